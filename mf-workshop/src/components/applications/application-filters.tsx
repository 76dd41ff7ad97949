import { APPLICATION_STATES } from '@vipp/shared/contract/application/states';
import type { ApplicationFilter } from '@vipp/shared/contract/workshop/application-calls';
import { Button } from '@vipp/shared/ui/button';
import { filterOf } from '../../model/application-list-place';
import { FilterField, FilterForm } from '../filter-form';

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
    <FilterForm
      label="Choisir les candidatures"
      submitText="Afficher"
      values={filter}
      onSubmit={(values) => onChange(filterOf(values))}
      actions={
        <Button variant="quiet" onClick={() => onChange({})}>
          Tout afficher
        </Button>
      }
    >
      <FilterField name="search" label="Nom, e-mail, référence ou recruteur" type="search" />
      <FilterField name="state" label="État" all="Tous" options={STATES} />
      <FilterField name="country" label="Pays" all="Tous" options={optionsOf(countries, filter.country)} />
      <FilterField name="position" label="Poste" all="Tous" options={optionsOf(positions, filter.position)} />
      <FilterField
        name="version"
        label="Version du formulaire"
        all="Toutes"
        options={optionsOf(versions, filter.version)}
      />
      <FilterField name="since" label="Reçues depuis le" type="date" />
      <FilterField name="until" label="Reçues jusqu’au" type="date" />
      <FilterField name="order" label="Ordre" all="Les plus récentes d’abord" options={ORDERS} />
    </FilterForm>
  );
}
