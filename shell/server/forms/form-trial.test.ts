import type { FastifyInstance } from 'fastify';
import { createElement } from 'react';
import { builtInApplication } from '@vipp/shared/contract/application/built-in-application';
import type { ApplicationForm } from '@vipp/shared/contract/application/definition';
import type { FormTrial } from '@vipp/shared/contract/application/form-calls';
import type { PageModule } from '@vipp/shared/contract/page-module';
import { success } from '@vipp/shared/contract/result';
import { dataPaths } from '@vipp/shared/contract/site-api';
import { usePageData } from '@vipp/shared/stores/site-context';
import { until } from '@vipp/shared/testing/until';
import { BUCKETS } from '../remotes/protocol/release-choice';
import { gatewayExample, type GatewayExample } from '../testing/gateway-example';
import { isInTrial } from './form-trial';

const STEP1 = '/recrutements/candidature';
const TRIAL: FormTrial = { version: 3, share: 20 };
const buckets = Array.from({ length: BUCKETS }, (_, bucket) => bucket);
const inTrial = buckets.find((bucket) => isInTrial(bucket, TRIAL)) ?? -1;
const others = buckets.find((bucket) => !isInTrial(bucket, TRIAL)) ?? -1;
const cookie = (bucket: number) => ({ cookie: `__Host-vipp_part=${bucket}` });

const cacheable = { publiclyCacheable: true, meta: () => ({ title: 'Candidature', description: 'd' }) } as const;

/** A page with the visitor's version of the form. */
const formPage: PageModule<ApplicationForm> = {
  ...cacheable,
  loader: async ({ api }) => {
    const form = await api.applicationForm();
    return form.ok ? success(form.data) : form;
  },
  action: async ({ api }) => {
    const form = await api.applicationForm();
    return form.ok ? form.data.version : null;
  },
  Component: () => createElement('p', null, `version ${usePageData<ApplicationForm>().version}!`),
};
const offersPage: PageModule<number> = {
  ...cacheable,
  loader: async ({ api }) => {
    const positions = await api.positions();
    return positions.ok ? success(positions.data.length) : positions;
  },
  Component: () => createElement('p', null, `${usePageData<number>()} postes`),
};
const versionIn = (html: string): number => Number(/version (\d+)!/.exec(html)?.[1]);

const BASE = '/backend/public/api/candidats/formulaire';
const form = (version: number) => ({ version, replacedAt: null, definition: builtInApplication });

const chosen = (version: number, share: number) => buckets.filter((bucket) => isInTrial(bucket, { version, share }));
const both = (one: readonly number[], other: readonly number[]) =>
  one.filter((bucket) => other.includes(bucket)).length;

it.each([1, 5, 20, 50, 99])('the share of a trial of %d %% is about as many visitors', (share) => {
  expect(Math.abs(chosen(2, share).length - share * (BUCKETS / 100))).toBeLessThan(200);
});

it('the share of a trial has as many of the visitors with a canary as of the others', () => {
  for (const canary of [0.01, 0.05, 0.25, 0.5]) {
    const inCanary = buckets.slice(0, BUCKETS * canary);
    const differences = [2, 3, 17].map((version) => both(chosen(version, 20), inCanary) - inCanary.length * 0.2);
    // Four standard deviations of a random choice.
    expect(Math.max(...differences.map(Math.abs))).toBeLessThan(4 * Math.sqrt(inCanary.length * 0.2 * 0.8));
  }
});

it('the share of a trial has other visitors in each trial', () => {
  expect(Math.abs(both(chosen(2, 20), chosen(3, 20)) - 400)).toBeLessThan(80);
});

describe('a trial of the form', () => {
  let site: GatewayExample;
  /** What the content service answers. */
  let state: { trial: FormTrial | null; current: number; isTrialReadable: boolean };
  const change = (changes: Partial<typeof state>): void => void Object.assign(state, changes);

  beforeEach(async () => {
    state = { trial: null, current: 2, isTrialReadable: true };
    const pages = { './application-identity-page': formPage, './recruitment-page': offersPage };
    const env = { PUBLIC_URL: 'https://www.example.com', SHARED_CACHE: 'on', CONTENT_TTL: '0.05' };
    const answer = (backend: FastifyInstance) => {
      backend.get(BASE, () => ({ ...form(state.current), trial: state.trial, newest: 3 }));
      backend.get<{ Params: { version: string } }>(`${BASE}/:version`, ({ params }, reply) =>
        state.isTrialReadable ? form(Number(params.version)) : reply.code(500).send(),
      );
    };
    site = await gatewayExample(env, { pages: pages as Record<string, PageModule>, answer });
  });

  const get = (url: string, headers: Record<string, string> = {}) => site.gateway.inject({ url, headers });
  const versionFor = async (bucket: number) => versionIn((await get(STEP1, cookie(bucket))).body);
  const untilShared = (url: string) =>
    until(async () => String((await get(url)).headers['cache-control']).startsWith('public'));
  const begin = async () => {
    change({ trial: TRIAL });
    await until(async () => (await versionFor(inTrial)) === TRIAL.version);
  };

  it('is not there: all visitors get the same page, without a cookie, and shared caches may store it', async () => {
    await untilShared(STEP1);
    const page = await get(STEP1);
    expect([versionIn(page.body), page.headers['set-cookie']]).toEqual([2, undefined]);
    expect(page.headers['cache-control']).toMatch(/^public/);
    const data = await get(dataPaths.applicationForm());
    const vary = expect.not.stringContaining('cookie');
    expect([data.json().version, data.headers]).toMatchObject([2, { 'cache-control': 'no-cache', vary }]);
  });

  it('gives a visitor without a bucket one, and the version of it at once', async () => {
    await begin();
    for (const url of [STEP1, dataPaths.applicationForm()]) {
      const answer = await get(url);
      const [, bucket = '-1'] = /^__Host-vipp_part=(\d+);/.exec(String(answer.headers['set-cookie'])) ?? [];
      const version = url === STEP1 ? versionIn(answer.body) : answer.json().version;
      expect(version).toBe(isInTrial(Number(bucket), TRIAL) ? 3 : 2);
      expect((await get(url, cookie(Number(bucket)))).headers['set-cookie']).toBeUndefined();
    }
  });

  it('lets no shared cache store the pages of either version, nor the data', async () => {
    await begin();
    for (const bucket of [inTrial, others])
      for (const url of [STEP1, STEP1, STEP1, dataPaths.applicationForm()]) {
        const { headers } = await get(url, cookie(bucket));
        expect(headers['cache-control']).toBe('private, no-cache');
        expect(headers.vary).toContain('cookie');
      }
  });

  it('leaves pages without the form as they are, without a cookie', async () => {
    await begin();
    await untilShared('/recrutements');
    expect((await get('/recrutements')).headers['set-cookie']).toBeUndefined();
    const named = await get(dataPaths.applicationForm(2), cookie(inTrial));
    expect([named.json().version, named.headers['cache-control']]).toEqual([2, 'no-cache']);
  });

  it('holds for forms without JavaScript', async () => {
    await begin();
    const type = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
    for (const bucket of [inTrial, others]) {
      const headers = { ...cookie(bucket), ...type };
      const answer = await site.gateway.inject({ method: 'POST', url: STEP1, headers, payload: 'a=b' });
      const version = bucket === inTrial ? 3 : 2;
      expect([versionIn(answer.body), answer.headers['cache-control']]).toEqual([version, 'no-store']);
    }
  });

  it('is over for all when the content service says so, taken back or published', async () => {
    await begin();
    change({ trial: null });
    await until(async () => (await versionFor(inTrial)) === 2);
    await untilShared(STEP1);
    await begin();
    change({ trial: null, current: 3 });
    await until(async () => (await versionFor(others)) === 3);
    expect(await versionFor(inTrial)).toBe(3);
    await untilShared(STEP1);
  });

  it('does not take the form away where its version cannot be read', async () => {
    change({ isTrialReadable: false, trial: TRIAL });
    await until(async () => String((await get(STEP1, cookie(inTrial))).headers['cache-control']).startsWith('private'));
    const page = await get(STEP1, cookie(inTrial));
    expect([page.statusCode, versionIn(page.body)]).toEqual([200, 2]);
  });
});
