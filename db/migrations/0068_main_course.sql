-- The course whose values are the flat fields of the student: the newest that is not ended, else the newest. Only the trigger
-- below sets it.
alter table enrolment add column is_main boolean not null default true;
update enrolment e set is_main = false
where id <> (select id from enrolment where student_id = e.student_id order by ended_at is not null, n desc limit 1);

-- The other current courses, which lists and search know too. Few students have one.
create index enrolment_other on enrolment (batch_id, course_id, student_id) where not is_main and ended_at is null;

create or replace function student_course_of_enrolment() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  main enrolment;
begin
  select * into main from enrolment where student_id = coalesce(new.student_id, old.student_id)
  order by ended_at is not null, n desc limit 1;
  update enrolment set is_main = (id = main.id) where student_id = main.student_id and is_main <> (id = main.id);
  update student s set course_id = main.course_id, batch_id = main.batch_id, mode = main.mode, duration = main.duration,
    joining_on = main.joining_on, end_on = main.end_on, is_completed = main.is_completed
  where s.id = main.student_id
    and (s.course_id, s.batch_id, s.mode, s.duration, s.joining_on, s.end_on, s.is_completed) is distinct from
      (main.course_id, main.batch_id, main.mode, main.duration, main.joining_on, main.end_on, main.is_completed);
  return null;
end $$;
drop trigger student_course_of_enrolment on enrolment;
create trigger student_course_of_enrolment
  after insert or delete or update of course_id, batch_id, mode, duration, joining_on, end_on, is_completed, ended_at on enrolment
  for each row execute function student_course_of_enrolment();
revoke execute on function student_course_of_enrolment from public;

-- The flat fields of students with an ended newest course beside a current one.
update student s set course_id = e.course_id, batch_id = e.batch_id, mode = e.mode, duration = e.duration,
  joining_on = e.joining_on, end_on = e.end_on, is_completed = e.is_completed
from enrolment e
where e.student_id = s.id and e.is_main
  and (s.course_id, s.batch_id, s.mode, s.duration, s.joining_on, s.end_on, s.is_completed) is distinct from
    (e.course_id, e.batch_id, e.mode, e.duration, e.joining_on, e.end_on, e.is_completed);

-- What was done with a course. Receipts and certificates count although void: they were printed. A mark counts unless another
-- course of the student in that batch explains it.
create function uses_of_enrolment(wanted uuid, out receipts bigint, out refunds bigint, out certificates bigint, out marks bigint,
  out discounts bigint)
language sql stable set search_path = public, pg_temp as $$
  select
    (select count(*) from receipt where enrolment_id = wanted),
    (select count(*) from refund where enrolment_id = wanted),
    (select count(*) from certificate where enrolment_id = wanted),
    (select count(*) from enrolment e
      join attendance_mark k on k.student_id = e.student_id
      join attendance_sheet h on h.id = k.sheet_id and h.batch_id = e.batch_id
      where e.id = wanted and not exists (select from enrolment o
        where o.student_id = e.student_id and o.id <> e.id and o.batch_id = e.batch_id
          and o.joining_on <= k.day and (o.ended_at is null or o.end_on >= k.day))),
    (select count(*) from fee_adjustment where enrolment_id = wanted and withdrawn_at is null)
$$;

-- Takes back a course that was added by mistake. False if it has a use or is the only one of the student. The caller has locked
-- the student and the account, and has compared the fees of the other courses with the paid amount.
create function remove_enrolment(wanted uuid) returns boolean
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  owner uuid;
begin
  select student_id into owner from enrolment where id = wanted for update;
  if not exists (select from enrolment where student_id = owner and id <> wanted) or exists (
    select from uses_of_enrolment(wanted) u where u.receipts + u.refunds + u.certificates + u.marks + u.discounts > 0
  ) then
    return false;
  end if;
  delete from fee_plan_row where enrolment_id = wanted;
  delete from fee_plan where enrolment_id = wanted;
  delete from fee_adjustment where enrolment_id = wanted;
  delete from enrolment where id = wanted;
  -- The first course has the number 1: its fee is due from the joining date, whatever was paid before.
  update enrolment set n = 1 where student_id = owner and n > 1 and n = (select min(n) from enrolment where student_id = owner);
  return true;
end $$;
revoke execute on function remove_enrolment from public;
grant execute on function remove_enrolment to munshi_app;
