/** An editor of texts, with the workshop's calls of the content service. */
import { API_BASE } from '@vipp/shared/contract/paths';
import { EDITOR, SESSION_HEADER, workshopPath } from '@vipp/shared/contract/workshop/workshop-call';
import { type TestProgram, testTokens } from 'tooling/testing/test-site';
import { linkIn, mailTo } from '../../e2e/support/mailbox';
import { operateWith } from '../../e2e/support/operator-command';

/** Makes an action of the editor. @throws Error where it is refused */
export type EditorCall = (action: string, params: object) => Promise<unknown>;

const EMAIL = 'awa@redaction.example';
const PASSWORD = 'quatre baobabs au vent';

/** @param dataDir of the content service */
export async function createEditor(backend: TestProgram, dataDir: string): Promise<EditorCall> {
  const post = (path: string, body: object, token = '') =>
    fetch(backend.url + API_BASE + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${testTokens.API_TOKEN}`,
        ...(token && { [SESSION_HEADER]: token }),
      },
      body: JSON.stringify(body),
    });
  await operateWith({ DATA_DIR: dataDir }, 'users', 'add', EMAIL, '--role', 'editor');
  const id = linkIn(await mailTo(EMAIL, dataDir), '/mot-de-passe/').slice(-43);
  const account = { email: EMAIL, password: PASSWORD };
  await post(workshopPath('choosePassword'), { id, ...account, passwordConfirm: PASSWORD });
  const signedIn = await post(workshopPath('signIn'), account);
  const token = signedIn.headers.get(SESSION_HEADER) ?? '';
  return async (action, params) => {
    const answer = await post(EDITOR.path, { action, params }, token);
    if (!answer.ok) throw new Error(`${action}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
}
