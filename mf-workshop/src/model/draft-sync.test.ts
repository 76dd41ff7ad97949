import { builtInApplication } from '@vipp/shared/contract/application/built-in-application';
import { definitionOfDocument } from '@vipp/shared/lib/workshop/definition-of-document';
import type { DraftDocument } from '@vipp/shared/lib/workshop/draft-document';
import { setFields } from '@vipp/shared/lib/workshop/draft-edits';
import type { WorkshopFailure } from '@vipp/shared/api/call-workshop';
import { DraftServer } from '../testing/draft-server';
import { DraftSync, type SyncCall } from './draft-sync';

const DRAFT = '11111111-1111-4111-8111-111111111111';

/** It can fail before or after it has stored. */
class FailingServer extends DraftServer {
  calls = 0;
  failing: WorkshopFailure['failure'] | undefined;
  losesAnswers = false;

  constructor() {
    super(builtInApplication);
  }

  callOf(email: string): SyncCall {
    return async (input) => {
      this.calls += 1;
      if (this.failing) return { ok: false, failure: this.failing, message: `Refus : ${this.failing}` };
      const data = this.sync(email, input);
      if (this.losesAnswers) return { ok: false, failure: 'unreachable', message: 'Le site ne répond pas.' };
      return { ok: true, data };
    };
  }
}

const titleOf = (doc: DraftDocument) => definitionOfDocument(doc).steps[0]?.title;
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

function open(server: FailingServer, email: string, isHidden = () => false, call = server.callOf(email)) {
  const sync = new DraftSync(DRAFT, call, isHidden);
  sync.start();
  return sync;
}

/** A draft that a recruiter has open alone. */
async function opened() {
  const server = new FailingServer();
  const sync = open(server, 'awa@vipp.test');
  await pass(10);
  return { server, sync };
}

beforeEach(() => void jest.useFakeTimers());

describe('the synchronisation of a draft', () => {
  it('opens the draft, and shows each recruiter what the other does', async () => {
    const server = new FailingServer();
    const [awa, bola] = [open(server, 'awa@vipp.test'), open(server, 'bola@vipp.test')];
    expect(awa.getState().phase).toBe('opening');
    await pass(10);
    expect(definitionOfDocument(awa.doc)).toEqual(builtInApplication);
    setFields(awa.doc, 'step1', { title: 'Vous' });
    expect(awa.getState().saving).toBe('saving');
    await pass(2_000);
    expect(awa.getState()).toMatchObject({ phase: 'open', saving: 'saved', title: 'Essai', basedOn: 1 });
    expect(titleOf(bola.doc)).toBe('Vous');
    expect(bola.getState().others).toEqual(['awa@vipp.test']);
  });

  it('sends what is typed in a row as one change', async () => {
    const { server, sync } = await opened();
    for (const title of ['V', 'Vo', 'Vou', 'Vous']) setFields(sync.doc, 'step1', { title });
    await pass(400);
    expect([server.revision(), server.titles()[0]]).toEqual([2, 'Vous']);
  });

  it('stores typed text during a failure of the server, and sends it later', async () => {
    const { server, sync } = await opened();
    server.failing = 'unreachable';
    setFields(sync.doc, 'step1', { title: 'Vous' });
    await pass(5_000);
    setFields(sync.doc, 'step2', { title: 'Votre vie' });
    const { calls } = server;
    await pass(30_000);
    expect(sync.getState()).toMatchObject({ saving: 'failed', message: 'Refus : unreachable' });
    expect(sync.hasUnsent()).toBe(true);
    expect(server.calls - calls).toBeLessThan(6);
    server.failing = undefined;
    await pass(20_000);
    expect(sync.getState().saving).toBe('saved');
    expect(server.titles()).toEqual(['Vous', 'Votre vie']);
  });

  it('sends again what was stored without an answer, which changes nothing', async () => {
    const { server, sync } = await opened();
    server.losesAnswers = true;
    setFields(sync.doc, 'step1', { title: 'Vous' });
    await pass(3_000);
    server.losesAnswers = false;
    await pass(20_000);
    expect(sync.hasUnsent()).toBe(false);
    expect(server.titles()[0]).toBe('Vous');
  });

  it('waits for a session, and then sends what was typed in between', async () => {
    const { server, sync } = await opened();
    server.failing = 'signed-out';
    await pass(1_500);
    const { calls } = server;
    setFields(sync.doc, 'step1', { title: 'Vous' });
    await pass(60_000);
    expect(server.calls).toBe(calls);
    expect(sync.getState().saving).toBe('signed-out');
    server.failing = undefined;
    sync.syncNow();
    await pass(10);
    expect(sync.getState().saving).toBe('saved');
    expect(server.titles()[0]).toBe('Vous');
  });

  it('sends what was typed last when the editor is left', async () => {
    const { server, sync } = await opened();
    setFields(sync.doc, 'step1', { title: 'Vo' });
    await pass(350);
    setFields(sync.doc, 'step1', { title: 'Vous' });
    sync.stop();
    await pass(10);
    expect(server.titles()[0]).toBe('Vous');
    const { calls } = server;
    await pass(60_000);
    expect(server.calls).toBe(calls);
  });

  describe('of a text that two recruiters change', () => {
    async function disagree() {
      const server = new FailingServer();
      const [awa, bola] = [open(server, 'awa@vipp.test'), open(server, 'bola@vipp.test')];
      await pass(10);
      setFields(awa.doc, 'step1', { title: 'Vous' });
      setFields(bola.doc, 'step1', { title: 'Qui êtes-vous' });
      setFields(bola.doc, 'step2', { title: 'Votre vie' });
      await pass(3_000);
      return { server, awa, bola };
    }

    it('gives the later one both values and stores everything else', async () => {
      const { server, awa, bola } = await disagree();
      expect(server.titles()).toEqual(['Vous', 'Votre vie']);
      expect(awa.getState()).toMatchObject({ saving: 'saved', conflicts: [] });
      expect(titleOf(bola.doc)).toBe('Qui êtes-vous');
      expect(bola.getState()).toMatchObject({
        saving: 'conflict',
        conflicts: [{ part: 'step1', field: 'title', value: 'Vous', by: 'awa@vipp.test' }],
      });
      expect(bola.isStuck()).toBe(true);
    });

    it.each([
      ['mine', 'Qui êtes-vous ?'],
      ['theirs', 'Vous'],
    ] as const)('goes on for both with %s once that is chosen', async (kept, expected) => {
      const { server, awa, bola } = await disagree();
      setFields(bola.doc, 'step1', { title: 'Qui êtes-vous ?' });
      await pass(2_000);
      expect(server.titles()[0]).toBe('Vous');
      for (const conflict of bola.getState().conflicts) bola.settle(conflict, kept);
      await pass(3_000);
      expect([server.titles()[0], titleOf(awa.doc), titleOf(bola.doc)]).toEqual([expected, expected, expected]);
      expect(bola.getState()).toMatchObject({ saving: 'saved', conflicts: [] });
      expect(bola.hasUnsent()).toBe(false);
    });
  });

  it('stores letters typed during a call, and asks for no choice', async () => {
    const server = new FailingServer();
    const call = server.callOf('awa@vipp.test');
    const sync = open(server, 'awa@vipp.test', undefined, async (input) => {
      const answer = await call(input);
      await new Promise((resolve) => setTimeout(resolve, 300));
      return answer;
    });
    await pass(400);
    for (const title of ['V', 'Vo', 'Vou', 'Vous']) {
      setFields(sync.doc, 'step1', { title });
      await pass(250);
    }
    await pass(3_000);
    expect([server.titles()[0], sync.getState().saving, sync.getState().conflicts]).toEqual(['Vous', 'saved', []]);
  });

  it('ends where the draft was deleted', async () => {
    const server = new FailingServer();
    server.failing = 'not-found';
    const sync = open(server, 'awa@vipp.test');
    await pass(60_000);
    expect(sync.getState()).toMatchObject({ phase: 'gone', message: 'Refus : not-found' });
    expect(server.calls).toBe(1);
  });

  it('calls rarely while the page is hidden, and at once when shown', async () => {
    const server = new FailingServer();
    const sync = open(server, 'awa@vipp.test', () => true);
    await pass(10_000);
    expect(server.calls).toBe(1);
    sync.syncNow();
    await pass(10);
    expect(server.calls).toBe(2);
  });
});
