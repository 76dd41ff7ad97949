/** Formats generated files as `npm run format` would, without Prettier's own search for files. */
import path from 'node:path';
import type { Options } from 'prettier';
import * as babel from 'prettier/plugins/babel';
import * as estree from 'prettier/plugins/estree';
import * as postcss from 'prettier/plugins/postcss';
import * as typescript from 'prettier/plugins/typescript';
import { format } from 'prettier/standalone';

const PARSERS: Readonly<Record<string, string>> = {
  '.css': 'css',
  'package.json': 'json-stringify',
  '.json': 'json',
  '.ts': 'typescript',
  '.tsx': 'typescript',
};

/**
 * @param style content of .prettierrc.json
 * @returns the text as it is, for kinds of files that the project does not format
 */
export async function formatted(file: string, text: string, style: Options): Promise<string> {
  const parser = PARSERS[path.basename(file)] ?? PARSERS[path.extname(file)];
  return parser ? format(text, { ...style, parser, plugins: [babel, estree, postcss, typescript] }) : text;
}
