/** What the page finds on the machine: another folder, users and ports than it names, and a certificate of its own. */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from 'tooling/run/free-port';
import { postgresPrograms } from 'tooling/run/postgres';
import { stopProcessesOf } from './own-processes';

const PORTS = [
  'HTTPS_PORT',
  'CACHE_PORT',
  'GATEWAY_1',
  'GATEWAY_2',
  'BACKEND_1',
  'BACKEND_2',
  'PRIMARY_PORT',
  'STANDBY_PORT',
  'PROMETHEUS_PORT',
] as const;
export type Ports = Readonly<Record<(typeof PORTS)[number], number>>;

export type ScratchMachine = {
  folder: string;
  /** Of the page: $SITE. */
  site: string;
  /** Address of visitors. */
  url: string;
  ports: Ports;
  certificate: string;
  /** Variables that the page’s shell begins with. */
  env: Record<string, string>;
  /** @returns whether everything ended when it was asked to */
  remove: () => Promise<boolean>;
};

function makeCertificate(folder: string): { certificate: string; key: string } {
  const [certificate, key] = [path.join(folder, 'certificate.pem'), path.join(folder, 'key.pem')];
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const files = ['-keyout', key, '-out', certificate];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  execFileSync('openssl', ['req', '-x509', ...kind, ...subject, ...files], { stdio: 'pipe' });
  return { certificate, key };
}

async function freePorts(): Promise<Ports> {
  const ports = new Set<number>();
  while (ports.size < PORTS.length) ports.add(await freePort());
  return Object.fromEntries([...ports].map((port, index) => [PORTS[index], port])) as Ports;
}

/** @param tar the package */
export async function scratchMachine(tar: string): Promise<ScratchMachine> {
  const folder = mkdtempSync(path.join(tmpdir(), 'vipp-production-'));
  // Its services are other users.
  chmodSync(folder, 0o755);
  const [site, cron] = [path.join(folder, 'site'), path.join(folder, 'cron')];
  mkdirSync(cron);
  const { certificate, key } = makeCertificate(folder);
  const ports = await freePorts();
  const url = `https://127.0.0.1:${ports.HTTPS_PORT}`;
  const env = {
    PATH: `${path.dirname(process.execPath)}:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin`,
    SITE: site,
    PACKAGE: tar,
    PUBLIC_URL: url,
    CERTIFICATE: certificate,
    CERTIFICATE_KEY: key,
    SITE_USER: 'daemon',
    CRON: cron,
    PG: postgresPrograms() ?? '',
    SCRAPE_INTERVAL: '1s',
    ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
  };
  const remove = async (): Promise<boolean> => {
    const hasEnded = await stopProcessesOf(folder);
    rmSync(folder, { recursive: true, force: true });
    return hasEnded;
  };
  return { folder, site, url, ports, certificate: readFileSync(certificate, 'utf8'), env, remove };
}
