import { useState } from 'react';
import { Button } from '@vipp/shared/ui/button';
import { preciseMoment } from '../model/moment-in-words';
import { DataTable } from '../components/data-table';
import { ChoicesForm } from '../components/fields-form';
import { workshopPage } from '../components/workshop-frame';
import { useWorkshopData, WorkshopPart } from '../components/workshop-data';
import styles from '../components/workshop.module.css';

/** Calls of the workshop, and actions of commands and the editor of texts. */
const ACTIONS: Readonly<Record<string, string>> = {
  signIn: 'S’est connecté',
  signInRefused: 'Connexion refusée',
  signOut: 'S’est déconnecté',
  endOtherSessions: 'A fermé ses autres sessions',
  inviteAccount: 'A invité quelqu’un',
  changeRole: 'A changé le rôle d’un compte',
  endAccount: 'A fermé un compte',
  addUser: 'A créé un compte',
  setUserRole: 'A changé le rôle d’un compte',
  removeUser: 'A supprimé un compte',
  createDraft: 'A créé un brouillon',
  renameDraft: 'A renommé un brouillon',
  deleteDraft: 'A supprimé un brouillon',
  syncDraft: 'A modifié un brouillon',
  createDraftLink: 'A créé un lien vers un brouillon',
  deleteDraftLinks: 'A supprimé les liens vers un brouillon',
  publishDraft: 'A publié un brouillon',
  sendDigest: 'A annoncé de nouvelles candidatures',
  publishContent: 'A publié des textes du site',
  saveContent: 'A enregistré un texte du site',
  setContentState: 'A changé l’état d’un texte du site',
  discardContent: 'A supprimé un texte du site qui n’était pas publié',
  withdrawContent: 'A retiré des textes du site',
  restoreContent: 'A rétabli un texte du site',
  storeContentFile: 'A ajouté un fichier du site',
  deleteContentFile: 'A supprimé un fichier du site',
  endTrial: 'A terminé un essai',
  raiseShare: 'A élargi un essai',
  changeOpening: 'A ouvert ou fermé une offre',
  restoreVersion: 'A remis une version en service',
  applications: 'A consulté la liste des candidatures',
  readApplication: 'A consulté une candidature',
  followUp: 'A noté ou confié une candidature',
  previewStateMail: 'A consulté un courrier avant envoi',
  setApplicationState: 'A changé l’état d’une candidature',
  setApplicationStates: 'A changé l’état de candidatures',
  exportApplications: 'A téléchargé des candidatures',
  exportWorkbook: 'A téléchargé des candidatures, en classeur',
  listCollection: 'A consulté des envois',
  exportCollection: 'A exporté des envois',
  purge: 'A effacé ce qui est au terme de sa conservation',
  eraseRecord: 'A effacé un envoi à la demande de la personne',
  acknowledgeReport: 'A accusé réception d’un signalement',
  answerReport: 'A répondu à un signalement',
  closeReport: 'A clos un signalement',
  openReport: 'A lu un signalement',
  excludeReferent: 'A écarté un référent d’un signalement',
  purgeApplications: 'A effacé les candidatures au terme de leur conservation',
  eraseApplication: 'A effacé une candidature à la demande de la personne',
};

/** The name of the call, if there are no words for it. */
const actionInWords = (action: string): string => (Object.hasOwn(ACTIONS, action) && ACTIONS[action]) || action;

/** The audit trail of the workshop, the newest entries first. */
function AuditTrail() {
  // In memory: it may be the address of a person.
  const [search, setSearch] = useState('');
  /** The last entry of the page before; undefined on the first one. */
  const [before, setBefore] = useState<number>();
  const read = useWorkshopData('auditTrail', {
    ...(search && { search }),
    ...(before !== undefined && { before }),
  });
  return (
    <>
      <p className={styles.soft}>Les lignes du journal ne changent jamais. Elles sont effacées après douze mois.</p>
      <ChoicesForm
        title="Chercher dans le journal"
        action="Chercher"
        fields={[{ name: 'search', label: 'Compte, candidature ou brouillon', kind: 'search', autocomplete: 'off' }]}
        values={{ search }}
        onChoose={(chosen) => {
          setSearch((chosen['search'] ?? '').slice(0, 100));
          setBefore(undefined);
        }}
      />
      <WorkshopPart read={read} loadingText="Lecture du journal…">
        {({ entries, hasMore }) => (
          <>
            {entries.length === 0 ? (
              <p role="status">Aucune ligne ne correspond.</p>
            ) : (
              <DataTable
                caption="Actions, les plus récentes d’abord"
                rows={entries}
                keyOf={({ id }) => id}
                columns={[
                  { title: 'Quand', cell: ({ at }) => preciseMoment(at) },
                  { title: 'Qui', cell: ({ actor }) => actor },
                  { title: 'Quoi', cell: ({ action }) => actionInWords(action) },
                  { title: 'À propos de', cell: ({ subject }) => subject || '–' },
                ]}
              />
            )}
            <div className={styles.row}>
              {hasMore && (
                <Button variant="secondary" onClick={() => setBefore(entries.at(-1)?.id)}>
                  Lignes plus anciennes
                </Button>
              )}
              {before !== undefined && (
                <Button variant="secondary" onClick={() => setBefore(undefined)}>
                  Lignes les plus récentes
                </Button>
              )}
            </div>
          </>
        )}
      </WorkshopPart>
    </>
  );
}

export const page = workshopPage('Journal de l’atelier', 'audit', AuditTrail);
