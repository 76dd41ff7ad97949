/** Loaded into the gateway under attack: reports every addition to, and every replacement in, the prototypes of built-in objects. */
const PROTOTYPES = {
  Object: Object.prototype,
  Array: Array.prototype,
  Function: Function.prototype,
  String: String.prototype,
  URLSearchParams: URLSearchParams.prototype,
};
const stateOf = (prototype) =>
  Object.getOwnPropertyNames(prototype).map((name) => [name, Object.getOwnPropertyDescriptor(prototype, name).value]);
const before = new Map();

const check = () => {
  for (const [name, prototype] of Object.entries(PROTOTYPES)) {
    const known = before.get(name);
    for (const [property, value] of stateOf(prototype)) {
      if (!known.has(property) || known.get(property) !== value)
        process.stderr.write(`POLLUTED ${name}.prototype.${property}\n`);
    }
  }
};
// The first signal comes before the attacks: what the program itself added by then is the reference.
process.on('SIGUSR2', () => {
  for (const [name, prototype] of Object.entries(PROTOTYPES)) {
    if (!before.has(name)) before.set(name, new Map(stateOf(prototype)));
  }
  check();
  process.stderr.write('PROTOTYPES CHECKED\n');
});
