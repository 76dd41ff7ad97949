/** Context of a command: options, remote, build, site and signing key. */
import { Option, InvalidArgumentError, type Command } from 'commander';
import type { SigningKey } from '@vipp/shared/contract/federation/signature.server';
import { remoteFolders, remoteOfFolder } from '../remote-folders';
import { distFolder, readRecord } from './build-folder';
import { CommandError, EXIT } from './command-error';
import { loadKey, loadToken, localKey } from './credentials';
import { createSiteClient, type SiteClient } from './site-client';

type TextOption = 'site' | 'key' | 'dist' | 'why' | 'ifLive' | 'to' | 'out' | 'label' | 'publicKey' | 'run' | 'route';

/** Every option of every command, as those below parse it. */
export type Options = { [Name in TextOption]?: string } & { [Name in 'percent' | 'hours' | 'limit']?: number } & {
  [Name in 'json' | 'promote']?: boolean;
} & { [Name in 'paths' | 'redirect']?: string[] };

export const option = (flags: string, help: string): Option => new Option(flags, help);

export const required = (flags: string, help: string): Option => option(flags, help).makeOptionMandatory();

/** May be given several times. */
export const repeated = (flags: string, help: string): Option =>
  option(flags, `${help}; may be given several times`).argParser((value, before: string[] = []) => [...before, value]);

/** @param value of the option when it is absent */
export const numeric = (flags: string, help: string, [lowest, highest]: readonly [number, number], value?: number) =>
  option(flags, help)
    .default(value)
    .argParser((text) => {
      const number = text.trim() === '' ? NaN : Number(text);
      if (number >= lowest && number <= highest) return number;
      throw new InvalidArgumentError(`It is a number from ${lowest} to ${highest}.`);
    });

const address = (flags: string, help: string): Option =>
  option(flags, help).argParser((text) => {
    if (/^https?:\/\/./.test(text)) return text;
    throw new InvalidArgumentError('It is a web address such as https://host.');
  });

export const OF_SITE = [address('--site <URL>', 'the site (default: VIPP_SITE, else http://localhost:3000)')];
export const SIGNED = [
  option(
    '--key <FILE>',
    'private key of the team (default: VIPP_KEY, a file or the key itself; else DATA_DIR/federation/keys/REMOTE.pem; without a key the call is an operator’s, with FEDERATION_TOKEN or that of DATA_DIR/secrets.json)',
  ),
  ...OF_SITE,
];
export const DIST = option('--dist <FOLDER>', 'the build (default: REMOTE/dist, else ./dist)');
export const WHY = option('--why <TEXT>', 'a reason, for the history');
export const PUBLISHED = [WHY, DIST, ...SIGNED];
export const CHANGE = [
  WHY,
  option('--if-live <VERSION>', 'only while this is the default version: refused after another change'),
];

/** Where the command runs; tests replace it. */
export type Surroundings = {
  env: NodeJS.ProcessEnv;
  cwd: string;
  /** Results, on standard output. */
  out: (text: string) => void;
  /** Everything else, on standard error. */
  progress: (text: string) => void;
  fetch?: typeof globalThis.fetch;
};

/** Result of a command; the message is for people, all of it for scripts. */
export type Outcome = { message: string } & Readonly<Record<string, unknown>>;

export type Run = (context: CommandContext) => Promise<Outcome>;

/** Adds a command to a group; `usage` is its name and its arguments. */
export type AddCommand = (
  group: Command,
  usage: string,
  summary: string,
  options: readonly Option[],
  run: Run,
) => Command;

/** A remote is recognised by the prefix of its name, so the version may come first or alone. */
function splitWords({ args, registeredArguments }: Command): { remote?: string; version?: string } {
  const names = registeredArguments.map((argument) => argument.name());
  const remote = args.find((word) => word.startsWith('mf-'));
  const [version, tooMuch = names.includes('VERSION') ? undefined : version] = args.filter((word) => word !== remote);
  if (tooMuch !== undefined)
    throw new CommandError(EXIT.invalid, `"${tooMuch}" is no remote: names of remotes begin with mf-`);
  return { ...(remote && { remote }), ...(version && { version }) };
}

export type CommandContext = ReturnType<typeof createContext>;

export function createContext(command: Command, { env, cwd, progress, fetch }: Surroundings) {
  const options = command.opts<Options>();
  const site = options.site ?? (env.VIPP_SITE || 'http://localhost:3000');
  const named = (): { remote?: string; version?: string } => splitWords(command);
  const remote = (): string => {
    const name = named().remote ?? remoteOfFolder(cwd);
    if (name) return name;
    throw new CommandError(
      EXIT.invalid,
      `which remote? Name it (npx vipp-mf ${command.name()} mf-…), or call the command in its folder.`,
    );
  };
  /** The remote, where it has to be one of this folder. */
  const remoteHere = (): string => {
    const [name, here] = [remote(), remoteFolders(cwd)];
    if (here.length === 0 || here.includes(name) || options.dist) return name;
    throw new CommandError(
      EXIT.invalid,
      `${name} is no remote of this folder, which has ${here.join(', ')}. Name one of them, or the folder of a build with --dist.`,
    );
  };
  const dist = (): string => distFolder(remoteHere(), options, cwd);
  const operator = (): SiteClient => createSiteClient({ site, fetch, token: loadToken(env) });
  const ofKey = (key: SigningKey): SiteClient => createSiteClient({ site, fetch, key });
  const key = (): SigningKey | undefined => loadKey(options, env, cwd, named().remote ?? remoteOfFolder(cwd));
  return {
    options,
    /** Arguments as they were given. */
    words: command.args,
    cwd,
    env,
    progress,
    /** Address of the site. */
    site,
    /** The remote that was named. */
    named: () => named().remote,
    /** That, or the remote of the current folder. */
    remote,
    remoteHere,
    dist,
    /** The named version, or that of the build. */
    version: (): string => named().version ?? readRecord(remote(), dist()).version,
    /** As a team; on a local site its key is made where it has none. */
    team: async (): Promise<SiteClient> => ofKey(key() ?? (await localKey(env, remote(), site, operator))),
    operator,
    /** As a team with a key, else as an operator. */
    client: (): SiteClient => {
      const found = key();
      return found ? ofKey(found) : operator();
    },
  };
}
