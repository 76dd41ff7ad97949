/** Data of the page behind the link to a requested study. Opening it changes nothing, because mail scanners open links. */
import { studyLinkSchema, studyLinkStatusSchema } from '@vipp/shared/contract/forms/study-link';
import type { Study } from '@vipp/shared/contract/list-data';
import type { PageLoaderArgs, PageMeta } from '@vipp/shared/contract/page-module';
import { failure, success, type Result } from '@vipp/shared/contract/result';
import { newKey } from '@vipp/shared/lib/form/new-key';

export type StudyLinkData =
  | { kind: 'open'; detail: Study; lastDay: string }
  | { kind: 'expired'; slug: string; lastDay: string }
  | { kind: 'unknown' | 'limited' };

const unknownLink = (): Result<StudyLinkData> => success({ kind: 'unknown' }, 404);

/** A service without such links knows none. */
export async function loadStudyLink({ api, params }: PageLoaderArgs): Promise<Result<StudyLinkData>> {
  const link = studyLinkSchema.safeParse({ token: params['token'] });
  if (!link.success) return unknownLink();
  const outcome = await api.submit('studyLink', link.data, newKey());
  if (outcome.kind === 'unreachable') return failure('unavailable');
  if (outcome.kind === 'limited') return success({ kind: 'limited' }, 429, outcome.retryAfterSeconds);
  const status = outcome.kind === 'accepted' ? studyLinkStatusSchema.safeParse(outcome.body).data : undefined;
  if (!status) return unknownLink();
  const { slug, isOpen, lastDay } = status;
  if (!isOpen) return success({ kind: 'expired', slug, lastDay }, 410);
  const study = await api.study(slug);
  if (study.ok) return success({ kind: 'open', detail: study.data, lastDay });
  // The study may be withdrawn after the mail was sent.
  return study.failure === 'not-found' ? unknownLink() : study;
}

const TITLES = {
  open: 'Votre étude de cas',
  expired: 'Lien expiré',
  unknown: 'Lien inconnu',
  limited: 'Trop d’essais',
} as const;

/** `data` is null while the page is unavailable. */
export const studyLinkMeta = (data: StudyLinkData | null): PageMeta => ({
  title: TITLES[data?.kind ?? 'open'],
  description: 'L’étude de cas que vous avez demandée à VIPP, par le lien reçu par e-mail.',
  noindex: true,
});
