import type { ContentEntry } from '@vipp/shared/contract/content-api';

export const mentionsLegalesEntries: ContentEntry[] = [
  {
    name: 'Éditeur du site',
    content: `
<p>Ce site est édité par le groupe VIPP, groupe de services externalisés (BPO) et d'expérience client implanté en France, à Paris et à Anteuil (Doubs), ainsi qu'au Bénin (Cotonou), au Togo (Lomé) et au Rwanda (Kigali).</p>
<p>Toute demande adressée à l'éditeur peut être faite au moyen du formulaire de la page <a href="/contact">Contact</a>.</p>
`,
  },
  {
    name: 'Direction de la publication',
    content: `
<p>Toute demande de rectification ou de droit de réponse peut être transmise par la page <a href="/contact">Contact</a>.</p>
`,
  },
  {
    name: 'Hébergement',
    content: `
<p>Le site, ses textes et ses documents sont conservés sur des serveurs administrés pour le compte du groupe VIPP.</p>
<p>Toute personne qui estime qu'un contenu de ce site est illicite peut le faire connaître par la page <a href="/contact">Contact</a>, en indiquant l'adresse de la page, le passage en cause et les motifs de sa demande.</p>
`,
  },
  {
    name: 'Propriété intellectuelle',
    content: `
<p>Les textes, illustrations, motifs, films, documents et logiciels de ce site sont protégés par le droit d'auteur ; le nom et le logo VIPP sont des signes distinctifs du groupe. Leur reproduction ou leur adaptation suppose un accord écrit préalable, sauf dans les cas permis par la loi, notamment la courte citation accompagnée de sa source et la copie privée.</p>
<p>Les documents proposés au téléchargement peuvent être partagés librement à condition de ne pas les modifier. Créer un lien vers une page de ce site ne demande aucune autorisation, pourvu que la page s'ouvre sous sa propre adresse. Les noms et logos de nos partenaires restent leur propriété.</p>
`,
  },
  {
    name: 'Responsabilité et droit applicable',
    content: `
<p>Nous veillons à l'exactitude des informations publiées et les corrigeons dès qu'une erreur nous est signalée. Elles sont données à titre d'information et ne constituent pas une offre contractuelle. Le site peut être momentanément interrompu pour maintenance ou pour une cause indépendante de notre volonté.</p>
<p>Les liens vers des sites extérieurs sont proposés pour votre commodité ; leur contenu relève de leurs éditeurs. Le traitement de vos données personnelles est décrit dans notre <a href="/politique">politique de confidentialité</a>.</p>
<p>Ce site et les présentes mentions sont soumis au droit français. En cas de différend, et après recherche d'une solution amiable, les tribunaux français sont compétents, sans préjudice des règles protectrices qui s'imposent dans le pays du consommateur.</p>
`,
  },
];
