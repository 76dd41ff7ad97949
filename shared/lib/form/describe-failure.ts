import { NARROW_SPACE } from '../format';
import type { FormDefinition } from './form-definition';
import type { FormAnswer, FormOutcome } from './form-answer';

/** A password is never sent back to the page, so the visitor must type it again. */
const hasPassword = ({ fields }: FormDefinition): boolean => fields.some(({ kind }) => kind === 'password');

const describeInput = (form: FormDefinition): string =>
  hasPassword(form) ? 'Par sécurité, saisissez de nouveau le mot de passe.' : 'Vos réponses sont conservées.';

/** « dans 40 secondes », « dans 3 minutes ». */
function waitingTime(seconds: number): string {
  if (seconds < 60) return `dans ${seconds}${NARROW_SPACE}seconde${seconds > 1 ? 's' : ''}`;
  const minutes = Math.ceil(seconds / 60);
  return `dans ${minutes}${NARROW_SPACE}minute${minutes > 1 ? 's' : ''}`;
}

type Failure = { title: string; text?: string };

/** For a refusal without a reason. A form of a link in a mail has no fields to correct; its text explains what to do. */
const describeUnexplained = ({ fields, texts }: FormDefinition): Failure =>
  fields.length === 0
    ? { title: texts.invalid }
    : {
        title: 'Votre envoi a été refusé, sans que notre service en donne la raison.',
        text: 'Vérifiez ce que vous avez saisi, puis envoyez-le de nouveau. Si le refus persiste, réessayez plus tard.',
      };

function describeRefusal(form: FormDefinition, outcome: Extract<FormOutcome, { kind: 'refused' }>): Failure {
  if (outcome.by === 'honeypot') {
    return {
      title: 'Votre envoi n’est pas encore parti.',
      text: `Relisez vos réponses, puis envoyez-les de nouveau. ${describeInput(form)}`,
    };
  }
  if (outcome.message !== undefined) return { title: outcome.message };
  return Object.keys(outcome.errors).length > 0 ? { title: form.texts.invalid } : describeUnexplained(form);
}

/** Title and text for the failure of a form; undefined when it has not failed. */
export function describeFailure(form: FormDefinition, { outcome }: FormAnswer): Failure | undefined {
  switch (outcome.kind) {
    case 'refused':
      return describeRefusal(form, outcome);
    case 'unreachable':
      return {
        title: form.texts.unreachable,
        text: `${describeInput(form)} Vous pouvez réessayer dans quelques instants.`,
      };
    case 'limited':
      return {
        title: 'Nous avons reçu beaucoup d’envois en peu de temps.',
        text: `Réessayez ${waitingTime(outcome.retryAfterSeconds)}. ${describeInput(form)}`,
      };
    case 'accepted':
    case 'preview':
    case 'draft':
      return undefined;
  }
}
