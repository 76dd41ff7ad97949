/** `npm start` as a test sees it: what it printed, when it is ready, and what is left of it. */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const NOT_INHERITED = [
  'BACKEND_URL',
  'DATABASE_URL',
  'REGISTRY_DATABASE_URL',
  'PUBLIC_URL',
  'API_TOKEN',
  'PREVIEW_SECRET',
  'FORM_STATE_SECRET',
  'OUTBOX_SECRET',
  'LOG_LEVEL',
  'PORT',
  'HOST',
  'NODE_ENV',
];

/** Processes of a group that still run; those that ended and wait to be collected do not count. */
export function runningInGroup(group) {
  if (!existsSync('/proc/self/stat')) throw new Error('these tests read /proc: run them on Linux');
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        // After the command's name in brackets: state, parent, group.
        const [state, , pgrp] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
        return Number(pgrp) === group && state !== 'Z';
      } catch {
        return false;
      }
    });
}

/**
 * @param {Record<string, string>} env settings; those of this process are not taken over
 * @param {{ ownGroup?: boolean }} [options] a process group of its own, as a terminal gives it
 */
export function npmStart(env, { ownGroup = false } = {}) {
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !NOT_INHERITED.includes(name)));
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'start.mjs')], {
    env: { ...inherited, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: ownGroup,
  });
  const site = { pid: child.pid, output: '', errors: '' };
  child.stdout.on('data', (chunk) => (site.output += chunk));
  child.stderr.on('data', (chunk) => (site.errors += chunk));
  /** @type {Promise<number | null>} */
  site.exitCode = new Promise((resolve) => child.once('close', resolve));
  site.ready = new Promise((resolve, reject) => {
    child.stdout.on('data', () => {
      const address = /^VIPP site ready at (\S+)$/m.exec(site.output)?.[1];
      if (address) resolve(address);
    });
    site.exitCode.then((code) =>
      reject(new Error(`npm start ended with exit code ${code}:\n${site.output}${site.errors}`)),
    );
  });
  site.ready.catch(() => {});
  site.signal = (name) => child.kill(name);
  return site;
}
