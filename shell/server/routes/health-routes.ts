/** Health checks for supervisors: readiness, parts that are not ready, and notices for operators. */
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { API_BASE } from '@vipp/shared/contract/paths';
import type { Result } from '@vipp/shared/contract/result';
import { readBodyText } from '@vipp/shared/lib/read-body';
import { isLocal, isOperator } from '../http/operator-access';
import type { Releases } from '../remotes/releases';

type Options = {
  releases: Pick<Releases, 'states'>;
  /** A cheap call for content: is the service available? */
  probeContent: () => Promise<Result<unknown>>;
  backendUrl: string;
  /** FEDERATION_TOKEN: operators read details with it from other machines. */
  operatorToken: string;
  /** Notices for operators, of a site that is ready. */
  notices: readonly string[];
};

type Part = { ready: boolean; detail?: string };

const healthSchema = z.object({
  status: z.literal('ok'),
  notices: z.array(z.string().check(z.maxLength(300))).check(z.maxLength(20)),
});

/** Notices of the content service, such as a missing setting; only the reference one has them. */
export function noticesIn(text: string): readonly string[] {
  try {
    return healthSchema.safeParse(JSON.parse(text)).data?.notices ?? [];
  } catch {
    return [];
  }
}

async function probeBackend(backendUrl: string): Promise<{ part: Part; notices: readonly string[] }> {
  try {
    // Any answer, even 401, proves that the service runs; another content service may have no health call.
    const response = await fetch(`${backendUrl}${API_BASE}/health`, { signal: AbortSignal.timeout(2_000) });
    const text = await readBodyText(response, 64 * 1024).catch(() => '');
    return { part: { ready: true }, notices: response.ok ? noticesIn(text) : [] };
  } catch {
    return { part: { ready: false, detail: `nothing answers at ${new URL(backendUrl).origin}` }, notices: [] };
  }
}

export function registerHealth(
  app: FastifyInstance,
  { releases, probeContent, backendUrl, operatorToken, notices }: Options,
): void {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));

  // Details have paths, versions and addresses of this site: they are for its operators.
  app.get('/readyz', async (request, reply) => {
    const [backend, content] = await Promise.all([probeBackend(backendUrl), probeContent()]);
    const remotes = releases
      .states()
      .map(({ remote, version, fault }): [string, Part] => [remote, { ready: !fault, detail: fault ?? version }]);
    const parts = { backend: backend.part, content: { ready: content.ok }, ...Object.fromEntries(remotes) };
    const ready = Object.values(parts).every((part) => part.ready);
    const isTold = isLocal(request) || isOperator(request, operatorToken);
    const states = Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, { ready: part.ready }]));
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(isTold ? { ready, parts, notices: [...notices, ...backend.notices] } : { ready, parts: states });
  });
}
