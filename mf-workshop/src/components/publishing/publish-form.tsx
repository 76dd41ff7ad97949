import type { ReactNode } from 'react';
import { callWorkshop } from '@vipp/shared/api/call-workshop';
import type { ListedVersion } from '@vipp/shared/contract/workshop/draft-calls';
import { publicationCalls, SHARES } from '@vipp/shared/contract/workshop/publication-calls';
import type { CheckboxField, ChoiceField, TextAreaField } from '@vipp/shared/lib/form/form-definition';
import { FieldsForm } from '../fields-form';
import { reasonProblem } from '../forms/reason-form';

const REASON: TextAreaField = {
  name: 'reason',
  label: 'Pourquoi ce changement',
  hint: 'Vos collègues le liront dans l’historique.',
  kind: 'textarea',
  rows: 3,
  required: true,
};
const ALL = 'tous';
const SHARE_OPTIONS = SHARES.map((share) => ({
  value: String(share),
  label: `${share}\u202F% des candidats, à l’essai`,
}));
const AUDIENCE: ChoiceField = {
  name: 'audience',
  label: 'Qui reçoit cette version',
  hint: 'Lors d’un essai, une partie des nouveaux candidats la reçoit, les autres gardent la version actuelle.',
  kind: 'radio',
  options: [{ value: ALL, label: 'Tous les candidats' }, ...SHARE_OPTIONS],
};
const AUDIENCE_OF_TRIAL: ChoiceField = { ...AUDIENCE, options: SHARE_OPTIONS };
const REPLACES: CheckboxField = {
  name: 'replaces',
  label: 'J’ai comparé les deux\u202F: cette version peut être remplacée',
  kind: 'checkbox',
  required: true,
};
const REASON_MISSING = 'Dites pourquoi, en quelques mots.';
const NOT_CONFIRMED = 'Confirmez que la version publiée depuis peut être remplacée.';

export type Published = { version: number; share: number | null };

type Props = {
  draft: string;
  last: number;
  /** The version that is replaced, where it is not the one that the draft was made from. */
  replaces: number | undefined;
  /** The version on trial, whose place this one takes. */
  trial: ListedVersion | undefined;
  isBlocked: boolean;
  onSending: (isSending: boolean) => void;
  onPublished: (published: Published) => void;
  /** Called when the service has refused to publish. */
  onRefused: () => void;
  /** Says why publishing is blocked. */
  children: ReactNode;
};

/** Reason and audience of a publication. */
export function PublishForm(props: Props) {
  const { draft, last, replaces, trial, isBlocked, onSending, onPublished, onRefused, children } = props;
  const audience = trial ? AUDIENCE_OF_TRIAL : AUDIENCE;
  const check = ({ reason = '', replaces: isConfirmed }: Readonly<Record<string, string>>): Record<string, string> => ({
    ...reasonProblem(reason.trim(), REASON_MISSING),
    ...(replaces !== undefined && isConfirmed === undefined && { replaces: NOT_CONFIRMED }),
  });
  const run = async ({ reason = '', audience: chosen }: Readonly<Record<string, string>>) => {
    const share = SHARES.find((one) => String(one) === chosen) ?? null;
    onSending(true);
    const current = replaces !== undefined && { current: replaces };
    const call = {
      draft,
      last,
      reason: reason.trim(),
      share,
      ...current,
      ...(trial && { replacesTrial: trial.version }),
    };
    const answer = await callWorkshop(publicationCalls, 'publishDraft', call);
    if (answer.ok) return { ...answer, data: { version: answer.data.version, share } };
    onSending(false);
    onRefused();
    return answer;
  };
  return (
    <FieldsForm
      id="publier"
      fields={replaces === undefined ? [REASON, audience] : [REASON, audience, REPLACES]}
      values={{ audience: trial ? String(trial.share) : ALL }}
      submit={['Publier', 'Publication en cours…']}
      check={check}
      run={run}
      onDone={(published) => {
        onPublished(published);
        onSending(false);
      }}
      blockedBy={isBlocked ? 'publier-obstacles' : undefined}
    >
      {children}
    </FieldsForm>
  );
}
