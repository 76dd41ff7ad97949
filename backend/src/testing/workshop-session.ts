/** A recruiter who is signed in, for tests of the calls of the workshop. */
import { randomUUID } from 'node:crypto';
import type { Role } from '@vipp/shared/contract/workshop/roles';
import { SESSION_HEADER, workshopPath } from '@vipp/shared/contract/workshop/workshop-call';
import {
  type CallInput,
  type CallOutput,
  workshopCalls,
  type WorkshopCallName,
} from '@vipp/shared/contract/workshop/workshop-calls';
import { users } from '../database/service-schema';
import { createSession } from '../passwords/sessions';
import { said, type TestApp } from './test-app';

export type WorkshopSession = Awaited<ReturnType<typeof openWorkshopSession>>;

/** Creates an account with a role (null: none) and a session of it. */
export async function openWorkshopSession(
  { database: { queries }, post: postTo }: Pick<TestApp, 'database' | 'post'>,
  role: Role | null = 'recruiter',
  email = `${role ?? 'none'}-${randomUUID().slice(0, 8)}@vipp.example`,
) {
  const [user] = await queries.insert(users).values({ email, role }).returning({ id: users.id });
  if (!user) throw new Error(`the account ${email} was not created`);
  const token = await createSession(queries, user.id);
  /** Makes a call over HTTP; its input is not checked here. */
  const post = (name: WorkshopCallName, input: unknown) =>
    postTo(workshopPath(name), input as object, { [SESSION_HEADER]: token });
  return {
    email,
    token,
    post,
    /** Makes a call that is refused. @returns status and message */
    refusal: async (name: WorkshopCallName, input: unknown) => said(await post(name, input)),
    /** Makes a call. @returns its output, parsed by the contract @throws Error with the answer where it is refused */
    call: async <Name extends WorkshopCallName>(name: Name, input: CallInput<Name>): Promise<CallOutput<Name>> => {
      const response = await post(name, input);
      if (response.statusCode !== 200) throw new Error(`${name}: ${response.statusCode} ${response.body}`);
      return workshopCalls[name].output.parse(response.json()) as never;
    },
  };
}
