/** French texts of the status page. */
import { formatNumber, NARROW_SPACE } from '@vipp/shared/lib/format';
import type { HealthVerdict } from './health-verdict';
import type { HistoryMark } from './status-model';

export const VERDICTS: Readonly<Record<HealthVerdict, string>> = {
  good: 'En bonne santé',
  watch: 'À surveiller',
  bad: 'En défaut',
  quiet: 'Sans trafic récent',
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Elapsed time in whole units, such as `il y a 12 min`. */
export function ago(iso: string, now: string): string {
  const passed = Date.parse(now) - Date.parse(iso);
  if (!(passed >= MINUTE)) return 'à l’instant';
  if (passed < HOUR) return `il y a ${Math.floor(passed / MINUTE)}${NARROW_SPACE}min`;
  if (passed < 2 * DAY) return `il y a ${Math.floor(passed / HOUR)}${NARROW_SPACE}h`;
  return `il y a ${Math.floor(passed / DAY)}${NARROW_SPACE}jours`;
}

/** `20/11 à 21:19 UTC`; in UTC, because gateways and operators may be in several time zones. */
export function moment(iso: string): string {
  const parts = /^\d{4}-(\d\d)-(\d\d)T(\d\d:\d\d)/.exec(iso);
  return parts ? `${parts[2]}/${parts[1]} à ${parts[3]} UTC` : iso;
}

const decimals = (value: number): number => (value !== 0 && Math.abs(value) < 10 && !Number.isInteger(value) ? 1 : 0);

export const percent = (value: number): string => `${formatNumber(value, decimals(value))}${NARROW_SPACE}%`;

export const milliseconds = (value: number | undefined): string =>
  value === undefined ? '–' : `${formatNumber(value, decimals(value))}${NARROW_SPACE}ms`;

export const plural = (count: number, one: string, many: string): string =>
  `${formatNumber(count)} ${count < 2 ? one : many}`;

export function actionOf({ type, percent: share }: Pick<HistoryMark, 'type' | 'percent'>): string {
  switch (type) {
    case 'published':
      return 'Publication';
    case 'adopted':
      return 'Reprise du dossier local';
    case 'promoted':
      return 'Promotion';
    case 'rolled-back':
      return 'Retour arrière';
    case 'canary':
      return share ? `Canari à ${percent(share)}` : 'Fin du canari';
    case 'halted':
      return 'Arrêt automatique du canari';
    case 'retired':
      return 'Retrait du site';
    case 'paths-given':
      return 'Chemins attribués';
    case 'key-added':
      return 'Clé ajoutée';
    case 'key-revoked':
      return 'Clé révoquée';
    case 'used':
      return 'Lien d’aperçu';
    case 'removed':
      return 'Fichiers supprimés';
    default:
      // Of a newer gateway.
      return type;
  }
}

export function actor(by: string): string {
  if (by === 'gateway') return 'la passerelle';
  return by === 'operator' ? 'l’exploitation' : by;
}
