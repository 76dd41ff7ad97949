import {
  Briefcase,
  Building2,
  Car,
  Cpu,
  HeartPulse,
  Landmark,
  Newspaper,
  Plane,
  RadioTower,
  ShoppingCart,
  Zap,
} from 'lucide-react';
import styles from './sector-icon.module.css';

/** By the first word of a sector: « Banque / Assurance ». */
const ICONS: Readonly<Record<string, typeof Briefcase>> = {
  automobile: Car,
  banque: Landmark,
  'e-commerce': ShoppingCart,
  immobilier: Building2,
  médias: Newspaper,
  santé: HeartPulse,
  technologie: Cpu,
  tourisme: Plane,
  télécom: RadioTower,
  énergie: Zap,
};

/** A drawing of the sector of a study, whose name is among the badges. */
export function SectorIcon({ sector }: { sector: string }) {
  const [word = ''] = sector.toLowerCase().split(/[\s/]/);
  const Icon = ICONS[word] ?? Briefcase;
  return (
    <span className={styles.icon}>
      <Icon aria-hidden="true" />
    </span>
  );
}
