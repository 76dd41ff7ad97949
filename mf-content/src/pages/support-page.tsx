import { ArrowRight } from 'lucide-react';
import { usePageData } from '@vipp/shared/stores/site-context';
import { Button } from '@vipp/shared/ui/button';
import { PageBanner } from '@vipp/shared/ui/page-banner';
import { CallSection } from '@vipp/shared/ui/call-section';
import { Chapter } from '../components/chapter';
import { LinkBands } from '../components/link-bands';
import { PageOpening } from '../components/page-opening';
import { SectorDetails, Steps } from '../components/support-lists';
import type { LinkBandData } from '../model/services-data';
import type { SupportData } from '../model/support-data';

const BANDS: LinkBandData[] = [
  {
    title: 'Que pouvons-nous faire pour vous\u202F?',
    html: '<p>Quatre familles de services, à confier séparément ou ensemble.</p>',
    linkText: 'Voir nos prestations',
    href: '/prestations',
  },
  {
    title: 'Comment cela se passe ailleurs',
    html: '<p>La demande, la méthode, les résultats et ce que nous referions autrement.</p>',
    linkText: 'Lire les études de cas',
    href: '/etude-de-cas',
  },
];

/** Call to action with the link to the contact form. */
function ContactCall() {
  return (
    <CallSection title="Et votre projet ?" to="/contact" linkText="Nous contacter">
      <p>Un volume, un délai, une difficulté : quelques lignes suffisent pour commencer la conversation.</p>
    </CallSection>
  );
}

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
        const List = anchor === 'secteurs' ? SectorDetails : Steps;
        return (
          <Chapter key={anchor} part={chapter} index={index}>
            {items.length > 0 && <List items={items} />}
          </Chapter>
        );
      })}
      <ContactCall />
      <LinkBands bands={BANDS} />
    </>
  );
}
