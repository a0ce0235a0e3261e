-- The fee of the course when the enrolment was made, which does not follow later prices. What is less, and the discounts, are a concession.
alter table enrolment
  add column list_fee numeric(12, 2) check (list_fee >= 0),
  -- A fee that an admin made lower: the limit of HR does not count it.
  add column limit_exempt boolean not null default false,
  add column fee_kind text check (fee_kind in ('Lower fee', 'Import', 'Left')),
  -- Erased with the student.
  add column fee_reason text check (length(fee_reason) between 1 and 300),
  add column fee_on date,
  add column fee_by uuid references account,
  add check ((fee_kind is null) = (fee_on is null)),
  add check ((fee_kind is null) = (fee_by is null)),
  add check (fee_reason is null or fee_kind is not null);

-- A registration that awaits approval has no fee yet.
update enrolment e set list_fee = case when s.status = 'Pending' then c.fee else e.fee end
from student s, course c where s.id = e.student_id and c.id = e.course_id;
alter table enrolment alter column list_fee set not null;

create index enrolment_concession on enrolment (fee_on desc, id desc) where fee_kind is not null;
grant update (list_fee, limit_exempt, fee_kind, fee_reason, fee_on, fee_by) on enrolment to munshi_app;
create index fee_adjustment_discount on fee_adjustment (day desc, id desc) where kind = 'Discount' and withdrawn_at is null;

-- The fee of the course, with which the fee of an imported student is compared, and whether the row says why it is lower.
alter table import_row add column list_fee numeric(12, 2), add column has_fee_reason boolean not null default false;
