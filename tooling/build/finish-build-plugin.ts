/**
 * Finishes a package's build once all of its configurations are compiled: version, `build.json`, compressed copies. A plugin:
 * `npx webpack build` in a package's folder must make the same `dist` as `npm run build`.
 */
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { MF_MANIFEST } from '@vipp/shared/contract/federation/mf-manifest';
import { BUILD_FILE } from '@vipp/shared/contract/federation/read-build.server';
import type { Compiler, Stats } from 'webpack';
import { INPUTS_FILE, inputsHash } from './build-inputs';
import { writeBuildManifest } from './build-manifest';
import type { BuildOptions } from './build-options';

const NAME = 'FinishBuildPlugin';

/** One instance for all configurations of a package. */
export class FinishBuildPlugin {
  private readonly pending = new Set<Compiler>();
  private readonly finished = new Map<Compiler, Stats>();
  private inputs = '';

  constructor(private readonly options: BuildOptions) {}

  apply(compiler: Compiler): void {
    this.pending.add(compiler);
    const begin = (): void => {
      const { dir, mode, dist } = this.options;
      if (this.inputs === '') this.inputs = inputsHash(dir, mode);
      // A failed or interrupted build must not pass for a finished one, nor its files for the build of a guest.
      for (const file of [BUILD_FILE, `client/${MF_MANIFEST}`]) rmSync(path.join(dist, file), { force: true });
    };
    compiler.hooks.beforeRun.tap(NAME, begin);
    compiler.hooks.watchRun.tap(NAME, () => {
      this.pending.add(compiler);
      begin();
    });
    compiler.hooks.done.tapPromise(NAME, async (stats) => {
      this.pending.delete(compiler);
      this.finished.set(compiler, stats);
      if (this.pending.size === 0) await this.finish();
    });
  }

  private async finish(): Promise<void> {
    const { name, version, dist } = this.options;
    const stats = [...this.finished.values()];
    const { inputs } = this;
    this.inputs = '';
    if (stats.some((one) => one.hasErrors())) return;
    await writeBuildManifest({ name, version, dist, stats });
    writeFileSync(path.join(dist, INPUTS_FILE), inputs);
  }
}
