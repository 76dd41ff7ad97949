import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

const LISTENING = '0A';

/** Inode of the socket that listens on `port`. */
function listeningSocket(port) {
  const wanted = port.toString(16).toUpperCase().padStart(4, '0');
  const lines = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((file) =>
    readFileSync(file, 'utf8').trim().split('\n').slice(1),
  );
  const sockets = lines.map((line) => line.trim().split(/\s+/));
  return sockets.find(([, local, , state]) => local.endsWith(`:${wanted}`) && state === LISTENING)?.[9];
}

function holds(pid, inode) {
  try {
    return readdirSync(`/proc/${pid}/fd`).some((fd) => readlinkSync(`/proc/${pid}/fd/${fd}`) === `socket:[${inode}]`);
  } catch {
    // The process has ended, or it belongs to another user.
    return false;
  }
}

/**
 * Memory of the process that answers at `site`, in MB, as Linux reports it.
 *
 * @param {string} site an address of this machine
 */
export function residentMegabytes(site) {
  const { protocol, port } = new URL(site);
  const inode = listeningSocket(Number(port || (protocol === 'https:' ? 443 : 80)));
  const pid = readdirSync('/proc').find((name) => /^\d+$/.test(name) && inode && holds(name, inode));
  if (!pid) throw new Error(`bench:lists: no process of this user and machine listens at ${site}`);
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
