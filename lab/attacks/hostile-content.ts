/** A content service under an attacker's control: every field of every answer is an attack. */
import type { RequestListener } from 'node:http';
import { submissionCalls } from '@vipp/shared/contract/submission-calls';
import type { EditorCall } from '../support/editor';

const API = '/backend/public/api';
const THEMES = ['relations-client', 'soutien-d-activite', 'actions-commerciales', 'activités-it'];
/** Each content page has a tenth of the attacks; all ten together have them all. */
const SHARES = 10;

const record = (id: number, attack: string, slug: string): Record<string, unknown> => ({
  ...Object.fromEntries(
    ['title', 'etude_title', 'image', 'imageDoc', 'description', 'meta_description', 'content', 'etude_year'].map(
      (name) => [name, attack],
    ),
  ),
  id,
  slug,
  published_at: id % 2 ? '2024-01-01' : attack,
  etude_theme: THEMES[id % THEMES.length],
  typologie: { content: attack },
  objectif: { objectif_name: attack },
  secteur: { secteur_name: attack },
});

/** One entry for each attack, and one with the attack inside items, links, figures and captions. */
const entries = (attacks: readonly string[]) =>
  attacks.flatMap((attack) => [
    { name: attack, content: attack },
    {
      name: attack,
      content: `<ul><li><strong>${attack}</strong> ${attack} <a href="${attack}">${attack}</a></li></ul><figure><img src="${attack}" alt="${attack}"><figcaption>${attack}</figcaption></figure><p><a href='${attack}'>${attack}</a></p>`,
    },
  ]);

/** @returns `asked`: addresses that it was asked for */
export function hostileContent(attacks: readonly string[]): { asked: string[]; answer: RequestListener } {
  // Twice: with an address that a check can ask for, and with an attack for an address.
  const records = [
    ...attacks.map((attack, index) => record(index + 1, attack, `a-${index + 1}`)),
    ...attacks.map((attack, index) => record(attacks.length + index + 1, 'Titre', attack)),
  ];
  const categories = attacks.map((name, index) => ({ id: index + 1, name }));
  const links = records.map((_, index) => ({ post_id: index + 1, category_id: (index % attacks.length) + 1 }));
  const answers: Readonly<Record<string, unknown>> = {
    '/getElement/category/all': { data: categories },
    '/getElement/posts/all': { data: records },
    '/getElement/postsArticles/all': { data: links },
    '/etude/theme': { data: records },
    // The answer must be like an e-mail address.
    [submissionCalls.passwordLink.path]: `'autofocus'onfocus='hacked=1'@a.example`,
  };
  const answerTo = (path: string): unknown => {
    const page = /^\/content\/page\/(\d+)$/.exec(path)?.[1];
    const share = (index: number): boolean => index % SHARES === Number(page) % SHARES;
    return page === undefined ? answers[path] : entries(attacks.filter((_, index) => share(index)));
  };
  const asked: string[] = [];
  const answer: RequestListener = ({ url = '/' }, response) => {
    asked.push(url);
    const body = url.startsWith(API) ? answerTo(url.slice(API.length)) : undefined;
    response.writeHead(body ? 200 : 404, {
      'content-type': 'application/json',
      'set-cookie': 'taken=1',
      'access-control-allow-origin': '*',
      server: 'taken over',
    });
    response.end(JSON.stringify(body ?? { message: '<script>window.hacked=1</script>' }));
  };
  return { asked, answer };
}

type Entry = { data: string; file: { path: string } };

/**
 * Publishes the attacks as an editor would: in each field of an article and of a case study, and in each section of pages.
 *
 * @returns how many of these documents were refused
 */
export async function publishAttacks(call: EditorCall, attacks: readonly string[]): Promise<number> {
  let [refused, turn] = [0, 0];
  const publish = async (path: string, fields: object, body?: string): Promise<void> => {
    // JSON is YAML too.
    const raw = body === undefined ? JSON.stringify(fields) : `---\n${JSON.stringify(fields)}\n---\n${body}\n`;
    const [, collection, slug] = /^(\w+)\/([\w-]+)/.exec(path) ?? [];
    await call('persistEntry', { dataFiles: [{ path, raw }], assets: [], options: {} })
      .then(() => call('publishUnpublishedEntry', { collection, slug }))
      .catch(() => (refused += 1));
  };
  for (const [index, attack] of attacks.entries()) {
    const common = { title: attack, date: '2024-01-01', metaDescription: attack };
    const ofEtude = { theme: THEMES[index % THEMES.length], typologie: attack, objectif: attack, secteur: attack };
    await publish(`posts/a-${index + 1}.md`, { ...common, description: attack, categories: [attack] }, attack);
    await publish(`etudes/a-${index + 1}.md`, { ...common, ...ofEtude }, attack);
    // There is no such file.
    await publish(`posts/b-${index + 1}.md`, { ...common, categories: ['RSE'], image: attack, pdf: attack }, attack);
  }
  const sections = entries(attacks);
  for (const { data, file } of (await call('entriesByFolder', { folder: 'pages' })) as Entry[]) {
    const keys = data.match(/^[a-z-]+(?=:\n {2}name: )/gm) ?? [];
    await publish(file.path, Object.fromEntries(keys.map((key) => [key, sections[turn++ % sections.length]])));
  }
  return refused;
}
