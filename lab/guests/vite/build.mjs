/** Builds both halves, as `npx vite build` and `npx vite build --ssr` do. */
import path from 'node:path';
import { build } from 'vite';

const configFile = path.join(import.meta.dirname, 'vite.config.mjs');
await build({ configFile });
await build({ configFile, build: { ssr: true } });
