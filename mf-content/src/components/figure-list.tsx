import { PageLink } from '@vipp/shared/ui/page-link';
import { RichText } from '@vipp/shared/ui/rich-text';
import { Section } from '@vipp/shared/ui/section';
import type { SourcedFigure } from '../model/actions-part';
import styles from './figure-list.module.css';

type Props = {
  title: string;
  figures: readonly SourcedFigure[];
};

/** Figures in large type, each with a link to its source. */
export function FigureList({ title, figures }: Props) {
  if (figures.length === 0) return null;
  return (
    <Section title={title} tone="tint">
      <ul className={styles.figures} role="list">
        {figures.map(({ title: value, html, link }) => (
          <li key={value + html} className={styles.figure}>
            <p className={styles.value}>{value}</p>
            <RichText html={html} />
            {link && (
              <PageLink className={styles.source} to={link.href}>
                {link.text}
              </PageLink>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
