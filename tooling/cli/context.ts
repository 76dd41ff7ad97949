/** What a command works with: which remote, which build, which site, signed by whom. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import type { SigningKey } from '@vipp/shared/contract/federation/signature.server';
import type { Options, ParsedCommand } from './arguments';
import { distFolder, readManifest } from './build-folder';
import { CommandError, EXIT } from './command-error';
import { findToken, loadKey, loadToken } from './credentials';
import { createSiteClient, type SiteClient } from './site-client';

const DEFAULT_SITE = 'http://localhost:3000';
const packageSchema = z.object({ name: z.string() });

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

export type CommandContext = {
  parsed: ParsedCommand;
  options: Options;
  cwd: string;
  env: NodeJS.ProcessEnv;
  progress: (text: string) => void;
  /** Address of the site. */
  site: string;
  remote: () => string;
  dist: () => string;
  key: () => SigningKey;
  version: () => string;
  team: () => SiteClient;
  operator: () => SiteClient;
  reader: () => SiteClient;
};

/** Of a command: `result` for scripts, `text` for people. */
export type Outcome = { result: Readonly<Record<string, unknown>>; text: string };

/** The remote that was named, or the one whose folder this is. */
function remoteOf({ command, remote }: ParsedCommand, cwd: string): string {
  if (remote) return remote;
  const file = path.join(cwd, 'package.json');
  const found = existsSync(file) ? packageSchema.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data : undefined;
  if (found?.name.startsWith('mf-')) return found.name;
  throw new CommandError(
    EXIT.notUnderstood,
    `which remote? Name it (npx vipp-mf ${command} mf-…), or call the command in its folder.`,
  );
}

export function createContext(parsed: ParsedCommand, { env, cwd, progress, fetch }: Surroundings): CommandContext {
  const { options } = parsed;
  const site = options.site ?? (env.VIPP_SITE || DEFAULT_SITE);
  const context: CommandContext = {
    parsed,
    options,
    cwd,
    env,
    progress,
    site,
    remote: () => remoteOf(parsed, cwd),
    dist: () => distFolder(context.remote(), options, cwd),
    key: () => loadKey(options, env, cwd, context.remote()),
    /** The version that was named, or that of the build. */
    version: () => parsed.version ?? readManifest(context.remote(), context.dist()).build.version,
    team: () => {
      const proof = options.operator ? { token: loadToken(env) } : { key: context.key() };
      return createSiteClient({ site, fetch, ...proof });
    },
    operator: () => createSiteClient({ site, fetch, token: loadToken(env) }),
    /** For reading: any key will do, an operator's token too. */
    reader: () =>
      parsed.remote || options.key || env.VIPP_KEY || !hasToken(env) ? context.team() : context.operator(),
  };
  return context;
}

function hasToken(env: NodeJS.ProcessEnv): boolean {
  try {
    return findToken(env) !== undefined;
  } catch {
    return false;
  }
}
