/** `npm run site -- content`: the texts of the site as files (docs/content.md). */
import { Argument } from '@commander-js/extra-typings';
import type { ContentDocument } from '../content/document';
import { hashOf, readContentFolder } from '../content/stored-files';
import { publishDocuments, readContent, storeFile } from '../operators/content-operations';
import { OperatorRefusal } from '../operators/operation';
import { addCommand, byOption, type CommandContext, type CommandGroup, lines, whyOption } from './command';
import {
  type Base,
  type ChangedFile,
  changedFiles,
  compareContent,
  type Difference,
  findProblems,
  pullFiles,
  readBase,
  writeBase,
  writeDocument,
} from './content-folder';

/** @throws OperatorRefusal with everything that is wrong */
async function readValid(folder: string): Promise<ContentDocument[]> {
  const documents = await readContentFolder(folder);
  if (documents.length === 0) throw new OperatorRefusal(`there is no content in ${folder}: "pull ${folder}" writes it`);
  const problems = await findProblems(folder, documents);
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

const describe = ({ path, kind }: Difference): string => `${path}: ${KINDS[kind]}`;
/** Earlier versions show the file that the site has. */
const describeFile = ({ name, isNew }: ChangedFile): string =>
  `files/${name}: ${isNew ? 'new' : 'the site has another file of this name: give yours another name, or "push --over"'}`;

async function compare({ call }: CommandContext, folder: string, documents: readonly ContentDocument[]) {
  const [published, base] = [await call(readContent, {}), await readBase(folder)];
  return { published, base, differences: compareContent(documents, published, base) };
}

type Publication = { why: string; by: string; over?: true | undefined };

async function push(context: CommandContext, folder: string, { why: reason, by, over }: Publication): Promise<void> {
  const documents = await readValid(folder);
  const { base, differences } = await compare(context, folder, documents);
  const files = await changedFiles(folder, context.call);
  const conflicts = [
    ...differences.filter(({ kind }) => kind === 'conflict').map(describe),
    ...files.filter(({ isNew }) => !isNew).map(describeFile),
  ];
  if (conflicts.length > 0 && !over) throw new OperatorRefusal(`nothing was published:\n${lines(conflicts)}`);
  const changes = differences.filter(({ kind }) => !['behind', 'elsewhere'].includes(kind));
  const pages = changes.filter(({ path, text }) => text === undefined && path.startsWith('pages/'));
  if (pages.length > 0)
    throw new OperatorRefusal(
      `nothing was published: ${pages.map(({ path }) => path).join(', ')} cannot be withdrawn, because the site has these pages always; "pull --over" writes them again`,
    );
  // Before the documents that show them.
  for (const { name, bytes } of files) await context.call(storeFile, { name, base64: bytes.toString('base64'), by });
  if (changes.length > 0)
    await context.call(publishDocuments, {
      by,
      reason,
      changes: changes.map(({ path, text = null, published }) => ({ path, text, version: published?.version ?? null })),
    });
  const behind = new Map(differences.filter(({ kind }) => kind === 'behind').map(({ path }) => [path, base[path]]));
  await writeBase(
    folder,
    Object.fromEntries(documents.map(({ path, text }) => [path, behind.get(path) ?? hashOf(text)])),
  );
  const done = [...changes.map(describe), ...files.map(({ name }) => `files/${name}`)];
  context.print(done.length === 0 ? 'Nothing to publish.\n' : `Published:\n${lines(done)}`);
}

async function pull(context: CommandContext, folder: string, over = false): Promise<void> {
  const { published, base, differences } = await compare(context, folder, await readContentFolder(folder));
  const isTaken = ({ kind }: Difference) => kind === 'behind' || kind === 'elsewhere' || (over && kind !== 'new');
  const taken = differences.filter(isTaken);
  for (const { path, published: document } of taken) await writeDocument(folder, path, document?.text ?? null);
  const kept = differences.filter((difference) => !isTaken(difference));
  const keptPaths = new Set(kept.map(({ path }) => path));
  const known: Base = Object.fromEntries([
    ...published.filter(({ path }) => !keptPaths.has(path)).map(({ path, text }) => [path, hashOf(text)]),
    ...kept.flatMap(({ path }) => (base[path] === undefined ? [] : [[path, base[path]]])),
  ]);
  await writeBase(folder, known);
  const files = await pullFiles(folder, context.call, over);
  context.print(`${folder}: ${taken.length} documents and ${files} files written.\n`);
  if (kept.length > 0) context.print(`Not published yet, and kept as they are here:\n${lines(kept.map(describe))}`);
}

const folderArgument = new Argument('[FOLDER]', 'of documents and files').default('content');

export function addContentCommands(group: CommandGroup, context: CommandContext): void {
  addCommand(group, 'check', 'print what is wrong with the documents and files of a folder; needs no site')
    .addArgument(folderArgument)
    .action(async (folder) => {
      const documents = await readValid(folder);
      context.print(`${folder} is valid: ${documents.length} documents.\n`);
    });
  addCommand(group, 'diff', 'print what differs between a folder and the site')
    .addArgument(folderArgument)
    .action(async (folder) => {
      const { differences } = await compare(context, folder, await readContentFolder(folder));
      const files = await changedFiles(folder, context.call);
      const found = [...differences.map(describe), ...files.map(describeFile)];
      context.print(found.length === 0 ? `${folder} and the site have the same content.\n` : lines(found));
    });
  addCommand(group, 'push', 'publish what a folder changes, live within a second')
    .addArgument(folderArgument)
    .addOption(whyOption)
    .addOption(byOption)
    .option('--over', 'also over changes of others')
    .action((folder, options) => push(context, folder, options));
  addCommand(group, 'pull', 'write what the site has to a folder')
    .addArgument(folderArgument)
    .option('--over', 'also over changes that were not published')
    .action((folder, { over }) => pull(context, folder, over));
}
