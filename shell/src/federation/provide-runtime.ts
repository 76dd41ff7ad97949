/**
 * Provides the federation runtime to the remotes (`experiments.externalRuntime`), which carry no copy of it. The plugin's own
 * `provideExternalRuntime` would bundle the runtime a second time, as CommonJS (docs/decisions/0002).
 */
import * as runtimeCore from '@module-federation/runtime-core';

Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
