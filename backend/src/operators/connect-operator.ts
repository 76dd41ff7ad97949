/** How a command reaches the database: directly where that is safe, else through the service that holds it. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { openDatabase } from '../database/database';
import { lockDataDirectory } from '../lock/data-directory-lock';
import { createLinks, createOutbox, type Outbox } from '../kernel/outbox';
import type { CommandSettings } from '../settings';
import { type CallOperation, OperatorRefusal } from './operation';
import { callThroughSocket, socketAnswers } from './operator-socket';

export type OperatorConnection = { call: CallOperation; close: () => Promise<void> };

/** Only commands that send a mail need the secret, so that reading works on a machine without it. */
function createCommandOutbox({ outboxSecrets, ...origins }: CommandSettings): Outbox {
  if (outboxSecrets.length > 0) return createOutbox(outboxSecrets, origins);
  return {
    put: async () => {
      throw new OperatorRefusal(
        'this command sends a mail, and nothing was changed: set OUTBOX_SECRET as the site has it, or DATA_DIR to its folder',
      );
    },
    decrypt: () => undefined,
    ...createLinks(origins),
  };
}

/** Opens the database in this process; mails that it stores are sent by the service when it runs next. */
async function openDirectly(settings: CommandSettings, release: () => Promise<void>): Promise<OperatorConnection> {
  const database = await openDatabase({
    url: settings.databaseUrl,
    directory: path.join(settings.dataDirectory, 'postgres'),
    onConnectionLost: () => undefined,
  });
  await database.prepare(async () => undefined);
  const outbox = createCommandOutbox(settings);
  const { dataDirectory } = settings;
  const context = { dataDirectory, queries: database.queries, outbox, onCommitted: () => undefined };
  return {
    call: (operation, input) => operation.run(context, input),
    close: async () => {
      await database.close();
      await release();
    },
  };
}

/**
 * @throws OperatorRefusal when there is nothing to connect to
 * @throws StartupFailure when another process holds the data folder and does not answer, or the server cannot be reached
 */
export async function connectOperator(settings: CommandSettings): Promise<OperatorConnection> {
  const { dataDirectory, databaseUrl } = settings;
  if (databaseUrl !== undefined) return openDirectly(settings, async () => undefined);
  if (await socketAnswers(dataDirectory))
    return { call: callThroughSocket(dataDirectory), close: async () => undefined };
  if (!existsSync(path.join(dataDirectory, 'postgres'))) {
    throw new OperatorRefusal(
      `there is no database in ${dataDirectory} yet: start the site once, or set DATA_DIR or DATABASE_URL as the site has them`,
    );
  }
  const lock = await lockDataDirectory(dataDirectory);
  try {
    return await openDirectly(settings, lock.release);
  } catch (error) {
    await lock.release();
    throw error;
  }
}
