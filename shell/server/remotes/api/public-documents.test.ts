import fastify from 'fastify';
import { fakeBuild } from '../../testing/fake-build';
import { formsChanges, pathsGiven, published, stateAfter } from '../../testing/registry-changes';
import { registerPublicDocuments, siteContract } from './public-documents';

const build = (version: string) => ({ ...fakeBuild('mf-forms', version).build, name: 'mf-forms' as const });
const state = stateAfter(
  published(build('v1')),
  formsChanges.promoted('v1'),
  published(build('v2')),
  formsChanges.canary('v2', 10),
  pathsGiven('mf-content', ['/rse']),
);

it('the contract of the site names what is live of every remote', () => {
  expect(siteContract(state, {}).live).toEqual({
    'mf-content': { default: undefined, canary: undefined },
    'mf-forms': { default: 'v1', canary: 'v2' },
  });
});

describe('the manifest of a version', () => {
  const open = async (name: string, devReload = false) => {
    const app = fastify();
    registerPublicDocuments(app, {
      registry: { state: () => state },
      settings: { devReload },
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
