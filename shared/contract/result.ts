/** An expected failure is a value: what a loader answers when it has, or has not, its content. */
export type Failure = 'unavailable' | 'not-found';

export type Result<Data> = { ok: true; data: Data } | { ok: false; failure: Failure };

export const success = <Data>(data: Data): Result<Data> => ({ ok: true, data });
export const failure = (kind: Failure): { ok: false; failure: Failure } => ({ ok: false, failure: kind });
