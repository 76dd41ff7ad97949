/** A call of the workshop: its input and output are JSON, and the gateway passes it on with the session of the caller. */
import type * as z from 'zod/mini';
import type { Role } from './roles';

export type WorkshopCall = {
  /** Who may make the call; `anyone` needs no session. */
  roles: readonly Role[] | 'anyone';
  input: z.ZodMiniType;
  output: z.ZodMiniType;
};

/** Calls that the same roles may make. */
export const callsFor = <
  Roles extends WorkshopCall['roles'],
  Calls extends Readonly<Record<string, Omit<WorkshopCall, 'roles'>>>,
>(
  roles: Roles,
  calls: Calls,
) =>
  Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, { ...call, roles }])) as {
    [Name in keyof Calls]: Calls[Name] & { roles: Roles };
  };

/** Path of a call at the content service, below `API_BASE`. */
export const workshopPath = (name: string): string => `/workshop/${name}`;
/** Address of a call at the gateway, for browsers. */
export const workshopDataPath = (name: string): string => `/_data/workshop/${name}`;

/** The editor of texts: addresses at the gateway, and its program. */
export const EDITOR = {
  page: '/contenus',
  versionsPage: '/contenus/versions',
  /** Address of its actions. */
  call: '/contenus/appel',
  /** Path of its actions at the content service, below `API_BASE`. */
  path: '/workshop-editor',
  /** A file of 50 MB in Base64. */
  maxBytes: 70 * 1024 * 1024,
  /** Cached for ever by browsers: raise the last number when the patches to the editor change. */
  script: '/contenus/decap-cms-3.16.3-2.js',
  package: 'decap-cms@3.16.3',
  /** In the folder `.cache`. */
  file: 'decap-cms-3.16.3.js',
} as const;
/** Answers of the content service as they would be with a draft: `{ path, answers }`, by path of its calls. */
export const contentPreviewPath = (token: string): string => `/content-previews/${token}`;
/** Parameter of an address of the site that shows it with the draft of a token. */
export const PREVIEW_PARAMETER = 'brouillon';

/** Header with the token of a session, between the gateway and the content service; a browser has it as a cookie. */
export const SESSION_HEADER = 'x-workshop-session';
export const SESSION_HOURS = 8;

/** The largest value of an integer column. */
export const POSTGRES_MAX_INTEGER = 2_147_483_647;
