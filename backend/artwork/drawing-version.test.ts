import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { drawingVersion } from './drawing-version';

it('changes with the built drawing code, and is unknown when sources run without a build', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'version-'));
  const program = path.join(folder, 'artwork.cjs');
  try {
    await writeFile(program, 'draw()');
    const version = drawingVersion(program);
    expect(version).toMatch(/^[0-9a-f]{16}$/);
    expect(drawingVersion(program)).toBe(version);
    await writeFile(program, 'drawOtherwise()');
    expect(drawingVersion(program)).not.toBe(version);
    expect(drawingVersion()).toBeUndefined();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
