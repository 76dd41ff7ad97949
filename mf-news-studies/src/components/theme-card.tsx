import { ArrowRight } from 'lucide-react';
import type { StudyThemes } from '@vipp/shared/contract/list-data';
import { classNames } from '@vipp/shared/lib/class-names';
import { Button } from '@vipp/shared/ui/button';
import { VisuallyHidden } from '@vipp/shared/ui/visually-hidden';
import { THEMES_PATH, studyPath } from '../model/study-data';
import { THEME_NAMES, themeAddress } from '../model/theme-names';
import { DetailLink } from './detail-link';
import links from './study-index.module.css';
import { ThemeDrawing } from './theme-drawing';
import styles from './theme-card.module.css';

type Props = { summary: StudyThemes[number] };

/** A theme with its first studies, and a link to all when there are more. */
export function ThemeCard({ summary: { theme, total, titles } }: Props) {
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.title}>{THEME_NAMES[theme]}</h2>
        <ThemeDrawing theme={theme} className={styles.drawing} />
      </div>
      <div className={styles.words}>
        {titles.length === 0 && <p>Aucune étude de cas n’a encore été publiée.</p>}
        <ul role="list">
          {titles.map(({ slug, title, figure }) => (
            <li key={slug} className={classNames(links.item, styles.study)}>
              <DetailLink className={links.link} to={studyPath(slug)} origin={THEMES_PATH}>
                {title}
              </DetailLink>
              {figure && (
                <p className={styles.result}>
                  <b>{figure.value}</b> {figure.noun}
                </p>
              )}
            </li>
          ))}
        </ul>
        {total > titles.length && (
          <Button to={themeAddress(theme)} variant="secondary" icon={<ArrowRight />}>
            Voir les {total} études
            <VisuallyHidden>{` : ${THEME_NAMES[theme]}`}</VisuallyHidden>
          </Button>
        )}
      </div>
    </article>
  );
}
