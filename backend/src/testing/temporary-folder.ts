import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A folder for the tests of the file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'vipp #50%? backend-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
