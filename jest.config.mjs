import { dom, integration, node, packaged } from './tooling/jest/projects.mjs';

export default {
  // Only ends hanging tests: slow machines must not fail.
  testTimeout: 240_000,
  maxWorkers: '100%',
  // A busy machine needs longer than half a second to end a process: what is reported after this is left open by a test.
  workerGracefulExitTimeout: 5_000,
  testSequencer: `${import.meta.dirname}/tooling/jest/longest-first.cjs`,
  projects: [node, dom, integration, packaged].map((project) => ({ ...project, rootDir: import.meta.dirname })),
};
