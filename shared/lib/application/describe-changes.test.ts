import { builtInApplication } from '../../contract/application/built-in-application';
import type { ApplicationDefinition, ApplicationField } from '../../contract/application/definition';
import { editedApplication } from '../../testing/edited-application';
import { describeChanges } from './describe-changes';

/** The built-in definition after a change in place. */
function changed(change: (definition: { steps: { sections: { fields: ApplicationField[] }[] }[] }) => void) {
  const copy = JSON.parse(JSON.stringify(builtInApplication));
  change(copy);
  return copy as ApplicationDefinition;
}

describe('what differs between two definitions', () => {
  it('is nothing between two that say the same', () => {
    expect(
      describeChanges(
        builtInApplication,
        changed(() => undefined),
      ),
    ).toEqual([]);
  });

  it('is what was added, each with its place', () => {
    expect(describeChanges(builtInApplication, editedApplication)).toEqual([
      'Ajouté\u202F: Étape 1 › Informations de base › Pays › Sénégal',
      'Ajouté\u202F: Étape 1 › Informations de base › Poste › Superviseur',
      'Ajouté\u202F: Étape 2 › Disponibilité et motivation › Permis de conduire',
      'Ajouté\u202F: Postes › Superviseur',
      'Ajouté\u202F: Postes › Superviseur › Dakar',
    ]);
  });

  it('is what was removed, seen from the other side', () => {
    const lines = describeChanges(editedApplication, builtInApplication);
    expect(lines).toHaveLength(5);
    expect(lines.every((line) => line.startsWith('Retiré'))).toBe(true);
  });

  it('is a text that was, and is now', () => {
    const other = changed(({ steps }) => {
      const [pays, poste] = steps[0]?.sections[0]?.fields ?? [];
      Object.assign(pays ?? {}, { required: 'Choisissez un pays', hint: 'Où vous habitez' });
      Object.assign(poste ?? {}, { width: undefined });
    });
    expect(describeChanges(builtInApplication, other)).toEqual([
      'Étape 1 › Informations de base › Pays\u202F: required était «\u202FVeuillez sélectionner un pays\u202F», est «\u202FChoisissez un pays\u202F»',
      'Étape 1 › Informations de base › Pays\u202F: hint est «\u202FOù vous habitez\u202F»',
      'Étape 1 › Informations de base › Poste\u202F: width n’est plus «\u202Fhalf\u202F»',
    ]);
  });

  it('is another order, and a question in another section', () => {
    const turned = changed(({ steps }) => void steps[0]?.sections[0]?.fields.reverse());
    expect(describeChanges(builtInApplication, turned)).toEqual([
      'L’ordre a changé dans les questions de «\u202FInformations de base\u202F»',
    ]);
    const moved = changed(({ steps }) => {
      const [first, second] = steps[0]?.sections ?? [];
      const [country] = first?.fields.splice(0, 1) ?? [];
      if (country) second?.fields.push(country);
    });
    expect(describeChanges(builtInApplication, moved)).toContain(
      'L’ordre a changé dans les questions de «\u202FIdentité\u202F»',
    );
  });
});
