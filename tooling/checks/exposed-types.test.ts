/** What remotes expose is typed by the contract, from which the shell knows it (docs/decisions/0003). */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const TYPED = /^export const (page: PageModule<|modal = \{.*\} satisfies ModalModule;)/m;

const exposed = readdirSync(root)
  .filter((name) => name.startsWith('mf-'))
  .flatMap((name) => readdirSync(path.join(root, name, 'src/exposes')).map((file) => `${name}/src/exposes/${file}`))
  .filter((file) => !/\.(test|examples)\./.test(file));

test('the type of each exposed module is one of the contract', () => {
  expect(exposed.length).toBeGreaterThan(20);
  expect(exposed.filter((file) => !TYPED.test(readFileSync(path.join(root, file), 'utf8')))).toEqual([]);
});
