import { entryExample } from '@vipp/shared/testing/content-entries';
import { siteFactsExample } from '@vipp/shared/testing/site-facts';
import { toLegalData } from './legal-data';
import { legalFacts, privacyFacts } from './legal-facts';

const legal = (facts = siteFactsExample, names = ['Éditeur du site', 'Direction de la publication', 'Hébergement']) =>
  toLegalData(
    names.map((name) => entryExample(name)),
    5,
    legalFacts(facts),
  ).sections;

describe('the facts of the legal notices', () => {
  it('are rows of the sections that they belong to', () => {
    const [editor, direction, host] = legal();
    const company = ['Dénomination', 'Forme juridique', 'Capital social', 'Siège social', 'Immatriculation'];
    const terms = [...company, 'TVA intracommunautaire', 'Téléphone', 'Adresse e-mail'];
    expect(editor?.rows?.map(({ term }) => term)).toEqual(terms);
    expect(direction?.rows).toEqual([{ term: 'Direction de la publication', text: 'Awa Exemple, présidente' }]);
    expect(host?.rows?.at(-1)).toEqual({
      term: 'Téléphone',
      text: '+33\u00a01\u00a099\u00a000\u00a012\u00a035',
      href: 'tel:+33199001235',
    });
  });

  it('are not invented: the first section without them says once which can be asked for', () => {
    const term = 'Sur demande';
    const host = 'Nom, adresse et téléphone de l’hébergeur';
    const text = `Forme juridique, siège et immatriculation de l’éditeur\u202F; direction de la publication\u202F; ${host.toLowerCase()}`;
    expect(legal({}).map(({ rows }) => rows)).toEqual([[{ term, text, isBlank: true }], [], []]);
    const [editor, direction, hosting] = legal({ ...siteFactsExample, host: {} });
    expect([editor?.rows?.length, direction?.rows?.length]).toEqual([8, 1]);
    expect(hosting?.rows).toEqual([{ term, text: host, isBlank: true }]);
  });

  it('leave out what is not filled in', () => {
    const [, , host] = legal({ host: { name: 'Hébergeur' } });
    expect(host?.rows).toEqual([{ term: 'Hébergeur', text: 'Hébergeur' }]);
  });

  it('have a section of their own where the content has none for them', () => {
    expect(legal(siteFactsExample, ['Éditeur']).map(({ anchor, rows }) => [anchor, rows?.length])).toEqual([
      ['editeur', 8],
      ['direction-de-la-publication', 1],
      ['hebergement', 3],
    ]);
    expect(legal({}, ['Propriété intellectuelle'])).toHaveLength(1);
  });
});

it('the facts of the privacy policy say whom to ask', () => {
  const texts = [entryExample('Responsable du traitement'), entryExample('Vos droits')];
  const [first, second] = toLegalData(texts, 8, privacyFacts(siteFactsExample)).sections;
  const mail = { term: 'Adresse e-mail', text: 'donnees@example.com', href: 'mailto:donnees@example.com' };
  expect([first?.rows, second?.rows]).toEqual([[mail], []]);
});
