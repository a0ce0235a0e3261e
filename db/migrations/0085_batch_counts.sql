-- The active students of each batch who have a course in it that is not ended, by their first day there, so that no screen counts
-- those of all batches. As for the sums by day, a write inserts what it changes and so waits for no other write; a job adds these rows
-- to the counts. First days that are long past are one row.
create table batch_count (
  batch_id uuid not null,
  first_on date not null,
  n integer not null,
  primary key (batch_id, first_on)
);
grant select on batch_count to munshi_app;

create table batch_count_change (
  batch_id uuid not null,
  first_on date not null,
  n integer not null
);
grant select on batch_count_change to munshi_app;

create view batch_total as
  select batch_id, first_on, n from batch_count union all select batch_id, first_on, n from batch_count_change;
grant select on batch_total to munshi_app;

create view batch_total_of_records as
  select batch_id, first_on, count(*)::integer as n
  from (
    select e.batch_id, min(greatest(e.joining_on, e.batch_since)) as first_on
    from enrolment e join student s on s.id = e.student_id
    where e.ended_at is null and s.status = 'Active' group by e.batch_id, e.student_id
  ) members group by 1, 2;

-- A student with several courses in a batch counts once, from the first day of any.
create function batch_count_add(course enrolment, n integer) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into batch_count_change (batch_id, first_on, n)
  select course.batch_id, c.first_on, c.n
  from (
    select greatest(course.joining_on, course.batch_since) as own, min(greatest(o.joining_on, o.batch_since)) as other
    from enrolment o
    where o.student_id = course.student_id and o.batch_id = course.batch_id and o.id <> course.id and o.ended_at is null
  ) first, lateral (values (own, n), (other, -n)) c (first_on, n)
  where course.ended_at is null and (other is null or own < other) and c.first_on is not null
$$;

-- It runs before a row is written, so that it sees the rows that the same statement has written already, and after the trigger that
-- sets batch_since: triggers run in the order of their names. The lock, which writers of courses hold anyway, keeps other
-- transactions from changing the student's courses and status.
create function keep_members_of_batch() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  is_active boolean;
begin
  select status = 'Active' into is_active from student where id = coalesce(new.student_id, old.student_id) for no key update;
  if is_active and tg_op <> 'INSERT' then perform batch_count_add(old, -1); end if;
  if is_active and tg_op <> 'DELETE' then perform batch_count_add(new, 1); end if;
  if tg_op = 'DELETE' then return old; end if;
  return new;
end $$;
create trigger keep_members_of_batch before insert or delete on enrolment
  for each row execute function keep_members_of_batch();
create trigger keep_members_of_batches before update on enrolment
  for each row when (
    (old.batch_id, old.ended_at is null, greatest(old.joining_on, old.batch_since))
    <> (new.batch_id, new.ended_at is null, greatest(new.joining_on, new.batch_since))
  ) execute function keep_members_of_batch();

create function keep_members_by_status() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into batch_count_change (batch_id, first_on, n)
  select batch_id, min(greatest(joining_on, batch_since)), case when new.status = 'Active' then 1 else -1 end
  from enrolment where student_id = new.id and ended_at is null group by batch_id;
  return null;
end $$;
create trigger keep_members_by_status after update of status on student
  for each row when ((old.status = 'Active') <> (new.status = 'Active')) execute function keep_members_by_status();

-- First days up to `past` become one row of a batch. The lock keeps two calls from changing the same batches in a different order;
-- readers and other writers do not wait.
create function fold_batch_counts(past date) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  lock table batch_count in share row exclusive mode;
  with taken as (
    delete from batch_count_change returning batch_id, first_on, n
  ), aged as (
    delete from batch_count where first_on <= past and first_on > '-infinity' returning batch_id, first_on, n
  )
  insert into batch_count as c (batch_id, first_on, n)
  select batch_id, day, sum(n)
  from (select * from taken union all select * from aged) changed,
    lateral (select case when first_on <= past then '-infinity' else first_on end) d (day)
  group by batch_id, day having sum(n) <> 0
  on conflict (batch_id, first_on) do update set n = c.n + excluded.n;
  delete from batch_count where n = 0;
end $$;
revoke execute on function batch_count_add, keep_members_of_batch, keep_members_by_status, fold_batch_counts from public;
grant execute on function fold_batch_counts to munshi_app;

insert into batch_count (batch_id, first_on, n) select batch_id, first_on, n from batch_total_of_records;
select fold_batch_counts(current_date - 7);

-- Who belongs to a batch on a day without a course in it that is not ended.
create index enrolment_ended on enrolment (end_on) where ended_at is not null;
create index former_batch_until on former_batch (until);
