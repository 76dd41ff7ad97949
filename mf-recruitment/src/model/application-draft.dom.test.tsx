import { identityAnswers } from '@vipp/shared/testing/application-answers';
import { eraseDraft, readDraft, writeDraft } from './application-draft';

const DAY_MS = 86_400_000;
const now = Date.parse('2026-11-20T10:00:00Z');

/** Makes methods of the storage throw, all of them as in some private modes. */
function refuse(...methods: ('getItem' | 'setItem' | 'removeItem')[]): void {
  for (const method of methods)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('shut', 'SecurityError');
    });
}

afterEach(() => void eraseDraft());

describe('the draft of an application', () => {
  it('is stored step by step, under the key of requirement 3.5', () => {
    expect(writeDraft('step1', identityAnswers, 1)).toBe(true);
    writeDraft('step2', { motivation: 'Oui.' }, 1);
    expect(JSON.parse(window.localStorage.getItem('candidatForm1') ?? '')).toMatchObject(identityAnswers);
    expect(readDraft('step1')).toEqual(identityAnswers);
    expect(readDraft('step2')).toEqual({ motivation: 'Oui.' });
  });

  it('expires after 30 days', () => {
    writeDraft('step1', identityAnswers, 1, now);
    expect(readDraft('step1', now + 30 * DAY_MS)).toEqual(identityAnswers);
    expect(readDraft('step1', now + 30 * DAY_MS + 1)).toBeUndefined();
    expect(window.localStorage.getItem('candidatForm1')).toBeNull();
  });

  it.each(['', '{', '"texte"', '{"pays":1}', '{"pays":"Bénin"}', '{"pays":"Bénin","enregistre":"un jour"}'])(
    'ignores other values under its key: %s',
    (text) => {
      window.localStorage.setItem('candidatForm1', text);
      expect(readDraft('step1')).toBeUndefined();
    },
  );

  it('is erased completely', () => {
    writeDraft('step1', identityAnswers, 1);
    writeDraft('step2', { motivation: 'Oui.' }, 1);
    eraseDraft();
    expect([readDraft('step1'), readDraft('step2'), window.localStorage.length]).toEqual([undefined, undefined, 0]);
  });

  it('is held in memory when storage is disabled, with a notice', () => {
    refuse('getItem', 'setItem', 'removeItem');
    expect(writeDraft('step1', identityAnswers, 1)).toBe(false);
    expect(readDraft('step1')).toEqual(identityAnswers);
    eraseDraft();
    expect(readDraft('step1')).toBeUndefined();
  });

  it('is the last one written when storage is full', () => {
    writeDraft('step1', { ...identityAnswers, ville: 'Lomé' }, 1);
    refuse('setItem');
    expect(writeDraft('step1', identityAnswers, 1)).toBe(false);
    expect(readDraft('step1')).toEqual(identityAnswers);
  });
});
