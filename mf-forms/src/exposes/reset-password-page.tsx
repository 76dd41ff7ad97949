import type { PageModule } from '@vipp/shared/contract/page-module';
import { formActions } from '@vipp/shared/lib/form/form-action';
import { formTitle } from '@vipp/shared/lib/form/form-answer';
import { loadResetPassword, type ResetPasswordData } from '../model/password-data';
import { changePasswordForm, sendChangePassword } from '../model/password-forms';
import { ResetPasswordPage } from '../pages/reset-password-page';

export const page: PageModule<ResetPasswordData> = {
  Component: ResetPasswordPage,
  loader: loadResetPassword,
  action: formActions({ [changePasswordForm.name]: sendChangePassword }),
  meta: (_data, actionData) => ({
    title: formTitle('Réinitialisation du mot de passe', actionData),
    description:
      'Utilisateurs du back-office de VIPP : choisissez un nouveau mot de passe avec le lien que vous avez reçu.',
    noindex: true,
  }),
};
