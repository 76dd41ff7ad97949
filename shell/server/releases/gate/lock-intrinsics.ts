/**
 * Freezes everything that is reachable from the global object, before a candidate is evaluated: what judges it runs on
 * the same arrays, promises and JSON, and must not be answered by functions of the candidate.
 */

/** Assigning to an object whose frozen prototype has the same name fails; ordinary code does that with these. */
const ASSIGNED_OVER: readonly object[] = [
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

/** Reachable from no global. */
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

/** Lets objects that inherit a property have one of their own by assignment, as if it were not frozen. */
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

/** What an object leads to. */
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
    // Of those with elements nothing but the elements could be changed.
    if (!ArrayBuffer.isView(next)) Object.freeze(next);
  }
}

export function lockIntrinsics(): void {
  ASSIGNED_OVER.forEach(allowAssignment);
  // React and Node set how stacks are written; the gate notes what is written to the console.
  const open = new Set<unknown>([globalThis, Error, console]);
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
