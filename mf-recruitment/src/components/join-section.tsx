import { FigureView } from '@vipp/shared/ui/figure-view';
import { RichText } from '@vipp/shared/ui/rich-text';
import { Section } from '@vipp/shared/ui/section';
import type { IntroPart } from '../model/recruitment-data';
import styles from './join-section.module.css';

/** In `join-section.module.css`: it extends to the edges of the window, beside the text from 64rem on. */
const SIZES = '(min-width: 64rem) 52vw, 100vw';

type Props = { intro: IntroPart };

/** Introduction beside a picture that extends to the edge of the window. */
export function JoinSection({ intro: { name, prose, picture } }: Props) {
  return (
    <Section id="recrutement" title={name}>
      <div className={styles.spread}>
        <div className={styles.words}>
          <RichText html={prose} />
        </div>
        {picture && (
          <div className={styles.picture}>
            <FigureView figure={picture} sizes={SIZES} priority />
          </div>
        )}
      </div>
    </Section>
  );
}
