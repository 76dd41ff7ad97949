/** Spans of OpenTelemetry. They cost next to nothing, and lead nowhere, until `startTracing` was called. */
import type { IncomingHttpHeaders } from 'node:http';
import * as otel from '@opentelemetry/api';

const { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } = otel;
const tracer = trace.getTracer('vipp');

/** The kind of an error, for logs and traces: its message may repeat what a visitor typed. */
export const errorKind = (error: unknown): string => (error instanceof Error ? error.name : 'unknown');

/**
 * Runs `work` in a span; the spans of its calls become parts of that span.
 *
 * @param attributes never personal data, and no address with a query
 */
export const inSpan = <Result>(
  name: string,
  attributes: otel.Attributes,
  work: (span: otel.Span) => Promise<Result>,
  kind = SpanKind.INTERNAL,
): Promise<Result> =>
  tracer.startActiveSpan(name, { kind, attributes }, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      span.setAttribute('error.type', errorKind(error));
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });

type Init = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> };

/** `fetch` in a span that the other program continues; `call` is the name of the call, without identifiers. */
export function tracedFetch(
  call: string,
  address: string,
  { method = 'GET', headers, ...init }: Init,
): Promise<Response> {
  const send = async (span: otel.Span): Promise<Response> => {
    const traced = { ...headers };
    propagation.inject(context.active(), traced);
    const response = await fetch(address, { ...init, method, headers: traced });
    span.setAttribute('http.response.status_code', response.status);
    return response;
  };
  return inSpan(`${method} ${call}`, { 'http.request.method': method }, send, SpanKind.CLIENT);
}

/** Identifiers of the current span for a line of the log; nothing outside of a span that is recorded. */
export function traceIds(): { trace_id?: string; span_id?: string } {
  const span = trace.getActiveSpan();
  return span?.isRecording() ? { trace_id: span.spanContext().traceId, span_id: span.spanContext().spanId } : {};
}

type Request = { method: string; url: string; headers: IncomingHttpHeaders; routeOptions: { url?: string } };
type Done = () => void;

/**
 * Hooks of fastify with one span for each request, to be added before all others.
 *
 * @param routeOf name of the route, from a limited list
 * @param continuesCallers whether requests continue the spans of their callers, programs of this site and not visitors
 */
export function requestTracing(routeOf: (request: Request) => string, continuesCallers: boolean) {
  const contexts = new WeakMap<object, otel.Context>();
  return {
    onRequest: (request: Request, _reply: unknown, done: Done): void => {
      const parent = continuesCallers ? propagation.extract(ROOT_CONTEXT, request.headers) : ROOT_CONTEXT;
      const options = { kind: SpanKind.SERVER, attributes: { 'http.request.method': request.method } };
      tracer.startActiveSpan(request.method, options, parent, () => {
        contexts.set(request, context.active());
        done();
      });
    },
    onResponse: (request: Request, { statusCode }: { statusCode: number }, done: Done): void => {
      const inside = contexts.get(request) ?? ROOT_CONTEXT;
      const route = routeOf(request);
      const span = trace.getSpan(inside)?.updateName(`${request.method} ${route}`);
      span?.setAttributes({ 'http.route': route, 'http.response.status_code': statusCode });
      if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
      // The log line of the request belongs to the span.
      context.with(inside, done);
      span?.end();
    },
  };
}
