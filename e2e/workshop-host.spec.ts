/** The workshop has a host of its own: a script of any remote on the public host gets nothing of a recruiter who is signed in. */
import type { Request } from '@playwright/test';
import { workshopDataPath } from '@vipp/shared/contract/workshop/workshop-call';
import { openPage } from './support/open-page';
import { test } from './support/own-site';
import { signIn, workshopOf } from './support/recruiter';
import { expect } from './support/test';
import { call } from './support/workshop-pages';

// The hostile script is refused in every way, and its page has no content security policy that would refuse it earlier.
test.use({ expectedFaults: /./, bypassCSP: true, isReturning: true });

test('a hostile script on the public host, with a recruiter signed in on the other, neither reads nor acts', async ({
  page,
  context,
  ownSite: { url, recruiter },
}) => {
  const workshop = workshopOf(url);
  const address = workshop + workshopDataPath('createDraft');
  await signIn(page, recruiter);
  expect(page.url()).toBe(`${workshop}/`);
  expect((await context.cookies(workshop)).map(({ name, domain }) => `${name} ${domain}`)).toContain(
    `vipp_atelier ${new URL(workshop).hostname}`,
  );
  const { drafts } = await call(page, 'forms', {});

  const hostile = await context.newPage();
  const sent: Request[] = [];
  hostile.on('request', (request) => request.url().startsWith(workshop) && sent.push(request));
  await openPage(hostile, '/contact');
  const found = await hostile.evaluate(
    async ([call_, origin]) => {
      const body = JSON.stringify({ title: 'Volé', from: 1 });
      const read = async (init: RequestInit) => {
        try {
          return await (await fetch(call_, { method: 'POST', credentials: 'include', body, ...init })).text();
        } catch {
          return '';
        }
      };
      const frame = document.createElement('iframe');
      frame.src = origin;
      document.body.append(frame);
      await new Promise((resolve) => frame.addEventListener('load', resolve));
      const opened = window.open(origin);
      const textOf = (other: Window | null) => {
        try {
          return other?.document.body.textContent ?? '';
        } catch {
          return '';
        }
      };
      /** A script may not read the text of another origin. */
      const openedText = async (other: Window | null) => {
        try {
          while (other?.location.href === 'about:blank') await new Promise((resolve) => setTimeout(resolve, 20));
        } catch {
          return textOf(other);
        }
        return textOf(other);
      };
      return {
        json: await read({ headers: { 'content-type': 'application/json' } }),
        plain: await read({ mode: 'no-cors', headers: { 'content-type': 'text/plain' } }),
        framed: textOf(frame.contentWindow),
        opened: await openedText(opened),
        cookies: document.cookie,
      };
    },
    [address, workshop] as const,
  );
  expect(found).toMatchObject({ json: '', plain: '', framed: '', opened: '' });
  expect(found.cookies).not.toContain('atelier');
  const calls = sent.filter((request) => request.url() === address);
  expect(calls.length).toBeGreaterThan(0);
  for (const request of calls) expect((await request.allHeaders())['cookie']).toBeUndefined();
  // Nothing was created, and the recruiter is still signed in.
  expect((await call(page, 'forms', {})).drafts).toEqual(drafts);
});
