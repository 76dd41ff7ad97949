/** Takes the gateway's settings out of its process before it evaluates a remote, whose code could read them there. */
import { once } from 'node:events';
import * as z from 'zod/mini';

/** What Node, its packages and the libraries below them look up while they run. */
const HARMLESS = /^(HOME|LANG|LC_ALL|NODE_ENV|PATH|PGSSL\w+|SystemRoot|TMPDIR|TZ)$/;

const sentSchema = z.object({ type: z.literal('settings'), env: z.record(z.string(), z.string()) });

/** Settings that the supervisor sends over its channel; the environment of a process can be read in /proc. */
async function settingsSent(): Promise<NodeJS.ProcessEnv> {
  // The supervisor's guard leaves the channel unreferenced, and nothing else keeps the process alive while it waits.
  process.channel?.ref();
  const [message]: unknown[] = await once(process, 'message');
  process.channel?.unref();
  return sentSchema.parse(message).env;
}

/** @returns the variables that the settings are read from; the process keeps none that may be a secret */
export async function takeSettings(): Promise<NodeJS.ProcessEnv> {
  const env = process.env.SETTINGS === 'channel' ? await settingsSent() : { ...process.env };
  for (const name of Object.keys(process.env)) if (!HARMLESS.test(name)) Reflect.deleteProperty(process.env, name);
  return env;
}
