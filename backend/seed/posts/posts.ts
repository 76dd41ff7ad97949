import type { SeedPost } from '../seed-types';
import { posts2023 } from './posts-2023';
import { posts2024 } from './posts-2024';
import { posts2025 } from './posts-2025';
import { posts2026 } from './posts-2026';

export const seedPosts: SeedPost[] = [...posts2023, ...posts2024, ...posts2025, ...posts2026].sort((a, b) =>
  a.publishedAt.localeCompare(b.publishedAt),
);
