-- Undoing an import deletes no receipt, voucher or student any more: it voids and marks as deleted.
drop function remove_imported(uuid, uuid[]);
drop function remove_imported_expenses(uuid, uuid[]);
drop function uncount_import(uuid);

-- Payments of before this day may be imported. Null: of before the first own receipt.
create table import_setting (
  one boolean primary key default true check (one),
  payments_before date check (payments_before >= '2000-01-01'),
  version integer not null default 1
);
insert into import_setting default values;
grant select on import_setting to munshi_app;
grant update (payments_before, version) on import_setting to munshi_app;

-- What each record was when an import created it, so that an undo knows which ones were changed since. `state` is a hash of its
-- contents.
create table import_record (
  import_id uuid not null references import on delete cascade,
  record text not null check (length(record) between 1 and 40),
  record_id uuid not null,
  state text check (length(state) <= 64),
  primary key (import_id, record, record_id)
);
grant select, insert on import_record to munshi_app;

-- As before, but not while an undo is marking students as deleted: `uncount_import` subtracts them together.
create or replace function student_total_of_student() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  was text := case when tg_op = 'UPDATE' then student_kind(old.status, old.is_placed) end;
  is_now text := student_kind(new.status, new.is_placed);
  money record;
begin
  if was is not distinct from is_now or (new.import_id is not null
    and (tg_op = 'INSERT' or new.import_id::text = current_setting('munshi.undone_import', true))) then return null; end if;
  select fee, paid into money from student_account where student_id = new.id;
  perform student_total_add(new.id, was, -1, -coalesce(money.fee, 0), -coalesce(money.paid, 0));
  perform student_total_add(new.id, is_now, 1, coalesce(money.fee, 0), coalesce(money.paid, 0));
  return null;
end $$;

create or replace function student_total_of_account() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  owner record;
begin
  select student_kind(status, is_placed) as kind, import_id into owner from student where id = new.student_id;
  if owner.import_id is not null and (tg_op = 'INSERT' or owner.import_id::text = current_setting('munshi.undone_import', true)) then
    return null;
  end if;
  perform student_total_add(new.student_id, owner.kind, 0,
    new.fee - case when tg_op = 'UPDATE' then old.fee else 0 end,
    new.paid - case when tg_op = 'UPDATE' then old.paid else 0 end);
  return null;
end $$;

-- Marks some students of an import as deleted, with their receipts voided. Subtracts them from the running totals with
-- `uncount_import`, the last statement of the undo: payments would otherwise wait until then for the rows of `student_total`.
create function undo_imported(wanted uuid, ids uuid[], undone_by uuid, undone_at timestamptz, reason text) returns void
language plpgsql volatile security definer set search_path = public, pg_temp as $$
begin
  perform set_config('munshi.undone_import', wanted::text, true);
  insert into import_total (import_id, shard, kind, n, fee, paid)
  select wanted, abs(hashtext(s.id::text) % 16), 'undo ' || student_kind(s.status, s.is_placed), count(*), sum(m.fee), sum(m.paid)
  from student s join student_account m on m.student_id = s.id
  where s.id = any (ids) and s.import_id is not distinct from wanted and s.status in ('Active', 'Disable') group by 2, 3
  on conflict (import_id, shard, kind) do update
    set n = import_total.n + excluded.n, fee = import_total.fee + excluded.fee, paid = import_total.paid + excluded.paid;
  update receipt set voided_at = undone_at, voided_by = undone_by, void_reason = reason, version = version + 1
  where student_id = any (ids) and import_id is not distinct from wanted and voided_at is null;
  update student_account m set paid = 0, due_from = e.joining_on
  from student s, enrolment e
  where s.id = any (ids) and s.import_id is not distinct from wanted and m.student_id = s.id and e.student_id = s.id and e.n = 1;
  update account set state = 'deleted', version = version + 1
  where id in (select id from student where id = any (ids) and import_id is not distinct from wanted);
  update student set status = 'Deleted', version = version + 1
  where id = any (ids) and import_id is not distinct from wanted and status <> 'Deleted';
  perform set_config('munshi.undone_import', '', true);
end $$;

-- The last statement of undoing an import.
create function uncount_import(wanted uuid) returns void
language sql volatile security definer set search_path = public, pg_temp as $$
  select from student_total where kind = 'Active' order by shard for update;
  update student_total t set n = t.n - i.n, fee = t.fee - i.fee, paid = t.paid - i.paid
  from import_total i where i.import_id = wanted and i.shard = t.shard and i.kind = 'undo ' || t.kind;
  delete from import_total where import_id = wanted;
$$;
revoke execute on function undo_imported, uncount_import from public;
grant execute on function undo_imported to munshi_app;
grant execute on function uncount_import to munshi_app;

-- Whom an undone import created is not a student any more, whatever statement the application sends.
create function keep_undone() returns trigger language plpgsql as $$
begin
  if exists (select from import where id = old.import_id and state = 'undone') then
    raise exception 'the import of this student was undone' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger student_of_undone_import_stays_deleted before update of status on student for each row
  when (old.status = 'Deleted' and new.status <> 'Deleted' and old.import_id is not null)
  execute function keep_undone();
