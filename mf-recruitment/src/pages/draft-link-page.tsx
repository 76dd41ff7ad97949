import { useEffect, useState } from 'react';
import { callWorkshop, type WorkshopAnswer } from '@vipp/shared/api/call-workshop';
import { DRAFT_LINK_TOKEN, draftCalls } from '@vipp/shared/contract/workshop/draft-calls';
import type { CallOutput } from '@vipp/shared/contract/workshop/workshop-call';
import { dayInWords } from '@vipp/shared/lib/day-in-words';
import { useParams } from '@vipp/shared/stores/router';
import { Button } from '@vipp/shared/ui/button';
import { Notice } from '@vipp/shared/ui/notice';
import { DraftPreview } from '../components/preview/draft-preview';
import styles from './draft-link-page.module.css';

type Draft = CallOutput<typeof draftCalls.openDraftLink>;

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

function SharedDraft({ title, definition, changedAt }: Draft) {
  return (
    <>
      <Notice kind="info" title={'Ceci est un aperçu\u202F: rien n’est envoyé.'}>
        <p>
          {`«\u202F${title}\u202F», modifié le ${dayInWords(changedAt.slice(0, 10))}.`} Vous pouvez remplir le
          formulaire comme un candidat : vos réponses ne sont ni enregistrées ni envoyées.
        </p>
      </Notice>
      <DraftPreview definition={definition} />
    </>
  );
}

function OpenedLink({ token }: { token: string }) {
  const [answer, setAnswer] = useState<WorkshopAnswer<Draft>>();
  const open = () => void callWorkshop(draftCalls, 'openDraftLink', { token }).then(setAnswer);
  useEffect(open, [token]);
  if (!answer) return <p role="status">Ouverture du brouillon…</p>;
  if (answer.ok) return <SharedDraft {...answer.data} />;
  if (UNUSABLE.includes(answer.failure)) return <Unusable />;
  return (
    <Notice kind="error" title={answer.message}>
      <Button variant="secondary" onClick={open}>
        Réessayer
      </Button>
    </Notice>
  );
}

/** A draft of the form, for a colleague who has its link and no account. */
export function DraftLinkPage() {
  const { token = '' } = useParams();
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Brouillon du formulaire de candidature</h1>
      <noscript>
        <Notice kind="info" title="Cet aperçu a besoin de JavaScript." />
      </noscript>
      {DRAFT_LINK_TOKEN.test(token) ? <OpenedLink token={token} /> : <Unusable />}
    </div>
  );
}
