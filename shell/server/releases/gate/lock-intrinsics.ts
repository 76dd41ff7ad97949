/**
 * Freezes everything that is reachable from the global object before a candidate is evaluated, because the code that checks
 * it uses the same arrays, promises and JSON.
 */

import { RUNTIME_GLOBALS } from './confine-globals';

/** Prototypes whose properties ordinary code overrides by assignment, which fails for a frozen prototype. */
const OVERRIDDEN: readonly object[] = [
  Object.prototype,
  Function.prototype,
  Array.prototype,
  Promise.prototype,
  Error.prototype,
  EvalError.prototype,
  RangeError.prototype,
  ReferenceError.prototype,
  SyntaxError.prototype,
  TypeError.prototype,
  URIError.prototype,
  AggregateError.prototype,
];

/** Prototypes that are not reachable from a global. */
const hidden = (): unknown[] =>
  [
    async () => undefined,
    function* () {},
    async function* () {},
    [][Symbol.iterator](),
    new Map().entries(),
    new Set().values(),
    ''[Symbol.iterator](),
    'a'.matchAll(/a/g),
  ].map((sample) => Object.getPrototypeOf(sample));

/** Lets inheriting objects override a property by assignment, although the prototype is frozen. */
function allowAssignment(prototype: object): void {
  for (const key of Reflect.ownKeys(prototype)) {
    const descriptor = Object.getOwnPropertyDescriptor(prototype, key);
    if (!descriptor?.configurable || !descriptor.writable) continue;
    const { value, enumerable = false } = descriptor as { value: unknown; enumerable?: boolean };
    Object.defineProperty(prototype, key, {
      enumerable,
      configurable: false,
      get: () => value,
      set(this: object, own: unknown) {
        if (this === prototype) throw new TypeError(`${String(key)} is read-only in the sandbox worker`);
        Object.defineProperty(this, key, { value: own, writable: true, enumerable: true, configurable: true });
      },
    });
  }
}

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

/** Everything that an object refers to. */
function neighbours(from: object): unknown[] {
  const properties = Reflect.ownKeys(from).map((key) => Object.getOwnPropertyDescriptor(from, key));
  return [
    Object.getPrototypeOf(from),
    ...properties.flatMap((property) => [property?.value, property?.get, property?.set]),
  ];
}

function freezeAll(roots: readonly unknown[], open: ReadonlySet<unknown>): void {
  const queue = roots.filter(isObject);
  const seen = new Set<object>(queue);
  for (let next = queue.pop(); next; next = queue.pop()) {
    for (const other of neighbours(next)) {
      if (!isObject(other) || seen.has(other) || open.has(other)) continue;
      seen.add(other);
      queue.push(other);
    }
    // Views with elements cannot be frozen, and only their elements can be changed.
    if (!ArrayBuffer.isView(next)) Object.freeze(next);
  }
}

export function lockIntrinsics(): void {
  OVERRIDDEN.forEach(allowAssignment);
  // React and Node set the format of stacks, and the gate replaces `console.error`.
  // The federation runtime registers its instances in its own.
  const runtime = RUNTIME_GLOBALS.map((name): unknown => Reflect.get(globalThis, name));
  const open = new Set<unknown>([globalThis, Error, console, ...runtime]);
  const { captureStackTrace } = Error;
  Object.defineProperties(Error, {
    captureStackTrace: { value: captureStackTrace, writable: false, configurable: false },
    prototype: { writable: false },
  });
  const globals = Object.getOwnPropertyNames(globalThis)
    .map((name): unknown => Reflect.get(globalThis, name))
    .filter((value) => !open.has(value));
  freezeAll([...globals, Error.prototype, ...hidden()], open);
}
