/**
 * Imports refused by `npm run check`: those outside the matrix (docs/where-code-lives.md), broken promises of file suffixes,
 * cycles. A zone is a folder, so a remote `mf-x` is protected the day its folder appears. `dependency-cruiser-folders.cjs`
 * finds cycles between the folders of the gateway.
 */
const FOR_PAGES = 'shared/(?:contract|lib|stores|api|ui)';

/** Folders that the files of a zone may import besides its own. */
const ZONES = {
  'shared/contract': [],
  'shared/lib': ['shared/contract'],
  'shared/stores': ['shared/(?:lib|contract)'],
  'shared/api': ['shared/(?:lib|contract)'],
  'shared/ui': ['shared/(?:lib|contract|stores)'],
  'shared/server': ['shared/contract'],
  'shared/testing': [FOR_PAGES],
  'shell/src': [FOR_PAGES],
  'shell/server': ['shell/src', 'shared/server', FOR_PAGES],
  'mf-[^/]+': [FOR_PAGES],
  backend: ['shared/(?:contract|lib|server)'],
  tooling: ['shared/contract'],
  e2e: ['shared/(?:contract|lib)', 'tooling'],
  // Remotes of other bundlers: they have the site's shared modules, and their own build.
  'lab/guests/page': ['shared/(?:contract|stores)'],
  'lab(?!/guests/page)': ['shared/(?:contract|lib)', 'tooling', 'e2e'],
};

const WORKSPACE = '^(?:shared|shell|backend|tooling|e2e|lab|mf-[^/]+)/(?!node_modules/)';
/** How a package is built is no part of it. */
const BUILD_FILE = '^[^/]+/webpack[.]config[.]ts$';
/** Tests, and what shows pages without a site. */
const TEST_FILE =
  '[.](?:test|spec|examples)[.]|^(?:e2e|lab|shared/testing)/|^(?:shell/server|backend/src)/testing/|^mf-[^/]+/src/testing/';
/** The form that a new database begins with. Pages get a version of the form as data: no bundle may contain it. */
const BUILT_IN_FORM = '^shared/contract/application/built-in-';
const SERVER_CODE = '^(?:shell/server|backend|tooling|e2e|lab)/|[.]server[.]tsx?$';
const BROWSER_CODE = '[.]client[.]tsx?$|/client-entry[.]tsx$';
const TYPES = ['type-only', 'type-import'];

const refuse = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });

const onlyPackages = (zone, packages) =>
  refuse(
    `packages-of-${zone}`,
    `${zone} may import ${packages} only`,
    { path: `^${zone}/`, pathNot: TEST_FILE },
    { path: 'node_modules/', pathNot: `node_modules/(?:${packages})/` },
  );

module.exports = {
  forbidden: [
    ...Object.entries(ZONES).map(([zone, allowed]) =>
      refuse(
        zone,
        `${zone} may import ${allowed.join(', ') || 'its own files'} only`,
        { path: `^(${zone})/`, pathNot: BUILD_FILE },
        { path: WORKSPACE, pathNot: ['^$1/', '^shared/testing/', ...allowed.map((folder) => `^${folder}/`)] },
      ),
    ),
    refuse(
      'build-file',
      'A build file may import tooling only.',
      { path: BUILD_FILE },
      { path: WORKSPACE, pathNot: '^tooling/' },
    ),
    refuse(
      'test-helpers',
      'Only tests, and what shows pages without a site, may use them.',
      { pathNot: TEST_FILE },
      { path: '^shared/testing/' },
    ),
    refuse(
      'by-package-name',
      'A relative path may not leave its package: what is shared is imported as @vipp/shared/…',
      { path: '^((?!e2e|lab)[^/]+)/' },
      { path: WORKSPACE, pathNot: '^$1/', dependencyTypes: ['local'] },
    ),
    refuse(
      'built-in-form',
      'The application form is data of the page (api.applicationForm).',
      { pathNot: [TEST_FILE, BUILT_IN_FORM, '^backend/', '^shell/server/data/'] },
      { path: BUILT_IN_FORM },
    ),
    refuse(
      'federation',
      'Only the shell knows how remotes are loaded.',
      { pathNot: [TEST_FILE, '^(?:shell|tooling|node_modules)/'] },
      { path: 'node_modules/@module-federation/' },
    ),
    refuse(
      'router',
      'Pages have the router of @vipp/shared/stores/router: another copy of it knows no address.',
      { path: '^(?:mf-[^/]+|shared/ui)/', pathNot: TEST_FILE },
      { path: 'node_modules/react-router' },
    ),
    onlyPackages('shared/contract', 'zod'),
    onlyPackages('shared/server', 'zod|@opentelemetry'),
    refuse(
      'server-suffix',
      'A .server module must not reach a browser.',
      { path: WORKSPACE, pathNot: [SERVER_CODE, '[.](?:test|spec)[.]'] },
      { path: '[.]server[.]tsx?$', dependencyTypesNot: TYPES },
    ),
    refuse(
      'client-suffix',
      'A .client module must not run in the gateway.',
      { path: SERVER_CODE, pathNot: '[.](?:test|spec)[.]' },
      { path: '[.]client[.]tsx?$', dependencyTypesNot: TYPES },
    ),
    refuse(
      'client-suffix-lazily',
      'Code of both sides loads a .client module with import(), once it is in a browser.',
      { path: WORKSPACE, pathNot: [SERVER_CODE, BROWSER_CODE, '[.](?:test|spec)[.]'] },
      { path: '[.]client[.]tsx?$', dependencyTypesNot: TYPES, dynamic: false },
    ),
    refuse(
      'remotes-by-their-doors',
      'Import a file directly in shell/server/remotes, or a format in its folder `protocol`.',
      { path: '^shell/server/', pathNot: '^shell/server/(remotes|testing)/|\\.test\\.tsx?$' },
      { path: '^shell/server/remotes/(?!protocol/)[^/]+/' },
    ),
    refuse(
      'no-cycle',
      'Take what both need out into a module of its own.',
      {},
      {
        circular: true,
        viaOnly: { dependencyTypesNot: ['type-only'] },
      },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|dist-dev)/|^tooling/cli/template/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js'],
    },
  },
};
