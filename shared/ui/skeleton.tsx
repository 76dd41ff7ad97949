import { classNames } from '../lib/class-names';
import { VisuallyHidden } from './visually-hidden';
import styles from './skeleton.module.css';

type BlockProps = { shape: 'title' | 'line' | 'card' | 'media' };

/** Grey placeholder for content that is being loaded, hidden from screen readers. */
export function SkeletonBlock({ shape }: BlockProps) {
  return <div className={classNames(styles.block, styles[shape])} aria-hidden="true" />;
}

function Paragraph() {
  return (
    <div className={styles.stack}>
      <SkeletonBlock shape="title" />
      <SkeletonBlock shape="line" />
      <SkeletonBlock shape="line" />
      <SkeletonBlock shape="line" />
    </div>
  );
}

function Cards() {
  return (
    <div className={styles.cards}>
      <SkeletonBlock shape="card" />
      <SkeletonBlock shape="card" />
      <SkeletonBlock shape="card" />
    </div>
  );
}

type Props = {
  /** Outline of the home page (`hero`), of a page with text or forms, or of a list. */
  shape: 'hero' | 'text' | 'cards';
};

/** Outline of a loading page, announced once as « Chargement de la page ». */
export function PageSkeleton({ shape }: Props) {
  return (
    <div className={styles.page}>
      <p role="status">
        <VisuallyHidden>Chargement de la page…</VisuallyHidden>
      </p>
      <div className={classNames(styles.banner, shape === 'hero' && styles.hero)} aria-hidden="true">
        <SkeletonBlock shape="title" />
        <SkeletonBlock shape="line" />
      </div>
      <div className={styles.body}>
        <Paragraph />
        {shape === 'text' ? <Paragraph /> : <Cards />}
      </div>
    </div>
  );
}
