/** Loads each icon when it is rendered: the package's own file of all its 1,700 icons took a quarter second of each test file. */
const fileOf = (name) => name.replaceAll(/(?<=[a-z])(?=[A-Z\d])/g, '-').toLowerCase();

module.exports = new Proxy(
  {},
  { get: (_target, name) => (name === '__esModule' ? false : require(`lucide-react/icons/${fileOf(name)}`).default) },
);
