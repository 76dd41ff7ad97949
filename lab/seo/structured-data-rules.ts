/**
 * Required properties of schema.org and Google for each kind of structured data, and the recommended ones for which
 * the group has true values. Left out: `baseSalary` of a `JobPosting` (no salary is published), `dateModified`
 * of an article (the content service gives no date of change), `sameAs` of the organisation (it has no page elsewhere).
 */
import * as z from 'zod';

const text = z.string().regex(/\S/);
const address = z.url({ protocol: /^https?$/ });
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}:\d{2}(?:Z|[+-]\d{2}:\d{2}))?$/);
const country = z.string().regex(/^[A-Z]{2}$/);
const french = z.literal('fr');
const typed = <Name extends string, Shape extends z.ZodRawShape>(name: Name, shape: Shape) =>
  z.looseObject({ '@type': z.literal(name), ...shape });

const logo = typed('ImageObject', { url: address, width: z.int().min(112), height: z.int().min(112) });
const postalAddress = typed('PostalAddress', { addressLocality: text, addressCountry: country });
const contactPoint = typed('ContactPoint', { telephone: z.string().regex(/^\+\d{8,15}$/), contactType: text });
const organisation = { '@id': address, name: text, url: address, logo };
/** The picture of an article is at least 1200 pixels wide: the drawn one, which comes first. */
const images = z
  .array(address)
  .min(1)
  .refine(([first]) => /\.(?:png|jpe?g)$/.test(first ?? ''), 'the first picture is a PNG or a JPEG');

const listItem = typed('ListItem', { position: z.int().min(1), name: text, item: address });
const inOrder = (items: { position: number }[]): boolean =>
  items.every(({ position }, index) => position === index + 1);

const article = {
  headline: text.max(110),
  description: text,
  image: images,
  datePublished: day,
  inLanguage: french,
  mainEntityOfPage: address,
  author: typed('Organization', { name: text, url: address }),
  publisher: typed('Organization', { name: text, logo }),
};

export const STRUCTURED_DATA_RULES: Readonly<Record<string, z.ZodType>> = {
  Organization: typed('Organization', {
    ...organisation,
    address: z.array(postalAddress).min(1).optional(),
    contactPoint: z.array(contactPoint).min(1).optional(),
  }),
  WebSite: typed('WebSite', {
    '@id': address,
    name: text,
    url: address,
    inLanguage: french,
    publisher: z.object({ '@id': address }),
  }),
  BreadcrumbList: typed('BreadcrumbList', {
    itemListElement: z.array(listItem).min(2).refine(inOrder, 'positions count from 1'),
  }),
  NewsArticle: typed('NewsArticle', { ...article, articleSection: z.array(text).min(1) }),
  Article: typed('Article', article),
  JobPosting: typed('JobPosting', {
    title: text,
    description: z.string().regex(/^<p>[^]{100,}<\/p>$/, 'HTML of a hundred characters or more'),
    identifier: typed('PropertyValue', { name: text, value: text }),
    datePosted: day,
    validThrough: day.refine((date) => Date.parse(date) > Date.now(), 'not over'),
    employmentType: z.enum(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN']),
    hiringOrganization: typed('Organization', { name: text, sameAs: address, logo }),
    jobLocation: typed('Place', { address: postalAddress }),
    url: address,
    directApply: z.boolean(),
  }),
};

const blockSchema = z.looseObject({ '@context': z.literal('https://schema.org'), '@type': z.string() });

export type StructuredBlock = z.infer<typeof blockSchema>;

/** One block, and its missing properties. */
export function checkBlock(json: string): { block: StructuredBlock | undefined; problems: string[] } {
  let data: unknown;
  try {
    data = JSON.parse(json);
  } catch {
    return { block: undefined, problems: ['a block of structured data is not JSON'] };
  }
  const block = blockSchema.safeParse(data);
  if (!block.success)
    return { block: undefined, problems: ['a block of structured data has no @context of schema.org, or no @type'] };
  const type = block.data['@type'];
  const rule = STRUCTURED_DATA_RULES[type];
  if (!rule) return { block: block.data, problems: [`${type}: no rule says what it must have`] };
  const issues = rule.safeParse(data).error?.issues ?? [];
  return { block: block.data, problems: issues.map(({ path, message }) => `${type}.${path.join('.')}: ${message}`) };
}
