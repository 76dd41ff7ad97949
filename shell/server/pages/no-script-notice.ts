/** Replaces a page that only browsers can render for visitors without JavaScript, so that it is never blank. */
import { legalLinks, recoveryLinks } from '../../src/components/site-links';
import { html, type Html } from '../html/html';

const link = ({ to, text }: { to: string; text: string }): Html => html`<li><a href="${to}">${text}</a></li>`;

/** @param title of the page */
export function noScriptNotice(title: string): string {
  const links = [
    ...recoveryLinks,
    { to: '/contact', text: 'Contact' },
    ...legalLinks.filter(({ to }) => to !== '/plan'),
  ];
  return html`<noscript
    ><main id="contenu">
      <h1>${title}</h1>
      <p>
        Pour l’instant, cette page ne peut s’afficher qu’avec JavaScript, qui est désactivé dans votre navigateur.
        Activez-le, ou revenez dans quelques minutes${'\u202F'}: le site se lira de nouveau sans lui.
      </p>
      <p>D’autres pages du site sont peut-être déjà disponibles${'\u202F'}:</p>
      <ul>
        ${links.map(link)}
      </ul>
    </main></noscript
  >`.text;
}
