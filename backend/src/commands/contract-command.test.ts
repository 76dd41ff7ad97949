import type { RequestListener } from 'node:http';
import { API_BASE, CONTENT_PAGES } from '@vipp/shared/contract/paths';
import { endlessAnswer } from '@vipp/shared/testing/endless-answer';
import { startHttpServer } from '@vipp/shared/testing/http-server.server';
import { siteCommand } from '../testing/site-command';
import { callBackend } from './contract-command';

const TOKEN = 'token-of-the-tests';
const etude = {
  ...{ id: 1, etude_title: 'Titre', slug: 'titre', content: null, image: null, meta_description: null },
  ...{ etude_theme: 'relations-client', etude_year: '2024', published_at: '2024-01-01' },
  ...{ typologie: { content: 'T' }, objectif: { objectif_name: 'O' }, secteur: { secteur_name: 'S' } },
};

const listen = async (listener: RequestListener) => (await startHttpServer(listener)).url;

/** Starts a backend of another team that answers with `etudes` for the case studies. */
function startBackend(etudes: unknown) {
  const pages = Object.values(CONTENT_PAGES).map((n) => [`/content/page/${n}`, [{ name: 'N', content: '' }]]);
  const lists = ['category', 'posts', 'postsArticles'].map((name) => [`/getElement/${name}/all`, { data: [] }]);
  const answers = new Map([...pages, ...lists, ['/etude/theme', etudes]] as [string, unknown][]);
  return listen((request, response) => {
    const answer = answers.get(request.url?.replace(API_BASE, '') ?? '');
    const allowed = request.headers.authorization === `Bearer ${TOKEN}`;
    response.statusCode = allowed ? (answer === undefined ? 404 : 200) : 401;
    response.end(typeof answer === 'string' ? answer : JSON.stringify(allowed ? answer : { message: 'no' }));
  });
}

const check = (args: string[], env: Record<string, string> = {}) => siteCommand(env, 'contract', ...args);

describe('the contract check', () => {
  it('exits with 0 when every call conforms, with or without the path of the API, and the token of API_TOKEN', async () => {
    const url = await startBackend({ data: [etude] });
    for (const address of [url, `${url}${API_BASE}/`])
      expect(await check(['--url', address], { API_TOKEN: `${TOKEN},old` })).toMatchObject({
        code: 0,
        stdout: expect.stringContaining('All 14 calls conform to the contract.'),
      });
  });

  it('exits with 1 and names the fields that do not conform, ten of a call, and how many more there are', async () => {
    const wrong = { ...etude, typologie: { content: 7 } };
    const url = await startBackend({ data: Array(12).fill(wrong) });
    const { code, stdout, stderr } = await check(['--url', url, '--token', TOKEN]);
    expect([code, stderr]).toEqual([1, expect.stringContaining('1 of 14 calls do not conform: /etude/theme')]);
    const first = '✗ GET /etude/theme\n  data.0.typologie.content: Invalid input: expected string, received number\n';
    for (const line of [first, '✓ GET /getElement/posts/all\n']) expect(stdout).toContain(line);
    expect(stdout).toMatch(/data\.9\..*\n {2}and 2 more\n/);
  });

  it.each([
    ['<html>', TOKEN, 'not JSON: "<html>"'],
    [undefined, TOKEN, 'status 404, expected 200'],
    [{ data: [] }, 'other', 'status 401, expected 200: check --token'],
  ])('exits with 1 when a call answers %j to the token %s', async (answer, token, problem) => {
    const { code, stdout } = await check(['--url', await startBackend(answer), '--token', token]);
    expect([code, stdout]).toEqual([1, expect.stringContaining(problem)]);
  });

  it('exits with 1 when an answer breaks off', async () => {
    const url = await listen((_, response) => {
      response.writeHead(200, { 'content-length': '1000' }).write('[');
      setImmediate(() => response.destroy());
    });
    const { code, stderr } = await check(['--url', url, '--token', TOKEN]);
    expect([code, stderr]).toEqual([1, expect.stringContaining('is not answered to the end')]);
  });

  it.each([
    [[], {}, "'--url <URL>' not specified"],
    [['--url', 'localhost'], {}, 'It must start with http:// or https://'],
    [['--url', 'http://127.0.0.1'], {}, '--token is missing'],
    [['--url', 'http://127.0.0.1'], { API_TOKEN: 'two words' }, 'API_TOKEN is not a token'],
  ])('exits with 2 and points to the help after %j with %j', async (args, env, message) => {
    const { code, stderr } = await check(args, env);
    expect([code, stderr]).toEqual([2, expect.stringContaining(message)]);
    expect(stderr).toContain('--help');
  });

  it('reads no more of an answer than the site does', async () => {
    const endless = endlessAnswer();
    const url = await listen(endless.listener);
    await expect(callBackend({ url, token: TOKEN }, 1024 * 1024)).rejects.toThrow('is larger than 1 MB');
    await endless.isClosed;
  });
});
