import { eq } from 'drizzle-orm';
import { NO_SUCH_STUDY } from '@vipp/shared/contract/forms/study-request';
import type { Queries } from '../database/database';
import { etudes } from '../database/schema';
import { Refusal } from './refusal';

/** @throws Refusal when there is no study of this id */
export async function requireStudy(queries: Queries, id: number): Promise<void> {
  const found = await queries.$count(etudes, eq(etudes.id, id));
  if (found === 0) throw new Refusal(NO_SUCH_STUDY, { etude_id: [NO_SUCH_STUDY] });
}
