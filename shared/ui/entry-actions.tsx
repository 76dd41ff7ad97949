import { ArrowRight, ArrowUpRight } from 'lucide-react';
import type { PageLinkData } from '../contract/site-data';
import { isExternalLink } from '../lib/links';
import { Button } from './button';
import { VisuallyHidden } from './visually-hidden';
import buttons from './button.module.css';

type Props = { actions: readonly PageLinkData[]; variant?: 'quiet' };

/** Links at the end of a content entry, as buttons; renders nothing when there are none. */
export function EntryActions({ actions, variant }: Props) {
  if (actions.length === 0) return null;
  return (
    <div className={buttons.row}>
      {actions.map(({ href, text }) => (
        <Button key={href} to={href} variant={variant} icon={isExternalLink(href) ? <ArrowUpRight /> : <ArrowRight />}>
          {text}
          {isExternalLink(href) && <VisuallyHidden> (autre site)</VisuallyHidden>}
        </Button>
      ))}
    </div>
  );
}
