import type { PageModule } from '@vipp/shared/contract/page-module';
import { formActions } from '@vipp/shared/lib/form/form-action';
import { formTitle } from '@vipp/shared/lib/form/form-answer';
import { loadVerifyEmail, type VerifyEmailData } from '../model/password-data';
import { sendVerifyEmail, verifyEmailForm } from '../model/password-forms';
import { VerifyEmailPage } from '../pages/verify-email-page';

export const page: PageModule<VerifyEmailData> = {
  Component: VerifyEmailPage,
  loader: loadVerifyEmail,
  action: formActions({ [verifyEmailForm.name]: sendVerifyEmail }),
  meta: (_data, actionData) => ({
    title: formTitle('Vérification de l’adresse électronique', actionData),
    description: 'Utilisateurs du back-office de VIPP : recevez un lien pour choisir un nouveau mot de passe.',
    noindex: true,
  }),
};
