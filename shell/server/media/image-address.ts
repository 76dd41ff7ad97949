/** Reads an address of `@vipp/shared/lib/photographs`. */
import { decodeUri } from '@vipp/shared/lib/decode-uri';
import { PHOTOGRAPH_WIDTHS, RESIZED_BASE } from '@vipp/shared/lib/photographs';
import { isStored } from '../http/stored-path';

const ADDRESS = new RegExp(`^${RESIZED_BASE}/(\\d+)(/.+)$`);

/** One spelling of a path: with several of one file, visitors could have it resized any number of times. */
function canonicalPath(path: string): string | undefined {
  const segments = path.split('/').map(decodeUri);
  if (segments.includes(undefined)) return undefined;
  const named = segments.filter((segment) => segment && segment !== '.');
  return `/${named.map((segment) => encodeURIComponent(segment ?? '')).join('/')}`;
}

export type ImageAddress = {
  width: number;
  /** Path of the original, both at the content service and on this site. */
  path: string;
};

/** @returns undefined for other widths, files outside the storage, and addresses with a query */
export function readImageAddress(url: string): ImageAddress | undefined {
  const [, digits, given = ''] = ADDRESS.exec(url) ?? [];
  const width = PHOTOGRAPH_WIDTHS.find((known) => String(known) === digits);
  const path = given.includes('?') ? undefined : canonicalPath(given);
  return width && path && isStored(path) ? { width, path } : undefined;
}
