-- Fee reminders, at most one per student and day (of the institute's time zone). An email is queued, being sent, then sent, failed
-- (not sent: the student can be reminded again that day) or uncertain (the mail server may have accepted it).
create table reminder (
  student_id uuid not null references student,
  day date not null,
  channel text not null check (channel in ('WhatsApp', 'Email')),
  state text not null check (state in ('queued', 'sending', 'sent', 'failed', 'uncertain')),
  sent_by uuid not null references account,
  at timestamptz not null,
  primary key (student_id, day)
);
create index reminder_of_day on reminder (day, at desc);
create index reminder_waiting on reminder (at) where state in ('queued', 'sending');
grant select, insert, update, delete on reminder to munshi_app;

-- One row. Days after the due date, negative before it, in ascending order. Texts that replace the defaults, by name: {"lateEn": "…"}.
create table reminder_settings (
  one boolean primary key default true check (one),
  days integer[] not null default '{-3,0,3,7,15}',
  texts jsonb not null default '{}',
  version integer not null default 1
);
insert into reminder_settings default values;
grant select on reminder_settings to munshi_app;
grant update (days, texts, version) on reminder_settings to munshi_app;

-- The language of a student's last sign-in. Null: never signed in.
alter table account add column language text;
