/** Replaces every picture by its name, as the build does by its address. */
const path = require('node:path');

module.exports = { process: (_source, file) => ({ code: `module.exports = '/${path.basename(file)}';` }) };
