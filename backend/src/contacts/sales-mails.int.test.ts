import { isNotNull, sql } from 'drizzle-orm';
import { submissionCalls } from '@vipp/shared/contract/submission-calls';
import { today } from '../database/columns';
import { outbox as outboxTable, throttles } from '../database/service-schema';
import { contacts, receptionDemandes, studyLinks } from '../database/submission-schema';
import { sampleContact, sampleStudyRequest } from '../testing/sample-submissions';
import { said, SALES_RECIPIENTS } from '../testing/test-app';
import { useTestApp } from '../testing/use-test-app';
import { prepareContact } from './contact';

const { contact, studyRequest, studyLink } = submissionCalls;
const LINK = /https:\/\/www\.vipp\.example\/etude-de-cas\/lien\/([\w-]{43})\n/;
const DAY_MS = 86_400_000;
const ADVERT = 'Gagnez https://advert.example';

describe('mails about contacts and study requests', () => {
  const test = useTestApp('PostgreSQL', [outboxTable, throttles, contacts, receptionDemandes]);

  const mails = async () => (await test.mails()).flatMap((mail) => mail ?? []);
  const mailsTo = async (...addresses: string[]) => (await mails()).filter(({ to }) => addresses.includes(to));
  const requestStudy = async () => {
    const response = await test.send(studyRequest.path, sampleStudyRequest);
    const [mail] = await mailsTo(sampleStudyRequest.email);
    return { response, mail, token: LINK.exec(mail?.text ?? '')?.[1] ?? '' };
  };
  const readLink = (token: string) => test.post(studyLink.path, { token });

  it('notify each recipient of a contact message, and acknowledge it to its sender', async () => {
    await test.send(contact.path, sampleContact);
    const notifications = await mailsTo(...SALES_RECIPIENTS.contact);
    expect(notifications.map(({ to }) => to).sort()).toEqual(SALES_RECIPIENTS.contact.toSorted());
    expect(new Set(notifications.map(({ replyTo }) => replyTo))).toEqual(new Set([sampleContact.email]));
    expect(await mailsTo(sampleContact.email)).toMatchObject([{ subject: 'Nous avons bien reçu votre message' }]);
    expect(await mails()).toHaveLength(3);
  });

  it('are acknowledgements only when no recipient is set', async () => {
    const context = { ...test.submissions, salesRecipients: { contact: [], study: [] } };
    await test.queries.transaction((tx) => prepareContact(context, sampleContact)(tx));
    expect((await mails()).map(({ to }) => to)).toEqual([sampleContact.email]);
    expect((await mails())[0]?.text).not.toContain('deux jours');
  });

  it('repeat no typed text to an address that may be a stranger’s', async () => {
    const typed = { fonction: ADVERT, entreprise: ADVERT, email: 'victim@lagune.example' };
    await test.send(contact.path, { ...sampleContact, ...typed, nom: 'Gagnez', message: ADVERT });
    await test.send(studyRequest.path, { ...sampleStudyRequest, ...typed, lastname: ADVERT, firstname: ADVERT });
    const acknowledgements = await mailsTo(typed.email);
    expect(acknowledgements).toHaveLength(2);
    expect(JSON.stringify(acknowledgements)).not.toMatch(/Gagnez|advert/);
  });

  it('are sent once for a form without scripts that is sent twice by mistake, and again for one of later', async () => {
    const keyOfMinute = (minute: number) =>
      `3f0c4f5e-7a5e-8d8b-aa52-0f6f${(29_900_000 + minute).toString(16).padStart(8, '0')}`;
    for (const minute of [0, 0, 1, 5]) await test.send(studyRequest.path, sampleStudyRequest, keyOfMinute(minute));
    expect(await test.count(receptionDemandes)).toBe(2);
    expect(await mailsTo(sampleStudyRequest.email)).toHaveLength(2);
  });

  it('acknowledge to one mailbox twice a day, answer every message alike, and leave room for mails with links', async () => {
    const spellings = ['awa', 'Awa', 'awa+a', 'awa+b', 'awa', 'awa+c'].map((name) => `${name}@baobab.example`);
    const acknowledged = async ({ path }: { path: string }, payload: object) =>
      expect((await test.send(path, payload)).json().acknowledged).toBe(true);
    for (const email of spellings) await acknowledged(contact, { ...sampleContact, email });
    expect(await mailsTo(...spellings)).toHaveLength(2);
    for (const email of ['awa@baobab.example', 'awa@baobab.example'])
      await acknowledged(studyRequest, { ...sampleStudyRequest, email });
    expect(await test.count(studyLinks)).toBe(1);
    expect(await test.count(contacts)).toBe(6);
    const last = (await mailsTo('ventes@vipp.example')).at(-1);
    expect(last).toMatchObject({
      replyTo: 'awa+c@baobab.example',
      text: expect.stringContaining('Il n’a pas reçu d’acc'),
    });
    await test.queries.update(throttles).set({ blockedUntil: sql`now()`, updatedAt: sql`now() - interval '25 hours'` });
    await test.queries.delete(outboxTable);
    await test.send(contact.path, sampleContact);
    expect(await mailsTo(sampleContact.email)).toHaveLength(1);
  });

  it('send the study as a link that opens it for thirty days', async () => {
    const { response, mail, token } = await requestStudy();
    expect(response.json()).toEqual({ message: expect.any(String), acknowledged: true });
    for (const part of ['«\u202FCoder à Cotonou\u202F»', 'https://www.vipp.example/etude_de_cas/coder-a-cotonou'])
      expect(mail?.text).toContain(part);
    const lastDay = new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10);
    for (const _time of [1, 2])
      expect((await readLink(token)).json()).toEqual({ slug: 'coder-a-cotonou', isOpen: true, lastDay });
    expect(JSON.stringify([await test.rows(studyLinks), test.logged])).not.toContain(token);
  });

  it('name the study of an expired link', async () => {
    const { token } = await requestStudy();
    for (const daysAgo of [0, 1]) {
      await test.queries.update(studyLinks).set({ expiresOn: sql`${today} - ${daysAgo}::int` });
      expect((await readLink(token)).json()).toMatchObject({ slug: 'coder-a-cotonou', isOpen: daysAgo === 0 });
    }
  });

  it('show nothing by an unknown link, or one whose request was deleted', async () => {
    const { token } = await requestStudy();
    await test.queries.delete(receptionDemandes);
    expect(await test.count(studyLinks)).toBe(0);
    for (const one of [token, 'x'.repeat(43)])
      expect(said(await readLink(one))).toBe('404 Ce lien n’ouvre aucune étude.');
  });

  it('do not send a link after its last day', async () => {
    await requestStudy();
    const rows = await test.rows(outboxTable, isNotNull(outboxTable.uselessAt));
    expect(rows.map(({ uselessAt }) => Math.floor(((uselessAt?.getTime() ?? 0) - Date.now()) / DAY_MS))).toEqual([30]);
    expect(await mails()).toHaveLength(2);
  });
});
