/** The Trusted Types policy with which the shell loads scripts of remotes. */
type ScriptUrlPolicy = { createScriptURL: (url: string) => string };
let policy: ScriptUrlPolicy | undefined;

/** Only called with scripts of the release set or the page, which have integrity hashes. */
export function trustedScript(address: string): string {
  const factory = (
    globalThis as { trustedTypes?: { createPolicy: (name: string, rules: ScriptUrlPolicy) => ScriptUrlPolicy } }
  ).trustedTypes;
  policy ??= factory
    ? factory.createPolicy('vipp-remotes', { createScriptURL: (url) => url })
    : { createScriptURL: (url) => url };
  return policy.createScriptURL(address);
}
