/** `promote`, `canary`, `rollback`, `retire`, `preview`: who gets which version. */
import type { Options } from './arguments';
import { CommandError, EXIT } from './command-error';
import type { CommandContext, Outcome } from './context';

const DEFAULT_HOURS = 24;

const conditions = (options: Options) => ({ ifLive: options['if-live'], why: options.why });

export async function promote({ options, remote, version, team }: CommandContext): Promise<Outcome> {
  const [name, wanted] = [remote(), version()];
  const result = await team().call('promote', { remote: name, version: wanted, ...conditions(options) });
  return { result, text: `${name}@${wanted}: live for all visitors` };
}

export async function canary({ options, remote, version, team }: CommandContext): Promise<Outcome> {
  const [name, wanted] = [remote(), version()];
  const result = await team().call('canary', {
    remote: name,
    version: wanted,
    percent: options.percent,
    ...conditions(options),
  });
  return {
    result,
    text:
      (options.percent ?? 0) > 0
        ? `${name}@${wanted}: live for ${options.percent} % of visitors`
        : `${name}@${wanted}: no longer a canary`,
  };
}

export async function rollback({ options, remote, team }: CommandContext): Promise<Outcome> {
  const name = remote();
  const result = await team().call('rollback', { remote: name, version: options.to, ...conditions(options) });
  return { result, text: `${name}@${result.version}: live for all visitors again` };
}

/** Paths by `FROM=TO`. */
function redirectsOf(pairs: readonly string[]): Record<string, string> {
  const malformed = pairs.find((pair) => !/^\/[^=]*=\/./.test(pair));
  if (malformed !== undefined)
    throw new CommandError(
      EXIT.notUnderstood,
      `--redirect ${malformed}: it is PATH=PATH, such as /evenements=/actualite`,
    );
  return Object.fromEntries(pairs.map((pair) => pair.split('=', 2)));
}

export async function retire({ options, remote, team }: CommandContext): Promise<Outcome> {
  const name = remote();
  const redirects = redirectsOf(options.redirect ?? []);
  const result = await team().call('retire', { remote: name, redirects, ...conditions(options) });
  return {
    result,
    text: `${name}: its pages are gone; npx vipp-mf rollback ${name} brings them back`,
  };
}

export async function preview({ options, remote, version, team }: CommandContext): Promise<Outcome> {
  const [name, wanted] = [remote(), version()];
  const result = await team().call('preview', {
    remote: name,
    version: wanted,
    hours: options.hours ?? DEFAULT_HOURS,
  });
  return { result, text: `${name}@${wanted}, until ${result.expires}:\n${result.url}` };
}
