import { takeResults } from './take-results';

const html = (text: string) => ({ content: { kind: 'html' as const, html: text } });

describe('the results of a text', () => {
  it('leave the text for the band above it, and other lists stay', () => {
    const list = '<ul><li><strong>412</strong> accords</li><li><strong>+12&nbsp;points</strong> d’occupation</li></ul>';
    expect(takeResults(html(`<ul><li>un essai</li></ul>${list}<p>Fin.</p>`))).toEqual({
      ...html('<ul><li>un essai</li></ul><p>Fin.</p>'),
      figures: [
        { value: '412', noun: 'accords' },
        { value: '+12\u00A0points', noun: 'd’occupation' },
      ],
    });
  });

  it.each([
    '<ul><li><strong>412</strong> accords</li><li>et un essai</li></ul>',
    '<ul><li><strong>Un essai</strong> de deux nuits</li></ul>',
    '<ul><li><strong>5</strong> R&amp;D</li></ul>',
  ])('are not read out of %s', (text) => {
    expect(takeResults(html(text))).toEqual(html(text));
  });
});
