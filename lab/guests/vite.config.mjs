import path from 'node:path';
import { federation } from '@module-federation/vite';
import { defineConfig } from 'vite';
import { exposedModules, sharedModules } from './container.mjs';

// The name of a container is unique for each build, because several are loaded in one gateway.
const { BUILD_ID = 'local', OUT_DIR = path.join(import.meta.dirname, 'dist') } = process.env;

/** `vite build` is the browser's half, `vite build --ssr` the gateway's. */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  base: './',
  logLevel: 'warn',
  define: { BUNDLER: '"Vite"' },
  css: { modules: { generateScopedName: 'mf-news-studies_[local]_[hash:base64:5]' } },
  plugins: [
    federation({
      name: `mf_news_studies_vite_${BUILD_ID}`,
      filename: 'remote-entry.js',
      ssrFilename: 'remote-entry.cjs',
      exposes: exposedModules,
      shared: sharedModules,
      dts: false,
      manifest: !isSsrBuild,
      // It loads no remotes itself, which saves half of the runtime.
      disableRemote: true,
      disableSnapshot: true,
    }),
  ],
  ssr: { noExternal: true },
  build: {
    target: 'es2022',
    outDir: path.join(OUT_DIR, isSsrBuild ? 'server' : 'client'),
    emptyOutDir: true,
    assetsDir: '',
    ssr: isSsrBuild,
    rolldownOptions: {
      input: exposedModules['./news-list-page'],
      output: isSsrBuild ? { format: 'cjs', entryFileNames: '[name].cjs', chunkFileNames: '[name].cjs' } : {},
    },
  },
}));
