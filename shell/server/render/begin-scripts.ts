/** When the scripts of a page begin: fetched and run any earlier, they would hold back its font, its picture and its first paint. */

/** A page that is not looked at paints nothing: it is not waited for longer than this. */
const PATIENCE_MS = 300;

/**
 * Runs while the page is read, behind the template that holds its scripts. They carry their own hashes and run in their
 * order; each begins in a task of its own, for asking for all at once kept a slow phone from answering. On a reload, and on
 * the browser's way back from another site, nothing is left out (`[data-part]` in base.css): the browser looks for the
 * place where the visitor was.
 */
const BEGIN = `(() => {
  const holder = document.currentScript.previousElementSibling;
  const begin = () => {
    const script = holder.content.firstElementChild;
    if (!script) return;
    script.async = false;
    holder.before(script);
    setTimeout(begin);
  };
  if (performance.getEntriesByType('navigation').some(({ type }) => type !== 'navigate')) document.documentElement.dataset.whole = '';
  requestAnimationFrame(() => setTimeout(begin));
  setTimeout(begin, ${PATIENCE_MS});
})();`.replaceAll(/\n\s*/g, '');

/** @param tags the script elements of the page */
export const beginScripts = (tags: string, nonce: string): string => `<template>${tags}</template><script nonce="${nonce}">${BEGIN}</script>`;
