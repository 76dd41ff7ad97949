/** A collector of OpenTelemetry: keeps the spans that are sent to it. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import * as z from 'zod/mini';

const attributesSchema = z.pipe(
  z.array(
    z.object({
      key: z.string(),
      value: z.object({ stringValue: z.optional(z.string()), intValue: z.optional(z.number()) }),
    }),
  ),
  z.transform((list): Record<string, string | number | undefined> =>
    Object.fromEntries(list.map(({ key, value }) => [key, value.stringValue ?? value.intValue])),
  ),
);
const spanSchema = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.optional(z.string()),
  name: z.string(),
  attributes: attributesSchema,
});
const exportSchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: attributesSchema }),
      scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })),
    }),
  ),
});

const toSpans = (body: unknown) =>
  exportSchema.parse(body).resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map(({ parentSpanId, ...span }) => ({
        ...span,
        parentSpanId: parentSpanId || undefined,
        service: String(resource.attributes['service.name']),
      })),
    ),
  );

export type TraceCollector = Awaited<ReturnType<typeof startTraceCollector>>;

export async function startTraceCollector() {
  const spans: ReturnType<typeof toSpans> = [];
  const tokens = new Set<string | undefined>();
  let received = '';
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      tokens.add(request.headers.authorization);
      received += body;
      spans.push(...toSpans(JSON.parse(body)));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    spans,
    /** Everything that was sent, as text. */
    received: () => received,
    /** Values of the authorization header. */
    tokens,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
