import type { ContentEntry } from '@vipp/shared/contract/content-api';

export const contactEntries: ContentEntry[] = [
  {
    name: 'Une question, un projet ?',
    content: `
<p>Dites-nous en quelques lignes ce que vous cherchez : un volume à absorber, un service à réorganiser, une information pour un article ou un mémoire.</p>
<p>Pour postuler, passez par la page <a href="/recrutements">Recrutements</a>. Pour signaler un manquement à l'éthique, utilisez le <a href="/signalements">formulaire de signalement</a>, qui garantit la confidentialité.</p>
`,
  },
  {
    name: 'Nos coordonnées',
    content: `
<p>Cinq villes de quatre pays, en France et en Afrique. Les bureaux d'Anteuil et de Paris sont ouverts du lundi au vendredi, de 9 heures à 18 heures, heure de Paris.</p>
<ul>
<li><strong>Paris</strong><p>Solutions technologiques, conseil et formation<br>Paris, France</p></li>
<li><strong>Anteuil</strong><p>Relation client<br>Anteuil, Doubs, France</p></li>
<li><strong>Cotonou</strong><p>Centre de 1 500 positions et école de codage<br>Cotonou, Bénin</p></li>
<li><strong>Lomé</strong><p>Centre de 1 000 positions<br>Lomé, Togo</p></li>
<li><strong>Kigali</strong><p>Centre bilingue de 300 positions<br>Kigali, Rwanda</p></li>
</ul>
`,
  },
  {
    name: 'Recevez nos actualités',
    content: `
<p>Une lettre par mois : nouvelles études de cas, vie des sites, retours d'expérience. Un clic suffit pour ne plus la recevoir.</p>
`,
  },
];
