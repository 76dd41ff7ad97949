import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { siteFactsExample } from '@vipp/shared/testing/site-facts';
import { emptyFolder } from '@vipp/shared/testing/temporary-folder.server';
import { missingFacts } from '@vipp/shared/contract/site-facts';
import { describeMissingFacts, parseSiteFacts, readSiteFacts } from './site-facts-file';

const FILE = '/data/site-facts.yaml';
const parse = (...lines: string[]) => parseSiteFacts(FILE, lines.join('\n'));

it('the file of facts has values that stay as they were typed, numbers too', () => {
  const facts = { host: { phone: '+33199001234' }, editor: { shareCapital: '0010' } };
  expect(parse('host:', '  phone: +33199001234', 'editor:', '  shareCapital: 0010')).toEqual(facts);
});

it('the file of facts names file, field and expectation of everything that is wrong', () => {
  const problems = [
    `gateway: ${FILE}, editor.vatNumber is not a VAT number, like FR 12 345678901 (got "12")`,
    `gateway: ${FILE}, host.phone is not a telephone number with the code of its country, like +33 1 99 00 12 34 (got "01 99 00 12 34")`,
  ].join('\n');
  const lines = ['editor:', '  name: VIPP', '  vatNumber: 12', 'host:', '  phone: 01 99 00 12 34'];
  expect(() => parse(...lines)).toThrow(new Error(problems));
});

it.each([
  ['an unknown field', ['host:', '  nom: x'], /, host\.nom is not a field of this file/],
  ['an unknown group', ['hosts:', '  name: x'], /, hosts is not a field of this file/],
  ['a text instead of a group', ['host: OVH'], /, host is not a group of fields \(got "OVH"\)/],
  ['a group instead of a text', ['host:', '  name:', '    a: b'], /, host\.name is not a text/],
  ['a list', ['- a'], /, the file is not a group of fields/],
  ['a bad number of a town', ['telephones:', '  Paris: 12'], /, telephones\.Paris is not a telephone number/],
  ['an address that runs code', ['sisterSite:', '  url: javascript:alert(1)'], /, sisterSite\.url is not a web/],
  ['a mail header', ['editor:', '  email: "a@b.fr\\nBcc: c@d.fr"'], /, editor\.email is not an e-mail address/],
  ['a field given twice', ['host:', '  name: a', '  name: b'], /, this is not YAML/],
  ['what is not YAML', ['host:', '  name: "a'], /, this is not YAML/],
])('the file of facts refuses %s', (_, lines, message) => {
  expect(() => parse(...lines)).toThrow(message);
});

it('the file of facts may be empty, or have fields without a value', () => {
  expect([parse(''), parse('host:', '  name: " "', '  phone:', 'editor:')]).toEqual([{}, { host: {} }]);
});

it('the example in the documents has every field, and nothing that a site could show by mistake', () => {
  const example = readFileSync(path.join(__dirname, '../../../docs/site-facts.example.yaml'), 'utf8');
  const { publicationDirector: _text, ...groups } = siteFactsExample;
  expect(Object.keys(parse(example)).sort()).toEqual(Object.keys(groups).sort());
  expect(missingFacts(parse(example))).toEqual(missingFacts({}));
  for (const name of missingFacts({})) expect(example).toContain(`${name.split('.').at(-1)}:`);
});

const file = path.join(emptyFolder(), 'facts.yaml');

it('a start reads the file, and needs none unless it is named', () => {
  expect(readSiteFacts({ path: file, isGiven: false })).toEqual({});
  expect(() => readSiteFacts({ path: file, isGiven: true })).toThrow(/SITE_FACTS names a file that does not exist/);
  writeFileSync(file, 'publicationDirector: Awa Exemple\n');
  expect(readSiteFacts({ path: file, isGiven: false })).toEqual({ publicationDirector: 'Awa Exemple' });
});

it('a start gives notice of each fact that is missing, and of the file', () => {
  const { phone: _phone, ...host } = siteFactsExample.host ?? {};
  expect(describeMissingFacts({ ...siteFactsExample, host, dataProtection: { name: 'Awa' } }, FILE)).toEqual([
    expect.stringMatching(/: host\.phone, dataProtection\.email not filled in\. Fill in \/data\/site-facts\.yaml/),
  ]);
  expect(describeMissingFacts(siteFactsExample, FILE)).toEqual([]);
});
