/** Rules for every page of the public remotes, found as their builds find them. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import type { Example } from '../ui/example';
import { violationsOf } from './axe-violations';
import { exposedPages } from './exposed-pages';
import { ownPages, publicRemotes } from './own-routes.server';
import { inSite, renderInSite } from './render-in-site';

const SUFFIX = '.examples.tsx';
const root = path.join(__dirname, '../..');

const pages = publicRemotes.flatMap((remote) =>
  exposedPages(path.join(root, remote, 'src/exposes')).map(({ name, page }) => ({
    remote,
    name,
    page,
    // Without data, as during an outage.
    head: page.meta(null),
    isConfidential: ownPages.find((one) => one.remote === remote && one.module === `./${name}`)?.confidential ?? false,
  })),
);

const examples = publicRemotes.flatMap((remote) => {
  const folder = path.join(root, remote, 'src/exposes');
  return readdirSync(folder)
    .filter((file) => file.endsWith(SUFFIX))
    .flatMap((file) =>
      jest
        .requireActual<{ examples: Example[] }>(path.join(folder, file))
        .examples.map(({ name, element }) => ({ page: `${remote}/${file.replace(SUFFIX, '')}`, name, element })),
    );
});

/** A page without a loader needs no example: it is the same for any data. */
const withoutLoader = pages.flatMap(({ remote, name, page }) => {
  const Page = page.Component as ComponentType;
  return page.loader ? [] : [{ page: `${remote}/${name}`, name: 'as it is exposed', element: <Page /> }];
});

describe('the head of', () => {
  it.each(pages)('$remote/$name is a title and a short description', ({ head }) => {
    expect(head).toMatchObject({
      title: expect.stringMatching(/^\S.{5,}\S$/),
      description: expect.stringMatching(/^.{60,160}$/),
    });
  });

  it('each page of content has its own words', () => {
    const heads = pages.filter(({ remote }) => remote === 'mf-content').map(({ head }) => JSON.stringify(head));
    expect(new Set(heads).size).toBe(heads.length);
  });

  it('a confidential page, and only one with a reason, keeps search engines out', () => {
    // A new remote has no page for search engines until its team decides.
    const open = pages.filter(({ remote }) => pages.some((one) => one.remote === remote && !one.head.noindex));
    const differing = open.filter(({ head, isConfidential }) => (head.noindex ?? false) !== isConfidential);
    expect(differing.map(({ name, head }) => [name, head.noindex ?? false])).toEqual([
      ['services-trial-page', true],
      // Everybody may find the form; what is written into it is confidential.
      ['report-page', false],
      ['application-background-page', true],
    ]);
  });
});

it.each([...examples, ...withoutLoader])(
  'the page meets axe, has one h1, skips no level, writes no inline style, and has the anchor of each link within it: $page, $name',
  async ({ element }) => {
    expect(renderToString(inSite(element))).not.toMatch(/<[^>]+\sstyle=|<style/);
    const { container } = renderInSite(element);
    const levels = [...container.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) => Number(tagName[1]));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.every((level, index) => level <= (levels[index - 1] ?? 0) + 1)).toBe(true);
    const hashes = [...container.querySelectorAll('a[href^="/#"]')].map((link) => link.getAttribute('href') ?? '');
    expect(hashes.filter((hash) => !document.getElementById(hash.slice(2)))).toEqual([]);
    expect(await violationsOf(container, [])).toEqual([]);
  },
);
