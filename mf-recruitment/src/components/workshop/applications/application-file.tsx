import { useParams } from '@vipp/shared/stores/router';
import { applicationCalls } from '@vipp/shared/contract/workshop/application-calls';
import { useWorkshopData } from '../../../model/workshop/use-workshop-data';
import { PrintButton } from '../../print-button';
import { WorkshopPart } from '../workshop-part';
import { AnswerSections } from './answer-sections';
import { CandidateFacts } from './candidate-facts';
import { BackToList } from './back-to-list';
import { StateChange } from './state-change';
import styles from './application-file.module.css';

/** One application: who it is, its state, and its answers in the words of its version. */
export function ApplicationFile() {
  const { reference = '' } = useParams();
  const read = useWorkshopData(applicationCalls, 'readApplication', { reference });
  return (
    <>
      <div className={styles.actions}>
        <BackToList />
      </div>
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
              <PrintButton />
            </div>
            <AnswerSections sections={application.sections} version={application.version} />
          </div>
        )}
      </WorkshopPart>
    </>
  );
}
