/** Actions of visitors on a phone: each begins on its page, and ends at its visible result. */
import { STUDY } from '../../e2e/support/site-pages';

/** The pressed element, the text typed into it, and an element that is then shown; puppeteer's selectors. */
export type Step = { press: string; type?: string; shown: string };
type Interaction = { address: string; steps: readonly Step[] };

const OPEN = '[id="menu-principal"]:popover-open';
const button = (name: string): string => `::-p-aria([name="${name}"][role="button"])`;
const menu = (shown: string): Step => ({ press: button('Menu'), shown });
const theme = (name: string): Step => ({
  press: button('Changer de thème, clair ou sombre'),
  shown: `html[data-theme="${name}"]`,
});
const CHOICE = '#liste label:has(input[value="vie-du-groupe"])';
const tab = (name: string): Step => ({
  press: `::-p-aria([name="${name}"][role="tab"])`,
  shown: `::-p-xpath(//*[@role="tab"][@aria-selected="true"][normalize-space()="${name}"])`,
});
const experience = (number: number): Step => ({
  press: button('Ajouter une expérience'),
  shown: `::-p-aria([name="Expérience ${number}"][role="group"])`,
});
const OPENER = button('Je souhaite récupérer cette étude de cas');
const GIVEN_NAME = 'dialog[open] input[autocomplete="given-name"]';

export const INTERACTIONS: Readonly<Record<string, Interaction>> = {
  menu: { address: '/', steps: [menu(OPEN), menu(`html:not(:has(${OPEN}))`)] },
  theme: { address: '/', steps: ['dark', 'light', 'dark'].map(theme) },
  panel: { address: '/', steps: [{ press: 'main details:not([open]) > summary', shown: 'main details[open]' }] },
  filter: {
    address: '/actualite',
    steps: [
      { press: '::-p-text(Afficher les filtres)', shown: '#liste label:has(input[name="categorie"])' },
      { press: CHOICE, shown: `${CHOICE}:has(:checked)` },
    ],
  },
  search: {
    address: '/actualite',
    steps: [{ press: '#liste input[type="search"]', type: 'client', shown: '#liste mark' }],
  },
  modal: {
    address: STUDY,
    steps: [
      { press: OPENER, shown: GIVEN_NAME },
      { press: GIVEN_NAME, type: 'Awa', shown: GIVEN_NAME },
      { press: button('Fermer'), shown: 'html:not(:has(dialog[open]))' },
    ],
  },
  carousel: { address: '/rse', steps: ['Équité', 'Honnêteté', 'Humilité'].map(tab) },
  'add-experience': { address: '/recrutements/candidature/step2', steps: [1, 2, 3].map(experience) },
};
