/** Structured data of schema.org for job boards, with the properties that Google requires of a `JobPosting`. */
import type { Opening } from '@vipp/shared/contract/application/definition';
import { escapeMarkup } from '@vipp/shared/lib/escape-markup';
import { organisation } from '@vipp/shared/lib/organisation';
import { slugify } from '@vipp/shared/lib/slugify';
import { openingPath, type OpenPosition } from '@vipp/shared/lib/open-openings';

type StructuredData = Readonly<Record<string, unknown>>;

/** Requirement 2.38: conditions for all candidates, which job boards require on the page. */
export const COMMON_CONDITIONS =
  'Un excellent français, à l’oral comme à l’écrit, est indispensable. Un poste à temps plein n’est compatible ni avec des études en cours, ni avec un autre emploi.';

const paragraph = (text: string): string => `<p>${escapeMarkup(text)}</p>`;

/** The site closes an opening by the UTC date of its server. */
const endOfDay = (day: string): string => `${day}T23:59:59+00:00`;

/** Structured data for the page of the offer, the only page where Google accepts it. */
export const jobPosting = (
  { value, label, summary }: Omit<OpenPosition, 'openings'>,
  { city, countryCode, publishedOn, closesOn }: Opening,
): StructuredData => ({
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: label,
  description: paragraph(summary) + paragraph(COMMON_CONDITIONS),
  identifier: { '@type': 'PropertyValue', name: 'VIPP', value: slugify(`${value} ${countryCode} ${city}`) },
  datePosted: publishedOn,
  validThrough: endOfDay(closesOn),
  employmentType: 'FULL_TIME',
  hiringOrganization: { ...organisation, sameAs: '/' },
  jobLocation: {
    '@type': 'Place',
    address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: countryCode },
  },
  industry: 'Externalisation et expérience client',
  url: openingPath({ value }, { city }),
  directApply: true,
});
