import { CallSection } from '@vipp/shared/ui/call-section';
import { APPLY_PATH } from '../model/apply-path';

/** Call to action with the link to the application form. */
export function ApplyCall() {
  return (
    <CallSection title={'Et si c’était vous\u202F?'} to={APPLY_PATH} linkText="Je postule">
      Il vous faut un quart d’heure, votre pièce d’identité, et les dates de vos études et de vos emplois.
    </CallSection>
  );
}
