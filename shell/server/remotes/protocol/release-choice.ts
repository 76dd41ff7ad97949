/** The release set of a visitor, and the choices that decide it. */
import type { Build } from '@vipp/shared/contract/federation/build-manifest';
import type { RemoteName } from '@vipp/shared/contract/federation/remotes';
import type { SiteRoute } from '../../../src/routes';

/** Addresses that start and end a preview. */
export const PREVIEW_PATH = '/federation/preview';

export const previewPath = (token: string): string => `${PREVIEW_PATH}/${token}`;
export const LEAVE_PREVIEW_PATH = `${PREVIEW_PATH}/leave`;

/** Number of canary buckets. */
export const BUCKETS = 10_000;

export type Visitor = {
  /** Canary bucket, 0 to 9999, stored in a cookie; undefined for a visitor without one. */
  bucket: number | undefined;
  /** Versions that a preview link put into this visitor's set. */
  preview: Readonly<Partial<Record<RemoteName, string>>>;
};

export type ReleaseChoice = {
  /** One exact version of every remote. */
  remotes: ReadonlyMap<RemoteName, Build>;
  /** Every page of these. */
  routes: readonly SiteRoute[];
  /** Present paths of moved pages, by former path. */
  redirects: ReadonlyMap<string, string>;
  /** Remotes of which the visitor gets the canary. */
  canary: readonly RemoteName[];
  /** Remotes of which a preview decides the version. */
  preview: readonly RemoteName[];
};
