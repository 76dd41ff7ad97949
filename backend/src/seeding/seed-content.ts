import { seedEtudes } from '../../seed/etudes/etudes';
import { seedPages } from '../../seed/pages/pages';
import { seedPosts } from '../../seed/posts/posts';
import { type SeedContent, typesetSeed } from './typeset-seed';

/** Loads the content of this release, typeset. */
export function loadSeedContent(): SeedContent {
  return typesetSeed({ pages: seedPages, posts: seedPosts, etudes: seedEtudes });
}
