import type { PageModule } from '@vipp/shared/contract/page-module';
import { formTitle } from '@vipp/shared/lib/form/form-answer';
import { usePageData } from '@vipp/shared/stores/site-context';
import { TagList } from '@vipp/shared/ui/tag-list';
import { BackLink } from '../components/back-link';
import { DetailHeader } from '../components/detail-header';
import { DetailLayout, RelatedList } from '../components/detail-layout';
import { DocumentView } from '../components/document-view';
import { KeyFigures } from '../components/key-figures';
import { Neighbours } from '../components/neighbours';
import { OpeningPicture } from '../components/opening-picture';
import { Publication } from '../components/publication';
import { RequestDialog } from '../components/request-dialog';
import { StudyIndex } from '../components/study-index';
import { useOriginList } from '../components/detail-link';
import { ALL_STUDIES_PATH, studyPath, THEME_STUDIES_PATH, THEMES_PATH } from '../model/study-data';
import { studyMeta } from '../model/study-meta';
import { loadStudy, type StudyData } from '../model/study-page-data';
import { sendStudyRequest } from '../model/study-request';

const NEIGHBOUR_WORDS = { label: 'Autres études de cas', previous: 'Étude précédente', next: 'Étude suivante' };
const LISTS = [THEMES_PATH, ALL_STUDIES_PATH, THEME_STUDIES_PATH];

function StudyPage() {
  const {
    detail: { study, figures, imageDetails, content, previous, next, related },
    aside,
    formToken,
  } = usePageData<StudyData>();
  const origin = useOriginList(THEMES_PATH, LISTS);
  const badges = [...new Set([study.typologie, study.secteur, study.objectif])].filter(Boolean);
  return (
    <article>
      <DetailHeader
        title={study.title}
        path={studyPath(study.slug)}
        back={<BackLink to={origin} text="Revenir sur la page des études" />}
        facts={<Publication publishedAt={study.publishedAt} content={content} />}
        picture={<OpeningPicture key={`image-${study.id}`} item={study} details={imageDetails} />}
        lead={study.description}
        tags={<TagList tags={badges} label="Typologie, secteur et objectif" />}
      />
      <KeyFigures figures={figures} />
      <DetailLayout
        aside={<RelatedList items={related} addressOf={studyPath} origin={origin} />}
        below={
          aside && (
            <StudyIndex
              list={aside}
              slug={study.slug}
              origin={origin}
              addressOf={(page) => (page > 1 ? `${studyPath(study.slug)}?page=${page}` : studyPath(study.slug))}
            />
          )
        }
      >
        <RequestDialog key={`demande-${study.id}`} study={study} formToken={formToken}>
          {(opener) => (
            <DocumentView content={content} title={study.title}>
              {opener}
            </DocumentView>
          )}
        </RequestDialog>
        <Neighbours previous={previous} next={next} addressOf={studyPath} words={NEIGHBOUR_WORDS} origin={origin} />
      </DetailLayout>
    </article>
  );
}

export const page: PageModule<StudyData> = {
  Component: StudyPage,
  loader: loadStudy,
  action: sendStudyRequest,
  publiclyCacheable: true,
  meta: (data, actionData) => {
    const head = studyMeta(data);
    return { ...head, title: formTitle(head.title, actionData) };
  },
};
