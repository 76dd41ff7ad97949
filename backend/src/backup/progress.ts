/** Lines for the operator on standard error, because the standard output may be the backup. */
export type Progress = {
  print: (text: string) => void;
  /** Prints at most one such line every two seconds. */
  update: (text: string) => void;
};

const PAUSE_MS = 2000;

/** @param name of the program, with which each line begins */
export function createProgress(name: string, printError: (text: string) => void): Progress {
  let printedAt = Date.now();
  const print = (text: string): void => {
    printedAt = Date.now();
    printError(`${name}: ${text}\n`);
  };
  return {
    print,
    update: (text) => {
      if (Date.now() - printedAt >= PAUSE_MS) print(text);
    },
  };
}
