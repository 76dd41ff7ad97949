/** Ends the server that `start-postgres.mjs` started. */
export default async function stopServer() {
  await globalThis.stopTestPostgres?.();
}
