/** Re-exports the hook for the page's data from site-context, the module that exists once per page. */
export { PageDataProvider, usePageData } from '@vipp/shared/stores/site-context';
