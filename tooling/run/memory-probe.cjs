/**
 * Loaded into a gateway whose memory a bench measures, with `--expose-gc`: on request it collects what nothing holds, and
 * reports what is left: memory that is merely not collected yet would hide a leak.
 */
const PAUSE_MS = 200;

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

process.on('message', async ({ type }) => {
  if (type !== 'collect') return;
  // A first collection may free what referenced something else: finalisers run in between.
  for (let round = 0; round < 3; round += 1) {
    globalThis.gc();
    await pause();
  }
  const { rss, heapUsed, external } = process.memoryUsage();
  process.send({ type: 'memory', rss, heap: heapUsed, external });
});
// Listening must not keep a gateway alive that has nothing else left to do.
process.channel?.unref();
