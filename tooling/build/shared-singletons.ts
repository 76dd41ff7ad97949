/**
 * Modules that exist once per page and once per gateway: the shell provides them, remotes consume them.
 * Request → package whose version decides compatibility. `shell/src/federation/share-scope.ts` provides
 * exactly these; a test compares the two.
 */
export const sharedSingletons: Readonly<Record<string, string>> = {
  react: 'react',
  'react/jsx-runtime': 'react',
  '@vipp/shared/stores/router': '@vipp/shared',
  '@vipp/shared/stores/site-context': '@vipp/shared',
};
