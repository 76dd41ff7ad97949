/** Texts of the pages that refuse a request. Only the server needs them: browsers get the text with the page. */
import { DEFAULT_REFUSAL, type Refusal } from '../../src/pages/refused-page';

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

/** @param status HTTP status from 400 to 499, other than 404, which has a page of its own */
export const refusalOf = (status: number): Refusal => REFUSALS[status] ?? DEFAULT_REFUSAL;
