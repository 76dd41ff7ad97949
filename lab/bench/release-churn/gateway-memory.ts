/** The memory of a gateway under load, in megabytes. */
import { setTimeout as elapsed } from 'node:timers/promises';
import type { TestProgram } from 'tooling/run/test-site';
import { megabytesOf } from '../../support/metrics';

const SAMPLE_MS = 250;
const SAMPLES = 8;
const MB = 1024 ** 2;

export type Memory = { rss: number; heap: number };

/** The highest values that the gateway's metrics report from now on; between two collections a heap also holds garbage. */
export function watchPeak(site: string): { peak: Memory; stop: () => void } {
  const peak = { rss: 0, heap: 0 };
  const sample = async (): Promise<void> => {
    const [rss = 0, heap = 0] = await megabytesOf(site, [
      'process_resident_memory_bytes',
      'nodejs_heap_size_used_bytes',
    ]);
    peak.rss = Math.max(peak.rss, rss);
    peak.heap = Math.max(peak.heap, heap);
  };
  const timer = setInterval(() => void sample().catch(() => undefined), SAMPLE_MS);
  return { peak, stop: () => clearInterval(timer) };
}

/** What is left after a collection, while the load goes on: the least of some samples, because requests come and go. */
export async function retainedMemory(gateway: TestProgram): Promise<Memory> {
  const samples = [];
  for (let count = 0; count < SAMPLES; count += 1) {
    samples.push(await gateway.memory());
    await elapsed(SAMPLE_MS);
  }
  return {
    rss: Math.min(...samples.map(({ rss }) => rss)) / MB,
    heap: Math.min(...samples.map(({ heap, external }) => heap + external)) / MB,
  };
}
