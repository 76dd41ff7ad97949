/** Result of a loader: its data, or an expected failure as a value. */
export type Failure = 'unavailable' | 'not-found';

/** HTTP status of a page that explains itself why it is empty. */
export type EmptyPageStatus = 404 | 410 | 429 | 503;

export type Result<Data> = { ok: true; data: Data; status?: EmptyPageStatus } | { ok: false; failure: Failure };

export const success = <Data>(data: Data, status?: EmptyPageStatus): Result<Data> =>
  status ? { ok: true, data, status } : { ok: true, data };
export const failure = (kind: Failure): { ok: false; failure: Failure } => ({ ok: false, failure: kind });
