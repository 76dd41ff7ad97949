/** What an account of the back office may do. */
export const ROLES = ['recruiter', 'referent', 'editor', 'administrator'] as const;
export type Role = (typeof ROLES)[number];

/** Roles as the workshop and its audit trail name them. */
export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  recruiter: 'recruteur',
  referent: 'référent',
  editor: 'rédacteur',
  administrator: 'administrateur',
};

/** The form, its drafts and its figures, which are about no person. */
export const EDITORS: readonly Role[] = ['recruiter', 'editor', 'administrator'];
/** Applications too. */
export const RECRUITERS: readonly Role[] = ['recruiter', 'administrator'];
/** Texts of the site. */
export const CONTENT_EDITORS: readonly Role[] = ['editor', 'administrator'];
/** Ethics reports, of which administrators learn nothing. */
export const REFERENTS: readonly Role[] = ['referent'];
export const ADMINISTRATORS: readonly Role[] = ['administrator'];
