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

describe('a supervised part', () => {
  it('reports its address when it is ready, and its progress before', async () => {
    const url = await run(`process.send({ type: 'progress', text: 'seeding' }); ${READY}`);
    expect(url).toBe('http://127.0.0.1:4499');
    expect(lines).toEqual(['part: seeding']);
  });

  it('fails to start when it ends before it is ready', async () => {
    await expect(run('process.exit(3)')).rejects.toThrow('part stopped before it was ready (exit code 3)');
  });

  /** The process and the former address of each life. */
  const lives = () => readFileSync(path.join(folder, 'lives'), 'utf8').trim().split('\n');
  const NOTED = `require('node:fs').appendFileSync(__dirname + '/lives', process.pid + ' ' + process.env.PREVIOUS + '\\n');`;
  const killFirst = () => process.kill(Number.parseInt(lives()[0] ?? '', 10), 'SIGKILL');

  it('starts again with its former address when it dies', async () => {
    await run(NOTED + READY);
    killFirst();
    await until(() => lives().length === 2);
    expect(lives()[1]).toContain(' http://127.0.0.1:4499');
    expect(lines).toEqual(['part stopped unexpectedly (signal SIGKILL), starting it again in 0.5 s']);
  });

  it('is not started a third time when it refuses to start again', async () => {
    const onRefusal = jest.fn();
    await run(`${NOTED} if (process.env.PREVIOUS) process.exit(78); ${READY}`, { onRefusal });
    killFirst();
    await until(() => onRefusal.mock.calls.length > 0);
    expect(lives()).toHaveLength(2);
    expect(lines).toEqual([expect.stringContaining('stopped unexpectedly (signal SIGKILL)')]);
  });

  it('is gone once stopped, and does not restart', async () => {
    await run(NOTED + READY);
    await part?.stop();
    expect(killFirst).toThrow('ESRCH');
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
