import { erasureCalls } from '@vipp/shared/contract/workshop/erasure-calls';
import { callWorkshop } from '@vipp/shared/api/call-workshop';
import { ActionCard } from '../action-card';
import { ConfirmedAction } from '../confirmed-action';

type Props = {
  reference: string;
  email: string;
  onErased: () => void;
};

/** Erases one application whose candidate asks for it. */
export function EraseApplication({ reference, email, onErased }: Props) {
  return (
    <ActionCard id="effacer" title="Effacer à la demande de la personne" level={3}>
      <p>Elle peut aussi retirer sa candidature elle-même, depuis son lien de suivi.</p>
      <div>
        <ConfirmedAction
          text="Effacer cette candidature…"
          title={`Effacer la candidature ${reference} pour toujours`}
          confirm={['Effacer pour toujours', 'Effacement en cours…']}
          run={() => callWorkshop(erasureCalls, 'eraseApplication', { reference })}
          onDone={onErased}
        >
          <p>
            Les réponses, les coordonnées, l’état et les liens de suivi seront perdus : ni vous ni l’équipe du site ne
            pourrez les retrouver. {`Un courrier le confirme à la personne, à l’adresse ${email}.`}
          </p>
        </ConfirmedAction>
      </div>
    </ActionCard>
  );
}
