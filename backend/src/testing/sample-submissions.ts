/** Payloads that every form's call accepts. */
export const sampleContact = {
  nom: 'N’Diaye',
  prenom: 'Awa',
  fonction: 'Directrice',
  entreprise: 'Baobab',
  email: 'awa@baobab.example',
  telephone: '01 99 00 12 34',
  message: 'Bonjour, rappelez-moi.',
  provenance: 'Site VIPP',
};

export const sampleNewsletter = {
  nom: 'Koffi',
  prenom: 'Yao',
  fonction: 'Responsable',
  entreprise: 'Lagune',
  email: 'yao@lagune.example',
};

export const sampleStudyRequest = {
  lastname: 'Uwase',
  firstname: 'Aline',
  fonction: 'Acheteuse',
  entreprise: 'Mille Collines',
  email: 'aline@collines.example',
  etude_title: 'Coder à Cotonou',
  etude_id: 1,
  statut: false,
};

export const anonymousReport = (description = 'Des factures ont été payées deux fois.') => ({
  isAnonymous: true,
  wantsToIdentify: false,
  description,
});

export const identifiedReport = {
  isAnonymous: false,
  wantsToIdentify: true,
  fullName: 'Esi Mensah',
  relationWithVipp: 'Fournisseur',
  phone: '',
  email: 'esi@mensah.example',
  other: '',
  wantsContact: true,
  wantsResult: true,
  wantsCopy: true,
  description: 'On m’a demandé de l’argent pour une commande.',
};
