/**
 * Import cycles, as `npm run check` finds them: parts that need each other cannot be read, tested or moved alone. Also the
 * doors of `shell/server/releases`; `dependency-cruiser-folders.cjs` finds cycles between the folders of the gateway.
 */
module.exports = {
  forbidden: [
    {
      name: 'no-cycle',
      severity: 'error',
      comment: 'Take what both need out into a module of its own.',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'releases-by-their-doors',
      severity: 'error',
      comment: 'Import a file directly in shell/server/releases, or a format in its folder `protocol`.',
      from: { path: '^shell/server/', pathNot: '^shell/server/(releases|testing)/|\\.test\\.tsx?$' },
      to: { path: '^shell/server/releases/(?!protocol/)[^/]+/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules|dist|dist-dev)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js'],
    },
  },
};
