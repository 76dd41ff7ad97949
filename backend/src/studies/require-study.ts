import { eq } from 'drizzle-orm';
import { NO_SUCH_STUDY } from '@vipp/shared/contract/forms/study-request';
import type { Queries } from '../database/database';
import { etudes } from '../database/schema';
import { Refusal } from '../kernel/refusal';

export type RequestedStudy = { title: string; slug: string };

/** @throws Refusal when there is no study of this id */
export async function requireStudy(queries: Queries, id: number): Promise<RequestedStudy> {
  const [study] = await queries
    .select({ title: etudes.title, slug: etudes.slug })
    .from(etudes)
    .where(eq(etudes.id, id));
  if (!study) throw new Refusal(NO_SUCH_STUDY, { etude_id: [NO_SUCH_STUDY] });
  return study;
}
