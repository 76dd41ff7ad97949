import { formatNumber } from '@vipp/shared/lib/format';
import { classNames } from '@vipp/shared/lib/class-names';
import type { FilterOption } from '@vipp/shared/contract/list-data';
import styles from './filter-choices.module.css';

/** Noun for one result and for several. */
export type Nouns = readonly [string, string];

type Props = { name: string; options: readonly FilterOption[]; nouns: Nouns };

/** Accessible name with the number of results: `Télécom, 3 articles`. */
const spokenName = ({ label, count }: FilterOption, nouns: Nouns): string | undefined =>
  count === undefined ? undefined : `${label}, ${formatNumber(count)} ${nouns[count > 1 ? 1 : 0]}`;

/** Choices of a filter with their numbers of results. None is disabled, because choices are combined by "or". */
export function FilterChoices({ name, options, nouns }: Props) {
  return options.map((option) => (
    // Few elements for each choice, because a list has dozens of them.
    <label
      key={option.value}
      className={classNames(styles.option, option.count === 0 && styles.empty)}
      data-count={option.count === undefined ? undefined : formatNumber(option.count)}
    >
      <input
        type="checkbox"
        name={name}
        value={option.value}
        defaultChecked={option.checked}
        aria-label={spokenName(option, nouns)}
      />
      {option.label}
    </label>
  ));
}
