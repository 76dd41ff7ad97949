import type { PageModule } from '@vipp/shared/contract/page-module';
import { renderWithoutScripts } from '@vipp/shared/testing/render-without-scripts';
import { fakeApi, type Answers } from '@vipp/shared/testing/fake-api';
import { reportEntries } from '../model/content-entries.examples';
import { page as contact } from './contact-page';
import { page as unsubscribe } from './newsletter-unsubscribe-page';
import { page as report } from './report-page';

type Options = { address: string; path?: string; answers?: Answers; fields?: Record<string, string> };

async function render<Data>(page: PageModule<Data>, { address, path, answers, fields }: Options) {
  const { api, sent } = fakeApi(answers, reportEntries);
  const posted = fields && { debut: '1', ...fields };
  const html = await renderWithoutScripts(page, { api, address, ...(path && { path }), fields: posted });
  return { html, sent };
}

it('without scripts, the contact form posts to its own page, at the anchor of the form', async () => {
  const { html } = await render(contact, { address: '/contact' });
  expect(html).toMatch(/<form[^>]* action="\/contact" method="post"/);
  expect(html).toMatch(/<button[^>]* formAction="\/contact#ecrire"/);
  expect(html).toContain('id="ecrire"');
});

it('without scripts, the contact form carries the reference of an application, also after an error', async () => {
  const address = '/contact?candidature=VIPP-7F3K-9QTM';
  const own = { formulaire: 'contact', candidature: 'VIPP-7F3K-9QTM' };
  const first = await render(contact, { address, fields: { ...own, nom: 'Diallo' } });
  expect(first.html).toMatch(/<form[^>]* action="\/contact\?candidature=VIPP-7F3K-9QTM" method="post"/);
  expect(first.html).toContain('<input type="hidden" name="candidature" value="VIPP-7F3K-9QTM"/>');
  expect(first.html).toContain('Recrutement, candidature VIPP-7F3K-9QTM');
  expect(first.html).not.toMatch(/contact-(?:fonction|entreprise)/);
  const asked = { nom: 'Diallo', prenom: 'Awa', email: 'awa@acme.fr', telephone: '0199001234', message: 'Bonjour' };
  const { sent } = await render(contact, { address, fields: { ...own, ...asked } });
  const subject = { fonction: 'Candidature', entreprise: 'Recrutement, candidature VIPP-7F3K-9QTM' };
  expect(sent).toMatchObject([{ payload: { nom: 'Diallo', ...subject } }]);
});

describe('without scripts, the report', () => {
  const CHOSEN = (who: string) =>
    new RegExp(`<input[^>]* type="radio"[^>]* name="identite"[^>]* checked=""[^>]* value="${who}"`);
  const cle = '2f0c9c3e-7b0a-4d6e-9d2b-1d6a6b3f1c11';
  const open = (fields?: Options['fields'], answers?: Answers) =>
    render(report, { address: '/signalements', answers, fields });
  const post = (etape: string, answers?: Answers, identite = 'anonyme') =>
    open({ formulaire: 'report', identite, description: 'Des faits.\r\nEt la suite.', cle, etape }, answers);

  it('is anonymous or identified by radio buttons, without another page', async () => {
    const { html } = await open();
    expect(html).toMatch(CHOSEN('anonyme'));
    expect(html).toContain('name="fullName"');
    const refused = await post('apercu', undefined, 'identifie');
    expect(refused.html).toMatch(CHOSEN('identifie'));
    expect(refused.html).toContain('Le nom complet est requis.');
    expect(refused.html).toContain('Des faits.');
  });

  it('is previewed in the page before it is sent', async () => {
    const { html, sent } = await post('apercu');
    expect(html).toContain('Relisez votre signalement');
    expect(html).toContain('<input type="hidden" name="description" value="Des faits.\nEt la suite."/>');
    expect(html).not.toContain('<textarea');
    expect(sent).toEqual([]);
  });

  it('returns from the preview with all values', async () => {
    const { html } = await post('modifier');
    expect(html).toMatch(/<textarea[^>]*>Des faits\.\nEt la suite\.<\/textarea>/);
  });

  it('remains in its preview with the same key when the service is unreachable', async () => {
    const { html } = await post('envoyer', [{ kind: 'unreachable' }]);
    expect(html).toContain('Erreur lors de l’envoi du signalement. Veuillez réessayer.');
    expect(html).toContain(`value="${cle}"`);
    expect(html).toContain('Réessayer');
  });

  it('shows its code, or offers no follow-up where the service gave none', async () => {
    const { html } = await post('envoyer', [{ kind: 'accepted', body: { code: '1234567890123456' } }]);
    expect(html).toContain('1234 5678 9012 3456');
    expect(html).toContain('Suivre mon signalement');
    expect(html).not.toContain('Des faits.');
    const without = await post('envoyer', [{ kind: 'accepted' }]);
    expect(without.html).toContain('Signalement envoyé');
    expect(without.html).not.toContain('Suivre mon signalement');
  });
});

it('a mail program ends a subscription with one POST, whose body names no form', async () => {
  const token = 'abcdefghijklmnopqrstuv';
  const { html, sent } = await render(unsubscribe, {
    path: '/newsletter/desinscription/:token',
    address: `/newsletter/desinscription/${token}`,
    fields: { 'List-Unsubscribe': 'One-Click' },
  });
  expect(sent).toMatchObject([{ name: 'newsletterUnsubscribe', payload: { token } }]);
  expect(html).toContain('Vous êtes désinscrit.');
});
