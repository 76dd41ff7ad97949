import { applicationPage } from '../components/application-page';

export const page = applicationPage('step2', {
  description:
    'Seconde étape de votre candidature au sein du groupe VIPP : formation, langues, expériences et motivation.',
  noindex: true,
});
