// @ts-check
/**
 * Runs a command of this project, from a fresh clone too: `node tooling/command.mjs NAME [arguments]`. Plain JavaScript: it
 * checks Node's version and installs the packages before it loads any TypeScript.
 */
import { existsSync } from 'node:fs';

/** Oldest version of Node that runs the site. */
const NEEDED = [20, 19];

/**
 * Programs by name. `runsSite`: it listens on PORT and writes to DATA_DIR, checked before the slow install. `dev`: it needs
 * development dependencies, and `folders`: the packages of folders with a lock file of their own.
 *
 * @type {Record<string, { title?: string, program: string, runsSite?: boolean, dev?: boolean, folders?: string[] }>}
 */
const PROGRAMS = {
  start: { title: 'npm start', program: './run/start.ts', runsSite: true },
  dev: { program: './run/dev.ts', runsSite: true, dev: true },
  'dev-remote': { title: 'npm run dev', program: './run/dev-remote.ts', dev: true },
  build: { program: './build/build-packages.ts' },
  package: { program: './production/package.ts', dev: true },
  site: { program: './run/site-command.ts' },
  test: { title: 'npm test', program: './run/test.ts', dev: true, folders: ['e2e'] },
  check: { program: './checks/check.ts', dev: true, folders: ['e2e'] },
  catalogue: { program: './catalogue/catalogue.ts', dev: true },
  lab: { program: '../lab/lab.ts', dev: true, folders: ['e2e', 'lab'] },
};

/** Commands whose standard output is a result: messages must not mix with it. */
const TO_STDERR = ['site'];

const [name = '', ...args] = process.argv.slice(2);
const { title = `npm run ${name}`, program, runsSite = false, dev, folders } = PROGRAMS[name] ?? {};

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const [neededMajor = 0, neededMinor = 0] = NEEDED;
if (major < neededMajor || (major === neededMajor && minor < neededMinor)) {
  console.error(
    `${title}: Node ${process.versions.node} is too old. Install Node ${NEEDED.join('.')} or newer, see https://nodejs.org.`,
  );
  process.exit(1);
}

// npm passes a signal to the shell that it runs a script in, and that shell ends without passing it on.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 1000).unref();
}

const { runCommand, UserError } = await import('./user-error.mjs');

await runCommand(title, async () => {
  if (program === undefined || !existsSync(new URL(program, import.meta.url)))
    throw new UserError(`there is no command "${name}". There are ${Object.keys(PROGRAMS).join(', ')}.`);
  if (runsSite) {
    const { preflight } = await import('./preflight.mjs');
    await preflight(process.env);
  }
  const { ensureInstalled, SETTING_OF_TRACING } = await import('./install.mjs');
  const needsDev = dev || Boolean(process.env[SETTING_OF_TRACING]?.trim());
  await ensureInstalled(TO_STDERR.includes(name) ? console.error : console.log, { dev: needsDev, folders });
  // From here on Node loads TypeScript.
  // @ts-expect-error -- the module has no types: it is imported for what it does
  await import('tsx');
  const { main } = await import(program);
  await main(args);
});
