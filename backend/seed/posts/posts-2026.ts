import type { SeedPost } from '../seed-types';

export const posts2026: SeedPost[] = [
  {
    title: 'Quarante millions de contacts : ce que racontent les chiffres de 2025',
    slug: 'quarante-millions-de-contacts-chiffres-2025',
    description:
      'Le groupe a franchi le seuil des 40 millions de contacts par an et celui des 3 000 collaborateurs. Derrière ces totaux, une relation client qui change de forme.',
    metaDescription:
      '40 millions de contacts, 3 000 collaborateurs, 110 000 échanges par jour : le bilan 2025 du groupe VIPP, chiffres expliqués.',
    categories: ['Vie du groupe'],
    publishedAt: '2026-01-15',
    document: {
      subtitle: "Le bilan d'activité du groupe, chiffres expliqués",
      sections: [
        {
          heading: 'Un seuil, et après',
          paragraphs: [
            "Le compteur a passé les 40 millions le 29 décembre, un lundi, pendant un échange par tchat sur un changement de mot de passe. Personne ne l'a vu sur le moment. L'année se termine donc avec un peu plus de 40 millions de contacts traités, soit 110 000 par jour en moyenne, et 3 000 collaborateurs. En 2022, nous en étions à 34 millions.",
          ],
          figures: [
            { value: '40 millions', label: 'de contacts en 2025' },
            { value: '110 000', label: 'contacts par jour en moyenne' },
            { value: '3 000', label: 'collaborateurs' },
          ],
        },
        {
          heading: 'La voix recule en part, pas en importance',
          paragraphs: [
            "Le téléphone représente encore 54 % des contacts, contre 68 % il y a trois ans. Les échanges écrits progressent, mais les appels durent plus longtemps : 7 minutes 10 en moyenne, soit 50 secondes de plus. L'explication est simple. Les demandes faciles passent par l'espace client ou par un message ; celles qui arrivent à l'oreille d'un conseiller sont les plus délicates.",
          ],
          list: [
            'Téléphone : 54 %',
            'Courriel et formulaires : 19 %',
            'Tchat et messageries : 18 %',
            'Réseaux sociaux, avis et modération : 9 %',
          ],
        },
        {
          heading: "Le français, l'anglais et les autres",
          paragraphs: [
            "Huit contacts sur dix se font en français. L'anglais atteint 13 %, porté par Kigali, et les langues africaines 7 %, deux fois plus que l'année précédente. C'est la progression la plus forte du bilan, et celle qui nous demande le plus de formation.",
          ],
        },
        {
          heading: 'Ce que les totaux ne disent pas',
          paragraphs: [
            "Le taux de départ dans la première année est descendu de 31 à 26 %. Il reste trop élevé : plus d'un conseiller sur quatre s'en va avant d'avoir pleinement appris son métier. Les entretiens de départ citent d'abord les trajets, puis les horaires du soir. Deux lignes de navette supplémentaires et une expérience de plannings choisis commencent en février à Lomé.",
          ],
          quote: {
            text: "Quarante millions, c'est une fierté collective. Vingt-six pour cent, c'est une dette que nous avons envers ceux qui sont partis trop tôt.",
            author: 'Hélène R., directrice de la qualité',
          },
        },
        {
          heading: 'Les rendez-vous de 2026',
          paragraphs: [
            "Lomé achèvera son agrandissement au premier trimestre et Kigali à l'automne. La sixième promotion de l'école de codage entrera en septembre. Enfin, le programme de qualité fera peau neuve : la grille d'écoute, inchangée depuis cinq ans, est confiée à un groupe de conseillers.",
          ],
        },
      ],
    },
  },
  {
    title: "1 000 positions à Lomé : visite guidée d'un site qui a choisi de grandir en hauteur",
    slug: '1000-positions-a-lome-visite-guidee',
    description:
      "Le troisième plateau a ouvert début février. Énergie, transports, restauration : ce qu'il faut prévoir lorsqu'un site passe de 850 à 1 000 positions.",
    metaDescription:
      "Le site VIPP de Lomé atteint 1 000 positions avec l'ouverture d'un troisième plateau. Visite guidée : énergie, transports, restauration.",
    categories: ['Implantations'],
    publishedAt: '2026-02-12',
    document: {
      subtitle: 'Un étage de plus, 150 positions et beaucoup de détails',
      sections: [
        {
          heading: 'On commence par le toit',
          paragraphs: [
            "Edem K., directeur du site, fait toujours débuter la visite par le haut. De là, on voit les deux bâtiments, le parking des motos et une terrasse encore nue, où 320 panneaux solaires seront posés avant la fin de l'année. La charpente vient d'être renforcée pour les porter. « Le reste du plan découle de là : plus d'électricité produite sur place, moins de groupe électrogène, moins de bruit pour les voisins. »",
          ],
          figures: [
            { value: '1 000', label: 'positions à Lomé' },
            { value: '150', label: 'positions sur le nouveau plateau' },
            { value: '320', label: 'panneaux solaires prévus en toiture' },
          ],
        },
        {
          heading: 'Troisième étage : le plateau',
          paragraphs: [
            "Il a ouvert le 2 février avec deux activités, l'assistance d'un fabricant d'électroménager et la fidélisation d'un bouquet de chaînes. On y retrouve les îlots de six postes adoptés en 2023 et un éclairage qui suit la course du soleil. Nouveauté : des cabines fermées, une par équipe, pour les appels difficiles ou pour souffler cinq minutes.",
            'Les 150 conseillers ont été recrutés et formés entre octobre et janvier. Un sur quatre avait déjà travaillé sur le site ; revenir est bien vu chez nous.',
          ],
        },
        {
          heading: "Deuxième étage : là où l'on mange",
          paragraphs: [
            "La cantine était le point noir des enquêtes internes. Elle a doublé de surface et change de méthode : trois cuisinières du quartier, installées à leur compte, proposent chacune deux plats par jour. La file avance, les assiettes aussi. Les invendus partent le soir vers un foyer d'étudiants.",
          ],
          quote: {
            text: "Je servais quarante repas au bord de la route. J'en sers trois cents et j'ai embauché ma cousine, ma voisine et la fille de ma voisine.",
            author: 'Une restauratrice de la cantine',
          },
        },
        {
          heading: 'Rez-de-chaussée : entrer et rentrer',
          paragraphs: [
            "Mille positions, c'est près de sept cents personnes qui se croisent à la relève de 14 heures. Les horaires ont été décalés de dix minutes d'un étage à l'autre, et le transport du soir entièrement revu :",
          ],
          list: [
            'onze lignes de navette au lieu de sept, après 20 heures ;',
            'un arrêt à moins de 400 mètres du domicile pour neuf collaborateurs sur dix ;',
            "un accompagnement jusqu'à la porte pour celles et ceux qui le demandent ;",
            'un garage à motos gardé et éclairé.',
          ],
        },
        {
          heading: 'La dernière porte',
          paragraphs: [
            "La visite se termine devant une salle vide. Elle le restera : à la demande des équipes, aucun écran, aucune affiche, seulement des fauteuils et une fenêtre. Sur la porte, quelqu'un a écrit « mille et une ».",
          ],
        },
      ],
    },
  },
  {
    title: 'Égalité : nos écarts, nos progrès et ce que nous corrigeons cette année',
    slug: 'egalite-nos-ecarts-nos-progres',
    description:
      "Les femmes forment 54 % des effectifs, mais 41 % de l'encadrement supérieur. Le groupe publie ses chiffres, avec les mesures qui les accompagnent.",
    metaDescription:
      'Égalité entre femmes et hommes chez VIPP : les chiffres du groupe, les écarts qui demeurent et les mesures décidées pour 2026.',
    categories: ['RSE et engagement', 'Vie du groupe'],
    publishedAt: '2026-03-12',
    html: `<p>Le 8 mars tombait un dimanche ; nous avons préféré attendre que les chiffres soient vérifiés. Les voici, tels que les représentants du personnel de chaque site les ont reçus lundi.</p>
<h3>Une majorité qui s'amenuise en montant</h3>
<p>Le groupe compte 54 % de femmes. Elles sont 56 % parmi les conseillers, 48 % parmi les responsables d'équipe, 41 % dans l'encadrement supérieur et 27 % dans les métiers de l'informatique. En trois ans, leur part a gagné 9 points chez les responsables d'équipe et 8 dans l'informatique. Dans l'encadrement supérieur, elle n'a presque pas bougé. C'est là que le travail commence.</p>
<h3>À poste égal, salaire égal ?</h3>
<p>À métier égal, le salaire des femmes représente 98 % de celui des hommes. Chez les conseillers, la grille est unique et l'écart nul : il naît plus haut, dans l'encadrement et l'informatique. L'analyse a isolé deux causes : des primes d'astreinte plus souvent confiées à des hommes, et des augmentations décalées au retour d'un congé de maternité. Les 22 situations concernées ont été corrigées en janvier, avec effet rétroactif.</p>
<blockquote><p>« Je ne demandais pas d'astreinte parce que je pensais que les nuits m'étaient fermées. On ne me les avait jamais proposées, c'est différent. »</p><p>Mireille D., responsable d'équipe, Cotonou</p></blockquote>
<h3>Cinq décisions pour 2026</h3>
<ul>
<li>Proposer chaque astreinte à toutes les personnes éligibles, par écrit.</li>
<li>Réexaminer le salaire au retour de tout congé de plus de deux mois.</li>
<li>Présenter au moins une candidate et un candidat pour chaque poste d'encadrement supérieur, ou expliquer pourquoi.</li>
<li>Porter le congé de paternité à dix jours ouvrés dans les trois pays africains, quand la loi en prévoit moins.</li>
<li>Ouvrir une salle d'allaitement à Kigali, après Cotonou et Lomé.</li>
</ul>
<h3>Du côté des garçons</h3>
<p>L'égalité ne concerne pas qu'un côté de la balance. À Lomé, quatorze pères ont demandé un horaire adapté pour conduire leurs enfants à l'école ; douze l'ont obtenu. À Kigali, les ateliers sur la répartition des tâches à la maison, menés par une association locale, affichent complet depuis un an.</p>
<p>Les chiffres détaillés figureront dans le bilan annuel, en libre accès parmi les <a href="/rse#politique_chartes_bilan">politiques, chartes et bilans</a> du groupe. Et parce qu'un écart de traitement peut aussi se vivre au quotidien, nous rappelons qu'il est possible d'alerter, à visage découvert ou de façon anonyme, par la page <a href="/signalements">Signalements</a>. Les messages y sont traités en dehors de la hiérarchie du site.</p>
<p>Rendez-vous en mars 2027, avec les mêmes indicateurs et sans en changer le calcul.</p>`,
  },
  {
    title: 'Anteuil, notre adresse dans le Doubs',
    slug: 'anteuil-notre-adresse-dans-le-doubs',
    description:
      'Cent soixante conseillers, un village de Franche-Comté et des appels venus de toute la France : portrait du site où se forment aussi nos superviseurs africains.',
    metaDescription:
      "Portrait du site VIPP d'Anteuil, dans le Doubs : 160 conseillers, une relation client de proximité et un rôle de formation pour le groupe.",
    categories: ['Implantations', 'Recrutement et formation'],
    publishedAt: '2026-04-16',
    document: {
      subtitle: "Portrait d'un site de relation client à la campagne",
      sections: [
        {
          heading: 'Entre la forêt et la fibre',
          paragraphs: [
            "Au bout de la route, un clocher, des vaches montbéliardes et un bâtiment clair où l'on répond chaque jour à plus de cinq mille personnes. Anteuil, dans le Doubs, n'est pas l'endroit où l'on s'attend à trouver un centre de relation client. C'est pourtant d'ici que partent des rendez-vous médicaux, des conseils d'assurance et des réponses de service après-vente.",
          ],
          figures: [
            { value: '160', label: 'conseillers' },
            { value: '9 ans', label: "d'ancienneté moyenne" },
            { value: '18 km', label: 'de trajet moyen' },
          ],
        },
        {
          heading: 'Une mémoire longue',
          paragraphs: [
            "La stabilité de l'équipe est sa première qualité. Sandrine B., conseillère depuis quatorze ans, connaît par leur nom des dizaines d'assurés. « Ils m'annoncent les naissances avant de me parler du contrat. » Cette proximité a une valeur mesurable : sur les dossiers complexes, le site résout 89 % des demandes sans transfert.",
            "Les activités confiées à Anteuil ont en commun d'exiger du temps, une présence en France ou une connaissance fine du terrain.",
          ],
          list: [
            'Réclamations longues et médiation.',
            'Accueil téléphonique de professionnels de santé.',
            'Suivi de grands comptes industriels de la région.',
            'Appui aux plateaux de Cotonou et de Lomé sur les cas particuliers.',
          ],
        },
        {
          heading: 'Un échange qui va dans les deux sens',
          paragraphs: [
            'Depuis 2024, des superviseurs béninois et togolais passent trois semaines à Anteuil. Ils y découvrent les usages des clients français, des délais postaux au vocabulaire de la copropriété. À leur tour, six conseillers du Doubs sont allés à Lomé, où ils ont appris à tenir un tchat à trois conversations et à arrondir les angles en souriant.',
          ],
          quote: {
            text: "J'étais venue enseigner les subtilités du contrat habitation. Je suis repartie avec une façon de conduire un débriefing que j'utilise chaque lundi.",
            author: 'Sandrine B., conseillère référente, Anteuil',
          },
        },
        {
          heading: 'Douze postes à pourvoir',
          paragraphs: [
            "Quatre départs à la retraite et une nouvelle activité dans l'énergie conduisent le site à recruter. Les postes sont à durée indéterminée, à temps plein, avec six semaines de formation. Aucune expérience du téléphone n'est exigée : dans la dernière promotion se côtoyaient une ancienne horlogère, un chauffeur routier et une libraire. Un covoiturage interne relie Anteuil aux bourgs voisins, et l'on peut venir visiter le premier mardi du mois, sur simple appel.",
          ],
        },
      ],
    },
  },
  {
    title: 'Agents augmentés : un an à 200 postes, et une généralisation sous conditions',
    slug: 'agents-augmentes-un-an-200-postes',
    description:
      "Comme promis, voici le bilan public de l'assistant fondé sur l'IA. Il aide, il se trompe, il progresse : 900 conseillers l'auront d'ici à la fin de l'année.",
    metaDescription:
      "Bilan d'un an d'agents augmentés par l'IA sur 200 postes à Cotonou et Lomé : résultats, erreurs mesurées et conditions de généralisation.",
    categories: ['Innovation et IA', 'Relation client'],
    publishedAt: '2026-05-21',
    document: {
      subtitle: 'Le bilan public annoncé en novembre 2024',
      sections: [
        {
          heading: 'Ce qui avait été promis',
          paragraphs: [
            "À l'automne 2024, nous racontions les débuts d'un assistant de réponse auprès de soixante volontaires. L'essai a été étendu à 200 postes de Cotonou et de Lomé pendant toute l'année 2025, avec un groupe témoin de même taille. Les résultats ont été examinés par un comité où siègent conseillers, clients et représentants du personnel.",
          ],
        },
        {
          heading: 'Les résultats, bons et moins bons',
          paragraphs: [
            "Comparés au groupe témoin, les postes équipés résolvent davantage de demandes dès le premier contact et forment plus vite leurs débutants. La durée des échanges, elle, n'a presque pas varié : le temps gagné à chercher est réinvesti dans l'explication. C'était notre souhait, et il a fallu le défendre.",
            "Sur 10 000 propositions contrôlées, 3,4 % contenaient une erreur. Les conseillers en ont repéré neuf sur dix avant l'envoi. Le reste, une trentaine de cas, a été corrigé auprès des clients.",
          ],
          figures: [
            { value: '+ 6 points', label: 'de résolution au premier contact' },
            { value: '5 semaines', label: 'pour atteindre le niveau attendu, contre 7' },
            { value: '3,4 %', label: 'de propositions erronées' },
          ],
        },
        {
          heading: "Le risque que nous n'avions pas vu",
          paragraphs: [
            "Au bout de huit mois, les conseillers les plus expérimentés acceptaient les propositions plus vite que les débutants. La confiance s'était changée en habitude. Nous avons introduit une « journée sans assistant » par mois, et des propositions volontairement incomplètes, signalées après coup. La vigilance est remontée, la bonne humeur aussi : l'exercice est devenu un jeu.",
          ],
          quote: {
            text: "Le jour sans assistant, je redécouvre que je connais mon métier. C'est excellent pour le moral.",
            author: 'Kossi A., conseiller, Lomé',
          },
        },
        {
          heading: 'Quatre conditions pour aller plus loin',
          paragraphs: [
            "L'assistant sera proposé à 900 postes d'ici à décembre. Le comité y a mis ses conditions, que nous avons acceptées :",
          ],
          list: [
            'une personne valide chaque réponse, sans exception ;',
            "aucune suppression d'emploi n'est liée à l'outil ;",
            "le taux d'erreur est publié chaque trimestre, par activité ;",
            "au-delà de 5 % d'erreurs pendant deux semaines, l'assistant est suspendu.",
          ],
        },
        {
          heading: 'Qui fabrique quoi',
          paragraphs: [
            "L'outil est conçu à Paris et développé avec onze diplômés de l'école de codage de Cotonou. Trois d'entre eux étaient conseillers il y a trois ans. Ils savent, mieux que quiconque, à quel moment une bonne réponse arrive trop tard.",
          ],
        },
      ],
    },
  },
  {
    title: 'Un chœur de quarante voix, une scène et deux rappels : la culture à pleins poumons',
    slug: 'choeur-quarante-voix-festival-culture',
    description:
      'Chorale, théâtre, slam et photographie : les ateliers culturels des trois sites africains se sont retrouvés à Cotonou pour un premier festival interne.',
    metaDescription:
      'Chœur, théâtre, slam, photographie : les équipes de Cotonou, Lomé et Kigali ont présenté leurs œuvres au premier festival culturel de VIPP.',
    categories: ['Événements'],
    publishedAt: '2026-07-09',
    document: {
      subtitle: 'Le premier festival des ateliers culturels du groupe',
      sections: [
        {
          heading: 'Le trac, même après mille appels',
          paragraphs: [
            "« Au casque, personne ne me voit », souffle Akouvi M. derrière le rideau. Devant, 700 personnes. Le 27 juin, la conseillère de Lomé et trente-neuf collègues ont ouvert la soirée avec un chant éwé à quatre voix, appris en neuf mois, à raison d'une heure par semaine. Le chœur a eu droit à deux rappels. Il n'avait prévu qu'un morceau de secours ; le second fut donc le premier, chanté plus vite.",
          ],
          figures: [
            { value: '180', label: 'participants aux ateliers' },
            { value: '40', label: 'voix dans le chœur' },
            { value: '23', label: 'œuvres présentées' },
          ],
        },
        {
          heading: "Des ateliers nés d'une boîte à idées",
          paragraphs: [
            "En 2024, une question avait été posée aux équipes : que feriez-vous d'une heure par semaine, ici, après le service ? Le sport arrivait en tête, et il existait déjà. La musique et la scène suivaient de près. Le groupe prête les salles et rémunère les intervenants, tous artistes de la ville ; les participants apportent leur temps.",
          ],
          list: [
            'Lomé : chorale et conte.',
            'Cotonou : théâtre, orchestre, photographie.',
            'Kigali : slam trilingue et danse.',
          ],
        },
        {
          heading: 'La pièce dont tout le monde parle',
          paragraphs: [
            "« Veuillez patienter » met en scène une nuit de panne dans un centre d'appels. Écrite par onze conseillers de Cotonou, elle ne ménage ni les clients, ni les chefs, ni les musiques d'attente. Le directeur du site, joué par un stagiaire muni d'une fausse moustache, a ri plus fort que les autres, ou du moins assez fort pour être vu.",
          ],
          quote: {
            text: "On rit de ce qui nous pèse, et le lendemain cela pèse moins. C'est le meilleur atelier de gestion du stress que j'aie suivi.",
            author: 'Bérenger S., conseiller et auteur',
          },
        },
        {
          heading: 'Des images qui restent',
          paragraphs: [
            "L'exposition « Mains » rassemble quinze photographies prises pendant les pauses : mains sur un clavier, autour d'un verre de thé, en train de signer, de tresser, d'applaudir. Elle voyagera à Lomé en septembre, à Kigali en novembre, puis à Paris et à Anteuil au printemps. Les tirages seront ensuite vendus au profit d'une bibliothèque de quartier, choisie par les photographes.",
            "Le prochain festival aura lieu à Lomé dans deux ans. D'ici là, la troupe de « Veuillez patienter » cherche un rôle de client satisfait. Les candidatures sont rares, dit-on, parce que le texte est court.",
          ],
        },
      ],
    },
  },
  {
    title: 'École de codage : une sixième promotion à parité, et cent diplômés au compteur',
    slug: 'ecole-de-codage-sixieme-promotion-parite',
    description:
      'Quatorze femmes, quatorze hommes : la rentrée de Cotonou est la première à parité. Que sont devenus les cent premiers diplômés ? Nous leur avons posé la question.',
    metaDescription:
      "À Cotonou, la sixième promotion de l'école de codage de VIPP est à parité. Bilan des cent premiers diplômés et nouveautés du programme.",
    categories: ['Recrutement et formation', 'Innovation et IA', 'RSE et engagement'],
    publishedAt: '2026-09-10',
    html: `<p>Cette fois, c'est un jeu de cartes. Les stagiaires doivent trier cinquante-deux cartes à quatre, sans parler, en écrivant d'abord la méthode sur une feuille. Une équipe termine en une minute dix, une autre en six. La différence n'est pas l'adresse des mains, mais la qualité du plan. La sixième promotion de l'école de codage de Cotonou a commencé le 1er septembre.</p>
<h3>La parité, pour la première fois</h3>
<p>Vingt-huit places, quatorze femmes et quatorze hommes, choisis parmi 731 candidatures. Les femmes formaient 43 % des promotions en 2025. Le changement s'est fait en amont : les cours s'arrêtent désormais à 16 heures pour les parents qui le demandent, une aide aux frais de garde est versée, et des ateliers du samedi, ouverts aux femmes de tous âges, ont réuni 160 participantes depuis janvier. Neuf des quatorze admises en viennent.</p>
<blockquote><p>« Je croyais que le code était un monde de surdoués. Au premier atelier, j'ai compris que c'était un monde de gens qui recommencent. »</p><p>Une stagiaire de 22 ans, ancienne vendeuse</p></blockquote>
<h3>Cent diplômés, cent réponses</h3>
<p>Les cinq premières promotions ont formé exactement cent personnes. Nous les avons toutes contactées cet été, et toutes ont répondu :</p>
<ul>
<li>58 travaillent dans nos équipes de Cotonou, de Lomé ou de Paris ;</li>
<li>27 sont employées ailleurs, dont 19 au Bénin ;</li>
<li>8 ont créé leur entreprise ;</li>
<li>4 ont repris des études ;</li>
<li>3 ont changé de voie, dont un pâtissier, qui a automatisé ses commandes.</li>
</ul>
<p>À la question « que manquait-il ? », deux réponses dominent : davantage de pratique en équipe et une vraie initiation à l'intelligence artificielle. Le programme a été revu en conséquence.</p>
<h3>Ce qui change dans les neuf mois</h3>
<p>Les projets réels commencent dès le quatrième mois au lieu du septième. Un module de quatre semaines apprend à utiliser, à évaluer et à critiquer les assistants de programmation : l'un des exercices consiste à trouver douze erreurs dans un code qui semble parfait. Enfin, chaque stagiaire passe trois jours sur un plateau, casque sur les oreilles, pour entendre les personnes qui se serviront un jour de son travail.</p>
<p>Judicaël H., responsable pédagogique depuis la deuxième promotion, insiste sur ce dernier point : « Un formulaire mal conçu, ce sont deux cents appels le lundi matin. Il faut les avoir entendus une fois. »</p>
<p>La formation reste gratuite et à plein temps. Les inscriptions pour la septième promotion ouvriront en avril 2027. D'ici là, nos offres pour développeurs confirmés sont à lire sur la page <a href="/recrutements#metiers">Recrutements</a>, et les réalisations des équipes parmi nos <a href="/prestations#it">activités IT</a>.</p>`,
  },
  {
    title: 'Kigali : trois cents positions et une centaine de recrutements plus tard',
    slug: 'kigali-trois-cents-positions',
    description:
      "Le site rwandais achève son agrandissement et ouvre un centre de formation linguistique. Cinq ans après ses débuts, il compte deux fois plus de positions qu'en 2023.",
    metaDescription:
      'Le site VIPP de Kigali atteint 300 positions et ouvre un centre de formation linguistique. Récit de cinq années de croissance au Rwanda.',
    categories: ['Implantations', 'Relation client', 'Recrutement et formation'],
    publishedAt: '2026-10-15',
    document: {
      subtitle: 'Cinq ans de présence au Rwanda et un site qui a doublé',
      sections: [
        {
          heading: 'Une colline, deux bâtiments',
          paragraphs: [
            "À Kigali, tout se raconte en montées et en descentes. Le premier bâtiment est en haut, le second vingt mètres plus bas, relié par un escalier couvert que les équipes appellent « le transfert d'appel ». Avec l'ouverture de ce second bâtiment le 5 octobre, le site passe de 220 à 300 positions.",
          ],
          figures: [
            { value: '300', label: 'positions à Kigali' },
            { value: '104', label: 'recrutements depuis mars' },
            { value: '62 %', label: 'de conseillers qui travaillent en deux langues ou plus' },
          ],
        },
        {
          heading: "Ce que l'on y fait",
          paragraphs: [
            "Le site s'est construit une spécialité : les échanges qui changent de langue en cours de route. Tourisme, énergie, services financiers, commerce en ligne, ses clients ont en commun de servir plusieurs pays à la fois. La part de l'écrit y dépasse celle de la voix depuis le printemps.",
          ],
          list: [
            'Service client en français, en anglais et en kinyarwanda.',
            'Modération et réponse aux avis en ligne.',
            'Contrôle de dossiers et saisie bilingue.',
            'Traduction et relecture de bases de connaissances.',
          ],
        },
        {
          heading: 'Un centre de langues ouvert à tous les métiers',
          paragraphs: [
            "La vraie nouveauté se trouve au rez-de-chaussée : quatre salles consacrées aux langues. Les conseillers anglophones y apprennent le français, les francophones l'anglais, les uns et les autres perfectionnent le kinyarwanda écrit. Trois heures par semaine sont prises sur le temps de travail. Depuis l'essai du printemps, 46 personnes ont gagné une langue de service, avec la prime correspondante.",
          ],
          quote: {
            text: "J'ai été embauchée en anglais. Dans six mois, je prendrai mes premiers appels en français, et mon fils se moque déjà moins de mon accent.",
            author: 'Solange K., conseillère, Kigali',
          },
        },
        {
          heading: 'Recruter sans assécher le quartier',
          paragraphs: [
            "Cent quatre personnes ont rejoint le site depuis mars. Un tiers n'avaient jamais occupé d'emploi déclaré. La sélection a été menée avec un institut de langues et une association d'insertion ; chaque vague a réuni vingt-cinq personnes au plus, formées ensemble pendant cinq semaines. Quatre-vingt-treize sont toujours là.",
          ],
        },
        {
          heading: 'Le mot du directeur',
          paragraphs: [
            "Eric H., arrivé comme superviseur en 2021, dirige le site depuis un an. Son souhait pour la suite tient en une phrase : « Que l'on vienne nous confier une activité pour nos langues, et qu'on y reste pour notre calme. »",
          ],
        },
      ],
    },
  },
  {
    title: "Grille d'écoute : 41 critères hier, 12 aujourd'hui, et une qualité qui s'entend",
    slug: 'grille-d-ecoute-12-criteres-qualite',
    description:
      'Confiée à neuf conseillers, la refonte du programme de qualité a supprimé plus des deux tiers des critères. Premiers résultats après trois mois.',
    metaDescription:
      "Qualité de la relation client : neuf conseillers de VIPP ont refait la grille d'écoute. De 41 critères à 12, méthode et premiers résultats.",
    categories: ['Relation client'],
    publishedAt: '2026-11-05',
    document: {
      subtitle: "Un programme de qualité réécrit par celles et ceux que l'on évalue",
      sections: [
        {
          heading: 'Quand tout compte, plus rien ne compte',
          paragraphs: [
            "Prononcer le nom du client trois fois. Sourire. Proposer une aide complémentaire. Ne pas laisser plus de quatre secondes de silence. Au fil des années, la grille qui sert à évaluer nos échanges avait atteint 41 critères. On pouvait obtenir 96 sur 100 à un appel qui ne réglait rien, et 71 à un échange qui avait sauvé la journée d'une famille.",
            "En janvier, la direction de la qualité a confié la refonte à neuf conseillers de Cotonou, Lomé, Kigali et Anteuil. Seule consigne : s'arrêter à quinze critères.",
          ],
        },
        {
          heading: 'Le tri',
          paragraphs: [
            "Le groupe a repris 800 échanges évalués, avec la satisfaction exprimée ensuite par les clients, et posé une question à chaque critère : quand il est respecté, le client est-il mieux servi ? Pour 22 d'entre eux, aucun lien n'est apparu. Sept autres se recoupaient. Il en est resté douze, rangés en trois familles :",
          ],
          list: [
            "comprendre : vérifier l'identité, laisser finir, reformuler, chercher la cause ;",
            'résoudre : exactitude, réponse complète, délai tenu, dossier lisible par le suivant ;',
            'bien traiter : respect, clarté, franchise, adaptation à la personne.',
          ],
          figures: [
            { value: '12', label: 'critères, contre 41' },
            { value: '0,64', label: 'de corrélation avec la satisfaction, contre 0,31' },
            { value: '3 mois', label: 'de recul sur six activités' },
          ],
        },
        {
          heading: "Le silence n'est plus une faute",
          paragraphs: [
            "La suppression la plus discutée fut celle des quatre secondes. Les conseillers remplissaient les blancs de formules qui agaçaient. Désormais, se taire pour lire un dossier est permis, à condition de le dire. Les clients s'en plaignent moins que des « je vous remercie de votre patience ».",
          ],
          quote: {
            text: 'Avant, je parlais pour la grille. Maintenant, je parle pour la personne, et la grille suit.',
            author: 'Yvette K., conseillère et membre du groupe, Lomé',
          },
        },
        {
          heading: 'Évaluer moins, commenter mieux',
          paragraphs: [
            "Une évaluation prend 11 minutes au lieu de 26. Le temps gagné va à l'entretien qui la suit, devenu obligatoire et toujours fondé sur une écoute commune. Le conseiller donne sa note en premier ; dans les trois quarts des cas, elle est plus sévère que celle de l'évaluateur.",
          ],
        },
        {
          heading: 'Avec les clients',
          paragraphs: [
            "Quatre clients sur six ont adopté la grille telle quelle. Les deux autres ont gardé un ou deux critères propres à leur métier. Le passage de toutes les activités est prévu pour le printemps 2027, après un dernier examen des douze critères : le groupe des neuf s'est réservé le droit d'en supprimer encore un.",
          ],
        },
      ],
    },
  },
];
