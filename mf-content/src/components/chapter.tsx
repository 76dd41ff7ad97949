import type { ReactNode } from 'react';
import { RichText } from '@vipp/shared/ui/rich-text';
import type { ChapterPart } from '../model/chapter-part';
import styles from './chapter.module.css';
import { PictureSection } from './picture-section';
import { ProseSpread } from './prose-spread';

type Props = {
  part: ChapterPart;
  /** From 0: pictures and tones alternate. */
  index: number;
  /** Below text and picture, over the width of the page. */
  children?: ReactNode;
};

/** The first paragraph, and what follows it. */
function splitLead(html: string): [lead: string, rest: string] {
  const end = html.startsWith('<p>') ? html.indexOf('</p>') + '</p>'.length : html.length;
  return [html.slice(0, end), html.slice(end).trim()];
}

const TONES = ['tint', 'paper', 'ink', 'paper'] as const;

/**
 * A chapter of a long page: its number, title and first paragraph beside a picture that extends to the edge of the window,
 * and the other paragraphs below it.
 */
export function Chapter({ part: { anchor, name, prose, figure }, index, children }: Props) {
  const [lead, rest] = splitLead(prose);
  return (
    <div className={styles.chapter}>
      <PictureSection
        id={anchor}
        title={name}
        tone={TONES[index % TONES.length]}
        figure={figure}
        pictureFirst={index % 2 === 1}
        words={<RichText html={lead} size="lead" />}
      >
        {rest && <ProseSpread html={rest} />}
        {children}
      </PictureSection>
    </div>
  );
}
