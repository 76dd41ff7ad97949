import { ArrowRight, ArrowUpRight } from 'lucide-react';
import { classNames } from '@vipp/shared/lib/class-names';
import { isExternalLink } from '@vipp/shared/lib/links';
import { PageLink } from '@vipp/shared/ui/page-link';
import { RichText } from '@vipp/shared/ui/rich-text';
import stretched from '@vipp/shared/ui/stretched-link.module.css';
import { VisuallyHidden } from '@vipp/shared/ui/visually-hidden';
import type { LinkBandData } from '../model/services-data';
import styles from './link-bands.module.css';

function BandLink({ href, text }: { href: string; text: string }) {
  const external = isExternalLink(href);
  const Arrow = external ? ArrowUpRight : ArrowRight;
  return (
    <PageLink className={classNames(stretched.link, styles.link)} to={href}>
      {text}
      {external && <VisuallyHidden> (autre site)</VisuallyHidden>}
      <Arrow />
    </PageLink>
  );
}

type Props = { bands: readonly LinkBandData[] };

/** Wide links at the end of a page; a band without an address is only text. */
export function LinkBands({ bands }: Props) {
  if (bands.length === 0) return null;
  return (
    <section className={styles.bands} aria-label="Aller plus loin">
      {bands.map(({ title, html, linkText, href }) => (
        <div key={title} className={styles.band} data-own-colours="">
          <div className={styles.words}>
            <h2 className={styles.title}>{title}</h2>
            <RichText html={html} />
            {href && <BandLink href={href} text={linkText || title} />}
          </div>
        </div>
      ))}
    </section>
  );
}
