type Answer =
  | object
  | {
      status: number;
      body: {
        message: string;
      };
    };
export type CallAnswers = Record<string, (input: never) => Answer>;
export type MadeCall = {
  name: string;
  input: unknown;
};
/** Answers the calls of the page from now on; the answers may be replaced while the test runs. */
export declare function answerCalls(answers: CallAnswers): {
  made: MadeCall[];
  answers: CallAnswers;
};
/** The inputs of the calls of this name. */
export declare const inputsOf: (made: readonly MadeCall[], name: string) => unknown[];
export {};
