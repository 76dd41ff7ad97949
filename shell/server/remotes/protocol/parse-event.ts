/** Parses a stored event. A newer gateway may have written events that this one does not know. */
import * as z from 'zod/mini';
import { registryEventSchema, type ReadEvent } from './registry-event';

/** Fields of all events, including those of newer gateways. */
const envelopeSchema = z.object({
  requestId: z.uuid(),
  at: z.string(),
  by: z.string(),
  remote: z.string(),
  type: z.string(),
});

const TYPES: ReadonlySet<string> = new Set(
  registryEventSchema.def.options.flatMap(({ shape }) => [...shape.type.def.values]),
);

/** @returns an event of a newer gateway; undefined for an invalid one */
function parseUnknown(value: unknown, seq: number): ReadEvent | undefined {
  const envelope = envelopeSchema.safeParse(value);
  if (!envelope.success) return undefined;
  const { requestId, type } = envelope.data;
  return TYPES.has(type) ? undefined : { seq, requestId, unknown: `event type ${type}` };
}

/** @returns undefined for an invalid event */
export function parseEvent(value: unknown, seq: number): ReadEvent | undefined {
  const parsed = registryEventSchema.safeParse(value);
  return parsed.success ? { seq, event: parsed.data } : parseUnknown(value, seq);
}
