/** Id of the template that holds the page's scripts until the page is painted. */
export const SCRIPTS_HOLDER_ID = 'vipp-page-scripts';
