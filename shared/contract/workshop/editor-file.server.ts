/** The editor of texts: one script, taken out of its package, because an installation brings 700 others. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { EDITOR } from './workshop-call';

const SCRIPT = 'package/dist/decap-cms.js';
const SHA256 = '7c1efd6b616b4786e279aeef194dd21649a72058d3bc8d1f78901b574610dfb8';
/** Faults of this version, each in it once, and their corrections. */
const CORRECTIONS: readonly (readonly [fault: RegExp, right: string])[] = [
  // After a second save it shows the status at opening instead of the current one.
  [
    /\.setIn\((\["entities",`[^`]*\.entry\.get\("slug"\)}`\]),\(0,\w+\.fromJS\)\((t\.payload\.entry)\)\)/,
    '.mergeIn($1,$2.delete("status"))',
  ],
  [/this\.name="API_ERROR"/, 'this.name=""'],
  [/ already exists\. Do you want to replace it\?/, ' existe déjà. Voulez-vous le remplacer\u202F?'],
  [/modications/, 'modifications'],
  // Fields of a picture in a text, and a list without a match.
  [/label:"Alt Text"/, 'label:"Texte de remplacement"'],
  [/label:"Title"(?=,name:"title"\}\]\})/, 'label:"Infobulle"'],
  [/return"No options"/, 'return"Aucun choix"'],
];

const run = promisify(execFile);

/** The program as browsers get it. */
export async function readEditorFile(folder: string): Promise<string> {
  const script = await readFile(await fetchEditorFile(folder), 'utf8');
  return CORRECTIONS.reduce((corrected, [fault, right]) => corrected.replace(fault, right), script);
}

/**
 * Takes the script from the npm registry, unless it is there.
 *
 * @returns its path
 * @throws Error where the registry does not answer, or answers something else
 */
export async function fetchEditorFile(folder: string): Promise<string> {
  const file = path.join(folder, EDITOR.file);
  if (await stat(file).catch(() => undefined)) return file;
  await mkdir(folder, { recursive: true });
  const work = await mkdtemp(path.join(folder, 'editor-'));
  try {
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const { stdout } = await run(npm, ['pack', EDITOR.package, '--silent', '--ignore-scripts'], {
      cwd: work,
      timeout: 120_000,
      env: process.env,
    });
    await run('tar', ['-xzf', stdout.trim(), SCRIPT], { cwd: work });
    const script = await readFile(path.join(work, SCRIPT), 'utf8');
    if (createHash('sha256').update(script).digest('hex') !== SHA256)
      throw new Error(`${EDITOR.package} is not the known one`);
    // Without the reference to a map of 25 MB.
    await writeFile(path.join(work, 'whole.js'), script.replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n'));
    await rename(path.join(work, 'whole.js'), file);
    return file;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
