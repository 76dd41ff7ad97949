import { ArrowRight } from 'lucide-react';
import type { PageModule } from '@vipp/shared/contract/page-module';
import type { ListPart } from '@vipp/shared/lib/content-parts';
import { usePageData } from '@vipp/shared/stores/site-context';
import { Button } from '@vipp/shared/ui/button';
import { CallSection } from '@vipp/shared/ui/call-section';
import { PageBanner } from '@vipp/shared/ui/page-banner';
import { RichText } from '@vipp/shared/ui/rich-text';
import { Chapter } from '../components/chapter';
import { FigureList } from '../components/figure-list';
import { PageOpening } from '../components/page-opening';
import { PicturedList } from '../components/pictured-list';
import { TimeLine } from '../components/time-line';
import { loadSupport, type SupportData } from '../model/support-data';

/** Steps with their durations, or tasks of each day, week, month and quarter. */
function Steps({ items }: Pick<ListPart, 'items'>) {
  return (
    <TimeLine
      items={items.map(({ title, html }) => ({
        key: title + html,
        time: <h3>{title}</h3>,
        children: <RichText html={html} />,
      }))}
    />
  );
}

function SupportPage() {
  const { intro, figures, chapters } = usePageData<SupportData>();
  return (
    <>
      <PageBanner
        title="Vous accompagner"
        lead="Du premier cadrage au bilan trimestriel, vous savez qui répond, ce qui est promis et ce qui est tenu."
        kind="statement"
      >
        <Button to="/contact" icon={<ArrowRight />}>
          Nous contacter
        </Button>
      </PageBanner>
      {intro && <PageOpening text={intro} sections={chapters.map(({ anchor, name }) => ({ anchor, title: name }))} />}
      {chapters.map((chapter, index) => {
        const { anchor, items } = chapter;
        const List = anchor === 'secteurs' || anchor === 'couts' ? PicturedList : Steps;
        return (
          <Chapter key={anchor} part={chapter} index={index}>
            {items.length > 0 && <List items={items} />}
          </Chapter>
        );
      })}
      <FigureList title="Ce que cela donne" figures={figures} />
      <CallSection title={'Et votre projet\u202F?'} to="/contact" linkText="Nous contacter">
        <p>Un volume, un délai, une difficulté : quelques lignes suffisent pour commencer la conversation.</p>
      </CallSection>
    </>
  );
}

export const page: PageModule<SupportData> = {
  publiclyCacheable: true,
  Component: SupportPage,
  loader: loadSupport,
  meta: () => ({
    title: 'Vous accompagner',
    description:
      'Démarrage, organisation, coûts, qualité, innovation : comment VIPP accompagne votre projet d’externalisation, secteur par secteur.',
  }),
};
