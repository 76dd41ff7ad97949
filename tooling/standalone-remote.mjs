/**
 * `npm run standalone -w mf-forms`: a remote's pages and examples without any shell, in a small server of their own; open
 * pages reload when a file is saved. With `-- --against https://the.site` their data calls go to that site.
 */
import path from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { freePort } from './free-port.mjs';
import { checkSite, parseAgainst, remoteHere } from './remote-command.mjs';
import { onStopRequest } from './stop-request.mjs';
import { runCommand } from './user-error.mjs';
import { root } from './webpack-base.mjs';
import { standaloneConfig } from './webpack-standalone.mjs';

const html = (name, against) => `<!doctype html>
<html lang="fr"${against ? ` data-against="${against}"` : ''}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${name}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/standalone.css"></head>
<body><script src="/standalone.js" defer></script></body></html>`;

function serverOptions(name, against, port) {
  return {
    host: '127.0.0.1',
    port,
    // What was compiled, and what was not, is said once.
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
      app.get(/^\/(?!_data\/|backend\/|ws$)[^.]*$/, (_request, response) =>
        response.type('html').send(html(name, against)),
      );
      return middlewares;
    },
  };
}

async function runStandalone(args, { cwd, env, log }) {
  const name = remoteHere(cwd);
  const against = parseAgainst(args);
  if (against) await checkSite(against);
  const port = env.PORT ? Number(env.PORT) : await freePort();
  const compiler = webpack(standaloneConfig({ name, output: path.join(root, name, 'dist-dev/standalone') }));
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

await runCommand('npm run standalone', () =>
  runStandalone(process.argv.slice(2), { cwd: process.cwd(), env: process.env, log: console.log }),
);
