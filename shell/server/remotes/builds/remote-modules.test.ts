import type { Build } from '@vipp/shared/contract/federation/build-manifest';
import { minimalBuild } from '../../testing/registry-changes';
import { createRemoteModules } from './remote-modules';

const CHUNK = 'exports.evaluation = Date.now() + Math.random();';
const entry = (version: string) => `
  exports.init = () => {};
  exports.get = async (module) => {
    if (module === './broken') throw new Error('broken chunk of ${version}');
    const { evaluation } = require('./page.cjs');
    return () => ({ page: { Component: () => null, meta: () => ({ title: '${version}', description: String(evaluation) }) } });
  };`;
const STYLE = 'body{color:red}';
const address = { remote: 'mf-forms', module: './contact-page' } as const;

/** By version and file, as the hash that a build has of a file here. */
const bodies = new Map<string, Buffer>();

function addBuild(version: string, source = entry(version)): Build {
  const hash = (file: string, text: string) => {
    bodies.set(`${version} ${file}`, Buffer.from(text));
    return { [file]: `${version} ${file}` };
  };
  const server = { ...hash('remote-entry.cjs', source), ...hash('page.cjs', CHUNK) };
  return minimalBuild('mf-forms', version, { client: { ...hash('page.css', STYLE), 'page.js': 'x' }, server });
}

/** Modules of builds on a server; versions in `down` are unavailable. */
function setUp() {
  const down = new Set<string>();
  const faults: string[] = [];
  let attempts = 0;
  const modules = createRemoteModules({
    getFile: async (integrity) => {
      const [version = '', file] = integrity.split(' ');
      if (file === 'remote-entry.cjs') attempts += 1;
      if (down.has(version)) throw new Error(`${version} answered 503`);
      return bodies.get(integrity);
    },
    onFault: (remote, version, error) => faults.push(`${remote}@${version}: ${String(error)}`),
  });
  return { modules, down, faults, attempts: () => attempts };
}

/** Version of the loaded page, and the id of its evaluation. */
const loadPage = async ({ modules }: ReturnType<typeof setUp>, build: Build): Promise<[string, string]> => {
  const { page } = await modules.load(build, address);
  const { title, description } = page.meta(undefined);
  return [title, description ?? ''];
};

it('the modules of a remote are requested again after growing pauses up to half a minute, until they load', async () => {
  const gateway = setUp();
  const build = addBuild('dead');
  gateway.down.add('dead');
  const start = performance.now();
  const clock = jest.spyOn(performance, 'now').mockReturnValue(start);
  const attemptsAt: number[] = [];
  for (let second = 0; second <= 100; second += 1) {
    clock.mockReturnValue(start + second * 1_000 + second);
    const before = gateway.attempts();
    await expect(gateway.modules.load(build, address)).rejects.toThrow('dead answered 503');
    await expect(gateway.modules.prepare(build)).rejects.toThrow('dead answered 503');
    if (gateway.attempts() > before) attemptsAt.push(second);
  }
  expect(attemptsAt).toEqual([0, 1, 3, 7, 15, 31, 61, 91]);
  // Once per attempt, however many pages request them.
  expect(gateway.faults).toHaveLength(attemptsAt.length);
  gateway.down.clear();
  clock.mockReturnValue(start + 200_000);
  expect((await loadPage(gateway, build))[0]).toBe('dead');
});

it('the modules of a remote are those of the last working version when the new one fails', async () => {
  const gateway = setUp();
  const [good, bad] = [addBuild('good'), addBuild('bad', 'throw new Error("bad on load");')];
  await gateway.modules.load(good, address);
  await expect(gateway.modules.load(bad, address)).rejects.toThrow('bad on load');
  gateway.modules.rendered(good);
  expect((await gateway.modules.load(bad, address)).build.version).toBe('good');
  expect(gateway.faults).toEqual(['mf-forms@bad: Error: bad on load']);
  await expect(gateway.modules.prepare(bad)).rejects.toThrow('bad on load');
});

it('the modules of a remote that fail do not affect the other modules of their remote', async () => {
  const gateway = setUp();
  const build = addBuild('half');
  const broken = gateway.modules.load(build, { ...address, module: './broken' });
  await expect(broken).rejects.toThrow('broken chunk of half');
  expect((await loadPage(gateway, build))[0]).toBe('half');
});

it('the modules of a remote are unloaded once no page can be in progress with a version that is neither live nor the last working one', async () => {
  const gateway = setUp();
  const [old, live, working] = [addBuild('old'), addBuild('live'), addBuild('working')];
  const clock = jest.spyOn(performance, 'now').mockReturnValue(1_000_000);
  const load = () => Promise.all([old, live, working].map((build) => loadPage(gateway, build)));
  const first = await load();
  gateway.modules.rendered(working);
  gateway.modules.retain([live]);
  expect(await load()).toEqual(first);
  clock.mockReturnValue(1_061_000);
  gateway.modules.retain([live]);
  const [ofOld, ...others] = await load();
  expect(ofOld).not.toEqual(first[0]);
  expect(others).toEqual(first.slice(1));
});

it('the modules of a remote are loaded once, with the styles of their version, without which it is unavailable', async () => {
  const gateway = setUp();
  const [styled, plain] = [addBuild('styled'), addBuild('plain')];
  expect(gateway.modules.style(styled, 'page.css')).toBeUndefined();
  await gateway.modules.prepare(styled);
  expect(gateway.modules.style(styled, 'page.css')?.toString()).toBe(STYLE);
  await loadPage(gateway, styled);
  expect([gateway.attempts(), gateway.faults]).toEqual([1, []]);
  bodies.delete('plain page.css');
  await expect(gateway.modules.prepare(plain)).rejects.toThrow('client/page.css is not in the store of the site');
});
