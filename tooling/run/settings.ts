/** The settings of `npm start`: environment variables, parsed once. docs/settings.md lists them for people. */
import { parseVariables, publicOrigin, workshopOrigin } from '@vipp/shared/contract/settings/parse-variables.server';
import { variables } from '@vipp/shared/contract/settings/variables.server';
import * as z from 'zod/mini';
import { dataFolder } from '../preflight.mjs';
import { SECRET_NAMES, type Secrets } from './secrets';
import { UserError } from '../user-error.mjs';

/** A site prints its address before it listens there, so it chooses its port. */
const portSchema = variables.PORT.schema.check(z.minimum(1));

/** What `npm start` itself uses; its parts read the other variables, checked here before they start. */
export type SiteSettings = ReturnType<typeof parseSettings>;

/** @throws {UserError} with one line for each variable that is wrong */
export function parseSettings(env: NodeJS.ProcessEnv) {
  const { values, problems } = parseVariables('site', env, { PORT: portSchema });
  if (problems) throw new UserError(problems.join('\n'));
  /** Those with a value, as text. */
  const secrets: Partial<Secrets> = Object.fromEntries(
    SECRET_NAMES.flatMap((name) => (values[name] ? [[name, String(values[name])]] : [])),
  );
  return {
    port: values.PORT,
    publicUrl: publicOrigin(values),
    workshopUrl: workshopOrigin(values),
    dataDir: dataFolder(env),
    databaseUrl: values.DATABASE_URL,
    backendUrl: values.BACKEND_URL,
    /** 0 for any free one. */
    backendPort: values.BACKEND_PORT,
    logLevel: values.LOG_LEVEL,
    secrets,
  };
}
