import { APPLICATION_STATES } from '@vipp/shared/contract/application/states';
import { submissionCalls } from '@vipp/shared/contract/submission-calls';
import { candidats } from '../database/candidate-schema';
import { outbox as outboxTable } from '../database/service-schema';
import { sampleApplication } from '../testing/sample-submissions';
import { siteCommand } from '../testing/site-command';
import { useTestApp } from '../testing/use-test-app';

const LINK = /https:\/\/www\.vipp\.example\/recrutementdetails\/([\w-]+)/;

describe('npm run site -- submissions for applications', () => {
  const test = useTestApp('PostgreSQL', [candidats, outboxTable]);
  let sent: { reference: string; token: string };
  beforeEach(async () => {
    sent = (await test.post(submissionCalls.application.path, sampleApplication())).json();
    // An answer that no version asks, as services of earlier versions stored them.
    await test.database.queries.update(candidats).set({
      etatSince: new Date('2020-01-01'),
      contactedAt: new Date('2020-01-01'),
      reponses: { ...sampleApplication(), parrain: '=A1' },
    });
    await test.database.queries.delete(outboxTable);
  });

  const run = (...words: string[]) => siteCommand({ DATABASE_URL: test.url ?? '' }, 'submissions', ...words);
  const command = async (...words: string[]) => (await run(...words)).stdout;
  const status = async (token: string | undefined) =>
    (await test.post(submissionCalls.applicationStatus.path, { token })).json();
  const { mails } = test;

  it('set a state, which the candidate reads by every link and in a mail', async () => {
    const before = await test.database.queries.select().from(candidats);
    expect(await command('candidats', 'set-state', sent.reference.toLowerCase(), 'convoquee')).toBe(
      `${sent.reference} is convoquee now; its candidate gets a mail.\n`,
    );
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: 'afi@adjovi.example', subject: expect.stringContaining('Convocation') });
    expect(mail?.text).toContain(APPLICATION_STATES.convoquee.text);
    const [, token] = LINK.exec(mail?.text ?? '') ?? [];
    expect(token).not.toBe(sent.token);
    for (const link of [sent.token, token]) {
      expect(await status(link)).toMatchObject({
        reference: sent.reference,
        etat: 'convoquee',
        etatSince: new Date().toISOString().slice(0, 10),
      });
    }
    const [row] = await test.database.queries.select().from(candidats);
    expect(row?.contactedAt.getTime()).toBeGreaterThan(before[0]?.contactedAt.getTime() ?? Infinity);
  });

  it('find an application by the id of its row too', async () => {
    const [row] = await test.database.queries.select().from(candidats);
    expect(await command('candidats', 'set-state', row?.id ?? '', 'retenue')).toContain(
      `${sent.reference} is retenue now`,
    );
  });

  it('neither change the state nor send a mail when the application has the state already', async () => {
    expect(await command('candidats', 'set-state', sent.reference, 'en_attente')).toMatch(
      /is en_attente already: nothing was changed/,
    );
    expect(await mails()).toEqual([]);
    expect(await status(sent.token)).toMatchObject({ etatSince: '2020-01-01' });
  });

  it.each([
    [['VIPP-0000-0000', 'retenue'], /there is no application "VIPP-0000-0000": "list candidats" shows all references/],
    [['00000000-0000-4000-8000-000000000000', 'retenue'], /there is no application "0{8}-/],
    [['VIPP-0000-0000', 'hired'], /'hired' is invalid .*Allowed choices are en_attente, en_etude, /],
    [['VIPP-0000-0000'], /missing required argument 'STATE'/],
    [[], /missing required argument 'REFERENCE'/],
  ])('explain how to correct %j', async (words, message) => {
    expect((await run('candidats', 'set-state', ...words)).stderr).toMatch(message);
    expect(await mails()).toEqual([]);
  });

  it('list reference, state and position', async () => {
    const [head = '', row = ''] = (await command('list', 'candidats')).split('\n');
    expect(head).toMatch(/^reference +etat +etat_since +poste +pays +nom/);
    expect(head).not.toContain('reponses');
    expect(row).toMatch(new RegExp(`^${sent.reference} +en_attente +2020-01-01T\\S+ +Téléconseiller +Bénin +Adjovi`));
  });

  it('export one column for each key of the form to a spreadsheet, one for all others, and the nested answers to a program', async () => {
    await command('candidats', 'set-state', sent.reference, 'en_etude');
    const [head = '', row = ''] = (await command('export', 'candidats', '--csv')).slice(1).split('\r\n');
    const columns = head.split(';');
    for (const key of Object.keys(sampleApplication()))
      expect(columns.filter((column) => column === key)).toEqual([key]);
    expect(columns).not.toContain('reponses');
    expect(columns.at(-1)).toBe('autres_reponses');
    expect(row).toMatch(new RegExp(`^${sent.reference};en_etude;.*"{""parrain"":""=A1""}"$`));
    const [exported] = JSON.parse(await command('export', 'candidats'));
    expect(exported).toMatchObject({
      reference: sent.reference,
      etat: 'en_etude',
      reponses: { ...sampleApplication(), parrain: '=A1' },
    });
  });
});
