/**
 * Compiles TypeScript with swc, several times as fast as ts-loader. With the option `scope` the module also
 * registers its components for React Fast Refresh (`tooling/dev-client/fast-refresh.ts`), under ids that begin with it.
 */
const { transform } = require('@swc/core');

/** On one line, so that the lines of the source map stay right. */
const before = (scope) =>
  `var $RefreshReg$ = (type, id) => globalThis.__fastRefresh?.register(type, ${JSON.stringify(`${scope} `)} + __webpack_module__.id + ' ' + id), ` +
  '$RefreshSig$ = () => globalThis.__fastRefresh?.sign() ?? ((type) => type); ';

const after = (scope) =>
  `\nif (import.meta.webpackHot) globalThis.__fastRefresh?.settle({ scope: ${JSON.stringify(scope)}, module: __webpack_module__, hot: import.meta.webpackHot, hash: () => __webpack_hash__ });`;

const settings = (file, sourceMaps, isRefreshed) => ({
  filename: file,
  configFile: false,
  swcrc: false,
  sourceMaps,
  jsc: {
    parser: { syntax: 'typescript', tsx: file.endsWith('.tsx') },
    target: 'es2022',
    transform: { react: { runtime: 'automatic', development: isRefreshed, refresh: isRefreshed } },
  },
});

module.exports = function fastRefreshLoader(source) {
  const { scope } = this.getOptions();
  const callback = this.async();
  transform(source, settings(this.resourcePath, this.sourceMap, scope !== undefined)).then(({ code, map }) => {
    callback(null, scope === undefined ? code : before(scope) + code + after(scope), map);
  }, callback);
};
