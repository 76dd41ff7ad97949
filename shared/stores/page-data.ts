/** Page data from the shared singleton `site-context`, by its package name. */
export { PageDataProvider, usePageData } from '@vipp/shared/stores/site-context';
