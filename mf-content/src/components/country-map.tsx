import { countryMaps, type MapTown, overviewMap } from '../model/country-maps';
import { countrySites, type CountrySites } from '../model/country-sites';
import { loadedOutlines } from '../model/loaded-outlines';
import { MapOutline } from './map-outline';
import styles from './country-map.module.css';

const LABEL_DISTANCE = 20;

function TownMark({ name, x, y }: MapTown) {
  return (
    <g>
      <circle className={styles.mark} cx={x} cy={y} r="10" />
      <text className={styles.label} x={x + LABEL_DISTANCE} y={y} dominantBaseline="central">
        {name}
      </text>
    </g>
  );
}

/** Map of a country with the towns of the group. */
export function CountryMap({ country }: { country: CountrySites }) {
  const { viewBox, towns } = countryMaps[country.code];
  const names = towns.map(({ name }) => name).join(' et ');
  return (
    <svg className={styles.map} viewBox={viewBox} role="img" aria-label={`${country.name}, carte avec ${names}`}>
      <MapOutline className={styles.shape} d={loadedOutlines()?.countryOutlines[country.code]} />
      {towns.map((town) => (
        <TownMark key={town.name} {...town} />
      ))}
    </svg>
  );
}

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
