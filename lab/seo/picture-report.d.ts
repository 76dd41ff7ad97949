import { type CrawledSite } from './crawl-site';
import type { Report } from './report';
/** @param most number of pictures to check, from each end of the site: each is drawn at its first request */
export declare function pictureReport(site: CrawledSite, most?: number): Promise<Report>;
