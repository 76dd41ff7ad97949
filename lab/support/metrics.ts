/** The metrics of a gateway, as Prometheus reads them. */

/** Sum of some counters over the series with all of these labels. */
export async function sumOfCounters(
  site: string,
  names: readonly string[],
  labels: readonly string[],
): Promise<number> {
  const text = await (await fetch(new URL('/metrics', site))).text();
  const series = text.split('\n').filter((line) => names.some((name) => line.startsWith(`${name}{`)));
  return series
    .filter((line) => labels.every((label) => line.includes(label)))
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

/** Value of a gauge in megabytes. */
export async function megabytesOf(site: string, names: readonly string[]): Promise<number[]> {
  const text = await (await fetch(new URL('/metrics', site))).text();
  return names.map((name) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]) / 1024 ** 2);
}
