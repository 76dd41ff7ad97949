/** What an account of the back office may do. */
export const ROLES = ['recruiter', 'referent', 'administrator'] as const;
export type Role = (typeof ROLES)[number];

/** Roles with access to the workshop; referents handle reports, with other tools. */
export const RECRUITERS: readonly Role[] = ['recruiter', 'administrator'];
export const ADMINISTRATORS: readonly Role[] = ['administrator'];
