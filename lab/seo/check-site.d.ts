/** All that can be checked over HTTP alone. */
import { type CrawledSite } from './crawl-site';
import type { Report } from './report';
/**
 * @param base address at which the site answers
 * @param pictures how many drawn pictures to look at; all by default
 */
export declare function checkSite(base: string, pictures?: number): Promise<{
    site: CrawledSite;
    reports: Report[];
}>;
