import { tableDifferences, unknownSettings } from './check-settings';

const settings = { PORT: { default: '3000' }, API_TOKEN: { made: 'made at the first start' }, SMTP_URL: {} };

const pageWith = (...rows: string[]): string =>
  ['# Settings', '| variable | default | meaning |', '|---|---|---|', ...rows].join('\n');

const PORT = '| `PORT` | `3000` | port of the site |';
const API_TOKEN = '| `API_TOKEN` | made at the first start | token |';
const SMTP_URL = '| `SMTP_URL` | none | mail server |';

describe('the table of settings', () => {
  it('agrees with the schema', () => {
    expect(tableDifferences(pageWith(SMTP_URL, PORT, API_TOKEN), settings)).toEqual([]);
  });

  it.each([
    [[PORT, API_TOKEN], 'docs/settings.md: the table of settings has 0 rows for SMTP_URL, not one'],
    [[PORT, PORT, API_TOKEN, SMTP_URL], 'docs/settings.md: the table of settings has 2 rows for PORT, not one'],
    [[PORT, API_TOKEN, SMTP_URL, '| `SSR` | `on` | pages |'], 'docs/settings.md: SSR is no setting'],
    [[PORT.replace('3000', '80'), API_TOKEN, SMTP_URL], 'docs/settings.md: the default of PORT is `3000`, not `80`'],
    [[PORT, API_TOKEN.replace('made', 'done'), SMTP_URL], /the default of API_TOKEN is made at the first start, not/],
    [[PORT, API_TOKEN, SMTP_URL.replace('none', '')], /the default of SMTP_URL is none, not/],
  ])('differs with %j', (rows, line) => {
    expect(tableDifferences(pageWith(...rows), settings)).toEqual([expect.stringMatching(line)]);
  });
});

it('finds names of settings that do not exist', () => {
  const text = '`SMTP_URL`, `PORT=1`, `MAIL_HOST`, `DEBUG=1`, `VIPP_KEY`, PDF, `NEW,OLD`; SHA-384';
  expect(unknownSettings('docs/operating.md', text, settings)).toEqual([
    'docs/operating.md: names MAIL_HOST, which is no setting',
    'docs/operating.md: names DEBUG, which is no setting',
  ]);
});
