import { ArrowRight, ClipboardCheck, CodeXml, Headset, TrendingUp } from 'lucide-react';
import type { StudyThemes } from '@vipp/shared/contract/list-data';
import { Button } from '@vipp/shared/ui/button';
import { VisuallyHidden } from '@vipp/shared/ui/visually-hidden';
import { THEMES_PATH, studyPath } from '../model/study-data';
import { THEME_NAMES, themeAddress } from '../model/theme-names';
import { DetailLink } from './detail-link';
import styles from './theme-card.module.css';

const ICONS = {
  'relations-client': Headset,
  'soutien-d-activite': ClipboardCheck,
  'actions-commerciales': TrendingUp,
  'activités-it': CodeXml,
} as const;

type Props = { summary: StudyThemes[number] };

/** A theme with its first studies, and a link to all when there are more. */
export function ThemeCard({ summary: { theme, total, titles } }: Props) {
  const Icon = ICONS[theme];
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <Icon className={styles.icon} />
        <h2 className={styles.title}>{THEME_NAMES[theme]}</h2>
        {total > 0 && (
          <p className={styles.total}>
            <b>{total}</b> {total > 1 ? 'études de cas' : 'étude de cas'}
          </p>
        )}
      </div>
      <div className={styles.words}>
        {titles.length === 0 && <p>Aucune étude de cas n’a encore été publiée.</p>}
        <ul className={styles.list} role="list">
          {titles.map(({ slug, title }) => (
            <li key={slug} className={styles.item}>
              <DetailLink className={styles.link} to={studyPath(slug)} origin={THEMES_PATH}>
                {title}
              </DetailLink>
            </li>
          ))}
        </ul>
        {total > titles.length && (
          <Button to={themeAddress(theme)} variant="secondary" icon={<ArrowRight />}>
            Voir
            <VisuallyHidden>{` : ${THEME_NAMES[theme]}`}</VisuallyHidden>
          </Button>
        )}
      </div>
    </article>
  );
}
