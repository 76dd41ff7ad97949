/** A link, a picture or a file that the page names, absolute. */
export type Reference = {
    url: URL;
    kind: 'link' | 'file';
};
export type PageFacts = {
    lang: string | undefined;
    /** Languages of `link rel="alternate" hreflang`. */
    alternates: string[];
    titles: string[];
    canonicals: string[];
    /** Content of `meta` by name or property; a name that occurs twice has two. */
    metas: ReadonlyMap<string, string[]>;
    /** Text of each JSON-LD block. */
    jsonLd: string[];
    feeds: string[];
    ids: ReadonlySet<string>;
    references: Reference[];
    /** Text of the page's body as the server wrote it. */
    text: string;
};
/** @param address absolute address of the page, which its links are resolved against */
export declare function readPage(html: string, address: string): PageFacts;
