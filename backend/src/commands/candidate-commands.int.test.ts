import { submissionCalls } from '@vipp/shared/contract/submission-calls';
import { candidats } from '../database/candidate-schema';
import { sampleApplication } from '../testing/sample-submissions';
import { siteCommand } from '../testing/site-command';
import { useTestApp } from '../testing/use-test-app';

describe('npm run site -- submissions for applications', () => {
  const test = useTestApp('PostgreSQL', [candidats]);
  let sent: { reference: string };
  beforeEach(async () => {
    sent = (await test.post(submissionCalls.application.path, sampleApplication())).json();
    // An answer that no version asks, as services of earlier versions stored them.
    await test.database.queries.update(candidats).set({
      etatSince: new Date('2020-01-01'),
      contactedAt: new Date('2020-01-01'),
      reponses: { ...sampleApplication(), parrain: '=A1' },
    });
  });

  const command = async (...words: string[]) =>
    (await siteCommand({ DATABASE_URL: test.url ?? '' }, 'submissions', ...words)).stdout;

  it('list reference, state and position', async () => {
    const [head = '', row = ''] = (await command('list', 'candidats')).split('\n');
    expect(head).toMatch(/^reference +etat +etat_since +poste +pays +nom/);
    expect(head).not.toContain('reponses');
    expect(row).toMatch(new RegExp(`^${sent.reference} +en_attente +2020-01-01T\\S+ +Téléconseiller +Bénin +Adjovi`));
  });

  it('export one column for each key of the form to a spreadsheet, one for all others, and the nested answers to a program', async () => {
    const [head = '', row = ''] = (await command('export', 'candidats', '--csv')).slice(1).split('\r\n');
    const columns = head.split(';');
    for (const key of Object.keys(sampleApplication()))
      expect(columns.filter((column) => column === key)).toEqual([key]);
    expect(columns).not.toContain('reponses');
    expect(columns.at(-1)).toBe('autres_reponses');
    expect(row).toMatch(new RegExp(`^${sent.reference};en_attente;.*"{""parrain"":""=A1""}"$`));
    const [exported] = JSON.parse(await command('export', 'candidats'));
    expect(exported).toMatchObject({
      reference: sent.reference,
      etat: 'en_attente',
      reponses: { ...sampleApplication(), parrain: '=A1' },
    });
  });
});
