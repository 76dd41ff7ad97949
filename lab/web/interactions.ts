/** What visitors do on a phone: each begins on its page, and ends once the result of its last step is shown. */
import { STUDY } from '../../e2e/support/site-pages';

/** What is pressed or typed, and what is then in the page; Playwright's selectors. */
export type Step = { press: string; shown: string } | { type: string; into: string; shown: string };
export type Interaction = { address: string; steps: readonly Step[] };

const OPEN = '[id="menu-principal"]:popover-open';
const MENU = { press: 'role=button[name="Menu"]', shown: OPEN };
const CLOSED = { ...MENU, shown: `html:not(:has(${OPEN}))` };
const THEME = 'role=button[name="Changer de thème, clair ou sombre"]';
const OPENER = 'role=button[name="Je souhaite récupérer cette étude de cas"]';
const SEARCH = 'role=searchbox[name="Recherche par mots clés"]';

const theme = (name: string): Step => ({ press: THEME, shown: `html[data-theme="${name}"]` });
const panel = (index: number): Step => ({
  press: `main details >> nth=${index} >> summary`,
  shown: `main details >> nth=${index} >> xpath=self::*[@open]`,
});
const choice = (value: string): Step => ({
  press: `#liste label:has(input[value="${value}"])`,
  shown: `#liste label:has(input[value="${value}"]:checked)`,
});
const tab = (name: string): Step => ({
  press: `role=tab[name="${name}"]`,
  shown: `role=tab[name="${name}"][selected]`,
});
const experience = (number: number): Step => ({
  press: 'role=button[name="Ajouter une expérience"]',
  shown: `role=group[name="Expérience ${number}"]`,
});

export const INTERACTIONS: Readonly<Record<string, Interaction>> = {
  menu: { address: '/', steps: [MENU, CLOSED, MENU, CLOSED] },
  theme: { address: '/', steps: ['dark', 'light', 'dark'].map(theme) },
  panel: { address: '/', steps: [1, 2, 0].map(panel) },
  filter: {
    address: '/actualite',
    steps: [
      { press: 'text=Afficher les filtres', shown: '#liste label:has(input[name="categorie"])' },
      ...['vie-du-groupe', 'relation-client'].map(choice),
    ],
  },
  search: { address: '/actualite', steps: [{ type: 'client', into: SEARCH, shown: '#liste mark' }] },
  modal: {
    address: STUDY,
    steps: [
      { press: OPENER, shown: 'role=dialog' },
      { type: 'Awa', into: 'role=dialog >> role=textbox[name=/^Prénom/]', shown: 'role=dialog' },
      { press: 'role=dialog >> role=button[name="Fermer"]', shown: OPENER },
    ],
  },
  carousel: { address: '/rse', steps: ['Équité', 'Honnêteté', 'Humilité'].map(tab) },
  'add-experience': { address: '/recrutements/candidature/step2', steps: [1, 2, 3].map(experience) },
};
