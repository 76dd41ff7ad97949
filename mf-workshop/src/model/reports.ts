/**
 * The keys of a referent and what they open, in the memory of this page only: nothing of it is sent, stored, logged or part of
 * an address. The program for decryption is loaded at the choice of a file.
 */
import { useRef, useState } from 'react';
import { callWorkshop } from '@vipp/shared/api/call-workshop';
import type { ReportOutcome } from '@vipp/shared/contract/forms/report';
import type { EncryptedReport, ListedReport } from '@vipp/shared/contract/workshop/report-calls';

/** Short name of a report: the beginning of its id. */
export const shortName = (id: string): string => id.slice(0, 8);
/** Beginning and end of a public key. */
export const shortKey = (key: string): string => `${key.slice(0, 10)}…${key.slice(-5)}`;

/** Outcomes of a report, and their consequence. */
export const OUTCOMES: Readonly<Record<ReportOutcome, { label: string; fate: string }>> = {
  'hors-champ': { label: 'Hors du champ de ce dispositif', fate: 'effacé dans l’heure' },
  'sans-suite': { label: 'Sans suite', fate: 'effacé deux mois après' },
  procedure: { label: 'Une procédure suit', fate: 'conservé jusqu’à ce qu’il soit clos comme terminé' },
  termine: { label: 'Procédure terminée', fate: 'effacé dans l’heure' },
};

export const messagesInWords = ({ messages, lastFrom }: ListedReport): string =>
  messages === 0 ? 'aucun' : `${messages}, le dernier ${lastFrom === 'reporter' ? 'de l’auteur' : 'd’un référent'}`;

type Fact = { question: string; answer: string };

const LABELS: Readonly<Record<string, string>> = {
  fullName: 'Nom complet',
  relationWithVipp: 'Lien avec VIPP',
  phone: 'Téléphone',
  email: 'Adresse électronique',
  other: 'Autre moyen de contact',
  wantsContact: 'Souhaite être recontacté',
  wantsResult: 'Souhaite connaître la suite',
  wantsCopy: 'A demandé une copie',
  description: 'Faits',
};
const inWords = (value: unknown): string => (typeof value === 'boolean' ? (value ? 'Oui' : 'Non') : String(value));

/** Also of a report of another version of the form: nothing that somebody wrote is left out. */
export function factsOf(text: string): Fact[] {
  try {
    const { isAnonymous, wantsToIdentify: _same, ...fields } = Object(JSON.parse(text)) as Record<string, unknown>;
    const rows = Object.entries(fields).filter(([, value]) => value !== '');
    return [
      { question: 'Identité', answer: isAnonymous === true ? 'Signalement anonyme' : 'Signalement identifié' },
      ...rows.map(([name, value]) => ({ question: LABELS[name] ?? name, answer: inWords(value) })),
    ];
  } catch {
    return [{ question: 'Faits', answer: text }];
  }
}

const age = () => import('@vipp/shared/lib/age-text');

type OwnKeys = { identities: readonly string[]; recipients: readonly string[] };

/** Texts of the thread are undefined where they are not encrypted for the key. */
export type OpenedReport = NonNullable<Awaited<ReturnType<typeof decryptReport>>>;

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
async function decryptReport({ identities }: OwnKeys, report: EncryptedReport) {
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
