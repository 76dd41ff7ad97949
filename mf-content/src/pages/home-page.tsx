import { ArrowRight } from 'lucide-react';
import { usePageData } from '@vipp/shared/stores/site-context';
import { Button } from '@vipp/shared/ui/button';
import { FigureList } from '../components/figure-list';
import { FiguresBand } from '../components/figures-band';
import { HomeBanner } from '../components/home-banner';
import { Implantations } from '../components/implantations';
import { LatestNews } from '../components/latest-news';
import { SectorsSection } from '../components/sectors';
import { ServiceCards } from '../components/service-cards';
import { TextSection } from '../components/text-section';
import { withSlogan } from '../components/with-slogan';
import type { HomeData } from '../model/home-data';

export function HomePage() {
  const { intro, sectors, countryBand, commitment, proof, posts } = usePageData<HomeData>();
  return (
    <>
      <HomeBanner
        eyebrow="Paris, Anteuil, Cotonou, Lomé, Kigali"
        title={withSlogan('Vipp, The African BPO & CX leader')}
        lead="Relation client, back office, vente, technologies : de France et d’Afrique, nos équipes répondent en votre nom."
      >
        <Button to="/prestations" icon={<ArrowRight />}>
          Voir nos prestations
        </Button>
        <Button to="/contact" variant="secondary">
          Nous contacter
        </Button>
      </HomeBanner>
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
