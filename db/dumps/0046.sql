-- 0001_house.sql

create extension if not exists pg_trgm;
do $$ begin
  if not exists (select from pg_roles where rolname = 'munshi_app') then
    begin
      create role munshi_app nologin;
    exception when duplicate_object or unique_violation then null;
    end;
  end if;
end $$;
grant munshi_app to current_user;
grant usage on schema public to munshi_app;

create table institute (
  one boolean primary key default true check (one),
  name text not null check (length(name) between 1 and 200),
  address text not null check (length(address) <= 500),
  phone text not null check (length(phone) <= 30),
  time_zone text not null check (length(time_zone) <= 60),
  self_registration boolean not null,
  version integer not null default 1
);
grant select, insert, update on institute to munshi_app;

create table account (
  id uuid primary key,
  role text not null check (role in ('student', 'hr', 'admin')),
  name text not null check (length(name) between 1 and 200),
  email text not null check (length(email) <= 254),
  email_key text not null check (length(email_key) <= 254),
  password_hash text not null check (length(password_hash) <= 300),
  state text not null check (state in ('active', 'disabled', 'deleted')),
  created_at timestamptz not null,
  version integer not null default 1
);
create unique index account_email on account (role, email_key) where state <> 'deleted';
grant select, insert, update on account to munshi_app;

create table session (
  token_hash bytea primary key check (length(token_hash) = 32),
  account_id uuid not null references account on delete cascade,
  created_at timestamptz not null,
  seen_at timestamptz not null
);
create index session_account on session (account_id);
grant select, insert, update, delete on session to munshi_app;

create table sign_in_attempt (
  id bigint generated always as identity primary key,
  email_hash bytea not null,
  address text not null check (length(address) <= 64),
  at timestamptz not null,
  ok boolean not null
);
create index sign_in_attempt_email on sign_in_attempt (email_hash, at);
create index sign_in_attempt_address on sign_in_attempt (address, at);
grant select, insert, delete on sign_in_attempt to munshi_app;

create table idempotency (
  scope text not null check (length(scope) <= 64),
  route text not null check (length(route) <= 100),
  key text not null check (length(key) between 1 and 255),
  body_hash bytea not null,
  status integer,
  answer jsonb,
  forever boolean not null,
  at timestamptz not null,
  primary key (scope, route, key)
);
create index idempotency_at on idempotency (at) where not forever;
create index idempotency_student on idempotency ((coalesce(answer -> 'student' ->> '_id', answer ->> 'student')))
  where coalesce(answer -> 'student' ->> '_id', answer ->> 'student') is not null;
grant select, insert, update, delete on idempotency to munshi_app;
create table audit_entry (
  id uuid primary key,
  at timestamptz not null,
  actor_id uuid,
  actor_name text not null check (length(actor_name) <= 200),
  actor_role text not null check (actor_role in ('student', 'hr', 'admin', 'anyone', 'system')),
  action text not null check (length(action) <= 60),
  record text not null check (length(record) <= 40),
  record_id uuid not null,
  request_id text not null check (length(request_id) <= 64),
  before jsonb,
  after jsonb
);
create index audit_entry_at on audit_entry (at desc, id);
create index audit_entry_record on audit_entry (record_id, at desc);
create index audit_entry_actor on audit_entry (actor_id, at desc);
grant select, insert on audit_entry to munshi_app;
create table audit_personal (
  entry_id uuid not null references audit_entry,
  subject_id uuid not null,
  field text not null check (length(field) <= 40),
  before jsonb,
  after jsonb,
  primary key (entry_id, field)
);
create index audit_personal_subject on audit_personal (subject_id);
grant select, insert, delete on audit_personal to munshi_app;

-- 0002_courses_and_batches.sql
create table course (
  id uuid primary key,
  name text not null check (length(name) between 1 and 100),
  name_key text not null check (length(name_key) <= 400),
  fee numeric(12, 2) not null check (fee >= 0),
  duration text not null check (length(duration) between 1 and 60),
  added_by uuid references account,
  created_at timestamptz not null,
  version integer not null default 1,
  deleted_at timestamptz
);
create unique index course_name on course (name_key) where deleted_at is null;
grant select, insert, update on course to munshi_app;

create table batch (
  id uuid primary key,
  code text not null check (length(code) between 1 and 60),
  code_key text not null check (length(code_key) <= 240),
  course_id uuid not null references course,
  time text not null check (length(time) between 1 and 60),
  start_on date not null,
  end_on date check (end_on >= start_on),
  created_at timestamptz not null,
  version integer not null default 1,
  deleted_at timestamptz
);
create unique index batch_code on batch (code_key) where deleted_at is null;
create index batch_course on batch (course_id);
create index batch_newest on batch (created_at desc, id desc) where deleted_at is null;
grant select, insert, update on batch to munshi_app;

-- 0003_students_and_fees.sql
create table student (
  id uuid primary key references account,
  fname text not null check (length(fname) between 1 and 60),
  lname text not null check (length(lname) between 1 and 60),
  father text not null check (length(father) <= 100),
  contact text not null check (length(contact) <= 15),
  alt_contact text check (length(alt_contact) <= 15),
  gender text check (gender in ('male', 'female')),
  dob date,
  cur_address text check (length(cur_address) <= 300),
  per_address text check (length(per_address) <= 300),
  linked_in text check (length(linked_in) <= 2000),
  profile text check (length(profile) <= 2000),
  degree text check (length(degree) <= 100),
  com_year text check (length(com_year) <= 4),
  university text check (length(university) <= 150),
  course_id uuid not null references course,
  mode text not null check (mode in ('online', 'offline')),
  duration text not null check (length(duration) <= 60),
  batch_id uuid not null references batch,
  joining_on date not null,
  end_on date,
  is_completed boolean not null,
  is_placed boolean not null,
  status text not null check (status in ('Pending', 'Active', 'Disable', 'Deleted')),
  search_key text not null check (length(search_key) <= 500),
  created_at timestamptz not null,
  version integer not null default 1
);
create index student_search on student using gin (search_key gin_trgm_ops);
create index student_batch on student (batch_id);
create index student_course on student (course_id);
create index student_newest on student (created_at desc, id desc) where status in ('Active', 'Disable');
create index student_newest_by_status on student (status, created_at desc, id desc);
create index student_newest_placed on student (created_at desc, id desc) where status = 'Active' and is_placed;
grant select, insert, update on student to munshi_app;
create table student_account (
  student_id uuid primary key references student,
  fee numeric(12, 2) not null check (fee >= 0),
  paid numeric(12, 2) not null default 0,
  due_from date not null,
  check (0 <= paid and paid <= fee)
);
create index student_account_due on student_account (due_from, student_id) where paid < fee;
grant select, insert, update on student_account to munshi_app;
create table declared_payment (
  student_id uuid primary key references student,
  fee numeric(12, 2) not null check (fee >= 0),
  paid numeric(12, 2) not null check (paid >= 0),
  pay_mode text not null check (pay_mode in ('Cash', 'Online', 'Others'))
);
grant select, insert, update, delete on declared_payment to munshi_app;
create table student_total (
  shard smallint not null,
  kind text not null check (kind in ('Pending', 'Active', 'Placed', 'Disable')),
  n bigint not null,
  fee numeric(18, 2) not null,
  paid numeric(18, 2) not null,
  primary key (shard, kind)
);
insert into student_total (shard, kind, n, fee, paid)
select shard, kind, 0, 0, 0
from generate_series(0, 15) as shard, unnest(array['Pending', 'Active', 'Placed', 'Disable']) as kind;
grant select on student_total to munshi_app;

create function student_kind(status text, is_placed boolean) returns text language sql immutable as $$
  select case when status = 'Active' and is_placed then 'Placed' when status = 'Deleted' then null else status end
$$;

create function student_total_add(id uuid, wanted_kind text, d_n bigint, d_fee numeric, d_paid numeric) returns void
language sql security definer set search_path = public, pg_temp as $$
  update student_total set n = n + d_n, fee = fee + d_fee, paid = paid + d_paid
  where shard = abs(hashtext(id::text) % 16) and kind = wanted_kind
$$;

create function student_total_of_student() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  was text := case when tg_op = 'UPDATE' then student_kind(old.status, old.is_placed) end;
  is_now text := student_kind(new.status, new.is_placed);
  money record;
begin
  if was is not distinct from is_now then return null; end if;
  select fee, paid into money from student_account where student_id = new.id;
  perform student_total_add(new.id, was, -1, -coalesce(money.fee, 0), -coalesce(money.paid, 0));
  perform student_total_add(new.id, is_now, 1, coalesce(money.fee, 0), coalesce(money.paid, 0));
  return null;
end $$;

create function student_total_of_account() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  kind text;
begin
  select student_kind(status, is_placed) into kind from student where id = new.student_id;
  perform student_total_add(new.student_id, kind, 0,
    new.fee - case when tg_op = 'UPDATE' then old.fee else 0 end,
    new.paid - case when tg_op = 'UPDATE' then old.paid else 0 end);
  return null;
end $$;

create trigger student_total_of_student after insert or update of status, is_placed on student
  for each row execute function student_total_of_student();
create trigger student_total_of_account after insert or update of fee, paid on student_account
  for each row execute function student_total_of_account();
create function lock_student_account(id uuid) returns void
language sql volatile security definer set search_path = public, pg_temp as $$
  select from student_account where student_id = id for update;
  select from student_total where shard = abs(hashtext(id::text) % 16) and kind = 'Active' for update;
$$;
revoke execute on function lock_student_account from public;
grant execute on function lock_student_account to munshi_app;
revoke execute on function student_total_add, student_total_of_student, student_total_of_account from public;
create table receipt_series (
  financial_year text primary key check (financial_year ~ '^\d{4}-\d{2}$'),
  last integer not null check (last >= 0)
);
grant select, insert, update on receipt_series to munshi_app;

create table receipt (
  id uuid primary key,
  financial_year text not null references receipt_series,
  n integer not null check (n > 0),
  student_id uuid not null references student,
  student_name text not null check (length(student_name) <= 130),
  contact text not null check (length(contact) <= 15),
  course text not null check (length(course) <= 100),
  b_code text not null check (length(b_code) <= 60),
  pay_mode text not null check (pay_mode in ('Cash', 'Online', 'Others')),
  payable numeric(12, 2) not null check (payable >= 0),
  paid numeric(12, 2) not null check (paid > 0),
  due_after numeric(12, 2) not null check (due_after >= 0),
  paid_on date not null,
  issued_on date not null,
  issued_at timestamptz not null,
  issued_by uuid references account,
  changed_at timestamptz,
  version integer not null default 1,
  voided_at timestamptz,
  voided_by uuid references account,
  void_reason text check (length(void_reason) <= 300),
  unique (financial_year, n),
  check (paid_on <= issued_on),
  check ((voided_at is null) = (voided_by is null))
);
create index receipt_of_student on receipt (student_id, paid_on desc, id desc);
create index receipt_by_day on receipt (paid_on desc, id desc) where voided_at is null;
grant select, insert on receipt to munshi_app;
grant update (pay_mode, paid, paid_on, due_after, changed_at, version, voided_at, voided_by, void_reason) on receipt to munshi_app;

-- 0004_attendance_and_enquiries.sql
create table attendance_sheet (
  id uuid primary key,
  batch_id uuid not null references batch,
  day date not null,
  present integer not null check (present >= 0),
  absent integer not null check (absent >= 0),
  saved_at timestamptz not null,
  saved_by uuid references account,
  version integer not null default 1,
  unique (batch_id, day),
  unique (id, day)
);
create index attendance_sheet_day on attendance_sheet (day desc, id) include (present, absent);
grant select, insert, update on attendance_sheet to munshi_app;
create table attendance_mark (
  student_id uuid not null references student,
  day date not null,
  sheet_id uuid not null,
  present boolean not null,
  primary key (student_id, day),
  foreign key (sheet_id, day) references attendance_sheet (id, day)
);
create index attendance_mark_sheet on attendance_mark (sheet_id);
grant select, insert, update on attendance_mark to munshi_app;

create table enquiry (
  id uuid primary key,
  name text not null check (length(name) between 1 and 30),
  name_key text not null check (length(name_key) <= 120),
  mail_id text check (length(mail_id) <= 254),
  contact text check (length(contact) <= 15),
  alt_contact text check (length(alt_contact) <= 15),
  qualification text not null check (length(qualification) <= 100),
  address text not null check (length(address) <= 300),
  course_id uuid not null references course,
  enquiry_mode text check (enquiry_mode in ('online', 'offline')),
  mode text not null check (mode in ('online', 'offline')),
  ref text check (length(ref) <= 100),
  remark text check (length(remark) <= 500),
  day date not null,
  status text not null check (status in ('Open', 'Closed', 'Pending')),
  is_placed boolean not null,
  student_id uuid unique references student,
  created_at timestamptz not null,
  version integer not null default 1,
  check (mail_id is not null or contact is not null)
);
create index enquiry_newest on enquiry (day desc, id desc) include (status) where not is_placed;
create index enquiry_newest_by_status on enquiry (status, day desc, id desc) where not is_placed;
create index enquiry_search on enquiry using gin (name_key gin_trgm_ops);
create index enquiry_course on enquiry (course_id);
grant select, insert, update, delete on enquiry to munshi_app;
create index receipt_money_by_day on receipt (paid_on) include (paid) where voided_at is null;

-- 0005_portfolio.sql
create table portfolio (
  id uuid primary key,
  student_id uuid not null references student,
  link text not null check (length(link) between 1 and 2000),
  created_at timestamptz not null,
  version integer not null default 1
);
create index portfolio_of_student on portfolio (student_id, created_at desc, id desc);
create index portfolio_newest on portfolio (created_at desc, id desc);
grant select, insert, delete on portfolio to munshi_app;

-- 0006_projects.sql
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

-- 0007_expenses.sql
create table expense_category (
  id uuid primary key,
  ledger text not null check (length(ledger) between 1 and 100),
  ledger_key text not null check (length(ledger_key) <= 400),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz
);
create unique index expense_category_ledger on expense_category (ledger_key) where deleted_at is null;
grant select, insert, update on expense_category to munshi_app;

create table expense (
  id uuid primary key,
  category_id uuid not null references expense_category,
  remark text not null check (length(remark) between 1 and 500),
  amount numeric(12, 2) not null check (amount > 0),
  day date not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1
);
create index expense_newest on expense (day desc, id desc);
create index expense_of_category on expense (category_id, day desc, id desc);
create index expense_money_by_day on expense (day) include (amount);
grant select, insert, update, delete on expense to munshi_app;

-- 0008_reset_tokens.sql
create table reset_token (
  token_hash bytea primary key check (length(token_hash) = 32),
  account_id uuid not null references account on delete cascade,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index reset_token_account on reset_token (account_id, made_at);
grant select, insert, update, delete on reset_token to munshi_app;

-- 0009_lists_of_the_admin.sql
create index receipt_received on receipt (paid_on) include (paid, pay_mode, issued_by) where voided_at is null;
drop index receipt_money_by_day;
create index receipt_voided on receipt (voided_at desc, id desc) include (paid) where voided_at is not null;
create index audit_entry_newest on audit_entry (at desc, id desc);
drop index audit_entry_at;
create index audit_entry_of_actor on audit_entry (actor_id, at desc, id desc);
drop index audit_entry_actor;
create index audit_entry_of_kind on audit_entry (record, at desc, id desc);

-- 0010_erasure.sql

grant update (contact) on receipt to munshi_app;
update receipt r set contact = '' from student s where s.id = r.student_id and s.status = 'Deleted' and r.contact <> '';
update audit_entry set actor_name = '' where actor_role = 'student';

-- 0011_search.sql
alter table student add column search_text text not null default '' check (length(search_text) <= 1500);
create function pg_temp.parse_phone(stored text) returns text language sql immutable as $$
  select coalesce(
    substring(stored from '^(?:(?:00|0)?91)?0?([1-9]\d{9})$'),
    '+' || substring(stored from '^00((?!0|91)\d{7,15})$'),
    stored)
$$;

alter table student
  drop constraint student_contact_check, add constraint student_contact_check check (length(contact) <= 16),
  drop constraint student_alt_contact_check, add constraint student_alt_contact_check check (length(alt_contact) <= 16);
alter table enquiry
  drop constraint enquiry_contact_check, add constraint enquiry_contact_check check (length(contact) <= 16),
  drop constraint enquiry_alt_contact_check, add constraint enquiry_alt_contact_check check (length(alt_contact) <= 16);
alter table receipt
  drop constraint receipt_contact_check, add constraint receipt_contact_check check (length(contact) <= 16);

drop index student_search;
update student s set
  contact = pg_temp.parse_phone(s.contact),
  alt_contact = pg_temp.parse_phone(s.alt_contact),
  search_text = case when s.status = 'Deleted' then s.search_key else concat_ws(' ',
    s.search_key,
    replace(lower(normalize(regexp_replace(normalize(s.father, NFKD), '[\u0300-\u036f]', '', 'g'), NFKC)), 'ı', 'i'),
    a.email_key,
    pg_temp.parse_phone(s.contact),
    pg_temp.parse_phone(s.alt_contact)) end
from account a where a.id = s.id;
create index student_search on student using gin (search_text gin_trgm_ops);

update enquiry set contact = pg_temp.parse_phone(contact), alt_contact = pg_temp.parse_phone(alt_contact)
where contact !~ '^[1-9]\d{9}$' or alt_contact !~ '^[1-9]\d{9}$';
drop index enquiry_search;
create index enquiry_search on enquiry using gin (
  (name_key || ' ' || lower(coalesce(mail_id, '')) || ' ' || coalesce(contact, '') || ' ' || coalesce(alt_contact, ''))
  gin_trgm_ops
);
drop function pg_temp.parse_phone;

-- 0012_receipt_amounts.sql
alter table institute add column receipt_language text not null default 'en' check (receipt_language ~ '^[a-z]{2}$');
grant update (payable) on receipt to munshi_app;
update receipt set payable = paid + due_after where paid + due_after > payable;

-- 0013_drafts.sql
create table draft (
  account_id uuid not null references account on delete cascade,
  key text not null check (length(key) between 1 and 200),
  field_values text not null check (length(field_values) <= 200000),
  saved_at timestamptz not null,
  primary key (account_id, key)
);
create index draft_saved_at on draft (saved_at);
grant select, insert, update, delete on draft to munshi_app;

-- 0014_request_limits.sql
create table request_count (
  scope text not null check (length(scope) <= 100),
  caller text not null check (length(caller) <= 64),
  started_at timestamptz not null,
  n integer not null,
  primary key (scope, caller)
);
create index request_count_started_at on request_count (started_at);
grant select, insert, update, delete on request_count to munshi_app;

-- 0015_placed_enquiries.sql
create index enquiry_newest_placed on enquiry (day desc, id desc) where is_placed;
create index enquiry_newest_of_all on enquiry (day desc, id desc) include (status);

-- 0017_sign_in.sql
create table known_browser (
  token_hash bytea not null check (length(token_hash) = 32),
  account_id uuid not null references account on delete cascade,
  used_at timestamptz not null,
  primary key (token_hash, account_id)
);
create index known_browser_account on known_browser (account_id);
create index known_browser_used_at on known_browser (used_at);
grant select, insert, update, delete on known_browser to munshi_app;

alter table sign_in_attempt
  add column browser_hash bytea check (length(browser_hash) = 32),
  alter column ok set default false;
create index sign_in_attempt_browser on sign_in_attempt (browser_hash, at) where browser_hash is not null;

alter table session
  add column id uuid not null default gen_random_uuid() unique,
  add column address text not null default '' check (length(address) <= 64),
  add column user_agent text not null default '' check (length(user_agent) <= 300),
  add column confirmed_at timestamptz;
create index audit_entry_at_records on audit_entry (at desc, id desc) where action not like 'session.%';
create table secret (
  name text primary key check (length(name) <= 40),
  value bytea not null
);
insert into secret (name, value)
values ('log', sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())));
grant select on secret to munshi_app;

alter table account add column email_confirmed_at timestamptz;
alter table reset_token add column purpose text not null default 'password' check (purpose in ('password', 'email'));

-- 0018_two_factor.sql
create table two_factor (
  account_id uuid primary key references account on delete cascade,
  encrypted_secret bytea not null,
  started_at timestamptz not null,
  confirmed_at timestamptz,
  last_step integer not null default 0
);
grant select, insert, update, delete on two_factor to munshi_app;

create table recovery_code (
  id uuid primary key,
  account_id uuid not null references two_factor on delete cascade,
  code_hash text not null,
  used_at timestamptz
);
create index recovery_code_account on recovery_code (account_id);
grant select, insert, update, delete on recovery_code to munshi_app;

alter table institute add column two_factor text not null default 'off'
  check (two_factor in ('off', 'admins', 'staff'));

-- 0019_erasure.sql
create table deletion (
  id uuid primary key,
  record text not null check (record in ('student', 'enquiry')),
  deleted_at timestamptz not null,
  deleted_by uuid references account,
  status_before text check (status_before in ('Pending', 'Active', 'Disable')),
  enquiry jsonb,
  erase_after timestamptz not null,
  erased_at timestamptz,
  check (erased_at is null or enquiry is null)
);
create index deletion_due on deletion (erase_after) where erased_at is null;
create index deletion_newest on deletion (deleted_at desc, id desc);
create index deletion_of_student on deletion ((enquiry ->> 'student_id')) where enquiry is not null;
grant select, insert, update, delete on deletion to munshi_app;
insert into deletion (id, record, deleted_at, deleted_by, erase_after, erased_at)
select s.id, 'student', coalesce(e.at, now()), a.id, coalesce(e.at, now()) + interval '30 days', coalesce(e.at, now())
from student s
left join lateral (
  select at, actor_id from audit_entry
  where record_id = s.id and action in ('student.delete', 'student.reject') order by at desc limit 1
) e on true
left join account a on a.id = e.actor_id
where s.status = 'Deleted';
update student set fname = '–', lname = '–', search_key = '', search_text = '' where status = 'Deleted';
update receipt r set void_reason = null from student s
where s.id = r.student_id and s.status = 'Deleted' and r.void_reason is not null;
insert into deletion (id, record, deleted_at, deleted_by, enquiry, erase_after)
select distinct on (e.record_id) e.record_id, 'enquiry', e.at, a.id,
  jsonb_build_object('id', e.record_id, 'name', p.before), e.at + interval '30 days'
from audit_entry e
join audit_personal p on p.entry_id = e.id and p.subject_id = e.record_id and p.field = 'name'
left join account a on a.id = e.actor_id
where e.action = 'enquiry.remove' and not exists (select from enquiry q where q.id = e.record_id)
order by e.record_id, e.at desc;
insert into audit_personal (entry_id, subject_id, field, before, after)
select e.id, s.id, 'reason', e.before -> 'reason', e.after -> 'reason'
from audit_entry e
left join receipt r on e.record = 'receipt' and r.id = e.record_id
join student s on s.id = case e.record when 'student' then e.record_id else r.student_id end and s.status <> 'Deleted'
where e.record in ('student', 'receipt') and (e.before ? 'reason' or e.after ? 'reason');
update audit_entry set before = before - 'reason', after = after - 'reason'
where record in ('student', 'receipt') and (before ? 'reason' or after ? 'reason');

-- 0020_privacy.sql
create table privacy_notice (
  one boolean primary key default true check (one),
  texts jsonb not null,
  version integer not null
);
grant select, insert, update on privacy_notice to munshi_app;
create table consent (
  student_id uuid primary key references student,
  given_by text not null check (given_by in ('student', 'guardian')),
  guardian_name text check (length(guardian_name) between 1 and 100),
  notice_version integer not null,
  at timestamptz not null,
  recorded_by uuid references account,
  check ((given_by = 'guardian') = (guardian_name is not null))
);
grant select, insert, delete on consent to munshi_app;

-- 0021_backups.sql
create table backup_run (
  id uuid primary key,
  kind text not null check (kind in ('scheduled', 'manual', 'command')),
  started_at timestamptz not null,
  seen_at timestamptz not null,
  finished_at timestamptz,
  place text not null check (length(place) between 1 and 4300),
  encrypted boolean not null,
  bytes bigint check (bytes >= 0),
  reason text check (length(reason) <= 40),
  check ((finished_at is null) = (bytes is null and reason is null))
);
create unique index backup_run_unfinished on backup_run ((true)) where finished_at is null;
create index backup_run_newest on backup_run (started_at desc, id desc);
grant select, insert, update on backup_run to munshi_app;

-- 0022_audit_chain.sql
alter table audit_personal add column salt uuid not null default gen_random_uuid();

create table audit_link (
  n bigint primary key check (n > 0),
  entry_id uuid not null unique references audit_entry,
  entry_digest bytea not null check (length(entry_digest) = 32),
  subject_id uuid,
  personal_fields text[] not null,
  personal_digests bytea not null check (length(personal_digests) = 32 * cardinality(personal_fields)),
  latest_at timestamptz not null,
  chained_at timestamptz not null,
  hash bytea not null check (length(hash) = 32)
);
grant select, insert on audit_link to munshi_app;

create table audit_seal (
  day date primary key,
  n bigint not null check (n > 0),
  hash bytea not null check (length(hash) = 32)
);
grant select, insert on audit_seal to munshi_app;
create table audit_unchained (
  at timestamptz not null,
  entry_id uuid not null references audit_entry,
  primary key (at, entry_id)
);
insert into audit_unchained (at, entry_id) select at, id from audit_entry;
grant select, insert, delete on audit_unchained to munshi_app;

create function audit_entry_unchained() returns trigger language plpgsql as $$
begin
  insert into audit_unchained (at, entry_id) select at, id from added;
  return null;
end $$;
create trigger audit_entry_unchained after insert on audit_entry
  referencing new table as added for each statement execute function audit_entry_unchained();

-- 0023_several_processes.sql
create table job_run (
  job text primary key check (length(job) between 1 and 50),
  started_at timestamptz not null
);
create table heartbeat (
  process_id uuid primary key,
  started_at timestamptz not null,
  seen_at timestamptz not null
);
create index heartbeat_seen_at on heartbeat (seen_at);
create table setup_code (
  code_hash bytea primary key check (length(code_hash) = 32),
  created_at timestamptz not null,
  accounts bytea
);

grant select, insert, update, delete on job_run, heartbeat, setup_code to munshi_app;

-- 0024_enrolments.sql
create table enrolment (
  id uuid not null,
  student_id uuid not null,
  n integer not null check (n > 0),
  course_id uuid not null,
  batch_id uuid not null,
  mode text not null check (mode in ('online', 'offline')),
  duration text not null check (length(duration) <= 60),
  fee numeric(12, 2) not null check (fee >= 0),
  joining_on date not null,
  end_on date,
  is_completed boolean not null,
  ended_at timestamptz,
  end_reason text check (length(end_reason) <= 300),
  created_at timestamptz not null,
  version integer not null default 1,
  check (ended_at is null or end_on is not null),
  check (end_reason is null or ended_at is not null)
);
insert into enrolment (id, student_id, n, course_id, batch_id, mode, duration, fee, joining_on, end_on, is_completed, created_at)
select (left(s.id::text, 24) || left(md5(s.id::text), 12))::uuid,
  s.id, 1, s.course_id, s.batch_id, s.mode, s.duration, m.fee, s.joining_on, s.end_on, s.is_completed, s.created_at
from student s join student_account m on m.student_id = s.id;

alter table enrolment
  add primary key (id),
  add unique (student_id, n),
  add foreign key (student_id) references student,
  add foreign key (course_id) references course,
  add foreign key (batch_id) references batch;
create index enrolment_batch on enrolment (batch_id);
create index enrolment_course on enrolment (course_id);
grant select, insert on enrolment to munshi_app;
grant update (course_id, batch_id, mode, duration, fee, joining_on, end_on, is_completed, ended_at, end_reason, version) on enrolment to munshi_app;
create function student_course_of_enrolment() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update student s set course_id = new.course_id, batch_id = new.batch_id, mode = new.mode, duration = new.duration,
    joining_on = new.joining_on, end_on = new.end_on, is_completed = new.is_completed
  where s.id = new.student_id
    and new.n = (select max(n) from enrolment where student_id = new.student_id)
    and (s.course_id, s.batch_id, s.mode, s.duration, s.joining_on, s.end_on, s.is_completed) is distinct from
      (new.course_id, new.batch_id, new.mode, new.duration, new.joining_on, new.end_on, new.is_completed);
  return null;
end $$;
create trigger student_course_of_enrolment
  after insert or update of course_id, batch_id, mode, duration, joining_on, end_on, is_completed on enrolment
  for each row execute function student_course_of_enrolment();
revoke execute on function student_course_of_enrolment from public;

revoke update on student from munshi_app;
grant update (fname, lname, father, contact, alt_contact, gender, dob, cur_address, per_address, linked_in, profile, degree,
  com_year, university, is_placed, status, search_key, search_text, version) on student to munshi_app;
alter table receipt add column enrolment_id uuid
  generated always as ((left(student_id::text, 24) || left(md5(student_id::text), 12))::uuid) stored;
alter table receipt
  alter column enrolment_id drop expression,
  alter column enrolment_id set not null,
  add foreign key (enrolment_id) references enrolment;
alter table attendance_mark drop constraint attendance_mark_pkey, add primary key (student_id, day, sheet_id);

-- 0025_expense_vouchers.sql
create table expense_voucher_series (
  financial_year text primary key check (financial_year ~ '^\d{4}-\d{2}$'),
  last integer not null check (last >= 0)
);
grant select, insert, update on expense_voucher_series to munshi_app;

alter table expense
  add column financial_year text,
  add column n integer check (n > 0),
  add column pay_mode text check (pay_mode in ('Cash', 'Online', 'Others')),
  add column payee text check (length(payee) between 1 and 100),
  add column voided_at timestamptz,
  add column voided_by uuid references account,
  add check ((voided_at is null) = (voided_by is null));
update expense x set financial_year = numbered.financial_year, n = numbered.n
from (
  select id, financial_year, row_number() over (partition by financial_year order by created_at, id) as n
  from (
    select id, created_at, to_char(shifted, 'YYYY') || '-' || to_char(shifted + interval '1 year', 'YY') as financial_year
    from (
      select id, created_at, created_at at time zone coalesce((select time_zone from institute), 'Asia/Kolkata')
        - interval '3 months' as shifted
      from expense
    ) days
  ) years
) numbered
where x.id = numbered.id;

insert into expense_voucher_series (financial_year, last) select financial_year, max(n) from expense group by 1;

alter table expense
  alter column financial_year set not null,
  alter column n set not null,
  add foreign key (financial_year) references expense_voucher_series,
  add unique (financial_year, n);
revoke update, delete on expense from munshi_app;
grant update (category_id, remark, amount, day, pay_mode, payee, updated_at, version, voided_at, voided_by) on expense to munshi_app;

drop index expense_newest, expense_of_category, expense_money_by_day;
create index expense_newest on expense (day desc, id desc) where voided_at is null;
create index expense_of_category on expense (category_id, day desc, id desc) where voided_at is null;
create index expense_money_by_day on expense (day) include (amount, category_id) where voided_at is null;
create index expense_voided on expense (voided_at desc, id desc) include (day, amount) where voided_at is not null;

alter table expense_category
  add column budget numeric(12, 2) check (budget > 0),
  add column version integer not null default 1;
create table recurring_expense (
  id uuid primary key,
  category_id uuid not null references expense_category,
  remark text not null check (length(remark) between 1 and 500),
  amount numeric(12, 2) not null check (amount > 0),
  pay_mode text check (pay_mode in ('Cash', 'Online', 'Others')),
  payee text check (length(payee) between 1 and 100),
  starts_on date not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  ended_at timestamptz,
  version integer not null default 1
);
create index recurring_expense_current on recurring_expense (category_id) where ended_at is null;
grant select, insert, update on recurring_expense to munshi_app;
create table recurring_expense_month (
  recurring_id uuid not null references recurring_expense,
  month date not null check (extract(day from month) = 1),
  expense_id uuid unique references expense,
  primary key (recurring_id, month)
);
grant select, insert, delete on recurring_expense_month to munshi_app;

-- 0026_payment_details.sql
alter table receipt
  add column reference text check (length(reference) between 1 and 100),
  add column note text check (length(note) between 1 and 300);
grant update (reference, note) on receipt to munshi_app;
create index receipt_reference on receipt using gin (reference gin_trgm_ops) where reference is not null;
create table receipt_part (
  receipt_id uuid not null references receipt,
  n smallint not null check (n > 0),
  mode text not null check (mode in ('Cash', 'UPI', 'Card', 'Bank transfer', 'Cheque')),
  amount numeric(12, 2) not null check (amount > 0),
  reference text check (length(reference) between 1 and 100),
  primary key (receipt_id, n)
);
create index receipt_part_reference on receipt_part using gin (reference gin_trgm_ops) where reference is not null;
grant select, insert, delete on receipt_part to munshi_app;
grant update (reference) on receipt_part to munshi_app;
alter table institute add column upi_id text check (length(upi_id) between 1 and 255);

-- 0027_receipt_verification.sql
alter table receipt add column verification_id uuid not null default gen_random_uuid();
create unique index receipt_verification on receipt (verification_id);

-- 0028_daily_closing.sql
create table day_closing (
  id uuid primary key,
  day date not null,
  clerk_id uuid references account,
  expected numeric(12, 2) not null,
  counted numeric(12, 2) not null check (counted >= 0),
  counts jsonb not null,
  reason text check (length(reason) between 1 and 300),
  versions bigint not null,
  signed_at timestamptz not null,
  signed_by uuid not null references account,
  unique nulls not distinct (day, clerk_id),
  check (counted = expected or reason is not null)
);
grant select, insert on day_closing to munshi_app;
create table cash_entry (
  id uuid primary key,
  kind text not null check (kind in ('opening', 'deposit')),
  amount numeric(12, 2) not null check (amount >= 0),
  day date not null,
  reference text check (length(reference) between 1 and 100),
  recorded_at timestamptz not null,
  recorded_by uuid not null references account,
  voided_at timestamptz,
  voided_by uuid references account,
  check ((voided_at is null) = (voided_by is null)),
  check (kind = 'opening' or amount > 0)
);
create index cash_entry_newest on cash_entry (recorded_at desc, id desc);
grant select, insert on cash_entry to munshi_app;
grant update (voided_at, voided_by) on cash_entry to munshi_app;

alter table institute add column hr_closes_all boolean not null default false;

create index receipt_issued on receipt (issued_on, issued_by);
create index receipt_cash on receipt (issued_at) include (paid) where voided_at is null and pay_mode = 'Cash';

-- 0029_discounts_and_refunds.sql
create table fee_adjustment (
  id uuid primary key,
  student_id uuid not null references student,
  kind text not null check (kind in ('Discount', 'Write-off')),
  enrolment_id uuid references enrolment,
  amount numeric(12, 2) not null check (amount > 0),
  reason text check (length(reason) between 1 and 300),
  day date not null,
  created_at timestamptz not null,
  created_by uuid not null references account,
  by_hr boolean not null,
  version integer not null default 1,
  withdrawn_at timestamptz,
  withdrawn_by uuid references account,
  check ((kind = 'Discount') = (enrolment_id is not null)),
  check ((withdrawn_at is null) = (withdrawn_by is null))
);
create index fee_adjustment_of_student on fee_adjustment (student_id) where withdrawn_at is null;
grant select, insert on fee_adjustment to munshi_app;
grant update (reason, version, withdrawn_at, withdrawn_by) on fee_adjustment to munshi_app;
create table discount_limit (
  one boolean primary key default true check (one),
  percent numeric(5, 2) not null check (percent between 0 and 100),
  version integer not null default 1
);
insert into discount_limit (percent) values (0);
grant select on discount_limit to munshi_app;
grant update (percent, version) on discount_limit to munshi_app;

-- 0030_fee_plans.sql
create table fee_plan (
  enrolment_id uuid primary key references enrolment,
  version integer not null default 1
);
create table fee_plan_row (
  enrolment_id uuid not null references fee_plan,
  n integer not null check (n > 0),
  due_on date not null,
  amount numeric(12, 2) not null check (amount > 0),
  primary key (enrolment_id, n)
);
grant select, insert, update on fee_plan to munshi_app;
grant select, insert, delete on fee_plan_row to munshi_app;
alter table student_account
  add column planned_due_on date,
  add column due_amount numeric(12, 2) check (due_amount > 0);
drop index student_account_due;
create index student_account_due on student_account ((coalesce(planned_due_on, due_from + 35)), student_id) where paid < fee;

-- 0031_refunds.sql
create table refund_series (
  financial_year text primary key check (financial_year ~ '^\d{4}-\d{2}$'),
  last integer not null check (last >= 0)
);
grant select, insert, update on refund_series to munshi_app;
create table refund (
  id uuid primary key,
  financial_year text not null references refund_series,
  n integer not null check (n > 0),
  student_id uuid not null references student,
  enrolment_id uuid not null references enrolment,
  student_name text not null check (length(student_name) <= 130),
  contact text not null check (length(contact) <= 15),
  course text not null check (length(course) <= 100),
  b_code text not null check (length(b_code) <= 60),
  pay_mode text not null check (pay_mode in ('Cash', 'Online', 'Others')),
  amount numeric(12, 2) not null check (amount > 0),
  paid_before numeric(12, 2) not null check (paid_before >= amount),
  refunded_on date not null,
  issued_on date not null check (refunded_on <= issued_on),
  issued_at timestamptz not null,
  issued_by uuid not null references account,
  reason text check (length(reason) between 1 and 300),
  reference text check (length(reference) between 1 and 100),
  note text check (length(note) between 1 and 300),
  version integer not null default 1,
  voided_at timestamptz,
  voided_by uuid references account,
  void_reason text check (length(void_reason) between 1 and 300),
  unique (financial_year, n),
  check ((voided_at is null) = (voided_by is null))
);
create index refund_of_student on refund (student_id, refunded_on desc, id desc);
create index refund_newest on refund (refunded_on desc, id desc) include (amount, pay_mode, voided_at);
create index refund_issued on refund (issued_on, issued_by);
create index refund_cash on refund (issued_at) include (amount) where voided_at is null and pay_mode = 'Cash';
grant select, insert on refund to munshi_app;
grant update (contact, reason, reference, note, version, voided_at, voided_by, void_reason) on refund to munshi_app;
alter table day_closing add column records jsonb not null default '{}' check (jsonb_typeof(records) = 'object');
update day_closing c set records = now.records
from (
  select c.id, coalesce(jsonb_object_agg(d.id, d.version) filter (where d.id is not null), '{}') as records,
    coalesce(sum(d.version), 0) as versions
  from day_closing c left join lateral (
    select id, version from receipt where issued_on = c.day and (c.clerk_id is null or issued_by = c.clerk_id)
    union all select id, version from expense where day = c.day and c.clerk_id is null
  ) d on true
  group by c.id
) now
where now.id = c.id and now.versions = c.versions;
alter table day_closing alter column records drop default, drop column versions;

-- 0032_reminders.sql
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
create table reminder_settings (
  one boolean primary key default true check (one),
  days integer[] not null default '{-3,0,3,7,15}',
  texts jsonb not null default '{}',
  version integer not null default 1
);
insert into reminder_settings default values;
grant select on reminder_settings to munshi_app;
grant update (days, texts, version) on reminder_settings to munshi_app;
alter table account add column language text;

-- 0033_course_instalments.sql
alter table course add column instalments smallint check (instalments between 1 and 60);

-- 0034_name_search.sql
create index student_name on student using gin (search_key gin_trgm_ops);
create index enquiry_name on enquiry using gin (name_key gin_trgm_ops);

-- 0035_receipt_paper.sql
alter table institute
  add column gstin text check (gstin ~ '^[0-9A-Z]{15}$'),
  add column receipt_terms text check (length(receipt_terms) between 1 and 300),
  add column receipt_paper text not null default 'a4' check (receipt_paper in ('a4', 'a5', 'roll'));

-- 0036_student_list_order.sql
create index student_by_name on student (search_key, id) where status in ('Active', 'Disable');
create index student_by_joining on student (joining_on, id) where status in ('Active', 'Disable');
create index student_account_by_fee on student_account (fee, student_id);
create index student_account_by_paid on student_account (paid, student_id);
create index student_account_by_pending on student_account ((fee - paid), student_id);

-- 0037_overdue_sums.sql
drop index student_account_due;
create index student_account_due on student_account ((coalesce(planned_due_on, due_from + 35)), student_id)
  include (planned_due_on, due_from, fee, paid, due_amount) where paid < fee;

-- 0038_enquiry_calls.sql
alter table enquiry add column next_call_on date;
create index enquiry_to_call on enquiry (next_call_on, day desc, id desc) include (is_placed)
  where status in ('Open', 'Pending') and next_call_on is not null;
create table enquiry_note (
  id uuid primary key,
  enquiry_id uuid not null references enquiry,
  at timestamptz not null,
  written_by uuid references account,
  note text not null check (length(note) between 1 and 500),
  next_call_on date
);
create index enquiry_note_newest on enquiry_note (enquiry_id, id desc);
grant select, insert, delete on enquiry_note to munshi_app;

-- 0039_photos_and_logo.sql
create table student_photo (
  student_id uuid primary key references student,
  content bytea not null check (octet_length(content) between 1 and 30720),
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  changed_at timestamptz not null
);
alter table student_photo alter column content set storage external;
grant select, insert, update, delete on student_photo to munshi_app;

create table institute_logo (
  one boolean primary key default true references institute check (one),
  content bytea not null check (octet_length(content) between 1 and 30720),
  type text not null check (type in ('image/jpeg', 'image/png')),
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  changed_at timestamptz not null
);
alter table institute_logo alter column content set storage external;
grant select, insert, update, delete on institute_logo to munshi_app;

-- 0041_duplicate_lookup.sql
create index student_by_contact on student (contact) where status <> 'Deleted';
create index student_by_alt_contact on student (alt_contact) where status <> 'Deleted' and alt_contact is not null;
create index student_by_exact_name on student (search_key) where status <> 'Deleted';

-- 0042_name_words.sql
create table name_word (
  word text not null check (length(word) between 3 and 500)
);
create index name_word_key on name_word (word);
create index name_word_similar on name_word using gin (word gin_trgm_ops);
grant select on name_word to munshi_app;

create function name_words(key text) returns setof text
language sql immutable as $$
  select distinct word from regexp_split_to_table(key, '[ .-]+') word where length(word) >= 3
$$;
create function name_word_of_row() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  was text := case when tg_op <> 'INSERT' then to_jsonb(old) ->> tg_argv[0] end;
  is_now text := case when tg_op <> 'DELETE' then to_jsonb(new) ->> tg_argv[0] end;
begin
  if was is not distinct from is_now then return null; end if;
  insert into name_word
    select given from name_words(is_now) given where not exists (select from name_word where word = given);
  delete from name_word w
  where w.word in (select name_words(was) except select name_words(is_now))
    and not exists (select from student where search_key like '%' || w.word || '%')
    and not exists (select from enquiry where name_key like '%' || w.word || '%');
  return null;
end $$;
revoke execute on function name_word_of_row from public;

create trigger name_word_of_student after insert or delete or update of search_key on student
  for each row execute function name_word_of_row('search_key');
create trigger name_word_of_enquiry after insert or delete or update of name_key on enquiry
  for each row execute function name_word_of_row('name_key');

insert into name_word
  select distinct word from (select search_key from student union all select name_key from enquiry) names (key), name_words(key) word;

-- 0043_daily_sums.sql
create table daily_sum (
  kind text not null check (length(kind) between 1 and 40),
  day date not null,
  n bigint not null,
  amount numeric(18, 2) not null,
  primary key (kind, day)
);
grant select on daily_sum to munshi_app;

create table daily_sum_change (
  kind text not null check (length(kind) between 1 and 40),
  day date not null,
  n integer not null,
  amount numeric(18, 2) not null
);
grant select on daily_sum_change to munshi_app;

create view daily_total as
  select kind, day, n, amount from daily_sum union all select kind, day, n, amount from daily_sum_change;
grant select on daily_total to munshi_app;
create view daily_total_of_records as
  select 'receipt' as kind, paid_on as day, count(*) as n, sum(paid) as amount from receipt where voided_at is null group by 2
  union all
  select 'refund', refunded_on, count(*), sum(amount) from refund where voided_at is null group by 2
  union all
  select 'expense', day, count(*), sum(amount) from expense where voided_at is null group by 2
  union all
  select case when is_placed then 'placed ' else 'enquiry ' end || status, date_trunc('month', day)::date, count(*), 0
  from enquiry group by 1, 2
  union all
  select 'due ' || s.status, m.due_from + 35, count(*), sum(m.fee - m.paid)
  from student_account m join student s on s.id = m.student_id
  where m.paid < m.fee and m.due_amount is null and s.status in ('Active', 'Disable') group by 1, 2;

create function daily_sum_add(kind text, day date, n integer, amount numeric) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into daily_sum_change (kind, day, n, amount) values (kind, day, n, amount)
$$;
create function daily_sum_of_money() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  was jsonb := case when tg_op = 'UPDATE' then to_jsonb(old) end;
  is_now jsonb := to_jsonb(new);
begin
  if was ->> 'voided_at' is null and was is not null then
    perform daily_sum_add(tg_argv[0], (was ->> tg_argv[1])::date, -1, -(was ->> tg_argv[2])::numeric);
  end if;
  if is_now ->> 'voided_at' is null then
    perform daily_sum_add(tg_argv[0], (is_now ->> tg_argv[1])::date, 1, (is_now ->> tg_argv[2])::numeric);
  end if;
  return null;
end $$;

create trigger daily_sum_of_receipt after insert or update of paid_on, paid, voided_at on receipt
  for each row execute function daily_sum_of_money('receipt', 'paid_on', 'paid');
create trigger daily_sum_of_refund after insert or update of voided_at on refund
  for each row execute function daily_sum_of_money('refund', 'refunded_on', 'amount');
create trigger daily_sum_of_expense after insert or update of day, amount, voided_at on expense
  for each row execute function daily_sum_of_money('expense', 'day', 'amount');

create function daily_sum_of_enquiry() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' and (old.day, old.status, old.is_placed) = (new.day, new.status, new.is_placed) then return null; end if;
  if tg_op <> 'INSERT' then
    perform daily_sum_add(case when old.is_placed then 'placed ' else 'enquiry ' end || old.status,
      date_trunc('month', old.day)::date, -1, 0);
  end if;
  if tg_op <> 'DELETE' then
    perform daily_sum_add(case when new.is_placed then 'placed ' else 'enquiry ' end || new.status,
      date_trunc('month', new.day)::date, 1, 0);
  end if;
  return null;
end $$;
create trigger daily_sum_of_enquiry after insert or delete or update of day, status, is_placed on enquiry
  for each row execute function daily_sum_of_enquiry();

create function daily_sum_add_due(status text, account student_account, sign integer) returns void
language sql security definer set search_path = public, pg_temp as $$
  select daily_sum_add('due ' || status, account.due_from + 35, sign, sign * (account.fee - account.paid))
  where status in ('Active', 'Disable') and account.paid < account.fee and account.due_amount is null
$$;

create function daily_sum_of_account() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  student_status text := (select status from student where id = new.student_id);
begin
  if tg_op = 'UPDATE' then
    if (old.fee, old.paid, old.due_from, old.due_amount) is not distinct from (new.fee, new.paid, new.due_from, new.due_amount) then
      return null;
    end if;
    perform daily_sum_add_due(student_status, old, -1);
  end if;
  perform daily_sum_add_due(student_status, new, 1);
  return null;
end $$;
create trigger daily_sum_of_account after insert or update of fee, paid, due_from, due_amount on student_account
  for each row execute function daily_sum_of_account();

create function daily_sum_of_student() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  account student_account;
begin
  if old.status = new.status then return null; end if;
  select * into account from student_account where student_id = new.id;
  perform daily_sum_add_due(old.status, account, -1);
  perform daily_sum_add_due(new.status, account, 1);
  return null;
end $$;
create trigger daily_sum_of_student after update of status on student
  for each row execute function daily_sum_of_student();
create function fold_daily_sums() returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  lock table daily_sum in share row exclusive mode;
  with taken as (delete from daily_sum_change returning kind, day, n, amount)
  insert into daily_sum as s (kind, day, n, amount) select kind, day, sum(n), sum(amount) from taken group by kind, day
  on conflict (kind, day) do update set n = s.n + excluded.n, amount = s.amount + excluded.amount;
end $$;
revoke execute on function daily_sum_add, daily_sum_of_money, daily_sum_of_enquiry, daily_sum_add_due, daily_sum_of_account,
  daily_sum_of_student, fold_daily_sums from public;
grant execute on function fold_daily_sums to munshi_app;

insert into daily_sum (kind, day, n, amount) select kind, day, n, amount from daily_total_of_records;
create index student_account_planned_due on student_account ((coalesce(planned_due_on, due_from + 35)), student_id)
  where paid < fee and due_amount is not null;

-- 0044_read_after.sql
alter table session add column read_after pg_lsn not null default pg_current_wal_flush_lsn();

-- 0045_list_order.sql
create index batch_by_code on batch (code_key, id);
create index course_by_name on course (name_key, id);
drop index student_batch;
drop index student_course;
create index student_batch on student (batch_id, id);
create index student_course on student (course_id, id);
create index audit_entry_former_name on audit_entry (record_id) where record = 'account' and before ->> 'name' is not null;

-- 0046_name_word_removal.sql
create or replace function name_word_of_row() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  was text := case when tg_op <> 'INSERT' then to_jsonb(old) ->> tg_argv[0] end;
  is_now text := case when tg_op <> 'DELETE' then to_jsonb(new) ->> tg_argv[0] end;
  removed text;
begin
  if was is not distinct from is_now then return null; end if;
  insert into name_word
    select given from name_words(is_now) given where not exists (select from name_word where word = given);
  for removed in select name_words(was) except select name_words(is_now) loop
    delete from name_word
    where word = removed
      and not exists (select from student where search_key like '%' || removed || '%')
      and not exists (select from enquiry where name_key like '%' || removed || '%');
  end loop;
  return null;
end $$;


create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null);
create table kysely_migration_lock (id varchar(255) primary key, is_locked integer default 0 not null);
create table migration_hash (name text primary key, hash text not null);
grant select on migration_hash to munshi_app;

set session_replication_role = replica;
truncate account, attendance_mark, attendance_sheet, audit_entry, audit_link, audit_personal, audit_seal, audit_unchained, backup_run, batch, cash_entry, consent, course, daily_sum, daily_sum_change, day_closing, declared_payment, deletion, discount_limit, draft, enquiry, enquiry_note, enrolment, expense, expense_category, expense_voucher_series, fee_adjustment, fee_plan, fee_plan_row, heartbeat, idempotency, institute, institute_logo, job_run, known_browser, kysely_migration, kysely_migration_lock, migration_hash, name_word, portfolio, privacy_notice, project, receipt, receipt_part, receipt_series, recovery_code, recurring_expense, recurring_expense_month, refund, refund_series, reminder, reminder_settings, request_count, reset_token, secret, session, setup_code, sign_in_attempt, student, student_account, student_photo, student_total, two_factor;
insert into account ("id", "role", "name", "email", "email_key", "password_hash", "state", "created_at", "version", "email_confirmed_at", "language") overriding system value values
  ('01976d38-7d5f-7492-a459-9f24131b04ba', 'student', 'विवेक दृष्टांत', 'student.1@example.com', 'student.1@example.com', '', 'active', '2025-06-14 06:55:08.127+00', '1', NULL, NULL),
  ('0198305a-7b46-715a-8ec3-d4bc3b909896', 'student', 'Zoë Sample', 'zoe.7@example.com', 'zoe.7@example.com', '', 'active', '2025-07-22 04:18:12.934+00', '1', NULL, NULL),
  ('0199483e-e8b1-7610-88b9-02cff1353a5a', 'student', 'Yusuf Příklad', 'yusuf.3@example.com', 'yusuf.3@example.com', '', 'active', '2025-09-14 12:41:46.417+00', '1', NULL, NULL),
  ('019acdcb-3f5e-76ef-8233-18ba825edce6', 'student', 'Māyā Udāharaṇ', 'maya.4@example.com', 'maya.4@example.com', '', 'active', '2025-11-29 04:07:20.67+00', '1', NULL, NULL),
  ('01a11b91-9b52-7711-8b5c-f4e7c3199eb0', 'student', 'Zoë Przykład', 'zoe.2@example.com', 'zoe.2@example.com', '', 'disabled', '2026-10-08 12:51:29.746+00', '2', NULL, NULL),
  ('01a1b03c-74c1-7534-a26a-de0f077ec5a1', 'student', 'Noor Namuna', 'student@example.com', 'student@example.com', '$argon2id$v=19$m=19456,t=2,p=1$BDP7qpWyko0/118sN72yaw$sBL/IZGVnNxAoCVzKjj1m6w+o7vr7H3vDCKXjSmPGtI', 'active', '2026-11-06 09:41:54.497+00', '2', NULL, NULL),
  ('01a1be83-9230-7350-934b-fcadfe22a66f', 'student', 'Zoë Przykład', 'zoe.6@example.com', 'zoe.6@example.com', '', 'active', '2026-11-09 04:14:16.112+00', '1', NULL, NULL),
  ('01a1fb86-a83e-7197-bfff-401180c1e9e6', 'student', 'Farhan Beispiel', 'farhan.5@example.com', 'farhan.5@example.com', '', 'active', '2026-11-21 00:34:28.542+00', '1', NULL, NULL),
  ('01a208e4-c5b8-722d-a503-3a1202cfd9da', 'admin', 'Asha Example', 'admin@example.com', 'admin@example.com', '$argon2id$v=19$m=19456,t=2,p=1$UgQDrmkfQeqiATf5wZcrjg$QG5DhZFIQxl9vW0U/Jdh7obCoGkszkZleYwbwKevSm4', 'active', '2026-11-21 04:30:00+00', '1', NULL, NULL),
  ('01a208e4-c5b8-722d-a503-3c593ddf2bcd', 'hr', 'Hari Example', 'hr@example.com', 'hr@example.com', '$argon2id$v=19$m=19456,t=2,p=1$kWzwNmVuWAYnvHoNFRiVBw$tbGiMq2V9oyf/YApRdlUsllRqAe1GCYXYpp/cP4x6l8', 'active', '2026-11-21 04:30:00+00', '1', NULL, NULL),
  ('01a208e4-c5ff-70c6-96b3-fa47d2a39f65', 'hr', 'Hina Sample', 'hina@example.com', 'hina@example.com', '$argon2id$v=19$m=19456,t=2,p=1$SGP+LxTM3N9M7hXoVXgi8Q$dSooJz8PxGx9FWjM/paMTPUFrCJx/qXdUoDWw9ZR1ew', 'active', '2025-04-01 08:10:32.502+00', '1', NULL, NULL),
  ('01a208e4-c5ff-70c6-96b3-ffbc91845123', 'hr', 'Hemant Namuna', 'hemant@example.com', 'hemant@example.com', '$argon2id$v=19$m=19456,t=2,p=1$SGP+LxTM3N9M7hXoVXgi8Q$dSooJz8PxGx9FWjM/paMTPUFrCJx/qXdUoDWw9ZR1ew', 'active', '2025-04-01 12:11:18.039+00', '1', NULL, NULL),
  ('01a208e4-c5ff-70c6-96b4-0157ee933b02', 'hr', 'Hazel Specimen', 'hazel@example.com', 'hazel@example.com', '$argon2id$v=19$m=19456,t=2,p=1$SGP+LxTM3N9M7hXoVXgi8Q$dSooJz8PxGx9FWjM/paMTPUFrCJx/qXdUoDWw9ZR1ew', 'disabled', '2025-04-01 12:58:12.964+00', '2', NULL, NULL),
  ('01a208e4-c600-71d0-beff-6f026fed571d', 'admin', 'Anil Demo', 'anil@example.com', 'anil@example.com', '$argon2id$v=19$m=19456,t=2,p=1$SGP+LxTM3N9M7hXoVXgi8Q$dSooJz8PxGx9FWjM/paMTPUFrCJx/qXdUoDWw9ZR1ew', 'active', '2025-04-01 05:46:43.465+00', '1', NULL, NULL);
insert into attendance_mark ("student_id", "day", "sheet_id", "present") overriding system value values
  ('01a11b91-9b52-7711-8b5c-f4e7c3199eb0', '2026-11-06', '01a1b03c-724d-72e2-ab87-b036a2b05af4', 'false'),
  ('01a1b03c-74c1-7534-a26a-de0f077ec5a1', '2026-11-06', '01a1b0c9-1727-71a4-8c6d-a2beb7f6b0b1', 'true'),
  ('01a1b03c-74c1-7534-a26a-de0f077ec5a1', '2026-11-07', '01a1b51d-6a8b-769b-b108-d6d7a2f9aab1', 'true'),
  ('01a1b03c-74c1-7534-a26a-de0f077ec5a1', '2026-11-09', '01a1c041-4eb3-70cf-899a-511e80ed2208', 'true'),
  ('01a1b03c-74c1-7534-a26a-de0f077ec5a1', '2026-11-10', '01a1c53b-8e49-736e-97e8-c32240269ff7', 'true'),
  ('01a1b03c-74c1-7534-a26a-de0f077ec5a1', '2026-11-11', '01a1ca38-8fec-77e5-82e1-31814a21aa10', 'true'),
  ('01a1b03c-74c1-7534-a26a-de0f077ec5a1', '2026-11-12', '01a1ce42-8cd3-720b-833b-730a1b81a9a3', 'true'),
  ('01a1b03c-74c1-7534-a26a-de0f077ec5a1', '2026-11-13', '01a1d445-07d9-770a-b74f-c2c7f98ce503', 'true'),
  ('01a1b03c-74c1-7534-a26a-de0f077ec5a1', '2026-11-14', '01a1d916-73a3-77d8-9457-d5f8eba8c53a', 'true'),
  ('01a1b03c-74c1-7534-a26a-de0f077ec5a1', '2026-11-16', '01a1e402-4a37-70e3-a8f5-d2eff7d2df48', 'true'),
  ('01a1b03c-74c1-7534-a26a-de0f077ec5a1', '2026-11-17', '01a1e95a-a683-7207-bfcc-1617fbf327db', 'true'),
  ('01a1b03c-74c1-7534-a26a-de0f077ec5a1', '2026-11-18', '01a1ee80-40dd-7636-a363-6730f03ce7e6', 'true'),
  ('01a1b03c-74c1-7534-a26a-de0f077ec5a1', '2026-11-19', '01a1f2a8-7850-715c-a4ef-26b8c6bd57e2', 'true'),
  ('01a1b03c-74c1-7534-a26a-de0f077ec5a1', '2026-11-20', '01a1f8c0-38a9-727b-ab52-531d4d636f8d', 'true');
insert into attendance_sheet ("id", "batch_id", "day", "present", "absent", "saved_at", "saved_by", "version") overriding system value values
  ('01a1b03c-724d-72e2-ab87-b036a2b05af4', '01a208e4-c5de-7626-812d-f5374487d9dd', '2026-11-06', '0', '1', '2026-11-06 09:41:53.869+00', '01a208e4-c5b8-722d-a503-3c593ddf2bcd', '1'),
  ('01a1b0c9-1727-71a4-8c6d-a2beb7f6b0b1', '01a208e4-c5de-7626-812d-f9f4359a661b', '2026-11-06', '1', '0', '2026-11-06 12:15:31.111+00', '01a208e4-c5b8-722d-a503-3c593ddf2bcd', '1'),
  ('01a1b51d-6a8b-769b-b108-d6d7a2f9aab1', '01a208e4-c5de-7626-812d-f9f4359a661b', '2026-11-07', '1', '0', '2026-11-07 08:26:06.347+00', '01a208e4-c5b8-722d-a503-3c593ddf2bcd', '1'),
  ('01a1c041-4eb3-70cf-899a-511e80ed2208', '01a208e4-c5de-7626-812d-f9f4359a661b', '2026-11-09', '1', '0', '2026-11-09 12:21:07.891+00', '01a208e4-c5b8-722d-a503-3c593ddf2bcd', '1'),
  ('01a1c53b-8e49-736e-97e8-c32240269ff7', '01a208e4-c5de-7626-812d-f9f4359a661b', '2026-11-10', '1', '0', '2026-11-10 11:32:57.033+00', '01a208e4-c5b8-722d-a503-3c593ddf2bcd', '1'),
  ('01a1ca38-8fec-77e5-82e1-31814a21aa10', '01a208e4-c5de-7626-812d-f9f4359a661b', '2026-11-11', '1', '0', '2026-11-11 10:47:46.924+00', '01a208e4-c5b8-722d-a503-3c593ddf2bcd', '1'),
  ('01a1ce42-8cd3-720b-833b-730a1b81a9a3', '01a208e4-c5de-7626-812d-f9f4359a661b', '2026-11-12', '1', '0', '2026-11-12 05:37:10.355+00', '01a208e4-c5b8-722d-a503-3c593ddf2bcd', '1'),
  ('01a1d445-07d9-770a-b74f-c2c7f98ce503', '01a208e4-c5de-7626-812d-f9f4359a661b', '2026-11-13', '1', '0', '2026-11-13 09:37:36.217+00', '01a208e4-c5b8-722d-a503-3c593ddf2bcd', '1'),
  ('01a1d916-73a3-77d8-9457-d5f8eba8c53a', '01a208e4-c5de-7626-812d-f9f4359a661b', '2026-11-14', '1', '0', '2026-11-14 08:04:49.699+00', '01a208e4-c5b8-722d-a503-3c593ddf2bcd', '1'),
  ('01a1e402-4a37-70e3-a8f5-d2eff7d2df48', '01a208e4-c5de-7626-812d-f9f4359a661b', '2026-11-16', '1', '0', '2026-11-16 10:58:37.751+00', '01a208e4-c5b8-722d-a503-3c593ddf2bcd', '1'),
  ('01a1e95a-a683-7207-bfcc-1617fbf327db', '01a208e4-c5de-7626-812d-f9f4359a661b', '2026-11-17', '1', '0', '2026-11-17 11:53:14.627+00', '01a208e4-c5b8-722d-a503-3c593ddf2bcd', '1'),
  ('01a1ee80-40dd-7636-a363-6730f03ce7e6', '01a208e4-c5de-7626-812d-f9f4359a661b', '2026-11-18', '1', '0', '2026-11-18 11:52:25.053+00', '01a208e4-c5b8-722d-a503-3c593ddf2bcd', '1'),
  ('01a1f2a8-7850-715c-a4ef-26b8c6bd57e2', '01a208e4-c5de-7626-812d-f9f4359a661b', '2026-11-19', '1', '0', '2026-11-19 07:14:49.552+00', '01a208e4-c5b8-722d-a503-3c593ddf2bcd', '1'),
  ('01a1f8c0-38a9-727b-ab52-531d4d636f8d', '01a208e4-c5de-7626-812d-f9f4359a661b', '2026-11-20', '1', '0', '2026-11-20 11:38:29.417+00', '01a208e4-c5b8-722d-a503-3c593ddf2bcd', '1');
insert into audit_entry ("id", "at", "actor_id", "actor_name", "actor_role", "action", "record", "record_id", "request_id", "before", "after") overriding system value values
  ('019583bb-5506-7030-b6e1-4a327b683f33', '2025-03-11 05:44:07.174+00', '01a208e4-c5b8-722d-a503-3c593ddf2bcd', 'Hari Example', 'hr', 'batch.create', 'batch', '01a208e4-c5dc-744b-a868-70be2f58467e', '019583bb-5506-7338-ad8b-66eaef3affac', NULL, '{"_id": "01a208e4-c5dc-744b-a868-70be2f58467e", "bCode": "TALLY-2504", "bTime": "15:00 to 17:00", "endDate": "2025-07-01", "version": 1, "startDate": "2025-04-01", "courseName": "Tally with GST"}'),
  ('0195eaed-5b52-7079-947d-2a86605c41d3', '2025-03-31 06:39:38.834+00', '01a208e4-c5b8-722d-a503-3a1202cfd9da', 'Asha Example', 'admin', 'category.create', 'category', '01a208e4-c674-761b-b2cf-29297e3a75ad', '0195eaed-5b52-75a1-b51a-4200496c7032', NULL, '{"ledger": "Rent"}'),
  ('0195eaed-5b52-70f9-b1e0-ba96705a66aa', '2025-03-31 06:39:38.834+00', '01a208e4-c5b8-722d-a503-3a1202cfd9da', 'Asha Example', 'admin', 'category.create', 'category', '01a208e4-c674-761b-b2cf-438e49144560', '0195eaed-5b52-7108-a254-f53309e7cd8b', NULL, '{"budget": 20000, "ledger": "Advertising"}'),
  ('0195eaed-5b52-716c-84fd-1c6246e7b43c', '2025-03-31 06:39:38.834+00', '01a208e4-c5b8-722d-a503-3a1202cfd9da', 'Asha Example', 'admin', 'category.create', 'category', '01a208e4-c674-761b-b2cf-3ddd8273441d', '0195eaed-5b52-76ad-8007-7c5946a6647a', NULL, '{"budget": 3000, "ledger": "Tea and water"}'),
  ('0195eaed-5b52-71bc-ad82-29bfd391fd80', '2025-03-31 06:39:38.834+00', '01a208e4-c5b8-722d-a503-3a1202cfd9da', 'Asha Example', 'admin', 'category.create', 'category', '01a208e4-c674-761b-b2cf-25d8502a2745', '0195eaed-5b52-7448-8bd2-b968037910f1', NULL, '{"ledger": "Salaries"}'),
  ('0195eaed-5b52-71e5-a854-666c7bf038c5', '2025-03-31 06:39:38.834+00', '01a208e4-c5b8-722d-a503-3a1202cfd9da', 'Asha Example', 'admin', 'category.create', 'category', '01a208e4-c674-761b-b2cf-2e2bd61be2e4', '0195eaed-5b52-7212-bcc7-a98b6a1206c5', NULL, '{"ledger": "Electricity"}'),
  ('0195eaed-5b52-724b-82b6-bfae576aee17', '2025-03-31 06:39:38.834+00', '01a208e4-c5b8-722d-a503-3a1202cfd9da', 'Asha Example', 'admin', 'recurring.create', 'recurring', '01a208e4-c67b-733b-89f0-dadbafa1b991', '0195eaed-5b52-700b-87e0-5a129dcda581', NULL, '{"_id": "01a208e4-c67b-733b-89f0-dadbafa1b991", "amount": 1500, "ledger": "01a208e4-c674-761b-b2cf-38216af3ea6c", "remark": "Demo Repairs: upkeep of the projectors", "payMode": "Online", "version": 1, "startsOn": "2026-11-01", "createdAt": "2025-03-31T06:39:38.834Z", "updatedAt": "2025-03-31T06:39:38.834Z", "ledgerName": "Repairs"}'),
  ('0195eaed-5b52-73da-8592-230a0c634c5e', '2025-03-31 06:39:38.834+00', '01a208e4-c5b8-722d-a503-3a1202cfd9da', 'Asha Example', 'admin', 'category.create', 'category', '01a208e4-c674-761b-b2cf-38216af3ea6c', '0195eaed-5b52-7159-810e-994b63fb3dbb', NULL, '{"ledger": "Repairs"}'),
  ('0195eaed-5b52-74dc-a2a0-be9aa566e62e', '2025-03-31 06:39:38.834+00', '01a208e4-c5b8-722d-a503-3a1202cfd9da', 'Asha Example', 'admin', 'category.create', 'category', '01a208e4-c674-761b-b2cf-358c38e0a404', '0195eaed-5b52-7794-8926-c827ed03db66', NULL, '{"budget": 5000, "ledger": "Stationery"}'),
  ('0195eaed-5b52-7561-8158-652b8028456d', '2025-03-31 06:39:38.834+00', '01a208e4-c5b8-722d-a503-3a1202cfd9da', 'Asha Example', 'admin', 'category.create', 'category', '01a208e4-c674-761b-b2cf-306358bbbb46', '0195eaed-5b52-71bd-8432-94ead647fbfd', NULL, '{"ledger": "Internet"}'),
  ('0195efe3-4389-7519-b7dc-e7491d90b568', '2025-04-01 05:46:43.465+00', '01a208e4-c5b8-722d-a503-3a1202cfd9da', 'Asha Example', 'admin', 'staff.create', 'account', '01a208e4-c600-71d0-beff-6f026fed571d', '0195efe3-4389-7004-b629-3c57a1823ad6', NULL, '{"id": "01a208e4-c600-71d0-beff-6f026fed571d", "name": "Anil Demo", "role": "admin", "email": "anil@example.com"}'),
  ('0195f066-eeb6-7154-a5a6-0d9675268d38', '2025-04-01 08:10:32.502+00', '01a208e4-c5b8-722d-a503-3a1202cfd9da', 'Asha Example', 'admin', 'staff.create', 'account', '01a208e4-c5ff-70c6-96b3-fa47d2a39f65', '0195f066-eeb6-7023-bb86-5d26671c32da', NULL, '{"id": "01a208e4-c5ff-70c6-96b3-fa47d2a39f65", "name": "Hina Sample", "role": "hr", "email": "hina@example.com"}'),
  ('0195f0f8-846c-7139-b0e7-0ed01b41ae4f', '2025-04-01 10:49:33.548+00', '01a208e4-c5b8-722d-a503-3a1202cfd9da', 'Asha Example', 'admin', 'course.create', 'course', '01a208e4-c5da-75b8-a3c9-d59e8a0af6bf', '0195f0f8-846c-764d-9727-ffe2707bfc24', NULL, '{"_id": "01a208e4-c5da-75b8-a3c9-d59e8a0af6bf", "cFee": 22000, "course": "Graphic Design", "version": 1, "cDuration": "5 months"}'),
  ('0195f0f8-846c-72ed-b84e-47d19d0acb56', '2025-04-01 10:49:33.548+00', '01a208e4-c5b8-722d-a503-3a1202cfd9da', 'Asha Example', 'admin', 'course.create', 'course', '01a208e4-c5da-75b8-a3c9-deb09a718696', '0195f0f8-846c-7503-b58f-9b222a011bfa', NULL, '{"_id": "01a208e4-c5da-75b8-a3c9-deb09a718696", "cFee": 4500, "course": "Hindi Typing", "version": 1, "cDuration": "2 months"}'),
  ('0195f0f8-846c-7303-abd3-f45eef6b82e8', '2025-04-01 10:49:33.548+00', '01a208e4-c5b8-722d-a503-3a1202cfd9da', 'Asha Example', 'admin', 'course.create', 'course', '01a208e4-c5da-75b8-a3c9-e11b0c8c029b', '0195f0f8-846c-7340-9d74-012ef553091e', NULL, '{"_id": "01a208e4-c5da-75b8-a3c9-e11b0c8c029b", "cFee": 16500, "course": "Français des affaires", "version": 1, "cDuration": "4 months"}'),
  ('0195f0f8-846c-73e1-ad07-66c826b95839', '2025-04-01 10:49:33.548+00', '01a208e4-c5b8-722d-a503-3a1202cfd9da', 'Asha Example', 'admin', 'course.create', 'course', '01a208e4-c5da-75b8-a3c9-d1c8f22c6edf', '0195f0f8-846c-70cd-8a11-7e609a91c1c9', NULL, '{"_id": "01a208e4-c5da-75b8-a3c9-d1c8f22c6edf", "cFee": 35000, "course": "Data Analytics", "version": 1, "cDuration": "6 months"}'),
  ('0195f0f8-846c-763a-9c7f-1d972e11cda5', '2025-04-01 10:49:33.548+00', '01a208e4-c5b8-722d-a503-3a1202cfd9da', 'Asha Example', 'admin', 'course.create', 'course', '01a208e4-c5da-75b8-a3c9-cfa6e30a37cd', '0195f0f8-846c-7503-8bda-5b8d1caf7ad9', NULL, '{"_id": "01a208e4-c5da-75b8-a3c9-cfa6e30a37cd", "cFee": 45000, "course": "Full Stack Web Development", "version": 1, "cDuration": "8 months"}'),
  ('0195f0f8-846c-766e-b59e-90c1c7f89976', '2025-04-01 10:49:33.548+00', '01a208e4-c5b8-722d-a503-3a1202cfd9da', 'Asha Example', 'admin', 'course.create', 'course', '01a208e4-c5da-75b8-a3c9-d8c0d377013c', '0195f0f8-846c-7647-b23c-0f9bb1b21e13', NULL, '{"_id": "01a208e4-c5da-75b8-a3c9-d8c0d377013c", "cFee": 15000, "course": "Digital Marketing", "version": 1, "cDuration": "3 months"}'),
  ('0195f0f8-846c-7730-a9cf-72dc7735b452', '2025-04-01 10:49:33.548+00', '01a208e4-c5b8-722d-a503-3a1202cfd9da', 'Asha Example', 'admin', 'course.create', 'course', '01a208e4-c5da-75b8-a3c9-c833bcbcea11', '0195f0f8-846c-771e-b0ec-6b4cef47ded9', NULL, '{"_id": "01a208e4-c5da-75b8-a3c9-c833bcbcea11", "cFee": 18000, "course": "Python Programming", "version": 1, "cDuration": "4 months"}'),
  ('0195f0f8-846c-77a1-8d8c-a8e5faf7fe8c', '2025-04-01 10:49:33.548+00', '01a208e4-c5b8-722d-a503-3a1202cfd9da', 'Asha Example', 'admin', 'course.create', 'course', '01a208e4-c5da-75b8-a3c9-c474bb040601', '0195f0f8-846c-723c-9b05-eea38292691f', NULL, '{"_id": "01a208e4-c5da-75b8-a3c9-c474bb040601", "cFee": 12000, "course": "Tally with GST", "version": 1, "cDuration": "3 months"}'),
  ('0195f143-5a97-766c-84c6-29da18c04f24', '2025-04-01 12:11:18.039+00', '01a208e4-c5b8-722d-a503-3a1202cfd9da', 'Asha Example', 'admin', 'staff.create', 'account', '01a208e4-c5ff-70c6-96b3-ffbc91845123', '0195f143-5a97-779c-a4fb-f6cf522fd5d8', NULL, '{"id": "01a208e4-c5ff-70c6-96b3-ffbc91845123", "name": "Hemant Namuna", "role": "hr", "email": "hemant@example.com"}'),
  ('0195f16e-4e64-77b3-9348-b34f8d6b0d25', '2025-04-01 12:58:12.964+00', '01a208e4-c5b8-722d-a503-3a1202cfd9da', 'Asha Example', 'admin', 'staff.create', 'account', '01a208e4-c5ff-70c6-96b4-0157ee933b02', '0195f16e-4e64-766d-a00d-5324cfe45f8d', NULL, '{"id": "01a208e4-c5ff-70c6-96b4-0157ee933b02", "name": "Hazel Specimen", "role": "hr", "email": "hazel@example.com"}'),
  ('01960aa5-c6f2-7721-822a-56cd91ff15da', '2025-04-06 10:29:18.706+00', '01a208e4-c5b8-722d-a503-3c593ddf2bcd', 'Hari Example', 'hr', 'batch.create', 'batch', '01a208e4-c5dc-744b-a868-7760cccf82f6', '01960aa5-c6f2-71ce-bd45-8ae96699039a', NULL, '{"_id": "01a208e4-c5dc-744b-a868-7760cccf82f6", "bCode": "PY-2504", "bTime": "08:00 to 10:00", "endDate": "2025-08-27", "version": 1, "startDate": "2025-04-27", "courseName": "Python Programming"}'),
  ('01962e07-dbf7-7576-aab4-11b969642ce6', '2025-04-13 07:23:09.175+00', '01a208e4-c5b8-722d-a503-3c593ddf2bcd', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '01962e07-dbf7-77cd-9277-47b19ef3769a', '01962e07-dbf7-7691-83fd-115f2e5660c0', NULL, '{"_id": "01962e07-dbf7-77cd-9277-47b19ef3769a", "date": "2025-04-13", "mode": "online", "year": 2025, "month": 4, "course": "Full Stack Web Development", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "nextCall": null, "Enquirymode": "online"}'),
  ('01965222-1b54-70d2-90aa-238a498845f2', '2025-04-20 07:38:09.108+00', '01a208e4-c5b8-722d-a503-3c593ddf2bcd', 'Hari Example', 'hr', 'enquiry.status', 'enquiry', '01962e07-dbf7-77cd-9277-47b19ef3769a', '01965222-1b54-718e-a681-65698d4b1603', '{"status": "Open"}', '{"status": "Pending"}'),
  ('0196952d-9296-711f-be18-c12fa5332949', '2025-05-03 08:05:14.006+00', '01a208e4-c5b8-722d-a503-3c593ddf2bcd', 'Hari Example', 'hr', 'batch.create', 'batch', '01a208e4-c5dd-768b-8448-a02fa417f42d', '0196952d-9296-73d6-a6c4-40a07638d65b', NULL, '{"_id": "01a208e4-c5dd-768b-8448-a02fa417f42d", "bCode": "FSW-2505", "bTime": "12:30 to 14:30", "endDate": "2026-01-24", "version": 1, "startDate": "2025-05-24", "courseName": "Full Stack Web Development"}'),
  ('01971baf-477f-77d0-81a7-5d9bde95c499', '2025-05-29 10:56:01.407+00', '01a208e4-c5b8-722d-a503-3c593ddf2bcd', 'Hari Example', 'hr', 'batch.create', 'batch', '01a208e4-c5dd-768b-8448-a403d01d73cc', '01971baf-477f-73e0-aab4-bf14c14ed69c', NULL, '{"_id": "01a208e4-c5dd-768b-8448-a403d01d73cc", "bCode": "DA-2506", "bTime": "18:00 to 20:00", "endDate": "2025-12-19", "version": 1, "startDate": "2025-06-19", "courseName": "Data Analytics"}'),
  ('01972f8c-001d-7243-b319-2521b215cd6f', '2025-06-02 07:29:53.693+00', '01a208e4-c5b8-722d-a503-3a1202cfd9da', 'Asha Example', 'admin', 'expense.create', 'expense', '01972f8c-001d-758d-a6cd-6dceb9604de0', '01972f8c-001d-775d-9ffa-97b44a5f3699', NULL, '{"_id": "01972f8c-001d-758d-a6cd-6dceb9604de0", "date": "2025-06-02", "year": 2025, "month": 6, "amount": 172, "ledger": "01a208e4-c674-761b-b2cf-306358bbbb46", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-06-02T07:29:53.693Z", "updatedAt": "2025-06-02T07:29:53.693Z", "voucherNo": "V2025-26/0001", "ledgerName": "Internet"}'),
  ('019730ae-176e-706d-9c3b-f274bb7a71e2', '2025-06-02 12:46:45.102+00', '01a208e4-c5b8-722d-a503-3a1202cfd9da', 'Asha Example', 'admin', 'expense.create', 'expense', '019730ae-176e-77d5-a821-9f1bfbc9fcfa', '019730ae-176e-76ca-92f3-5b6023aa54d1', NULL, '{"_id": "019730ae-176e-77d5-a821-9f1bfbc9fcfa", "date": "2025-06-02", "year": 2025, "month": 6, "amount": 516, "ledger": "01a208e4-c674-761b-b2cf-2e2bd61be2e4", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-06-02T12:46:45.102Z", "updatedAt": "2025-06-02T12:46:45.102Z", "voucherNo": "V2025-26/0002", "ledgerName": "Electricity"}'),
  ('01973f27-1abc-7789-9f90-2ae06e75af07', '2025-06-05 08:13:36.828+00', '01a208e4-c5b8-722d-a503-3a1202cfd9da', 'Asha Example', 'admin', 'expense.create', 'expense', '01973f27-1abc-7435-ae0b-7c5c5cd065e3', '01973f27-1abc-72a2-9584-3901d7df0765', NULL, '{"_id": "01973f27-1abc-7435-ae0b-7c5c5cd065e3", "date": "2025-06-05", "year": 2025, "month": 6, "amount": 3876, "ledger": "01a208e4-c674-761b-b2cf-25d8502a2745", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-06-05T08:13:36.828Z", "updatedAt": "2025-06-05T08:13:36.828Z", "voucherNo": "V2025-26/0003", "ledgerName": "Salaries"}'),
  ('01973f71-631b-74ff-9232-f056c7020094', '2025-06-05 09:34:45.019+00', '01a208e4-c5b8-722d-a503-3c593ddf2bcd', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '01973f71-631b-7057-b60d-1d584748812f', '01973f71-631b-709f-9eae-42694fd975f3', NULL, '{"_id": "01973f71-631b-7057-b60d-1d584748812f", "date": "2025-06-05", "mode": "offline", "year": 2025, "month": 6, "course": "Data Analytics", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "nextCall": null, "Enquirymode": "offline"}'),
  ('019744be-dbb1-7060-9e1c-b08d6e3cfc5c', '2025-06-06 10:17:28.241+00', '01a208e4-c5b8-722d-a503-3a1202cfd9da', 'Asha Example', 'admin', 'expense.create', 'expense', '019744be-dbb1-7089-9e28-f7738d3084af', '019744be-dbb1-7508-8d58-39923ad94c14', NULL, '{"_id": "019744be-dbb1-7089-9e28-f7738d3084af", "date": "2025-06-06", "year": 2025, "month": 6, "amount": 2153, "ledger": "01a208e4-c674-761b-b2cf-29297e3a75ad", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-06-06T10:17:28.241Z", "updatedAt": "2025-06-06T10:17:28.241Z", "voucherNo": "V2025-26/0004", "ledgerName": "Rent"}'),
  ('01976d38-7d5f-70a0-9307-6e0a86da3fc5', '2025-06-14 06:55:08.127+00', '01a208e4-c5b8-722d-a503-3c593ddf2bcd', 'Hari Example', 'hr', 'student.register', 'student', '01976d38-7d5f-7492-a459-9f24131b04ba', '01976d38-7d5f-7566-9edb-3eb991dfbafc', NULL, '{"_id": "01976d38-7d5f-7492-a459-9f24131b04ba", "fee": 31500, "mode": "offline", "batch": "DA-2506", "course": "Data Analytics", "status": "Active", "PaidFee": 0, "dueDate": "2025-07-19", "endDate": "2025-12-19", "version": 1, "TotalFee": 31500, "declared": null, "isPlaced": "notPlaced", "cduration": "6 months", "PendingFee": 31500, "isCompleted": "yes", "joiningDate": "2025-06-14"}'),
  ('01976d38-7d5f-75c9-9ea5-b9ef9b6618ee', '2025-06-14 06:55:08.127+00', '01a208e4-c5b8-722d-a503-3c593ddf2bcd', 'Hari Example', 'hr', 'enquiry.admit', 'enquiry', '01973f71-631b-7057-b60d-1d584748812f', '01976d38-7d5f-76bd-8d57-69eb7c6d2658', '{"status": "Open", "student": null}', '{"status": "Closed", "student": "01976d38-7d5f-7492-a459-9f24131b04ba"}'),
  ('01977d82-9bf0-72dc-99c1-270033e1906a', '2025-06-17 10:50:01.072+00', '01a208e4-c5ff-70c6-96b3-fa47d2a39f65', 'Hina Sample', 'hr', 'fee.record', 'receipt', '01977d82-9bf0-73cc-b93c-ae1b0aeacfa5', '01977d82-9bf0-71fb-a951-3678f395a2f0', NULL, '{"_id": "01977d82-9bf0-73cc-b93c-ae1b0aeacfa5", "due": 21000, "date": "2025-06-17", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 6, "course": "Data Analytics", "changed": false, "payMode": "Online", "payable": 31500, "student": "01976d38-7d5f-7492-a459-9f24131b04ba", "version": 1, "issuedOn": "2025-06-17", "receiptNo": "2025-26/000001"}'),
  ('0197a729-c8b5-71ce-9cbb-87719c6a9453', '2025-06-25 12:57:02.901+00', '01a208e4-c5b8-722d-a503-3c593ddf2bcd', 'Hari Example', 'hr', 'batch.create', 'batch', '01a208e4-c5dd-768b-8448-a836240de8f9', '0197a729-c8b5-7595-bac4-0f2a4ff332c7', NULL, '{"_id": "01a208e4-c5dd-768b-8448-a836240de8f9", "bCode": "GD-2507", "bTime": "18:00 to 20:00", "endDate": "2025-12-16", "version": 1, "startDate": "2025-07-16", "courseName": "Graphic Design"}'),
  ('0197cf00-2cf0-730f-9bc5-6a36771869d9', '2025-07-03 06:36:24.688+00', '01a208e4-c5b8-722d-a503-3a1202cfd9da', 'Asha Example', 'admin', 'expense.create', 'expense', '0197cf00-2cf0-7555-89f0-b0952970fda5', '0197cf00-2cf0-7488-bc24-de7f59425104', NULL, '{"_id": "0197cf00-2cf0-7555-89f0-b0952970fda5", "date": "2025-07-03", "year": 2025, "month": 7, "amount": 1058, "ledger": "01a208e4-c674-761b-b2cf-2e2bd61be2e4", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-07-03T06:36:24.688Z", "updatedAt": "2025-07-03T06:36:24.688Z", "voucherNo": "V2025-26/0005", "ledgerName": "Electricity"}'),
  ('0197d3b1-cdf4-74d8-926a-6160c04c43a5', '2025-07-04 04:28:54.644+00', '01a208e4-c5b8-722d-a503-3a1202cfd9da', 'Asha Example', 'admin', 'expense.create', 'expense', '0197d3b1-cdf4-75aa-972e-4e0b70a78c76', '0197d3b1-cdf4-76b0-b681-f229f732e835', NULL, '{"_id": "0197d3b1-cdf4-75aa-972e-4e0b70a78c76", "date": "2025-07-04", "year": 2025, "month": 7, "amount": 352, "ledger": "01a208e4-c674-761b-b2cf-306358bbbb46", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-07-04T04:28:54.644Z", "updatedAt": "2025-07-04T04:28:54.644Z", "voucherNo": "V2025-26/0006", "ledgerName": "Internet"}'),
  ('0197d44b-78c3-7337-b37c-95b032cd4ddb', '2025-07-04 07:16:45.379+00', '01a208e4-c5b8-722d-a503-3a1202cfd9da', 'Asha Example', 'admin', 'expense.create', 'expense', '0197d44b-78c3-7080-aaae-290d8233f830', '0197d44b-78c3-711a-90a5-d49a7dbfb8e3', NULL, '{"_id": "0197d44b-78c3-7080-aaae-290d8233f830", "date": "2025-07-04", "year": 2025, "month": 7, "amount": 7938, "ledger": "01a208e4-c674-761b-b2cf-25d8502a2745", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-07-04T07:16:45.379Z", "updatedAt": "2025-07-04T07:16:45.379Z", "voucherNo": "V2025-26/0007", "ledgerName": "Salaries"}'),
  ('0197e9a1-67f5-73ec-ba25-913c599e722e', '2025-07-08 10:42:38.709+00', '01a208e4-c5b8-722d-a503-3a1202cfd9da', 'Asha Example', 'admin', 'expense.create', 'expense', '0197e9a1-67f5-71ec-a38d-9a3b0fac1211', '0197e9a1-67f5-7726-a108-5242548892ea', NULL, '{"_id": "0197e9a1-67f5-71ec-a38d-9a3b0fac1211", "date": "2025-07-08", "year": 2025, "month": 7, "amount": 4410, "ledger": "01a208e4-c674-761b-b2cf-29297e3a75ad", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-07-08T10:42:38.709Z", "updatedAt": "2025-07-08T10:42:38.709Z", "voucherNo": "V2025-26/0008", "ledgerName": "Rent"}'),
  ('01980c8c-196a-70dc-acf9-ecfc09c3e3c0', '2025-07-15 05:26:04.906+00', '01a208e4-c5ff-70c6-96b3-ffbc91845123', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '01980c8c-196a-7427-8649-3f4072b18c2a', '01980c8c-196a-71e4-91c9-ada636600966', NULL, '{"_id": "01980c8c-196a-7427-8649-3f4072b18c2a", "due": 10500, "date": "2025-07-15", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 7, "course": "Data Analytics", "changed": false, "payMode": "Cash", "payable": 31500, "student": "01976d38-7d5f-7492-a459-9f24131b04ba", "version": 1, "issuedOn": "2025-07-15", "receiptNo": "2025-26/000002"}'),
  ('01982b99-c49f-7268-a495-8fda33743260', '2025-07-21 06:09:14.399+00', '01a208e4-c5b8-722d-a503-3c593ddf2bcd', 'Hari Example', 'hr', 'batch.create', 'batch', '01a208e4-c5dd-768b-8448-ad12b6aac087', '01982b99-c49f-711a-89e2-abe07d684093', NULL, '{"_id": "01a208e4-c5dd-768b-8448-ad12b6aac087", "bCode": "DM-2508", "bTime": "10:00 to 12:00", "endDate": "2025-11-11", "version": 1, "startDate": "2025-08-11", "courseName": "Digital Marketing"}'),
  ('0198305a-7b46-7339-a4b4-c1fd2a02e911', '2025-07-22 04:18:12.934+00', '01a208e4-c5b8-722d-a503-3c593ddf2bcd', 'Hari Example', 'hr', 'student.register', 'student', '0198305a-7b46-715a-8ec3-d4bc3b909896', '0198305a-7b46-7042-8123-4092f6e6512c', NULL, '{"_id": "0198305a-7b46-715a-8ec3-d4bc3b909896", "fee": 22000, "mode": "offline", "batch": "GD-2507", "course": "Graphic Design", "status": "Active", "PaidFee": 0, "dueDate": "2025-08-26", "endDate": "2025-12-16", "version": 1, "TotalFee": 22000, "declared": null, "isPlaced": "notPlaced", "cduration": "5 months", "PendingFee": 22000, "isCompleted": "yes", "joiningDate": "2025-07-22"}'),
  ('01983ab5-5436-728d-b684-f9cf44352757', '2025-07-24 04:33:38.87+00', '01976d38-7d5f-7492-a459-9f24131b04ba', '', 'student', 'project.add', 'project', '01983ab5-5436-727c-9b4d-820b291eb1ba', '01983ab5-5436-75a7-936c-b75884d7ce15', NULL, '{"_id": "01983ab5-5436-727c-9b4d-820b291eb1ba", "student": "01976d38-7d5f-7492-a459-9f24131b04ba", "version": 1}'),
  ('01984f40-d442-72be-b661-bc4c4102ab63', '2025-07-28 04:18:25.474+00', '01a208e4-c5b8-722d-a503-3c593ddf2bcd', 'Hari Example', 'hr', 'fee.record', 'receipt', '01984f40-d442-7749-b452-5ac464efd0bc', '01984f40-d442-7108-bfca-15cb6b129da9', NULL, '{"_id": "01984f40-d442-7749-b452-5ac464efd0bc", "due": 11000, "date": "2025-07-28", "paid": 11000, "year": 2025, "bCode": "GD-2507", "month": 7, "course": "Graphic Design", "changed": false, "payMode": "Online", "payable": 22000, "student": "0198305a-7b46-715a-8ec3-d4bc3b909896", "version": 1, "issuedOn": "2025-07-28", "receiptNo": "2025-26/000003"}'),
  ('01985aa9-0953-704f-ae88-bc935576411b', '2025-07-30 09:28:04.179+00', '01a208e4-c5b8-722d-a503-3a1202cfd9da', 'Asha Example', 'admin', 'staff.update', 'account', '01a208e4-c5ff-70c6-96b4-0157ee933b02', '01985aa9-0953-7093-b6a9-b532f2294972', '{"status": "Active", "version": 1}', '{"status": "Disable", "version": 2}'),
  ('01986905-43a3-7642-8df2-92c9135abd21', '2025-08-02 04:23:29.443+00', '01a208e4-c5b8-722d-a503-3a1202cfd9da', 'Asha Example', 'admin', 'expense.create', 'expense', '01986905-43a3-74ce-8b4e-23441e2ff090', '01986905-43a3-766e-9b5a-70d089639c23', NULL, '{"_id": "01986905-43a3-74ce-8b4e-23441e2ff090", "date": "2025-08-02", "year": 2025, "month": 8, "amount": 4341, "ledger": "01a208e4-c674-761b-b2cf-29297e3a75ad", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-08-02T04:23:29.443Z", "updatedAt": "2025-08-02T04:23:29.443Z", "voucherNo": "V2025-26/0009", "ledgerName": "Rent"}'),
  ('019873c7-c03e-772d-8084-8785983bad3f', '2025-08-04 06:32:07.486+00', '01a208e4-c5b8-722d-a503-3a1202cfd9da', 'Asha Example', 'admin', 'expense.create', 'expense', '019873c7-c03e-7402-a445-abb3a7415ac1', '019873c7-c03e-7079-9983-eb35c5fa0bcb', NULL, '{"_id": "019873c7-c03e-7402-a445-abb3a7415ac1", "date": "2025-08-04", "year": 2025, "month": 8, "amount": 7814, "ledger": "01a208e4-c674-761b-b2cf-25d8502a2745", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-08-04T06:32:07.486Z", "updatedAt": "2025-08-04T06:32:07.486Z", "voucherNo": "V2025-26/0010", "ledgerName": "Salaries"}'),
  ('0198742d-391a-730a-967a-7a8119f0ea8b', '2025-08-04 08:22:57.562+00', '01a208e4-c5b8-722d-a503-3a1202cfd9da', 'Asha Example', 'admin', 'expense.create', 'expense', '0198742d-391a-70ed-914b-3935fa64109f', '0198742d-391a-74f9-bf37-163ac75d18ac', NULL, '{"_id": "0198742d-391a-70ed-914b-3935fa64109f", "date": "2025-08-04", "year": 2025, "month": 8, "amount": 347, "ledger": "01a208e4-c674-761b-b2cf-306358bbbb46", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-08-04T08:22:57.562Z", "updatedAt": "2025-08-04T08:22:57.562Z", "voucherNo": "V2025-26/0011", "ledgerName": "Internet"}'),
  ('01987a45-a517-7582-bce1-ad4b1257186d', '2025-08-05 12:47:21.367+00', '01a208e4-c5b8-722d-a503-3a1202cfd9da', 'Asha Example', 'admin', 'expense.create', 'expense', '01987a45-a517-74e0-ade7-667622cdbbb5', '01987a45-a517-7369-befa-8a740728331b', NULL, '{"_id": "01987a45-a517-74e0-ade7-667622cdbbb5", "date": "2025-08-05", "year": 2025, "month": 8, "amount": 1041, "ledger": "01a208e4-c674-761b-b2cf-2e2bd61be2e4", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-08-05T12:47:21.367Z", "updatedAt": "2025-08-05T12:47:21.367Z", "voucherNo": "V2025-26/0012", "ledgerName": "Electricity"}'),
  ('0198adb9-bb13-71cc-a50d-8fa7d17ec02e', '2025-08-15 12:34:47.187+00', '01a208e4-c5ff-70c6-96b3-fa47d2a39f65', 'Hina Sample', 'hr', 'fee.record', 'receipt', '0198adb9-bb13-71d5-bdba-c6dc034a419b', '0198adb9-bb13-7765-97fd-92f66582d171', NULL, '{"_id": "0198adb9-bb13-71d5-bdba-c6dc034a419b", "due": 0, "date": "2025-08-15", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 8, "course": "Data Analytics", "changed": false, "payMode": "Others", "payable": 31500, "student": "01976d38-7d5f-7492-a459-9f24131b04ba", "version": 1, "issuedOn": "2025-08-15", "receiptNo": "2025-26/000004"}'),
  ('0198b7a5-65f9-76cf-8b13-3a4a35535968', '2025-08-17 10:48:46.841+00', '01a208e4-c5b8-722d-a503-3c593ddf2bcd', 'Hari Example', 'hr', 'batch.create', 'batch', '01a208e4-c5dd-768b-8448-b3fe47f30aec', '0198b7a5-65f9-73ce-9b8f-f40bafb41160', NULL, '{"_id": "01a208e4-c5dd-768b-8448-b3fe47f30aec", "bCode": "HT-2509", "bTime": "15:00 to 17:00", "endDate": "2025-11-07", "version": 1, "startDate": "2025-09-07", "courseName": "Hindi Typing"}'),
  ('0198d1be-32ac-775e-b18d-ba708542fcd2', '2025-08-22 12:25:59.724+00', '01a208e4-c5ff-70c6-96b3-ffbc91845123', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '0198d1be-32ac-76a7-a456-3ce1bc12afe4', '0198d1be-32ac-701d-8e7f-f361d189b83a', NULL, '{"_id": "0198d1be-32ac-76a7-a456-3ce1bc12afe4", "due": 0, "date": "2025-08-21", "paid": 11000, "year": 2025, "bCode": "GD-2507", "month": 8, "course": "Graphic Design", "changed": false, "payMode": "Online", "payable": 22000, "student": "0198305a-7b46-715a-8ec3-d4bc3b909896", "version": 1, "issuedOn": "2025-08-22", "receiptNo": "2025-26/000005"}'),
  ('019904aa-7eb6-7493-bace-196172ff8ec6', '2025-09-01 09:45:06.486+00', '01a208e4-c5b8-722d-a503-3a1202cfd9da', 'Asha Example', 'admin', 'expense.create', 'expense', '019904aa-7eb6-7480-bc3c-61807fc20904', '019904aa-7eb6-764f-8436-5d47dd5d8cc3', NULL, '{"_id": "019904aa-7eb6-7480-bc3c-61807fc20904", "date": "2025-09-01", "year": 2025, "month": 9, "amount": 6144, "ledger": "01a208e4-c674-761b-b2cf-25d8502a2745", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-09-01T09:45:06.486Z", "updatedAt": "2025-09-01T09:45:06.486Z", "voucherNo": "V2025-26/0013", "ledgerName": "Salaries"}'),
  ('01990a07-c598-73b3-888e-4749f5431495', '2025-09-02 10:45:05.56+00', '01a208e4-c5b8-722d-a503-3a1202cfd9da', 'Asha Example', 'admin', 'expense.create', 'expense', '01990a07-c598-7028-869d-0b39e5d4d5e4', '01990a07-c598-7349-a95e-7315ff14cd6d', NULL, '{"_id": "01990a07-c598-7028-869d-0b39e5d4d5e4", "date": "2025-09-02", "year": 2025, "month": 9, "amount": 3413, "ledger": "01a208e4-c674-761b-b2cf-29297e3a75ad", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-09-02T10:45:05.560Z", "updatedAt": "2025-09-02T10:45:05.560Z", "voucherNo": "V2025-26/0014", "ledgerName": "Rent"}'),
  ('01990f32-eeb0-7566-832b-2a6e6523e87e', '2025-09-03 10:50:20.208+00', '01a208e4-c5b8-722d-a503-3a1202cfd9da', 'Asha Example', 'admin', 'expense.create', 'expense', '01990f32-eeb0-73d7-91e9-a1b32f4a87b5', '01990f32-eeb0-756d-8c89-9ef5f054536c', NULL, '{"_id": "01990f32-eeb0-73d7-91e9-a1b32f4a87b5", "date": "2025-09-03", "year": 2025, "month": 9, "amount": 819, "ledger": "01a208e4-c674-761b-b2cf-2e2bd61be2e4", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-09-03T10:50:20.208Z", "updatedAt": "2025-09-03T10:50:20.208Z", "voucherNo": "V2025-26/0015", "ledgerName": "Electricity"}'),
  ('0199291d-4815-775e-9285-272a998d0e45', '2025-09-08 11:36:48.917+00', '01a208e4-c5b8-722d-a503-3a1202cfd9da', 'Asha Example', 'admin', 'expense.create', 'expense', '0199291d-4815-73b0-82fb-8e75ad82a5b4', '0199291d-4815-7205-bfe5-787bcec79209', NULL, '{"_id": "0199291d-4815-73b0-82fb-8e75ad82a5b4", "date": "2025-09-08", "year": 2025, "month": 9, "amount": 273, "ledger": "01a208e4-c674-761b-b2cf-306358bbbb46", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-09-08T11:36:48.917Z", "updatedAt": "2025-09-08T11:36:48.917Z", "voucherNo": "V2025-26/0016", "ledgerName": "Internet"}'),
  ('01993c60-445a-712b-9875-078939767944', '2025-09-12 05:22:45.978+00', '01a208e4-c5b8-722d-a503-3c593ddf2bcd', 'Hari Example', 'hr', 'batch.create', 'batch', '01a208e4-c5dd-768b-8448-b572ad860ffa', '01993c60-445a-77fb-b1d5-8d17f5070541', NULL, '{"_id": "01a208e4-c5dd-768b-8448-b572ad860ffa", "bCode": "FR-2510", "bTime": "15:00 to 17:00", "endDate": "2026-02-03", "version": 1, "startDate": "2025-10-03", "courseName": "Français des affaires"}'),
  ('01994735-b681-7050-9b9c-b7f248a9291f', '2025-09-14 07:52:06.529+00', '01a208e4-c5b8-722d-a503-3c593ddf2bcd', 'Hari Example', 'hr', 'fee.record', 'receipt', '01994735-b681-7703-85e4-805e56e102bf', '01994735-b681-7237-b3cd-b0cf1cf9199d', NULL, '{"_id": "01994735-b681-7703-85e4-805e56e102bf", "due": 0, "date": "2025-09-14", "paid": 15000, "year": 2025, "bCode": "DM-2508", "month": 9, "course": "Digital Marketing", "changed": false, "payMode": "Cash", "payable": 15000, "student": "0199483e-e8b1-7610-88b9-02cff1353a5a", "version": 1, "issuedOn": "2025-09-14", "receiptNo": "2025-26/000006"}'),
  ('0199483e-e8b1-773c-8cfe-84dbe7cd3e42', '2025-09-14 12:41:46.417+00', '01a208e4-c5b8-722d-a503-3c593ddf2bcd', 'Hari Example', 'hr', 'student.register', 'student', '0199483e-e8b1-7610-88b9-02cff1353a5a', '0199483e-e8b1-7263-8c07-379573fde720', NULL, '{"_id": "0199483e-e8b1-7610-88b9-02cff1353a5a", "fee": 15000, "mode": "online", "batch": "DM-2508", "course": "Digital Marketing", "status": "Active", "PaidFee": 0, "dueDate": "2025-10-19", "endDate": "2025-11-11", "version": 1, "TotalFee": 15000, "declared": null, "isPlaced": "placed", "cduration": "3 months", "PendingFee": 15000, "isCompleted": "yes", "joiningDate": "2025-09-14"}'),
  ('0199c7c0-0ba8-75a5-ac31-982567b3dcc8', '2025-10-09 06:54:35.944+00', '01a208e4-c5b8-722d-a503-3c593ddf2bcd', 'Hari Example', 'hr', 'batch.create', 'batch', '01a208e4-c5dd-768b-8448-bbcb1f85b273', '0199c7c0-0ba8-75b0-b1a9-963e54d6881b', NULL, '{"_id": "01a208e4-c5dd-768b-8448-bbcb1f85b273", "bCode": "TALLY-2510", "bTime": "12:30 to 14:30", "endDate": "2026-01-30", "version": 1, "startDate": "2025-10-30", "courseName": "Tally with GST"}'),
  ('019a24d1-6480-7290-a70a-7e2e347f8c4c', '2025-10-27 08:38:13.888+00', '01a208e4-c5b8-722d-a503-3c593ddf2bcd', 'Hari Example', 'hr', 'enquiry.status', 'enquiry', '019a24d1-6480-71a8-9c33-38882e089ac5', '019a24d1-6480-776a-957b-d2827035acb8', '{"status": "Open"}', '{"status": "Pending"}'),
  ('019a24d1-6480-764f-9873-098fc0d725aa', '2025-10-27 08:38:13.888+00', '01a208e4-c5b8-722d-a503-3c593ddf2bcd', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '019a24d1-6480-71a8-9c33-38882e089ac5', '019a24d1-6480-75f8-99bb-c274de632442', NULL, '{"_id": "019a24d1-6480-71a8-9c33-38882e089ac5", "date": "2025-10-27", "mode": "offline", "year": 2025, "month": 10, "course": "Full Stack Web Development", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "nextCall": null, "Enquirymode": "offline"}'),
  ('019a3e0d-cbe7-76fc-8b8f-7c782cbfdd34', '2025-11-01 06:14:42.919+00', '01a208e4-c5b8-722d-a503-3a1202cfd9da', 'Asha Example', 'admin', 'expense.create', 'expense', '019a3e0d-cbe7-7338-b4c4-5392c675e1e6', '019a3e0d-cbe7-711f-a80d-9488eefd51de', NULL, '{"_id": "019a3e0d-cbe7-7338-b4c4-5392c675e1e6", "date": "2025-11-01", "year": 2025, "month": 11, "amount": 1250, "ledger": "01a208e4-c674-761b-b2cf-29297e3a75ad", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-11-01T06:14:42.919Z", "updatedAt": "2025-11-01T06:14:42.919Z", "voucherNo": "V2025-26/0017", "ledgerName": "Rent"}'),
  ('019a499b-18e8-74ed-9d4c-f2525198f9a9', '2025-11-03 12:04:52.584+00', '01a208e4-c5b8-722d-a503-3a1202cfd9da', 'Asha Example', 'admin', 'expense.create', 'expense', '019a499b-18e8-775d-ae8b-77b9240a3f68', '019a499b-18e8-736d-b422-99de314f1402', NULL, '{"_id": "019a499b-18e8-775d-ae8b-77b9240a3f68", "date": "2025-11-03", "year": 2025, "month": 11, "amount": 2250, "ledger": "01a208e4-c674-761b-b2cf-25d8502a2745", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-11-03T12:04:52.584Z", "updatedAt": "2025-11-03T12:04:52.584Z", "voucherNo": "V2025-26/0018", "ledgerName": "Salaries"}'),
  ('019a4dd1-d13d-7338-911f-0647b1a1431a', '2025-11-04 07:43:07.581+00', '01a208e4-c5b8-722d-a503-3c593ddf2bcd', 'Hari Example', 'hr', 'batch.create', 'batch', '01a208e4-c5dd-768b-8448-bddb58d4a2d8', '019a4dd1-d13d-7405-8f56-6fb0a734e6b6', NULL, '{"_id": "01a208e4-c5dd-768b-8448-bddb58d4a2d8", "bCode": "PY-2511", "bTime": "18:00 to 20:00", "endDate": "2026-03-25", "version": 1, "startDate": "2025-11-25", "courseName": "Python Programming"}'),
  ('019a5870-be50-71ad-8743-a9b6401c1bca', '2025-11-06 09:12:55.12+00', '01a208e4-c5b8-722d-a503-3a1202cfd9da', 'Asha Example', 'admin', 'expense.create', 'expense', '019a5870-be50-77af-8342-cd2cf3c5a1c0', '019a5870-be50-719e-b7a8-4a830567da5b', NULL, '{"_id": "019a5870-be50-77af-8342-cd2cf3c5a1c0", "date": "2025-11-06", "year": 2025, "month": 11, "amount": 100, "ledger": "01a208e4-c674-761b-b2cf-306358bbbb46", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-11-06T09:12:55.120Z", "updatedAt": "2025-11-06T09:12:55.120Z", "voucherNo": "V2025-26/0019", "ledgerName": "Internet"}'),
  ('019a58cd-919f-7147-990e-1ec30a239c62', '2025-11-06 10:54:18.527+00', '01a208e4-c5b8-722d-a503-3a1202cfd9da', 'Asha Example', 'admin', 'expense.create', 'expense', '019a58cd-919f-77a8-8d9e-29bf365efb8c', '019a58cd-919f-7649-9aa6-0939dcbaa696', NULL, '{"_id": "019a58cd-919f-77a8-8d9e-29bf365efb8c", "date": "2025-11-06", "year": 2025, "month": 11, "amount": 300, "ledger": "01a208e4-c674-761b-b2cf-2e2bd61be2e4", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-11-06T10:54:18.527Z", "updatedAt": "2025-11-06T10:54:18.527Z", "voucherNo": "V2025-26/0020", "ledgerName": "Electricity"}'),
  ('019acdcb-3f5e-7736-9d2e-77e94f9f6d1d', '2025-11-29 04:07:20.67+00', '01a208e4-c5b8-722d-a503-3c593ddf2bcd', 'Hari Example', 'hr', 'student.register', 'student', '019acdcb-3f5e-76ef-8233-18ba825edce6', '019acdcb-3f5e-769f-a504-43cbd8443a42', NULL, '{"_id": "019acdcb-3f5e-76ef-8233-18ba825edce6", "fee": 18000, "mode": "offline", "batch": "PY-2511", "course": "Python Programming", "status": "Active", "PaidFee": 0, "dueDate": "2026-01-03", "endDate": "2026-03-25", "version": 1, "TotalFee": 18000, "declared": null, "isPlaced": "notPlaced", "cduration": "4 months", "PendingFee": 18000, "isCompleted": "yes", "joiningDate": "2025-11-29"}'),
  ('019acefa-c7b2-71ec-807d-43a555a37b9a', '2025-11-29 09:38:52.978+00', '01a208e4-c5ff-70c6-96b3-fa47d2a39f65', 'Hina Sample', 'hr', 'fee.record', 'receipt', '019acefa-c7b2-74c3-9d3b-f68f35f89765', '019acefa-c7b2-766e-80fd-8e3f1c5fe60d', NULL, '{"_id": "019acefa-c7b2-74c3-9d3b-f68f35f89765", "due": 12000, "date": "2025-11-29", "paid": 6000, "year": 2025, "bCode": "PY-2511", "month": 11, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-76ef-8233-18ba825edce6", "version": 1, "issuedOn": "2025-11-29", "receiptNo": "2025-26/000007"}'),
  ('019ad88c-72fa-769f-9411-ed94a062b283', '2025-12-01 06:14:34.49+00', '01a208e4-c5b8-722d-a503-3c593ddf2bcd', 'Hari Example', 'hr', 'batch.create', 'batch', '01a208e4-c5dd-768b-8448-c2b823e02e3a', '019ad88c-72fa-70a4-afa3-7895e4fc78ca', NULL, '{"_id": "01a208e4-c5dd-768b-8448-c2b823e02e3a", "bCode": "FSW-2512", "bTime": "12:30 to 14:30", "endDate": "2026-08-22", "version": 1, "startDate": "2025-12-22", "courseName": "Full Stack Web Development"}'),
  ('019b5e41-c6ac-7231-846f-f11147bd5d74', '2025-12-27 05:22:07.66+00', '01a208e4-c5b8-722d-a503-3c593ddf2bcd', 'Hari Example', 'hr', 'batch.create', 'batch', '01a208e4-c5dd-768b-8448-c7f22478959f', '019b5e41-c6ac-7159-9f27-2be8e346b1b3', NULL, '{"_id": "01a208e4-c5dd-768b-8448-c7f22478959f", "bCode": "DA-2601", "bTime": "12:30 to 14:30", "endDate": "2026-07-17", "version": 1, "startDate": "2026-01-17", "courseName": "Data Analytics"}'),
  ('019b7ce0-50eb-75b0-8421-8c01e670780e', '2026-01-02 04:03:54.219+00', '01a208e4-c5ff-70c6-96b3-ffbc91845123', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '019b7ce0-50eb-7256-a62b-5cf6721f51d0', '019b7ce0-50eb-77c6-92e3-327778e8dafb', NULL, '{"_id": "019b7ce0-50eb-7256-a62b-5cf6721f51d0", "due": 6000, "date": "2026-01-02", "paid": 6000, "year": 2026, "bCode": "PY-2511", "month": 1, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-76ef-8233-18ba825edce6", "version": 1, "issuedOn": "2026-01-02", "receiptNo": "2025-26/000008"}'),
  ('019b7d9a-7db3-738d-9fdd-e5dc518a927f', '2026-01-02 07:27:15.379+00', '01a208e4-c5b8-722d-a503-3a1202cfd9da', 'Asha Example', 'admin', 'expense.create', 'expense', '019b7d9a-7db3-75c9-952e-6d9fd6288d3b', '019b7d9a-7db3-7505-95ee-af7ee80aa4ce', NULL, '{"_id": "019b7d9a-7db3-75c9-952e-6d9fd6288d3b", "date": "2026-01-02", "year": 2026, "month": 1, "amount": 1076, "ledger": "01a208e4-c674-761b-b2cf-29297e3a75ad", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2026-01-02T07:27:15.379Z", "updatedAt": "2026-01-02T07:27:15.379Z", "voucherNo": "V2025-26/0021", "ledgerName": "Rent"}'),
  ('019b92c8-7213-7279-92d4-2193fd8de5d0', '2026-01-06 10:09:28.595+00', '01a208e4-c5b8-722d-a503-3a1202cfd9da', 'Asha Example', 'admin', 'expense.create', 'expense', '019b92c8-7213-77bc-8001-6c181b1f30d2', '019b92c8-7213-716a-861e-6912b0483f88', NULL, '{"_id": "019b92c8-7213-77bc-8001-6c181b1f30d2", "date": "2026-01-06", "year": 2026, "month": 1, "amount": 258, "ledger": "01a208e4-c674-761b-b2cf-2e2bd61be2e4", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2026-01-06T10:09:28.595Z", "updatedAt": "2026-01-06T10:09:28.595Z", "voucherNo": "V2025-26/0022", "ledgerName": "Electricity"}'),
  ('019b96c0-e9f1-71f1-b315-8c3d8074870d', '2026-01-07 04:39:43.857+00', '01a208e4-c5b8-722d-a503-3a1202cfd9da', 'Asha Example', 'admin', 'expense.create', 'expense', '019b96c0-e9f1-7321-b689-5b1f70bf2992', '019b96c0-e9f1-7062-847a-1d9a0324a4dd', NULL, '{"_id": "019b96c0-e9f1-7321-b689-5b1f70bf2992", "date": "2026-01-07", "year": 2026, "month": 1, "amount": 1938, "ledger": "01a208e4-c674-761b-b2cf-25d8502a2745", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2026-01-07T04:39:43.857Z", "updatedAt": "2026-01-07T04:39:43.857Z", "voucherNo": "V2025-26/0023", "ledgerName": "Salaries"}'),
  ('019b9be6-f910-7782-b3b4-3df16c095929', '2026-01-08 04:39:24.176+00', '01a208e4-c5b8-722d-a503-3a1202cfd9da', 'Asha Example', 'admin', 'expense.create', 'expense', '019b9be6-f910-76a3-867a-e6fb2af23d15', '019b9be6-f910-7385-acf3-f6cc722c3621', NULL, '{"_id": "019b9be6-f910-76a3-867a-e6fb2af23d15", "date": "2026-01-08", "year": 2026, "month": 1, "amount": 86, "ledger": "01a208e4-c674-761b-b2cf-306358bbbb46", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2026-01-08T04:39:24.176Z", "updatedAt": "2026-01-08T04:39:24.176Z", "voucherNo": "V2025-26/0024", "ledgerName": "Internet"}'),
  ('019bea69-43a4-71b4-884e-5d4ffca8819d', '2026-01-23 10:32:05.796+00', '01a208e4-c5b8-722d-a503-3c593ddf2bcd', 'Hari Example', 'hr', 'batch.create', 'batch', '01a208e4-c5dd-768b-8448-caa8168617de', '019bea69-43a4-77ae-a177-d46336bfaecd', NULL, '{"_id": "01a208e4-c5dd-768b-8448-caa8168617de", "bCode": "GD-2602", "bTime": "08:00 to 10:00", "endDate": "2026-07-13", "version": 1, "startDate": "2026-02-13", "courseName": "Graphic Design"}'),
  ('019c1cef-33c4-7385-a555-79035e0c17f5', '2026-02-02 05:59:24.356+00', '01a208e4-c5b8-722d-a503-3c593ddf2bcd', 'Hari Example', 'hr', 'fee.record', 'receipt', '019c1cef-33c4-73ef-a7d8-a3ff6d0cdf34', '019c1cef-33c4-7222-9b0f-053a996ec924', NULL, '{"_id": "019c1cef-33c4-73ef-a7d8-a3ff6d0cdf34", "due": 0, "date": "2026-02-02", "paid": 6000, "year": 2026, "bCode": "PY-2511", "month": 2, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-76ef-8233-18ba825edce6", "version": 1, "issuedOn": "2026-02-02", "receiptNo": "2025-26/000009"}'),
  ('019c31b6-9ffd-76bf-9af0-80e997d11216', '2026-02-06 06:49:38.045+00', '01a208e4-c5b8-722d-a503-3a1202cfd9da', 'Asha Example', 'admin', 'expense.create', 'expense', '019c31b6-9ffd-7412-bff8-9b54cf8b4345', '019c31b6-9ffd-73de-8707-e5e8d079d7bc', NULL, '{"_id": "019c31b6-9ffd-7412-bff8-9b54cf8b4345", "date": "2026-02-06", "year": 2026, "month": 2, "amount": 2457, "ledger": "01a208e4-c674-761b-b2cf-25d8502a2745", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2026-02-06T06:49:38.045Z", "updatedAt": "2026-02-06T06:49:38.045Z", "voucherNo": "V2025-26/0025", "ledgerName": "Salaries"}'),
  ('019c369f-a274-72f1-8e71-69023e51cbfa', '2026-02-07 05:42:37.428+00', '01a208e4-c5b8-722d-a503-3a1202cfd9da', 'Asha Example', 'admin', 'expense.create', 'expense', '019c369f-a274-74c3-a78e-e02b103da410', '019c369f-a274-768f-9bf0-e34c41d91bc3', NULL, '{"_id": "019c369f-a274-74c3-a78e-e02b103da410", "date": "2026-02-07", "year": 2026, "month": 2, "amount": 1365, "ledger": "01a208e4-c674-761b-b2cf-29297e3a75ad", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2026-02-07T05:42:37.428Z", "updatedAt": "2026-02-07T05:42:37.428Z", "voucherNo": "V2025-26/0026", "ledgerName": "Rent"}'),
  ('019c411e-2084-73ea-8569-13f717c4b187', '2026-02-09 06:36:59.396+00', '01a208e4-c5b8-722d-a503-3a1202cfd9da', 'Asha Example', 'admin', 'expense.create', 'expense', '019c411e-2084-7251-b93c-ba7744da307b', '019c411e-2084-7048-a25a-812e5fa211a2', NULL, '{"_id": "019c411e-2084-7251-b93c-ba7744da307b", "date": "2026-02-09", "year": 2026, "month": 2, "amount": 327, "ledger": "01a208e4-c674-761b-b2cf-2e2bd61be2e4", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2026-02-09T06:36:59.396Z", "updatedAt": "2026-02-09T06:36:59.396Z", "voucherNo": "V2025-26/0027", "ledgerName": "Electricity"}'),
  ('019c423e-23a9-73e3-8482-7b407d35cb69', '2026-02-09 11:51:34.569+00', '01a208e4-c5b8-722d-a503-3a1202cfd9da', 'Asha Example', 'admin', 'expense.create', 'expense', '019c423e-23a9-77fc-808d-b5108c5e97c2', '019c423e-23a9-7211-b682-1798b32cb5fa', NULL, '{"_id": "019c423e-23a9-77fc-808d-b5108c5e97c2", "date": "2026-02-09", "year": 2026, "month": 2, "amount": 109, "ledger": "01a208e4-c674-761b-b2cf-306358bbbb46", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2026-02-09T11:51:34.569Z", "updatedAt": "2026-02-09T11:51:34.569Z", "voucherNo": "V2025-26/0028", "ledgerName": "Internet"}'),
  ('019c7004-9136-764f-a6a8-1d398f51c6c1', '2026-02-18 09:11:13.462+00', '01a208e4-c5b8-722d-a503-3c593ddf2bcd', 'Hari Example', 'hr', 'batch.create', 'batch', '01a208e4-c5dd-768b-8448-ce1345b99655', '019c7004-9136-70a1-b2ef-ec424ac44c12', NULL, '{"_id": "01a208e4-c5dd-768b-8448-ce1345b99655", "bCode": "DM-2603", "bTime": "12:30 to 14:30", "endDate": "2026-06-11", "version": 1, "startDate": "2026-03-11", "courseName": "Digital Marketing"}'),
  ('019cfa32-3a20-7461-9eb7-c8aca6e66469', '2026-03-17 05:08:41.632+00', '01a208e4-c5b8-722d-a503-3c593ddf2bcd', 'Hari Example', 'hr', 'batch.create', 'batch', '01a208e4-c5dd-768b-8448-d2e474800625', '019cfa32-3a20-77eb-bbcc-2d0081573bf8', NULL, '{"_id": "01a208e4-c5dd-768b-8448-d2e474800625", "bCode": "HT-2604", "bTime": "10:00 to 12:00", "endDate": "2026-06-07", "version": 1, "startDate": "2026-04-07", "courseName": "Hindi Typing"}'),
  ('019d47ad-09b4-7554-ae1c-4bbdb2bc0e4b', '2026-04-01 06:13:35.796+00', '01976d38-7d5f-7492-a459-9f24131b04ba', '', 'student', 'project.add', 'project', '019d47ad-09b4-726f-8920-dc00253e1704', '019d47ad-09b4-76b3-a9a8-87598dc18bdc', NULL, '{"_id": "019d47ad-09b4-726f-8920-dc00253e1704", "student": "01976d38-7d5f-7492-a459-9f24131b04ba", "version": 1}'),
  ('019d805b-85ba-74ce-9a20-636091021cec', '2026-04-12 06:22:54.906+00', '01a208e4-c5b8-722d-a503-3c593ddf2bcd', 'Hari Example', 'hr', 'batch.create', 'batch', '01a208e4-c5de-7626-812d-decda5e69547', '019d805b-85ba-71ad-b9b1-2001d7287ddb', NULL, '{"_id": "01a208e4-c5de-7626-812d-decda5e69547", "bCode": "FR-2605", "bTime": "08:00 to 10:00", "endDate": "2026-09-03", "version": 1, "startDate": "2026-05-03", "courseName": "Français des affaires"}'),
  ('019daf1c-ae23-7631-94a5-3102f59e4352', '2026-04-21 08:16:25.635+00', '01976d38-7d5f-7492-a459-9f24131b04ba', '', 'student', 'portfolio.add', 'portfolio', '019daf1c-ae23-7684-a21e-ced3011022d8', '019daf1c-ae23-7195-87af-1a0c957112f6', NULL, '{"_id": "019daf1c-ae23-7684-a21e-ced3011022d8", "student": "01976d38-7d5f-7492-a459-9f24131b04ba", "version": 1}'),
  ('019e0afc-7890-734a-a763-15d255fbb21e', '2026-05-09 04:26:18.64+00', '01a208e4-c5b8-722d-a503-3c593ddf2bcd', 'Hari Example', 'hr', 'batch.create', 'batch', '01a208e4-c5de-7626-812d-e00d47acac76', '019e0afc-7890-723c-88bb-746dd4321a0f', NULL, '{"_id": "01a208e4-c5de-7626-812d-e00d47acac76", "bCode": "TALLY-2605", "bTime": "12:30 to 14:30", "endDate": "2026-08-30", "version": 1, "startDate": "2026-05-30", "courseName": "Tally with GST"}'),
  ('019e91fd-57b9-7528-9ef2-d8e480c41ba2', '2026-06-04 09:35:59.929+00', '01a208e4-c5b8-722d-a503-3c593ddf2bcd', 'Hari Example', 'hr', 'batch.create', 'batch', '01a208e4-c5de-7626-812d-e7124227609f', '019e91fd-57b9-724e-b34a-3df0f50a645f', NULL, '{"_id": "01a208e4-c5de-7626-812d-e7124227609f", "bCode": "PY-2606", "bTime": "08:00 to 10:00", "endDate": "2026-10-25", "version": 1, "startDate": "2026-06-25", "courseName": "Python Programming"}'),
  ('019f1d81-7446-7255-b53b-9ef486f2ed8b', '2026-07-01 11:47:31.014+00', '01a208e4-c5b8-722d-a503-3c593ddf2bcd', 'Hari Example', 'hr', 'batch.create', 'batch', '01a208e4-c5de-7626-812d-ebec4c355b90', '019f1d81-7446-76a3-bb31-2c13af0119f3', NULL, '{"_id": "01a208e4-c5de-7626-812d-ebec4c355b90", "bCode": "FSW-2607", "bTime": "10:00 to 12:00", "endDate": null, "version": 1, "startDate": "2026-07-22", "courseName": "Full Stack Web Development"}'),
  ('019f4660-91bf-729f-8b5b-80e4fc91233b', '2026-07-09 10:16:01.727+00', '01976d38-7d5f-7492-a459-9f24131b04ba', '', 'student', 'portfolio.add', 'portfolio', '019f4660-91bf-72cf-9e1b-37a750ce2a77', '019f4660-91bf-7795-949e-8d9a69c9ad54', NULL, '{"_id": "019f4660-91bf-72cf-9e1b-37a750ce2a77", "student": "01976d38-7d5f-7492-a459-9f24131b04ba", "version": 1}'),
  ('019fa230-ae6c-75ac-9bed-3e4c19d01c72', '2026-07-27 06:08:47.212+00', '01a208e4-c5b8-722d-a503-3c593ddf2bcd', 'Hari Example', 'hr', 'batch.create', 'batch', '01a208e4-c5de-7626-812d-ee06b32949ca', '019fa230-ae6c-72bc-8919-70a1d27b2a59', NULL, '{"_id": "01a208e4-c5de-7626-812d-ee06b32949ca", "bCode": "DA-2608", "bTime": "10:00 to 12:00", "endDate": "2027-02-17", "version": 1, "startDate": "2026-08-17", "courseName": "Data Analytics"}'),
  ('01a02eaf-9c16-7036-bc48-840a634f3c4f', '2026-08-23 12:54:15.83+00', '01a208e4-c5b8-722d-a503-3c593ddf2bcd', 'Hari Example', 'hr', 'batch.create', 'batch', '01a208e4-c5de-7626-812d-f00017b87151', '01a02eaf-9c16-73ec-8a86-0fe7c7d7def3', NULL, '{"_id": "01a208e4-c5de-7626-812d-f00017b87151", "bCode": "GD-2609", "bTime": "08:00 to 10:00", "endDate": "2027-02-13", "version": 1, "startDate": "2026-09-13", "courseName": "Graphic Design"}'),
  ('01a0b40e-f07d-7057-a6c1-870b19fda991', '2026-09-18 10:27:53.085+00', '01a208e4-c5b8-722d-a503-3c593ddf2bcd', 'Hari Example', 'hr', 'batch.create', 'batch', '01a208e4-c5de-7626-812d-f5374487d9dd', '01a0b40e-f07d-7570-ac83-01d624249bbf', NULL, '{"_id": "01a208e4-c5de-7626-812d-f5374487d9dd", "bCode": "DM-2610", "bTime": "12:30 to 14:30", "endDate": null, "version": 1, "startDate": "2026-10-09", "courseName": "Digital Marketing"}'),
  ('01a0d6d4-797a-770d-9746-949f5873bde2', '2026-09-25 04:30:44.09+00', '01976d38-7d5f-7492-a459-9f24131b04ba', '', 'student', 'project.add', 'project', '01a0d6d4-797a-7377-9c32-33caa1a11811', '01a0d6d4-797a-7763-b5d3-2cb834109a22', NULL, '{"_id": "01a0d6d4-797a-7377-9c32-33caa1a11811", "student": "01976d38-7d5f-7492-a459-9f24131b04ba", "version": 1}'),
  ('01a11b91-9b52-707c-838c-30da2ce14baf', '2026-10-08 12:51:29.746+00', '01a208e4-c5b8-722d-a503-3c593ddf2bcd', 'Hari Example', 'hr', 'student.register', 'student', '01a11b91-9b52-7711-8b5c-f4e7c3199eb0', '01a11b91-9b52-7262-ab96-d0828a5a0c72', NULL, '{"_id": "01a11b91-9b52-7711-8b5c-f4e7c3199eb0", "fee": 13500, "mode": "offline", "batch": "DM-2610", "course": "Digital Marketing", "status": "Active", "PaidFee": 0, "dueDate": "2026-11-12", "endDate": null, "version": 1, "TotalFee": 13500, "declared": null, "isPlaced": "notPlaced", "cduration": "3 months", "PendingFee": 13500, "isCompleted": "no", "joiningDate": "2026-10-08"}'),
  ('01a13e7e-69d3-756d-8854-acf1d3fa077b', '2026-10-15 07:37:14.451+00', '01a208e4-c5b8-722d-a503-3c593ddf2bcd', 'Hari Example', 'hr', 'batch.create', 'batch', '01a208e4-c5de-7626-812d-f9f4359a661b', '01a13e7e-69d3-7732-81ce-0b1c13022f34', NULL, '{"_id": "01a208e4-c5de-7626-812d-f9f4359a661b", "bCode": "HT-2611", "bTime": "10:00 to 12:00", "endDate": "2027-01-05", "version": 1, "startDate": "2026-11-05", "courseName": "Hindi Typing"}'),
  ('01a19b44-4019-733a-9626-02edb74f76c2', '2026-11-02 07:58:23.769+00', '01a208e4-c5b8-722d-a503-3a1202cfd9da', 'Asha Example', 'admin', 'expense.create', 'expense', '01a19b44-4019-7277-83b9-9e3f4adea906', '01a19b44-4019-7678-823b-54afa27fb232', NULL, '{"_id": "01a19b44-4019-7277-83b9-9e3f4adea906", "date": "2026-11-02", "year": 2026, "month": 11, "amount": 221, "ledger": "01a208e4-c674-761b-b2cf-29297e3a75ad", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2026-11-02T07:58:23.769Z", "updatedAt": "2026-11-02T07:58:23.769Z", "voucherNo": "V2026-27/0001", "ledgerName": "Rent"}'),
  ('01a19c3d-3bc5-7549-89f4-0c717c7a07a9', '2026-11-02 12:30:21.125+00', '01a208e4-c5b8-722d-a503-3a1202cfd9da', 'Asha Example', 'admin', 'expense.create', 'expense', '01a19c3d-3bc5-7578-9c3d-d270900c404b', '01a19c3d-3bc5-7655-b271-d1996e54ba98', NULL, '{"_id": "01a19c3d-3bc5-7578-9c3d-d270900c404b", "date": "2026-11-02", "year": 2026, "month": 11, "amount": 398, "ledger": "01a208e4-c674-761b-b2cf-25d8502a2745", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2026-11-02T12:30:21.125Z", "updatedAt": "2026-11-02T12:30:21.125Z", "voucherNo": "V2026-27/0002", "ledgerName": "Salaries"}'),
  ('01a1a4b8-370c-7303-80fe-cf0de851853e', '2026-11-04 04:01:38.572+00', '01a208e4-c5b8-722d-a503-3a1202cfd9da', 'Asha Example', 'admin', 'expense.create', 'expense', '01a1a4b8-370c-7031-b7e2-61443f19e353', '01a1a4b8-370c-7115-b321-b41b8f073af8', NULL, '{"_id": "01a1a4b8-370c-7031-b7e2-61443f19e353", "date": "2026-11-04", "year": 2026, "month": 11, "amount": 53, "ledger": "01a208e4-c674-761b-b2cf-2e2bd61be2e4", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2026-11-04T04:01:38.572Z", "updatedAt": "2026-11-04T04:01:38.572Z", "voucherNo": "V2026-27/0003", "ledgerName": "Electricity"}'),
  ('01a1b03c-724d-7532-af05-d628595dc875', '2026-11-06 09:41:53.869+00', '01a208e4-c5b8-722d-a503-3c593ddf2bcd', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b03c-724d-72e2-ab87-b036a2b05af4', '01a1b03c-724d-73ca-9578-c1a66e57698f', NULL, '{"date": "2026-11-06", "absent": 1, "present": 0, "batchCode": "DM-2610"}'),
  ('01a1b03c-74c1-7381-bf0c-a44bac3b33e1', '2026-11-06 09:41:54.497+00', '01a208e4-c5b8-722d-a503-3c593ddf2bcd', 'Hari Example', 'hr', 'student.register', 'student', '01a1b03c-74c1-7534-a26a-de0f077ec5a1', '01a1b03c-74c1-70b2-a54e-ad14462d7b44', NULL, '{"_id": "01a1b03c-74c1-7534-a26a-de0f077ec5a1", "fee": 4050, "mode": "online", "batch": "HT-2611", "course": "Hindi Typing", "status": "Active", "PaidFee": 0, "dueDate": "2026-12-11", "endDate": null, "version": 1, "TotalFee": 4050, "declared": null, "isPlaced": "notPlaced", "cduration": "2 months", "PendingFee": 4050, "isCompleted": "no", "joiningDate": "2026-11-06"}'),
  ('01a1b0c9-1727-771d-8e74-8c779f17cf93', '2026-11-06 12:15:31.111+00', '01a208e4-c5b8-722d-a503-3c593ddf2bcd', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b0c9-1727-71a4-8c6d-a2beb7f6b0b1', '01a1b0c9-1727-73c4-a0ab-347b6bb90d2c', NULL, '{"date": "2026-11-06", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1b4a5-afa4-715a-b742-734525465fdf', '2026-11-07 06:15:19.716+00', '01a208e4-c5b8-722d-a503-3a1202cfd9da', 'Asha Example', 'admin', 'student.disable', 'student', '01a11b91-9b52-7711-8b5c-f4e7c3199eb0', '01a1b4a5-afa4-719c-8e52-b0044c21ae45', '{"status": "Active"}', '{"status": "Disable"}'),
  ('01a1b51d-6a8b-7447-9ddf-f24c1f954592', '2026-11-07 08:26:06.347+00', '01a208e4-c5b8-722d-a503-3c593ddf2bcd', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b51d-6a8b-769b-b108-d6d7a2f9aab1', '01a1b51d-6a8b-7648-a479-1492d39f4e75', NULL, '{"date": "2026-11-07", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1be83-9230-76e1-8a6a-29cf84c19215', '2026-11-09 04:14:16.112+00', NULL, '', 'anyone', 'student.apply', 'student', '01a1be83-9230-7350-934b-fcadfe22a66f', '01a1be83-9230-75e4-84d3-02cfea36e759', NULL, '{"_id": "01a1be83-9230-7350-934b-fcadfe22a66f", "fee": 16500, "mode": "offline", "batch": "FR-2612", "course": "Français des affaires", "status": "Pending", "PaidFee": 0, "dueDate": "2027-01-05", "endDate": null, "version": 1, "TotalFee": 0, "declared": {"fee": 16500, "Paidfee": 8250, "payMode": "Online"}, "isPlaced": "notPlaced", "cduration": "4 months", "PendingFee": 0, "isCompleted": "no", "joiningDate": "2026-12-01"}'),
  ('01a1c041-4eb3-70c8-a215-d754af8e0ba3', '2026-11-09 12:21:07.891+00', '01a208e4-c5b8-722d-a503-3c593ddf2bcd', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1c041-4eb3-70cf-899a-511e80ed2208', '01a1c041-4eb3-72b6-a0aa-792143978d91', NULL, '{"date": "2026-11-09", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1c057-66d2-7587-8cf7-1f9235244ca8', '2026-11-09 12:45:15.858+00', '01a208e4-c5b8-722d-a503-3a1202cfd9da', 'Asha Example', 'admin', 'expense.create', 'expense', '01a1c057-66d2-71f7-9c43-2a8435f27310', '01a1c057-66d2-7136-91ad-d231889d289e', NULL, '{"_id": "01a1c057-66d2-71f7-9c43-2a8435f27310", "date": "2026-11-09", "year": 2026, "month": 11, "amount": 17, "ledger": "01a208e4-c674-761b-b2cf-306358bbbb46", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2026-11-09T12:45:15.858Z", "updatedAt": "2026-11-09T12:45:15.858Z", "voucherNo": "V2026-27/0004", "ledgerName": "Internet"}'),
  ('01a1c432-5b10-75d6-8708-267b3fee0ab9', '2026-11-10 06:43:16.88+00', '01a208e4-c5b8-722d-a503-3c593ddf2bcd', 'Hari Example', 'hr', 'batch.create', 'batch', '01a208e4-c5de-7626-812d-ffd6a5c19afb', '01a1c432-5b10-74df-91d7-95b72f81c2cb', NULL, '{"_id": "01a208e4-c5de-7626-812d-ffd6a5c19afb", "bCode": "FR-2612", "bTime": "15:00 to 17:00", "endDate": null, "version": 1, "startDate": "2026-12-01", "courseName": "Français des affaires"}'),
  ('01a1c53b-8e49-72c7-94c1-d2afa6afc84d', '2026-11-10 11:32:57.033+00', '01a208e4-c5b8-722d-a503-3c593ddf2bcd', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1c53b-8e49-736e-97e8-c32240269ff7', '01a1c53b-8e49-76a7-bb83-bbf41d438266', NULL, '{"date": "2026-11-10", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ca38-8fec-72a3-87ce-9b72c1a89e4a', '2026-11-11 10:47:46.924+00', '01a208e4-c5b8-722d-a503-3c593ddf2bcd', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ca38-8fec-77e5-82e1-31814a21aa10', '01a1ca38-8fec-76b3-807d-e4f1d4e221ea', NULL, '{"date": "2026-11-11", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ce42-8cd3-731a-a7b0-74adf51ad471', '2026-11-12 05:37:10.355+00', '01a208e4-c5b8-722d-a503-3c593ddf2bcd', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ce42-8cd3-720b-833b-730a1b81a9a3', '01a1ce42-8cd3-77c0-9707-a3ee376ea34f', NULL, '{"date": "2026-11-12", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1cf35-657d-7522-bca8-424e1b25046f', '2026-11-12 10:02:25.533+00', '01a208e4-c5ff-70c6-96b3-fa47d2a39f65', 'Hina Sample', 'hr', 'fee.record', 'receipt', '01a1cf35-657d-77dc-bb14-a0a4a46f8835', '01a1cf35-657d-7714-83e1-aca50026397d', NULL, '{"_id": "01a1cf35-657d-77dc-bb14-a0a4a46f8835", "due": 3050, "date": "2026-11-12", "paid": 1000, "year": 2026, "bCode": "HT-2611", "month": 11, "course": "Hindi Typing", "changed": false, "payMode": "Online", "payable": 4050, "student": "01a1b03c-74c1-7534-a26a-de0f077ec5a1", "version": 1, "issuedOn": "2026-11-12", "receiptNo": "2026-27/000001"}'),
  ('01a1d445-07d9-75da-8dde-17284e1f781a', '2026-11-13 09:37:36.217+00', '01a208e4-c5b8-722d-a503-3c593ddf2bcd', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1d445-07d9-770a-b74f-c2c7f98ce503', '01a1d445-07d9-75a2-8671-c79be7d85048', NULL, '{"date": "2026-11-13", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1d916-73a3-72a8-99f6-a3d041d7840a', '2026-11-14 08:04:49.699+00', '01a208e4-c5b8-722d-a503-3c593ddf2bcd', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1d916-73a3-77d8-9457-d5f8eba8c53a', '01a1d916-73a3-70ef-a4f2-3afca8158ee5', NULL, '{"date": "2026-11-14", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1e402-4a37-7524-bf8a-06bfc45206f7', '2026-11-16 10:58:37.751+00', '01a208e4-c5b8-722d-a503-3c593ddf2bcd', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1e402-4a37-70e3-a8f5-d2eff7d2df48', '01a1e402-4a37-769d-af5f-80abf2fd4ce2', NULL, '{"date": "2026-11-16", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1e95a-a683-7340-b0ae-1f8154c300a8', '2026-11-17 11:53:14.627+00', '01a208e4-c5b8-722d-a503-3c593ddf2bcd', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1e95a-a683-7207-bfcc-1617fbf327db', '01a1e95a-a683-702e-a7c4-fbc52d9ac04a', NULL, '{"date": "2026-11-17", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ee80-40dd-717e-ad14-45027be8d1c0', '2026-11-18 11:52:25.053+00', '01a208e4-c5b8-722d-a503-3c593ddf2bcd', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ee80-40dd-7636-a363-6730f03ce7e6', '01a1ee80-40dd-72e1-9027-06b29759f8c0', NULL, '{"date": "2026-11-18", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1f2a8-7850-74fa-a375-b2c2531c368a', '2026-11-19 07:14:49.552+00', '01a208e4-c5b8-722d-a503-3c593ddf2bcd', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1f2a8-7850-715c-a4ef-26b8c6bd57e2', '01a1f2a8-7850-74eb-9dc5-0feec4d9f558', NULL, '{"date": "2026-11-19", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1f8c0-38a9-7553-86bc-2b73833bef18', '2026-11-20 11:38:29.417+00', '01a208e4-c5b8-722d-a503-3c593ddf2bcd', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1f8c0-38a9-727b-ab52-531d4d636f8d', '01a1f8c0-38a9-77b1-b67c-356fc4147a4d', NULL, '{"date": "2026-11-20", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1fb86-a83e-7743-b478-ae6058484ba7', '2026-11-21 00:34:28.542+00', '01a208e4-c5b8-722d-a503-3c593ddf2bcd', 'Hari Example', 'hr', 'student.register', 'student', '01a1fb86-a83e-7197-bfff-401180c1e9e6', '01a1fb86-a83e-7024-a9c4-4def62510522', NULL, '{"_id": "01a1fb86-a83e-7197-bfff-401180c1e9e6", "fee": 4050, "mode": "offline", "batch": "HT-2611", "course": "Hindi Typing", "status": "Active", "PaidFee": 0, "dueDate": "2026-12-26", "endDate": null, "version": 1, "TotalFee": 4050, "declared": null, "isPlaced": "notPlaced", "cduration": "2 months", "PendingFee": 4050, "isCompleted": "no", "joiningDate": "2026-11-21"}'),
  ('01a208e4-c5bf-7473-aa3c-029e2723f56f', '2026-11-21 04:30:00+00', NULL, '', 'system', 'institute.create', 'institute', '00000000-0000-0000-0000-000000000000', 'dump', NULL, '{"name": "Namuna Training Institute (demo)", "phone": "+91 55500 00000", "address": "1 Example Road, Example Nagar", "timeZone": "Asia/Kolkata", "selfRegistration": true}'),
  ('01a208e4-c5c2-708c-9aff-1af85e97ff24', '2026-11-21 04:30:00+00', NULL, '', 'system', 'staff.create', 'account', '01a208e4-c5b8-722d-a503-3a1202cfd9da', 'dump', NULL, '{"id": "01a208e4-c5b8-722d-a503-3a1202cfd9da", "name": "Asha Example", "role": "admin", "email": "admin@example.com"}'),
  ('01a208e4-c5c3-762f-9ecf-523aea345aaa', '2026-11-21 04:30:00+00', NULL, '', 'system', 'staff.create', 'account', '01a208e4-c5b8-722d-a503-3c593ddf2bcd', 'dump', NULL, '{"id": "01a208e4-c5b8-722d-a503-3c593ddf2bcd", "name": "Hari Example", "role": "hr", "email": "hr@example.com"}'),
  ('01a208e4-c6b2-7262-a391-28edd31941c1', '2026-11-21 04:30:00+00', '01a208e4-c5b8-722d-a503-3a1202cfd9da', 'Asha Example', 'admin', 'discount.give', 'student', '01a1b03c-74c1-7534-a26a-de0f077ec5a1', 'dump', NULL, '{"amount": "500.00", "course": "Hindi Typing"}'),
  ('01a208e4-c6c2-7389-b242-cb6ef9ce0713', '2026-11-21 04:30:00+00', '01a208e4-c5b8-722d-a503-3a1202cfd9da', 'Asha Example', 'admin', 'refund.record', 'refund', '01a208e4-c6b9-7657-b472-d50ac6587a62', 'dump', NULL, '{"_id": "01a208e4-c6b9-7657-b472-d50ac6587a62", "date": "2026-11-21T00:00:00.000Z", "bCode": "HT-2611", "amount": "200.00", "course": "Hindi Typing", "payMode": "Cash", "student": "01a1b03c-74c1-7534-a26a-de0f077ec5a1", "version": 1, "issuedOn": "2026-11-21T00:00:00.000Z", "refundNo": "R2026-27/0001", "enrolment": "01a1b03c-74c1-74f7-bc92-9b3b9578caba", "paidAfter": "800.00", "paidBefore": "1000.00"}'),
  ('01a208e4-c719-7156-bce6-4be037ed6181', '2026-11-21 04:30:00+00', NULL, '', 'system', 'student.update', 'student', '01976d38-7d5f-7492-a459-9f24131b04ba', 'dump', '{}', '{}');
insert into audit_link ("n", "entry_id", "entry_digest", "subject_id", "personal_fields", "personal_digests", "latest_at", "chained_at", "hash") overriding system value values
  ('1', '019583bb-5506-7030-b6e1-4a327b683f33', E'\\xa836f791d6bab942a40fa3ac748e7e0fa9d29ce12b77e3799ab90fc97ede8509', NULL, '{}', E'\\x', '2025-03-11 05:44:07.174+00', '2026-11-21 04:30:00+00', E'\\x0cd1864ae7e52e9049f0dbfc214349263d236e770a117c5628956fbd8555873d'),
  ('10', '0195eaed-5b52-7561-8158-652b8028456d', E'\\x01f65e67759cb5ef07d12deb5d9103111ce408604d99c6e8498a29e9476b438d', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x10f162307cb9f1c8a8df700153833b2c7eee9a9f6916e3e35cf7ab585dfb7545'),
  ('100', '01a19c3d-3bc5-7549-89f4-0c717c7a07a9', E'\\xe3205629024db3321652f516b13111f3b609994d2abc1ed24c60689fb0dae0c2', NULL, '{}', E'\\x', '2026-11-02 12:30:21.125+00', '2026-11-21 04:30:00+00', E'\\x5ec794ff3e9719eef3c86a73080e54efca1330af414ca81cf678c99c0055ef3e'),
  ('101', '01a1a4b8-370c-7303-80fe-cf0de851853e', E'\\xd8981302e6296de85fc8ed6d452d4b8cefaadcf027de18b67936f85e30a1ace2', NULL, '{}', E'\\x', '2026-11-04 04:01:38.572+00', '2026-11-21 04:30:00+00', E'\\x7a052ff1245529f3777f9e37def707efb1ccc6c15d380a4f01cd756ba62bb279'),
  ('102', '01a1b03c-724d-7532-af05-d628595dc875', E'\\xe08f1ac25d38fd24efb9821ef655745d18d9d8577e54785770a4a47a4d0ca5fb', NULL, '{}', E'\\x', '2026-11-06 09:41:53.869+00', '2026-11-21 04:30:00+00', E'\\x7cd6b815560cb35b13c7463520a0c614af267653c813f8a09c721f7d3bf269cb'),
  ('103', '01a1b03c-74c1-7381-bf0c-a44bac3b33e1', E'\\xe46bea7137b8b503dd794ab2649b5ac08184dd7af0325476d4a4edbd6c74ef54', NULL, '{}', E'\\x', '2026-11-06 09:41:54.497+00', '2026-11-21 04:30:00+00', E'\\x3c8ea8024f6dc9d950822c82aa05f80b0be6114c74538936ba37e4ed95ce1146'),
  ('104', '01a1b0c9-1727-771d-8e74-8c779f17cf93', E'\\x76c9ff3a62c40ddb1668cd13cf1faed43383290837c474f5af93c45a85f1ae69', NULL, '{}', E'\\x', '2026-11-06 12:15:31.111+00', '2026-11-21 04:30:00+00', E'\\x878d213063c45e61171774f5768073fb22a60ac31ed89dfb23c4b71fc454455f'),
  ('105', '01a1b4a5-afa4-715a-b742-734525465fdf', E'\\x927efc63f1574e8978d1b6bd4907924ad25e42669a51da74e76d6903bd212a19', NULL, '{}', E'\\x', '2026-11-07 06:15:19.716+00', '2026-11-21 04:30:00+00', E'\\x8ef47c374440135791653675eeaf99701c6ffc14e03c17fd6ed12bf65b122ca3'),
  ('106', '01a1b51d-6a8b-7447-9ddf-f24c1f954592', E'\\xa5a76606e301748cb271dda4bb1104ae06ce25f756eca79b71f6629afff9bb0e', NULL, '{}', E'\\x', '2026-11-07 08:26:06.347+00', '2026-11-21 04:30:00+00', E'\\x7dfc4fc724a91e867a9fe1e81e5f34a62e4927513b4cbc742f78837ffefd8ded'),
  ('107', '01a1be83-9230-76e1-8a6a-29cf84c19215', E'\\xe03d8c01ea1e7b6e7125d0ad69c837103702de1aed30eb541f6fb09aaa34b379', NULL, '{}', E'\\x', '2026-11-09 04:14:16.112+00', '2026-11-21 04:30:00+00', E'\\xa6bf2f74ddb340dec9c129fc37dc28353ffc1f30be233913a6b6d6a1a9700394'),
  ('108', '01a1c041-4eb3-70c8-a215-d754af8e0ba3', E'\\x7ad3dab634b7ff6182066d73a3beede36a8e29a2b9d8245339eedb8cf67f40e2', NULL, '{}', E'\\x', '2026-11-09 12:21:07.891+00', '2026-11-21 04:30:00+00', E'\\xd2a3667bee564cb04d5ae9e71ddca450777af0e2f5f5d701080cc98df2d36e6c'),
  ('109', '01a1c057-66d2-7587-8cf7-1f9235244ca8', E'\\x38a0e5fd62b4f7f21d5c19b2213df89b40f9c6c027970c80411090207e8ca793', NULL, '{}', E'\\x', '2026-11-09 12:45:15.858+00', '2026-11-21 04:30:00+00', E'\\xb1ae19ce6761be5d408748c568589c44c09a13ef3c2f37d462b1cc08984929de'),
  ('11', '0195efe3-4389-7519-b7dc-e7491d90b568', E'\\x2713f0564c16a0144f0f22282b67e0765ceae4f2364fd680f11425af0ee3e7de', NULL, '{}', E'\\x', '2025-04-01 05:46:43.465+00', '2026-11-21 04:30:00+00', E'\\xec4dde29768f5f88dba18ec77ca0a776a65c3ae172a61c7d31558357eaa27e9d'),
  ('110', '01a1c432-5b10-75d6-8708-267b3fee0ab9', E'\\x2ab0d20540e3520f8fc98c1a69ae484dfdb0a8205a0f9360ec593eb6bbd4c487', NULL, '{}', E'\\x', '2026-11-10 06:43:16.88+00', '2026-11-21 04:30:00+00', E'\\x40b9612b55dea62d09136fd033944fd63561f23eeab148580a36338bd8d9d955'),
  ('111', '01a1c53b-8e49-72c7-94c1-d2afa6afc84d', E'\\x0eeb82f6b9c737b14cb0e66169a21e72034b0767e461579955ff3bf7fa951fe4', NULL, '{}', E'\\x', '2026-11-10 11:32:57.033+00', '2026-11-21 04:30:00+00', E'\\x4022d147eaabd9ecadecf540716ba1178d46f4663e1286538736dc409660467a'),
  ('112', '01a1ca38-8fec-72a3-87ce-9b72c1a89e4a', E'\\xcafe54400a78e8dfe5e78aac267155236b97468c549c88db7d343ad33f40c08c', NULL, '{}', E'\\x', '2026-11-11 10:47:46.924+00', '2026-11-21 04:30:00+00', E'\\xaf815ee9e253ae784812ce77d0841beabd86c56373fbcd1450779e0d1b4fcc64'),
  ('113', '01a1ce42-8cd3-731a-a7b0-74adf51ad471', E'\\x13c40fe08dfa8d437bf4beab121814258f0cafafbcf076846d81448b0ac070fd', NULL, '{}', E'\\x', '2026-11-12 05:37:10.355+00', '2026-11-21 04:30:00+00', E'\\x3d4513201c9fb3373e34e3faba2582a737969edecf60ad6225c40f169018df7c'),
  ('114', '01a1cf35-657d-7522-bca8-424e1b25046f', E'\\x9f94d5a77767ce3161a90d1c993c41c9e45d7e6e6015898bb3e5ad586e4e5b66', NULL, '{}', E'\\x', '2026-11-12 10:02:25.533+00', '2026-11-21 04:30:00+00', E'\\x6bb463e3e8729299ca6e964292245a169c62fcf7245b1af55b79e734069dc733'),
  ('115', '01a1d445-07d9-75da-8dde-17284e1f781a', E'\\x4fe54982940bda92060cc4433bd19005c087c89030770c8967a76cbef5852513', NULL, '{}', E'\\x', '2026-11-13 09:37:36.217+00', '2026-11-21 04:30:00+00', E'\\x198389132232b55e868d651a2cfa253ed5807cbdffbe431079334c79c1effac1'),
  ('116', '01a1d916-73a3-72a8-99f6-a3d041d7840a', E'\\x7723acf32aaf07250d7e27b3b8eab90eb70f24f2923e1de3ead69b29fdec9a15', NULL, '{}', E'\\x', '2026-11-14 08:04:49.699+00', '2026-11-21 04:30:00+00', E'\\xa59dae00859c8f5a4b50793a6df2925f4244c38bb0ef0774bbbd22a45ce101a1'),
  ('117', '01a1e402-4a37-7524-bf8a-06bfc45206f7', E'\\x8ba3e2434ca98248ee907e974792aca0af2b2462cfcbfae8ac125f209374d130', NULL, '{}', E'\\x', '2026-11-16 10:58:37.751+00', '2026-11-21 04:30:00+00', E'\\x51ae75422a3c902ee31da9ca31ae8ba542266906f2457d6b45be50b5beac4032'),
  ('118', '01a1e95a-a683-7340-b0ae-1f8154c300a8', E'\\x02d89b87800f5e94d907f1056aad862bd28b79cab7633403e748ded3d001cf6e', NULL, '{}', E'\\x', '2026-11-17 11:53:14.627+00', '2026-11-21 04:30:00+00', E'\\x38bf6d86fdc6ca3eaea39432c1c57235007b672d2211c153263b9929f09fc917'),
  ('119', '01a1ee80-40dd-717e-ad14-45027be8d1c0', E'\\x110ffbbba10a780d32c60983c7e52b89bcdedd93c1a39e3586749136377d2d32', NULL, '{}', E'\\x', '2026-11-18 11:52:25.053+00', '2026-11-21 04:30:00+00', E'\\xaed8ef834894a061bd05b23a1b570320a971ba7fc7a6ed9df5e10fd40598c83e'),
  ('12', '0195f066-eeb6-7154-a5a6-0d9675268d38', E'\\xd64f54e80a5d88b97d245123dd984b57a7840579a442a1d0ebd3a655742d8b2e', NULL, '{}', E'\\x', '2025-04-01 08:10:32.502+00', '2026-11-21 04:30:00+00', E'\\xa9478c56163b22622030a41e707f8126c15d2faba7d46fb9ca4710e56ca6821f'),
  ('120', '01a1f2a8-7850-74fa-a375-b2c2531c368a', E'\\x02234efb5cc2ef2e7ec7e847c964df238d763c0aad339028dafa14618b38e479', NULL, '{}', E'\\x', '2026-11-19 07:14:49.552+00', '2026-11-21 04:30:00+00', E'\\xfcbd01fed10450d51d9a3f5691a6b28e9f7948f7ffd9b92da68b8dd399c55080'),
  ('121', '01a1f8c0-38a9-7553-86bc-2b73833bef18', E'\\x44537104a4344a24e19c33c77591cb07d7834c01c5ad227dd3b9d289d93c8a30', NULL, '{}', E'\\x', '2026-11-20 11:38:29.417+00', '2026-11-21 04:30:00+00', E'\\x3fbaa9db473ade5275ba980c98db8ee025e63c80ff428e7e5eae6ff5c4af335f'),
  ('122', '01a1fb86-a83e-7743-b478-ae6058484ba7', E'\\x71ea9afd90a67b5f8163d6cd960dbe28ab3f90796d04384444c17982c54bc061', NULL, '{}', E'\\x', '2026-11-21 00:34:28.542+00', '2026-11-21 04:30:00+00', E'\\x14507b4f431fbc4809ad4b0384059da7dbc746c1d5cddcde6a944839e44111d7'),
  ('123', '01a208e4-c5bf-7473-aa3c-029e2723f56f', E'\\x89c3e3a0759aadbdad31556032c254dacad5114c342bb87e3532bcbc0d660291', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\xddbd99cc82b8ab26d08968a3c4c2ea6149a33e2ff847bb34e4269d3a24cc6a76'),
  ('124', '01a208e4-c5c2-708c-9aff-1af85e97ff24', E'\\x08bcceb640c641aa23871c0fe6bbb6e8d2f3f8528d89bec225c3bb4037bc2538', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\x806e3a83f6f91bade508e3f9d288a1740c818e425015bf4d514d2db3845eaa4e'),
  ('125', '01a208e4-c5c3-762f-9ecf-523aea345aaa', E'\\x65de84be377d59e5e3e05bec67af23c1b65f1358e0d7c67a3a547911b0e9ef77', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\x4d49296b88b4a620233155f0d4c19165c4065e94a5cdc2de9eda6442c1353214'),
  ('126', '01a208e4-c6b2-7262-a391-28edd31941c1', E'\\xe23e91e6f4635379a6b6302b673678b0ac676c1385c565bac7d683d03db52c9a', '01a1b03c-74c1-7534-a26a-de0f077ec5a1', '{reason}', E'\\xf5fba1ecf0330b7b1314bb472eb212a15610ff7e9e5b8fe37f19bf5825305379', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\x22d69ba22cc0d40febe7aa19cf8e8e4a3d0f24a83c2423d92debc687b65900f8'),
  ('127', '01a208e4-c6c2-7389-b242-cb6ef9ce0713', E'\\x1c65e21265aee04005dd97f0a8b62e1c28343c563acde06217fa761b96970739', '01a1b03c-74c1-7534-a26a-de0f077ec5a1', '{reason}', E'\\xe71151af389423c86741757673d89a0d39f97224e2f7f992a530e96654c95e35', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\xb13c5e887ad26ba5444c437bed7230620ed5fea6756645e6a533ba6a7429b7e1'),
  ('13', '0195f0f8-846c-7139-b0e7-0ed01b41ae4f', E'\\xc2b8f5b7122b08cd60c61b419040ec08e3391c6b1b4de3f137ec0f2a1f986f9f', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x7d2c88eb46543d95339378655f4c2a8aab1b262515bb09331d4944b75b3aa6d1'),
  ('14', '0195f0f8-846c-72ed-b84e-47d19d0acb56', E'\\x7644b22db772695e4117f7c28e41b354f34d55afe19e067e71292c54f480259c', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\xa96f247fc370f371e891258a4428c51206d0a7dfa741de6a4bca23e49c95fe2b'),
  ('15', '0195f0f8-846c-7303-abd3-f45eef6b82e8', E'\\x69589036863479f0acb9bb6b71c6c4cf53d66eeb7d0a2f146293a8257d1889ee', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\xd6ded6f1494c9e4b60b3b61940e071496c2a3e3d01e2696b0829617e23011b03'),
  ('16', '0195f0f8-846c-73e1-ad07-66c826b95839', E'\\x6bdf9971499ec491c218fc5d3918a8888bae966f8483cd276bc2a8d6015fd8fd', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\xb4c1e97d4a34fb2588a2962e8613f4fe788cfc4bc17f6c3a484d2b22cc501acd'),
  ('17', '0195f0f8-846c-763a-9c7f-1d972e11cda5', E'\\x9acbbec71d3954fabb623c31284a7650122137e53c931fa18432e235ba6ee091', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x2ddf5a512e36080195ea29d6e7f0a21d4caa4c7e693f94206521dc0350956b6a'),
  ('18', '0195f0f8-846c-766e-b59e-90c1c7f89976', E'\\x3f93b64ebe1c080c409d3d745cf5401585232227632f566f6ac5f01b7b370737', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x3a62c538297b472191528d6389b9751304bfcdd1218b06257d678c47f7993fcf'),
  ('19', '0195f0f8-846c-7730-a9cf-72dc7735b452', E'\\xf70d87cd8fe6ccd4847826f84d661c2f72c660a60af12d9a528e1720d1d47d44', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x523f85d15f1ba1871f99fc5f83c6985d30c738176274713b5e212c7f31038db2'),
  ('2', '0195eaed-5b52-7079-947d-2a86605c41d3', E'\\x3a1fb2051a41526d832e14a260e21e85869a319cabfbd6193b2254928ce89104', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x54b4392a90f7c4ff1111e5ea10c34812766095be986b9a5592794e338ddd09d2'),
  ('20', '0195f0f8-846c-77a1-8d8c-a8e5faf7fe8c', E'\\xafe7b9606878639dfb49a14380a03fd3bc4b57cbc362565a0eca55dc6d8a6ae5', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x5481e9076bddf4d8b106ca5e1bff01658d7c4b3ead4a23948834d28d32b06731'),
  ('21', '0195f143-5a97-766c-84c6-29da18c04f24', E'\\x418d87509b26b09dec64150d858bf641a548a661d779e2627dcac6f3cbdb6cc0', NULL, '{}', E'\\x', '2025-04-01 12:11:18.039+00', '2026-11-21 04:30:00+00', E'\\x634b6607c160548dd11da2ba37ac95157cfb2690cbd8cdda47f7a16bbfccaf6a'),
  ('22', '0195f16e-4e64-77b3-9348-b34f8d6b0d25', E'\\x9c0774c2e03df41bf60193ffd03532502a0d41c5d66d03c6be6da21149dcfcc2', NULL, '{}', E'\\x', '2025-04-01 12:58:12.964+00', '2026-11-21 04:30:00+00', E'\\xb7c62d1173b5215ff68b13f18b50ba2bad16578d1b747a9bd994c1f68e168a5f'),
  ('23', '01960aa5-c6f2-7721-822a-56cd91ff15da', E'\\xc427ca735c933e56d30fa6bdd667258234d7fa80821517621f6f17ea2168b26b', NULL, '{}', E'\\x', '2025-04-06 10:29:18.706+00', '2026-11-21 04:30:00+00', E'\\xc5eb6c1c22622b59512b4dd444b9a6f8e7a8da726d47c6947274d3a1f9fd55d0'),
  ('24', '01962e07-dbf7-7576-aab4-11b969642ce6', E'\\x5fc117eb0ded25bc88bdaf6e730a174b83ad582a68a41541a64fff12d77a87d1', NULL, '{}', E'\\x', '2025-04-13 07:23:09.175+00', '2026-11-21 04:30:00+00', E'\\x86e586d21bfc745da937beb676586a64412c3b9694c3fc6094956c7e40bf5af0'),
  ('25', '01965222-1b54-70d2-90aa-238a498845f2', E'\\x7c32edda82b2d3f2c4adb120695c7c7a48412e69bda83ad5a42f0ff6e7a45441', NULL, '{}', E'\\x', '2025-04-20 07:38:09.108+00', '2026-11-21 04:30:00+00', E'\\x1e16a51624d9b69abf0c20c327229f3f8e999396807646ca8e44385f5948ad26'),
  ('26', '0196952d-9296-711f-be18-c12fa5332949', E'\\xa676ec34b8c3f193a52616f196eb84b2147d8d315d7a09003e032540e1dad736', NULL, '{}', E'\\x', '2025-05-03 08:05:14.006+00', '2026-11-21 04:30:00+00', E'\\x1460a27438b78b93d7f12f47b5fd32914ff2915e51c7f68f7e75bed9af3208f4'),
  ('27', '01971baf-477f-77d0-81a7-5d9bde95c499', E'\\x8a897d2f03bddb7003a6cf97c62671c72b67d8c729535224806f4b36627425ba', NULL, '{}', E'\\x', '2025-05-29 10:56:01.407+00', '2026-11-21 04:30:00+00', E'\\x856d5e4329ad6c3c6f3af9bb7551bd8b2b233c2426acad5e9e4f49f4423e3448'),
  ('28', '01972f8c-001d-7243-b319-2521b215cd6f', E'\\xd41c6449110ff97405508483a64e352005be751638c87d7aab57d155e02a9100', NULL, '{}', E'\\x', '2025-06-02 07:29:53.693+00', '2026-11-21 04:30:00+00', E'\\x819f035362af3be996943fe624680c893d70f396439bdf28ab4991ebd86abad6'),
  ('29', '019730ae-176e-706d-9c3b-f274bb7a71e2', E'\\xd42504d0d78e917f39b610946a2025b357dbc25fe75ebb2ee8c5f2921ffaaef5', NULL, '{}', E'\\x', '2025-06-02 12:46:45.102+00', '2026-11-21 04:30:00+00', E'\\xed13cc5bcfd5ab94e2e0d1901499afc9115e58b0a1e71397e40bfd97f12153b8'),
  ('3', '0195eaed-5b52-70f9-b1e0-ba96705a66aa', E'\\xff878b1e714909599a99905e3d327ac2ee044404f441f9abd324ab416cd0aae6', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x2c6577dde30de789ead7a329cc0b3b8b3d8b1ae8562149feec480d977c16fbc7'),
  ('30', '01973f27-1abc-7789-9f90-2ae06e75af07', E'\\xb1ccbec021557de3c252e12d8d51a17903c2502678b7c2aea5251d3f42d46044', NULL, '{}', E'\\x', '2025-06-05 08:13:36.828+00', '2026-11-21 04:30:00+00', E'\\x2a7c530001e5d3c880cfc12f5603f2ca6e6cf3c060301c6fb0e77fef37c27d61'),
  ('31', '01973f71-631b-74ff-9232-f056c7020094', E'\\xca99214b4e8d3c02ce4218656c0ae9f1d28bde65200445c85545ccee828e0f5d', NULL, '{}', E'\\x', '2025-06-05 09:34:45.019+00', '2026-11-21 04:30:00+00', E'\\xf5ef9bfc94db216385bf28fc1857ea71c2853d9fbae0beeee992f5612fe19f14'),
  ('32', '019744be-dbb1-7060-9e1c-b08d6e3cfc5c', E'\\x3c29dddea0e146d2fb4bfcc6e5c5752e1feb600f9ad2d2e3a541154b8a4408bb', NULL, '{}', E'\\x', '2025-06-06 10:17:28.241+00', '2026-11-21 04:30:00+00', E'\\xf91ff60ec03082cd477b5d85775f104b80ca82692c7fbebd18255c09372956bf'),
  ('33', '01976d38-7d5f-70a0-9307-6e0a86da3fc5', E'\\x36d1ec71d7d79eff88af5e778f5adffba071f2e4ffbb22fc4530fa2ac7ae24eb', NULL, '{}', E'\\x', '2025-06-14 06:55:08.127+00', '2026-11-21 04:30:00+00', E'\\x9e145675a570ca260db1fd3b1e5ae6dd13145f5d78db77d09c6d3aca02fefc9e'),
  ('34', '01976d38-7d5f-75c9-9ea5-b9ef9b6618ee', E'\\xd894e3aa1da58d30f1b7a09fdd86da4381a3381591015ba48d47a17fe6bf2dd0', NULL, '{}', E'\\x', '2025-06-14 06:55:08.127+00', '2026-11-21 04:30:00+00', E'\\x713ab120c73e69459463fae601f76599f49f725d7e4c4e631b81d3fab3c0bc1a'),
  ('35', '01977d82-9bf0-72dc-99c1-270033e1906a', E'\\xa26add10311121f6603b6821234ec8b09f4c8cc259ae98c3cbf7c3f026c80919', NULL, '{}', E'\\x', '2025-06-17 10:50:01.072+00', '2026-11-21 04:30:00+00', E'\\x673117f9b6c95a1b0f7d42b8619fa16a2868ef8add78d961a79f9625af47347f'),
  ('36', '0197a729-c8b5-71ce-9cbb-87719c6a9453', E'\\xcbc0651dcba3ca1612c4dad0f04019799fff27fa3c79806f51664df9db952d9c', NULL, '{}', E'\\x', '2025-06-25 12:57:02.901+00', '2026-11-21 04:30:00+00', E'\\x31e936f3cde682984d1282141423134226d9b1a11be0572b35be09afc15d4ead'),
  ('37', '0197cf00-2cf0-730f-9bc5-6a36771869d9', E'\\xaed653a1bdb17b07f0162b30fe88d39827237cffb84f9fffc51e520ad9bdc303', NULL, '{}', E'\\x', '2025-07-03 06:36:24.688+00', '2026-11-21 04:30:00+00', E'\\xaf6033760bb5a1d217e1638d9b75f71100c0aeff54b1f91dd1ebcebeeff68ac5'),
  ('38', '0197d3b1-cdf4-74d8-926a-6160c04c43a5', E'\\x0a7809c60633b151ddd47c3b2e51ea8754713b87c9e6fe6d6c6f336da4cbcfb4', NULL, '{}', E'\\x', '2025-07-04 04:28:54.644+00', '2026-11-21 04:30:00+00', E'\\x6d8b56eaf659034115383813f22f1afbf1b9fb50bd984f35c435cb309ae115df'),
  ('39', '0197d44b-78c3-7337-b37c-95b032cd4ddb', E'\\x877fe69f7aa6f77c65912f5ce9628fb3558e526cefbd547db7c2722e9cf1f8e6', NULL, '{}', E'\\x', '2025-07-04 07:16:45.379+00', '2026-11-21 04:30:00+00', E'\\xa15903fa5e8a022b6618f36333952f82627ce684ffe491f0a3f2600e8dd33dec'),
  ('4', '0195eaed-5b52-716c-84fd-1c6246e7b43c', E'\\xbd2b1c6ce244757ddd21a96f2eae491afb39189aeb8d24c7c0bb7ec0ff6433b7', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x17d16c5032afea0052694002db57a86190985aa3283f481b20910bf90c3c3caa'),
  ('40', '0197e9a1-67f5-73ec-ba25-913c599e722e', E'\\xad4917570985798ab947ebce851a7fe91c122004cf87f50f02af78c62d6ecfff', NULL, '{}', E'\\x', '2025-07-08 10:42:38.709+00', '2026-11-21 04:30:00+00', E'\\xe7010a8ad0fa157004c76679cae47fdd77e5d8bda8cd270f78174fd9deea901a'),
  ('41', '01980c8c-196a-70dc-acf9-ecfc09c3e3c0', E'\\xcd78ceeb54c86cbb6c0ddafbd802c313b7574379578c2d09ab70dbc7b0f53326', NULL, '{}', E'\\x', '2025-07-15 05:26:04.906+00', '2026-11-21 04:30:00+00', E'\\xcd659effc8ca41d1d7289705e9970bec0b698ad77856db1558ca76445d39c55d'),
  ('42', '01982b99-c49f-7268-a495-8fda33743260', E'\\xa1031bf6a8ffb7d4b0356cfb83a229518a8c3bcbd048ed597bc10ee10108b666', NULL, '{}', E'\\x', '2025-07-21 06:09:14.399+00', '2026-11-21 04:30:00+00', E'\\x6cd36bb4b5b1080e23ce9613ce85544b06861bdbb205c4edc1805a65fd8303d7'),
  ('43', '0198305a-7b46-7339-a4b4-c1fd2a02e911', E'\\x26f41b8c985b4931d63edd4f2bdcd206efe40bd50e1ca940044079ea5028a186', NULL, '{}', E'\\x', '2025-07-22 04:18:12.934+00', '2026-11-21 04:30:00+00', E'\\xab1b933a006818ff780d2cd9b26440e1ff14baf3679266cddf3cb22f594d93bb'),
  ('44', '01983ab5-5436-728d-b684-f9cf44352757', E'\\x0b25e5377d3a5c1a496c0cba61157a473e4c580e6cbdbcce9632e719a60c484e', NULL, '{}', E'\\x', '2025-07-24 04:33:38.87+00', '2026-11-21 04:30:00+00', E'\\x334faad6d6d8c5ee31d15c47b4c961a5bf1a00d8b3e7e48d9db7f3d2debf6107'),
  ('45', '01984f40-d442-72be-b661-bc4c4102ab63', E'\\x84437a7a843dad21376a506e2dd462540e63310491e4ed62d6fbc0818780802b', NULL, '{}', E'\\x', '2025-07-28 04:18:25.474+00', '2026-11-21 04:30:00+00', E'\\xd35ec9938425ffef732523a6d53d68189376de0d8d317d8450763f8eda031559'),
  ('46', '01985aa9-0953-704f-ae88-bc935576411b', E'\\x3fa3b822c02dab0c7e5abfdc2cf9cb05c58677443953989fd96739f815304ac7', NULL, '{}', E'\\x', '2025-07-30 09:28:04.179+00', '2026-11-21 04:30:00+00', E'\\xcba8dab5052104a7b1ebf99d3d53d1f1ea3b741e5af32c740b5efd22ac74191f'),
  ('47', '01986905-43a3-7642-8df2-92c9135abd21', E'\\xed86a1dd60177466a5c6c25ba61420c10a4e3f534ded1a0a58dce46251896163', NULL, '{}', E'\\x', '2025-08-02 04:23:29.443+00', '2026-11-21 04:30:00+00', E'\\x2149c52bd4a4e9bb008880f1676ab18c7aefd433ab9052dd81fbb25dfd010b20'),
  ('48', '019873c7-c03e-772d-8084-8785983bad3f', E'\\x02c5c7c143eb310e6320462103ba64ad8839ffae45b290be132938f6b2bd24b0', NULL, '{}', E'\\x', '2025-08-04 06:32:07.486+00', '2026-11-21 04:30:00+00', E'\\xf552c85f39c6289529dcfb24bae6eb66967055ca49161a17a1b78e083b485fdd'),
  ('49', '0198742d-391a-730a-967a-7a8119f0ea8b', E'\\x1c94c832dc56ceded80b879e2d1482775881385214805f911ffeab82493ac723', NULL, '{}', E'\\x', '2025-08-04 08:22:57.562+00', '2026-11-21 04:30:00+00', E'\\x9437ec6bb5c35ff5d772f033c97695244c8d0e5fee9d83911d61969d259e1c4f'),
  ('5', '0195eaed-5b52-71bc-ad82-29bfd391fd80', E'\\xd9be7051373f91a18fda940fce91005972d2497695044e1249607172fe626032', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x237c4db25015c1be81cd34fe6fd48dd3aafaeb893aa695de34a1802177041e76'),
  ('50', '01987a45-a517-7582-bce1-ad4b1257186d', E'\\xf91cc77410c914cab49832dc23010f6b9191ceeb352a23511c1ba45e19b25089', NULL, '{}', E'\\x', '2025-08-05 12:47:21.367+00', '2026-11-21 04:30:00+00', E'\\xe2c6d0fbb6c03ba9057a26d8b5c0fb075ef70b9300ef5ad134bf87344d478140'),
  ('51', '0198adb9-bb13-71cc-a50d-8fa7d17ec02e', E'\\xbc3a76d06a27004ba194351ec5e6a300d0f8b0e6a1acd0d20238f709b325085a', NULL, '{}', E'\\x', '2025-08-15 12:34:47.187+00', '2026-11-21 04:30:00+00', E'\\x65258a2102cf4cb29f00ee6f73b5e8418a7db13487ce98ac6630585e7a2a576a'),
  ('52', '0198b7a5-65f9-76cf-8b13-3a4a35535968', E'\\xad24ed29fb2bbfea1e4c6ce5f01463b8b2c6aa45739413c44bdb4ecd4375074e', NULL, '{}', E'\\x', '2025-08-17 10:48:46.841+00', '2026-11-21 04:30:00+00', E'\\xf48b420deec34d1313354155ec838d28316486a5ca21f57c19f09db83f06a87b'),
  ('53', '0198d1be-32ac-775e-b18d-ba708542fcd2', E'\\x21f6c02736d0810bcc56415fffc6640f823f172861a301e50da0c401a85c5ec0', NULL, '{}', E'\\x', '2025-08-22 12:25:59.724+00', '2026-11-21 04:30:00+00', E'\\xd47ffdf56b40a1d2319249864115a7c9c4a120fc889bbce0a51898fcb3877d1d'),
  ('54', '019904aa-7eb6-7493-bace-196172ff8ec6', E'\\x47a191ae70490eb0a9ff483a6f096e5df2060844f304b031cc7a2f045c1a144d', NULL, '{}', E'\\x', '2025-09-01 09:45:06.486+00', '2026-11-21 04:30:00+00', E'\\xc48f470f303db54b64e73c68f5183a23c8df1fb03d63f2ae8fa7f543d5f3f6d6'),
  ('55', '01990a07-c598-73b3-888e-4749f5431495', E'\\x706d6d35883cd210da608c1f70aaf4e6e48e578f9e9c09b739ae849ce2991248', NULL, '{}', E'\\x', '2025-09-02 10:45:05.56+00', '2026-11-21 04:30:00+00', E'\\xd00e442a2fa1478321d1d677c1ec42f75499906df54991102f533ef75be159ce'),
  ('56', '01990f32-eeb0-7566-832b-2a6e6523e87e', E'\\xe9387e2db468bbe188399c0164928ea9db21a9d3c1c71335c3bc0f5591bef485', NULL, '{}', E'\\x', '2025-09-03 10:50:20.208+00', '2026-11-21 04:30:00+00', E'\\x203364c62b36e73bb878dfb37b75bb4ef8f330e26f10a198f0ea97568b3457fb'),
  ('57', '0199291d-4815-775e-9285-272a998d0e45', E'\\x1f188e6e0c71ce219a4037781983a3a29ecefb547c54eafe4ca5b2e527d8eb56', NULL, '{}', E'\\x', '2025-09-08 11:36:48.917+00', '2026-11-21 04:30:00+00', E'\\x1061becc64685a06e3880b305b716300ff5068fc130c57304cdb62d52a0bfac2'),
  ('58', '01993c60-445a-712b-9875-078939767944', E'\\x1edcdf5d26e6acb88285a9a22f4aefe45ce1c153fdb6a619355cf1fa20b3ecab', NULL, '{}', E'\\x', '2025-09-12 05:22:45.978+00', '2026-11-21 04:30:00+00', E'\\x630c0b128eaeabe1c534ddb54471cbc585add642601d22bbd529d55326fd5ac0'),
  ('59', '01994735-b681-7050-9b9c-b7f248a9291f', E'\\x563d3987afa80dd019699bacd781840d282e4b854e4c053ec72b29462906394b', NULL, '{}', E'\\x', '2025-09-14 07:52:06.529+00', '2026-11-21 04:30:00+00', E'\\xfdc490acdf392cce3ce81a4f8425f28266fd2cf8f5ca209b8225a454259c062d'),
  ('6', '0195eaed-5b52-71e5-a854-666c7bf038c5', E'\\xe379c2f08097476895b95cc4a4a6d7414d20f18e97b5c211a6e3a21600d19952', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xc23763e9c3b78d937b8b153b4b0536a85400d0395a028d6cdc17759c67bd6c83'),
  ('60', '0199483e-e8b1-773c-8cfe-84dbe7cd3e42', E'\\xb82c51b72650e118c8e3e8139db3583bcaf82d4d8a25947ce858aefe231455fe', NULL, '{}', E'\\x', '2025-09-14 12:41:46.417+00', '2026-11-21 04:30:00+00', E'\\xeedf94c5b574b7eee8f140d897876943e9c589b707aeb631c1fb066d49de6bf2'),
  ('61', '0199c7c0-0ba8-75a5-ac31-982567b3dcc8', E'\\xc436a43c3f3cae97ed91804a3767714a40c6cbb604b4c7089dfd91df26e5261b', NULL, '{}', E'\\x', '2025-10-09 06:54:35.944+00', '2026-11-21 04:30:00+00', E'\\x806bf997889712caee06f0e635e25b36c48e40b509d7c6c7a8902407d31d9d0a'),
  ('62', '019a24d1-6480-7290-a70a-7e2e347f8c4c', E'\\xc6eac84aa13137716ea83b4f8ddf90e2efecb2a2d1d0ff276253fcaacecd4a72', NULL, '{}', E'\\x', '2025-10-27 08:38:13.888+00', '2026-11-21 04:30:00+00', E'\\x86653aa643ac9d922ae286c53570a575a64bab056b7689f4b3e4c63884c04d49'),
  ('63', '019a24d1-6480-764f-9873-098fc0d725aa', E'\\x094ca3f877a0e5d87adb6908730718139f6f365e4d9e6f86cf58a4d4fda05cae', NULL, '{}', E'\\x', '2025-10-27 08:38:13.888+00', '2026-11-21 04:30:00+00', E'\\xded6886639a84047f7a045af5bb7a4876f625591e8edaf9d83431a2e20ae4212'),
  ('64', '019a3e0d-cbe7-76fc-8b8f-7c782cbfdd34', E'\\x73995f35b6892d226b2c18d0782d974d743cf84780df5efee96e4fc70326fa94', NULL, '{}', E'\\x', '2025-11-01 06:14:42.919+00', '2026-11-21 04:30:00+00', E'\\x5e8e7225b8368ab3dff06254024926d112d80c60e30dc564f76d6a297ed5874b'),
  ('65', '019a499b-18e8-74ed-9d4c-f2525198f9a9', E'\\x11ddfadb688f215d85e8be6ec2da201b8c4e5b35d040c2e597add081b7309e60', NULL, '{}', E'\\x', '2025-11-03 12:04:52.584+00', '2026-11-21 04:30:00+00', E'\\xb90e6d0aad03473505ed3ed25db6c852483e9c2d2373150894cd50a40044dc28'),
  ('66', '019a4dd1-d13d-7338-911f-0647b1a1431a', E'\\x5ba8c352ff90a41a71013d4a56ac69d52e3461b08cd01e90db2979c5721ee411', NULL, '{}', E'\\x', '2025-11-04 07:43:07.581+00', '2026-11-21 04:30:00+00', E'\\xacf98d620c9aa7e5206df6cec4acd00545bba58807644ef02eef67a43665003a'),
  ('67', '019a5870-be50-71ad-8743-a9b6401c1bca', E'\\xb9030940a7cea9bf80b36342156e6351698ba3c0521c6c74bac97ec41399807d', NULL, '{}', E'\\x', '2025-11-06 09:12:55.12+00', '2026-11-21 04:30:00+00', E'\\xa1474f79026bf65041483c826d75161f755c7ea52c900e179c5699ac5475b99b'),
  ('68', '019a58cd-919f-7147-990e-1ec30a239c62', E'\\xa69bc4eb1ed818b5edc3a79a205f49e3e6a8ad59d5f2de13736d7baff811abdd', NULL, '{}', E'\\x', '2025-11-06 10:54:18.527+00', '2026-11-21 04:30:00+00', E'\\xc251f112bd4c4dc9d85d546dd17a149069b00a95e3ea14987c25e37a78a0686c'),
  ('69', '019acdcb-3f5e-7736-9d2e-77e94f9f6d1d', E'\\xf2836c7629f5d23c4c0fbd05e8fd616313e24328b568da5fbaef1a93396a1461', NULL, '{}', E'\\x', '2025-11-29 04:07:20.67+00', '2026-11-21 04:30:00+00', E'\\xc0ddfa622c666c1b4e6c0a488a8a5d2024cff4c4eafcba72fa7d019ff60d0073'),
  ('7', '0195eaed-5b52-724b-82b6-bfae576aee17', E'\\x0c688438cd001263d4741c9e299860f68613b97721a44509307014fd092b4e44', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x411e3e59563c5027ae0f50b05e4760ab2b65c8870e8dd06dc5abdc1acac328e4'),
  ('70', '019acefa-c7b2-71ec-807d-43a555a37b9a', E'\\x3181fe0927f555c78498bc5b83234d9790d2e317a359bb74486c1cad9ba98945', NULL, '{}', E'\\x', '2025-11-29 09:38:52.978+00', '2026-11-21 04:30:00+00', E'\\x52900361bf59638787c98818268cd522bdee0f9b0cfe8a809c5be85f4eaee1ac'),
  ('71', '019ad88c-72fa-769f-9411-ed94a062b283', E'\\x4b9cfb27e2cdd590500d72584f46240012276126c48b668a026f94987c1aa515', NULL, '{}', E'\\x', '2025-12-01 06:14:34.49+00', '2026-11-21 04:30:00+00', E'\\xbb3659c8962df57caa7ba2aa11ef9b53fcc129e230bbd6abd2149ffbf62ad6de'),
  ('72', '019b5e41-c6ac-7231-846f-f11147bd5d74', E'\\x2351a4f94c7b7c5b172c2db2ebba2faee274170260bd31f4ac7b54b49ef636e9', NULL, '{}', E'\\x', '2025-12-27 05:22:07.66+00', '2026-11-21 04:30:00+00', E'\\x42aebcf756af99fb4f4eaad4ef4f318b2a1d66858381c13c0474ce2ef0431d40'),
  ('73', '019b7ce0-50eb-75b0-8421-8c01e670780e', E'\\x809138aa227fc781bc0b063c3f146016ead85ca6b54c6d8ce88642588622d3a8', NULL, '{}', E'\\x', '2026-01-02 04:03:54.219+00', '2026-11-21 04:30:00+00', E'\\x016ede39f065691f490c005859fc5b758f70bacdeaad1d39bb24248ffd520a8c'),
  ('74', '019b7d9a-7db3-738d-9fdd-e5dc518a927f', E'\\x3ee2170a7d861b1624eb30eb2c7529a66104a7530d160f9e63aca5d37132eb99', NULL, '{}', E'\\x', '2026-01-02 07:27:15.379+00', '2026-11-21 04:30:00+00', E'\\x65c55c7745c8af555aa645e7aafe2c75587b5b888886e4b66822493baa43a962'),
  ('75', '019b92c8-7213-7279-92d4-2193fd8de5d0', E'\\x525cd550156abb9e7784d3aed0a77d5fc9552e7aebce3561a73ba5c1f8f7b300', NULL, '{}', E'\\x', '2026-01-06 10:09:28.595+00', '2026-11-21 04:30:00+00', E'\\x66e4e002f11b4ad0250bf61c7d1913bdebaba5e36eef0dd26a6656ac97346dfd'),
  ('76', '019b96c0-e9f1-71f1-b315-8c3d8074870d', E'\\xcc773ed95061c7506e747f45163d85304a44bdf2e60051bb8f3c00f3b23afbdc', NULL, '{}', E'\\x', '2026-01-07 04:39:43.857+00', '2026-11-21 04:30:00+00', E'\\x67a46b082829c7faabb7a7e987a7a2ea9b9914d82eac4796f73d948fd48cabe1'),
  ('77', '019b9be6-f910-7782-b3b4-3df16c095929', E'\\xd388ffdb54b15b25075842a6bf868fd49010ec97e7b233ed808f2e91e6d560d2', NULL, '{}', E'\\x', '2026-01-08 04:39:24.176+00', '2026-11-21 04:30:00+00', E'\\xf0808a2744259c17aa572cd12a970cd5ff2fdb16ea1affa4affc7a3e38f073fa'),
  ('78', '019bea69-43a4-71b4-884e-5d4ffca8819d', E'\\x1c9062e130c22c0ab0f3f4a43aec9745cc36a1a40a121d505eb455b0071fb888', NULL, '{}', E'\\x', '2026-01-23 10:32:05.796+00', '2026-11-21 04:30:00+00', E'\\x9fd6a997de70dce60c7442f853a05366b3778f99b6db36c87467ae619b77cd0d'),
  ('79', '019c1cef-33c4-7385-a555-79035e0c17f5', E'\\xea3ec74d53941e97bf0e0faabfcf6fb7888218ec0b9f073f1a274cca55fceb16', NULL, '{}', E'\\x', '2026-02-02 05:59:24.356+00', '2026-11-21 04:30:00+00', E'\\x587eafae84b1e7581a27759b3d785f249a5f929c7ca0b438308084482f992066'),
  ('8', '0195eaed-5b52-73da-8592-230a0c634c5e', E'\\x79d0a1135a9c672f73ed35a95d3c831e5d3ef87da9484ebb79dde066dce0da9a', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x1d1b5805acd08dd72cddc8db28071f12ebcddb0f3730dd40708f645cf9f2ced3'),
  ('80', '019c31b6-9ffd-76bf-9af0-80e997d11216', E'\\xab76a8216e51f5de23e34c5685d8296223159c40caf2565b971d3f940eb408d0', NULL, '{}', E'\\x', '2026-02-06 06:49:38.045+00', '2026-11-21 04:30:00+00', E'\\x4ca9fc3cca8f70ae410942a9cefe8fa316e84169276872ae95bfa136dfcbe9b1'),
  ('81', '019c369f-a274-72f1-8e71-69023e51cbfa', E'\\x27ee4ee57ede4a4764b14761649985d878005fcc917bb38631559951ed669a73', NULL, '{}', E'\\x', '2026-02-07 05:42:37.428+00', '2026-11-21 04:30:00+00', E'\\x78b9d1789cf8a6e24cca528a846f72adddbe000d7e10623dbd7815d3247666d9'),
  ('82', '019c411e-2084-73ea-8569-13f717c4b187', E'\\x046dd897fbb4a8b733af8b1d4006d72097702a139cb8bc6a121499cf240e1b96', NULL, '{}', E'\\x', '2026-02-09 06:36:59.396+00', '2026-11-21 04:30:00+00', E'\\xcfdf45ba7f8b379d047e23eb47f5431409707dc5f4770597c1fbdb423a9e8fce'),
  ('83', '019c423e-23a9-73e3-8482-7b407d35cb69', E'\\xe1b7e9e7dd508cca44a1adc2e7afc8fadf430f9e842fd788b7559ea0e64def49', NULL, '{}', E'\\x', '2026-02-09 11:51:34.569+00', '2026-11-21 04:30:00+00', E'\\x63daba0e661e9ff5e5dfa44361bec3c8ac637024704d6b9a1ad32b3c40cf1c1d'),
  ('84', '019c7004-9136-764f-a6a8-1d398f51c6c1', E'\\x07b371592ce8befe0b1ddbe8448c8167634fa11a114fc782a7e85484f0cab9ee', NULL, '{}', E'\\x', '2026-02-18 09:11:13.462+00', '2026-11-21 04:30:00+00', E'\\x1a7fcb4143b2d904a78b35f3afbcacd5de67545304e8356a57bd09e116f8c234'),
  ('85', '019cfa32-3a20-7461-9eb7-c8aca6e66469', E'\\x48b3cf3905dbf31df5868bd14b454354eac1c16e0aa9abc0eb1902fd9453ef5b', NULL, '{}', E'\\x', '2026-03-17 05:08:41.632+00', '2026-11-21 04:30:00+00', E'\\xb725d6e5e0b42aae557f8318fa4dc2555a7aebe670d557c8d1e0ad16966134fb'),
  ('86', '019d47ad-09b4-7554-ae1c-4bbdb2bc0e4b', E'\\x8a7ba0e6a46fa4e633f73746ef4bff168a1a7a3c6c562763e1705ec258bedc8a', NULL, '{}', E'\\x', '2026-04-01 06:13:35.796+00', '2026-11-21 04:30:00+00', E'\\x1f222de4299cea080ae366194bf7ef6f1fdc32d5fc5930ff42d5c8215495b241'),
  ('87', '019d805b-85ba-74ce-9a20-636091021cec', E'\\xb2ef5758d3e781ca1c710451541a99ad87b1e2391c91ff98f2538d689e7d8329', NULL, '{}', E'\\x', '2026-04-12 06:22:54.906+00', '2026-11-21 04:30:00+00', E'\\x498386ab52bb503bf06df34a52529a1cc3d96d31343183aa4f8acae95fefe032'),
  ('88', '019daf1c-ae23-7631-94a5-3102f59e4352', E'\\x6f07aae0a33d8f83daf97f91b89b9013d53ff8f591829d1c445ff5dbdc6cb3be', NULL, '{}', E'\\x', '2026-04-21 08:16:25.635+00', '2026-11-21 04:30:00+00', E'\\xbdecdcb7ffa74d762b5557289d8cdc0213567fe0ece991cecdd818a247ece587'),
  ('89', '019e0afc-7890-734a-a763-15d255fbb21e', E'\\x3aea601ee8a9f2c654d11614eba5c4f92e9cce564b4cc81059cfec94ff2a4b09', NULL, '{}', E'\\x', '2026-05-09 04:26:18.64+00', '2026-11-21 04:30:00+00', E'\\xa9598dfa1b5016c1a880a4af8e1d7f69cf610e15272f0f9f22984f31a303c73c'),
  ('9', '0195eaed-5b52-74dc-a2a0-be9aa566e62e', E'\\x9fd806752685c28a7025f416dc005209640ace42e706450e7e5dd850f50d06e5', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x76f93a8434b165ee3327421891a05fb0341ec11fca50069c97cca98102ed5c10'),
  ('90', '019e91fd-57b9-7528-9ef2-d8e480c41ba2', E'\\x09367d0fb43f847bac7ae32d95e76faa99a5ed9956603d94f1b646b797f0cb62', NULL, '{}', E'\\x', '2026-06-04 09:35:59.929+00', '2026-11-21 04:30:00+00', E'\\x174b49bfd2d3f6ce08da3ddf0ac71ce40d7018d2fbfc02f3dd45c31cf653ce28'),
  ('91', '019f1d81-7446-7255-b53b-9ef486f2ed8b', E'\\xb1d67f994e9c6d2771a67f71f992781f34ee4f656e71a1ec37d6c4d8593d7ef3', NULL, '{}', E'\\x', '2026-07-01 11:47:31.014+00', '2026-11-21 04:30:00+00', E'\\xdb4a1271e76f51b13c1bd4439a67fab1e54540b96f18cf1bff891a7f003bb42c'),
  ('92', '019f4660-91bf-729f-8b5b-80e4fc91233b', E'\\xe229b1efc80eb19791b829e642f767c927890679bb267c4f043c3eca9b74bb91', NULL, '{}', E'\\x', '2026-07-09 10:16:01.727+00', '2026-11-21 04:30:00+00', E'\\x448b37ad8f26be83ad3f2b63aba92c8c2b0aa29f552a1eb7b4706e7795ad01d6'),
  ('93', '019fa230-ae6c-75ac-9bed-3e4c19d01c72', E'\\xe9f459f5685cadf30ebe82f49a2c3a523c8d281f2346acc86a9557e13ed45b32', NULL, '{}', E'\\x', '2026-07-27 06:08:47.212+00', '2026-11-21 04:30:00+00', E'\\x838c2e0257e434d433ce91d9ce6773b56db5d690cfeff146c1eb4e0755b55209'),
  ('94', '01a02eaf-9c16-7036-bc48-840a634f3c4f', E'\\x94baa7ee02b1cc6d6ba1a5f63365d363e21e11240fdc3bd5cf124690c0e31fc0', NULL, '{}', E'\\x', '2026-08-23 12:54:15.83+00', '2026-11-21 04:30:00+00', E'\\x3bd033bf54b3d6c33d1327986ff666c420845e5ec075e24f470a437ed2244619'),
  ('95', '01a0b40e-f07d-7057-a6c1-870b19fda991', E'\\xe0ac9a09e30ccf422ddfb4b2d41e82aa54cff396b6f3336a4763b15b5df12c03', NULL, '{}', E'\\x', '2026-09-18 10:27:53.085+00', '2026-11-21 04:30:00+00', E'\\xbf19e410198ecc2e50b4ef10f097413f8d91e1ab8e6fc26150bc719c93320b19'),
  ('96', '01a0d6d4-797a-770d-9746-949f5873bde2', E'\\x26a17dd1b7a3e249a7f86c806a42ec78461f048fa9a4eb5cd7b235bd5aadab07', NULL, '{}', E'\\x', '2026-09-25 04:30:44.09+00', '2026-11-21 04:30:00+00', E'\\x60ce6db17ed69a34a566089ca23a78bd7019ce928635098dba464215b6d40060'),
  ('97', '01a11b91-9b52-707c-838c-30da2ce14baf', E'\\x218a1e461d706e1e556a65c5875550874725d769bbfca4f97a9c8c4ac4dce9b5', NULL, '{}', E'\\x', '2026-10-08 12:51:29.746+00', '2026-11-21 04:30:00+00', E'\\xb93bdad900d0ddb2cafbc2abd94e4013bf76e38aa7871ee39bfbfb01418aefd0'),
  ('98', '01a13e7e-69d3-756d-8854-acf1d3fa077b', E'\\x45ebc5cd07c8df9799d67ba68b49fd99a7f7ba3589784da8dd02efe6a9302bce', NULL, '{}', E'\\x', '2026-10-15 07:37:14.451+00', '2026-11-21 04:30:00+00', E'\\x249ed95e0579a6fd69397bc57fc24cc21756d209c88fd4761ba39d9567abf589'),
  ('99', '01a19b44-4019-733a-9626-02edb74f76c2', E'\\x6ef72083ed8cd101274e305c129c8887f1ba22cc7350077cbf923e2161d9e8e1', NULL, '{}', E'\\x', '2026-11-02 07:58:23.769+00', '2026-11-21 04:30:00+00', E'\\x959691f2999911cae472c55f944a1a23cb461f9cd8caabc3b869baead9b319c6');
insert into audit_personal ("entry_id", "subject_id", "field", "before", "after", "salt") overriding system value values
  ('01a208e4-c6b2-7262-a391-28edd31941c1', '01a1b03c-74c1-7534-a26a-de0f077ec5a1', 'reason', NULL, '"Scholarship"', '63553ba3-d6f3-4275-97d0-9b7e44b7a3e1'),
  ('01a208e4-c6c2-7389-b242-cb6ef9ce0713', '01a1b03c-74c1-7534-a26a-de0f077ec5a1', 'reason', NULL, '"Paid twice"', 'e5666b21-f721-4c3d-b2d0-67648984f7f9'),
  ('01a208e4-c719-7156-bce6-4be037ed6181', '01976d38-7d5f-7492-a459-9f24131b04ba', 'degree', '"BCom"', '"BSc"', '21268612-e32c-4661-bf3b-b9d14f8c432e');
insert into audit_seal ("day", "n", "hash") overriding system value values
  ('2026-11-21', '127', E'\\xb13c5e887ad26ba5444c437bed7230620ed5fea6756645e6a533ba6a7429b7e1');
insert into audit_unchained ("at", "entry_id") overriding system value values
  ('2026-11-21 04:30:00+00', '01a208e4-c719-7156-bce6-4be037ed6181');
insert into backup_run ("id", "kind", "started_at", "seen_at", "finished_at", "place", "encrypted", "bytes", "reason") overriding system value values
  ('01a208e4-c709-7446-8ace-d89293cbf1cd', 'scheduled', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', 'office:/backup/example.tar.gz', 'false', '4096', NULL);
insert into batch ("id", "code", "code_key", "course_id", "time", "start_on", "end_on", "created_at", "version", "deleted_at") overriding system value values
  ('01a208e4-c5dc-744b-a868-70be2f58467e', 'TALLY-2504', 'tally-2504', '01a208e4-c5da-75b8-a3c9-c474bb040601', '15:00 to 17:00', '2025-04-01', '2025-07-01', '2025-03-11 05:44:07.174+00', '1', NULL),
  ('01a208e4-c5dc-744b-a868-7760cccf82f6', 'PY-2504', 'py-2504', '01a208e4-c5da-75b8-a3c9-c833bcbcea11', '08:00 to 10:00', '2025-04-27', '2025-08-27', '2025-04-06 10:29:18.706+00', '1', NULL),
  ('01a208e4-c5dd-768b-8448-a02fa417f42d', 'FSW-2505', 'fsw-2505', '01a208e4-c5da-75b8-a3c9-cfa6e30a37cd', '12:30 to 14:30', '2025-05-24', '2026-01-24', '2025-05-03 08:05:14.006+00', '1', NULL),
  ('01a208e4-c5dd-768b-8448-a403d01d73cc', 'DA-2506', 'da-2506', '01a208e4-c5da-75b8-a3c9-d1c8f22c6edf', '18:00 to 20:00', '2025-06-19', '2025-12-19', '2025-05-29 10:56:01.407+00', '1', NULL),
  ('01a208e4-c5dd-768b-8448-a836240de8f9', 'GD-2507', 'gd-2507', '01a208e4-c5da-75b8-a3c9-d59e8a0af6bf', '18:00 to 20:00', '2025-07-16', '2025-12-16', '2025-06-25 12:57:02.901+00', '1', NULL),
  ('01a208e4-c5dd-768b-8448-ad12b6aac087', 'DM-2508', 'dm-2508', '01a208e4-c5da-75b8-a3c9-d8c0d377013c', '10:00 to 12:00', '2025-08-11', '2025-11-11', '2025-07-21 06:09:14.399+00', '1', NULL),
  ('01a208e4-c5dd-768b-8448-b3fe47f30aec', 'HT-2509', 'ht-2509', '01a208e4-c5da-75b8-a3c9-deb09a718696', '15:00 to 17:00', '2025-09-07', '2025-11-07', '2025-08-17 10:48:46.841+00', '1', NULL),
  ('01a208e4-c5dd-768b-8448-b572ad860ffa', 'FR-2510', 'fr-2510', '01a208e4-c5da-75b8-a3c9-e11b0c8c029b', '15:00 to 17:00', '2025-10-03', '2026-02-03', '2025-09-12 05:22:45.978+00', '1', NULL),
  ('01a208e4-c5dd-768b-8448-bbcb1f85b273', 'TALLY-2510', 'tally-2510', '01a208e4-c5da-75b8-a3c9-c474bb040601', '12:30 to 14:30', '2025-10-30', '2026-01-30', '2025-10-09 06:54:35.944+00', '1', NULL),
  ('01a208e4-c5dd-768b-8448-bddb58d4a2d8', 'PY-2511', 'py-2511', '01a208e4-c5da-75b8-a3c9-c833bcbcea11', '18:00 to 20:00', '2025-11-25', '2026-03-25', '2025-11-04 07:43:07.581+00', '1', NULL),
  ('01a208e4-c5dd-768b-8448-c2b823e02e3a', 'FSW-2512', 'fsw-2512', '01a208e4-c5da-75b8-a3c9-cfa6e30a37cd', '12:30 to 14:30', '2025-12-22', '2026-08-22', '2025-12-01 06:14:34.49+00', '1', NULL),
  ('01a208e4-c5dd-768b-8448-c7f22478959f', 'DA-2601', 'da-2601', '01a208e4-c5da-75b8-a3c9-d1c8f22c6edf', '12:30 to 14:30', '2026-01-17', '2026-07-17', '2025-12-27 05:22:07.66+00', '1', NULL),
  ('01a208e4-c5dd-768b-8448-caa8168617de', 'GD-2602', 'gd-2602', '01a208e4-c5da-75b8-a3c9-d59e8a0af6bf', '08:00 to 10:00', '2026-02-13', '2026-07-13', '2026-01-23 10:32:05.796+00', '1', NULL),
  ('01a208e4-c5dd-768b-8448-ce1345b99655', 'DM-2603', 'dm-2603', '01a208e4-c5da-75b8-a3c9-d8c0d377013c', '12:30 to 14:30', '2026-03-11', '2026-06-11', '2026-02-18 09:11:13.462+00', '1', NULL),
  ('01a208e4-c5dd-768b-8448-d2e474800625', 'HT-2604', 'ht-2604', '01a208e4-c5da-75b8-a3c9-deb09a718696', '10:00 to 12:00', '2026-04-07', '2026-06-07', '2026-03-17 05:08:41.632+00', '1', NULL),
  ('01a208e4-c5de-7626-812d-decda5e69547', 'FR-2605', 'fr-2605', '01a208e4-c5da-75b8-a3c9-e11b0c8c029b', '08:00 to 10:00', '2026-05-03', '2026-09-03', '2026-04-12 06:22:54.906+00', '1', NULL),
  ('01a208e4-c5de-7626-812d-e00d47acac76', 'TALLY-2605', 'tally-2605', '01a208e4-c5da-75b8-a3c9-c474bb040601', '12:30 to 14:30', '2026-05-30', '2026-08-30', '2026-05-09 04:26:18.64+00', '1', NULL),
  ('01a208e4-c5de-7626-812d-e7124227609f', 'PY-2606', 'py-2606', '01a208e4-c5da-75b8-a3c9-c833bcbcea11', '08:00 to 10:00', '2026-06-25', '2026-10-25', '2026-06-04 09:35:59.929+00', '1', NULL),
  ('01a208e4-c5de-7626-812d-ebec4c355b90', 'FSW-2607', 'fsw-2607', '01a208e4-c5da-75b8-a3c9-cfa6e30a37cd', '10:00 to 12:00', '2026-07-22', NULL, '2026-07-01 11:47:31.014+00', '1', NULL),
  ('01a208e4-c5de-7626-812d-ee06b32949ca', 'DA-2608', 'da-2608', '01a208e4-c5da-75b8-a3c9-d1c8f22c6edf', '10:00 to 12:00', '2026-08-17', '2027-02-17', '2026-07-27 06:08:47.212+00', '1', NULL),
  ('01a208e4-c5de-7626-812d-f00017b87151', 'GD-2609', 'gd-2609', '01a208e4-c5da-75b8-a3c9-d59e8a0af6bf', '08:00 to 10:00', '2026-09-13', '2027-02-13', '2026-08-23 12:54:15.83+00', '1', NULL),
  ('01a208e4-c5de-7626-812d-f5374487d9dd', 'DM-2610', 'dm-2610', '01a208e4-c5da-75b8-a3c9-d8c0d377013c', '12:30 to 14:30', '2026-10-09', NULL, '2026-09-18 10:27:53.085+00', '1', NULL),
  ('01a208e4-c5de-7626-812d-f9f4359a661b', 'HT-2611', 'ht-2611', '01a208e4-c5da-75b8-a3c9-deb09a718696', '10:00 to 12:00', '2026-11-05', '2027-01-05', '2026-10-15 07:37:14.451+00', '1', NULL),
  ('01a208e4-c5de-7626-812d-ffd6a5c19afb', 'FR-2612', 'fr-2612', '01a208e4-c5da-75b8-a3c9-e11b0c8c029b', '15:00 to 17:00', '2026-12-01', NULL, '2026-11-10 06:43:16.88+00', '1', NULL);
insert into cash_entry ("id", "kind", "amount", "day", "reference", "recorded_at", "recorded_by", "voided_at", "voided_by") overriding system value values
  ('01a208e4-c714-72e7-a8ee-5cd72ecb33c4', 'opening', '1000.00', '2026-11-20', NULL, '2026-11-21 04:30:00+00', '01a208e4-c5b8-722d-a503-3c593ddf2bcd', NULL, NULL);
insert into consent ("student_id", "given_by", "guardian_name", "notice_version", "at", "recorded_by") overriding system value values
  ('01976d38-7d5f-7492-a459-9f24131b04ba', 'student', NULL, '2', '2026-11-21 04:30:00+00', NULL);
insert into course ("id", "name", "name_key", "fee", "duration", "added_by", "created_at", "version", "deleted_at", "instalments") overriding system value values
  ('01a208e4-c5da-75b8-a3c9-c474bb040601', 'Tally with GST', 'tally with gst', '12000.00', '3 months', '01a208e4-c5b8-722d-a503-3a1202cfd9da', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a208e4-c5da-75b8-a3c9-c833bcbcea11', 'Python Programming', 'python programming', '18000.00', '4 months', '01a208e4-c5b8-722d-a503-3a1202cfd9da', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a208e4-c5da-75b8-a3c9-cfa6e30a37cd', 'Full Stack Web Development', 'full stack web development', '45000.00', '8 months', '01a208e4-c5b8-722d-a503-3a1202cfd9da', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a208e4-c5da-75b8-a3c9-d1c8f22c6edf', 'Data Analytics', 'data analytics', '35000.00', '6 months', '01a208e4-c5b8-722d-a503-3a1202cfd9da', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a208e4-c5da-75b8-a3c9-d59e8a0af6bf', 'Graphic Design', 'graphic design', '22000.00', '5 months', '01a208e4-c5b8-722d-a503-3a1202cfd9da', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a208e4-c5da-75b8-a3c9-d8c0d377013c', 'Digital Marketing', 'digital marketing', '15000.00', '3 months', '01a208e4-c5b8-722d-a503-3a1202cfd9da', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a208e4-c5da-75b8-a3c9-deb09a718696', 'Hindi Typing', 'hindi typing', '4500.00', '2 months', '01a208e4-c5b8-722d-a503-3a1202cfd9da', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a208e4-c5da-75b8-a3c9-e11b0c8c029b', 'Français des affaires', 'francais des affaires', '16500.00', '4 months', '01a208e4-c5b8-722d-a503-3a1202cfd9da', '2025-04-01 10:49:33.548+00', '1', NULL, NULL);
insert into daily_sum ("kind", "day", "n", "amount") overriding system value values
  ('due Active', '2026-12-17', '1', '3050.00'),
  ('due Active', '2026-12-26', '1', '4050.00'),
  ('due Disable', '2026-11-12', '1', '13500.00'),
  ('enquiry Closed', '2025-06-01', '1', '0.00'),
  ('enquiry Pending', '2025-04-01', '1', '0.00'),
  ('enquiry Pending', '2025-10-01', '1', '0.00'),
  ('expense', '2025-06-02', '2', '688.00'),
  ('expense', '2025-06-05', '1', '3876.00'),
  ('expense', '2025-06-06', '1', '2153.00'),
  ('expense', '2025-07-03', '1', '1058.00'),
  ('expense', '2025-07-04', '2', '8290.00'),
  ('expense', '2025-07-08', '1', '4410.00'),
  ('expense', '2025-08-02', '1', '4341.00'),
  ('expense', '2025-08-04', '2', '8161.00'),
  ('expense', '2025-08-05', '1', '1041.00'),
  ('expense', '2025-09-01', '1', '6144.00'),
  ('expense', '2025-09-02', '1', '3413.00'),
  ('expense', '2025-09-03', '1', '819.00'),
  ('expense', '2025-09-08', '1', '273.00'),
  ('expense', '2025-11-01', '1', '1250.00'),
  ('expense', '2025-11-03', '1', '2250.00'),
  ('expense', '2025-11-06', '2', '400.00'),
  ('expense', '2026-01-02', '1', '1076.00'),
  ('expense', '2026-01-06', '1', '258.00'),
  ('expense', '2026-01-07', '1', '1938.00'),
  ('expense', '2026-01-08', '1', '86.00'),
  ('expense', '2026-02-06', '1', '2457.00'),
  ('expense', '2026-02-07', '1', '1365.00'),
  ('expense', '2026-02-09', '2', '436.00'),
  ('expense', '2026-11-02', '2', '619.00'),
  ('expense', '2026-11-04', '1', '53.00'),
  ('expense', '2026-11-09', '1', '17.00'),
  ('receipt', '2025-06-17', '1', '10500.00'),
  ('receipt', '2025-07-15', '1', '10500.00'),
  ('receipt', '2025-07-28', '1', '11000.00'),
  ('receipt', '2025-08-15', '1', '10500.00'),
  ('receipt', '2025-08-21', '1', '11000.00'),
  ('receipt', '2025-09-14', '1', '15000.00'),
  ('receipt', '2025-11-29', '1', '6000.00'),
  ('receipt', '2026-01-02', '1', '6000.00'),
  ('receipt', '2026-02-02', '1', '6000.00'),
  ('receipt', '2026-11-12', '1', '1000.00');
insert into daily_sum_change ("kind", "day", "n", "amount") overriding system value values
  ('due Active', '2026-12-17', '-1', '-2550.00'),
  ('due Active', '2026-12-17', '-1', '-3050.00'),
  ('due Active', '2026-12-17', '1', '2550.00'),
  ('due Active', '2026-12-17', '1', '2750.00'),
  ('receipt', '2026-11-20', '0', '0.00'),
  ('refund', '2026-11-21', '1', '200.00');
insert into day_closing ("id", "day", "clerk_id", "expected", "counted", "counts", "reason", "signed_at", "signed_by", "records") overriding system value values
  ('01a208e4-c714-72e7-a8ee-5a9e3d3393e9', '2026-11-20', NULL, '0.00', '0.00', '{}', NULL, '2026-11-21 04:30:00+00', '01a208e4-c5b8-722d-a503-3c593ddf2bcd', '{}');
insert into declared_payment ("student_id", "fee", "paid", "pay_mode") overriding system value values
  ('01a1be83-9230-7350-934b-fcadfe22a66f', '16500.00', '8250.00', 'Online');
insert into deletion ("id", "record", "deleted_at", "deleted_by", "status_before", "enquiry", "erase_after", "erased_at") overriding system value values
  ('01a208e4-c707-7236-88ed-2348d4884d44', 'enquiry', '2026-11-21 04:30:00+00', NULL, NULL, '{"id": "01a208e4-c707-7236-88ed-2348d4884d44", "name": "Example"}', '2026-11-21 04:30:00+00', NULL);
insert into discount_limit ("one", "percent", "version") overriding system value values
  ('true', '10.00', '2');
insert into draft ("account_id", "key", "field_values", "saved_at") overriding system value values
  ('01a208e4-c5b8-722d-a503-3c593ddf2bcd', 'course-add', '{"course":"Example"}', '2026-11-21 04:30:00+00');
insert into enquiry ("id", "name", "name_key", "mail_id", "contact", "alt_contact", "qualification", "address", "course_id", "enquiry_mode", "mode", "ref", "remark", "day", "status", "is_placed", "student_id", "created_at", "version", "next_call_on") overriding system value values
  ('01962e07-dbf7-77cd-9277-47b19ef3769a', 'Ishwari Voorbeeld', 'ishwari voorbeeld', 'ishwari.3@example.net', '5570000003', '5580000003', 'BSc', '37 Namuna Marg, Example Nagar', '01a208e4-c5da-75b8-a3c9-cfa6e30a37cd', 'online', 'online', NULL, NULL, '2025-04-13', 'Pending', 'false', NULL, '2025-04-13 07:23:09.175+00', '2', NULL),
  ('01973f71-631b-7057-b60d-1d584748812f', 'विवेक दृष्टांत', 'विवेक दृष्टांत', 'student.1@example.com', '5550000001', NULL, 'BCom', '159 Namuna Marg, Demo Colony', '01a208e4-c5da-75b8-a3c9-d1c8f22c6edf', 'offline', 'offline', 'एक मित्र', 'Will come for a trial class', '2025-06-05', 'Closed', 'false', '01976d38-7d5f-7492-a459-9f24131b04ba', '2025-06-05 09:34:45.019+00', '2', NULL),
  ('019a24d1-6480-71a8-9c33-38882e089ac5', 'Asha Beispiel', 'asha beispiel', 'asha.2@example.net', '5570000002', '5580000002', 'BSc', '77 Example Road, Namunapur', '01a208e4-c5da-75b8-a3c9-cfa6e30a37cd', 'offline', 'offline', 'Poster at the college', 'Will come for a trial class', '2025-10-27', 'Pending', 'false', NULL, '2025-10-27 08:38:13.888+00', '2', NULL);
insert into enquiry_note ("id", "enquiry_id", "at", "written_by", "note", "next_call_on") overriding system value values
  ('01a208e4-c709-7446-8ace-e090aa7c37a5', '01962e07-dbf7-77cd-9277-47b19ef3769a', '2026-11-21 04:30:00+00', NULL, 'Example', NULL);
insert into enrolment ("id", "student_id", "n", "course_id", "batch_id", "mode", "duration", "fee", "joining_on", "end_on", "is_completed", "ended_at", "end_reason", "created_at", "version") overriding system value values
  ('01976d38-7d5f-7764-ba2b-3fe193dc3a92', '01976d38-7d5f-7492-a459-9f24131b04ba', '1', '01a208e4-c5da-75b8-a3c9-d1c8f22c6edf', '01a208e4-c5dd-768b-8448-a403d01d73cc', 'offline', '6 months', '31500.00', '2025-06-14', '2025-12-19', 'true', NULL, NULL, '2025-06-14 06:55:08.127+00', '1'),
  ('0198305a-7b46-7718-a0e3-b9b1d7b74259', '0198305a-7b46-715a-8ec3-d4bc3b909896', '1', '01a208e4-c5da-75b8-a3c9-d59e8a0af6bf', '01a208e4-c5dd-768b-8448-a836240de8f9', 'offline', '5 months', '22000.00', '2025-07-22', '2025-12-16', 'true', NULL, NULL, '2025-07-22 04:18:12.934+00', '1'),
  ('0199483e-e8b1-712a-bcd7-e485e4113fc9', '0199483e-e8b1-7610-88b9-02cff1353a5a', '1', '01a208e4-c5da-75b8-a3c9-d8c0d377013c', '01a208e4-c5dd-768b-8448-ad12b6aac087', 'online', '3 months', '15000.00', '2025-09-14', '2025-11-11', 'true', NULL, NULL, '2025-09-14 12:41:46.417+00', '1'),
  ('019acdcb-3f5e-76b9-9c92-b388ddb14dd7', '019acdcb-3f5e-76ef-8233-18ba825edce6', '1', '01a208e4-c5da-75b8-a3c9-c833bcbcea11', '01a208e4-c5dd-768b-8448-bddb58d4a2d8', 'offline', '4 months', '18000.00', '2025-11-29', '2026-03-25', 'true', NULL, NULL, '2025-11-29 04:07:20.67+00', '1'),
  ('01a11b91-9b52-739e-a8dd-399268e0851c', '01a11b91-9b52-7711-8b5c-f4e7c3199eb0', '1', '01a208e4-c5da-75b8-a3c9-d8c0d377013c', '01a208e4-c5de-7626-812d-f5374487d9dd', 'offline', '3 months', '13500.00', '2026-10-08', NULL, 'false', NULL, NULL, '2026-10-08 12:51:29.746+00', '1'),
  ('01a1b03c-74c1-74f7-bc92-9b3b9578caba', '01a1b03c-74c1-7534-a26a-de0f077ec5a1', '1', '01a208e4-c5da-75b8-a3c9-deb09a718696', '01a208e4-c5de-7626-812d-f9f4359a661b', 'online', '2 months', '4050.00', '2026-11-06', NULL, 'false', NULL, NULL, '2026-11-06 09:41:54.497+00', '1'),
  ('01a1be83-9230-7173-860b-d5d01544b103', '01a1be83-9230-7350-934b-fcadfe22a66f', '1', '01a208e4-c5da-75b8-a3c9-e11b0c8c029b', '01a208e4-c5de-7626-812d-ffd6a5c19afb', 'offline', '4 months', '0.00', '2026-12-01', NULL, 'false', NULL, NULL, '2026-11-09 04:14:16.112+00', '1'),
  ('01a1fb86-a83e-772a-abee-c2d035e99e63', '01a1fb86-a83e-7197-bfff-401180c1e9e6', '1', '01a208e4-c5da-75b8-a3c9-deb09a718696', '01a208e4-c5de-7626-812d-f9f4359a661b', 'offline', '2 months', '4050.00', '2026-11-21', NULL, 'false', NULL, NULL, '2026-11-21 00:34:28.542+00', '1');
insert into expense ("id", "category_id", "remark", "amount", "day", "created_at", "updated_at", "version", "financial_year", "n", "pay_mode", "payee", "voided_at", "voided_by") overriding system value values
  ('01972f8c-001d-758d-a6cd-6dceb9604de0', '01a208e4-c674-761b-b2cf-306358bbbb46', 'Sample Telecom, line of the month', '172.00', '2025-06-02', '2025-06-02 07:29:53.693+00', '2025-06-02 07:29:53.693+00', '1', '2025-26', '1', 'Online', NULL, NULL, NULL),
  ('019730ae-176e-77d5-a821-9f1bfbc9fcfa', '01a208e4-c674-761b-b2cf-2e2bd61be2e4', 'Example Power Company, bill of the month', '516.00', '2025-06-02', '2025-06-02 12:46:45.102+00', '2025-06-02 12:46:45.102+00', '1', '2025-26', '2', 'Online', NULL, NULL, NULL),
  ('01973f27-1abc-7435-ae0b-7c5c5cd065e3', '01a208e4-c674-761b-b2cf-25d8502a2745', 'Teachers and office of the example institute', '3876.00', '2025-06-05', '2025-06-05 08:13:36.828+00', '2025-06-05 08:13:36.828+00', '1', '2025-26', '3', 'Online', NULL, NULL, NULL),
  ('019744be-dbb1-7089-9e28-f7738d3084af', '01a208e4-c674-761b-b2cf-29297e3a75ad', 'Example House, all classrooms', '2153.00', '2025-06-06', '2025-06-06 10:17:28.241+00', '2025-06-06 10:17:28.241+00', '1', '2025-26', '4', 'Online', NULL, NULL, NULL),
  ('0197cf00-2cf0-7555-89f0-b0952970fda5', '01a208e4-c674-761b-b2cf-2e2bd61be2e4', 'Example Power Company, bill of the month', '1058.00', '2025-07-03', '2025-07-03 06:36:24.688+00', '2025-07-03 06:36:24.688+00', '1', '2025-26', '5', 'Online', NULL, NULL, NULL),
  ('0197d3b1-cdf4-75aa-972e-4e0b70a78c76', '01a208e4-c674-761b-b2cf-306358bbbb46', 'Sample Telecom, line of the month', '352.00', '2025-07-04', '2025-07-04 04:28:54.644+00', '2025-07-04 04:28:54.644+00', '1', '2025-26', '6', 'Online', NULL, NULL, NULL),
  ('0197d44b-78c3-7080-aaae-290d8233f830', '01a208e4-c674-761b-b2cf-25d8502a2745', 'Teachers and office of the example institute', '7938.00', '2025-07-04', '2025-07-04 07:16:45.379+00', '2025-07-04 07:16:45.379+00', '1', '2025-26', '7', 'Online', NULL, NULL, NULL),
  ('0197e9a1-67f5-71ec-a38d-9a3b0fac1211', '01a208e4-c674-761b-b2cf-29297e3a75ad', 'Example House, all classrooms', '4410.00', '2025-07-08', '2025-07-08 10:42:38.709+00', '2025-07-08 10:42:38.709+00', '1', '2025-26', '8', 'Online', NULL, NULL, NULL),
  ('01986905-43a3-74ce-8b4e-23441e2ff090', '01a208e4-c674-761b-b2cf-29297e3a75ad', 'Example House, all classrooms', '4341.00', '2025-08-02', '2025-08-02 04:23:29.443+00', '2025-08-02 04:23:29.443+00', '1', '2025-26', '9', 'Online', NULL, NULL, NULL),
  ('019873c7-c03e-7402-a445-abb3a7415ac1', '01a208e4-c674-761b-b2cf-25d8502a2745', 'Teachers and office of the example institute', '7814.00', '2025-08-04', '2025-08-04 06:32:07.486+00', '2025-08-04 06:32:07.486+00', '1', '2025-26', '10', 'Online', NULL, NULL, NULL),
  ('0198742d-391a-70ed-914b-3935fa64109f', '01a208e4-c674-761b-b2cf-306358bbbb46', 'Sample Telecom, line of the month', '347.00', '2025-08-04', '2025-08-04 08:22:57.562+00', '2025-08-04 08:22:57.562+00', '1', '2025-26', '11', 'Online', NULL, NULL, NULL),
  ('01987a45-a517-74e0-ade7-667622cdbbb5', '01a208e4-c674-761b-b2cf-2e2bd61be2e4', 'Example Power Company, bill of the month', '1041.00', '2025-08-05', '2025-08-05 12:47:21.367+00', '2025-08-05 12:47:21.367+00', '1', '2025-26', '12', 'Online', NULL, NULL, NULL),
  ('019904aa-7eb6-7480-bc3c-61807fc20904', '01a208e4-c674-761b-b2cf-25d8502a2745', 'Teachers and office of the example institute', '6144.00', '2025-09-01', '2025-09-01 09:45:06.486+00', '2025-09-01 09:45:06.486+00', '1', '2025-26', '13', 'Online', NULL, NULL, NULL),
  ('01990a07-c598-7028-869d-0b39e5d4d5e4', '01a208e4-c674-761b-b2cf-29297e3a75ad', 'Example House, all classrooms', '3413.00', '2025-09-02', '2025-09-02 10:45:05.56+00', '2025-09-02 10:45:05.56+00', '1', '2025-26', '14', 'Online', NULL, NULL, NULL),
  ('01990f32-eeb0-73d7-91e9-a1b32f4a87b5', '01a208e4-c674-761b-b2cf-2e2bd61be2e4', 'Example Power Company, bill of the month', '819.00', '2025-09-03', '2025-09-03 10:50:20.208+00', '2025-09-03 10:50:20.208+00', '1', '2025-26', '15', 'Online', NULL, NULL, NULL),
  ('0199291d-4815-73b0-82fb-8e75ad82a5b4', '01a208e4-c674-761b-b2cf-306358bbbb46', 'Sample Telecom, line of the month', '273.00', '2025-09-08', '2025-09-08 11:36:48.917+00', '2025-09-08 11:36:48.917+00', '1', '2025-26', '16', 'Online', NULL, NULL, NULL),
  ('019a3e0d-cbe7-7338-b4c4-5392c675e1e6', '01a208e4-c674-761b-b2cf-29297e3a75ad', 'Example House, all classrooms', '1250.00', '2025-11-01', '2025-11-01 06:14:42.919+00', '2025-11-01 06:14:42.919+00', '1', '2025-26', '17', 'Online', NULL, NULL, NULL),
  ('019a499b-18e8-775d-ae8b-77b9240a3f68', '01a208e4-c674-761b-b2cf-25d8502a2745', 'Teachers and office of the example institute', '2250.00', '2025-11-03', '2025-11-03 12:04:52.584+00', '2025-11-03 12:04:52.584+00', '1', '2025-26', '18', 'Online', NULL, NULL, NULL),
  ('019a5870-be50-77af-8342-cd2cf3c5a1c0', '01a208e4-c674-761b-b2cf-306358bbbb46', 'Sample Telecom, line of the month', '100.00', '2025-11-06', '2025-11-06 09:12:55.12+00', '2025-11-06 09:12:55.12+00', '1', '2025-26', '19', 'Online', NULL, NULL, NULL),
  ('019a58cd-919f-77a8-8d9e-29bf365efb8c', '01a208e4-c674-761b-b2cf-2e2bd61be2e4', 'Example Power Company, bill of the month', '300.00', '2025-11-06', '2025-11-06 10:54:18.527+00', '2025-11-06 10:54:18.527+00', '1', '2025-26', '20', 'Online', NULL, NULL, NULL),
  ('019b7d9a-7db3-75c9-952e-6d9fd6288d3b', '01a208e4-c674-761b-b2cf-29297e3a75ad', 'Example House, all classrooms', '1076.00', '2026-01-02', '2026-01-02 07:27:15.379+00', '2026-01-02 07:27:15.379+00', '1', '2025-26', '21', 'Online', NULL, NULL, NULL),
  ('019b92c8-7213-77bc-8001-6c181b1f30d2', '01a208e4-c674-761b-b2cf-2e2bd61be2e4', 'Example Power Company, bill of the month', '258.00', '2026-01-06', '2026-01-06 10:09:28.595+00', '2026-01-06 10:09:28.595+00', '1', '2025-26', '22', 'Online', NULL, NULL, NULL),
  ('019b96c0-e9f1-7321-b689-5b1f70bf2992', '01a208e4-c674-761b-b2cf-25d8502a2745', 'Teachers and office of the example institute', '1938.00', '2026-01-07', '2026-01-07 04:39:43.857+00', '2026-01-07 04:39:43.857+00', '1', '2025-26', '23', 'Online', NULL, NULL, NULL),
  ('019b9be6-f910-76a3-867a-e6fb2af23d15', '01a208e4-c674-761b-b2cf-306358bbbb46', 'Sample Telecom, line of the month', '86.00', '2026-01-08', '2026-01-08 04:39:24.176+00', '2026-01-08 04:39:24.176+00', '1', '2025-26', '24', 'Online', NULL, NULL, NULL),
  ('019c31b6-9ffd-7412-bff8-9b54cf8b4345', '01a208e4-c674-761b-b2cf-25d8502a2745', 'Teachers and office of the example institute', '2457.00', '2026-02-06', '2026-02-06 06:49:38.045+00', '2026-02-06 06:49:38.045+00', '1', '2025-26', '25', 'Online', NULL, NULL, NULL),
  ('019c369f-a274-74c3-a78e-e02b103da410', '01a208e4-c674-761b-b2cf-29297e3a75ad', 'Example House, all classrooms', '1365.00', '2026-02-07', '2026-02-07 05:42:37.428+00', '2026-02-07 05:42:37.428+00', '1', '2025-26', '26', 'Online', NULL, NULL, NULL),
  ('019c411e-2084-7251-b93c-ba7744da307b', '01a208e4-c674-761b-b2cf-2e2bd61be2e4', 'Example Power Company, bill of the month', '327.00', '2026-02-09', '2026-02-09 06:36:59.396+00', '2026-02-09 06:36:59.396+00', '1', '2025-26', '27', 'Online', NULL, NULL, NULL),
  ('019c423e-23a9-77fc-808d-b5108c5e97c2', '01a208e4-c674-761b-b2cf-306358bbbb46', 'Sample Telecom, line of the month', '109.00', '2026-02-09', '2026-02-09 11:51:34.569+00', '2026-02-09 11:51:34.569+00', '1', '2025-26', '28', 'Online', NULL, NULL, NULL),
  ('01a19b44-4019-7277-83b9-9e3f4adea906', '01a208e4-c674-761b-b2cf-29297e3a75ad', 'Example House, all classrooms', '221.00', '2026-11-02', '2026-11-02 07:58:23.769+00', '2026-11-02 07:58:23.769+00', '1', '2026-27', '1', 'Online', NULL, NULL, NULL),
  ('01a19c3d-3bc5-7578-9c3d-d270900c404b', '01a208e4-c674-761b-b2cf-25d8502a2745', 'Teachers and office of the example institute', '398.00', '2026-11-02', '2026-11-02 12:30:21.125+00', '2026-11-02 12:30:21.125+00', '1', '2026-27', '2', 'Online', NULL, NULL, NULL),
  ('01a1a4b8-370c-7031-b7e2-61443f19e353', '01a208e4-c674-761b-b2cf-2e2bd61be2e4', 'Example Power Company, bill of the month', '53.00', '2026-11-04', '2026-11-04 04:01:38.572+00', '2026-11-04 04:01:38.572+00', '1', '2026-27', '3', 'Online', NULL, NULL, NULL),
  ('01a1c057-66d2-71f7-9c43-2a8435f27310', '01a208e4-c674-761b-b2cf-306358bbbb46', 'Sample Telecom, line of the month', '17.00', '2026-11-09', '2026-11-09 12:45:15.858+00', '2026-11-09 12:45:15.858+00', '1', '2026-27', '4', 'Online', NULL, NULL, NULL);
insert into expense_category ("id", "ledger", "ledger_key", "created_at", "updated_at", "deleted_at", "budget", "version") overriding system value values
  ('01a208e4-c674-761b-b2cf-25d8502a2745', 'Salaries', 'salaries', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a208e4-c674-761b-b2cf-29297e3a75ad', 'Rent', 'rent', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a208e4-c674-761b-b2cf-2e2bd61be2e4', 'Electricity', 'electricity', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a208e4-c674-761b-b2cf-306358bbbb46', 'Internet', 'internet', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a208e4-c674-761b-b2cf-358c38e0a404', 'Stationery', 'stationery', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '5000.00', '1'),
  ('01a208e4-c674-761b-b2cf-38216af3ea6c', 'Repairs', 'repairs', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a208e4-c674-761b-b2cf-3ddd8273441d', 'Tea and water', 'tea and water', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '3000.00', '1'),
  ('01a208e4-c674-761b-b2cf-438e49144560', 'Advertising', 'advertising', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '20000.00', '1');
insert into expense_voucher_series ("financial_year", "last") overriding system value values
  ('2025-26', '28'),
  ('2026-27', '4');
insert into fee_adjustment ("id", "student_id", "kind", "enrolment_id", "amount", "reason", "day", "created_at", "created_by", "by_hr", "version", "withdrawn_at", "withdrawn_by") overriding system value values
  ('01a208e4-c6a6-70b9-b88b-e86db13f0528', '01a1b03c-74c1-7534-a26a-de0f077ec5a1', 'Discount', '01a1b03c-74c1-74f7-bc92-9b3b9578caba', '500.00', 'Scholarship', '2026-11-21', '2026-11-21 04:30:00+00', '01a208e4-c5b8-722d-a503-3a1202cfd9da', 'false', '1', NULL, NULL);
insert into fee_plan ("enrolment_id", "version") overriding system value values
  ('01976d38-7d5f-7764-ba2b-3fe193dc3a92', '1');
insert into fee_plan_row ("enrolment_id", "n", "due_on", "amount") overriding system value values
  ('01976d38-7d5f-7764-ba2b-3fe193dc3a92', '1', '2026-11-20', '1000.00');
insert into heartbeat ("process_id", "started_at", "seen_at") overriding system value values
  ('01a208e4-c709-7446-8ace-df0117964c9d', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00');
insert into idempotency ("scope", "route", "key", "body_hash", "status", "answer", "forever", "at") overriding system value values
  ('01a208e4-c5b8-722d-a503-3c593ddf2bcd', 'POST /api/enquiry', 'dump', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '201', '{}', 'false', '2026-11-21 04:30:00+00');
insert into institute ("one", "name", "address", "phone", "time_zone", "self_registration", "version", "receipt_language", "two_factor", "upi_id", "hr_closes_all", "gstin", "receipt_terms", "receipt_paper") overriding system value values
  ('true', 'Namuna Training Institute (demo)', '1 Example Road, Example Nagar', '+91 55500 00000', 'Asia/Kolkata', 'true', '2', 'en', 'off', 'namuna@examplebank', 'false', '00AAAAA0000A1ZI', NULL, 'a4');
insert into institute_logo ("one", "content", "type", "hash", "changed_at") overriding system value values
  ('true', E'\\x0101010101010101010101010101010101010101010101010101010101010101', 'image/png', '0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00');
insert into job_run ("job", "started_at") overriding system value values
  ('cleanup', '2026-11-21 04:30:00+00');
insert into known_browser ("token_hash", "account_id", "used_at") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a208e4-c5b8-722d-a503-3c593ddf2bcd', '2026-11-21 04:30:00+00');
insert into kysely_migration ("name", "timestamp") overriding system value values
  ('0001_house', '2026-11-23T14:52:19.951Z'),
  ('0002_courses_and_batches', '2026-11-23T14:52:19.957Z'),
  ('0003_students_and_fees', '2026-11-23T14:52:19.972Z'),
  ('0004_attendance_and_enquiries', '2026-11-23T14:52:19.985Z'),
  ('0005_portfolio', '2026-11-23T14:52:19.988Z'),
  ('0006_projects', '2026-11-23T14:52:19.991Z'),
  ('0007_expenses', '2026-11-23T14:52:19.997Z'),
  ('0008_reset_tokens', '2026-11-23T14:52:20.000Z'),
  ('0009_lists_of_the_admin', '2026-11-23T14:52:20.003Z'),
  ('0010_erasure', '2026-11-23T14:52:20.006Z'),
  ('0011_search', '2026-11-23T14:52:20.011Z'),
  ('0012_receipt_amounts', '2026-11-23T14:52:20.012Z'),
  ('0013_drafts', '2026-11-23T14:52:20.015Z'),
  ('0014_request_limits', '2026-11-23T14:52:20.018Z'),
  ('0015_placed_enquiries', '2026-11-23T14:52:20.020Z'),
  ('0017_sign_in', '2026-11-23T14:52:20.028Z'),
  ('0018_two_factor', '2026-11-23T14:52:20.032Z'),
  ('0019_erasure', '2026-11-23T14:52:20.038Z'),
  ('0020_privacy', '2026-11-23T14:52:20.042Z'),
  ('0021_backups', '2026-11-23T14:52:20.044Z'),
  ('0022_audit_chain', '2026-11-23T14:52:20.050Z'),
  ('0023_several_processes', '2026-11-23T14:52:20.054Z'),
  ('0024_enrolments', '2026-11-23T14:52:20.064Z'),
  ('0025_expense_vouchers', '2026-11-23T14:52:20.076Z'),
  ('0026_payment_details', '2026-11-23T14:52:20.079Z'),
  ('0027_receipt_verification', '2026-11-23T14:52:20.083Z'),
  ('0028_daily_closing', '2026-11-23T14:52:20.088Z'),
  ('0029_discounts_and_refunds', '2026-11-23T14:52:20.093Z'),
  ('0030_fee_plans', '2026-11-23T14:52:20.098Z'),
  ('0031_refunds', '2026-11-23T14:52:20.107Z'),
  ('0032_reminders', '2026-11-23T14:52:20.111Z'),
  ('0033_course_instalments', '2026-11-23T14:52:20.113Z'),
  ('0034_name_search', '2026-11-23T14:52:20.114Z'),
  ('0035_receipt_paper', '2026-11-23T14:52:20.116Z'),
  ('0036_student_list_order', '2026-11-23T14:52:20.119Z'),
  ('0037_overdue_sums', '2026-11-23T14:52:20.121Z'),
  ('0038_enquiry_calls', '2026-11-23T14:52:20.124Z'),
  ('0039_photos_and_logo', '2026-11-23T14:52:20.128Z'),
  ('0041_duplicate_lookup', '2026-11-23T14:52:20.130Z'),
  ('0042_name_words', '2026-11-23T14:52:20.134Z'),
  ('0043_daily_sums', '2026-11-23T14:52:20.145Z'),
  ('0044_read_after', '2026-11-23T14:52:20.148Z'),
  ('0045_list_order', '2026-11-23T14:52:20.151Z'),
  ('0046_name_word_removal', '2026-11-23T14:52:20.152Z');
insert into kysely_migration_lock ("id", "is_locked") overriding system value values
  ('migration_lock', '0');
insert into migration_hash ("name", "hash") overriding system value values
  ('0001_house', '11947a13f9eee17820e23f5978c8630bd5fffb31f191391ec4b006d82d433b34'),
  ('0002_courses_and_batches', 'a3cc1a1c2234e25eb047de4b187dab25964862c50c9d6f8dbce62cc5f02f5325'),
  ('0003_students_and_fees', 'ace3b07df228e2a47ad78c4d7b756cee7085bc29f42117c06baceaa1faf9a9b5'),
  ('0004_attendance_and_enquiries', 'ee27bbb84b63a47ccb00fe15ff4c43ea2534dda141fbd778bb3c3441129b6a04'),
  ('0005_portfolio', 'b4579e4fa3f52bd128569ec28dbd7a3aacbdfd3316e11a96aef82335c2b444bf'),
  ('0006_projects', 'f26e45eeda3d29aa5977ce2936aa5e47e52336f6e44bfa0a55a294c98a6b90fc'),
  ('0007_expenses', '31c958f347301b8b1f4561b54c3c2706abafb99c8bf6c584b51c4e608d3e3d80'),
  ('0008_reset_tokens', '160d9d56c3a4229638e76ca51b4f37604d0b6f2bdfb66aff7da7b3d9c6386a70'),
  ('0009_lists_of_the_admin', 'b123d7c81bbf8078f086362e2b69f1a619012b9b675509abde2e9ab62c35e34f'),
  ('0010_erasure', '72dce84fb947dbde51279b9cc3cf6913c6dee2be00a3331548f274dc3a3b2ba1'),
  ('0011_search', '630508701d6c819a1c0a9d5c97b0d172b0d3cee2f2cc9b0ab894695f50d134fa'),
  ('0012_receipt_amounts', 'e415bd2f8263bcbb3db46db652f074f86c0e730ac8d5c166cba1058632a41e07'),
  ('0013_drafts', '1bfae2986940271255e11391b402bbe164f89e88762b362d9a1db187d40f24c1'),
  ('0014_request_limits', 'fd03c2e99f4bb4867d4ff3411825c141de70789d087bfd58b8dea04ab37c52b9'),
  ('0015_placed_enquiries', '3dcbc833778d8073c73673d01fbf1b418c4ef4ac78f6e3de972bb1385fb6514a'),
  ('0017_sign_in', '16b085e3aea93c4baae45b980355ba32d3425d996461a17259213ecb7bbfdee3'),
  ('0018_two_factor', 'a02707a90429e40b1f2fdcb7abd1a06cc9050d24098e55c3d5ffcd5c8d2622f0'),
  ('0019_erasure', '4553ecda75b2833a336ead71b072071dba6a5d6784ee13f09b0bd664678bc037'),
  ('0020_privacy', 'f153e3511ec56aaca6a85c875eab353a80fb6b8cf6c28baa7fff3f47095d4175'),
  ('0021_backups', '87015b5cb644e1ef7c70977fdc7cd8c08c060eebc804f87c565876d88fed4006'),
  ('0022_audit_chain', '508400979a6b2ff19ff0438fef275de85a3d86e9872cf8b606dc8fa8aab447d9'),
  ('0023_several_processes', '51399faeee4170b31373b63ac1896a6b310bc2642c82f3021f5ca8f653a16989'),
  ('0024_enrolments', 'b3fda621e0205b71d71ab456795c7dd1c05130f5f1ff52148f47a8d559474638'),
  ('0025_expense_vouchers', 'c62d03435057ab643bafffc6d60fc24197fdad3e6cf36c7932eab107007f3e7c'),
  ('0026_payment_details', '981dca8e73f74eaa0643c32e3b0a3228313fd9ddcce9412c5c91ea38dfdf4e5d'),
  ('0027_receipt_verification', 'cfdc0158a1448ece6f37a17f668f19d14182ff77dd6121cac44c6371ff847994'),
  ('0028_daily_closing', '23f35161b1eaf967cb623da35565bdaea645c7b80f1b0bd08cfec268708bb436'),
  ('0029_discounts_and_refunds', '2245fc9d321d0379483fb6124de15350d6ec60e84daef9ab9468c0c63fefe78f'),
  ('0030_fee_plans', 'c060e0ec0a743e0098537646ccb51e3f3f36a623ef8c5d25d78b81940b3caf7d'),
  ('0031_refunds', '580f0876eca74cb87922a997fa3f08970e0fdff3b9155b013586fb1243d142c3'),
  ('0032_reminders', '480bdefa75f9bb2920479a24ec1747c2b4ad890decf7604974501ba45b056123'),
  ('0033_course_instalments', '22bf70c7cb82af977b2fd6c4d519e6ad3b6893cc2fc23a03b8b7df032d200476'),
  ('0034_name_search', '46a2fc63d503a93cbb661db6b9347d23b8fd862023b8c2db8424bf1bbd3eaf58'),
  ('0035_receipt_paper', '5bd4a9cb5ffba5cf4e6c74ebe4c8f3ec3f89636c18bd59e04a5db6d9014ebf1a'),
  ('0036_student_list_order', '8f52059635ba652ce0a56e22afefde10414500257e522c1a1298aebac0b792aa'),
  ('0037_overdue_sums', '3fe290f4c9191df84a981fc1562796ab2f1e322d9576c8e8061d153a81bf173e'),
  ('0038_enquiry_calls', 'c4df528cd6acdebf17a728eab19b98784bec436196a4feee2643e739bf011a3f'),
  ('0039_photos_and_logo', '8a9ed9d2f6d282cce41f3d8644b6b481f09ae03b1da85a710fdf4ff062e93294'),
  ('0041_duplicate_lookup', 'be2612c82d8881cbe04f8d1cacb43f7aeec5fcc9a16440393b0c6ebc8d1e65b1'),
  ('0042_name_words', 'a4db8f453d39b60df160c75a8a7902e8e6cd31bd081a1bb76b77b145ec38cb03'),
  ('0043_daily_sums', '0181f4b939747e23ee2365257f520717d63e1d3c82d00b2179a092ca8d76662a'),
  ('0044_read_after', '9be6b21c4968f4fd01eb282ac50103e393b62bcf315083adbcf1682efb1b97c3'),
  ('0045_list_order', '86bf9b23433258996ad16dfb099fb6262b0cda96c7de091da4069f066891ee4f'),
  ('0046_name_word_removal', '4e64c0c378203fd59ff2c7112d9a0b06164c1317061fe66b10ee0e3e361f7e72');
insert into name_word ("word") overriding system value values
  ('asha'),
  ('beispiel'),
  ('farhan'),
  ('ishwari'),
  ('maya'),
  ('namuna'),
  ('noor'),
  ('priklad'),
  ('przykład'),
  ('sample'),
  ('udaharan'),
  ('voorbeeld'),
  ('yusuf'),
  ('zoe'),
  ('दृष्टांत'),
  ('विवेक');
insert into portfolio ("id", "student_id", "link", "created_at", "version") overriding system value values
  ('019daf1c-ae23-7684-a21e-ced3011022d8', '01976d38-7d5f-7492-a459-9f24131b04ba', 'https://example.com/9f24131b04ba/portfolio-1', '2026-04-21 08:16:25.635+00', '1'),
  ('019f4660-91bf-72cf-9e1b-37a750ce2a77', '01976d38-7d5f-7492-a459-9f24131b04ba', 'https://example.com/9f24131b04ba/portfolio-2', '2026-07-09 10:16:01.727+00', '1');
insert into privacy_notice ("one", "texts", "version") overriding system value values
  ('true', '{"en": "Example"}', '2');
insert into project ("id", "student_id", "link", "tech_used", "description", "created_at", "version") overriding system value values
  ('01983ab5-5436-727c-9b4d-820b291eb1ba', '01976d38-7d5f-7492-a459-9f24131b04ba', 'https://example.com/9f24131b04ba/project-3', 'Python, pandas', 'Sales of a sample company, month by month', '2025-07-24 04:33:38.87+00', '1'),
  ('019d47ad-09b4-726f-8920-dc00253e1704', '01976d38-7d5f-7492-a459-9f24131b04ba', 'https://example.com/9f24131b04ba/project-1', 'Python, pandas', 'नमूना पुस्तकालय की सूची', '2026-04-01 06:13:35.796+00', '1'),
  ('01a0d6d4-797a-7377-9c32-33caa1a11811', '01976d38-7d5f-7492-a459-9f24131b04ba', 'https://example.com/9f24131b04ba/project-2', 'Tally', 'The example institute’s timetable as a page', '2026-09-25 04:30:44.09+00', '1');
insert into receipt ("id", "financial_year", "n", "student_id", "student_name", "contact", "course", "b_code", "pay_mode", "payable", "paid", "due_after", "paid_on", "issued_on", "issued_at", "issued_by", "changed_at", "version", "voided_at", "voided_by", "void_reason", "enrolment_id", "reference", "note", "verification_id") overriding system value values
  ('01977d82-9bf0-73cc-b93c-ae1b0aeacfa5', '2025-26', '1', '01976d38-7d5f-7492-a459-9f24131b04ba', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Online', '31500.00', '10500.00', '21000.00', '2025-06-17', '2025-06-17', '2025-06-17 10:50:01.072+00', '01a208e4-c5ff-70c6-96b3-fa47d2a39f65', NULL, '1', NULL, NULL, NULL, '01976d38-7d5f-7764-ba2b-3fe193dc3a92', '632700007919', NULL, '2f65d277-3c21-4375-95f0-847d3a58ab0e'),
  ('01980c8c-196a-7427-8649-3f4072b18c2a', '2025-26', '2', '01976d38-7d5f-7492-a459-9f24131b04ba', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Cash', '31500.00', '10500.00', '10500.00', '2025-07-15', '2025-07-15', '2025-07-15 05:26:04.906+00', '01a208e4-c5ff-70c6-96b3-ffbc91845123', NULL, '1', NULL, NULL, NULL, '01976d38-7d5f-7764-ba2b-3fe193dc3a92', NULL, NULL, '688e6e1e-a356-490d-b05b-e914b6621499'),
  ('01984f40-d442-7749-b452-5ac464efd0bc', '2025-26', '3', '0198305a-7b46-715a-8ec3-d4bc3b909896', 'Zoë Sample', '5550000007', 'Graphic Design', 'GD-2507', 'Online', '22000.00', '11000.00', '11000.00', '2025-07-28', '2025-07-28', '2025-07-28 04:18:25.474+00', '01a208e4-c5b8-722d-a503-3c593ddf2bcd', NULL, '1', NULL, NULL, NULL, '0198305a-7b46-7718-a0e3-b9b1d7b74259', '632700023757', NULL, '7fed5f29-090d-4b55-b3e7-7924c7dd72fc'),
  ('0198adb9-bb13-71d5-bdba-c6dc034a419b', '2025-26', '4', '01976d38-7d5f-7492-a459-9f24131b04ba', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Others', '31500.00', '10500.00', '0.00', '2025-08-15', '2025-08-15', '2025-08-15 12:34:47.187+00', '01a208e4-c5ff-70c6-96b3-fa47d2a39f65', NULL, '1', NULL, NULL, NULL, '01976d38-7d5f-7764-ba2b-3fe193dc3a92', NULL, NULL, 'dadcf88f-791e-4c02-8148-82103ee82d00'),
  ('0198d1be-32ac-76a7-a456-3ce1bc12afe4', '2025-26', '5', '0198305a-7b46-715a-8ec3-d4bc3b909896', 'Zoë Sample', '5550000007', 'Graphic Design', 'GD-2507', 'Online', '22000.00', '11000.00', '0.00', '2025-08-21', '2025-08-22', '2025-08-22 12:25:59.724+00', '01a208e4-c5ff-70c6-96b3-ffbc91845123', NULL, '1', NULL, NULL, NULL, '0198305a-7b46-7718-a0e3-b9b1d7b74259', '632700039595', NULL, '3552235a-581c-4e31-94db-def278b30ccb'),
  ('01994735-b681-7703-85e4-805e56e102bf', '2025-26', '6', '0199483e-e8b1-7610-88b9-02cff1353a5a', 'Yusuf Příklad', '5550000003', 'Digital Marketing', 'DM-2508', 'Cash', '15000.00', '15000.00', '0.00', '2025-09-14', '2025-09-14', '2025-09-14 07:52:06.529+00', '01a208e4-c5b8-722d-a503-3c593ddf2bcd', NULL, '1', NULL, NULL, NULL, '0199483e-e8b1-712a-bcd7-e485e4113fc9', NULL, NULL, 'e14282e5-fcc2-4e87-a104-28272c6a8f0c'),
  ('019acefa-c7b2-74c3-9d3b-f68f35f89765', '2025-26', '7', '019acdcb-3f5e-76ef-8233-18ba825edce6', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '12000.00', '2025-11-29', '2025-11-29', '2025-11-29 09:38:52.978+00', '01a208e4-c5ff-70c6-96b3-fa47d2a39f65', NULL, '1', NULL, NULL, NULL, '019acdcb-3f5e-76b9-9c92-b388ddb14dd7', NULL, NULL, '18c77715-2192-4d2c-9790-9f23e7e77db0'),
  ('019b7ce0-50eb-7256-a62b-5cf6721f51d0', '2025-26', '8', '019acdcb-3f5e-76ef-8233-18ba825edce6', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '6000.00', '2026-01-02', '2026-01-02', '2026-01-02 04:03:54.219+00', '01a208e4-c5ff-70c6-96b3-ffbc91845123', NULL, '1', NULL, NULL, NULL, '019acdcb-3f5e-76b9-9c92-b388ddb14dd7', NULL, NULL, 'b0eac13b-cd5c-4e72-9463-b604ab7cbb6a'),
  ('019c1cef-33c4-73ef-a7d8-a3ff6d0cdf34', '2025-26', '9', '019acdcb-3f5e-76ef-8233-18ba825edce6', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '0.00', '2026-02-02', '2026-02-02', '2026-02-02 05:59:24.356+00', '01a208e4-c5b8-722d-a503-3c593ddf2bcd', NULL, '1', NULL, NULL, NULL, '019acdcb-3f5e-76b9-9c92-b388ddb14dd7', NULL, NULL, 'd11af84a-d1f7-4843-808a-22791b7b910c'),
  ('01a1cf35-657d-77dc-bb14-a0a4a46f8835', '2026-27', '1', '01a1b03c-74c1-7534-a26a-de0f077ec5a1', 'Noor Namuna', '5550000008', 'Hindi Typing', 'HT-2611', 'Online', '4050.00', '1000.00', '3050.00', '2026-11-12', '2026-11-12', '2026-11-12 10:02:25.533+00', '01a208e4-c5ff-70c6-96b3-fa47d2a39f65', NULL, '1', NULL, NULL, NULL, '01a1b03c-74c1-74f7-bc92-9b3b9578caba', '632700007919', NULL, '8c171cd5-dbbc-44d8-9ee3-cd0cd08cb27d');
insert into receipt_part ("receipt_id", "n", "mode", "amount", "reference") overriding system value values
  ('0198adb9-bb13-71d5-bdba-c6dc034a419b', '1', 'Cash', '5200.00', NULL),
  ('0198adb9-bb13-71d5-bdba-c6dc034a419b', '2', 'UPI', '5300.00', '632700031676');
insert into receipt_series ("financial_year", "last") overriding system value values
  ('2025-26', '9'),
  ('2026-27', '1');
insert into recovery_code ("id", "account_id", "code_hash", "used_at") overriding system value values
  ('01a208e4-c709-7446-8ace-d54da0bd56f7', '01a208e4-c5b8-722d-a503-3c593ddf2bcd', 'example', NULL);
insert into recurring_expense ("id", "category_id", "remark", "amount", "pay_mode", "payee", "starts_on", "created_at", "updated_at", "ended_at", "version") overriding system value values
  ('01a208e4-c67b-733b-89f0-dadbafa1b991', '01a208e4-c674-761b-b2cf-38216af3ea6c', 'Demo Repairs: upkeep of the projectors', '1500.00', 'Online', NULL, '2026-11-01', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '1');
insert into recurring_expense_month ("recurring_id", "month", "expense_id") overriding system value values
  ('01a208e4-c67b-733b-89f0-dadbafa1b991', '2026-11-01', NULL);
insert into refund ("id", "financial_year", "n", "student_id", "enrolment_id", "student_name", "contact", "course", "b_code", "pay_mode", "amount", "paid_before", "refunded_on", "issued_on", "issued_at", "issued_by", "reason", "reference", "note", "version", "voided_at", "voided_by", "void_reason") overriding system value values
  ('01a208e4-c6b9-7657-b472-d50ac6587a62', '2026-27', '1', '01a1b03c-74c1-7534-a26a-de0f077ec5a1', '01a1b03c-74c1-74f7-bc92-9b3b9578caba', 'Noor Namuna', '5550000008', 'Hindi Typing', 'HT-2611', 'Cash', '200.00', '1000.00', '2026-11-21', '2026-11-21', '2026-11-21 04:30:00+00', '01a208e4-c5b8-722d-a503-3a1202cfd9da', 'Paid twice', NULL, NULL, '1', NULL, NULL, NULL);
insert into refund_series ("financial_year", "last") overriding system value values
  ('2026-27', '1');
insert into reminder ("student_id", "day", "channel", "state", "sent_by", "at") overriding system value values
  ('01a11b91-9b52-7711-8b5c-f4e7c3199eb0', '2026-11-19', 'WhatsApp', 'sent', '01a208e4-c5b8-722d-a503-3c593ddf2bcd', '2026-11-19 04:30:00+00'),
  ('01a1b03c-74c1-7534-a26a-de0f077ec5a1', '2026-11-19', 'WhatsApp', 'sent', '01a208e4-c5b8-722d-a503-3c593ddf2bcd', '2026-11-19 04:30:00+00'),
  ('01a1fb86-a83e-7197-bfff-401180c1e9e6', '2026-11-19', 'WhatsApp', 'sent', '01a208e4-c5b8-722d-a503-3c593ddf2bcd', '2026-11-19 04:30:00+00');
insert into reminder_settings ("one", "days", "texts", "version") overriding system value values
  ('true', '{-3,0,3,7,15}', '{}', '1');
insert into request_count ("scope", "caller", "started_at", "n") overriding system value values
  ('email-enquirer', '01a208e4-c5b8-722d-a503-3c593ddf2bcd', '2026-11-21 04:30:00+00', '1');
insert into reset_token ("token_hash", "account_id", "made_at", "expires_at", "used_at", "purpose") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a208e4-c5b8-722d-a503-3c593ddf2bcd', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', NULL, 'password');
insert into secret ("name", "value") overriding system value values
  ('log', E'\\xb3aa6100f84d4ec5b7dc10e04bf15b24bde9471aac3dc29d018f84ac42bf0fe3');
insert into session ("token_hash", "account_id", "created_at", "seen_at", "id", "address", "user_agent", "confirmed_at", "read_after") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a208e4-c5b8-722d-a503-3c593ddf2bcd', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', 'b51d7f60-22fd-4e34-a00b-9d0c209094d2', '', '', NULL, '0/1E6F6D0');
insert into setup_code ("code_hash", "created_at", "accounts") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00', NULL);
insert into sign_in_attempt ("id", "email_hash", "address", "at", "ok", "browser_hash") overriding system value values
  ('1', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '192.0.2.1', '2026-11-21 04:30:00+00', 'true', NULL);
insert into student ("id", "fname", "lname", "father", "contact", "alt_contact", "gender", "dob", "cur_address", "per_address", "linked_in", "profile", "degree", "com_year", "university", "course_id", "mode", "duration", "batch_id", "joining_on", "end_on", "is_completed", "is_placed", "status", "search_key", "created_at", "version", "search_text") overriding system value values
  ('01976d38-7d5f-7492-a459-9f24131b04ba', 'विवेक', 'दृष्टांत', 'Yusuf दृष्टांत', '5550000001', NULL, 'male', '1996-12-21', '8 नमूना मार्ग, Sampleganj', '159 Namuna Marg, Demo Colony', NULL, NULL, 'BCom', '2017', 'Université de l’Exemple', '01a208e4-c5da-75b8-a3c9-d1c8f22c6edf', 'offline', '6 months', '01a208e4-c5dd-768b-8448-a403d01d73cc', '2025-06-14', '2025-12-19', 'true', 'false', 'Active', 'विवेक दृष्टांत', '2025-06-14 06:55:08.127+00', '1', 'विवेक दृष्टांत yusuf दृष्टांत student.1@example.com 5550000001'),
  ('0198305a-7b46-715a-8ec3-d4bc3b909896', 'Zoë', 'Sample', 'Ravi Sample', '5550000007', NULL, 'female', '1997-07-07', NULL, '124 नमूना मार्ग, Sampleganj', NULL, NULL, 'BCA', '2018', 'Sample Institute of Technology', '01a208e4-c5da-75b8-a3c9-d59e8a0af6bf', 'offline', '5 months', '01a208e4-c5dd-768b-8448-a836240de8f9', '2025-07-22', '2025-12-16', 'true', 'false', 'Active', 'zoe sample', '2025-07-22 04:18:12.934+00', '1', 'zoe sample ravi sample zoe.7@example.com 5550000007'),
  ('0199483e-e8b1-7610-88b9-02cff1353a5a', 'Yusuf', 'Příklad', 'Arjun Příklad', '5550000003', NULL, 'male', '2005-10-17', NULL, '52 नमूना मार्ग, Sampleganj', NULL, NULL, 'Diploma', '2026', 'Université de l’Exemple', '01a208e4-c5da-75b8-a3c9-d8c0d377013c', 'online', '3 months', '01a208e4-c5dd-768b-8448-ad12b6aac087', '2025-09-14', '2025-11-11', 'true', 'true', 'Active', 'yusuf priklad', '2025-09-14 12:41:46.417+00', '1', 'yusuf priklad arjun priklad yusuf.3@example.com 5550000003'),
  ('019acdcb-3f5e-76ef-8233-18ba825edce6', 'Māyā', 'Udāharaṇ', 'Kabir Udāharaṇ', '5550000004', NULL, 'female', '1993-05-14', '45 Namuna Marg, Demo Colony', '143 Example Road, Example Nagar', NULL, NULL, 'BBA', '2014', 'Example University', '01a208e4-c5da-75b8-a3c9-c833bcbcea11', 'offline', '4 months', '01a208e4-c5dd-768b-8448-bddb58d4a2d8', '2025-11-29', '2026-03-25', 'true', 'false', 'Active', 'maya udaharan', '2025-11-29 04:07:20.67+00', '1', 'maya udaharan kabir udaharan maya.4@example.com 5550000004'),
  ('01a11b91-9b52-7711-8b5c-f4e7c3199eb0', 'Zoë', 'Przykład', 'Arjun Przykład', '5550000002', '5560000002', 'female', '1999-07-27', '55 Udāharaṇ Path, Namunapur', '22 Namuna Marg, Namunapur', 'https://www.example.com/in/student-2', NULL, 'Diploma', '2020', 'Sample Institute of Technology', '01a208e4-c5da-75b8-a3c9-d8c0d377013c', 'offline', '3 months', '01a208e4-c5de-7626-812d-f5374487d9dd', '2026-10-08', NULL, 'false', 'false', 'Disable', 'zoe przykład', '2026-10-08 12:51:29.746+00', '2', 'zoe przykład arjun przykład zoe.2@example.com 5550000002 5560000002'),
  ('01a1b03c-74c1-7534-a26a-de0f077ec5a1', 'Noor', 'Namuna', 'Ravi Namuna', '5550000008', NULL, 'female', '1993-03-31', NULL, '29 Example Road, Demo Colony', NULL, NULL, 'BCA', '2014', 'Sample Institute of Technology', '01a208e4-c5da-75b8-a3c9-deb09a718696', 'online', '2 months', '01a208e4-c5de-7626-812d-f9f4359a661b', '2026-11-06', NULL, 'false', 'false', 'Active', 'noor namuna', '2026-11-06 09:41:54.497+00', '1', 'noor namuna ravi namuna noor.8@example.com 5550000008'),
  ('01a1be83-9230-7350-934b-fcadfe22a66f', 'Zoë', 'Przykład', 'Om Przykład', '5550000006', '5560000006', 'female', '1998-11-14', NULL, '122 Udāharaṇ Path, Demo Colony', NULL, NULL, 'BBA', '2019', 'उदाहरण विश्वविद्यालय', '01a208e4-c5da-75b8-a3c9-e11b0c8c029b', 'offline', '4 months', '01a208e4-c5de-7626-812d-ffd6a5c19afb', '2026-12-01', NULL, 'false', 'false', 'Pending', 'zoe przykład', '2026-11-09 04:14:16.112+00', '1', 'zoe przykład om przykład zoe.6@example.com 5550000006 5560000006'),
  ('01a1fb86-a83e-7197-bfff-401180c1e9e6', 'Farhan', 'Beispiel', 'Arjun Beispiel', '5550000005', '5560000005', 'male', '1993-10-26', NULL, '9 Namuna Marg, Sampleganj', NULL, NULL, 'BSc', '2014', 'Example University', '01a208e4-c5da-75b8-a3c9-deb09a718696', 'offline', '2 months', '01a208e4-c5de-7626-812d-f9f4359a661b', '2026-11-21', NULL, 'false', 'false', 'Active', 'farhan beispiel', '2026-11-21 00:34:28.542+00', '1', 'farhan beispiel arjun beispiel farhan.5@example.com 5550000005 5560000005');
insert into student_account ("student_id", "fee", "paid", "due_from", "planned_due_on", "due_amount") overriding system value values
  ('01976d38-7d5f-7492-a459-9f24131b04ba', '31500.00', '31500.00', '2025-08-15', NULL, NULL),
  ('0198305a-7b46-715a-8ec3-d4bc3b909896', '22000.00', '22000.00', '2025-08-21', NULL, NULL),
  ('0199483e-e8b1-7610-88b9-02cff1353a5a', '15000.00', '15000.00', '2025-09-14', NULL, NULL),
  ('019acdcb-3f5e-76ef-8233-18ba825edce6', '18000.00', '18000.00', '2026-02-02', NULL, NULL),
  ('01a11b91-9b52-7711-8b5c-f4e7c3199eb0', '13500.00', '0.00', '2026-10-08', NULL, NULL),
  ('01a1b03c-74c1-7534-a26a-de0f077ec5a1', '3550.00', '800.00', '2026-11-12', NULL, NULL),
  ('01a1be83-9230-7350-934b-fcadfe22a66f', '0.00', '0.00', '2026-12-01', NULL, NULL),
  ('01a1fb86-a83e-7197-bfff-401180c1e9e6', '4050.00', '0.00', '2026-11-21', NULL, NULL);
insert into student_photo ("student_id", "content", "hash", "changed_at") overriding system value values
  ('01976d38-7d5f-7492-a459-9f24131b04ba', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00');
insert into student_total ("shard", "kind", "n", "fee", "paid") overriding system value values
  ('0', 'Active', '1', '4050.00', '0.00'),
  ('0', 'Disable', '0', '0.00', '0.00'),
  ('0', 'Pending', '0', '0.00', '0.00'),
  ('0', 'Placed', '0', '0.00', '0.00'),
  ('1', 'Active', '1', '22000.00', '22000.00'),
  ('1', 'Disable', '0', '0.00', '0.00'),
  ('1', 'Pending', '0', '0.00', '0.00'),
  ('1', 'Placed', '0', '0.00', '0.00'),
  ('10', 'Active', '2', '21550.00', '18800.00'),
  ('10', 'Disable', '0', '0.00', '0.00'),
  ('10', 'Pending', '0', '0.00', '0.00'),
  ('10', 'Placed', '0', '0.00', '0.00'),
  ('11', 'Active', '0', '0.00', '0.00'),
  ('11', 'Disable', '0', '0.00', '0.00'),
  ('11', 'Pending', '1', '0.00', '0.00'),
  ('11', 'Placed', '0', '0.00', '0.00'),
  ('12', 'Active', '0', '0.00', '0.00'),
  ('12', 'Disable', '0', '0.00', '0.00'),
  ('12', 'Pending', '0', '0.00', '0.00'),
  ('12', 'Placed', '0', '0.00', '0.00'),
  ('13', 'Active', '1', '31500.00', '31500.00'),
  ('13', 'Disable', '0', '0.00', '0.00'),
  ('13', 'Pending', '0', '0.00', '0.00'),
  ('13', 'Placed', '0', '0.00', '0.00'),
  ('14', 'Active', '0', '0.00', '0.00'),
  ('14', 'Disable', '0', '0.00', '0.00'),
  ('14', 'Pending', '0', '0.00', '0.00'),
  ('14', 'Placed', '1', '15000.00', '15000.00'),
  ('15', 'Active', '0', '0.00', '0.00'),
  ('15', 'Disable', '0', '0.00', '0.00'),
  ('15', 'Pending', '0', '0.00', '0.00'),
  ('15', 'Placed', '0', '0.00', '0.00'),
  ('2', 'Active', '0', '0.00', '0.00'),
  ('2', 'Disable', '0', '0.00', '0.00'),
  ('2', 'Pending', '0', '0.00', '0.00'),
  ('2', 'Placed', '0', '0.00', '0.00'),
  ('3', 'Active', '0', '0.00', '0.00'),
  ('3', 'Disable', '0', '0.00', '0.00'),
  ('3', 'Pending', '0', '0.00', '0.00'),
  ('3', 'Placed', '0', '0.00', '0.00'),
  ('4', 'Active', '0', '0.00', '0.00'),
  ('4', 'Disable', '0', '0.00', '0.00'),
  ('4', 'Pending', '0', '0.00', '0.00'),
  ('4', 'Placed', '0', '0.00', '0.00'),
  ('5', 'Active', '0', '0.00', '0.00'),
  ('5', 'Disable', '1', '13500.00', '0.00'),
  ('5', 'Pending', '0', '0.00', '0.00'),
  ('5', 'Placed', '0', '0.00', '0.00'),
  ('6', 'Active', '0', '0.00', '0.00'),
  ('6', 'Disable', '0', '0.00', '0.00'),
  ('6', 'Pending', '0', '0.00', '0.00'),
  ('6', 'Placed', '0', '0.00', '0.00'),
  ('7', 'Active', '0', '0.00', '0.00'),
  ('7', 'Disable', '0', '0.00', '0.00'),
  ('7', 'Pending', '0', '0.00', '0.00'),
  ('7', 'Placed', '0', '0.00', '0.00'),
  ('8', 'Active', '0', '0.00', '0.00'),
  ('8', 'Disable', '0', '0.00', '0.00'),
  ('8', 'Pending', '0', '0.00', '0.00'),
  ('8', 'Placed', '0', '0.00', '0.00'),
  ('9', 'Active', '0', '0.00', '0.00'),
  ('9', 'Disable', '0', '0.00', '0.00'),
  ('9', 'Pending', '0', '0.00', '0.00'),
  ('9', 'Placed', '0', '0.00', '0.00');
insert into two_factor ("account_id", "encrypted_secret", "started_at", "confirmed_at", "last_step") overriding system value values
  ('01a208e4-c5b8-722d-a503-3c593ddf2bcd', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', '0');
select setval('sign_in_attempt_id_seq', (select max(id) from sign_in_attempt));
set session_replication_role = origin;
