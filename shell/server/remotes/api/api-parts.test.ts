import { createMemoryStore } from '../registry/memory-store';
import { openRegistry, type Registry } from '../registry/registry';
import { createTeamKey, revoke, trust } from '../../testing/team-key';
import { changeAs, eventOf } from './api-parts';
import type { Actor } from './authorise';

const key = createTeamKey();
const actor: Actor = {
  kind: 'team',
  remote: 'mf-forms',
  keyId: key.keyId,
  by: 'team',
  requestId: '6f1d8f0e-3c55-4a63-9d2a-0b5f7c1e2d34',
};

let registry: Registry;

beforeEach(async () => {
  registry = await openRegistry(createMemoryStore());
  await trust(registry, 'mf-forms', key);
});

const promote = () =>
  changeAs(registry, actor, () => ({ ...eventOf(actor, 'mf-forms'), type: 'promoted', version: 'v1', why: undefined }));
const promotions = () => registry.history().filter(({ event }) => event.type === 'promoted');

describe('a change', () => {
  it('counts once, whichever gateway receives it first', async () => {
    expect(await promote()).toBeUndefined();
    expect(await promote()).toMatchObject({ refused: 401 });
    expect(promotions()).toHaveLength(1);
  });

  it('is refused when the key was revoked since the request was verified', async () => {
    await revoke(registry, 'mf-forms', key);
    expect(await promote()).toMatchObject({ refused: 401, message: expect.stringContaining('revoked') });
    expect(promotions()).toEqual([]);
  });
});
