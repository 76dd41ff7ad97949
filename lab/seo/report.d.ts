/** What a check has checked, and its problems. */
export type Report = {
    check: string;
    looked: number;
    problems: string[];
};
/** A table of the checks, then every problem. */
export declare function printReports(reports: readonly Report[]): void;
