/** Program of `npm run submissions`: what visitors sent, for operators (docs/operating.md). */
import { parseCommandArguments } from './operators/command-arguments';
import { findCommand } from './operators/commands';
import { connectOperator } from './operators/connect-operator';
import { OperatorRefusal } from './operators/operation';
import { USAGE, UsageError } from './operators/usage';
import { parseSettings } from './settings';
import { errorText, StartupFailure } from './startup-failure';

async function run(): Promise<void> {
  const args = parseCommandArguments(process.argv.slice(2));
  if (args.help) return void process.stdout.write(USAGE);
  const command = findCommand(args);
  const { call, close } = await connectOperator(parseSettings(process.env));
  try {
    await command(call, args, (text) => process.stdout.write(text));
  } finally {
    await close();
  }
}

/** Messages that say all; anything else is a defect. */
function explain(error: unknown): string {
  if (error instanceof UsageError) return `submissions: ${error.message}. --help shows all commands.`;
  if (error instanceof OperatorRefusal) return `submissions: ${error.message}.`;
  if (error instanceof StartupFailure) return error.message;
  return `submissions: failed (${errorText(error)}).`;
}

run().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
});
