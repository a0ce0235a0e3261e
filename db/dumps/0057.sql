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

-- 0055_calendar_feeds.sql
create table calendar_feed (
  account_id uuid primary key references account,
  code uuid not null default gen_random_uuid() unique,
  batch_id uuid references batch,
  trainer text check (length(trainer) between 1 and 60),
  created_at timestamptz not null,
  check (batch_id is null or trainer is null)
);
create index calendar_feed_batch on calendar_feed (batch_id) where batch_id is not null;
grant select, insert, delete on calendar_feed to munshi_app;
create function calendar_feed_end() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from calendar_feed where account_id = new.id;
  return null;
end $$;
create trigger calendar_feed_end after update of state on account
  for each row when (new.state <> 'active') execute function calendar_feed_end();
revoke execute on function calendar_feed_end from public;

-- 0056_bulk_changes.sql
create table bulk_change (
  id uuid primary key,
  change jsonb not null,
  students integer not null check (students > 0),
  changed_at timestamptz not null,
  changed_by uuid not null references account,
  undone_at timestamptz
);
create index bulk_change_order on bulk_change (changed_at desc, id desc);
grant select, insert on bulk_change to munshi_app;
grant update (undone_at) on bulk_change to munshi_app;

create table bulk_change_student (
  bulk_change_id uuid not null references bulk_change,
  student_id uuid not null references student,
  before jsonb not null,
  versions text not null,
  primary key (bulk_change_id, student_id)
);
create index bulk_change_student_student on bulk_change_student (student_id);
grant select, insert on bulk_change_student to munshi_app;

-- 0057_certificates.sql
create table certificate_template (
  kind text primary key check (kind in ('completion', 'bonafide', 'idCard')),
  title text not null check (length(title) between 1 and 100),
  body text not null check (length(body) <= 2000),
  signatory text not null check (length(signatory) <= 200),
  version integer not null default 1
);
grant select, insert, update on certificate_template to munshi_app;
create table certificate_signature (
  one boolean primary key default true check (one),
  content bytea not null check (octet_length(content) between 1 and 102400),
  changed_at timestamptz not null
);
alter table certificate_signature alter column content set storage external;
grant select, insert, update, delete on certificate_signature to munshi_app;
create table certificate_series (
  kind text not null check (kind in ('completion', 'bonafide', 'idCard')),
  financial_year text not null check (financial_year ~ '^\d{4}-\d{2}$'),
  last integer not null check (last between 0 and 99999),
  primary key (kind, financial_year)
);
grant select, insert, update on certificate_series to munshi_app;

create table certificate (
  id uuid primary key,
  issue_id uuid not null,
  kind text not null,
  financial_year text not null,
  n integer not null check (n > 0),
  student_id uuid not null references student,
  enrolment_id uuid not null references enrolment,
  student_name text not null check (length(student_name) <= 200),
  course text not null check (length(course) <= 100),
  batch text not null check (length(batch) <= 60),
  title text not null,
  body text not null,
  signatory text not null,
  issued_on date not null,
  issued_at timestamptz not null,
  issued_by uuid not null references account,
  revoked_at timestamptz,
  revoked_by uuid references account,
  revoke_reason text check (length(revoke_reason) between 1 and 300),
  verification_id uuid not null default gen_random_uuid(),
  unique (kind, financial_year, n),
  foreign key (kind, financial_year) references certificate_series,
  check ((revoked_at is null) = (revoked_by is null))
);
create unique index certificate_verification on certificate (verification_id);
create index certificate_issue on certificate (issue_id, n);
create index certificate_student on certificate (student_id, issued_at desc, id desc);
create index certificate_enrolment on certificate (enrolment_id, kind);
create index certificate_order on certificate (issued_at desc, id desc);
grant select, insert on certificate to munshi_app;
grant update (student_name, body, revoked_at, revoked_by, revoke_reason) on certificate to munshi_app;


create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null);
create table kysely_migration_lock (id varchar(255) primary key, is_locked integer default 0 not null);
create table migration_hash (name text primary key, hash text not null);
grant select on migration_hash to munshi_app;

set session_replication_role = replica;
truncate absence_notice, absence_settings, account, attendance_mark, attendance_month, attendance_sheet, audit_entry, audit_link, audit_personal, audit_seal, audit_unchained, backup_run, batch, batch_waiting, bulk_change, bulk_change_student, calendar_feed, cash_entry, certificate, certificate_series, certificate_signature, certificate_template, consent, course, daily_sum, daily_sum_change, day_closing, declared_payment, deletion, discount_limit, draft, enquiry, enquiry_note, enrolment, expense, expense_category, expense_voucher_series, fee_adjustment, fee_plan, fee_plan_row, heartbeat, holiday, idempotency, import, import_row, import_total, institute, institute_logo, job_run, known_browser, kysely_migration, kysely_migration_lock, migration_hash, name_word, portfolio, privacy_notice, project, receipt, receipt_part, receipt_series, recovery_code, recurring_expense, recurring_expense_month, refund, refund_series, reminder, reminder_settings, request_count, reset_token, secret, session, setup_code, sign_in_attempt, student, student_account, student_photo, student_total, two_factor;
insert into absence_notice ("student_id", "day", "sheet_id", "sent_by", "at") overriding system value values
  ('01a11b91-9b52-75c5-a870-80dcd9437d4d', '2026-11-06', '01a1b03c-724d-7525-baf1-9e06760a8b69', '01a20b47-6e26-7416-b25a-b6c1fffa4c1e', '2026-11-21 04:30:00+00');
insert into absence_settings ("one", "threshold", "texts", "version") overriding system value values
  ('true', '75', '{}', '1');
insert into account ("id", "role", "name", "email", "email_key", "password_hash", "state", "created_at", "version", "email_confirmed_at", "language") overriding system value values
  ('01976d38-7d5f-74b0-b3dd-5b6e1f261356', 'student', 'विवेक दृष्टांत', 'student.1@example.com', 'student.1@example.com', '', 'active', '2025-06-14 06:55:08.127+00', '1', NULL, NULL),
  ('0198305a-7b46-7210-9d49-20c21e188a8f', 'student', 'Zoë Sample', 'zoe.7@example.com', 'zoe.7@example.com', '', 'active', '2025-07-22 04:18:12.934+00', '1', NULL, NULL),
  ('0199483e-e8b1-7580-a7e2-2cdc4a0b9ffb', 'student', 'Yusuf Příklad', 'yusuf.3@example.com', 'yusuf.3@example.com', '', 'active', '2025-09-14 12:41:46.417+00', '1', NULL, NULL),
  ('019acdcb-3f5e-7547-8ac7-2a5f4c1d1898', 'student', 'Māyā Udāharaṇ', 'maya.4@example.com', 'maya.4@example.com', '', 'active', '2025-11-29 04:07:20.67+00', '1', NULL, NULL),
  ('01a11b91-9b52-75c5-a870-80dcd9437d4d', 'student', 'Zoë Przykład', 'zoe.2@example.com', 'zoe.2@example.com', '', 'disabled', '2026-10-08 12:51:29.746+00', '2', NULL, NULL),
  ('01a1b03c-74c1-75a6-9926-108152b990a4', 'student', 'Noor Namuna', 'student@example.com', 'student@example.com', '$argon2id$v=19$m=19456,t=2,p=1$upRfMzQEoTWfJyCOL3oSPA$HuL9WL94WcrLTJ5rfNpgmfA7Jrs/yUOQ29C/weohQbw', 'active', '2026-11-06 09:41:54.497+00', '2', NULL, NULL),
  ('01a1be83-9230-7758-a746-0958b36a26bf', 'student', 'Zoë Przykład', 'zoe.6@example.com', 'zoe.6@example.com', '', 'active', '2026-11-09 04:14:16.112+00', '1', NULL, NULL),
  ('01a1fb86-a83e-72a5-8ffc-7c19d8f4b4a8', 'student', 'Farhan Beispiel', 'farhan.5@example.com', 'farhan.5@example.com', '', 'active', '2026-11-21 00:34:28.542+00', '1', NULL, NULL),
  ('01a20b47-6e26-7416-b25a-b3bd3d1df7b0', 'admin', 'Asha Example', 'admin@example.com', 'admin@example.com', '$argon2id$v=19$m=19456,t=2,p=1$p4BL/BBrepPwzH595ykOQg$eIEXHqwWd7lMyQgOCMKW1WM/OIzr8htOWlWUq6VzFlQ', 'active', '2026-11-21 04:30:00+00', '1', NULL, NULL),
  ('01a20b47-6e26-7416-b25a-b6c1fffa4c1e', 'hr', 'Hari Example', 'hr@example.com', 'hr@example.com', '$argon2id$v=19$m=19456,t=2,p=1$uwI5rRYImpbeqWH55Iv4MA$Wq0pWI0z6ZDP/tTqfmjdwgp4W+c8J7zcK2KhMzZmQ00', 'active', '2026-11-21 04:30:00+00', '1', NULL, NULL),
  ('01a20b47-6ee6-7442-aa57-4f60afc7b8a5', 'hr', 'Hina Sample', 'hina@example.com', 'hina@example.com', '$argon2id$v=19$m=19456,t=2,p=1$Kpje3wu4vHropNOOnodwjQ$RsiDrf4wzowyV1lCzmDpAkkuvTAyOl6qP5+dhdzcUXs', 'active', '2025-04-01 08:10:32.502+00', '1', NULL, NULL),
  ('01a20b47-6ee6-7442-aa57-526833aca0f4', 'hr', 'Hemant Namuna', 'hemant@example.com', 'hemant@example.com', '$argon2id$v=19$m=19456,t=2,p=1$Kpje3wu4vHropNOOnodwjQ$RsiDrf4wzowyV1lCzmDpAkkuvTAyOl6qP5+dhdzcUXs', 'active', '2025-04-01 12:11:18.039+00', '1', NULL, NULL),
  ('01a20b47-6ee7-7204-b4b2-442e4ed25caf', 'hr', 'Hazel Specimen', 'hazel@example.com', 'hazel@example.com', '$argon2id$v=19$m=19456,t=2,p=1$Kpje3wu4vHropNOOnodwjQ$RsiDrf4wzowyV1lCzmDpAkkuvTAyOl6qP5+dhdzcUXs', 'disabled', '2025-04-01 12:58:12.964+00', '2', NULL, NULL),
  ('01a20b47-6ee7-7204-b4b2-48a8b65c860f', 'admin', 'Anil Demo', 'anil@example.com', 'anil@example.com', '$argon2id$v=19$m=19456,t=2,p=1$Kpje3wu4vHropNOOnodwjQ$RsiDrf4wzowyV1lCzmDpAkkuvTAyOl6qP5+dhdzcUXs', 'active', '2025-04-01 05:46:43.465+00', '1', NULL, NULL);
insert into attendance_mark ("student_id", "day", "sheet_id", "present") overriding system value values
  ('01a11b91-9b52-75c5-a870-80dcd9437d4d', '2026-11-06', '01a1b03c-724d-7525-baf1-9e06760a8b69', 'false'),
  ('01a1b03c-74c1-75a6-9926-108152b990a4', '2026-11-06', '01a1b0c9-1727-731f-92b0-8423db04eaac', 'true'),
  ('01a1b03c-74c1-75a6-9926-108152b990a4', '2026-11-07', '01a1b51d-6a8b-741a-8661-9aeff509d06e', 'true'),
  ('01a1b03c-74c1-75a6-9926-108152b990a4', '2026-11-09', '01a1c041-4eb3-7327-a150-2a95fe144d69', 'true'),
  ('01a1b03c-74c1-75a6-9926-108152b990a4', '2026-11-10', '01a1c53b-8e49-73da-b40d-90231b01fe48', 'true'),
  ('01a1b03c-74c1-75a6-9926-108152b990a4', '2026-11-11', '01a1ca38-8fec-71f8-b1c5-10992f951375', 'true'),
  ('01a1b03c-74c1-75a6-9926-108152b990a4', '2026-11-12', '01a1ce42-8cd3-727f-ab93-24f48cb949cb', 'true'),
  ('01a1b03c-74c1-75a6-9926-108152b990a4', '2026-11-13', '01a1d445-07d9-7214-a5ca-978ad719b26f', 'true'),
  ('01a1b03c-74c1-75a6-9926-108152b990a4', '2026-11-14', '01a1d916-73a3-72dd-9e46-f0682b69da7a', 'true'),
  ('01a1b03c-74c1-75a6-9926-108152b990a4', '2026-11-16', '01a1e402-4a37-733f-85d8-cd0e267b2552', 'true'),
  ('01a1b03c-74c1-75a6-9926-108152b990a4', '2026-11-17', '01a1e95a-a683-76f9-bc3e-e2710a15058c', 'true'),
  ('01a1b03c-74c1-75a6-9926-108152b990a4', '2026-11-18', '01a1ee80-40dd-724f-9a59-d725ec0027b4', 'true'),
  ('01a1b03c-74c1-75a6-9926-108152b990a4', '2026-11-19', '01a1f2a8-7850-7205-9ff9-8f3c49735d95', 'true'),
  ('01a1b03c-74c1-75a6-9926-108152b990a4', '2026-11-20', '01a1f8c0-38a9-73be-b6bd-4d1e8f603197', 'true');
insert into attendance_month ("student_id", "batch_id", "month", "present", "absent") overriding system value values
  ('01a11b91-9b52-75c5-a870-80dcd9437d4d', '01a20b47-6e8d-72ac-b59f-6f64fbfb680b', '2026-11-01', '0', '1'),
  ('01a1b03c-74c1-75a6-9926-108152b990a4', '01a20b47-6e8d-72ac-b59f-71a851034f31', '2026-11-01', '13', '0');
insert into attendance_sheet ("id", "batch_id", "day", "present", "absent", "saved_at", "saved_by", "version") overriding system value values
  ('01a1b03c-724d-7525-baf1-9e06760a8b69', '01a20b47-6e8d-72ac-b59f-6f64fbfb680b', '2026-11-06', '0', '1', '2026-11-06 09:41:53.869+00', '01a20b47-6e26-7416-b25a-b6c1fffa4c1e', '1'),
  ('01a1b0c9-1727-731f-92b0-8423db04eaac', '01a20b47-6e8d-72ac-b59f-71a851034f31', '2026-11-06', '1', '0', '2026-11-06 12:15:31.111+00', '01a20b47-6e26-7416-b25a-b6c1fffa4c1e', '1'),
  ('01a1b51d-6a8b-741a-8661-9aeff509d06e', '01a20b47-6e8d-72ac-b59f-71a851034f31', '2026-11-07', '1', '0', '2026-11-07 08:26:06.347+00', '01a20b47-6e26-7416-b25a-b6c1fffa4c1e', '1'),
  ('01a1c041-4eb3-7327-a150-2a95fe144d69', '01a20b47-6e8d-72ac-b59f-71a851034f31', '2026-11-09', '1', '0', '2026-11-09 12:21:07.891+00', '01a20b47-6e26-7416-b25a-b6c1fffa4c1e', '1'),
  ('01a1c53b-8e49-73da-b40d-90231b01fe48', '01a20b47-6e8d-72ac-b59f-71a851034f31', '2026-11-10', '1', '0', '2026-11-10 11:32:57.033+00', '01a20b47-6e26-7416-b25a-b6c1fffa4c1e', '1'),
  ('01a1ca38-8fec-71f8-b1c5-10992f951375', '01a20b47-6e8d-72ac-b59f-71a851034f31', '2026-11-11', '1', '0', '2026-11-11 10:47:46.924+00', '01a20b47-6e26-7416-b25a-b6c1fffa4c1e', '1'),
  ('01a1ce42-8cd3-727f-ab93-24f48cb949cb', '01a20b47-6e8d-72ac-b59f-71a851034f31', '2026-11-12', '1', '0', '2026-11-12 05:37:10.355+00', '01a20b47-6e26-7416-b25a-b6c1fffa4c1e', '1'),
  ('01a1d445-07d9-7214-a5ca-978ad719b26f', '01a20b47-6e8d-72ac-b59f-71a851034f31', '2026-11-13', '1', '0', '2026-11-13 09:37:36.217+00', '01a20b47-6e26-7416-b25a-b6c1fffa4c1e', '1'),
  ('01a1d916-73a3-72dd-9e46-f0682b69da7a', '01a20b47-6e8d-72ac-b59f-71a851034f31', '2026-11-14', '1', '0', '2026-11-14 08:04:49.699+00', '01a20b47-6e26-7416-b25a-b6c1fffa4c1e', '1'),
  ('01a1e402-4a37-733f-85d8-cd0e267b2552', '01a20b47-6e8d-72ac-b59f-71a851034f31', '2026-11-16', '1', '0', '2026-11-16 10:58:37.751+00', '01a20b47-6e26-7416-b25a-b6c1fffa4c1e', '1'),
  ('01a1e95a-a683-76f9-bc3e-e2710a15058c', '01a20b47-6e8d-72ac-b59f-71a851034f31', '2026-11-17', '1', '0', '2026-11-17 11:53:14.627+00', '01a20b47-6e26-7416-b25a-b6c1fffa4c1e', '1'),
  ('01a1ee80-40dd-724f-9a59-d725ec0027b4', '01a20b47-6e8d-72ac-b59f-71a851034f31', '2026-11-18', '1', '0', '2026-11-18 11:52:25.053+00', '01a20b47-6e26-7416-b25a-b6c1fffa4c1e', '1'),
  ('01a1f2a8-7850-7205-9ff9-8f3c49735d95', '01a20b47-6e8d-72ac-b59f-71a851034f31', '2026-11-19', '1', '0', '2026-11-19 07:14:49.552+00', '01a20b47-6e26-7416-b25a-b6c1fffa4c1e', '1'),
  ('01a1f8c0-38a9-73be-b6bd-4d1e8f603197', '01a20b47-6e8d-72ac-b59f-71a851034f31', '2026-11-20', '1', '0', '2026-11-20 11:38:29.417+00', '01a20b47-6e26-7416-b25a-b6c1fffa4c1e', '1');
insert into audit_entry ("id", "at", "actor_id", "actor_name", "actor_role", "action", "record", "record_id", "request_id", "before", "after") overriding system value values
  ('019583bb-5506-724f-8c55-1b5eeece8af6', '2025-03-11 05:44:07.174+00', '01a20b47-6e26-7416-b25a-b6c1fffa4c1e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20b47-6e8a-760e-bb61-94d28eba8d3b', '019583bb-5506-7634-b75d-e985b85c07a1', NULL, '{"_id": "01a20b47-6e8a-760e-bb61-94d28eba8d3b", "room": "Room 1", "bCode": "TALLY-2504", "bTime": "15:00 to 17:00", "seats": 1, "endDate": "2025-07-01", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 5}], "startDate": "2025-04-01", "courseName": "Tally with GST"}'),
  ('0195eaed-5b52-7183-a30c-19e9975fc6b2', '2025-03-31 06:39:38.834+00', '01a20b47-6e26-7416-b25a-b3bd3d1df7b0', 'Asha Example', 'admin', 'category.create', 'category', '01a20b47-7025-7655-ba9a-9ba39f3eedf5', '0195eaed-5b52-70d5-87ac-e361c6e446fd', NULL, '{"ledger": "Electricity"}'),
  ('0195eaed-5b52-71bb-b6de-42d191168a06', '2025-03-31 06:39:38.834+00', '01a20b47-6e26-7416-b25a-b3bd3d1df7b0', 'Asha Example', 'admin', 'recurring.create', 'recurring', '01a20b47-702c-75ba-81a4-e333f105363e', '0195eaed-5b52-75d1-a4df-fc43d5e55f76', NULL, '{"_id": "01a20b47-702c-75ba-81a4-e333f105363e", "amount": 1500, "ledger": "01a20b47-7025-7655-ba9a-a6484d1c87b4", "remark": "Demo Repairs: upkeep of the projectors", "payMode": "Online", "version": 1, "startsOn": "2026-11-01", "createdAt": "2025-03-31T06:39:38.834Z", "updatedAt": "2025-03-31T06:39:38.834Z", "ledgerName": "Repairs"}'),
  ('0195eaed-5b52-7270-a867-5b1d1e0a243b', '2025-03-31 06:39:38.834+00', '01a20b47-6e26-7416-b25a-b3bd3d1df7b0', 'Asha Example', 'admin', 'category.create', 'category', '01a20b47-7025-7655-ba9a-9d546f539bac', '0195eaed-5b52-712b-92d1-116594f8e1b2', NULL, '{"ledger": "Internet"}'),
  ('0195eaed-5b52-7288-9086-c7393cb6a39e', '2025-03-31 06:39:38.834+00', '01a20b47-6e26-7416-b25a-b3bd3d1df7b0', 'Asha Example', 'admin', 'category.create', 'category', '01a20b47-7025-7655-ba9a-aea38627e07b', '0195eaed-5b52-7611-92be-c39b9ee355aa', NULL, '{"budget": 20000, "ledger": "Advertising"}'),
  ('0195eaed-5b52-7332-8dd8-ac1e05d5204f', '2025-03-31 06:39:38.834+00', '01a20b47-6e26-7416-b25a-b3bd3d1df7b0', 'Asha Example', 'admin', 'category.create', 'category', '01a20b47-7025-7655-ba9a-aa5c26f19efa', '0195eaed-5b52-7559-a454-53c4e6fa5e68', NULL, '{"budget": 3000, "ledger": "Tea and water"}'),
  ('0195eaed-5b52-7504-9115-88b6d256c1a5', '2025-03-31 06:39:38.834+00', '01a20b47-6e26-7416-b25a-b3bd3d1df7b0', 'Asha Example', 'admin', 'category.create', 'category', '01a20b47-7025-7655-ba9a-90e766bdea76', '0195eaed-5b52-73e0-a076-18b2cfe75790', NULL, '{"ledger": "Salaries"}'),
  ('0195eaed-5b52-76fb-b172-d4e191019d08', '2025-03-31 06:39:38.834+00', '01a20b47-6e26-7416-b25a-b3bd3d1df7b0', 'Asha Example', 'admin', 'category.create', 'category', '01a20b47-7025-7655-ba9a-951de41fa785', '0195eaed-5b52-7386-ae3d-27b9a411af62', NULL, '{"ledger": "Rent"}'),
  ('0195eaed-5b52-770a-a56a-2bec1c3df044', '2025-03-31 06:39:38.834+00', '01a20b47-6e26-7416-b25a-b3bd3d1df7b0', 'Asha Example', 'admin', 'category.create', 'category', '01a20b47-7025-7655-ba9a-a357c52323a4', '0195eaed-5b52-7578-94ee-e92bd94744d4', NULL, '{"budget": 5000, "ledger": "Stationery"}'),
  ('0195eaed-5b52-77ff-93d0-011d1093b926', '2025-03-31 06:39:38.834+00', '01a20b47-6e26-7416-b25a-b3bd3d1df7b0', 'Asha Example', 'admin', 'category.create', 'category', '01a20b47-7025-7655-ba9a-a6484d1c87b4', '0195eaed-5b52-761d-b06f-26f818928831', NULL, '{"ledger": "Repairs"}'),
  ('0195efe3-4389-73f9-82e9-ab7fce0c884b', '2025-04-01 05:46:43.465+00', '01a20b47-6e26-7416-b25a-b3bd3d1df7b0', 'Asha Example', 'admin', 'staff.create', 'account', '01a20b47-6ee7-7204-b4b2-48a8b65c860f', '0195efe3-4389-70a5-9caa-00991f62cd43', NULL, '{"id": "01a20b47-6ee7-7204-b4b2-48a8b65c860f", "name": "Anil Demo", "role": "admin", "email": "anil@example.com"}'),
  ('0195f066-eeb6-70b5-9491-8f9fd843ed5d', '2025-04-01 08:10:32.502+00', '01a20b47-6e26-7416-b25a-b3bd3d1df7b0', 'Asha Example', 'admin', 'staff.create', 'account', '01a20b47-6ee6-7442-aa57-4f60afc7b8a5', '0195f066-eeb6-717e-926e-c53321677d30', NULL, '{"id": "01a20b47-6ee6-7442-aa57-4f60afc7b8a5", "name": "Hina Sample", "role": "hr", "email": "hina@example.com"}'),
  ('0195f0f8-846c-70cd-8f86-edd0b3c3fa3b', '2025-04-01 10:49:33.548+00', '01a20b47-6e26-7416-b25a-b3bd3d1df7b0', 'Asha Example', 'admin', 'course.create', 'course', '01a20b47-6e7c-7278-8de0-73b2fcb519d3', '0195f0f8-846c-7071-8c3e-dbcbd2d88464', NULL, '{"_id": "01a20b47-6e7c-7278-8de0-73b2fcb519d3", "cFee": 15000, "course": "Digital Marketing", "version": 1, "cDuration": "3 months"}'),
  ('0195f0f8-846c-70d5-8ffa-f0dfbeeca498', '2025-04-01 10:49:33.548+00', '01a20b47-6e26-7416-b25a-b3bd3d1df7b0', 'Asha Example', 'admin', 'course.create', 'course', '01a20b47-6e7d-731a-bdc6-3dd396f0b9a0', '0195f0f8-846c-708a-87a2-d9ee9ed77608', NULL, '{"_id": "01a20b47-6e7d-731a-bdc6-3dd396f0b9a0", "cFee": 16500, "course": "Français des affaires", "version": 1, "cDuration": "4 months"}'),
  ('0195f0f8-846c-7320-a245-a841ade3d4f7', '2025-04-01 10:49:33.548+00', '01a20b47-6e26-7416-b25a-b3bd3d1df7b0', 'Asha Example', 'admin', 'course.create', 'course', '01a20b47-6e76-7527-a468-2131e289fc55', '0195f0f8-846c-7345-87a0-2d1c85ab6ba7', NULL, '{"_id": "01a20b47-6e76-7527-a468-2131e289fc55", "cFee": 12000, "course": "Tally with GST", "version": 1, "cDuration": "3 months"}'),
  ('0195f0f8-846c-7472-a9b3-9433266ee015', '2025-04-01 10:49:33.548+00', '01a20b47-6e26-7416-b25a-b3bd3d1df7b0', 'Asha Example', 'admin', 'course.create', 'course', '01a20b47-6e76-7527-a468-2a2279965926', '0195f0f8-846c-752e-a5bb-01ca580ea9ca', NULL, '{"_id": "01a20b47-6e76-7527-a468-2a2279965926", "cFee": 45000, "course": "Full Stack Web Development", "version": 1, "cDuration": "8 months"}'),
  ('0195f0f8-846c-7494-8115-118912cae837', '2025-04-01 10:49:33.548+00', '01a20b47-6e26-7416-b25a-b3bd3d1df7b0', 'Asha Example', 'admin', 'course.create', 'course', '01a20b47-6e76-7527-a468-26baf4e90949', '0195f0f8-846c-71a7-b31f-7d059164ea25', NULL, '{"_id": "01a20b47-6e76-7527-a468-26baf4e90949", "cFee": 18000, "course": "Python Programming", "version": 1, "cDuration": "4 months"}'),
  ('0195f0f8-846c-74f7-a900-540e81f635fa', '2025-04-01 10:49:33.548+00', '01a20b47-6e26-7416-b25a-b3bd3d1df7b0', 'Asha Example', 'admin', 'course.create', 'course', '01a20b47-6e7c-7278-8de0-6ca730e4b60f', '0195f0f8-846c-72b6-87e9-13eae0db08b6', NULL, '{"_id": "01a20b47-6e7c-7278-8de0-6ca730e4b60f", "cFee": 22000, "course": "Graphic Design", "version": 1, "cDuration": "5 months"}'),
  ('0195f0f8-846c-75bf-98d1-25cdd6d829f8', '2025-04-01 10:49:33.548+00', '01a20b47-6e26-7416-b25a-b3bd3d1df7b0', 'Asha Example', 'admin', 'course.create', 'course', '01a20b47-6e76-7527-a468-2dc3fcfb6645', '0195f0f8-846c-737e-a74e-ced8f69e2af5', NULL, '{"_id": "01a20b47-6e76-7527-a468-2dc3fcfb6645", "cFee": 35000, "course": "Data Analytics", "version": 1, "cDuration": "6 months"}'),
  ('0195f0f8-846c-765a-80db-2cd6b3987e37', '2025-04-01 10:49:33.548+00', '01a20b47-6e26-7416-b25a-b3bd3d1df7b0', 'Asha Example', 'admin', 'course.create', 'course', '01a20b47-6e7d-731a-bdc6-3a438d47959a', '0195f0f8-846c-765e-bc52-ac2830bc939c', NULL, '{"_id": "01a20b47-6e7d-731a-bdc6-3a438d47959a", "cFee": 4500, "course": "Hindi Typing", "version": 1, "cDuration": "2 months"}'),
  ('0195f143-5a97-70d8-9753-d1a9bb7aec74', '2025-04-01 12:11:18.039+00', '01a20b47-6e26-7416-b25a-b3bd3d1df7b0', 'Asha Example', 'admin', 'staff.create', 'account', '01a20b47-6ee6-7442-aa57-526833aca0f4', '0195f143-5a97-75e0-93e6-64dc2c94a644', NULL, '{"id": "01a20b47-6ee6-7442-aa57-526833aca0f4", "name": "Hemant Namuna", "role": "hr", "email": "hemant@example.com"}'),
  ('0195f16e-4e64-701d-a3fd-4a77b7a15a76', '2025-04-01 12:58:12.964+00', '01a20b47-6e26-7416-b25a-b3bd3d1df7b0', 'Asha Example', 'admin', 'staff.create', 'account', '01a20b47-6ee7-7204-b4b2-442e4ed25caf', '0195f16e-4e64-7551-8cdb-9ba9b79dbb77', NULL, '{"id": "01a20b47-6ee7-7204-b4b2-442e4ed25caf", "name": "Hazel Specimen", "role": "hr", "email": "hazel@example.com"}'),
  ('01960aa5-c6f2-717c-99b5-7fb6115922ef', '2025-04-06 10:29:18.706+00', '01a20b47-6e26-7416-b25a-b6c1fffa4c1e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20b47-6e8b-7305-b5fe-760a1f899722', '01960aa5-c6f2-702b-b158-eda374eea341', NULL, '{"_id": "01a20b47-6e8b-7305-b5fe-760a1f899722", "room": "Room 2", "bCode": "PY-2504", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2025-08-27", "trainer": "Binod Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 6}], "startDate": "2025-04-27", "courseName": "Python Programming"}'),
  ('01962e07-dbf7-7319-8d7d-79b75810be00', '2025-04-13 07:23:09.175+00', '01a20b47-6e26-7416-b25a-b6c1fffa4c1e', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '01962e07-dbf7-7162-be08-abf4dd090ebb', '01962e07-dbf7-70c6-a2b1-2235365e89f1', NULL, '{"_id": "01962e07-dbf7-7162-be08-abf4dd090ebb", "date": "2025-04-13", "mode": "online", "year": 2025, "month": 4, "course": "Full Stack Web Development", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "nextCall": null, "Enquirymode": "online"}'),
  ('01965222-1b54-720f-bc47-6d1ea760caae', '2025-04-20 07:38:09.108+00', '01a20b47-6e26-7416-b25a-b6c1fffa4c1e', 'Hari Example', 'hr', 'enquiry.status', 'enquiry', '01962e07-dbf7-7162-be08-abf4dd090ebb', '01965222-1b54-70f2-8f08-ff9b338cbf42', '{"status": "Open"}', '{"status": "Pending"}'),
  ('0196952d-9296-725b-99a6-1a7d60d41d41', '2025-05-03 08:05:14.006+00', '01a20b47-6e26-7416-b25a-b6c1fffa4c1e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20b47-6e8b-7305-b5fe-79c4d67a3e27', '0196952d-9296-7460-8a4b-e03cfb559c72', NULL, '{"_id": "01a20b47-6e8b-7305-b5fe-79c4d67a3e27", "room": "Lab 1", "bCode": "FSW-2505", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-01-24", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}], "startDate": "2025-05-24", "courseName": "Full Stack Web Development"}'),
  ('01971baf-477f-77ca-b7a5-c7209c9d532f', '2025-05-29 10:56:01.407+00', '01a20b47-6e26-7416-b25a-b6c1fffa4c1e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20b47-6e8b-7305-b5fe-7f2cc49bc02d', '01971baf-477f-739c-be00-36128d69e406', NULL, '{"_id": "01a20b47-6e8b-7305-b5fe-7f2cc49bc02d", "room": "Lab 2", "bCode": "DA-2506", "bTime": "18:00 to 20:00", "seats": 1, "endDate": "2025-12-19", "trainer": "Dev Example", "version": 1, "sessions": [{"end": "20:00", "start": "18:00", "weekday": 1}, {"end": "20:00", "start": "18:00", "weekday": 3}, {"end": "20:00", "start": "18:00", "weekday": 5}], "startDate": "2025-06-19", "courseName": "Data Analytics"}'),
  ('01972f8c-001d-702a-b05c-105e09b24e79', '2025-06-02 07:29:53.693+00', '01a20b47-6e26-7416-b25a-b3bd3d1df7b0', 'Asha Example', 'admin', 'expense.create', 'expense', '01972f8c-001d-74ff-9820-71cbba4a92ea', '01972f8c-001d-7657-bc41-826b229404ba', NULL, '{"_id": "01972f8c-001d-74ff-9820-71cbba4a92ea", "date": "2025-06-02", "year": 2025, "month": 6, "amount": 172, "ledger": "01a20b47-7025-7655-ba9a-9d546f539bac", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-06-02T07:29:53.693Z", "updatedAt": "2025-06-02T07:29:53.693Z", "voucherNo": "V2025-26/0001", "ledgerName": "Internet"}'),
  ('019730ae-176e-739c-ad68-50ac28db32a4', '2025-06-02 12:46:45.102+00', '01a20b47-6e26-7416-b25a-b3bd3d1df7b0', 'Asha Example', 'admin', 'expense.create', 'expense', '019730ae-176e-7288-b76d-9c510b013453', '019730ae-176e-77c3-b0f3-d9956b091ab3', NULL, '{"_id": "019730ae-176e-7288-b76d-9c510b013453", "date": "2025-06-02", "year": 2025, "month": 6, "amount": 516, "ledger": "01a20b47-7025-7655-ba9a-9ba39f3eedf5", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-06-02T12:46:45.102Z", "updatedAt": "2025-06-02T12:46:45.102Z", "voucherNo": "V2025-26/0002", "ledgerName": "Electricity"}'),
  ('01973f27-1abc-73c0-9a42-94b121e49c62', '2025-06-05 08:13:36.828+00', '01a20b47-6e26-7416-b25a-b3bd3d1df7b0', 'Asha Example', 'admin', 'expense.create', 'expense', '01973f27-1abc-76d9-8476-d4e20dd94a6a', '01973f27-1abc-7586-82fc-d10e5d19de17', NULL, '{"_id": "01973f27-1abc-76d9-8476-d4e20dd94a6a", "date": "2025-06-05", "year": 2025, "month": 6, "amount": 3876, "ledger": "01a20b47-7025-7655-ba9a-90e766bdea76", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-06-05T08:13:36.828Z", "updatedAt": "2025-06-05T08:13:36.828Z", "voucherNo": "V2025-26/0003", "ledgerName": "Salaries"}'),
  ('01973f71-631b-744e-8480-31bff5428f9b', '2025-06-05 09:34:45.019+00', '01a20b47-6e26-7416-b25a-b6c1fffa4c1e', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '01973f71-631b-70bf-8065-964a43fc20cd', '01973f71-631b-7198-9d49-7c43a66fb357', NULL, '{"_id": "01973f71-631b-70bf-8065-964a43fc20cd", "date": "2025-06-05", "mode": "offline", "year": 2025, "month": 6, "course": "Data Analytics", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "nextCall": null, "Enquirymode": "offline"}'),
  ('019744be-dbb1-7335-884e-0883d8243a1a', '2025-06-06 10:17:28.241+00', '01a20b47-6e26-7416-b25a-b3bd3d1df7b0', 'Asha Example', 'admin', 'expense.create', 'expense', '019744be-dbb1-70fc-abc3-aafcb705e66b', '019744be-dbb1-768d-9a25-fd6b9b84cf38', NULL, '{"_id": "019744be-dbb1-70fc-abc3-aafcb705e66b", "date": "2025-06-06", "year": 2025, "month": 6, "amount": 2153, "ledger": "01a20b47-7025-7655-ba9a-951de41fa785", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-06-06T10:17:28.241Z", "updatedAt": "2025-06-06T10:17:28.241Z", "voucherNo": "V2025-26/0004", "ledgerName": "Rent"}'),
  ('01976d38-7d5f-7124-8dab-f3bf9a83678c', '2025-06-14 06:55:08.127+00', '01a20b47-6e26-7416-b25a-b6c1fffa4c1e', 'Hari Example', 'hr', 'enquiry.admit', 'enquiry', '01973f71-631b-70bf-8065-964a43fc20cd', '01976d38-7d5f-73ec-b4c1-52f8feca5fce', '{"status": "Open", "student": null}', '{"status": "Closed", "student": "01976d38-7d5f-74b0-b3dd-5b6e1f261356"}'),
  ('01976d38-7d5f-7454-b1c9-a7acae3a0584', '2025-06-14 06:55:08.127+00', '01a20b47-6e26-7416-b25a-b6c1fffa4c1e', 'Hari Example', 'hr', 'student.register', 'student', '01976d38-7d5f-74b0-b3dd-5b6e1f261356', '01976d38-7d5f-76c2-8151-28653f83b68e', NULL, '{"_id": "01976d38-7d5f-74b0-b3dd-5b6e1f261356", "fee": 31500, "mode": "offline", "batch": "DA-2506", "course": "Data Analytics", "status": "Active", "PaidFee": 0, "dueDate": "2025-07-19", "endDate": "2025-12-19", "version": 1, "TotalFee": 31500, "declared": null, "isPlaced": "notPlaced", "cduration": "6 months", "PendingFee": 31500, "isCompleted": "yes", "joiningDate": "2025-06-14"}'),
  ('01977d82-9bf0-7036-8f14-80c00a91f16f', '2025-06-17 10:50:01.072+00', '01a20b47-6ee6-7442-aa57-4f60afc7b8a5', 'Hina Sample', 'hr', 'fee.record', 'receipt', '01977d82-9bf0-749b-b05d-9cf54d5c8523', '01977d82-9bf0-7181-b622-0bcbbdbfafc6', NULL, '{"_id": "01977d82-9bf0-749b-b05d-9cf54d5c8523", "due": 21000, "date": "2025-06-17", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 6, "course": "Data Analytics", "changed": false, "payMode": "Online", "payable": 31500, "student": "01976d38-7d5f-74b0-b3dd-5b6e1f261356", "version": 1, "issuedOn": "2025-06-17", "receiptNo": "2025-26/000001"}'),
  ('0197a729-c8b5-76db-905e-4783827e8f97', '2025-06-25 12:57:02.901+00', '01a20b47-6e26-7416-b25a-b6c1fffa4c1e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20b47-6e8b-7305-b5fe-820b675f8ad2', '0197a729-c8b5-745f-9f98-44ca8508b595', NULL, '{"_id": "01a20b47-6e8b-7305-b5fe-820b675f8ad2", "room": "Room 1", "bCode": "GD-2507", "bTime": "18:00 to 20:00", "seats": 1, "endDate": "2025-12-16", "trainer": "Esther Example", "version": 1, "sessions": [{"end": "20:00", "start": "18:00", "weekday": 2}, {"end": "20:00", "start": "18:00", "weekday": 4}, {"end": "20:00", "start": "18:00", "weekday": 6}], "startDate": "2025-07-16", "courseName": "Graphic Design"}'),
  ('0197cf00-2cf0-7095-ae8b-de0f2f28be21', '2025-07-03 06:36:24.688+00', '01a20b47-6e26-7416-b25a-b3bd3d1df7b0', 'Asha Example', 'admin', 'expense.create', 'expense', '0197cf00-2cf0-76ff-892f-0d6ee8c75add', '0197cf00-2cf0-747b-abff-19e08ca9099e', NULL, '{"_id": "0197cf00-2cf0-76ff-892f-0d6ee8c75add", "date": "2025-07-03", "year": 2025, "month": 7, "amount": 1058, "ledger": "01a20b47-7025-7655-ba9a-9ba39f3eedf5", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-07-03T06:36:24.688Z", "updatedAt": "2025-07-03T06:36:24.688Z", "voucherNo": "V2025-26/0005", "ledgerName": "Electricity"}'),
  ('0197d3b1-cdf4-77e1-b1e8-1467630a1439', '2025-07-04 04:28:54.644+00', '01a20b47-6e26-7416-b25a-b3bd3d1df7b0', 'Asha Example', 'admin', 'expense.create', 'expense', '0197d3b1-cdf4-7198-a0f3-ccad5f7a3fd6', '0197d3b1-cdf4-7690-bbad-04764e398640', NULL, '{"_id": "0197d3b1-cdf4-7198-a0f3-ccad5f7a3fd6", "date": "2025-07-04", "year": 2025, "month": 7, "amount": 352, "ledger": "01a20b47-7025-7655-ba9a-9d546f539bac", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-07-04T04:28:54.644Z", "updatedAt": "2025-07-04T04:28:54.644Z", "voucherNo": "V2025-26/0006", "ledgerName": "Internet"}'),
  ('0197d44b-78c3-71b4-bc1e-99089331c153', '2025-07-04 07:16:45.379+00', '01a20b47-6e26-7416-b25a-b3bd3d1df7b0', 'Asha Example', 'admin', 'expense.create', 'expense', '0197d44b-78c3-7264-8a25-922abb06f463', '0197d44b-78c3-7274-90e6-fcff1ef0c0bc', NULL, '{"_id": "0197d44b-78c3-7264-8a25-922abb06f463", "date": "2025-07-04", "year": 2025, "month": 7, "amount": 7938, "ledger": "01a20b47-7025-7655-ba9a-90e766bdea76", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-07-04T07:16:45.379Z", "updatedAt": "2025-07-04T07:16:45.379Z", "voucherNo": "V2025-26/0007", "ledgerName": "Salaries"}'),
  ('0197e9a1-67f5-7149-91b8-5770e01cd683', '2025-07-08 10:42:38.709+00', '01a20b47-6e26-7416-b25a-b3bd3d1df7b0', 'Asha Example', 'admin', 'expense.create', 'expense', '0197e9a1-67f5-7142-ba51-3907cee6e0b1', '0197e9a1-67f5-747e-af7f-a9b2d510ed46', NULL, '{"_id": "0197e9a1-67f5-7142-ba51-3907cee6e0b1", "date": "2025-07-08", "year": 2025, "month": 7, "amount": 4410, "ledger": "01a20b47-7025-7655-ba9a-951de41fa785", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-07-08T10:42:38.709Z", "updatedAt": "2025-07-08T10:42:38.709Z", "voucherNo": "V2025-26/0008", "ledgerName": "Rent"}'),
  ('01980c8c-196a-74ca-80e6-937f743fa957', '2025-07-15 05:26:04.906+00', '01a20b47-6ee6-7442-aa57-526833aca0f4', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '01980c8c-196a-7495-9532-ef79f87e7015', '01980c8c-196a-7192-9696-af094245b986', NULL, '{"_id": "01980c8c-196a-7495-9532-ef79f87e7015", "due": 10500, "date": "2025-07-15", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 7, "course": "Data Analytics", "changed": false, "payMode": "Cash", "payable": 31500, "student": "01976d38-7d5f-74b0-b3dd-5b6e1f261356", "version": 1, "issuedOn": "2025-07-15", "receiptNo": "2025-26/000002"}'),
  ('01982b99-c49f-7502-81d7-ace2592f8d40', '2025-07-21 06:09:14.399+00', '01a20b47-6e26-7416-b25a-b6c1fffa4c1e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20b47-6e8b-7305-b5fe-86bd36c50f4b', '01982b99-c49f-7153-b0fa-77121e787744', NULL, '{"_id": "01a20b47-6e8b-7305-b5fe-86bd36c50f4b", "room": "Room 2", "bCode": "DM-2508", "bTime": "10:00 to 12:00", "seats": 1, "endDate": "2025-11-11", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 5}], "startDate": "2025-08-11", "courseName": "Digital Marketing"}'),
  ('0198305a-7b46-7389-91c2-4bf8edbc5f3a', '2025-07-22 04:18:12.934+00', '01a20b47-6e26-7416-b25a-b6c1fffa4c1e', 'Hari Example', 'hr', 'student.register', 'student', '0198305a-7b46-7210-9d49-20c21e188a8f', '0198305a-7b46-7472-aadf-17ee1cc50c4c', NULL, '{"_id": "0198305a-7b46-7210-9d49-20c21e188a8f", "fee": 22000, "mode": "offline", "batch": "GD-2507", "course": "Graphic Design", "status": "Active", "PaidFee": 0, "dueDate": "2025-08-26", "endDate": "2025-12-16", "version": 1, "TotalFee": 22000, "declared": null, "isPlaced": "notPlaced", "cduration": "5 months", "PendingFee": 22000, "isCompleted": "yes", "joiningDate": "2025-07-22"}'),
  ('01983ab5-5436-75b6-a6f5-2dbd9d8f704b', '2025-07-24 04:33:38.87+00', '01976d38-7d5f-74b0-b3dd-5b6e1f261356', '', 'student', 'project.add', 'project', '01983ab5-5436-715c-99aa-95eb75ad6e06', '01983ab5-5436-714f-9b9a-299ff8142825', NULL, '{"_id": "01983ab5-5436-715c-99aa-95eb75ad6e06", "student": "01976d38-7d5f-74b0-b3dd-5b6e1f261356", "version": 1}'),
  ('01984f40-d442-7637-b9ac-afd574739505', '2025-07-28 04:18:25.474+00', '01a20b47-6e26-7416-b25a-b6c1fffa4c1e', 'Hari Example', 'hr', 'fee.record', 'receipt', '01984f40-d442-7240-9359-9d25e096efdf', '01984f40-d442-75de-a42a-16ee362c371c', NULL, '{"_id": "01984f40-d442-7240-9359-9d25e096efdf", "due": 11000, "date": "2025-07-28", "paid": 11000, "year": 2025, "bCode": "GD-2507", "month": 7, "course": "Graphic Design", "changed": false, "payMode": "Online", "payable": 22000, "student": "0198305a-7b46-7210-9d49-20c21e188a8f", "version": 1, "issuedOn": "2025-07-28", "receiptNo": "2025-26/000003"}'),
  ('01985aa9-0953-770e-bc46-c6e3586a861b', '2025-07-30 09:28:04.179+00', '01a20b47-6e26-7416-b25a-b3bd3d1df7b0', 'Asha Example', 'admin', 'staff.update', 'account', '01a20b47-6ee7-7204-b4b2-442e4ed25caf', '01985aa9-0953-7061-93cf-309ac5a8115d', '{"status": "Active", "version": 1}', '{"status": "Disable", "version": 2}'),
  ('01986905-43a3-7457-83b9-8be2a1815e74', '2025-08-02 04:23:29.443+00', '01a20b47-6e26-7416-b25a-b3bd3d1df7b0', 'Asha Example', 'admin', 'expense.create', 'expense', '01986905-43a3-776f-89c4-269f8206365e', '01986905-43a3-7693-b922-e8308251bc0d', NULL, '{"_id": "01986905-43a3-776f-89c4-269f8206365e", "date": "2025-08-02", "year": 2025, "month": 8, "amount": 4341, "ledger": "01a20b47-7025-7655-ba9a-951de41fa785", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-08-02T04:23:29.443Z", "updatedAt": "2025-08-02T04:23:29.443Z", "voucherNo": "V2025-26/0009", "ledgerName": "Rent"}'),
  ('019873c7-c03e-70e3-82d9-34c90c984a54', '2025-08-04 06:32:07.486+00', '01a20b47-6e26-7416-b25a-b3bd3d1df7b0', 'Asha Example', 'admin', 'expense.create', 'expense', '019873c7-c03e-70a9-9ed1-47dc03fbacdc', '019873c7-c03e-72e4-a45a-c0e03b3e83e6', NULL, '{"_id": "019873c7-c03e-70a9-9ed1-47dc03fbacdc", "date": "2025-08-04", "year": 2025, "month": 8, "amount": 7814, "ledger": "01a20b47-7025-7655-ba9a-90e766bdea76", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-08-04T06:32:07.486Z", "updatedAt": "2025-08-04T06:32:07.486Z", "voucherNo": "V2025-26/0010", "ledgerName": "Salaries"}'),
  ('0198742d-391a-70da-9a0c-daecee3bb8a7', '2025-08-04 08:22:57.562+00', '01a20b47-6e26-7416-b25a-b3bd3d1df7b0', 'Asha Example', 'admin', 'expense.create', 'expense', '0198742d-391a-7690-9d36-84d18c52ae87', '0198742d-391a-75ca-bd36-d71ce4aa8260', NULL, '{"_id": "0198742d-391a-7690-9d36-84d18c52ae87", "date": "2025-08-04", "year": 2025, "month": 8, "amount": 347, "ledger": "01a20b47-7025-7655-ba9a-9d546f539bac", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-08-04T08:22:57.562Z", "updatedAt": "2025-08-04T08:22:57.562Z", "voucherNo": "V2025-26/0011", "ledgerName": "Internet"}'),
  ('01987a45-a517-7769-9255-78a67174307a', '2025-08-05 12:47:21.367+00', '01a20b47-6e26-7416-b25a-b3bd3d1df7b0', 'Asha Example', 'admin', 'expense.create', 'expense', '01987a45-a517-773f-9383-6ff95988696c', '01987a45-a517-74ed-b7bc-1005c384bc07', NULL, '{"_id": "01987a45-a517-773f-9383-6ff95988696c", "date": "2025-08-05", "year": 2025, "month": 8, "amount": 1041, "ledger": "01a20b47-7025-7655-ba9a-9ba39f3eedf5", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-08-05T12:47:21.367Z", "updatedAt": "2025-08-05T12:47:21.367Z", "voucherNo": "V2025-26/0012", "ledgerName": "Electricity"}'),
  ('0198adb9-bb13-708b-bd70-544c06b354fe', '2025-08-15 12:34:47.187+00', '01a20b47-6ee6-7442-aa57-4f60afc7b8a5', 'Hina Sample', 'hr', 'fee.record', 'receipt', '0198adb9-bb13-71e3-8060-703da11d86b6', '0198adb9-bb13-73f4-8d7d-5678fc766d8d', NULL, '{"_id": "0198adb9-bb13-71e3-8060-703da11d86b6", "due": 0, "date": "2025-08-15", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 8, "course": "Data Analytics", "changed": false, "payMode": "Others", "payable": 31500, "student": "01976d38-7d5f-74b0-b3dd-5b6e1f261356", "version": 1, "issuedOn": "2025-08-15", "receiptNo": "2025-26/000004"}'),
  ('0198b7a5-65f9-7693-a82a-e4716612200d', '2025-08-17 10:48:46.841+00', '01a20b47-6e26-7416-b25a-b6c1fffa4c1e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20b47-6e8b-7305-b5fe-8bf897bd4986', '0198b7a5-65f9-722a-aa92-98c89e9629c8', NULL, '{"_id": "01a20b47-6e8b-7305-b5fe-8bf897bd4986", "room": "Lab 1", "bCode": "HT-2509", "bTime": "15:00 to 17:00", "seats": 1, "endDate": "2025-11-07", "trainer": "Binod Example", "version": 1, "sessions": [{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 5}], "startDate": "2025-09-07", "courseName": "Hindi Typing"}'),
  ('0198d1be-32ac-70fd-b54b-7c8b71709182', '2025-08-22 12:25:59.724+00', '01a20b47-6ee6-7442-aa57-526833aca0f4', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '0198d1be-32ac-7739-a171-e665e32d5fca', '0198d1be-32ac-72bd-aceb-f02397e83ffc', NULL, '{"_id": "0198d1be-32ac-7739-a171-e665e32d5fca", "due": 0, "date": "2025-08-21", "paid": 11000, "year": 2025, "bCode": "GD-2507", "month": 8, "course": "Graphic Design", "changed": false, "payMode": "Online", "payable": 22000, "student": "0198305a-7b46-7210-9d49-20c21e188a8f", "version": 1, "issuedOn": "2025-08-22", "receiptNo": "2025-26/000005"}'),
  ('019904aa-7eb6-7498-82a6-c1db092415c2', '2025-09-01 09:45:06.486+00', '01a20b47-6e26-7416-b25a-b3bd3d1df7b0', 'Asha Example', 'admin', 'expense.create', 'expense', '019904aa-7eb6-75b7-9f34-a8bb88fb6bc2', '019904aa-7eb6-7284-a860-fd9e5f62512e', NULL, '{"_id": "019904aa-7eb6-75b7-9f34-a8bb88fb6bc2", "date": "2025-09-01", "year": 2025, "month": 9, "amount": 6144, "ledger": "01a20b47-7025-7655-ba9a-90e766bdea76", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-09-01T09:45:06.486Z", "updatedAt": "2025-09-01T09:45:06.486Z", "voucherNo": "V2025-26/0013", "ledgerName": "Salaries"}'),
  ('01990a07-c598-75a6-8ec1-26e4d413fc93', '2025-09-02 10:45:05.56+00', '01a20b47-6e26-7416-b25a-b3bd3d1df7b0', 'Asha Example', 'admin', 'expense.create', 'expense', '01990a07-c598-77ac-b1e7-855143ae6b59', '01990a07-c598-7678-9148-546c1f9b6301', NULL, '{"_id": "01990a07-c598-77ac-b1e7-855143ae6b59", "date": "2025-09-02", "year": 2025, "month": 9, "amount": 3413, "ledger": "01a20b47-7025-7655-ba9a-951de41fa785", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-09-02T10:45:05.560Z", "updatedAt": "2025-09-02T10:45:05.560Z", "voucherNo": "V2025-26/0014", "ledgerName": "Rent"}'),
  ('01990f32-eeb0-74bf-91cf-3129c3d6bffd', '2025-09-03 10:50:20.208+00', '01a20b47-6e26-7416-b25a-b3bd3d1df7b0', 'Asha Example', 'admin', 'expense.create', 'expense', '01990f32-eeb0-71e5-a6db-94368e1ee91e', '01990f32-eeb0-7248-8847-dee63453877c', NULL, '{"_id": "01990f32-eeb0-71e5-a6db-94368e1ee91e", "date": "2025-09-03", "year": 2025, "month": 9, "amount": 819, "ledger": "01a20b47-7025-7655-ba9a-9ba39f3eedf5", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-09-03T10:50:20.208Z", "updatedAt": "2025-09-03T10:50:20.208Z", "voucherNo": "V2025-26/0015", "ledgerName": "Electricity"}'),
  ('0199291d-4815-75ba-b793-9e57419c06d1', '2025-09-08 11:36:48.917+00', '01a20b47-6e26-7416-b25a-b3bd3d1df7b0', 'Asha Example', 'admin', 'expense.create', 'expense', '0199291d-4815-76b8-86a2-1ff2c9275865', '0199291d-4815-75b8-bd20-e740f2286f0e', NULL, '{"_id": "0199291d-4815-76b8-86a2-1ff2c9275865", "date": "2025-09-08", "year": 2025, "month": 9, "amount": 273, "ledger": "01a20b47-7025-7655-ba9a-9d546f539bac", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-09-08T11:36:48.917Z", "updatedAt": "2025-09-08T11:36:48.917Z", "voucherNo": "V2025-26/0016", "ledgerName": "Internet"}'),
  ('01993c60-445a-7605-a935-221839da28f9', '2025-09-12 05:22:45.978+00', '01a20b47-6e26-7416-b25a-b6c1fffa4c1e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20b47-6e8b-7305-b5fe-8f459931f389', '01993c60-445a-7203-aa58-429785116f69', NULL, '{"_id": "01a20b47-6e8b-7305-b5fe-8f459931f389", "room": "Lab 2", "bCode": "FR-2510", "bTime": "15:00 to 17:00", "seats": 1, "endDate": "2026-02-03", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "17:00", "start": "15:00", "weekday": 2}, {"end": "17:00", "start": "15:00", "weekday": 4}, {"end": "17:00", "start": "15:00", "weekday": 6}], "startDate": "2025-10-03", "courseName": "Français des affaires"}'),
  ('01994735-b681-72f9-a1e1-cfbf7c705131', '2025-09-14 07:52:06.529+00', '01a20b47-6e26-7416-b25a-b6c1fffa4c1e', 'Hari Example', 'hr', 'fee.record', 'receipt', '01994735-b681-7004-bdfb-54754a301c3e', '01994735-b681-73b9-8ed8-2902bb5c5a67', NULL, '{"_id": "01994735-b681-7004-bdfb-54754a301c3e", "due": 0, "date": "2025-09-14", "paid": 15000, "year": 2025, "bCode": "DM-2508", "month": 9, "course": "Digital Marketing", "changed": false, "payMode": "Cash", "payable": 15000, "student": "0199483e-e8b1-7580-a7e2-2cdc4a0b9ffb", "version": 1, "issuedOn": "2025-09-14", "receiptNo": "2025-26/000006"}'),
  ('0199483e-e8b1-7581-8f1c-58026f070943', '2025-09-14 12:41:46.417+00', '01a20b47-6e26-7416-b25a-b6c1fffa4c1e', 'Hari Example', 'hr', 'student.register', 'student', '0199483e-e8b1-7580-a7e2-2cdc4a0b9ffb', '0199483e-e8b1-7078-a827-4e2aa29efa9f', NULL, '{"_id": "0199483e-e8b1-7580-a7e2-2cdc4a0b9ffb", "fee": 15000, "mode": "online", "batch": "DM-2508", "course": "Digital Marketing", "status": "Active", "PaidFee": 0, "dueDate": "2025-10-19", "endDate": "2025-11-11", "version": 1, "TotalFee": 15000, "declared": null, "isPlaced": "placed", "cduration": "3 months", "PendingFee": 15000, "isCompleted": "yes", "joiningDate": "2025-09-14"}'),
  ('0199c7c0-0ba8-7383-9a55-f54e10327252', '2025-10-09 06:54:35.944+00', '01a20b47-6e26-7416-b25a-b6c1fffa4c1e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20b47-6e8b-7305-b5fe-92db22eb5b87', '0199c7c0-0ba8-717d-8dfa-85ff3d2aa82a', NULL, '{"_id": "01a20b47-6e8b-7305-b5fe-92db22eb5b87", "room": "Room 1", "bCode": "TALLY-2510", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-01-30", "trainer": "Dev Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}], "startDate": "2025-10-30", "courseName": "Tally with GST"}'),
  ('019a24d1-6480-70c2-a0dd-1df553f1a0a0', '2025-10-27 08:38:13.888+00', '01a20b47-6e26-7416-b25a-b6c1fffa4c1e', 'Hari Example', 'hr', 'enquiry.status', 'enquiry', '019a24d1-6480-74a6-8425-6f4e0070e847', '019a24d1-6480-75d9-a2c4-ea68b0580700', '{"status": "Open"}', '{"status": "Pending"}'),
  ('019a24d1-6480-76da-b9d4-0acf6c5af173', '2025-10-27 08:38:13.888+00', '01a20b47-6e26-7416-b25a-b6c1fffa4c1e', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '019a24d1-6480-74a6-8425-6f4e0070e847', '019a24d1-6480-73e6-9f49-9e2a7d71563d', NULL, '{"_id": "019a24d1-6480-74a6-8425-6f4e0070e847", "date": "2025-10-27", "mode": "offline", "year": 2025, "month": 10, "course": "Full Stack Web Development", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "nextCall": null, "Enquirymode": "offline"}'),
  ('019a3e0d-cbe7-76a9-aca8-6726b3a2dd42', '2025-11-01 06:14:42.919+00', '01a20b47-6e26-7416-b25a-b3bd3d1df7b0', 'Asha Example', 'admin', 'expense.create', 'expense', '019a3e0d-cbe7-7551-9bc6-e0ba8af53989', '019a3e0d-cbe7-770b-a18e-53051d0bd22f', NULL, '{"_id": "019a3e0d-cbe7-7551-9bc6-e0ba8af53989", "date": "2025-11-01", "year": 2025, "month": 11, "amount": 1250, "ledger": "01a20b47-7025-7655-ba9a-951de41fa785", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-11-01T06:14:42.919Z", "updatedAt": "2025-11-01T06:14:42.919Z", "voucherNo": "V2025-26/0017", "ledgerName": "Rent"}'),
  ('019a499b-18e8-7617-8aa6-5afb997a713a', '2025-11-03 12:04:52.584+00', '01a20b47-6e26-7416-b25a-b3bd3d1df7b0', 'Asha Example', 'admin', 'expense.create', 'expense', '019a499b-18e8-7545-b1ea-90532f4bedae', '019a499b-18e8-71da-b994-4fa3a2667ec9', NULL, '{"_id": "019a499b-18e8-7545-b1ea-90532f4bedae", "date": "2025-11-03", "year": 2025, "month": 11, "amount": 2250, "ledger": "01a20b47-7025-7655-ba9a-90e766bdea76", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-11-03T12:04:52.584Z", "updatedAt": "2025-11-03T12:04:52.584Z", "voucherNo": "V2025-26/0018", "ledgerName": "Salaries"}'),
  ('019a4dd1-d13d-7692-9096-bcfe861db0e7', '2025-11-04 07:43:07.581+00', '01a20b47-6e26-7416-b25a-b6c1fffa4c1e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20b47-6e8b-7305-b5fe-96bbf7f09e54', '019a4dd1-d13d-753e-8048-4e0cec53969b', NULL, '{"_id": "01a20b47-6e8b-7305-b5fe-96bbf7f09e54", "room": "Room 2", "bCode": "PY-2511", "bTime": "18:00 to 20:00", "seats": 1, "endDate": "2026-03-25", "trainer": "Esther Example", "version": 1, "sessions": [{"end": "20:00", "start": "18:00", "weekday": 1}, {"end": "20:00", "start": "18:00", "weekday": 3}, {"end": "20:00", "start": "18:00", "weekday": 5}], "startDate": "2025-11-25", "courseName": "Python Programming"}'),
  ('019a5870-be50-7733-8824-09fb5e7267aa', '2025-11-06 09:12:55.12+00', '01a20b47-6e26-7416-b25a-b3bd3d1df7b0', 'Asha Example', 'admin', 'expense.create', 'expense', '019a5870-be50-7168-9759-4259229f43e9', '019a5870-be50-7438-a8de-9966cb90968d', NULL, '{"_id": "019a5870-be50-7168-9759-4259229f43e9", "date": "2025-11-06", "year": 2025, "month": 11, "amount": 100, "ledger": "01a20b47-7025-7655-ba9a-9d546f539bac", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-11-06T09:12:55.120Z", "updatedAt": "2025-11-06T09:12:55.120Z", "voucherNo": "V2025-26/0019", "ledgerName": "Internet"}'),
  ('019a58cd-919f-749b-a898-147555dddbd8', '2025-11-06 10:54:18.527+00', '01a20b47-6e26-7416-b25a-b3bd3d1df7b0', 'Asha Example', 'admin', 'expense.create', 'expense', '019a58cd-919f-73c6-b29e-d7be307fc884', '019a58cd-919f-72ae-a12f-4dc88e52a643', NULL, '{"_id": "019a58cd-919f-73c6-b29e-d7be307fc884", "date": "2025-11-06", "year": 2025, "month": 11, "amount": 300, "ledger": "01a20b47-7025-7655-ba9a-9ba39f3eedf5", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-11-06T10:54:18.527Z", "updatedAt": "2025-11-06T10:54:18.527Z", "voucherNo": "V2025-26/0020", "ledgerName": "Electricity"}'),
  ('019acdcb-3f5e-7167-95be-f4ec20e77a07', '2025-11-29 04:07:20.67+00', '01a20b47-6e26-7416-b25a-b6c1fffa4c1e', 'Hari Example', 'hr', 'student.register', 'student', '019acdcb-3f5e-7547-8ac7-2a5f4c1d1898', '019acdcb-3f5e-7145-b7d9-abafd8baa7c3', NULL, '{"_id": "019acdcb-3f5e-7547-8ac7-2a5f4c1d1898", "fee": 18000, "mode": "offline", "batch": "PY-2511", "course": "Python Programming", "status": "Active", "PaidFee": 0, "dueDate": "2026-01-03", "endDate": "2026-03-25", "version": 1, "TotalFee": 18000, "declared": null, "isPlaced": "notPlaced", "cduration": "4 months", "PendingFee": 18000, "isCompleted": "yes", "joiningDate": "2025-11-29"}'),
  ('019acefa-c7b2-7449-a913-15f8e111835c', '2025-11-29 09:38:52.978+00', '01a20b47-6ee6-7442-aa57-4f60afc7b8a5', 'Hina Sample', 'hr', 'fee.record', 'receipt', '019acefa-c7b2-7433-a0f0-85ec8ab155d5', '019acefa-c7b2-7039-b6bd-8f9691e1e75c', NULL, '{"_id": "019acefa-c7b2-7433-a0f0-85ec8ab155d5", "due": 12000, "date": "2025-11-29", "paid": 6000, "year": 2025, "bCode": "PY-2511", "month": 11, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-7547-8ac7-2a5f4c1d1898", "version": 1, "issuedOn": "2025-11-29", "receiptNo": "2025-26/000007"}'),
  ('019ad88c-72fa-77a6-8950-e444352c8d8c', '2025-12-01 06:14:34.49+00', '01a20b47-6e26-7416-b25a-b6c1fffa4c1e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20b47-6e8b-7305-b5fe-9ac55b43f274', '019ad88c-72fa-77e5-9e56-4d2683979709', NULL, '{"_id": "01a20b47-6e8b-7305-b5fe-9ac55b43f274", "room": "Lab 1", "bCode": "FSW-2512", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-08-22", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}], "startDate": "2025-12-22", "courseName": "Full Stack Web Development"}'),
  ('019b5e41-c6ac-77b4-b23c-3f3fe0d1cef6', '2025-12-27 05:22:07.66+00', '01a20b47-6e26-7416-b25a-b6c1fffa4c1e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20b47-6e8b-7305-b5fe-9c9c9ff45a76', '019b5e41-c6ac-75ba-accf-6b2ccf0b7d48', NULL, '{"_id": "01a20b47-6e8b-7305-b5fe-9c9c9ff45a76", "room": "Lab 2", "bCode": "DA-2601", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-07-17", "trainer": "Binod Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}], "startDate": "2026-01-17", "courseName": "Data Analytics"}'),
  ('019b7ce0-50eb-71c5-b5c7-947be189d93a', '2026-01-02 04:03:54.219+00', '01a20b47-6ee6-7442-aa57-526833aca0f4', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '019b7ce0-50eb-7278-97ae-768b7e9ed06a', '019b7ce0-50eb-75bc-b0b0-dd522f14a436', NULL, '{"_id": "019b7ce0-50eb-7278-97ae-768b7e9ed06a", "due": 6000, "date": "2026-01-02", "paid": 6000, "year": 2026, "bCode": "PY-2511", "month": 1, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-7547-8ac7-2a5f4c1d1898", "version": 1, "issuedOn": "2026-01-02", "receiptNo": "2025-26/000008"}'),
  ('019b7d9a-7db3-76c6-8f17-684014e0cbea', '2026-01-02 07:27:15.379+00', '01a20b47-6e26-7416-b25a-b3bd3d1df7b0', 'Asha Example', 'admin', 'expense.create', 'expense', '019b7d9a-7db3-74b4-8055-4de4dc6ae89f', '019b7d9a-7db3-74a1-8ae7-bf9ca8b0609e', NULL, '{"_id": "019b7d9a-7db3-74b4-8055-4de4dc6ae89f", "date": "2026-01-02", "year": 2026, "month": 1, "amount": 1076, "ledger": "01a20b47-7025-7655-ba9a-951de41fa785", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2026-01-02T07:27:15.379Z", "updatedAt": "2026-01-02T07:27:15.379Z", "voucherNo": "V2025-26/0021", "ledgerName": "Rent"}'),
  ('019b92c8-7213-759e-9161-4d45582b1d94', '2026-01-06 10:09:28.595+00', '01a20b47-6e26-7416-b25a-b3bd3d1df7b0', 'Asha Example', 'admin', 'expense.create', 'expense', '019b92c8-7213-7721-99c7-5bba7883bf2b', '019b92c8-7213-77fc-9c99-cfcc05bfb875', NULL, '{"_id": "019b92c8-7213-7721-99c7-5bba7883bf2b", "date": "2026-01-06", "year": 2026, "month": 1, "amount": 258, "ledger": "01a20b47-7025-7655-ba9a-9ba39f3eedf5", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2026-01-06T10:09:28.595Z", "updatedAt": "2026-01-06T10:09:28.595Z", "voucherNo": "V2025-26/0022", "ledgerName": "Electricity"}'),
  ('019b96c0-e9f1-75ed-a68a-da75fde2760e', '2026-01-07 04:39:43.857+00', '01a20b47-6e26-7416-b25a-b3bd3d1df7b0', 'Asha Example', 'admin', 'expense.create', 'expense', '019b96c0-e9f1-7128-ab25-ee67c87870c9', '019b96c0-e9f1-701b-9c57-bedfa2b0c951', NULL, '{"_id": "019b96c0-e9f1-7128-ab25-ee67c87870c9", "date": "2026-01-07", "year": 2026, "month": 1, "amount": 1938, "ledger": "01a20b47-7025-7655-ba9a-90e766bdea76", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2026-01-07T04:39:43.857Z", "updatedAt": "2026-01-07T04:39:43.857Z", "voucherNo": "V2025-26/0023", "ledgerName": "Salaries"}'),
  ('019b9be6-f910-75f3-9842-64cc979b9b2e', '2026-01-08 04:39:24.176+00', '01a20b47-6e26-7416-b25a-b3bd3d1df7b0', 'Asha Example', 'admin', 'expense.create', 'expense', '019b9be6-f910-71c1-ae21-b4d770accfa5', '019b9be6-f910-745d-84cd-3b6f39eb5f0f', NULL, '{"_id": "019b9be6-f910-71c1-ae21-b4d770accfa5", "date": "2026-01-08", "year": 2026, "month": 1, "amount": 86, "ledger": "01a20b47-7025-7655-ba9a-9d546f539bac", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2026-01-08T04:39:24.176Z", "updatedAt": "2026-01-08T04:39:24.176Z", "voucherNo": "V2025-26/0024", "ledgerName": "Internet"}'),
  ('019bea69-43a4-72b8-9b88-5bb5d31e0053', '2026-01-23 10:32:05.796+00', '01a20b47-6e26-7416-b25a-b6c1fffa4c1e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20b47-6e8b-7305-b5fe-a0d4e560352b', '019bea69-43a4-7343-8396-7e9d169d5168', NULL, '{"_id": "01a20b47-6e8b-7305-b5fe-a0d4e560352b", "room": "Room 1", "bCode": "GD-2602", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2026-07-13", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 5}], "startDate": "2026-02-13", "courseName": "Graphic Design"}'),
  ('019c1cef-33c4-70b3-be3b-3b015d1d029b', '2026-02-02 05:59:24.356+00', '01a20b47-6e26-7416-b25a-b6c1fffa4c1e', 'Hari Example', 'hr', 'fee.record', 'receipt', '019c1cef-33c4-741f-b694-2f5e8fd82109', '019c1cef-33c4-71db-b8cb-6a40c5186e97', NULL, '{"_id": "019c1cef-33c4-741f-b694-2f5e8fd82109", "due": 0, "date": "2026-02-02", "paid": 6000, "year": 2026, "bCode": "PY-2511", "month": 2, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-7547-8ac7-2a5f4c1d1898", "version": 1, "issuedOn": "2026-02-02", "receiptNo": "2025-26/000009"}'),
  ('019c31b6-9ffd-7002-bb7f-b9c378020930', '2026-02-06 06:49:38.045+00', '01a20b47-6e26-7416-b25a-b3bd3d1df7b0', 'Asha Example', 'admin', 'expense.create', 'expense', '019c31b6-9ffd-71c9-9c53-65b95a45e116', '019c31b6-9ffd-7647-943f-77f782e2feaf', NULL, '{"_id": "019c31b6-9ffd-71c9-9c53-65b95a45e116", "date": "2026-02-06", "year": 2026, "month": 2, "amount": 2457, "ledger": "01a20b47-7025-7655-ba9a-90e766bdea76", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2026-02-06T06:49:38.045Z", "updatedAt": "2026-02-06T06:49:38.045Z", "voucherNo": "V2025-26/0025", "ledgerName": "Salaries"}'),
  ('019c369f-a274-7193-bfeb-d3da55967e76', '2026-02-07 05:42:37.428+00', '01a20b47-6e26-7416-b25a-b3bd3d1df7b0', 'Asha Example', 'admin', 'expense.create', 'expense', '019c369f-a274-740d-bbb6-49de5bddd6a7', '019c369f-a274-73fe-9e4d-8ad6fa5c325a', NULL, '{"_id": "019c369f-a274-740d-bbb6-49de5bddd6a7", "date": "2026-02-07", "year": 2026, "month": 2, "amount": 1365, "ledger": "01a20b47-7025-7655-ba9a-951de41fa785", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2026-02-07T05:42:37.428Z", "updatedAt": "2026-02-07T05:42:37.428Z", "voucherNo": "V2025-26/0026", "ledgerName": "Rent"}'),
  ('019c411e-2084-7319-8c06-8b8426907a3a', '2026-02-09 06:36:59.396+00', '01a20b47-6e26-7416-b25a-b3bd3d1df7b0', 'Asha Example', 'admin', 'expense.create', 'expense', '019c411e-2084-748b-8448-a70fededc729', '019c411e-2084-7523-b14a-2c8147ff986a', NULL, '{"_id": "019c411e-2084-748b-8448-a70fededc729", "date": "2026-02-09", "year": 2026, "month": 2, "amount": 327, "ledger": "01a20b47-7025-7655-ba9a-9ba39f3eedf5", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2026-02-09T06:36:59.396Z", "updatedAt": "2026-02-09T06:36:59.396Z", "voucherNo": "V2025-26/0027", "ledgerName": "Electricity"}'),
  ('019c423e-23a9-727f-b050-67b98949cfbc', '2026-02-09 11:51:34.569+00', '01a20b47-6e26-7416-b25a-b3bd3d1df7b0', 'Asha Example', 'admin', 'expense.create', 'expense', '019c423e-23a9-7584-8761-7ea7bb6d8983', '019c423e-23a9-7660-8629-7d6728a98795', NULL, '{"_id": "019c423e-23a9-7584-8761-7ea7bb6d8983", "date": "2026-02-09", "year": 2026, "month": 2, "amount": 109, "ledger": "01a20b47-7025-7655-ba9a-9d546f539bac", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2026-02-09T11:51:34.569Z", "updatedAt": "2026-02-09T11:51:34.569Z", "voucherNo": "V2025-26/0028", "ledgerName": "Internet"}'),
  ('019c7004-9136-7275-9743-11e36f1ae97a', '2026-02-18 09:11:13.462+00', '01a20b47-6e26-7416-b25a-b6c1fffa4c1e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20b47-6e8d-72ac-b59f-4e90e1b3f5bc', '019c7004-9136-715b-b04a-8e50ecc68451', NULL, '{"_id": "01a20b47-6e8d-72ac-b59f-4e90e1b3f5bc", "room": "Room 2", "bCode": "DM-2603", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-06-11", "trainer": "Dev Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}], "startDate": "2026-03-11", "courseName": "Digital Marketing"}'),
  ('019cfa32-3a20-77ac-99d3-5f3110c51597', '2026-03-17 05:08:41.632+00', '01a20b47-6e26-7416-b25a-b6c1fffa4c1e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20b47-6e8d-72ac-b59f-5125ca7a167c', '019cfa32-3a20-76df-8dbe-3e949c0c1ae9', NULL, '{"_id": "01a20b47-6e8d-72ac-b59f-5125ca7a167c", "room": "Lab 1", "bCode": "HT-2604", "bTime": "10:00 to 12:00", "seats": 1, "endDate": "2026-06-07", "trainer": "Esther Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 5}], "startDate": "2026-04-07", "courseName": "Hindi Typing"}'),
  ('019d47ad-09b4-72a6-bb1c-02848fe274f5', '2026-04-01 06:13:35.796+00', '01976d38-7d5f-74b0-b3dd-5b6e1f261356', '', 'student', 'project.add', 'project', '019d47ad-09b4-7545-afd6-925c3eb3f116', '019d47ad-09b4-7167-82b2-82a7c7c11a8f', NULL, '{"_id": "019d47ad-09b4-7545-afd6-925c3eb3f116", "student": "01976d38-7d5f-74b0-b3dd-5b6e1f261356", "version": 1}'),
  ('019d805b-85ba-74d7-9e7e-e0c4f3dfeb39', '2026-04-12 06:22:54.906+00', '01a20b47-6e26-7416-b25a-b6c1fffa4c1e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20b47-6e8d-72ac-b59f-55931f1acbc8', '019d805b-85ba-713b-9f28-c1f0a14c110e', NULL, '{"_id": "01a20b47-6e8d-72ac-b59f-55931f1acbc8", "room": "Lab 2", "bCode": "FR-2605", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2026-09-03", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 5}], "startDate": "2026-05-03", "courseName": "Français des affaires"}'),
  ('019daf1c-ae23-76c9-897c-c5786953909a', '2026-04-21 08:16:25.635+00', '01976d38-7d5f-74b0-b3dd-5b6e1f261356', '', 'student', 'portfolio.add', 'portfolio', '019daf1c-ae23-74fd-aa4b-b872145d7642', '019daf1c-ae23-70db-9431-0d864f1c28cd', NULL, '{"_id": "019daf1c-ae23-74fd-aa4b-b872145d7642", "student": "01976d38-7d5f-74b0-b3dd-5b6e1f261356", "version": 1}'),
  ('019e0afc-7890-7337-b7dd-5ef70d3771ea', '2026-05-09 04:26:18.64+00', '01a20b47-6e26-7416-b25a-b6c1fffa4c1e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20b47-6e8d-72ac-b59f-5bf29ca2b6b8', '019e0afc-7890-7240-8825-9a8fa55455d0', NULL, '{"_id": "01a20b47-6e8d-72ac-b59f-5bf29ca2b6b8", "room": "Room 1", "bCode": "TALLY-2605", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-08-30", "trainer": "Binod Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}], "startDate": "2026-05-30", "courseName": "Tally with GST"}'),
  ('019e91fd-57b9-70f3-8ab1-eb487217220f', '2026-06-04 09:35:59.929+00', '01a20b47-6e26-7416-b25a-b6c1fffa4c1e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20b47-6e8d-72ac-b59f-5c5f9f13035f', '019e91fd-57b9-7274-a8e6-8d989b4b8e6c', NULL, '{"_id": "01a20b47-6e8d-72ac-b59f-5c5f9f13035f", "room": "Room 2", "bCode": "PY-2606", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2026-10-25", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 5}], "startDate": "2026-06-25", "courseName": "Python Programming"}'),
  ('019f1d81-7446-73da-a3cc-3d6d4c3c4944', '2026-07-01 11:47:31.014+00', '01a20b47-6e26-7416-b25a-b6c1fffa4c1e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20b47-6e8d-72ac-b59f-61595ce747e4', '019f1d81-7446-75b5-917d-84c3097dc84f', NULL, '{"_id": "01a20b47-6e8d-72ac-b59f-61595ce747e4", "room": "Lab 1", "bCode": "FSW-2607", "bTime": "10:00 to 12:00", "seats": 1, "endDate": null, "trainer": "Dev Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 5}], "startDate": "2026-07-22", "courseName": "Full Stack Web Development"}'),
  ('019f4660-91bf-77e5-a4f5-309136702329', '2026-07-09 10:16:01.727+00', '01976d38-7d5f-74b0-b3dd-5b6e1f261356', '', 'student', 'portfolio.add', 'portfolio', '019f4660-91bf-70c2-8999-8605b8debbde', '019f4660-91bf-7606-967d-b18296ff1d31', NULL, '{"_id": "019f4660-91bf-70c2-8999-8605b8debbde", "student": "01976d38-7d5f-74b0-b3dd-5b6e1f261356", "version": 1}'),
  ('019fa230-ae6c-748a-9f14-aba1ead04469', '2026-07-27 06:08:47.212+00', '01a20b47-6e26-7416-b25a-b6c1fffa4c1e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20b47-6e8d-72ac-b59f-65c0490aef52', '019fa230-ae6c-75a2-970f-914836c93d7d', NULL, '{"_id": "01a20b47-6e8d-72ac-b59f-65c0490aef52", "room": "Lab 2", "bCode": "DA-2608", "bTime": "10:00 to 12:00", "seats": 1, "endDate": "2027-02-17", "trainer": "Esther Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 6}], "startDate": "2026-08-17", "courseName": "Data Analytics"}'),
  ('01a02eaf-9c16-7001-9c54-67fb6493116d', '2026-08-23 12:54:15.83+00', '01a20b47-6e26-7416-b25a-b6c1fffa4c1e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20b47-6e8d-72ac-b59f-69ef9ea4d088', '01a02eaf-9c16-7044-8bd8-9a1fdc53ea20', NULL, '{"_id": "01a20b47-6e8d-72ac-b59f-69ef9ea4d088", "room": "Room 1", "bCode": "GD-2609", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2027-02-13", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 5}], "startDate": "2026-09-13", "courseName": "Graphic Design"}'),
  ('01a0b40e-f07d-7193-8bfb-4e68bc4cd0d9', '2026-09-18 10:27:53.085+00', '01a20b47-6e26-7416-b25a-b6c1fffa4c1e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20b47-6e8d-72ac-b59f-6f64fbfb680b', '01a0b40e-f07d-74f0-b90d-9c39f73d34f4', NULL, '{"_id": "01a20b47-6e8d-72ac-b59f-6f64fbfb680b", "room": "Room 2", "bCode": "DM-2610", "bTime": "12:30 to 14:30", "seats": 1, "endDate": null, "trainer": "Binod Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 5}], "startDate": "2026-10-09", "courseName": "Digital Marketing"}'),
  ('01a0d6d4-797a-71b7-860e-55387f7a9bbc', '2026-09-25 04:30:44.09+00', '01976d38-7d5f-74b0-b3dd-5b6e1f261356', '', 'student', 'project.add', 'project', '01a0d6d4-797a-777a-acc4-4fbfdc17b374', '01a0d6d4-797a-72df-af8e-a084607239c6', NULL, '{"_id": "01a0d6d4-797a-777a-acc4-4fbfdc17b374", "student": "01976d38-7d5f-74b0-b3dd-5b6e1f261356", "version": 1}'),
  ('01a11b91-9b52-7755-976b-b5bd313d2fbf', '2026-10-08 12:51:29.746+00', '01a20b47-6e26-7416-b25a-b6c1fffa4c1e', 'Hari Example', 'hr', 'student.register', 'student', '01a11b91-9b52-75c5-a870-80dcd9437d4d', '01a11b91-9b52-77c4-a7cb-fd3ff9024695', NULL, '{"_id": "01a11b91-9b52-75c5-a870-80dcd9437d4d", "fee": 13500, "mode": "offline", "batch": "DM-2610", "course": "Digital Marketing", "status": "Active", "PaidFee": 0, "dueDate": "2026-11-12", "endDate": null, "version": 1, "TotalFee": 13500, "declared": null, "isPlaced": "notPlaced", "cduration": "3 months", "PendingFee": 13500, "isCompleted": "no", "joiningDate": "2026-10-08"}'),
  ('01a13e7e-69d3-7000-9f0f-9e4a7af46fdb', '2026-10-15 07:37:14.451+00', '01a20b47-6e26-7416-b25a-b6c1fffa4c1e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20b47-6e8d-72ac-b59f-71a851034f31', '01a13e7e-69d3-728d-8cdf-0bed89a881c7', NULL, '{"_id": "01a20b47-6e8d-72ac-b59f-71a851034f31", "room": "Lab 1", "bCode": "HT-2611", "bTime": "10:00 to 12:00", "seats": 1, "endDate": "2027-01-05", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 6}], "startDate": "2026-11-05", "courseName": "Hindi Typing"}'),
  ('01a19b44-4019-7496-96a3-5c9420f1c3ff', '2026-11-02 07:58:23.769+00', '01a20b47-6e26-7416-b25a-b3bd3d1df7b0', 'Asha Example', 'admin', 'expense.create', 'expense', '01a19b44-4019-70c1-a63f-2f94599bc1c2', '01a19b44-4019-72d3-b365-43ae3c9fb7af', NULL, '{"_id": "01a19b44-4019-70c1-a63f-2f94599bc1c2", "date": "2026-11-02", "year": 2026, "month": 11, "amount": 221, "ledger": "01a20b47-7025-7655-ba9a-951de41fa785", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2026-11-02T07:58:23.769Z", "updatedAt": "2026-11-02T07:58:23.769Z", "voucherNo": "V2026-27/0001", "ledgerName": "Rent"}'),
  ('01a19c3d-3bc5-736d-82e5-f7b06baa4dc5', '2026-11-02 12:30:21.125+00', '01a20b47-6e26-7416-b25a-b3bd3d1df7b0', 'Asha Example', 'admin', 'expense.create', 'expense', '01a19c3d-3bc5-704d-90e6-695ce54d4eb7', '01a19c3d-3bc5-71b3-a560-1bfc871e6a5d', NULL, '{"_id": "01a19c3d-3bc5-704d-90e6-695ce54d4eb7", "date": "2026-11-02", "year": 2026, "month": 11, "amount": 398, "ledger": "01a20b47-7025-7655-ba9a-90e766bdea76", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2026-11-02T12:30:21.125Z", "updatedAt": "2026-11-02T12:30:21.125Z", "voucherNo": "V2026-27/0002", "ledgerName": "Salaries"}'),
  ('01a1a4b8-370c-7680-a27b-e9569d163edb', '2026-11-04 04:01:38.572+00', '01a20b47-6e26-7416-b25a-b3bd3d1df7b0', 'Asha Example', 'admin', 'expense.create', 'expense', '01a1a4b8-370c-7162-82b4-5a31e4202946', '01a1a4b8-370c-76ad-8c3c-fee700df49b2', NULL, '{"_id": "01a1a4b8-370c-7162-82b4-5a31e4202946", "date": "2026-11-04", "year": 2026, "month": 11, "amount": 53, "ledger": "01a20b47-7025-7655-ba9a-9ba39f3eedf5", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2026-11-04T04:01:38.572Z", "updatedAt": "2026-11-04T04:01:38.572Z", "voucherNo": "V2026-27/0003", "ledgerName": "Electricity"}'),
  ('01a1b03c-724d-72d4-a4e3-5f7aaf317046', '2026-11-06 09:41:53.869+00', '01a20b47-6e26-7416-b25a-b6c1fffa4c1e', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b03c-724d-7525-baf1-9e06760a8b69', '01a1b03c-724d-761f-a6ab-751edd164456', NULL, '{"date": "2026-11-06", "absent": 1, "present": 0, "batchCode": "DM-2610"}'),
  ('01a1b03c-74c1-70ac-a591-992e59e8d743', '2026-11-06 09:41:54.497+00', '01a20b47-6e26-7416-b25a-b6c1fffa4c1e', 'Hari Example', 'hr', 'student.register', 'student', '01a1b03c-74c1-75a6-9926-108152b990a4', '01a1b03c-74c1-761c-b141-0287a0043664', NULL, '{"_id": "01a1b03c-74c1-75a6-9926-108152b990a4", "fee": 4050, "mode": "online", "batch": "HT-2611", "course": "Hindi Typing", "status": "Active", "PaidFee": 0, "dueDate": "2026-12-11", "endDate": null, "version": 1, "TotalFee": 4050, "declared": null, "isPlaced": "notPlaced", "cduration": "2 months", "PendingFee": 4050, "isCompleted": "no", "joiningDate": "2026-11-06"}'),
  ('01a1b0c9-1727-7238-9952-512280c8474c', '2026-11-06 12:15:31.111+00', '01a20b47-6e26-7416-b25a-b6c1fffa4c1e', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b0c9-1727-731f-92b0-8423db04eaac', '01a1b0c9-1727-712b-a5a5-655a841c52f7', NULL, '{"date": "2026-11-06", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1b4a5-afa4-7257-85a5-708f3a8f97a9', '2026-11-07 06:15:19.716+00', '01a20b47-6e26-7416-b25a-b3bd3d1df7b0', 'Asha Example', 'admin', 'student.disable', 'student', '01a11b91-9b52-75c5-a870-80dcd9437d4d', '01a1b4a5-afa4-7082-849a-129d09ae5222', '{"status": "Active"}', '{"status": "Disable"}'),
  ('01a1b51d-6a8b-71de-8510-a281a733c5d9', '2026-11-07 08:26:06.347+00', '01a20b47-6e26-7416-b25a-b6c1fffa4c1e', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b51d-6a8b-741a-8661-9aeff509d06e', '01a1b51d-6a8b-77cd-afd5-dca2c1f610c4', NULL, '{"date": "2026-11-07", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1be83-9230-7764-be0c-aedf57b35e46', '2026-11-09 04:14:16.112+00', NULL, '', 'anyone', 'student.apply', 'student', '01a1be83-9230-7758-a746-0958b36a26bf', '01a1be83-9230-71c0-8821-b5faf3147ebb', NULL, '{"_id": "01a1be83-9230-7758-a746-0958b36a26bf", "fee": 16500, "mode": "offline", "batch": "FR-2612", "course": "Français des affaires", "status": "Pending", "PaidFee": 0, "dueDate": "2027-01-05", "endDate": null, "version": 1, "TotalFee": 0, "declared": {"fee": 16500, "Paidfee": 8250, "payMode": "Online"}, "isPlaced": "notPlaced", "cduration": "4 months", "PendingFee": 0, "isCompleted": "no", "joiningDate": "2026-12-01"}'),
  ('01a1c041-4eb3-71c4-8f5e-a56e7c349a54', '2026-11-09 12:21:07.891+00', '01a20b47-6e26-7416-b25a-b6c1fffa4c1e', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1c041-4eb3-7327-a150-2a95fe144d69', '01a1c041-4eb3-77cd-9d63-dfafebd666b2', NULL, '{"date": "2026-11-09", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1c057-66d2-729e-8c45-cfa3cce91590', '2026-11-09 12:45:15.858+00', '01a20b47-6e26-7416-b25a-b3bd3d1df7b0', 'Asha Example', 'admin', 'expense.create', 'expense', '01a1c057-66d2-763c-9600-e78433bef5cc', '01a1c057-66d2-74f5-9dad-140cd25e7fdf', NULL, '{"_id": "01a1c057-66d2-763c-9600-e78433bef5cc", "date": "2026-11-09", "year": 2026, "month": 11, "amount": 17, "ledger": "01a20b47-7025-7655-ba9a-9d546f539bac", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2026-11-09T12:45:15.858Z", "updatedAt": "2026-11-09T12:45:15.858Z", "voucherNo": "V2026-27/0004", "ledgerName": "Internet"}'),
  ('01a1c432-5b10-776d-85a2-1ab8369c9185', '2026-11-10 06:43:16.88+00', '01a20b47-6e26-7416-b25a-b6c1fffa4c1e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20b47-6e8d-72ac-b59f-75fcc13a4c3a', '01a1c432-5b10-77aa-97fb-0600f1f9252f', NULL, '{"_id": "01a20b47-6e8d-72ac-b59f-75fcc13a4c3a", "room": "Lab 2", "bCode": "FR-2612", "bTime": "15:00 to 17:00", "seats": 1, "endDate": null, "trainer": "Dev Example", "version": 1, "sessions": [{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 2}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 4}, {"end": "17:00", "start": "15:00", "weekday": 5}], "startDate": "2026-12-01", "courseName": "Français des affaires"}'),
  ('01a1c53b-8e49-7237-a066-3cb2841fb3d3', '2026-11-10 11:32:57.033+00', '01a20b47-6e26-7416-b25a-b6c1fffa4c1e', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1c53b-8e49-73da-b40d-90231b01fe48', '01a1c53b-8e49-72f1-b964-e3f15b073805', NULL, '{"date": "2026-11-10", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ca38-8fec-73d1-bb2a-0ed6acf80bdf', '2026-11-11 10:47:46.924+00', '01a20b47-6e26-7416-b25a-b6c1fffa4c1e', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ca38-8fec-71f8-b1c5-10992f951375', '01a1ca38-8fec-729b-8771-13321765f42e', NULL, '{"date": "2026-11-11", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ce42-8cd3-7664-b11f-095efe81bcac', '2026-11-12 05:37:10.355+00', '01a20b47-6e26-7416-b25a-b6c1fffa4c1e', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ce42-8cd3-727f-ab93-24f48cb949cb', '01a1ce42-8cd3-76dd-9b64-4b0eb1dd6839', NULL, '{"date": "2026-11-12", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1cf35-657d-7648-afda-1915e03ac590', '2026-11-12 10:02:25.533+00', '01a20b47-6ee6-7442-aa57-4f60afc7b8a5', 'Hina Sample', 'hr', 'fee.record', 'receipt', '01a1cf35-657d-7018-90a9-95cdab51f89b', '01a1cf35-657d-71ac-aae4-4d015156fcd9', NULL, '{"_id": "01a1cf35-657d-7018-90a9-95cdab51f89b", "due": 3050, "date": "2026-11-12", "paid": 1000, "year": 2026, "bCode": "HT-2611", "month": 11, "course": "Hindi Typing", "changed": false, "payMode": "Online", "payable": 4050, "student": "01a1b03c-74c1-75a6-9926-108152b990a4", "version": 1, "issuedOn": "2026-11-12", "receiptNo": "2026-27/000001"}'),
  ('01a1d445-07d9-720d-90b4-50767af3c66b', '2026-11-13 09:37:36.217+00', '01a20b47-6e26-7416-b25a-b6c1fffa4c1e', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1d445-07d9-7214-a5ca-978ad719b26f', '01a1d445-07d9-7333-968d-63e23e593758', NULL, '{"date": "2026-11-13", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1d916-73a3-7054-85b1-c43f137c3bec', '2026-11-14 08:04:49.699+00', '01a20b47-6e26-7416-b25a-b6c1fffa4c1e', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1d916-73a3-72dd-9e46-f0682b69da7a', '01a1d916-73a3-72c0-93cc-12cac9219300', NULL, '{"date": "2026-11-14", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1e402-4a37-77d7-beb6-fd24681c3d43', '2026-11-16 10:58:37.751+00', '01a20b47-6e26-7416-b25a-b6c1fffa4c1e', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1e402-4a37-733f-85d8-cd0e267b2552', '01a1e402-4a37-7744-a465-fed264963a4c', NULL, '{"date": "2026-11-16", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1e95a-a683-73f5-952e-9a7b93135269', '2026-11-17 11:53:14.627+00', '01a20b47-6e26-7416-b25a-b6c1fffa4c1e', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1e95a-a683-76f9-bc3e-e2710a15058c', '01a1e95a-a683-75eb-98e4-5832fc76e99b', NULL, '{"date": "2026-11-17", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ee80-40dd-731b-be75-c3f383aaaf64', '2026-11-18 11:52:25.053+00', '01a20b47-6e26-7416-b25a-b6c1fffa4c1e', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ee80-40dd-724f-9a59-d725ec0027b4', '01a1ee80-40dd-75c3-b339-c718cbb7ac52', NULL, '{"date": "2026-11-18", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1f2a8-7850-710d-8b39-14315116227f', '2026-11-19 07:14:49.552+00', '01a20b47-6e26-7416-b25a-b6c1fffa4c1e', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1f2a8-7850-7205-9ff9-8f3c49735d95', '01a1f2a8-7850-77f1-9628-c32afc2355f1', NULL, '{"date": "2026-11-19", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1f8c0-38a9-745a-811b-b30d59d353ff', '2026-11-20 11:38:29.417+00', '01a20b47-6e26-7416-b25a-b6c1fffa4c1e', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1f8c0-38a9-73be-b6bd-4d1e8f603197', '01a1f8c0-38a9-7486-81f6-fa2b41200782', NULL, '{"date": "2026-11-20", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1fb86-a83e-71d4-b5eb-b9ee7900a872', '2026-11-21 00:34:28.542+00', '01a20b47-6e26-7416-b25a-b6c1fffa4c1e', 'Hari Example', 'hr', 'student.register', 'student', '01a1fb86-a83e-72a5-8ffc-7c19d8f4b4a8', '01a1fb86-a83e-75d9-8982-e781eca75a2d', NULL, '{"_id": "01a1fb86-a83e-72a5-8ffc-7c19d8f4b4a8", "fee": 4050, "mode": "offline", "batch": "HT-2611", "course": "Hindi Typing", "status": "Active", "PaidFee": 0, "dueDate": "2026-12-26", "endDate": null, "version": 1, "TotalFee": 4050, "declared": null, "isPlaced": "notPlaced", "cduration": "2 months", "PendingFee": 4050, "isCompleted": "no", "joiningDate": "2026-11-21"}'),
  ('01a20b47-6e33-738a-9bbc-c89b47d9203b', '2026-11-21 04:30:00+00', NULL, '', 'system', 'institute.create', 'institute', '00000000-0000-0000-0000-000000000000', 'dump', NULL, '{"name": "Namuna Training Institute (demo)", "phone": "+91 55500 00000", "address": "1 Example Road, Example Nagar", "timeZone": "Asia/Kolkata", "selfRegistration": true}'),
  ('01a20b47-6e37-7666-91e5-4ec11900c564', '2026-11-21 04:30:00+00', NULL, '', 'system', 'staff.create', 'account', '01a20b47-6e26-7416-b25a-b3bd3d1df7b0', 'dump', NULL, '{"id": "01a20b47-6e26-7416-b25a-b3bd3d1df7b0", "name": "Asha Example", "role": "admin", "email": "admin@example.com"}'),
  ('01a20b47-6e38-739b-a5dd-e1d4d0ccc35f', '2026-11-21 04:30:00+00', NULL, '', 'system', 'staff.create', 'account', '01a20b47-6e26-7416-b25a-b6c1fffa4c1e', 'dump', NULL, '{"id": "01a20b47-6e26-7416-b25a-b6c1fffa4c1e", "name": "Hari Example", "role": "hr", "email": "hr@example.com"}'),
  ('01a20b47-7174-76e0-91dd-6309f3ae5e98', '2026-11-21 04:30:00+00', '01a20b47-6e26-7416-b25a-b3bd3d1df7b0', 'Asha Example', 'admin', 'discount.give', 'student', '01a1b03c-74c1-75a6-9926-108152b990a4', 'dump', NULL, '{"amount": "500.00", "course": "Hindi Typing"}'),
  ('01a20b47-71bd-76a0-b0ae-f546622b6fab', '2026-11-21 04:30:00+00', '01a20b47-6e26-7416-b25a-b3bd3d1df7b0', 'Asha Example', 'admin', 'refund.record', 'refund', '01a20b47-719d-71f5-bb8e-8ad2acf06e8c', 'dump', NULL, '{"_id": "01a20b47-719d-71f5-bb8e-8ad2acf06e8c", "date": "2026-11-21T00:00:00.000Z", "bCode": "HT-2611", "amount": "200.00", "course": "Hindi Typing", "payMode": "Cash", "student": "01a1b03c-74c1-75a6-9926-108152b990a4", "version": 1, "issuedOn": "2026-11-21T00:00:00.000Z", "refundNo": "R2026-27/0001", "enrolment": "01a1b03c-74c1-74ca-a2aa-d053c584fa79", "paidAfter": "800.00", "paidBefore": "1000.00"}'),
  ('01a20b47-72b6-7179-95a5-ad39b194e549', '2026-11-21 04:30:00+00', NULL, '', 'system', 'student.update', 'student', '01976d38-7d5f-74b0-b3dd-5b6e1f261356', 'dump', '{}', '{}');
insert into audit_link ("n", "entry_id", "entry_digest", "subject_id", "personal_fields", "personal_digests", "latest_at", "chained_at", "hash") overriding system value values
  ('1', '019583bb-5506-724f-8c55-1b5eeece8af6', E'\\x03d96eac5b0468ae79ebf2a3ee680a1fac940db0a0144c599d34059160f4684a', NULL, '{}', E'\\x', '2025-03-11 05:44:07.174+00', '2026-11-21 04:30:00+00', E'\\xdeb3922b4b44020622d43ae15fb4e3deebdaf52f572fa5d436835fc8f330570b'),
  ('10', '0195eaed-5b52-77ff-93d0-011d1093b926', E'\\x1828b842f00c5fafe182afc63e1e11e625d644c71fd5d11521acc8b7d4c23d4b', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x07ee97c7b0c65eecbf539c275b7f443a44ec010813d393f8f9bf9112f389bcdf'),
  ('100', '01a19c3d-3bc5-736d-82e5-f7b06baa4dc5', E'\\x7eb394f04f79e67a4a5a99f0338539ff054cac6e204318c6f1db7da0891a56b2', NULL, '{}', E'\\x', '2026-11-02 12:30:21.125+00', '2026-11-21 04:30:00+00', E'\\xe2a105391fe7c56552b3b71f7dd23a22fe51bd160b659204333c2df89483d64b'),
  ('101', '01a1a4b8-370c-7680-a27b-e9569d163edb', E'\\xad192c847ac716aac6028a5e874eb74b5739d3edb3b2db45795155a696fb49f5', NULL, '{}', E'\\x', '2026-11-04 04:01:38.572+00', '2026-11-21 04:30:00+00', E'\\xd3b483c8b56059d8db3f88a90547d16314e9febe2dc0f32ec647df03b5848844'),
  ('102', '01a1b03c-724d-72d4-a4e3-5f7aaf317046', E'\\xd6fb6e4141dc5a4c9013a29d8e7c6ac37904e9b3afadb6fe021811f7ce853bd5', NULL, '{}', E'\\x', '2026-11-06 09:41:53.869+00', '2026-11-21 04:30:00+00', E'\\x9c68f8c9021634e83320176d2d52df43b4e5af7f349659950549a1046c1a92e7'),
  ('103', '01a1b03c-74c1-70ac-a591-992e59e8d743', E'\\x4d06e80806a08816921b3c98d6888baf5e7cfd319b21da38822e46f6365c3d5b', NULL, '{}', E'\\x', '2026-11-06 09:41:54.497+00', '2026-11-21 04:30:00+00', E'\\xccbbceb900a49c648f6defd80c15f65c26b3b75552ac6c70cc0b888aef047b67'),
  ('104', '01a1b0c9-1727-7238-9952-512280c8474c', E'\\x204ae93b15668bd619764327a0e9dd3885bb2a7c8e31d61eac440114fdc5c683', NULL, '{}', E'\\x', '2026-11-06 12:15:31.111+00', '2026-11-21 04:30:00+00', E'\\x0fc426e70a140ab844a2f436d21d312d4da8488e2b899b69d7b012c4c91a8a6d'),
  ('105', '01a1b4a5-afa4-7257-85a5-708f3a8f97a9', E'\\x7137b2b5306e4a41b6de03bf6e608072701ae3ada401f68a0d94faa9d515bf95', NULL, '{}', E'\\x', '2026-11-07 06:15:19.716+00', '2026-11-21 04:30:00+00', E'\\x7e6655b620f5acc0caee755a685683d9b1a8190734499134e83372abf95a4fc3'),
  ('106', '01a1b51d-6a8b-71de-8510-a281a733c5d9', E'\\xa41290de78d188dc34b8293c27ccaec5833fd84e8f5a89dc4c7d2fbfd5d56ffc', NULL, '{}', E'\\x', '2026-11-07 08:26:06.347+00', '2026-11-21 04:30:00+00', E'\\xbca0e74aa85d75b5eb50dd6a0f096b8d67045d5e4d97584116e403896d51b9e4'),
  ('107', '01a1be83-9230-7764-be0c-aedf57b35e46', E'\\x192b7b959f2194a3a2f7d108b5988446bd15aef756ca9eb1d7522e40f291d7be', NULL, '{}', E'\\x', '2026-11-09 04:14:16.112+00', '2026-11-21 04:30:00+00', E'\\xf9649ab6f67e48588cce56827a9a9f61e736dc6a4bfa0bd4d838bd01117d2c53'),
  ('108', '01a1c041-4eb3-71c4-8f5e-a56e7c349a54', E'\\xb8f7b97a6a835e8f007a52fc406e115e53c2cd799c475cf656db4a003c6f1be9', NULL, '{}', E'\\x', '2026-11-09 12:21:07.891+00', '2026-11-21 04:30:00+00', E'\\x812ecaa546f5026d2a24017e333a8794ae763ccff2d9433964f44144e8f90568'),
  ('109', '01a1c057-66d2-729e-8c45-cfa3cce91590', E'\\x5d450194795d338fe7640741175204386cb3fe559b9ca4cb9d06bb5859db271f', NULL, '{}', E'\\x', '2026-11-09 12:45:15.858+00', '2026-11-21 04:30:00+00', E'\\x6671b4b411d48d35939d7adc2e0b2e742578694dd49a67ef0cc448ea7d6627de'),
  ('11', '0195efe3-4389-73f9-82e9-ab7fce0c884b', E'\\xbdb9ff2a5fcee010f3dd889963008dc02b3eac3316041442d7e8c8efda7060a5', NULL, '{}', E'\\x', '2025-04-01 05:46:43.465+00', '2026-11-21 04:30:00+00', E'\\x1090e5edbabdfa597f9c9c41ee4e8304149ad8cb569b5082eb70faa75fc769c1'),
  ('110', '01a1c432-5b10-776d-85a2-1ab8369c9185', E'\\xd7fc000351afbee4bb367c00f86a8f52299d898363bd97f81ef57bd243aa961b', NULL, '{}', E'\\x', '2026-11-10 06:43:16.88+00', '2026-11-21 04:30:00+00', E'\\x7868acdf1721eec89031492e856e0f62a0e818e3e0aaf72ec50d413714f37bce'),
  ('111', '01a1c53b-8e49-7237-a066-3cb2841fb3d3', E'\\x820259f727c0df6ebfda454e982d97e6ed33c9233707fabc0cf85e9e8de170ba', NULL, '{}', E'\\x', '2026-11-10 11:32:57.033+00', '2026-11-21 04:30:00+00', E'\\xda329a18aa5970b0b2c5ba4641a8a22c3ac14efddc5230666c01ef6525268c2b'),
  ('112', '01a1ca38-8fec-73d1-bb2a-0ed6acf80bdf', E'\\xba9b5b182e4e5b718a1b2aad7fb76e14aef4d5100dd032a4c67d058c6d45a5c8', NULL, '{}', E'\\x', '2026-11-11 10:47:46.924+00', '2026-11-21 04:30:00+00', E'\\x750c517f6c1f5750fc935d80338398965ebf6c48ded9877b7539a8ee6068680a'),
  ('113', '01a1ce42-8cd3-7664-b11f-095efe81bcac', E'\\xd050c41e4cd546ce100d2e62071b5122934e7cd3a7ac8ec2413a609f5c78eeee', NULL, '{}', E'\\x', '2026-11-12 05:37:10.355+00', '2026-11-21 04:30:00+00', E'\\x997dddb2eb48e4abc4aaeb13302609fa90b12e94736a823e1a226b1f921f32be'),
  ('114', '01a1cf35-657d-7648-afda-1915e03ac590', E'\\xfc403151b554511f162693041ab5f9ce115d16eb4fdacbbf5a15874a53ab5c5e', NULL, '{}', E'\\x', '2026-11-12 10:02:25.533+00', '2026-11-21 04:30:00+00', E'\\x0ca23355e04bedebfea0bd6aa9b42f18686b11db8a7e022e68ca9b99762fb9eb'),
  ('115', '01a1d445-07d9-720d-90b4-50767af3c66b', E'\\x0e51d8c867bbbcc531cfde9c08d025ab91e54a9ff168323bb087ae88feaf2a42', NULL, '{}', E'\\x', '2026-11-13 09:37:36.217+00', '2026-11-21 04:30:00+00', E'\\x3037268ebd018db38cd341ac54cfa330d5164a7f957a4ab7ce5227fc386dd5bc'),
  ('116', '01a1d916-73a3-7054-85b1-c43f137c3bec', E'\\xbe5626109cc2ae0b4c69be3d5d7427ea8852cc9efc94f5b1809be5b31728a234', NULL, '{}', E'\\x', '2026-11-14 08:04:49.699+00', '2026-11-21 04:30:00+00', E'\\xf9e02d0e7af02813ffb1d47a49985de7535ca411224b7e95a68ca1bf9c00e623'),
  ('117', '01a1e402-4a37-77d7-beb6-fd24681c3d43', E'\\x4baab32752d027b411af65f8c9850741d1167bad2645a1a9516c5176e0213599', NULL, '{}', E'\\x', '2026-11-16 10:58:37.751+00', '2026-11-21 04:30:00+00', E'\\x181c5a6aa56c110099c5afdc1a0065fa97ddcc5e1f0ee46724cd7736add9d878'),
  ('118', '01a1e95a-a683-73f5-952e-9a7b93135269', E'\\xfdff40ee7a682e6dcaba6282cea83c0744e0d89e361c1c229719aa7220e9f838', NULL, '{}', E'\\x', '2026-11-17 11:53:14.627+00', '2026-11-21 04:30:00+00', E'\\xf56e4a26442a6a7898944c0721ac927eb39ead4247f8e2799d94a3e66b2d441a'),
  ('119', '01a1ee80-40dd-731b-be75-c3f383aaaf64', E'\\xd69d46c30dd1d2b1f09fcf17dd9d50fb7f6851c137e87dbe26af6318669efba9', NULL, '{}', E'\\x', '2026-11-18 11:52:25.053+00', '2026-11-21 04:30:00+00', E'\\x043cfac88c396b27262d29e74d20f9fa51cb93abf0c1a4abf8d1b9bc85d88a16'),
  ('12', '0195f066-eeb6-70b5-9491-8f9fd843ed5d', E'\\x2e26450a91e8ad90d30fc6ff7d2bfe9be7a37e7f746436eb963f6240f52230a3', NULL, '{}', E'\\x', '2025-04-01 08:10:32.502+00', '2026-11-21 04:30:00+00', E'\\x085fcf669d16255fe0f67686012b653fb6fdbcd158119d94d9e6918fb0714bc4'),
  ('120', '01a1f2a8-7850-710d-8b39-14315116227f', E'\\xb8de9f980518d597823578d0e8ecf21f655224e4d4cc77beb4a36dad2ea10767', NULL, '{}', E'\\x', '2026-11-19 07:14:49.552+00', '2026-11-21 04:30:00+00', E'\\xfc7e6fe9c5b7de5659d3d80ffb7f1114ffdab7677715f572ccfa8574cbe52d3a'),
  ('121', '01a1f8c0-38a9-745a-811b-b30d59d353ff', E'\\xea35ed375558535b9530fe8a322c8c5d9b1fab733a435c65a7edeef26bb97c37', NULL, '{}', E'\\x', '2026-11-20 11:38:29.417+00', '2026-11-21 04:30:00+00', E'\\xf8e25756b8e510a5b58074911f6b2feac1d3537f236854c27bc927b0f8ce580e'),
  ('122', '01a1fb86-a83e-71d4-b5eb-b9ee7900a872', E'\\xacaf3018a349dc41da846999851403c3efaef3c923c28e012fc2b9268e922fa5', NULL, '{}', E'\\x', '2026-11-21 00:34:28.542+00', '2026-11-21 04:30:00+00', E'\\x99915bfa0272d1f899fc835b41621d13f3e7360e880fc029c9de27b0019baaee'),
  ('123', '01a20b47-6e33-738a-9bbc-c89b47d9203b', E'\\x507b0f21324581ed2728d8bb38a181a0a17307fc898069f60484b6225a0efab1', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\xa67d73248fad3e75a33ee931686cdd13622083e7102d0d16daacfb754e8a11e3'),
  ('124', '01a20b47-6e37-7666-91e5-4ec11900c564', E'\\x6e45630ffaa4041ef9e4c7365ff04d9c6b7cf954a41eb18be52cd07274490ccb', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\x72da34c6802ac00403efb5ae212c070d95d6cbb89d7d2e051c4f88c19fba837b'),
  ('125', '01a20b47-6e38-739b-a5dd-e1d4d0ccc35f', E'\\xb52fe28237b085d3ac927afebf3884ec4bfcf0287a981ed657d40456f7a23b5d', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\xf019cf92e27c4c13896ca8f7bfaabb0f2122a6dec9fefe115af03a048091248e'),
  ('126', '01a20b47-7174-76e0-91dd-6309f3ae5e98', E'\\x4b14573f9226e29e7b8ac209378f3cfb42eaf06cc72315b1a3d06dd3b048955f', '01a1b03c-74c1-75a6-9926-108152b990a4', '{reason}', E'\\xa2d19a684b8cc8efb96bbaf81d5ea47f45682201921adb28c6544e7313d7a92e', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\x55f94948e2c926f46735918e18d5d297870ccdf5c656475c0254bda2555abd3c'),
  ('127', '01a20b47-71bd-76a0-b0ae-f546622b6fab', E'\\x5472b3706acc590fb0512cebd98d35747a09c50008e8ab056b9bcea44bc96b80', '01a1b03c-74c1-75a6-9926-108152b990a4', '{reason}', E'\\x43b38a2c65584213a14c20ba035ea026ef57daf05acd7a1619059c66abb0a1ed', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\x075e78f88c10877293553a8d2af661f01556e970ddd7d6490676163cfb200686'),
  ('13', '0195f0f8-846c-70cd-8f86-edd0b3c3fa3b', E'\\x7595da6cfed5ac0c486b6acfa3e9fc7e17f8491fa34018b5c8c5f99a13588c59', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x5b9c7ff1414dfa2d5a4bfd1e3aa8ab27f42d8125d96da29767febc501a69a5d8'),
  ('14', '0195f0f8-846c-70d5-8ffa-f0dfbeeca498', E'\\x360415518ac2aa694a059338a1f466808fc3615b4755ccf63439a334912a7b55', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x8f3114445f9b5f5bbf4090ab04c46fe226826dd628c3b47e5e1f8649722e374a'),
  ('15', '0195f0f8-846c-7320-a245-a841ade3d4f7', E'\\xeb04449c3f110d4a0855bd60b5f86cede22a8a42b0fd7e97789ddab6f08fb9df', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x670f20217c48fa71517eabc106cada9d1f1ff6a63930feb41a53dd67a535cb78'),
  ('16', '0195f0f8-846c-7472-a9b3-9433266ee015', E'\\xeb97a8ee17cf9375c383a4f43e832d02fb0653eb531ca7124077168d08b8d869', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x689ee4e5963e116be8b85213aee93e3a5c2eb8956dac8f0e2fbf6cfd12287521'),
  ('17', '0195f0f8-846c-7494-8115-118912cae837', E'\\x19ae86ee11e4ea90b8c85f0f4d1b7de17a9d334b32534efdd423996115ce56fa', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\xe962bc5a5f5fb81ec9346f05fc5f744d3566d6b230fe46ad81c5d471f21cf85f'),
  ('18', '0195f0f8-846c-74f7-a900-540e81f635fa', E'\\x7202d68f168ab113a878d072b80742ed556c96e4c3c9202901a78a0d935da23d', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x2c63cf4bc5f6421f3f5c93b5b4b1e4f2864c8fda98a2bc3ff58a2590873de34b'),
  ('19', '0195f0f8-846c-75bf-98d1-25cdd6d829f8', E'\\x0458b1ed52921e6c8005997ccbb92830df647ebb7a314a46ace30253cbb0941f', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\xf8a75c79f9435b0519ccb3560db8251014d1e48409089fc939021224a68df7ee'),
  ('2', '0195eaed-5b52-7183-a30c-19e9975fc6b2', E'\\x3c0895f639ea8464a9c4eb3aac858013415068a838f2d1676f6a9b911de0c444', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x7316479eeedd047b0749d1a0695f7c498873c8c670f497ce1bc00d78eeb370e2'),
  ('20', '0195f0f8-846c-765a-80db-2cd6b3987e37', E'\\x2072be395a506a4c7bc8dec7f734a412d4cf10f4a4dba89ba0750980a4525e54', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x8b8d12648bfdb4524bb93838752c3fccf879ce50cb2f5a6ed5c97b76fb9a4ed5'),
  ('21', '0195f143-5a97-70d8-9753-d1a9bb7aec74', E'\\x8312a0bdd2506adaa48945869119c309b7b8fbc630b05ba8f758441104dca800', NULL, '{}', E'\\x', '2025-04-01 12:11:18.039+00', '2026-11-21 04:30:00+00', E'\\x2fa36c5b604373e58ac6a8feb3644f1609e81cf7c753517693c6e4da40984402'),
  ('22', '0195f16e-4e64-701d-a3fd-4a77b7a15a76', E'\\x5a116095f785bc68922096c3a4854c3989601db993c5ba9d4677d456bbe1055e', NULL, '{}', E'\\x', '2025-04-01 12:58:12.964+00', '2026-11-21 04:30:00+00', E'\\x0a07206974758a38cfaa6b0fe71df1a4d5f6f383015b83c113e47882cae1b0b9'),
  ('23', '01960aa5-c6f2-717c-99b5-7fb6115922ef', E'\\x7bd7800ce8e13125253b79613ef70098646b66eac7596de29a23ffa941c3dbf3', NULL, '{}', E'\\x', '2025-04-06 10:29:18.706+00', '2026-11-21 04:30:00+00', E'\\xd5a24958a669922d9a1349f81898d801570623ef9476e8ae07540899c926c3e7'),
  ('24', '01962e07-dbf7-7319-8d7d-79b75810be00', E'\\x8d0e01b0d295cf7dc0c9edbdfa2468a0763766f38b47541c90e2fd3c811ef23f', NULL, '{}', E'\\x', '2025-04-13 07:23:09.175+00', '2026-11-21 04:30:00+00', E'\\xa403609cea77cd8c814bd30af22d1652b8c1c4e87326e987ab25596d43740e12'),
  ('25', '01965222-1b54-720f-bc47-6d1ea760caae', E'\\x285a91aca839a4e78f1eb728eb493cc974491c809d2b0e6a087bb48a01921ab0', NULL, '{}', E'\\x', '2025-04-20 07:38:09.108+00', '2026-11-21 04:30:00+00', E'\\x8cb2ec37763b1ced566d20298b872cd6b27f20473113b7e4b87a560901ed8692'),
  ('26', '0196952d-9296-725b-99a6-1a7d60d41d41', E'\\x9659951860613be043e0016c4317d41559f0e2df4c90d88c8dcfa5fd6287418b', NULL, '{}', E'\\x', '2025-05-03 08:05:14.006+00', '2026-11-21 04:30:00+00', E'\\x192fac42b235ea40d20849afd9370a5c3072162790435c0026d4b36a63a4a4d9'),
  ('27', '01971baf-477f-77ca-b7a5-c7209c9d532f', E'\\xf8db3e7443539040de193c9c8c1ee905843520d064d95472a7deeac1aae5eac7', NULL, '{}', E'\\x', '2025-05-29 10:56:01.407+00', '2026-11-21 04:30:00+00', E'\\x98731014749da1a7df8824a3c5342dcb8226de92b85821bd2b5cf641acca307a'),
  ('28', '01972f8c-001d-702a-b05c-105e09b24e79', E'\\x403a5e90c6ed3d1a63949963717c34da7ae3123d9f06df2bdf49ea9381be7f4d', NULL, '{}', E'\\x', '2025-06-02 07:29:53.693+00', '2026-11-21 04:30:00+00', E'\\xa53a765be9c43d8111b2b7955f3ffc90dd99e2c172be509e6d3fca77d17c3c3b'),
  ('29', '019730ae-176e-739c-ad68-50ac28db32a4', E'\\x682c6b305490314e9c5601e409179918c04a7b1e7120ce9c0f006495b0e4cc9d', NULL, '{}', E'\\x', '2025-06-02 12:46:45.102+00', '2026-11-21 04:30:00+00', E'\\x3766b9c5fd8c4099dd36447d19f4885bd41ab06c9dd1ce4c52ae3f910f49b3bd'),
  ('3', '0195eaed-5b52-71bb-b6de-42d191168a06', E'\\x76cf1e93f52ee4cc2650bbb0d154a4223a2c09abf77b079125026975889a7d9d', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xcd6160888a642706dd79e27504dab1b5fbce7253bf39f91213f408327cd1e0ad'),
  ('30', '01973f27-1abc-73c0-9a42-94b121e49c62', E'\\x52d04fd16b66535faf0390b5a0be292ceb82af4fcd108ea5698578092e80f64a', NULL, '{}', E'\\x', '2025-06-05 08:13:36.828+00', '2026-11-21 04:30:00+00', E'\\x5e8458324ad32d0f7a7a125a8f946b8b2fb2041eed9ec7661902a7cb72165f36'),
  ('31', '01973f71-631b-744e-8480-31bff5428f9b', E'\\xc4070519c54743e6f2734c45c025836ce57a004c37a8fde7d1c98346b03fbf5b', NULL, '{}', E'\\x', '2025-06-05 09:34:45.019+00', '2026-11-21 04:30:00+00', E'\\x7aafaeef3bc1d6bea87acdecc2667311229a9bb66f3efa114afd6b4dbb1a547b'),
  ('32', '019744be-dbb1-7335-884e-0883d8243a1a', E'\\xde8458175759d439c4197a6a53e86b37978ae62b0db380148212cd93c3e1e3bc', NULL, '{}', E'\\x', '2025-06-06 10:17:28.241+00', '2026-11-21 04:30:00+00', E'\\xf004478d5c20e50533c23e17dbbda1e7d5df457af9294e75b016ffc3e18cb233'),
  ('33', '01976d38-7d5f-7124-8dab-f3bf9a83678c', E'\\x7231026c617c67cdcf8bc7d97a6f2d11264d611e36d98458aef4d7bc2885d77e', NULL, '{}', E'\\x', '2025-06-14 06:55:08.127+00', '2026-11-21 04:30:00+00', E'\\xa43e7a178af26573b64d71a396d5a685a46ee8e73ef17275a049d120a806904e'),
  ('34', '01976d38-7d5f-7454-b1c9-a7acae3a0584', E'\\xae48fe59b9780441fac686e1b3a11a3106a459cad66f33ac41af48dbfb8f1d55', NULL, '{}', E'\\x', '2025-06-14 06:55:08.127+00', '2026-11-21 04:30:00+00', E'\\x19d4a8eac8d5ab56d48d08d37e157f64cf011e3a6cdfe743cad928831881994f'),
  ('35', '01977d82-9bf0-7036-8f14-80c00a91f16f', E'\\x1f8a7da5c182d9cb09795e436b0860dfa942cba931ade9fa62bf98d3c50e3b43', NULL, '{}', E'\\x', '2025-06-17 10:50:01.072+00', '2026-11-21 04:30:00+00', E'\\xc07080c4523295fc69c1c1dbf403a9bb61339fc5fcedc2750695e3fbd4f6ff19'),
  ('36', '0197a729-c8b5-76db-905e-4783827e8f97', E'\\x1cade550e2bd03b03017c0a6743742a74c47134721cdf6d80f33f4284af976fe', NULL, '{}', E'\\x', '2025-06-25 12:57:02.901+00', '2026-11-21 04:30:00+00', E'\\xc19d00c5f3840fb527440001eb528de7cc2df652c07ba4e7ea0fb55b691bd2c2'),
  ('37', '0197cf00-2cf0-7095-ae8b-de0f2f28be21', E'\\xed609e2a069314205a63f450bc139b504fe3e07d2b776a209616a0ff0913a22a', NULL, '{}', E'\\x', '2025-07-03 06:36:24.688+00', '2026-11-21 04:30:00+00', E'\\x0fd1ceb0dd16daa847368ab49a907947ca590d0d985a5c473ab16f1c2029ac98'),
  ('38', '0197d3b1-cdf4-77e1-b1e8-1467630a1439', E'\\xb3c0084f5c4a79df07486cbea5a841fe448c902833ff397a19c5cb233b79bb06', NULL, '{}', E'\\x', '2025-07-04 04:28:54.644+00', '2026-11-21 04:30:00+00', E'\\xdc73bb5a433e938fc547bcf29b1e0cee88f64bbcfd5e4aa3064f11d45222dae6'),
  ('39', '0197d44b-78c3-71b4-bc1e-99089331c153', E'\\xcc95e3ee2ee182add504e862b57da734c86b19c17ceda78d75fbb4ad792b6ebc', NULL, '{}', E'\\x', '2025-07-04 07:16:45.379+00', '2026-11-21 04:30:00+00', E'\\xde4a66c3f4838e15b0d38f1211a46cbd2a0f744942057d1943a916dd6db86309'),
  ('4', '0195eaed-5b52-7270-a867-5b1d1e0a243b', E'\\x079e40a9fa809598b0adba002c54843c3021ab7733c65e02b8bb2a8fb5eb2e3c', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xcb707a59f80577bb8a669997eb66c537efea0162a8443b06e84e6eca4b098e0b'),
  ('40', '0197e9a1-67f5-7149-91b8-5770e01cd683', E'\\x30adc31135b5c96905502e2549a93cc4ce9c0b296083e769b6aaa27db1703261', NULL, '{}', E'\\x', '2025-07-08 10:42:38.709+00', '2026-11-21 04:30:00+00', E'\\x17dc2fd51842e0636f47c0a03ebee3d6d7986cc76c7ee0e4f09a6b4a78a9c96d'),
  ('41', '01980c8c-196a-74ca-80e6-937f743fa957', E'\\x4ab5daf66ea02ac264add37436d655dc24ec78d2fb2da18e6e3641d04f55fced', NULL, '{}', E'\\x', '2025-07-15 05:26:04.906+00', '2026-11-21 04:30:00+00', E'\\xfaffedc38f70260c532bdd91e6b71666128dbe69591f6ee917129693f65e8819'),
  ('42', '01982b99-c49f-7502-81d7-ace2592f8d40', E'\\x90a0cf8a346ded386c270c0f38594efa9d3bbd36b1d915f1aaef9cad8a1f2555', NULL, '{}', E'\\x', '2025-07-21 06:09:14.399+00', '2026-11-21 04:30:00+00', E'\\x6d77d4f31d69812958a06e49fadbd8920b1d9c531d4c9e7e80d466b155e3accb'),
  ('43', '0198305a-7b46-7389-91c2-4bf8edbc5f3a', E'\\x3e4b37d9298b9ebf751e1ef27d9d0737dbe892d86eb547dbce3cd3750f0f6e15', NULL, '{}', E'\\x', '2025-07-22 04:18:12.934+00', '2026-11-21 04:30:00+00', E'\\x35d2e2f824de8e589d6de47c9c03692b336a83d1c6598bff8c8ff19e8a9b1b6f'),
  ('44', '01983ab5-5436-75b6-a6f5-2dbd9d8f704b', E'\\x0e25ec02bf1b9d84fbc246344c6d57771a14ef7a82d2e805344dfd49b37eb2b6', NULL, '{}', E'\\x', '2025-07-24 04:33:38.87+00', '2026-11-21 04:30:00+00', E'\\x87273bf1ac80f8134aeb7ab8dc1276b7ccd97dd3f964e7a7594f32b3e31b97db'),
  ('45', '01984f40-d442-7637-b9ac-afd574739505', E'\\x09d82ddfe0d3dfc8c2d964acae268c9b87e939abaee297ec564386e12845c78d', NULL, '{}', E'\\x', '2025-07-28 04:18:25.474+00', '2026-11-21 04:30:00+00', E'\\x4adb66e216fd3e5e7bed86b5249a2cc9375e25fa1e93912a4f44fdfc31996fd1'),
  ('46', '01985aa9-0953-770e-bc46-c6e3586a861b', E'\\x5045e22816faa1489f4f96fd3ca26a1c82e022bd5ac85df71c1ac96a916e3c20', NULL, '{}', E'\\x', '2025-07-30 09:28:04.179+00', '2026-11-21 04:30:00+00', E'\\xe079656a44884ede1dafefedd6d92a2f3f80d0701ef031b6f3d029540aaf6be0'),
  ('47', '01986905-43a3-7457-83b9-8be2a1815e74', E'\\x2e495650ce9195eac9cf52315ce8f55156249fbd695a0d0470c6be7f52a51cf5', NULL, '{}', E'\\x', '2025-08-02 04:23:29.443+00', '2026-11-21 04:30:00+00', E'\\x8a561975f33db8d62fa11a5cff1ba69180dd235a51b162c4781492904ad8efe0'),
  ('48', '019873c7-c03e-70e3-82d9-34c90c984a54', E'\\xee1465fe00987918c54abf6e884c2c4e5ffc660b165788824a6004ead4136e39', NULL, '{}', E'\\x', '2025-08-04 06:32:07.486+00', '2026-11-21 04:30:00+00', E'\\xc13de093d89498c460bf2b3cad5147cd73079457f13edf7d1978f6542499839f'),
  ('49', '0198742d-391a-70da-9a0c-daecee3bb8a7', E'\\x25b8583f73f10e89801373fc220af51a83b09bd227179a0f21447ec058dc477b', NULL, '{}', E'\\x', '2025-08-04 08:22:57.562+00', '2026-11-21 04:30:00+00', E'\\x5fd6374ee78e9b3165c71eae17ab7e801685d978696b71f01c7228bcea541ff6'),
  ('5', '0195eaed-5b52-7288-9086-c7393cb6a39e', E'\\x5796a6566a3bec686a306360ab65fa86e80ed43f93f3267e8bd817dd627360e8', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xda10514f72d30ca1bbce95f0d13bcc205c10c0ba32bc9b9ddc8882cb1a23539a'),
  ('50', '01987a45-a517-7769-9255-78a67174307a', E'\\xa75f0e2f1716d9c37a4febd885837d102cc610fc995186f47f20e4bbae19b195', NULL, '{}', E'\\x', '2025-08-05 12:47:21.367+00', '2026-11-21 04:30:00+00', E'\\xf6ff77101b1687d6689c56dcb4f36d2de8e6f4ee9abefee5bd6187b09a5ce91e'),
  ('51', '0198adb9-bb13-708b-bd70-544c06b354fe', E'\\xc0d41d5c4baa0b33fcd3f33c5c3e79456693f6a40d46635cb6adc1b30efa2806', NULL, '{}', E'\\x', '2025-08-15 12:34:47.187+00', '2026-11-21 04:30:00+00', E'\\x07f3a940517584b9a064e9978c365beaf9f0830a704161e8f5f8eac2f6decc06'),
  ('52', '0198b7a5-65f9-7693-a82a-e4716612200d', E'\\xce096d977fb6286109019cc359fb87ea3cbbc35ae48ace42e3995a0609c98af4', NULL, '{}', E'\\x', '2025-08-17 10:48:46.841+00', '2026-11-21 04:30:00+00', E'\\xaadb6e6c5a4990b0660f7a50d2d30ddeba7e8e21aa869f5ce979e4d6eed23172'),
  ('53', '0198d1be-32ac-70fd-b54b-7c8b71709182', E'\\x5608718fb4e73310de32ca45f664cbf4dbae198612ea7b2cc03a18c1354f075a', NULL, '{}', E'\\x', '2025-08-22 12:25:59.724+00', '2026-11-21 04:30:00+00', E'\\x2353d5b3efdb72e72ea2795bf0d53bca8503e4d59798d018c4924b3ba4432d1b'),
  ('54', '019904aa-7eb6-7498-82a6-c1db092415c2', E'\\xe2874cf6530aca3ba00ade9523b54db6f94cd8cb7101bc61b55449bcb85b0ec2', NULL, '{}', E'\\x', '2025-09-01 09:45:06.486+00', '2026-11-21 04:30:00+00', E'\\x4f367654d155dab5f3900f2944c0db5e567e47e58b619563b107da732c553d97'),
  ('55', '01990a07-c598-75a6-8ec1-26e4d413fc93', E'\\x1d351c6c24f84b8f041b0aabc8f316a719120f59e171cbf78326725eb78cace3', NULL, '{}', E'\\x', '2025-09-02 10:45:05.56+00', '2026-11-21 04:30:00+00', E'\\xeb9617eec4a4a3fb0db77ddcfe900eca95fb19958a3cc8bbadb4c865cd3477e6'),
  ('56', '01990f32-eeb0-74bf-91cf-3129c3d6bffd', E'\\x95b424030668eb44cb9f1d2d06db25a45995429545acaef9845d744f344c359c', NULL, '{}', E'\\x', '2025-09-03 10:50:20.208+00', '2026-11-21 04:30:00+00', E'\\x4ecbbb3df8a1f95c34ce80f14eb1e93723df29a1128965b81986cf22d22c5896'),
  ('57', '0199291d-4815-75ba-b793-9e57419c06d1', E'\\xd1b9431cbfb36b89d9902019c277b655ca0742bf174bb585e84524cb0f339167', NULL, '{}', E'\\x', '2025-09-08 11:36:48.917+00', '2026-11-21 04:30:00+00', E'\\xaa3eec3b08f5e550cc84a428dddbf48199539a21f596ea4515520d2244d13e1a'),
  ('58', '01993c60-445a-7605-a935-221839da28f9', E'\\x58b78b284993b93b582c78999c011123e764ecfd711447711c3d8ae0ddfcac1e', NULL, '{}', E'\\x', '2025-09-12 05:22:45.978+00', '2026-11-21 04:30:00+00', E'\\x2a23c95fab52b43c5c5f35b06cf282128246f486397c763aa436a98cdc4ba574'),
  ('59', '01994735-b681-72f9-a1e1-cfbf7c705131', E'\\xa04775b760d61990a8e2b096e21619eda063b00c44f9aa4ed063d0e622cad7c3', NULL, '{}', E'\\x', '2025-09-14 07:52:06.529+00', '2026-11-21 04:30:00+00', E'\\xd95f9b8451823543b7cb2ea5c966b5c93ebc62628b4ce4e622e56543c9f30795'),
  ('6', '0195eaed-5b52-7332-8dd8-ac1e05d5204f', E'\\x598f39524c8acb7f32f7e1ffc3a89c8f99abc53b3b02cfc46dd5e1f2e27cca32', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x16f36485aab0a4d1c39812c3c637cda18f6d9253bb4d9608fb415426403b60f2'),
  ('60', '0199483e-e8b1-7581-8f1c-58026f070943', E'\\x7dd0696c897fef7eb244f5384e2236c2db50aba55fb41dfd380419cbd55b0e6a', NULL, '{}', E'\\x', '2025-09-14 12:41:46.417+00', '2026-11-21 04:30:00+00', E'\\x1f9cb9421637cebe647188d7b522fc2b087559b1e05c04ded44bba6dcc503028'),
  ('61', '0199c7c0-0ba8-7383-9a55-f54e10327252', E'\\x9c28c647ba538fb85bec5ebc891c0fa2328378fdab880959a65f55f5920dd307', NULL, '{}', E'\\x', '2025-10-09 06:54:35.944+00', '2026-11-21 04:30:00+00', E'\\x4259da9175ac53a6766874cfdf5452720d3c36ab7f07c00f2484f1ee11b549a8'),
  ('62', '019a24d1-6480-70c2-a0dd-1df553f1a0a0', E'\\x02c0cedb1e73325b6fc4d77c7a8be47fba238d97f93075c1b7afd2e47c4b77ed', NULL, '{}', E'\\x', '2025-10-27 08:38:13.888+00', '2026-11-21 04:30:00+00', E'\\x67a252331f2301c9207eac39d74e69e8f506c66eb906b888f45b304fbe30062a'),
  ('63', '019a24d1-6480-76da-b9d4-0acf6c5af173', E'\\x7a5779601b170abc9736ff934e98ce2297f2f1ca4ab1dc33d1b2acd153c14db5', NULL, '{}', E'\\x', '2025-10-27 08:38:13.888+00', '2026-11-21 04:30:00+00', E'\\x75458dae351a7bd8d404e891bc69f20671596b52e800e90c8e51e456aa688886'),
  ('64', '019a3e0d-cbe7-76a9-aca8-6726b3a2dd42', E'\\x021c230208256b7cfb3c88c0494dba88d591b02aa267412b431f4718968ae2bf', NULL, '{}', E'\\x', '2025-11-01 06:14:42.919+00', '2026-11-21 04:30:00+00', E'\\x0d2729be6210364debf58a68ef71fd0f248c0b23f778f56d7a7aff5943fec4a4'),
  ('65', '019a499b-18e8-7617-8aa6-5afb997a713a', E'\\x2a9217619968fde7535f8a3da21f630a7dc418eceae34064bc78cab6f165683e', NULL, '{}', E'\\x', '2025-11-03 12:04:52.584+00', '2026-11-21 04:30:00+00', E'\\xbb3302876f4b778e2508bec1c9512c28a589ef975e6be3d3436a2b9fe3df5f86'),
  ('66', '019a4dd1-d13d-7692-9096-bcfe861db0e7', E'\\x539f93e672efc992fb4b1916f03ecaeb413b249aa89e044275ae1aad6e11882a', NULL, '{}', E'\\x', '2025-11-04 07:43:07.581+00', '2026-11-21 04:30:00+00', E'\\xdb957cd7cd4459bad94446e56cc4df63c3e67a0de0f67b4695f924ab280e459a'),
  ('67', '019a5870-be50-7733-8824-09fb5e7267aa', E'\\x793c90716bfd0351f80a9573de8e6cce33c6a8e3298996eba682862059009e99', NULL, '{}', E'\\x', '2025-11-06 09:12:55.12+00', '2026-11-21 04:30:00+00', E'\\x39f942575cb5796c7b2adfc2126ec3bcd7dd42487ab0d0c9907daac8bbe78ccf'),
  ('68', '019a58cd-919f-749b-a898-147555dddbd8', E'\\x30ebe13a2d8c2f247937fe47224110b3195208e0a1525e09a9115b3c11bbc54a', NULL, '{}', E'\\x', '2025-11-06 10:54:18.527+00', '2026-11-21 04:30:00+00', E'\\x09f21eb5d1911442812b4a4a0c4f6be504aeaa9e9d2b0a015f2d3f157c6161bc'),
  ('69', '019acdcb-3f5e-7167-95be-f4ec20e77a07', E'\\xcdbbf5e7ab4b8756f7cd3cc45dea3b3800650acfb2ef7e156980eaff0756a473', NULL, '{}', E'\\x', '2025-11-29 04:07:20.67+00', '2026-11-21 04:30:00+00', E'\\x5adbea2a19be1f87a1fc67b5b809a71625a2b3f41472c6ea65299b89a90a8ab2'),
  ('7', '0195eaed-5b52-7504-9115-88b6d256c1a5', E'\\x3756b01d06508f0fc308f5468577a65c03895fdd24c03cd9b6f29966d55951a2', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x5bb3a7110fd9e7f1fc52fac80e77688fff3200c5ea3156f468fc954c69bd011d'),
  ('70', '019acefa-c7b2-7449-a913-15f8e111835c', E'\\x79e70236ba918123466b26e17b34069afd2c68d44cf104c380dd3b49347527c7', NULL, '{}', E'\\x', '2025-11-29 09:38:52.978+00', '2026-11-21 04:30:00+00', E'\\xabe2ff9182c5825d185da9e7625c04e505b5d3cf21b7c3980078a11ef859472c'),
  ('71', '019ad88c-72fa-77a6-8950-e444352c8d8c', E'\\x8b3b246967316710da28b759055c2e0f7d86c66d0c90b2bea93794f9457085f4', NULL, '{}', E'\\x', '2025-12-01 06:14:34.49+00', '2026-11-21 04:30:00+00', E'\\x5579938a2717960e7e165fdc80f6e172baec52f324c669d2a0cbbf6ae9e394de'),
  ('72', '019b5e41-c6ac-77b4-b23c-3f3fe0d1cef6', E'\\x29cfb28cab442618020bd7b901de72ab1f32d04b6b79aa5f7b97ddb2bd649a56', NULL, '{}', E'\\x', '2025-12-27 05:22:07.66+00', '2026-11-21 04:30:00+00', E'\\xd7c86089caf904cb0b872d3e682bf590759806ec25afc798af254ebfbfce918c'),
  ('73', '019b7ce0-50eb-71c5-b5c7-947be189d93a', E'\\x5f6d235e8fd284814e7b9689b9f6237ae0df788c3e0985a8001b7ed0412b97f2', NULL, '{}', E'\\x', '2026-01-02 04:03:54.219+00', '2026-11-21 04:30:00+00', E'\\xdac6dbb0f65eb38265f1e1bcd9d06f54f446d167de57372237d3c7cb498e77ec'),
  ('74', '019b7d9a-7db3-76c6-8f17-684014e0cbea', E'\\xde02fd389c55a128f0b812472aa174612cbff2f29b479c44d4d85a912565932f', NULL, '{}', E'\\x', '2026-01-02 07:27:15.379+00', '2026-11-21 04:30:00+00', E'\\xbd79a7aac4e47f429dd4f02ca6f5a3df3690236197f8fd8bc286b67738281276'),
  ('75', '019b92c8-7213-759e-9161-4d45582b1d94', E'\\xe8b4f70435e65fa5303d5b57d725752f0a0c9104ee367c5994287d36bbcbcf5a', NULL, '{}', E'\\x', '2026-01-06 10:09:28.595+00', '2026-11-21 04:30:00+00', E'\\x77497c17607b0a2caab7ff5c26ce7d56a45d6abaa4d35e16bb38d92b66c37ecc'),
  ('76', '019b96c0-e9f1-75ed-a68a-da75fde2760e', E'\\xdccd3b25853dcd640c79151482f09ced713ce5b493ca0a51fbdd39107254134c', NULL, '{}', E'\\x', '2026-01-07 04:39:43.857+00', '2026-11-21 04:30:00+00', E'\\x63bbd260c4bbbf1b7d971bfc2dc951f8247b5b4ced1247dafb5ab9686c8cac42'),
  ('77', '019b9be6-f910-75f3-9842-64cc979b9b2e', E'\\xeb318deae506795f926731ffdb8b7dc63986b4c0ce1a2a8bbc49d722f5b60938', NULL, '{}', E'\\x', '2026-01-08 04:39:24.176+00', '2026-11-21 04:30:00+00', E'\\xe86e89112cb9774678bb26a1c6841d96bca33be1bdf64f17f2c0b038e6c98f2f'),
  ('78', '019bea69-43a4-72b8-9b88-5bb5d31e0053', E'\\x60a99c5550887e1d57917f8329b7df1cbec42257032e90071408c4b2ffaeb6fb', NULL, '{}', E'\\x', '2026-01-23 10:32:05.796+00', '2026-11-21 04:30:00+00', E'\\xcbc699ec0ca96f4e10ea3d0a4d1f2933f38e4c9b75619bd85274871f83805c45'),
  ('79', '019c1cef-33c4-70b3-be3b-3b015d1d029b', E'\\x6b4a599e50f71e84ea6b3f7058b50182297b8a89075710abe5b246782431f57c', NULL, '{}', E'\\x', '2026-02-02 05:59:24.356+00', '2026-11-21 04:30:00+00', E'\\x31abc01340b8d05865becd056ec4eeed6f055f40292516d06c87cc7ecd15d88d'),
  ('8', '0195eaed-5b52-76fb-b172-d4e191019d08', E'\\x244d79287d2c6104968681e3662818481bec885403937b1548dd41960baf3522', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x95a156ebcfff4d9febbe63bcd4b279b721ccaead6751f2fd56b86f10f9cbc6f8'),
  ('80', '019c31b6-9ffd-7002-bb7f-b9c378020930', E'\\x85bd16fba34cefa2f2e8513a0b1e940d50345f17940f56a52dfd6b120c4a9353', NULL, '{}', E'\\x', '2026-02-06 06:49:38.045+00', '2026-11-21 04:30:00+00', E'\\x9e26fe3fa458a3e2d0e7bd6589a6f2e92325aec690a814fc8b90af392db4d9a7'),
  ('81', '019c369f-a274-7193-bfeb-d3da55967e76', E'\\x5d9c680dcd059d17eb088a7eab23d77bd481719a46ed60aaabd3b98f5de9a5a7', NULL, '{}', E'\\x', '2026-02-07 05:42:37.428+00', '2026-11-21 04:30:00+00', E'\\x6b5c377355c12901aaac419c0feb622bf041816a6422bad8bbcdc615efaee78c'),
  ('82', '019c411e-2084-7319-8c06-8b8426907a3a', E'\\x810a46c0d30deb1648ca8e8b41aedb5b6f0929a838346bed3ca7a9a12b66691f', NULL, '{}', E'\\x', '2026-02-09 06:36:59.396+00', '2026-11-21 04:30:00+00', E'\\xf2cf39071a353fbc1ac1adf0b174d13be9beb327f1744decbfd3063998d9838f'),
  ('83', '019c423e-23a9-727f-b050-67b98949cfbc', E'\\xde008e5b7971eb92aae33e5e1d5b31dd9f9d3c98769a9b1ccabbdcedd33a2a34', NULL, '{}', E'\\x', '2026-02-09 11:51:34.569+00', '2026-11-21 04:30:00+00', E'\\xc52bac4df5a31a082f92fb60bfb7975ac49e0e3229f382f07f6d8fa445f9fa70'),
  ('84', '019c7004-9136-7275-9743-11e36f1ae97a', E'\\x8e63f668b5230468aa4ea267879286a0043ef2187e78e88ffba0a47f04cb0a54', NULL, '{}', E'\\x', '2026-02-18 09:11:13.462+00', '2026-11-21 04:30:00+00', E'\\x6a0572cfca4a0a33372eaecba3349041df83fa33654b837690fb07c6ea99c472'),
  ('85', '019cfa32-3a20-77ac-99d3-5f3110c51597', E'\\x979b471c8c559d95f8ddffd4519ef8f2c697bbd1b99ba3817548501067e68ccb', NULL, '{}', E'\\x', '2026-03-17 05:08:41.632+00', '2026-11-21 04:30:00+00', E'\\x36d95546b1108e6922c7d54400b2692fe1afbe7d315572661bbb67a653c5008c'),
  ('86', '019d47ad-09b4-72a6-bb1c-02848fe274f5', E'\\x50a4ba44bdffe4ef6f5e362b17efe2232d6d1e8cae3c3281ba3ba38e674fdd5a', NULL, '{}', E'\\x', '2026-04-01 06:13:35.796+00', '2026-11-21 04:30:00+00', E'\\xc6e7b94c8e7faad14a5345a83a97ac412e543b8f2e84fd7abd6d5069a5590d00'),
  ('87', '019d805b-85ba-74d7-9e7e-e0c4f3dfeb39', E'\\x2974823447c2ee06a6f1f98fd2feab447aa4774b01276bf0594d4d1133ce233e', NULL, '{}', E'\\x', '2026-04-12 06:22:54.906+00', '2026-11-21 04:30:00+00', E'\\x02f9a5f1288d7bfae4698d42a8e1b3da7ea847c38fe20092de051fe77266a63c'),
  ('88', '019daf1c-ae23-76c9-897c-c5786953909a', E'\\x744b3a6cccc4b6594f278402df561531e117e6fe33ae6e9a72bb460f701e67a0', NULL, '{}', E'\\x', '2026-04-21 08:16:25.635+00', '2026-11-21 04:30:00+00', E'\\x5f28006b2d56ef3b86fe387b6062bd480403b9411999f24109f0d2a71f1ea2c6'),
  ('89', '019e0afc-7890-7337-b7dd-5ef70d3771ea', E'\\xee2774bda7d9d654ad8b0403c759ef9fe1ca33a2dcd4482db19557bf2f630340', NULL, '{}', E'\\x', '2026-05-09 04:26:18.64+00', '2026-11-21 04:30:00+00', E'\\xd688633829f3ed51d7f15012cf9dfb8a29f775a61ea1ad2b562d0d39246a86e8'),
  ('9', '0195eaed-5b52-770a-a56a-2bec1c3df044', E'\\x1e35f7ca0b7dad8fab357e8c7f21aa47690fd3fa7d29c90298be2cf63fed5c34', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x9e79caeb1a41f95df08f5dbfbca1f6c5e902c64cbd957312ab5cd64410da80b7'),
  ('90', '019e91fd-57b9-70f3-8ab1-eb487217220f', E'\\x278855560363a1faaa438c6547ca5b5dff750b23002aee62901b15cb75e53be5', NULL, '{}', E'\\x', '2026-06-04 09:35:59.929+00', '2026-11-21 04:30:00+00', E'\\xb536b0c559db26ab8eaeccfcc4cf1ea1d984fc1ef3e35eabcd085535b93ce87f'),
  ('91', '019f1d81-7446-73da-a3cc-3d6d4c3c4944', E'\\xf6d30dfd477287ba6460b431d5314ebcd2e850afe786ce4f1b02ca14d5b8c696', NULL, '{}', E'\\x', '2026-07-01 11:47:31.014+00', '2026-11-21 04:30:00+00', E'\\x3bc43cabfa2941a4ada9834af02e853d06d5558df549a5258947d9f591313f36'),
  ('92', '019f4660-91bf-77e5-a4f5-309136702329', E'\\x2500e48eedff5bc208543a5bf74b557199d170ee1c3aee8e3e49f52b92c35253', NULL, '{}', E'\\x', '2026-07-09 10:16:01.727+00', '2026-11-21 04:30:00+00', E'\\x60070cc5fc06eb0ce7390a0996d80cd8e7c714537e5b7158dfdc00542538c643'),
  ('93', '019fa230-ae6c-748a-9f14-aba1ead04469', E'\\xe2d93543755142df70e876e0383d9fbe8e17082f5eda653a2953a414d602c174', NULL, '{}', E'\\x', '2026-07-27 06:08:47.212+00', '2026-11-21 04:30:00+00', E'\\xcdd8dacb9b6b82a0375280304430579a5e0cb1b9df6d06d41d0bac35ce18fed7'),
  ('94', '01a02eaf-9c16-7001-9c54-67fb6493116d', E'\\x9bbaaa707d01209b83fcee2757df52ebc41bddfed0dddc3037de6133fd7786f5', NULL, '{}', E'\\x', '2026-08-23 12:54:15.83+00', '2026-11-21 04:30:00+00', E'\\xb30227a4318632ddb07bac13d13e3102ae7ff609bd86f72d1fedff861e9d24f3'),
  ('95', '01a0b40e-f07d-7193-8bfb-4e68bc4cd0d9', E'\\x9c385887ff4e1dbcf693999c87a1c861fe2ad005d0e7f94c2d5b4eab3d0fc749', NULL, '{}', E'\\x', '2026-09-18 10:27:53.085+00', '2026-11-21 04:30:00+00', E'\\xe6e32734575c991cdf11b8902d8bacb63524afdd99cbf0c44e91262f6b35998a'),
  ('96', '01a0d6d4-797a-71b7-860e-55387f7a9bbc', E'\\xb353c1d043f8e1529c4ae5eac4927a393981b6cc7b2c9b0024581d9b1999b9e4', NULL, '{}', E'\\x', '2026-09-25 04:30:44.09+00', '2026-11-21 04:30:00+00', E'\\xb0eed11d14b2fb0ebfc72212d55849e8af28dffabd7e17de1ca4ada94c66f3b7'),
  ('97', '01a11b91-9b52-7755-976b-b5bd313d2fbf', E'\\xc1d4c26c4ab3a9f4961d87c74d25d992a28a8c795fd5cfafef63fcddb722270b', NULL, '{}', E'\\x', '2026-10-08 12:51:29.746+00', '2026-11-21 04:30:00+00', E'\\x718afbf568f0b4d70ba5f515481e836c1af96ff5d449ffc70574df4393a8c2f1'),
  ('98', '01a13e7e-69d3-7000-9f0f-9e4a7af46fdb', E'\\xfeb101e6a6c987f206003e18748c666a8da03da3704012f77937f17991928d59', NULL, '{}', E'\\x', '2026-10-15 07:37:14.451+00', '2026-11-21 04:30:00+00', E'\\xcc50f3b9d87c4ed42836d4aad00c561497dcd5e04e97d713035a05d324e5525c'),
  ('99', '01a19b44-4019-7496-96a3-5c9420f1c3ff', E'\\xc6a64a5c0f1633e36439a1f35ed434c9854018f51d0761b2445dd58677c096fa', NULL, '{}', E'\\x', '2026-11-02 07:58:23.769+00', '2026-11-21 04:30:00+00', E'\\xe90ecd72487b2f9e36d2de903516a14960118a2fca34196e910a224196d84d4f');
insert into audit_personal ("entry_id", "subject_id", "field", "before", "after", "salt") overriding system value values
  ('01a20b47-7174-76e0-91dd-6309f3ae5e98', '01a1b03c-74c1-75a6-9926-108152b990a4', 'reason', NULL, '"Scholarship"', '85b5ca55-265b-4971-a5e5-791537555c6a'),
  ('01a20b47-71bd-76a0-b0ae-f546622b6fab', '01a1b03c-74c1-75a6-9926-108152b990a4', 'reason', NULL, '"Paid twice"', '59839e07-0105-40e4-9634-94872b7dd50e'),
  ('01a20b47-72b6-7179-95a5-ad39b194e549', '01976d38-7d5f-74b0-b3dd-5b6e1f261356', 'degree', '"BCom"', '"BSc"', '10ead3ae-a15e-48cf-a9f4-61fde1a51d56');
insert into audit_seal ("day", "n", "hash") overriding system value values
  ('2026-11-21', '127', E'\\x075e78f88c10877293553a8d2af661f01556e970ddd7d6490676163cfb200686');
insert into audit_unchained ("at", "entry_id") overriding system value values
  ('2026-11-21 04:30:00+00', '01a20b47-72b6-7179-95a5-ad39b194e549');
insert into backup_run ("id", "kind", "started_at", "seen_at", "finished_at", "place", "encrypted", "bytes", "reason") overriding system value values
  ('01a20b47-7294-70c3-afd8-495f1d6c9e68', 'scheduled', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', 'office:/backup/example.tar.gz', 'false', '4096', NULL);
insert into batch ("id", "code", "code_key", "course_id", "time", "start_on", "end_on", "created_at", "version", "deleted_at", "trainer", "trainer_key", "room", "room_key", "sessions", "seats") overriding system value values
  ('01a20b47-6e8a-760e-bb61-94d28eba8d3b', 'TALLY-2504', 'tally-2504', '01a20b47-6e76-7527-a468-2131e289fc55', '15:00 to 17:00', '2025-04-01', '2025-07-01', '2025-03-11 05:44:07.174+00', '1', NULL, 'Anita Example', 'anita example', 'Room 1', 'room 1', '[{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 5}]', '1'),
  ('01a20b47-6e8b-7305-b5fe-760a1f899722', 'PY-2504', 'py-2504', '01a20b47-6e76-7527-a468-26baf4e90949', '08:00 to 10:00', '2025-04-27', '2025-08-27', '2025-04-06 10:29:18.706+00', '1', NULL, 'Binod Example', 'binod example', 'Room 2', 'room 2', '[{"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 6}]', '1'),
  ('01a20b47-6e8b-7305-b5fe-79c4d67a3e27', 'FSW-2505', 'fsw-2505', '01a20b47-6e76-7527-a468-2a2279965926', '12:30 to 14:30', '2025-05-24', '2026-01-24', '2025-05-03 08:05:14.006+00', '1', NULL, 'Chitra Example', 'chitra example', 'Lab 1', 'lab 1', '[{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}]', '1'),
  ('01a20b47-6e8b-7305-b5fe-7f2cc49bc02d', 'DA-2506', 'da-2506', '01a20b47-6e76-7527-a468-2dc3fcfb6645', '18:00 to 20:00', '2025-06-19', '2025-12-19', '2025-05-29 10:56:01.407+00', '1', NULL, 'Dev Example', 'dev example', 'Lab 2', 'lab 2', '[{"end": "20:00", "start": "18:00", "weekday": 1}, {"end": "20:00", "start": "18:00", "weekday": 3}, {"end": "20:00", "start": "18:00", "weekday": 5}]', '1'),
  ('01a20b47-6e8b-7305-b5fe-820b675f8ad2', 'GD-2507', 'gd-2507', '01a20b47-6e7c-7278-8de0-6ca730e4b60f', '18:00 to 20:00', '2025-07-16', '2025-12-16', '2025-06-25 12:57:02.901+00', '1', NULL, 'Esther Example', 'esther example', 'Room 1', 'room 1', '[{"end": "20:00", "start": "18:00", "weekday": 2}, {"end": "20:00", "start": "18:00", "weekday": 4}, {"end": "20:00", "start": "18:00", "weekday": 6}]', '1'),
  ('01a20b47-6e8b-7305-b5fe-86bd36c50f4b', 'DM-2508', 'dm-2508', '01a20b47-6e7c-7278-8de0-73b2fcb519d3', '10:00 to 12:00', '2025-08-11', '2025-11-11', '2025-07-21 06:09:14.399+00', '1', NULL, 'Anita Example', 'anita example', 'Room 2', 'room 2', '[{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 5}]', '1'),
  ('01a20b47-6e8b-7305-b5fe-8bf897bd4986', 'HT-2509', 'ht-2509', '01a20b47-6e7d-731a-bdc6-3a438d47959a', '15:00 to 17:00', '2025-09-07', '2025-11-07', '2025-08-17 10:48:46.841+00', '1', NULL, 'Binod Example', 'binod example', 'Lab 1', 'lab 1', '[{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 5}]', '1'),
  ('01a20b47-6e8b-7305-b5fe-8f459931f389', 'FR-2510', 'fr-2510', '01a20b47-6e7d-731a-bdc6-3dd396f0b9a0', '15:00 to 17:00', '2025-10-03', '2026-02-03', '2025-09-12 05:22:45.978+00', '1', NULL, 'Chitra Example', 'chitra example', 'Lab 2', 'lab 2', '[{"end": "17:00", "start": "15:00", "weekday": 2}, {"end": "17:00", "start": "15:00", "weekday": 4}, {"end": "17:00", "start": "15:00", "weekday": 6}]', '1'),
  ('01a20b47-6e8b-7305-b5fe-92db22eb5b87', 'TALLY-2510', 'tally-2510', '01a20b47-6e76-7527-a468-2131e289fc55', '12:30 to 14:30', '2025-10-30', '2026-01-30', '2025-10-09 06:54:35.944+00', '1', NULL, 'Dev Example', 'dev example', 'Room 1', 'room 1', '[{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}]', '1'),
  ('01a20b47-6e8b-7305-b5fe-96bbf7f09e54', 'PY-2511', 'py-2511', '01a20b47-6e76-7527-a468-26baf4e90949', '18:00 to 20:00', '2025-11-25', '2026-03-25', '2025-11-04 07:43:07.581+00', '1', NULL, 'Esther Example', 'esther example', 'Room 2', 'room 2', '[{"end": "20:00", "start": "18:00", "weekday": 1}, {"end": "20:00", "start": "18:00", "weekday": 3}, {"end": "20:00", "start": "18:00", "weekday": 5}]', '1'),
  ('01a20b47-6e8b-7305-b5fe-9ac55b43f274', 'FSW-2512', 'fsw-2512', '01a20b47-6e76-7527-a468-2a2279965926', '12:30 to 14:30', '2025-12-22', '2026-08-22', '2025-12-01 06:14:34.49+00', '1', NULL, 'Anita Example', 'anita example', 'Lab 1', 'lab 1', '[{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}]', '1'),
  ('01a20b47-6e8b-7305-b5fe-9c9c9ff45a76', 'DA-2601', 'da-2601', '01a20b47-6e76-7527-a468-2dc3fcfb6645', '12:30 to 14:30', '2026-01-17', '2026-07-17', '2025-12-27 05:22:07.66+00', '1', NULL, 'Binod Example', 'binod example', 'Lab 2', 'lab 2', '[{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}]', '1'),
  ('01a20b47-6e8b-7305-b5fe-a0d4e560352b', 'GD-2602', 'gd-2602', '01a20b47-6e7c-7278-8de0-6ca730e4b60f', '08:00 to 10:00', '2026-02-13', '2026-07-13', '2026-01-23 10:32:05.796+00', '1', NULL, 'Chitra Example', 'chitra example', 'Room 1', 'room 1', '[{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 5}]', '1'),
  ('01a20b47-6e8d-72ac-b59f-4e90e1b3f5bc', 'DM-2603', 'dm-2603', '01a20b47-6e7c-7278-8de0-73b2fcb519d3', '12:30 to 14:30', '2026-03-11', '2026-06-11', '2026-02-18 09:11:13.462+00', '1', NULL, 'Dev Example', 'dev example', 'Room 2', 'room 2', '[{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}]', '1'),
  ('01a20b47-6e8d-72ac-b59f-5125ca7a167c', 'HT-2604', 'ht-2604', '01a20b47-6e7d-731a-bdc6-3a438d47959a', '10:00 to 12:00', '2026-04-07', '2026-06-07', '2026-03-17 05:08:41.632+00', '1', NULL, 'Esther Example', 'esther example', 'Lab 1', 'lab 1', '[{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 5}]', '1'),
  ('01a20b47-6e8d-72ac-b59f-55931f1acbc8', 'FR-2605', 'fr-2605', '01a20b47-6e7d-731a-bdc6-3dd396f0b9a0', '08:00 to 10:00', '2026-05-03', '2026-09-03', '2026-04-12 06:22:54.906+00', '1', NULL, 'Anita Example', 'anita example', 'Lab 2', 'lab 2', '[{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 5}]', '1'),
  ('01a20b47-6e8d-72ac-b59f-5bf29ca2b6b8', 'TALLY-2605', 'tally-2605', '01a20b47-6e76-7527-a468-2131e289fc55', '12:30 to 14:30', '2026-05-30', '2026-08-30', '2026-05-09 04:26:18.64+00', '1', NULL, 'Binod Example', 'binod example', 'Room 1', 'room 1', '[{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}]', '1'),
  ('01a20b47-6e8d-72ac-b59f-5c5f9f13035f', 'PY-2606', 'py-2606', '01a20b47-6e76-7527-a468-26baf4e90949', '08:00 to 10:00', '2026-06-25', '2026-10-25', '2026-06-04 09:35:59.929+00', '1', NULL, 'Chitra Example', 'chitra example', 'Room 2', 'room 2', '[{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 5}]', '1'),
  ('01a20b47-6e8d-72ac-b59f-61595ce747e4', 'FSW-2607', 'fsw-2607', '01a20b47-6e76-7527-a468-2a2279965926', '10:00 to 12:00', '2026-07-22', NULL, '2026-07-01 11:47:31.014+00', '1', NULL, 'Dev Example', 'dev example', 'Lab 1', 'lab 1', '[{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 5}]', '1'),
  ('01a20b47-6e8d-72ac-b59f-65c0490aef52', 'DA-2608', 'da-2608', '01a20b47-6e76-7527-a468-2dc3fcfb6645', '10:00 to 12:00', '2026-08-17', '2027-02-17', '2026-07-27 06:08:47.212+00', '1', NULL, 'Esther Example', 'esther example', 'Lab 2', 'lab 2', '[{"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 6}]', '1'),
  ('01a20b47-6e8d-72ac-b59f-69ef9ea4d088', 'GD-2609', 'gd-2609', '01a20b47-6e7c-7278-8de0-6ca730e4b60f', '08:00 to 10:00', '2026-09-13', '2027-02-13', '2026-08-23 12:54:15.83+00', '1', NULL, 'Anita Example', 'anita example', 'Room 1', 'room 1', '[{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 5}]', '1'),
  ('01a20b47-6e8d-72ac-b59f-6f64fbfb680b', 'DM-2610', 'dm-2610', '01a20b47-6e7c-7278-8de0-73b2fcb519d3', '12:30 to 14:30', '2026-10-09', NULL, '2026-09-18 10:27:53.085+00', '1', NULL, 'Binod Example', 'binod example', 'Room 2', 'room 2', '[{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 5}]', '1'),
  ('01a20b47-6e8d-72ac-b59f-71a851034f31', 'HT-2611', 'ht-2611', '01a20b47-6e7d-731a-bdc6-3a438d47959a', '10:00 to 12:00', '2026-11-05', '2027-01-05', '2026-10-15 07:37:14.451+00', '1', NULL, 'Chitra Example', 'chitra example', 'Lab 1', 'lab 1', '[{"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 6}]', '1'),
  ('01a20b47-6e8d-72ac-b59f-75fcc13a4c3a', 'FR-2612', 'fr-2612', '01a20b47-6e7d-731a-bdc6-3dd396f0b9a0', '15:00 to 17:00', '2026-12-01', NULL, '2026-11-10 06:43:16.88+00', '1', NULL, 'Dev Example', 'dev example', 'Lab 2', 'lab 2', '[{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 2}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 4}, {"end": "17:00", "start": "15:00", "weekday": 5}]', '1');
insert into batch_waiting ("id", "batch_id", "enquiry_id", "student_id", "at", "removed_at") overriding system value values
  ('01a20b47-7294-70c3-afd8-54f7c60d0ddc', '01a20b47-6e8a-760e-bb61-94d28eba8d3b', NULL, '01976d38-7d5f-74b0-b3dd-5b6e1f261356', '2026-11-21 04:30:00+00', NULL);
insert into bulk_change ("id", "change", "students", "changed_at", "changed_by", "undone_at") overriding system value values
  ('01a20b47-72a7-7468-9096-29c1d6ff8248', '{"isCompleted": "yes"}', '1', '2026-11-21 04:30:00+00', '01a20b47-6e26-7416-b25a-b6c1fffa4c1e', NULL);
insert into bulk_change_student ("bulk_change_id", "student_id", "before", "versions") overriding system value values
  ('01a20b47-72a7-7468-9096-29c1d6ff8248', '01976d38-7d5f-74b0-b3dd-5b6e1f261356', '{}', '1.1.0');
insert into calendar_feed ("account_id", "code", "batch_id", "trainer", "created_at") overriding system value values
  ('01a20b47-6e26-7416-b25a-b6c1fffa4c1e', 'b306dd61-a4ab-4a0f-b137-34446a31c97d', NULL, 'Example', '2026-11-21 04:30:00+00');
insert into cash_entry ("id", "kind", "amount", "day", "reference", "recorded_at", "recorded_by", "voided_at", "voided_by") overriding system value values
  ('01a20b47-72a8-7770-b31a-b37b00276f7b', 'opening', '1000.00', '2026-11-20', NULL, '2026-11-21 04:30:00+00', '01a20b47-6e26-7416-b25a-b6c1fffa4c1e', NULL, NULL);
insert into certificate ("id", "issue_id", "kind", "financial_year", "n", "student_id", "enrolment_id", "student_name", "course", "batch", "title", "body", "signatory", "issued_on", "issued_at", "issued_by", "revoked_at", "revoked_by", "revoke_reason", "verification_id") overriding system value values
  ('01a20b47-72a8-7770-b31a-b5aa91483c53', '01a20b47-72a8-7770-b31a-b86a392dc3ae', 'completion', '2026-27', '1', '01976d38-7d5f-74b0-b3dd-5b6e1f261356', '01976d38-7d5f-74fa-b1b4-16d06eba91b0', 'Example', 'Example', 'Example', 'Example', 'Example', 'Example', '2026-11-20', '2026-11-21 04:30:00+00', '01a20b47-6e26-7416-b25a-b6c1fffa4c1e', NULL, NULL, NULL, 'ab3be43f-a6f5-4d2c-b10d-a04ca415993d');
insert into certificate_series ("kind", "financial_year", "last") overriding system value values
  ('completion', '2026-27', '1');
insert into certificate_signature ("one", "content", "changed_at") overriding system value values
  ('true', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00');
insert into certificate_template ("kind", "title", "body", "signatory", "version") overriding system value values
  ('completion', 'Example', '{name}', 'Example', '1');
insert into consent ("student_id", "given_by", "guardian_name", "notice_version", "at", "recorded_by") overriding system value values
  ('01976d38-7d5f-74b0-b3dd-5b6e1f261356', 'student', NULL, '2', '2026-11-21 04:30:00+00', NULL);
insert into course ("id", "name", "name_key", "fee", "duration", "added_by", "created_at", "version", "deleted_at", "instalments") overriding system value values
  ('01a20b47-6e76-7527-a468-2131e289fc55', 'Tally with GST', 'tally with gst', '12000.00', '3 months', '01a20b47-6e26-7416-b25a-b3bd3d1df7b0', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a20b47-6e76-7527-a468-26baf4e90949', 'Python Programming', 'python programming', '18000.00', '4 months', '01a20b47-6e26-7416-b25a-b3bd3d1df7b0', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a20b47-6e76-7527-a468-2a2279965926', 'Full Stack Web Development', 'full stack web development', '45000.00', '8 months', '01a20b47-6e26-7416-b25a-b3bd3d1df7b0', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a20b47-6e76-7527-a468-2dc3fcfb6645', 'Data Analytics', 'data analytics', '35000.00', '6 months', '01a20b47-6e26-7416-b25a-b3bd3d1df7b0', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a20b47-6e7c-7278-8de0-6ca730e4b60f', 'Graphic Design', 'graphic design', '22000.00', '5 months', '01a20b47-6e26-7416-b25a-b3bd3d1df7b0', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a20b47-6e7c-7278-8de0-73b2fcb519d3', 'Digital Marketing', 'digital marketing', '15000.00', '3 months', '01a20b47-6e26-7416-b25a-b3bd3d1df7b0', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a20b47-6e7d-731a-bdc6-3a438d47959a', 'Hindi Typing', 'hindi typing', '4500.00', '2 months', '01a20b47-6e26-7416-b25a-b3bd3d1df7b0', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a20b47-6e7d-731a-bdc6-3dd396f0b9a0', 'Français des affaires', 'francais des affaires', '16500.00', '4 months', '01a20b47-6e26-7416-b25a-b3bd3d1df7b0', '2025-04-01 10:49:33.548+00', '1', NULL, NULL);
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
  ('01a20b47-72a8-7770-b31a-af9c765a2766', '2026-11-20', NULL, '0.00', '0.00', '{}', NULL, '2026-11-21 04:30:00+00', '01a20b47-6e26-7416-b25a-b6c1fffa4c1e', '{}');
insert into declared_payment ("student_id", "fee", "paid", "pay_mode") overriding system value values
  ('01a1be83-9230-7758-a746-0958b36a26bf', '16500.00', '8250.00', 'Online');
insert into deletion ("id", "record", "deleted_at", "deleted_by", "status_before", "enquiry", "erase_after", "erased_at") overriding system value values
  ('01a20b47-7292-7384-b356-16938148b6c3', 'enquiry', '2026-11-21 04:30:00+00', NULL, NULL, '{"id": "01a20b47-7292-7384-b356-16938148b6c3", "name": "Example"}', '2026-11-21 04:30:00+00', NULL);
insert into discount_limit ("one", "percent", "version") overriding system value values
  ('true', '10.00', '2');
insert into draft ("account_id", "key", "field_values", "saved_at") overriding system value values
  ('01a20b47-6e26-7416-b25a-b6c1fffa4c1e', 'course-add', '{"course":"Example"}', '2026-11-21 04:30:00+00');
insert into enquiry ("id", "name", "name_key", "mail_id", "contact", "alt_contact", "qualification", "address", "course_id", "enquiry_mode", "mode", "ref", "remark", "day", "status", "is_placed", "student_id", "created_at", "version", "next_call_on") overriding system value values
  ('01962e07-dbf7-7162-be08-abf4dd090ebb', 'Ishwari Voorbeeld', 'ishwari voorbeeld', 'ishwari.3@example.net', '5570000003', '5580000003', 'BSc', '37 Namuna Marg, Example Nagar', '01a20b47-6e76-7527-a468-2a2279965926', 'online', 'online', NULL, NULL, '2025-04-13', 'Pending', 'false', NULL, '2025-04-13 07:23:09.175+00', '2', NULL),
  ('01973f71-631b-70bf-8065-964a43fc20cd', 'विवेक दृष्टांत', 'विवेक दृष्टांत', 'student.1@example.com', '5550000001', NULL, 'BCom', '159 Namuna Marg, Demo Colony', '01a20b47-6e76-7527-a468-2dc3fcfb6645', 'offline', 'offline', 'एक मित्र', 'Will come for a trial class', '2025-06-05', 'Closed', 'false', '01976d38-7d5f-74b0-b3dd-5b6e1f261356', '2025-06-05 09:34:45.019+00', '2', NULL),
  ('019a24d1-6480-74a6-8425-6f4e0070e847', 'Asha Beispiel', 'asha beispiel', 'asha.2@example.net', '5570000002', '5580000002', 'BSc', '77 Example Road, Namunapur', '01a20b47-6e76-7527-a468-2a2279965926', 'offline', 'offline', 'Poster at the college', 'Will come for a trial class', '2025-10-27', 'Pending', 'false', NULL, '2025-10-27 08:38:13.888+00', '2', NULL);
insert into enquiry_note ("id", "enquiry_id", "at", "written_by", "note", "next_call_on") overriding system value values
  ('01a20b47-7294-70c3-afd8-52cf512d5f4a', '01962e07-dbf7-7162-be08-abf4dd090ebb', '2026-11-21 04:30:00+00', NULL, 'Example', NULL);
insert into enrolment ("id", "student_id", "n", "course_id", "batch_id", "mode", "duration", "fee", "joining_on", "end_on", "is_completed", "ended_at", "end_reason", "created_at", "version") overriding system value values
  ('01976d38-7d5f-74fa-b1b4-16d06eba91b0', '01976d38-7d5f-74b0-b3dd-5b6e1f261356', '1', '01a20b47-6e76-7527-a468-2dc3fcfb6645', '01a20b47-6e8b-7305-b5fe-7f2cc49bc02d', 'offline', '6 months', '31500.00', '2025-06-14', '2025-12-19', 'true', NULL, NULL, '2025-06-14 06:55:08.127+00', '1'),
  ('0198305a-7b46-705f-a20c-3b4078f79a4f', '0198305a-7b46-7210-9d49-20c21e188a8f', '1', '01a20b47-6e7c-7278-8de0-6ca730e4b60f', '01a20b47-6e8b-7305-b5fe-820b675f8ad2', 'offline', '5 months', '22000.00', '2025-07-22', '2025-12-16', 'true', NULL, NULL, '2025-07-22 04:18:12.934+00', '1'),
  ('0199483e-e8b1-75a1-901e-7af7f7b1a75a', '0199483e-e8b1-7580-a7e2-2cdc4a0b9ffb', '1', '01a20b47-6e7c-7278-8de0-73b2fcb519d3', '01a20b47-6e8b-7305-b5fe-86bd36c50f4b', 'online', '3 months', '15000.00', '2025-09-14', '2025-11-11', 'true', NULL, NULL, '2025-09-14 12:41:46.417+00', '1'),
  ('019acdcb-3f5e-76f3-9ed0-e3bb577cba5f', '019acdcb-3f5e-7547-8ac7-2a5f4c1d1898', '1', '01a20b47-6e76-7527-a468-26baf4e90949', '01a20b47-6e8b-7305-b5fe-96bbf7f09e54', 'offline', '4 months', '18000.00', '2025-11-29', '2026-03-25', 'true', NULL, NULL, '2025-11-29 04:07:20.67+00', '1'),
  ('01a11b91-9b52-719c-bd37-834f1e72cc5a', '01a11b91-9b52-75c5-a870-80dcd9437d4d', '1', '01a20b47-6e7c-7278-8de0-73b2fcb519d3', '01a20b47-6e8d-72ac-b59f-6f64fbfb680b', 'offline', '3 months', '13500.00', '2026-10-08', NULL, 'false', NULL, NULL, '2026-10-08 12:51:29.746+00', '1'),
  ('01a1b03c-74c1-74ca-a2aa-d053c584fa79', '01a1b03c-74c1-75a6-9926-108152b990a4', '1', '01a20b47-6e7d-731a-bdc6-3a438d47959a', '01a20b47-6e8d-72ac-b59f-71a851034f31', 'online', '2 months', '4050.00', '2026-11-06', NULL, 'false', NULL, NULL, '2026-11-06 09:41:54.497+00', '1'),
  ('01a1be83-9230-709f-8c9c-4ea82fcaac9a', '01a1be83-9230-7758-a746-0958b36a26bf', '1', '01a20b47-6e7d-731a-bdc6-3dd396f0b9a0', '01a20b47-6e8d-72ac-b59f-75fcc13a4c3a', 'offline', '4 months', '0.00', '2026-12-01', NULL, 'false', NULL, NULL, '2026-11-09 04:14:16.112+00', '1'),
  ('01a1fb86-a83e-748c-b58b-1ee872097bae', '01a1fb86-a83e-72a5-8ffc-7c19d8f4b4a8', '1', '01a20b47-6e7d-731a-bdc6-3a438d47959a', '01a20b47-6e8d-72ac-b59f-71a851034f31', 'offline', '2 months', '4050.00', '2026-11-21', NULL, 'false', NULL, NULL, '2026-11-21 00:34:28.542+00', '1');
insert into expense ("id", "category_id", "remark", "amount", "day", "created_at", "updated_at", "version", "financial_year", "n", "pay_mode", "payee", "voided_at", "voided_by") overriding system value values
  ('01972f8c-001d-74ff-9820-71cbba4a92ea', '01a20b47-7025-7655-ba9a-9d546f539bac', 'Sample Telecom, line of the month', '172.00', '2025-06-02', '2025-06-02 07:29:53.693+00', '2025-06-02 07:29:53.693+00', '1', '2025-26', '1', 'Online', NULL, NULL, NULL),
  ('019730ae-176e-7288-b76d-9c510b013453', '01a20b47-7025-7655-ba9a-9ba39f3eedf5', 'Example Power Company, bill of the month', '516.00', '2025-06-02', '2025-06-02 12:46:45.102+00', '2025-06-02 12:46:45.102+00', '1', '2025-26', '2', 'Online', NULL, NULL, NULL),
  ('01973f27-1abc-76d9-8476-d4e20dd94a6a', '01a20b47-7025-7655-ba9a-90e766bdea76', 'Teachers and office of the example institute', '3876.00', '2025-06-05', '2025-06-05 08:13:36.828+00', '2025-06-05 08:13:36.828+00', '1', '2025-26', '3', 'Online', NULL, NULL, NULL),
  ('019744be-dbb1-70fc-abc3-aafcb705e66b', '01a20b47-7025-7655-ba9a-951de41fa785', 'Example House, all classrooms', '2153.00', '2025-06-06', '2025-06-06 10:17:28.241+00', '2025-06-06 10:17:28.241+00', '1', '2025-26', '4', 'Online', NULL, NULL, NULL),
  ('0197cf00-2cf0-76ff-892f-0d6ee8c75add', '01a20b47-7025-7655-ba9a-9ba39f3eedf5', 'Example Power Company, bill of the month', '1058.00', '2025-07-03', '2025-07-03 06:36:24.688+00', '2025-07-03 06:36:24.688+00', '1', '2025-26', '5', 'Online', NULL, NULL, NULL),
  ('0197d3b1-cdf4-7198-a0f3-ccad5f7a3fd6', '01a20b47-7025-7655-ba9a-9d546f539bac', 'Sample Telecom, line of the month', '352.00', '2025-07-04', '2025-07-04 04:28:54.644+00', '2025-07-04 04:28:54.644+00', '1', '2025-26', '6', 'Online', NULL, NULL, NULL),
  ('0197d44b-78c3-7264-8a25-922abb06f463', '01a20b47-7025-7655-ba9a-90e766bdea76', 'Teachers and office of the example institute', '7938.00', '2025-07-04', '2025-07-04 07:16:45.379+00', '2025-07-04 07:16:45.379+00', '1', '2025-26', '7', 'Online', NULL, NULL, NULL),
  ('0197e9a1-67f5-7142-ba51-3907cee6e0b1', '01a20b47-7025-7655-ba9a-951de41fa785', 'Example House, all classrooms', '4410.00', '2025-07-08', '2025-07-08 10:42:38.709+00', '2025-07-08 10:42:38.709+00', '1', '2025-26', '8', 'Online', NULL, NULL, NULL),
  ('01986905-43a3-776f-89c4-269f8206365e', '01a20b47-7025-7655-ba9a-951de41fa785', 'Example House, all classrooms', '4341.00', '2025-08-02', '2025-08-02 04:23:29.443+00', '2025-08-02 04:23:29.443+00', '1', '2025-26', '9', 'Online', NULL, NULL, NULL),
  ('019873c7-c03e-70a9-9ed1-47dc03fbacdc', '01a20b47-7025-7655-ba9a-90e766bdea76', 'Teachers and office of the example institute', '7814.00', '2025-08-04', '2025-08-04 06:32:07.486+00', '2025-08-04 06:32:07.486+00', '1', '2025-26', '10', 'Online', NULL, NULL, NULL),
  ('0198742d-391a-7690-9d36-84d18c52ae87', '01a20b47-7025-7655-ba9a-9d546f539bac', 'Sample Telecom, line of the month', '347.00', '2025-08-04', '2025-08-04 08:22:57.562+00', '2025-08-04 08:22:57.562+00', '1', '2025-26', '11', 'Online', NULL, NULL, NULL),
  ('01987a45-a517-773f-9383-6ff95988696c', '01a20b47-7025-7655-ba9a-9ba39f3eedf5', 'Example Power Company, bill of the month', '1041.00', '2025-08-05', '2025-08-05 12:47:21.367+00', '2025-08-05 12:47:21.367+00', '1', '2025-26', '12', 'Online', NULL, NULL, NULL),
  ('019904aa-7eb6-75b7-9f34-a8bb88fb6bc2', '01a20b47-7025-7655-ba9a-90e766bdea76', 'Teachers and office of the example institute', '6144.00', '2025-09-01', '2025-09-01 09:45:06.486+00', '2025-09-01 09:45:06.486+00', '1', '2025-26', '13', 'Online', NULL, NULL, NULL),
  ('01990a07-c598-77ac-b1e7-855143ae6b59', '01a20b47-7025-7655-ba9a-951de41fa785', 'Example House, all classrooms', '3413.00', '2025-09-02', '2025-09-02 10:45:05.56+00', '2025-09-02 10:45:05.56+00', '1', '2025-26', '14', 'Online', NULL, NULL, NULL),
  ('01990f32-eeb0-71e5-a6db-94368e1ee91e', '01a20b47-7025-7655-ba9a-9ba39f3eedf5', 'Example Power Company, bill of the month', '819.00', '2025-09-03', '2025-09-03 10:50:20.208+00', '2025-09-03 10:50:20.208+00', '1', '2025-26', '15', 'Online', NULL, NULL, NULL),
  ('0199291d-4815-76b8-86a2-1ff2c9275865', '01a20b47-7025-7655-ba9a-9d546f539bac', 'Sample Telecom, line of the month', '273.00', '2025-09-08', '2025-09-08 11:36:48.917+00', '2025-09-08 11:36:48.917+00', '1', '2025-26', '16', 'Online', NULL, NULL, NULL),
  ('019a3e0d-cbe7-7551-9bc6-e0ba8af53989', '01a20b47-7025-7655-ba9a-951de41fa785', 'Example House, all classrooms', '1250.00', '2025-11-01', '2025-11-01 06:14:42.919+00', '2025-11-01 06:14:42.919+00', '1', '2025-26', '17', 'Online', NULL, NULL, NULL),
  ('019a499b-18e8-7545-b1ea-90532f4bedae', '01a20b47-7025-7655-ba9a-90e766bdea76', 'Teachers and office of the example institute', '2250.00', '2025-11-03', '2025-11-03 12:04:52.584+00', '2025-11-03 12:04:52.584+00', '1', '2025-26', '18', 'Online', NULL, NULL, NULL),
  ('019a5870-be50-7168-9759-4259229f43e9', '01a20b47-7025-7655-ba9a-9d546f539bac', 'Sample Telecom, line of the month', '100.00', '2025-11-06', '2025-11-06 09:12:55.12+00', '2025-11-06 09:12:55.12+00', '1', '2025-26', '19', 'Online', NULL, NULL, NULL),
  ('019a58cd-919f-73c6-b29e-d7be307fc884', '01a20b47-7025-7655-ba9a-9ba39f3eedf5', 'Example Power Company, bill of the month', '300.00', '2025-11-06', '2025-11-06 10:54:18.527+00', '2025-11-06 10:54:18.527+00', '1', '2025-26', '20', 'Online', NULL, NULL, NULL),
  ('019b7d9a-7db3-74b4-8055-4de4dc6ae89f', '01a20b47-7025-7655-ba9a-951de41fa785', 'Example House, all classrooms', '1076.00', '2026-01-02', '2026-01-02 07:27:15.379+00', '2026-01-02 07:27:15.379+00', '1', '2025-26', '21', 'Online', NULL, NULL, NULL),
  ('019b92c8-7213-7721-99c7-5bba7883bf2b', '01a20b47-7025-7655-ba9a-9ba39f3eedf5', 'Example Power Company, bill of the month', '258.00', '2026-01-06', '2026-01-06 10:09:28.595+00', '2026-01-06 10:09:28.595+00', '1', '2025-26', '22', 'Online', NULL, NULL, NULL),
  ('019b96c0-e9f1-7128-ab25-ee67c87870c9', '01a20b47-7025-7655-ba9a-90e766bdea76', 'Teachers and office of the example institute', '1938.00', '2026-01-07', '2026-01-07 04:39:43.857+00', '2026-01-07 04:39:43.857+00', '1', '2025-26', '23', 'Online', NULL, NULL, NULL),
  ('019b9be6-f910-71c1-ae21-b4d770accfa5', '01a20b47-7025-7655-ba9a-9d546f539bac', 'Sample Telecom, line of the month', '86.00', '2026-01-08', '2026-01-08 04:39:24.176+00', '2026-01-08 04:39:24.176+00', '1', '2025-26', '24', 'Online', NULL, NULL, NULL),
  ('019c31b6-9ffd-71c9-9c53-65b95a45e116', '01a20b47-7025-7655-ba9a-90e766bdea76', 'Teachers and office of the example institute', '2457.00', '2026-02-06', '2026-02-06 06:49:38.045+00', '2026-02-06 06:49:38.045+00', '1', '2025-26', '25', 'Online', NULL, NULL, NULL),
  ('019c369f-a274-740d-bbb6-49de5bddd6a7', '01a20b47-7025-7655-ba9a-951de41fa785', 'Example House, all classrooms', '1365.00', '2026-02-07', '2026-02-07 05:42:37.428+00', '2026-02-07 05:42:37.428+00', '1', '2025-26', '26', 'Online', NULL, NULL, NULL),
  ('019c411e-2084-748b-8448-a70fededc729', '01a20b47-7025-7655-ba9a-9ba39f3eedf5', 'Example Power Company, bill of the month', '327.00', '2026-02-09', '2026-02-09 06:36:59.396+00', '2026-02-09 06:36:59.396+00', '1', '2025-26', '27', 'Online', NULL, NULL, NULL),
  ('019c423e-23a9-7584-8761-7ea7bb6d8983', '01a20b47-7025-7655-ba9a-9d546f539bac', 'Sample Telecom, line of the month', '109.00', '2026-02-09', '2026-02-09 11:51:34.569+00', '2026-02-09 11:51:34.569+00', '1', '2025-26', '28', 'Online', NULL, NULL, NULL),
  ('01a19b44-4019-70c1-a63f-2f94599bc1c2', '01a20b47-7025-7655-ba9a-951de41fa785', 'Example House, all classrooms', '221.00', '2026-11-02', '2026-11-02 07:58:23.769+00', '2026-11-02 07:58:23.769+00', '1', '2026-27', '1', 'Online', NULL, NULL, NULL),
  ('01a19c3d-3bc5-704d-90e6-695ce54d4eb7', '01a20b47-7025-7655-ba9a-90e766bdea76', 'Teachers and office of the example institute', '398.00', '2026-11-02', '2026-11-02 12:30:21.125+00', '2026-11-02 12:30:21.125+00', '1', '2026-27', '2', 'Online', NULL, NULL, NULL),
  ('01a1a4b8-370c-7162-82b4-5a31e4202946', '01a20b47-7025-7655-ba9a-9ba39f3eedf5', 'Example Power Company, bill of the month', '53.00', '2026-11-04', '2026-11-04 04:01:38.572+00', '2026-11-04 04:01:38.572+00', '1', '2026-27', '3', 'Online', NULL, NULL, NULL),
  ('01a1c057-66d2-763c-9600-e78433bef5cc', '01a20b47-7025-7655-ba9a-9d546f539bac', 'Sample Telecom, line of the month', '17.00', '2026-11-09', '2026-11-09 12:45:15.858+00', '2026-11-09 12:45:15.858+00', '1', '2026-27', '4', 'Online', NULL, NULL, NULL);
insert into expense_category ("id", "ledger", "ledger_key", "created_at", "updated_at", "deleted_at", "budget", "version") overriding system value values
  ('01a20b47-7025-7655-ba9a-90e766bdea76', 'Salaries', 'salaries', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a20b47-7025-7655-ba9a-951de41fa785', 'Rent', 'rent', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a20b47-7025-7655-ba9a-9ba39f3eedf5', 'Electricity', 'electricity', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a20b47-7025-7655-ba9a-9d546f539bac', 'Internet', 'internet', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a20b47-7025-7655-ba9a-a357c52323a4', 'Stationery', 'stationery', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '5000.00', '1'),
  ('01a20b47-7025-7655-ba9a-a6484d1c87b4', 'Repairs', 'repairs', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a20b47-7025-7655-ba9a-aa5c26f19efa', 'Tea and water', 'tea and water', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '3000.00', '1'),
  ('01a20b47-7025-7655-ba9a-aea38627e07b', 'Advertising', 'advertising', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '20000.00', '1');
insert into expense_voucher_series ("financial_year", "last") overriding system value values
  ('2025-26', '28'),
  ('2026-27', '4');
insert into fee_adjustment ("id", "student_id", "kind", "enrolment_id", "amount", "reason", "day", "created_at", "created_by", "by_hr", "version", "withdrawn_at", "withdrawn_by") overriding system value values
  ('01a20b47-716a-75d6-94db-7b3bd983398b', '01a1b03c-74c1-75a6-9926-108152b990a4', 'Discount', '01a1b03c-74c1-74ca-a2aa-d053c584fa79', '500.00', 'Scholarship', '2026-11-21', '2026-11-21 04:30:00+00', '01a20b47-6e26-7416-b25a-b3bd3d1df7b0', 'false', '1', NULL, NULL);
insert into fee_plan ("enrolment_id", "version") overriding system value values
  ('01976d38-7d5f-74fa-b1b4-16d06eba91b0', '1');
insert into fee_plan_row ("enrolment_id", "n", "due_on", "amount") overriding system value values
  ('01976d38-7d5f-74fa-b1b4-16d06eba91b0', '1', '2026-11-20', '1000.00');
insert into heartbeat ("process_id", "started_at", "seen_at") overriding system value values
  ('01a20b47-7294-70c3-afd8-4d0a19614fbb', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00');
insert into holiday ("id", "name", "start_on", "end_on", "created_at") overriding system value values
  ('01a20b47-7294-70c3-afd8-5854338db48b', 'Example', '2026-11-08', '2026-11-09', '2026-11-21 04:30:00+00');
insert into idempotency ("scope", "route", "key", "body_hash", "status", "answer", "forever", "at") overriding system value values
  ('01a20b47-6e26-7416-b25a-b6c1fffa4c1e', 'POST /api/enquiry', 'dump', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '201', '{}', 'false', '2026-11-21 04:30:00+00');
insert into import ("id", "kind", "owner_id", "name", "columns", "mapping", "day_order", "asks_day_order", "state", "created_at", "run_at", "done_rows", "is_cancelled", "failure", "done_at", "undone_at", "undone_by", "students", "receipts", "paid") overriding system value values
  ('01a20b47-6e26-7416-b25a-b6c1fffa4c1e', 'students', '01a20b47-6e26-7416-b25a-b6c1fffa4c1e', '', '["Name"]', '{"name": 0}', NULL, 'false', 'open', '2026-11-21 04:30:00+00', NULL, '0', 'false', NULL, NULL, NULL, NULL, '0', '0', '0.00');
insert into import_row ("import_id", "line", "cells", "is_skipped", "errors", "conflicts", "warnings", "person_key", "name_key", "known_key", "email_key", "phone", "course", "batch", "fee", "amount") overriding system value values
  ('01a20b47-6e26-7416-b25a-b6c1fffa4c1e', '2', '["Example"]', 'false', '{}', '{}', '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
insert into import_total ("import_id", "shard", "kind", "n", "fee", "paid") overriding system value values
  ('01a20b47-6e26-7416-b25a-b6c1fffa4c1e', '0', 'Active', '0', '0.00', '0.00');
insert into institute ("one", "name", "address", "phone", "time_zone", "self_registration", "version", "receipt_language", "two_factor", "upi_id", "hr_closes_all", "gstin", "receipt_terms", "receipt_paper") overriding system value values
  ('true', 'Namuna Training Institute (demo)', '1 Example Road, Example Nagar', '+91 55500 00000', 'Asia/Kolkata', 'true', '2', 'en', 'off', 'namuna@examplebank', 'false', '00AAAAA0000A1ZI', NULL, 'a4');
insert into institute_logo ("one", "content", "type", "hash", "changed_at") overriding system value values
  ('true', E'\\x0101010101010101010101010101010101010101010101010101010101010101', 'image/png', '0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00');
insert into job_run ("job", "started_at") overriding system value values
  ('cleanup', '2026-11-21 04:30:00+00');
insert into known_browser ("token_hash", "account_id", "used_at") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a20b47-6e26-7416-b25a-b6c1fffa4c1e', '2026-11-21 04:30:00+00');
insert into kysely_migration ("name", "timestamp") overriding system value values
  ('0001_house', '2026-11-24T01:59:19.775Z'),
  ('0002_courses_and_batches', '2026-11-24T01:59:19.781Z'),
  ('0003_students_and_fees', '2026-11-24T01:59:19.807Z'),
  ('0004_attendance_and_enquiries', '2026-11-24T01:59:19.814Z'),
  ('0005_portfolio', '2026-11-24T01:59:19.817Z'),
  ('0006_projects', '2026-11-24T01:59:19.819Z'),
  ('0007_expenses', '2026-11-24T01:59:19.826Z'),
  ('0008_reset_tokens', '2026-11-24T01:59:19.829Z'),
  ('0009_lists_of_the_admin', '2026-11-24T01:59:19.832Z'),
  ('0010_erasure', '2026-11-24T01:59:19.835Z'),
  ('0011_search', '2026-11-24T01:59:19.840Z'),
  ('0012_receipt_amounts', '2026-11-24T01:59:19.843Z'),
  ('0013_drafts', '2026-11-24T01:59:19.845Z'),
  ('0014_request_limits', '2026-11-24T01:59:19.849Z'),
  ('0015_placed_enquiries', '2026-11-24T01:59:19.852Z'),
  ('0017_sign_in', '2026-11-24T01:59:19.861Z'),
  ('0018_two_factor', '2026-11-24T01:59:19.886Z'),
  ('0019_erasure', '2026-11-24T01:59:19.896Z'),
  ('0020_privacy', '2026-11-24T01:59:19.899Z'),
  ('0021_backups', '2026-11-24T01:59:19.903Z'),
  ('0022_audit_chain', '2026-11-24T01:59:19.909Z'),
  ('0023_several_processes', '2026-11-24T01:59:19.913Z'),
  ('0024_enrolments', '2026-11-24T01:59:19.926Z'),
  ('0025_expense_vouchers', '2026-11-24T01:59:19.941Z'),
  ('0026_payment_details', '2026-11-24T01:59:19.945Z'),
  ('0027_receipt_verification', '2026-11-24T01:59:19.949Z'),
  ('0028_daily_closing', '2026-11-24T01:59:19.957Z'),
  ('0029_discounts_and_refunds', '2026-11-24T01:59:19.964Z'),
  ('0030_fee_plans', '2026-11-24T01:59:19.969Z'),
  ('0031_refunds', '2026-11-24T01:59:19.980Z'),
  ('0032_reminders', '2026-11-24T01:59:19.988Z'),
  ('0033_course_instalments', '2026-11-24T01:59:19.992Z'),
  ('0034_name_search', '2026-11-24T01:59:19.995Z'),
  ('0035_receipt_paper', '2026-11-24T01:59:19.997Z'),
  ('0036_student_list_order', '2026-11-24T01:59:20.007Z'),
  ('0037_overdue_sums', '2026-11-24T01:59:20.012Z'),
  ('0038_enquiry_calls', '2026-11-24T01:59:20.018Z'),
  ('0039_photos_and_logo', '2026-11-24T01:59:20.023Z'),
  ('0041_duplicate_lookup', '2026-11-24T01:59:20.030Z'),
  ('0042_name_words', '2026-11-24T01:59:20.035Z'),
  ('0043_daily_sums', '2026-11-24T01:59:20.046Z'),
  ('0044_read_after', '2026-11-24T01:59:20.050Z'),
  ('0045_list_order', '2026-11-24T01:59:20.057Z'),
  ('0046_name_word_removal', '2026-11-24T01:59:20.061Z'),
  ('0047_parent_contact', '2026-11-24T01:59:20.063Z'),
  ('0048_attendance_months', '2026-11-24T01:59:20.069Z'),
  ('0049_absence_notices', '2026-11-24T01:59:20.080Z'),
  ('0050_imports', '2026-11-24T01:59:20.090Z'),
  ('0051_changes', '2026-11-24T01:59:20.093Z'),
  ('0052_batch_sessions', '2026-11-24T01:59:20.096Z'),
  ('0053_holidays', '2026-11-24T01:59:20.103Z'),
  ('0054_waiting_list', '2026-11-24T01:59:20.106Z'),
  ('0055_calendar_feeds', '2026-11-24T01:59:20.110Z'),
  ('0056_bulk_changes', '2026-11-24T01:59:20.115Z'),
  ('0057_certificates', '2026-11-24T01:59:20.129Z');
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
  ('0054_waiting_list', 'e53cc9cb6e6986ff5f37e756e7403738541216f91eba689be197a83cc51ff5a0'),
  ('0055_calendar_feeds', '229608034d67dc415b4c83d4d5d96b7c89e0389d916ed4ed9813e2be6cd44c45'),
  ('0056_bulk_changes', '7f621b8934271a136d179779a62eff4660beff13cabe0ea05ecf9531c37a980a'),
  ('0057_certificates', '7d91fdd5410fbfd00193490baa67ef19f374d39ed015dceb9f7ba03e22925cb7');
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
  ('019daf1c-ae23-74fd-aa4b-b872145d7642', '01976d38-7d5f-74b0-b3dd-5b6e1f261356', 'https://example.com/5b6e1f261356/portfolio-1', '2026-04-21 08:16:25.635+00', '1'),
  ('019f4660-91bf-70c2-8999-8605b8debbde', '01976d38-7d5f-74b0-b3dd-5b6e1f261356', 'https://example.com/5b6e1f261356/portfolio-2', '2026-07-09 10:16:01.727+00', '1');
insert into privacy_notice ("one", "texts", "version") overriding system value values
  ('true', '{"en": "Example"}', '2');
insert into project ("id", "student_id", "link", "tech_used", "description", "created_at", "version") overriding system value values
  ('01983ab5-5436-715c-99aa-95eb75ad6e06', '01976d38-7d5f-74b0-b3dd-5b6e1f261356', 'https://example.com/5b6e1f261356/project-3', 'Python, pandas', 'Sales of a sample company, month by month', '2025-07-24 04:33:38.87+00', '1'),
  ('019d47ad-09b4-7545-afd6-925c3eb3f116', '01976d38-7d5f-74b0-b3dd-5b6e1f261356', 'https://example.com/5b6e1f261356/project-1', 'Python, pandas', 'नमूना पुस्तकालय की सूची', '2026-04-01 06:13:35.796+00', '1'),
  ('01a0d6d4-797a-777a-acc4-4fbfdc17b374', '01976d38-7d5f-74b0-b3dd-5b6e1f261356', 'https://example.com/5b6e1f261356/project-2', 'Tally', 'The example institute’s timetable as a page', '2026-09-25 04:30:44.09+00', '1');
insert into receipt ("id", "financial_year", "n", "student_id", "student_name", "contact", "course", "b_code", "pay_mode", "payable", "paid", "due_after", "paid_on", "issued_on", "issued_at", "issued_by", "changed_at", "version", "voided_at", "voided_by", "void_reason", "enrolment_id", "reference", "note", "verification_id", "import_id") overriding system value values
  ('01977d82-9bf0-749b-b05d-9cf54d5c8523', '2025-26', '1', '01976d38-7d5f-74b0-b3dd-5b6e1f261356', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Online', '31500.00', '10500.00', '21000.00', '2025-06-17', '2025-06-17', '2025-06-17 10:50:01.072+00', '01a20b47-6ee6-7442-aa57-4f60afc7b8a5', NULL, '1', NULL, NULL, NULL, '01976d38-7d5f-74fa-b1b4-16d06eba91b0', '632700007919', NULL, 'd3b6e38e-d63c-4d4c-aaf6-9fa036539e8f', NULL),
  ('01980c8c-196a-7495-9532-ef79f87e7015', '2025-26', '2', '01976d38-7d5f-74b0-b3dd-5b6e1f261356', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Cash', '31500.00', '10500.00', '10500.00', '2025-07-15', '2025-07-15', '2025-07-15 05:26:04.906+00', '01a20b47-6ee6-7442-aa57-526833aca0f4', NULL, '1', NULL, NULL, NULL, '01976d38-7d5f-74fa-b1b4-16d06eba91b0', NULL, NULL, '16eed255-8225-43db-ad3c-f6ac0ea076fe', NULL),
  ('01984f40-d442-7240-9359-9d25e096efdf', '2025-26', '3', '0198305a-7b46-7210-9d49-20c21e188a8f', 'Zoë Sample', '5550000007', 'Graphic Design', 'GD-2507', 'Online', '22000.00', '11000.00', '11000.00', '2025-07-28', '2025-07-28', '2025-07-28 04:18:25.474+00', '01a20b47-6e26-7416-b25a-b6c1fffa4c1e', NULL, '1', NULL, NULL, NULL, '0198305a-7b46-705f-a20c-3b4078f79a4f', '632700023757', NULL, 'c9cb6b86-d335-4a1b-a2d8-b0c84f791323', NULL),
  ('0198adb9-bb13-71e3-8060-703da11d86b6', '2025-26', '4', '01976d38-7d5f-74b0-b3dd-5b6e1f261356', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Others', '31500.00', '10500.00', '0.00', '2025-08-15', '2025-08-15', '2025-08-15 12:34:47.187+00', '01a20b47-6ee6-7442-aa57-4f60afc7b8a5', NULL, '1', NULL, NULL, NULL, '01976d38-7d5f-74fa-b1b4-16d06eba91b0', NULL, NULL, 'b2df673e-1494-4f4d-b363-80c39d4dce81', NULL),
  ('0198d1be-32ac-7739-a171-e665e32d5fca', '2025-26', '5', '0198305a-7b46-7210-9d49-20c21e188a8f', 'Zoë Sample', '5550000007', 'Graphic Design', 'GD-2507', 'Online', '22000.00', '11000.00', '0.00', '2025-08-21', '2025-08-22', '2025-08-22 12:25:59.724+00', '01a20b47-6ee6-7442-aa57-526833aca0f4', NULL, '1', NULL, NULL, NULL, '0198305a-7b46-705f-a20c-3b4078f79a4f', '632700039595', NULL, 'f7a7f3d3-a588-4f50-b3fe-602fb21e3766', NULL),
  ('01994735-b681-7004-bdfb-54754a301c3e', '2025-26', '6', '0199483e-e8b1-7580-a7e2-2cdc4a0b9ffb', 'Yusuf Příklad', '5550000003', 'Digital Marketing', 'DM-2508', 'Cash', '15000.00', '15000.00', '0.00', '2025-09-14', '2025-09-14', '2025-09-14 07:52:06.529+00', '01a20b47-6e26-7416-b25a-b6c1fffa4c1e', NULL, '1', NULL, NULL, NULL, '0199483e-e8b1-75a1-901e-7af7f7b1a75a', NULL, NULL, 'a3666527-fe96-4e2b-a677-6c6837f83ba2', NULL),
  ('019acefa-c7b2-7433-a0f0-85ec8ab155d5', '2025-26', '7', '019acdcb-3f5e-7547-8ac7-2a5f4c1d1898', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '12000.00', '2025-11-29', '2025-11-29', '2025-11-29 09:38:52.978+00', '01a20b47-6ee6-7442-aa57-4f60afc7b8a5', NULL, '1', NULL, NULL, NULL, '019acdcb-3f5e-76f3-9ed0-e3bb577cba5f', NULL, NULL, 'ba95d68e-4999-40c8-bea9-461ea943e474', NULL),
  ('019b7ce0-50eb-7278-97ae-768b7e9ed06a', '2025-26', '8', '019acdcb-3f5e-7547-8ac7-2a5f4c1d1898', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '6000.00', '2026-01-02', '2026-01-02', '2026-01-02 04:03:54.219+00', '01a20b47-6ee6-7442-aa57-526833aca0f4', NULL, '1', NULL, NULL, NULL, '019acdcb-3f5e-76f3-9ed0-e3bb577cba5f', NULL, NULL, 'a829d9e3-6b26-4e1e-8a09-0796a492478a', NULL),
  ('019c1cef-33c4-741f-b694-2f5e8fd82109', '2025-26', '9', '019acdcb-3f5e-7547-8ac7-2a5f4c1d1898', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '0.00', '2026-02-02', '2026-02-02', '2026-02-02 05:59:24.356+00', '01a20b47-6e26-7416-b25a-b6c1fffa4c1e', NULL, '1', NULL, NULL, NULL, '019acdcb-3f5e-76f3-9ed0-e3bb577cba5f', NULL, NULL, 'fc2071a6-c568-4a6b-821a-f2ddff2bd2bd', NULL),
  ('01a1cf35-657d-7018-90a9-95cdab51f89b', '2026-27', '1', '01a1b03c-74c1-75a6-9926-108152b990a4', 'Noor Namuna', '5550000008', 'Hindi Typing', 'HT-2611', 'Online', '4050.00', '1000.00', '3050.00', '2026-11-12', '2026-11-12', '2026-11-12 10:02:25.533+00', '01a20b47-6ee6-7442-aa57-4f60afc7b8a5', NULL, '1', NULL, NULL, NULL, '01a1b03c-74c1-74ca-a2aa-d053c584fa79', '632700007919', NULL, 'c67f9cf1-0b1f-4b81-b252-272d710be66b', NULL);
insert into receipt_part ("receipt_id", "n", "mode", "amount", "reference") overriding system value values
  ('0198adb9-bb13-71e3-8060-703da11d86b6', '1', 'Cash', '5200.00', NULL),
  ('0198adb9-bb13-71e3-8060-703da11d86b6', '2', 'UPI', '5300.00', '632700031676');
insert into receipt_series ("financial_year", "last") overriding system value values
  ('2025-26', '9'),
  ('2026-27', '1');
insert into recovery_code ("id", "account_id", "code_hash", "used_at") overriding system value values
  ('01a20b47-7294-70c3-afd8-44543a86a8c7', '01a20b47-6e26-7416-b25a-b6c1fffa4c1e', 'example', NULL);
insert into recurring_expense ("id", "category_id", "remark", "amount", "pay_mode", "payee", "starts_on", "created_at", "updated_at", "ended_at", "version") overriding system value values
  ('01a20b47-702c-75ba-81a4-e333f105363e', '01a20b47-7025-7655-ba9a-a6484d1c87b4', 'Demo Repairs: upkeep of the projectors', '1500.00', 'Online', NULL, '2026-11-01', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '1');
insert into recurring_expense_month ("recurring_id", "month", "expense_id") overriding system value values
  ('01a20b47-702c-75ba-81a4-e333f105363e', '2026-11-01', NULL);
insert into refund ("id", "financial_year", "n", "student_id", "enrolment_id", "student_name", "contact", "course", "b_code", "pay_mode", "amount", "paid_before", "refunded_on", "issued_on", "issued_at", "issued_by", "reason", "reference", "note", "version", "voided_at", "voided_by", "void_reason") overriding system value values
  ('01a20b47-719d-71f5-bb8e-8ad2acf06e8c', '2026-27', '1', '01a1b03c-74c1-75a6-9926-108152b990a4', '01a1b03c-74c1-74ca-a2aa-d053c584fa79', 'Noor Namuna', '5550000008', 'Hindi Typing', 'HT-2611', 'Cash', '200.00', '1000.00', '2026-11-21', '2026-11-21', '2026-11-21 04:30:00+00', '01a20b47-6e26-7416-b25a-b3bd3d1df7b0', 'Paid twice', NULL, NULL, '1', NULL, NULL, NULL);
insert into refund_series ("financial_year", "last") overriding system value values
  ('2026-27', '1');
insert into reminder ("student_id", "day", "channel", "state", "sent_by", "at") overriding system value values
  ('01a11b91-9b52-75c5-a870-80dcd9437d4d', '2026-11-19', 'WhatsApp', 'sent', '01a20b47-6e26-7416-b25a-b6c1fffa4c1e', '2026-11-19 04:30:00+00'),
  ('01a1b03c-74c1-75a6-9926-108152b990a4', '2026-11-19', 'WhatsApp', 'sent', '01a20b47-6e26-7416-b25a-b6c1fffa4c1e', '2026-11-19 04:30:00+00'),
  ('01a1fb86-a83e-72a5-8ffc-7c19d8f4b4a8', '2026-11-19', 'WhatsApp', 'sent', '01a20b47-6e26-7416-b25a-b6c1fffa4c1e', '2026-11-19 04:30:00+00');
insert into reminder_settings ("one", "days", "texts", "version") overriding system value values
  ('true', '{-3,0,3,7,15}', '{}', '1');
insert into request_count ("scope", "caller", "started_at", "n") overriding system value values
  ('email-enquirer', '01a20b47-6e26-7416-b25a-b6c1fffa4c1e', '2026-11-21 04:30:00+00', '1');
insert into reset_token ("token_hash", "account_id", "made_at", "expires_at", "used_at", "purpose") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a20b47-6e26-7416-b25a-b6c1fffa4c1e', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', NULL, 'password');
insert into secret ("name", "value") overriding system value values
  ('log', E'\\x0520de0d2ecdbc7e541e6050a0d9d377b900b0737b6d3be6be0f1c42ba71372b');
insert into session ("token_hash", "account_id", "created_at", "seen_at", "id", "address", "user_agent", "confirmed_at", "read_after") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a20b47-6e26-7416-b25a-b6c1fffa4c1e', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', '9c912cd7-acd4-4948-9277-61f624ccc516', '', '', NULL, '0/1F0F9C8');
insert into setup_code ("code_hash", "created_at", "accounts") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00', NULL);
insert into sign_in_attempt ("id", "email_hash", "address", "at", "ok", "browser_hash") overriding system value values
  ('1', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '192.0.2.1', '2026-11-21 04:30:00+00', 'true', NULL);
insert into student ("id", "fname", "lname", "father", "contact", "alt_contact", "gender", "dob", "cur_address", "per_address", "linked_in", "profile", "degree", "com_year", "university", "course_id", "mode", "duration", "batch_id", "joining_on", "end_on", "is_completed", "is_placed", "status", "search_key", "created_at", "version", "search_text", "parent_contact", "import_id") overriding system value values
  ('01976d38-7d5f-74b0-b3dd-5b6e1f261356', 'विवेक', 'दृष्टांत', 'Yusuf दृष्टांत', '5550000001', NULL, 'male', '1996-12-21', '8 नमूना मार्ग, Sampleganj', '159 Namuna Marg, Demo Colony', NULL, NULL, 'BCom', '2017', 'Université de l’Exemple', '01a20b47-6e76-7527-a468-2dc3fcfb6645', 'offline', '6 months', '01a20b47-6e8b-7305-b5fe-7f2cc49bc02d', '2025-06-14', '2025-12-19', 'true', 'false', 'Active', 'विवेक दृष्टांत', '2025-06-14 06:55:08.127+00', '1', 'विवेक दृष्टांत yusuf दृष्टांत student.1@example.com 5550000001 5540000001', '5540000001', NULL),
  ('0198305a-7b46-7210-9d49-20c21e188a8f', 'Zoë', 'Sample', 'Ravi Sample', '5550000007', NULL, 'female', '1997-07-07', NULL, '124 नमूना मार्ग, Sampleganj', NULL, NULL, 'BCA', '2018', 'Sample Institute of Technology', '01a20b47-6e7c-7278-8de0-6ca730e4b60f', 'offline', '5 months', '01a20b47-6e8b-7305-b5fe-820b675f8ad2', '2025-07-22', '2025-12-16', 'true', 'false', 'Active', 'zoe sample', '2025-07-22 04:18:12.934+00', '1', 'zoe sample ravi sample zoe.7@example.com 5550000007 5540000007', '5540000007', NULL),
  ('0199483e-e8b1-7580-a7e2-2cdc4a0b9ffb', 'Yusuf', 'Příklad', 'Arjun Příklad', '5550000003', NULL, 'male', '2005-10-17', NULL, '52 नमूना मार्ग, Sampleganj', NULL, NULL, 'Diploma', '2026', 'Université de l’Exemple', '01a20b47-6e7c-7278-8de0-73b2fcb519d3', 'online', '3 months', '01a20b47-6e8b-7305-b5fe-86bd36c50f4b', '2025-09-14', '2025-11-11', 'true', 'true', 'Active', 'yusuf priklad', '2025-09-14 12:41:46.417+00', '1', 'yusuf priklad arjun priklad yusuf.3@example.com 5550000003 5540000003', '5540000003', NULL),
  ('019acdcb-3f5e-7547-8ac7-2a5f4c1d1898', 'Māyā', 'Udāharaṇ', 'Kabir Udāharaṇ', '5550000004', NULL, 'female', '1993-05-14', '45 Namuna Marg, Demo Colony', '143 Example Road, Example Nagar', NULL, NULL, 'BBA', '2014', 'Example University', '01a20b47-6e76-7527-a468-26baf4e90949', 'offline', '4 months', '01a20b47-6e8b-7305-b5fe-96bbf7f09e54', '2025-11-29', '2026-03-25', 'true', 'false', 'Active', 'maya udaharan', '2025-11-29 04:07:20.67+00', '1', 'maya udaharan kabir udaharan maya.4@example.com 5550000004', NULL, NULL),
  ('01a11b91-9b52-75c5-a870-80dcd9437d4d', 'Zoë', 'Przykład', 'Arjun Przykład', '5550000002', '5560000002', 'female', '1999-07-27', '55 Udāharaṇ Path, Namunapur', '22 Namuna Marg, Namunapur', 'https://www.example.com/in/student-2', NULL, 'Diploma', '2020', 'Sample Institute of Technology', '01a20b47-6e7c-7278-8de0-73b2fcb519d3', 'offline', '3 months', '01a20b47-6e8d-72ac-b59f-6f64fbfb680b', '2026-10-08', NULL, 'false', 'false', 'Disable', 'zoe przykład', '2026-10-08 12:51:29.746+00', '2', 'zoe przykład arjun przykład zoe.2@example.com 5550000002 5560000002 5540000002', '5540000002', NULL),
  ('01a1b03c-74c1-75a6-9926-108152b990a4', 'Noor', 'Namuna', 'Ravi Namuna', '5550000008', NULL, 'female', '1993-03-31', NULL, '29 Example Road, Demo Colony', NULL, NULL, 'BCA', '2014', 'Sample Institute of Technology', '01a20b47-6e7d-731a-bdc6-3a438d47959a', 'online', '2 months', '01a20b47-6e8d-72ac-b59f-71a851034f31', '2026-11-06', NULL, 'false', 'false', 'Active', 'noor namuna', '2026-11-06 09:41:54.497+00', '1', 'noor namuna ravi namuna noor.8@example.com 5550000008', NULL, NULL),
  ('01a1be83-9230-7758-a746-0958b36a26bf', 'Zoë', 'Przykład', 'Om Przykład', '5550000006', '5560000006', 'female', '1998-11-14', NULL, '122 Udāharaṇ Path, Demo Colony', NULL, NULL, 'BBA', '2019', 'उदाहरण विश्वविद्यालय', '01a20b47-6e7d-731a-bdc6-3dd396f0b9a0', 'offline', '4 months', '01a20b47-6e8d-72ac-b59f-75fcc13a4c3a', '2026-12-01', NULL, 'false', 'false', 'Pending', 'zoe przykład', '2026-11-09 04:14:16.112+00', '1', 'zoe przykład om przykład zoe.6@example.com 5550000006 5560000006 5540000006', '5540000006', NULL),
  ('01a1fb86-a83e-72a5-8ffc-7c19d8f4b4a8', 'Farhan', 'Beispiel', 'Arjun Beispiel', '5550000005', '5560000005', 'male', '1993-10-26', NULL, '9 Namuna Marg, Sampleganj', NULL, NULL, 'BSc', '2014', 'Example University', '01a20b47-6e7d-731a-bdc6-3a438d47959a', 'offline', '2 months', '01a20b47-6e8d-72ac-b59f-71a851034f31', '2026-11-21', NULL, 'false', 'false', 'Active', 'farhan beispiel', '2026-11-21 00:34:28.542+00', '1', 'farhan beispiel arjun beispiel farhan.5@example.com 5550000005 5560000005 5540000005', '5540000005', NULL);
insert into student_account ("student_id", "fee", "paid", "due_from", "planned_due_on", "due_amount") overriding system value values
  ('01976d38-7d5f-74b0-b3dd-5b6e1f261356', '31500.00', '31500.00', '2025-08-15', NULL, NULL),
  ('0198305a-7b46-7210-9d49-20c21e188a8f', '22000.00', '22000.00', '2025-08-21', NULL, NULL),
  ('0199483e-e8b1-7580-a7e2-2cdc4a0b9ffb', '15000.00', '15000.00', '2025-09-14', NULL, NULL),
  ('019acdcb-3f5e-7547-8ac7-2a5f4c1d1898', '18000.00', '18000.00', '2026-02-02', NULL, NULL),
  ('01a11b91-9b52-75c5-a870-80dcd9437d4d', '13500.00', '0.00', '2026-10-08', NULL, NULL),
  ('01a1b03c-74c1-75a6-9926-108152b990a4', '3550.00', '800.00', '2026-11-12', NULL, NULL),
  ('01a1be83-9230-7758-a746-0958b36a26bf', '0.00', '0.00', '2026-12-01', NULL, NULL),
  ('01a1fb86-a83e-72a5-8ffc-7c19d8f4b4a8', '4050.00', '0.00', '2026-11-21', NULL, NULL);
insert into student_photo ("student_id", "content", "hash", "changed_at") overriding system value values
  ('01976d38-7d5f-74b0-b3dd-5b6e1f261356', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00');
insert into student_total ("shard", "kind", "n", "fee", "paid") overriding system value values
  ('0', 'Active', '1', '18000.00', '18000.00'),
  ('0', 'Disable', '0', '0.00', '0.00'),
  ('0', 'Pending', '0', '0.00', '0.00'),
  ('0', 'Placed', '0', '0.00', '0.00'),
  ('1', 'Active', '0', '0.00', '0.00'),
  ('1', 'Disable', '0', '0.00', '0.00'),
  ('1', 'Pending', '0', '0.00', '0.00'),
  ('1', 'Placed', '0', '0.00', '0.00'),
  ('10', 'Active', '0', '0.00', '0.00'),
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
  ('14', 'Active', '1', '22000.00', '22000.00'),
  ('14', 'Disable', '0', '0.00', '0.00'),
  ('14', 'Pending', '0', '0.00', '0.00'),
  ('14', 'Placed', '1', '15000.00', '15000.00'),
  ('15', 'Active', '0', '0.00', '0.00'),
  ('15', 'Disable', '0', '0.00', '0.00'),
  ('15', 'Pending', '0', '0.00', '0.00'),
  ('15', 'Placed', '0', '0.00', '0.00'),
  ('2', 'Active', '0', '0.00', '0.00'),
  ('2', 'Disable', '0', '0.00', '0.00'),
  ('2', 'Pending', '1', '0.00', '0.00'),
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
  ('5', 'Disable', '0', '0.00', '0.00'),
  ('5', 'Pending', '0', '0.00', '0.00'),
  ('5', 'Placed', '0', '0.00', '0.00'),
  ('6', 'Active', '0', '0.00', '0.00'),
  ('6', 'Disable', '0', '0.00', '0.00'),
  ('6', 'Pending', '0', '0.00', '0.00'),
  ('6', 'Placed', '0', '0.00', '0.00'),
  ('7', 'Active', '1', '31500.00', '31500.00'),
  ('7', 'Disable', '0', '0.00', '0.00'),
  ('7', 'Pending', '0', '0.00', '0.00'),
  ('7', 'Placed', '0', '0.00', '0.00'),
  ('8', 'Active', '2', '7600.00', '800.00'),
  ('8', 'Disable', '1', '13500.00', '0.00'),
  ('8', 'Pending', '0', '0.00', '0.00'),
  ('8', 'Placed', '0', '0.00', '0.00'),
  ('9', 'Active', '0', '0.00', '0.00'),
  ('9', 'Disable', '0', '0.00', '0.00'),
  ('9', 'Pending', '0', '0.00', '0.00'),
  ('9', 'Placed', '0', '0.00', '0.00');
insert into two_factor ("account_id", "encrypted_secret", "started_at", "confirmed_at", "last_step") overriding system value values
  ('01a20b47-6e26-7416-b25a-b6c1fffa4c1e', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', '0');
select setval('sign_in_attempt_id_seq', (select max(id) from sign_in_attempt));
set session_replication_role = origin;
