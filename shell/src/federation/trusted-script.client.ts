import { BUILT_FILES } from '../listed-scripts';

/** The Trusted Types policy with which the shell loads scripts: its own, and those of remotes. */
type ScriptUrlPolicy = { createScriptURL: (url: string) => string };
let policy: ScriptUrlPolicy | undefined;

function checkAddress(address: string): string {
  const { origin, pathname } = new URL(address, window.location.href);
  if (origin === window.location.origin && pathname.startsWith(BUILT_FILES)) return address;
  throw new TypeError(`${address} is no built file of this site`);
}

/**
 * Only called with scripts of the release set or the page, which have integrity hashes.
 *
 * @throws {TypeError} for an address outside of the built files
 */
export function trustedScript(address: string): string {
  const factory = (
    globalThis as { trustedTypes?: { createPolicy: (name: string, rules: ScriptUrlPolicy) => ScriptUrlPolicy } }
  ).trustedTypes;
  policy ??= factory
    ? factory.createPolicy('vipp-remotes', { createScriptURL: checkAddress })
    : { createScriptURL: checkAddress };
  return policy.createScriptURL(address);
}
