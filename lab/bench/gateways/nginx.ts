/** nginx in front of several gateways, or content services, as an operator configures it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from 'tooling/user-error';
import { until } from '../../support/until';

const PROGRAMS = ['/usr/sbin/nginx', '/usr/bin/nginx'];
const READY_MS = 20_000;
/** Header of an answer with the addresses that were asked, the one that answered last. */
export const UPSTREAM_HEADER = 'x-upstream';

const configuration = (folder: string, port: number, gateways: readonly string[]): string => `
daemon off; worker_processes 1;${process.getuid?.() === 0 ? ' user root;' : ''} pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 512; }
http {
  access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  upstream gateways { ${gateways.map((url) => `server ${new URL(url).host} max_fails=1 fail_timeout=2s;`).join(' ')} keepalive 32; }
  server {
    listen 127.0.0.1:${port}; client_max_body_size 6m;
    add_header ${UPSTREAM_HEADER} $upstream_addr always;
    location / {
      proxy_pass http://gateways; proxy_http_version 1.1; proxy_set_header Connection "";
      proxy_set_header Host $http_host; proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for; proxy_set_header X-Forwarded-Proto $scheme;
      proxy_next_upstream error timeout non_idempotent; proxy_next_upstream_tries 2; proxy_connect_timeout 1s;
    }
  }
}
`;

type NginxOptions = {
  folder: string;
  port: number;
  gateways: readonly string[];
  /** Path that is answered with 200 once the gateways answer. */
  probe?: string;
};

/**
 * @returns what stops it
 * @throws {UserError} when it is not installed
 */
export async function startNginx({ folder, port, gateways, probe = '/' }: NginxOptions): Promise<() => Promise<void>> {
  const program = PROGRAMS.find((file) => existsSync(file));
  if (!program) throw new UserError('nginx is missing: apt-get install nginx-light');
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, configuration(folder, port, gateways));
  const nginx = spawn(program, ['-c', file, '-p', folder], { stdio: ['ignore', 'inherit', 'inherit'] });
  const ended = once(nginx, 'close');
  const stop = async (): Promise<void> => {
    // It ends its workers itself.
    nginx.kill('SIGTERM');
    await ended;
  };
  const answers = (): Promise<boolean> =>
    fetch(`http://127.0.0.1:${port}${probe}`).then(
      ({ ok }) => ok,
      () => false,
    );
  if (await until(answers, READY_MS)) return stop;
  await stop();
  throw new Error(`nginx did not answer within ${READY_MS / 1000} s, see ${folder}/error.log`);
}
