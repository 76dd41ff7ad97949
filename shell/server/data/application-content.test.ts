import { builtInApplication } from '@vipp/shared/contract/application/built-in-application';
import type { ApplicationDefinition } from '@vipp/shared/contract/application/definition';
import type { FormTrial } from '@vipp/shared/contract/application/form-calls';
import { failure } from '@vipp/shared/contract/result';
import { editedApplication } from '@vipp/shared/testing/edited-application';
import { createApplicationContent, isCurrentForm } from './application-content';
import { createContentCache, type ReadAnswer } from './source/content-cache';

const NOW = Date.parse('2026-11-24T12:00:00Z');

type Stored = { definition: ApplicationDefinition; replacedAt: string | null };

/** Answer of the content service about its versions; without it the current one is the newest. */
type Served = { current?: number; trial?: FormTrial | null; newest?: number };

/** A gateway beside a content service with these versions; undefined for one that does not know the calls. */
function gateway(stored: Stored[] | undefined, served: Served = {}) {
  const asked: string[] = [];
  let isDown = false;
  const read = async (path: string, etag?: string): Promise<ReadAnswer> => {
    asked.push(path);
    if (isDown) throw new Error('down');
    const { current: number = stored?.length, ...trials } = served;
    const isCurrent = path === '/candidats/formulaire';
    const version = isCurrent ? number : Number(path.split('/').at(-1));
    const found = stored?.[Number(version) - 1];
    if (!found) return { kind: 'not-found' };
    const current = JSON.stringify(isCurrent ? [version, trials] : version);
    if (etag === current) return { kind: 'unchanged' };
    return { kind: 'content', content: { version, ...found, ...(isCurrent && trials) }, etag: current };
  };
  const cache = createContentCache({ read, ttlMs: 60_000, onError: () => undefined, now: () => NOW });
  const content = createApplicationContent({ cache, now: () => NOW });
  return {
    asked,
    ...content,
    versionOf: async (version?: number) => {
      const form = await content.applicationForm(version);
      return form.ok ? [form.data.version, form.data.isClosed] : form.failure;
    },
    refresh: () => cache.refresh(isCurrentForm),
    breakDown: () => (isDown = true),
  };
}

const first: Stored = { definition: builtInApplication, replacedAt: null };
const second: Stored = { definition: editedApplication, replacedAt: null };
const replaced = (days: number): Stored => ({ ...first, replacedAt: new Date(NOW - days * 86_400_000).toISOString() });

describe('the application form of the gateway', () => {
  it('is the current version, and an earlier one by its number', async () => {
    const { versionOf } = gateway([replaced(1), second]);
    const versions = [await versionOf(), await versionOf(2), await versionOf(1)];
    expect(versions).toEqual([2, 2, 1].map((version) => [version, false]));
  });

  it.each([
    [30, false],
    [31, true],
  ])('of %d days before the next one is closed: %s', async (days, isClosed) => {
    expect(await gateway([replaced(days), second]).versionOf(1)).toEqual([1, isClosed]);
  });

  it('has neither openings nor summaries of positions, which are another call', async () => {
    const { applicationForm, positions } = gateway([second]);
    expect(JSON.stringify(await applicationForm())).not.toContain('publishedOn');
    expect(await positions()).toEqual({ ok: true, data: editedApplication.positions });
  });

  it('is the built-in one where the content service does not know the call', async () => {
    const { applicationForm, positions, versionOf, asked } = gateway(undefined);
    const { positions: builtIn, ...questions } = builtInApplication;
    expect(await applicationForm()).toEqual({ ok: true, data: { version: 0, questions, isClosed: false } });
    expect(await positions()).toEqual({ ok: true, data: builtIn });
    expect([await versionOf(0), await versionOf(1)]).toEqual([[0, false], 'not-found']);
    expect(new Set(asked)).toEqual(new Set(['/candidats/formulaire']));
  });

  it('implies the follow-up of reports and applications', async () => {
    expect(await gateway([first]).hasFollowUp()).toEqual({ ok: true, data: true });
    expect(await gateway(undefined).hasFollowUp()).toEqual({ ok: true, data: false });
  });

  it.each([
    [{ kind: 'content', content: { isOpen: false }, etag: undefined }, false],
    [{ kind: 'not-found' }, true],
  ] as const)('takes reports unless the content service refuses them: %j', async (answer, isTaken) => {
    const cache = createContentCache({ read: async () => answer, ttlMs: 60_000, onError: () => undefined });
    expect(await createApplicationContent({ cache }).takesReports()).toEqual({ ok: true, data: isTaken });
  });

  it('is unavailable until the content service’s first answer, and then stays during outages', async () => {
    const cold = gateway([first]);
    cold.breakDown();
    expect(await cold.applicationForm()).toEqual(failure('unavailable'));
    const warm = gateway([first]);
    await warm.versionOf();
    warm.breakDown();
    await warm.refresh();
    expect(await warm.versionOf()).toEqual([1, false]);
  });

  it('has a trial beside it, whose version is read by its number', async () => {
    const served: Served = { current: 1, trial: { version: 2, share: 20 }, newest: 2 };
    const { formTrial, versionOf, positions, refresh } = gateway([first, second], served);
    expect([await formTrial(), await versionOf(), await versionOf(2)]).toEqual([served.trial, [1, false], [2, false]]);
    expect(await positions()).toEqual({ ok: true, data: builtInApplication.positions });
    served.trial = null;
    await refresh();
    // Candidates go on in the version of a trial that was taken back.
    expect([await formTrial(), await versionOf(2), await versionOf(3)]).toEqual([null, [2, false], 'not-found']);
  });

  it('is requested at once for a browser with another gateway’s newer version', async () => {
    const stored = [first];
    const { versionOf } = gateway(stored);
    await versionOf();
    stored.push(second);
    expect(await versionOf(2)).toEqual([2, false]);
  });

  it('of a number that does not exist is never asked for', async () => {
    const { versionOf, asked } = gateway([first]);
    const found = [];
    for (const version of [0, -1, 2, 1.5, 1e9]) found.push(await versionOf(version));
    expect(new Set(found)).toEqual(new Set(['not-found']));
    expect(new Set(asked)).toEqual(new Set(['/candidats/formulaire']));
  });
});
