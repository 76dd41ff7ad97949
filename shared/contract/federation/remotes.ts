/**
 * Names and versions of remotes, and the routes in `routes.json` of each. They are part of the manifest of its build: a new
 * page changes no file of another team. Versions and addresses of remotes come from the release set.
 */
import * as z from 'zod/mini';

/** Name of a remote and of its folder, such as `mf-forms`. */
export type RemoteName = `mf-${string}`;

export const isRemoteName = (name: string): name is RemoteName =>
  name.length <= 40 && /^mf-[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name);

export const remoteSchema = z.custom<RemoteName>(
  (name) => typeof name === 'string' && isRemoteName(name),
  'a remote is named mf- and words in lower case, such as mf-forms',
);

/** Version of a remote, chosen by its team; it is also a folder name, so never `..`. */
export const versionSchema = z
  .string()
  .check(z.regex(/^\w[\w.-]{0,63}$/, 'a version has at most 64 letters, digits, "." "_" "-"'));

/** File of a remote with its routes. */
export const ROUTES_FILE = 'routes.json';

const SKELETONS = ['hero', 'text', 'cards'] as const;
export type SkeletonKind = (typeof SKELETONS)[number];

/** Canonical: the gateway redirects every other spelling to it. A parameter is a whole segment, such as `:slug`. */
const PATH = /^\/$|^(?:\/(?:[a-z0-9][a-z0-9_-]*|:[a-z]+))+$/;
export const pathSchema = z
  .string()
  .check(z.maxLength(200), z.regex(PATH, 'a path is /words in lower case, with parameters such as /:slug'));

/** Addresses of the shell itself, and older spellings that it redirects; others begin with `_` or have a dot, as no path of a page. */
const RESERVED =
  /^\/(?:backend|federation|partage)(?:\/|$)|^\/(?:candidature|consentement|healthz|metrics|readyz|recrutementform1)$/;

export const isReserved = (path: string): boolean => RESERVED.test(path);

/** Pages below it are those of the workshop's host, where their paths are without this segment; the public host has none of them. */
export const WORKSHOP_PATH = '/atelier';

/** Path on the workshop's host; undefined for a page of the public host. */
export const pathInWorkshop = (path: string): string | undefined =>
  path === WORKSHOP_PATH ? '/' : path.startsWith(`${WORKSHOP_PATH}/`) ? path.slice(WORKSHOP_PATH.length) : undefined;

/** Path below which a remote may have pages: whole segments, without parameters; `/` is the home page alone. */
export const namespaceSchema = pathSchema.check(z.refine((path) => !path.includes(':'), 'without parameters'));

/** Where a page is now: a path of this site. */
export const redirectSchema = z.string().check(z.regex(/^\/(?![/\\])\S*$/, 'a redirect leads to a path of this site'));

const pageShape = {
  path: pathSchema,
  /** The exposed module of the page, such as `./contact-page`. */
  module: z.string().check(z.regex(/^\.\/[a-z0-9-]+$/, 'a module is named ./ and the file below src/exposes')),
  /** Title of the section where the page itself cannot be loaded. */
  title: z.string().check(z.minLength(1), z.maxLength(60)),
  /** Shown while the page is loaded; `text` where it is absent. */
  skeleton: z.optional(z.enum(SKELETONS)),
  /** Never cached, never sent to another site as referrer: its address or content is a visitor's secret. */
  confidential: z.optional(z.literal(true)),
  /** Without header, footer, cookie banner and newsletter: a page that the workshop shows in a frame, and every page of the workshop. */
  bare: z.optional(z.literal(true)),
};

const redirectShape = {
  path: pathSchema,
  /** Present address of the page that was at `path`. */
  redirect: redirectSchema,
};

const atMost = z.maxLength(200);
const pageRouteSchema = z.object(pageShape);
export const routesSchema = z.array(z.union([pageRouteSchema, z.object(redirectShape)])).check(atMost);
/** Routes in `routes.json` and in a candidate, where an unknown field is an error. */
export const declaredPageSchema = z.strictObject(pageShape);
export const declaredRedirectSchema = z.strictObject(redirectShape);
export const declaredRoutesSchema = z.array(z.union([declaredPageSchema, declaredRedirectSchema])).check(atMost);

export type RemoteRoute = z.infer<typeof routesSchema>[number];
export type RemotePage = Extract<RemoteRoute, { module: string }>;

type WithRoutes = { routes?: readonly RemoteRoute[] | undefined };

export const pagesOf = ({ routes = [] }: WithRoutes): RemotePage[] => routes.filter((route) => 'module' in route);
