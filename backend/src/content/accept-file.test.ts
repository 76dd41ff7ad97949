import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { acceptFile, FILE_PROBLEMS, fileProblem, type AcceptedFile } from './accept-file';

const PDF = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n';

const accepted = (found: Awaited<ReturnType<typeof acceptFile>>): AcceptedFile => {
  if (typeof found === 'string') throw new Error(FILE_PROBLEMS[found]);
  return found;
};

/** Noise, so that its file is large. */
async function photograph(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const image = sharp({ create: { width, height, channels: 3, background: '#888', noise } });
  return image
    .withExif({ IFD0: { Artist: 'Awa' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 97 })
    .toBuffer();
}

describe('a file of an editor', () => {
  it('that is a photograph of 12 MB is stored smaller, turned, without place and author', async () => {
    const original = await photograph(4400, 2750);
    expect(original.length).toBeGreaterThan(12 * 1024 * 1024);
    const { bytes, size } = accepted(await acceptFile('photo.jpg', original));
    expect(size).toEqual({ width: 1600, height: 2560 });
    expect(bytes.length).toBeLessThan(original.length / 3);
    const { exif, orientation, format } = await sharp(bytes).metadata();
    expect([exif, orientation, format]).toEqual([undefined, undefined, 'jpeg']);
  });

  it.each(['png', 'webp', 'avif'] as const)('may be a photograph in %s', async (format) => {
    const file = await sharp({ create: { width: 20, height: 10, channels: 3, background: '#123' } })
      .toFormat(format)
      .toBuffer();
    expect(accepted(await acceptFile(`a.${format}`, file)).size).toEqual({ width: 20, height: 10 });
  });

  it.each([
    ['photo.jpg', Buffer.from('<svg/>'), 'photograph'],
    ['photo.jpg', Buffer.from('89504e470d0a1a0a', 'hex'), 'photograph'],
    ['photo.gif', Buffer.from('GIF89a'), 'kind'],
    ['page.html', Buffer.from('<p>'), 'kind'],
    ['été.pdf', Buffer.from(PDF), 'name'],
    ['.pdf', Buffer.from(PDF), 'name'],
    ['a.pdf', Buffer.from('<html><script>alert(1)</script>'), 'pdf'],
    ['a.pdf', Buffer.from('%PDF-1.7\n<html>'), 'pdf'],
    ['a.pdf', Buffer.from(PDF.replace('<<>>', '<</S /JavaScript /JS (app.alert(1))>>')), 'program'],
    ['a.pdf', Buffer.concat([Buffer.from(PDF), Buffer.alloc(50 * 1024 * 1024)]), 'large'],
    ['a.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'kind'],
  ])('%s is refused where it is something else (%#)', async (name, bytes, problem) => {
    expect(await acceptFile(name, bytes)).toBe(problem);
  });

  it('that is a PDF is stored as it is', async () => {
    expect(accepted(await acceptFile('a.pdf', Buffer.from(PDF))).bytes.toString()).toBe(PDF);
  });

  it('of the release is accepted', () => {
    const folder = path.resolve(import.meta.dirname, '../../../content/files');
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.pdf'));
    const refused = names.filter((name) => fileProblem(name, readFileSync(path.join(folder, name))) !== undefined);
    expect([names.length > 10, refused]).toEqual([true, []]);
  });
});
