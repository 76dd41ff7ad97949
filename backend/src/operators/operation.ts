/** Operations that an operator may run, in the process of the service. */
import type * as z from 'zod/mini';
import type { Queries } from '../database/database';
import { OPERATOR, recordAction } from '../kernel/audit-trail';
import type { ServiceContext } from '../kernel/submission';

/** Within an operation: `tx` is its transaction. */
type Work = Omit<ServiceContext, 'onCommitted'> & { tx: Queries };

export type Operation<Input, Output> = {
  name: string;
  /** Parses an input that was received, and runs the operation on it. */
  run: (context: ServiceContext, input: unknown) => Promise<Output>;
  /** Parses an output that was received: JSON, or a stream of text. */
  parseOutput: (output: unknown) => Output;
  /** Only a type. */
  input?: Input;
};

/** Runs an operation in the service. */
export type CallOperation = <Input, Output>(operation: Operation<Input, Output>, input: Input) => Promise<Output>;

/** A reason not to run an operation, shown to the operator in one line. */
export class OperatorRefusal extends Error {
  override readonly name = 'OperatorRefusal';
}

/** The entry of the audit trail. */
type Recorded<Input, Output> = (input: Input, output: Output) => { action: string; subject: string };

/** @param recorded of operations that read or change personal data: they run in a transaction with their entry */
export const defineOperation = <Input, Output>(
  name: string,
  schemas: { input: z.ZodMiniType<Input>; output: z.ZodMiniType<Output> },
  work: (context: Work, input: Input) => Promise<Output>,
  recorded?: Recorded<Input, Output>,
): Operation<Input, Output> => ({
  name,
  run: async ({ onCommitted, ...context }, received) => {
    const input = schemas.input.parse(received);
    const output = await context.queries.transaction(async (tx) => {
      const done = await work({ ...context, tx }, input);
      if (recorded) await recordAction(tx, { actor: OPERATOR, ...recorded(input, done) });
      return done;
    });
    onCommitted();
    return output;
  },
  parseOutput: (output) => schemas.output.parse(output),
});
