import type { Change } from '../registry/remote-document';
import { pathsGiven, stateAfter } from '../../testing/registry-changes';
import { fakeBuild } from '../../testing/fake-build';
import { registryDocument } from './public-documents';

const common = {
  at: '2026-11-20T10:00:00Z',
  by: 'team of mf-forms',
  remote: 'mf-forms',
} as const;
const published = (version: string, hosting: { kind: 'store' } | { kind: 'url'; url: string }): Change => {
  const { manifest } = fakeBuild('mf-forms', version);
  return { ...common, type: 'published', version, manifest, hosting, keyId: 'k' };
};

describe('the public registry document', () => {
  const state = stateAfter(
    published('v1', { kind: 'store' }),
    { ...common, type: 'promoted', version: 'v1' },
    published('v2', { kind: 'url', url: 'https://cdn.example.com/forms/v2/' }),
    { ...common, type: 'canary', version: 'v2', percent: 10 },
    pathsGiven('mf-content', ['/rse']),
    published('v3', { kind: 'store' }),
  );
  const document = registryDocument(state, 'https://www.example.com');

  it('names its schema and every remote, including those without a version', () => {
    expect(document.schema).toBe(
      'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json',
    );
    expect(Object.keys(document.microFrontends)).toEqual(['mf-content', 'mf-forms']);
    expect(document.microFrontends['mf-content']).toEqual([]);
  });

  it('divides the traffic between the default version and the canary', () => {
    expect(document.microFrontends['mf-forms']?.map(({ deployment }) => deployment)).toEqual([
      { traffic: 90, default: true },
      { traffic: 10, default: false },
      { traffic: 0, default: false },
    ]);
  });

  it('contains the address on this site, and on the host of the team if any', () => {
    const [v1, v2] = document.microFrontends['mf-forms'] ?? [];
    expect(v1?.url).toBe('https://www.example.com/_mf/mf-forms/v1/client/remote-entry.js');
    expect(v1).not.toHaveProperty('fallbackUrl');
    expect(v2?.fallbackUrl).toBe('https://cdn.example.com/forms/v2/client/remote-entry.js');
  });

  it('has no field that the schema does not allow', () => {
    const allowed = ['url', 'fallbackUrl', 'metadata', 'deployment', 'extras'];
    for (const entry of document.microFrontends['mf-forms'] ?? []) {
      expect(allowed).toEqual(expect.arrayContaining(Object.keys(entry)));
      expect(Object.keys(entry.metadata)).toEqual(['integrity', 'version']);
      expect(entry.metadata.integrity).toMatch(/^sha384-/);
    }
  });
});
