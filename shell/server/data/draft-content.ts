/** The content of the site as it would be with a draft that is not published, for the browser that has its address. */
import { contentPreviewPath } from '@vipp/shared/contract/workshop/workshop-call';
import * as z from 'zod/mini';
import { createSiteContent, type ServiceContent } from './site-content';
import { createBackendClient, type BackendClient } from './source/backend-client';
import { createContentCache } from './source/content-cache';

export type DraftContent = (token: string) => Promise<ServiceContent | undefined>;

const TOKEN = /^[\w-]{43}$/;
const previewSchema = z.object({ answers: z.record(z.string(), z.unknown()) });

type Options = { backendUrl: string; apiToken: string };

/** @returns undefined where the token shows no draft */
export function createDraftContent(settings: Options): DraftContent {
  const backend = createBackendClient(settings);
  return async (token) => {
    if (!TOKEN.test(token)) return undefined;
    const found = await backend.read(contentPreviewPath(token), undefined).catch(() => undefined);
    if (found?.kind !== 'content') return undefined;
    const { answers } = previewSchema.parse(found.content);
    const read: BackendClient['read'] = async (path, etag) =>
      Object.hasOwn(answers, path)
        ? { kind: 'content', content: answers[path], etag: undefined }
        : backend.read(path, etag);
    // Cache for this page alone.
    const cache = createContentCache({ ttlMs: 60_000, onError: () => undefined });
    const { formTrial: _formTrial, ...content } = createSiteContent({ backend: { ...backend, read }, cache });
    return content;
  };
}
