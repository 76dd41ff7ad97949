import type { ComponentProps, MouseEventHandler } from 'react';
// By their public names, not by path: that is how federation knows the modules that exist once per page.
import { Link } from '@vipp/shared/stores/router';
import { usePrefetch } from '@vipp/shared/stores/site-context';
import { isExternalLink, isStoredFile } from '../lib/links';

type Props = Omit<ComponentProps<'a'>, 'href' | 'style' | 'onClick'> & {
  /** A path of this site, an anchor, a stored file, or another site's address. */
  to: string;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  /** Asks the server for the page instead of turning to it. */
  reload?: boolean;
};

/** A link that turns pages without a reload inside the site, and is a plain link everywhere else. */
export function PageLink({ to, reload = false, ...rest }: Props) {
  const prefetch = usePrefetch();
  if (isExternalLink(to) || isStoredFile(to)) {
    return (
      <a {...rest} href={to} rel="noopener">
        {rest.children}
      </a>
    );
  }
  const loadAhead = () => {
    if (to.startsWith('/')) prefetch(to);
  };
  return (
    <Link {...rest} to={to} viewTransition reloadDocument={reload} onPointerEnter={loadAhead} onFocus={loadAhead} />
  );
}
