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
