import { overviewMap } from '../model/country-maps';
import { countrySites } from '../model/country-sites';
import { loadedOutlines } from '../model/loaded-outlines';
import { MapOutline } from './map-outline';
import styles from './overview-map.module.css';

type Props = {
  /** Class of each country's group, in the order of `countrySites`, by which the page marks the open one. */
  countryClassName: string;
};

/** Map of the four countries in Europe and Africa. */
export function OverviewMap({ countryClassName }: Props) {
  const { viewBox, towns } = overviewMap;
  const outlines = loadedOutlines()?.overviewOutlines;
  return (
    <svg className={styles.overview} viewBox={viewBox} aria-hidden="true" focusable="false">
      <MapOutline className={styles.land} d={outlines?.land} />
      {/* A group of their own: CSS counts the countries, and the land is no country. */}
      <g>
        {countrySites.map(({ code, sites }) => (
          <g key={code} className={countryClassName}>
            <MapOutline d={outlines?.countries[code]} />
            {towns
              .filter(({ name }) => sites.some(({ town }) => town === name))
              .map(({ name, x, y }) => (
                <circle key={name} cx={x} cy={y} r="9" />
              ))}
          </g>
        ))}
      </g>
    </svg>
  );
}
