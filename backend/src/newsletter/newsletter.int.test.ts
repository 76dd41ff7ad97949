import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { submissionCalls } from '@vipp/shared/contract/submission-calls';
import { outbox as outboxTable, throttles } from '../database/service-schema';
import { newsletter, newsletterLinks } from '../database/submission-schema';
import { sampleNewsletter } from '../testing/sample-submissions';
import { said } from '../testing/test-app';
import { useTestApp } from '../testing/use-test-app';

const { newsletter: subscribe, newsletterConfirm, newsletterUnsubscribe } = submissionCalls;
const LINK = /https:\/\/www\.vipp\.example\/newsletter\/(confirmation|desinscription)\/([\w-]+)/g;

describe('the newsletter', () => {
  const test = useTestApp('PostgreSQL', [newsletter, outboxTable, throttles]);

  const post = (payload: object) => test.send(subscribe.path, payload);
  const subscriptions = () => test.rows(newsletter);
  const { mails } = test;
  const token = async () => [...((await mails())[0]?.text ?? '').matchAll(LINK)][0]?.[2];

  it('stores an address once, whatever its case, with the same answer', async () => {
    const first = await post(sampleNewsletter);
    const second = await post({ ...sampleNewsletter, nom: 'Autre', email: 'YAO@Lagune.Example' });
    expect([first.statusCode, second.statusCode, second.body]).toEqual([200, 200, first.body]);
    expect(await subscriptions()).toMatchObject([{ nom: 'Koffi', email: 'yao@lagune.example', confirmedAt: null }]);
    expect(await mails()).toHaveLength(1);
  });

  it('stores an address once when it is sent many times concurrently', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(sampleNewsletter)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    expect([await subscriptions(), await mails()].map(({ length }) => length)).toEqual([1, 1]);
  });

  it('requests a confirmation by mail, with one-click unsubscription as RFC 8058 specifies', async () => {
    await post(sampleNewsletter);
    const [mail] = await mails();
    const links = [...(mail?.text ?? '').matchAll(LINK)].map(([, kindOfLink]) => kindOfLink);
    expect(links).toEqual(['confirmation', 'desinscription']);
    const headers = {
      'List-Unsubscribe': `<https://www.vipp.example/newsletter/desinscription/${await token()}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    };
    expect(mail).toMatchObject({ to: 'yao@lagune.example', headers });
    expect(JSON.stringify(await test.rows(newsletterLinks))).not.toContain(await token());
  });

  it('is confirmed by its link, as often as it is opened', async () => {
    await post(sampleNewsletter);
    const link = { token: await token() };
    expect(said(await test.post(newsletterConfirm.path, link))).toBe('200 Votre inscription est confirmée.');
    const [confirmed] = await subscriptions();
    expect(confirmed?.confirmedAt).toEqual(expect.any(Date));
    await test.post(newsletterConfirm.path, link);
    expect(await subscriptions()).toEqual([confirmed]);
  });

  it('is ended by its link, which deletes all data of the subscriber', async () => {
    await post(sampleNewsletter);
    const link = { token: await token() };
    const unsubscribe = async () => said(await test.post(newsletterUnsubscribe.path, link));
    expect(await unsubscribe()).toContain('200 Vous êtes désinscrit');
    expect(await subscriptions()).toEqual([]);
    expect(await unsubscribe()).toContain('200 Aucune inscription ne correspond');
    expect((await test.post(newsletterConfirm.path, link)).statusCode).toBe(404);
  });

  it('sends a mail to an address that is subscribed again, also by a form with the same key', async () => {
    const key = randomUUID();
    await test.send(subscribe.path, sampleNewsletter, key);
    await test.post(newsletterUnsubscribe.path, { token: await token() });
    await test.send(subscribe.path, sampleNewsletter, key);
    expect([await subscriptions(), await mails()].map(({ length }) => length)).toEqual([1, 2]);
  });

  it('repeats the mail to unconfirmed addresses at most hourly, and never to confirmed ones', async () => {
    await post(sampleNewsletter);
    const firstLink = { token: await token() };
    const later = () => test.queries.update(newsletter).set({ askedAt: sql`now() - interval '2 hours'` });
    await later();
    for (const _time of [1, 2]) await post(sampleNewsletter);
    expect(await mails()).toHaveLength(2);
    expect((await test.post(newsletterConfirm.path, firstLink)).statusCode).toBe(200);
    await later();
    await post(sampleNewsletter);
    expect(await mails()).toHaveLength(2);
  });

  it('takes as long for a subscribed address as for a new one', async () => {
    // A sequence also counts the rows that are rolled back.
    await test.queries.execute(sql`alter table ${outboxTable} add column written serial`);
    await post(sampleNewsletter);
    await post(sampleNewsletter);
    await post({ ...sampleNewsletter, email: 'awa@lagune.example' });
    const written = test.queries.execute(sql`select last_value::int as mails from outbox_written_seq`);
    await expect(written).resolves.toMatchObject({ rows: [{ mails: 3 }] });
    expect(await mails()).toHaveLength(2);
  });
});
