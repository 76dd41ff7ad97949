/** Health checks for supervisors: whether pages can be served, which part is not ready, and notices for operators. */
import type { FastifyInstance } from 'fastify';
import { API_BASE } from '@vipp/shared/contract/paths';
import type { Result } from '@vipp/shared/contract/result';
import type { RemoteName } from '@vipp/shared/contract/federation/remotes';
import { isLocal, isOperator } from '../http/operator-access';
import type { Releases } from '../remotes/releases';

type Options = {
  releases: Pick<Releases, 'names' | 'defaultVersion' | 'fault'>;
  /** A cheap call that shows whether content is available. */
  probeContent: () => Promise<Result<unknown>>;
  backendUrl: string;
  /** FEDERATION_TOKEN, with which operators read details from elsewhere than this machine. */
  operatorToken: string;
  /** What operators should change although pages are served; it does not make the site unready. */
  notices: () => Promise<readonly string[]>;
};

type Part = { ready: boolean; detail?: string };

async function probeBackend(backendUrl: string): Promise<Part> {
  try {
    // Any answer, even 401, proves that the service runs; another content service may have no health call.
    await fetch(`${backendUrl}${API_BASE}/content/page/1`, { method: 'HEAD', signal: AbortSignal.timeout(2_000) });
    return { ready: true };
  } catch {
    return { ready: false, detail: `nothing answers at ${new URL(backendUrl).origin}` };
  }
}

function remotePart(releases: Options['releases'], name: RemoteName): Part {
  const fault = releases.fault(name);
  if (fault) return { ready: false, detail: fault };
  return { ready: true, detail: releases.defaultVersion(name) };
}

export function registerHealth(
  app: FastifyInstance,
  { releases, probeContent, backendUrl, operatorToken, notices: readNotices }: Options,
): void {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));

  // Details have paths, versions and addresses of this site: they are for its operators.
  app.get('/readyz', async (request, reply) => {
    const [backend, content, notices] = await Promise.all([probeBackend(backendUrl), probeContent(), readNotices()]);
    const remotes = Object.fromEntries(releases.names().map((name) => [name, remotePart(releases, name)]));
    const parts = { backend, content: { ready: content.ok }, ...remotes };
    const ready = Object.values(parts).every((part) => part.ready);
    const isTold = isLocal(request) || isOperator(request, operatorToken);
    const states = Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, { ready: part.ready }]));
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(isTold ? { ready, parts, notices } : { ready, parts: states });
  });
}
