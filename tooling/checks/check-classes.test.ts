import { loneClasses } from './check-classes';

const CSS =
  '@layer page { /* .old */ .card { color: red; } .card:hover .link { scale: 1.02 } .card :global(.pdf) { margin: 0 } @media print { .wide { inline-size: 50.5% } } }';
const lone = (code: string): string[] =>
  loneClasses([{ file: 'mf-x/src/card.tsx', source: `import styles from './card.module.css';\n${code}` }], () => CSS);

describe('class names', () => {
  it('are fine where both sides have the same', () => {
    expect(lone('<p className={styles.card}><a className={classNames(styles.link, styles.wide)} /></p>')).toEqual([]);
  });

  it('are reported where the style sheet has no such class', () => {
    expect(
      lone(
        '<p className={styles.card}><a className={styles.link} /><b className={styles.wid} /><i className={styles.wide} /></p>',
      ),
    ).toEqual(['mf-x/src/card.tsx: mf-x/src/card.module.css has no class « wid »']);
  });

  it('are reported where no component asks for one', () => {
    expect(lone('<p className={styles.card}><a className={styles.link} /></p>')).toEqual([
      'mf-x/src/card.module.css: no component asks for « wide »',
    ]);
  });

  it('may be computed', () => {
    expect(lone('<p className={styles[kind]} />')).toEqual([]);
  });

  it('of one style sheet may be asked for by several components', () => {
    const sources = ['card', 'link', 'wide'].map((name) => ({
      file: `mf-x/src/${name}.tsx`,
      source: `import css from './card.module.css';\ncss.${name}`,
    }));
    expect(loneClasses(sources, () => CSS)).toEqual([]);
  });
});
