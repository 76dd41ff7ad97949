import { overviewMap } from '../model/country-outlines';
import { countrySites } from '../model/country-sites';
import styles from './overview-map.module.css';

type Props = {
  /** Class of each country's group, in the order of `countrySites`, by which the page marks the open one. */
  countryClassName: string;
};

/** Map of the four countries in Europe and Africa. */
export function OverviewMap({ countryClassName }: Props) {
  const { viewBox, land, countries, towns } = overviewMap;
  return (
    <svg className={styles.overview} viewBox={viewBox} aria-hidden="true" focusable="false">
      <path className={styles.land} d={land} />
      {countrySites.map(({ code, sites }) => (
        <g key={code} className={countryClassName}>
          <path d={countries[code]} />
          {towns
            .filter(({ name }) => sites.some(({ town }) => town === name))
            .map(({ name, x, y }) => (
              <circle key={name} cx={x} cy={y} r="9" />
            ))}
        </g>
      ))}
    </svg>
  );
}
