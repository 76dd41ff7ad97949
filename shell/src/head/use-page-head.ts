import { useContext, useEffect, useRef } from 'react';
import { UNSAFE_DataRouterStateContext as RouterState, useMatches } from 'react-router-dom';
import { useSiteOrigin } from '../site-root';
import { matchedMeta } from './matched-meta';
import { showSiteHead, siteHead } from './site-head';

/** Updates title, description, canonical and robots after each navigation in the browser. */
export function usePageHead(): void {
  const origin = useSiteOrigin();
  const matches = useMatches();
  const state = useContext(RouterState);
  const serverHead = useRef(true);
  const page = matches.at(-1);
  useEffect(() => {
    // The first head is the server's own.
    if (serverHead.current) {
      serverHead.current = false;
      return;
    }
    // The meta of a page is unknown until its module and data are loaded.
    if (state?.initialized) showSiteHead(siteHead(matchedMeta(page, state), state.location.pathname, origin));
  }, [origin, page, state]);
}
