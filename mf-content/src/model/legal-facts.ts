/** The rows of facts in the legal pages: only filled-in ones. */
import type { SiteFacts } from '@vipp/shared/contract/site-facts';
import { telephoneLink } from '@vipp/shared/lib/telephone-link';

/** One line, as « Siège social : 1 rue de l’Exemple, Paris ». */
export type FactRow = { term: string; text: string; href?: string; isBlank?: boolean };

/** Rows for the section whose name matches, or for a section of their own. */
export type FactGroup = {
  name: string;
  matches: RegExp;
  rows: FactRow[];
  /** What law asks for: while none is filled in, the first section without its facts says where to ask for them. */
  onRequest?: string;
};

type Telephone = { phone?: string | undefined };
type Email = { email?: string | undefined };

const row = (term: string, text: string | undefined): FactRow[] => (text ? [{ term, text }] : []);
const phoneRow = ({ phone }: Telephone): FactRow[] => (phone ? [{ term: 'Téléphone', ...telephoneLink(phone) }] : []);
const emailRow = ({ email }: Email): FactRow[] =>
  email ? [{ term: 'Adresse e-mail', text: email, href: `mailto:${email}` }] : [];

/** The groups of /mentionslegales. */
export const legalFacts = ({ editor = {}, publicationDirector, host = {} }: SiteFacts): FactGroup[] => [
  {
    name: 'Éditeur du site',
    matches: /édit/i,
    rows: [
      ...row('Dénomination', editor.name),
      ...row('Forme juridique', editor.legalForm),
      ...row('Capital social', editor.shareCapital),
      ...row('Siège social', editor.address),
      ...row('Immatriculation', editor.registration),
      ...row('TVA intracommunautaire', editor.vatNumber),
      ...phoneRow(editor),
      ...emailRow(editor),
    ],
    onRequest: 'forme juridique, siège et immatriculation de l’éditeur',
  },
  {
    name: 'Direction de la publication',
    matches: /publication/i,
    rows: row('Direction de la publication', publicationDirector),
    onRequest: 'direction de la publication',
  },
  {
    name: 'Hébergement',
    matches: /héberg/i,
    rows: [...row('Hébergeur', host.name), ...row('Adresse', host.address), ...phoneRow(host)],
    onRequest: 'nom, adresse et téléphone de l’hébergeur',
  },
];

/** The group of /politique; its text always says that one may write by the contact form. */
export const privacyFacts = ({ dataProtection = {} }: SiteFacts): FactGroup[] => [
  {
    name: 'Protection des données',
    matches: /responsable|délégué/i,
    rows: [
      ...row('Délégué à la protection des données', dataProtection.name),
      ...row('Adresse', dataProtection.address),
      ...phoneRow(dataProtection),
      ...emailRow(dataProtection),
    ],
  },
];
