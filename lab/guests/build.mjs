/** `build.mjs rspack|vite` builds both halves, in plain Node: tsx changes functions that Rspack turns into code of the build. */
import path from 'node:path';

async function buildWithRspack() {
  const [{ rspack }, { default: configs }] = await Promise.all([import('@rspack/core'), import('./rspack.config.mjs')]);
  const stats = await new Promise((resolve, reject) =>
    rspack(configs).run((error, result) => (error ? reject(error) : resolve(result))),
  );
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
}

async function buildWithVite() {
  const { build } = await import('vite');
  const configFile = path.join(import.meta.dirname, 'vite.config.mjs');
  await build({ configFile });
  await build({ configFile, build: { ssr: true } });
}

await (process.argv[2] === 'vite' ? buildWithVite() : buildWithRspack());
