import { formsEvents } from '../../testing/registry-events';
import { fetchPublished } from './fetch-published';
import { createMemoryStore } from './memory-store';
import { openRegistry } from './registry';

async function setUp(fetch: (version: string) => Promise<void>) {
  const registry = await openRegistry(createMemoryStore());
  await registry.change(() => formsEvents.published('before'));
  const warned: unknown[] = [];
  fetchPublished({
    registry,
    fetch: ({ version }) => fetch(version),
    logger: { warn: (line: unknown) => void warned.push(line) },
  });
  return { registry, warned };
}

describe('a version that is published', () => {
  it('is fetched once, before it is promoted', async () => {
    const fetched: string[] = [];
    const { registry } = await setUp(async (version) => void fetched.push(version));
    await registry.change(() => formsEvents.published('v1'));
    await registry.change(() => formsEvents.promoted('v1'));
    await new Promise(setImmediate);
    expect(fetched).toEqual(['v1']);
  });

  it('does not delay later ones when it is unavailable, and is reported', async () => {
    const fetched: string[] = [];
    const { registry, warned } = await setUp(async (version) => {
      fetched.push(version);
      if (version === 'v1') throw new Error('v1 answered 503');
    });
    await registry.change(() => formsEvents.published('v1'));
    await registry.change(() => formsEvents.published('v2'));
    await new Promise(setImmediate);
    expect(fetched).toEqual(['v1', 'v2']);
    expect(warned).toEqual([expect.objectContaining({ remote: 'mf-forms', version: 'v1' })]);
  });
});
