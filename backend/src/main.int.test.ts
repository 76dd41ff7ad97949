import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { contentCalls } from '@vipp/shared/contract/content-api';
import { API_BASE, STORAGE_BASE } from '@vipp/shared/contract/paths';
import { startHttpServer } from '@vipp/shared/testing/http-server.server';
import { type ChildProgram, runProgram } from './testing/child-program';
import { temporaryFolder } from '@vipp/shared/testing/temporary-folder.server';

const folder = temporaryFolder();
const dataDirectory = path.join(folder, 'data');
const token = 'token-of-the-tests';
const outboxSecret = 'outbox-secret-of-the-tests-00000000';
const started: ChildProgram[] = [];
afterAll(async () => {
  for (const program of started) program.process.kill('SIGKILL');
  await Promise.all(started.map(({ ended }) => ended));
});
function start(env: Record<string, string> = {}): ChildProgram {
  const settings = { API_TOKEN: token, OUTBOX_SECRET: outboxSecret, DATA_DIR: dataDirectory, ...env };
  const program = runProgram('main.ts', settings);
  started.push(program);
  return program;
}

/** Error line of a start that must fail: the program has to exit with 1 and one line. */
async function refusal(env: Record<string, string>): Promise<string> {
  const program = start(env);
  const code = await program.ended;
  const { stderr } = program.output;
  expect({ code, lines: stderr.trim().split('\n').length }).toEqual({ code: 1, lines: 1 });
  return stderr.trim();
}

async function readyAddress(program: ChildProgram): Promise<string> {
  const message = await program.nextMessage();
  expect(message).toEqual({ type: 'ready', url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/) });
  return Object(message).url;
}

describe('the program', () => {
  it('completes a first start that was killed, refuses a concurrent second one, answers operators, and stops cleanly', async () => {
    const killed = start();
    await killed.printed('the content was written');
    killed.process.kill('SIGKILL');
    await killed.ended;

    const program = start();
    const address = await readyAddress(program);
    const headers = { Authorization: `Bearer ${token}` };
    const { data } = await (await fetch(address + API_BASE + contentCalls.posts.path, { headers })).json();
    expect(data.length).toBeGreaterThanOrEqual(30);
    for (const post of data) {
      const image = await fetch(address + STORAGE_BASE + post.image.replace(/^storage/, ''), { method: 'HEAD' });
      expect([post.image, image.status]).toEqual([post.image, 200]);
    }

    expect(await refusal({})).toMatch(/^backend: DATA_DIR .* is in use by process \d+, started .*Stop it/);

    const command = runProgram('site-command.ts', { DATA_DIR: dataDirectory }, ['submissions', 'export', 'newsletter']);
    expect([await command.ended, command.output]).toEqual([0, { stdout: '[]\n', stderr: '' }]);

    program.process.kill('SIGTERM');
    expect(await program.ended).toBe(0);
    expect(existsSync(path.join(dataDirectory, 'operators.json'))).toBe(false);
    for (const secret of [token, outboxSecret])
      expect(program.output.stdout + program.output.stderr).not.toContain(secret);
  });

  it('ends with its parent, and releases its folder', async () => {
    const program = start();
    await readyAddress(program);
    program.process.disconnect();
    expect(await program.ended).toBe(0);
    expect(readdirSync(path.join(dataDirectory, 'lock'))).toEqual([]);
  });

  it('stops during its start on a signal', async () => {
    const program = start({ DATA_DIR: path.join(folder, 'stopped') });
    await program.printed('the content was written');
    program.process.kill('SIGINT');
    expect(await program.ended).toBe(0);
  });

  it('reports an unreachable database in one line, without its password', async () => {
    const env = { DATA_DIR: path.join(folder, 'unreachable'), DATABASE_URL: 'postgres://me:hidden@127.0.0.1:1/site' };
    const reason = /^backend: the database at DATABASE_URL \(127\.0\.0\.1:1\/site\) .*ECONNREFUSED.*Start PostgreSQL/;
    const line = await refusal(env);
    expect(line).toMatch(reason);
    expect(line).not.toContain('hidden');
  });

  it('reports a port that is in use in one line', async () => {
    const { port } = new URL((await startHttpServer(() => undefined)).url);
    const reason = `backend: port ${port} of 127.0.0.1 is in use. Set BACKEND_PORT`;
    expect(await refusal({ BACKEND_PORT: port })).toContain(reason);
  });
});
