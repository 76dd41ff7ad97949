import { usePageData } from '@vipp/shared/stores/site-context';
import { CallSection } from '@vipp/shared/ui/call-section';
import { PageBanner } from '@vipp/shared/ui/page-banner';
import { RichText } from '@vipp/shared/ui/rich-text';
import { Chapter } from '../components/chapter';
import styles from '../components/chapter.module.css';
import { LinkBands } from '../components/link-bands';
import { PageOpening } from '../components/page-opening';
import { ServiceList } from '../components/service-list';
import { StudyResult } from '../components/study-result';
import { TextSection } from '../components/text-section';
import type { ServicesData } from '../model/services-data';

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
      {chapters.map((chapter, index) => (
        <Chapter key={chapter.anchor} part={chapter} index={index}>
          <ServiceList items={chapter.items} />
          {chapter.result && <StudyResult result={chapter.result} />}
        </Chapter>
      ))}
      {caseStudies && (
        <div className={styles.chapter}>
          <TextSection id="etude_de_cas" tone="tint" text={caseStudies} />
        </div>
      )}
      {contact && (
        <CallSection title={'Par où commencer\u202F?'} to="/contact" linkText={contact.name}>
          <RichText html={contact.prose} />
        </CallSection>
      )}
      <LinkBands bands={bands} />
    </>
  );
}
