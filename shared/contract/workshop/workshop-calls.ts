/** Every call of the workshop, for servers; pages import the calls that they make. */
import { accessCalls, accountCalls, auditCalls } from './access-calls';
import { applicationCalls, erasureCalls } from './application-calls';
import { draftCalls, figureCalls } from './draft-calls';
import { publicationCalls } from './publication-calls';
import { reportCalls } from './report-calls';

export const workshopCalls = {
  ...accessCalls,
  ...accountCalls,
  ...draftCalls,
  ...publicationCalls,
  ...figureCalls,
  ...applicationCalls,
  ...erasureCalls,
  ...auditCalls,
  ...reportCalls,
} as const;

export type WorkshopCallName = keyof typeof workshopCalls;
