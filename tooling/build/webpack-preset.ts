/** The one build preset: every remote, the shell's two halves and the backend are configured here. */
import path from 'node:path';
import type { Configuration } from 'webpack';
import type { BuildOptions } from './build-options';
import { serverProgramConfig, shellClientConfig } from './webpack-programs';
import { remoteConfigs } from './webpack-remote';

/**
 * Configurations of a package, by its name.
 */
export function packageConfigs(options: BuildOptions): Configuration[] {
  const { name, mode, dist } = options;
  if (name === 'shell') {
    const entries = {
      main: './server/main.ts',
      'registry-access': './server/releases/registry/registry-access-program.ts',
    };
    const gateway = { name, mode, outputPath: path.join(dist, 'server'), entries };
    const sandbox = {
      name,
      mode,
      outputPath: path.join(dist, 'sandbox'),
      entries: { worker: './server/releases/gate/gate-worker.ts' },
      isWhole: true,
    };
    return [shellClientConfig(options), serverProgramConfig(gateway), serverProgramConfig(sandbox)];
  }
  if (name === 'backend') {
    const entries = {
      main: './src/main.ts',
      'contract-check': './src/contract-check.ts',
      'submissions-command': './src/submissions-command.ts',
    };
    return [serverProgramConfig({ name, mode, outputPath: dist, entries })];
  }
  return remoteConfigs(options);
}
