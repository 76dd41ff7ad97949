import { ArrowRight } from 'lucide-react';
import { Button } from '@vipp/shared/ui/button';
import { SentPanel } from '@vipp/shared/ui/form/sent-panel';
import { Section } from '@vipp/shared/ui/section';
import { APPLY_PATH } from '../model/apply-path';
import { WITHDRAWN } from '../model/withdrawal-form';
import { WITHDRAWAL_ANCHOR } from './withdrawal-section';

/** Replaces the application once it is withdrawn. */
export function WithdrawnSection() {
  return (
    <Section id={WITHDRAWAL_ANCHOR} title="Retrait de votre candidature" layout="split">
      <SentPanel title={WITHDRAWN}>
        <p>
          Vos coordonnées et vos réponses sont effacées, et le lien de cette page ne s’ouvre plus. Vous n’avez rien
          d’autre à faire.
        </p>
        <p>Vous pouvez déposer une nouvelle candidature quand vous le souhaitez.</p>
        <Button to={APPLY_PATH} icon={<ArrowRight />}>
          Déposer une nouvelle candidature
        </Button>
      </SentPanel>
    </Section>
  );
}
