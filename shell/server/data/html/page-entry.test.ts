import { storedLinks } from '../site-content';
import { toPageEntry } from './page-entry';

const read = (content: string) => toPageEntry({ name: 'n', content });

it('toPageEntry copies the name and sanitises the whole content', () => {
  const entry = toPageEntry({ name: 'Titre', content: '<p>a<img src=x onerror=alert(1)></p>' });
  const content = '<p>a<img src="x" loading="lazy" decoding="async" alt=""></p>';
  expect(entry).toMatchObject({ name: 'Titre', content });
});

it('toPageEntry extracts lists, actions and figures from the prose', () => {
  const entry = read(
    '<p>Un texte.</p><ul><li>un</li><li>deux</li></ul><figure><img src="storage/a.svg" alt="A" width="120" height="60"><figcaption>Vu</figcaption></figure><p><a href="/rse">Voir</a></p>',
  );
  expect([entry.prose, entry.items.map(({ html }) => html)]).toEqual(['<p>Un texte.</p>', ['un', 'deux']]);
  expect(entry.actions).toEqual([{ href: '/rse', text: 'Voir' }]);
  const src = '/backend/public/storage/a.svg';
  expect(entry.figures).toEqual([{ kind: 'image', src, alt: 'A', caption: 'Vu', width: 120, height: 60 }]);
});

it('toPageEntry splits an item into title, figure, text and link', () => {
  const [item] = read(
    '<ul><li><figure><img src="storage/c.svg" alt="C"></figure><h3>Titre</h3><p>Texte <em>vif</em>.</p><p><a href="/contact">Écrire</a></p></li></ul>',
  ).items;
  expect(item).toMatchObject({
    title: 'Titre',
    html: '<p>Texte <em>vif</em>.</p>',
    figure: { src: '/backend/public/storage/c.svg' },
    link: { href: '/contact', text: 'Écrire' },
  });
});

it('toPageEntry reads a video with its captions', () => {
  const content =
    '<figure><video src="storage/v.mp4" poster="storage/v.png" aria-label="Un film" width="1280" height="720"><track kind="captions" src="storage/v.vtt" srclang="fr"></video></figure>';
  const [src, poster, captions] = ['mp4', 'png', 'vtt'].map((type) => `/backend/public/storage/v.${type}`);
  const video = { kind: 'video', alt: 'Un film', caption: '', width: 1280, height: 720 };
  expect(read(content).figures).toEqual([{ ...video, src, poster, captions }]);
});

it('toPageEntry reads the focus and the caption of a picture', () => {
  const focusOf = (style: string) => read(`<img src="storage/a.jpg" alt="A" style="${style}">`).figures[0]?.focus;
  expect(focusOf('object-position: 30% 0%')).toEqual({ x: 30, y: 0 });
  for (const other of ['object-position: 30px 0', 'object-position: 130% 20%', 'color: red', ''])
    expect([other, focusOf(other)]).toEqual([other, undefined]);
  const content = '<figure><img src="storage/a.jpg"><figcaption>Lomé <small>Photo</small></figcaption></figure>';
  expect(read(content).figures[0]?.caption).toBe('Lomé <small>Photo</small>');
});

it('toPageEntry adds the format to links to stored files, and lists them', () => {
  const entry = read('<ul><li><a href="storage/rse/a.pdf">Charte</a></li><li><a href="/rse">b</a></li></ul>');
  expect(storedLinks(entry)).toEqual([{ href: '/backend/public/storage/rse/a.pdf', text: 'Charte', format: 'PDF' }]);
});
