/** Bodies of answers that may be of any length: counted while they are read, and left off once they are too long. */

const MEGABYTE = 1024 * 1024;

/** An answer was longer than its reader takes. */
export class BodyTooLargeError extends Error {
  override readonly name = 'BodyTooLargeError';
}

/**
 * Reads the body of an answer. Compressed answers count as what they become.
 *
 * @param mostBytes more is not read: the connection ends, whatever the server goes on to send
 * @throws {BodyTooLargeError} naming the address and the limit
 * @throws {Error} when the connection breaks or its deadline passes
 */
export async function readBody(response: Response, mostBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  const refuse = () => new BodyTooLargeError(`${response.url} is larger than ${mostBytes / MEGABYTE} MB`);
  if (Number(response.headers.get('content-length')) > mostBytes) {
    await response.body?.cancel();
    throw refuse();
  }
  const reader = response.body?.getReader();
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    bytes += read.value.length;
    if (bytes > mostBytes) {
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

/** The same as text in UTF-8. */
export const readBodyText = async (response: Response, mostBytes: number): Promise<string> =>
  new TextDecoder().decode(await readBody(response, mostBytes));
