/**
 * Every address of requirement 2.1 and of older links that is not canonical, with its target.
 * `{post}` and `{study}` are replaced by the slugs of an article and of a case study.
 */
export const OLD_ADDRESSES: readonly (readonly [old: string, canonical: string])[] = [
  ['/RSE', '/rse'],
  ['/Contact', '/contact'],
  ['/Signalements', '/signalements'],
  ['/Recrutements', '/recrutements'],
  ['/prestationsTest', '/prestationstest'],
  ['/prestations/', '/prestations'],
  ['//prestations//', '/prestations'],
  ['/Le-Groupe/', '/le-groupe'],
  ['/vous-accompagner/?utm_source=lettre', '/vous-accompagner?utm_source=lettre'],
  ['/recrutementForm1', '/recrutements/candidature'],
  ['/candidature', '/recrutements/candidature'],
  ['/Recrutements/Candidature/Step2', '/recrutements/candidature/step2'],
  ['/forget-password/Verification-E-mail', '/forget-password/verification-e-mail'],
  ['/Actualite', '/actualite'],
  ['/actualite/slug={post}', '/actualite/{post}'],
  ['/Actualite/slug={post}/', '/actualite/{post}'],
  ['/actualite?slug={post}', '/actualite/{post}'],
  ['/Actualite/?slug={post}', '/actualite/{post}'],
  ['/actualite?slug={post}&utm_source=lettre', '/actualite/{post}?utm_source=lettre'],
  ['/actualite/{post}/', '/actualite/{post}'],
  ['/etude_de_cas/slug={study}', '/etude_de_cas/{study}'],
  ['/etude_de_cas?slug={study}', '/etude_de_cas/{study}'],
  ['/etude-de-cas?slug={study}', '/etude_de_cas/{study}'],
  ['/Etude_De_Cas/{study}/', '/etude_de_cas/{study}'],
  ['/Etude-de-cas/All', '/etude-de-cas/all'],
  ['/etude-de-cas/group/?theme=relations-client', '/etude-de-cas/group?theme=relations-client'],
];

/** Addresses whose last part belongs to a visitor: redirected to their canonical form, which then answers. */
export const OLD_PRIVATE_ADDRESSES: readonly (readonly [old: string, canonical: string])[] = [
  ['/recrutementDetails/Xy-9', '/recrutementdetails/Xy-9'],
  ['/recrutementEditForm/Xy-9', '/recrutementeditform/Xy-9'],
  ['/forget-password/Change-Your-Password/Xy-9', '/forget-password/change-your-password/Xy-9'],
];

/** Addresses that never existed: a real 404, whatever they resemble. */
export const MISSING_ADDRESSES: readonly string[] = [
  '/inconnu',
  '/INCONNU/',
  '/rse/inconnu',
  '/etude-de-cas/inconnu',
  '/etude_de_cas/inconnu',
  '/actualite/inconnu',
  '/wp-login.php',
  '/index.php',
  '/sitemap-inconnu.xml',
  '/partage/inconnu.png',
  '/partage/prestationstest.png',
  '/_mf/inconnu.js',
  '/backend/public/storage/inconnu.pdf',
];
