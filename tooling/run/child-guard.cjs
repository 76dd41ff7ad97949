/**
 * Loaded into every part of `npm start`: when the supervisor is gone, however it died, the part ends. Reports to the
 * supervisor that the event loop is not blocked. Their channel closes with the supervisor, even when it was killed.
 */
const GRACE_MS = 10_000;

process.once('disconnect', () => {
  setTimeout(() => process.exit(1), GRACE_MS).unref();
  process.kill(process.pid, 'SIGTERM');
});
// The supervisor ends a part that no longer does.
process.on('message', (message) => {
  if (message?.type === 'alive?') process.send?.({ type: 'alive' }, () => {});
});
// Listening must not keep a part alive that has nothing else left to do.
process.channel?.unref();

// A terminal that closes is the supervisor's to answer: it stops the parts in order.
process.on('SIGHUP', () => {});
