import type { ApplicationStepId } from '../../model/application-forms';

/** What the preview of a draft shows. */
export type PreviewView = {
  step: ApplicationStepId;
  state: 'empty' | 'errors' | 'filled' | 'review';
};
