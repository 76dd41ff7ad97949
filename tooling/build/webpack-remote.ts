/**
 * A remote's two builds, out of the same sources: for the browser (`client`) and for the gateway (`server`). Both are
 * federation containers with a unique name for each build, so that one page's history and one gateway process can have several
 * versions of one remote.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';
import { CLIENT_ENTRY, SERVER_ENTRY } from '@vipp/shared/contract/federation/build-manifest';
import type { BuildOptions } from './build-options';
import { ChunkIntegrityPlugin } from './webpack-chunk-integrity';
import { checkInstalled, remoteFederation } from './webpack-federation';
import {
  base,
  BROWSER_FILES,
  compileHint,
  cssRule,
  minimizer,
  pictureRule,
  withoutComments,
  withoutOwnAddress,
} from './webpack-base';
import { hotBuild, swcRule } from './webpack-refresh';

/** Exposed modules are the files of `src/exposes`, under their own names. */
function exposedModules(dir: string): Record<string, { import: string; name: string }> {
  const files = readdirSync(path.join(dir, 'src/exposes')).filter((file) => /^[a-z0-9-]+\.tsx?$/.test(file));
  return Object.fromEntries(
    files.map((file) => {
      const name = file.replace(/\.tsx?$/, '');
      return [`./${name}`, { import: `./src/exposes/${file}`, name }];
    }),
  );
}

/** The questions of the application are content of the recruitment page too; what is made of them is not. */
const FORM_MODULES =
  /[\\/](zod|@conform-to|ui[\\/]form|lib[\\/]form|contract[\\/]forms|contract[\\/]application[\\/](?!application\.|calendar\.)[\w-]+\.ts$)([\\/]|$)/;

/**
 * Pages that show drafts of the form to colleagues. They and all their imports are in a layer of their own: otherwise pages of
 * visitors would carry more of the form.
 */
const DRAFT_MODULES = /[\\/]src[\\/]exposes[\\/]draft-[\w-]+-page\.tsx?$/;
const DRAFT_LAYER = 'drafts';

const isVisitors = (layer: string | null): boolean => layer !== DRAFT_LAYER;

/** Global name of a remote's container: unique for each build. */
const containerName = (name: string, version: string): string => `${name.replaceAll('-', '_')}_${version}`;

/** The browser's and the gateway's build of one remote. */
export function remoteConfigs({ name, dir, version, mode, dist }: BuildOptions): Configuration[] {
  if (mode === 'production') checkInstalled(dir);
  const container = containerName(name, version);
  const common = { dir, container, mode, exposes: exposedModules(dir) };
  const hot = hotBuild(mode, name);
  const pictures = (forServer: boolean) => pictureRule(`/_mf/${name}/${version}/client/`, forServer);
  const client: Configuration = {
    ...base({
      dir,
      name: `${name}-client`,
      mode,
      output: {
        path: path.join(dist, 'client'),
        publicPath: 'auto',
        uniqueName: container,
        ...BROWSER_FILES,
      },
    }),
    entry: {},
    module: {
      rules: [...hot.rules, cssRule(name, mode, false), pictures(false), { test: DRAFT_MODULES, layer: DRAFT_LAYER }],
    },
    experiments: { layers: true },
    optimization: {
      minimizer,
      chunkIds: 'named',
      splitChunks: {
        chunks: 'async',
        cacheGroups: {
          default: false,
          defaultVendors: false,
          // Scripts alone: the HTML of a page contains its own style sheets only. What forms are made of, apart: a page without
          // one does not carry it.
          forms: {
            name: 'forms',
            test: FORM_MODULES,
            layer: isVisitors,
            minChunks: 2,
            minSize: 0,
            priority: 1,
            type: /javascript/,
          },
          // One chunk for what most pages of the remote use: fewer bytes over a visit, one request on a page.
          common: { name: 'common', layer: isVisitors, minChunks: 3, minSize: 0, type: /javascript/ },
          drafts: { name: DRAFT_LAYER, layer: DRAFT_LAYER, minChunks: 2, minSize: 0, type: /javascript/ },
        },
      },
    },
    plugins: [
      remoteFederation({
        ...common,
        library: { type: 'var', name: container },
        filename: CLIENT_ENTRY,
        target: 'web',
      }),
      withoutOwnAddress,
      // A page knows style sheets by their names alone, those of all remotes.
      new MiniCssExtractPlugin({ filename: `${name}-[name].css`, ignoreOrder: true }),
      ...(mode === 'production' ? [new ChunkIntegrityPlugin(), compileHint()] : hot.plugins),
    ],
  };
  const server: Configuration = {
    ...base({
      dir,
      name: `${name}-server`,
      mode,
      output: {
        path: path.join(dist, 'server'),
        // `.cjs`: Node loads them as CommonJS wherever the gateway stores them.
        filename: '[name].cjs',
        chunkFilename: '[name].cjs',
        uniqueName: container,
      },
      nodeMaps: { place: 'inline', package: name },
    }),
    entry: {},
    module: { rules: [swcRule(), cssRule(name, mode, true), pictures(true)] },
    optimization: { minimizer: [withoutComments], chunkIds: 'named', splitChunks: false },
    plugins: [
      remoteFederation({ ...common, library: { type: 'commonjs-module' }, filename: SERVER_ENTRY, target: 'node' }),
      withoutOwnAddress,
    ],
  };
  return [client, server];
}
