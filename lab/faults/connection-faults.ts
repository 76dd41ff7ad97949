/** Ten thousand clients open a connection and send their request a byte at a time. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as elapsed } from 'node:timers/promises';
import type { FaultGroup } from './fault';
import { startFaultySite } from './faulty-site';
import { observeFault } from './observe-fault';

const program = path.join(import.meta.dirname, 'slow-connections.cjs');
const CONNECTIONS = 10_000;
const HELD_MS = 20_000;
const OPENED_MS = 60_000;

export const connectionFaults: FaultGroup = {
  name: 'connections',
  run: async (lab) => {
    const site = await startFaultySite(lab, { name: 'connections', settings: { WORKERS: '2' } });
    let most = 0;
    const finding = await observeFault(lab, site, {
      fault: `${CONNECTIONS.toLocaleString('en')} slow connections`,
      make: async () => {
        const child = fork(program, [new URL(site.url).port, String(CONNECTIONS)], { execArgv: [] });
        lab.defer(() => child.kill('SIGKILL'));
        child.on('message', (open) => (most = Math.max(most, Number(open))));
        const isOver = once(child, 'exit');
        for (let waited = 0; most < CONNECTIONS && waited < OPENED_MS; waited += 500) await elapsed(500);
        await elapsed(HELD_MS);
        child.kill('SIGKILL');
        await isOver;
      },
      backWithinMs: 20_000,
      by: 'the gateway, which ends a request whose headers take longer than 15 s',
    });
    const held = `${most} of ${CONNECTIONS} slow connections were open at once`;
    return [{ ...finding, problems: [...finding.problems, ...(most < CONNECTIONS * 0.99 ? [`only ${held}`] : [])] }];
  },
};
