/** A service behind the calls of the workshop, for tests of its pages: answers by name, which the contract checks. */
import { workshopDataPath } from '../contract/workshop/workshop-call';
import { workshopCalls, type WorkshopCallName } from '../contract/workshop/workshop-calls';
import type { Account } from '../contract/workshop/access-calls';

export type ServiceAnswer = { status: number; body: unknown };
type Answering = (input: never) => unknown;

/** Refuses a call, as the service does. */
export const refuse = (message: string, status = 422): ServiceAnswer => ({ status, body: { message } });

const isAnswer = (value: unknown): value is ServiceAnswer =>
  typeof value === 'object' && value !== null && 'status' in value && 'body' in value;

const reply = ({ status, body }: ServiceAnswer): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/**
 * Replaces `fetch` until the end of the test.
 *
 * @param answers outputs or functions of the input, by call; they may change later
 */
export function startWorkshopService(
  answers: Partial<Record<WorkshopCallName, unknown>>,
  account: Account = { email: 'zoe@vipp.example', role: 'recruiter' },
) {
  const calls: { name: WorkshopCallName; input: unknown }[] = [];
  const all: Partial<Record<WorkshopCallName, unknown>> = { account, ...answers };
  jest.spyOn(window, 'fetch').mockImplementation(async (address, init) => {
    const name = String(address).slice(workshopDataPath('').length) as WorkshopCallName;
    const input: unknown = JSON.parse(String(init?.body));
    calls.push({ name, input: workshopCalls[name].input.parse(input) });
    const known = all[name];
    if (known === undefined) throw new TypeError(`no answer to ${name}`);
    const output = typeof known === 'function' ? (known as Answering)(input as never) : known;
    return reply(isAnswer(output) ? output : { status: 200, body: workshopCalls[name].output.parse(output) });
  });
  return {
    answers: all,
    /** Inputs of a call, in order. */
    inputsOf: (name: WorkshopCallName) => calls.filter((call) => call.name === name).map(({ input }) => input),
  };
}
