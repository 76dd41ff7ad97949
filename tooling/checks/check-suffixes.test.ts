import { brokenPromises } from './check-suffixes';

const offence = (file: string, code: string): number => brokenPromises(file, code).length;

describe('file suffixes', () => {
  it('keep .server modules out of what browsers run', () => {
    const code = "import { render } from './render.server';";
    expect(offence('shell/src/page.tsx', code)).toBe(1);
    expect(offence('mf-content/src/page.tsx', "export * from './render.server';")).toBe(1);
    expect(offence('mf-content/src/page.tsx', "await import('./render.server');")).toBe(1);
  });

  it('let the gateway and other .server modules import .server modules', () => {
    const code = "import { render } from './render.server';";
    expect(offence('shell/server/page.ts', code)).toBe(0);
    expect(offence('shell/src/page.server.tsx', code)).toBe(0);
  });

  it('keep .client modules out of what the gateway runs', () => {
    const code = "import { load } from '../src/load.client';";
    expect(offence('shell/server/page.ts', code)).toBe(1);
    expect(offence('shell/server/page.ts', "await import('../src/load.client');")).toBe(1);
    expect(offence('mf-content/src/page.tsx', code)).toBe(1);
  });

  it('let browser code, and lazy imports of a page, reach .client modules', () => {
    const code = "import { load } from './load.client';";
    expect(offence('shell/src/client-entry.tsx', code)).toBe(0);
    expect(offence('shell/src/scroll.client.ts', code)).toBe(0);
    expect(offence('mf-content/src/page.tsx', "const load = () => import('./load.client');")).toBe(0);
  });

  it('do not mind types, which vanish from what runs', () => {
    expect(offence('shell/src/page.tsx', "import type { Html } from './render.server';")).toBe(0);
  });
});
