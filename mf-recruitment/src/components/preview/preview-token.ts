import type { FormToken } from '@vipp/shared/lib/form/form-answer';

/** Of a form that is never sent. */
export const PREVIEW_TOKEN: FormToken = { key: 'apercu', start: 0 };
