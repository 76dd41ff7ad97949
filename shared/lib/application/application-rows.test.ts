import { builtInApplication as application } from '../../contract/application/built-in-application';
import type { Answers } from '@vipp/shared/contract/application/definition';
import { applicationWithKinds } from '../../testing/application-with-kinds';
import { applicationRows } from './application-rows';

const sectionOf = (answers: Answers, id: string) =>
  applicationRows(application, answers).find((section) => section.id === id);
const shownIn = (answers: Answers, id: string, group = 0) =>
  Object.fromEntries(sectionOf(answers, id)?.groups[group]?.rows.map(({ label, shown }) => [label, shown]) ?? []);

describe('the rows of an application', () => {
  it('are grouped by the sections of the form, in order', () => {
    expect(applicationRows(application, {}).map(({ title }) => title)).toEqual([
      'Informations de base',
      'Identité',
      'Coordonnées',
      'Formation',
      'Langues',
      'Expériences professionnelles',
      'Expérience en centre d’appels',
      'Disponibilité et motivation',
    ]);
  });

  it('contain the label of an option, or the value of an option that the form no longer has', () => {
    expect(shownIn({ type_piece: 'CNI' }, 'identite')).toMatchObject({
      'Type de pièce d’identité': 'CNI (Carte Nationale d’Identité)',
    });
    expect(shownIn({ type_piece: 'Permis' }, 'identite')).toMatchObject({ 'Type de pièce d’identité': 'Permis' });
  });

  it('contain several choices by their labels, and numbers in French', () => {
    const answers = { outils: 'crm\ntableur\nfax', annees: '1.5' };
    expect(
      applicationRows(applicationWithKinds, answers)
        .find(({ id }) => id === 'langues')
        ?.groups[0]?.rows.slice(-2)
        .map(({ shown }) => shown),
    ).toEqual(['Logiciel de relation client, Tableur, fax', '1,5']);
  });

  it('contain days as dd-mm-yyyy', () => {
    expect(shownIn({ date_naissance: '1999-03-07' }, 'identite')).toMatchObject({ 'Date de naissance': '07-03-1999' });
  });

  it('distinguish ticked and other boxes, and mark blank answers', () => {
    expect(shownIn({ dispoNow: 'on' }, 'motivation')).toMatchObject({ 'Je suis disponible immédiatement': 'Oui' });
    expect(shownIn({}, 'motivation')).toMatchObject({
      'Je suis disponible immédiatement': 'Non',
      'Date de disponibilité': 'Non indiqué',
    });
    expect(sectionOf({}, 'motivation')?.groups[0]?.rows.map(({ isBlank }) => isBlank)).toEqual([false, true, true]);
  });

  it('omit questions that the other answers do not select', () => {
    expect(Object.keys(shownIn({ niveauEtudes: 'pre-bac' }, 'formation'))).toEqual([
      'Niveau d’études',
      'Diplôme',
      'Année d’obtention',
    ]);
    expect(Object.keys(shownIn({ dispoNow: 'on', dispoDate: '2027-01-04' }, 'motivation'))).not.toContain(
      'Date de disponibilité',
    );
  });

  it('number the experiences, without the blank ones', () => {
    const answers = {
      experiences: '3',
      'experiences.1.entreprise': 'Banque du Golfe',
      'experiences.2.entreprise': ' ',
      'experiences.3.entreprise': 'Marché Dantokpa',
    };
    expect(sectionOf(answers, 'experiences')?.groups.map(({ title }) => title)).toEqual([
      'Expérience 1',
      'Expérience 2',
    ]);
    expect(shownIn(answers, 'experiences', 1)).toMatchObject({
      Entreprise: 'Marché Dantokpa',
      Fonction: 'Non indiqué',
    });
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
    expect(shownIn({ experiences: '1', 'experiences.1.dureePresence': answer }, 'experiences')).toMatchObject({
      'Durée de présence': shown,
    });
  });
});
