import { useEffect, useRef, useState } from 'react';
import { Printer } from 'lucide-react';
import { useParams } from '@vipp/shared/stores/router';
import { applicationCalls } from '@vipp/shared/contract/workshop/application-calls';
import { ADMINISTRATORS } from '@vipp/shared/contract/workshop/roles';
import { Button } from '@vipp/shared/ui/button';
import { useHasRole } from '../../model/account-store';
import { useWorkshopData } from '../../model/use-workshop-data';
import { WorkshopPart } from '../workshop-part';
import { AnswerSections } from './answer-sections';
import { CandidateFacts } from './candidate-facts';
import { BackToList } from './back-to-list';
import { EraseApplication } from './erase-application';
import { StateChange } from './state-change';
import styles from './application-file.module.css';

function Erased({ reference }: { reference: string }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <>
      <h2 ref={ref} tabIndex={-1}>{`La candidature ${reference} est effacée.`}</h2>
      <p>Un courrier le confirme à la personne.</p>
    </>
  );
}

/** One application: who it is, its state, and its answers in the words of its version. */
export function ApplicationFile() {
  const { reference = '' } = useParams();
  const [erased, setErased] = useState<string>();
  const mayErase = useHasRole(ADMINISTRATORS);
  const read = useWorkshopData(applicationCalls, 'readApplication', { reference });
  const back = (
    <div className={styles.actions}>
      <BackToList />
    </div>
  );
  if (erased === reference)
    return (
      <>
        {back}
        <Erased reference={reference} />
      </>
    );
  return (
    <>
      {back}
      <WorkshopPart read={read} loadingText="Lecture de la candidature…">
        {(application) => (
          <div className={styles.file}>
            <div className={styles.side}>
              <CandidateFacts application={application} />
              <StateChange
                key={application.reference}
                reference={application.reference}
                current={application.state}
                onChanged={read.reload}
              />
              <Button variant="secondary" icon={<Printer />} onClick={() => window.print()}>
                Imprimer cette page
              </Button>
              {mayErase && (
                <EraseApplication
                  reference={application.reference}
                  email={application.email}
                  onErased={() => setErased(reference)}
                />
              )}
            </div>
            <AnswerSections sections={application.sections} version={application.version} />
          </div>
        )}
      </WorkshopPart>
    </>
  );
}
