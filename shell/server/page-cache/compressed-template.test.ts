import { randomBytes } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import { createNonce } from '../http/security-headers';
import { compressTemplate, fillTemplate, toTemplate } from './compressed-template';

const parts = (...texts: string[]) => texts.map((text) => Buffer.from(text));

describe('a page that is compressed once', () => {
  it('has a nonce of its own in each response', async () => {
    const text = parts('<style nonce="', '">p{}</style><script nonce="', '"></script>');
    const compressed = await compressTemplate(text);
    const nonces = [createNonce(), createNonce()];
    expect(nonces.map((nonce) => brotliDecompressSync(fillTemplate(compressed, nonce)).toString())).toEqual(
      nonces.map((nonce) => `<style nonce="${nonce}">p{}</style><script nonce="${nonce}"></script>`),
    );
  });

  it('decompresses to its text, with any text and any nonce', async () => {
    const part = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 400 }),
      // Long and repetitive, as HTML is, so that matches reach back over the slots.
      fc.integer({ min: 0, max: 3_000 }).map((times) => '<li class="card">Cotonou</li>'.repeat(times)),
      fc.integer({ min: 0, max: 5_000 }).map((bytes) => randomBytes(bytes).toString('base64')),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(part, { minLength: 1, maxLength: 12 }), async (texts) => {
        const text = parts(...texts);
        const compressed = await compressTemplate(text);
        const nonce = createNonce();
        expect(
          brotliDecompressSync(fillTemplate(compressed, nonce)).equals(fillTemplate(toTemplate(text), nonce)),
        ).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  it('is about as small as without slots', async () => {
    const html =
      '<article><h2>Relation client</h2><p>Nos équipes répondent depuis Cotonou, Lomé et Kigali.</p></article>'.repeat(
        300,
      );
    const whole = fillTemplate(await compressTemplate(parts(html)), createNonce()).length;
    const cut = fillTemplate(
      await compressTemplate(
        parts(
          ...Array.from({ length: 10 }, (_, index) =>
            html.slice((index * html.length) / 10, ((index + 1) * html.length) / 10),
          ),
        ),
      ),
      createNonce(),
    ).length;
    expect(cut - whole).toBeLessThan(600);
  });
});
