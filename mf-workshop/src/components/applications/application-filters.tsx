import { APPLICATION_STATES } from '@vipp/shared/contract/application/states';
import type { ApplicationFilter } from '@vipp/shared/contract/workshop/application-calls';
import type { ChoiceField } from '@vipp/shared/lib/form/form-definition';
import { Button } from '@vipp/shared/ui/button';
import { filterOf } from '../../model/application-list-place';
import { ChoicesForm } from '../fields-form';

const STATES = Object.entries(APPLICATION_STATES).map(([value, { label }]) => ({ value, label }));

const ORDERS = [
  { value: 'oldest', label: 'Les plus anciennes d’abord' },
  { value: 'name', label: 'Par nom' },
  { value: 'unchanged', label: 'Les plus longtemps dans leur état d’abord' },
];

/** Values that occur, and the one that is chosen, which may have gone. */
function optionsOf<Value extends string | number>(values: readonly Value[], chosen: Value | undefined) {
  const all = chosen === undefined || values.includes(chosen) ? values : [chosen, ...values];
  return all.map((value) => ({ value: String(value), label: String(value) }));
}

const list = (name: string, label: string, none: string, options: ChoiceField['options']): ChoiceField => ({
  name,
  label,
  kind: 'select',
  none,
  options,
});

type Props = {
  filter: ApplicationFilter;
  countries: readonly string[];
  positions: readonly string[];
  versions: readonly number[];
  onChange: (filter: ApplicationFilter) => void;
};

/** Choices of a list of applications. */
export function ApplicationFilters({ filter, countries, positions, versions, onChange }: Props) {
  return (
    <ChoicesForm
      id="choix"
      title="Choisir les candidatures"
      action="Afficher"
      fields={[
        { name: 'search', label: 'Nom, e-mail, référence ou recruteur', kind: 'search', autocomplete: 'off' },
        list('state', 'État', 'Tous', STATES),
        list('country', 'Pays', 'Tous', optionsOf(countries, filter.country)),
        list('position', 'Poste', 'Tous', optionsOf(positions, filter.position)),
        list('version', 'Version du formulaire', 'Toutes', optionsOf(versions, filter.version)),
        { name: 'since', label: 'Reçues depuis le', kind: 'date', autocomplete: 'off' },
        { name: 'until', label: 'Reçues jusqu’au', kind: 'date', autocomplete: 'off' },
        list('order', 'Ordre', 'Les plus récentes d’abord', ORDERS),
      ]}
      values={filter}
      onChoose={(chosen) => onChange(filterOf(chosen))}
      actions={
        <Button variant="quiet" onClick={() => onChange({})}>
          Tout afficher
        </Button>
      }
    />
  );
}
