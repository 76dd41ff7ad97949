/** Origin of the site: what canonical links, and the links in mails, begin with. */
export const publicOrigin = ({ PUBLIC_URL, PORT }: { PUBLIC_URL: string | undefined; PORT: number }): string =>
  PUBLIC_URL ?? `http://localhost:${PORT}`;

const LOCAL = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/** Origin of the workshop's host; undefined where the site has none. Browsers take every name below `localhost` for this machine. */
export function workshopOrigin(
  values: Parameters<typeof publicOrigin>[0] & { WORKSHOP_URL: string | undefined },
): string | undefined {
  if (values.WORKSHOP_URL !== undefined) return values.WORKSHOP_URL;
  const { protocol, hostname, port } = new URL(publicOrigin(values));
  return LOCAL.test(hostname) ? `${protocol}//atelier.localhost${port && `:${port}`}` : undefined;
}
