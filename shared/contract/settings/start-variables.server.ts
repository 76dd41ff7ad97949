/** Variables that Node and the C library read before any code of a program runs; all others can be sent over a channel. */
const READ_AT_START =
  /^(HOME|LANG|LC_ALL|LD_\w+|MALLOC_\w+|NODE_COMPILE_CACHE|NODE_ENV|NODE_EXTRA_CA_CERTS|NODE_OPTIONS|PATH|PGSSL\w+|SystemRoot|TMPDIR|TZ)$/;

/** @returns what a process is started with whose settings are sent: the environment of a process can be read in /proc */
export const startVariables = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(env).filter(([name]) => READ_AT_START.test(name))),
  SETTINGS: 'channel',
});
