import type { ReactNode } from 'react';
import styles from './picture-caption.module.css';

type Props = {
  /** Who made the picture; HTML of a caption has it as `<small>`. */
  credit?: string | undefined;
  children?: ReactNode;
};

/** Text below a large picture or film, within its `<figure>`. */
export function PictureCaption({ credit, children }: Props) {
  return (
    <figcaption className={styles.caption}>
      {children}
      {credit && <small>{`Photo\u202F: ${credit}`}</small>}
    </figcaption>
  );
}
