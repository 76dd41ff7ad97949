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
  },
];
