/**
 * Webpack loader: leaves in a font the characters of the option `ranges` (as in `unicode-range`) the weights of the option
 * `weights`, and the OpenType features of the option `features`.
 */

/** @param {string} range such as `U+0041-005A` or `U+20AC` */
function charactersOf(range) {
  const [first = '', last = first] = range.replace('U+', '').split('-');
  const [from, to] = [parseInt(first, 16), parseInt(last, 16)];
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
}

module.exports = function fontSubsetLoader(font) {
  const { ranges, weights, features } = this.getOptions();
  const callback = this.async();
  const [min, max] = weights;
  import('subset-font')
    .then(({ default: subsetFont }) =>
      subsetFont(font, ranges.map(charactersOf).join(''), {
        targetFormat: 'woff2',
        keepFeatures: features,
        variationAxes: { wght: { min, max } },
      }),
    )
    .then((subset) => callback(null, subset), callback);
};

module.exports.raw = true;
