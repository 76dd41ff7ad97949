/** An address for every route of the tested site, from its own contract, so that new pages are tested automatically. */
import * as z from 'zod';
import { pathInWorkshop } from '@vipp/shared/contract/federation/remotes';
import { fetchUnlessBusy } from './fetch-unless-busy';
import { MISSING_PATH } from './site-pages';

const contractSchema = z.object({
  routes: z.record(z.string(), z.array(z.object({ path: z.string().optional(), bare: z.boolean().optional() }))),
});

/** Replaces tokens and private links: it is unknown, and its page says so. */
const UNKNOWN_TOKEN = '00000000-0000-4000-8000-000000000000';

/** Whether an address is that of an unknown private link; the page of a known one has a form. */
export const isPrivateLink = (path: string): boolean => path.includes(UNKNOWN_TOKEN);

/** Reads the text at a path of the site. */
type ReadText = (path: string) => Promise<string>;

/** @throws {Error} when the site at the origin does not answer with success */
export const readTextAt =
  (origin: string): ReadText =>
  async (path) => {
    const answer = await fetchUnlessBusy(() => fetch(new URL(path, origin)));
    if (!answer.ok) throw new Error(`${origin}${path} answered ${answer.status}`);
    return answer.text();
  };

/** Addresses of the site map, with their query. */
export async function listedAddresses(readText: ReadText): Promise<URL[]> {
  const found = (await readText('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g);
  return [...found].map(([, address = '']) => new URL(address.replaceAll('&amp;', '&')));
}

/** Addresses of the routes of each remote and of the shell; of a route with parameters, the first that the site map lists. */
export async function routesByOwner(readText: ReadText): Promise<Record<string, string[]>> {
  const { routes } = contractSchema.parse(JSON.parse(await readText('/federation/api/contract.json')));
  const listed = await listedAddresses(readText);
  const toAddress = (path: string): string => {
    const pattern = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
    const found = listed.find(({ pathname }) => pattern.test(pathname));
    return found ? found.pathname + found.search : path.replace(/:\w+/g, UNKNOWN_TOKEN);
  };
  const addresses = Object.entries(routes).map(([owner, owned]) => [
    owner,
    owned.flatMap(({ path, bare }) => (path === undefined || bare || pathInWorkshop(path) ? [] : toAddress(path))),
  ]);
  return Object.fromEntries(addresses);
}

/** One address for each route of the public host with header and footer. The last one is of no page. */
export async function allRoutes(readText: ReadText): Promise<string[]> {
  return [...Object.values(await routesByOwner(readText)).flat(), MISSING_PATH];
}
