-- Students sorted by batch or course: those of the first one, then of the next.
create index batch_by_code on batch (code_key, id);
create index course_by_name on course (name_key, id);
drop index student_batch;
drop index student_course;
create index student_batch on student (batch_id, id);
create index student_course on student (course_id, id);

-- Former names of staff, by which their entries are found.
create index audit_entry_former_name on audit_entry (record_id) where record = 'account' and before ->> 'name' is not null;
