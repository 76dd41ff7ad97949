/** Links in the mails of the newsletter. They change nothing without a click on the page, because mail scanners open them. */
import { newsletterLinkSchema } from '@vipp/shared/contract/forms/newsletter';
import { success, type Result } from '@vipp/shared/contract/result';
import { formAction } from '@vipp/shared/lib/form/form-action';
import type { FormToken } from '@vipp/shared/lib/form/form-answer';
import type { FormDefinition } from '@vipp/shared/lib/form/form-definition';
import { newFormToken } from '@vipp/shared/lib/form/form-token';

export type NewsletterLinkData = { formToken: FormToken };

export const loadNewsletterLink = async (): Promise<Result<NewsletterLinkData>> =>
  success({ formToken: newFormToken() });

const INVALID_LINK = 'Ce lien n’est plus valable. Inscrivez-vous à nouveau depuis le site.';
const UNREACHABLE = 'Votre demande n’a pas pu être envoyée : notre service ne répond pas.';

export const confirmationForm: FormDefinition = {
  name: 'newsletterConfirm',
  fields: [],
  texts: {
    submit: 'Confirmer mon inscription',
    sending: 'Envoi en cours…',
    invalid: INVALID_LINK,
    unreachable: UNREACHABLE,
  },
};

export const unsubscribeForm: FormDefinition = {
  name: 'newsletterUnsubscribe',
  fields: [],
  texts: { submit: 'Me désinscrire', sending: 'Envoi en cours…', invalid: INVALID_LINK, unreachable: UNREACHABLE },
};

/** Takes the token from the address, because the form has no fields. */
const toPayload = (_values: unknown, { token }: Readonly<Record<string, string | undefined>>) => ({ token });

export const sendConfirmation = formAction({
  name: 'newsletterConfirm',
  schema: newsletterLinkSchema,
  toPayload,
  isOneClick: true,
});
export const sendUnsubscription = formAction({
  name: 'newsletterUnsubscribe',
  schema: newsletterLinkSchema,
  toPayload,
  isOneClick: true,
});
