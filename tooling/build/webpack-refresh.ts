/** What compiles TypeScript: ts-loader for the browsers of visitors; swc, for its speed, elsewhere, with React Fast Refresh in development. */
import { createRequire } from 'node:module';
import path from 'node:path';
import webpack, { type RuleSetRule } from 'webpack';
import type { Mode } from './build-options';
import { INSTALLED, typescriptRule } from './webpack-base';

const require = createRequire(import.meta.url);

const client = (file: string): string => path.join(import.meta.dirname, `../dev-client/${file}.ts`);

/** @param scope name of the package whose components are refreshed, for a build of the browser */
export const swcRule = (scope?: string): RuleSetRule => ({
  test: /\.tsx?$/,
  exclude: [INSTALLED, /[\\/]dev-client[\\/]/],
  loader: require.resolve('./swc-loader.cjs'),
  options: { scope },
});

/** For scripts that run before any component: the code of development itself is never refreshed. */
const clientRule: RuleSetRule = { ...swcRule(), include: path.dirname(client('')), exclude: [] };

/**
 * Rules, plugins and first entries of a build of the browser; none in production.
 *
 * @param host whether it is the page's first script, and receives the updates of all remotes
 */
export function hotBuild(mode: Mode, scope: string, host?: 'site' | 'standalone') {
  if (mode === 'production') return { entries: [], rules: [typescriptRule], plugins: [] };
  const entries = { site: ['fast-refresh', 'dev-client'], standalone: ['fast-refresh'], none: [] }[host ?? 'none'];
  return {
    entries: entries.map(client),
    rules: [swcRule(scope), ...(host ? [clientRule] : [])],
    plugins: [new webpack.HotModuleReplacementPlugin()],
  };
}
