import type { ReactNode } from 'react';
import type { ChapterPart } from '../model/chapter-part';
import styles from './chapter.module.css';
import { PictureSection } from '@vipp/shared/ui/picture-section';

type Props = {
  part: ChapterPart;
  /** From 0: pictures and tones alternate. */
  index: number;
  /** Below text and picture, over the width of the page. */
  children?: ReactNode;
};

const TONES = ['tint', 'paper', 'ink', 'paper'] as const;

/** A chapter of a long page, with its number above the title. */
export function Chapter({ part: { anchor, name, prose, figure }, index, children }: Props) {
  return (
    <div className={styles.chapter}>
      <PictureSection
        id={anchor}
        title={name}
        tone={TONES[index % TONES.length]}
        figure={figure}
        pictureFirst={index % 2 === 1}
        prose={prose}
      >
        {children}
      </PictureSection>
    </div>
  );
}
