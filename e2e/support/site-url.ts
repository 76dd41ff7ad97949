/** Address of the site under test, which the global setup has started. */
export function siteUrl(): string {
  const { BASE_URL } = process.env;
  if (!BASE_URL)
    throw new Error('BASE_URL is not set: run these tests with `npm test`, or give the address of a site that runs');
  return BASE_URL;
}
