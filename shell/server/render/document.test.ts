import { readFileSync } from 'node:fs';
import path from 'node:path';
import { STYLE_LAYERS } from './document';

it('names the layers of styles as the site’s own sheet does', () => {
  const sheet = readFileSync(path.resolve(__dirname, '../../src/styles/layers.css'), 'utf8');
  expect(sheet.match(/^@layer [^{]+;/m)?.[0]).toBe(STYLE_LAYERS);
});
