import type { ContentEntry } from '@vipp/shared/contract/content-api';

export const rseEntries: ContentEntry[] = [
  {
    name: 'Une responsabilité qui se voit au quotidien',
    content: `
<p>Un groupe de 3 000 personnes change la vie des quartiers où il s'installe. Il crée des revenus, mais aussi des trajets, des horaires, une consommation d'électricité et d'eau. Notre responsabilité commence là, dans ces effets ordinaires, avant les grandes déclarations.</p>
<p>Nous l'organisons autour de quatre engagements : un emploi décent et qui fait progresser, une conduite des affaires irréprochable, une empreinte environnementale mesurée puis réduite, une présence utile aux territoires. Chacun a un responsable, un budget et des indicateurs publiés.</p>
`,
  },
  {
    name: 'Politique, chartes et bilans',
    content: `
<p>Ces sept documents disent à quoi nous nous tenons et où nous en sommes. Ils s'appliquent sur tous nos sites et sont remis à chaque nouvel arrivant, à nos fournisseurs et à nos clients qui le souhaitent.</p>
<ul>
<li><strong>Politique RSE</strong><p>Nos quatre engagements, leur gouvernance et les objectifs que nous nous fixons.</p><a href="storage/rse/politique-rse.pdf">Télécharger la politique RSE</a></li>
<li><strong>Code d'éthique</strong><p>Les règles de conduite de tous les collaborateurs, avec des situations concrètes et la marche à suivre.</p><a href="storage/rse/code-ethique.pdf">Télécharger le code d'éthique</a></li>
<li><strong>Charte des achats responsables</strong><p>Ce que nous demandons à nos fournisseurs et ce que nous leur devons en retour.</p><a href="storage/rse/charte-achats-responsables.pdf">Télécharger la charte des achats responsables</a></li>
<li><strong>Charte informatique</strong><p>Le bon usage des postes, des accès, des données et de l'intelligence artificielle.</p><a href="storage/rse/charte-informatique.pdf">Télécharger la charte informatique</a></li>
<li><strong>Politique des droits humains</strong><p>Les droits que nous garantissons au travail et la façon dont nous traitons les atteintes.</p><a href="storage/rse/politique-droits-humains.pdf">Télécharger la politique des droits humains</a></li>
<li><strong>Rapport RSE 2025</strong><p>Une année d'actions et de résultats, chiffres à l'appui, y compris ceux qui ne sont pas encore bons.</p><a href="storage/rse/rapport-rse.pdf">Télécharger le rapport RSE</a></li>
<li><strong>Rapport GRI 2025</strong><p>Nos informations extra-financières présentées en référence aux normes GRI, avec leur index.</p><a href="storage/rse/rapport-gri.pdf">Télécharger le rapport GRI</a></li>
</ul>
`,
  },
  {
    name: 'Une identité partagée avec nos partenaires',
    content: `
<p>Nous agissons rarement seuls. Ces associations et programmes connaissent le terrain mieux que nous ; nous leur apportons des moyens, du temps de travail et des débouchés.</p>
<ul>
<li><figure><img src="storage/logos/haies-du-doubs.svg" width="320" height="160" alt="Haies du Doubs"></figure><strong>Haies du Doubs</strong><p>Replante des haies champêtres autour d'Anteuil ; nos équipes donnent deux journées de plantation chaque hiver.</p></li>
<li><figure><img src="storage/logos/zemidjan-vert.svg" width="320" height="160" alt="Zémidjan Vert"></figure><strong>Zémidjan Vert</strong><p>Aide les conducteurs de motos-taxis de Cotonou à passer à l'électrique et assure une partie de nos trajets de nuit.</p></li>
<li><figure><img src="storage/logos/ateliers-du-mono.svg" width="320" height="160" alt="Ateliers du Mono"></figure><strong>Ateliers du Mono</strong><p>Prépare à Lomé de jeunes femmes éloignées de l'emploi à un premier poste dans les services.</p></li>
<li><figure><img src="storage/logos/umuganda-numerique.svg" width="320" height="160" alt="Umuganda Numérique"></figure><strong>Umuganda Numérique</strong><p>Remet en état à Kigali nos ordinateurs en fin de vie et les confie à des écoles secondaires.</p></li>
<li><figure><img src="storage/logos/mercredis-du-code.svg" width="320" height="160" alt="Les Mercredis du Code"></figure><strong>Les Mercredis du Code</strong><p>Fait découvrir la programmation aux collégiens de Cotonou avec les apprentis de notre école de codage.</p></li>
</ul>
`,
  },
];
