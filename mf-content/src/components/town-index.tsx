import { ArrowDown } from 'lucide-react';
import { PageLink } from '@vipp/shared/ui/page-link';
import styles from './town-index.module.css';

/** The towns of the group's page (requirement 2.17) and Anteuil, each with the anchor of its section. */
type GroupTown = { town: string; country: string; anchor: string };

const groupTowns: readonly GroupTown[] = [
  { town: 'Paris', country: 'France', anchor: 'a_paris' },
  { town: 'Anteuil', country: 'France', anchor: 'en_france' },
  { town: 'Cotonou', country: 'Bénin', anchor: 'cotonou' },
  { town: 'Lomé', country: 'Togo', anchor: 'lome' },
  { town: 'Kigali', country: 'Rwanda', anchor: 'kigali' },
];

/** The towns of the group in very large type, each with a link to its part of the page. */
export function TownIndex() {
  return (
    <ul className={styles.towns} role="list">
      {groupTowns.map(({ town, country, anchor }) => (
        <li key={town}>
          <PageLink className={styles.link} to={`#${anchor}`}>
            <span className={styles.town}>{town}</span> <span className={styles.country}>{country}</span>
            <ArrowDown />
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
