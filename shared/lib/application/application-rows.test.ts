import { builtInApplication as application } from '../../contract/application/built-in-application';
import type { Answers } from '@vipp/shared/contract/application/definition';
import { applicationWithKinds } from '../../testing/application-with-kinds';
import { applicationRows } from './application-rows';

const sectionOf = (answers: Answers, id: string) =>
  applicationRows(application, answers).find((section) => section.id === id);
const shownIn = (answers: Answers, id: string, group = 0) =>
  Object.fromEntries(sectionOf(answers, id)?.groups[group]?.rows.map(({ label, shown }) => [label, shown]) ?? []);

const [ID, AT_ONCE] = ['Type de pièce d’identité', 'Je suis disponible immédiatement'];

describe('the rows of an application', () => {
  it('are grouped by the sections of the form, in order', () => {
    const sections = application.steps.flatMap((step) => step.sections);
    expect(applicationRows(application, {}).map(({ title }) => title)).toEqual(sections.map(({ title }) => title));
  });

  it.each([
    ['the label of an option', 'identite', { type_piece: 'CNI' }, { [ID]: 'CNI (Carte Nationale d’Identité)' }],
    ['the value of an option that the form no longer has', 'identite', { type_piece: 'Permis' }, { [ID]: 'Permis' }],
    ['a day as dd-mm-yyyy', 'identite', { date_naissance: '1999-03-07' }, { 'Date de naissance': '07-03-1999' }],
    ['a ticked box', 'motivation', { dispoNow: 'on' }, { [AT_ONCE]: 'Oui' }],
    ['no other box', 'motivation', {}, { [AT_ONCE]: 'Non', 'Date de disponibilité': 'Non indiqué' }],
  ])('contain %s', (_what, section, answers, rows) => {
    expect(shownIn(answers, section)).toMatchObject(rows);
  });

  it('contain several choices by their labels, and numbers in French', () => {
    const answers = { outils: 'crm\ntableur\nfax', annees: '1.5' };
    const languages = applicationRows(applicationWithKinds, answers).find(({ id }) => id === 'langues');
    const shown = languages?.groups[0]?.rows.slice(-2).map((row) => row.shown);
    expect(shown).toEqual(['Logiciel de relation client, Tableur, fax', '1,5']);
  });

  it('mark blank answers, which an empty box is not', () => {
    expect(sectionOf({}, 'motivation')?.groups[0]?.rows.map(({ isBlank }) => isBlank)).toEqual([false, true, true]);
  });

  it('omit questions that the other answers do not select', () => {
    const asked = (answers: Answers, id: string) => Object.keys(shownIn(answers, id));
    const beforeBac = ['Niveau d’études', 'Diplôme', 'Année d’obtention'];
    expect(asked({ niveauEtudes: 'pre-bac' }, 'formation')).toEqual(beforeBac);
    expect(asked({ dispoNow: 'on', dispoDate: '2027-01-04' }, 'motivation')).not.toContain('Date de disponibilité');
  });

  it('number the experiences, without the blank ones', () => {
    const answers = {
      experiences: '3',
      'experiences.1.entreprise': 'Banque du Golfe',
      'experiences.2.entreprise': ' ',
      'experiences.3.entreprise': 'Marché Dantokpa',
    };
    const titles = sectionOf(answers, 'experiences')?.groups.map(({ title }) => title);
    expect(titles).toEqual(['Expérience 1', 'Expérience 2']);
    const second = { Entreprise: 'Marché Dantokpa', Fonction: 'Non indiqué' };
    expect(shownIn(answers, 'experiences', 1)).toMatchObject(second);
  });

  it('have a text for no experience, with the list as the question to edit', () => {
    expect(sectionOf({}, 'experiences')).toMatchObject({
      groups: [],
      empty: 'Aucune expérience indiquée.',
      asked: { name: 'experiences' },
    });
    expect(sectionOf({}, 'langues')?.asked?.name).toBe('langue');
  });

  it.each([
    ['6/2', '2 ans et 6 mois'],
    ['01/0', '1 mois'],
    ['0/1', '1 an'],
    ['12/0', '1 an'],
    ['2026-06-30', '30-06-2026'],
  ])('contain the duration %s as « %s »', (answer, shown) => {
    const answers = { experiences: '1', 'experiences.1.dureePresence': answer };
    expect(shownIn(answers, 'experiences')).toMatchObject({ 'Durée de présence': shown });
  });
});
