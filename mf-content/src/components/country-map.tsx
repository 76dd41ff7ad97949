import { useId } from 'react';
import { BrandPattern } from '@vipp/shared/ui/brand-pattern';
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

/** Map of a country, filled with its own brand pattern, with the towns of the group. */
export function CountryMap({ country }: Props) {
  const patternId = useId();
  const { viewBox, towns } = countryMaps[country.code];
  const names = towns.map(({ name }) => name).join(' et ');
  return (
    <svg className={styles.map} viewBox={viewBox} role="img" aria-label={`${country.name}, carte avec ${names}`}>
      <BrandPattern id={patternId} seed={`pays-${country.code}`} rows={2} cell={5} />
      <MapOutline
        className={styles.shape}
        d={loadedOutlines()?.countryOutlines[country.code]}
        fill={`url(#${patternId})`}
      />
      {towns.map((town) => (
        <TownMark key={town.name} {...town} />
      ))}
    </svg>
  );
}
