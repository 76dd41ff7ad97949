/** Addresses of the stored files in answers of the API; the gateway makes them absolute. */
export const ILLUSTRATION_WIDTH = 1200;
export const ILLUSTRATION_HEIGHT = 675;

type Illustrated = 'posts' | 'etudes';

export const imageAddress = (kind: Illustrated, slug: string): string => `storage/${kind}/${slug}.svg`;
export const pdfAddress = (kind: Illustrated, slug: string): string => `storage/${kind}/${slug}.pdf`;
