import fastify from 'fastify';
import { fakeBuild } from '../../testing/fake-build';
import { formsChanges, pathsGiven, published, stateAfter } from '../../testing/registry-changes';
import { registerPublicDocuments, registryDocument } from './public-documents';

const build = (version: string) => ({ ...fakeBuild('mf-forms', version).build, name: 'mf-forms' as const });
const state = stateAfter(
  published(build('v1')),
  formsChanges.promoted('v1'),
  published(build('v2')),
  formsChanges.canary('v2', 10),
  pathsGiven('mf-content', ['/rse']),
  published(build('v3')),
);

describe('the public registry document', () => {
  const document = registryDocument(state, 'https://www.example.com');

  it('names its schema and every remote, including those without a version', () => {
    expect(document.schema).toBe(
      'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json',
    );
    expect(Object.keys(document.microFrontends)).toEqual(['mf-content', 'mf-forms']);
    expect(document.microFrontends['mf-content']).toEqual([]);
    const [v1] = document.microFrontends['mf-forms'] ?? [];
    expect(v1?.url).toBe('https://www.example.com/_mf/mf-forms/v1/client/remote-entry.js');
  });

  it('divides the traffic between the default version and the canary', () => {
    expect(document.microFrontends['mf-forms']?.map(({ deployment }) => deployment)).toEqual([
      { traffic: 90, default: true },
      { traffic: 10, default: false },
      { traffic: 0, default: false },
    ]);
  });

  it('has no field that the schema does not allow', () => {
    const allowed = ['url', 'metadata', 'deployment', 'extras'];
    for (const entry of document.microFrontends['mf-forms'] ?? []) {
      expect(allowed).toEqual(expect.arrayContaining(Object.keys(entry)));
      expect(Object.keys(entry.metadata)).toEqual(['integrity', 'version']);
      expect(entry.metadata.integrity).toMatch(/^sha384-/);
    }
  });
});

describe('the manifest of a version', () => {
  const open = async (name: string, devReload = false) => {
    const app = fastify();
    registerPublicDocuments(app, {
      registry: { state: () => state },
      settings: { devReload, publicOrigin: '' },
      singletonVersions: {},
    });
    const answer = await app.inject(`/federation/builds/${name}`);
    await app.close();
    return answer;
  };

  it('is public and never changes, except in development', async () => {
    const { headers, body } = await open('mf-forms/v1.json');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(JSON.parse(body)).toEqual(build('v1'));
    expect((await open('mf-forms/v1.json', true)).headers['cache-control']).toBe('no-store');
  });

  it.each(['mf-forms/v4.json', 'mf-forms/v1', 'constructor/v1.json'])('is missing for %s', async (name) => {
    expect((await open(name)).statusCode).toBe(404);
  });
});
