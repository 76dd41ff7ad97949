/** A content service under an attacker's control: every field of every answer is an attack. */
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

const API = '/backend/public/api';
const THEMES = ['relations-client', 'soutien-d-activite', 'actions-commerciales', 'activités-it'];

type Row = Record<string, unknown>;

const post = (id: number, attack: string, slug: string): Row => ({
  id,
  slug,
  title: attack,
  image: attack,
  description: attack,
  meta_description: attack,
  content: attack,
  published_at: id % 2 ? '2024-01-01' : attack,
});
const study = (id: number, attack: string, slug: string): Row => ({
  id,
  slug,
  etude_title: attack,
  content: attack,
  image: attack,
  imageDoc: attack,
  meta_description: attack,
  etude_theme: THEMES[id % THEMES.length],
  etude_year: attack,
  published_at: '2024-01-01',
  typologie: { content: attack },
  objectif: { objectif_name: attack },
  secteur: { secteur_name: attack },
});

/** One entry for each attack, and entries that hold it where sections are taken apart: items, links, figures, captions, tables. */
const entries = (attacks: readonly string[]): Row[] =>
  attacks.flatMap((attack) => [
    { name: attack, content: attack },
    {
      name: attack,
      content: `<ul><li><strong>${attack}</strong> ${attack} <a href="${attack}">${attack}</a></li></ul><figure><img src="${attack}" alt="${attack}"><figcaption>${attack}</figcaption></figure><p><a href='${attack}'>${attack}</a></p>`,
    },
  ]);

/** The answers, by path below the API. */
function hostileAnswers(attacks: readonly string[]): ReadonlyMap<string, unknown> {
  // Twice: with an address that a test can ask for, and with an attack for an address.
  const twice = (make: typeof post): Row[] => [
    ...attacks.map((attack, index) => make(index + 1, attack, `a-${index + 1}`)),
    ...attacks.map((attack, index) => make(attacks.length + index + 1, 'Titre', attack)),
  ];
  const posts = twice(post);
  return new Map<string, unknown>([
    ['/getElement/category/all', { data: attacks.map((name, index) => ({ id: index + 1, name })) }],
    ['/getElement/posts/all', { data: posts }],
    [
      '/getElement/postsArticles/all',
      {
        data: posts.map((_, index) => ({ post_id: index + 1, category_id: (index % attacks.length) + 1 })),
      },
    ],
    ['/etude/theme', { data: twice(study) }],
  ]);
}

export type HostileContent = {
  url: string;
  /** Addresses that it was asked for. */
  asked: string[];
  stop: () => Promise<void>;
};

export async function startHostileContent(attacks: readonly string[]): Promise<HostileContent> {
  const answers = hostileAnswers(attacks);
  const page = entries(attacks);
  const answerTo = (path: string): unknown => (path.startsWith('/content/page/') ? page : answers.get(path));
  const asked: string[] = [];
  const server = createServer(({ url = '/', method }, response) => {
    asked.push(url);
    const body = method === 'GET' && url.startsWith(API) ? answerTo(url.slice(API.length)) : undefined;
    response.writeHead(body ? 200 : 404, {
      'content-type': 'application/json',
      'set-cookie': 'taken=1',
      'access-control-allow-origin': '*',
      server: 'taken over',
    });
    response.end(JSON.stringify(body ?? { message: '<script>window.hacked=1</script>' }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
