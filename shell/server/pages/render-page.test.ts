import { createElement, Suspense, use, type ReactNode } from 'react';
import type { PageModule } from '@vipp/shared/contract/page-module';
import { success } from '@vipp/shared/contract/result';
import { siteApiExample } from '@vipp/shared/testing/site-api';
import { choiceOf } from '../testing/registry-changes';
import { fakeBuild } from '../testing/fake-build';
import { readVisit, type PageRequest } from './page-request';
import { createRenderPage, type RenderedPage } from './render-page';

const release = choiceOf([fakeBuild('mf-content', 'v1').build]);

const meta = () => ({ title: 'Le groupe', description: 'd' });
const pageOf = (Component: PageModule['Component']): PageModule => ({ meta, Component });
const suspending = (Part: () => ReactNode) =>
  pageOf(() => createElement(Suspense, { fallback: 'Un instant' }, createElement(Part)));
const greeting = pageOf(() => createElement('p', null, 'Bonjour'));

function setUp({ page = greeting } = {}) {
  const seen = { rendered: 0, failed: 0, faults: [] as [object, string][] };
  const render = createRenderPage({
    releases: {
      load: async (build) => ({ page, build }),
      loadLastWorking: async () => undefined,
      rendered: () => (seen.rendered += 1),
      failed: () => (seen.failed += 1),
    },
    sealedStateOf: () => ({ encrypt: (text) => text, decrypt: (text) => text }),
    publicOrigin: 'https://www.example.com',
    onFault: (where, error) => {
      seen.faults.push([where, String(error)]);
    },
  });
  return { render, seen };
}

const requestOf = (address: string, form?: URLSearchParams): PageRequest => ({
  ...readVisit({ url: address, headers: {} }, release),
  api: siteApiExample(),
  signal: new AbortController().signal,
  form,
});

async function rendered(answer: ReturnType<ReturnType<typeof createRenderPage>>): Promise<RenderedPage> {
  const result = await answer;
  if ('redirect' in result) throw new Error(`redirected to ${result.redirect}`);
  return result;
}

it('rendering a page waits for suspended parts of a page', async () => {
  const words = Promise.resolve('Bonjour à tous');
  const { render, seen } = setUp({ page: suspending(() => createElement('p', null, use(words))) });
  const { body } = await rendered(render(requestOf('/le-groupe')));
  expect(body).toContain('Bonjour à tous');
  expect(body).not.toContain('Un instant');
  expect(seen.faults).toEqual([]);
});

it('a rendering reports once, with its remote, version and request, a part that threw within a Suspense boundary, and leaves it to the browser', async () => {
  const Part = () => {
    throw new Error('the part is broken');
  };
  const { render, seen } = setUp({ page: suspending(Part) });
  const { status, body } = await rendered(render({ ...requestOf('/le-groupe'), id: 'req-7' }));
  const where = { route: '/le-groupe', remote: 'mf-content', version: 'v1', reqId: 'req-7' };
  expect([status, seen.faults]).toEqual([200, [[where, 'Error: the part is broken']]]);
  expect(body).toContain('Un instant');
});

it('a page whose loader throws is a failure of its remote, and not a rendered page too', async () => {
  const loader = () => Promise.reject(new Error('the loader is broken'));
  const { render, seen } = setUp({ page: { ...greeting, loader } });
  const { status } = await rendered(render(requestOf('/le-groupe')));
  expect([status, seen.failed, seen.rendered]).toEqual([500, 1, 0]);
});

it('a page is that of a refusal where its action knows no such form', async () => {
  const { render } = setUp({ page: { ...greeting, action: async () => null } });
  const { status, body } = await rendered(render(requestOf('/le-groupe', new URLSearchParams('a=1'))));
  expect([status, body.includes('Adresse ou envoi incorrect')]).toEqual([400, true]);
});

it('the loader of a page sets its status and Retry-After', async () => {
  const { render } = setUp({ page: { ...greeting, loader: async () => success(null, 429, 60) } });
  const { status, retryAfter } = await rendered(render(requestOf('/le-groupe')));
  expect([status, retryAfter]).toEqual([429, '60']);
});

it('rendering a page does not leave the answer to a form to the browser', async () => {
  const request = requestOf('/le-groupe', new URLSearchParams('a=1'));
  // Even the shell cannot be rendered.
  Object.defineProperty(request, 'consentMade', {
    get: () => {
      throw new Error('the shell is broken');
    },
  });
  await expect(setUp().render(request)).rejects.toThrow('the shell is broken');
});
