import type { Etude } from '@vipp/shared/contract/content-api';
import type { StudyCard } from '@vipp/shared/contract/list-data';
import { cardPicture } from './card-picture';

/** Data of the card of a case study. */
export const toStudyCard = (etude: Etude): StudyCard => ({
  id: etude.id,
  title: etude.etude_title,
  slug: etude.slug,
  description: etude.meta_description ?? '',
  theme: etude.etude_theme,
  ...cardPicture({ ...etude, image: etude.image || etude.imageDoc || null }),
  publishedAt: etude.published_at.slice(0, 10),
  typologie: etude.typologie.content,
  secteur: etude.secteur.secteur_name,
  objectif: etude.objectif.objectif_name,
});
