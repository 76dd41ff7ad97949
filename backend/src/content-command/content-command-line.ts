/** `npm run site -- content`, from its arguments to its exit code (docs/content.md). */
import { userInfo } from 'node:os';
import { readContentFolder } from '../content/read-content-folder';
import type { ContentDocument } from '../content/document';
import { parseWords } from '../operators/command-arguments';
import type { CommandOutput } from '../operators/command-line';
import { connectOperator, type OperatorConnection } from '../operators/connect-operator';
import { publishDocuments, readContent, readVersions } from '../operators/content-operations';
import { OperatorRefusal } from '../operators/operation';
import { toTable } from '../operators/print-rows';
import { runToExitCode } from '../operators/run-to-exit-code';
import { UsageError } from '../operators/usage';
import { parseCommandSettings } from '../settings';
import { compareContent, hashOf, type Base, type Difference } from './compare-content';
import { changedFiles, findProblems, pullFiles, pushFiles, readBase, writeBase, writeDocument } from './content-folder';

const USAGE = `The texts of the site: change them in files, and publish them.

npm run site -- content COMMAND

  check [FOLDER]                      print what is wrong with the documents and files of FOLDER; needs no site
  diff [FOLDER]                       print what differs between FOLDER and the site
  push [FOLDER] --why TEXT [--by NAME] [--over]
                                      publish what FOLDER changes, live within a second; --over: also over changes of others
  pull [FOLDER] [--over]              write what the site has to FOLDER; --over: also over changes that were not published
  history PATH                        list the versions of a document, such as posts/ouverture-a-kigali.md
  restore PATH VERSION --why TEXT [--by NAME]
                                      publish an earlier version again

FOLDER  content when it is left out
TEXT    the reason, for colleagues
NAME    who publishes; the user of this machine when it is left out

DATA_DIR or DATABASE_URL must be those of the site. Exit code: 0 done, 1 failed, 2 not understood.
docs/content.md explains the files.
`;

const options = {
  help: { type: 'boolean', short: 'h' },
  why: { type: 'string' },
  by: { type: 'string' },
  over: { type: 'boolean' },
} as const;

type Arguments = { words: string[]; by: string; why: string | undefined; over: boolean };
type Context = Arguments & {
  print: (text: string) => void;
  connect: () => Promise<OperatorConnection['call']>;
  dataDirectory: string;
};
type Command = (context: Context) => Promise<void>;

const lines = (list: readonly string[]): string => list.map((line) => `  ${line}\n`).join('');

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

function reasonOf({ why }: Arguments): string {
  if (why?.trim()) return why;
  throw new UsageError('--why TEXT is missing: the reason, which "history" shows');
}

function folderOf({ words: [, folder = 'content', ...more] }: Arguments): string {
  if (more.length > 0) throw new UsageError(`"${more.join(' ')}" is too much: quote a reason with spaces`);
  return folder;
}

async function compare({ connect }: Context, folder: string, documents: readonly ContentDocument[]) {
  const call = await connect();
  const [published, base] = [await call(readContent, {}), await readBase(folder)];
  return { call, published, base, differences: compareContent(documents, published, base) };
}

const check: Command = async (context) => {
  const folder = folderOf(context);
  const documents = await readValid(folder);
  context.print(`${folder} is valid: ${documents.length} documents.\n`);
};

const diff: Command = async (context) => {
  const folder = folderOf(context);
  const { differences } = await compare(context, folder, await readContentFolder(folder));
  const files = await changedFiles(folder, context.dataDirectory);
  const found = [...differences.map(describe), ...files.map((name) => `files/${name}: new or changed`)];
  context.print(found.length === 0 ? `${folder} and the site have the same content.\n` : lines(found));
};

const push: Command = async (context) => {
  const reason = reasonOf(context);
  const folder = folderOf(context);
  const documents = await readValid(folder);
  const { call, base, differences } = await compare(context, folder, documents);
  const conflicts = differences.filter(({ kind }) => kind === 'conflict');
  if (conflicts.length > 0 && !context.over)
    throw new OperatorRefusal(`nothing was published:\n${lines(conflicts.map(describe))}`);
  const changes = differences.filter(({ kind }) => !['behind', 'elsewhere'].includes(kind));
  const pages = changes.filter(({ path, text }) => text === undefined && path.startsWith('pages/'));
  if (pages.length > 0)
    throw new OperatorRefusal(
      `nothing was published: ${pages.map(({ path }) => path).join(', ')} cannot be withdrawn, because the site has these pages always; "pull --over" writes them again`,
    );
  const files = await changedFiles(folder, context.dataDirectory);
  // Before the documents that show them.
  await pushFiles(folder, context.dataDirectory, files);
  if (changes.length > 0)
    await call(publishDocuments, {
      by: context.by,
      reason,
      changes: changes.map(({ path, text = null, published }) => ({ path, text, version: published?.version ?? null })),
    });
  const behind = new Map(differences.filter(({ kind }) => kind === 'behind').map(({ path }) => [path, base[path]]));
  await writeBase(
    folder,
    Object.fromEntries(documents.map(({ path, text }) => [path, behind.get(path) ?? hashOf(text)])),
  );
  const done = [...changes.map(describe), ...files.map((name) => `files/${name}`)];
  context.print(done.length === 0 ? 'Nothing to publish.\n' : `Published:\n${lines(done)}`);
};

const pull: Command = async (context) => {
  const folder = folderOf(context);
  const { published, base, differences } = await compare(context, folder, await readContentFolder(folder));
  const isTaken = ({ kind }: Difference) =>
    kind === 'behind' || kind === 'elsewhere' || (context.over && kind !== 'new');
  const taken = differences.filter(isTaken);
  for (const { path, published: document } of taken) await writeDocument(folder, path, document?.text ?? null);
  const kept = differences.filter((difference) => !isTaken(difference));
  const keptPaths = new Set(kept.map(({ path }) => path));
  const known: Base = Object.fromEntries([
    ...published.filter(({ path }) => !keptPaths.has(path)).map(({ path, text }) => [path, hashOf(text)]),
    ...kept.flatMap(({ path }) => (base[path] === undefined ? [] : [[path, base[path]]])),
  ]);
  await writeBase(folder, known);
  const files = await pullFiles(folder, context.dataDirectory);
  context.print(`${folder}: ${taken.length} documents and ${files} files written.\n`);
  if (kept.length > 0) context.print(`Not published yet, and kept as they are here:\n${lines(kept.map(describe))}`);
};

const history: Command = async ({ words, connect, print }) => {
  const [, path = ''] = words;
  const versions = await (await connect())(readVersions, { path });
  if (versions.length === 0)
    throw new OperatorRefusal(`there is no document "${path}": name one such as pages/home.yaml`);
  const rows = versions.map(({ version, text, publishedAt, publishedBy, reason }) => ({
    version,
    published: publishedAt.slice(0, 16).replace('T', ' '),
    by: publishedBy,
    why: reason,
    text: text === null ? 'withdrawn' : `${text.length} characters`,
  }));
  print(toTable(rows, Infinity));
};

const restore: Command = async (context) => {
  const { words, connect, print, by } = context;
  const [, path = '', number = ''] = words;
  const reason = reasonOf(context);
  const call = await connect();
  const versions = await call(readVersions, { path });
  const found = versions.find(({ version }) => String(version) === number);
  const text = found?.text;
  if (text === undefined || text === null)
    throw new OperatorRefusal(`there is no version "${number}" of "${path}": "history ${path}" lists them`);
  const [newest] = versions;
  const version = newest && newest.text !== null ? newest.version : null;
  await call(publishDocuments, { by, reason, changes: [{ path, text, version }] });
  print(`${path} is as in version ${number} again. "pull" writes it to a folder.\n`);
};

const commands: Readonly<Record<string, Command>> = { check, diff, push, pull, history, restore };

async function run(args: string[], environment: NodeJS.ProcessEnv, print: CommandOutput['print']): Promise<void> {
  const { values, positionals: words } = parseWords(args, options);
  const { help = false, over = false, why, by = userInfo().username } = values;
  if (help) return print(USAGE);
  const [name = ''] = words;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError(name ? `there is no command "${name}"` : 'a command is missing');
  const settings = parseCommandSettings(environment);
  let connection: OperatorConnection | undefined;
  try {
    await command({
      words,
      by,
      why,
      over,
      print,
      dataDirectory: settings.dataDirectory,
      connect: async () => {
        connection ??= await connectOperator(settings);
        return connection.call;
      },
    });
  } finally {
    await connection?.close();
  }
}

/** @returns exit code, see `runToExitCode` */
export const runContentCommandLine = (
  args: string[],
  environment: NodeJS.ProcessEnv,
  { print, printError }: CommandOutput,
): Promise<0 | 1 | 2> => runToExitCode('content', () => run(args, environment, print), printError);
