import { useId } from 'react';
import { BrandPattern } from '@vipp/shared/ui/brand-pattern';
import { countryOutlines, type MapTown } from '../model/country-outlines';
import type { CountrySites } from '../model/country-sites';
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

type Props = { country: CountrySites };

/** Map of a country, filled with its own brand pattern, with the towns of the group. */
export function CountryMap({ country }: Props) {
  const patternId = useId();
  const { viewBox, d, towns } = countryOutlines[country.code];
  const names = towns.map(({ name }) => name).join(' et ');
  return (
    <svg className={styles.map} viewBox={viewBox} role="img" aria-label={`${country.name}, carte avec ${names}`}>
      <BrandPattern id={patternId} seed={`pays-${country.code}`} rows={2} cell={5} />
      <path className={styles.shape} d={d} fill={`url(#${patternId})`} />
      {towns.map((town) => (
        <TownMark key={town.name} {...town} />
      ))}
    </svg>
  );
}
