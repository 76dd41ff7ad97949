import { createCsvWriter } from './print-rows';

const rows = [
  { nom: 'Koffi', message: 'Bonjour, « ça » va ?\nOui "bien"', age: null, statut: false },
  { nom: '=HYPERLINK("http://x")', message: `\u001B[31mlong ${'x'.repeat(80)}`, age: -3, statut: true },
];

it('rows are formatted as CSV for a spreadsheet in French, without formulas in cells or headings', () => {
  const headed = rows.map(({ statut, ...others }) => ({ ...others, '=1;\n': statut }));
  expect(createCsvWriter()(headed).split('\r\n')).toEqual([
    `\uFEFFnom;message;age;"'=1;\n"`,
    'Koffi;"Bonjour, « ça » va ?\nOui ""bien""";;false',
    `"'=HYPERLINK(""http://x"")";\u001B[31mlong ${'x'.repeat(80)};-3;true`,
    '',
  ]);
});
