/** What a supervisor asks: can pages be served, and which part is not ready. */
import type { FastifyInstance } from 'fastify';
import { API_BASE } from '@vipp/shared/contract/paths';
import type { Result } from '@vipp/shared/contract/result';
import type { BuildStore } from '../release/build-store';
import type { RemoteModules } from '../release/remote-modules';
import type { RemoteName } from '../../src/federation/remotes';

type Options = {
  builds: () => BuildStore;
  modules: RemoteModules;
  /** A cheap call that shows whether content can be had. */
  probeContent: () => Promise<Result<unknown>>;
  backendUrl: string;
};

type Part = { ready: boolean; detail?: string };

async function probeBackend(backendUrl: string): Promise<Part> {
  try {
    // Any answer at all, 401 included, shows a service that lives; a backend of the customer may know no health call.
    await fetch(`${backendUrl}${API_BASE}/content/page/1`, { method: 'HEAD', signal: AbortSignal.timeout(2_000) });
    return { ready: true };
  } catch {
    return { ready: false, detail: `nothing answers at ${new URL(backendUrl).origin}` };
  }
}

function remotePart(modules: RemoteModules, builds: BuildStore, name: RemoteName): Part {
  const fault = modules.fault(name);
  if (fault) return { ready: false, detail: fault };
  return { ready: true, detail: builds.remotes.get(name)?.version };
}

export function registerHealth(app: FastifyInstance, { builds, modules, probeContent, backendUrl }: Options): void {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));

  app.get('/readyz', async (_request, reply) => {
    const [backend, content] = await Promise.all([probeBackend(backendUrl), probeContent()]);
    const remotes = Object.fromEntries([...builds().remotes.keys()].map((name) => [name, remotePart(modules, builds(), name)]));
    const parts = { backend, content: { ready: content.ok }, ...remotes };
    const ready = Object.values(parts).every((part) => part.ready);
    return reply.code(ready ? 200 : 503).header('cache-control', 'no-store').send({ ready, parts });
  });
}
