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
 * before the slow install.
 *
 * @type {Record<string, { title?: string, program: string, runsSite?: boolean }>}
 */
const PROGRAMS = {
  start: { title: 'npm start', program: './run/start.ts', runsSite: true },
  dev: { program: './run/dev.ts', runsSite: true },
  'dev-remote': { title: 'npm run dev', program: './run/dev-remote.ts' },
  standalone: { program: './run/standalone-remote.ts' },
  build: { program: './build/build.ts' },
  package: { program: './production/package.ts' },
  test: { title: 'npm test', program: './run/test.ts' },
  'test:node': { program: './run/test-node.ts' },
  'test:package': { program: './run/test-package.ts' },
  contract: { program: './run/contract.ts' },
  submissions: { program: './run/submissions.ts' },
  flow: { program: './run/flow.ts' },
  backup: { program: './run/backup.ts' },
  restore: { program: './run/restore.ts' },
  check: { program: './checks/check.ts' },
  'check-shared-interface': { program: './checks/check-shared-interface.ts' },
  'bench:application-usable': { program: '../lab/bench/bench-application-usable.ts' },
  'bench:dev': { program: '../lab/bench/bench-dev.ts' },
  'bench:durability': { program: '../lab/bench/bench-durability.ts' },
  'bench:ecoindex': { program: '../lab/bench/ecoindex/bench-ecoindex.ts' },
  'bench:edge': { program: '../lab/bench/edge/bench-edge.ts' },
  'bench:form-versions': { program: '../lab/bench/form-versions/bench-form-versions.ts' },
  'bench:gateways': { program: '../lab/bench/gateways/bench-gateways.ts' },
  'bench:interactions': { program: '../lab/bench/interactions/bench-interactions.ts' },
  'bench:lists': { program: '../lab/bench/bench-lists.ts' },
  'bench:registry': { program: '../lab/bench/bench-registry.ts' },
  'bench:release-churn': { program: '../lab/bench/release-churn/bench-release-churn.ts' },
  'bench:sanitising': { program: '../lab/bench/bench-sanitising.ts' },
  'bench:server': { program: '../lab/bench/server/bench-server.ts' },
  'bench:soak': { program: '../lab/bench/soak/bench-soak.ts' },
  'bench:start': { program: '../lab/bench/bench-start.ts' },
  'bench:upgrade': { program: '../lab/bench/upgrade/bench-upgrade.ts' },
  'bench:web': { program: '../lab/bench/web/bench-web.ts' },
  'check:a11y': { program: '../lab/accessibility/check-a11y.ts' },
  'check:headers': { program: '../lab/headers/check-headers.ts' },
  'check:safety': { program: '../lab/safety/check-safety.ts' },
  'check:seo': { program: '../lab/seo/check-seo.ts' },
  'test:production': { program: '../lab/production/test-production.ts' },
  'test:engines': { program: '../lab/engines/test-engines.ts' },
  'test:chaos': { program: '../lab/chaos/test-chaos.ts' },
  'test:faults': { program: '../lab/faults/test-faults.ts' },
  'read-aloud': { program: '../lab/orca/read-aloud.ts' },
  screenshots: { program: '../lab/screenshots/screenshots.ts' },
  catalogue: { program: './catalogue/catalogue.ts' },
  'draw-maps': { program: './build/draw-maps.ts' },
};

/** Commands whose standard output is a result, which messages must not mix with. */
const TO_STDERR = ['contract', 'submissions', 'flow', 'backup', 'restore'];

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
  // From here on Node loads TypeScript.
  // @ts-expect-error -- the module has no types: it is imported for what it does
  await import('tsx');
  const { main } = await import(program);
  await main(args);
});
