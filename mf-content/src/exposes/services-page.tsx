import { ArrowRight } from 'lucide-react';
import type { PageModule } from '@vipp/shared/contract/page-module';
import type { ListPart } from '@vipp/shared/lib/content-parts';
import { usePageData } from '@vipp/shared/stores/site-context';
import { CallSection } from '@vipp/shared/ui/call-section';
import { ItemList } from '@vipp/shared/ui/item-list';
import { PageBanner } from '@vipp/shared/ui/page-banner';
import { PageLink } from '@vipp/shared/ui/page-link';
import { Reveal } from '@vipp/shared/ui/reveal';
import { RichText } from '@vipp/shared/ui/rich-text';
import { Section } from '@vipp/shared/ui/section';
import { Chapter } from '../components/chapter';
import { EntryActions } from '@vipp/shared/ui/entry-actions';
import { PageOpening } from '../components/page-opening';
import { loadServices, type ServicesData, type StudyResult as Result } from '../model/services-data';
import styles from './services-page.module.css';

/** The services of a family, beside each other where there is room. */
function ServiceList({ items }: Pick<ListPart, 'items'>) {
  return (
    <Reveal>
      <ItemList items={items} className={styles.services} itemClassName={styles.service} />
    </Reveal>
  );
}

/** A measured result of a family of services, with a link to its case study. */
function StudyResult({ result: { slug, title, figure } }: { result: Result }) {
  return (
    <div className={styles.result}>
      <p>
        <strong className={styles.value}>{figure.value}</strong> {figure.noun}
      </p>
      <PageLink className={styles.studyResultLink} to={`/etude_de_cas/${slug}`}>
        {title}
        <ArrowRight />
      </PageLink>
    </div>
  );
}

/** Links to other pages, beside each other where there is room. */
function Further({ further }: Pick<ServicesData, 'further'>) {
  if (further.length === 0) return null;
  return (
    <Section title="Aller plus loin" tone="tint">
      <ul className={styles.services} role="list">
        {further.map(({ anchor, name, prose, actions }) => (
          <li key={name} id={anchor} className={styles.service}>
            <h3>{name}</h3>
            <div className={styles.further}>
              <RichText html={prose} />
              <EntryActions actions={actions} variant="quiet" />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function ServicesPage() {
  const { intro, chapters, contact, further } = usePageData<ServicesData>();
  return (
    <>
      <PageBanner
        title="Prestations"
        lead="Relations clients, soutien d’activité, actions commerciales, activités IT : à confier séparément ou ensemble."
        kind="statement"
      />
      {intro && <PageOpening text={intro} sections={chapters.map(({ anchor, name }) => ({ anchor, title: name }))} />}
      {chapters.map((chapter, index) => (
        <Chapter key={chapter.anchor} part={chapter} index={index}>
          <ServiceList items={chapter.items} />
          {chapter.result && <StudyResult result={chapter.result} />}
        </Chapter>
      ))}
      <Further further={further} />
      {contact && (
        <CallSection title={'Par où commencer\u202F?'} to="/contact" linkText={contact.name}>
          <RichText html={contact.prose} />
        </CallSection>
      )}
    </>
  );
}

export const page: PageModule<ServicesData> = {
  publiclyCacheable: true,
  Component: ServicesPage,
  loader: loadServices,
  meta: () => ({
    title: 'Nos prestations',
    description:
      'Relations clients, soutien d’activité, actions commerciales et activités IT : quatre familles de services externalisés, en français et en anglais.',
  }),
};
