/** The pages that are measured: one of every route of the site, as its content answers it. */
import { UserError } from 'tooling/user-error';
import { allRoutes, readTextAt } from '../../../e2e/support/all-routes';

export type MeasuredRoute = {
  address: string;
  /** Search engines are asked to leave it out: Lighthouse's audit `is-crawlable` does not apply. */
  isPrivate: boolean;
};

const isPrivatePage = (html: string): boolean => /<meta name="robots" content="noindex/.test(html);

/** @returns undefined when the address answers no page: without an application no private link opens one */
async function readRoute(site: string, address: string): Promise<MeasuredRoute | undefined> {
  const answer = await fetch(new URL(address, site), { headers: { accept: 'text/html' } });
  const html = await answer.text();
  return answer.status === 200 ? { address, isPrivate: isPrivatePage(html) } : undefined;
}

/**
 * @param given addresses instead of one of every route
 * @throws {UserError} when a given address answers no page
 */
export async function measuredRoutes(site: string, given: readonly string[] | undefined): Promise<MeasuredRoute[]> {
  const addresses = given ?? (await allRoutes(readTextAt(site)));
  const routes: MeasuredRoute[] = [];
  for (const address of addresses) {
    const route = await readRoute(site, address);
    if (route) routes.push(route);
    else if (given) throw new UserError(`--routes: the site has no page at ${address}`);
  }
  return routes;
}
