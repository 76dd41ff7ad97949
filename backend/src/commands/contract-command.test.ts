import { createServer, type RequestListener, type Server } from 'node:http';
import { API_BASE, CONTENT_PAGES } from '@vipp/shared/contract/paths';
import { endlessAnswer } from '@vipp/shared/testing/endless-answer';
import { siteCommand } from '../testing/site-command';
import { callBackend, CheckImpossible } from './contract-command';

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

const servers: Server[] = [];

async function listen(listener: RequestListener) {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${Object(server.address()).port}`, token: TOKEN, server };
}

/** Starts a backend of another team that answers with `etudes` for the case studies. */
function startBackend(etudes: unknown) {
  const answers = new Map<string, unknown>([
    ...Object.values(CONTENT_PAGES).map((n): [string, unknown] => [`/content/page/${n}`, [{ name: 'N', content: '' }]]),
    ['/getElement/category/all', { data: [{ id: 1, name: 'C' }] }],
    ['/getElement/posts/all', { data: [] }],
    ['/getElement/postsArticles/all', { data: [] }],
    ['/etude/theme', etudes],
  ]);
  return listen((request, response) => {
    const answer = answers.get(request.url?.replace(API_BASE, '') ?? '');
    const allowed = request.headers.authorization === `Bearer ${TOKEN}`;
    response.statusCode = allowed ? (answer === undefined ? 404 : 200) : 401;
    response.end(typeof answer === 'string' ? answer : JSON.stringify(allowed ? answer : { message: 'no' }));
  });
}

const check = (args: string[], env: Record<string, string> = {}) => siteCommand(env, 'contract', ...args);

describe('the contract check', () => {
  const backend = async (etudes: unknown) => (await startBackend(etudes)).url;
  afterEach(() => {
    for (const server of servers.splice(0)) server.close().closeAllConnections();
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
    const { code, stdout, stderr } = await check(['--url', await backend({ data: [etude, wrong] }), '--token', TOKEN]);
    expect(code).toBe(1);
    expect(stdout).toContain(
      '✗ GET /etude/theme\n  data.1.typologie.content: Invalid input: expected string, received number\n',
    );
    expect(stdout).toContain('✓ GET /getElement/posts/all\n');
    expect(stderr).toContain('1 of 14 calls do not conform: /etude/theme');
  });

  it('names ten problems of a call, and how many more there are', async () => {
    const wrong = Array.from({ length: 12 }, () => ({ ...etude, slug: 7 }));
    const { stdout } = await check(['--url', await backend({ data: wrong }), '--token', TOKEN]);
    expect(stdout).toMatch(/data\.9\.slug: .*\n {2}and 2 more\n/);
    expect(stdout).not.toContain('data.10');
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
    server.close();
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
  ])('exits with 2 and points to the help after %j', async (args, message) => {
    const { code, stderr } = await check(args);
    expect([code, stderr]).toEqual([2, expect.stringContaining(message)]);
    expect(stderr).toContain('--help');
  });

  it('reads no more of an answer than the site does, and continues with the others', async () => {
    const endless = endlessAnswer();
    const backend = await listen((request, response) => {
      if (request.url?.endsWith('/etude/theme')) endless.listener(request, response);
      else response.end('[]');
    });
    expect((await callBackend(backend, 1)).get('/etude/theme')).toEqual(['larger than 1 MB']);
    await endless.isClosed;
  });

  it('reports an answer that breaks off', async () => {
    const backend = await listen((_, response) => {
      response.writeHead(200, { 'content-length': '1000' }).write('[');
      setImmediate(() => response.destroy());
    });
    await expect(callBackend(backend)).rejects.toThrow(CheckImpossible);
    await expect(callBackend(backend)).rejects.toThrow(/is not answered to the end/);
  });

  it('takes the token from API_TOKEN, and reports what is wrong with it', async () => {
    const url = await backend({ data: [etude] });
    expect((await check(['--url', url], { API_TOKEN: `${TOKEN},old` })).code).toBe(0);
    const { code, stderr } = await check(['--url', url], { API_TOKEN: 'two words' });
    expect([code, stderr]).toEqual([2, expect.stringMatching(/^contract: API_TOKEN is not a token .*--help shows/)]);
  });
});
