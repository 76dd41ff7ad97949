import { parseStudyQuery, studySearchParams } from '@vipp/shared/contract/list-query';
import { usePageData } from '@vipp/shared/stores/site-context';
import { PageBanner } from '@vipp/shared/ui/page-banner';
import { BackLink } from '../components/back-link';
import { ListBlock } from '../components/list-block';
import { StudyCard } from '../components/study-card';
import { studyPanels } from '../model/filter-panels';
import { ALL_STUDIES_PATH, THEME_STUDIES_PATH, THEMES_PATH, type StudyListData } from '../model/study-data';
import { THEME_NAMES } from '../model/theme-names';

const toQuery = (fields: URLSearchParams) => studySearchParams(parseStudyQuery(fields));

export function StudyListPage() {
  const { list, query } = usePageData<StudyListData>();
  const path = query.theme ? THEME_STUDIES_PATH : ALL_STUDIES_PATH;
  const addressOf = (page: number) => `${path}?${studySearchParams({ ...query, page })}`.replace(/\?$/, '');
  const here = addressOf(list.page);
  return (
    <>
      <PageBanner
        title={query.theme ? THEME_NAMES[query.theme] : 'Toutes les études de cas'}
        eyebrow={<BackLink to={THEMES_PATH} text="Études de cas" />}
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
          <StudyCard key={study.id} study={study} origin={here} search={query.search} priority={index === 0} />
        ))}
      />
    </>
  );
}
