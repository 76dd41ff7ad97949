/** The machine of docs/running-in-production.md, and the shell of its operator. */
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { postgresPrograms } from 'tooling/testing/postgres';
import { UserError } from 'tooling/user-error';
import { procFile } from '../support/processes';
import { until } from '../support/until';

const PAGE = path.resolve(import.meta.dirname, '../../docs/running-in-production.md');
/** Blocks that cannot run on this machine, or already ran. */
const ELSEWHERE = ['build', 'install', 'systemd', 'compose', 'kubernetes', 'small'];
const PORTS = ['HTTPS', 'CACHE', 'PRIMARY', 'STANDBY', 'PROMETHEUS'].map((name) => `${name}_PORT`);
const PARTS = ['GATEWAY_1', 'GATEWAY_2', 'BACKEND_1', 'BACKEND_2'];
const STOP_MS = 120_000;
const DONE = '__block_done__';

export type Section = { heading: string; blocks: string[] };

/** The blocks of `sh` of the page that are for this machine, by heading, in order. @throws {Error} for one of an unknown kind */
export function sectionsToFollow(): Section[] {
  const sections: Section[] = [];
  let heading = '';
  const parts = readFileSync(PAGE, 'utf8').matchAll(/^```(\S*)(?: (\S+))?\n([\s\S]*?)^```$|^#+ (.+)$/gm);
  for (const [, language, purpose, commands = '', title] of parts) {
    heading = title ?? heading;
    if (language !== 'sh') continue;
    if (purpose !== undefined && !ELSEWHERE.includes(purpose))
      throw new Error(`a block of an unknown kind: ${purpose}`);
    if (purpose !== undefined) continue;
    if (sections.at(-1)?.heading !== heading) sections.push({ heading, blocks: [] });
    sections.at(-1)?.blocks.push(commands);
  }
  return sections;
}

function makeCertificate(folder: string): { CERTIFICATE: string; CERTIFICATE_KEY: string } {
  const [CERTIFICATE, CERTIFICATE_KEY] = [path.join(folder, 'certificate.pem'), path.join(folder, 'key.pem')];
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const files = ['-keyout', CERTIFICATE_KEY, '-out', CERTIFICATE];
  execFileSync('openssl', ['req', '-x509', ...kind, ...subject, ...files], { stdio: 'pipe' });
  return { CERTIFICATE, CERTIFICATE_KEY };
}

/** Running processes with the folder in their command or variables: their parents have ended. */
const processesOf = (folder: string): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .map(Number)
    .filter((pid) => procFile(pid, 'cmdline').includes(folder) || procFile(pid, 'environ').includes(folder))
    .filter((pid) => !/^State:\s+Z/m.test(procFile(pid, 'status')));

function signalAll(folder: string, signal: NodeJS.Signals): void {
  for (const pid of processesOf(folder))
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended in the meantime.
    }
}

/** Addresses in the forms that a database has. */
async function storedIn(connectionString: string): Promise<Set<string>> {
  const database = new pg.Client({ connectionString });
  // A server that is killed says so on every open connection.
  database.on('error', () => {});
  await database.connect();
  const query = 'select email from contacts union all select email from newsletter';
  const { rows } = await database.query<{ email: string }>(query).finally(() => void database.end());
  return new Set(rows.map(({ email }) => email));
}

export type Machine = ReturnType<typeof createMachine>;

/** Another folder, users and ports than the page names, and a certificate of its own. @param tar the package */
export function createMachine(tar: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'vipp-production-'));
  // Its services are other users.
  chmodSync(folder, 0o755);
  const [site, cron] = [path.join(folder, 'site'), path.join(folder, 'cron')];
  mkdirSync(cron);
  const files = makeCertificate(folder);
  // Below the range of ports for outgoing connections: those are taken at any moment.
  const first = 20_000 + 10 * Math.floor(Math.random() * 1_000);
  const ports = Object.fromEntries([...PORTS, ...PARTS].map((name, index) => [name, first + index]));
  const url = `https://127.0.0.1:${ports['HTTPS_PORT']}`;
  const env = {
    PATH: `${path.dirname(process.execPath)}:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin`,
    ...{ SITE: site, PACKAGE: tar, PUBLIC_URL: url, SITE_USER: 'daemon', CRON: cron, PG: postgresPrograms() ?? '' },
    ...{ ...files, SCRAPE_INTERVAL: '1s' },
    ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
  };
  // One shell: a block may define names for the next one. A command that fails ends it: no step may fail.
  const bash = spawn('bash', ['-eu', '-o', 'pipefail'], { env, stdio: ['pipe', 'pipe', 'inherit'] });
  bash.stdin.write('exec 2>&1\n');
  let output = '';
  bash.stdout.on('data', (chunk) => (output += chunk));
  /** @throws {UserError} with its output */
  const run = async (heading: string, commands: string): Promise<void> => {
    const file = path.join(folder, 'block.sh');
    writeFileSync(file, commands);
    output = '';
    bash.stdin.write(`. '${file}' </dev/null\nprintf '\\n%s\\n' ${DONE}\n`);
    const isOver = (): boolean => output.endsWith(`${DONE}\n`) || bash.exitCode !== null;
    if ((await until(isOver, 900_000)) && bash.exitCode === null) return;
    throw new UserError(`« ${heading} » failed (exit code ${bash.exitCode})`, `${commands}\n${output.slice(-4_000)}`);
  };
  /** @param name of the port of a database server */
  const storedAddresses = (name: string, of = 'vipp'): Promise<Set<string>> => {
    const [, password] = /^DB_PASSWORD=(\w+)$/m.exec(readFileSync(path.join(site, 'etc/secrets'), 'utf8')) ?? [];
    return storedIn(`postgres://vipp:${password}@127.0.0.1:${ports[name]}/${of}`);
  };
  /** The last log lines of each service, for a failure. */
  const logs = (): string => execFileSync('sh', ['-c', `tail -n 5 '${site}'/log/*.log '${site}'/db/*.log`]).toString();
  /** @returns whether all processes ended after the signal */
  const remove = async (): Promise<boolean> => {
    bash.kill('SIGKILL');
    // SIGINT is PostgreSQL’s fast shutdown; for the others both are the same.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) signalAll(folder, signal);
    const isEmpty = (): boolean => processesOf(folder).length === 0;
    const hasEnded = await until(isEmpty, STOP_MS);
    if (!hasEnded) signalAll(folder, 'SIGKILL');
    await until(isEmpty, STOP_MS);
    rmSync(folder, { recursive: true, force: true });
    return hasEnded;
  };
  return {
    folder,
    site,
    url,
    ca: readFileSync(files.CERTIFICATE, 'utf8'),
    port: (name: string) => ports[name] ?? 0,
    run,
    storedAddresses,
    logs,
    remove,
  };
}
