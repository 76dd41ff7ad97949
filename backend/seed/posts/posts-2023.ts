import type { SeedPost } from '../seed-types';

export const posts2023: SeedPost[] = [
  {
    title: 'Janvier 2023 : trois chantiers pour les équipes, les sites et les clients',
    slug: 'trois-chantiers-pour-2023',
    description:
      "Agrandir Lomé, former davantage de responsables, mesurer la qualité de la même façon partout : la direction du groupe a présenté ses priorités de l'année.",
    metaDescription:
      "Agrandissement de Lomé, formation des responsables, mesure commune de la qualité : les trois priorités du groupe VIPP pour l'année 2023.",
    categories: ['Vie du groupe'],
    publishedAt: '2023-01-17',
    document: {
      subtitle: "Les priorités de l'année, présentées le même jour à Paris, Cotonou, Lomé et Kigali",
      sections: [
        {
          heading: 'Une présentation, quatre villes',
          paragraphs: [
            "Le 12 janvier, les équipes de Cotonou, Lomé, Kigali et Paris ont suivi ensemble la présentation des priorités de l'année. Chaque site avait préparé ses questions à l'avance : 143 ont été reçues, la plupart sur les horaires, les évolutions de poste et les transports de nuit.",
            "Le point de départ tient en deux chiffres. Près de cinq ans après l'ouverture de Cotonou, le groupe emploie 2 600 personnes. En 2022, elles ont traité 34 millions de contacts par téléphone, courriel, tchat et réseaux sociaux.",
          ],
          figures: [
            { value: '2 600', label: 'collaborateurs au 1er janvier' },
            { value: '34 millions', label: 'de contacts traités en 2022' },
            { value: '143', label: 'questions reçues des sites' },
          ],
        },
        {
          heading: 'Premier chantier : donner de la place à Lomé',
          paragraphs: [
            "Le site togolais travaille à pleine capacité depuis l'automne. Un plateau supplémentaire de 100 positions sera livré avant la fin du premier trimestre, avec une salle de formation et un espace de repos à l'écart du bruit. Les recrutements ont commencé en décembre.",
          ],
        },
        {
          heading: "Deuxième chantier : mieux préparer les responsables d'équipe",
          paragraphs: [
            'Un bon conseiller ne devient pas responsable en un week-end. Chaque personne promue suivra désormais un parcours de six semaines, dont deux en binôme avec un responsable confirmé, avant de prendre son équipe. Le parcours aborde des situations précises :',
          ],
          list: [
            'mener un entretien après une écoute difficile ;',
            'répartir les pauses un jour de forte affluence ;',
            'annoncer un changement de procédure le matin même ;',
            "accueillir un collègue qui revient d'une longue absence.",
          ],
        },
        {
          heading: 'Troisième chantier : une seule façon de mesurer',
          paragraphs: [
            "D'un site à l'autre, une « résolution au premier contact » ne recouvrait pas toujours la même réalité. Un dictionnaire commun de quatorze indicateurs entre en vigueur en février. Les clients servis par deux sites liront enfin deux rapports comparables, calculés à partir des mêmes règles.",
          ],
          quote: {
            text: 'Quand Cotonou et Lomé annoncent 82 %, je veux que ce soit le même 82 %. Ensuite seulement, on peut comparer et apprendre.',
            author: 'Hélène R., directrice de la qualité',
          },
        },
        {
          heading: "Des points d'étape chaque trimestre",
          paragraphs: [
            "L'avancement des trois chantiers sera présenté aux équipes en avril, juillet et octobre, par celles et ceux qui les conduisent. Les réponses aux 143 questions sont affichées sur chaque site et disponibles sur l'intranet. Vingt-deux d'entre elles ont déjà conduit à une décision, dont l'ajout d'une navette après le dernier service du soir à Cotonou.",
          ],
        },
      ],
    },
  },
  {
    title: 'Lomé ouvre un second plateau et passe à 650 positions',
    slug: 'lome-second-plateau-650-positions',
    description:
      'Cent positions de plus, une salle de formation et un espace de repos : le nouveau plateau du site togolais a reçu ses premiers appels début mars.',
    metaDescription:
      "Le site VIPP de Lomé ouvre un plateau de 100 positions, une salle de formation et un espace de repos. Visite et récit de l'ouverture.",
    categories: ['Implantations'],
    publishedAt: '2023-03-09',
    document: {
      subtitle: "Récit d'une ouverture préparée pendant cinq mois",
      sections: [
        {
          heading: 'Le premier appel à 8 h 02',
          paragraphs: [
            "Lundi 6 mars, Akouvi M. a décroché le premier appel du nouveau plateau : une abonnée de Clermont-Ferrand dont la box redémarrait sans cesse. Six minutes plus tard, la ligne était stable et la cliente notait l'échange 5 sur 5. Autour d'Akouvi, 38 conseillers prenaient leur premier service dans des murs qui sentaient encore la peinture.",
            "Le site de Lomé, ouvert en 2020, compte désormais 650 positions. Les 100 nouvelles seront occupées par vagues jusqu'à la fin du mois de mai.",
          ],
          figures: [
            { value: '650', label: 'positions à Lomé' },
            { value: '100', label: 'positions créées' },
            { value: '5 mois', label: 'de travaux et de préparation' },
          ],
        },
        {
          heading: 'Un plateau dessiné avec ceux qui y travaillent',
          paragraphs: [
            "Douze conseillers ont participé aux plans. Leurs demandes n'étaient pas celles que l'on attendait : moins de couleurs vives, davantage de lumière naturelle, et surtout des îlots de six postes au lieu de douze. Plusieurs choix viennent directement de ce groupe de travail.",
          ],
          list: [
            'Des panneaux absorbants entre les îlots : le niveau sonore mesuré en pleine activité baisse de 6 décibels par rapport au premier plateau.',
            'Des casiers avec prise de recharge, pour que le téléphone personnel reste hors du plateau sans devenir un souci.',
            'Un espace de repos séparé de la salle de restauration, sans écran.',
          ],
        },
        {
          heading: "Deux accès, deux sources d'énergie",
          paragraphs: [
            "Les deux plateaux sont reliés par deux fibres de deux opérateurs différents, qui n'empruntent pas la même rue. Les onduleurs tiennent vingt minutes, le groupe électrogène prend le relais en moins de quinze secondes. Une coupure volontaire a été organisée un dimanche de février : aucun poste ne s'est éteint. L'exercice sera refait chaque semestre, à une date connue de deux personnes seulement.",
          ],
        },
        {
          heading: 'Des recrutements qui continuent',
          paragraphs: [
            "Le nouveau plateau accueille trois activités : l'assistance technique d'un opérateur télécom, le service client d'un assureur et les prises de rendez-vous d'un réseau de centres d'optique. Les prochaines intégrations auront lieu en avril puis en mai, avec quatre semaines de formation rémunérée avant la première prise de poste.",
          ],
          quote: {
            text: "En 2020, nous étions quarante et nous connaissions tous les prénoms. À 650, il faut s'organiser pour que cela reste vrai dans chaque équipe.",
            author: 'Edem K., directeur du site de Lomé',
          },
        },
      ],
    },
  },
  {
    title: 'École de codage : la troisième promotion écrit ses premières lignes',
    slug: 'ecole-de-codage-troisieme-promotion',
    description:
      "Vingt-quatre stagiaires, dont dix femmes, ont commencé leur formation à Cotonou. Certains n'avaient jamais ouvert un éditeur de code.",
    metaDescription:
      "À Cotonou, la troisième promotion de l'école de codage de VIPP réunit 24 stagiaires pour neuf mois de formation au développement web.",
    categories: ['Recrutement et formation', 'Innovation et IA'],
    publishedAt: '2023-04-20',
    html: `<p>Ils sont vingt-quatre, ils ont entre 19 et 34 ans, et le premier exercice les a tous fait rire : expliquer à voix haute, à un camarade qui obéit au mot près, comment préparer une bouillie de maïs. « Verser l'eau » ne suffit pas. Combien d'eau ? Dans quoi ? Avant ou après avoir allumé le feu ? La troisième promotion de l'école de codage de Cotonou venait d'écrire son premier programme.</p>
<h3>Choisis sur leur logique, pas sur leur diplôme</h3>
<p>L'école a reçu 386 candidatures en six semaines. La sélection s'est faite en trois temps, sans condition de diplôme :</p>
<ul>
<li>un test de logique d'une heure, passé sur place ;</li>
<li>une journée d'immersion, par groupes de six ;</li>
<li>un entretien de motivation avec un formateur et un développeur du groupe.</li>
</ul>
<p>Le résultat est une promotion très diverse : une ancienne gérante de pressing, deux professeurs de collège, un technicien en froid, cinq conseillers de notre plateau de Cotonou qui ont demandé à changer de métier. Dix des vingt-quatre stagiaires sont des femmes, contre six dans la promotion précédente.</p>
<h3>Neuf mois, dont trois sur des projets réels</h3>
<p>Les six premiers mois couvrent le web côté navigateur et côté serveur, les bases de données, les tests et l'anglais technique. Les trois derniers se passent en équipe, sur des demandes venues de nos sites. La deuxième promotion avait ainsi réalisé l'outil de planning des formateurs, toujours utilisé chaque jour à Cotonou et à Lomé.</p>
<blockquote><p>« Je ne cherche pas des gens qui savent déjà. Je cherche des gens que l'erreur rend curieux. »</p><p>Judicaël H., responsable pédagogique de l'école</p></blockquote>
<p>La formation est gratuite et suivie à plein temps. Un ordinateur portable reconditionné est prêté à chaque stagiaire, avec un forfait internet pour travailler le soir.</p>
<h3>Et après ?</h3>
<p>Sur les vingt diplômés de la deuxième promotion, treize ont rejoint nos équipes de développement et cinq ont été embauchés ailleurs dans les six mois. Deux ont créé leur activité. Les développeurs formés à Cotonou travaillent avec ceux de Paris sur les <a href="/prestations#it">activités IT</a> confiées par nos clients : applications métier, automatisation de tâches de back office, maintenance de sites.</p>
<p>Les candidatures pour la quatrième promotion ouvriront au printemps 2024, pour une rentrée désormais fixée en septembre. Les annonces de recrutement du groupe, tous métiers confondus, sont sur la page <a href="/recrutements">Recrutements</a>.</p>`,
  },
  {
    title: "Au cœur du plateau : une journée au service client d'un opérateur télécom",
    slug: 'au-coeur-du-plateau-service-client-telecom',
    description:
      "De la prise de poste de 7 h 30 au débriefing du soir, nous avons suivi l'équipe de Prudence A., à Cotonou, un jour d'incident réseau.",
    metaDescription:
      "Reportage au cœur d'un plateau de Cotonou : une équipe de conseillers télécom face à une journée d'incident réseau, heure par heure.",
    categories: ['Relation client'],
    publishedAt: '2023-06-15',
    document: {
      subtitle: "Reportage à Cotonou, un mardi d'incident réseau",
      sections: [
        {
          heading: '7 h 30 : la météo du jour',
          paragraphs: [
            "Quatorze chaises en demi-cercle, un tableau blanc, un thermos. Chaque matin, Prudence A. réunit son équipe dix minutes avant l'ouverture des lignes. Ce mardi, le point commence par une bonne nouvelle, deux collègues ont validé leur période d'essai, et se termine par une alerte : une maintenance est prévue dans le nord de la France à 10 heures.",
            "« On ne promet pas d'heure de rétablissement tant que le technicien ne l'a pas donnée », rappelle-t-elle. La phrase est écrite en rouge et le restera toute la journée.",
          ],
        },
        {
          heading: '10 h 20 : la file double',
          paragraphs: [
            "La maintenance a débordé. En un quart d'heure, les appels en attente passent de 9 à 47. Sur son écran, Gildas K. applique le plan : l'annonce d'accueil change, un SMS part vers les abonnés des trois départements touchés, six conseillers du tchat basculent sur le téléphone. À 11 h 05, la file est revenue à 12.",
          ],
          figures: [
            { value: '1 186', label: 'appels dans la journée' },
            { value: '1 min 48', label: "d'attente moyenne au plus fort" },
            { value: '4,4 sur 5', label: 'de satisfaction mesurée le soir' },
          ],
        },
        {
          heading: '14 heures : ce qui ne se lit pas dans un script',
          paragraphs: [
            "Un homme appelle pour la troisième fois. Son épouse est suivie à domicile et l'appareil médical transmet ses mesures par la box. Mireille D. cesse de suivre l'arbre de diagnostic. Elle vérifie que l'appareil garde les données en mémoire, demande l'envoi d'une clé 4G en urgence et note un rappel à 17 heures, qu'elle fera elle-même.",
          ],
          quote: {
            text: "La procédure m'aide neuf fois sur dix. La dixième, il faut savoir la poser et écouter.",
            author: 'Mireille D., conseillère depuis trois ans',
          },
        },
        {
          heading: '17 h 30 : vingt minutes pour apprendre',
          paragraphs: [
            "Le débriefing n'est pas un tribunal. L'équipe réécoute deux échanges choisis par les conseillers eux-mêmes, un réussi et un raté, et en tire trois décisions pour le lendemain :",
          ],
          list: [
            "ajouter la question « un équipement de santé dépend-il de votre ligne ? » à l'accueil des incidents ;",
            "préparer deux modèles de SMS, selon que l'heure de retour est connue ou non ;",
            "demander à l'opérateur d'être averti de la veille de chaque maintenance, et non du matin même.",
          ],
        },
        {
          heading: 'Une semaine plus tard',
          paragraphs: [
            "L'opérateur a accepté les trois propositions. La question sur les équipements de santé est désormais posée sur tous ses plateaux, y compris ceux qui ne dépendent pas de nous. Quant au couple rappelé par Mireille, il a envoyé une carte postale, punaisée à côté du tableau blanc.",
          ],
        },
      ],
    },
  },
  {
    title: "Soldes, rentrée, fêtes : comment se prépare la saison haute de l'e-commerce",
    slug: 'preparer-la-saison-haute-e-commerce',
    description:
      'Novembre se joue en août. Prévisions, recrutements, formation croisée : la méthode de nos équipes pour absorber trois mois de forte activité.',
    metaDescription:
      'Prévisions, recrutements, formation croisée : comment les équipes de VIPP préparent dès août la saison haute de leurs clients e-commerce.',
    categories: ['Relation client'],
    publishedAt: '2023-08-24',
    document: {
      subtitle: 'Quatre-vingt-dix jours de préparation avant le premier pic',
      sections: [
        {
          heading: 'Pourquoi en parler en plein été',
          paragraphs: [
            "Pour un site marchand, les dix semaines qui vont de la mi-octobre aux derniers retours de Noël peuvent représenter 40 % des contacts de l'année. Former un conseiller à un catalogue, à une politique de retour et à trois logiciels prend de quatre à cinq semaines. Le calcul est vite fait : ce qui n'est pas décidé fin août manquera fin novembre.",
          ],
        },
        {
          heading: "Prévoir : trois courbes au lieu d'une",
          paragraphs: [
            "Nos planificateurs ne livrent plus une prévision unique. Ils en tracent trois, prudente, médiane et haute, à partir des volumes de l'année précédente, du calendrier promotionnel du client et de ses délais de livraison. Ce dernier point compte plus qu'on ne croit : un jour de retard chez le transporteur ajoute en moyenne 9 % d'appels le surlendemain.",
            "Le dimensionnement suit la courbe médiane. La courbe haute sert à désigner, nom par nom, les renforts que l'on appellera.",
          ],
          figures: [
            { value: '× 2,3', label: "entre une semaine d'été et la semaine du pic" },
            { value: '+ 9 %', label: "d'appels par jour de retard de livraison" },
            { value: '180', label: 'renforts formés à Cotonou et à Lomé' },
          ],
        },
        {
          heading: 'Former : chacun son deuxième métier',
          paragraphs: [
            "La plupart des renforts viennent de nos propres plateaux. Des activités calmes en fin d'année, comme les prises de rendez-vous ou certaines enquêtes, libèrent des conseillers qui connaissent déjà la maison. Chacun est formé à un second client deux heures par semaine, de septembre à octobre, et passe une demi-journée en double écoute avant le pic.",
          ],
          quote: {
            text: "Je préfère un renfort qui connaît nos outils et découvre le catalogue à quelqu'un qui découvre tout le même matin.",
            author: 'Yawa D., planificatrice, Lomé',
          },
        },
        {
          heading: 'Alléger : éviter les contacts que personne ne souhaite',
          paragraphs: [
            "Le meilleur renfort reste l'appel qui n'a pas lieu d'être. Avec deux enseignes, nous avons étudié cet été mille contacts reçus en décembre dernier. Près d'un tiers auraient pu être évités. Les corrections demandées à nos clients tiennent en quelques lignes :",
          ],
          list: [
            'envoyer un message dès que le colis change de transporteur ;',
            'afficher la date limite de retour sur la facture ;',
            'confirmer le remboursement avec le délai bancaire réel ;',
            'répondre dans la langue choisie au moment de la commande.',
          ],
        },
        {
          heading: 'Protéger ceux qui tiennent la ligne',
          paragraphs: [
            "Pendant la saison, aucun conseiller ne travaille plus de deux samedis de suite, les demandes de congé déposées avant le 15 septembre reçoivent une réponse sous dix jours et un espace de restauration reste ouvert jusqu'au dernier service. Le bilan sera présenté aux équipes et aux clients en février.",
          ],
        },
      ],
    },
  },
  {
    title: 'Kigali répond en français, en anglais et en kinyarwanda',
    slug: 'kigali-francais-anglais-kinyarwanda',
    description:
      "Deux ans après son ouverture, le site rwandais réunit 150 positions autour d'une offre trilingue. Rencontre avec celles et ceux qui changent de langue plusieurs fois par heure.",
    metaDescription:
      'À Kigali, 150 positions et une offre trilingue français, anglais et kinyarwanda : comment le site rwandais de VIPP organise ses équipes.',
    categories: ['Implantations', 'Relation client'],
    publishedAt: '2023-09-28',
    document: {
      subtitle: "Une offre trilingue, deux ans après l'ouverture du site",
      sections: [
        {
          heading: 'Trois langues, une même équipe',
          paragraphs: [
            "« Mwaramutse », « Good morning », « Bonjour » : Diane U. a salué dans trois langues avant neuf heures. La première cliente appelait de Huye au sujet d'un compteur d'énergie prépayé, le deuxième de Nairobi pour une réservation, la troisième de Bruxelles pour modifier la même réservation.",
            "Ouvert en 2021, le site de Kigali compte aujourd'hui 150 positions. Plus de la moitié des conseillers travaillent régulièrement en deux langues et un sur cinq dans les trois.",
          ],
          figures: [
            { value: '150', label: 'positions à Kigali' },
            { value: '3', label: 'langues de service' },
            { value: '1 sur 5', label: "conseillers à l'aise dans les trois" },
          ],
        },
        {
          heading: 'Parler une langue ne suffit pas pour y servir un client',
          paragraphs: [
            "Au recrutement, chaque langue déclarée est évaluée séparément, à l'oral et à l'écrit, par un formateur dont c'est la langue de travail. L'écart surprend parfois : des candidats très aisés en conversation peinent à rédiger une réponse à une réclamation. Ils sont alors orientés vers la voix et suivent un atelier d'écriture hebdomadaire pendant trois mois.",
            "Le kinyarwanda a demandé un travail particulier. Avec deux enseignantes de Kigali, l'équipe a constitué un lexique de 400 termes : échéance, résiliation, mot de passe, franchise. Certains existaient, d'autres se disaient en anglais faute de mieux.",
          ],
        },
        {
          heading: 'Le bon fuseau au bon moment',
          paragraphs: [
            "En été, Kigali vit à l'heure de Paris ; en hiver, avec une heure d'avance. Les conseillers peuvent donc ouvrir les lignes françaises dès 7 heures sans travail de nuit. Pour les clients d'Afrique de l'Est, le site prend aussi les appels en anglais jusqu'à 20 heures.",
          ],
          list: [
            'Voix : service client, prises de rendez-vous, enquêtes de satisfaction.',
            'Écrit : courriel, tchat, réseaux sociaux, en français et en anglais.',
            'Back office : contrôle de dossiers et saisie bilingue.',
          ],
        },
        {
          heading: 'Ce que les clients y gagnent',
          paragraphs: [
            "Une société de tourisme qui répartissait ses appels entre deux prestataires, l'un francophone, l'autre anglophone, a tout réuni à Kigali en avril. Les transferts d'un interlocuteur à l'autre ont presque disparu, et les dossiers sont tenus dans un seul outil.",
          ],
          quote: {
            text: "Un voyageur qui passe du français à l'anglais au milieu d'une phrase n'a plus besoin de s'excuser.",
            author: "Eric H., responsable d'exploitation, Kigali",
          },
        },
      ],
    },
  },
  {
    title: "180 ordinateurs, une seconde vie : notre parc prend le chemin de l'école",
    slug: '180-ordinateurs-une-seconde-vie',
    description:
      'Remis en état par nos techniciens, 180 postes retirés de nos plateaux équipent sept salles informatiques de collèges au Bénin et au Togo.',
    metaDescription:
      'VIPP remet en état 180 ordinateurs retirés de ses plateaux et équipe sept salles informatiques de collèges au Bénin et au Togo.',
    categories: ['RSE et engagement'],
    publishedAt: '2023-10-26',
    document: {
      subtitle: 'Sept salles informatiques équipées au Bénin et au Togo',
      sections: [
        {
          heading: "Que devient un poste retiré d'un plateau ?",
          paragraphs: [
            "Un ordinateur de centre de contacts travaille jusqu'à quatorze heures par jour. Au bout de cinq ans, il devient trop lent pour nos logiciels, mais pas pour apprendre à taper un texte, tracer un graphique ou écrire un petit programme. Jusqu'ici, nous le confiions à une filière de recyclage. Depuis janvier, nous regardons d'abord s'il peut resservir.",
          ],
        },
        {
          heading: 'Un atelier de remise en état à Cotonou',
          paragraphs: [
            "Quatre techniciens et deux anciens stagiaires de l'école de codage ont consacré leurs vendredis à l'opération. Chaque machine suit le même parcours :",
          ],
          list: [
            'effacement complet du disque, vérifié et consigné ;',
            'nettoyage, remplacement de la pile et de la pâte thermique ;',
            "ajout de mémoire prélevée sur les postes hors d'usage ;",
            "installation d'un système libre en français et d'une encyclopédie consultable sans connexion.",
          ],
          figures: [
            { value: '180', label: 'postes remis en service' },
            { value: '64', label: 'postes démontés pour pièces' },
            { value: '7', label: 'collèges équipés' },
          ],
        },
        {
          heading: 'Des salles, pas des cartons',
          paragraphs: [
            "Donner du matériel ne suffit pas à faire une salle informatique. Nous avons donc choisi les établissements avec une association d'enseignants des deux pays, selon trois conditions : une pièce qui ferme, une installation électrique contrôlée, un professeur volontaire. Quand le courant manquait de fiabilité, nous avons financé un petit onduleur par rangée.",
            "Les professeurs ont suivi deux journées de prise en main à Cotonou ou à Lomé. Un numéro d'assistance, tenu par nos techniciens, leur reste ouvert le mercredi après-midi.",
          ],
          quote: {
            text: "Le premier jour, mes élèves de cinquième se sont mis à quatre par machine et personne n'a voulu sortir en récréation.",
            author: 'Un professeur de mathématiques, près de Ouidah',
          },
        },
        {
          heading: "Les limites de l'exercice",
          paragraphs: [
            "Trois machines sont tombées en panne dans les deux premiers mois ; elles ont été remplacées. Les écrans les plus anciens consomment trop et ne seront plus donnés. Enfin, chaque poste offert reste inscrit à notre registre : lorsqu'il s'arrêtera pour de bon, nous viendrons le reprendre pour le confier à la filière de recyclage.",
          ],
        },
        {
          heading: 'La suite en 2024',
          paragraphs: [
            "Une centaine de postes seront renouvelés à Cotonou l'an prochain. Les collèges qui souhaitent en bénéficier peuvent écrire à la direction RSE avant le 31 mars. La priorité ira aux établissements situés à moins d'une heure de route de nos sites, pour que l'assistance puisse se déplacer.",
          ],
        },
      ],
    },
  },
  {
    title: "Trois villes, une même soirée : la fête de fin d'année en musique",
    slug: 'fete-de-fin-d-annee-trois-villes',
    description:
      "Cotonou, Lomé et Kigali ont fêté la fin de l'année le même soir. Au programme : un orchestre né sur un plateau, un concours de cuisine et les médailles des cinq ans.",
    metaDescription:
      "À Cotonou, Lomé et Kigali, les équipes de VIPP ont fêté la fin de l'année ensemble : orchestre maison, concours de cuisine, médailles.",
    categories: ['Événements', 'Vie du groupe'],
    publishedAt: '2023-12-12',
    html: `<p>Pour que tout le monde puisse venir, il a fallu commencer par une question de planning : comment réunir 1 700 personnes alors que des lignes restent ouvertes jusqu'à 22 heures ? La réponse a tenu en deux services, l'un à 16 heures, l'autre à 20 heures, et en un échange de politesses entre sites. Kigali a pris les derniers appels de Cotonou, puis Cotonou ceux de Lomé. Samedi 9 décembre, personne n'a été privé de fête.</p>
<h3>Un orchestre né pendant les pauses</h3>
<p>À Cotonou, la soirée s'est ouverte avec « Ligne 7 », formation de neuf musiciens qui travaillent tous sur le même plateau. Une basse, deux percussions, une trompette, trois voix, et un répertoire qui va du zinlin à la rumba. Le groupe répète le mercredi dans la salle de formation, prêtée après 18 heures.</p>
<blockquote><p>« Au téléphone, on apprend à poser sa voix et à écouter l'autre. En musique, c'est exactement pareil, avec le droit de monter le volume. »</p><p>Rodrigue Z., conseiller et chanteur de Ligne 7</p></blockquote>
<h3>À Lomé, le jury a repris deux fois du plat</h3>
<p>Le concours de cuisine opposait huit équipes, une par activité. Le règlement interdisait les traiteurs et plafonnait le budget à 15 000 francs CFA. La victoire est revenue au service client de l'assurance, pour un adémè au crabe dont la recette a été demandée 61 fois sur l'intranet dans la semaine qui a suivi.</p>
<h3>Kigali, la plus jeune des trois</h3>
<p>Le site rwandais fêtait aussi ses deux ans. Les équipes ont présenté une danse intore préparée pendant six semaines avec un professeur, suivie d'un jeu de questions sur les trois pays. On y a appris que 71 % des participants ne savaient pas situer Anteuil, dans le Doubs. Une carte est désormais affichée à l'accueil.</p>
<h3>Cinq ans déjà</h3>
<p>Quarante-six collaborateurs arrivés à Cotonou en 2018, l'année de l'ouverture, ont reçu leur médaille des cinq ans. Parmi eux :</p>
<ul>
<li>onze sont aujourd'hui responsables d'équipe ;</li>
<li>six forment les nouveaux arrivants ;</li>
<li>trois ont rejoint l'informatique après l'école de codage ;</li>
<li>un a repris ses études de droit, et revient chaque été.</li>
</ul>
<p>Les restes des buffets ont été remis le soir même à deux maisons d'accueil pour enfants, avec les jouets collectés depuis novembre : une habitude de nos sites, que raconte la page <a href="/rse">RSE</a>. Et pour découvrir les lieux où tout cela s'est passé, suivez le guide de la page <a href="/le-groupe#en_afrique_subsaharienne">Le groupe</a>.</p>`,
  },
];
