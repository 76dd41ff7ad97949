import { useLocation } from 'react-router-dom';
import { Button } from '@vipp/shared/ui/button';
import { PageBanner } from '@vipp/shared/ui/page-banner';
import { RecoveryLinks } from './recovery-links';

type Props = {
  title: string;
  lead: string;
  reloadText: string;
  linksTitle: string;
};

/** A page that could not be shown: a button that loads it again, and links to other pages. */
export function ReloadPage({ title, lead, reloadText, linksTitle }: Props) {
  const { pathname, search } = useLocation();
  return (
    <>
      <PageBanner title={title} lead={lead}>
        <Button to={pathname + search} reload>
          {reloadText}
        </Button>
      </PageBanner>
      <RecoveryLinks title={linksTitle} />
    </>
  );
}
