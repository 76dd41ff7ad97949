/** What every start checks, and the gateway or the content service alone, as a container or a machine of its own runs it. */
import path from 'node:path';
import { SHELL_REFUSED_EXIT } from '@vipp/shared/contract/federation/problem';
import { parseVariables } from '@vipp/shared/contract/settings/parse-variables.server';
import { checkFolderIsWritable, checkPortIsFree, dataFolder } from '../preflight.mjs';
import type { Output } from '../run/output';
import { backendPart, gatewayPart } from '../run/parts';
import { registryAddressFor } from '../run/registry-address';
import { onStopRequest } from '../run/stop-request';
import type { Part } from '../run/supervisor';
import { UserError } from '../user-error.mjs';

const BUILDS = 'dist';
/** Of a content service that runs apart: its gateways must know it. */
const BACKEND_PORT = '3001';

/**
 * The folder of the package is read-only, so there is no default below it, and a relative path means nothing.
 *
 * @throws {UserError}
 */
export function checkDataFolder(env: NodeJS.ProcessEnv): void {
  const given = env.DATA_DIR?.trim() ?? '';
  if (!path.isAbsolute(given))
    throw new UserError(
      `DATA_DIR is ${given === '' ? 'missing' : `not an absolute path (got ${JSON.stringify(given)})`}. Set it to a folder outside of the package that this user may write to, like DATA_DIR=/var/lib/vipp.`,
    );
  checkFolderIsWritable(dataFolder(env));
}

/** @throws {UserError} when it cannot be listened on */
export const checkPort = (port: number, host: string | undefined): Promise<void> =>
  checkPortIsFree(port, host?.trim() || undefined);

/** A part ends by itself only when it cannot start; later it is started again. */
async function runUntilStopped(part: Part, name: string, output: Output): Promise<void> {
  const request = onStopRequest(part);
  try {
    const url = await part.start();
    output.log(`${name} ready at ${url}`);
  } catch (error) {
    if (!request.received) throw error;
  }
}

const environment = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...env,
  NODE_ENV: env.NODE_ENV ?? 'production',
  DATA_DIR: dataFolder(env),
});

/**
 * For gateways that are given the address of their own role alone: makes the tables, and grants them to that role.
 *
 * @throws {UserError} when it could not be done
 */
export async function prepareRegistry(env: NodeJS.ProcessEnv, output: Output): Promise<void> {
  const { values, problems } = parseVariables('gateway', env);
  if (problems) throw new UserError(problems.join('\n'));
  const { DATABASE_URL: databaseUrl, REGISTRY_DATABASE_URL: registryDatabaseUrl } = values;
  if (!databaseUrl || !registryDatabaseUrl)
    throw new UserError(
      'DATABASE_URL and REGISTRY_DATABASE_URL are needed: the owner of the database, and the role of the gateway',
    );
  const given = await registryAddressFor({ databaseUrl, registryDatabaseUrl, dataDir: dataFolder(env) }, env, BUILDS);
  if (given.DATABASE_URL !== undefined)
    throw new UserError(
      'the tables of the registry could not be made, or not be granted. Check both addresses, and that the user of DATABASE_URL may create tables',
    );
  output.log('the registry is ready for the role of the gateway');
}

/** Its secrets come from the environment: other gateways need the same ones. */
export async function runGateway(env: NodeJS.ProcessEnv, output: Output): Promise<void> {
  const { values, problems } = parseVariables('gateway', env);
  if (problems) throw new UserError(problems.join('\n'));
  checkDataFolder(env);
  await checkPort(values.PORT, values.HOST);
  const { DATABASE_URL: databaseUrl, REGISTRY_DATABASE_URL: registryDatabaseUrl } = values;
  const address = { databaseUrl, registryDatabaseUrl, dataDir: dataFolder(env) };
  const registryAddress = await registryAddressFor(address, env, BUILDS);
  const onRefusal = (): void => process.exit(SHELL_REFUSED_EXIT);
  const part = gatewayPart({ env: environment(env), builds: BUILDS, output, registryAddress, onRefusal });
  await runUntilStopped(part, 'gateway', output);
}

/** Its secrets come from the environment: its gateways have the same token. */
export async function runBackend(given: NodeJS.ProcessEnv, output: Output): Promise<void> {
  const env = { ...given, BACKEND_PORT: given.BACKEND_PORT?.trim() || BACKEND_PORT };
  const { problems } = parseVariables('backend', env);
  if (problems) throw new UserError(problems.join('\n'));
  checkDataFolder(env);
  await runUntilStopped(backendPart({ env: environment(env), builds: BUILDS, output }), 'backend', output);
}
