/** `status` and `history`: what there is and what happened, as people read it. */

const LATEST = 5;

/** Who gets a version, in words. */
function shareOf({ default: everybody, canary }, version) {
  if (canary?.version === version) return `canary, ${canary.percent} %`;
  return version === everybody ? 'default' : '';
}

/** Rows of words as columns. */
export function toColumns(rows) {
  const widths = rows.reduce((known, row) => row.map((cell, index) => Math.max(known[index] ?? 0, cell.length)), []);
  return rows.map((row) => `  ${row.map((cell, index) => cell.padEnd(widths[index])).join('  ')}`.trimEnd());
}

const inMs = (ms) => (ms === undefined ? '–' : `${Math.round(ms)} ms`);

/** How a live version does, as the gateway that answers sees it. */
function describeHealth({ version, verdict, renders, failed, errorRate, renderMs = {}, last }) {
  const failures =
    failed > 0
      ? `${failed} failed (${(errorRate * 100).toFixed(1)} %)${last ? `, last: ${last.kind} ${last.reason}` : ''}`
      : 'none failed';
  return `  ${version} is ${verdict}: ${renders} pages in 5 minutes, half within ${inMs(renderMs.p50)}, 95 % within ${inMs(renderMs.p95)}; ${failures}`;
}

function describeRemote(status) {
  const { remote, versions, faults, rollbackTo, health = [] } = status;
  const isShown = ({ version }, index) => index >= versions.length - LATEST || shareOf(status, version) !== '';
  const rows = versions
    .filter(isShown)
    .reverse()
    .map(({ version, at, by, hosting }) => [
      version,
      shareOf(status, version),
      at,
      by,
      hosting.kind === 'url' ? hosting.url : '',
    ]);
  const older = versions.length - rows.length;
  return [
    remote,
    ...(rows.length > 0 ? toColumns(rows) : ['  no version yet']),
    ...(older > 0 ? [`  and ${older} older ones (--json lists them)`] : []),
    ...health.map(describeHealth),
    ...(rollbackTo ? [`  a rollback leads to ${rollbackTo}`] : []),
    ...Object.entries(faults).map(([version, reason]) => `  ✗ ${version} cannot be used: ${reason}`),
  ].join('\n');
}

export async function status({ parsed, reader }) {
  const result = await reader().get('/status', { remote: parsed.remote });
  return { result, text: result.remotes.map(describeRemote).join('\n\n') };
}

const what = ({ type, version, percent, keyId, label }) =>
  [
    type,
    version,
    percent !== undefined && `${percent} %`,
    label && `(${label})`,
    keyId && type.startsWith('key') && keyId,
  ]
    .filter(Boolean)
    .join(' ');

export async function history({ parsed, options, reader }) {
  const result = await reader().get('/history', { remote: parsed.remote, limit: options.limit ?? 20 });
  const rows = result.events.map((event) => [
    String(event.seq),
    event.at,
    event.remote,
    what(event),
    event.by,
    event.why ?? '',
  ]);
  return { result, text: rows.length > 0 ? toColumns(rows).join('\n') : 'nothing happened yet' };
}
