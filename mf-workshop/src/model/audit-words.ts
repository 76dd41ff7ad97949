/** Entries of the audit trail in words. */
import type { WorkshopCallName } from '@vipp/shared/contract/workshop/workshop-calls';

/** Entries that no call of the workshop makes. */
type OtherAction =
  | 'signInRefused'
  | 'addUser'
  | 'setUserRole'
  | 'removeUser'
  | 'listCollection'
  | 'exportCollection'
  | 'purge'
  | 'eraseRecord'
  | 'publishContent'
  | 'sendDigest'
  | 'saveContent'
  | 'setContentState'
  | 'discardContent'
  | 'withdrawContent'
  | 'restoreContent'
  | 'storeContentFile'
  | 'deleteContentFile';

const ACTIONS: Partial<Record<WorkshopCallName | OtherAction, string>> = {
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
  changeOpening: 'A ouvert ou fermé une offre',
  restoreVersion: 'A remis une version en service',
  applications: 'A consulté la liste des candidatures',
  readApplication: 'A consulté une candidature',
  previewStateMail: 'A consulté un courrier avant envoi',
  setApplicationState: 'A changé l’état d’une candidature',
  exportApplications: 'A téléchargé des candidatures',
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

/** The name itself where there are no words for it, so that no entry is without an action. */
export const actionInWords = (action: string): string =>
  Object.hasOwn(ACTIONS, action) ? (ACTIONS[action as keyof typeof ACTIONS] ?? action) : action;
