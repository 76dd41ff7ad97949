import { ArrowRight } from 'lucide-react';
import type { ListPart } from '@vipp/shared/lib/content-parts';
import { Button } from '@vipp/shared/ui/button';
import { RichText } from '@vipp/shared/ui/rich-text';
import { Section } from '@vipp/shared/ui/section';
import { APPLY_PATH } from '../model/apply-path';
import styles from './hiring-steps.module.css';

type Props = { steps: ListPart };

/** Steps of the recruitment process along a line. */
export function HiringSteps({ steps: { name, prose, items } }: Props) {
  return (
    <Section id="candidature" title={name} tone="ink" layout="split" intro={<RichText html={prose} />}>
      {items.length > 0 && (
        <ol className={styles.steps} role="list">
          {items.map(({ title, html }) => (
            <li key={title + html} className={styles.step}>
              {title && <h3 className={styles.title}>{title}</h3>}
              <div className={styles.text}>
                <RichText html={html} />
              </div>
            </li>
          ))}
        </ol>
      )}
      <Button to={APPLY_PATH} icon={<ArrowRight />}>
        Déposer ma candidature
      </Button>
    </Section>
  );
}
