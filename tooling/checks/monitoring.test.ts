/** The alerts and the dashboard name metrics that exist, and each alert has its part of the runbooks. */
import { textOf } from '@vipp/shared/testing/documents.server';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { parse } from 'yaml';
import * as z from 'zod/mini';

const ruleSchema = z.object({
  alert: z.string(),
  expr: z.string(),
  labels: z.object({ severity: z.enum(['critical', 'warning']) }),
  annotations: z.object({ summary: z.string(), description: z.string(), runbook: z.string() }),
});
const rulesSchema = z.object({ groups: z.array(z.object({ rules: z.array(ruleSchema) })) });
const alerts = rulesSchema.parse(parse(textOf('deploy/prometheus/alerts.yml'))).groups.flatMap(({ rules }) => rules);

const panelSchema = z.object({ title: z.string(), targets: z.optional(z.array(z.object({ expr: z.string() }))) });
const { panels } = z
  .object({ panels: z.array(panelSchema) })
  .parse(JSON.parse(textOf('deploy/grafana/dashboard.json')));

const everyMetric = (): string[] => {
  const standard = new Registry();
  collectDefaultMetrics({ register: standard });
  const sources = ['shell/server/remotes/health/metrics.ts', 'backend/src/api/metrics-routes.ts'].map(textOf);
  return [
    'up',
    ...standard.getMetricsAsArray().map(({ name }) => name),
    ...sources.flatMap((source) => [...source.matchAll(/'(vipp_\w+)'/g)].map(([, name = '']) => name)),
  ];
};

const unknownIn = (expression: string): string[] => {
  const metrics = everyMetric();
  const named = expression.replaceAll(/\{[^}]*\}/g, '').match(/\b(up|(vipp|nodejs|process)_\w+)/g) ?? [];
  return named.map((name) => name.replace(/_bucket$/, '')).filter((name) => !metrics.includes(name));
};

it.each(alerts.map(({ alert, expr }) => [alert, expr]))('the alert %s is about metrics that exist', (_name, expr) => {
  expect(expr).toMatch(/\b(up|vipp_|nodejs_|process_)/);
  expect(unknownIn(expr)).toEqual([]);
});

it.each(panels.map(({ title, targets = [] }) => [title, targets] as const))(
  'the panel « %s » is about metrics that exist',
  (_title, targets) => expect(targets.flatMap(({ expr }) => unknownIn(expr))).toEqual([]),
);

it('each alert has its part of the runbooks, which have no others', () => {
  const headings = [...textOf('docs/runbooks.md').matchAll(/^## (\w+)$/gm)].map(([, name = '']) => name);
  expect(headings).toEqual(alerts.map(({ alert }) => alert));
  for (const { alert, annotations } of alerts)
    expect(annotations.runbook).toBe(`docs/runbooks.md#${alert.toLowerCase()}`);
});
