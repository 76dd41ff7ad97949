/** Reasons not to publish or to end a trial, in words for recruiters, with the way on. */
import { eq } from 'drizzle-orm';
import type { ApplicationDefinition } from '@vipp/shared/contract/application/definition';
import { checkDefinition } from '@vipp/shared/lib/application/check-definition';
import type { Queries } from '../database/database';
import { formVersions } from '../database/form-version-schema';
import type { Live } from '../forms/publish-form';
import { Refusal } from '../kernel/refusal';

const MAX_PROBLEMS = 10;

const dayAndTime = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Africa/Lome',
});

/** @throws Refusal while a trial runs */
export function refuseDuringTrial({ trial }: Live): void {
  if (trial)
    throw new Refusal(
      `La version ${trial.version} est à l’essai auprès de ${trial.share}\u202F% des candidats. Publiez-la auprès de tous ou retirez-la d’abord\u202F: rien n’a été changé.`,
    );
}

/** @throws Refusal where the current version is not the expected one, with who published it and when */
export async function refuseOtherVersion(tx: Queries, { current }: Live, expected: number): Promise<void> {
  if (current.version === expected) return;
  const [row] = await tx
    .select({ by: formVersions.publishedBy, at: formVersions.publishedAt })
    .from(formVersions)
    .where(eq(formVersions.version, current.version));
  const when = row?.at ? ` le ${dayAndTime.format(row.at)}` : '';
  throw new Refusal(
    `La version ${current.version} a été publiée par ${row?.by ?? 'un collègue'}${when}, après la version ${expected}. Comparez-la à la vôtre, puis publiez en la remplaçant, ou reprenez vos changements dans un brouillon de la version ${current.version}\u202F: rien n’a été changé.`,
  );
}

/**
 * @param check `checkNewVersion` for one that was never published
 * @throws Refusal with what is wrong
 */
export function requireValid(value: unknown, check = checkDefinition): ApplicationDefinition {
  const { definition, problems } = check(value);
  if (definition) return definition;
  const listed = problems.slice(0, MAX_PROBLEMS).map(({ place, message }) => `${place}\u202F: ${message}`);
  const others = problems.length - listed.length;
  throw new Refusal(
    `Le formulaire n’est pas encore publiable. ${listed.join(' ')}${others > 0 ? ` Et ${others} autres.` : ''}`,
    { definition: problems.map(({ place, message }) => `${place}\u202F: ${message}`) },
  );
}
