import { usePageData } from '@vipp/shared/stores/site-context';
import { PageBanner } from '@vipp/shared/ui/page-banner';
import { ContactBand } from '../components/contact-band';
import { LinkBands } from '../components/link-bands';
import { PageOpening } from '../components/page-opening';
import { ServiceChapter } from '../components/service-chapter';
import { TextSection } from '../components/text-section';
import type { ServiceAnchor } from '../model/service-families';
import type { ServicesData } from '../model/services-data';

const LOOKS = {
  Relation_clients: { tone: 'tint', arrangement: 'columns' },
  soutien: { tone: 'paper', arrangement: 'rows' },
  commercial: { tone: 'ink', arrangement: 'columns' },
  it: { tone: 'paper', arrangement: 'rows' },
} as const satisfies Record<ServiceAnchor, object>;

export function ServicesPage() {
  const { intro, chapters, contact, caseStudies, bands } = usePageData<ServicesData>();
  const sections = [
    ...chapters.map(({ anchor, name }) => ({ anchor, title: name })),
    ...(caseStudies ? [{ anchor: 'etude_de_cas', title: caseStudies.name }] : []),
  ];
  return (
    <>
      <PageBanner
        title="Prestations"
        lead="Relations clients, soutien d’activité, actions commerciales, activités IT : à confier séparément ou ensemble."
        kind="statement"
        seed="prestations"
      />
      {intro && <PageOpening text={intro} sections={sections} />}
      {chapters.map((chapter) => (
        <ServiceChapter key={chapter.anchor} chapter={chapter} {...LOOKS[chapter.anchor]} />
      ))}
      {contact && <ContactBand title={contact.name} html={contact.prose} />}
      {caseStudies && <TextSection id="etude_de_cas" tone="tint" text={caseStudies} />}
      <LinkBands bands={bands} />
    </>
  );
}
