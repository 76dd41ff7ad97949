import type { SeedEtude } from '../seed-types';

export const soutienDActiviteEtudes: SeedEtude[] = [
  {
    title: 'Une mutuelle divise par trois son délai de traitement des courriers',
    slug: 'mutuelle-divise-par-trois-delai-courriers',
    metaDescription:
      'De neuf jours à trois : une mutuelle qui reçoit 38 000 courriers par mois confie les actes courants à 46 gestionnaires de Cotonou.',
    theme: 'soutien-d-activite',
    typologie: 'Back office',
    objectif: 'Réduire les délais',
    secteur: 'Banque / Assurance',
    publishedAt: '2023-04-05',
    document: {
      subtitle: 'Gestion des courriers adhérents, depuis Cotonou',
      sections: [
        {
          heading: 'Seize mille dossiers sur la pile',
          paragraphs: [
            "Changement d'adresse, ajout d'un enfant, devis dentaire, contestation d'un remboursement : cette mutuelle de 480 000 adhérents reçoit 38 000 courriers et e-mails par mois. Début 2022, 16 000 dossiers attendent. Le délai moyen est de neuf jours, et un adhérent sur six téléphone pour savoir où en est sa demande.",
            'La mutuelle souhaite garder en France ses experts des dossiers complexes et confier le reste à une équipe stable.',
          ],
        },
        {
          heading: 'Partir des actes, non des services',
          paragraphs: [
            "Pendant un mois, deux analystes de VIPP observent le travail des gestionnaires de la mutuelle. Ils recensent 57 types d'actes. Trente-quatre, simples et fréquents, représentent 82 % du volume : ce sont eux qui partent à Cotonou, où 46 gestionnaires sont formés par paliers.",
          ],
          list: [
            'palier 1, trois semaines : état civil, coordonnées, attestations ;',
            'palier 2, cinq semaines : devis, remboursements, pièces manquantes ;',
            'palier 3, après six mois : réclamations simples et rédaction libre.',
          ],
        },
        {
          heading: 'Le stock se vide, la qualité tient',
          paragraphs: [
            'La mutuelle numérise le courrier et dépose les images dans un espace sécurisé, où les gestionnaires travaillent sans rien télécharger. Pendant les dix premières semaines, tous les actes sont relus ; ensuite, un sur douze.',
            "Les erreurs sont classées par cause chaque vendredi. La plus courante venait d'un formulaire où deux cases se ressemblaient. La mutuelle l'a redessiné en juillet.",
            "Gildas S., qui encadre le plateau, a fait afficher les lettres de remerciement à côté des indicateurs. Elles rappellent qu'au bout de chaque acte quelqu'un attend une réponse.",
          ],
        },
        {
          heading: 'Résultats à la fin de 2022',
          paragraphs: [
            "Le délai s'entend de la réception du courrier à la réponse envoyée, en jours ouvrés. Dans le même temps, les appels de relance ont reculé de moitié.",
          ],
          figures: [
            { value: '3 jours', label: 'de délai moyen, contre 9' },
            { value: '5 400', label: 'dossiers en cours, contre 16 000' },
            { value: '1,3 %', label: "d'actes à reprendre, contre 4,1 %" },
          ],
          quote: {
            text: "Nos experts avaient oublié ce qu'était une journée sans relances. Ils passent maintenant du temps sur les dossiers qui le méritent.",
            author: 'Directrice des opérations de la mutuelle',
          },
        },
        {
          heading: 'Ce que nous en retenons',
          paragraphs: [
            "Le découpage par actes a permis de transférer vite ce qui pouvait l'être, sans scinder les dossiers sensibles. Il donne aussi aux gestionnaires une progression visible : en un an, dix-neuf d'entre eux ont atteint le palier 3, et deux sont devenus formateurs.",
          ],
        },
      ],
    },
  },
  {
    title: 'Un gestionnaire de biens numérise 180 000 baux et retrouve chaque pièce en une minute',
    slug: 'gestionnaire-de-biens-numerise-180-000-baux',
    metaDescription:
      "Vingt-deux agences, 4,3 millions de pages : comment un gestionnaire locatif a fiabilisé ses baux avec nos équipes d'Anteuil et de Lomé.",
    theme: 'soutien-d-activite',
    typologie: 'Back office',
    objectif: 'Fiabiliser les données',
    secteur: 'Immobilier',
    publishedAt: '2023-09-21',
    document: {
      subtitle: 'Numérisation et indexation de dossiers de location',
      sections: [
        {
          heading: 'Des armoires pleines et des données incertaines',
          paragraphs: [
            "Au fil de ses rachats, ce gestionnaire de biens a hérité de 22 agences et d'autant de façons de classer. Ses 180 000 dossiers de location dorment dans des armoires, parfois dans une cave. Pour retrouver un état des lieux, il faut appeler l'agence, attendre que quelqu'un descende, espérer.",
            "Plus préoccupant, le logiciel de gestion contient des loyers et des dépôts de garantie saisis à la main, que personne n'a jamais rapprochés des baux signés.",
          ],
        },
        {
          heading: 'Aller chercher le papier, agence après agence',
          paragraphs: [
            "Une équipe mobile de neuf personnes part d'Anteuil avec ses scanners. Elle s'installe dans chaque agence, de quatre à douze jours, de sorte qu'aucun original ne quitte les lieux. Les images sont contrôlées le soir même.",
            'À Lomé, 38 opérateurs lisent les dossiers et relèvent 23 informations dans chacun. Les six plus importantes sont saisies deux fois, par deux personnes différentes :',
          ],
          list: [
            'identité du locataire et du garant ;',
            "date de prise d'effet et durée ;",
            'loyer, charges et dépôt de garantie ;',
            'clause de révision du loyer.',
          ],
        },
        {
          heading: 'Sept mois, 29 000 pages par jour',
          paragraphs: [
            "Le chantier a duré de novembre 2022 à mai 2023. La première agence a servi de banc d'essai : l'ordre des pièces dans les dossiers y a été revu, ce qui a fait gagner un quart du temps dans les suivantes. Chaque lundi, le siège recevait la liste des écarts entre bail et logiciel, à trancher sous dix jours.",
          ],
        },
        {
          heading: 'Ce que les baux ont révélé',
          paragraphs: [
            "Un dossier complet s'affiche aujourd'hui à l'écran en moins d'une minute, contre deux jours auparavant.",
          ],
          figures: [
            { value: '4,3 M', label: 'de pages numérisées et classées' },
            { value: '0,6 %', label: "d'erreur de saisie, mesurée sur 5 000 dossiers" },
            { value: '11 200', label: 'écarts corrigés entre bail et logiciel' },
          ],
          quote: {
            text: 'Nous voulions libérer des mètres carrés. Nous avons surtout découvert, et remboursé, des dépôts de garantie mal enregistrés.',
            author: 'Secrétaire générale du gestionnaire de biens',
          },
        },
        {
          heading: 'Ce que nous en retenons',
          paragraphs: [
            'Numériser sans relire ne fait que déplacer le désordre. La valeur de ce projet tient aux écarts mis au jour, et au fait que le client avait désigné, dès le premier jour, une personne dans chaque région pour les trancher. Sans elle, la liste du lundi serait restée une liste.',
          ],
        },
      ],
    },
  },
  {
    title: 'Un distributeur en ligne rembourse ses retours de fêtes en cinq jours au lieu de seize',
    slug: 'distributeur-en-ligne-rembourse-retours-de-fetes',
    metaDescription:
      'Après Noël, les retours triplent. Une équipe de Lomé passée de 25 à 75 gestionnaires a tenu le délai promis aux acheteurs.',
    theme: 'soutien-d-activite',
    typologie: 'Back office',
    objectif: "Absorber un pic d'activité",
    secteur: 'E-commerce',
    publishedAt: '2024-02-15',
    document: {
      subtitle: 'Traitement des retours et remboursements, hiver 2023-2024',
      sections: [
        {
          heading: 'Le contrecoup des fêtes',
          paragraphs: [
            "Pour ce distributeur de jouets et d'électronique, décembre se gagne à la vente et se perd en janvier. Cadeaux en double, tailles d'écran mal choisies, colis abîmés : les demandes de retour passent de 16 000 à 48 000 par mois. L'hiver précédent, il fallait seize jours pour rembourser, et les avis publiés en ligne en gardaient la trace jusqu'à l'été.",
            "Une partie du délai venait de l'entrepôt. L'essentiel venait du dossier lui-même, ouvert trois ou quatre fois avant une décision.",
          ],
        },
        {
          heading: 'Décider une seule fois',
          paragraphs: [
            "Notre équipe de Lomé traitait déjà le flux courant avec 25 gestionnaires. Pour l'hiver, elle passe à 75, recrutés dès octobre. Surtout, la règle change : un dossier ouvert doit être un dossier tranché.",
          ],
          list: [
            "l'acheteur joint ses photos au moment de la demande, guidé pas à pas ;",
            'en dessous de 40 euros, le gestionnaire rembourse sans attendre le colis ;',
            "au-delà, il déclenche le remboursement dès le scan d'arrivée en entrepôt ;",
            'les cas douteux vont à une cellule de six personnes, qui répond le jour même.',
          ],
        },
        {
          heading: 'Huit semaines sous surveillance',
          paragraphs: [
            "Yawa T., qui dirige l'équipe, affiche chaque matin une seule courbe : le nombre de dossiers de plus de cinq jours. Le 4 janvier, elle grimpe à 2 700 à cause d'un lot d'enceintes défectueuses. Le distributeur accepte un remboursement automatique pour cette référence. La courbe retombe en trois jours.",
            "L'entrepôt, de son côté, reçoit deux fois par jour la liste des colis attendus et réserve un quai aux retours. Chaque gestionnaire voit ainsi où se trouve le paquet dont on lui parle.",
          ],
        },
        {
          heading: 'Bilan de décembre et janvier',
          paragraphs: ['En deux mois, 96 000 demandes ont été closes, soit 2 400 par jour ouvré.'],
          figures: [
            { value: '5 jours', label: 'pour être remboursé, contre 16' },
            { value: '1,2', label: 'ouverture par dossier, contre 3,4' },
            { value: '−58 %', label: "d'appels « où en est mon remboursement ? »" },
          ],
          quote: {
            text: "Nous redoutions les abus sur les petits montants. Ils pèsent 0,7 % des remboursements, bien moins que ce que nous coûtait l'examen de chaque colis.",
            author: 'Directeur logistique du distributeur',
          },
        },
        {
          heading: 'Ce que nous en retenons',
          paragraphs: [
            "Tripler une équipe aide, à condition de ne pas tripler les allers-retours. La délégation de décision accordée aux gestionnaires a compté autant que leur nombre. Elle a été maintenue toute l'année, et trente des cinquante renforts ont rejoint une autre mission du site.",
          ],
        },
      ],
    },
  },
  {
    title: 'Un laboratoire pharmaceutique remet à jour 62 000 fiches de professionnels de santé',
    slug: 'laboratoire-pharmaceutique-62-000-fiches-professionnels-de-sante',
    metaDescription:
      "En quatre mois, douze opératrices et opérateurs de Cotonou ont vérifié, dédoublonné et corrigé le fichier d'un laboratoire.",
    theme: 'soutien-d-activite',
    typologie: 'Back office',
    objectif: 'Fiabiliser les données',
    secteur: 'Santé / pharmaceutique',
    publishedAt: '2024-12-05',
    document: {
      subtitle: "Qualité d'un fichier de médecins et de pharmaciens",
      sections: [
        {
          heading: "Un courrier sur neuf revenait à l'expéditeur",
          paragraphs: [
            "Lorsqu'un laboratoire doit signaler une précaution d'emploi, il écrit à tous les prescripteurs concernés. Encore faut-il qu'ils habitent toujours là. Au début de 2024, 11 % des courriers de cette entreprise lui reviennent. Dans son fichier de 62 000 noms, des médecins partis à la retraite, d'autres inscrits sous deux adresses, des pharmacies vendues depuis longtemps.",
            "Un nettoyage automatique avait été tenté. Il avait fusionné des homonymes, ce que les visiteurs médicaux n'ont pas oublié.",
          ],
        },
        {
          heading: 'La machine propose, une personne décide',
          paragraphs: [
            "Nous comparons d'abord chaque fiche au répertoire public des professionnels de santé. Les fiches identiques sont validées d'office. Toutes les autres passent sous les yeux d'une équipe de douze personnes, à Cotonou, de mai à août 2024.",
          ],
          list: [
            'doublon probable : les deux fiches sont affichées côte à côte, avec la source de chaque donnée ;',
            'adresse divergente : vérification sur deux sources, puis appel au cabinet si elles se contredisent ;',
            "cessation d'activité : la fiche est archivée, jamais supprimée, avec la date du constat.",
          ],
        },
        {
          heading: 'Des appels courts, une règle simple',
          paragraphs: [
            "L'équipe a passé 6 800 appels à des secrétariats, entre 13 h et 15 h, l'heure où l'on décroche le plus volontiers. Une seule question, moins d'une minute, et aucune démarche commerciale. Prudence H., qui encadrait l'opération, en avait fait un principe : « on dérange une fois, on note tout ».",
            "Chaque semaine, le laboratoire recevait un état des corrections et pouvait revenir sur n'importe laquelle pendant trente jours. Il ne l'a fait que 41 fois.",
          ],
        },
        {
          heading: 'Un fichier digne de confiance',
          paragraphs: ["L'envoi de septembre 2024, adressé à 9 200 praticiens, a servi de test grandeur nature."],
          figures: [
            { value: '17 400', label: 'fiches corrigées, soit 28 % du fichier' },
            { value: '5 900', label: 'doublons fusionnés après examen' },
            { value: '1,4 %', label: 'de courriers retournés, contre 11 %' },
          ],
          quote: {
            text: 'La première question de nos équipes a été : qui a vérifié ? Pour chaque fiche, nous pouvons répondre, avec la date et la source.',
            author: 'Responsable des données du laboratoire',
          },
        },
        {
          heading: 'Ce que nous en retenons',
          paragraphs: [
            "Un fichier vieillit tous les jours : de l'ordre de 9 % par an pour celui-ci. Plutôt qu'un grand nettoyage tous les cinq ans, le laboratoire a choisi un entretien permanent. Deux personnes reprennent désormais 1 500 fiches par mois, les plus anciennes d'abord.",
          ],
        },
      ],
    },
  },
  {
    title: 'Un opérateur de fibre corrige 210 000 adresses et réussit ses raccordements',
    slug: 'operateur-fibre-corrige-210-000-adresses',
    metaDescription:
      'Une adresse juste évite un technicien devant la mauvaise porte : les échecs de raccordement passent de 14 % à 6 %.',
    theme: 'soutien-d-activite',
    typologie: 'Back office',
    objectif: 'Fiabiliser les données',
    secteur: 'Télécom',
    publishedAt: '2025-07-10',
    document: {
      subtitle: "Qualité des adresses d'un réseau en fibre optique",
      sections: [
        {
          heading: 'Le technicien est là, mais pas devant chez vous',
          paragraphs: [
            '« Bâtiment B », mais la résidence en compte deux. « 12 bis », que le voisin appelle « 14 ». Dans les zones rurales, un lieu-dit de vingt maisons sans numéros. Chez cet opérateur de réseau, 14 % des rendez-vous de raccordement échouaient, près de deux fois sur trois pour une adresse fausse ou incomplète.',
            'Chaque échec coûtait un déplacement, une demi-journée de congé au futur abonné et, souvent, une annulation.',
          ],
        },
        {
          heading: 'Rapprocher, puis regarder',
          paragraphs: [
            'Le périmètre couvre 210 000 adresses dans onze départements. Un premier rapprochement avec la Base adresse nationale et les plans du réseau en règle 132 000. Restent 78 000 cas, confiés à 30 opérateurs de Cotonou pendant six mois.',
            "Chacun dispose sur un même écran de la photo aérienne, du plan des câbles, de l'historique des interventions et de la fiche de l'immeuble. Selon le cas, il peut :",
          ],
          list: [
            'corriger le numéro, la voie ou le bâtiment ;',
            'rattacher le logement au bon point de branchement ;',
            "demander à la mairie la numérotation d'un lieu-dit ;",
            'renvoyer un relevé de terrain au technicien du secteur.',
          ],
        },
        {
          heading: 'Les techniciens dans la boucle',
          paragraphs: [
            "De novembre 2024 à avril 2025, chaque opérateur a traité une vingtaine d'adresses par jour. Un échange hebdomadaire avec quatre techniciens a servi de juge de paix. C'est ainsi que l'équipe a appris à se méfier des résidences livrées en plusieurs tranches, où la lettre du bâtiment change entre le permis et la boîte aux lettres.",
          ],
        },
        {
          heading: 'Le bon palier du premier coup',
          paragraphs: ['Comparaison de mai 2025 avec octobre 2024, sur les onze départements.'],
          figures: [
            { value: '6 %', label: 'de raccordements manqués, contre 14 %' },
            { value: '9 jours', label: 'entre commande et mise en service, contre 17' },
            { value: '23 000 km', label: 'de trajets évités chaque mois' },
          ],
          quote: {
            text: "Mes équipes sont arrivées chez des gens qui les attendaient. Dit comme cela, c'est banal. Pour nous, c'était un changement d'époque.",
            author: "Directeur du déploiement de l'opérateur",
          },
        },
        {
          heading: 'Ce que nous en retenons',
          paragraphs: [
            "La donnée se répare loin du terrain à condition que le terrain réponde. Les quatre techniciens associés au projet y ont consacré deux heures par semaine : c'est peu, et cela a décidé de tout. Nous recommandons désormais un tel groupe pour toute mission touchant aux adresses.",
          ],
        },
      ],
    },
  },
  {
    title: 'Un portail immobilier vérifie 9 000 annonces par jour avant leur publication',
    slug: 'portail-immobilier-verifie-9-000-annonces-par-jour',
    metaDescription:
      'Fausses locations, photos volées, surfaces fantaisistes : à Kigali, 22 modérateurs vérifient les annonces en 35 minutes.',
    theme: 'soutien-d-activite',
    typologie: 'Modération',
    objectif: 'Fiabiliser les données',
    secteur: 'Immobilier',
    publishedAt: '2026-03-10',
    document: {
      subtitle: 'Contrôle des annonces avant mise en ligne, depuis Kigali',
      sections: [
        {
          heading: 'Trop beau pour être vrai',
          paragraphs: [
            "Un deux-pièces lumineux, un loyer inférieur de moitié au marché, un propriétaire à l'étranger qui demande un acompte. Ce portail d'annonces entre particuliers connaissait bien ces offres et les retirait après signalement. Trop tard, parfois, pour un étudiant qui avait déjà payé.",
            "À la fraude s'ajoutaient des erreurs de bonne foi : surface confondue avec celle du terrain, étiquette énergétique oubliée, adresse fantaisiste. En février 2025, la direction décide de tout contrôler avant publication.",
          ],
        },
        {
          heading: 'Contrôler sans faire attendre',
          paragraphs: [
            'Le site reçoit 9 000 annonces par jour. Un moteur de règles, préparé avec nos développeurs de Paris, en valide 62 % : annonceur connu, photos inédites, prix cohérent. Les 3 400 autres arrivent à Kigali, où 22 modérateurs se relaient tous les jours de 8 h à 22 h.',
          ],
          list: [
            'les photos sont comparées à celles du portail et du web ;',
            "le prix est rapporté à ceux du quartier, avec une marge selon l'état du bien ;",
            "la surface, l'étage et l'étiquette énergétique doivent concorder entre texte et photos ;",
            "en cas de doute, l'annonceur reçoit une question précise plutôt qu'un refus.",
          ],
        },
        {
          heading: 'Apprendre des fraudeurs',
          paragraphs: [
            "Chaque semaine, Eric N., responsable d'équipe, décortique cinq tentatives avec la cellule fraude du portail. En mai 2025, l'équipe remarque que plusieurs annonces reprennent les mêmes rideaux, photographiés sous trois angles. La règle qu'elle en a tirée a bloqué 130 annonces en un mois.",
            'La formation initiale dure cinq semaines. Elle porte autant sur le logement en France, ses loyers et son vocabulaire, que sur les techniques de fraude.',
          ],
        },
        {
          heading: 'Résultats du second semestre 2025',
          paragraphs: [
            'Parmi les annonceurs à qui une question est posée, quatre sur cinq corrigent leur annonce dans la journée et la voient paraître.',
          ],
          figures: [
            { value: '35 min', label: 'de délai médian de contrôle' },
            { value: '310', label: 'annonces frauduleuses bloquées par mois' },
            { value: '−64 %', label: "de signalements d'utilisateurs" },
          ],
          quote: {
            text: 'Contrôler avant de publier passait pour un frein. Nos annonceurs y ont vu une garantie, et ils publient davantage.',
            author: 'Directrice produit du portail immobilier',
          },
        },
        {
          heading: 'Ce que nous en retenons',
          paragraphs: [
            "La question posée à l'annonceur a mieux servi la qualité que le refus. Elle prend quarante secondes à rédiger et transforme le contrôle en conseil. Elle suppose des modérateurs à l'aise à l'écrit : c'est devenu le premier critère de recrutement de l'équipe.",
          ],
        },
      ],
    },
  },
];
