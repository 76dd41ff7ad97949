import { OperatorRefusal } from '../operators/operation';
import { errorText, StartupFailure } from '../startup-failure';

/**
 * An error as operators read it.
 *
 * @param consequence completes “failed (…): …”
 */
export function explained(error: unknown, consequence: string): Error {
  if (error instanceof OperatorRefusal || error instanceof StartupFailure) return error;
  // An error of drizzle contains the statement and its values; its cause does not.
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return new OperatorRefusal(`failed (${errorText(cause)}): ${consequence}`);
}
