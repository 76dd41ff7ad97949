import type { ComponentProps, MouseEventHandler } from 'react';
// Imported by package name, because federation shares modules by these names.
import { Link } from '@vipp/shared/stores/router';
import { usePrefetch } from '@vipp/shared/stores/site-context';
import { isExternalLink, isStoredFile } from '../lib/links';

type Props = Omit<ComponentProps<'a'>, 'href' | 'style' | 'onClick'> & {
  /** A path of this site, an anchor, a stored file, or another site's address. */
  to: string;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  /** Full page load instead of a client navigation. */
  reload?: boolean;
  /** Of the history entry that the link opens. */
  state?: unknown;
};

/** A link: a client navigation inside the site, a plain link elsewhere. */
export function PageLink({ to, reload = false, state, ...rest }: Props) {
  const prefetch = usePrefetch();
  const isOutside = isExternalLink(to) || isStoredFile(to);
  // The router's link resolves its address three times, which is a tenth of the rendering of a page.
  if (isOutside || (typeof document === 'undefined' && to.startsWith('/')))
    return (
      <a {...rest} href={to} {...(isOutside && { rel: 'noopener' })}>
        {rest.children}
      </a>
    );
  const loadAhead = () => {
    if (to.startsWith('/')) prefetch(to);
  };
  return (
    <Link
      {...rest}
      to={to}
      state={state}
      discover="none"
      reloadDocument={reload}
      onPointerEnter={loadAhead}
      onFocus={loadAhead}
    />
  );
}
