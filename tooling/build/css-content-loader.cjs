/**
 * In development the script of a style sheet contains its time of compilation, so that a new sheet is a new script. With the
 * hash of the sheet instead it is the same one in the next process, and open pages have nothing to replace.
 */
const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');

module.exports = function cssContentLoader(source) {
  const hash = createHash('sha256').update(readFileSync(this.resourcePath)).digest('hex');
  return source.replace(/\/\/ \d{13}\n/, `// ${hash}\n`);
};
