import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../..');
const COMMAND = path.join(root, 'tooling/command.mjs');

// A gateway of its own starts, and prepares content of 200 attacks in each field.
jest.setTimeout(300_000);

describe('attacks on the built site', () => {
  it('do not succeed, and the site keeps answering', async () => {
    // In a process of its own: a parser of HTML runs many times slower among tests. It throws when the command finds a fault.
    const { stdout, stderr } = await run(process.execPath, [COMMAND, 'check:safety', '--part'], {
      env: { ...process.env, PACKAGES_DIR: root },
    });
    expect(stderr).toBe('');
    for (const group of [
      'XSS',
      'prototype pollution',
      'open redirects',
      'path traversal',
      'header injection',
      'oversized and slow requests',
    ])
      expect(stdout).toContain(group);
    expect(stdout).toContain('No attack succeeded, and the site answered throughout.');
  });
});
