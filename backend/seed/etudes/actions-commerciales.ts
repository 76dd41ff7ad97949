import type { SeedEtude } from '../seed-types';

export const actionsCommercialesEtudes: SeedEtude[] = [
  {
    title: 'Un éditeur de logiciels de gestion obtient 1 240 rendez-vous qualifiés en neuf mois',
    slug: 'editeur-logiciels-gestion-1-240-rendez-vous-qualifies',
    metaDescription:
      'Douze prospecteurs à Lomé, 31 000 PME ciblées et une règle : un rendez-vous compte seulement si le commercial le confirme.',
    theme: 'actions-commerciales',
    typologie: 'Prospection',
    objectif: 'Accroître les ventes',
    secteur: 'Technologie',
    publishedAt: '2023-05-16',
    document: {
      subtitle: 'Prise de rendez-vous auprès des petites et moyennes entreprises',
      sections: [
        {
          heading: 'Dix commerciaux qui cherchaient au lieu de vendre',
          paragraphs: [
            "Cet éditeur propose aux PME françaises un logiciel de devis, de facturation et de suivi de chantier. Le produit se démontre bien : un prospect sur cinq signe après l'avoir vu. Mais ses dix commerciaux consacrent 60 % de leur semaine à chercher des interlocuteurs et obtiennent chacun quatre rendez-vous par mois.",
            'Un premier prestataire avait promis du volume. Il avait tenu parole, avec des rendez-vous auxquels personne ne se présentait.',
          ],
        },
        {
          heading: 'Compter autrement',
          paragraphs: [
            "Avant de composer un numéro, nous convenons avec l'éditeur de ce qu'est un rendez-vous qualifié :",
          ],
          list: [
            "l'interlocuteur décide, ou présente le projet à celui qui décide ;",
            "l'entreprise emploie de 5 à 80 personnes et édite plus de vingt devis par mois ;",
            'une échéance est connue, même lointaine ;',
            "le commercial valide la fiche après l'entretien. Sans cette validation, rien n'est facturé.",
          ],
        },
        {
          heading: 'Douze voix, un métier à la fois',
          paragraphs: [
            "De Lomé, douze prospecteurs appellent 31 000 entreprises du bâtiment et des services entre avril et décembre 2022. Pour parler juste, ils se consacrent à un métier par quinzaine : les couvreurs d'abord, puis les paysagistes, les électriciens, les entreprises de nettoyage. Chaque quinzaine s'ouvre par la visite filmée d'un client de l'éditeur.",
            "Les 11 500 dirigeants joints sont rappelés au moment qu'ils indiquent. Beaucoup de couvreurs préfèrent la pause de midi, au chaud dans la camionnette.",
          ],
        },
        {
          heading: 'Neuf mois plus tard',
          paragraphs: [
            "Un dirigeant joint sur neuf a accepté un rendez-vous. Les 171 contrats représentent 18,6 % des rendez-vous tenus, et la mission s'est remboursée dès leur première année d'abonnement. L'éditeur l'a prolongée en 2023 avec deux métiers nouveaux, les menuisiers et les chauffagistes.",
          ],
          figures: [
            { value: '1 240', label: 'rendez-vous pris' },
            { value: '918', label: 'rendez-vous tenus, soit 74 %' },
            { value: '171', label: 'contrats signés' },
          ],
          quote: {
            text: "J'ai compris que c'était gagné quand mes commerciaux se sont mis à appeler Lomé pour raconter leurs signatures.",
            author: "Directeur commercial de l'éditeur",
          },
        },
        {
          heading: 'Ce que nous en retenons',
          paragraphs: [
            "Lier la facturation à la validation du commercial a rapproché les deux équipes plus sûrement qu'aucun comité. Et la spécialisation par métier, même brève, change le ton d'un appel : un artisan reconnaît vite qui s'est donné la peine de comprendre ses journées.",
          ],
        },
      ],
    },
  },
  {
    title: "Un loueur automobile garde 1 700 conducteurs de plus à l'échéance de leur contrat",
    slug: 'loueur-automobile-conducteurs-echeance-contrat',
    metaDescription:
      "Trois appels au bon moment plutôt qu'une relance tardive : le renouvellement des contrats passe de 46 % à 58 % en un an.",
    theme: 'actions-commerciales',
    typologie: 'Fidélisation',
    objectif: 'Accroître les ventes',
    secteur: 'Automobile',
    publishedAt: '2024-01-23',
    document: {
      subtitle: 'Accompagnement des fins de contrat de location longue durée',
      sections: [
        {
          heading: 'Une lettre, un mois avant la fin',
          paragraphs: [
            "Au terme d'une location de trois ou quatre ans, le conducteur rend sa voiture, la rachète ou en prend une autre. Ce loueur l'y invitait par une lettre, trente jours avant l'échéance. Or le délai de livraison d'un véhicule neuf dépassait alors six mois. Ceux qui souhaitaient rester ne le pouvaient plus, et 46 % seulement renouvelaient.",
            'En 2023, 14 200 contrats arrivaient à leur terme. Chaque point gagné valait 142 clients.',
          ],
        },
        {
          heading: 'Neuf mois, six mois, trois mois',
          paragraphs: [
            'Au printemps 2022, nous installons seize conseillers, dix à Anteuil et six à Cotonou, et trois rendez-vous téléphoniques dans la dernière année du contrat.',
          ],
          list: [
            "à neuf mois : un bilan d'usage, kilométrage réel, trajets, besoins à venir ;",
            'à six mois : deux propositions chiffrées, dont une hybride ou électrique ;',
            "à trois mois : l'organisation de la restitution, que le client reste ou non.",
          ],
        },
        {
          heading: 'Un conseil qui accepte de perdre',
          paragraphs: [
            "Les conseillers sont notés sur l'exactitude de leurs explications, pas sur la seule signature. Si un conducteur roule peu, ils le disent et proposent un modèle plus petit, ou le rachat. Céline R., superviseure à Anteuil, relit chaque semaine vingt bilans d'usage avec le loueur. Chacun garde le même portefeuille d'environ 900 conducteurs, du premier bilan à la remise des clés.",
            "Les frais de remise en état, première cause de mécontentement, sont désormais estimés trois mois à l'avance, photos à l'appui. Le client peut choisir de réparer lui-même.",
          ],
        },
        {
          heading: "L'année 2023 en chiffres",
          paragraphs: [
            'Douze points de mieux, soit un peu plus de 1 700 contrats renouvelés en plus par rapport au taux précédent.',
          ],
          figures: [
            { value: '58 %', label: 'de renouvellement, contre 46 %' },
            { value: '27 %', label: 'des nouveaux contrats portent sur un véhicule électrique' },
            { value: '−41 %', label: 'de litiges sur la remise en état' },
          ],
          quote: {
            text: "Nos clients partis en bons termes nous recommandent. Nous ne l'avions jamais mesuré, parce que nous ne leur parlions plus.",
            author: 'Responsable de la fidélisation du loueur',
          },
        },
        {
          heading: 'Ce que nous en retenons',
          paragraphs: [
            "La fidélisation commence quand le client a encore le choix. Appeler tôt coûte deux conversations de plus par dossier, largement compensées par les litiges évités. L'appel de restitution, sans enjeu de vente, s'est révélé le plus utile à la réputation du loueur.",
          ],
        },
      ],
    },
  },
  {
    title: "Une banque régionale renoue avec 48 000 clients dont elle n'avait plus de nouvelles",
    slug: 'banque-regionale-renoue-avec-48-000-clients',
    metaDescription:
      'Vingt-huit conseillers à Lomé appellent pour prendre des nouvelles, sans rien vendre. La recommandation gagne dix-sept points.',
    theme: 'actions-commerciales',
    typologie: 'Fidélisation',
    objectif: 'Améliorer la satisfaction',
    secteur: 'Banque / Assurance',
    publishedAt: '2024-05-30',
    document: {
      subtitle: "Une campagne d'appels de courtoisie, sans vente",
      sections: [
        {
          heading: 'Le silence de 85 000 clients',
          paragraphs: [
            "Ils ont un compte, parfois un livret, rarement un conseiller attitré depuis la réorganisation des agences. Ils n'ont ni écrit ni appelé depuis plus d'un an. Dans cette banque régionale, ils sont 85 000, un client sur sept. L'enquête annuelle les trouve peu attachés : leur indice de recommandation plafonne à 4, contre 19 pour l'ensemble de la clientèle.",
            'La direction commerciale songeait à une offre de crédit. Nous avons proposé de commencer par une question : « comment allez-vous, et que pouvons-nous faire pour vous ? »',
          ],
        },
        {
          heading: 'Un appel qui ne vend rien',
          paragraphs: [
            "De septembre 2023 à avril 2024, vingt-huit conseillers de Lomé appellent ces clients au nom de leur agence. Ils ne disposent d'aucune offre. Leur guide tient sur une page :",
          ],
          list: [
            'vérifier que les coordonnées sont à jour ;',
            'demander si un événement a changé quelque chose dans la vie du foyer ;',
            "régler l'irritant du moment, ou le transmettre avec une date de réponse ;",
            'proposer un rendez-vous en agence, seulement si le client le souhaite.',
          ],
        },
        {
          heading: "Les irritants d'abord",
          paragraphs: [
            "Plafond de carte inadapté, accès mobile bloqué, courrier envoyé à l'ancienne adresse : un appel sur trois fait surgir un petit problème, souvent ancien. La banque ouvre un guichet interne de huit personnes pour y répondre sous quarante-huit heures. Sans lui, reconnaît-elle, la campagne aurait produit plus de déception que de confiance.",
          ],
        },
        {
          heading: 'Résultats en avril 2024',
          paragraphs: [
            'Au total, 48 000 clients ont été joints, soit 56 % du fichier, et 22 600 coordonnées mises à jour.',
          ],
          figures: [
            { value: '+17', label: "points d'indice de recommandation, de 4 à 21" },
            { value: '9 350', label: 'rendez-vous pris en agence, à la demande du client' },
            { value: '15 800', label: 'irritants réglés, dont 92 % sous 48 h' },
          ],
          quote: {
            text: "Une cliente m'a dit : c'est la première fois que ma banque m'appelle sans que j'aie fait de bêtise. Nous avons affiché la phrase en salle de réunion.",
            author: "Directrice du réseau d'agences de la banque",
          },
        },
        {
          heading: 'Ce que nous en retenons',
          paragraphs: [
            "L'absence d'offre a été la meilleure des offres. Elle a libéré la parole des clients et celle des conseillers, dont l'équipe n'a enregistré que deux départs en huit mois. La campagne devient annuelle, avec un appel par foyer et par an.",
          ],
        },
      ],
    },
  },
  {
    title: 'Un magazine retient un abonné sur trois au moment de la résiliation',
    slug: 'magazine-retient-un-abonne-sur-trois',
    metaDescription:
      'Écouter la raison du départ, proposer une pause ou un autre rythme : 7 130 abonnements conservés en dix mois depuis Cotonou.',
    theme: 'actions-commerciales',
    typologie: 'Fidélisation',
    objectif: 'Accroître les ventes',
    secteur: 'Médias',
    publishedAt: '2024-09-12',
    document: {
      subtitle: "Rétention d'abonnés à un hebdomadaire, depuis Cotonou",
      sections: [
        {
          heading: "On part rarement d'un coup",
          paragraphs: [
            "Chaque mois, quelque 2 100 lecteurs de cet hebdomadaire téléphonent ou demandent à être rappelés pour mettre fin à leur abonnement. D'autres résilient en ligne, en trois clics, et c'est bien ainsi. Mais celui qui appelle accepte de parler. Jusqu'en 2023, on lui proposait trois mois à moitié prix. Une fois sur dix, il acceptait, pour repartir au quatrième mois.",
            "L'hebdomadaire voulait comprendre les départs avant de chercher à les éviter.",
          ],
        },
        {
          heading: 'Cinq raisons, cinq réponses',
          paragraphs: [
            "Notre équipe de Cotonou, quinze conseillers, a d'abord écouté 1 200 appels sans rien changer au discours. Le prix n'arrivait qu'en troisième position. À chaque raison correspond depuis une réponse concrète :",
          ],
          list: [
            "« je n'ai plus le temps » : un numéro sur deux, ou l'édition du week-end seule ;",
            "« les numéros s'empilent » : passage au numérique, avec une aide à l'installation ;",
            "« c'est trop cher » : paiement mensuel, tarif étudiant ou retraité ;",
            '« il arrive en retard » : enquête de distribution et numéros remplacés ;',
            '« je pars, je déménage » : une pause de six mois au plus, sans frais.',
          ],
        },
        {
          heading: 'Savoir dire au revoir',
          paragraphs: [
            "L'équipe a pris ses marques en six semaines, d'abord sur les seules demandes de rappel, puis sur tous les appels. Le rédacteur en chef lui a présenté le journal avant le premier jour.",
            "La consigne est ferme : une seule proposition par appel. Si le lecteur maintient sa décision, la résiliation est enregistrée pendant la conversation et confirmée par e-mail. Les conseillers lisent l'hebdomadaire chaque jeudi matin, sur leur temps de travail. Cela s'entend, et certains appels finissent par un avis sur le dernier dossier.",
          ],
        },
        {
          heading: "Résultats d'octobre 2023 à juillet 2024",
          paragraphs: [
            'Sur 21 400 demandes, 7 130 abonnements ont été maintenus. La proposition la plus choisie est le numéro sur deux.',
          ],
          figures: [
            { value: '33 %', label: "d'abonnements maintenus, contre 10 %" },
            { value: '81 %', label: 'des abonnés conservés toujours présents six mois après' },
            { value: '5 min 20', label: "de durée moyenne d'appel" },
          ],
          quote: {
            text: 'La pause nous faisait peur. Sept lecteurs sur dix reprennent leur abonnement avant la date prévue.',
            author: "Directrice de la diffusion de l'hebdomadaire",
          },
        },
        {
          heading: 'Ce que nous en retenons',
          paragraphs: [
            "Une remise achète quelques semaines, une formule adaptée garde un lecteur. Les motifs recueillis par l'équipe sont désormais transmis chaque mois à la rédaction et à la distribution, qui a changé de transporteur dans deux départements.",
          ],
        },
      ],
    },
  },
  {
    title: "Un réseau d'agences immobilières rappelle chaque vendeur dans le quart d'heure",
    slug: 'reseau-agences-immobilieres-rappelle-vendeurs-quart-heure',
    metaDescription:
      "Une demande d'estimation refroidit en quelques heures. À Anteuil, seize conseillers rappellent en onze minutes, tous les jours.",
    theme: 'actions-commerciales',
    typologie: 'Prospection',
    objectif: 'Réduire les délais',
    secteur: 'Immobilier',
    publishedAt: '2025-02-06',
    document: {
      subtitle: "Traitement des demandes d'estimation de 130 agences",
      sections: [
        {
          heading: 'Le dimanche soir, personne ne répondait',
          paragraphs: [
            "On remplit une demande d'estimation après le dîner, ou le dimanche, quand la décision de vendre se discute en famille. Ce réseau de 130 agences en reçoit 4 800 par mois sur son site. Les négociateurs, en visite toute la journée, laissaient passer 26 heures avant de rappeler. Et 31 % des demandes restaient sans suite, oubliées entre deux rendez-vous.",
            "Dans l'intervalle, un concurrent avait souvent pris la place.",
          ],
        },
        {
          heading: "Un relais entre le site et l'agence",
          paragraphs: [
            "Seize conseillers d'Anteuil prennent le relais à partir de mars 2024, tous les jours de 8 h à 20 h. Ils ne rappellent que des personnes qui l'ont demandé, et ils n'estiment rien : l'estimation appartient au négociateur. Leur mission tient en trois points.",
          ],
          list: [
            'confirmer le bien, le projet et le calendrier du vendeur ;',
            "poser un rendez-vous dans l'agenda partagé du négociateur du secteur ;",
            "envoyer à l'agence une fiche d'une page, prête à lire dans la voiture.",
          ],
        },
        {
          heading: 'Gagner la confiance des négociateurs',
          paragraphs: [
            'Les agences tenaient à leur agenda, et on les comprend. Nous avons commencé avec douze volontaires. Chaque conseiller suit les mêmes agences, connaît leurs rues et leurs habitudes. Un négociateur ne reçoit jamais plus de trois rendez-vous par jour et peut fermer une plage en un geste. En juillet, les 130 agences avaient rejoint le dispositif, dont trente à leur demande.',
          ],
        },
        {
          heading: 'Résultats du quatrième trimestre 2024',
          paragraphs: ["Les demandes reçues la nuit sont rappelées dès 8 h, et n'entrent pas dans le calcul du délai."],
          figures: [
            { value: '11 min', label: 'de délai médian de rappel, contre 26 h' },
            { value: '37 %', label: 'de demandes menant à un rendez-vous, contre 22 %' },
            { value: '+28 %', label: 'de mandats de vente signés en un an' },
          ],
          quote: {
            text: "Un vendeur m'a reçu avec ces mots : vous avez été les seuls à rappeler avant la fin du film. Il a signé le soir même.",
            author: "Directeur d'agence, membre du réseau",
          },
        },
        {
          heading: 'Ce que nous en retenons',
          paragraphs: [
            "La rapidité ouvre la porte, la préparation permet d'entrer. La fiche d'une page, mise au point avec les négociateurs au fil de neuf versions, a compté autant que les onze minutes. Nous l'avons depuis adaptée à d'autres métiers de rendez-vous.",
          ],
        },
      ],
    },
  },
  {
    title: "Une chaîne hôtelière va chercher sa clientèle d'affaires dans quatre pays",
    slug: 'chaine-hoteliere-clientele-affaires-quatre-pays',
    metaDescription:
      "De Lomé et de Kigali, en français et en anglais, 18 prospecteurs ouvrent 412 comptes d'entreprise pour huit hôtels.",
    theme: 'actions-commerciales',
    typologie: 'Prospection',
    objectif: 'Internationaliser le service',
    secteur: 'Tourisme / loisirs',
    publishedAt: '2026-01-20',
    document: {
      subtitle: "Prospection d'entreprises en Côte d'Ivoire, au Sénégal, au Ghana et au Kenya",
      sections: [
        {
          heading: 'Des chambres vides du lundi au jeudi',
          paragraphs: [
            "Cette chaîne exploite huit hôtels, à Paris et dans quatre métropoles africaines. Complets le week-end et pendant les salons, ils ne dépassaient pas 54 % d'occupation en semaine. Les voyageurs d'affaires existaient pourtant : ils logeaient ailleurs, faute d'accord avec leur entreprise.",
            "La force de vente, installée à Paris, connaissait peu les sièges d'Abidjan, de Dakar, d'Accra et de Nairobi. Elle y prospectait par e-mail, avec 2 % de réponses.",
          ],
        },
        {
          heading: 'Appeler depuis la région',
          paragraphs: [
            "En décembre 2024, nous ouvrons deux équipes. À Lomé, onze prospecteurs travaillent en français sur la Côte d'Ivoire et le Sénégal. À Kigali, sept autres s'occupent du Kenya et du Ghana, en anglais. Elles partagent un fichier de 6 400 entreprises, ONG et institutions, constitué à partir de registres publics et de listes d'exposants.",
            'La démarche se fait en deux temps :',
          ],
          list: [
            'identifier la personne qui réserve, rarement celle qui voyage : assistante de direction, responsable des achats, agence interne ;',
            'proposer un essai, deux nuits à tarif négocié, avant tout accord annuel.',
          ],
        },
        {
          heading: "S'ajuster à chaque place",
          paragraphs: [
            "À Abidjan, un premier appel suivi d'un message vocal fonctionne mieux qu'un courrier. À Nairobi, l'accord se conclut par e-mail, avec un tableau comparatif. À Accra, la navette d'aéroport décide souvent du choix. Ces observations, réunies chaque mois par Divine I., à Kigali, ont conduit la chaîne à modifier trois de ses offres.",
          ],
        },
        {
          heading: 'Dix mois de prospection',
          paragraphs: [
            "D'un fichier de 6 400 noms sont nés 1 520 entretiens, puis 412 comptes actifs. L'occupation en semaine atteint 66 %.",
          ],
          figures: [
            { value: '412', label: 'accords signés avec des entreprises' },
            { value: '28 000', label: 'nuitées réservées par ces comptes' },
            { value: '+12 points', label: "d'occupation du lundi au jeudi" },
          ],
          quote: {
            text: "Nos prospects ont eu le sentiment de parler à une maison de la région. Pour la première fois, c'était vrai.",
            author: 'Directrice des ventes de la chaîne hôtelière',
          },
        },
        {
          heading: 'Ce que nous en retenons',
          paragraphs: [
            "Prospecter quatre pays demande quatre manières de faire, et une seule façon de compter. Le tableau de suivi commun, tenu dans les deux langues, a évité que chaque équipe n'invente ses indicateurs. Un cinquième pays est à l'étude pour 2026.",
          ],
        },
      ],
    },
  },
  {
    title: "Un fournisseur d'énergie reconstruit sa prospection sur le consentement",
    slug: 'fournisseur-energie-prospection-consentement',
    metaDescription:
      "Avant l'échéance du 11 août 2026, un fournisseur a trié 640 000 fiches. Il appelle quatre fois moins et vend presque autant.",
    theme: 'actions-commerciales',
    typologie: 'Prospection',
    objectif: 'Fiabiliser les données',
    secteur: 'Énergie',
    publishedAt: '2026-10-06',
    document: {
      subtitle: "Du fichier d'appels au fichier de demandes",
      sections: [
        {
          heading: 'Une date, et beaucoup de fiches',
          paragraphs: [
            "Depuis le 11 août 2026, un particulier ne peut être démarché par téléphone en France sans y avoir consenti au préalable, sauf si l'appel concerne un contrat en cours. Ce fournisseur d'électricité s'y est préparé dès novembre 2025. Son fichier comptait 640 000 fiches, achetées, héritées ou recueillies sur des formulaires de toutes les époques.",
            "Combien d'entre elles portaient une preuve de consentement ? Personne ne le savait.",
          ],
        },
        {
          heading: 'Trois piles, aucune zone grise',
          paragraphs: [
            "À Cotonou, vingt opérateurs remontent à l'origine de chaque fiche. Les cas simples sont classés par lots, les autres un par un, selon une grille relue par le service juridique du client.",
          ],
          list: [
            'consentement daté et retrouvé : 118 000 fiches conservées pour la prospection ;',
            'contrat en cours : 120 000 fiches gardées pour ce seul contrat ;',
            'tout le reste : 402 000 fiches effacées, avec un procès-verbal.',
          ],
        },
        {
          heading: "Donner envie d'être rappelé",
          paragraphs: [
            "Restait à faire naître de nouvelles demandes. Le fournisseur a refait ses formulaires avec nos équipes de Paris : une case jamais cochée d'avance, un motif, un créneau choisi, et un lien pour changer d'avis. À Lomé, vingt-deux conseillers rappellent aux créneaux demandés et commencent par cette phrase : « vous avez souhaité que l'on vous rappelle le… ».",
            "Chaque consentement est conservé avec sa date, son texte et sa page d'origine. Un contrôle hebdomadaire porte sur 500 fiches tirées au sort.",
          ],
        },
        {
          heading: "Moins d'appels, mieux reçus",
          paragraphs: ['Comparaison de septembre 2026 avec la moyenne mensuelle de 2025.'],
          figures: [
            { value: '13 000', label: 'appels par mois, contre 52 000' },
            { value: '7,4 %', label: 'de ventes par appel, contre 1,9 %' },
            { value: '97 %', label: 'du nombre de contrats de 2025' },
          ],
          quote: {
            text: "J'avais préparé mon comité de direction à une chute. J'ai présenté une courbe plate et quatre fois moins d'appels à payer.",
            author: 'Directeur de la clientèle des particuliers du fournisseur',
          },
        },
        {
          heading: 'Ce que nous en retenons',
          paragraphs: [
            "Effacer 402 000 fiches n'a rien coûté, sinon une habitude. Un fichier plus petit et prouvé se travaille mieux qu'un grand fichier douteux, et les conseillers l'ont senti les premiers : les appels qui tournent mal ont presque disparu. La preuve du consentement est devenue la première donnée que nous vérifions.",
          ],
        },
      ],
    },
  },
];
