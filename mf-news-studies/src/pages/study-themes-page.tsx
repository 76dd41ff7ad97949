import { ArrowRight } from 'lucide-react';
import type { StudyThemes } from '@vipp/shared/contract/list-data';
import { usePageData } from '@vipp/shared/stores/site-context';
import { Button } from '@vipp/shared/ui/button';
import { CardGrid } from '@vipp/shared/ui/card-grid';
import { PageBanner } from '@vipp/shared/ui/page-banner';
import { ThemeCard } from '../components/theme-card';
import { ALL_STUDIES_PATH } from '../model/study-data';
import styles from './study-themes-page.module.css';

export function StudyThemesPage() {
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
    </>
  );
}
