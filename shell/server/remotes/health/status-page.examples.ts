/** A site with a healthy canary, a halted one, and a version that is unavailable. */
import type { RemoteName } from '@vipp/shared/contract/federation/remotes';
import type { Build } from '@vipp/shared/contract/federation/build-manifest';
import type { LiveReleases } from '../live/live-releases';
import { NOT_LIVE, type LiveRemote } from '../live/next-live-remote';
import { stateAfter } from '../../testing/registry-changes';
import type { Change } from '../registry/remote-document';
import { statusOf, type Status } from './status-model';
import { createVersionHealth } from './version-health';

const NOW = Date.parse('2026-11-20T17:42:10Z');
const MINUTE = 60_000;

export const exampleBuild = (name: string, version: string, bytes?: number): Build => ({
  name,
  version,
  container: `${name}_${version}`,
  client: { files: { 'remote-entry.js': 'sha384-a' }, groups: {} },
  server: { files: {} },
  routes: [{ path: '/contact', module: './contact-page', title: 'Contact' }],
  singletons: { react: '^19.3.1', 'react/jsx-runtime': '^19.3.1', '@vipp/shared/stores/router': '^1.0.0' },
  bundler: 'webpack 5.110.3',
  pluginVersion: '2.9.2',
  ...(bytes !== undefined && { sizes: { 'remote-entry.js': bytes } }),
});

type Step = { minutesAgo: number; by: string; remote: RemoteName; version: string } & (
  | { type: 'published' | 'adopted' }
  | { type: 'promoted' | 'rolled-back'; why?: string }
  | { type: 'canary'; percent: number; why?: string }
  | { type: 'halted'; why: string }
);

function toChange({ minutesAgo, ...step }: Step): Change {
  const change = { ...step, at: new Date(NOW - minutesAgo * MINUTE).toISOString() };
  const manifest = JSON.stringify(exampleBuild(step.remote, step.version));
  return (
    step.type === 'published'
      ? { ...change, manifest, hosting: { kind: 'store' }, keyId: 'k' }
      : { ...change, ...(step.type === 'adopted' && { manifest }) }
  ) as Change;
}

/** The registry after these steps. */
export const exampleRegistry = (steps: readonly Step[]) => ({ state: () => stateAfter(...steps.map(toChange)) });

const STEPS: readonly Step[] = [
  { minutesAgo: 9000, by: 'gateway', remote: 'mf-content', version: '4f02a9d1c377', type: 'adopted' },
  { minutesAgo: 9000, by: 'gateway', remote: 'mf-content', version: '4f02a9d1c377', type: 'promoted' },
  { minutesAgo: 9000, by: 'gateway', remote: 'mf-news-studies', version: '81be30c4f5aa', type: 'adopted' },
  { minutesAgo: 9000, by: 'gateway', remote: 'mf-news-studies', version: '81be30c4f5aa', type: 'promoted' },
  { minutesAgo: 9000, by: 'gateway', remote: 'mf-forms', version: 'c97cc2b83082', type: 'adopted' },
  { minutesAgo: 9000, by: 'gateway', remote: 'mf-forms', version: 'c97cc2b83082', type: 'promoted' },
  { minutesAgo: 9000, by: 'gateway', remote: 'mf-recruitment', version: '2d6f5f0a91be', type: 'adopted' },
  { minutesAgo: 9000, by: 'gateway', remote: 'mf-recruitment', version: '2d6f5f0a91be', type: 'promoted' },
  { minutesAgo: 2950, by: 'équipe contenus, CI', remote: 'mf-content', version: '5a118e42b0c9', type: 'published' },
  {
    minutesAgo: 2900,
    by: 'équipe contenus, CI',
    remote: 'mf-content',
    version: '5a118e42b0c9',
    type: 'canary',
    percent: 5,
  },
  {
    minutesAgo: 2700,
    by: 'équipe contenus, CI',
    remote: 'mf-content',
    version: '5a118e42b0c9',
    type: 'canary',
    percent: 25,
    why: 'Rien à signaler à 5 %',
  },
  {
    minutesAgo: 1500,
    by: 'équipe contenus, CI',
    remote: 'mf-content',
    version: '5a118e42b0c9',
    type: 'promoted',
    why: 'Nouvelle page d’accueil',
  },
  { minutesAgo: 75, by: 'Inès, équipe contenus', remote: 'mf-content', version: '6cc0d7f3e214', type: 'published' },
  {
    minutesAgo: 70,
    by: 'Inès, équipe contenus',
    remote: 'mf-content',
    version: '6cc0d7f3e214',
    type: 'canary',
    percent: 10,
    why: 'Carte des implantations plus légère',
  },
  { minutesAgo: 190, by: 'équipe actualités', remote: 'mf-news-studies', version: '9b77d01e6f38', type: 'published' },
  {
    minutesAgo: 188,
    by: 'équipe actualités',
    remote: 'mf-news-studies',
    version: '9b77d01e6f38',
    type: 'canary',
    percent: 20,
  },
  {
    minutesAgo: 184,
    by: 'gateway',
    remote: 'mf-news-studies',
    version: '9b77d01e6f38',
    type: 'halted',
    why: '12 of 87 requests failed within 5 minutes, last: render error TypeError at /etudes-de-cas/:slug',
  },
  { minutesAgo: 600, by: 'équipe formulaires', remote: 'mf-forms', version: 'd41e07aa5512', type: 'published' },
  { minutesAgo: 590, by: 'équipe formulaires', remote: 'mf-forms', version: 'd41e07aa5512', type: 'promoted' },
  {
    minutesAgo: 41,
    by: 'operator',
    remote: 'mf-forms',
    version: 'c97cc2b83082',
    type: 'rolled-back',
    why: 'La pièce jointe n’arrive plus, voir l’incident 214',
  },
  { minutesAgo: 4, by: 'équipe recrutement', remote: 'mf-recruitment', version: '7e90b3d2c645', type: 'published' },
  { minutesAgo: 3, by: 'équipe recrutement', remote: 'mf-recruitment', version: '7e90b3d2c645', type: 'promoted' },
];

const LIVE: Readonly<Partial<Record<RemoteName, LiveRemote>>> = {
  'mf-content': {
    default: exampleBuild('mf-content', '5a118e42b0c9', 141_300),
    canary: { build: exampleBuild('mf-content', '6cc0d7f3e214', 118_900), percent: 10 },
  },
  'mf-news-studies': { default: exampleBuild('mf-news-studies', '81be30c4f5aa', 96_400), canary: undefined },
  'mf-forms': { default: exampleBuild('mf-forms', 'c97cc2b83082', 88_200), canary: undefined },
  'mf-recruitment': { default: exampleBuild('mf-recruitment', '2d6f5f0a91be'), canary: undefined },
};

const RELEASES: Pick<LiveReleases, 'live' | 'faults'> = {
  live: (remote) => LIVE[remote] ?? NOT_LIVE,
  faults: () =>
    new Map([
      [
        'mf-recruitment@7e90b3d2c645',
        'server/remote-entry.cjs answered 404 at https://cdn.example.com/recrutement/7e90b3d2c645',
      ],
    ]),
};

/** Half an hour of traffic in waves. */
function exampleHealth() {
  let now = NOW;
  const health = createVersionHealth({ now: () => now });
  for (let second = 30 * 60; second >= 0; second -= 3) {
    now = NOW - second * 1000;
    const wave = 1 + Math.sin(second / 170) * 0.5 + Math.sin(second / 41) * 0.25;
    health.rendered('mf-content', '5a118e42b0c9', 9 * wave + (second % 7 === 0 ? 28 : 0));
    if (second % 30 === 0) health.rendered('mf-content', '6cc0d7f3e214', 6 * wave);
    if (second % 9 === 0) health.rendered('mf-news-studies', '81be30c4f5aa', 22 * wave + (second % 8) * 11);
    if (second < 2400 && second % 6 === 0)
      health.rendered('mf-forms', 'c97cc2b83082', 5 * wave + (second > 900 && second < 1200 ? 60 : 0));
    if (second === 210 || second === 213)
      health.failed('mf-news-studies', '81be30c4f5aa', 'browser', '(load) at /actualite');
  }
  return health;
}

/** Of the remotes that have a history here: a new one changes no example. */
export function exampleStatus(): Status {
  const status = statusOf(exampleRegistry(STEPS), RELEASES, exampleHealth(), { now: () => NOW });
  return { ...status, remotes: status.remotes.filter(({ remote }) => LIVE[remote]) };
}
