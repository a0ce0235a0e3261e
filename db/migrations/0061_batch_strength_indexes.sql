-- The students of a batch are counted from two indexes: each row of a batch used to read its enrolments and their students.
create index enrolment_of_batch on enrolment (batch_id, student_id) include (joining_on, ended_at, end_on);
drop index enrolment_batch;
create index student_active on student (id) where status = 'Active';

-- The stored answers about a deleted record.
create index idempotency_record on idempotency ((answer ->> '_id')) where answer ->> '_id' is not null;
