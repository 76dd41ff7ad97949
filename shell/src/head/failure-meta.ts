/** Heads of the pages that are shown in place of a page. */
import type { ErrorResponse } from 'react-router-dom';
import type { PageMeta } from '@vipp/shared/contract/page-module';
import { FAILURE_STATUS } from '../navigation/failure-status';
import { toRefusal } from '../pages/refused-page';

/** Head of a page that search engines must not index. */
export const hiddenMeta = (
  title: string,
  description = 'Cette page du site de VIPP ne peut pas être affichée.',
): PageMeta => ({
  title,
  description,
  noindex: true,
});

export const unavailableMeta = (title: string): PageMeta => hiddenMeta(`${title} : page momentanément indisponible`);

export const notFoundMeta: PageMeta = hiddenMeta('Page non trouvée');

/**
 * Head of the error page that is shown in place of a page.
 *
 * @param section title of the section that the address belongs to
 */
export function failureMeta({ status, data }: Pick<ErrorResponse, 'status' | 'data'>, section: string): PageMeta {
  if (status === 404) return notFoundMeta;
  if (status === FAILURE_STATUS.unavailable) return unavailableMeta(section);
  if (status >= 500) return hiddenMeta('Un problème est survenu');
  const { title, advice } = toRefusal(data);
  return hiddenMeta(title, advice);
}
