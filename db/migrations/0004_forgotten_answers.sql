-- An answer that is kept for a retry may tell of a student: it is found by whom it tells of, and forgotten with the person.
create index idempotency_student on idempotency ((answer -> 'student' ->> '_id'))
  where answer -> 'student' ->> '_id' is not null;
