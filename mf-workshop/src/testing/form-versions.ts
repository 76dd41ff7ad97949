/** Versions and drafts. */
import type { ListedDraft, ListedVersion } from '@vipp/shared/contract/workshop/draft-calls';

export const DRAFT_ID = '3b241101-e2bb-4255-8caf-4136c566a962';

export const versionTwo: ListedVersion = {
  version: 2,
  state: 'published',
  share: null,
  title: 'Ouverture de Dakar',
  publishedAt: '2026-11-20T09:30:00.000Z',
  publishedBy: 'koffi@vipp.example',
  reason: 'Le site de Dakar ouvre',
  replacedAt: null,
};

export const versionOne: ListedVersion = {
  ...versionTwo,
  version: 1,
  state: 'retired',
  title: null,
  publishedAt: '2026-11-01T08:00:00.000Z',
  publishedBy: 'site',
  reason: 'Première version',
  replacedAt: versionTwo.publishedAt,
};

export const trialThree: ListedVersion = {
  ...versionTwo,
  version: 3,
  state: 'trial',
  share: 20,
  title: 'Moins de questions',
  publishedAt: '2026-11-24T10:00:00.000Z',
  publishedBy: 'awa@vipp.example',
  reason: 'Moins de questions à la seconde étape',
};

export const draftOfTwo: ListedDraft = {
  draft: DRAFT_ID,
  title: 'Permis de conduire',
  basedOn: 2,
  createdBy: 'awa@vipp.example',
  createdAt: '2026-11-24T08:00:00.000Z',
  changedBy: 'koffi@vipp.example',
  changedAt: '2026-11-24T09:00:00.000Z',
};
