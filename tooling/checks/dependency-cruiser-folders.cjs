/** Cycles between the folders of the gateway and the content service, types included. Tests and their helpers may use every folder. */
const { options } = require('./dependency-cruiser.cjs');

module.exports = {
  forbidden: [
    {
      name: 'no-folder-cycle',
      severity: 'error',
      comment: 'Move what both folders need into a folder below them.',
      scope: 'folder',
      from: { path: '^(shell/server|backend/src)' },
      to: { circular: true },
    },
  ],
  options: {
    ...options,
    exclude: { path: [options.exclude.path, '[.]test[.]tsx?$', '^(shell/server|backend/src)/.*testing/'] },
  },
};
