create table project (
  id uuid primary key,
  student_id uuid not null references student,
  link text not null check (length(link) between 1 and 2000),
  tech_used text not null check (length(tech_used) between 1 and 300),
  description text not null check (length(description) between 1 and 2000),
  created_at timestamptz not null,
  version integer not null default 1
);
create index project_of_student on project (student_id, created_at desc, id desc);
create index project_newest on project (created_at desc, id desc);
grant select, insert, update, delete on project to munshi_app;
