/** Documents from the events of releases before 2026-12, a line of JSON for each. */
import * as z from 'zod/mini';
import { applyChange, emptyDocument, type Change, type RemoteDocument } from './remote-document';

const eventSchema = z.looseObject({
  remote: z.string(),
  at: z.string(),
  by: z.string(),
  type: z.enum([
    'key-added',
    'key-revoked',
    'paths-given',
    'retired',
    'promoted',
    'rolled-back',
    'canary',
    'halted',
    'published',
    'adopted',
    'shell-added',
  ]),
});

/** An event, and its number. */
type StoredEvent = { seq: number; text: string };

type Converted = { documents: Map<string, RemoteDocument>; manifests: Set<string> };

function parse({ seq, text }: StoredEvent): z.infer<typeof eventSchema> {
  try {
    return eventSchema.parse(JSON.parse(text));
  } catch {
    throw new Error(
      `registry: event ${seq} of the registry of an earlier release is damaged. Restore it from a backup, see docs/operating.md.`,
    );
  }
}

/** @throws {Error} for a damaged event */
export function convertEvents(events: readonly StoredEvent[]): Converted {
  const documents = new Map<string, RemoteDocument>();
  const manifests = new Set<string>();
  for (const stored of events) {
    const { requestId: _requestId, build, signature: _signature, type, ...event } = parse(stored);
    const manifest = build === undefined ? {} : { manifest: String(event['manifest'] ?? JSON.stringify(build)) };
    if (manifest.manifest !== undefined) manifests.add(manifest.manifest);
    // Events of earlier releases have the fields of changes; a later one gets a path from an earlier one.
    const change = {
      ...event,
      ...manifest,
      type: type === 'shell-added' ? 'adopted' : type,
      ...(type === 'paths-given' && { rank: stored.seq }),
    } as Change;
    documents.set(change.remote, applyChange(documents.get(change.remote) ?? emptyDocument, change));
  }
  return { documents, manifests };
}
