import { randomUUID } from 'node:crypto';
import { link, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from './error-text';

/**
 * Writes a file of its owner alone, whole or not at all: others may read it at the same time.
 *
 * @returns false for a file of this name that must not be replaced
 */
export async function writeWhole(
  file: string,
  content: string | Uint8Array,
  { isReplaced = false } = {},
): Promise<boolean> {
  const folder = path.dirname(file);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const temporary = path.join(folder, `.${randomUUID()}.part`);
  try {
    await writeFile(temporary, content, { mode: 0o600, flush: true });
    await (isReplaced ? rename : link)(temporary, file);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(temporary, { force: true });
  }
}
