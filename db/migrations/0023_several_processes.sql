-- When a scheduled job last started. One of the processes that share the database claims each run.
create table job_run (
  job text primary key check (length(job) between 1 and 50),
  started_at timestamptz not null
);

-- One row per app process, written every few seconds: it shows whether the database still commits.
create table heartbeat (
  process_id uuid primary key,
  started_at timestamptz not null,
  seen_at timestamptz not null
);
create index heartbeat_seen_at on heartbeat (seen_at);

-- The set-up codes that app processes have printed. Every process accepts them.
create table setup_code (
  code_hash bytea primary key check (length(code_hash) = 32),
  created_at timestamptz not null,
  -- The accounts of the demo institute that this code has loaded, encrypted with the code.
  accounts bytea
);

grant select, insert, update, delete on job_run, heartbeat, setup_code to munshi_app;
