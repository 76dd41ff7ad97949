/** The calls of the workshop in tests of its pages: the real client against answers of the test. */
import { workshopDataPath } from '../contract/workshop/workshop-call';

type Answer = object | { status: number; body: { message: string } };
export type CallAnswers = Record<string, (input: never) => Answer>;

export type MadeCall = { name: string; input: unknown };

const isFailure = (answer: Answer): answer is { status: number; body: { message: string } } =>
  'status' in answer && 'body' in answer;

/** Answers the calls of the page from now on; the answers may be replaced while the test runs. */
export function answerCalls(answers: CallAnswers): { made: MadeCall[]; answers: CallAnswers } {
  const made: MadeCall[] = [];
  const known: CallAnswers = {
    account: () => ({ email: 'awa@vipp.example', role: 'recruiter' }),
    ...answers,
  };
  globalThis.fetch = async (address, init) => {
    const name = String(address).replace(workshopDataPath(''), '');
    const input: unknown = JSON.parse(String(init?.body));
    made.push({ name, input });
    const answer = known[name]?.(input as never) ?? { status: 404, body: { message: 'Cet appel n’existe pas.' } };
    return isFailure(answer) ? Response.json(answer.body, { status: answer.status }) : Response.json(answer);
  };
  return { made, answers: known };
}

/** The inputs of the calls of this name. */
export const inputsOf = (made: readonly MadeCall[], name: string): unknown[] =>
  made.filter((call) => call.name === name).map(({ input }) => input);
