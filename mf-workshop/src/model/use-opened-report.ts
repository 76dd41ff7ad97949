import { useState } from 'react';
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
  const [keys, setKeys] = useState<OwnKeys>();
  const [opened, setOpened] = useState<OpenedReport>();
  const [message, setMessage] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  const run = async (work: () => Promise<string | undefined>) => {
    if (isBusy) return;
    setIsBusy(true);
    setMessage(await work().catch(() => NOT_LOADED));
    setIsBusy(false);
  };
  const choose = (file: File | undefined) =>
    run(async () => {
      setOpened(undefined);
      const found = file && (await readKeys(file));
      setKeys(found);
      return file && !found ? NO_KEY : undefined;
    });
  const open = (id: string) =>
    run(async () => {
      if (!keys) return NO_FILE;
      const answer = await callWorkshop(reportCalls, 'openReport', { id, keys: [...keys.recipients] });
      if (!answer.ok) return answer.message;
      const found = await decryptReport(keys, answer.data);
      if (found) setOpened(found);
      return found ? undefined : NOT_YOURS;
    });
  return { keys, opened, message, isBusy, choose, open, close: () => setOpened(undefined) };
}
