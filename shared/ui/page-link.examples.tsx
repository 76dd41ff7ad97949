import type { Example } from './example';
import { PageLink } from './page-link';

export const examples: Example[] = [
  { name: 'page of the site', element: <PageLink to="/rse#valeurs">Nos valeurs</PageLink> },
  { name: 'another site', element: <PageLink to="https://example.org/">Notre partenaire</PageLink> },
  { name: 'stored file', element: <PageLink to="/backend/public/storage/rse/charte.pdf">La charte</PageLink> },
];
