/**
 * A remote without any shell, for `npx webpack serve`, and the catalogue of components: one page, one script, nothing shared. Saved
 * components are replaced on the page with their state.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';
import type { Configuration as DevServer } from 'webpack-dev-server';
import { writeStandaloneProgram } from './standalone-program';
import { base, cssRule, pictureRule, root } from './webpack-base';
import { hotBuild } from './webpack-refresh';

/** Tokens and base styles belong to the shell; a team without a copy of it sees its pages without them. */
const shellStyles = path.join(root, 'shell/src/styles/global.css');

const html = (name: string, against: string | undefined): string => `<!doctype html>
<html lang="fr"${against ? ` data-against="${against}"` : ''}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${name}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/standalone.css"></head>
<body><script src="/standalone.js" defer></script></body></html>`;

function devServer(name: string, against: string | undefined): DevServer {
  return {
    host: '127.0.0.1',
    hot: true,
    client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
    open: false,
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

type Options = {
  name: string;
  /** Folder of the package. */
  dir: string;
  /** As of `standaloneProgram`; the package alone when absent. */
  dirs?: Readonly<Record<string, string>>;
  /** Origin of the site that data calls go to; examples answer them when absent. */
  against?: string | undefined;
};

export function standaloneConfig({
  name,
  dir,
  dirs = { '': dir },
  against,
}: Options): Configuration & { devServer: DevServer } {
  const { entries, rules } = hotBuild('development', name, 'standalone');
  return {
    ...base({
      dir,
      name: `${name}-standalone`,
      mode: 'development',
      output: { path: path.join(dir, 'dist-dev/standalone'), filename: 'standalone.js', publicPath: '/' },
    }),
    // The server prints its address.
    infrastructureLogging: { level: 'info' },
    entry: {
      standalone: [
        ...entries,
        ...(existsSync(shellStyles) ? [shellStyles] : []),
        writeStandaloneProgram(dir, name, dirs),
      ],
    },
    module: {
      rules: [
        ...rules,
        cssRule(name, 'development', false),
        pictureRule('/', false),
        { test: /\.woff2$/, type: 'asset/resource' },
      ],
    },
    // The server adds the plugin that replaces modules.
    plugins: [new MiniCssExtractPlugin({ filename: 'standalone.css', ignoreOrder: true })],
    devServer: devServer(name, against),
  };
}
