/**
 * `npm run standalone -w mf-forms`: a remote's pages and examples without any shell, by the server of its `webpack.config.ts`.
 * With `-- --against https://the.site` their data calls go to that site.
 */
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { loadConfig } from '../build/compile';
import { freePort } from './free-port';
import { checkSite, parseAgainst, remoteHere } from './remote-command';
import { parseSettings } from './settings';
import { onStopRequest } from './stop-request';

type Surroundings = { env: NodeJS.ProcessEnv; cwd: string; log: (line: string) => void };

async function runStandalone(args: readonly string[], { cwd, env, log }: Surroundings): Promise<void> {
  const name = remoteHere(cwd);
  const against = parseAgainst(args);
  if (against) await checkSite(against);
  const { port } = parseSettings({ PORT: env.PORT?.trim() || String(await freePort()) });
  const config = [await loadConfig(name, { WEBPACK_SERVE: true, ...(against && { against }) }, {})].flat()[0];
  const compiler = config && webpack(config);
  if (!compiler) throw new Error('webpack returned no compiler');
  log(`compiling ${name} …`);
  const own: WebpackDevServer.Configuration = {
    port,
    // The result of each compilation is logged below.
    devMiddleware: { stats: false },
    setupExitSignals: false,
  };
  const server = new WebpackDevServer({ ...config.devServer, ...own }, compiler);
  compiler.hooks.done.tap('standalone', (stats) => {
    if (stats.hasErrors())
      log(`${name} does not compile\n${stats.toString({ all: false, errors: true, moduleTrace: true })}`);
    else log(`compiled ${name}: http://localhost:${port}/_pages lists its pages`);
  });
  onStopRequest({ stop: () => server.stop(), kill: () => process.exit(130) });
  await server.start();
}

export const main = (args: readonly string[]): Promise<void> =>
  runStandalone(args, { env: process.env, cwd: process.cwd(), log: console.log });
