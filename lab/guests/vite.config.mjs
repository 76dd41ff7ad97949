import path from 'node:path';
import { federation } from '@module-federation/vite';
import { defineConfig } from 'vite';

const page = path.join(import.meta.dirname, 'page/guest-page.tsx');
/** The one page of the guest, under every name that the shell mounts of mf-news-studies. */
const MODULES = ['article-page', 'news-list-page', 'study-list-page', 'study-page', 'study-themes-page'];

const fromHost = (requiredVersion) => ({ import: false, singleton: true, strictVersion: true, requiredVersion });

/** The site's shared modules, as in `GET /federation/api/contract.json`. */
const sharedModules = {
  react: fromHost('^19.3.1'),
  'react/jsx-runtime': fromHost('^19.3.1'),
  '@vipp/shared/stores/router': fromHost('^1.0.0'),
  '@vipp/shared/stores/site-context': fromHost('^1.0.0'),
};

// The name of a container is unique for each build, because several are loaded in one gateway.
const { BUILD_ID = 'local', OUT_DIR = path.join(import.meta.dirname, 'dist') } = process.env;

/** `vite build` is the browser's half, `vite build --ssr` the gateway's. */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  base: './',
  logLevel: 'warn',
  css: { modules: { generateScopedName: 'mf-news-studies_[local]_[hash:base64:5]' } },
  plugins: [
    federation({
      name: `mf_news_studies_vite_${BUILD_ID}`,
      filename: 'remote-entry.js',
      ssrFilename: 'remote-entry.cjs',
      exposes: Object.fromEntries(MODULES.map((name) => [`./${name}`, page])),
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
      input: page,
      output: isSsrBuild ? { format: 'cjs', entryFileNames: '[name].cjs', chunkFileNames: '[name].cjs' } : {},
    },
  },
}));
