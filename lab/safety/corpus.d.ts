import * as z from 'zod';
declare const bodiesSchema: z.ZodArray<z.ZodObject<{
    type: z.ZodString;
    body: z.ZodString;
}, z.core.$strip>>;
declare const placedSchema: z.ZodArray<z.ZodObject<{
    in: z.ZodEnum<{
        form: "form";
        path: "path";
        header: "header";
    }>;
    value: z.ZodString;
}, z.core.$strip>>;
export type PollutingBody = z.infer<typeof bodiesSchema>[number];
export type PlacedText = z.infer<typeof placedSchema>[number];
/** HTML, addresses and text that would run `window.hacked=1`. */
export declare const XSS: string[];
/** Bodies that would change `Object.prototype`. */
export declare const POLLUTION: {
    type: string;
    body: string;
}[];
/** Addresses that would lead away from the site. */
export declare const REDIRECTS: string[];
/** Paths that would leave a folder. */
export declare const TRAVERSAL: string[];
/** Texts that would end a header and begin another. */
export declare const HEADER_INJECTION: {
    in: "form" | "path" | "header";
    value: string;
}[];
export {};
