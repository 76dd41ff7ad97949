/** Tables of back-office accounts. After a change: `npm run migrations:generate -w backend`. */
import { sql } from 'drizzle-orm';
import { ROLES } from '@vipp/shared/contract/workshop/roles';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, moment, record } from './columns';

const ROLE_LIST = sql.raw(ROLES.map((role) => `'${role}'`).join(', '));

export const users = pgTable(
  'users',
  {
    ...record,
    email: text().notNull(),
    /** Null until the user has chosen a password. */
    passwordHash: text('password_hash'),
    /** Null for accounts of another back office, which have no access to the workshop. */
    role: text({ enum: ROLES }),
    /** Public key of the key pair with which a referent last opened a report. */
    reportKey: text('report_key'),
  },
  (table) => [
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
    check('users_role', sql`${table.role} in (${ROLE_LIST})`),
  ],
);

export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** Null for an address without an account: the request does the same work either way. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    createdAt,
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('password_resets_user').on(table.userId), index('password_resets_expires_at').on(table.expiresAt)],
);
