import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { acceptFile, checkFile } from './accept-file';

const PDF = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n';

describe('a file of an editor', () => {
  it('that is a photograph of 12 MB is stored smaller, turned, without place and author', async () => {
    // Noise, so that its file is large.
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const photograph = sharp({ create: { width: 4400, height: 2750, channels: 3, background: '#888', noise } })
      .withExif({ IFD0: { Artist: 'Awa' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 });
    const original = await photograph.jpeg({ quality: 97 }).toBuffer();
    expect(original.length).toBeGreaterThan(12 * 1024 * 1024);
    const bytes = await acceptFile('photo.jpg', original);
    expect(bytes.length).toBeLessThan(original.length / 3);
    const { width, height, exif, orientation, format } = await sharp(bytes).metadata();
    expect([width, height, exif, orientation, format]).toEqual([1600, 2560, undefined, undefined, 'jpeg']);
  });

  it.each(['png', 'webp', 'avif'] as const)('may be a photograph in %s', async (format) => {
    const image = sharp({ create: { width: 20, height: 10, channels: 3, background: '#123' } });
    const file = await acceptFile(`a.${format}`, await image.toFormat(format).toBuffer());
    expect(await sharp(file).metadata()).toMatchObject({ width: 20, height: 10 });
  });

  it.each([
    ['photo.jpg', Buffer.from('<svg/>'), 'pas une image fixe'],
    ['photo.jpg', Buffer.from('89504e470d0a1a0a', 'hex'), 'pas une image fixe'],
    ['photo.gif', Buffer.from('GIF89a'), 'seuls les fichiers'],
    ['page.html', Buffer.from('<p>'), 'seuls les fichiers'],
    ['a.pdf', Buffer.from('<html><script>alert(1)</script>'), 'pas un PDF lisible'],
    ['a.pdf', Buffer.from('%PDF-1.7\n<html>'), 'pas un PDF lisible'],
    ['a.pdf', Buffer.from(PDF.replace('<<>>', '<</S /JavaScript /JS (app.alert(1))>>')), 'un programme'],
    ['a.pdf', Buffer.concat([Buffer.from(PDF), Buffer.alloc(50 * 1024 * 1024)]), '50 Mo'],
    ['a.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'seuls les fichiers'],
  ])('%s is refused where it is something else (%#)', async (name, bytes, problem) => {
    await expect(acceptFile(name, bytes)).rejects.toThrow(problem);
  });

  it('that is a PDF is stored as it is, and those of the release are accepted', async () => {
    expect((await acceptFile('a.pdf', Buffer.from(PDF))).toString()).toBe(PDF);
    const folder = path.resolve(import.meta.dirname, '../../../content/files');
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.pdf'));
    expect(names.length).toBeGreaterThan(10);
    for (const name of names) checkFile(name, readFileSync(path.join(folder, name)));
  });
});
