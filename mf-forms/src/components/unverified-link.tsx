import { RotateCw } from 'lucide-react';
import { useLocation } from '@vipp/shared/stores/router';
import { Button } from '@vipp/shared/ui/button';
import { Notice } from '@vipp/shared/ui/notice';

const REASONS = {
  unreachable: ['notre service ne répond pas', 'Il reste valable : réessayez dans un instant.'],
  limited: ['trop d’essais en peu de temps', 'Réessayez dans quelques minutes.'],
} as const;

/** The reason why a private link could not be checked, and a button to try again. */
export function UnverifiedLink({ kind }: { kind: keyof typeof REASONS }) {
  const { pathname } = useLocation();
  const [reason, advice] = REASONS[kind];
  return (
    <>
      <Notice kind="error" title={`Votre lien n’a pas pu être vérifié : ${reason}.`}>
        <p>{advice}</p>
      </Notice>
      <Button to={pathname} icon={<RotateCw />} reload>
        Réessayer
      </Button>
    </>
  );
}
