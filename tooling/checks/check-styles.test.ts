import { loneClasses, unknownProperties } from './check-styles';

const CSS =
  '@layer page { /* .old */ .card { color: red; } .card:hover .link { scale: 1.02 } .card :global(.pdf) { margin: 0 } @media print { .wide { inline-size: 50.5% } } }';
const lone = (...codes: string[]): string[] =>
  loneClasses(
    new Map([
      ['mf-x/src/card.module.css', CSS],
      ...codes.map((code, index): [string, string] => [
        `mf-x/src/card-${index}.tsx`,
        `import styles from './card.module.css';\n${code}`,
      ]),
    ]),
  );

it('classes that components and style sheet both have are accepted', () => {
  expect(lone('styles.card, styles.link', 'styles.wide')).toEqual([]);
  expect(lone('styles[kind]')).toEqual([]);
});

it('a class that only one side has is reported', () => {
  expect(lone('styles.card, styles.link, styles.wid')).toEqual([
    'mf-x/src/card-0.tsx: mf-x/src/card.module.css has no class « wid »',
    'mf-x/src/card.module.css: no component asks for « wide »',
  ]);
});

it('a custom property that no style sheet, inline style or script defines is reported with its line', () => {
  const texts = new Map([
    ['tokens.css', ':root {\n  --ink: black; }'],
    ['a.tsx', "style={{ '--column': 2 }}; element.style.setProperty('--scale', '2')"],
    ['b.css', 'a { color: var(--ink); order: var(--column); scale: var(--scale, 1);\n fill: var(--inc, var(--ink)) }'],
  ]);
  expect(unknownProperties(texts)).toEqual(['b.css:2: no style defines --inc']);
});
