import { createMemoryStore } from '../registry/local-store';
import { openRegistry, type Registry } from '../registry/registry';
import { remoteOf } from '../registry/registry-state';
import { createTeamKey, revoke, trust } from '../../testing/team-key';
import { changeAs, changeBy } from './api-parts';
import type { Actor } from './authorise';

const key = createTeamKey();
const actor: Actor = {
  kind: 'team',
  remote: 'mf-forms',
  keyId: key.keyId,
  by: 'team',
};

let registry: Registry;

beforeEach(async () => {
  registry = await openRegistry(createMemoryStore());
  await trust(registry, 'mf-forms', key);
});

const promote = () =>
  changeAs(registry, actor, () => ({
    ...changeBy(actor, 'mf-forms'),
    type: 'promoted',
    version: 'v1',
    why: undefined,
  }));
const promotions = () => remoteOf(registry.state(), 'mf-forms').changes.filter(({ type }) => type === 'promoted');

describe('a change', () => {
  it('is refused when the key was revoked since the request was verified', async () => {
    await revoke(registry, 'mf-forms', key);
    expect(await promote()).toMatchObject({ refused: 401, message: expect.stringContaining('revoked') });
    expect(promotions()).toEqual([]);
  });
});
