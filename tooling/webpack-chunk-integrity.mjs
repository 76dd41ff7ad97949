/**
 * Integrity of what webpack's own loader fetches later: chunks and style sheets of a client navigation. The hashes stand
 * in the file that holds the loader, which the page names with its own: one byte changed in any file, and nothing of it runs.
 */
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { createHash } from 'node:crypto';

const NAME = 'ChunkIntegrityPlugin';

/** Stands for the hashes of one kind until all files are final; a string is an expression, as what replaces it is. */
const placeholder = (extension) => `VIPP_CHUNK_INTEGRITY_${extension}`;

const assignment = (element, extension) =>
  `${element}.integrity = "sha384-" + ${JSON.stringify(placeholder(extension))}[chunkId];`;

const sha384 = (source) => createHash('sha384').update(source.buffer()).digest('base64');

/** @returns {string} an object literal: SHA-384 in base64 by chunk */
function hashesOf(compilation, extension) {
  const hashes = {};
  for (const chunk of compilation.chunks) {
    const file = [...chunk.files].find((name) => name.endsWith(`.${extension}`));
    // A chunk that holds the loader is never loaded by it.
    if (file && !chunk.hasRuntime()) hashes[chunk.id] = sha384(compilation.getAsset(file).source);
  }
  return JSON.stringify(hashes);
}

function fillIn(compilation) {
  for (const { name, source } of compilation.getAssets()) {
    const text = name.endsWith('.js') ? source.source().toString() : '';
    if (!text.includes(placeholder(''))) continue;
    const filled = text.replace(new RegExp(`(["'\`])${placeholder('(js|css)')}\\1`, 'g'), (_all, _quote, extension) =>
      hashesOf(compilation, extension),
    );
    compilation.updateAsset(name, new webpack.sources.RawSource(filled));
  }
}

/** For browser builds whose runtime stands in a file that is not itself loaded by webpack's loader. */
export class ChunkIntegrityPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const { createScript } = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap(NAME, (source) => `${source}\n${assignment('script', 'js')}`);
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        NAME,
        (source, { tag }) => `${source}\n${assignment(tag, 'css')}`,
      );
      // After minimising and after the names by content are final: nothing changes a file any more.
      compilation.hooks.processAssets.tap({ name: NAME, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT }, () =>
        fillIn(compilation),
      );
    });
  }
}
