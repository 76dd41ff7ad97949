import { PageLink } from '@vipp/shared/ui/page-link';
import { RichText } from '@vipp/shared/ui/rich-text';
import { Section } from '@vipp/shared/ui/section';
import type { RseFigure } from '../model/rse-data';
import styles from './rse-figures.module.css';

type Props = { figures: readonly RseFigure[] };

/** Figures in large type, each with its year and its source. */
export function RseFigures({ figures }: Props) {
  return (
    <Section title="Nos chiffres" tone="tint">
      <ul className={styles.figures} role="list">
        {figures.map(({ title, html, link }) => (
          <li key={title + html} className={styles.figure}>
            <p className={styles.value}>{title}</p>
            <RichText html={html} />
            {link && (
              <p className={styles.source}>
                Source{'\u202F'}: <PageLink to={link.href}>{link.text}</PageLink>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
