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

-- 0050_imports.sql
create table import (
  id uuid primary key,
  kind text not null check (length(kind) between 1 and 40),
  owner_id uuid not null references account,
  name text not null check (length(name) <= 200),
  columns jsonb not null,
  mapping jsonb not null,
  day_order text check (day_order in ('dmy', 'mdy')),
  asks_day_order boolean not null default false,
  state text not null check (state in ('open', 'done', 'undone')),
  created_at timestamptz not null,
  run_at timestamptz,
  done_rows integer not null default 0,
  is_cancelled boolean not null default false,
  failure jsonb,
  done_at timestamptz,
  undone_at timestamptz,
  undone_by uuid references account,
  students integer not null default 0,
  receipts integer not null default 0,
  paid numeric(18, 2) not null default 0
);
create index import_newest on import (created_at desc, id desc);
grant select, insert, update, delete on import to munshi_app;

create table import_row (
  import_id uuid not null references import on delete cascade,
  line integer not null check (line > 0),
  cells jsonb not null,
  is_skipped boolean not null default false,
  errors jsonb not null default '{}',
  conflicts jsonb not null default '{}',
  warnings jsonb not null default '{}',
  person_key text check (length(person_key) <= 2000),
  name_key text check (length(name_key) <= 1000),
  known_key text check (length(known_key) <= 1500),
  email_key text check (length(email_key) <= 254),
  phone text check (length(phone) <= 16),
  course text check (length(course) <= 100),
  batch text check (length(batch) <= 60),
  fee numeric(12, 2),
  amount numeric(12, 2),
  primary key (import_id, line)
);
create index import_row_person on import_row (import_id, person_key, line);
grant select, insert, update, delete on import_row to munshi_app;

alter table student
  add column import_id uuid references import,
  drop constraint student_lname_check, add constraint student_lname_check check (length(lname) <= 60);
create index student_of_import on student (import_id) where import_id is not null;
alter table receipt add column import_id uuid references import;
create index receipt_enrolment on receipt (enrolment_id);
create index receipt_of_import on receipt (import_id) where import_id is not null;
alter table receipt_series
  drop constraint receipt_series_financial_year_check,
  add constraint receipt_series_financial_year_check check (financial_year ~ '^(\d{4}-\d{2}|IMP)$');
alter table receipt add check ((financial_year = 'IMP') = (import_id is not null));
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
      and not exists (
        select from student where search_text like '%' || removed || '%' and search_key like '%' || removed || '%')
      and not exists (select from enquiry where name_key like '%' || removed || '%');
  end loop;
  return null;
end $$;
create table import_total (
  import_id uuid not null references import on delete cascade,
  shard smallint not null,
  kind text not null,
  n bigint not null,
  fee numeric(18, 2) not null,
  paid numeric(18, 2) not null,
  primary key (import_id, shard, kind)
);
grant select on import_total to munshi_app;

create or replace function student_total_of_student() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  was text := case when tg_op = 'UPDATE' then student_kind(old.status, old.is_placed) end;
  is_now text := student_kind(new.status, new.is_placed);
  money record;
begin
  if was is not distinct from is_now or (tg_op = 'INSERT' and new.import_id is not null) then return null; end if;
  select fee, paid into money from student_account where student_id = new.id;
  perform student_total_add(new.id, was, -1, -coalesce(money.fee, 0), -coalesce(money.paid, 0));
  perform student_total_add(new.id, is_now, 1, coalesce(money.fee, 0), coalesce(money.paid, 0));
  return null;
end $$;

create or replace function student_total_of_account() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  owner record;
begin
  select student_kind(status, is_placed) as kind, import_id into owner from student where id = new.student_id;
  if tg_op = 'INSERT' and owner.import_id is not null then return null; end if;
  perform student_total_add(new.student_id, owner.kind, 0,
    new.fee - case when tg_op = 'UPDATE' then old.fee else 0 end,
    new.paid - case when tg_op = 'UPDATE' then old.paid else 0 end);
  return null;
end $$;

create function student_total_add_import(wanted uuid, sign integer) returns void
language sql volatile security definer set search_path = public, pg_temp as $$
  select from student_total where kind = 'Active' order by shard for update;
  update student_total t set n = t.n + sign * i.n, fee = t.fee + sign * i.fee, paid = t.paid + sign * i.paid
  from import_total i where i.import_id = wanted and (t.shard, t.kind) = (i.shard, i.kind)
$$;
create function count_import(wanted uuid) returns void
language sql volatile security definer set search_path = public, pg_temp as $$
  insert into import_total (import_id, shard, kind, n, fee, paid)
  select wanted, abs(hashtext(s.id::text) % 16), student_kind(s.status, s.is_placed), count(*), sum(m.fee), sum(m.paid)
  from student s join student_account m on m.student_id = s.id
  where s.import_id = wanted group by 2, 3;
  select student_total_add_import(wanted, 1);
$$;
create function remove_imported(wanted uuid, ids uuid[]) returns void
language sql volatile security definer set search_path = public, pg_temp as $$
  insert into daily_sum_change (kind, day, n, amount)
  select 'receipt', paid_on, -count(*), -sum(paid) from receipt
  where student_id = any (ids) and import_id = wanted and voided_at is null group by paid_on;
  insert into daily_sum_change (kind, day, n, amount)
  select 'due ' || s.status, m.due_from + 35, -count(*), -sum(m.fee - m.paid)
  from student_account m join student s on s.id = m.student_id
  where s.id = any (ids) and s.import_id = wanted and m.paid < m.fee and m.due_amount is null group by 1, 2;
  delete from receipt where student_id = any (ids) and import_id = wanted;
  delete from enrolment e using student s where s.id = e.student_id and s.id = any (ids) and s.import_id = wanted;
  delete from student_account m using student s where s.id = m.student_id and s.id = any (ids) and s.import_id = wanted;
  with removed as (delete from student where id = any (ids) and import_id = wanted returning id)
  update account a set name = '–', email = '', email_key = '', state = 'deleted' from removed r where a.id = r.id;
$$;
create function uncount_import(wanted uuid) returns void
language sql volatile security definer set search_path = public, pg_temp as $$
  select student_total_add_import(wanted, -1) where not exists (select from student where import_id = wanted);
  delete from import_total where import_id = wanted and not exists (select from student where import_id = wanted);
$$;
revoke execute on function student_total_add_import, count_import, remove_imported, uncount_import from public;
grant execute on function count_import to munshi_app;
grant execute on function remove_imported to munshi_app;
grant execute on function uncount_import to munshi_app;


create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null);
create table kysely_migration_lock (id varchar(255) primary key, is_locked integer default 0 not null);
create table migration_hash (name text primary key, hash text not null);
grant select on migration_hash to munshi_app;

set session_replication_role = replica;
truncate absence_notice, absence_settings, account, attendance_mark, attendance_month, attendance_sheet, audit_entry, audit_link, audit_personal, audit_seal, audit_unchained, backup_run, batch, cash_entry, consent, course, daily_sum, daily_sum_change, day_closing, declared_payment, deletion, discount_limit, draft, enquiry, enquiry_note, enrolment, expense, expense_category, expense_voucher_series, fee_adjustment, fee_plan, fee_plan_row, heartbeat, idempotency, import, import_row, import_total, institute, institute_logo, job_run, known_browser, kysely_migration, kysely_migration_lock, migration_hash, name_word, portfolio, privacy_notice, project, receipt, receipt_part, receipt_series, recovery_code, recurring_expense, recurring_expense_month, refund, refund_series, reminder, reminder_settings, request_count, reset_token, secret, session, setup_code, sign_in_attempt, student, student_account, student_photo, student_total, two_factor;
insert into absence_notice ("student_id", "day", "sheet_id", "sent_by", "at") overriding system value values
  ('01a11b91-9b52-775f-b030-41afc62e5214', '2026-11-06', '01a1b03c-724d-7089-8076-52cda8f3425c', '01a209a1-a508-761e-b63f-16bf07b20bd6', '2026-11-21 04:30:00+00');
insert into absence_settings ("one", "threshold", "texts", "version") overriding system value values
  ('true', '75', '{}', '1');
insert into account ("id", "role", "name", "email", "email_key", "password_hash", "state", "created_at", "version", "email_confirmed_at", "language") overriding system value values
  ('01976d38-7d5f-77a0-8243-b16cab3baf2b', 'student', 'विवेक दृष्टांत', 'student.1@example.com', 'student.1@example.com', '', 'active', '2025-06-14 06:55:08.127+00', '1', NULL, NULL),
  ('0198305a-7b46-706d-bd53-327290b8d1a9', 'student', 'Zoë Sample', 'zoe.7@example.com', 'zoe.7@example.com', '', 'active', '2025-07-22 04:18:12.934+00', '1', NULL, NULL),
  ('0199483e-e8b1-76a9-830b-92943afbe75f', 'student', 'Yusuf Příklad', 'yusuf.3@example.com', 'yusuf.3@example.com', '', 'active', '2025-09-14 12:41:46.417+00', '1', NULL, NULL),
  ('019acdcb-3f5e-776a-8225-33f39a9d8a43', 'student', 'Māyā Udāharaṇ', 'maya.4@example.com', 'maya.4@example.com', '', 'active', '2025-11-29 04:07:20.67+00', '1', NULL, NULL),
  ('01a11b91-9b52-775f-b030-41afc62e5214', 'student', 'Zoë Przykład', 'zoe.2@example.com', 'zoe.2@example.com', '', 'disabled', '2026-10-08 12:51:29.746+00', '2', NULL, NULL),
  ('01a1b03c-74c1-7324-9bcf-b310041a6297', 'student', 'Noor Namuna', 'student@example.com', 'student@example.com', '$argon2id$v=19$m=19456,t=2,p=1$17R1lENzbMxuM8xzMvHjdQ$d/tf3w6rAc7tqnPMPI6jPfhxz8xdUngloFDXTgM+Oc8', 'active', '2026-11-06 09:41:54.497+00', '2', NULL, NULL),
  ('01a1be83-9230-778e-ac70-12f16bcd8464', 'student', 'Zoë Przykład', 'zoe.6@example.com', 'zoe.6@example.com', '', 'active', '2026-11-09 04:14:16.112+00', '1', NULL, NULL),
  ('01a1fb86-a83e-75d2-b5e0-e5b61baa49bf', 'student', 'Farhan Beispiel', 'farhan.5@example.com', 'farhan.5@example.com', '', 'active', '2026-11-21 00:34:28.542+00', '1', NULL, NULL),
  ('01a209a1-a508-761e-b63f-124f311467c3', 'admin', 'Asha Example', 'admin@example.com', 'admin@example.com', '$argon2id$v=19$m=19456,t=2,p=1$FA7bHvqpYCThSnkAklsu1Q$oaduYUU4hrrdYKHuO5Jffk2ily2VkZQnYX2t6v6psqM', 'active', '2026-11-21 04:30:00+00', '1', NULL, NULL),
  ('01a209a1-a508-761e-b63f-16bf07b20bd6', 'hr', 'Hari Example', 'hr@example.com', 'hr@example.com', '$argon2id$v=19$m=19456,t=2,p=1$thgsJbpfdJ/zp0gzG/XRGA$qhVARINgS0Bj5wr2n9dynZRyRiOTIUJjqR8xUvF9iHY', 'active', '2026-11-21 04:30:00+00', '1', NULL, NULL),
  ('01a209a1-a5b1-753b-9fa0-74aa9801dac0', 'hr', 'Hina Sample', 'hina@example.com', 'hina@example.com', '$argon2id$v=19$m=19456,t=2,p=1$9Kcw228WuR/sxN51KPbl5w$I8gWd9ynyLYJB0lN33qGzgwuGYg13TAKtr4t/8BKcww', 'active', '2025-04-01 08:10:32.502+00', '1', NULL, NULL),
  ('01a209a1-a5b1-753b-9fa0-79629ed74005', 'hr', 'Hemant Namuna', 'hemant@example.com', 'hemant@example.com', '$argon2id$v=19$m=19456,t=2,p=1$9Kcw228WuR/sxN51KPbl5w$I8gWd9ynyLYJB0lN33qGzgwuGYg13TAKtr4t/8BKcww', 'active', '2025-04-01 12:11:18.039+00', '1', NULL, NULL),
  ('01a209a1-a5b2-7727-b0e9-053915ffa8f2', 'hr', 'Hazel Specimen', 'hazel@example.com', 'hazel@example.com', '$argon2id$v=19$m=19456,t=2,p=1$9Kcw228WuR/sxN51KPbl5w$I8gWd9ynyLYJB0lN33qGzgwuGYg13TAKtr4t/8BKcww', 'disabled', '2025-04-01 12:58:12.964+00', '2', NULL, NULL),
  ('01a209a1-a5b2-7727-b0e9-09e315cd9fdc', 'admin', 'Anil Demo', 'anil@example.com', 'anil@example.com', '$argon2id$v=19$m=19456,t=2,p=1$9Kcw228WuR/sxN51KPbl5w$I8gWd9ynyLYJB0lN33qGzgwuGYg13TAKtr4t/8BKcww', 'active', '2025-04-01 05:46:43.465+00', '1', NULL, NULL);
insert into attendance_mark ("student_id", "day", "sheet_id", "present") overriding system value values
  ('01a11b91-9b52-775f-b030-41afc62e5214', '2026-11-06', '01a1b03c-724d-7089-8076-52cda8f3425c', 'false'),
  ('01a1b03c-74c1-7324-9bcf-b310041a6297', '2026-11-06', '01a1b0c9-1727-7331-897a-d46f371d958b', 'true'),
  ('01a1b03c-74c1-7324-9bcf-b310041a6297', '2026-11-07', '01a1b51d-6a8b-714e-8602-8f093c6ef398', 'true'),
  ('01a1b03c-74c1-7324-9bcf-b310041a6297', '2026-11-09', '01a1c041-4eb3-728a-b0cd-d15a905cf4f1', 'true'),
  ('01a1b03c-74c1-7324-9bcf-b310041a6297', '2026-11-10', '01a1c53b-8e49-703b-aa94-e359d3f65c06', 'true'),
  ('01a1b03c-74c1-7324-9bcf-b310041a6297', '2026-11-11', '01a1ca38-8fec-755b-803d-5d564c9342af', 'true'),
  ('01a1b03c-74c1-7324-9bcf-b310041a6297', '2026-11-12', '01a1ce42-8cd3-76eb-bf4e-03e013001573', 'true'),
  ('01a1b03c-74c1-7324-9bcf-b310041a6297', '2026-11-13', '01a1d445-07d9-730c-8a6e-f35711993a19', 'true'),
  ('01a1b03c-74c1-7324-9bcf-b310041a6297', '2026-11-14', '01a1d916-73a3-728b-bf9e-c7eec5f90fd9', 'true'),
  ('01a1b03c-74c1-7324-9bcf-b310041a6297', '2026-11-16', '01a1e402-4a37-73a5-a75a-769f155795b5', 'true'),
  ('01a1b03c-74c1-7324-9bcf-b310041a6297', '2026-11-17', '01a1e95a-a683-756c-b740-e9919b5f2850', 'true'),
  ('01a1b03c-74c1-7324-9bcf-b310041a6297', '2026-11-18', '01a1ee80-40dd-74db-854e-8ea4531ef286', 'true'),
  ('01a1b03c-74c1-7324-9bcf-b310041a6297', '2026-11-19', '01a1f2a8-7850-72b8-a475-69e6b9859414', 'true'),
  ('01a1b03c-74c1-7324-9bcf-b310041a6297', '2026-11-20', '01a1f8c0-38a9-75ac-ae61-cd6727e21e5a', 'true');
insert into attendance_month ("student_id", "batch_id", "month", "present", "absent") overriding system value values
  ('01a11b91-9b52-775f-b030-41afc62e5214', '01a209a1-a56a-742e-af01-affde344a19e', '2026-11-01', '0', '1'),
  ('01a1b03c-74c1-7324-9bcf-b310041a6297', '01a209a1-a56a-742e-af01-b0d25c1afec9', '2026-11-01', '13', '0');
insert into attendance_sheet ("id", "batch_id", "day", "present", "absent", "saved_at", "saved_by", "version") overriding system value values
  ('01a1b03c-724d-7089-8076-52cda8f3425c', '01a209a1-a56a-742e-af01-affde344a19e', '2026-11-06', '0', '1', '2026-11-06 09:41:53.869+00', '01a209a1-a508-761e-b63f-16bf07b20bd6', '1'),
  ('01a1b0c9-1727-7331-897a-d46f371d958b', '01a209a1-a56a-742e-af01-b0d25c1afec9', '2026-11-06', '1', '0', '2026-11-06 12:15:31.111+00', '01a209a1-a508-761e-b63f-16bf07b20bd6', '1'),
  ('01a1b51d-6a8b-714e-8602-8f093c6ef398', '01a209a1-a56a-742e-af01-b0d25c1afec9', '2026-11-07', '1', '0', '2026-11-07 08:26:06.347+00', '01a209a1-a508-761e-b63f-16bf07b20bd6', '1'),
  ('01a1c041-4eb3-728a-b0cd-d15a905cf4f1', '01a209a1-a56a-742e-af01-b0d25c1afec9', '2026-11-09', '1', '0', '2026-11-09 12:21:07.891+00', '01a209a1-a508-761e-b63f-16bf07b20bd6', '1'),
  ('01a1c53b-8e49-703b-aa94-e359d3f65c06', '01a209a1-a56a-742e-af01-b0d25c1afec9', '2026-11-10', '1', '0', '2026-11-10 11:32:57.033+00', '01a209a1-a508-761e-b63f-16bf07b20bd6', '1'),
  ('01a1ca38-8fec-755b-803d-5d564c9342af', '01a209a1-a56a-742e-af01-b0d25c1afec9', '2026-11-11', '1', '0', '2026-11-11 10:47:46.924+00', '01a209a1-a508-761e-b63f-16bf07b20bd6', '1'),
  ('01a1ce42-8cd3-76eb-bf4e-03e013001573', '01a209a1-a56a-742e-af01-b0d25c1afec9', '2026-11-12', '1', '0', '2026-11-12 05:37:10.355+00', '01a209a1-a508-761e-b63f-16bf07b20bd6', '1'),
  ('01a1d445-07d9-730c-8a6e-f35711993a19', '01a209a1-a56a-742e-af01-b0d25c1afec9', '2026-11-13', '1', '0', '2026-11-13 09:37:36.217+00', '01a209a1-a508-761e-b63f-16bf07b20bd6', '1'),
  ('01a1d916-73a3-728b-bf9e-c7eec5f90fd9', '01a209a1-a56a-742e-af01-b0d25c1afec9', '2026-11-14', '1', '0', '2026-11-14 08:04:49.699+00', '01a209a1-a508-761e-b63f-16bf07b20bd6', '1'),
  ('01a1e402-4a37-73a5-a75a-769f155795b5', '01a209a1-a56a-742e-af01-b0d25c1afec9', '2026-11-16', '1', '0', '2026-11-16 10:58:37.751+00', '01a209a1-a508-761e-b63f-16bf07b20bd6', '1'),
  ('01a1e95a-a683-756c-b740-e9919b5f2850', '01a209a1-a56a-742e-af01-b0d25c1afec9', '2026-11-17', '1', '0', '2026-11-17 11:53:14.627+00', '01a209a1-a508-761e-b63f-16bf07b20bd6', '1'),
  ('01a1ee80-40dd-74db-854e-8ea4531ef286', '01a209a1-a56a-742e-af01-b0d25c1afec9', '2026-11-18', '1', '0', '2026-11-18 11:52:25.053+00', '01a209a1-a508-761e-b63f-16bf07b20bd6', '1'),
  ('01a1f2a8-7850-72b8-a475-69e6b9859414', '01a209a1-a56a-742e-af01-b0d25c1afec9', '2026-11-19', '1', '0', '2026-11-19 07:14:49.552+00', '01a209a1-a508-761e-b63f-16bf07b20bd6', '1'),
  ('01a1f8c0-38a9-75ac-ae61-cd6727e21e5a', '01a209a1-a56a-742e-af01-b0d25c1afec9', '2026-11-20', '1', '0', '2026-11-20 11:38:29.417+00', '01a209a1-a508-761e-b63f-16bf07b20bd6', '1');
insert into audit_entry ("id", "at", "actor_id", "actor_name", "actor_role", "action", "record", "record_id", "request_id", "before", "after") overriding system value values
  ('019583bb-5506-730b-8487-87482d054301', '2025-03-11 05:44:07.174+00', '01a209a1-a508-761e-b63f-16bf07b20bd6', 'Hari Example', 'hr', 'batch.create', 'batch', '01a209a1-a569-744c-8e38-2789b472df7a', '019583bb-5506-724d-9f82-96796249270b', NULL, '{"_id": "01a209a1-a569-744c-8e38-2789b472df7a", "bCode": "TALLY-2504", "bTime": "15:00 to 17:00", "endDate": "2025-07-01", "version": 1, "startDate": "2025-04-01", "courseName": "Tally with GST"}'),
  ('0195eaed-5b52-700c-a901-cf013d7ce78d', '2025-03-31 06:39:38.834+00', '01a209a1-a508-761e-b63f-124f311467c3', 'Asha Example', 'admin', 'category.create', 'category', '01a209a1-a5fa-715f-b999-f37cfd284351', '0195eaed-5b52-75a1-b3ab-785dd7ea5c77', NULL, '{"budget": 20000, "ledger": "Advertising"}'),
  ('0195eaed-5b52-7153-a992-04fca854877b', '2025-03-31 06:39:38.834+00', '01a209a1-a508-761e-b63f-124f311467c3', 'Asha Example', 'admin', 'category.create', 'category', '01a209a1-a5f9-7680-b38c-0b890e2de5d5', '0195eaed-5b52-768b-a403-01f2d29eac00', NULL, '{"ledger": "Salaries"}'),
  ('0195eaed-5b52-7162-98d1-d5fe75b34fce', '2025-03-31 06:39:38.834+00', '01a209a1-a508-761e-b63f-124f311467c3', 'Asha Example', 'admin', 'category.create', 'category', '01a209a1-a5fa-715f-b999-e1180348517f', '0195eaed-5b52-77cf-8925-0156ce6a7098', NULL, '{"ledger": "Internet"}'),
  ('0195eaed-5b52-7308-ac2f-266edda0ec26', '2025-03-31 06:39:38.834+00', '01a209a1-a508-761e-b63f-124f311467c3', 'Asha Example', 'admin', 'category.create', 'category', '01a209a1-a5fa-715f-b999-eb75af3c775e', '0195eaed-5b52-7771-be0c-810262220e29', NULL, '{"ledger": "Repairs"}'),
  ('0195eaed-5b52-7379-9870-95668e69abfc', '2025-03-31 06:39:38.834+00', '01a209a1-a508-761e-b63f-124f311467c3', 'Asha Example', 'admin', 'recurring.create', 'recurring', '01a209a1-a614-70ad-94ed-4bb94e36b309', '0195eaed-5b52-706a-9937-14b7b5b1249a', NULL, '{"_id": "01a209a1-a614-70ad-94ed-4bb94e36b309", "amount": 1500, "ledger": "01a209a1-a5fa-715f-b999-eb75af3c775e", "remark": "Demo Repairs: upkeep of the projectors", "payMode": "Online", "version": 1, "startsOn": "2026-11-01", "createdAt": "2025-03-31T06:39:38.834Z", "updatedAt": "2025-03-31T06:39:38.834Z", "ledgerName": "Repairs"}'),
  ('0195eaed-5b52-73da-9832-45f7c7a48c92', '2025-03-31 06:39:38.834+00', '01a209a1-a508-761e-b63f-124f311467c3', 'Asha Example', 'admin', 'category.create', 'category', '01a209a1-a5fa-715f-b999-e5efd1181f2d', '0195eaed-5b52-7396-ab26-0266fd5a56a2', NULL, '{"budget": 5000, "ledger": "Stationery"}'),
  ('0195eaed-5b52-757c-981d-ab819f13bc89', '2025-03-31 06:39:38.834+00', '01a209a1-a508-761e-b63f-124f311467c3', 'Asha Example', 'admin', 'category.create', 'category', '01a209a1-a5fa-715f-b999-dfa39b661914', '0195eaed-5b52-716c-b2f0-5b36dec65a20', NULL, '{"ledger": "Electricity"}'),
  ('0195eaed-5b52-75a3-8fe7-06b2d85bc178', '2025-03-31 06:39:38.834+00', '01a209a1-a508-761e-b63f-124f311467c3', 'Asha Example', 'admin', 'category.create', 'category', '01a209a1-a5fa-715f-b999-ed544ea2835d', '0195eaed-5b52-7080-8d8e-59f8f5c9645d', NULL, '{"budget": 3000, "ledger": "Tea and water"}'),
  ('0195eaed-5b52-76d3-a317-2a4a846c747d', '2025-03-31 06:39:38.834+00', '01a209a1-a508-761e-b63f-124f311467c3', 'Asha Example', 'admin', 'category.create', 'category', '01a209a1-a5fa-715f-b999-dbb8c65d8e11', '0195eaed-5b52-7616-be34-672ac920a6fb', NULL, '{"ledger": "Rent"}'),
  ('0195efe3-4389-73b1-bb2d-9a5f2786c90d', '2025-04-01 05:46:43.465+00', '01a209a1-a508-761e-b63f-124f311467c3', 'Asha Example', 'admin', 'staff.create', 'account', '01a209a1-a5b2-7727-b0e9-09e315cd9fdc', '0195efe3-4389-730c-ba94-95e042095b76', NULL, '{"id": "01a209a1-a5b2-7727-b0e9-09e315cd9fdc", "name": "Anil Demo", "role": "admin", "email": "anil@example.com"}'),
  ('0195f066-eeb6-7676-9abc-86ab0ecb76b4', '2025-04-01 08:10:32.502+00', '01a209a1-a508-761e-b63f-124f311467c3', 'Asha Example', 'admin', 'staff.create', 'account', '01a209a1-a5b1-753b-9fa0-74aa9801dac0', '0195f066-eeb6-7191-8663-f78690417078', NULL, '{"id": "01a209a1-a5b1-753b-9fa0-74aa9801dac0", "name": "Hina Sample", "role": "hr", "email": "hina@example.com"}'),
  ('0195f0f8-846c-7054-be4a-6becd3d80078', '2025-04-01 10:49:33.548+00', '01a209a1-a508-761e-b63f-124f311467c3', 'Asha Example', 'admin', 'course.create', 'course', '01a209a1-a563-71ad-8919-5c5c84d8616b', '0195f0f8-846c-7258-80b2-335c5f836581', NULL, '{"_id": "01a209a1-a563-71ad-8919-5c5c84d8616b", "cFee": 15000, "course": "Digital Marketing", "version": 1, "cDuration": "3 months"}'),
  ('0195f0f8-846c-7063-ae32-b7ee35b98756', '2025-04-01 10:49:33.548+00', '01a209a1-a508-761e-b63f-124f311467c3', 'Asha Example', 'admin', 'course.create', 'course', '01a209a1-a563-71ad-8919-66e357e1c211', '0195f0f8-846c-749a-84a7-57315bbafa4d', NULL, '{"_id": "01a209a1-a563-71ad-8919-66e357e1c211", "cFee": 16500, "course": "Français des affaires", "version": 1, "cDuration": "4 months"}'),
  ('0195f0f8-846c-70bd-a36c-25d1869d4472', '2025-04-01 10:49:33.548+00', '01a209a1-a508-761e-b63f-124f311467c3', 'Asha Example', 'admin', 'course.create', 'course', '01a209a1-a563-71ad-8919-609190441208', '0195f0f8-846c-7022-bfac-8d4d825a4c5f', NULL, '{"_id": "01a209a1-a563-71ad-8919-609190441208", "cFee": 4500, "course": "Hindi Typing", "version": 1, "cDuration": "2 months"}'),
  ('0195f0f8-846c-7368-acaa-1d5b4757e079', '2025-04-01 10:49:33.548+00', '01a209a1-a508-761e-b63f-124f311467c3', 'Asha Example', 'admin', 'course.create', 'course', '01a209a1-a563-71ad-8919-51ec36c46c7e', '0195f0f8-846c-7013-9e5f-cf6dcfefff01', NULL, '{"_id": "01a209a1-a563-71ad-8919-51ec36c46c7e", "cFee": 45000, "course": "Full Stack Web Development", "version": 1, "cDuration": "8 months"}'),
  ('0195f0f8-846c-764a-ae92-ddf3537702a1', '2025-04-01 10:49:33.548+00', '01a209a1-a508-761e-b63f-124f311467c3', 'Asha Example', 'admin', 'course.create', 'course', '01a209a1-a563-71ad-8919-4cb25a31eff6', '0195f0f8-846c-7147-a78c-bf7e9e0cc574', NULL, '{"_id": "01a209a1-a563-71ad-8919-4cb25a31eff6", "cFee": 18000, "course": "Python Programming", "version": 1, "cDuration": "4 months"}'),
  ('0195f0f8-846c-768d-9967-3367ad03af46', '2025-04-01 10:49:33.548+00', '01a209a1-a508-761e-b63f-124f311467c3', 'Asha Example', 'admin', 'course.create', 'course', '01a209a1-a563-71ad-8919-4a942778d8a9', '0195f0f8-846c-7670-aebd-d587b28a7376', NULL, '{"_id": "01a209a1-a563-71ad-8919-4a942778d8a9", "cFee": 12000, "course": "Tally with GST", "version": 1, "cDuration": "3 months"}'),
  ('0195f0f8-846c-76a0-aa8f-0e7ace9a2e34', '2025-04-01 10:49:33.548+00', '01a209a1-a508-761e-b63f-124f311467c3', 'Asha Example', 'admin', 'course.create', 'course', '01a209a1-a563-71ad-8919-575d6f8d8312', '0195f0f8-846c-7745-aa68-c4d79fd8607f', NULL, '{"_id": "01a209a1-a563-71ad-8919-575d6f8d8312", "cFee": 35000, "course": "Data Analytics", "version": 1, "cDuration": "6 months"}'),
  ('0195f0f8-846c-77a3-ba3a-7f7f38a7ad57', '2025-04-01 10:49:33.548+00', '01a209a1-a508-761e-b63f-124f311467c3', 'Asha Example', 'admin', 'course.create', 'course', '01a209a1-a563-71ad-8919-5aba3ca92064', '0195f0f8-846c-7656-bffa-ea0f208e5baf', NULL, '{"_id": "01a209a1-a563-71ad-8919-5aba3ca92064", "cFee": 22000, "course": "Graphic Design", "version": 1, "cDuration": "5 months"}'),
  ('0195f143-5a97-760a-8371-f2d44dc26132', '2025-04-01 12:11:18.039+00', '01a209a1-a508-761e-b63f-124f311467c3', 'Asha Example', 'admin', 'staff.create', 'account', '01a209a1-a5b1-753b-9fa0-79629ed74005', '0195f143-5a97-77b6-864a-b2d51c9c594a', NULL, '{"id": "01a209a1-a5b1-753b-9fa0-79629ed74005", "name": "Hemant Namuna", "role": "hr", "email": "hemant@example.com"}'),
  ('0195f16e-4e64-719f-b514-b918ec249a06', '2025-04-01 12:58:12.964+00', '01a209a1-a508-761e-b63f-124f311467c3', 'Asha Example', 'admin', 'staff.create', 'account', '01a209a1-a5b2-7727-b0e9-053915ffa8f2', '0195f16e-4e64-7679-80a6-8f1e28408c0a', NULL, '{"id": "01a209a1-a5b2-7727-b0e9-053915ffa8f2", "name": "Hazel Specimen", "role": "hr", "email": "hazel@example.com"}'),
  ('01960aa5-c6f2-7213-96df-c353755b13a1', '2025-04-06 10:29:18.706+00', '01a209a1-a508-761e-b63f-16bf07b20bd6', 'Hari Example', 'hr', 'batch.create', 'batch', '01a209a1-a569-744c-8e38-291959c26968', '01960aa5-c6f2-71db-a84f-b11055850cf7', NULL, '{"_id": "01a209a1-a569-744c-8e38-291959c26968", "bCode": "PY-2504", "bTime": "08:00 to 10:00", "endDate": "2025-08-27", "version": 1, "startDate": "2025-04-27", "courseName": "Python Programming"}'),
  ('01962e07-dbf7-7215-b049-6a2ed426f17a', '2025-04-13 07:23:09.175+00', '01a209a1-a508-761e-b63f-16bf07b20bd6', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '01962e07-dbf7-7016-ae24-f229a947e424', '01962e07-dbf7-7689-af4b-5c4440a860ef', NULL, '{"_id": "01962e07-dbf7-7016-ae24-f229a947e424", "date": "2025-04-13", "mode": "online", "year": 2025, "month": 4, "course": "Full Stack Web Development", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "nextCall": null, "Enquirymode": "online"}'),
  ('01965222-1b54-71e7-aaea-aa709be7608b', '2025-04-20 07:38:09.108+00', '01a209a1-a508-761e-b63f-16bf07b20bd6', 'Hari Example', 'hr', 'enquiry.status', 'enquiry', '01962e07-dbf7-7016-ae24-f229a947e424', '01965222-1b54-713a-a85a-fedd339dd717', '{"status": "Open"}', '{"status": "Pending"}'),
  ('0196952d-9296-7394-b850-486b1c974e84', '2025-05-03 08:05:14.006+00', '01a209a1-a508-761e-b63f-16bf07b20bd6', 'Hari Example', 'hr', 'batch.create', 'batch', '01a209a1-a569-744c-8e38-2c826862b595', '0196952d-9296-71e4-9a99-7ef6f5ac7137', NULL, '{"_id": "01a209a1-a569-744c-8e38-2c826862b595", "bCode": "FSW-2505", "bTime": "12:30 to 14:30", "endDate": "2026-01-24", "version": 1, "startDate": "2025-05-24", "courseName": "Full Stack Web Development"}'),
  ('01971baf-477f-74f4-9c8e-5b7e6a347215', '2025-05-29 10:56:01.407+00', '01a209a1-a508-761e-b63f-16bf07b20bd6', 'Hari Example', 'hr', 'batch.create', 'batch', '01a209a1-a569-744c-8e38-308e4c10e7e6', '01971baf-477f-7100-8dc0-7649c60e9ebb', NULL, '{"_id": "01a209a1-a569-744c-8e38-308e4c10e7e6", "bCode": "DA-2506", "bTime": "18:00 to 20:00", "endDate": "2025-12-19", "version": 1, "startDate": "2025-06-19", "courseName": "Data Analytics"}'),
  ('01972f8c-001d-7461-8b12-cabbf453c2d1', '2025-06-02 07:29:53.693+00', '01a209a1-a508-761e-b63f-124f311467c3', 'Asha Example', 'admin', 'expense.create', 'expense', '01972f8c-001d-709a-a260-d8e986cfa9af', '01972f8c-001d-7548-aa5f-2549a9266de6', NULL, '{"_id": "01972f8c-001d-709a-a260-d8e986cfa9af", "date": "2025-06-02", "year": 2025, "month": 6, "amount": 172, "ledger": "01a209a1-a5fa-715f-b999-e1180348517f", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-06-02T07:29:53.693Z", "updatedAt": "2025-06-02T07:29:53.693Z", "voucherNo": "V2025-26/0001", "ledgerName": "Internet"}'),
  ('019730ae-176e-710a-9fca-40089e8932ef', '2025-06-02 12:46:45.102+00', '01a209a1-a508-761e-b63f-124f311467c3', 'Asha Example', 'admin', 'expense.create', 'expense', '019730ae-176e-7154-86f5-49347f3a2a97', '019730ae-176e-75dc-a613-84451dc503b2', NULL, '{"_id": "019730ae-176e-7154-86f5-49347f3a2a97", "date": "2025-06-02", "year": 2025, "month": 6, "amount": 516, "ledger": "01a209a1-a5fa-715f-b999-dfa39b661914", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-06-02T12:46:45.102Z", "updatedAt": "2025-06-02T12:46:45.102Z", "voucherNo": "V2025-26/0002", "ledgerName": "Electricity"}'),
  ('01973f27-1abc-72d1-960c-2cd3af3e72c7', '2025-06-05 08:13:36.828+00', '01a209a1-a508-761e-b63f-124f311467c3', 'Asha Example', 'admin', 'expense.create', 'expense', '01973f27-1abc-77ac-a3e4-295198498440', '01973f27-1abc-7066-b62f-063480a9ba2e', NULL, '{"_id": "01973f27-1abc-77ac-a3e4-295198498440", "date": "2025-06-05", "year": 2025, "month": 6, "amount": 3876, "ledger": "01a209a1-a5f9-7680-b38c-0b890e2de5d5", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-06-05T08:13:36.828Z", "updatedAt": "2025-06-05T08:13:36.828Z", "voucherNo": "V2025-26/0003", "ledgerName": "Salaries"}'),
  ('01973f71-631b-75d5-b5ca-e653ab9f519f', '2025-06-05 09:34:45.019+00', '01a209a1-a508-761e-b63f-16bf07b20bd6', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '01973f71-631b-753d-8592-0205c69c53ad', '01973f71-631b-7301-95ec-614f1d05ff03', NULL, '{"_id": "01973f71-631b-753d-8592-0205c69c53ad", "date": "2025-06-05", "mode": "offline", "year": 2025, "month": 6, "course": "Data Analytics", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "nextCall": null, "Enquirymode": "offline"}'),
  ('019744be-dbb1-7623-9045-d95fdff01ed1', '2025-06-06 10:17:28.241+00', '01a209a1-a508-761e-b63f-124f311467c3', 'Asha Example', 'admin', 'expense.create', 'expense', '019744be-dbb1-77dd-82b9-d2aea0a4c18c', '019744be-dbb1-741a-87ac-591d3e0dfbf0', NULL, '{"_id": "019744be-dbb1-77dd-82b9-d2aea0a4c18c", "date": "2025-06-06", "year": 2025, "month": 6, "amount": 2153, "ledger": "01a209a1-a5fa-715f-b999-dbb8c65d8e11", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-06-06T10:17:28.241Z", "updatedAt": "2025-06-06T10:17:28.241Z", "voucherNo": "V2025-26/0004", "ledgerName": "Rent"}'),
  ('01976d38-7d5f-71ab-863f-e52af1a8a5e3', '2025-06-14 06:55:08.127+00', '01a209a1-a508-761e-b63f-16bf07b20bd6', 'Hari Example', 'hr', 'enquiry.admit', 'enquiry', '01973f71-631b-753d-8592-0205c69c53ad', '01976d38-7d5f-715e-9f40-e86e5294f2a2', '{"status": "Open", "student": null}', '{"status": "Closed", "student": "01976d38-7d5f-77a0-8243-b16cab3baf2b"}'),
  ('01976d38-7d5f-763f-9540-91899b0c5c46', '2025-06-14 06:55:08.127+00', '01a209a1-a508-761e-b63f-16bf07b20bd6', 'Hari Example', 'hr', 'student.register', 'student', '01976d38-7d5f-77a0-8243-b16cab3baf2b', '01976d38-7d5f-7161-81bb-7e912a31edc8', NULL, '{"_id": "01976d38-7d5f-77a0-8243-b16cab3baf2b", "fee": 31500, "mode": "offline", "batch": "DA-2506", "course": "Data Analytics", "status": "Active", "PaidFee": 0, "dueDate": "2025-07-19", "endDate": "2025-12-19", "version": 1, "TotalFee": 31500, "declared": null, "isPlaced": "notPlaced", "cduration": "6 months", "PendingFee": 31500, "isCompleted": "yes", "joiningDate": "2025-06-14"}'),
  ('01977d82-9bf0-719c-861d-12473682f43c', '2025-06-17 10:50:01.072+00', '01a209a1-a5b1-753b-9fa0-74aa9801dac0', 'Hina Sample', 'hr', 'fee.record', 'receipt', '01977d82-9bf0-75ff-980e-124e11cfee73', '01977d82-9bf0-7437-8f49-c9741fb1e1df', NULL, '{"_id": "01977d82-9bf0-75ff-980e-124e11cfee73", "due": 21000, "date": "2025-06-17", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 6, "course": "Data Analytics", "changed": false, "payMode": "Online", "payable": 31500, "student": "01976d38-7d5f-77a0-8243-b16cab3baf2b", "version": 1, "issuedOn": "2025-06-17", "receiptNo": "2025-26/000001"}'),
  ('0197a729-c8b5-756a-b048-61f212d3920f', '2025-06-25 12:57:02.901+00', '01a209a1-a508-761e-b63f-16bf07b20bd6', 'Hari Example', 'hr', 'batch.create', 'batch', '01a209a1-a569-744c-8e38-37a9fd53b8e6', '0197a729-c8b5-73a5-8d0e-f06d6d6547fe', NULL, '{"_id": "01a209a1-a569-744c-8e38-37a9fd53b8e6", "bCode": "GD-2507", "bTime": "18:00 to 20:00", "endDate": "2025-12-16", "version": 1, "startDate": "2025-07-16", "courseName": "Graphic Design"}'),
  ('0197cf00-2cf0-75e0-8e07-2e19e73c565d', '2025-07-03 06:36:24.688+00', '01a209a1-a508-761e-b63f-124f311467c3', 'Asha Example', 'admin', 'expense.create', 'expense', '0197cf00-2cf0-757f-9d8a-d69fa39a007d', '0197cf00-2cf0-7071-a27e-45e31648dce0', NULL, '{"_id": "0197cf00-2cf0-757f-9d8a-d69fa39a007d", "date": "2025-07-03", "year": 2025, "month": 7, "amount": 1058, "ledger": "01a209a1-a5fa-715f-b999-dfa39b661914", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-07-03T06:36:24.688Z", "updatedAt": "2025-07-03T06:36:24.688Z", "voucherNo": "V2025-26/0005", "ledgerName": "Electricity"}'),
  ('0197d3b1-cdf4-75c5-b2c4-871a4cf903d9', '2025-07-04 04:28:54.644+00', '01a209a1-a508-761e-b63f-124f311467c3', 'Asha Example', 'admin', 'expense.create', 'expense', '0197d3b1-cdf4-70bf-8a6e-7013c558390b', '0197d3b1-cdf4-707b-8519-fe2618f49460', NULL, '{"_id": "0197d3b1-cdf4-70bf-8a6e-7013c558390b", "date": "2025-07-04", "year": 2025, "month": 7, "amount": 352, "ledger": "01a209a1-a5fa-715f-b999-e1180348517f", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-07-04T04:28:54.644Z", "updatedAt": "2025-07-04T04:28:54.644Z", "voucherNo": "V2025-26/0006", "ledgerName": "Internet"}'),
  ('0197d44b-78c3-7731-8c01-65b55bc0825c', '2025-07-04 07:16:45.379+00', '01a209a1-a508-761e-b63f-124f311467c3', 'Asha Example', 'admin', 'expense.create', 'expense', '0197d44b-78c3-77c2-8dba-b83f3e9ad5af', '0197d44b-78c3-7446-9dd4-2603aa2c9e8f', NULL, '{"_id": "0197d44b-78c3-77c2-8dba-b83f3e9ad5af", "date": "2025-07-04", "year": 2025, "month": 7, "amount": 7938, "ledger": "01a209a1-a5f9-7680-b38c-0b890e2de5d5", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-07-04T07:16:45.379Z", "updatedAt": "2025-07-04T07:16:45.379Z", "voucherNo": "V2025-26/0007", "ledgerName": "Salaries"}'),
  ('0197e9a1-67f5-738c-94e6-0b9662beeddb', '2025-07-08 10:42:38.709+00', '01a209a1-a508-761e-b63f-124f311467c3', 'Asha Example', 'admin', 'expense.create', 'expense', '0197e9a1-67f5-77a4-a7e8-b7a385daf724', '0197e9a1-67f5-738e-85f3-03e10efdb263', NULL, '{"_id": "0197e9a1-67f5-77a4-a7e8-b7a385daf724", "date": "2025-07-08", "year": 2025, "month": 7, "amount": 4410, "ledger": "01a209a1-a5fa-715f-b999-dbb8c65d8e11", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-07-08T10:42:38.709Z", "updatedAt": "2025-07-08T10:42:38.709Z", "voucherNo": "V2025-26/0008", "ledgerName": "Rent"}'),
  ('01980c8c-196a-74a0-9acc-fbf63ec85d9c', '2025-07-15 05:26:04.906+00', '01a209a1-a5b1-753b-9fa0-79629ed74005', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '01980c8c-196a-7586-9495-c600805d6765', '01980c8c-196a-74fd-a5fb-d6bef122f9f6', NULL, '{"_id": "01980c8c-196a-7586-9495-c600805d6765", "due": 10500, "date": "2025-07-15", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 7, "course": "Data Analytics", "changed": false, "payMode": "Cash", "payable": 31500, "student": "01976d38-7d5f-77a0-8243-b16cab3baf2b", "version": 1, "issuedOn": "2025-07-15", "receiptNo": "2025-26/000002"}'),
  ('01982b99-c49f-7039-b30b-95eb2eafa004', '2025-07-21 06:09:14.399+00', '01a209a1-a508-761e-b63f-16bf07b20bd6', 'Hari Example', 'hr', 'batch.create', 'batch', '01a209a1-a569-744c-8e38-3b7b63de7092', '01982b99-c49f-73fe-bb4d-707644e86826', NULL, '{"_id": "01a209a1-a569-744c-8e38-3b7b63de7092", "bCode": "DM-2508", "bTime": "10:00 to 12:00", "endDate": "2025-11-11", "version": 1, "startDate": "2025-08-11", "courseName": "Digital Marketing"}'),
  ('0198305a-7b46-7275-8ff2-28d79b821eb6', '2025-07-22 04:18:12.934+00', '01a209a1-a508-761e-b63f-16bf07b20bd6', 'Hari Example', 'hr', 'student.register', 'student', '0198305a-7b46-706d-bd53-327290b8d1a9', '0198305a-7b46-71b7-861b-a6a60ac12959', NULL, '{"_id": "0198305a-7b46-706d-bd53-327290b8d1a9", "fee": 22000, "mode": "offline", "batch": "GD-2507", "course": "Graphic Design", "status": "Active", "PaidFee": 0, "dueDate": "2025-08-26", "endDate": "2025-12-16", "version": 1, "TotalFee": 22000, "declared": null, "isPlaced": "notPlaced", "cduration": "5 months", "PendingFee": 22000, "isCompleted": "yes", "joiningDate": "2025-07-22"}'),
  ('01983ab5-5436-7114-8f0a-150d03775735', '2025-07-24 04:33:38.87+00', '01976d38-7d5f-77a0-8243-b16cab3baf2b', '', 'student', 'project.add', 'project', '01983ab5-5436-70d8-94a5-274a52985182', '01983ab5-5436-70e8-875c-bfb6fa5f6771', NULL, '{"_id": "01983ab5-5436-70d8-94a5-274a52985182", "student": "01976d38-7d5f-77a0-8243-b16cab3baf2b", "version": 1}'),
  ('01984f40-d442-72c6-bfab-666c349f7456', '2025-07-28 04:18:25.474+00', '01a209a1-a508-761e-b63f-16bf07b20bd6', 'Hari Example', 'hr', 'fee.record', 'receipt', '01984f40-d442-75b1-8382-d15f93feb5ee', '01984f40-d442-7317-ba01-d77de801f650', NULL, '{"_id": "01984f40-d442-75b1-8382-d15f93feb5ee", "due": 11000, "date": "2025-07-28", "paid": 11000, "year": 2025, "bCode": "GD-2507", "month": 7, "course": "Graphic Design", "changed": false, "payMode": "Online", "payable": 22000, "student": "0198305a-7b46-706d-bd53-327290b8d1a9", "version": 1, "issuedOn": "2025-07-28", "receiptNo": "2025-26/000003"}'),
  ('01985aa9-0953-7046-85c8-57a5ee7b46db', '2025-07-30 09:28:04.179+00', '01a209a1-a508-761e-b63f-124f311467c3', 'Asha Example', 'admin', 'staff.update', 'account', '01a209a1-a5b2-7727-b0e9-053915ffa8f2', '01985aa9-0953-77e4-941b-27ae3e54fb0e', '{"status": "Active", "version": 1}', '{"status": "Disable", "version": 2}'),
  ('01986905-43a3-742d-801f-d04bb6a04e45', '2025-08-02 04:23:29.443+00', '01a209a1-a508-761e-b63f-124f311467c3', 'Asha Example', 'admin', 'expense.create', 'expense', '01986905-43a3-7061-9ba5-0d5b1c6e5e97', '01986905-43a3-746a-b278-60694b153201', NULL, '{"_id": "01986905-43a3-7061-9ba5-0d5b1c6e5e97", "date": "2025-08-02", "year": 2025, "month": 8, "amount": 4341, "ledger": "01a209a1-a5fa-715f-b999-dbb8c65d8e11", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-08-02T04:23:29.443Z", "updatedAt": "2025-08-02T04:23:29.443Z", "voucherNo": "V2025-26/0009", "ledgerName": "Rent"}'),
  ('019873c7-c03e-75eb-8d28-d735ee385c7b', '2025-08-04 06:32:07.486+00', '01a209a1-a508-761e-b63f-124f311467c3', 'Asha Example', 'admin', 'expense.create', 'expense', '019873c7-c03e-74a1-90e2-a59d6d608f0c', '019873c7-c03e-71fd-ae89-f84a06753634', NULL, '{"_id": "019873c7-c03e-74a1-90e2-a59d6d608f0c", "date": "2025-08-04", "year": 2025, "month": 8, "amount": 7814, "ledger": "01a209a1-a5f9-7680-b38c-0b890e2de5d5", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-08-04T06:32:07.486Z", "updatedAt": "2025-08-04T06:32:07.486Z", "voucherNo": "V2025-26/0010", "ledgerName": "Salaries"}'),
  ('0198742d-391a-7279-877b-ba38788ff9a6', '2025-08-04 08:22:57.562+00', '01a209a1-a508-761e-b63f-124f311467c3', 'Asha Example', 'admin', 'expense.create', 'expense', '0198742d-391a-74f6-97f2-204de655a5b3', '0198742d-391a-7241-8451-4ae33c13cf3c', NULL, '{"_id": "0198742d-391a-74f6-97f2-204de655a5b3", "date": "2025-08-04", "year": 2025, "month": 8, "amount": 347, "ledger": "01a209a1-a5fa-715f-b999-e1180348517f", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-08-04T08:22:57.562Z", "updatedAt": "2025-08-04T08:22:57.562Z", "voucherNo": "V2025-26/0011", "ledgerName": "Internet"}'),
  ('01987a45-a517-7486-8078-033616d7c278', '2025-08-05 12:47:21.367+00', '01a209a1-a508-761e-b63f-124f311467c3', 'Asha Example', 'admin', 'expense.create', 'expense', '01987a45-a517-7010-9c1d-40b73046bba0', '01987a45-a517-76bb-95b6-51bafa07a037', NULL, '{"_id": "01987a45-a517-7010-9c1d-40b73046bba0", "date": "2025-08-05", "year": 2025, "month": 8, "amount": 1041, "ledger": "01a209a1-a5fa-715f-b999-dfa39b661914", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-08-05T12:47:21.367Z", "updatedAt": "2025-08-05T12:47:21.367Z", "voucherNo": "V2025-26/0012", "ledgerName": "Electricity"}'),
  ('0198adb9-bb13-76d3-b6d4-e7da0b5712f2', '2025-08-15 12:34:47.187+00', '01a209a1-a5b1-753b-9fa0-74aa9801dac0', 'Hina Sample', 'hr', 'fee.record', 'receipt', '0198adb9-bb13-74cf-8d85-cebb1dee6b02', '0198adb9-bb13-773b-9fa5-cd5557918afa', NULL, '{"_id": "0198adb9-bb13-74cf-8d85-cebb1dee6b02", "due": 0, "date": "2025-08-15", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 8, "course": "Data Analytics", "changed": false, "payMode": "Others", "payable": 31500, "student": "01976d38-7d5f-77a0-8243-b16cab3baf2b", "version": 1, "issuedOn": "2025-08-15", "receiptNo": "2025-26/000004"}'),
  ('0198b7a5-65f9-732e-b64c-9e27889a4680', '2025-08-17 10:48:46.841+00', '01a209a1-a508-761e-b63f-16bf07b20bd6', 'Hari Example', 'hr', 'batch.create', 'batch', '01a209a1-a569-744c-8e38-3f0abd2564d2', '0198b7a5-65f9-77e9-bfa7-ff606d13103f', NULL, '{"_id": "01a209a1-a569-744c-8e38-3f0abd2564d2", "bCode": "HT-2509", "bTime": "15:00 to 17:00", "endDate": "2025-11-07", "version": 1, "startDate": "2025-09-07", "courseName": "Hindi Typing"}'),
  ('0198d1be-32ac-71e6-adb8-417f6a31baad', '2025-08-22 12:25:59.724+00', '01a209a1-a5b1-753b-9fa0-79629ed74005', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '0198d1be-32ac-71be-adc9-2fbb0dc0a1d9', '0198d1be-32ac-75cd-ae37-0158fb150860', NULL, '{"_id": "0198d1be-32ac-71be-adc9-2fbb0dc0a1d9", "due": 0, "date": "2025-08-21", "paid": 11000, "year": 2025, "bCode": "GD-2507", "month": 8, "course": "Graphic Design", "changed": false, "payMode": "Online", "payable": 22000, "student": "0198305a-7b46-706d-bd53-327290b8d1a9", "version": 1, "issuedOn": "2025-08-22", "receiptNo": "2025-26/000005"}'),
  ('019904aa-7eb6-7017-b6fa-31d25f383d3b', '2025-09-01 09:45:06.486+00', '01a209a1-a508-761e-b63f-124f311467c3', 'Asha Example', 'admin', 'expense.create', 'expense', '019904aa-7eb6-758c-a5db-87774e7f3c40', '019904aa-7eb6-7579-8e63-d82dee3de931', NULL, '{"_id": "019904aa-7eb6-758c-a5db-87774e7f3c40", "date": "2025-09-01", "year": 2025, "month": 9, "amount": 6144, "ledger": "01a209a1-a5f9-7680-b38c-0b890e2de5d5", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-09-01T09:45:06.486Z", "updatedAt": "2025-09-01T09:45:06.486Z", "voucherNo": "V2025-26/0013", "ledgerName": "Salaries"}'),
  ('01990a07-c598-73ba-a429-257677cd7e9d', '2025-09-02 10:45:05.56+00', '01a209a1-a508-761e-b63f-124f311467c3', 'Asha Example', 'admin', 'expense.create', 'expense', '01990a07-c598-719f-9287-3f2cc81f8bd0', '01990a07-c598-7757-911e-93bca44ad2cb', NULL, '{"_id": "01990a07-c598-719f-9287-3f2cc81f8bd0", "date": "2025-09-02", "year": 2025, "month": 9, "amount": 3413, "ledger": "01a209a1-a5fa-715f-b999-dbb8c65d8e11", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-09-02T10:45:05.560Z", "updatedAt": "2025-09-02T10:45:05.560Z", "voucherNo": "V2025-26/0014", "ledgerName": "Rent"}'),
  ('01990f32-eeb0-743d-a3a9-d31907db2125', '2025-09-03 10:50:20.208+00', '01a209a1-a508-761e-b63f-124f311467c3', 'Asha Example', 'admin', 'expense.create', 'expense', '01990f32-eeb0-70c5-b65b-03f8c098220b', '01990f32-eeb0-763d-9768-264b3775ff5a', NULL, '{"_id": "01990f32-eeb0-70c5-b65b-03f8c098220b", "date": "2025-09-03", "year": 2025, "month": 9, "amount": 819, "ledger": "01a209a1-a5fa-715f-b999-dfa39b661914", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-09-03T10:50:20.208Z", "updatedAt": "2025-09-03T10:50:20.208Z", "voucherNo": "V2025-26/0015", "ledgerName": "Electricity"}'),
  ('0199291d-4815-725e-9c60-a5aba25123ad', '2025-09-08 11:36:48.917+00', '01a209a1-a508-761e-b63f-124f311467c3', 'Asha Example', 'admin', 'expense.create', 'expense', '0199291d-4815-72f6-9253-5602a6bd3926', '0199291d-4815-7682-87f4-b22c22bcb394', NULL, '{"_id": "0199291d-4815-72f6-9253-5602a6bd3926", "date": "2025-09-08", "year": 2025, "month": 9, "amount": 273, "ledger": "01a209a1-a5fa-715f-b999-e1180348517f", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-09-08T11:36:48.917Z", "updatedAt": "2025-09-08T11:36:48.917Z", "voucherNo": "V2025-26/0016", "ledgerName": "Internet"}'),
  ('01993c60-445a-73ef-9eb6-27dbec5aab0b', '2025-09-12 05:22:45.978+00', '01a209a1-a508-761e-b63f-16bf07b20bd6', 'Hari Example', 'hr', 'batch.create', 'batch', '01a209a1-a569-744c-8e38-4380d39885ce', '01993c60-445a-7324-a20b-e8e8b5da4500', NULL, '{"_id": "01a209a1-a569-744c-8e38-4380d39885ce", "bCode": "FR-2510", "bTime": "15:00 to 17:00", "endDate": "2026-02-03", "version": 1, "startDate": "2025-10-03", "courseName": "Français des affaires"}'),
  ('01994735-b681-7516-b24c-1bb39f43e73a', '2025-09-14 07:52:06.529+00', '01a209a1-a508-761e-b63f-16bf07b20bd6', 'Hari Example', 'hr', 'fee.record', 'receipt', '01994735-b681-7265-b021-87d8d6c70d5b', '01994735-b681-7728-bdb4-ee89e6481eed', NULL, '{"_id": "01994735-b681-7265-b021-87d8d6c70d5b", "due": 0, "date": "2025-09-14", "paid": 15000, "year": 2025, "bCode": "DM-2508", "month": 9, "course": "Digital Marketing", "changed": false, "payMode": "Cash", "payable": 15000, "student": "0199483e-e8b1-76a9-830b-92943afbe75f", "version": 1, "issuedOn": "2025-09-14", "receiptNo": "2025-26/000006"}'),
  ('0199483e-e8b1-748c-b942-8333de114111', '2025-09-14 12:41:46.417+00', '01a209a1-a508-761e-b63f-16bf07b20bd6', 'Hari Example', 'hr', 'student.register', 'student', '0199483e-e8b1-76a9-830b-92943afbe75f', '0199483e-e8b1-723e-b26e-43cb850a38f9', NULL, '{"_id": "0199483e-e8b1-76a9-830b-92943afbe75f", "fee": 15000, "mode": "online", "batch": "DM-2508", "course": "Digital Marketing", "status": "Active", "PaidFee": 0, "dueDate": "2025-10-19", "endDate": "2025-11-11", "version": 1, "TotalFee": 15000, "declared": null, "isPlaced": "placed", "cduration": "3 months", "PendingFee": 15000, "isCompleted": "yes", "joiningDate": "2025-09-14"}'),
  ('0199c7c0-0ba8-74df-837b-f34ffb808c99', '2025-10-09 06:54:35.944+00', '01a209a1-a508-761e-b63f-16bf07b20bd6', 'Hari Example', 'hr', 'batch.create', 'batch', '01a209a1-a569-744c-8e38-458574c3997c', '0199c7c0-0ba8-77d6-a5bf-31eb1595ec90', NULL, '{"_id": "01a209a1-a569-744c-8e38-458574c3997c", "bCode": "TALLY-2510", "bTime": "12:30 to 14:30", "endDate": "2026-01-30", "version": 1, "startDate": "2025-10-30", "courseName": "Tally with GST"}'),
  ('019a24d1-6480-74a0-95cf-04f8c2003455', '2025-10-27 08:38:13.888+00', '01a209a1-a508-761e-b63f-16bf07b20bd6', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '019a24d1-6480-70e8-b8aa-7bd278a62f0d', '019a24d1-6480-7274-8274-98f8ab4c55d9', NULL, '{"_id": "019a24d1-6480-70e8-b8aa-7bd278a62f0d", "date": "2025-10-27", "mode": "offline", "year": 2025, "month": 10, "course": "Full Stack Web Development", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "nextCall": null, "Enquirymode": "offline"}'),
  ('019a24d1-6480-74fe-a91a-08b0f350f3e6', '2025-10-27 08:38:13.888+00', '01a209a1-a508-761e-b63f-16bf07b20bd6', 'Hari Example', 'hr', 'enquiry.status', 'enquiry', '019a24d1-6480-70e8-b8aa-7bd278a62f0d', '019a24d1-6480-75ef-a3c2-548e75b75bb2', '{"status": "Open"}', '{"status": "Pending"}'),
  ('019a3e0d-cbe7-70f7-8281-5a3ce4e2ff0e', '2025-11-01 06:14:42.919+00', '01a209a1-a508-761e-b63f-124f311467c3', 'Asha Example', 'admin', 'expense.create', 'expense', '019a3e0d-cbe7-71f1-ba5e-f6384501c69d', '019a3e0d-cbe7-744c-a383-285b9dbcc276', NULL, '{"_id": "019a3e0d-cbe7-71f1-ba5e-f6384501c69d", "date": "2025-11-01", "year": 2025, "month": 11, "amount": 1250, "ledger": "01a209a1-a5fa-715f-b999-dbb8c65d8e11", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-11-01T06:14:42.919Z", "updatedAt": "2025-11-01T06:14:42.919Z", "voucherNo": "V2025-26/0017", "ledgerName": "Rent"}'),
  ('019a499b-18e8-7582-ba8f-e719c57a0ceb', '2025-11-03 12:04:52.584+00', '01a209a1-a508-761e-b63f-124f311467c3', 'Asha Example', 'admin', 'expense.create', 'expense', '019a499b-18e8-74a9-97ae-de685881369b', '019a499b-18e8-7099-ab24-33a16ee5a48d', NULL, '{"_id": "019a499b-18e8-74a9-97ae-de685881369b", "date": "2025-11-03", "year": 2025, "month": 11, "amount": 2250, "ledger": "01a209a1-a5f9-7680-b38c-0b890e2de5d5", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-11-03T12:04:52.584Z", "updatedAt": "2025-11-03T12:04:52.584Z", "voucherNo": "V2025-26/0018", "ledgerName": "Salaries"}'),
  ('019a4dd1-d13d-7212-8fb2-0709b439f3d8', '2025-11-04 07:43:07.581+00', '01a209a1-a508-761e-b63f-16bf07b20bd6', 'Hari Example', 'hr', 'batch.create', 'batch', '01a209a1-a569-744c-8e38-4bf4d03bd5b5', '019a4dd1-d13d-762f-97ae-b36aea2ec794', NULL, '{"_id": "01a209a1-a569-744c-8e38-4bf4d03bd5b5", "bCode": "PY-2511", "bTime": "18:00 to 20:00", "endDate": "2026-03-25", "version": 1, "startDate": "2025-11-25", "courseName": "Python Programming"}'),
  ('019a5870-be50-70ec-ace7-67ccff50632f', '2025-11-06 09:12:55.12+00', '01a209a1-a508-761e-b63f-124f311467c3', 'Asha Example', 'admin', 'expense.create', 'expense', '019a5870-be50-75f4-9691-0209550aa18f', '019a5870-be50-72e0-b6d2-7897623e6f97', NULL, '{"_id": "019a5870-be50-75f4-9691-0209550aa18f", "date": "2025-11-06", "year": 2025, "month": 11, "amount": 100, "ledger": "01a209a1-a5fa-715f-b999-e1180348517f", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-11-06T09:12:55.120Z", "updatedAt": "2025-11-06T09:12:55.120Z", "voucherNo": "V2025-26/0019", "ledgerName": "Internet"}'),
  ('019a58cd-919f-7426-acbe-7cc6ec61e41a', '2025-11-06 10:54:18.527+00', '01a209a1-a508-761e-b63f-124f311467c3', 'Asha Example', 'admin', 'expense.create', 'expense', '019a58cd-919f-74c4-a458-43b3998f18de', '019a58cd-919f-70e8-a73f-c19c46f073dc', NULL, '{"_id": "019a58cd-919f-74c4-a458-43b3998f18de", "date": "2025-11-06", "year": 2025, "month": 11, "amount": 300, "ledger": "01a209a1-a5fa-715f-b999-dfa39b661914", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-11-06T10:54:18.527Z", "updatedAt": "2025-11-06T10:54:18.527Z", "voucherNo": "V2025-26/0020", "ledgerName": "Electricity"}'),
  ('019acdcb-3f5e-7344-b065-80e6eb837e46', '2025-11-29 04:07:20.67+00', '01a209a1-a508-761e-b63f-16bf07b20bd6', 'Hari Example', 'hr', 'student.register', 'student', '019acdcb-3f5e-776a-8225-33f39a9d8a43', '019acdcb-3f5e-7385-8478-395b1e5df58a', NULL, '{"_id": "019acdcb-3f5e-776a-8225-33f39a9d8a43", "fee": 18000, "mode": "offline", "batch": "PY-2511", "course": "Python Programming", "status": "Active", "PaidFee": 0, "dueDate": "2026-01-03", "endDate": "2026-03-25", "version": 1, "TotalFee": 18000, "declared": null, "isPlaced": "notPlaced", "cduration": "4 months", "PendingFee": 18000, "isCompleted": "yes", "joiningDate": "2025-11-29"}'),
  ('019acefa-c7b2-726e-b675-c5201e17bc3e', '2025-11-29 09:38:52.978+00', '01a209a1-a5b1-753b-9fa0-74aa9801dac0', 'Hina Sample', 'hr', 'fee.record', 'receipt', '019acefa-c7b2-7771-b981-cead7114de16', '019acefa-c7b2-7350-84db-9600a07ec8c1', NULL, '{"_id": "019acefa-c7b2-7771-b981-cead7114de16", "due": 12000, "date": "2025-11-29", "paid": 6000, "year": 2025, "bCode": "PY-2511", "month": 11, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-776a-8225-33f39a9d8a43", "version": 1, "issuedOn": "2025-11-29", "receiptNo": "2025-26/000007"}'),
  ('019ad88c-72fa-74d7-bf4e-a54244cdfd11', '2025-12-01 06:14:34.49+00', '01a209a1-a508-761e-b63f-16bf07b20bd6', 'Hari Example', 'hr', 'batch.create', 'batch', '01a209a1-a569-744c-8e38-4d340ba46481', '019ad88c-72fa-77f0-8f0c-7e58264f92be', NULL, '{"_id": "01a209a1-a569-744c-8e38-4d340ba46481", "bCode": "FSW-2512", "bTime": "12:30 to 14:30", "endDate": "2026-08-22", "version": 1, "startDate": "2025-12-22", "courseName": "Full Stack Web Development"}'),
  ('019b5e41-c6ac-70cc-8c7f-34989ae7a409', '2025-12-27 05:22:07.66+00', '01a209a1-a508-761e-b63f-16bf07b20bd6', 'Hari Example', 'hr', 'batch.create', 'batch', '01a209a1-a56a-742e-af01-869a709ef028', '019b5e41-c6ac-739c-b5e1-155bdff1d6a2', NULL, '{"_id": "01a209a1-a56a-742e-af01-869a709ef028", "bCode": "DA-2601", "bTime": "12:30 to 14:30", "endDate": "2026-07-17", "version": 1, "startDate": "2026-01-17", "courseName": "Data Analytics"}'),
  ('019b7ce0-50eb-7478-980a-a8d6bdda8f99', '2026-01-02 04:03:54.219+00', '01a209a1-a5b1-753b-9fa0-79629ed74005', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '019b7ce0-50eb-722e-802f-06d8d461f849', '019b7ce0-50eb-74f5-b507-2672ab595aef', NULL, '{"_id": "019b7ce0-50eb-722e-802f-06d8d461f849", "due": 6000, "date": "2026-01-02", "paid": 6000, "year": 2026, "bCode": "PY-2511", "month": 1, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-776a-8225-33f39a9d8a43", "version": 1, "issuedOn": "2026-01-02", "receiptNo": "2025-26/000008"}'),
  ('019b7d9a-7db3-7306-8ae8-e708e867aeda', '2026-01-02 07:27:15.379+00', '01a209a1-a508-761e-b63f-124f311467c3', 'Asha Example', 'admin', 'expense.create', 'expense', '019b7d9a-7db3-77c2-bf1d-126a5aa6886b', '019b7d9a-7db3-75e4-a748-12d23274d655', NULL, '{"_id": "019b7d9a-7db3-77c2-bf1d-126a5aa6886b", "date": "2026-01-02", "year": 2026, "month": 1, "amount": 1076, "ledger": "01a209a1-a5fa-715f-b999-dbb8c65d8e11", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2026-01-02T07:27:15.379Z", "updatedAt": "2026-01-02T07:27:15.379Z", "voucherNo": "V2025-26/0021", "ledgerName": "Rent"}'),
  ('019b92c8-7213-744d-98aa-72c74dc9dd8d', '2026-01-06 10:09:28.595+00', '01a209a1-a508-761e-b63f-124f311467c3', 'Asha Example', 'admin', 'expense.create', 'expense', '019b92c8-7213-7309-80bd-02dfbd72a0f9', '019b92c8-7213-755a-916f-2995905c4cf1', NULL, '{"_id": "019b92c8-7213-7309-80bd-02dfbd72a0f9", "date": "2026-01-06", "year": 2026, "month": 1, "amount": 258, "ledger": "01a209a1-a5fa-715f-b999-dfa39b661914", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2026-01-06T10:09:28.595Z", "updatedAt": "2026-01-06T10:09:28.595Z", "voucherNo": "V2025-26/0022", "ledgerName": "Electricity"}'),
  ('019b96c0-e9f1-73b9-8471-0323d0ebde5e', '2026-01-07 04:39:43.857+00', '01a209a1-a508-761e-b63f-124f311467c3', 'Asha Example', 'admin', 'expense.create', 'expense', '019b96c0-e9f1-76c9-a97b-9c3639c1948d', '019b96c0-e9f1-7066-9214-cfc0a21b6279', NULL, '{"_id": "019b96c0-e9f1-76c9-a97b-9c3639c1948d", "date": "2026-01-07", "year": 2026, "month": 1, "amount": 1938, "ledger": "01a209a1-a5f9-7680-b38c-0b890e2de5d5", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2026-01-07T04:39:43.857Z", "updatedAt": "2026-01-07T04:39:43.857Z", "voucherNo": "V2025-26/0023", "ledgerName": "Salaries"}'),
  ('019b9be6-f910-77a5-beeb-0a514cb6a883', '2026-01-08 04:39:24.176+00', '01a209a1-a508-761e-b63f-124f311467c3', 'Asha Example', 'admin', 'expense.create', 'expense', '019b9be6-f910-7483-a6b9-e805d1ae7be4', '019b9be6-f910-734b-a1a3-c670639a5ae7', NULL, '{"_id": "019b9be6-f910-7483-a6b9-e805d1ae7be4", "date": "2026-01-08", "year": 2026, "month": 1, "amount": 86, "ledger": "01a209a1-a5fa-715f-b999-e1180348517f", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2026-01-08T04:39:24.176Z", "updatedAt": "2026-01-08T04:39:24.176Z", "voucherNo": "V2025-26/0024", "ledgerName": "Internet"}'),
  ('019bea69-43a4-7371-ae60-a80769f66520', '2026-01-23 10:32:05.796+00', '01a209a1-a508-761e-b63f-16bf07b20bd6', 'Hari Example', 'hr', 'batch.create', 'batch', '01a209a1-a56a-742e-af01-8b5135b0f372', '019bea69-43a4-7642-8aa6-47e92a36f546', NULL, '{"_id": "01a209a1-a56a-742e-af01-8b5135b0f372", "bCode": "GD-2602", "bTime": "08:00 to 10:00", "endDate": "2026-07-13", "version": 1, "startDate": "2026-02-13", "courseName": "Graphic Design"}'),
  ('019c1cef-33c4-7090-9f8b-aa165efc01e1', '2026-02-02 05:59:24.356+00', '01a209a1-a508-761e-b63f-16bf07b20bd6', 'Hari Example', 'hr', 'fee.record', 'receipt', '019c1cef-33c4-7094-a424-dcf5cc23c47e', '019c1cef-33c4-70f4-bfaa-5becd48f1f45', NULL, '{"_id": "019c1cef-33c4-7094-a424-dcf5cc23c47e", "due": 0, "date": "2026-02-02", "paid": 6000, "year": 2026, "bCode": "PY-2511", "month": 2, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-776a-8225-33f39a9d8a43", "version": 1, "issuedOn": "2026-02-02", "receiptNo": "2025-26/000009"}'),
  ('019c31b6-9ffd-70ac-b1f0-04bd6ed7d3d7', '2026-02-06 06:49:38.045+00', '01a209a1-a508-761e-b63f-124f311467c3', 'Asha Example', 'admin', 'expense.create', 'expense', '019c31b6-9ffd-7588-8c97-159adc7b69cd', '019c31b6-9ffd-7080-b10e-7c9148ec67b6', NULL, '{"_id": "019c31b6-9ffd-7588-8c97-159adc7b69cd", "date": "2026-02-06", "year": 2026, "month": 2, "amount": 2457, "ledger": "01a209a1-a5f9-7680-b38c-0b890e2de5d5", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2026-02-06T06:49:38.045Z", "updatedAt": "2026-02-06T06:49:38.045Z", "voucherNo": "V2025-26/0025", "ledgerName": "Salaries"}'),
  ('019c369f-a274-74cc-9a56-091423a114d4', '2026-02-07 05:42:37.428+00', '01a209a1-a508-761e-b63f-124f311467c3', 'Asha Example', 'admin', 'expense.create', 'expense', '019c369f-a274-7599-a3a8-d1c23e8a8799', '019c369f-a274-74d6-81a6-9281aba23a1e', NULL, '{"_id": "019c369f-a274-7599-a3a8-d1c23e8a8799", "date": "2026-02-07", "year": 2026, "month": 2, "amount": 1365, "ledger": "01a209a1-a5fa-715f-b999-dbb8c65d8e11", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2026-02-07T05:42:37.428Z", "updatedAt": "2026-02-07T05:42:37.428Z", "voucherNo": "V2025-26/0026", "ledgerName": "Rent"}'),
  ('019c411e-2084-73b8-85c6-3e92d6f3d795', '2026-02-09 06:36:59.396+00', '01a209a1-a508-761e-b63f-124f311467c3', 'Asha Example', 'admin', 'expense.create', 'expense', '019c411e-2084-76cc-bb95-b8bf7133ffa5', '019c411e-2084-708b-a8cc-90ffc3476fa7', NULL, '{"_id": "019c411e-2084-76cc-bb95-b8bf7133ffa5", "date": "2026-02-09", "year": 2026, "month": 2, "amount": 327, "ledger": "01a209a1-a5fa-715f-b999-dfa39b661914", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2026-02-09T06:36:59.396Z", "updatedAt": "2026-02-09T06:36:59.396Z", "voucherNo": "V2025-26/0027", "ledgerName": "Electricity"}'),
  ('019c423e-23a9-70fe-aefb-f7071552f246', '2026-02-09 11:51:34.569+00', '01a209a1-a508-761e-b63f-124f311467c3', 'Asha Example', 'admin', 'expense.create', 'expense', '019c423e-23a9-706a-8138-fe411c8bb8d2', '019c423e-23a9-73d3-b338-f9031221ee99', NULL, '{"_id": "019c423e-23a9-706a-8138-fe411c8bb8d2", "date": "2026-02-09", "year": 2026, "month": 2, "amount": 109, "ledger": "01a209a1-a5fa-715f-b999-e1180348517f", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2026-02-09T11:51:34.569Z", "updatedAt": "2026-02-09T11:51:34.569Z", "voucherNo": "V2025-26/0028", "ledgerName": "Internet"}'),
  ('019c7004-9136-760f-90d1-9f95995a2eb4', '2026-02-18 09:11:13.462+00', '01a209a1-a508-761e-b63f-16bf07b20bd6', 'Hari Example', 'hr', 'batch.create', 'batch', '01a209a1-a56a-742e-af01-8fb72a75fcb1', '019c7004-9136-7540-9372-c864684484f2', NULL, '{"_id": "01a209a1-a56a-742e-af01-8fb72a75fcb1", "bCode": "DM-2603", "bTime": "12:30 to 14:30", "endDate": "2026-06-11", "version": 1, "startDate": "2026-03-11", "courseName": "Digital Marketing"}'),
  ('019cfa32-3a20-7058-8ae2-566840914746', '2026-03-17 05:08:41.632+00', '01a209a1-a508-761e-b63f-16bf07b20bd6', 'Hari Example', 'hr', 'batch.create', 'batch', '01a209a1-a56a-742e-af01-906c8a4e0bc2', '019cfa32-3a20-72e5-9e8f-19449c14157e', NULL, '{"_id": "01a209a1-a56a-742e-af01-906c8a4e0bc2", "bCode": "HT-2604", "bTime": "10:00 to 12:00", "endDate": "2026-06-07", "version": 1, "startDate": "2026-04-07", "courseName": "Hindi Typing"}'),
  ('019d47ad-09b4-764a-84d9-40b98069b33f', '2026-04-01 06:13:35.796+00', '01976d38-7d5f-77a0-8243-b16cab3baf2b', '', 'student', 'project.add', 'project', '019d47ad-09b4-72b9-a406-a7306e459f14', '019d47ad-09b4-77ff-b0c9-a1e4beb7460e', NULL, '{"_id": "019d47ad-09b4-72b9-a406-a7306e459f14", "student": "01976d38-7d5f-77a0-8243-b16cab3baf2b", "version": 1}'),
  ('019d805b-85ba-7273-b361-dc605c592427', '2026-04-12 06:22:54.906+00', '01a209a1-a508-761e-b63f-16bf07b20bd6', 'Hari Example', 'hr', 'batch.create', 'batch', '01a209a1-a56a-742e-af01-94520ff5a108', '019d805b-85ba-7454-897c-d502c38288ea', NULL, '{"_id": "01a209a1-a56a-742e-af01-94520ff5a108", "bCode": "FR-2605", "bTime": "08:00 to 10:00", "endDate": "2026-09-03", "version": 1, "startDate": "2026-05-03", "courseName": "Français des affaires"}'),
  ('019daf1c-ae23-74cf-a7eb-78772c01f323', '2026-04-21 08:16:25.635+00', '01976d38-7d5f-77a0-8243-b16cab3baf2b', '', 'student', 'portfolio.add', 'portfolio', '019daf1c-ae23-7593-9f7a-452488384302', '019daf1c-ae23-7019-99fa-b713562c56e2', NULL, '{"_id": "019daf1c-ae23-7593-9f7a-452488384302", "student": "01976d38-7d5f-77a0-8243-b16cab3baf2b", "version": 1}'),
  ('019e0afc-7890-76e0-a249-519eb9fdb195', '2026-05-09 04:26:18.64+00', '01a209a1-a508-761e-b63f-16bf07b20bd6', 'Hari Example', 'hr', 'batch.create', 'batch', '01a209a1-a56a-742e-af01-9a6a43b174cf', '019e0afc-7890-70f5-8246-9ea5cc039ec6', NULL, '{"_id": "01a209a1-a56a-742e-af01-9a6a43b174cf", "bCode": "TALLY-2605", "bTime": "12:30 to 14:30", "endDate": "2026-08-30", "version": 1, "startDate": "2026-05-30", "courseName": "Tally with GST"}'),
  ('019e91fd-57b9-7531-9b8a-6f8ff702599f', '2026-06-04 09:35:59.929+00', '01a209a1-a508-761e-b63f-16bf07b20bd6', 'Hari Example', 'hr', 'batch.create', 'batch', '01a209a1-a56a-742e-af01-9d58c4875464', '019e91fd-57b9-75d7-82b0-eedb6cd2b589', NULL, '{"_id": "01a209a1-a56a-742e-af01-9d58c4875464", "bCode": "PY-2606", "bTime": "08:00 to 10:00", "endDate": "2026-10-25", "version": 1, "startDate": "2026-06-25", "courseName": "Python Programming"}'),
  ('019f1d81-7446-7582-b90b-4b0de89b2ff0', '2026-07-01 11:47:31.014+00', '01a209a1-a508-761e-b63f-16bf07b20bd6', 'Hari Example', 'hr', 'batch.create', 'batch', '01a209a1-a56a-742e-af01-a29436c9ce3a', '019f1d81-7446-7166-8247-fad97e41451a', NULL, '{"_id": "01a209a1-a56a-742e-af01-a29436c9ce3a", "bCode": "FSW-2607", "bTime": "10:00 to 12:00", "endDate": null, "version": 1, "startDate": "2026-07-22", "courseName": "Full Stack Web Development"}'),
  ('019f4660-91bf-7782-8b08-f4ce31fe2b0c', '2026-07-09 10:16:01.727+00', '01976d38-7d5f-77a0-8243-b16cab3baf2b', '', 'student', 'portfolio.add', 'portfolio', '019f4660-91bf-7030-9ffd-c104385c478f', '019f4660-91bf-731a-863b-3539dac9ce14', NULL, '{"_id": "019f4660-91bf-7030-9ffd-c104385c478f", "student": "01976d38-7d5f-77a0-8243-b16cab3baf2b", "version": 1}'),
  ('019fa230-ae6c-7747-a83b-d025cbb25ebb', '2026-07-27 06:08:47.212+00', '01a209a1-a508-761e-b63f-16bf07b20bd6', 'Hari Example', 'hr', 'batch.create', 'batch', '01a209a1-a56a-742e-af01-a647b5a07000', '019fa230-ae6c-737a-85e9-6ea33546b398', NULL, '{"_id": "01a209a1-a56a-742e-af01-a647b5a07000", "bCode": "DA-2608", "bTime": "10:00 to 12:00", "endDate": "2027-02-17", "version": 1, "startDate": "2026-08-17", "courseName": "Data Analytics"}'),
  ('01a02eaf-9c16-7781-93eb-41e50b4798f6', '2026-08-23 12:54:15.83+00', '01a209a1-a508-761e-b63f-16bf07b20bd6', 'Hari Example', 'hr', 'batch.create', 'batch', '01a209a1-a56a-742e-af01-ab7b1c8e6e16', '01a02eaf-9c16-7641-a897-c16d80771afe', NULL, '{"_id": "01a209a1-a56a-742e-af01-ab7b1c8e6e16", "bCode": "GD-2609", "bTime": "08:00 to 10:00", "endDate": "2027-02-13", "version": 1, "startDate": "2026-09-13", "courseName": "Graphic Design"}'),
  ('01a0b40e-f07d-72c3-b889-cba500ebc1a9', '2026-09-18 10:27:53.085+00', '01a209a1-a508-761e-b63f-16bf07b20bd6', 'Hari Example', 'hr', 'batch.create', 'batch', '01a209a1-a56a-742e-af01-affde344a19e', '01a0b40e-f07d-71dd-9952-75b53183e0ac', NULL, '{"_id": "01a209a1-a56a-742e-af01-affde344a19e", "bCode": "DM-2610", "bTime": "12:30 to 14:30", "endDate": null, "version": 1, "startDate": "2026-10-09", "courseName": "Digital Marketing"}'),
  ('01a0d6d4-797a-7268-add2-edb1087af9ee', '2026-09-25 04:30:44.09+00', '01976d38-7d5f-77a0-8243-b16cab3baf2b', '', 'student', 'project.add', 'project', '01a0d6d4-797a-746d-a49f-3c6c8a4a8417', '01a0d6d4-797a-703d-b831-4a572f6b5793', NULL, '{"_id": "01a0d6d4-797a-746d-a49f-3c6c8a4a8417", "student": "01976d38-7d5f-77a0-8243-b16cab3baf2b", "version": 1}'),
  ('01a11b91-9b52-73b2-825f-3fbdf69036c1', '2026-10-08 12:51:29.746+00', '01a209a1-a508-761e-b63f-16bf07b20bd6', 'Hari Example', 'hr', 'student.register', 'student', '01a11b91-9b52-775f-b030-41afc62e5214', '01a11b91-9b52-71e4-89e5-e5816b28bfe3', NULL, '{"_id": "01a11b91-9b52-775f-b030-41afc62e5214", "fee": 13500, "mode": "offline", "batch": "DM-2610", "course": "Digital Marketing", "status": "Active", "PaidFee": 0, "dueDate": "2026-11-12", "endDate": null, "version": 1, "TotalFee": 13500, "declared": null, "isPlaced": "notPlaced", "cduration": "3 months", "PendingFee": 13500, "isCompleted": "no", "joiningDate": "2026-10-08"}'),
  ('01a13e7e-69d3-77d3-be0f-75d505b8b2cd', '2026-10-15 07:37:14.451+00', '01a209a1-a508-761e-b63f-16bf07b20bd6', 'Hari Example', 'hr', 'batch.create', 'batch', '01a209a1-a56a-742e-af01-b0d25c1afec9', '01a13e7e-69d3-7413-af61-d32d4d1c9d4a', NULL, '{"_id": "01a209a1-a56a-742e-af01-b0d25c1afec9", "bCode": "HT-2611", "bTime": "10:00 to 12:00", "endDate": "2027-01-05", "version": 1, "startDate": "2026-11-05", "courseName": "Hindi Typing"}'),
  ('01a19b44-4019-7196-8145-4a456733b412', '2026-11-02 07:58:23.769+00', '01a209a1-a508-761e-b63f-124f311467c3', 'Asha Example', 'admin', 'expense.create', 'expense', '01a19b44-4019-779f-8587-58769bbb67a3', '01a19b44-4019-727b-9e66-b2a9ef5e6172', NULL, '{"_id": "01a19b44-4019-779f-8587-58769bbb67a3", "date": "2026-11-02", "year": 2026, "month": 11, "amount": 221, "ledger": "01a209a1-a5fa-715f-b999-dbb8c65d8e11", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2026-11-02T07:58:23.769Z", "updatedAt": "2026-11-02T07:58:23.769Z", "voucherNo": "V2026-27/0001", "ledgerName": "Rent"}'),
  ('01a19c3d-3bc5-77b3-a191-d8b4d9dbd7b9', '2026-11-02 12:30:21.125+00', '01a209a1-a508-761e-b63f-124f311467c3', 'Asha Example', 'admin', 'expense.create', 'expense', '01a19c3d-3bc5-762e-b85d-c1e40f75e467', '01a19c3d-3bc5-7027-80f6-9a4a3e28eb6a', NULL, '{"_id": "01a19c3d-3bc5-762e-b85d-c1e40f75e467", "date": "2026-11-02", "year": 2026, "month": 11, "amount": 398, "ledger": "01a209a1-a5f9-7680-b38c-0b890e2de5d5", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2026-11-02T12:30:21.125Z", "updatedAt": "2026-11-02T12:30:21.125Z", "voucherNo": "V2026-27/0002", "ledgerName": "Salaries"}'),
  ('01a1a4b8-370c-73dc-9718-e46623735c63', '2026-11-04 04:01:38.572+00', '01a209a1-a508-761e-b63f-124f311467c3', 'Asha Example', 'admin', 'expense.create', 'expense', '01a1a4b8-370c-76ed-aed4-bf88d60dd74d', '01a1a4b8-370c-74c3-aaaf-f858a06fb277', NULL, '{"_id": "01a1a4b8-370c-76ed-aed4-bf88d60dd74d", "date": "2026-11-04", "year": 2026, "month": 11, "amount": 53, "ledger": "01a209a1-a5fa-715f-b999-dfa39b661914", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2026-11-04T04:01:38.572Z", "updatedAt": "2026-11-04T04:01:38.572Z", "voucherNo": "V2026-27/0003", "ledgerName": "Electricity"}'),
  ('01a1b03c-724d-76bf-967e-4e6b85e53738', '2026-11-06 09:41:53.869+00', '01a209a1-a508-761e-b63f-16bf07b20bd6', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b03c-724d-7089-8076-52cda8f3425c', '01a1b03c-724d-7667-b8ff-a7df9ef4e39d', NULL, '{"date": "2026-11-06", "absent": 1, "present": 0, "batchCode": "DM-2610"}'),
  ('01a1b03c-74c1-7403-bb6f-4b60c7477943', '2026-11-06 09:41:54.497+00', '01a209a1-a508-761e-b63f-16bf07b20bd6', 'Hari Example', 'hr', 'student.register', 'student', '01a1b03c-74c1-7324-9bcf-b310041a6297', '01a1b03c-74c1-777c-a296-3c62366f0bb4', NULL, '{"_id": "01a1b03c-74c1-7324-9bcf-b310041a6297", "fee": 4050, "mode": "online", "batch": "HT-2611", "course": "Hindi Typing", "status": "Active", "PaidFee": 0, "dueDate": "2026-12-11", "endDate": null, "version": 1, "TotalFee": 4050, "declared": null, "isPlaced": "notPlaced", "cduration": "2 months", "PendingFee": 4050, "isCompleted": "no", "joiningDate": "2026-11-06"}'),
  ('01a1b0c9-1727-77c2-97c9-52336d5d548c', '2026-11-06 12:15:31.111+00', '01a209a1-a508-761e-b63f-16bf07b20bd6', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b0c9-1727-7331-897a-d46f371d958b', '01a1b0c9-1727-7037-a97b-538965042fb1', NULL, '{"date": "2026-11-06", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1b4a5-afa4-77aa-8a28-3119d1ec0227', '2026-11-07 06:15:19.716+00', '01a209a1-a508-761e-b63f-124f311467c3', 'Asha Example', 'admin', 'student.disable', 'student', '01a11b91-9b52-775f-b030-41afc62e5214', '01a1b4a5-afa4-75c7-9079-56a21fa356f8', '{"status": "Active"}', '{"status": "Disable"}'),
  ('01a1b51d-6a8b-7377-919a-8c883a04bf14', '2026-11-07 08:26:06.347+00', '01a209a1-a508-761e-b63f-16bf07b20bd6', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b51d-6a8b-714e-8602-8f093c6ef398', '01a1b51d-6a8b-704d-857e-e58c64a9ef46', NULL, '{"date": "2026-11-07", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1be83-9230-768d-84d2-356c445efa11', '2026-11-09 04:14:16.112+00', NULL, '', 'anyone', 'student.apply', 'student', '01a1be83-9230-778e-ac70-12f16bcd8464', '01a1be83-9230-7364-9b8d-b82374eb4794', NULL, '{"_id": "01a1be83-9230-778e-ac70-12f16bcd8464", "fee": 16500, "mode": "offline", "batch": "FR-2612", "course": "Français des affaires", "status": "Pending", "PaidFee": 0, "dueDate": "2027-01-05", "endDate": null, "version": 1, "TotalFee": 0, "declared": {"fee": 16500, "Paidfee": 8250, "payMode": "Online"}, "isPlaced": "notPlaced", "cduration": "4 months", "PendingFee": 0, "isCompleted": "no", "joiningDate": "2026-12-01"}'),
  ('01a1c041-4eb3-7021-a910-149b7cb69f81', '2026-11-09 12:21:07.891+00', '01a209a1-a508-761e-b63f-16bf07b20bd6', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1c041-4eb3-728a-b0cd-d15a905cf4f1', '01a1c041-4eb3-7525-8341-c123b98eb59f', NULL, '{"date": "2026-11-09", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1c057-66d2-7537-b77f-24340e4d8575', '2026-11-09 12:45:15.858+00', '01a209a1-a508-761e-b63f-124f311467c3', 'Asha Example', 'admin', 'expense.create', 'expense', '01a1c057-66d2-76ed-9841-cfd7cf99756e', '01a1c057-66d2-7712-80d2-a622e8210bd8', NULL, '{"_id": "01a1c057-66d2-76ed-9841-cfd7cf99756e", "date": "2026-11-09", "year": 2026, "month": 11, "amount": 17, "ledger": "01a209a1-a5fa-715f-b999-e1180348517f", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2026-11-09T12:45:15.858Z", "updatedAt": "2026-11-09T12:45:15.858Z", "voucherNo": "V2026-27/0004", "ledgerName": "Internet"}'),
  ('01a1c432-5b10-7590-8e10-30600da79ee7', '2026-11-10 06:43:16.88+00', '01a209a1-a508-761e-b63f-16bf07b20bd6', 'Hari Example', 'hr', 'batch.create', 'batch', '01a209a1-a56a-742e-af01-b58713a47de5', '01a1c432-5b10-70b0-87e5-70058d9e9a32', NULL, '{"_id": "01a209a1-a56a-742e-af01-b58713a47de5", "bCode": "FR-2612", "bTime": "15:00 to 17:00", "endDate": null, "version": 1, "startDate": "2026-12-01", "courseName": "Français des affaires"}'),
  ('01a1c53b-8e49-7104-aae1-da1a96ec101e', '2026-11-10 11:32:57.033+00', '01a209a1-a508-761e-b63f-16bf07b20bd6', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1c53b-8e49-703b-aa94-e359d3f65c06', '01a1c53b-8e49-76e3-a3bf-b86b9986605a', NULL, '{"date": "2026-11-10", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ca38-8fec-76ee-ac89-4e97b84bdb1e', '2026-11-11 10:47:46.924+00', '01a209a1-a508-761e-b63f-16bf07b20bd6', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ca38-8fec-755b-803d-5d564c9342af', '01a1ca38-8fec-74bb-a0ae-e9172032037e', NULL, '{"date": "2026-11-11", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ce42-8cd3-769b-b9b2-00bcb5dd03bd', '2026-11-12 05:37:10.355+00', '01a209a1-a508-761e-b63f-16bf07b20bd6', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ce42-8cd3-76eb-bf4e-03e013001573', '01a1ce42-8cd3-749a-951b-e8e2cb9530b9', NULL, '{"date": "2026-11-12", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1cf35-657d-74ed-9003-8e5fb4afbf34', '2026-11-12 10:02:25.533+00', '01a209a1-a5b1-753b-9fa0-74aa9801dac0', 'Hina Sample', 'hr', 'fee.record', 'receipt', '01a1cf35-657d-7397-935d-46dbb5dd3449', '01a1cf35-657d-71e6-b93b-6e9326c818d3', NULL, '{"_id": "01a1cf35-657d-7397-935d-46dbb5dd3449", "due": 3050, "date": "2026-11-12", "paid": 1000, "year": 2026, "bCode": "HT-2611", "month": 11, "course": "Hindi Typing", "changed": false, "payMode": "Online", "payable": 4050, "student": "01a1b03c-74c1-7324-9bcf-b310041a6297", "version": 1, "issuedOn": "2026-11-12", "receiptNo": "2026-27/000001"}'),
  ('01a1d445-07d9-75dc-858c-d89eb8959f85', '2026-11-13 09:37:36.217+00', '01a209a1-a508-761e-b63f-16bf07b20bd6', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1d445-07d9-730c-8a6e-f35711993a19', '01a1d445-07d9-7596-97e4-aa31a903273e', NULL, '{"date": "2026-11-13", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1d916-73a3-7455-808c-3b38b6a297ab', '2026-11-14 08:04:49.699+00', '01a209a1-a508-761e-b63f-16bf07b20bd6', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1d916-73a3-728b-bf9e-c7eec5f90fd9', '01a1d916-73a3-773d-b017-ece8d75db30c', NULL, '{"date": "2026-11-14", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1e402-4a37-75d4-a040-cb1a5feea5bc', '2026-11-16 10:58:37.751+00', '01a209a1-a508-761e-b63f-16bf07b20bd6', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1e402-4a37-73a5-a75a-769f155795b5', '01a1e402-4a37-7067-a45c-54120beddc84', NULL, '{"date": "2026-11-16", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1e95a-a683-77b8-baa3-3ffc75b70930', '2026-11-17 11:53:14.627+00', '01a209a1-a508-761e-b63f-16bf07b20bd6', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1e95a-a683-756c-b740-e9919b5f2850', '01a1e95a-a683-7527-9f3a-2c0983d7c835', NULL, '{"date": "2026-11-17", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ee80-40dd-7040-ab91-66f68af25e8e', '2026-11-18 11:52:25.053+00', '01a209a1-a508-761e-b63f-16bf07b20bd6', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ee80-40dd-74db-854e-8ea4531ef286', '01a1ee80-40dd-73e7-bdd0-819656235251', NULL, '{"date": "2026-11-18", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1f2a8-7850-7611-8936-8da1c5e66639', '2026-11-19 07:14:49.552+00', '01a209a1-a508-761e-b63f-16bf07b20bd6', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1f2a8-7850-72b8-a475-69e6b9859414', '01a1f2a8-7850-743a-baee-9f14d09b0e6f', NULL, '{"date": "2026-11-19", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1f8c0-38a9-77e9-8566-1d4dbb2d3150', '2026-11-20 11:38:29.417+00', '01a209a1-a508-761e-b63f-16bf07b20bd6', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1f8c0-38a9-75ac-ae61-cd6727e21e5a', '01a1f8c0-38a9-75d0-8c27-5c62352239c9', NULL, '{"date": "2026-11-20", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1fb86-a83e-71de-acad-0f642815d5e3', '2026-11-21 00:34:28.542+00', '01a209a1-a508-761e-b63f-16bf07b20bd6', 'Hari Example', 'hr', 'student.register', 'student', '01a1fb86-a83e-75d2-b5e0-e5b61baa49bf', '01a1fb86-a83e-7324-9e85-4cdf6fe4e2ee', NULL, '{"_id": "01a1fb86-a83e-75d2-b5e0-e5b61baa49bf", "fee": 4050, "mode": "offline", "batch": "HT-2611", "course": "Hindi Typing", "status": "Active", "PaidFee": 0, "dueDate": "2026-12-26", "endDate": null, "version": 1, "TotalFee": 4050, "declared": null, "isPlaced": "notPlaced", "cduration": "2 months", "PendingFee": 4050, "isCompleted": "no", "joiningDate": "2026-11-21"}'),
  ('01a209a1-a514-72be-b7bd-baa8ce3c8c19', '2026-11-21 04:30:00+00', NULL, '', 'system', 'institute.create', 'institute', '00000000-0000-0000-0000-000000000000', 'dump', NULL, '{"name": "Namuna Training Institute (demo)", "phone": "+91 55500 00000", "address": "1 Example Road, Example Nagar", "timeZone": "Asia/Kolkata", "selfRegistration": true}'),
  ('01a209a1-a518-770a-a3de-17a37d8dbd99', '2026-11-21 04:30:00+00', NULL, '', 'system', 'staff.create', 'account', '01a209a1-a508-761e-b63f-124f311467c3', 'dump', NULL, '{"id": "01a209a1-a508-761e-b63f-124f311467c3", "name": "Asha Example", "role": "admin", "email": "admin@example.com"}'),
  ('01a209a1-a51b-71a9-bad0-cf433fb86e11', '2026-11-21 04:30:00+00', NULL, '', 'system', 'staff.create', 'account', '01a209a1-a508-761e-b63f-16bf07b20bd6', 'dump', NULL, '{"id": "01a209a1-a508-761e-b63f-16bf07b20bd6", "name": "Hari Example", "role": "hr", "email": "hr@example.com"}'),
  ('01a209a1-a661-7579-9970-13a10b78c4dc', '2026-11-21 04:30:00+00', '01a209a1-a508-761e-b63f-124f311467c3', 'Asha Example', 'admin', 'discount.give', 'student', '01a1b03c-74c1-7324-9bcf-b310041a6297', 'dump', NULL, '{"amount": "500.00", "course": "Hindi Typing"}'),
  ('01a209a1-a67e-717e-a650-20de019d57e6', '2026-11-21 04:30:00+00', '01a209a1-a508-761e-b63f-124f311467c3', 'Asha Example', 'admin', 'refund.record', 'refund', '01a209a1-a66d-74ce-adc8-674d46d922d0', 'dump', NULL, '{"_id": "01a209a1-a66d-74ce-adc8-674d46d922d0", "date": "2026-11-21T00:00:00.000Z", "bCode": "HT-2611", "amount": "200.00", "course": "Hindi Typing", "payMode": "Cash", "student": "01a1b03c-74c1-7324-9bcf-b310041a6297", "version": 1, "issuedOn": "2026-11-21T00:00:00.000Z", "refundNo": "R2026-27/0001", "enrolment": "01a1b03c-74c1-74e8-acac-80f947921b65", "paidAfter": "800.00", "paidBefore": "1000.00"}'),
  ('01a209a1-a6d4-74e7-b5cc-d701ea113209', '2026-11-21 04:30:00+00', NULL, '', 'system', 'student.update', 'student', '01976d38-7d5f-77a0-8243-b16cab3baf2b', 'dump', '{}', '{}');
insert into audit_link ("n", "entry_id", "entry_digest", "subject_id", "personal_fields", "personal_digests", "latest_at", "chained_at", "hash") overriding system value values
  ('1', '019583bb-5506-730b-8487-87482d054301', E'\\xabb59cbeb7127a1fd83141455a6498d47cfe0e49af87e88e50efe30bd834ee05', NULL, '{}', E'\\x', '2025-03-11 05:44:07.174+00', '2026-11-21 04:30:00+00', E'\\x7f59cb29b3990772617cfdecb702265e7de539ab37ec547491593a4168fe4012'),
  ('10', '0195eaed-5b52-76d3-a317-2a4a846c747d', E'\\x6b2aeaa4d0238152e38bb3bd33bf417ee6cc1f83f814fce012b42928002bf06c', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xe37dfd72d728db57907fe5a76c687ac6eeddca08aa6cb02f8ae8b4672334bf91'),
  ('100', '01a19c3d-3bc5-77b3-a191-d8b4d9dbd7b9', E'\\xbaa8bd6daef3e339b399c981dbdc49fc12cbc99d1127557ffaf14abff3b0ebc5', NULL, '{}', E'\\x', '2026-11-02 12:30:21.125+00', '2026-11-21 04:30:00+00', E'\\xd7a5b9c3134bd6dfed215a0efec0744af13bbbbb1d20dd818510cc6e67f4db29'),
  ('101', '01a1a4b8-370c-73dc-9718-e46623735c63', E'\\x659a26856af2bfdff20f6eb7ed435d066050aa720eb4367ca0f148da30c9bc70', NULL, '{}', E'\\x', '2026-11-04 04:01:38.572+00', '2026-11-21 04:30:00+00', E'\\x97cd1f877b8c6d462d123014e7f5d6821cc5292f772e25bc26fe50ceadff8c89'),
  ('102', '01a1b03c-724d-76bf-967e-4e6b85e53738', E'\\x558c027e01222d7d3bca604c3c681eb9e2a35d922a26133b089d40e99cc043b6', NULL, '{}', E'\\x', '2026-11-06 09:41:53.869+00', '2026-11-21 04:30:00+00', E'\\x07da68cf1711b86c4cb76278819d50447b6efc68450026debc974cea86857b4e'),
  ('103', '01a1b03c-74c1-7403-bb6f-4b60c7477943', E'\\x1919fa958452090da4ccb509b708c23ba3e51a4927ad4ef7346371bb96ade859', NULL, '{}', E'\\x', '2026-11-06 09:41:54.497+00', '2026-11-21 04:30:00+00', E'\\xf3ce7af8a03f9b0e2796782df38b65093a87fcb44dd49ba9431e7ba37bfb6455'),
  ('104', '01a1b0c9-1727-77c2-97c9-52336d5d548c', E'\\x81ee8b1b04718ca66919c658b35cba048cce1660b40f3a710601cdef0c5562ba', NULL, '{}', E'\\x', '2026-11-06 12:15:31.111+00', '2026-11-21 04:30:00+00', E'\\x9de4ac80dc134e97115742091ab196fe9bf7b9f5abc5cc685a112dc6429a16f7'),
  ('105', '01a1b4a5-afa4-77aa-8a28-3119d1ec0227', E'\\xe35776389fef8c799b969a3ccc13c075a74b5514908cd8e661a31b285acf7e92', NULL, '{}', E'\\x', '2026-11-07 06:15:19.716+00', '2026-11-21 04:30:00+00', E'\\x2c98f6cd764a53d7d772658cf8b3fe682936d5bc67d1c38fdf715098da578d2c'),
  ('106', '01a1b51d-6a8b-7377-919a-8c883a04bf14', E'\\x72421fbfb89b838d7467480243a79101db683c8ae377d98f580caf08867b9253', NULL, '{}', E'\\x', '2026-11-07 08:26:06.347+00', '2026-11-21 04:30:00+00', E'\\xc0613c0b8dce6e5323ff86c0efe081d0bcc48d1834dcaffcb73ced5d7f9e4d10'),
  ('107', '01a1be83-9230-768d-84d2-356c445efa11', E'\\x96243f3a4ee869a479f7e1c549d8a51901cb1100244f42f3f107e5b77550b328', NULL, '{}', E'\\x', '2026-11-09 04:14:16.112+00', '2026-11-21 04:30:00+00', E'\\x039b93ed5a3c6db6b7739ea80b13983716b5f45bde18d572374773dc00ab65c3'),
  ('108', '01a1c041-4eb3-7021-a910-149b7cb69f81', E'\\x865e86ebc7732a7ddbc78c80b6a6c47648945a9c0991c4a38a749be078d78aee', NULL, '{}', E'\\x', '2026-11-09 12:21:07.891+00', '2026-11-21 04:30:00+00', E'\\x7fd3aa45ff167fbd98d5e96c6b97a76f855761c67a8a5f5660782759bff62bc1'),
  ('109', '01a1c057-66d2-7537-b77f-24340e4d8575', E'\\xdd5e6420e0480b6339f3f1f879a098812013f9b71e20bea72486208eedb2145d', NULL, '{}', E'\\x', '2026-11-09 12:45:15.858+00', '2026-11-21 04:30:00+00', E'\\x6aec9f243e19741a355c8d1ee0b5a878ac4911bbc869580e6a4e4fb6019d1916'),
  ('11', '0195efe3-4389-73b1-bb2d-9a5f2786c90d', E'\\x34b7b7f978c0b5737c6567982131a6355b45f7b1665a4e901dc8a5b072c456db', NULL, '{}', E'\\x', '2025-04-01 05:46:43.465+00', '2026-11-21 04:30:00+00', E'\\x91b6d51abe0d754893d4117dd733d8f4af71307c5c67b6d071860fc30f52cf19'),
  ('110', '01a1c432-5b10-7590-8e10-30600da79ee7', E'\\x8209b0bb516d7fc1002876c695fcd11601d32faf45f3d25349ae3ee5c77b5fe3', NULL, '{}', E'\\x', '2026-11-10 06:43:16.88+00', '2026-11-21 04:30:00+00', E'\\xed1e8a3ef846083b146d273e1c714be418b9481cff86b1c0c5b69cfee8c859a2'),
  ('111', '01a1c53b-8e49-7104-aae1-da1a96ec101e', E'\\x7620092d40c620d83e992cd7573fd86941aef0ba925171116b62d4089c0f7ee5', NULL, '{}', E'\\x', '2026-11-10 11:32:57.033+00', '2026-11-21 04:30:00+00', E'\\xf22c7eb5fb34c4c38dc3a32bca05b7a45cdecb31922965ffef1c65932bf362fd'),
  ('112', '01a1ca38-8fec-76ee-ac89-4e97b84bdb1e', E'\\x6c5d645a2815338b69545c74b853f627da3618ed909b0c665242a39c867d35be', NULL, '{}', E'\\x', '2026-11-11 10:47:46.924+00', '2026-11-21 04:30:00+00', E'\\xf9707a23aa5bd6c1e4d719dd7fb3a6c3a37a81c946ac0a4290611c39b9312092'),
  ('113', '01a1ce42-8cd3-769b-b9b2-00bcb5dd03bd', E'\\x17debb090f60d4b4dc694b469e5ddbce4d167420b0baf4479c8c2f9cd875391c', NULL, '{}', E'\\x', '2026-11-12 05:37:10.355+00', '2026-11-21 04:30:00+00', E'\\x2b20c69fe97f714f9bba3fb6c8df66127f08d3a2c1604ba2dc9f821f52cad580'),
  ('114', '01a1cf35-657d-74ed-9003-8e5fb4afbf34', E'\\x56f5f2a11774edce467124c5ab6a18c02a69eed748516a3aace1eac777f754ae', NULL, '{}', E'\\x', '2026-11-12 10:02:25.533+00', '2026-11-21 04:30:00+00', E'\\xd011689ab595646aa98c32de2fe637dfab5503567c6b506689306142d0f28f6a'),
  ('115', '01a1d445-07d9-75dc-858c-d89eb8959f85', E'\\xa14388d24d8c58243bc0606253e0c38ac92b8bf20d26e69f873c23edb8159660', NULL, '{}', E'\\x', '2026-11-13 09:37:36.217+00', '2026-11-21 04:30:00+00', E'\\x93267c08b7792019ad2a53df84d833988ba8e5feaf258dc2f399fe13022811fd'),
  ('116', '01a1d916-73a3-7455-808c-3b38b6a297ab', E'\\x138d80fc113cbc7928a64983bb6f274a58e4a6523bb644ee22880c3ee071098f', NULL, '{}', E'\\x', '2026-11-14 08:04:49.699+00', '2026-11-21 04:30:00+00', E'\\x0fa120fbe72a314f293f8bd35c4449a9511fb2d0fa182b17712ea5529079d3a4'),
  ('117', '01a1e402-4a37-75d4-a040-cb1a5feea5bc', E'\\x3d1d7f6408c04e437ae5c1c9d595cb4feb386181942087a3f384ef7796aa1771', NULL, '{}', E'\\x', '2026-11-16 10:58:37.751+00', '2026-11-21 04:30:00+00', E'\\xd88054ebddb400e2bd6e4c2e9f7c6b36c9a1274a3520be5a95d86f767c08ad34'),
  ('118', '01a1e95a-a683-77b8-baa3-3ffc75b70930', E'\\xe62da25f8ef6c42b3dc2b8ef70eafdd410ade0f384e5c088c5add7193f3a1407', NULL, '{}', E'\\x', '2026-11-17 11:53:14.627+00', '2026-11-21 04:30:00+00', E'\\x617fb4b3e62433da556b5c2687bb731d17592c2e609a33c677b794a3c3c8d95a'),
  ('119', '01a1ee80-40dd-7040-ab91-66f68af25e8e', E'\\xa7178205e1030356c1f6302061662cea967ba00f6a5679166c49ae9aa63afc5e', NULL, '{}', E'\\x', '2026-11-18 11:52:25.053+00', '2026-11-21 04:30:00+00', E'\\xf5c13724d4b8ac13bc8c43f6f65715db2143248d7a5252aade52a20900a8191d'),
  ('12', '0195f066-eeb6-7676-9abc-86ab0ecb76b4', E'\\x8b74892f8b60a36586a4bfac1822a7b094c33b474c63065b483461eb8d7d9e6a', NULL, '{}', E'\\x', '2025-04-01 08:10:32.502+00', '2026-11-21 04:30:00+00', E'\\x87e3a6bc76320b0a3b14e78e74e28d9090804fe19746ed746eb6952ee7e980ee'),
  ('120', '01a1f2a8-7850-7611-8936-8da1c5e66639', E'\\x0c57ddf85b32253d7142e0d11f93a4a93feeba94bd3328232fd0bc556ecf50df', NULL, '{}', E'\\x', '2026-11-19 07:14:49.552+00', '2026-11-21 04:30:00+00', E'\\x4600ca40cffc7d13f9c23cd9d583bbbccaa958181f694eb4f01355b3425b011f'),
  ('121', '01a1f8c0-38a9-77e9-8566-1d4dbb2d3150', E'\\xc41d926b9542b2b7cd5c9ff82cbc5c95389804d6e11b94f01d2fb2f69849c630', NULL, '{}', E'\\x', '2026-11-20 11:38:29.417+00', '2026-11-21 04:30:00+00', E'\\xbfddcc0f4d48b086943c4788d59e2263b3467f0dbd9a147a3c9543253991732d'),
  ('122', '01a1fb86-a83e-71de-acad-0f642815d5e3', E'\\x45459b175496c7f47da99025daf21384797fda4fbdb1620ff1fd7e46e9df1350', NULL, '{}', E'\\x', '2026-11-21 00:34:28.542+00', '2026-11-21 04:30:00+00', E'\\x44b48073d212007e9892c281a84edb3742cf676c238a79e7ff94bdf5b19d6f6f'),
  ('123', '01a209a1-a514-72be-b7bd-baa8ce3c8c19', E'\\x1d1163df5f2c79cac758b5c8ce0ac77613ebf6acb575a00c2c3d1e217b0bbee4', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\xdf9d5ee3d964ef297e39dce23604305c06dbcac323f37c7be0ba50bf1c9a2591'),
  ('124', '01a209a1-a518-770a-a3de-17a37d8dbd99', E'\\xebd7f241bca17c8aeae6f840d2beb0e40382b59dc41e932dc2c47c328d6aaed0', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\x9d0c531ba4b9cd2ee9182493cc08f9a5d32c8bb922f8595e89313c289e68c855'),
  ('125', '01a209a1-a51b-71a9-bad0-cf433fb86e11', E'\\xb56325d18482eda62cf6fe76425f7020edf295033a7c25451441c6ad53be54c2', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\xa96891dee8ac601bac40532c2b9f530683ea425ff45ce58448c101f9f30bfbba'),
  ('126', '01a209a1-a661-7579-9970-13a10b78c4dc', E'\\xaaba5932fae6b099cd70ddf1ccedcda700d363cef278b74b54261c40036ca209', '01a1b03c-74c1-7324-9bcf-b310041a6297', '{reason}', E'\\x02ad967a8c9d3f47f2b9157a739b5aa6e1994f62fab896ba9d62ebf6d306d653', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\x6ea04e7a52fc86a3397d6d5deec5b82e8532b80500fdf4178cfc1921b41d6cc2'),
  ('127', '01a209a1-a67e-717e-a650-20de019d57e6', E'\\x94144d2706c58f3dbe9513387e599d8cef95f40fe30c14674551ffbf89d07b59', '01a1b03c-74c1-7324-9bcf-b310041a6297', '{reason}', E'\\x434b7211ac29eeb2fd1b6f3bf5464d0d1be67438216120beb9ca95e77afb206d', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\xd4bc71e6e62c1a7eadf3012defbd635661a960349e9b3335335b0d76b1eab97d'),
  ('13', '0195f0f8-846c-7054-be4a-6becd3d80078', E'\\x3bde90578f2382b3baa3dbfe58de2fad647e7f7a7ff89ef476f4a60303c109a6', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\xe4a4e3f49a50c054c93c644793a343cf0365f5fc6036321892e5019c5504ff10'),
  ('14', '0195f0f8-846c-7063-ae32-b7ee35b98756', E'\\xf334dafc1804808e9f6994887f4317b4d635335ab127bd9414f1d6be1bc30468', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x7a5b23cf9bc9c4172607f5d33029904c7e893bc1e214fbcf107376e4e8fe1db2'),
  ('15', '0195f0f8-846c-70bd-a36c-25d1869d4472', E'\\x578011632d9e8015310e19d6a011fae63df95d82127e1d9e6e2496a4a0e7a124', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x274125b1261522451347372a18a0ddd6a390552292b95dd915335d5f8f6804a1'),
  ('16', '0195f0f8-846c-7368-acaa-1d5b4757e079', E'\\x380e4a049bbd940b871666567f232cc0c958f0f7170a5f2213baf6904fc081a7', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x7b4300ca8f9f70da351cda1cc74d96b94fb9b8c6369de7664995f88275e379ad'),
  ('17', '0195f0f8-846c-764a-ae92-ddf3537702a1', E'\\x76aeb1818524db50a441406bb26c5a6e4e83b31b4dbc6feac58de765826bda63', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\xff1826364e723e523d5944814bd110405f94c9057c358a27b072042e7de04508'),
  ('18', '0195f0f8-846c-768d-9967-3367ad03af46', E'\\x80f5a6288c819f6f13c9d35ae721e301c27405110f0f4d032e440798088d69ba', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x5dd18f4520acee5ce20ccea4d565d77e46ac007751ce9fae124ab208eee1c6a2'),
  ('19', '0195f0f8-846c-76a0-aa8f-0e7ace9a2e34', E'\\x946172a0d342558c1449aa5277755fa3d684b574401bba2358a5dc9e1947b0ad', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x9ea9a1f6ff89ed623522f4310baab9d9a7c0176e2456606f5fc9fc46d26c93d9'),
  ('2', '0195eaed-5b52-700c-a901-cf013d7ce78d', E'\\xbf0a729fa90cc18aeca9e226626daeddcc91fec0856a206013e6dfc0a2f24046', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x5ca807de346ab47b5361b592994ca94881e230e8cd43a728cfecd614489d0770'),
  ('20', '0195f0f8-846c-77a3-ba3a-7f7f38a7ad57', E'\\x936f94576f7ea5860d8ab93bb873ca1e1c85918562503202cdc5cd22ac4fac55', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\xfde6e266909905d86b812aae15c5f9ad014a8ae3b80dbb10bc6ab449d987c953'),
  ('21', '0195f143-5a97-760a-8371-f2d44dc26132', E'\\xb3495d2ca75ffea5dc1862b520d146099e22b3229988fd7779f020da68f48824', NULL, '{}', E'\\x', '2025-04-01 12:11:18.039+00', '2026-11-21 04:30:00+00', E'\\x825c15ff4c91a7ffc1bc7d53dcc1f957f0e495f9ee31a4a9e5297448857c47e6'),
  ('22', '0195f16e-4e64-719f-b514-b918ec249a06', E'\\x9d3da553c9155fcf362f7bb18e904468c9e5e0fd343174c959b94de738f6b7a6', NULL, '{}', E'\\x', '2025-04-01 12:58:12.964+00', '2026-11-21 04:30:00+00', E'\\xa8ca2ad0c6d6931389042811e4590ff825a050a3f943f230d378f110b5b75bd9'),
  ('23', '01960aa5-c6f2-7213-96df-c353755b13a1', E'\\x5c9f32cf99ef7b398c1d56be2f19afcf3bae3ed2c84bd82dbecbc5d27eb3b503', NULL, '{}', E'\\x', '2025-04-06 10:29:18.706+00', '2026-11-21 04:30:00+00', E'\\x4c2ba82a3e0633cd92ad344ed266c45175c1fd79cee9a58ebbffead3273cbda3'),
  ('24', '01962e07-dbf7-7215-b049-6a2ed426f17a', E'\\x3659fcd1f34bb4fdc96fc76ee8093dda9c227f257881457792f84dd79a8f05ed', NULL, '{}', E'\\x', '2025-04-13 07:23:09.175+00', '2026-11-21 04:30:00+00', E'\\xb6966451935bcaae5cccb4ae1a88e9992e7d2eae67041fa5a51931446f13e04e'),
  ('25', '01965222-1b54-71e7-aaea-aa709be7608b', E'\\xa281c3e3a6f79c97fc943ce625bcfc879172e87c46d0401e7c97d3c11a7e5c89', NULL, '{}', E'\\x', '2025-04-20 07:38:09.108+00', '2026-11-21 04:30:00+00', E'\\x5766f2a1f85c0d7b1f96bb079715eaee9f16347f1f2654a81cbf5c5ed500a6ad'),
  ('26', '0196952d-9296-7394-b850-486b1c974e84', E'\\x49cd83667660a5c2b270048ebe8571dcaec1be2e63fc96835121b31b708241f6', NULL, '{}', E'\\x', '2025-05-03 08:05:14.006+00', '2026-11-21 04:30:00+00', E'\\x6e071195d192c93890c214d8dc1132e6a085131be42ca08ad5cad7a0a6ffd13b'),
  ('27', '01971baf-477f-74f4-9c8e-5b7e6a347215', E'\\x1f89e4bd01422030843f71bf95ffcb967cdbc6dbf6d42a584549cd2ac95a1a8b', NULL, '{}', E'\\x', '2025-05-29 10:56:01.407+00', '2026-11-21 04:30:00+00', E'\\xa50879c584a64535c77a97dd9fe7600b34c0fb4c059ca0819d1e93ccf7a0bb14'),
  ('28', '01972f8c-001d-7461-8b12-cabbf453c2d1', E'\\x71b8bf31372e516c4abf6a1ac5781cae79b5b11580b6d9889f195bf4287ddc10', NULL, '{}', E'\\x', '2025-06-02 07:29:53.693+00', '2026-11-21 04:30:00+00', E'\\xe9d1be5426cac679fb214cff889fb0eddb3aa85ab3c6ac1e82de77d1b0f54d2d'),
  ('29', '019730ae-176e-710a-9fca-40089e8932ef', E'\\x5bd4cac41147e6857db1918e09437ec7679d7b4940cfaea6e8125b7215ef2db3', NULL, '{}', E'\\x', '2025-06-02 12:46:45.102+00', '2026-11-21 04:30:00+00', E'\\xed726b1e7761f8a36ca38626d5052f7b5579e7ca3d73da3a3af42e1f17a1c4de'),
  ('3', '0195eaed-5b52-7153-a992-04fca854877b', E'\\x7d6cb327e06bc321499da4e617cfa5c6fdec97b609e620062db62a1147cfcafb', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xd2c7357897f2b436242df915388a6e7693f6a00798a1eab551d37dfe613db6ff'),
  ('30', '01973f27-1abc-72d1-960c-2cd3af3e72c7', E'\\x722ab2cc0859f565e81dd5d2646ff7f518522de67ceefa6db79ea6bc63775ce2', NULL, '{}', E'\\x', '2025-06-05 08:13:36.828+00', '2026-11-21 04:30:00+00', E'\\x8c6026e70d7e7e7994a56df2d808b6fea2b5ae6312c702555e5d2bd6ae3c5d9c'),
  ('31', '01973f71-631b-75d5-b5ca-e653ab9f519f', E'\\x1a41634c2a58c1727ec32d5b0a382a916c590a4ead4200010e6496c072755132', NULL, '{}', E'\\x', '2025-06-05 09:34:45.019+00', '2026-11-21 04:30:00+00', E'\\x9fc926b3a2cbffc21d7aa4093edbbb131992727e0580e69676079ae0047c9ec4'),
  ('32', '019744be-dbb1-7623-9045-d95fdff01ed1', E'\\xeb9c5ea89917a77c455518103811057541f68ac438d7842b34f994f274469208', NULL, '{}', E'\\x', '2025-06-06 10:17:28.241+00', '2026-11-21 04:30:00+00', E'\\x7c6aeed8538919f3aefbc3a93e04fe1cb67726d2c9d9aec8f2de288f2e58ce1d'),
  ('33', '01976d38-7d5f-71ab-863f-e52af1a8a5e3', E'\\x0f7ef0ad309e4c1a7865851cf4cea4e7ad29d04bc76d76ee0726445a97718b4d', NULL, '{}', E'\\x', '2025-06-14 06:55:08.127+00', '2026-11-21 04:30:00+00', E'\\x152b0a0e1f4723ef955d16241f1032be2833672f51795d7a57d7a1113adf5b1a'),
  ('34', '01976d38-7d5f-763f-9540-91899b0c5c46', E'\\xde6ff1197238ce5ed6895455790ee70e18c97bf700309052fb8adc7831f503d8', NULL, '{}', E'\\x', '2025-06-14 06:55:08.127+00', '2026-11-21 04:30:00+00', E'\\x0b27847980e7e30debea7cf705f0b2ad8d5845c602bc30fb96e0da2a930a035b'),
  ('35', '01977d82-9bf0-719c-861d-12473682f43c', E'\\xdf71472b2cc660c606cc16e0dac9e81902ed5e2f8e5ca00e8c5720c59366f6e4', NULL, '{}', E'\\x', '2025-06-17 10:50:01.072+00', '2026-11-21 04:30:00+00', E'\\x4b714cb7581f4e208f55f41d0f43816c6f39d2b5e793a24323eee6c2e58c17f0'),
  ('36', '0197a729-c8b5-756a-b048-61f212d3920f', E'\\x88060a10b50d6a5d7d56343e00a61be17f7759ba3bd132ef98d09bcf38487857', NULL, '{}', E'\\x', '2025-06-25 12:57:02.901+00', '2026-11-21 04:30:00+00', E'\\x5f9d33a358a83f52ac1cc154c76cbd07d735ddab2e1e38434365d771c3130117'),
  ('37', '0197cf00-2cf0-75e0-8e07-2e19e73c565d', E'\\x046d50b9d7269ca5f8897a2224cd49ab2106e840b68270bc4bd5a6d1e56bf8cd', NULL, '{}', E'\\x', '2025-07-03 06:36:24.688+00', '2026-11-21 04:30:00+00', E'\\x9a395b21b6bde115c6ac6613189833765697c1a5478833e2ccad01c0a6ef6d6a'),
  ('38', '0197d3b1-cdf4-75c5-b2c4-871a4cf903d9', E'\\x1e1cb3c0a562e6647dbb60a9343f7e80eec96fb830dbf3f953e85a2cb827e499', NULL, '{}', E'\\x', '2025-07-04 04:28:54.644+00', '2026-11-21 04:30:00+00', E'\\xcfca74e6412f4d0cef1a8c47321af660ca12a30e54c8117895e0fab4f1beca3f'),
  ('39', '0197d44b-78c3-7731-8c01-65b55bc0825c', E'\\x327f4f6ea03a6992780cc4f6b88d794dfd462d72616dad55595b910080b3b4c9', NULL, '{}', E'\\x', '2025-07-04 07:16:45.379+00', '2026-11-21 04:30:00+00', E'\\xec986d328f7d8f8a197f2470f3b80f81908de3f07e98ac33589c3b5452239900'),
  ('4', '0195eaed-5b52-7162-98d1-d5fe75b34fce', E'\\xa501561e92c1ae0aba33593fa2f9db0e1e91011cfa3d4c7b78a8a53ce1b9770b', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xb22e004fcb5226bd2a6a0eff05dbd2ef59cd608cbc04dc0c8350746cb2341920'),
  ('40', '0197e9a1-67f5-738c-94e6-0b9662beeddb', E'\\x859150612d5ca8013337e33e4b907eacb1d2fa9e36582b6e7e6af56e6df1da1c', NULL, '{}', E'\\x', '2025-07-08 10:42:38.709+00', '2026-11-21 04:30:00+00', E'\\x2f896cf7cf2944aaa7addd6bb72819f4957b27b21ac6ca809a7a3e426b21daba'),
  ('41', '01980c8c-196a-74a0-9acc-fbf63ec85d9c', E'\\xe783d1e80f27b17b3fdffa25cc988d6ee63365c0ac92498af9e40400339ebe48', NULL, '{}', E'\\x', '2025-07-15 05:26:04.906+00', '2026-11-21 04:30:00+00', E'\\xc0a6b8f78779a5df8f17a69a87b7ce43502fda4a94d016425518121878adafc1'),
  ('42', '01982b99-c49f-7039-b30b-95eb2eafa004', E'\\x43821cad16c5a3f448c275a89343d4d19721ce644290a1159abd033faf95c585', NULL, '{}', E'\\x', '2025-07-21 06:09:14.399+00', '2026-11-21 04:30:00+00', E'\\x61d37ff61b37477ee77391997eca3fc4ffa0c456804af0a10028a98497d71e78'),
  ('43', '0198305a-7b46-7275-8ff2-28d79b821eb6', E'\\x55b63739383f8d2d4bde98c85b395f2b53472a305812114d0c309eef01e33aac', NULL, '{}', E'\\x', '2025-07-22 04:18:12.934+00', '2026-11-21 04:30:00+00', E'\\x511abcb7ad72a1c0660e597f873162bb315bee923dd8575729d43d6df6d76c83'),
  ('44', '01983ab5-5436-7114-8f0a-150d03775735', E'\\x6d65b4dfac5deac7a08fdd9cb54396321009d25ba5f35768159d1c2a855245fd', NULL, '{}', E'\\x', '2025-07-24 04:33:38.87+00', '2026-11-21 04:30:00+00', E'\\xf114387fc1ce8bba2a88fe074c2b0f0da28e1a86db24adc8884c7dcb3e564eb1'),
  ('45', '01984f40-d442-72c6-bfab-666c349f7456', E'\\x8c28b0941f6bc0e7f69db4903451adb9ebb202d3d6d45031f087ee4bed292dca', NULL, '{}', E'\\x', '2025-07-28 04:18:25.474+00', '2026-11-21 04:30:00+00', E'\\xa1144b17d15c2bd0fc85325a94c63d31f310510dcf8539a5d6717e9c351ede6a'),
  ('46', '01985aa9-0953-7046-85c8-57a5ee7b46db', E'\\x6ee33db805ea2019ee097e58fe78b97ca73ea59a28baee559e65998fed767507', NULL, '{}', E'\\x', '2025-07-30 09:28:04.179+00', '2026-11-21 04:30:00+00', E'\\x6c52dc18b89c93ca05ad946621be35c9abe163ab7fe188680d613c74dd24eb0a'),
  ('47', '01986905-43a3-742d-801f-d04bb6a04e45', E'\\xaf5aa278c268fe8a30e134955c3c1f933f048cca110731f90402973bfdfc2a37', NULL, '{}', E'\\x', '2025-08-02 04:23:29.443+00', '2026-11-21 04:30:00+00', E'\\x429943fc89a7f0cb8e9fe4a5efb1e14c93790a3e99ea1f435a63a748a0bdd05b'),
  ('48', '019873c7-c03e-75eb-8d28-d735ee385c7b', E'\\xc3c5e4598ca5fd75d50f71cf03975ac75f19e39378e2351565575d437ad88e86', NULL, '{}', E'\\x', '2025-08-04 06:32:07.486+00', '2026-11-21 04:30:00+00', E'\\x1852fec99c5abf4f3ea152ae79d3841a886b9d9f6e165f48c9cb37ed9143534d'),
  ('49', '0198742d-391a-7279-877b-ba38788ff9a6', E'\\x81d51f9530cfbf4999d7ac4a616c102785161ae531e035de0be3bdfdf09605b5', NULL, '{}', E'\\x', '2025-08-04 08:22:57.562+00', '2026-11-21 04:30:00+00', E'\\x52b745c83ae4fe8d7caaa5392b4ef511805b9c9e48e5d571c0779387c1f3fc17'),
  ('5', '0195eaed-5b52-7308-ac2f-266edda0ec26', E'\\x7d3056c4982c265ebbaa1dc8b0d6dc09727c9fc511eefb87d09f41f8fac003cd', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x07442ecb31f13faf70c0b7021a37a22fff627a60c37519c5573b4d6df4b2574d'),
  ('50', '01987a45-a517-7486-8078-033616d7c278', E'\\x1bc1ade639c316243283bb1aff108bf0f52570dec3a19834ee8368269149711e', NULL, '{}', E'\\x', '2025-08-05 12:47:21.367+00', '2026-11-21 04:30:00+00', E'\\xe87a007f52faad25daa21c048ed790e8de5479b478ce5b141248849c17f87816'),
  ('51', '0198adb9-bb13-76d3-b6d4-e7da0b5712f2', E'\\x75c1d49d8fca8242c9f496f0b83a8e43da6cc41af71d2238dbfdcc254532130d', NULL, '{}', E'\\x', '2025-08-15 12:34:47.187+00', '2026-11-21 04:30:00+00', E'\\xe8ff68224b6fb7b0e0ea35850de8df34ef3094320695d4d23a60f15f8c334f49'),
  ('52', '0198b7a5-65f9-732e-b64c-9e27889a4680', E'\\xfd9ec3b34b294f8e720986b2b2da4b4c1769163d0dac53fc61fc5a697cc8764d', NULL, '{}', E'\\x', '2025-08-17 10:48:46.841+00', '2026-11-21 04:30:00+00', E'\\xb729675f4a6a1c53204ef844b431a929a28c973628547792c8388f6634e06d7f'),
  ('53', '0198d1be-32ac-71e6-adb8-417f6a31baad', E'\\x18af25af0b5b5a5eddb0874e9756daad9c2fe7e1e617abeaab7ffa51fcf48447', NULL, '{}', E'\\x', '2025-08-22 12:25:59.724+00', '2026-11-21 04:30:00+00', E'\\x3cbb2caf0ee6d705c94d7faf52e2dd0dc01c1a23f303ce27d8ce4ab6f8104dfc'),
  ('54', '019904aa-7eb6-7017-b6fa-31d25f383d3b', E'\\x31e9f2913c1c76dc999c629021cbc44af8951d6b2080d6fc6bdedd500c597804', NULL, '{}', E'\\x', '2025-09-01 09:45:06.486+00', '2026-11-21 04:30:00+00', E'\\xb0f5a9acfe0b588fc031fad2a4911bbde136bfeb0c02d67aba3971284a772fb3'),
  ('55', '01990a07-c598-73ba-a429-257677cd7e9d', E'\\x9cc4d94c42cf9326bdf1776becf9efc560d487491696b3761157c56ded445ad7', NULL, '{}', E'\\x', '2025-09-02 10:45:05.56+00', '2026-11-21 04:30:00+00', E'\\x554362185d0a791bb3ddcaa8e623d10d5f7e18204de65f01f67412f4f0940c41'),
  ('56', '01990f32-eeb0-743d-a3a9-d31907db2125', E'\\xb22607e69ab47fb6e0b46aaa5b50392aa200dc99ca93300d31f4729007936ceb', NULL, '{}', E'\\x', '2025-09-03 10:50:20.208+00', '2026-11-21 04:30:00+00', E'\\xd057cf4a6783cf3879b74df6531cf43a913b704fdbfb20575a488dcdabe7b215'),
  ('57', '0199291d-4815-725e-9c60-a5aba25123ad', E'\\x1731c3e1387ead3c21a1b9f882756c045fc12c3ba38395b70b152f658da20c3b', NULL, '{}', E'\\x', '2025-09-08 11:36:48.917+00', '2026-11-21 04:30:00+00', E'\\xc4429a09ffeddb33ac2cd6dde74e387c0fe29c62865ef0dab25a27afa3d371be'),
  ('58', '01993c60-445a-73ef-9eb6-27dbec5aab0b', E'\\xa5d0d99123dae7459ec2b2a6fad0c7053e2a3cef4c812043386b2454faf1b7d7', NULL, '{}', E'\\x', '2025-09-12 05:22:45.978+00', '2026-11-21 04:30:00+00', E'\\x8c8f79cbb844e393d1fa2c28f5a0026081ed90b07809a0cb0ddbd354db3ecf98'),
  ('59', '01994735-b681-7516-b24c-1bb39f43e73a', E'\\x8de1e65487582038f0958f21d6e00220886101c0c3c0d199757a168b863b978b', NULL, '{}', E'\\x', '2025-09-14 07:52:06.529+00', '2026-11-21 04:30:00+00', E'\\x23df35a3e1a42e9fa9db68d58f83c8e26a2a5a41f9261cda8c15e3d00867a00e'),
  ('6', '0195eaed-5b52-7379-9870-95668e69abfc', E'\\x0ee7b882c48d7f3f34e354d1feb96e77a297614214a58c121e56b847fdf1e954', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x2a0255c4470e1797b727a487e4356544f132c37343827b9da3094a9ba149d720'),
  ('60', '0199483e-e8b1-748c-b942-8333de114111', E'\\xb3a73bf62dc178e16464e992ae8155e2689c7148f7db71bbc944016c4b39279e', NULL, '{}', E'\\x', '2025-09-14 12:41:46.417+00', '2026-11-21 04:30:00+00', E'\\xf2595b8f588911d27dabca8ab5a9c4c44913a87e248578827a34f2a059523f3a'),
  ('61', '0199c7c0-0ba8-74df-837b-f34ffb808c99', E'\\xd0f91350f15ebfb86578c7bf355e663fe8587ade1d21ca9a9e9f41e9f1c4add4', NULL, '{}', E'\\x', '2025-10-09 06:54:35.944+00', '2026-11-21 04:30:00+00', E'\\x5c92243387a32236e28e2227b6748d06bbeb42a5fe0d2611f1641eb1c3f21bdd'),
  ('62', '019a24d1-6480-74a0-95cf-04f8c2003455', E'\\x27fd0820fc13ef124e3cc79b04f3506ae285bc414de5c279fa44b75e4f66e54f', NULL, '{}', E'\\x', '2025-10-27 08:38:13.888+00', '2026-11-21 04:30:00+00', E'\\xe244746efc97eed7971449f6e72bee4073f097c0e8da95eeb56b5e579ca7a938'),
  ('63', '019a24d1-6480-74fe-a91a-08b0f350f3e6', E'\\x3ed843d92546aa9ff4b3402299a31d1666f162fc24b8fc1415da58fcdff71828', NULL, '{}', E'\\x', '2025-10-27 08:38:13.888+00', '2026-11-21 04:30:00+00', E'\\x241c9dc44539de1f8047db186be1cf80bd2f411ef72cc6b618106fcd7fe3c10d'),
  ('64', '019a3e0d-cbe7-70f7-8281-5a3ce4e2ff0e', E'\\x7def817275415d65cbe15a0c3cb5c343dc1906f34cb8543627aa1869c3901a47', NULL, '{}', E'\\x', '2025-11-01 06:14:42.919+00', '2026-11-21 04:30:00+00', E'\\x581bcd7f412695228b3fbcd5d08df28d6c5346b1281daca9f9cd681c26aa4630'),
  ('65', '019a499b-18e8-7582-ba8f-e719c57a0ceb', E'\\x2d6310226f5697f56e18f9e9b29c54fe8a53cbf9b1402c715cd00cffb9a400ad', NULL, '{}', E'\\x', '2025-11-03 12:04:52.584+00', '2026-11-21 04:30:00+00', E'\\xd8a692baa716b8cbab35d5438a21ac5e8a82d6c4d66a71975d7b65645c9b512b'),
  ('66', '019a4dd1-d13d-7212-8fb2-0709b439f3d8', E'\\x33d8ab7a5ebaa650b41058ddcb327d7b9a355ffb04d533d12f919379a8d56909', NULL, '{}', E'\\x', '2025-11-04 07:43:07.581+00', '2026-11-21 04:30:00+00', E'\\xd9efb5ef4881726dc9e96b1cd34217e93e5e1a81f08e837c4724909069462a5f'),
  ('67', '019a5870-be50-70ec-ace7-67ccff50632f', E'\\x3e683c2d21c8cf3d7985d08b9d1e57da340c4542b57351fc4dc3246b10aa8a59', NULL, '{}', E'\\x', '2025-11-06 09:12:55.12+00', '2026-11-21 04:30:00+00', E'\\x99bb426828753cc160c361e73c883d1c66b4d20fb2f4375b76441b708463c957'),
  ('68', '019a58cd-919f-7426-acbe-7cc6ec61e41a', E'\\xf309792c304b3dab1643d0ba9604f99340dadc4ed478e0b6c24f446862651cda', NULL, '{}', E'\\x', '2025-11-06 10:54:18.527+00', '2026-11-21 04:30:00+00', E'\\xf4d1faa8dd2f378cb4935d0ef8625968b130087acd3f2ee531006d7ecdfedb5c'),
  ('69', '019acdcb-3f5e-7344-b065-80e6eb837e46', E'\\xe8268d9f07a87bc0472928190834112063a977f813d1c60f28b508af190a3efc', NULL, '{}', E'\\x', '2025-11-29 04:07:20.67+00', '2026-11-21 04:30:00+00', E'\\xebe2ad8f33de7e11502848bfdbeedcaebb4af99418d7a9ae738c010e518e9aa5'),
  ('7', '0195eaed-5b52-73da-9832-45f7c7a48c92', E'\\x109ecfb0590444ad3350646af7ba3830c67e367f40ef1f77e84242ad120f8ee3', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x97ff89a7f4bdb601f6c64a8dd132823c05a1f7217bd97f0adfb19887c37442f5'),
  ('70', '019acefa-c7b2-726e-b675-c5201e17bc3e', E'\\x191e45007a9ca98552af45c3739909544ee1b2e711f4d1aebdca375932c57772', NULL, '{}', E'\\x', '2025-11-29 09:38:52.978+00', '2026-11-21 04:30:00+00', E'\\xbb32147b5f5a85305b42d49f51dd70262d5078f85b24cf02e27cc95a82d06e0a'),
  ('71', '019ad88c-72fa-74d7-bf4e-a54244cdfd11', E'\\xe7cbfa9624e42d189c233260b3c855b7b6402f3091cf1f6099b1dc06e8516d61', NULL, '{}', E'\\x', '2025-12-01 06:14:34.49+00', '2026-11-21 04:30:00+00', E'\\xb4fcf37e16739efce07db764f1f6d90cf9dc8765370bd270606e6b6dd49d8e2e'),
  ('72', '019b5e41-c6ac-70cc-8c7f-34989ae7a409', E'\\x32d0d9fc63d4fbaffabd1ce6933e4996ee5b3d2711a933bb8ce74713e89c6c21', NULL, '{}', E'\\x', '2025-12-27 05:22:07.66+00', '2026-11-21 04:30:00+00', E'\\xcfd64aded56032d55ba7b06757b1964941007969820d5227cb9dd228c74df600'),
  ('73', '019b7ce0-50eb-7478-980a-a8d6bdda8f99', E'\\xe82e4c8ad5700b970ef7015b3040fb532944c2e12f95ce03b8a856051d180042', NULL, '{}', E'\\x', '2026-01-02 04:03:54.219+00', '2026-11-21 04:30:00+00', E'\\x4ff9a899bc638f359f95b7b3c57b48ea2c49eecc606eaad0d41ad513be4017c7'),
  ('74', '019b7d9a-7db3-7306-8ae8-e708e867aeda', E'\\x5a14b5a72f8489169958f1095587e364baf4eeb15eab919f2f223bf5fd69aab6', NULL, '{}', E'\\x', '2026-01-02 07:27:15.379+00', '2026-11-21 04:30:00+00', E'\\xa3c9d000ec89e9ddf19edb7e9ed48b9a5f39bc57958d25948ce901d4789a7ad3'),
  ('75', '019b92c8-7213-744d-98aa-72c74dc9dd8d', E'\\x2062c2f658268c5d29aff97ef54d6f00b2143ed2e4c9057028529b764dcf40b5', NULL, '{}', E'\\x', '2026-01-06 10:09:28.595+00', '2026-11-21 04:30:00+00', E'\\xfe6c2250e9fa3b6aa2959ad3ac3e1d4da7f44a2ca322d9e529241cb5211f9810'),
  ('76', '019b96c0-e9f1-73b9-8471-0323d0ebde5e', E'\\xcd25de8f0c7cad8f4667291fe32b93bb206a94afddba6cf3c922ef5cb22df04d', NULL, '{}', E'\\x', '2026-01-07 04:39:43.857+00', '2026-11-21 04:30:00+00', E'\\x61872eb04224f9fbb4e892d9a3a788fd00aa54f802cd1dec6fd53fd2aa4d829a'),
  ('77', '019b9be6-f910-77a5-beeb-0a514cb6a883', E'\\xdefef892ebf5c6bce201c7d06d979ceedf09e15923df6fcd0a755bc26d9f1d32', NULL, '{}', E'\\x', '2026-01-08 04:39:24.176+00', '2026-11-21 04:30:00+00', E'\\x9c3cadbdf4d74bb1ed607f2664f5134573bb25755506a813ca93f15ccc87d9d3'),
  ('78', '019bea69-43a4-7371-ae60-a80769f66520', E'\\xc79164fedddd8269ff8a6d89070d505e5307a400b28282d570e273f35961214f', NULL, '{}', E'\\x', '2026-01-23 10:32:05.796+00', '2026-11-21 04:30:00+00', E'\\x7b6695416257968f048504f9e0e87dd530d7e2e60dd95a0b00c3527e1d1ee5a9'),
  ('79', '019c1cef-33c4-7090-9f8b-aa165efc01e1', E'\\x28c1362d101538edee672df2b1e01880a8e252382338ee04ab8449f35785932e', NULL, '{}', E'\\x', '2026-02-02 05:59:24.356+00', '2026-11-21 04:30:00+00', E'\\xf97b53f7ecd8a6cb78eb21cd5c20f50cd75821a56d9d12c937754b1f51cadc88'),
  ('8', '0195eaed-5b52-757c-981d-ab819f13bc89', E'\\x4b261904e9c3add32e45046f884dd251cbf6df8e8f4965f8d44179662ab37062', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x1dc1264eafd72e36739ba2a81ff7ad7533bc1946ecf85ddb4b811283f89a4d22'),
  ('80', '019c31b6-9ffd-70ac-b1f0-04bd6ed7d3d7', E'\\x973d1f22ade838309a19563ff956789cc833a17b8370e583691afded29d5bcec', NULL, '{}', E'\\x', '2026-02-06 06:49:38.045+00', '2026-11-21 04:30:00+00', E'\\xd56be41d1fb214baa22e1dbd90a9d5d2485dc555eea81d50b1e8c5d453987cb4'),
  ('81', '019c369f-a274-74cc-9a56-091423a114d4', E'\\xd630e82613c8d48c6c309c9914e070471a97e992f73134db30523a6cc1a80ef5', NULL, '{}', E'\\x', '2026-02-07 05:42:37.428+00', '2026-11-21 04:30:00+00', E'\\x1da58e54fefd2705f6d210208fb7e7e6b6bbdd356d34a57b9484a2faf68d7e09'),
  ('82', '019c411e-2084-73b8-85c6-3e92d6f3d795', E'\\x61b4bec87d9513ab816edaa2f47758a969d81053ee8d3ae1b616caa0f66debb5', NULL, '{}', E'\\x', '2026-02-09 06:36:59.396+00', '2026-11-21 04:30:00+00', E'\\x5ed6ed2edf158f5ead0e0ced3e6f8e191e58d0165e103ed855601a3129c19792'),
  ('83', '019c423e-23a9-70fe-aefb-f7071552f246', E'\\x07424cce15cb9ebfff2d4af7b95b4ee5266b137a005330846c9075bca7057afd', NULL, '{}', E'\\x', '2026-02-09 11:51:34.569+00', '2026-11-21 04:30:00+00', E'\\x717edde5e723e58aded02df7f6d94bcdc9c3e22cb35ca9d1ff4439cbb51c4838'),
  ('84', '019c7004-9136-760f-90d1-9f95995a2eb4', E'\\xa9ffcec3ee1a9c94b88f3d95b2b99662f21485fa830d6bbcc083a7347fadb160', NULL, '{}', E'\\x', '2026-02-18 09:11:13.462+00', '2026-11-21 04:30:00+00', E'\\x7ddfe620ac7d36161f5c5ccebbae567c63dc95f33514288ac157b7666d14fdbb'),
  ('85', '019cfa32-3a20-7058-8ae2-566840914746', E'\\xf063a63ae38b2e9bc857f53e0b96ae52de9fe4ffea32e01c2de1c761ee687de9', NULL, '{}', E'\\x', '2026-03-17 05:08:41.632+00', '2026-11-21 04:30:00+00', E'\\xce7b7545f3b913cf02eb44c0a6f29a7c8d531d3b20134437076388aeacad7792'),
  ('86', '019d47ad-09b4-764a-84d9-40b98069b33f', E'\\x6d125b8f71303305586d697bc8659486879da2108a5351bdc11e4778959b14a7', NULL, '{}', E'\\x', '2026-04-01 06:13:35.796+00', '2026-11-21 04:30:00+00', E'\\xff481e7d62728a9fc724a2be7c2f1e205298c1d67d29468fc1f6bbd0fb88301c'),
  ('87', '019d805b-85ba-7273-b361-dc605c592427', E'\\xee1119b12361152be968c94ad28f1a033a1252627a7109de0558b0d8988a0a97', NULL, '{}', E'\\x', '2026-04-12 06:22:54.906+00', '2026-11-21 04:30:00+00', E'\\xd2fd9e08669b1e8b72e7ab19da0ebcf4658078ffdff8d9e9eb6bf6df920a1599'),
  ('88', '019daf1c-ae23-74cf-a7eb-78772c01f323', E'\\x98dfaa6045e1e744c1b422721ab2f2965816127d98ea874ff6c22e64ef7407dc', NULL, '{}', E'\\x', '2026-04-21 08:16:25.635+00', '2026-11-21 04:30:00+00', E'\\x149f95400e3d223f1f74a1e864f7e14608a2118ad573337568f193c71ddc4b33'),
  ('89', '019e0afc-7890-76e0-a249-519eb9fdb195', E'\\xc4b5b619673f9078fc0e02363a0405b7acb1753d44de6dfb15c3407d81dc22b5', NULL, '{}', E'\\x', '2026-05-09 04:26:18.64+00', '2026-11-21 04:30:00+00', E'\\x89f254b74b0489eff17bff7bc98cbf8ce5d1a683fdd188ecded5215ffb9452df'),
  ('9', '0195eaed-5b52-75a3-8fe7-06b2d85bc178', E'\\xc81cd716f8e255208202ddb60ff425f92fa98363e6f647fcdea1c233f46ecb19', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xf41e7b0d9a3ffd4b916ccaa7f5dc51497ebc8ecbcbc24d59d0b1b43c1930ba67'),
  ('90', '019e91fd-57b9-7531-9b8a-6f8ff702599f', E'\\x565012da115629aa3d5e45d13faa9056dd7685f7bdb4e629cb61854447905aa4', NULL, '{}', E'\\x', '2026-06-04 09:35:59.929+00', '2026-11-21 04:30:00+00', E'\\xc4f32e9c6a4b8799ab25685ec90fcf8cb9437aabb66d36808cc0f6a3596ee37b'),
  ('91', '019f1d81-7446-7582-b90b-4b0de89b2ff0', E'\\x3ac9eb5b754f35d7f10f1988aaab7433c4eb9e5a1ec7ca4d465488eb1c4b7d85', NULL, '{}', E'\\x', '2026-07-01 11:47:31.014+00', '2026-11-21 04:30:00+00', E'\\xcb0d6fd459cadcb3c17dc47982f16ae54187d5b7e9a8b353bd3cd274d8d2abd0'),
  ('92', '019f4660-91bf-7782-8b08-f4ce31fe2b0c', E'\\xd2aa452d36f2cb1c1c30e5fcebd65c7bf22b01cc40172c335ea20b31ab532dbb', NULL, '{}', E'\\x', '2026-07-09 10:16:01.727+00', '2026-11-21 04:30:00+00', E'\\xfadff74e34b0ebd5c86ff096258963b2b381b58aa95e85ca94407ac7698f7f47'),
  ('93', '019fa230-ae6c-7747-a83b-d025cbb25ebb', E'\\x91a78c6a3d3d912bec124da4f2bd5ff0e4317166e9a4e00f090d521daf4249ab', NULL, '{}', E'\\x', '2026-07-27 06:08:47.212+00', '2026-11-21 04:30:00+00', E'\\x4ba98054ded082167d551d105a530e6f9e62c0d4f22f33770eb892c702dce2af'),
  ('94', '01a02eaf-9c16-7781-93eb-41e50b4798f6', E'\\x3e878901f02635d25750557aeb9c3887b7b59d23ed9bfd7dde731d7a93695060', NULL, '{}', E'\\x', '2026-08-23 12:54:15.83+00', '2026-11-21 04:30:00+00', E'\\x8d9ec3edb7a6adfbd9e8022cb3d70aab0588df880bce5e087b4a248963b623ce'),
  ('95', '01a0b40e-f07d-72c3-b889-cba500ebc1a9', E'\\xd078d25771b566eff56703b3f216f45a8494f478ec93ba1a353b7d1fb25a40bb', NULL, '{}', E'\\x', '2026-09-18 10:27:53.085+00', '2026-11-21 04:30:00+00', E'\\xf9af1f21a056b893724c73f0c73fda56cdf71d7fe303e63924d9f880a0bd2473'),
  ('96', '01a0d6d4-797a-7268-add2-edb1087af9ee', E'\\xe8fe01a31c48b7f0a8f476100bcbf6027741851b4eaaeb056c4d753db8c52e9c', NULL, '{}', E'\\x', '2026-09-25 04:30:44.09+00', '2026-11-21 04:30:00+00', E'\\xa21cb6604584b0bb74d0e6b6e50ce41b8bb3e19982f3e3089418604233da47e9'),
  ('97', '01a11b91-9b52-73b2-825f-3fbdf69036c1', E'\\xc5d81b746f73b331bc5742c7e6e78c0b99fe31c14f5d6ebdb9c23c200b7de3ce', NULL, '{}', E'\\x', '2026-10-08 12:51:29.746+00', '2026-11-21 04:30:00+00', E'\\x81888b73389eb854f370d88065b0bc80b93ee3b03faa6adeb2b3025aec432927'),
  ('98', '01a13e7e-69d3-77d3-be0f-75d505b8b2cd', E'\\x42b2bb6cd2b26224ea538c9228bf176c4a186ab4a5ad76eb8d99b84b597ac49c', NULL, '{}', E'\\x', '2026-10-15 07:37:14.451+00', '2026-11-21 04:30:00+00', E'\\xfa7b041dfd7e4485f742b6cb9e41e40a6c63a03100ab6c4155595320a3f7c68f'),
  ('99', '01a19b44-4019-7196-8145-4a456733b412', E'\\x4f6479fe1d2022791d500797fa87ebc3a46c7c911e804f109b67a4c1de95e3a5', NULL, '{}', E'\\x', '2026-11-02 07:58:23.769+00', '2026-11-21 04:30:00+00', E'\\xad8f4188be5a3856ac9a912b1b5e4e081e27ae5fdef4fbfaddbe5e1fb3c0da80');
insert into audit_personal ("entry_id", "subject_id", "field", "before", "after", "salt") overriding system value values
  ('01a209a1-a661-7579-9970-13a10b78c4dc', '01a1b03c-74c1-7324-9bcf-b310041a6297', 'reason', NULL, '"Scholarship"', '2e10e06f-b2a9-452e-a75c-20c22b951f65'),
  ('01a209a1-a67e-717e-a650-20de019d57e6', '01a1b03c-74c1-7324-9bcf-b310041a6297', 'reason', NULL, '"Paid twice"', 'cbe41b0d-21a7-4834-95a4-233cdfd4f605'),
  ('01a209a1-a6d4-74e7-b5cc-d701ea113209', '01976d38-7d5f-77a0-8243-b16cab3baf2b', 'degree', '"BCom"', '"BSc"', 'b969402c-86e4-44df-82ad-d9558be40475');
insert into audit_seal ("day", "n", "hash") overriding system value values
  ('2026-11-21', '127', E'\\xd4bc71e6e62c1a7eadf3012defbd635661a960349e9b3335335b0d76b1eab97d');
insert into audit_unchained ("at", "entry_id") overriding system value values
  ('2026-11-21 04:30:00+00', '01a209a1-a6d4-74e7-b5cc-d701ea113209');
insert into backup_run ("id", "kind", "started_at", "seen_at", "finished_at", "place", "encrypted", "bytes", "reason") overriding system value values
  ('01a209a1-a6bd-703b-b7e3-2df72065b449', 'scheduled', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', 'office:/backup/example.tar.gz', 'false', '4096', NULL);
insert into batch ("id", "code", "code_key", "course_id", "time", "start_on", "end_on", "created_at", "version", "deleted_at") overriding system value values
  ('01a209a1-a569-744c-8e38-2789b472df7a', 'TALLY-2504', 'tally-2504', '01a209a1-a563-71ad-8919-4a942778d8a9', '15:00 to 17:00', '2025-04-01', '2025-07-01', '2025-03-11 05:44:07.174+00', '1', NULL),
  ('01a209a1-a569-744c-8e38-291959c26968', 'PY-2504', 'py-2504', '01a209a1-a563-71ad-8919-4cb25a31eff6', '08:00 to 10:00', '2025-04-27', '2025-08-27', '2025-04-06 10:29:18.706+00', '1', NULL),
  ('01a209a1-a569-744c-8e38-2c826862b595', 'FSW-2505', 'fsw-2505', '01a209a1-a563-71ad-8919-51ec36c46c7e', '12:30 to 14:30', '2025-05-24', '2026-01-24', '2025-05-03 08:05:14.006+00', '1', NULL),
  ('01a209a1-a569-744c-8e38-308e4c10e7e6', 'DA-2506', 'da-2506', '01a209a1-a563-71ad-8919-575d6f8d8312', '18:00 to 20:00', '2025-06-19', '2025-12-19', '2025-05-29 10:56:01.407+00', '1', NULL),
  ('01a209a1-a569-744c-8e38-37a9fd53b8e6', 'GD-2507', 'gd-2507', '01a209a1-a563-71ad-8919-5aba3ca92064', '18:00 to 20:00', '2025-07-16', '2025-12-16', '2025-06-25 12:57:02.901+00', '1', NULL),
  ('01a209a1-a569-744c-8e38-3b7b63de7092', 'DM-2508', 'dm-2508', '01a209a1-a563-71ad-8919-5c5c84d8616b', '10:00 to 12:00', '2025-08-11', '2025-11-11', '2025-07-21 06:09:14.399+00', '1', NULL),
  ('01a209a1-a569-744c-8e38-3f0abd2564d2', 'HT-2509', 'ht-2509', '01a209a1-a563-71ad-8919-609190441208', '15:00 to 17:00', '2025-09-07', '2025-11-07', '2025-08-17 10:48:46.841+00', '1', NULL),
  ('01a209a1-a569-744c-8e38-4380d39885ce', 'FR-2510', 'fr-2510', '01a209a1-a563-71ad-8919-66e357e1c211', '15:00 to 17:00', '2025-10-03', '2026-02-03', '2025-09-12 05:22:45.978+00', '1', NULL),
  ('01a209a1-a569-744c-8e38-458574c3997c', 'TALLY-2510', 'tally-2510', '01a209a1-a563-71ad-8919-4a942778d8a9', '12:30 to 14:30', '2025-10-30', '2026-01-30', '2025-10-09 06:54:35.944+00', '1', NULL),
  ('01a209a1-a569-744c-8e38-4bf4d03bd5b5', 'PY-2511', 'py-2511', '01a209a1-a563-71ad-8919-4cb25a31eff6', '18:00 to 20:00', '2025-11-25', '2026-03-25', '2025-11-04 07:43:07.581+00', '1', NULL),
  ('01a209a1-a569-744c-8e38-4d340ba46481', 'FSW-2512', 'fsw-2512', '01a209a1-a563-71ad-8919-51ec36c46c7e', '12:30 to 14:30', '2025-12-22', '2026-08-22', '2025-12-01 06:14:34.49+00', '1', NULL),
  ('01a209a1-a56a-742e-af01-869a709ef028', 'DA-2601', 'da-2601', '01a209a1-a563-71ad-8919-575d6f8d8312', '12:30 to 14:30', '2026-01-17', '2026-07-17', '2025-12-27 05:22:07.66+00', '1', NULL),
  ('01a209a1-a56a-742e-af01-8b5135b0f372', 'GD-2602', 'gd-2602', '01a209a1-a563-71ad-8919-5aba3ca92064', '08:00 to 10:00', '2026-02-13', '2026-07-13', '2026-01-23 10:32:05.796+00', '1', NULL),
  ('01a209a1-a56a-742e-af01-8fb72a75fcb1', 'DM-2603', 'dm-2603', '01a209a1-a563-71ad-8919-5c5c84d8616b', '12:30 to 14:30', '2026-03-11', '2026-06-11', '2026-02-18 09:11:13.462+00', '1', NULL),
  ('01a209a1-a56a-742e-af01-906c8a4e0bc2', 'HT-2604', 'ht-2604', '01a209a1-a563-71ad-8919-609190441208', '10:00 to 12:00', '2026-04-07', '2026-06-07', '2026-03-17 05:08:41.632+00', '1', NULL),
  ('01a209a1-a56a-742e-af01-94520ff5a108', 'FR-2605', 'fr-2605', '01a209a1-a563-71ad-8919-66e357e1c211', '08:00 to 10:00', '2026-05-03', '2026-09-03', '2026-04-12 06:22:54.906+00', '1', NULL),
  ('01a209a1-a56a-742e-af01-9a6a43b174cf', 'TALLY-2605', 'tally-2605', '01a209a1-a563-71ad-8919-4a942778d8a9', '12:30 to 14:30', '2026-05-30', '2026-08-30', '2026-05-09 04:26:18.64+00', '1', NULL),
  ('01a209a1-a56a-742e-af01-9d58c4875464', 'PY-2606', 'py-2606', '01a209a1-a563-71ad-8919-4cb25a31eff6', '08:00 to 10:00', '2026-06-25', '2026-10-25', '2026-06-04 09:35:59.929+00', '1', NULL),
  ('01a209a1-a56a-742e-af01-a29436c9ce3a', 'FSW-2607', 'fsw-2607', '01a209a1-a563-71ad-8919-51ec36c46c7e', '10:00 to 12:00', '2026-07-22', NULL, '2026-07-01 11:47:31.014+00', '1', NULL),
  ('01a209a1-a56a-742e-af01-a647b5a07000', 'DA-2608', 'da-2608', '01a209a1-a563-71ad-8919-575d6f8d8312', '10:00 to 12:00', '2026-08-17', '2027-02-17', '2026-07-27 06:08:47.212+00', '1', NULL),
  ('01a209a1-a56a-742e-af01-ab7b1c8e6e16', 'GD-2609', 'gd-2609', '01a209a1-a563-71ad-8919-5aba3ca92064', '08:00 to 10:00', '2026-09-13', '2027-02-13', '2026-08-23 12:54:15.83+00', '1', NULL),
  ('01a209a1-a56a-742e-af01-affde344a19e', 'DM-2610', 'dm-2610', '01a209a1-a563-71ad-8919-5c5c84d8616b', '12:30 to 14:30', '2026-10-09', NULL, '2026-09-18 10:27:53.085+00', '1', NULL),
  ('01a209a1-a56a-742e-af01-b0d25c1afec9', 'HT-2611', 'ht-2611', '01a209a1-a563-71ad-8919-609190441208', '10:00 to 12:00', '2026-11-05', '2027-01-05', '2026-10-15 07:37:14.451+00', '1', NULL),
  ('01a209a1-a56a-742e-af01-b58713a47de5', 'FR-2612', 'fr-2612', '01a209a1-a563-71ad-8919-66e357e1c211', '15:00 to 17:00', '2026-12-01', NULL, '2026-11-10 06:43:16.88+00', '1', NULL);
insert into cash_entry ("id", "kind", "amount", "day", "reference", "recorded_at", "recorded_by", "voided_at", "voided_by") overriding system value values
  ('01a209a1-a6c7-7790-bab9-f6e8eed0e6cf', 'opening', '1000.00', '2026-11-20', NULL, '2026-11-21 04:30:00+00', '01a209a1-a508-761e-b63f-16bf07b20bd6', NULL, NULL);
insert into consent ("student_id", "given_by", "guardian_name", "notice_version", "at", "recorded_by") overriding system value values
  ('01976d38-7d5f-77a0-8243-b16cab3baf2b', 'student', NULL, '2', '2026-11-21 04:30:00+00', NULL);
insert into course ("id", "name", "name_key", "fee", "duration", "added_by", "created_at", "version", "deleted_at", "instalments") overriding system value values
  ('01a209a1-a563-71ad-8919-4a942778d8a9', 'Tally with GST', 'tally with gst', '12000.00', '3 months', '01a209a1-a508-761e-b63f-124f311467c3', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a209a1-a563-71ad-8919-4cb25a31eff6', 'Python Programming', 'python programming', '18000.00', '4 months', '01a209a1-a508-761e-b63f-124f311467c3', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a209a1-a563-71ad-8919-51ec36c46c7e', 'Full Stack Web Development', 'full stack web development', '45000.00', '8 months', '01a209a1-a508-761e-b63f-124f311467c3', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a209a1-a563-71ad-8919-575d6f8d8312', 'Data Analytics', 'data analytics', '35000.00', '6 months', '01a209a1-a508-761e-b63f-124f311467c3', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a209a1-a563-71ad-8919-5aba3ca92064', 'Graphic Design', 'graphic design', '22000.00', '5 months', '01a209a1-a508-761e-b63f-124f311467c3', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a209a1-a563-71ad-8919-5c5c84d8616b', 'Digital Marketing', 'digital marketing', '15000.00', '3 months', '01a209a1-a508-761e-b63f-124f311467c3', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a209a1-a563-71ad-8919-609190441208', 'Hindi Typing', 'hindi typing', '4500.00', '2 months', '01a209a1-a508-761e-b63f-124f311467c3', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a209a1-a563-71ad-8919-66e357e1c211', 'Français des affaires', 'francais des affaires', '16500.00', '4 months', '01a209a1-a508-761e-b63f-124f311467c3', '2025-04-01 10:49:33.548+00', '1', NULL, NULL);
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
  ('01a209a1-a6c7-7790-bab9-f01992e83a03', '2026-11-20', NULL, '0.00', '0.00', '{}', NULL, '2026-11-21 04:30:00+00', '01a209a1-a508-761e-b63f-16bf07b20bd6', '{}');
insert into declared_payment ("student_id", "fee", "paid", "pay_mode") overriding system value values
  ('01a1be83-9230-778e-ac70-12f16bcd8464', '16500.00', '8250.00', 'Online');
insert into deletion ("id", "record", "deleted_at", "deleted_by", "status_before", "enquiry", "erase_after", "erased_at") overriding system value values
  ('01a209a1-a6b7-7373-9057-2e1fb5f39a69', 'enquiry', '2026-11-21 04:30:00+00', NULL, NULL, '{"id": "01a209a1-a6b7-7373-9057-2e1fb5f39a69", "name": "Example"}', '2026-11-21 04:30:00+00', NULL);
insert into discount_limit ("one", "percent", "version") overriding system value values
  ('true', '10.00', '2');
insert into draft ("account_id", "key", "field_values", "saved_at") overriding system value values
  ('01a209a1-a508-761e-b63f-16bf07b20bd6', 'course-add', '{"course":"Example"}', '2026-11-21 04:30:00+00');
insert into enquiry ("id", "name", "name_key", "mail_id", "contact", "alt_contact", "qualification", "address", "course_id", "enquiry_mode", "mode", "ref", "remark", "day", "status", "is_placed", "student_id", "created_at", "version", "next_call_on") overriding system value values
  ('01962e07-dbf7-7016-ae24-f229a947e424', 'Ishwari Voorbeeld', 'ishwari voorbeeld', 'ishwari.3@example.net', '5570000003', '5580000003', 'BSc', '37 Namuna Marg, Example Nagar', '01a209a1-a563-71ad-8919-51ec36c46c7e', 'online', 'online', NULL, NULL, '2025-04-13', 'Pending', 'false', NULL, '2025-04-13 07:23:09.175+00', '2', NULL),
  ('01973f71-631b-753d-8592-0205c69c53ad', 'विवेक दृष्टांत', 'विवेक दृष्टांत', 'student.1@example.com', '5550000001', NULL, 'BCom', '159 Namuna Marg, Demo Colony', '01a209a1-a563-71ad-8919-575d6f8d8312', 'offline', 'offline', 'एक मित्र', 'Will come for a trial class', '2025-06-05', 'Closed', 'false', '01976d38-7d5f-77a0-8243-b16cab3baf2b', '2025-06-05 09:34:45.019+00', '2', NULL),
  ('019a24d1-6480-70e8-b8aa-7bd278a62f0d', 'Asha Beispiel', 'asha beispiel', 'asha.2@example.net', '5570000002', '5580000002', 'BSc', '77 Example Road, Namunapur', '01a209a1-a563-71ad-8919-51ec36c46c7e', 'offline', 'offline', 'Poster at the college', 'Will come for a trial class', '2025-10-27', 'Pending', 'false', NULL, '2025-10-27 08:38:13.888+00', '2', NULL);
insert into enquiry_note ("id", "enquiry_id", "at", "written_by", "note", "next_call_on") overriding system value values
  ('01a209a1-a6bd-703b-b7e3-34a7d7718ca9', '01962e07-dbf7-7016-ae24-f229a947e424', '2026-11-21 04:30:00+00', NULL, 'Example', NULL);
insert into enrolment ("id", "student_id", "n", "course_id", "batch_id", "mode", "duration", "fee", "joining_on", "end_on", "is_completed", "ended_at", "end_reason", "created_at", "version") overriding system value values
  ('01976d38-7d5f-7098-8d86-8d9743c4f694', '01976d38-7d5f-77a0-8243-b16cab3baf2b', '1', '01a209a1-a563-71ad-8919-575d6f8d8312', '01a209a1-a569-744c-8e38-308e4c10e7e6', 'offline', '6 months', '31500.00', '2025-06-14', '2025-12-19', 'true', NULL, NULL, '2025-06-14 06:55:08.127+00', '1'),
  ('0198305a-7b46-7630-bb44-e1c30810465a', '0198305a-7b46-706d-bd53-327290b8d1a9', '1', '01a209a1-a563-71ad-8919-5aba3ca92064', '01a209a1-a569-744c-8e38-37a9fd53b8e6', 'offline', '5 months', '22000.00', '2025-07-22', '2025-12-16', 'true', NULL, NULL, '2025-07-22 04:18:12.934+00', '1'),
  ('0199483e-e8b1-74cb-9566-8bda3a4b7be4', '0199483e-e8b1-76a9-830b-92943afbe75f', '1', '01a209a1-a563-71ad-8919-5c5c84d8616b', '01a209a1-a569-744c-8e38-3b7b63de7092', 'online', '3 months', '15000.00', '2025-09-14', '2025-11-11', 'true', NULL, NULL, '2025-09-14 12:41:46.417+00', '1'),
  ('019acdcb-3f5e-754a-93ef-eab809da1356', '019acdcb-3f5e-776a-8225-33f39a9d8a43', '1', '01a209a1-a563-71ad-8919-4cb25a31eff6', '01a209a1-a569-744c-8e38-4bf4d03bd5b5', 'offline', '4 months', '18000.00', '2025-11-29', '2026-03-25', 'true', NULL, NULL, '2025-11-29 04:07:20.67+00', '1'),
  ('01a11b91-9b52-7595-b88e-75197ebb83be', '01a11b91-9b52-775f-b030-41afc62e5214', '1', '01a209a1-a563-71ad-8919-5c5c84d8616b', '01a209a1-a56a-742e-af01-affde344a19e', 'offline', '3 months', '13500.00', '2026-10-08', NULL, 'false', NULL, NULL, '2026-10-08 12:51:29.746+00', '1'),
  ('01a1b03c-74c1-74e8-acac-80f947921b65', '01a1b03c-74c1-7324-9bcf-b310041a6297', '1', '01a209a1-a563-71ad-8919-609190441208', '01a209a1-a56a-742e-af01-b0d25c1afec9', 'online', '2 months', '4050.00', '2026-11-06', NULL, 'false', NULL, NULL, '2026-11-06 09:41:54.497+00', '1'),
  ('01a1be83-9230-7734-aba0-51eed6b9cc59', '01a1be83-9230-778e-ac70-12f16bcd8464', '1', '01a209a1-a563-71ad-8919-66e357e1c211', '01a209a1-a56a-742e-af01-b58713a47de5', 'offline', '4 months', '0.00', '2026-12-01', NULL, 'false', NULL, NULL, '2026-11-09 04:14:16.112+00', '1'),
  ('01a1fb86-a83e-7508-a937-33975dded941', '01a1fb86-a83e-75d2-b5e0-e5b61baa49bf', '1', '01a209a1-a563-71ad-8919-609190441208', '01a209a1-a56a-742e-af01-b0d25c1afec9', 'offline', '2 months', '4050.00', '2026-11-21', NULL, 'false', NULL, NULL, '2026-11-21 00:34:28.542+00', '1');
insert into expense ("id", "category_id", "remark", "amount", "day", "created_at", "updated_at", "version", "financial_year", "n", "pay_mode", "payee", "voided_at", "voided_by") overriding system value values
  ('01972f8c-001d-709a-a260-d8e986cfa9af', '01a209a1-a5fa-715f-b999-e1180348517f', 'Sample Telecom, line of the month', '172.00', '2025-06-02', '2025-06-02 07:29:53.693+00', '2025-06-02 07:29:53.693+00', '1', '2025-26', '1', 'Online', NULL, NULL, NULL),
  ('019730ae-176e-7154-86f5-49347f3a2a97', '01a209a1-a5fa-715f-b999-dfa39b661914', 'Example Power Company, bill of the month', '516.00', '2025-06-02', '2025-06-02 12:46:45.102+00', '2025-06-02 12:46:45.102+00', '1', '2025-26', '2', 'Online', NULL, NULL, NULL),
  ('01973f27-1abc-77ac-a3e4-295198498440', '01a209a1-a5f9-7680-b38c-0b890e2de5d5', 'Teachers and office of the example institute', '3876.00', '2025-06-05', '2025-06-05 08:13:36.828+00', '2025-06-05 08:13:36.828+00', '1', '2025-26', '3', 'Online', NULL, NULL, NULL),
  ('019744be-dbb1-77dd-82b9-d2aea0a4c18c', '01a209a1-a5fa-715f-b999-dbb8c65d8e11', 'Example House, all classrooms', '2153.00', '2025-06-06', '2025-06-06 10:17:28.241+00', '2025-06-06 10:17:28.241+00', '1', '2025-26', '4', 'Online', NULL, NULL, NULL),
  ('0197cf00-2cf0-757f-9d8a-d69fa39a007d', '01a209a1-a5fa-715f-b999-dfa39b661914', 'Example Power Company, bill of the month', '1058.00', '2025-07-03', '2025-07-03 06:36:24.688+00', '2025-07-03 06:36:24.688+00', '1', '2025-26', '5', 'Online', NULL, NULL, NULL),
  ('0197d3b1-cdf4-70bf-8a6e-7013c558390b', '01a209a1-a5fa-715f-b999-e1180348517f', 'Sample Telecom, line of the month', '352.00', '2025-07-04', '2025-07-04 04:28:54.644+00', '2025-07-04 04:28:54.644+00', '1', '2025-26', '6', 'Online', NULL, NULL, NULL),
  ('0197d44b-78c3-77c2-8dba-b83f3e9ad5af', '01a209a1-a5f9-7680-b38c-0b890e2de5d5', 'Teachers and office of the example institute', '7938.00', '2025-07-04', '2025-07-04 07:16:45.379+00', '2025-07-04 07:16:45.379+00', '1', '2025-26', '7', 'Online', NULL, NULL, NULL),
  ('0197e9a1-67f5-77a4-a7e8-b7a385daf724', '01a209a1-a5fa-715f-b999-dbb8c65d8e11', 'Example House, all classrooms', '4410.00', '2025-07-08', '2025-07-08 10:42:38.709+00', '2025-07-08 10:42:38.709+00', '1', '2025-26', '8', 'Online', NULL, NULL, NULL),
  ('01986905-43a3-7061-9ba5-0d5b1c6e5e97', '01a209a1-a5fa-715f-b999-dbb8c65d8e11', 'Example House, all classrooms', '4341.00', '2025-08-02', '2025-08-02 04:23:29.443+00', '2025-08-02 04:23:29.443+00', '1', '2025-26', '9', 'Online', NULL, NULL, NULL),
  ('019873c7-c03e-74a1-90e2-a59d6d608f0c', '01a209a1-a5f9-7680-b38c-0b890e2de5d5', 'Teachers and office of the example institute', '7814.00', '2025-08-04', '2025-08-04 06:32:07.486+00', '2025-08-04 06:32:07.486+00', '1', '2025-26', '10', 'Online', NULL, NULL, NULL),
  ('0198742d-391a-74f6-97f2-204de655a5b3', '01a209a1-a5fa-715f-b999-e1180348517f', 'Sample Telecom, line of the month', '347.00', '2025-08-04', '2025-08-04 08:22:57.562+00', '2025-08-04 08:22:57.562+00', '1', '2025-26', '11', 'Online', NULL, NULL, NULL),
  ('01987a45-a517-7010-9c1d-40b73046bba0', '01a209a1-a5fa-715f-b999-dfa39b661914', 'Example Power Company, bill of the month', '1041.00', '2025-08-05', '2025-08-05 12:47:21.367+00', '2025-08-05 12:47:21.367+00', '1', '2025-26', '12', 'Online', NULL, NULL, NULL),
  ('019904aa-7eb6-758c-a5db-87774e7f3c40', '01a209a1-a5f9-7680-b38c-0b890e2de5d5', 'Teachers and office of the example institute', '6144.00', '2025-09-01', '2025-09-01 09:45:06.486+00', '2025-09-01 09:45:06.486+00', '1', '2025-26', '13', 'Online', NULL, NULL, NULL),
  ('01990a07-c598-719f-9287-3f2cc81f8bd0', '01a209a1-a5fa-715f-b999-dbb8c65d8e11', 'Example House, all classrooms', '3413.00', '2025-09-02', '2025-09-02 10:45:05.56+00', '2025-09-02 10:45:05.56+00', '1', '2025-26', '14', 'Online', NULL, NULL, NULL),
  ('01990f32-eeb0-70c5-b65b-03f8c098220b', '01a209a1-a5fa-715f-b999-dfa39b661914', 'Example Power Company, bill of the month', '819.00', '2025-09-03', '2025-09-03 10:50:20.208+00', '2025-09-03 10:50:20.208+00', '1', '2025-26', '15', 'Online', NULL, NULL, NULL),
  ('0199291d-4815-72f6-9253-5602a6bd3926', '01a209a1-a5fa-715f-b999-e1180348517f', 'Sample Telecom, line of the month', '273.00', '2025-09-08', '2025-09-08 11:36:48.917+00', '2025-09-08 11:36:48.917+00', '1', '2025-26', '16', 'Online', NULL, NULL, NULL),
  ('019a3e0d-cbe7-71f1-ba5e-f6384501c69d', '01a209a1-a5fa-715f-b999-dbb8c65d8e11', 'Example House, all classrooms', '1250.00', '2025-11-01', '2025-11-01 06:14:42.919+00', '2025-11-01 06:14:42.919+00', '1', '2025-26', '17', 'Online', NULL, NULL, NULL),
  ('019a499b-18e8-74a9-97ae-de685881369b', '01a209a1-a5f9-7680-b38c-0b890e2de5d5', 'Teachers and office of the example institute', '2250.00', '2025-11-03', '2025-11-03 12:04:52.584+00', '2025-11-03 12:04:52.584+00', '1', '2025-26', '18', 'Online', NULL, NULL, NULL),
  ('019a5870-be50-75f4-9691-0209550aa18f', '01a209a1-a5fa-715f-b999-e1180348517f', 'Sample Telecom, line of the month', '100.00', '2025-11-06', '2025-11-06 09:12:55.12+00', '2025-11-06 09:12:55.12+00', '1', '2025-26', '19', 'Online', NULL, NULL, NULL),
  ('019a58cd-919f-74c4-a458-43b3998f18de', '01a209a1-a5fa-715f-b999-dfa39b661914', 'Example Power Company, bill of the month', '300.00', '2025-11-06', '2025-11-06 10:54:18.527+00', '2025-11-06 10:54:18.527+00', '1', '2025-26', '20', 'Online', NULL, NULL, NULL),
  ('019b7d9a-7db3-77c2-bf1d-126a5aa6886b', '01a209a1-a5fa-715f-b999-dbb8c65d8e11', 'Example House, all classrooms', '1076.00', '2026-01-02', '2026-01-02 07:27:15.379+00', '2026-01-02 07:27:15.379+00', '1', '2025-26', '21', 'Online', NULL, NULL, NULL),
  ('019b92c8-7213-7309-80bd-02dfbd72a0f9', '01a209a1-a5fa-715f-b999-dfa39b661914', 'Example Power Company, bill of the month', '258.00', '2026-01-06', '2026-01-06 10:09:28.595+00', '2026-01-06 10:09:28.595+00', '1', '2025-26', '22', 'Online', NULL, NULL, NULL),
  ('019b96c0-e9f1-76c9-a97b-9c3639c1948d', '01a209a1-a5f9-7680-b38c-0b890e2de5d5', 'Teachers and office of the example institute', '1938.00', '2026-01-07', '2026-01-07 04:39:43.857+00', '2026-01-07 04:39:43.857+00', '1', '2025-26', '23', 'Online', NULL, NULL, NULL),
  ('019b9be6-f910-7483-a6b9-e805d1ae7be4', '01a209a1-a5fa-715f-b999-e1180348517f', 'Sample Telecom, line of the month', '86.00', '2026-01-08', '2026-01-08 04:39:24.176+00', '2026-01-08 04:39:24.176+00', '1', '2025-26', '24', 'Online', NULL, NULL, NULL),
  ('019c31b6-9ffd-7588-8c97-159adc7b69cd', '01a209a1-a5f9-7680-b38c-0b890e2de5d5', 'Teachers and office of the example institute', '2457.00', '2026-02-06', '2026-02-06 06:49:38.045+00', '2026-02-06 06:49:38.045+00', '1', '2025-26', '25', 'Online', NULL, NULL, NULL),
  ('019c369f-a274-7599-a3a8-d1c23e8a8799', '01a209a1-a5fa-715f-b999-dbb8c65d8e11', 'Example House, all classrooms', '1365.00', '2026-02-07', '2026-02-07 05:42:37.428+00', '2026-02-07 05:42:37.428+00', '1', '2025-26', '26', 'Online', NULL, NULL, NULL),
  ('019c411e-2084-76cc-bb95-b8bf7133ffa5', '01a209a1-a5fa-715f-b999-dfa39b661914', 'Example Power Company, bill of the month', '327.00', '2026-02-09', '2026-02-09 06:36:59.396+00', '2026-02-09 06:36:59.396+00', '1', '2025-26', '27', 'Online', NULL, NULL, NULL),
  ('019c423e-23a9-706a-8138-fe411c8bb8d2', '01a209a1-a5fa-715f-b999-e1180348517f', 'Sample Telecom, line of the month', '109.00', '2026-02-09', '2026-02-09 11:51:34.569+00', '2026-02-09 11:51:34.569+00', '1', '2025-26', '28', 'Online', NULL, NULL, NULL),
  ('01a19b44-4019-779f-8587-58769bbb67a3', '01a209a1-a5fa-715f-b999-dbb8c65d8e11', 'Example House, all classrooms', '221.00', '2026-11-02', '2026-11-02 07:58:23.769+00', '2026-11-02 07:58:23.769+00', '1', '2026-27', '1', 'Online', NULL, NULL, NULL),
  ('01a19c3d-3bc5-762e-b85d-c1e40f75e467', '01a209a1-a5f9-7680-b38c-0b890e2de5d5', 'Teachers and office of the example institute', '398.00', '2026-11-02', '2026-11-02 12:30:21.125+00', '2026-11-02 12:30:21.125+00', '1', '2026-27', '2', 'Online', NULL, NULL, NULL),
  ('01a1a4b8-370c-76ed-aed4-bf88d60dd74d', '01a209a1-a5fa-715f-b999-dfa39b661914', 'Example Power Company, bill of the month', '53.00', '2026-11-04', '2026-11-04 04:01:38.572+00', '2026-11-04 04:01:38.572+00', '1', '2026-27', '3', 'Online', NULL, NULL, NULL),
  ('01a1c057-66d2-76ed-9841-cfd7cf99756e', '01a209a1-a5fa-715f-b999-e1180348517f', 'Sample Telecom, line of the month', '17.00', '2026-11-09', '2026-11-09 12:45:15.858+00', '2026-11-09 12:45:15.858+00', '1', '2026-27', '4', 'Online', NULL, NULL, NULL);
insert into expense_category ("id", "ledger", "ledger_key", "created_at", "updated_at", "deleted_at", "budget", "version") overriding system value values
  ('01a209a1-a5f9-7680-b38c-0b890e2de5d5', 'Salaries', 'salaries', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a209a1-a5fa-715f-b999-dbb8c65d8e11', 'Rent', 'rent', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a209a1-a5fa-715f-b999-dfa39b661914', 'Electricity', 'electricity', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a209a1-a5fa-715f-b999-e1180348517f', 'Internet', 'internet', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a209a1-a5fa-715f-b999-e5efd1181f2d', 'Stationery', 'stationery', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '5000.00', '1'),
  ('01a209a1-a5fa-715f-b999-eb75af3c775e', 'Repairs', 'repairs', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a209a1-a5fa-715f-b999-ed544ea2835d', 'Tea and water', 'tea and water', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '3000.00', '1'),
  ('01a209a1-a5fa-715f-b999-f37cfd284351', 'Advertising', 'advertising', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '20000.00', '1');
insert into expense_voucher_series ("financial_year", "last") overriding system value values
  ('2025-26', '28'),
  ('2026-27', '4');
insert into fee_adjustment ("id", "student_id", "kind", "enrolment_id", "amount", "reason", "day", "created_at", "created_by", "by_hr", "version", "withdrawn_at", "withdrawn_by") overriding system value values
  ('01a209a1-a651-77aa-bb46-6cd252c6b2bb', '01a1b03c-74c1-7324-9bcf-b310041a6297', 'Discount', '01a1b03c-74c1-74e8-acac-80f947921b65', '500.00', 'Scholarship', '2026-11-21', '2026-11-21 04:30:00+00', '01a209a1-a508-761e-b63f-124f311467c3', 'false', '1', NULL, NULL);
insert into fee_plan ("enrolment_id", "version") overriding system value values
  ('01976d38-7d5f-7098-8d86-8d9743c4f694', '1');
insert into fee_plan_row ("enrolment_id", "n", "due_on", "amount") overriding system value values
  ('01976d38-7d5f-7098-8d86-8d9743c4f694', '1', '2026-11-20', '1000.00');
insert into heartbeat ("process_id", "started_at", "seen_at") overriding system value values
  ('01a209a1-a6bd-703b-b7e3-30f2436a757a', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00');
insert into idempotency ("scope", "route", "key", "body_hash", "status", "answer", "forever", "at") overriding system value values
  ('01a209a1-a508-761e-b63f-16bf07b20bd6', 'POST /api/enquiry', 'dump', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '201', '{}', 'false', '2026-11-21 04:30:00+00');
insert into import ("id", "kind", "owner_id", "name", "columns", "mapping", "day_order", "asks_day_order", "state", "created_at", "run_at", "done_rows", "is_cancelled", "failure", "done_at", "undone_at", "undone_by", "students", "receipts", "paid") overriding system value values
  ('01a209a1-a508-761e-b63f-16bf07b20bd6', 'students', '01a209a1-a508-761e-b63f-16bf07b20bd6', '', '["Name"]', '{"name": 0}', NULL, 'false', 'open', '2026-11-21 04:30:00+00', NULL, '0', 'false', NULL, NULL, NULL, NULL, '0', '0', '0.00');
insert into import_row ("import_id", "line", "cells", "is_skipped", "errors", "conflicts", "warnings", "person_key", "name_key", "known_key", "email_key", "phone", "course", "batch", "fee", "amount") overriding system value values
  ('01a209a1-a508-761e-b63f-16bf07b20bd6', '2', '["Example"]', 'false', '{}', '{}', '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
insert into import_total ("import_id", "shard", "kind", "n", "fee", "paid") overriding system value values
  ('01a209a1-a508-761e-b63f-16bf07b20bd6', '0', 'Active', '0', '0.00', '0.00');
insert into institute ("one", "name", "address", "phone", "time_zone", "self_registration", "version", "receipt_language", "two_factor", "upi_id", "hr_closes_all", "gstin", "receipt_terms", "receipt_paper") overriding system value values
  ('true', 'Namuna Training Institute (demo)', '1 Example Road, Example Nagar', '+91 55500 00000', 'Asia/Kolkata', 'true', '2', 'en', 'off', 'namuna@examplebank', 'false', '00AAAAA0000A1ZI', NULL, 'a4');
insert into institute_logo ("one", "content", "type", "hash", "changed_at") overriding system value values
  ('true', E'\\x0101010101010101010101010101010101010101010101010101010101010101', 'image/png', '0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00');
insert into job_run ("job", "started_at") overriding system value values
  ('cleanup', '2026-11-21 04:30:00+00');
insert into known_browser ("token_hash", "account_id", "used_at") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a209a1-a508-761e-b63f-16bf07b20bd6', '2026-11-21 04:30:00+00');
insert into kysely_migration ("name", "timestamp") overriding system value values
  ('0001_house', '2026-11-23T18:18:37.886Z'),
  ('0002_courses_and_batches', '2026-11-23T18:18:37.892Z'),
  ('0003_students_and_fees', '2026-11-23T18:18:37.915Z'),
  ('0004_attendance_and_enquiries', '2026-11-23T18:18:37.927Z'),
  ('0005_portfolio', '2026-11-23T18:18:37.930Z'),
  ('0006_projects', '2026-11-23T18:18:37.933Z'),
  ('0007_expenses', '2026-11-23T18:18:37.938Z'),
  ('0008_reset_tokens', '2026-11-23T18:18:37.943Z'),
  ('0009_lists_of_the_admin', '2026-11-23T18:18:37.946Z'),
  ('0010_erasure', '2026-11-23T18:18:37.947Z'),
  ('0011_search', '2026-11-23T18:18:37.957Z'),
  ('0012_receipt_amounts', '2026-11-23T18:18:37.958Z'),
  ('0013_drafts', '2026-11-23T18:18:37.960Z'),
  ('0014_request_limits', '2026-11-23T18:18:37.963Z'),
  ('0015_placed_enquiries', '2026-11-23T18:18:37.964Z'),
  ('0017_sign_in', '2026-11-23T18:18:37.975Z'),
  ('0018_two_factor', '2026-11-23T18:18:37.978Z'),
  ('0019_erasure', '2026-11-23T18:18:37.984Z'),
  ('0020_privacy', '2026-11-23T18:18:37.993Z'),
  ('0021_backups', '2026-11-23T18:18:37.996Z'),
  ('0022_audit_chain', '2026-11-23T18:18:38.001Z'),
  ('0023_several_processes', '2026-11-23T18:18:38.009Z'),
  ('0024_enrolments', '2026-11-23T18:18:38.018Z'),
  ('0025_expense_vouchers', '2026-11-23T18:18:38.028Z'),
  ('0026_payment_details', '2026-11-23T18:18:38.036Z'),
  ('0027_receipt_verification', '2026-11-23T18:18:38.040Z'),
  ('0028_daily_closing', '2026-11-23T18:18:38.048Z'),
  ('0029_discounts_and_refunds', '2026-11-23T18:18:38.062Z'),
  ('0030_fee_plans', '2026-11-23T18:18:38.068Z'),
  ('0031_refunds', '2026-11-23T18:18:38.080Z'),
  ('0032_reminders', '2026-11-23T18:18:38.085Z'),
  ('0033_course_instalments', '2026-11-23T18:18:38.086Z'),
  ('0034_name_search', '2026-11-23T18:18:38.088Z'),
  ('0035_receipt_paper', '2026-11-23T18:18:38.092Z'),
  ('0036_student_list_order', '2026-11-23T18:18:38.095Z'),
  ('0037_overdue_sums', '2026-11-23T18:18:38.097Z'),
  ('0038_enquiry_calls', '2026-11-23T18:18:38.101Z'),
  ('0039_photos_and_logo', '2026-11-23T18:18:38.105Z'),
  ('0041_duplicate_lookup', '2026-11-23T18:18:38.107Z'),
  ('0042_name_words', '2026-11-23T18:18:38.110Z'),
  ('0043_daily_sums', '2026-11-23T18:18:38.118Z'),
  ('0044_read_after', '2026-11-23T18:18:38.120Z'),
  ('0045_list_order', '2026-11-23T18:18:38.123Z'),
  ('0046_name_word_removal', '2026-11-23T18:18:38.124Z'),
  ('0047_parent_contact', '2026-11-23T18:18:38.125Z'),
  ('0048_attendance_months', '2026-11-23T18:18:38.128Z'),
  ('0049_absence_notices', '2026-11-23T18:18:38.131Z'),
  ('0050_imports', '2026-11-23T18:18:38.145Z');
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
  ('0049_absence_notices', '20b865e85cf92c683b2cd0a3e7ff30721486c87d68968d4c5da33e38bfa5489a'),
  ('0050_imports', '000280c4bd7a3bab030622be4f4c36e039c59ded04e44b1749c8eafc0599177b');
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
  ('019daf1c-ae23-7593-9f7a-452488384302', '01976d38-7d5f-77a0-8243-b16cab3baf2b', 'https://example.com/b16cab3baf2b/portfolio-1', '2026-04-21 08:16:25.635+00', '1'),
  ('019f4660-91bf-7030-9ffd-c104385c478f', '01976d38-7d5f-77a0-8243-b16cab3baf2b', 'https://example.com/b16cab3baf2b/portfolio-2', '2026-07-09 10:16:01.727+00', '1');
insert into privacy_notice ("one", "texts", "version") overriding system value values
  ('true', '{"en": "Example"}', '2');
insert into project ("id", "student_id", "link", "tech_used", "description", "created_at", "version") overriding system value values
  ('01983ab5-5436-70d8-94a5-274a52985182', '01976d38-7d5f-77a0-8243-b16cab3baf2b', 'https://example.com/b16cab3baf2b/project-3', 'Python, pandas', 'Sales of a sample company, month by month', '2025-07-24 04:33:38.87+00', '1'),
  ('019d47ad-09b4-72b9-a406-a7306e459f14', '01976d38-7d5f-77a0-8243-b16cab3baf2b', 'https://example.com/b16cab3baf2b/project-1', 'Python, pandas', 'नमूना पुस्तकालय की सूची', '2026-04-01 06:13:35.796+00', '1'),
  ('01a0d6d4-797a-746d-a49f-3c6c8a4a8417', '01976d38-7d5f-77a0-8243-b16cab3baf2b', 'https://example.com/b16cab3baf2b/project-2', 'Tally', 'The example institute’s timetable as a page', '2026-09-25 04:30:44.09+00', '1');
insert into receipt ("id", "financial_year", "n", "student_id", "student_name", "contact", "course", "b_code", "pay_mode", "payable", "paid", "due_after", "paid_on", "issued_on", "issued_at", "issued_by", "changed_at", "version", "voided_at", "voided_by", "void_reason", "enrolment_id", "reference", "note", "verification_id", "import_id") overriding system value values
  ('01977d82-9bf0-75ff-980e-124e11cfee73', '2025-26', '1', '01976d38-7d5f-77a0-8243-b16cab3baf2b', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Online', '31500.00', '10500.00', '21000.00', '2025-06-17', '2025-06-17', '2025-06-17 10:50:01.072+00', '01a209a1-a5b1-753b-9fa0-74aa9801dac0', NULL, '1', NULL, NULL, NULL, '01976d38-7d5f-7098-8d86-8d9743c4f694', '632700007919', NULL, '06cbb0fa-b315-48f8-a3ad-0ceb82e09db3', NULL),
  ('01980c8c-196a-7586-9495-c600805d6765', '2025-26', '2', '01976d38-7d5f-77a0-8243-b16cab3baf2b', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Cash', '31500.00', '10500.00', '10500.00', '2025-07-15', '2025-07-15', '2025-07-15 05:26:04.906+00', '01a209a1-a5b1-753b-9fa0-79629ed74005', NULL, '1', NULL, NULL, NULL, '01976d38-7d5f-7098-8d86-8d9743c4f694', NULL, NULL, 'b8c9c97b-8736-4af6-a3ad-f78705112b3e', NULL),
  ('01984f40-d442-75b1-8382-d15f93feb5ee', '2025-26', '3', '0198305a-7b46-706d-bd53-327290b8d1a9', 'Zoë Sample', '5550000007', 'Graphic Design', 'GD-2507', 'Online', '22000.00', '11000.00', '11000.00', '2025-07-28', '2025-07-28', '2025-07-28 04:18:25.474+00', '01a209a1-a508-761e-b63f-16bf07b20bd6', NULL, '1', NULL, NULL, NULL, '0198305a-7b46-7630-bb44-e1c30810465a', '632700023757', NULL, '08e368e5-1e0d-46bf-b620-a8db4e0c6ce3', NULL),
  ('0198adb9-bb13-74cf-8d85-cebb1dee6b02', '2025-26', '4', '01976d38-7d5f-77a0-8243-b16cab3baf2b', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Others', '31500.00', '10500.00', '0.00', '2025-08-15', '2025-08-15', '2025-08-15 12:34:47.187+00', '01a209a1-a5b1-753b-9fa0-74aa9801dac0', NULL, '1', NULL, NULL, NULL, '01976d38-7d5f-7098-8d86-8d9743c4f694', NULL, NULL, 'dea9251f-11e6-4192-90df-9a42e7b2c5de', NULL),
  ('0198d1be-32ac-71be-adc9-2fbb0dc0a1d9', '2025-26', '5', '0198305a-7b46-706d-bd53-327290b8d1a9', 'Zoë Sample', '5550000007', 'Graphic Design', 'GD-2507', 'Online', '22000.00', '11000.00', '0.00', '2025-08-21', '2025-08-22', '2025-08-22 12:25:59.724+00', '01a209a1-a5b1-753b-9fa0-79629ed74005', NULL, '1', NULL, NULL, NULL, '0198305a-7b46-7630-bb44-e1c30810465a', '632700039595', NULL, '2818b0de-cc61-4823-8b76-c27666cfcc3c', NULL),
  ('01994735-b681-7265-b021-87d8d6c70d5b', '2025-26', '6', '0199483e-e8b1-76a9-830b-92943afbe75f', 'Yusuf Příklad', '5550000003', 'Digital Marketing', 'DM-2508', 'Cash', '15000.00', '15000.00', '0.00', '2025-09-14', '2025-09-14', '2025-09-14 07:52:06.529+00', '01a209a1-a508-761e-b63f-16bf07b20bd6', NULL, '1', NULL, NULL, NULL, '0199483e-e8b1-74cb-9566-8bda3a4b7be4', NULL, NULL, '58fe8324-d4c1-40a9-bb2d-d3bb3b662a38', NULL),
  ('019acefa-c7b2-7771-b981-cead7114de16', '2025-26', '7', '019acdcb-3f5e-776a-8225-33f39a9d8a43', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '12000.00', '2025-11-29', '2025-11-29', '2025-11-29 09:38:52.978+00', '01a209a1-a5b1-753b-9fa0-74aa9801dac0', NULL, '1', NULL, NULL, NULL, '019acdcb-3f5e-754a-93ef-eab809da1356', NULL, NULL, '0fc4cfcf-2e77-4531-8c54-670a6c3f913a', NULL),
  ('019b7ce0-50eb-722e-802f-06d8d461f849', '2025-26', '8', '019acdcb-3f5e-776a-8225-33f39a9d8a43', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '6000.00', '2026-01-02', '2026-01-02', '2026-01-02 04:03:54.219+00', '01a209a1-a5b1-753b-9fa0-79629ed74005', NULL, '1', NULL, NULL, NULL, '019acdcb-3f5e-754a-93ef-eab809da1356', NULL, NULL, '4d2dbcfb-f5ad-4563-b6d8-336851816247', NULL),
  ('019c1cef-33c4-7094-a424-dcf5cc23c47e', '2025-26', '9', '019acdcb-3f5e-776a-8225-33f39a9d8a43', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '0.00', '2026-02-02', '2026-02-02', '2026-02-02 05:59:24.356+00', '01a209a1-a508-761e-b63f-16bf07b20bd6', NULL, '1', NULL, NULL, NULL, '019acdcb-3f5e-754a-93ef-eab809da1356', NULL, NULL, 'ec3a1960-37d1-4071-b2d4-3a8da92b4869', NULL),
  ('01a1cf35-657d-7397-935d-46dbb5dd3449', '2026-27', '1', '01a1b03c-74c1-7324-9bcf-b310041a6297', 'Noor Namuna', '5550000008', 'Hindi Typing', 'HT-2611', 'Online', '4050.00', '1000.00', '3050.00', '2026-11-12', '2026-11-12', '2026-11-12 10:02:25.533+00', '01a209a1-a5b1-753b-9fa0-74aa9801dac0', NULL, '1', NULL, NULL, NULL, '01a1b03c-74c1-74e8-acac-80f947921b65', '632700007919', NULL, 'd48c8234-ab55-4c7f-8ec1-72795b95867e', NULL);
insert into receipt_part ("receipt_id", "n", "mode", "amount", "reference") overriding system value values
  ('0198adb9-bb13-74cf-8d85-cebb1dee6b02', '1', 'Cash', '5200.00', NULL),
  ('0198adb9-bb13-74cf-8d85-cebb1dee6b02', '2', 'UPI', '5300.00', '632700031676');
insert into receipt_series ("financial_year", "last") overriding system value values
  ('2025-26', '9'),
  ('2026-27', '1');
insert into recovery_code ("id", "account_id", "code_hash", "used_at") overriding system value values
  ('01a209a1-a6bd-703b-b7e3-29b2a2b42db4', '01a209a1-a508-761e-b63f-16bf07b20bd6', 'example', NULL);
insert into recurring_expense ("id", "category_id", "remark", "amount", "pay_mode", "payee", "starts_on", "created_at", "updated_at", "ended_at", "version") overriding system value values
  ('01a209a1-a614-70ad-94ed-4bb94e36b309', '01a209a1-a5fa-715f-b999-eb75af3c775e', 'Demo Repairs: upkeep of the projectors', '1500.00', 'Online', NULL, '2026-11-01', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '1');
insert into recurring_expense_month ("recurring_id", "month", "expense_id") overriding system value values
  ('01a209a1-a614-70ad-94ed-4bb94e36b309', '2026-11-01', NULL);
insert into refund ("id", "financial_year", "n", "student_id", "enrolment_id", "student_name", "contact", "course", "b_code", "pay_mode", "amount", "paid_before", "refunded_on", "issued_on", "issued_at", "issued_by", "reason", "reference", "note", "version", "voided_at", "voided_by", "void_reason") overriding system value values
  ('01a209a1-a66d-74ce-adc8-674d46d922d0', '2026-27', '1', '01a1b03c-74c1-7324-9bcf-b310041a6297', '01a1b03c-74c1-74e8-acac-80f947921b65', 'Noor Namuna', '5550000008', 'Hindi Typing', 'HT-2611', 'Cash', '200.00', '1000.00', '2026-11-21', '2026-11-21', '2026-11-21 04:30:00+00', '01a209a1-a508-761e-b63f-124f311467c3', 'Paid twice', NULL, NULL, '1', NULL, NULL, NULL);
insert into refund_series ("financial_year", "last") overriding system value values
  ('2026-27', '1');
insert into reminder ("student_id", "day", "channel", "state", "sent_by", "at") overriding system value values
  ('01a11b91-9b52-775f-b030-41afc62e5214', '2026-11-19', 'WhatsApp', 'sent', '01a209a1-a508-761e-b63f-16bf07b20bd6', '2026-11-19 04:30:00+00'),
  ('01a1b03c-74c1-7324-9bcf-b310041a6297', '2026-11-19', 'WhatsApp', 'sent', '01a209a1-a508-761e-b63f-16bf07b20bd6', '2026-11-19 04:30:00+00'),
  ('01a1fb86-a83e-75d2-b5e0-e5b61baa49bf', '2026-11-19', 'WhatsApp', 'sent', '01a209a1-a508-761e-b63f-16bf07b20bd6', '2026-11-19 04:30:00+00');
insert into reminder_settings ("one", "days", "texts", "version") overriding system value values
  ('true', '{-3,0,3,7,15}', '{}', '1');
insert into request_count ("scope", "caller", "started_at", "n") overriding system value values
  ('email-enquirer', '01a209a1-a508-761e-b63f-16bf07b20bd6', '2026-11-21 04:30:00+00', '1');
insert into reset_token ("token_hash", "account_id", "made_at", "expires_at", "used_at", "purpose") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a209a1-a508-761e-b63f-16bf07b20bd6', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', NULL, 'password');
insert into secret ("name", "value") overriding system value values
  ('log', E'\\x0de92be6c40f394238ff2d185939b9d718622563ba5779f91288bebe146b01af');
insert into session ("token_hash", "account_id", "created_at", "seen_at", "id", "address", "user_agent", "confirmed_at", "read_after") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a209a1-a508-761e-b63f-16bf07b20bd6', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', '813da933-5ec1-4a2e-bc48-261ca9a4837e', '', '', NULL, '0/1EB07B8');
insert into setup_code ("code_hash", "created_at", "accounts") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00', NULL);
insert into sign_in_attempt ("id", "email_hash", "address", "at", "ok", "browser_hash") overriding system value values
  ('1', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '192.0.2.1', '2026-11-21 04:30:00+00', 'true', NULL);
insert into student ("id", "fname", "lname", "father", "contact", "alt_contact", "gender", "dob", "cur_address", "per_address", "linked_in", "profile", "degree", "com_year", "university", "course_id", "mode", "duration", "batch_id", "joining_on", "end_on", "is_completed", "is_placed", "status", "search_key", "created_at", "version", "search_text", "parent_contact", "import_id") overriding system value values
  ('01976d38-7d5f-77a0-8243-b16cab3baf2b', 'विवेक', 'दृष्टांत', 'Yusuf दृष्टांत', '5550000001', NULL, 'male', '1996-12-21', '8 नमूना मार्ग, Sampleganj', '159 Namuna Marg, Demo Colony', NULL, NULL, 'BCom', '2017', 'Université de l’Exemple', '01a209a1-a563-71ad-8919-575d6f8d8312', 'offline', '6 months', '01a209a1-a569-744c-8e38-308e4c10e7e6', '2025-06-14', '2025-12-19', 'true', 'false', 'Active', 'विवेक दृष्टांत', '2025-06-14 06:55:08.127+00', '1', 'विवेक दृष्टांत yusuf दृष्टांत student.1@example.com 5550000001 5540000001', '5540000001', NULL),
  ('0198305a-7b46-706d-bd53-327290b8d1a9', 'Zoë', 'Sample', 'Ravi Sample', '5550000007', NULL, 'female', '1997-07-07', NULL, '124 नमूना मार्ग, Sampleganj', NULL, NULL, 'BCA', '2018', 'Sample Institute of Technology', '01a209a1-a563-71ad-8919-5aba3ca92064', 'offline', '5 months', '01a209a1-a569-744c-8e38-37a9fd53b8e6', '2025-07-22', '2025-12-16', 'true', 'false', 'Active', 'zoe sample', '2025-07-22 04:18:12.934+00', '1', 'zoe sample ravi sample zoe.7@example.com 5550000007 5540000007', '5540000007', NULL),
  ('0199483e-e8b1-76a9-830b-92943afbe75f', 'Yusuf', 'Příklad', 'Arjun Příklad', '5550000003', NULL, 'male', '2005-10-17', NULL, '52 नमूना मार्ग, Sampleganj', NULL, NULL, 'Diploma', '2026', 'Université de l’Exemple', '01a209a1-a563-71ad-8919-5c5c84d8616b', 'online', '3 months', '01a209a1-a569-744c-8e38-3b7b63de7092', '2025-09-14', '2025-11-11', 'true', 'true', 'Active', 'yusuf priklad', '2025-09-14 12:41:46.417+00', '1', 'yusuf priklad arjun priklad yusuf.3@example.com 5550000003 5540000003', '5540000003', NULL),
  ('019acdcb-3f5e-776a-8225-33f39a9d8a43', 'Māyā', 'Udāharaṇ', 'Kabir Udāharaṇ', '5550000004', NULL, 'female', '1993-05-14', '45 Namuna Marg, Demo Colony', '143 Example Road, Example Nagar', NULL, NULL, 'BBA', '2014', 'Example University', '01a209a1-a563-71ad-8919-4cb25a31eff6', 'offline', '4 months', '01a209a1-a569-744c-8e38-4bf4d03bd5b5', '2025-11-29', '2026-03-25', 'true', 'false', 'Active', 'maya udaharan', '2025-11-29 04:07:20.67+00', '1', 'maya udaharan kabir udaharan maya.4@example.com 5550000004', NULL, NULL),
  ('01a11b91-9b52-775f-b030-41afc62e5214', 'Zoë', 'Przykład', 'Arjun Przykład', '5550000002', '5560000002', 'female', '1999-07-27', '55 Udāharaṇ Path, Namunapur', '22 Namuna Marg, Namunapur', 'https://www.example.com/in/student-2', NULL, 'Diploma', '2020', 'Sample Institute of Technology', '01a209a1-a563-71ad-8919-5c5c84d8616b', 'offline', '3 months', '01a209a1-a56a-742e-af01-affde344a19e', '2026-10-08', NULL, 'false', 'false', 'Disable', 'zoe przykład', '2026-10-08 12:51:29.746+00', '2', 'zoe przykład arjun przykład zoe.2@example.com 5550000002 5560000002 5540000002', '5540000002', NULL),
  ('01a1b03c-74c1-7324-9bcf-b310041a6297', 'Noor', 'Namuna', 'Ravi Namuna', '5550000008', NULL, 'female', '1993-03-31', NULL, '29 Example Road, Demo Colony', NULL, NULL, 'BCA', '2014', 'Sample Institute of Technology', '01a209a1-a563-71ad-8919-609190441208', 'online', '2 months', '01a209a1-a56a-742e-af01-b0d25c1afec9', '2026-11-06', NULL, 'false', 'false', 'Active', 'noor namuna', '2026-11-06 09:41:54.497+00', '1', 'noor namuna ravi namuna noor.8@example.com 5550000008', NULL, NULL),
  ('01a1be83-9230-778e-ac70-12f16bcd8464', 'Zoë', 'Przykład', 'Om Przykład', '5550000006', '5560000006', 'female', '1998-11-14', NULL, '122 Udāharaṇ Path, Demo Colony', NULL, NULL, 'BBA', '2019', 'उदाहरण विश्वविद्यालय', '01a209a1-a563-71ad-8919-66e357e1c211', 'offline', '4 months', '01a209a1-a56a-742e-af01-b58713a47de5', '2026-12-01', NULL, 'false', 'false', 'Pending', 'zoe przykład', '2026-11-09 04:14:16.112+00', '1', 'zoe przykład om przykład zoe.6@example.com 5550000006 5560000006 5540000006', '5540000006', NULL),
  ('01a1fb86-a83e-75d2-b5e0-e5b61baa49bf', 'Farhan', 'Beispiel', 'Arjun Beispiel', '5550000005', '5560000005', 'male', '1993-10-26', NULL, '9 Namuna Marg, Sampleganj', NULL, NULL, 'BSc', '2014', 'Example University', '01a209a1-a563-71ad-8919-609190441208', 'offline', '2 months', '01a209a1-a56a-742e-af01-b0d25c1afec9', '2026-11-21', NULL, 'false', 'false', 'Active', 'farhan beispiel', '2026-11-21 00:34:28.542+00', '1', 'farhan beispiel arjun beispiel farhan.5@example.com 5550000005 5560000005 5540000005', '5540000005', NULL);
insert into student_account ("student_id", "fee", "paid", "due_from", "planned_due_on", "due_amount") overriding system value values
  ('01976d38-7d5f-77a0-8243-b16cab3baf2b', '31500.00', '31500.00', '2025-08-15', NULL, NULL),
  ('0198305a-7b46-706d-bd53-327290b8d1a9', '22000.00', '22000.00', '2025-08-21', NULL, NULL),
  ('0199483e-e8b1-76a9-830b-92943afbe75f', '15000.00', '15000.00', '2025-09-14', NULL, NULL),
  ('019acdcb-3f5e-776a-8225-33f39a9d8a43', '18000.00', '18000.00', '2026-02-02', NULL, NULL),
  ('01a11b91-9b52-775f-b030-41afc62e5214', '13500.00', '0.00', '2026-10-08', NULL, NULL),
  ('01a1b03c-74c1-7324-9bcf-b310041a6297', '3550.00', '800.00', '2026-11-12', NULL, NULL),
  ('01a1be83-9230-778e-ac70-12f16bcd8464', '0.00', '0.00', '2026-12-01', NULL, NULL),
  ('01a1fb86-a83e-75d2-b5e0-e5b61baa49bf', '4050.00', '0.00', '2026-11-21', NULL, NULL);
insert into student_photo ("student_id", "content", "hash", "changed_at") overriding system value values
  ('01976d38-7d5f-77a0-8243-b16cab3baf2b', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00');
insert into student_total ("shard", "kind", "n", "fee", "paid") overriding system value values
  ('0', 'Active', '0', '0.00', '0.00'),
  ('0', 'Disable', '0', '0.00', '0.00'),
  ('0', 'Pending', '0', '0.00', '0.00'),
  ('0', 'Placed', '0', '0.00', '0.00'),
  ('1', 'Active', '0', '0.00', '0.00'),
  ('1', 'Disable', '0', '0.00', '0.00'),
  ('1', 'Pending', '0', '0.00', '0.00'),
  ('1', 'Placed', '0', '0.00', '0.00'),
  ('10', 'Active', '0', '0.00', '0.00'),
  ('10', 'Disable', '1', '13500.00', '0.00'),
  ('10', 'Pending', '0', '0.00', '0.00'),
  ('10', 'Placed', '1', '15000.00', '15000.00'),
  ('11', 'Active', '0', '0.00', '0.00'),
  ('11', 'Disable', '0', '0.00', '0.00'),
  ('11', 'Pending', '0', '0.00', '0.00'),
  ('11', 'Placed', '0', '0.00', '0.00'),
  ('12', 'Active', '1', '4050.00', '0.00'),
  ('12', 'Disable', '0', '0.00', '0.00'),
  ('12', 'Pending', '0', '0.00', '0.00'),
  ('12', 'Placed', '0', '0.00', '0.00'),
  ('13', 'Active', '0', '0.00', '0.00'),
  ('13', 'Disable', '0', '0.00', '0.00'),
  ('13', 'Pending', '0', '0.00', '0.00'),
  ('13', 'Placed', '0', '0.00', '0.00'),
  ('14', 'Active', '0', '0.00', '0.00'),
  ('14', 'Disable', '0', '0.00', '0.00'),
  ('14', 'Pending', '0', '0.00', '0.00'),
  ('14', 'Placed', '0', '0.00', '0.00'),
  ('15', 'Active', '1', '3550.00', '800.00'),
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
  ('4', 'Pending', '1', '0.00', '0.00'),
  ('4', 'Placed', '0', '0.00', '0.00'),
  ('5', 'Active', '1', '18000.00', '18000.00'),
  ('5', 'Disable', '0', '0.00', '0.00'),
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
  ('8', 'Active', '1', '31500.00', '31500.00'),
  ('8', 'Disable', '0', '0.00', '0.00'),
  ('8', 'Pending', '0', '0.00', '0.00'),
  ('8', 'Placed', '0', '0.00', '0.00'),
  ('9', 'Active', '1', '22000.00', '22000.00'),
  ('9', 'Disable', '0', '0.00', '0.00'),
  ('9', 'Pending', '0', '0.00', '0.00'),
  ('9', 'Placed', '0', '0.00', '0.00');
insert into two_factor ("account_id", "encrypted_secret", "started_at", "confirmed_at", "last_step") overriding system value values
  ('01a209a1-a508-761e-b63f-16bf07b20bd6', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', '0');
select setval('sign_in_attempt_id_seq', (select max(id) from sign_in_attempt));
set session_replication_role = origin;
