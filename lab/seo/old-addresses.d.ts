/**
 * Every address of requirement 2.1 and of older links that is not canonical, with its target.
 * `{post}` and `{study}` are replaced by the slugs of an article and of a case study.
 */
export declare const OLD_ADDRESSES: readonly (readonly [old: string, canonical: string])[];
/** Addresses whose last part belongs to a visitor: redirected to their canonical form, which then answers. */
export declare const OLD_PRIVATE_ADDRESSES: readonly (readonly [old: string, canonical: string])[];
/** Addresses that never existed: a real 404, whatever they resemble. */
export declare const MISSING_ADDRESSES: readonly string[];
