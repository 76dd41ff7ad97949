import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@vipp/shared/testing/temporary-folder.server';
import { createMailTransport } from './mail-transport';
import type { Mail } from '../kernel/outbox';

const HEADER = /^([\w-]+):/;

describe('a mail', () => {
  const folder = temporaryFolder();

  /** @returns the only file of the folder */
  async function write(mail: Mail): Promise<string> {
    const directory = path.join(folder, String(Math.random()));
    const from = 'VIPP <ne-pas-repondre@vipp.example>';
    await createMailTransport({ smtpUrl: undefined, from, directory }).send('id', mail);
    const [file = ''] = readdirSync(directory);
    return path.join(directory, file);
  }
  async function headersOf(mail: Mail): Promise<string[]> {
    const [head = ''] = readFileSync(await write(mail), 'utf8').split('\r\n\r\n');
    return head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
  }

  it('is a file of its owner alone without a mail server', async () => {
    const headers = { 'List-Unsubscribe': '<https://x.example>' };
    const file = await write({ to: 'awa@baobab.example', subject: 'Objet', text: 'Corps caché', headers });
    expect([path.basename(file), statSync(file).mode & 0o777]).toEqual(['id.eml', 0o600]);
    const body = Buffer.from('Corps caché').toString('base64');
    for (const part of ['To: awa@baobab.example', 'List-Unsubscribe: <https://x.example>', body])
      expect(readFileSync(file, 'utf8')).toContain(`${part}\r\n`);
  });

  it('names its reply address', async () => {
    const mail = { to: 'ventes@vipp.example', replyTo: 'awa@baobab.example', subject: 'Objet', text: 'Texte' };
    expect(await headersOf(mail)).toContain('Reply-To: awa@baobab.example');
  });

  it('gains no header and no recipient from its texts', async () => {
    const text = 'a@x.example, b@y.example\r\nBcc: c@z.example\r\n\r\nTexte';
    const headers = await headersOf({ to: 'ventes@vipp.example', replyTo: text, subject: text, text });
    expect(
      headers
        .flatMap((line) => HEADER.exec(line)?.[1] ?? [])
        .sort()
        .join(' '),
    ).toBe('Content-Transfer-Encoding Content-Type Date From MIME-Version Message-ID Reply-To Subject To');
    // A single address, however malformed.
    expect(headers.find((line) => line.startsWith('Reply-To:'))).toMatch(/^Reply-To: <"[^"]*"@[^,@]*>$/);
    expect(headers.filter((line) => line.startsWith('To:'))).toEqual(['To: ventes@vipp.example']);
  });
});
