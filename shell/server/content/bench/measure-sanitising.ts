/**
 * Measures the memory of a process that sanitises many different contents: `measure-sanitising.ts COUNT` prints one
 * JSON line for each tenth of them. Run by `npm run bench:sanitising`; needs `--expose-gc`.
 */
import { toPageEntry } from '../html/page-entry';

const MEGABYTE = 1024 * 1024;

/** Content as editors write it: titles, paragraphs, a list, a picture, a table; different each time. */
const contentOf = (number: number): string => `
  <h2>Section ${number}</h2>
  <p style="color: red">Un texte <span style="font-weight: bold">important ${number}</span>, avec <a href="storage/documents/${number}.pdf">un document</a>.</p>
  <ul><li><strong>Cotonou</strong> ${number} positions</li><li><strong>Lomé</strong> ${number} positions</li></ul>
  <figure><img src="storage/images/${number}.png"><figcaption>Image ${number}</figcaption></figure>
  <table><tr><th>Année</th><th>Total</th></tr><tr><td>2026</td><td>${number}</td></tr></table>
  <script>steal(${number})</script>`;

function memory(): { heapMegabytes: number; residentMegabytes: number } {
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  return { heapMegabytes: Math.round(heapUsed / MEGABYTE), residentMegabytes: Math.round(rss / MEGABYTE) };
}

/** Contents come over the network, so the event loop turns between two of them. */
const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

async function measure(total: number): Promise<void> {
  const start = performance.now();
  for (let number = 1; number <= total; number += 1) {
    toPageEntry({ name: `Section ${number}`, content: contentOf(number) });
    await nextTurn();
    if (number % (total / 10) === 0)
      console.log(
        JSON.stringify({ contents: number, seconds: Math.round((performance.now() - start) / 1000), ...memory() }),
      );
  }
}

const [total = 100_000] = process.argv.slice(2).map(Number);
void measure(total);
