import { productionPlaces, toSbom } from './sbom';

const lock = {
  version: '1.0.0',
  packages: {
    shell: {
      version: '1.0.0',
      dependencies: { react: '1', '@vipp/shared': '1' },
      devDependencies: { '@opentelemetry/api': '1', jest: '1' },
    },
    shared: { name: '@vipp/shared', version: '1.1.0', dependencies: { zod: '4' } },
    'node_modules/@vipp/shared': { link: true, resolved: 'shared' },
    'node_modules/react': {
      version: '19.0.0',
      license: 'MIT',
      integrity: 'sha512-AAAA',
      optionalDependencies: { mac: '1' },
    },
    'node_modules/zod': { version: '3.0.0' },
    'shared/node_modules/zod': { version: '4.0.0' },
    'node_modules/mac': { version: '1.0.0' },
    'node_modules/@opentelemetry/api': { version: '1.0.0' },
    'node_modules/jest': { version: '30.0.0' },
  },
};

describe('the list of what the package is made of', () => {
  it('has what production and each of its settings need, in the version that each part finds, and no tool', () => {
    expect([...productionPlaces(lock, ['shell']).keys()].sort()).toEqual(
      [
        'shell',
        'node_modules/@opentelemetry/api',
        'node_modules/react',
        'node_modules/mac',
        'shared',
        'shared/node_modules/zod',
      ].sort(),
    );
  });

  it('names packages as scanners look them up, without those of other systems, and the editor of texts', () => {
    const sbom = toSbom(lock, ['shell'], (place) => place !== 'node_modules/mac');
    expect(sbom).toMatchObject({
      bomFormat: 'CycloneDX',
      components: [
        { name: 'shell' },
        {
          purl: 'pkg:npm/react@19.0.0',
          licenses: [{ expression: 'MIT' }],
          hashes: [{ alg: 'SHA-512', content: '000000' }],
        },
        { purl: 'pkg:npm/%40vipp/shared@1.1.0' },
        { purl: 'pkg:npm/zod@4.0.0' },
        { purl: 'pkg:npm/%40opentelemetry/api@1.0.0' },
        { purl: 'pkg:npm/decap-cms@3.16.3', licenses: [{ expression: 'MIT' }] },
      ],
      dependencies: expect.arrayContaining([
        { ref: 'vipp-site', dependsOn: ['pkg:npm/shell@1.0.0', 'pkg:npm/decap-cms@3.16.3'] },
      ]),
    });
  });
});
