/** `promote`, `canary`, `rollback`, `preview`: who gets which version. */

const DEFAULT_HOURS = 24;

/** What to add where several gateways share the registry, and one of them lags. */
const lagging = ({ gatewaysBehind = 0 }) =>
  gatewaysBehind > 0 ? ` (${gatewaysBehind} other gateway(s) did not say so in time: its log tells why)` : '';

export async function promote({ options, remote, version, team }) {
  const [name, wanted] = [remote(), version()];
  const result = await team().post('/promote', { remote: name, version: wanted, why: options.why });
  return { result, text: `${name}@${wanted}: live for everybody${lagging(result)}` };
}

export async function canary({ options, remote, version, team }) {
  const [name, wanted] = [remote(), version()];
  const result = await team().post('/canary', {
    remote: name,
    version: wanted,
    percent: options.percent,
    why: options.why,
  });
  return {
    result,
    text:
      options.percent > 0
        ? `${name}@${wanted}: live for ${options.percent} % of visitors${lagging(result)}`
        : `${name}@${wanted}: no longer a canary${lagging(result)}`,
  };
}

export async function rollback({ options, remote, team }) {
  const name = remote();
  const result = await team().post('/rollback', { remote: name, version: options.to, why: options.why });
  return { result, text: `${name}@${result.version}: live for everybody again${lagging(result)}` };
}

export async function preview({ options, remote, version, team }) {
  const [name, wanted] = [remote(), version()];
  const result = await team().post('/preview', {
    remote: name,
    version: wanted,
    hours: options.hours ?? DEFAULT_HOURS,
  });
  return { result, text: `${name}@${wanted}, until ${result.expires}:\n${result.url}` };
}
