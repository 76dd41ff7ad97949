import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

const LISTENING = '0A';

/** Inode of the socket that listens on a port. */
function listeningSocket(port: number): string | undefined {
  const wanted = port.toString(16).toUpperCase().padStart(4, '0');
  const lines = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((file) =>
    readFileSync(file, 'utf8').trim().split('\n').slice(1),
  );
  const sockets = lines.map((line) => line.trim().split(/\s+/));
  return sockets.find(([, local, , state]) => local?.endsWith(`:${wanted}`) && state === LISTENING)?.[9];
}

function hasOpen(pid: string, inode: string): boolean {
  try {
    return readdirSync(`/proc/${pid}/fd`).some((fd) => readlinkSync(`/proc/${pid}/fd/${fd}`) === `socket:[${inode}]`);
  } catch {
    // The process has ended, or it belongs to another user.
    return false;
  }
}

/**
 * Memory of the process that answers at an address of this machine, in MB, as Linux reports it.
 *
 * @throws {Error} when no process of this user listens there
 */
export function residentMegabytes(site: string): number {
  const { protocol, port } = new URL(site);
  const inode = listeningSocket(Number(port || (protocol === 'https:' ? 443 : 80)));
  const pid = readdirSync('/proc').find((name) => /^\d+$/.test(name) && inode && hasOpen(name, inode));
  if (!pid) throw new Error(`bench:lists: no process of this user and machine listens at ${site}`);
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
