import { ArrowRight } from 'lucide-react';
import type { PageModule } from '@vipp/shared/contract/page-module';
import { classNames } from '@vipp/shared/lib/class-names';
import { usePageData } from '@vipp/shared/stores/site-context';
import { Button } from '@vipp/shared/ui/button';
import { Card } from '@vipp/shared/ui/card';
import { CardGrid } from '@vipp/shared/ui/card-grid';
import base from '@vipp/shared/ui/page-banner.module.css';
import { PatternBand } from '@vipp/shared/ui/pattern-band';
import { Picture } from '@vipp/shared/ui/picture';
import { Reveal } from '@vipp/shared/ui/reveal';
import { Section } from '@vipp/shared/ui/section';
import { FigureList } from '../components/figure-list';
import { FiguresBand } from '../components/figures-band';
import { Implantations } from '../components/implantations';
import { LatestNews } from '../components/latest-news';
import { SectorsSection } from '../components/sectors';
import { TextSection } from '../components/text-section';
import { withSlogan } from '../components/with-slogan';
import { type HomeData, loadHome } from '../model/home-data';
import { SERVICE_PICTURE, serviceFamilies } from '../model/service-families';
import styles from './home-page.module.css';

/** Banner that fills the first view of home, with strips of the brand pattern at its side. */
const HomeBanner = () => (
  <div className={classNames(base.banner, styles.banner)}>
    <div className={classNames(base.inner, styles.inner)}>
      <div className={classNames(base.head, styles.head)}>
        <p className={classNames(base.eyebrow, styles.eyebrow)}>Paris, Anteuil, Cotonou, Lomé, Kigali</p>
        <h1 className={classNames(base.title, styles.title)}>{withSlogan('Vipp, The African BPO & CX leader')}</h1>
      </div>
      <div className={classNames(base.words, styles.words)}>
        <p className={classNames(base.lead, styles.lead)}>
          Relation client, back office, vente, technologies : de France et d’Afrique, nos équipes répondent en votre
          nom.
        </p>
        <div className={classNames(base.actions, styles.actions)}>
          <Button to="/prestations" icon={<ArrowRight />}>
            Voir nos prestations
          </Button>
          <Button to="/contact" variant="secondary">
            Nous contacter
          </Button>
        </div>
      </div>
    </div>
    <PatternBand className={classNames(base.band, styles.band)} />
  </div>
);

const LANGUAGES = (
  <>
    Nos services sont proposés en <strong>français</strong>, en <strong>anglais</strong> et en{' '}
    <strong>langues africaines vernaculaires</strong>.
  </>
);

/** The four families of services, each with a link to its chapter. */
function ServiceCards() {
  return (
    <Section title="Nos prestations" intro={LANGUAGES}>
      <Reveal className={styles.services}>
        <CardGrid columns={4}>
          {serviceFamilies.map(({ anchor, title, services, picture }) => (
            <Card
              key={anchor}
              title={title}
              to={`/prestations#${anchor}`}
              linkText="Découvrir"
              media={<Picture src={picture} alt="" {...SERVICE_PICTURE} />}
            >
              <ul role="list">
                {services.map((service) => (
                  <li key={service}>{service}</li>
                ))}
              </ul>
            </Card>
          ))}
        </CardGrid>
      </Reveal>
    </Section>
  );
}

function HomePage() {
  const { intro, sectors, countryBand, commitment, proof, posts } = usePageData<HomeData>();
  return (
    <>
      <HomeBanner />
      {intro && <TextSection text={intro} />}
      <FiguresBand />
      <ServiceCards />
      {proof && <FigureList title={proof.name} figures={proof.figures} />}
      {sectors && <SectorsSection list={sectors} />}
      <Implantations />
      {countryBand && <TextSection text={countryBand} tone="tint" />}
      {commitment && <TextSection text={commitment} pictureFirst />}
      <LatestNews posts={posts} />
    </>
  );
}

export const page: PageModule<HomeData> = {
  publiclyCacheable: true,
  Component: HomePage,
  loader: loadHome,
  meta: () => ({
    title: 'Externalisation et expérience client, de la France à l’Afrique',
    description:
      'Relation client, soutien d’activité, actions commerciales et IT : 3 000 collaborateurs en France, au Bénin, au Togo et au Rwanda.',
  }),
};
