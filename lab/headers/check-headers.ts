/**
 * `npm run check:headers`: the HTTP Observatory's score of every route and of every kind of answer, by its published rules,
 * and what falls short. Starts the built site and requests it as a proxy with TLS does, or checks the one at `--url`. Exits 1
 * below the highest score that is possible without the preload list.
 */
import { UserError } from 'tooling/user-error';
import { fetchUnlessBusy } from '../../e2e/support/fetch-unless-busy';
import { parseOptions } from '../support/parse-options';
import { withSite } from '../support/with-site';
import { behindProxy, PUBLIC_ORIGIN, runningSite, type CheckedSite } from './checked-site';
import { judgeAnswer } from './judge-answer';
import { highestScore, pointsOf, scoreOf, TESTS, type Results } from './observatory-rules';
import { checkedRequests, type CheckedRequest } from './requests';

const FOREIGN_ORIGIN = 'https://foreign.example';
const HELP = `npm run check:headers -- [options]
  --url https://the.site   a site that runs (default: the built site)`;

/** Short names of tests, for the table. */
const COLUMNS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': 'CSP',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'frames',
  'Referrer-Policy': 'referrer',
};

type Judged = { route: string; status: number; expected: number; results: Results; score: number; highest: number };

/** Where visitors are sent who come over http. */
async function judgeRedirection(site: CheckedSite, path: string): Promise<Results['Redirection']> {
  const { status, headers } = await site.request(path, 'http', { redirect: 'manual' });
  const location = headers.get('location');
  if (status < 300 || status >= 400 || !location)
    return status === 400 ? 'http leads to https at once' : 'http is answered';
  const target = new URL(location, site.origin.replace('https:', 'http:'));
  if (target.protocol !== 'https:') return 'http leads to http first';
  return target.host === new URL(site.origin).host ? 'http leads to https at once' : 'http leads to another host';
}

async function send(site: CheckedSite, checked: CheckedRequest): Promise<Response> {
  const { path, status, method = 'GET', headers, body } = checked;
  const options: RequestInit = {
    method,
    redirect: 'manual',
    headers: { origin: headers ? site.origin : FOREIGN_ORIGIN, ...headers },
    ...(body !== undefined && { body }),
  };
  const request = (): Promise<Response> => site.request(path, 'https', options);
  // A 503 that is expected is the answer.
  return status === 503 ? request() : fetchUnlessBusy(request);
}

async function judge(site: CheckedSite, checked: CheckedRequest): Promise<Judged> {
  const { headers, status, ...answer } = await readAnswer(await send(site, checked));
  const redirection = await judgeRedirection(site, checked.path);
  const results = judgeAnswer({ headers, ...answer, site: site.origin, origin: FOREIGN_ORIGIN, redirection });
  const isHtml = headers.get('content-type')?.startsWith('text/html') ?? false;
  return {
    route: `${checked.method ?? 'GET'} ${checked.path}`.slice(0, 60),
    status,
    expected: checked.status,
    results,
    score: scoreOf(results),
    highest: highestScore({
      setsCookies: headers.getSetCookie().length > 0,
      hasScripts: isHtml && /<script/.test(answer.body),
    }),
  };
}

const readAnswer = async (answer: Response): Promise<{ headers: Headers; status: number; body: string }> => ({
  headers: answer.headers,
  status: answer.status,
  body: await answer.text(),
});

const signed = (points: number): string => (points > 0 ? `+${points}` : String(points));

const toColumns = ({ results, score, highest }: Judged): Record<string, unknown> => ({
  ...Object.fromEntries(TESTS.map((test) => [COLUMNS[test] ?? test, signed(pointsOf(results, test))])),
  score,
  highest,
});

function* shortfalls({ route, status, expected, results, score, highest }: Judged): Generator<string> {
  if (status !== expected) yield `${route}: answered ${status} where ${expected} is expected`;
  if (score >= highest) return;
  for (const test of TESTS) if (pointsOf(results, test) < 0) yield `${route}: ${test}: ${results[test]}`;
  yield `${route}: ${score} of ${highest}`;
}

async function checkSite(site: CheckedSite): Promise<Judged[]> {
  const readText = async (path: string): Promise<string> => (await site.request(path, 'https', {})).text();
  const judged: Judged[] = [];
  for (const checked of await checkedRequests(readText)) judged.push(await judge(site, checked));
  return judged;
}

const checkBuiltSite = (): Promise<Judged[]> =>
  withSite('headers', async ({ startGateway }) => {
    const env = { PUBLIC_URL: PUBLIC_ORIGIN, LOG_LEVEL: 'fatal' };
    return checkSite(behindProxy(await startGateway('gateway', { env })));
  });

export async function main(args: string[]): Promise<void> {
  const { url } = parseOptions(args, { url: { type: 'string' } }, HELP);
  const judged = url ? await checkSite(runningSite(url)) : await checkBuiltSite();
  console.table(Object.fromEntries(judged.map((one) => [`${one.route} ${one.status}`, toColumns(one)])));
  const found = judged.flatMap((one) => [...shortfalls(one)]);
  for (const line of found) console.error(line);
  if (found.length > 0)
    throw new UserError(`${found.length} shortfalls: the headers are in shell/server/http/security-headers.ts.`);
  console.log(
    `${judged.length} answers have the highest score that the rules allow without the preload list (+5 with it): 135 for pages, 130 for what has no scripts, 5 more where a cookie is set.`,
  );
}
