/** What Prometheus says. */
import * as z from 'zod';

const alertsSchema = z.object({
  data: z.object({
    alerts: z.array(z.object({ labels: z.record(z.string(), z.string()), state: z.string() })),
  }),
});
const targetsSchema = z.object({
  data: z.object({ activeTargets: z.array(z.object({ scrapeUrl: z.string(), health: z.string() })) }),
});

const read = async (port: number, what: string): Promise<unknown> =>
  (await fetch(`http://127.0.0.1:${port}/api/v1/${what}`)).json();

/** @param instance host and port of what the alert is about */
export async function isFiring(prometheus: number, alert: string, instance: string): Promise<boolean> {
  const { data } = alertsSchema.parse(await read(prometheus, 'alerts'));
  return data.alerts.some(
    ({ labels, state }) => labels.alertname === alert && labels.instance === instance && state === 'firing',
  );
}

/** How many programs it reads metrics of. */
export async function targetsUp(prometheus: number): Promise<number> {
  const { data } = targetsSchema.parse(await read(prometheus, 'targets'));
  return data.activeTargets.filter(({ health }) => health === 'up').length;
}
