/**
 * `npm run bench:gateways`: two gateways behind nginx, one registry in PostgreSQL. A version is promoted at one and seen
 * at the other; then one gateway is killed under load. CONNECTIONS makes the load smaller. Needs Debian's nginx and postgresql; ends everything it starts.
 */
import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { generateKeyPairSync } from 'node:crypto';
import { ALLOCATOR_ENV } from 'tooling/run/allocator';
import { restamp } from 'tooling/build/restamp';
import { buildAll } from 'tooling/build/build-packages';
import { freePort } from 'tooling/run/free-port';
import { startPostgres } from 'tooling/run/postgres';

const root = path.resolve(import.meta.dirname, '..');
const NGINX = ['/usr/sbin/nginx', '/usr/bin/nginx'].find((file) => existsSync(file));
const CONNECTIONS = Number(process.env.CONNECTIONS ?? 20);
const PAGES = ['/', '/le-groupe', '/contact', '/actualite', '/recrutements'];
const TOKEN = 'token-of-the-two-gateways';
const BACKEND_SECRETS = { OUTBOX_SECRET: 'outbox-secret-of-the-two-gateways-00' };
const GATEWAY_SECRETS = {
  PREVIEW_SECRET: 'preview-secret-of-the-two-gateways-0',
  FORM_STATE_SECRET: 'form-state-secret-of-the-two-gateways',
};

if (!NGINX) {
  console.error('nginx is missing: apt-get install nginx-light');
  process.exit(1);
}

const folder = mkdtempSync(path.join(tmpdir(), 'vipp-gateways-'));
const children = [];
const postgres = await startPostgres();

async function startPart(script, env) {
  const child = fork(path.join(root, script), [], {
    env: {
      PATH: process.env.PATH,
      ...ALLOCATOR_ENV,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      API_TOKEN: TOKEN,
      HOST: '127.0.0.1',
      ...env,
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  children.push(child);
  for (;;) {
    const [message] = await Promise.race([once(child, 'message'), once(child, 'exit').then(() => [undefined])]);
    if (!message) throw new Error(`${script} ended before it was ready`);
    if (message.type === 'ready') return { child, url: message.url };
  }
}

const startGateway = (name, backendUrl, publicUrl) =>
  startPart('shell/dist/server/main.cjs', {
    ...GATEWAY_SECRETS,
    PORT: '0',
    DATA_DIR: path.join(folder, name),
    BACKEND_URL: backendUrl,
    DATABASE_URL: postgres.url,
    PUBLIC_URL: publicUrl,
    FEDERATION_TOKEN: TOKEN,
    PACKAGES_DIR: root,
  });

function nginxConfig(port, gateways) {
  return `
daemon off; worker_processes 1;${process.getuid?.() === 0 ? ' user root;' : ''} pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 512; }
http {
  access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  upstream gateways { ${gateways.map(({ url }) => `server ${new URL(url).host} max_fails=1 fail_timeout=5s;`).join(' ')} keepalive 32; }
  server {
    listen 127.0.0.1:${port}; client_max_body_size 6m;
    location / {
      proxy_pass http://gateways; proxy_http_version 1.1; proxy_set_header Connection "";
      proxy_set_header Host $host; proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for; proxy_set_header X-Forwarded-Proto $scheme;
      proxy_next_upstream error timeout non_idempotent; proxy_next_upstream_tries 2; proxy_connect_timeout 1s;
    }
  }
}
`;
}

const versionIn = async (url) => /mf-content@([\w.-]+)/.exec(await (await fetch(url)).text())?.[1];

/** Asks pages without pause until it is stopped; counts what came of it. */
function startLoad(base) {
  const counts = { requests: 0, failed: 0, failures: [] };
  let stopped = false;
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const ask = (address) =>
    new Promise((resolve) => {
      const request = http.get(address, { agent, timeout: 10_000 }, (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode));
        response.on('error', () => resolve('cut'));
      });
      request.on('timeout', () => request.destroy());
      request.on('error', ({ code }) => resolve(code ?? 'error'));
    });
  const worker = async (start) => {
    for (let turn = start; !stopped; turn += 1) {
      const status = await ask(new URL(PAGES[turn % PAGES.length], base));
      counts.requests += 1;
      if (status !== 200) {
        counts.failed += 1;
        counts.failures.push(status);
      }
    }
  };
  const workers = Array.from({ length: CONNECTIONS }, (_, index) => worker(index));
  return {
    counts,
    stop: async () => {
      stopped = true;
      await Promise.all(workers);
      agent.destroy();
    },
  };
}

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

const DEADLINE_MS = 20_000;

async function until(what, holds) {
  const deadline = performance.now() + DEADLINE_MS;
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(`not within ${DEADLINE_MS / 1000} s: ${what}`);
    await pause(10);
  }
}

function vippMf(site, key, ...words) {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [path.join(root, 'tooling/vipp-mf.mjs'), ...words, '--site', site, ...(key ? ['--key', key] : [])],
      { env: { ...process.env, FEDERATION_TOKEN: TOKEN }, stdio: ['ignore', 'inherit', 'inherit'] },
    );
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`vipp-mf ${words.join(' ')} ended with ${code}`)),
    );
  });
}

async function main() {
  await buildAll({ log: console.log });
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const backend = await startPart('backend/dist/main.cjs', {
    ...BACKEND_SECRETS,
    BACKEND_PORT: '0',
    DATA_DIR: path.join(folder, 'backend'),
    DATABASE_URL: postgres.url,
    PUBLIC_URL: base,
  });
  const [one, other] = await Promise.all([
    startGateway('one', backend.url, base),
    startGateway('other', backend.url, base),
  ]);
  const config = path.join(folder, 'nginx.conf');
  writeFileSync(config, nginxConfig(port, [one, other]));
  const nginx = spawn(NGINX, ['-c', config, '-p', folder], { stdio: ['ignore', 'inherit', 'inherit'] });
  children.push(nginx);
  await until('nginx answers', () =>
    fetch(base).then(
      ({ ok }) => ok,
      () => false,
    ),
  );

  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const key = path.join(folder, 'mf-content.pem');
  writeFileSync(key, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  const added = await fetch(new URL('/federation/api/keys', one.url), {
    method: 'POST',
    headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      remote: 'mf-content',
      publicKey: publicKey.export({ format: 'jwk' }).x,
      label: 'content team',
    }),
  });
  if (!added.ok) throw new Error(`the key was refused: ${added.status} ${await added.text()}`);

  const load = startLoad(base);
  const dist = path.join(folder, 'next');
  restamp({ dist: path.join(root, 'mf-content/dist'), target: dist, version: 'next' });
  await vippMf(one.url, key, 'publish', 'mf-content', '--dist', dist);
  await vippMf(one.url, key, 'promote', 'mf-content', 'next');
  const promoted = performance.now();
  // Live is what a page asked for from then on shows; how long the answer takes depends on the load, and is printed besides.
  let latency = 0;
  await until('the other gateway has the version', async () => {
    latency = performance.now() - promoted;
    return (await versionIn(other.url)) === 'next';
  });
  const answered = performance.now() - promoted;
  await pause(2_000);
  const before = { ...load.counts };
  one.child.kill('SIGKILL');
  await pause(5_000);
  await load.stop();
  const after = load.counts;
  console.log(`
| what | figure |
|---|---|
| load of the machine | ${loadavg()[0].toFixed(1)} |
| requests through nginx, ${CONNECTIONS} connections | ${after.requests} |
| failed before a gateway was killed (publish and promotion included) | ${before.failed} |
| failed after it was killed | ${after.failed - before.failed} ${after.failures.length > 0 ? `(${after.failures.join(', ')})` : ''} |
| of which in flight on it, at most | ${CONNECTIONS} |
| the other gateway gives the promoted version to who asks, after the command’s return | ${latency.toFixed(0)} ms |
| that page was answered, after the command’s return | ${answered.toFixed(0)} ms |
`);
  if (before.failed > 0 || after.failed - before.failed > CONNECTIONS || latency > 1_000) process.exitCode = 1;
}

try {
  await main();
} finally {
  // nginx ends its workers itself, if it is let.
  for (const child of children) child.kill(child.spawnfile === NGINX ? 'SIGTERM' : 'SIGKILL');
  await postgres.stop();
  if (process.exitCode) console.error(readFileSync(path.join(folder, 'error.log'), 'utf8').slice(-2_000));
  rmSync(folder, { recursive: true, force: true });
}
