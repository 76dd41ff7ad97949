/** Jest's environment for Node, with Node's own `require` for native-package.cjs. */
const { TestEnvironment } = require('jest-environment-node');

module.exports = class NodeEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.requireOfNode = require;
  }
};
