import { NARROW_SPACE } from '../format';
import type { FormDefinition } from './form-definition';
import type { FormAnswer, FormOutcome } from './form-answer';

const KEPT = 'Vos réponses sont conservées.';

/** « dans 40 secondes », « dans 3 minutes ». */
function waitingTime(seconds: number): string {
  if (seconds < 60) return `dans ${seconds}${NARROW_SPACE}seconde${seconds > 1 ? 's' : ''}`;
  const minutes = Math.ceil(seconds / 60);
  return `dans ${minutes}${NARROW_SPACE}minute${minutes > 1 ? 's' : ''}`;
}

type Failure = { title: string; text?: string };

function describeRefusal({ texts }: FormDefinition, outcome: Extract<FormOutcome, { kind: 'refused' }>): Failure {
  if (outcome.by === 'trap') {
    return {
      title: 'Nous n’avons pas pu distinguer cet envoi de celui d’un robot.',
      text: `Relisez vos réponses, puis envoyez-les de nouveau. ${KEPT}`,
    };
  }
  return { title: outcome.message ?? (Object.keys(outcome.errors).length > 0 ? texts.invalid : texts.unreachable) };
}

/** What went wrong with a form, in words; undefined when nothing did. */
export function describeFailure(form: FormDefinition, { outcome }: FormAnswer): Failure | undefined {
  switch (outcome.kind) {
    case 'refused':
      return describeRefusal(form, outcome);
    case 'unreachable':
      return { title: form.texts.unreachable, text: `${KEPT} Vous pouvez réessayer sans risque d’envoyer deux fois.` };
    case 'limited':
      return {
        title: 'Nous avons reçu beaucoup d’envois en peu de temps.',
        text: `Réessayez ${waitingTime(outcome.retryAfterSeconds)}. ${KEPT}`,
      };
    case 'accepted':
    case 'preview':
    case 'draft':
      return undefined;
  }
}
