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

module.exports = class DomEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    // For native-package.cjs.
    this.global.requireOfNode = require;
    for (const name of FROM_NODE) this.global[name] = globalThis[name];
  }
};
