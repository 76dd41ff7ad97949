import { useEffect } from 'react';
import { ArrowRight } from 'lucide-react';
import { Button } from '@vipp/shared/ui/button';
import { REDIRECT_MS } from '../model/password-forms';

/** Requirement 4.9: redirects to the back office 1 s after success, with a link for visitors without scripts. */
export function BackOfficeRedirect({ address }: { address: string }) {
  useEffect(() => {
    const timer = setTimeout(() => window.location.assign(address), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [address]);
  return (
    <>
      <noscript>
        <meta httpEquiv="refresh" content={`${REDIRECT_MS / 1_000};url=${address}`} />
      </noscript>
      <Button to={address} icon={<ArrowRight />}>
        Aller au back-office
      </Button>
    </>
  );
}
