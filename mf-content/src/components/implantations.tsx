import { useRef, type MouseEvent, type SyntheticEvent } from 'react';
import { afterPaint } from '@vipp/shared/lib/after-paint';
import { formatNumber } from '@vipp/shared/lib/format';
import { Section } from '@vipp/shared/ui/section';
import { countrySites, type CountrySites, type TownSite } from '../model/country-sites';
import { CountryMap, OverviewMap } from './country-map';
import styles from './implantations.module.css';

const GROUP = 'implantations';

function TownEntry({ town, area, positions, activities }: TownSite) {
  return (
    <li>
      <p className={styles.name}>
        <strong>{town}</strong>
        {area && <span className={styles.area}> ({area})</span>}
      </p>
      {positions !== undefined && (
        <p>
          <span className={styles.number}>{formatNumber(positions)}</span> positions
        </p>
      )}
      {activities.map((activity) => (
        <p key={activity}>{activity}</p>
      ))}
    </li>
  );
}

type PanelProps = { country: CountrySites; open: boolean };

/** Toggles the panel after the next paint: panel and map are slow on a slow phone. */
function togglePanel(event: MouseEvent<HTMLElement>) {
  const panel = event.currentTarget.closest('details');
  if (!panel) return;
  event.preventDefault();
  afterPaint(() => {
    panel.open = !panel.open;
  });
}

function CountryPanel({ country, open }: PanelProps) {
  return (
    <details className={styles.panel} name={GROUP} open={open}>
      <summary className={styles.summary} onClick={togglePanel}>
        <h3>{country.name}</h3>
        <span className={styles.sign} aria-hidden="true" />
      </summary>
      <ul className={styles.towns} role="list">
        {country.sites.map((site) => (
          <TownEntry key={site.town} {...site} />
        ))}
      </ul>
    </details>
  );
}

/** The group's locations: one country panel is open at a time, beside the map of that country. */
export function Implantations() {
  const panels = useRef<HTMLDivElement>(null);

  // For browsers that do not support `<details name>` yet.
  const closeOthers = ({ target }: SyntheticEvent) => {
    if (!(target instanceof HTMLDetailsElement) || !target.open) return;
    for (const panel of panels.current?.querySelectorAll('details') ?? []) {
      if (panel !== target) panel.open = false;
    }
  };

  return (
    <Section title="Implantations" tone="ink">
      <div className={styles.places}>
        <div ref={panels} onToggle={closeOthers}>
          {countrySites.map((country, index) => (
            <CountryPanel key={country.code} country={country} open={index === 0} />
          ))}
        </div>
        <div className={styles.maps}>
          <div>
            {countrySites.map((country) => (
              <CountryMap key={country.code} country={country} className={styles.closeUp} />
            ))}
          </div>
          <div>
            <OverviewMap countryClassName={styles.marked ?? ''} />
          </div>
        </div>
      </div>
    </Section>
  );
}
