/** `promote`, `canary`, `rollback`, `retire`, `preview`: who gets which version. */
import { CommandError, EXIT } from './command-error';
import {
  CHANGE,
  DIST,
  numeric,
  option,
  repeated,
  SIGNED,
  type AddCommand,
  type CommandContext,
  type Options,
  type Run,
} from './context';
import type { Command } from 'commander';

const conditions = ({ ifLive, why }: Options) => ({ ifLive, why });

/** What a call about a version of a remote takes. */
const versionOf = ({ remote, version }: CommandContext) => ({ remote: remote(), version: version() });

const promote: Run = async (context) => {
  const chosen = versionOf(context);
  const result = await context.team().call('promote', { ...chosen, ...conditions(context.options) });
  return { result, text: `${chosen.remote}@${chosen.version}: live for all visitors` };
};

const canary: Run = async (context) => {
  const { options, team } = context;
  const { percent = 0 } = options;
  const chosen = versionOf(context);
  const result = await team().call('canary', { ...chosen, percent, ...conditions(options) });
  const share = percent > 0 ? `live for ${percent} % of visitors` : 'no longer a canary';
  return { result, text: `${chosen.remote}@${chosen.version}: ${share}` };
};

const rollback: Run = async ({ options, remote, team }) => {
  const name = remote();
  const result = await team().call('rollback', { remote: name, version: options.to, ...conditions(options) });
  return { result, text: `${name}@${result.version}: live for all visitors again` };
};

/** Paths by `FROM=TO`. */
function redirectsOf(pairs: readonly string[]): Record<string, string> {
  const malformed = pairs.find((pair) => !/^\/[^=]*=\/./.test(pair));
  if (malformed !== undefined)
    throw new CommandError(EXIT.invalid, `--redirect ${malformed}: it is PATH=PATH, such as /evenements=/actualite`);
  return Object.fromEntries(pairs.map((pair) => pair.split('=', 2)));
}

const retire: Run = async ({ options, remote, team }) => {
  const name = remote();
  const redirects = redirectsOf(options.redirect ?? []);
  const result = await team().call('retire', { remote: name, redirects, ...conditions(options) });
  return { result, text: `${name}: its pages are gone; npx vipp-mf rollback ${name} brings them back` };
};

const preview: Run = async (context) => {
  const chosen = versionOf(context);
  const result = await context.team().call('preview', { ...chosen, hours: context.options.hours });
  return { result, text: `${chosen.remote}@${chosen.version}, until ${result.expires}:\n${result.url}` };
};

export function addReleaseCommands(program: Command, add: AddCommand): void {
  const changed = [...CHANGE, ...SIGNED];
  add(program, 'promote [REMOTE] [VERSION]', 'give a version to all visitors', [...changed, DIST], promote);
  const percent = numeric('--percent <N>', 'share of visitors, 0 to 100', [0, 100]).makeOptionMandatory();
  add(
    program,
    'canary [REMOTE] [VERSION]',
    'give a version to a share of visitors; 0 ends it',
    [percent, ...changed, DIST],
    canary,
  );
  const to = option('--to <VERSION>', 'the version to go back to (default: the one before)');
  add(program, 'rollback [REMOTE]', 'go back to the version before, for all visitors', [to, ...changed], rollback);
  const redirect = repeated('--redirect <PATH=PATH>', 'where a page is now, such as /evenements=/actualite');
  add(
    program,
    'retire [REMOTE]',
    'end all pages of a remote; a rollback brings them back',
    [redirect, ...changed],
    retire,
  );
  const hours = numeric('--hours <N>', 'how long the link works, up to 168', [0.01, 168], 24);
  add(
    program,
    'preview [REMOTE] [VERSION]',
    'make a link that shows a version to those who open it',
    [hours, DIST, ...SIGNED],
    preview,
  );
}
