/** Calls every GET of the contract at a backend, one after the other. */
import type * as z from 'zod/mini';
import { contentCalls } from '@vipp/shared/contract/content-api';
import { API_BASE, CONTENT_PAGES } from '@vipp/shared/contract/paths';
import { BodyTooLargeError, readBodyText } from '@vipp/shared/lib/read-body';
import { causeOf, errorText } from '../startup-failure';
import { compareAnswer, type FieldReport } from './compare-answer';

export type CallReport = { path: string } & ({ fields: FieldReport[] } | { problem: string });

/** The check is impossible: the backend does not answer, or refuses the token. */
export class CheckImpossible extends Error {}

const DEADLINE_MS = 15_000;
/** The gateway's own limit for an answer. */
const MAX_MEGABYTES = 64;

type Call = { path: string; schema: z.ZodMiniType };

function allCalls(): Call[] {
  const { contentPage, ...lists } = contentCalls;
  const pages = Object.values(CONTENT_PAGES).map((n) => ({
    ...contentPage,
    path: contentPage.path.replace('{n}', String(n)),
  }));
  return [...pages, ...Object.values(lists)];
}

/** Address of the API at `url`, which may be that of the host or already that of the API. */
export function apiAddress(url: string): string {
  const trimmed = url.replace(/\/+$/, '');
  return trimmed.endsWith(API_BASE) ? trimmed : trimmed + API_BASE;
}

async function fetchAnswer(address: string, token: string): Promise<Response> {
  try {
    return await fetch(address, {
      headers: { Authorization: `Bearer ${token}`, Accept: 'application/json' },
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
  } catch (error) {
    throw new CheckImpossible(
      `${address} does not answer (${errorText(causeOf(error))}). Check --url and that the backend runs.`,
    );
  }
}

/** @returns undefined when the answer exceeds the gateway's limit */
async function readText(response: Response, address: string): Promise<string | undefined> {
  try {
    return await readBodyText(response, MAX_MEGABYTES * 1024 * 1024);
  } catch (error) {
    if (error instanceof BodyTooLargeError) return undefined;
    throw new CheckImpossible(
      `${address} breaks off in the middle of its answer (${errorText(error)}). Check that the backend runs.`,
    );
  }
}

async function check({ path, schema }: Call, api: string, token: string): Promise<CallReport> {
  const response = await fetchAnswer(api + path, token);
  if (response.status === 401 || response.status === 403) {
    throw new CheckImpossible(`${api + path} refuses the token (status ${response.status}). Check --token.`);
  }
  if (response.status !== 200) return { path, problem: `status ${response.status}, expected 200` };
  const text = await readText(response, api + path);
  if (text === undefined) return { path, problem: `larger than ${MAX_MEGABYTES} MB` };
  try {
    return { path, fields: compareAnswer(schema, JSON.parse(text)) };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { path, problem: `not JSON: ${JSON.stringify(text.slice(0, 60))}` };
  }
}

/**
 * Calls the backend and reports on each call.
 *
 * @throws CheckImpossible when the backend cannot be reached or refuses the token
 */
export async function callBackend(url: string, token: string): Promise<CallReport[]> {
  const reports: CallReport[] = [];
  for (const call of allCalls()) reports.push(await check(call, apiAddress(url), token));
  return reports;
}
