/** Sends spans to a collector of OpenTelemetry. Its packages are loaded only where one is named. */
import { context, diag, DiagLogLevel, propagation, trace } from '@opentelemetry/api';
import type { TracingSettings } from '../contract/settings/tracing-settings.server';

type Options = {
  settings: TracingSettings | undefined;
  /** Name of the program in the traces. */
  service: string;
  /** Called when spans could not be delivered; they are lost, and nothing else is. */
  onError: (reason: string) => void;
};

/** Once a minute is enough to find a collector that is down. */
const ERROR_INTERVAL_MS = 60_000;

function reportErrors(onError: Options['onError']): void {
  let reportedAt = -Infinity;
  const ignore = () => undefined;
  const error = (message: string): void => {
    if (performance.now() - reportedAt < ERROR_INTERVAL_MS) return;
    reportedAt = performance.now();
    onError(message);
  };
  diag.setLogger({ error, warn: ignore, info: ignore, debug: ignore, verbose: ignore }, DiagLogLevel.ERROR);
}

/** @returns ends it, once the last spans were sent or refused */
export async function startTracing({ settings, service, onError }: Options): Promise<() => Promise<void>> {
  if (!settings) return async () => undefined;
  const [sdk, { AsyncLocalStorageContextManager }, { OTLPTraceExporter }, { resourceFromAttributes }, core] =
    await Promise.all([
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/core'),
    ]);
  const { endpoint, headers, share } = settings;
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, headers });
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.namespace': 'vipp' }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  });
  reportErrors(onError);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new core.W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  return () => provider.shutdown().catch((error: unknown) => onError(String(error)));
}
