import { useState } from 'react';
import { trustedHtml } from '@vipp/shared/lib/trusted-html';

type Props = {
  /** Path data; without it hydration keeps the outline of the server. */
  d: string | undefined;
  className?: string | undefined;
};

/** The outline of a country on a map. */
export function MapOutline({ d, ...rest }: Props) {
  // One object, because React compares the object and not the markup, and a new object replaces the server's markup.
  const [content] = useState(() => ({ __html: trustedHtml(d === undefined ? '' : `<path d="${d}"/>`) }));
  return <g {...rest} dangerouslySetInnerHTML={content} suppressHydrationWarning />;
}
