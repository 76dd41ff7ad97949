/** Translations of the editor of texts, with corrections of its French; it has no French months, so dates are numeric. */
export const PHRASES: Readonly<Record<string, string>> = {
  'app.header.media': 'Médias',
  'collection.collectionTop.newButton': '+ %{collectionLabel}',
  'collection.collectionTop.viewAsGrid': 'Afficher en grille',
  'collection.collectionTop.viewAsList': 'Afficher en liste',
  'collection.entries.unpublishedHeader': 'Textes non publiés',
  'editor.editor.onPublishing': 'Publier ce contenu maintenant\u202F? S’il est programmé, il n’attendra pas son heure.',
  'editor.editorControl.field.widgetLabel': 'Champ «\u202F%{widgetLabel}\u202F»',
  'editor.editorToolbar.deleteUnpublishedChanges': 'Supprimer les modifications non publiées',
  'editor.editorToolbar.statusInfoTooltipDraft':
    'Un brouillon n’est pas sur le site. Pour le faire relire, choisissez «\u202FEn cours de révision\u202F».',
  'editor.editorToolbar.statusInfoTooltipInReview':
    'Un collègue relit ce contenu. Vous pouvez encore le modifier pendant ce temps.',
  'editor.editorWidgets.datetime.setToNow': 'Mettre à maintenant',
  'editor.editorWidgets.markdown.strikethrough': 'Barré',
  'editor.editorWidgets.markdown.toggleMode.markdown': 'Écrire en Markdown',
  'editor.editorWidgets.markdown.toggleMode.rich': 'Écrire en texte enrichi',
  'editor.editorWidgets.object.collapse': 'Replier',
  'editor.editorWidgets.object.expand': 'Déplier',
  'mediaLibrary.mediaLibraryModal.close': 'Fermer',
  'ui.settingsDropdown.account': 'Menu du compte',
  'workflow.workflow.dateFormat': 'DD/MM/YYYY [à] HH:mm',
  'workflow.workflowCard.deleteChanges': 'Supprimer les modifications',
};
