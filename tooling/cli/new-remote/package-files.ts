/** The files of a new remote that describe its package. */
import type { NewPage } from './page-of-route';

/** Packages of every remote; their versions are those of `@vipp/shared`, because the shell provides them. */
const PACKAGES = ['lucide-react', 'react', 'react-dom'];

export type Manifest = { version: string; dependencies: Readonly<Record<string, string>> };

/** @param shared package.json of `@vipp/shared` */
export const dependenciesOf = ({ version, dependencies }: Manifest): Record<string, string> => ({
  '@vipp/shared': version,
  ...Object.fromEntries(PACKAGES.map((name) => [name, dependencies[name] ?? ''])),
});

const packageJson = (name: string, dependencies: Readonly<Record<string, string>>): string =>
  JSON.stringify({
    name,
    version: '1.0.0',
    private: true,
    scripts: {
      dev: 'node ../tooling/command.mjs dev-remote',
      standalone: 'node ../tooling/command.mjs standalone',
    },
    dependencies,
  });

const tsconfig = (name: string): string =>
  JSON.stringify({
    extends: '../tooling/tsconfig.base.json',
    compilerOptions: { rootDir: '.', outDir: `../.cache/types/${name}` },
    include: ['**/*.ts', '**/*.tsx', '../shared/ui/build-files.d.ts'],
    exclude: ['dist', 'dist-dev'],
    references: [{ path: '../shared' }, { path: '../tooling' }],
  });

const webpackConfig = (name: string): string =>
  `/** \`npx webpack build\` and \`npx webpack serve\` in this folder; \`npm run build\`, \`dev\` and \`standalone\` use it too. */
import { packageConfig } from 'tooling/build/package-config';

export default packageConfig('${name}');
`;

const readme = (name: string, pages: readonly NewPage[]): string => `# ${name}

The pages ${pages.map(({ path, title }) => `${path} (${title})`).join(', ')}. What they say is in [src/model/page-texts.ts](src/model/page-texts.ts); how the folders relate is in [where code lives](../docs/where-code-lives.md).

- **See**: \`npm start\`, then http://localhost:3000${pages[0]?.path ?? ''}; \`npm run dev -w ${name}\` while that runs; \`npm run standalone -w ${name}\` without any shell.
- **Test**: \`npx jest ${name}\`, \`npm run check\`.
- **Publish**: \`npm run build -- ${name}\`, \`npx vipp-mf check ${name}\`, \`npx vipp-mf publish ${name}\` ([operating](../docs/operating.md)).
- **Open to visitors**: a page has noindex until its text has \`isPublic: true\`. Then link to it, in \`shell/src/components/site-links.ts\` or \`mf-content/src/model/site-map.ts\`.
- **Remove**: \`npx vipp-mf retire ${name}\` where it is live, then delete this folder; \`npm install\` tidies the lock file.
`;

/** @returns text by path below the remote's folder */
export const packageFiles = (
  name: string,
  pages: readonly NewPage[],
  dependencies: Readonly<Record<string, string>>,
): Record<string, string> => ({
  'package.json': packageJson(name, dependencies),
  'tsconfig.json': tsconfig(name),
  'webpack.config.ts': webpackConfig(name),
  'README.md': readme(name, pages),
  'routes.json': JSON.stringify(
    pages.map(({ path, title, name: page }) => ({ path, module: `./${page}-page`, title })),
  ),
});
