import { useLocation } from 'react-router-dom';
import { Button } from '@vipp/shared/ui/button';
import { PageBanner } from '@vipp/shared/ui/page-banner';
import { RecoveryLinks } from './recovery-links';

type Props = {
  title: string;
  lead: string;
  /** Seed of the brand pattern in the banner. */
  seed: string;
  reloadText: string;
  linksTitle: string;
};

/** A page that could not be shown: a button that loads it again, and links to other pages. */
export function ReloadPage({ title, lead, seed, reloadText, linksTitle }: Props) {
  const { pathname, search } = useLocation();
  return (
    <>
      <PageBanner title={title} lead={lead} seed={seed}>
        <Button to={pathname + search} reload>
          {reloadText}
        </Button>
      </PageBanner>
      <RecoveryLinks title={linksTitle} />
    </>
  );
}
