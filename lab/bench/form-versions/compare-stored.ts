/** What is stored of the applications, compared with what their candidates saw and typed. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { packagesFolder } from '../../../e2e/support/packages-folder';
import type { SentApplication } from './candidate';
import type { Published } from './publish-versions';

type StoredRow = {
  reference: string;
  version: number;
  reponses: Readonly<Record<string, unknown>>;
  dossier: readonly { reponses: readonly { question: string; reponse: string }[] }[];
};

const LARGEST_EXPORT = 256 * 1024 * 1024;

async function storedRows(env: NodeJS.ProcessEnv): Promise<StoredRow[]> {
  const program = path.join(packagesFolder, 'backend/dist/submissions-command.cjs');
  const { stdout } = await promisify(execFile)(process.execPath, [program, 'export', 'candidats', '--json'], {
    env: { ...process.env, ...env },
    maxBuffer: LARGEST_EXPORT,
  });
  return JSON.parse(stdout) as StoredRow[];
}

/** Whether the answers of the row are those that were typed, under the labels of the version that they were typed in. */
function isReadBack(
  { reponses, dossier }: StoredRow,
  { answers }: SentApplication,
  question: string | undefined,
): boolean {
  const shown = dossier.flatMap((section) => section.reponses);
  const has = (label: string, answer: string | undefined) =>
    shown.some((row) => row.question === label && row.reponse === answer);
  const others = Object.keys(reponses).filter((key) => key.startsWith('essai_') && reponses[key] !== null);
  if (!has('Votre motivation', answers.motivation) || !has('Ville', answers.ville)) return false;
  if (question === undefined) return others.length === 0;
  const number = question.slice('essai'.length);
  return (
    others.join() === `essai_${number}` &&
    reponses[`essai_${number}`] === answers[question] &&
    has(`Question de la version ${number}`, answers[question])
  );
}

export type Comparison = { stored: number; lost: number; twice: number; otherVersion: number; otherWords: number };

/** @param env settings of the site that the operator's command needs */
export async function compareStored(
  sent: readonly SentApplication[],
  published: Published,
  env: NodeJS.ProcessEnv,
): Promise<Comparison> {
  const rows = await storedRows(env);
  const rowsOf = ({ reference }: SentApplication) => rows.filter((row) => row.reference === reference);
  const found = sent.map((application) => ({ application, rows: rowsOf(application) }));
  const wrong = (isRight: (row: StoredRow, application: SentApplication) => boolean) =>
    found.filter(({ application, rows: own }) => own[0] && !isRight(own[0], application)).length;
  return {
    stored: rows.length,
    lost: found.filter(({ rows: own }) => own.length === 0).length,
    twice: rows.length - new Set(rows.map(({ reponses }) => reponses.email)).size,
    otherVersion: wrong((row, application) => String(row.version) === application.version),
    otherWords: wrong((row, application) => isReadBack(row, application, published.get(application.version))),
  };
}
