import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A folder for the tests of the file. @param prefix its default has characters that addresses escape */
export function temporaryFolder(prefix = 'vipp #50%? '): string {
  const folder = mkdtempSync(path.join(tmpdir(), prefix));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A folder that is empty at the start of each test of the file. */
export function emptyFolder(prefix?: string): string {
  const folder = temporaryFolder(prefix);
  afterEach(() => readdirSync(folder).forEach((name) => rmSync(path.join(folder, name), { recursive: true })));
  return folder;
}
