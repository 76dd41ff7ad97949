/** docs/settings.md lists the settings that operators set, with their defaults, and docs/operating.md names no others. */
import { settingNames, variableNamed } from '@vipp/shared/contract/settings/variables.server';
import { textOf } from '@vipp/shared/testing/documents.server';

it('the list of settings has each setting once, with its default', () => {
  const lines = [...textOf('docs/settings.md').matchAll(/^- `(\w+)` \((.*?)\): /gm)].map(
    ([, name, said]) => `${name}: ${said}`,
  );
  const settings = settingNames.map((name) => {
    const { default: text, made = 'none' } = variableNamed(name);
    return `${name}: ${text ? `\`${text}\`` : made}`;
  });
  expect(lines.toSorted()).toEqual(settings.toSorted());
});

it('the page about operating names settings that exist', () => {
  // `DATA_DIR`, or `PORT` where it is set; not variables of the C library and of the command of teams.
  const named = textOf('docs/operating.md').match(/\b[A-Z]+(?:_[A-Z]+)+\b|\b[A-Z]{2,}(?==)/g) ?? [];
  const known: readonly string[] = settingNames;
  expect(named.filter((name) => !known.includes(name) && !/^(MALLOC|VIPP)_|^(BASE|PREVIEW)_URL$/.test(name))).toEqual(
    [],
  );
});
