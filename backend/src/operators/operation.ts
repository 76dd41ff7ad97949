/** Operations that an operator may run, in the process of the service. */
import type * as z from 'zod/mini';
import type { Queries } from '../database/database';
import type { Outbox } from '../kernel/outbox';
import { OPERATOR, recordAction } from '../kernel/audit-trail';

export type OperatorContext = { dataDirectory: string; queries: Queries; outbox: Outbox; onCommitted: () => void };

export type Operation<Input, Output> = {
  name: string;
  run: (context: OperatorContext, input: Input) => Promise<Output>;
  /** Parses an input that was received over the socket, and runs the operation on it. */
  answer: (context: OperatorContext, input: unknown) => Promise<Output>;
  /** Parses an output that was received over the socket. */
  parseOutput: (output: unknown) => Output;
};

/** Runs an operation in the service. */
export type CallOperation = <Input, Output>(operation: Operation<Input, Output>, input: Input) => Promise<Output>;

/** A reason not to run an operation, shown to the operator in one line. */
export class OperatorRefusal extends Error {
  override readonly name = 'OperatorRefusal';
}

/** The entry of the audit trail, which recruiters read; false where nothing happened. */
type Recorded<Input, Output> = (input: Input, output: Output) => { action: string; subject: string } | false;

/** @param recorded of operations that read or change personal data: they run in a transaction with their entry */
export function defineOperation<Input, Output>(
  name: string,
  schemas: { input: z.ZodMiniType<Input>; output: z.ZodMiniType<Output> },
  work: (context: Omit<OperatorContext, 'onCommitted'>, input: Input) => Promise<Output>,
  recorded?: Recorded<Input, Output>,
): Operation<Input, Output> {
  const run: Operation<Input, Output>['run'] = async ({ queries, onCommitted, ...context }, input) => {
    const output = await queries.transaction(async (tx) => {
      const done = await work({ ...context, queries: tx }, input);
      const entry = recorded?.(input, done);
      if (entry) await recordAction(tx, { actor: OPERATOR, ...entry });
      return done;
    });
    onCommitted();
    return output;
  };
  return {
    name,
    run,
    answer: (context, input) => run(context, schemas.input.parse(input)),
    parseOutput: (output) => schemas.output.parse(output),
  };
}
