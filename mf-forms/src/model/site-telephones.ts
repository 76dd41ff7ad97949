/** The telephone numbers of the group’s sites, which the customer fills in by town. */
import type { PageItem } from '@vipp/shared/contract/site-data';
import type { ListPart } from '@vipp/shared/lib/content-parts';
import { slugify } from '@vipp/shared/lib/slugify';
import { telephoneLink } from '@vipp/shared/lib/telephone-link';

type Telephones = Readonly<Record<string, string | undefined>>;

export const isTelephone = ({ link }: PageItem): boolean => link?.href.startsWith('tel:') ?? false;

export const hasTelephone = (sites: ListPart | null): boolean => sites?.items.some(isTelephone) ?? false;

/** Sites with their numbers: those that are filled in replace those of the content, and a further town is added. */
export function withTelephones(sites: ListPart | null, telephones: Telephones = {}): ListPart | null {
  if (!sites) return null;
  const numbers = new Map(Object.entries(telephones).map(([town, number]) => [slugify(town), { town, number }]));
  const items = sites.items.map((item) => {
    const given = numbers.get(slugify(item.title));
    numbers.delete(slugify(item.title));
    return given?.number ? { ...item, link: telephoneLink(given.number) } : item;
  });
  const further = [...numbers.values()].flatMap(({ town, number }) =>
    number ? [{ title: town, html: '', figure: null, link: telephoneLink(number) }] : [],
  );
  return { ...sites, items: [...items, ...further] };
}
