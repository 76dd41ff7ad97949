/** A recruiter who is signed in, reads applications and figures, and makes and deletes drafts. */
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { IDEMPOTENCY_HEADER } from '@vipp/shared/contract/submissions';
import { workshopDataPath } from '@vipp/shared/contract/workshop/workshop-call';
import type { WorkshopCallName } from '@vipp/shared/contract/workshop/workshop-calls';
import { packagesFolder } from '../../../e2e/support/packages-folder';
import { until } from '../../support/until';
import type { Answers } from './ask';
import { httpRequest } from './http-request';
import type { Visit } from './site-visits';

const EMAIL = 'awa@recrutement.example';
const PASSWORD = 'quatre baobabs au vent';
const MAIL_MS = 120_000;
/** A session lasts eight hours: a night has several. */
const VISITS_OF_A_SESSION = 200;
const PROGRAM = path.join(packagesFolder, 'backend/dist/submissions-command.cjs');

type Site = { gateway: string; dataDir: string; settings: NodeJS.ProcessEnv };

async function invitation(dataDir: string): Promise<string | undefined> {
  const folder = path.join(dataDir, 'mail');
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => one.endsWith('.eml'))) {
    const [headers = '', body = ''] = (await readFile(path.join(folder, name), 'utf8')).split('\r\n\r\n');
    const token = /change-your-password\/([\w-]{43})/.exec(Buffer.from(body, 'base64').toString())?.[1];
    if (token && headers.toLowerCase().includes(`to: ${EMAIL}`)) return token;
  }
  return undefined;
}

/** @throws {Error} when the site sends no invitation or refuses the password */
export async function createAccount({ gateway, dataDir, settings }: Site): Promise<void> {
  const env = { ...process.env, ...settings, DATA_DIR: dataDir };
  await promisify(execFile)(process.execPath, [PROGRAM, 'users', 'add', EMAIL, '--role', 'recruiter'], { env });
  let id: string | undefined;
  if (!(await until(async () => (id = await invitation(dataDir)) !== undefined, MAIL_MS)))
    throw new Error('the recruiter got no mail');
  const { status, body } = await httpRequest(`${gateway}/_data/submit/changePassword`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [IDEMPOTENCY_HEADER]: randomUUID() },
    body: JSON.stringify({ id, email: EMAIL, password: PASSWORD, passwordConfirm: PASSWORD }),
  });
  if (status !== 200) throw new Error(`the recruiter’s password was refused: ${body}`);
}

export function recruiterVisit({ ask, fail }: Answers, gateway: string): Visit {
  let cookie = '';
  let left = 0;
  const call = (name: WorkshopCallName, input: object) =>
    ask(gateway + workshopDataPath(name), {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: gateway, cookie },
      body: JSON.stringify(input),
    });
  const signIn = async (): Promise<void> => {
    if (cookie) await call('signOut', {});
    const { status, cookies } = await httpRequest(gateway + workshopDataPath('signIn'), {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: gateway },
      body: JSON.stringify({ email: EMAIL, password: PASSWORD }),
    });
    if (status !== 200) fail(`the recruiter could not sign in: ${status}`);
    cookie = cookies.map((set) => set.split(';')[0]).join('; ');
    left = VISITS_OF_A_SESSION;
  };
  const editDraft = async (): Promise<void> => {
    const made = await call('createDraft', { title: 'Brouillon d’une longue nuit', from: 1 });
    if (made === undefined) return;
    const { draft } = JSON.parse(made) as { draft: string };
    await call('renameDraft', { draft, title: 'Brouillon à supprimer' });
    await call('syncDraft', { draft, since: 0, updates: [], place: null });
    await call('deleteDraft', { draft });
  };
  let isBusy = false;
  const run = async (): Promise<void> => {
    // One person does one thing at a time.
    if (isBusy) return;
    isBusy = true;
    try {
      if (left <= 0) await signIn();
      left -= 1;
      await call('forms', {});
      await call('applications', { filter: {}, page: 1 });
      await call('formFigures', { version: 1 });
      if (left % 5 === 0) await editDraft();
    } finally {
      isBusy = false;
    }
  };
  return { name: 'recruiter', weight: 1, run };
}
