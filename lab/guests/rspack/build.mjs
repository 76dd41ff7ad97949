/** Builds both halves, as `npx rspack build` does. In plain Node: tsx changes functions that Rspack turns into code of the build. */
import { rspack } from '@rspack/core';
import configs from './rspack.config.mjs';

const compiler = rspack(configs);
compiler.run((error, stats) => {
  if (error || stats?.hasErrors()) {
    console.error(error ?? stats?.toString('errors-only'));
    process.exitCode = 1;
  }
  compiler.close(() => undefined);
});
