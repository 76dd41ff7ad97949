import type { ListedVersion } from '@vipp/shared/contract/workshop/draft-calls';
import { dayInWords } from '@vipp/shared/lib/day-in-words';
import { parseFigurePlace, type FigurePlace } from '../../model/figure-place';
import { FilterField, FilterForm } from '../filter-form';

function labelOf({ version, state, share, publishedAt, title }: ListedVersion): string {
  const day = dayInWords(publishedAt.slice(0, 10));
  const words = {
    trial: `à l’essai auprès de ${share ?? 0}\u202F% des candidats`,
    published: `publiée depuis le ${day}`,
    retired: `du ${day}`,
  }[state];
  return `Version ${version}, ${words}${title ? ` (${title})` : ''}`;
}

type Props = { versions: readonly ListedVersion[]; place: FigurePlace; onChange: (place: FigurePlace) => void };

/** Which version, beside which other one, from which day on. */
export function FigureForm({ versions, place, onChange }: Props) {
  const options = versions.map((one) => ({ value: String(one.version), label: labelOf(one) }));
  return (
    <FilterForm
      label="Choisir les chiffres"
      submitText="Afficher"
      values={place}
      onSubmit={(values) => onChange(parseFigurePlace(values, versions))}
    >
      <FilterField name="version" label="Version" options={options} />
      <FilterField name="compared" label="Comparée à" all="Aucune" options={options} />
      <FilterField name="since" label="Depuis le" type="date" />
    </FilterForm>
  );
}
