/** The data of the page on screen, under a name of its own. It lives in site-context, the module that exists once. */
export { PageDataProvider, usePageData } from '@vipp/shared/stores/site-context';
