import type { SeedEtude } from '../seed-types';

export const activitesItEtudes: SeedEtude[] = [
  {
    title: "Une compagnie d'assurances réunit sept logiciels en un seul poste de travail",
    slug: 'compagnie-assurances-sept-logiciels-un-poste-de-travail',
    metaDescription:
      'Onze développeurs de Paris et de Cotonou livrent en neuf mois un écran unique à 420 gestionnaires de sinistres.',
    theme: 'activités-it',
    typologie: 'Développement applicatif',
    objectif: 'Réduire les délais',
    secteur: 'Banque / Assurance',
    publishedAt: '2023-08-29',
    document: {
      subtitle: 'Un poste de travail pour 420 gestionnaires de sinistres',
      sections: [
        {
          heading: 'Sept fenêtres ouvertes, un assuré qui attend',
          paragraphs: [
            "Pour ouvrir un dossier de dégât des eaux, un gestionnaire de cette compagnie consultait le contrat dans un premier logiciel, l'historique dans un deuxième, les garanties dans un troisième. Il copiait ensuite les références dans quatre autres. Six minutes et demie s'écoulaient avant la première question utile à l'assuré.",
            "Remplacer les sept logiciels aurait pris des années. La compagnie souhaitait un résultat avant l'été.",
          ],
        },
        {
          heading: 'Relier plutôt que remplacer',
          paragraphs: [
            "Onze développeurs, quatre à Paris et sept à Cotonou, conçoivent une application qui interroge les sept systèmes et rassemble l'essentiel sur un écran. Les logiciels d'origine demeurent : ils sont lus et mis à jour par des connecteurs, chacun testé séparément.",
            "Avant la première ligne de code, l'équipe a passé six jours assise à côté des gestionnaires. Elle en a tiré trois exigences :",
          ],
          list: [
            'le numéro de contrat se saisit une fois, jamais deux ;',
            "une information manquante s'affiche comme telle, sans bloquer la suite ;",
            'tout reste utilisable au clavier, car la main ne quitte pas le combiné.',
          ],
        },
        {
          heading: 'Une version tous les quinze jours',
          paragraphs: [
            "Le développement s'étend de septembre 2022 à mai 2023. Dès la sixième semaine, douze gestionnaires volontaires travaillent sur de vrais dossiers et notent leurs remarques dans l'outil lui-même. Sur 340 suggestions, 210 ont été livrées. Boris K., développeur à Cotonou, se souvient de la plus appréciée : un bouton « copier l'adresse », réalisé en une heure.",
            "Le déploiement s'est fait par équipes de quarante, avec retour à l'ancien poste possible pendant un mois. Onze personnes s'en sont servies.",
          ],
        },
        {
          heading: 'Résultats en juillet 2023',
          paragraphs: ["Mesures sur l'ensemble des 420 postes, deux mois après le dernier déploiement."],
          figures: [
            { value: '1 min 50', label: 'pour ouvrir un dossier, contre 6 min 30' },
            { value: '−72 %', label: "d'erreurs de recopie" },
            { value: '8 jours', label: 'de formation épargnés à chaque nouveau gestionnaire' },
          ],
          quote: {
            text: "Les développeurs connaissaient le prénom de mes gestionnaires et leurs agacements. Voilà pourquoi l'outil a été adopté sans qu'on le demande.",
            author: "Directeur de l'indemnisation de la compagnie",
          },
        },
        {
          heading: 'Ce que nous en retenons',
          paragraphs: [
            "Un poste unifié se juge en secondes gagnées, des milliers de fois par jour. Travailler par connecteurs a aussi laissé la compagnie libre de changer un logiciel sans toucher à l'écran : elle en a remplacé un premier à l'été, et ses gestionnaires ne s'en sont pas aperçus.",
          ],
        },
      ],
    },
  },
  {
    title: 'Une billetterie accueille 30 000 visiteurs simultanés sans interruption',
    slug: 'billetterie-30-000-visiteurs-simultanes',
    metaDescription:
      'Un an après une ouverture des ventes manquée, un groupe de parcs et de festivals vend 84 000 billets en trois heures.',
    theme: 'activités-it',
    typologie: 'Développement applicatif',
    objectif: "Absorber un pic d'activité",
    secteur: 'Tourisme / loisirs',
    publishedAt: '2024-06-25',
    document: {
      subtitle: "Refonte d'un parcours d'achat à forte affluence",
      sections: [
        {
          heading: 'Un matin de mars à oublier',
          paragraphs: [
            'En mars 2023, un groupe de parcs de loisirs et de festivals ouvre la vente de sa saison à 10 h. À 10 h 04, le site tombe. Il revient deux heures et dix minutes plus tard, après avoir débité certains acheteurs deux fois. Le service client mettra trois semaines à tout régulariser.',
            "L'enquête technique désigne un coupable discret : à chaque clic, le plan de salle recalculait toutes les places disponibles.",
          ],
        },
        {
          heading: 'Réécrire le strict nécessaire',
          paragraphs: [
            "Le groupe nous confie la refonte du parcours d'achat, de septembre 2023 à février 2024. L'équipe compte neuf personnes : un architecte et deux développeuses à Paris, six développeurs à Cotonou, dont quatre issus de notre école de codage. La gestion comptable et les bornes d'accueil restent en l'état.",
          ],
          list: [
            "une salle d'attente équitable, qui affiche la place et le temps restant ;",
            'une réservation de sièges tenue dix minutes, puis libérée ;',
            "un paiement qui ne peut aboutir qu'une fois, même après une coupure ;",
            'une page allégée, lisible sur un téléphone en 4G.',
          ],
        },
        {
          heading: 'Répéter avant le spectacle',
          paragraphs: [
            "Cinq répétitions générales ont eu lieu, avec des acheteurs simulés toujours plus nombreux, jusqu'à 45 000. La troisième a révélé une lenteur dans l'envoi des e-mails de confirmation, corrigée en deux jours. La dernière s'est tenue de nuit, un serveur débranché exprès. L'équipe du client y assistait, procédures en main.",
          ],
        },
        {
          heading: 'Le 14 mars 2024, à 10 h',
          paragraphs: [
            "Le pic a été atteint à 10 h 07. L'attente la plus longue a été de 38 minutes, annoncée dès l'arrivée et respectée.",
          ],
          figures: [
            { value: '30 400', label: 'visiteurs simultanés au plus fort' },
            { value: '84 000', label: 'billets vendus en trois heures' },
            { value: '0', label: 'interruption et aucun double débit' },
            { value: '0,8 s', label: "de temps moyen d'affichage" },
          ],
          quote: {
            text: "À 10 h 30, quelqu'un a demandé si la vente avait commencé, tant la salle était calme. C'est mon meilleur souvenir de l'année.",
            author: 'Directrice du numérique du groupe de loisirs',
          },
        },
        {
          heading: 'Ce que nous en retenons',
          paragraphs: [
            "Un pic prévu à la minute près se répète comme une pièce de théâtre. Les cinq essais ont coûté douze jours de travail, moins que la régularisation de 2023. Les quatre anciens élèves de l'école de codage, arrivés juniors, assurent aujourd'hui la maintenance de la plateforme.",
          ],
        },
      ],
    },
  },
  {
    title: "Un fournisseur d'énergie fait lire ses compteurs par l'IA, sous contrôle humain",
    slug: 'fournisseur-energie-compteurs-ia-controle-humain',
    metaDescription:
      "Le BPO augmenté appliqué à 95 000 photos de compteurs par mois : l'erreur de relève passe de 3,2 % à 0,4 %.",
    theme: 'activités-it',
    typologie: 'Back office',
    objectif: 'Fiabiliser les données',
    secteur: 'Énergie',
    publishedAt: '2025-05-06',
    document: {
      subtitle: 'BPO augmenté entre Paris et Kigali',
      sections: [
        {
          heading: 'Un reflet, une virgule, une facture fausse',
          paragraphs: [
            "Là où le compteur ne communique pas encore, le client relève son index et le saisit sur son téléphone. Ce fournisseur de gaz en reçoit 95 000 par mois. Un chiffre inversé, une décimale prise pour une unité, et voilà une facture de 2 000 euros au lieu de 200. Le taux d'erreur atteignait 3,2 % et entraînait 2 900 factures rectificatives par mois, avec autant d'appels mécontents.",
            'Demander une photo allait de soi. Encore fallait-il la lire.',
          ],
        },
        {
          heading: 'Un modèle qui sait douter',
          paragraphs: [
            'Nos équipes de Paris ont entraîné un modèle de lecture sur 60 000 photos fournies par le client et rendues anonymes. Il propose un index et une note de confiance. La suite dépend de cette note :',
          ],
          list: [
            "confiance élevée et index cohérent avec l'historique : validation directe, soit 70 % des photos ;",
            'un vingtième de ces validations est relu au hasard, sans que le relecteur voie la proposition ;',
            'tout le reste est lu par une personne, à Kigali, avec la photo agrandie et les trois derniers index.',
          ],
        },
        {
          heading: 'Neuf lecteurs et une boucle courte',
          paragraphs: [
            'Neuf opérateurs examinent chaque mois quelque 32 000 photos, deux minutes chacune au plus. Ils notent pourquoi le modèle a hésité : buée, flash, ancien cadran à aiguilles. Jean-Claude H., leur responsable, envoie ces motifs chaque vendredi aux développeurs. Le modèle a été réentraîné quatre fois entre septembre 2024 et mars 2025, et la part de photos à relire est passée de 52 % à 30 %.',
            'Nous avons fixé une limite avec le client : jamais de validation directe pour un index qui doublerait la facture habituelle.',
          ],
        },
        {
          heading: 'Résultats en mars 2025',
          paragraphs: ["L'erreur est mesurée sur 2 000 relèves vérifiées par un technicien au domicile du client."],
          figures: [
            { value: '0,4 %', label: "d'erreur de relève, contre 3,2 %" },
            { value: '350', label: 'factures rectificatives par mois, contre 2 900' },
            { value: '4 h', label: "entre la photo et l'index validé" },
          ],
          quote: {
            text: 'On nous promettait partout le tout automatique. VIPP nous a dit quelle part devait rester humaine, et pourquoi.',
            author: 'Responsable de la facturation du fournisseur',
          },
        },
        {
          heading: 'Ce que nous en retenons',
          paragraphs: [
            "La bonne question n'est pas de savoir si la machine lit mieux que l'humain, mais dans quels cas. Relire à l'aveugle une partie des validations nous renseigne chaque semaine. C'est le garde-fou que nous reprenons dans tous nos projets de BPO augmenté.",
          ],
        },
      ],
    },
  },
  {
    title: 'Un groupement de pharmacies lance son application de réservation en quatre mois',
    slug: 'groupement-pharmacies-application-de-reservation',
    metaDescription:
      'Produits mis de côté, rendez-vous de vaccination : 310 officines et 62 000 utilisateurs pour une application volontairement sobre.',
    theme: 'activités-it',
    typologie: 'Développement applicatif',
    objectif: 'Améliorer la satisfaction',
    secteur: 'Santé / pharmaceutique',
    publishedAt: '2025-12-09',
    document: {
      subtitle: 'Une application mobile pour 310 officines',
      sections: [
        {
          heading: 'Se déplacer pour rien',
          paragraphs: [
            "Le lait infantile est en rupture, le vaccin contre la grippe se fait sur rendez-vous, le tensiomètre arrive jeudi. Les clients de ce groupement de 310 pharmacies revenaient souvent deux fois. L'enquête annuelle le confirmait : les déplacements inutiles étaient le premier motif d'insatisfaction, devant l'attente au comptoir.",
            "Un premier projet d'application, trop vaste, s'était arrêté après dix-huit mois. Le groupement nous a demandé l'inverse.",
          ],
        },
        {
          heading: 'Trois fonctions, et une absence choisie',
          paragraphs: [
            "Huit personnes, trois à Paris et cinq à Cotonou, ont travaillé de janvier à avril 2025. Lors d'un atelier de deux jours, seize pharmaciens ont ramené soixante idées à trois :",
          ],
          list: [
            "vérifier qu'un produit sans ordonnance est disponible et le faire mettre de côté ;",
            'prendre rendez-vous pour un vaccin ou un conseil ;',
            'recevoir un message quand la commande est prête.',
          ],
        },
        {
          heading: "Des données de santé laissées à l'officine",
          paragraphs: [
            "La maquette a été essayée dans deux officines, l'une en centre-ville, l'autre dans un bourg de 1 800 habitants. C'est dans la seconde qu'a été décidée la taille des boutons.",
            "Aucune ordonnance ne transite par l'application. Ce choix, discuté longuement, simplifie la protection des données et laisse le conseil là où il doit être, au comptoir. Le stock est lu toutes les dix minutes dans les deux logiciels d'officine les plus répandus du groupement.",
            "Vingt pharmacies ont ouvert le service en avril, toutes les autres entre mai et juillet. Une équipe de quatre conseillers, à Cotonou, les a aidées à régler leurs horaires et leurs créneaux, à raison d'un appel de quarante minutes chacune.",
          ],
        },
        {
          heading: "Six mois d'usage",
          paragraphs: [
            'Chiffres à fin octobre 2025. Les rendez-vous de vaccination ont triplé en octobre, avec la campagne contre la grippe.',
          ],
          figures: [
            { value: '62 000', label: 'utilisateurs inscrits' },
            { value: '4,6 / 5', label: "de note moyenne sur les magasins d'applications" },
            { value: '−35 %', label: 'de déplacements inutiles déclarés' },
          ],
          quote: {
            text: 'Ma plus ancienne cliente a quatre-vingt-un ans. Elle réserve ses bas de contention depuis son fauteuil et passe le jour du marché.',
            author: 'Pharmacienne titulaire, membre du groupement',
          },
        },
        {
          heading: 'Ce que nous en retenons',
          paragraphs: [
            "Une application utile tient à ce qu'on a su laisser de côté. Les cinquante-sept idées écartées ont été gardées dans une liste publique, ouverte aux pharmaciens. Après six mois, ils n'en ont redemandé que quatre : la première, la réservation pour un proche, est en cours de développement.",
          ],
        },
      ],
    },
  },
  {
    title: 'Un éditeur de logiciels ouvre à Kigali son support technique en anglais',
    slug: 'editeur-logiciels-support-technique-anglais-kigali',
    metaDescription:
      'Vingt-quatre techniciens à Kigali, cinq développeurs à Paris : la première réponse arrive en 38 minutes au lieu de 7 h 40.',
    theme: 'activités-it',
    typologie: 'Service client multicanal',
    objectif: 'Internationaliser le service',
    secteur: 'Technologie',
    publishedAt: '2026-11-03',
    document: {
      subtitle: 'Assistance de niveaux 1 et 2 pour un logiciel logistique',
      sections: [
        {
          heading: '« We will get back to you tomorrow »',
          paragraphs: [
            "Cet éditeur français équipe des entrepôts et des transporteurs. En 2025, quatre-vingt-dix de ses clients sont anglophones, du Royaume-Uni au Kenya. Son support, lui, est à Paris, de 9 h à 18 h, et l'anglais y repose sur deux personnes. Un quai bloqué à 6 h du matin reste bloqué jusqu'à l'ouverture des bureaux, et la première réponse arrive en 7 h 40.",
            "Deux contrats importants venaient d'achopper sur ce point.",
          ],
        },
        {
          heading: 'Une équipe technique, dans le bon fuseau',
          paragraphs: [
            "Kigali vit à l'heure de Paris en été, avec une heure d'avance en hiver. Vingt-quatre techniciens y répondent par téléphone, tchat et ticket, de 6 h à 22 h, six jours sur sept. Presque tous sont diplômés en informatique. À Paris, cinq développeurs de VIPP corrigent les anomalies confirmées, dans le code de l'éditeur et selon ses règles.",
          ],
          list: [
            'huit semaines de formation, dont deux dans un entrepôt pilote ;',
            "un entrepôt d'essai virtuel, pour reproduire la panne avant de répondre ;",
            "une priorité fondée sur l'effet : un quai arrêté passe avant un rapport faux.",
          ],
        },
        {
          heading: 'Écrire pour ne pas répondre deux fois',
          paragraphs: [
            "Chaque incident résolu donne une fiche, en anglais puis en français, relue par un pair. Le centre d'aide en comptait 60 au départ, 480 aujourd'hui. Claudine M., technicienne de niveau 2, en a rédigé 54. Sa méthode : « j'écris pour le chef d'équipe de nuit, celui qui n'a personne à appeler ».",
          ],
        },
        {
          heading: "Quatorze mois après l'ouverture",
          paragraphs: [
            "L'équipe reçoit 3 400 demandes par mois. Dans l'intervalle, l'éditeur est passé de 90 à 160 clients anglophones.",
          ],
          figures: [
            { value: '38 min', label: 'avant la première réponse, contre 7 h 40' },
            { value: '69 %', label: 'de demandes résolues sans escalade, contre 41 %' },
            { value: '4,5 / 5', label: 'de satisfaction des clients anglophones' },
          ],
          quote: {
            text: 'Nos clients de Nairobi et de Manchester ont désormais le même interlocuteur. Nos vendeurs, eux, ne redoutent plus la question du support.',
            author: "Directeur technique de l'éditeur",
          },
        },
        {
          heading: 'Ce que nous en retenons',
          paragraphs: [
            "Un support international ne se résume pas à traduire un support national. Placer les correcteurs et les techniciens dans la même organisation a raccourci le chemin d'une anomalie, de onze jours à quatre. Et la documentation rédigée à Kigali sert maintenant aussi les clients français.",
          ],
        },
      ],
    },
  },
];
