/** What both builds of the guest expose, and what they take from the host. */
import { readdirSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(import.meta.dirname, 'page/exposes');

/**
 * The one page of the guests, under every name that the shell mounts of mf-news-studies, whose place they take. Each has a file
 * of its own, because Rspack's manifest contains one name of a file only.
 */
export const exposedModules = Object.fromEntries(
  readdirSync(folder).map((file) => [`./${file.replace('.ts', '')}`, path.join(folder, file)]),
);

const fromHost = (requiredVersion) => ({ import: false, singleton: true, strictVersion: true, requiredVersion });

/** What the site provides, as `GET /federation/api/contract.json` lists it. */
export const sharedModules = {
  react: fromHost('^19.3.1'),
  'react/jsx-runtime': fromHost('^19.3.1'),
  '@vipp/shared/stores/router': fromHost('^1.0.0'),
  '@vipp/shared/stores/site-context': fromHost('^1.0.0'),
};
