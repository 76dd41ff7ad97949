/** The shell does not fit what is live; the message is meant for the operator. */
export class ShellRefused extends Error {}
