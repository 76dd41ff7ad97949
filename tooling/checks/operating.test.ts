/** What operators read names metrics and settings that exist: the alerts, the dashboard, the runbooks and the pages of docs. */
import { settingNames, variableNamed } from '@vipp/shared/contract/settings/variables.server';
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

const standard = new Registry();
collectDefaultMetrics({ register: standard });
const sources = ['shell/server/remotes/health/metrics.ts', 'backend/src/api/metrics-routes.ts'].map(textOf).join();
const metrics = [
  'up',
  ...standard.getMetricsAsArray().map(({ name }) => name),
  ...[...sources.matchAll(/'(vipp_\w+)'/g)].map(([, name = '']) => name),
];

const unknownIn = (expression: string): string[] => {
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
  const parts = headings.map((name) => [name, `docs/runbooks.md#${name.toLowerCase()}`]);
  expect(alerts.map(({ alert, annotations }) => [alert, annotations.runbook])).toEqual(parts);
});

it('the list of settings in docs/settings.md has each setting once, with its default', () => {
  const lines = [...textOf('docs/settings.md').matchAll(/^- (`\w+` \(.*?\)): /gm)].map(([, line]) => line);
  const settings = settingNames.map((name) => {
    const { default: text, made = 'none' } = variableNamed(name);
    return `\`${name}\` (${text ? `\`${text}\`` : made})`;
  });
  expect(lines.toSorted()).toEqual(settings.toSorted());
});

it('the page about operating names settings that exist', () => {
  // `DATA_DIR`, or `PORT` where it is set; not variables of the C library and of the command of teams.
  const named = textOf('docs/operating.md').match(/\b[A-Z]+(?:_[A-Z]+)+\b|\b[A-Z]{2,}(?==)/g) ?? [];
  const ofOthers = /^(MALLOC|VIPP)_|^(BASE|PREVIEW)_URL$/;
  expect(settingNames).toEqual(expect.arrayContaining(named.filter((name) => !ofOthers.test(name))));
});
