import type { Example } from '../example';
import { answerOf } from '../../testing/posted-form';
import { form, refused } from './form.examples';
import { FormFailure } from './form-failure';

export const examples: Example[] = [
  { name: 'refused by the form', element: <FormFailure form={form} answer={refused} /> },
  {
    name: 'refused by the service',
    element: (
      <FormFailure
        form={form}
        answer={answerOf({ kind: 'refused', by: 'service', errors: {}, message: 'Adresse refusée.' })}
      />
    ),
  },
  {
    name: 'with a filled honeypot',
    element: <FormFailure form={form} answer={answerOf({ kind: 'refused', by: 'honeypot', errors: {} })} />,
  },
  {
    name: 'too many',
    element: <FormFailure form={form} answer={answerOf({ kind: 'limited', retryAfterSeconds: 90 })} />,
  },
  { name: 'nothing to say of a success', element: <FormFailure form={form} answer={answerOf({ kind: 'accepted' })} /> },
];
