/** The memory of a gateway at work, in megabytes. */
const SAMPLE_MS = 250;
const SAMPLES = 8;

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

const MB = 1024 ** 2;

/** What the gateway says of itself; between two collections a heap also holds garbage. */
async function readMemory(site) {
  const text = await (await fetch(new URL('/metrics', site))).text();
  const megabytes = (name) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]) / MB;
  return { rss: megabytes('process_resident_memory_bytes'), heap: megabytes('nodejs_heap_size_used_bytes') };
}

/** The highest value seen during the run. */
export function watchPeak(site) {
  const peak = { rss: 0, heap: 0 };
  const timer = setInterval(
    () =>
      void readMemory(site)
        .then(({ rss, heap }) => {
          peak.rss = Math.max(peak.rss, rss);
          peak.heap = Math.max(peak.heap, heap);
        })
        .catch(() => undefined),
    SAMPLE_MS,
  );
  return { peak, stop: () => clearInterval(timer) };
}

/** What is left after a collection, while the load goes on: the least of some, because answers under way come and go. */
export async function keptMemory(gateway) {
  const samples = [];
  for (let count = 0; count < SAMPLES; count += 1) {
    samples.push(await gateway.memory());
    await wait(SAMPLE_MS);
  }
  const least = (figure) => Math.min(...samples.map(figure)) / MB;
  return { rss: least(({ rss }) => rss), heap: least(({ heap, external }) => heap + external) };
}
