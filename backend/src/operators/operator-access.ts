/** How commands reach the service: the one with this DATA_DIR, or another machine's with the same OPERATOR_TOKEN. */
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { writeWhole } from '@vipp/shared/server/write-whole';
import * as z from 'zod/mini';
import { causeOf, errorCode, errorText } from '@vipp/shared/server/error-text';
import { type CallOperation, OperatorRefusal } from './operation';

/** Not below the API: nothing that a gateway passes on. */
export const OPERATORS_BASE = '/operators';

const accessSchema = z.object({ url: z.string(), token: z.string() });
type Access = z.infer<typeof accessSchema>;

const accessFile = (dataDirectory: string): string => path.join(dataDirectory, 'operators.json');

/** Lets commands of this user call the service that listens at `url`. @returns ends it */
export async function writeAccess(dataDirectory: string, access: Access): Promise<() => Promise<void>> {
  const file = accessFile(dataDirectory);
  await writeWhole(file, `${JSON.stringify(access)}\n`, { isReplaced: true });
  return () => rm(file, { force: true });
}

/** @returns undefined where there is no such file */
export const readIfThere = (file: string): Promise<Buffer | undefined> =>
  readFile(file).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw new OperatorRefusal(`${file} cannot be read (${errorText(error)})`);
  });

/** No service runs with this DATA_DIR. */
export class NotRunning extends OperatorRefusal {}

const notHere = (dataDirectory: string) =>
  new NotRunning(
    `no content service runs with DATA_DIR ${dataDirectory}: start the site, and run the command on the machine of the service with its DATA_DIR, or set BACKEND_URL and OPERATOR_TOKEN`,
  );

export type ServiceAddress = {
  dataDirectory: string;
  backendUrl: string | undefined;
  operatorToken: string | undefined;
};

const refusalSchema = z.object({ message: z.string() });

/** @throws OperatorRefusal */
export function createCaller({ dataDirectory, backendUrl, operatorToken: token }: ServiceAddress): CallOperation {
  const isElsewhere = backendUrl !== undefined && token !== undefined;
  const findAccess = async (): Promise<Access> => {
    if (isElsewhere) return { url: backendUrl, token };
    const text = await readIfThere(accessFile(dataDirectory));
    if (!text) throw notHere(dataDirectory);
    return accessSchema.parse(JSON.parse(text.toString()));
  };
  return async (operation, input) => {
    const access = await findAccess();
    const response = await fetch(new URL(`${OPERATORS_BASE}/${operation.name}`, access.url), {
      method: 'POST',
      headers: { authorization: `Bearer ${access.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(input),
    }).catch((error: unknown) => {
      if (!isElsewhere) throw notHere(dataDirectory);
      throw new OperatorRefusal(`${access.url} does not answer (${errorText(causeOf(error))})`);
    });
    // A killed service leaves its file, and its port may be another program's now.
    if (response.status === 401)
      throw isElsewhere ? new OperatorRefusal(`${access.url} refuses this OPERATOR_TOKEN`) : notHere(dataDirectory);
    if (response.headers.get('content-type')?.startsWith('text/plain'))
      return operation.parseOutput(response.body?.pipeThrough(new TextDecoderStream()));
    const answer: unknown = await response.json().catch(() => undefined);
    if (response.ok) return operation.parseOutput(answer);
    const refusal = refusalSchema.safeParse(answer);
    throw new OperatorRefusal(
      response.status !== 404 && refusal.success
        ? refusal.data.message
        : `${access.url} is no content service of this release: start it again, or correct BACKEND_URL`,
    );
  };
}
