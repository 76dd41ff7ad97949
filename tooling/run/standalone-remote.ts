/**
 * `npm run standalone -w mf-forms`: a remote's pages and examples without any shell, in a small server of their own; open
 * pages reload when a file is saved. With `-- --against https://the.site` their data calls go to that site.
 */
import path from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { freePort } from './free-port';
import { checkSite, parseAgainst, remoteHere } from './remote-command';
import { parseSettings } from './settings';
import { onStopRequest } from './stop-request';
import { root } from '../build/webpack-base';
import { standaloneConfig } from '../build/webpack-standalone';

const html = (name: string, against: string | undefined): string => `<!doctype html>
<html lang="fr"${against ? ` data-against="${against}"` : ''}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${name}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/standalone.css"></head>
<body><script src="/standalone.js" defer></script></body></html>`;

function serverOptions(name: string, against: string | undefined, port: number): WebpackDevServer.Configuration {
  return {
    host: '127.0.0.1',
    port,
    // The result of each compilation is logged below.
    devMiddleware: { stats: false },
    hot: false,
    liveReload: true,
    setupExitSignals: false,
    static: false,
    // An address on the loopback interface alone: no other name than its own reaches it.
    allowedHosts: ['localhost', '127.0.0.1'],
    proxy: against
      ? [
          {
            context: ['/_data', '/backend/public/storage'],
            target: against,
            changeOrigin: true,
            headers: { origin: against, 'sec-fetch-site': 'same-origin' },
          },
        ]
      : [],
    setupMiddlewares: (middlewares, { app }) => {
      // Every address that is no file is a page; the router of the remote knows which.
      app?.get(/^\/(?!_data\/|backend\/|ws$)[^.]*$/, (_request, response) =>
        response.type('html').send(html(name, against)),
      );
      return middlewares;
    },
  };
}

type Surroundings = { env: NodeJS.ProcessEnv; cwd: string; log: (line: string) => void };

async function runStandalone(args: readonly string[], { cwd, env, log }: Surroundings): Promise<void> {
  const name = remoteHere(cwd);
  const against = parseAgainst(args);
  if (against) await checkSite(against);
  const { port } = parseSettings({ PORT: env.PORT?.trim() || String(await freePort()) });
  const compiler = webpack(standaloneConfig({ name, output: path.join(root, name, 'dist-dev/standalone') }));
  if (!compiler) throw new Error('webpack returned no compiler');
  log(`compiling ${name} …`);
  const server = new WebpackDevServer(serverOptions(name, against, port), compiler);
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
