/** A fault of the suite, and what was found while it lasted. */

/** One line of the table. */
export type Finding = {
  fault: string;
  /** What visitors got, in words and numbers. */
  visitorsSee: string;
  /** What was acknowledged and is missing, or stored twice. */
  lost: string;
  /** How the site came back, and after how long. */
  back: string;
  /** What is not as it should be; empty for a fault that the site survives. */
  problems: readonly string[];
};

/** Faults of one kind, with what they share. */
export type FaultGroup = {
  /** What it is called on the command line. */
  name: string;
  run: (lab: Lab) => Promise<Finding[]>;
};

export type Lab = {
  /** For data of the run, deleted after it. */
  folder: string;
  /** Stops something after the group, the latest first. */
  defer: (stop: () => unknown) => void;
  log: (line: string) => void;
};
