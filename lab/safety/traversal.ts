/** Paths that would leave their folder, at every address that gives files. */
import type { AttackResult } from './attack-result';
import { ask, asTarget } from './raw-request';

const ROUTES = [
  '/_mf/',
  '/_mf/shell/static/',
  '/_mf/mf-forms/',
  '/_mf/mf-content/x/client/',
  '/backend/public/storage/',
  '/backend/public/storage/rse/',
  '/_images/360/backend/public/storage/',
  '/backend/public/api/content/page/',
  '/backend/public/',
  '/federation/builds/',
  '/federation/preview/',
  '/_data/content/',
  '/',
];
/** Text that only files outside the public folders contain. */
const SECRETS =
  /root:[x*]:0:0|"workspaces"|\[fonts\]|API_TOKEN|_SECRET"|-of-a-test-site|registry\.npmjs|\[core\]|createRequire/;

type Options = {
  origin: string;
  paths: readonly string[];
  every: number;
  /** Addresses that the content service was asked for. */
  asked: string[];
};

export async function tryTraversal({ origin, paths, every, asked }: Options): Promise<AttackResult> {
  const faults: string[] = [];
  asked.length = 0;
  const targets = ROUTES.flatMap((route) => paths.map((path) => route + asTarget(path))).filter(
    (_, index) => index % every === 0,
  );
  for (const target of targets) {
    const { status, body } = await ask(origin, { target });
    if (SECRETS.test(body)) faults.push(`${target} gave away a file`);
    if (status === 0 || (status >= 500 && status !== 503)) faults.push(`${target} answered ${status}`);
  }
  for (const address of asked)
    if (/\.\.|%2e|%25|\\|%5c|%00/i.test(address.split('?')[0] ?? ''))
      faults.push(`the content service was asked for ${address}`);
  return { tried: targets.length, faults };
}
