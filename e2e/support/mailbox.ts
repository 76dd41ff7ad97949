/** The mails that the site under test has sent: it writes them into its data folder. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { first } from './forms';

export type Mail = { headers: string; text: string };

function mailFolder(dataDir: string | undefined): string {
  if (!dataDir) throw new Error('the mails of the site under test are not known: set DATA_DIR to its data folder');
  return path.join(dataDir, 'mail');
}

function parseMail(content: string): Mail {
  const [headers = '', body = ''] = content.split('\r\n\r\n');
  return { headers, text: Buffer.from(body, 'base64').toString() };
}

const isTo =
  (address: string) =>
  ({ headers }: Mail) =>
    headers.split('\r\n').some((line) => line.toLowerCase() === `to: ${address.toLowerCase()}`);

/**
 * Every mail to an address, in no order.
 *
 * @param dataDir of the site; that of the site under test without it
 */
export async function mailsTo(address: string, dataDir = process.env.DATA_DIR): Promise<Mail[]> {
  const folder = mailFolder(dataDir);
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const contents = await Promise.all(files.map((name) => readFile(path.join(folder, name), 'utf8')));
  return contents.map(parseMail).filter(isTo(address));
}

/** Waits for the one mail to an address. */
export async function mailTo(address: string, dataDir = process.env.DATA_DIR): Promise<Mail> {
  await expect.poll(async () => (await mailsTo(address, dataDir)).length).toBe(1);
  return first(await mailsTo(address, dataDir));
}

/** Recipients of the site under test: see `tooling/testing/start-site-for-tests.ts`. */
export const SALES_RECIPIENTS = {
  contact: ['ventes@vipp.example', 'accueil@vipp.example'],
  study: ['etudes@vipp.example'],
} as const;

/** Waits for the one mail to a recipient about a visitor's submission, whose replies go to the visitor. */
export async function notificationTo(recipient: string, visitor: string): Promise<Mail> {
  const about = async () =>
    (await mailsTo(recipient)).filter(({ headers }) => headers.includes(`Reply-To: ${visitor}`));
  await expect.poll(async () => (await about()).length).toBe(1);
  return first(await about());
}

/** The first link of a mail whose path begins with `start`. */
export function linkIn({ text }: Mail, start: string): string {
  const link = text.split(/\s/).find((word) => URL.canParse(word) && new URL(word).pathname.startsWith(start));
  if (!link) throw new Error(`no link to ${start} in:\n${text}`);
  return link;
}
