import type { PageModule } from '@vipp/shared/contract/page-module';
import { trustedHtml } from '@vipp/shared/lib/trusted-html';

/**
 * Stands in for a remote whose script did not load: the server's HTML stays as it is, readable and with its
 * links and forms working, while the shell around it comes alive.
 */
export function keptPage(html: string, title: string): PageModule {
  const trusted = trustedHtml(html);
  return {
    Component: () => <div dangerouslySetInnerHTML={{ __html: trusted }} suppressHydrationWarning />,
    meta: () => ({ title, description: '' }),
  };
}
