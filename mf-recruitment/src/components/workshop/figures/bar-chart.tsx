import { useEffect, useRef, useState } from 'react';
import { classNames } from '@vipp/shared/lib/class-names';
import type { BarData } from './draw-bars.client';
import styles from './bar-chart.module.css';

const COLOURS = [styles.first, styles.second];

/** The numbers of a chart in one sentence for each series. */
const inWords = (title: string, { labels, series, hidden }: BarData): string =>
  [
    `${title}.`,
    ...series.map(
      ({ name, values }) =>
        `${name}\u202F: ${labels.map((label, index) => `${label} ${values[index] ?? hidden}`).join(', ')}.`,
    ),
  ].join(' ');

type Props = BarData & {
  /** What the chart is about. */
  title: string;
};

/** A chart, loaded when it is shown. Its numbers are in a table beside it, which is enough where it cannot be drawn. */
export function BarChart({ title, ...data }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const drawn = JSON.stringify(data);
  useEffect(() => {
    if (!('Path2D' in window)) return undefined;
    let remove = (): void => undefined;
    let isCurrent = true;
    const draw = async () => {
      try {
        const { drawBars } = await import(/* webpackChunkName: "draw-bars" */ './draw-bars.client');
        if (isCurrent && place.current) remove = drawBars(place.current, JSON.parse(drawn) as BarData);
      } catch {
        if (isCurrent) setHasFailed(true);
      }
    };
    void draw();
    return () => {
      isCurrent = false;
      remove();
    };
  }, [drawn]);
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.legend}>
        {data.series.map(({ name }, index) => (
          <span key={name} className={styles.series}>
            <span className={classNames(styles.swatch, COLOURS[index])} data-series={index} />
            {name}
          </span>
        ))}
      </figcaption>
      {hasFailed ? (
        <p>Le diagramme n’a pas pu être chargé. Le tableau donne les mêmes nombres.</p>
      ) : (
        <div className={styles.chart} ref={place} role="img" aria-label={inWords(title, data)} />
      )}
    </figure>
  );
}
