-- The restores that this data has gone through. Nothing is sent by itself while one of them is not confirmed.
create table restore (
  id uuid primary key,
  restored_at timestamptz not null,
  -- The file of the backup, and when it was made.
  backup text not null check (length(backup) <= 1000),
  backup_made_at timestamptz not null,
  -- The code of the backup shows that nobody changed the file.
  is_verified boolean not null,
  confirmed_at timestamptz,
  confirmed_by uuid references account
);
grant select, update (confirmed_at, confirmed_by) on restore to munshi_app;

-- Numbers that were printed before a restore, and that nothing in the restored data has. They are never issued again.
create table lost_number (
  restore_id uuid not null references restore,
  series text not null check (series in ('receipt', 'refund', 'expense', 'completion', 'bonafide', 'idCard')),
  financial_year text not null check (financial_year ~ '^\d{4}-\d{2}$'),
  first_n integer not null check (first_n > 0),
  last_n integer not null check (last_n >= first_n),
  primary key (series, financial_year, first_n)
);
grant select on lost_number to munshi_app;

create function keep_lost_number() returns trigger language plpgsql as $$
begin
  raise exception 'a lost number stays lost' using errcode = 'insufficient_privilege';
end $$;
create trigger lost_number_is_final before update or delete on lost_number for each row execute function keep_lost_number();
