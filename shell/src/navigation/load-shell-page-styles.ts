/**
 * Loads the style sheets of skeletons and of the shell's own pages, once. On a failure these have no layout, and the next call
 * tries again.
 */
export function loadShellPageStyles(): void {
  import(/* webpackChunkName: "shell-pages" */ '../styles/shell-page-styles.client').catch(() => undefined);
}
