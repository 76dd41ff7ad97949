import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Runs a command as on another version of Node. */
function runOn(version: string, name: string) {
  const fake = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`;
  const hook = ['--import', `data:text/javascript,${encodeURIComponent(fake)}`];
  const command = path.join(import.meta.dirname, 'command.mjs');
  return spawnSync(process.execPath, [...hook, command, name], { encoding: 'utf8' });
}

const { engines } = JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../package.json'), 'utf8'));

describe('a command', () => {
  it.each(['16.20.2', '20.18.3'])('is refused in one line on Node %s', (version) => {
    const { status, stdout, stderr } = runOn(version, 'test');
    const newer = `Install Node ${engines.node.replace('>=', '')} or newer, see https://nodejs.org.`;
    expect([status, stdout, stderr]).toEqual([1, '', `npm test: Node ${version} is too old. ${newer}\n`]);
  });

  it.each(['20.19.0', '22.0.0', '24.1.0'])('is looked up on Node %s', (version) => {
    expect(runOn(version, 'no-such-command').stderr).toMatch(/^npm run no-such-command: there is no command/);
  });
});
