/** An address for every route that the site under test has, from its own contract, so that new pages are tested automatically. */
import type { APIRequestContext } from '@playwright/test';
import * as z from 'zod';
import { childrenOf, parseXml, textIn } from '../seo/xml-tree';
import { MISSING_PATH } from './site-pages';

const contractSchema = z.object({ routes: z.record(z.string(), z.array(z.object({ path: z.string().optional() }))) });

/** Replaces tokens and private links: it is unknown, and its page says so. */
const UNKNOWN_TOKEN = '00000000-0000-4000-8000-000000000000';

async function listedPaths(request: APIRequestContext): Promise<string[]> {
  const map = parseXml(await (await request.get('/sitemap.xml')).text());
  return childrenOf(map, 'url').map((url) => new URL(textIn(url, 'loc') ?? '').pathname);
}

export async function allRoutes(request: APIRequestContext): Promise<string[]> {
  const { routes } = contractSchema.parse(await (await request.get('/federation/api/contract.json')).json());
  const listed = await listedPaths(request);
  const toAddress = (path: string): string => {
    if (!path.includes(':')) return path;
    const pattern = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
    return listed.find((address) => pattern.test(address)) ?? path.replace(/:\w+/g, UNKNOWN_TOKEN);
  };
  const paths = Object.values(routes)
    .flat()
    .flatMap(({ path }) => path ?? []);
  return [...paths.map(toAddress), MISSING_PATH];
}
