-- A mailed link to set a new password: single use, of which only the hash is kept.
create table reset_token (
  token_hash bytea primary key check (length(token_hash) = 32),
  account_id uuid not null references account on delete cascade,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index reset_token_account on reset_token (account_id, made_at);
grant select, insert, update, delete on reset_token to munshi_app;
