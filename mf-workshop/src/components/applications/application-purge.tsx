import { useEffect, useRef, useState } from 'react';
import { erasureCalls } from '@vipp/shared/contract/workshop/application-calls';
import { formatNumber } from '@vipp/shared/lib/format';
import { callWorkshop } from '@vipp/shared/api/call-workshop';
import { useWorkshopData } from '../../model/use-workshop-data';
import { ActionCard } from '../action-card';
import { ConfirmedAction } from '../confirmed-action';
import { WorkshopPart } from '../workshop-part';

const inWords = (count: number): string => `${formatNumber(count)} candidature${count > 1 ? 's' : ''}`;

/** Applications past their retention time, which an administrator erases. */
export function ApplicationPurge({ onErased }: { onErased: () => void }) {
  const read = useWorkshopData(erasureCalls, 'dueApplications', {});
  const [erased, setErased] = useState<number>();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone: the focus continues at the heading.
  useEffect(() => {
    if (erased !== undefined) heading.current?.focus();
  }, [erased]);
  const onDone = (count: number) => {
    setErased(count);
    read.reload();
    onErased();
  };
  return (
    <ActionCard id="conservation" title="Durée de conservation" level={2} headingRef={heading}>
      <p>
        Une candidature doit être effacée deux ans après le dernier échange avec la personne. Celles qui sont retenues
        restent, pour le dossier du salarié.
      </p>
      <div role="status">{erased !== undefined && <p>{`Effacé\u202F: ${inWords(erased)}.`}</p>}</div>
      <WorkshopPart read={read} loadingText="Lecture des durées…">
        {({ count }) =>
          count === 0 ? (
            <p>Aucune candidature n’a dépassé cette durée.</p>
          ) : (
            <>
              <p>{`${inWords(count)} ${count > 1 ? 'ont' : 'a'} dépassé cette durée.`}</p>
              <div>
                <ConfirmedAction
                  text={`Effacer ${inWords(count)}…`}
                  title={`Effacer ${inWords(count)} pour toujours`}
                  confirm={['Effacer pour toujours', 'Effacement en cours…']}
                  run={() => callWorkshop(erasureCalls, 'purgeApplications', { count })}
                  onDone={(done) => onDone(done.count)}
                >
                  <p>
                    Les réponses, les coordonnées, l’état et les liens de suivi seront perdus : ni vous ni l’équipe du
                    site ne pourrez les retrouver. Aucun courrier n’est envoyé. Les chiffres du formulaire ne changent
                    pas.
                  </p>
                </ConfirmedAction>
              </div>
            </>
          )
        }
      </WorkshopPart>
    </ActionCard>
  );
}
