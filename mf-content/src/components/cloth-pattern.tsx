import { weave } from '@vipp/shared/lib/weave';
import styles from './cloth-pattern.module.css';

const MOTIFS = { columns: 6, rows: 2 };
const THREAD_CLASSES = [styles.ink, styles.terracotta, styles.ochre, styles.leaf, styles.rose];

type Props = {
  /** What shapes of the same drawing are filled with: `url(#id)`. */
  id: string;
  seed: string;
  /** Side of one woven cell, in units of the drawing. */
  cell: number;
};

/** The brand's cloth as an SVG pattern, for shapes cut out of it. */
export function ClothPattern({ id, seed, cell }: Props) {
  const { width, height, threads } = weave(seed, MOTIFS.columns, MOTIFS.rows);
  return (
    <pattern
      id={id}
      width={width}
      height={height}
      patternUnits="userSpaceOnUse"
      patternTransform={`scale(${cell})`}
      shapeRendering="crispEdges"
    >
      {threads.map(({ thread, path }) => (
        <path key={thread} className={THREAD_CLASSES[thread]} d={path} />
      ))}
    </pattern>
  );
}
