/** A page of each remote, and what a fault of one remote must not change in the rest of the site. */
import { REMOTES, remoteTable, type RemotePage, type RemoteName } from '@vipp/shared/contract/federation/remotes';
import { versionsIn } from '../support/page-versions';

/** Pages that show more than the first one of their remote: short, a list, forms. */
const CHOSEN: Readonly<Partial<Record<RemoteName, string>>> = {
  'mf-content': '/mentionslegales',
  'mf-recruitment': '/recrutements/candidature',
};

export function firstPage(remote: RemoteName): string {
  const pages: readonly RemotePage[] = remoteTable[remote].pages;
  return CHOSEN[remote] ?? pages.find(({ path }) => !path.includes(':'))?.path ?? '/';
}

export const othersOf = (remote: RemoteName): RemoteName[] => REMOTES.filter((name) => name !== remote);

export async function askPage(site: string, address: string): Promise<{ status: number; html: string }> {
  const answer = await fetch(new URL(address, site), { headers: { accept: 'text/html' } });
  return { status: answer.status, html: await answer.text() };
}

/** The first page of a remote, and the version that it is of. */
export async function askFirstPage(
  site: string,
  remote: RemoteName,
): Promise<{ status: number; html: string; version: string | undefined }> {
  const answer = await askPage(site, firstPage(remote));
  return { ...answer, version: versionsIn(answer.html)[remote] };
}

/** What is wrong with the rest of the site while one remote is down. */
export async function faultsOfTheRest(site: string, remote: RemoteName): Promise<string[]> {
  const faults: string[] = [];
  const missing = await askPage(site, '/nulle-part');
  if (missing.status !== 404 || !missing.html.includes('<footer')) faults.push(`404 page: ${missing.status}`);
  for (const other of othersOf(remote)) {
    const { status } = await askFirstPage(site, other);
    if (status !== 200) faults.push(`${firstPage(other)}: ${status}`);
  }
  return faults;
}
