/** Recipients of mails about submissions of prospects. */
export type SalesRecipients = {
  /** Addresses for messages of the contact form. */
  contact: readonly string[];
  /** Addresses for requests for a case study. */
  study: readonly string[];
};

const SETTINGS = {
  contact: ['CONTACT_RECIPIENTS', 'messages of the contact form'],
  study: ['STUDY_RECIPIENTS', 'requests for case studies'],
} as const satisfies Record<keyof SalesRecipients, readonly [string, string]>;

/** Notices about recipients that are not set; empty when both lists are set. */
export function missingRecipients(recipients: SalesRecipients): string[] {
  const kinds = ['contact', 'study'] as const;
  return kinds
    .filter((kind) => recipients[kind].length === 0)
    .map(
      (kind) =>
        `${SETTINGS[kind][0]} is not set: ${SETTINGS[kind][1]} are stored, and no one is notified by mail (docs/operating.md)`,
    );
}
