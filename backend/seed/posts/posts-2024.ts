import type { SeedPost } from '../seed-types';

export const posts2024: SeedPost[] = [
  {
    title: 'Protection des données : huit réflexes que tout le monde connaît désormais',
    slug: 'protection-des-donnees-huit-reflexes',
    description:
      "De l'accueil à la direction, 2 700 collaborateurs ont suivi le nouveau module sur les données personnelles. Il tient en deux heures et en huit réflexes.",
    metaDescription:
      'Protection des données personnelles : 2 700 collaborateurs de VIPP formés à huit réflexes concrets, du bureau vide au signalement rapide.',
    categories: ['Recrutement et formation', 'Relation client'],
    publishedAt: '2024-02-08',
    document: {
      subtitle: 'Un module court, suivi par tous les métiers en moins de trois mois',
      sections: [
        {
          heading: 'Une règle se retient mieux quand elle sert le lendemain',
          paragraphs: [
            "Nos conseillers voient passer chaque jour des adresses, des numéros de contrat, parfois des données de santé. Le Règlement général sur la protection des données s'applique aux traitements que nous confient nos clients européens ; les lois nationales du Bénin, du Togo et du Rwanda encadrent les nôtres. Expliquer cet ensemble en deux heures supposait de choisir.",
            'Le délégué à la protection des données et quatre formateurs sont donc partis de 60 questions posées par les équipes, puis les ont ramenées à huit situations.',
          ],
          figures: [
            { value: '2 700', label: 'collaborateurs formés' },
            { value: '2 heures', label: 'de formation, en groupe de douze' },
            { value: '94 %', label: 'de réussite au test final' },
          ],
        },
        {
          heading: 'Les huit réflexes',
          paragraphs: ["Ils sont affichés à l'entrée de chaque plateau, dans cet ordre :"],
          list: [
            "vérifier l'identité avant d'ouvrir le dossier, jamais après ;",
            'ne demander que ce dont la réponse a besoin ;',
            'écrire dans un commentaire ce que le client pourrait lire ;',
            'ne rien noter sur papier ;',
            'verrouiller son écran, même pour une minute ;',
            'ne jamais envoyer un fichier vers une adresse personnelle ;',
            "transmettre sans délai une demande d'accès ou d'effacement ;",
            "signaler tout doute dans l'heure, sans craindre de se tromper.",
          ],
        },
        {
          heading: 'Le huitième est le plus important',
          paragraphs: [
            "Une erreur signalée à temps se corrige presque toujours. Une erreur cachée s'aggrave. Depuis novembre, 37 doutes ont été remontés par les équipes : 34 étaient sans conséquence, trois ont demandé une correction, faite le jour même et portée à la connaissance du client concerné. Aucun collaborateur n'a été sanctionné pour avoir signalé sa propre maladresse.",
          ],
          quote: {
            text: "J'avais joint la mauvaise facture à un courriel. J'ai appelé la cellule avant même de finir mon café, et l'incident était clos à midi.",
            author: 'Ornella G., conseillère, Cotonou',
          },
        },
        {
          heading: 'Du côté des clients',
          paragraphs: [
            "Chaque contrat comporte une annexe qui décrit les données traitées, leur durée de conservation et les mesures prises pour les transferts hors de l'Union européenne, fondés sur les clauses contractuelles types. Le taux de formation des équipes figure dans le rapport mensuel. Deux clients ont demandé à utiliser nos huit réflexes pour leurs propres salariés ; nous les leur avons donnés.",
          ],
        },
      ],
    },
  },
  {
    title: 'Best Place to Work : Cotonou et Lomé labellisés',
    slug: 'best-place-to-work-cotonou-lome-labellises',
    description:
      "Nos deux sites d'Afrique de l'Ouest reçoivent le label Best Place to Work. Derrière le logo, un questionnaire anonyme et des réponses qui ne font pas toutes plaisir.",
    metaDescription:
      'Les sites VIPP de Cotonou et de Lomé reçoivent le label Best Place to Work, après un questionnaire anonyme rempli par 83 % des équipes.',
    categories: ['Vie du groupe', 'RSE et engagement'],
    publishedAt: '2024-03-21',
    html: `<p>La nouvelle est arrivée un vendredi, à l'heure où les équipes du matin croisent celles de l'après-midi : les sites de Cotonou et de Lomé obtiennent le label Best Place to Work. Il distingue les employeurs selon deux sources, un questionnaire anonyme adressé aux salariés et un examen des pratiques de ressources humaines.</p>
<h3>83 % de réponses, et quelques vérités</h3>
<p>Le questionnaire a été rempli sur le temps de travail, dans une salle sans encadrant. Sur les deux sites, 83 % des personnes invitées ont répondu. Les points forts ne nous ont pas surpris :</p>
<ul>
<li>la fierté de bien servir un client, citée en premier ;</li>
<li>l'entraide entre collègues ;</li>
<li>la clarté de ce qui est attendu ;</li>
<li>la possibilité d'évoluer sans quitter l'entreprise.</li>
</ul>
<p>Les points faibles méritent autant de place. Les plannings étaient jugés trop tardifs par quatre personnes sur dix. Les critères de promotion paraissaient obscurs à un tiers des répondants. Et la température du premier plateau de Lomé faisait, elle, l'unanimité contre elle.</p>
<blockquote><p>« Un label ne vaut que par ce que l'on fait des mauvaises notes. Les bonnes se défendent toutes seules. »</p><p>Afi L., directrice des ressources humaines, Lomé</p></blockquote>
<h3>Ce qui change dès ce printemps</h3>
<p>Trois décisions ont été prises avec les représentants du personnel. Depuis le 1er mars, les plannings sont publiés dix jours à l'avance, au lieu de six. Les critères de promotion sont écrits, affichés et commentés lors de chaque campagne : ancienneté minimale, résultats, avis de l'équipe, mise en situation. Enfin, la climatisation du premier plateau de Lomé a été remplacée ; les relevés de température sont affichés à l'entrée.</p>
<h3>Un point de départ pour Kigali</h3>
<p>Le site rwandais, plus jeune, n'a pas participé à cette première démarche. Ses équipes ont choisi de passer d'abord le même questionnaire à titre d'essai, pour savoir où elles en sont. Les résultats leur seront présentés en juin.</p>
<p>Le label rejoint sur notre page <a href="/rse">RSE</a> les autres engagements du groupe et les documents qui les détaillent. Si l'envie vous vient de vérifier par vous-même, nos métiers et la marche à suivre pour postuler sont décrits à la page <a href="/recrutements#metiers">Recrutements</a>. Les collègues qui animent les visites de site vous diront, sans détour, ce qui va et ce qui reste à faire.</p>`,
  },
  {
    title: "640 candidats en deux jours : retour du forum de l'emploi de Cotonou",
    slug: 'forum-emploi-cotonou-640-candidats',
    description:
      "Tests express, écoutes en direct et conseils pour l'entretien : le stand de VIPP n'a pas désempli. 118 personnes ont reçu une promesse d'embauche.",
    metaDescription:
      "Forum de l'emploi de Cotonou : 640 candidats rencontrés par VIPP en deux jours, 118 promesses d'embauche, et des conseils pour postuler.",
    categories: ['Événements', 'Recrutement et formation'],
    publishedAt: '2024-05-16',
    document: {
      subtitle: 'Deux journées, un stand et beaucoup de conversations',
      sections: [
        {
          heading: 'Une file dès sept heures',
          paragraphs: [
            "Le forum ouvrait à neuf heures. À sept, ils étaient déjà une centaine devant les grilles, dossier sous le bras, certains venus de Parakou par le car de nuit. Pour éviter des heures d'attente, l'équipe de recrutement a distribué des créneaux de passage : chacun pouvait visiter les autres stands et revenir à l'heure dite.",
            "En deux jours, 640 personnes se sont assises face à l'un de nos quatorze recruteurs et conseillers.",
          ],
          figures: [
            { value: '640', label: 'candidats rencontrés' },
            { value: '118', label: "promesses d'embauche" },
            { value: '53 %', label: 'de femmes parmi les personnes retenues' },
          ],
        },
        {
          heading: 'Entendre le métier avant de le choisir',
          paragraphs: [
            "Deux casques permettaient d'écouter des échanges enregistrés, rendus anonymes et rejoués par des collègues : un client pressé, une réclamation justifiée, un remerciement. Après écoute, une question : « Qu'auriez-vous répondu ? » Quelques candidats ont renoncé à ce moment-là, et c'est aussi une réussite. Ceux qui sont restés savaient où ils mettaient les pieds.",
          ],
          quote: {
            text: "Je pensais qu'il fallait parler beaucoup. J'ai compris qu'il fallait surtout reformuler. J'ai signé pour la session de juin.",
            author: 'Bérenger S., futur conseiller',
          },
        },
        {
          heading: 'Ce que regardent nos recruteurs',
          paragraphs: [
            "Le diplôme ouvre des portes mais ne décide pas. Un français soigné, à l'oral comme à l'écrit, est en revanche indispensable pour les postes de conseiller. Nos recruteurs ont répété les mêmes conseils du matin au soir :",
          ],
          list: [
            "déclarer seulement ce que l'on peut prouver : tout est vérifié ;",
            "relire sa candidature à voix haute, car elle ne peut plus être modifiée après l'envoi ;",
            'attendre la fin de ses études, parce que les postes sont à temps plein et sur site ;',
            'préparer un exemple de difficulté surmontée, même modeste.',
          ],
        },
        {
          heading: "Et pour ceux qui n'ont pas été retenus",
          paragraphs: [
            "Les recrutements se font par vagues. Les candidatures reçues restent étudiées pendant six mois et beaucoup de conseillers actuels ont été appelés à la deuxième ou à la troisième vague. Sur place, 90 personnes ont suivi un atelier d'une demi-heure pour refaire leur CV, animé par une association d'insertion de la ville.",
            "Le prochain rendez-vous est fixé à Lomé, en novembre. D'ici là, toutes les candidatures passent par le formulaire en ligne de notre site, le seul canal officiel : VIPP ne demande jamais d'argent pour étudier un dossier.",
          ],
        },
      ],
    },
  },
  {
    title: "Retour d'expérience : comment un opérateur télécom a réduit ses rappels de 31 %",
    slug: 'retour-experience-operateur-telecom-rappels',
    description:
      'Un client sur quatre rappelait dans les sept jours. Neuf mois de travail commun ont ramené ce chiffre à un sur six, sans allonger les échanges de plus de quelques secondes.',
    metaDescription:
      'Comment un opérateur télécom et les équipes de VIPP ont réduit de 31 % les rappels sous sept jours : méthode, résultats et enseignements.',
    categories: ['Relation client'],
    publishedAt: '2024-06-27',
    document: {
      subtitle: 'Neuf mois de travail commun sur la résolution au premier contact',
      sections: [
        {
          heading: 'Le point de départ',
          paragraphs: [
            'En septembre 2023, un opérateur télécom nous confie un constat gênant : 25,4 % de ses clients rappellent dans les sept jours. Ses conseillers sont aimables, ses délais corrects, sa satisfaction honorable. Pourtant, un contact sur quatre ne règle rien, et personne ne sait dire pourquoi.',
          ],
        },
        {
          heading: 'Écouter les rappels, pas les appels',
          paragraphs: [
            "Une équipe mixte, trois analystes de Cotonou et deux personnes de chez lui, a relu 1 200 couples d'échanges : le premier appel, puis le rappel. L'exercice prend du temps, mais il est sans pitié. Trois causes expliquaient à elles seules 68 % des cas :",
          ],
          list: [
            'une promesse sans date : « un technicien vous contactera » ;',
            'une facture expliquée ligne à ligne, sans traiter la question suivante, toujours la même ;',
            "un geste commercial accordé, mais invisible dans l'espace client pendant trois jours.",
          ],
        },
        {
          heading: 'Trois corrections modestes',
          paragraphs: [
            "Les conseillers ont obtenu l'accès au calendrier des techniciens : ils donnent désormais une date, ou expliquent pourquoi il n'y en a pas. Un aide-mémoire rappelle, pour chaque motif de facturation, la question qui viendra après la réponse. Quant au geste commercial, l'opérateur a modifié son espace client pour l'afficher dans l'heure.",
            "Aucun nouveau logiciel n'a été acheté. La durée moyenne d'un échange a augmenté de onze secondes, une hausse que l'opérateur avait acceptée d'avance.",
          ],
          figures: [
            { value: '17,5 %', label: 'de rappels sous sept jours en mai 2024' },
            { value: '− 31 %', label: 'par rapport à septembre 2023' },
            { value: '+ 11 s', label: "de durée moyenne d'échange" },
          ],
        },
        {
          heading: 'Ce que nous ferions autrement',
          paragraphs: [
            "L'aide-mémoire a d'abord été rédigé par les analystes seuls. Les conseillers ne s'en servaient pas. Réécrit par six d'entre eux, dans les mots des clients, il a été adopté en deux semaines. Nous aurions dû commencer par là.",
            "Autre leçon : pendant deux mois, la prime est restée liée à la durée des appels, ce qui punissait les bonnes pratiques. Elle dépend aujourd'hui de la résolution.",
          ],
          quote: {
            text: "On nous a demandé ce qui nous empêchait de bien répondre. Personne ne l'avait demandé avant.",
            author: 'Sènami T., conseillère, Cotonou',
          },
        },
        {
          heading: 'La suite',
          paragraphs: [
            "La méthode est maintenant appliquée à l'assistance technique du même opérateur, à Lomé. Le premier relevé, en septembre, dira si elle voyage bien.",
          ],
        },
      ],
    },
  },
  {
    title: 'Football : Lomé soulève la coupe, Kigali gagne le cœur du public',
    slug: 'football-tournoi-inter-sites-lome',
    description:
      "Douze équipes, quatre féminines et huit masculines, trois pays : le premier tournoi inter-sites s'est joué à Cotonou devant 900 spectateurs.",
    metaDescription:
      'Premier tournoi de football inter-sites de VIPP à Cotonou : douze équipes, trois pays, une coupe pour Lomé et un public conquis par Kigali.',
    categories: ['Événements', 'Vie du groupe'],
    publishedAt: '2024-07-18',
    document: {
      subtitle: 'Douze équipes et trois pays pour le premier tournoi inter-sites',
      sections: [
        {
          heading: "Une idée partie d'un pari",
          paragraphs: [
            'Tout commence en février par un message de Komlan B., superviseur à Lomé, à ses collègues de Cotonou : « Venez perdre chez nous, ou nous venons gagner chez vous. » La réponse tient en un mot. Cinq mois plus tard, samedi 13 juillet, deux cars venus du Togo entrent dans le stade de quartier loué pour la journée, tambours aux fenêtres.',
            'Kigali, à près de quatre heures de vol, a envoyé une délégation de quatorze joueuses et joueurs, tirés au sort parmi soixante volontaires.',
          ],
        },
        {
          heading: 'Le tableau',
          paragraphs: [
            "Les matchs se jouaient en deux fois quinze minutes, à sept contre sept, avec des arbitres de la ligue locale. Pour que les lignes restent ouvertes, les équipes de service ont suivi les scores en salle de pause, par les messages d'un speaker improvisé.",
          ],
          list: [
            'Tournoi masculin : Lomé Back Office bat Cotonou Télécom, 2 à 1.',
            'Tournoi féminin : Cotonou Assurance bat Lomé Voix, 3 à 2 aux tirs au but.',
            'Prix du jeu loyal : Kigali, aucun carton en six rencontres.',
            'Classement général des sites : Lomé, Cotonou, Kigali.',
          ],
          figures: [
            { value: '12', label: 'équipes engagées' },
            { value: '900', label: 'spectateurs, familles comprises' },
            { value: '47', label: 'buts marqués' },
          ],
        },
        {
          heading: 'La plus belle défaite',
          paragraphs: [
            "Kigali n'avait pas assez de joueuses pour former une équipe complète. Deux conseillères de Cotonou, dont une gardienne, ont enfilé le maillot rwandais. Menée 4 à 0, l'équipe a marqué à la dernière minute, et le stade entier s'est levé. Le ballon du but est exposé à l'accueil du site de Kigali.",
          ],
          quote: {
            text: 'Je ne connaissais que la voix de mes collègues béninoises. Maintenant, quand je leur transfère un dossier, je sais à qui je fais la passe.',
            author: 'Claudine I., conseillère, Kigali',
          },
        },
        {
          heading: "Plus qu'un match",
          paragraphs: [
            "La buvette, tenue par des bénévoles, a rapporté 1,2 million de francs CFA. La somme finance les maillots et les ballons de deux écoles de football de quartier, l'une pour filles, l'autre mixte. Un poste de secours, de l'eau à volonté et une pause imposée entre 13 et 15 heures ont permis de terminer la journée sans autre blessure qu'une cheville et quelques orgueils.",
            "L'édition 2025 se jouera à Lomé. Le comité d'organisation cherche déjà des volontaires, et l'équipe d'Anteuil a demandé si les maillots thermiques étaient autorisés.",
          ],
        },
      ],
    },
  },
  {
    title: 'Manœuvres de septembre : une activité passe de Lomé à Cotonou en 38 minutes',
    slug: 'manoeuvres-de-septembre-continuite-activite',
    description:
      "Que se passe-t-il si un site s'arrête ? Pour le savoir, nous l'avons fait exprès, avec l'accord d'un client et sans prévenir les équipes.",
    metaDescription:
      "Exercice de continuité d'activité chez VIPP : un service client bascule de Lomé à Cotonou en 38 minutes. Récit, résultats et corrections.",
    categories: ['Relation client', 'Implantations'],
    publishedAt: '2024-09-19',
    document: {
      subtitle: "Récit d'un exercice de continuité d'activité grandeur nature",
      sections: [
        {
          heading: '9 h 12, mercredi : « Lomé ne répond plus »',
          paragraphs: [
            "Seules cinq personnes étaient dans la confidence. À 9 h 12, le téléphone d'astreinte sonne à Cotonou : le site de Lomé est déclaré injoignable pour une de ses activités, le service client d'une mutuelle, 45 conseillers connectés. L'exercice commence. Il a été décidé avec le client, qui a choisi lui-même le jour.",
            "Un plan de continuité rassure tant qu'il reste dans un classeur. Nous voulions savoir ce que valait le nôtre un matin ordinaire.",
          ],
        },
        {
          heading: 'La chronologie',
          paragraphs: ['Chaque étape a été relevée par un observateur, chronomètre en main.'],
          list: [
            "9 h 12 : alerte reçue par l'astreinte de Cotonou.",
            "9 h 19 : message d'accueil modifié, les appelants sont prévenus d'une attente plus longue.",
            '9 h 31 : 18 conseillers formés à la mutuelle quittent leur activité habituelle.',
            "9 h 50 : les appels arrivent à Cotonou ; l'activité est considérée comme rétablie.",
            '10 h 40 : les échanges par courriel reprennent à leur tour.',
          ],
          figures: [
            { value: '38 min', label: 'pour rétablir le téléphone' },
            { value: '60 min', label: 'prévues au contrat' },
            { value: '214', label: 'appels pris par Cotonou ce matin-là' },
          ],
        },
        {
          heading: 'Ce qui a résisté, ce qui a craqué',
          paragraphs: [
            'La téléphonie, les habilitations et la double formation ont tenu leurs promesses. En revanche, trois conseillers de renfort avaient laissé expirer leur mot de passe, et la fiche des consignes datait de mai : elle mentionnait un plafond de remboursement relevé depuis. Deux adhérents ont reçu un montant inexact ; ils ont été rappelés le jour même.',
          ],
          quote: {
            text: "Le maillon faible n'était ni la fibre ni le serveur. C'était un document que personne n'avait relu.",
            author: 'Thomas L., responsable de la continuité, Paris',
          },
        },
        {
          heading: "Quatre corrections avant l'hiver",
          paragraphs: [
            "Les comptes de renfort sont désormais utilisés au moins une fois par mois, ce qui garde mots de passe et réflexes en vie. Les consignes de secours sont tirées de la même base que celles du quotidien : il n'existe plus de copie. Le seuil de double formation passe de 18 à 24 personnes pour cette activité. Enfin, le message d'accueil peut être changé par l'astreinte sans passer par un technicien, ce qui aurait fait gagner cinq minutes.",
            "Un second exercice, dans l'autre sens et sur un autre client, aura lieu avant la fin de l'année. La date est dans une enveloppe.",
          ],
        },
      ],
    },
  },
  {
    title: 'Octobre rose : 412 collègues dépistées sur leur temps de travail',
    slug: 'octobre-rose-depistage-temps-de-travail',
    description:
      'Pendant trois semaines, des sages-femmes et des médecins ont reçu les collaboratrices de Cotonou, Lomé et Kigali, sur place et sans frais.',
    metaDescription:
      "Octobre rose chez VIPP : 412 collaboratrices dépistées sur place, à Cotonou, Lomé et Kigali, avec l'aide d'associations de santé locales.",
    categories: ['RSE et engagement', 'Événements', 'Vie du groupe'],
    publishedAt: '2024-10-24',
    document: {
      subtitle: 'Trois semaines de prévention sur les sites de Cotonou, Lomé et Kigali',
      sections: [
        {
          heading: 'Venir là où les femmes travaillent',
          paragraphs: [
            "L'an dernier, nous avions distribué des bons pour une consultation en ville. Moins d'un tiers avaient été utilisés : trop loin, trop long, pas le bon jour. Les infirmières de nos sites en ont tiré la conclusion qui s'imposait. Cette année, la consultation est venue sur place, et le temps passé a compté comme du temps de travail.",
          ],
          figures: [
            { value: '412', label: 'collaboratrices reçues en consultation' },
            { value: '29', label: 'orientées vers un examen complémentaire' },
            { value: '3', label: 'semaines de présence sur les sites' },
          ],
        },
        {
          heading: "Un quart d'heure, une porte fermée",
          paragraphs: [
            "Avec trois associations de santé, une par ville, un cabinet a été aménagé dans l'infirmerie de chaque site. Une sage-femme ou un médecin reçoit, examine, montre les gestes de l'autopalpation et répond aux questions. Rien n'est transmis à l'employeur : les associations tiennent seules leurs dossiers et nous communiquent un nombre, pas une liste.",
            'Les examens complémentaires recommandés ont été pris en charge, et les rendez-vous proposés sous dix jours.',
          ],
          quote: {
            text: 'Beaucoup viennent pour elles et repartent avec des questions de leur mère, de leur sœur, de leur voisine. On leur donne de quoi répondre.',
            author: 'Une sage-femme, Lomé',
          },
        },
        {
          heading: 'Parler aussi aux hommes',
          paragraphs: [
            "Les conférences de la pause de midi étaient ouvertes à tous. À Kigali, les hommes formaient près de la moitié de la salle. Les questions ont porté sur l'hérédité, sur l'alimentation, sur la façon d'accompagner une épouse pendant un traitement. Trois collègues ont accepté de raconter leur propre parcours, avec une franchise qui a marqué les esprits.",
          ],
        },
        {
          heading: 'Les gestes qui restent',
          paragraphs: ['Le mois se termine, plusieurs décisions demeurent :'],
          list: [
            'une consultation de prévention par an, sur place et sur le temps de travail, pour toutes les collaboratrices volontaires ;',
            "un aménagement d'horaires sans justification détaillée pendant un traitement long ;",
            "une personne formée à l'écoute dans chaque site, joignable en dehors de la ligne hiérarchique ;",
            "en mars, une campagne équivalente sur le diabète et l'hypertension, pour tout le monde.",
          ],
        },
        {
          heading: 'Une marche pour finir',
          paragraphs: [
            'Dimanche 20 octobre, 260 personnes ont marché cinq kilomètres le long de la plage de Lomé, en foulard rose. Chaque kilomètre parcouru a donné lieu à un don du groupe aux trois associations, soit 2,6 millions de francs CFA au total, répartis à parts égales.',
          ],
        },
      ],
    },
  },
  {
    title: "L'assistant de réponse, six mois après : ce qu'en disent les conseillers",
    slug: 'assistant-de-reponse-six-mois-apres',
    description:
      "Soixante conseillers de Cotonou travaillent depuis mai avec un assistant fondé sur l'IA. Gains, agacements, règles du jeu : leur bilan, sans enjoliver.",
    metaDescription:
      "Six mois d'essai d'un assistant IA avec 60 conseillers de Cotonou : temps gagné, limites, règles d'usage et suites données par VIPP.",
    categories: ['Innovation et IA', 'Relation client'],
    publishedAt: '2024-11-21',
    html: `<p>Il écoute la question, cherche dans les procédures du client et propose une réponse que le conseiller peut reprendre, corriger ou ignorer. Depuis mai, soixante volontaires de Cotonou travaillent avec cet assistant, mis au point par nos équipes de Paris et des développeurs issus de l'école de codage. Nous leur avons demandé un bilan, questionnaire anonyme à l'appui.</p>
<h3>Ce qui s'est amélioré</h3>
<p>Le gain le plus net concerne la recherche d'information. Trouver la bonne procédure prenait en moyenne 52 secondes ; il en faut désormais 19. Le résumé automatique de fin d'échange, relu puis validé, économise près d'une minute par dossier. Et les nouveaux arrivants se disent moins seuls : ils atteignent le niveau de qualité attendu en cinq semaines au lieu de sept.</p>
<h3>Ce qui agace encore</h3>
<p>Les conseillers n'ont pas ménagé leurs critiques, et c'était le but :</p>
<ul>
<li>les propositions sont trop longues pour être lues pendant que le client parle ;</li>
<li>l'assistant se trompe quand une promotion vient de changer ;</li>
<li>il comprend mal les noms de lieux béninois et les accents appuyés ;</li>
<li>il propose de s'excuser, toujours, même quand personne n'est fâché.</li>
</ul>
<blockquote><p>« Je le traite comme un stagiaire brillant : rapide, bien élevé, à relire de près. »</p><p>Gildas K., conseiller volontaire, Cotonou</p></blockquote>
<h3>Trois règles que nous ne changerons pas</h3>
<p>La première : aucune réponse ne part sans qu'une personne l'ait validée. La deuxième : les données personnelles sont masquées avant d'être transmises au modèle, et rien de ce que disent les clients ne sert à l'entraîner. La troisième : les traces de l'assistant ne sont pas utilisées pour noter les conseillers. Cette dernière règle, demandée par les représentants du personnel, explique sans doute la liberté de ton des réponses.</p>
<h3>La suite, par étapes</h3>
<p>Sur les soixante volontaires, 51 souhaitent continuer. L'essai s'étend en janvier à 200 postes, à Cotonou et à Lomé, avec des propositions ramenées à trois lignes et une mise à jour des promotions heure par heure. Les clients concernés ont donné leur accord et reçoivent chaque mois le relevé des erreurs constatées.</p>
<p>L'assistant fait partie de ce que nous appelons le BPO augmenté, présenté avec nos autres <a href="/prestations#it">activités IT</a>. Notre façon de choisir, d'essayer puis de généraliser un outil est décrite à la page <a href="/vous-accompagner#innovation">Vous accompagner</a>. Prochain bilan public au printemps 2026, après une année complète sur les deux sites.</p>`,
  },
];
