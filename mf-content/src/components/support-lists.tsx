/** The lists in the chapters of the page about support. */
import {
  Car,
  Cpu,
  HeartPulse,
  House,
  Landmark,
  Newspaper,
  Package,
  RadioTower,
  TreePalm,
  Zap,
  type LucideIcon,
} from 'lucide-react';
import type { ListPart } from '@vipp/shared/lib/content-parts';
import { slugify } from '@vipp/shared/lib/slugify';
import { RichText } from '@vipp/shared/ui/rich-text';
import styles from './support-lists.module.css';
import { TimeLine } from './time-line';

type Props = Pick<ListPart, 'items'>;

/** Steps with their durations, or tasks of each day, week, month and quarter. */
export function Steps({ items }: Props) {
  return (
    <TimeLine
      items={items.map(({ title, html }) => ({
        key: title + html,
        time: <h3 className={styles.duration}>{title}</h3>,
        children: <RichText html={html} />,
      }))}
    />
  );
}

/** A sign for each sector of requirement 2.17; a sector with another name has none. */
const ICONS: Readonly<Record<string, LucideIcon>> = {
  'banque-assurance': Landmark,
  telecom: RadioTower,
  medias: Newspaper,
  energie: Zap,
  'e-commerce': Package,
  immobilier: House,
  'sante-pharmaceutique': HeartPulse,
  'tourisme-loisirs': TreePalm,
  automobile: Car,
  technologie: Cpu,
};

/** The sectors in two columns. */
export function SectorDetails({ items }: Props) {
  return (
    <ul className={styles.sectors} role="list">
      {items.map(({ title, html }) => {
        const Icon = ICONS[slugify(title)];
        return (
          <li key={title + html} className={styles.sector}>
            {Icon && <Icon className={styles.icon} />}
            <h3 className={styles.title}>{title}</h3>
            <RichText html={html} />
          </li>
        );
      })}
    </ul>
  );
}
