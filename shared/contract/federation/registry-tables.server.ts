/** Tables of a registry that several gateways share: a document for each remote, and every file. All else that gateways store is derived. */
export const REGISTRY_TABLES = `
  create table if not exists federation_remotes (name text primary key, revision integer not null, document json not null);
  create table if not exists federation_files (integrity text primary key, body bytea not null);
  alter table federation_files add column if not exists at timestamptz not null default now();
`;
