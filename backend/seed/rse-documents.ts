import type { SeedDocument, SeedRseDocument } from './seed-types';

const politiqueRse: SeedDocument = {
  title: 'Politique RSE',
  subtitle: 'Nos engagements sociaux, éthiques, environnementaux et territoriaux',
  sections: [
    {
      heading: 'Pourquoi cette politique',
      paragraphs: [
        "VIPP est un groupe de services externalisés et d'expérience client. Ses 3 000 collaborateurs, réunis à Anteuil, Paris, Cotonou, Lomé et Kigali, traitent chaque année 40 millions de contacts pour des entreprises et des administrations. Ce métier n'extrait rien et ne fabrique rien. Il repose entièrement sur des personnes, et c'est par elles que passe l'essentiel de notre responsabilité.",
        "Nous avons commencé par établir ce que notre activité produit de bon et de moins bon, site par site, avec les représentants du personnel, des clients, des fournisseurs et des voisins. De cette consultation sont sortis onze sujets, que nous avons classés selon leur importance pour l'entreprise et pour ceux qu'elle touche. Les quatre engagements qui suivent couvrent les onze.",
        "La politique s'applique à toutes les entités du groupe, quel que soit le pays. Lorsque la loi locale est plus exigeante que notre règle, la loi l'emporte. Lorsqu'elle l'est moins, c'est notre règle qui vaut.",
      ],
      figures: [
        { value: '3 000', label: 'collaborateurs' },
        { value: '5', label: "villes d'implantation" },
        { value: '4', label: 'engagements' },
      ],
    },
    {
      heading: 'Premier engagement : un emploi décent et qui fait progresser',
      paragraphs: [
        "Un centre de contacts peut être un lieu de passage ou un lieu d'apprentissage. Nous voulons qu'il soit le second. Chaque collaborateur reçoit un contrat écrit dans une langue qu'il lit, un salaire supérieur au minimum légal du pays, versé à date fixe, et une couverture santé qui prend effet avec le contrat.",
        "Les plannings sont communiqués au moins deux semaines à l'avance. Les heures supplémentaires sont volontaires, plafonnées et majorées. Les trajets de nuit sont organisés par l'entreprise, à ses frais, jusqu'au domicile ou à un point convenu.",
      ],
      list: [
        "Former chaque collaborateur au moins 32 heures par an, formation d'entrée non comprise.",
        'Pourvoir par promotion interne au moins sept postes de superviseur sur dix.',
        'Maintenir la part des femmes parmi les encadrants entre 45 % et 55 %.',
        "Ramener l'absentéisme sous 4,5 % d'ici à la fin de 2027, sans prime de présence.",
        'Offrir dans chaque site un accès hebdomadaire à une psychologue et un espace de repos sans écran.',
      ],
      quote: {
        text: "Quand une conseillère devient superviseuse, elle emmène avec elle les clients difficiles qu'elle a su calmer. Aucune formation ne remplace ce bagage.",
        author: 'Nadège K., directrice des ressources humaines',
      },
    },
    {
      heading: 'Deuxième engagement : une conduite irréprochable',
      paragraphs: [
        "Nos clients nous confient leurs données, leur réputation et parfois leurs recettes. Le code d'éthique fixe les règles de conduite de chacun ; la charte informatique protège les données ; la charte des achats responsables étend nos exigences à ceux qui travaillent pour nous.",
        "Toute personne, salariée ou non, peut signaler un manquement depuis le site du groupe, en se nommant ou de façon anonyme. Le comité d'éthique accuse réception dans les sept jours ouvrés lorsqu'un moyen de contact a été laissé et informe des suites dans les trois mois. Aucune représaille n'est admise.",
      ],
      list: [
        "Former tous les collaborateurs à l'éthique dans les trois mois qui suivent leur arrivée, puis chaque année.",
        "Faire signer la charte des achats responsables aux fournisseurs qui représentent 80 % de nos dépenses d'ici à 2027.",
        'Publier chaque année le nombre de signalements reçus, leur nature et leur issue.',
      ],
    },
    {
      heading: 'Troisième engagement : une empreinte mesurée, puis réduite',
      paragraphs: [
        "Nos émissions proviennent surtout de l'électricité des sites, des trajets quotidiens des équipes et de la fabrication des ordinateurs. Nous les mesurons chaque année avec la même méthode et publions les résultats, y compris lorsqu'ils augmentent.",
        "La climatisation représente à elle seule près de la moitié de nos consommations à Cotonou et à Lomé. Les travaux d'isolation, les stores extérieurs et une consigne de 26 degrés passent donc avant les achats d'équipements neufs. Les panneaux solaires de Cotonou, installés en toiture, couvrent une partie de la consommation du jour et soulagent les groupes électrogènes.",
      ],
      list: [
        'Réduire de 30 % les émissions par collaborateur entre 2022 et 2030.',
        "Porter à 20 % la part d'électricité solaire consommée sur les sites africains d'ici à 2028.",
        'Utiliser chaque poste informatique au moins six ans et confier tous les équipements retirés à une filière de réemploi ou de recyclage.',
        'Supprimer les gobelets et bouteilles à usage unique des espaces communs.',
      ],
    },
    {
      heading: 'Quatrième engagement : être utile aux territoires',
      paragraphs: [
        "Nous embauchons d'abord autour de nos sites et achetons, autant que possible, dans le pays où nous consommons. L'école de codage de Cotonou reçoit des candidats sélectionnés sur leur logique et leur persévérance, sans condition de diplôme. À Anteuil, le maintien d'un site de relation client soutient des emplois qualifiés dans une commune rurale.",
        "Nos partenariats associatifs répondent à trois conditions : un besoin formulé par l'association elle-même, un lien avec nos métiers ou nos effets, un engagement d'au moins trois ans. Nous préférons peu d'actions, suivies longtemps, à une liste de dons.",
      ],
      list: [
        'Consacrer au moins 6 000 heures de travail par an au mécénat de compétences.',
        "Réaliser au moins 70 % de nos achats auprès d'entreprises du pays concerné.",
        "Réserver la moitié des places de l'école de codage à des femmes d'ici à 2028.",
      ],
    },
    {
      heading: 'Qui décide, qui agit, qui contrôle',
      paragraphs: [
        "Le comité RSE, présidé par la direction générale, se réunit chaque trimestre. Il rassemble les directions des sites, des ressources humaines, des achats, des systèmes d'information et de la qualité, ainsi qu'un représentant du personnel par pays. Il arrête les objectifs et le budget.",
        "Chaque site a un correspondant RSE, qui dispose d'un jour par semaine pour cette mission et rend compte au comité. Les responsables de service ont dans leurs objectifs annuels au moins un critère RSE, pris en compte dans leur part variable.",
        "Notre démarche est évaluée par Ecovadis, et les questionnaires Best Place to Work donnent la parole aux équipes. Les conclusions de ces évaluations sont présentées aux représentants du personnel avec le plan d'action qui en découle.",
      ],
    },
    {
      heading: 'Suivi et mise à jour',
      paragraphs: [
        'Les résultats paraissent chaque année dans le rapport RSE et, pour les lecteurs qui comparent plusieurs entreprises, dans le rapport établi en référence aux normes GRI. Un objectif manqué y est indiqué comme tel, avec la raison et la correction prévue.',
        "La politique est relue tous les deux ans, ou plus tôt si l'activité change de façon notable. Les remarques sont les bienvenues, d'où qu'elles viennent, par le formulaire de contact du site.",
      ],
    },
  ],
};

const codeEthique: SeedDocument = {
  title: "Code d'éthique",
  subtitle: 'Ce que chacun peut attendre de nous et ce que nous attendons de chacun',
  sections: [
    {
      heading: "À qui s'adresse ce code",
      paragraphs: [
        "Ce code s'applique à toutes les personnes qui travaillent pour le groupe VIPP, de l'apprenti à la direction générale, quel que soit le contrat ou le pays. Les intérimaires, les consultants et les sous-traitants présents sur nos sites s'y engagent également.",
        "Il ne prévoit pas toutes les situations. Devant un cas nouveau, quatre questions aident à décider : est-ce légal ? Est-ce conforme à nos valeurs ? Serais-je à l'aise si mes proches l'apprenaient ? Qui pourrait en souffrir ? Si l'une des réponses vous gêne, parlez-en avant d'agir.",
        "Les managers ont un devoir particulier : montrer l'exemple, répondre aux questions et ne jamais laisser entendre qu'un résultat excuserait un manquement.",
      ],
    },
    {
      heading: 'Le respect des personnes',
      paragraphs: [
        "Nous recrutons, formons, payons et promouvons sur la compétence et le travail. Aucune décision ne dépend de l'origine, du sexe, de l'âge, de la grossesse, du handicap, de la religion, de l'orientation sexuelle, de la situation de famille, des opinions ou de l'engagement syndical.",
        "Le harcèlement moral ou sexuel, les humiliations, les cris et les surnoms blessants n'ont pas leur place sur un plateau, ni dans une messagerie, ni lors d'une sortie d'équipe. Un conseiller insulté ou menacé par un correspondant a le droit de mettre fin à l'échange après un avertissement ; son superviseur le soutient et prend le relais.",
      ],
      list: [
        "Exemple : un chef d'équipe affiche chaque soir le nom du conseiller le plus lent. Cette pratique est interdite. Les résultats individuels se commentent en tête-à-tête.",
        "Exemple : une candidate enceinte réussit les tests. Sa date d'arrivée est aménagée, sa candidature n'est pas écartée.",
      ],
    },
    {
      heading: 'La loyauté envers les clients de nos clients',
      paragraphs: [
        "La personne qui nous appelle ne sait pas toujours qu'elle parle à un prestataire. Elle a droit à une information exacte, donnée dans des mots qu'elle comprend. Nous n'inventons pas de réponse : quand nous ne savons pas, nous le disons, nous cherchons et nous rappelons.",
        "En vente, nous annonçons l'objet de l'appel, le prix complet et le droit de rétractation. Nous n'insistons pas auprès d'une personne qui refuse, ne profitons pas de l'âge ni de la détresse et n'enregistrons jamais un accord qui n'a pas été donné.",
      ],
      list: [
        "Exemple : il manque deux ventes pour atteindre la prime du mois et un client hésite, visiblement sans avoir compris l'engagement. On lui envoie la documentation et on le laisse réfléchir.",
        "Exemple : un collègue coche une option gratuite sans le demander. C'est une fraude, même sans conséquence financière pour le client.",
      ],
    },
    {
      heading: "Cadeaux, corruption et conflits d'intérêts",
      paragraphs: [
        "Personne, chez nous, n'offre ni n'accepte un avantage destiné à influencer une décision : attribution d'un marché, recrutement, contrôle administratif, affectation à une équipe. Les paiements dits de facilitation sont interdits, même modestes et même lorsqu'ils sont courants autour de nous.",
        "Un cadeau ou une invitation peut être accepté s'il est d'usage, occasionnel, d'une valeur inférieure à 50 euros ou à l'équivalent en monnaie locale, et reçu au grand jour. Il est inscrit au registre du site. Les sommes d'argent et les bons d'achat sont toujours refusés.",
        "Un conflit d'intérêts n'est pas une faute ; le cacher en est une. Chacun déclare à son responsable les liens de famille ou d'affaires qui pourraient peser sur son jugement, et se retire de la décision concernée.",
      ],
      list: [
        "Exemple : le cousin d'un recruteur postule à Lomé. Le recruteur le déclare ; un collègue d'un autre service conduit l'entretien.",
        'Exemple : un agent retient un matériel en douane et propose de le libérer contre un billet. On refuse, on demande un reçu officiel et on prévient la direction du site.',
      ],
    },
    {
      heading: 'Données, confidentialité et parole publique',
      paragraphs: [
        "Nous consultons un dossier parce qu'une demande l'exige, jamais par curiosité. Les informations d'un client ne sortent ni sur papier, ni en photo, ni dans une conversation de transport en commun. L'obligation demeure après le départ de l'entreprise.",
        "Sur les réseaux sociaux, chacun est libre de dire où il travaille et ce qu'il en pense. En revanche, il ne publie pas d'image de plateau où un écran serait lisible, ne nomme pas les entreprises qui nous confient leurs services et ne s'exprime pas au nom du groupe sans mandat.",
        'Les comptes, feuilles de temps et indicateurs remis à nos clients sont exacts. Un chiffre faux, même flatteur, détruit ce qui nous fait vivre : la confiance.',
      ],
    },
    {
      heading: 'Concurrence, vie publique et environnement',
      paragraphs: [
        "Nous gagnons nos marchés par la qualité et le prix. Nous n'échangeons pas d'informations tarifaires avec des concurrents, ne dénigrons personne et n'utilisons pas de documents obtenus de façon déloyale, y compris lorsqu'ils sont apportés par un nouveau collègue.",
        "Le groupe ne finance aucun parti ni candidat. Chacun garde sa liberté de citoyen, en dehors du temps et des moyens de l'entreprise. Nos échanges avec les pouvoirs publics portent sur l'emploi, la formation et la réglementation de notre métier, et sont consignés.",
        "Éteindre, réparer, réemployer, trier : l'attention à l'environnement fait partie du travail bien fait. Tout incident, même léger, est signalé à la direction du site.",
      ],
    },
    {
      heading: 'Parler et être protégé',
      paragraphs: [
        "Vous avez un doute ou vous êtes témoin d'un manquement ? Parlez-en à votre responsable, aux ressources humaines, à un représentant du personnel, ou adressez-vous directement au comité d'éthique par le formulaire « Signalements » du site. Vous pouvez rester anonyme.",
        "Le comité d'éthique compte trois membres issus de directions différentes. Il écoute, vérifie, donne la parole à la personne mise en cause et décide. Sanctions possibles : de l'avertissement au licenciement, sans préjudice des suites judiciaires. Toute représaille contre une personne de bonne foi est elle-même sanctionnée.",
      ],
      quote: {
        text: "La plupart des messages que nous recevons ne sont pas des accusations, mais des questions. Quelqu'un hésite et veut bien faire. C'est le meilleur usage du dispositif.",
        author: "Firmin A., président du comité d'éthique",
      },
      figures: [
        { value: '7 jours', label: 'ouvrés pour accuser réception' },
        { value: '3 mois', label: 'au plus pour informer des suites' },
        { value: '0', label: 'représaille tolérée' },
      ],
    },
  ],
};

const charteAchats: SeedDocument = {
  title: 'Charte des achats responsables',
  subtitle: 'Engagements réciproques entre VIPP et ses fournisseurs',
  sections: [
    {
      heading: "L'esprit de la charte",
      paragraphs: [
        "Ordinateurs, connexions, électricité, transport du personnel, gardiennage, restauration, entretien, formation : chaque jour, des centaines de personnes qui ne sont pas nos salariés rendent notre travail possible. Leurs conditions d'emploi et l'empreinte de leurs produits sont aussi notre affaire.",
        "Cette charte est un contrat moral à deux sens. Elle dit ce que nous attendons de nos fournisseurs et, d'abord, ce que nous leur devons. Elle est jointe aux appels d'offres, signée avec tout contrat de plus de 5 000 euros par an et proposée aux autres.",
        "Elle vaut pour nos sites de France, du Bénin, du Togo et du Rwanda. Le fournisseur s'engage à la faire connaître à ses propres sous-traitants.",
      ],
    },
    {
      heading: 'Ce que nous devons à nos fournisseurs',
      paragraphs: [
        "Un achat responsable commence par un acheteur loyal. Nos consultations décrivent le besoin avec précision, laissent au moins quinze jours pour répondre et annoncent les critères de choix avec leur poids. Les candidats non retenus reçoivent, s'ils le demandent, une explication de vive voix.",
      ],
      list: [
        'Payer à 30 jours les petites entreprises et à 45 jours au plus toutes les autres, à compter de la réception de la facture.',
        "Verser un acompte d'au moins 30 % aux très petites entreprises qui doivent avancer des matériaux.",
        "Ne pas demander de remise rétroactive ni de gratuité en échange d'un renouvellement.",
        "Prévenir au moins six mois à l'avance de l'arrêt d'une relation établie.",
        "Veiller à ce qu'aucun petit fournisseur ne dépende de nous pour plus de 30 % de son activité sans en avoir parlé avec lui.",
        'Ouvrir un recours au médiateur interne, indépendant du service des achats.',
      ],
    },
    {
      heading: 'Droits humains et conditions de travail',
      paragraphs: [
        "Le fournisseur respecte les conventions fondamentales de l'Organisation internationale du travail et la loi de chaque pays où il emploie. Il ne recourt ni au travail forcé, ni au travail des enfants, ni à la retenue de papiers d'identité, ni à la facturation de frais d'embauche aux salariés.",
        "Nous portons une attention particulière à trois métiers où les abus sont fréquents : le gardiennage, le nettoyage et le transport de nuit. Les contrats correspondants prévoient un prix qui permet de payer au moins le salaire minimum, les cotisations sociales et les majorations d'horaires. Une offre qui ne le permet pas est écartée, même si elle est la moins chère.",
      ],
      list: [
        'Un contrat de travail écrit et un bulletin de paie remis chaque mois.',
        'Un jour de repos par semaine et des durées de travail conformes à la loi.',
        'Des équipements de protection fournis gratuitement, une assurance contre les accidents du travail.',
        "La liberté de se syndiquer, de s'exprimer et de se plaindre sans représailles.",
        "L'égalité de traitement et l'absence de toute forme de harcèlement.",
      ],
    },
    {
      heading: 'Environnement',
      paragraphs: [
        "Nous demandons des produits durables avant des produits neufs. Pour les équipements informatiques, l'appel d'offres compare le coût sur six ans, réparations et électricité comprises, et réserve un lot au matériel reconditionné.",
        "Les fournisseurs d'énergie, de climatisation et de transport communiquent chaque année les consommations et les émissions liées à nos contrats, ou, s'ils ne savent pas encore les calculer, les données qui nous permettent de le faire avec eux.",
      ],
      list: [
        'Reprise des emballages et des équipements usagés, avec un certificat de traitement.',
        'Fluides frigorigènes à faible effet de serre pour toute climatisation neuve.',
        'Papier recyclé ou issu de forêts gérées durablement, en quantité toujours décroissante.',
        "Denrées de saison et produites dans le pays pour nos restaurants d'entreprise.",
      ],
    },
    {
      heading: 'Intégrité et protection des données',
      paragraphs: [
        "Le fournisseur s'interdit tout avantage destiné à obtenir un marché ou à en alléger le contrôle. Il déclare les liens personnels qu'il entretient avec un collaborateur du groupe. Les acheteurs, de leur côté, changent de portefeuille tous les quatre ans et décident toujours à deux au-delà de 10 000 euros.",
        "Toute entreprise dont le personnel peut entrevoir un écran, entendre une conversation ou accéder à un local technique signe un engagement de confidentialité. Celles qui traitent des données personnelles pour notre compte concluent en outre un contrat conforme à l'article 28 du règlement européen sur la protection des données.",
      ],
    },
    {
      heading: 'La part des entreprises locales et inclusives',
      paragraphs: [
        "Acheter dans le pays, c'est faire circuler les salaires que nous y versons. Chaque appel d'offres ordinaire est adressé à au moins deux entreprises locales lorsqu'elles existent, et découpé en lots assez petits pour qu'elles puissent y répondre.",
        "Des structures d'insertion, des coopératives et des entreprises dirigées par des femmes ou par des personnes handicapées sont recherchées activement. Un acheteur de chaque site leur consacre deux demi-journées par trimestre, pour expliquer nos besoins et relire leurs dossiers.",
      ],
      quote: {
        text: "La première fois, notre devis tenait sur une demi-page. L'acheteuse de VIPP est venue à l'atelier et nous a montré ce qui manquait. Nous livrons aujourd'hui trois sites.",
        author: 'Koffi M., menuisier et fournisseur à Lomé',
      },
      figures: [
        { value: '71 %', label: 'des achats réalisés dans le pays du site en 2025' },
        { value: '68 %', label: 'des dépenses couvertes par une charte signée' },
        { value: '38 jours', label: 'de délai moyen de paiement' },
      ],
    },
    {
      heading: 'Évaluer, progresser, arrêter',
      paragraphs: [
        "Les fournisseurs importants ou exposés remplissent un questionnaire tous les deux ans. Une trentaine d'entre eux reçoivent chaque année la visite d'un auditeur, qui s'entretient seul à seul avec des salariés tirés au sort. Le compte rendu est remis au fournisseur avant d'être classé.",
        "Un écart conduit d'abord à un plan de progrès, avec un délai réaliste et, si nécessaire, notre aide. Les manquements graves, comme le travail d'enfants, la violence, la corruption ou la mise en danger, entraînent la suspension immédiate des commandes, puis la rupture si rien ne change. Nous veillons alors à ce que les personnes lésées soient prises en charge.",
        "Tout salarié d'un fournisseur peut utiliser le formulaire de signalement du groupe. Il bénéficie des mêmes garanties que nos propres collaborateurs.",
      ],
    },
  ],
};

const charteInformatique: SeedDocument = {
  title: 'Charte informatique',
  subtitle: "Le bon usage des postes, des accès, des données et de l'intelligence artificielle",
  sections: [
    {
      heading: 'Pourquoi une charte',
      paragraphs: [
        'Un conseiller ouvre en une journée plusieurs dizaines de dossiers qui ne lui appartiennent pas. Les personnes concernées ne le verront jamais et lui font pourtant confiance. La sécurité informatique est la forme que prend, chez nous, le respect de ces personnes.',
        "La charte s'applique à tous ceux qui utilisent un équipement, un compte ou un réseau du groupe : salariés, apprentis de l'école de codage, intérimaires, prestataires, visiteurs. Elle est annexée au règlement intérieur de chaque site, présentée le premier jour et signée avant la remise des accès.",
      ],
    },
    {
      heading: 'Comptes et mots de passe',
      paragraphs: [
        'Chaque compte est personnel. Le prêter, même cinq minutes à un collègue de confiance, revient à signer à sa place. Les mots de passe comptent au moins quatorze caractères et sont gardés dans le coffre numérique fourni ; un second facteur est exigé pour tout accès à distance et pour toute application de client.',
        "Les droits sont ouverts pour une mission précise, à la demande du responsable, et revus chaque trimestre. Ils sont fermés le jour même d'un départ ou d'un changement d'équipe.",
      ],
      list: [
        "Verrouiller l'écran dès que l'on quitte son poste, même pour un café.",
        "Ne jamais communiquer un mot de passe, y compris à l'assistance informatique, qui n'en a pas besoin.",
        "Ne pas réutiliser un mot de passe personnel dans l'entreprise, ni l'inverse.",
        "Signaler une connexion que l'on n'explique pas, sans attendre d'être sûr.",
      ],
    },
    {
      heading: 'Le poste de travail et le plateau',
      paragraphs: [
        'Sur les plateaux, les téléphones personnels, les appareils photo et les clés de stockage restent au casier. Le papier y est remplacé par des ardoises effaçables, nettoyées à chaque fin de service. Ces règles valent aussi pour les dirigeants et pour les visiteurs.',
        "Les logiciels sont installés par l'équipe informatique. Un outil manque ? La demande est étudiée sous cinq jours ouvrés et la réponse est motivée. Une consultation personnelle et brève d'internet est admise pendant les pauses, sur les postes prévus à cet effet.",
        "En déplacement ou à domicile, pour les fonctions qui y sont autorisées, on travaille sur un ordinateur chiffré du groupe, à travers le réseau privé, à l'abri des regards. Le matériel n'est jamais laissé dans un véhicule.",
      ],
    },
    {
      heading: 'Les données de nos clients',
      paragraphs: [
        "Nous traitons ces données pour le compte d'entreprises qui en répondent devant leurs propres clients. Nous suivons leurs instructions et rien d'autre. Une donnée ne quitte pas l'application prévue : ni copie dans un tableur, ni envoi sur une messagerie, ni capture d'écran.",
      ],
      list: [
        "Vérifier l'identité de l'interlocuteur avec les questions prévues avant de donner la moindre information.",
        "Suspendre l'enregistrement lorsqu'un moyen de paiement est dicté, ou utiliser la saisie par touches.",
        'Ne pas noter dans un commentaire une opinion, un diagnostic ou un renseignement qui ne sert pas à la demande.',
        'Employer des jeux de données fictifs pour les tests et les formations.',
        "Faire suivre sans délai à la personne désignée toute demande d'accès, de rectification ou d'effacement.",
      ],
    },
    {
      heading: "L'usage de l'intelligence artificielle",
      paragraphs: [
        "Les assistants mis à disposition par le groupe résument, trient, traduisent et proposent. Ils ne décident pas. Le conseiller relit chaque texte avant de l'envoyer et reste l'auteur de sa réponse.",
        "Il est interdit de saisir des données de clients, du code confidentiel ou des documents internes dans un service public d'intelligence artificielle. Les outils autorisés figurent sur une liste tenue par la direction des systèmes d'information, avec, pour chacun, les usages permis et le lieu de traitement des données.",
        "Aucun outil ne sert à noter l'humeur d'un salarié, à prédire son départ ou à sélectionner seul une candidature. Avant toute mise en service, une évaluation recherche les erreurs et les biais, notamment selon les accents et les langues de nos pays, et ses résultats sont présentés aux représentants du personnel.",
      ],
      quote: {
        text: "Un modèle qui comprend moins bien l'accent de Parakou que celui de Paris ferait attendre les uns plus que les autres. Nous le testons avant, pas après.",
        author: 'Aline U., ingénieure données à Kigali',
      },
    },
    {
      heading: "En cas d'incident",
      paragraphs: [
        "Un courriel douteux ouvert trop vite, un ordinateur perdu, un dossier envoyé à la mauvaise personne : cela arrive. Ce qui compte, c'est de le dire tout de suite. Une erreur signalée de bonne foi n'est pas sanctionnée ; une erreur dissimulée peut l'être.",
        "L'astreinte de sécurité répond à toute heure, pour tous les sites, depuis Paris ou Cotonou. Elle isole l'équipement, préserve les traces et prévient le client concerné dans le délai prévu au contrat, au plus tard 24 heures après la découverte.",
      ],
      list: [
        'Débrancher le câble réseau, ne pas éteindre la machine.',
        "Appeler l'astreinte, dont le numéro est collé sous chaque écran.",
        "Noter l'heure, ce que l'on a fait et ce que l'on a vu.",
        "N'en parler qu'aux personnes chargées de l'incident.",
      ],
      figures: [
        { value: '24 h/24', label: 'astreinte de sécurité' },
        { value: '24 heures', label: 'au plus pour prévenir le client' },
        { value: '2', label: 'exercices de crise par an et par site' },
      ],
    },
    {
      heading: 'Contrôles, libertés et sanctions',
      paragraphs: [
        'Les accès aux dossiers sont consignés et des contrôles sont menés, au hasard ou après une alerte. Les écoutes servent à former et à vérifier la qualité ; les salariés en connaissent les règles, la fréquence et la durée de conservation, qui est de six mois. La vidéosurveillance couvre les entrées et les locaux techniques, jamais les postes de travail ni les salles de pause.',
        "Les fichiers et messages identifiés comme « Personnel » ne sont ouverts qu'en présence de l'intéressé ou après l'avoir appelé, sauf risque particulier. Chacun peut consulter les données qui le concernent et les faire rectifier.",
        "Selon la gravité, un manquement expose à un rappel, à une sanction prévue par le règlement intérieur ou à des poursuites. La charte est revue chaque année par la direction des systèmes d'information, après avis des représentants du personnel.",
      ],
    },
  ],
};

const politiqueDroitsHumains: SeedDocument = {
  title: 'Politique des droits humains',
  subtitle: 'Les droits que nous garantissons et la façon dont nous réparons',
  sections: [
    {
      heading: 'Notre engagement',
      paragraphs: [
        "Le groupe VIPP respecte les droits humains partout où il travaille. Il prend pour références la Charte internationale des droits de l'homme, la Déclaration de l'Organisation internationale du travail relative aux principes et droits fondamentaux au travail, les Principes directeurs des Nations unies relatifs aux entreprises et aux droits de l'homme, ainsi que la Charte africaine des droits de l'homme et des peuples.",
        "Respecter signifie trois choses : ne pas porter atteinte aux droits d'autrui, rechercher de façon active les atteintes que notre activité pourrait causer ou favoriser, et réparer lorsqu'elles se produisent. Cette politique décrit comment nous nous y prenons.",
        "Elle est approuvée par la direction générale, s'applique à toutes nos entités et s'étend, par la charte des achats responsables, à nos fournisseurs.",
      ],
    },
    {
      heading: 'Les personnes concernées et les risques que nous surveillons',
      paragraphs: [
        "Une cartographie établie tous les deux ans, à partir d'entretiens sur chaque site, recense les risques, leur gravité et leur probabilité. Elle distingue les risques pour l'entreprise et les risques pour les personnes ; seuls les seconds guident cette politique.",
      ],
      list: [
        "Les conseillers : charge mentale, agressivité de certains correspondants, horaires décalés, fatigue de la voix et de l'ouïe.",
        'Les modérateurs : exposition répétée à des contenus violents ou dégradants.',
        'Les femmes : sécurité des trajets de nuit, harcèlement, interruption de carrière à la maternité.',
        'Les candidats : frais exigés par de faux recruteurs qui usurpent le nom du groupe.',
        'Les salariés de nos prestataires : bas salaires et horaires longs dans le gardiennage et le nettoyage.',
        'Les clients de nos clients : atteinte à la vie privée, traitement inégal, pression commerciale sur des personnes vulnérables.',
      ],
    },
    {
      heading: 'Liberté, dignité, égalité au travail',
      paragraphs: [
        "Personne ne travaille pour nous contre son gré. Nous ne conservons aucun document d'identité original, n'exigeons ni caution ni paiement à l'embauche et laissons chacun libre de partir en respectant le préavis légal. L'âge minimum d'embauche est de 18 ans, vérifié sur pièce.",
        "La liberté syndicale et la négociation collective sont garanties. Là où la loi n'organise pas de représentation du personnel, les salariés élisent des délégués, qui disposent d'heures, d'un local et d'un accès mensuel à la direction du site.",
        "À travail égal, salaire égal : les grilles sont publiques dans l'entreprise. Les écarts entre femmes et hommes sont calculés chaque année, par métier, et corrigés dans l'exercice qui suit. Les postes sont adaptés aux personnes handicapées, qui participent au choix des aménagements.",
      ],
      list: [
        "Quarante-huit heures de travail par semaine au plus, heures supplémentaires comprises, et un repos hebdomadaire d'au moins vingt-quatre heures consécutives.",
        'Quatorze semaines de congé de maternité au moins, salaire maintenu, et un retour au même poste.',
        "Un salaire de base supérieur d'au moins 20 % au minimum légal dans chaque pays.",
      ],
    },
    {
      heading: 'Santé et sécurité',
      paragraphs: [
        "Les risques propres à notre métier sont connus. Les casques limitent le volume sonore, les sièges et les écrans se règlent, dix minutes de pause suivent chaque tranche de deux heures d'appels, en plus du repas. Une visite médicale comporte, chaque année, un contrôle de l'audition et de la voix.",
        'Les modérateurs exposés à des contenus éprouvants ne leur consacrent pas plus de quatre heures par jour. Les images sont affichées en noir et blanc et floutées par défaut. Chacun peut quitter ces missions sans avoir à se justifier et sans perte de salaire.',
        "Le transport de nuit est assuré par des prestataires contrôlés, sur des itinéraires suivis en temps réel. Une salariée n'est jamais la dernière passagère déposée sans qu'un agent de sécurité soit à bord.",
      ],
      figures: [
        { value: '4 heures', label: 'de contenus sensibles par jour, au maximum' },
        { value: '10 min', label: 'de pause toutes les deux heures' },
        { value: '1 fois/an', label: "contrôle de l'audition et de la voix" },
      ],
    },
    {
      heading: 'Les droits de ceux à qui nous répondons',
      paragraphs: [
        'Nous protégeons la vie privée des personnes dont nous traitons les demandes, selon la charte informatique. Nous refusons toute mission qui consisterait à surveiller des opposants, à harceler des débiteurs, à propager de fausses informations ou à contourner le consentement.',
        "En modération, les règles appliquées sont publiques, les décisions peuvent être contestées et les contestations sont examinées par une autre personne. Les demandes d'autorités sont transmises au client, qui y répond selon la loi.",
        "Nos services sont rendus dans les langues que parlent les gens, y compris les langues africaines vernaculaires. Être compris dans sa langue est une condition de l'égalité devant un service.",
      ],
      quote: {
        text: "Une dame m'a dit en fon qu'elle payait depuis deux ans une assurance qu'elle croyait obligatoire. Personne ne lui avait expliqué le contrat dans sa langue.",
        author: 'Sènami H., conseillère à Cotonou',
      },
    },
    {
      heading: 'Prévenir et vérifier',
      paragraphs: [
        "Tout projet important, comme un nouveau site, un nouveau client ou un nouvel outil de suivi, fait l'objet d'une étude préalable d'impact sur les droits des personnes. Les représentants du personnel la reçoivent et peuvent la commenter. La direction générale peut renoncer au projet ; elle l'a déjà fait.",
        "Les managers suivent un module d'une journée à leur prise de fonction, les recruteurs et les acheteurs un module propre à leur métier. Les collaborateurs abordent le sujet lors de la formation annuelle à l'éthique, à partir de cas vécus.",
        'Les résultats des audits, des enquêtes auprès des salariés et des visites de prestataires sont réunis une fois par an dans une revue présentée au comité RSE.',
      ],
    },
    {
      heading: 'Entendre et réparer',
      paragraphs: [
        "Toute personne qui estime qu'un droit a été bafoué peut s'adresser aux délégués, aux ressources humaines, ou utiliser le formulaire « Signalements » du site, ouvert à tous et accessible sans se nommer. Le recours à ce dispositif n'empêche jamais de saisir un tribunal, une inspection du travail ou une autre autorité.",
        "Lorsqu'une atteinte est établie, nous la faisons cesser, nous cherchons avec la personne la réparation qui convient, qu'il s'agisse de rétablir une situation, d'indemniser, de présenter des excuses ou d'apporter un soutien, et nous corrigeons ce qui l'a rendue possible. Le comité d'éthique vérifie six mois plus tard que la mesure tient.",
        "Le nombre et la nature des atteintes établies paraissent dans le rapport RSE, sans élément qui permette d'identifier quiconque.",
      ],
    },
  ],
};

const rapportRse: SeedDocument = {
  title: 'Rapport RSE 2025',
  subtitle: "Une année d'actions et de résultats, du 1er janvier au 31 décembre 2025",
  sections: [
    {
      heading: "L'année en bref",
      paragraphs: [
        "En 2025, le groupe a accueilli 742 nouveaux collaborateurs et terminé l'année à 3 000. Cette croissance a été portée par Cotonou et par Kigali, où les services en anglais se développent. Elle rend plus exigeante chacune de nos promesses : il faut plus de formateurs, plus de bus, plus de casques, plus d'écoute.",
        "Trois résultats nous satisfont. Les émissions par collaborateur ont baissé de 22 % depuis 2022. Plus de sept postes de superviseur sur dix ont été pourvus en interne. Le délai moyen de paiement de nos fournisseurs est descendu à 38 jours. Trois autres nous déçoivent : l'absentéisme, les heures de mécénat et la place des femmes à l'école de codage. Ce rapport traite des six avec la même attention.",
      ],
      figures: [
        { value: '3 000', label: 'collaborateurs au 31 décembre 2025' },
        { value: '54 %', label: "de femmes dans l'effectif" },
        { value: '35 heures', label: 'de formation continue par personne' },
        { value: '1,58 t', label: 'de CO2e par collaborateur' },
      ],
    },
    {
      heading: 'Un emploi décent et qui fait progresser',
      paragraphs: [
        "Au 31 décembre, 81 % des contrats étaient à durée indéterminée, soit 2 430 personnes. L'âge moyen est de 28 ans. Les sites africains emploient 93 % de l'effectif, la France 7 %. Le taux de départ s'établit à 19 %, trois points de moins qu'en 2024, ce qui reste bas pour notre métier mais représente 570 personnes à remplacer.",
        "La formation continue a atteint 105 000 heures, soit 35 heures par personne, au-delà de l'objectif de 32. Un tiers de ce temps a porté sur l'anglais et sur les outils d'assistance par l'intelligence artificielle. Sur 81 postes de superviseur ouverts dans l'année, 58 ont été confiés à des conseillers du groupe.",
        "L'enquête Best Place to Work a recueilli 87 % de réponses. Les équipes saluent l'entraide et la qualité de la formation ; elles demandent des plannings plus prévisibles et des salles de repos plus grandes. Depuis septembre, les plannings paraissent deux semaines à l'avance sur tous les sites. Deux salles de repos ont été agrandies, à Lomé et à Anteuil.",
      ],
      list: [
        "Femmes dans l'encadrement : 47 % (objectif : entre 45 % et 55 %).",
        'Promotion interne des superviseurs : 72 % (objectif : 70 %).',
        'Absentéisme : 4,8 % (objectif 2027 : moins de 4,5 %).',
        "Accidents avec arrêt : 12, soit 2,1 par million d'heures travaillées, le plus souvent sur le trajet.",
        'Rapport entre les salaires des femmes et des hommes à métier égal : 0,98.',
      ],
      quote: {
        text: "J'ai commencé en 2019 au service client d'un opérateur télécom. Je forme maintenant ceux qui prennent ma place, et je leur dis que la mienne aussi est à prendre.",
        author: 'Mahoutin D., formateur à Cotonou',
      },
    },
    {
      heading: 'Une conduite irréprochable',
      paragraphs: [
        "La formation annuelle à l'éthique a été suivie par 96 % des collaborateurs. Elle a été refondue autour de douze situations filmées par les équipes elles-mêmes, dans leur langue de travail.",
        "Le dispositif de signalement a reçu 23 messages, dont 11 anonymes. Cinq n'entraient pas dans son champ et ont été réorientés. Parmi les 18 autres, neuf concernaient les relations de travail, cinq les cadeaux et les conflits d'intérêts, quatre la confidentialité. À la fin de l'année, huit étaient établis, huit ne l'étaient pas et deux restaient à l'étude. Le délai médian de traitement a été de 47 jours.",
        "Les huit manquements établis ont conduit à cinq sanctions, dont un licenciement, et à trois mesures d'organisation. Aucun ne constituait un fait de corruption. Aucune représaille n'a été rapportée ; le comité d'éthique s'en est assuré auprès de chaque auteur joignable, six mois après la clôture.",
      ],
      figures: [
        { value: '23', label: 'signalements reçus' },
        { value: '8', label: 'manquements établis' },
        { value: '47 jours', label: 'de délai médian de traitement' },
      ],
    },
    {
      heading: 'Une empreinte mesurée, puis réduite',
      paragraphs: [
        "Nos sites ont consommé 4 100 mégawattheures d'électricité : 82 % viennent des réseaux publics, 10 % de nos panneaux solaires et 8 % des groupes électrogènes. Sur les sites africains, la part solaire atteint 11 %, contre 7 % l'année précédente, grâce à l'extension de la toiture de Cotonou. L'objectif de 20 % en 2028 suppose d'équiper Lomé, où les études de structure sont achevées.",
        "Les émissions s'élèvent à 4 740 tonnes équivalent CO2, contre 5 250 en 2022. Rapportées à l'effectif, elles passent de 2,02 à 1,58 tonne. L'essentiel du gain vient de la climatisation, de la durée d'usage des ordinateurs, portée de quatre à six ans, et du remplacement d'une partie des vols par des formations à distance.",
        "La consommation d'eau, 31 500 mètres cubes, augmente moins vite que l'effectif. Nous avons réparé les fuites du réseau de Lomé, repérées grâce aux nouveaux sous-compteurs, et installé des mousseurs sur tous les robinets.",
      ],
      list: [
        'Émissions directes (groupes électrogènes, véhicules, fluides frigorigènes) : 380 tonnes.',
        "Émissions liées à l'électricité achetée : 1 810 tonnes.",
        'Autres émissions mesurées (trajets, voyages, équipements, services numériques) : 2 550 tonnes.',
        'Équipements électroniques retirés : 14,6 tonnes, dont 92 % réemployés ou recyclés.',
        'Trajets de nuit en moto électrique à Cotonou, avec Zémidjan Vert : 38 %.',
      ],
    },
    {
      heading: 'Une présence utile aux territoires',
      paragraphs: [
        "En 2025, 71 % de nos achats ont été réalisés dans le pays du site, un point au-dessus de l'objectif. Les fournisseurs signataires de la charte représentent 68 % des dépenses ; nous visons 80 % en 2027 et accompagnons pour cela une cinquantaine de petites entreprises.",
        "Les associations partenaires ont été suivies de près. Les Ateliers du Mono ont accompagné à Lomé 64 femmes, dont 41 ont trouvé un emploi, 27 d'entre elles chez nous. À Kigali, Umuganda Numérique a remis en état 310 ordinateurs pour des écoles secondaires. Les Mercredis du Code ont reçu 320 collégiens à Cotonou. Autour d'Anteuil, 1 850 jeunes plants ont rejoint les haies du Doubs.",
        "L'école de codage continue d'ouvrir le métier à des profils inattendus : un ancien couturier, une vendeuse de marché, deux instituteurs. Les femmes y forment 43 % des promotions de l'année, contre 41 % en 2024.",
      ],
      quote: {
        text: 'Les conseillers posent plus de questions que tous nos autres bénévoles, et plantent avec un soin infini. Neuf plants sur dix ont repris.',
        author: "Odile B., coordinatrice de l'association Haies du Doubs",
      },
      figures: [
        { value: '71 %', label: "d'achats dans le pays du site" },
        { value: '5 400', label: 'heures de mécénat de compétences' },
        { value: '43 %', label: "de femmes à l'école de codage" },
      ],
    },
    {
      heading: "Ce que nous n'avons pas réussi",
      paragraphs: [
        "L'absentéisme devait descendre à 4,6 % cette année. Il est resté à 4,8 %, avec un pic pendant la saison des pluies, lorsque les routes coupées retardent les bus. Deux mesures sont lancées : des points de ramassage plus proches et la possibilité d'échanger un service entre collègues depuis un téléphone.",
        "Le mécénat de compétences a atteint 5 400 heures au lieu de 6 000. Les volontaires ne manquaient pas, mais les opérations en forte activité n'ont pas pu les libérer. Les missions seront désormais inscrites au planning un trimestre à l'avance, comme les congés.",
        "La progression des femmes à l'école de codage est trop lente pour atteindre la moitié en 2028. Nous avons interrogé celles qui avaient renoncé : la garde des enfants et l'heure de fin des cours sont en cause. Une session qui se termine à 16 heures ouvre en 2026, avec une participation aux frais de garde.",
      ],
    },
    {
      heading: 'Nos priorités pour 2026',
      paragraphs: [
        'Le comité RSE a retenu un petit nombre de chantiers, choisis pour leur effet sur les personnes ou sur les émissions. Chacun est porté par un membre de la direction.',
      ],
      list: [
        'Équiper en panneaux solaires la toiture de Lomé et étudier un stockage qui remplacerait un groupe électrogène.',
        'Étendre le suivi psychologique des modérateurs à leurs superviseurs.',
        "Ouvrir à l'école de codage une session adaptée aux parents de jeunes enfants.",
        'Auditer les conditions de travail de tous nos prestataires de gardiennage.',
        "Publier une évaluation des biais de nos outils d'intelligence artificielle, selon les langues et les accents.",
        "Mesurer pour la première fois l'empreinte des services numériques de bout en bout, centres de données compris.",
      ],
    },
    {
      heading: 'Méthode et périmètre',
      paragraphs: [
        "Les données couvrent l'ensemble des sites du groupe : Anteuil, Paris, Cotonou, Lomé et Kigali. Les effectifs sont ceux du 31 décembre 2025 ; les taux et les ratios par collaborateur sont calculés sur cet effectif. Les pourcentages sont arrondis à l'unité.",
        "Les émissions sont estimées selon le GHG Protocol, avec les facteurs d'émission nationaux les plus récents pour l'électricité. Les trajets quotidiens reposent sur une enquête à laquelle 2 184 personnes ont répondu. L'incertitude sur les émissions indirectes est de l'ordre de 20 %.",
        "Les chiffres ont été contrôlés par la direction financière ; ils n'ont pas été vérifiés par un tiers indépendant. L'index détaillé des informations figure dans le rapport GRI 2025.",
      ],
    },
  ],
};

const rapportGri: SeedDocument = {
  title: 'Rapport GRI 2025',
  subtitle: 'Informations extra-financières présentées en référence aux normes GRI, avec leur index',
  sections: [
    {
      heading: "Déclaration d'utilisation",
      paragraphs: [
        'Le groupe VIPP a communiqué les informations citées dans cet index pour la période du 1er janvier au 31 décembre 2025 en référence aux normes GRI. La norme GRI 1 utilisée est « GRI 1 : Principes généraux 2021 ».',
        "Ce document s'adresse aux lecteurs qui souhaitent comparer, vérifier ou retrouver une donnée. Il complète le rapport RSE 2025, plus narratif. Le périmètre est le même : Anteuil, Paris, Cotonou, Lomé et Kigali. Le rapport est annuel. Aucune donnée d'un exercice antérieur n'a été retraitée et les informations n'ont pas fait l'objet d'une vérification externe (informations 2-2 à 2-5).",
        'Les questions sur ce rapport peuvent être posées par le formulaire de contact du site.',
      ],
    },
    {
      heading: "GRI 2 : profil de l'organisation et gouvernance",
      paragraphs: [
        "VIPP est un groupe de services externalisés et d'expérience client. Quatre familles de prestations composent son activité : relations clients, soutien d'activité, actions commerciales et activités IT. Ses clients appartiennent à dix secteurs, de la banque à la technologie. La chaîne de valeur comprend, en amont, les fournisseurs d'équipements, d'énergie, de télécommunications et de services aux sites ; en aval, les clients et les personnes auxquelles il est répondu en leur nom (2-6).",
        'La direction générale préside le comité RSE, qui se réunit chaque trimestre, arrête les objectifs et suit les impacts. Elle délègue leur gestion aux directions des sites et des fonctions, qui rendent compte par écrit avant chaque séance (2-9 à 2-14).',
      ],
      list: [
        '2-7 Salariés : 3 000 personnes, dont 1 620 femmes et 1 380 hommes ; 2 790 sur les sites africains et 210 en France.',
        '2-7 Contrats : 2 430 à durée indéterminée, 570 à durée déterminée ; 2 946 à temps plein, 54 à temps partiel.',
        "2-8 Travailleurs non salariés : environ 260 personnes, surtout pour le gardiennage, l'entretien, la restauration et le transport.",
        '2-9 Comité de direction : 11 membres, dont 5 femmes et 6 hommes.',
        "2-23 et 2-24 Engagements politiques : politique RSE, code d'éthique, politique des droits humains, chartes, publiés sur le site et intégrés aux formations et aux contrats.",
        '2-25 et 2-26 Réparation et signalement : formulaire ouvert à tous, 23 signalements reçus en 2025.',
        '2-27 Conformité : aucune amende ni sanction non financière significative.',
        '2-30 Négociation collective : 78 % des salariés couverts par un accord ; les autres relèvent de règles au moins équivalentes.',
      ],
    },
    {
      heading: 'GRI 3 : enjeux pertinents',
      paragraphs: [
        'Les enjeux ont été déterminés en 2024 en quatre temps : recensement des impacts réels et potentiels de nos activités, entretiens avec 140 parties prenantes, notation de la gravité et de la probabilité, validation par le comité RSE (3-1). Onze enjeux en sont issus (3-2). Leur gestion est décrite dans les documents cités entre parenthèses (3-3).',
      ],
      list: [
        "Qualité de l'emploi et rémunération (politique RSE, politique des droits humains).",
        'Formation et évolution professionnelle (politique RSE).',
        'Santé, sécurité et charge mentale (politique des droits humains).',
        "Égalité, diversité et lutte contre le harcèlement (code d'éthique).",
        'Protection des données personnelles (charte informatique).',
        "Usage responsable de l'intelligence artificielle (charte informatique).",
        "Loyauté des pratiques commerciales (code d'éthique).",
        "Lutte contre la corruption (code d'éthique).",
        'Achats responsables (charte des achats responsables).',
        'Énergie et climat (politique RSE).',
        'Développement des territoires (politique RSE).',
      ],
      figures: [
        { value: '140', label: 'parties prenantes consultées' },
        { value: '11', label: 'enjeux pertinents' },
        { value: '5', label: 'sites couverts' },
      ],
    },
    {
      heading: 'Série 200 : économie',
      paragraphs: [
        "L'impact économique principal du groupe tient aux salaires versés et aux achats réalisés autour de ses sites. Les cotisations et impôts sont payés dans le pays où le travail est effectué. Les données financières détaillées ne sont pas publiées dans ce rapport, pour des raisons de confidentialité ; l'information 201-1 est donc omise.",
      ],
      list: [
        "203-2 Impacts économiques indirects : environ 260 emplois chez les prestataires présents sur les sites ; 41 retours à l'emploi avec les Ateliers du Mono.",
        "204-1 Achats locaux : 71 % des dépenses engagées auprès d'entreprises du pays du site.",
        '205-1 Évaluation du risque de corruption : tous les sites évalués ; risques principaux dans les achats, le recrutement et les formalités administratives.',
        '205-2 Formation à la lutte contre la corruption : 2 880 personnes, soit 96 % des salariés ; totalité du comité de direction.',
        '205-3 Cas de corruption avérés : aucun.',
        '206-1 Actions en justice pour pratiques anticoncurrentielles : aucune.',
      ],
    },
    {
      heading: 'Série 300 : environnement',
      paragraphs: [
        'Les consommations sont relevées sur compteur chaque mois. Les émissions sont calculées selon le GHG Protocol, approche du contrôle opérationnel, année de référence 2022. Les autres émissions indirectes comprennent les trajets domicile-travail, les voyages, les équipements informatiques et les services numériques achetés.',
      ],
      list: [
        '302-1 Électricité consommée : 4 100 MWh, dont 3 362 MWh des réseaux, 410 MWh solaires et 328 MWh de groupes électrogènes.',
        '302-3 Intensité énergétique : 1,37 MWh par collaborateur.',
        "303-3 Prélèvement d'eau : 31,5 mégalitres, en totalité sur les réseaux publics ; 10,5 mètres cubes par collaborateur.",
        '305-1 Émissions directes (champ 1) : 380 tonnes équivalent CO2.',
        "305-2 Émissions indirectes liées à l'énergie (champ 2) : 1 810 tonnes équivalent CO2, selon la localisation.",
        '305-3 Autres émissions indirectes (champ 3, partiel) : 2 550 tonnes équivalent CO2.',
        '305-4 Intensité des émissions : 1,58 tonne équivalent CO2 par collaborateur.',
        '305-5 Réduction : 22 % par collaborateur et 10 % en valeur absolue depuis 2022.',
        "306-3 Déchets produits : 96 tonnes, dont 14,6 tonnes d'équipements électroniques.",
        '306-4 Déchets valorisés : 61 tonnes, soit 64 % ; 92 % pour les équipements électroniques.',
        '308-1 Nouveaux fournisseurs évalués sur des critères environnementaux : 57 %.',
      ],
      figures: [
        { value: '4 740 t', label: 'équivalent CO2, champs 1 à 3' },
        { value: '10 %', label: "d'électricité solaire" },
        { value: '64 %', label: 'des déchets valorisés' },
      ],
    },
    {
      heading: 'Série 400 : social',
      paragraphs: [
        "Les données sociales proviennent des systèmes de paie et de planification des sites. Les données ventilées qui permettraient d'identifier une personne ne sont pas publiées.",
      ],
      list: [
        '401-1 Embauches et départs : 742 recrutements, 570 départs ; taux de départ de 19 %.',
        "401-2 Avantages : couverture santé pour tous les salariés dès l'entrée, quel que soit le contrat.",
        '401-3 Congé parental : 94 % des salariées revenues de congé de maternité en 2024 étaient toujours présentes un an après.',
        "403-5 Formation à la santé et à la sécurité : 100 % des entrants, deux exercices d'évacuation par an et par site.",
        "403-9 Accidents du travail : aucun décès ; 12 accidents avec arrêt pour 5,7 millions d'heures, soit 2,1 par million d'heures.",
        '404-1 Formation : 35 heures par personne ; 35,4 pour les femmes et 34,5 pour les hommes.',
        "404-3 Entretien annuel d'évaluation : 93 % des salariés.",
        "405-1 Diversité : 54 % de femmes dans l'effectif, 47 % dans l'encadrement, 5 membres du comité de direction sur 11.",
        '405-2 Rapport de rémunération entre femmes et hommes, à métier égal : 0,98.',
        '406-1 Discrimination : un cas établi, ayant donné lieu à une sanction et à une réparation.',
        '408-1 et 409-1 Travail des enfants et travail forcé : aucun cas dans nos entités ; risque suivi chez les prestataires de gardiennage et de nettoyage.',
        "413-1 Communautés locales : un programme actif autour de chaque ville d'implantation, à l'exception de Paris.",
        '414-1 Nouveaux fournisseurs évalués sur des critères sociaux : 63 %.',
        "418-1 Vie privée : aucune plainte fondée d'une autorité ; trois envois à un mauvais destinataire, signalés aux clients concernés sous 24 heures.",
      ],
    },
    {
      heading: 'Informations omises et progrès attendus',
      paragraphs: [
        "Plusieurs informations ne sont pas encore disponibles. Nous préférons l'indiquer plutôt que de publier des estimations fragiles. Chacune a un responsable et une échéance.",
      ],
      list: [
        "201-1 Valeur économique créée et distribuée : confidentialité ; publication à l'étude.",
        "2-21 Ratio de rémunération totale annuelle : calcul à harmoniser entre les monnaies ; prévu pour l'exercice 2026.",
        "302-2 Consommation d'énergie en dehors du groupe : données des hébergeurs attendues ; prévu pour 2026.",
        '305-3 Champ 3 complet : achats de services hors numérique non mesurés ; prévu pour 2027.',
        "403-10 Maladies professionnelles : suivi de l'audition et de la voix en cours de consolidation ; prévu pour 2026.",
      ],
      quote: {
        text: "Un index se lit aussi par ses trous. Écrire pourquoi une case est vide oblige à la remplir l'année suivante.",
        author: 'Rachidatou L., responsable RSE du groupe',
      },
    },
  ],
};

/** The seven documents of the RSE page, set as PDFs under `storage/rse/`. */
export const rseDocuments: SeedRseDocument[] = [
  { file: 'politique-rse.pdf', document: politiqueRse },
  { file: 'code-ethique.pdf', document: codeEthique },
  { file: 'charte-achats-responsables.pdf', document: charteAchats },
  { file: 'charte-informatique.pdf', document: charteInformatique },
  { file: 'politique-droits-humains.pdf', document: politiqueDroitsHumains },
  { file: 'rapport-rse.pdf', document: rapportRse },
  { file: 'rapport-gri.pdf', document: rapportGri },
];
