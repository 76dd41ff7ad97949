/** Sends spans to a collector of OpenTelemetry. Its packages are loaded only where one is named. */
import { context, diag, DiagLogLevel, propagation, trace } from '@opentelemetry/api';

/** Once a minute is enough to find a dead collector. */
const ERROR_INTERVAL_MS = 60_000;

/** Given to the exporter: the gateway removes its settings from the environment, because remotes could read them there. */
export type TracingSettings = {
  /** Base address of the collector. */
  endpoint: string | undefined;
  headers: Record<string, string> | undefined;
  /** Share of the requests that are traced, from 0 to 1. */
  share: number;
};

/**
 * @param service name of the program in the traces
 * @param onError called when spans could not be delivered; they are lost, and nothing else is
 * @returns ends it, once the last spans were sent or refused
 */
export async function startTracing(
  { endpoint, headers = {}, share }: TracingSettings,
  service: string,
  onError: (reason: string) => void,
): Promise<() => Promise<void>> {
  if (endpoint === undefined) return async () => undefined;
  const [sdk, hooks, { OTLPTraceExporter }, { resourceFromAttributes }, core] = await Promise.all([
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/core'),
  ]);
  const ignore = () => undefined;
  let reportedAt = -Infinity;
  const error = (reason: string): void => {
    if (performance.now() - reportedAt < ERROR_INTERVAL_MS) return;
    reportedAt = performance.now();
    onError(reason);
  };
  diag.setLogger({ error, warn: ignore, info: ignore, debug: ignore, verbose: ignore }, DiagLogLevel.ERROR);
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces`, headers });
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.namespace': 'vipp' }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  });
  context.setGlobalContextManager(new hooks.AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new core.W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  return () => provider.shutdown().catch((reason: unknown) => onError(String(reason)));
}
