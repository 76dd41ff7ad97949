import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@vipp/shared/testing/temporary-folder.server';
import { createMailTransport } from './mail-transport';
import type { Mail } from '../kernel/outbox';

const HEADER = /^([\w-]+):/;

describe('a mail', () => {
  const folder = temporaryFolder();

  async function headersOf(mail: Mail): Promise<string[]> {
    const directory = path.join(folder, String(Math.random()));
    const from = 'VIPP <ne-pas-repondre@vipp.example>';
    await createMailTransport({ smtpUrl: undefined, from, directory }).send('id', mail);
    const [file = ''] = readdirSync(directory);
    const [head = ''] = readFileSync(path.join(directory, file), 'utf8').split('\r\n\r\n');
    return head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
  }

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
