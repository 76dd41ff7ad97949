import type { ArticleContent, KeyFigure } from '@vipp/shared/contract/list-data';

/** A list whose items are all a number in bold and a few words. One with character references is not read. */
const RESULTS = /<ul>(?:<li><strong>[^<&]*\d[^<&]*<\/strong>[^<&]+<\/li>)+<\/ul>/;
const RESULT = /<strong>([^<]+)<\/strong>\s*([^<]+)/g;

type Detail = { content: ArticleContent; figures?: KeyFigure[] | undefined };

/** Takes the results out of the text of an article or a study, because the page shows them above it. */
export function takeResults<T extends Detail>(detail: T): T & Detail {
  const { content } = detail;
  if (content.kind !== 'html') return detail;
  const html = content.html.replaceAll('&nbsp;', '\u00A0');
  const [list] = RESULTS.exec(html) ?? [];
  if (!list) return detail;
  const figures = [...list.matchAll(RESULT)].map(([, value = '', noun = '']) => ({ value, noun }));
  return { ...detail, figures, content: { ...content, html: html.replace(list, '') } };
}
