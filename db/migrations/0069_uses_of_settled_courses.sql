-- A course is also used by a receipt that names another one and settled a part of this one.
create index receipt_settlement_of_enrolment on receipt_settlement (enrolment_id);

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
    (select count(*) from enrolment e
      join attendance_mark k on k.student_id = e.student_id
      join attendance_sheet h on h.id = k.sheet_id and h.batch_id = e.batch_id
      where e.id = wanted and not exists (select from enrolment o
        where o.student_id = e.student_id and o.id <> e.id and o.batch_id = e.batch_id
          and o.joining_on <= k.day and (o.ended_at is null or o.end_on >= k.day))),
    (select count(*) from fee_adjustment where enrolment_id = wanted and withdrawn_at is null)
$$;
