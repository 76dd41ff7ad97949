import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { API_BASE, CONTENT_PAGES } from '@vipp/shared/contract/paths';
import { siteCommand } from '../testing/site-command';

const TOKEN = 'token-of-the-tests';
const etude = {
  id: 1,
  etude_title: 'Titre',
  slug: 'titre',
  content: null,
  image: null,
  meta_description: null,
  etude_theme: 'relations-client',
  etude_year: '2024',
  published_at: '2024-01-01',
  typologie: { content: 'T' },
  objectif: { objectif_name: 'O' },
  secteur: { secteur_name: 'S' },
};

type Received = { path: string; body: unknown };

/** Starts a backend of another team that answers with `etudes` for the case studies and with `forms`, by path, to forms. */
function startBackend(
  etudes: unknown,
  forms: Record<string, unknown> = {},
): Promise<{ url: string; server: Server; received: Received[] }> {
  const received: Received[] = [];
  const answers = new Map<string, unknown>([
    ...Object.values(CONTENT_PAGES).map((n): [string, unknown] => [`/content/page/${n}`, [{ name: 'N', content: '' }]]),
    ['/getElement/category/all', { data: [{ id: 1, name: 'C' }] }],
    ['/getElement/posts/all', { data: [] }],
    ['/getElement/postsArticles/all', { data: [] }],
    ['/etude/theme', etudes],
  ]);
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = request.url?.replace(API_BASE, '') ?? '';
    if (request.method === 'POST') received.push({ path, body: JSON.parse((await request.toArray()).join('')) });
    const answer = request.method === 'POST' ? forms[path] : answers.get(path);
    const allowed = request.headers.authorization === `Bearer ${TOKEN}`;
    response.statusCode = allowed ? (answer === undefined ? 404 : 200) : 401;
    response.end(typeof answer === 'string' ? answer : JSON.stringify(allowed ? answer : { message: 'no' }));
  };
  const server = createServer((request, response) => void respond(request, response));
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve({ server, received, url: `http://127.0.0.1:${Object(server.address()).port}` }),
    );
  });
}

const check = (args: string[], env: Record<string, string> = {}) => siteCommand(env, 'contract', ...args);

describe('the contract check', () => {
  let servers: Server[] = [];
  const start = async (etudes: unknown, forms?: Record<string, unknown>) => {
    const started = await startBackend(etudes, forms);
    servers.push(started.server);
    return started;
  };
  const backend = async (etudes: unknown) => (await start(etudes)).url;
  afterEach(() => {
    for (const server of servers) server.close();
    servers = [];
  });

  it('exits with 0 when every call conforms, with or without the path of the API in the address', async () => {
    const url = await backend({ data: [etude] });
    for (const address of [url, `${url}${API_BASE}/`]) {
      const { code, stdout } = await check(['--url', address, '--token', TOKEN]);
      expect([code, stdout]).toEqual([0, expect.stringContaining('All 14 calls conform to the contract.')]);
    }
  });

  it('exits with 1 and names the field that does not conform', async () => {
    const wrong = { ...etude, typologie: { content: 7 } };
    const { code, stdout } = await check(['--url', await backend({ data: [etude, wrong] }), '--token', TOKEN]);
    expect(code).toBe(1);
    expect(stdout).toMatch(/✗ GET \/etude\/theme/);
    expect(stdout).toMatch(/✗ +data\[\]\.typologie\.content +string +7 +1 of 2 +data\[1\]\.typologie\.content/);
    expect(stdout).toMatch(/✓ +data\[\]\.secteur\.secteur_name +string +as expected +2/);
    expect(stdout).toContain('1 of 14 calls do not conform: /etude/theme');
  });

  it.each([
    ['<html>', 'not JSON: "<html>"'],
    [undefined, 'status 404, expected 200'],
  ])('exits with 1 when a call answers %j', async (answer, problem) => {
    const { code, stdout } = await check(['--url', await backend(answer), '--token', TOKEN]);
    expect([code, stdout]).toEqual([1, expect.stringContaining(problem)]);
  });

  it('exits with 2 when it cannot check', async () => {
    const refused = await check(['--url', await backend({ data: [] }), '--token', 'other']);
    expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining('refuses the token')]);
    const { url, server } = await startBackend({});
    await new Promise((resolve) => server.close(resolve));
    const unreachable = await check(['--url', url, '--token', TOKEN]);
    expect([unreachable.code, unreachable.stderr]).toEqual([
      2,
      expect.stringMatching(/is not answered to the end \(.*ECONNREFUSED/),
    ]);
  });

  it.each([
    [[], "'--url <URL>' not specified"],
    [['--url', 'localhost'], 'It must start with http:// or https://'],
    [['--url', 'http://127.0.0.1'], '--token is missing'],
    [['--url', 'http://127.0.0.1', '--what'], '--what'],
  ])('exits with 2 and points to the help after %j', async (args, message) => {
    const { code, stderr } = await check(args);
    expect([code, stderr]).toEqual([2, expect.stringContaining(message)]);
    expect(stderr).toContain('--help');
  });

  it('takes the token from API_TOKEN, and reports what is wrong with it', async () => {
    const url = await backend({ data: [etude] });
    expect((await check(['--url', url], { API_TOKEN: `${TOKEN},old` })).code).toBe(0);
    const { code, stderr } = await check(['--url', url], { API_TOKEN: 'two words' });
    expect([code, stderr]).toEqual([2, expect.stringMatching(/^contract: API_TOKEN is not a token .*--help shows/)]);
  });

  it('sends nothing to the forms without --forms', async () => {
    const { url, received } = await start({ data: [etude] });
    const { code, stdout } = await check(['--url', url, '--token', TOKEN]);
    expect([code, received]).toEqual([0, []]);
    expect(stdout).not.toContain('POST');
  });

  it('prints with --forms what visitors read after each answer', async () => {
    const { url, received } = await start(
      { data: [etude] },
      {
        '/store/newsletter': { errors: { email: 'pris' } },
        '/contacts': '<h1>Maintenance</h1>',
        '/signalements': '',
        '/ReceptionDemande': { success: true, message: 'ok' },
        '/candidats': { status_code: '422', errorsList: { ville: ['inconnue'] }, message: 'À corriger' },
        '/verify-email': { error: 'Utilisateur inconnu' },
        '/change-your-password': { message: 'ok' },
        '/change-your-password-post': { error: 'Lien inconnu' },
      },
    );
    const { code, stdout } = await check(['--url', url, '--token', TOKEN, '--forms']);
    expect(code).toBe(1);
    for (const lines of [
      '✗ POST /store/newsletter  200\n  refused: email (pris)',
      '✗ POST /contacts  200\n  a failure: neither accepted nor refused\n  status 200, a body that cannot be read: "<h1>Maintenance</h1>"',
      '✓ POST /signalements  200\n  accepted',
      '✓ POST /ReceptionDemande  200\n  accepted: "ok"',
      '✗ POST /candidats  200\n  refused: "À corriger"; ville (inconnue)',
      '✓ POST /verify-email  200\n  refused: "Utilisateur inconnu"',
      '✗ POST /change-your-password  200\n  not offered by this backend\n  status 200, a body without what the call reads',
      '✓ POST /change-your-password-post  200\n  refused: "Lien inconnu"',
      '– POST /candidats/suivi  404\n  not offered by this backend',
      '4 of 14 forms are not answered as expected: /store/newsletter, /contacts, /candidats, /change-your-password',
    ])
      expect(stdout).toContain(lines);
    expect(received).toHaveLength(14);
    const marked = received.filter(({ path }) =>
      ['/store/newsletter', '/contacts', '/signalements', '/ReceptionDemande', '/candidats'].includes(path),
    );
    for (const { body } of marked) expect(JSON.stringify(body)).toContain('ESSAI');
    expect(received.find(({ path }) => path === '/contacts')?.body).toMatchObject({
      provenance: 'ESSAI du contrat',
      email: expect.stringMatching(/@example\.com$/),
    });
  });

  it('prints its help', async () => {
    const { code, stdout } = await check(['--help']);
    expect([code, stdout]).toEqual([0, expect.stringContaining('--url <URL>')]);
  });
});
