import { ArrowRight, ArrowUpRight } from 'lucide-react';
import type { PageModule } from '@vipp/shared/contract/page-module';
import { classNames } from '@vipp/shared/lib/class-names';
import type { ListPart } from '@vipp/shared/lib/content-parts';
import { isExternalLink } from '@vipp/shared/lib/links';
import { usePageData } from '@vipp/shared/stores/site-context';
import { CallSection } from '@vipp/shared/ui/call-section';
import { ItemList } from '@vipp/shared/ui/item-list';
import { PageBanner } from '@vipp/shared/ui/page-banner';
import { PageLink } from '@vipp/shared/ui/page-link';
import { Reveal } from '@vipp/shared/ui/reveal';
import { RichText } from '@vipp/shared/ui/rich-text';
import { VisuallyHidden } from '@vipp/shared/ui/visually-hidden';
import { Chapter } from '../components/chapter';
import { PageOpening } from '../components/page-opening';
import { TextSection } from '../components/text-section';
import { loadServices, type ServicesData, type StudyResult as Result } from '../model/services-data';
import styles from './services-page.module.css';
import stretched from '@vipp/shared/ui/stretched-link.module.css';

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

function BandLink({ href, text }: { href: string; text: string }) {
  const external = isExternalLink(href);
  const Arrow = external ? ArrowUpRight : ArrowRight;
  return (
    <PageLink className={classNames(stretched.link, styles.link)} to={href}>
      {text}
      {external && <VisuallyHidden> (autre site)</VisuallyHidden>}
      <Arrow />
    </PageLink>
  );
}

/** Wide links to other pages; a band without an address is only text. */
function LinkBands({ bands }: Pick<ServicesData, 'bands'>) {
  if (bands.length === 0) return null;
  return (
    <section className={styles.bands} aria-label="Aller plus loin">
      {bands.map(({ title, html, linkText, href }) => (
        <div key={title} className={styles.band} data-own-colours="">
          <div className={styles.words}>
            <h2 className={styles.title}>{title}</h2>
            <RichText html={html} />
            {href && <BandLink href={href} text={linkText || title} />}
          </div>
        </div>
      ))}
    </section>
  );
}

function ServicesPage() {
  const { intro, chapters, contact, caseStudies, bands } = usePageData<ServicesData>();
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
      {caseStudies && <TextSection id="etude_de_cas" tone="tint" text={caseStudies} />}
      <LinkBands bands={bands} />
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
