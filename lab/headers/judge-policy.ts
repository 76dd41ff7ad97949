/** A content security policy as the Observatory judges it: which directives are unsafe. */
import type { Results } from './observatory-rules';

type Policy = ReadonlyMap<string, string[]>;
const BROAD = ['*', 'http:', 'https:', 'ftp:', 'http://*', 'https://*', 'http://*.*', 'https://*.*'];
const INLINE = ["'unsafe-inline'", 'data:'];
const NONCE_OR_HASH = /^'(nonce-|sha(256|384|512)-)/;
const INSECURE = /^(http|ftp):/;

/** @returns the sources of each directive; undefined when the policy cannot be read */
export function parsePolicy(text: string): Policy | undefined {
  const directives = new Map<string, string[]>();
  for (const part of text.split(';')) {
    const [name = '', ...sources] = part.trim().toLowerCase().split(/\s+/);
    if (name === '') continue;
    if (directives.has(name)) return undefined;
    directives.set(name, sources.length === 0 && name.endsWith('-src') ? ["'none'"] : sources);
  }
  return directives.size > 0 ? directives : undefined;
}

/** The sources that apply: beside a nonce no inline script runs, and `strict-dynamic` ignores hosts. */
function effective(sources: readonly string[]): string[] {
  const hasNonce = sources.some((source) => NONCE_OR_HASH.test(source));
  const isDynamic = hasNonce && sources.includes("'strict-dynamic'");
  return sources.filter(
    (source) =>
      !(hasNonce && source === "'unsafe-inline'") &&
      !(isDynamic && (source === "'self'" || BROAD.some((broad) => source.startsWith(broad)))),
  );
}

export function judgePolicy(header: string | null): Results['Content-Security-Policy'] {
  if (!header) return 'missing';
  const policy = parsePolicy(header);
  if (!policy) return 'cannot be read';
  const of = (name: string): string[] => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const [scripts, styles, objects] = [effective(of('script-src')), effective(of('style-src')), of('object-src')];
  if (of('script-src').includes("'strict-dynamic'") && !scripts.some((source) => NONCE_OR_HASH.test(source)))
    return 'cannot be read';
  if (
    scripts.some((source) => [...BROAD, ...INLINE].includes(source)) ||
    objects.some((source) => BROAD.includes(source))
  )
    return 'unsafe scripts';
  const passive = ['img-src', 'media-src'];
  const active = [...policy]
    .filter(([name]) => !passive.includes(name) && name !== 'script-src')
    .flatMap(([, sources]) => sources);
  if ([...active, ...scripts].some((source) => INSECURE.test(source))) return 'scripts over http';
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return 'unsafe-eval';
  if (passive.flatMap(of).some((source) => INSECURE.test(source))) return 'images or media over http';
  if (styles.some((source) => [...BROAD, ...INLINE].includes(source))) return 'unsafe styles alone';
  const everything = policy.get('default-src') ?? [];
  return everything.length === 1 && everything[0] === "'none'" ? 'default-src none, nothing unsafe' : 'nothing unsafe';
}
