import { renderInSite } from '@vipp/shared/testing/render-in-site';
import type { Example } from '@vipp/shared/ui/example';

/** Renders the first example of a page as in the shell. */
export function renderFirst([example]: Example[]) {
  if (!example) throw new Error('a page without examples: add one to its .examples.tsx');
  return renderInSite(example.element);
}
