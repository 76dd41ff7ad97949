import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formCalls } from '@vipp/shared/contract/application/form-calls';
import { submissionCalls } from '@vipp/shared/contract/submission-calls';
import { VERSION_KEY } from '@vipp/shared/contract/application/specified-keys';
import { blockOf } from '@vipp/shared/testing/documents.server';
import { sampleApplication } from '../testing/sample-submissions';
import { failed, letOperate, siteCommand } from '../testing/site-command';
import { temporaryFolder } from '@vipp/shared/testing/temporary-folder.server';
import { publishVersion, useTestApp } from '../testing/use-test-app';

const folder = temporaryFolder();

describe('npm run site -- form without a site', () => {
  const file = path.join(folder, 'candidature.yaml');
  const form = (...args: string[]) => siteCommand({ DATA_DIR: path.join(folder, 'none') }, 'form', ...args);

  it.each([
    [[], 2, 'a command is missing'],
    [['publish', 'x.yaml', '--why', ' '], 2, 'It is a reason'],
    [['check', 'nowhere.yaml'], 1, 'there is no file nowhere.yaml'],
  ])('answers %j with code %d and a reason', async (args, code, reason) => {
    const result = await form(...args);
    expect([result.code, result.stdout]).toEqual([code, '']);
    expect(result.stderr).toContain(reason);
  });

  it.each([
    ['version: 1\n  steps: [', 'is not YAML'],
    ['steps: []\n', 'has no "version"'],
    ['version: 1\nsteps: []\n', '«\u202Fpositions\u202F» manque.'],
  ])('says what is wrong with the file %j', async (text, reason) => {
    writeFileSync(file, text);
    expect(await form('check', file)).toEqual(failed(reason));
  });
});

describe('npm run site -- form', () => {
  const test = useTestApp('PostgreSQL');
  beforeAll(() => letOperate(test, test.folder));
  const fileOf = (name: string) => path.join(folder, `${name}.yaml`);
  const env = { DATA_DIR: test.folder };
  const form = (...args: string[]) => siteCommand(env, 'form', ...args);
  const current = async () => (await test.get(formCalls.current.path)).json();
  const edit = (name: string, from: RegExp | string, to: string) =>
    writeFileSync(fileOf(name), readFileSync(fileOf(name), 'utf8').replace(from, to));

  // In this order: each test goes on with the versions of the ones before it.
  it('pulls the current version, which is valid and changes nothing', async () => {
    expect((await form('pull', fileOf('a'))).stdout).toBe(`${fileOf('a')} has version 1.\n`);
    expect((await form('check', fileOf('a'))).stdout).toBe(`${fileOf('a')} is valid.\n`);
    expect((await form('diff', fileOf('a'))).stdout).toBe(`${fileOf('a')} says the same as version 1.\n`);
    expect(await form('publish', fileOf('a'), '--why', 'rien')).toEqual(failed('says the same as version 1'));
  });

  it('takes the question of the recipe', async () => {
    await form('pull', fileOf('recipe'));
    const question = blockOf('docs/where-code-lives.md', 'yaml');
    edit('recipe', /( {10}- name: langue\n(?: {11}.*\n)+)/, `$1${question}`);
    expect((await form('check', fileOf('recipe'))).stderr).toBe('');
    expect((await form('diff', fileOf('recipe'))).stdout).toContain('Niveau d’espagnol');
  });

  it('publishes a changed file, says what changed, and sets the version in the file, whose comments stay', async () => {
    await form('pull', fileOf('b'));
    const senegal = '$1# Dakar ouvre en janvier.\n$1- value: Sénégal\n$1  label: Sénégal\n$1- value: Togo';
    edit('a', /^( *)- value: Togo$/m, senegal);
    const change = '  Ajouté\u202F: Étape 1 › Informations de base › Pays › Sénégal\n';
    expect((await form('diff', fileOf('a'))).stdout).toBe(change);
    const published = await form('publish', fileOf('a'), '--why', 'Dakar ouvre', '--by', 'Awa');
    expect(published).toEqual({ code: 0, stdout: `Version 2 is published.\n${change}`, stderr: '' });
    expect(readFileSync(fileOf('a'), 'utf8')).toMatch(/^version: 2$/m);
    expect(readFileSync(fileOf('a'), 'utf8')).toContain('# Dakar ouvre en janvier.');
    expect((await current()).version).toBe(2);
    const application = { ...sampleApplication({ pays: 'Sénégal' }), [VERSION_KEY]: '2' };
    expect((await test.post(submissionCalls.application.path, application)).statusCode).toBe(200);
    const { stdout } = await siteCommand(env, 'submissions', 'export', 'candidats');
    expect(JSON.parse(stdout)).toMatchObject([{ version: 2, pays: 'Sénégal' }]);
  });

  it('refuses a file of a replaced version, and changes nothing', async () => {
    edit('b', 'label: Langue africaine', 'label: Langues africaines');
    const replaced = failed('version 2 was published since version 1, which your file is made from');
    expect(await form('publish', fileOf('b'), '--why', 'pluriel')).toEqual(replaced);
    expect((await current()).version).toBe(2);
    expect((await form('diff', fileOf('b'))).stdout).toContain('is made from version 1; the current one is 2');
  });

  it('pulls over unpublished changes only by force', async () => {
    expect(await form('pull', fileOf('b'))).toEqual(failed('has changes that were not published'));
    expect(readFileSync(fileOf('b'), 'utf8')).toContain('Langues africaines');
    expect((await form('pull', fileOf('b'), '--force')).stdout).toContain('has version 2');
    expect((await form('pull', fileOf('b'))).code).toBe(0);
  });

  it('refuses a form that is not valid, in words, here and in the service', async () => {
    edit('b', 'feeds: quartier', 'feeds: ville');
    const reason = 'La clé «\u202Fville\u202F» est prise par la question «\u202FQuartier\u202F».';
    expect(await form('publish', fileOf('b'), '--why', 'faute')).toEqual(failed(reason));
    expect((await current()).version).toBe(2);
  });

  it('publishes nothing while a trial runs', async () => {
    await form('pull', fileOf('c'));
    edit('c', 'label: Langue africaine', 'label: Langues africaines');
    const { definition } = await current();
    await publishVersion(test.queries, { definition, share: 20 });
    const trial = failed('version 3 is on trial with 20 % of candidates. End the trial in the workshop');
    expect(await form('publish', fileOf('c'), '--why', 'x')).toEqual(trial);
  });
});
