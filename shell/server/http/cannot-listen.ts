/** The gateway's port cannot be used; the message is meant for the operator. */
export class CannotListen extends Error {
  /** @param error of `listen` */
  constructor(error: unknown, port: number) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    super(
      code === 'EADDRINUSE'
        ? `gateway: port ${port} is already in use. Stop what listens there, or choose another with PORT.`
        : `gateway: cannot listen on port ${port} (${error instanceof Error ? error.message : String(error)}). Correct HOST or PORT.`,
    );
  }
}
