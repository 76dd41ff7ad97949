// @ts-check
/**
 * Runs a command of this project, from a fresh clone too: `node tooling/command.mjs NAME [arguments]`. Plain JavaScript,
 * because it checks the version of Node and installs the packages before it loads any TypeScript.
 */
import { existsSync } from 'node:fs';

/** Oldest version of Node that runs the site. */
const NEEDED = [20, 19];

/**
 * Programs by name. `title` is what the user typed; `runsSite`: it listens on PORT and writes to DATA_DIR, which is checked
 * before the slow install. Other names are those of files beside this one.
 *
 * @type {Record<string, { title?: string, program: string, runsSite?: boolean }>}
 */
const PROGRAMS = {
  start: { title: 'npm start', program: './run/start.ts', runsSite: true },
  dev: { program: './run/dev.ts', runsSite: true },
  'dev-remote': { title: 'npm run dev', program: './run/dev-remote.ts' },
  standalone: { program: './run/standalone-remote.ts' },
  build: { program: './build/build.ts' },
  test: { title: 'npm test', program: './run/test.ts' },
  contract: { program: './run/contract.ts' },
  submissions: { program: './run/submissions.ts' },
  check: { program: './checks/check.ts' },
  'check-budgets': { program: './checks/check-budgets.ts' },
  'check-classes': { program: './checks/check-classes.ts' },
  'check-docs': { program: './checks/check-docs.ts' },
  'check-suffixes': { program: './checks/check-suffixes.ts' },
  'check-words': { program: './checks/check-words.ts' },
  'bench:start': { program: './start-times.mjs' },
  'bench:registry': { program: './bench-registry.mjs' },
  'bench:web': { program: './bench-web.mjs' },
  'bench:interactions': { program: './bench-interactions.mjs' },
  'bench:server': { program: './server-load.mjs' },
  'bench:swaps': { program: './swaps.mjs' },
  'bench:durability': { program: './durability.mjs' },
  'bench:gateways': { program: './two-gateways.mjs' },
  'check:seo': { program: './check-seo.mjs' },
  'check:a11y': { program: './check-a11y.mjs' },
  'check:headers': { program: './check-headers.mjs' },
  'check:safety': { program: './check-safety.mjs' },
  'test:chaos': { program: './chaos.mjs' },
  screenshots: { program: './screenshots.mjs' },
  catalogue: { program: './catalogue.mjs' },
  'draw-maps': { program: './draw-maps.mjs' },
};

/** Commands whose standard output is a result, which messages must not mix with. */
const TO_STDERR = ['contract', 'submissions'];

const [name = '', ...args] = process.argv.slice(2);
const { title = `npm run ${name}`, program, runsSite = false } = PROGRAMS[name] ?? {};

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const [neededMajor = 0, neededMinor = 0] = NEEDED;
if (major < neededMajor || (major === neededMajor && minor < neededMinor)) {
  console.error(
    `${title}: Node ${process.versions.node} is too old. Install Node ${NEEDED.join('.')} or newer, see https://nodejs.org.`,
  );
  process.exit(1);
}

const { runCommand, UserError } = await import('./user-error.mjs');

await runCommand(title, async () => {
  if (program === undefined || !existsSync(new URL(program, import.meta.url)))
    throw new UserError(`there is no command "${name}". There are ${Object.keys(PROGRAMS).join(', ')}.`);
  if (runsSite) {
    const { preflight } = await import('./preflight.mjs');
    await preflight(process.env);
  }
  const { ensureInstalled } = await import('./install.mjs');
  await ensureInstalled(TO_STDERR.includes(name) ? console.error : console.log);
  // From here on Node loads TypeScript. Programs that are scripts read their arguments from the process.
  // @ts-expect-error -- the module has no types: it is imported for what it does
  await import('tsx');
  process.argv.splice(2, 1);
  const { main } = await import(program);
  await main?.(args);
});
