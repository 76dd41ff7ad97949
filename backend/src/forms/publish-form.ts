/** Publishing versions of the application form: to all candidates, or first to a share of them. */
import { and, eq, sql } from 'drizzle-orm';
import type { ApplicationDefinition } from '@vipp/shared/contract/application/definition';
import type { CurrentForm } from '@vipp/shared/contract/application/form-calls';
import type { Queries } from '../database/database';
import { formVersions } from '../database/content-schema';
import { currentForm } from './form-versions';

export type Publication = {
  definition: ApplicationDefinition;
  by: string;
  reason: string;
  /** Percentage of candidates of a trial; null or absent for all candidates. */
  share?: number | null;
  /** Id of the draft that becomes the version. */
  draft?: string;
};

const now = sql`now()`;

/**
 * Makes all other publications wait until the end of this transaction. It locks the table and not a row: a transaction that
 * waited for the row would find it retired, and no published one.
 *
 * @returns what candidates get
 */
export async function lockVersions(tx: Queries): Promise<CurrentForm> {
  await tx.execute(sql`lock table ${formVersions} in share row exclusive mode`);
  return currentForm(tx);
}

const retireCurrent = (tx: Queries) =>
  tx.update(formVersions).set({ state: 'retired', replacedAt: now }).where(eq(formVersions.state, 'published'));

/** Publishes a definition as the next version, in the transaction that has locked them. @returns the new version */
export async function publishForm(
  tx: Queries,
  live: CurrentForm,
  { definition, by, reason, share = null, draft }: Publication,
): Promise<number> {
  if (share === null && live.trial) throw new Error('a version cannot be published during a trial');
  if (share === null) await retireCurrent(tx);
  else if (live.trial) await closeTrial(tx, { outcome: 'take-back', by, reason });
  const version = (live.newest ?? live.version) + 1;
  const state = share === null ? ('published' as const) : ('trial' as const);
  const values = { version, state, definition, share, publishedBy: by, reason, publishedAt: now };
  if (draft === undefined) await tx.insert(formVersions).values(values);
  else
    await tx
      .update(formVersions)
      .set(values)
      .where(and(eq(formVersions.id, draft), eq(formVersions.state, 'draft')));
  return version;
}

export type TrialEnd = { outcome: 'publish' | 'take-back'; by: string; reason: string };

/** The version on trial goes to all candidates, or to none. */
export async function endTrial(tx: Queries, end: TrialEnd): Promise<void> {
  if (end.outcome === 'publish') await retireCurrent(tx);
  await closeTrial(tx, end);
}

const closeTrial = (tx: Queries, { outcome, by, reason }: TrialEnd) =>
  tx
    .update(formVersions)
    .set({
      ...(outcome === 'publish' ? { state: 'published' } : { state: 'retired', replacedAt: now }),
      trialEndedAt: now,
      trialEndedBy: by,
      trialEndReason: reason,
    })
    .where(eq(formVersions.state, 'trial'));

/** Whether two definitions ask and say the same. Both were parsed by `definitionSchema`, so their properties have one order. */
export const isSameForm = (one: ApplicationDefinition, other: ApplicationDefinition): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
