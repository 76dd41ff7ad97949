/** Where traces go, from the variables that OpenTelemetry's specification names. */
export type TracingSettings = {
  /** Base address of the collector, as `http://127.0.0.1:4318`. */
  endpoint: string;
  /** Headers for it, which may contain a token. */
  headers: Record<string, string>;
  /** Share of requests that are traced, from 0 to 1. */
  share: number;
};

type Variables = {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  OTEL_EXPORTER_OTLP_HEADERS?: Record<string, string> | undefined;
  OTEL_TRACES_SAMPLER_ARG: number;
};

/** @returns undefined where no collector is named: nothing is traced then */
export const tracingSettings = (values: Variables): TracingSettings | undefined =>
  values.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
    ? undefined
    : {
        endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/$/, ''),
        headers: values.OTEL_EXPORTER_OTLP_HEADERS ?? {},
        share: values.OTEL_TRACES_SAMPLER_ARG,
      };
