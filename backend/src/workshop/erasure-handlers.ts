import { count, eq } from 'drizzle-orm';
import { dayOf } from '@vipp/shared/contract/application/calendar';
import type { erasureCalls } from '@vipp/shared/contract/workshop/erasure-calls';
import { candidats } from '../database/candidate-schema';
import { applicationErasedMail } from '../mail/application-mails';
import { collections } from '../operators/collections';
import { Refusal } from '../kernel/refusal';
import { findApplication } from './application-queries';
import type { Handlers } from './handler';

const isDue = () => collections.candidats.retention.isExpired(dayOf(new Date()));

export const erasureHandlers: Handlers<typeof erasureCalls> = {
  dueApplications: {
    run: async ({ queries }) => {
      const [due] = await queries.select({ count: count() }).from(candidats).where(isDue());
      return { count: due?.count ?? 0 };
    },
  },
  purgeApplications: {
    run: async ({ queries }, { count: confirmed }) => {
      const erased = await queries.delete(candidats).where(isDue()).returning({ id: candidats.id });
      if (erased.length !== confirmed)
        throw new Refusal(
          `Le nombre de candidatures à effacer a changé entre-temps\u202F: ${erased.length} au lieu de ${confirmed}. Rien n’a été effacé.`,
        );
      return { count: erased.length };
    },
    subject: (_input, { count: erased }) =>
      `${erased} candidature${erased > 1 ? 's' : ''} au terme de la durée de conservation`,
  },
  eraseApplication: {
    run: async ({ queries, outbox }, { reference: typed }) => {
      const { id, reference, email, prenoms } = await findApplication(queries, typed, true);
      await queries.delete(candidats).where(eq(candidats.id, id));
      await outbox.put(queries, applicationErasedMail({ to: email, prenoms, reference }));
      return { reference };
    },
    subject: (_input, { reference }) => reference,
    sendsMail: true,
  },
};
