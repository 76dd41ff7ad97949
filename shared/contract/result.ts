/** Result of a loader: its data, or an expected failure as a value. */
export type Failure = 'unavailable' | 'not-found';

/** HTTP status of an empty page with an explanation. */
export type EmptyPageStatus = 404 | 410 | 429 | 503;

/** `retryAfterSeconds` of a page with status 429. */
type Success<Data> = { ok: true; data: Data; status?: EmptyPageStatus; retryAfterSeconds?: number };
export type Result<Data> = Success<Data> | { ok: false; failure: Failure };

export const success = <Data>(data: Data, status?: EmptyPageStatus, retryAfterSeconds?: number): Result<Data> => ({
  ok: true,
  data,
  ...(status && { status }),
  ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
});
/** Data made of that of a result, or its failure. */
export const mapResult = <From, To>(result: Result<From>, toData: (data: From) => To): Result<To> =>
  result.ok ? success(toData(result.data)) : result;

export const failure = (kind: Failure): { ok: false; failure: Failure } => ({ ok: false, failure: kind });
