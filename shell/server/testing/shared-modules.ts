/** Declares shared modules in tests, where no federation plugin does. */
import { init } from '@module-federation/runtime';
import * as react from 'react';

export function shareReact(): void {
  init({
    name: 'vipp_shell',
    remotes: [],
    shared: {
      react: {
        version: react.version,
        get: () => () => react,
        shareConfig: { singleton: true, strictVersion: true, requiredVersion: `^${react.version}` },
      },
    },
  });
}
