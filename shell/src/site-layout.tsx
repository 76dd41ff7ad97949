import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { CookieBanner } from './components/cookie-banner';
import { PageSkeleton } from '@vipp/shared/ui/skeleton';
import { NewsletterModalHost } from './components/newsletter-modal-host';
import { ScrollTopButton } from './components/scroll-top-button';
import { SiteFooter } from './components/site-footer';
import { SiteHeader } from './components/site-header';
import { Toaster } from './components/toaster';
import { usePageHead } from './head/use-page-head';
import { useContentLinks } from './navigation/use-content-links';
import { usePageScroll } from './navigation/use-page-scroll';
import { usePendingPage } from './navigation/use-pending-page';
import { useSiteRoute } from './site-root';
import styles from './components/skip-link.module.css';

/** First element in the tab order: skips the header. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#contenu">
      Aller au contenu
    </a>
  );
}

type Props = {
  /** Shown instead of the page of the route. */
  children?: ReactNode;
};

/** Layout of every page of the site: header, page and footer; of a bare page, the page alone. */
export function SiteLayout({ children = <Outlet /> }: Props) {
  const pending = usePendingPage();
  const isBare = useSiteRoute()?.bare === true;
  usePageHead();
  usePageScroll();
  useContentLinks();
  const main = (
    <main id="contenu" tabIndex={-1} aria-busy={pending !== null}>
      {pending ? <PageSkeleton shape={pending} /> : children}
    </main>
  );
  if (isBare)
    return (
      <>
        <SkipLink />
        {main}
        <Toaster />
      </>
    );
  return (
    <>
      <SkipLink />
      <SiteHeader />
      {main}
      <SiteFooter />
      <ScrollTopButton />
      <CookieBanner />
      <Toaster />
      <NewsletterModalHost />
    </>
  );
}
