/** The one build preset: every remote, the shell's two halves and the backend are configured here. */
import path from 'node:path';
import type { Configuration } from 'webpack';
import type { BuildOptions } from './build-options';
import { serverProgramConfig, shellBeginConfig, shellClientConfig } from './webpack-programs';
import { remoteConfigs } from './webpack-remote';

/** The backend, and the commands of `npm run site`. */
export const backendConfig = (options: BuildOptions): Configuration =>
  serverProgramConfig(options, {
    outputPath: options.dist,
    entries: { main: './src/main.ts', 'site-command': './src/site-command.ts' },
  });

/** The gateway, and the processes that it starts. */
export const gatewayConfig = (options: BuildOptions): Configuration =>
  serverProgramConfig(options, {
    outputPath: path.join(options.dist, 'server'),
    entries: { main: './server/main.ts', 'sandbox-worker': './server/remotes/gate/gate-worker.ts' },
    isHost: true,
  });

/** Configurations of a package, by its name. */
export function packageConfigs(options: BuildOptions): Configuration[] {
  const { name } = options;
  if (name === 'backend') return [backendConfig(options)];
  if (name !== 'shell') return remoteConfigs(options);
  return [shellClientConfig(options), shellBeginConfig(options), gatewayConfig(options)];
}
