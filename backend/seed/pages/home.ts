import type { ContentEntry } from '@vipp/shared/contract/content-api';

export const homeEntries: ContentEntry[] = [
  {
    name: 'Une équipe entre deux continents, une seule exigence',
    content: `
<p>Un abonné qui ne comprend pas sa facture, un patient qui cherche un rendez-vous, un acheteur dont le colis s'est perdu : derrière chaque contact, il y a quelqu'un qui attend une réponse. Nos équipes de France, du Bénin, du Togo et du Rwanda la donnent chaque jour, par téléphone, par écrit et sur les réseaux sociaux, au nom des marques qui nous font confiance.</p>
<p>VIPP réunit la relation client, le back office, la vente à distance et le développement informatique. Un seul interlocuteur vous suit du cadrage au bilan trimestriel ; un seul outil de pilotage vous montre, site par site, ce qui a été promis et ce qui a été tenu.</p>
<p><a href="/le-groupe">Découvrir le groupe</a></p>
`,
  },
  {
    name: "Secteurs d'activités",
    content: `
<p>Un conseiller n'aide bien que s'il connaît le métier de celui qu'il représente. Nous formons nos équipes secteur par secteur, avec le vocabulaire, les règles et les saisons de chacun.</p>
<ul>
<li>Banque / Assurance</li>
<li>Télécom</li>
<li>Médias</li>
<li>Énergie</li>
<li>E-commerce</li>
<li>Immobilier</li>
<li>Santé / pharmaceutique</li>
<li>Tourisme / loisirs</li>
<li>Automobile</li>
<li>Technologie</li>
</ul>
`,
  },
  {
    name: 'France, Bénin, Togo, Rwanda : le même jour de travail',
    content: `
<p>Deux heures de décalage au plus séparent nos sites, en été comme en hiver. Quand une équipe d'Anteuil découvre une panne, celles de Cotonou, de Lomé et de Kigali l'expliquent déjà aux clients qui appellent.</p>
`,
  },
  {
    name: 'Grandir avec les villes où nous travaillons',
    content: `
<p>Ouvrir un site, c'est d'abord embaucher : des jeunes diplômés, des parents qui reprennent une activité, des autodidactes que l'on forme à un premier métier. Les salaires sont versés à date fixe, la couverture santé commence avec le contrat et la plupart de nos superviseurs ont débuté casque sur les oreilles.</p>
<p>À Cotonou, l'école de codage ouvre le développement informatique à des candidats que les filières classiques n'auraient pas retenus. À Anteuil, un site de relation client fait vivre des emplois qualifiés en pleine campagne du Doubs. Nous publions nos chartes, nos chiffres et nos points à améliorer.</p>
<p><a href="/rse">Lire nos engagements</a></p>
`,
  },
];
