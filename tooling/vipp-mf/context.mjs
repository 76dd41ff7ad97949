/** What a command works with: which remote, which build, which site, signed by whom. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { distFolder, readManifest } from './build-folder.mjs';
import { CommandError, EXIT } from './command-error.mjs';
import { loadKey, loadToken } from './credentials.mjs';
import { createSiteClient } from './site-client.mjs';

const DEFAULT_SITE = 'http://localhost:3000';

/** The remote that was named, or the one whose folder this is. */
function remoteOf({ command, remote }, cwd) {
  if (remote) return remote;
  const file = path.join(cwd, 'package.json');
  const name = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).name : undefined;
  if (name?.startsWith('mf-')) return name;
  throw new CommandError(
    EXIT.notUnderstood,
    `which remote? Name it (npx vipp-mf ${command} mf-…), or call the command in its folder.`,
  );
}

/**
 * @param {ReturnType<typeof import('./arguments.mjs').parseArguments>} parsed
 * @param {{ env: NodeJS.ProcessEnv, cwd: string, progress: (text: string) => void, fetch?: typeof globalThis.fetch }} surroundings
 */
export function createContext(parsed, { env, cwd, progress, fetch }) {
  const { options } = parsed;
  const site = options.site ?? (env.VIPP_SITE || DEFAULT_SITE);
  const context = {
    options,
    cwd,
    progress,
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

function hasToken(env) {
  try {
    return loadToken(env) !== undefined;
  } catch {
    return false;
  }
}
