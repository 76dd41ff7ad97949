import { STORAGE_BASE } from '../contract/paths';

/** True for an address with a scheme or another host: another site, mailto:, tel:. */
export const isExternalLink = (href: string): boolean => /^([a-z][a-z\d+.-]*:|\/\/)/i.test(href);

/** True for a stored file (PDF, image, film), which is not a page. */
export const isStoredFile = (href: string): boolean => href.startsWith(`${STORAGE_BASE}/`);
