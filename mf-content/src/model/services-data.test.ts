import type { StudyThemes } from '@vipp/shared/contract/list-data';
import { itemExample } from '@vipp/shared/testing/content-entries';
import { servicesEntries } from './page-entries.examples';
import { toServicesData } from './services-data';

const withBands = (items: ReturnType<typeof itemExample>[]) =>
  toServicesData(servicesEntries.map((entry, index) => (index === 7 ? { ...entry, items } : entry))).further.slice(1);

describe('toServicesData', () => {
  it('gives entries 1 to 4 their anchors', () => {
    const chapters = toServicesData(servicesEntries).chapters.map(({ anchor, name }) => `${anchor}: ${name}`);
    const first = ['Relation_clients: Relations clients', 'soutien: Soutien d’activité'];
    expect(chapters).toEqual([...first, 'commercial: Actions commerciales', 'it: Activités IT']);
  });

  it('ends with entry 6, which has an anchor, and the last two items of entry 7', () => {
    const further = toServicesData(servicesEntries).further;
    expect(further.map(({ name, actions, anchor }) => [name, actions[0]?.href, ...(anchor ? [anchor] : [])])).toEqual([
      ['Études de cas', '/etude-de-cas', 'etude_de_cas'],
      ['Organiser votre projet', '/vous-accompagner'],
      ['Une équipe en France', 'https://soeur.example/'],
    ]);
  });

  it('has a default address for the first band only, and no band without items', () => {
    expect(withBands([itemExample('Un'), itemExample('Deux')]).map(({ actions }) => actions)).toEqual([
      [{ href: '/vous-accompagner', text: 'Un' }],
      [],
    ]);
    expect(withBands([])).toEqual([]);
  });

  it('leads to the configured sister site, whatever the content says', () => {
    const sister = { sisterSite: { name: 'l’Exemple', url: 'https://exemple.example/' } };
    expect(toServicesData(servicesEntries, sister).further.at(-1)?.actions).toEqual([
      { href: 'https://exemple.example/', text: 'Visiter le site de l’Exemple' },
    ]);
    const nameless = toServicesData(servicesEntries, { sisterSite: { url: 'https://a.example/' } });
    expect(nameless.further.at(-1)?.actions[0]?.href).toBe('https://a.example/');
  });

  it('has the result of the newest case study of a chapter, where there is one', () => {
    const study = { slug: 'a', title: 'A', figure: { value: '96 %', noun: 'd’appels pris' } };
    const themes: StudyThemes = [
      { theme: 'relations-client', total: 2, titles: [study, { ...study, slug: 'b' }] },
      { theme: 'activités-it', total: 1, titles: [{ slug: 'c', title: 'C' }] },
    ];
    const { chapters } = toServicesData(servicesEntries, {}, themes);
    expect(chapters.map(({ result }) => result)).toEqual([study, undefined, undefined, undefined]);
  });

  it('omits missing chapters', () => {
    const data = toServicesData(servicesEntries.slice(0, 3));
    expect(data.chapters.map(({ anchor }) => anchor)).toEqual(['Relation_clients', 'soutien']);
    expect(data).toMatchObject({ contact: null, further: [] });
  });
});
