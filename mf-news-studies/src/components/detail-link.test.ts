import { originList } from './detail-link';

const LISTS = ['/actualite'];

it('originList links back to the filtered list', () => {
  expect(originList({ list: '/actualite?q=lom%C3%A9&page=2' }, '/actualite', LISTS)).toBe(
    '/actualite?q=lom%C3%A9&page=2',
  );
});

it.each([
  null,
  undefined,
  'text',
  {},
  { list: 3 },
  { list: 'https://elsewhere.example/actualite' },
  { list: '//elsewhere.example' },
  { list: '/contact' },
])('originList uses the whole list instead of %j', (state) => {
  expect(originList(state, '/actualite', LISTS)).toBe('/actualite');
});
