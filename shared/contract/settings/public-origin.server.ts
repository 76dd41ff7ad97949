/** Origin of the site: what canonical links, and the links in mails, begin with. */
export const publicOrigin = ({ PUBLIC_URL, PORT }: { PUBLIC_URL: string | undefined; PORT: number }): string =>
  PUBLIC_URL ?? `http://localhost:${PORT}`;
