/** What a group of attacks showed: how many requests were sent, and what went wrong. */
export type AttackResult = { tried: number; faults: string[] };
