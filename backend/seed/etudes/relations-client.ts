import type { SeedEtude } from '../seed-types';

export const relationsClientEtudes: SeedEtude[] = [
  {
    title: "Un opérateur télécom ramène son temps d'attente de six minutes à cinquante secondes",
    slug: 'operateur-telecom-temps-attente-cinquante-secondes',
    metaDescription:
      "Comment 85 conseillers installés à Cotonou ont rendu un service client joignable à 1,2 million d'abonnés mobile et fibre.",
    theme: 'relations-client',
    typologie: 'Service client multicanal',
    objectif: 'Réduire les délais',
    secteur: 'Télécom',
    publishedAt: '2023-02-14',
    document: {
      subtitle: 'Service client mobile et fibre, depuis Cotonou',
      sections: [
        {
          heading: 'Un service client débordé par une refonte tarifaire',
          paragraphs: [
            "Au printemps 2022, un opérateur mobile et fibre de 1,2 million d'abonnés remplace ses onze forfaits par quatre offres. La migration est simple sur le papier. Elle suscite pourtant des questions que personne n'avait prévues : date de bascule, prorata de la première facture, remises conservées ou non.",
            "En avril, l'attente moyenne au téléphone atteint six minutes et dix secondes. Un appel sur quatre est abandonné, et beaucoup d'abonnés rappellent le lendemain, ce qui allonge encore la file.",
          ],
        },
        {
          heading: "Deux files plutôt qu'une",
          paragraphs: [
            "L'opérateur nous confie 62 000 contacts par mois, téléphone, e-mail et tchat réunis. Nous ouvrons à Cotonou une équipe de 85 conseillers, présents du lundi au samedi de 8 h à 20 h, heure de Paris.",
            "L'écoute de 600 appels montre que la moitié d'entre eux portent sur la facture. Nous séparons donc les flux :",
          ],
          list: [
            'une file « facture et forfait », tenue par 50 conseillers formés en trois semaines ;',
            'une file « technique » de 35 conseillers, formés en cinq semaines sur le diagnostic de la ligne ;',
            "un rappel programmé, proposé dès que l'attente annoncée dépasse deux minutes.",
          ],
        },
        {
          heading: 'Un point de dix minutes chaque matin',
          paragraphs: [
            "L'équipe prend ses premiers appels en mai, d'abord sur un tiers du volume, puis sur la totalité sept semaines plus tard. Chaque matin, Rodrigue A., responsable de plateau, et son homologue chez l'opérateur examinent les cinq motifs de la veille. Quand l'un d'eux monte, la réponse type est corrigée avant midi.",
            "Ce rituel a permis de repérer une ligne de facture illisible : reformulée par l'opérateur en août, elle a supprimé à elle seule 2 900 appels par mois.",
          ],
        },
        {
          heading: "Ce que l'abonné a vu changer",
          paragraphs: ["Mesures de novembre 2022, au sixième mois plein, comparées à celles d'avril."],
          figures: [
            { value: '50 s', label: "d'attente moyenne, contre 6 min 10 s" },
            { value: '6 %', label: "d'appels abandonnés, contre 24 %" },
            { value: '78 %', label: 'de demandes réglées dès le premier contact' },
          ],
          quote: {
            text: "Je m'attendais à parler d'effectifs. Nous avons surtout parlé de nos factures, et c'est là que les appels ont cessé d'arriver.",
            author: "Directrice de la relation client de l'opérateur",
          },
        },
        {
          heading: 'Ce que nous en retenons',
          paragraphs: [
            "Renforcer une file d'attente soulage quelques semaines. Comprendre pourquoi elle se forme dure plus longtemps. Depuis cette mission, toute reprise de service client commence chez nous par l'écoute d'un échantillon d'appels, avant même le calcul du nombre de positions.",
          ],
        },
      ],
    },
  },
  {
    title: 'Trois marchés, deux langues : une place de marché ouvre son service client en Afrique',
    slug: 'place-de-marche-service-client-trois-marches-deux-langues',
    metaDescription:
      "Sénégal, Côte d'Ivoire, Kenya : une place de marché de mode accueille ses nouveaux clients depuis Lomé et Kigali, surtout par messagerie.",
    theme: 'relations-client',
    typologie: 'Service client multicanal',
    objectif: 'Internationaliser le service',
    secteur: 'E-commerce',
    publishedAt: '2023-06-20',
    document: {
      subtitle: 'Un dispositif bilingue entre Lomé et Kigali',
      sections: [
        {
          heading: 'Des clients qui achètent autrement',
          paragraphs: [
            "Une place de marché française de mode et de maison lance en septembre 2022 ses ventes au Sénégal, en Côte d'Ivoire et au Kenya. Son service client, conçu pour la carte bancaire, l'e-mail et la livraison à l'adresse, s'y trouve vite démuni.",
            "Sur ces marchés, on paie par mobile money ou à la remise du colis, on se repère par le nom d'un carrefour plutôt que par un numéro de rue, et l'on écrit sur sa messagerie avant de téléphoner. Le premier mois, une livraison sur cinq échoue.",
          ],
        },
        {
          heading: 'Deux équipes, un seul guide',
          paragraphs: [
            'Nous réunissons 34 conseillers : 22 à Lomé pour les deux pays francophones, 12 à Kigali pour le Kenya, en anglais. Ils traitent 19 000 contacts par mois. Les deux équipes partagent la même base de connaissances, rédigée en français et en anglais par deux conseillers référents, Kossi D. à Lomé et Aline U. à Kigali.',
            'Le parcours est repensé autour de trois gestes :',
          ],
          list: [
            'un message de confirmation avec le point de repère donné par le client ;',
            'un appel la veille de la livraison pour tout panier réglé à la remise ;',
            'un remboursement par mobile money, vérifié par un second conseiller.',
          ],
        },
        {
          heading: 'Une ouverture pays par pays',
          paragraphs: [
            "Le Sénégal démarre en novembre 2022, la Côte d'Ivoire en décembre, le Kenya en février 2023. Entre deux ouvertures, trois semaines servent à corriger le guide. Le nombre de réponses types a ainsi diminué, de 140 à 85 : les conseillers en avaient signalé beaucoup qui ne correspondaient à aucune question réelle.",
          ],
        },
        {
          heading: 'Résultats à fin mai 2023',
          paragraphs: [
            "La messagerie instantanée concentre désormais l'essentiel des échanges. Le téléphone reste ouvert pour les livraisons du jour.",
          ],
          figures: [
            { value: '12 %', label: 'de livraisons manquées, contre 21 % au lancement' },
            { value: '4 min', label: 'de délai médian de réponse sur messagerie' },
            { value: '68 %', label: 'des contacts reçus par messagerie' },
            { value: '4,4 / 5', label: 'de satisfaction après échange' },
          ],
          quote: {
            text: 'Nous pensions exporter notre service client. On nous a aidés à en construire un autre, et il inspire à présent nos équipes françaises.',
            author: 'Responsable du développement international de la place de marché',
          },
        },
        {
          heading: 'Ce que nous en retenons',
          paragraphs: [
            "La langue est la première marche, jamais la dernière. Les habitudes de paiement, d'adresse et de conversation pèsent autant dans la réussite d'une ouverture. Des conseillers qui vivent ces usages les expliquent mieux que n'importe quelle étude de marché.",
          ],
        },
      ],
    },
  },
  {
    title: 'Un groupe de presse modère 40 000 commentaires par jour sans éteindre le débat',
    slug: 'groupe-de-presse-modere-40-000-commentaires-par-jour',
    metaDescription:
      'Jour et nuit, 48 modérateurs à Cotonou publient en neuf minutes les commentaires des lecteurs de six titres de presse.',
    theme: 'relations-client',
    typologie: 'Modération',
    objectif: 'Réduire les délais',
    secteur: 'Médias',
    publishedAt: '2023-11-08',
    document: {
      subtitle: 'Modération avant publication, sept jours sur sept',
      sections: [
        {
          heading: 'Trois heures pour voir paraître son commentaire',
          paragraphs: [
            "Un groupe de presse éditant six titres d'information reçoit 40 000 commentaires par jour, et jusqu'à 90 000 les soirs d'élection. Chacun est lu avant publication. Fin 2022, le délai médian atteint trois heures : quand un commentaire paraît, la discussion est déjà finie.",
            'Les rédactions hésitent entre fermer les commentaires et relâcher le contrôle. Aucune des deux voies ne leur plaît.',
          ],
        },
        {
          heading: "Trier d'abord, lire ensuite",
          paragraphs: [
            'Nous proposons un circuit à deux étages. Un outil de tri laisse passer les messages sans risque apparent, soit 55 % du flux, dont un vingtième est relu par sondage. Les 18 000 autres sont lus par notre équipe de Cotonou : 48 modérateurs qui se relaient jour et nuit, une trentaine présents sur vingt-quatre heures.',
            "La charte des six titres tient en quatre pages. Nous l'avons traduite en 120 exemples commentés, classés par motif, que les modérateurs enrichissent chaque semaine avec les rédactions.",
          ],
        },
        {
          heading: 'Ménager ceux qui lisent',
          paragraphs: ['Lire la colère des autres fatigue. Les règles du plateau en tiennent compte :'],
          list: [
            'deux heures par jour au plus sur les sujets les plus violents ;',
            'une pause de quinze minutes toutes les deux heures ;',
            'un entretien mensuel avec une psychologue, et une permanence hebdomadaire sur rendez-vous.',
          ],
        },
        {
          heading: 'Un délai divisé par vingt',
          paragraphs: [
            'Le dispositif a démarré en février 2023 sur deux titres et couvre les six depuis mai. Un lecteur dont le message est refusé peut demander un second avis, rendu sous vingt-quatre heures par une autre personne.',
          ],
          figures: [
            { value: '9 min', label: 'de délai médian de publication, contre 3 h' },
            { value: '1,8 %', label: 'de refus annulés après second avis, contre 7 %' },
            { value: '+26 %', label: 'de lecteurs contributeurs en six mois' },
          ],
          quote: {
            text: "Nos journalistes se sont remis à répondre sous leurs articles. C'est le signe le plus sûr que la conversation vaut de nouveau la peine.",
            author: 'Rédactrice en chef numérique du groupe de presse',
          },
        },
        {
          heading: 'Ce que nous en retenons',
          paragraphs: [
            "Une bonne modération se juge à ce qu'elle publie autant qu'à ce qu'elle écarte. Le second avis, que nous redoutions comme une charge, ne concerne que 70 messages par jour. Il a rendu la charte plus claire pour tous, lecteurs compris.",
          ],
        },
      ],
    },
  },
  {
    title: "Un voyagiste double sa capacité de réponse en cinq semaines avant l'été",
    slug: 'voyagiste-double-capacite-de-reponse-avant-ete',
    metaDescription:
      "Soixante conseillers recrutés et formés à Lomé en cinq semaines : un voyagiste traverse sa haute saison avec 91 % d'appels pris.",
    theme: 'relations-client',
    typologie: 'Service client multicanal',
    objectif: "Absorber un pic d'activité",
    secteur: 'Tourisme / loisirs',
    publishedAt: '2024-04-18',
    document: {
      subtitle: 'Un renfort saisonnier entre Anteuil et Lomé',
      sections: [
        {
          heading: 'Mai 2023 : les réservations dépassent les prévisions',
          paragraphs: [
            "Ce spécialiste des séjours balnéaires confie depuis trois ans son service client à notre équipe d'Anteuil, soit 60 conseillers et 1 900 contacts par jour en régime courant. Au printemps 2023, ses ventes progressent de 38 %. La projection pour juillet dépasse 4 000 contacts quotidiens : horaires de vol modifiés, passeports périmés, transferts manqués.",
            "Recruter soixante personnes dans le Doubs pour dix semaines était hors de portée. Laisser les voyageurs sans réponse à l'aéroport l'était tout autant.",
          ],
        },
        {
          heading: 'Un second plateau, jumeau du premier',
          paragraphs: [
            "Nous ouvrons 60 positions à Lomé. Chaque superviseur d'Anteuil est jumelé à un superviseur togolais, et cinq formateurs font le voyage. Le partage des rôles est net : Lomé prend les questions d'avant-départ et le suivi des e-mails, Anteuil garde les urgences sur place et les réclamations.",
          ],
          list: [
            'semaines 1 et 2 : recrutement, parmi 410 candidatures reçues ;',
            'semaines 3 et 4 : formation aux destinations, aux formalités et aux outils ;',
            'semaine 5 : double écoute, puis premiers appels avec un tuteur.',
          ],
        },
        {
          heading: 'La haute saison, jour par jour',
          paragraphs: [
            'Les prévisions sont recalculées chaque soir à partir du planning des vols. Le 29 juillet, des orages clouent une partie des avions au sol et portent la journée à 5 300 contacts. Les deux plateaux basculent alors sur une file commune pendant six heures, un scénario répété deux fois en juin.',
          ],
        },
        {
          heading: 'Résultats de juillet et août 2023',
          paragraphs: ['Les deux sites ont traité ensemble 4 100 contacts par jour en moyenne.'],
          figures: [
            { value: '91 %', label: "d'appels pris, contre 73 % l'été précédent" },
            { value: '11 h', label: 'pour répondre à un e-mail, contre 4 jours' },
            { value: '44', label: "saisonniers sur 60 restés à Lomé sur d'autres missions" },
          ],
          quote: {
            text: "Le jour des orages, j'ai suivi la file d'attente sur mon téléphone. Elle montait, puis elle est redescendue. Je n'avais jamais vu cela en juillet.",
            author: 'Directeur des opérations du voyagiste',
          },
        },
        {
          heading: 'Ce que nous en retenons',
          paragraphs: [
            "Un renfort réussit quand son périmètre est plus étroit que celui de l'équipe en place. En confiant à Lomé ce qui s'apprend en deux semaines et à Anteuil ce qui demande des années, chacun a travaillé sur ce qu'il maîtrisait. Le dispositif est reconduit pour l'été 2024, avec un recrutement lancé dès le mois d'avril.",
          ],
        },
      ],
    },
  },
  {
    title: "Un fournisseur d'énergie répond sur les réseaux sociaux en moins d'une heure",
    slug: 'fournisseur-energie-reseaux-sociaux-moins-une-heure',
    metaDescription:
      'Vingt-quatre conseillers lisent 31 000 commentaires par mois et règlent sept demandes sur dix sans renvoyer le client au téléphone.',
    theme: 'relations-client',
    typologie: 'Modération',
    objectif: 'Améliorer la satisfaction',
    secteur: 'Énergie',
    publishedAt: '2024-10-03',
    document: {
      subtitle: "Modération et service client social, d'Anteuil à Cotonou",
      sections: [
        {
          heading: '« Contactez-nous en message privé »',
          paragraphs: [
            "Pendant des années, ce fournisseur d'électricité et de gaz a répondu par la même phrase à tous ses abonnés mécontents. Le message privé menait à un numéro de téléphone, le téléphone à une file d'attente. La première réponse demandait neuf heures, davantage le week-end.",
            "L'hiver 2022-2023 et ses factures en hausse ont rendu la situation intenable : 31 000 commentaires par mois sous les publications de la marque, dont certains injurieux, d'autres désespérés.",
          ],
        },
        {
          heading: 'Une équipe qui lit tout et peut agir',
          paragraphs: [
            'Nous formons 24 conseillers au double métier de modérateur et de chargé de clientèle. Quatorze travaillent à Anteuil en journée, dix à Cotonou le soir et le week-end. La présence est continue de 7 h à 23 h, tous les jours.',
            "La vraie nouveauté tient à leurs droits : consulter un contrat, étaler un paiement jusqu'à trois échéances, corriger un relevé, programmer une intervention. Ils n'ont plus de raison de renvoyer ailleurs.",
          ],
        },
        {
          heading: 'Écrire court, écrire juste',
          paragraphs: [
            "Les conseillers ont rédigé eux-mêmes leur guide, à partir de 300 conversations relues en atelier. Il est révisé à chaque changement de tarif, avant l'annonce publique, pour que personne ne découvre la nouvelle dans un commentaire.",
            "Trois règles d'écriture y remplacent les 90 réponses préparées :",
          ],
          list: [
            "répondre d'abord à la question posée, expliquer ensuite ;",
            'signer de son prénom, et reprendre soi-même la conversation le lendemain ;',
            "proposer un rappel dans l'heure à toute personne évoquant une coupure ou une difficulté de paiement.",
          ],
        },
        {
          heading: 'Résultats au premier semestre 2024',
          paragraphs: ["L'équipe reçoit 5 200 messages privés par mois, en plus des commentaires publics."],
          figures: [
            { value: '42 min', label: 'de délai médian de réponse, contre 9 h' },
            { value: '71 %', label: 'de demandes réglées sans changer de canal, contre 34 %' },
            { value: '4,2 / 5', label: 'de satisfaction, contre 3,1' },
          ],
          quote: {
            text: "Une cliente a publié la capture de son échange avec Mélanie, d'Anteuil, pour la remercier. Aucune de nos campagnes n'avait obtenu autant de partages.",
            author: 'Responsable des médias sociaux du fournisseur',
          },
        },
        {
          heading: 'Ce que nous en retenons',
          paragraphs: [
            "Séparer ceux qui modèrent de ceux qui résolvent crée des impasses. Une même personne peut masquer une insulte, lire la demande qu'elle cachait et y répondre. Cela suppose un mois de formation et une délégation claire de la part du client. Les deux se rentabilisent vite.",
          ],
        },
      ],
    },
  },
  {
    title: "Un réseau de laboratoires d'analyses décroche 96 % des appels de ses patients",
    slug: 'reseau-laboratoires-analyses-96-pour-cent-appels',
    metaDescription:
      'À Anteuil, 52 conseillers accueillent les patients de 74 laboratoires et rendent plus de deux heures par jour aux secrétariats.',
    theme: 'relations-client',
    typologie: 'Service client multicanal',
    objectif: 'Améliorer la satisfaction',
    secteur: 'Santé / pharmaceutique',
    publishedAt: '2025-03-27',
    document: {
      subtitle: 'Accueil téléphonique mutualisé de 74 sites',
      sections: [
        {
          heading: 'Répondre au téléphone ou au guichet, il fallait choisir',
          paragraphs: [
            "Dans ce réseau régional de 74 laboratoires, les secrétaires accueillaient les patients, enregistraient les prélèvements et décrochaient le téléphone. Entre 8 h et 10 h, l'heure des prises de sang à jeun, la sonnerie perdait toujours. Sur la journée, 29 % des appels restaient sans réponse.",
            "Les patients, inquiets d'un résultat ou d'une préparation mal comprise, finissaient par se déplacer.",
          ],
        },
        {
          heading: 'Un accueil commun, qui connaît chaque site',
          paragraphs: [
            "Les 2 600 appels quotidiens aboutissent désormais à notre centre d'Anteuil, où 52 conseillers se relaient de 7 h à 19 h et le samedi matin. L'appel affiche la fiche du laboratoire concerné : horaires, parking, examens pratiqués, prénoms de l'équipe.",
            'Le périmètre a été fixé avec les biologistes du réseau, au mot près :',
          ],
          list: [
            'rendez-vous, horaires, consignes de jeûne, prise en charge : le conseiller répond ;',
            "accès au compte rendu en ligne : il vérifie l'identité et guide le patient, sans jamais lire un résultat ;",
            'question médicale ou inquiétude : il transmet au biologiste de garde, avec rappel sous trente minutes.',
          ],
        },
        {
          heading: 'Une formation dans les laboratoires',
          paragraphs: [
            'Chaque conseiller a passé deux journées dans un laboratoire, badge au cou, avant son premier appel. Les dix premiers sites ont été raccordés en mars 2024, les autres par groupes de huit, toutes les deux semaines. Chaque vague a donné lieu à une réunion avec les secrétaires, qui ont relu et corrigé la fiche de leur site.',
          ],
        },
        {
          heading: 'Résultats après dix mois',
          paragraphs: [
            "L'enquête de décembre 2024 porte sur 3 150 patients. La clarté des consignes est le point le plus apprécié.",
          ],
          figures: [
            { value: '96 %', label: "d'appels pris, contre 71 %" },
            { value: '9 / 10', label: 'de satisfaction des patients, contre 8,1' },
            { value: '2 h 15', label: 'rendues chaque jour à chaque secrétariat' },
          ],
          quote: {
            text: "Mes secrétaires craignaient un répondeur de luxe. Elles appellent aujourd'hui les conseillères d'Anteuil par leur prénom.",
            author: 'Biologiste, membre de la direction du réseau',
          },
        },
        {
          heading: 'Ce que nous en retenons',
          paragraphs: [
            "Dans la santé, savoir où s'arrêter vaut autant que savoir répondre. La règle « jamais un résultat au téléphone » a été comprise par les patients dès lors qu'une solution la suivait aussitôt. Et deux journées sur le terrain ont appris davantage que deux semaines en salle.",
          ],
        },
      ],
    },
  },
  {
    title: 'Une messagerie mobile fait modérer ses signalements en éwé, en kinyarwanda et en français',
    slug: 'messagerie-mobile-moderation-ewe-kinyarwanda-francais',
    metaDescription:
      'À Lomé et à Kigali, 44 modérateurs traitent 6 500 signalements par jour dans la langue où les messages ont été écrits.',
    theme: 'relations-client',
    typologie: 'Modération',
    objectif: 'Internationaliser le service',
    secteur: 'Technologie',
    publishedAt: '2025-09-16',
    document: {
      subtitle: 'La modération dans la langue de ceux qui écrivent',
      sections: [
        {
          heading: 'Des outils qui ne comprenaient pas',
          paragraphs: [
            "L'éditeur d'une messagerie mobile compte des millions d'utilisateurs en Afrique de l'Ouest et de l'Est. Lorsqu'un message lui était signalé, il passait par une traduction automatique, puis par une équipe européenne. En français et en anglais, le circuit tenait. En éwé ou en kinyarwanda, il se trompait souvent, prenant une plaisanterie pour une menace ou l'inverse.",
            'Un signalement attendait 31 heures en moyenne. Deux modérateurs saisis du même message ne concluaient pareillement que dans 78 % des cas.',
          ],
        },
        {
          heading: 'Lire dans le texte',
          paragraphs: [
            "Nous avons constitué deux équipes : 26 modérateurs à Lomé pour le français et l'éwé, 18 à Kigali pour l'anglais et le kinyarwanda. Ils examinent 6 500 signalements par jour, sept jours sur sept, sans traduction intermédiaire.",
            "Avant d'ouvrir la file, les deux équipes ont rédigé avec l'éditeur un glossaire de 640 expressions. Proverbes, ironie, surnoms, insultes voilées : chaque entrée précise le sens, le contexte et la décision attendue.",
          ],
        },
        {
          heading: 'Trois niveaux de gravité',
          paragraphs: [
            "La montée en charge a duré trois mois, langue après langue, l'équipe européenne relisant les décisions avant de s'effacer. Un suivi psychologique et une rotation quotidienne entre les niveaux protègent ceux qui voient passer le pire.",
            'La file unique a laissé place à un classement dès la réception, assuré par deux modérateurs expérimentés dans chaque ville.',
          ],
          list: [
            "danger pour une personne : examen immédiat, alerte à l'éditeur ;",
            'escroquerie, harcèlement : examen dans les trois heures ;',
            'publicité et messages indésirables : examen dans la journée.',
          ],
        },
        {
          heading: 'Résultats au deuxième trimestre 2025',
          paragraphs: [
            'Le dispositif fonctionne à plein depuis janvier 2025. La concordance est mesurée chaque semaine sur 400 messages lus deux fois.',
          ],
          figures: [
            { value: '3 h 20', label: 'de délai moyen, contre 31 h' },
            { value: '25 min', label: 'pour les signalements les plus graves' },
            { value: '94 %', label: 'de décisions concordantes, contre 78 %' },
          ],
          quote: {
            text: 'Le glossaire est devenu un outil de travail pour nos ingénieurs. Ils y ont découvert à quel point leurs filtres étaient sourds.',
            author: 'Responsable confiance et sécurité de la messagerie',
          },
        },
        {
          heading: 'Ce que nous en retenons',
          paragraphs: [
            "« Une langue, c'est aussi ce qu'on ne dit pas », résume Afi M., qui coordonne l'équipe de Lomé. Le recours à des locuteurs natifs protège mieux les utilisateurs et réduit les décisions injustes. Un troisième groupe, en fon et en yoruba, se prépare à Cotonou.",
          ],
        },
      ],
    },
  },
  {
    title: 'Un constructeur automobile mène un rappel de 138 000 véhicules sans saturer son réseau',
    slug: 'constructeur-automobile-rappel-138-000-vehicules',
    metaDescription:
      "À Cotonou et Anteuil, 70 conseillers organisent le passage de 112 000 voitures à l'atelier en six mois, au rythme des pièces.",
    theme: 'relations-client',
    typologie: 'Service client multicanal',
    objectif: "Absorber un pic d'activité",
    secteur: 'Automobile',
    publishedAt: '2026-05-12',
    document: {
      subtitle: 'Une campagne de six mois, cadencée par les ateliers',
      sections: [
        {
          heading: 'Prévenir vite, recevoir à temps',
          paragraphs: [
            'En juillet 2025, un constructeur décide de rappeler 138 000 voitures pour remplacer un capteur de freinage. Le défaut est rare et le conducteur en est averti par un voyant, mais chacun veut être rassuré. Le réseau compte 310 ateliers. Les pièces arrivent par lots, semaine après semaine.',
            "Envoyer tous les courriers le même jour aurait noyé les standards des concessions. Le constructeur cherchait un partenaire capable d'informer chaque propriétaire et de remplir les agendas au rythme des livraisons.",
          ],
        },
        {
          heading: 'Des courriers réglés sur les stocks',
          paragraphs: [
            'De septembre 2025 à février 2026, 70 conseillers se consacrent à la campagne : 40 à Cotonou pour la prise de rendez-vous, 30 à Anteuil pour les situations délicates, véhicule immobilisé ou conducteur inquiet.',
            'Le moteur du dispositif est un planning partagé. Chaque lundi, il croise pièces reçues, places en atelier et propriétaires à prévenir.',
          ],
          list: [
            "un courrier, suivi d'un SMS donnant accès à la réservation en ligne ;",
            "un appel au dixième jour si aucun rendez-vous n'est pris ;",
            "une recherche d'adresse quand la voiture a changé de mains ;",
            'un rappel la veille, avec proposition de report.',
          ],
        },
        {
          heading: 'Un pic aplani',
          paragraphs: [
            "La première semaine, 9 400 appels entrants arrivent, deux fois plus que prévu, car la presse locale s'est emparée du sujet. Le lot suivant de courriers est retardé de six jours et un message d'accueil répond à la question la plus fréquente : « puis-je rouler ? ». Dès la troisième semaine, le volume suit la courbe prévue.",
          ],
        },
        {
          heading: 'Résultats à fin février 2026',
          paragraphs: [
            'Soit 14 interventions par atelier et par semaine en moyenne, un rythme que le réseau a tenu sans heures supplémentaires.',
          ],
          figures: [
            { value: '112 000', label: 'véhicules réparés, soit 81 % du parc concerné' },
            { value: '47 %', label: 'des rendez-vous pris en ligne' },
            { value: '6 %', label: 'de rendez-vous manqués' },
          ],
          quote: {
            text: "Nos concessionnaires s'attendaient à un automne de crise. Plusieurs m'ont demandé d'organiser ainsi les révisions ordinaires.",
            author: "Directeur de l'après-vente du constructeur",
          },
        },
        {
          heading: 'Ce que nous en retenons',
          paragraphs: [
            "On absorbe un pic en décidant de sa forme. Informer par vagues n'a rien ralenti : le facteur limitant était la pièce, pas l'appel. La recherche des 26 000 propriétaires restants se poursuit avec une équipe de douze conseillers.",
          ],
        },
      ],
    },
  },
];
