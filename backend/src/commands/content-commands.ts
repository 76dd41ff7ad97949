/** `npm run site -- content`: the texts of the site as files (docs/content.md). */
import { Argument } from '@commander-js/extra-typings';
import { isFile, listContent, publishDocuments, readContent, storeFile } from '../operators/content-operations';
import { OperatorRefusal } from '../operators/operation';
import { addCommand, byOption, type CommandContext, type CommandGroup, lines, whyOption } from './command';
import {
  compareContent,
  type Difference,
  findProblems,
  readBase,
  readFolder,
  type Sides,
  writeBase,
  writeItem,
} from './content-folder';

const countDocuments = (names: Iterable<string>): number => [...names].filter((name) => !isFile(name)).length;

/**
 * @returns how many documents a valid folder has
 * @throws OperatorRefusal with everything that is wrong
 */
async function requireValid(folder: string): Promise<number> {
  const local = await readFolder(folder);
  const documents = countDocuments(local.keys());
  if (documents === 0) throw new OperatorRefusal(`there is no content in ${folder}: "pull ${folder}" writes it`);
  const problems = await findProblems(folder, local);
  if (problems.length === 0) return documents;
  throw new OperatorRefusal(
    `${folder} is not valid:\n${lines(problems)}${problems.length} in all; nothing was published`,
  );
}

const KINDS: Readonly<Record<Difference['kind'], string>> = {
  new: 'new',
  changed: 'changed',
  withdrawn: 'withdrawn',
  behind: 'newer on the site: "pull" takes it',
  conflict: 'changed here and on the site: compare them, then "push --over" or "pull --over"',
  elsewhere: 'only on the site: "pull" takes it',
};
const OTHER_FILE = 'the site has another file of this name: give yours another name, or "push --over"';

const describe = ({ path, kind, site }: Difference): string =>
  `${path}: ${isFile(path) && kind === 'conflict' && site ? OTHER_FILE : KINDS[kind]}`;

async function readSides({ call }: CommandContext, folder: string): Promise<Sides> {
  return { local: await readFolder(folder), items: await call(listContent, {}), base: await readBase(folder) };
}

type Publication = { why: string; by: string; over?: true | undefined };

async function push(context: CommandContext, folder: string, { why: reason, by, over }: Publication): Promise<void> {
  await requireValid(folder);
  const differences = compareContent(await readSides(context, folder));
  const conflicts = differences.filter(({ kind }) => kind === 'conflict');
  if (conflicts.length > 0 && !over)
    throw new OperatorRefusal(`nothing was published:\n${lines(conflicts.map(describe))}`);
  const published = differences.filter(({ kind }) => !['behind', 'elsewhere'].includes(kind));
  // Before the documents that show them.
  for (const { path, local } of published)
    if (isFile(path) && local) await context.call(storeFile, { path, base64: local.toString('base64'), by });
  const documents = published.filter(({ path }) => !isFile(path));
  const changes = documents.map(({ path, local, site }) => ({
    path,
    text: local ? String(local) : null,
    version: site?.version ?? null,
  }));
  if (changes.length > 0) await context.call(publishDocuments, { by, reason, changes });
  await writeBase(folder, await readSides(context, folder));
  context.print(published.length === 0 ? 'Nothing to publish.\n' : `Published:\n${lines(published.map(describe))}`);
  const pages = differences.filter(({ path, kind }) => kind === 'elsewhere' && path.startsWith('pages/'));
  if (pages.length > 0)
    context.print(`Not withdrawn, because the site has its pages always:\n${lines(pages.map(describe))}`);
}

async function pull(context: CommandContext, folder: string, over = false): Promise<void> {
  const isTaken = ({ kind }: Difference) => kind === 'behind' || kind === 'elsewhere' || (over && kind !== 'new');
  const differences = compareContent(await readSides(context, folder));
  const taken = differences.filter(isTaken);
  for (const { path, site } of taken)
    await writeItem(folder, path, site && Buffer.from(await context.call(readContent, { path }), 'base64'));
  await writeBase(folder, await readSides(context, folder));
  const documents = countDocuments(taken.map(({ path }) => path));
  context.print(`${folder}: ${documents} documents and ${taken.length - documents} files written.\n`);
  const kept = differences.filter((difference) => !isTaken(difference));
  if (kept.length > 0) context.print(`Not published yet, and kept as they are here:\n${lines(kept.map(describe))}`);
}

const folderArgument = new Argument('[FOLDER]', 'folder of documents and files').default('content');

export function addContentCommands(group: CommandGroup, context: CommandContext): void {
  const add = (name: string, about: string) => addCommand(group, name, about).addArgument(folderArgument);
  add('check', 'print what is wrong with the documents and files of a folder; needs no site').action(async (folder) => {
    context.print(`${folder} is valid: ${await requireValid(folder)} documents.\n`);
  });
  add('diff', 'print what differs between a folder and the site').action(async (folder) => {
    const found = lines(compareContent(await readSides(context, folder)).map(describe));
    context.print(found || `${folder} and the site have the same content.\n`);
  });
  add('push', 'publish what a folder changes, live within a second')
    .addOption(whyOption)
    .addOption(byOption)
    .option('--over', 'publish even where others have changed the site since')
    .action((folder, options) => push(context, folder, options));
  add('pull', 'write what the site has to a folder')
    .option('--over', 'overwrite changes of the folder that were not published')
    .action((folder, { over }) => pull(context, folder, over));
}
