import { parseStudyQuery, studySearchParams } from '@vipp/shared/contract/list-query';
import type { PageModule } from '@vipp/shared/contract/page-module';
import { usePageData } from '@vipp/shared/stores/site-context';
import { PageBanner } from '@vipp/shared/ui/page-banner';
import { TagList } from '@vipp/shared/ui/tag-list';
import { BackLink } from '../components/back-link';
import { CardMedia } from '../components/card-media';
import { DetailCard } from '../components/detail-card';
import { ListBlock } from '../components/list-block';
import { studyPanels } from '../model/filter-panels';
import {
  ALL_STUDIES_PATH,
  type ListedStudy,
  loadStudyList,
  type StudyListData,
  studyPath,
  THEME_NAMES,
  THEME_STUDIES_PATH,
  THEMES_PATH,
} from '../model/study-data';
import { studyListMeta } from '../model/study-meta';
import styles from './study-list-page.module.css';

type Props = { study: ListedStudy; origin: string; search?: string; priority?: boolean };

/** Requirement 2.28: image, title, meta description and three badges, with a result of the study. */
export function StudyCard({ study, priority, ...rest }: Props) {
  const badges = [...new Set([study.typologie, study.secteur, study.objectif])].filter(Boolean);
  return (
    <DetailCard
      {...rest}
      to={studyPath(study.slug)}
      title={study.title}
      description={study.description}
      eyebrow={
        study.figure && (
          <span className={styles.figure}>
            <b>{study.figure.value}</b>
            {` ${study.figure.noun}`}
          </span>
        )
      }
      media={<CardMedia item={study} priority={priority} />}
      footer={<TagList tags={badges} label="Typologie, secteur et objectif" />}
    />
  );
}

const toQuery = (fields: URLSearchParams) => studySearchParams(parseStudyQuery(fields));

function StudyListPage() {
  const { list, query } = usePageData<StudyListData>();
  const path = query.theme ? THEME_STUDIES_PATH : ALL_STUDIES_PATH;
  const addressOf = (page: number) => `${path}?${studySearchParams({ ...query, page })}`.replace(/\?$/, '');
  const here = addressOf(list.page);
  return (
    <>
      <PageBanner
        title={query.theme ? THEME_NAMES[query.theme] : 'Toutes les études de cas'}
        eyebrow={<BackLink to={THEMES_PATH} text="Études de cas" />}
        lead="Trouvez l’étude qui ressemble à votre projet."
      />
      <ListBlock
        key={path}
        path={path}
        theme={query.theme}
        title="Les études de cas"
        nouns={['étude de cas', 'études de cas']}
        list={list}
        search={query.search}
        panels={studyPanels(list)}
        toQuery={toQuery}
        addressOf={addressOf}
        cards={list.studies.map((study, index) => (
          <StudyCard key={study.slug} study={study} origin={here} search={query.search} priority={index === 0} />
        ))}
      />
    </>
  );
}

export const page: PageModule<StudyListData> = {
  publiclyCacheable: true,
  Component: StudyListPage,
  loader: loadStudyList,
  meta: studyListMeta,
};
