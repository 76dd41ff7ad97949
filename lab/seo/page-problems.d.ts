/** Problems of one page: its head and its structured data. */
import type { PageFacts } from './page-facts';
/** Length of a title and a description: shorter ones say too little, longer ones are cut in search results. */
export declare const LENGTHS: {
    readonly title: readonly [10, 110];
    readonly description: readonly [60, 160];
};
export type Place = {
    address: string;
    origin: string;
};
export declare function headProblems({ lang, alternates, titles, canonicals, metas, feeds }: PageFacts, { address, origin }: Place): string[];
export declare function socialProblems({ titles, metas }: PageFacts, { address, origin }: Place): string[];
export declare function structuredDataProblems({ jsonLd }: PageFacts, { address, origin }: Place): string[];
