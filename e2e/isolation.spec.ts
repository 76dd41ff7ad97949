import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { REMOTES } from '@vipp/shared/contract/federation/remotes';
import { allRoutes, readTextAt } from './support/all-routes';
import { sitePages } from './support/site-pages';
import { siteSecrets } from './support/site-secrets';
import { siteUrl } from './support/site-url';
import { packagesFolder } from './support/packages-folder';

const IN_FLIGHT = 50;

test('fifty visitors at once each get the page of their own choices', async ({ request }) => {
  const visitors = Array.from({ length: IN_FLIGHT }, (_, index) => ({
    path: sitePages[index % sitePages.length]?.path ?? '/',
    theme: index % 2 ? 'dark' : 'light',
    consent: index % 3 ? 'accepted' : undefined,
  }));
  await Promise.all(
    visitors.map(async ({ path: address, theme, consent }) => {
      const cookie = [`isDarkmode=${theme === 'dark'}`, ...(consent ? [`its_cookies=${consent}`] : [])].join('; ');
      const html = await (await request.get(address, { headers: { cookie } })).text();
      expect(html.includes('Cookie Infos')).toBe(!consent);
      expect(html.includes('"consentMade":true')).toBe(consent !== undefined);
    }),
  );
});

function* filesBelow(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(file);
    else yield file;
  }
}

/** Everything that is sent to browsers, and what remotes are rendered from. */
function builtFiles(): string[] {
  const folders = ['shell/dist/client', ...REMOTES.flatMap((name) => [`${name}/dist/client`, `${name}/dist/server`])];
  return folders.flatMap((folder) => [...filesBelow(path.join(packagesFolder, folder))]);
}

test('no secret is in a built file', () => {
  const files = builtFiles();
  expect(files.length).toBeGreaterThan(20);
  const secrets = siteSecrets();
  const holdsSecret = (file: string) => {
    const content = readFileSync(file);
    return secrets.some((secret) => content.includes(secret));
  };
  expect(files.filter(holdsSecret)).toEqual([]);
});

test('no secret is in an answer, neither in its headers nor in its body', async ({ request }) => {
  const addresses = [
    ...(await allRoutes(readTextAt(siteUrl()))),
    '/healthz',
    '/readyz',
    '/robots.txt',
    '/actualite/flux.xml',
    '/_data/content/1',
    '/_data/posts/latest',
    '/_data/news',
    '/_data/studies',
    '/backend/public/api/content/page/1',
    '/backend/public/api/getElement/posts/all',
    '/backend/public/api/unknown',
  ];
  const secrets = siteSecrets();
  for (const address of addresses) {
    const answer = await request.get(address);
    const text = (await answer.text()) + JSON.stringify(answer.headers());
    expect(
      secrets.filter((secret) => text.includes(secret)),
      address,
    ).toEqual([]);
  }
});
