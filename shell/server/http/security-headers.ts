/**
 * Security headers of every answer, and the content security policies. They are data, for routes and for answers to requests
 * that reach no route (docs/decisions/0010).
 */
import { createHash } from 'node:crypto';

/** Names of the Trusted Types policies that our own scripts create. */
const TRUSTED_TYPES = 'vipp-webpack vipp-remotes vipp-content';

/** Address for browsers' reports of refused resources. */
export const CSP_REPORTS_PATH = '/_reports/csp';

/** Source of a policy that allows one inline script or style, by its text. */
export const hashSource = (code: Buffer): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/** The scripts and styles within a page. */
export type InlineCode = { scripts: readonly Buffer[]; styles: readonly Buffer[] };

/**
 * Content security policy of a page: the one script within it, its imports, and files of this site. By hashes and not by a
 * nonce, so that all visitors get the same bytes (docs/decisions/0011).
 */
export const pagePolicy = (
  { scripts, styles }: InlineCode,
  { frames = "'self'", framedBy = "'none'" }: { frames?: string; framedBy?: string },
): string =>
  [
    "default-src 'none'",
    `script-src ${scripts.map(hashSource).join(' ')} 'strict-dynamic'`,
    `style-src 'self' ${styles.map(hashSource).join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    `frame-src ${frames}`,
    "manifest-src 'self'",
    "object-src 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${framedBy}`,
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED_TYPES} 'allow-duplicates'`,
    // All browsers send these reports, with the fields of one format.
    `report-uri ${CSP_REPORTS_PATH}`,
  ].join('; ');

const NOTHING =
  "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'";

/** For data, scripts and images: nothing may run in one opened as a document. */
const FILE_POLICY = `${NOTHING}; frame-ancestors 'none'`;

/** For stored files: pages of this site may embed them. PDFs get no sandbox: Chromium shows none in one. */
export const storedFilePolicy = (contentType: string): string =>
  `${NOTHING}; img-src 'self' data:; media-src 'self'; frame-ancestors 'self'${/^application\/pdf\b/i.test(contentType) ? '' : '; sandbox'}`;

/** Features that the site does not use; browsers warn about unknown names, so only common ones. */
const NO_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/**
 * Sent with documents only: a page loads six scripts, style sheets and fonts, on which these 450 bytes have no effect.
 */
export const DOCUMENT_HEADERS = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
] as const;

export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': FILE_POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': NO_FEATURES.map((name) => `${name}=()`).join(', '),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
};
