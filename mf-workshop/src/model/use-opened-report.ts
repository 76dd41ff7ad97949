import { useRef, useState } from 'react';
import { reportCalls } from '@vipp/shared/contract/workshop/report-calls';
import { callWorkshop } from '@vipp/shared/api/call-workshop';
import { decryptReport, readKeys, type OpenedReport, type OwnKeys } from './report-cipher';

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

  /** Of several at a time, the last one is shown. @param work returns why it failed */
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
      const own = await keys.current;
      if (!own) return keys.current ? NO_KEY : NO_FILE;
      const answer = await callWorkshop(reportCalls, 'openReport', { id, keys: [...own.recipients] });
      if (!answer.ok) return answer.message;
      const found = await decryptReport(own, answer.data);
      if (found && isLatest()) setOpened(found);
      return found ? undefined : NOT_YOURS;
    });
  return { opened, message, isBusy, choose, open, close: () => setOpened(undefined) };
}
