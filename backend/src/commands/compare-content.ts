/** What differs between a folder of content and a site, and who changed it. */
import { createHash } from 'node:crypto';
import type { ContentDocument } from '../content/document';
import type { PublishedDocument } from '../content/store-content';

/** Texts that folder and site last had in common, as hashes, by path. */
export type Base = Readonly<Record<string, string>>;

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/**
 * `new`, `changed`, `withdrawn`: in the folder; `behind`: on the site; `conflict`: in both; `elsewhere`: a document that the
 * folder never had.
 */
export type Difference = {
  path: string;
  kind: 'new' | 'changed' | 'withdrawn' | 'behind' | 'conflict' | 'elsewhere';
  /** Text in the folder. */
  text: string | undefined;
  published: PublishedDocument | undefined;
};

function kindOf(text: string | undefined, published: PublishedDocument | undefined, base: string | undefined) {
  const isSame = (one: string | undefined): boolean => one !== undefined && hashOf(one) === base;
  if (text === published?.text) return undefined;
  // What nobody changed on the site may be replaced, whatever release it is of.
  const siteIsUnchanged = published?.isOfRelease === true || isSame(published?.text);
  if (text === undefined) {
    if (base === undefined) return 'elsewhere';
    return siteIsUnchanged ? 'withdrawn' : 'conflict';
  }
  if (isSame(text)) return 'behind';
  if (!published) return base === undefined ? 'new' : 'conflict';
  return siteIsUnchanged ? 'changed' : 'conflict';
}

export function compareContent(
  folder: readonly ContentDocument[],
  site: readonly PublishedDocument[],
  base: Base,
): Difference[] {
  const texts = new Map(folder.map(({ path, text }) => [path, text]));
  const published = new Map(site.map((document) => [document.path, document]));
  return [...new Set([...texts.keys(), ...published.keys(), ...Object.keys(base)])].sort().flatMap((path) => {
    const [text, document] = [texts.get(path), published.get(path)];
    const kind = kindOf(text, document, base[path]);
    return kind === undefined ? [] : [{ path, kind, text, published: document }];
  });
}
