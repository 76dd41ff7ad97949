import { useEffect, useState } from 'react';
import { draftCalls, type ListedDraft } from '@vipp/shared/contract/workshop/draft-calls';
import { Button } from '@vipp/shared/ui/button';
import { FormDialog } from '@vipp/shared/ui/form/form-dialog';
import { FormField } from '@vipp/shared/ui/form/form-field';
import type { TextField } from '@vipp/shared/lib/form/form-definition';
import { callWorkshop } from '@vipp/shared/api/call-workshop';
import { momentInWords } from '../../model/moment-in-words';
import type { FormsChange } from '../../model/form-history';
import { FieldsForm } from '../fields-form';
import formStyles from '../fields-form.module.css';

const ADDRESS: TextField = { name: 'address', label: 'Lien', kind: 'text', autocomplete: 'off' };

type Link = { address: string; expiresAt: string };
type Props = { draft: ListedDraft; onChange: FormsChange };

/** Copying fails without permission; the address can then be selected in its field. */
async function copy(address: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(address);
    return true;
  } catch {
    return false;
  }
}

function CreatedLink({ id, link: { address, expiresAt } }: { id: string; link: Link }) {
  const [isCopied, setIsCopied] = useState<boolean>();
  // The button that made the link is gone.
  useEffect(() => document.getElementById(`lien-${id}`)?.focus(), [id]);
  return (
    <>
      <FormField id={`lien-${id}`} field={ADDRESS} value={address} />
      <p>{`Ce lien montre le brouillon sans compte, jusqu’à son expiration ${momentInWords(expiresAt)}.`}</p>
      <Button onClick={() => void copy(address).then(setIsCopied)}>Copier le lien</Button>
      <p role="status">
        {isCopied && 'Le lien est copié.'}
        {isCopied === false && 'Votre navigateur ne permet pas la copie\u202F: sélectionnez le lien et copiez-le.'}
      </p>
    </>
  );
}

/** A link that shows a draft to a colleague without an account, and taking all its links back. */
export function DraftLink({ draft: { draft, title, isLinked }, onChange }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const [link, setLink] = useState<Link>();
  const close = (done?: string) => {
    setIsOpen(false);
    setLink(undefined);
    if (done !== undefined || link) onChange(done ?? '');
  };
  return (
    <>
      <Button variant="quiet" aria-label={`Montrer à un collègue\u202F: ${title}`} onClick={() => setIsOpen(true)}>
        Montrer à un collègue
      </Button>
      <FormDialog title="Montrer ce brouillon à un collègue" isOpen={isOpen} onClose={() => close()}>
        {isOpen && (
          <div className={formStyles.column}>
            {link ? (
              <CreatedLink id={draft} link={link} />
            ) : (
              <FieldsForm
                id={`creer-${draft}`}
                fields={[]}
                submit={['Créer un lien', 'En cours…']}
                run={() => callWorkshop(draftCalls, 'createDraftLink', { draft })}
                onDone={({ url, expiresAt }) => setLink({ address: url, expiresAt })}
              >
                <p>Qui a le lien voit le brouillon et peut l’essayer, sans compte, pendant sept jours.</p>
              </FieldsForm>
            )}
            {isLinked && (
              <FieldsForm
                id={`retirer-${draft}`}
                fields={[]}
                variant="secondary"
                submit={['Retirer tous les liens de ce brouillon', 'En cours…']}
                run={() => callWorkshop(draftCalls, 'deleteDraftLinks', { draft })}
                onDone={() => close(`Les liens du brouillon «\u202F${title}\u202F» ne montrent plus rien.`)}
              />
            )}
          </div>
        )}
      </FormDialog>
    </>
  );
}
