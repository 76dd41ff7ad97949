/** The shell of an operator who follows a page: one bash, so that what a block defines is there for the next one. */
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { UserError } from 'tooling/user-error';
import type { Block } from './page-blocks';

/** A block that takes longer is stuck. */
const BLOCK_MS = 300_000;
const DONE = '__block_done__';
const LINES_SHOWN = 40;

export type PageShell = {
  /** @returns what the block printed */
  run: (block: Block) => Promise<string>;
  close: () => void;
};

const lastLines = (text: string): string =>
  stripVTControlCharacters(text).trimEnd().split('\n').slice(-LINES_SHOWN).join('\n');

/**
 * @param folder for a file of each block
 * @param env all that the shell gets
 */
export function openShell(folder: string, env: NodeJS.ProcessEnv): PageShell {
  // A command that fails ends the shell: a page has no step that may fail.
  const bash = spawn('bash', ['-eu', '-o', 'pipefail'], { env, stdio: ['pipe', 'pipe', 'inherit'] });
  bash.stdin.write('exec 2>&1\n');
  let output = '';
  let onOutput = (): void => {};
  bash.stdout.on('data', (chunk) => {
    output += chunk;
    onOutput();
  });
  // What it started may hold its output open: it has ended once it exits.
  const ended = new Promise<number | null>((resolve) => bash.once('exit', resolve));

  async function run(block: Block): Promise<string> {
    const { line, commands, heading } = block;
    const file = path.join(folder, `line-${line}.sh`);
    writeFileSync(file, commands);
    output = '';
    const done = new Promise<'done'>((resolve) => {
      onOutput = () => {
        if (output.endsWith(`${DONE}\n`)) resolve('done');
      };
    });
    bash.stdin.write(`. '${file}' </dev/null\nprintf '\\n%s\\n' ${DONE}\n`);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<'late'>((resolve) => {
      timer = setTimeout(() => resolve('late'), BLOCK_MS);
    });
    const result = await Promise.race([done, ended, late]);
    clearTimeout(timer);
    const printed = output.replace(`\n${DONE}\n`, '');
    if (result === 'done') return printed;
    throw new UserError(
      `« ${heading} », line ${line} of docs/running-in-production.md: ${result === 'late' ? 'not done in time' : `exit code ${result}`}`,
      lastLines(printed),
    );
  }

  return { run, close: () => void bash.kill('SIGKILL') };
}
