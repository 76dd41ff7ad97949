import { dom, integration, node, packaged } from './tooling/jest/projects.mjs';

export default {
  // Only ends what hangs: how long a test takes is the machine's business.
  testTimeout: 240_000,
  maxWorkers: '100%',
  projects: [node, dom, integration, packaged].map((project) => ({ ...project, rootDir: import.meta.dirname })),
};
