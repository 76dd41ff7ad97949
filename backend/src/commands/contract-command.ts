/** `npm run site -- contract`: tries every GET of any backend against the content service’s contract. */
import { contentCalls } from '@vipp/shared/contract/content-api';
import { API_BASE, CONTENT_PAGES } from '@vipp/shared/contract/paths';
import { parseVariables } from '@vipp/shared/contract/settings/parse-variables.server';
import { readBodyText } from '@vipp/shared/lib/read-body';
import * as z from 'zod/mini';
import { OperatorRefusal } from '../operators/operation';
import { causeOf, errorText } from '@vipp/shared/server/error-text';
import { addCommand, type CommandContext, type CommandGroup, lines, typed } from './command';

const NOTE = `
Prints which calls conform (✓), and what does not (✗).`;

const URL_ARGUMENT = typed(z.url({ protocol: /^https?$/ }), 'It must start with http:// or https://');

/** As the gateway. */
const DEADLINE_MS = 15_000;
const MAX_BYTES = 64 * 1024 * 1024;
/** Problems printed for one call: a field that is wrong in one item is usually wrong in all of them. */
const MAX_PROBLEMS = 10;

/** `url`: with or without the path of the API. */
type Backend = { url: string; token: string };

/** @throws OperatorRefusal for a backend that does not answer to the end */
async function ask({ url, token }: Backend, path: string, maxBytes: number) {
  const trimmed = url.replace(/\/+$/, '');
  try {
    const response = await fetch((trimmed.endsWith(API_BASE) ? trimmed : trimmed + API_BASE) + path, {
      headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    return { status: response.status, text: await readBodyText(response, maxBytes) };
  } catch (error) {
    throw new OperatorRefusal(
      `${path} of ${url} is not answered to the end (${errorText(causeOf(error))}). Check --url and that the backend runs`,
    );
  }
}

function problemsOf(schema: z.ZodMiniType, text: string): string[] {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return [`not JSON: ${JSON.stringify(text.slice(0, 60))}`];
  }
  const { error } = schema.safeParse(answer, { error: z.locales.en().localeError });
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.') || 'the answer'}: ${message}`);
}

/** Calls the backend, one call after the other. @returns faults by path */
export async function callBackend(backend: Backend, maxBytes = MAX_BYTES): Promise<Map<string, string[]>> {
  const { contentPage, ...lists } = contentCalls;
  const pages = Object.values(CONTENT_PAGES).map((page) => ({
    ...contentPage,
    path: contentPage.path.replace('{n}', String(page)),
  }));
  const problems = new Map<string, string[]>();
  for (const { path, schema } of [...pages, ...Object.values(lists)]) {
    const { status, text } = await ask(backend, path, maxBytes);
    const wrongStatus = [`status ${status}, expected 200${status === 401 ? ': check --token' : ''}`];
    problems.set(path, status === 200 ? problemsOf(schema, text) : wrongStatus);
  }
  return problems;
}

function formatCall([path, problems]: [string, string[]]): string {
  if (problems.length === 0) return `✓ GET ${path}\n`;
  const more = problems.length - MAX_PROBLEMS;
  return `✗ GET ${path}\n${lines([...problems.slice(0, MAX_PROBLEMS), ...(more > 0 ? [`and ${more} more`] : [])])}`;
}

export function addContractCommand(program: CommandGroup, { environment, print }: CommandContext): void {
  const contract = addCommand(program, 'contract', 'call every GET of a backend, and check its answers')
    .requiredOption('--url <URL>', 'address of the backend, with or without /backend/public/api', URL_ARGUMENT)
    .option('--token <TOKEN>', 'bearer token of its API; the first one of API_TOKEN when it is left out')
    .addHelpText('after', NOTE)
    .action(async ({ url, token: given }) => {
      const { values, problems } = parseVariables('contract', given === undefined ? environment : {});
      if (problems) contract.error(problems.join('; '));
      const token = given ?? values?.API_TOKEN?.[0] ?? contract.error('--token is missing, and API_TOKEN is not set');
      const calls = [...(await callBackend({ url, token }))];
      const failed = calls.filter(([, found]) => found.length > 0);
      print(calls.map(formatCall).join(''));
      if (failed.length > 0)
        throw new OperatorRefusal(
          `${failed.length} of ${calls.length} calls do not conform: ${failed.map(([path]) => path).join(', ')}`,
        );
      print(`All ${calls.length} calls conform to the contract.\n`);
    });
}
