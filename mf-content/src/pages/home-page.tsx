import { ArrowRight } from 'lucide-react';
import { usePageData } from '@vipp/shared/stores/site-context';
import { Button } from '@vipp/shared/ui/button';
import { PageBanner } from '@vipp/shared/ui/page-banner';
import { FiguresBand } from '../components/figures-band';
import { Implantations } from '../components/implantations';
import { LatestNews } from '../components/latest-news';
import { SectorsSection } from '../components/sectors';
import { ServiceStrips } from '../components/service-strips';
import { TextSection } from '../components/text-section';
import { withSlogan } from '../components/with-slogan';
import type { HomeData } from '../model/home-data';

export function HomePage() {
  const { intro, sectors, countryBand, commitment, posts } = usePageData<HomeData>();
  return (
    <>
      <PageBanner
        eyebrow="Paris, Anteuil, Cotonou, Lomé, Kigali"
        title={withSlogan('Vipp, The African BPO & CX leader')}
        lead="Relation client, back office, vente, technologies : de France et d’Afrique, nos équipes répondent en votre nom."
        kind="hero"
        seed="accueil"
      >
        <Button to="/prestations" icon={<ArrowRight />}>
          Voir nos prestations
        </Button>
        <Button to="/contact" variant="secondary">
          Nous contacter
        </Button>
      </PageBanner>
      {intro && <TextSection text={intro} />}
      <FiguresBand />
      <ServiceStrips />
      {sectors && <SectorsSection list={sectors} />}
      <Implantations />
      {countryBand && <TextSection text={countryBand} tone="tint" />}
      {commitment && <TextSection text={commitment} pictureFirst />}
      <LatestNews posts={posts} />
    </>
  );
}
