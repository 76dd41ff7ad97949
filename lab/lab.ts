/**
 * `npm run lab -- NAME [options]`: what examines, attacks and measures the site, a folder for each check. A check exits 1
 * where a limit is broken; each starts what it needs and deletes it again.
 */
import { UserError } from 'tooling/user-error';
import { runCheck, type Check } from './support/check';

/** Checks by name, with what each finds out. */
const CHECKS: Readonly<Record<string, string>> = {
  web: 'every route under Lighthouse, and how soon pages respond on a slow phone',
  engines: 'what visitors do, in Firefox and WebKit',
  a11y: 'axe and overflow in every state, text spacing and the keyboard on every page; --pictures of these',
  attacks: 'XSS, floods, traversal and other attacks on the built site, and the score of its headers',
  load: 'requests, memory and lists under load, behind the gateway and Varnish',
  releases: 'a thousand changes of what is live on two gateways, of which one is killed, and 200 texts of an editor',
  chaos: 'every remote with every fault, in the browser and on the server',
  faults: 'killed processes, full disks, lost databases and names, under visitors',
  production: 'the page about production, followed step by step',
  caches: 'pages in Varnish and nginx: shared, replaced, and sent while the site is down',
  guests: 'a remote that Vite builds without our preset',
};

const LIST = Object.entries(CHECKS)
  .map(([name, about]) => `  ${name.padEnd(12)} ${about}`)
  .join('\n');
const HELP = `npm run lab -- NAME [options]\n${LIST}\nnpm run lab -- NAME --help lists the options of a check.`;

/** @throws {UserError} for an unknown name, and where a limit of the check is broken */
export async function main(args: readonly string[]): Promise<void> {
  const [name, ...options] = args;
  if (name === undefined || name === '--help') {
    console.log(HELP);
    return;
  }
  if (!Object.hasOwn(CHECKS, name))
    throw new UserError(`there is no check "${name}". There are ${Object.keys(CHECKS).join(', ')}.`);
  const { check } = (await import(`./${name}/${name}.ts`)) as { check: Check<never> };
  await runCheck(name, check, options);
}
