import { randomUUID } from 'node:crypto';
import { API_BASE } from '@vipp/shared/contract/paths';
import { submissionCalls } from '@vipp/shared/contract/submission-calls';
import { contacts, receptionDemandes, signalements } from '../database/submission-schema';
import { idempotencyKeys } from '../database/service-schema';
import {
  anonymousReport,
  identifiedReport,
  sampleApplication,
  sampleContact,
  sampleNewsletter,
  sampleStudyRequest,
} from '../testing/sample-submissions';
import { said, TEST_TOKEN } from '../testing/test-app';
import { useTestApp } from '../testing/use-test-app';
import { submissions } from './submission-routes';

const { contact, newsletter, report, studyRequest } = submissionCalls;

describe('the calls of the forms', () => {
  const test = useTestApp('PostgreSQL', [contacts, receptionDemandes, signalements, idempotencyKeys]);
  const stored = async () => [await test.count(contacts), await test.count(receptionDemandes)];

  it('are those of the contract, behind the token', async () => {
    const called = submissions.map(({ path }) => path);
    expect(new Set(called)).toEqual(new Set(Object.values(submissionCalls).map(({ path }) => path)));
    for (const path of called) {
      const response = await test.app.inject({ method: 'POST', url: API_BASE + path, payload: {} });
      expect([path, response.statusCode]).toEqual([path, 401]);
    }
  });

  it('refuse a field that they do not know, and store nothing', async () => {
    const response = await test.send(contact.path, { ...sampleContact, id: 'mine', admin: true });
    expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([422, ['id', 'admin']]);
    expect(await test.count(contacts)).toBe(0);
  });

  it('store a contact, and answer as requirement 7.3 says', async () => {
    const response = await test.send(contact.path, sampleContact);
    const message = expect.stringContaining('bien été envoyées');
    expect(response.json()).toEqual({ status_code: 200, message, acknowledged: true, notified: true });
    expect([response.headers['cache-control'], response.headers.etag]).toEqual(['no-store', undefined]);
    const [row] = await test.rows(contacts);
    expect(row).toEqual({ ...sampleContact, id: expect.stringMatching(/^[\da-f-]{36}$/), createdAt: expect.any(Date) });
  });

  it('give the messages of the contract by field, in both formats, and store nothing', async () => {
    const key = randomUUID();
    const response = await test.send(contact.path, { ...sampleContact, nom: '', telephone: '12' }, key);
    const errors = { nom: ['Indiquez votre nom.'], telephone: [expect.stringContaining('téléphone valide')] };
    const expected = { errors, errorsList: errors, status_code: 422, message: expect.any(String) };
    expect([response.statusCode, response.json()]).toEqual([422, expected]);
    expect(await test.count(contacts)).toBe(0);
    expect((await test.send(contact.path, sampleContact, key)).statusCode).toBe(200);
  });

  it.each([
    ['nothing', undefined, 'application/json', 400],
    ['broken JSON', '{', 'application/json', 400],
    ['a list', '[]', 'application/json', 422],
    ['null', 'null', 'application/json', 422],
    ['a form', 'nom=Koffi', 'application/x-www-form-urlencoded', 415],
    ['text', '{}', 'text/plain', 415],
    ['no type', '{}', undefined, 415],
    ['more than 64 kB', JSON.stringify({ message: 'x'.repeat(65_536) }), 'application/json', 413],
  ])('refuse %s in JSON', async (_name, payload, type, status) => {
    const headers = { authorization: `Bearer ${TEST_TOKEN}`, ...(type && { 'content-type': type }) };
    const response = await test.app.inject({ method: 'POST', url: API_BASE + contact.path, headers, payload });
    expect(said(response)).toMatch(new RegExp(`^${status} (?!undefined)`));
  });

  it('give the first answer to a repeated key, and store one record', async () => {
    const key = randomUUID();
    const first = await test.send(report.path, anonymousReport(), key);
    const again = await test.send(report.path, anonymousReport(), key.toUpperCase());
    expect(first.json()).toEqual({ code: expect.stringMatching(/^\d{16}$/) });
    expect([again.statusCode, again.body]).toEqual([200, first.body]);
    expect(await test.count(signalements)).toBe(1);
  });

  it('refuse a key that is no UUID, has another payload, or is of another call', async () => {
    expect(said(await test.send(contact.path, sampleContact, 'again'))).toMatch(/^400 .*idempotency-key/i);
    const key = randomUUID();
    await test.send(contact.path, sampleContact, key);
    const other = await test.send(contact.path, { ...sampleContact, message: 'Autre chose' }, key);
    const elsewhere = await test.send(studyRequest.path, sampleStudyRequest, key);
    for (const response of [other, elsewhere]) expect(said(response)).toMatch(/^422 .*déjà été reçu/);
    expect(await stored()).toEqual([1, 0]);
  });

  it('store one record of many concurrent attempts, and give them the same answer', async () => {
    const key = randomUUID();
    const responses = await Promise.all(Array.from({ length: 20 }, () => test.send(contact.path, sampleContact, key)));
    expect(new Set(responses.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(responses[0]?.statusCode).toBe(200);
    expect(await test.count(contacts)).toBe(1);
  });

  it('store every attempt of a client that sends no key', async () => {
    for (const _time of [1, 2]) await test.post(contact.path, sampleContact);
    expect(await test.count(contacts)).toBe(2);
  });

  it('store nothing of a key that can be read without it', async () => {
    const key = randomUUID();
    const { code } = (await test.send(report.path, anonymousReport('Facture cachée'), key)).json();
    const stored = JSON.stringify(await test.rows(idempotencyKeys));
    expect(stored.length).toBeGreaterThan(100);
    for (const secret of [key, code, 'Facture']) expect(stored).not.toContain(secret);
  });

  it.each([
    [contact.path, { ...sampleContact, telephone: '+33 1 99 00 12' }, /^422 .*indicatif du pays/],
    [studyRequest.path, { ...sampleStudyRequest, etude_id: 4_711 }, /^422 Cette étude n’existe pas/],
    [studyRequest.path, { ...sampleStudyRequest, etude_id: 'x' }, /^422 L’étude demandée n’a pas été reconnue/],
  ])('refuse at %s what no schema knows to be wrong, and store nothing: %#', async (path, payload, refusal) => {
    expect(said(await test.send(path, payload))).toMatch(refusal);
    expect(await stored()).toEqual([0, 0]);
  });

  it('log a failure without the payload', async () => {
    await test.queries.execute(`alter table contacts rename to contacts_away`);
    const response = await test.send(contact.path, { ...sampleContact, message: 'canari-du-message' });
    await test.queries.execute(`alter table contacts_away rename to contacts`);
    // A text would make it a refusal: a form without scripts would lose its key.
    expect([response.statusCode, response.json()]).toEqual([500, { status_code: 500 }]);
    const log = test.logged.join('');
    expect(log).toContain('submission failed');
    expect(log).not.toMatch(/canari-du-message|Diaye|baobab/);
  });

  it.each([
    [contact.path, sampleContact],
    [newsletter.path, sampleNewsletter],
    [studyRequest.path, sampleStudyRequest],
    [report.path, identifiedReport],
    [submissionCalls.verifyEmail.path, { email: 'awa@baobab.example' }],
    [submissionCalls.application.path, sampleApplication()],
  ])('take texts of %s with characters that no column stores, without these', async (path, payload) => {
    const spoil = (value: unknown) => (typeof value === 'string' && value !== '' ? `\u0000${value}\ud800` : value);
    const spoilt = Object.entries(payload).map(([key, value]) => [key, spoil(value)]);
    expect([200, 422]).toContain((await test.send(path, Object.fromEntries(spoilt))).statusCode);
  });

  it('refuse a value that the database cannot store, instead of reporting an outage', async () => {
    const setType = (type: string) =>
      test.queries.execute(`alter table contacts alter column message type ${type} using left(message, 5)`);
    await setType('varchar(5)');
    const response = await test.send(contact.path, sampleContact);
    await setType('text');
    expect(said(response)).toMatch(/^400 .*enregistrée/);
  });
});
