import path from 'node:path';
import { dom, integration, node, packaged } from './tooling/jest/projects.mjs';

export default {
  // Only ends what hangs: how long a test takes is the machine's business.
  testTimeout: 240_000,
  maxWorkers: '100%',
  testSequencer: path.join(import.meta.dirname, 'tooling/jest/longest-first.cjs'),
  projects: [node, dom, integration, packaged].map((project) => ({ ...project, rootDir: import.meta.dirname })),
};
