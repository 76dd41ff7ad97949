import type { TextField } from '@vipp/shared/lib/form/form-definition';

const MAX_LENGTH = 100;

export const TITLE_FIELD: TextField = {
  name: 'title',
  label: 'Titre du brouillon',
  kind: 'text',
  required: true,
  autocomplete: 'off',
};

/** What is wrong with the title of a draft; undefined when it is right. */
export function titleProblem(title: string): string | undefined {
  if (title === '') return 'Donnez un titre au brouillon.';
  return title.length > MAX_LENGTH ? `Ce titre est limité à ${MAX_LENGTH} caractères.` : undefined;
}
