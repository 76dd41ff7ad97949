import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { canonicalAddress } from '../canonical-address';
import { useBrowserRemotes } from '../site-root';
import { matchRoute } from '../routes';

/** The link of a plain click, if within this site. */
function internalLink(event: MouseEvent): HTMLAnchorElement | null {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!plain || event.defaultPrevented || !(event.target instanceof Element)) return null;
  const link = event.target.closest('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== window.location.origin) return null;
  // Links that React renders are handled by the router; only those inside content HTML remain.
  return link.closest('[data-rich-text]') ? link : null;
}

/** Links inside the HTML of the content service navigate like every other link of the site. */
export function useContentLinks(): void {
  const navigate = useNavigate();
  const remotes = useBrowserRemotes();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = internalLink(event);
      if (!link || !remotes) return;
      const routes = remotes.routes();
      const address = canonicalAddress(link.pathname + link.search, routes);
      // The browser itself follows addresses of no known page.
      if (!matchRoute(routes, address.split('?')[0] ?? '')) return;
      event.preventDefault();
      void navigate(address + link.hash);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate, remotes]);
}
