/** Wrong input never causes one of zod’s own messages, which are English. */
import { parseFields } from './field-errors';
import { completeAnswers, RECEIVED_ON } from '../testing/application-answers';
import { contactExample } from '../testing/posted-form';
import { firstForm } from '../testing/first-form';
import { builtInApplication as application } from '../contract/application/built-in-application';
import { applicationFormSchema, RECEIVED_FIELD } from '../contract/application/application-schema';
import { toPayload } from '../contract/application/payload';
import { reporterContactSchema } from '../contract/forms/report';
import { submissionCalls } from '../contract/submission-calls';

/** How messages of zod itself begin. */
const OF_ZOD = /^(Invalid|Too|Unrecognized|Expected|Required)\b/;

const TOKEN = 'abcdefghijklmnopqrstuv';
const PERSON = { fonction: 'Directrice', entreprise: 'Lagune', email: 'awa@lagune.example' };

const CONTACTS = { phone: '1', email: 'a@b.fr', other: 'x' };

/** A valid payload of each call; a report has two shapes. */
const complete = {
  studyRequest: [
    { ...PERSON, lastname: 'Diallo', firstname: 'Awa', etude_title: 'Une étude', etude_id: 1, statut: false },
  ],
  studyLink: [{ token: TOKEN }],
  newsletter: [{ ...PERSON, nom: 'Diallo', prenom: 'Awa', provenance: 'Site VIPP' }],
  newsletterConfirm: [{ token: TOKEN }],
  newsletterUnsubscribe: [{ token: TOKEN }],
  contact: [{ ...contactExample, provenance: 'Site VIPP' }],
  report: [
    { isAnonymous: true, wantsToIdentify: false, description: 'Des faits.' },
    {
      ...{ isAnonymous: false, wantsToIdentify: true, wantsContact: true, wantsResult: true, wantsCopy: true },
      ...{ fullName: 'Awa Diallo', relationWithVipp: 'Cliente', ...CONTACTS, description: 'Des faits.' },
    },
  ],
  reportFollowUp: [{ code: '1234567890123456' }],
  reportAddition: [{ code: '1234567890123456', message: 'Et ceci.' }],
  verifyEmail: [{ email: 'agent@lagune.example' }],
  passwordLink: [{ id: TOKEN }],
  application: [toPayload(application, completeAnswers, RECEIVED_ON)],
  applicationStatus: [{ token: TOKEN }],
  applicationWithdrawal: [{ token: TOKEN }],
  changePassword: [
    { id: TOKEN, email: 'agent@lagune.example', password: 'quatre baobabs', passwordConfirm: 'quatre baobabs' },
  ],
} as const satisfies Record<keyof typeof submissionCalls, readonly object[]>;

const WRONG: readonly unknown[] = [
  ...[undefined, null, true, false, [], ['x'], {}, { toString: 'x' }],
  ...[0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 40],
  ...['', ' ', 'x', '\u0000', '<script>', 'x'.repeat(30_000), '12', '+33', 'a@'],
  ...['2026-02-30', '1899-01-01', '99/99', 'on'],
];

/** The payload with each key changed, added or omitted. */
const variations = (payload: object): object[] => [
  ...Object.keys(payload).flatMap((key) => WRONG.map((wrong) => ({ ...payload, [key]: wrong }))),
  ...Object.keys(payload).map((key) => Object.fromEntries(Object.entries(payload).filter(([other]) => other !== key))),
  Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`cle${index}`, 'x'])),
  { ['k'.repeat(300)]: 'x' },
  ...WRONG.map((wrong) => Object.fromEntries(Object.keys(payload).map((key) => [key, wrong]))),
];

const schemaOf = (name: string) =>
  Object.entries(submissionCalls).find(([call]) => call === name)?.[1].schema ?? submissionCalls.contact.schema;

const messagesOf = (schema: Parameters<typeof parseFields>[0], value: unknown): string[] => {
  const parsed = parseFields(schema, value);
  return parsed.success ? [] : Object.values(parsed.errors).flat();
};

it.each([
  ...Object.entries(complete).map(([name, payloads]) => [name, schemaOf(name), payloads] as const),
  [
    'the answers of an application',
    applicationFormSchema(firstForm),
    [{ ...completeAnswers, [RECEIVED_FIELD]: RECEIVED_ON }],
  ],
  ['the ways to reach a reporter', reporterContactSchema, [CONTACTS]],
] as const)('messages about %s are French, whatever is wrong', (_what, schema, payloads) => {
  for (const payload of payloads) {
    expect(messagesOf(schema, payload)).toEqual([]);
    const messages = [...variations(payload), ...WRONG].flatMap((value) => messagesOf(schema, value));
    expect(messages.length).toBeGreaterThan(10);
    expect([...new Set(messages)].filter((message) => OF_ZOD.test(message))).toEqual([]);
  }
});
