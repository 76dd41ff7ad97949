/** Writes the document of content that has none, because an earlier release or another program wrote it. */
import { stringify } from 'yaml';
import { pageOf, PAGES, STORAGE, type Content, type ContentDocument } from './document';

const pathOf = (content: Content): string =>
  content.kind === 'page'
    ? `pages/${Object.keys(PAGES).find((name) => PAGES[name]?.page === content.page)}.yaml`
    : `${content.kind}s/${content.slug}.md`;

/** HTML as Markdown that is this HTML: one block, which an empty line would end. */
function asMarkdown(html: string): string {
  const block = html.replace(/\n\s*\n/g, '\n').trim();
  return /^(?:$|<(?:p|ul|ol|h[1-6]|div|figure|blockquote|table|dl)\b)/.test(block) ? block : `<div>\n${block}\n</div>`;
}

export const yamlOf = (fields: object): string => stringify(fields, { lineWidth: 0 });

const isPdf = (content: string): boolean => /^\S+\.pdf$/i.test(content);
const nameOf = (stored: string | null): string | null =>
  stored?.startsWith(STORAGE) ? stored.slice(STORAGE.length) : stored;

export function toDocument(content: Content): ContentDocument {
  const path = pathOf(content);
  if (content.kind === 'page') {
    const entries = (pageOf(path)?.keys ?? []).map((key, position) => {
      const { name = '', content: html = '' } = content.entries[position] ?? {};
      return [key, { name, content: asMarkdown(html) }];
    });
    return { path, text: yamlOf(Object.fromEntries(entries)) };
  }
  const { title, publishedAt: date, metaDescription, image, imageWidth, imageHeight, imageDetails } = content;
  const html = content.content !== null && !isPdf(content.content) ? asMarkdown(content.content) : '';
  const fields = {
    title,
    date,
    ...(content.kind === 'post'
      ? { categories: content.categories, description: content.description }
      : {
          theme: content.theme,
          typologie: content.typologie,
          objectif: content.objectif,
          secteur: content.secteur,
        }),
    metaDescription,
    image: nameOf(image),
    imageWidth,
    imageHeight,
    ...(imageDetails && { imageDetails }),
    ...(html === '' && { pdf: nameOf(content.content) }),
  };
  return { path, text: `---\n${yamlOf(fields)}---\n${html === '' ? '' : `\n${html}\n`}` };
}
