-- The cash of a day, counted and signed off. Never changed or deleted.
create table day_closing (
  id uuid primary key,
  day date not null,
  -- The clerk whose receipts were counted. Null: all receipts and cash expenses of the day.
  clerk_id uuid references account,
  expected numeric(12, 2) not null,
  counted numeric(12, 2) not null check (counted >= 0),
  -- How many of each note and coin: {"500": 3}.
  counts jsonb not null,
  reason text check (length(reason) between 1 and 300),
  -- The sum of the versions of the day's receipts, voided ones included: it shows every later receipt, change and void.
  versions bigint not null,
  signed_at timestamptz not null,
  signed_by uuid not null references account,
  unique nulls not distinct (day, clerk_id),
  check (counted = expected or reason is not null)
);
grant select, insert on day_closing to munshi_app;

-- Cash that an admin counted to start with (opening), or that was taken to the bank (deposit).
create table cash_entry (
  id uuid primary key,
  kind text not null check (kind in ('opening', 'deposit')),
  amount numeric(12, 2) not null check (amount >= 0),
  day date not null,
  reference text check (length(reference) between 1 and 100),
  recorded_at timestamptz not null,
  recorded_by uuid not null references account,
  voided_at timestamptz,
  voided_by uuid references account,
  check ((voided_at is null) = (voided_by is null)),
  check (kind = 'opening' or amount > 0)
);
create index cash_entry_newest on cash_entry (recorded_at desc, id desc);
grant select, insert on cash_entry to munshi_app;
grant update (voided_at, voided_by) on cash_entry to munshi_app;

alter table institute add column hr_closes_all boolean not null default false;

create index receipt_issued on receipt (issued_on, issued_by);
-- Cash since the opening is read off the index alone.
create index receipt_cash on receipt (issued_at) include (paid) where voided_at is null and pay_mode = 'Cash';
