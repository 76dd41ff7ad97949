/** The one Trusted Types policy that lets the shell load scripts of remotes. */
type ScriptUrlPolicy = { createScriptURL: (url: string) => string };
let policy: ScriptUrlPolicy | undefined;

/** Only scripts that the release set or the page names ever reach this; integrity does the rest. */
export function trustedScript(address: string): string {
  const factory = (
    globalThis as { trustedTypes?: { createPolicy: (name: string, rules: ScriptUrlPolicy) => ScriptUrlPolicy } }
  ).trustedTypes;
  policy ??= factory
    ? factory.createPolicy('vipp-remotes', { createScriptURL: (url) => url })
    : { createScriptURL: (url) => url };
  return policy.createScriptURL(address);
}
