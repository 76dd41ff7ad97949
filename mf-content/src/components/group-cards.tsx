import { ArrowRight } from 'lucide-react';
import { classNames } from '@vipp/shared/lib/class-names';
import { PageLink } from '@vipp/shared/ui/page-link';
import { Picture } from '@vipp/shared/ui/picture';
import { RichText } from '@vipp/shared/ui/rich-text';
import { Section } from '@vipp/shared/ui/section';
import stretched from '@vipp/shared/ui/stretched-link.module.css';
import type { GroupCard as Card } from '../model/group-data';
import styles from './group-cards.module.css';

/** In `group-cards.module.css`: the wider cards have seven of twelve columns from 48rem on. */
const SIZES = '(min-width: 87rem) clamp(46rem, 45vw, 52rem), (min-width: 48rem) 54vw, calc(93.2vw - 0.8rem)';

function GroupCard({ title, html, figure, link }: Card) {
  return (
    <>
      {figure && (
        <div className={styles.picture}>
          <Picture
            src={figure.src}
            alt={figure.alt}
            width={figure.width}
            height={figure.height}
            focus={figure.focus}
            sizes={SIZES}
          />
        </div>
      )}
      <div className={styles.words}>
        {title && <h3>{title}</h3>}
        <RichText html={html} />
        {link && (
          <PageLink className={classNames(stretched.link, styles.link)} to={link.href}>
            {link.text}
            <ArrowRight />
          </PageLink>
        )}
      </div>
    </>
  );
}

type Props = { name: string; cards: readonly Card[] };

/** Links from the group's page to other pages, as cards of two alternating widths. */
export function GroupCards({ name, cards }: Props) {
  if (cards.length === 0) return null;
  return (
    <Section title={name} tone="tint">
      <ul className={styles.cards} role="list">
        {cards.map((card) => (
          <li key={card.html + card.link?.href} className={classNames(stretched.area, styles.card)}>
            <GroupCard {...card} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
