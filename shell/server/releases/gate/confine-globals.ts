/**
 * Removes everything that leads out of the sandbox worker from its global object, before a candidate is evaluated. Globals
 * of JavaScript itself, and those that browsers have too, remain.
 */
import { format } from 'node:util';
import { runInNewContext } from 'node:vm';

const WEB: readonly string[] = [
  'AbortController',
  'AbortSignal',
  'Blob',
  'Buffer',
  'ByteLengthQueuingStrategy',
  'CountQueuingStrategy',
  'CustomEvent',
  'DOMException',
  'Event',
  'EventTarget',
  'File',
  'FormData',
  'Headers',
  'ReadableStream',
  'Request',
  'Response',
  'TextDecoder',
  'TextDecoderStream',
  'TextEncoder',
  'TextEncoderStream',
  'TransformStream',
  'URL',
  'URLSearchParams',
  'WritableStream',
  'atob',
  'btoa',
  'clearImmediate',
  'clearInterval',
  'clearTimeout',
  'crypto',
  'global',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'setInterval',
  'setTimeout',
  'structuredClone',
];

/** Of the federation runtime, which the candidate uses too. */
export const RUNTIME_GLOBALS: readonly string[] = [
  '_FEDERATION_RUNTIME_CORE',
  '__FEDERATION__',
  '__GLOBAL_LOADING_REMOTE_ENTRY__',
  '__VMOK__',
];

const CONSOLE = [
  'assert',
  'debug',
  'dir',
  'error',
  'group',
  'groupEnd',
  'info',
  'log',
  'table',
  'time',
  'timeEnd',
  'trace',
  'warn',
];

type Options = {
  fetch: (address: unknown) => Promise<Response>;
  print: (text: string) => void;
};

/** The properties that bundled packages read; Node's object gives access to every built-in module. */
function reducedProcess() {
  const {
    platform,
    version,
    versions: { node },
    nextTick,
    env: { NODE_ENV },
  } = process;
  return Object.freeze({
    platform,
    version,
    versions: Object.freeze({ node }),
    nextTick,
    env: Object.freeze({ NODE_ENV }),
  });
}

function replacements({ fetch, print }: Options): Record<string, unknown> {
  // Node's console has streams, whose classes can open connections.
  const console = Object.fromEntries(CONSOLE.map((name) => [name, (...parts: unknown[]) => print(format(...parts))]));
  return { console, fetch, process: reducedProcess() };
}

/** Defines a global as read-only, because the code that checks a candidate uses the same globals. */
function defineReadOnly(name: string, value: unknown): void {
  const { configurable, enumerable = false } = Object.getOwnPropertyDescriptor(globalThis, name) ?? {
    configurable: true,
  };
  if (configurable)
    Object.defineProperty(globalThis, name, { value, enumerable, writable: false, configurable: false });
}

function remove(key: string | symbol): void {
  // undici's dispatcher cannot be deleted.
  if (!Reflect.deleteProperty(globalThis, key))
    Object.defineProperty(globalThis, key, { value: undefined, writable: false });
}

export function confineGlobals(options: Options): void {
  const javaScript = runInNewContext('Object.getOwnPropertyNames(globalThis)') as string[];
  const replaced = replacements(options);
  const allowed = new Map<string, unknown>(
    [...javaScript, ...WEB, ...RUNTIME_GLOBALS].map((name) => [name, Reflect.get(globalThis, name)]),
  );
  for (const [name, value] of Object.entries(replaced)) allowed.set(name, value);
  for (const key of Reflect.ownKeys(globalThis)) {
    if (key === Symbol.toStringTag) continue;
    if (typeof key === 'symbol' || !allowed.has(key)) remove(key);
  }
  for (const [name, value] of allowed) defineReadOnly(name, value);
}
