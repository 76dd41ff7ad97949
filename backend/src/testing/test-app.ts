/** The service's HTTP side on a seeded database, for tests. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { pino } from 'pino';
import { API_BASE } from '@vipp/shared/contract/paths';
import { createApp } from '../api/app';
import type { Database } from '../database/database';
import { seedFirstForm } from '../forms/form-versions';
import { createOutbox } from '../kernel/outbox';
import { fillContent } from '../content/store-content';
import type { ServiceContext } from '../kernel/submission';
import { sampleContent } from './sample-content';
import { createTestDatabase, type DatabaseKind } from './test-databases';

export const TEST_ORIGIN = 'https://www.vipp.example';
export const TEST_WORKSHOP = 'https://atelier.vipp.example';
export const TEST_TOKEN = 'token-of-the-tests';
export const TEST_OPERATOR_TOKEN = 'token-of-the-operators-of-the-tests';
export const TEST_OUTBOX_SECRET = 'outbox-secret-of-the-tests-00000000';

/** Key pair for which reports of tests are encrypted. */
export const REFERENT = {
  identity: 'AGE-SECRET-KEY-18RQVACEDT9W7V7U8WK8NVATGF490N80M5VDLRPNRSCYPTXJDMZ8SKQM425',
  recipient: 'age1fxpg7p8lm63y4lkq6v57d0djxwnvkce37wgdmrpfsy943khtcy9se77raa',
};

/** Recipients of mails about contact messages and study requests. */
export const SALES_RECIPIENTS = {
  contact: ['ventes@vipp.example', 'accueil@vipp.example'],
  study: ['etudes@vipp.example'],
};

/** Status and message of an answer, such as `422 Indiquez votre nom.`. */
export const said = (response: LightMyRequestResponse): string => `${response.statusCode} ${response.json().message}`;

export type TestApp = Awaited<ReturnType<typeof startTestApp>>;

const STORED_FILES = {
  'posts/dessin.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'posts/bilan.pdf': '%PDF-1.7\n%%EOF',
  'video/film.mp4': Buffer.alloc(1000, 7),
  'video/film.vtt': 'WEBVTT',
  'photo.png': 'png',
  '.hidden.json': '{}',
};

const RELEASE_FILES = { 'posts/dessin.svg': 'hidden', 'rse/charte.pdf': '%PDF-1.7' };

function writeFiles(directory: string, files: Record<string, string | Buffer>): string {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(directory, file)), { recursive: true });
    writeFileSync(path.join(directory, file), content);
  }
  return directory;
}

/** @returns the folder of editors, and that of the release */
function writeStoredFiles(folder: string): string[] {
  writeFileSync(path.join(folder, 'secret.txt'), 'secret');
  return [
    writeFiles(path.join(folder, 'storage'), STORED_FILES),
    writeFiles(path.join(folder, 'files'), RELEASE_FILES),
  ];
}

/** Starts the app with the sample content; `folder` contains the stored files. */
export async function startTestApp(kind: DatabaseKind, folder: string, name?: string) {
  const { open, url } = await createTestDatabase(kind, folder, name, true);
  const database = await open();
  await database.prepare(async (queries) => {
    await fillContent(queries, sampleContent);
    await seedFirstForm(queries);
  });
  // Undefined for an embedded database.
  return { ...(await openTestApp(database, folder)), url };
}

/** Starts the app on a database that has its content. */
export async function openTestApp(database: Database, folder: string) {
  const logged: string[] = [];
  const logger = pino({ level: 'trace' }, { write: (line: string) => logged.push(line) });
  /** Context of the forms' calls; reports are encrypted for `REFERENT`. */
  const submissions: ServiceContext = {
    dataDirectory: folder,
    storage: writeStoredFiles(folder),
    queries: database.queries,
    outbox: createOutbox([TEST_OUTBOX_SECRET], { publicUrl: TEST_ORIGIN, workshopUrl: TEST_WORKSHOP }),
    recipients: [REFERENT.recipient],
    salesRecipients: SALES_RECIPIENTS,
    onCommitted: () => undefined,
  };
  const app = await createApp({
    onContentChange: database.onContentChange,
    context: submissions,
    apiTokens: [TEST_TOKEN],
    operatorTokens: [TEST_OPERATOR_TOKEN],
    notices: () => ['a notice of the tests'],
    logger,
  });
  const authorization = `Bearer ${TEST_TOKEN}`;
  /** Calls a path of the API with the token. */
  const get = (url: string, headers: Record<string, string> = {}) =>
    app.inject({ url: API_BASE + url, headers: { authorization, ...headers } });
  const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url: API_BASE + url, payload, headers: { authorization, ...headers } });
  return { app, submissions, database, logged, get, post };
}
