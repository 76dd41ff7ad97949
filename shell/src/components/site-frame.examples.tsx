import { createSiteStores, SiteProvider } from '@vipp/shared/stores/site-context';
import type { Example } from '@vipp/shared/ui/example';
import { CookieBanner } from './cookie-banner';
import { Logo } from './logo';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { SkipLink } from '../site-layout';
import { ThemeToggle } from './theme-toggle';
import { RecoveryLinks } from './recovery-links';

const beforeAnyChoice = createSiteStores({ theme: null, consent: null });

export const examples: Example[] = [
  { name: 'logo', element: <Logo /> },
  { name: 'skip link, shown by the keyboard', element: <SkipLink /> },
  { name: 'header', element: <SiteHeader /> },
  { name: 'theme toggle', element: <ThemeToggle /> },
  { name: 'links of a page without content', element: <RecoveryLinks title="Poursuivez votre visite" /> },
  { name: 'footer', element: <SiteFooter /> },
  {
    name: 'cookie banner before any choice',
    element: (
      <SiteProvider stores={beforeAnyChoice} prefetch={() => undefined}>
        <CookieBanner />
      </SiteProvider>
    ),
  },
  { name: 'cookie button after the choice', element: <CookieBanner /> },
];
