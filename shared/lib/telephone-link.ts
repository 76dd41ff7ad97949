import type { PageLinkData } from '../contract/site-data';

/** @param telephone international, as `+33 1 99 00 12 34` @returns its `tel:` address in E.164, and its text without line breaks */
export const telephoneLink = (telephone: string): PageLinkData => ({
  href: `tel:${telephone.replaceAll(/[^+\d]/g, '')}`,
  text: telephone.replaceAll(' ', '\u00a0'),
});
