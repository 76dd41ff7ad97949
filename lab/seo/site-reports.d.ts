/** Problems across all pages: links, addresses, site map, robots.txt. */
import { type CrawledSite } from './crawl-site';
import type { Report } from './report';
export declare const linkReport: (site: CrawledSite) => Report;
/** Texts that more than one page has. */
export declare function repeatedReport(check: string, values: readonly (readonly [address: string, value: string])[]): Report;
export declare function sitemapReport(site: CrawledSite): Promise<Report>;
export declare function robotsReport(site: CrawledSite): Promise<Report>;
export declare function oldAddressReport(site: CrawledSite): Promise<Report>;
export declare function missingReport(site: CrawledSite): Promise<Report>;
