import { ArrowRight } from 'lucide-react';
import { usePageData } from '@vipp/shared/stores/site-context';
import { Button } from '@vipp/shared/ui/button';
import { PageBanner } from '@vipp/shared/ui/page-banner';
import { CallSection } from '@vipp/shared/ui/call-section';
import { Chapter } from '../components/chapter';
import { PageOpening } from '../components/page-opening';
import { PriceModes, SectorDetails, Steps } from '../components/support-lists';
import type { SupportData } from '../model/support-data';

const MORE = [
  { to: '/prestations', text: 'Voir nos prestations' },
  { to: '/etude-de-cas', text: 'Lire les études de cas' },
];

export function SupportPage() {
  const { intro, chapters } = usePageData<SupportData>();
  return (
    <>
      <PageBanner
        title="Vous accompagner"
        lead="Du premier cadrage au bilan trimestriel, vous savez qui répond, ce qui est promis et ce qui est tenu."
        kind="statement"
        seed="vous-accompagner"
      >
        <Button to="/contact" icon={<ArrowRight />}>
          Nous contacter
        </Button>
      </PageBanner>
      {intro && <PageOpening text={intro} sections={chapters.map(({ anchor, name }) => ({ anchor, title: name }))} />}
      {chapters.map((chapter, index) => {
        const { anchor, items } = chapter;
        const List = anchor === 'secteurs' ? SectorDetails : anchor === 'couts' ? PriceModes : Steps;
        return (
          <Chapter key={anchor} part={chapter} index={index}>
            {items.length > 0 && <List items={items} />}
          </Chapter>
        );
      })}
      <CallSection title={'Et votre projet\u202F?'} to="/contact" linkText="Nous contacter" more={MORE}>
        <p>Un volume, un délai, une difficulté : quelques lignes suffisent pour commencer la conversation.</p>
      </CallSection>
    </>
  );
}
