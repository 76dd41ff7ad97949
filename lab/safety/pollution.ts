/** Bodies that would change what all objects inherit, at every address that takes a body. */
import type { AttackResult } from './attack-result';
import type { PollutingBody } from './corpus';
import { ask } from './raw-request';

const FORMS = [
  'studyRequest',
  'studyLink',
  'newsletter',
  'newsletterConfirm',
  'newsletterUnsubscribe',
  'contact',
  'report',
  'reportFollowUp',
  'reportAddition',
  'verifyEmail',
  'passwordLink',
  'application',
  'applicationStatus',
  'applicationWithdrawal',
  'changePassword',
  '__proto__',
  'constructor',
  'toString',
];
const PAGES = [
  '/',
  '/contact',
  '/signalements',
  '/signalements/suivi',
  '/recrutements',
  '/recrutements/candidature',
  '/recrutements/candidature/step2',
  '/forget-password/verification-e-mail',
  '/newsletter/confirmation/x',
  '/recrutementdetails/x',
  '/etude-de-cas',
  '/nowhere',
];
const CALLS = [
  '/consentement',
  '/federation/faults',
  '/_reports/csp',
  '/federation/api/check',
  '/federation/api/publish',
  '/federation/api/promote',
  '/federation/api/files/missing',
  '/federation/api/keys',
];
const KEY = '5b1f4e4e-7b0e-4b61-9d7d-0a8f4e6f3d11';

const targets = [...FORMS.map((name) => `/_data/submit/${name}`), ...PAGES, ...CALLS];

type Options = {
  origin: string;
  bodies: readonly PollutingBody[];
  every: number;
  /** Lists what was added to prototypes in the gateway's process. */
  polluted: () => Promise<string[]>;
};

export async function tryPollution({ origin, bodies, every, polluted }: Options): Promise<AttackResult> {
  const faults: string[] = [];
  let tried = 0;
  for (const [number, { type, body }] of bodies.entries()) {
    for (const [place, target] of targets.entries()) {
      if ((number + place) % every !== 0) continue;
      tried += 1;
      const { status } = await ask(origin, {
        method: 'POST',
        target,
        headers: [
          `Content-Type: ${target === '/_reports/csp' ? 'application/csp-report' : type}`,
          `Idempotency-Key: ${KEY}`,
        ],
        body,
      });
      // 503: the content service of these tests takes no form.
      if (status === 0 || (status >= 500 && status !== 503)) faults.push(`${target} answered ${status} to ${body}`);
    }
  }
  return { tried, faults: [...faults, ...(await polluted())] };
}
