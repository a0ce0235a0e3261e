-- The first day in the batch; null: from joining. Earlier days of the course belong to former batches.
alter table enrolment add column batch_since date;
grant update (batch_since) on enrolment to munshi_app;

-- The batches in which the course was attended before. `since` null: from joining. Written by the trigger only.
create table former_batch (
  enrolment_id uuid not null references enrolment on delete cascade,
  batch_id uuid not null references batch,
  since date check (since <= until),
  until date not null,
  primary key (enrolment_id, until)
);
create index former_batch_of_batch on former_batch (batch_id, enrolment_id);
grant select on former_batch to munshi_app;

-- Who belongs to a batch from which day to which (null: no last day). A course that is not ended has no last day.
create view batch_member as
  select e.id as enrolment_id, e.student_id, e.batch_id, greatest(e.joining_on, e.batch_since) as first_on,
    case when e.ended_at is not null then e.end_on end as last_on
  from enrolment e
  union all
  select e.id, e.student_id, f.batch_id, greatest(e.joining_on, f.since),
    case when e.ended_at is not null then least(f.until, e.end_on) else f.until end
  from former_batch f join enrolment e on e.id = f.enrolment_id;
grant select on batch_member to munshi_app;

drop index enrolment_of_batch;
create index enrolment_of_batch on enrolment (batch_id, student_id) include (joining_on, ended_at, end_on, batch_since);

-- Whatever changes the batch of a course says since when in `batch_since`; a day up to joining is as null. The days before stay
-- with the former batches. Back in the batch of the day before, the student never left it.
create function keep_former_batch() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  moved_on date := new.batch_since;
begin
  if moved_on is null or moved_on <= new.joining_on then
    new.batch_since := null;
    delete from former_batch where enrolment_id = new.id;
    return new;
  end if;
  delete from former_batch where enrolment_id = new.id and since >= moved_on;
  update former_batch set until = moved_on - 1 where enrolment_id = new.id and until >= moved_on;
  if greatest(new.joining_on, old.batch_since) < moved_on then
    insert into former_batch (enrolment_id, batch_id, since, until) values (new.id, old.batch_id, old.batch_since, moved_on - 1);
  end if;
  delete from former_batch where enrolment_id = new.id and batch_id = new.batch_id and until = moved_on - 1
    returning since into new.batch_since;
  if not found then new.batch_since := moved_on; end if;
  return new;
end $$;
create trigger keep_former_batch before update of batch_id on enrolment
  for each row when (old.batch_id <> new.batch_id) execute function keep_former_batch();
revoke execute on function keep_former_batch from public;

-- The marks of a student in the batches of a course other than `target`, without those of another course.
create function marks_outside(wanted uuid, target uuid) returns table (day date, sheet_id uuid, batch_id uuid)
language sql stable set search_path = public, pg_temp as $$
  select k.day, k.sheet_id, h.batch_id
  from enrolment e join attendance_mark k on k.student_id = e.student_id join attendance_sheet h on h.id = k.sheet_id
  where e.id = wanted and h.batch_id is distinct from target
    and exists (select from batch_member m where m.enrolment_id = e.id and m.batch_id = h.batch_id)
    and not exists (select from batch_member o where o.student_id = e.student_id and o.enrolment_id <> e.id
      and o.batch_id = h.batch_id and o.first_on <= k.day and (o.last_on is null or o.last_on >= k.day))
$$;

-- A notice of an absence follows its mark.
alter table absence_notice drop constraint absence_notice_student_id_day_sheet_id_fkey,
  add foreign key (student_id, day, sheet_id) references attendance_mark on update cascade;

-- Moves these marks to the sheets of `target`, of which missing ones are created. Sheets that become empty are removed. The caller
-- has locked the student, who is marked once on each of the days. Returns the number of marks.
create function move_marks(wanted uuid, target uuid, actor uuid, at timestamptz) returns integer
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  person uuid := (select student_id from enrolment where id = wanted);
  days date[];
  sheets uuid[];
  touched uuid[];
begin
  select coalesce(array_agg(o.day), '{}'), coalesce(array_agg(o.sheet_id), '{}') into days, sheets from marks_outside(wanted, target) o;
  if days = '{}' then return 0; end if;
  insert into attendance_sheet (id, batch_id, day, present, absent, saved_at, saved_by, version)
    select gen_random_uuid(), target, d, 0, 0, at, actor, 0 from unnest(days) d order by d on conflict (batch_id, day) do nothing;
  perform from attendance_sheet h where h.id = any (sheets) or (h.batch_id = target and h.day = any (days))
    order by h.batch_id, h.day for update;
  touched := sheets || array(select id from attendance_sheet h where h.batch_id = target and h.day = any (days));
  update attendance_mark k set sheet_id = h.id from attendance_sheet h
    where k.student_id = person and k.sheet_id = any (sheets) and h.batch_id = target and h.day = k.day;
  update attendance_sheet h set present = c.present, absent = c.absent, version = h.version + 1
  from (
    select t.id, count(*) filter (where k.present) as present, count(*) filter (where not k.present) as absent
    from unnest(touched) t (id) left join attendance_mark k on k.sheet_id = t.id group by t.id
  ) c where h.id = c.id;
  delete from attendance_month m using attendance_sheet h
    where h.id = any (touched) and (m.student_id, m.batch_id, m.month) = (person, h.batch_id, date_trunc('month', h.day)::date);
  insert into attendance_month (student_id, batch_id, month, present, absent)
    select k.student_id, h.batch_id, date_trunc('month', k.day)::date,
      count(*) filter (where k.present), count(*) filter (where not k.present)
    from attendance_mark k join attendance_sheet h on h.id = k.sheet_id
    where k.student_id = person and (h.batch_id, date_trunc('month', k.day)) in (
      select t.batch_id, date_trunc('month', t.day) from attendance_sheet t where t.id = any (touched))
    group by 1, 2, 3 order by 1, 3, 2;
  delete from attendance_sheet h where h.id = any (sheets) and h.present = 0 and h.absent = 0;
  return array_length(days, 1);
end $$;
revoke execute on function move_marks from public;
grant execute on function move_marks to munshi_app;

-- Marks in former batches of a course are uses of it too.
create or replace function uses_of_enrolment(wanted uuid, out receipts bigint, out refunds bigint, out certificates bigint, out marks bigint,
  out discounts bigint)
language sql stable set search_path = public, pg_temp as $$
  select
    (select count(*) from (
      select id from receipt where enrolment_id = wanted
      union select receipt_id from receipt_settlement where enrolment_id = wanted
    ) receipts),
    (select count(*) from refund where enrolment_id = wanted),
    (select count(*) from certificate where enrolment_id = wanted),
    (select count(*) from marks_outside(wanted, null)),
    (select count(*) from fee_adjustment where enrolment_id = wanted and withdrawn_at is null)
$$;
