import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ownRemotes } from '@vipp/shared/testing/own-routes.server';
import { allRoutes, readTextAt } from './support/all-routes';
import { packagesFolder } from './support/packages-folder';
import { siteSecrets } from './support/operator-command';
import { siteUrl } from './support/site-url';
import { expect, test } from './support/test';

/** Everything that is sent to browsers, and what remotes are rendered from. */
function builtFiles(): string[] {
  const folders = [
    'shell/dist/client',
    ...ownRemotes.flatMap((name) => [`${name}/dist/client`, `${name}/dist/server`]),
  ];
  return folders.flatMap((folder) =>
    readdirSync(path.join(packagesFolder, folder), { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.join(parentPath, name)),
  );
}

test('no secret of the site is in a built file, nor in an answer, neither in its headers nor in its body', async ({
  request,
}) => {
  const secrets = siteSecrets();
  const files = builtFiles();
  expect(files.length).toBeGreaterThan(20);
  const holdsSecret = (content: Buffer | string) => secrets.some((secret) => content.includes(secret));
  expect(files.filter((file) => holdsSecret(readFileSync(file)))).toEqual([]);

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
  for (const address of addresses) {
    const answer = await request.get(address);
    expect(holdsSecret((await answer.text()) + JSON.stringify(answer.headers())), address).toBe(false);
  }
});
