import { STORAGE_BASE } from '../contract/paths';

/** True for an address that the site's router must not handle: another site, a mail, a telephone number. */
export const isExternalLink = (href: string): boolean => /^([a-z][a-z\d+.-]*:|\/\/)/i.test(href);

/** True for a stored file (PDF, image, film), served by the content service and not by a page. */
export const isStoredFile = (href: string): boolean => href.startsWith(`${STORAGE_BASE}/`);
