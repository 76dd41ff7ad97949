import type { Example } from './example';
import styles from './pattern-panel.examples.module.css';
import { PatternPanel } from './pattern-panel';

export const examples: Example[] = [
  { name: 'filled', element: <PatternPanel seed="engagement" rows={3} size="large" className={styles.box} /> },
];
