/** States of an application (requirement 4.8: a sent one is `en_attente`), and their texts for the candidate. */

export const APPLICATION_STATES = {
  en_attente: {
    label: 'En attente',
    text: 'Votre dossier est enregistré. Nous recrutons par vagues\u202F: l’équipe du pays choisi le lira lors de la prochaine.',
  },
  en_etude: { label: 'À l’étude', text: 'L’équipe de recrutement lit votre dossier.' },
  convoquee: {
    label: 'Convocation',
    text: 'Votre dossier est présélectionné. L’équipe de recrutement vous contacte pour passer les tests.',
  },
  retenue: {
    label: 'Retenue',
    text: 'Votre candidature est retenue. L’équipe de recrutement vous contacte pour la suite, et vous demandera vos diplômes.',
  },
  non_retenue: {
    label: 'Non retenue',
    text: 'Votre candidature n’a pas été retenue cette fois. Vous pourrez en déposer une nouvelle six mois après l’envoi de celle-ci.',
  },
} as const satisfies Record<string, { label: string; text: string }>;

export type ApplicationState = keyof typeof APPLICATION_STATES;

export const STATES = Object.keys(APPLICATION_STATES) as [ApplicationState, ...ApplicationState[]];

/** Months before the same person may apply again (requirement 2.38). */
export const MONTHS_BETWEEN_APPLICATIONS = 6;
