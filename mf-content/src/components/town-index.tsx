import { ArrowDown } from 'lucide-react';
import { PageLink } from '@vipp/shared/ui/page-link';
import styles from './town-index.module.css';

/** The towns of the group's page (requirement 2.17), each with the anchor of its section. */
type GroupTown = { town: string; country: string; anchor: string };

const groupTowns: readonly GroupTown[] = [
  { town: 'Paris', country: 'France', anchor: 'a_paris' },
  { town: 'Cotonou', country: 'Bénin', anchor: 'cotonou' },
  { town: 'Kigali', country: 'Rwanda', anchor: 'kigali' },
  { town: 'Lomé', country: 'Togo', anchor: 'lome' },
];

/** The towns of the group in very large type, each with a link to its part of the page. */
export function TownIndex() {
  return (
    <ul className={styles.towns} role="list">
      {groupTowns.map(({ town, country, anchor }) => (
        <li key={town}>
          <PageLink className={styles.link} to={`#${anchor}`}>
            <span className={styles.town}>{town}</span> <span className={styles.country}>{country}</span>
            <ArrowDown className={styles.arrow} />
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
