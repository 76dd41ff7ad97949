/** Loaded into the gateway under attack: says when something was added to, or put in place of, what all objects inherit. */
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

const look = () => {
  for (const [name, prototype] of Object.entries(PROTOTYPES)) {
    const known = before.get(name);
    for (const [property, value] of stateOf(prototype)) {
      if (!known.has(property) || known.get(property) !== value)
        process.stderr.write(`POLLUTED ${name}.prototype.${property}\n`);
    }
  }
};
// What the program itself adds as it starts is its own; its parent says when the attacks begin.
process.on('SIGUSR2', () => {
  for (const [name, prototype] of Object.entries(PROTOTYPES)) {
    if (!before.has(name)) before.set(name, new Map(stateOf(prototype)));
  }
  look();
  process.stderr.write('PROTOTYPES LOOKED AT\n');
});
