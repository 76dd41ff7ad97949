/** Error page without styles or scripts, for requests that are answered before a page can be rendered. */
import type { Refusal } from '../../src/pages/refused-page';
import { refusalOf } from './refusals';

const FAULT: Refusal = {
  title: 'Une erreur est survenue',
  advice: 'Nous ne parvenons pas à afficher cette page. Réessayez dans quelques instants.',
};

const TEXTS: Readonly<Record<number, Refusal>> = {
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

const textOf = (status: number): Refusal => TEXTS[status] ?? (status >= 500 ? FAULT : refusalOf(status));

export function plainPage(status: number): string {
  const { title, advice } = textOf(status);
  return [
    '<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title} | VIPP</title></head><body><main><h1>${title}</h1><p>${advice}</p>`,
    '<p><a href="/">Revenir sur la page d’accueil</a></p></main></body></html>',
  ].join('');
}
