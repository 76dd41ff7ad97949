import type { CallOutput } from '@vipp/shared/contract/workshop/workshop-calls';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { callWorkshop } from '@vipp/shared/api/call-workshop';
import { ADMINISTRATORS } from '@vipp/shared/contract/workshop/roles';
import { classNames } from '@vipp/shared/lib/class-names';
import { dayInWords } from '@vipp/shared/lib/day-in-words';
import { useNavigate, useParams } from '@vipp/shared/stores/router';
import { useToasts } from '@vipp/shared/stores/site-context';
import { AnswerList } from '@vipp/shared/ui/answer-list';
import { Button } from '@vipp/shared/ui/button';
import { useAccount } from '../model/account-store';
import { lastListPlace, StateMark } from '../components/applications/application-list';
import { applicationPath, WORKSHOP_PATHS } from '../model/workshop-paths';
import { ConfirmedAction } from '../components/fields-form';
import { workshopPage } from '../components/workshop-frame';
import { AnswerSections, Part } from '../components/parts';
import { FollowUp } from '../components/applications/follow-up';
import { StateChange } from '../components/applications/state-change';
import { useWorkshopData, WorkshopPart } from '../components/workshop-data';
import fileStyles from '../components/applications/applications.module.css';
import styles from '../components/workshop.module.css';

/**
 * To the applications before and after this one in the list, in its last order; read once: another state must change nothing.
 */
function Neighbours({ reference }: { reference: string }) {
  const { filter } = lastListPlace();
  const { data } = useWorkshopData('neighbours', { reference, filter });
  if (!data?.before && !data?.after) return null;
  return (
    <nav className={styles.row} aria-label="Candidatures voisines">
      {data.before && (
        <Button to={applicationPath(data.before)} variant="quiet" icon={<ArrowLeft />}>
          Candidature précédente
        </Button>
      )}
      {data.after && (
        <Button to={applicationPath(data.after)} variant="quiet" icon={<ArrowRight />}>
          Candidature suivante
        </Button>
      )}
    </nav>
  );
}

/** One application: who it is, its state, and its answers in the words of its version. */
function ApplicationFile() {
  const { reference = '' } = useParams();
  return <OneApplication key={reference} reference={reference} />;
}

function OneApplication({ reference }: { reference: string }) {
  const account = useAccount();
  const navigate = useNavigate();
  const { show } = useToasts();
  const read = useWorkshopData('readApplication', { reference });
  const onErased = () => {
    show({
      kind: 'success',
      message: `La candidature ${reference} est effacée. Un courrier le confirme à la personne.`,
    });
    void navigate(WORKSHOP_PATHS.applications, { state: lastListPlace() });
  };
  return (
    <>
      <div className={classNames(styles.ends, styles.unprinted)}>
        <Button to={WORKSHOP_PATHS.applications} state={lastListPlace()} variant="quiet">
          Toutes les candidatures
        </Button>
        <Neighbours reference={reference} />
      </div>
      <WorkshopPart read={read} loadingText="Lecture de la candidature…">
        {(application) => (
          <div className={fileStyles.file}>
            <div className={styles.stack}>
              <CandidateFacts application={application} />
              <StateChange title="Changer l’état" level={3} chosen={[application]} onChanged={read.reload} />
              <FollowUp application={application} onChanged={read.reload} />
              {account && ADMINISTRATORS.includes(account.role) && (
                <EraseApplication application={application} onErased={onErased} />
              )}
            </div>
            <div className={styles.wide}>
              <AnswerSections sections={application.sections} />
              <p className={styles.soft}>Questions de la version {application.version} du formulaire.</p>
            </div>
          </div>
        )}
      </WorkshopPart>
    </>
  );
}

type CandidateFactsProps = { application: CallOutput<'readApplication'> };

/** The candidate: name, position, address and telephone. */
function CandidateFacts({ application }: CandidateFactsProps) {
  const { prenoms, nom, reference, state, stateSince, position, country, receivedOn, email, telephone } = application;
  const answers = [
    { name: 'reference', label: 'Référence', shown: reference },
    { name: 'position', label: 'Poste', shown: position ?? 'Non indiqué' },
    { name: 'country', label: 'Pays', shown: country },
    { name: 'received', label: 'Reçue le', shown: dayInWords(receivedOn) },
    { name: 'email', label: 'Adresse électronique', shown: <a href={`mailto:${email}`}>{email}</a> },
    {
      name: 'telephone',
      label: 'Téléphone',
      shown: <a href={`tel:${telephone.replace(/[^\d+]/g, '')}`}>{telephone}</a>,
    },
  ];
  return (
    <Part title={`${prenoms} ${nom}`}>
      <p className={styles.row}>
        <StateMark state={state} />
        <span>depuis le {dayInWords(stateSince.slice(0, 10))}</span>
      </p>
      <AnswerList answers={answers} />
    </Part>
  );
}

type EraseApplicationProps = CandidateFactsProps & { onErased: () => void };

/** Erases one application whose candidate asks for it. */
function EraseApplication({ application: { reference, email }, onErased }: EraseApplicationProps) {
  return (
    <Part title="Effacer à la demande de la personne" level={3} isAction>
      <p>Elle peut aussi retirer sa candidature elle-même, depuis son lien de suivi.</p>
      <div>
        <ConfirmedAction
          text="Effacer cette candidature…"
          title={`Effacer la candidature ${reference} pour toujours`}
          submit={['Effacer pour toujours', 'Effacement en cours…']}
          run={() => callWorkshop('eraseApplication', { reference })}
          onDone={onErased}
        >
          <p>
            Les réponses, les coordonnées, l’état et les liens de suivi seront perdus : ni vous ni l’équipe du site ne
            pourrez les retrouver. {`Un courrier le confirme à la personne, à l’adresse ${email}.`}
          </p>
        </ConfirmedAction>
      </div>
    </Part>
  );
}

export const page = workshopPage('Une candidature', 'applications', ApplicationFile);
