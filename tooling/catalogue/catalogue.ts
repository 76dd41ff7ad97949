/** `npm run catalogue`: a page of every example of every component, on this machine (`PORT`, or a free port) until Ctrl-C. */
import path from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { root } from '../build/webpack-base';
import { standaloneConfig } from '../build/webpack-standalone';
import { remoteFolders } from '../remote-folders';
import { freePort } from '../run/free-port';
import { onStopRequest } from '../run/stop-request';

export async function main(): Promise<void> {
  const dir = path.join(root, 'shared');
  const names = ['shared', 'shell', ...remoteFolders()];
  const dirs = Object.fromEntries(names.map((name) => [name, path.join(root, name)]));
  const { devServer, ...config } = standaloneConfig({ name: 'catalogue', dir, dirs });
  const port = Number(process.env.PORT?.trim() || (await freePort()));
  const compiler = webpack(config);
  if (!compiler) throw new Error('webpack returned no compiler');
  const server = new WebpackDevServer({ ...devServer, port, setupExitSignals: false }, compiler);
  onStopRequest({ stop: () => server.stop(), kill: () => process.exit(130) });
  await server.start();
  console.log(`examples of all components and pages: http://localhost:${port}/_pages`);
}
