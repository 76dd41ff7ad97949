/** Tables of a registry that several gateways share: every event, and every artefact. All else that gateways store is derived. */
export const REGISTRY_TABLES = `
  create table if not exists federation_events (seq integer primary key, event jsonb not null, at timestamptz not null default now());
  create table if not exists federation_files (integrity text primary key, body bytea not null);
  alter table federation_files add column if not exists at timestamptz not null default now();
`;
