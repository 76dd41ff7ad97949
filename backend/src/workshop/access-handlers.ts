import type { accessCalls } from '@vipp/shared/contract/workshop/access-calls';
import type { Handlers } from './handler';
import { endSession } from '../passwords/sessions';

/** `signIn` is answered by the routes, which give its session to the browser. */
export const accessHandlers: Omit<Handlers<typeof accessCalls>, 'signIn'> = {
  signOut: {
    run: async ({ queries, caller }) => {
      await endSession(queries, caller.sessionId);
      return {};
    },
    subject: () => '',
  },
  account: { run: async ({ caller: { email, role } }) => ({ email, role }) },
};
