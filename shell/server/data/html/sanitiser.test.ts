import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openSanitiser } from './sanitiser';

/** Answers a text with the number of its thread; the texts `throw` and `hang` do what they say. */
const PROGRAM = `
const { parentPort, threadId } = require('node:worker_threads');
parentPort.on('message', ({ id, input: text }) => {
  if (text === 'throw') setImmediate(() => { throw new Error('a fault of the parser'); });
  else if (text === 'hang') for (;;);
  else parentPort.postMessage({ id, value: text + ' ' + threadId });
});`;

let folder: string;
let program: string;
let open: ReturnType<typeof openSanitiser>[] = [];
// Threads and their messages are real.
beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vipp #50%? thread-'));
  program = path.join(folder, 'program.cjs');
  writeFileSync(program, PROGRAM);
});
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(async () => {
  await Promise.all(open.map(({ close }) => close()));
  open = [];
  jest.useRealTimers();
});

function start() {
  const faults: string[] = [];
  const thread = openSanitiser(program, (reason) => faults.push(reason));
  open.push(thread);
  return { faults, html: thread.sanitiser.html };
}

const threadOf = (answer: string): string => answer.split(' ')[1] ?? '';

describe('the thread of the sanitiser', () => {
  it('is the same for all contents', async () => {
    const { html, faults } = start();
    const answers = await Promise.all(['a', 'b', 'c'].map(html));
    expect(new Set(answers.map(threadOf)).size).toBe(1);
    expect(faults).toEqual([]);
  });

  it('is started again after a fault, which the content that caused it reports', async () => {
    const { html, faults } = start();
    const before = threadOf(await html('a'));
    await expect(html('throw')).rejects.toThrow('the sanitiser ended');
    expect(faults).toEqual(['a fault of the parser']);
    expect(threadOf(await html('a'))).not.toBe(before);
  });

  it('is ended when it hangs for a minute, whatever else arrives, and the next content gets another one', async () => {
    const { html, faults } = start();
    const hanging = [html('hang')];
    jest.advanceTimersByTime(59_000);
    hanging.push(html('a'));
    jest.advanceTimersByTime(1_000);
    for (const one of hanging) await expect(one).rejects.toThrow('the sanitiser ended');
    expect(faults).toEqual(['it did not answer']);
    expect(await html('a')).toMatch(/^a \d+$/);
  });

  it('is the same after an hour in which there was nothing to do', async () => {
    const { html, faults } = start();
    const before = await html('a');
    jest.advanceTimersByTime(3_600_000);
    expect(await html('a')).toBe(before);
    expect(faults).toEqual([]);
  });
});
