import { classNames } from '../lib/class-names';
import styles from './pattern-band.module.css';

type Props = { className?: string | undefined };

/** Cells of the tile: four square motifs in the manner of West African textiles. */
const WIDTH = 36;
const HEIGHT = 9;
const CELL_PIXELS = 4;

/** The threads of the tile, in the order in which they are drawn: later ones cover earlier ones. */
const THREADS = [
  [styles.terracotta, 'M9 0h9v9h-9z'],
  [styles.ochre, 'M0 0h9v9h-9z'],
  [styles.rose, 'M18 0h18v9h-18z'],
  [
    styles.ink,
    'M10 0h1v3h-1zm2 0h1v3h-1zm2 0h1v3h-1zm2 0h1v3h-1zm-6 6h1v3h-1zm2 0h1v3h-1zm2 0h1v3h-1zm2 0h1v3h-1z' +
      'M19 0h2v1h-2zm5 0h2v1h-2zm-4 1h2v1h-2zm3 0h2v1h-2zm-2 1h3v1h-3zm1 1h1v1h-1zm-4 1h1v1h-1zm8 0h1v1h-1z' +
      'm-8 1h2v1h-2zm7 0h2v1h-2zm-6 1h2v1h-2zm5 0h2v1h-2zm-4 1h2v1h-2zm3 0h2v1h-2zm-2 1h3v1h-3zM27 2h9v1h-9zm0 4h9v1h-9z',
  ],
  [styles.terracotta, 'M27 3h9v3h-9z'],
  [
    styles.leaf,
    'M3 0h3v3h-3zm-3 3h3v3h-3zm6 0h3v3h-3zm-3 3h3v3h-3zM21 0h3v1h-3zm1 1h1v1h-1zm-4 1h1v1h-1zm8 0h1v1h-1zm-8 1h2v1h-2z' +
      'm7 0h2v1h-2zm-6 1h2v1h-2zm5 0h2v1h-2zm-4 1h2v1h-2zm3 0h2v1h-2zm-2 1h3v1h-3zm1 1h1v1h-1zm-4 1h1v1h-1zm8 0h1v1h-1z',
  ],
  [styles.rose, 'M9 3h9v3h-9z'],
] as const;

/** Decorative band of the brand pattern, one motif high. A page has at most one, in its banner. */
export const PatternBand = ({ className }: Props) => (
  <svg className={classNames(styles.band, className)} width="100%" height={HEIGHT * CELL_PIXELS} aria-hidden="true">
    <pattern
      id="brand-pattern"
      width={WIDTH}
      height={HEIGHT}
      patternUnits="userSpaceOnUse"
      patternTransform={`scale(${CELL_PIXELS})`}
      shapeRendering="crispEdges"
    >
      {THREADS.map(([thread, path]) => (
        <path key={path} className={thread} d={path} />
      ))}
    </pattern>
    <rect width="100%" height="100%" fill="url(#brand-pattern)" />
  </svg>
);
