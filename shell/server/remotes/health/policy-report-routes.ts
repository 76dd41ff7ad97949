/** Receives reports of violations of the content security policy. Only the directive and the host of a report are used. */
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { CSP_REPORTS_PATH } from '../../http/security-headers';
import type { CountReport } from './report-limit';

const MAX_BYTES = 32 * 1024;

/** Directives that are counted by name; all others count as "other". */
const DIRECTIVES = new Set(
  `default-src script-src script-src-elem script-src-attr style-src style-src-elem style-src-attr img-src font-src connect-src
  media-src frame-src worker-src manifest-src object-src form-action base-uri frame-ancestors require-trusted-types-for
  trusted-types`.split(/\s+/),
);

const directiveOf = (name = ''): string => {
  const [directive = ''] = name.split(' ');
  return DIRECTIVES.has(directive) ? directive : 'other';
};

/** The host of an address, or a keyword; the rest of an address may identify the visitor. */
function blockedOf(address = ''): string {
  if (!URL.canParse(address)) return /^[a-z-]{1,30}$/.test(address) ? address : 'unknown';
  const { host, protocol } = new URL(address);
  return (host || protocol).slice(0, 100);
}

const text = z.optional(z.string());
const reportSchema = z.object({
  'csp-report': z.object({ 'effective-directive': text, 'violated-directive': text, 'blocked-uri': text }),
});

type Options = { violated: (directive: string) => void; countReport: CountReport };

export async function registerPolicyReports(app: FastifyInstance, { violated, countReport }: Options): Promise<void> {
  await app.register(async (scope) => {
    // A media type that forms and scripts of other sites cannot send.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/csp-report',
      { parseAs: 'string' },
      scope.getDefaultJsonParser('error', 'error'),
    );
    scope.post(CSP_REPORTS_PATH, { bodyLimit: MAX_BYTES }, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { data } = reportSchema.safeParse(request.body);
      if (!data) return reply.code(400).send({ message: 'A report is what a browser sends for report-uri.' });
      const report = data['csp-report'];
      const directive = directiveOf(report['effective-directive'] ?? report['violated-directive']);
      const blocked = blockedOf(report['blocked-uri']);
      if (countReport('violation', request.ip, `${directive} ${blocked}`)) {
        violated(directive);
        request.log.warn({ directive, blocked }, 'a browser refused something because of the content policy');
      }
      return reply.code(204).send();
    });
  });
}
