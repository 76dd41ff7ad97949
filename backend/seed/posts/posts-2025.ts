import type { SeedPost } from '../seed-types';

export const posts2025: SeedPost[] = [
  {
    title: 'Cotonou atteint 1 500 positions',
    slug: 'cotonou-atteint-1500-positions',
    description:
      'Sept ans après ses quarante premiers postes, le site béninois atteint sa pleine capacité. Retour sur une croissance par étapes.',
    metaDescription:
      'Ouvert en 2018 avec 40 postes, le site VIPP de Cotonou atteint 1 500 positions. Retour sur sept ans de croissance et sur ce qui vient.',
    categories: ['Implantations', 'Vie du groupe'],
    publishedAt: '2025-01-23',
    document: {
      subtitle: "De quarante postes à mille cinq cents, l'histoire d'un site",
      sections: [
        {
          heading: 'Le poste numéro 1 500',
          paragraphs: [
            "Il se trouve au troisième étage, près d'une fenêtre, et Sènami T. l'occupe depuis le 13 janvier. Rien ne le distingue des autres, sinon une petite plaque posée par les techniciens la veille de la mise en service. À quelques mètres de là, le poste numéro 1, celui de 2018, a été conservé : un écran carré, un casque à fil, un tabouret emprunté à l'accueil.",
          ],
          figures: [
            { value: '1 500', label: 'positions à Cotonou' },
            { value: '40', label: "postes à l'ouverture, en 2018" },
            { value: '29 ans', label: "de moyenne d'âge" },
          ],
        },
        {
          heading: 'Sept années en quatre marches',
          paragraphs: [
            "Le site n'a pas grandi d'un trait. Il s'est arrêté deux fois, en 2020 puis en 2022, le temps de consolider l'encadrement avant d'accueillir de nouvelles activités.",
          ],
          list: [
            '2018 : ouverture avec deux clients, tous deux en appels entrants.',
            "2019 : arrivée du back office et création de l'école de codage.",
            '2023 : 1 300 positions, généralisation du tchat et des réseaux sociaux.',
            '2025 : 1 500 positions, dont un quart dédié au traitement documentaire et aux activités IT.',
          ],
        },
        {
          heading: 'Grandir sans perdre la main',
          paragraphs: [
            "La règle la plus utile est aussi la plus simple : une équipe ne dépasse jamais quinze conseillers et son responsable n'en encadre qu'une. Chaque fois que la demande a augmenté plus vite que le nombre de responsables formés, nous avons différé le démarrage. Un client a ainsi attendu six semaines en 2023. Il est toujours là.",
            "Deux responsables d'équipe sur trois ont commencé comme conseillers, dans le même bâtiment.",
          ],
          quote: {
            text: "J'ai pris le poste 27 en 2018, on entendait les marteaux. Aujourd'hui j'encadre les responsables de deux étages, et j'entends encore les marteaux.",
            author: 'Prudence A., responsable de plateau',
          },
        },
        {
          heading: 'Et maintenant ?',
          paragraphs: [
            "Le bâtiment est complet et le restera : nous ne prévoyons pas d'étendre Cotonou au-delà de 1 500 positions. L'effort se porte sur la qualité des lieux, avec la réfection des deux premiers étages, davantage de panneaux solaires en toiture et une crèche partenaire à cinq minutes à pied, dont trente berceaux sont réservés à nos équipes.",
            "La croissance du groupe se poursuivra à Lomé et à Kigali. Les responsables formés au Bénin y partiront, pour ceux qui le souhaitent, transmettre ce qu'ils ont appris entre deux coups de marteau.",
          ],
        },
      ],
    },
  },
  {
    title: "Et si l'on reparlait des pauses ? Ce que change une étude menée avec les conseillers",
    slug: 'reparler-des-pauses-etude-bien-etre',
    description:
      'Même durée totale, autre découpage : pendant trois mois, 220 conseillers de Lomé ont essayé trois rythmes de pause. Le résultat a surpris tout le monde.',
    metaDescription:
      "Bien-être en centre d'appels : à Lomé, 220 conseillers ont comparé trois rythmes de pause. Fatigue, qualité, absences : les résultats.",
    categories: ['RSE et engagement', 'Vie du groupe'],
    publishedAt: '2025-02-20',
    document: {
      subtitle: "Trois mois d'essai avec 220 conseillers de Lomé",
      sections: [
        {
          heading: "Une remarque entendue à l'infirmerie",
          paragraphs: [
            "« La pause arrive quand je n'en ai plus besoin, et finit quand j'en ai besoin. » L'infirmière de Lomé a noté cette phrase en juin dernier, puis l'a entendue sous d'autres formes une vingtaine de fois. La durée des pauses n'était pas en cause : soixante minutes par jour, repas compris. C'est leur place dans la journée qui posait question.",
          ],
        },
        {
          heading: "Trois rythmes à l'essai",
          paragraphs: [
            "D'octobre à décembre, 220 conseillers volontaires de quatre activités ont travaillé selon l'un de ces découpages, un mois chacun :",
          ],
          list: [
            'le rythme habituel : deux pauses de quinze minutes et trente minutes de repas ;',
            'le rythme court : cinq pauses de six minutes et trente minutes de repas ;',
            'le rythme libre : soixante minutes à répartir soi-même, quatre personnes au plus par équipe en même temps.',
          ],
          figures: [
            { value: '220', label: 'conseillers volontaires' },
            { value: '− 18 %', label: 'de fatigue déclarée avec le rythme court' },
            { value: '− 1,1 point', label: "d'absentéisme sur la période" },
          ],
        },
        {
          heading: "Le favori n'était pas celui que l'on croyait",
          paragraphs: [
            "Chacun pariait sur le rythme libre. Il est arrivé deuxième. Beaucoup repoussaient leur pause pour rendre service, puis la perdaient ; d'autres guettaient sans cesse le moment où une place se libérait. Le rythme court l'emporte sur la fatigue, sur les maux de tête et, plus étonnant, sur la qualité : les échanges évalués pendant la dernière heure de service gagnent 4 points sur 100.",
            "Il a un défaut : six minutes ne permettent pas de sortir du bâtiment. Un second espace de repos a donc été aménagé à chaque étage, à moins d'une minute de tous les postes.",
          ],
          quote: {
            text: "À seize heures, j'ai encore de la patience. Mes clients ne savent pas pourquoi, mais ils l'entendent.",
            author: 'Essi T., conseillère, Lomé',
          },
        },
        {
          heading: 'Une décision par équipe',
          paragraphs: [
            "Depuis le 1er février, chaque équipe choisit son rythme pour un trimestre, à bulletin secret. Sur les 62 équipes de Lomé, 44 ont voté pour le rythme court, 13 pour le rythme libre et 5 n'ont rien changé. La direction s'est engagée sur deux points : la durée totale ne bougera pas, et le temps de pause reste exclu de tout indicateur individuel.",
            "L'étude complète, méthode comprise, est à la disposition des autres sites. Cotonou commence en avril.",
          ],
        },
      ],
    },
  },
  {
    title: 'À Lomé, une académie pour celles et ceux qui encadrent leur première équipe',
    slug: 'lome-academie-managers-de-proximite',
    description:
      "Dix-huit responsables venus des trois pays forment la première promotion de l'Académie des managers. Au programme : écouter, décider, et apprendre à se taire.",
    metaDescription:
      "VIPP ouvre à Lomé son Académie des managers : dix semaines de formation pour 18 responsables d'équipe venus du Bénin, du Togo et du Rwanda.",
    categories: ['Recrutement et formation'],
    publishedAt: '2025-04-10',
    html: `<p>Le formateur a posé une minuterie sur la table. Consigne : écouter un collègue raconter une difficulté pendant quatre minutes, sans conseil, sans question, sans hochement de tête exagéré. Au bout de quatre-vingt-dix secondes, la moitié de la salle avait déjà parlé. L'Académie des managers de Lomé venait de commencer.</p>
<h3>Le poste le plus difficile de l'entreprise</h3>
<p>Un responsable d'équipe encadre jusqu'à quinze conseillers, répond aux clients, lit une dizaine d'indicateurs et règle, chaque jour, trois ou quatre imprévus. C'est aussi, selon nos enquêtes internes, la personne qui pèse le plus sur l'envie de rester. Depuis 2023, toute promotion s'accompagnait d'un parcours de six semaines. Les intéressés l'ont jugé utile, mais trop court et trop théorique.</p>
<h3>Dix semaines, un jour sur deux sur le plateau</h3>
<p>Le nouveau parcours alterne une journée en salle et une journée d'application. Il s'organise autour de cinq thèmes :</p>
<ul>
<li>conduire un entretien, du retour à chaud à la situation grave ;</li>
<li>lire un indicateur et savoir quand s'en méfier ;</li>
<li>organiser une journée qui ne se passera pas comme prévu ;</li>
<li>prévenir l'épuisement, le sien compris ;</li>
<li>connaître le droit du travail de son pays.</li>
</ul>
<p>Chaque participant est suivi par un mentor qui exerce dans un autre site. Les échanges se font en visioconférence, une heure par semaine, et leur contenu reste entre eux.</p>
<blockquote><p>« Mon mentor est à Kigali. Il ne connaît personne de mon équipe : impossible de me plaindre de quelqu'un, je dois parler de ce que je fais, moi. »</p><p>Ornella G., responsable d'équipe depuis janvier, Cotonou</p></blockquote>
<h3>Dix-huit pionniers, onze femmes</h3>
<p>La première promotion réunit neuf responsables de Cotonou, six de Lomé et trois de Kigali. Onze sont des femmes. L'hébergement à Lomé, les voyages et un retour au pays toutes les trois semaines sont pris en charge. Deux places ont été réservées à des parents de jeunes enfants, qui suivent la moitié du parcours à distance.</p>
<p>L'évaluation finale n'est pas un examen : c'est l'équipe qui répond, trois mois après le retour, à un questionnaire rempli avant le départ. Nous publierons l'écart, quel qu'il soit.</p>
<p>Une deuxième promotion s'ouvre en octobre. L'Académie accueille uniquement des collaborateurs du groupe ; pour en faire partie un jour, le chemin commence le plus souvent par un poste de conseiller, présenté parmi nos <a href="/recrutements#metiers">métiers</a>. La manière dont nous organisons l'encadrement des équipes de nos clients est, elle, expliquée à la page <a href="/vous-accompagner#organisation">Vous accompagner</a>.</p>`,
  },
  {
    title: 'Modération : prendre soin de celles et ceux qui veillent sur les conversations',
    slug: 'moderation-prendre-soin-des-equipes',
    description:
      "Exposition limitée, soutien psychologique, droit de passer son tour : les règles qui protègent nos modérateurs, et ce qu'en disent les premiers chiffres.",
    metaDescription:
      'Modération de contenus chez VIPP : exposition limitée, soutien psychologique, droit au relais. Les règles qui protègent nos équipes.',
    categories: ['Relation client', 'RSE et engagement', 'Innovation et IA'],
    publishedAt: '2025-05-22',
    document: {
      subtitle: 'Les règles qui protègent nos équipes, et leurs premiers résultats',
      sections: [
        {
          heading: 'Un métier utile et exigeant',
          paragraphs: [
            "Derrière un espace de commentaires où l'on se parle correctement, il y a des personnes. Nos 160 modérateurs de Cotonou et de Kigali lisent chaque jour des avis de consommateurs, des messages de forum, des annonces entre particuliers. La plupart des contenus sont banals. Certains sont agressifs, haineux ou trompeurs. Deux activités, pour un média et pour un site d'annonces, comportent un risque réel d'usure.",
          ],
          figures: [
            { value: '160', label: 'modérateurs à Cotonou et à Kigali' },
            { value: '4 heures', label: "d'exposition par jour au maximum" },
            { value: '11 %', label: 'de départs en un an, contre 19 % auparavant' },
          ],
        },
        {
          heading: 'Cinq règles, toutes opposables',
          paragraphs: [
            "Elles ont été écrites l'an dernier par un groupe de modérateurs, le médecin du travail et une psychologue. Elles s'imposent à tous, y compris aux clients, dont l'accord figure au contrat.",
          ],
          list: [
            'Quatre heures au plus par jour sur les files sensibles ; le reste de la journée se passe sur une autre tâche.',
            'Images floutées et en noir et blanc par défaut, vidéos sans le son.',
            'Droit de passer son tour à tout moment, sans motif.',
            'Entretien mensuel avec une psychologue extérieure, sur le temps de travail.',
            'Mobilité garantie vers une autre activité sous trente jours, sans perte de salaire.',
          ],
        },
        {
          heading: 'Le droit de passer son tour',
          paragraphs: [
            "C'est la règle qui inquiétait le plus les encadrants. Et si tout le monde s'en servait ? En six mois, elle a été utilisée en moyenne 1,3 fois par personne et par mois. Les délais de traitement n'ont pas bougé. En revanche, les réponses au questionnaire de santé se sont nettement améliorées, surtout pour le sommeil.",
          ],
          quote: {
            text: 'Savoir que la porte est ouverte suffit souvent pour rester dans la pièce.',
            author: 'Aline M., modératrice, Kigali',
          },
        },
        {
          heading: "La machine trie, l'humain tranche",
          paragraphs: [
            "Un filtre automatique écarte désormais les doublons et les contenus déjà jugés, soit 46 % du volume. Les modérateurs voient donc moins d'images pénibles et davantage de cas ambigus : une plaisanterie ou une menace ? une critique ou une diffamation ? Ces cas sont discutés chaque jeudi, à plusieurs, et les décisions viennent nourrir un recueil partagé avec le client.",
            'Deux règles restent à améliorer : le soutien psychologique en kinyarwanda, trop rare, et la préparation des retours après un congé. Un nouveau point sera fait au printemps prochain.',
          ],
        },
      ],
    },
  },
  {
    title: "Ecovadis : quatre thèmes, 62 documents et quelques leçons d'humilité",
    slug: 'ecovadis-quatre-themes-62-documents',
    description:
      "L'évaluation Ecovadis oblige à prouver ce que l'on affirme. Les personnes qui ont rassemblé les preuves racontent six semaines de travail.",
    metaDescription:
      "Environnement, social, éthique, achats responsables : ce que l'évaluation Ecovadis a appris aux équipes RSE de VIPP, preuves à l'appui.",
    categories: ['RSE et engagement'],
    publishedAt: '2025-06-19',
    document: {
      subtitle: "Dans les coulisses d'une évaluation fondée sur les preuves",
      sections: [
        {
          heading: 'Dire, faire, prouver',
          paragraphs: [
            "Ecovadis évalue les entreprises sur quatre thèmes : l'environnement, le social et les droits humains, l'éthique, les achats responsables. La démarche ne s'arrête pas aux intentions. Pour chaque affirmation, il faut une preuve datée : une politique, une action, un résultat mesuré. Notre dossier 2025 en réunit 62.",
            "« La première semaine, j'ai surtout rayé des phrases », sourit Nadège P., responsable RSE du groupe.",
          ],
          figures: [
            { value: '4', label: 'thèmes évalués' },
            { value: '62', label: 'documents produits' },
            { value: '23', label: 'personnes mobilisées dans quatre villes' },
          ],
        },
        {
          heading: 'Là où nous étions solides',
          paragraphs: [
            "La santé au travail, la formation et le dialogue social reposaient sur des années de pratique et de chiffres suivis. La protection des données aussi. Les évaluateurs ont relevé la ligne de signalement ouverte à tous, salariés comme tiers, et la publication du nombre d'alertes reçues.",
          ],
        },
        {
          heading: "Là où nous l'étions moins",
          paragraphs: ['Trois faiblesses sont apparues, et elles sont instructives :'],
          list: [
            "nos consommations d'énergie étaient connues à Anteuil, à Paris et à Cotonou, mais estimées à Lomé et à Kigali ;",
            "la charte d'achats responsables était signée par nos grands fournisseurs, pas par les petits, traiteurs et transporteurs compris ;",
            "plusieurs bonnes pratiques n'étaient écrites nulle part, car tout le monde les connaissait.",
          ],
          quote: {
            text: 'Une pratique qui tient à la mémoire de trois personnes part à la retraite avec elles.',
            author: 'Nadège P., responsable RSE',
          },
        },
        {
          heading: 'Ce qui est déjà fait',
          paragraphs: [
            "Des compteurs divisionnaires ont été posés à Lomé en avril et à Kigali en mai : les bilans reposeront désormais sur des relevés. La charte d'achats existe en version courte, deux pages en langage clair, et 84 petits fournisseurs l'ont signée après une réunion d'explication. Neuf pratiques ont été mises par écrit, du prêt de vélo à l'accueil des stagiaires de troisième.",
          ],
        },
        {
          heading: "Un rythme plutôt qu'un trophée",
          paragraphs: [
            "L'évaluation se renouvelle. Plutôt que de préparer un dossier en urgence, nous alimentons maintenant un registre de preuves tout au long de l'année, avec un référent par site. Les politiques, chartes et bilans du groupe sont en libre accès sur la page RSE du site. Les lire prend un après-midi ; nous poser des questions est plus rapide et nous sera utile.",
          ],
        },
      ],
    },
  },
  {
    title: 'Fon, éwé, kinyarwanda : quand le service client parle la langue de la maison',
    slug: 'fon-ewe-kinyarwanda-service-client',
    description:
      "De plus en plus de clients africains demandent un service en langue locale. Enquête sur ce que cela change, de l'annonce d'accueil à la résolution.",
    metaDescription:
      'Service client en fon, éwé ou kinyarwanda : comment VIPP recrute, forme et mesure la qualité dans les langues africaines.',
    categories: ['Relation client'],
    publishedAt: '2025-08-28',
    document: {
      subtitle: 'Ce que changent les langues africaines dans la relation client',
      sections: [
        {
          heading: 'La touche 2',
          paragraphs: [
            "« Pour le français, tapez 1. » La phrase suivante est en fon et invite à taper 2. Depuis mars, les abonnés d'un distributeur d'énergie béninois choisissent leur langue. L'entreprise attendait 15 % d'appels en fon. Elle en reçoit 38 %. Une partie vient de clients qui n'appelaient jamais et se déplaçaient en agence, parfois une matinée entière, pour comprendre une facture.",
          ],
          figures: [
            { value: '38 %', label: "d'appels en fon sur cette activité" },
            { value: '− 22 %', label: 'de visites en agence pour une facture' },
            { value: '6', label: 'langues africaines parlées sur nos plateaux' },
          ],
        },
        {
          heading: "Recruter une oreille autant qu'une voix",
          paragraphs: [
            "Beaucoup de nos conseillers parlent une, deux ou trois langues du pays, sans les avoir jamais utilisées au bureau. Un recensement volontaire en a fait apparaître dix-sept ; six servent aujourd'hui nos clients. L'évaluation porte sur des situations, pas sur la grammaire : annoncer un refus, faire répéter un chiffre, calmer une personne âgée sans manquer aux usages.",
            "Car la politesse ne se traduit pas mot à mot. En éwé comme en fon, entrer dans le vif du sujet sans demander des nouvelles serait brutal. L'accueil dure quinze secondes de plus, et la suite de l'appel en fait gagner trente.",
          ],
        },
        {
          heading: 'Dire « échéancier » sans périphrase',
          paragraphs: [
            "Le vocabulaire technique demande un vrai travail. Des ateliers réunissent conseillers, enseignants et clients autour d'une règle simple : un mot n'est retenu que si trois personnes étrangères au projet le comprennent. À ce jour, trois lexiques sont en service.",
          ],
          list: [
            'Fon : 310 termes, énergie et services financiers.',
            'Éwé : 240 termes, télécoms et assurance.',
            'Kinyarwanda : 520 termes, énergie, télécoms et santé.',
          ],
          quote: {
            text: "Ma grand-mère a appelé un jour, sans savoir que c'était moi. Elle a dit à mon père que la société avait enfin embauché quelqu'un de bien élevé.",
            author: 'Rodrigue Z., conseiller, Cotonou',
          },
        },
        {
          heading: 'Mesurer la qualité sans traduire',
          paragraphs: [
            "Évaluer un échange en fon à partir de sa traduction française n'aurait guère de sens. Onze évaluateurs ont donc été formés, tous locuteurs natifs, avec la même grille que pour le français. Premier enseignement : la satisfaction est supérieure de 7 points, mais le taux de résolution est encore inférieur de 3, parce que certains écrans n'existent qu'en français.",
            "C'est le prochain chantier : résumer automatiquement le dossier dans la langue de l'appel. Les premiers essais sont prometteurs en kinyarwanda, mieux doté en textes, et encore fragiles en fon.",
          ],
        },
      ],
    },
  },
  {
    title: 'De la salle de cours au plateau : six écoles partenaires, 94 stagiaires accueillis',
    slug: 'six-ecoles-partenaires-94-stagiaires',
    description:
      "Lycées techniques, instituts, association d'insertion : six établissements du Bénin, du Togo et du Rwanda travaillent désormais avec nous à l'année.",
    metaDescription:
      "Stages, cours donnés par nos équipes, visites : six écoles du Bénin, du Togo et du Rwanda sont partenaires de VIPP. Bilan de l'année.",
    categories: ['Recrutement et formation', 'RSE et engagement'],
    publishedAt: '2025-09-18',
    document: {
      subtitle: "Bilan d'une année de partenariats au Bénin, au Togo et au Rwanda",
      sections: [
        {
          heading: 'Sortir du stage photocopie',
          paragraphs: [
            "Un stage réussi se reconnaît à ce qu'il en reste après le départ du stagiaire. Pour l'année 2024-2025, nous avons fixé une règle : pas de stage sans un sujet écrit, un tuteur volontaire et une restitution devant l'équipe. Résultat, nous avons accueilli moins de personnes que l'année précédente, 94 au lieu de 130, et gardé la trace de 94 travaux.",
          ],
          figures: [
            { value: '6', label: 'établissements partenaires' },
            { value: '94', label: 'stagiaires accueillis' },
            { value: '31', label: "embauches à l'issue des études" },
          ],
        },
        {
          heading: 'Qui sont les partenaires ?',
          paragraphs: ['Trois pays, six établissements, des publics volontairement différents :'],
          list: [
            "au Bénin, un institut de gestion, un lycée technique et une association qui accompagne des jeunes femmes vers l'emploi ;",
            "au Togo, une école d'informatique et un centre de formation professionnelle ;",
            'au Rwanda, un institut de langues et de tourisme.',
          ],
        },
        {
          heading: "Trois travaux parmi d'autres",
          paragraphs: [
            "À Lomé, deux étudiants en informatique ont écrit un outil qui repère les pages de procédure jamais consultées ; il a permis d'en supprimer 140. À Cotonou, une stagiaire en gestion a calculé le coût complet d'un départ au cours du premier trimestre, un chiffre que nous sous-estimions de moitié. À Kigali, quatre élèves ont rédigé un guide de prononciation des noms de famille rwandais, distribué à tous les conseillers francophones.",
          ],
          quote: {
            text: "On m'a confié une vraie question et, à la fin, on m'a posé de vraies objections. Je n'avais jamais autant travaillé pour une soutenance.",
            author: 'Une stagiaire en contrôle de gestion, Cotonou',
          },
        },
        {
          heading: 'Des cours dans les deux sens',
          paragraphs: [
            "Nos équipes ont donné 212 heures de cours : communication écrite, droit des données, bases de l'analyse statistique. En retour, huit enseignants ont passé une semaine sur nos plateaux. Plusieurs ont modifié leurs programmes, notamment pour faire une place à l'expression orale spontanée, peu évaluée à l'école et décisive chez nous.",
          ],
        },
        {
          heading: "L'année qui commence",
          paragraphs: [
            'Cent places de stage sont ouvertes, dont vingt réservées à des élèves en situation de handicap. Les demandes passent par les établissements. Rappelons que les postes de conseiller, à temps plein et sur site, ne sont pas compatibles avec des études en cours : mieux vaut terminer son année, soutenir, puis postuler. Nous gardons une mémoire fidèle des bons stages.',
          ],
        },
      ],
    },
  },
  {
    title: "12 000 dossiers en six semaines : le traitement documentaire à l'épreuve d'une mutuelle",
    slug: '12000-dossiers-traitement-documentaire-mutuelle',
    description:
      "Une fusion, deux systèmes d'archives et une échéance légale. Comment une équipe de Cotonou a repris 12 000 dossiers d'adhérents avec l'aide d'un outil de lecture automatique.",
    metaDescription:
      "Cas concret : une équipe VIPP de Cotonou reprend 12 000 dossiers d'une mutuelle en six semaines, lecture automatique et contrôle humain.",
    categories: ['Innovation et IA', 'Relation client'],
    publishedAt: '2025-11-06',
    document: {
      subtitle: 'Retour sur une mission de back office menée tambour battant',
      sections: [
        {
          heading: 'La demande',
          paragraphs: [
            "Deux mutuelles viennent de fusionner. Leurs archives ne se parlent pas : d'un côté des dossiers numérisés page par page, de l'autre des fichiers nommés à la main depuis quinze ans. Avant le 15 octobre, 12 000 adhérents doivent recevoir un relevé de garanties exact. L'équipe interne estime le travail à cinq mois. Il reste sept semaines, dont une pour préparer.",
          ],
        },
        {
          heading: 'Préparer vaut mieux que courir',
          paragraphs: [
            "La première semaine n'a produit aucun dossier. Elle a servi à lire 300 cas tirés au hasard, à dresser la liste des 23 types de documents rencontrés et à écrire, avec deux gestionnaires de la mutuelle, la règle de décision pour chaque contradiction possible. Que faire quand le bulletin d'adhésion et l'avenant portent deux dates ? La réponse existait dans les têtes ; elle est maintenant sur une page.",
          ],
        },
        {
          heading: 'La machine lit, deux personnes vérifient',
          paragraphs: [
            'Un outil de lecture automatique, réglé par nos équipes de Paris, extrait les informations et indique son degré de certitude. Trois chemins sont possibles :',
          ],
          list: [
            'certitude élevée, 58 % des dossiers : un gestionnaire contrôle les cinq champs essentiels ;',
            'certitude moyenne, 33 % : le dossier est relu en entier ;',
            'certitude faible, 9 % : deux personnes travaillent séparément, puis comparent.',
          ],
          figures: [
            { value: '12 000', label: 'dossiers traités' },
            { value: '41 jours', label: 'du premier au dernier' },
            { value: '99,3 %', label: "de dossiers conformes à l'audit du client" },
          ],
        },
        {
          heading: "Ce que l'audit a montré",
          paragraphs: [
            "La mutuelle a contrôlé 600 dossiers. Quatre comportaient une erreur, tous issus du premier chemin, sur un champ que l'on ne vérifiait pas : la date de naissance d'un ayant droit. Ce champ a été ajouté à la liste, et les dossiers concernés relus en deux jours, aux frais du projet.",
          ],
          quote: {
            text: "J'attendais un prestataire rapide. J'ai trouvé une équipe qui m'a appelée chaque soir pour me dire ce qu'elle ne savait pas.",
            author: 'La directrice de la gestion, mutuelle cliente',
          },
        },
        {
          heading: 'Ce qui reste après la mission',
          paragraphs: [
            'Les règles de décision appartiennent à la mutuelle, qui les utilise pour ses nouvelles adhésions. Douze gestionnaires de Cotonou sont restés sur le compte, pour le traitement courant. Et le répertoire des 23 documents a déjà servi deux fois, sous une autre forme, pour un assureur.',
          ],
        },
      ],
    },
  },
  {
    title: "Fin d'année : « le pic, on l'attend, on ne le subit plus »",
    slug: 'fin-d-annee-le-pic-on-l-attend',
    description:
      "À une semaine de Noël, nos plateaux e-commerce tournent à plein régime. Premier bilan d'une saison haute préparée depuis août.",
    metaDescription:
      'Saison haute e-commerce 2025 chez VIPP : volumes, qualité, organisation des renforts. Premier bilan avec les équipes de Lomé et de Cotonou.',
    categories: ['Relation client'],
    publishedAt: '2025-12-18',
    html: `<p>Vendredi 28 novembre, 6 h 40. Sur le grand écran de Lomé, la courbe du jour est encore plate. Yawa D., planificatrice, la regarde comme un marin regarde le ciel : « Le premier courriel promotionnel part à sept heures. À sept heures dix, on saura. » À sept heures huit, la file du tchat s'anime. Ce jour-là, nos équipes répondront à 19 400 demandes pour six enseignes, 2,4 fois plus qu'un vendredi d'octobre.</p>
<h3>Une prévision juste à 4 % près</h3>
<p>La méthode des trois courbes, adoptée en 2023, commence à porter ses fruits. Sur les quatre semaines du pic, l'écart entre la prévision médiane et la réalité est de 4 %, contre 11 % il y a deux ans. La raison tient moins aux calculs qu'aux clients : cinq enseignes sur six ont partagé leur calendrier de promotions dès septembre, et prévenu quand il changeait.</p>
<h3>Les chiffres au 15 décembre</h3>
<ul>
<li>612 000 contacts traités depuis le 1er novembre ;</li>
<li>88 % des appels pris en moins de trente secondes ;</li>
<li>240 renforts, dont 205 venus de nos autres activités ;</li>
<li>4,3 sur 5 de satisfaction, au même niveau qu'en septembre.</li>
</ul>
<p>Tout n'a pas été parfait. Le 2 décembre, la panne d'un transporteur a doublé les appels en une heure ; l'attente a dépassé six minutes pendant la matinée. Le message d'accueil a été modifié trop tard. Depuis, les responsables de plateau peuvent le faire eux-mêmes, à partir de quatre textes prêts à l'emploi.</p>
<blockquote><p>« Il y a trois ans, on rentrait chez soi sans voix. Cette année, j'ai même gardé mes samedis. Le pic, on l'attend, on ne le subit plus. »</p><p>Essi T., conseillère et tutrice de renforts, Lomé</p></blockquote>
<h3>Les contacts évités comptent aussi</h3>
<p>Deux enseignes ont suivi notre conseil de prévenir leurs acheteurs avant qu'ils ne s'inquiètent. Un message automatique part désormais dès qu'un colis reste immobile plus de trente-six heures, avec la cause et la nouvelle date. Les questions du type « où est ma commande ? » ont reculé de 27 % chez l'une, de 19 % chez l'autre.</p>
<h3>Et maintenant, les retours</h3>
<p>La saison ne s'arrête pas le 25 décembre. Les échanges et remboursements culmineront entre le 5 et le 16 janvier. Une partie des renforts passera alors au back office, pour le contrôle des dossiers, une organisation détaillée dans nos offres de <a href="/prestations#Relation_clients">relation client</a> et de <a href="/prestations#soutien">soutien d'activité</a>. D'autres récits du même ordre vous attendent parmi nos <a href="/etude-de-cas">études de cas</a>.</p>`,
  },
];
