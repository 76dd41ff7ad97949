import fc from 'fast-check';
import type { SubmissionName } from '../../contract/submission-calls';
import { readAnswer } from './read-answer';

const MAINTENANCE = '<!DOCTYPE html><html><body><h1>Site en maintenance</h1></body></html>';

const textOf = (body: unknown): string => (typeof body === 'string' ? body : JSON.stringify(body));
const read = (body: unknown, { call = 'contact', status = 200 }: { call?: SubmissionName; status?: number } = {}) =>
  readAnswer(call, { status, text: textOf(body) }).outcome;

it.each([
  ['nothing', ['', ' \r\n', 'null', '{}', '[]']],
  [
    'a code of success',
    [
      { status_code: '200', errorsList: {} },
      { status_code: 201, message: 'créé' },
    ],
  ],
  [
    'no errors',
    [
      { status_code: 200, errorsList: [] },
      { errors: null, errorsList: null, error: null },
    ],
  ],
  ['errors that are false', [{ errors: false, error: false }]],
  ['fields without a message', [{ errorsList: { nom: [], email: null, message: '' } }]],
  ['a record', [{ data: { id: 3, status: 'en_attente', statut: false, message: 'Bonjour' }, message: 'ok' }]],
  ['a flag', [{ success: true }, { success: 1 }, { success: 'Merci pour votre message' }, 'true']],
  ['a word', [{ status: 'Succès' }]],
  ['other data', [{ candidat: { id: 12, etat: 'en_attente' }, reference: 'A-12' }, { code: '1234567890123456' }]],
  ['a byte order mark before it', ['\uFEFF{"status_code":200}']],
])('an answer that is accepted has %s', (_what, bodies: unknown[]) => {
  expect(bodies.filter((body) => read(body).kind !== 'accepted')).toEqual([]);
});

it.each<[SubmissionName, unknown]>([
  ['report', {}],
  ['application', {}],
  ['newsletter', {}],
  ['studyRequest', {}],
  ['verifyEmail', { message: 'Un lien a été envoyé.' }],
  ['changePassword', { message: 'Mot de passe enregistré.' }],
])('the answer of requirement 7.2 to %s is accepted: %j', (call, body) => {
  expect(read(body, { call }).kind).toBe('accepted');
});

it('an answer that is accepted contains the text and the body of the service', () => {
  const body = { status_code: 200, message: 'Merci', reference: 'A-12' };
  expect(read(body)).toEqual({ kind: 'accepted', message: 'Merci', body });
});

describe('an answer that is refused', () => {
  const PRIS = { email: ['pris'] };
  it.each([
    [{ status_code: 422, errorsList: [] }, {}, undefined],
    [{ status_code: 500, errorsList: [], message: 'Base indisponible' }, {}, 'Base indisponible'],
    [{ status_code: '422', errorsList: { email: ['pris'] } }, PRIS, undefined],
    [{ status_code: '422 Unprocessable Content' }, {}, undefined],
    [{ errors: { email: 'pris' } }, PRIS, undefined],
    [
      { errors: { email: 'pris' }, errorsList: { email: ['pris', 'long'], nom: 'vide' } },
      { email: ['pris', 'long'], nom: ['vide'] },
      undefined,
    ],
    [{ status_code: 200, errors: { email: ['pris'] } }, PRIS, undefined],
    [{ errors: { email: { 1: 'pris', 4: ['long', 254] } } }, { email: ['pris', 'long', '254'] }, undefined],
    [{ errors: [['Le nom manque', ['Le prénom aussi']]] }, {}, 'Le nom manque Le prénom aussi'],
    [{ errors: [{ field: 'email', message: 'pris' }, { nom: ['vide'] }] }, { ...PRIS, nom: ['vide'] }, undefined],
    [{ errors: { 0: 'Le nom manque' } }, {}, 'Le nom manque'],
    [{ errors: 'Adresse refusée' }, {}, 'Adresse refusée'],
    [{ errors: { email: true } }, { email: ['Ce champ a été refusé.'] }, undefined],
    [{ message: { email: ['pris'] } }, PRIS, undefined],
    [{ data: { errors: { email: ['pris'] } } }, PRIS, undefined],
    [{ error: 'Mot de passe trop court' }, {}, 'Mot de passe trop court'],
    [{ message: 'Envoi refusé.', error: 'Mot de passe trop court' }, {}, 'Envoi refusé. Mot de passe trop court'],
    [{ statusCode: 422, error: 'Unprocessable Entity', message: 'Trop court' }, {}, 'Trop court'],
    [{ error: { code: 422, message: 'Non', details: { email: ['pris'] } } }, PRIS, 'Non'],
    [{ error: true, message: 'Non' }, {}, 'Non'],
    [{ success: false }, {}, undefined],
    [{ success: 0, message: 'Non' }, {}, 'Non'],
    [{ status: 'error' }, {}, undefined],
    [{ status: 'Échec', message: 'Non' }, {}, 'Non'],
    [{ ok: 'false' }, {}, undefined],
    ['false', {}, undefined],
    ['422', {}, undefined],
  ])('is %j', (body, errors, message) => {
    expect(read(body)).toEqual({ kind: 'refused', errors, ...(message !== undefined && { message }) });
  });

  it('does not change names of fields, `__proto__` included, and shortens long texts', () => {
    const outcome = read(`{"errors":{"__proto__":["x"],"nom":"${'a'.repeat(5_000)}"}}`);
    expect(outcome.kind === 'refused' && Object.keys(outcome.errors)).toEqual(['__proto__', 'nom']);
    expect(outcome.kind === 'refused' && outcome.errors.nom?.[0]?.length).toBe(500);
  });
});

describe('an answer that is a failure', () => {
  it.each([
    ['a page of maintenance', MAINTENANCE],
    ['a truncated body', '{"status_code":200,"mess'],
    ['a text', 'Merci'],
    ['a warning before the JSON', '<br />\n<b>Warning</b> {"status_code":200}'],
    ['a list', '[{"id":1}]'],
    ['a status that is not known', { status: 'peut-être' }],
    ['a code that is not known', { status_code: 7 }],
    ['a code that is a list', { status_code: [] }],
    ['a fault without any text', { status_code: 503, errorsList: [] }],
  ])('has %s', (_what, body) => {
    expect(readAnswer('contact', { status: 200, text: textOf(body) })).toEqual({
      outcome: { kind: 'unreachable' },
      problem: expect.stringMatching(/^status 200/),
    });
  });

  it('is a redirect, a refusal of the site’s token, or a server error', () => {
    expect(read('', { status: 302 })).toEqual({ kind: 'unreachable' });
    expect(read({ message: 'Unauthenticated.' }, { status: 401 })).toEqual({ kind: 'unreachable' });
    expect(read('panne', { status: 500 })).toEqual({ kind: 'unreachable' });
  });

  it('limits submissions, with the pause in the header or in the body', () => {
    const after = (retryAfter: string) => readAnswer('contact', { status: 429, text: '', retryAfter }).outcome;
    expect([after('1.5'), after('Mon, 23 Nov'), read({ status_code: 429 })]).toEqual(
      [2, 60, 60].map((retryAfterSeconds) => ({ kind: 'limited', retryAfterSeconds })),
    );
  });
});

describe('an answer to a call that reads something', () => {
  it.each(['agent@vipp.example', '"agent@vipp.example"', ' agent@vipp.example\n', '422@vipp.example'])(
    'is accepted with the address %j alone',
    (text) => {
      expect(read(text, { call: 'passwordLink' })).toMatchObject({
        kind: 'accepted',
        body: text.replaceAll(/["\s]/g, ''),
      });
    },
  );

  it.each([
    ['an error', { error: 'Lien inconnu' }, 'refused'],
    ['a fault with its text', { status_code: 500, message: 'Base indisponible' }, 'unreachable'],
    ['a page of maintenance', MAINTENANCE, 'unreachable'],
    ['another text', 'Lien inconnu', 'unreachable'],
    ['nothing', '', 'unsupported'],
    ['a success without the address', { success: true }, 'unsupported'],
  ])('is not accepted with %s', (_what, body, kind) => {
    expect(read(body, { call: 'passwordLink' }).kind).toBe(kind);
  });

  it('is accepted only with the data of the call', () => {
    const days = { receivedAt: '2026-11-01', acknowledgeBy: '2026-11-08', answerBy: '2027-02-08' };
    const thread = { ...days, acknowledgedAt: null, messages: [] };
    expect(read(thread, { call: 'reportFollowUp' })).toEqual({ kind: 'accepted', message: undefined, body: thread });
    expect(read({ message: 'ok' }, { call: 'reportFollowUp' }).kind).toBe('unsupported');
  });
});

const filled = fc
  .string({ unit: fc.constantFrom('a', 'é', 'B', ' '), minLength: 1, maxLength: 12 })
  .map((text) => `x${text}`);
const messages = fc.oneof(
  filled,
  fc.integer({ min: 1 }),
  fc.array(filled, { minLength: 1, maxLength: 3 }),
  fc.array(fc.array(filled, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 2 }),
  fc.dictionary(filled, filled, { minKeys: 1, maxKeys: 2 }),
);
const named = fc.oneof(
  messages,
  fc.dictionary(filled, messages, { minKeys: 1, maxKeys: 3 }),
  fc.array(fc.record({ field: filled, message: filled }), { minLength: 1, maxLength: 2 }),
);
const badCode = fc
  .integer({ min: 300, max: 599 })
  .chain((code) => fc.constantFrom<unknown>(code, String(code), `${code} Non`));
/** Fields without meaning for the success. */
const noise = fc.dictionary(
  fc.constantFrom('id', 'nom', 'reference', 'candidat', 'data', 'meta', 'links'),
  fc.jsonValue({ maxDepth: 2 }),
  { maxKeys: 4 },
);
const spelling = (value: fc.Arbitrary<unknown>, ...keys: string[]) =>
  fc.tuple(fc.constantFrom(...keys), value).map(([key, part]) => ({ [key]: part }));
const errors = spelling(named, 'errors', 'errorsList', 'error');
const nested = fc.oneof(
  spelling(badCode, 'status_code'),
  spelling(fc.constantFrom<unknown>(false, 'false', 0), 'success'),
  errors,
);
const saysOtherwise = fc.oneof(
  spelling(badCode, 'status_code', 'statusCode', 'status'),
  spelling(fc.constantFrom<unknown>(false, 'false', 0, '0', 'error'), 'success', 'ok'),
  errors,
  nested.map((data) => ({ data })),
);
const statuses = fc.constantFrom(200, 201, 204, 404, 422, 500, 503);
const forms = ['contact', 'newsletter', 'report', 'application', 'studyRequest'] as const;
const calls = fc.constantFrom<SubmissionName>(...forms, 'verifyEmail', 'changePassword', 'passwordLink');

describe('any answer of a content service', () => {
  it('is never accepted with a code of failure or with errors, nested ones included', () => {
    fc.assert(
      fc.property(calls, statuses, noise, saysOtherwise, (call, status, fields, refusal) => {
        const good = { status_code: 200, message: 'ok', errorsList: [], ...fields };
        expect(read({ ...good, ...refusal }, { call, status }).kind).not.toBe('accepted');
      }),
      { numRuns: 2_000 },
    );
  });

  it('is never accepted when it is cut off', () => {
    fc.assert(
      fc.property(calls, noise, fc.double({ min: 0, max: 1, noNaN: true }), (call, fields, part) => {
        const whole = JSON.stringify({ status_code: 200, ...fields });
        const length = 1 + Math.floor(part * (whole.length - 2));
        expect(read(whole.slice(0, length), { call }).kind).not.toBe('accepted');
      }),
    );
  });

  it('is read without throwing', () => {
    const texts = fc.oneof(
      fc.string(),
      fc.jsonValue({ maxDepth: 6 }).map((value) => JSON.stringify(value)),
      fc.constant('['.repeat(50_000) + ']'.repeat(50_000)),
    );
    fc.assert(
      fc.property(calls, fc.integer({ min: 200, max: 599 }), texts, (call, status, text) => {
        const { outcome } = readAnswer(call, { status, text });
        if (status >= 300) expect(outcome.kind).not.toBe('accepted');
        expect(['accepted', 'refused', 'unreachable', 'unsupported', 'limited']).toContain(outcome.kind);
      }),
    );
  });
});
