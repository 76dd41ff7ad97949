import type { SeedEtude } from '../seed-types';
import { actionsCommercialesEtudes } from './actions-commerciales';
import { activitesItEtudes } from './activites-it';
import { relationsClientEtudes } from './relations-client';
import { soutienDActiviteEtudes } from './soutien-d-activite';

/** All case studies, oldest first. */
export const seedEtudes: SeedEtude[] = [
  ...relationsClientEtudes,
  ...soutienDActiviteEtudes,
  ...actionsCommercialesEtudes,
  ...activitesItEtudes,
].sort((a, b) => a.publishedAt.localeCompare(b.publishedAt));
