/**
 * jsdom with what browsers have and jsdom lacks: Node's own encoders, streams and fetch. The router needs
 * them, and needs its abort signals to be of the same make as its requests.
 */
const { TestEnvironment } = require('jest-environment-jsdom');

const FROM_NODE = [
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'AbortController',
  'AbortSignal',
  'Headers',
  'Request',
  'Response',
  'fetch',
  'structuredClone',
];

/** Of these, and of nothing else in a page without style sheets, it depends whether an element is shown. */
const SHOWN_BY = ['hidden', 'open', 'style', 'type'];

/** For each element that a query by role passes, jsdom matches 200 selectors of its own: a sixth of the time of tests. */
function computeStylesOnce(window) {
  const compute = window.getComputedStyle;
  const known = new Map();
  window.getComputedStyle = (element) => {
    const kind = JSON.stringify([element.localName, ...SHOWN_BY.map((name) => element.getAttribute(name))]);
    if (!known.has(kind)) known.set(kind, compute(element));
    return known.get(kind);
  };
}

module.exports = class DomEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    // For native-package.cjs.
    this.global.requireOfNode = require;
    computeStylesOnce(this.global);
    for (const name of FROM_NODE) this.global[name] = globalThis[name];
  }
};
