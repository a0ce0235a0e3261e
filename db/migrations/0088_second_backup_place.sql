-- Where each backup is copied to: a folder on another disk, or a bucket. A row exists once an admin has set one.
create table backup_place (
  one boolean primary key default true check (one),
  kind text not null check (kind in ('folder', 's3')),
  -- The folder, or the names in the bucket begin with it.
  path text not null check (length(path) <= 500),
  endpoint text check (length(endpoint) <= 2000),
  region text check (length(region) <= 60),
  bucket text check (length(bucket) <= 100),
  access_key text check (length(access_key) <= 200),
  -- AES-256-GCM with the institute's secret key, which is not in the database.
  encrypted_secret bytea,
  keep integer not null check (keep between 1 and 9999),
  -- The admin knows that whoever has the bucket can read files without a passphrase.
  readable boolean not null,
  version integer not null default 1,
  -- Of the last copy. The name of the file is that of the backup.
  copied_file text check (length(copied_file) <= 100),
  copied_at timestamptz,
  -- Null after a copy that succeeded.
  fault text check (length(fault) <= 40),
  fault_since timestamptz,
  -- A process that copies moves it forward; after a failure nobody tries before it.
  next_try_at timestamptz not null,
  check ((kind = 's3') = (endpoint is not null and region is not null and bucket is not null and access_key is not null
    and encrypted_secret is not null))
);
grant select, insert, update, delete on backup_place to munshi_app;

-- Trials of a backup in a database of its own. Inserting an unfinished one claims it: at most one runs at a time.
create table backup_proof (
  id uuid primary key,
  started_at timestamptz not null,
  -- Updated while it runs, so that one whose process was killed is recognised.
  seen_at timestamptz not null,
  finished_at timestamptz,
  file text not null check (length(file) <= 100),
  students integer check (students >= 0),
  receipts integer check (receipts >= 0),
  -- Null if it succeeded.
  reason text check (length(reason) <= 40),
  check ((finished_at is null) = (students is null and reason is null)),
  check ((students is null) = (receipts is null))
);
create unique index backup_proof_unfinished on backup_proof ((true)) where finished_at is null;
create index backup_proof_newest on backup_proof (started_at desc, id desc);
grant select, insert, update on backup_proof to munshi_app;

-- What Settings ask for, and since when an admin has answered: 'Not now' to a second place, or a printed emergency kit.
create table backup_answer (
  about text primary key check (about in ('place', 'kit')),
  at timestamptz not null
);
grant select, insert, update on backup_answer to munshi_app;

-- Whether the run was written to the disk of the database. Null if that is not known, as before this column.
alter table backup_run add column on_data_disk boolean;
