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
  if was is not distinct from is_now or (tg_op = 'DELETE' and to_jsonb(old) ->> 'import_id' is not null) then return null; end if;
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
  delete from name_word where word not in (
    select w from student, name_words(search_key) w where search_key is not null
    union select w from enquiry, name_words(name_key) w where name_key is not null
  );
$$;
revoke execute on function student_total_add_import, count_import, remove_imported, uncount_import from public;
grant execute on function count_import to munshi_app;
grant execute on function remove_imported to munshi_app;
grant execute on function uncount_import to munshi_app;

-- 0051_changes.sql
create function notify_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('munshi_change', concat_ws(' ', string_agg(distinct record, ','),
    case count(*) when 1 then min(record_id::text) else '-' end, min(request_id)))
  from added where action not like 'session.%' having count(*) > 0;
  return null;
end $$;
create trigger audit_entry_change after insert on audit_entry
  referencing new table as added for each statement execute function notify_change();
create function notify_session_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('munshi_session', '') from ended having count(*) > 0;
  return null;
end $$;
create trigger session_end after delete on session
  referencing old table as ended for each statement execute function notify_session_end();


create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null);
create table kysely_migration_lock (id varchar(255) primary key, is_locked integer default 0 not null);
create table migration_hash (name text primary key, hash text not null);
grant select on migration_hash to munshi_app;

set session_replication_role = replica;
truncate absence_notice, absence_settings, account, attendance_mark, attendance_month, attendance_sheet, audit_entry, audit_link, audit_personal, audit_seal, audit_unchained, backup_run, batch, cash_entry, consent, course, daily_sum, daily_sum_change, day_closing, declared_payment, deletion, discount_limit, draft, enquiry, enquiry_note, enrolment, expense, expense_category, expense_voucher_series, fee_adjustment, fee_plan, fee_plan_row, heartbeat, idempotency, import, import_row, import_total, institute, institute_logo, job_run, known_browser, kysely_migration, kysely_migration_lock, migration_hash, name_word, portfolio, privacy_notice, project, receipt, receipt_part, receipt_series, recovery_code, recurring_expense, recurring_expense_month, refund, refund_series, reminder, reminder_settings, request_count, reset_token, secret, session, setup_code, sign_in_attempt, student, student_account, student_photo, student_total, two_factor;
insert into absence_notice ("student_id", "day", "sheet_id", "sent_by", "at") overriding system value values
  ('01a11b91-9b52-76b2-b14c-ad9fdfec4238', '2026-11-06', '01a1b03c-724d-7229-84a2-06b4cb454880', '01a20a1e-06c0-72c6-8a74-165ad1a6f446', '2026-11-21 04:30:00+00');
insert into absence_settings ("one", "threshold", "texts", "version") overriding system value values
  ('true', '75', '{}', '1');
insert into account ("id", "role", "name", "email", "email_key", "password_hash", "state", "created_at", "version", "email_confirmed_at", "language") overriding system value values
  ('01976d38-7d5f-72ac-84be-42e2d56d1e57', 'student', 'विवेक दृष्टांत', 'student.1@example.com', 'student.1@example.com', '', 'active', '2025-06-14 06:55:08.127+00', '1', NULL, NULL),
  ('0198305a-7b46-7533-987a-33df557ce4ac', 'student', 'Zoë Sample', 'zoe.7@example.com', 'zoe.7@example.com', '', 'active', '2025-07-22 04:18:12.934+00', '1', NULL, NULL),
  ('0199483e-e8b1-7267-a6ce-be9f6951d9b3', 'student', 'Yusuf Příklad', 'yusuf.3@example.com', 'yusuf.3@example.com', '', 'active', '2025-09-14 12:41:46.417+00', '1', NULL, NULL),
  ('019acdcb-3f5e-7470-acdf-ccffa14e0bd5', 'student', 'Māyā Udāharaṇ', 'maya.4@example.com', 'maya.4@example.com', '', 'active', '2025-11-29 04:07:20.67+00', '1', NULL, NULL),
  ('01a11b91-9b52-76b2-b14c-ad9fdfec4238', 'student', 'Zoë Przykład', 'zoe.2@example.com', 'zoe.2@example.com', '', 'disabled', '2026-10-08 12:51:29.746+00', '2', NULL, NULL),
  ('01a1b03c-74c1-77b7-a7b1-eefe985e4679', 'student', 'Noor Namuna', 'student@example.com', 'student@example.com', '$argon2id$v=19$m=19456,t=2,p=1$7bt4GXZ62NDa68sGhm52eQ$yHb3vB+lrNdSBs7Fw76cnkLx9kJveD+ynP+tIctFilE', 'active', '2026-11-06 09:41:54.497+00', '2', NULL, NULL),
  ('01a1be83-9230-7482-8b9a-aba847f815e2', 'student', 'Zoë Przykład', 'zoe.6@example.com', 'zoe.6@example.com', '', 'active', '2026-11-09 04:14:16.112+00', '1', NULL, NULL),
  ('01a1fb86-a83e-70e2-8100-832683079330', 'student', 'Farhan Beispiel', 'farhan.5@example.com', 'farhan.5@example.com', '', 'active', '2026-11-21 00:34:28.542+00', '1', NULL, NULL),
  ('01a20a1e-06bf-70ed-83b5-d554cec61765', 'admin', 'Asha Example', 'admin@example.com', 'admin@example.com', '$argon2id$v=19$m=19456,t=2,p=1$kQqV2zUdLkxFZwdhhETnhg$BvYOnLzW4+EW7G737B1eBWePShDvkICFdXpZHQ9utrM', 'active', '2026-11-21 04:30:00+00', '1', NULL, NULL),
  ('01a20a1e-06c0-72c6-8a74-165ad1a6f446', 'hr', 'Hari Example', 'hr@example.com', 'hr@example.com', '$argon2id$v=19$m=19456,t=2,p=1$Gq1S6DzmQmFmp4MWmWcV+w$RVzLIAaUQzrgXHm4mG2UQ23/Lcc7B9B6X8ps1CYsncQ', 'active', '2026-11-21 04:30:00+00', '1', NULL, NULL),
  ('01a20a1e-070d-75b6-9684-ba5dd85bb883', 'hr', 'Hina Sample', 'hina@example.com', 'hina@example.com', '$argon2id$v=19$m=19456,t=2,p=1$Q6kl78gz9ENg6pzbEW6WNA$TH1diATk+AfNtTVaCwyob0gW8fk+RGE4vwrq+mOhGkk', 'active', '2025-04-01 08:10:32.502+00', '1', NULL, NULL),
  ('01a20a1e-070d-75b6-9684-be0162f66f33', 'hr', 'Hemant Namuna', 'hemant@example.com', 'hemant@example.com', '$argon2id$v=19$m=19456,t=2,p=1$Q6kl78gz9ENg6pzbEW6WNA$TH1diATk+AfNtTVaCwyob0gW8fk+RGE4vwrq+mOhGkk', 'active', '2025-04-01 12:11:18.039+00', '1', NULL, NULL),
  ('01a20a1e-070d-75b6-9684-c1b8b8bdc34d', 'hr', 'Hazel Specimen', 'hazel@example.com', 'hazel@example.com', '$argon2id$v=19$m=19456,t=2,p=1$Q6kl78gz9ENg6pzbEW6WNA$TH1diATk+AfNtTVaCwyob0gW8fk+RGE4vwrq+mOhGkk', 'disabled', '2025-04-01 12:58:12.964+00', '2', NULL, NULL),
  ('01a20a1e-070d-75b6-9684-c6e5392932ac', 'admin', 'Anil Demo', 'anil@example.com', 'anil@example.com', '$argon2id$v=19$m=19456,t=2,p=1$Q6kl78gz9ENg6pzbEW6WNA$TH1diATk+AfNtTVaCwyob0gW8fk+RGE4vwrq+mOhGkk', 'active', '2025-04-01 05:46:43.465+00', '1', NULL, NULL);
insert into attendance_mark ("student_id", "day", "sheet_id", "present") overriding system value values
  ('01a11b91-9b52-76b2-b14c-ad9fdfec4238', '2026-11-06', '01a1b03c-724d-7229-84a2-06b4cb454880', 'false'),
  ('01a1b03c-74c1-77b7-a7b1-eefe985e4679', '2026-11-06', '01a1b0c9-1727-7630-a73c-57ef05a832a4', 'true'),
  ('01a1b03c-74c1-77b7-a7b1-eefe985e4679', '2026-11-07', '01a1b51d-6a8b-7554-91b3-11cb5f803ebf', 'true'),
  ('01a1b03c-74c1-77b7-a7b1-eefe985e4679', '2026-11-09', '01a1c041-4eb3-76ba-b5e1-160f98179d40', 'true'),
  ('01a1b03c-74c1-77b7-a7b1-eefe985e4679', '2026-11-10', '01a1c53b-8e49-768a-bd7d-d3a43b521fa9', 'true'),
  ('01a1b03c-74c1-77b7-a7b1-eefe985e4679', '2026-11-11', '01a1ca38-8fec-740a-b47d-67c7a035a725', 'true'),
  ('01a1b03c-74c1-77b7-a7b1-eefe985e4679', '2026-11-12', '01a1ce42-8cd3-7393-b51e-5c6d386f7901', 'true'),
  ('01a1b03c-74c1-77b7-a7b1-eefe985e4679', '2026-11-13', '01a1d445-07d9-7779-a704-c51c64bef189', 'true'),
  ('01a1b03c-74c1-77b7-a7b1-eefe985e4679', '2026-11-14', '01a1d916-73a3-76e6-a781-1d902b414993', 'true'),
  ('01a1b03c-74c1-77b7-a7b1-eefe985e4679', '2026-11-16', '01a1e402-4a37-75a8-affa-814d70ecd28f', 'true'),
  ('01a1b03c-74c1-77b7-a7b1-eefe985e4679', '2026-11-17', '01a1e95a-a683-77ce-b27b-8cd16b625e1b', 'true'),
  ('01a1b03c-74c1-77b7-a7b1-eefe985e4679', '2026-11-18', '01a1ee80-40dd-71a4-b4cd-d971b86bed1b', 'true'),
  ('01a1b03c-74c1-77b7-a7b1-eefe985e4679', '2026-11-19', '01a1f2a8-7850-7791-94f5-2b6133f1b5eb', 'true'),
  ('01a1b03c-74c1-77b7-a7b1-eefe985e4679', '2026-11-20', '01a1f8c0-38a9-73c0-9d7e-07f8ba54509b', 'true');
insert into attendance_month ("student_id", "batch_id", "month", "present", "absent") overriding system value values
  ('01a11b91-9b52-76b2-b14c-ad9fdfec4238', '01a20a1e-06eb-74a7-8d95-5e4f96ede9ef', '2026-11-01', '0', '1'),
  ('01a1b03c-74c1-77b7-a7b1-eefe985e4679', '01a20a1e-06eb-74a7-8d95-63d2b0870fe6', '2026-11-01', '13', '0');
insert into attendance_sheet ("id", "batch_id", "day", "present", "absent", "saved_at", "saved_by", "version") overriding system value values
  ('01a1b03c-724d-7229-84a2-06b4cb454880', '01a20a1e-06eb-74a7-8d95-5e4f96ede9ef', '2026-11-06', '0', '1', '2026-11-06 09:41:53.869+00', '01a20a1e-06c0-72c6-8a74-165ad1a6f446', '1'),
  ('01a1b0c9-1727-7630-a73c-57ef05a832a4', '01a20a1e-06eb-74a7-8d95-63d2b0870fe6', '2026-11-06', '1', '0', '2026-11-06 12:15:31.111+00', '01a20a1e-06c0-72c6-8a74-165ad1a6f446', '1'),
  ('01a1b51d-6a8b-7554-91b3-11cb5f803ebf', '01a20a1e-06eb-74a7-8d95-63d2b0870fe6', '2026-11-07', '1', '0', '2026-11-07 08:26:06.347+00', '01a20a1e-06c0-72c6-8a74-165ad1a6f446', '1'),
  ('01a1c041-4eb3-76ba-b5e1-160f98179d40', '01a20a1e-06eb-74a7-8d95-63d2b0870fe6', '2026-11-09', '1', '0', '2026-11-09 12:21:07.891+00', '01a20a1e-06c0-72c6-8a74-165ad1a6f446', '1'),
  ('01a1c53b-8e49-768a-bd7d-d3a43b521fa9', '01a20a1e-06eb-74a7-8d95-63d2b0870fe6', '2026-11-10', '1', '0', '2026-11-10 11:32:57.033+00', '01a20a1e-06c0-72c6-8a74-165ad1a6f446', '1'),
  ('01a1ca38-8fec-740a-b47d-67c7a035a725', '01a20a1e-06eb-74a7-8d95-63d2b0870fe6', '2026-11-11', '1', '0', '2026-11-11 10:47:46.924+00', '01a20a1e-06c0-72c6-8a74-165ad1a6f446', '1'),
  ('01a1ce42-8cd3-7393-b51e-5c6d386f7901', '01a20a1e-06eb-74a7-8d95-63d2b0870fe6', '2026-11-12', '1', '0', '2026-11-12 05:37:10.355+00', '01a20a1e-06c0-72c6-8a74-165ad1a6f446', '1'),
  ('01a1d445-07d9-7779-a704-c51c64bef189', '01a20a1e-06eb-74a7-8d95-63d2b0870fe6', '2026-11-13', '1', '0', '2026-11-13 09:37:36.217+00', '01a20a1e-06c0-72c6-8a74-165ad1a6f446', '1'),
  ('01a1d916-73a3-76e6-a781-1d902b414993', '01a20a1e-06eb-74a7-8d95-63d2b0870fe6', '2026-11-14', '1', '0', '2026-11-14 08:04:49.699+00', '01a20a1e-06c0-72c6-8a74-165ad1a6f446', '1'),
  ('01a1e402-4a37-75a8-affa-814d70ecd28f', '01a20a1e-06eb-74a7-8d95-63d2b0870fe6', '2026-11-16', '1', '0', '2026-11-16 10:58:37.751+00', '01a20a1e-06c0-72c6-8a74-165ad1a6f446', '1'),
  ('01a1e95a-a683-77ce-b27b-8cd16b625e1b', '01a20a1e-06eb-74a7-8d95-63d2b0870fe6', '2026-11-17', '1', '0', '2026-11-17 11:53:14.627+00', '01a20a1e-06c0-72c6-8a74-165ad1a6f446', '1'),
  ('01a1ee80-40dd-71a4-b4cd-d971b86bed1b', '01a20a1e-06eb-74a7-8d95-63d2b0870fe6', '2026-11-18', '1', '0', '2026-11-18 11:52:25.053+00', '01a20a1e-06c0-72c6-8a74-165ad1a6f446', '1'),
  ('01a1f2a8-7850-7791-94f5-2b6133f1b5eb', '01a20a1e-06eb-74a7-8d95-63d2b0870fe6', '2026-11-19', '1', '0', '2026-11-19 07:14:49.552+00', '01a20a1e-06c0-72c6-8a74-165ad1a6f446', '1'),
  ('01a1f8c0-38a9-73c0-9d7e-07f8ba54509b', '01a20a1e-06eb-74a7-8d95-63d2b0870fe6', '2026-11-20', '1', '0', '2026-11-20 11:38:29.417+00', '01a20a1e-06c0-72c6-8a74-165ad1a6f446', '1');
insert into audit_entry ("id", "at", "actor_id", "actor_name", "actor_role", "action", "record", "record_id", "request_id", "before", "after") overriding system value values
  ('019583bb-5506-71c3-a809-b38db992f05d', '2025-03-11 05:44:07.174+00', '01a20a1e-06c0-72c6-8a74-165ad1a6f446', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a1e-06ea-7659-b9af-fca5d903604e', '019583bb-5506-712a-aa2d-2dd74e0d2f46', NULL, '{"_id": "01a20a1e-06ea-7659-b9af-fca5d903604e", "bCode": "TALLY-2504", "bTime": "15:00 to 17:00", "endDate": "2025-07-01", "version": 1, "startDate": "2025-04-01", "courseName": "Tally with GST"}'),
  ('0195eaed-5b52-7080-9d1d-5d42a42fd345', '2025-03-31 06:39:38.834+00', '01a20a1e-06bf-70ed-83b5-d554cec61765', 'Asha Example', 'admin', 'category.create', 'category', '01a20a1e-075d-75d1-9ab0-ec7c80825168', '0195eaed-5b52-77ca-979f-5a119bbf8128', NULL, '{"ledger": "Salaries"}'),
  ('0195eaed-5b52-7139-8112-72ea26fa3948', '2025-03-31 06:39:38.834+00', '01a20a1e-06bf-70ed-83b5-d554cec61765', 'Asha Example', 'admin', 'category.create', 'category', '01a20a1e-075d-75d1-9ab1-0752821da4ff', '0195eaed-5b52-740e-b1cb-53a47087d953', NULL, '{"budget": 3000, "ledger": "Tea and water"}'),
  ('0195eaed-5b52-7292-8ef9-0f58bca3282d', '2025-03-31 06:39:38.834+00', '01a20a1e-06bf-70ed-83b5-d554cec61765', 'Asha Example', 'admin', 'category.create', 'category', '01a20a1e-075d-75d1-9ab1-091c8ad4160c', '0195eaed-5b52-7162-9237-8e4a38dd35c8', NULL, '{"budget": 20000, "ledger": "Advertising"}'),
  ('0195eaed-5b52-73d5-b268-1e13739ec879', '2025-03-31 06:39:38.834+00', '01a20a1e-06bf-70ed-83b5-d554cec61765', 'Asha Example', 'admin', 'category.create', 'category', '01a20a1e-075d-75d1-9ab0-f783765b0bc3', '0195eaed-5b52-70a9-8f25-2cdfae04bc2c', NULL, '{"ledger": "Electricity"}'),
  ('0195eaed-5b52-7548-80ce-36e7cabb7c34', '2025-03-31 06:39:38.834+00', '01a20a1e-06bf-70ed-83b5-d554cec61765', 'Asha Example', 'admin', 'recurring.create', 'recurring', '01a20a1e-0764-7517-b01a-4106c2b0ea21', '0195eaed-5b52-765d-9683-fd4dcf1b6e6b', NULL, '{"_id": "01a20a1e-0764-7517-b01a-4106c2b0ea21", "amount": 1500, "ledger": "01a20a1e-075d-75d1-9ab1-02c1a5f37f38", "remark": "Demo Repairs: upkeep of the projectors", "payMode": "Online", "version": 1, "startsOn": "2026-11-01", "createdAt": "2025-03-31T06:39:38.834Z", "updatedAt": "2025-03-31T06:39:38.834Z", "ledgerName": "Repairs"}'),
  ('0195eaed-5b52-7555-bd4d-2947552c80f7', '2025-03-31 06:39:38.834+00', '01a20a1e-06bf-70ed-83b5-d554cec61765', 'Asha Example', 'admin', 'category.create', 'category', '01a20a1e-075d-75d1-9ab0-f88bb977fa16', '0195eaed-5b52-7414-ac6e-f37633f9c05d', NULL, '{"ledger": "Internet"}'),
  ('0195eaed-5b52-762d-8e83-86e4f6fa4f15', '2025-03-31 06:39:38.834+00', '01a20a1e-06bf-70ed-83b5-d554cec61765', 'Asha Example', 'admin', 'category.create', 'category', '01a20a1e-075d-75d1-9ab0-f2f3590a1053', '0195eaed-5b52-7395-bad5-74802cd411db', NULL, '{"ledger": "Rent"}'),
  ('0195eaed-5b52-7630-9ebe-3ddf295812d7', '2025-03-31 06:39:38.834+00', '01a20a1e-06bf-70ed-83b5-d554cec61765', 'Asha Example', 'admin', 'category.create', 'category', '01a20a1e-075d-75d1-9ab0-fe9da0f1feb5', '0195eaed-5b52-76e5-b9f4-54b824dc09bf', NULL, '{"budget": 5000, "ledger": "Stationery"}'),
  ('0195eaed-5b52-7757-93dc-1ae9d91fbd13', '2025-03-31 06:39:38.834+00', '01a20a1e-06bf-70ed-83b5-d554cec61765', 'Asha Example', 'admin', 'category.create', 'category', '01a20a1e-075d-75d1-9ab1-02c1a5f37f38', '0195eaed-5b52-76a7-b624-104b97056550', NULL, '{"ledger": "Repairs"}'),
  ('0195efe3-4389-718a-8421-28cd705f4e99', '2025-04-01 05:46:43.465+00', '01a20a1e-06bf-70ed-83b5-d554cec61765', 'Asha Example', 'admin', 'staff.create', 'account', '01a20a1e-070d-75b6-9684-c6e5392932ac', '0195efe3-4389-709c-b0c6-eeb916563dbd', NULL, '{"id": "01a20a1e-070d-75b6-9684-c6e5392932ac", "name": "Anil Demo", "role": "admin", "email": "anil@example.com"}'),
  ('0195f066-eeb6-71e4-8acc-78437ad08db8', '2025-04-01 08:10:32.502+00', '01a20a1e-06bf-70ed-83b5-d554cec61765', 'Asha Example', 'admin', 'staff.create', 'account', '01a20a1e-070d-75b6-9684-ba5dd85bb883', '0195f066-eeb6-735d-8354-825a9901475c', NULL, '{"id": "01a20a1e-070d-75b6-9684-ba5dd85bb883", "name": "Hina Sample", "role": "hr", "email": "hina@example.com"}'),
  ('0195f0f8-846c-7255-b3b3-7f9ed5ff68c6', '2025-04-01 10:49:33.548+00', '01a20a1e-06bf-70ed-83b5-d554cec61765', 'Asha Example', 'admin', 'course.create', 'course', '01a20a1e-06e8-70e7-ac8d-7afa1a925257', '0195f0f8-846c-70f2-b1ae-76989781790c', NULL, '{"_id": "01a20a1e-06e8-70e7-ac8d-7afa1a925257", "cFee": 22000, "course": "Graphic Design", "version": 1, "cDuration": "5 months"}'),
  ('0195f0f8-846c-7346-95d0-312753c3576f', '2025-04-01 10:49:33.548+00', '01a20a1e-06bf-70ed-83b5-d554cec61765', 'Asha Example', 'admin', 'course.create', 'course', '01a20a1e-06e8-70e7-ac8d-87d09194566e', '0195f0f8-846c-7462-b235-3b1b51e600d2', NULL, '{"_id": "01a20a1e-06e8-70e7-ac8d-87d09194566e", "cFee": 16500, "course": "Français des affaires", "version": 1, "cDuration": "4 months"}'),
  ('0195f0f8-846c-73a1-9438-0921ce90b883', '2025-04-01 10:49:33.548+00', '01a20a1e-06bf-70ed-83b5-d554cec61765', 'Asha Example', 'admin', 'course.create', 'course', '01a20a1e-06e8-70e7-ac8d-7de0c3976da0', '0195f0f8-846c-7709-bdd5-a5f9b812cece', NULL, '{"_id": "01a20a1e-06e8-70e7-ac8d-7de0c3976da0", "cFee": 15000, "course": "Digital Marketing", "version": 1, "cDuration": "3 months"}'),
  ('0195f0f8-846c-73b5-abd6-cd98bdb21fc2', '2025-04-01 10:49:33.548+00', '01a20a1e-06bf-70ed-83b5-d554cec61765', 'Asha Example', 'admin', 'course.create', 'course', '01a20a1e-06e8-70e7-ac8d-6da98e6c7ddd', '0195f0f8-846c-73a0-9a5a-7945adce88ca', NULL, '{"_id": "01a20a1e-06e8-70e7-ac8d-6da98e6c7ddd", "cFee": 18000, "course": "Python Programming", "version": 1, "cDuration": "4 months"}'),
  ('0195f0f8-846c-75a8-82e3-984fd691b561', '2025-04-01 10:49:33.548+00', '01a20a1e-06bf-70ed-83b5-d554cec61765', 'Asha Example', 'admin', 'course.create', 'course', '01a20a1e-06e8-70e7-ac8d-766253f4df07', '0195f0f8-846c-7793-a54e-0848edb78ae5', NULL, '{"_id": "01a20a1e-06e8-70e7-ac8d-766253f4df07", "cFee": 35000, "course": "Data Analytics", "version": 1, "cDuration": "6 months"}'),
  ('0195f0f8-846c-75b7-bde0-99c748661d40', '2025-04-01 10:49:33.548+00', '01a20a1e-06bf-70ed-83b5-d554cec61765', 'Asha Example', 'admin', 'course.create', 'course', '01a20a1e-06e8-70e7-ac8d-722828296ef1', '0195f0f8-846c-75ab-b7b7-233f41d395a6', NULL, '{"_id": "01a20a1e-06e8-70e7-ac8d-722828296ef1", "cFee": 45000, "course": "Full Stack Web Development", "version": 1, "cDuration": "8 months"}'),
  ('0195f0f8-846c-76a8-8b31-7fc865da3448', '2025-04-01 10:49:33.548+00', '01a20a1e-06bf-70ed-83b5-d554cec61765', 'Asha Example', 'admin', 'course.create', 'course', '01a20a1e-06e8-70e7-ac8d-68007e46f629', '0195f0f8-846c-75f4-928e-e74543dfc6e0', NULL, '{"_id": "01a20a1e-06e8-70e7-ac8d-68007e46f629", "cFee": 12000, "course": "Tally with GST", "version": 1, "cDuration": "3 months"}'),
  ('0195f0f8-846c-76bd-882b-794c9f6502b8', '2025-04-01 10:49:33.548+00', '01a20a1e-06bf-70ed-83b5-d554cec61765', 'Asha Example', 'admin', 'course.create', 'course', '01a20a1e-06e8-70e7-ac8d-81cddf1ede36', '0195f0f8-846c-7589-b08c-5b07e6cd5443', NULL, '{"_id": "01a20a1e-06e8-70e7-ac8d-81cddf1ede36", "cFee": 4500, "course": "Hindi Typing", "version": 1, "cDuration": "2 months"}'),
  ('0195f143-5a97-736a-8ef9-076b46b35dcc', '2025-04-01 12:11:18.039+00', '01a20a1e-06bf-70ed-83b5-d554cec61765', 'Asha Example', 'admin', 'staff.create', 'account', '01a20a1e-070d-75b6-9684-be0162f66f33', '0195f143-5a97-73b2-80b4-364a8b3b4102', NULL, '{"id": "01a20a1e-070d-75b6-9684-be0162f66f33", "name": "Hemant Namuna", "role": "hr", "email": "hemant@example.com"}'),
  ('0195f16e-4e64-76c2-866d-83ead9af2c2e', '2025-04-01 12:58:12.964+00', '01a20a1e-06bf-70ed-83b5-d554cec61765', 'Asha Example', 'admin', 'staff.create', 'account', '01a20a1e-070d-75b6-9684-c1b8b8bdc34d', '0195f16e-4e64-70b5-83e9-7ffb59a4c06d', NULL, '{"id": "01a20a1e-070d-75b6-9684-c1b8b8bdc34d", "name": "Hazel Specimen", "role": "hr", "email": "hazel@example.com"}'),
  ('01960aa5-c6f2-74a7-a399-07a06cd8154a', '2025-04-06 10:29:18.706+00', '01a20a1e-06c0-72c6-8a74-165ad1a6f446', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a1e-06ea-7659-b9b0-0245cbb33d89', '01960aa5-c6f2-706a-b015-11c1ef1d624d', NULL, '{"_id": "01a20a1e-06ea-7659-b9b0-0245cbb33d89", "bCode": "PY-2504", "bTime": "08:00 to 10:00", "endDate": "2025-08-27", "version": 1, "startDate": "2025-04-27", "courseName": "Python Programming"}'),
  ('01962e07-dbf7-77b2-967d-4ba2725c7501', '2025-04-13 07:23:09.175+00', '01a20a1e-06c0-72c6-8a74-165ad1a6f446', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '01962e07-dbf7-7736-9b0d-187d51032a55', '01962e07-dbf7-721a-b162-eaacda5687a1', NULL, '{"_id": "01962e07-dbf7-7736-9b0d-187d51032a55", "date": "2025-04-13", "mode": "online", "year": 2025, "month": 4, "course": "Full Stack Web Development", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "nextCall": null, "Enquirymode": "online"}'),
  ('01965222-1b54-7040-9a7a-31f4bf2eca4a', '2025-04-20 07:38:09.108+00', '01a20a1e-06c0-72c6-8a74-165ad1a6f446', 'Hari Example', 'hr', 'enquiry.status', 'enquiry', '01962e07-dbf7-7736-9b0d-187d51032a55', '01965222-1b54-7768-aa22-d458f3352847', '{"status": "Open"}', '{"status": "Pending"}'),
  ('0196952d-9296-7192-9088-9756827fe3be', '2025-05-03 08:05:14.006+00', '01a20a1e-06c0-72c6-8a74-165ad1a6f446', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a1e-06ea-7659-b9b0-07b143588557', '0196952d-9296-7268-8ddf-072bd4eaf406', NULL, '{"_id": "01a20a1e-06ea-7659-b9b0-07b143588557", "bCode": "FSW-2505", "bTime": "12:30 to 14:30", "endDate": "2026-01-24", "version": 1, "startDate": "2025-05-24", "courseName": "Full Stack Web Development"}'),
  ('01971baf-477f-767d-bb32-3057206afc7c', '2025-05-29 10:56:01.407+00', '01a20a1e-06c0-72c6-8a74-165ad1a6f446', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a1e-06ea-7659-b9b0-0b18dda5a94e', '01971baf-477f-71b2-8e3e-1ac4c44df7bb', NULL, '{"_id": "01a20a1e-06ea-7659-b9b0-0b18dda5a94e", "bCode": "DA-2506", "bTime": "18:00 to 20:00", "endDate": "2025-12-19", "version": 1, "startDate": "2025-06-19", "courseName": "Data Analytics"}'),
  ('01972f8c-001d-7162-8b09-934e0780f0ec', '2025-06-02 07:29:53.693+00', '01a20a1e-06bf-70ed-83b5-d554cec61765', 'Asha Example', 'admin', 'expense.create', 'expense', '01972f8c-001d-7727-88cb-b1c12871b4ec', '01972f8c-001d-722b-9d87-770aa8da4933', NULL, '{"_id": "01972f8c-001d-7727-88cb-b1c12871b4ec", "date": "2025-06-02", "year": 2025, "month": 6, "amount": 172, "ledger": "01a20a1e-075d-75d1-9ab0-f88bb977fa16", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-06-02T07:29:53.693Z", "updatedAt": "2025-06-02T07:29:53.693Z", "voucherNo": "V2025-26/0001", "ledgerName": "Internet"}'),
  ('019730ae-176e-757d-b115-4ed878befa02', '2025-06-02 12:46:45.102+00', '01a20a1e-06bf-70ed-83b5-d554cec61765', 'Asha Example', 'admin', 'expense.create', 'expense', '019730ae-176e-7451-9d8d-0c968ad200c1', '019730ae-176e-766d-a1b6-8d41aaf8623c', NULL, '{"_id": "019730ae-176e-7451-9d8d-0c968ad200c1", "date": "2025-06-02", "year": 2025, "month": 6, "amount": 516, "ledger": "01a20a1e-075d-75d1-9ab0-f783765b0bc3", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-06-02T12:46:45.102Z", "updatedAt": "2025-06-02T12:46:45.102Z", "voucherNo": "V2025-26/0002", "ledgerName": "Electricity"}'),
  ('01973f27-1abc-76dc-8dbd-fc253d0d328e', '2025-06-05 08:13:36.828+00', '01a20a1e-06bf-70ed-83b5-d554cec61765', 'Asha Example', 'admin', 'expense.create', 'expense', '01973f27-1abc-77e4-a79a-732895050238', '01973f27-1abc-72cf-beae-f3b03d3303f1', NULL, '{"_id": "01973f27-1abc-77e4-a79a-732895050238", "date": "2025-06-05", "year": 2025, "month": 6, "amount": 3876, "ledger": "01a20a1e-075d-75d1-9ab0-ec7c80825168", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-06-05T08:13:36.828Z", "updatedAt": "2025-06-05T08:13:36.828Z", "voucherNo": "V2025-26/0003", "ledgerName": "Salaries"}'),
  ('01973f71-631b-71d7-a8c4-f065ca9fa241', '2025-06-05 09:34:45.019+00', '01a20a1e-06c0-72c6-8a74-165ad1a6f446', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '01973f71-631b-7587-8ac9-2e58cc2aa1c3', '01973f71-631b-74c6-bd72-251830404f45', NULL, '{"_id": "01973f71-631b-7587-8ac9-2e58cc2aa1c3", "date": "2025-06-05", "mode": "offline", "year": 2025, "month": 6, "course": "Data Analytics", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "nextCall": null, "Enquirymode": "offline"}'),
  ('019744be-dbb1-73f4-80e6-1c80f7be24c5', '2025-06-06 10:17:28.241+00', '01a20a1e-06bf-70ed-83b5-d554cec61765', 'Asha Example', 'admin', 'expense.create', 'expense', '019744be-dbb1-70fb-a6d6-f3fd5a06e61e', '019744be-dbb1-7386-9c93-04688b35d8e2', NULL, '{"_id": "019744be-dbb1-70fb-a6d6-f3fd5a06e61e", "date": "2025-06-06", "year": 2025, "month": 6, "amount": 2153, "ledger": "01a20a1e-075d-75d1-9ab0-f2f3590a1053", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-06-06T10:17:28.241Z", "updatedAt": "2025-06-06T10:17:28.241Z", "voucherNo": "V2025-26/0004", "ledgerName": "Rent"}'),
  ('01976d38-7d5f-73bf-b81d-52ca4e98ed59', '2025-06-14 06:55:08.127+00', '01a20a1e-06c0-72c6-8a74-165ad1a6f446', 'Hari Example', 'hr', 'student.register', 'student', '01976d38-7d5f-72ac-84be-42e2d56d1e57', '01976d38-7d5f-77ef-9fa7-25d743937191', NULL, '{"_id": "01976d38-7d5f-72ac-84be-42e2d56d1e57", "fee": 31500, "mode": "offline", "batch": "DA-2506", "course": "Data Analytics", "status": "Active", "PaidFee": 0, "dueDate": "2025-07-19", "endDate": "2025-12-19", "version": 1, "TotalFee": 31500, "declared": null, "isPlaced": "notPlaced", "cduration": "6 months", "PendingFee": 31500, "isCompleted": "yes", "joiningDate": "2025-06-14"}'),
  ('01976d38-7d5f-75e7-b690-a0d402d7988e', '2025-06-14 06:55:08.127+00', '01a20a1e-06c0-72c6-8a74-165ad1a6f446', 'Hari Example', 'hr', 'enquiry.admit', 'enquiry', '01973f71-631b-7587-8ac9-2e58cc2aa1c3', '01976d38-7d5f-7152-b00a-d0e079d35062', '{"status": "Open", "student": null}', '{"status": "Closed", "student": "01976d38-7d5f-72ac-84be-42e2d56d1e57"}'),
  ('01977d82-9bf0-7260-b7b7-3702d1c1cf49', '2025-06-17 10:50:01.072+00', '01a20a1e-070d-75b6-9684-ba5dd85bb883', 'Hina Sample', 'hr', 'fee.record', 'receipt', '01977d82-9bf0-71b6-9366-bc5a38871415', '01977d82-9bf0-701f-8ff0-ad73fc0307fc', NULL, '{"_id": "01977d82-9bf0-71b6-9366-bc5a38871415", "due": 21000, "date": "2025-06-17", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 6, "course": "Data Analytics", "changed": false, "payMode": "Online", "payable": 31500, "student": "01976d38-7d5f-72ac-84be-42e2d56d1e57", "version": 1, "issuedOn": "2025-06-17", "receiptNo": "2025-26/000001"}'),
  ('0197a729-c8b5-77f0-b92b-257afc474d55', '2025-06-25 12:57:02.901+00', '01a20a1e-06c0-72c6-8a74-165ad1a6f446', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a1e-06ea-7659-b9b0-0ee0ad936d93', '0197a729-c8b5-71ca-8e1a-406cbcae97de', NULL, '{"_id": "01a20a1e-06ea-7659-b9b0-0ee0ad936d93", "bCode": "GD-2507", "bTime": "18:00 to 20:00", "endDate": "2025-12-16", "version": 1, "startDate": "2025-07-16", "courseName": "Graphic Design"}'),
  ('0197cf00-2cf0-74ad-af25-66403e0c14fc', '2025-07-03 06:36:24.688+00', '01a20a1e-06bf-70ed-83b5-d554cec61765', 'Asha Example', 'admin', 'expense.create', 'expense', '0197cf00-2cf0-712c-8d89-39120a884254', '0197cf00-2cf0-7666-8fec-eb60faead2e5', NULL, '{"_id": "0197cf00-2cf0-712c-8d89-39120a884254", "date": "2025-07-03", "year": 2025, "month": 7, "amount": 1058, "ledger": "01a20a1e-075d-75d1-9ab0-f783765b0bc3", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-07-03T06:36:24.688Z", "updatedAt": "2025-07-03T06:36:24.688Z", "voucherNo": "V2025-26/0005", "ledgerName": "Electricity"}'),
  ('0197d3b1-cdf4-71da-a6f5-b07e80a129c5', '2025-07-04 04:28:54.644+00', '01a20a1e-06bf-70ed-83b5-d554cec61765', 'Asha Example', 'admin', 'expense.create', 'expense', '0197d3b1-cdf4-73b2-9e1b-4b68b2cdaba5', '0197d3b1-cdf4-779b-ab46-4bb8db9d3d47', NULL, '{"_id": "0197d3b1-cdf4-73b2-9e1b-4b68b2cdaba5", "date": "2025-07-04", "year": 2025, "month": 7, "amount": 352, "ledger": "01a20a1e-075d-75d1-9ab0-f88bb977fa16", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-07-04T04:28:54.644Z", "updatedAt": "2025-07-04T04:28:54.644Z", "voucherNo": "V2025-26/0006", "ledgerName": "Internet"}'),
  ('0197d44b-78c3-720e-91f9-fd7d5a8f0502', '2025-07-04 07:16:45.379+00', '01a20a1e-06bf-70ed-83b5-d554cec61765', 'Asha Example', 'admin', 'expense.create', 'expense', '0197d44b-78c3-740e-8cd0-fb4376c1970d', '0197d44b-78c3-7440-8d82-8882540bbf38', NULL, '{"_id": "0197d44b-78c3-740e-8cd0-fb4376c1970d", "date": "2025-07-04", "year": 2025, "month": 7, "amount": 7938, "ledger": "01a20a1e-075d-75d1-9ab0-ec7c80825168", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-07-04T07:16:45.379Z", "updatedAt": "2025-07-04T07:16:45.379Z", "voucherNo": "V2025-26/0007", "ledgerName": "Salaries"}'),
  ('0197e9a1-67f5-77f0-b319-ceb5c9860478', '2025-07-08 10:42:38.709+00', '01a20a1e-06bf-70ed-83b5-d554cec61765', 'Asha Example', 'admin', 'expense.create', 'expense', '0197e9a1-67f5-728f-b0ee-d25f749af117', '0197e9a1-67f5-7063-a7d9-dad022cf22ab', NULL, '{"_id": "0197e9a1-67f5-728f-b0ee-d25f749af117", "date": "2025-07-08", "year": 2025, "month": 7, "amount": 4410, "ledger": "01a20a1e-075d-75d1-9ab0-f2f3590a1053", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-07-08T10:42:38.709Z", "updatedAt": "2025-07-08T10:42:38.709Z", "voucherNo": "V2025-26/0008", "ledgerName": "Rent"}'),
  ('01980c8c-196a-722a-8af2-bca75e06d700', '2025-07-15 05:26:04.906+00', '01a20a1e-070d-75b6-9684-be0162f66f33', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '01980c8c-196a-7253-96c4-4ab01ebbd0fa', '01980c8c-196a-7563-8811-8de4dbe46715', NULL, '{"_id": "01980c8c-196a-7253-96c4-4ab01ebbd0fa", "due": 10500, "date": "2025-07-15", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 7, "course": "Data Analytics", "changed": false, "payMode": "Cash", "payable": 31500, "student": "01976d38-7d5f-72ac-84be-42e2d56d1e57", "version": 1, "issuedOn": "2025-07-15", "receiptNo": "2025-26/000002"}'),
  ('01982b99-c49f-75e9-a458-9c73135c537e', '2025-07-21 06:09:14.399+00', '01a20a1e-06c0-72c6-8a74-165ad1a6f446', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a1e-06ea-7659-b9b0-10a55442ef59', '01982b99-c49f-73ae-8e5a-3f9aa1dd9a03', NULL, '{"_id": "01a20a1e-06ea-7659-b9b0-10a55442ef59", "bCode": "DM-2508", "bTime": "10:00 to 12:00", "endDate": "2025-11-11", "version": 1, "startDate": "2025-08-11", "courseName": "Digital Marketing"}'),
  ('0198305a-7b46-71d7-9664-432690ef53a5', '2025-07-22 04:18:12.934+00', '01a20a1e-06c0-72c6-8a74-165ad1a6f446', 'Hari Example', 'hr', 'student.register', 'student', '0198305a-7b46-7533-987a-33df557ce4ac', '0198305a-7b46-702f-b807-f2a2bbab774c', NULL, '{"_id": "0198305a-7b46-7533-987a-33df557ce4ac", "fee": 22000, "mode": "offline", "batch": "GD-2507", "course": "Graphic Design", "status": "Active", "PaidFee": 0, "dueDate": "2025-08-26", "endDate": "2025-12-16", "version": 1, "TotalFee": 22000, "declared": null, "isPlaced": "notPlaced", "cduration": "5 months", "PendingFee": 22000, "isCompleted": "yes", "joiningDate": "2025-07-22"}'),
  ('01983ab5-5436-72bd-a9d7-0f9f2c6c414f', '2025-07-24 04:33:38.87+00', '01976d38-7d5f-72ac-84be-42e2d56d1e57', '', 'student', 'project.add', 'project', '01983ab5-5436-71fe-a5d1-1f15405811d8', '01983ab5-5436-701d-b768-f9b39bb9e4a7', NULL, '{"_id": "01983ab5-5436-71fe-a5d1-1f15405811d8", "student": "01976d38-7d5f-72ac-84be-42e2d56d1e57", "version": 1}'),
  ('01984f40-d442-76b2-bfc6-fa1cef2c00af', '2025-07-28 04:18:25.474+00', '01a20a1e-06c0-72c6-8a74-165ad1a6f446', 'Hari Example', 'hr', 'fee.record', 'receipt', '01984f40-d442-75d6-8259-4fc0392affc7', '01984f40-d442-738e-8ce0-1703de9837d2', NULL, '{"_id": "01984f40-d442-75d6-8259-4fc0392affc7", "due": 11000, "date": "2025-07-28", "paid": 11000, "year": 2025, "bCode": "GD-2507", "month": 7, "course": "Graphic Design", "changed": false, "payMode": "Online", "payable": 22000, "student": "0198305a-7b46-7533-987a-33df557ce4ac", "version": 1, "issuedOn": "2025-07-28", "receiptNo": "2025-26/000003"}'),
  ('01985aa9-0953-749d-9ab6-30a5fcfe5832', '2025-07-30 09:28:04.179+00', '01a20a1e-06bf-70ed-83b5-d554cec61765', 'Asha Example', 'admin', 'staff.update', 'account', '01a20a1e-070d-75b6-9684-c1b8b8bdc34d', '01985aa9-0953-740a-9150-2af9bf1dee57', '{"status": "Active", "version": 1}', '{"status": "Disable", "version": 2}'),
  ('01986905-43a3-70e0-b0dc-93712f8ae5b7', '2025-08-02 04:23:29.443+00', '01a20a1e-06bf-70ed-83b5-d554cec61765', 'Asha Example', 'admin', 'expense.create', 'expense', '01986905-43a3-751d-8a8d-4675407f65d9', '01986905-43a3-7742-8159-caf7c257f777', NULL, '{"_id": "01986905-43a3-751d-8a8d-4675407f65d9", "date": "2025-08-02", "year": 2025, "month": 8, "amount": 4341, "ledger": "01a20a1e-075d-75d1-9ab0-f2f3590a1053", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-08-02T04:23:29.443Z", "updatedAt": "2025-08-02T04:23:29.443Z", "voucherNo": "V2025-26/0009", "ledgerName": "Rent"}'),
  ('019873c7-c03e-7186-860d-7a8ce03e0f53', '2025-08-04 06:32:07.486+00', '01a20a1e-06bf-70ed-83b5-d554cec61765', 'Asha Example', 'admin', 'expense.create', 'expense', '019873c7-c03e-744c-846c-d506dc2ff468', '019873c7-c03e-7222-992e-b995219c9e10', NULL, '{"_id": "019873c7-c03e-744c-846c-d506dc2ff468", "date": "2025-08-04", "year": 2025, "month": 8, "amount": 7814, "ledger": "01a20a1e-075d-75d1-9ab0-ec7c80825168", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-08-04T06:32:07.486Z", "updatedAt": "2025-08-04T06:32:07.486Z", "voucherNo": "V2025-26/0010", "ledgerName": "Salaries"}'),
  ('0198742d-391a-7411-ad8c-8a9a300cae9e', '2025-08-04 08:22:57.562+00', '01a20a1e-06bf-70ed-83b5-d554cec61765', 'Asha Example', 'admin', 'expense.create', 'expense', '0198742d-391a-76b6-a462-9f45ed48e430', '0198742d-391a-7014-b8b3-877aa1c659a9', NULL, '{"_id": "0198742d-391a-76b6-a462-9f45ed48e430", "date": "2025-08-04", "year": 2025, "month": 8, "amount": 347, "ledger": "01a20a1e-075d-75d1-9ab0-f88bb977fa16", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-08-04T08:22:57.562Z", "updatedAt": "2025-08-04T08:22:57.562Z", "voucherNo": "V2025-26/0011", "ledgerName": "Internet"}'),
  ('01987a45-a517-7102-a53e-94d29704e50b', '2025-08-05 12:47:21.367+00', '01a20a1e-06bf-70ed-83b5-d554cec61765', 'Asha Example', 'admin', 'expense.create', 'expense', '01987a45-a517-7571-b0c9-41ae54de616e', '01987a45-a517-7416-9022-cb10a95338f2', NULL, '{"_id": "01987a45-a517-7571-b0c9-41ae54de616e", "date": "2025-08-05", "year": 2025, "month": 8, "amount": 1041, "ledger": "01a20a1e-075d-75d1-9ab0-f783765b0bc3", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-08-05T12:47:21.367Z", "updatedAt": "2025-08-05T12:47:21.367Z", "voucherNo": "V2025-26/0012", "ledgerName": "Electricity"}'),
  ('0198adb9-bb13-7287-bd39-9aa637529e0f', '2025-08-15 12:34:47.187+00', '01a20a1e-070d-75b6-9684-ba5dd85bb883', 'Hina Sample', 'hr', 'fee.record', 'receipt', '0198adb9-bb13-7341-9bd6-ea1b69639757', '0198adb9-bb13-734c-b104-3af02712ddd1', NULL, '{"_id": "0198adb9-bb13-7341-9bd6-ea1b69639757", "due": 0, "date": "2025-08-15", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 8, "course": "Data Analytics", "changed": false, "payMode": "Others", "payable": 31500, "student": "01976d38-7d5f-72ac-84be-42e2d56d1e57", "version": 1, "issuedOn": "2025-08-15", "receiptNo": "2025-26/000004"}'),
  ('0198b7a5-65f9-74c2-af25-a270c235ac4f', '2025-08-17 10:48:46.841+00', '01a20a1e-06c0-72c6-8a74-165ad1a6f446', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a1e-06ea-7659-b9b0-15c062853e15', '0198b7a5-65f9-709b-be77-06f7992f5667', NULL, '{"_id": "01a20a1e-06ea-7659-b9b0-15c062853e15", "bCode": "HT-2509", "bTime": "15:00 to 17:00", "endDate": "2025-11-07", "version": 1, "startDate": "2025-09-07", "courseName": "Hindi Typing"}'),
  ('0198d1be-32ac-751c-9e87-bdec5b58055c', '2025-08-22 12:25:59.724+00', '01a20a1e-070d-75b6-9684-be0162f66f33', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '0198d1be-32ac-7444-b3d2-fc1bc7fb178b', '0198d1be-32ac-72a3-9853-927031a3d3d9', NULL, '{"_id": "0198d1be-32ac-7444-b3d2-fc1bc7fb178b", "due": 0, "date": "2025-08-21", "paid": 11000, "year": 2025, "bCode": "GD-2507", "month": 8, "course": "Graphic Design", "changed": false, "payMode": "Online", "payable": 22000, "student": "0198305a-7b46-7533-987a-33df557ce4ac", "version": 1, "issuedOn": "2025-08-22", "receiptNo": "2025-26/000005"}'),
  ('019904aa-7eb6-74dc-9168-e4b2d0641306', '2025-09-01 09:45:06.486+00', '01a20a1e-06bf-70ed-83b5-d554cec61765', 'Asha Example', 'admin', 'expense.create', 'expense', '019904aa-7eb6-73a2-bf48-91629094ec56', '019904aa-7eb6-72fa-8e14-abaa657e472f', NULL, '{"_id": "019904aa-7eb6-73a2-bf48-91629094ec56", "date": "2025-09-01", "year": 2025, "month": 9, "amount": 6144, "ledger": "01a20a1e-075d-75d1-9ab0-ec7c80825168", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-09-01T09:45:06.486Z", "updatedAt": "2025-09-01T09:45:06.486Z", "voucherNo": "V2025-26/0013", "ledgerName": "Salaries"}'),
  ('01990a07-c598-7055-a19d-31a1801c4567', '2025-09-02 10:45:05.56+00', '01a20a1e-06bf-70ed-83b5-d554cec61765', 'Asha Example', 'admin', 'expense.create', 'expense', '01990a07-c598-7506-9170-00e3409fca72', '01990a07-c598-7144-8296-ad6c95ff2a28', NULL, '{"_id": "01990a07-c598-7506-9170-00e3409fca72", "date": "2025-09-02", "year": 2025, "month": 9, "amount": 3413, "ledger": "01a20a1e-075d-75d1-9ab0-f2f3590a1053", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-09-02T10:45:05.560Z", "updatedAt": "2025-09-02T10:45:05.560Z", "voucherNo": "V2025-26/0014", "ledgerName": "Rent"}'),
  ('01990f32-eeb0-73a3-9d79-f81e06ce38aa', '2025-09-03 10:50:20.208+00', '01a20a1e-06bf-70ed-83b5-d554cec61765', 'Asha Example', 'admin', 'expense.create', 'expense', '01990f32-eeb0-72b3-9af6-f8a1fd60922f', '01990f32-eeb0-72bf-933c-484c5789edf8', NULL, '{"_id": "01990f32-eeb0-72b3-9af6-f8a1fd60922f", "date": "2025-09-03", "year": 2025, "month": 9, "amount": 819, "ledger": "01a20a1e-075d-75d1-9ab0-f783765b0bc3", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-09-03T10:50:20.208Z", "updatedAt": "2025-09-03T10:50:20.208Z", "voucherNo": "V2025-26/0015", "ledgerName": "Electricity"}'),
  ('0199291d-4815-7584-8c63-888799fd033f', '2025-09-08 11:36:48.917+00', '01a20a1e-06bf-70ed-83b5-d554cec61765', 'Asha Example', 'admin', 'expense.create', 'expense', '0199291d-4815-7206-a8f3-39e9dddf220c', '0199291d-4815-70e1-840a-ecd305fb0c8c', NULL, '{"_id": "0199291d-4815-7206-a8f3-39e9dddf220c", "date": "2025-09-08", "year": 2025, "month": 9, "amount": 273, "ledger": "01a20a1e-075d-75d1-9ab0-f88bb977fa16", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-09-08T11:36:48.917Z", "updatedAt": "2025-09-08T11:36:48.917Z", "voucherNo": "V2025-26/0016", "ledgerName": "Internet"}'),
  ('01993c60-445a-75d9-8c18-c7a1f61c499c', '2025-09-12 05:22:45.978+00', '01a20a1e-06c0-72c6-8a74-165ad1a6f446', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a1e-06ea-7659-b9b0-19fed6daefa7', '01993c60-445a-72c6-8123-ed84ef1a8c74', NULL, '{"_id": "01a20a1e-06ea-7659-b9b0-19fed6daefa7", "bCode": "FR-2510", "bTime": "15:00 to 17:00", "endDate": "2026-02-03", "version": 1, "startDate": "2025-10-03", "courseName": "Français des affaires"}'),
  ('01994735-b681-73ae-b014-b94ee641f04e', '2025-09-14 07:52:06.529+00', '01a20a1e-06c0-72c6-8a74-165ad1a6f446', 'Hari Example', 'hr', 'fee.record', 'receipt', '01994735-b681-72f4-8d81-dd7e0416ec5c', '01994735-b681-760f-a06d-154217eef07a', NULL, '{"_id": "01994735-b681-72f4-8d81-dd7e0416ec5c", "due": 0, "date": "2025-09-14", "paid": 15000, "year": 2025, "bCode": "DM-2508", "month": 9, "course": "Digital Marketing", "changed": false, "payMode": "Cash", "payable": 15000, "student": "0199483e-e8b1-7267-a6ce-be9f6951d9b3", "version": 1, "issuedOn": "2025-09-14", "receiptNo": "2025-26/000006"}'),
  ('0199483e-e8b1-776f-a410-55fe221f6cb4', '2025-09-14 12:41:46.417+00', '01a20a1e-06c0-72c6-8a74-165ad1a6f446', 'Hari Example', 'hr', 'student.register', 'student', '0199483e-e8b1-7267-a6ce-be9f6951d9b3', '0199483e-e8b1-71be-a756-bfff7e0e01ea', NULL, '{"_id": "0199483e-e8b1-7267-a6ce-be9f6951d9b3", "fee": 15000, "mode": "online", "batch": "DM-2508", "course": "Digital Marketing", "status": "Active", "PaidFee": 0, "dueDate": "2025-10-19", "endDate": "2025-11-11", "version": 1, "TotalFee": 15000, "declared": null, "isPlaced": "placed", "cduration": "3 months", "PendingFee": 15000, "isCompleted": "yes", "joiningDate": "2025-09-14"}'),
  ('0199c7c0-0ba8-76f2-aaa3-737d4f59f217', '2025-10-09 06:54:35.944+00', '01a20a1e-06c0-72c6-8a74-165ad1a6f446', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a1e-06ea-7659-b9b0-1f341f6a87ca', '0199c7c0-0ba8-72e4-a6f3-304f6196bdbc', NULL, '{"_id": "01a20a1e-06ea-7659-b9b0-1f341f6a87ca", "bCode": "TALLY-2510", "bTime": "12:30 to 14:30", "endDate": "2026-01-30", "version": 1, "startDate": "2025-10-30", "courseName": "Tally with GST"}'),
  ('019a24d1-6480-7409-b1b5-4d1343bbfcb6', '2025-10-27 08:38:13.888+00', '01a20a1e-06c0-72c6-8a74-165ad1a6f446', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '019a24d1-6480-7789-8f3d-685bfaf65db4', '019a24d1-6480-7633-a6e4-dd221ca158be', NULL, '{"_id": "019a24d1-6480-7789-8f3d-685bfaf65db4", "date": "2025-10-27", "mode": "offline", "year": 2025, "month": 10, "course": "Full Stack Web Development", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "nextCall": null, "Enquirymode": "offline"}'),
  ('019a24d1-6480-755f-a8c0-c637f9f8a3ca', '2025-10-27 08:38:13.888+00', '01a20a1e-06c0-72c6-8a74-165ad1a6f446', 'Hari Example', 'hr', 'enquiry.status', 'enquiry', '019a24d1-6480-7789-8f3d-685bfaf65db4', '019a24d1-6480-7480-9525-bf6c9320164e', '{"status": "Open"}', '{"status": "Pending"}'),
  ('019a3e0d-cbe7-770f-b474-87c635f3f992', '2025-11-01 06:14:42.919+00', '01a20a1e-06bf-70ed-83b5-d554cec61765', 'Asha Example', 'admin', 'expense.create', 'expense', '019a3e0d-cbe7-7675-b18b-fc9acfb42a36', '019a3e0d-cbe7-7240-bd33-4976763e0d82', NULL, '{"_id": "019a3e0d-cbe7-7675-b18b-fc9acfb42a36", "date": "2025-11-01", "year": 2025, "month": 11, "amount": 1250, "ledger": "01a20a1e-075d-75d1-9ab0-f2f3590a1053", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-11-01T06:14:42.919Z", "updatedAt": "2025-11-01T06:14:42.919Z", "voucherNo": "V2025-26/0017", "ledgerName": "Rent"}'),
  ('019a499b-18e8-75a6-981f-88787e6e7bde', '2025-11-03 12:04:52.584+00', '01a20a1e-06bf-70ed-83b5-d554cec61765', 'Asha Example', 'admin', 'expense.create', 'expense', '019a499b-18e8-709b-85d7-2562bf14abca', '019a499b-18e8-749f-8040-565c32b019b0', NULL, '{"_id": "019a499b-18e8-709b-85d7-2562bf14abca", "date": "2025-11-03", "year": 2025, "month": 11, "amount": 2250, "ledger": "01a20a1e-075d-75d1-9ab0-ec7c80825168", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-11-03T12:04:52.584Z", "updatedAt": "2025-11-03T12:04:52.584Z", "voucherNo": "V2025-26/0018", "ledgerName": "Salaries"}'),
  ('019a4dd1-d13d-711d-a571-883c13891d33', '2025-11-04 07:43:07.581+00', '01a20a1e-06c0-72c6-8a74-165ad1a6f446', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a1e-06ea-7659-b9b0-21fe1cee751d', '019a4dd1-d13d-73b3-b6de-864b378e7118', NULL, '{"_id": "01a20a1e-06ea-7659-b9b0-21fe1cee751d", "bCode": "PY-2511", "bTime": "18:00 to 20:00", "endDate": "2026-03-25", "version": 1, "startDate": "2025-11-25", "courseName": "Python Programming"}'),
  ('019a5870-be50-7674-8acc-f3e32d1ab5d1', '2025-11-06 09:12:55.12+00', '01a20a1e-06bf-70ed-83b5-d554cec61765', 'Asha Example', 'admin', 'expense.create', 'expense', '019a5870-be50-7550-b118-df0e6e294734', '019a5870-be50-7103-9afa-182c6b946d11', NULL, '{"_id": "019a5870-be50-7550-b118-df0e6e294734", "date": "2025-11-06", "year": 2025, "month": 11, "amount": 100, "ledger": "01a20a1e-075d-75d1-9ab0-f88bb977fa16", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-11-06T09:12:55.120Z", "updatedAt": "2025-11-06T09:12:55.120Z", "voucherNo": "V2025-26/0019", "ledgerName": "Internet"}'),
  ('019a58cd-919f-7364-a484-99c1fd67fb3f', '2025-11-06 10:54:18.527+00', '01a20a1e-06bf-70ed-83b5-d554cec61765', 'Asha Example', 'admin', 'expense.create', 'expense', '019a58cd-919f-7785-96ab-07253ee740e4', '019a58cd-919f-73af-80bf-2e1abf614ce1', NULL, '{"_id": "019a58cd-919f-7785-96ab-07253ee740e4", "date": "2025-11-06", "year": 2025, "month": 11, "amount": 300, "ledger": "01a20a1e-075d-75d1-9ab0-f783765b0bc3", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-11-06T10:54:18.527Z", "updatedAt": "2025-11-06T10:54:18.527Z", "voucherNo": "V2025-26/0020", "ledgerName": "Electricity"}'),
  ('019acdcb-3f5e-76d8-afa6-d9acfe592141', '2025-11-29 04:07:20.67+00', '01a20a1e-06c0-72c6-8a74-165ad1a6f446', 'Hari Example', 'hr', 'student.register', 'student', '019acdcb-3f5e-7470-acdf-ccffa14e0bd5', '019acdcb-3f5e-72a3-a81c-581685bd54ab', NULL, '{"_id": "019acdcb-3f5e-7470-acdf-ccffa14e0bd5", "fee": 18000, "mode": "offline", "batch": "PY-2511", "course": "Python Programming", "status": "Active", "PaidFee": 0, "dueDate": "2026-01-03", "endDate": "2026-03-25", "version": 1, "TotalFee": 18000, "declared": null, "isPlaced": "notPlaced", "cduration": "4 months", "PendingFee": 18000, "isCompleted": "yes", "joiningDate": "2025-11-29"}'),
  ('019acefa-c7b2-74a3-a259-69fdc9005a91', '2025-11-29 09:38:52.978+00', '01a20a1e-070d-75b6-9684-ba5dd85bb883', 'Hina Sample', 'hr', 'fee.record', 'receipt', '019acefa-c7b2-7385-870c-c435a01de0c5', '019acefa-c7b2-77f0-98e6-c592610d68c2', NULL, '{"_id": "019acefa-c7b2-7385-870c-c435a01de0c5", "due": 12000, "date": "2025-11-29", "paid": 6000, "year": 2025, "bCode": "PY-2511", "month": 11, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-7470-acdf-ccffa14e0bd5", "version": 1, "issuedOn": "2025-11-29", "receiptNo": "2025-26/000007"}'),
  ('019ad88c-72fa-72bc-b66d-1878d9d2eecf', '2025-12-01 06:14:34.49+00', '01a20a1e-06c0-72c6-8a74-165ad1a6f446', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a1e-06ea-7659-b9b0-27c4f82d6b04', '019ad88c-72fa-7306-b60f-c6628844c57f', NULL, '{"_id": "01a20a1e-06ea-7659-b9b0-27c4f82d6b04", "bCode": "FSW-2512", "bTime": "12:30 to 14:30", "endDate": "2026-08-22", "version": 1, "startDate": "2025-12-22", "courseName": "Full Stack Web Development"}'),
  ('019b5e41-c6ac-7799-bbde-026cb2907c06', '2025-12-27 05:22:07.66+00', '01a20a1e-06c0-72c6-8a74-165ad1a6f446', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a1e-06ea-7659-b9b0-295d0c30969f', '019b5e41-c6ac-7355-bece-2f7682cbb013', NULL, '{"_id": "01a20a1e-06ea-7659-b9b0-295d0c30969f", "bCode": "DA-2601", "bTime": "12:30 to 14:30", "endDate": "2026-07-17", "version": 1, "startDate": "2026-01-17", "courseName": "Data Analytics"}'),
  ('019b7ce0-50eb-72db-b9a5-074fb36845ec', '2026-01-02 04:03:54.219+00', '01a20a1e-070d-75b6-9684-be0162f66f33', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '019b7ce0-50eb-7684-9284-0eb9027a40a4', '019b7ce0-50eb-70df-bca0-4bc8e1b09e58', NULL, '{"_id": "019b7ce0-50eb-7684-9284-0eb9027a40a4", "due": 6000, "date": "2026-01-02", "paid": 6000, "year": 2026, "bCode": "PY-2511", "month": 1, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-7470-acdf-ccffa14e0bd5", "version": 1, "issuedOn": "2026-01-02", "receiptNo": "2025-26/000008"}'),
  ('019b7d9a-7db3-7033-805c-55732c1b3559', '2026-01-02 07:27:15.379+00', '01a20a1e-06bf-70ed-83b5-d554cec61765', 'Asha Example', 'admin', 'expense.create', 'expense', '019b7d9a-7db3-73db-8985-0b9cc5bbbaeb', '019b7d9a-7db3-7175-b183-6da713ad005c', NULL, '{"_id": "019b7d9a-7db3-73db-8985-0b9cc5bbbaeb", "date": "2026-01-02", "year": 2026, "month": 1, "amount": 1076, "ledger": "01a20a1e-075d-75d1-9ab0-f2f3590a1053", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2026-01-02T07:27:15.379Z", "updatedAt": "2026-01-02T07:27:15.379Z", "voucherNo": "V2025-26/0021", "ledgerName": "Rent"}'),
  ('019b92c8-7213-7034-ae13-c38893b17a80', '2026-01-06 10:09:28.595+00', '01a20a1e-06bf-70ed-83b5-d554cec61765', 'Asha Example', 'admin', 'expense.create', 'expense', '019b92c8-7213-7187-99dd-282ef2e16503', '019b92c8-7213-7319-8849-076a2d3973dd', NULL, '{"_id": "019b92c8-7213-7187-99dd-282ef2e16503", "date": "2026-01-06", "year": 2026, "month": 1, "amount": 258, "ledger": "01a20a1e-075d-75d1-9ab0-f783765b0bc3", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2026-01-06T10:09:28.595Z", "updatedAt": "2026-01-06T10:09:28.595Z", "voucherNo": "V2025-26/0022", "ledgerName": "Electricity"}'),
  ('019b96c0-e9f1-741f-b5d0-2975adf63a3b', '2026-01-07 04:39:43.857+00', '01a20a1e-06bf-70ed-83b5-d554cec61765', 'Asha Example', 'admin', 'expense.create', 'expense', '019b96c0-e9f1-757a-8a92-1e974d57bc9d', '019b96c0-e9f1-73c9-bc2b-66b94f7253a1', NULL, '{"_id": "019b96c0-e9f1-757a-8a92-1e974d57bc9d", "date": "2026-01-07", "year": 2026, "month": 1, "amount": 1938, "ledger": "01a20a1e-075d-75d1-9ab0-ec7c80825168", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2026-01-07T04:39:43.857Z", "updatedAt": "2026-01-07T04:39:43.857Z", "voucherNo": "V2025-26/0023", "ledgerName": "Salaries"}'),
  ('019b9be6-f910-744a-83f0-2f42f2e370f0', '2026-01-08 04:39:24.176+00', '01a20a1e-06bf-70ed-83b5-d554cec61765', 'Asha Example', 'admin', 'expense.create', 'expense', '019b9be6-f910-74a7-9ef4-8e5dc04783a6', '019b9be6-f910-7337-b664-ff7d660151d9', NULL, '{"_id": "019b9be6-f910-74a7-9ef4-8e5dc04783a6", "date": "2026-01-08", "year": 2026, "month": 1, "amount": 86, "ledger": "01a20a1e-075d-75d1-9ab0-f88bb977fa16", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2026-01-08T04:39:24.176Z", "updatedAt": "2026-01-08T04:39:24.176Z", "voucherNo": "V2025-26/0024", "ledgerName": "Internet"}'),
  ('019bea69-43a4-70c1-b31e-33c39d7b6cd0', '2026-01-23 10:32:05.796+00', '01a20a1e-06c0-72c6-8a74-165ad1a6f446', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a1e-06eb-74a7-8d95-3a1cca0da4c3', '019bea69-43a4-73a7-8af0-edbde7145970', NULL, '{"_id": "01a20a1e-06eb-74a7-8d95-3a1cca0da4c3", "bCode": "GD-2602", "bTime": "08:00 to 10:00", "endDate": "2026-07-13", "version": 1, "startDate": "2026-02-13", "courseName": "Graphic Design"}'),
  ('019c1cef-33c4-7287-98b0-255658842a7e', '2026-02-02 05:59:24.356+00', '01a20a1e-06c0-72c6-8a74-165ad1a6f446', 'Hari Example', 'hr', 'fee.record', 'receipt', '019c1cef-33c4-7570-8a4d-6187282e84a2', '019c1cef-33c4-711d-859c-2047c4a60fde', NULL, '{"_id": "019c1cef-33c4-7570-8a4d-6187282e84a2", "due": 0, "date": "2026-02-02", "paid": 6000, "year": 2026, "bCode": "PY-2511", "month": 2, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-7470-acdf-ccffa14e0bd5", "version": 1, "issuedOn": "2026-02-02", "receiptNo": "2025-26/000009"}'),
  ('019c31b6-9ffd-7068-9cb8-8ecbe421469a', '2026-02-06 06:49:38.045+00', '01a20a1e-06bf-70ed-83b5-d554cec61765', 'Asha Example', 'admin', 'expense.create', 'expense', '019c31b6-9ffd-73ba-8bf7-f9d0e5dc0a23', '019c31b6-9ffd-74f2-b633-4d4a03b02faf', NULL, '{"_id": "019c31b6-9ffd-73ba-8bf7-f9d0e5dc0a23", "date": "2026-02-06", "year": 2026, "month": 2, "amount": 2457, "ledger": "01a20a1e-075d-75d1-9ab0-ec7c80825168", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2026-02-06T06:49:38.045Z", "updatedAt": "2026-02-06T06:49:38.045Z", "voucherNo": "V2025-26/0025", "ledgerName": "Salaries"}'),
  ('019c369f-a274-736b-a510-ad6c9e5f2e43', '2026-02-07 05:42:37.428+00', '01a20a1e-06bf-70ed-83b5-d554cec61765', 'Asha Example', 'admin', 'expense.create', 'expense', '019c369f-a274-728e-8db0-f014050feb5c', '019c369f-a274-7121-90c0-c41f85ae4573', NULL, '{"_id": "019c369f-a274-728e-8db0-f014050feb5c", "date": "2026-02-07", "year": 2026, "month": 2, "amount": 1365, "ledger": "01a20a1e-075d-75d1-9ab0-f2f3590a1053", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2026-02-07T05:42:37.428Z", "updatedAt": "2026-02-07T05:42:37.428Z", "voucherNo": "V2025-26/0026", "ledgerName": "Rent"}'),
  ('019c411e-2084-7637-9f2d-56f66d0746e8', '2026-02-09 06:36:59.396+00', '01a20a1e-06bf-70ed-83b5-d554cec61765', 'Asha Example', 'admin', 'expense.create', 'expense', '019c411e-2084-7679-94c4-fa56863f0f30', '019c411e-2084-71fc-a8d9-0fde25de876e', NULL, '{"_id": "019c411e-2084-7679-94c4-fa56863f0f30", "date": "2026-02-09", "year": 2026, "month": 2, "amount": 327, "ledger": "01a20a1e-075d-75d1-9ab0-f783765b0bc3", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2026-02-09T06:36:59.396Z", "updatedAt": "2026-02-09T06:36:59.396Z", "voucherNo": "V2025-26/0027", "ledgerName": "Electricity"}'),
  ('019c423e-23a9-7202-8a00-49efda647e01', '2026-02-09 11:51:34.569+00', '01a20a1e-06bf-70ed-83b5-d554cec61765', 'Asha Example', 'admin', 'expense.create', 'expense', '019c423e-23a9-7596-a9c1-4d16bddab12a', '019c423e-23a9-7788-b010-a8d0d84a2a6e', NULL, '{"_id": "019c423e-23a9-7596-a9c1-4d16bddab12a", "date": "2026-02-09", "year": 2026, "month": 2, "amount": 109, "ledger": "01a20a1e-075d-75d1-9ab0-f88bb977fa16", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2026-02-09T11:51:34.569Z", "updatedAt": "2026-02-09T11:51:34.569Z", "voucherNo": "V2025-26/0028", "ledgerName": "Internet"}'),
  ('019c7004-9136-76bc-8b2b-0c54df8f08c1', '2026-02-18 09:11:13.462+00', '01a20a1e-06c0-72c6-8a74-165ad1a6f446', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a1e-06eb-74a7-8d95-3f4c2a05a90b', '019c7004-9136-73b8-aac7-0adc67e3a6e9', NULL, '{"_id": "01a20a1e-06eb-74a7-8d95-3f4c2a05a90b", "bCode": "DM-2603", "bTime": "12:30 to 14:30", "endDate": "2026-06-11", "version": 1, "startDate": "2026-03-11", "courseName": "Digital Marketing"}'),
  ('019cfa32-3a20-7694-a06a-bbf39456019d', '2026-03-17 05:08:41.632+00', '01a20a1e-06c0-72c6-8a74-165ad1a6f446', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a1e-06eb-74a7-8d95-41fe83e9a13d', '019cfa32-3a20-72cb-aa9a-3b103b106c93', NULL, '{"_id": "01a20a1e-06eb-74a7-8d95-41fe83e9a13d", "bCode": "HT-2604", "bTime": "10:00 to 12:00", "endDate": "2026-06-07", "version": 1, "startDate": "2026-04-07", "courseName": "Hindi Typing"}'),
  ('019d47ad-09b4-726d-9eaf-d3e23ef0a0ab', '2026-04-01 06:13:35.796+00', '01976d38-7d5f-72ac-84be-42e2d56d1e57', '', 'student', 'project.add', 'project', '019d47ad-09b4-71fe-bc7d-58a3804e48fe', '019d47ad-09b4-7517-a9c5-a2e0a1486026', NULL, '{"_id": "019d47ad-09b4-71fe-bc7d-58a3804e48fe", "student": "01976d38-7d5f-72ac-84be-42e2d56d1e57", "version": 1}'),
  ('019d805b-85ba-705c-bf0d-0000ebbc5e43', '2026-04-12 06:22:54.906+00', '01a20a1e-06c0-72c6-8a74-165ad1a6f446', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a1e-06eb-74a7-8d95-47bd50300aa4', '019d805b-85ba-73b2-b80c-77eda842301a', NULL, '{"_id": "01a20a1e-06eb-74a7-8d95-47bd50300aa4", "bCode": "FR-2605", "bTime": "08:00 to 10:00", "endDate": "2026-09-03", "version": 1, "startDate": "2026-05-03", "courseName": "Français des affaires"}'),
  ('019daf1c-ae23-7549-976c-e6b86ea53fbb', '2026-04-21 08:16:25.635+00', '01976d38-7d5f-72ac-84be-42e2d56d1e57', '', 'student', 'portfolio.add', 'portfolio', '019daf1c-ae23-75ff-95ad-52dd8e1c0b38', '019daf1c-ae23-7278-885b-2c01032b9b5a', NULL, '{"_id": "019daf1c-ae23-75ff-95ad-52dd8e1c0b38", "student": "01976d38-7d5f-72ac-84be-42e2d56d1e57", "version": 1}'),
  ('019e0afc-7890-7147-b249-816d8c9a4a0e', '2026-05-09 04:26:18.64+00', '01a20a1e-06c0-72c6-8a74-165ad1a6f446', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a1e-06eb-74a7-8d95-49a2fd9bd8d1', '019e0afc-7890-7531-8164-4163e1c6673a', NULL, '{"_id": "01a20a1e-06eb-74a7-8d95-49a2fd9bd8d1", "bCode": "TALLY-2605", "bTime": "12:30 to 14:30", "endDate": "2026-08-30", "version": 1, "startDate": "2026-05-30", "courseName": "Tally with GST"}'),
  ('019e91fd-57b9-76e1-8618-be188e925554', '2026-06-04 09:35:59.929+00', '01a20a1e-06c0-72c6-8a74-165ad1a6f446', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a1e-06eb-74a7-8d95-4d4c0afe86ee', '019e91fd-57b9-72df-86f5-7b2ccd839959', NULL, '{"_id": "01a20a1e-06eb-74a7-8d95-4d4c0afe86ee", "bCode": "PY-2606", "bTime": "08:00 to 10:00", "endDate": "2026-10-25", "version": 1, "startDate": "2026-06-25", "courseName": "Python Programming"}'),
  ('019f1d81-7446-7299-bca1-9563eb7c99a4', '2026-07-01 11:47:31.014+00', '01a20a1e-06c0-72c6-8a74-165ad1a6f446', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a1e-06eb-74a7-8d95-5156a033dc8c', '019f1d81-7446-76a4-8c86-21c4d210c9ad', NULL, '{"_id": "01a20a1e-06eb-74a7-8d95-5156a033dc8c", "bCode": "FSW-2607", "bTime": "10:00 to 12:00", "endDate": null, "version": 1, "startDate": "2026-07-22", "courseName": "Full Stack Web Development"}'),
  ('019f4660-91bf-7616-9739-e4193b36c19d', '2026-07-09 10:16:01.727+00', '01976d38-7d5f-72ac-84be-42e2d56d1e57', '', 'student', 'portfolio.add', 'portfolio', '019f4660-91bf-7443-b74d-83fccbb70b17', '019f4660-91bf-7467-8580-720dabb3723e', NULL, '{"_id": "019f4660-91bf-7443-b74d-83fccbb70b17", "student": "01976d38-7d5f-72ac-84be-42e2d56d1e57", "version": 1}'),
  ('019fa230-ae6c-75ce-b240-cb3637a90139', '2026-07-27 06:08:47.212+00', '01a20a1e-06c0-72c6-8a74-165ad1a6f446', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a1e-06eb-74a7-8d95-54486d6b6ca6', '019fa230-ae6c-75c3-af6a-451a1753d2bd', NULL, '{"_id": "01a20a1e-06eb-74a7-8d95-54486d6b6ca6", "bCode": "DA-2608", "bTime": "10:00 to 12:00", "endDate": "2027-02-17", "version": 1, "startDate": "2026-08-17", "courseName": "Data Analytics"}'),
  ('01a02eaf-9c16-76a4-8e84-f3e868729d3e', '2026-08-23 12:54:15.83+00', '01a20a1e-06c0-72c6-8a74-165ad1a6f446', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a1e-06eb-74a7-8d95-5b861433fb5e', '01a02eaf-9c16-73c7-a5c4-915955b53e2e', NULL, '{"_id": "01a20a1e-06eb-74a7-8d95-5b861433fb5e", "bCode": "GD-2609", "bTime": "08:00 to 10:00", "endDate": "2027-02-13", "version": 1, "startDate": "2026-09-13", "courseName": "Graphic Design"}'),
  ('01a0b40e-f07d-7555-b7df-255f86d84ca0', '2026-09-18 10:27:53.085+00', '01a20a1e-06c0-72c6-8a74-165ad1a6f446', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a1e-06eb-74a7-8d95-5e4f96ede9ef', '01a0b40e-f07d-769e-901f-2bef70677701', NULL, '{"_id": "01a20a1e-06eb-74a7-8d95-5e4f96ede9ef", "bCode": "DM-2610", "bTime": "12:30 to 14:30", "endDate": null, "version": 1, "startDate": "2026-10-09", "courseName": "Digital Marketing"}'),
  ('01a0d6d4-797a-7330-a8a9-b90a82c66464', '2026-09-25 04:30:44.09+00', '01976d38-7d5f-72ac-84be-42e2d56d1e57', '', 'student', 'project.add', 'project', '01a0d6d4-797a-73de-a0ce-3f039258a77f', '01a0d6d4-797a-714d-8a69-c891d90b1411', NULL, '{"_id": "01a0d6d4-797a-73de-a0ce-3f039258a77f", "student": "01976d38-7d5f-72ac-84be-42e2d56d1e57", "version": 1}'),
  ('01a11b91-9b52-7534-bf7d-1f864f7219bb', '2026-10-08 12:51:29.746+00', '01a20a1e-06c0-72c6-8a74-165ad1a6f446', 'Hari Example', 'hr', 'student.register', 'student', '01a11b91-9b52-76b2-b14c-ad9fdfec4238', '01a11b91-9b52-7542-9671-00664bdd85a3', NULL, '{"_id": "01a11b91-9b52-76b2-b14c-ad9fdfec4238", "fee": 13500, "mode": "offline", "batch": "DM-2610", "course": "Digital Marketing", "status": "Active", "PaidFee": 0, "dueDate": "2026-11-12", "endDate": null, "version": 1, "TotalFee": 13500, "declared": null, "isPlaced": "notPlaced", "cduration": "3 months", "PendingFee": 13500, "isCompleted": "no", "joiningDate": "2026-10-08"}'),
  ('01a13e7e-69d3-73ef-91b0-4a260d02e4b1', '2026-10-15 07:37:14.451+00', '01a20a1e-06c0-72c6-8a74-165ad1a6f446', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a1e-06eb-74a7-8d95-63d2b0870fe6', '01a13e7e-69d3-71a8-b46d-d831614693b6', NULL, '{"_id": "01a20a1e-06eb-74a7-8d95-63d2b0870fe6", "bCode": "HT-2611", "bTime": "10:00 to 12:00", "endDate": "2027-01-05", "version": 1, "startDate": "2026-11-05", "courseName": "Hindi Typing"}'),
  ('01a19b44-4019-7314-bffc-3c1da72b7be4', '2026-11-02 07:58:23.769+00', '01a20a1e-06bf-70ed-83b5-d554cec61765', 'Asha Example', 'admin', 'expense.create', 'expense', '01a19b44-4019-73c9-9c95-dd98dbd063ae', '01a19b44-4019-76f8-9400-8473c30eb93a', NULL, '{"_id": "01a19b44-4019-73c9-9c95-dd98dbd063ae", "date": "2026-11-02", "year": 2026, "month": 11, "amount": 221, "ledger": "01a20a1e-075d-75d1-9ab0-f2f3590a1053", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2026-11-02T07:58:23.769Z", "updatedAt": "2026-11-02T07:58:23.769Z", "voucherNo": "V2026-27/0001", "ledgerName": "Rent"}'),
  ('01a19c3d-3bc5-70b3-99c5-477916e43a74', '2026-11-02 12:30:21.125+00', '01a20a1e-06bf-70ed-83b5-d554cec61765', 'Asha Example', 'admin', 'expense.create', 'expense', '01a19c3d-3bc5-7148-bea9-914a2125103b', '01a19c3d-3bc5-776e-8749-be5a84de451e', NULL, '{"_id": "01a19c3d-3bc5-7148-bea9-914a2125103b", "date": "2026-11-02", "year": 2026, "month": 11, "amount": 398, "ledger": "01a20a1e-075d-75d1-9ab0-ec7c80825168", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2026-11-02T12:30:21.125Z", "updatedAt": "2026-11-02T12:30:21.125Z", "voucherNo": "V2026-27/0002", "ledgerName": "Salaries"}'),
  ('01a1a4b8-370c-745b-b911-0d4eb625e8b0', '2026-11-04 04:01:38.572+00', '01a20a1e-06bf-70ed-83b5-d554cec61765', 'Asha Example', 'admin', 'expense.create', 'expense', '01a1a4b8-370c-72a6-ae19-5322527c4994', '01a1a4b8-370c-74a1-93c5-b61c7f0cfb9e', NULL, '{"_id": "01a1a4b8-370c-72a6-ae19-5322527c4994", "date": "2026-11-04", "year": 2026, "month": 11, "amount": 53, "ledger": "01a20a1e-075d-75d1-9ab0-f783765b0bc3", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2026-11-04T04:01:38.572Z", "updatedAt": "2026-11-04T04:01:38.572Z", "voucherNo": "V2026-27/0003", "ledgerName": "Electricity"}'),
  ('01a1b03c-724d-72de-b263-f186fae7460d', '2026-11-06 09:41:53.869+00', '01a20a1e-06c0-72c6-8a74-165ad1a6f446', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b03c-724d-7229-84a2-06b4cb454880', '01a1b03c-724d-72c6-b3cc-15503f63e6aa', NULL, '{"date": "2026-11-06", "absent": 1, "present": 0, "batchCode": "DM-2610"}'),
  ('01a1b03c-74c1-7615-8295-5d3a32d3e4ad', '2026-11-06 09:41:54.497+00', '01a20a1e-06c0-72c6-8a74-165ad1a6f446', 'Hari Example', 'hr', 'student.register', 'student', '01a1b03c-74c1-77b7-a7b1-eefe985e4679', '01a1b03c-74c1-77da-a418-43f62896e440', NULL, '{"_id": "01a1b03c-74c1-77b7-a7b1-eefe985e4679", "fee": 4050, "mode": "online", "batch": "HT-2611", "course": "Hindi Typing", "status": "Active", "PaidFee": 0, "dueDate": "2026-12-11", "endDate": null, "version": 1, "TotalFee": 4050, "declared": null, "isPlaced": "notPlaced", "cduration": "2 months", "PendingFee": 4050, "isCompleted": "no", "joiningDate": "2026-11-06"}'),
  ('01a1b0c9-1727-7151-a1b1-e26745421f93', '2026-11-06 12:15:31.111+00', '01a20a1e-06c0-72c6-8a74-165ad1a6f446', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b0c9-1727-7630-a73c-57ef05a832a4', '01a1b0c9-1727-7020-b068-409c16d95a8e', NULL, '{"date": "2026-11-06", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1b4a5-afa4-75d2-9ecc-76559e81e96b', '2026-11-07 06:15:19.716+00', '01a20a1e-06bf-70ed-83b5-d554cec61765', 'Asha Example', 'admin', 'student.disable', 'student', '01a11b91-9b52-76b2-b14c-ad9fdfec4238', '01a1b4a5-afa4-716d-ad7e-f3c99e8a5a31', '{"status": "Active"}', '{"status": "Disable"}'),
  ('01a1b51d-6a8b-7175-89b2-97e1b5e47e22', '2026-11-07 08:26:06.347+00', '01a20a1e-06c0-72c6-8a74-165ad1a6f446', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b51d-6a8b-7554-91b3-11cb5f803ebf', '01a1b51d-6a8b-7440-8fd9-0851caf73b89', NULL, '{"date": "2026-11-07", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1be83-9230-7592-9cb7-b4031885c955', '2026-11-09 04:14:16.112+00', NULL, '', 'anyone', 'student.apply', 'student', '01a1be83-9230-7482-8b9a-aba847f815e2', '01a1be83-9230-7060-93ca-b8e35dacb39b', NULL, '{"_id": "01a1be83-9230-7482-8b9a-aba847f815e2", "fee": 16500, "mode": "offline", "batch": "FR-2612", "course": "Français des affaires", "status": "Pending", "PaidFee": 0, "dueDate": "2027-01-05", "endDate": null, "version": 1, "TotalFee": 0, "declared": {"fee": 16500, "Paidfee": 8250, "payMode": "Online"}, "isPlaced": "notPlaced", "cduration": "4 months", "PendingFee": 0, "isCompleted": "no", "joiningDate": "2026-12-01"}'),
  ('01a1c041-4eb3-776a-a375-eac46f0fe05c', '2026-11-09 12:21:07.891+00', '01a20a1e-06c0-72c6-8a74-165ad1a6f446', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1c041-4eb3-76ba-b5e1-160f98179d40', '01a1c041-4eb3-732d-bbc7-412a947ee3a3', NULL, '{"date": "2026-11-09", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1c057-66d2-70a3-b0da-68e151555ef9', '2026-11-09 12:45:15.858+00', '01a20a1e-06bf-70ed-83b5-d554cec61765', 'Asha Example', 'admin', 'expense.create', 'expense', '01a1c057-66d2-75d4-a11f-998d19a9b5da', '01a1c057-66d2-70ff-8522-2d8b390beeee', NULL, '{"_id": "01a1c057-66d2-75d4-a11f-998d19a9b5da", "date": "2026-11-09", "year": 2026, "month": 11, "amount": 17, "ledger": "01a20a1e-075d-75d1-9ab0-f88bb977fa16", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2026-11-09T12:45:15.858Z", "updatedAt": "2026-11-09T12:45:15.858Z", "voucherNo": "V2026-27/0004", "ledgerName": "Internet"}'),
  ('01a1c432-5b10-76a7-ac5b-267821f70f6c', '2026-11-10 06:43:16.88+00', '01a20a1e-06c0-72c6-8a74-165ad1a6f446', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a1e-06eb-74a7-8d95-661e957ccacc', '01a1c432-5b10-70f5-867e-7541af23cb46', NULL, '{"_id": "01a20a1e-06eb-74a7-8d95-661e957ccacc", "bCode": "FR-2612", "bTime": "15:00 to 17:00", "endDate": null, "version": 1, "startDate": "2026-12-01", "courseName": "Français des affaires"}'),
  ('01a1c53b-8e49-750d-b208-d490941f37ec', '2026-11-10 11:32:57.033+00', '01a20a1e-06c0-72c6-8a74-165ad1a6f446', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1c53b-8e49-768a-bd7d-d3a43b521fa9', '01a1c53b-8e49-76a1-8896-872aea705043', NULL, '{"date": "2026-11-10", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ca38-8fec-74bf-a6ad-4b7cee4352b2', '2026-11-11 10:47:46.924+00', '01a20a1e-06c0-72c6-8a74-165ad1a6f446', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ca38-8fec-740a-b47d-67c7a035a725', '01a1ca38-8fec-7682-993e-9418c9fbe181', NULL, '{"date": "2026-11-11", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ce42-8cd3-75c5-b1b4-8b2db7b7802d', '2026-11-12 05:37:10.355+00', '01a20a1e-06c0-72c6-8a74-165ad1a6f446', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ce42-8cd3-7393-b51e-5c6d386f7901', '01a1ce42-8cd3-76db-9db0-e7b485d2116d', NULL, '{"date": "2026-11-12", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1cf35-657d-7192-bba9-cf7a9fa07044', '2026-11-12 10:02:25.533+00', '01a20a1e-070d-75b6-9684-ba5dd85bb883', 'Hina Sample', 'hr', 'fee.record', 'receipt', '01a1cf35-657d-7663-831d-afaec254814e', '01a1cf35-657d-7642-979a-0fe41c9b4d32', NULL, '{"_id": "01a1cf35-657d-7663-831d-afaec254814e", "due": 3050, "date": "2026-11-12", "paid": 1000, "year": 2026, "bCode": "HT-2611", "month": 11, "course": "Hindi Typing", "changed": false, "payMode": "Online", "payable": 4050, "student": "01a1b03c-74c1-77b7-a7b1-eefe985e4679", "version": 1, "issuedOn": "2026-11-12", "receiptNo": "2026-27/000001"}'),
  ('01a1d445-07d9-723c-a23d-50b593c7c18d', '2026-11-13 09:37:36.217+00', '01a20a1e-06c0-72c6-8a74-165ad1a6f446', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1d445-07d9-7779-a704-c51c64bef189', '01a1d445-07d9-74e2-a59c-48b6a93ab211', NULL, '{"date": "2026-11-13", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1d916-73a3-70ea-871c-ba6d43f37ff2', '2026-11-14 08:04:49.699+00', '01a20a1e-06c0-72c6-8a74-165ad1a6f446', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1d916-73a3-76e6-a781-1d902b414993', '01a1d916-73a3-7353-bed1-63a59c6098d8', NULL, '{"date": "2026-11-14", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1e402-4a37-77ef-8ddc-a8f6800eea68', '2026-11-16 10:58:37.751+00', '01a20a1e-06c0-72c6-8a74-165ad1a6f446', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1e402-4a37-75a8-affa-814d70ecd28f', '01a1e402-4a37-77a3-874b-768bec1c4b7a', NULL, '{"date": "2026-11-16", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1e95a-a683-70ea-b811-bfc5256381c4', '2026-11-17 11:53:14.627+00', '01a20a1e-06c0-72c6-8a74-165ad1a6f446', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1e95a-a683-77ce-b27b-8cd16b625e1b', '01a1e95a-a683-763b-b654-8c4a022e4964', NULL, '{"date": "2026-11-17", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ee80-40dd-74c6-9764-4d6ad24519a3', '2026-11-18 11:52:25.053+00', '01a20a1e-06c0-72c6-8a74-165ad1a6f446', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ee80-40dd-71a4-b4cd-d971b86bed1b', '01a1ee80-40dd-7469-89c2-fffe87946aac', NULL, '{"date": "2026-11-18", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1f2a8-7850-749f-bb50-52b372b4d22a', '2026-11-19 07:14:49.552+00', '01a20a1e-06c0-72c6-8a74-165ad1a6f446', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1f2a8-7850-7791-94f5-2b6133f1b5eb', '01a1f2a8-7850-73d9-9ea3-c74b8f0611d9', NULL, '{"date": "2026-11-19", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1f8c0-38a9-744c-915c-333a6cd2d970', '2026-11-20 11:38:29.417+00', '01a20a1e-06c0-72c6-8a74-165ad1a6f446', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1f8c0-38a9-73c0-9d7e-07f8ba54509b', '01a1f8c0-38a9-7455-99c9-555c56c81af4', NULL, '{"date": "2026-11-20", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1fb86-a83e-7778-a0a1-91b136a2bf58', '2026-11-21 00:34:28.542+00', '01a20a1e-06c0-72c6-8a74-165ad1a6f446', 'Hari Example', 'hr', 'student.register', 'student', '01a1fb86-a83e-70e2-8100-832683079330', '01a1fb86-a83e-7139-babd-e46798ad9c2f', NULL, '{"_id": "01a1fb86-a83e-70e2-8100-832683079330", "fee": 4050, "mode": "offline", "batch": "HT-2611", "course": "Hindi Typing", "status": "Active", "PaidFee": 0, "dueDate": "2026-12-26", "endDate": null, "version": 1, "TotalFee": 4050, "declared": null, "isPlaced": "notPlaced", "cduration": "2 months", "PendingFee": 4050, "isCompleted": "no", "joiningDate": "2026-11-21"}'),
  ('01a20a1e-06c6-75ee-8830-227aed10dabf', '2026-11-21 04:30:00+00', NULL, '', 'system', 'institute.create', 'institute', '00000000-0000-0000-0000-000000000000', 'dump', NULL, '{"name": "Namuna Training Institute (demo)", "phone": "+91 55500 00000", "address": "1 Example Road, Example Nagar", "timeZone": "Asia/Kolkata", "selfRegistration": true}'),
  ('01a20a1e-06d1-741a-be2c-de3cff4f7e7e', '2026-11-21 04:30:00+00', NULL, '', 'system', 'staff.create', 'account', '01a20a1e-06bf-70ed-83b5-d554cec61765', 'dump', NULL, '{"id": "01a20a1e-06bf-70ed-83b5-d554cec61765", "name": "Asha Example", "role": "admin", "email": "admin@example.com"}'),
  ('01a20a1e-06d1-741a-be2c-e1525fa9e99b', '2026-11-21 04:30:00+00', NULL, '', 'system', 'staff.create', 'account', '01a20a1e-06c0-72c6-8a74-165ad1a6f446', 'dump', NULL, '{"id": "01a20a1e-06c0-72c6-8a74-165ad1a6f446", "name": "Hari Example", "role": "hr", "email": "hr@example.com"}'),
  ('01a20a1e-07d1-7191-a0a7-ee394f03f935', '2026-11-21 04:30:00+00', '01a20a1e-06bf-70ed-83b5-d554cec61765', 'Asha Example', 'admin', 'discount.give', 'student', '01a1b03c-74c1-77b7-a7b1-eefe985e4679', 'dump', NULL, '{"amount": "500.00", "course": "Hindi Typing"}'),
  ('01a20a1e-07e5-7184-a1e6-6844285df642', '2026-11-21 04:30:00+00', '01a20a1e-06bf-70ed-83b5-d554cec61765', 'Asha Example', 'admin', 'refund.record', 'refund', '01a20a1e-07dc-76ba-a0dc-1a3d2969e8d9', 'dump', NULL, '{"_id": "01a20a1e-07dc-76ba-a0dc-1a3d2969e8d9", "date": "2026-11-21T00:00:00.000Z", "bCode": "HT-2611", "amount": "200.00", "course": "Hindi Typing", "payMode": "Cash", "student": "01a1b03c-74c1-77b7-a7b1-eefe985e4679", "version": 1, "issuedOn": "2026-11-21T00:00:00.000Z", "refundNo": "R2026-27/0001", "enrolment": "01a1b03c-74c1-75b4-be3a-fd15c895dda1", "paidAfter": "800.00", "paidBefore": "1000.00"}'),
  ('01a20a1e-08e4-74ad-a268-595f13d7634b', '2026-11-21 04:30:00+00', NULL, '', 'system', 'student.update', 'student', '01976d38-7d5f-72ac-84be-42e2d56d1e57', 'dump', '{}', '{}');
insert into audit_link ("n", "entry_id", "entry_digest", "subject_id", "personal_fields", "personal_digests", "latest_at", "chained_at", "hash") overriding system value values
  ('1', '019583bb-5506-71c3-a809-b38db992f05d', E'\\xc1c0c9050dc050a7f98fa7fca242570b1ab348ef5c5a182d338c9b5fdbb212fe', NULL, '{}', E'\\x', '2025-03-11 05:44:07.174+00', '2026-11-21 04:30:00+00', E'\\x71f8c26d3c65ff2f7f485f44dad9ac69ae45e4cea79efdb7c21e8e12d2ba433c'),
  ('10', '0195eaed-5b52-7757-93dc-1ae9d91fbd13', E'\\xce0783d2226b21807c383db90f33fe2c244f6cf82c01d6c30b3457676150fd08', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xa6d28d901b4c4fb662ca38a263ef7890d072e29e09b1b64f4521253a58bcd3f4'),
  ('100', '01a19c3d-3bc5-70b3-99c5-477916e43a74', E'\\xb14220aaa51bb757012a84757cff9903cd7d06eec04244981fca77b073b74683', NULL, '{}', E'\\x', '2026-11-02 12:30:21.125+00', '2026-11-21 04:30:00+00', E'\\x3739bf4a8484fb713c7df567e9f0ec9de34db157ac01feef8294bd79988bbe16'),
  ('101', '01a1a4b8-370c-745b-b911-0d4eb625e8b0', E'\\x629213834d4332f318fa5c871b3b69e411ef7776bf5667887361a4da134f2759', NULL, '{}', E'\\x', '2026-11-04 04:01:38.572+00', '2026-11-21 04:30:00+00', E'\\xaeb6346d02b32eeadea2bd6c46087938757bd2a245486cf1fbee454fff71af3b'),
  ('102', '01a1b03c-724d-72de-b263-f186fae7460d', E'\\x2f3933cb5a0e49424fe0c6fbe373839daa34e7d9cf383a2db043256798d5388e', NULL, '{}', E'\\x', '2026-11-06 09:41:53.869+00', '2026-11-21 04:30:00+00', E'\\x4662e22fb5daba15fcf475ae01aeccaae21011ba59b2c3dc46e0abd264dbc404'),
  ('103', '01a1b03c-74c1-7615-8295-5d3a32d3e4ad', E'\\x8c144e7f9d0fbf4fdd99a29db2d2bff75607aafa74f9458327ba92e0b58092bd', NULL, '{}', E'\\x', '2026-11-06 09:41:54.497+00', '2026-11-21 04:30:00+00', E'\\x4e74c370174fc6d6522aae9d7d43be6407323967f8f64a3fc0b830571bb4c08c'),
  ('104', '01a1b0c9-1727-7151-a1b1-e26745421f93', E'\\x1feb01197be8401e6571af69b32be3f682bb769298c0b65ea38101cf11d8e24b', NULL, '{}', E'\\x', '2026-11-06 12:15:31.111+00', '2026-11-21 04:30:00+00', E'\\x78ae224bb148ecd64b5ce2d3bc2e3905ee04a692ac4f1daeb7e66033282f1dfa'),
  ('105', '01a1b4a5-afa4-75d2-9ecc-76559e81e96b', E'\\x24b9a6640b468dceff4b69b3ce3cf17c5115d64f205c4a9bb945a9190a4e85de', NULL, '{}', E'\\x', '2026-11-07 06:15:19.716+00', '2026-11-21 04:30:00+00', E'\\xda90ba1270f3696b87afabdb1ed5bdf7a97913078c140dadbece867d48171b3b'),
  ('106', '01a1b51d-6a8b-7175-89b2-97e1b5e47e22', E'\\x687f97e5ed87498bff24d7712987924435e4892ab9c21ff7e2f869476673de30', NULL, '{}', E'\\x', '2026-11-07 08:26:06.347+00', '2026-11-21 04:30:00+00', E'\\xcd6853f5c8dcd651ea8c91f14f3e4ecfb325d38210038324c1df89d3899e4f2e'),
  ('107', '01a1be83-9230-7592-9cb7-b4031885c955', E'\\xa9602c8e6f5df878d1eb3324abf8f2e08679e9aec8e630d02c2782e442b81f8c', NULL, '{}', E'\\x', '2026-11-09 04:14:16.112+00', '2026-11-21 04:30:00+00', E'\\x2f04f162a8cbe74ad6677c1b452d62432494e8b721acc966c2a1a1d71e78dbbb'),
  ('108', '01a1c041-4eb3-776a-a375-eac46f0fe05c', E'\\xce0374a191f9c9e301cfa7486bbc0e13919be6bd59e2ffd8b897fbd7b3ad28e6', NULL, '{}', E'\\x', '2026-11-09 12:21:07.891+00', '2026-11-21 04:30:00+00', E'\\x1159db0fe3e37717cbe8bbbfb25a3b2829c93613275963a79de6c9c0e0a3c250'),
  ('109', '01a1c057-66d2-70a3-b0da-68e151555ef9', E'\\xbd6e2a974ef15c07ba7bff6178fcf1423e6abaceef31c1134e791f0e04e11b48', NULL, '{}', E'\\x', '2026-11-09 12:45:15.858+00', '2026-11-21 04:30:00+00', E'\\x8d7a7cb6b675d92bdf32a6d62b3209fb44bc492a9b5c03a52c0c6d0f0e0c3014'),
  ('11', '0195efe3-4389-718a-8421-28cd705f4e99', E'\\x31c258e1d598fe13c06ebd6599fb852bf1e2a2a80c0198807c1bf3c1dd415ac6', NULL, '{}', E'\\x', '2025-04-01 05:46:43.465+00', '2026-11-21 04:30:00+00', E'\\x79ad01bdf85fad1b912f884fe585173d6d810ba8e04449083f870638a4f3624e'),
  ('110', '01a1c432-5b10-76a7-ac5b-267821f70f6c', E'\\x4735ae40bec0f6070d04e993f758d413243e3aa53fa24c4a3ec4f81f1800b4dc', NULL, '{}', E'\\x', '2026-11-10 06:43:16.88+00', '2026-11-21 04:30:00+00', E'\\xab5c5951523a484a4d304597fe5332cc74307da8be1b6f76ddb9152a27fb4045'),
  ('111', '01a1c53b-8e49-750d-b208-d490941f37ec', E'\\xe97169cdd3f6e96e8f10566a65f2b6108f1e8c14b823fb5d9bae3b17f89ee86a', NULL, '{}', E'\\x', '2026-11-10 11:32:57.033+00', '2026-11-21 04:30:00+00', E'\\x08e090435d1f688bc54bbddbb8d296477b9c347c44e9e8ad9dfe538d0929eff7'),
  ('112', '01a1ca38-8fec-74bf-a6ad-4b7cee4352b2', E'\\x0dd84d683769746151379c7409138a54b0a46dfc9a0f44fe150a39679c546494', NULL, '{}', E'\\x', '2026-11-11 10:47:46.924+00', '2026-11-21 04:30:00+00', E'\\x863c553b6ddd72c5a62bf9c14e6f8f5c448e9492897259c859b54a33383d6d79'),
  ('113', '01a1ce42-8cd3-75c5-b1b4-8b2db7b7802d', E'\\x86d2c602268129087f75e52bdf9376d1b87a7204abba886c8086e43915c53f2b', NULL, '{}', E'\\x', '2026-11-12 05:37:10.355+00', '2026-11-21 04:30:00+00', E'\\x57d883e646c934c96b5e00294aa1ebc2bf0a97768714d826b2fd7858ed7da118'),
  ('114', '01a1cf35-657d-7192-bba9-cf7a9fa07044', E'\\xa76547e0ed88dacf0ddeee20b030bbb475a7904ae42f994a1d5098e0cdd461b7', NULL, '{}', E'\\x', '2026-11-12 10:02:25.533+00', '2026-11-21 04:30:00+00', E'\\xe7727c46ba139c173564f9fa88456cd564ddb3113fa2bac6a638beda90c534c7'),
  ('115', '01a1d445-07d9-723c-a23d-50b593c7c18d', E'\\x3ecdfd96a4978ef753755a1cac80efbac4f6c6991b5a663054182488fef8c3bd', NULL, '{}', E'\\x', '2026-11-13 09:37:36.217+00', '2026-11-21 04:30:00+00', E'\\x93643ac2fd23a00c3955534118eb6324b998d977e52740d272f2c63cb0c0d2db'),
  ('116', '01a1d916-73a3-70ea-871c-ba6d43f37ff2', E'\\xd9b2f06c1d99abd4cdcd0addcc5151aeafa191ce97f4bb895d65f6df5e61a57a', NULL, '{}', E'\\x', '2026-11-14 08:04:49.699+00', '2026-11-21 04:30:00+00', E'\\x114fc6d5505c20b7a2c107ef67ce43b8f5304bfe3be071813c38192b4e211349'),
  ('117', '01a1e402-4a37-77ef-8ddc-a8f6800eea68', E'\\xb32b439db024606adfc2304c5e4cb27bdffa690bdd5a5802df1cba66000119be', NULL, '{}', E'\\x', '2026-11-16 10:58:37.751+00', '2026-11-21 04:30:00+00', E'\\x499109d94c25837fd427bb60914c9568a5416962fda6f7ee124140bad72b9bc5'),
  ('118', '01a1e95a-a683-70ea-b811-bfc5256381c4', E'\\xb9fdefe5d47bc6c043199bb52164b18e9b6c6b9eb060b654bc65739b7989c619', NULL, '{}', E'\\x', '2026-11-17 11:53:14.627+00', '2026-11-21 04:30:00+00', E'\\x27495d0bd8f9092d9fadb023661dbcad95d5aadc8bbd8563f08ba9f3314c5bfc'),
  ('119', '01a1ee80-40dd-74c6-9764-4d6ad24519a3', E'\\x9d758f6f5bd6578be00980a24cddec3ff941ba0d03ee1b0aa9291a5ccf159e7e', NULL, '{}', E'\\x', '2026-11-18 11:52:25.053+00', '2026-11-21 04:30:00+00', E'\\x1e7bf91aeb084deffff934d590dea929a273ae126275cf6496d8900c86caa1d0'),
  ('12', '0195f066-eeb6-71e4-8acc-78437ad08db8', E'\\xa58156ed7e68d552ce4f9b1cec2940be11532e7cfe2c0d67e7740c31c617f5a4', NULL, '{}', E'\\x', '2025-04-01 08:10:32.502+00', '2026-11-21 04:30:00+00', E'\\x860e2a30bf7c27717345857319e3f99dd24f37d1fd1bb28a61ef2136e302844e'),
  ('120', '01a1f2a8-7850-749f-bb50-52b372b4d22a', E'\\xff1833bc4292ab175c4fb8dd0c518fa5d1bcade6908361c5049be8cb76f7076d', NULL, '{}', E'\\x', '2026-11-19 07:14:49.552+00', '2026-11-21 04:30:00+00', E'\\xa0dbe30ec28b4e100f8e9eb42f5e097e634f85703448842e81cb19f5f9b21935'),
  ('121', '01a1f8c0-38a9-744c-915c-333a6cd2d970', E'\\x4f5dd6f94f80c7494fd9e411f79f23dae95ee0728018a0b87af372ae7afd96e4', NULL, '{}', E'\\x', '2026-11-20 11:38:29.417+00', '2026-11-21 04:30:00+00', E'\\xf329225ca015ea690a422218c00125438333d0e697032839d278687c8a8db5a4'),
  ('122', '01a1fb86-a83e-7778-a0a1-91b136a2bf58', E'\\xd12510ffd3a5ebf162aec789529eec478bdcfc327d6253f5938eb4f3af33ddea', NULL, '{}', E'\\x', '2026-11-21 00:34:28.542+00', '2026-11-21 04:30:00+00', E'\\x2b3b40e7111fe0499d54dd18484c022962b87cddbee89e31f6e753a2cad4742e'),
  ('123', '01a20a1e-06c6-75ee-8830-227aed10dabf', E'\\x591221a215b208ba12649537bed517b79d9cdb40b3ae686e1f20b3bb28d18461', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\xdec46d4d46fe7dd81d64afbad4b9064f28dc5a7e2c2f4ed25feb31f3e9f81717'),
  ('124', '01a20a1e-06d1-741a-be2c-de3cff4f7e7e', E'\\x288a4e2c8325230be8540c2f9f59b6f22f489cab921eb4c86e8df3e71d57fbed', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\xee0f4cdd86a596396b2db28886caad1c42345d8876fd716b5f56ba8bf3628062'),
  ('125', '01a20a1e-06d1-741a-be2c-e1525fa9e99b', E'\\xc7acb0a453c1b8cdb1f90a6c9d9e737fc97b8bbeb2363549f89f2673766f1545', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\x8368bf18436d601d8fc0a1bdc1e8175aa8de58344eaaa7a4367d7d34d6ff37d1'),
  ('126', '01a20a1e-07d1-7191-a0a7-ee394f03f935', E'\\x2f580acd9dda5ea76b43d556031aef7570570d29249d5351e50671bc6e41bb5f', '01a1b03c-74c1-77b7-a7b1-eefe985e4679', '{reason}', E'\\xc778806f19d80e7f8437f1bb748596d2534a3f94d16808f6d4982654ade01b90', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\xd9fb59f1c19f6806c74c0bf2f2a4fc984fbebfa73484f51f5660110be4f823b7'),
  ('127', '01a20a1e-07e5-7184-a1e6-6844285df642', E'\\xa0aa7017ab8c764be329d9696470b6b1be0afb2890250249e99a274b62e1417c', '01a1b03c-74c1-77b7-a7b1-eefe985e4679', '{reason}', E'\\x52c5efe59393665274388249ea02797461ba56bdc1ddc04dbdec25b83144b3ed', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\xfd02e25ba3bc0d192d4eade64d93ae83190962574bcaa1f0cdba5c2d9c7fc690'),
  ('13', '0195f0f8-846c-7255-b3b3-7f9ed5ff68c6', E'\\xe3b17eb92eae286b09b0955cdcaa3deb164480892d967da207a1b4fe96731c0f', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x7b32f0ad45ec7df35bec30dffd2860fa8defe8c4068bf221fa5d04e8b610287a'),
  ('14', '0195f0f8-846c-7346-95d0-312753c3576f', E'\\x94b540cdee2989696718791c4ccc9be3943e30364c5995680cefe73a91869828', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x5afd62069097ff3997df5659266696ad792e17ba823698e9cc08f909e0c51410'),
  ('15', '0195f0f8-846c-73a1-9438-0921ce90b883', E'\\x08421bdfb5142eb2af5a310c00cacbce8ba0f79b35c122affe329ad123c05468', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x2da87a51c347975c363914a550b43b3264b27f9f696d70bdf279bf79371b1d01'),
  ('16', '0195f0f8-846c-73b5-abd6-cd98bdb21fc2', E'\\xb9b210a53e58318430d1cb6bce0ca2702c8de2862010b084751a084dbdaf55da', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x407896b34d68a2768026d2dc726418a331e1d58989f7530986de13685113fff1'),
  ('17', '0195f0f8-846c-75a8-82e3-984fd691b561', E'\\xcebd5240a9f1e3628d1d7d80e1f69c06b28e71d3e24c9636415c9df0200baefa', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x3ea93d18d67f1373606001ab666f49a2db9f44fdc02c35b258ac6de4947cff32'),
  ('18', '0195f0f8-846c-75b7-bde0-99c748661d40', E'\\xb4da0915899d722b09385b3bb8abd9bb7a384bf97a8409ea20de1c36aaf27564', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x4c7b20958bd8e9f8ac26e13ab7cc282e9935e56318c4a6692158e91afa0e8e46'),
  ('19', '0195f0f8-846c-76a8-8b31-7fc865da3448', E'\\x00940e3a16b424075a2970fdb0fa943454a2ab11d641a55a3d2b6adb10c6dae0', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x68d4deb6e1b37371849306f7cbb24743ea1cc1e715a9d55daf225a55515784a8'),
  ('2', '0195eaed-5b52-7080-9d1d-5d42a42fd345', E'\\x2558408ed23bdb88e639fd34b585861bb95c5c534fdecaa606e586860fcdb6e4', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xa82928eb38370fa5f1ab774c6edab7a9ffb839055e0ef967d47af714bb1f7bbe'),
  ('20', '0195f0f8-846c-76bd-882b-794c9f6502b8', E'\\x1422977a7bd6d3c126e9ee3f5f2ec696f03cb6e865113535f10c83f7e264de36', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x7cb8bdb05938f0aef9bb00fe735a41349091b27e63097cf30a95ad0d3d1e647e'),
  ('21', '0195f143-5a97-736a-8ef9-076b46b35dcc', E'\\x6ad11a074bdcf3baee7994b52880f9d9f0176bb577eb5cc484d69890efdc928e', NULL, '{}', E'\\x', '2025-04-01 12:11:18.039+00', '2026-11-21 04:30:00+00', E'\\x91810618a9234e67a65b4c1fbbaf299963108f950716854dbe16ec60992083d8'),
  ('22', '0195f16e-4e64-76c2-866d-83ead9af2c2e', E'\\x42ba475165a663183ffd58bb1ba106c30186fe474bd58704a9917dad05bcfc1e', NULL, '{}', E'\\x', '2025-04-01 12:58:12.964+00', '2026-11-21 04:30:00+00', E'\\xa5b67747228bb6069378e8b44f47c01c836a764ab19791b9444676c7ea8663ef'),
  ('23', '01960aa5-c6f2-74a7-a399-07a06cd8154a', E'\\xc63c1c169b59994489e1105215371bf486dd5a2fc04dd0005f4021bfb6c28011', NULL, '{}', E'\\x', '2025-04-06 10:29:18.706+00', '2026-11-21 04:30:00+00', E'\\xf4148f71d2699888ff685318f1b36f4d990d197e03df4541f8c82071ff53f7fb'),
  ('24', '01962e07-dbf7-77b2-967d-4ba2725c7501', E'\\xd9c213a92f2cc3f203fb09d8137a9efa73b464238d8954fccb71719e1899e72d', NULL, '{}', E'\\x', '2025-04-13 07:23:09.175+00', '2026-11-21 04:30:00+00', E'\\x1c5990c3ddea9c3d65bdefa747f4df39debecf94005934ce7b6a3dafec3463ff'),
  ('25', '01965222-1b54-7040-9a7a-31f4bf2eca4a', E'\\x604e4b170880befd0ee982d5a0f14d19dd10eaca20c7a9ed2868a441c9d4046c', NULL, '{}', E'\\x', '2025-04-20 07:38:09.108+00', '2026-11-21 04:30:00+00', E'\\xf749012f88a444a34e6b162b47c42a0ac63081b495158d9a9669c7f8882a59f9'),
  ('26', '0196952d-9296-7192-9088-9756827fe3be', E'\\xa4c051c79072e9da2e4f04dcdebbb859857f4c828176c3cae1d21d9b08333555', NULL, '{}', E'\\x', '2025-05-03 08:05:14.006+00', '2026-11-21 04:30:00+00', E'\\x01d78eb476e56d0618983e3a04faae5b4c9a2487566312403bb34785dccde37e'),
  ('27', '01971baf-477f-767d-bb32-3057206afc7c', E'\\xc2930798e7d438a4e762f8c3f31a6c92ca0cacbad25b36f0bb4247a01cdb4223', NULL, '{}', E'\\x', '2025-05-29 10:56:01.407+00', '2026-11-21 04:30:00+00', E'\\x921f0ff6e1bb2c48239c957299d3b53f21523fe41bb2500b3f8d19a8cb27f9f9'),
  ('28', '01972f8c-001d-7162-8b09-934e0780f0ec', E'\\x9d101fb1eab7db19b7c36e0b1b16db167e6307fe62125b961d130eb52e91a848', NULL, '{}', E'\\x', '2025-06-02 07:29:53.693+00', '2026-11-21 04:30:00+00', E'\\x52ad7fe0585498bd36cbec2cce6f046aef2b5a6fb14142d5b6a88ce31a732217'),
  ('29', '019730ae-176e-757d-b115-4ed878befa02', E'\\xd83c304b67e673775f4ddae40c2c5b0560443a6a6943ca07467b3d2227eb2691', NULL, '{}', E'\\x', '2025-06-02 12:46:45.102+00', '2026-11-21 04:30:00+00', E'\\x54a28ab0202dbd4ae78f1c9aaa39432540ebf9026b1d9aa1677f3a87db9ed5d7'),
  ('3', '0195eaed-5b52-7139-8112-72ea26fa3948', E'\\xebaaa136166c425d4c05f33e2d62cbdf5a3b58bac382a74c81eb66e9f83886a5', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x2d685f54d63ca876bb2d59a7a16e055d0bc01ff27a522ac017295265fb7b7577'),
  ('30', '01973f27-1abc-76dc-8dbd-fc253d0d328e', E'\\x6eb60c0e3d4181aabf0a9238790ec3dc08425b0347c318c3d1b6d747043cb1e6', NULL, '{}', E'\\x', '2025-06-05 08:13:36.828+00', '2026-11-21 04:30:00+00', E'\\x233dbecc2d603bf20d8b4bf4bd417aa6847ab4d813b00f80a0e5a207214f5f3a'),
  ('31', '01973f71-631b-71d7-a8c4-f065ca9fa241', E'\\xf7fccf3b18774994f9047258dcc12bd19682a6550cd47ac212dc51dd1f0d0992', NULL, '{}', E'\\x', '2025-06-05 09:34:45.019+00', '2026-11-21 04:30:00+00', E'\\xc3e6552e0f3b0934bf4d4a813e1d59363632b15ef2d608bc87539ff63c3ead98'),
  ('32', '019744be-dbb1-73f4-80e6-1c80f7be24c5', E'\\x30259840ab22ee7696a44dbee5f3af3f6465290f413cb223a0c3490fd26c344b', NULL, '{}', E'\\x', '2025-06-06 10:17:28.241+00', '2026-11-21 04:30:00+00', E'\\x42c782b0c3c88d9a221c166c025a92009a18e02ea3b1ef36e30d14d802ba0a3a'),
  ('33', '01976d38-7d5f-73bf-b81d-52ca4e98ed59', E'\\x0d501f282184c7ce22faa020732b51a907cb640d312bdb15038f56eb8ca13fbe', NULL, '{}', E'\\x', '2025-06-14 06:55:08.127+00', '2026-11-21 04:30:00+00', E'\\x6ee8598acfc01369f6489e813f138cb939a7cbb0a24ee9888da847adc1227939'),
  ('34', '01976d38-7d5f-75e7-b690-a0d402d7988e', E'\\x4eb3cecd3e6d80607b8c85da54b6afb5447e48e3fb2263950132677c3744f0cc', NULL, '{}', E'\\x', '2025-06-14 06:55:08.127+00', '2026-11-21 04:30:00+00', E'\\xdd180afcf73dd6746cc0ff9dbc6a981fe62f08ac10e289a2992d171b625d7e56'),
  ('35', '01977d82-9bf0-7260-b7b7-3702d1c1cf49', E'\\x1f5508fa4395bee31d339606cd35eda0e16727ec1afe90e639ab3d35c437e59c', NULL, '{}', E'\\x', '2025-06-17 10:50:01.072+00', '2026-11-21 04:30:00+00', E'\\x03c5bdb3dd3a1d8c24ece6c815be87727a4e8ccd8dec6ed7e5deec58abed8dea'),
  ('36', '0197a729-c8b5-77f0-b92b-257afc474d55', E'\\xe8d87a8e444f9256839391606e5c7f75c0a177592b78e99251ff92a915be66b7', NULL, '{}', E'\\x', '2025-06-25 12:57:02.901+00', '2026-11-21 04:30:00+00', E'\\xb0b1eb648d07c6a4e7b87d49b466ec0d0dc368f450a32bec48b473a7fc093d22'),
  ('37', '0197cf00-2cf0-74ad-af25-66403e0c14fc', E'\\x40c405b5e9a1938823d1319866c1cee125847b436d85ec65f76fb1fa885a7f27', NULL, '{}', E'\\x', '2025-07-03 06:36:24.688+00', '2026-11-21 04:30:00+00', E'\\xc0af5484586f81e1d7dbbd0b070b978aa8d0d6d64644cf46ffed6a29a6665962'),
  ('38', '0197d3b1-cdf4-71da-a6f5-b07e80a129c5', E'\\x84a15b29c40319daed8148f3eeeb78194015faa7dbbbab68d043a7fa69b51c1c', NULL, '{}', E'\\x', '2025-07-04 04:28:54.644+00', '2026-11-21 04:30:00+00', E'\\x310e7865a85bed7d095c523f66850185bbe5f29078f651f80a78ab083b11219c'),
  ('39', '0197d44b-78c3-720e-91f9-fd7d5a8f0502', E'\\x14ddde0261177534e60aa55c785940149b0c3d3343dfbee8cf95f9464b4658b0', NULL, '{}', E'\\x', '2025-07-04 07:16:45.379+00', '2026-11-21 04:30:00+00', E'\\xff20d298417cc740073f6bedff0486f2a54a4b8a037f6e59e72af514312480d1'),
  ('4', '0195eaed-5b52-7292-8ef9-0f58bca3282d', E'\\xefb0e0320f1aab546bb342d14be6e31b7a41d55ca9d41ce0b8869dbcfa8a5a4d', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xd7603e8d57dcb7e0e30aa6bf24acef10bf862ec229f7525d60481082374acd50'),
  ('40', '0197e9a1-67f5-77f0-b319-ceb5c9860478', E'\\x0c8841a06deb195101a1c9d343416333e71822d14a956ebf05ab33630db52d6d', NULL, '{}', E'\\x', '2025-07-08 10:42:38.709+00', '2026-11-21 04:30:00+00', E'\\x749565de73f0f383c8dc5fdfaabbd0655c470d856b3e8d9d79a7a6e2fc5b77ee'),
  ('41', '01980c8c-196a-722a-8af2-bca75e06d700', E'\\x04a3e55963862dacb3e74f3b9235af46389d9d14917999dc08e4f39f914315db', NULL, '{}', E'\\x', '2025-07-15 05:26:04.906+00', '2026-11-21 04:30:00+00', E'\\xdf22dd339c6186bad44d51133fbba73b4acedec9780ce618dcf97dcee178687b'),
  ('42', '01982b99-c49f-75e9-a458-9c73135c537e', E'\\x490a974fc5c4df315d55520f692d2f682161d00b957a4b5a6678cfea51d6d055', NULL, '{}', E'\\x', '2025-07-21 06:09:14.399+00', '2026-11-21 04:30:00+00', E'\\xdb385b242a43ea4544d1e7e50c2e77aeaea9a20becfed745fc5054a00cbd352e'),
  ('43', '0198305a-7b46-71d7-9664-432690ef53a5', E'\\xfbb596f0e002bd94275a2de1f0382bba04a2160b72f29971193768dedc9294f4', NULL, '{}', E'\\x', '2025-07-22 04:18:12.934+00', '2026-11-21 04:30:00+00', E'\\x90f46e0c2555d7d1ccc3567fb10d1ad548c0c3073248f304bd8f9809ece5b538'),
  ('44', '01983ab5-5436-72bd-a9d7-0f9f2c6c414f', E'\\x366d0dfab6d696bfe88c1e724fc9c4bf0c5c2b8d4b130e36a99ecaed6faa67ab', NULL, '{}', E'\\x', '2025-07-24 04:33:38.87+00', '2026-11-21 04:30:00+00', E'\\xe21f7c97e03f4c1ad1c1cfb51fab8ad36d3fa922939c4fbf5f70852f3c28e211'),
  ('45', '01984f40-d442-76b2-bfc6-fa1cef2c00af', E'\\x6840e80588c246607a836929bdc7a18b08b6b873083fbe88bf15d9af746879f3', NULL, '{}', E'\\x', '2025-07-28 04:18:25.474+00', '2026-11-21 04:30:00+00', E'\\x44d187e77f2bcfaf3f9eb0c6abbeb199f3ad4db9573f9b2c91c03ebf941a32ca'),
  ('46', '01985aa9-0953-749d-9ab6-30a5fcfe5832', E'\\x6961e779eb4b3cf5025be9768d2be6ed0378d12c577c11b9955abcbc187a113b', NULL, '{}', E'\\x', '2025-07-30 09:28:04.179+00', '2026-11-21 04:30:00+00', E'\\xb9fd362bdd39bedbf9eb35080a36d7cb351d4b2139e59db4dfd260703ccdc555'),
  ('47', '01986905-43a3-70e0-b0dc-93712f8ae5b7', E'\\x6ceadcba3cf2cd672a346b41192a8d6b0c8f9c31f051c0ef066f28ccfa6db735', NULL, '{}', E'\\x', '2025-08-02 04:23:29.443+00', '2026-11-21 04:30:00+00', E'\\x059037630e7a573c834090177ad93f1cb1f67d7c63944c9219721de62f995726'),
  ('48', '019873c7-c03e-7186-860d-7a8ce03e0f53', E'\\x0a0b1c95c0a467e36f529ddd5801b114e54d5041f55cba27e1b45f7ad20a4a75', NULL, '{}', E'\\x', '2025-08-04 06:32:07.486+00', '2026-11-21 04:30:00+00', E'\\x1c29ae307a3568342ae6c12bbffc19cb9163ca25ec7abf5b7fe9d3ee77078443'),
  ('49', '0198742d-391a-7411-ad8c-8a9a300cae9e', E'\\xd441a5eaa7b66acc5cace1761244f33b9af1a77db6c12ac89583dad6670269ed', NULL, '{}', E'\\x', '2025-08-04 08:22:57.562+00', '2026-11-21 04:30:00+00', E'\\xc1a4003118bc252494a1e039eebc01361852888654c471c93254dc50a2a9a6a2'),
  ('5', '0195eaed-5b52-73d5-b268-1e13739ec879', E'\\x474b1db9fa49bf7089016f0d2f34d512666bcca94c0bd8bc656deebe869478f0', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xfd451e000a1bc111e5edfa1bf7a2790ecc3a1fe9d0328dc4a94cfb93758159f5'),
  ('50', '01987a45-a517-7102-a53e-94d29704e50b', E'\\xd7698864bd18c6ddbafec97a40e59976ac4e7bf7c807d5f80c05f1ff4d51867d', NULL, '{}', E'\\x', '2025-08-05 12:47:21.367+00', '2026-11-21 04:30:00+00', E'\\xfda29349eda7eb4aa2f290ed19099e440d369dc767aeeb0eb4e72deedf302ee8'),
  ('51', '0198adb9-bb13-7287-bd39-9aa637529e0f', E'\\x0a34d2968fb52e7015e660e063d19a5f7f3a680986b493da8a0701359f2c5012', NULL, '{}', E'\\x', '2025-08-15 12:34:47.187+00', '2026-11-21 04:30:00+00', E'\\xedcbdcf497fabf7d36a25c45b686eb3901aecf7b144fd60c77a1287a1229526a'),
  ('52', '0198b7a5-65f9-74c2-af25-a270c235ac4f', E'\\x995188957b1c5144676bd6aea48bf54e8840286882d210e0fa92bca3d6e6ea6c', NULL, '{}', E'\\x', '2025-08-17 10:48:46.841+00', '2026-11-21 04:30:00+00', E'\\xdf2ad7e919b20313121b5d60be1208d1e1de7812f52f255ab2dbd2d803717cfd'),
  ('53', '0198d1be-32ac-751c-9e87-bdec5b58055c', E'\\xc49de1e41edd0aa7cf2c71a2661e283712f3abef97523f8206f40a266bab8513', NULL, '{}', E'\\x', '2025-08-22 12:25:59.724+00', '2026-11-21 04:30:00+00', E'\\x7257436dd21b7cd475a7924d40ed85466358252995633bcba1186ed5d75df8e0'),
  ('54', '019904aa-7eb6-74dc-9168-e4b2d0641306', E'\\xfa4b52e957feb87a05127e8ed3cf856c85b5fdaf009e140fb00e3bec5b4da92d', NULL, '{}', E'\\x', '2025-09-01 09:45:06.486+00', '2026-11-21 04:30:00+00', E'\\x664c8fe240fbcf87bdcc5ef6b94bd900ecba4a4da95822886f8dc7724d6c71cc'),
  ('55', '01990a07-c598-7055-a19d-31a1801c4567', E'\\x72bc76cc68e81dd5f294badd31d4fbc195501fd80af300fa851fc04f1615ea5f', NULL, '{}', E'\\x', '2025-09-02 10:45:05.56+00', '2026-11-21 04:30:00+00', E'\\x92084202382b54ec4db6d8d93644ddb3b9376ce673d1978d1aa65a2e52d0378b'),
  ('56', '01990f32-eeb0-73a3-9d79-f81e06ce38aa', E'\\xe51314b6088b34faa5c5363edd64e163b4c96ec79242a8f836609221121fe963', NULL, '{}', E'\\x', '2025-09-03 10:50:20.208+00', '2026-11-21 04:30:00+00', E'\\xc9168375f41629c336e7d0f5864cef577de9ea89dfa603a23818f7848b4d9228'),
  ('57', '0199291d-4815-7584-8c63-888799fd033f', E'\\x2cd2dca520407f59b21ba5ead223fffb17263d674c3597a2d5b054d8c28956ac', NULL, '{}', E'\\x', '2025-09-08 11:36:48.917+00', '2026-11-21 04:30:00+00', E'\\x590d004d84819e1e0d1ae8eaebc1d54455cbebc5bbe11e05e7dd2efd34054ed4'),
  ('58', '01993c60-445a-75d9-8c18-c7a1f61c499c', E'\\xa4907ee247de53602f648aaa116eb7f1da9f2c6c2c15fa5e119e1000cd8049c2', NULL, '{}', E'\\x', '2025-09-12 05:22:45.978+00', '2026-11-21 04:30:00+00', E'\\xa71c9b1cb7330c69803d217fd5c648de5f39f43d5266d7cc8eca39e2be424144'),
  ('59', '01994735-b681-73ae-b014-b94ee641f04e', E'\\xf8879aec4e480faa833cb983e1bef5895d7da1de17eb12f2f0e7a9f43fea702c', NULL, '{}', E'\\x', '2025-09-14 07:52:06.529+00', '2026-11-21 04:30:00+00', E'\\x6fa7d3d02de8e3fda50b3723247c4d108171739f1d15958e6e9510158932038c'),
  ('6', '0195eaed-5b52-7548-80ce-36e7cabb7c34', E'\\x7ad86bc0423a34835d182abd49bc7d93ebf08ad809a363e3d5bc755fb45e599c', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xb8d5f50ac362676ea1922bcbe11d6b9e6d5439b42edca681ef5cf328d9fa35dd'),
  ('60', '0199483e-e8b1-776f-a410-55fe221f6cb4', E'\\xd4bd33c8882868d15320a4bab882b3f540a97353a1775d8f6f891ab7dd59e633', NULL, '{}', E'\\x', '2025-09-14 12:41:46.417+00', '2026-11-21 04:30:00+00', E'\\xd3c3825e8001aa224267bf2998ec1d52400bd2e7212fbfe7a097abfb413f58f9'),
  ('61', '0199c7c0-0ba8-76f2-aaa3-737d4f59f217', E'\\xe3a73a0e41e1669ef1bf0d1937ee1ecd1df8c5db2346d5b993c8dfa8aa60447c', NULL, '{}', E'\\x', '2025-10-09 06:54:35.944+00', '2026-11-21 04:30:00+00', E'\\xd2ecf2485317d70b60f2c17b9e03a86bca498db1c321fb515a253f67dce05be7'),
  ('62', '019a24d1-6480-7409-b1b5-4d1343bbfcb6', E'\\x929f7a032882d8ac9b23808a5e06acf085ae902d1ade8af348a9004fc78095f6', NULL, '{}', E'\\x', '2025-10-27 08:38:13.888+00', '2026-11-21 04:30:00+00', E'\\x1d06dd5a7c374e0540aad1e1850d0e487498c23862c776ad998cbecd4554620b'),
  ('63', '019a24d1-6480-755f-a8c0-c637f9f8a3ca', E'\\x4da814c9caa8e7169a56cd296bc722a4eeef42efcca04f41167b0ebb5a07779a', NULL, '{}', E'\\x', '2025-10-27 08:38:13.888+00', '2026-11-21 04:30:00+00', E'\\x3e2bd964d8cf94d8101ae185c0fc746d88901cbdc4958c221853aec2b1276b54'),
  ('64', '019a3e0d-cbe7-770f-b474-87c635f3f992', E'\\x4be7ec4ccc035627a3f5cddecf5191d2ec2f037b34fb508131732fc427117fe4', NULL, '{}', E'\\x', '2025-11-01 06:14:42.919+00', '2026-11-21 04:30:00+00', E'\\x6495317b83728c07ef1675a16d266c03a029883e59d13a0ce7793051c53f49b1'),
  ('65', '019a499b-18e8-75a6-981f-88787e6e7bde', E'\\x094a6ff661ade77a02f29e3da1e5c8148ca03e1e0c8e9d53b11f0507fdcce690', NULL, '{}', E'\\x', '2025-11-03 12:04:52.584+00', '2026-11-21 04:30:00+00', E'\\x59ac7153e5217e95da9d8132ebe3a48dfd1ee19fdb2968928cc158a9c2cacd5b'),
  ('66', '019a4dd1-d13d-711d-a571-883c13891d33', E'\\xdcec6805a15480ad48652cd5d27f594a4656122498739c8acaddd28469181d14', NULL, '{}', E'\\x', '2025-11-04 07:43:07.581+00', '2026-11-21 04:30:00+00', E'\\xe1b2ec8183162184d8423e56dbda9e153b2e330199fcfb7ac54ffa1ed0ca176a'),
  ('67', '019a5870-be50-7674-8acc-f3e32d1ab5d1', E'\\x680105961a745ef78b7cade1aa7ef78112d60ff281ae048f396f77b684ece226', NULL, '{}', E'\\x', '2025-11-06 09:12:55.12+00', '2026-11-21 04:30:00+00', E'\\x4964e73d5e09d5de4fcb2823ac51f82075349630bdffe243092f216c1206b9f7'),
  ('68', '019a58cd-919f-7364-a484-99c1fd67fb3f', E'\\x9c25de4d59c8be1384a1fb4a72fc266b6f1cee24350e7210cf8453cb36772915', NULL, '{}', E'\\x', '2025-11-06 10:54:18.527+00', '2026-11-21 04:30:00+00', E'\\xf16d3ae8f952b826af3cf28b6671a66e243a31eccf322598766ab7cc1072bc77'),
  ('69', '019acdcb-3f5e-76d8-afa6-d9acfe592141', E'\\xb817c7b099f76f84f75790b608d7dd2a5c781d7faf77056f7d2cc043fcb21373', NULL, '{}', E'\\x', '2025-11-29 04:07:20.67+00', '2026-11-21 04:30:00+00', E'\\xedaae7929c5377ccdaad1b0b382694eadb125cef4f7fa3f55636f63f49b480e9'),
  ('7', '0195eaed-5b52-7555-bd4d-2947552c80f7', E'\\xbf563424f49b3148e951c6cc25aa6709ece39fa440c6321db6e1797a7111ab2c', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x4aba7bdf9880466062f7a4c3c31104d739280f777ae083e89faddd9930dcb490'),
  ('70', '019acefa-c7b2-74a3-a259-69fdc9005a91', E'\\xf6bd94b431c4248c95f8f0cb4f4c4d408bc6da7b21564a09430b248f0af0973a', NULL, '{}', E'\\x', '2025-11-29 09:38:52.978+00', '2026-11-21 04:30:00+00', E'\\x2e1cf020af4698a1c2d1b83f86a3829a0f8ba546c00b83abdfde35a5172f37d2'),
  ('71', '019ad88c-72fa-72bc-b66d-1878d9d2eecf', E'\\xea65d3a6c2256ed68bb01789f7edb2a5d4cdc718c5526d737bf65150bac4b250', NULL, '{}', E'\\x', '2025-12-01 06:14:34.49+00', '2026-11-21 04:30:00+00', E'\\x08016963a7040e44ac47d2d6b3a78bd4fade52e51a997991f6d06ea6644e5aab'),
  ('72', '019b5e41-c6ac-7799-bbde-026cb2907c06', E'\\xe3f564ed8069bf32ef5a764c05531f9021911d1874aa47f2cb4d679cc5058d0d', NULL, '{}', E'\\x', '2025-12-27 05:22:07.66+00', '2026-11-21 04:30:00+00', E'\\x00731180bc8619c6290fd8c011d2cfc06ab5319644696d6bfef8700e1a7fde2b'),
  ('73', '019b7ce0-50eb-72db-b9a5-074fb36845ec', E'\\xb9c7ef2d2f9eecb2672ea1823f5969dedaacdfe9d0612b3c4302d980a2b1efa9', NULL, '{}', E'\\x', '2026-01-02 04:03:54.219+00', '2026-11-21 04:30:00+00', E'\\x3f14b2122088e03877b0683f2ae6a86b51ee0afe97c8fa438119b0f215a88ffd'),
  ('74', '019b7d9a-7db3-7033-805c-55732c1b3559', E'\\x3910a33ef79134c039a512561403bd282fb5fb9eeb84747380c120c58cf98508', NULL, '{}', E'\\x', '2026-01-02 07:27:15.379+00', '2026-11-21 04:30:00+00', E'\\xd42b17a5ac7142a2a9ebd695896e1e1f469b1b4365e10e2f55123fc205a66ff5'),
  ('75', '019b92c8-7213-7034-ae13-c38893b17a80', E'\\x8a72b2eccf196634b8ce98e1dc96800c0cf93cd5a08b883bc68005c4d645ba58', NULL, '{}', E'\\x', '2026-01-06 10:09:28.595+00', '2026-11-21 04:30:00+00', E'\\x815b9a3bca9b0abd0c87278c54ef659ca54938ef517f90014c88ef70c94388b2'),
  ('76', '019b96c0-e9f1-741f-b5d0-2975adf63a3b', E'\\xa6d66c41f0a15404ad2c6a039cdfccd7bd994ed34c43be25b086ca93978f7ff5', NULL, '{}', E'\\x', '2026-01-07 04:39:43.857+00', '2026-11-21 04:30:00+00', E'\\x06a52026bc87655fef31e108e1af9164fdc8eed944e4d94b5780f26776992db9'),
  ('77', '019b9be6-f910-744a-83f0-2f42f2e370f0', E'\\xf173db4bee5efeb29aebb99974e33409d35d1626b0b24d9dd6794eb000603da9', NULL, '{}', E'\\x', '2026-01-08 04:39:24.176+00', '2026-11-21 04:30:00+00', E'\\x76078160ae3191ddf61b6e30c03d08a68f12b448a445c827c60933dfe56673e5'),
  ('78', '019bea69-43a4-70c1-b31e-33c39d7b6cd0', E'\\x090b8fccf5724eb2f7c94450803d6d88a70592aeed8b35282c09e23b743946eb', NULL, '{}', E'\\x', '2026-01-23 10:32:05.796+00', '2026-11-21 04:30:00+00', E'\\x91229a12e3c61cddbff1195400b5493a80793d3fa8e5afef4f79c41453dc2f17'),
  ('79', '019c1cef-33c4-7287-98b0-255658842a7e', E'\\x77cacd6d25fde455789e9aef082119892586188eb6677cfb7b6acd6f0f1ba907', NULL, '{}', E'\\x', '2026-02-02 05:59:24.356+00', '2026-11-21 04:30:00+00', E'\\x92544fd6939102a72aef9af95ef72bbf4e4301a125052e5bdd29fd827ab6ea5f'),
  ('8', '0195eaed-5b52-762d-8e83-86e4f6fa4f15', E'\\x6e9ae6b7312cc38d74041d2cc46b53f21aa91a47e42cda5879b2a0d45469db6d', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xa1c2dc6533116a2f0814f25dd25ddc800416cc93512dc708d9ff138bf1e26aaf'),
  ('80', '019c31b6-9ffd-7068-9cb8-8ecbe421469a', E'\\xed67a662d1ca945439163ff972c43024e728496c8e2a2331f013eee596396bc6', NULL, '{}', E'\\x', '2026-02-06 06:49:38.045+00', '2026-11-21 04:30:00+00', E'\\x57eae42f5408987a4e51a4307452e858af7aafa222bf98feb99c8809de429ca5'),
  ('81', '019c369f-a274-736b-a510-ad6c9e5f2e43', E'\\x932019b95ec81e8c8d11b032f7299f7d3a6fc3874cf427c8ecf323ec1cf4cc43', NULL, '{}', E'\\x', '2026-02-07 05:42:37.428+00', '2026-11-21 04:30:00+00', E'\\xdcb3fb03ceb055de65a1e3440aefb09c54d77cd638460b312e81d952e93ec89a'),
  ('82', '019c411e-2084-7637-9f2d-56f66d0746e8', E'\\x887c8a59baa48cc266b0fc2a910bcd49bba5ef0d3ebb8ef2a3242f3b5a94f245', NULL, '{}', E'\\x', '2026-02-09 06:36:59.396+00', '2026-11-21 04:30:00+00', E'\\xa46c1745feba1ec63aaa66f359bdbe20e94e415b3816c627757f7d404da6537f'),
  ('83', '019c423e-23a9-7202-8a00-49efda647e01', E'\\x3d298fee5c5096a1141f81f096c1181f893d802e4814725cbaddb51d82eeadb2', NULL, '{}', E'\\x', '2026-02-09 11:51:34.569+00', '2026-11-21 04:30:00+00', E'\\xd3e042943dcffc143eb761875aaa2cc36eed7a79544e19b697358defc02b5e66'),
  ('84', '019c7004-9136-76bc-8b2b-0c54df8f08c1', E'\\xe826109b7105c81829212d53f2c102efa0af1af7688bab975f75069d5ac305e1', NULL, '{}', E'\\x', '2026-02-18 09:11:13.462+00', '2026-11-21 04:30:00+00', E'\\xec9dca2e0830c2a0bda733db1775c4f7be9d8673d2b25dc450b85a1acff501e8'),
  ('85', '019cfa32-3a20-7694-a06a-bbf39456019d', E'\\xfb1f4be20a2135916437b90df4d3e2f9651a5aefea9cce3fe4c7587e2ea0aae4', NULL, '{}', E'\\x', '2026-03-17 05:08:41.632+00', '2026-11-21 04:30:00+00', E'\\x9f0df3c478e7211f95d2151c4d1c87da0ce74e67ce65e3f9b769c7922e28ee16'),
  ('86', '019d47ad-09b4-726d-9eaf-d3e23ef0a0ab', E'\\x9ce8c21d8138bd1c2b82efdf3d8feb0e45224dfbba87fb54b99cee16b4824310', NULL, '{}', E'\\x', '2026-04-01 06:13:35.796+00', '2026-11-21 04:30:00+00', E'\\xe5e361a109e509cda4d0f0227a293448f472ea2bbb9c38895735fda6b0564962'),
  ('87', '019d805b-85ba-705c-bf0d-0000ebbc5e43', E'\\x566bdc3673cccdc78252c7d540ac04b212b3f2971e53e50da24a947388b2081f', NULL, '{}', E'\\x', '2026-04-12 06:22:54.906+00', '2026-11-21 04:30:00+00', E'\\x4103ac7e59aff9550596650e172cbdd349d42a4f0adec953a3bbf43f71586f5e'),
  ('88', '019daf1c-ae23-7549-976c-e6b86ea53fbb', E'\\x49cdba5efc8c3f78b22f26bd49358f222a22ab5658b9a9e07705dba915a33758', NULL, '{}', E'\\x', '2026-04-21 08:16:25.635+00', '2026-11-21 04:30:00+00', E'\\xa347b18b61246c26d045093597a088a2a3c287ce59b59b6fc6ed6e42596c25da'),
  ('89', '019e0afc-7890-7147-b249-816d8c9a4a0e', E'\\xeba2c63683d5d164c927ae1cbf57b21078c014f081ea02aa5c9ef4d4aabc8113', NULL, '{}', E'\\x', '2026-05-09 04:26:18.64+00', '2026-11-21 04:30:00+00', E'\\xb9a3970e61dbb7d697acf6fcb669d3de4a357d054972f6d3eeb7c7fcd763f785'),
  ('9', '0195eaed-5b52-7630-9ebe-3ddf295812d7', E'\\x7432f54ad2ea8f942ce597301de61bdcc1ee774e1adad38d45c3225ad8dfe88f', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xd61c3d673335df2900f80af407a560bb3685adf5ba9ec7e461006a730ee49e8e'),
  ('90', '019e91fd-57b9-76e1-8618-be188e925554', E'\\x9396edf0fc73750fc37087a8006dc87f3e8502fa9779d1a8aac046687b41f1c9', NULL, '{}', E'\\x', '2026-06-04 09:35:59.929+00', '2026-11-21 04:30:00+00', E'\\x396df9b31dba61c2952274ee874f1c797f9a4dbb7a3dd1b9826d2e257d858fb0'),
  ('91', '019f1d81-7446-7299-bca1-9563eb7c99a4', E'\\xe4b32ffbb826b799719cedb3d84046faf4820489d379ef68b4561987f5969de8', NULL, '{}', E'\\x', '2026-07-01 11:47:31.014+00', '2026-11-21 04:30:00+00', E'\\x7722a1474587424356c824cd64e6982b19aaab9032201e4c1127761046ffc2e3'),
  ('92', '019f4660-91bf-7616-9739-e4193b36c19d', E'\\xaca08542d7b044765e2ad1813181a8455711e00ea7eaf8e2fee69696ef050bc7', NULL, '{}', E'\\x', '2026-07-09 10:16:01.727+00', '2026-11-21 04:30:00+00', E'\\xfebbf9f8d83d80eca88fb41382ef0fe6c6414ebe275b02fc4a9193bebde36d6a'),
  ('93', '019fa230-ae6c-75ce-b240-cb3637a90139', E'\\x5131152fb0179b8019e40bc8b4516ad94d546aa66bfe7e0df5757e20a096e4f1', NULL, '{}', E'\\x', '2026-07-27 06:08:47.212+00', '2026-11-21 04:30:00+00', E'\\x258c3ed1d2fcdd58b741b07b34844f35bdd48bc22c67c2f2955e717e19f62a34'),
  ('94', '01a02eaf-9c16-76a4-8e84-f3e868729d3e', E'\\x875bd4aaccc4fd5b078119b0c473d8092d1eaf84f5160dcea7ec2ef5d70660ba', NULL, '{}', E'\\x', '2026-08-23 12:54:15.83+00', '2026-11-21 04:30:00+00', E'\\x1527db3318d7bdc71a05ef336404f003ef997e35ebbce7a702ea0c0cfab3934d'),
  ('95', '01a0b40e-f07d-7555-b7df-255f86d84ca0', E'\\x7652227637f86806fa3b89829027e8f65cbef63e92099632b870a470dd16709c', NULL, '{}', E'\\x', '2026-09-18 10:27:53.085+00', '2026-11-21 04:30:00+00', E'\\xba186756c0e4896f0e2ee0a894f09896db2f743d748eb6d116d217df7668818a'),
  ('96', '01a0d6d4-797a-7330-a8a9-b90a82c66464', E'\\x2d068f077ff734a3952c7ac4de0d75fa49f6b2440948a556ae3c6df4b1e66e30', NULL, '{}', E'\\x', '2026-09-25 04:30:44.09+00', '2026-11-21 04:30:00+00', E'\\x8bd2414d79559e4289e6d84f4c7615ce221ae9e3bf9c9dca25bdfd2ef57e399c'),
  ('97', '01a11b91-9b52-7534-bf7d-1f864f7219bb', E'\\xbf3d11e5cad8086b0c98c0253b968c1b0a3ab76adbb148acee9797c90156eea2', NULL, '{}', E'\\x', '2026-10-08 12:51:29.746+00', '2026-11-21 04:30:00+00', E'\\xca4d822cfc62222569737b12bf8be1dfd150f56ed0e1f0648a3c8edafb10c398'),
  ('98', '01a13e7e-69d3-73ef-91b0-4a260d02e4b1', E'\\x2e0e335dcd3d30b8aa5879769c7d2758c2f954596e84ac2777834f435e16c3b4', NULL, '{}', E'\\x', '2026-10-15 07:37:14.451+00', '2026-11-21 04:30:00+00', E'\\xce6ec5cb5c7e36923625f61f7f2ce42e794b3ae95e7c7a09ccbee3386c99cbc7'),
  ('99', '01a19b44-4019-7314-bffc-3c1da72b7be4', E'\\xd112c0e0763b49b5fd207f4eb55d964fb162e5f86bb790d84860dc78c75ae2e9', NULL, '{}', E'\\x', '2026-11-02 07:58:23.769+00', '2026-11-21 04:30:00+00', E'\\xf78ea8dfc6429b904cd7341f00111bed17b9fb45d9eb359dfab70ff6312999c9');
insert into audit_personal ("entry_id", "subject_id", "field", "before", "after", "salt") overriding system value values
  ('01a20a1e-07d1-7191-a0a7-ee394f03f935', '01a1b03c-74c1-77b7-a7b1-eefe985e4679', 'reason', NULL, '"Scholarship"', 'f44f698c-0bff-478a-9af5-f0dc67b81d46'),
  ('01a20a1e-07e5-7184-a1e6-6844285df642', '01a1b03c-74c1-77b7-a7b1-eefe985e4679', 'reason', NULL, '"Paid twice"', '4751a83e-f7d3-4341-a381-ae873d82fae3'),
  ('01a20a1e-08e4-74ad-a268-595f13d7634b', '01976d38-7d5f-72ac-84be-42e2d56d1e57', 'degree', '"BCom"', '"BSc"', 'c70507eb-83e7-4def-a1d7-fd7f508d5182');
insert into audit_seal ("day", "n", "hash") overriding system value values
  ('2026-11-21', '127', E'\\xfd02e25ba3bc0d192d4eade64d93ae83190962574bcaa1f0cdba5c2d9c7fc690');
insert into audit_unchained ("at", "entry_id") overriding system value values
  ('2026-11-21 04:30:00+00', '01a20a1e-08e4-74ad-a268-595f13d7634b');
insert into backup_run ("id", "kind", "started_at", "seen_at", "finished_at", "place", "encrypted", "bytes", "reason") overriding system value values
  ('01a20a1e-08c8-7706-9fc9-c53a34afad89', 'scheduled', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', 'office:/backup/example.tar.gz', 'false', '4096', NULL);
insert into batch ("id", "code", "code_key", "course_id", "time", "start_on", "end_on", "created_at", "version", "deleted_at") overriding system value values
  ('01a20a1e-06ea-7659-b9af-fca5d903604e', 'TALLY-2504', 'tally-2504', '01a20a1e-06e8-70e7-ac8d-68007e46f629', '15:00 to 17:00', '2025-04-01', '2025-07-01', '2025-03-11 05:44:07.174+00', '1', NULL),
  ('01a20a1e-06ea-7659-b9b0-0245cbb33d89', 'PY-2504', 'py-2504', '01a20a1e-06e8-70e7-ac8d-6da98e6c7ddd', '08:00 to 10:00', '2025-04-27', '2025-08-27', '2025-04-06 10:29:18.706+00', '1', NULL),
  ('01a20a1e-06ea-7659-b9b0-07b143588557', 'FSW-2505', 'fsw-2505', '01a20a1e-06e8-70e7-ac8d-722828296ef1', '12:30 to 14:30', '2025-05-24', '2026-01-24', '2025-05-03 08:05:14.006+00', '1', NULL),
  ('01a20a1e-06ea-7659-b9b0-0b18dda5a94e', 'DA-2506', 'da-2506', '01a20a1e-06e8-70e7-ac8d-766253f4df07', '18:00 to 20:00', '2025-06-19', '2025-12-19', '2025-05-29 10:56:01.407+00', '1', NULL),
  ('01a20a1e-06ea-7659-b9b0-0ee0ad936d93', 'GD-2507', 'gd-2507', '01a20a1e-06e8-70e7-ac8d-7afa1a925257', '18:00 to 20:00', '2025-07-16', '2025-12-16', '2025-06-25 12:57:02.901+00', '1', NULL),
  ('01a20a1e-06ea-7659-b9b0-10a55442ef59', 'DM-2508', 'dm-2508', '01a20a1e-06e8-70e7-ac8d-7de0c3976da0', '10:00 to 12:00', '2025-08-11', '2025-11-11', '2025-07-21 06:09:14.399+00', '1', NULL),
  ('01a20a1e-06ea-7659-b9b0-15c062853e15', 'HT-2509', 'ht-2509', '01a20a1e-06e8-70e7-ac8d-81cddf1ede36', '15:00 to 17:00', '2025-09-07', '2025-11-07', '2025-08-17 10:48:46.841+00', '1', NULL),
  ('01a20a1e-06ea-7659-b9b0-19fed6daefa7', 'FR-2510', 'fr-2510', '01a20a1e-06e8-70e7-ac8d-87d09194566e', '15:00 to 17:00', '2025-10-03', '2026-02-03', '2025-09-12 05:22:45.978+00', '1', NULL),
  ('01a20a1e-06ea-7659-b9b0-1f341f6a87ca', 'TALLY-2510', 'tally-2510', '01a20a1e-06e8-70e7-ac8d-68007e46f629', '12:30 to 14:30', '2025-10-30', '2026-01-30', '2025-10-09 06:54:35.944+00', '1', NULL),
  ('01a20a1e-06ea-7659-b9b0-21fe1cee751d', 'PY-2511', 'py-2511', '01a20a1e-06e8-70e7-ac8d-6da98e6c7ddd', '18:00 to 20:00', '2025-11-25', '2026-03-25', '2025-11-04 07:43:07.581+00', '1', NULL),
  ('01a20a1e-06ea-7659-b9b0-27c4f82d6b04', 'FSW-2512', 'fsw-2512', '01a20a1e-06e8-70e7-ac8d-722828296ef1', '12:30 to 14:30', '2025-12-22', '2026-08-22', '2025-12-01 06:14:34.49+00', '1', NULL),
  ('01a20a1e-06ea-7659-b9b0-295d0c30969f', 'DA-2601', 'da-2601', '01a20a1e-06e8-70e7-ac8d-766253f4df07', '12:30 to 14:30', '2026-01-17', '2026-07-17', '2025-12-27 05:22:07.66+00', '1', NULL),
  ('01a20a1e-06eb-74a7-8d95-3a1cca0da4c3', 'GD-2602', 'gd-2602', '01a20a1e-06e8-70e7-ac8d-7afa1a925257', '08:00 to 10:00', '2026-02-13', '2026-07-13', '2026-01-23 10:32:05.796+00', '1', NULL),
  ('01a20a1e-06eb-74a7-8d95-3f4c2a05a90b', 'DM-2603', 'dm-2603', '01a20a1e-06e8-70e7-ac8d-7de0c3976da0', '12:30 to 14:30', '2026-03-11', '2026-06-11', '2026-02-18 09:11:13.462+00', '1', NULL),
  ('01a20a1e-06eb-74a7-8d95-41fe83e9a13d', 'HT-2604', 'ht-2604', '01a20a1e-06e8-70e7-ac8d-81cddf1ede36', '10:00 to 12:00', '2026-04-07', '2026-06-07', '2026-03-17 05:08:41.632+00', '1', NULL),
  ('01a20a1e-06eb-74a7-8d95-47bd50300aa4', 'FR-2605', 'fr-2605', '01a20a1e-06e8-70e7-ac8d-87d09194566e', '08:00 to 10:00', '2026-05-03', '2026-09-03', '2026-04-12 06:22:54.906+00', '1', NULL),
  ('01a20a1e-06eb-74a7-8d95-49a2fd9bd8d1', 'TALLY-2605', 'tally-2605', '01a20a1e-06e8-70e7-ac8d-68007e46f629', '12:30 to 14:30', '2026-05-30', '2026-08-30', '2026-05-09 04:26:18.64+00', '1', NULL),
  ('01a20a1e-06eb-74a7-8d95-4d4c0afe86ee', 'PY-2606', 'py-2606', '01a20a1e-06e8-70e7-ac8d-6da98e6c7ddd', '08:00 to 10:00', '2026-06-25', '2026-10-25', '2026-06-04 09:35:59.929+00', '1', NULL),
  ('01a20a1e-06eb-74a7-8d95-5156a033dc8c', 'FSW-2607', 'fsw-2607', '01a20a1e-06e8-70e7-ac8d-722828296ef1', '10:00 to 12:00', '2026-07-22', NULL, '2026-07-01 11:47:31.014+00', '1', NULL),
  ('01a20a1e-06eb-74a7-8d95-54486d6b6ca6', 'DA-2608', 'da-2608', '01a20a1e-06e8-70e7-ac8d-766253f4df07', '10:00 to 12:00', '2026-08-17', '2027-02-17', '2026-07-27 06:08:47.212+00', '1', NULL),
  ('01a20a1e-06eb-74a7-8d95-5b861433fb5e', 'GD-2609', 'gd-2609', '01a20a1e-06e8-70e7-ac8d-7afa1a925257', '08:00 to 10:00', '2026-09-13', '2027-02-13', '2026-08-23 12:54:15.83+00', '1', NULL),
  ('01a20a1e-06eb-74a7-8d95-5e4f96ede9ef', 'DM-2610', 'dm-2610', '01a20a1e-06e8-70e7-ac8d-7de0c3976da0', '12:30 to 14:30', '2026-10-09', NULL, '2026-09-18 10:27:53.085+00', '1', NULL),
  ('01a20a1e-06eb-74a7-8d95-63d2b0870fe6', 'HT-2611', 'ht-2611', '01a20a1e-06e8-70e7-ac8d-81cddf1ede36', '10:00 to 12:00', '2026-11-05', '2027-01-05', '2026-10-15 07:37:14.451+00', '1', NULL),
  ('01a20a1e-06eb-74a7-8d95-661e957ccacc', 'FR-2612', 'fr-2612', '01a20a1e-06e8-70e7-ac8d-87d09194566e', '15:00 to 17:00', '2026-12-01', NULL, '2026-11-10 06:43:16.88+00', '1', NULL);
insert into cash_entry ("id", "kind", "amount", "day", "reference", "recorded_at", "recorded_by", "voided_at", "voided_by") overriding system value values
  ('01a20a1e-08d6-74f5-9938-9c12d1d9c46e', 'opening', '1000.00', '2026-11-20', NULL, '2026-11-21 04:30:00+00', '01a20a1e-06c0-72c6-8a74-165ad1a6f446', NULL, NULL);
insert into consent ("student_id", "given_by", "guardian_name", "notice_version", "at", "recorded_by") overriding system value values
  ('01976d38-7d5f-72ac-84be-42e2d56d1e57', 'student', NULL, '2', '2026-11-21 04:30:00+00', NULL);
insert into course ("id", "name", "name_key", "fee", "duration", "added_by", "created_at", "version", "deleted_at", "instalments") overriding system value values
  ('01a20a1e-06e8-70e7-ac8d-68007e46f629', 'Tally with GST', 'tally with gst', '12000.00', '3 months', '01a20a1e-06bf-70ed-83b5-d554cec61765', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a20a1e-06e8-70e7-ac8d-6da98e6c7ddd', 'Python Programming', 'python programming', '18000.00', '4 months', '01a20a1e-06bf-70ed-83b5-d554cec61765', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a20a1e-06e8-70e7-ac8d-722828296ef1', 'Full Stack Web Development', 'full stack web development', '45000.00', '8 months', '01a20a1e-06bf-70ed-83b5-d554cec61765', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a20a1e-06e8-70e7-ac8d-766253f4df07', 'Data Analytics', 'data analytics', '35000.00', '6 months', '01a20a1e-06bf-70ed-83b5-d554cec61765', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a20a1e-06e8-70e7-ac8d-7afa1a925257', 'Graphic Design', 'graphic design', '22000.00', '5 months', '01a20a1e-06bf-70ed-83b5-d554cec61765', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a20a1e-06e8-70e7-ac8d-7de0c3976da0', 'Digital Marketing', 'digital marketing', '15000.00', '3 months', '01a20a1e-06bf-70ed-83b5-d554cec61765', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a20a1e-06e8-70e7-ac8d-81cddf1ede36', 'Hindi Typing', 'hindi typing', '4500.00', '2 months', '01a20a1e-06bf-70ed-83b5-d554cec61765', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a20a1e-06e8-70e7-ac8d-87d09194566e', 'Français des affaires', 'francais des affaires', '16500.00', '4 months', '01a20a1e-06bf-70ed-83b5-d554cec61765', '2025-04-01 10:49:33.548+00', '1', NULL, NULL);
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
  ('01a20a1e-08d6-74f5-9938-9b3cfbc7db59', '2026-11-20', NULL, '0.00', '0.00', '{}', NULL, '2026-11-21 04:30:00+00', '01a20a1e-06c0-72c6-8a74-165ad1a6f446', '{}');
insert into declared_payment ("student_id", "fee", "paid", "pay_mode") overriding system value values
  ('01a1be83-9230-7482-8b9a-aba847f815e2', '16500.00', '8250.00', 'Online');
insert into deletion ("id", "record", "deleted_at", "deleted_by", "status_before", "enquiry", "erase_after", "erased_at") overriding system value values
  ('01a20a1e-08c6-71b6-af07-b249bffd9171', 'enquiry', '2026-11-21 04:30:00+00', NULL, NULL, '{"id": "01a20a1e-08c6-71b6-af07-b249bffd9171", "name": "Example"}', '2026-11-21 04:30:00+00', NULL);
insert into discount_limit ("one", "percent", "version") overriding system value values
  ('true', '10.00', '2');
insert into draft ("account_id", "key", "field_values", "saved_at") overriding system value values
  ('01a20a1e-06c0-72c6-8a74-165ad1a6f446', 'course-add', '{"course":"Example"}', '2026-11-21 04:30:00+00');
insert into enquiry ("id", "name", "name_key", "mail_id", "contact", "alt_contact", "qualification", "address", "course_id", "enquiry_mode", "mode", "ref", "remark", "day", "status", "is_placed", "student_id", "created_at", "version", "next_call_on") overriding system value values
  ('01962e07-dbf7-7736-9b0d-187d51032a55', 'Ishwari Voorbeeld', 'ishwari voorbeeld', 'ishwari.3@example.net', '5570000003', '5580000003', 'BSc', '37 Namuna Marg, Example Nagar', '01a20a1e-06e8-70e7-ac8d-722828296ef1', 'online', 'online', NULL, NULL, '2025-04-13', 'Pending', 'false', NULL, '2025-04-13 07:23:09.175+00', '2', NULL),
  ('01973f71-631b-7587-8ac9-2e58cc2aa1c3', 'विवेक दृष्टांत', 'विवेक दृष्टांत', 'student.1@example.com', '5550000001', NULL, 'BCom', '159 Namuna Marg, Demo Colony', '01a20a1e-06e8-70e7-ac8d-766253f4df07', 'offline', 'offline', 'एक मित्र', 'Will come for a trial class', '2025-06-05', 'Closed', 'false', '01976d38-7d5f-72ac-84be-42e2d56d1e57', '2025-06-05 09:34:45.019+00', '2', NULL),
  ('019a24d1-6480-7789-8f3d-685bfaf65db4', 'Asha Beispiel', 'asha beispiel', 'asha.2@example.net', '5570000002', '5580000002', 'BSc', '77 Example Road, Namunapur', '01a20a1e-06e8-70e7-ac8d-722828296ef1', 'offline', 'offline', 'Poster at the college', 'Will come for a trial class', '2025-10-27', 'Pending', 'false', NULL, '2025-10-27 08:38:13.888+00', '2', NULL);
insert into enquiry_note ("id", "enquiry_id", "at", "written_by", "note", "next_call_on") overriding system value values
  ('01a20a1e-08c8-7706-9fc9-cd36657fb6fc', '01962e07-dbf7-7736-9b0d-187d51032a55', '2026-11-21 04:30:00+00', NULL, 'Example', NULL);
insert into enrolment ("id", "student_id", "n", "course_id", "batch_id", "mode", "duration", "fee", "joining_on", "end_on", "is_completed", "ended_at", "end_reason", "created_at", "version") overriding system value values
  ('01976d38-7d5f-770f-a0c7-b39d5a7649db', '01976d38-7d5f-72ac-84be-42e2d56d1e57', '1', '01a20a1e-06e8-70e7-ac8d-766253f4df07', '01a20a1e-06ea-7659-b9b0-0b18dda5a94e', 'offline', '6 months', '31500.00', '2025-06-14', '2025-12-19', 'true', NULL, NULL, '2025-06-14 06:55:08.127+00', '1'),
  ('0198305a-7b46-70ee-b970-3ba4e058d25c', '0198305a-7b46-7533-987a-33df557ce4ac', '1', '01a20a1e-06e8-70e7-ac8d-7afa1a925257', '01a20a1e-06ea-7659-b9b0-0ee0ad936d93', 'offline', '5 months', '22000.00', '2025-07-22', '2025-12-16', 'true', NULL, NULL, '2025-07-22 04:18:12.934+00', '1'),
  ('0199483e-e8b1-76cc-87ee-7b393ed9deee', '0199483e-e8b1-7267-a6ce-be9f6951d9b3', '1', '01a20a1e-06e8-70e7-ac8d-7de0c3976da0', '01a20a1e-06ea-7659-b9b0-10a55442ef59', 'online', '3 months', '15000.00', '2025-09-14', '2025-11-11', 'true', NULL, NULL, '2025-09-14 12:41:46.417+00', '1'),
  ('019acdcb-3f5e-70f6-8011-4e1a787ea8b0', '019acdcb-3f5e-7470-acdf-ccffa14e0bd5', '1', '01a20a1e-06e8-70e7-ac8d-6da98e6c7ddd', '01a20a1e-06ea-7659-b9b0-21fe1cee751d', 'offline', '4 months', '18000.00', '2025-11-29', '2026-03-25', 'true', NULL, NULL, '2025-11-29 04:07:20.67+00', '1'),
  ('01a11b91-9b52-709f-bcc0-5f5127265a2a', '01a11b91-9b52-76b2-b14c-ad9fdfec4238', '1', '01a20a1e-06e8-70e7-ac8d-7de0c3976da0', '01a20a1e-06eb-74a7-8d95-5e4f96ede9ef', 'offline', '3 months', '13500.00', '2026-10-08', NULL, 'false', NULL, NULL, '2026-10-08 12:51:29.746+00', '1'),
  ('01a1b03c-74c1-75b4-be3a-fd15c895dda1', '01a1b03c-74c1-77b7-a7b1-eefe985e4679', '1', '01a20a1e-06e8-70e7-ac8d-81cddf1ede36', '01a20a1e-06eb-74a7-8d95-63d2b0870fe6', 'online', '2 months', '4050.00', '2026-11-06', NULL, 'false', NULL, NULL, '2026-11-06 09:41:54.497+00', '1'),
  ('01a1be83-9230-75b3-b6fa-431f449cfbed', '01a1be83-9230-7482-8b9a-aba847f815e2', '1', '01a20a1e-06e8-70e7-ac8d-87d09194566e', '01a20a1e-06eb-74a7-8d95-661e957ccacc', 'offline', '4 months', '0.00', '2026-12-01', NULL, 'false', NULL, NULL, '2026-11-09 04:14:16.112+00', '1'),
  ('01a1fb86-a83e-765b-a1fa-2b67f233d6ef', '01a1fb86-a83e-70e2-8100-832683079330', '1', '01a20a1e-06e8-70e7-ac8d-81cddf1ede36', '01a20a1e-06eb-74a7-8d95-63d2b0870fe6', 'offline', '2 months', '4050.00', '2026-11-21', NULL, 'false', NULL, NULL, '2026-11-21 00:34:28.542+00', '1');
insert into expense ("id", "category_id", "remark", "amount", "day", "created_at", "updated_at", "version", "financial_year", "n", "pay_mode", "payee", "voided_at", "voided_by") overriding system value values
  ('01972f8c-001d-7727-88cb-b1c12871b4ec', '01a20a1e-075d-75d1-9ab0-f88bb977fa16', 'Sample Telecom, line of the month', '172.00', '2025-06-02', '2025-06-02 07:29:53.693+00', '2025-06-02 07:29:53.693+00', '1', '2025-26', '1', 'Online', NULL, NULL, NULL),
  ('019730ae-176e-7451-9d8d-0c968ad200c1', '01a20a1e-075d-75d1-9ab0-f783765b0bc3', 'Example Power Company, bill of the month', '516.00', '2025-06-02', '2025-06-02 12:46:45.102+00', '2025-06-02 12:46:45.102+00', '1', '2025-26', '2', 'Online', NULL, NULL, NULL),
  ('01973f27-1abc-77e4-a79a-732895050238', '01a20a1e-075d-75d1-9ab0-ec7c80825168', 'Teachers and office of the example institute', '3876.00', '2025-06-05', '2025-06-05 08:13:36.828+00', '2025-06-05 08:13:36.828+00', '1', '2025-26', '3', 'Online', NULL, NULL, NULL),
  ('019744be-dbb1-70fb-a6d6-f3fd5a06e61e', '01a20a1e-075d-75d1-9ab0-f2f3590a1053', 'Example House, all classrooms', '2153.00', '2025-06-06', '2025-06-06 10:17:28.241+00', '2025-06-06 10:17:28.241+00', '1', '2025-26', '4', 'Online', NULL, NULL, NULL),
  ('0197cf00-2cf0-712c-8d89-39120a884254', '01a20a1e-075d-75d1-9ab0-f783765b0bc3', 'Example Power Company, bill of the month', '1058.00', '2025-07-03', '2025-07-03 06:36:24.688+00', '2025-07-03 06:36:24.688+00', '1', '2025-26', '5', 'Online', NULL, NULL, NULL),
  ('0197d3b1-cdf4-73b2-9e1b-4b68b2cdaba5', '01a20a1e-075d-75d1-9ab0-f88bb977fa16', 'Sample Telecom, line of the month', '352.00', '2025-07-04', '2025-07-04 04:28:54.644+00', '2025-07-04 04:28:54.644+00', '1', '2025-26', '6', 'Online', NULL, NULL, NULL),
  ('0197d44b-78c3-740e-8cd0-fb4376c1970d', '01a20a1e-075d-75d1-9ab0-ec7c80825168', 'Teachers and office of the example institute', '7938.00', '2025-07-04', '2025-07-04 07:16:45.379+00', '2025-07-04 07:16:45.379+00', '1', '2025-26', '7', 'Online', NULL, NULL, NULL),
  ('0197e9a1-67f5-728f-b0ee-d25f749af117', '01a20a1e-075d-75d1-9ab0-f2f3590a1053', 'Example House, all classrooms', '4410.00', '2025-07-08', '2025-07-08 10:42:38.709+00', '2025-07-08 10:42:38.709+00', '1', '2025-26', '8', 'Online', NULL, NULL, NULL),
  ('01986905-43a3-751d-8a8d-4675407f65d9', '01a20a1e-075d-75d1-9ab0-f2f3590a1053', 'Example House, all classrooms', '4341.00', '2025-08-02', '2025-08-02 04:23:29.443+00', '2025-08-02 04:23:29.443+00', '1', '2025-26', '9', 'Online', NULL, NULL, NULL),
  ('019873c7-c03e-744c-846c-d506dc2ff468', '01a20a1e-075d-75d1-9ab0-ec7c80825168', 'Teachers and office of the example institute', '7814.00', '2025-08-04', '2025-08-04 06:32:07.486+00', '2025-08-04 06:32:07.486+00', '1', '2025-26', '10', 'Online', NULL, NULL, NULL),
  ('0198742d-391a-76b6-a462-9f45ed48e430', '01a20a1e-075d-75d1-9ab0-f88bb977fa16', 'Sample Telecom, line of the month', '347.00', '2025-08-04', '2025-08-04 08:22:57.562+00', '2025-08-04 08:22:57.562+00', '1', '2025-26', '11', 'Online', NULL, NULL, NULL),
  ('01987a45-a517-7571-b0c9-41ae54de616e', '01a20a1e-075d-75d1-9ab0-f783765b0bc3', 'Example Power Company, bill of the month', '1041.00', '2025-08-05', '2025-08-05 12:47:21.367+00', '2025-08-05 12:47:21.367+00', '1', '2025-26', '12', 'Online', NULL, NULL, NULL),
  ('019904aa-7eb6-73a2-bf48-91629094ec56', '01a20a1e-075d-75d1-9ab0-ec7c80825168', 'Teachers and office of the example institute', '6144.00', '2025-09-01', '2025-09-01 09:45:06.486+00', '2025-09-01 09:45:06.486+00', '1', '2025-26', '13', 'Online', NULL, NULL, NULL),
  ('01990a07-c598-7506-9170-00e3409fca72', '01a20a1e-075d-75d1-9ab0-f2f3590a1053', 'Example House, all classrooms', '3413.00', '2025-09-02', '2025-09-02 10:45:05.56+00', '2025-09-02 10:45:05.56+00', '1', '2025-26', '14', 'Online', NULL, NULL, NULL),
  ('01990f32-eeb0-72b3-9af6-f8a1fd60922f', '01a20a1e-075d-75d1-9ab0-f783765b0bc3', 'Example Power Company, bill of the month', '819.00', '2025-09-03', '2025-09-03 10:50:20.208+00', '2025-09-03 10:50:20.208+00', '1', '2025-26', '15', 'Online', NULL, NULL, NULL),
  ('0199291d-4815-7206-a8f3-39e9dddf220c', '01a20a1e-075d-75d1-9ab0-f88bb977fa16', 'Sample Telecom, line of the month', '273.00', '2025-09-08', '2025-09-08 11:36:48.917+00', '2025-09-08 11:36:48.917+00', '1', '2025-26', '16', 'Online', NULL, NULL, NULL),
  ('019a3e0d-cbe7-7675-b18b-fc9acfb42a36', '01a20a1e-075d-75d1-9ab0-f2f3590a1053', 'Example House, all classrooms', '1250.00', '2025-11-01', '2025-11-01 06:14:42.919+00', '2025-11-01 06:14:42.919+00', '1', '2025-26', '17', 'Online', NULL, NULL, NULL),
  ('019a499b-18e8-709b-85d7-2562bf14abca', '01a20a1e-075d-75d1-9ab0-ec7c80825168', 'Teachers and office of the example institute', '2250.00', '2025-11-03', '2025-11-03 12:04:52.584+00', '2025-11-03 12:04:52.584+00', '1', '2025-26', '18', 'Online', NULL, NULL, NULL),
  ('019a5870-be50-7550-b118-df0e6e294734', '01a20a1e-075d-75d1-9ab0-f88bb977fa16', 'Sample Telecom, line of the month', '100.00', '2025-11-06', '2025-11-06 09:12:55.12+00', '2025-11-06 09:12:55.12+00', '1', '2025-26', '19', 'Online', NULL, NULL, NULL),
  ('019a58cd-919f-7785-96ab-07253ee740e4', '01a20a1e-075d-75d1-9ab0-f783765b0bc3', 'Example Power Company, bill of the month', '300.00', '2025-11-06', '2025-11-06 10:54:18.527+00', '2025-11-06 10:54:18.527+00', '1', '2025-26', '20', 'Online', NULL, NULL, NULL),
  ('019b7d9a-7db3-73db-8985-0b9cc5bbbaeb', '01a20a1e-075d-75d1-9ab0-f2f3590a1053', 'Example House, all classrooms', '1076.00', '2026-01-02', '2026-01-02 07:27:15.379+00', '2026-01-02 07:27:15.379+00', '1', '2025-26', '21', 'Online', NULL, NULL, NULL),
  ('019b92c8-7213-7187-99dd-282ef2e16503', '01a20a1e-075d-75d1-9ab0-f783765b0bc3', 'Example Power Company, bill of the month', '258.00', '2026-01-06', '2026-01-06 10:09:28.595+00', '2026-01-06 10:09:28.595+00', '1', '2025-26', '22', 'Online', NULL, NULL, NULL),
  ('019b96c0-e9f1-757a-8a92-1e974d57bc9d', '01a20a1e-075d-75d1-9ab0-ec7c80825168', 'Teachers and office of the example institute', '1938.00', '2026-01-07', '2026-01-07 04:39:43.857+00', '2026-01-07 04:39:43.857+00', '1', '2025-26', '23', 'Online', NULL, NULL, NULL),
  ('019b9be6-f910-74a7-9ef4-8e5dc04783a6', '01a20a1e-075d-75d1-9ab0-f88bb977fa16', 'Sample Telecom, line of the month', '86.00', '2026-01-08', '2026-01-08 04:39:24.176+00', '2026-01-08 04:39:24.176+00', '1', '2025-26', '24', 'Online', NULL, NULL, NULL),
  ('019c31b6-9ffd-73ba-8bf7-f9d0e5dc0a23', '01a20a1e-075d-75d1-9ab0-ec7c80825168', 'Teachers and office of the example institute', '2457.00', '2026-02-06', '2026-02-06 06:49:38.045+00', '2026-02-06 06:49:38.045+00', '1', '2025-26', '25', 'Online', NULL, NULL, NULL),
  ('019c369f-a274-728e-8db0-f014050feb5c', '01a20a1e-075d-75d1-9ab0-f2f3590a1053', 'Example House, all classrooms', '1365.00', '2026-02-07', '2026-02-07 05:42:37.428+00', '2026-02-07 05:42:37.428+00', '1', '2025-26', '26', 'Online', NULL, NULL, NULL),
  ('019c411e-2084-7679-94c4-fa56863f0f30', '01a20a1e-075d-75d1-9ab0-f783765b0bc3', 'Example Power Company, bill of the month', '327.00', '2026-02-09', '2026-02-09 06:36:59.396+00', '2026-02-09 06:36:59.396+00', '1', '2025-26', '27', 'Online', NULL, NULL, NULL),
  ('019c423e-23a9-7596-a9c1-4d16bddab12a', '01a20a1e-075d-75d1-9ab0-f88bb977fa16', 'Sample Telecom, line of the month', '109.00', '2026-02-09', '2026-02-09 11:51:34.569+00', '2026-02-09 11:51:34.569+00', '1', '2025-26', '28', 'Online', NULL, NULL, NULL),
  ('01a19b44-4019-73c9-9c95-dd98dbd063ae', '01a20a1e-075d-75d1-9ab0-f2f3590a1053', 'Example House, all classrooms', '221.00', '2026-11-02', '2026-11-02 07:58:23.769+00', '2026-11-02 07:58:23.769+00', '1', '2026-27', '1', 'Online', NULL, NULL, NULL),
  ('01a19c3d-3bc5-7148-bea9-914a2125103b', '01a20a1e-075d-75d1-9ab0-ec7c80825168', 'Teachers and office of the example institute', '398.00', '2026-11-02', '2026-11-02 12:30:21.125+00', '2026-11-02 12:30:21.125+00', '1', '2026-27', '2', 'Online', NULL, NULL, NULL),
  ('01a1a4b8-370c-72a6-ae19-5322527c4994', '01a20a1e-075d-75d1-9ab0-f783765b0bc3', 'Example Power Company, bill of the month', '53.00', '2026-11-04', '2026-11-04 04:01:38.572+00', '2026-11-04 04:01:38.572+00', '1', '2026-27', '3', 'Online', NULL, NULL, NULL),
  ('01a1c057-66d2-75d4-a11f-998d19a9b5da', '01a20a1e-075d-75d1-9ab0-f88bb977fa16', 'Sample Telecom, line of the month', '17.00', '2026-11-09', '2026-11-09 12:45:15.858+00', '2026-11-09 12:45:15.858+00', '1', '2026-27', '4', 'Online', NULL, NULL, NULL);
insert into expense_category ("id", "ledger", "ledger_key", "created_at", "updated_at", "deleted_at", "budget", "version") overriding system value values
  ('01a20a1e-075d-75d1-9ab0-ec7c80825168', 'Salaries', 'salaries', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a20a1e-075d-75d1-9ab0-f2f3590a1053', 'Rent', 'rent', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a20a1e-075d-75d1-9ab0-f783765b0bc3', 'Electricity', 'electricity', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a20a1e-075d-75d1-9ab0-f88bb977fa16', 'Internet', 'internet', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a20a1e-075d-75d1-9ab0-fe9da0f1feb5', 'Stationery', 'stationery', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '5000.00', '1'),
  ('01a20a1e-075d-75d1-9ab1-02c1a5f37f38', 'Repairs', 'repairs', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a20a1e-075d-75d1-9ab1-0752821da4ff', 'Tea and water', 'tea and water', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '3000.00', '1'),
  ('01a20a1e-075d-75d1-9ab1-091c8ad4160c', 'Advertising', 'advertising', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '20000.00', '1');
insert into expense_voucher_series ("financial_year", "last") overriding system value values
  ('2025-26', '28'),
  ('2026-27', '4');
insert into fee_adjustment ("id", "student_id", "kind", "enrolment_id", "amount", "reason", "day", "created_at", "created_by", "by_hr", "version", "withdrawn_at", "withdrawn_by") overriding system value values
  ('01a20a1e-07c0-7253-a3ab-8ae3ec13557b', '01a1b03c-74c1-77b7-a7b1-eefe985e4679', 'Discount', '01a1b03c-74c1-75b4-be3a-fd15c895dda1', '500.00', 'Scholarship', '2026-11-21', '2026-11-21 04:30:00+00', '01a20a1e-06bf-70ed-83b5-d554cec61765', 'false', '1', NULL, NULL);
insert into fee_plan ("enrolment_id", "version") overriding system value values
  ('01976d38-7d5f-770f-a0c7-b39d5a7649db', '1');
insert into fee_plan_row ("enrolment_id", "n", "due_on", "amount") overriding system value values
  ('01976d38-7d5f-770f-a0c7-b39d5a7649db', '1', '2026-11-20', '1000.00');
insert into heartbeat ("process_id", "started_at", "seen_at") overriding system value values
  ('01a20a1e-08c8-7706-9fc9-cb475992e78f', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00');
insert into idempotency ("scope", "route", "key", "body_hash", "status", "answer", "forever", "at") overriding system value values
  ('01a20a1e-06c0-72c6-8a74-165ad1a6f446', 'POST /api/enquiry', 'dump', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '201', '{}', 'false', '2026-11-21 04:30:00+00');
insert into import ("id", "kind", "owner_id", "name", "columns", "mapping", "day_order", "asks_day_order", "state", "created_at", "run_at", "done_rows", "is_cancelled", "failure", "done_at", "undone_at", "undone_by", "students", "receipts", "paid") overriding system value values
  ('01a20a1e-06c0-72c6-8a74-165ad1a6f446', 'students', '01a20a1e-06c0-72c6-8a74-165ad1a6f446', '', '["Name"]', '{"name": 0}', NULL, 'false', 'open', '2026-11-21 04:30:00+00', NULL, '0', 'false', NULL, NULL, NULL, NULL, '0', '0', '0.00');
insert into import_row ("import_id", "line", "cells", "is_skipped", "errors", "conflicts", "warnings", "person_key", "name_key", "known_key", "email_key", "phone", "course", "batch", "fee", "amount") overriding system value values
  ('01a20a1e-06c0-72c6-8a74-165ad1a6f446', '2', '["Example"]', 'false', '{}', '{}', '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
insert into import_total ("import_id", "shard", "kind", "n", "fee", "paid") overriding system value values
  ('01a20a1e-06c0-72c6-8a74-165ad1a6f446', '0', 'Active', '0', '0.00', '0.00');
insert into institute ("one", "name", "address", "phone", "time_zone", "self_registration", "version", "receipt_language", "two_factor", "upi_id", "hr_closes_all", "gstin", "receipt_terms", "receipt_paper") overriding system value values
  ('true', 'Namuna Training Institute (demo)', '1 Example Road, Example Nagar', '+91 55500 00000', 'Asia/Kolkata', 'true', '2', 'en', 'off', 'namuna@examplebank', 'false', '00AAAAA0000A1ZI', NULL, 'a4');
insert into institute_logo ("one", "content", "type", "hash", "changed_at") overriding system value values
  ('true', E'\\x0101010101010101010101010101010101010101010101010101010101010101', 'image/png', '0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00');
insert into job_run ("job", "started_at") overriding system value values
  ('cleanup', '2026-11-21 04:30:00+00');
insert into known_browser ("token_hash", "account_id", "used_at") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a20a1e-06c0-72c6-8a74-165ad1a6f446', '2026-11-21 04:30:00+00');
insert into kysely_migration ("name", "timestamp") overriding system value values
  ('0001_house', '2026-11-23T20:34:29.043Z'),
  ('0002_courses_and_batches', '2026-11-23T20:34:29.058Z'),
  ('0003_students_and_fees', '2026-11-23T20:34:29.085Z'),
  ('0004_attendance_and_enquiries', '2026-11-23T20:34:29.098Z'),
  ('0005_portfolio', '2026-11-23T20:34:29.102Z'),
  ('0006_projects', '2026-11-23T20:34:29.106Z'),
  ('0007_expenses', '2026-11-23T20:34:29.167Z'),
  ('0008_reset_tokens', '2026-11-23T20:34:29.172Z'),
  ('0009_lists_of_the_admin', '2026-11-23T20:34:29.177Z'),
  ('0010_erasure', '2026-11-23T20:34:29.200Z'),
  ('0011_search', '2026-11-23T20:34:29.210Z'),
  ('0012_receipt_amounts', '2026-11-23T20:34:29.212Z'),
  ('0013_drafts', '2026-11-23T20:34:29.219Z'),
  ('0014_request_limits', '2026-11-23T20:34:29.223Z'),
  ('0015_placed_enquiries', '2026-11-23T20:34:29.227Z'),
  ('0017_sign_in', '2026-11-23T20:34:29.248Z'),
  ('0018_two_factor', '2026-11-23T20:34:29.261Z'),
  ('0019_erasure', '2026-11-23T20:34:29.269Z'),
  ('0020_privacy', '2026-11-23T20:34:29.276Z'),
  ('0021_backups', '2026-11-23T20:34:29.279Z'),
  ('0022_audit_chain', '2026-11-23T20:34:29.287Z'),
  ('0023_several_processes', '2026-11-23T20:34:29.299Z'),
  ('0024_enrolments', '2026-11-23T20:34:29.318Z'),
  ('0025_expense_vouchers', '2026-11-23T20:34:29.334Z'),
  ('0026_payment_details', '2026-11-23T20:34:29.341Z'),
  ('0027_receipt_verification', '2026-11-23T20:34:29.346Z'),
  ('0028_daily_closing', '2026-11-23T20:34:29.365Z'),
  ('0029_discounts_and_refunds', '2026-11-23T20:34:29.376Z'),
  ('0030_fee_plans', '2026-11-23T20:34:29.380Z'),
  ('0031_refunds', '2026-11-23T20:34:29.391Z'),
  ('0032_reminders', '2026-11-23T20:34:29.398Z'),
  ('0033_course_instalments', '2026-11-23T20:34:29.401Z'),
  ('0034_name_search', '2026-11-23T20:34:29.402Z'),
  ('0035_receipt_paper', '2026-11-23T20:34:29.406Z'),
  ('0036_student_list_order', '2026-11-23T20:34:29.409Z'),
  ('0037_overdue_sums', '2026-11-23T20:34:29.411Z'),
  ('0038_enquiry_calls', '2026-11-23T20:34:29.424Z'),
  ('0039_photos_and_logo', '2026-11-23T20:34:29.432Z'),
  ('0041_duplicate_lookup', '2026-11-23T20:34:29.436Z'),
  ('0042_name_words', '2026-11-23T20:34:29.441Z'),
  ('0043_daily_sums', '2026-11-23T20:34:29.456Z'),
  ('0044_read_after', '2026-11-23T20:34:29.461Z'),
  ('0045_list_order', '2026-11-23T20:34:29.466Z'),
  ('0046_name_word_removal', '2026-11-23T20:34:29.468Z'),
  ('0047_parent_contact', '2026-11-23T20:34:29.471Z'),
  ('0048_attendance_months', '2026-11-23T20:34:29.492Z'),
  ('0049_absence_notices', '2026-11-23T20:34:29.495Z'),
  ('0050_imports', '2026-11-23T20:34:29.600Z'),
  ('0051_changes', '2026-11-23T20:34:29.602Z');
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
  ('0050_imports', '0d85d194cedfe95cb3d247ebf71f2e4455cc0fc16e2049cec589e0174376185a'),
  ('0051_changes', 'd24bdaa1fe3e79bd3ce266aecb7ebd9d29895dfada5e04ab1ea7d4e7497badbf');
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
  ('019daf1c-ae23-75ff-95ad-52dd8e1c0b38', '01976d38-7d5f-72ac-84be-42e2d56d1e57', 'https://example.com/42e2d56d1e57/portfolio-1', '2026-04-21 08:16:25.635+00', '1'),
  ('019f4660-91bf-7443-b74d-83fccbb70b17', '01976d38-7d5f-72ac-84be-42e2d56d1e57', 'https://example.com/42e2d56d1e57/portfolio-2', '2026-07-09 10:16:01.727+00', '1');
insert into privacy_notice ("one", "texts", "version") overriding system value values
  ('true', '{"en": "Example"}', '2');
insert into project ("id", "student_id", "link", "tech_used", "description", "created_at", "version") overriding system value values
  ('01983ab5-5436-71fe-a5d1-1f15405811d8', '01976d38-7d5f-72ac-84be-42e2d56d1e57', 'https://example.com/42e2d56d1e57/project-3', 'Python, pandas', 'Sales of a sample company, month by month', '2025-07-24 04:33:38.87+00', '1'),
  ('019d47ad-09b4-71fe-bc7d-58a3804e48fe', '01976d38-7d5f-72ac-84be-42e2d56d1e57', 'https://example.com/42e2d56d1e57/project-1', 'Python, pandas', 'नमूना पुस्तकालय की सूची', '2026-04-01 06:13:35.796+00', '1'),
  ('01a0d6d4-797a-73de-a0ce-3f039258a77f', '01976d38-7d5f-72ac-84be-42e2d56d1e57', 'https://example.com/42e2d56d1e57/project-2', 'Tally', 'The example institute’s timetable as a page', '2026-09-25 04:30:44.09+00', '1');
insert into receipt ("id", "financial_year", "n", "student_id", "student_name", "contact", "course", "b_code", "pay_mode", "payable", "paid", "due_after", "paid_on", "issued_on", "issued_at", "issued_by", "changed_at", "version", "voided_at", "voided_by", "void_reason", "enrolment_id", "reference", "note", "verification_id", "import_id") overriding system value values
  ('01977d82-9bf0-71b6-9366-bc5a38871415', '2025-26', '1', '01976d38-7d5f-72ac-84be-42e2d56d1e57', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Online', '31500.00', '10500.00', '21000.00', '2025-06-17', '2025-06-17', '2025-06-17 10:50:01.072+00', '01a20a1e-070d-75b6-9684-ba5dd85bb883', NULL, '1', NULL, NULL, NULL, '01976d38-7d5f-770f-a0c7-b39d5a7649db', '632700007919', NULL, '99407268-5a6d-4368-81d1-50aadddc32b2', NULL),
  ('01980c8c-196a-7253-96c4-4ab01ebbd0fa', '2025-26', '2', '01976d38-7d5f-72ac-84be-42e2d56d1e57', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Cash', '31500.00', '10500.00', '10500.00', '2025-07-15', '2025-07-15', '2025-07-15 05:26:04.906+00', '01a20a1e-070d-75b6-9684-be0162f66f33', NULL, '1', NULL, NULL, NULL, '01976d38-7d5f-770f-a0c7-b39d5a7649db', NULL, NULL, 'e147edf0-040d-4542-ae1f-244a4c66b829', NULL),
  ('01984f40-d442-75d6-8259-4fc0392affc7', '2025-26', '3', '0198305a-7b46-7533-987a-33df557ce4ac', 'Zoë Sample', '5550000007', 'Graphic Design', 'GD-2507', 'Online', '22000.00', '11000.00', '11000.00', '2025-07-28', '2025-07-28', '2025-07-28 04:18:25.474+00', '01a20a1e-06c0-72c6-8a74-165ad1a6f446', NULL, '1', NULL, NULL, NULL, '0198305a-7b46-70ee-b970-3ba4e058d25c', '632700023757', NULL, '9cfe8393-5d9c-4eb9-9599-15ae39de8e9e', NULL),
  ('0198adb9-bb13-7341-9bd6-ea1b69639757', '2025-26', '4', '01976d38-7d5f-72ac-84be-42e2d56d1e57', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Others', '31500.00', '10500.00', '0.00', '2025-08-15', '2025-08-15', '2025-08-15 12:34:47.187+00', '01a20a1e-070d-75b6-9684-ba5dd85bb883', NULL, '1', NULL, NULL, NULL, '01976d38-7d5f-770f-a0c7-b39d5a7649db', NULL, NULL, '3da95bf9-537d-4c90-ac38-4a559c66495d', NULL),
  ('0198d1be-32ac-7444-b3d2-fc1bc7fb178b', '2025-26', '5', '0198305a-7b46-7533-987a-33df557ce4ac', 'Zoë Sample', '5550000007', 'Graphic Design', 'GD-2507', 'Online', '22000.00', '11000.00', '0.00', '2025-08-21', '2025-08-22', '2025-08-22 12:25:59.724+00', '01a20a1e-070d-75b6-9684-be0162f66f33', NULL, '1', NULL, NULL, NULL, '0198305a-7b46-70ee-b970-3ba4e058d25c', '632700039595', NULL, 'b1df3f20-e549-41d4-9528-6d9233179f78', NULL),
  ('01994735-b681-72f4-8d81-dd7e0416ec5c', '2025-26', '6', '0199483e-e8b1-7267-a6ce-be9f6951d9b3', 'Yusuf Příklad', '5550000003', 'Digital Marketing', 'DM-2508', 'Cash', '15000.00', '15000.00', '0.00', '2025-09-14', '2025-09-14', '2025-09-14 07:52:06.529+00', '01a20a1e-06c0-72c6-8a74-165ad1a6f446', NULL, '1', NULL, NULL, NULL, '0199483e-e8b1-76cc-87ee-7b393ed9deee', NULL, NULL, 'e515b683-2e93-4d34-89a2-941e1967e80b', NULL),
  ('019acefa-c7b2-7385-870c-c435a01de0c5', '2025-26', '7', '019acdcb-3f5e-7470-acdf-ccffa14e0bd5', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '12000.00', '2025-11-29', '2025-11-29', '2025-11-29 09:38:52.978+00', '01a20a1e-070d-75b6-9684-ba5dd85bb883', NULL, '1', NULL, NULL, NULL, '019acdcb-3f5e-70f6-8011-4e1a787ea8b0', NULL, NULL, '4a66524b-e426-4ea3-a8f3-f3b35cb27e66', NULL),
  ('019b7ce0-50eb-7684-9284-0eb9027a40a4', '2025-26', '8', '019acdcb-3f5e-7470-acdf-ccffa14e0bd5', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '6000.00', '2026-01-02', '2026-01-02', '2026-01-02 04:03:54.219+00', '01a20a1e-070d-75b6-9684-be0162f66f33', NULL, '1', NULL, NULL, NULL, '019acdcb-3f5e-70f6-8011-4e1a787ea8b0', NULL, NULL, '2aa33483-fae4-4a98-8a22-e0739ed62271', NULL),
  ('019c1cef-33c4-7570-8a4d-6187282e84a2', '2025-26', '9', '019acdcb-3f5e-7470-acdf-ccffa14e0bd5', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '0.00', '2026-02-02', '2026-02-02', '2026-02-02 05:59:24.356+00', '01a20a1e-06c0-72c6-8a74-165ad1a6f446', NULL, '1', NULL, NULL, NULL, '019acdcb-3f5e-70f6-8011-4e1a787ea8b0', NULL, NULL, 'f6357898-937f-4787-96a2-4bac2c8fa965', NULL),
  ('01a1cf35-657d-7663-831d-afaec254814e', '2026-27', '1', '01a1b03c-74c1-77b7-a7b1-eefe985e4679', 'Noor Namuna', '5550000008', 'Hindi Typing', 'HT-2611', 'Online', '4050.00', '1000.00', '3050.00', '2026-11-12', '2026-11-12', '2026-11-12 10:02:25.533+00', '01a20a1e-070d-75b6-9684-ba5dd85bb883', NULL, '1', NULL, NULL, NULL, '01a1b03c-74c1-75b4-be3a-fd15c895dda1', '632700007919', NULL, 'b2f9d1af-cb07-45ff-8c52-a6aed456f27e', NULL);
insert into receipt_part ("receipt_id", "n", "mode", "amount", "reference") overriding system value values
  ('0198adb9-bb13-7341-9bd6-ea1b69639757', '1', 'Cash', '5200.00', NULL),
  ('0198adb9-bb13-7341-9bd6-ea1b69639757', '2', 'UPI', '5300.00', '632700031676');
insert into receipt_series ("financial_year", "last") overriding system value values
  ('2025-26', '9'),
  ('2026-27', '1');
insert into recovery_code ("id", "account_id", "code_hash", "used_at") overriding system value values
  ('01a20a1e-08c8-7706-9fc9-c1c2243a2a0f', '01a20a1e-06c0-72c6-8a74-165ad1a6f446', 'example', NULL);
insert into recurring_expense ("id", "category_id", "remark", "amount", "pay_mode", "payee", "starts_on", "created_at", "updated_at", "ended_at", "version") overriding system value values
  ('01a20a1e-0764-7517-b01a-4106c2b0ea21', '01a20a1e-075d-75d1-9ab1-02c1a5f37f38', 'Demo Repairs: upkeep of the projectors', '1500.00', 'Online', NULL, '2026-11-01', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '1');
insert into recurring_expense_month ("recurring_id", "month", "expense_id") overriding system value values
  ('01a20a1e-0764-7517-b01a-4106c2b0ea21', '2026-11-01', NULL);
insert into refund ("id", "financial_year", "n", "student_id", "enrolment_id", "student_name", "contact", "course", "b_code", "pay_mode", "amount", "paid_before", "refunded_on", "issued_on", "issued_at", "issued_by", "reason", "reference", "note", "version", "voided_at", "voided_by", "void_reason") overriding system value values
  ('01a20a1e-07dc-76ba-a0dc-1a3d2969e8d9', '2026-27', '1', '01a1b03c-74c1-77b7-a7b1-eefe985e4679', '01a1b03c-74c1-75b4-be3a-fd15c895dda1', 'Noor Namuna', '5550000008', 'Hindi Typing', 'HT-2611', 'Cash', '200.00', '1000.00', '2026-11-21', '2026-11-21', '2026-11-21 04:30:00+00', '01a20a1e-06bf-70ed-83b5-d554cec61765', 'Paid twice', NULL, NULL, '1', NULL, NULL, NULL);
insert into refund_series ("financial_year", "last") overriding system value values
  ('2026-27', '1');
insert into reminder ("student_id", "day", "channel", "state", "sent_by", "at") overriding system value values
  ('01a11b91-9b52-76b2-b14c-ad9fdfec4238', '2026-11-19', 'WhatsApp', 'sent', '01a20a1e-06c0-72c6-8a74-165ad1a6f446', '2026-11-19 04:30:00+00'),
  ('01a1b03c-74c1-77b7-a7b1-eefe985e4679', '2026-11-19', 'WhatsApp', 'sent', '01a20a1e-06c0-72c6-8a74-165ad1a6f446', '2026-11-19 04:30:00+00'),
  ('01a1fb86-a83e-70e2-8100-832683079330', '2026-11-19', 'WhatsApp', 'sent', '01a20a1e-06c0-72c6-8a74-165ad1a6f446', '2026-11-19 04:30:00+00');
insert into reminder_settings ("one", "days", "texts", "version") overriding system value values
  ('true', '{-3,0,3,7,15}', '{}', '1');
insert into request_count ("scope", "caller", "started_at", "n") overriding system value values
  ('email-enquirer', '01a20a1e-06c0-72c6-8a74-165ad1a6f446', '2026-11-21 04:30:00+00', '1');
insert into reset_token ("token_hash", "account_id", "made_at", "expires_at", "used_at", "purpose") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a20a1e-06c0-72c6-8a74-165ad1a6f446', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', NULL, 'password');
insert into secret ("name", "value") overriding system value values
  ('log', E'\\xdbcfda8f81fe96fa2ff809882e9178984030eff097a72b64128d8a05b78dc057');
insert into session ("token_hash", "account_id", "created_at", "seen_at", "id", "address", "user_agent", "confirmed_at", "read_after") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a20a1e-06c0-72c6-8a74-165ad1a6f446', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', 'a6753f14-2bd9-427c-a0b2-fde85eb0e36c', '', '', NULL, '0/1EB1820');
insert into setup_code ("code_hash", "created_at", "accounts") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00', NULL);
insert into sign_in_attempt ("id", "email_hash", "address", "at", "ok", "browser_hash") overriding system value values
  ('1', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '192.0.2.1', '2026-11-21 04:30:00+00', 'true', NULL);
insert into student ("id", "fname", "lname", "father", "contact", "alt_contact", "gender", "dob", "cur_address", "per_address", "linked_in", "profile", "degree", "com_year", "university", "course_id", "mode", "duration", "batch_id", "joining_on", "end_on", "is_completed", "is_placed", "status", "search_key", "created_at", "version", "search_text", "parent_contact", "import_id") overriding system value values
  ('01976d38-7d5f-72ac-84be-42e2d56d1e57', 'विवेक', 'दृष्टांत', 'Yusuf दृष्टांत', '5550000001', NULL, 'male', '1996-12-21', '8 नमूना मार्ग, Sampleganj', '159 Namuna Marg, Demo Colony', NULL, NULL, 'BCom', '2017', 'Université de l’Exemple', '01a20a1e-06e8-70e7-ac8d-766253f4df07', 'offline', '6 months', '01a20a1e-06ea-7659-b9b0-0b18dda5a94e', '2025-06-14', '2025-12-19', 'true', 'false', 'Active', 'विवेक दृष्टांत', '2025-06-14 06:55:08.127+00', '1', 'विवेक दृष्टांत yusuf दृष्टांत student.1@example.com 5550000001 5540000001', '5540000001', NULL),
  ('0198305a-7b46-7533-987a-33df557ce4ac', 'Zoë', 'Sample', 'Ravi Sample', '5550000007', NULL, 'female', '1997-07-07', NULL, '124 नमूना मार्ग, Sampleganj', NULL, NULL, 'BCA', '2018', 'Sample Institute of Technology', '01a20a1e-06e8-70e7-ac8d-7afa1a925257', 'offline', '5 months', '01a20a1e-06ea-7659-b9b0-0ee0ad936d93', '2025-07-22', '2025-12-16', 'true', 'false', 'Active', 'zoe sample', '2025-07-22 04:18:12.934+00', '1', 'zoe sample ravi sample zoe.7@example.com 5550000007 5540000007', '5540000007', NULL),
  ('0199483e-e8b1-7267-a6ce-be9f6951d9b3', 'Yusuf', 'Příklad', 'Arjun Příklad', '5550000003', NULL, 'male', '2005-10-17', NULL, '52 नमूना मार्ग, Sampleganj', NULL, NULL, 'Diploma', '2026', 'Université de l’Exemple', '01a20a1e-06e8-70e7-ac8d-7de0c3976da0', 'online', '3 months', '01a20a1e-06ea-7659-b9b0-10a55442ef59', '2025-09-14', '2025-11-11', 'true', 'true', 'Active', 'yusuf priklad', '2025-09-14 12:41:46.417+00', '1', 'yusuf priklad arjun priklad yusuf.3@example.com 5550000003 5540000003', '5540000003', NULL),
  ('019acdcb-3f5e-7470-acdf-ccffa14e0bd5', 'Māyā', 'Udāharaṇ', 'Kabir Udāharaṇ', '5550000004', NULL, 'female', '1993-05-14', '45 Namuna Marg, Demo Colony', '143 Example Road, Example Nagar', NULL, NULL, 'BBA', '2014', 'Example University', '01a20a1e-06e8-70e7-ac8d-6da98e6c7ddd', 'offline', '4 months', '01a20a1e-06ea-7659-b9b0-21fe1cee751d', '2025-11-29', '2026-03-25', 'true', 'false', 'Active', 'maya udaharan', '2025-11-29 04:07:20.67+00', '1', 'maya udaharan kabir udaharan maya.4@example.com 5550000004', NULL, NULL),
  ('01a11b91-9b52-76b2-b14c-ad9fdfec4238', 'Zoë', 'Przykład', 'Arjun Przykład', '5550000002', '5560000002', 'female', '1999-07-27', '55 Udāharaṇ Path, Namunapur', '22 Namuna Marg, Namunapur', 'https://www.example.com/in/student-2', NULL, 'Diploma', '2020', 'Sample Institute of Technology', '01a20a1e-06e8-70e7-ac8d-7de0c3976da0', 'offline', '3 months', '01a20a1e-06eb-74a7-8d95-5e4f96ede9ef', '2026-10-08', NULL, 'false', 'false', 'Disable', 'zoe przykład', '2026-10-08 12:51:29.746+00', '2', 'zoe przykład arjun przykład zoe.2@example.com 5550000002 5560000002 5540000002', '5540000002', NULL),
  ('01a1b03c-74c1-77b7-a7b1-eefe985e4679', 'Noor', 'Namuna', 'Ravi Namuna', '5550000008', NULL, 'female', '1993-03-31', NULL, '29 Example Road, Demo Colony', NULL, NULL, 'BCA', '2014', 'Sample Institute of Technology', '01a20a1e-06e8-70e7-ac8d-81cddf1ede36', 'online', '2 months', '01a20a1e-06eb-74a7-8d95-63d2b0870fe6', '2026-11-06', NULL, 'false', 'false', 'Active', 'noor namuna', '2026-11-06 09:41:54.497+00', '1', 'noor namuna ravi namuna noor.8@example.com 5550000008', NULL, NULL),
  ('01a1be83-9230-7482-8b9a-aba847f815e2', 'Zoë', 'Przykład', 'Om Przykład', '5550000006', '5560000006', 'female', '1998-11-14', NULL, '122 Udāharaṇ Path, Demo Colony', NULL, NULL, 'BBA', '2019', 'उदाहरण विश्वविद्यालय', '01a20a1e-06e8-70e7-ac8d-87d09194566e', 'offline', '4 months', '01a20a1e-06eb-74a7-8d95-661e957ccacc', '2026-12-01', NULL, 'false', 'false', 'Pending', 'zoe przykład', '2026-11-09 04:14:16.112+00', '1', 'zoe przykład om przykład zoe.6@example.com 5550000006 5560000006 5540000006', '5540000006', NULL),
  ('01a1fb86-a83e-70e2-8100-832683079330', 'Farhan', 'Beispiel', 'Arjun Beispiel', '5550000005', '5560000005', 'male', '1993-10-26', NULL, '9 Namuna Marg, Sampleganj', NULL, NULL, 'BSc', '2014', 'Example University', '01a20a1e-06e8-70e7-ac8d-81cddf1ede36', 'offline', '2 months', '01a20a1e-06eb-74a7-8d95-63d2b0870fe6', '2026-11-21', NULL, 'false', 'false', 'Active', 'farhan beispiel', '2026-11-21 00:34:28.542+00', '1', 'farhan beispiel arjun beispiel farhan.5@example.com 5550000005 5560000005 5540000005', '5540000005', NULL);
insert into student_account ("student_id", "fee", "paid", "due_from", "planned_due_on", "due_amount") overriding system value values
  ('01976d38-7d5f-72ac-84be-42e2d56d1e57', '31500.00', '31500.00', '2025-08-15', NULL, NULL),
  ('0198305a-7b46-7533-987a-33df557ce4ac', '22000.00', '22000.00', '2025-08-21', NULL, NULL),
  ('0199483e-e8b1-7267-a6ce-be9f6951d9b3', '15000.00', '15000.00', '2025-09-14', NULL, NULL),
  ('019acdcb-3f5e-7470-acdf-ccffa14e0bd5', '18000.00', '18000.00', '2026-02-02', NULL, NULL),
  ('01a11b91-9b52-76b2-b14c-ad9fdfec4238', '13500.00', '0.00', '2026-10-08', NULL, NULL),
  ('01a1b03c-74c1-77b7-a7b1-eefe985e4679', '3550.00', '800.00', '2026-11-12', NULL, NULL),
  ('01a1be83-9230-7482-8b9a-aba847f815e2', '0.00', '0.00', '2026-12-01', NULL, NULL),
  ('01a1fb86-a83e-70e2-8100-832683079330', '4050.00', '0.00', '2026-11-21', NULL, NULL);
insert into student_photo ("student_id", "content", "hash", "changed_at") overriding system value values
  ('01976d38-7d5f-72ac-84be-42e2d56d1e57', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00');
insert into student_total ("shard", "kind", "n", "fee", "paid") overriding system value values
  ('0', 'Active', '0', '0.00', '0.00'),
  ('0', 'Disable', '0', '0.00', '0.00'),
  ('0', 'Pending', '0', '0.00', '0.00'),
  ('0', 'Placed', '0', '0.00', '0.00'),
  ('1', 'Active', '0', '0.00', '0.00'),
  ('1', 'Disable', '0', '0.00', '0.00'),
  ('1', 'Pending', '0', '0.00', '0.00'),
  ('1', 'Placed', '0', '0.00', '0.00'),
  ('10', 'Active', '2', '35050.00', '32300.00'),
  ('10', 'Disable', '0', '0.00', '0.00'),
  ('10', 'Pending', '0', '0.00', '0.00'),
  ('10', 'Placed', '0', '0.00', '0.00'),
  ('11', 'Active', '0', '0.00', '0.00'),
  ('11', 'Disable', '0', '0.00', '0.00'),
  ('11', 'Pending', '0', '0.00', '0.00'),
  ('11', 'Placed', '0', '0.00', '0.00'),
  ('12', 'Active', '0', '0.00', '0.00'),
  ('12', 'Disable', '0', '0.00', '0.00'),
  ('12', 'Pending', '1', '0.00', '0.00'),
  ('12', 'Placed', '0', '0.00', '0.00'),
  ('13', 'Active', '0', '0.00', '0.00'),
  ('13', 'Disable', '0', '0.00', '0.00'),
  ('13', 'Pending', '0', '0.00', '0.00'),
  ('13', 'Placed', '0', '0.00', '0.00'),
  ('14', 'Active', '0', '0.00', '0.00'),
  ('14', 'Disable', '0', '0.00', '0.00'),
  ('14', 'Pending', '0', '0.00', '0.00'),
  ('14', 'Placed', '0', '0.00', '0.00'),
  ('15', 'Active', '0', '0.00', '0.00'),
  ('15', 'Disable', '1', '13500.00', '0.00'),
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
  ('5', 'Active', '1', '22000.00', '22000.00'),
  ('5', 'Disable', '0', '0.00', '0.00'),
  ('5', 'Pending', '0', '0.00', '0.00'),
  ('5', 'Placed', '0', '0.00', '0.00'),
  ('6', 'Active', '1', '18000.00', '18000.00'),
  ('6', 'Disable', '0', '0.00', '0.00'),
  ('6', 'Pending', '0', '0.00', '0.00'),
  ('6', 'Placed', '1', '15000.00', '15000.00'),
  ('7', 'Active', '0', '0.00', '0.00'),
  ('7', 'Disable', '0', '0.00', '0.00'),
  ('7', 'Pending', '0', '0.00', '0.00'),
  ('7', 'Placed', '0', '0.00', '0.00'),
  ('8', 'Active', '1', '4050.00', '0.00'),
  ('8', 'Disable', '0', '0.00', '0.00'),
  ('8', 'Pending', '0', '0.00', '0.00'),
  ('8', 'Placed', '0', '0.00', '0.00'),
  ('9', 'Active', '0', '0.00', '0.00'),
  ('9', 'Disable', '0', '0.00', '0.00'),
  ('9', 'Pending', '0', '0.00', '0.00'),
  ('9', 'Placed', '0', '0.00', '0.00');
insert into two_factor ("account_id", "encrypted_secret", "started_at", "confirmed_at", "last_step") overriding system value values
  ('01a20a1e-06c0-72c6-8a74-165ad1a6f446', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', '0');
select setval('sign_in_attempt_id_seq', (select max(id) from sign_in_attempt));
set session_replication_role = origin;
