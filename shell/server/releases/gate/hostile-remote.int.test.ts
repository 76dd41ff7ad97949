/** What a hostile remote can reach, in the gate and in the gateway; both are the built programs. */
import { fork, type ChildProcess } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fakeBuild } from '../../testing/fake-build';
import { networkNamespace } from './sandbox-command';
import { createSandbox } from './sandbox-worker';

const root = path.resolve(__dirname, '../../../..');
const SECRETS = {
  API_TOKEN: 'token-that-a-remote-must-not-get',
  FEDERATION_TOKEN: 'operators-token-that-a-remote-must-not-get',
  PREVIEW_SECRET: 'previews-secret-that-a-remote-must-not-get',
  FORM_STATE_SECRET: 'forms-secret-that-a-remote-must-not-get',
};
const KEY = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

let folder: string;
let dataDir: string;
let outside: Server;
let requests: number;

function hostileBuild(forges: boolean) {
  const targets = {
    url: `http://127.0.0.1:${(outside.address() as AddressInfo).port}/`,
    dataDir,
    secrets: [...Object.values(SECRETS), KEY],
    forges,
  };
  const source = readFileSync(path.join(root, 'shell/server/testing/hostile-remote.cjs'), 'utf8');
  return fakeBuild('mf-forms', 'hostile', {
    change: (_client, server) =>
      server.set('remote-entry.cjs', `'use strict';\nconst TARGETS = ${JSON.stringify(targets)};\n${source}`),
  });
}

const parseReport = (text: string): Record<string, string> =>
  JSON.parse(/HOSTILE (\{.*?\}) END/.exec(text)?.[1] ?? '{}') as Record<string, string>;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'vipp-hostile-'));
  dataDir = path.join(folder, 'data');
  mkdirSync(path.join(dataDir, 'federation/keys'), { recursive: true });
  writeFileSync(path.join(dataDir, 'secrets.json'), JSON.stringify(SECRETS));
  writeFileSync(path.join(dataDir, 'federation/keys/mf-content.pem'), KEY);
  requests = 0;
  // Also the content service, without content.
  outside = createServer((_request, response) => {
    requests += 1;
    response.writeHead(404, { 'content-type': 'application/json' }).end('{}');
  });
  outside.listen(0, '127.0.0.1');
  await once(outside, 'listening');
});
afterEach(async () => {
  outside.closeAllConnections();
  outside.close();
  await once(outside, 'close');
  rmSync(folder, { recursive: true, force: true });
});

describe('a hostile remote in the gate', () => {
  const read: string[] = [];
  const tryIt = async () => {
    const { build, files } = hostileBuild(true);
    const script = path.join(root, 'shell/dist/sandbox/worker.cjs');
    const content = async (address: string) => {
      read.push(address);
      return { status: 404, body: '{}' };
    };
    return createSandbox({ script, folder: path.join(dataDir, 'federation/sandbox'), content })(build, files);
  };

  it('reaches nothing, and cannot forge the answer of the gate', async () => {
    const { problems, classes } = await tryIt();
    expect(classes).toEqual([]);
    const texts = problems.map(({ message }) => message).filter((message) => message.includes('/contact '));
    expect(texts).toHaveLength(1);
    const reached = parseReport(texts[0] ?? '');
    expect(Object.keys(reached).length).toBeGreaterThan(30);
    const harmless = { environment: 'no secret', 'the share scope of others': 'changed its own' };
    expect(Object.fromEntries(Object.entries(reached).filter(([, what]) => what !== 'denied'))).toEqual(harmless);
    expect(requests).toBe(0);
    expect(read).not.toContain('/federation/api/contract.json');
    expect(existsSync(path.join(dataDir, 'written-by-a-remote'))).toBe(false);
  });

  it('has no network on a system with namespaces', async () => {
    // Debian allows them for every user; other systems rely on what is denied inside the process.
    expect(await networkNamespace()).toEqual(expect.arrayContaining(['--net']));
  });
});

describe('a hostile remote in the gateway', () => {
  let gateway: ChildProcess;

  /** Starts a gateway with this remote and another one; settings are sent by a supervisor, or in the environment. */
  async function startGateway(overChannel: boolean): Promise<{ url: string; output: () => string }> {
    const packages = path.join(folder, 'packages');
    for (const name of ['shell', 'mf-content', 'tooling']) {
      mkdirSync(packages, { recursive: true });
      symlinkSync(path.join(root, name), path.join(packages, name));
    }
    const { build, files } = hostileBuild(false);
    for (const side of ['client', 'server'] as const) {
      mkdirSync(path.join(packages, 'mf-forms/dist', side), { recursive: true });
      for (const [file, integrity] of Object.entries(build[side].files))
        writeFileSync(path.join(packages, 'mf-forms/dist', side, file), files.get(integrity) ?? '');
    }
    writeFileSync(path.join(packages, 'mf-forms/dist/build.json'), JSON.stringify(build));
    const settings = {
      ...SECRETS,
      NODE_ENV: 'production',
      LOG_LEVEL: 'silent',
      // It would not serve this remote, as the gate would not publish it.
      SHELL_CHECK: 'off',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDir,
      PACKAGES_DIR: packages,
      BACKEND_URL: `http://127.0.0.1:${(outside.address() as AddressInfo).port}`,
    };
    const env = overChannel
      ? { PATH: process.env.PATH, NODE_ENV: 'production', SETTINGS: 'channel' }
      : { PATH: process.env.PATH, ...settings };
    gateway = fork(path.join(root, 'shell/dist/server/main.cjs'), [], {
      env,
      execArgv: ['--require', path.join(root, 'tooling/run/child-guard.cjs')],
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    let output = '';
    gateway.stdout?.on('data', (chunk) => (output += String(chunk)));
    if (overChannel) gateway.send({ type: 'settings', env: settings });
    const ended = once(gateway, 'exit').then((): never => {
      throw new Error('the gateway ended before it was ready');
    });
    const [message] = (await Promise.race([once(gateway, 'message'), ended])) as [{ url: string }];
    ended.catch(() => undefined);
    return { url: message.url, output: () => output };
  }

  afterEach(async () => {
    if (gateway.exitCode !== null) return;
    gateway.kill('SIGTERM');
    await once(gateway, 'exit');
  });

  const reportOf = async (overChannel: boolean) => {
    const { url, output } = await startGateway(overChannel);
    // Loads the other remote, so that its modules could be reached.
    await fetch(new URL('/mentionslegales', url));
    await fetch(new URL('/contact', url));
    return parseReport(output());
  };

  it('reaches exactly what its process can reach, as described in docs/decisions/0014', async () => {
    expect(await reportOf(true)).toEqual({
      // Denied.
      environment: 'no secret',
      'the environment at the start': 'no secret',
      report: 'no secret',
      arguments: 'no secret',
      'a shared module': 'denied',
      'the share scope of others': 'changed its own',
      'fetch of the gateway': 'denied',
      // The files of the gateway's user.
      'a file of the system': 'read',
      'a folder beside its own': 'listed',
      'writing a file': 'written',
      'the site’s secrets': 'a secret',
      'the key of another team': 'a secret',
      // Its network.
      fetch: '{}',
      WebSocket: typeof WebSocket === 'undefined' ? 'denied' : 'opened',
      net: 'connected',
      http: 'connected',
      dgram: 'sent',
      dns: 'found',
      'a class with connections': 'reached',
      // Other processes, and the end of this one.
      'child process': 'run',
      'worker thread': 'Worker',
      inspector: 'inspectorOpen',
      'native code': 'dlopen',
      'ending the process': 'possible',
      // Its memory, with the code of other remotes and the shared objects of JavaScript.
      'modules of other remotes': 'reached',
      'the module that loaded it': 'reached',
      'streams of the console': 'reached',
      'code from text': 'run',
      'import()': 'reached',
      'Object.prototype': 'yes',
      'Array.prototype': 'replaced',
      'Promise.prototype': 'replaced',
      JSON: 'replaced',
      globals: 'replaced',
    });
  });

  it('reads the settings in /proc where they are in the environment of a gateway without a supervisor', async () => {
    expect(await reportOf(false)).toMatchObject({
      environment: 'no secret',
      report: 'no secret',
      'the environment at the start': 'a secret',
    });
  });
});
