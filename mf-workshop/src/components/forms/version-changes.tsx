import { useState } from 'react';
import { draftCalls } from '@vipp/shared/contract/workshop/draft-calls';
import { DifferenceList } from '../publishing/difference-list';
import { useWorkshopData } from '../../model/use-workshop-data';
import { WorkshopPart } from '../workshop-part';
import styles from './forms-overview.module.css';

type Props = { version: number; before: number };

function LoadedChanges({ version, before }: Props) {
  const after = useWorkshopData(draftCalls, 'formVersion', { version });
  const earlier = useWorkshopData(draftCalls, 'formVersion', { version: before });
  const loading = 'Comparaison des versions…';
  return (
    <WorkshopPart read={earlier} loadingText={loading}>
      {(old) => (
        <WorkshopPart read={after} loadingText={loading}>
          {(now) => (
            <DifferenceList
              before={old.definition}
              after={now.definition}
              none={`Rien\u202F: elle dit la même chose que la version ${before}.`}
            />
          )}
        </WorkshopPart>
      )}
    </WorkshopPart>
  );
}

/** What a version changed, loaded when it is opened. */
export function VersionChanges(props: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={styles.details} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{`Ce qui a changé depuis la version ${props.before}`}</summary>
      <div className={styles.changes}>{isOpen && <LoadedChanges {...props} />}</div>
    </details>
  );
}
