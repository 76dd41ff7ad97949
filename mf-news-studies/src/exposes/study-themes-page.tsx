import { ArrowRight } from 'lucide-react';
import type { StudyThemes } from '@vipp/shared/contract/list-data';
import type { PageModule } from '@vipp/shared/contract/page-module';
import { classNames } from '@vipp/shared/lib/class-names';
import { usePageData } from '@vipp/shared/stores/site-context';
import { Button } from '@vipp/shared/ui/button';
import { CallSection } from '@vipp/shared/ui/call-section';
import { CardGrid } from '@vipp/shared/ui/card-grid';
import { PageBanner } from '@vipp/shared/ui/page-banner';
import { VisuallyHidden } from '@vipp/shared/ui/visually-hidden';
import { DetailLink } from '../components/detail-link';
import { ThemeDrawing } from '../components/theme-drawing';
import {
  ALL_STUDIES_PATH,
  loadStudyThemes,
  studyPath,
  THEME_NAMES,
  themeAddress,
  THEMES_PATH,
} from '../model/study-data';
import { STUDY_THEMES_META } from '../model/study-meta';
import links from '../components/study-index.module.css';
import styles from './study-themes-page.module.css';

type Props = { summary: StudyThemes[number] };

/** A theme with its first studies, and a link to all when there are more. */
function ThemeCard({ summary: { theme, total, titles } }: Props) {
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
                  <b>{figure.value}</b> <span>{figure.noun}</span>
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

function StudyThemesPage() {
  const themes = usePageData<StudyThemes>();
  return (
    <>
      <PageBanner
        title="Études de cas"
        lead="Des missions menées pour nos clients : le besoin, ce que nous avons mis en place, ce qui a changé."
      >
        <Button to={ALL_STUDIES_PATH} variant="secondary" icon={<ArrowRight />}>
          Voir toutes les études de cas
        </Button>
      </PageBanner>
      <div className={styles.themes}>
        <CardGrid columns={2}>
          {themes.map((summary) => (
            <ThemeCard key={summary.theme} summary={summary} />
          ))}
        </CardGrid>
      </div>
      <CallSection title={'Un besoin semblable\u202F?'} to="/contact" linkText="Nous contacter">
        <p>{'Décrivez-le en quelques lignes\u202F: le volume, les délais, les langues.'}</p>
      </CallSection>
    </>
  );
}

export const page: PageModule<StudyThemes> = {
  publiclyCacheable: true,
  Component: StudyThemesPage,
  loader: loadStudyThemes,
  meta: () => STUDY_THEMES_META,
};
