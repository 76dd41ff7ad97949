/** The text under `key` of an unknown value; not by `instanceof`, as an error may come from another realm. */
function textAt(thing: unknown, key: 'code' | 'message'): string | undefined {
  if (typeof thing !== 'object' || thing === null || !(key in thing)) return undefined;
  const text: unknown = Reflect.get(thing, key);
  return typeof text === 'string' && text !== '' ? text : undefined;
}

/** The system's code of a failed call, such as `EACCES`; undefined for any other value. */
export const errorCode = (error: unknown): string | undefined => textAt(error, 'code');

/** The cause of a failed call or statement; the error itself if it names none. */
export const causeOf = (error: unknown): unknown =>
  (typeof error === 'object' && error !== null && 'cause' in error ? error.cause : undefined) ?? error;

/** The message of any thrown value, in one line. */
export function errorText(error: unknown): string {
  const text = textAt(error, 'message') ?? textAt(error, 'code') ?? String(error);
  return text.replace(/\s*\n\s*/g, ' ');
}
