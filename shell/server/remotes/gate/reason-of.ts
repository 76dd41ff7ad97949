/** The message of any value that a candidate throws; `String` itself throws for some values. */
export function reasonOf(thrown: unknown): string {
  try {
    if (typeof thrown === 'object' && thrown !== null && 'message' in thrown && typeof thrown.message === 'string')
      return thrown.message;
    return String(thrown);
  } catch {
    return 'a value without a text';
  }
}
