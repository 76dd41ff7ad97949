/**
 * Loaded into every part that `npm start` runs: when the supervisor is gone, however it died, the part ends.
 * The channel between the two closes with the supervisor, even when it was killed.
 */
const GRACE_MS = 10_000;

process.once('disconnect', () => {
  setTimeout(() => process.exit(1), GRACE_MS).unref();
  process.kill(process.pid, 'SIGTERM');
});
// Listening must not keep a part alive that has nothing else left to do.
process.channel?.unref();

// A terminal that closes is the supervisor's to answer: it stops the parts in order.
process.on('SIGHUP', () => {});
