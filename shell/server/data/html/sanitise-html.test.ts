import { createHtmlPurifier, sanitiseHtml } from './sanitise-html';
import { storedAddress } from './stored-address';

it.each([
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '<a href="javascript:alert(1)">a</a>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<form action="https://elsewhere.example"><input name=q></form>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<p onclick="alert(1)" style="background:url(javascript:alert(1))">a</p>',
])('sanitiseHtml removes everything executable from %s', (payload) => {
  expect(sanitiseHtml(payload)).not.toMatch(/on\w+=|script|javascript:|<form|<input|<iframe|style=/i);
});

it.each([
  ['returns nothing without a body', '<frameset onload=alert(1)><frame src="javascript:a()"></frameset>', ''],
  [
    'strips inline styles except bold, which becomes an element',
    '<p style="color:red">a <span style="font-weight: 700; color:red">b</span></p>',
    '<p>a <span><strong>b</strong></span></p>',
  ],
  [
    'leaves out the space between blocks alone',
    '<p>a <b>b</b> <i>c</i>\n</p>\n\n<ul>\n <li>d\u202f</li>\n</ul>',
    '<p>a <b>b</b> <i>c</i></p><ul><li>d\u202f</li></ul>',
  ],
  ['lowers headings below that of their section', '<h1>a</h1><h2>b</h2><h3>c</h3>', '<h3>a</h3><h3>b</h3><h3>c</h3>'],
  ['allows telephone links', '<a href="tel:+33199000000">01</a>', '<a href="tel:+33199000000">01</a>'],
])('sanitiseHtml %s', (_what, html, sanitised) => {
  expect(sanitiseHtml(html)).toBe(sanitised);
});

it('sanitiseHtml rewrites the addresses of stored files only', () => {
  expect(sanitiseHtml('<img src="storage/a.svg" alt="A"><a href="/storage/b.pdf">b</a>')).toBe(
    '<img src="/backend/public/storage/a.svg" alt="A" loading="lazy" decoding="async"><a href="/backend/public/storage/b.pdf">b</a>',
  );
  expect(storedAddress('https://api.example/backend/public/storage/c.png')).toBe('/backend/public/storage/c.png');
  expect(storedAddress('https://elsewhere.example/c.png')).toBe('https://elsewhere.example/c.png');
});

it('sanitiseHtml offers stored photographs in several widths, up to twice the one on the page', () => {
  const src = '/backend/public/storage/a.jpg';
  expect(sanitiseHtml('<p><img src="storage/a.jpg" alt="A" width="500" height="300"></p>')).toBe(
    `<p><img src="${src}" alt="A" width="500" height="300" loading="lazy" decoding="async" srcset="/_images/360${src} 360w, /_images/720${src} 720w, /_images/1080${src} 1000w" sizes="(max-width: 551px) calc(93.2vw - 0.8rem), 500px"></p>`,
  );
});

it.each(['', 'width="50%"', 'width="0"'])(
  'sanitiseHtml offers one width where the file decides it: %s',
  (attribute) => {
    const html = sanitiseHtml(`<img src="/storage/é b.png" ${attribute}>`);
    expect(html).toContain('srcset="/_images/1440/backend/public/storage/é%20b.png"');
    expect(html).not.toContain('sizes=');
  },
);

it('sanitiseHtml offers no other widths of drawings, animations and images of other sites, nor what the content offers', () => {
  const html = sanitiseHtml(
    '<img src="storage/a.svg"><img src="storage/a.gif"><img src="https://elsewhere.example/a.jpg" srcset="https://elsewhere.example/b.jpg 2x" sizes="1px">',
  );
  expect(html).not.toMatch(/srcset|sizes/);
});

it('a purifier replaces its window after a number of contents, which changes no result, and moves all of one window to its only document', () => {
  const purify = createHtmlPurifier({ ALLOWED_TAGS: ['p', 'b'] }, 3);
  const fragments = Array.from({ length: 7 }, () => purify('<p onclick="a()">Un <b>texte</b><script>1</script></p>'));
  const documents = [...new Set(fragments.map(({ ownerDocument }) => ownerDocument))];
  expect(fragments.map((fragment) => documents.indexOf(fragment.ownerDocument))).toEqual([0, 0, 0, 1, 1, 1, 2]);
  // A closed window has no document.
  expect(documents.map(({ defaultView }) => defaultView?.document !== undefined)).toEqual([false, false, true]);
  for (const fragment of fragments) expect(fragment.querySelector('p')?.outerHTML).toBe('<p>Un <b>texte</b></p>');
  expect(purify('<frameset></frameset>').ownerDocument).toBe(documents[2]);
});
