/** Image files for tests, as editors and attackers store them. */
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

export const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"/>');

/** A JPEG wider than high as stored, and higher than wide as shown; with the place where it was taken. */
export const photographWithExif = (width: number, height: number): Promise<Buffer> =>
  sharp({
    create: { width, height, channels: 3, background: '#b5451b', noise: { type: 'gaussian', sigma: 40, mean: 128 } },
  })
    .jpeg()
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '6/1 7/1 30/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();

export const transparentPng = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 4, background: { r: 181, g: 69, b: 27, alpha: 0.5 } } })
    .png()
    .toBuffer();

export const animatedWebp = (): Promise<Buffer> =>
  sharp(Buffer.concat([Buffer.alloc(300, 10), Buffer.alloc(300, 200)]), {
    raw: { width: 10, height: 20, channels: 3, pageHeight: 10 },
  })
    .webp()
    .toBuffer();

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

const uint32 = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(4 * values.length);
  values.forEach((value, index) => bytes.writeUInt32BE(value, 4 * index));
  return bytes;
};

/** Maximum size of the pixel rows before compression. */
const MAX_DATA = 8 * 1024 * 1024;

/** A PNG of a few kilobytes that has, or claims to have, any size in pixels. */
export const pngOfSize = (width: number, height: number, ...more: Buffer[]): Buffer =>
  Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', Buffer.concat([uint32(width, height), Buffer.from([1, 0, 0, 0, 0])])),
    ...more,
    pngChunk('IDAT', deflateSync(Buffer.alloc(Math.min((Math.ceil(width / 8) + 1) * height, MAX_DATA)))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);

/** A PNG whose header announces two frames. */
export const animatedPng = (): Buffer => pngOfSize(400, 300, pngChunk('acTL', uint32(2, 0)));
