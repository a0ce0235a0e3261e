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

-- 0047_parent_contact.sql
alter table student add column parent_contact text check (length(parent_contact) <= 16);
grant update (parent_contact) on student to munshi_app;

-- 0048_attendance_months.sql
create table attendance_month (
  student_id uuid not null references student,
  batch_id uuid not null references batch,
  month date not null check (extract(day from month) = 1),
  present integer not null check (present >= 0),
  absent integer not null check (absent >= 0),
  check (present + absent > 0),
  primary key (student_id, month, batch_id)
);
insert into attendance_month (student_id, batch_id, month, present, absent)
  select k.student_id, h.batch_id, date_trunc('month', k.day)::date,
    count(*) filter (where k.present), count(*) filter (where not k.present)
  from attendance_mark k join attendance_sheet h on h.id = k.sheet_id group by 1, 2, 3;
create index attendance_month_lowest on attendance_month (month, (100.0 * present / (present + absent)), student_id);
grant select on attendance_month to munshi_app;
create function attendance_month_add() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into attendance_month as m (student_id, batch_id, month, present, absent)
  select k.student_id, h.batch_id, date_trunc('month', k.day)::date,
    count(*) filter (where k.present), count(*) filter (where not k.present)
  from added k join attendance_sheet h on h.id = k.sheet_id group by 1, 2, 3 order by 1, 3, 2
  on conflict (student_id, month, batch_id) do update
    set present = m.present + excluded.present, absent = m.absent + excluded.absent;
  return null;
end $$;
create trigger attendance_month_add after insert on attendance_mark
  referencing new table as added for each statement execute function attendance_month_add();

create function attendance_month_change() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  change record;
begin
  for change in
    select n.student_id, h.batch_id, date_trunc('month', n.day)::date as month, sum(n.present::int - o.present::int) as present
    from is_now n join was o using (student_id, day, sheet_id) join attendance_sheet h on h.id = n.sheet_id
    group by 1, 2, 3 having sum(n.present::int - o.present::int) <> 0 order by 1, 3, 2
  loop
    update attendance_month m set present = m.present + change.present, absent = m.absent - change.present
    where m.student_id = change.student_id and m.month = change.month and m.batch_id = change.batch_id;
  end loop;
  return null;
end $$;
create trigger attendance_month_change after update on attendance_mark
  referencing old table as was new table as is_now for each statement execute function attendance_month_change();
revoke execute on function attendance_month_add, attendance_month_change from public;

-- 0049_absence_notices.sql
create table absence_notice (
  student_id uuid not null,
  day date not null,
  sheet_id uuid not null,
  sent_by uuid not null references account,
  at timestamptz not null,
  primary key (student_id, day, sheet_id),
  foreign key (student_id, day, sheet_id) references attendance_mark
);
grant select, insert on absence_notice to munshi_app;
create table absence_settings (
  one boolean primary key default true check (one),
  threshold integer not null default 75 check (threshold between 1 and 100),
  texts jsonb not null default '{}',
  version integer not null default 1
);
insert into absence_settings default values;
grant select on absence_settings to munshi_app;
grant update (threshold, texts, version) on absence_settings to munshi_app;


create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null);
create table kysely_migration_lock (id varchar(255) primary key, is_locked integer default 0 not null);
create table migration_hash (name text primary key, hash text not null);
grant select on migration_hash to munshi_app;

set session_replication_role = replica;
truncate absence_notice, absence_settings, account, attendance_mark, attendance_month, attendance_sheet, audit_entry, audit_link, audit_personal, audit_seal, audit_unchained, backup_run, batch, cash_entry, consent, course, daily_sum, daily_sum_change, day_closing, declared_payment, deletion, discount_limit, draft, enquiry, enquiry_note, enrolment, expense, expense_category, expense_voucher_series, fee_adjustment, fee_plan, fee_plan_row, heartbeat, idempotency, institute, institute_logo, job_run, known_browser, kysely_migration, kysely_migration_lock, migration_hash, name_word, portfolio, privacy_notice, project, receipt, receipt_part, receipt_series, recovery_code, recurring_expense, recurring_expense_month, refund, refund_series, reminder, reminder_settings, request_count, reset_token, secret, session, setup_code, sign_in_attempt, student, student_account, student_photo, student_total, two_factor;
insert into absence_notice ("student_id", "day", "sheet_id", "sent_by", "at") overriding system value values
  ('01a11b91-9b52-723a-ac02-ae9c2cadfee4', '2026-11-06', '01a1b03c-724d-70b5-ba38-82838ad2daf7', '01a2097c-d539-75e4-84d0-acb72eb4dfdc', '2026-11-21 04:30:00+00');
insert into absence_settings ("one", "threshold", "texts", "version") overriding system value values
  ('true', '75', '{}', '1');
insert into account ("id", "role", "name", "email", "email_key", "password_hash", "state", "created_at", "version", "email_confirmed_at", "language") overriding system value values
  ('01976d38-7d5f-7163-84da-a1d2efaf4e8e', 'student', 'विवेक दृष्टांत', 'student.1@example.com', 'student.1@example.com', '', 'active', '2025-06-14 06:55:08.127+00', '1', NULL, NULL),
  ('0198305a-7b46-7651-8627-3cfebb6be1c4', 'student', 'Zoë Sample', 'zoe.7@example.com', 'zoe.7@example.com', '', 'active', '2025-07-22 04:18:12.934+00', '1', NULL, NULL),
  ('0199483e-e8b1-7570-920e-88065513c584', 'student', 'Yusuf Příklad', 'yusuf.3@example.com', 'yusuf.3@example.com', '', 'active', '2025-09-14 12:41:46.417+00', '1', NULL, NULL),
  ('019acdcb-3f5e-7043-985f-ed367f1f0fe9', 'student', 'Māyā Udāharaṇ', 'maya.4@example.com', 'maya.4@example.com', '', 'active', '2025-11-29 04:07:20.67+00', '1', NULL, NULL),
  ('01a11b91-9b52-723a-ac02-ae9c2cadfee4', 'student', 'Zoë Przykład', 'zoe.2@example.com', 'zoe.2@example.com', '', 'disabled', '2026-10-08 12:51:29.746+00', '2', NULL, NULL),
  ('01a1b03c-74c1-7292-a021-80a03d178048', 'student', 'Noor Namuna', 'student@example.com', 'student@example.com', '$argon2id$v=19$m=19456,t=2,p=1$khcLvsIUDmcqkvne/Oa3Mw$YDeBUEcZ9O7ZgvPXAdPbYxS/krY18rqi/r6hd5Q6XnE', 'active', '2026-11-06 09:41:54.497+00', '2', NULL, NULL),
  ('01a1be83-9230-72e8-a5ad-06b8ed507da4', 'student', 'Zoë Przykład', 'zoe.6@example.com', 'zoe.6@example.com', '', 'active', '2026-11-09 04:14:16.112+00', '1', NULL, NULL),
  ('01a1fb86-a83e-773f-bee1-587eb1ae74ff', 'student', 'Farhan Beispiel', 'farhan.5@example.com', 'farhan.5@example.com', '', 'active', '2026-11-21 00:34:28.542+00', '1', NULL, NULL),
  ('01a2097c-d539-75e4-84d0-a9e0ec81a04d', 'admin', 'Asha Example', 'admin@example.com', 'admin@example.com', '$argon2id$v=19$m=19456,t=2,p=1$/ZQYd/3p0dovsnwefmGDzw$8eAQd27Z/rm/Acn9JNFojT0stVlJPcP1DIRc5EHbw7Y', 'active', '2026-11-21 04:30:00+00', '1', NULL, NULL),
  ('01a2097c-d539-75e4-84d0-acb72eb4dfdc', 'hr', 'Hari Example', 'hr@example.com', 'hr@example.com', '$argon2id$v=19$m=19456,t=2,p=1$r++f4dfBPFuwDdwV/GmCUQ$elkxywRWut4INzaWtiM8u95DAoMFrGDr6uIgg3DtXGs', 'active', '2026-11-21 04:30:00+00', '1', NULL, NULL),
  ('01a2097c-d577-73f3-a350-8f177d8a694b', 'hr', 'Hina Sample', 'hina@example.com', 'hina@example.com', '$argon2id$v=19$m=19456,t=2,p=1$Fx8zY3uPACIlM+Yh7Cbh8Q$X3QwCBKlr91l04gD1JKLSV8okgBG2qdWVBCAyJrJ9LI', 'active', '2025-04-01 08:10:32.502+00', '1', NULL, NULL),
  ('01a2097c-d577-73f3-a350-927a6d562935', 'hr', 'Hemant Namuna', 'hemant@example.com', 'hemant@example.com', '$argon2id$v=19$m=19456,t=2,p=1$Fx8zY3uPACIlM+Yh7Cbh8Q$X3QwCBKlr91l04gD1JKLSV8okgBG2qdWVBCAyJrJ9LI', 'active', '2025-04-01 12:11:18.039+00', '1', NULL, NULL),
  ('01a2097c-d578-749e-ab2b-4470fd9ad404', 'hr', 'Hazel Specimen', 'hazel@example.com', 'hazel@example.com', '$argon2id$v=19$m=19456,t=2,p=1$Fx8zY3uPACIlM+Yh7Cbh8Q$X3QwCBKlr91l04gD1JKLSV8okgBG2qdWVBCAyJrJ9LI', 'disabled', '2025-04-01 12:58:12.964+00', '2', NULL, NULL),
  ('01a2097c-d578-749e-ab2b-4bc1ccf8145d', 'admin', 'Anil Demo', 'anil@example.com', 'anil@example.com', '$argon2id$v=19$m=19456,t=2,p=1$Fx8zY3uPACIlM+Yh7Cbh8Q$X3QwCBKlr91l04gD1JKLSV8okgBG2qdWVBCAyJrJ9LI', 'active', '2025-04-01 05:46:43.465+00', '1', NULL, NULL);
insert into attendance_mark ("student_id", "day", "sheet_id", "present") overriding system value values
  ('01a11b91-9b52-723a-ac02-ae9c2cadfee4', '2026-11-06', '01a1b03c-724d-70b5-ba38-82838ad2daf7', 'false'),
  ('01a1b03c-74c1-7292-a021-80a03d178048', '2026-11-06', '01a1b0c9-1727-7214-b7b2-a0a9e0359279', 'true'),
  ('01a1b03c-74c1-7292-a021-80a03d178048', '2026-11-07', '01a1b51d-6a8b-7682-9803-0d61e417b96b', 'true'),
  ('01a1b03c-74c1-7292-a021-80a03d178048', '2026-11-09', '01a1c041-4eb3-768d-a228-d96496964c06', 'true'),
  ('01a1b03c-74c1-7292-a021-80a03d178048', '2026-11-10', '01a1c53b-8e49-74b8-b20e-58ad6e913476', 'true'),
  ('01a1b03c-74c1-7292-a021-80a03d178048', '2026-11-11', '01a1ca38-8fec-72b1-8e77-efb897ae3c78', 'true'),
  ('01a1b03c-74c1-7292-a021-80a03d178048', '2026-11-12', '01a1ce42-8cd3-72a8-878c-fdd55889f8da', 'true'),
  ('01a1b03c-74c1-7292-a021-80a03d178048', '2026-11-13', '01a1d445-07d9-7030-8303-1d4d80da14d4', 'true'),
  ('01a1b03c-74c1-7292-a021-80a03d178048', '2026-11-14', '01a1d916-73a3-7383-adbe-5c8009793c89', 'true'),
  ('01a1b03c-74c1-7292-a021-80a03d178048', '2026-11-16', '01a1e402-4a37-77b6-86e9-5f07ce3e34f2', 'true'),
  ('01a1b03c-74c1-7292-a021-80a03d178048', '2026-11-17', '01a1e95a-a683-72bc-b92b-aac11923fd83', 'true'),
  ('01a1b03c-74c1-7292-a021-80a03d178048', '2026-11-18', '01a1ee80-40dd-70cb-9a4f-ef83fa1381b7', 'true'),
  ('01a1b03c-74c1-7292-a021-80a03d178048', '2026-11-19', '01a1f2a8-7850-70b2-81b8-bb7077d23cb2', 'true'),
  ('01a1b03c-74c1-7292-a021-80a03d178048', '2026-11-20', '01a1f8c0-38a9-7708-9775-cb6cdbfe9891', 'true');
insert into attendance_month ("student_id", "batch_id", "month", "present", "absent") overriding system value values
  ('01a11b91-9b52-723a-ac02-ae9c2cadfee4', '01a2097c-d558-7280-985f-114305f058d7', '2026-11-01', '0', '1'),
  ('01a1b03c-74c1-7292-a021-80a03d178048', '01a2097c-d558-7280-985f-141c9c38b1c1', '2026-11-01', '13', '0');
insert into attendance_sheet ("id", "batch_id", "day", "present", "absent", "saved_at", "saved_by", "version") overriding system value values
  ('01a1b03c-724d-70b5-ba38-82838ad2daf7', '01a2097c-d558-7280-985f-114305f058d7', '2026-11-06', '0', '1', '2026-11-06 09:41:53.869+00', '01a2097c-d539-75e4-84d0-acb72eb4dfdc', '1'),
  ('01a1b0c9-1727-7214-b7b2-a0a9e0359279', '01a2097c-d558-7280-985f-141c9c38b1c1', '2026-11-06', '1', '0', '2026-11-06 12:15:31.111+00', '01a2097c-d539-75e4-84d0-acb72eb4dfdc', '1'),
  ('01a1b51d-6a8b-7682-9803-0d61e417b96b', '01a2097c-d558-7280-985f-141c9c38b1c1', '2026-11-07', '1', '0', '2026-11-07 08:26:06.347+00', '01a2097c-d539-75e4-84d0-acb72eb4dfdc', '1'),
  ('01a1c041-4eb3-768d-a228-d96496964c06', '01a2097c-d558-7280-985f-141c9c38b1c1', '2026-11-09', '1', '0', '2026-11-09 12:21:07.891+00', '01a2097c-d539-75e4-84d0-acb72eb4dfdc', '1'),
  ('01a1c53b-8e49-74b8-b20e-58ad6e913476', '01a2097c-d558-7280-985f-141c9c38b1c1', '2026-11-10', '1', '0', '2026-11-10 11:32:57.033+00', '01a2097c-d539-75e4-84d0-acb72eb4dfdc', '1'),
  ('01a1ca38-8fec-72b1-8e77-efb897ae3c78', '01a2097c-d558-7280-985f-141c9c38b1c1', '2026-11-11', '1', '0', '2026-11-11 10:47:46.924+00', '01a2097c-d539-75e4-84d0-acb72eb4dfdc', '1'),
  ('01a1ce42-8cd3-72a8-878c-fdd55889f8da', '01a2097c-d558-7280-985f-141c9c38b1c1', '2026-11-12', '1', '0', '2026-11-12 05:37:10.355+00', '01a2097c-d539-75e4-84d0-acb72eb4dfdc', '1'),
  ('01a1d445-07d9-7030-8303-1d4d80da14d4', '01a2097c-d558-7280-985f-141c9c38b1c1', '2026-11-13', '1', '0', '2026-11-13 09:37:36.217+00', '01a2097c-d539-75e4-84d0-acb72eb4dfdc', '1'),
  ('01a1d916-73a3-7383-adbe-5c8009793c89', '01a2097c-d558-7280-985f-141c9c38b1c1', '2026-11-14', '1', '0', '2026-11-14 08:04:49.699+00', '01a2097c-d539-75e4-84d0-acb72eb4dfdc', '1'),
  ('01a1e402-4a37-77b6-86e9-5f07ce3e34f2', '01a2097c-d558-7280-985f-141c9c38b1c1', '2026-11-16', '1', '0', '2026-11-16 10:58:37.751+00', '01a2097c-d539-75e4-84d0-acb72eb4dfdc', '1'),
  ('01a1e95a-a683-72bc-b92b-aac11923fd83', '01a2097c-d558-7280-985f-141c9c38b1c1', '2026-11-17', '1', '0', '2026-11-17 11:53:14.627+00', '01a2097c-d539-75e4-84d0-acb72eb4dfdc', '1'),
  ('01a1ee80-40dd-70cb-9a4f-ef83fa1381b7', '01a2097c-d558-7280-985f-141c9c38b1c1', '2026-11-18', '1', '0', '2026-11-18 11:52:25.053+00', '01a2097c-d539-75e4-84d0-acb72eb4dfdc', '1'),
  ('01a1f2a8-7850-70b2-81b8-bb7077d23cb2', '01a2097c-d558-7280-985f-141c9c38b1c1', '2026-11-19', '1', '0', '2026-11-19 07:14:49.552+00', '01a2097c-d539-75e4-84d0-acb72eb4dfdc', '1'),
  ('01a1f8c0-38a9-7708-9775-cb6cdbfe9891', '01a2097c-d558-7280-985f-141c9c38b1c1', '2026-11-20', '1', '0', '2026-11-20 11:38:29.417+00', '01a2097c-d539-75e4-84d0-acb72eb4dfdc', '1');
insert into audit_entry ("id", "at", "actor_id", "actor_name", "actor_role", "action", "record", "record_id", "request_id", "before", "after") overriding system value values
  ('019583bb-5506-7629-8818-ddb91a8bd6ed', '2025-03-11 05:44:07.174+00', '01a2097c-d539-75e4-84d0-acb72eb4dfdc', 'Hari Example', 'hr', 'batch.create', 'batch', '01a2097c-d557-7393-b1cc-7f1650dc7d3e', '019583bb-5506-77c5-8602-b73805d2bc75', NULL, '{"_id": "01a2097c-d557-7393-b1cc-7f1650dc7d3e", "bCode": "TALLY-2504", "bTime": "15:00 to 17:00", "endDate": "2025-07-01", "version": 1, "startDate": "2025-04-01", "courseName": "Tally with GST"}'),
  ('0195eaed-5b52-70f0-9e76-93d37f6c919f', '2025-03-31 06:39:38.834+00', '01a2097c-d539-75e4-84d0-a9e0ec81a04d', 'Asha Example', 'admin', 'recurring.create', 'recurring', '01a2097c-d5c5-70da-8f77-0c8bf286efea', '0195eaed-5b52-734b-8ca9-441ee78550f3', NULL, '{"_id": "01a2097c-d5c5-70da-8f77-0c8bf286efea", "amount": 1500, "ledger": "01a2097c-d5bc-7392-884b-e78d0e74fcdf", "remark": "Demo Repairs: upkeep of the projectors", "payMode": "Online", "version": 1, "startsOn": "2026-11-01", "createdAt": "2025-03-31T06:39:38.834Z", "updatedAt": "2025-03-31T06:39:38.834Z", "ledgerName": "Repairs"}'),
  ('0195eaed-5b52-7146-9581-0c972b82c9f5', '2025-03-31 06:39:38.834+00', '01a2097c-d539-75e4-84d0-a9e0ec81a04d', 'Asha Example', 'admin', 'category.create', 'category', '01a2097c-d5bc-7392-884b-d9e43ddf5b1e', '0195eaed-5b52-747a-9544-11ccbc58ec23', NULL, '{"ledger": "Electricity"}'),
  ('0195eaed-5b52-7165-9611-09c7bd627ea3', '2025-03-31 06:39:38.834+00', '01a2097c-d539-75e4-84d0-a9e0ec81a04d', 'Asha Example', 'admin', 'category.create', 'category', '01a2097c-d5bb-73fc-a176-ff6abd187820', '0195eaed-5b52-7478-b4f1-0b77455ce505', NULL, '{"ledger": "Salaries"}'),
  ('0195eaed-5b52-71f4-98b3-5ea93e046ec9', '2025-03-31 06:39:38.834+00', '01a2097c-d539-75e4-84d0-a9e0ec81a04d', 'Asha Example', 'admin', 'category.create', 'category', '01a2097c-d5bc-7392-884b-ecf4017c4077', '0195eaed-5b52-7134-9cce-8fa3c4d1f5a7', NULL, '{"budget": 20000, "ledger": "Advertising"}'),
  ('0195eaed-5b52-7268-bce9-439909ee7456', '2025-03-31 06:39:38.834+00', '01a2097c-d539-75e4-84d0-a9e0ec81a04d', 'Asha Example', 'admin', 'category.create', 'category', '01a2097c-d5bc-7392-884b-dee93601ea7d', '0195eaed-5b52-719e-a446-d46109addef1', NULL, '{"ledger": "Internet"}'),
  ('0195eaed-5b52-7288-a6d6-b4fd509acf8a', '2025-03-31 06:39:38.834+00', '01a2097c-d539-75e4-84d0-a9e0ec81a04d', 'Asha Example', 'admin', 'category.create', 'category', '01a2097c-d5bc-7392-884b-e78d0e74fcdf', '0195eaed-5b52-706e-b810-a0b120348d10', NULL, '{"ledger": "Repairs"}'),
  ('0195eaed-5b52-733f-acab-c45c3690b357', '2025-03-31 06:39:38.834+00', '01a2097c-d539-75e4-84d0-a9e0ec81a04d', 'Asha Example', 'admin', 'category.create', 'category', '01a2097c-d5bc-7392-884b-ea279adb6212', '0195eaed-5b52-70b3-9fe1-aed723d00338', NULL, '{"budget": 3000, "ledger": "Tea and water"}'),
  ('0195eaed-5b52-7458-8cd2-92e3980ca5fd', '2025-03-31 06:39:38.834+00', '01a2097c-d539-75e4-84d0-a9e0ec81a04d', 'Asha Example', 'admin', 'category.create', 'category', '01a2097c-d5bc-7392-884b-e2412038046e', '0195eaed-5b52-77be-bae3-dd0cc5ebd9d1', NULL, '{"budget": 5000, "ledger": "Stationery"}'),
  ('0195eaed-5b52-77a3-84c1-84c8c65889c2', '2025-03-31 06:39:38.834+00', '01a2097c-d539-75e4-84d0-a9e0ec81a04d', 'Asha Example', 'admin', 'category.create', 'category', '01a2097c-d5bc-7392-884b-d594644e4c1e', '0195eaed-5b52-766e-95dd-fc875894b489', NULL, '{"ledger": "Rent"}'),
  ('0195efe3-4389-7071-a2c1-54f6f332abd6', '2025-04-01 05:46:43.465+00', '01a2097c-d539-75e4-84d0-a9e0ec81a04d', 'Asha Example', 'admin', 'staff.create', 'account', '01a2097c-d578-749e-ab2b-4bc1ccf8145d', '0195efe3-4389-7684-9c3f-388a942abb73', NULL, '{"id": "01a2097c-d578-749e-ab2b-4bc1ccf8145d", "name": "Anil Demo", "role": "admin", "email": "anil@example.com"}'),
  ('0195f066-eeb6-73b5-b574-3f6144b51d86', '2025-04-01 08:10:32.502+00', '01a2097c-d539-75e4-84d0-a9e0ec81a04d', 'Asha Example', 'admin', 'staff.create', 'account', '01a2097c-d577-73f3-a350-8f177d8a694b', '0195f066-eeb6-7465-a063-e2898d5bcb1c', NULL, '{"id": "01a2097c-d577-73f3-a350-8f177d8a694b", "name": "Hina Sample", "role": "hr", "email": "hina@example.com"}'),
  ('0195f0f8-846c-7112-ad09-58139b4aeca7', '2025-04-01 10:49:33.548+00', '01a2097c-d539-75e4-84d0-a9e0ec81a04d', 'Asha Example', 'admin', 'course.create', 'course', '01a2097c-d555-7386-9fc0-27e44253dc44', '0195f0f8-846c-74e4-8f11-9ce50d81454f', NULL, '{"_id": "01a2097c-d555-7386-9fc0-27e44253dc44", "cFee": 45000, "course": "Full Stack Web Development", "version": 1, "cDuration": "8 months"}'),
  ('0195f0f8-846c-714d-a080-92df38d014ab', '2025-04-01 10:49:33.548+00', '01a2097c-d539-75e4-84d0-a9e0ec81a04d', 'Asha Example', 'admin', 'course.create', 'course', '01a2097c-d555-7386-9fc0-3386451b2c6a', '0195f0f8-846c-74c6-8711-c555a837a50b', NULL, '{"_id": "01a2097c-d555-7386-9fc0-3386451b2c6a", "cFee": 15000, "course": "Digital Marketing", "version": 1, "cDuration": "3 months"}'),
  ('0195f0f8-846c-71ba-ae87-95d9cf56f551', '2025-04-01 10:49:33.548+00', '01a2097c-d539-75e4-84d0-a9e0ec81a04d', 'Asha Example', 'admin', 'course.create', 'course', '01a2097c-d555-7386-9fc0-34dbc600c7a0', '0195f0f8-846c-71c6-b0c7-7d13dfa3c756', NULL, '{"_id": "01a2097c-d555-7386-9fc0-34dbc600c7a0", "cFee": 4500, "course": "Hindi Typing", "version": 1, "cDuration": "2 months"}'),
  ('0195f0f8-846c-7250-ada3-d9061a5673fd', '2025-04-01 10:49:33.548+00', '01a2097c-d539-75e4-84d0-a9e0ec81a04d', 'Asha Example', 'admin', 'course.create', 'course', '01a2097c-d555-7386-9fc0-3992b6888214', '0195f0f8-846c-71de-95cb-052549ca358e', NULL, '{"_id": "01a2097c-d555-7386-9fc0-3992b6888214", "cFee": 16500, "course": "Français des affaires", "version": 1, "cDuration": "4 months"}'),
  ('0195f0f8-846c-7470-ab23-8f0f3792cc3f', '2025-04-01 10:49:33.548+00', '01a2097c-d539-75e4-84d0-a9e0ec81a04d', 'Asha Example', 'admin', 'course.create', 'course', '01a2097c-d555-7386-9fc0-200f54ef82a0', '0195f0f8-846c-740c-ade7-308a2e8f042c', NULL, '{"_id": "01a2097c-d555-7386-9fc0-200f54ef82a0", "cFee": 18000, "course": "Python Programming", "version": 1, "cDuration": "4 months"}'),
  ('0195f0f8-846c-7524-b55d-015ab61304a7', '2025-04-01 10:49:33.548+00', '01a2097c-d539-75e4-84d0-a9e0ec81a04d', 'Asha Example', 'admin', 'course.create', 'course', '01a2097c-d555-7386-9fc0-2ab1436418ab', '0195f0f8-846c-7434-9478-18c408a03b72', NULL, '{"_id": "01a2097c-d555-7386-9fc0-2ab1436418ab", "cFee": 35000, "course": "Data Analytics", "version": 1, "cDuration": "6 months"}'),
  ('0195f0f8-846c-7793-9dc0-d284cabb968f', '2025-04-01 10:49:33.548+00', '01a2097c-d539-75e4-84d0-a9e0ec81a04d', 'Asha Example', 'admin', 'course.create', 'course', '01a2097c-d555-7386-9fc0-2d2eba385808', '0195f0f8-846c-7462-94c6-252a9690a91e', NULL, '{"_id": "01a2097c-d555-7386-9fc0-2d2eba385808", "cFee": 22000, "course": "Graphic Design", "version": 1, "cDuration": "5 months"}'),
  ('0195f0f8-846c-77d8-a0a3-f83db7854a4f', '2025-04-01 10:49:33.548+00', '01a2097c-d539-75e4-84d0-a9e0ec81a04d', 'Asha Example', 'admin', 'course.create', 'course', '01a2097c-d555-7386-9fc0-1eb8f7668278', '0195f0f8-846c-72be-8594-7cf9a52e5298', NULL, '{"_id": "01a2097c-d555-7386-9fc0-1eb8f7668278", "cFee": 12000, "course": "Tally with GST", "version": 1, "cDuration": "3 months"}'),
  ('0195f143-5a97-7767-8bd5-a1782f2988eb', '2025-04-01 12:11:18.039+00', '01a2097c-d539-75e4-84d0-a9e0ec81a04d', 'Asha Example', 'admin', 'staff.create', 'account', '01a2097c-d577-73f3-a350-927a6d562935', '0195f143-5a97-730c-8cbe-e04b7f7feca7', NULL, '{"id": "01a2097c-d577-73f3-a350-927a6d562935", "name": "Hemant Namuna", "role": "hr", "email": "hemant@example.com"}'),
  ('0195f16e-4e64-7150-8f8f-b9cebddb91dc', '2025-04-01 12:58:12.964+00', '01a2097c-d539-75e4-84d0-a9e0ec81a04d', 'Asha Example', 'admin', 'staff.create', 'account', '01a2097c-d578-749e-ab2b-4470fd9ad404', '0195f16e-4e64-743d-a210-b50643b939a3', NULL, '{"id": "01a2097c-d578-749e-ab2b-4470fd9ad404", "name": "Hazel Specimen", "role": "hr", "email": "hazel@example.com"}'),
  ('01960aa5-c6f2-727f-9450-d10d0f6c55c2', '2025-04-06 10:29:18.706+00', '01a2097c-d539-75e4-84d0-acb72eb4dfdc', 'Hari Example', 'hr', 'batch.create', 'batch', '01a2097c-d557-7393-b1cc-8138ab3f12b3', '01960aa5-c6f2-72b6-97a4-f275f277bcbf', NULL, '{"_id": "01a2097c-d557-7393-b1cc-8138ab3f12b3", "bCode": "PY-2504", "bTime": "08:00 to 10:00", "endDate": "2025-08-27", "version": 1, "startDate": "2025-04-27", "courseName": "Python Programming"}'),
  ('01962e07-dbf7-70c8-b577-499fa095b7ff', '2025-04-13 07:23:09.175+00', '01a2097c-d539-75e4-84d0-acb72eb4dfdc', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '01962e07-dbf7-73ae-a989-a9ae4053819e', '01962e07-dbf7-762f-951f-6b062d18a07b', NULL, '{"_id": "01962e07-dbf7-73ae-a989-a9ae4053819e", "date": "2025-04-13", "mode": "online", "year": 2025, "month": 4, "course": "Full Stack Web Development", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "nextCall": null, "Enquirymode": "online"}'),
  ('01965222-1b54-72d5-9041-d6599602fae1', '2025-04-20 07:38:09.108+00', '01a2097c-d539-75e4-84d0-acb72eb4dfdc', 'Hari Example', 'hr', 'enquiry.status', 'enquiry', '01962e07-dbf7-73ae-a989-a9ae4053819e', '01965222-1b54-70f2-9597-f3b972ccbbb2', '{"status": "Open"}', '{"status": "Pending"}'),
  ('0196952d-9296-719d-86cb-8cb3ce642793', '2025-05-03 08:05:14.006+00', '01a2097c-d539-75e4-84d0-acb72eb4dfdc', 'Hari Example', 'hr', 'batch.create', 'batch', '01a2097c-d557-7393-b1cc-842803692395', '0196952d-9296-73e3-ac51-090cb914f0c3', NULL, '{"_id": "01a2097c-d557-7393-b1cc-842803692395", "bCode": "FSW-2505", "bTime": "12:30 to 14:30", "endDate": "2026-01-24", "version": 1, "startDate": "2025-05-24", "courseName": "Full Stack Web Development"}'),
  ('01971baf-477f-7131-be77-9c6a223aa539', '2025-05-29 10:56:01.407+00', '01a2097c-d539-75e4-84d0-acb72eb4dfdc', 'Hari Example', 'hr', 'batch.create', 'batch', '01a2097c-d557-7393-b1cc-88b53b2a841c', '01971baf-477f-70ab-87ef-1995127d90b4', NULL, '{"_id": "01a2097c-d557-7393-b1cc-88b53b2a841c", "bCode": "DA-2506", "bTime": "18:00 to 20:00", "endDate": "2025-12-19", "version": 1, "startDate": "2025-06-19", "courseName": "Data Analytics"}'),
  ('01972f8c-001d-75b9-943f-394da8dd2f81', '2025-06-02 07:29:53.693+00', '01a2097c-d539-75e4-84d0-a9e0ec81a04d', 'Asha Example', 'admin', 'expense.create', 'expense', '01972f8c-001d-777d-80f3-3966695c0bff', '01972f8c-001d-708f-9e48-abda67199621', NULL, '{"_id": "01972f8c-001d-777d-80f3-3966695c0bff", "date": "2025-06-02", "year": 2025, "month": 6, "amount": 172, "ledger": "01a2097c-d5bc-7392-884b-dee93601ea7d", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-06-02T07:29:53.693Z", "updatedAt": "2025-06-02T07:29:53.693Z", "voucherNo": "V2025-26/0001", "ledgerName": "Internet"}'),
  ('019730ae-176e-735e-9815-628a88307edc', '2025-06-02 12:46:45.102+00', '01a2097c-d539-75e4-84d0-a9e0ec81a04d', 'Asha Example', 'admin', 'expense.create', 'expense', '019730ae-176e-763a-b1c0-daed9cefb3b8', '019730ae-176e-7207-9701-1abe81f7faac', NULL, '{"_id": "019730ae-176e-763a-b1c0-daed9cefb3b8", "date": "2025-06-02", "year": 2025, "month": 6, "amount": 516, "ledger": "01a2097c-d5bc-7392-884b-d9e43ddf5b1e", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-06-02T12:46:45.102Z", "updatedAt": "2025-06-02T12:46:45.102Z", "voucherNo": "V2025-26/0002", "ledgerName": "Electricity"}'),
  ('01973f27-1abc-751c-8ae9-b646e8540dfb', '2025-06-05 08:13:36.828+00', '01a2097c-d539-75e4-84d0-a9e0ec81a04d', 'Asha Example', 'admin', 'expense.create', 'expense', '01973f27-1abc-72ff-839a-93b5e752329d', '01973f27-1abc-71cf-8808-2b64dcdd6409', NULL, '{"_id": "01973f27-1abc-72ff-839a-93b5e752329d", "date": "2025-06-05", "year": 2025, "month": 6, "amount": 3876, "ledger": "01a2097c-d5bb-73fc-a176-ff6abd187820", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-06-05T08:13:36.828Z", "updatedAt": "2025-06-05T08:13:36.828Z", "voucherNo": "V2025-26/0003", "ledgerName": "Salaries"}'),
  ('01973f71-631b-72e5-bb6a-efdde9dda442', '2025-06-05 09:34:45.019+00', '01a2097c-d539-75e4-84d0-acb72eb4dfdc', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '01973f71-631b-7731-9424-11ce23082cb3', '01973f71-631b-7531-b991-35d2110e272a', NULL, '{"_id": "01973f71-631b-7731-9424-11ce23082cb3", "date": "2025-06-05", "mode": "offline", "year": 2025, "month": 6, "course": "Data Analytics", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "nextCall": null, "Enquirymode": "offline"}'),
  ('019744be-dbb1-720d-8878-9060c6e9dc7f', '2025-06-06 10:17:28.241+00', '01a2097c-d539-75e4-84d0-a9e0ec81a04d', 'Asha Example', 'admin', 'expense.create', 'expense', '019744be-dbb1-77fb-8213-ab33c8085e7d', '019744be-dbb1-751e-9d4d-84636eaa52bc', NULL, '{"_id": "019744be-dbb1-77fb-8213-ab33c8085e7d", "date": "2025-06-06", "year": 2025, "month": 6, "amount": 2153, "ledger": "01a2097c-d5bc-7392-884b-d594644e4c1e", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-06-06T10:17:28.241Z", "updatedAt": "2025-06-06T10:17:28.241Z", "voucherNo": "V2025-26/0004", "ledgerName": "Rent"}'),
  ('01976d38-7d5f-7380-8243-c79870cf3f95', '2025-06-14 06:55:08.127+00', '01a2097c-d539-75e4-84d0-acb72eb4dfdc', 'Hari Example', 'hr', 'student.register', 'student', '01976d38-7d5f-7163-84da-a1d2efaf4e8e', '01976d38-7d5f-7626-8625-84c265d25aa3', NULL, '{"_id": "01976d38-7d5f-7163-84da-a1d2efaf4e8e", "fee": 31500, "mode": "offline", "batch": "DA-2506", "course": "Data Analytics", "status": "Active", "PaidFee": 0, "dueDate": "2025-07-19", "endDate": "2025-12-19", "version": 1, "TotalFee": 31500, "declared": null, "isPlaced": "notPlaced", "cduration": "6 months", "PendingFee": 31500, "isCompleted": "yes", "joiningDate": "2025-06-14"}'),
  ('01976d38-7d5f-7532-aa82-3b86d5fb74e2', '2025-06-14 06:55:08.127+00', '01a2097c-d539-75e4-84d0-acb72eb4dfdc', 'Hari Example', 'hr', 'enquiry.admit', 'enquiry', '01973f71-631b-7731-9424-11ce23082cb3', '01976d38-7d5f-7009-8c52-959b55868c0d', '{"status": "Open", "student": null}', '{"status": "Closed", "student": "01976d38-7d5f-7163-84da-a1d2efaf4e8e"}'),
  ('01977d82-9bf0-74b1-913a-22fffee84bb2', '2025-06-17 10:50:01.072+00', '01a2097c-d577-73f3-a350-8f177d8a694b', 'Hina Sample', 'hr', 'fee.record', 'receipt', '01977d82-9bf0-7625-a108-0c3c8a36da5a', '01977d82-9bf0-77ba-b3f8-d4537e2d91c4', NULL, '{"_id": "01977d82-9bf0-7625-a108-0c3c8a36da5a", "due": 21000, "date": "2025-06-17", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 6, "course": "Data Analytics", "changed": false, "payMode": "Online", "payable": 31500, "student": "01976d38-7d5f-7163-84da-a1d2efaf4e8e", "version": 1, "issuedOn": "2025-06-17", "receiptNo": "2025-26/000001"}'),
  ('0197a729-c8b5-761e-b770-dfdba3b0ade7', '2025-06-25 12:57:02.901+00', '01a2097c-d539-75e4-84d0-acb72eb4dfdc', 'Hari Example', 'hr', 'batch.create', 'batch', '01a2097c-d557-7393-b1cc-8c7d316be592', '0197a729-c8b5-754e-96d1-6a5b032ab4aa', NULL, '{"_id": "01a2097c-d557-7393-b1cc-8c7d316be592", "bCode": "GD-2507", "bTime": "18:00 to 20:00", "endDate": "2025-12-16", "version": 1, "startDate": "2025-07-16", "courseName": "Graphic Design"}'),
  ('0197cf00-2cf0-7633-9c2c-aad5349b7bd6', '2025-07-03 06:36:24.688+00', '01a2097c-d539-75e4-84d0-a9e0ec81a04d', 'Asha Example', 'admin', 'expense.create', 'expense', '0197cf00-2cf0-739e-bcfa-bd357d81b8f6', '0197cf00-2cf0-7371-9ff5-3299a46ac971', NULL, '{"_id": "0197cf00-2cf0-739e-bcfa-bd357d81b8f6", "date": "2025-07-03", "year": 2025, "month": 7, "amount": 1058, "ledger": "01a2097c-d5bc-7392-884b-d9e43ddf5b1e", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-07-03T06:36:24.688Z", "updatedAt": "2025-07-03T06:36:24.688Z", "voucherNo": "V2025-26/0005", "ledgerName": "Electricity"}'),
  ('0197d3b1-cdf4-718a-bd08-221307121701', '2025-07-04 04:28:54.644+00', '01a2097c-d539-75e4-84d0-a9e0ec81a04d', 'Asha Example', 'admin', 'expense.create', 'expense', '0197d3b1-cdf4-713f-b371-18e6b4adf2ca', '0197d3b1-cdf4-7738-8435-054cc150f594', NULL, '{"_id": "0197d3b1-cdf4-713f-b371-18e6b4adf2ca", "date": "2025-07-04", "year": 2025, "month": 7, "amount": 352, "ledger": "01a2097c-d5bc-7392-884b-dee93601ea7d", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-07-04T04:28:54.644Z", "updatedAt": "2025-07-04T04:28:54.644Z", "voucherNo": "V2025-26/0006", "ledgerName": "Internet"}'),
  ('0197d44b-78c3-774e-8e88-93c2d954f3f6', '2025-07-04 07:16:45.379+00', '01a2097c-d539-75e4-84d0-a9e0ec81a04d', 'Asha Example', 'admin', 'expense.create', 'expense', '0197d44b-78c3-7263-bf36-cf960471890d', '0197d44b-78c3-7794-adca-18e0c14f2426', NULL, '{"_id": "0197d44b-78c3-7263-bf36-cf960471890d", "date": "2025-07-04", "year": 2025, "month": 7, "amount": 7938, "ledger": "01a2097c-d5bb-73fc-a176-ff6abd187820", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-07-04T07:16:45.379Z", "updatedAt": "2025-07-04T07:16:45.379Z", "voucherNo": "V2025-26/0007", "ledgerName": "Salaries"}'),
  ('0197e9a1-67f5-73a3-be9d-2f090ff6705b', '2025-07-08 10:42:38.709+00', '01a2097c-d539-75e4-84d0-a9e0ec81a04d', 'Asha Example', 'admin', 'expense.create', 'expense', '0197e9a1-67f5-74f8-814c-f0cbbea979c2', '0197e9a1-67f5-72ad-a45e-6abecc569646', NULL, '{"_id": "0197e9a1-67f5-74f8-814c-f0cbbea979c2", "date": "2025-07-08", "year": 2025, "month": 7, "amount": 4410, "ledger": "01a2097c-d5bc-7392-884b-d594644e4c1e", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-07-08T10:42:38.709Z", "updatedAt": "2025-07-08T10:42:38.709Z", "voucherNo": "V2025-26/0008", "ledgerName": "Rent"}'),
  ('01980c8c-196a-724a-b554-148ae31cc7e8', '2025-07-15 05:26:04.906+00', '01a2097c-d577-73f3-a350-927a6d562935', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '01980c8c-196a-71e1-9c6a-663106789c7a', '01980c8c-196a-73f6-9d45-1e6a430741f4', NULL, '{"_id": "01980c8c-196a-71e1-9c6a-663106789c7a", "due": 10500, "date": "2025-07-15", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 7, "course": "Data Analytics", "changed": false, "payMode": "Cash", "payable": 31500, "student": "01976d38-7d5f-7163-84da-a1d2efaf4e8e", "version": 1, "issuedOn": "2025-07-15", "receiptNo": "2025-26/000002"}'),
  ('01982b99-c49f-7175-b0ea-e0bc9bc88235', '2025-07-21 06:09:14.399+00', '01a2097c-d539-75e4-84d0-acb72eb4dfdc', 'Hari Example', 'hr', 'batch.create', 'batch', '01a2097c-d557-7393-b1cc-92d79912d0b9', '01982b99-c49f-725a-b997-207fdef0edd7', NULL, '{"_id": "01a2097c-d557-7393-b1cc-92d79912d0b9", "bCode": "DM-2508", "bTime": "10:00 to 12:00", "endDate": "2025-11-11", "version": 1, "startDate": "2025-08-11", "courseName": "Digital Marketing"}'),
  ('0198305a-7b46-764d-8d8a-caa4d36cec4e', '2025-07-22 04:18:12.934+00', '01a2097c-d539-75e4-84d0-acb72eb4dfdc', 'Hari Example', 'hr', 'student.register', 'student', '0198305a-7b46-7651-8627-3cfebb6be1c4', '0198305a-7b46-766b-8c0d-1b8e68f59671', NULL, '{"_id": "0198305a-7b46-7651-8627-3cfebb6be1c4", "fee": 22000, "mode": "offline", "batch": "GD-2507", "course": "Graphic Design", "status": "Active", "PaidFee": 0, "dueDate": "2025-08-26", "endDate": "2025-12-16", "version": 1, "TotalFee": 22000, "declared": null, "isPlaced": "notPlaced", "cduration": "5 months", "PendingFee": 22000, "isCompleted": "yes", "joiningDate": "2025-07-22"}'),
  ('01983ab5-5436-7746-a153-2f309fb27df2', '2025-07-24 04:33:38.87+00', '01976d38-7d5f-7163-84da-a1d2efaf4e8e', '', 'student', 'project.add', 'project', '01983ab5-5436-7212-983b-71288404ddf9', '01983ab5-5436-73e9-8d6c-f54b237d60de', NULL, '{"_id": "01983ab5-5436-7212-983b-71288404ddf9", "student": "01976d38-7d5f-7163-84da-a1d2efaf4e8e", "version": 1}'),
  ('01984f40-d442-76d8-81f3-0383445db916', '2025-07-28 04:18:25.474+00', '01a2097c-d539-75e4-84d0-acb72eb4dfdc', 'Hari Example', 'hr', 'fee.record', 'receipt', '01984f40-d442-76b2-bcb2-ed25753867c2', '01984f40-d442-7225-ae74-a492803c27b3', NULL, '{"_id": "01984f40-d442-76b2-bcb2-ed25753867c2", "due": 11000, "date": "2025-07-28", "paid": 11000, "year": 2025, "bCode": "GD-2507", "month": 7, "course": "Graphic Design", "changed": false, "payMode": "Online", "payable": 22000, "student": "0198305a-7b46-7651-8627-3cfebb6be1c4", "version": 1, "issuedOn": "2025-07-28", "receiptNo": "2025-26/000003"}'),
  ('01985aa9-0953-70ab-8fbf-65c563cfd2b9', '2025-07-30 09:28:04.179+00', '01a2097c-d539-75e4-84d0-a9e0ec81a04d', 'Asha Example', 'admin', 'staff.update', 'account', '01a2097c-d578-749e-ab2b-4470fd9ad404', '01985aa9-0953-719e-b2ab-f41862262174', '{"status": "Active", "version": 1}', '{"status": "Disable", "version": 2}'),
  ('01986905-43a3-7563-aab3-c33edc0d6ccd', '2025-08-02 04:23:29.443+00', '01a2097c-d539-75e4-84d0-a9e0ec81a04d', 'Asha Example', 'admin', 'expense.create', 'expense', '01986905-43a3-764f-8e2a-2c3c14fba7d8', '01986905-43a3-77ad-8daf-cf213585862f', NULL, '{"_id": "01986905-43a3-764f-8e2a-2c3c14fba7d8", "date": "2025-08-02", "year": 2025, "month": 8, "amount": 4341, "ledger": "01a2097c-d5bc-7392-884b-d594644e4c1e", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-08-02T04:23:29.443Z", "updatedAt": "2025-08-02T04:23:29.443Z", "voucherNo": "V2025-26/0009", "ledgerName": "Rent"}'),
  ('019873c7-c03e-772e-916f-dcb85ced5786', '2025-08-04 06:32:07.486+00', '01a2097c-d539-75e4-84d0-a9e0ec81a04d', 'Asha Example', 'admin', 'expense.create', 'expense', '019873c7-c03e-76ec-bfe0-fe3d30b3d99f', '019873c7-c03e-73f3-9cbd-81675ede4a8f', NULL, '{"_id": "019873c7-c03e-76ec-bfe0-fe3d30b3d99f", "date": "2025-08-04", "year": 2025, "month": 8, "amount": 7814, "ledger": "01a2097c-d5bb-73fc-a176-ff6abd187820", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-08-04T06:32:07.486Z", "updatedAt": "2025-08-04T06:32:07.486Z", "voucherNo": "V2025-26/0010", "ledgerName": "Salaries"}'),
  ('0198742d-391a-72d2-9bcb-f1efec7a4a8f', '2025-08-04 08:22:57.562+00', '01a2097c-d539-75e4-84d0-a9e0ec81a04d', 'Asha Example', 'admin', 'expense.create', 'expense', '0198742d-391a-7058-b113-02814b31f465', '0198742d-391a-74fe-8ae3-7e8a7dfb8ed9', NULL, '{"_id": "0198742d-391a-7058-b113-02814b31f465", "date": "2025-08-04", "year": 2025, "month": 8, "amount": 347, "ledger": "01a2097c-d5bc-7392-884b-dee93601ea7d", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-08-04T08:22:57.562Z", "updatedAt": "2025-08-04T08:22:57.562Z", "voucherNo": "V2025-26/0011", "ledgerName": "Internet"}'),
  ('01987a45-a517-756f-810c-c4027c5eb486', '2025-08-05 12:47:21.367+00', '01a2097c-d539-75e4-84d0-a9e0ec81a04d', 'Asha Example', 'admin', 'expense.create', 'expense', '01987a45-a517-7093-af26-58220f9bed40', '01987a45-a517-7458-917d-91d0f0ddb6f1', NULL, '{"_id": "01987a45-a517-7093-af26-58220f9bed40", "date": "2025-08-05", "year": 2025, "month": 8, "amount": 1041, "ledger": "01a2097c-d5bc-7392-884b-d9e43ddf5b1e", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-08-05T12:47:21.367Z", "updatedAt": "2025-08-05T12:47:21.367Z", "voucherNo": "V2025-26/0012", "ledgerName": "Electricity"}'),
  ('0198adb9-bb13-7206-b37a-fa569ca6824a', '2025-08-15 12:34:47.187+00', '01a2097c-d577-73f3-a350-8f177d8a694b', 'Hina Sample', 'hr', 'fee.record', 'receipt', '0198adb9-bb13-743d-868f-112c33aae8a2', '0198adb9-bb13-7438-9ec8-e46c894436c8', NULL, '{"_id": "0198adb9-bb13-743d-868f-112c33aae8a2", "due": 0, "date": "2025-08-15", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 8, "course": "Data Analytics", "changed": false, "payMode": "Others", "payable": 31500, "student": "01976d38-7d5f-7163-84da-a1d2efaf4e8e", "version": 1, "issuedOn": "2025-08-15", "receiptNo": "2025-26/000004"}'),
  ('0198b7a5-65f9-74f4-9d6c-51c04dc2cf83', '2025-08-17 10:48:46.841+00', '01a2097c-d539-75e4-84d0-acb72eb4dfdc', 'Hari Example', 'hr', 'batch.create', 'batch', '01a2097c-d557-7393-b1cc-97383d91ca6d', '0198b7a5-65f9-73bb-9d66-3c7e2436fd9f', NULL, '{"_id": "01a2097c-d557-7393-b1cc-97383d91ca6d", "bCode": "HT-2509", "bTime": "15:00 to 17:00", "endDate": "2025-11-07", "version": 1, "startDate": "2025-09-07", "courseName": "Hindi Typing"}'),
  ('0198d1be-32ac-75de-aa1a-ea06d560ad23', '2025-08-22 12:25:59.724+00', '01a2097c-d577-73f3-a350-927a6d562935', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '0198d1be-32ac-7485-a377-f2e91a53c8ea', '0198d1be-32ac-7185-85a6-ea6398da1feb', NULL, '{"_id": "0198d1be-32ac-7485-a377-f2e91a53c8ea", "due": 0, "date": "2025-08-21", "paid": 11000, "year": 2025, "bCode": "GD-2507", "month": 8, "course": "Graphic Design", "changed": false, "payMode": "Online", "payable": 22000, "student": "0198305a-7b46-7651-8627-3cfebb6be1c4", "version": 1, "issuedOn": "2025-08-22", "receiptNo": "2025-26/000005"}'),
  ('019904aa-7eb6-7413-be96-d2e66c1cc646', '2025-09-01 09:45:06.486+00', '01a2097c-d539-75e4-84d0-a9e0ec81a04d', 'Asha Example', 'admin', 'expense.create', 'expense', '019904aa-7eb6-729f-a360-caf7bec6e927', '019904aa-7eb6-7631-8896-b12091bf7c4e', NULL, '{"_id": "019904aa-7eb6-729f-a360-caf7bec6e927", "date": "2025-09-01", "year": 2025, "month": 9, "amount": 6144, "ledger": "01a2097c-d5bb-73fc-a176-ff6abd187820", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-09-01T09:45:06.486Z", "updatedAt": "2025-09-01T09:45:06.486Z", "voucherNo": "V2025-26/0013", "ledgerName": "Salaries"}'),
  ('01990a07-c598-7229-a9ca-8fec4294348d', '2025-09-02 10:45:05.56+00', '01a2097c-d539-75e4-84d0-a9e0ec81a04d', 'Asha Example', 'admin', 'expense.create', 'expense', '01990a07-c598-7758-bc37-48c96ea2a8b9', '01990a07-c598-7356-bf08-5afc9ee4c79b', NULL, '{"_id": "01990a07-c598-7758-bc37-48c96ea2a8b9", "date": "2025-09-02", "year": 2025, "month": 9, "amount": 3413, "ledger": "01a2097c-d5bc-7392-884b-d594644e4c1e", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-09-02T10:45:05.560Z", "updatedAt": "2025-09-02T10:45:05.560Z", "voucherNo": "V2025-26/0014", "ledgerName": "Rent"}'),
  ('01990f32-eeb0-72ed-a1c7-13902773e826', '2025-09-03 10:50:20.208+00', '01a2097c-d539-75e4-84d0-a9e0ec81a04d', 'Asha Example', 'admin', 'expense.create', 'expense', '01990f32-eeb0-72c2-9872-de91147605b1', '01990f32-eeb0-7315-a99b-150ea2009952', NULL, '{"_id": "01990f32-eeb0-72c2-9872-de91147605b1", "date": "2025-09-03", "year": 2025, "month": 9, "amount": 819, "ledger": "01a2097c-d5bc-7392-884b-d9e43ddf5b1e", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-09-03T10:50:20.208Z", "updatedAt": "2025-09-03T10:50:20.208Z", "voucherNo": "V2025-26/0015", "ledgerName": "Electricity"}'),
  ('0199291d-4815-70fd-b4f3-171d53499e90', '2025-09-08 11:36:48.917+00', '01a2097c-d539-75e4-84d0-a9e0ec81a04d', 'Asha Example', 'admin', 'expense.create', 'expense', '0199291d-4815-7427-a7f6-b1e8be1e7fc1', '0199291d-4815-73a1-85b9-4ddac8c4d633', NULL, '{"_id": "0199291d-4815-7427-a7f6-b1e8be1e7fc1", "date": "2025-09-08", "year": 2025, "month": 9, "amount": 273, "ledger": "01a2097c-d5bc-7392-884b-dee93601ea7d", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-09-08T11:36:48.917Z", "updatedAt": "2025-09-08T11:36:48.917Z", "voucherNo": "V2025-26/0016", "ledgerName": "Internet"}'),
  ('01993c60-445a-73f5-910c-086001b641ae', '2025-09-12 05:22:45.978+00', '01a2097c-d539-75e4-84d0-acb72eb4dfdc', 'Hari Example', 'hr', 'batch.create', 'batch', '01a2097c-d557-7393-b1cc-988152139db7', '01993c60-445a-73ac-9e69-0bb08b113627', NULL, '{"_id": "01a2097c-d557-7393-b1cc-988152139db7", "bCode": "FR-2510", "bTime": "15:00 to 17:00", "endDate": "2026-02-03", "version": 1, "startDate": "2025-10-03", "courseName": "Français des affaires"}'),
  ('01994735-b681-7693-8148-ac0491925718', '2025-09-14 07:52:06.529+00', '01a2097c-d539-75e4-84d0-acb72eb4dfdc', 'Hari Example', 'hr', 'fee.record', 'receipt', '01994735-b681-7619-bc28-fdbf6651657c', '01994735-b681-70cb-8084-44c5f383f0f0', NULL, '{"_id": "01994735-b681-7619-bc28-fdbf6651657c", "due": 0, "date": "2025-09-14", "paid": 15000, "year": 2025, "bCode": "DM-2508", "month": 9, "course": "Digital Marketing", "changed": false, "payMode": "Cash", "payable": 15000, "student": "0199483e-e8b1-7570-920e-88065513c584", "version": 1, "issuedOn": "2025-09-14", "receiptNo": "2025-26/000006"}'),
  ('0199483e-e8b1-738f-9a1b-6cef71868309', '2025-09-14 12:41:46.417+00', '01a2097c-d539-75e4-84d0-acb72eb4dfdc', 'Hari Example', 'hr', 'student.register', 'student', '0199483e-e8b1-7570-920e-88065513c584', '0199483e-e8b1-76f6-ae32-62f7c7c84100', NULL, '{"_id": "0199483e-e8b1-7570-920e-88065513c584", "fee": 15000, "mode": "online", "batch": "DM-2508", "course": "Digital Marketing", "status": "Active", "PaidFee": 0, "dueDate": "2025-10-19", "endDate": "2025-11-11", "version": 1, "TotalFee": 15000, "declared": null, "isPlaced": "placed", "cduration": "3 months", "PendingFee": 15000, "isCompleted": "yes", "joiningDate": "2025-09-14"}'),
  ('0199c7c0-0ba8-77c5-8a2c-7c23f872653b', '2025-10-09 06:54:35.944+00', '01a2097c-d539-75e4-84d0-acb72eb4dfdc', 'Hari Example', 'hr', 'batch.create', 'batch', '01a2097c-d557-7393-b1cc-9dfd2771d19c', '0199c7c0-0ba8-73ee-8168-3072f7c33ce8', NULL, '{"_id": "01a2097c-d557-7393-b1cc-9dfd2771d19c", "bCode": "TALLY-2510", "bTime": "12:30 to 14:30", "endDate": "2026-01-30", "version": 1, "startDate": "2025-10-30", "courseName": "Tally with GST"}'),
  ('019a24d1-6480-7441-8c51-60339972e24b', '2025-10-27 08:38:13.888+00', '01a2097c-d539-75e4-84d0-acb72eb4dfdc', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '019a24d1-6480-73ce-a16e-cb3ede5dc019', '019a24d1-6480-71ac-a612-c886a25f2afe', NULL, '{"_id": "019a24d1-6480-73ce-a16e-cb3ede5dc019", "date": "2025-10-27", "mode": "offline", "year": 2025, "month": 10, "course": "Full Stack Web Development", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "nextCall": null, "Enquirymode": "offline"}'),
  ('019a24d1-6480-75f1-b617-cbced3af6d73', '2025-10-27 08:38:13.888+00', '01a2097c-d539-75e4-84d0-acb72eb4dfdc', 'Hari Example', 'hr', 'enquiry.status', 'enquiry', '019a24d1-6480-73ce-a16e-cb3ede5dc019', '019a24d1-6480-77ad-bf95-690e3edcbd99', '{"status": "Open"}', '{"status": "Pending"}'),
  ('019a3e0d-cbe7-76ea-afaf-a58503e257e8', '2025-11-01 06:14:42.919+00', '01a2097c-d539-75e4-84d0-a9e0ec81a04d', 'Asha Example', 'admin', 'expense.create', 'expense', '019a3e0d-cbe7-7567-97b3-3ea0d28f82f8', '019a3e0d-cbe7-7290-a792-560c0a318c7a', NULL, '{"_id": "019a3e0d-cbe7-7567-97b3-3ea0d28f82f8", "date": "2025-11-01", "year": 2025, "month": 11, "amount": 1250, "ledger": "01a2097c-d5bc-7392-884b-d594644e4c1e", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-11-01T06:14:42.919Z", "updatedAt": "2025-11-01T06:14:42.919Z", "voucherNo": "V2025-26/0017", "ledgerName": "Rent"}'),
  ('019a499b-18e8-72ad-8b7c-d7018cd6da12', '2025-11-03 12:04:52.584+00', '01a2097c-d539-75e4-84d0-a9e0ec81a04d', 'Asha Example', 'admin', 'expense.create', 'expense', '019a499b-18e8-73cf-9f80-06921538115c', '019a499b-18e8-7005-bd56-ac1fd6cff809', NULL, '{"_id": "019a499b-18e8-73cf-9f80-06921538115c", "date": "2025-11-03", "year": 2025, "month": 11, "amount": 2250, "ledger": "01a2097c-d5bb-73fc-a176-ff6abd187820", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-11-03T12:04:52.584Z", "updatedAt": "2025-11-03T12:04:52.584Z", "voucherNo": "V2025-26/0018", "ledgerName": "Salaries"}'),
  ('019a4dd1-d13d-725d-a348-f87df4e73abc', '2025-11-04 07:43:07.581+00', '01a2097c-d539-75e4-84d0-acb72eb4dfdc', 'Hari Example', 'hr', 'batch.create', 'batch', '01a2097c-d557-7393-b1cc-a2022d5aaba4', '019a4dd1-d13d-73da-be6e-094bd62ac6e6', NULL, '{"_id": "01a2097c-d557-7393-b1cc-a2022d5aaba4", "bCode": "PY-2511", "bTime": "18:00 to 20:00", "endDate": "2026-03-25", "version": 1, "startDate": "2025-11-25", "courseName": "Python Programming"}'),
  ('019a5870-be50-71df-83ed-e92a635a2861', '2025-11-06 09:12:55.12+00', '01a2097c-d539-75e4-84d0-a9e0ec81a04d', 'Asha Example', 'admin', 'expense.create', 'expense', '019a5870-be50-7473-bd19-6415a477386d', '019a5870-be50-7112-97bc-c0af5368a6c4', NULL, '{"_id": "019a5870-be50-7473-bd19-6415a477386d", "date": "2025-11-06", "year": 2025, "month": 11, "amount": 100, "ledger": "01a2097c-d5bc-7392-884b-dee93601ea7d", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-11-06T09:12:55.120Z", "updatedAt": "2025-11-06T09:12:55.120Z", "voucherNo": "V2025-26/0019", "ledgerName": "Internet"}'),
  ('019a58cd-919f-70a5-8f56-9e0cb3f5aa52', '2025-11-06 10:54:18.527+00', '01a2097c-d539-75e4-84d0-a9e0ec81a04d', 'Asha Example', 'admin', 'expense.create', 'expense', '019a58cd-919f-7404-a527-c724e274d174', '019a58cd-919f-7368-8b27-b56405dc9d80', NULL, '{"_id": "019a58cd-919f-7404-a527-c724e274d174", "date": "2025-11-06", "year": 2025, "month": 11, "amount": 300, "ledger": "01a2097c-d5bc-7392-884b-d9e43ddf5b1e", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-11-06T10:54:18.527Z", "updatedAt": "2025-11-06T10:54:18.527Z", "voucherNo": "V2025-26/0020", "ledgerName": "Electricity"}'),
  ('019acdcb-3f5e-7221-a7f1-bf6e104ee709', '2025-11-29 04:07:20.67+00', '01a2097c-d539-75e4-84d0-acb72eb4dfdc', 'Hari Example', 'hr', 'student.register', 'student', '019acdcb-3f5e-7043-985f-ed367f1f0fe9', '019acdcb-3f5e-7466-95a3-4e21f21f82ba', NULL, '{"_id": "019acdcb-3f5e-7043-985f-ed367f1f0fe9", "fee": 18000, "mode": "offline", "batch": "PY-2511", "course": "Python Programming", "status": "Active", "PaidFee": 0, "dueDate": "2026-01-03", "endDate": "2026-03-25", "version": 1, "TotalFee": 18000, "declared": null, "isPlaced": "notPlaced", "cduration": "4 months", "PendingFee": 18000, "isCompleted": "yes", "joiningDate": "2025-11-29"}'),
  ('019acefa-c7b2-763a-869f-3db14b2fed7d', '2025-11-29 09:38:52.978+00', '01a2097c-d577-73f3-a350-8f177d8a694b', 'Hina Sample', 'hr', 'fee.record', 'receipt', '019acefa-c7b2-700d-9655-2b1a8d4c9ad4', '019acefa-c7b2-727f-9261-96f7ac5923c9', NULL, '{"_id": "019acefa-c7b2-700d-9655-2b1a8d4c9ad4", "due": 12000, "date": "2025-11-29", "paid": 6000, "year": 2025, "bCode": "PY-2511", "month": 11, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-7043-985f-ed367f1f0fe9", "version": 1, "issuedOn": "2025-11-29", "receiptNo": "2025-26/000007"}'),
  ('019ad88c-72fa-7053-beed-81a1aa247aa1', '2025-12-01 06:14:34.49+00', '01a2097c-d539-75e4-84d0-acb72eb4dfdc', 'Hari Example', 'hr', 'batch.create', 'batch', '01a2097c-d557-7393-b1cc-a760e04e7d06', '019ad88c-72fa-7348-a5e4-8a66718e0f18', NULL, '{"_id": "01a2097c-d557-7393-b1cc-a760e04e7d06", "bCode": "FSW-2512", "bTime": "12:30 to 14:30", "endDate": "2026-08-22", "version": 1, "startDate": "2025-12-22", "courseName": "Full Stack Web Development"}'),
  ('019b5e41-c6ac-7713-8366-226d4061a378', '2025-12-27 05:22:07.66+00', '01a2097c-d539-75e4-84d0-acb72eb4dfdc', 'Hari Example', 'hr', 'batch.create', 'batch', '01a2097c-d557-7393-b1cc-aa0d8243d24f', '019b5e41-c6ac-7060-830f-7b8164c1885a', NULL, '{"_id": "01a2097c-d557-7393-b1cc-aa0d8243d24f", "bCode": "DA-2601", "bTime": "12:30 to 14:30", "endDate": "2026-07-17", "version": 1, "startDate": "2026-01-17", "courseName": "Data Analytics"}'),
  ('019b7ce0-50eb-75af-87f0-9017ae7b2b83', '2026-01-02 04:03:54.219+00', '01a2097c-d577-73f3-a350-927a6d562935', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '019b7ce0-50eb-72a1-b1df-a6f854cb3259', '019b7ce0-50eb-70bd-b18a-716f8092bf8d', NULL, '{"_id": "019b7ce0-50eb-72a1-b1df-a6f854cb3259", "due": 6000, "date": "2026-01-02", "paid": 6000, "year": 2026, "bCode": "PY-2511", "month": 1, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-7043-985f-ed367f1f0fe9", "version": 1, "issuedOn": "2026-01-02", "receiptNo": "2025-26/000008"}'),
  ('019b7d9a-7db3-7776-9dcf-d865d225403d', '2026-01-02 07:27:15.379+00', '01a2097c-d539-75e4-84d0-a9e0ec81a04d', 'Asha Example', 'admin', 'expense.create', 'expense', '019b7d9a-7db3-775c-8342-e392cf46d984', '019b7d9a-7db3-767e-b2bf-dc6e2659a0b5', NULL, '{"_id": "019b7d9a-7db3-775c-8342-e392cf46d984", "date": "2026-01-02", "year": 2026, "month": 1, "amount": 1076, "ledger": "01a2097c-d5bc-7392-884b-d594644e4c1e", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2026-01-02T07:27:15.379Z", "updatedAt": "2026-01-02T07:27:15.379Z", "voucherNo": "V2025-26/0021", "ledgerName": "Rent"}'),
  ('019b92c8-7213-76f2-8c84-6f531ab5a708', '2026-01-06 10:09:28.595+00', '01a2097c-d539-75e4-84d0-a9e0ec81a04d', 'Asha Example', 'admin', 'expense.create', 'expense', '019b92c8-7213-7132-9041-2cf45077a082', '019b92c8-7213-75ba-aa72-0638dde69612', NULL, '{"_id": "019b92c8-7213-7132-9041-2cf45077a082", "date": "2026-01-06", "year": 2026, "month": 1, "amount": 258, "ledger": "01a2097c-d5bc-7392-884b-d9e43ddf5b1e", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2026-01-06T10:09:28.595Z", "updatedAt": "2026-01-06T10:09:28.595Z", "voucherNo": "V2025-26/0022", "ledgerName": "Electricity"}'),
  ('019b96c0-e9f1-746e-8ccb-0703d2a6f77d', '2026-01-07 04:39:43.857+00', '01a2097c-d539-75e4-84d0-a9e0ec81a04d', 'Asha Example', 'admin', 'expense.create', 'expense', '019b96c0-e9f1-7245-a263-53f4b71dee6c', '019b96c0-e9f1-711d-8a9e-41db4a861678', NULL, '{"_id": "019b96c0-e9f1-7245-a263-53f4b71dee6c", "date": "2026-01-07", "year": 2026, "month": 1, "amount": 1938, "ledger": "01a2097c-d5bb-73fc-a176-ff6abd187820", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2026-01-07T04:39:43.857Z", "updatedAt": "2026-01-07T04:39:43.857Z", "voucherNo": "V2025-26/0023", "ledgerName": "Salaries"}'),
  ('019b9be6-f910-7233-aa13-5fe9d552c69f', '2026-01-08 04:39:24.176+00', '01a2097c-d539-75e4-84d0-a9e0ec81a04d', 'Asha Example', 'admin', 'expense.create', 'expense', '019b9be6-f910-7655-a80e-f3f4abde03e1', '019b9be6-f910-7627-a51e-d827616bc4d1', NULL, '{"_id": "019b9be6-f910-7655-a80e-f3f4abde03e1", "date": "2026-01-08", "year": 2026, "month": 1, "amount": 86, "ledger": "01a2097c-d5bc-7392-884b-dee93601ea7d", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2026-01-08T04:39:24.176Z", "updatedAt": "2026-01-08T04:39:24.176Z", "voucherNo": "V2025-26/0024", "ledgerName": "Internet"}'),
  ('019bea69-43a4-7774-8cfa-c2465f9797d1', '2026-01-23 10:32:05.796+00', '01a2097c-d539-75e4-84d0-acb72eb4dfdc', 'Hari Example', 'hr', 'batch.create', 'batch', '01a2097c-d557-7393-b1cc-ae540b53bd92', '019bea69-43a4-7257-b8f0-7c248ba21408', NULL, '{"_id": "01a2097c-d557-7393-b1cc-ae540b53bd92", "bCode": "GD-2602", "bTime": "08:00 to 10:00", "endDate": "2026-07-13", "version": 1, "startDate": "2026-02-13", "courseName": "Graphic Design"}'),
  ('019c1cef-33c4-7188-94f2-59994e6e9fc3', '2026-02-02 05:59:24.356+00', '01a2097c-d539-75e4-84d0-acb72eb4dfdc', 'Hari Example', 'hr', 'fee.record', 'receipt', '019c1cef-33c4-72b9-9cb5-d8b98247b7ff', '019c1cef-33c4-779b-a120-0fcd415a8d9d', NULL, '{"_id": "019c1cef-33c4-72b9-9cb5-d8b98247b7ff", "due": 0, "date": "2026-02-02", "paid": 6000, "year": 2026, "bCode": "PY-2511", "month": 2, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-7043-985f-ed367f1f0fe9", "version": 1, "issuedOn": "2026-02-02", "receiptNo": "2025-26/000009"}'),
  ('019c31b6-9ffd-76cb-8fcd-1febc1296c7f', '2026-02-06 06:49:38.045+00', '01a2097c-d539-75e4-84d0-a9e0ec81a04d', 'Asha Example', 'admin', 'expense.create', 'expense', '019c31b6-9ffd-7527-b7ea-104d4e90571e', '019c31b6-9ffd-742e-8738-595d1976c58e', NULL, '{"_id": "019c31b6-9ffd-7527-b7ea-104d4e90571e", "date": "2026-02-06", "year": 2026, "month": 2, "amount": 2457, "ledger": "01a2097c-d5bb-73fc-a176-ff6abd187820", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2026-02-06T06:49:38.045Z", "updatedAt": "2026-02-06T06:49:38.045Z", "voucherNo": "V2025-26/0025", "ledgerName": "Salaries"}'),
  ('019c369f-a274-7103-bfa2-ff10b56c125b', '2026-02-07 05:42:37.428+00', '01a2097c-d539-75e4-84d0-a9e0ec81a04d', 'Asha Example', 'admin', 'expense.create', 'expense', '019c369f-a274-73bc-a477-bf1c8ff06b6d', '019c369f-a274-7759-bde4-3eedfbd8802a', NULL, '{"_id": "019c369f-a274-73bc-a477-bf1c8ff06b6d", "date": "2026-02-07", "year": 2026, "month": 2, "amount": 1365, "ledger": "01a2097c-d5bc-7392-884b-d594644e4c1e", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2026-02-07T05:42:37.428Z", "updatedAt": "2026-02-07T05:42:37.428Z", "voucherNo": "V2025-26/0026", "ledgerName": "Rent"}'),
  ('019c411e-2084-7320-b7d4-30bf6c93ff91', '2026-02-09 06:36:59.396+00', '01a2097c-d539-75e4-84d0-a9e0ec81a04d', 'Asha Example', 'admin', 'expense.create', 'expense', '019c411e-2084-77c5-b33e-a4336851610c', '019c411e-2084-7597-9dee-eb1c2aec9b82', NULL, '{"_id": "019c411e-2084-77c5-b33e-a4336851610c", "date": "2026-02-09", "year": 2026, "month": 2, "amount": 327, "ledger": "01a2097c-d5bc-7392-884b-d9e43ddf5b1e", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2026-02-09T06:36:59.396Z", "updatedAt": "2026-02-09T06:36:59.396Z", "voucherNo": "V2025-26/0027", "ledgerName": "Electricity"}'),
  ('019c423e-23a9-74bc-a4e2-d3375d6f85c2', '2026-02-09 11:51:34.569+00', '01a2097c-d539-75e4-84d0-a9e0ec81a04d', 'Asha Example', 'admin', 'expense.create', 'expense', '019c423e-23a9-7791-9ae5-fed7562ca845', '019c423e-23a9-7671-94b2-a5d185c9895b', NULL, '{"_id": "019c423e-23a9-7791-9ae5-fed7562ca845", "date": "2026-02-09", "year": 2026, "month": 2, "amount": 109, "ledger": "01a2097c-d5bc-7392-884b-dee93601ea7d", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2026-02-09T11:51:34.569Z", "updatedAt": "2026-02-09T11:51:34.569Z", "voucherNo": "V2025-26/0028", "ledgerName": "Internet"}'),
  ('019c7004-9136-7238-ae7d-9904ff97c4ed', '2026-02-18 09:11:13.462+00', '01a2097c-d539-75e4-84d0-acb72eb4dfdc', 'Hari Example', 'hr', 'batch.create', 'batch', '01a2097c-d558-7280-985e-f2d2c15a584f', '019c7004-9136-77f6-940b-c1e2bd4e823f', NULL, '{"_id": "01a2097c-d558-7280-985e-f2d2c15a584f", "bCode": "DM-2603", "bTime": "12:30 to 14:30", "endDate": "2026-06-11", "version": 1, "startDate": "2026-03-11", "courseName": "Digital Marketing"}'),
  ('019cfa32-3a20-7528-8f58-602868a61716', '2026-03-17 05:08:41.632+00', '01a2097c-d539-75e4-84d0-acb72eb4dfdc', 'Hari Example', 'hr', 'batch.create', 'batch', '01a2097c-d558-7280-985e-f65b29611ce6', '019cfa32-3a20-70a3-a076-b9ef5305e9c1', NULL, '{"_id": "01a2097c-d558-7280-985e-f65b29611ce6", "bCode": "HT-2604", "bTime": "10:00 to 12:00", "endDate": "2026-06-07", "version": 1, "startDate": "2026-04-07", "courseName": "Hindi Typing"}'),
  ('019d47ad-09b4-70f8-a269-33d536d60b45', '2026-04-01 06:13:35.796+00', '01976d38-7d5f-7163-84da-a1d2efaf4e8e', '', 'student', 'project.add', 'project', '019d47ad-09b4-7508-818d-ce6253ecb1dd', '019d47ad-09b4-76ed-872d-80b9befe36ad', NULL, '{"_id": "019d47ad-09b4-7508-818d-ce6253ecb1dd", "student": "01976d38-7d5f-7163-84da-a1d2efaf4e8e", "version": 1}'),
  ('019d805b-85ba-766b-b920-607b17d27f1a', '2026-04-12 06:22:54.906+00', '01a2097c-d539-75e4-84d0-acb72eb4dfdc', 'Hari Example', 'hr', 'batch.create', 'batch', '01a2097c-d558-7280-985e-fac4758457d2', '019d805b-85ba-729f-a122-a42a755ab64b', NULL, '{"_id": "01a2097c-d558-7280-985e-fac4758457d2", "bCode": "FR-2605", "bTime": "08:00 to 10:00", "endDate": "2026-09-03", "version": 1, "startDate": "2026-05-03", "courseName": "Français des affaires"}'),
  ('019daf1c-ae23-77d3-ad0e-a8eca2ebcd8f', '2026-04-21 08:16:25.635+00', '01976d38-7d5f-7163-84da-a1d2efaf4e8e', '', 'student', 'portfolio.add', 'portfolio', '019daf1c-ae23-70df-9da7-485b720caeca', '019daf1c-ae23-7368-9feb-8a7b6e7db5a0', NULL, '{"_id": "019daf1c-ae23-70df-9da7-485b720caeca", "student": "01976d38-7d5f-7163-84da-a1d2efaf4e8e", "version": 1}'),
  ('019e0afc-7890-7531-8f5e-ae38ec0e13d3', '2026-05-09 04:26:18.64+00', '01a2097c-d539-75e4-84d0-acb72eb4dfdc', 'Hari Example', 'hr', 'batch.create', 'batch', '01a2097c-d558-7280-985e-ff3bf264f32d', '019e0afc-7890-71ca-bd35-3bfa29662434', NULL, '{"_id": "01a2097c-d558-7280-985e-ff3bf264f32d", "bCode": "TALLY-2605", "bTime": "12:30 to 14:30", "endDate": "2026-08-30", "version": 1, "startDate": "2026-05-30", "courseName": "Tally with GST"}'),
  ('019e91fd-57b9-77e9-b590-43b448291e5f', '2026-06-04 09:35:59.929+00', '01a2097c-d539-75e4-84d0-acb72eb4dfdc', 'Hari Example', 'hr', 'batch.create', 'batch', '01a2097c-d558-7280-985f-038fa6e574e4', '019e91fd-57b9-7607-b25f-00d35495d3eb', NULL, '{"_id": "01a2097c-d558-7280-985f-038fa6e574e4", "bCode": "PY-2606", "bTime": "08:00 to 10:00", "endDate": "2026-10-25", "version": 1, "startDate": "2026-06-25", "courseName": "Python Programming"}'),
  ('019f1d81-7446-706d-9208-85e075113e34', '2026-07-01 11:47:31.014+00', '01a2097c-d539-75e4-84d0-acb72eb4dfdc', 'Hari Example', 'hr', 'batch.create', 'batch', '01a2097c-d558-7280-985f-0465d6b6830d', '019f1d81-7446-73f4-883c-6cb98e390c8b', NULL, '{"_id": "01a2097c-d558-7280-985f-0465d6b6830d", "bCode": "FSW-2607", "bTime": "10:00 to 12:00", "endDate": null, "version": 1, "startDate": "2026-07-22", "courseName": "Full Stack Web Development"}'),
  ('019f4660-91bf-7355-85e9-b9ea501759dc', '2026-07-09 10:16:01.727+00', '01976d38-7d5f-7163-84da-a1d2efaf4e8e', '', 'student', 'portfolio.add', 'portfolio', '019f4660-91bf-73b7-94a9-aac5514ee65e', '019f4660-91bf-7540-86cc-68de343ea97d', NULL, '{"_id": "019f4660-91bf-73b7-94a9-aac5514ee65e", "student": "01976d38-7d5f-7163-84da-a1d2efaf4e8e", "version": 1}'),
  ('019fa230-ae6c-7374-b8ba-f5ea2de2df4b', '2026-07-27 06:08:47.212+00', '01a2097c-d539-75e4-84d0-acb72eb4dfdc', 'Hari Example', 'hr', 'batch.create', 'batch', '01a2097c-d558-7280-985f-0a347b765079', '019fa230-ae6c-7177-8b6d-51b0ddd2147d', NULL, '{"_id": "01a2097c-d558-7280-985f-0a347b765079", "bCode": "DA-2608", "bTime": "10:00 to 12:00", "endDate": "2027-02-17", "version": 1, "startDate": "2026-08-17", "courseName": "Data Analytics"}'),
  ('01a02eaf-9c16-77b6-9fb4-f1ad62b1fb7c', '2026-08-23 12:54:15.83+00', '01a2097c-d539-75e4-84d0-acb72eb4dfdc', 'Hari Example', 'hr', 'batch.create', 'batch', '01a2097c-d558-7280-985f-0fac76f96ac2', '01a02eaf-9c16-71b0-a197-bb00c7209b12', NULL, '{"_id": "01a2097c-d558-7280-985f-0fac76f96ac2", "bCode": "GD-2609", "bTime": "08:00 to 10:00", "endDate": "2027-02-13", "version": 1, "startDate": "2026-09-13", "courseName": "Graphic Design"}'),
  ('01a0b40e-f07d-702a-93c7-8b1745fbe28a', '2026-09-18 10:27:53.085+00', '01a2097c-d539-75e4-84d0-acb72eb4dfdc', 'Hari Example', 'hr', 'batch.create', 'batch', '01a2097c-d558-7280-985f-114305f058d7', '01a0b40e-f07d-76f4-8f2a-a543add62f2e', NULL, '{"_id": "01a2097c-d558-7280-985f-114305f058d7", "bCode": "DM-2610", "bTime": "12:30 to 14:30", "endDate": null, "version": 1, "startDate": "2026-10-09", "courseName": "Digital Marketing"}'),
  ('01a0d6d4-797a-745b-91ef-68aa7644fdbd', '2026-09-25 04:30:44.09+00', '01976d38-7d5f-7163-84da-a1d2efaf4e8e', '', 'student', 'project.add', 'project', '01a0d6d4-797a-7769-ac35-d2c6f439c772', '01a0d6d4-797a-7634-a32c-2d2e50126800', NULL, '{"_id": "01a0d6d4-797a-7769-ac35-d2c6f439c772", "student": "01976d38-7d5f-7163-84da-a1d2efaf4e8e", "version": 1}'),
  ('01a11b91-9b52-7353-a95e-60ef82592544', '2026-10-08 12:51:29.746+00', '01a2097c-d539-75e4-84d0-acb72eb4dfdc', 'Hari Example', 'hr', 'student.register', 'student', '01a11b91-9b52-723a-ac02-ae9c2cadfee4', '01a11b91-9b52-7166-9b91-439a0c7e4b79', NULL, '{"_id": "01a11b91-9b52-723a-ac02-ae9c2cadfee4", "fee": 13500, "mode": "offline", "batch": "DM-2610", "course": "Digital Marketing", "status": "Active", "PaidFee": 0, "dueDate": "2026-11-12", "endDate": null, "version": 1, "TotalFee": 13500, "declared": null, "isPlaced": "notPlaced", "cduration": "3 months", "PendingFee": 13500, "isCompleted": "no", "joiningDate": "2026-10-08"}'),
  ('01a13e7e-69d3-7390-bd1c-47199af0aca3', '2026-10-15 07:37:14.451+00', '01a2097c-d539-75e4-84d0-acb72eb4dfdc', 'Hari Example', 'hr', 'batch.create', 'batch', '01a2097c-d558-7280-985f-141c9c38b1c1', '01a13e7e-69d3-7544-af12-18e26f2e81f4', NULL, '{"_id": "01a2097c-d558-7280-985f-141c9c38b1c1", "bCode": "HT-2611", "bTime": "10:00 to 12:00", "endDate": "2027-01-05", "version": 1, "startDate": "2026-11-05", "courseName": "Hindi Typing"}'),
  ('01a19b44-4019-7786-8557-c711009b6c5a', '2026-11-02 07:58:23.769+00', '01a2097c-d539-75e4-84d0-a9e0ec81a04d', 'Asha Example', 'admin', 'expense.create', 'expense', '01a19b44-4019-73f7-a11c-8e71fa20a263', '01a19b44-4019-753a-81a1-35cbd3cf2b97', NULL, '{"_id": "01a19b44-4019-73f7-a11c-8e71fa20a263", "date": "2026-11-02", "year": 2026, "month": 11, "amount": 221, "ledger": "01a2097c-d5bc-7392-884b-d594644e4c1e", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2026-11-02T07:58:23.769Z", "updatedAt": "2026-11-02T07:58:23.769Z", "voucherNo": "V2026-27/0001", "ledgerName": "Rent"}'),
  ('01a19c3d-3bc5-7073-87fb-8dd724ef821b', '2026-11-02 12:30:21.125+00', '01a2097c-d539-75e4-84d0-a9e0ec81a04d', 'Asha Example', 'admin', 'expense.create', 'expense', '01a19c3d-3bc5-7366-a73a-6afcf9f497fc', '01a19c3d-3bc5-77f0-92ba-246fb2a1d282', NULL, '{"_id": "01a19c3d-3bc5-7366-a73a-6afcf9f497fc", "date": "2026-11-02", "year": 2026, "month": 11, "amount": 398, "ledger": "01a2097c-d5bb-73fc-a176-ff6abd187820", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2026-11-02T12:30:21.125Z", "updatedAt": "2026-11-02T12:30:21.125Z", "voucherNo": "V2026-27/0002", "ledgerName": "Salaries"}'),
  ('01a1a4b8-370c-713c-aced-0eeb9fc85404', '2026-11-04 04:01:38.572+00', '01a2097c-d539-75e4-84d0-a9e0ec81a04d', 'Asha Example', 'admin', 'expense.create', 'expense', '01a1a4b8-370c-73bf-adab-5d74afc444af', '01a1a4b8-370c-74e9-ab21-cd3572c3ac77', NULL, '{"_id": "01a1a4b8-370c-73bf-adab-5d74afc444af", "date": "2026-11-04", "year": 2026, "month": 11, "amount": 53, "ledger": "01a2097c-d5bc-7392-884b-d9e43ddf5b1e", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2026-11-04T04:01:38.572Z", "updatedAt": "2026-11-04T04:01:38.572Z", "voucherNo": "V2026-27/0003", "ledgerName": "Electricity"}'),
  ('01a1b03c-724d-7399-b602-caed20c34063', '2026-11-06 09:41:53.869+00', '01a2097c-d539-75e4-84d0-acb72eb4dfdc', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b03c-724d-70b5-ba38-82838ad2daf7', '01a1b03c-724d-75fe-803d-89f8a66c9f10', NULL, '{"date": "2026-11-06", "absent": 1, "present": 0, "batchCode": "DM-2610"}'),
  ('01a1b03c-74c1-76d3-b0dc-984e90ce0970', '2026-11-06 09:41:54.497+00', '01a2097c-d539-75e4-84d0-acb72eb4dfdc', 'Hari Example', 'hr', 'student.register', 'student', '01a1b03c-74c1-7292-a021-80a03d178048', '01a1b03c-74c1-7377-a662-6add33193d38', NULL, '{"_id": "01a1b03c-74c1-7292-a021-80a03d178048", "fee": 4050, "mode": "online", "batch": "HT-2611", "course": "Hindi Typing", "status": "Active", "PaidFee": 0, "dueDate": "2026-12-11", "endDate": null, "version": 1, "TotalFee": 4050, "declared": null, "isPlaced": "notPlaced", "cduration": "2 months", "PendingFee": 4050, "isCompleted": "no", "joiningDate": "2026-11-06"}'),
  ('01a1b0c9-1727-76dd-8787-b4d9efcf92e4', '2026-11-06 12:15:31.111+00', '01a2097c-d539-75e4-84d0-acb72eb4dfdc', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b0c9-1727-7214-b7b2-a0a9e0359279', '01a1b0c9-1727-71e0-a078-b7c079c80a69', NULL, '{"date": "2026-11-06", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1b4a5-afa4-75e3-b5af-29448e78e275', '2026-11-07 06:15:19.716+00', '01a2097c-d539-75e4-84d0-a9e0ec81a04d', 'Asha Example', 'admin', 'student.disable', 'student', '01a11b91-9b52-723a-ac02-ae9c2cadfee4', '01a1b4a5-afa4-70b9-b3cb-5d252ec10091', '{"status": "Active"}', '{"status": "Disable"}'),
  ('01a1b51d-6a8b-7700-b16d-af9dfdd92ce0', '2026-11-07 08:26:06.347+00', '01a2097c-d539-75e4-84d0-acb72eb4dfdc', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b51d-6a8b-7682-9803-0d61e417b96b', '01a1b51d-6a8b-73bb-925a-d717b6e2662b', NULL, '{"date": "2026-11-07", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1be83-9230-774d-aa38-99f49d67cc41', '2026-11-09 04:14:16.112+00', NULL, '', 'anyone', 'student.apply', 'student', '01a1be83-9230-72e8-a5ad-06b8ed507da4', '01a1be83-9230-7733-b4bf-376ff2f2e480', NULL, '{"_id": "01a1be83-9230-72e8-a5ad-06b8ed507da4", "fee": 16500, "mode": "offline", "batch": "FR-2612", "course": "Français des affaires", "status": "Pending", "PaidFee": 0, "dueDate": "2027-01-05", "endDate": null, "version": 1, "TotalFee": 0, "declared": {"fee": 16500, "Paidfee": 8250, "payMode": "Online"}, "isPlaced": "notPlaced", "cduration": "4 months", "PendingFee": 0, "isCompleted": "no", "joiningDate": "2026-12-01"}'),
  ('01a1c041-4eb3-77ca-8d56-c974dc3305a1', '2026-11-09 12:21:07.891+00', '01a2097c-d539-75e4-84d0-acb72eb4dfdc', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1c041-4eb3-768d-a228-d96496964c06', '01a1c041-4eb3-717e-be45-0f55ff062e7c', NULL, '{"date": "2026-11-09", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1c057-66d2-729f-905a-9d2982dd9d69', '2026-11-09 12:45:15.858+00', '01a2097c-d539-75e4-84d0-a9e0ec81a04d', 'Asha Example', 'admin', 'expense.create', 'expense', '01a1c057-66d2-76ac-a6b5-34548de70704', '01a1c057-66d2-75ae-bed6-220576765b19', NULL, '{"_id": "01a1c057-66d2-76ac-a6b5-34548de70704", "date": "2026-11-09", "year": 2026, "month": 11, "amount": 17, "ledger": "01a2097c-d5bc-7392-884b-dee93601ea7d", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2026-11-09T12:45:15.858Z", "updatedAt": "2026-11-09T12:45:15.858Z", "voucherNo": "V2026-27/0004", "ledgerName": "Internet"}'),
  ('01a1c432-5b10-72ff-8c40-d5157ff6fa49', '2026-11-10 06:43:16.88+00', '01a2097c-d539-75e4-84d0-acb72eb4dfdc', 'Hari Example', 'hr', 'batch.create', 'batch', '01a2097c-d558-7280-985f-1bd1702ad634', '01a1c432-5b10-7385-a955-439840322c02', NULL, '{"_id": "01a2097c-d558-7280-985f-1bd1702ad634", "bCode": "FR-2612", "bTime": "15:00 to 17:00", "endDate": null, "version": 1, "startDate": "2026-12-01", "courseName": "Français des affaires"}'),
  ('01a1c53b-8e49-76ff-93d4-b714b6e67083', '2026-11-10 11:32:57.033+00', '01a2097c-d539-75e4-84d0-acb72eb4dfdc', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1c53b-8e49-74b8-b20e-58ad6e913476', '01a1c53b-8e49-7214-b7c9-cd9fc147ed7d', NULL, '{"date": "2026-11-10", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ca38-8fec-702e-add2-17a98a0758c1', '2026-11-11 10:47:46.924+00', '01a2097c-d539-75e4-84d0-acb72eb4dfdc', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ca38-8fec-72b1-8e77-efb897ae3c78', '01a1ca38-8fec-7637-a3e5-918b41258e63', NULL, '{"date": "2026-11-11", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ce42-8cd3-7741-ba0a-40832d259e4f', '2026-11-12 05:37:10.355+00', '01a2097c-d539-75e4-84d0-acb72eb4dfdc', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ce42-8cd3-72a8-878c-fdd55889f8da', '01a1ce42-8cd3-76d9-919a-2eb8dac3f819', NULL, '{"date": "2026-11-12", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1cf35-657d-74e7-9b96-634dfd1b0b1c', '2026-11-12 10:02:25.533+00', '01a2097c-d577-73f3-a350-8f177d8a694b', 'Hina Sample', 'hr', 'fee.record', 'receipt', '01a1cf35-657d-75b2-bdee-5ef78b0023c7', '01a1cf35-657d-77f7-913f-e758d09323d4', NULL, '{"_id": "01a1cf35-657d-75b2-bdee-5ef78b0023c7", "due": 3050, "date": "2026-11-12", "paid": 1000, "year": 2026, "bCode": "HT-2611", "month": 11, "course": "Hindi Typing", "changed": false, "payMode": "Online", "payable": 4050, "student": "01a1b03c-74c1-7292-a021-80a03d178048", "version": 1, "issuedOn": "2026-11-12", "receiptNo": "2026-27/000001"}'),
  ('01a1d445-07d9-7466-a9f0-55a3d1af4d9e', '2026-11-13 09:37:36.217+00', '01a2097c-d539-75e4-84d0-acb72eb4dfdc', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1d445-07d9-7030-8303-1d4d80da14d4', '01a1d445-07d9-75ab-8038-6a2989609518', NULL, '{"date": "2026-11-13", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1d916-73a3-718a-9183-5b7f1fb5b303', '2026-11-14 08:04:49.699+00', '01a2097c-d539-75e4-84d0-acb72eb4dfdc', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1d916-73a3-7383-adbe-5c8009793c89', '01a1d916-73a3-76f1-865b-6bf3a3abe296', NULL, '{"date": "2026-11-14", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1e402-4a37-758e-9aa5-62defbfb3d5e', '2026-11-16 10:58:37.751+00', '01a2097c-d539-75e4-84d0-acb72eb4dfdc', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1e402-4a37-77b6-86e9-5f07ce3e34f2', '01a1e402-4a37-771f-b6a0-c54cc3afab0d', NULL, '{"date": "2026-11-16", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1e95a-a683-73b5-8350-ab9acc67e289', '2026-11-17 11:53:14.627+00', '01a2097c-d539-75e4-84d0-acb72eb4dfdc', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1e95a-a683-72bc-b92b-aac11923fd83', '01a1e95a-a683-7502-882e-037f3a060edf', NULL, '{"date": "2026-11-17", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ee80-40dd-7340-aaa8-c38bf09e38ba', '2026-11-18 11:52:25.053+00', '01a2097c-d539-75e4-84d0-acb72eb4dfdc', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ee80-40dd-70cb-9a4f-ef83fa1381b7', '01a1ee80-40dd-70db-81d8-42f0170f44bc', NULL, '{"date": "2026-11-18", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1f2a8-7850-729e-af03-b5cdac7f57f5', '2026-11-19 07:14:49.552+00', '01a2097c-d539-75e4-84d0-acb72eb4dfdc', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1f2a8-7850-70b2-81b8-bb7077d23cb2', '01a1f2a8-7850-7518-bbe3-2b52deba3b6b', NULL, '{"date": "2026-11-19", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1f8c0-38a9-70ab-8a77-962a353ea2c5', '2026-11-20 11:38:29.417+00', '01a2097c-d539-75e4-84d0-acb72eb4dfdc', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1f8c0-38a9-7708-9775-cb6cdbfe9891', '01a1f8c0-38a9-77d8-907b-da9b7f02cea9', NULL, '{"date": "2026-11-20", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1fb86-a83e-74a7-9317-8ad68f274c49', '2026-11-21 00:34:28.542+00', '01a2097c-d539-75e4-84d0-acb72eb4dfdc', 'Hari Example', 'hr', 'student.register', 'student', '01a1fb86-a83e-773f-bee1-587eb1ae74ff', '01a1fb86-a83e-766f-86b9-a74eb4ecb030', NULL, '{"_id": "01a1fb86-a83e-773f-bee1-587eb1ae74ff", "fee": 4050, "mode": "offline", "batch": "HT-2611", "course": "Hindi Typing", "status": "Active", "PaidFee": 0, "dueDate": "2026-12-26", "endDate": null, "version": 1, "TotalFee": 4050, "declared": null, "isPlaced": "notPlaced", "cduration": "2 months", "PendingFee": 4050, "isCompleted": "no", "joiningDate": "2026-11-21"}'),
  ('01a2097c-d53e-737b-b726-015bdc6c34ff', '2026-11-21 04:30:00+00', NULL, '', 'system', 'institute.create', 'institute', '00000000-0000-0000-0000-000000000000', 'dump', NULL, '{"name": "Namuna Training Institute (demo)", "phone": "+91 55500 00000", "address": "1 Example Road, Example Nagar", "timeZone": "Asia/Kolkata", "selfRegistration": true}'),
  ('01a2097c-d541-7094-bda2-73141cbfa432', '2026-11-21 04:30:00+00', NULL, '', 'system', 'staff.create', 'account', '01a2097c-d539-75e4-84d0-a9e0ec81a04d', 'dump', NULL, '{"id": "01a2097c-d539-75e4-84d0-a9e0ec81a04d", "name": "Asha Example", "role": "admin", "email": "admin@example.com"}'),
  ('01a2097c-d543-777a-b0cc-a9c1edcfec5e', '2026-11-21 04:30:00+00', NULL, '', 'system', 'staff.create', 'account', '01a2097c-d539-75e4-84d0-acb72eb4dfdc', 'dump', NULL, '{"id": "01a2097c-d539-75e4-84d0-acb72eb4dfdc", "name": "Hari Example", "role": "hr", "email": "hr@example.com"}'),
  ('01a2097c-d5f1-754a-b01a-d58f40e33da7', '2026-11-21 04:30:00+00', '01a2097c-d539-75e4-84d0-a9e0ec81a04d', 'Asha Example', 'admin', 'discount.give', 'student', '01a1b03c-74c1-7292-a021-80a03d178048', 'dump', NULL, '{"amount": "500.00", "course": "Hindi Typing"}'),
  ('01a2097c-d5ff-76c1-805d-ec7bd4910041', '2026-11-21 04:30:00+00', '01a2097c-d539-75e4-84d0-a9e0ec81a04d', 'Asha Example', 'admin', 'refund.record', 'refund', '01a2097c-d5f8-7165-997a-a346e8fe1e29', 'dump', NULL, '{"_id": "01a2097c-d5f8-7165-997a-a346e8fe1e29", "date": "2026-11-21T00:00:00.000Z", "bCode": "HT-2611", "amount": "200.00", "course": "Hindi Typing", "payMode": "Cash", "student": "01a1b03c-74c1-7292-a021-80a03d178048", "version": 1, "issuedOn": "2026-11-21T00:00:00.000Z", "refundNo": "R2026-27/0001", "enrolment": "01a1b03c-74c1-7708-b06f-e044f7ddbfa1", "paidAfter": "800.00", "paidBefore": "1000.00"}'),
  ('01a2097c-d662-76e9-b956-1b2f5577877b', '2026-11-21 04:30:00+00', NULL, '', 'system', 'student.update', 'student', '01976d38-7d5f-7163-84da-a1d2efaf4e8e', 'dump', '{}', '{}');
insert into audit_link ("n", "entry_id", "entry_digest", "subject_id", "personal_fields", "personal_digests", "latest_at", "chained_at", "hash") overriding system value values
  ('1', '019583bb-5506-7629-8818-ddb91a8bd6ed', E'\\x3c6e0472f98efd4d4605a373adc80b78f08d59eb140e9a8f661c65eb36381e8b', NULL, '{}', E'\\x', '2025-03-11 05:44:07.174+00', '2026-11-21 04:30:00+00', E'\\xa472da9931685571fbf8936369fbf3d0335b64cc9f2192eaaba5b188c9ec4b54'),
  ('10', '0195eaed-5b52-77a3-84c1-84c8c65889c2', E'\\xccf774694022cbf3c5a0377a2d9332f348d61a94ad251cf12abcb32dbcd906fe', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xd97fb1791ba4c088b7a6ab146db5397305428e49fc59734b8c9cf52bcdf52a4c'),
  ('100', '01a19c3d-3bc5-7073-87fb-8dd724ef821b', E'\\x584497bf871adc36251ea2912cf7b74d7923ac4996d61bc07a57961f2e6a3fd3', NULL, '{}', E'\\x', '2026-11-02 12:30:21.125+00', '2026-11-21 04:30:00+00', E'\\x98b9bd6d7fe73b33c87952881f438529ee5d12481a7d50621b3a71493da6cc49'),
  ('101', '01a1a4b8-370c-713c-aced-0eeb9fc85404', E'\\x59ee453f23f1f9352c37a5657133776c8f69538877f5a489c991bc6c79faf4be', NULL, '{}', E'\\x', '2026-11-04 04:01:38.572+00', '2026-11-21 04:30:00+00', E'\\x754c0ea79ab30be23687844001f46de520a0f8e1db9441df8d9de8fde5ac97a0'),
  ('102', '01a1b03c-724d-7399-b602-caed20c34063', E'\\x35f5d2b0eb38fccbf9dcc2d5066f95db4f40790af81af3e9b45f6a12a67d37f5', NULL, '{}', E'\\x', '2026-11-06 09:41:53.869+00', '2026-11-21 04:30:00+00', E'\\xad0fdf1101a75d8fa25c635caab15259f76794eaa5c09ddbaba93016c734c842'),
  ('103', '01a1b03c-74c1-76d3-b0dc-984e90ce0970', E'\\x12d2769198324c905b21931c7b44a5ee089ded966a2fa81d92aa2f7629188721', NULL, '{}', E'\\x', '2026-11-06 09:41:54.497+00', '2026-11-21 04:30:00+00', E'\\x51cf80c3e79fbbd0bc327854419c6006361f24cbd448ea301b1dc026d5983d93'),
  ('104', '01a1b0c9-1727-76dd-8787-b4d9efcf92e4', E'\\x4f76018995f0fa0c83b2a5a4ace0489525cfdab5cb61cf0ae02f75394276a0d8', NULL, '{}', E'\\x', '2026-11-06 12:15:31.111+00', '2026-11-21 04:30:00+00', E'\\xe9b6cb6d7151c6bc3a0e085e3b1cab6128a4ef707c5dd0cad7752d0ab257a142'),
  ('105', '01a1b4a5-afa4-75e3-b5af-29448e78e275', E'\\x1e75eb9bff01042d6c242ba3ac9cd6396944940570e6e2e63e2e7fd4cc62be2d', NULL, '{}', E'\\x', '2026-11-07 06:15:19.716+00', '2026-11-21 04:30:00+00', E'\\x5ddf1f0aae139698edbfc007dd081c98f1b4e086d32a4db71402b399531baae0'),
  ('106', '01a1b51d-6a8b-7700-b16d-af9dfdd92ce0', E'\\x0293fe9f99aaa626c956bd6e335d254c2187b3480bf36e23067a80b06e593301', NULL, '{}', E'\\x', '2026-11-07 08:26:06.347+00', '2026-11-21 04:30:00+00', E'\\x6d2591477f0b6f01612e20efa4953d771f38f207506163318584bab149f483cc'),
  ('107', '01a1be83-9230-774d-aa38-99f49d67cc41', E'\\xd2aa5e89fcc18c8e73e2a4b6b137e9973c7939a6c864bbcb1f573756db299b63', NULL, '{}', E'\\x', '2026-11-09 04:14:16.112+00', '2026-11-21 04:30:00+00', E'\\x2ccf1d3b9ecc71693e36b2172f8159dc8dddfa76823e12e6f36c29a4d4fed53f'),
  ('108', '01a1c041-4eb3-77ca-8d56-c974dc3305a1', E'\\xbe8645f47630c5c7172d46a582b9e3aafdbaa07d16adda9a7a6c0eb642980437', NULL, '{}', E'\\x', '2026-11-09 12:21:07.891+00', '2026-11-21 04:30:00+00', E'\\xdfdc1d8406403fb15d7b1982257c1eaefcfd879a03cfc0a51ea0089aed179106'),
  ('109', '01a1c057-66d2-729f-905a-9d2982dd9d69', E'\\xc7745f0b8d9eb520f26b328880757f222900b9ed7db82badb28611b4dd73fd49', NULL, '{}', E'\\x', '2026-11-09 12:45:15.858+00', '2026-11-21 04:30:00+00', E'\\x618e8cfb2bf31d0cb66b4b345b4b5c9f473ece06a55ee5fc4e0a07f2216eab9c'),
  ('11', '0195efe3-4389-7071-a2c1-54f6f332abd6', E'\\x2900f30e0e3caa8c2b121f75deee97f3ea254d2ebf13c23da0d3a302704f255b', NULL, '{}', E'\\x', '2025-04-01 05:46:43.465+00', '2026-11-21 04:30:00+00', E'\\x025391d5e538f1c1ecdfd53410c3ac2c0a85e9d9e80fe8e07c688113497d73f9'),
  ('110', '01a1c432-5b10-72ff-8c40-d5157ff6fa49', E'\\x8b74951c5f72a039a34c5e5f95a444cc624bb25e9e97faafa5d004b019478047', NULL, '{}', E'\\x', '2026-11-10 06:43:16.88+00', '2026-11-21 04:30:00+00', E'\\x81cbbacc18f9028bd45c06d4234d05ef156638bc6b53a420cc88d0e788b3b403'),
  ('111', '01a1c53b-8e49-76ff-93d4-b714b6e67083', E'\\x06470ba610039c3bb5d997857194ff57815e668db1b5860eefcee70e01c5c33d', NULL, '{}', E'\\x', '2026-11-10 11:32:57.033+00', '2026-11-21 04:30:00+00', E'\\x2249e9a2ae402a8dcdcc510d331f7b21702f3ca810ce087c83b319afefcdcdcb'),
  ('112', '01a1ca38-8fec-702e-add2-17a98a0758c1', E'\\x4a9022166865e88950185706bd6878db0bc74f691314211a9381f8f7b3b180f7', NULL, '{}', E'\\x', '2026-11-11 10:47:46.924+00', '2026-11-21 04:30:00+00', E'\\x1e06b3d0a3748da302ae6cd85cded7ddd8a64f21f670d27a3dc62c058553d314'),
  ('113', '01a1ce42-8cd3-7741-ba0a-40832d259e4f', E'\\xa349246da3fab97c7aa311993014878515518f170aa7930f629be392380e9fc4', NULL, '{}', E'\\x', '2026-11-12 05:37:10.355+00', '2026-11-21 04:30:00+00', E'\\x7ff7a958a233fe75ac2aac4e470f9af2003a880bbcdd8e0acbbf2558f5197edf'),
  ('114', '01a1cf35-657d-74e7-9b96-634dfd1b0b1c', E'\\x73f22e7c3354040bb1ced5970d866f7771c3e9cfe7d36534fbb73534484c6e0e', NULL, '{}', E'\\x', '2026-11-12 10:02:25.533+00', '2026-11-21 04:30:00+00', E'\\xad2513964746b81f15a873d902c6152021d9d75295f05e1a21f3568dc3838672'),
  ('115', '01a1d445-07d9-7466-a9f0-55a3d1af4d9e', E'\\x8a65545d96df5b96711fef61cc3c60715ea8cde13cfe2015d79c088356ad4c08', NULL, '{}', E'\\x', '2026-11-13 09:37:36.217+00', '2026-11-21 04:30:00+00', E'\\x58851ebec4158022dcd40f2b20bdeafda76218df06e00cc1759da3b089420458'),
  ('116', '01a1d916-73a3-718a-9183-5b7f1fb5b303', E'\\x4b7d282a8182a586816c4b55bc8d4b53c05ce7cc940443bf04394e2ec90da8a5', NULL, '{}', E'\\x', '2026-11-14 08:04:49.699+00', '2026-11-21 04:30:00+00', E'\\xb0fba9f6d99fcca4d414edf854deee4d4810be1269bf169796b586af4f60324b'),
  ('117', '01a1e402-4a37-758e-9aa5-62defbfb3d5e', E'\\x564fb8e829fac817f8f2005a6e0767abb8902c55cf71b6c78a134995c4de5071', NULL, '{}', E'\\x', '2026-11-16 10:58:37.751+00', '2026-11-21 04:30:00+00', E'\\xb039c0727fd38892094912a454681772eaa5f507f8dfae4ff47af7a4c239e2da'),
  ('118', '01a1e95a-a683-73b5-8350-ab9acc67e289', E'\\xe12cdba4655737d5c1e80d55208d05ee3144cd7d510bb24b5719231fe36762f9', NULL, '{}', E'\\x', '2026-11-17 11:53:14.627+00', '2026-11-21 04:30:00+00', E'\\xcd3ca654b7cca3ed0e2c604255bb26578df96cb7d831c8941b93c413bdd49a08'),
  ('119', '01a1ee80-40dd-7340-aaa8-c38bf09e38ba', E'\\x76d80ecf27fe1adc071a9ecb50a78f925e0b342e2bf9d81f7a49bccfdf084866', NULL, '{}', E'\\x', '2026-11-18 11:52:25.053+00', '2026-11-21 04:30:00+00', E'\\x49fc8b146ebf87a73db1ae26645449158310b7fe67e2be209916c58a4aa7833a'),
  ('12', '0195f066-eeb6-73b5-b574-3f6144b51d86', E'\\x76c514ef57b80a336fffb1fe9d9ceb75a97ad5e214d18c4e0933a4c985e9300d', NULL, '{}', E'\\x', '2025-04-01 08:10:32.502+00', '2026-11-21 04:30:00+00', E'\\xdfc73e996b7a4e23b0ffd37f94c494537f50ba45d9bba92a815bd041dba62be0'),
  ('120', '01a1f2a8-7850-729e-af03-b5cdac7f57f5', E'\\xf035711cd920c1ad20f3a57eeebd9bcd59aeac68213a8a99ed6d41bdd9c7f444', NULL, '{}', E'\\x', '2026-11-19 07:14:49.552+00', '2026-11-21 04:30:00+00', E'\\xeaf52533c95a6e46272653bbd60e05461a637826a44fe513e20d9e5ea0671c33'),
  ('121', '01a1f8c0-38a9-70ab-8a77-962a353ea2c5', E'\\xa85f09f8929325f6c976f13afc65e04d7782ca1620db220e88d15314dc1e366d', NULL, '{}', E'\\x', '2026-11-20 11:38:29.417+00', '2026-11-21 04:30:00+00', E'\\xc4c557c60ebc9853cfede731a21435795a957c305fde961ca34513c9f5e3de2a'),
  ('122', '01a1fb86-a83e-74a7-9317-8ad68f274c49', E'\\xd19dcd92cf22158b8188e6fd9b53d04ddbd9822e53a6b1d843e395bf8c6c2ca5', NULL, '{}', E'\\x', '2026-11-21 00:34:28.542+00', '2026-11-21 04:30:00+00', E'\\x7d2fcece984a7f024136082809894166a05e91c9d55beae6c0a329a7ac4e2770'),
  ('123', '01a2097c-d53e-737b-b726-015bdc6c34ff', E'\\x0258d8c94e5695be5f4829e5172417cc1c7c4f66e04320e8e56af6d31fd95696', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\xe45c02d2d0dda1a915059ce591631c8c8d935d972c1fb84617b629217d7e6d2e'),
  ('124', '01a2097c-d541-7094-bda2-73141cbfa432', E'\\x9de385f303088ba1f2ee80b2cd083521b94e69744fb9af622bf4d7bec1deedec', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\x0423fb249f4375754f3b1b52c3aa3c1792a541e5556e37a7e2d2d45d427b434d'),
  ('125', '01a2097c-d543-777a-b0cc-a9c1edcfec5e', E'\\x8b22e3775dda2de21d28f5520cf0a839a0c47f77dbc707372be0264b6768c8b9', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\xc2c44b825aaf732dbfe1392800f9511927049da3cd136c3c64c310716b35da70'),
  ('126', '01a2097c-d5f1-754a-b01a-d58f40e33da7', E'\\xc232ac29c5f95828141030c92289347e8f5e706e42356ab4e86ccee94d158bc1', '01a1b03c-74c1-7292-a021-80a03d178048', '{reason}', E'\\x1d9a2b88c08fa40d4a84f5430e7c6a74170b6e7893fc8d3e5bf6ad26f67ce69b', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\xa7dc96eb08f405885f4963a471bc3bbceb8f67c63e75bf0552fe1fe208cdd92f'),
  ('127', '01a2097c-d5ff-76c1-805d-ec7bd4910041', E'\\xde43cae47052bf1248f7acaf513b5a04ec8cfc1b954e53fbe8cbe641a9a6964f', '01a1b03c-74c1-7292-a021-80a03d178048', '{reason}', E'\\x29689ff1de3ad5e7c9f89864a4096298cf87514f5ee55e40baddea3c0efe047e', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\x411f98ea9eaaddd30f6410d0102f8449329cf018bdc10b8f977e5470f6f6a559'),
  ('13', '0195f0f8-846c-7112-ad09-58139b4aeca7', E'\\xf91274c7835d47a1104f22db544bb52c2358298443e9e86b43e18a6185a5d4bf', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\xff025a547b786fb60908a03cc85be6f91384c63dc854b632c7099f0351a0310c'),
  ('14', '0195f0f8-846c-714d-a080-92df38d014ab', E'\\xff78294e9b6f441ea6a6299d00f851ae7b66f9d4d96dab3bfa35f4d780512bd7', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\xa014fc39d370879ef11b364c618d937e737f7ed2247a4bd7a7d1adfad8a84686'),
  ('15', '0195f0f8-846c-71ba-ae87-95d9cf56f551', E'\\x48328d01ce6e2ec054fb010906fdb68ba564614e8272edb2cf0d12e91da913e9', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x0a454ee9f5f61b0e6b84b0bafaea162b8800bfa3ab5b8a2281f55b8032544516'),
  ('16', '0195f0f8-846c-7250-ada3-d9061a5673fd', E'\\x714685657ec8ee93eadc088bd80aeb61174e112f7d03e2a1a8e1e690671ec929', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x4fba8d6b8bb0dd39da7bc865e97a70301bc5470e5a02e4442e8602c2f7e0a88d'),
  ('17', '0195f0f8-846c-7470-ab23-8f0f3792cc3f', E'\\x573988484e3ba1307373ca9b079fb324e33d180985ee4d400bb44e8026330cfd', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\xc57caf4b451534384dea783e64a647984293f4e209032d403e44ed2258ed5735'),
  ('18', '0195f0f8-846c-7524-b55d-015ab61304a7', E'\\x413d75dd389ae93209ba86b3ffb5b6053efea02cf860a4796e2fa7a95cc6bcdf', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\xa2d88c1e2b71ceb086415875db7b296c27ad77b6a257fb922875fb15353d0ebd'),
  ('19', '0195f0f8-846c-7793-9dc0-d284cabb968f', E'\\xf5bb65d579722ae0e7351ddb43f81525c6550f90ddd304726142e832c1e386db', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\xf82ee8a5a6b00f446eefb0cdbd6ffa61f142bfa25e764c910b3496e8e0391ff9'),
  ('2', '0195eaed-5b52-70f0-9e76-93d37f6c919f', E'\\xd69d65d28239695a243769808648c98f07a360cb0c92f6acc39bc47d390094e7', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xbf612825d7715435416c80b94d414e1d8eead60efccf0fd8ecd330d73b318645'),
  ('20', '0195f0f8-846c-77d8-a0a3-f83db7854a4f', E'\\x0b119ec472eff2c83b9f224e9d4069fd3db17cadf62a29f1fa8d77b5e073735a', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x445571772ffa59cc80bbc398614c1df5ad1e4f541ab03bde827cb2395419fb37'),
  ('21', '0195f143-5a97-7767-8bd5-a1782f2988eb', E'\\xdfd8e4264c70ddf9979279ee5d45b89c21c9560198c0cb43649efa5d669bc16f', NULL, '{}', E'\\x', '2025-04-01 12:11:18.039+00', '2026-11-21 04:30:00+00', E'\\x62352324dfb4af5d255aa2adfc67b2807dd8707b08d6bfcfec224a388a60e548'),
  ('22', '0195f16e-4e64-7150-8f8f-b9cebddb91dc', E'\\x196990e9d17a91193ddc7e0aa0988ec411844909cbdca31ca97b673b8c1357a1', NULL, '{}', E'\\x', '2025-04-01 12:58:12.964+00', '2026-11-21 04:30:00+00', E'\\x866744cb10e83bc38b220a770623eb48d03f4925e523881988350fbb1ab61681'),
  ('23', '01960aa5-c6f2-727f-9450-d10d0f6c55c2', E'\\xf4f0786459f7678bae6e80a3088491dac4204c32577e08fc98c9125005655cbd', NULL, '{}', E'\\x', '2025-04-06 10:29:18.706+00', '2026-11-21 04:30:00+00', E'\\xd0bb127619ff7e068f79b791c1a622f0bfc42e7e3f14c6dfde415bb34f6d3f0b'),
  ('24', '01962e07-dbf7-70c8-b577-499fa095b7ff', E'\\xd2f541cd3e35d874ff292e6bcb8ec752f9e2f59ccc6f3f3597488756cbc68000', NULL, '{}', E'\\x', '2025-04-13 07:23:09.175+00', '2026-11-21 04:30:00+00', E'\\x54629528615ddf5d5c73a461e6a38c1736c0bbce7cc3362c4e0c894faf651b0a'),
  ('25', '01965222-1b54-72d5-9041-d6599602fae1', E'\\x0491823717f3e72253ac9b823d51ebce6c967f24955d7f5813ce4cc73233027d', NULL, '{}', E'\\x', '2025-04-20 07:38:09.108+00', '2026-11-21 04:30:00+00', E'\\x0171d831d8b64c4b3cfa7b8a697cd6547776ad20a4551caa80b874187a12989e'),
  ('26', '0196952d-9296-719d-86cb-8cb3ce642793', E'\\x7d87d88641b80c13cc5dbce4bf5990526e3cd915c5b7713cd1dd187791bce10e', NULL, '{}', E'\\x', '2025-05-03 08:05:14.006+00', '2026-11-21 04:30:00+00', E'\\x3a8c8f0e1472a0bee911425774f70b0f61955276bf3c2b50470352def41a4a30'),
  ('27', '01971baf-477f-7131-be77-9c6a223aa539', E'\\x8e044688c5954ca29f324e493b8d0831abcc6955af2b4210d71c82a2579a4930', NULL, '{}', E'\\x', '2025-05-29 10:56:01.407+00', '2026-11-21 04:30:00+00', E'\\x990c88c81cf91a55765bab08f0ea24d02747a2f94736bdc9947c4206387821d5'),
  ('28', '01972f8c-001d-75b9-943f-394da8dd2f81', E'\\xa1f4e439385e4903306bea3509d0bc65b4d386f724030a2c638871ae71c906ec', NULL, '{}', E'\\x', '2025-06-02 07:29:53.693+00', '2026-11-21 04:30:00+00', E'\\xdfdd1f08b689e3fc9d2376608b4eb5216e79b7aa08043ee226df0d87ce36c242'),
  ('29', '019730ae-176e-735e-9815-628a88307edc', E'\\xbbda831c7b9e646e297410e4f1c73f48f1f2ed00c90cbfe02fa35b8122f2a82d', NULL, '{}', E'\\x', '2025-06-02 12:46:45.102+00', '2026-11-21 04:30:00+00', E'\\xc02e7330fe1347f91d82535858565a5439c60ca9f2d2d28736d20fd7c0adccad'),
  ('3', '0195eaed-5b52-7146-9581-0c972b82c9f5', E'\\x25227dbd7e38eee680a536bf371a174dda2a3d2b1bf6ca980062c4993a7f4c97', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x6b5242b9c2e21a5ffa9bcbfb685f4244ddbb8d8413ef0e8e6b0173222b808f2e'),
  ('30', '01973f27-1abc-751c-8ae9-b646e8540dfb', E'\\x6fd957b9cd6d8465bb46872686650c0c8b41b5b0e4edca16dd13e510b3afe422', NULL, '{}', E'\\x', '2025-06-05 08:13:36.828+00', '2026-11-21 04:30:00+00', E'\\xc4c25fafa73ef5a391d85d32de6fd9f5d9a6f354b02f0caa65ba94e030ea805c'),
  ('31', '01973f71-631b-72e5-bb6a-efdde9dda442', E'\\xbd11a23000a08773960e38f47a5254f1aba8363064654d9ad923afa726b73238', NULL, '{}', E'\\x', '2025-06-05 09:34:45.019+00', '2026-11-21 04:30:00+00', E'\\xb8c5456aa42570e3a2e53e4c2602c65d8f3b463a366c9681522fe4d03f78c32a'),
  ('32', '019744be-dbb1-720d-8878-9060c6e9dc7f', E'\\x3e0ad08a655d8727d353c37737107aec0b5bf4fbf61ff50b1494d3855abb2b40', NULL, '{}', E'\\x', '2025-06-06 10:17:28.241+00', '2026-11-21 04:30:00+00', E'\\xb96fbcffd1f882029af1a0ffad891b37bf7682c7597a6eeb5752f536f9af3ba2'),
  ('33', '01976d38-7d5f-7380-8243-c79870cf3f95', E'\\xbef36f4e1ae5fb651c4da5480407668a1a55806fb93afa67ed7817f04462037a', NULL, '{}', E'\\x', '2025-06-14 06:55:08.127+00', '2026-11-21 04:30:00+00', E'\\x4cf14d347a486af0aa2d0ea269165cc8a6bb985cf21ab027796d5b8d9e11b4a2'),
  ('34', '01976d38-7d5f-7532-aa82-3b86d5fb74e2', E'\\xb06e7da6d846baeb1639cf6fb62b1d740afdc6a3fa5a7569ca00b1c30865fb96', NULL, '{}', E'\\x', '2025-06-14 06:55:08.127+00', '2026-11-21 04:30:00+00', E'\\x06c05449c3681a9cab5cf53f3239dd2840dc4bf1ece3a2cfa7e14206218ebdaa'),
  ('35', '01977d82-9bf0-74b1-913a-22fffee84bb2', E'\\x1d21c5d987dc7b65bb65150d558131df0ed6038c4ec23aed344fbd7a06b14ce0', NULL, '{}', E'\\x', '2025-06-17 10:50:01.072+00', '2026-11-21 04:30:00+00', E'\\x6c8fa25a8a5a7c56a1c388e644b9ef70517cf5d8c3034e1e7f565c587677b973'),
  ('36', '0197a729-c8b5-761e-b770-dfdba3b0ade7', E'\\xa69a9942ea5e93983f3d89b4652c119f37143bd30fa9db2704eb7422a35697aa', NULL, '{}', E'\\x', '2025-06-25 12:57:02.901+00', '2026-11-21 04:30:00+00', E'\\xd45905309a0135e1d6bec5a43abd1523fe05e0c3194f31861b44cbbdb5fab697'),
  ('37', '0197cf00-2cf0-7633-9c2c-aad5349b7bd6', E'\\x755662819b6f37f29d88a811232efa8bb6d8315853e00b25aaff49291baa8082', NULL, '{}', E'\\x', '2025-07-03 06:36:24.688+00', '2026-11-21 04:30:00+00', E'\\x6500ff5fc095e8fd470ad24f925d7a37cc46d466e021a562057d5c8e6fde2d34'),
  ('38', '0197d3b1-cdf4-718a-bd08-221307121701', E'\\x03617c3ea689c9ef281f5059fbed4aa43f43abe17f63e5cf46742ad3c15855ec', NULL, '{}', E'\\x', '2025-07-04 04:28:54.644+00', '2026-11-21 04:30:00+00', E'\\xa8e5124b2849e564d9896a8e95be1dc87b22e496215c68dc21aa8dc70c25d270'),
  ('39', '0197d44b-78c3-774e-8e88-93c2d954f3f6', E'\\x3ac418bf5a6e0fbb9a1afa9a4835649165b33112fba1dc96430c8f5b517daecd', NULL, '{}', E'\\x', '2025-07-04 07:16:45.379+00', '2026-11-21 04:30:00+00', E'\\xdc813ed20013fa614ea4122bd3385937ed164f9b8211767fb6fbf0c885414858'),
  ('4', '0195eaed-5b52-7165-9611-09c7bd627ea3', E'\\xb797e1c910355345ce7d114c0728bc7a079b59497d1534b4c04f7a869bf40a90', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x4843372db16ba434fc041b488473e54742a94fcc730e5ef00357f4f7e87eed76'),
  ('40', '0197e9a1-67f5-73a3-be9d-2f090ff6705b', E'\\xd9a9fbd41982fe87f1147429d16a5dd210ee766e5f4b2983d00048a152755e9e', NULL, '{}', E'\\x', '2025-07-08 10:42:38.709+00', '2026-11-21 04:30:00+00', E'\\xf2c4754e00b4919cec98610adfeddbe049798339a5dc945a9408151be645d84f'),
  ('41', '01980c8c-196a-724a-b554-148ae31cc7e8', E'\\x9572e7841a7a7e9679247cc5488e69cc9612cf4b6939cf2729c2872bafbf5bc1', NULL, '{}', E'\\x', '2025-07-15 05:26:04.906+00', '2026-11-21 04:30:00+00', E'\\x7917e470d32475f8dac720ff15f993b988ad19fb4c8e5e25d9eee00c9f53cb5d'),
  ('42', '01982b99-c49f-7175-b0ea-e0bc9bc88235', E'\\x3476c818c251b2c7fe56f676ebcf5c1edae2e399fb02af194c99f1cfada5c732', NULL, '{}', E'\\x', '2025-07-21 06:09:14.399+00', '2026-11-21 04:30:00+00', E'\\x101789ccbad36a8b3ee0fed7abb409826f39faacb60ee915dbe3d6e69609d6b8'),
  ('43', '0198305a-7b46-764d-8d8a-caa4d36cec4e', E'\\x82801a0e430187d3bea4ecbc96501e3bb2de128e6370fc8bed0e0d20e6774bde', NULL, '{}', E'\\x', '2025-07-22 04:18:12.934+00', '2026-11-21 04:30:00+00', E'\\xc1c0f25aa507a9599172a6a644f6c90374ed59ec3a6796dcca16c214e4a639e4'),
  ('44', '01983ab5-5436-7746-a153-2f309fb27df2', E'\\xb0b715daab14ff3a08b00a795b5bdb2c695205cd1e87e233d6c121c6c03bca9a', NULL, '{}', E'\\x', '2025-07-24 04:33:38.87+00', '2026-11-21 04:30:00+00', E'\\x0904517fb6a7f58f26101d331028593e094b1e016ae0ec0bca40ab03a0ea11f4'),
  ('45', '01984f40-d442-76d8-81f3-0383445db916', E'\\x945d0a20d5a09516fd198e8ae39a1b7736b4976d466f55ea5e1d2ae33b2ed122', NULL, '{}', E'\\x', '2025-07-28 04:18:25.474+00', '2026-11-21 04:30:00+00', E'\\xc6fa0e08b10e9e98e089c57c5209588bb07412aac229269b11af274a9c1fe517'),
  ('46', '01985aa9-0953-70ab-8fbf-65c563cfd2b9', E'\\x6ac0decbe1ef4d2fe8203e7366bd5be7924580d23c3a9f8ce8cbc56aa943aeb6', NULL, '{}', E'\\x', '2025-07-30 09:28:04.179+00', '2026-11-21 04:30:00+00', E'\\xe325db8f162d63efb0305533a043a354fb91bc814df6aab154276d346d948594'),
  ('47', '01986905-43a3-7563-aab3-c33edc0d6ccd', E'\\xec1b95300c59a59bac5354750735ffccd9150ebf497d28c61546693909a84ada', NULL, '{}', E'\\x', '2025-08-02 04:23:29.443+00', '2026-11-21 04:30:00+00', E'\\x800ec986ed00ddc1ae9b34d2945859e02f81e460f1cb939b9522276b73268975'),
  ('48', '019873c7-c03e-772e-916f-dcb85ced5786', E'\\x79c35a3323fc8b0ee5abc9ad0f8d866c428d230c8579513e3370beb8aafb4302', NULL, '{}', E'\\x', '2025-08-04 06:32:07.486+00', '2026-11-21 04:30:00+00', E'\\x324dbf9a27badefc415aa861513f989b493bf204f106c52afc4f8312da4b836e'),
  ('49', '0198742d-391a-72d2-9bcb-f1efec7a4a8f', E'\\x63720e06c513d9083cc0833a7a7f3d0451d391f64efbce6ab96a71ab406d1489', NULL, '{}', E'\\x', '2025-08-04 08:22:57.562+00', '2026-11-21 04:30:00+00', E'\\x24d37e4b23396af8cd0c86867922b539ef13e10ad05f378860a87cfc8297f8ef'),
  ('5', '0195eaed-5b52-71f4-98b3-5ea93e046ec9', E'\\x9a611964ab55f4bf58ac98e18f0615629e557426d7f43774d1a1d7917632fce7', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x2860db03a995c7e418f221f4a7a89011a6f08bd75a2630ce4d5923afbf8e19dd'),
  ('50', '01987a45-a517-756f-810c-c4027c5eb486', E'\\xc56a9e7a12dac67db7230333032f03ecd47e7893f2de3549220a78eeef30b68e', NULL, '{}', E'\\x', '2025-08-05 12:47:21.367+00', '2026-11-21 04:30:00+00', E'\\x1dcc8f876d47315807d124cf58d1e4e4f4633a45f9a4377af126977533d248b1'),
  ('51', '0198adb9-bb13-7206-b37a-fa569ca6824a', E'\\x1f892b391ec923cee5129c762bf81366f6e8e94cec10cc08ce0e217715b46273', NULL, '{}', E'\\x', '2025-08-15 12:34:47.187+00', '2026-11-21 04:30:00+00', E'\\xde0a166c77bad74c94327d9af9211110a1f69e882a036ef87d3e50ca1628a619'),
  ('52', '0198b7a5-65f9-74f4-9d6c-51c04dc2cf83', E'\\xdebca57362a29eeb0f9c22d4e330acef4743d9f09456db317f90700ff1e205e4', NULL, '{}', E'\\x', '2025-08-17 10:48:46.841+00', '2026-11-21 04:30:00+00', E'\\x5a39a02cc197ab81c02c430c8dd36a2028f6cde45029f98247b596af342bdd92'),
  ('53', '0198d1be-32ac-75de-aa1a-ea06d560ad23', E'\\xb05a5c9776ba3beb539ba86ee9e919ee4bb268cb884e3c9aff8a02092746ffdf', NULL, '{}', E'\\x', '2025-08-22 12:25:59.724+00', '2026-11-21 04:30:00+00', E'\\xc64ef3fd294489cc7412b37d1688e8466cd853af33618c8c447f818eac6d8f19'),
  ('54', '019904aa-7eb6-7413-be96-d2e66c1cc646', E'\\xdef4c8c099cbd7187f1dc74b164a3cf019980a11db732034623f6bae4bf4ac8b', NULL, '{}', E'\\x', '2025-09-01 09:45:06.486+00', '2026-11-21 04:30:00+00', E'\\xd97e82caa7056004eb50fd43435fd9c67e1fde03787f5d9d3451d53d3b8016eb'),
  ('55', '01990a07-c598-7229-a9ca-8fec4294348d', E'\\x95fb5ab1775b30bc21f445ca93f06590c7c7761268858f549180a9276480c7ab', NULL, '{}', E'\\x', '2025-09-02 10:45:05.56+00', '2026-11-21 04:30:00+00', E'\\xfad103fcc16bbe18e5c4b4fa815cac6334a7e3ae9d04731f2e9919403248c417'),
  ('56', '01990f32-eeb0-72ed-a1c7-13902773e826', E'\\x665be836bc1677d83453fb6f231017ffaec23e25e3a535426b2ad3738ffe020e', NULL, '{}', E'\\x', '2025-09-03 10:50:20.208+00', '2026-11-21 04:30:00+00', E'\\x52c33df2a38ce721679be639cfe91b602989ede68c0c69a9b6efcfc279da7378'),
  ('57', '0199291d-4815-70fd-b4f3-171d53499e90', E'\\x2676c2144d306dd1737bd31357df0c186df24d894a4d93f26aab3579adff1016', NULL, '{}', E'\\x', '2025-09-08 11:36:48.917+00', '2026-11-21 04:30:00+00', E'\\x48223a80ce391144d14c86713ec75c7afb48bd85d3906dd93d7702462884ab57'),
  ('58', '01993c60-445a-73f5-910c-086001b641ae', E'\\xef3e409bdb7533953c2a53800670109736c7a86a668b627605ce5d25de8cfdb8', NULL, '{}', E'\\x', '2025-09-12 05:22:45.978+00', '2026-11-21 04:30:00+00', E'\\x86c48116ef715f44aa2c79f99efa7785608189a084251e3b633bd1ce31c4e9ac'),
  ('59', '01994735-b681-7693-8148-ac0491925718', E'\\x3a7e0222a3ba4a71aba6d056f26d858c492197ed15a00f3566eb2b027c08727a', NULL, '{}', E'\\x', '2025-09-14 07:52:06.529+00', '2026-11-21 04:30:00+00', E'\\xeb553c088652387d2370412607a5b05a23049677ba8eb0a6fc24c3aaef9e2d24'),
  ('6', '0195eaed-5b52-7268-bce9-439909ee7456', E'\\x3806d13be24259256355625fd3a30fddfb0cad0a53af90c96252695a13b2e6cb', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x007cc8c14fd8bcc006a492a87d8901a6cb287b17073109bda421525f87ca0ea5'),
  ('60', '0199483e-e8b1-738f-9a1b-6cef71868309', E'\\x3b97ca250a038554b8ecbfabf3a88abf8d3e2312960438a64123116d8c7beca1', NULL, '{}', E'\\x', '2025-09-14 12:41:46.417+00', '2026-11-21 04:30:00+00', E'\\x371807437412e3c4e627b7af064528583105fc84cca2fd4e7d9c0a0000cc6b69'),
  ('61', '0199c7c0-0ba8-77c5-8a2c-7c23f872653b', E'\\xe509f10991eb13db6ce8b56e2341d8ba748e267b8be4fa53511414930f3b2251', NULL, '{}', E'\\x', '2025-10-09 06:54:35.944+00', '2026-11-21 04:30:00+00', E'\\x5d53029c66b14ed077b98f20422404a3c5590d401efb6eebb551b74cc3a3f331'),
  ('62', '019a24d1-6480-7441-8c51-60339972e24b', E'\\x8b946d7ceee70a58a12db0c0431c5324cf18c9b52bcdc6a7b31153e7dd5363ea', NULL, '{}', E'\\x', '2025-10-27 08:38:13.888+00', '2026-11-21 04:30:00+00', E'\\x017fdc077cb16eb607485b1fc06584305bc0bf050bb0c1b87d4613bb6a1c6868'),
  ('63', '019a24d1-6480-75f1-b617-cbced3af6d73', E'\\x38ef432a7ef6c0fa2c23a811f822583b09ed3637de3b35e875bada067fa40fc0', NULL, '{}', E'\\x', '2025-10-27 08:38:13.888+00', '2026-11-21 04:30:00+00', E'\\x09c40c162b4885822b2e94bc89873a7b5ef781bf78626da256df51beccbfddbc'),
  ('64', '019a3e0d-cbe7-76ea-afaf-a58503e257e8', E'\\xc14a459c2bc7d9e6f62e730b4d7a2c5ac3d2a213c8fdd2ee4fc5c7b20d40e797', NULL, '{}', E'\\x', '2025-11-01 06:14:42.919+00', '2026-11-21 04:30:00+00', E'\\x381bb27b19c1d8136ba02cd0037ba79ecc781447377807fb7bd39ede8197263b'),
  ('65', '019a499b-18e8-72ad-8b7c-d7018cd6da12', E'\\x9f607676db36cabe7509a26e429253e660886a0d385ed851fef65ba928f88282', NULL, '{}', E'\\x', '2025-11-03 12:04:52.584+00', '2026-11-21 04:30:00+00', E'\\xe23ab30eee75d66121725875b8d62e138cca32f77f97578f9b3013aac6a2d212'),
  ('66', '019a4dd1-d13d-725d-a348-f87df4e73abc', E'\\xf580f42f899314b28e9ee7c569f683ab33654c1f0e91a4046614199aa8576f4b', NULL, '{}', E'\\x', '2025-11-04 07:43:07.581+00', '2026-11-21 04:30:00+00', E'\\xce0508c5dac1393a39a56f8b3a60ef1b7f62723ea3cbe22a2b5755aae784faed'),
  ('67', '019a5870-be50-71df-83ed-e92a635a2861', E'\\x3784baaec26209f555acdb2af52ed4a3dd48ed85eba8c7d899785da07d49798a', NULL, '{}', E'\\x', '2025-11-06 09:12:55.12+00', '2026-11-21 04:30:00+00', E'\\x6368a8a43e1d65cc503631676c781eb2fc8faaed2fe8c2de6f62e16e383bcb25'),
  ('68', '019a58cd-919f-70a5-8f56-9e0cb3f5aa52', E'\\x2b778b609f4b092a902fa65cfe40d36348bfbf77204a4409b6c7dd35bea24b81', NULL, '{}', E'\\x', '2025-11-06 10:54:18.527+00', '2026-11-21 04:30:00+00', E'\\x25dd678f0103f1e6125e910e173cf4a7f7e5b1f9cc11ca466263eb3d5b8eff99'),
  ('69', '019acdcb-3f5e-7221-a7f1-bf6e104ee709', E'\\xb6c1103a840ce2ef1133ffca1eb2bb3121e8bc973d8be5d051fa75a1ffdfeb85', NULL, '{}', E'\\x', '2025-11-29 04:07:20.67+00', '2026-11-21 04:30:00+00', E'\\xdc2be2d9de67a29872dfcdb1e9e89778c051d6e2d22d884b708f0d137ad9df96'),
  ('7', '0195eaed-5b52-7288-a6d6-b4fd509acf8a', E'\\x73b945691da5e2b80f04109a9a9df2873b5bea35adc10f7af818ed356e964d91', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x3adab64b4e0d46c3f12824f2fd8f10eaec54f53d4f47e8751e169f0e89e94d36'),
  ('70', '019acefa-c7b2-763a-869f-3db14b2fed7d', E'\\x2a585a711d1252d6fda98757eeecfa825a9552d2682e8ef729a1bc87b824eb02', NULL, '{}', E'\\x', '2025-11-29 09:38:52.978+00', '2026-11-21 04:30:00+00', E'\\xfa57c3cf68ddc9020efb85a603fc9fe320e10e28d94a46992485f194eebc2836'),
  ('71', '019ad88c-72fa-7053-beed-81a1aa247aa1', E'\\x67d27e965223fd7a9921dbef3339e97ebb74163fc15480ea0c77d1e018de103c', NULL, '{}', E'\\x', '2025-12-01 06:14:34.49+00', '2026-11-21 04:30:00+00', E'\\x758826020037eb811acacc73add7b522fa084dbe729fe81dcfc57db02dff591f'),
  ('72', '019b5e41-c6ac-7713-8366-226d4061a378', E'\\x630ec9d70da674f306f2bac12905629d26e49c825fa67bb2de5d8847264e6b14', NULL, '{}', E'\\x', '2025-12-27 05:22:07.66+00', '2026-11-21 04:30:00+00', E'\\x777567f4dc704ff8a9d64199722271a18fce3b24a211295b2ee2c889a9c3abd1'),
  ('73', '019b7ce0-50eb-75af-87f0-9017ae7b2b83', E'\\x65f492d36dddab901957951d925060aab73e236092787a0d0ee10a82eea75cf7', NULL, '{}', E'\\x', '2026-01-02 04:03:54.219+00', '2026-11-21 04:30:00+00', E'\\xc480c2d2fcf820a3fbdd4d4ee64fc7f05f2dcbe2a864ceec3a8dcebdf6606fa4'),
  ('74', '019b7d9a-7db3-7776-9dcf-d865d225403d', E'\\x2a6f22500bd6786bfb189b2835958e8b3c9d5143679e02ef58afc7612c559c11', NULL, '{}', E'\\x', '2026-01-02 07:27:15.379+00', '2026-11-21 04:30:00+00', E'\\x84e6f6c57aad5adf1ca2ede0487046dcf68069938a6921de09a96795a2144c32'),
  ('75', '019b92c8-7213-76f2-8c84-6f531ab5a708', E'\\xee2e2ffd54002e3175d1c127f0a8fe09e8e6a9f264aee0c4eb52683d01b352bd', NULL, '{}', E'\\x', '2026-01-06 10:09:28.595+00', '2026-11-21 04:30:00+00', E'\\xffad8be729420f3be713ebc6c9425569ff804ce13798c878d9701baa3ed2cb35'),
  ('76', '019b96c0-e9f1-746e-8ccb-0703d2a6f77d', E'\\x1629b8e37f843010cb0c8414f6392f40a4637a53ec46b90d8e8ef955a789b58e', NULL, '{}', E'\\x', '2026-01-07 04:39:43.857+00', '2026-11-21 04:30:00+00', E'\\x986a9d86c25924bc5374a988670e392e65bcdd3a052204ab1bd8c819a5d194bb'),
  ('77', '019b9be6-f910-7233-aa13-5fe9d552c69f', E'\\xef4d26e600ed6170f3d5146fdb8e0b54c58759302000dfd302b2e66ac814a9b8', NULL, '{}', E'\\x', '2026-01-08 04:39:24.176+00', '2026-11-21 04:30:00+00', E'\\x41153f6de384b8fb37067dac40d7a57388c9edac80aa0d423e39c9d01e18d162'),
  ('78', '019bea69-43a4-7774-8cfa-c2465f9797d1', E'\\xbacedf1ef2410cc42a65c8314295cf65ac7d482d34e9502fce59e72aae508b80', NULL, '{}', E'\\x', '2026-01-23 10:32:05.796+00', '2026-11-21 04:30:00+00', E'\\xc3ca44008b2ea2a25fe256de83837692bf4cbfe076bc1aebc8e7ea164ae536ac'),
  ('79', '019c1cef-33c4-7188-94f2-59994e6e9fc3', E'\\x11e4aa0aabc2a5774f47989c1ac9e93a468a756eb97e73ad7ad4a1db16cad475', NULL, '{}', E'\\x', '2026-02-02 05:59:24.356+00', '2026-11-21 04:30:00+00', E'\\x1ed2a9fb34674641beb3d1624990113242529a1494e2b7370f2fd01f1be85748'),
  ('8', '0195eaed-5b52-733f-acab-c45c3690b357', E'\\x43af7a3133b669033d365b9e95eadf3eebefbab054db49ad7b94a79895b9ea6a', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xc0f7f8ed54a71278298d16013b344e19f900f0828c55bf99da0cbede9d5bb735'),
  ('80', '019c31b6-9ffd-76cb-8fcd-1febc1296c7f', E'\\x59368e52bf300f81c368632587ec125c208749e06b74d8ac5797be60dbcfba1c', NULL, '{}', E'\\x', '2026-02-06 06:49:38.045+00', '2026-11-21 04:30:00+00', E'\\x183f731bb6556f2be9d8b50c5dfa6c46509f7e9e7b815a690002f22ec1c1851b'),
  ('81', '019c369f-a274-7103-bfa2-ff10b56c125b', E'\\xa848ea5985c7421ac8df56757f1213a1d8103661b377cbe258ebf5d232e15bc3', NULL, '{}', E'\\x', '2026-02-07 05:42:37.428+00', '2026-11-21 04:30:00+00', E'\\xb3ccb751920059526701007dcbd8d95bb62a486bb58c0997fe3af86488a3ed43'),
  ('82', '019c411e-2084-7320-b7d4-30bf6c93ff91', E'\\xdeb214790c58599f3328fbb1fd0b32f74103b82f4248aaa3dc1018239a366776', NULL, '{}', E'\\x', '2026-02-09 06:36:59.396+00', '2026-11-21 04:30:00+00', E'\\xf998d73e880c435f9838174b26ffc72a30a831cba42c3dce0d63baed4a6bf131'),
  ('83', '019c423e-23a9-74bc-a4e2-d3375d6f85c2', E'\\x842b5103cb187920f1ba3d1fc4b926cdcc668680cc7e9437f8cd3d845e97daad', NULL, '{}', E'\\x', '2026-02-09 11:51:34.569+00', '2026-11-21 04:30:00+00', E'\\x0cbfca87a825a7b1c66c045771ece86e1f9c40ef402a0f2c3f0dda92459103c0'),
  ('84', '019c7004-9136-7238-ae7d-9904ff97c4ed', E'\\xfb146a657e76779cb7920c1ccdcbb5dcf7bacab392047801b229d3eb2a87fbf0', NULL, '{}', E'\\x', '2026-02-18 09:11:13.462+00', '2026-11-21 04:30:00+00', E'\\x23632b7f141bb3bd44de51da689ed59a233bece1e2b838d66026bff24b3e862b'),
  ('85', '019cfa32-3a20-7528-8f58-602868a61716', E'\\x1fb6b87978e6de78fa1839ac5a76c846ad1a5810ca327197ae1d8d71e7b6181e', NULL, '{}', E'\\x', '2026-03-17 05:08:41.632+00', '2026-11-21 04:30:00+00', E'\\x8153c271325fc67867324eec6d9224f8e31356bc8cffcaabf7fb0e464c45c863'),
  ('86', '019d47ad-09b4-70f8-a269-33d536d60b45', E'\\xde499b286efc8f5c1cf162d229d634ca52e14dc3545d0524ebecb1d2c195d946', NULL, '{}', E'\\x', '2026-04-01 06:13:35.796+00', '2026-11-21 04:30:00+00', E'\\x735dbd848a6f47e40b5a95c0db3cceee293723b67c304db93fdd6b76424af963'),
  ('87', '019d805b-85ba-766b-b920-607b17d27f1a', E'\\x1e67f127e5b3e306b273bc695777c575abd339502fbbe3021ad841aca496aa64', NULL, '{}', E'\\x', '2026-04-12 06:22:54.906+00', '2026-11-21 04:30:00+00', E'\\x5d0d00db728da207910773c0b666a200b8beca061ec7cd50809687070c3a93a1'),
  ('88', '019daf1c-ae23-77d3-ad0e-a8eca2ebcd8f', E'\\x2f669be13be4b7800da5e457761c3af96269e048a16fab8f2bf275d1d7efa6b4', NULL, '{}', E'\\x', '2026-04-21 08:16:25.635+00', '2026-11-21 04:30:00+00', E'\\xec73b8e02872badbc84c833e05462c8f8939348742dc5d75cfd305ba68d701c9'),
  ('89', '019e0afc-7890-7531-8f5e-ae38ec0e13d3', E'\\x38161cd5ea253106f48573ba9aae5282dfbeb007403d086b802d0f99c2d4b67d', NULL, '{}', E'\\x', '2026-05-09 04:26:18.64+00', '2026-11-21 04:30:00+00', E'\\xd60b4bee1f24c93223755d59df2d6a6094211f21177c06a39293b0025c664e91'),
  ('9', '0195eaed-5b52-7458-8cd2-92e3980ca5fd', E'\\x4d5275cb70f0e75d45899a212555f2ab12e525e60fb8e8b210cfb59800510341', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x5aa71e6d4a7df9dd809dcc1f059cf5882cd8c44d17354aebec1ba719bfff4234'),
  ('90', '019e91fd-57b9-77e9-b590-43b448291e5f', E'\\x36f8fc9635a6bce5a184b26ebe6e8ec56795271ebcf88dee0f4e87b7a62104de', NULL, '{}', E'\\x', '2026-06-04 09:35:59.929+00', '2026-11-21 04:30:00+00', E'\\xc2c6070691b20d65215561c626413ff48470ab712bc73a183ce81fabd4ada6d5'),
  ('91', '019f1d81-7446-706d-9208-85e075113e34', E'\\x1873669e1641d868be768b04013699abfcb32565cbcc90b1e26558641717003c', NULL, '{}', E'\\x', '2026-07-01 11:47:31.014+00', '2026-11-21 04:30:00+00', E'\\xd5cec6266a5d2bb2d1ec8892df8fd031a0b9c7295f983ac1ac0d60c19e5a343c'),
  ('92', '019f4660-91bf-7355-85e9-b9ea501759dc', E'\\x358f717245800771d1feb3730ce9829a5880046757cb31ac70a17b9ec5abc7c8', NULL, '{}', E'\\x', '2026-07-09 10:16:01.727+00', '2026-11-21 04:30:00+00', E'\\x10b225c66acbbb9a6aa2c3a8cef02644316a0d845fdc30ee7ef87e863ff0d446'),
  ('93', '019fa230-ae6c-7374-b8ba-f5ea2de2df4b', E'\\xa927d27afb3e488dd1cb139be82613bd5f5c53c5d495c59e769861eea85fad7f', NULL, '{}', E'\\x', '2026-07-27 06:08:47.212+00', '2026-11-21 04:30:00+00', E'\\xabe6a5242c5cc1cb53ecb906744a185d9c6f9cf47a2cab785d614fc238a687e5'),
  ('94', '01a02eaf-9c16-77b6-9fb4-f1ad62b1fb7c', E'\\x42cd7fa468382c960f6eb36e9e71efff3cfdc47d7066a5dd59cebd0aefadf5ee', NULL, '{}', E'\\x', '2026-08-23 12:54:15.83+00', '2026-11-21 04:30:00+00', E'\\xec11cd6e85509a52e74693e0e23a56f60e9b5cf9998a1cace4a53a4ffedee76c'),
  ('95', '01a0b40e-f07d-702a-93c7-8b1745fbe28a', E'\\x928772d08bffc43d556574adf21b8a8cc47f7b1892a092feda52177ad357b478', NULL, '{}', E'\\x', '2026-09-18 10:27:53.085+00', '2026-11-21 04:30:00+00', E'\\x28ff99f1f9eebcb1fb4545da1e1bcd79dafc7552d5be894cf53886f5f60f5449'),
  ('96', '01a0d6d4-797a-745b-91ef-68aa7644fdbd', E'\\x49e505212137eeb30afda6a1290abe55b78e24e132ca678afcd0efdfe1f1d1c8', NULL, '{}', E'\\x', '2026-09-25 04:30:44.09+00', '2026-11-21 04:30:00+00', E'\\xa3363146a214e693db456f37f315f04ea355071510bd78781acf3aae647e0d6e'),
  ('97', '01a11b91-9b52-7353-a95e-60ef82592544', E'\\xa0a499f059b36be6c2cea9749ba3f3f3d8a6440cb08db0dd0d10b5c9eb0205f8', NULL, '{}', E'\\x', '2026-10-08 12:51:29.746+00', '2026-11-21 04:30:00+00', E'\\xff704676f48e3ea5e2b0f778356d127741d67e8789baddbe887de06515d3848d'),
  ('98', '01a13e7e-69d3-7390-bd1c-47199af0aca3', E'\\x48f197eeffba54dd4c4a1fd8201f8e6a25122cbe91bf8c1a23755e3c6e7515e4', NULL, '{}', E'\\x', '2026-10-15 07:37:14.451+00', '2026-11-21 04:30:00+00', E'\\x59701e8f92d4435d22d0f3a925e564aa41a14cb969af51951b63f16d22ee5da1'),
  ('99', '01a19b44-4019-7786-8557-c711009b6c5a', E'\\x8c5ea56614062687b262dbc027ca3e473aba3a771b9245a99de2620493e14059', NULL, '{}', E'\\x', '2026-11-02 07:58:23.769+00', '2026-11-21 04:30:00+00', E'\\x0d1ce8a552aef7d2ae58a045e03ecf6432821398ee52ef58be2600f379dcf9ec');
insert into audit_personal ("entry_id", "subject_id", "field", "before", "after", "salt") overriding system value values
  ('01a2097c-d5f1-754a-b01a-d58f40e33da7', '01a1b03c-74c1-7292-a021-80a03d178048', 'reason', NULL, '"Scholarship"', '41420ed6-3967-423e-be4f-45ac229b4cdc'),
  ('01a2097c-d5ff-76c1-805d-ec7bd4910041', '01a1b03c-74c1-7292-a021-80a03d178048', 'reason', NULL, '"Paid twice"', '55b4c23a-b75f-4c04-b1d6-f8a709839d0e'),
  ('01a2097c-d662-76e9-b956-1b2f5577877b', '01976d38-7d5f-7163-84da-a1d2efaf4e8e', 'degree', '"BCom"', '"BSc"', '53ca1b33-9260-4b0f-bb6a-f04765c4b053');
insert into audit_seal ("day", "n", "hash") overriding system value values
  ('2026-11-21', '127', E'\\x411f98ea9eaaddd30f6410d0102f8449329cf018bdc10b8f977e5470f6f6a559');
insert into audit_unchained ("at", "entry_id") overriding system value values
  ('2026-11-21 04:30:00+00', '01a2097c-d662-76e9-b956-1b2f5577877b');
insert into backup_run ("id", "kind", "started_at", "seen_at", "finished_at", "place", "encrypted", "bytes", "reason") overriding system value values
  ('01a2097c-d651-7479-ad4c-c2a64972a571', 'scheduled', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', 'office:/backup/example.tar.gz', 'false', '4096', NULL);
insert into batch ("id", "code", "code_key", "course_id", "time", "start_on", "end_on", "created_at", "version", "deleted_at") overriding system value values
  ('01a2097c-d557-7393-b1cc-7f1650dc7d3e', 'TALLY-2504', 'tally-2504', '01a2097c-d555-7386-9fc0-1eb8f7668278', '15:00 to 17:00', '2025-04-01', '2025-07-01', '2025-03-11 05:44:07.174+00', '1', NULL),
  ('01a2097c-d557-7393-b1cc-8138ab3f12b3', 'PY-2504', 'py-2504', '01a2097c-d555-7386-9fc0-200f54ef82a0', '08:00 to 10:00', '2025-04-27', '2025-08-27', '2025-04-06 10:29:18.706+00', '1', NULL),
  ('01a2097c-d557-7393-b1cc-842803692395', 'FSW-2505', 'fsw-2505', '01a2097c-d555-7386-9fc0-27e44253dc44', '12:30 to 14:30', '2025-05-24', '2026-01-24', '2025-05-03 08:05:14.006+00', '1', NULL),
  ('01a2097c-d557-7393-b1cc-88b53b2a841c', 'DA-2506', 'da-2506', '01a2097c-d555-7386-9fc0-2ab1436418ab', '18:00 to 20:00', '2025-06-19', '2025-12-19', '2025-05-29 10:56:01.407+00', '1', NULL),
  ('01a2097c-d557-7393-b1cc-8c7d316be592', 'GD-2507', 'gd-2507', '01a2097c-d555-7386-9fc0-2d2eba385808', '18:00 to 20:00', '2025-07-16', '2025-12-16', '2025-06-25 12:57:02.901+00', '1', NULL),
  ('01a2097c-d557-7393-b1cc-92d79912d0b9', 'DM-2508', 'dm-2508', '01a2097c-d555-7386-9fc0-3386451b2c6a', '10:00 to 12:00', '2025-08-11', '2025-11-11', '2025-07-21 06:09:14.399+00', '1', NULL),
  ('01a2097c-d557-7393-b1cc-97383d91ca6d', 'HT-2509', 'ht-2509', '01a2097c-d555-7386-9fc0-34dbc600c7a0', '15:00 to 17:00', '2025-09-07', '2025-11-07', '2025-08-17 10:48:46.841+00', '1', NULL),
  ('01a2097c-d557-7393-b1cc-988152139db7', 'FR-2510', 'fr-2510', '01a2097c-d555-7386-9fc0-3992b6888214', '15:00 to 17:00', '2025-10-03', '2026-02-03', '2025-09-12 05:22:45.978+00', '1', NULL),
  ('01a2097c-d557-7393-b1cc-9dfd2771d19c', 'TALLY-2510', 'tally-2510', '01a2097c-d555-7386-9fc0-1eb8f7668278', '12:30 to 14:30', '2025-10-30', '2026-01-30', '2025-10-09 06:54:35.944+00', '1', NULL),
  ('01a2097c-d557-7393-b1cc-a2022d5aaba4', 'PY-2511', 'py-2511', '01a2097c-d555-7386-9fc0-200f54ef82a0', '18:00 to 20:00', '2025-11-25', '2026-03-25', '2025-11-04 07:43:07.581+00', '1', NULL),
  ('01a2097c-d557-7393-b1cc-a760e04e7d06', 'FSW-2512', 'fsw-2512', '01a2097c-d555-7386-9fc0-27e44253dc44', '12:30 to 14:30', '2025-12-22', '2026-08-22', '2025-12-01 06:14:34.49+00', '1', NULL),
  ('01a2097c-d557-7393-b1cc-aa0d8243d24f', 'DA-2601', 'da-2601', '01a2097c-d555-7386-9fc0-2ab1436418ab', '12:30 to 14:30', '2026-01-17', '2026-07-17', '2025-12-27 05:22:07.66+00', '1', NULL),
  ('01a2097c-d557-7393-b1cc-ae540b53bd92', 'GD-2602', 'gd-2602', '01a2097c-d555-7386-9fc0-2d2eba385808', '08:00 to 10:00', '2026-02-13', '2026-07-13', '2026-01-23 10:32:05.796+00', '1', NULL),
  ('01a2097c-d558-7280-985e-f2d2c15a584f', 'DM-2603', 'dm-2603', '01a2097c-d555-7386-9fc0-3386451b2c6a', '12:30 to 14:30', '2026-03-11', '2026-06-11', '2026-02-18 09:11:13.462+00', '1', NULL),
  ('01a2097c-d558-7280-985e-f65b29611ce6', 'HT-2604', 'ht-2604', '01a2097c-d555-7386-9fc0-34dbc600c7a0', '10:00 to 12:00', '2026-04-07', '2026-06-07', '2026-03-17 05:08:41.632+00', '1', NULL),
  ('01a2097c-d558-7280-985e-fac4758457d2', 'FR-2605', 'fr-2605', '01a2097c-d555-7386-9fc0-3992b6888214', '08:00 to 10:00', '2026-05-03', '2026-09-03', '2026-04-12 06:22:54.906+00', '1', NULL),
  ('01a2097c-d558-7280-985e-ff3bf264f32d', 'TALLY-2605', 'tally-2605', '01a2097c-d555-7386-9fc0-1eb8f7668278', '12:30 to 14:30', '2026-05-30', '2026-08-30', '2026-05-09 04:26:18.64+00', '1', NULL),
  ('01a2097c-d558-7280-985f-038fa6e574e4', 'PY-2606', 'py-2606', '01a2097c-d555-7386-9fc0-200f54ef82a0', '08:00 to 10:00', '2026-06-25', '2026-10-25', '2026-06-04 09:35:59.929+00', '1', NULL),
  ('01a2097c-d558-7280-985f-0465d6b6830d', 'FSW-2607', 'fsw-2607', '01a2097c-d555-7386-9fc0-27e44253dc44', '10:00 to 12:00', '2026-07-22', NULL, '2026-07-01 11:47:31.014+00', '1', NULL),
  ('01a2097c-d558-7280-985f-0a347b765079', 'DA-2608', 'da-2608', '01a2097c-d555-7386-9fc0-2ab1436418ab', '10:00 to 12:00', '2026-08-17', '2027-02-17', '2026-07-27 06:08:47.212+00', '1', NULL),
  ('01a2097c-d558-7280-985f-0fac76f96ac2', 'GD-2609', 'gd-2609', '01a2097c-d555-7386-9fc0-2d2eba385808', '08:00 to 10:00', '2026-09-13', '2027-02-13', '2026-08-23 12:54:15.83+00', '1', NULL),
  ('01a2097c-d558-7280-985f-114305f058d7', 'DM-2610', 'dm-2610', '01a2097c-d555-7386-9fc0-3386451b2c6a', '12:30 to 14:30', '2026-10-09', NULL, '2026-09-18 10:27:53.085+00', '1', NULL),
  ('01a2097c-d558-7280-985f-141c9c38b1c1', 'HT-2611', 'ht-2611', '01a2097c-d555-7386-9fc0-34dbc600c7a0', '10:00 to 12:00', '2026-11-05', '2027-01-05', '2026-10-15 07:37:14.451+00', '1', NULL),
  ('01a2097c-d558-7280-985f-1bd1702ad634', 'FR-2612', 'fr-2612', '01a2097c-d555-7386-9fc0-3992b6888214', '15:00 to 17:00', '2026-12-01', NULL, '2026-11-10 06:43:16.88+00', '1', NULL);
insert into cash_entry ("id", "kind", "amount", "day", "reference", "recorded_at", "recorded_by", "voided_at", "voided_by") overriding system value values
  ('01a2097c-d65b-726b-8c87-ebec8a644610', 'opening', '1000.00', '2026-11-20', NULL, '2026-11-21 04:30:00+00', '01a2097c-d539-75e4-84d0-acb72eb4dfdc', NULL, NULL);
insert into consent ("student_id", "given_by", "guardian_name", "notice_version", "at", "recorded_by") overriding system value values
  ('01976d38-7d5f-7163-84da-a1d2efaf4e8e', 'student', NULL, '2', '2026-11-21 04:30:00+00', NULL);
insert into course ("id", "name", "name_key", "fee", "duration", "added_by", "created_at", "version", "deleted_at", "instalments") overriding system value values
  ('01a2097c-d555-7386-9fc0-1eb8f7668278', 'Tally with GST', 'tally with gst', '12000.00', '3 months', '01a2097c-d539-75e4-84d0-a9e0ec81a04d', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a2097c-d555-7386-9fc0-200f54ef82a0', 'Python Programming', 'python programming', '18000.00', '4 months', '01a2097c-d539-75e4-84d0-a9e0ec81a04d', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a2097c-d555-7386-9fc0-27e44253dc44', 'Full Stack Web Development', 'full stack web development', '45000.00', '8 months', '01a2097c-d539-75e4-84d0-a9e0ec81a04d', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a2097c-d555-7386-9fc0-2ab1436418ab', 'Data Analytics', 'data analytics', '35000.00', '6 months', '01a2097c-d539-75e4-84d0-a9e0ec81a04d', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a2097c-d555-7386-9fc0-2d2eba385808', 'Graphic Design', 'graphic design', '22000.00', '5 months', '01a2097c-d539-75e4-84d0-a9e0ec81a04d', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a2097c-d555-7386-9fc0-3386451b2c6a', 'Digital Marketing', 'digital marketing', '15000.00', '3 months', '01a2097c-d539-75e4-84d0-a9e0ec81a04d', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a2097c-d555-7386-9fc0-34dbc600c7a0', 'Hindi Typing', 'hindi typing', '4500.00', '2 months', '01a2097c-d539-75e4-84d0-a9e0ec81a04d', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a2097c-d555-7386-9fc0-3992b6888214', 'Français des affaires', 'francais des affaires', '16500.00', '4 months', '01a2097c-d539-75e4-84d0-a9e0ec81a04d', '2025-04-01 10:49:33.548+00', '1', NULL, NULL);
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
  ('01a2097c-d65b-726b-8c87-e65cde15fceb', '2026-11-20', NULL, '0.00', '0.00', '{}', NULL, '2026-11-21 04:30:00+00', '01a2097c-d539-75e4-84d0-acb72eb4dfdc', '{}');
insert into declared_payment ("student_id", "fee", "paid", "pay_mode") overriding system value values
  ('01a1be83-9230-72e8-a5ad-06b8ed507da4', '16500.00', '8250.00', 'Online');
insert into deletion ("id", "record", "deleted_at", "deleted_by", "status_before", "enquiry", "erase_after", "erased_at") overriding system value values
  ('01a2097c-d650-7006-bb7d-95f7d9f5e1bf', 'enquiry', '2026-11-21 04:30:00+00', NULL, NULL, '{"id": "01a2097c-d650-7006-bb7d-95f7d9f5e1bf", "name": "Example"}', '2026-11-21 04:30:00+00', NULL);
insert into discount_limit ("one", "percent", "version") overriding system value values
  ('true', '10.00', '2');
insert into draft ("account_id", "key", "field_values", "saved_at") overriding system value values
  ('01a2097c-d539-75e4-84d0-acb72eb4dfdc', 'course-add', '{"course":"Example"}', '2026-11-21 04:30:00+00');
insert into enquiry ("id", "name", "name_key", "mail_id", "contact", "alt_contact", "qualification", "address", "course_id", "enquiry_mode", "mode", "ref", "remark", "day", "status", "is_placed", "student_id", "created_at", "version", "next_call_on") overriding system value values
  ('01962e07-dbf7-73ae-a989-a9ae4053819e', 'Ishwari Voorbeeld', 'ishwari voorbeeld', 'ishwari.3@example.net', '5570000003', '5580000003', 'BSc', '37 Namuna Marg, Example Nagar', '01a2097c-d555-7386-9fc0-27e44253dc44', 'online', 'online', NULL, NULL, '2025-04-13', 'Pending', 'false', NULL, '2025-04-13 07:23:09.175+00', '2', NULL),
  ('01973f71-631b-7731-9424-11ce23082cb3', 'विवेक दृष्टांत', 'विवेक दृष्टांत', 'student.1@example.com', '5550000001', NULL, 'BCom', '159 Namuna Marg, Demo Colony', '01a2097c-d555-7386-9fc0-2ab1436418ab', 'offline', 'offline', 'एक मित्र', 'Will come for a trial class', '2025-06-05', 'Closed', 'false', '01976d38-7d5f-7163-84da-a1d2efaf4e8e', '2025-06-05 09:34:45.019+00', '2', NULL),
  ('019a24d1-6480-73ce-a16e-cb3ede5dc019', 'Asha Beispiel', 'asha beispiel', 'asha.2@example.net', '5570000002', '5580000002', 'BSc', '77 Example Road, Namunapur', '01a2097c-d555-7386-9fc0-27e44253dc44', 'offline', 'offline', 'Poster at the college', 'Will come for a trial class', '2025-10-27', 'Pending', 'false', NULL, '2025-10-27 08:38:13.888+00', '2', NULL);
insert into enquiry_note ("id", "enquiry_id", "at", "written_by", "note", "next_call_on") overriding system value values
  ('01a2097c-d651-7479-ad4c-c8200c9427c7', '01962e07-dbf7-73ae-a989-a9ae4053819e', '2026-11-21 04:30:00+00', NULL, 'Example', NULL);
insert into enrolment ("id", "student_id", "n", "course_id", "batch_id", "mode", "duration", "fee", "joining_on", "end_on", "is_completed", "ended_at", "end_reason", "created_at", "version") overriding system value values
  ('01976d38-7d5f-7478-9916-2397b9d5478c', '01976d38-7d5f-7163-84da-a1d2efaf4e8e', '1', '01a2097c-d555-7386-9fc0-2ab1436418ab', '01a2097c-d557-7393-b1cc-88b53b2a841c', 'offline', '6 months', '31500.00', '2025-06-14', '2025-12-19', 'true', NULL, NULL, '2025-06-14 06:55:08.127+00', '1'),
  ('0198305a-7b46-75eb-9321-6f40332cc2c7', '0198305a-7b46-7651-8627-3cfebb6be1c4', '1', '01a2097c-d555-7386-9fc0-2d2eba385808', '01a2097c-d557-7393-b1cc-8c7d316be592', 'offline', '5 months', '22000.00', '2025-07-22', '2025-12-16', 'true', NULL, NULL, '2025-07-22 04:18:12.934+00', '1'),
  ('0199483e-e8b1-7497-b6b2-56b9add2ea1c', '0199483e-e8b1-7570-920e-88065513c584', '1', '01a2097c-d555-7386-9fc0-3386451b2c6a', '01a2097c-d557-7393-b1cc-92d79912d0b9', 'online', '3 months', '15000.00', '2025-09-14', '2025-11-11', 'true', NULL, NULL, '2025-09-14 12:41:46.417+00', '1'),
  ('019acdcb-3f5e-7516-8bf3-3520437b638d', '019acdcb-3f5e-7043-985f-ed367f1f0fe9', '1', '01a2097c-d555-7386-9fc0-200f54ef82a0', '01a2097c-d557-7393-b1cc-a2022d5aaba4', 'offline', '4 months', '18000.00', '2025-11-29', '2026-03-25', 'true', NULL, NULL, '2025-11-29 04:07:20.67+00', '1'),
  ('01a11b91-9b52-75cc-9715-fd3ea20ac830', '01a11b91-9b52-723a-ac02-ae9c2cadfee4', '1', '01a2097c-d555-7386-9fc0-3386451b2c6a', '01a2097c-d558-7280-985f-114305f058d7', 'offline', '3 months', '13500.00', '2026-10-08', NULL, 'false', NULL, NULL, '2026-10-08 12:51:29.746+00', '1'),
  ('01a1b03c-74c1-7708-b06f-e044f7ddbfa1', '01a1b03c-74c1-7292-a021-80a03d178048', '1', '01a2097c-d555-7386-9fc0-34dbc600c7a0', '01a2097c-d558-7280-985f-141c9c38b1c1', 'online', '2 months', '4050.00', '2026-11-06', NULL, 'false', NULL, NULL, '2026-11-06 09:41:54.497+00', '1'),
  ('01a1be83-9230-77de-a800-b6f8033925ef', '01a1be83-9230-72e8-a5ad-06b8ed507da4', '1', '01a2097c-d555-7386-9fc0-3992b6888214', '01a2097c-d558-7280-985f-1bd1702ad634', 'offline', '4 months', '0.00', '2026-12-01', NULL, 'false', NULL, NULL, '2026-11-09 04:14:16.112+00', '1'),
  ('01a1fb86-a83e-745a-90ea-4c3ef3c57d68', '01a1fb86-a83e-773f-bee1-587eb1ae74ff', '1', '01a2097c-d555-7386-9fc0-34dbc600c7a0', '01a2097c-d558-7280-985f-141c9c38b1c1', 'offline', '2 months', '4050.00', '2026-11-21', NULL, 'false', NULL, NULL, '2026-11-21 00:34:28.542+00', '1');
insert into expense ("id", "category_id", "remark", "amount", "day", "created_at", "updated_at", "version", "financial_year", "n", "pay_mode", "payee", "voided_at", "voided_by") overriding system value values
  ('01972f8c-001d-777d-80f3-3966695c0bff', '01a2097c-d5bc-7392-884b-dee93601ea7d', 'Sample Telecom, line of the month', '172.00', '2025-06-02', '2025-06-02 07:29:53.693+00', '2025-06-02 07:29:53.693+00', '1', '2025-26', '1', 'Online', NULL, NULL, NULL),
  ('019730ae-176e-763a-b1c0-daed9cefb3b8', '01a2097c-d5bc-7392-884b-d9e43ddf5b1e', 'Example Power Company, bill of the month', '516.00', '2025-06-02', '2025-06-02 12:46:45.102+00', '2025-06-02 12:46:45.102+00', '1', '2025-26', '2', 'Online', NULL, NULL, NULL),
  ('01973f27-1abc-72ff-839a-93b5e752329d', '01a2097c-d5bb-73fc-a176-ff6abd187820', 'Teachers and office of the example institute', '3876.00', '2025-06-05', '2025-06-05 08:13:36.828+00', '2025-06-05 08:13:36.828+00', '1', '2025-26', '3', 'Online', NULL, NULL, NULL),
  ('019744be-dbb1-77fb-8213-ab33c8085e7d', '01a2097c-d5bc-7392-884b-d594644e4c1e', 'Example House, all classrooms', '2153.00', '2025-06-06', '2025-06-06 10:17:28.241+00', '2025-06-06 10:17:28.241+00', '1', '2025-26', '4', 'Online', NULL, NULL, NULL),
  ('0197cf00-2cf0-739e-bcfa-bd357d81b8f6', '01a2097c-d5bc-7392-884b-d9e43ddf5b1e', 'Example Power Company, bill of the month', '1058.00', '2025-07-03', '2025-07-03 06:36:24.688+00', '2025-07-03 06:36:24.688+00', '1', '2025-26', '5', 'Online', NULL, NULL, NULL),
  ('0197d3b1-cdf4-713f-b371-18e6b4adf2ca', '01a2097c-d5bc-7392-884b-dee93601ea7d', 'Sample Telecom, line of the month', '352.00', '2025-07-04', '2025-07-04 04:28:54.644+00', '2025-07-04 04:28:54.644+00', '1', '2025-26', '6', 'Online', NULL, NULL, NULL),
  ('0197d44b-78c3-7263-bf36-cf960471890d', '01a2097c-d5bb-73fc-a176-ff6abd187820', 'Teachers and office of the example institute', '7938.00', '2025-07-04', '2025-07-04 07:16:45.379+00', '2025-07-04 07:16:45.379+00', '1', '2025-26', '7', 'Online', NULL, NULL, NULL),
  ('0197e9a1-67f5-74f8-814c-f0cbbea979c2', '01a2097c-d5bc-7392-884b-d594644e4c1e', 'Example House, all classrooms', '4410.00', '2025-07-08', '2025-07-08 10:42:38.709+00', '2025-07-08 10:42:38.709+00', '1', '2025-26', '8', 'Online', NULL, NULL, NULL),
  ('01986905-43a3-764f-8e2a-2c3c14fba7d8', '01a2097c-d5bc-7392-884b-d594644e4c1e', 'Example House, all classrooms', '4341.00', '2025-08-02', '2025-08-02 04:23:29.443+00', '2025-08-02 04:23:29.443+00', '1', '2025-26', '9', 'Online', NULL, NULL, NULL),
  ('019873c7-c03e-76ec-bfe0-fe3d30b3d99f', '01a2097c-d5bb-73fc-a176-ff6abd187820', 'Teachers and office of the example institute', '7814.00', '2025-08-04', '2025-08-04 06:32:07.486+00', '2025-08-04 06:32:07.486+00', '1', '2025-26', '10', 'Online', NULL, NULL, NULL),
  ('0198742d-391a-7058-b113-02814b31f465', '01a2097c-d5bc-7392-884b-dee93601ea7d', 'Sample Telecom, line of the month', '347.00', '2025-08-04', '2025-08-04 08:22:57.562+00', '2025-08-04 08:22:57.562+00', '1', '2025-26', '11', 'Online', NULL, NULL, NULL),
  ('01987a45-a517-7093-af26-58220f9bed40', '01a2097c-d5bc-7392-884b-d9e43ddf5b1e', 'Example Power Company, bill of the month', '1041.00', '2025-08-05', '2025-08-05 12:47:21.367+00', '2025-08-05 12:47:21.367+00', '1', '2025-26', '12', 'Online', NULL, NULL, NULL),
  ('019904aa-7eb6-729f-a360-caf7bec6e927', '01a2097c-d5bb-73fc-a176-ff6abd187820', 'Teachers and office of the example institute', '6144.00', '2025-09-01', '2025-09-01 09:45:06.486+00', '2025-09-01 09:45:06.486+00', '1', '2025-26', '13', 'Online', NULL, NULL, NULL),
  ('01990a07-c598-7758-bc37-48c96ea2a8b9', '01a2097c-d5bc-7392-884b-d594644e4c1e', 'Example House, all classrooms', '3413.00', '2025-09-02', '2025-09-02 10:45:05.56+00', '2025-09-02 10:45:05.56+00', '1', '2025-26', '14', 'Online', NULL, NULL, NULL),
  ('01990f32-eeb0-72c2-9872-de91147605b1', '01a2097c-d5bc-7392-884b-d9e43ddf5b1e', 'Example Power Company, bill of the month', '819.00', '2025-09-03', '2025-09-03 10:50:20.208+00', '2025-09-03 10:50:20.208+00', '1', '2025-26', '15', 'Online', NULL, NULL, NULL),
  ('0199291d-4815-7427-a7f6-b1e8be1e7fc1', '01a2097c-d5bc-7392-884b-dee93601ea7d', 'Sample Telecom, line of the month', '273.00', '2025-09-08', '2025-09-08 11:36:48.917+00', '2025-09-08 11:36:48.917+00', '1', '2025-26', '16', 'Online', NULL, NULL, NULL),
  ('019a3e0d-cbe7-7567-97b3-3ea0d28f82f8', '01a2097c-d5bc-7392-884b-d594644e4c1e', 'Example House, all classrooms', '1250.00', '2025-11-01', '2025-11-01 06:14:42.919+00', '2025-11-01 06:14:42.919+00', '1', '2025-26', '17', 'Online', NULL, NULL, NULL),
  ('019a499b-18e8-73cf-9f80-06921538115c', '01a2097c-d5bb-73fc-a176-ff6abd187820', 'Teachers and office of the example institute', '2250.00', '2025-11-03', '2025-11-03 12:04:52.584+00', '2025-11-03 12:04:52.584+00', '1', '2025-26', '18', 'Online', NULL, NULL, NULL),
  ('019a5870-be50-7473-bd19-6415a477386d', '01a2097c-d5bc-7392-884b-dee93601ea7d', 'Sample Telecom, line of the month', '100.00', '2025-11-06', '2025-11-06 09:12:55.12+00', '2025-11-06 09:12:55.12+00', '1', '2025-26', '19', 'Online', NULL, NULL, NULL),
  ('019a58cd-919f-7404-a527-c724e274d174', '01a2097c-d5bc-7392-884b-d9e43ddf5b1e', 'Example Power Company, bill of the month', '300.00', '2025-11-06', '2025-11-06 10:54:18.527+00', '2025-11-06 10:54:18.527+00', '1', '2025-26', '20', 'Online', NULL, NULL, NULL),
  ('019b7d9a-7db3-775c-8342-e392cf46d984', '01a2097c-d5bc-7392-884b-d594644e4c1e', 'Example House, all classrooms', '1076.00', '2026-01-02', '2026-01-02 07:27:15.379+00', '2026-01-02 07:27:15.379+00', '1', '2025-26', '21', 'Online', NULL, NULL, NULL),
  ('019b92c8-7213-7132-9041-2cf45077a082', '01a2097c-d5bc-7392-884b-d9e43ddf5b1e', 'Example Power Company, bill of the month', '258.00', '2026-01-06', '2026-01-06 10:09:28.595+00', '2026-01-06 10:09:28.595+00', '1', '2025-26', '22', 'Online', NULL, NULL, NULL),
  ('019b96c0-e9f1-7245-a263-53f4b71dee6c', '01a2097c-d5bb-73fc-a176-ff6abd187820', 'Teachers and office of the example institute', '1938.00', '2026-01-07', '2026-01-07 04:39:43.857+00', '2026-01-07 04:39:43.857+00', '1', '2025-26', '23', 'Online', NULL, NULL, NULL),
  ('019b9be6-f910-7655-a80e-f3f4abde03e1', '01a2097c-d5bc-7392-884b-dee93601ea7d', 'Sample Telecom, line of the month', '86.00', '2026-01-08', '2026-01-08 04:39:24.176+00', '2026-01-08 04:39:24.176+00', '1', '2025-26', '24', 'Online', NULL, NULL, NULL),
  ('019c31b6-9ffd-7527-b7ea-104d4e90571e', '01a2097c-d5bb-73fc-a176-ff6abd187820', 'Teachers and office of the example institute', '2457.00', '2026-02-06', '2026-02-06 06:49:38.045+00', '2026-02-06 06:49:38.045+00', '1', '2025-26', '25', 'Online', NULL, NULL, NULL),
  ('019c369f-a274-73bc-a477-bf1c8ff06b6d', '01a2097c-d5bc-7392-884b-d594644e4c1e', 'Example House, all classrooms', '1365.00', '2026-02-07', '2026-02-07 05:42:37.428+00', '2026-02-07 05:42:37.428+00', '1', '2025-26', '26', 'Online', NULL, NULL, NULL),
  ('019c411e-2084-77c5-b33e-a4336851610c', '01a2097c-d5bc-7392-884b-d9e43ddf5b1e', 'Example Power Company, bill of the month', '327.00', '2026-02-09', '2026-02-09 06:36:59.396+00', '2026-02-09 06:36:59.396+00', '1', '2025-26', '27', 'Online', NULL, NULL, NULL),
  ('019c423e-23a9-7791-9ae5-fed7562ca845', '01a2097c-d5bc-7392-884b-dee93601ea7d', 'Sample Telecom, line of the month', '109.00', '2026-02-09', '2026-02-09 11:51:34.569+00', '2026-02-09 11:51:34.569+00', '1', '2025-26', '28', 'Online', NULL, NULL, NULL),
  ('01a19b44-4019-73f7-a11c-8e71fa20a263', '01a2097c-d5bc-7392-884b-d594644e4c1e', 'Example House, all classrooms', '221.00', '2026-11-02', '2026-11-02 07:58:23.769+00', '2026-11-02 07:58:23.769+00', '1', '2026-27', '1', 'Online', NULL, NULL, NULL),
  ('01a19c3d-3bc5-7366-a73a-6afcf9f497fc', '01a2097c-d5bb-73fc-a176-ff6abd187820', 'Teachers and office of the example institute', '398.00', '2026-11-02', '2026-11-02 12:30:21.125+00', '2026-11-02 12:30:21.125+00', '1', '2026-27', '2', 'Online', NULL, NULL, NULL),
  ('01a1a4b8-370c-73bf-adab-5d74afc444af', '01a2097c-d5bc-7392-884b-d9e43ddf5b1e', 'Example Power Company, bill of the month', '53.00', '2026-11-04', '2026-11-04 04:01:38.572+00', '2026-11-04 04:01:38.572+00', '1', '2026-27', '3', 'Online', NULL, NULL, NULL),
  ('01a1c057-66d2-76ac-a6b5-34548de70704', '01a2097c-d5bc-7392-884b-dee93601ea7d', 'Sample Telecom, line of the month', '17.00', '2026-11-09', '2026-11-09 12:45:15.858+00', '2026-11-09 12:45:15.858+00', '1', '2026-27', '4', 'Online', NULL, NULL, NULL);
insert into expense_category ("id", "ledger", "ledger_key", "created_at", "updated_at", "deleted_at", "budget", "version") overriding system value values
  ('01a2097c-d5bb-73fc-a176-ff6abd187820', 'Salaries', 'salaries', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a2097c-d5bc-7392-884b-d594644e4c1e', 'Rent', 'rent', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a2097c-d5bc-7392-884b-d9e43ddf5b1e', 'Electricity', 'electricity', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a2097c-d5bc-7392-884b-dee93601ea7d', 'Internet', 'internet', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a2097c-d5bc-7392-884b-e2412038046e', 'Stationery', 'stationery', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '5000.00', '1'),
  ('01a2097c-d5bc-7392-884b-e78d0e74fcdf', 'Repairs', 'repairs', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a2097c-d5bc-7392-884b-ea279adb6212', 'Tea and water', 'tea and water', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '3000.00', '1'),
  ('01a2097c-d5bc-7392-884b-ecf4017c4077', 'Advertising', 'advertising', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '20000.00', '1');
insert into expense_voucher_series ("financial_year", "last") overriding system value values
  ('2025-26', '28'),
  ('2026-27', '4');
insert into fee_adjustment ("id", "student_id", "kind", "enrolment_id", "amount", "reason", "day", "created_at", "created_by", "by_hr", "version", "withdrawn_at", "withdrawn_by") overriding system value values
  ('01a2097c-d5e8-73ba-9936-b167a3bbcf5d', '01a1b03c-74c1-7292-a021-80a03d178048', 'Discount', '01a1b03c-74c1-7708-b06f-e044f7ddbfa1', '500.00', 'Scholarship', '2026-11-21', '2026-11-21 04:30:00+00', '01a2097c-d539-75e4-84d0-a9e0ec81a04d', 'false', '1', NULL, NULL);
insert into fee_plan ("enrolment_id", "version") overriding system value values
  ('01976d38-7d5f-7478-9916-2397b9d5478c', '1');
insert into fee_plan_row ("enrolment_id", "n", "due_on", "amount") overriding system value values
  ('01976d38-7d5f-7478-9916-2397b9d5478c', '1', '2026-11-20', '1000.00');
insert into heartbeat ("process_id", "started_at", "seen_at") overriding system value values
  ('01a2097c-d651-7479-ad4c-c45d3e1e5c34', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00');
insert into idempotency ("scope", "route", "key", "body_hash", "status", "answer", "forever", "at") overriding system value values
  ('01a2097c-d539-75e4-84d0-acb72eb4dfdc', 'POST /api/enquiry', 'dump', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '201', '{}', 'false', '2026-11-21 04:30:00+00');
insert into institute ("one", "name", "address", "phone", "time_zone", "self_registration", "version", "receipt_language", "two_factor", "upi_id", "hr_closes_all", "gstin", "receipt_terms", "receipt_paper") overriding system value values
  ('true', 'Namuna Training Institute (demo)', '1 Example Road, Example Nagar', '+91 55500 00000', 'Asia/Kolkata', 'true', '2', 'en', 'off', 'namuna@examplebank', 'false', '00AAAAA0000A1ZI', NULL, 'a4');
insert into institute_logo ("one", "content", "type", "hash", "changed_at") overriding system value values
  ('true', E'\\x0101010101010101010101010101010101010101010101010101010101010101', 'image/png', '0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00');
insert into job_run ("job", "started_at") overriding system value values
  ('cleanup', '2026-11-21 04:30:00+00');
insert into known_browser ("token_hash", "account_id", "used_at") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a2097c-d539-75e4-84d0-acb72eb4dfdc', '2026-11-21 04:30:00+00');
insert into kysely_migration ("name", "timestamp") overriding system value values
  ('0001_house', '2026-11-23T17:38:25.454Z'),
  ('0002_courses_and_batches', '2026-11-23T17:38:25.464Z'),
  ('0003_students_and_fees', '2026-11-23T17:38:25.497Z'),
  ('0004_attendance_and_enquiries', '2026-11-23T17:38:25.505Z'),
  ('0005_portfolio', '2026-11-23T17:38:25.508Z'),
  ('0006_projects', '2026-11-23T17:38:25.511Z'),
  ('0007_expenses', '2026-11-23T17:38:25.520Z'),
  ('0008_reset_tokens', '2026-11-23T17:38:25.522Z'),
  ('0009_lists_of_the_admin', '2026-11-23T17:38:25.526Z'),
  ('0010_erasure', '2026-11-23T17:38:25.527Z'),
  ('0011_search', '2026-11-23T17:38:25.532Z'),
  ('0012_receipt_amounts', '2026-11-23T17:38:25.534Z'),
  ('0013_drafts', '2026-11-23T17:38:25.536Z'),
  ('0014_request_limits', '2026-11-23T17:38:25.539Z'),
  ('0015_placed_enquiries', '2026-11-23T17:38:25.540Z'),
  ('0017_sign_in', '2026-11-23T17:38:25.547Z'),
  ('0018_two_factor', '2026-11-23T17:38:25.550Z'),
  ('0019_erasure', '2026-11-23T17:38:25.555Z'),
  ('0020_privacy', '2026-11-23T17:38:25.559Z'),
  ('0021_backups', '2026-11-23T17:38:25.561Z'),
  ('0022_audit_chain', '2026-11-23T17:38:25.566Z'),
  ('0023_several_processes', '2026-11-23T17:38:25.570Z'),
  ('0024_enrolments', '2026-11-23T17:38:25.580Z'),
  ('0025_expense_vouchers', '2026-11-23T17:38:25.590Z'),
  ('0026_payment_details', '2026-11-23T17:38:25.593Z'),
  ('0027_receipt_verification', '2026-11-23T17:38:25.596Z'),
  ('0028_daily_closing', '2026-11-23T17:38:25.601Z'),
  ('0029_discounts_and_refunds', '2026-11-23T17:38:25.605Z'),
  ('0030_fee_plans', '2026-11-23T17:38:25.608Z'),
  ('0031_refunds', '2026-11-23T17:38:25.615Z'),
  ('0032_reminders', '2026-11-23T17:38:25.620Z'),
  ('0033_course_instalments', '2026-11-23T17:38:25.621Z'),
  ('0034_name_search', '2026-11-23T17:38:25.622Z'),
  ('0035_receipt_paper', '2026-11-23T17:38:25.625Z'),
  ('0036_student_list_order', '2026-11-23T17:38:25.629Z'),
  ('0037_overdue_sums', '2026-11-23T17:38:25.630Z'),
  ('0038_enquiry_calls', '2026-11-23T17:38:25.634Z'),
  ('0039_photos_and_logo', '2026-11-23T17:38:25.637Z'),
  ('0041_duplicate_lookup', '2026-11-23T17:38:25.640Z'),
  ('0042_name_words', '2026-11-23T17:38:25.645Z'),
  ('0043_daily_sums', '2026-11-23T17:38:25.654Z'),
  ('0044_read_after', '2026-11-23T17:38:25.657Z'),
  ('0045_list_order', '2026-11-23T17:38:25.660Z'),
  ('0046_name_word_removal', '2026-11-23T17:38:25.661Z'),
  ('0047_parent_contact', '2026-11-23T17:38:25.662Z'),
  ('0048_attendance_months', '2026-11-23T17:38:25.665Z'),
  ('0049_absence_notices', '2026-11-23T17:38:25.668Z');
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
  ('0046_name_word_removal', '4e64c0c378203fd59ff2c7112d9a0b06164c1317061fe66b10ee0e3e361f7e72'),
  ('0047_parent_contact', '52871a6ef6a361dc0c7f36834353c94cef259fe5b5dca789936e8bd79f2ae413'),
  ('0048_attendance_months', '50fec6e13f6594a0dcf5b638191c8fe2cf841c7bcfc484b8eb4476a6582040d0'),
  ('0049_absence_notices', '20b865e85cf92c683b2cd0a3e7ff30721486c87d68968d4c5da33e38bfa5489a');
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
  ('019daf1c-ae23-70df-9da7-485b720caeca', '01976d38-7d5f-7163-84da-a1d2efaf4e8e', 'https://example.com/a1d2efaf4e8e/portfolio-1', '2026-04-21 08:16:25.635+00', '1'),
  ('019f4660-91bf-73b7-94a9-aac5514ee65e', '01976d38-7d5f-7163-84da-a1d2efaf4e8e', 'https://example.com/a1d2efaf4e8e/portfolio-2', '2026-07-09 10:16:01.727+00', '1');
insert into privacy_notice ("one", "texts", "version") overriding system value values
  ('true', '{"en": "Example"}', '2');
insert into project ("id", "student_id", "link", "tech_used", "description", "created_at", "version") overriding system value values
  ('01983ab5-5436-7212-983b-71288404ddf9', '01976d38-7d5f-7163-84da-a1d2efaf4e8e', 'https://example.com/a1d2efaf4e8e/project-3', 'Python, pandas', 'Sales of a sample company, month by month', '2025-07-24 04:33:38.87+00', '1'),
  ('019d47ad-09b4-7508-818d-ce6253ecb1dd', '01976d38-7d5f-7163-84da-a1d2efaf4e8e', 'https://example.com/a1d2efaf4e8e/project-1', 'Python, pandas', 'नमूना पुस्तकालय की सूची', '2026-04-01 06:13:35.796+00', '1'),
  ('01a0d6d4-797a-7769-ac35-d2c6f439c772', '01976d38-7d5f-7163-84da-a1d2efaf4e8e', 'https://example.com/a1d2efaf4e8e/project-2', 'Tally', 'The example institute’s timetable as a page', '2026-09-25 04:30:44.09+00', '1');
insert into receipt ("id", "financial_year", "n", "student_id", "student_name", "contact", "course", "b_code", "pay_mode", "payable", "paid", "due_after", "paid_on", "issued_on", "issued_at", "issued_by", "changed_at", "version", "voided_at", "voided_by", "void_reason", "enrolment_id", "reference", "note", "verification_id") overriding system value values
  ('01977d82-9bf0-7625-a108-0c3c8a36da5a', '2025-26', '1', '01976d38-7d5f-7163-84da-a1d2efaf4e8e', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Online', '31500.00', '10500.00', '21000.00', '2025-06-17', '2025-06-17', '2025-06-17 10:50:01.072+00', '01a2097c-d577-73f3-a350-8f177d8a694b', NULL, '1', NULL, NULL, NULL, '01976d38-7d5f-7478-9916-2397b9d5478c', '632700007919', NULL, '95b8cf5a-9298-4afb-bc5d-8734f4e0fc35'),
  ('01980c8c-196a-71e1-9c6a-663106789c7a', '2025-26', '2', '01976d38-7d5f-7163-84da-a1d2efaf4e8e', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Cash', '31500.00', '10500.00', '10500.00', '2025-07-15', '2025-07-15', '2025-07-15 05:26:04.906+00', '01a2097c-d577-73f3-a350-927a6d562935', NULL, '1', NULL, NULL, NULL, '01976d38-7d5f-7478-9916-2397b9d5478c', NULL, NULL, 'cf320a10-0504-4301-9cdc-01ee1c2f7a2a'),
  ('01984f40-d442-76b2-bcb2-ed25753867c2', '2025-26', '3', '0198305a-7b46-7651-8627-3cfebb6be1c4', 'Zoë Sample', '5550000007', 'Graphic Design', 'GD-2507', 'Online', '22000.00', '11000.00', '11000.00', '2025-07-28', '2025-07-28', '2025-07-28 04:18:25.474+00', '01a2097c-d539-75e4-84d0-acb72eb4dfdc', NULL, '1', NULL, NULL, NULL, '0198305a-7b46-75eb-9321-6f40332cc2c7', '632700023757', NULL, '3d1516ca-7ca0-41c0-8b35-5e60ae47f06f'),
  ('0198adb9-bb13-743d-868f-112c33aae8a2', '2025-26', '4', '01976d38-7d5f-7163-84da-a1d2efaf4e8e', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Others', '31500.00', '10500.00', '0.00', '2025-08-15', '2025-08-15', '2025-08-15 12:34:47.187+00', '01a2097c-d577-73f3-a350-8f177d8a694b', NULL, '1', NULL, NULL, NULL, '01976d38-7d5f-7478-9916-2397b9d5478c', NULL, NULL, '23a93818-8529-4ccd-87c3-4ba2b281cd99'),
  ('0198d1be-32ac-7485-a377-f2e91a53c8ea', '2025-26', '5', '0198305a-7b46-7651-8627-3cfebb6be1c4', 'Zoë Sample', '5550000007', 'Graphic Design', 'GD-2507', 'Online', '22000.00', '11000.00', '0.00', '2025-08-21', '2025-08-22', '2025-08-22 12:25:59.724+00', '01a2097c-d577-73f3-a350-927a6d562935', NULL, '1', NULL, NULL, NULL, '0198305a-7b46-75eb-9321-6f40332cc2c7', '632700039595', NULL, '5df35f56-19d4-4088-ac1a-0e9dc170798f'),
  ('01994735-b681-7619-bc28-fdbf6651657c', '2025-26', '6', '0199483e-e8b1-7570-920e-88065513c584', 'Yusuf Příklad', '5550000003', 'Digital Marketing', 'DM-2508', 'Cash', '15000.00', '15000.00', '0.00', '2025-09-14', '2025-09-14', '2025-09-14 07:52:06.529+00', '01a2097c-d539-75e4-84d0-acb72eb4dfdc', NULL, '1', NULL, NULL, NULL, '0199483e-e8b1-7497-b6b2-56b9add2ea1c', NULL, NULL, '42331ba2-4872-475b-b74b-bf21709d7660'),
  ('019acefa-c7b2-700d-9655-2b1a8d4c9ad4', '2025-26', '7', '019acdcb-3f5e-7043-985f-ed367f1f0fe9', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '12000.00', '2025-11-29', '2025-11-29', '2025-11-29 09:38:52.978+00', '01a2097c-d577-73f3-a350-8f177d8a694b', NULL, '1', NULL, NULL, NULL, '019acdcb-3f5e-7516-8bf3-3520437b638d', NULL, NULL, '7e7482ae-7603-489a-a297-ffadf0e0d720'),
  ('019b7ce0-50eb-72a1-b1df-a6f854cb3259', '2025-26', '8', '019acdcb-3f5e-7043-985f-ed367f1f0fe9', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '6000.00', '2026-01-02', '2026-01-02', '2026-01-02 04:03:54.219+00', '01a2097c-d577-73f3-a350-927a6d562935', NULL, '1', NULL, NULL, NULL, '019acdcb-3f5e-7516-8bf3-3520437b638d', NULL, NULL, 'e2431012-2a56-4be1-886b-ab26dd4ae3d9'),
  ('019c1cef-33c4-72b9-9cb5-d8b98247b7ff', '2025-26', '9', '019acdcb-3f5e-7043-985f-ed367f1f0fe9', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '0.00', '2026-02-02', '2026-02-02', '2026-02-02 05:59:24.356+00', '01a2097c-d539-75e4-84d0-acb72eb4dfdc', NULL, '1', NULL, NULL, NULL, '019acdcb-3f5e-7516-8bf3-3520437b638d', NULL, NULL, '65be22d6-84b8-4195-932b-098a55485798'),
  ('01a1cf35-657d-75b2-bdee-5ef78b0023c7', '2026-27', '1', '01a1b03c-74c1-7292-a021-80a03d178048', 'Noor Namuna', '5550000008', 'Hindi Typing', 'HT-2611', 'Online', '4050.00', '1000.00', '3050.00', '2026-11-12', '2026-11-12', '2026-11-12 10:02:25.533+00', '01a2097c-d577-73f3-a350-8f177d8a694b', NULL, '1', NULL, NULL, NULL, '01a1b03c-74c1-7708-b06f-e044f7ddbfa1', '632700007919', NULL, 'd495544e-7acf-4fb4-81af-c25e0c57dc11');
insert into receipt_part ("receipt_id", "n", "mode", "amount", "reference") overriding system value values
  ('0198adb9-bb13-743d-868f-112c33aae8a2', '1', 'Cash', '5200.00', NULL),
  ('0198adb9-bb13-743d-868f-112c33aae8a2', '2', 'UPI', '5300.00', '632700031676');
insert into receipt_series ("financial_year", "last") overriding system value values
  ('2025-26', '9'),
  ('2026-27', '1');
insert into recovery_code ("id", "account_id", "code_hash", "used_at") overriding system value values
  ('01a2097c-d651-7479-ad4c-bf5e52c2271c', '01a2097c-d539-75e4-84d0-acb72eb4dfdc', 'example', NULL);
insert into recurring_expense ("id", "category_id", "remark", "amount", "pay_mode", "payee", "starts_on", "created_at", "updated_at", "ended_at", "version") overriding system value values
  ('01a2097c-d5c5-70da-8f77-0c8bf286efea', '01a2097c-d5bc-7392-884b-e78d0e74fcdf', 'Demo Repairs: upkeep of the projectors', '1500.00', 'Online', NULL, '2026-11-01', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '1');
insert into recurring_expense_month ("recurring_id", "month", "expense_id") overriding system value values
  ('01a2097c-d5c5-70da-8f77-0c8bf286efea', '2026-11-01', NULL);
insert into refund ("id", "financial_year", "n", "student_id", "enrolment_id", "student_name", "contact", "course", "b_code", "pay_mode", "amount", "paid_before", "refunded_on", "issued_on", "issued_at", "issued_by", "reason", "reference", "note", "version", "voided_at", "voided_by", "void_reason") overriding system value values
  ('01a2097c-d5f8-7165-997a-a346e8fe1e29', '2026-27', '1', '01a1b03c-74c1-7292-a021-80a03d178048', '01a1b03c-74c1-7708-b06f-e044f7ddbfa1', 'Noor Namuna', '5550000008', 'Hindi Typing', 'HT-2611', 'Cash', '200.00', '1000.00', '2026-11-21', '2026-11-21', '2026-11-21 04:30:00+00', '01a2097c-d539-75e4-84d0-a9e0ec81a04d', 'Paid twice', NULL, NULL, '1', NULL, NULL, NULL);
insert into refund_series ("financial_year", "last") overriding system value values
  ('2026-27', '1');
insert into reminder ("student_id", "day", "channel", "state", "sent_by", "at") overriding system value values
  ('01a11b91-9b52-723a-ac02-ae9c2cadfee4', '2026-11-19', 'WhatsApp', 'sent', '01a2097c-d539-75e4-84d0-acb72eb4dfdc', '2026-11-19 04:30:00+00'),
  ('01a1b03c-74c1-7292-a021-80a03d178048', '2026-11-19', 'WhatsApp', 'sent', '01a2097c-d539-75e4-84d0-acb72eb4dfdc', '2026-11-19 04:30:00+00'),
  ('01a1fb86-a83e-773f-bee1-587eb1ae74ff', '2026-11-19', 'WhatsApp', 'sent', '01a2097c-d539-75e4-84d0-acb72eb4dfdc', '2026-11-19 04:30:00+00');
insert into reminder_settings ("one", "days", "texts", "version") overriding system value values
  ('true', '{-3,0,3,7,15}', '{}', '1');
insert into request_count ("scope", "caller", "started_at", "n") overriding system value values
  ('email-enquirer', '01a2097c-d539-75e4-84d0-acb72eb4dfdc', '2026-11-21 04:30:00+00', '1');
insert into reset_token ("token_hash", "account_id", "made_at", "expires_at", "used_at", "purpose") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a2097c-d539-75e4-84d0-acb72eb4dfdc', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', NULL, 'password');
insert into secret ("name", "value") overriding system value values
  ('log', E'\\x529e93d7a0cfb8811bde4ef7c112ee669cc9d2070a56a0491374a5fc48d52efb');
insert into session ("token_hash", "account_id", "created_at", "seen_at", "id", "address", "user_agent", "confirmed_at", "read_after") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a2097c-d539-75e4-84d0-acb72eb4dfdc', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', '5900dd55-251f-4b3f-83f6-4887b59a806a', '', '', NULL, '0/1E86B08');
insert into setup_code ("code_hash", "created_at", "accounts") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00', NULL);
insert into sign_in_attempt ("id", "email_hash", "address", "at", "ok", "browser_hash") overriding system value values
  ('1', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '192.0.2.1', '2026-11-21 04:30:00+00', 'true', NULL);
insert into student ("id", "fname", "lname", "father", "contact", "alt_contact", "gender", "dob", "cur_address", "per_address", "linked_in", "profile", "degree", "com_year", "university", "course_id", "mode", "duration", "batch_id", "joining_on", "end_on", "is_completed", "is_placed", "status", "search_key", "created_at", "version", "search_text", "parent_contact") overriding system value values
  ('01976d38-7d5f-7163-84da-a1d2efaf4e8e', 'विवेक', 'दृष्टांत', 'Yusuf दृष्टांत', '5550000001', NULL, 'male', '1996-12-21', '8 नमूना मार्ग, Sampleganj', '159 Namuna Marg, Demo Colony', NULL, NULL, 'BCom', '2017', 'Université de l’Exemple', '01a2097c-d555-7386-9fc0-2ab1436418ab', 'offline', '6 months', '01a2097c-d557-7393-b1cc-88b53b2a841c', '2025-06-14', '2025-12-19', 'true', 'false', 'Active', 'विवेक दृष्टांत', '2025-06-14 06:55:08.127+00', '1', 'विवेक दृष्टांत yusuf दृष्टांत student.1@example.com 5550000001 5540000001', '5540000001'),
  ('0198305a-7b46-7651-8627-3cfebb6be1c4', 'Zoë', 'Sample', 'Ravi Sample', '5550000007', NULL, 'female', '1997-07-07', NULL, '124 नमूना मार्ग, Sampleganj', NULL, NULL, 'BCA', '2018', 'Sample Institute of Technology', '01a2097c-d555-7386-9fc0-2d2eba385808', 'offline', '5 months', '01a2097c-d557-7393-b1cc-8c7d316be592', '2025-07-22', '2025-12-16', 'true', 'false', 'Active', 'zoe sample', '2025-07-22 04:18:12.934+00', '1', 'zoe sample ravi sample zoe.7@example.com 5550000007 5540000007', '5540000007'),
  ('0199483e-e8b1-7570-920e-88065513c584', 'Yusuf', 'Příklad', 'Arjun Příklad', '5550000003', NULL, 'male', '2005-10-17', NULL, '52 नमूना मार्ग, Sampleganj', NULL, NULL, 'Diploma', '2026', 'Université de l’Exemple', '01a2097c-d555-7386-9fc0-3386451b2c6a', 'online', '3 months', '01a2097c-d557-7393-b1cc-92d79912d0b9', '2025-09-14', '2025-11-11', 'true', 'true', 'Active', 'yusuf priklad', '2025-09-14 12:41:46.417+00', '1', 'yusuf priklad arjun priklad yusuf.3@example.com 5550000003 5540000003', '5540000003'),
  ('019acdcb-3f5e-7043-985f-ed367f1f0fe9', 'Māyā', 'Udāharaṇ', 'Kabir Udāharaṇ', '5550000004', NULL, 'female', '1993-05-14', '45 Namuna Marg, Demo Colony', '143 Example Road, Example Nagar', NULL, NULL, 'BBA', '2014', 'Example University', '01a2097c-d555-7386-9fc0-200f54ef82a0', 'offline', '4 months', '01a2097c-d557-7393-b1cc-a2022d5aaba4', '2025-11-29', '2026-03-25', 'true', 'false', 'Active', 'maya udaharan', '2025-11-29 04:07:20.67+00', '1', 'maya udaharan kabir udaharan maya.4@example.com 5550000004', NULL),
  ('01a11b91-9b52-723a-ac02-ae9c2cadfee4', 'Zoë', 'Przykład', 'Arjun Przykład', '5550000002', '5560000002', 'female', '1999-07-27', '55 Udāharaṇ Path, Namunapur', '22 Namuna Marg, Namunapur', 'https://www.example.com/in/student-2', NULL, 'Diploma', '2020', 'Sample Institute of Technology', '01a2097c-d555-7386-9fc0-3386451b2c6a', 'offline', '3 months', '01a2097c-d558-7280-985f-114305f058d7', '2026-10-08', NULL, 'false', 'false', 'Disable', 'zoe przykład', '2026-10-08 12:51:29.746+00', '2', 'zoe przykład arjun przykład zoe.2@example.com 5550000002 5560000002 5540000002', '5540000002'),
  ('01a1b03c-74c1-7292-a021-80a03d178048', 'Noor', 'Namuna', 'Ravi Namuna', '5550000008', NULL, 'female', '1993-03-31', NULL, '29 Example Road, Demo Colony', NULL, NULL, 'BCA', '2014', 'Sample Institute of Technology', '01a2097c-d555-7386-9fc0-34dbc600c7a0', 'online', '2 months', '01a2097c-d558-7280-985f-141c9c38b1c1', '2026-11-06', NULL, 'false', 'false', 'Active', 'noor namuna', '2026-11-06 09:41:54.497+00', '1', 'noor namuna ravi namuna noor.8@example.com 5550000008', NULL),
  ('01a1be83-9230-72e8-a5ad-06b8ed507da4', 'Zoë', 'Przykład', 'Om Przykład', '5550000006', '5560000006', 'female', '1998-11-14', NULL, '122 Udāharaṇ Path, Demo Colony', NULL, NULL, 'BBA', '2019', 'उदाहरण विश्वविद्यालय', '01a2097c-d555-7386-9fc0-3992b6888214', 'offline', '4 months', '01a2097c-d558-7280-985f-1bd1702ad634', '2026-12-01', NULL, 'false', 'false', 'Pending', 'zoe przykład', '2026-11-09 04:14:16.112+00', '1', 'zoe przykład om przykład zoe.6@example.com 5550000006 5560000006 5540000006', '5540000006'),
  ('01a1fb86-a83e-773f-bee1-587eb1ae74ff', 'Farhan', 'Beispiel', 'Arjun Beispiel', '5550000005', '5560000005', 'male', '1993-10-26', NULL, '9 Namuna Marg, Sampleganj', NULL, NULL, 'BSc', '2014', 'Example University', '01a2097c-d555-7386-9fc0-34dbc600c7a0', 'offline', '2 months', '01a2097c-d558-7280-985f-141c9c38b1c1', '2026-11-21', NULL, 'false', 'false', 'Active', 'farhan beispiel', '2026-11-21 00:34:28.542+00', '1', 'farhan beispiel arjun beispiel farhan.5@example.com 5550000005 5560000005 5540000005', '5540000005');
insert into student_account ("student_id", "fee", "paid", "due_from", "planned_due_on", "due_amount") overriding system value values
  ('01976d38-7d5f-7163-84da-a1d2efaf4e8e', '31500.00', '31500.00', '2025-08-15', NULL, NULL),
  ('0198305a-7b46-7651-8627-3cfebb6be1c4', '22000.00', '22000.00', '2025-08-21', NULL, NULL),
  ('0199483e-e8b1-7570-920e-88065513c584', '15000.00', '15000.00', '2025-09-14', NULL, NULL),
  ('019acdcb-3f5e-7043-985f-ed367f1f0fe9', '18000.00', '18000.00', '2026-02-02', NULL, NULL),
  ('01a11b91-9b52-723a-ac02-ae9c2cadfee4', '13500.00', '0.00', '2026-10-08', NULL, NULL),
  ('01a1b03c-74c1-7292-a021-80a03d178048', '3550.00', '800.00', '2026-11-12', NULL, NULL),
  ('01a1be83-9230-72e8-a5ad-06b8ed507da4', '0.00', '0.00', '2026-12-01', NULL, NULL),
  ('01a1fb86-a83e-773f-bee1-587eb1ae74ff', '4050.00', '0.00', '2026-11-21', NULL, NULL);
insert into student_photo ("student_id", "content", "hash", "changed_at") overriding system value values
  ('01976d38-7d5f-7163-84da-a1d2efaf4e8e', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00');
insert into student_total ("shard", "kind", "n", "fee", "paid") overriding system value values
  ('0', 'Active', '0', '0.00', '0.00'),
  ('0', 'Disable', '0', '0.00', '0.00'),
  ('0', 'Pending', '0', '0.00', '0.00'),
  ('0', 'Placed', '0', '0.00', '0.00'),
  ('1', 'Active', '0', '0.00', '0.00'),
  ('1', 'Disable', '1', '13500.00', '0.00'),
  ('1', 'Pending', '0', '0.00', '0.00'),
  ('1', 'Placed', '0', '0.00', '0.00'),
  ('10', 'Active', '0', '0.00', '0.00'),
  ('10', 'Disable', '0', '0.00', '0.00'),
  ('10', 'Pending', '0', '0.00', '0.00'),
  ('10', 'Placed', '0', '0.00', '0.00'),
  ('11', 'Active', '0', '0.00', '0.00'),
  ('11', 'Disable', '0', '0.00', '0.00'),
  ('11', 'Pending', '0', '0.00', '0.00'),
  ('11', 'Placed', '1', '15000.00', '15000.00'),
  ('12', 'Active', '0', '0.00', '0.00'),
  ('12', 'Disable', '0', '0.00', '0.00'),
  ('12', 'Pending', '0', '0.00', '0.00'),
  ('12', 'Placed', '0', '0.00', '0.00'),
  ('13', 'Active', '0', '0.00', '0.00'),
  ('13', 'Disable', '0', '0.00', '0.00'),
  ('13', 'Pending', '0', '0.00', '0.00'),
  ('13', 'Placed', '0', '0.00', '0.00'),
  ('14', 'Active', '1', '18000.00', '18000.00'),
  ('14', 'Disable', '0', '0.00', '0.00'),
  ('14', 'Pending', '0', '0.00', '0.00'),
  ('14', 'Placed', '0', '0.00', '0.00'),
  ('15', 'Active', '0', '0.00', '0.00'),
  ('15', 'Disable', '0', '0.00', '0.00'),
  ('15', 'Pending', '0', '0.00', '0.00'),
  ('15', 'Placed', '0', '0.00', '0.00'),
  ('2', 'Active', '1', '4050.00', '0.00'),
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
  ('5', 'Active', '1', '31500.00', '31500.00'),
  ('5', 'Disable', '0', '0.00', '0.00'),
  ('5', 'Pending', '0', '0.00', '0.00'),
  ('5', 'Placed', '0', '0.00', '0.00'),
  ('6', 'Active', '1', '3550.00', '800.00'),
  ('6', 'Disable', '0', '0.00', '0.00'),
  ('6', 'Pending', '0', '0.00', '0.00'),
  ('6', 'Placed', '0', '0.00', '0.00'),
  ('7', 'Active', '0', '0.00', '0.00'),
  ('7', 'Disable', '0', '0.00', '0.00'),
  ('7', 'Pending', '0', '0.00', '0.00'),
  ('7', 'Placed', '0', '0.00', '0.00'),
  ('8', 'Active', '1', '22000.00', '22000.00'),
  ('8', 'Disable', '0', '0.00', '0.00'),
  ('8', 'Pending', '1', '0.00', '0.00'),
  ('8', 'Placed', '0', '0.00', '0.00'),
  ('9', 'Active', '0', '0.00', '0.00'),
  ('9', 'Disable', '0', '0.00', '0.00'),
  ('9', 'Pending', '0', '0.00', '0.00'),
  ('9', 'Placed', '0', '0.00', '0.00');
insert into two_factor ("account_id", "encrypted_secret", "started_at", "confirmed_at", "last_step") overriding system value values
  ('01a2097c-d539-75e4-84d0-acb72eb4dfdc', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', '0');
select setval('sign_in_attempt_id_seq', (select max(id) from sign_in_attempt));
set session_replication_role = origin;
