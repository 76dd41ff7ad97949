import { ArrowRight } from 'lucide-react';
import type { FormToken } from '@vipp/shared/lib/form/form-answer';
import { Button } from '@vipp/shared/ui/button';
import { FormCard } from '@vipp/shared/ui/form/form-card';
import { SentPanel } from '@vipp/shared/ui/form/sent-panel';
import { SiteForm } from '@vipp/shared/ui/form/site-form';
import type { FormState } from '@vipp/shared/ui/form/use-page-form';
import { Section } from '@vipp/shared/ui/section';
import { APPLY_PATH } from '../model/apply-path';
import { WITHDRAWN, withdrawalForm } from '../model/withdrawal-form';

/** Anchor of the section, where visitors without JavaScript see the result. */
export const WITHDRAWAL_ANCHOR = 'retrait';

type Props = { state: FormState; formToken: FormToken };

/** Form to withdraw an application, with an explanation and a confirmation. */
export function WithdrawalSection({ state, formToken }: Props) {
  return (
    <Section
      title="Retirer votre candidature"
      intro="Vous pouvez la retirer à tout moment, sans donner de raison."
      tone="tint"
      layout="split"
    >
      <FormCard id={WITHDRAWAL_ANCHOR}>
        <div className="prose">
          <ul>
            <li>Vos coordonnées et vos réponses sont effacées ; les recruteurs ne les voient plus.</li>
            <li>Le lien de cette page ne s’ouvre plus.</li>
            <li>C’est définitif : personne ne peut rétablir un dossier effacé.</li>
            <li>Vous pouvez ensuite déposer une nouvelle candidature, sans attendre.</li>
          </ul>
        </div>
        <SiteForm form={withdrawalForm} state={state} formToken={formToken} anchor={WITHDRAWAL_ANCHOR} />
      </FormCard>
    </Section>
  );
}

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
