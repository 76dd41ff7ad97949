import { builtInApplication } from '../../contract/application/built-in-application';
import type { ApplicationDefinition, ApplicationField } from '../../contract/application/definition';
import { editedApplication } from '../../testing/edited-application';
import { definitionDifferences, differencesInWords } from './definition-differences';

type Editable = { steps: { sections: { id: string; title: string; fields: ApplicationField[] }[] }[] };

/** The built-in definition after a change in place. */
function changed(change: (definition: Editable & Pick<ApplicationDefinition, 'positions'>) => void) {
  const copy = JSON.parse(JSON.stringify(builtInApplication));
  change(copy);
  return copy as ApplicationDefinition;
}

const words = (after: ApplicationDefinition, before: ApplicationDefinition = builtInApplication) =>
  differencesInWords(definitionDifferences(before, after));

describe('the differences of two definitions', () => {
  it('are none between two that say the same', () => {
    expect(words(changed(() => undefined))).toEqual([]);
  });

  it('are what was added, and not again what is in it', () => {
    expect(words(editedApplication)).toEqual([
      'Ajouté\u202F: Étape 1 › Informations de base › Pays › Sénégal',
      'Ajouté\u202F: Étape 1 › Informations de base › Poste › Superviseur',
      'Ajouté\u202F: Étape 2 › Disponibilité et motivation › Permis de conduire',
      'Ajouté\u202F: Postes › Superviseur',
    ]);
  });

  it('are what was removed, seen from the other side', () => {
    const lines = words(builtInApplication, editedApplication);
    expect(lines).toHaveLength(4);
    expect(lines.every((line) => line.startsWith('Retiré'))).toBe(true);
  });

  it('are texts before and after, by the recruiters’ names', () => {
    const other = changed(({ steps }) => {
      const [pays, poste] = steps[0]?.sections[0]?.fields ?? [];
      Object.assign(pays ?? {}, { required: 'Choisissez un pays', hint: 'Où vous habitez' });
      Object.assign(poste ?? {}, { width: undefined });
    });
    expect(words(other)).toEqual([
      'Étape 1 › Informations de base › Pays\u202F: «\u202FAide\u202F» est maintenant «\u202FOù vous habitez\u202F»',
      'Étape 1 › Informations de base › Pays\u202F: «\u202FMessage si la réponse manque\u202F» était «\u202FVeuillez sélectionner un pays\u202F», est maintenant «\u202FChoisissez un pays\u202F»',
      'Étape 1 › Informations de base › Poste\u202F: «\u202FLargeur\u202F» n’est plus «\u202FLa moitié de la ligne\u202F»',
    ]);
  });

  it('say a condition with the labels of its question and choices', () => {
    const several = [
      { field: 'langue', is: ['francais', ''] },
      { field: 'pays', isNot: ['Togo'] },
    ];
    const other = changed(({ steps }) => {
      const fields = steps[1]?.sections.flatMap((section) => section.fields) ?? [];
      const field = (name: string) => fields.find((one) => one.name === name) ?? {};
      Object.assign(field('langueAfricaine'), { when: { field: 'hasExperience', isNot: ['on'] } });
      Object.assign(field('connu'), { when: several });
    });
    expect(words(other)).toEqual([
      expect.stringContaining(
        '«\u202FPosée seulement si\u202F» est maintenant «\u202F«\u202FJ’ai déjà travaillé dans un centre d’appels\u202F» n’est pas cochée\u202F»',
      ),
      expect.stringContaining(
        'est «\u202FFrançais\u202F» ou sans réponse, et «\u202FPays\u202F» n’est pas «\u202FTogo\u202F»',
      ),
    ]);
  });

  it('are another order', () => {
    const turned = changed(({ steps }) => void steps[0]?.sections[0]?.fields.reverse());
    expect(words(turned)).toEqual(['L’ordre a changé dans les questions de «\u202FInformations de base\u202F»']);
  });
});
