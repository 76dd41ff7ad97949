/** `status` and `history`: versions and changes, in lines for a terminal. */
import type { Command } from 'commander';
import type { HistoryEntry, LiveHealth, RemoteStatus } from '@vipp/shared/contract/federation/api-calls.server';
import { type AddCommand, numeric, type Run, SIGNED, toColumns } from './context';

const LATEST = 5;

/** Which visitors get a version, in words. */
function shareOf({ default: defaultVersion, canary }: RemoteStatus, version: string): string {
  if (canary?.version === version) return `canary, ${canary.percent} %`;
  return version === defaultVersion ? 'default' : '';
}

function describeHealth({ version, verdict, renders, failed, errorRate, last }: LiveHealth): string {
  const failures =
    failed > 0
      ? `${failed} failed (${(errorRate * 100).toFixed(1)} %)${last ? `, last: ${last.kind} ${last.reason}` : ''}`
      : 'none failed';
  return `  ${version} is ${verdict}: ${renders} pages in 5 minutes, ${failures}`;
}

function describeRemote(status: RemoteStatus): string {
  const { remote, versions, faults, rollbackTo, paths = [], health = [] } = status;
  const isShown = ({ version }: { version: string }, index: number): boolean =>
    index >= versions.length - LATEST || shareOf(status, version) !== '';
  const rows = versions
    .filter(isShown)
    .reverse()
    .map(({ version, at, by }) => [version, shareOf(status, version), at, by]);
  const older = versions.length - rows.length;
  return [
    paths.length > 0 ? `${remote}, below ${paths.join(', ')}` : remote,
    ...(rows.length > 0 ? toColumns(rows) : ['  no version yet']),
    ...(older > 0 ? [`  and ${older} older ones (--json lists them)`] : []),
    ...health.map(describeHealth),
    ...(rollbackTo ? [`  a rollback leads to ${rollbackTo}`] : []),
    ...Object.entries(faults).map(([version, reason]) => `  ✗ ${version} cannot be used: ${reason}`),
  ].join('\n');
}

const status: Run = async ({ named, reader }) => {
  const result = await reader().call('status', { remote: named() });
  return { result, text: result.remotes.map(describeRemote).join('\n\n') };
};

const describeChange = ({ type, version, percent, keyId, label, paths }: HistoryEntry): string =>
  [
    type,
    version,
    percent !== undefined && `${percent} %`,
    paths?.join(', '),
    label && `(${label})`,
    keyId && type.startsWith('key') && keyId,
  ]
    .filter(Boolean)
    .join(' ');

const history: Run = async ({ named, options, reader }) => {
  const result = await reader().call('history', { remote: named(), limit: options.limit });
  const rows = result.changes.map((change) => [
    change.at,
    change.remote,
    describeChange(change),
    change.by,
    change.why ?? '',
  ]);
  return { result, text: rows.length > 0 ? toColumns(rows).join('\n') : 'nothing happened yet' };
};

export function addReadingCommands(program: Command, add: AddCommand): void {
  add(program, 'status [REMOTE]', 'versions, and who gets which', SIGNED, status);
  const limit = numeric('--limit <N>', 'at most so many, the latest first', [1, 1000], 20);
  add(program, 'history [REMOTE]', 'what happened, when, by whom', [limit, ...SIGNED], history);
}
