import type { PageMeta } from '@vipp/shared/contract/page-module';
import { formTitle, readFormAnswer } from '@vipp/shared/lib/form/form-answer';
import { BACKGROUND_FORM, IDENTITY_FORM } from './application-forms';

const TITLES = {
  step1: 'Candidature\u202F: votre identité',
  step2: 'Candidature\u202F: votre parcours',
  preview: 'Candidature\u202F: relecture',
  sent: 'Candidature envoyée',
} as const;

/** Title of the current step; without JavaScript the page of one step may show the other. */
function titleOf(start: 'step1' | 'step2', actionData: unknown): string {
  if (readFormAnswer(actionData, IDENTITY_FORM)) return TITLES.step1;
  const kind = readFormAnswer(actionData, BACKGROUND_FORM)?.outcome.kind;
  if (kind === 'preview') return TITLES.preview;
  if (kind === 'accepted') return TITLES.sent;
  return kind ? TITLES.step2 : TITLES[start];
}

export const identityMeta = (actionData: unknown): PageMeta => ({
  title: formTitle(titleOf('step1', actionData), actionData),
  description:
    'Déposez votre candidature au sein du groupe VIPP, au Bénin, au Togo ou au Rwanda\u202F: identité, coordonnées et poste visé.',
});

export const backgroundMeta = (actionData: unknown): PageMeta => ({
  title: formTitle(titleOf('step2', actionData), actionData),
  description:
    'Seconde étape de votre candidature au sein du groupe VIPP : formation, langues, expériences et motivation.',
  noindex: true,
});
