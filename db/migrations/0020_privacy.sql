-- The institute's own texts of the privacy notice; without one, the page shows the default text of the language.
create table privacy_notice (
  one boolean primary key default true check (one),
  texts jsonb not null,
  -- 1 is the default text before any change; consents name the version that was agreed to.
  version integer not null
);
grant select, insert, update on privacy_notice to munshi_app;

-- Who agreed to the processing of a student's data. No row: not recorded.
create table consent (
  student_id uuid primary key references student,
  given_by text not null check (given_by in ('student', 'guardian')),
  guardian_name text check (length(guardian_name) between 1 and 100),
  notice_version integer not null,
  at timestamptz not null,
  -- Null: given on the registration page, by the person themselves.
  recorded_by uuid references account,
  check ((given_by = 'guardian') = (guardian_name is not null))
);
grant select, insert, delete on consent to munshi_app;
