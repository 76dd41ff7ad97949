/** A server that is killed and restarted at the same address. */
import { type ChildProgram, runProgram } from '../child-program';

export type KillableProgram = {
  start: () => Promise<void>;
  /** Sends SIGKILL, so that it cannot shut down cleanly. */
  kill: () => Promise<void>;
};

/** @param env contains the port; the program sends a message when it is ready */
export function killableProgram(file: string, env: Record<string, string>): KillableProgram {
  let program: ChildProgram | undefined;
  return {
    start: async () => {
      program = runProgram(file, env);
      await program.nextMessage();
    },
    kill: async () => {
      program?.process.kill('SIGKILL');
      await program?.exited;
    },
  };
}
