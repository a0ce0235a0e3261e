create table expense_category (
  id uuid primary key,
  ledger text not null check (length(ledger) between 1 and 100),
  ledger_key text not null check (length(ledger_key) <= 400),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz
);
create unique index expense_category_ledger on expense_category (ledger_key) where deleted_at is null;
grant select, insert, update on expense_category to munshi_app;

create table expense (
  id uuid primary key,
  category_id uuid not null references expense_category,
  remark text not null check (length(remark) between 1 and 500),
  amount numeric(12, 2) not null check (amount > 0),
  day date not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1
);
create index expense_newest on expense (day desc, id desc);
create index expense_of_category on expense (category_id, day desc, id desc);
-- What was spent in a month is read off the index alone.
create index expense_money_by_day on expense (day) include (amount);
grant select, insert, update, delete on expense to munshi_app;
