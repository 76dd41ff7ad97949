import { usePageData } from '@vipp/shared/stores/site-context';
import { PageBanner } from '@vipp/shared/ui/page-banner';
import { AfricaSection } from '../components/africa-section';
import { GroupBand } from '../components/group-band';
import { GroupCards } from '../components/group-cards';
import { GroupSectors } from '../components/group-sectors';
import { IntroStatement } from '../components/intro-statement';
import { ParisSection } from '../components/paris-section';
import { PartnerSection } from '../components/partner-section';
import type { GroupData } from '../model/group-data';

export function GroupPage() {
  const { intro, band, paris, africa, partner, cards } = usePageData<GroupData>();
  return (
    <>
      <PageBanner
        title="Le groupe VIPP"
        lead="Trois sites en Afrique, deux en France, une seule façon de travailler."
        seed="le-groupe"
      />
      {intro && <IntroStatement text={intro} />}
      {band && <GroupBand text={band} />}
      {paris && <ParisSection text={paris} />}
      <AfricaSection text={africa} />
      {partner && <PartnerSection partner={partner} />}
      <GroupSectors />
      {cards && <GroupCards {...cards} />}
    </>
  );
}
