import { useState } from 'react';
import { Download } from 'lucide-react';
import { applicationCalls, type ApplicationFilter } from '@vipp/shared/contract/workshop/application-calls';
import { Button } from '@vipp/shared/ui/button';
import { Notice } from '@vipp/shared/ui/notice';
import { callWorkshop } from '@vipp/shared/api/call-workshop';

/** Gives a text to the browser as a file to save. */
function downloadText(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the file after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

type Props = { filter: ApplicationFilter };

/** Saves all applications of a list as a file for a spreadsheet. */
export function ExportButton({ filter }: Props) {
  const [isReading, setIsReading] = useState(false);
  const [message, setMessage] = useState<string>();
  const read = async () => {
    if (isReading) return;
    setIsReading(true);
    setMessage(undefined);
    const answer = await callWorkshop(applicationCalls, 'exportApplications', { filter });
    setIsReading(false);
    if (answer.ok) downloadText(answer.data.name, 'text/csv;charset=utf-8', answer.data.csv);
    else setMessage(answer.message);
  };
  return (
    <>
      <Button variant="secondary" icon={<Download />} aria-disabled={isReading} onClick={() => void read()}>
        {isReading ? 'Préparation du fichier…' : 'Télécharger pour un tableur (CSV)'}
      </Button>
      {message && <Notice kind="error" title={message} />}
    </>
  );
}
