import { classNames } from '@vipp/shared/lib/class-names';
import { countryMaps, type MapTown, overviewMap } from '../model/country-maps';
import { countrySites, type CountrySites } from '../model/country-sites';
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

type CountryMapProps = { country: CountrySites; className: string | undefined };

/** Map of a country with the towns of the group. */
export function CountryMap({ country, className }: CountryMapProps) {
  const { picture, width, height, towns } = countryMaps[country.code];
  const names = towns.map(({ name }) => name).join(' et ');
  return (
    <div className={classNames(styles.map, styles.whole, className)}>
      <img className={styles.shape} src={picture} alt="" width={width} height={height} loading="lazy" />
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`${country.name}, carte avec ${names}`}>
        {towns.map((town) => (
          <TownMark key={town.name} {...town} />
        ))}
      </svg>
    </div>
  );
}

type Props = {
  /** Class of each country's group, in the order of `countrySites`, by which the page marks the open one. */
  countryClassName: string;
};

/** Map of the four countries in Europe and Africa. */
export function OverviewMap({ countryClassName }: Props) {
  const { picture, width, height, towns, countries } = overviewMap;
  return (
    <div className={styles.map}>
      <img className={styles.shape} src={picture} alt="" width={width} height={height} loading="lazy" />
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
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
    </div>
  );
}
