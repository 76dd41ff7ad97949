import type { ReactNode } from 'react';
import { ArrowRight } from 'lucide-react';
import { classNames } from '@vipp/shared/lib/class-names';
import base from '@vipp/shared/ui/card.module.css';
import { VisuallyHidden } from '@vipp/shared/ui/visually-hidden';
import { splitMatches } from '@vipp/shared/lib/search-text';
import { DetailLink } from './detail-link';
import styles from './detail-card.module.css';

type HighlightedProps = {
  text: string;
  /** Search; a blank one marks nothing. */
  search: string;
};

/** A text with marked matches of the search. */
function Highlighted({ text, search }: HighlightedProps) {
  return splitMatches(text, search).map((part, index) =>
    part.isMatch ? <mark key={index}>{part.text}</mark> : part.text,
  );
}

type Props = {
  to: string;
  origin: string;
  title: string;
  description: string;
  /** Search whose matches are marked in title and description. */
  search?: string;
  eyebrow?: ReactNode;
  media?: ReactNode;
  /** List at the end of the card. */
  footer?: ReactNode;
  /** Text of the link at the end of a card with less text; without it the title is the link. */
  linkText?: string;
};

/** A card that is a link to an article or a study. */
export function DetailCard({ to, origin, title, description, search = '', eyebrow, media, footer, linkText }: Props) {
  const words = <Highlighted text={title} search={search} />;
  return (
    <article className={classNames(base.card, base.linked, linkText && styles.small)}>
      {media && <div className={base.media}>{media}</div>}
      <div className={classNames(base.words, styles.words)}>
        {eyebrow && <p className={base.eyebrow}>{eyebrow}</p>}
        <h3 className={classNames(base.title, styles.title)}>
          {linkText ? (
            words
          ) : (
            <DetailLink className={base.link} to={to} origin={origin}>
              {words}
            </DetailLink>
          )}
        </h3>
        {description && (
          <p className={base.text}>
            <Highlighted text={description} search={search} />
          </p>
        )}
        {footer}
        {linkText && (
          <DetailLink className={classNames(base.link, base.more, styles.more)} to={to} origin={origin}>
            {linkText}
            <VisuallyHidden>{` : ${title}`}</VisuallyHidden>
            <ArrowRight />
          </DetailLink>
        )}
      </div>
    </article>
  );
}
