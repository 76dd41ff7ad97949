import { DRAFT_LINK_TOKEN, draftCalls } from '@vipp/shared/contract/workshop/draft-calls';
import type { CallOutput } from '@vipp/shared/contract/workshop/workshop-call';
import { useParams } from '@vipp/shared/stores/router';
import { Notice } from '@vipp/shared/ui/notice';
import { DraftPreview } from '../components/workshop/preview/draft-preview';
import { useWorkshopData } from '../components/workshop/use-workshop-data';
import { WorkshopLoading } from '../components/workshop/workshop-loading';
import { momentInWords } from '../model/workshop/moment-in-words';
import styles from './workshop-draft-link-page.module.css';

const TITLE = 'Brouillon du formulaire de candidature';

/** Of a link whose token is unknown, expired or revoked. */
const UNUSABLE: readonly string[] = ['not-found', 'refused', 'forbidden'];

function Unusable() {
  return (
    <Notice kind="info" title="Ce lien ne montre plus de brouillon.">
      <p>
        Un lien est valable sept jours, et peut être retiré avant. Demandez-en un nouveau à la personne qui vous l’a
        envoyé.
      </p>
    </Notice>
  );
}

function SharedDraft({ title, definition, changedAt }: CallOutput<typeof draftCalls.openDraftLink>) {
  return (
    <>
      <Notice kind="info" title={'Ceci est un aperçu\u202F: rien n’est envoyé.'}>
        <p>
          {`«\u202F${title}\u202F», modifié ${momentInWords(changedAt)}.`} Vous pouvez remplir le formulaire comme un
          candidat : vos réponses ne sont ni enregistrées ni envoyées.
        </p>
      </Notice>
      <DraftPreview definition={definition} />
    </>
  );
}

function OpenedLink({ token }: { token: string }) {
  const data = useWorkshopData(draftCalls, 'openDraftLink', { token });
  const { answer } = data;
  return answer?.ok === false && UNUSABLE.includes(answer.failure) ? (
    <Unusable />
  ) : (
    <WorkshopLoading data={data} loading="Ouverture du brouillon…">
      {(draft) => <SharedDraft {...draft} />}
    </WorkshopLoading>
  );
}

/** A draft of the form, for a colleague who has its link and no account. */
export function WorkshopDraftLinkPage() {
  const { token = '' } = useParams();
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{TITLE}</h1>
      <noscript>
        <Notice kind="info" title="Cet aperçu a besoin de JavaScript." />
      </noscript>
      {DRAFT_LINK_TOKEN.test(token) ? <OpenedLink token={token} /> : <Unusable />}
    </div>
  );
}
