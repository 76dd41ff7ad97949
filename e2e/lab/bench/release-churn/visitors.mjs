/** Visitors of a site whose versions change, and what its answers say of them. */
import { Agent, get } from 'node:http';

/** Each connection asks for a page this often: a load that the machine bears beside the gate's work. */
const PACE_MS = 250;
const MOST_WAIT_MS = 10_000;
export const ROUTES = [
  '/',
  '/rse',
  '/prestations',
  '/mentionslegales',
  '/plan',
  '/actualite',
  '/etude-de-cas',
  '/etude-de-cas/all',
];

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

function fetchPage(site, agent, route) {
  return new Promise((resolve, reject) => {
    get(new URL(route, site), { agent }, (answer) => {
      let body = '';
      answer
        .setEncoding('utf8')
        .on('data', (chunk) => (body += chunk))
        .on('end', () => resolve({ status: answer.statusCode, body }))
        .on('error', reject);
    }).on('error', reject);
  });
}

/** What one answer says of its versions: the set it names to the browser, and the scripts it makes it load. */
function readVersions(body) {
  const state = JSON.parse(/<script[^>]*id="vipp-page-state"[^>]*>([^<]*)<\/script>/.exec(body)?.[1] ?? '{}');
  const named = Object.fromEntries(
    Object.entries(state.releaseSet?.remotes ?? {}).map(([remote, { version }]) => [remote, version]),
  );
  const scripts = [...body.matchAll(/<script[^>]* src="\/_mf\/(mf-[\w-]+)\/([\w.-]+)\/client\//g)].map(
    ([, remote, version]) => [remote, version],
  );
  return {
    named,
    scripts,
    isConsistent: scripts.length > 0 && scripts.every(([remote, version]) => named[remote] === version),
  };
}

/** So many connections, each at a steady pace. */
export function startLoad(site, connections) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const seen = { requests: 0, failed: [], inconsistent: [] };
  let isOver = false;
  const visit = async (start) => {
    for (let index = start; !isOver; index += 1) {
      const route = ROUTES[index % ROUTES.length];
      const pause = wait(PACE_MS);
      const answer = await fetchPage(site, agent, route).catch((error) => ({ status: error.message, body: '' }));
      seen.requests += 1;
      if (answer.status !== 200) seen.failed.push(`${route} ${answer.status}`);
      else if (!readVersions(answer.body).isConsistent) seen.inconsistent.push(route);
      await pause;
    }
  };
  const visitors = Array.from({ length: connections }, (_, index) => visit(index));
  return {
    seen,
    stop: async () => {
      isOver = true;
      await Promise.all(visitors);
      agent.destroy();
    },
  };
}

/** Milliseconds from now until a page is the version's of this remote. */
export async function untilLive(site, remote, version) {
  const start = performance.now();
  const agent = new Agent({ keepAlive: true });
  for (;;) {
    const { body } = await fetchPage(site, agent, '/mentionslegales');
    const { named, scripts } = readVersions(body);
    if (named[remote] === version && scripts.every(([, one]) => one === version)) break;
    if (performance.now() - start > MOST_WAIT_MS) return Infinity;
  }
  agent.destroy();
  return performance.now() - start;
}
