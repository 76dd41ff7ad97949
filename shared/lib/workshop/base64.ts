/** Bytes as Base64 and back, with what Node and browsers both have. */

/** More arguments than this overflow the stack. */
const CHUNK = 8_192;

export function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (let start = 0; start < bytes.length; start += CHUNK)
    binary += String.fromCharCode(...bytes.subarray(start, start + CHUNK));
  return btoa(binary);
}

/** @throws when the text is not Base64 */
export const fromBase64 = (text: string): Uint8Array => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
