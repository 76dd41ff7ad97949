import type { ContentEntry } from '@vipp/shared/contract/content-api';

export const prestationsEntries: ContentEntry[] = [
  {
    name: 'Quatre familles de services, un seul pilotage',
    content: `
<p>Certains de nos clients nous confient une boîte de messagerie, d'autres un service entier. Dans les deux cas, le travail commence de la même façon : nous lisons vos procédures, nous écoutons vos échanges et nous mettons par écrit ce qui fait une bonne réponse chez vous.</p>
<p>Nos équipes travaillent en français, en anglais et en langues africaines vernaculaires, sur vos outils ou sur les nôtres, du lundi au samedi ou sept jours sur sept selon le besoin.</p>
`,
  },
  {
    name: 'Relations clients',
    content: `
<p>Répondre vite ne suffit pas : il faut que le client n'ait pas à revenir. Nous mesurons donc d'abord la part des demandes réglées dès le premier contact, ensuite la durée.</p>
<ul>
<li><strong>Service client</strong><p>Téléphone, courriel, messagerie instantanée et formulaire sont traités par la même équipe, qui voit tout l'historique du dossier. Les débordements de fin de mois, de soldes ou de rentrée sont prévus avec vous six semaines à l'avance.</p></li>
<li><strong>Modération</strong><p>Avis, commentaires, annonces et photos sont relus selon votre charte. Les cas litigieux passent par un second lecteur ; les modérateurs exposés à des contenus éprouvants tournent et disposent d'un suivi psychologique.</p></li>
<li><strong>Réseaux sociaux</strong><p>Nous répondons publiquement avec votre ton, basculons en message privé dès qu'une donnée personnelle apparaît et vous alertons avant qu'un mécontentement isolé ne devienne une vague.</p></li>
</ul>
`,
  },
  {
    name: "Soutien d'activité",
    content: `
<p>Ce que le client ne voit pas décide souvent de sa satisfaction : un dossier complet, une adresse exacte, un remboursement parti à temps. Nos équipes de back office prennent en charge ces tâches, avec des contrôles à chaque étape.</p>
<ul>
<li><strong>Back office</strong><p>Gestion de contrats, mises à jour de comptes, rapprochements, remboursements, réponses aux réclamations écrites. Chaque file a son délai, affiché et suivi à l'heure près.</p></li>
<li><strong>Digitalisation</strong><p>Numérisation, indexation et classement de fonds papier, création de fiches produits, reprise de données avant un changement de logiciel. Un échantillon de chaque lot est vérifié par une autre équipe.</p></li>
<li><strong>Traitement documentaire</strong><p>Lecture et contrôle de pièces justificatives, saisie, extraction assistée par l'intelligence artificielle et relecture humaine de tout ce que la machine n'a pas reconnu avec certitude.</p></li>
</ul>
`,
  },
  {
    name: 'Actions commerciales',
    content: `
<p>Vendre à distance demande de la franchise. Nos conseillers annoncent qui ils représentent, respectent les horaires légaux et les listes d'opposition, et ne concluent que ce que le client a compris.</p>
<ul>
<li><strong>Acquisition</strong><p>Qualification de fichiers, prise de rendez-vous pour vos équipes de terrain, relance de paniers abandonnés et de demandes de devis. Le compte rendu de chaque appel rejoint votre logiciel commercial le jour même.</p></li>
<li><strong>Fidélisation</strong><p>Appels de bienvenue, conseils d'usage, montée en gamme quand elle sert le client. Une visite annuelle par téléphone vaut souvent mieux que trois courriels.</p></li>
<li><strong>Rétention</strong><p>Écoute des motifs de départ, solution adaptée, résiliation simple quand elle est décidée. Les raisons recueillies vous sont restituées chaque mois, classées et chiffrées.</p></li>
</ul>
`,
  },
  {
    name: 'Activités IT',
    content: `
<p>Nos développeurs travaillent à quelques mètres des conseillers. Ils voient les gestes répétés vingt fois par heure, et c'est par là qu'ils commencent.</p>
<ul>
<li><strong>Codage</strong><p>L'école de codage de Cotonou forme les profils juniors du groupe : intégration web, tests, maintenance corrective. Chaque apprenti est suivi par un développeur confirmé pendant ses premiers mois de production.</p></li>
<li><strong>Développements IT</strong><p>Applications métier, portails clients, interfaces entre logiciels, tierce maintenance. Les équipes de Paris cadrent et garantissent l'architecture, celles de Cotonou développent, les livraisons sont hebdomadaires.</p></li>
<li><strong>BPO augmenté</strong><p>Tri automatique des messages, résumés d'appels, suggestions de réponse, détection des demandes urgentes. L'automate propose, le conseiller décide ; chaque suggestion refusée sert à corriger le modèle.</p></li>
</ul>
`,
  },
  {
    name: 'Parlons de votre projet',
    content: `
<p>Décrivez-nous un volume, un délai ou simplement une difficulté : un responsable de compte vous rappelle avec une première estimation.</p>
`,
  },
  {
    name: 'Études de cas',
    content: `
<p>Un pic d'appels absorbé en trois semaines, une boîte de courriels ramenée de neuf jours de retard à un seul, un catalogue entier saisi avant l'ouverture d'une boutique en ligne : nos études de cas racontent la demande, la méthode, les résultats et ce que nous referions autrement.</p>
<p><a href="/etude-de-cas">Lire les études de cas</a></p>
`,
  },
  {
    name: 'Aller plus loin',
    content: `
<ul>
<li><strong>Vous hésitez sur la façon d'organiser votre projet ?</strong><p>Nous détaillons notre manière de cadrer, de démarrer et de maîtriser les coûts.</p><a href="/vous-accompagner">Voir comment nous vous accompagnons</a></li>
<li><strong>Vous cherchez une équipe installée en France ?</strong><p>Notre marque sœur vous répond depuis Anteuil, dans le Doubs.</p></li>
</ul>
`,
  },
];
