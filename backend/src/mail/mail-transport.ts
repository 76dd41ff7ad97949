/** Sends mails to a mail server, or writes them into files that any mail program opens. Its package is loaded for the first mail. */
import path from 'node:path';
import { writeWhole } from '@vipp/shared/server/write-whole';
import type { Mail } from '../kernel/outbox';

export type MailTransport = {
  /** @param id is the same for every attempt at one mail, so that a mail server recognises a repetition */
  send: (id: string, mail: Mail) => Promise<void>;
};

export type MailTransportOptions = {
  smtpUrl: string | undefined;
  /** Sender, as `Name <address>`. */
  from: string;
  /** Folder of the `.eml` files, where there is no mail server. */
  directory: string;
};

const DEADLINES = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

function toMessage(id: string, { to, replyTo, subject, text, headers }: Mail, from: string) {
  const host = from.replace(/^.*@|>$/g, '');
  return {
    from,
    to,
    subject,
    text,
    headers,
    // An object: a string would be parsed as a list of addresses.
    ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
    messageId: `<${id}@${host}>`,
    // Other transfer encodings break long links, which is hard to read in a file and in some old programs.
    textEncoding: 'base64' as const,
  };
}

export function createMailTransport({ smtpUrl, from, directory }: MailTransportOptions): MailTransport {
  const open = async () => {
    const { createTransport } = await import('nodemailer');
    const composer = { streamTransport: true, buffer: true, newline: 'windows' } as const;
    return smtpUrl === undefined ? createTransport(composer) : createTransport({ url: smtpUrl, ...DEADLINES });
  };
  let transport: ReturnType<typeof open> | undefined;
  return {
    send: async (id, mail) => {
      const sent = await (await (transport ??= open())).sendMail(toMessage(id, mail, from));
      if (!('message' in sent)) return;
      await writeWhole(path.join(directory, `${id}.eml`), String(sent.message), { isReplaced: true });
    },
  };
}
