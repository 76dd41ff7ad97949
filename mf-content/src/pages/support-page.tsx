import { ArrowRight } from 'lucide-react';
import { usePageData } from '@vipp/shared/stores/site-context';
import { Button } from '@vipp/shared/ui/button';
import { PageBanner } from '@vipp/shared/ui/page-banner';
import { CallSection } from '@vipp/shared/ui/call-section';
import { PageOpening } from '../components/page-opening';
import {
  AgileSection,
  CostsSection,
  InnovationSection,
  OrganisationSection,
  QualitySection,
  SectorsInDetail,
} from '../components/support-sections';
import { SUPPORT_ANCHORS, type SupportData } from '../model/support-data';

/** Call to action with the link to the contact form, at the end of a page. */
function ContactCall() {
  return (
    <CallSection title="Et votre projet ?" to="/contact" linkText="Nous contacter">
      Un volume, un délai, une difficulté : quelques lignes suffisent pour commencer la conversation.
    </CallSection>
  );
}

const SECTIONS = {
  agile: AgileSection,
  secteurs: SectorsInDetail,
  organisation: OrganisationSection,
  couts: CostsSection,
  normalisation: QualitySection,
  innovation: InnovationSection,
} as const;

export function SupportPage() {
  const { intro, sections } = usePageData<SupportData>();
  const present = SUPPORT_ANCHORS.flatMap((anchor) => {
    const part = sections[anchor];
    return part ? [{ anchor, title: part.name, part, Body: SECTIONS[anchor] }] : [];
  });
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
      {intro && <PageOpening text={intro} sections={present} />}
      {present.map(({ anchor, part, Body }) => (
        <Body key={anchor} part={part} />
      ))}
      <ContactCall />
    </>
  );
}
