import { ArrowRight } from 'lucide-react';
import type { PageModule } from '@vipp/shared/contract/page-module';
import { usePageData } from '@vipp/shared/stores/site-context';
import { Button } from '@vipp/shared/ui/button';
import { TagList } from '@vipp/shared/ui/tag-list';
import { BackLink } from '../components/back-link';
import { DetailHeader } from '../components/detail-header';
import { DetailCall, DetailLayout, RelatedList } from '../components/detail-layout';
import { DocumentView } from '../components/document-view';
import { KeyFigures } from '../components/key-figures';
import { Neighbours } from '../components/neighbours';
import { OpeningPicture } from '../components/opening-picture';
import { Publication } from '../components/publication';
import { useOriginList } from '../components/detail-link';
import { articlePath, loadArticle, NEWS_PATH, type ArticleData } from '../model/news-data';
import { articleMeta } from '../model/news-meta';

const NEIGHBOUR_WORDS = { label: 'Autres articles', previous: 'Article précédent', next: 'Article suivant' };
const LISTS = [NEWS_PATH];

function ArticlePage() {
  const { post, figures, imageDetails, content, previous, next, related } = usePageData<ArticleData>();
  const origin = useOriginList(NEWS_PATH, LISTS);
  return (
    <article>
      <DetailHeader
        title={post.title}
        path={articlePath(post.slug)}
        back={<BackLink to={origin} text="Revenir sur la page des articles" />}
        facts={<Publication publishedAt={post.publishedAt} content={content} />}
        picture={<OpeningPicture key={post.id} item={post} details={imageDetails} />}
        lead={post.description}
        tags={<TagList tags={post.categories} label="Catégories" />}
      />
      <KeyFigures figures={figures} />
      <DetailLayout aside={<RelatedList items={related} addressOf={articlePath} origin={origin} />}>
        <DocumentView content={content} title={post.title}>
          <DetailCall words={'Une question sur ce sujet\u202F?'}>
            <Button to="/contact" variant="secondary" icon={<ArrowRight />}>
              Nous contacter
            </Button>
          </DetailCall>
        </DocumentView>
        <Neighbours previous={previous} next={next} addressOf={articlePath} words={NEIGHBOUR_WORDS} origin={origin} />
      </DetailLayout>
    </article>
  );
}

export const page: PageModule<ArticleData> = {
  publiclyCacheable: true,
  Component: ArticlePage,
  loader: loadArticle,
  meta: articleMeta,
};
