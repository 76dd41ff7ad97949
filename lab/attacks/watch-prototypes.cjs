/** Loaded into the gateway under attack: reports, at a signal, what is new or other in the prototypes of built-in objects. */
const kinds = [Object, Array, Function, String, URLSearchParams];
let before;
// The first signal comes before the attacks: the program's own additions are the reference.
process.on('SIGUSR2', () => {
  const now = new Map(
    kinds.flatMap(({ name, prototype }) =>
      Object.entries(Object.getOwnPropertyDescriptors(prototype)).map(([property, { value }]) => [
        `${name}.prototype.${property}`,
        value,
      ]),
    ),
  );
  before ??= now;
  for (const [property, value] of now)
    if (!before.has(property) || before.get(property) !== value) process.stderr.write(`POLLUTED ${property}\n`);
  process.stderr.write('PROTOTYPES CHECKED\n');
});
