import { RichText } from '@vipp/shared/ui/rich-text';
import { Section } from '@vipp/shared/ui/section';
import type { ListPart } from '../model/recruitment-data';
import styles from './job-families.module.css';

type Props = { families: ListPart };

/** The families of jobs; the first is the door through which most come in. */
export function JobFamilies({ families: { name, prose, items } }: Props) {
  return (
    <Section id="metiers" title={name} intro={<RichText html={prose} />}>
      {items.length > 0 && (
        <ul className={styles.families} role="list">
          {items.map(({ title, html }) => (
            <li key={title + html} className={styles.family}>
              {title && <h3 className={styles.title}>{title}</h3>}
              <div className={styles.text}>
                <RichText html={html} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
