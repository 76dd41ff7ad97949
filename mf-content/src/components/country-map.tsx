import { countryMaps, type MapTown } from '../model/country-maps';
import type { CountrySites } from '../model/country-sites';
import { loadedOutlines } from '../model/loaded-outlines';
import styles from './country-map.module.css';
import { MapOutline } from './map-outline';

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

type Props = { country: CountrySites };

/** Map of a country with the towns of the group. */
export function CountryMap({ country }: Props) {
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
