/** Marks the element around the page of a remote, on the server and in the browser. */
export const PAGE_ATTRIBUTE = 'data-page';
