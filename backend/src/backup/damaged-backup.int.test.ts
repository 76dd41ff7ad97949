/** What goes wrong with a backup: each is explained, and nothing is half written or half restored. */
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { spawn } from 'node:child_process';
import { Encrypter } from 'age-encryption';
import { Client } from 'pg';
import { pack } from 'tar-stream';
import { gzipSync } from 'node:zlib';
import { buffer, text as readText } from 'node:stream/consumers';
import { runProgram } from '../testing/child-program';
import { backUp, createBackupKey, emptyPlace, type Place, restoreInto, settingsOf } from '../testing/backups';
import { type FilledSite, startFilledSite } from '../testing/filled-site';
import { failed, siteCommand } from '../testing/site-command';
import { temporaryFolder } from '@vipp/shared/testing/temporary-folder.server';
import { knownSchemaState } from '../database/migrations';

const folder = temporaryFolder();
const newPlace = () => emptyPlace(folder, 'PostgreSQL');
let file: string;
let keyFile: string;
let recipient: string;
let site: FilledSite;

const settings = (keys = recipient) => ({ ...settingsOf(site), BACKUP_RECIPIENTS: keys });

beforeAll(async () => {
  ({ keyFile, recipient } = await createBackupKey(folder));
  site = await startFilledSite('PostgreSQL', folder);
  file = await backUp(folder, site, recipient);
});
afterAll(() => site.close());

/** Tables in the database of a place, and names in its folder. */
async function contentOf({ dataDirectory, url }: Place) {
  const client = new Client(url);
  await client.connect();
  const { rows } = await client.query("select tablename from pg_tables where schemaname in ('public', 'drizzle')");
  await client.end();
  return { tables: rows.length, names: readdirSync(dataDirectory).filter((name) => name !== 'lock') };
}

const EMPTY = { tables: 0, names: [] };

async function expectRefusal(damaged: string, message: RegExp, key = keyFile): Promise<void> {
  const place = await newPlace();
  expect(await restoreInto(place, damaged, key)).toEqual(failed(message));
  expect(await contentOf(place)).toEqual(EMPTY);
  const verified = await siteCommand({}, 'restore', damaged, '--identity', key, '--verify');
  expect(verified).toEqual(failed(message));
}

/** @returns a new file */
function stored(bytes: Uint8Array | string): string {
  const name = path.join(folder, `${randomUUID()}.age`);
  writeFileSync(name, bytes);
  return name;
}

describe('a damaged backup', () => {
  it('is refused where a byte is flipped, at its beginning, in its middle and at its end, or its last one is missing', async () => {
    const whole = readFileSync(file);
    const flip = (at: number) => stored(Buffer.from(whole).fill((whole.at(at) ?? 0) ^ 1, at, at + 1));
    await expectRefusal(flip(30), /restore: .* is no backup, or its beginning is damaged|not encrypted for this key/);
    const middle = Math.floor(whole.length / 2);
    await expectRefusal(flip(middle), /damaged or not complete .*take another copy or an earlier backup/);
    for (const end of [flip(whole.length - 1), stored(whole.subarray(0, -1))])
      await expectRefusal(end, /damaged or not complete/);
  });

  it('is refused with another key, and a file that is none', async () => {
    const { keyFile: other } = await createBackupKey(folder);
    await expectRefusal(file, /is not encrypted for this key: give --identity/, other);
    await expectRefusal(stored('a text\n'), /is no backup/);
    await expectRefusal(path.join(folder, 'missing.age'), /cannot be read \(ENOENT/);
  });
});

describe('a backup that another program wrote', () => {
  async function archive(entries: Record<string, string>, manifest: object = {}): Promise<string> {
    const tar = pack();
    const whole = { format: 4, createdAt: new Date().toISOString(), ...knownSchemaState(), ...manifest };
    for (const [name, content] of Object.entries({ 'manifest.json': JSON.stringify(whole), ...entries }))
      tar.entry({ name }, content);
    tar.finalize();
    const encrypter = new Encrypter();
    encrypter.addRecipient(recipient);
    return stored(await encrypter.encrypt(gzipSync(await buffer(tar))));
  }

  it('is refused where a name leads out of the place, or is unknown', async () => {
    const names = ['files/storage/../../x', 'files/referent/identity.txt', '/etc/passwd', 'database/x;/000001.jsonl'];
    for (const name of names) await expectRefusal(await archive({ [name]: '' }), /which this program does not know/);
  });

  it('is refused in another format, or if newer than this program', async () => {
    await expectRefusal(await archive({}, { format: 2 }), /in format 2, and this program knows \d+ in format 4/);
    await expectRefusal(await archive({}, { migrations: 999 }), /of another version of the site \(999 migrations/);
  });
});

it('a disk that is full is named, and leaves no part of a backup and the earlier one as it was', async () => {
  const target = path.join(folder, 'limited.age');
  writeFileSync(target, 'the earlier backup');
  const [hook, program] = ['../testing/typescript-hook.cjs', '../site-command.ts'].map((name) =>
    path.resolve(__dirname, name),
  );
  // 8 blocks of 1 kB: larger files are refused by the system, as on a full disk.
  const command = `ulimit -f 8; exec "${process.execPath}" --require "${hook}" "${program}" backup --output "${target}"`;
  const { stderr } = spawn('sh', ['-c', command], { env: { PATH: process.env.PATH, ...settings() } });
  const reason = /^backup: .*limited\.age cannot be written \(EFBIG.*nothing of this backup was stored/m;
  expect(await readText(stderr)).toMatch(reason);
  expect(readFileSync(target, 'utf8')).toBe('the earlier backup');
  expect(readdirSync(folder).filter((name) => name.includes('unfinished'))).toEqual([]);
});

it('a restore that is killed leaves nothing of a site, and the next restore fills the place', async () => {
  const place = await newPlace();
  const restoring = runProgram('site-command.ts', settingsOf(place), ['restore', file, '--identity', keyFile]);
  const written = path.join(place.dataDirectory, 'restore.unfinished/secrets.json');
  while (!existsSync(written) && restoring.process.exitCode === null)
    await new Promise((resolve) => setImmediate(resolve));
  restoring.process.kill('SIGKILL');
  expect(await restoring.ended).toBe('SIGKILL');
  expect(await contentOf(place)).toEqual({ tables: 0, names: ['restore.unfinished'] });
  expect(await restoreInto(place, file, keyFile)).toMatchObject({ code: 0 });
  expect((await contentOf(place)).names).not.toContain('restore.unfinished');
});

describe('the commands', () => {
  it('make a key pair once: the public key encrypts, the file decrypts', async () => {
    const key = path.join(folder, 'made.txt');
    const made = await siteCommand({}, 'backup', 'keygen', key);
    expect(made).toMatchObject({ code: 0, stdout: expect.stringMatching(/^age1[0-9a-z]{58}\n$/) });
    expect(await siteCommand({}, 'backup', 'keygen', key)).toEqual(failed(/exists already/));
    const target = path.join(folder, 'two-keys.age');
    const both = settings(`${recipient},${made.stdout.trim()}`);
    expect(await siteCommand(both, 'backup', '--output', target)).toMatchObject({ code: 0 });
    for (const identity of [key, keyFile])
      expect(await siteCommand({}, 'restore', target, '--identity', identity, '--verify')).toMatchObject({ code: 0 });
  });

  it('refuse a backup without a key for it, or of a place without a site', async () => {
    const noKey = failed(/BACKUP_RECIPIENTS is not set.*keygen backup-key\.txt/);
    expect(await siteCommand(settings(''), 'backup')).toEqual(noKey);
    const [nothing, target] = [path.join(folder, 'nothing'), path.join(folder, 'none.age')];
    mkdirSync(nothing);
    const env = { DATA_DIR: nothing, BACKUP_RECIPIENTS: recipient };
    expect(await siteCommand(env, 'backup', '--output', target)).toEqual(failed(/there is no database in .*nothing/));
    expect(existsSync(target)).toBe(false);
  });
});
