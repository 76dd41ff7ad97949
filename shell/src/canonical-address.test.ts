import { ownPages } from '@vipp/shared/testing/own-routes.server';
import { canonicalAddress as canonicalOf } from './canonical-address';

const canonicalAddress = (address: string) => canonicalOf(address, ownPages);

it.each([
  ['/RSE', '/rse'],
  ['/rse/', '/rse'],
  ['/Contact', '/contact'],
  ['/Signalements', '/signalements'],
  ['/Recrutements//', '/recrutements'],
  ['/prestationsTest', '/prestationstest'],
  ['/actualite/slug=Un-Titre', '/actualite/Un-Titre'],
  ['/actualite?slug=un-titre', '/actualite/un-titre'],
  ['/etude_de_cas/slug=une-etude', '/etude_de_cas/une-etude'],
  ['/etude_de_cas?slug=une-etude', '/etude_de_cas/une-etude'],
  ['/etude-de-cas?slug=une-etude&x=1', '/etude_de_cas/une-etude?x=1'],
  ['/recrutementForm1', '/recrutements/candidature'],
  ['/recrutementDetails/AbC', '/recrutementdetails/AbC'],
  ['/forget-password/change-your-password/AbC', '/forget-password/change-your-password/AbC'],
  ['/Etude-de-cas/Lien/AbC/', '/etude-de-cas/lien/AbC'],
  ['/Atelier/candidatures/VIPP-7F3K-9QTM', '/atelier/candidatures/VIPP-7F3K-9QTM'],
  ['/RSE/?a=B', '/rse?a=B'],
  ['/', '/'],
])('canonicalAddress maps %s to %s', (address, canonical) => {
  expect(canonicalAddress(address)).toBe(canonical);
});

it('canonicalAddress leaves a canonical address unchanged', () => {
  for (const address of ['/RSE/', '/actualite?slug=a%20b', '/etude_de_cas/slug=x/', '/ACTUALITE/Slug=Y']) {
    const canonical = canonicalAddress(address);
    expect(canonicalAddress(canonical)).toBe(canonical);
  }
});
