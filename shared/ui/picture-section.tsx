import { useId, type ReactNode } from 'react';
import { HALF_WINDOW_SIZES } from '../lib/photographs';
import { classNames } from '../lib/class-names';
import type { Figure, PageLinkData } from '../contract/site-data';
import { FigureView } from './figure-view';
import { RichText } from './rich-text';
import { Section } from './section';
import base from './section.module.css';
import { EntryActions } from './entry-actions';
import styles from './picture-section.module.css';

type Props = {
  /** Anchor of the section, for links. */
  id?: string | undefined;
  title: string;
  tone?: 'paper' | 'tint' | 'ink' | undefined;
  figure: Figure | null | undefined;
  /** The picture is in the first half of a wide screen. */
  pictureFirst?: boolean | undefined;
  /** The section is in the first view. */
  priority?: boolean | undefined;
  /** Sanitised HTML. */
  prose: string;
  actions?: readonly PageLinkData[];
  /** Below text and picture, over the width of the page. */
  children?: ReactNode;
};

/** The first paragraph, and what follows it. */
function splitLead(html: string): [lead: string, rest: string] {
  const end = html.startsWith('<p>') ? html.indexOf('</p>') + '</p>'.length : html.length;
  return [html.slice(0, end), html.slice(end).trim()];
}

/** Paragraphs, as sanitised HTML, in columns over the width of a page. */
export const ProseSpread = ({ html }: { html: string }) => (
  <div className={styles.columns}>
    <RichText html={html} />
  </div>
);

/**
 * Title and first paragraph beside a picture that extends to the edge of the window, or below it on narrow screens; the other
 * paragraphs below both. An entry of the content may have no picture.
 */
export function PictureSection(props: Props) {
  const { id, title, tone = 'paper', figure, pictureFirst, priority, prose, actions = [], children } = props;
  const ownId = useId();
  const titleId = `${id ?? ownId}-titre`;
  const [lead, rest] = splitLead(prose);
  const words = <RichText html={lead} size="lead" />;
  const body = (rest || children) && (
    <>
      {rest && <ProseSpread html={rest} />}
      {children}
    </>
  );
  if (!figure) {
    return (
      <Section id={id} title={title} tone={tone} intro={words}>
        {body}
        <EntryActions actions={actions} />
      </Section>
    );
  }
  return (
    <section id={id} data-part="" className={classNames(base.section, base[tone])} aria-labelledby={titleId}>
      <div className={classNames(styles.halves, pictureFirst && styles.pictureFirst, priority && styles.textFirst)}>
        <div className={classNames(base.head, styles.head)}>
          <h2 id={titleId}>{title}</h2>
          {words}
          <EntryActions actions={actions} />
        </div>
        <div className={styles.picture}>
          <FigureView figure={figure} sizes={HALF_WINDOW_SIZES} priority={priority} />
        </div>
        {body && <div className={classNames(base.body, styles.body)}>{body}</div>}
      </div>
    </section>
  );
}
