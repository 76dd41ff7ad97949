import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { emptyFolder } from '@vipp/shared/testing/temporary-folder.server';
import { until } from '@vipp/shared/testing/until';
import { supervise, watchPart, type Part } from './supervisor';

const folder = emptyFolder();
let part: Part | undefined;
let lines: string[];
beforeEach(() => {
  lines = [];
});
afterEach(() => part?.stop());

/** Starts a part that runs this source. */
function run(source: string, options: Partial<Parameters<typeof supervise>[0]> = {}): Promise<string> {
  const script = path.join(folder, 'part.cjs');
  writeFileSync(script, source);
  part = supervise({
    name: 'part',
    script,
    env: (previousUrl) => ({ ...process.env, PREVIOUS: previousUrl ?? '' }),
    output: { log: (line) => void lines.push(line), problem: (text) => void lines.push(text.trimEnd()) },
    ...options,
  });
  return part.start();
}

const READY = "process.send({ type: 'ready', url: 'http://127.0.0.1:4499' }); setInterval(() => {}, 1000);";
const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('a supervised part', () => {
  it('reports its address when it is ready, and its progress before', async () => {
    const url = await run(`process.send({ type: 'progress', text: 'seeding' }); ${READY}`);
    expect(url).toBe('http://127.0.0.1:4499');
    expect(lines).toEqual(['part: seeding']);
  });

  it('fails to start when it ends before it is ready', async () => {
    await expect(run('process.exit(3)')).rejects.toThrow('part stopped before it was ready (exit code 3)');
  });

  it('starts again with its former address when it dies', async () => {
    const file = path.join(folder, 'lives');
    await run(`
      const { appendFileSync } = require('node:fs');
      appendFileSync(${JSON.stringify(file)}, process.pid + ' ' + process.env.PREVIOUS + '\\n');
      ${READY}`);
    const lives = () => readFileSync(file, 'utf8').trim().split('\n');
    process.kill(Number(lives()[0]?.split(' ')[0]), 'SIGKILL');
    await until(() => lives().length === 2);
    expect(lives()[1]).toContain('http://127.0.0.1:4499');
    expect(lines).toEqual(['part stopped unexpectedly (signal SIGKILL), starting it again in 0.5 s']);
  });

  it('is not started a third time when it refuses to start again', async () => {
    const file = path.join(folder, 'lives');
    const refused = new Promise<void>((resolve) => {
      void run(
        `
        const { appendFileSync } = require('node:fs');
        appendFileSync(${JSON.stringify(file)}, process.pid + '\\n');
        if (process.env.PREVIOUS) process.exit(78);
        ${READY}`,
        { onRefusal: resolve },
      ).then(() => process.kill(Number(readFileSync(file, 'utf8')), 'SIGKILL'));
    });
    await refused;
    expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(2);
    expect(lines).toEqual([expect.stringContaining('stopped unexpectedly (signal SIGKILL)')]);
  });

  it('is gone once stopped, and does not restart', async () => {
    const file = path.join(folder, 'pid');
    await run(`require('node:fs').writeFileSync(${JSON.stringify(file)}, String(process.pid)); ${READY}`);
    const pid = Number(readFileSync(file, 'utf8'));
    await part?.stop();
    expect(isAlive(pid)).toBe(false);
    expect(lines).toEqual([]);
  });
});

it('a part that runs and does not answer for thirty seconds is reported once', () => {
  jest.useFakeTimers();
  const onBlocked = jest.fn();
  let isBlocked = false;
  const watch = watchPart({ connected: true, send: () => isBlocked || watch.answered() === undefined }, onBlocked);
  jest.advanceTimersByTime(120_000);
  isBlocked = true;
  jest.advanceTimersByTime(30_500);
  expect(onBlocked).not.toHaveBeenCalled();
  jest.advanceTimersByTime(120_000);
  expect(onBlocked).toHaveBeenCalledTimes(1);
});
