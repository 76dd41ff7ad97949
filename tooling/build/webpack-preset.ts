/** The one build preset: every remote, the shell's two halves and the backend are configured here. */
import path from 'node:path';
import type { Configuration } from 'webpack';
import type { BuildOptions } from './build-options';
import { serverProgramConfig, shellBeginConfig, shellClientConfig } from './webpack-programs';
import { remoteConfigs } from './webpack-remote';

/**
 * Configurations of a package, by its name.
 */
export function packageConfigs(options: BuildOptions): Configuration[] {
  const { name, mode, dist } = options;
  if (name === 'shell') {
    const server = path.join(dist, 'server');
    const hosts = { main: './server/main.ts', 'check-shell': './server/releases/shell-gate/check-shell-program.ts' };
    const gateway = { name, mode, outputPath: server, entries: hosts, isHost: true };
    const access = './server/releases/registry/registry-access-program.ts';
    const registryAccess = { name, mode, outputPath: server, entries: { 'registry-access': access } };
    const thread = './server/content/html/sanitiser-program.ts';
    const sanitiser = { name, mode, outputPath: server, entries: { sanitiser: thread }, namesPackages: true };
    const worker = './server/releases/gate/gate-worker.ts';
    const sandbox = { name, mode, outputPath: path.join(dist, 'sandbox'), entries: { worker } };
    return [
      shellClientConfig(options),
      shellBeginConfig(options),
      serverProgramConfig({ ...gateway, keep: /^(registry-access|sanitiser)\./ }),
      serverProgramConfig({ ...registryAccess, keep: /^(?!registry-access\.)/ }),
      serverProgramConfig({ ...sanitiser, keep: /^(?!sanitiser\.)/ }),
      serverProgramConfig({ ...sandbox, isHost: true, isWhole: true }),
    ];
  }
  if (name === 'backend') {
    const entries = {
      main: './src/main.ts',
      'contract-check': './src/contract-check.ts',
      'submissions-command': './src/submissions-command.ts',
      'flow-command': './src/flow-command.ts',
      'backup-command': './src/backup-command.ts',
      'restore-command': './src/restore-command.ts',
    };
    return [serverProgramConfig({ name, mode, outputPath: dist, entries })];
  }
  return remoteConfigs(options);
}
