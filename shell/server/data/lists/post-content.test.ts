import { readPostContent } from './document-content';

describe('readPostContent', () => {
  it.each(['storage/posts/bilan.pdf', '/files/a.PDF', 'https://host.example/a.pdf?v=2', 'posts/a.pdf#page=2'])(
    'reads %j as a PDF',
    (content) => {
      expect(readPostContent(` ${content}\n`)).toEqual({ kind: 'pdf', href: content });
    },
  );

  it('encodes the spaces of a file name', () => {
    expect(readPostContent('storage/posts/mon bilan.pdf')).toEqual({
      kind: 'pdf',
      href: 'storage/posts/mon%20bilan.pdf',
    });
  });

  it.each(['<p>Texte</p>', '<a href="storage/a.pdf">a.pdf</a>', 'Voir le fichier a.pdf', 'javascript:alert(1)//a.pdf'])(
    'reads %j as HTML',
    (content) => {
      expect(readPostContent(content)).toEqual({ kind: 'html', html: content });
    },
  );

  it('finds the document of a text in a last paragraph that only links to it', () => {
    const text = '<p>Bonjour <a href="storage/a.pdf">a</a></p>';
    const link = '<p><a href="storage/b.pdf">Lire le document (PDF)</a></p>';
    expect(readPostContent(`${text}\n${link}`)).toEqual({ kind: 'html', html: text, pdf: 'storage/b.pdf' });
    expect(readPostContent(`${link}${text}`)).toEqual({ kind: 'html', html: `${link}${text}` });
  });

  it.each([null, '', '  \n'])('finds nothing in %j', (content) => {
    expect(readPostContent(content)).toEqual({ kind: 'none' });
  });
});
