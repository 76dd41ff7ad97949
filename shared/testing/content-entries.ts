/** Content entries as from the gateway, for tests and examples. */
import { STORAGE_BASE } from '../contract/paths';
import type { Figure, PageEntry, PageItem, PageLinkData } from '../contract/site-data';

export const imageExample = (name: string): Figure => ({
  kind: 'image',
  src: `${STORAGE_BASE}/pages/${name}.svg`,
  alt: `Motif ${name}`,
  caption: '',
  width: 1200,
  height: 675,
});

export const itemExample = (
  title: string,
  link: PageLinkData | null = null,
  figure: Figure | null = null,
): PageItem => ({ title, html: `<p>${title}, en une phrase.</p>`, figure, link });

export function entryExample(name: string, parts: Partial<PageEntry> = {}): PageEntry {
  const prose = `<p>${name}, en quelques mots.</p>`;
  return { name, content: prose, prose, items: [], actions: [], figures: [], ...parts };
}
