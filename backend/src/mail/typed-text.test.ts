import { greeting, oneLine, quoted, subjectPart } from './typed-text';

describe('text that a visitor typed', () => {
  it('stays one line, without invisible characters', () => {
    expect(oneLine(' Awa\r\nBcc: all@vipp.example\u2028\u202Etxt\u0000 ')).toBe('Awa Bcc: all@vipp.example txt');
  });

  it('is quoted line by line, for every kind of line end', () => {
    expect(quoted('Bonjour,\r\n\nNom\u202F: faux\u2028Rappel\u202Ez')).toBe(
      '> Bonjour,\n>\n> Nom\u202F: faux\n> Rappel z',
    );
  });

  it.each(['Afi', 'N’Diaye', 'Jean-Marie', 'Aïssatou Bâ', 'J. Kossi', 'Émilie D.'])('greets %j', (name) => {
    expect(greeting(` ${name} `)).toBe(`Bonjour ${name},`);
  });

  it.each([
    'gagnez.example',
    'www gagnez',
    'https://x.example',
    'a@b.example',
    '+229 01 99 00 12 34',
    'x'.repeat(41),
    'Votre compte\nest bloqué : 1',
  ])('greets without a name for %j', (name) => {
    expect(greeting(name)).toBe('Bonjour,');
  });

  it('is cut between characters in a subject', () => {
    expect(subjectPart('a'.repeat(60))).toHaveLength(60);
    expect(subjectPart(`${'a'.repeat(58)}😀😀😀`)).toBe(`${'a'.repeat(58)}😀…`);
  });
});
