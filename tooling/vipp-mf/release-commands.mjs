/** `promote`, `canary`, `rollback`, `preview`: who gets which version. */

const DEFAULT_HOURS = 24;

export async function promote({ options, remote, version, team }) {
  const [name, wanted] = [remote(), version()];
  const result = await team().post('/promote', { remote: name, version: wanted, why: options.why });
  return { result, text: `${name}@${wanted}: live for everybody` };
}

export async function canary({ options, remote, version, team }) {
  const [name, wanted] = [remote(), version()];
  const result = await team().post('/canary', { remote: name, version: wanted, percent: options.percent, why: options.why });
  return { result, text: options.percent > 0 ? `${name}@${wanted}: live for ${options.percent} % of visitors` : `${name}@${wanted}: no longer a canary` };
}

export async function rollback({ options, remote, team }) {
  const name = remote();
  const result = await team().post('/rollback', { remote: name, version: options.to, why: options.why });
  return { result, text: `${name}@${result.version}: live for everybody again` };
}

export async function preview({ options, remote, version, team }) {
  const [name, wanted] = [remote(), version()];
  const result = await team().post('/preview', { remote: name, version: wanted, hours: options.hours ?? DEFAULT_HOURS });
  return { result, text: `${name}@${wanted}, until ${result.expires}:\n${result.url}` };
}
