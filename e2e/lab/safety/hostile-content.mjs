/** A content service under an attacker's control: every field of every answer is an attack. */
import { createServer } from 'node:http';
import { once } from 'node:events';

const API = '/backend/public/api';
const THEMES = ['relations-client', 'soutien-d-activite', 'actions-commerciales', 'activités-it'];

const post = (id, attack, slug) => ({
  id,
  slug,
  title: attack,
  image: attack,
  description: attack,
  meta_description: attack,
  content: attack,
  published_at: id % 2 ? '2024-01-01' : attack,
});
const study = (id, attack, slug) => ({
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
const entries = (attacks) =>
  attacks.flatMap((attack) => [
    { name: attack, content: attack },
    {
      name: attack,
      content: `<ul><li><strong>${attack}</strong> ${attack} <a href="${attack}">${attack}</a></li></ul><figure><img src="${attack}" alt="${attack}"><figcaption>${attack}</figcaption></figure><p><a href='${attack}'>${attack}</a></p>`,
    },
  ]);

/** What it answers, by path below the API. @param {string[]} attacks */
export function hostileAnswers(attacks) {
  // Twice: with an address that a test can ask for, and with an attack for an address.
  const twice = (make) => [
    ...attacks.map((attack, index) => make(index + 1, attack, `a-${index + 1}`)),
    ...attacks.map((attack, index) => make(attacks.length + index + 1, 'Titre', attack)),
  ];
  const posts = twice(post);
  return {
    '/getElement/category/all': { data: attacks.map((name, index) => ({ id: index + 1, name })) },
    '/getElement/posts/all': { data: posts },
    '/getElement/postsArticles/all': {
      data: posts.map(({ id }) => ({ post_id: id, category_id: ((id - 1) % attacks.length) + 1 })),
    },
    '/etude/theme': { data: twice(study) },
  };
}

/**
 * @param {string[]} attacks
 * @param {number} share each content page gets one attack of so many; all content pages together have them all up to 10
 * @returns {Promise<{ url: string, asked: string[], stop: () => Promise<void> }>} `asked` are the addresses it was asked for
 */
export async function startHostileContent(attacks, share) {
  const answers = hostileAnswers(attacks);
  const pages = Array.from({ length: share }, (_, rest) =>
    entries(attacks.filter((_attack, index) => index % share === rest)),
  );
  const asked = [];
  const server = createServer((request, response) => {
    asked.push(request.url);
    request.resume();
    const path = request.url.startsWith(API) ? request.url.slice(API.length) : '';
    const body = path.startsWith('/content/page/') ? pages[Number(path.split('/').at(-1)) % share] : answers[path];
    response.writeHead(body && request.method === 'GET' ? 200 : 404, {
      'content-type': 'application/json',
      'set-cookie': 'taken=1',
      'access-control-allow-origin': '*',
      server: 'taken over',
    });
    response.end(
      JSON.stringify(body && request.method === 'GET' ? body : { message: '<script>window.hacked=1</script>' }),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    asked,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
