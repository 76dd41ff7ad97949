import type { Example } from './example';
import { RichText } from './rich-text';

const everything = `
  <p>Un paragraphe avec du <strong>gras</strong> et un <a href="/contact">lien</a>.</p>
  <h3>Un titre</h3><ul><li>Un point</li><li>Un autre</li></ul>
  <blockquote>Une citation.</blockquote>
  <table><tr><th scope="col">Ville</th><th scope="col">Postes</th></tr><tr><td>Lomé</td><td>1000</td></tr></table>
  <dl><dt>Effectif</dt><dd>3000 personnes</dd></dl>`;

export const examples: Example[] = [
  { name: 'everything the content may hold', element: <RichText html={everything} /> },
  { name: 'lead', element: <RichText html="<p>Une introduction.</p>" size="lead" /> },
];
