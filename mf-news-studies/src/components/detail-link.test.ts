import { originList } from './detail-link';

const origin = (state: unknown) => originList(state, '/actualite', ['/actualite']);

it('the list of a page is the filtered one that led to it', () => {
  expect(origin({ list: '/actualite?q=lom%C3%A9&page=2' })).toBe('/actualite?q=lom%C3%A9&page=2');
});

it('the list of a page is the whole one where its state names no list of the site', () => {
  const lists = [3, 'https://elsewhere.example/actualite', '//elsewhere.example', '/contact'];
  for (const state of [null, undefined, 'text', {}, ...lists.map((list) => ({ list }))])
    expect([state, origin(state)]).toEqual([state, '/actualite']);
});
