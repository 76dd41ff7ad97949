/** Texts for refused requests, and an error page without styles or scripts for those answered before any rendering. */
import { type Refusal, DEFAULT_REFUSAL } from '../../src/pages/refused-page';

/** Statuses that the refused page of the site shows too. */
const REFUSALS: Readonly<Record<number, Refusal>> = {
  400: {
    title: 'Adresse ou envoi incorrect',
    advice: 'Vérifiez l’adresse, ou revenez à la page précédente et recommencez.',
  },
  403: {
    title: 'Envoi refusé',
    advice:
      'Les formulaires de ce site s’envoient depuis ses propres pages. Ouvrez la page du formulaire et recommencez.',
  },
  405: {
    title: 'Envoi impossible',
    advice:
      'Cette page ne reçoit pas ce qui lui a été envoyé. Si vous remplissiez un formulaire, ouvrez sa page et recommencez.',
  },
  413: {
    title: 'Message trop long',
    advice:
      'Revenez à la page précédente, où votre texte se trouve normalement encore. Raccourcissez-le, puis envoyez-le de nouveau.',
  },
  415: {
    title: 'Format non accepté',
    advice: 'Revenez à la page précédente et envoyez le formulaire tel qu’il s’affiche.',
  },
};

/** The text of the refused page. @param status HTTP status from 400 to 499, but not 404, which has a page of its own */
export const refusalOf = (status: number): Refusal => REFUSALS[status] ?? DEFAULT_REFUSAL;

/** For statuses from 500. */
const FAULT: Refusal = {
  title: 'Une erreur est survenue',
  advice: 'Nous ne parvenons pas à afficher cette page. Réessayez dans quelques instants.',
};

/** Statuses that the refused page never shows: the site has another page for them, or answers without rendering. */
const PLAIN_PAGE_TEXTS: Readonly<Record<number, Refusal>> = {
  404: { title: 'Page non trouvée', advice: 'Rien ne se trouve à cette adresse.' },
  408: {
    title: 'Délai dépassé',
    advice:
      'Votre demande n’est pas arrivée en entier à temps. Vérifiez votre connexion, revenez à la page précédente et recommencez.',
  },
  431: {
    title: 'Adresse trop longue',
    advice:
      'L’adresse demandée, ou les cookies que votre navigateur y joint, sont trop longs. Raccourcissez l’adresse ou effacez les cookies de ce site, puis recommencez.',
  },
  503: { title: 'Le site est très sollicité', advice: 'Réessayez dans quelques secondes.' },
};

const textOf = (status: number): Refusal => PLAIN_PAGE_TEXTS[status] ?? (status >= 500 ? FAULT : refusalOf(status));

export function plainPage(status: number): string {
  const { title, advice } = textOf(status);
  return [
    '<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title} | VIPP</title></head><body><main><h1>${title}</h1><p>${advice}</p>`,
    '<p><a href="/">Revenir sur la page d’accueil</a></p></main></body></html>',
  ].join('');
}
