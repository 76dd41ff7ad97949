import type { ReactNode } from 'react';
import { ArrowRight } from 'lucide-react';
import { PageLink } from '@vipp/shared/ui/page-link';
import { Section } from '@vipp/shared/ui/section';
import { useSiteRoute } from '../site-root';
import { recoveryLinks } from './site-links';
import styles from './recovery-links.module.css';

type Props = {
  title: string;
  /** Below the title; on phones after the links. */
  picture?: ReactNode;
};

/** Links to other pages, for a page that has nothing to show. */
export function RecoveryLinks({ title, picture }: Props) {
  // The host of the workshop has no other pages to link to.
  if (useSiteRoute()?.bare) return null;
  return (
    <Section title={title} after={picture} layout="split">
      <ul className={styles.list} role="list">
        {recoveryLinks.map(({ to, text }) => (
          <li key={to} className={styles.item}>
            <PageLink className={styles.link} to={to}>
              {text} <ArrowRight />
            </PageLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
