import type { TextField } from '@vipp/shared/lib/form/form-definition';

const MAX_LENGTH = 100;

export const TITLE_FIELD: TextField = {
  name: 'title',
  label: 'Titre du brouillon',
  kind: 'text',
  required: true,
  autocomplete: 'off',
};

/** What is wrong with the title of a draft, by field. */
export function titleProblem({ title = '' }: Readonly<Record<string, string>>): Record<string, string> {
  if (title.trim() === '') return { title: 'Donnez un titre au brouillon.' };
  return title.trim().length > MAX_LENGTH ? { title: `Ce titre est limité à ${MAX_LENGTH} caractères.` } : {};
}
