/** HTML, addresses and text that would run `window.hacked=1`. */
export declare const XSS: string[];
/** Bodies that would change `Object.prototype`, and every address that takes a body. */
export declare const POLLUTION: {
  type: string;
  body: string;
}[];
export declare const BODY_TARGETS: string[];
/** Addresses that would lead away from the site. */
export declare const REDIRECTS: string[];
/** Paths that would leave a folder. */
export declare const TRAVERSAL: string[];
/** Texts that would end a header and begin another. */
export declare const HEADER_INJECTION: {
  in: 'path' | 'form' | 'header';
  value: string;
}[];
/** One request for every kind of answer beside the routes, with the status of its answer. */
export declare const ANSWERS: {
  path: string;
  status: number;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}[];
/** Text in parts, some of which are repeated so many times. */
export type Repeated = (string | [part: string, times: number])[];
type Flood = {
  name: string;
  bytes?: Repeated;
  method?: string;
  target?: Repeated;
  headers?: Repeated[];
  body?: Repeated;
};
/** Requests that are too large or too many, with the statuses that refuse them; 0 is a connection that is cut. */
export declare const FLOODS: (Flood & {
  allowed: number[];
})[];
export {};
