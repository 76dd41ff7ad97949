/** Cards of posts and case studies, as pages get them. */
import type { Etude, Post } from '@vipp/shared/contract/content-api';
import type { ArticleContent, KeyFigure, StudyCard } from '@vipp/shared/contract/list-data';
import type { CardPicture, PostCard } from '@vipp/shared/contract/site-data';
import { storedAddress } from '../html/stored-address';

/** Size of a picture whose size is unknown: the format of the card layout. */
const DEFAULT_SIZE = { width: 1200, height: 675 };

/** An address of a file, of this site or another; refuses schemes such as `javascript:` and `data:`. */
const isPicture = (address: string): boolean =>
  !/^[\s\p{Cc}]*[a-z][a-z\d+.\s\p{Cc}-]*:/iu.test(address) || /^https?:\/\//i.test(address);

type Illustrated = Pick<Post, 'image' | 'image_width' | 'image_height' | 'image_details'>;

/** The picture of a card, with the field names of the contract. */
export const cardPicture = ({ image, image_width, image_height, image_details }: Illustrated): CardPicture => ({
  image: image && isPicture(image) ? storedAddress(image) : null,
  imageWidth: image_width ?? DEFAULT_SIZE.width,
  imageHeight: image_height ?? DEFAULT_SIZE.height,
  imageFocus: image_details?.focus,
});

/** Data of the card of a post. */
export const toPostCard = (post: Post, categories: string[]): PostCard => ({
  id: post.id,
  title: post.title,
  slug: post.slug,
  description: post.description ?? post.meta_description ?? '',
  ...cardPicture(post),
  publishedAt: post.published_at.slice(0, 10),
  categories,
});

/** A number and what it counts: `138 000 véhicules`. Shares, dates and durations say nothing without their sentence. */
const COUNTED = /(?<![\p{L}\d,])(\d{1,3}(?:[\s\u00A0\u202F]\d{3})*|\d+)[\s\u00A0\u202F]([\p{L}-]{3,})/gu;
const NOT_COUNTED =
  /^(?:millions?|milliards?|heures?|minutes?|jours?|semaines?|mois|ans|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|points?)$/u;

/** An item of a list that begins with a number in bold: a result. One with character references is not read. */
const RESULT = /<li><strong>([^<&]*\d[^<&]*)<\/strong>\s*([^<&]+)<\/li>/g;
const ONLY_RESULTS = new RegExp(`<ul>\\s*(?:${RESULT.source}\\s*)+</ul>`);

const plainSpaces = (html: string): string => html.replaceAll('&nbsp;', '\u00A0');
const resultsIn = (html: string): KeyFigure[] =>
  [...plainSpaces(html).matchAll(RESULT)].map(([, value = '', noun = '']) => ({ value, noun }));

/** Takes the first list of results alone out of the text of an article or a study: the page shows them above it. */
export function takeResults(content: ArticleContent): { content: ArticleContent; figures?: KeyFigure[] } {
  const html = content.kind === 'html' ? plainSpaces(content.html) : '';
  const [list] = ONLY_RESULTS.exec(html) ?? [];
  if (!list) return { content };
  return { figures: resultsIn(list), content: { ...content, kind: 'html', html: html.replace(list, '') } };
}

type Described = Pick<Etude, 'etude_title' | 'meta_description' | 'content'>;

/** The results in the text of a study, or else the figures that its title and description contain; at most three. */
export function keyFigures({ etude_title, meta_description, content }: Described): KeyFigure[] {
  const results = resultsIn(content ?? '');
  const counted = () =>
    [...`${etude_title}. ${meta_description ?? ''}`.matchAll(COUNTED)]
      .map(([, value = '', noun = '']) => ({ value, noun }))
      .filter(({ noun }) => !NOT_COUNTED.test(noun));
  return (results.length > 0 ? results : counted()).slice(0, 3);
}

/** Data of the card of a case study. */
export const toStudyCard = (etude: Etude): StudyCard => ({
  id: etude.id,
  title: etude.etude_title,
  slug: etude.slug,
  description: etude.meta_description ?? '',
  theme: etude.etude_theme,
  ...cardPicture({ ...etude, image: etude.image || etude.imageDoc || null }),
  publishedAt: etude.published_at.slice(0, 10),
  typologie: etude.typologie.content,
  secteur: etude.secteur.secteur_name,
  objectif: etude.objectif.objectif_name,
  figure: keyFigures(etude)[0],
});
