/** The group as structured data of schema.org, with the sites and telephone numbers of the page. */
import type { PageItem } from '@vipp/shared/contract/site-data';
import { organisation } from '@vipp/shared/lib/organisation';
import type { ListPart } from '@vipp/shared/lib/content-parts';
import { isTelephone } from './site-telephones';

type StructuredData = Readonly<Record<string, unknown>>;

const COUNTRY_CODES: Readonly<Record<string, string>> = { France: 'FR', Bénin: 'BJ', Togo: 'TG', Rwanda: 'RW' };

const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;|\s+/g, ' ')
    .trim();

/** Code of the country in the last line of an address. */
const countryCode = ({ html }: PageItem): string | undefined => {
  const text = textOf(html);
  return Object.entries(COUNTRY_CODES).find(([name]) => text.endsWith(name))?.[1];
};

const addressOf = (site: PageItem): StructuredData[] => {
  const country = countryCode(site);
  return country ? [{ '@type': 'PostalAddress', addressLocality: site.title, addressCountry: country }] : [];
};

const contactPointOf = (site: PageItem): StructuredData[] =>
  isTelephone(site)
    ? [
        {
          '@type': 'ContactPoint',
          name: site.title,
          telephone: site.link?.href.slice('tel:'.length),
          contactType: 'customer service',
          availableLanguage: 'fr',
        },
      ]
    : [];

/** Converts the sites of the content, without those that lack a country or a telephone number. */
export function contactOrganisation(sites: ListPart | null): StructuredData {
  const items = sites?.items ?? [];
  return {
    '@context': 'https://schema.org',
    ...organisation,
    ...(items.length > 0 && { address: items.flatMap(addressOf), contactPoint: items.flatMap(contactPointOf) }),
  };
}
