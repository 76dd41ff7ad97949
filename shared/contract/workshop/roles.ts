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

/** Roles with access to the workshop: to the form, its drafts and its figures, which are about no person. Referents handle reports, with other tools. */
export const EDITORS: readonly Role[] = ['recruiter', 'editor', 'administrator'];
/** Applications too. */
export const RECRUITERS: readonly Role[] = ['recruiter', 'administrator'];
/** Texts of the site. */
export const CONTENT_EDITORS: readonly Role[] = ['editor', 'administrator'];
export const ADMINISTRATORS: readonly Role[] = ['administrator'];
