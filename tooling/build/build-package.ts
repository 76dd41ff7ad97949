/** Builds packages, one after the other, in a process of its own (`build-packages.ts`): it receives names, and sends problems. */
import webpack, { type Configuration } from 'webpack';
import { loadConfig } from './load-config';

function compile(configs: Configuration[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(configs);
    if (!compiler) throw new Error('webpack returned no compiler');
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error || !stats) reject(error ?? new Error('webpack returned no result'));
        else if (stats.hasErrors())
          reject(new Error(stats.toString({ all: false, errors: true, errorDetails: false, moduleTrace: true })));
        else resolve();
      });
    });
  });
}

async function build(name: string, mode: string | undefined): Promise<{ problem?: string }> {
  try {
    await compile([await loadConfig(name, {}, { mode })].flat());
    return {};
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

// What needs these builds has ended.
process.on('disconnect', () => process.exit(1));
const [mode] = process.argv.slice(2);
process.on('message', (name: string) => void build(name, mode).then((answer) => process.send?.(answer)));
