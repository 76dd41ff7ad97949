import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { useBrowserRemotes } from '../federation/browser-remotes';
import { ErrorPage } from '../pages/error-page';
import { NotFoundPage } from '../pages/not-found-page';
import { RefusedPage, toRefusal } from '../pages/refused-page';
import { UnavailablePage } from '../pages/unavailable-page';
import { FAILURE_STATUS } from './failure-status';
import { loadShellPageStyles } from './load-shell-page-styles';
import { useSiteRoute } from './use-site-route';

/** Reports a page that threw in this browser, which counts against the version of its remote. */
function useFaultReport(isFault: boolean): void {
  const remotes = useBrowserRemotes();
  const route = useSiteRoute();
  useEffect(() => {
    if (isFault && route) remotes?.report(route, 'render');
  }, [isFault, route, remotes]);
}

/** Shown in place of a page that could not be loaded or rendered; header and footer stay. */
export function RouteFailure() {
  const error = useRouteError();
  const isFault = !isRouteErrorResponse(error);
  useFaultReport(isFault);
  // A page may fail without a navigation before it.
  useEffect(loadShellPageStyles, []);
  if (isFault) return <ErrorPage />;
  if (error.status === 404) return <NotFoundPage />;
  if (error.status === FAILURE_STATUS.unavailable) return <UnavailablePage />;
  return error.status >= 500 ? <ErrorPage /> : <RefusedPage status={error.status} refusal={toRefusal(error.data)} />;
}
