import { createServer, type Server } from 'node:http';
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

/** Starts a backend of another team that answers with `etudes` for the case studies. */
function startBackend(etudes: unknown): Promise<{ url: string; server: Server }> {
  const answers = new Map<string, unknown>([
    ...Object.values(CONTENT_PAGES).map((n): [string, unknown] => [`/content/page/${n}`, [{ name: 'N', content: '' }]]),
    ['/getElement/category/all', { data: [{ id: 1, name: 'C' }] }],
    ['/getElement/posts/all', { data: [] }],
    ['/getElement/postsArticles/all', { data: [] }],
    ['/etude/theme', etudes],
  ]);
  const server = createServer((request, response) => {
    const answer = answers.get(request.url?.replace(API_BASE, '') ?? '');
    const allowed = request.headers.authorization === `Bearer ${TOKEN}`;
    response.statusCode = allowed ? (answer === undefined ? 404 : 200) : 401;
    response.end(typeof answer === 'string' ? answer : JSON.stringify(allowed ? answer : { message: 'no' }));
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve({ server, url: `http://127.0.0.1:${Object(server.address()).port}` }));
  });
}

const check = (args: string[], env: Record<string, string> = {}) => siteCommand(env, 'contract', ...args);

describe('the contract check', () => {
  let servers: Server[] = [];
  const backend = async (etudes: unknown) => {
    const { server, url } = await startBackend(etudes);
    servers.push(server);
    return url;
  };
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

  it('prints its help', async () => {
    const { code, stdout } = await check(['--help']);
    expect([code, stdout]).toEqual([0, expect.stringContaining('--url <URL>')]);
  });
});
