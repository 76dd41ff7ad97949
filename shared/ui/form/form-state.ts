import type { FormEvent } from 'react';
import type { FormAnswer } from '../../lib/form/form-answer';

/** Where a form stands: what was answered last, and whether it is on its way. */
export type FormState = {
  answer: FormAnswer | undefined;
  isSending: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};
