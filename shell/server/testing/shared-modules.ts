/** Shared modules in tests, where no federation plugin has declared them. */
import { init } from '@module-federation/runtime';
import * as react from 'react';

const VERSION = '19.3.1';

export function shareReact(): void {
  init({
    name: 'vipp_shell',
    remotes: [],
    shared: {
      react: {
        version: VERSION,
        get: () => () => react,
        shareConfig: { singleton: true, strictVersion: true, requiredVersion: `^${VERSION}` },
      },
    },
  });
}
