import { type PageFacts } from './page-facts';
export type Answer = {
    status: number;
    redirectedTo: string | undefined;
    type: string;
    robotsTag: string | null;
    facts: PageFacts | undefined;
};
/** Where something is linked from, and the address with its fragment. */
export type FoundLink = {
    url: URL;
    from: string;
    kind: 'link' | 'file';
};
/** Addresses are path and query. */
export type CrawledSite = {
    /** The requested address. */
    base: string;
    /** Its canonical address. */
    origin: string;
    answers: ReadonlyMap<string, Answer>;
    links: readonly FoundLink[];
    ask: (address: string) => Promise<Answer>;
};
/** @param base address at which the site answers; its public origin may be another */
export declare function crawlSite(base: string): Promise<CrawledSite>;
/** A page that search engines may index under its own address. */
export declare function isIndexable({ status, robotsTag, facts }: Answer, address: string, origin: string): boolean;
/** Every indexable page that was reached, by its address. */
export declare const indexablePages: ({ answers, origin }: CrawledSite) => Map<string, PageFacts>;
