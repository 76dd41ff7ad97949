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
