/**
 * Compares what documents say about settings with their schema: docs/settings.md lists those that operators set, with
 * their defaults, and docs/operating.md names no others.
 */
import { settingNames, variableNamed, type Variable } from '@vipp/shared/contract/settings/variables.server';
import { textOf } from './project-files';

const ROW = /^\| `(\w+)` \| (.*?) \|/gm;
/** `DATA_DIR`, or `SSR` where it is set. */
const NAME = /\b[A-Z]+(?:_[A-Z]+)+\b|\b[A-Z]{2,}(?==)/g;
/** Variables of the C library, and of the command of teams. */
const OTHER_NAME = /^(MALLOC|VIPP)_/;

type Settings = Readonly<Record<string, Pick<Variable, 'default' | 'made'>>>;

const describeDefault = ({ default: text, made = 'none' }: Settings[string]): string => (text ? `\`${text}\`` : made);

/** @returns one line for each setting that the page of settings lacks, or says something else about */
export function tableDifferences(page: string, settings: Settings): string[] {
  const rows = [...page.matchAll(ROW)].map(([, name = '', said = '']) => ({ name, said }));
  const unknown = rows
    .filter(({ name }) => !(name in settings))
    .map(({ name }) => `docs/settings.md: ${name} is no setting`);
  const different = Object.entries(settings).flatMap(([name, setting]) => {
    const said = rows.filter((row) => row.name === name);
    const expected = describeDefault(setting);
    if (said.length !== 1)
      return [`docs/settings.md: the table of settings has ${said.length} rows for ${name}, not one`];
    return said[0]?.said === expected
      ? []
      : [`docs/settings.md: the default of ${name} is ${expected}, not ${said[0]?.said}`];
  });
  return [...unknown, ...different];
}

/** @returns one line for each name in a document that looks like a setting and is none */
export const unknownSettings = (file: string, text: string, settings: Settings): string[] =>
  [...new Set(text.match(NAME))]
    .filter((name) => !(name in settings) && !OTHER_NAME.test(name))
    .map((name) => `${file}: names ${name}, which is no setting`);

export function settingDifferences(): string[] {
  const settings = Object.fromEntries(settingNames.map((name) => [name, variableNamed(name)]));
  const file = 'docs/operating.md';
  return [...tableDifferences(textOf('docs/settings.md'), settings), ...unknownSettings(file, textOf(file), settings)];
}
