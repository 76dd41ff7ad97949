import { FigureView } from '@vipp/shared/ui/figure-view';
import { RichText } from '@vipp/shared/ui/rich-text';
import { Section } from '@vipp/shared/ui/section';
import type { PartnerPart } from '../model/group-data';
import styles from './partner-section.module.css';

/** In `partner-section.module.css`: seven of twelve columns and the margin beside them from 64rem on. */
const SIZES = '(min-width: 64rem) 58vw, calc(93.2vw - 0.8rem)';

type Props = { partner: PartnerPart };

/** The partner brand of the group in France: a picture, two columns and a film. */
export function PartnerSection({ partner: { name, prose, image, columns, film } }: Props) {
  return (
    <Section id="en_france" title={name} tone="ink">
      <div className={styles.opening}>
        {image && (
          <div className={styles.picture}>
            <FigureView figure={image} sizes={SIZES} />
          </div>
        )}
        <div className={styles.words}>
          <RichText html={prose} />
        </div>
      </div>
      {columns.length > 0 && (
        <div className={styles.columns}>
          {columns.map(({ title, html }) => (
            <div key={title + html} className={styles.column}>
              {title && <h3>{title}</h3>}
              <RichText html={html} />
            </div>
          ))}
        </div>
      )}
      {film && <FigureView figure={film} />}
    </Section>
  );
}
