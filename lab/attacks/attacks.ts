/**
 * `npm run lab -- attacks`: a real gateway with the built remotes. Attacks are in every field of a content service, in the
 * texts of an editor, and in requests. None may run, lead away, reveal a file or make the site fail.
 */
import path from 'node:path';
import { XSS } from './content-corpus';
import type { TestProgram } from 'tooling/testing/test-site';
import { defineCheck } from '../support/check';
import { until } from '../support/until';
import { createEditor } from '../support/editor';
import { hostileContent, publishAttacks } from './hostile-content';
import { tryFloods, tryHeaderInjection, tryPollution, tryTraversal, type AttackResult } from './requests';
import { tryXss, tryXssInBrowser } from './xss';

const PROTOTYPE_WATCH = path.join(import.meta.dirname, 'watch-prototypes.cjs');
const CHECKED = 'PROTOTYPES CHECKED';
const GROUPS = ['editor', 'xss', 'browser', 'pollution', 'traversal', 'injection', 'floods'] as const;

/** Makes the gateway's process check its prototypes; its first check, before the attacks, is the reference. */
async function pollutedPrototypes({ log, pid }: TestProgram): Promise<string[]> {
  const checks = (): number => log().split(CHECKED).length;
  const before = checks();
  process.kill(pid, 'SIGUSR2');
  if (!(await until(() => checks() > before))) return ['the gateway does not check its prototypes'];
  return log()
    .split('\n')
    .filter((line) => line.startsWith('POLLUTED'));
}

export const check = defineCheck({
  options: {
    only: { of: GROUPS, help: 'groups of attacks' },
    every: { number: 1, help: '8: every eighth attack of those with a page of its own' },
  },
  needs: ['chromium'],
  async run(lab, { only, every }) {
    const content = hostileContent(XSS);
    const env = { PUBLIC_URL: 'https://www.vipp.example', LOG_LEVEL: 'fatal', CONTENT_TTL: '3600' };
    const watched = { ...env, NODE_OPTIONS: `--require ${PROTOTYPE_WATCH}` };
    const gateway = await lab.gateway('attacked', { backendUrl: await lab.serve(content.answer), env: watched });
    await pollutedPrototypes(gateway);
    const attacks: Record<(typeof GROUPS)[number], () => Promise<AttackResult>> = {
      editor: async () => {
        const editor = await createEditor(await lab.backend(), path.join(lab.folder, 'backend'));
        console.log(`  ${await publishAttacks(editor, XSS)} of ${XSS.length * 3 + 10} documents were refused`);
        return tryXss((await lab.gateway('edited', { env })).url, every);
      },
      xss: () => tryXss(gateway.url, every),
      browser: async () => tryXssInBrowser(await lab.browser(), gateway.url, every),
      pollution: () => tryPollution(gateway.url),
      traversal: () => tryTraversal(gateway.url, content.asked),
      injection: () => tryHeaderInjection(gateway.url),
      floods: () => tryFloods(gateway.url),
    };
    for (const name of only)
      await lab.try(name, async () => {
        const { tried, faults } = await attacks[name]();
        const afterwards = await Promise.all(['/healthz', '/'].map((target) => fetch(gateway.url + target)));
        const failed = afterwards.filter(({ ok }) => !ok).map(({ url, status }) => `afterwards ${url}: ${status}`);
        return { name, requests: tried, faults: [...faults, ...failed, ...(await pollutedPrototypes(gateway))] };
      });
  },
});
