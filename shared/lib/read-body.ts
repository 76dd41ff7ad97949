/** Reads bodies of unknown length up to a limit. */

const MEGABYTE = 1024 * 1024;

/** An answer exceeded the limit of its reader. */
export class BodyTooLargeError extends Error {
  override readonly name = 'BodyTooLargeError';
}

/**
 * Reads the body of an answer. The decompressed size counts.
 *
 * @param maxBytes limit; the connection is closed when the server sends more
 * @throws {BodyTooLargeError} naming the address and the limit
 * @throws {Error} when the connection breaks or its deadline passes
 */
export async function readBody(response: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  const refuse = () => new BodyTooLargeError(`${response.url} is larger than ${maxBytes / MEGABYTE} MB`);
  if (Number(response.headers.get('content-length')) > maxBytes) {
    await response.body?.cancel();
    throw refuse();
  }
  const reader = response.body?.getReader();
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    bytes += read.value.length;
    if (bytes > maxBytes) {
      await reader?.cancel();
      throw refuse();
    }
    chunks.push(read.value);
  }
  const body = new Uint8Array(bytes);
  let offset = 0;
  for (const chunk of chunks) {
    body.set(chunk, offset);
    offset += chunk.length;
  }
  return body;
}

/** As `readBody`, decoded as UTF-8. */
export const readBodyText = async (response: Response, maxBytes: number): Promise<string> =>
  new TextDecoder().decode(await readBody(response, maxBytes));
