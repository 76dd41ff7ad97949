/** Calls of the workshop by HTTP, with the session of a browser that has signed in. */
import type { APIRequestContext } from '@playwright/test';
import { workshopDataPath } from '@vipp/shared/contract/workshop/workshop-call';
import type { workshopCalls } from '@vipp/shared/contract/workshop/workshop-calls';
import type { CallInput, CallOutput } from '@vipp/shared/contract/workshop/workshop-call';

type Calls = typeof workshopCalls;

export async function callWorkshop<Name extends keyof Calls & string>(
  request: APIRequestContext,
  origin: string,
  name: Name,
  input: CallInput<Calls[Name]>,
): Promise<CallOutput<Calls[Name]>> {
  const response = await request.post(origin + workshopDataPath(name), { data: input, headers: { origin } });
  if (!response.ok()) throw new Error(`${name} answered ${response.status()}: ${await response.text()}`);
  return (await response.json()) as CallOutput<Calls[Name]>;
}
