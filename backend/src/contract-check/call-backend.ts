/** Calls a backend as the gateway does, with its limits; every GET of the contract, one after the other. */
import type * as z from 'zod/mini';
import { contentCalls } from '@vipp/shared/contract/content-api';
import { API_BASE, CONTENT_PAGES } from '@vipp/shared/contract/paths';
import { BodyTooLargeError, readBodyText } from '@vipp/shared/lib/read-body';
import { causeOf, errorText } from '../startup-failure';
import { compareAnswer, type FieldReport } from './compare-answer';

/** `url`: with or without the path of the API. */
export type Backend = { url: string; token: string };

/** The check is impossible: the backend does not answer, or refuses the token. */
export class CheckImpossible extends Error {}

const DEADLINE_MS = 15_000;
const MAX_MEGABYTES = 64;

async function ask(
  { url, token }: Backend,
  path: string,
  megabytes: number,
): Promise<{ status: number; text: string }> {
  const trimmed = url.replace(/\/+$/, '');
  const response = await fetch((trimmed.endsWith(API_BASE) ? trimmed : trimmed + API_BASE) + path, {
    headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
    signal: AbortSignal.timeout(DEADLINE_MS),
  });
  return { status: response.status, text: await readBodyText(response, megabytes * 1024 * 1024) };
}

export type CallReport = { path: string } & ({ fields: FieldReport[] } | { problem: string });

type Call = { path: string; schema: z.ZodMiniType };

async function check({ path, schema }: Call, backend: Backend, megabytes: number): Promise<CallReport> {
  const answer = await ask(backend, path, megabytes).catch((error: unknown) => {
    if (error instanceof BodyTooLargeError) return undefined;
    throw new CheckImpossible(
      `${path} of ${backend.url} is not answered to the end (${errorText(causeOf(error))}). Check --url and that the backend runs`,
    );
  });
  if (!answer) return { path, problem: `larger than ${megabytes} MB` };
  const { status, text } = answer;
  if (status === 401 || status === 403)
    throw new CheckImpossible(`${path} of ${backend.url} refuses the token (status ${status}). Check --token`);
  if (status !== 200) return { path, problem: `status ${status}, expected 200` };
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
 * @param megabytes that an answer may have
 * @throws CheckImpossible when the backend cannot be reached or refuses the token
 */
export async function callBackend(backend: Backend, megabytes = MAX_MEGABYTES): Promise<CallReport[]> {
  const { contentPage, ...lists } = contentCalls;
  const pages = Object.values(CONTENT_PAGES).map((page) => ({
    ...contentPage,
    path: contentPage.path.replace('{n}', String(page)),
  }));
  const reports: CallReport[] = [];
  for (const call of [...pages, ...Object.values(lists)]) reports.push(await check(call, backend, megabytes));
  return reports;
}
