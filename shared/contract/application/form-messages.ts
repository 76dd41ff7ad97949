/** For a form whose version is closed. */
export const FORM_REPLACED =
  'Le formulaire a changé depuis que vous l’avez ouvert. Vos réponses sont conservées\u202F: vérifiez-les, puis validez de nouveau.';
