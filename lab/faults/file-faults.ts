/** A file of `DATA_DIR` is damaged: what is made again at the next start, what is refused with its name, and a restore. */
import { execFile } from 'node:child_process';
import { readFileSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from 'tooling/run/free-port';
import type { FaultGroup, Finding, Lab } from './fault';
import { startFaultySite, type FaultySite } from './faulty-site';
import { compareWithStored } from './stored-forms';
import { call, startVisitors, type Form } from './visitors';
import { until } from '../support/until';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../..');
const PAGES = ['/', '/rse', '/contact', '/recrutements', '/actualite'];
const FORMS = 6;
const PAGE_MS = 20_000;

type Damage = {
  file: string;
  /** A page or file that needs it. */
  address?: string;
};

/** Overwrites the middle of a file, or what follows a given byte, and leaves its length and its time: what a bad block of a disk does. */
function damage(file: string, from?: number): void {
  const { atime, mtime } = statSync(file);
  const bytes = readFileSync(file);
  const begin = from ?? Math.floor(bytes.length / 3);
  bytes.fill(0x58, begin, Math.min(bytes.length, begin + 512));
  writeFileSync(file, bytes);
  utimesSync(file, atime, mtime);
}

/** The first file below a folder with such a name. */
function fileBelow(folder: string, name: RegExp): string {
  const found = readdirSync(folder, { withFileTypes: true, recursive: true }).find(
    (entry) => entry.isFile() && name.test(entry.name),
  );
  if (!found) throw new Error(`there is no ${String(name)} in ${folder}`);
  return path.join(found.parentPath, found.name);
}

/** What the next start makes again, or does not need. */
const madeAgain = (dataDir: string): Damage[] => {
  const picture = fileBelow(path.join(dataDir, 'storage/posts'), /\.(?:jpe?g|png|webp|svg)$/);
  return [
    { file: path.join(dataDir, 'federation/shell.json') },
    { file: fileBelow(path.join(dataDir, 'federation/files'), /^[0-9a-f]{96}$/) },
    { file: fileBelow(path.join(dataDir, 'remotes'), /remote-entry\.cjs$/) },
    { file: picture, address: `/backend/public/storage/${path.relative(path.join(dataDir, 'storage'), picture)}` },
  ];
};

async function sendForms(site: FaultySite): Promise<Form[]> {
  const visitors = startVisitors(site.url);
  await until(() => visitors.acknowledged() >= FORMS, 60_000);
  await visitors.stop(20_000);
  return [...visitors.forms];
}

async function pageProblems(site: FaultySite): Promise<string[]> {
  const problems: string[] = [];
  for (const page of PAGES) {
    const { status } = await call(new URL(page, site.url), { timeoutMs: PAGE_MS });
    if (status !== 200) problems.push(`${page} answers ${status}`);
  }
  return problems;
}

const fetchText = (site: FaultySite, address: string): Promise<string> =>
  call(new URL(address, site.url), { timeoutMs: PAGE_MS }).then(({ text }) => text);

async function startsAndRepairs(lab: Lab, site: FaultySite, forms: readonly Form[]): Promise<[Finding, FaultySite]> {
  const { dataDir } = site;
  const damages = madeAgain(dataDir);
  const pictures = damages.flatMap(({ address }) => address ?? []);
  const before = await Promise.all(pictures.map((address) => fetchText(site, address)));
  await site.stop();
  for (const { file } of damages) damage(file);
  const start = performance.now();
  const next = await startFaultySite(lab, { name: 'again', dataDir });
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  const after = await Promise.all(pictures.map((address) => fetchText(next, address)));
  const comparison = compareWithStored(forms, await next.stored());
  const problems = [
    ...(await pageProblems(next)),
    ...pictures.filter((_, index) => before[index] !== after[index]).map((address) => `${address} is still damaged`),
    ...(comparison.lost > 0 ? [`${comparison.lost} forms are lost`] : []),
  ];
  const names = damages.map(({ file }) => path.relative(dataDir, file).replace(/[0-9a-f]{96}/, '…'));
  return [
    {
      fault: `damaged: ${names.join(', ')}`,
      visitorsSee: 'every page and picture as before',
      lost: `nothing of ${comparison.acknowledged} forms`,
      back: `a start of ${seconds} s, which makes them again`,
      problems,
    },
    next,
  ];
}

/** What only a person or a backup can make again: the start says which file, and changes nothing. */
const REFUSED: readonly { file: string; says: RegExp; from?: number }[] = [
  { file: 'secrets.json', says: /secrets\.json cannot be understood\. Correct it, or restore it from a backup/ },
  { file: 'federation/journal.jsonl', says: /the journal is no event\. Restore the journal from a backup/ },
  { file: 'referent/identity.txt', says: /identity\.txt cannot be used/ },
  { file: 'site-facts.yaml', says: /site-facts\.yaml/ },
  { file: 'postgres/PG_VERSION', says: /embedded database .*cannot be opened.*backup/ },
  // PostgreSQL uses the first 300 of its 8,192 bytes.
  { file: 'postgres/global/pg_control', says: /embedded database .*cannot be opened.*backup/, from: 0 },
];

async function refuses(lab: Lab, dataDir: string, { file, says, from }: (typeof REFUSED)[number]): Promise<Finding> {
  const target = path.join(dataDir, file);
  lab.log(file);
  writeFileSync(target, '', { flag: 'a' });
  const good = readFileSync(target);
  if (good.length === 0) writeFileSync(target, 'editor: [\n');
  else damage(target, from);
  const damaged = readFileSync(target);
  const output = await startFaultySite(lab, { name: 'refused', dataDir }).then(
    async (site) => (await site.stop(), 'it started'),
    (error: unknown) => String(error),
  );
  const isUnchanged = readFileSync(target).equals(damaged);
  if (good.length === 0) rmSync(target);
  else writeFileSync(target, good);
  return {
    fault: `damaged: ${file}`,
    visitorsSee: 'no site: it does not start',
    lost: 'nothing: no file is changed',
    back: 'the file from a backup',
    problems: [
      ...(says.test(output) ? [] : [`it says: ${output.slice(0, 600)}`]),
      ...(isUnchanged ? [] : ['the start has changed the file']),
    ],
  };
}

/** A backup in an empty place. */
async function restores(lab: Lab, site: FaultySite, forms: readonly Form[]): Promise<Finding> {
  const key = path.join(lab.folder, 'backup-key.txt');
  const file = path.join(lab.folder, 'backup.age');
  const command = (name: string, ...args: string[]) =>
    run(process.execPath, [path.join(root, `backend/dist/${name}-command.cjs`), ...args], {
      env: { PATH: process.env.PATH, DATA_DIR: site.dataDir, BACKUP_RECIPIENTS: recipient },
    });
  let recipient = '';
  const { stdout, stderr } = await command('backup', 'keygen', key);
  recipient = /age1\w+/.exec(stdout + stderr)?.[0] ?? '';
  await command('backup', '--output', file);
  await site.stop();
  const damaged = `${site.dataDir}-damaged`;
  renameSync(site.dataDir, damaged);
  const start = performance.now();
  await command('restore', file, '--identity', key);
  const next = await startFaultySite(lab, { name: 'restored', dataDir: site.dataDir, port: await freePort() });
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  const { acknowledged, lost, twice } = compareWithStored(forms, await next.stored());
  return {
    fault: 'DATA_DIR restored from a backup',
    visitorsSee: 'no site until then',
    lost:
      lost + twice === 0 ? `nothing of ${acknowledged} forms before the backup` : `${lost} of ${acknowledged} forms`,
    back: `restore and start in ${seconds} s, by an operator`,
    problems: [...(await pageProblems(next)), ...(lost + twice > 0 ? ['forms are missing, or there twice'] : [])],
  };
}

export const fileFaults: FaultGroup = {
  name: 'files',
  run: async (lab) => {
    const site = await startFaultySite(lab, { name: 'files' });
    const forms = await sendForms(site);
    lab.log('what is made again');
    const [repaired, next] = await startsAndRepairs(lab, site, forms);
    await next.stop();
    const findings = [repaired];
    for (const one of REFUSED) findings.push(await refuses(lab, site.dataDir, one));
    const last = await startFaultySite(lab, { name: 'last', dataDir: site.dataDir });
    lab.log('restore');
    findings.push(await restores(lab, last, forms));
    return findings;
  },
};
