/** Forms of each kind, some sent twice with one key, and applications with and without scripts. */
import { randomUUID } from 'node:crypto';
import { IDEMPOTENCY_HEADER } from '@vipp/shared/contract/submissions';
import type { SubmissionName } from '@vipp/shared/contract/submission-calls';
import { payloadOf } from '../../../e2e/support/application-form';
import { createCandidate } from '../form-versions/candidate';
import type { Answers } from './ask';
import type { Entrances, Visit } from './site-visits';

const TWICE_SHARE = 0.2;
/** Of a candidate who fills in page by page, between two pages. */
const THINK_MS = 2_000;
/** Calls that are slowed down where many are made; both answers are right. */
const LIMITED = [200, 429];

const newEmail = (): string => `${randomUUID()}@longue-nuit.example`;
const person = () => ({ fonction: 'Directrice', entreprise: 'Baobab', email: newEmail() });

const contact = () => ({
  nom: 'N’Diaye',
  prenom: 'Awa',
  telephone: '01 99 00 12 34',
  message: 'Bonjour, rappelez-moi.',
  provenance: 'Site VIPP',
  ...person(),
});
const newsletter = () => ({ nom: 'Koffi', prenom: 'Yao', ...person() });
const studyRequest = () => ({
  lastname: 'Uwase',
  firstname: 'Aline',
  etude_title: 'Coder à Cotonou',
  etude_id: 1,
  statut: false,
  ...person(),
});
const report = () => ({ isAnonymous: true, wantsToIdentify: false, description: `Une longue nuit, ${randomUUID()}.` });

export function formVisits({ ask, fail, countBusy }: Answers, { gateway }: Entrances): Visit[] {
  const post = (name: SubmissionName, payload: object, key: string, expected?: readonly number[]) =>
    ask(
      `${gateway}/_data/submit/${name}`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', [IDEMPOTENCY_HEADER]: key },
        body: JSON.stringify(payload),
      },
      expected,
    );
  const send = async (name: SubmissionName, payload: object): Promise<string | undefined> => {
    const key = randomUUID();
    const answer = await post(name, payload, key);
    if (answer === undefined) return undefined;
    if (Math.random() < TWICE_SHARE && (await post(name, payload, key)) !== answer)
      fail(`${name}: the same key was answered otherwise the second time`);
    return answer;
  };
  const sendReport = async (): Promise<void> => {
    const answer = await send('report', report());
    if (answer === undefined) return;
    const { body } = JSON.parse(answer) as { body: { code: string } };
    await post('reportFollowUp', { code: body.code }, randomUUID(), LIMITED);
  };
  const apply = async (): Promise<void> => {
    const answer = await send('application', payloadOf(newEmail()));
    if (answer === undefined) return;
    const { body } = JSON.parse(answer) as { body: { token: string } };
    await ask(`${gateway}/recrutementdetails/${body.token}`);
  };
  const applyByPages = async (): Promise<void> => {
    try {
      const { retries } = await createCandidate(gateway, () => Math.random() * THINK_MS).apply();
      countBusy(retries);
    } catch (error) {
      fail(`an application without scripts: ${String(error)}`);
    }
  };
  return [
    { name: 'contact', weight: 1, run: async () => void (await send('contact', contact())) },
    { name: 'newsletter', weight: 1, run: async () => void (await send('newsletter', newsletter())) },
    { name: 'study request', weight: 1, run: async () => void (await send('studyRequest', studyRequest())) },
    { name: 'report', weight: 0.6, run: sendReport },
    {
      name: 'forgotten password',
      weight: 0.1,
      run: async () => void (await post('verifyEmail', { email: newEmail() }, randomUUID(), LIMITED)),
    },
    { name: 'application', weight: 0.6, run: apply },
    { name: 'application by pages', weight: 0.2, run: applyByPages },
  ];
}
