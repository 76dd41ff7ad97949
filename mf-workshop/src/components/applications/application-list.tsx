/** The list of applications: the choices of which ones, and its table. */
import { APPLICATION_STATES, type ApplicationState } from '@vipp/shared/contract/application/states';
import {
  applicationCalls,
  type ApplicationFilter,
  applicationFilterSchema,
  type ListedApplication,
} from '@vipp/shared/contract/workshop/application-calls';
import type { CallInput } from '@vipp/shared/contract/workshop/workshop-calls';
import { classNames } from '@vipp/shared/lib/class-names';
import { dayInWords } from '@vipp/shared/lib/day-in-words';
import type { ChoiceField } from '@vipp/shared/lib/form/form-definition';
import { Button } from '@vipp/shared/ui/button';
import { PageLink } from '@vipp/shared/ui/page-link';
import { VisuallyHidden } from '@vipp/shared/ui/visually-hidden';
import { applicationPath } from '../../model/workshop-paths';
import { DataTable } from '../data-table';
import { ChoicesForm } from '../fields-form';
import pageStyles from '../workshop.module.css';
import styles from './applications.module.css';
import fieldStyles from '@vipp/shared/ui/form/form-field.module.css';

/**
 * The filters of the list are in the state of the history entry and in no address: a search is the name of a person, and
 * addresses are written to histories and logs. A mail names the country alone.
 */
export type ListPlace = CallInput<'applications'>;

/** The filter of a sent form, without invalid choices. */
export function filterOf(typed: Readonly<Record<string, string>>): ApplicationFilter {
  const choices = Object.entries(typed).map(([name, text]) => ({ [name]: text.slice(0, 100) }));
  const valid = choices.flatMap((choice) => applicationFilterSchema.safeParse(choice).data ?? []);
  return Object.fromEntries(valid.flatMap(Object.entries).filter(([, value]) => value !== ''));
}

/** @param state of the history entry */
export function parseListPlace(parameters: URLSearchParams, state: unknown): ListPlace {
  const { data } = applicationCalls.applications.input.safeParse(state);
  return data ?? { filter: filterOf({ country: parameters.get('pays') ?? '' }), page: 1 };
}

let last: ListPlace = { filter: {}, page: 1 };
/** Remembers the place, for the way back from one application to its list. */
export const rememberListPlace = (place: ListPlace): void => void (last = place);
export const lastListPlace = (): ListPlace => last;

const STATES = Object.entries(APPLICATION_STATES).map(([value, { label }]) => ({ value, label }));

const ORDERS = [
  { value: 'oldest', label: 'Les plus anciennes d’abord' },
  { value: 'name', label: 'Par nom' },
  { value: 'unchanged', label: 'Les plus longtemps dans leur état d’abord' },
];

/** Occurring values, and the chosen one, even if it is gone. */
function optionsOf(values: readonly string[], chosen: string | undefined) {
  const all = chosen === undefined || values.includes(chosen) ? values : [chosen, ...values];
  return all.map((value) => ({ value, label: value }));
}

const list = (name: string, label: string, none: string, options: ChoiceField['options']): ChoiceField => ({
  name,
  label,
  kind: 'select',
  none,
  options,
});

type FilterProps = {
  filter: ApplicationFilter;
  countries: readonly string[];
  positions: readonly string[];
  onChange: (filter: ApplicationFilter) => void;
};

/** Choices of a list of applications. */
export function ApplicationFilters({ filter, countries, positions, onChange }: FilterProps) {
  return (
    <ChoicesForm
      title="Choisir les candidatures"
      fields={[
        { name: 'search', label: 'Nom, e-mail, référence ou recruteur', kind: 'search', autocomplete: 'off' },
        list('state', 'État', 'Tous', STATES),
        list('country', 'Pays', 'Tous', optionsOf(countries, filter.country)),
        list('position', 'Poste', 'Tous', optionsOf(positions, filter.position)),
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

type ApplicationTableProps = {
  rows: readonly ListedApplication[];
  /** References of those that are ticked. */
  chosen: ReadonlySet<string>;
  onChoose: (reference: string, isChosen: boolean) => void;
};

/** Applications, each with a box to choose it and a link to it. */
export function ApplicationTable({ rows, chosen, onChoose }: ApplicationTableProps) {
  return (
    <DataTable
      caption="Candidatures"
      isCaptionHidden
      rows={rows}
      keyOf={({ reference }) => reference}
      columns={[
        {
          title: 'Candidature',
          cell: ({ reference, nom, prenoms }) => (
            <span className={pageStyles.tools}>
              <label className={fieldStyles.option}>
                <input
                  type="checkbox"
                  checked={chosen.has(reference)}
                  onChange={({ currentTarget }) => onChoose(reference, currentTarget.checked)}
                />
                <VisuallyHidden>{`Choisir ${prenoms} ${nom}`}</VisuallyHidden>
              </label>
              <PageLink to={applicationPath(reference)}>
                {prenoms} {nom}
              </PageLink>
            </span>
          ),
        },
        { title: 'État', cell: ({ state }) => <StateMark state={state} /> },
        { title: 'Pays', cell: ({ country }) => country },
        { title: 'Poste', cell: ({ position }) => position ?? 'Non indiqué' },
        { title: 'Reçue le', cell: ({ receivedOn }) => dayInWords(receivedOn) },
        { title: 'Référence', cell: ({ reference }) => reference },
        {
          title: 'Suivi',
          cell: ({ assignee, notes }) => (
            <span className={styles.notes}>
              {[assignee, notes.at(-1)?.text].filter(Boolean).join('\u202F: ') || 'Personne'}
            </span>
          ),
        },
      ]}
    />
  );
}

/** The state of an application; its colour repeats the word. */
export const StateMark = ({ state }: { state: ApplicationState }) => (
  <span className={classNames(styles.mark, styles[state])}>{APPLICATION_STATES[state].label}</span>
);
