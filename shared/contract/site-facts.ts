/**
 * Facts about the company, shown only if the customer has filled them in: the legal facts (article 1-1 of the French law n°
 * 2004-575, articles R123-237 of the commercial code and 13 of the GDPR), the telephone numbers and the sister site. The
 * gateway reads them from the file that `SITE_FACTS` names.
 */
import * as z from 'zod/mini';

const MAX_LENGTH = 300;

/** @param expected completes “… is not …” */
const fact = (expected: string, pattern: RegExp) =>
  z.optional(
    z
      .string({ error: expected })
      .check(z.maxLength(MAX_LENGTH, { error: expected }), z.regex(pattern, { error: expected })),
  );

const text = () => fact(`a text of at most ${MAX_LENGTH} characters`, /\S/);
const telephone = () =>
  fact(
    'a telephone number with the code of its country, like +33 1 99 00 12 34',
    /^\+[1-9](?:[ .\u00a0\u202f-]?\d){6,14}$/,
  );
const email = () => fact('an e-mail address, like contact@example.com', /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>.]+$/);

const GROUPS = {
  /** The company that publishes the site. */
  editor: {
    name: text(),
    legalForm: text(),
    shareCapital: text(),
    address: text(),
    registration: text(),
    vatNumber: fact('a VAT number, like FR 12 345678901', /^[A-Z]{2} ?[\dA-Z][\dA-Z ]{1,16}$/),
    phone: telephone(),
    email: email(),
  },
  host: { name: text(), address: text(), phone: telephone() },
  /** Whom visitors ask about their personal data. */
  dataProtection: { name: text(), address: text(), phone: telephone(), email: email() },
  sisterSite: {
    name: text(),
    url: fact('a web address, like https://www.example.com', /^https?:\/\/[^\s/]+\.[^\s]+$/),
  },
} as const;

/** Every fact may be absent: pages then show nothing in its place. */
export const siteFactsSchema = z.strictObject({
  editor: z.optional(z.strictObject(GROUPS.editor)),
  /** The person who directs the publication. */
  publicationDirector: text(),
  host: z.optional(z.strictObject(GROUPS.host)),
  dataProtection: z.optional(z.strictObject(GROUPS.dataProtection)),
  /** Numbers by the name of the town, as the content of the contact page has it. */
  telephones: z.optional(z.record(z.string(), telephone())),
  sisterSite: z.optional(z.strictObject(GROUPS.sisterSite)),
});

export type SiteFacts = z.infer<typeof siteFactsSchema>;

function missingIn(group: 'editor' | 'host' | 'sisterSite', facts: SiteFacts): string[] {
  const given: Readonly<Record<string, string | undefined>> = facts[group] ?? {};
  return Object.keys(GROUPS[group])
    .filter((name) => !given[name])
    .map((name) => `${group}.${name}`);
}

/** Names of missing facts, such as `host.phone`; one way to ask about personal data is enough. */
export const missingFacts = (facts: SiteFacts): string[] => {
  const { dataProtection = {}, telephones = {}, publicationDirector } = facts;
  const { address, phone, email: mailbox } = dataProtection;
  return [
    ...missingIn('editor', facts),
    ...(publicationDirector ? [] : ['publicationDirector']),
    ...missingIn('host', facts),
    ...(address || phone || mailbox ? [] : ['dataProtection.email']),
    ...(Object.values(telephones).some(Boolean) ? [] : ['telephones']),
    ...missingIn('sisterSite', facts),
  ];
};
