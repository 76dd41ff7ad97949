/** The news as RSS 2.0: its channel, its items, and the links to it from the pages. */
import { type CrawledSite } from './crawl-site';
import type { Report } from './report';
export declare function feedReport(site: CrawledSite): Promise<Report>;
