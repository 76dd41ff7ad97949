/** A collector of OpenTelemetry: keeps the spans that are sent to it. */
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import * as z from 'zod/mini';

const valueSchema = z.object({ stringValue: z.optional(z.string()), intValue: z.optional(z.number()) });
const attributesSchema = z.array(z.object({ key: z.string(), value: valueSchema }));
const exportSchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: attributesSchema }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.optional(z.string()),
              name: z.string(),
              attributes: attributesSchema,
            }),
          ),
        }),
      ),
    }),
  ),
});

type ReceivedSpan = {
  service: string;
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  name: string;
  attributes: Record<string, string | number | undefined>;
};

const toRecord = (attributes: z.infer<typeof attributesSchema>): ReceivedSpan['attributes'] =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));

const toSpans = (body: unknown): ReceivedSpan[] =>
  exportSchema.parse(body).resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map(({ parentSpanId, attributes, ...span }) => ({
        ...span,
        parentSpanId: parentSpanId || undefined,
        service: String(toRecord(resource.attributes)['service.name']),
        attributes: toRecord(attributes),
      })),
    ),
  );

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

export type TraceCollector = {
  url: string;
  spans: readonly ReceivedSpan[];
  /** Everything that was sent, as text. */
  received: () => string;
  /** Values of the authorization header. */
  tokens: ReadonlySet<string | undefined>;
  stop: () => Promise<void>;
};

export async function startTraceCollector(): Promise<TraceCollector> {
  const spans: ReceivedSpan[] = [];
  const tokens = new Set<string | undefined>();
  let received = '';
  const server = createServer((request, response) => {
    void textOf(request).then((text) => {
      tokens.add(request.headers.authorization);
      received += text;
      spans.push(...toSpans(JSON.parse(text)));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    spans,
    received: () => received,
    tokens,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
