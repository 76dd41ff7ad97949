/** The part of the Trusted Types API used here. */
type Policy = { createHTML: (html: string) => TrustedHTML };
type PolicyFactory = {
  createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => Policy;
};

declare global {
  interface Window {
    /** Global: remotes bundle copies of this module, and the name of a policy can be created only once. */
    vippContentPolicy?: Policy;
  }
}

/** Name of the policy for content, which the site's `trusted-types` directive must allow. */
export const CONTENT_POLICY = 'vipp-content';

function contentPolicy(): Policy | undefined {
  if (typeof window === 'undefined') return undefined;
  // TypeScript's DOM library lacks `trustedTypes`, and not every browser supports it.
  const page: { trustedTypes?: PolicyFactory; vippContentPolicy?: Policy } = window;
  page.vippContentPolicy ??= page.trustedTypes?.createPolicy(CONTENT_POLICY, { createHTML: (html) => html });
  return page.vippContentPolicy;
}

/**
 * Marks HTML as safe to insert, for `dangerouslySetInnerHTML`.
 *
 * Does not sanitise: only for HTML that the gateway sanitised (every `content`, `prose`, `html` and `caption` of
 * `@vipp/shared/contract/site-data`), and for the site's own drawings.
 */
export function trustedHtml(html: string): string | TrustedHTML {
  return contentPolicy()?.createHTML(html) ?? html;
}
