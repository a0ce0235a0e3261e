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

-- 0052_batch_sessions.sql
alter table batch
  add column trainer text check (length(trainer) between 1 and 60),
  add column trainer_key text check (length(trainer_key) <= 240),
  add column room text check (length(room) between 1 and 60),
  add column room_key text check (length(room_key) <= 240),
  add column sessions jsonb not null default '[]' check (jsonb_typeof(sessions) = 'array' and jsonb_array_length(sessions) <= 14),
  add column seats integer check (seats between 1 and 1000);
create index batch_trainer on batch (trainer_key) where deleted_at is null and trainer_key is not null;
create index batch_room on batch (room_key) where deleted_at is null and room_key is not null;

-- 0053_holidays.sql
create table holiday (
  id uuid primary key,
  name text not null check (length(name) between 1 and 60),
  start_on date not null,
  end_on date not null check (end_on >= start_on and end_on <= start_on + 366),
  created_at timestamptz not null
);
create index holiday_days on holiday (start_on, end_on);
grant select, insert, delete on holiday to munshi_app;

-- 0054_waiting_list.sql
create table batch_waiting (
  id uuid primary key,
  batch_id uuid not null references batch,
  enquiry_id uuid references enquiry on delete cascade,
  student_id uuid references student,
  at timestamptz not null,
  removed_at timestamptz,
  check (num_nonnulls(enquiry_id, student_id) = 1)
);
create unique index batch_waiting_enquiry on batch_waiting (batch_id, enquiry_id) where removed_at is null and enquiry_id is not null;
create unique index batch_waiting_student on batch_waiting (batch_id, student_id) where removed_at is null and student_id is not null;
create index batch_waiting_order on batch_waiting (batch_id, at, id) where removed_at is null;
create index batch_waiting_of_enquiry on batch_waiting (enquiry_id) where enquiry_id is not null;
create index batch_waiting_of_student on batch_waiting (student_id) where student_id is not null;
grant select, insert on batch_waiting to munshi_app;
grant update (removed_at) on batch_waiting to munshi_app;


create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null);
create table kysely_migration_lock (id varchar(255) primary key, is_locked integer default 0 not null);
create table migration_hash (name text primary key, hash text not null);
grant select on migration_hash to munshi_app;

set session_replication_role = replica;
truncate absence_notice, absence_settings, account, attendance_mark, attendance_month, attendance_sheet, audit_entry, audit_link, audit_personal, audit_seal, audit_unchained, backup_run, batch, batch_waiting, cash_entry, consent, course, daily_sum, daily_sum_change, day_closing, declared_payment, deletion, discount_limit, draft, enquiry, enquiry_note, enrolment, expense, expense_category, expense_voucher_series, fee_adjustment, fee_plan, fee_plan_row, heartbeat, holiday, idempotency, import, import_row, import_total, institute, institute_logo, job_run, known_browser, kysely_migration, kysely_migration_lock, migration_hash, name_word, portfolio, privacy_notice, project, receipt, receipt_part, receipt_series, recovery_code, recurring_expense, recurring_expense_month, refund, refund_series, reminder, reminder_settings, request_count, reset_token, secret, session, setup_code, sign_in_attempt, student, student_account, student_photo, student_total, two_factor;
insert into absence_notice ("student_id", "day", "sheet_id", "sent_by", "at") overriding system value values
  ('01a11b91-9b52-7762-8704-6beaf6a68f50', '2026-11-06', '01a1b03c-724d-74bf-9d93-27b597303a5e', '01a20a45-9499-728f-8f9e-6c933e3f29d9', '2026-11-21 04:30:00+00');
insert into absence_settings ("one", "threshold", "texts", "version") overriding system value values
  ('true', '75', '{}', '1');
insert into account ("id", "role", "name", "email", "email_key", "password_hash", "state", "created_at", "version", "email_confirmed_at", "language") overriding system value values
  ('01976d38-7d5f-7355-a56b-a3d67f276a64', 'student', 'विवेक दृष्टांत', 'student.1@example.com', 'student.1@example.com', '', 'active', '2025-06-14 06:55:08.127+00', '1', NULL, NULL),
  ('0198305a-7b46-73ab-a35f-ff31f672f7a9', 'student', 'Zoë Sample', 'zoe.7@example.com', 'zoe.7@example.com', '', 'active', '2025-07-22 04:18:12.934+00', '1', NULL, NULL),
  ('0199483e-e8b1-745c-96d3-68f05665a07d', 'student', 'Yusuf Příklad', 'yusuf.3@example.com', 'yusuf.3@example.com', '', 'active', '2025-09-14 12:41:46.417+00', '1', NULL, NULL),
  ('019acdcb-3f5e-7741-847b-ae8dcd481468', 'student', 'Māyā Udāharaṇ', 'maya.4@example.com', 'maya.4@example.com', '', 'active', '2025-11-29 04:07:20.67+00', '1', NULL, NULL),
  ('01a11b91-9b52-7762-8704-6beaf6a68f50', 'student', 'Zoë Przykład', 'zoe.2@example.com', 'zoe.2@example.com', '', 'disabled', '2026-10-08 12:51:29.746+00', '2', NULL, NULL),
  ('01a1b03c-74c1-74c3-974e-462699902892', 'student', 'Noor Namuna', 'student@example.com', 'student@example.com', '$argon2id$v=19$m=19456,t=2,p=1$LYY8WvCsTLQ7VMYl2OnXXA$QPGaRNE8JonN6uaDMqqDxKNZ4V6pLLpVKHk9gm20Nps', 'active', '2026-11-06 09:41:54.497+00', '2', NULL, NULL),
  ('01a1be83-9230-7167-a128-a0a5f67cb738', 'student', 'Zoë Przykład', 'zoe.6@example.com', 'zoe.6@example.com', '', 'active', '2026-11-09 04:14:16.112+00', '1', NULL, NULL),
  ('01a1fb86-a83e-739a-9128-1be6787ce461', 'student', 'Farhan Beispiel', 'farhan.5@example.com', 'farhan.5@example.com', '', 'active', '2026-11-21 00:34:28.542+00', '1', NULL, NULL),
  ('01a20a45-9498-750d-9f37-24fb93461ccc', 'admin', 'Asha Example', 'admin@example.com', 'admin@example.com', '$argon2id$v=19$m=19456,t=2,p=1$ULXf3CWbMCAr7/s8zQ4ZwA$GSb4Z/btaqb1Ts8rUlVsvwGJAtqpa/slrN7kGT7DrjY', 'active', '2026-11-21 04:30:00+00', '1', NULL, NULL),
  ('01a20a45-9499-728f-8f9e-6c933e3f29d9', 'hr', 'Hari Example', 'hr@example.com', 'hr@example.com', '$argon2id$v=19$m=19456,t=2,p=1$c3909yUVNNXvcs2f8WKRMg$34vzhVjFaJjlUaviqourC9L2hDze2sKdQ0JWeVoHfX0', 'active', '2026-11-21 04:30:00+00', '1', NULL, NULL),
  ('01a20a45-9613-714f-9cd0-c308a596c74c', 'hr', 'Hina Sample', 'hina@example.com', 'hina@example.com', '$argon2id$v=19$m=19456,t=2,p=1$uayStY49GB7zaHKT46gbPA$9M2ribOz6ItRps2zGexHIB5og8vh1NhoDbFrkyPvS2A', 'active', '2025-04-01 08:10:32.502+00', '1', NULL, NULL),
  ('01a20a45-9613-714f-9cd0-c71208e216fe', 'hr', 'Hemant Namuna', 'hemant@example.com', 'hemant@example.com', '$argon2id$v=19$m=19456,t=2,p=1$uayStY49GB7zaHKT46gbPA$9M2ribOz6ItRps2zGexHIB5og8vh1NhoDbFrkyPvS2A', 'active', '2025-04-01 12:11:18.039+00', '1', NULL, NULL),
  ('01a20a45-9613-714f-9cd0-cb26eebcdccd', 'hr', 'Hazel Specimen', 'hazel@example.com', 'hazel@example.com', '$argon2id$v=19$m=19456,t=2,p=1$uayStY49GB7zaHKT46gbPA$9M2ribOz6ItRps2zGexHIB5og8vh1NhoDbFrkyPvS2A', 'disabled', '2025-04-01 12:58:12.964+00', '2', NULL, NULL),
  ('01a20a45-9613-714f-9cd0-ceea71da08e2', 'admin', 'Anil Demo', 'anil@example.com', 'anil@example.com', '$argon2id$v=19$m=19456,t=2,p=1$uayStY49GB7zaHKT46gbPA$9M2ribOz6ItRps2zGexHIB5og8vh1NhoDbFrkyPvS2A', 'active', '2025-04-01 05:46:43.465+00', '1', NULL, NULL);
insert into attendance_mark ("student_id", "day", "sheet_id", "present") overriding system value values
  ('01a11b91-9b52-7762-8704-6beaf6a68f50', '2026-11-06', '01a1b03c-724d-74bf-9d93-27b597303a5e', 'false'),
  ('01a1b03c-74c1-74c3-974e-462699902892', '2026-11-06', '01a1b0c9-1727-7148-a62e-3cb7adc1745c', 'true'),
  ('01a1b03c-74c1-74c3-974e-462699902892', '2026-11-07', '01a1b51d-6a8b-710a-afdc-2968e200a590', 'true'),
  ('01a1b03c-74c1-74c3-974e-462699902892', '2026-11-09', '01a1c041-4eb3-7746-b681-5cbacd6eab65', 'true'),
  ('01a1b03c-74c1-74c3-974e-462699902892', '2026-11-10', '01a1c53b-8e49-7368-8bd3-0a1988218d70', 'true'),
  ('01a1b03c-74c1-74c3-974e-462699902892', '2026-11-11', '01a1ca38-8fec-7291-9bc1-ea06e2f3203c', 'true'),
  ('01a1b03c-74c1-74c3-974e-462699902892', '2026-11-12', '01a1ce42-8cd3-7482-8413-ebb1d640f172', 'true'),
  ('01a1b03c-74c1-74c3-974e-462699902892', '2026-11-13', '01a1d445-07d9-738a-b09f-fc7c54adf28a', 'true'),
  ('01a1b03c-74c1-74c3-974e-462699902892', '2026-11-14', '01a1d916-73a3-713e-b086-620ff518b9d9', 'true'),
  ('01a1b03c-74c1-74c3-974e-462699902892', '2026-11-16', '01a1e402-4a37-76cb-b454-6457d22d9906', 'true'),
  ('01a1b03c-74c1-74c3-974e-462699902892', '2026-11-17', '01a1e95a-a683-7345-b867-89c913d02da2', 'true'),
  ('01a1b03c-74c1-74c3-974e-462699902892', '2026-11-18', '01a1ee80-40dd-7157-9267-14432c7ccdbd', 'true'),
  ('01a1b03c-74c1-74c3-974e-462699902892', '2026-11-19', '01a1f2a8-7850-7286-a620-de35cc8d3d91', 'true'),
  ('01a1b03c-74c1-74c3-974e-462699902892', '2026-11-20', '01a1f8c0-38a9-7736-b6c1-22fe586af0a5', 'true');
insert into attendance_month ("student_id", "batch_id", "month", "present", "absent") overriding system value values
  ('01a11b91-9b52-7762-8704-6beaf6a68f50', '01a20a45-9551-703d-ba8a-c0ee739d33fb', '2026-11-01', '0', '1'),
  ('01a1b03c-74c1-74c3-974e-462699902892', '01a20a45-9551-703d-ba8a-c41d1e54ac85', '2026-11-01', '13', '0');
insert into attendance_sheet ("id", "batch_id", "day", "present", "absent", "saved_at", "saved_by", "version") overriding system value values
  ('01a1b03c-724d-74bf-9d93-27b597303a5e', '01a20a45-9551-703d-ba8a-c0ee739d33fb', '2026-11-06', '0', '1', '2026-11-06 09:41:53.869+00', '01a20a45-9499-728f-8f9e-6c933e3f29d9', '1'),
  ('01a1b0c9-1727-7148-a62e-3cb7adc1745c', '01a20a45-9551-703d-ba8a-c41d1e54ac85', '2026-11-06', '1', '0', '2026-11-06 12:15:31.111+00', '01a20a45-9499-728f-8f9e-6c933e3f29d9', '1'),
  ('01a1b51d-6a8b-710a-afdc-2968e200a590', '01a20a45-9551-703d-ba8a-c41d1e54ac85', '2026-11-07', '1', '0', '2026-11-07 08:26:06.347+00', '01a20a45-9499-728f-8f9e-6c933e3f29d9', '1'),
  ('01a1c041-4eb3-7746-b681-5cbacd6eab65', '01a20a45-9551-703d-ba8a-c41d1e54ac85', '2026-11-09', '1', '0', '2026-11-09 12:21:07.891+00', '01a20a45-9499-728f-8f9e-6c933e3f29d9', '1'),
  ('01a1c53b-8e49-7368-8bd3-0a1988218d70', '01a20a45-9551-703d-ba8a-c41d1e54ac85', '2026-11-10', '1', '0', '2026-11-10 11:32:57.033+00', '01a20a45-9499-728f-8f9e-6c933e3f29d9', '1'),
  ('01a1ca38-8fec-7291-9bc1-ea06e2f3203c', '01a20a45-9551-703d-ba8a-c41d1e54ac85', '2026-11-11', '1', '0', '2026-11-11 10:47:46.924+00', '01a20a45-9499-728f-8f9e-6c933e3f29d9', '1'),
  ('01a1ce42-8cd3-7482-8413-ebb1d640f172', '01a20a45-9551-703d-ba8a-c41d1e54ac85', '2026-11-12', '1', '0', '2026-11-12 05:37:10.355+00', '01a20a45-9499-728f-8f9e-6c933e3f29d9', '1'),
  ('01a1d445-07d9-738a-b09f-fc7c54adf28a', '01a20a45-9551-703d-ba8a-c41d1e54ac85', '2026-11-13', '1', '0', '2026-11-13 09:37:36.217+00', '01a20a45-9499-728f-8f9e-6c933e3f29d9', '1'),
  ('01a1d916-73a3-713e-b086-620ff518b9d9', '01a20a45-9551-703d-ba8a-c41d1e54ac85', '2026-11-14', '1', '0', '2026-11-14 08:04:49.699+00', '01a20a45-9499-728f-8f9e-6c933e3f29d9', '1'),
  ('01a1e402-4a37-76cb-b454-6457d22d9906', '01a20a45-9551-703d-ba8a-c41d1e54ac85', '2026-11-16', '1', '0', '2026-11-16 10:58:37.751+00', '01a20a45-9499-728f-8f9e-6c933e3f29d9', '1'),
  ('01a1e95a-a683-7345-b867-89c913d02da2', '01a20a45-9551-703d-ba8a-c41d1e54ac85', '2026-11-17', '1', '0', '2026-11-17 11:53:14.627+00', '01a20a45-9499-728f-8f9e-6c933e3f29d9', '1'),
  ('01a1ee80-40dd-7157-9267-14432c7ccdbd', '01a20a45-9551-703d-ba8a-c41d1e54ac85', '2026-11-18', '1', '0', '2026-11-18 11:52:25.053+00', '01a20a45-9499-728f-8f9e-6c933e3f29d9', '1'),
  ('01a1f2a8-7850-7286-a620-de35cc8d3d91', '01a20a45-9551-703d-ba8a-c41d1e54ac85', '2026-11-19', '1', '0', '2026-11-19 07:14:49.552+00', '01a20a45-9499-728f-8f9e-6c933e3f29d9', '1'),
  ('01a1f8c0-38a9-7736-b6c1-22fe586af0a5', '01a20a45-9551-703d-ba8a-c41d1e54ac85', '2026-11-20', '1', '0', '2026-11-20 11:38:29.417+00', '01a20a45-9499-728f-8f9e-6c933e3f29d9', '1');
insert into audit_entry ("id", "at", "actor_id", "actor_name", "actor_role", "action", "record", "record_id", "request_id", "before", "after") overriding system value values
  ('019583bb-5506-7496-8b3b-8103bdc97964', '2025-03-11 05:44:07.174+00', '01a20a45-9499-728f-8f9e-6c933e3f29d9', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a45-951e-7129-82da-5ec70df8b8a3', '019583bb-5506-779e-b96f-7da58aaf366e', NULL, '{"_id": "01a20a45-951e-7129-82da-5ec70df8b8a3", "room": "Room 1", "bCode": "TALLY-2504", "bTime": "15:00 to 17:00", "seats": 1, "endDate": "2025-07-01", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 5}], "startDate": "2025-04-01", "courseName": "Tally with GST"}'),
  ('0195eaed-5b52-70e7-8edf-0dbfe7360b63', '2025-03-31 06:39:38.834+00', '01a20a45-9498-750d-9f37-24fb93461ccc', 'Asha Example', 'admin', 'category.create', 'category', '01a20a45-96d9-73de-982e-bfc579ad6c08', '0195eaed-5b52-709e-8ecf-1b88a1fcb5c3', NULL, '{"budget": 20000, "ledger": "Advertising"}'),
  ('0195eaed-5b52-70e9-aac4-f66eb06a7209', '2025-03-31 06:39:38.834+00', '01a20a45-9498-750d-9f37-24fb93461ccc', 'Asha Example', 'admin', 'category.create', 'category', '01a20a45-96d9-73de-982e-ac5ec7d1e681', '0195eaed-5b52-7279-9450-a55136ceec2d', NULL, '{"ledger": "Internet"}'),
  ('0195eaed-5b52-70fc-a3dd-5d299675a210', '2025-03-31 06:39:38.834+00', '01a20a45-9498-750d-9f37-24fb93461ccc', 'Asha Example', 'admin', 'category.create', 'category', '01a20a45-96d9-73de-982e-a1349ac7d39e', '0195eaed-5b52-77b6-8aeb-12c923c16e5a', NULL, '{"ledger": "Salaries"}'),
  ('0195eaed-5b52-7143-97ea-9fd06620b46b', '2025-03-31 06:39:38.834+00', '01a20a45-9498-750d-9f37-24fb93461ccc', 'Asha Example', 'admin', 'category.create', 'category', '01a20a45-96d9-73de-982e-b9163f4d2e5c', '0195eaed-5b52-7157-834a-ded0e1cef452', NULL, '{"budget": 3000, "ledger": "Tea and water"}'),
  ('0195eaed-5b52-72c5-8777-9cc69a486a19', '2025-03-31 06:39:38.834+00', '01a20a45-9498-750d-9f37-24fb93461ccc', 'Asha Example', 'admin', 'category.create', 'category', '01a20a45-96d9-73de-982e-a9ef894a6686', '0195eaed-5b52-7536-9276-721710d61230', NULL, '{"ledger": "Electricity"}'),
  ('0195eaed-5b52-7432-8e35-e2bda757b110', '2025-03-31 06:39:38.834+00', '01a20a45-9498-750d-9f37-24fb93461ccc', 'Asha Example', 'admin', 'recurring.create', 'recurring', '01a20a45-9728-73ca-a942-56b93b2d2834', '0195eaed-5b52-76ec-a6fb-429b19eb61b0', NULL, '{"_id": "01a20a45-9728-73ca-a942-56b93b2d2834", "amount": 1500, "ledger": "01a20a45-96d9-73de-982e-b5ac45f01afd", "remark": "Demo Repairs: upkeep of the projectors", "payMode": "Online", "version": 1, "startsOn": "2026-11-01", "createdAt": "2025-03-31T06:39:38.834Z", "updatedAt": "2025-03-31T06:39:38.834Z", "ledgerName": "Repairs"}'),
  ('0195eaed-5b52-75f9-8cc7-73cf676ccfae', '2025-03-31 06:39:38.834+00', '01a20a45-9498-750d-9f37-24fb93461ccc', 'Asha Example', 'admin', 'category.create', 'category', '01a20a45-96d9-73de-982e-b5ac45f01afd', '0195eaed-5b52-7719-a862-578315405beb', NULL, '{"ledger": "Repairs"}'),
  ('0195eaed-5b52-773a-8028-317ef4735cea', '2025-03-31 06:39:38.834+00', '01a20a45-9498-750d-9f37-24fb93461ccc', 'Asha Example', 'admin', 'category.create', 'category', '01a20a45-96d9-73de-982e-b1f0c08a651c', '0195eaed-5b52-73ed-b0f3-20416fb6e95b', NULL, '{"budget": 5000, "ledger": "Stationery"}'),
  ('0195eaed-5b52-7793-b9fc-df77b7dd64a0', '2025-03-31 06:39:38.834+00', '01a20a45-9498-750d-9f37-24fb93461ccc', 'Asha Example', 'admin', 'category.create', 'category', '01a20a45-96d9-73de-982e-a6dbe0325c9a', '0195eaed-5b52-7354-a5c7-fc88534abe02', NULL, '{"ledger": "Rent"}'),
  ('0195efe3-4389-70a7-8fc2-f2ddfa04bf94', '2025-04-01 05:46:43.465+00', '01a20a45-9498-750d-9f37-24fb93461ccc', 'Asha Example', 'admin', 'staff.create', 'account', '01a20a45-9613-714f-9cd0-ceea71da08e2', '0195efe3-4389-720c-9e95-e950c739d84f', NULL, '{"id": "01a20a45-9613-714f-9cd0-ceea71da08e2", "name": "Anil Demo", "role": "admin", "email": "anil@example.com"}'),
  ('0195f066-eeb6-7234-bca2-0be0ca703a83', '2025-04-01 08:10:32.502+00', '01a20a45-9498-750d-9f37-24fb93461ccc', 'Asha Example', 'admin', 'staff.create', 'account', '01a20a45-9613-714f-9cd0-c308a596c74c', '0195f066-eeb6-73b2-9225-4f8d0c8ee2c6', NULL, '{"id": "01a20a45-9613-714f-9cd0-c308a596c74c", "name": "Hina Sample", "role": "hr", "email": "hina@example.com"}'),
  ('0195f0f8-846c-70c5-8364-0ec9a1474a02', '2025-04-01 10:49:33.548+00', '01a20a45-9498-750d-9f37-24fb93461ccc', 'Asha Example', 'admin', 'course.create', 'course', '01a20a45-951d-77e2-bfc4-1d02695b6847', '0195f0f8-846c-7087-b585-4a2a5fd68cbe', NULL, '{"_id": "01a20a45-951d-77e2-bfc4-1d02695b6847", "cFee": 4500, "course": "Hindi Typing", "version": 1, "cDuration": "2 months"}'),
  ('0195f0f8-846c-71b0-80fe-b7e148f4301e', '2025-04-01 10:49:33.548+00', '01a20a45-9498-750d-9f37-24fb93461ccc', 'Asha Example', 'admin', 'course.create', 'course', '01a20a45-951d-77e2-bfc4-1af6a6d7cb94', '0195f0f8-846c-74ee-bab6-fdaee59542b8', NULL, '{"_id": "01a20a45-951d-77e2-bfc4-1af6a6d7cb94", "cFee": 15000, "course": "Digital Marketing", "version": 1, "cDuration": "3 months"}'),
  ('0195f0f8-846c-7259-8a1d-9f865aede6e2', '2025-04-01 10:49:33.548+00', '01a20a45-9498-750d-9f37-24fb93461ccc', 'Asha Example', 'admin', 'course.create', 'course', '01a20a45-951d-77e2-bfc4-084ec139e76f', '0195f0f8-846c-710a-9e2c-107281f6db58', NULL, '{"_id": "01a20a45-951d-77e2-bfc4-084ec139e76f", "cFee": 18000, "course": "Python Programming", "version": 1, "cDuration": "4 months"}'),
  ('0195f0f8-846c-75a3-945a-7de64fb907c4', '2025-04-01 10:49:33.548+00', '01a20a45-9498-750d-9f37-24fb93461ccc', 'Asha Example', 'admin', 'course.create', 'course', '01a20a45-951d-77e2-bfc4-110f49d7aa55', '0195f0f8-846c-762e-8c15-58579794ceff', NULL, '{"_id": "01a20a45-951d-77e2-bfc4-110f49d7aa55", "cFee": 35000, "course": "Data Analytics", "version": 1, "cDuration": "6 months"}'),
  ('0195f0f8-846c-7618-9224-2fba48f4a013', '2025-04-01 10:49:33.548+00', '01a20a45-9498-750d-9f37-24fb93461ccc', 'Asha Example', 'admin', 'course.create', 'course', '01a20a45-951d-77e2-bfc4-0db1ae924fdc', '0195f0f8-846c-770e-ad33-e1107563344a', NULL, '{"_id": "01a20a45-951d-77e2-bfc4-0db1ae924fdc", "cFee": 45000, "course": "Full Stack Web Development", "version": 1, "cDuration": "8 months"}'),
  ('0195f0f8-846c-774d-b0cc-3edcfec9ac81', '2025-04-01 10:49:33.548+00', '01a20a45-9498-750d-9f37-24fb93461ccc', 'Asha Example', 'admin', 'course.create', 'course', '01a20a45-951d-77e2-bfc4-04e8fc983f98', '0195f0f8-846c-7694-85ac-7c72c2b98ba7', NULL, '{"_id": "01a20a45-951d-77e2-bfc4-04e8fc983f98", "cFee": 12000, "course": "Tally with GST", "version": 1, "cDuration": "3 months"}'),
  ('0195f0f8-846c-7764-b34f-5e6a541119b0', '2025-04-01 10:49:33.548+00', '01a20a45-9498-750d-9f37-24fb93461ccc', 'Asha Example', 'admin', 'course.create', 'course', '01a20a45-951d-77e2-bfc4-14999d34d701', '0195f0f8-846c-77f9-adbd-18e934db2f2d', NULL, '{"_id": "01a20a45-951d-77e2-bfc4-14999d34d701", "cFee": 22000, "course": "Graphic Design", "version": 1, "cDuration": "5 months"}'),
  ('0195f0f8-846c-77d6-a617-4fe04ad437ef', '2025-04-01 10:49:33.548+00', '01a20a45-9498-750d-9f37-24fb93461ccc', 'Asha Example', 'admin', 'course.create', 'course', '01a20a45-951d-77e2-bfc4-206e205665ff', '0195f0f8-846c-714e-91c9-e6e3b21c9f9b', NULL, '{"_id": "01a20a45-951d-77e2-bfc4-206e205665ff", "cFee": 16500, "course": "Français des affaires", "version": 1, "cDuration": "4 months"}'),
  ('0195f143-5a97-70ef-a4c1-edb88ee9d824', '2025-04-01 12:11:18.039+00', '01a20a45-9498-750d-9f37-24fb93461ccc', 'Asha Example', 'admin', 'staff.create', 'account', '01a20a45-9613-714f-9cd0-c71208e216fe', '0195f143-5a97-74bd-a4de-3cde5f19163d', NULL, '{"id": "01a20a45-9613-714f-9cd0-c71208e216fe", "name": "Hemant Namuna", "role": "hr", "email": "hemant@example.com"}'),
  ('0195f16e-4e64-7268-bb2c-9176208adaab', '2025-04-01 12:58:12.964+00', '01a20a45-9498-750d-9f37-24fb93461ccc', 'Asha Example', 'admin', 'staff.create', 'account', '01a20a45-9613-714f-9cd0-cb26eebcdccd', '0195f16e-4e64-77f4-ba64-125c3115bc63', NULL, '{"id": "01a20a45-9613-714f-9cd0-cb26eebcdccd", "name": "Hazel Specimen", "role": "hr", "email": "hazel@example.com"}'),
  ('01960aa5-c6f2-71fe-9bba-9ec0992c503c', '2025-04-06 10:29:18.706+00', '01a20a45-9499-728f-8f9e-6c933e3f29d9', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a45-951f-7567-8bda-1d8d6b46896d', '01960aa5-c6f2-73fc-9c1f-f2c454a62fff', NULL, '{"_id": "01a20a45-951f-7567-8bda-1d8d6b46896d", "room": "Room 2", "bCode": "PY-2504", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2025-08-27", "trainer": "Binod Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 6}], "startDate": "2025-04-27", "courseName": "Python Programming"}'),
  ('01962e07-dbf7-76d8-858f-bb0ca5d89f1d', '2025-04-13 07:23:09.175+00', '01a20a45-9499-728f-8f9e-6c933e3f29d9', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '01962e07-dbf7-7037-a61f-8b8aef0aafd2', '01962e07-dbf7-70ca-aa24-f33b306835e9', NULL, '{"_id": "01962e07-dbf7-7037-a61f-8b8aef0aafd2", "date": "2025-04-13", "mode": "online", "year": 2025, "month": 4, "course": "Full Stack Web Development", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "nextCall": null, "Enquirymode": "online"}'),
  ('01965222-1b54-71b8-9735-e0e10530b3e9', '2025-04-20 07:38:09.108+00', '01a20a45-9499-728f-8f9e-6c933e3f29d9', 'Hari Example', 'hr', 'enquiry.status', 'enquiry', '01962e07-dbf7-7037-a61f-8b8aef0aafd2', '01965222-1b54-72fa-98c7-c3a755f804d8', '{"status": "Open"}', '{"status": "Pending"}'),
  ('0196952d-9296-741d-8b6e-adc8ea05dcab', '2025-05-03 08:05:14.006+00', '01a20a45-9499-728f-8f9e-6c933e3f29d9', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a45-951f-7567-8bda-2221f956e6d6', '0196952d-9296-7357-9678-53fa0071fd13', NULL, '{"_id": "01a20a45-951f-7567-8bda-2221f956e6d6", "room": "Lab 1", "bCode": "FSW-2505", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-01-24", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}], "startDate": "2025-05-24", "courseName": "Full Stack Web Development"}'),
  ('01971baf-477f-7476-ab9f-84d406b6ce0c', '2025-05-29 10:56:01.407+00', '01a20a45-9499-728f-8f9e-6c933e3f29d9', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a45-951f-7567-8bda-27245f1ed83f', '01971baf-477f-775e-997d-0d5b51682b2c', NULL, '{"_id": "01a20a45-951f-7567-8bda-27245f1ed83f", "room": "Lab 2", "bCode": "DA-2506", "bTime": "18:00 to 20:00", "seats": 1, "endDate": "2025-12-19", "trainer": "Dev Example", "version": 1, "sessions": [{"end": "20:00", "start": "18:00", "weekday": 1}, {"end": "20:00", "start": "18:00", "weekday": 3}, {"end": "20:00", "start": "18:00", "weekday": 5}], "startDate": "2025-06-19", "courseName": "Data Analytics"}'),
  ('01972f8c-001d-770d-a224-b6b05ee63c31', '2025-06-02 07:29:53.693+00', '01a20a45-9498-750d-9f37-24fb93461ccc', 'Asha Example', 'admin', 'expense.create', 'expense', '01972f8c-001d-7684-9b52-274a9c966382', '01972f8c-001d-7378-980f-572911ffae6a', NULL, '{"_id": "01972f8c-001d-7684-9b52-274a9c966382", "date": "2025-06-02", "year": 2025, "month": 6, "amount": 172, "ledger": "01a20a45-96d9-73de-982e-ac5ec7d1e681", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-06-02T07:29:53.693Z", "updatedAt": "2025-06-02T07:29:53.693Z", "voucherNo": "V2025-26/0001", "ledgerName": "Internet"}'),
  ('019730ae-176e-75c0-8104-107708dc34f6', '2025-06-02 12:46:45.102+00', '01a20a45-9498-750d-9f37-24fb93461ccc', 'Asha Example', 'admin', 'expense.create', 'expense', '019730ae-176e-7526-87a1-f0bc31d4f0b9', '019730ae-176e-7215-af44-f2cb4d211afc', NULL, '{"_id": "019730ae-176e-7526-87a1-f0bc31d4f0b9", "date": "2025-06-02", "year": 2025, "month": 6, "amount": 516, "ledger": "01a20a45-96d9-73de-982e-a9ef894a6686", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-06-02T12:46:45.102Z", "updatedAt": "2025-06-02T12:46:45.102Z", "voucherNo": "V2025-26/0002", "ledgerName": "Electricity"}'),
  ('01973f27-1abc-7174-8664-cb285996644b', '2025-06-05 08:13:36.828+00', '01a20a45-9498-750d-9f37-24fb93461ccc', 'Asha Example', 'admin', 'expense.create', 'expense', '01973f27-1abc-7547-9135-66539abfcfea', '01973f27-1abc-7144-b17d-b4e64dc5109f', NULL, '{"_id": "01973f27-1abc-7547-9135-66539abfcfea", "date": "2025-06-05", "year": 2025, "month": 6, "amount": 3876, "ledger": "01a20a45-96d9-73de-982e-a1349ac7d39e", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-06-05T08:13:36.828Z", "updatedAt": "2025-06-05T08:13:36.828Z", "voucherNo": "V2025-26/0003", "ledgerName": "Salaries"}'),
  ('01973f71-631b-7400-be30-7f072250ca6e', '2025-06-05 09:34:45.019+00', '01a20a45-9499-728f-8f9e-6c933e3f29d9', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '01973f71-631b-72d9-978c-b01e9b220fa3', '01973f71-631b-75a0-b8f6-7bfa84e25de5', NULL, '{"_id": "01973f71-631b-72d9-978c-b01e9b220fa3", "date": "2025-06-05", "mode": "offline", "year": 2025, "month": 6, "course": "Data Analytics", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "nextCall": null, "Enquirymode": "offline"}'),
  ('019744be-dbb1-7739-9db1-a2ede413d7bf', '2025-06-06 10:17:28.241+00', '01a20a45-9498-750d-9f37-24fb93461ccc', 'Asha Example', 'admin', 'expense.create', 'expense', '019744be-dbb1-71a7-a7bb-aa2839a0486b', '019744be-dbb1-72d2-a37d-118f76c74ce3', NULL, '{"_id": "019744be-dbb1-71a7-a7bb-aa2839a0486b", "date": "2025-06-06", "year": 2025, "month": 6, "amount": 2153, "ledger": "01a20a45-96d9-73de-982e-a6dbe0325c9a", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-06-06T10:17:28.241Z", "updatedAt": "2025-06-06T10:17:28.241Z", "voucherNo": "V2025-26/0004", "ledgerName": "Rent"}'),
  ('01976d38-7d5f-7030-9131-0b6ba1c197eb', '2025-06-14 06:55:08.127+00', '01a20a45-9499-728f-8f9e-6c933e3f29d9', 'Hari Example', 'hr', 'student.register', 'student', '01976d38-7d5f-7355-a56b-a3d67f276a64', '01976d38-7d5f-756f-858a-81f472fa4bfe', NULL, '{"_id": "01976d38-7d5f-7355-a56b-a3d67f276a64", "fee": 31500, "mode": "offline", "batch": "DA-2506", "course": "Data Analytics", "status": "Active", "PaidFee": 0, "dueDate": "2025-07-19", "endDate": "2025-12-19", "version": 1, "TotalFee": 31500, "declared": null, "isPlaced": "notPlaced", "cduration": "6 months", "PendingFee": 31500, "isCompleted": "yes", "joiningDate": "2025-06-14"}'),
  ('01976d38-7d5f-7061-a844-a679fadfacb9', '2025-06-14 06:55:08.127+00', '01a20a45-9499-728f-8f9e-6c933e3f29d9', 'Hari Example', 'hr', 'enquiry.admit', 'enquiry', '01973f71-631b-72d9-978c-b01e9b220fa3', '01976d38-7d5f-7502-bcd2-050541f780fa', '{"status": "Open", "student": null}', '{"status": "Closed", "student": "01976d38-7d5f-7355-a56b-a3d67f276a64"}'),
  ('01977d82-9bf0-7641-819d-8e1e68dee991', '2025-06-17 10:50:01.072+00', '01a20a45-9613-714f-9cd0-c308a596c74c', 'Hina Sample', 'hr', 'fee.record', 'receipt', '01977d82-9bf0-7252-9d32-c59de1b63d04', '01977d82-9bf0-71ea-8675-b1f641f7b63c', NULL, '{"_id": "01977d82-9bf0-7252-9d32-c59de1b63d04", "due": 21000, "date": "2025-06-17", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 6, "course": "Data Analytics", "changed": false, "payMode": "Online", "payable": 31500, "student": "01976d38-7d5f-7355-a56b-a3d67f276a64", "version": 1, "issuedOn": "2025-06-17", "receiptNo": "2025-26/000001"}'),
  ('0197a729-c8b5-73eb-b75c-358307c69b26', '2025-06-25 12:57:02.901+00', '01a20a45-9499-728f-8f9e-6c933e3f29d9', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a45-951f-7567-8bda-29a803dfbdd7', '0197a729-c8b5-740f-8cb1-696f9c28e119', NULL, '{"_id": "01a20a45-951f-7567-8bda-29a803dfbdd7", "room": "Room 1", "bCode": "GD-2507", "bTime": "18:00 to 20:00", "seats": 1, "endDate": "2025-12-16", "trainer": "Esther Example", "version": 1, "sessions": [{"end": "20:00", "start": "18:00", "weekday": 2}, {"end": "20:00", "start": "18:00", "weekday": 4}, {"end": "20:00", "start": "18:00", "weekday": 6}], "startDate": "2025-07-16", "courseName": "Graphic Design"}'),
  ('0197cf00-2cf0-77ad-8f23-8506114dc6a8', '2025-07-03 06:36:24.688+00', '01a20a45-9498-750d-9f37-24fb93461ccc', 'Asha Example', 'admin', 'expense.create', 'expense', '0197cf00-2cf0-7336-8ac2-bbd749fceaa9', '0197cf00-2cf0-770a-b621-8b38f1cc92f8', NULL, '{"_id": "0197cf00-2cf0-7336-8ac2-bbd749fceaa9", "date": "2025-07-03", "year": 2025, "month": 7, "amount": 1058, "ledger": "01a20a45-96d9-73de-982e-a9ef894a6686", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-07-03T06:36:24.688Z", "updatedAt": "2025-07-03T06:36:24.688Z", "voucherNo": "V2025-26/0005", "ledgerName": "Electricity"}'),
  ('0197d3b1-cdf4-7015-92c0-fe4f83b90040', '2025-07-04 04:28:54.644+00', '01a20a45-9498-750d-9f37-24fb93461ccc', 'Asha Example', 'admin', 'expense.create', 'expense', '0197d3b1-cdf4-74cc-abf6-63d0d3595c03', '0197d3b1-cdf4-7755-92b0-8781cf058b93', NULL, '{"_id": "0197d3b1-cdf4-74cc-abf6-63d0d3595c03", "date": "2025-07-04", "year": 2025, "month": 7, "amount": 352, "ledger": "01a20a45-96d9-73de-982e-ac5ec7d1e681", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-07-04T04:28:54.644Z", "updatedAt": "2025-07-04T04:28:54.644Z", "voucherNo": "V2025-26/0006", "ledgerName": "Internet"}'),
  ('0197d44b-78c3-76fe-88d0-945a199d1738', '2025-07-04 07:16:45.379+00', '01a20a45-9498-750d-9f37-24fb93461ccc', 'Asha Example', 'admin', 'expense.create', 'expense', '0197d44b-78c3-76ba-b7b0-44414b38a285', '0197d44b-78c3-7362-a93f-71c092d2eaa8', NULL, '{"_id": "0197d44b-78c3-76ba-b7b0-44414b38a285", "date": "2025-07-04", "year": 2025, "month": 7, "amount": 7938, "ledger": "01a20a45-96d9-73de-982e-a1349ac7d39e", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-07-04T07:16:45.379Z", "updatedAt": "2025-07-04T07:16:45.379Z", "voucherNo": "V2025-26/0007", "ledgerName": "Salaries"}'),
  ('0197e9a1-67f5-76a7-aec0-286f3437bfa1', '2025-07-08 10:42:38.709+00', '01a20a45-9498-750d-9f37-24fb93461ccc', 'Asha Example', 'admin', 'expense.create', 'expense', '0197e9a1-67f5-7130-b29b-634652d43d0e', '0197e9a1-67f5-73d2-ba87-7a0e03e72806', NULL, '{"_id": "0197e9a1-67f5-7130-b29b-634652d43d0e", "date": "2025-07-08", "year": 2025, "month": 7, "amount": 4410, "ledger": "01a20a45-96d9-73de-982e-a6dbe0325c9a", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-07-08T10:42:38.709Z", "updatedAt": "2025-07-08T10:42:38.709Z", "voucherNo": "V2025-26/0008", "ledgerName": "Rent"}'),
  ('01980c8c-196a-702a-a326-1a5121a44e3a', '2025-07-15 05:26:04.906+00', '01a20a45-9613-714f-9cd0-c71208e216fe', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '01980c8c-196a-7384-9301-f6045549c535', '01980c8c-196a-7064-8b7d-0bc668fbee5f', NULL, '{"_id": "01980c8c-196a-7384-9301-f6045549c535", "due": 10500, "date": "2025-07-15", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 7, "course": "Data Analytics", "changed": false, "payMode": "Cash", "payable": 31500, "student": "01976d38-7d5f-7355-a56b-a3d67f276a64", "version": 1, "issuedOn": "2025-07-15", "receiptNo": "2025-26/000002"}'),
  ('01982b99-c49f-7606-8193-77fcf0834c1c', '2025-07-21 06:09:14.399+00', '01a20a45-9499-728f-8f9e-6c933e3f29d9', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a45-951f-7567-8bda-2e6fa3342d28', '01982b99-c49f-74f2-a1f7-78a175ee802a', NULL, '{"_id": "01a20a45-951f-7567-8bda-2e6fa3342d28", "room": "Room 2", "bCode": "DM-2508", "bTime": "10:00 to 12:00", "seats": 1, "endDate": "2025-11-11", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 5}], "startDate": "2025-08-11", "courseName": "Digital Marketing"}'),
  ('0198305a-7b46-72a2-93b8-381cb2189a74', '2025-07-22 04:18:12.934+00', '01a20a45-9499-728f-8f9e-6c933e3f29d9', 'Hari Example', 'hr', 'student.register', 'student', '0198305a-7b46-73ab-a35f-ff31f672f7a9', '0198305a-7b46-71b7-89af-db0a8a20395c', NULL, '{"_id": "0198305a-7b46-73ab-a35f-ff31f672f7a9", "fee": 22000, "mode": "offline", "batch": "GD-2507", "course": "Graphic Design", "status": "Active", "PaidFee": 0, "dueDate": "2025-08-26", "endDate": "2025-12-16", "version": 1, "TotalFee": 22000, "declared": null, "isPlaced": "notPlaced", "cduration": "5 months", "PendingFee": 22000, "isCompleted": "yes", "joiningDate": "2025-07-22"}'),
  ('01983ab5-5436-70a2-b830-c132d7820c76', '2025-07-24 04:33:38.87+00', '01976d38-7d5f-7355-a56b-a3d67f276a64', '', 'student', 'project.add', 'project', '01983ab5-5436-7312-8a35-b7dbf07b47ab', '01983ab5-5436-77af-bcb3-0e6c7ba21c38', NULL, '{"_id": "01983ab5-5436-7312-8a35-b7dbf07b47ab", "student": "01976d38-7d5f-7355-a56b-a3d67f276a64", "version": 1}'),
  ('01984f40-d442-71da-ae1d-82261a51b56c', '2025-07-28 04:18:25.474+00', '01a20a45-9499-728f-8f9e-6c933e3f29d9', 'Hari Example', 'hr', 'fee.record', 'receipt', '01984f40-d442-776c-8ecc-168efec0aaf6', '01984f40-d442-702e-9611-2c1fa7fcf21a', NULL, '{"_id": "01984f40-d442-776c-8ecc-168efec0aaf6", "due": 11000, "date": "2025-07-28", "paid": 11000, "year": 2025, "bCode": "GD-2507", "month": 7, "course": "Graphic Design", "changed": false, "payMode": "Online", "payable": 22000, "student": "0198305a-7b46-73ab-a35f-ff31f672f7a9", "version": 1, "issuedOn": "2025-07-28", "receiptNo": "2025-26/000003"}'),
  ('01985aa9-0953-713f-a120-c47503c55d5c', '2025-07-30 09:28:04.179+00', '01a20a45-9498-750d-9f37-24fb93461ccc', 'Asha Example', 'admin', 'staff.update', 'account', '01a20a45-9613-714f-9cd0-cb26eebcdccd', '01985aa9-0953-7364-a2b1-76b643865614', '{"status": "Active", "version": 1}', '{"status": "Disable", "version": 2}'),
  ('01986905-43a3-74ee-9d2a-c79576f577db', '2025-08-02 04:23:29.443+00', '01a20a45-9498-750d-9f37-24fb93461ccc', 'Asha Example', 'admin', 'expense.create', 'expense', '01986905-43a3-760b-8a13-077aac4d439b', '01986905-43a3-7085-9025-29de0e4986db', NULL, '{"_id": "01986905-43a3-760b-8a13-077aac4d439b", "date": "2025-08-02", "year": 2025, "month": 8, "amount": 4341, "ledger": "01a20a45-96d9-73de-982e-a6dbe0325c9a", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-08-02T04:23:29.443Z", "updatedAt": "2025-08-02T04:23:29.443Z", "voucherNo": "V2025-26/0009", "ledgerName": "Rent"}'),
  ('019873c7-c03e-75a7-aa6f-8a563f364a8a', '2025-08-04 06:32:07.486+00', '01a20a45-9498-750d-9f37-24fb93461ccc', 'Asha Example', 'admin', 'expense.create', 'expense', '019873c7-c03e-75a0-8e82-db86d19e0000', '019873c7-c03e-72ad-ace9-541c06736f18', NULL, '{"_id": "019873c7-c03e-75a0-8e82-db86d19e0000", "date": "2025-08-04", "year": 2025, "month": 8, "amount": 7814, "ledger": "01a20a45-96d9-73de-982e-a1349ac7d39e", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-08-04T06:32:07.486Z", "updatedAt": "2025-08-04T06:32:07.486Z", "voucherNo": "V2025-26/0010", "ledgerName": "Salaries"}'),
  ('0198742d-391a-746a-a4f9-ac4eb1bd51b7', '2025-08-04 08:22:57.562+00', '01a20a45-9498-750d-9f37-24fb93461ccc', 'Asha Example', 'admin', 'expense.create', 'expense', '0198742d-391a-77e4-b901-4d427cdd11b9', '0198742d-391a-77ae-9905-baac838ca14a', NULL, '{"_id": "0198742d-391a-77e4-b901-4d427cdd11b9", "date": "2025-08-04", "year": 2025, "month": 8, "amount": 347, "ledger": "01a20a45-96d9-73de-982e-ac5ec7d1e681", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-08-04T08:22:57.562Z", "updatedAt": "2025-08-04T08:22:57.562Z", "voucherNo": "V2025-26/0011", "ledgerName": "Internet"}'),
  ('01987a45-a517-7165-8f0c-b722f225d0c3', '2025-08-05 12:47:21.367+00', '01a20a45-9498-750d-9f37-24fb93461ccc', 'Asha Example', 'admin', 'expense.create', 'expense', '01987a45-a517-7198-a1e0-74cbc58cf4a6', '01987a45-a517-72be-884f-00e3f72f7872', NULL, '{"_id": "01987a45-a517-7198-a1e0-74cbc58cf4a6", "date": "2025-08-05", "year": 2025, "month": 8, "amount": 1041, "ledger": "01a20a45-96d9-73de-982e-a9ef894a6686", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-08-05T12:47:21.367Z", "updatedAt": "2025-08-05T12:47:21.367Z", "voucherNo": "V2025-26/0012", "ledgerName": "Electricity"}'),
  ('0198adb9-bb13-72b5-b270-10f7c734c017', '2025-08-15 12:34:47.187+00', '01a20a45-9613-714f-9cd0-c308a596c74c', 'Hina Sample', 'hr', 'fee.record', 'receipt', '0198adb9-bb13-77cb-abcc-43f7e4a31e47', '0198adb9-bb13-734e-bdaa-85153f8b6eec', NULL, '{"_id": "0198adb9-bb13-77cb-abcc-43f7e4a31e47", "due": 0, "date": "2025-08-15", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 8, "course": "Data Analytics", "changed": false, "payMode": "Others", "payable": 31500, "student": "01976d38-7d5f-7355-a56b-a3d67f276a64", "version": 1, "issuedOn": "2025-08-15", "receiptNo": "2025-26/000004"}'),
  ('0198b7a5-65f9-708c-a473-c48807d274f8', '2025-08-17 10:48:46.841+00', '01a20a45-9499-728f-8f9e-6c933e3f29d9', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a45-951f-7567-8bda-31c4d1653a5b', '0198b7a5-65f9-75bb-a752-3abd2b02829d', NULL, '{"_id": "01a20a45-951f-7567-8bda-31c4d1653a5b", "room": "Lab 1", "bCode": "HT-2509", "bTime": "15:00 to 17:00", "seats": 1, "endDate": "2025-11-07", "trainer": "Binod Example", "version": 1, "sessions": [{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 5}], "startDate": "2025-09-07", "courseName": "Hindi Typing"}'),
  ('0198d1be-32ac-7705-908a-379e92c930c5', '2025-08-22 12:25:59.724+00', '01a20a45-9613-714f-9cd0-c71208e216fe', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '0198d1be-32ac-7249-956d-8d9d82b81245', '0198d1be-32ac-766a-b998-d5bb7450ec41', NULL, '{"_id": "0198d1be-32ac-7249-956d-8d9d82b81245", "due": 0, "date": "2025-08-21", "paid": 11000, "year": 2025, "bCode": "GD-2507", "month": 8, "course": "Graphic Design", "changed": false, "payMode": "Online", "payable": 22000, "student": "0198305a-7b46-73ab-a35f-ff31f672f7a9", "version": 1, "issuedOn": "2025-08-22", "receiptNo": "2025-26/000005"}'),
  ('019904aa-7eb6-7336-9f53-ecabec8efa15', '2025-09-01 09:45:06.486+00', '01a20a45-9498-750d-9f37-24fb93461ccc', 'Asha Example', 'admin', 'expense.create', 'expense', '019904aa-7eb6-7479-8eac-569bea4fe89d', '019904aa-7eb6-7529-b5af-67488bfedec5', NULL, '{"_id": "019904aa-7eb6-7479-8eac-569bea4fe89d", "date": "2025-09-01", "year": 2025, "month": 9, "amount": 6144, "ledger": "01a20a45-96d9-73de-982e-a1349ac7d39e", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-09-01T09:45:06.486Z", "updatedAt": "2025-09-01T09:45:06.486Z", "voucherNo": "V2025-26/0013", "ledgerName": "Salaries"}'),
  ('01990a07-c598-7487-b750-e49bd78bb89e', '2025-09-02 10:45:05.56+00', '01a20a45-9498-750d-9f37-24fb93461ccc', 'Asha Example', 'admin', 'expense.create', 'expense', '01990a07-c598-76b8-9b4e-349d964ac4e2', '01990a07-c598-71bc-9511-4db37ca1d6e7', NULL, '{"_id": "01990a07-c598-76b8-9b4e-349d964ac4e2", "date": "2025-09-02", "year": 2025, "month": 9, "amount": 3413, "ledger": "01a20a45-96d9-73de-982e-a6dbe0325c9a", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-09-02T10:45:05.560Z", "updatedAt": "2025-09-02T10:45:05.560Z", "voucherNo": "V2025-26/0014", "ledgerName": "Rent"}'),
  ('01990f32-eeb0-708f-9c65-7b914f5016f4', '2025-09-03 10:50:20.208+00', '01a20a45-9498-750d-9f37-24fb93461ccc', 'Asha Example', 'admin', 'expense.create', 'expense', '01990f32-eeb0-73df-bfbf-24facdda4253', '01990f32-eeb0-7243-96b5-5ee0ac18985d', NULL, '{"_id": "01990f32-eeb0-73df-bfbf-24facdda4253", "date": "2025-09-03", "year": 2025, "month": 9, "amount": 819, "ledger": "01a20a45-96d9-73de-982e-a9ef894a6686", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-09-03T10:50:20.208Z", "updatedAt": "2025-09-03T10:50:20.208Z", "voucherNo": "V2025-26/0015", "ledgerName": "Electricity"}'),
  ('0199291d-4815-7105-bea0-5f22939aaa78', '2025-09-08 11:36:48.917+00', '01a20a45-9498-750d-9f37-24fb93461ccc', 'Asha Example', 'admin', 'expense.create', 'expense', '0199291d-4815-762b-bd28-982ec3f6a9c8', '0199291d-4815-7249-9a6f-076e6864fa91', NULL, '{"_id": "0199291d-4815-762b-bd28-982ec3f6a9c8", "date": "2025-09-08", "year": 2025, "month": 9, "amount": 273, "ledger": "01a20a45-96d9-73de-982e-ac5ec7d1e681", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-09-08T11:36:48.917Z", "updatedAt": "2025-09-08T11:36:48.917Z", "voucherNo": "V2025-26/0016", "ledgerName": "Internet"}'),
  ('01993c60-445a-7725-a1f0-56331d084a34', '2025-09-12 05:22:45.978+00', '01a20a45-9499-728f-8f9e-6c933e3f29d9', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a45-951f-7567-8bda-37351dd4848c', '01993c60-445a-7378-81f4-56085e6b93fc', NULL, '{"_id": "01a20a45-951f-7567-8bda-37351dd4848c", "room": "Lab 2", "bCode": "FR-2510", "bTime": "15:00 to 17:00", "seats": 1, "endDate": "2026-02-03", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "17:00", "start": "15:00", "weekday": 2}, {"end": "17:00", "start": "15:00", "weekday": 4}, {"end": "17:00", "start": "15:00", "weekday": 6}], "startDate": "2025-10-03", "courseName": "Français des affaires"}'),
  ('01994735-b681-72dd-9941-80d8ff82891b', '2025-09-14 07:52:06.529+00', '01a20a45-9499-728f-8f9e-6c933e3f29d9', 'Hari Example', 'hr', 'fee.record', 'receipt', '01994735-b681-75f7-b8e4-3a3525077565', '01994735-b681-74f7-8140-c1d2b54a5aab', NULL, '{"_id": "01994735-b681-75f7-b8e4-3a3525077565", "due": 0, "date": "2025-09-14", "paid": 15000, "year": 2025, "bCode": "DM-2508", "month": 9, "course": "Digital Marketing", "changed": false, "payMode": "Cash", "payable": 15000, "student": "0199483e-e8b1-745c-96d3-68f05665a07d", "version": 1, "issuedOn": "2025-09-14", "receiptNo": "2025-26/000006"}'),
  ('0199483e-e8b1-7030-bc03-5d8641c877f2', '2025-09-14 12:41:46.417+00', '01a20a45-9499-728f-8f9e-6c933e3f29d9', 'Hari Example', 'hr', 'student.register', 'student', '0199483e-e8b1-745c-96d3-68f05665a07d', '0199483e-e8b1-7584-89a9-b5bbd33c34b5', NULL, '{"_id": "0199483e-e8b1-745c-96d3-68f05665a07d", "fee": 15000, "mode": "online", "batch": "DM-2508", "course": "Digital Marketing", "status": "Active", "PaidFee": 0, "dueDate": "2025-10-19", "endDate": "2025-11-11", "version": 1, "TotalFee": 15000, "declared": null, "isPlaced": "placed", "cduration": "3 months", "PendingFee": 15000, "isCompleted": "yes", "joiningDate": "2025-09-14"}'),
  ('0199c7c0-0ba8-7549-b5b2-624777c490c3', '2025-10-09 06:54:35.944+00', '01a20a45-9499-728f-8f9e-6c933e3f29d9', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a45-951f-7567-8bda-39e5194e3550', '0199c7c0-0ba8-77c5-82f7-07bd27b6ab9b', NULL, '{"_id": "01a20a45-951f-7567-8bda-39e5194e3550", "room": "Room 1", "bCode": "TALLY-2510", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-01-30", "trainer": "Dev Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}], "startDate": "2025-10-30", "courseName": "Tally with GST"}'),
  ('019a24d1-6480-73de-bdcd-2411b014d17c', '2025-10-27 08:38:13.888+00', '01a20a45-9499-728f-8f9e-6c933e3f29d9', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '019a24d1-6480-7103-be02-ba7cb4774753', '019a24d1-6480-7120-bf46-3252e143b025', NULL, '{"_id": "019a24d1-6480-7103-be02-ba7cb4774753", "date": "2025-10-27", "mode": "offline", "year": 2025, "month": 10, "course": "Full Stack Web Development", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "nextCall": null, "Enquirymode": "offline"}'),
  ('019a24d1-6480-74a2-a2e8-be004affd64e', '2025-10-27 08:38:13.888+00', '01a20a45-9499-728f-8f9e-6c933e3f29d9', 'Hari Example', 'hr', 'enquiry.status', 'enquiry', '019a24d1-6480-7103-be02-ba7cb4774753', '019a24d1-6480-72d3-96dc-3fc752f27d36', '{"status": "Open"}', '{"status": "Pending"}'),
  ('019a3e0d-cbe7-775d-bf62-7d5fa05d85f8', '2025-11-01 06:14:42.919+00', '01a20a45-9498-750d-9f37-24fb93461ccc', 'Asha Example', 'admin', 'expense.create', 'expense', '019a3e0d-cbe7-7356-9d37-752542a44a08', '019a3e0d-cbe7-7709-bed3-e4104d45f7de', NULL, '{"_id": "019a3e0d-cbe7-7356-9d37-752542a44a08", "date": "2025-11-01", "year": 2025, "month": 11, "amount": 1250, "ledger": "01a20a45-96d9-73de-982e-a6dbe0325c9a", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-11-01T06:14:42.919Z", "updatedAt": "2025-11-01T06:14:42.919Z", "voucherNo": "V2025-26/0017", "ledgerName": "Rent"}'),
  ('019a499b-18e8-7334-98c4-a0bee8024237', '2025-11-03 12:04:52.584+00', '01a20a45-9498-750d-9f37-24fb93461ccc', 'Asha Example', 'admin', 'expense.create', 'expense', '019a499b-18e8-722f-9b78-c0bb626e26c9', '019a499b-18e8-7066-8187-3fb5b658bc72', NULL, '{"_id": "019a499b-18e8-722f-9b78-c0bb626e26c9", "date": "2025-11-03", "year": 2025, "month": 11, "amount": 2250, "ledger": "01a20a45-96d9-73de-982e-a1349ac7d39e", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-11-03T12:04:52.584Z", "updatedAt": "2025-11-03T12:04:52.584Z", "voucherNo": "V2025-26/0018", "ledgerName": "Salaries"}'),
  ('019a4dd1-d13d-75ab-adc9-b97a1a2783aa', '2025-11-04 07:43:07.581+00', '01a20a45-9499-728f-8f9e-6c933e3f29d9', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a45-951f-7567-8bda-3e9eb470d21e', '019a4dd1-d13d-71f2-897e-44eb83220a6c', NULL, '{"_id": "01a20a45-951f-7567-8bda-3e9eb470d21e", "room": "Room 2", "bCode": "PY-2511", "bTime": "18:00 to 20:00", "seats": 1, "endDate": "2026-03-25", "trainer": "Esther Example", "version": 1, "sessions": [{"end": "20:00", "start": "18:00", "weekday": 1}, {"end": "20:00", "start": "18:00", "weekday": 3}, {"end": "20:00", "start": "18:00", "weekday": 5}], "startDate": "2025-11-25", "courseName": "Python Programming"}'),
  ('019a5870-be50-7318-85d2-5e716943c174', '2025-11-06 09:12:55.12+00', '01a20a45-9498-750d-9f37-24fb93461ccc', 'Asha Example', 'admin', 'expense.create', 'expense', '019a5870-be50-77b1-abab-66e8a512d8e3', '019a5870-be50-7374-8173-a79cfa7288c5', NULL, '{"_id": "019a5870-be50-77b1-abab-66e8a512d8e3", "date": "2025-11-06", "year": 2025, "month": 11, "amount": 100, "ledger": "01a20a45-96d9-73de-982e-ac5ec7d1e681", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-11-06T09:12:55.120Z", "updatedAt": "2025-11-06T09:12:55.120Z", "voucherNo": "V2025-26/0019", "ledgerName": "Internet"}'),
  ('019a58cd-919f-72d1-97ec-46afd6156e95', '2025-11-06 10:54:18.527+00', '01a20a45-9498-750d-9f37-24fb93461ccc', 'Asha Example', 'admin', 'expense.create', 'expense', '019a58cd-919f-7017-a8a0-b9342785db91', '019a58cd-919f-74f9-b902-2fe58f0a3bfc', NULL, '{"_id": "019a58cd-919f-7017-a8a0-b9342785db91", "date": "2025-11-06", "year": 2025, "month": 11, "amount": 300, "ledger": "01a20a45-96d9-73de-982e-a9ef894a6686", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-11-06T10:54:18.527Z", "updatedAt": "2025-11-06T10:54:18.527Z", "voucherNo": "V2025-26/0020", "ledgerName": "Electricity"}'),
  ('019acdcb-3f5e-77fc-afcb-b3d36248e7f4', '2025-11-29 04:07:20.67+00', '01a20a45-9499-728f-8f9e-6c933e3f29d9', 'Hari Example', 'hr', 'student.register', 'student', '019acdcb-3f5e-7741-847b-ae8dcd481468', '019acdcb-3f5e-7561-a0a1-112090b220e1', NULL, '{"_id": "019acdcb-3f5e-7741-847b-ae8dcd481468", "fee": 18000, "mode": "offline", "batch": "PY-2511", "course": "Python Programming", "status": "Active", "PaidFee": 0, "dueDate": "2026-01-03", "endDate": "2026-03-25", "version": 1, "TotalFee": 18000, "declared": null, "isPlaced": "notPlaced", "cduration": "4 months", "PendingFee": 18000, "isCompleted": "yes", "joiningDate": "2025-11-29"}'),
  ('019acefa-c7b2-771b-875b-7235c27f7b23', '2025-11-29 09:38:52.978+00', '01a20a45-9613-714f-9cd0-c308a596c74c', 'Hina Sample', 'hr', 'fee.record', 'receipt', '019acefa-c7b2-713b-ab89-24e2cd9ba3d3', '019acefa-c7b2-7729-be0e-e3458bdc3c43', NULL, '{"_id": "019acefa-c7b2-713b-ab89-24e2cd9ba3d3", "due": 12000, "date": "2025-11-29", "paid": 6000, "year": 2025, "bCode": "PY-2511", "month": 11, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-7741-847b-ae8dcd481468", "version": 1, "issuedOn": "2025-11-29", "receiptNo": "2025-26/000007"}'),
  ('019ad88c-72fa-771e-99cf-e36654198989', '2025-12-01 06:14:34.49+00', '01a20a45-9499-728f-8f9e-6c933e3f29d9', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a45-951f-7567-8bda-43603aa43623', '019ad88c-72fa-74c8-bfce-8356e3acd0a2', NULL, '{"_id": "01a20a45-951f-7567-8bda-43603aa43623", "room": "Lab 1", "bCode": "FSW-2512", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-08-22", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}], "startDate": "2025-12-22", "courseName": "Full Stack Web Development"}'),
  ('019b5e41-c6ac-71ce-9754-71c644b1477e', '2025-12-27 05:22:07.66+00', '01a20a45-9499-728f-8f9e-6c933e3f29d9', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a45-951f-7567-8bda-4700c471ad82', '019b5e41-c6ac-734b-9fbc-06aeb5375040', NULL, '{"_id": "01a20a45-951f-7567-8bda-4700c471ad82", "room": "Lab 2", "bCode": "DA-2601", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-07-17", "trainer": "Binod Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}], "startDate": "2026-01-17", "courseName": "Data Analytics"}'),
  ('019b7ce0-50eb-73ac-808b-aaf5b5ddf677', '2026-01-02 04:03:54.219+00', '01a20a45-9613-714f-9cd0-c71208e216fe', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '019b7ce0-50eb-704a-b121-afcc79fb5250', '019b7ce0-50eb-73c4-b989-ac4bd7b5f5b6', NULL, '{"_id": "019b7ce0-50eb-704a-b121-afcc79fb5250", "due": 6000, "date": "2026-01-02", "paid": 6000, "year": 2026, "bCode": "PY-2511", "month": 1, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-7741-847b-ae8dcd481468", "version": 1, "issuedOn": "2026-01-02", "receiptNo": "2025-26/000008"}'),
  ('019b7d9a-7db3-741c-9c30-fba2f8c9718d', '2026-01-02 07:27:15.379+00', '01a20a45-9498-750d-9f37-24fb93461ccc', 'Asha Example', 'admin', 'expense.create', 'expense', '019b7d9a-7db3-7347-a619-a7389a4ae6e9', '019b7d9a-7db3-70ad-b9e9-c42f9a000e4b', NULL, '{"_id": "019b7d9a-7db3-7347-a619-a7389a4ae6e9", "date": "2026-01-02", "year": 2026, "month": 1, "amount": 1076, "ledger": "01a20a45-96d9-73de-982e-a6dbe0325c9a", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2026-01-02T07:27:15.379Z", "updatedAt": "2026-01-02T07:27:15.379Z", "voucherNo": "V2025-26/0021", "ledgerName": "Rent"}'),
  ('019b92c8-7213-723a-bf71-034617648925', '2026-01-06 10:09:28.595+00', '01a20a45-9498-750d-9f37-24fb93461ccc', 'Asha Example', 'admin', 'expense.create', 'expense', '019b92c8-7213-72bb-aea6-8d68aa23b217', '019b92c8-7213-731f-8efc-ee056f2bd631', NULL, '{"_id": "019b92c8-7213-72bb-aea6-8d68aa23b217", "date": "2026-01-06", "year": 2026, "month": 1, "amount": 258, "ledger": "01a20a45-96d9-73de-982e-a9ef894a6686", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2026-01-06T10:09:28.595Z", "updatedAt": "2026-01-06T10:09:28.595Z", "voucherNo": "V2025-26/0022", "ledgerName": "Electricity"}'),
  ('019b96c0-e9f1-7034-a18f-f5656165ccec', '2026-01-07 04:39:43.857+00', '01a20a45-9498-750d-9f37-24fb93461ccc', 'Asha Example', 'admin', 'expense.create', 'expense', '019b96c0-e9f1-750a-a664-4b9d92d76c20', '019b96c0-e9f1-72ab-b4d8-03540154e527', NULL, '{"_id": "019b96c0-e9f1-750a-a664-4b9d92d76c20", "date": "2026-01-07", "year": 2026, "month": 1, "amount": 1938, "ledger": "01a20a45-96d9-73de-982e-a1349ac7d39e", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2026-01-07T04:39:43.857Z", "updatedAt": "2026-01-07T04:39:43.857Z", "voucherNo": "V2025-26/0023", "ledgerName": "Salaries"}'),
  ('019b9be6-f910-739c-9bdc-f391b573d8b6', '2026-01-08 04:39:24.176+00', '01a20a45-9498-750d-9f37-24fb93461ccc', 'Asha Example', 'admin', 'expense.create', 'expense', '019b9be6-f910-70b5-bdae-27396db37963', '019b9be6-f910-7587-9835-338973a1db1e', NULL, '{"_id": "019b9be6-f910-70b5-bdae-27396db37963", "date": "2026-01-08", "year": 2026, "month": 1, "amount": 86, "ledger": "01a20a45-96d9-73de-982e-ac5ec7d1e681", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2026-01-08T04:39:24.176Z", "updatedAt": "2026-01-08T04:39:24.176Z", "voucherNo": "V2025-26/0024", "ledgerName": "Internet"}'),
  ('019bea69-43a4-70b9-9659-f68fd8d736c5', '2026-01-23 10:32:05.796+00', '01a20a45-9499-728f-8f9e-6c933e3f29d9', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a45-951f-7567-8bda-48df2499a6fa', '019bea69-43a4-75cf-8e10-4930b3c149fd', NULL, '{"_id": "01a20a45-951f-7567-8bda-48df2499a6fa", "room": "Room 1", "bCode": "GD-2602", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2026-07-13", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 5}], "startDate": "2026-02-13", "courseName": "Graphic Design"}'),
  ('019c1cef-33c4-76e1-bca7-43cbacb596a1', '2026-02-02 05:59:24.356+00', '01a20a45-9499-728f-8f9e-6c933e3f29d9', 'Hari Example', 'hr', 'fee.record', 'receipt', '019c1cef-33c4-72b3-8210-9a398c279ede', '019c1cef-33c4-76d4-90d9-4cb5d24ec8cd', NULL, '{"_id": "019c1cef-33c4-72b3-8210-9a398c279ede", "due": 0, "date": "2026-02-02", "paid": 6000, "year": 2026, "bCode": "PY-2511", "month": 2, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-7741-847b-ae8dcd481468", "version": 1, "issuedOn": "2026-02-02", "receiptNo": "2025-26/000009"}'),
  ('019c31b6-9ffd-72a1-900d-423bfa11f242', '2026-02-06 06:49:38.045+00', '01a20a45-9498-750d-9f37-24fb93461ccc', 'Asha Example', 'admin', 'expense.create', 'expense', '019c31b6-9ffd-725a-b3a3-8339f1cab39a', '019c31b6-9ffd-73f4-9647-e07f01f0e60b', NULL, '{"_id": "019c31b6-9ffd-725a-b3a3-8339f1cab39a", "date": "2026-02-06", "year": 2026, "month": 2, "amount": 2457, "ledger": "01a20a45-96d9-73de-982e-a1349ac7d39e", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2026-02-06T06:49:38.045Z", "updatedAt": "2026-02-06T06:49:38.045Z", "voucherNo": "V2025-26/0025", "ledgerName": "Salaries"}'),
  ('019c369f-a274-700e-bdd1-394007583ecb', '2026-02-07 05:42:37.428+00', '01a20a45-9498-750d-9f37-24fb93461ccc', 'Asha Example', 'admin', 'expense.create', 'expense', '019c369f-a274-7088-9f23-70a56e8bc77e', '019c369f-a274-70d7-9d7b-0614a1bdce3d', NULL, '{"_id": "019c369f-a274-7088-9f23-70a56e8bc77e", "date": "2026-02-07", "year": 2026, "month": 2, "amount": 1365, "ledger": "01a20a45-96d9-73de-982e-a6dbe0325c9a", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2026-02-07T05:42:37.428Z", "updatedAt": "2026-02-07T05:42:37.428Z", "voucherNo": "V2025-26/0026", "ledgerName": "Rent"}'),
  ('019c411e-2084-7178-959b-25d9cb7635b0', '2026-02-09 06:36:59.396+00', '01a20a45-9498-750d-9f37-24fb93461ccc', 'Asha Example', 'admin', 'expense.create', 'expense', '019c411e-2084-774d-b04c-d11f1a42724c', '019c411e-2084-7110-b93b-31cca98f7c21', NULL, '{"_id": "019c411e-2084-774d-b04c-d11f1a42724c", "date": "2026-02-09", "year": 2026, "month": 2, "amount": 327, "ledger": "01a20a45-96d9-73de-982e-a9ef894a6686", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2026-02-09T06:36:59.396Z", "updatedAt": "2026-02-09T06:36:59.396Z", "voucherNo": "V2025-26/0027", "ledgerName": "Electricity"}'),
  ('019c423e-23a9-7661-9188-d6e550569f23', '2026-02-09 11:51:34.569+00', '01a20a45-9498-750d-9f37-24fb93461ccc', 'Asha Example', 'admin', 'expense.create', 'expense', '019c423e-23a9-777d-a32e-a38cec26d51e', '019c423e-23a9-7779-ab93-71a9980b9b31', NULL, '{"_id": "019c423e-23a9-777d-a32e-a38cec26d51e", "date": "2026-02-09", "year": 2026, "month": 2, "amount": 109, "ledger": "01a20a45-96d9-73de-982e-ac5ec7d1e681", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2026-02-09T11:51:34.569Z", "updatedAt": "2026-02-09T11:51:34.569Z", "voucherNo": "V2025-26/0028", "ledgerName": "Internet"}'),
  ('019c7004-9136-718a-bab0-a0e4c2e60e59', '2026-02-18 09:11:13.462+00', '01a20a45-9499-728f-8f9e-6c933e3f29d9', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a45-9550-7614-8fdc-32854ee20eca', '019c7004-9136-7673-9e2e-f8837c865def', NULL, '{"_id": "01a20a45-9550-7614-8fdc-32854ee20eca", "room": "Room 2", "bCode": "DM-2603", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-06-11", "trainer": "Dev Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}], "startDate": "2026-03-11", "courseName": "Digital Marketing"}'),
  ('019cfa32-3a20-7731-aa9c-7b58994e2686', '2026-03-17 05:08:41.632+00', '01a20a45-9499-728f-8f9e-6c933e3f29d9', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a45-9550-7614-8fdc-371bb499a0b5', '019cfa32-3a20-75ef-97aa-9f0432235c14', NULL, '{"_id": "01a20a45-9550-7614-8fdc-371bb499a0b5", "room": "Lab 1", "bCode": "HT-2604", "bTime": "10:00 to 12:00", "seats": 1, "endDate": "2026-06-07", "trainer": "Esther Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 5}], "startDate": "2026-04-07", "courseName": "Hindi Typing"}'),
  ('019d47ad-09b4-76d2-b619-1adc804f21a9', '2026-04-01 06:13:35.796+00', '01976d38-7d5f-7355-a56b-a3d67f276a64', '', 'student', 'project.add', 'project', '019d47ad-09b4-716a-bbdf-79bea78ebcc7', '019d47ad-09b4-752f-be58-f1f45bc69018', NULL, '{"_id": "019d47ad-09b4-716a-bbdf-79bea78ebcc7", "student": "01976d38-7d5f-7355-a56b-a3d67f276a64", "version": 1}'),
  ('019d805b-85ba-74e1-896a-d829631ba714', '2026-04-12 06:22:54.906+00', '01a20a45-9499-728f-8f9e-6c933e3f29d9', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a45-9550-7614-8fdc-3bacadd2b3be', '019d805b-85ba-77c0-9ac0-2648ad5b7b03', NULL, '{"_id": "01a20a45-9550-7614-8fdc-3bacadd2b3be", "room": "Lab 2", "bCode": "FR-2605", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2026-09-03", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 5}], "startDate": "2026-05-03", "courseName": "Français des affaires"}'),
  ('019daf1c-ae23-7182-ba9d-84fb98eefc82', '2026-04-21 08:16:25.635+00', '01976d38-7d5f-7355-a56b-a3d67f276a64', '', 'student', 'portfolio.add', 'portfolio', '019daf1c-ae23-70c3-9ffd-35f131cede99', '019daf1c-ae23-7406-8af9-dbb053278dc7', NULL, '{"_id": "019daf1c-ae23-70c3-9ffd-35f131cede99", "student": "01976d38-7d5f-7355-a56b-a3d67f276a64", "version": 1}'),
  ('019e0afc-7890-75bb-852e-b3724603de0e', '2026-05-09 04:26:18.64+00', '01a20a45-9499-728f-8f9e-6c933e3f29d9', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a45-9551-703d-ba8a-aff905e1b624', '019e0afc-7890-70ab-ab99-5c185c19db1e', NULL, '{"_id": "01a20a45-9551-703d-ba8a-aff905e1b624", "room": "Room 1", "bCode": "TALLY-2605", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-08-30", "trainer": "Binod Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}], "startDate": "2026-05-30", "courseName": "Tally with GST"}'),
  ('019e91fd-57b9-77f1-9236-cfcc813d5c77', '2026-06-04 09:35:59.929+00', '01a20a45-9499-728f-8f9e-6c933e3f29d9', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a45-9551-703d-ba8a-b10f91b8da7e', '019e91fd-57b9-7172-aad3-a50c3a45501d', NULL, '{"_id": "01a20a45-9551-703d-ba8a-b10f91b8da7e", "room": "Room 2", "bCode": "PY-2606", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2026-10-25", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 5}], "startDate": "2026-06-25", "courseName": "Python Programming"}'),
  ('019f1d81-7446-7004-a380-89bd405cf308', '2026-07-01 11:47:31.014+00', '01a20a45-9499-728f-8f9e-6c933e3f29d9', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a45-9551-703d-ba8a-b5dfcd9c94e3', '019f1d81-7446-7746-95e1-a9448c8321ec', NULL, '{"_id": "01a20a45-9551-703d-ba8a-b5dfcd9c94e3", "room": "Lab 1", "bCode": "FSW-2607", "bTime": "10:00 to 12:00", "seats": 1, "endDate": null, "trainer": "Dev Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 5}], "startDate": "2026-07-22", "courseName": "Full Stack Web Development"}'),
  ('019f4660-91bf-75d9-9ddb-d1d7efac606e', '2026-07-09 10:16:01.727+00', '01976d38-7d5f-7355-a56b-a3d67f276a64', '', 'student', 'portfolio.add', 'portfolio', '019f4660-91bf-749c-8418-dbd88da581d1', '019f4660-91bf-70b0-8548-6c59c0acd8e0', NULL, '{"_id": "019f4660-91bf-749c-8418-dbd88da581d1", "student": "01976d38-7d5f-7355-a56b-a3d67f276a64", "version": 1}'),
  ('019fa230-ae6c-7305-9f39-3e15f8333a28', '2026-07-27 06:08:47.212+00', '01a20a45-9499-728f-8f9e-6c933e3f29d9', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a45-9551-703d-ba8a-ba698cd15a37', '019fa230-ae6c-72e6-b317-b9651eb2c162', NULL, '{"_id": "01a20a45-9551-703d-ba8a-ba698cd15a37", "room": "Lab 2", "bCode": "DA-2608", "bTime": "10:00 to 12:00", "seats": 1, "endDate": "2027-02-17", "trainer": "Esther Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 6}], "startDate": "2026-08-17", "courseName": "Data Analytics"}'),
  ('01a02eaf-9c16-7433-81d5-de9f82550ac0', '2026-08-23 12:54:15.83+00', '01a20a45-9499-728f-8f9e-6c933e3f29d9', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a45-9551-703d-ba8a-bda0a39b7ea9', '01a02eaf-9c16-70b2-a668-ce9439a43956', NULL, '{"_id": "01a20a45-9551-703d-ba8a-bda0a39b7ea9", "room": "Room 1", "bCode": "GD-2609", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2027-02-13", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 5}], "startDate": "2026-09-13", "courseName": "Graphic Design"}'),
  ('01a0b40e-f07d-7429-b3cb-d4765a3d542d', '2026-09-18 10:27:53.085+00', '01a20a45-9499-728f-8f9e-6c933e3f29d9', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a45-9551-703d-ba8a-c0ee739d33fb', '01a0b40e-f07d-7440-bace-268cb2d7c00b', NULL, '{"_id": "01a20a45-9551-703d-ba8a-c0ee739d33fb", "room": "Room 2", "bCode": "DM-2610", "bTime": "12:30 to 14:30", "seats": 1, "endDate": null, "trainer": "Binod Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 5}], "startDate": "2026-10-09", "courseName": "Digital Marketing"}'),
  ('01a0d6d4-797a-7010-b8a1-5ca1ca5cdd60', '2026-09-25 04:30:44.09+00', '01976d38-7d5f-7355-a56b-a3d67f276a64', '', 'student', 'project.add', 'project', '01a0d6d4-797a-7759-bf60-e36e55a1f49e', '01a0d6d4-797a-7283-8a84-318fd9a3c9ff', NULL, '{"_id": "01a0d6d4-797a-7759-bf60-e36e55a1f49e", "student": "01976d38-7d5f-7355-a56b-a3d67f276a64", "version": 1}'),
  ('01a11b91-9b52-7277-8755-006bdde7bba8', '2026-10-08 12:51:29.746+00', '01a20a45-9499-728f-8f9e-6c933e3f29d9', 'Hari Example', 'hr', 'student.register', 'student', '01a11b91-9b52-7762-8704-6beaf6a68f50', '01a11b91-9b52-72c6-a341-d4d769f4d977', NULL, '{"_id": "01a11b91-9b52-7762-8704-6beaf6a68f50", "fee": 13500, "mode": "offline", "batch": "DM-2610", "course": "Digital Marketing", "status": "Active", "PaidFee": 0, "dueDate": "2026-11-12", "endDate": null, "version": 1, "TotalFee": 13500, "declared": null, "isPlaced": "notPlaced", "cduration": "3 months", "PendingFee": 13500, "isCompleted": "no", "joiningDate": "2026-10-08"}'),
  ('01a13e7e-69d3-7247-bd70-2abfe12378fe', '2026-10-15 07:37:14.451+00', '01a20a45-9499-728f-8f9e-6c933e3f29d9', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a45-9551-703d-ba8a-c41d1e54ac85', '01a13e7e-69d3-74e8-b18d-c2f2e13d1acc', NULL, '{"_id": "01a20a45-9551-703d-ba8a-c41d1e54ac85", "room": "Lab 1", "bCode": "HT-2611", "bTime": "10:00 to 12:00", "seats": 1, "endDate": "2027-01-05", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 6}], "startDate": "2026-11-05", "courseName": "Hindi Typing"}'),
  ('01a19b44-4019-7133-954a-596442209413', '2026-11-02 07:58:23.769+00', '01a20a45-9498-750d-9f37-24fb93461ccc', 'Asha Example', 'admin', 'expense.create', 'expense', '01a19b44-4019-71c1-b822-d1a849d0ca42', '01a19b44-4019-7052-a822-273b68fd0231', NULL, '{"_id": "01a19b44-4019-71c1-b822-d1a849d0ca42", "date": "2026-11-02", "year": 2026, "month": 11, "amount": 221, "ledger": "01a20a45-96d9-73de-982e-a6dbe0325c9a", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2026-11-02T07:58:23.769Z", "updatedAt": "2026-11-02T07:58:23.769Z", "voucherNo": "V2026-27/0001", "ledgerName": "Rent"}'),
  ('01a19c3d-3bc5-74f0-a8d0-df7af2362003', '2026-11-02 12:30:21.125+00', '01a20a45-9498-750d-9f37-24fb93461ccc', 'Asha Example', 'admin', 'expense.create', 'expense', '01a19c3d-3bc5-7551-9b90-07b06068dade', '01a19c3d-3bc5-76e0-9666-31551c8b9c62', NULL, '{"_id": "01a19c3d-3bc5-7551-9b90-07b06068dade", "date": "2026-11-02", "year": 2026, "month": 11, "amount": 398, "ledger": "01a20a45-96d9-73de-982e-a1349ac7d39e", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2026-11-02T12:30:21.125Z", "updatedAt": "2026-11-02T12:30:21.125Z", "voucherNo": "V2026-27/0002", "ledgerName": "Salaries"}'),
  ('01a1a4b8-370c-73f0-b71a-ce73d130ddbf', '2026-11-04 04:01:38.572+00', '01a20a45-9498-750d-9f37-24fb93461ccc', 'Asha Example', 'admin', 'expense.create', 'expense', '01a1a4b8-370c-75ad-8ac8-5dd24d7356ec', '01a1a4b8-370c-7133-94cb-c50ee1980885', NULL, '{"_id": "01a1a4b8-370c-75ad-8ac8-5dd24d7356ec", "date": "2026-11-04", "year": 2026, "month": 11, "amount": 53, "ledger": "01a20a45-96d9-73de-982e-a9ef894a6686", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2026-11-04T04:01:38.572Z", "updatedAt": "2026-11-04T04:01:38.572Z", "voucherNo": "V2026-27/0003", "ledgerName": "Electricity"}'),
  ('01a1b03c-724d-73f4-b5ac-0a51cf91d5df', '2026-11-06 09:41:53.869+00', '01a20a45-9499-728f-8f9e-6c933e3f29d9', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b03c-724d-74bf-9d93-27b597303a5e', '01a1b03c-724d-76b4-91db-a1cecd766791', NULL, '{"date": "2026-11-06", "absent": 1, "present": 0, "batchCode": "DM-2610"}'),
  ('01a1b03c-74c1-75f8-a43d-359b2d58944b', '2026-11-06 09:41:54.497+00', '01a20a45-9499-728f-8f9e-6c933e3f29d9', 'Hari Example', 'hr', 'student.register', 'student', '01a1b03c-74c1-74c3-974e-462699902892', '01a1b03c-74c1-7003-a871-e1d6891b1c37', NULL, '{"_id": "01a1b03c-74c1-74c3-974e-462699902892", "fee": 4050, "mode": "online", "batch": "HT-2611", "course": "Hindi Typing", "status": "Active", "PaidFee": 0, "dueDate": "2026-12-11", "endDate": null, "version": 1, "TotalFee": 4050, "declared": null, "isPlaced": "notPlaced", "cduration": "2 months", "PendingFee": 4050, "isCompleted": "no", "joiningDate": "2026-11-06"}'),
  ('01a1b0c9-1727-7559-95a6-be40fea481d0', '2026-11-06 12:15:31.111+00', '01a20a45-9499-728f-8f9e-6c933e3f29d9', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b0c9-1727-7148-a62e-3cb7adc1745c', '01a1b0c9-1727-74a7-8ef7-b9810e762ab5', NULL, '{"date": "2026-11-06", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1b4a5-afa4-732c-986e-01902a29e2c2', '2026-11-07 06:15:19.716+00', '01a20a45-9498-750d-9f37-24fb93461ccc', 'Asha Example', 'admin', 'student.disable', 'student', '01a11b91-9b52-7762-8704-6beaf6a68f50', '01a1b4a5-afa4-73e3-8ae2-97c91f1017d9', '{"status": "Active"}', '{"status": "Disable"}'),
  ('01a1b51d-6a8b-714f-952f-0031331d9538', '2026-11-07 08:26:06.347+00', '01a20a45-9499-728f-8f9e-6c933e3f29d9', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b51d-6a8b-710a-afdc-2968e200a590', '01a1b51d-6a8b-7490-adca-7c0163cf54a7', NULL, '{"date": "2026-11-07", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1be83-9230-72ef-b13a-ac523dd614be', '2026-11-09 04:14:16.112+00', NULL, '', 'anyone', 'student.apply', 'student', '01a1be83-9230-7167-a128-a0a5f67cb738', '01a1be83-9230-70a1-beb3-1ddc8c36978e', NULL, '{"_id": "01a1be83-9230-7167-a128-a0a5f67cb738", "fee": 16500, "mode": "offline", "batch": "FR-2612", "course": "Français des affaires", "status": "Pending", "PaidFee": 0, "dueDate": "2027-01-05", "endDate": null, "version": 1, "TotalFee": 0, "declared": {"fee": 16500, "Paidfee": 8250, "payMode": "Online"}, "isPlaced": "notPlaced", "cduration": "4 months", "PendingFee": 0, "isCompleted": "no", "joiningDate": "2026-12-01"}'),
  ('01a1c041-4eb3-742b-8d66-4a9f5f386076', '2026-11-09 12:21:07.891+00', '01a20a45-9499-728f-8f9e-6c933e3f29d9', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1c041-4eb3-7746-b681-5cbacd6eab65', '01a1c041-4eb3-7074-b874-49c04df150f3', NULL, '{"date": "2026-11-09", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1c057-66d2-746a-9842-50c2e3d6f9e1', '2026-11-09 12:45:15.858+00', '01a20a45-9498-750d-9f37-24fb93461ccc', 'Asha Example', 'admin', 'expense.create', 'expense', '01a1c057-66d2-70fb-a50a-d5c5adbbded0', '01a1c057-66d2-768e-9082-5de6539a6c7b', NULL, '{"_id": "01a1c057-66d2-70fb-a50a-d5c5adbbded0", "date": "2026-11-09", "year": 2026, "month": 11, "amount": 17, "ledger": "01a20a45-96d9-73de-982e-ac5ec7d1e681", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2026-11-09T12:45:15.858Z", "updatedAt": "2026-11-09T12:45:15.858Z", "voucherNo": "V2026-27/0004", "ledgerName": "Internet"}'),
  ('01a1c432-5b10-7136-814d-743786386c01', '2026-11-10 06:43:16.88+00', '01a20a45-9499-728f-8f9e-6c933e3f29d9', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a45-9551-703d-ba8a-ca60695a1b48', '01a1c432-5b10-7628-a552-7f36093c363b', NULL, '{"_id": "01a20a45-9551-703d-ba8a-ca60695a1b48", "room": "Lab 2", "bCode": "FR-2612", "bTime": "15:00 to 17:00", "seats": 1, "endDate": null, "trainer": "Dev Example", "version": 1, "sessions": [{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 2}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 4}, {"end": "17:00", "start": "15:00", "weekday": 5}], "startDate": "2026-12-01", "courseName": "Français des affaires"}'),
  ('01a1c53b-8e49-7762-87f7-c41442e85515', '2026-11-10 11:32:57.033+00', '01a20a45-9499-728f-8f9e-6c933e3f29d9', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1c53b-8e49-7368-8bd3-0a1988218d70', '01a1c53b-8e49-7409-99c1-d4e14bd6268d', NULL, '{"date": "2026-11-10", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ca38-8fec-7232-81c8-2fb58c91c45e', '2026-11-11 10:47:46.924+00', '01a20a45-9499-728f-8f9e-6c933e3f29d9', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ca38-8fec-7291-9bc1-ea06e2f3203c', '01a1ca38-8fec-74f6-a45b-b30ab0494f05', NULL, '{"date": "2026-11-11", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ce42-8cd3-7214-9cda-5e38f2919d93', '2026-11-12 05:37:10.355+00', '01a20a45-9499-728f-8f9e-6c933e3f29d9', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ce42-8cd3-7482-8413-ebb1d640f172', '01a1ce42-8cd3-7269-a7e5-049c7230df64', NULL, '{"date": "2026-11-12", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1cf35-657d-7618-916b-e82e0ec8ada6', '2026-11-12 10:02:25.533+00', '01a20a45-9613-714f-9cd0-c308a596c74c', 'Hina Sample', 'hr', 'fee.record', 'receipt', '01a1cf35-657d-704b-8566-4965c292d69a', '01a1cf35-657d-7063-a79b-982688342493', NULL, '{"_id": "01a1cf35-657d-704b-8566-4965c292d69a", "due": 3050, "date": "2026-11-12", "paid": 1000, "year": 2026, "bCode": "HT-2611", "month": 11, "course": "Hindi Typing", "changed": false, "payMode": "Online", "payable": 4050, "student": "01a1b03c-74c1-74c3-974e-462699902892", "version": 1, "issuedOn": "2026-11-12", "receiptNo": "2026-27/000001"}'),
  ('01a1d445-07d9-70c6-8f90-df8aed1868fe', '2026-11-13 09:37:36.217+00', '01a20a45-9499-728f-8f9e-6c933e3f29d9', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1d445-07d9-738a-b09f-fc7c54adf28a', '01a1d445-07d9-77b8-b656-4004c4ea2dcf', NULL, '{"date": "2026-11-13", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1d916-73a3-7590-b6ef-b87ace00b44c', '2026-11-14 08:04:49.699+00', '01a20a45-9499-728f-8f9e-6c933e3f29d9', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1d916-73a3-713e-b086-620ff518b9d9', '01a1d916-73a3-76ee-b556-3c9b21ab63f8', NULL, '{"date": "2026-11-14", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1e402-4a37-75cb-b719-540228fc157f', '2026-11-16 10:58:37.751+00', '01a20a45-9499-728f-8f9e-6c933e3f29d9', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1e402-4a37-76cb-b454-6457d22d9906', '01a1e402-4a37-77b0-9c80-0b36f2cdcb4f', NULL, '{"date": "2026-11-16", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1e95a-a683-75d2-ae35-28e1fed75d97', '2026-11-17 11:53:14.627+00', '01a20a45-9499-728f-8f9e-6c933e3f29d9', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1e95a-a683-7345-b867-89c913d02da2', '01a1e95a-a683-76f1-bb2b-600da8c9797d', NULL, '{"date": "2026-11-17", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ee80-40dd-74ac-870c-7eda480fe531', '2026-11-18 11:52:25.053+00', '01a20a45-9499-728f-8f9e-6c933e3f29d9', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ee80-40dd-7157-9267-14432c7ccdbd', '01a1ee80-40dd-7039-804b-3fdf1f7c8e8a', NULL, '{"date": "2026-11-18", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1f2a8-7850-756f-ab77-6709057d075b', '2026-11-19 07:14:49.552+00', '01a20a45-9499-728f-8f9e-6c933e3f29d9', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1f2a8-7850-7286-a620-de35cc8d3d91', '01a1f2a8-7850-7093-9d41-5a2fd7d75ce5', NULL, '{"date": "2026-11-19", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1f8c0-38a9-7198-9d0b-a4ed1339c54c', '2026-11-20 11:38:29.417+00', '01a20a45-9499-728f-8f9e-6c933e3f29d9', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1f8c0-38a9-7736-b6c1-22fe586af0a5', '01a1f8c0-38a9-719a-8c80-36b77344ac5f', NULL, '{"date": "2026-11-20", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1fb86-a83e-7074-adeb-ffd380866cee', '2026-11-21 00:34:28.542+00', '01a20a45-9499-728f-8f9e-6c933e3f29d9', 'Hari Example', 'hr', 'student.register', 'student', '01a1fb86-a83e-739a-9128-1be6787ce461', '01a1fb86-a83e-745a-814a-50eb876c50c6', NULL, '{"_id": "01a1fb86-a83e-739a-9128-1be6787ce461", "fee": 4050, "mode": "offline", "batch": "HT-2611", "course": "Hindi Typing", "status": "Active", "PaidFee": 0, "dueDate": "2026-12-26", "endDate": null, "version": 1, "TotalFee": 4050, "declared": null, "isPlaced": "notPlaced", "cduration": "2 months", "PendingFee": 4050, "isCompleted": "no", "joiningDate": "2026-11-21"}'),
  ('01a20a45-94a7-750d-b7e4-a13c6d00bab3', '2026-11-21 04:30:00+00', NULL, '', 'system', 'institute.create', 'institute', '00000000-0000-0000-0000-000000000000', 'dump', NULL, '{"name": "Namuna Training Institute (demo)", "phone": "+91 55500 00000", "address": "1 Example Road, Example Nagar", "timeZone": "Asia/Kolkata", "selfRegistration": true}'),
  ('01a20a45-94dd-72d5-945f-6d1cd1a9a81e', '2026-11-21 04:30:00+00', NULL, '', 'system', 'staff.create', 'account', '01a20a45-9498-750d-9f37-24fb93461ccc', 'dump', NULL, '{"id": "01a20a45-9498-750d-9f37-24fb93461ccc", "name": "Asha Example", "role": "admin", "email": "admin@example.com"}'),
  ('01a20a45-94de-759c-bb35-3aa08843b568', '2026-11-21 04:30:00+00', NULL, '', 'system', 'staff.create', 'account', '01a20a45-9499-728f-8f9e-6c933e3f29d9', 'dump', NULL, '{"id": "01a20a45-9499-728f-8f9e-6c933e3f29d9", "name": "Hari Example", "role": "hr", "email": "hr@example.com"}'),
  ('01a20a45-979f-760f-8d4b-ed32a025798b', '2026-11-21 04:30:00+00', '01a20a45-9498-750d-9f37-24fb93461ccc', 'Asha Example', 'admin', 'discount.give', 'student', '01a1b03c-74c1-74c3-974e-462699902892', 'dump', NULL, '{"amount": "500.00", "course": "Hindi Typing"}'),
  ('01a20a45-97b6-7382-9552-a8c0d0fc011a', '2026-11-21 04:30:00+00', '01a20a45-9498-750d-9f37-24fb93461ccc', 'Asha Example', 'admin', 'refund.record', 'refund', '01a20a45-97aa-7510-ad65-382dfa6c1af9', 'dump', NULL, '{"_id": "01a20a45-97aa-7510-ad65-382dfa6c1af9", "date": "2026-11-21T00:00:00.000Z", "bCode": "HT-2611", "amount": "200.00", "course": "Hindi Typing", "payMode": "Cash", "student": "01a1b03c-74c1-74c3-974e-462699902892", "version": 1, "issuedOn": "2026-11-21T00:00:00.000Z", "refundNo": "R2026-27/0001", "enrolment": "01a1b03c-74c1-738e-889e-d0f5352d974b", "paidAfter": "800.00", "paidBefore": "1000.00"}'),
  ('01a20a45-987d-70c6-86a2-8852050f6b2f', '2026-11-21 04:30:00+00', NULL, '', 'system', 'student.update', 'student', '01976d38-7d5f-7355-a56b-a3d67f276a64', 'dump', '{}', '{}');
insert into audit_link ("n", "entry_id", "entry_digest", "subject_id", "personal_fields", "personal_digests", "latest_at", "chained_at", "hash") overriding system value values
  ('1', '019583bb-5506-7496-8b3b-8103bdc97964', E'\\xe51cc9325cb3205efe6f531a8a13c420da0e49450747ab5378b0e5dc8a67daaa', NULL, '{}', E'\\x', '2025-03-11 05:44:07.174+00', '2026-11-21 04:30:00+00', E'\\x440ff1b927217aabf0a53a357897d423844f91ab5adc7bb79f98145f849dfa2f'),
  ('10', '0195eaed-5b52-7793-b9fc-df77b7dd64a0', E'\\x38f17c12c7f9815907a3d4e4845d995eb05d9e862f532a1dde04834e7b08a38d', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xfa80e14369ade32509ff4e8c0631ee8408921291ed6b05b5a03bb768f7e6d179'),
  ('100', '01a19c3d-3bc5-74f0-a8d0-df7af2362003', E'\\x93ddd6379d3102d1292c898720e4167103b7d15192005e659de58297fb371a36', NULL, '{}', E'\\x', '2026-11-02 12:30:21.125+00', '2026-11-21 04:30:00+00', E'\\xcc50883573d35082e6dc895fb3bab1b0029d339bdcd1465ee93ecf1d160c37ef'),
  ('101', '01a1a4b8-370c-73f0-b71a-ce73d130ddbf', E'\\x355605adafc4ba22dffde9c2b571f888b48ec3bbb1a79475fa14ca870e067ecc', NULL, '{}', E'\\x', '2026-11-04 04:01:38.572+00', '2026-11-21 04:30:00+00', E'\\x1d39e38da8ee9c293a33dadb902ccc8c8faf8d52154898dbe88872fff2ae56d7'),
  ('102', '01a1b03c-724d-73f4-b5ac-0a51cf91d5df', E'\\x3c7f32dbcbadc514f976baae1a60a02b2b8a40fa665ac5c0ec3eff954eee0765', NULL, '{}', E'\\x', '2026-11-06 09:41:53.869+00', '2026-11-21 04:30:00+00', E'\\x96b80798f2fa1f7493b234baa8e48afcf11cb7be24ea837f40064a5d055d87be'),
  ('103', '01a1b03c-74c1-75f8-a43d-359b2d58944b', E'\\x472b244443f2bfbe2a0559be77fc8461cffa0ac9a50956d6f000dd30ab78cca7', NULL, '{}', E'\\x', '2026-11-06 09:41:54.497+00', '2026-11-21 04:30:00+00', E'\\x7ca9c20226fb1b68e98ff655ce744bdae5e926b9418b96d0d9012354a8264ac3'),
  ('104', '01a1b0c9-1727-7559-95a6-be40fea481d0', E'\\xc92867554c099cf1d15af39d726df01d48bd5e7a9df2ea6634820016c5f2ac99', NULL, '{}', E'\\x', '2026-11-06 12:15:31.111+00', '2026-11-21 04:30:00+00', E'\\xdeeaecf4f85639e2109258a704f55bd1e94581af5802e511c8558cf1ddad8f5c'),
  ('105', '01a1b4a5-afa4-732c-986e-01902a29e2c2', E'\\x146e60844257c017a1a886a999299fdae72e6ff4b99d5bb42d036344f43e1eca', NULL, '{}', E'\\x', '2026-11-07 06:15:19.716+00', '2026-11-21 04:30:00+00', E'\\x2869ec6d38dfae73542e4bee0ffd1d24d82cf7bea29a2053bebf993430411ce3'),
  ('106', '01a1b51d-6a8b-714f-952f-0031331d9538', E'\\x325e926e1db6bd132c6f27342a40522e0caff9072f927c592460254694746787', NULL, '{}', E'\\x', '2026-11-07 08:26:06.347+00', '2026-11-21 04:30:00+00', E'\\xff0cd219cd916133d8d78bbe0db129b6180b51af9844a1324dbbba203ec65f6c'),
  ('107', '01a1be83-9230-72ef-b13a-ac523dd614be', E'\\x1f3f2765810862f2bf2c0652c4f0e10c24b85a373a45afc04c768262b93a5104', NULL, '{}', E'\\x', '2026-11-09 04:14:16.112+00', '2026-11-21 04:30:00+00', E'\\x7e8d43f1da4548c518224418503dba4ad50c22968302e96dd24b47e6849d8f10'),
  ('108', '01a1c041-4eb3-742b-8d66-4a9f5f386076', E'\\x274ea885ab4ace4770cbb31bb76d7c5e9cbdebdf422060ca37652e21602ccfd2', NULL, '{}', E'\\x', '2026-11-09 12:21:07.891+00', '2026-11-21 04:30:00+00', E'\\x3d261e4d71205c213699bf01899d8a67a12e8c68df84b56ce349aa1230a3f217'),
  ('109', '01a1c057-66d2-746a-9842-50c2e3d6f9e1', E'\\x1f8bae6283aa7e80434fb345614c2698277f87693878d24584317537222ffadd', NULL, '{}', E'\\x', '2026-11-09 12:45:15.858+00', '2026-11-21 04:30:00+00', E'\\x05b65f4bf3a12d5f492e4ae8ef4e9dcfa4b93cc8f7b3d1399bba44bff99a1ce9'),
  ('11', '0195efe3-4389-70a7-8fc2-f2ddfa04bf94', E'\\xfab63032134b351804859f6cc3aed3997173672abf556ec5797c64b088e51be7', NULL, '{}', E'\\x', '2025-04-01 05:46:43.465+00', '2026-11-21 04:30:00+00', E'\\x5338fdd2d8798406bef735e45a7c1c36e09d2da7cc44238d1ecb506e1468005b'),
  ('110', '01a1c432-5b10-7136-814d-743786386c01', E'\\xd6639f5812a9107f55b7dbd635197713012d44a7198c611d3154fb03cef00ce9', NULL, '{}', E'\\x', '2026-11-10 06:43:16.88+00', '2026-11-21 04:30:00+00', E'\\x68bb61e2e3c31ce891fee09507af082b5f9a4168a7b2ec211ae5378c942188c1'),
  ('111', '01a1c53b-8e49-7762-87f7-c41442e85515', E'\\x65706eba34609a1ed8b377234d610dedfd2537411380a5a0481da80264e36b03', NULL, '{}', E'\\x', '2026-11-10 11:32:57.033+00', '2026-11-21 04:30:00+00', E'\\xe3fa729c9c2db6ccca5e7aa778b9c05fa240bbffb78a90bdbffed36e71fb4787'),
  ('112', '01a1ca38-8fec-7232-81c8-2fb58c91c45e', E'\\x39584203c816a20d883cad652f74853f0a89d0ef198f4351d8f68492b26fa68a', NULL, '{}', E'\\x', '2026-11-11 10:47:46.924+00', '2026-11-21 04:30:00+00', E'\\x6575f444517cde2cde4493daf3f59346048ba38b9a48c1ff69409a41eb472804'),
  ('113', '01a1ce42-8cd3-7214-9cda-5e38f2919d93', E'\\xa59e42ae31656acde7d53539d5f884d2679ecd39d5d5f876dca83402d093b7bc', NULL, '{}', E'\\x', '2026-11-12 05:37:10.355+00', '2026-11-21 04:30:00+00', E'\\xb06afabead1f9cfab5126b0fcd0b14cb6ac3d94fd8d87eeccbc3aa270ed22b10'),
  ('114', '01a1cf35-657d-7618-916b-e82e0ec8ada6', E'\\xc25dc91fb93c83e8a5ca61b2a3cb32360b1d2b94840fb4504ace9a9cf14189e4', NULL, '{}', E'\\x', '2026-11-12 10:02:25.533+00', '2026-11-21 04:30:00+00', E'\\xd12763fea91e0fe029c760a6ee57350c22ad7b44cc345cfeb32990678c1b5fc5'),
  ('115', '01a1d445-07d9-70c6-8f90-df8aed1868fe', E'\\x36442e9409e9c4d4d00aa9a036cdf8993f7954897028a254a22d6f3245241107', NULL, '{}', E'\\x', '2026-11-13 09:37:36.217+00', '2026-11-21 04:30:00+00', E'\\x702ed7b0f01028630b0ca7be551506e551c1505baf68eed43009e80d075127e9'),
  ('116', '01a1d916-73a3-7590-b6ef-b87ace00b44c', E'\\xdfa34bcd9a3279ae9791b5bafed4363bff6604d5be910f303a448f067a72998c', NULL, '{}', E'\\x', '2026-11-14 08:04:49.699+00', '2026-11-21 04:30:00+00', E'\\xa9b4d86aec156bbfeee96fc3f62e468805e5e6321df7bad16852a2ce4d871dbb'),
  ('117', '01a1e402-4a37-75cb-b719-540228fc157f', E'\\x9ebf13dc1e0f30656b0d9fadf912c5edc996281e37a6e8629e42cfe58000eef6', NULL, '{}', E'\\x', '2026-11-16 10:58:37.751+00', '2026-11-21 04:30:00+00', E'\\xd5bc739287eba0a32ca50e7d23dc105b169a95488537d108a812f10296ee6d88'),
  ('118', '01a1e95a-a683-75d2-ae35-28e1fed75d97', E'\\xee638cf854d08ac7aab2a119bde1285a69942d13c1edc94ffbdddce30f648d51', NULL, '{}', E'\\x', '2026-11-17 11:53:14.627+00', '2026-11-21 04:30:00+00', E'\\xa6b64b916e10d75f2b9e3a76c2c5b63440314026e438401fc5ac5dfd1f313d1f'),
  ('119', '01a1ee80-40dd-74ac-870c-7eda480fe531', E'\\x26c35530379a9c46a815be3d2cdca1353a2eaae0220d4fd106d5a7ed43e59050', NULL, '{}', E'\\x', '2026-11-18 11:52:25.053+00', '2026-11-21 04:30:00+00', E'\\xc5f036ad76dee86e48e657bc4cb1c601417d3aae7400eca04cc6e01ee523fe49'),
  ('12', '0195f066-eeb6-7234-bca2-0be0ca703a83', E'\\x3598bf24fdeac48b07a614c6f8ca35032dbae4ee2c6ae8633edbae7ecbffeadc', NULL, '{}', E'\\x', '2025-04-01 08:10:32.502+00', '2026-11-21 04:30:00+00', E'\\xa5678204362780ab1e63d1ee327fd75f63783ae17128493b327933bfe4122778'),
  ('120', '01a1f2a8-7850-756f-ab77-6709057d075b', E'\\xe868f025550bbe8939bbde83d28b966ad8af8edbf3d2042aa5e0b3ec97624472', NULL, '{}', E'\\x', '2026-11-19 07:14:49.552+00', '2026-11-21 04:30:00+00', E'\\x47be429322bb7d3c3a2b26a890cc11f6104c65fea1bff7c3572e3ed41f774ce5'),
  ('121', '01a1f8c0-38a9-7198-9d0b-a4ed1339c54c', E'\\x4f0ebafb943feb47c47a5ea88b2725bba552a62225011fc753d0d30b70eded5f', NULL, '{}', E'\\x', '2026-11-20 11:38:29.417+00', '2026-11-21 04:30:00+00', E'\\x3b92b0f14d190579d07198bc85c2ae92d0e707cec82c8ba056ceeef4d9d71236'),
  ('122', '01a1fb86-a83e-7074-adeb-ffd380866cee', E'\\xddcb05684fabd73583d30ec3cb746d84ad586e2c9cd8fac9c059eee32b202ae6', NULL, '{}', E'\\x', '2026-11-21 00:34:28.542+00', '2026-11-21 04:30:00+00', E'\\x9580837d5272064cebbd2031401aaebe57c6faf183a7bcb90920a4db7257b1e4'),
  ('123', '01a20a45-94a7-750d-b7e4-a13c6d00bab3', E'\\xf5451e0707b93ddd27b7234641be7c54c16e3b06d01fef604a800b71444471c3', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\x63a2725714363e9aeb2709f5824f8e422f6db771911bbe032ee50ee096a9e329'),
  ('124', '01a20a45-94dd-72d5-945f-6d1cd1a9a81e', E'\\xddb2848fdecf67c2507c4504a7ba8c33566ed223a7d7b7fb83024296bd51ea35', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\x777310811a5a258f861f775df72d9962caf9a11701874246a6831ddebb6b12d0'),
  ('125', '01a20a45-94de-759c-bb35-3aa08843b568', E'\\x6bac1ad1b01796aceb462714f4715175ac9f791ffdcf01a7a7480e7cf38f0b3c', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\xe9a1718f6712179c2bf823b52025f31827b7c49429bc478a34b05df6f9012d5d'),
  ('126', '01a20a45-979f-760f-8d4b-ed32a025798b', E'\\x1a51d1eb6cfee4e1f7ae3476badc2b1c099a030d7ea6c72fb9704d9c46bc06f2', '01a1b03c-74c1-74c3-974e-462699902892', '{reason}', E'\\xdf9f5abdc54b317e85ee74b3dda638013f009940b1e40ae441cb524ce24a338b', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\x22264ca91fb3e9fd27810fb8382fe9e9e44b0e3fda7dfc67b9d0d75e51c8518d'),
  ('127', '01a20a45-97b6-7382-9552-a8c0d0fc011a', E'\\x0b5bca731d2fa33d333d1a9311d75cbbafa80cd763c017aad49c30f9fb0c99ca', '01a1b03c-74c1-74c3-974e-462699902892', '{reason}', E'\\x234db2b6c53e683820a6210c9f1160198eb2934281340da3067836702a9d406a', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\xec0daa8aefd099d609f36dc3cc7e69543c4d84846702a7606b4aa052f57dd458'),
  ('13', '0195f0f8-846c-70c5-8364-0ec9a1474a02', E'\\x0fd3a59988374227f63ec77b53f6b24ebb66bea6b9a7d2b171441f4ffbf349e6', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x70c3b53594f1e57ed318461fce0ac2b243606dbd9245434dc4087f47f113fbc4'),
  ('14', '0195f0f8-846c-71b0-80fe-b7e148f4301e', E'\\x17dbd5a885343b651d3f2096260f873482655669715bdb034aac0650fc3f29d6', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\xb11d18e8124371db0e32919db7efffc2856f5af6699160f5b52fc3a8af63a983'),
  ('15', '0195f0f8-846c-7259-8a1d-9f865aede6e2', E'\\xfafea05507a4485cd6e917f720ff589d75bcd5ac6310c7fd067e923048c5030f', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\xf3cd97c8de06ba1c534005d03db5e99326b804e7bbb7dc4789f51db7a598e730'),
  ('16', '0195f0f8-846c-75a3-945a-7de64fb907c4', E'\\xd3479b6d4c6fe80e7c6287b9ab0d1d210afd6fc4778e397aeddf8c8f7fb548e6', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x617b451117cd8bed028cc4688149d57977c6e98bbd90aa10c2973667ae6867d3'),
  ('17', '0195f0f8-846c-7618-9224-2fba48f4a013', E'\\xc1174edeebcefbf713c4b78c94539dd7244eea49d88ca4e251d616b166319cc0', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x6f20fa68d60e8319bf9cfc9161f2c492e3e0785e716c010afb8c5d81f1283bf2'),
  ('18', '0195f0f8-846c-774d-b0cc-3edcfec9ac81', E'\\x8ee602863b532335ccbeb5996fc784f18389fd6b81a25f1bf0ec289b18eddb6e', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x9caecb58d0f037e05e73bf90832e5b1e876ecd19e48eba077b2b9a00f6df2a85'),
  ('19', '0195f0f8-846c-7764-b34f-5e6a541119b0', E'\\x28dc82dfe1cf792379eb125b8891a4d85307dd4830eb40e353722bdfc4fba204', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x57ca1636ca0003f555eea723553a50434a812d0d930486c891205ec8bb8f4cc5'),
  ('2', '0195eaed-5b52-70e7-8edf-0dbfe7360b63', E'\\x4e5aaa1370101acee0aff0c9ecb5306d71d298190b824e8355e173aac497bb01', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xca199062434d00d5849be955a2189bfacac5d623ce80e3fa8a52c2861bd5163c'),
  ('20', '0195f0f8-846c-77d6-a617-4fe04ad437ef', E'\\x3a02ee878ecc19570437a0d7d0959079da258d905e5c78c2435e73eee863cfb0', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x5ea64ea3f7d601a253c6728f9923153948894ed10d71bc3738e3c72b68d2af2f'),
  ('21', '0195f143-5a97-70ef-a4c1-edb88ee9d824', E'\\x195a0c6b43a4631a08c1e6ea269fa45c2debbb7176e71fad5f8662fb4241a1c5', NULL, '{}', E'\\x', '2025-04-01 12:11:18.039+00', '2026-11-21 04:30:00+00', E'\\xc75fbbacb1c0f7545500a4adad262636b3183a6209489fe4bf6dcc7c3ecdbb69'),
  ('22', '0195f16e-4e64-7268-bb2c-9176208adaab', E'\\x2c1da2e8422a6c3a02f02fa923f8a01e63cb940700cfcb6df1eabc50b97fc1b2', NULL, '{}', E'\\x', '2025-04-01 12:58:12.964+00', '2026-11-21 04:30:00+00', E'\\xe89532633333a205337d270c2169bb6659d314de08a8c71ad08a8746c0697fdf'),
  ('23', '01960aa5-c6f2-71fe-9bba-9ec0992c503c', E'\\x6982874b1bc4528999ef01badcbe2a4a62108e907baa8853588fb999bf75ef6d', NULL, '{}', E'\\x', '2025-04-06 10:29:18.706+00', '2026-11-21 04:30:00+00', E'\\xbbc9fa442ccaa8b4db55237b64542f50cce9add608d623a0a3a4c3381a45dd72'),
  ('24', '01962e07-dbf7-76d8-858f-bb0ca5d89f1d', E'\\x26acf5fb40cf45eadc842e6c24bc339f7a45e63edee35ae33a140eb096603fd3', NULL, '{}', E'\\x', '2025-04-13 07:23:09.175+00', '2026-11-21 04:30:00+00', E'\\x17de19d4e7b85db04e17b4ee7420ed4430cc29b35474697648473124a798a9e7'),
  ('25', '01965222-1b54-71b8-9735-e0e10530b3e9', E'\\x9602ba67c5324acdff62572869c3c6405827ae8e2eca2542fe3eaf756ad6ff3d', NULL, '{}', E'\\x', '2025-04-20 07:38:09.108+00', '2026-11-21 04:30:00+00', E'\\xafa1cc8a044d44dcc8d0ad865265b18f84652b9c84657f9fef317fb01a9bdf79'),
  ('26', '0196952d-9296-741d-8b6e-adc8ea05dcab', E'\\x5fec3b79e6e1784620f00f017bb592beb642eb17a42a307d074599fa19cf5344', NULL, '{}', E'\\x', '2025-05-03 08:05:14.006+00', '2026-11-21 04:30:00+00', E'\\x792e5774a2437cdbd389b64eb270dcd43d0939877d7b9fd96faf1037b205507b'),
  ('27', '01971baf-477f-7476-ab9f-84d406b6ce0c', E'\\x3c3552aac54d381757febdcfc44cc08b19c38583290857b940fd4c7b8914546f', NULL, '{}', E'\\x', '2025-05-29 10:56:01.407+00', '2026-11-21 04:30:00+00', E'\\x97f2fbf8d39ac3e70eeb009b93a00cc7568e94fd227e64911ff3ad98d4a6cdba'),
  ('28', '01972f8c-001d-770d-a224-b6b05ee63c31', E'\\x6df54a8855d449da99363a04218f6a89c51babc5cd98e460cb7e028abc7d6dfa', NULL, '{}', E'\\x', '2025-06-02 07:29:53.693+00', '2026-11-21 04:30:00+00', E'\\x81057e09bd289c181b0bab8a2666fbcba160800966ee996f267dc949c5de15cd'),
  ('29', '019730ae-176e-75c0-8104-107708dc34f6', E'\\xfd2e07abb8af54f2e212ab0e7317d23da9b05ed4bab848d06a6626753d621f7c', NULL, '{}', E'\\x', '2025-06-02 12:46:45.102+00', '2026-11-21 04:30:00+00', E'\\x40c48a50345422ffd57b97102b41bd008160b9fe2d5840a4817bf2b25a465e13'),
  ('3', '0195eaed-5b52-70e9-aac4-f66eb06a7209', E'\\x412957296e133d1acd3a0ebb04dc40f583585791ad8b543edbe0e18c4eefca6b', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xc2c1998f74950fee71f0aea01bd248ac21d19834c8be468eaf66c709ca8a6246'),
  ('30', '01973f27-1abc-7174-8664-cb285996644b', E'\\x06f11a6edce7cf1c1d649819f4d62d4c2a3b219b5b5ed87cb5b119c6534ab573', NULL, '{}', E'\\x', '2025-06-05 08:13:36.828+00', '2026-11-21 04:30:00+00', E'\\xc192dc085490fe84817ce3e2cd44d0bf126755c0003262cd188b826b547f9a50'),
  ('31', '01973f71-631b-7400-be30-7f072250ca6e', E'\\xd2cf3d62b4443c6ba25b17a3d303a7792ad50182404dd67915a86c83686785a8', NULL, '{}', E'\\x', '2025-06-05 09:34:45.019+00', '2026-11-21 04:30:00+00', E'\\x45eb438ad072633218977c8ffe236f5485f1207b8a508cd6d83d76467031fa6f'),
  ('32', '019744be-dbb1-7739-9db1-a2ede413d7bf', E'\\x9d91370bf099f6d673127da27834e0051ffc24f300d789f340dd49405bffc805', NULL, '{}', E'\\x', '2025-06-06 10:17:28.241+00', '2026-11-21 04:30:00+00', E'\\xc10dcb25e11be2d5bbd6571ac0fe20861b96a78ff87af85f53116bec2344177d'),
  ('33', '01976d38-7d5f-7030-9131-0b6ba1c197eb', E'\\xf342fc99ec3032b1b7d6a97d1e9bf07547aa1eac61608848b0518261371158dd', NULL, '{}', E'\\x', '2025-06-14 06:55:08.127+00', '2026-11-21 04:30:00+00', E'\\xcd20df89d3455d40afebf0d58d79f732323b2d6e753b601b1e9e46d805e63a02'),
  ('34', '01976d38-7d5f-7061-a844-a679fadfacb9', E'\\xfc3ffde0bc336bb4b0125dec3c178170346f34b38559d48f393898a67db942c4', NULL, '{}', E'\\x', '2025-06-14 06:55:08.127+00', '2026-11-21 04:30:00+00', E'\\x84ed8386af109c91d17f9539f2d20421bcd4b117d975d90ba84af74396377288'),
  ('35', '01977d82-9bf0-7641-819d-8e1e68dee991', E'\\x6fd7247e23600e366486b6418719aa1581a0426cbf6f8dc7fc908911af8edda3', NULL, '{}', E'\\x', '2025-06-17 10:50:01.072+00', '2026-11-21 04:30:00+00', E'\\xd6fba2b5e0fa50c1c1c2b863b9bd645cbb3135f2bdaa8b47b9ff9a230d138b54'),
  ('36', '0197a729-c8b5-73eb-b75c-358307c69b26', E'\\xa72768c7edd06c94bddf19caa877959e541079872ddf233a27272f24f26e98ae', NULL, '{}', E'\\x', '2025-06-25 12:57:02.901+00', '2026-11-21 04:30:00+00', E'\\x76ab534453dd80bb0a067f0e1dd0bb9aa9cce0e8316cb82c00cb62615da11378'),
  ('37', '0197cf00-2cf0-77ad-8f23-8506114dc6a8', E'\\x025776f275dd83c7aa17e279d17350525e6b97c8f15299f1cdd138dbb86c52e0', NULL, '{}', E'\\x', '2025-07-03 06:36:24.688+00', '2026-11-21 04:30:00+00', E'\\xdc710f662f5fd6de8a673f3bf6d2283194aaf85e6797746908f0fe8aebae621d'),
  ('38', '0197d3b1-cdf4-7015-92c0-fe4f83b90040', E'\\xf4c51b87e2933125db351507d61e783c20c9aaf47efe429210926616091ecf7c', NULL, '{}', E'\\x', '2025-07-04 04:28:54.644+00', '2026-11-21 04:30:00+00', E'\\x7891816997dd2f3eadabcf6340b642550950fb4d7d1a0a9bfb0487aff4e82aa0'),
  ('39', '0197d44b-78c3-76fe-88d0-945a199d1738', E'\\xcf5607fd764fe4fc344ea0a3cb8a214a9d3b766600f6cb662b0dd2b84d60ca84', NULL, '{}', E'\\x', '2025-07-04 07:16:45.379+00', '2026-11-21 04:30:00+00', E'\\x3b2027137e18642847513111de37c49c53ae39221fe53f132b41a87d831f31ac'),
  ('4', '0195eaed-5b52-70fc-a3dd-5d299675a210', E'\\x72908320395876ab326980a25fbe15736b8f4d68ee08d06e54ffaeb923b529bc', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x84819c0282f57928130cb03eb2dfada19b0c2bdd0c7748fb41b0569914f9e2b3'),
  ('40', '0197e9a1-67f5-76a7-aec0-286f3437bfa1', E'\\xf0225e180f44426a37d3ce146ce1be74e9912207a02a599a3d6b4d100bc8a7f9', NULL, '{}', E'\\x', '2025-07-08 10:42:38.709+00', '2026-11-21 04:30:00+00', E'\\xcce1f60c59b5fd17e2b555200454a4c985fb615489065c4410835024ed661b8a'),
  ('41', '01980c8c-196a-702a-a326-1a5121a44e3a', E'\\x9108762baffdd718ebb41ebde89fb1871a2954edd960b6675866e1d7bf798808', NULL, '{}', E'\\x', '2025-07-15 05:26:04.906+00', '2026-11-21 04:30:00+00', E'\\xfe5a9122b04128f9e5f04d4bef8232cdca68f7fad361de0df20241fdc11ef33a'),
  ('42', '01982b99-c49f-7606-8193-77fcf0834c1c', E'\\x84e0b60fa07cb49d591959776ffcf1d3eb9059c47f13da15846cf4d3c2fda104', NULL, '{}', E'\\x', '2025-07-21 06:09:14.399+00', '2026-11-21 04:30:00+00', E'\\xcada199c6fe00c1ca29d1b617bed52c9ba74a5b696a470735f4cc4fb58d18497'),
  ('43', '0198305a-7b46-72a2-93b8-381cb2189a74', E'\\xba0b85fb7a75fa57b15d3eda15a6353fb8b53cb54388da82a8dc4651163e3188', NULL, '{}', E'\\x', '2025-07-22 04:18:12.934+00', '2026-11-21 04:30:00+00', E'\\xec29b1af5e079e00c789884e6de5bd8e31446362c8b4022de9058ef18c5d7ece'),
  ('44', '01983ab5-5436-70a2-b830-c132d7820c76', E'\\x62e8ec766204d98e75f2412fb503336e89f1ed358508ed1b7555a692d1177026', NULL, '{}', E'\\x', '2025-07-24 04:33:38.87+00', '2026-11-21 04:30:00+00', E'\\xa516cacf7ac7e9989fb64f69ca21cc90f6851a1baad275ab92642ac714de37fb'),
  ('45', '01984f40-d442-71da-ae1d-82261a51b56c', E'\\xb03e8c4c5faab2f338612249398d3a8304ef737cc83f01637766fe166db78c95', NULL, '{}', E'\\x', '2025-07-28 04:18:25.474+00', '2026-11-21 04:30:00+00', E'\\xfddc43a9f7130e4e28293352eb827c5753b526bdf23d25b000580c02476dc9a8'),
  ('46', '01985aa9-0953-713f-a120-c47503c55d5c', E'\\xa105b7b0dd40236e747fd22398408d8d458ebd7d2baa269a064fb077fa29ca95', NULL, '{}', E'\\x', '2025-07-30 09:28:04.179+00', '2026-11-21 04:30:00+00', E'\\x4713e4c504e052572497041afe2e0260e59ecd9b0b637b063c8e9e63ca37f21c'),
  ('47', '01986905-43a3-74ee-9d2a-c79576f577db', E'\\xa483016d527c1c7da45a46cd905c7825286e3e2a99c262d005ad961746de1bb3', NULL, '{}', E'\\x', '2025-08-02 04:23:29.443+00', '2026-11-21 04:30:00+00', E'\\xbf01b21d7c170c6be7ba659be92adb537f712787ff66f7770ca39d031a3bb7a3'),
  ('48', '019873c7-c03e-75a7-aa6f-8a563f364a8a', E'\\x07a00b92a7c68e93d5cd1a33d1f6fd22ba8887d8f607b4c6ae3f25debc2ed854', NULL, '{}', E'\\x', '2025-08-04 06:32:07.486+00', '2026-11-21 04:30:00+00', E'\\x82dece502665fa48fa65f2122dcabfcfe3edb9a01cdbed86bc49fde46a587657'),
  ('49', '0198742d-391a-746a-a4f9-ac4eb1bd51b7', E'\\x63654fd9aa0dc781b380f723d337caded8e858e107dd093404ef78e217a6b447', NULL, '{}', E'\\x', '2025-08-04 08:22:57.562+00', '2026-11-21 04:30:00+00', E'\\xdb0e0de05b71dcc0fc5c8ea586c599e6e9c81e381b9579f53d6f9e33ecf03f1d'),
  ('5', '0195eaed-5b52-7143-97ea-9fd06620b46b', E'\\x2c23000517c72f2dd4325220d53fa7cb980a47608e82764b60a75cfacaf14192', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x45762391eb1dbff158cf2e74c0e5e752d7a442cf1714c5dcce37410d1826eebd'),
  ('50', '01987a45-a517-7165-8f0c-b722f225d0c3', E'\\xfcfdfe01b918617b85dfaaac2d80e009611ad740cbb644b8ade4d5d690fb8c03', NULL, '{}', E'\\x', '2025-08-05 12:47:21.367+00', '2026-11-21 04:30:00+00', E'\\xf1842baad14827b506d619f22ed39c5e26b86e4a15d3166a10f20fb6e5592f1d'),
  ('51', '0198adb9-bb13-72b5-b270-10f7c734c017', E'\\xd91aa67302c22bc46c69ac540e7ee353c6d3da240cf43a2acdeae7dade9b6ca3', NULL, '{}', E'\\x', '2025-08-15 12:34:47.187+00', '2026-11-21 04:30:00+00', E'\\x7fbb5107084308d711ceefe52f58834a945187e8cba7131c60431428be299b8b'),
  ('52', '0198b7a5-65f9-708c-a473-c48807d274f8', E'\\xbebb04de581dfa2dd11da305f8dc16a9c16fd903db69c8619ff4488bef56a84d', NULL, '{}', E'\\x', '2025-08-17 10:48:46.841+00', '2026-11-21 04:30:00+00', E'\\x584658fa524279f9679d96cc2bc41ad4b05b315f467708c05b4e4fbe7c1e0c0b'),
  ('53', '0198d1be-32ac-7705-908a-379e92c930c5', E'\\x7df24f5e1c79e3fa16a098ae6a31830ae16dd78ee6a7c9baa47233011ea97d24', NULL, '{}', E'\\x', '2025-08-22 12:25:59.724+00', '2026-11-21 04:30:00+00', E'\\x8ba9d6516e4662dfd201ed644960d2c08c55b81a2d59cf1bdcd07e2a4df541c6'),
  ('54', '019904aa-7eb6-7336-9f53-ecabec8efa15', E'\\xcdfafc3f5fffbc3507d0ef387fdd05f799a3f5d1409bded2f3f2d7ed5c7f85a1', NULL, '{}', E'\\x', '2025-09-01 09:45:06.486+00', '2026-11-21 04:30:00+00', E'\\x7a33f9c578ae455bcd934263d6e28a2c43b5c8a264c2c6c227482cff3c04794e'),
  ('55', '01990a07-c598-7487-b750-e49bd78bb89e', E'\\x212788d308261e8bd089fcb054d3b000d31ff0cda57cc8f399c6998535ecbdc9', NULL, '{}', E'\\x', '2025-09-02 10:45:05.56+00', '2026-11-21 04:30:00+00', E'\\xd8924eb5458303499871e0a167a0f4f93272805db8f3d99d8cbab57f2cf6e48d'),
  ('56', '01990f32-eeb0-708f-9c65-7b914f5016f4', E'\\x5564286bed4ba788cb9f4334e89c73c934757f54a55a40ccde7cbfc2d6a9345e', NULL, '{}', E'\\x', '2025-09-03 10:50:20.208+00', '2026-11-21 04:30:00+00', E'\\xe5d31dc6c0f37bbda2684b2434aa524b19c1cfa7c2bbc19901b046fd00523370'),
  ('57', '0199291d-4815-7105-bea0-5f22939aaa78', E'\\x8e695834e1d7f58163b1cf3ff9712b951288f9f3993be3931f0fa0201d564d81', NULL, '{}', E'\\x', '2025-09-08 11:36:48.917+00', '2026-11-21 04:30:00+00', E'\\x0cbc8a87795e08f7ed12a7ee472a8cf722d81ea5239712ae6d599cdfbc2c3be8'),
  ('58', '01993c60-445a-7725-a1f0-56331d084a34', E'\\x0f02bf6a96aec8079485bb35f6e524950fa715e81251c94a6a42fb380ec8d2e9', NULL, '{}', E'\\x', '2025-09-12 05:22:45.978+00', '2026-11-21 04:30:00+00', E'\\x376d3358674c11304148f9f1df65a2edccf9fea48352797cd1962f67aa8e124b'),
  ('59', '01994735-b681-72dd-9941-80d8ff82891b', E'\\xa6431bc3e43b988c380152e6767c8229e28ba1bb7e809aaac4058d3fe370520e', NULL, '{}', E'\\x', '2025-09-14 07:52:06.529+00', '2026-11-21 04:30:00+00', E'\\x6b582a9a6b55d3c8c5827adf89cc4c4ae8a1a6f0db16e8147ce22beb4229518c'),
  ('6', '0195eaed-5b52-72c5-8777-9cc69a486a19', E'\\x413dc7430dfca270d8913d6ff0e0529b98e4eae4a538991db03da8161020c663', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xfc9dfde2fd381355d4c246fc460283a8c54e718db30ec6583612f3daa5028b82'),
  ('60', '0199483e-e8b1-7030-bc03-5d8641c877f2', E'\\xdc5913cfb79935fd3819d82d45e3bd41984a80cf1df91b4ef65de7b3d679d59a', NULL, '{}', E'\\x', '2025-09-14 12:41:46.417+00', '2026-11-21 04:30:00+00', E'\\xb1688ed10714be57b3bf4c2c73d7c9003060ba80974ad42900623019364e67b9'),
  ('61', '0199c7c0-0ba8-7549-b5b2-624777c490c3', E'\\xbfd0194e6faf2c5b5f46e2b245f86137fafa4d374b266826575f9de581eedc62', NULL, '{}', E'\\x', '2025-10-09 06:54:35.944+00', '2026-11-21 04:30:00+00', E'\\xffb9b39ea871fcbe8bb490464b4ef651778dd2483adac8314bf5c16a4dce0f49'),
  ('62', '019a24d1-6480-73de-bdcd-2411b014d17c', E'\\x95adfabcaf8d575ca5e2be2a578da95f3e90948d71e2f41f0fa93f74a144deee', NULL, '{}', E'\\x', '2025-10-27 08:38:13.888+00', '2026-11-21 04:30:00+00', E'\\x4dbf00bfde895e1aa40f5ab4a55d7ab74000ab682e13547b92dbd75fa4b63e49'),
  ('63', '019a24d1-6480-74a2-a2e8-be004affd64e', E'\\x3056d837744524c3be407b1aff6f801ecd2635a02c1008414e937b34f76f2f5a', NULL, '{}', E'\\x', '2025-10-27 08:38:13.888+00', '2026-11-21 04:30:00+00', E'\\x0565045b99165f8ec57f5425bf89b786001f922b7a50af5f66b72565589d1373'),
  ('64', '019a3e0d-cbe7-775d-bf62-7d5fa05d85f8', E'\\x5bc070c4ad0b1c9473c84abf21949a4ea53205f8040d4ddc1cc70b84e459c1eb', NULL, '{}', E'\\x', '2025-11-01 06:14:42.919+00', '2026-11-21 04:30:00+00', E'\\x0b4e99de2c8efa04ad81fdeef4696c18a2920395e29a9a323a407fc58fdae9b6'),
  ('65', '019a499b-18e8-7334-98c4-a0bee8024237', E'\\xbebc158baac87449445101a3872dca7374b8591e5db230c425c5438b3292d71f', NULL, '{}', E'\\x', '2025-11-03 12:04:52.584+00', '2026-11-21 04:30:00+00', E'\\x33a54af669471e2e34fada6cb9f4bf6391440b2f196cb4cc4cf777c336c55cdf'),
  ('66', '019a4dd1-d13d-75ab-adc9-b97a1a2783aa', E'\\x3aef774d78be1ed24d16a02c22c0bc1ab497576f498f031a6e25d546cd1655c1', NULL, '{}', E'\\x', '2025-11-04 07:43:07.581+00', '2026-11-21 04:30:00+00', E'\\x1b0c9922ea3a736fae359e64fa06f3347b4b4857fb4544c7f5795209c2bfcafc'),
  ('67', '019a5870-be50-7318-85d2-5e716943c174', E'\\xefa7c3fa25c9b05330c4eb45b47343881a2db7f9d2fb70d26b7000f2502dba59', NULL, '{}', E'\\x', '2025-11-06 09:12:55.12+00', '2026-11-21 04:30:00+00', E'\\x67b95d85fcb34d7f27105b265e380451380974b04b116034be4bbe9d276cb710'),
  ('68', '019a58cd-919f-72d1-97ec-46afd6156e95', E'\\xdcfc05d8df1212e3d3c0f7e65baccf093bd42b6559eba60bda83e11277ce1926', NULL, '{}', E'\\x', '2025-11-06 10:54:18.527+00', '2026-11-21 04:30:00+00', E'\\xabd8071217e9367943287a7ccc2ee98c80d6099bff202864328d260bbf3f96f5'),
  ('69', '019acdcb-3f5e-77fc-afcb-b3d36248e7f4', E'\\x1a81154c5e90c55c90b3db16f8477580b57ad9b4d57f760814015c52b93265b6', NULL, '{}', E'\\x', '2025-11-29 04:07:20.67+00', '2026-11-21 04:30:00+00', E'\\xb5aee60e1760715d68181a89a556b99bc1ebd3216dcb9703d0ddcddadc4f5261'),
  ('7', '0195eaed-5b52-7432-8e35-e2bda757b110', E'\\x52bdae8874a1f79c67f446245d80efb87f2b62199df71b6252bc90e07f371b91', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x11bf6de63a87f64f97268a8368f0716fab2a7616d95f773ba937272bdb9a463d'),
  ('70', '019acefa-c7b2-771b-875b-7235c27f7b23', E'\\x09e58a120f51e45240460f42d1f3973fb1ee35b5a30ce57d25b4fef5c51d93d8', NULL, '{}', E'\\x', '2025-11-29 09:38:52.978+00', '2026-11-21 04:30:00+00', E'\\x165a6ead75bec8d445287c822dbb5be4c6752728e9e56086a1b3570ff663926d'),
  ('71', '019ad88c-72fa-771e-99cf-e36654198989', E'\\xdefe359bb4ee71dee33d15b91eab2e034d7802dafc169741db45247f74c83f8c', NULL, '{}', E'\\x', '2025-12-01 06:14:34.49+00', '2026-11-21 04:30:00+00', E'\\xc5154793de636cf741feee5c670c0bae70a3f66d1fdbfa52bdf6aae4cc39ddb4'),
  ('72', '019b5e41-c6ac-71ce-9754-71c644b1477e', E'\\xf9ee635bfef73880b1072fe3af28b71af70741de41f01ae0696d92db33ed469e', NULL, '{}', E'\\x', '2025-12-27 05:22:07.66+00', '2026-11-21 04:30:00+00', E'\\x19c58af1319471b81d32d5286c414c6226084b4a13a23dd2699d38c1ad5da925'),
  ('73', '019b7ce0-50eb-73ac-808b-aaf5b5ddf677', E'\\x6bc69da46295b99f4c5763ae528e7f86b4a79eab2f4b03f165cbebe9f96930c0', NULL, '{}', E'\\x', '2026-01-02 04:03:54.219+00', '2026-11-21 04:30:00+00', E'\\x1e0a81349333452805731c87c1409b7b5039d0bb84cbd08f1df4c55675873cf2'),
  ('74', '019b7d9a-7db3-741c-9c30-fba2f8c9718d', E'\\xb06a8dac09a4d6de18ab8de6803d6e6ba391e586c04dae2e43a0360ba1816500', NULL, '{}', E'\\x', '2026-01-02 07:27:15.379+00', '2026-11-21 04:30:00+00', E'\\x6bb814b9be20458322273d2c8297b0adc51f75cd55bd453c4cd65798a7621978'),
  ('75', '019b92c8-7213-723a-bf71-034617648925', E'\\x0de48eadb021df205d502a76edc58590fa8f045724f19cf717a03f92ed10f381', NULL, '{}', E'\\x', '2026-01-06 10:09:28.595+00', '2026-11-21 04:30:00+00', E'\\xb65328cfbd6b0c230c930bd4f444136584a0f3fc8f7b32d9980b914900f7843c'),
  ('76', '019b96c0-e9f1-7034-a18f-f5656165ccec', E'\\x2b3b35d288dcbffae87d2914adc016d210777078baf7bc6b79e20a771b01452f', NULL, '{}', E'\\x', '2026-01-07 04:39:43.857+00', '2026-11-21 04:30:00+00', E'\\x2471a5c61415fadce5bc3809e73ed0a58417cf12205a75bbbae44388fd152b39'),
  ('77', '019b9be6-f910-739c-9bdc-f391b573d8b6', E'\\x9ed2917d4377012f76c43d87ef0c96ecf62aba1083d04ab057799be3c3645117', NULL, '{}', E'\\x', '2026-01-08 04:39:24.176+00', '2026-11-21 04:30:00+00', E'\\x78df4665cd42c637bd22f19a9ecbc162b9e9d210497d9eaecec00ef1500e5e5e'),
  ('78', '019bea69-43a4-70b9-9659-f68fd8d736c5', E'\\x268bf08fc939828065b2d9b88b25e94728c17f7c0ae309a05f4e43530c2fdeb5', NULL, '{}', E'\\x', '2026-01-23 10:32:05.796+00', '2026-11-21 04:30:00+00', E'\\xd14b58bc6ba13a3fa06e8db783b677e05895345e52bd1ab79379928c53f06492'),
  ('79', '019c1cef-33c4-76e1-bca7-43cbacb596a1', E'\\x8e4785c85a14606a633e9bd5e70eea2f91d9c8124de7ae7698fcb170bf0d9d1f', NULL, '{}', E'\\x', '2026-02-02 05:59:24.356+00', '2026-11-21 04:30:00+00', E'\\x90399da433b8d6081f575e4db42e323c8f00eefa4fee64a71bb92f84a12158b5'),
  ('8', '0195eaed-5b52-75f9-8cc7-73cf676ccfae', E'\\xd84b4fbebafa44121221e6bb339619f9d0523ad00f33c0fe96252763b6247d5e', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x80eafadf1bace002390441a7bbdae62d1ed3be58ecfcfba3a5b966538e307f19'),
  ('80', '019c31b6-9ffd-72a1-900d-423bfa11f242', E'\\x2868c1583d9144f9f14cf9b594a87e0b188521c0a837a55ceffbe2a359b3d312', NULL, '{}', E'\\x', '2026-02-06 06:49:38.045+00', '2026-11-21 04:30:00+00', E'\\x74e406ae3804d7eadc2bb210674cebef40c0aba2bfcbfc383ad955897202cfe9'),
  ('81', '019c369f-a274-700e-bdd1-394007583ecb', E'\\x7ac8dbb6347b124411c747a2598555237d664a97c248b29ccbbddd6c2ff8877e', NULL, '{}', E'\\x', '2026-02-07 05:42:37.428+00', '2026-11-21 04:30:00+00', E'\\x37b8b96c736e49981fa7fd54a59e4e2475d1bb902787add193921184dcde1d2c'),
  ('82', '019c411e-2084-7178-959b-25d9cb7635b0', E'\\x970f840d5d67b00519ea8e27e7418a9fac89edd792a21ede0f28ebf8c5871bb2', NULL, '{}', E'\\x', '2026-02-09 06:36:59.396+00', '2026-11-21 04:30:00+00', E'\\xc1b8f3e679f6dcafd585fd371e6b1fe692e04c615a4c3ebef0136c6674dc4ff8'),
  ('83', '019c423e-23a9-7661-9188-d6e550569f23', E'\\x47bd99dc339634cdc979bb3a2f5a8d0eb0d97279b33ca5de0fa0d3e233eeb392', NULL, '{}', E'\\x', '2026-02-09 11:51:34.569+00', '2026-11-21 04:30:00+00', E'\\xcb92d0e5684edaf277557ff1ddf0fc3ee756584da066b551fcd02cf6f9a29246'),
  ('84', '019c7004-9136-718a-bab0-a0e4c2e60e59', E'\\x0a4e5612fc3466c09fe56ca2207026cb11ab4b010a7310d331d42ba3ecb59ef8', NULL, '{}', E'\\x', '2026-02-18 09:11:13.462+00', '2026-11-21 04:30:00+00', E'\\xb08e3be71ccf07ef12039719f2733427244aa38eef28a520ec2b10944b4abefb'),
  ('85', '019cfa32-3a20-7731-aa9c-7b58994e2686', E'\\x718d628eb49c0a3a2d683a1ae4ef4b578735838ca587c447c1ebca07766a0e15', NULL, '{}', E'\\x', '2026-03-17 05:08:41.632+00', '2026-11-21 04:30:00+00', E'\\xa5b6dd7b0d570f49f9006ca7abea7ced4a03fe1a3c53af7a0d105273b7652274'),
  ('86', '019d47ad-09b4-76d2-b619-1adc804f21a9', E'\\x6cce0abf44804e437c2d75e1cfaf9ae2e1595325e4f32f1d963f542c3f71d9fc', NULL, '{}', E'\\x', '2026-04-01 06:13:35.796+00', '2026-11-21 04:30:00+00', E'\\x46820528f61365bcfb342e65767f79b054ea818e9883d4a92edcf3973512949b'),
  ('87', '019d805b-85ba-74e1-896a-d829631ba714', E'\\xb7eed16d59c2a88885e7bfe72986f5249e26611b34c39611f650f08afe6d73f6', NULL, '{}', E'\\x', '2026-04-12 06:22:54.906+00', '2026-11-21 04:30:00+00', E'\\xe9da0b7774e842bd32f1a44782a2e933a962a5ae3f383a117f5ebe8e49525a76'),
  ('88', '019daf1c-ae23-7182-ba9d-84fb98eefc82', E'\\x850eaf05bfc18ace60a01de86236dad36497ac5b3019552429fef58d27db115f', NULL, '{}', E'\\x', '2026-04-21 08:16:25.635+00', '2026-11-21 04:30:00+00', E'\\xe5d7710045017e475809c97679fb0ffc33e46864e9e62e72b549a3ecf7677a4f'),
  ('89', '019e0afc-7890-75bb-852e-b3724603de0e', E'\\x7cbc1743d3735f500ea9abb5c5e57dc03b8c79c8847194dd61d177c9050ba37b', NULL, '{}', E'\\x', '2026-05-09 04:26:18.64+00', '2026-11-21 04:30:00+00', E'\\x529a7e2c6cd0199f4de544b87d7416ca056e4a95f99f4fea89d5ee8fede1020d'),
  ('9', '0195eaed-5b52-773a-8028-317ef4735cea', E'\\xfb08e40a23e70653ae4d1cf362fea5611f237490d96a6d1093a25e8000116dca', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x17f3885844b8877b9cbe8c8d36c45dbf5211036a2330da22870c92e0cae6f315'),
  ('90', '019e91fd-57b9-77f1-9236-cfcc813d5c77', E'\\x710f41177e0edb3d60c0ade0e9623ee4160ed40ce46a76b1eadd37aff6abccc3', NULL, '{}', E'\\x', '2026-06-04 09:35:59.929+00', '2026-11-21 04:30:00+00', E'\\xa302bc300d2dc912465c788021ffe8839f26751e5a0090b2d5c7f12db1e052f0'),
  ('91', '019f1d81-7446-7004-a380-89bd405cf308', E'\\xb6a03e8dac263074d7f38090314b60973f401a811cf0c25deda9612afbee537e', NULL, '{}', E'\\x', '2026-07-01 11:47:31.014+00', '2026-11-21 04:30:00+00', E'\\xe67e70cddc13f424568d09e14872eb6706856ffcc39ffefadb16106d10d9b58d'),
  ('92', '019f4660-91bf-75d9-9ddb-d1d7efac606e', E'\\x75f1137a9db58df497bfbdaae921e573ebf54b19178e273272608ff3c8d6f399', NULL, '{}', E'\\x', '2026-07-09 10:16:01.727+00', '2026-11-21 04:30:00+00', E'\\x3d948df1f9ce83382c89b21bc8124c81d10a4c66868fc52f75a6cb9397798653'),
  ('93', '019fa230-ae6c-7305-9f39-3e15f8333a28', E'\\xbdde9792bd1c95cb1c672c3e65516dc0fdfbd527c377bf4e6c64f54f0a28f973', NULL, '{}', E'\\x', '2026-07-27 06:08:47.212+00', '2026-11-21 04:30:00+00', E'\\x13433fbee1153a938271d27811434c516da4c2e6889247b2f650387c86351191'),
  ('94', '01a02eaf-9c16-7433-81d5-de9f82550ac0', E'\\xc6a8944dc4796b49541aac75a8f30bd1e337140e9cae7ed9f1842a9ea8cb7f08', NULL, '{}', E'\\x', '2026-08-23 12:54:15.83+00', '2026-11-21 04:30:00+00', E'\\xde0bdaf19e068a3adcf26440991628fb38a1b14dd4f94dbb8f2ff93961d55d2a'),
  ('95', '01a0b40e-f07d-7429-b3cb-d4765a3d542d', E'\\xda50cd7416e3d635b00241ac374f1e8c27f6b013929bfb1c9f8bf42e8fed2b05', NULL, '{}', E'\\x', '2026-09-18 10:27:53.085+00', '2026-11-21 04:30:00+00', E'\\x4b3df69b42dd2ff0e07656874c2714fabce6d71aef7c3744f27d28a50c43299d'),
  ('96', '01a0d6d4-797a-7010-b8a1-5ca1ca5cdd60', E'\\x169e4ad85c23239f4bb6fc9eb342c2eb2b5d0545a94820968733a5c77def31f7', NULL, '{}', E'\\x', '2026-09-25 04:30:44.09+00', '2026-11-21 04:30:00+00', E'\\xc9334c4a1a7f582c0c5364f4b34ce0611db09e6293563c6e53c29a0bd0b2ba3f'),
  ('97', '01a11b91-9b52-7277-8755-006bdde7bba8', E'\\xfbc752140a3d11f5ec1b55d48da3fa1bdc7bf343ba3e6c891f0657a807764901', NULL, '{}', E'\\x', '2026-10-08 12:51:29.746+00', '2026-11-21 04:30:00+00', E'\\x5def5b5d6c82159a034c2f31e3922b8eb5c1057c99cf77dad1a2bd2027ccfccf'),
  ('98', '01a13e7e-69d3-7247-bd70-2abfe12378fe', E'\\x0ebc3d5738c7125bcd61847efdbc175d2e241f1374161e2a8af5d023d47e97c3', NULL, '{}', E'\\x', '2026-10-15 07:37:14.451+00', '2026-11-21 04:30:00+00', E'\\x285c7b4b1ed2c0ebf055ce3456d4dcc76e75c6834201e48c3fa364c08f06e170'),
  ('99', '01a19b44-4019-7133-954a-596442209413', E'\\xc409a5bcb151427552e48575ae0f04c9ebc97c5ef19457a36713c429ee0a94d1', NULL, '{}', E'\\x', '2026-11-02 07:58:23.769+00', '2026-11-21 04:30:00+00', E'\\x6503b963324767df759a8fd02055d86aafeb60ceb66004779f02f9325fcc1300');
insert into audit_personal ("entry_id", "subject_id", "field", "before", "after", "salt") overriding system value values
  ('01a20a45-979f-760f-8d4b-ed32a025798b', '01a1b03c-74c1-74c3-974e-462699902892', 'reason', NULL, '"Scholarship"', 'c86c7a3a-04e3-410f-8be6-28d364c4da95'),
  ('01a20a45-97b6-7382-9552-a8c0d0fc011a', '01a1b03c-74c1-74c3-974e-462699902892', 'reason', NULL, '"Paid twice"', '95d7f3e4-4105-4f34-8dae-9072a8b20fca'),
  ('01a20a45-987d-70c6-86a2-8852050f6b2f', '01976d38-7d5f-7355-a56b-a3d67f276a64', 'degree', '"BCom"', '"BSc"', 'ff0bf36a-bd88-4bc1-863a-bde8d4c9748b');
insert into audit_seal ("day", "n", "hash") overriding system value values
  ('2026-11-21', '127', E'\\xec0daa8aefd099d609f36dc3cc7e69543c4d84846702a7606b4aa052f57dd458');
insert into audit_unchained ("at", "entry_id") overriding system value values
  ('2026-11-21 04:30:00+00', '01a20a45-987d-70c6-86a2-8852050f6b2f');
insert into backup_run ("id", "kind", "started_at", "seen_at", "finished_at", "place", "encrypted", "bytes", "reason") overriding system value values
  ('01a20a45-9836-775b-bd96-9f7c74635bd5', 'scheduled', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', 'office:/backup/example.tar.gz', 'false', '4096', NULL);
insert into batch ("id", "code", "code_key", "course_id", "time", "start_on", "end_on", "created_at", "version", "deleted_at", "trainer", "trainer_key", "room", "room_key", "sessions", "seats") overriding system value values
  ('01a20a45-951e-7129-82da-5ec70df8b8a3', 'TALLY-2504', 'tally-2504', '01a20a45-951d-77e2-bfc4-04e8fc983f98', '15:00 to 17:00', '2025-04-01', '2025-07-01', '2025-03-11 05:44:07.174+00', '1', NULL, 'Anita Example', 'anita example', 'Room 1', 'room 1', '[{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 5}]', '1'),
  ('01a20a45-951f-7567-8bda-1d8d6b46896d', 'PY-2504', 'py-2504', '01a20a45-951d-77e2-bfc4-084ec139e76f', '08:00 to 10:00', '2025-04-27', '2025-08-27', '2025-04-06 10:29:18.706+00', '1', NULL, 'Binod Example', 'binod example', 'Room 2', 'room 2', '[{"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 6}]', '1'),
  ('01a20a45-951f-7567-8bda-2221f956e6d6', 'FSW-2505', 'fsw-2505', '01a20a45-951d-77e2-bfc4-0db1ae924fdc', '12:30 to 14:30', '2025-05-24', '2026-01-24', '2025-05-03 08:05:14.006+00', '1', NULL, 'Chitra Example', 'chitra example', 'Lab 1', 'lab 1', '[{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}]', '1'),
  ('01a20a45-951f-7567-8bda-27245f1ed83f', 'DA-2506', 'da-2506', '01a20a45-951d-77e2-bfc4-110f49d7aa55', '18:00 to 20:00', '2025-06-19', '2025-12-19', '2025-05-29 10:56:01.407+00', '1', NULL, 'Dev Example', 'dev example', 'Lab 2', 'lab 2', '[{"end": "20:00", "start": "18:00", "weekday": 1}, {"end": "20:00", "start": "18:00", "weekday": 3}, {"end": "20:00", "start": "18:00", "weekday": 5}]', '1'),
  ('01a20a45-951f-7567-8bda-29a803dfbdd7', 'GD-2507', 'gd-2507', '01a20a45-951d-77e2-bfc4-14999d34d701', '18:00 to 20:00', '2025-07-16', '2025-12-16', '2025-06-25 12:57:02.901+00', '1', NULL, 'Esther Example', 'esther example', 'Room 1', 'room 1', '[{"end": "20:00", "start": "18:00", "weekday": 2}, {"end": "20:00", "start": "18:00", "weekday": 4}, {"end": "20:00", "start": "18:00", "weekday": 6}]', '1'),
  ('01a20a45-951f-7567-8bda-2e6fa3342d28', 'DM-2508', 'dm-2508', '01a20a45-951d-77e2-bfc4-1af6a6d7cb94', '10:00 to 12:00', '2025-08-11', '2025-11-11', '2025-07-21 06:09:14.399+00', '1', NULL, 'Anita Example', 'anita example', 'Room 2', 'room 2', '[{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 5}]', '1'),
  ('01a20a45-951f-7567-8bda-31c4d1653a5b', 'HT-2509', 'ht-2509', '01a20a45-951d-77e2-bfc4-1d02695b6847', '15:00 to 17:00', '2025-09-07', '2025-11-07', '2025-08-17 10:48:46.841+00', '1', NULL, 'Binod Example', 'binod example', 'Lab 1', 'lab 1', '[{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 5}]', '1'),
  ('01a20a45-951f-7567-8bda-37351dd4848c', 'FR-2510', 'fr-2510', '01a20a45-951d-77e2-bfc4-206e205665ff', '15:00 to 17:00', '2025-10-03', '2026-02-03', '2025-09-12 05:22:45.978+00', '1', NULL, 'Chitra Example', 'chitra example', 'Lab 2', 'lab 2', '[{"end": "17:00", "start": "15:00", "weekday": 2}, {"end": "17:00", "start": "15:00", "weekday": 4}, {"end": "17:00", "start": "15:00", "weekday": 6}]', '1'),
  ('01a20a45-951f-7567-8bda-39e5194e3550', 'TALLY-2510', 'tally-2510', '01a20a45-951d-77e2-bfc4-04e8fc983f98', '12:30 to 14:30', '2025-10-30', '2026-01-30', '2025-10-09 06:54:35.944+00', '1', NULL, 'Dev Example', 'dev example', 'Room 1', 'room 1', '[{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}]', '1'),
  ('01a20a45-951f-7567-8bda-3e9eb470d21e', 'PY-2511', 'py-2511', '01a20a45-951d-77e2-bfc4-084ec139e76f', '18:00 to 20:00', '2025-11-25', '2026-03-25', '2025-11-04 07:43:07.581+00', '1', NULL, 'Esther Example', 'esther example', 'Room 2', 'room 2', '[{"end": "20:00", "start": "18:00", "weekday": 1}, {"end": "20:00", "start": "18:00", "weekday": 3}, {"end": "20:00", "start": "18:00", "weekday": 5}]', '1'),
  ('01a20a45-951f-7567-8bda-43603aa43623', 'FSW-2512', 'fsw-2512', '01a20a45-951d-77e2-bfc4-0db1ae924fdc', '12:30 to 14:30', '2025-12-22', '2026-08-22', '2025-12-01 06:14:34.49+00', '1', NULL, 'Anita Example', 'anita example', 'Lab 1', 'lab 1', '[{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}]', '1'),
  ('01a20a45-951f-7567-8bda-4700c471ad82', 'DA-2601', 'da-2601', '01a20a45-951d-77e2-bfc4-110f49d7aa55', '12:30 to 14:30', '2026-01-17', '2026-07-17', '2025-12-27 05:22:07.66+00', '1', NULL, 'Binod Example', 'binod example', 'Lab 2', 'lab 2', '[{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}]', '1'),
  ('01a20a45-951f-7567-8bda-48df2499a6fa', 'GD-2602', 'gd-2602', '01a20a45-951d-77e2-bfc4-14999d34d701', '08:00 to 10:00', '2026-02-13', '2026-07-13', '2026-01-23 10:32:05.796+00', '1', NULL, 'Chitra Example', 'chitra example', 'Room 1', 'room 1', '[{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 5}]', '1'),
  ('01a20a45-9550-7614-8fdc-32854ee20eca', 'DM-2603', 'dm-2603', '01a20a45-951d-77e2-bfc4-1af6a6d7cb94', '12:30 to 14:30', '2026-03-11', '2026-06-11', '2026-02-18 09:11:13.462+00', '1', NULL, 'Dev Example', 'dev example', 'Room 2', 'room 2', '[{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}]', '1'),
  ('01a20a45-9550-7614-8fdc-371bb499a0b5', 'HT-2604', 'ht-2604', '01a20a45-951d-77e2-bfc4-1d02695b6847', '10:00 to 12:00', '2026-04-07', '2026-06-07', '2026-03-17 05:08:41.632+00', '1', NULL, 'Esther Example', 'esther example', 'Lab 1', 'lab 1', '[{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 5}]', '1'),
  ('01a20a45-9550-7614-8fdc-3bacadd2b3be', 'FR-2605', 'fr-2605', '01a20a45-951d-77e2-bfc4-206e205665ff', '08:00 to 10:00', '2026-05-03', '2026-09-03', '2026-04-12 06:22:54.906+00', '1', NULL, 'Anita Example', 'anita example', 'Lab 2', 'lab 2', '[{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 5}]', '1'),
  ('01a20a45-9551-703d-ba8a-aff905e1b624', 'TALLY-2605', 'tally-2605', '01a20a45-951d-77e2-bfc4-04e8fc983f98', '12:30 to 14:30', '2026-05-30', '2026-08-30', '2026-05-09 04:26:18.64+00', '1', NULL, 'Binod Example', 'binod example', 'Room 1', 'room 1', '[{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}]', '1'),
  ('01a20a45-9551-703d-ba8a-b10f91b8da7e', 'PY-2606', 'py-2606', '01a20a45-951d-77e2-bfc4-084ec139e76f', '08:00 to 10:00', '2026-06-25', '2026-10-25', '2026-06-04 09:35:59.929+00', '1', NULL, 'Chitra Example', 'chitra example', 'Room 2', 'room 2', '[{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 5}]', '1'),
  ('01a20a45-9551-703d-ba8a-b5dfcd9c94e3', 'FSW-2607', 'fsw-2607', '01a20a45-951d-77e2-bfc4-0db1ae924fdc', '10:00 to 12:00', '2026-07-22', NULL, '2026-07-01 11:47:31.014+00', '1', NULL, 'Dev Example', 'dev example', 'Lab 1', 'lab 1', '[{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 5}]', '1'),
  ('01a20a45-9551-703d-ba8a-ba698cd15a37', 'DA-2608', 'da-2608', '01a20a45-951d-77e2-bfc4-110f49d7aa55', '10:00 to 12:00', '2026-08-17', '2027-02-17', '2026-07-27 06:08:47.212+00', '1', NULL, 'Esther Example', 'esther example', 'Lab 2', 'lab 2', '[{"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 6}]', '1'),
  ('01a20a45-9551-703d-ba8a-bda0a39b7ea9', 'GD-2609', 'gd-2609', '01a20a45-951d-77e2-bfc4-14999d34d701', '08:00 to 10:00', '2026-09-13', '2027-02-13', '2026-08-23 12:54:15.83+00', '1', NULL, 'Anita Example', 'anita example', 'Room 1', 'room 1', '[{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 5}]', '1'),
  ('01a20a45-9551-703d-ba8a-c0ee739d33fb', 'DM-2610', 'dm-2610', '01a20a45-951d-77e2-bfc4-1af6a6d7cb94', '12:30 to 14:30', '2026-10-09', NULL, '2026-09-18 10:27:53.085+00', '1', NULL, 'Binod Example', 'binod example', 'Room 2', 'room 2', '[{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 5}]', '1'),
  ('01a20a45-9551-703d-ba8a-c41d1e54ac85', 'HT-2611', 'ht-2611', '01a20a45-951d-77e2-bfc4-1d02695b6847', '10:00 to 12:00', '2026-11-05', '2027-01-05', '2026-10-15 07:37:14.451+00', '1', NULL, 'Chitra Example', 'chitra example', 'Lab 1', 'lab 1', '[{"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 6}]', '1'),
  ('01a20a45-9551-703d-ba8a-ca60695a1b48', 'FR-2612', 'fr-2612', '01a20a45-951d-77e2-bfc4-206e205665ff', '15:00 to 17:00', '2026-12-01', NULL, '2026-11-10 06:43:16.88+00', '1', NULL, 'Dev Example', 'dev example', 'Lab 2', 'lab 2', '[{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 2}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 4}, {"end": "17:00", "start": "15:00", "weekday": 5}]', '1');
insert into batch_waiting ("id", "batch_id", "enquiry_id", "student_id", "at", "removed_at") overriding system value values
  ('01a20a45-9836-775b-bd96-abae4ecb755a', '01a20a45-951e-7129-82da-5ec70df8b8a3', NULL, '01976d38-7d5f-7355-a56b-a3d67f276a64', '2026-11-21 04:30:00+00', NULL);
insert into cash_entry ("id", "kind", "amount", "day", "reference", "recorded_at", "recorded_by", "voided_at", "voided_by") overriding system value values
  ('01a20a45-986d-7749-9d90-fe8ca3f8713e', 'opening', '1000.00', '2026-11-20', NULL, '2026-11-21 04:30:00+00', '01a20a45-9499-728f-8f9e-6c933e3f29d9', NULL, NULL);
insert into consent ("student_id", "given_by", "guardian_name", "notice_version", "at", "recorded_by") overriding system value values
  ('01976d38-7d5f-7355-a56b-a3d67f276a64', 'student', NULL, '2', '2026-11-21 04:30:00+00', NULL);
insert into course ("id", "name", "name_key", "fee", "duration", "added_by", "created_at", "version", "deleted_at", "instalments") overriding system value values
  ('01a20a45-951d-77e2-bfc4-04e8fc983f98', 'Tally with GST', 'tally with gst', '12000.00', '3 months', '01a20a45-9498-750d-9f37-24fb93461ccc', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a20a45-951d-77e2-bfc4-084ec139e76f', 'Python Programming', 'python programming', '18000.00', '4 months', '01a20a45-9498-750d-9f37-24fb93461ccc', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a20a45-951d-77e2-bfc4-0db1ae924fdc', 'Full Stack Web Development', 'full stack web development', '45000.00', '8 months', '01a20a45-9498-750d-9f37-24fb93461ccc', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a20a45-951d-77e2-bfc4-110f49d7aa55', 'Data Analytics', 'data analytics', '35000.00', '6 months', '01a20a45-9498-750d-9f37-24fb93461ccc', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a20a45-951d-77e2-bfc4-14999d34d701', 'Graphic Design', 'graphic design', '22000.00', '5 months', '01a20a45-9498-750d-9f37-24fb93461ccc', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a20a45-951d-77e2-bfc4-1af6a6d7cb94', 'Digital Marketing', 'digital marketing', '15000.00', '3 months', '01a20a45-9498-750d-9f37-24fb93461ccc', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a20a45-951d-77e2-bfc4-1d02695b6847', 'Hindi Typing', 'hindi typing', '4500.00', '2 months', '01a20a45-9498-750d-9f37-24fb93461ccc', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a20a45-951d-77e2-bfc4-206e205665ff', 'Français des affaires', 'francais des affaires', '16500.00', '4 months', '01a20a45-9498-750d-9f37-24fb93461ccc', '2025-04-01 10:49:33.548+00', '1', NULL, NULL);
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
  ('01a20a45-986c-7255-85cd-aa96f016c0ac', '2026-11-20', NULL, '0.00', '0.00', '{}', NULL, '2026-11-21 04:30:00+00', '01a20a45-9499-728f-8f9e-6c933e3f29d9', '{}');
insert into declared_payment ("student_id", "fee", "paid", "pay_mode") overriding system value values
  ('01a1be83-9230-7167-a128-a0a5f67cb738', '16500.00', '8250.00', 'Online');
insert into deletion ("id", "record", "deleted_at", "deleted_by", "status_before", "enquiry", "erase_after", "erased_at") overriding system value values
  ('01a20a45-981d-72d3-ae58-e2142765fb40', 'enquiry', '2026-11-21 04:30:00+00', NULL, NULL, '{"id": "01a20a45-981d-72d3-ae58-e2142765fb40", "name": "Example"}', '2026-11-21 04:30:00+00', NULL);
insert into discount_limit ("one", "percent", "version") overriding system value values
  ('true', '10.00', '2');
insert into draft ("account_id", "key", "field_values", "saved_at") overriding system value values
  ('01a20a45-9499-728f-8f9e-6c933e3f29d9', 'course-add', '{"course":"Example"}', '2026-11-21 04:30:00+00');
insert into enquiry ("id", "name", "name_key", "mail_id", "contact", "alt_contact", "qualification", "address", "course_id", "enquiry_mode", "mode", "ref", "remark", "day", "status", "is_placed", "student_id", "created_at", "version", "next_call_on") overriding system value values
  ('01962e07-dbf7-7037-a61f-8b8aef0aafd2', 'Ishwari Voorbeeld', 'ishwari voorbeeld', 'ishwari.3@example.net', '5570000003', '5580000003', 'BSc', '37 Namuna Marg, Example Nagar', '01a20a45-951d-77e2-bfc4-0db1ae924fdc', 'online', 'online', NULL, NULL, '2025-04-13', 'Pending', 'false', NULL, '2025-04-13 07:23:09.175+00', '2', NULL),
  ('01973f71-631b-72d9-978c-b01e9b220fa3', 'विवेक दृष्टांत', 'विवेक दृष्टांत', 'student.1@example.com', '5550000001', NULL, 'BCom', '159 Namuna Marg, Demo Colony', '01a20a45-951d-77e2-bfc4-110f49d7aa55', 'offline', 'offline', 'एक मित्र', 'Will come for a trial class', '2025-06-05', 'Closed', 'false', '01976d38-7d5f-7355-a56b-a3d67f276a64', '2025-06-05 09:34:45.019+00', '2', NULL),
  ('019a24d1-6480-7103-be02-ba7cb4774753', 'Asha Beispiel', 'asha beispiel', 'asha.2@example.net', '5570000002', '5580000002', 'BSc', '77 Example Road, Namunapur', '01a20a45-951d-77e2-bfc4-0db1ae924fdc', 'offline', 'offline', 'Poster at the college', 'Will come for a trial class', '2025-10-27', 'Pending', 'false', NULL, '2025-10-27 08:38:13.888+00', '2', NULL);
insert into enquiry_note ("id", "enquiry_id", "at", "written_by", "note", "next_call_on") overriding system value values
  ('01a20a45-9836-775b-bd96-a5bd5b78ca41', '01962e07-dbf7-7037-a61f-8b8aef0aafd2', '2026-11-21 04:30:00+00', NULL, 'Example', NULL);
insert into enrolment ("id", "student_id", "n", "course_id", "batch_id", "mode", "duration", "fee", "joining_on", "end_on", "is_completed", "ended_at", "end_reason", "created_at", "version") overriding system value values
  ('01976d38-7d5f-70e0-8045-d447ef06efa6', '01976d38-7d5f-7355-a56b-a3d67f276a64', '1', '01a20a45-951d-77e2-bfc4-110f49d7aa55', '01a20a45-951f-7567-8bda-27245f1ed83f', 'offline', '6 months', '31500.00', '2025-06-14', '2025-12-19', 'true', NULL, NULL, '2025-06-14 06:55:08.127+00', '1'),
  ('0198305a-7b46-734b-899b-3a7dec9ec048', '0198305a-7b46-73ab-a35f-ff31f672f7a9', '1', '01a20a45-951d-77e2-bfc4-14999d34d701', '01a20a45-951f-7567-8bda-29a803dfbdd7', 'offline', '5 months', '22000.00', '2025-07-22', '2025-12-16', 'true', NULL, NULL, '2025-07-22 04:18:12.934+00', '1'),
  ('0199483e-e8b1-756f-854c-f4aba48bbf2c', '0199483e-e8b1-745c-96d3-68f05665a07d', '1', '01a20a45-951d-77e2-bfc4-1af6a6d7cb94', '01a20a45-951f-7567-8bda-2e6fa3342d28', 'online', '3 months', '15000.00', '2025-09-14', '2025-11-11', 'true', NULL, NULL, '2025-09-14 12:41:46.417+00', '1'),
  ('019acdcb-3f5e-72d3-8957-0084834adba4', '019acdcb-3f5e-7741-847b-ae8dcd481468', '1', '01a20a45-951d-77e2-bfc4-084ec139e76f', '01a20a45-951f-7567-8bda-3e9eb470d21e', 'offline', '4 months', '18000.00', '2025-11-29', '2026-03-25', 'true', NULL, NULL, '2025-11-29 04:07:20.67+00', '1'),
  ('01a11b91-9b52-70b3-acf5-c55424673a85', '01a11b91-9b52-7762-8704-6beaf6a68f50', '1', '01a20a45-951d-77e2-bfc4-1af6a6d7cb94', '01a20a45-9551-703d-ba8a-c0ee739d33fb', 'offline', '3 months', '13500.00', '2026-10-08', NULL, 'false', NULL, NULL, '2026-10-08 12:51:29.746+00', '1'),
  ('01a1b03c-74c1-738e-889e-d0f5352d974b', '01a1b03c-74c1-74c3-974e-462699902892', '1', '01a20a45-951d-77e2-bfc4-1d02695b6847', '01a20a45-9551-703d-ba8a-c41d1e54ac85', 'online', '2 months', '4050.00', '2026-11-06', NULL, 'false', NULL, NULL, '2026-11-06 09:41:54.497+00', '1'),
  ('01a1be83-9230-7321-ad7e-f1f57a8f30f2', '01a1be83-9230-7167-a128-a0a5f67cb738', '1', '01a20a45-951d-77e2-bfc4-206e205665ff', '01a20a45-9551-703d-ba8a-ca60695a1b48', 'offline', '4 months', '0.00', '2026-12-01', NULL, 'false', NULL, NULL, '2026-11-09 04:14:16.112+00', '1'),
  ('01a1fb86-a83e-765a-82fa-e151b8abc976', '01a1fb86-a83e-739a-9128-1be6787ce461', '1', '01a20a45-951d-77e2-bfc4-1d02695b6847', '01a20a45-9551-703d-ba8a-c41d1e54ac85', 'offline', '2 months', '4050.00', '2026-11-21', NULL, 'false', NULL, NULL, '2026-11-21 00:34:28.542+00', '1');
insert into expense ("id", "category_id", "remark", "amount", "day", "created_at", "updated_at", "version", "financial_year", "n", "pay_mode", "payee", "voided_at", "voided_by") overriding system value values
  ('01972f8c-001d-7684-9b52-274a9c966382', '01a20a45-96d9-73de-982e-ac5ec7d1e681', 'Sample Telecom, line of the month', '172.00', '2025-06-02', '2025-06-02 07:29:53.693+00', '2025-06-02 07:29:53.693+00', '1', '2025-26', '1', 'Online', NULL, NULL, NULL),
  ('019730ae-176e-7526-87a1-f0bc31d4f0b9', '01a20a45-96d9-73de-982e-a9ef894a6686', 'Example Power Company, bill of the month', '516.00', '2025-06-02', '2025-06-02 12:46:45.102+00', '2025-06-02 12:46:45.102+00', '1', '2025-26', '2', 'Online', NULL, NULL, NULL),
  ('01973f27-1abc-7547-9135-66539abfcfea', '01a20a45-96d9-73de-982e-a1349ac7d39e', 'Teachers and office of the example institute', '3876.00', '2025-06-05', '2025-06-05 08:13:36.828+00', '2025-06-05 08:13:36.828+00', '1', '2025-26', '3', 'Online', NULL, NULL, NULL),
  ('019744be-dbb1-71a7-a7bb-aa2839a0486b', '01a20a45-96d9-73de-982e-a6dbe0325c9a', 'Example House, all classrooms', '2153.00', '2025-06-06', '2025-06-06 10:17:28.241+00', '2025-06-06 10:17:28.241+00', '1', '2025-26', '4', 'Online', NULL, NULL, NULL),
  ('0197cf00-2cf0-7336-8ac2-bbd749fceaa9', '01a20a45-96d9-73de-982e-a9ef894a6686', 'Example Power Company, bill of the month', '1058.00', '2025-07-03', '2025-07-03 06:36:24.688+00', '2025-07-03 06:36:24.688+00', '1', '2025-26', '5', 'Online', NULL, NULL, NULL),
  ('0197d3b1-cdf4-74cc-abf6-63d0d3595c03', '01a20a45-96d9-73de-982e-ac5ec7d1e681', 'Sample Telecom, line of the month', '352.00', '2025-07-04', '2025-07-04 04:28:54.644+00', '2025-07-04 04:28:54.644+00', '1', '2025-26', '6', 'Online', NULL, NULL, NULL),
  ('0197d44b-78c3-76ba-b7b0-44414b38a285', '01a20a45-96d9-73de-982e-a1349ac7d39e', 'Teachers and office of the example institute', '7938.00', '2025-07-04', '2025-07-04 07:16:45.379+00', '2025-07-04 07:16:45.379+00', '1', '2025-26', '7', 'Online', NULL, NULL, NULL),
  ('0197e9a1-67f5-7130-b29b-634652d43d0e', '01a20a45-96d9-73de-982e-a6dbe0325c9a', 'Example House, all classrooms', '4410.00', '2025-07-08', '2025-07-08 10:42:38.709+00', '2025-07-08 10:42:38.709+00', '1', '2025-26', '8', 'Online', NULL, NULL, NULL),
  ('01986905-43a3-760b-8a13-077aac4d439b', '01a20a45-96d9-73de-982e-a6dbe0325c9a', 'Example House, all classrooms', '4341.00', '2025-08-02', '2025-08-02 04:23:29.443+00', '2025-08-02 04:23:29.443+00', '1', '2025-26', '9', 'Online', NULL, NULL, NULL),
  ('019873c7-c03e-75a0-8e82-db86d19e0000', '01a20a45-96d9-73de-982e-a1349ac7d39e', 'Teachers and office of the example institute', '7814.00', '2025-08-04', '2025-08-04 06:32:07.486+00', '2025-08-04 06:32:07.486+00', '1', '2025-26', '10', 'Online', NULL, NULL, NULL),
  ('0198742d-391a-77e4-b901-4d427cdd11b9', '01a20a45-96d9-73de-982e-ac5ec7d1e681', 'Sample Telecom, line of the month', '347.00', '2025-08-04', '2025-08-04 08:22:57.562+00', '2025-08-04 08:22:57.562+00', '1', '2025-26', '11', 'Online', NULL, NULL, NULL),
  ('01987a45-a517-7198-a1e0-74cbc58cf4a6', '01a20a45-96d9-73de-982e-a9ef894a6686', 'Example Power Company, bill of the month', '1041.00', '2025-08-05', '2025-08-05 12:47:21.367+00', '2025-08-05 12:47:21.367+00', '1', '2025-26', '12', 'Online', NULL, NULL, NULL),
  ('019904aa-7eb6-7479-8eac-569bea4fe89d', '01a20a45-96d9-73de-982e-a1349ac7d39e', 'Teachers and office of the example institute', '6144.00', '2025-09-01', '2025-09-01 09:45:06.486+00', '2025-09-01 09:45:06.486+00', '1', '2025-26', '13', 'Online', NULL, NULL, NULL),
  ('01990a07-c598-76b8-9b4e-349d964ac4e2', '01a20a45-96d9-73de-982e-a6dbe0325c9a', 'Example House, all classrooms', '3413.00', '2025-09-02', '2025-09-02 10:45:05.56+00', '2025-09-02 10:45:05.56+00', '1', '2025-26', '14', 'Online', NULL, NULL, NULL),
  ('01990f32-eeb0-73df-bfbf-24facdda4253', '01a20a45-96d9-73de-982e-a9ef894a6686', 'Example Power Company, bill of the month', '819.00', '2025-09-03', '2025-09-03 10:50:20.208+00', '2025-09-03 10:50:20.208+00', '1', '2025-26', '15', 'Online', NULL, NULL, NULL),
  ('0199291d-4815-762b-bd28-982ec3f6a9c8', '01a20a45-96d9-73de-982e-ac5ec7d1e681', 'Sample Telecom, line of the month', '273.00', '2025-09-08', '2025-09-08 11:36:48.917+00', '2025-09-08 11:36:48.917+00', '1', '2025-26', '16', 'Online', NULL, NULL, NULL),
  ('019a3e0d-cbe7-7356-9d37-752542a44a08', '01a20a45-96d9-73de-982e-a6dbe0325c9a', 'Example House, all classrooms', '1250.00', '2025-11-01', '2025-11-01 06:14:42.919+00', '2025-11-01 06:14:42.919+00', '1', '2025-26', '17', 'Online', NULL, NULL, NULL),
  ('019a499b-18e8-722f-9b78-c0bb626e26c9', '01a20a45-96d9-73de-982e-a1349ac7d39e', 'Teachers and office of the example institute', '2250.00', '2025-11-03', '2025-11-03 12:04:52.584+00', '2025-11-03 12:04:52.584+00', '1', '2025-26', '18', 'Online', NULL, NULL, NULL),
  ('019a5870-be50-77b1-abab-66e8a512d8e3', '01a20a45-96d9-73de-982e-ac5ec7d1e681', 'Sample Telecom, line of the month', '100.00', '2025-11-06', '2025-11-06 09:12:55.12+00', '2025-11-06 09:12:55.12+00', '1', '2025-26', '19', 'Online', NULL, NULL, NULL),
  ('019a58cd-919f-7017-a8a0-b9342785db91', '01a20a45-96d9-73de-982e-a9ef894a6686', 'Example Power Company, bill of the month', '300.00', '2025-11-06', '2025-11-06 10:54:18.527+00', '2025-11-06 10:54:18.527+00', '1', '2025-26', '20', 'Online', NULL, NULL, NULL),
  ('019b7d9a-7db3-7347-a619-a7389a4ae6e9', '01a20a45-96d9-73de-982e-a6dbe0325c9a', 'Example House, all classrooms', '1076.00', '2026-01-02', '2026-01-02 07:27:15.379+00', '2026-01-02 07:27:15.379+00', '1', '2025-26', '21', 'Online', NULL, NULL, NULL),
  ('019b92c8-7213-72bb-aea6-8d68aa23b217', '01a20a45-96d9-73de-982e-a9ef894a6686', 'Example Power Company, bill of the month', '258.00', '2026-01-06', '2026-01-06 10:09:28.595+00', '2026-01-06 10:09:28.595+00', '1', '2025-26', '22', 'Online', NULL, NULL, NULL),
  ('019b96c0-e9f1-750a-a664-4b9d92d76c20', '01a20a45-96d9-73de-982e-a1349ac7d39e', 'Teachers and office of the example institute', '1938.00', '2026-01-07', '2026-01-07 04:39:43.857+00', '2026-01-07 04:39:43.857+00', '1', '2025-26', '23', 'Online', NULL, NULL, NULL),
  ('019b9be6-f910-70b5-bdae-27396db37963', '01a20a45-96d9-73de-982e-ac5ec7d1e681', 'Sample Telecom, line of the month', '86.00', '2026-01-08', '2026-01-08 04:39:24.176+00', '2026-01-08 04:39:24.176+00', '1', '2025-26', '24', 'Online', NULL, NULL, NULL),
  ('019c31b6-9ffd-725a-b3a3-8339f1cab39a', '01a20a45-96d9-73de-982e-a1349ac7d39e', 'Teachers and office of the example institute', '2457.00', '2026-02-06', '2026-02-06 06:49:38.045+00', '2026-02-06 06:49:38.045+00', '1', '2025-26', '25', 'Online', NULL, NULL, NULL),
  ('019c369f-a274-7088-9f23-70a56e8bc77e', '01a20a45-96d9-73de-982e-a6dbe0325c9a', 'Example House, all classrooms', '1365.00', '2026-02-07', '2026-02-07 05:42:37.428+00', '2026-02-07 05:42:37.428+00', '1', '2025-26', '26', 'Online', NULL, NULL, NULL),
  ('019c411e-2084-774d-b04c-d11f1a42724c', '01a20a45-96d9-73de-982e-a9ef894a6686', 'Example Power Company, bill of the month', '327.00', '2026-02-09', '2026-02-09 06:36:59.396+00', '2026-02-09 06:36:59.396+00', '1', '2025-26', '27', 'Online', NULL, NULL, NULL),
  ('019c423e-23a9-777d-a32e-a38cec26d51e', '01a20a45-96d9-73de-982e-ac5ec7d1e681', 'Sample Telecom, line of the month', '109.00', '2026-02-09', '2026-02-09 11:51:34.569+00', '2026-02-09 11:51:34.569+00', '1', '2025-26', '28', 'Online', NULL, NULL, NULL),
  ('01a19b44-4019-71c1-b822-d1a849d0ca42', '01a20a45-96d9-73de-982e-a6dbe0325c9a', 'Example House, all classrooms', '221.00', '2026-11-02', '2026-11-02 07:58:23.769+00', '2026-11-02 07:58:23.769+00', '1', '2026-27', '1', 'Online', NULL, NULL, NULL),
  ('01a19c3d-3bc5-7551-9b90-07b06068dade', '01a20a45-96d9-73de-982e-a1349ac7d39e', 'Teachers and office of the example institute', '398.00', '2026-11-02', '2026-11-02 12:30:21.125+00', '2026-11-02 12:30:21.125+00', '1', '2026-27', '2', 'Online', NULL, NULL, NULL),
  ('01a1a4b8-370c-75ad-8ac8-5dd24d7356ec', '01a20a45-96d9-73de-982e-a9ef894a6686', 'Example Power Company, bill of the month', '53.00', '2026-11-04', '2026-11-04 04:01:38.572+00', '2026-11-04 04:01:38.572+00', '1', '2026-27', '3', 'Online', NULL, NULL, NULL),
  ('01a1c057-66d2-70fb-a50a-d5c5adbbded0', '01a20a45-96d9-73de-982e-ac5ec7d1e681', 'Sample Telecom, line of the month', '17.00', '2026-11-09', '2026-11-09 12:45:15.858+00', '2026-11-09 12:45:15.858+00', '1', '2026-27', '4', 'Online', NULL, NULL, NULL);
insert into expense_category ("id", "ledger", "ledger_key", "created_at", "updated_at", "deleted_at", "budget", "version") overriding system value values
  ('01a20a45-96d9-73de-982e-a1349ac7d39e', 'Salaries', 'salaries', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a20a45-96d9-73de-982e-a6dbe0325c9a', 'Rent', 'rent', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a20a45-96d9-73de-982e-a9ef894a6686', 'Electricity', 'electricity', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a20a45-96d9-73de-982e-ac5ec7d1e681', 'Internet', 'internet', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a20a45-96d9-73de-982e-b1f0c08a651c', 'Stationery', 'stationery', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '5000.00', '1'),
  ('01a20a45-96d9-73de-982e-b5ac45f01afd', 'Repairs', 'repairs', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a20a45-96d9-73de-982e-b9163f4d2e5c', 'Tea and water', 'tea and water', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '3000.00', '1'),
  ('01a20a45-96d9-73de-982e-bfc579ad6c08', 'Advertising', 'advertising', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '20000.00', '1');
insert into expense_voucher_series ("financial_year", "last") overriding system value values
  ('2025-26', '28'),
  ('2026-27', '4');
insert into fee_adjustment ("id", "student_id", "kind", "enrolment_id", "amount", "reason", "day", "created_at", "created_by", "by_hr", "version", "withdrawn_at", "withdrawn_by") overriding system value values
  ('01a20a45-978e-76d3-be56-6a94419892bc', '01a1b03c-74c1-74c3-974e-462699902892', 'Discount', '01a1b03c-74c1-738e-889e-d0f5352d974b', '500.00', 'Scholarship', '2026-11-21', '2026-11-21 04:30:00+00', '01a20a45-9498-750d-9f37-24fb93461ccc', 'false', '1', NULL, NULL);
insert into fee_plan ("enrolment_id", "version") overriding system value values
  ('01976d38-7d5f-70e0-8045-d447ef06efa6', '1');
insert into fee_plan_row ("enrolment_id", "n", "due_on", "amount") overriding system value values
  ('01976d38-7d5f-70e0-8045-d447ef06efa6', '1', '2026-11-20', '1000.00');
insert into heartbeat ("process_id", "started_at", "seen_at") overriding system value values
  ('01a20a45-9836-775b-bd96-a397a76e36fb', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00');
insert into holiday ("id", "name", "start_on", "end_on", "created_at") overriding system value values
  ('01a20a45-9836-775b-bd96-ae1ae1372dbc', 'Example', '2026-11-08', '2026-11-09', '2026-11-21 04:30:00+00');
insert into idempotency ("scope", "route", "key", "body_hash", "status", "answer", "forever", "at") overriding system value values
  ('01a20a45-9499-728f-8f9e-6c933e3f29d9', 'POST /api/enquiry', 'dump', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '201', '{}', 'false', '2026-11-21 04:30:00+00');
insert into import ("id", "kind", "owner_id", "name", "columns", "mapping", "day_order", "asks_day_order", "state", "created_at", "run_at", "done_rows", "is_cancelled", "failure", "done_at", "undone_at", "undone_by", "students", "receipts", "paid") overriding system value values
  ('01a20a45-9499-728f-8f9e-6c933e3f29d9', 'students', '01a20a45-9499-728f-8f9e-6c933e3f29d9', '', '["Name"]', '{"name": 0}', NULL, 'false', 'open', '2026-11-21 04:30:00+00', NULL, '0', 'false', NULL, NULL, NULL, NULL, '0', '0', '0.00');
insert into import_row ("import_id", "line", "cells", "is_skipped", "errors", "conflicts", "warnings", "person_key", "name_key", "known_key", "email_key", "phone", "course", "batch", "fee", "amount") overriding system value values
  ('01a20a45-9499-728f-8f9e-6c933e3f29d9', '2', '["Example"]', 'false', '{}', '{}', '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
insert into import_total ("import_id", "shard", "kind", "n", "fee", "paid") overriding system value values
  ('01a20a45-9499-728f-8f9e-6c933e3f29d9', '0', 'Active', '0', '0.00', '0.00');
insert into institute ("one", "name", "address", "phone", "time_zone", "self_registration", "version", "receipt_language", "two_factor", "upi_id", "hr_closes_all", "gstin", "receipt_terms", "receipt_paper") overriding system value values
  ('true', 'Namuna Training Institute (demo)', '1 Example Road, Example Nagar', '+91 55500 00000', 'Asia/Kolkata', 'true', '2', 'en', 'off', 'namuna@examplebank', 'false', '00AAAAA0000A1ZI', NULL, 'a4');
insert into institute_logo ("one", "content", "type", "hash", "changed_at") overriding system value values
  ('true', E'\\x0101010101010101010101010101010101010101010101010101010101010101', 'image/png', '0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00');
insert into job_run ("job", "started_at") overriding system value values
  ('cleanup', '2026-11-21 04:30:00+00');
insert into known_browser ("token_hash", "account_id", "used_at") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a20a45-9499-728f-8f9e-6c933e3f29d9', '2026-11-21 04:30:00+00');
insert into kysely_migration ("name", "timestamp") overriding system value values
  ('0001_house', '2026-11-23T21:17:41.318Z'),
  ('0002_courses_and_batches', '2026-11-23T21:17:41.323Z'),
  ('0003_students_and_fees', '2026-11-23T21:17:41.336Z'),
  ('0004_attendance_and_enquiries', '2026-11-23T21:17:41.344Z'),
  ('0005_portfolio', '2026-11-23T21:17:41.346Z'),
  ('0006_projects', '2026-11-23T21:17:41.349Z'),
  ('0007_expenses', '2026-11-23T21:17:41.352Z'),
  ('0008_reset_tokens', '2026-11-23T21:17:41.355Z'),
  ('0009_lists_of_the_admin', '2026-11-23T21:17:41.357Z'),
  ('0010_erasure', '2026-11-23T21:17:41.359Z'),
  ('0011_search', '2026-11-23T21:17:41.363Z'),
  ('0012_receipt_amounts', '2026-11-23T21:17:41.365Z'),
  ('0013_drafts', '2026-11-23T21:17:41.367Z'),
  ('0014_request_limits', '2026-11-23T21:17:41.369Z'),
  ('0015_placed_enquiries', '2026-11-23T21:17:41.370Z'),
  ('0017_sign_in', '2026-11-23T21:17:41.376Z'),
  ('0018_two_factor', '2026-11-23T21:17:41.379Z'),
  ('0019_erasure', '2026-11-23T21:17:41.383Z'),
  ('0020_privacy', '2026-11-23T21:17:41.387Z'),
  ('0021_backups', '2026-11-23T21:17:41.389Z'),
  ('0022_audit_chain', '2026-11-23T21:17:41.394Z'),
  ('0023_several_processes', '2026-11-23T21:17:41.397Z'),
  ('0024_enrolments', '2026-11-23T21:17:41.404Z'),
  ('0025_expense_vouchers', '2026-11-23T21:17:41.413Z'),
  ('0026_payment_details', '2026-11-23T21:17:41.422Z'),
  ('0027_receipt_verification', '2026-11-23T21:17:41.424Z'),
  ('0028_daily_closing', '2026-11-23T21:17:41.436Z'),
  ('0029_discounts_and_refunds', '2026-11-23T21:17:41.449Z'),
  ('0030_fee_plans', '2026-11-23T21:17:41.451Z'),
  ('0031_refunds', '2026-11-23T21:17:41.468Z'),
  ('0032_reminders', '2026-11-23T21:17:41.478Z'),
  ('0033_course_instalments', '2026-11-23T21:17:41.479Z'),
  ('0034_name_search', '2026-11-23T21:17:41.480Z'),
  ('0035_receipt_paper', '2026-11-23T21:17:41.482Z'),
  ('0036_student_list_order', '2026-11-23T21:17:41.487Z'),
  ('0037_overdue_sums', '2026-11-23T21:17:41.488Z'),
  ('0038_enquiry_calls', '2026-11-23T21:17:41.497Z'),
  ('0039_photos_and_logo', '2026-11-23T21:17:41.504Z'),
  ('0041_duplicate_lookup', '2026-11-23T21:17:41.506Z'),
  ('0042_name_words', '2026-11-23T21:17:41.509Z'),
  ('0043_daily_sums', '2026-11-23T21:17:41.516Z'),
  ('0044_read_after', '2026-11-23T21:17:41.525Z'),
  ('0045_list_order', '2026-11-23T21:17:41.531Z'),
  ('0046_name_word_removal', '2026-11-23T21:17:41.537Z'),
  ('0047_parent_contact', '2026-11-23T21:17:41.545Z'),
  ('0048_attendance_months', '2026-11-23T21:17:41.552Z'),
  ('0049_absence_notices', '2026-11-23T21:17:41.564Z'),
  ('0050_imports', '2026-11-23T21:17:41.590Z'),
  ('0051_changes', '2026-11-23T21:17:41.592Z'),
  ('0052_batch_sessions', '2026-11-23T21:17:41.596Z'),
  ('0053_holidays', '2026-11-23T21:17:41.604Z'),
  ('0054_waiting_list', '2026-11-23T21:17:41.612Z');
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
  ('0051_changes', 'd24bdaa1fe3e79bd3ce266aecb7ebd9d29895dfada5e04ab1ea7d4e7497badbf'),
  ('0052_batch_sessions', 'c201b28f188a319633761971133528d3fa8ca6c2b5ed8f0b3f50f5407e61c9d4'),
  ('0053_holidays', '2187198803c38c58cc328f5d0f334fc080938b482a82593a1dc16cf978d4cd12'),
  ('0054_waiting_list', 'e53cc9cb6e6986ff5f37e756e7403738541216f91eba689be197a83cc51ff5a0');
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
  ('019daf1c-ae23-70c3-9ffd-35f131cede99', '01976d38-7d5f-7355-a56b-a3d67f276a64', 'https://example.com/a3d67f276a64/portfolio-1', '2026-04-21 08:16:25.635+00', '1'),
  ('019f4660-91bf-749c-8418-dbd88da581d1', '01976d38-7d5f-7355-a56b-a3d67f276a64', 'https://example.com/a3d67f276a64/portfolio-2', '2026-07-09 10:16:01.727+00', '1');
insert into privacy_notice ("one", "texts", "version") overriding system value values
  ('true', '{"en": "Example"}', '2');
insert into project ("id", "student_id", "link", "tech_used", "description", "created_at", "version") overriding system value values
  ('01983ab5-5436-7312-8a35-b7dbf07b47ab', '01976d38-7d5f-7355-a56b-a3d67f276a64', 'https://example.com/a3d67f276a64/project-3', 'Python, pandas', 'Sales of a sample company, month by month', '2025-07-24 04:33:38.87+00', '1'),
  ('019d47ad-09b4-716a-bbdf-79bea78ebcc7', '01976d38-7d5f-7355-a56b-a3d67f276a64', 'https://example.com/a3d67f276a64/project-1', 'Python, pandas', 'नमूना पुस्तकालय की सूची', '2026-04-01 06:13:35.796+00', '1'),
  ('01a0d6d4-797a-7759-bf60-e36e55a1f49e', '01976d38-7d5f-7355-a56b-a3d67f276a64', 'https://example.com/a3d67f276a64/project-2', 'Tally', 'The example institute’s timetable as a page', '2026-09-25 04:30:44.09+00', '1');
insert into receipt ("id", "financial_year", "n", "student_id", "student_name", "contact", "course", "b_code", "pay_mode", "payable", "paid", "due_after", "paid_on", "issued_on", "issued_at", "issued_by", "changed_at", "version", "voided_at", "voided_by", "void_reason", "enrolment_id", "reference", "note", "verification_id", "import_id") overriding system value values
  ('01977d82-9bf0-7252-9d32-c59de1b63d04', '2025-26', '1', '01976d38-7d5f-7355-a56b-a3d67f276a64', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Online', '31500.00', '10500.00', '21000.00', '2025-06-17', '2025-06-17', '2025-06-17 10:50:01.072+00', '01a20a45-9613-714f-9cd0-c308a596c74c', NULL, '1', NULL, NULL, NULL, '01976d38-7d5f-70e0-8045-d447ef06efa6', '632700007919', NULL, 'ee8c1325-9eb9-43de-9d88-f4d02e41eeb0', NULL),
  ('01980c8c-196a-7384-9301-f6045549c535', '2025-26', '2', '01976d38-7d5f-7355-a56b-a3d67f276a64', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Cash', '31500.00', '10500.00', '10500.00', '2025-07-15', '2025-07-15', '2025-07-15 05:26:04.906+00', '01a20a45-9613-714f-9cd0-c71208e216fe', NULL, '1', NULL, NULL, NULL, '01976d38-7d5f-70e0-8045-d447ef06efa6', NULL, NULL, '05821635-ac9d-4ed9-885a-f0d33fbce64a', NULL),
  ('01984f40-d442-776c-8ecc-168efec0aaf6', '2025-26', '3', '0198305a-7b46-73ab-a35f-ff31f672f7a9', 'Zoë Sample', '5550000007', 'Graphic Design', 'GD-2507', 'Online', '22000.00', '11000.00', '11000.00', '2025-07-28', '2025-07-28', '2025-07-28 04:18:25.474+00', '01a20a45-9499-728f-8f9e-6c933e3f29d9', NULL, '1', NULL, NULL, NULL, '0198305a-7b46-734b-899b-3a7dec9ec048', '632700023757', NULL, 'b67dfbc2-3d21-4df5-93fb-f1b57907b8de', NULL),
  ('0198adb9-bb13-77cb-abcc-43f7e4a31e47', '2025-26', '4', '01976d38-7d5f-7355-a56b-a3d67f276a64', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Others', '31500.00', '10500.00', '0.00', '2025-08-15', '2025-08-15', '2025-08-15 12:34:47.187+00', '01a20a45-9613-714f-9cd0-c308a596c74c', NULL, '1', NULL, NULL, NULL, '01976d38-7d5f-70e0-8045-d447ef06efa6', NULL, NULL, '22ce2f28-b16f-4f33-af43-8dd058d9c35f', NULL),
  ('0198d1be-32ac-7249-956d-8d9d82b81245', '2025-26', '5', '0198305a-7b46-73ab-a35f-ff31f672f7a9', 'Zoë Sample', '5550000007', 'Graphic Design', 'GD-2507', 'Online', '22000.00', '11000.00', '0.00', '2025-08-21', '2025-08-22', '2025-08-22 12:25:59.724+00', '01a20a45-9613-714f-9cd0-c71208e216fe', NULL, '1', NULL, NULL, NULL, '0198305a-7b46-734b-899b-3a7dec9ec048', '632700039595', NULL, 'a546e15b-0c26-4b23-953b-3f80097ac2bd', NULL),
  ('01994735-b681-75f7-b8e4-3a3525077565', '2025-26', '6', '0199483e-e8b1-745c-96d3-68f05665a07d', 'Yusuf Příklad', '5550000003', 'Digital Marketing', 'DM-2508', 'Cash', '15000.00', '15000.00', '0.00', '2025-09-14', '2025-09-14', '2025-09-14 07:52:06.529+00', '01a20a45-9499-728f-8f9e-6c933e3f29d9', NULL, '1', NULL, NULL, NULL, '0199483e-e8b1-756f-854c-f4aba48bbf2c', NULL, NULL, '57d6e183-22dd-48f6-b44a-b5ad36b646ab', NULL),
  ('019acefa-c7b2-713b-ab89-24e2cd9ba3d3', '2025-26', '7', '019acdcb-3f5e-7741-847b-ae8dcd481468', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '12000.00', '2025-11-29', '2025-11-29', '2025-11-29 09:38:52.978+00', '01a20a45-9613-714f-9cd0-c308a596c74c', NULL, '1', NULL, NULL, NULL, '019acdcb-3f5e-72d3-8957-0084834adba4', NULL, NULL, '51e5332d-0cc4-484c-aa4d-c94c84dd35cd', NULL),
  ('019b7ce0-50eb-704a-b121-afcc79fb5250', '2025-26', '8', '019acdcb-3f5e-7741-847b-ae8dcd481468', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '6000.00', '2026-01-02', '2026-01-02', '2026-01-02 04:03:54.219+00', '01a20a45-9613-714f-9cd0-c71208e216fe', NULL, '1', NULL, NULL, NULL, '019acdcb-3f5e-72d3-8957-0084834adba4', NULL, NULL, '293ae6d8-5d18-4bde-99d6-12e833f7d43a', NULL),
  ('019c1cef-33c4-72b3-8210-9a398c279ede', '2025-26', '9', '019acdcb-3f5e-7741-847b-ae8dcd481468', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '0.00', '2026-02-02', '2026-02-02', '2026-02-02 05:59:24.356+00', '01a20a45-9499-728f-8f9e-6c933e3f29d9', NULL, '1', NULL, NULL, NULL, '019acdcb-3f5e-72d3-8957-0084834adba4', NULL, NULL, 'c5b02052-c10f-479d-963f-51f95d5cc1fc', NULL),
  ('01a1cf35-657d-704b-8566-4965c292d69a', '2026-27', '1', '01a1b03c-74c1-74c3-974e-462699902892', 'Noor Namuna', '5550000008', 'Hindi Typing', 'HT-2611', 'Online', '4050.00', '1000.00', '3050.00', '2026-11-12', '2026-11-12', '2026-11-12 10:02:25.533+00', '01a20a45-9613-714f-9cd0-c308a596c74c', NULL, '1', NULL, NULL, NULL, '01a1b03c-74c1-738e-889e-d0f5352d974b', '632700007919', NULL, 'c59bc621-8491-4673-813c-b120dbf86653', NULL);
insert into receipt_part ("receipt_id", "n", "mode", "amount", "reference") overriding system value values
  ('0198adb9-bb13-77cb-abcc-43f7e4a31e47', '1', 'Cash', '5200.00', NULL),
  ('0198adb9-bb13-77cb-abcc-43f7e4a31e47', '2', 'UPI', '5300.00', '632700031676');
insert into receipt_series ("financial_year", "last") overriding system value values
  ('2025-26', '9'),
  ('2026-27', '1');
insert into recovery_code ("id", "account_id", "code_hash", "used_at") overriding system value values
  ('01a20a45-9836-775b-bd96-9a6554cac05e', '01a20a45-9499-728f-8f9e-6c933e3f29d9', 'example', NULL);
insert into recurring_expense ("id", "category_id", "remark", "amount", "pay_mode", "payee", "starts_on", "created_at", "updated_at", "ended_at", "version") overriding system value values
  ('01a20a45-9728-73ca-a942-56b93b2d2834', '01a20a45-96d9-73de-982e-b5ac45f01afd', 'Demo Repairs: upkeep of the projectors', '1500.00', 'Online', NULL, '2026-11-01', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '1');
insert into recurring_expense_month ("recurring_id", "month", "expense_id") overriding system value values
  ('01a20a45-9728-73ca-a942-56b93b2d2834', '2026-11-01', NULL);
insert into refund ("id", "financial_year", "n", "student_id", "enrolment_id", "student_name", "contact", "course", "b_code", "pay_mode", "amount", "paid_before", "refunded_on", "issued_on", "issued_at", "issued_by", "reason", "reference", "note", "version", "voided_at", "voided_by", "void_reason") overriding system value values
  ('01a20a45-97aa-7510-ad65-382dfa6c1af9', '2026-27', '1', '01a1b03c-74c1-74c3-974e-462699902892', '01a1b03c-74c1-738e-889e-d0f5352d974b', 'Noor Namuna', '5550000008', 'Hindi Typing', 'HT-2611', 'Cash', '200.00', '1000.00', '2026-11-21', '2026-11-21', '2026-11-21 04:30:00+00', '01a20a45-9498-750d-9f37-24fb93461ccc', 'Paid twice', NULL, NULL, '1', NULL, NULL, NULL);
insert into refund_series ("financial_year", "last") overriding system value values
  ('2026-27', '1');
insert into reminder ("student_id", "day", "channel", "state", "sent_by", "at") overriding system value values
  ('01a11b91-9b52-7762-8704-6beaf6a68f50', '2026-11-19', 'WhatsApp', 'sent', '01a20a45-9499-728f-8f9e-6c933e3f29d9', '2026-11-19 04:30:00+00'),
  ('01a1b03c-74c1-74c3-974e-462699902892', '2026-11-19', 'WhatsApp', 'sent', '01a20a45-9499-728f-8f9e-6c933e3f29d9', '2026-11-19 04:30:00+00'),
  ('01a1fb86-a83e-739a-9128-1be6787ce461', '2026-11-19', 'WhatsApp', 'sent', '01a20a45-9499-728f-8f9e-6c933e3f29d9', '2026-11-19 04:30:00+00');
insert into reminder_settings ("one", "days", "texts", "version") overriding system value values
  ('true', '{-3,0,3,7,15}', '{}', '1');
insert into request_count ("scope", "caller", "started_at", "n") overriding system value values
  ('email-enquirer', '01a20a45-9499-728f-8f9e-6c933e3f29d9', '2026-11-21 04:30:00+00', '1');
insert into reset_token ("token_hash", "account_id", "made_at", "expires_at", "used_at", "purpose") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a20a45-9499-728f-8f9e-6c933e3f29d9', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', NULL, 'password');
insert into secret ("name", "value") overriding system value values
  ('log', E'\\x4b7fe891693b1184cec1bc5d62b7027415de0bb79a7a7dbb36f038f1ce795a36');
insert into session ("token_hash", "account_id", "created_at", "seen_at", "id", "address", "user_agent", "confirmed_at", "read_after") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a20a45-9499-728f-8f9e-6c933e3f29d9', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', 'bd502dc8-b0f3-491d-908d-add416be86bd', '', '', NULL, '0/1ED0E98');
insert into setup_code ("code_hash", "created_at", "accounts") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00', NULL);
insert into sign_in_attempt ("id", "email_hash", "address", "at", "ok", "browser_hash") overriding system value values
  ('1', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '192.0.2.1', '2026-11-21 04:30:00+00', 'true', NULL);
insert into student ("id", "fname", "lname", "father", "contact", "alt_contact", "gender", "dob", "cur_address", "per_address", "linked_in", "profile", "degree", "com_year", "university", "course_id", "mode", "duration", "batch_id", "joining_on", "end_on", "is_completed", "is_placed", "status", "search_key", "created_at", "version", "search_text", "parent_contact", "import_id") overriding system value values
  ('01976d38-7d5f-7355-a56b-a3d67f276a64', 'विवेक', 'दृष्टांत', 'Yusuf दृष्टांत', '5550000001', NULL, 'male', '1996-12-21', '8 नमूना मार्ग, Sampleganj', '159 Namuna Marg, Demo Colony', NULL, NULL, 'BCom', '2017', 'Université de l’Exemple', '01a20a45-951d-77e2-bfc4-110f49d7aa55', 'offline', '6 months', '01a20a45-951f-7567-8bda-27245f1ed83f', '2025-06-14', '2025-12-19', 'true', 'false', 'Active', 'विवेक दृष्टांत', '2025-06-14 06:55:08.127+00', '1', 'विवेक दृष्टांत yusuf दृष्टांत student.1@example.com 5550000001 5540000001', '5540000001', NULL),
  ('0198305a-7b46-73ab-a35f-ff31f672f7a9', 'Zoë', 'Sample', 'Ravi Sample', '5550000007', NULL, 'female', '1997-07-07', NULL, '124 नमूना मार्ग, Sampleganj', NULL, NULL, 'BCA', '2018', 'Sample Institute of Technology', '01a20a45-951d-77e2-bfc4-14999d34d701', 'offline', '5 months', '01a20a45-951f-7567-8bda-29a803dfbdd7', '2025-07-22', '2025-12-16', 'true', 'false', 'Active', 'zoe sample', '2025-07-22 04:18:12.934+00', '1', 'zoe sample ravi sample zoe.7@example.com 5550000007 5540000007', '5540000007', NULL),
  ('0199483e-e8b1-745c-96d3-68f05665a07d', 'Yusuf', 'Příklad', 'Arjun Příklad', '5550000003', NULL, 'male', '2005-10-17', NULL, '52 नमूना मार्ग, Sampleganj', NULL, NULL, 'Diploma', '2026', 'Université de l’Exemple', '01a20a45-951d-77e2-bfc4-1af6a6d7cb94', 'online', '3 months', '01a20a45-951f-7567-8bda-2e6fa3342d28', '2025-09-14', '2025-11-11', 'true', 'true', 'Active', 'yusuf priklad', '2025-09-14 12:41:46.417+00', '1', 'yusuf priklad arjun priklad yusuf.3@example.com 5550000003 5540000003', '5540000003', NULL),
  ('019acdcb-3f5e-7741-847b-ae8dcd481468', 'Māyā', 'Udāharaṇ', 'Kabir Udāharaṇ', '5550000004', NULL, 'female', '1993-05-14', '45 Namuna Marg, Demo Colony', '143 Example Road, Example Nagar', NULL, NULL, 'BBA', '2014', 'Example University', '01a20a45-951d-77e2-bfc4-084ec139e76f', 'offline', '4 months', '01a20a45-951f-7567-8bda-3e9eb470d21e', '2025-11-29', '2026-03-25', 'true', 'false', 'Active', 'maya udaharan', '2025-11-29 04:07:20.67+00', '1', 'maya udaharan kabir udaharan maya.4@example.com 5550000004', NULL, NULL),
  ('01a11b91-9b52-7762-8704-6beaf6a68f50', 'Zoë', 'Przykład', 'Arjun Przykład', '5550000002', '5560000002', 'female', '1999-07-27', '55 Udāharaṇ Path, Namunapur', '22 Namuna Marg, Namunapur', 'https://www.example.com/in/student-2', NULL, 'Diploma', '2020', 'Sample Institute of Technology', '01a20a45-951d-77e2-bfc4-1af6a6d7cb94', 'offline', '3 months', '01a20a45-9551-703d-ba8a-c0ee739d33fb', '2026-10-08', NULL, 'false', 'false', 'Disable', 'zoe przykład', '2026-10-08 12:51:29.746+00', '2', 'zoe przykład arjun przykład zoe.2@example.com 5550000002 5560000002 5540000002', '5540000002', NULL),
  ('01a1b03c-74c1-74c3-974e-462699902892', 'Noor', 'Namuna', 'Ravi Namuna', '5550000008', NULL, 'female', '1993-03-31', NULL, '29 Example Road, Demo Colony', NULL, NULL, 'BCA', '2014', 'Sample Institute of Technology', '01a20a45-951d-77e2-bfc4-1d02695b6847', 'online', '2 months', '01a20a45-9551-703d-ba8a-c41d1e54ac85', '2026-11-06', NULL, 'false', 'false', 'Active', 'noor namuna', '2026-11-06 09:41:54.497+00', '1', 'noor namuna ravi namuna noor.8@example.com 5550000008', NULL, NULL),
  ('01a1be83-9230-7167-a128-a0a5f67cb738', 'Zoë', 'Przykład', 'Om Przykład', '5550000006', '5560000006', 'female', '1998-11-14', NULL, '122 Udāharaṇ Path, Demo Colony', NULL, NULL, 'BBA', '2019', 'उदाहरण विश्वविद्यालय', '01a20a45-951d-77e2-bfc4-206e205665ff', 'offline', '4 months', '01a20a45-9551-703d-ba8a-ca60695a1b48', '2026-12-01', NULL, 'false', 'false', 'Pending', 'zoe przykład', '2026-11-09 04:14:16.112+00', '1', 'zoe przykład om przykład zoe.6@example.com 5550000006 5560000006 5540000006', '5540000006', NULL),
  ('01a1fb86-a83e-739a-9128-1be6787ce461', 'Farhan', 'Beispiel', 'Arjun Beispiel', '5550000005', '5560000005', 'male', '1993-10-26', NULL, '9 Namuna Marg, Sampleganj', NULL, NULL, 'BSc', '2014', 'Example University', '01a20a45-951d-77e2-bfc4-1d02695b6847', 'offline', '2 months', '01a20a45-9551-703d-ba8a-c41d1e54ac85', '2026-11-21', NULL, 'false', 'false', 'Active', 'farhan beispiel', '2026-11-21 00:34:28.542+00', '1', 'farhan beispiel arjun beispiel farhan.5@example.com 5550000005 5560000005 5540000005', '5540000005', NULL);
insert into student_account ("student_id", "fee", "paid", "due_from", "planned_due_on", "due_amount") overriding system value values
  ('01976d38-7d5f-7355-a56b-a3d67f276a64', '31500.00', '31500.00', '2025-08-15', NULL, NULL),
  ('0198305a-7b46-73ab-a35f-ff31f672f7a9', '22000.00', '22000.00', '2025-08-21', NULL, NULL),
  ('0199483e-e8b1-745c-96d3-68f05665a07d', '15000.00', '15000.00', '2025-09-14', NULL, NULL),
  ('019acdcb-3f5e-7741-847b-ae8dcd481468', '18000.00', '18000.00', '2026-02-02', NULL, NULL),
  ('01a11b91-9b52-7762-8704-6beaf6a68f50', '13500.00', '0.00', '2026-10-08', NULL, NULL),
  ('01a1b03c-74c1-74c3-974e-462699902892', '3550.00', '800.00', '2026-11-12', NULL, NULL),
  ('01a1be83-9230-7167-a128-a0a5f67cb738', '0.00', '0.00', '2026-12-01', NULL, NULL),
  ('01a1fb86-a83e-739a-9128-1be6787ce461', '4050.00', '0.00', '2026-11-21', NULL, NULL);
insert into student_photo ("student_id", "content", "hash", "changed_at") overriding system value values
  ('01976d38-7d5f-7355-a56b-a3d67f276a64', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00');
insert into student_total ("shard", "kind", "n", "fee", "paid") overriding system value values
  ('0', 'Active', '0', '0.00', '0.00'),
  ('0', 'Disable', '0', '0.00', '0.00'),
  ('0', 'Pending', '0', '0.00', '0.00'),
  ('0', 'Placed', '0', '0.00', '0.00'),
  ('1', 'Active', '0', '0.00', '0.00'),
  ('1', 'Disable', '0', '0.00', '0.00'),
  ('1', 'Pending', '0', '0.00', '0.00'),
  ('1', 'Placed', '0', '0.00', '0.00'),
  ('10', 'Active', '1', '18000.00', '18000.00'),
  ('10', 'Disable', '0', '0.00', '0.00'),
  ('10', 'Pending', '0', '0.00', '0.00'),
  ('10', 'Placed', '0', '0.00', '0.00'),
  ('11', 'Active', '0', '0.00', '0.00'),
  ('11', 'Disable', '0', '0.00', '0.00'),
  ('11', 'Pending', '0', '0.00', '0.00'),
  ('11', 'Placed', '0', '0.00', '0.00'),
  ('12', 'Active', '0', '0.00', '0.00'),
  ('12', 'Disable', '0', '0.00', '0.00'),
  ('12', 'Pending', '0', '0.00', '0.00'),
  ('12', 'Placed', '0', '0.00', '0.00'),
  ('13', 'Active', '0', '0.00', '0.00'),
  ('13', 'Disable', '0', '0.00', '0.00'),
  ('13', 'Pending', '0', '0.00', '0.00'),
  ('13', 'Placed', '0', '0.00', '0.00'),
  ('14', 'Active', '1', '3550.00', '800.00'),
  ('14', 'Disable', '1', '13500.00', '0.00'),
  ('14', 'Pending', '0', '0.00', '0.00'),
  ('14', 'Placed', '0', '0.00', '0.00'),
  ('15', 'Active', '0', '0.00', '0.00'),
  ('15', 'Disable', '0', '0.00', '0.00'),
  ('15', 'Pending', '0', '0.00', '0.00'),
  ('15', 'Placed', '0', '0.00', '0.00'),
  ('2', 'Active', '1', '4050.00', '0.00'),
  ('2', 'Disable', '0', '0.00', '0.00'),
  ('2', 'Pending', '0', '0.00', '0.00'),
  ('2', 'Placed', '1', '15000.00', '15000.00'),
  ('3', 'Active', '0', '0.00', '0.00'),
  ('3', 'Disable', '0', '0.00', '0.00'),
  ('3', 'Pending', '0', '0.00', '0.00'),
  ('3', 'Placed', '0', '0.00', '0.00'),
  ('4', 'Active', '0', '0.00', '0.00'),
  ('4', 'Disable', '0', '0.00', '0.00'),
  ('4', 'Pending', '0', '0.00', '0.00'),
  ('4', 'Placed', '0', '0.00', '0.00'),
  ('5', 'Active', '2', '53500.00', '53500.00'),
  ('5', 'Disable', '0', '0.00', '0.00'),
  ('5', 'Pending', '1', '0.00', '0.00'),
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
  ('01a20a45-9499-728f-8f9e-6c933e3f29d9', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', '0');
select setval('sign_in_attempt_id_seq', (select max(id) from sign_in_attempt));
set session_replication_role = origin;
