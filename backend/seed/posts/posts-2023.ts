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
