/**
 * The keys of a referent and what they open, in the memory of this page only: nothing of it is sent, stored, logged or part of
 * an address. The program for decryption is loaded at the choice of a file.
 */
import { useRef, useState } from 'react';
import { callWorkshop } from '@vipp/shared/api/call-workshop';
import { type EncryptedReport } from '@vipp/shared/contract/workshop/report-calls';
import { type Fact, factsOf } from './report-words';

const age = () => import('@vipp/shared/lib/age-text');

type OwnKeys = { identities: readonly string[]; recipients: readonly string[] };

export type OpenedReport = {
  report: EncryptedReport;
  facts: readonly Fact[];
  /** Text: undefined where it is not encrypted for the key. */
  thread: readonly { from: 'referent' | 'reporter'; sentOn: string; text: string | undefined }[];
};

/** A file of keys has a few lines. */
const MAX_FILE_BYTES = 100_000;

/** @returns undefined where the file has no valid secret key */
async function readKeys(file: File): Promise<OwnKeys | undefined> {
  if (file.size > MAX_FILE_BYTES) return undefined;
  const { identitiesIn, recipientsOf } = await age();
  const identities = identitiesIn(await file.text());
  const recipients = await recipientsOf(identities).catch(() => []);
  return recipients.length > 0 ? { identities, recipients } : undefined;
}

/** @returns undefined where the report is not encrypted for the keys */
async function decryptReport({ identities }: OwnKeys, report: EncryptedReport): Promise<OpenedReport | undefined> {
  const { decryptWith } = await age();
  const decrypt = (sealed: string) => decryptWith(identities, sealed).catch(() => undefined);
  const text = await decrypt(report.sealed);
  if (text === undefined) return undefined;
  const thread = report.thread.map(async ({ sealed, ...message }) => ({ ...message, text: await decrypt(sealed) }));
  return { report, facts: factsOf(text), thread: await Promise.all(thread) };
}

/** Encrypts an answer for the reporter's receipt code and the referents' keys. */
export async function sealAnswer({ recipients, reporterRecipient }: EncryptedReport, text: string): Promise<string> {
  const { encryptFor } = await age();
  return encryptFor([...recipients, reporterRecipient], text);
}

const NO_FILE = 'Choisissez d’abord le fichier de votre clé.';
const NO_KEY = 'Ce fichier ne contient pas de clé de référent (une ligne AGE-SECRET-KEY-1…).';
const NOT_YOURS = 'Ce signalement n’est pas chiffré pour cette clé. Choisissez le fichier d’une autre.';
const NOT_LOADED =
  'Ce qui déchiffre les signalements n’a pas pu être chargé. Vérifiez votre connexion, puis recommencez.';

/** The keys of the referent and the report that they have opened; both are forgotten with the page. */
export function useOpenedReport() {
  const keys = useRef<Promise<OwnKeys | undefined>>(undefined);
  const [opened, setOpened] = useState<OpenedReport>();
  const [message, setMessage] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const latest = useRef(0);

  /** Runs `work`; of several calls at a time, only the last one shows its result. @param work returns why it failed */
  const run = async (work: (isLatest: () => boolean) => Promise<string | undefined>) => {
    latest.current += 1;
    const round = latest.current;
    const isLatest = () => latest.current === round;
    setIsBusy(true);
    const failure = await work(isLatest).catch(() => NOT_LOADED);
    if (!isLatest()) return;
    setMessage(failure);
    setIsBusy(false);
  };
  const choose = (file: File | undefined) =>
    run(async () => {
      setOpened(undefined);
      keys.current = file && readKeys(file);
      return file && !(await keys.current) ? NO_KEY : undefined;
    });
  const open = (id: string) =>
    run(async (isLatest) => {
      const chosenKeys = await keys.current;
      if (!chosenKeys) return keys.current ? NO_KEY : NO_FILE;
      const answer = await callWorkshop('openReport', { id, keys: [...chosenKeys.recipients] });
      if (!answer.ok) return answer.message;
      const found = await decryptReport(chosenKeys, answer.data);
      if (found && isLatest()) setOpened(found);
      return found ? undefined : NOT_YOURS;
    });
  return { opened, message, isBusy, choose, open, close: () => setOpened(undefined) };
}
