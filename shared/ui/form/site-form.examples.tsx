import type { Example } from '../example';
import { answerOf, formToken } from '../../testing/posted-form';
import { form, refused, stateOf } from './form.examples';
import { PrivacyNote } from './privacy-note';
import { SiteForm } from './site-form';
import type { FormState } from './use-page-form';

const states: [string, FormState][] = [
  ['as it comes', stateOf()],
  ['refused by the form', stateOf(refused)],
  ['unreachable service', stateOf(answerOf({ kind: 'unreachable' }))],
  ['on its way', stateOf(undefined, true)],
];

export const examples: Example[] = states.map(([name, state]) => ({
  name,
  element: (
    <SiteForm form={form} state={state} formToken={formToken} anchor="exemple">
      <PrivacyNote
        purpose="Le groupe VIPP utilise ces informations pour vous répondre."
        duration="Elles sont conservées trois ans."
      />
    </SiteForm>
  ),
}));
