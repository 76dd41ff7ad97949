/**
 * Integrity of files that webpack's own loader fetches later: chunks and style sheets of a client navigation. The hashes are
 * part of the file with the loader, whose own hash the page names: a file with one changed byte does not run.
 */
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { sha256 } from '@vipp/shared/contract/federation/integrity.server';

const NAME = 'ChunkIntegrityPlugin';

/** A placeholder for the hashes of one kind until all files are final; a string is an expression, as the hashes are. */
const placeholder = (extension: string): string => `VIPP_CHUNK_INTEGRITY_${extension}`;

const assignment = (element: string, extension: string): string =>
  `${element}.integrity = "sha256-" + ${JSON.stringify(placeholder(extension))}[chunkId];`;

/** @returns an object literal: SHA-256 in base64, without the prefix that the loader adds, by chunk */
function hashesOf(compilation: Compilation, extension: string, loaders: ReadonlySet<string>): string {
  const hashes: Record<string, string> = {};
  for (const chunk of compilation.chunks) {
    const file = [...chunk.files].find((name) => name.endsWith(`.${extension}`));
    // A chunk that holds the loader is never loaded by it. A worker has a runtime of its own, but no such loader.
    const asset = file === undefined || loaders.has(file) ? undefined : compilation.getAsset(file);
    if (asset) hashes[String(chunk.id)] = sha256(asset.source.buffer());
  }
  return JSON.stringify(hashes);
}

function fillIn(compilation: Compilation): void {
  const texts = compilation
    .getAssets()
    .filter(({ name }) => name.endsWith('.js'))
    .map(({ name, source }) => ({ name, text: source.source().toString() }))
    .filter(({ text }) => text.includes(placeholder('')));
  const loaders = new Set(texts.map(({ name }) => name));
  for (const { name, text } of texts) {
    const filled = text.replace(new RegExp(`(["'\`])${placeholder('(js|css)')}\\1`, 'g'), (_all, _quote, extension) =>
      hashesOf(compilation, extension, loaders),
    );
    compilation.updateAsset(name, new webpack.sources.RawSource(filled));
  }
}

/** For browser builds whose runtime is in a file outside webpack's loader. */
export class ChunkIntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const { createScript } = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap(NAME, (source) => `${source}\n${assignment('script', 'js')}`);
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        NAME,
        (source, { tag }) => `${source}\n${assignment(tag, 'css')}`,
      );
      // After minimising and naming by content: nothing changes a file any more.
      compilation.hooks.processAssets.tap({ name: NAME, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT }, () =>
        fillIn(compilation),
      );
    });
  }
}
