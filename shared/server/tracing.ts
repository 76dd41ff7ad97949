/** Spans of OpenTelemetry. They cost next to nothing, and lead nowhere, until `startTracing` was called. */
import type { IncomingHttpHeaders } from 'node:http';
import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
  type Span,
} from '@opentelemetry/api';

const tracer = trace.getTracer('vipp');

/** The kind of an error alone: its message may repeat what a visitor typed. */
export function endSpan(span: Span, error?: unknown): void {
  if (error !== undefined) {
    span.setStatus({ code: SpanStatusCode.ERROR });
    span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
  }
  span.end();
}

export const isInSpan = (): boolean => trace.getActiveSpan() !== undefined;

/** A span for a call to another program. */
export const startCallSpan = (name: string, attributes: Attributes): Span =>
  tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes });

/**
 * Runs `work` in a span; what it starts becomes a part of that span.
 *
 * @param attributes never personal data, and no address with a query
 */
export function inSpan<Result>(name: string, attributes: Attributes, work: () => Promise<Result>): Promise<Result> {
  return tracer.startActiveSpan(name, { attributes }, async (span) => {
    try {
      const result = await work();
      endSpan(span);
      return result;
    } catch (error) {
      endSpan(span, error);
      throw error;
    }
  });
}

/**
 * `fetch` in a span that the other program continues.
 *
 * @param call name of the call, without identifiers
 */
export async function tracedFetch(
  call: string,
  address: string,
  init: RequestInit & { headers?: Record<string, string> },
): Promise<Response> {
  const method = init.method ?? 'GET';
  const span = startCallSpan(`${method} ${call}`, { 'http.request.method': method });
  const headers = { ...init.headers };
  propagation.inject(trace.setSpan(context.active(), span), headers);
  try {
    const response = await fetch(address, { ...init, headers });
    span.setAttribute('http.response.status_code', response.status);
    endSpan(span);
    return response;
  } catch (error) {
    endSpan(span, error);
    throw error;
  }
}

/** Identifiers of the current span for a line of the log; nothing outside of a span that is recorded. */
export function traceIds(): { trace_id?: string; span_id?: string } {
  const span = trace.getActiveSpan();
  if (!span?.isRecording()) return {};
  const { traceId, spanId } = span.spanContext();
  return { trace_id: traceId, span_id: spanId };
}

type TracedRequest = { method: string; url: string; headers: IncomingHttpHeaders; routeOptions: { url?: string } };

type RequestTracing = {
  /** Name of the route, from a limited list. */
  routeOf: (request: TracedRequest) => string;
  /** Whether requests come from a program of this site, whose spans they continue; those of visitors begin their own. */
  continuesCallers: boolean;
};

/** Hooks of fastify with one span for each request, to be added before all others. */
export function requestTracing({ routeOf, continuesCallers }: RequestTracing) {
  const running = new WeakMap<object, { span: Span; inside: Context }>();
  return {
    onRequest: (request: TracedRequest, _reply: unknown, done: () => void): void => {
      const parent = continuesCallers ? propagation.extract(ROOT_CONTEXT, request.headers) : ROOT_CONTEXT;
      const attributes = { 'http.request.method': request.method };
      const span = tracer.startSpan(request.method, { kind: SpanKind.SERVER, attributes }, parent);
      const inside = trace.setSpan(parent, span);
      running.set(request, { span, inside });
      context.with(inside, done);
    },
    onResponse: (request: TracedRequest, { statusCode }: { statusCode: number }, done: () => void): void => {
      const { span, inside } = running.get(request) ?? {};
      if (!span || !inside) return done();
      const route = routeOf(request);
      span.updateName(`${request.method} ${route}`);
      span.setAttributes({ 'http.route': route, 'http.response.status_code': statusCode });
      if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      // The log line of the request belongs to the span, which ends after it.
      context.with(inside, done);
      span.end();
    },
  };
}
