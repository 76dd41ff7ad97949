/** Compressed forms of the files of builds, as browsers get them. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const { BROTLI_MAX_QUALITY, BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Whether a file has compressed forms, by its name. */
export const isCompressed = (file: string): boolean => /\.(?:c?js|css|svg|json)$/.test(file);

export const compressBrotli = (body: Buffer, quality = BROTLI_MAX_QUALITY): Promise<Buffer> =>
  toBrotli(body, { params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: body.length } });

export const compressGzip = (body: Buffer): Promise<Buffer> => toGzip(body, { level: 9 });
