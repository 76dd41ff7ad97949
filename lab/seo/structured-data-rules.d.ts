/**
 * Required properties of schema.org and Google for each kind of structured data, and the recommended ones for which
 * the group has true values. Left out: `baseSalary` of a `JobPosting` (no salary is published), `dateModified`
 * of an article (the content service gives no date of change), `sameAs` of the organisation (it has no page elsewhere).
 */
import * as z from 'zod';
export declare const STRUCTURED_DATA_RULES: Readonly<Record<string, z.ZodType>>;
declare const blockSchema: z.ZodObject<{
    '@context': z.ZodLiteral<"https://schema.org">;
    '@type': z.ZodString;
}, z.core.$loose>;
export type StructuredBlock = z.infer<typeof blockSchema>;
/** One block, and its missing properties. */
export declare function checkBlock(json: string): {
    block: StructuredBlock | undefined;
    problems: string[];
};
export {};
