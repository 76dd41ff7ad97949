import type { PageMeta } from '@vipp/shared/contract/page-module';

/** Head of the services page, and of its copy for trials. */
export const servicesMeta: PageMeta = {
  title: 'Nos prestations',
  description:
    'Relations clients, soutien d’activité, actions commerciales et activités IT : quatre familles de services externalisés, en français et en anglais.',
};
