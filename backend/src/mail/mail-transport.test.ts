import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@vipp/shared/testing/temporary-folder.server';
import { createMailTransport } from './mail-transport';
import type { Mail } from '../kernel/outbox';

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

  it('is a file of its owner alone without a mail server', async () => {
    const headers = { 'List-Unsubscribe': '<https://x.example>' };
    const sent = { to: 'awa@baobab.example', replyTo: 'ventes@vipp.example', subject: 'Objet', text: 'Corps caché' };
    const file = await write({ ...sent, headers });
    expect([path.basename(file), statSync(file).mode & 0o777]).toEqual(['id.eml', 0o600]);
    const body = Buffer.from('Corps caché').toString('base64');
    const written = [
      'To: awa@baobab.example',
      'Reply-To: ventes@vipp.example',
      'List-Unsubscribe: <https://x.example>',
    ];
    for (const part of [...written, body]) expect(readFileSync(file, 'utf8')).toContain(`${part}\r\n`);
  });

  it('gains no header and no recipient from its texts', async () => {
    const text = 'a@x.example, b@y.example\r\nBcc: c@z.example\r\n\r\nTexte';
    const file = await write({ to: 'ventes@vipp.example', replyTo: text, subject: text, text });
    const [head = ''] = readFileSync(file, 'utf8').split('\r\n\r\n');
    const headers = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
    const names = headers.flatMap((line) => /^([\w-]+):/.exec(line)?.[1] ?? []);
    const expected = 'Content-Transfer-Encoding Content-Type Date From MIME-Version Message-ID Reply-To Subject To';
    expect(names.sort().join(' ')).toBe(expected);
    // A single address, however malformed.
    expect(headers.find((line) => line.startsWith('Reply-To:'))).toMatch(/^Reply-To: <"[^"]*"@[^,@]*>$/);
    expect(headers.filter((line) => line.startsWith('To:'))).toEqual(['To: ventes@vipp.example']);
  });
});
