/** Packages from source in a running site: compiled as they change, and put into open pages and the gateway. */
import type { Development } from '@vipp/shared/contract/federation/development-state';
import { watchPackage, type Built } from '../build/watch-packages';
import type { RunningSite } from './site';

type Options = { names: readonly string[]; log: (line: string) => void };

/** Compiles them, then runs the site that `run` starts with them; `run` gets what the gateway is sent when it is ready. */
export async function developPackages(
  { names, log }: Options,
  run: (greeting: () => Development) => Promise<RunningSite>,
): Promise<void> {
  const state: Development = { type: 'development', compiled: {}, built: {}, problems: {} };
  /** Holds the site once it runs: packages are compiled before that too. */
  const running: { site?: RunningSite } = {};
  const notify = (): void => running.site?.notifyGateway(state);
  const listeners = {
    onCompiled: (name: string, hash: string) => {
      state.compiled[name] = hash;
      notify();
    },
    onBuilt: ({ name, version, isServerChanged }: Built) => {
      log(`compiled ${name}`);
      state.built[name] = version;
      Reflect.deleteProperty(state.problems, name);
      // What runs in a process is replaced with the process; a remote is loaded again by the gateway.
      if (name === 'backend' && isServerChanged) running.site?.restartBackend();
      if (name === 'shell' && isServerChanged && running.site) running.site.restartGateway();
      else notify();
    },
    onProblems: (name: string, problems: string) => {
      log(`${name} does not compile; the last good version stays up\n${problems}`);
      state.problems[name] = problems;
      notify();
    },
  };
  await Promise.all(names.map((name) => watchPackage(name, listeners)));
  running.site = await run(() => state);
}
