/** Options of the commands of one remote: the remote, and the site that it is developed against. */
import { Command, InvalidArgumentError, Option } from 'commander';
import { variables } from '@vipp/shared/contract/settings/variables.server';
import { readOptions } from '../read-options';
import { remoteOfFolder } from '../remote-folders';
import { UserError } from '../user-error.mjs';

const TIMEOUT_MS = 5_000;

/** Name of the remote in whose folder a command was started, as npm does. */
export function remoteHere(cwd: string): string {
  const name = remoteOfFolder(cwd);
  if (name !== undefined) return name;
  throw new UserError('this folder is no remote. Name one: npm run dev -w mf-forms');
}

const againstOption = new Option('--against <SITE>', 'address of the site').argParser((text) => {
  const { data: origin } = variables.AGAINST.schema.safeParse(text);
  if (origin) return origin;
  throw new InvalidArgumentError('It is a web address such as https://www.example.com.');
});

/** @returns the site that a remote is developed against; undefined where none is named */
export function parseDevelopment(args: readonly string[]): string | undefined {
  const command = new Command('npm run dev --').addOption(againstOption);
  return readOptions<{ against?: string }>(command, args).against;
}

/** Makes sure, before any build, that a site with a registry answers. */
export async function checkSite(site: string): Promise<void> {
  const address = `${site}/federation/api/contract.json`;
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch((error: unknown) =>
    error instanceof Error ? error.message : String(error),
  );
  if (typeof answer !== 'string' && answer.status === 200) return;
  const what = typeof answer === 'string' ? answer : `status ${answer.status}`;
  throw new UserError(
    `no site answers at ${address} (${what}). Start one with npm start, or name another: --against https://the.site`,
  );
}
