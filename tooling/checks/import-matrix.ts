/**
 * Who may import whom (docs/where-code-lives.md): the one place to change it. A zone is a folder; files are
 * recognised by their path alone, so a remote `mf-x` is protected the day its folder appears.
 */

type Zone = {
  name: string;
  /** Path from the project's root, with forward slashes. */
  files: RegExp;
  /** Names of other zones; a zone always imports itself. */
  mayImport: string[];
  /** The only npm packages allowed; any when absent. */
  packages?: string[];
};

const SHARED_FOR_PAGES = ['shared/contract', 'shared/lib', 'shared/stores', 'shared/api', 'shared/ui'];

const OPENTELEMETRY = [
  '@opentelemetry/api',
  '@opentelemetry/context-async-hooks',
  '@opentelemetry/core',
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-trace',
];

export const zones: Zone[] = [
  // How a package is built is no part of it.
  { name: 'webpack.config.ts', files: /^[\w-]+\/webpack\.config\.ts$/, mayImport: ['tooling'] },
  { name: 'shared/contract', files: /^shared\/contract\//, mayImport: ['shared/contract'], packages: ['zod'] },
  { name: 'shared/lib', files: /^shared\/lib\//, mayImport: ['shared/contract'] },
  { name: 'shared/artwork', files: /^shared\/artwork\//, mayImport: ['shared/lib'] },
  { name: 'shared/stores', files: /^shared\/stores\//, mayImport: ['shared/lib', 'shared/contract'] },
  { name: 'shared/api', files: /^shared\/api\//, mayImport: ['shared/lib', 'shared/contract'] },
  { name: 'shared/ui', files: /^shared\/ui\//, mayImport: ['shared/lib', 'shared/contract', 'shared/stores'] },
  {
    name: 'shared/server',
    files: /^shared\/server\//,
    mayImport: ['shared/contract'],
    packages: ['zod', ...OPENTELEMETRY],
  },
  { name: 'shared/testing', files: /^shared\/testing\//, mayImport: SHARED_FOR_PAGES },
  { name: 'shell/src', files: /^shell\/src\//, mayImport: SHARED_FOR_PAGES },
  {
    name: 'shell/server',
    files: /^shell\/server\//,
    mayImport: ['shell/src', 'shared/server', 'shared/artwork', ...SHARED_FOR_PAGES],
  },
  { name: 'mf-*', files: /^mf-[^/]+\//, mayImport: SHARED_FOR_PAGES },
  {
    name: 'backend',
    files: /^backend\//,
    mayImport: ['shared/contract', 'shared/lib', 'shared/server', 'shared/artwork'],
  },
  // Remotes as other bundlers build them: they have what the site shares, and know their own way to be built.
  { name: 'e2e/guests', files: /^e2e\/guests\//, mayImport: ['shared/contract', 'shared/stores'] },
  { name: 'e2e', files: /^e2e\//, mayImport: ['shared/contract', 'tooling'] },
  { name: 'tooling', files: /^tooling\//, mayImport: ['shared/contract'] },
];

/** Tests and standalone pages, and only they, may also use the test helpers. */
const TEST_FILE = /\.(test|spec|examples)\.\w+$|^e2e\/|^shared\/testing\/|^mf-[^/]+\/src\/(standalone\.tsx$|testing\/)/;
const TEST_HELPERS = 'shared/testing';

/** The form that a new database begins with. Pages get a version of the form as data, so that no bundle contains it. */
const BUILT_IN_FORM = 'shared/contract/application/built-in-application';
const USERS_OF_BUILT_IN_FORM = /^backend\/|^shell\/server\/content\//;

/** Packages that bind a file to the way remotes are loaded, which only the shell may know. */
const FEDERATION = /^@module-federation\//;

const zoneOf = (file: string): Zone | undefined =>
  zones.find(({ files }) => files.test(`${file}/`) || files.test(file));

/** First folder of a path: the npm workspace that it belongs to. */
const workspaceOf = (file: string): string | undefined => file.split('/')[0];

const WORKSPACE_REQUEST = /^(shell|backend|e2e|tooling|shared|mf-[^/]+)(\/|$)/;

/** `a/b/../c` → `a/c`; a path that leaves the root keeps its `..`. */
function normalise(file: string): string {
  const parts: string[] = [];
  for (const part of file.split('/')) {
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}

type Target = { path: string; packageName?: undefined } | { path?: undefined; packageName: string };

/** What a request points to: a path of this repository, or the name of an npm package. */
function targetOf(file: string, request: string): Target {
  if (/^\.\.?(\/|$)/.test(request)) return { path: normalise(`${file.split('/').slice(0, -1).join('/')}/${request}`) };
  if (request.startsWith('@vipp/shared')) return { path: normalise(request.replace('@vipp/', '')) };
  if (WORKSPACE_REQUEST.test(request)) return { path: normalise(request) };
  return {
    packageName: request
      .split('/')
      .slice(0, request.startsWith('@') ? 2 : 1)
      .join('/'),
  };
}

function refusePackage(zone: Zone, packageName: string): string | undefined {
  if (FEDERATION.test(packageName) && !zone.name.startsWith('shell') && zone.name !== 'tooling') {
    return `${zone.name} must not know how remotes are loaded: ${packageName} belongs to the shell`;
  }
  if (!zone.packages || zone.packages.includes(packageName)) return undefined;
  return `${zone.name} may import ${zone.packages.join(', ')} only, not ${packageName}`;
}

/**
 * Why a file may not import something.
 *
 * @param file path from the project's root
 * @param request the text of its import
 * @returns undefined when it may
 */
export function refuseImport(file: string, request: string): string | undefined {
  const zone = zoneOf(file);
  if (!zone) return undefined;
  if (request.startsWith('/') || request.startsWith('file:')) return 'an import may not be an absolute path';
  const target = targetOf(file, request);
  if (target.packageName !== undefined) {
    // Tests use the test libraries whatever their zone ships.
    return TEST_FILE.test(file) || target.packageName.startsWith('node:')
      ? undefined
      : refusePackage(zone, target.packageName);
  }
  if (request.startsWith('.') && workspaceOf(target.path) !== workspaceOf(file)) {
    return `${request} leaves the package ${workspaceOf(file)}: what is shared is imported as @vipp/shared/…`;
  }
  if (target.path === BUILT_IN_FORM && !TEST_FILE.test(file) && !USERS_OF_BUILT_IN_FORM.test(file))
    return 'the application form is data of the page (api.applicationForm): only its first version and the fallback are built in';
  const targetZone = zoneOf(target.path);
  if (workspaceOf(target.path) === workspaceOf(file) && (targetZone === zone || !targetZone)) return undefined;
  if (targetZone?.name === TEST_HELPERS && TEST_FILE.test(file)) return undefined;
  if (targetZone && zone.mayImport.includes(targetZone.name)) return undefined;
  return `${zone.name} may not import ${targetZone?.name ?? target.path}: allowed are ${zone.mayImport.join(', ') || 'its own files'}`;
}
