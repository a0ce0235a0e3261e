-- Known browsers, sessions with browser and address, sign-in events, and confirmed emails of registrations.

-- A browser that has signed in to an account before. Its token is in a cookie.
create table known_browser (
  token_hash bytea not null check (length(token_hash) = 32),
  account_id uuid not null references account on delete cascade,
  used_at timestamptz not null,
  primary key (token_hash, account_id)
);
create index known_browser_account on known_browser (account_id);
create index known_browser_used_at on known_browser (used_at);
grant select, insert, update, delete on known_browser to munshi_app;

alter table sign_in_attempt
  add column browser_hash bytea check (length(browser_hash) = 32),
  alter column ok set default false;
create index sign_in_attempt_browser on sign_in_attempt (browser_hash, at) where browser_hash is not null;

alter table session
  add column id uuid not null default gen_random_uuid() unique,
  add column address text not null default '' check (length(address) <= 64),
  add column user_agent text not null default '' check (length(user_agent) <= 300),
  -- When the password was last entered.
  add column confirmed_at timestamptz;

-- The trail without sign-in events is the usual view.
create index audit_entry_at_records on audit_entry (at desc, id desc) where action not like 'session.%';

-- Keys of hashes, made once. 32 bytes from two random ids of 122 bits.
create table secret (
  name text primary key check (length(name) <= 40),
  value bytea not null
);
insert into secret (name, value)
values ('log', sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())));
grant select on secret to munshi_app;

alter table account add column email_confirmed_at timestamptz;
alter table reset_token add column purpose text not null default 'password' check (purpose in ('password', 'email'));
