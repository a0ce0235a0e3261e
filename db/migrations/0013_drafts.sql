-- Unsaved form input of staff. Only the account that typed it reads it.
create table draft (
  account_id uuid not null references account on delete cascade,
  key text not null check (length(key) between 1 and 200),
  field_values text not null check (length(field_values) <= 200000),
  saved_at timestamptz not null,
  primary key (account_id, key)
);
create index draft_saved_at on draft (saved_at);
grant select, insert, update, delete on draft to munshi_app;
