/**
 * A PDF of one page, 200 by 100 points, red where its mask is white: from 40 to 120. The mask is opaque and black from there
 * to the right edge, and reaches no further than 40 to the left and 20 to the bottom.
 */
const BOX = '/BBox [40 20 200 100]';

const stream = (dictionary: string, data: string): string =>
  `<< ${dictionary} /Length ${data.length} >> stream\n${data}\nendstream`;

const OBJECTS = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] /Contents 4 0 R /Resources << /ExtGState << /G 5 0 R >> >> >>',
  stream('', '/G gs 1 0 0 rg 0 0 200 100 re f'),
  '<< /Type /ExtGState /SMask << /Type /Mask /S /Luminosity /G 6 0 R >> >>',
  stream(
    `/Type /XObject /Subtype /Form ${BOX} /Group << /S /Transparency /CS /DeviceRGB >>`,
    '1 g 40 20 80 80 re f 0 g 120 20 80 80 re f',
  ),
];

export function maskedPdf(): Buffer {
  let file = '%PDF-1.7\n';
  const offsets = OBJECTS.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = OBJECTS.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  return Buffer.from(`${file}${table}trailer << /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`);
}
