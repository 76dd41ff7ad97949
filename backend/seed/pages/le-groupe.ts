import type { ContentEntry } from '@vipp/shared/contract/content-api';

export const leGroupeEntries: ContentEntry[] = [
  {
    name: 'Deux continents, un même métier : répondre juste',
    content: `
<p>VIPP est un groupe de services externalisés et d'expérience client. 3 000 collaborateurs y traitent 40 millions de contacts par an, soit environ 110 000 par jour : appels, courriels, conversations en ligne, avis, dossiers papier à saisir ou à vérifier.</p>
<p>Notre organisation tient en une idée simple : placer chaque tâche là où elle sera le mieux faite. La technologie, le conseil et la formation sont conduits depuis Paris. Les échanges les plus sensibles peuvent rester à Anteuil, dans le Doubs. Les opérations qui demandent du volume, des horaires larges ou plusieurs langues sont confiées à Cotonou, Lomé et Kigali.</p>
<p>D'un site à l'autre, les règles ne changent pas : même parcours de formation, mêmes grilles d'écoute, mêmes outils, même politique de sécurité.</p>
`,
  },
  {
    name: 'The African BPO & CX leader',
    content: `
<p>Nous avons choisi de grandir en Afrique francophone et anglophone parce que les talents y sont, et d'y rester parce qu'ils progressent avec nous. Nos services sont rendus en français, en anglais et en langues africaines vernaculaires.</p>
`,
  },
  {
    name: 'À Paris, la technologie, le conseil et la formation',
    content: `
<p>L'équipe parisienne rassemble deux métiers qui se parlent tous les jours. Les ingénieurs conçoivent les outils du groupe : connecteurs avec les logiciels de nos clients, tableaux de bord, automates de tri, assistants qui proposent une réponse au conseiller et le laissent décider. Les consultants, eux, observent les parcours, écoutent les échanges et réécrivent les procédures avec ceux qui les appliquent.</p>
<p>C'est aussi à Paris que naissent les programmes de formation. Chaque module est testé par une équipe pilote, corrigé, puis transmis aux formateurs de chaque site, qui l'adaptent à leurs exemples et à leur langue de travail.</p>
`,
  },
  {
    name: "En Afrique subsaharienne, trois sites à taille d'entreprise",
    content: `
<p>Cotonou a ouvert la voie en 2018, Lomé a suivi en 2020 et Kigali en 2021. Ensemble, ils comptent 2 800 positions. Chacun est relié par deux fibres indépendantes et secouru par des groupes électrogènes, pour qu'une coupure de courant n'interrompe pas un appel.</p>
<p>Chaque site a son caractère. Cotonou, le plus vaste, abrite l'école de codage et les grandes opérations multicanales. Lomé s'est fait une spécialité du suivi de commandes et de la vente à distance. Kigali, bilingue, sert des clients francophones et anglophones et nous ouvre l'Afrique de l'Est.</p>
`,
  },
  {
    name: 'Poursuivre la visite',
    content: `
<ul>
<li>
<figure><img src="storage/pages/carte-metiers.svg" width="1200" height="675" alt="Motif tissé de quatre bandes, une par famille de prestations"></figure>
<p>Relations clients, soutien d'activité, actions commerciales, activités IT : quatre familles de services que l'on peut confier séparément ou réunir.</p>
<a href="/prestations">Voir nos prestations</a>
</li>
<li>
<figure><img src="storage/pages/carte-accompagnement.svg" width="1200" height="675" alt="Motif de lignes qui partent d'un même point et s'élargissent"></figure>
<p>Une équipe dédiée, un calendrier de démarrage écrit et un comité de suivi : comment un projet prend forme, de la première réunion au rythme de croisière.</p>
<a href="/vous-accompagner">Comprendre notre méthode</a>
</li>
<li>
<figure><img src="storage/pages/carte-engagements.svg" width="1200" height="675" alt="Motif de feuilles et de losanges entrelacés"></figure>
<p>Chartes, politiques et bilans : ce que nous devons à nos collaborateurs, à nos voisins et à la planète, documents à l'appui.</p>
<a href="/rse#engagements">Consulter nos engagements</a>
</li>
<li>
<figure><img src="storage/pages/carte-recrutement.svg" width="1200" height="675" alt="Motif de cercles de couleurs qui se rejoignent"></figure>
<p>Téléconseillers, superviseurs, formateurs, développeurs : nous recrutons toute l'année au Bénin, au Togo et au Rwanda.</p>
<a href="/recrutements#metiers">Découvrir les métiers</a>
</li>
</ul>
`,
  },
  {
    name: 'En France, avec notre marque sœur',
    content: `
<p>Anteuil compte quelques centaines d'habitants, des prés, un clocher et un plateau de relation client. Notre marque sœur y accueille les opérations qui réclament une présence en France : premiers rendez-vous téléphoniques, réclamations complexes, publics fragiles, périodes de test avant un déploiement plus large.</p>
<p>Les deux maisons partagent leurs outils et leur direction de la qualité. Un client peut ainsi commencer à Anteuil, valider les procédures, puis étendre ses horaires ou ses volumes à Cotonou, Lomé ou Kigali sans changer d'interlocuteur.</p>
<figure><img src="storage/pages/partenaire-anteuil.svg" width="1200" height="675" alt="Collines du Doubs et toits d'Anteuil, dessinés en motifs géométriques"></figure>
<ul>
<li><h3>La proximité</h3><p>Des conseillers installés dans le Doubs, pour beaucoup depuis de longues années, qui connaissent la vie quotidienne de ceux qui les appellent. Ils prennent le temps qu'il faut, relisent le dossier avec le client et rappellent quand ils l'ont promis.</p></li>
<li><h3>Le relais</h3><p>Chaque consigne éprouvée à Anteuil devient une fiche partagée avec les sites africains. Les superviseurs se réunissent en visioconférence chaque lundi pour comparer les cas difficiles de la semaine et accorder leurs réponses.</p></li>
</ul>
<figure><video src="storage/video/presentation.mp4" poster="storage/video/presentation.png" width="1280" height="720" aria-label="Présentation du groupe VIPP et de ses sites, avec sous-titres en français"><track kind="captions" srclang="fr" label="Français" src="storage/video/presentation.vtt"></video><figcaption><p>D'Anteuil à Kigali, le groupe en quelques images.</p><p><strong>Transcription.</strong> Le film n'a ni parole ni musique. Huit bandes de tissu aux motifs géométriques d'Afrique de l'Ouest se tissent côte à côte, et s'ouvrent sur un titre : VIPP, le groupe en vingt-quatre secondes. Trois chiffres se suivent : 5 pays, 3 000 collaborateurs, 40 millions de contacts par an. Sur une carte, cinq villes s'allument l'une après l'autre : Paris et Anteuil en France, Cotonou au Bénin, Lomé au Togo, Kigali au Rwanda. Les bandes se rejoignent, et le titre se conclut : Vipp, <span lang="en">The African BPO &amp; CX leader</span>.</p></figcaption></figure>
`,
  },
];
