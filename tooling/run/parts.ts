/** The two parts of the site as supervised processes, each with its variables. */
import path from 'node:path';
import { siteFolder } from '../site-folder.mjs';
import type { Output } from './output';
import { supervise, type Part } from './supervisor';

/**
 * Settings of the gateway’s C library, glibc; others ignore them. A published build goes through many buffers of some
 * kilobytes to some megabytes, in several threads. By itself glibc keeps an arena for each thread, raises its threshold with
 * every large buffer that is freed, and hardly ever gives back memory between two used buffers.
 */
export const ALLOCATOR_ENV = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '131072',
};

export type PartOptions = {
  /** Settings of the part, its secrets included. */
  env: NodeJS.ProcessEnv;
  /** Folder of the builds within each package. */
  builds: string;
  output: Output;
};

export const backendPart = ({ env, builds, output }: PartOptions): Part =>
  supervise({
    name: 'backend',
    script: path.join(siteFolder, 'backend', builds, 'main.cjs'),
    env: () => env,
    output,
  });

/** Not passed to the gateway: remotes run in its process. */
const NOT_FOR_THE_GATEWAY = ['SMTP_URL'];

type GatewayOptions = PartOptions & {
  /** What it is sent whenever it is ready, in development. */
  greeting?: (() => object) | undefined;
  /** Called when it refuses to start again. */
  onRefusal?: () => void;
};

export function gatewayPart({ env, builds, output, greeting, onRefusal }: GatewayOptions): Part {
  const given = Object.fromEntries(Object.entries(env).filter(([name]) => !NOT_FOR_THE_GATEWAY.includes(name)));
  return supervise({
    name: 'gateway',
    script: path.join(siteFolder, 'shell', builds, 'server/main.cjs'),
    greeting,
    env: (previousUrl) => ({
      ...ALLOCATOR_ENV,
      ...given,
      // After a restart it serves its cache, with or without an answer of the content service.
      ...(previousUrl && { BACKEND_WAIT: '0' }),
      BUILD_FOLDER: builds,
    }),
    output,
    onRefusal,
  });
}
