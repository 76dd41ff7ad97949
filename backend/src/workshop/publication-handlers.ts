/** Publishing a draft to all candidates or to a share of them, and taking versions back. */
import { eq } from 'drizzle-orm';
import { dayOf } from '@vipp/shared/contract/application/calendar';
import type { ApplicationDefinition } from '@vipp/shared/contract/application/definition';
import type { CurrentForm } from '@vipp/shared/contract/application/form-calls';
import { checkDefinition } from '@vipp/shared/lib/application/check-definition';
import { dayInWords } from '@vipp/shared/lib/day-in-words';
import { definitionOfFields } from '@vipp/shared/lib/workshop/definition-of-document';
import type { Queries } from '../database/database';
import { formDrafts } from '../database/content-schema';
import { findForm } from '../forms/form-versions';
import { endTrial, isSameForm, lockVersions, type Publication, publishForm } from '../forms/publish-form';
import { Refusal } from '../kernel/refusal';
import { requireForm } from './draft-handlers';
import { lockDraft } from './draft-sync';
import type { Handlers } from './handler';

/** Reasons not to publish or to end a trial, in words for recruiters, with the way on. */
const MAX_PROBLEMS = 10;

/** @throws Refusal while a trial runs */
function refuseDuringTrial({ trial }: CurrentForm): void {
  if (trial)
    throw new Refusal(
      `La version ${trial.version} est à l’essai auprès de ${trial.share}\u202F% des candidats. Publiez-la auprès de tous ou retirez-la d’abord\u202F: rien n’a été changé.`,
    );
}

/** @throws Refusal for another current version than the expected one */
function refuseOtherVersion({ version }: CurrentForm, expected: number): void {
  if (version === expected) return;
  throw new Refusal(
    `La version ${version} a été publiée après la version ${expected}. Comparez-la à la vôtre, puis publiez en la remplaçant, ou reprenez vos changements dans un brouillon de la version ${version}\u202F: rien n’a été changé.`,
  );
}

/** @throws Refusal with the problems */
function requireValid(value: unknown): ApplicationDefinition {
  const { definition, problems } = checkDefinition(value);
  if (definition) return definition;
  const listed = problems.slice(0, MAX_PROBLEMS).map(({ place, message }) => `${place}\u202F: ${message}`);
  const others = problems.length - listed.length;
  throw new Refusal(
    `Le formulaire n’est pas encore publiable. ${listed.join(' ')}${others > 0 ? ` Et ${others} autres.` : ''}`,
    { definition: problems.map(({ place, message }) => `${place}\u202F: ${message}`) },
  );
}

/** @throws Refusal for a form that is not valid, or the same as the current one */
async function publish(tx: Queries, live: CurrentForm, value: unknown, publication: Omit<Publication, 'definition'>) {
  const definition = requireValid(value);
  const { version } = live;
  if (isSameForm(live.definition, definition))
    throw new Refusal(
      `Rien n’a été publié\u202F: la version ${version}, que reçoivent les candidats, dit la même chose.`,
    );
  return { version: await publishForm(tx, live, { ...publication, definition }) };
}

const openingIn = ({ position, city }: { position: string; city: string }): string =>
  `«\u202F${position}, ${city}\u202F»`;

export const publicationHandlers = {
  publishDraft: {
    run: async ({ queries, caller: { email } }, { draft, last, current, reason, share, replacesTrial }) => {
      // The versions before the draft: every publication locks in this order.
      const live = await lockVersions(queries);
      const { basedOn, revision, changedBy, fields } = await lockDraft(queries, draft, 'no key update');
      if (revision !== last) {
        throw new Refusal(
          `${changedBy} vient de modifier ce brouillon. Relisez ce qui change, puis publiez de nouveau\u202F: rien n’a été publié.`,
        );
      }
      const { trial } = live;
      if (share === null || trial?.version !== replacesTrial) refuseDuringTrial(live);
      // A draft of the version on trial corrects it.
      const replaced = trial?.version === basedOn ? live.version : basedOn;
      refuseOtherVersion(live, current ?? replaced);
      const published = await publish(queries, live, definitionOfFields(fields), { by: email, reason, share, draft });
      await queries.delete(formDrafts).where(eq(formDrafts.draftId, draft));
      return published;
    },
    subject: ({ share }, { version }) => `version ${version}${share === null ? '' : ` à ${share}\u202F%`}`,
  },
  endTrial: {
    run: async ({ queries, caller: { email } }, { version, outcome, reason }) => {
      const { trial, version: current } = await lockVersions(queries);
      if (trial?.version !== version)
        throw new Refusal(`La version ${version} n’est plus à l’essai\u202F: un collègue a terminé l’essai.`);
      await endTrial(queries, { outcome, by: email, reason });
      return { version: outcome === 'publish' ? version : current };
    },
    subject: ({ version, outcome }) =>
      `version ${version}\u202F: ${outcome === 'publish' ? 'publiée auprès de tous' : 'retirée'}`,
  },
  /** The larger trial is a version of its own: a published version never changes, and its figures are those of one share. */
  raiseShare: {
    run: async ({ queries, caller: { email } }, { version, share }) => {
      const live = await lockVersions(queries);
      const { trial } = live;
      const found = await findForm(queries, version);
      if (!found || trial?.version !== version || trial.share >= share)
        throw new Refusal(
          `La version ${version} n’est plus à l’essai, ou l’est déjà auprès de ${share}\u202F% des candidats\u202F: rien n’a été changé.`,
        );
      const reason = `Essai de la version ${version} élargi de ${trial.share}\u202F% à ${share}\u202F% des candidats`;
      return publish(queries, live, found.definition, { by: email, reason, share });
    },
    subject: ({ version: before, share }, { version }) =>
      `version ${version}, celle de la version ${before}, à ${share}\u202F%`,
  },
  changeOpening: {
    run: async ({ queries, caller: { email } }, { current, position, city, closesOn }) => {
      const live = await lockVersions(queries);
      refuseDuringTrial(live);
      refuseOtherVersion(live, current);
      const { definition } = live;
      let changed = 0;
      const positions = definition.positions.map((one) => ({
        ...one,
        openings: one.openings.map((opening) => {
          if (one.value !== position || opening.city !== city) return opening;
          changed += 1;
          return { ...opening, closesOn };
        }),
      }));
      if (changed === 0) throw new Refusal('Cette offre n’existe plus.', {}, 404);
      const reason = `Offre ${openingIn({ position, city })}\u202F: ${closesOn < dayOf(new Date()) ? 'fermée' : `ouverte jusqu’au ${dayInWords(closesOn)}`}`;
      return publish(queries, live, { ...definition, positions }, { by: email, reason });
    },
    subject: (input, { version }) => `version ${version}, ${openingIn(input)} jusqu’au ${input.closesOn}`,
  },
  restoreVersion: {
    run: async ({ queries, caller: { email } }, { version, current, reason }) => {
      const live = await lockVersions(queries);
      refuseDuringTrial(live);
      const earlier = await requireForm(queries, version);
      refuseOtherVersion(live, current);
      return publish(queries, live, earlier.definition, { by: email, reason });
    },
    subject: ({ version: earlier }, { version }) => `version ${version}, contenu de la version ${earlier}`,
  },
} satisfies Partial<Handlers>;
