import { Notice } from '@vipp/shared/ui/notice';
import { REQUEST_FIELDS, type RequestReply } from '../model/study-request';

/** Errors that belong to no field of the form are told together. */
function formErrors({ outcome }: RequestReply): string[] {
  if (outcome.kind !== 'refused') return [];
  const ownNames: readonly string[] = REQUEST_FIELDS.map(({ name }) => name);
  const others = Object.entries(outcome.errors).filter(([name]) => !ownNames.includes(name));
  return [...(outcome.message ? [outcome.message] : []), ...others.flatMap(([, messages]) => messages)];
}

function patience(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return `Trop de demandes sont parties de votre adresse. Réessayez dans ${minutes} minute${minutes > 1 ? 's' : ''}.`;
}

type Props = { reply: RequestReply };

/** What went wrong with a request as a whole; nothing when its fields tell it all. */
export function RequestNotice({ reply }: Props) {
  const { outcome } = reply;
  if (outcome.kind === 'unreachable' || outcome.kind === 'limited') {
    return (
      <Notice kind="error" title="Votre demande n’a pas pu être envoyée.">
        <p>Vos réponses sont conservées. {outcome.kind === 'limited' ? patience(outcome.retryAfterSeconds) : 'Réessayez dans un instant.'}</p>
      </Notice>
    );
  }
  const messages = formErrors(reply);
  if (messages.length === 0) return null;
  return (
    <Notice kind="error">
      {messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
    </Notice>
  );
}
