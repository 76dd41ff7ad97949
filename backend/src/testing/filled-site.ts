/** A content service with a data folder, filled by what visitors, recruiters, referents and teams do. */
import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hash } from '@node-rs/argon2';
import { Client } from 'pg';
import { REGISTRY_TABLES } from '@vipp/shared/contract/federation/registry-tables.server';
import { sha384, toHexHash } from '@vipp/shared/contract/federation/integrity.server';
import { submissionCalls } from '@vipp/shared/contract/submission-calls';
import { users } from '../database/service-schema';
import { draftWith } from './draft-editor';
import {
  anonymousReport,
  identifiedReport,
  sampleApplication,
  sampleContact,
  sampleNewsletter,
  sampleStudyRequest,
} from './sample-submissions';
import { letOperate } from './site-command';
import { REFERENT, startTestApp, type TestApp } from './test-app';
import type { DatabaseKind } from './test-databases';
import { openWorkshopSession } from './workshop-session';

export const PASSWORD = 'phrase de passe assez longue';
const ARTEFACTS = ['console.log(1)', '.a{color:red}', ''];

export type FilledSite = Awaited<ReturnType<typeof startFilledSite>>;

/** A gateway's documents, with text special to JSON and lines. */
const documents = ['mf-forms', 'shell'].map((name, index) => ({
  name,
  revision: index + 1,
  document: { changes: [{ by: 'team “forms”\u2028', why: 'une ligne\nune autre' }] },
}));

async function fillRegistry(dataDirectory: string, url: string | undefined): Promise<void> {
  const folder = path.join(dataDirectory, 'federation');
  mkdirSync(path.join(folder, 'keys'), { recursive: true });
  mkdirSync(path.join(folder, 'files'));
  writeFileSync(path.join(folder, 'keys/mf-forms.pem'), 'a development key', { mode: 0o600 });
  writeFileSync(path.join(folder, 'keys/README'), 'not a key');
  writeFileSync(path.join(folder, 'shell.json'), '{"fits":[]}\n');
  writeFileSync(path.join(folder, 'registry-role.json'), '{"password":"of the database"}', { mode: 0o600 });
  if (url === undefined) {
    mkdirSync(path.join(folder, 'remotes'));
    for (const { name, ...stored } of documents)
      writeFileSync(path.join(folder, 'remotes', `${name}.json`), `${JSON.stringify(stored)}\n`);
    writeFileSync(path.join(folder, 'remotes/mf-forms.json.draft'), '{"half');
    for (const text of ARTEFACTS) writeFileSync(path.join(folder, 'files', toHexHash(sha384(text))), text);
    writeFileSync(path.join(folder, 'files', `${toHexHash(sha384('a'))}.1.1`), 'a draft');
    return;
  }
  const client = new Client(url);
  await client.connect();
  await client.query(REGISTRY_TABLES);
  await client.query('create table gateway_attempts (key text primary key, points integer not null, expire bigint)');
  const insert = (table: string, ...values: unknown[]) =>
    client.query(`insert into ${table} values (${values.map((_, at) => `$${at + 1}`).join()})`, values);
  for (const { name, revision, document } of documents)
    await insert('federation_remotes', name, revision, JSON.stringify(document));
  for (const text of ARTEFACTS) await insert('federation_files (integrity, body)', sha384(text), Buffer.from(text));
  await client.end();
}

function fillFolder(dataDirectory: string): void {
  writeFileSync(path.join(dataDirectory, 'secrets.json'), '{"OUTBOX_SECRET":"…"}\n', { mode: 0o600 });
  mkdirSync(path.join(dataDirectory, 'referent'));
  writeFileSync(path.join(dataDirectory, 'referent/identity.txt'), `${REFERENT.identity}\n`);
  const storage = path.join(dataDirectory, 'storage');
  mkdirSync(path.join(storage, 'photos/été'), { recursive: true });
  writeFileSync(path.join(storage, 'photos/été', `${'long-'.repeat(30)}.jpg`), Buffer.alloc(300_000, 3));
  writeFileSync(path.join(storage, 'vide.txt'), '');
  writeFileSync(path.join(storage, 'a\\b.txt'), 'a name that is a path elsewhere');
  writeFileSync(path.join(storage, `dessin.svg.${process.pid}.part`), 'being written');
}

async function fillForms({ post }: TestApp) {
  const send = async (call: string, payload: object) => {
    const answer = await post(call, payload, { 'idempotency-key': randomUUID() });
    if (answer.statusCode !== 200) throw new Error(`${call}: ${answer.statusCode} ${answer.body}`);
    return answer.json<Record<string, string>>();
  };
  await send(submissionCalls.contact.path, { ...sampleContact, message: 'Deux\nlignes\u2028 et un \\ « guillemet »' });
  await send(submissionCalls.newsletter.path, sampleNewsletter);
  await send(submissionCalls.studyRequest.path, sampleStudyRequest);
  await send(submissionCalls.report.path, identifiedReport);
  const { code = '' } = await send(submissionCalls.report.path, anonymousReport());
  await send(submissionCalls.reportAddition.path, { code, message: 'Encore ceci.' });
  const { token = '' } = await send(submissionCalls.application.path, sampleApplication());
  return { reportCode: code, applicationToken: token };
}

async function fillWorkshop(test: TestApp) {
  const { queries } = test.database;
  const recruiter = await openWorkshopSession(test);
  await queries.update(users).set({ passwordHash: await hash(PASSWORD) });
  const edited = await draftWith(recruiter, 'Commune');
  await recruiter.call('publishDraft', { ...edited, reason: 'Dakar ouvre', share: null });
  await draftWith(recruiter, 'Brouillon', { from: 2, question: 'quartier' });
  return { recruiter: recruiter.email };
}

/** @param folder of its files */
export async function startFilledSite(kind: DatabaseKind, folder: string) {
  const dataDirectory = path.join(folder, randomUUID());
  mkdirSync(dataDirectory, { recursive: true });
  const test = await startTestApp(kind, dataDirectory, 'postgres');
  const { url } = test;
  /** What its people hold. */
  const held = { ...(await fillForms(test)), ...(await fillWorkshop(test)) };
  fillFolder(dataDirectory);
  await fillRegistry(dataDirectory, url);
  await letOperate(test, dataDirectory);
  return {
    dataDirectory,
    url,
    test,
    held,
    close: async () => {
      await test.app.close();
      await test.database.close();
    },
  };
}
