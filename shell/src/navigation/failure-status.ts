/** HTTP status of a page whose loader failed. */
export const FAILURE_STATUS = { 'not-found': 404, unavailable: 503 } as const;
