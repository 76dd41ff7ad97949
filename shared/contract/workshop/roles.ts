/** What an account of the back office may do. */
export const ROLES = ['recruiter', 'referent', 'administrator', 'editor'] as const;
export type Role = (typeof ROLES)[number];

/** Roles with access to the workshop; referents handle reports, with other tools. */
export const RECRUITERS: readonly Role[] = ['recruiter', 'administrator'];
/** Roles that publish the texts of the site. */
export const EDITORS: readonly Role[] = ['editor', 'administrator'];
/** Roles that may sign in on the site. */
export const SIGNED_IN: readonly Role[] = [...new Set([...RECRUITERS, ...EDITORS])];
export const ADMINISTRATORS: readonly Role[] = ['administrator'];
