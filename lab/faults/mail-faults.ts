/** The mail server accepts connections and does not answer. */
import type { FaultGroup, Finding, Lab } from './fault';
import { until } from '../support/until';
import { startFaultySite, type FaultySite } from './faulty-site';
import { startMailServer, type HangsAt, type MailServer } from './mail-server';
import { observeFault } from './observe-fault';

/** The service gives a server 10 s to greet and 30 s for everything else. */
const GIVEN_UP_MS = 45_000;
const DELIVERED_MS = 90_000;

const WORDS: Readonly<Record<'greeting' | 'message', string>> = {
  greeting: 'mail server that accepts connections and hangs',
  message: 'mail server that hangs when it has read a message',
};

/** Every form that was accepted has its mail. */
const missing = (addresses: readonly string[], taken: readonly string[]): number =>
  addresses.filter((address) => !taken.includes(address)).length;

async function hang(lab: Lab, site: FaultySite, server: MailServer, at: 'greeting' | 'message'): Promise<Finding> {
  const finding = await observeFault(lab, site, {
    fault: WORDS[at],
    make: async (visitors) => {
      server.hangAt(at);
      const before = [server.connections(), visitors.acknowledged()] as const;
      const wasTried = await until(
        () => server.connections() > before[0] && visitors.acknowledged() > before[1] + 4,
        GIVEN_UP_MS,
      );
      if (!wasTried) throw new Error('no mail was tried while the server hung');
      server.hangAt('never');
    },
    backWithinMs: 1_000,
    by: 'the service, which tries each mail again',
  });
  const start = performance.now();
  const addresses = await site.stored();
  const isDelivered = await until(() => missing(addresses, server.taken) === 0, DELIVERED_MS);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  const twice = server.taken.filter((address, index) => server.taken.indexOf(address) !== index).length;
  return {
    ...finding,
    back: `forms were never affected; ${seconds} s later every mail was delivered`,
    problems: [
      ...finding.problems,
      ...(isDelivered ? [] : [`${missing(addresses, server.taken)} mails were not delivered`]),
      ...(twice > 0 ? [`${twice} mails were delivered twice`] : []),
    ],
  };
}

export const mailFaults: FaultGroup = {
  name: 'mail',
  run: async (lab) => {
    const server = await startMailServer();
    lab.defer(server.stop);
    const site = await startFaultySite(lab, { name: 'mail', settings: { SMTP_URL: server.url } });
    const findings: Finding[] = [];
    for (const at of ['greeting', 'message'] satisfies HangsAt[]) findings.push(await hang(lab, site, server, at));
    return findings;
  },
};
