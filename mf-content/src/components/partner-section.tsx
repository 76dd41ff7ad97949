import { FigureView } from '@vipp/shared/ui/figure-view';
import { RichText } from '@vipp/shared/ui/rich-text';
import type { PartnerPart } from '../model/group-data';
import { PictureSection } from '@vipp/shared/ui/picture-section';
import styles from './partner-section.module.css';

type Props = { partner: PartnerPart };

/** The partner brand of the group in France: a picture, two columns and a film. */
export function PartnerSection({ partner: { name, prose, image, columns, film } }: Props) {
  return (
    <PictureSection id="en_france" title={name} tone="ink" figure={image} pictureFirst prose={prose}>
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
    </PictureSection>
  );
}
