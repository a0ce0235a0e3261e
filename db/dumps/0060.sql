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

-- 0058_import_kinds.sql
alter table import add column records integer not null default 0;
alter table course add column import_id uuid references import;
create index course_of_import on course (import_id) where import_id is not null;
alter table batch add column import_id uuid references import;
create index batch_of_import on batch (import_id) where import_id is not null;

-- 0059_import_more_kinds.sql
alter table import_row
  add column category text check (length(category) <= 100),
  add column day date,
  add column present boolean,
  add column student uuid;

alter table enquiry add column import_id uuid references import;
create index enquiry_of_import on enquiry (import_id) where import_id is not null;
create or replace function name_word_of_row() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  was text := case when tg_op <> 'INSERT' then to_jsonb(old) ->> tg_argv[0] end;
  is_now text := case when tg_op <> 'DELETE' then to_jsonb(new) ->> tg_argv[0] end;
  of_import text := case when tg_op = 'DELETE' then to_jsonb(old) ->> 'import_id' end;
  removed text;
begin
  if was is not distinct from is_now or (of_import is not null
    and (tg_table_name = 'student' or of_import = current_setting('munshi.removed_import', true))) then return null; end if;
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
create function remove_imported_enquiries(wanted uuid, ids uuid[]) returns void
language plpgsql volatile security definer set search_path = public, pg_temp as $$
begin
  perform set_config('munshi.removed_import', wanted::text, true);
  delete from enquiry where id = any (ids) and import_id is not distinct from wanted;
  perform set_config('munshi.removed_import', '', true);
end $$;
create function remove_unused_name_words() returns void
language sql volatile security definer set search_path = public, pg_temp as $$
  delete from name_word where word in (
    select word from name_word
    except select w from student, name_words(search_key) w where search_key is not null
    except select w from enquiry, name_words(name_key) w where name_key is not null
  )
$$;
alter table expense
  add column import_id uuid references import,
  add column old_voucher text check (length(old_voucher) between 1 and 100);
create index expense_of_import on expense (import_id) where import_id is not null;
alter table expense_voucher_series
  drop constraint expense_voucher_series_financial_year_check,
  add constraint expense_voucher_series_financial_year_check check (financial_year ~ '^(\d{4}-\d{2}|IMP)$');
alter table expense
  add check ((financial_year = 'IMP') = (import_id is not null)),
  add check (old_voucher is null or import_id is not null);
create function remove_imported_expenses(wanted uuid, ids uuid[]) returns void
language sql volatile security definer set search_path = public, pg_temp as $$
  insert into daily_sum_change (kind, day, n, amount)
  select 'expense', day, -count(*), -sum(amount) from expense
  where id = any (ids) and import_id is not distinct from wanted and voided_at is null group by day;
  delete from expense where id = any (ids) and import_id is not distinct from wanted
$$;
alter table attendance_mark add column import_id uuid references import;
create index attendance_mark_of_import on attendance_mark (import_id) where import_id is not null;
create function remove_imported_marks(wanted uuid, students uuid[], days date[]) returns void
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  change record;
begin
  for change in
    select k.student_id, h.batch_id, date_trunc('month', k.day)::date as month,
      count(*) filter (where k.present) as present, count(*) filter (where not k.present) as absent
    from unnest(students, days) given (student_id, day)
    join attendance_mark k using (student_id, day) join attendance_sheet h on h.id = k.sheet_id
    where k.import_id is not distinct from wanted group by 1, 2, 3 order by 1, 3, 2
  loop
    delete from attendance_month m
    where (m.student_id, m.month, m.batch_id, m.present, m.absent)
      = (change.student_id, change.month, change.batch_id, change.present, change.absent);
    continue when found;
    update attendance_month m set present = m.present - change.present, absent = m.absent - change.absent
    where (m.student_id, m.month, m.batch_id) = (change.student_id, change.month, change.batch_id);
  end loop;
  with removed as (
    delete from attendance_mark k using unnest(students, days) given (student_id, day)
    where (k.student_id, k.day) = (given.student_id, given.day) and k.import_id is not distinct from wanted
    returning k.sheet_id, k.present
  )
  update attendance_sheet h set present = h.present - r.present, absent = h.absent - r.absent, version = h.version + 1
  from (
    select sheet_id, count(*) filter (where present) as present, count(*) filter (where not present) as absent
    from removed group by 1
  ) r
  where h.id = r.sheet_id;
  delete from attendance_sheet h where h.day = any (days) and h.present = 0 and h.absent = 0
    and not exists (select from attendance_mark k where k.sheet_id = h.id);
end $$;
revoke execute on function remove_imported_enquiries, remove_unused_name_words, remove_imported_expenses, remove_imported_marks from public;
grant execute on function remove_imported_enquiries to munshi_app;
grant execute on function remove_unused_name_words to munshi_app;
grant execute on function remove_imported_expenses to munshi_app;
grant execute on function remove_imported_marks to munshi_app;

-- 0060_complete_imports.sql
alter table import_row add column payments jsonb not null default '[]', add column discount numeric(12, 2);
alter table fee_adjustment add column import_id uuid references import;
drop index fee_adjustment_of_student;
create index fee_adjustment_of_student on fee_adjustment (student_id);
create index fee_adjustment_enrolment on fee_adjustment (enrolment_id);
alter table import add column discounts numeric(18, 2) not null default 0;
create or replace function remove_imported(wanted uuid, ids uuid[]) returns void
language sql volatile security definer set search_path = public, pg_temp as $$
  insert into daily_sum_change (kind, day, n, amount)
  select 'receipt', paid_on, -count(*), -sum(paid) from receipt
  where student_id = any (ids) and import_id = wanted and voided_at is null group by paid_on;
  insert into daily_sum_change (kind, day, n, amount)
  select 'due ' || s.status, m.due_from + 35, -count(*), -sum(m.fee - m.paid)
  from student_account m join student s on s.id = m.student_id
  where s.id = any (ids) and s.import_id = wanted and m.paid < m.fee and m.due_amount is null group by 1, 2;
  delete from receipt where student_id = any (ids) and import_id = wanted;
  delete from fee_adjustment where student_id = any (ids) and import_id = wanted;
  delete from enrolment e using student s where s.id = e.student_id and s.id = any (ids) and s.import_id = wanted;
  delete from student_account m using student s where s.id = m.student_id and s.id = any (ids) and s.import_id = wanted;
  with removed as (delete from student where id = any (ids) and import_id = wanted returning id)
  update account a set name = '–', email = '', email_key = '', state = 'deleted' from removed r where a.id = r.id;
$$;
alter table student add column is_incomplete boolean not null default false;
update student s set is_incomplete = true from account a
where a.id = s.id and '' in (s.fname, s.lname, s.father, s.contact, a.email);
grant update (is_incomplete) on student to munshi_app;
create index student_incomplete on student (created_at desc, id desc) where is_incomplete and status in ('Active', 'Disable');
create table access_link (
  student_id uuid primary key references account,
  state text not null check (state in ('queued', 'sending', 'sent', 'failed', 'uncertain')),
  origin text not null check (length(origin) <= 300),
  made_by uuid not null references account,
  at timestamptz not null
);
create index access_link_waiting on access_link (at) where state in ('queued', 'sending');
grant select, insert, update, delete on access_link to munshi_app;


create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null);
create table kysely_migration_lock (id varchar(255) primary key, is_locked integer default 0 not null);
create table migration_hash (name text primary key, hash text not null);
grant select on migration_hash to munshi_app;

set session_replication_role = replica;
truncate absence_notice, absence_settings, access_link, account, attendance_mark, attendance_month, attendance_sheet, audit_entry, audit_link, audit_personal, audit_seal, audit_unchained, backup_run, batch, batch_waiting, bulk_change, bulk_change_student, calendar_feed, cash_entry, certificate, certificate_series, certificate_signature, certificate_template, consent, course, daily_sum, daily_sum_change, day_closing, declared_payment, deletion, discount_limit, draft, enquiry, enquiry_note, enrolment, expense, expense_category, expense_voucher_series, fee_adjustment, fee_plan, fee_plan_row, heartbeat, holiday, idempotency, import, import_row, import_total, institute, institute_logo, job_run, known_browser, kysely_migration, kysely_migration_lock, migration_hash, name_word, portfolio, privacy_notice, project, receipt, receipt_part, receipt_series, recovery_code, recurring_expense, recurring_expense_month, refund, refund_series, reminder, reminder_settings, request_count, reset_token, secret, session, setup_code, sign_in_attempt, student, student_account, student_photo, student_total, two_factor;
insert into absence_notice ("student_id", "day", "sheet_id", "sent_by", "at") overriding system value values
  ('01a11b91-9b52-7587-b892-db1a405d3858', '2026-11-06', '01a1b03c-724d-72e8-80ea-cff6ef1287b1', '01a20e3a-8b37-764a-a5dc-c55e038dc618', '2026-11-21 04:30:00+00');
insert into absence_settings ("one", "threshold", "texts", "version") overriding system value values
  ('true', '75', '{}', '1');
insert into access_link ("student_id", "state", "origin", "made_by", "at") overriding system value values
  ('01976d38-7d5f-7284-8243-fcb35e0d80e5', 'sent', '', '01a20e3a-8b37-764a-a5dc-c55e038dc618', '2026-11-21 04:30:00+00');
insert into account ("id", "role", "name", "email", "email_key", "password_hash", "state", "created_at", "version", "email_confirmed_at", "language") overriding system value values
  ('01976d38-7d5f-7284-8243-fcb35e0d80e5', 'student', 'विवेक दृष्टांत', 'student.1@example.com', 'student.1@example.com', '', 'active', '2025-06-14 06:55:08.127+00', '1', NULL, NULL),
  ('0198305a-7b46-72b2-b359-e0b7c37d1ee3', 'student', 'Zoë Sample', 'zoe.7@example.com', 'zoe.7@example.com', '', 'active', '2025-07-22 04:18:12.934+00', '1', NULL, NULL),
  ('0199483e-e8b1-7440-b439-5e59d7008e6b', 'student', 'Yusuf Příklad', 'yusuf.3@example.com', 'yusuf.3@example.com', '', 'active', '2025-09-14 12:41:46.417+00', '1', NULL, NULL),
  ('019acdcb-3f5e-70e5-9699-3d744487e33c', 'student', 'Māyā Udāharaṇ', 'maya.4@example.com', 'maya.4@example.com', '', 'active', '2025-11-29 04:07:20.67+00', '1', NULL, NULL),
  ('01a11b91-9b52-7587-b892-db1a405d3858', 'student', 'Zoë Przykład', 'zoe.2@example.com', 'zoe.2@example.com', '', 'disabled', '2026-10-08 12:51:29.746+00', '2', NULL, NULL),
  ('01a1b03c-74c1-77ea-a971-90e98411c9e7', 'student', 'Noor Namuna', 'student@example.com', 'student@example.com', '$argon2id$v=19$m=19456,t=2,p=1$8m87k2G47RD2JFamqu8jYg$/KIQvkbOWg0SeYX7bosqk2CSKLJ7K4iXX869DjvTmUU', 'active', '2026-11-06 09:41:54.497+00', '2', NULL, NULL),
  ('01a1be83-9230-7657-9608-16cf4bf1c157', 'student', 'Zoë Przykład', 'zoe.6@example.com', 'zoe.6@example.com', '', 'active', '2026-11-09 04:14:16.112+00', '1', NULL, NULL),
  ('01a1fb86-a83e-71c6-bbb7-7ee728ccbd7f', 'student', 'Farhan Beispiel', 'farhan.5@example.com', 'farhan.5@example.com', '', 'active', '2026-11-21 00:34:28.542+00', '1', NULL, NULL),
  ('01a20e3a-8b37-764a-a5dc-c1b29d599353', 'admin', 'Asha Example', 'admin@example.com', 'admin@example.com', '$argon2id$v=19$m=19456,t=2,p=1$hyq3xgMUQB74fD3OJYBXSg$w2Qw2bIDNxS2v2d2r7uJhsCOUh0epEaffTljXip5quc', 'active', '2026-11-21 04:30:00+00', '1', NULL, NULL),
  ('01a20e3a-8b37-764a-a5dc-c55e038dc618', 'hr', 'Hari Example', 'hr@example.com', 'hr@example.com', '$argon2id$v=19$m=19456,t=2,p=1$V+yHVneg/S2SG0jZcxOohQ$M8KKlc52T/WjvgaNW/78mwfYbDA1oH3/UYRAHBwRyss', 'active', '2026-11-21 04:30:00+00', '1', NULL, NULL),
  ('01a20e3a-8c01-7035-9ff9-b6bbad9e72a9', 'hr', 'Hina Sample', 'hina@example.com', 'hina@example.com', '$argon2id$v=19$m=19456,t=2,p=1$MbWfK1ZYpTH1VqV5q0vS7A$V1kqJk3qH2tavSD4CPTdZr847wMKLZu/Rfu0oCaEp9g', 'active', '2025-04-01 08:10:32.502+00', '1', NULL, NULL),
  ('01a20e3a-8c02-7746-a648-54dadb0d3565', 'hr', 'Hemant Namuna', 'hemant@example.com', 'hemant@example.com', '$argon2id$v=19$m=19456,t=2,p=1$MbWfK1ZYpTH1VqV5q0vS7A$V1kqJk3qH2tavSD4CPTdZr847wMKLZu/Rfu0oCaEp9g', 'active', '2025-04-01 12:11:18.039+00', '1', NULL, NULL),
  ('01a20e3a-8c02-7746-a648-59a2a6ba157e', 'hr', 'Hazel Specimen', 'hazel@example.com', 'hazel@example.com', '$argon2id$v=19$m=19456,t=2,p=1$MbWfK1ZYpTH1VqV5q0vS7A$V1kqJk3qH2tavSD4CPTdZr847wMKLZu/Rfu0oCaEp9g', 'disabled', '2025-04-01 12:58:12.964+00', '2', NULL, NULL),
  ('01a20e3a-8c02-7746-a648-5e51f6e37334', 'admin', 'Anil Demo', 'anil@example.com', 'anil@example.com', '$argon2id$v=19$m=19456,t=2,p=1$MbWfK1ZYpTH1VqV5q0vS7A$V1kqJk3qH2tavSD4CPTdZr847wMKLZu/Rfu0oCaEp9g', 'active', '2025-04-01 05:46:43.465+00', '1', NULL, NULL);
insert into attendance_mark ("student_id", "day", "sheet_id", "present", "import_id") overriding system value values
  ('01a11b91-9b52-7587-b892-db1a405d3858', '2026-11-06', '01a1b03c-724d-72e8-80ea-cff6ef1287b1', 'false', NULL),
  ('01a1b03c-74c1-77ea-a971-90e98411c9e7', '2026-11-06', '01a1b0c9-1727-7392-a16e-0b5ddc790a84', 'true', NULL),
  ('01a1b03c-74c1-77ea-a971-90e98411c9e7', '2026-11-07', '01a1b51d-6a8b-76a6-b3a7-dbaf3603f197', 'true', NULL),
  ('01a1b03c-74c1-77ea-a971-90e98411c9e7', '2026-11-09', '01a1c041-4eb3-737e-ae5d-faa41a298789', 'true', NULL),
  ('01a1b03c-74c1-77ea-a971-90e98411c9e7', '2026-11-10', '01a1c53b-8e49-7524-b5d8-3cf66496424b', 'true', NULL),
  ('01a1b03c-74c1-77ea-a971-90e98411c9e7', '2026-11-11', '01a1ca38-8fec-76aa-a2b1-0d9664b30b00', 'true', NULL),
  ('01a1b03c-74c1-77ea-a971-90e98411c9e7', '2026-11-12', '01a1ce42-8cd3-7547-9239-32233c1f749d', 'true', NULL),
  ('01a1b03c-74c1-77ea-a971-90e98411c9e7', '2026-11-13', '01a1d445-07d9-7367-8ada-abc84fc63953', 'true', NULL),
  ('01a1b03c-74c1-77ea-a971-90e98411c9e7', '2026-11-14', '01a1d916-73a3-755f-92f9-31aa3294a699', 'true', NULL),
  ('01a1b03c-74c1-77ea-a971-90e98411c9e7', '2026-11-16', '01a1e402-4a37-76f5-97cd-61bf1c963895', 'true', NULL),
  ('01a1b03c-74c1-77ea-a971-90e98411c9e7', '2026-11-17', '01a1e95a-a683-7441-ac94-f77c0b7e8abf', 'true', NULL),
  ('01a1b03c-74c1-77ea-a971-90e98411c9e7', '2026-11-18', '01a1ee80-40dd-775c-80a1-2f92850f4298', 'true', NULL),
  ('01a1b03c-74c1-77ea-a971-90e98411c9e7', '2026-11-19', '01a1f2a8-7850-76fb-b33c-c9911fbb623f', 'true', NULL),
  ('01a1b03c-74c1-77ea-a971-90e98411c9e7', '2026-11-20', '01a1f8c0-38a9-7256-a953-b148f00bc2b7', 'true', NULL);
insert into attendance_month ("student_id", "batch_id", "month", "present", "absent") overriding system value values
  ('01a11b91-9b52-7587-b892-db1a405d3858', '01a20e3a-8bae-71eb-bc7e-e2463a7a4669', '2026-11-01', '0', '1'),
  ('01a1b03c-74c1-77ea-a971-90e98411c9e7', '01a20e3a-8bae-71eb-bc7e-e6ff5a16c034', '2026-11-01', '13', '0');
insert into attendance_sheet ("id", "batch_id", "day", "present", "absent", "saved_at", "saved_by", "version") overriding system value values
  ('01a1b03c-724d-72e8-80ea-cff6ef1287b1', '01a20e3a-8bae-71eb-bc7e-e2463a7a4669', '2026-11-06', '0', '1', '2026-11-06 09:41:53.869+00', '01a20e3a-8b37-764a-a5dc-c55e038dc618', '1'),
  ('01a1b0c9-1727-7392-a16e-0b5ddc790a84', '01a20e3a-8bae-71eb-bc7e-e6ff5a16c034', '2026-11-06', '1', '0', '2026-11-06 12:15:31.111+00', '01a20e3a-8b37-764a-a5dc-c55e038dc618', '1'),
  ('01a1b51d-6a8b-76a6-b3a7-dbaf3603f197', '01a20e3a-8bae-71eb-bc7e-e6ff5a16c034', '2026-11-07', '1', '0', '2026-11-07 08:26:06.347+00', '01a20e3a-8b37-764a-a5dc-c55e038dc618', '1'),
  ('01a1c041-4eb3-737e-ae5d-faa41a298789', '01a20e3a-8bae-71eb-bc7e-e6ff5a16c034', '2026-11-09', '1', '0', '2026-11-09 12:21:07.891+00', '01a20e3a-8b37-764a-a5dc-c55e038dc618', '1'),
  ('01a1c53b-8e49-7524-b5d8-3cf66496424b', '01a20e3a-8bae-71eb-bc7e-e6ff5a16c034', '2026-11-10', '1', '0', '2026-11-10 11:32:57.033+00', '01a20e3a-8b37-764a-a5dc-c55e038dc618', '1'),
  ('01a1ca38-8fec-76aa-a2b1-0d9664b30b00', '01a20e3a-8bae-71eb-bc7e-e6ff5a16c034', '2026-11-11', '1', '0', '2026-11-11 10:47:46.924+00', '01a20e3a-8b37-764a-a5dc-c55e038dc618', '1'),
  ('01a1ce42-8cd3-7547-9239-32233c1f749d', '01a20e3a-8bae-71eb-bc7e-e6ff5a16c034', '2026-11-12', '1', '0', '2026-11-12 05:37:10.355+00', '01a20e3a-8b37-764a-a5dc-c55e038dc618', '1'),
  ('01a1d445-07d9-7367-8ada-abc84fc63953', '01a20e3a-8bae-71eb-bc7e-e6ff5a16c034', '2026-11-13', '1', '0', '2026-11-13 09:37:36.217+00', '01a20e3a-8b37-764a-a5dc-c55e038dc618', '1'),
  ('01a1d916-73a3-755f-92f9-31aa3294a699', '01a20e3a-8bae-71eb-bc7e-e6ff5a16c034', '2026-11-14', '1', '0', '2026-11-14 08:04:49.699+00', '01a20e3a-8b37-764a-a5dc-c55e038dc618', '1'),
  ('01a1e402-4a37-76f5-97cd-61bf1c963895', '01a20e3a-8bae-71eb-bc7e-e6ff5a16c034', '2026-11-16', '1', '0', '2026-11-16 10:58:37.751+00', '01a20e3a-8b37-764a-a5dc-c55e038dc618', '1'),
  ('01a1e95a-a683-7441-ac94-f77c0b7e8abf', '01a20e3a-8bae-71eb-bc7e-e6ff5a16c034', '2026-11-17', '1', '0', '2026-11-17 11:53:14.627+00', '01a20e3a-8b37-764a-a5dc-c55e038dc618', '1'),
  ('01a1ee80-40dd-775c-80a1-2f92850f4298', '01a20e3a-8bae-71eb-bc7e-e6ff5a16c034', '2026-11-18', '1', '0', '2026-11-18 11:52:25.053+00', '01a20e3a-8b37-764a-a5dc-c55e038dc618', '1'),
  ('01a1f2a8-7850-76fb-b33c-c9911fbb623f', '01a20e3a-8bae-71eb-bc7e-e6ff5a16c034', '2026-11-19', '1', '0', '2026-11-19 07:14:49.552+00', '01a20e3a-8b37-764a-a5dc-c55e038dc618', '1'),
  ('01a1f8c0-38a9-7256-a953-b148f00bc2b7', '01a20e3a-8bae-71eb-bc7e-e6ff5a16c034', '2026-11-20', '1', '0', '2026-11-20 11:38:29.417+00', '01a20e3a-8b37-764a-a5dc-c55e038dc618', '1');
insert into audit_entry ("id", "at", "actor_id", "actor_name", "actor_role", "action", "record", "record_id", "request_id", "before", "after") overriding system value values
  ('019583bb-5506-74d4-be90-66df177c4b7e', '2025-03-11 05:44:07.174+00', '01a20e3a-8b37-764a-a5dc-c55e038dc618', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20e3a-8ba6-71ce-9df7-d6f6c8eddaaa', '019583bb-5506-712e-a4e2-c55bd63a6a8d', NULL, '{"_id": "01a20e3a-8ba6-71ce-9df7-d6f6c8eddaaa", "room": "Room 1", "bCode": "TALLY-2504", "bTime": "15:00 to 17:00", "seats": 1, "endDate": "2025-07-01", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 5}], "startDate": "2025-04-01", "courseName": "Tally with GST"}'),
  ('0195eaed-5b52-70ba-96cd-7a54a07484f7', '2025-03-31 06:39:38.834+00', '01a20e3a-8b37-764a-a5dc-c1b29d599353', 'Asha Example', 'admin', 'category.create', 'category', '01a20e3a-8c77-729e-a841-1c2f366977b9', '0195eaed-5b52-7075-abe6-5b85ee8f1148', NULL, '{"budget": 5000, "ledger": "Stationery"}'),
  ('0195eaed-5b52-71e6-8d64-7deac6c13588', '2025-03-31 06:39:38.834+00', '01a20e3a-8b37-764a-a5dc-c1b29d599353', 'Asha Example', 'admin', 'category.create', 'category', '01a20e3a-8c77-729e-a841-1a21682c9ea3', '0195eaed-5b52-72e8-996d-b1a179b98fc9', NULL, '{"ledger": "Internet"}'),
  ('0195eaed-5b52-7243-8914-6733700b8c90', '2025-03-31 06:39:38.834+00', '01a20e3a-8b37-764a-a5dc-c1b29d599353', 'Asha Example', 'admin', 'category.create', 'category', '01a20e3a-8c77-729e-a841-20186c8357be', '0195eaed-5b52-75b8-bab7-4af5e980ea7d', NULL, '{"ledger": "Repairs"}'),
  ('0195eaed-5b52-74f3-9f9a-bc3afe69d243', '2025-03-31 06:39:38.834+00', '01a20e3a-8b37-764a-a5dc-c1b29d599353', 'Asha Example', 'admin', 'recurring.create', 'recurring', '01a20e3a-8c7d-75b8-9c79-c3af910257b8', '0195eaed-5b52-774d-8897-d2fc7c1b563a', NULL, '{"_id": "01a20e3a-8c7d-75b8-9c79-c3af910257b8", "amount": 1500, "ledger": "01a20e3a-8c77-729e-a841-20186c8357be", "remark": "Demo Repairs: upkeep of the projectors", "payMode": "Online", "version": 1, "startsOn": "2026-11-01", "createdAt": "2025-03-31T06:39:38.834Z", "updatedAt": "2025-03-31T06:39:38.834Z", "ledgerName": "Repairs"}'),
  ('0195eaed-5b52-74fe-bd7c-117631ad1903', '2025-03-31 06:39:38.834+00', '01a20e3a-8b37-764a-a5dc-c1b29d599353', 'Asha Example', 'admin', 'category.create', 'category', '01a20e3a-8c77-729e-a841-161cdb669e6a', '0195eaed-5b52-747e-b69b-179366a2a2ca', NULL, '{"ledger": "Electricity"}'),
  ('0195eaed-5b52-7521-9cbc-3dba0c852c6f', '2025-03-31 06:39:38.834+00', '01a20e3a-8b37-764a-a5dc-c1b29d599353', 'Asha Example', 'admin', 'category.create', 'category', '01a20e3a-8c77-729e-a841-1172d4ecdd93', '0195eaed-5b52-72a0-aab5-886d0f27fff3', NULL, '{"ledger": "Rent"}'),
  ('0195eaed-5b52-753e-b36f-b97ecfaf7251', '2025-03-31 06:39:38.834+00', '01a20e3a-8b37-764a-a5dc-c1b29d599353', 'Asha Example', 'admin', 'category.create', 'category', '01a20e3a-8c77-729e-a841-25ca6a8b21b0', '0195eaed-5b52-741e-a5b8-4933df78349f', NULL, '{"budget": 3000, "ledger": "Tea and water"}'),
  ('0195eaed-5b52-7573-b31c-b5c5c83ad616', '2025-03-31 06:39:38.834+00', '01a20e3a-8b37-764a-a5dc-c1b29d599353', 'Asha Example', 'admin', 'category.create', 'category', '01a20e3a-8c77-729e-a841-0c316f5ead69', '0195eaed-5b52-7751-a3f9-fe9b38e3f7a2', NULL, '{"ledger": "Salaries"}'),
  ('0195eaed-5b52-76ac-91cf-07b0d9250b74', '2025-03-31 06:39:38.834+00', '01a20e3a-8b37-764a-a5dc-c1b29d599353', 'Asha Example', 'admin', 'category.create', 'category', '01a20e3a-8c77-729e-a841-29e20d9d5882', '0195eaed-5b52-729e-94c1-1ab1dec9bcd6', NULL, '{"budget": 20000, "ledger": "Advertising"}'),
  ('0195efe3-4389-7140-8411-08e22f8330e1', '2025-04-01 05:46:43.465+00', '01a20e3a-8b37-764a-a5dc-c1b29d599353', 'Asha Example', 'admin', 'staff.create', 'account', '01a20e3a-8c02-7746-a648-5e51f6e37334', '0195efe3-4389-7204-8b67-8c559c787600', NULL, '{"id": "01a20e3a-8c02-7746-a648-5e51f6e37334", "name": "Anil Demo", "role": "admin", "email": "anil@example.com"}'),
  ('0195f066-eeb6-7134-8d82-b6910354f393', '2025-04-01 08:10:32.502+00', '01a20e3a-8b37-764a-a5dc-c1b29d599353', 'Asha Example', 'admin', 'staff.create', 'account', '01a20e3a-8c01-7035-9ff9-b6bbad9e72a9', '0195f066-eeb6-734d-97c4-2a2f7caf57e1', NULL, '{"id": "01a20e3a-8c01-7035-9ff9-b6bbad9e72a9", "name": "Hina Sample", "role": "hr", "email": "hina@example.com"}'),
  ('0195f0f8-846c-70a7-aaa4-46db0c226863', '2025-04-01 10:49:33.548+00', '01a20e3a-8b37-764a-a5dc-c1b29d599353', 'Asha Example', 'admin', 'course.create', 'course', '01a20e3a-8ba3-71a5-b3c1-c3335bc14582', '0195f0f8-846c-7751-a836-155af389f2a5', NULL, '{"_id": "01a20e3a-8ba3-71a5-b3c1-c3335bc14582", "cFee": 22000, "course": "Graphic Design", "version": 1, "cDuration": "5 months"}'),
  ('0195f0f8-846c-70fb-b1ea-7404e3e9ec54', '2025-04-01 10:49:33.548+00', '01a20e3a-8b37-764a-a5dc-c1b29d599353', 'Asha Example', 'admin', 'course.create', 'course', '01a20e3a-8ba2-71d1-a76a-d19198a17982', '0195f0f8-846c-743f-a861-59eac4a237a5', NULL, '{"_id": "01a20e3a-8ba2-71d1-a76a-d19198a17982", "cFee": 12000, "course": "Tally with GST", "version": 1, "cDuration": "3 months"}'),
  ('0195f0f8-846c-7198-a292-2366aa36cf14', '2025-04-01 10:49:33.548+00', '01a20e3a-8b37-764a-a5dc-c1b29d599353', 'Asha Example', 'admin', 'course.create', 'course', '01a20e3a-8ba3-71a5-b3c1-c83fe0dca96c', '0195f0f8-846c-75da-8804-106cd5a26da5', NULL, '{"_id": "01a20e3a-8ba3-71a5-b3c1-c83fe0dca96c", "cFee": 4500, "course": "Hindi Typing", "version": 1, "cDuration": "2 months"}'),
  ('0195f0f8-846c-71f6-a6df-4fb163b55b3b', '2025-04-01 10:49:33.548+00', '01a20e3a-8b37-764a-a5dc-c1b29d599353', 'Asha Example', 'admin', 'course.create', 'course', '01a20e3a-8ba2-71d1-a76a-dcff0b516358', '0195f0f8-846c-7711-b60d-525de3290f33', NULL, '{"_id": "01a20e3a-8ba2-71d1-a76a-dcff0b516358", "cFee": 35000, "course": "Data Analytics", "version": 1, "cDuration": "6 months"}'),
  ('0195f0f8-846c-7245-a83b-4c9edee12f10', '2025-04-01 10:49:33.548+00', '01a20e3a-8b37-764a-a5dc-c1b29d599353', 'Asha Example', 'admin', 'course.create', 'course', '01a20e3a-8ba3-71a5-b3c1-cf0fbb0cffb7', '0195f0f8-846c-74a9-9e8a-bd53be16a2aa', NULL, '{"_id": "01a20e3a-8ba3-71a5-b3c1-cf0fbb0cffb7", "cFee": 16500, "course": "Français des affaires", "version": 1, "cDuration": "4 months"}'),
  ('0195f0f8-846c-7347-af2c-6c72016b4b2c', '2025-04-01 10:49:33.548+00', '01a20e3a-8b37-764a-a5dc-c1b29d599353', 'Asha Example', 'admin', 'course.create', 'course', '01a20e3a-8ba2-71d1-a76a-db6f662cd958', '0195f0f8-846c-736b-819c-e3a70441b739', NULL, '{"_id": "01a20e3a-8ba2-71d1-a76a-db6f662cd958", "cFee": 45000, "course": "Full Stack Web Development", "version": 1, "cDuration": "8 months"}'),
  ('0195f0f8-846c-73d8-b4b2-6229e7b99389', '2025-04-01 10:49:33.548+00', '01a20e3a-8b37-764a-a5dc-c1b29d599353', 'Asha Example', 'admin', 'course.create', 'course', '01a20e3a-8ba3-71a5-b3c1-c4b197024163', '0195f0f8-846c-75d9-95ab-3e71090c21bc', NULL, '{"_id": "01a20e3a-8ba3-71a5-b3c1-c4b197024163", "cFee": 15000, "course": "Digital Marketing", "version": 1, "cDuration": "3 months"}'),
  ('0195f0f8-846c-7413-b006-0a74b221829e', '2025-04-01 10:49:33.548+00', '01a20e3a-8b37-764a-a5dc-c1b29d599353', 'Asha Example', 'admin', 'course.create', 'course', '01a20e3a-8ba2-71d1-a76a-d7dc0049a026', '0195f0f8-846c-7692-94b4-2f2ec566bad9', NULL, '{"_id": "01a20e3a-8ba2-71d1-a76a-d7dc0049a026", "cFee": 18000, "course": "Python Programming", "version": 1, "cDuration": "4 months"}'),
  ('0195f143-5a97-7288-8939-57e14b52d25e', '2025-04-01 12:11:18.039+00', '01a20e3a-8b37-764a-a5dc-c1b29d599353', 'Asha Example', 'admin', 'staff.create', 'account', '01a20e3a-8c02-7746-a648-54dadb0d3565', '0195f143-5a97-72d1-81c9-47c9852a525d', NULL, '{"id": "01a20e3a-8c02-7746-a648-54dadb0d3565", "name": "Hemant Namuna", "role": "hr", "email": "hemant@example.com"}'),
  ('0195f16e-4e64-766c-bd3e-1cec19490b04', '2025-04-01 12:58:12.964+00', '01a20e3a-8b37-764a-a5dc-c1b29d599353', 'Asha Example', 'admin', 'staff.create', 'account', '01a20e3a-8c02-7746-a648-59a2a6ba157e', '0195f16e-4e64-7191-9b1a-f12972fd3a82', NULL, '{"id": "01a20e3a-8c02-7746-a648-59a2a6ba157e", "name": "Hazel Specimen", "role": "hr", "email": "hazel@example.com"}'),
  ('01960aa5-c6f2-7668-9951-d2236f6d55b1', '2025-04-06 10:29:18.706+00', '01a20e3a-8b37-764a-a5dc-c55e038dc618', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20e3a-8ba7-76dd-99ea-735be75d8b04', '01960aa5-c6f2-74fe-bd05-cb220ac3f544', NULL, '{"_id": "01a20e3a-8ba7-76dd-99ea-735be75d8b04", "room": "Room 2", "bCode": "PY-2504", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2025-08-27", "trainer": "Binod Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 6}], "startDate": "2025-04-27", "courseName": "Python Programming"}'),
  ('01962e07-dbf7-751f-9a14-235bd3bac9c6', '2025-04-13 07:23:09.175+00', '01a20e3a-8b37-764a-a5dc-c55e038dc618', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '01962e07-dbf7-7723-b53e-792919d6d94b', '01962e07-dbf7-736d-aa79-1987a6ff97b1', NULL, '{"_id": "01962e07-dbf7-7723-b53e-792919d6d94b", "date": "2025-04-13", "mode": "online", "year": 2025, "month": 4, "course": "Full Stack Web Development", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "nextCall": null, "Enquirymode": "online"}'),
  ('01965222-1b54-7107-a5fc-d326b3ddbee4', '2025-04-20 07:38:09.108+00', '01a20e3a-8b37-764a-a5dc-c55e038dc618', 'Hari Example', 'hr', 'enquiry.status', 'enquiry', '01962e07-dbf7-7723-b53e-792919d6d94b', '01965222-1b54-7471-a6f5-7efc868686ca', '{"status": "Open"}', '{"status": "Pending"}'),
  ('0196952d-9296-7559-9d24-59d6be1f5c4d', '2025-05-03 08:05:14.006+00', '01a20e3a-8b37-764a-a5dc-c55e038dc618', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20e3a-8ba7-76dd-99ea-747f654aadac', '0196952d-9296-75f7-86e6-6b1f0745e2ef', NULL, '{"_id": "01a20e3a-8ba7-76dd-99ea-747f654aadac", "room": "Lab 1", "bCode": "FSW-2505", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-01-24", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}], "startDate": "2025-05-24", "courseName": "Full Stack Web Development"}'),
  ('01971baf-477f-767c-ba6a-1e6ceff40bf2', '2025-05-29 10:56:01.407+00', '01a20e3a-8b37-764a-a5dc-c55e038dc618', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20e3a-8ba7-76dd-99ea-7a2b6ae74422', '01971baf-477f-76e8-8b35-9c96d590d764', NULL, '{"_id": "01a20e3a-8ba7-76dd-99ea-7a2b6ae74422", "room": "Lab 2", "bCode": "DA-2506", "bTime": "18:00 to 20:00", "seats": 1, "endDate": "2025-12-19", "trainer": "Dev Example", "version": 1, "sessions": [{"end": "20:00", "start": "18:00", "weekday": 1}, {"end": "20:00", "start": "18:00", "weekday": 3}, {"end": "20:00", "start": "18:00", "weekday": 5}], "startDate": "2025-06-19", "courseName": "Data Analytics"}'),
  ('01972f8c-001d-744c-a7f1-cea315c5feb9', '2025-06-02 07:29:53.693+00', '01a20e3a-8b37-764a-a5dc-c1b29d599353', 'Asha Example', 'admin', 'expense.create', 'expense', '01972f8c-001d-70b9-a58f-9a21b7a01a62', '01972f8c-001d-7526-a7c3-df5e9f28c6b7', NULL, '{"_id": "01972f8c-001d-70b9-a58f-9a21b7a01a62", "date": "2025-06-02", "year": 2025, "month": 6, "amount": 172, "ledger": "01a20e3a-8c77-729e-a841-1a21682c9ea3", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-06-02T07:29:53.693Z", "updatedAt": "2025-06-02T07:29:53.693Z", "voucherNo": "V2025-26/0001", "ledgerName": "Internet"}'),
  ('019730ae-176e-7682-9cf3-d47403bb5731', '2025-06-02 12:46:45.102+00', '01a20e3a-8b37-764a-a5dc-c1b29d599353', 'Asha Example', 'admin', 'expense.create', 'expense', '019730ae-176e-74c5-8d5e-cb3a93c2a627', '019730ae-176e-724f-9add-d74634edec96', NULL, '{"_id": "019730ae-176e-74c5-8d5e-cb3a93c2a627", "date": "2025-06-02", "year": 2025, "month": 6, "amount": 516, "ledger": "01a20e3a-8c77-729e-a841-161cdb669e6a", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-06-02T12:46:45.102Z", "updatedAt": "2025-06-02T12:46:45.102Z", "voucherNo": "V2025-26/0002", "ledgerName": "Electricity"}'),
  ('01973f27-1abc-70ad-80a0-e1b29a90ea86', '2025-06-05 08:13:36.828+00', '01a20e3a-8b37-764a-a5dc-c1b29d599353', 'Asha Example', 'admin', 'expense.create', 'expense', '01973f27-1abc-77c8-9441-f9895ab8370b', '01973f27-1abc-748c-88f0-a7f3f6796eee', NULL, '{"_id": "01973f27-1abc-77c8-9441-f9895ab8370b", "date": "2025-06-05", "year": 2025, "month": 6, "amount": 3876, "ledger": "01a20e3a-8c77-729e-a841-0c316f5ead69", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-06-05T08:13:36.828Z", "updatedAt": "2025-06-05T08:13:36.828Z", "voucherNo": "V2025-26/0003", "ledgerName": "Salaries"}'),
  ('01973f71-631b-7528-a751-f3733bee770e', '2025-06-05 09:34:45.019+00', '01a20e3a-8b37-764a-a5dc-c55e038dc618', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '01973f71-631b-7110-baec-d861325f0338', '01973f71-631b-7461-ac44-38290632967f', NULL, '{"_id": "01973f71-631b-7110-baec-d861325f0338", "date": "2025-06-05", "mode": "offline", "year": 2025, "month": 6, "course": "Data Analytics", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "nextCall": null, "Enquirymode": "offline"}'),
  ('019744be-dbb1-74fe-8ea2-f5dd20b5abca', '2025-06-06 10:17:28.241+00', '01a20e3a-8b37-764a-a5dc-c1b29d599353', 'Asha Example', 'admin', 'expense.create', 'expense', '019744be-dbb1-7000-bc38-697d91bf8bfb', '019744be-dbb1-7477-9174-1c181ef2cecd', NULL, '{"_id": "019744be-dbb1-7000-bc38-697d91bf8bfb", "date": "2025-06-06", "year": 2025, "month": 6, "amount": 2153, "ledger": "01a20e3a-8c77-729e-a841-1172d4ecdd93", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-06-06T10:17:28.241Z", "updatedAt": "2025-06-06T10:17:28.241Z", "voucherNo": "V2025-26/0004", "ledgerName": "Rent"}'),
  ('01976d38-7d5f-7097-ad91-2831fa0a425a', '2025-06-14 06:55:08.127+00', '01a20e3a-8b37-764a-a5dc-c55e038dc618', 'Hari Example', 'hr', 'enquiry.admit', 'enquiry', '01973f71-631b-7110-baec-d861325f0338', '01976d38-7d5f-7046-a404-ead82aedf273', '{"status": "Open", "student": null}', '{"status": "Closed", "student": "01976d38-7d5f-7284-8243-fcb35e0d80e5"}'),
  ('01976d38-7d5f-714a-bd1d-1945f8f25809', '2025-06-14 06:55:08.127+00', '01a20e3a-8b37-764a-a5dc-c55e038dc618', 'Hari Example', 'hr', 'student.register', 'student', '01976d38-7d5f-7284-8243-fcb35e0d80e5', '01976d38-7d5f-7101-83b3-c17205c59cfd', NULL, '{"_id": "01976d38-7d5f-7284-8243-fcb35e0d80e5", "fee": 31500, "mode": "offline", "batch": "DA-2506", "course": "Data Analytics", "status": "Active", "PaidFee": 0, "dueDate": "2025-07-19", "endDate": "2025-12-19", "version": 1, "TotalFee": 31500, "declared": null, "isPlaced": "notPlaced", "cduration": "6 months", "PendingFee": 31500, "isCompleted": "yes", "joiningDate": "2025-06-14"}'),
  ('01977d82-9bf0-769e-b98c-63f7cfa93a55', '2025-06-17 10:50:01.072+00', '01a20e3a-8c01-7035-9ff9-b6bbad9e72a9', 'Hina Sample', 'hr', 'fee.record', 'receipt', '01977d82-9bf0-7079-8bb7-40e107e5544e', '01977d82-9bf0-7080-95bc-1d209420e9bf', NULL, '{"_id": "01977d82-9bf0-7079-8bb7-40e107e5544e", "due": 21000, "date": "2025-06-17", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 6, "course": "Data Analytics", "changed": false, "payMode": "Online", "payable": 31500, "student": "01976d38-7d5f-7284-8243-fcb35e0d80e5", "version": 1, "issuedOn": "2025-06-17", "receiptNo": "2025-26/000001"}'),
  ('0197a729-c8b5-711b-b873-d5df463296a6', '2025-06-25 12:57:02.901+00', '01a20e3a-8b37-764a-a5dc-c55e038dc618', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20e3a-8ba8-706c-b66a-7f2a03806067', '0197a729-c8b5-77b3-863a-f7d111ddf708', NULL, '{"_id": "01a20e3a-8ba8-706c-b66a-7f2a03806067", "room": "Room 1", "bCode": "GD-2507", "bTime": "18:00 to 20:00", "seats": 1, "endDate": "2025-12-16", "trainer": "Esther Example", "version": 1, "sessions": [{"end": "20:00", "start": "18:00", "weekday": 2}, {"end": "20:00", "start": "18:00", "weekday": 4}, {"end": "20:00", "start": "18:00", "weekday": 6}], "startDate": "2025-07-16", "courseName": "Graphic Design"}'),
  ('0197cf00-2cf0-7619-ab9d-25d6db384cc6', '2025-07-03 06:36:24.688+00', '01a20e3a-8b37-764a-a5dc-c1b29d599353', 'Asha Example', 'admin', 'expense.create', 'expense', '0197cf00-2cf0-70ed-a3fd-0f2ba9841ea2', '0197cf00-2cf0-71a7-b214-310a2527f192', NULL, '{"_id": "0197cf00-2cf0-70ed-a3fd-0f2ba9841ea2", "date": "2025-07-03", "year": 2025, "month": 7, "amount": 1058, "ledger": "01a20e3a-8c77-729e-a841-161cdb669e6a", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-07-03T06:36:24.688Z", "updatedAt": "2025-07-03T06:36:24.688Z", "voucherNo": "V2025-26/0005", "ledgerName": "Electricity"}'),
  ('0197d3b1-cdf4-7320-8b24-3b01119a1f72', '2025-07-04 04:28:54.644+00', '01a20e3a-8b37-764a-a5dc-c1b29d599353', 'Asha Example', 'admin', 'expense.create', 'expense', '0197d3b1-cdf4-742c-95ae-8633458a26e0', '0197d3b1-cdf4-7640-847d-92740104fccb', NULL, '{"_id": "0197d3b1-cdf4-742c-95ae-8633458a26e0", "date": "2025-07-04", "year": 2025, "month": 7, "amount": 352, "ledger": "01a20e3a-8c77-729e-a841-1a21682c9ea3", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-07-04T04:28:54.644Z", "updatedAt": "2025-07-04T04:28:54.644Z", "voucherNo": "V2025-26/0006", "ledgerName": "Internet"}'),
  ('0197d44b-78c3-756c-aae4-e43885df20fb', '2025-07-04 07:16:45.379+00', '01a20e3a-8b37-764a-a5dc-c1b29d599353', 'Asha Example', 'admin', 'expense.create', 'expense', '0197d44b-78c3-764e-8588-beb5f9bb8bff', '0197d44b-78c3-71aa-9315-59e1b3d0319a', NULL, '{"_id": "0197d44b-78c3-764e-8588-beb5f9bb8bff", "date": "2025-07-04", "year": 2025, "month": 7, "amount": 7938, "ledger": "01a20e3a-8c77-729e-a841-0c316f5ead69", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-07-04T07:16:45.379Z", "updatedAt": "2025-07-04T07:16:45.379Z", "voucherNo": "V2025-26/0007", "ledgerName": "Salaries"}'),
  ('0197e9a1-67f5-721e-b705-3913b902198b', '2025-07-08 10:42:38.709+00', '01a20e3a-8b37-764a-a5dc-c1b29d599353', 'Asha Example', 'admin', 'expense.create', 'expense', '0197e9a1-67f5-7706-9042-ad9413c3c12d', '0197e9a1-67f5-7694-8c5a-3f34d3778523', NULL, '{"_id": "0197e9a1-67f5-7706-9042-ad9413c3c12d", "date": "2025-07-08", "year": 2025, "month": 7, "amount": 4410, "ledger": "01a20e3a-8c77-729e-a841-1172d4ecdd93", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-07-08T10:42:38.709Z", "updatedAt": "2025-07-08T10:42:38.709Z", "voucherNo": "V2025-26/0008", "ledgerName": "Rent"}'),
  ('01980c8c-196a-7719-b4e7-09a3d0146389', '2025-07-15 05:26:04.906+00', '01a20e3a-8c02-7746-a648-54dadb0d3565', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '01980c8c-196a-759d-9103-d152eb46436f', '01980c8c-196a-70c2-9b4b-145232b613e4', NULL, '{"_id": "01980c8c-196a-759d-9103-d152eb46436f", "due": 10500, "date": "2025-07-15", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 7, "course": "Data Analytics", "changed": false, "payMode": "Cash", "payable": 31500, "student": "01976d38-7d5f-7284-8243-fcb35e0d80e5", "version": 1, "issuedOn": "2025-07-15", "receiptNo": "2025-26/000002"}'),
  ('01982b99-c49f-721d-a6f4-fda6b7176591', '2025-07-21 06:09:14.399+00', '01a20e3a-8b37-764a-a5dc-c55e038dc618', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20e3a-8ba8-706c-b66a-828d7786a7b5', '01982b99-c49f-7466-a570-a3ccb9e6146e', NULL, '{"_id": "01a20e3a-8ba8-706c-b66a-828d7786a7b5", "room": "Room 2", "bCode": "DM-2508", "bTime": "10:00 to 12:00", "seats": 1, "endDate": "2025-11-11", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 5}], "startDate": "2025-08-11", "courseName": "Digital Marketing"}'),
  ('0198305a-7b46-7542-b746-f367022cadda', '2025-07-22 04:18:12.934+00', '01a20e3a-8b37-764a-a5dc-c55e038dc618', 'Hari Example', 'hr', 'student.register', 'student', '0198305a-7b46-72b2-b359-e0b7c37d1ee3', '0198305a-7b46-7085-9492-c5d587fa464a', NULL, '{"_id": "0198305a-7b46-72b2-b359-e0b7c37d1ee3", "fee": 22000, "mode": "offline", "batch": "GD-2507", "course": "Graphic Design", "status": "Active", "PaidFee": 0, "dueDate": "2025-08-26", "endDate": "2025-12-16", "version": 1, "TotalFee": 22000, "declared": null, "isPlaced": "notPlaced", "cduration": "5 months", "PendingFee": 22000, "isCompleted": "yes", "joiningDate": "2025-07-22"}'),
  ('01983ab5-5436-74c3-b216-ee6cc63f28c5', '2025-07-24 04:33:38.87+00', '01976d38-7d5f-7284-8243-fcb35e0d80e5', '', 'student', 'project.add', 'project', '01983ab5-5436-708a-afb6-8e8cb0f23fa9', '01983ab5-5436-727c-80b7-1f595ca5405d', NULL, '{"_id": "01983ab5-5436-708a-afb6-8e8cb0f23fa9", "student": "01976d38-7d5f-7284-8243-fcb35e0d80e5", "version": 1}'),
  ('01984f40-d442-7123-af3a-7938ffc6f0bc', '2025-07-28 04:18:25.474+00', '01a20e3a-8b37-764a-a5dc-c55e038dc618', 'Hari Example', 'hr', 'fee.record', 'receipt', '01984f40-d442-719e-8729-5f441f9eed9d', '01984f40-d442-71e1-8fb6-6d2aded1dbfe', NULL, '{"_id": "01984f40-d442-719e-8729-5f441f9eed9d", "due": 11000, "date": "2025-07-28", "paid": 11000, "year": 2025, "bCode": "GD-2507", "month": 7, "course": "Graphic Design", "changed": false, "payMode": "Online", "payable": 22000, "student": "0198305a-7b46-72b2-b359-e0b7c37d1ee3", "version": 1, "issuedOn": "2025-07-28", "receiptNo": "2025-26/000003"}'),
  ('01985aa9-0953-7534-8be1-b7e7b00981bb', '2025-07-30 09:28:04.179+00', '01a20e3a-8b37-764a-a5dc-c1b29d599353', 'Asha Example', 'admin', 'staff.update', 'account', '01a20e3a-8c02-7746-a648-59a2a6ba157e', '01985aa9-0953-732b-b195-602bd89a1c01', '{"status": "Active", "version": 1}', '{"status": "Disable", "version": 2}'),
  ('01986905-43a3-7111-ba75-51090140fb5e', '2025-08-02 04:23:29.443+00', '01a20e3a-8b37-764a-a5dc-c1b29d599353', 'Asha Example', 'admin', 'expense.create', 'expense', '01986905-43a3-7472-b5d9-ad2f8ea507ff', '01986905-43a3-7286-83e0-e7b34c179cac', NULL, '{"_id": "01986905-43a3-7472-b5d9-ad2f8ea507ff", "date": "2025-08-02", "year": 2025, "month": 8, "amount": 4341, "ledger": "01a20e3a-8c77-729e-a841-1172d4ecdd93", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-08-02T04:23:29.443Z", "updatedAt": "2025-08-02T04:23:29.443Z", "voucherNo": "V2025-26/0009", "ledgerName": "Rent"}'),
  ('019873c7-c03e-735d-8262-44e41e9a2167', '2025-08-04 06:32:07.486+00', '01a20e3a-8b37-764a-a5dc-c1b29d599353', 'Asha Example', 'admin', 'expense.create', 'expense', '019873c7-c03e-75e8-9961-748c0c1db995', '019873c7-c03e-732a-8d66-7d16660f10d6', NULL, '{"_id": "019873c7-c03e-75e8-9961-748c0c1db995", "date": "2025-08-04", "year": 2025, "month": 8, "amount": 7814, "ledger": "01a20e3a-8c77-729e-a841-0c316f5ead69", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-08-04T06:32:07.486Z", "updatedAt": "2025-08-04T06:32:07.486Z", "voucherNo": "V2025-26/0010", "ledgerName": "Salaries"}'),
  ('0198742d-391a-7058-893b-57ef47fca436', '2025-08-04 08:22:57.562+00', '01a20e3a-8b37-764a-a5dc-c1b29d599353', 'Asha Example', 'admin', 'expense.create', 'expense', '0198742d-391a-70f9-a770-ec0c41862fca', '0198742d-391a-70e7-8efc-7dfcf87304a5', NULL, '{"_id": "0198742d-391a-70f9-a770-ec0c41862fca", "date": "2025-08-04", "year": 2025, "month": 8, "amount": 347, "ledger": "01a20e3a-8c77-729e-a841-1a21682c9ea3", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-08-04T08:22:57.562Z", "updatedAt": "2025-08-04T08:22:57.562Z", "voucherNo": "V2025-26/0011", "ledgerName": "Internet"}'),
  ('01987a45-a517-75fd-ae86-c99ff87186f2', '2025-08-05 12:47:21.367+00', '01a20e3a-8b37-764a-a5dc-c1b29d599353', 'Asha Example', 'admin', 'expense.create', 'expense', '01987a45-a517-74e7-b9ac-df7f14d884a2', '01987a45-a517-76d7-994d-a900adf83607', NULL, '{"_id": "01987a45-a517-74e7-b9ac-df7f14d884a2", "date": "2025-08-05", "year": 2025, "month": 8, "amount": 1041, "ledger": "01a20e3a-8c77-729e-a841-161cdb669e6a", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-08-05T12:47:21.367Z", "updatedAt": "2025-08-05T12:47:21.367Z", "voucherNo": "V2025-26/0012", "ledgerName": "Electricity"}'),
  ('0198adb9-bb13-7303-9a1d-fb5a6aae755d', '2025-08-15 12:34:47.187+00', '01a20e3a-8c01-7035-9ff9-b6bbad9e72a9', 'Hina Sample', 'hr', 'fee.record', 'receipt', '0198adb9-bb13-7151-95cf-f4fdccba5190', '0198adb9-bb13-703b-b333-506739e4ac54', NULL, '{"_id": "0198adb9-bb13-7151-95cf-f4fdccba5190", "due": 0, "date": "2025-08-15", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 8, "course": "Data Analytics", "changed": false, "payMode": "Others", "payable": 31500, "student": "01976d38-7d5f-7284-8243-fcb35e0d80e5", "version": 1, "issuedOn": "2025-08-15", "receiptNo": "2025-26/000004"}'),
  ('0198b7a5-65f9-725d-9b0f-87dbb5b9af02', '2025-08-17 10:48:46.841+00', '01a20e3a-8b37-764a-a5dc-c55e038dc618', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20e3a-8ba8-706c-b66a-85ffad069c74', '0198b7a5-65f9-777e-99b0-8073986b5b3a', NULL, '{"_id": "01a20e3a-8ba8-706c-b66a-85ffad069c74", "room": "Lab 1", "bCode": "HT-2509", "bTime": "15:00 to 17:00", "seats": 1, "endDate": "2025-11-07", "trainer": "Binod Example", "version": 1, "sessions": [{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 5}], "startDate": "2025-09-07", "courseName": "Hindi Typing"}'),
  ('0198d1be-32ac-70f3-907a-d892a58d001f', '2025-08-22 12:25:59.724+00', '01a20e3a-8c02-7746-a648-54dadb0d3565', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '0198d1be-32ac-741d-b2df-c763096edd21', '0198d1be-32ac-711b-b599-c86c3670666a', NULL, '{"_id": "0198d1be-32ac-741d-b2df-c763096edd21", "due": 0, "date": "2025-08-21", "paid": 11000, "year": 2025, "bCode": "GD-2507", "month": 8, "course": "Graphic Design", "changed": false, "payMode": "Online", "payable": 22000, "student": "0198305a-7b46-72b2-b359-e0b7c37d1ee3", "version": 1, "issuedOn": "2025-08-22", "receiptNo": "2025-26/000005"}'),
  ('019904aa-7eb6-76b0-af93-6a053ed6c004', '2025-09-01 09:45:06.486+00', '01a20e3a-8b37-764a-a5dc-c1b29d599353', 'Asha Example', 'admin', 'expense.create', 'expense', '019904aa-7eb6-72cb-a31e-77ca2bf2564d', '019904aa-7eb6-736c-adb4-424040ce3523', NULL, '{"_id": "019904aa-7eb6-72cb-a31e-77ca2bf2564d", "date": "2025-09-01", "year": 2025, "month": 9, "amount": 6144, "ledger": "01a20e3a-8c77-729e-a841-0c316f5ead69", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-09-01T09:45:06.486Z", "updatedAt": "2025-09-01T09:45:06.486Z", "voucherNo": "V2025-26/0013", "ledgerName": "Salaries"}'),
  ('01990a07-c598-747c-bcce-1b6268938fdb', '2025-09-02 10:45:05.56+00', '01a20e3a-8b37-764a-a5dc-c1b29d599353', 'Asha Example', 'admin', 'expense.create', 'expense', '01990a07-c598-7442-ae3c-5a08615db566', '01990a07-c598-760c-ac7c-58dd377ea2ff', NULL, '{"_id": "01990a07-c598-7442-ae3c-5a08615db566", "date": "2025-09-02", "year": 2025, "month": 9, "amount": 3413, "ledger": "01a20e3a-8c77-729e-a841-1172d4ecdd93", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-09-02T10:45:05.560Z", "updatedAt": "2025-09-02T10:45:05.560Z", "voucherNo": "V2025-26/0014", "ledgerName": "Rent"}'),
  ('01990f32-eeb0-71a1-a120-e04e709a6bd4', '2025-09-03 10:50:20.208+00', '01a20e3a-8b37-764a-a5dc-c1b29d599353', 'Asha Example', 'admin', 'expense.create', 'expense', '01990f32-eeb0-7727-9ec8-84c6081f3daf', '01990f32-eeb0-75de-a5e4-804f9b15fd5c', NULL, '{"_id": "01990f32-eeb0-7727-9ec8-84c6081f3daf", "date": "2025-09-03", "year": 2025, "month": 9, "amount": 819, "ledger": "01a20e3a-8c77-729e-a841-161cdb669e6a", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-09-03T10:50:20.208Z", "updatedAt": "2025-09-03T10:50:20.208Z", "voucherNo": "V2025-26/0015", "ledgerName": "Electricity"}'),
  ('0199291d-4815-76e9-9530-a4cd2a920253', '2025-09-08 11:36:48.917+00', '01a20e3a-8b37-764a-a5dc-c1b29d599353', 'Asha Example', 'admin', 'expense.create', 'expense', '0199291d-4815-7788-8a79-685a19b88a41', '0199291d-4815-72d0-8e63-5e3ce62e90fe', NULL, '{"_id": "0199291d-4815-7788-8a79-685a19b88a41", "date": "2025-09-08", "year": 2025, "month": 9, "amount": 273, "ledger": "01a20e3a-8c77-729e-a841-1a21682c9ea3", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-09-08T11:36:48.917Z", "updatedAt": "2025-09-08T11:36:48.917Z", "voucherNo": "V2025-26/0016", "ledgerName": "Internet"}'),
  ('01993c60-445a-732c-89a8-49868b28c805', '2025-09-12 05:22:45.978+00', '01a20e3a-8b37-764a-a5dc-c55e038dc618', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20e3a-8ba8-706c-b66a-8b49bbcac616', '01993c60-445a-715a-9cce-9bf4dae693c5', NULL, '{"_id": "01a20e3a-8ba8-706c-b66a-8b49bbcac616", "room": "Lab 2", "bCode": "FR-2510", "bTime": "15:00 to 17:00", "seats": 1, "endDate": "2026-02-03", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "17:00", "start": "15:00", "weekday": 2}, {"end": "17:00", "start": "15:00", "weekday": 4}, {"end": "17:00", "start": "15:00", "weekday": 6}], "startDate": "2025-10-03", "courseName": "Français des affaires"}'),
  ('01994735-b681-7277-bd50-57c9c0a63a5c', '2025-09-14 07:52:06.529+00', '01a20e3a-8b37-764a-a5dc-c55e038dc618', 'Hari Example', 'hr', 'fee.record', 'receipt', '01994735-b681-724b-b7b6-e3fd12e5396d', '01994735-b681-74b0-a912-67f609b6dfd2', NULL, '{"_id": "01994735-b681-724b-b7b6-e3fd12e5396d", "due": 0, "date": "2025-09-14", "paid": 15000, "year": 2025, "bCode": "DM-2508", "month": 9, "course": "Digital Marketing", "changed": false, "payMode": "Cash", "payable": 15000, "student": "0199483e-e8b1-7440-b439-5e59d7008e6b", "version": 1, "issuedOn": "2025-09-14", "receiptNo": "2025-26/000006"}'),
  ('0199483e-e8b1-7133-9ae8-e6141eb0aaf3', '2025-09-14 12:41:46.417+00', '01a20e3a-8b37-764a-a5dc-c55e038dc618', 'Hari Example', 'hr', 'student.register', 'student', '0199483e-e8b1-7440-b439-5e59d7008e6b', '0199483e-e8b1-730f-b5d4-a1445c9387e3', NULL, '{"_id": "0199483e-e8b1-7440-b439-5e59d7008e6b", "fee": 15000, "mode": "online", "batch": "DM-2508", "course": "Digital Marketing", "status": "Active", "PaidFee": 0, "dueDate": "2025-10-19", "endDate": "2025-11-11", "version": 1, "TotalFee": 15000, "declared": null, "isPlaced": "placed", "cduration": "3 months", "PendingFee": 15000, "isCompleted": "yes", "joiningDate": "2025-09-14"}'),
  ('0199c7c0-0ba8-7281-b026-7bfa42b9e06c', '2025-10-09 06:54:35.944+00', '01a20e3a-8b37-764a-a5dc-c55e038dc618', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20e3a-8ba8-706c-b66a-8f00fee059af', '0199c7c0-0ba8-71f8-a820-694ac1ffa70f', NULL, '{"_id": "01a20e3a-8ba8-706c-b66a-8f00fee059af", "room": "Room 1", "bCode": "TALLY-2510", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-01-30", "trainer": "Dev Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}], "startDate": "2025-10-30", "courseName": "Tally with GST"}'),
  ('019a24d1-6480-7547-a24a-0fd60c7a08a3', '2025-10-27 08:38:13.888+00', '01a20e3a-8b37-764a-a5dc-c55e038dc618', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '019a24d1-6480-7657-989e-ef112febdc4e', '019a24d1-6480-76d9-bc55-6d3f9d419234', NULL, '{"_id": "019a24d1-6480-7657-989e-ef112febdc4e", "date": "2025-10-27", "mode": "offline", "year": 2025, "month": 10, "course": "Full Stack Web Development", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "nextCall": null, "Enquirymode": "offline"}'),
  ('019a24d1-6480-769f-b597-22690eb6ea19', '2025-10-27 08:38:13.888+00', '01a20e3a-8b37-764a-a5dc-c55e038dc618', 'Hari Example', 'hr', 'enquiry.status', 'enquiry', '019a24d1-6480-7657-989e-ef112febdc4e', '019a24d1-6480-7079-b443-6c2041df5488', '{"status": "Open"}', '{"status": "Pending"}'),
  ('019a3e0d-cbe7-7750-be03-16e1dd4c0efe', '2025-11-01 06:14:42.919+00', '01a20e3a-8b37-764a-a5dc-c1b29d599353', 'Asha Example', 'admin', 'expense.create', 'expense', '019a3e0d-cbe7-7614-9353-befed1a25366', '019a3e0d-cbe7-777b-8996-607431a7da7f', NULL, '{"_id": "019a3e0d-cbe7-7614-9353-befed1a25366", "date": "2025-11-01", "year": 2025, "month": 11, "amount": 1250, "ledger": "01a20e3a-8c77-729e-a841-1172d4ecdd93", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-11-01T06:14:42.919Z", "updatedAt": "2025-11-01T06:14:42.919Z", "voucherNo": "V2025-26/0017", "ledgerName": "Rent"}'),
  ('019a499b-18e8-7736-9f1d-8684d5e84e2a', '2025-11-03 12:04:52.584+00', '01a20e3a-8b37-764a-a5dc-c1b29d599353', 'Asha Example', 'admin', 'expense.create', 'expense', '019a499b-18e8-74c1-843e-a3302331db90', '019a499b-18e8-7365-8d8d-ef32921cfbd7', NULL, '{"_id": "019a499b-18e8-74c1-843e-a3302331db90", "date": "2025-11-03", "year": 2025, "month": 11, "amount": 2250, "ledger": "01a20e3a-8c77-729e-a841-0c316f5ead69", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-11-03T12:04:52.584Z", "updatedAt": "2025-11-03T12:04:52.584Z", "voucherNo": "V2025-26/0018", "ledgerName": "Salaries"}'),
  ('019a4dd1-d13d-7309-a70a-1a6e31d022ad', '2025-11-04 07:43:07.581+00', '01a20e3a-8b37-764a-a5dc-c55e038dc618', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20e3a-8ba9-707b-a139-1affd3dcbf58', '019a4dd1-d13d-752d-b8f2-f543ea1ff085', NULL, '{"_id": "01a20e3a-8ba9-707b-a139-1affd3dcbf58", "room": "Room 2", "bCode": "PY-2511", "bTime": "18:00 to 20:00", "seats": 1, "endDate": "2026-03-25", "trainer": "Esther Example", "version": 1, "sessions": [{"end": "20:00", "start": "18:00", "weekday": 1}, {"end": "20:00", "start": "18:00", "weekday": 3}, {"end": "20:00", "start": "18:00", "weekday": 5}], "startDate": "2025-11-25", "courseName": "Python Programming"}'),
  ('019a5870-be50-730d-9b77-4d32a3f3aa36', '2025-11-06 09:12:55.12+00', '01a20e3a-8b37-764a-a5dc-c1b29d599353', 'Asha Example', 'admin', 'expense.create', 'expense', '019a5870-be50-723b-8315-2c98da1ebb0f', '019a5870-be50-763c-8613-5cb828c07f50', NULL, '{"_id": "019a5870-be50-723b-8315-2c98da1ebb0f", "date": "2025-11-06", "year": 2025, "month": 11, "amount": 100, "ledger": "01a20e3a-8c77-729e-a841-1a21682c9ea3", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-11-06T09:12:55.120Z", "updatedAt": "2025-11-06T09:12:55.120Z", "voucherNo": "V2025-26/0019", "ledgerName": "Internet"}'),
  ('019a58cd-919f-75c9-a9ca-cb347f69fb88', '2025-11-06 10:54:18.527+00', '01a20e3a-8b37-764a-a5dc-c1b29d599353', 'Asha Example', 'admin', 'expense.create', 'expense', '019a58cd-919f-738e-9980-d82025b965e0', '019a58cd-919f-7287-afa4-74e3b2d050d5', NULL, '{"_id": "019a58cd-919f-738e-9980-d82025b965e0", "date": "2025-11-06", "year": 2025, "month": 11, "amount": 300, "ledger": "01a20e3a-8c77-729e-a841-161cdb669e6a", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-11-06T10:54:18.527Z", "updatedAt": "2025-11-06T10:54:18.527Z", "voucherNo": "V2025-26/0020", "ledgerName": "Electricity"}'),
  ('019acdcb-3f5e-7727-bc44-b32530c88fcf', '2025-11-29 04:07:20.67+00', '01a20e3a-8b37-764a-a5dc-c55e038dc618', 'Hari Example', 'hr', 'student.register', 'student', '019acdcb-3f5e-70e5-9699-3d744487e33c', '019acdcb-3f5e-7268-af4b-60ec2aa0f973', NULL, '{"_id": "019acdcb-3f5e-70e5-9699-3d744487e33c", "fee": 18000, "mode": "offline", "batch": "PY-2511", "course": "Python Programming", "status": "Active", "PaidFee": 0, "dueDate": "2026-01-03", "endDate": "2026-03-25", "version": 1, "TotalFee": 18000, "declared": null, "isPlaced": "notPlaced", "cduration": "4 months", "PendingFee": 18000, "isCompleted": "yes", "joiningDate": "2025-11-29"}'),
  ('019acefa-c7b2-7385-ab62-e6de3c51e379', '2025-11-29 09:38:52.978+00', '01a20e3a-8c01-7035-9ff9-b6bbad9e72a9', 'Hina Sample', 'hr', 'fee.record', 'receipt', '019acefa-c7b2-70c1-a126-21493a2e2b63', '019acefa-c7b2-74b1-b521-1082892d1709', NULL, '{"_id": "019acefa-c7b2-70c1-a126-21493a2e2b63", "due": 12000, "date": "2025-11-29", "paid": 6000, "year": 2025, "bCode": "PY-2511", "month": 11, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-70e5-9699-3d744487e33c", "version": 1, "issuedOn": "2025-11-29", "receiptNo": "2025-26/000007"}'),
  ('019ad88c-72fa-7397-9958-b5d9a1e29360', '2025-12-01 06:14:34.49+00', '01a20e3a-8b37-764a-a5dc-c55e038dc618', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20e3a-8ba9-707b-a139-1f09e9a98bf1', '019ad88c-72fa-745f-a88f-2eb8c1a74b9c', NULL, '{"_id": "01a20e3a-8ba9-707b-a139-1f09e9a98bf1", "room": "Lab 1", "bCode": "FSW-2512", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-08-22", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}], "startDate": "2025-12-22", "courseName": "Full Stack Web Development"}'),
  ('019b5e41-c6ac-730d-8453-6592b498036d', '2025-12-27 05:22:07.66+00', '01a20e3a-8b37-764a-a5dc-c55e038dc618', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20e3a-8ba9-707b-a139-234bbf2658fd', '019b5e41-c6ac-750f-9118-de0acb1ba187', NULL, '{"_id": "01a20e3a-8ba9-707b-a139-234bbf2658fd", "room": "Lab 2", "bCode": "DA-2601", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-07-17", "trainer": "Binod Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}], "startDate": "2026-01-17", "courseName": "Data Analytics"}'),
  ('019b7ce0-50eb-75f7-8649-f4824008b910', '2026-01-02 04:03:54.219+00', '01a20e3a-8c02-7746-a648-54dadb0d3565', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '019b7ce0-50eb-74e0-ba71-7979013a9dda', '019b7ce0-50eb-75d2-a7ab-9693247d8419', NULL, '{"_id": "019b7ce0-50eb-74e0-ba71-7979013a9dda", "due": 6000, "date": "2026-01-02", "paid": 6000, "year": 2026, "bCode": "PY-2511", "month": 1, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-70e5-9699-3d744487e33c", "version": 1, "issuedOn": "2026-01-02", "receiptNo": "2025-26/000008"}'),
  ('019b7d9a-7db3-7547-ace2-2d0c0e0c18ca', '2026-01-02 07:27:15.379+00', '01a20e3a-8b37-764a-a5dc-c1b29d599353', 'Asha Example', 'admin', 'expense.create', 'expense', '019b7d9a-7db3-72fc-a1b6-ff4e21b3684c', '019b7d9a-7db3-7592-b76a-68adc04a1f16', NULL, '{"_id": "019b7d9a-7db3-72fc-a1b6-ff4e21b3684c", "date": "2026-01-02", "year": 2026, "month": 1, "amount": 1076, "ledger": "01a20e3a-8c77-729e-a841-1172d4ecdd93", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2026-01-02T07:27:15.379Z", "updatedAt": "2026-01-02T07:27:15.379Z", "voucherNo": "V2025-26/0021", "ledgerName": "Rent"}'),
  ('019b92c8-7213-75e6-9641-b64888c02866', '2026-01-06 10:09:28.595+00', '01a20e3a-8b37-764a-a5dc-c1b29d599353', 'Asha Example', 'admin', 'expense.create', 'expense', '019b92c8-7213-77c7-87c0-ea390202b1cf', '019b92c8-7213-733e-b9ed-436a39064341', NULL, '{"_id": "019b92c8-7213-77c7-87c0-ea390202b1cf", "date": "2026-01-06", "year": 2026, "month": 1, "amount": 258, "ledger": "01a20e3a-8c77-729e-a841-161cdb669e6a", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2026-01-06T10:09:28.595Z", "updatedAt": "2026-01-06T10:09:28.595Z", "voucherNo": "V2025-26/0022", "ledgerName": "Electricity"}'),
  ('019b96c0-e9f1-72b3-a587-c3f2c596a091', '2026-01-07 04:39:43.857+00', '01a20e3a-8b37-764a-a5dc-c1b29d599353', 'Asha Example', 'admin', 'expense.create', 'expense', '019b96c0-e9f1-773a-87ad-0cb266308ae5', '019b96c0-e9f1-779d-a128-94f39120538b', NULL, '{"_id": "019b96c0-e9f1-773a-87ad-0cb266308ae5", "date": "2026-01-07", "year": 2026, "month": 1, "amount": 1938, "ledger": "01a20e3a-8c77-729e-a841-0c316f5ead69", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2026-01-07T04:39:43.857Z", "updatedAt": "2026-01-07T04:39:43.857Z", "voucherNo": "V2025-26/0023", "ledgerName": "Salaries"}'),
  ('019b9be6-f910-739d-ba8f-da464d273688', '2026-01-08 04:39:24.176+00', '01a20e3a-8b37-764a-a5dc-c1b29d599353', 'Asha Example', 'admin', 'expense.create', 'expense', '019b9be6-f910-75ba-a794-a2c20c80ce6b', '019b9be6-f910-745d-928c-fe8f7c2bc1e1', NULL, '{"_id": "019b9be6-f910-75ba-a794-a2c20c80ce6b", "date": "2026-01-08", "year": 2026, "month": 1, "amount": 86, "ledger": "01a20e3a-8c77-729e-a841-1a21682c9ea3", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2026-01-08T04:39:24.176Z", "updatedAt": "2026-01-08T04:39:24.176Z", "voucherNo": "V2025-26/0024", "ledgerName": "Internet"}'),
  ('019bea69-43a4-756d-94b4-aabe8d109978', '2026-01-23 10:32:05.796+00', '01a20e3a-8b37-764a-a5dc-c55e038dc618', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20e3a-8ba9-707b-a139-25774572a0b0', '019bea69-43a4-7735-ab90-9899ee3ca22f', NULL, '{"_id": "01a20e3a-8ba9-707b-a139-25774572a0b0", "room": "Room 1", "bCode": "GD-2602", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2026-07-13", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 5}], "startDate": "2026-02-13", "courseName": "Graphic Design"}'),
  ('019c1cef-33c4-7019-a283-79914de83c7a', '2026-02-02 05:59:24.356+00', '01a20e3a-8b37-764a-a5dc-c55e038dc618', 'Hari Example', 'hr', 'fee.record', 'receipt', '019c1cef-33c4-7565-8ae4-a862c43ae474', '019c1cef-33c4-7277-b6da-74599afc9ae5', NULL, '{"_id": "019c1cef-33c4-7565-8ae4-a862c43ae474", "due": 0, "date": "2026-02-02", "paid": 6000, "year": 2026, "bCode": "PY-2511", "month": 2, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-70e5-9699-3d744487e33c", "version": 1, "issuedOn": "2026-02-02", "receiptNo": "2025-26/000009"}'),
  ('019c31b6-9ffd-76ef-b6cc-2c85f42b35c2', '2026-02-06 06:49:38.045+00', '01a20e3a-8b37-764a-a5dc-c1b29d599353', 'Asha Example', 'admin', 'expense.create', 'expense', '019c31b6-9ffd-7108-96bb-f209889f2b1c', '019c31b6-9ffd-7701-bba4-0284b93b9f9f', NULL, '{"_id": "019c31b6-9ffd-7108-96bb-f209889f2b1c", "date": "2026-02-06", "year": 2026, "month": 2, "amount": 2457, "ledger": "01a20e3a-8c77-729e-a841-0c316f5ead69", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2026-02-06T06:49:38.045Z", "updatedAt": "2026-02-06T06:49:38.045Z", "voucherNo": "V2025-26/0025", "ledgerName": "Salaries"}'),
  ('019c369f-a274-7029-8055-622c0c7cef76', '2026-02-07 05:42:37.428+00', '01a20e3a-8b37-764a-a5dc-c1b29d599353', 'Asha Example', 'admin', 'expense.create', 'expense', '019c369f-a274-7147-b389-6eb10e2f3f2e', '019c369f-a274-73ed-9970-255e8a09b9c6', NULL, '{"_id": "019c369f-a274-7147-b389-6eb10e2f3f2e", "date": "2026-02-07", "year": 2026, "month": 2, "amount": 1365, "ledger": "01a20e3a-8c77-729e-a841-1172d4ecdd93", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2026-02-07T05:42:37.428Z", "updatedAt": "2026-02-07T05:42:37.428Z", "voucherNo": "V2025-26/0026", "ledgerName": "Rent"}'),
  ('019c411e-2084-754e-87cb-49ac9b50af23', '2026-02-09 06:36:59.396+00', '01a20e3a-8b37-764a-a5dc-c1b29d599353', 'Asha Example', 'admin', 'expense.create', 'expense', '019c411e-2084-770a-b145-86670dde3661', '019c411e-2084-7039-af35-2e1728053231', NULL, '{"_id": "019c411e-2084-770a-b145-86670dde3661", "date": "2026-02-09", "year": 2026, "month": 2, "amount": 327, "ledger": "01a20e3a-8c77-729e-a841-161cdb669e6a", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2026-02-09T06:36:59.396Z", "updatedAt": "2026-02-09T06:36:59.396Z", "voucherNo": "V2025-26/0027", "ledgerName": "Electricity"}'),
  ('019c423e-23a9-7648-84fa-d9c525481ff0', '2026-02-09 11:51:34.569+00', '01a20e3a-8b37-764a-a5dc-c1b29d599353', 'Asha Example', 'admin', 'expense.create', 'expense', '019c423e-23a9-72d4-bc40-c60fe1c6fe0c', '019c423e-23a9-75ed-8ef1-947ce8df86b2', NULL, '{"_id": "019c423e-23a9-72d4-bc40-c60fe1c6fe0c", "date": "2026-02-09", "year": 2026, "month": 2, "amount": 109, "ledger": "01a20e3a-8c77-729e-a841-1a21682c9ea3", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2026-02-09T11:51:34.569Z", "updatedAt": "2026-02-09T11:51:34.569Z", "voucherNo": "V2025-26/0028", "ledgerName": "Internet"}'),
  ('019c7004-9136-75a6-b30d-a0587abe96ec', '2026-02-18 09:11:13.462+00', '01a20e3a-8b37-764a-a5dc-c55e038dc618', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20e3a-8baa-7067-ade1-d4a9182255b1', '019c7004-9136-7300-83d4-8fa435700b5b', NULL, '{"_id": "01a20e3a-8baa-7067-ade1-d4a9182255b1", "room": "Room 2", "bCode": "DM-2603", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-06-11", "trainer": "Dev Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}], "startDate": "2026-03-11", "courseName": "Digital Marketing"}'),
  ('019cfa32-3a20-727f-9184-0f5548628de8', '2026-03-17 05:08:41.632+00', '01a20e3a-8b37-764a-a5dc-c55e038dc618', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20e3a-8baa-7067-ade1-db30037c1212', '019cfa32-3a20-7105-9a51-6cd24c35b0f6', NULL, '{"_id": "01a20e3a-8baa-7067-ade1-db30037c1212", "room": "Lab 1", "bCode": "HT-2604", "bTime": "10:00 to 12:00", "seats": 1, "endDate": "2026-06-07", "trainer": "Esther Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 5}], "startDate": "2026-04-07", "courseName": "Hindi Typing"}'),
  ('019d47ad-09b4-72e0-9c58-2ef8c7f32e77', '2026-04-01 06:13:35.796+00', '01976d38-7d5f-7284-8243-fcb35e0d80e5', '', 'student', 'project.add', 'project', '019d47ad-09b4-73ad-bc7d-a53b8a70eb7e', '019d47ad-09b4-7219-8495-5e7fb2894c12', NULL, '{"_id": "019d47ad-09b4-73ad-bc7d-a53b8a70eb7e", "student": "01976d38-7d5f-7284-8243-fcb35e0d80e5", "version": 1}'),
  ('019d805b-85ba-7416-81b4-abb62a344f90', '2026-04-12 06:22:54.906+00', '01a20e3a-8b37-764a-a5dc-c55e038dc618', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20e3a-8baa-7067-ade1-df373af5061b', '019d805b-85ba-7347-bf75-a74c0db15c31', NULL, '{"_id": "01a20e3a-8baa-7067-ade1-df373af5061b", "room": "Lab 2", "bCode": "FR-2605", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2026-09-03", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 5}], "startDate": "2026-05-03", "courseName": "Français des affaires"}'),
  ('019daf1c-ae23-76af-bac7-70cfc23fd22d', '2026-04-21 08:16:25.635+00', '01976d38-7d5f-7284-8243-fcb35e0d80e5', '', 'student', 'portfolio.add', 'portfolio', '019daf1c-ae23-77ef-b1e9-16422f5f080b', '019daf1c-ae23-70f2-8e8c-ff9ff84f572a', NULL, '{"_id": "019daf1c-ae23-77ef-b1e9-16422f5f080b", "student": "01976d38-7d5f-7284-8243-fcb35e0d80e5", "version": 1}'),
  ('019e0afc-7890-73b8-8cec-88c6bc9365ad', '2026-05-09 04:26:18.64+00', '01a20e3a-8b37-764a-a5dc-c55e038dc618', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20e3a-8baa-7067-ade1-e01c92027a2b', '019e0afc-7890-77e1-a501-02b85f6ff60b', NULL, '{"_id": "01a20e3a-8baa-7067-ade1-e01c92027a2b", "room": "Room 1", "bCode": "TALLY-2605", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-08-30", "trainer": "Binod Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}], "startDate": "2026-05-30", "courseName": "Tally with GST"}'),
  ('019e91fd-57b9-74b1-b864-03c9175a1de4', '2026-06-04 09:35:59.929+00', '01a20e3a-8b37-764a-a5dc-c55e038dc618', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20e3a-8bac-70e2-8f0b-981a9595c667', '019e91fd-57b9-7445-a8a0-605cc70c0aa5', NULL, '{"_id": "01a20e3a-8bac-70e2-8f0b-981a9595c667", "room": "Room 2", "bCode": "PY-2606", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2026-10-25", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 5}], "startDate": "2026-06-25", "courseName": "Python Programming"}'),
  ('019f1d81-7446-73b7-8e28-8222df16a494', '2026-07-01 11:47:31.014+00', '01a20e3a-8b37-764a-a5dc-c55e038dc618', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20e3a-8bad-71cb-9d6e-8223401ffeed', '019f1d81-7446-7797-86fc-f92c3f30ce32', NULL, '{"_id": "01a20e3a-8bad-71cb-9d6e-8223401ffeed", "room": "Lab 1", "bCode": "FSW-2607", "bTime": "10:00 to 12:00", "seats": 1, "endDate": null, "trainer": "Dev Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 5}], "startDate": "2026-07-22", "courseName": "Full Stack Web Development"}'),
  ('019f4660-91bf-729b-8c42-c12fc297fcc6', '2026-07-09 10:16:01.727+00', '01976d38-7d5f-7284-8243-fcb35e0d80e5', '', 'student', 'portfolio.add', 'portfolio', '019f4660-91bf-72c2-b670-9ad5243bc191', '019f4660-91bf-7109-9d36-e8dbcb0b05ac', NULL, '{"_id": "019f4660-91bf-72c2-b670-9ad5243bc191", "student": "01976d38-7d5f-7284-8243-fcb35e0d80e5", "version": 1}'),
  ('019fa230-ae6c-76ff-898d-52ed63ae7aef', '2026-07-27 06:08:47.212+00', '01a20e3a-8b37-764a-a5dc-c55e038dc618', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20e3a-8bad-71cb-9d6e-861f7fee5e2a', '019fa230-ae6c-7475-b349-6b136b746a0d', NULL, '{"_id": "01a20e3a-8bad-71cb-9d6e-861f7fee5e2a", "room": "Lab 2", "bCode": "DA-2608", "bTime": "10:00 to 12:00", "seats": 1, "endDate": "2027-02-17", "trainer": "Esther Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 6}], "startDate": "2026-08-17", "courseName": "Data Analytics"}'),
  ('01a02eaf-9c16-7375-93e1-a144744a4876', '2026-08-23 12:54:15.83+00', '01a20e3a-8b37-764a-a5dc-c55e038dc618', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20e3a-8bae-71eb-bc7e-dc1553bc2e5e', '01a02eaf-9c16-71fb-889c-a63df830828c', NULL, '{"_id": "01a20e3a-8bae-71eb-bc7e-dc1553bc2e5e", "room": "Room 1", "bCode": "GD-2609", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2027-02-13", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 5}], "startDate": "2026-09-13", "courseName": "Graphic Design"}'),
  ('01a0b40e-f07d-7442-a347-67c8aeb6a469', '2026-09-18 10:27:53.085+00', '01a20e3a-8b37-764a-a5dc-c55e038dc618', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20e3a-8bae-71eb-bc7e-e2463a7a4669', '01a0b40e-f07d-7550-9647-a06b7417271e', NULL, '{"_id": "01a20e3a-8bae-71eb-bc7e-e2463a7a4669", "room": "Room 2", "bCode": "DM-2610", "bTime": "12:30 to 14:30", "seats": 1, "endDate": null, "trainer": "Binod Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 5}], "startDate": "2026-10-09", "courseName": "Digital Marketing"}'),
  ('01a0d6d4-797a-704f-8e28-dd6439e5721e', '2026-09-25 04:30:44.09+00', '01976d38-7d5f-7284-8243-fcb35e0d80e5', '', 'student', 'project.add', 'project', '01a0d6d4-797a-7046-83c4-f9e3a2c6b446', '01a0d6d4-797a-737b-80a5-0c357fb4098c', NULL, '{"_id": "01a0d6d4-797a-7046-83c4-f9e3a2c6b446", "student": "01976d38-7d5f-7284-8243-fcb35e0d80e5", "version": 1}'),
  ('01a11b91-9b52-777d-9df7-d544331cee26', '2026-10-08 12:51:29.746+00', '01a20e3a-8b37-764a-a5dc-c55e038dc618', 'Hari Example', 'hr', 'student.register', 'student', '01a11b91-9b52-7587-b892-db1a405d3858', '01a11b91-9b52-707c-903a-a01b42cf00b5', NULL, '{"_id": "01a11b91-9b52-7587-b892-db1a405d3858", "fee": 13500, "mode": "offline", "batch": "DM-2610", "course": "Digital Marketing", "status": "Active", "PaidFee": 0, "dueDate": "2026-11-12", "endDate": null, "version": 1, "TotalFee": 13500, "declared": null, "isPlaced": "notPlaced", "cduration": "3 months", "PendingFee": 13500, "isCompleted": "no", "joiningDate": "2026-10-08"}'),
  ('01a13e7e-69d3-71ae-a63e-eedecda4ab6d', '2026-10-15 07:37:14.451+00', '01a20e3a-8b37-764a-a5dc-c55e038dc618', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20e3a-8bae-71eb-bc7e-e6ff5a16c034', '01a13e7e-69d3-7451-a400-28d7871c018e', NULL, '{"_id": "01a20e3a-8bae-71eb-bc7e-e6ff5a16c034", "room": "Lab 1", "bCode": "HT-2611", "bTime": "10:00 to 12:00", "seats": 1, "endDate": "2027-01-05", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 6}], "startDate": "2026-11-05", "courseName": "Hindi Typing"}'),
  ('01a19b44-4019-708c-90df-6b25ef19dc7f', '2026-11-02 07:58:23.769+00', '01a20e3a-8b37-764a-a5dc-c1b29d599353', 'Asha Example', 'admin', 'expense.create', 'expense', '01a19b44-4019-71eb-a9b5-5354715cb6f6', '01a19b44-4019-757d-8688-4d88a7d592e2', NULL, '{"_id": "01a19b44-4019-71eb-a9b5-5354715cb6f6", "date": "2026-11-02", "year": 2026, "month": 11, "amount": 221, "ledger": "01a20e3a-8c77-729e-a841-1172d4ecdd93", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2026-11-02T07:58:23.769Z", "updatedAt": "2026-11-02T07:58:23.769Z", "voucherNo": "V2026-27/0001", "ledgerName": "Rent"}'),
  ('01a19c3d-3bc5-72c6-af8f-6c2bd12fa63a', '2026-11-02 12:30:21.125+00', '01a20e3a-8b37-764a-a5dc-c1b29d599353', 'Asha Example', 'admin', 'expense.create', 'expense', '01a19c3d-3bc5-7496-90d8-7ba92298a0a2', '01a19c3d-3bc5-75be-be31-e716e5dbae65', NULL, '{"_id": "01a19c3d-3bc5-7496-90d8-7ba92298a0a2", "date": "2026-11-02", "year": 2026, "month": 11, "amount": 398, "ledger": "01a20e3a-8c77-729e-a841-0c316f5ead69", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2026-11-02T12:30:21.125Z", "updatedAt": "2026-11-02T12:30:21.125Z", "voucherNo": "V2026-27/0002", "ledgerName": "Salaries"}'),
  ('01a1a4b8-370c-7056-9314-f9b5414d94f2', '2026-11-04 04:01:38.572+00', '01a20e3a-8b37-764a-a5dc-c1b29d599353', 'Asha Example', 'admin', 'expense.create', 'expense', '01a1a4b8-370c-7498-82e2-943c6de4d843', '01a1a4b8-370c-77e9-9981-11c20cf044c7', NULL, '{"_id": "01a1a4b8-370c-7498-82e2-943c6de4d843", "date": "2026-11-04", "year": 2026, "month": 11, "amount": 53, "ledger": "01a20e3a-8c77-729e-a841-161cdb669e6a", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2026-11-04T04:01:38.572Z", "updatedAt": "2026-11-04T04:01:38.572Z", "voucherNo": "V2026-27/0003", "ledgerName": "Electricity"}'),
  ('01a1b03c-724d-7458-a487-d46583dedb7d', '2026-11-06 09:41:53.869+00', '01a20e3a-8b37-764a-a5dc-c55e038dc618', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b03c-724d-72e8-80ea-cff6ef1287b1', '01a1b03c-724d-762e-9ff9-c9d3b0952f51', NULL, '{"date": "2026-11-06", "absent": 1, "present": 0, "batchCode": "DM-2610"}'),
  ('01a1b03c-74c1-75b5-ba83-2635b19eff8e', '2026-11-06 09:41:54.497+00', '01a20e3a-8b37-764a-a5dc-c55e038dc618', 'Hari Example', 'hr', 'student.register', 'student', '01a1b03c-74c1-77ea-a971-90e98411c9e7', '01a1b03c-74c1-72ce-bf7e-ec7ab12651a0', NULL, '{"_id": "01a1b03c-74c1-77ea-a971-90e98411c9e7", "fee": 4050, "mode": "online", "batch": "HT-2611", "course": "Hindi Typing", "status": "Active", "PaidFee": 0, "dueDate": "2026-12-11", "endDate": null, "version": 1, "TotalFee": 4050, "declared": null, "isPlaced": "notPlaced", "cduration": "2 months", "PendingFee": 4050, "isCompleted": "no", "joiningDate": "2026-11-06"}'),
  ('01a1b0c9-1727-71aa-8eb2-45583e18d799', '2026-11-06 12:15:31.111+00', '01a20e3a-8b37-764a-a5dc-c55e038dc618', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b0c9-1727-7392-a16e-0b5ddc790a84', '01a1b0c9-1727-73d3-a050-69bb55413890', NULL, '{"date": "2026-11-06", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1b4a5-afa4-7263-af23-e242d3aa8a12', '2026-11-07 06:15:19.716+00', '01a20e3a-8b37-764a-a5dc-c1b29d599353', 'Asha Example', 'admin', 'student.disable', 'student', '01a11b91-9b52-7587-b892-db1a405d3858', '01a1b4a5-afa4-77d9-8466-5a6bbad64489', '{"status": "Active"}', '{"status": "Disable"}'),
  ('01a1b51d-6a8b-75d0-8cba-591fae4b44bc', '2026-11-07 08:26:06.347+00', '01a20e3a-8b37-764a-a5dc-c55e038dc618', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b51d-6a8b-76a6-b3a7-dbaf3603f197', '01a1b51d-6a8b-7562-8e53-0d05c9817a68', NULL, '{"date": "2026-11-07", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1be83-9230-72bc-ae5e-ea84e2d4bfe7', '2026-11-09 04:14:16.112+00', NULL, '', 'anyone', 'student.apply', 'student', '01a1be83-9230-7657-9608-16cf4bf1c157', '01a1be83-9230-722f-b943-5a23b3f2cc02', NULL, '{"_id": "01a1be83-9230-7657-9608-16cf4bf1c157", "fee": 16500, "mode": "offline", "batch": "FR-2612", "course": "Français des affaires", "status": "Pending", "PaidFee": 0, "dueDate": "2027-01-05", "endDate": null, "version": 1, "TotalFee": 0, "declared": {"fee": 16500, "Paidfee": 8250, "payMode": "Online"}, "isPlaced": "notPlaced", "cduration": "4 months", "PendingFee": 0, "isCompleted": "no", "joiningDate": "2026-12-01"}'),
  ('01a1c041-4eb3-7562-b7ff-e1cd7c8148a6', '2026-11-09 12:21:07.891+00', '01a20e3a-8b37-764a-a5dc-c55e038dc618', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1c041-4eb3-737e-ae5d-faa41a298789', '01a1c041-4eb3-7096-8bb1-03f2f33b3bae', NULL, '{"date": "2026-11-09", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1c057-66d2-700c-8de8-25a8823094ca', '2026-11-09 12:45:15.858+00', '01a20e3a-8b37-764a-a5dc-c1b29d599353', 'Asha Example', 'admin', 'expense.create', 'expense', '01a1c057-66d2-7698-a5c4-c4a18d625722', '01a1c057-66d2-77db-ade2-044974e989b9', NULL, '{"_id": "01a1c057-66d2-7698-a5c4-c4a18d625722", "date": "2026-11-09", "year": 2026, "month": 11, "amount": 17, "ledger": "01a20e3a-8c77-729e-a841-1a21682c9ea3", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2026-11-09T12:45:15.858Z", "updatedAt": "2026-11-09T12:45:15.858Z", "voucherNo": "V2026-27/0004", "ledgerName": "Internet"}'),
  ('01a1c432-5b10-73a1-b636-0136650b8ecb', '2026-11-10 06:43:16.88+00', '01a20e3a-8b37-764a-a5dc-c55e038dc618', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20e3a-8bae-71eb-bc7e-e99de86d276e', '01a1c432-5b10-73ca-97b4-e65f40ffb6a0', NULL, '{"_id": "01a20e3a-8bae-71eb-bc7e-e99de86d276e", "room": "Lab 2", "bCode": "FR-2612", "bTime": "15:00 to 17:00", "seats": 1, "endDate": null, "trainer": "Dev Example", "version": 1, "sessions": [{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 2}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 4}, {"end": "17:00", "start": "15:00", "weekday": 5}], "startDate": "2026-12-01", "courseName": "Français des affaires"}'),
  ('01a1c53b-8e49-7638-b76d-e4a2541d73fc', '2026-11-10 11:32:57.033+00', '01a20e3a-8b37-764a-a5dc-c55e038dc618', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1c53b-8e49-7524-b5d8-3cf66496424b', '01a1c53b-8e49-77d7-ac36-8512bef9f686', NULL, '{"date": "2026-11-10", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ca38-8fec-7073-a72d-2d7fb80da9e9', '2026-11-11 10:47:46.924+00', '01a20e3a-8b37-764a-a5dc-c55e038dc618', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ca38-8fec-76aa-a2b1-0d9664b30b00', '01a1ca38-8fec-73ec-bc04-a478b6f9ee46', NULL, '{"date": "2026-11-11", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ce42-8cd3-73af-adc5-178349c2502e', '2026-11-12 05:37:10.355+00', '01a20e3a-8b37-764a-a5dc-c55e038dc618', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ce42-8cd3-7547-9239-32233c1f749d', '01a1ce42-8cd3-722c-9d6f-b341d5f70375', NULL, '{"date": "2026-11-12", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1cf35-657d-7356-bb6f-4a7b94e51e75', '2026-11-12 10:02:25.533+00', '01a20e3a-8c01-7035-9ff9-b6bbad9e72a9', 'Hina Sample', 'hr', 'fee.record', 'receipt', '01a1cf35-657d-7568-a3dd-d2b7512c1b54', '01a1cf35-657d-7178-af42-693b5d1981c5', NULL, '{"_id": "01a1cf35-657d-7568-a3dd-d2b7512c1b54", "due": 3050, "date": "2026-11-12", "paid": 1000, "year": 2026, "bCode": "HT-2611", "month": 11, "course": "Hindi Typing", "changed": false, "payMode": "Online", "payable": 4050, "student": "01a1b03c-74c1-77ea-a971-90e98411c9e7", "version": 1, "issuedOn": "2026-11-12", "receiptNo": "2026-27/000001"}'),
  ('01a1d445-07d9-73f2-8743-85eefa23e25a', '2026-11-13 09:37:36.217+00', '01a20e3a-8b37-764a-a5dc-c55e038dc618', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1d445-07d9-7367-8ada-abc84fc63953', '01a1d445-07d9-7316-b89e-203b0fd2c0b4', NULL, '{"date": "2026-11-13", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1d916-73a3-73a1-8288-0f57634fd718', '2026-11-14 08:04:49.699+00', '01a20e3a-8b37-764a-a5dc-c55e038dc618', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1d916-73a3-755f-92f9-31aa3294a699', '01a1d916-73a3-7626-95f2-76308a011126', NULL, '{"date": "2026-11-14", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1e402-4a37-72da-8988-35c1d03f8372', '2026-11-16 10:58:37.751+00', '01a20e3a-8b37-764a-a5dc-c55e038dc618', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1e402-4a37-76f5-97cd-61bf1c963895', '01a1e402-4a37-7347-aa7e-3fec506efa3f', NULL, '{"date": "2026-11-16", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1e95a-a683-7685-9735-168c859985f3', '2026-11-17 11:53:14.627+00', '01a20e3a-8b37-764a-a5dc-c55e038dc618', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1e95a-a683-7441-ac94-f77c0b7e8abf', '01a1e95a-a683-7112-8122-900dead48bf3', NULL, '{"date": "2026-11-17", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ee80-40dd-7074-8c9f-9a917f28c948', '2026-11-18 11:52:25.053+00', '01a20e3a-8b37-764a-a5dc-c55e038dc618', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ee80-40dd-775c-80a1-2f92850f4298', '01a1ee80-40dd-7793-82d2-50a5dc32759a', NULL, '{"date": "2026-11-18", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1f2a8-7850-72cb-b7b5-0ab395a1279a', '2026-11-19 07:14:49.552+00', '01a20e3a-8b37-764a-a5dc-c55e038dc618', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1f2a8-7850-76fb-b33c-c9911fbb623f', '01a1f2a8-7850-74a0-aa9c-34e6c115d029', NULL, '{"date": "2026-11-19", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1f8c0-38a9-70c2-bbd7-6addd8d7a718', '2026-11-20 11:38:29.417+00', '01a20e3a-8b37-764a-a5dc-c55e038dc618', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1f8c0-38a9-7256-a953-b148f00bc2b7', '01a1f8c0-38a9-743f-9fb5-e6c78a1ece33', NULL, '{"date": "2026-11-20", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1fb86-a83e-7338-a61b-8d0f9327bd7f', '2026-11-21 00:34:28.542+00', '01a20e3a-8b37-764a-a5dc-c55e038dc618', 'Hari Example', 'hr', 'student.register', 'student', '01a1fb86-a83e-71c6-bbb7-7ee728ccbd7f', '01a1fb86-a83e-743d-a8d2-33c62ed018ad', NULL, '{"_id": "01a1fb86-a83e-71c6-bbb7-7ee728ccbd7f", "fee": 4050, "mode": "offline", "batch": "HT-2611", "course": "Hindi Typing", "status": "Active", "PaidFee": 0, "dueDate": "2026-12-26", "endDate": null, "version": 1, "TotalFee": 4050, "declared": null, "isPlaced": "notPlaced", "cduration": "2 months", "PendingFee": 4050, "isCompleted": "no", "joiningDate": "2026-11-21"}'),
  ('01a20e3a-8b4c-733d-b381-d695047f8b92', '2026-11-21 04:30:00+00', NULL, '', 'system', 'institute.create', 'institute', '00000000-0000-0000-0000-000000000000', 'dump', NULL, '{"name": "Namuna Training Institute (demo)", "phone": "+91 55500 00000", "address": "1 Example Road, Example Nagar", "timeZone": "Asia/Kolkata", "selfRegistration": true}'),
  ('01a20e3a-8b62-76a0-a04c-299685dd7581', '2026-11-21 04:30:00+00', NULL, '', 'system', 'staff.create', 'account', '01a20e3a-8b37-764a-a5dc-c1b29d599353', 'dump', NULL, '{"id": "01a20e3a-8b37-764a-a5dc-c1b29d599353", "name": "Asha Example", "role": "admin", "email": "admin@example.com"}'),
  ('01a20e3a-8b64-76ae-b4d7-847f07765a69', '2026-11-21 04:30:00+00', NULL, '', 'system', 'staff.create', 'account', '01a20e3a-8b37-764a-a5dc-c55e038dc618', 'dump', NULL, '{"id": "01a20e3a-8b37-764a-a5dc-c55e038dc618", "name": "Hari Example", "role": "hr", "email": "hr@example.com"}'),
  ('01a20e3a-8cbe-70f8-ac75-c9ef6248ad89', '2026-11-21 04:30:00+00', '01a20e3a-8b37-764a-a5dc-c1b29d599353', 'Asha Example', 'admin', 'discount.give', 'student', '01a1b03c-74c1-77ea-a971-90e98411c9e7', 'dump', NULL, '{"amount": "500.00", "course": "Hindi Typing"}'),
  ('01a20e3a-8cd4-70d0-8bca-af4fc0c097aa', '2026-11-21 04:30:00+00', '01a20e3a-8b37-764a-a5dc-c1b29d599353', 'Asha Example', 'admin', 'refund.record', 'refund', '01a20e3a-8cc6-7747-9304-5e6350761291', 'dump', NULL, '{"_id": "01a20e3a-8cc6-7747-9304-5e6350761291", "date": "2026-11-21T00:00:00.000Z", "bCode": "HT-2611", "amount": "200.00", "course": "Hindi Typing", "payMode": "Cash", "student": "01a1b03c-74c1-77ea-a971-90e98411c9e7", "version": 1, "issuedOn": "2026-11-21T00:00:00.000Z", "refundNo": "R2026-27/0001", "enrolment": "01a1b03c-74c1-76c3-8b0c-1544bd4968e2", "paidAfter": "800.00", "paidBefore": "1000.00"}'),
  ('01a20e3a-8d8c-74d0-be4e-98f8007ee62e', '2026-11-21 04:30:00+00', NULL, '', 'system', 'student.update', 'student', '01976d38-7d5f-7284-8243-fcb35e0d80e5', 'dump', '{}', '{}');
insert into audit_link ("n", "entry_id", "entry_digest", "subject_id", "personal_fields", "personal_digests", "latest_at", "chained_at", "hash") overriding system value values
  ('1', '019583bb-5506-74d4-be90-66df177c4b7e', E'\\xe2298dd0ced1b952c1a6056cb4d5180fb878ea36eb74f7a1a946a409e358bfdf', NULL, '{}', E'\\x', '2025-03-11 05:44:07.174+00', '2026-11-21 04:30:00+00', E'\\xec7a17d368e7fa9bb201d19f0b9bc6bf63373b4090439de900bd1aec15f1da35'),
  ('10', '0195eaed-5b52-76ac-91cf-07b0d9250b74', E'\\x644d300fd288e17f91c6df797f43879d4c82aa830e57c5b7051e03e46a103285', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x3a89b50e4cad121dcd6fea74750797a88126d5fec721330797f174ed29476ee2'),
  ('100', '01a19c3d-3bc5-72c6-af8f-6c2bd12fa63a', E'\\xb770710aef9701dca3ce3d8d8436c27a029dcfef6136dcca9c9d3b31503f1324', NULL, '{}', E'\\x', '2026-11-02 12:30:21.125+00', '2026-11-21 04:30:00+00', E'\\x47b0715b38472a34ddb015fe385311603cd319e253875c22a65ae098e5aeee0c'),
  ('101', '01a1a4b8-370c-7056-9314-f9b5414d94f2', E'\\xa0d7a6321cdab178c7c7489c4d3b4ad2f0e3f79a8c359204120c00561e9084ed', NULL, '{}', E'\\x', '2026-11-04 04:01:38.572+00', '2026-11-21 04:30:00+00', E'\\x9421c20aceef512b6ffd9a07e5b1fc9a839715c08b9b66e12fdc3e3273e5d02a'),
  ('102', '01a1b03c-724d-7458-a487-d46583dedb7d', E'\\xfddc147ed41c2af31bda6c10dff1e4bac249b34991c439ab643e98fced75d7c4', NULL, '{}', E'\\x', '2026-11-06 09:41:53.869+00', '2026-11-21 04:30:00+00', E'\\x0db2908c38ffb450cd8c2bcdc12b307f101913429cd7f76ccf9517222dc300d3'),
  ('103', '01a1b03c-74c1-75b5-ba83-2635b19eff8e', E'\\x58702afe2ac9714495eb0e4914b28458a8da666ff03d5828d401b4122b513b1e', NULL, '{}', E'\\x', '2026-11-06 09:41:54.497+00', '2026-11-21 04:30:00+00', E'\\x0ad837507fea955f51e9f81ab8c6a2736198e779f0329ad9ad75688a9a5a421d'),
  ('104', '01a1b0c9-1727-71aa-8eb2-45583e18d799', E'\\x9d9654c6c9fcfca2f216436d2297dd3b7d82889644d66c197481cce12578bb7c', NULL, '{}', E'\\x', '2026-11-06 12:15:31.111+00', '2026-11-21 04:30:00+00', E'\\x925c937ec59e8d8d9d1087fbe98b3c1ad93a85a88199d306e2b9a7da0ffdfd51'),
  ('105', '01a1b4a5-afa4-7263-af23-e242d3aa8a12', E'\\xe9125373f1d02336e085d52491d4739817ba688df604b7d835960e26924ae48a', NULL, '{}', E'\\x', '2026-11-07 06:15:19.716+00', '2026-11-21 04:30:00+00', E'\\x285e323cdaf03fd5a14e4637f585dd8565440b078bae48b28e003ff377afc5df'),
  ('106', '01a1b51d-6a8b-75d0-8cba-591fae4b44bc', E'\\xf3bcc99247a9eeed5b21658f3f4f1669f780495f6be39d1e7c5154ba3ea8dfe4', NULL, '{}', E'\\x', '2026-11-07 08:26:06.347+00', '2026-11-21 04:30:00+00', E'\\xb3aa07687945e6045810f5fdaf8e1b2b26c67f4c768525d6bad7264b5182c82f'),
  ('107', '01a1be83-9230-72bc-ae5e-ea84e2d4bfe7', E'\\x091aeeae9b75dc457df676fcb582ce40f560470a1000037f14f9972d55004187', NULL, '{}', E'\\x', '2026-11-09 04:14:16.112+00', '2026-11-21 04:30:00+00', E'\\xd5da0919b56dc3ced87c3589c657bde6230721462e3c03f6698138ae3a642db4'),
  ('108', '01a1c041-4eb3-7562-b7ff-e1cd7c8148a6', E'\\xd50d71aa5efd957b42e97185489aab8848734195089dedc7ab6984707324ecb1', NULL, '{}', E'\\x', '2026-11-09 12:21:07.891+00', '2026-11-21 04:30:00+00', E'\\x4553fe982bd8dd1625d29e42d30b28d8fc4828141665d2ec456d07e32a73a379'),
  ('109', '01a1c057-66d2-700c-8de8-25a8823094ca', E'\\xb45db272b28d1ac1b29e044e18def661e99783f3b2f53e5be7fc79e42a50a7e8', NULL, '{}', E'\\x', '2026-11-09 12:45:15.858+00', '2026-11-21 04:30:00+00', E'\\x994eb9d0619ca59635534097fa157a903995342c8218737cee72413d9460b6b3'),
  ('11', '0195efe3-4389-7140-8411-08e22f8330e1', E'\\xd830eb52f1f5a1bd789cb91051feac6ae09995fb1c1d0ffa343a936811cb8580', NULL, '{}', E'\\x', '2025-04-01 05:46:43.465+00', '2026-11-21 04:30:00+00', E'\\x7aa9b43306227622d6b99f156615e2ad924394d6713b3736b96e30b00de36f79'),
  ('110', '01a1c432-5b10-73a1-b636-0136650b8ecb', E'\\x70f48b531fe0cb061e8c8f624faedf32bb6d14db4a2c210907c72188c51edeb7', NULL, '{}', E'\\x', '2026-11-10 06:43:16.88+00', '2026-11-21 04:30:00+00', E'\\xec997e0ec6b0f241bf6567e9868259e3cfd243ceba6ce861aa20c0b0a91d623a'),
  ('111', '01a1c53b-8e49-7638-b76d-e4a2541d73fc', E'\\x7d8d4f925a23bd3bc385461bbf38620c8840dcb78f43ce98460bd682980190c0', NULL, '{}', E'\\x', '2026-11-10 11:32:57.033+00', '2026-11-21 04:30:00+00', E'\\x832346af7f8b025f1199bd0b3585e3e4d2e9ae6c8aff2bb7c9febafcfa8db486'),
  ('112', '01a1ca38-8fec-7073-a72d-2d7fb80da9e9', E'\\xace3a28543b13100e33620cd42ce5660944df10542fc1beeef2ee928f8e1cf10', NULL, '{}', E'\\x', '2026-11-11 10:47:46.924+00', '2026-11-21 04:30:00+00', E'\\x97a31b7bcaaaba0c3fd5c5b598e292120fd812b9f640d9d68f97795e8d1810e1'),
  ('113', '01a1ce42-8cd3-73af-adc5-178349c2502e', E'\\xf17159fe9be19382c8feca22fc7c178995ad47a02d5ffc244857114e61de7ff5', NULL, '{}', E'\\x', '2026-11-12 05:37:10.355+00', '2026-11-21 04:30:00+00', E'\\xfe2fc3d2706b4aed50eaf9e79215bd83d4484415fd78150e76beb88c1b69d4bf'),
  ('114', '01a1cf35-657d-7356-bb6f-4a7b94e51e75', E'\\x495564dfe6c8c15166c18d3f2bf4e59650e66d0dc8ee87c8eab9fd38d969133f', NULL, '{}', E'\\x', '2026-11-12 10:02:25.533+00', '2026-11-21 04:30:00+00', E'\\x050732b61210301c6ad86f4252dc95539fce7f19004decea93c57f2914aed1d2'),
  ('115', '01a1d445-07d9-73f2-8743-85eefa23e25a', E'\\x96f1feca37f289cf0eebd3186c0c81033dfd967d3444863fbdea19809ec3c35d', NULL, '{}', E'\\x', '2026-11-13 09:37:36.217+00', '2026-11-21 04:30:00+00', E'\\xa3618d7fc14a84c4842e66aef3201072ee54f136171d40357e7ceec5e281f654'),
  ('116', '01a1d916-73a3-73a1-8288-0f57634fd718', E'\\xc9f7d9981c0239b172ffdf5601fb64b01dfff345f670983443b849e70f55a293', NULL, '{}', E'\\x', '2026-11-14 08:04:49.699+00', '2026-11-21 04:30:00+00', E'\\xc372c99a04ba8183e807d15fc2b423cd890f4e0d547ba966d1cacc25670acdf2'),
  ('117', '01a1e402-4a37-72da-8988-35c1d03f8372', E'\\x0da65d766e4d47156199806afdc9dbac4b91cc816d35ccc0539b501b7ecf9731', NULL, '{}', E'\\x', '2026-11-16 10:58:37.751+00', '2026-11-21 04:30:00+00', E'\\x100904ac9dfc017c5325fca0f8ab190f200328d85412d037e6aac57116a12ff1'),
  ('118', '01a1e95a-a683-7685-9735-168c859985f3', E'\\x1cc6c721a5c5276bd1842d343e82d9f6d5fc76d0e39e84bda4627602c9654932', NULL, '{}', E'\\x', '2026-11-17 11:53:14.627+00', '2026-11-21 04:30:00+00', E'\\xae11b0f0fb07ef3817eb39cb9535747149a8bcd8645c507e692b489a43886f64'),
  ('119', '01a1ee80-40dd-7074-8c9f-9a917f28c948', E'\\x8e3570497bcac6d791fac1ae6bcaaa20d495155ff8c73e16c3558438e644b412', NULL, '{}', E'\\x', '2026-11-18 11:52:25.053+00', '2026-11-21 04:30:00+00', E'\\xb1ce8f32eef7fa795fc9fb31af9eae3b3094028a554087b5ff7c28bdd4db2183'),
  ('12', '0195f066-eeb6-7134-8d82-b6910354f393', E'\\xf38b1beac304e3a5177d098fb81287a8ef020d01275984ec0fd4cfc7c4cf9c00', NULL, '{}', E'\\x', '2025-04-01 08:10:32.502+00', '2026-11-21 04:30:00+00', E'\\x952ffafdb78098ed5e8a562959ee4f6f05b457b192ffb7b852818d3243c22486'),
  ('120', '01a1f2a8-7850-72cb-b7b5-0ab395a1279a', E'\\x2567ac5de3166e06a7c94bd7b5f0f97dcd8b711bd42d13c487255a17ae26e289', NULL, '{}', E'\\x', '2026-11-19 07:14:49.552+00', '2026-11-21 04:30:00+00', E'\\xdf094ab526cc9de83771a8d0a26835121aa9f6d45ab41b767bfa8bf764a9a952'),
  ('121', '01a1f8c0-38a9-70c2-bbd7-6addd8d7a718', E'\\x069ed3d9e8460fa9cfce72008453c23590e9b41bc186a1485aeb3bac7969e1ca', NULL, '{}', E'\\x', '2026-11-20 11:38:29.417+00', '2026-11-21 04:30:00+00', E'\\x137efb228b953619447361fd48ce33e60a3d0abc026ce1a9444aee612d3ebacd'),
  ('122', '01a1fb86-a83e-7338-a61b-8d0f9327bd7f', E'\\xd170798752d6a2b4b7d38ba24f567411559be2cd554756f4fb4d615ccffc7ed9', NULL, '{}', E'\\x', '2026-11-21 00:34:28.542+00', '2026-11-21 04:30:00+00', E'\\x00208fa63fdb6c4793c05683596bf726a16bc82f7a8880531b2c3c59b4895823'),
  ('123', '01a20e3a-8b4c-733d-b381-d695047f8b92', E'\\x9da36a09cc4c5ed947cadf28100212765811cd1dde34ba33f4cdee6e4b91d482', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\xef96853ff2581509e409202209b4addf4bdcbf4e95efe968da38f45712e818dc'),
  ('124', '01a20e3a-8b62-76a0-a04c-299685dd7581', E'\\xda4cc191a96bc43838ce37599171c8bbf19fb622b44d6ce92bb8146c8b29ab70', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\x02fb9393419a74c8140070c7466da11c9b5b7b449fbda06d4eb7989894268946'),
  ('125', '01a20e3a-8b64-76ae-b4d7-847f07765a69', E'\\xe83dce15fd99ee0c161bf9c9351657166926c64126e70ecee392d6c2da76a288', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\x571697b976eeab9c85b5ee2cb1c12a45459a5f5d7b4e9ab71d1c26ecdc5db939'),
  ('126', '01a20e3a-8cbe-70f8-ac75-c9ef6248ad89', E'\\x8666f5b8c2d65b7d36efb281cb52c207f83047823475a1ee17cca7790b5179b2', '01a1b03c-74c1-77ea-a971-90e98411c9e7', '{reason}', E'\\xe75307e20c0c98d18edd826997fa7d964e1ef2805658f0fd8817069890ca9fa2', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\xda4a52394112873cc377fac3508ac2e7113943e0ca72abe376ceb9833dacfbae'),
  ('127', '01a20e3a-8cd4-70d0-8bca-af4fc0c097aa', E'\\x1856053abb2140a8324cdc6f1ab45e8daeb26ebce72e86c5d424b9cc4bec54e6', '01a1b03c-74c1-77ea-a971-90e98411c9e7', '{reason}', E'\\xc9ef2cb5031de3c332abe9d7ae169bacb08eb30cbff5fd0e59c1e1bb49ea43b0', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\xa467a7f5cbec9147bbe70ba5699b1262b33d32885c0c8953d38426d6f1e646cc'),
  ('13', '0195f0f8-846c-70a7-aaa4-46db0c226863', E'\\x85eefd451c5d45c605bdc2df4f65c755ca2bb9781d963df1b6734f58f2ff2685', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x75ec53eb92970cf9bac7bb1bb2179f5c81aba00aaac6eb668888aa4f54c845c2'),
  ('14', '0195f0f8-846c-70fb-b1ea-7404e3e9ec54', E'\\x28588e24f9b0cbbadedd49a528593276da33ca966023dff02748003815685e13', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x18f66159967247bbbabcd0d5692e0eb0de1486468b9d554bd7991d6ba9007106'),
  ('15', '0195f0f8-846c-7198-a292-2366aa36cf14', E'\\x9261a7fb7b6cdbfe1931cc8c3480ef3a600b52a31d24233c222b1746c5c31865', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x7e0068a8dde6c07a8feb83bdd70e50a7e903542c5e0a4ca791db977bc92f2fb0'),
  ('16', '0195f0f8-846c-71f6-a6df-4fb163b55b3b', E'\\x71101e0d75f1ba09c955c16cccd9e8a1a23eee7debe7cd918089989f75d5ab75', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x23d99b33744d2a77de4b9c79d08d327798972159e800b7454c02df5be1639f9a'),
  ('17', '0195f0f8-846c-7245-a83b-4c9edee12f10', E'\\x431f835ef8bb6df72d0657e85a24534dcf212ee3da8f592c741184260d0e983d', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x930a34feae0d7297c5ef10f7c9f8c9c7af8cc1bc126ef1264a801cb063213288'),
  ('18', '0195f0f8-846c-7347-af2c-6c72016b4b2c', E'\\xb6c49ecbac3996d6dafa12141b4272bd923b8b06cd2af91aa227bbc096d8f007', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\xe4fe829e3f8f37b666b531084505be28c2d8ccdb837e1987479c943f3cef1350'),
  ('19', '0195f0f8-846c-73d8-b4b2-6229e7b99389', E'\\xfd17ee8e7401095cf57a6ce21729963b069be9d4050633d8b719b9dece14575c', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\xa696813e5f009d297c239d523ec702d6ba936df3a204ea3c6b1422ef046f9189'),
  ('2', '0195eaed-5b52-70ba-96cd-7a54a07484f7', E'\\x8c7988ef71199d8d8cfd16c4ad93464e2556f2a3821120aebf74248ea2df26b3', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x08bdc0c7f1aee3ec2c732f2c1583a1b52109e4bda4ab6f37ef780d680d3eb94b'),
  ('20', '0195f0f8-846c-7413-b006-0a74b221829e', E'\\xf80e8efc6af6e72cdf9604252fd3b79ba29cbf4264ef477e7393f7ba39f59cf9', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x6d7ed4721c12f71fac17f094b99f2a7bc4c7d330650801dbfd1c7ee10322d300'),
  ('21', '0195f143-5a97-7288-8939-57e14b52d25e', E'\\xd0cd89fbfd1ba5de230014d380fd24d011c168be14394284a293e983373306e7', NULL, '{}', E'\\x', '2025-04-01 12:11:18.039+00', '2026-11-21 04:30:00+00', E'\\x038fe0c7ba84dd292b39ae284102e50cf7b5590db2f27ef8664090a51a40c525'),
  ('22', '0195f16e-4e64-766c-bd3e-1cec19490b04', E'\\xb762870aaf30164c48b3bfc0410cc2f974596d566f3d35b3e02259c61dea0805', NULL, '{}', E'\\x', '2025-04-01 12:58:12.964+00', '2026-11-21 04:30:00+00', E'\\x7ccbdf1537ccd2f9466938193a73f0712899e6c2e1ae11a9613a450523f8cfb5'),
  ('23', '01960aa5-c6f2-7668-9951-d2236f6d55b1', E'\\x765c3347c1a6c6f12a449ea5efdd751c879a92db01e64d91a1669a1327c2d64c', NULL, '{}', E'\\x', '2025-04-06 10:29:18.706+00', '2026-11-21 04:30:00+00', E'\\x4ca1a7ae67341b3a76633bf7683b99b65f36589a01ce93210a1d9b19f7f44732'),
  ('24', '01962e07-dbf7-751f-9a14-235bd3bac9c6', E'\\x931a3ad09fdd4610b6155f18edb06d8345625f098fcf1921727c4dbd26a27a47', NULL, '{}', E'\\x', '2025-04-13 07:23:09.175+00', '2026-11-21 04:30:00+00', E'\\xc2bca356f328125ac93f0428e8be280962c2db3e3afd91bb679da4bc53cd169e'),
  ('25', '01965222-1b54-7107-a5fc-d326b3ddbee4', E'\\xcef0ba3f5559c9df974c1c98adc7d1c61c2470ffaf21739c852814761543f603', NULL, '{}', E'\\x', '2025-04-20 07:38:09.108+00', '2026-11-21 04:30:00+00', E'\\x706e86c67aba4acd925654eb1a08459b49460ab0f0461a3c1c971a7ece48ec0f'),
  ('26', '0196952d-9296-7559-9d24-59d6be1f5c4d', E'\\xbda538bdc62ed3ed273f56a41b646eec2a0b22a4674a8fec27c442c3b8de77e7', NULL, '{}', E'\\x', '2025-05-03 08:05:14.006+00', '2026-11-21 04:30:00+00', E'\\x1c972eca3de079b7b4d0ba1eb398e67906e3c1b0d4dabd5ad2f911a7fef63a9f'),
  ('27', '01971baf-477f-767c-ba6a-1e6ceff40bf2', E'\\xc7f73aed99644f54a38c832518e776d484f1d6c9c2cb9a49c0e8273c172d2b07', NULL, '{}', E'\\x', '2025-05-29 10:56:01.407+00', '2026-11-21 04:30:00+00', E'\\x8819c4b228c616d01b3cabb16185745c960db9c2b1901e4c1fce10833c59d85a'),
  ('28', '01972f8c-001d-744c-a7f1-cea315c5feb9', E'\\x4c709a5154288fe499da438a0daa5480af98504f7d58e28e1a5e0cc75c73b52b', NULL, '{}', E'\\x', '2025-06-02 07:29:53.693+00', '2026-11-21 04:30:00+00', E'\\x7b01ddca214974f276ebb706cda89b1b32275673fe2e5b125c7038d140c88c29'),
  ('29', '019730ae-176e-7682-9cf3-d47403bb5731', E'\\x794e2ef694ad78ef9230f72721e7e36a6e2c8b5768cd58e1cb5b8c9386aee46c', NULL, '{}', E'\\x', '2025-06-02 12:46:45.102+00', '2026-11-21 04:30:00+00', E'\\x431479759e902af5a06b97f43086ec33f36cd0f25fb6e2a691bbb9e2a1356013'),
  ('3', '0195eaed-5b52-71e6-8d64-7deac6c13588', E'\\xaaf3175f53b0d7747fdfdbbf776323a0c5853d8417cbe56e9f82309d5441aa9e', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x5cc42589274b156b4961959777e840740a763d54aa9eb41d52af7818875612ad'),
  ('30', '01973f27-1abc-70ad-80a0-e1b29a90ea86', E'\\x9dd510e0576cfcf17097422b28711a94c0b7b3b7e7d31008cb6eb94f0121ba9b', NULL, '{}', E'\\x', '2025-06-05 08:13:36.828+00', '2026-11-21 04:30:00+00', E'\\xc2e611db8d6a041c5e5b2ce866759e7ef66d877f4133944c95e39728c797dc63'),
  ('31', '01973f71-631b-7528-a751-f3733bee770e', E'\\xde62d79871b07b4843ea3e169110ee42c8e79bbff90135a195037004056a423f', NULL, '{}', E'\\x', '2025-06-05 09:34:45.019+00', '2026-11-21 04:30:00+00', E'\\xbeabd3a76592d13d0c3bc02ca341db6b49f76bf6f44b70175669c90b77ffb6bc'),
  ('32', '019744be-dbb1-74fe-8ea2-f5dd20b5abca', E'\\x662749365a4f9182245fd03433ff628def84d9e73b642fc44ca522bb29bcafc6', NULL, '{}', E'\\x', '2025-06-06 10:17:28.241+00', '2026-11-21 04:30:00+00', E'\\x95847f89bb074b60df2358ffe04b8836cd430a07060ad409f90eb88ec593ca7c'),
  ('33', '01976d38-7d5f-7097-ad91-2831fa0a425a', E'\\xd1be9cffd5266f7b449297dadc0d93a434cb4812497a13e30897cb4d97e37b1b', NULL, '{}', E'\\x', '2025-06-14 06:55:08.127+00', '2026-11-21 04:30:00+00', E'\\x44395132297e8b637c78d6af0ecc3c7559840107e4e7d3001bf8e95aad57c6a6'),
  ('34', '01976d38-7d5f-714a-bd1d-1945f8f25809', E'\\x3aff7e915ddf394bdeae2c18333c4747b87bc3b2fce8efb38d687a27694ca438', NULL, '{}', E'\\x', '2025-06-14 06:55:08.127+00', '2026-11-21 04:30:00+00', E'\\x1ed94ebe7842285c2894784a39b161f30e93eb523c5d0b9ada128b339011167f'),
  ('35', '01977d82-9bf0-769e-b98c-63f7cfa93a55', E'\\x3159eea24d0e56474497e3580c2206a6cf3139feb780769b584ebdf47b4f09bc', NULL, '{}', E'\\x', '2025-06-17 10:50:01.072+00', '2026-11-21 04:30:00+00', E'\\xfa16d5d82f4caffbd1fb47a89ae60f3c45f76cfaec9b9c3f2dc944c85d23bf20'),
  ('36', '0197a729-c8b5-711b-b873-d5df463296a6', E'\\x9641a7e0bfaa6a41a36bf63cc00d5ca1ac6e76d92f108266e443472675c6c070', NULL, '{}', E'\\x', '2025-06-25 12:57:02.901+00', '2026-11-21 04:30:00+00', E'\\x62db22d349653eb16a1d1ad6cd6de942e2a4174f69d6e5b3a07ad80389fb5770'),
  ('37', '0197cf00-2cf0-7619-ab9d-25d6db384cc6', E'\\x4dbf1824aae1e0a43f8e7957029e9fda08fcb803209ef420a97d6a98eb886430', NULL, '{}', E'\\x', '2025-07-03 06:36:24.688+00', '2026-11-21 04:30:00+00', E'\\xa94824223a77c4a9b1bbfe0c325071a6c467d7ca8d868c230d8c6febec775ba8'),
  ('38', '0197d3b1-cdf4-7320-8b24-3b01119a1f72', E'\\xc7b2542e18f5976637f2ebd8318181e3af3b5fd1de52b21440d275df2e44ed73', NULL, '{}', E'\\x', '2025-07-04 04:28:54.644+00', '2026-11-21 04:30:00+00', E'\\x8cbed14f97ae349cad41438defdfafebfc1edcc3fa56ce085d348d798bc1e0e9'),
  ('39', '0197d44b-78c3-756c-aae4-e43885df20fb', E'\\xe32907bbcded31aef8da2ff368c16db99e1a94677d88a00d55bb3664ad03d1bb', NULL, '{}', E'\\x', '2025-07-04 07:16:45.379+00', '2026-11-21 04:30:00+00', E'\\xd17570b0fc95403e6cfa65bb481255099bbd13b0c62e6203005bd2a0962d5742'),
  ('4', '0195eaed-5b52-7243-8914-6733700b8c90', E'\\x59998910965f08f669156ca501c873c3b97ec0fbf26ed69b13f55d60bba41fd2', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xf3a5ecf3568920d36db202e1f490482aec9d79b6606752de48b4ddffb2669146'),
  ('40', '0197e9a1-67f5-721e-b705-3913b902198b', E'\\x9795f94aa4f09f7360ac64d0e222d170fe3f3d3ca474943273fd348439b47d92', NULL, '{}', E'\\x', '2025-07-08 10:42:38.709+00', '2026-11-21 04:30:00+00', E'\\xcbec07403a9cedcc4a2022266c1e1ca0a69339cfd17ba20809b275fe2543216d'),
  ('41', '01980c8c-196a-7719-b4e7-09a3d0146389', E'\\xbaa8e6d3452cd41efe87f5afb4bfbb6e8abbe52c2fe29a8a97113655e69b4661', NULL, '{}', E'\\x', '2025-07-15 05:26:04.906+00', '2026-11-21 04:30:00+00', E'\\xd4f2b69389e452b81b53b78e995a5d265eaeda7da171a7b4d72ccd6ecae4fb79'),
  ('42', '01982b99-c49f-721d-a6f4-fda6b7176591', E'\\x686fb8acc53682d3b694302caf9bb214b378b3f673e1643cc542086b678da6dd', NULL, '{}', E'\\x', '2025-07-21 06:09:14.399+00', '2026-11-21 04:30:00+00', E'\\xb7e852ced5e3eefea4094d39653b7d97befec9b014b0fb9d90fc1965a317bc14'),
  ('43', '0198305a-7b46-7542-b746-f367022cadda', E'\\x4be1ed82b839871adb641bf56c600dd7e4cd4814c6dfe0a54a3fc0a6849bec69', NULL, '{}', E'\\x', '2025-07-22 04:18:12.934+00', '2026-11-21 04:30:00+00', E'\\x1eb80df217d56c454b2757bc3fdd448174c0b979a535627527c9d7231cc9bed9'),
  ('44', '01983ab5-5436-74c3-b216-ee6cc63f28c5', E'\\x77fb62e5bd5aee336d4b34bbacb71cbb15ca80bd92ccde5ef1052dea614be29d', NULL, '{}', E'\\x', '2025-07-24 04:33:38.87+00', '2026-11-21 04:30:00+00', E'\\x5ddc9c29494d224a75e6da9a0c8c6aa8a7e9b19c591e5824b32bc171357ed492'),
  ('45', '01984f40-d442-7123-af3a-7938ffc6f0bc', E'\\xd95b328f99a22ac64a4e08c916c8ff8b4b4d91f82fba1377edb1caea1c6d92c3', NULL, '{}', E'\\x', '2025-07-28 04:18:25.474+00', '2026-11-21 04:30:00+00', E'\\x90f38d9c4ba9955d39f95151f620a2b1c37fc05fb64c971c4a0d1df693a307b3'),
  ('46', '01985aa9-0953-7534-8be1-b7e7b00981bb', E'\\x42458e5e712715e7c2d516238b3100766bc9ac630eb712db559615b31305e83e', NULL, '{}', E'\\x', '2025-07-30 09:28:04.179+00', '2026-11-21 04:30:00+00', E'\\xa7dd78233f21a1f1d08a7f35e564d4a37165bbe4d7e1cdd7de46f3056fe0fe96'),
  ('47', '01986905-43a3-7111-ba75-51090140fb5e', E'\\xd551d21535242cca58b93ad80c7e0b5c6f7b3df967bfc1dce798a18a6faead9a', NULL, '{}', E'\\x', '2025-08-02 04:23:29.443+00', '2026-11-21 04:30:00+00', E'\\x5bb42ed96468148d83a4559479896d07b8182bcac843afd02fd8c4cc5e80fb4f'),
  ('48', '019873c7-c03e-735d-8262-44e41e9a2167', E'\\x934170f8f18abbae036cfc65b1a20c04d5f4d2e4a3dc54efbd36394616806a1e', NULL, '{}', E'\\x', '2025-08-04 06:32:07.486+00', '2026-11-21 04:30:00+00', E'\\x6c240f0534259915691562f97832ff69697d5d0c19b8828166271d2fc6adb43c'),
  ('49', '0198742d-391a-7058-893b-57ef47fca436', E'\\x0a1408926f35e888e195c4074f6b07a6a8e1443b90c6d55074e7e0a7f281ceff', NULL, '{}', E'\\x', '2025-08-04 08:22:57.562+00', '2026-11-21 04:30:00+00', E'\\x1217ad026ab15c552cfbde65113f96c3101f64c0c2c7e6fc9a0968205c4d6fa7'),
  ('5', '0195eaed-5b52-74f3-9f9a-bc3afe69d243', E'\\x9e5c80c4ab748f5f8840687f415db105208eeb656c6267549278591e06c4d302', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x99595ae0c9ac3c890f06a4d6e3a7e278998294b28a55bd93b64ea90a825eee18'),
  ('50', '01987a45-a517-75fd-ae86-c99ff87186f2', E'\\xd86e6937d82acf8c118e3ad7e7387909b7df86dd47c9789357093e270446f704', NULL, '{}', E'\\x', '2025-08-05 12:47:21.367+00', '2026-11-21 04:30:00+00', E'\\xab87c930a80d77d2d00ce8345f01a35ad0293b8e6d9579def90aad655e44be61'),
  ('51', '0198adb9-bb13-7303-9a1d-fb5a6aae755d', E'\\x745acadc929c5201620e8dc69cac8784b3d2305c61686796c5adf0c0687e3534', NULL, '{}', E'\\x', '2025-08-15 12:34:47.187+00', '2026-11-21 04:30:00+00', E'\\x672ddb237c88c624f5107ce4cf2e48b970aed8b0b50f88c0e9c148978b127461'),
  ('52', '0198b7a5-65f9-725d-9b0f-87dbb5b9af02', E'\\xc22be19d14fdfa7bb260ac6d35635ae2007d5233f44ddfde990367dfcaee728f', NULL, '{}', E'\\x', '2025-08-17 10:48:46.841+00', '2026-11-21 04:30:00+00', E'\\x4138843a5ead7d9ec9b25ea0052454e51b18462863df9a223411e3a3a70e2477'),
  ('53', '0198d1be-32ac-70f3-907a-d892a58d001f', E'\\xc638613e1237515882942d7c177459ab3dc35ac1af3878041c98f735323f6f6b', NULL, '{}', E'\\x', '2025-08-22 12:25:59.724+00', '2026-11-21 04:30:00+00', E'\\x9c5b3a419274e153ccb8adcbdafdb936df4ce443c9c6e6d2ec6eba03dacfdb70'),
  ('54', '019904aa-7eb6-76b0-af93-6a053ed6c004', E'\\x14e04dbdc06e74136423dcf761a521f3019b7ed2cb48b702bd8f03c0eb53d596', NULL, '{}', E'\\x', '2025-09-01 09:45:06.486+00', '2026-11-21 04:30:00+00', E'\\x03346de80d2fdc3976eaec589bdd3ce4bc46aa7eac4ee3456bd47e8bfb0a1b46'),
  ('55', '01990a07-c598-747c-bcce-1b6268938fdb', E'\\xece9613609c9af83e72c83d6831b248be86c00aae023a3beca4d9efe49e66d47', NULL, '{}', E'\\x', '2025-09-02 10:45:05.56+00', '2026-11-21 04:30:00+00', E'\\x0f78f1cbbb2e0deed4ab6d3f0eeac43981ccc8c0a6d0a34fedbc8790bb87b906'),
  ('56', '01990f32-eeb0-71a1-a120-e04e709a6bd4', E'\\x98e4ae14b6d3e75ecae1ab6cd33b3668334b337eaf5c698928f8b364bf933aaa', NULL, '{}', E'\\x', '2025-09-03 10:50:20.208+00', '2026-11-21 04:30:00+00', E'\\x5a0498d3c49f03cb810d7e510cd18d74fdee0fae07a9c9cce114eb88ed0d2ce9'),
  ('57', '0199291d-4815-76e9-9530-a4cd2a920253', E'\\x9b85fa540183c5747bf798ae51794b257a9bb8076bf5c0337473bbf06b8785b8', NULL, '{}', E'\\x', '2025-09-08 11:36:48.917+00', '2026-11-21 04:30:00+00', E'\\xfe44de7eec4d338fa4c5f1448a4e8c0fc614919173e09cee3efbf08d1f4a3526'),
  ('58', '01993c60-445a-732c-89a8-49868b28c805', E'\\x3019eaadded1d78f844f904af88cf7d7b7dc67224b4e5454973b29702d301536', NULL, '{}', E'\\x', '2025-09-12 05:22:45.978+00', '2026-11-21 04:30:00+00', E'\\xa432729a7a49faef487167febc63bcb3c4c4ffe7bbf5302a8ec2c9f8184cbc0e'),
  ('59', '01994735-b681-7277-bd50-57c9c0a63a5c', E'\\xdd726a711a678f915ba5eb2a0a132600cf6036f54a3fbe0218a8773bba68f139', NULL, '{}', E'\\x', '2025-09-14 07:52:06.529+00', '2026-11-21 04:30:00+00', E'\\xd246b816e3301a4c4bad6fa5ffd9429d292e6dcdab3e7b9e22a02a70b77cc6c2'),
  ('6', '0195eaed-5b52-74fe-bd7c-117631ad1903', E'\\x0a0dbb3c0d74a090e5de5002745924c30833605f6776cc937ab75ec576e19533', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x4f36bb3f8647b5ec0ea0e646862c2bdad013f2eb3bc603d05f3be4e2ea666156'),
  ('60', '0199483e-e8b1-7133-9ae8-e6141eb0aaf3', E'\\x13ad5d2dc4952fb8f232f8935c84f3d3fc21a741d1ce626a1f86f0ffc38de557', NULL, '{}', E'\\x', '2025-09-14 12:41:46.417+00', '2026-11-21 04:30:00+00', E'\\x45f9d7bce7d2bedcee328f6872dcde75e422551d102f1385ed0502906e7f6bf6'),
  ('61', '0199c7c0-0ba8-7281-b026-7bfa42b9e06c', E'\\x70e8e474a33cb484d7419875f6f7ef1f0fb9d045f1db6e8bf6fda4a116a5f96e', NULL, '{}', E'\\x', '2025-10-09 06:54:35.944+00', '2026-11-21 04:30:00+00', E'\\x756c197ea12300bc895fe2bd585de5e1444284bdbee8d66e5fec5a722be1397e'),
  ('62', '019a24d1-6480-7547-a24a-0fd60c7a08a3', E'\\xa88ddbd77c4210f3f4f1c4ad26e893b7876cf3c7c75712579c8b6f722007f711', NULL, '{}', E'\\x', '2025-10-27 08:38:13.888+00', '2026-11-21 04:30:00+00', E'\\xb3f3de5a4f6ca6be44ee3a7a47eb74128d91188d3e885717f18271c0df6a8fa5'),
  ('63', '019a24d1-6480-769f-b597-22690eb6ea19', E'\\xe48427da518569546311493e8bfbfa44139edba9459c6f967eb112f840c9b297', NULL, '{}', E'\\x', '2025-10-27 08:38:13.888+00', '2026-11-21 04:30:00+00', E'\\xac85c5bff4c5b7b9a3dc1db914f5d33aa505a11f97f5a6d4942f72c755a48e90'),
  ('64', '019a3e0d-cbe7-7750-be03-16e1dd4c0efe', E'\\x5f2574c6c2175e826903731f083d64f45cad5789cc575ad445cf00ba8fead3fd', NULL, '{}', E'\\x', '2025-11-01 06:14:42.919+00', '2026-11-21 04:30:00+00', E'\\xe30b8c56afbaef452474ed1f89e9b043658f31b376dd36d0049ebb0ceba5e2bb'),
  ('65', '019a499b-18e8-7736-9f1d-8684d5e84e2a', E'\\x8da17342f9a0bf63242a882dea98eeb022f710623f90452982d05641b4ed379f', NULL, '{}', E'\\x', '2025-11-03 12:04:52.584+00', '2026-11-21 04:30:00+00', E'\\x096e980a9522d04f82c62df635d5f196da01675d439a90e46e69181795edbf6f'),
  ('66', '019a4dd1-d13d-7309-a70a-1a6e31d022ad', E'\\x6f85898c9cb64aa8fd419bc8975e47a1f9b7b3b186329ce630f1c136091e43ce', NULL, '{}', E'\\x', '2025-11-04 07:43:07.581+00', '2026-11-21 04:30:00+00', E'\\x38a2fae88df75217246857816723e000f6e98fd1056076604214ae623de50319'),
  ('67', '019a5870-be50-730d-9b77-4d32a3f3aa36', E'\\xb335f25a63ffcb3917a1f3be08ad61f84911cfb8da57c5ac3e536e99a3dd4503', NULL, '{}', E'\\x', '2025-11-06 09:12:55.12+00', '2026-11-21 04:30:00+00', E'\\x876cff0f6dcd3918b24ec4585400ffee659ce3d8b93f0c92c626babde7608e5d'),
  ('68', '019a58cd-919f-75c9-a9ca-cb347f69fb88', E'\\x66f9c271be421ac673cdc205c239a34e1b4ec5fe2235a1f2fd7fc73e719d8406', NULL, '{}', E'\\x', '2025-11-06 10:54:18.527+00', '2026-11-21 04:30:00+00', E'\\x3b2af2409eb8f22d48673b0caadda1440358579480c1adb9bb7f7800b0766a8b'),
  ('69', '019acdcb-3f5e-7727-bc44-b32530c88fcf', E'\\x6c7f2a8fd16fc3af2051bf454e3d22abb9078bf8f965ec4d16a5df6cdf348cbe', NULL, '{}', E'\\x', '2025-11-29 04:07:20.67+00', '2026-11-21 04:30:00+00', E'\\x183c5c93724dc574e41b6e8861934a70fa18aec65611ae38c7193978a6b67e92'),
  ('7', '0195eaed-5b52-7521-9cbc-3dba0c852c6f', E'\\xec52961d4c92386b2d90080e3a14a7e67390f81981ded6e431780ac5780c0be8', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xb75618dbc02f216db15a165d7ddf294c4d6ae6cb9922c17f978f991f1f5ac95f'),
  ('70', '019acefa-c7b2-7385-ab62-e6de3c51e379', E'\\x92af7f6244cdde35074c3d33e85565b44461b608d630daa380e691e9f20ccafc', NULL, '{}', E'\\x', '2025-11-29 09:38:52.978+00', '2026-11-21 04:30:00+00', E'\\xbcb02d1e289752c4ed3e793d1637faaee254b9319c0bebd3141baf3b5d07bb9d'),
  ('71', '019ad88c-72fa-7397-9958-b5d9a1e29360', E'\\xc6fc93e3fa04d38334373aee2935c860ad162c2796468ed7c069f77ebef47562', NULL, '{}', E'\\x', '2025-12-01 06:14:34.49+00', '2026-11-21 04:30:00+00', E'\\xa47e90274b1fc80b4b359f8a76c8bca70a22a553cedb62e0cf2778dfe6620f7b'),
  ('72', '019b5e41-c6ac-730d-8453-6592b498036d', E'\\x95b44019805b5876edacdb225ba77f5d067465220e56c015e1f70727ff88bbe6', NULL, '{}', E'\\x', '2025-12-27 05:22:07.66+00', '2026-11-21 04:30:00+00', E'\\x17a373cb4770f28d5a7638071e8ceed840e57d63bad92a2fd7e16ae1a506274b'),
  ('73', '019b7ce0-50eb-75f7-8649-f4824008b910', E'\\x6509e3b7db7a89a2589d6a9be6fe40a46b4126808670a985d8eb2b7e5689e483', NULL, '{}', E'\\x', '2026-01-02 04:03:54.219+00', '2026-11-21 04:30:00+00', E'\\xf8ec9ed1e2b222c2832a4dd858452190fd89ebe1139e1c599add37a7d54d1d72'),
  ('74', '019b7d9a-7db3-7547-ace2-2d0c0e0c18ca', E'\\x16824d9645aa1cb9d8185f986c8c15da21d2a2b0ce47e1ccbfeaeee4847383a7', NULL, '{}', E'\\x', '2026-01-02 07:27:15.379+00', '2026-11-21 04:30:00+00', E'\\x8c5ccd1980d128bd0b846d8e4dead2b8cc8ee570945204b670cbc15a96d19070'),
  ('75', '019b92c8-7213-75e6-9641-b64888c02866', E'\\x5dcbf81defaf446775fd243b8e6a89e282d50859e3408ea431c3f522e4366c17', NULL, '{}', E'\\x', '2026-01-06 10:09:28.595+00', '2026-11-21 04:30:00+00', E'\\xda2871c67d56f69564069078a43030d079147898114ec980f5f8983eca55e83f'),
  ('76', '019b96c0-e9f1-72b3-a587-c3f2c596a091', E'\\xc34156793d22cc7127626ceab249c7dccf7ec39f50c91ad6465502d8fde9fae8', NULL, '{}', E'\\x', '2026-01-07 04:39:43.857+00', '2026-11-21 04:30:00+00', E'\\xad6a94d6b77d20d1e469f4602e4b88b8679686a480262f66c53a134ff2003150'),
  ('77', '019b9be6-f910-739d-ba8f-da464d273688', E'\\x9f32daf146bf91749008c033a01640d2e5f2d034313fd8d68dbae6ba89195016', NULL, '{}', E'\\x', '2026-01-08 04:39:24.176+00', '2026-11-21 04:30:00+00', E'\\xad38f3b353bf04cb964dcf6a020a76f834b5a6c38f0b4f8733e7b32e31859306'),
  ('78', '019bea69-43a4-756d-94b4-aabe8d109978', E'\\x45c9b9824e61ddead58faf02993a0ce3a0e3604e77e2d24d61ae7c78255250ef', NULL, '{}', E'\\x', '2026-01-23 10:32:05.796+00', '2026-11-21 04:30:00+00', E'\\x0bde35c3fd5d78d7afb8335c4da8bf7daf07076908ca6b70e071a0016517f4d9'),
  ('79', '019c1cef-33c4-7019-a283-79914de83c7a', E'\\x2041f93fcb23e3c47c64be41f4603e5f5b769487678adfad098bf6ffe3fc3567', NULL, '{}', E'\\x', '2026-02-02 05:59:24.356+00', '2026-11-21 04:30:00+00', E'\\xc40e61b7fc8748754011f58e4a9e65744981d50520bd05d068df52cf38194176'),
  ('8', '0195eaed-5b52-753e-b36f-b97ecfaf7251', E'\\x39468395422e679b1f3a613ae4bf58e55b66fd9aa76987a5844f79684082ad87', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x902dd432621292cd8a5ff558fcd24308873bd2f2dee10f16c120353bdd055d3b'),
  ('80', '019c31b6-9ffd-76ef-b6cc-2c85f42b35c2', E'\\x8d953ec01fc2e1303367864c26d80b5231e0017b1b70bae1ffde0a8ddbb59a22', NULL, '{}', E'\\x', '2026-02-06 06:49:38.045+00', '2026-11-21 04:30:00+00', E'\\x867e03dcc68bf386331d36bbf66e541a5ef919401cbd1a83f947e62257f4080f'),
  ('81', '019c369f-a274-7029-8055-622c0c7cef76', E'\\x82dfc3b71b47b650d385bd97625d1c7f521d2b64cd68b888ab405761b7c7492f', NULL, '{}', E'\\x', '2026-02-07 05:42:37.428+00', '2026-11-21 04:30:00+00', E'\\x1c037f80cd9b613fee20b860e0f9d0ddb7d707e4ba981fb083851cac6309315c'),
  ('82', '019c411e-2084-754e-87cb-49ac9b50af23', E'\\x5039d60fd644fff95052f5318e99e754afa14cee8c255ae27e67bde1932bc455', NULL, '{}', E'\\x', '2026-02-09 06:36:59.396+00', '2026-11-21 04:30:00+00', E'\\x7b7b05924314542674dc8194249eb85e121204e36de2b327016aefc8a3087aeb'),
  ('83', '019c423e-23a9-7648-84fa-d9c525481ff0', E'\\x97dbb216621c80e4f16d00e22e6c6792717c0803778eb0feba567ac1d76e71d9', NULL, '{}', E'\\x', '2026-02-09 11:51:34.569+00', '2026-11-21 04:30:00+00', E'\\x0dfcc8849b992c6917f6eb44a1c31d3a29588a7b7338c4aeedf96fc198074416'),
  ('84', '019c7004-9136-75a6-b30d-a0587abe96ec', E'\\x6039087751a18d00fe8af429be7fb9db6a1ad03f4f0ebe9ebc0281be0067d492', NULL, '{}', E'\\x', '2026-02-18 09:11:13.462+00', '2026-11-21 04:30:00+00', E'\\xc83d7b78ee11da0a2f7905b6ed52048bf8ff64668754222f0ebfa97907190656'),
  ('85', '019cfa32-3a20-727f-9184-0f5548628de8', E'\\x451475f9ae92f48bca3f4d14caf901c70f01a5de6d1f4c9db405a08750002ecf', NULL, '{}', E'\\x', '2026-03-17 05:08:41.632+00', '2026-11-21 04:30:00+00', E'\\x390c73a2c7eec2a52a75062c07fae9616645ab82caaa9eaa0efe514fa864a609'),
  ('86', '019d47ad-09b4-72e0-9c58-2ef8c7f32e77', E'\\x8e08c38fc09b6232853a09b95c4cd0600ff92823d8041d45f44b81a65678314e', NULL, '{}', E'\\x', '2026-04-01 06:13:35.796+00', '2026-11-21 04:30:00+00', E'\\xdae14eef4c24b737378f5666889f7b876ccdfd5327b4a9bb5a7dfcfe746b3520'),
  ('87', '019d805b-85ba-7416-81b4-abb62a344f90', E'\\x5b0e5457f1a7949df2df7b007ff2038839b1f86d02975fb0d78d0be6b26f5ca9', NULL, '{}', E'\\x', '2026-04-12 06:22:54.906+00', '2026-11-21 04:30:00+00', E'\\x80a4e65c9e072c2f89cf35f3c150b4c7292c5513b05a6708e6a9d53eb05de57c'),
  ('88', '019daf1c-ae23-76af-bac7-70cfc23fd22d', E'\\x7e780aee0b3233025f2b03ae33ab9cdd1b7e7efc86629e45e5968ead69b0072d', NULL, '{}', E'\\x', '2026-04-21 08:16:25.635+00', '2026-11-21 04:30:00+00', E'\\x66c6da320c1858aff81261e35741f333abb801a4a5263fa1cacad239b9ca45eb'),
  ('89', '019e0afc-7890-73b8-8cec-88c6bc9365ad', E'\\x0df3fc2a04d61c8ad9444c236282923108ef1d1c07abf45c960e28b561738ff7', NULL, '{}', E'\\x', '2026-05-09 04:26:18.64+00', '2026-11-21 04:30:00+00', E'\\xc97d2d02f0e8934997c2ccd49fedeb776e00f15ba7a927fa8e3c3e8aea10319e'),
  ('9', '0195eaed-5b52-7573-b31c-b5c5c83ad616', E'\\xe9c6c923c29bd98022346a27e0619992ac02b99f6fecc9d0f58be24d127587dc', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x74713cb037d80584a76fb3214ee43ece42d7916765f62002c952809f5fa3b688'),
  ('90', '019e91fd-57b9-74b1-b864-03c9175a1de4', E'\\x140872b04a8bc676d83bac45ce2cde21ca5aa5463fd3c6fc78c62b46e36a5c17', NULL, '{}', E'\\x', '2026-06-04 09:35:59.929+00', '2026-11-21 04:30:00+00', E'\\x7954d83f4afd9c3328386e081279c47baeafe2c6791da168d8f47b69aa3c5582'),
  ('91', '019f1d81-7446-73b7-8e28-8222df16a494', E'\\xc58cb8bf81050bf3238398f628f405d8b68a0270cdc77d4f9564a907539ebb5f', NULL, '{}', E'\\x', '2026-07-01 11:47:31.014+00', '2026-11-21 04:30:00+00', E'\\xf31221af9960610dab039f3c406ebae6db414dff021c71c25f008a9e761aa8a6'),
  ('92', '019f4660-91bf-729b-8c42-c12fc297fcc6', E'\\x35bb26fa3f7ff232cd300c3cd72ee18106c512baf820759e636edd8c047e0d6d', NULL, '{}', E'\\x', '2026-07-09 10:16:01.727+00', '2026-11-21 04:30:00+00', E'\\x1668f14313ab5e169a4ca79a39a7953206e17c3719b9f562b189b2ecd15999f2'),
  ('93', '019fa230-ae6c-76ff-898d-52ed63ae7aef', E'\\x846b7397d6c6c3dececc32e498a665d8df03fd7b8e6b4aac3d03bc923b941012', NULL, '{}', E'\\x', '2026-07-27 06:08:47.212+00', '2026-11-21 04:30:00+00', E'\\x9128d59ba6fc96cf9d98da5c25c663918e962bd35e31b15195e668fc973485d2'),
  ('94', '01a02eaf-9c16-7375-93e1-a144744a4876', E'\\x38f6f46643ec93ef5410c60090b7b0f9c2577393d6dd6e88e16f7ec234d85559', NULL, '{}', E'\\x', '2026-08-23 12:54:15.83+00', '2026-11-21 04:30:00+00', E'\\x952af8e7cf4d0ce0aaac53859f84c4fed36f3ea38f289d3924d652752778b5b8'),
  ('95', '01a0b40e-f07d-7442-a347-67c8aeb6a469', E'\\x493a0cab0164d39877315cd272093f71ee13bb0b249928ca5d7a4f3363c1e528', NULL, '{}', E'\\x', '2026-09-18 10:27:53.085+00', '2026-11-21 04:30:00+00', E'\\x60db3a43f183500226d639a692c466a6d68fa46d1f6823a174433e1c52670808'),
  ('96', '01a0d6d4-797a-704f-8e28-dd6439e5721e', E'\\xb67de032f6564f550d6012645b11c35000f5094e0423ae20ed4ac112fdb180fd', NULL, '{}', E'\\x', '2026-09-25 04:30:44.09+00', '2026-11-21 04:30:00+00', E'\\xe12cc154c850d7c69c0c9177d52c2d89a96aa876bb2e0b8b8d7e2771b2afb296'),
  ('97', '01a11b91-9b52-777d-9df7-d544331cee26', E'\\x769b626dfb7092f3afcb9323fef07181c08e2b8a0c5d8d6ce82f37cea1fc7c85', NULL, '{}', E'\\x', '2026-10-08 12:51:29.746+00', '2026-11-21 04:30:00+00', E'\\x62f9508c215a8c9f0ba7e6150d46b71190206b93362a7a2b946d46924a683a73'),
  ('98', '01a13e7e-69d3-71ae-a63e-eedecda4ab6d', E'\\x9647ef5156fc0de1c29f41b5820d431e253299acfa5dd10a27ded06d1a03dd55', NULL, '{}', E'\\x', '2026-10-15 07:37:14.451+00', '2026-11-21 04:30:00+00', E'\\xbbdab38ba932ed95f3b63c3e4c24c8bc6c80e69c95fc12a1ce9fed5238714d0f'),
  ('99', '01a19b44-4019-708c-90df-6b25ef19dc7f', E'\\xa9641f138fe9fc2dba3125ad42882ec58982aa8d7a5e4d62c6b0b437e0e7a002', NULL, '{}', E'\\x', '2026-11-02 07:58:23.769+00', '2026-11-21 04:30:00+00', E'\\x77cc66de249bb1bcc7299f671189aaa1db4913171b39ea84d891d261665cb539');
insert into audit_personal ("entry_id", "subject_id", "field", "before", "after", "salt") overriding system value values
  ('01a20e3a-8cbe-70f8-ac75-c9ef6248ad89', '01a1b03c-74c1-77ea-a971-90e98411c9e7', 'reason', NULL, '"Scholarship"', '317924bd-16e0-4693-a135-a10a47e814e4'),
  ('01a20e3a-8cd4-70d0-8bca-af4fc0c097aa', '01a1b03c-74c1-77ea-a971-90e98411c9e7', 'reason', NULL, '"Paid twice"', '29a32776-4f2f-43f1-9276-3f9a7662a192'),
  ('01a20e3a-8d8c-74d0-be4e-98f8007ee62e', '01976d38-7d5f-7284-8243-fcb35e0d80e5', 'degree', '"BCom"', '"BSc"', '2922a38d-638b-4a3f-bf0d-bf146794622a');
insert into audit_seal ("day", "n", "hash") overriding system value values
  ('2026-11-21', '127', E'\\xa467a7f5cbec9147bbe70ba5699b1262b33d32885c0c8953d38426d6f1e646cc');
insert into audit_unchained ("at", "entry_id") overriding system value values
  ('2026-11-21 04:30:00+00', '01a20e3a-8d8c-74d0-be4e-98f8007ee62e');
insert into backup_run ("id", "kind", "started_at", "seen_at", "finished_at", "place", "encrypted", "bytes", "reason") overriding system value values
  ('01a20e3a-8d58-764f-8d1c-42292281a09e', 'scheduled', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', 'office:/backup/example.tar.gz', 'false', '4096', NULL);
insert into batch ("id", "code", "code_key", "course_id", "time", "start_on", "end_on", "created_at", "version", "deleted_at", "trainer", "trainer_key", "room", "room_key", "sessions", "seats", "import_id") overriding system value values
  ('01a20e3a-8ba6-71ce-9df7-d6f6c8eddaaa', 'TALLY-2504', 'tally-2504', '01a20e3a-8ba2-71d1-a76a-d19198a17982', '15:00 to 17:00', '2025-04-01', '2025-07-01', '2025-03-11 05:44:07.174+00', '1', NULL, 'Anita Example', 'anita example', 'Room 1', 'room 1', '[{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 5}]', '1', NULL),
  ('01a20e3a-8ba7-76dd-99ea-735be75d8b04', 'PY-2504', 'py-2504', '01a20e3a-8ba2-71d1-a76a-d7dc0049a026', '08:00 to 10:00', '2025-04-27', '2025-08-27', '2025-04-06 10:29:18.706+00', '1', NULL, 'Binod Example', 'binod example', 'Room 2', 'room 2', '[{"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 6}]', '1', NULL),
  ('01a20e3a-8ba7-76dd-99ea-747f654aadac', 'FSW-2505', 'fsw-2505', '01a20e3a-8ba2-71d1-a76a-db6f662cd958', '12:30 to 14:30', '2025-05-24', '2026-01-24', '2025-05-03 08:05:14.006+00', '1', NULL, 'Chitra Example', 'chitra example', 'Lab 1', 'lab 1', '[{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}]', '1', NULL),
  ('01a20e3a-8ba7-76dd-99ea-7a2b6ae74422', 'DA-2506', 'da-2506', '01a20e3a-8ba2-71d1-a76a-dcff0b516358', '18:00 to 20:00', '2025-06-19', '2025-12-19', '2025-05-29 10:56:01.407+00', '1', NULL, 'Dev Example', 'dev example', 'Lab 2', 'lab 2', '[{"end": "20:00", "start": "18:00", "weekday": 1}, {"end": "20:00", "start": "18:00", "weekday": 3}, {"end": "20:00", "start": "18:00", "weekday": 5}]', '1', NULL),
  ('01a20e3a-8ba8-706c-b66a-7f2a03806067', 'GD-2507', 'gd-2507', '01a20e3a-8ba3-71a5-b3c1-c3335bc14582', '18:00 to 20:00', '2025-07-16', '2025-12-16', '2025-06-25 12:57:02.901+00', '1', NULL, 'Esther Example', 'esther example', 'Room 1', 'room 1', '[{"end": "20:00", "start": "18:00", "weekday": 2}, {"end": "20:00", "start": "18:00", "weekday": 4}, {"end": "20:00", "start": "18:00", "weekday": 6}]', '1', NULL),
  ('01a20e3a-8ba8-706c-b66a-828d7786a7b5', 'DM-2508', 'dm-2508', '01a20e3a-8ba3-71a5-b3c1-c4b197024163', '10:00 to 12:00', '2025-08-11', '2025-11-11', '2025-07-21 06:09:14.399+00', '1', NULL, 'Anita Example', 'anita example', 'Room 2', 'room 2', '[{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 5}]', '1', NULL),
  ('01a20e3a-8ba8-706c-b66a-85ffad069c74', 'HT-2509', 'ht-2509', '01a20e3a-8ba3-71a5-b3c1-c83fe0dca96c', '15:00 to 17:00', '2025-09-07', '2025-11-07', '2025-08-17 10:48:46.841+00', '1', NULL, 'Binod Example', 'binod example', 'Lab 1', 'lab 1', '[{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 5}]', '1', NULL),
  ('01a20e3a-8ba8-706c-b66a-8b49bbcac616', 'FR-2510', 'fr-2510', '01a20e3a-8ba3-71a5-b3c1-cf0fbb0cffb7', '15:00 to 17:00', '2025-10-03', '2026-02-03', '2025-09-12 05:22:45.978+00', '1', NULL, 'Chitra Example', 'chitra example', 'Lab 2', 'lab 2', '[{"end": "17:00", "start": "15:00", "weekday": 2}, {"end": "17:00", "start": "15:00", "weekday": 4}, {"end": "17:00", "start": "15:00", "weekday": 6}]', '1', NULL),
  ('01a20e3a-8ba8-706c-b66a-8f00fee059af', 'TALLY-2510', 'tally-2510', '01a20e3a-8ba2-71d1-a76a-d19198a17982', '12:30 to 14:30', '2025-10-30', '2026-01-30', '2025-10-09 06:54:35.944+00', '1', NULL, 'Dev Example', 'dev example', 'Room 1', 'room 1', '[{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}]', '1', NULL),
  ('01a20e3a-8ba9-707b-a139-1affd3dcbf58', 'PY-2511', 'py-2511', '01a20e3a-8ba2-71d1-a76a-d7dc0049a026', '18:00 to 20:00', '2025-11-25', '2026-03-25', '2025-11-04 07:43:07.581+00', '1', NULL, 'Esther Example', 'esther example', 'Room 2', 'room 2', '[{"end": "20:00", "start": "18:00", "weekday": 1}, {"end": "20:00", "start": "18:00", "weekday": 3}, {"end": "20:00", "start": "18:00", "weekday": 5}]', '1', NULL),
  ('01a20e3a-8ba9-707b-a139-1f09e9a98bf1', 'FSW-2512', 'fsw-2512', '01a20e3a-8ba2-71d1-a76a-db6f662cd958', '12:30 to 14:30', '2025-12-22', '2026-08-22', '2025-12-01 06:14:34.49+00', '1', NULL, 'Anita Example', 'anita example', 'Lab 1', 'lab 1', '[{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}]', '1', NULL),
  ('01a20e3a-8ba9-707b-a139-234bbf2658fd', 'DA-2601', 'da-2601', '01a20e3a-8ba2-71d1-a76a-dcff0b516358', '12:30 to 14:30', '2026-01-17', '2026-07-17', '2025-12-27 05:22:07.66+00', '1', NULL, 'Binod Example', 'binod example', 'Lab 2', 'lab 2', '[{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}]', '1', NULL),
  ('01a20e3a-8ba9-707b-a139-25774572a0b0', 'GD-2602', 'gd-2602', '01a20e3a-8ba3-71a5-b3c1-c3335bc14582', '08:00 to 10:00', '2026-02-13', '2026-07-13', '2026-01-23 10:32:05.796+00', '1', NULL, 'Chitra Example', 'chitra example', 'Room 1', 'room 1', '[{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 5}]', '1', NULL),
  ('01a20e3a-8baa-7067-ade1-d4a9182255b1', 'DM-2603', 'dm-2603', '01a20e3a-8ba3-71a5-b3c1-c4b197024163', '12:30 to 14:30', '2026-03-11', '2026-06-11', '2026-02-18 09:11:13.462+00', '1', NULL, 'Dev Example', 'dev example', 'Room 2', 'room 2', '[{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}]', '1', NULL),
  ('01a20e3a-8baa-7067-ade1-db30037c1212', 'HT-2604', 'ht-2604', '01a20e3a-8ba3-71a5-b3c1-c83fe0dca96c', '10:00 to 12:00', '2026-04-07', '2026-06-07', '2026-03-17 05:08:41.632+00', '1', NULL, 'Esther Example', 'esther example', 'Lab 1', 'lab 1', '[{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 5}]', '1', NULL),
  ('01a20e3a-8baa-7067-ade1-df373af5061b', 'FR-2605', 'fr-2605', '01a20e3a-8ba3-71a5-b3c1-cf0fbb0cffb7', '08:00 to 10:00', '2026-05-03', '2026-09-03', '2026-04-12 06:22:54.906+00', '1', NULL, 'Anita Example', 'anita example', 'Lab 2', 'lab 2', '[{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 5}]', '1', NULL),
  ('01a20e3a-8baa-7067-ade1-e01c92027a2b', 'TALLY-2605', 'tally-2605', '01a20e3a-8ba2-71d1-a76a-d19198a17982', '12:30 to 14:30', '2026-05-30', '2026-08-30', '2026-05-09 04:26:18.64+00', '1', NULL, 'Binod Example', 'binod example', 'Room 1', 'room 1', '[{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}]', '1', NULL),
  ('01a20e3a-8bac-70e2-8f0b-981a9595c667', 'PY-2606', 'py-2606', '01a20e3a-8ba2-71d1-a76a-d7dc0049a026', '08:00 to 10:00', '2026-06-25', '2026-10-25', '2026-06-04 09:35:59.929+00', '1', NULL, 'Chitra Example', 'chitra example', 'Room 2', 'room 2', '[{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 5}]', '1', NULL),
  ('01a20e3a-8bad-71cb-9d6e-8223401ffeed', 'FSW-2607', 'fsw-2607', '01a20e3a-8ba2-71d1-a76a-db6f662cd958', '10:00 to 12:00', '2026-07-22', NULL, '2026-07-01 11:47:31.014+00', '1', NULL, 'Dev Example', 'dev example', 'Lab 1', 'lab 1', '[{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 5}]', '1', NULL),
  ('01a20e3a-8bad-71cb-9d6e-861f7fee5e2a', 'DA-2608', 'da-2608', '01a20e3a-8ba2-71d1-a76a-dcff0b516358', '10:00 to 12:00', '2026-08-17', '2027-02-17', '2026-07-27 06:08:47.212+00', '1', NULL, 'Esther Example', 'esther example', 'Lab 2', 'lab 2', '[{"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 6}]', '1', NULL),
  ('01a20e3a-8bae-71eb-bc7e-dc1553bc2e5e', 'GD-2609', 'gd-2609', '01a20e3a-8ba3-71a5-b3c1-c3335bc14582', '08:00 to 10:00', '2026-09-13', '2027-02-13', '2026-08-23 12:54:15.83+00', '1', NULL, 'Anita Example', 'anita example', 'Room 1', 'room 1', '[{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 5}]', '1', NULL),
  ('01a20e3a-8bae-71eb-bc7e-e2463a7a4669', 'DM-2610', 'dm-2610', '01a20e3a-8ba3-71a5-b3c1-c4b197024163', '12:30 to 14:30', '2026-10-09', NULL, '2026-09-18 10:27:53.085+00', '1', NULL, 'Binod Example', 'binod example', 'Room 2', 'room 2', '[{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 5}]', '1', NULL),
  ('01a20e3a-8bae-71eb-bc7e-e6ff5a16c034', 'HT-2611', 'ht-2611', '01a20e3a-8ba3-71a5-b3c1-c83fe0dca96c', '10:00 to 12:00', '2026-11-05', '2027-01-05', '2026-10-15 07:37:14.451+00', '1', NULL, 'Chitra Example', 'chitra example', 'Lab 1', 'lab 1', '[{"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 6}]', '1', NULL),
  ('01a20e3a-8bae-71eb-bc7e-e99de86d276e', 'FR-2612', 'fr-2612', '01a20e3a-8ba3-71a5-b3c1-cf0fbb0cffb7', '15:00 to 17:00', '2026-12-01', NULL, '2026-11-10 06:43:16.88+00', '1', NULL, 'Dev Example', 'dev example', 'Lab 2', 'lab 2', '[{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 2}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 4}, {"end": "17:00", "start": "15:00", "weekday": 5}]', '1', NULL);
insert into batch_waiting ("id", "batch_id", "enquiry_id", "student_id", "at", "removed_at") overriding system value values
  ('01a20e3a-8d58-764f-8d1c-4e34a54a5160', '01a20e3a-8ba6-71ce-9df7-d6f6c8eddaaa', NULL, '01976d38-7d5f-7284-8243-fcb35e0d80e5', '2026-11-21 04:30:00+00', NULL);
insert into bulk_change ("id", "change", "students", "changed_at", "changed_by", "undone_at") overriding system value values
  ('01a20e3a-8d73-73f6-b87e-d923055dacb5', '{"isCompleted": "yes"}', '1', '2026-11-21 04:30:00+00', '01a20e3a-8b37-764a-a5dc-c55e038dc618', NULL);
insert into bulk_change_student ("bulk_change_id", "student_id", "before", "versions") overriding system value values
  ('01a20e3a-8d73-73f6-b87e-d923055dacb5', '01976d38-7d5f-7284-8243-fcb35e0d80e5', '{}', '1.1.0');
insert into calendar_feed ("account_id", "code", "batch_id", "trainer", "created_at") overriding system value values
  ('01a20e3a-8b37-764a-a5dc-c55e038dc618', '07f9dfb1-a073-4c56-bde8-95a7899a1b0a', NULL, 'Example', '2026-11-21 04:30:00+00');
insert into cash_entry ("id", "kind", "amount", "day", "reference", "recorded_at", "recorded_by", "voided_at", "voided_by") overriding system value values
  ('01a20e3a-8d73-73f6-b87e-e109c6a5ef10', 'opening', '1000.00', '2026-11-20', NULL, '2026-11-21 04:30:00+00', '01a20e3a-8b37-764a-a5dc-c55e038dc618', NULL, NULL);
insert into certificate ("id", "issue_id", "kind", "financial_year", "n", "student_id", "enrolment_id", "student_name", "course", "batch", "title", "body", "signatory", "issued_on", "issued_at", "issued_by", "revoked_at", "revoked_by", "revoke_reason", "verification_id") overriding system value values
  ('01a20e3a-8d73-73f6-b87e-e69b240ff93e', '01a20e3a-8d73-73f6-b87e-eb2bcd391e77', 'completion', '2026-27', '1', '01976d38-7d5f-7284-8243-fcb35e0d80e5', '01976d38-7d5f-7475-b7d1-4de10dbfc809', 'Example', 'Example', 'Example', 'Example', 'Example', 'Example', '2026-11-20', '2026-11-21 04:30:00+00', '01a20e3a-8b37-764a-a5dc-c55e038dc618', NULL, NULL, NULL, '7969471c-b1e7-49e9-8c01-5f8ec0f96998');
insert into certificate_series ("kind", "financial_year", "last") overriding system value values
  ('completion', '2026-27', '1');
insert into certificate_signature ("one", "content", "changed_at") overriding system value values
  ('true', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00');
insert into certificate_template ("kind", "title", "body", "signatory", "version") overriding system value values
  ('completion', 'Example', '{name}', 'Example', '1');
insert into consent ("student_id", "given_by", "guardian_name", "notice_version", "at", "recorded_by") overriding system value values
  ('01976d38-7d5f-7284-8243-fcb35e0d80e5', 'student', NULL, '2', '2026-11-21 04:30:00+00', NULL);
insert into course ("id", "name", "name_key", "fee", "duration", "added_by", "created_at", "version", "deleted_at", "instalments", "import_id") overriding system value values
  ('01a20e3a-8ba2-71d1-a76a-d19198a17982', 'Tally with GST', 'tally with gst', '12000.00', '3 months', '01a20e3a-8b37-764a-a5dc-c1b29d599353', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a20e3a-8ba2-71d1-a76a-d7dc0049a026', 'Python Programming', 'python programming', '18000.00', '4 months', '01a20e3a-8b37-764a-a5dc-c1b29d599353', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a20e3a-8ba2-71d1-a76a-db6f662cd958', 'Full Stack Web Development', 'full stack web development', '45000.00', '8 months', '01a20e3a-8b37-764a-a5dc-c1b29d599353', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a20e3a-8ba2-71d1-a76a-dcff0b516358', 'Data Analytics', 'data analytics', '35000.00', '6 months', '01a20e3a-8b37-764a-a5dc-c1b29d599353', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a20e3a-8ba3-71a5-b3c1-c3335bc14582', 'Graphic Design', 'graphic design', '22000.00', '5 months', '01a20e3a-8b37-764a-a5dc-c1b29d599353', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a20e3a-8ba3-71a5-b3c1-c4b197024163', 'Digital Marketing', 'digital marketing', '15000.00', '3 months', '01a20e3a-8b37-764a-a5dc-c1b29d599353', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a20e3a-8ba3-71a5-b3c1-c83fe0dca96c', 'Hindi Typing', 'hindi typing', '4500.00', '2 months', '01a20e3a-8b37-764a-a5dc-c1b29d599353', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a20e3a-8ba3-71a5-b3c1-cf0fbb0cffb7', 'Français des affaires', 'francais des affaires', '16500.00', '4 months', '01a20e3a-8b37-764a-a5dc-c1b29d599353', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL);
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
  ('01a20e3a-8d73-73f6-b87e-dd30933cdbc0', '2026-11-20', NULL, '0.00', '0.00', '{}', NULL, '2026-11-21 04:30:00+00', '01a20e3a-8b37-764a-a5dc-c55e038dc618', '{}');
insert into declared_payment ("student_id", "fee", "paid", "pay_mode") overriding system value values
  ('01a1be83-9230-7657-9608-16cf4bf1c157', '16500.00', '8250.00', 'Online');
insert into deletion ("id", "record", "deleted_at", "deleted_by", "status_before", "enquiry", "erase_after", "erased_at") overriding system value values
  ('01a20e3a-8d54-7242-8645-cb60ad855508', 'enquiry', '2026-11-21 04:30:00+00', NULL, NULL, '{"id": "01a20e3a-8d54-7242-8645-cb60ad855508", "name": "Example"}', '2026-11-21 04:30:00+00', NULL);
insert into discount_limit ("one", "percent", "version") overriding system value values
  ('true', '10.00', '2');
insert into draft ("account_id", "key", "field_values", "saved_at") overriding system value values
  ('01a20e3a-8b37-764a-a5dc-c55e038dc618', 'course-add', '{"course":"Example"}', '2026-11-21 04:30:00+00');
insert into enquiry ("id", "name", "name_key", "mail_id", "contact", "alt_contact", "qualification", "address", "course_id", "enquiry_mode", "mode", "ref", "remark", "day", "status", "is_placed", "student_id", "created_at", "version", "next_call_on", "import_id") overriding system value values
  ('01962e07-dbf7-7723-b53e-792919d6d94b', 'Ishwari Voorbeeld', 'ishwari voorbeeld', 'ishwari.3@example.net', '5570000003', '5580000003', 'BSc', '37 Namuna Marg, Example Nagar', '01a20e3a-8ba2-71d1-a76a-db6f662cd958', 'online', 'online', NULL, NULL, '2025-04-13', 'Pending', 'false', NULL, '2025-04-13 07:23:09.175+00', '2', NULL, NULL),
  ('01973f71-631b-7110-baec-d861325f0338', 'विवेक दृष्टांत', 'विवेक दृष्टांत', 'student.1@example.com', '5550000001', NULL, 'BCom', '159 Namuna Marg, Demo Colony', '01a20e3a-8ba2-71d1-a76a-dcff0b516358', 'offline', 'offline', 'एक मित्र', 'Will come for a trial class', '2025-06-05', 'Closed', 'false', '01976d38-7d5f-7284-8243-fcb35e0d80e5', '2025-06-05 09:34:45.019+00', '2', NULL, NULL),
  ('019a24d1-6480-7657-989e-ef112febdc4e', 'Asha Beispiel', 'asha beispiel', 'asha.2@example.net', '5570000002', '5580000002', 'BSc', '77 Example Road, Namunapur', '01a20e3a-8ba2-71d1-a76a-db6f662cd958', 'offline', 'offline', 'Poster at the college', 'Will come for a trial class', '2025-10-27', 'Pending', 'false', NULL, '2025-10-27 08:38:13.888+00', '2', NULL, NULL);
insert into enquiry_note ("id", "enquiry_id", "at", "written_by", "note", "next_call_on") overriding system value values
  ('01a20e3a-8d58-764f-8d1c-4a7f640f8277', '01962e07-dbf7-7723-b53e-792919d6d94b', '2026-11-21 04:30:00+00', NULL, 'Example', NULL);
insert into enrolment ("id", "student_id", "n", "course_id", "batch_id", "mode", "duration", "fee", "joining_on", "end_on", "is_completed", "ended_at", "end_reason", "created_at", "version") overriding system value values
  ('01976d38-7d5f-7475-b7d1-4de10dbfc809', '01976d38-7d5f-7284-8243-fcb35e0d80e5', '1', '01a20e3a-8ba2-71d1-a76a-dcff0b516358', '01a20e3a-8ba7-76dd-99ea-7a2b6ae74422', 'offline', '6 months', '31500.00', '2025-06-14', '2025-12-19', 'true', NULL, NULL, '2025-06-14 06:55:08.127+00', '1'),
  ('0198305a-7b46-76e8-bdde-ef368f68e589', '0198305a-7b46-72b2-b359-e0b7c37d1ee3', '1', '01a20e3a-8ba3-71a5-b3c1-c3335bc14582', '01a20e3a-8ba8-706c-b66a-7f2a03806067', 'offline', '5 months', '22000.00', '2025-07-22', '2025-12-16', 'true', NULL, NULL, '2025-07-22 04:18:12.934+00', '1'),
  ('0199483e-e8b1-7282-81bc-e5c02af5112d', '0199483e-e8b1-7440-b439-5e59d7008e6b', '1', '01a20e3a-8ba3-71a5-b3c1-c4b197024163', '01a20e3a-8ba8-706c-b66a-828d7786a7b5', 'online', '3 months', '15000.00', '2025-09-14', '2025-11-11', 'true', NULL, NULL, '2025-09-14 12:41:46.417+00', '1'),
  ('019acdcb-3f5e-71a8-8236-c0a74dd79fa9', '019acdcb-3f5e-70e5-9699-3d744487e33c', '1', '01a20e3a-8ba2-71d1-a76a-d7dc0049a026', '01a20e3a-8ba9-707b-a139-1affd3dcbf58', 'offline', '4 months', '18000.00', '2025-11-29', '2026-03-25', 'true', NULL, NULL, '2025-11-29 04:07:20.67+00', '1'),
  ('01a11b91-9b52-76bd-9624-0f747d57a051', '01a11b91-9b52-7587-b892-db1a405d3858', '1', '01a20e3a-8ba3-71a5-b3c1-c4b197024163', '01a20e3a-8bae-71eb-bc7e-e2463a7a4669', 'offline', '3 months', '13500.00', '2026-10-08', NULL, 'false', NULL, NULL, '2026-10-08 12:51:29.746+00', '1'),
  ('01a1b03c-74c1-76c3-8b0c-1544bd4968e2', '01a1b03c-74c1-77ea-a971-90e98411c9e7', '1', '01a20e3a-8ba3-71a5-b3c1-c83fe0dca96c', '01a20e3a-8bae-71eb-bc7e-e6ff5a16c034', 'online', '2 months', '4050.00', '2026-11-06', NULL, 'false', NULL, NULL, '2026-11-06 09:41:54.497+00', '1'),
  ('01a1be83-9230-76b6-8a78-4486e2ceb6a2', '01a1be83-9230-7657-9608-16cf4bf1c157', '1', '01a20e3a-8ba3-71a5-b3c1-cf0fbb0cffb7', '01a20e3a-8bae-71eb-bc7e-e99de86d276e', 'offline', '4 months', '0.00', '2026-12-01', NULL, 'false', NULL, NULL, '2026-11-09 04:14:16.112+00', '1'),
  ('01a1fb86-a83e-71f0-b934-10819cf66516', '01a1fb86-a83e-71c6-bbb7-7ee728ccbd7f', '1', '01a20e3a-8ba3-71a5-b3c1-c83fe0dca96c', '01a20e3a-8bae-71eb-bc7e-e6ff5a16c034', 'offline', '2 months', '4050.00', '2026-11-21', NULL, 'false', NULL, NULL, '2026-11-21 00:34:28.542+00', '1');
insert into expense ("id", "category_id", "remark", "amount", "day", "created_at", "updated_at", "version", "financial_year", "n", "pay_mode", "payee", "voided_at", "voided_by", "import_id", "old_voucher") overriding system value values
  ('01972f8c-001d-70b9-a58f-9a21b7a01a62', '01a20e3a-8c77-729e-a841-1a21682c9ea3', 'Sample Telecom, line of the month', '172.00', '2025-06-02', '2025-06-02 07:29:53.693+00', '2025-06-02 07:29:53.693+00', '1', '2025-26', '1', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('019730ae-176e-74c5-8d5e-cb3a93c2a627', '01a20e3a-8c77-729e-a841-161cdb669e6a', 'Example Power Company, bill of the month', '516.00', '2025-06-02', '2025-06-02 12:46:45.102+00', '2025-06-02 12:46:45.102+00', '1', '2025-26', '2', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('01973f27-1abc-77c8-9441-f9895ab8370b', '01a20e3a-8c77-729e-a841-0c316f5ead69', 'Teachers and office of the example institute', '3876.00', '2025-06-05', '2025-06-05 08:13:36.828+00', '2025-06-05 08:13:36.828+00', '1', '2025-26', '3', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('019744be-dbb1-7000-bc38-697d91bf8bfb', '01a20e3a-8c77-729e-a841-1172d4ecdd93', 'Example House, all classrooms', '2153.00', '2025-06-06', '2025-06-06 10:17:28.241+00', '2025-06-06 10:17:28.241+00', '1', '2025-26', '4', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('0197cf00-2cf0-70ed-a3fd-0f2ba9841ea2', '01a20e3a-8c77-729e-a841-161cdb669e6a', 'Example Power Company, bill of the month', '1058.00', '2025-07-03', '2025-07-03 06:36:24.688+00', '2025-07-03 06:36:24.688+00', '1', '2025-26', '5', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('0197d3b1-cdf4-742c-95ae-8633458a26e0', '01a20e3a-8c77-729e-a841-1a21682c9ea3', 'Sample Telecom, line of the month', '352.00', '2025-07-04', '2025-07-04 04:28:54.644+00', '2025-07-04 04:28:54.644+00', '1', '2025-26', '6', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('0197d44b-78c3-764e-8588-beb5f9bb8bff', '01a20e3a-8c77-729e-a841-0c316f5ead69', 'Teachers and office of the example institute', '7938.00', '2025-07-04', '2025-07-04 07:16:45.379+00', '2025-07-04 07:16:45.379+00', '1', '2025-26', '7', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('0197e9a1-67f5-7706-9042-ad9413c3c12d', '01a20e3a-8c77-729e-a841-1172d4ecdd93', 'Example House, all classrooms', '4410.00', '2025-07-08', '2025-07-08 10:42:38.709+00', '2025-07-08 10:42:38.709+00', '1', '2025-26', '8', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('01986905-43a3-7472-b5d9-ad2f8ea507ff', '01a20e3a-8c77-729e-a841-1172d4ecdd93', 'Example House, all classrooms', '4341.00', '2025-08-02', '2025-08-02 04:23:29.443+00', '2025-08-02 04:23:29.443+00', '1', '2025-26', '9', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('019873c7-c03e-75e8-9961-748c0c1db995', '01a20e3a-8c77-729e-a841-0c316f5ead69', 'Teachers and office of the example institute', '7814.00', '2025-08-04', '2025-08-04 06:32:07.486+00', '2025-08-04 06:32:07.486+00', '1', '2025-26', '10', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('0198742d-391a-70f9-a770-ec0c41862fca', '01a20e3a-8c77-729e-a841-1a21682c9ea3', 'Sample Telecom, line of the month', '347.00', '2025-08-04', '2025-08-04 08:22:57.562+00', '2025-08-04 08:22:57.562+00', '1', '2025-26', '11', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('01987a45-a517-74e7-b9ac-df7f14d884a2', '01a20e3a-8c77-729e-a841-161cdb669e6a', 'Example Power Company, bill of the month', '1041.00', '2025-08-05', '2025-08-05 12:47:21.367+00', '2025-08-05 12:47:21.367+00', '1', '2025-26', '12', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('019904aa-7eb6-72cb-a31e-77ca2bf2564d', '01a20e3a-8c77-729e-a841-0c316f5ead69', 'Teachers and office of the example institute', '6144.00', '2025-09-01', '2025-09-01 09:45:06.486+00', '2025-09-01 09:45:06.486+00', '1', '2025-26', '13', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('01990a07-c598-7442-ae3c-5a08615db566', '01a20e3a-8c77-729e-a841-1172d4ecdd93', 'Example House, all classrooms', '3413.00', '2025-09-02', '2025-09-02 10:45:05.56+00', '2025-09-02 10:45:05.56+00', '1', '2025-26', '14', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('01990f32-eeb0-7727-9ec8-84c6081f3daf', '01a20e3a-8c77-729e-a841-161cdb669e6a', 'Example Power Company, bill of the month', '819.00', '2025-09-03', '2025-09-03 10:50:20.208+00', '2025-09-03 10:50:20.208+00', '1', '2025-26', '15', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('0199291d-4815-7788-8a79-685a19b88a41', '01a20e3a-8c77-729e-a841-1a21682c9ea3', 'Sample Telecom, line of the month', '273.00', '2025-09-08', '2025-09-08 11:36:48.917+00', '2025-09-08 11:36:48.917+00', '1', '2025-26', '16', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('019a3e0d-cbe7-7614-9353-befed1a25366', '01a20e3a-8c77-729e-a841-1172d4ecdd93', 'Example House, all classrooms', '1250.00', '2025-11-01', '2025-11-01 06:14:42.919+00', '2025-11-01 06:14:42.919+00', '1', '2025-26', '17', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('019a499b-18e8-74c1-843e-a3302331db90', '01a20e3a-8c77-729e-a841-0c316f5ead69', 'Teachers and office of the example institute', '2250.00', '2025-11-03', '2025-11-03 12:04:52.584+00', '2025-11-03 12:04:52.584+00', '1', '2025-26', '18', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('019a5870-be50-723b-8315-2c98da1ebb0f', '01a20e3a-8c77-729e-a841-1a21682c9ea3', 'Sample Telecom, line of the month', '100.00', '2025-11-06', '2025-11-06 09:12:55.12+00', '2025-11-06 09:12:55.12+00', '1', '2025-26', '19', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('019a58cd-919f-738e-9980-d82025b965e0', '01a20e3a-8c77-729e-a841-161cdb669e6a', 'Example Power Company, bill of the month', '300.00', '2025-11-06', '2025-11-06 10:54:18.527+00', '2025-11-06 10:54:18.527+00', '1', '2025-26', '20', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('019b7d9a-7db3-72fc-a1b6-ff4e21b3684c', '01a20e3a-8c77-729e-a841-1172d4ecdd93', 'Example House, all classrooms', '1076.00', '2026-01-02', '2026-01-02 07:27:15.379+00', '2026-01-02 07:27:15.379+00', '1', '2025-26', '21', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('019b92c8-7213-77c7-87c0-ea390202b1cf', '01a20e3a-8c77-729e-a841-161cdb669e6a', 'Example Power Company, bill of the month', '258.00', '2026-01-06', '2026-01-06 10:09:28.595+00', '2026-01-06 10:09:28.595+00', '1', '2025-26', '22', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('019b96c0-e9f1-773a-87ad-0cb266308ae5', '01a20e3a-8c77-729e-a841-0c316f5ead69', 'Teachers and office of the example institute', '1938.00', '2026-01-07', '2026-01-07 04:39:43.857+00', '2026-01-07 04:39:43.857+00', '1', '2025-26', '23', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('019b9be6-f910-75ba-a794-a2c20c80ce6b', '01a20e3a-8c77-729e-a841-1a21682c9ea3', 'Sample Telecom, line of the month', '86.00', '2026-01-08', '2026-01-08 04:39:24.176+00', '2026-01-08 04:39:24.176+00', '1', '2025-26', '24', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('019c31b6-9ffd-7108-96bb-f209889f2b1c', '01a20e3a-8c77-729e-a841-0c316f5ead69', 'Teachers and office of the example institute', '2457.00', '2026-02-06', '2026-02-06 06:49:38.045+00', '2026-02-06 06:49:38.045+00', '1', '2025-26', '25', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('019c369f-a274-7147-b389-6eb10e2f3f2e', '01a20e3a-8c77-729e-a841-1172d4ecdd93', 'Example House, all classrooms', '1365.00', '2026-02-07', '2026-02-07 05:42:37.428+00', '2026-02-07 05:42:37.428+00', '1', '2025-26', '26', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('019c411e-2084-770a-b145-86670dde3661', '01a20e3a-8c77-729e-a841-161cdb669e6a', 'Example Power Company, bill of the month', '327.00', '2026-02-09', '2026-02-09 06:36:59.396+00', '2026-02-09 06:36:59.396+00', '1', '2025-26', '27', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('019c423e-23a9-72d4-bc40-c60fe1c6fe0c', '01a20e3a-8c77-729e-a841-1a21682c9ea3', 'Sample Telecom, line of the month', '109.00', '2026-02-09', '2026-02-09 11:51:34.569+00', '2026-02-09 11:51:34.569+00', '1', '2025-26', '28', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('01a19b44-4019-71eb-a9b5-5354715cb6f6', '01a20e3a-8c77-729e-a841-1172d4ecdd93', 'Example House, all classrooms', '221.00', '2026-11-02', '2026-11-02 07:58:23.769+00', '2026-11-02 07:58:23.769+00', '1', '2026-27', '1', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('01a19c3d-3bc5-7496-90d8-7ba92298a0a2', '01a20e3a-8c77-729e-a841-0c316f5ead69', 'Teachers and office of the example institute', '398.00', '2026-11-02', '2026-11-02 12:30:21.125+00', '2026-11-02 12:30:21.125+00', '1', '2026-27', '2', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('01a1a4b8-370c-7498-82e2-943c6de4d843', '01a20e3a-8c77-729e-a841-161cdb669e6a', 'Example Power Company, bill of the month', '53.00', '2026-11-04', '2026-11-04 04:01:38.572+00', '2026-11-04 04:01:38.572+00', '1', '2026-27', '3', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('01a1c057-66d2-7698-a5c4-c4a18d625722', '01a20e3a-8c77-729e-a841-1a21682c9ea3', 'Sample Telecom, line of the month', '17.00', '2026-11-09', '2026-11-09 12:45:15.858+00', '2026-11-09 12:45:15.858+00', '1', '2026-27', '4', 'Online', NULL, NULL, NULL, NULL, NULL);
insert into expense_category ("id", "ledger", "ledger_key", "created_at", "updated_at", "deleted_at", "budget", "version") overriding system value values
  ('01a20e3a-8c77-729e-a841-0c316f5ead69', 'Salaries', 'salaries', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a20e3a-8c77-729e-a841-1172d4ecdd93', 'Rent', 'rent', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a20e3a-8c77-729e-a841-161cdb669e6a', 'Electricity', 'electricity', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a20e3a-8c77-729e-a841-1a21682c9ea3', 'Internet', 'internet', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a20e3a-8c77-729e-a841-1c2f366977b9', 'Stationery', 'stationery', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '5000.00', '1'),
  ('01a20e3a-8c77-729e-a841-20186c8357be', 'Repairs', 'repairs', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a20e3a-8c77-729e-a841-25ca6a8b21b0', 'Tea and water', 'tea and water', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '3000.00', '1'),
  ('01a20e3a-8c77-729e-a841-29e20d9d5882', 'Advertising', 'advertising', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '20000.00', '1');
insert into expense_voucher_series ("financial_year", "last") overriding system value values
  ('2025-26', '28'),
  ('2026-27', '4');
insert into fee_adjustment ("id", "student_id", "kind", "enrolment_id", "amount", "reason", "day", "created_at", "created_by", "by_hr", "version", "withdrawn_at", "withdrawn_by", "import_id") overriding system value values
  ('01a20e3a-8cb0-7006-a36c-f3020c73477d', '01a1b03c-74c1-77ea-a971-90e98411c9e7', 'Discount', '01a1b03c-74c1-76c3-8b0c-1544bd4968e2', '500.00', 'Scholarship', '2026-11-21', '2026-11-21 04:30:00+00', '01a20e3a-8b37-764a-a5dc-c1b29d599353', 'false', '1', NULL, NULL, NULL);
insert into fee_plan ("enrolment_id", "version") overriding system value values
  ('01976d38-7d5f-7475-b7d1-4de10dbfc809', '1');
insert into fee_plan_row ("enrolment_id", "n", "due_on", "amount") overriding system value values
  ('01976d38-7d5f-7475-b7d1-4de10dbfc809', '1', '2026-11-20', '1000.00');
insert into heartbeat ("process_id", "started_at", "seen_at") overriding system value values
  ('01a20e3a-8d58-764f-8d1c-45de24259f75', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00');
insert into holiday ("id", "name", "start_on", "end_on", "created_at") overriding system value values
  ('01a20e3a-8d59-75b5-bf77-c65370879f9e', 'Example', '2026-11-08', '2026-11-09', '2026-11-21 04:30:00+00');
insert into idempotency ("scope", "route", "key", "body_hash", "status", "answer", "forever", "at") overriding system value values
  ('01a20e3a-8b37-764a-a5dc-c55e038dc618', 'POST /api/enquiry', 'dump', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '201', '{}', 'false', '2026-11-21 04:30:00+00');
insert into import ("id", "kind", "owner_id", "name", "columns", "mapping", "day_order", "asks_day_order", "state", "created_at", "run_at", "done_rows", "is_cancelled", "failure", "done_at", "undone_at", "undone_by", "students", "receipts", "paid", "records", "discounts") overriding system value values
  ('01a20e3a-8b37-764a-a5dc-c55e038dc618', 'students', '01a20e3a-8b37-764a-a5dc-c55e038dc618', '', '["Name"]', '{"name": 0}', NULL, 'false', 'open', '2026-11-21 04:30:00+00', NULL, '0', 'false', NULL, NULL, NULL, NULL, '0', '0', '0.00', '0', '0.00');
insert into import_row ("import_id", "line", "cells", "is_skipped", "errors", "conflicts", "warnings", "person_key", "name_key", "known_key", "email_key", "phone", "course", "batch", "fee", "amount", "category", "day", "present", "student", "payments", "discount") overriding system value values
  ('01a20e3a-8b37-764a-a5dc-c55e038dc618', '2', '["Example"]', 'false', '{}', '{}', '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '[]', NULL);
insert into import_total ("import_id", "shard", "kind", "n", "fee", "paid") overriding system value values
  ('01a20e3a-8b37-764a-a5dc-c55e038dc618', '0', 'Active', '0', '0.00', '0.00');
insert into institute ("one", "name", "address", "phone", "time_zone", "self_registration", "version", "receipt_language", "two_factor", "upi_id", "hr_closes_all", "gstin", "receipt_terms", "receipt_paper") overriding system value values
  ('true', 'Namuna Training Institute (demo)', '1 Example Road, Example Nagar', '+91 55500 00000', 'Asia/Kolkata', 'true', '2', 'en', 'off', 'namuna@examplebank', 'false', '00AAAAA0000A1ZI', NULL, 'a4');
insert into institute_logo ("one", "content", "type", "hash", "changed_at") overriding system value values
  ('true', E'\\x0101010101010101010101010101010101010101010101010101010101010101', 'image/png', '0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00');
insert into job_run ("job", "started_at") overriding system value values
  ('cleanup', '2026-11-21 04:30:00+00');
insert into known_browser ("token_hash", "account_id", "used_at") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a20e3a-8b37-764a-a5dc-c55e038dc618', '2026-11-21 04:30:00+00');
insert into kysely_migration ("name", "timestamp") overriding system value values
  ('0001_house', '2026-11-24T15:44:06.769Z'),
  ('0002_courses_and_batches', '2026-11-24T15:44:06.781Z'),
  ('0003_students_and_fees', '2026-11-24T15:44:06.807Z'),
  ('0004_attendance_and_enquiries', '2026-11-24T15:44:06.821Z'),
  ('0005_portfolio', '2026-11-24T15:44:06.825Z'),
  ('0006_projects', '2026-11-24T15:44:06.829Z'),
  ('0007_expenses', '2026-11-24T15:44:06.835Z'),
  ('0008_reset_tokens', '2026-11-24T15:44:06.839Z'),
  ('0009_lists_of_the_admin', '2026-11-24T15:44:06.844Z'),
  ('0010_erasure', '2026-11-24T15:44:06.848Z'),
  ('0011_search', '2026-11-24T15:44:06.861Z'),
  ('0012_receipt_amounts', '2026-11-24T15:44:06.865Z'),
  ('0013_drafts', '2026-11-24T15:44:06.872Z'),
  ('0014_request_limits', '2026-11-24T15:44:06.877Z'),
  ('0015_placed_enquiries', '2026-11-24T15:44:06.880Z'),
  ('0017_sign_in', '2026-11-24T15:44:06.892Z'),
  ('0018_two_factor', '2026-11-24T15:44:06.898Z'),
  ('0019_erasure', '2026-11-24T15:44:06.908Z'),
  ('0020_privacy', '2026-11-24T15:44:06.913Z'),
  ('0021_backups', '2026-11-24T15:44:06.916Z'),
  ('0022_audit_chain', '2026-11-24T15:44:06.924Z'),
  ('0023_several_processes', '2026-11-24T15:44:06.930Z'),
  ('0024_enrolments', '2026-11-24T15:44:06.958Z'),
  ('0025_expense_vouchers', '2026-11-24T15:44:06.982Z'),
  ('0026_payment_details', '2026-11-24T15:44:06.988Z'),
  ('0027_receipt_verification', '2026-11-24T15:44:06.993Z'),
  ('0028_daily_closing', '2026-11-24T15:44:07.001Z'),
  ('0029_discounts_and_refunds', '2026-11-24T15:44:07.008Z'),
  ('0030_fee_plans', '2026-11-24T15:44:07.013Z'),
  ('0031_refunds', '2026-11-24T15:44:07.026Z'),
  ('0032_reminders', '2026-11-24T15:44:07.034Z'),
  ('0033_course_instalments', '2026-11-24T15:44:07.035Z'),
  ('0034_name_search', '2026-11-24T15:44:07.038Z'),
  ('0035_receipt_paper', '2026-11-24T15:44:07.041Z'),
  ('0036_student_list_order', '2026-11-24T15:44:07.044Z'),
  ('0037_overdue_sums', '2026-11-24T15:44:07.046Z'),
  ('0038_enquiry_calls', '2026-11-24T15:44:07.051Z'),
  ('0039_photos_and_logo', '2026-11-24T15:44:07.060Z'),
  ('0041_duplicate_lookup', '2026-11-24T15:44:07.063Z'),
  ('0042_name_words', '2026-11-24T15:44:07.069Z'),
  ('0043_daily_sums', '2026-11-24T15:44:07.087Z'),
  ('0044_read_after', '2026-11-24T15:44:07.098Z'),
  ('0045_list_order', '2026-11-24T15:44:07.102Z'),
  ('0046_name_word_removal', '2026-11-24T15:44:07.103Z'),
  ('0047_parent_contact', '2026-11-24T15:44:07.106Z'),
  ('0048_attendance_months', '2026-11-24T15:44:07.115Z'),
  ('0049_absence_notices', '2026-11-24T15:44:07.119Z'),
  ('0050_imports', '2026-11-24T15:44:07.155Z'),
  ('0051_changes', '2026-11-24T15:44:07.157Z'),
  ('0052_batch_sessions', '2026-11-24T15:44:07.166Z'),
  ('0053_holidays', '2026-11-24T15:44:07.169Z'),
  ('0054_waiting_list', '2026-11-24T15:44:07.174Z'),
  ('0055_calendar_feeds', '2026-11-24T15:44:07.187Z'),
  ('0056_bulk_changes', '2026-11-24T15:44:07.194Z'),
  ('0057_certificates', '2026-11-24T15:44:07.209Z'),
  ('0058_import_kinds', '2026-11-24T15:44:07.214Z'),
  ('0059_import_more_kinds', '2026-11-24T15:44:07.225Z'),
  ('0060_complete_imports', '2026-11-24T15:44:07.235Z');
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
  ('0057_certificates', '7d91fdd5410fbfd00193490baa67ef19f374d39ed015dceb9f7ba03e22925cb7'),
  ('0058_import_kinds', '0b07db398e5c9dc36dc257ef8295cb1d688378760ee75eec9fb206082b9da80d'),
  ('0059_import_more_kinds', '199d4fa2cd0e94b6ad55c0341776dafc8d3916847fee1b9b5ded0a46196a16d7'),
  ('0060_complete_imports', '5a3e5f3289e229a3e893891eab5faf60d0b4e3a3e578e71cefb30a39307f0700');
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
  ('019daf1c-ae23-77ef-b1e9-16422f5f080b', '01976d38-7d5f-7284-8243-fcb35e0d80e5', 'https://example.com/fcb35e0d80e5/portfolio-1', '2026-04-21 08:16:25.635+00', '1'),
  ('019f4660-91bf-72c2-b670-9ad5243bc191', '01976d38-7d5f-7284-8243-fcb35e0d80e5', 'https://example.com/fcb35e0d80e5/portfolio-2', '2026-07-09 10:16:01.727+00', '1');
insert into privacy_notice ("one", "texts", "version") overriding system value values
  ('true', '{"en": "Example"}', '2');
insert into project ("id", "student_id", "link", "tech_used", "description", "created_at", "version") overriding system value values
  ('01983ab5-5436-708a-afb6-8e8cb0f23fa9', '01976d38-7d5f-7284-8243-fcb35e0d80e5', 'https://example.com/fcb35e0d80e5/project-3', 'Python, pandas', 'Sales of a sample company, month by month', '2025-07-24 04:33:38.87+00', '1'),
  ('019d47ad-09b4-73ad-bc7d-a53b8a70eb7e', '01976d38-7d5f-7284-8243-fcb35e0d80e5', 'https://example.com/fcb35e0d80e5/project-1', 'Python, pandas', 'नमूना पुस्तकालय की सूची', '2026-04-01 06:13:35.796+00', '1'),
  ('01a0d6d4-797a-7046-83c4-f9e3a2c6b446', '01976d38-7d5f-7284-8243-fcb35e0d80e5', 'https://example.com/fcb35e0d80e5/project-2', 'Tally', 'The example institute’s timetable as a page', '2026-09-25 04:30:44.09+00', '1');
insert into receipt ("id", "financial_year", "n", "student_id", "student_name", "contact", "course", "b_code", "pay_mode", "payable", "paid", "due_after", "paid_on", "issued_on", "issued_at", "issued_by", "changed_at", "version", "voided_at", "voided_by", "void_reason", "enrolment_id", "reference", "note", "verification_id", "import_id") overriding system value values
  ('01977d82-9bf0-7079-8bb7-40e107e5544e', '2025-26', '1', '01976d38-7d5f-7284-8243-fcb35e0d80e5', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Online', '31500.00', '10500.00', '21000.00', '2025-06-17', '2025-06-17', '2025-06-17 10:50:01.072+00', '01a20e3a-8c01-7035-9ff9-b6bbad9e72a9', NULL, '1', NULL, NULL, NULL, '01976d38-7d5f-7475-b7d1-4de10dbfc809', '632700007919', NULL, 'a307457e-a83a-4a36-a276-2b15c604a7e3', NULL),
  ('01980c8c-196a-759d-9103-d152eb46436f', '2025-26', '2', '01976d38-7d5f-7284-8243-fcb35e0d80e5', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Cash', '31500.00', '10500.00', '10500.00', '2025-07-15', '2025-07-15', '2025-07-15 05:26:04.906+00', '01a20e3a-8c02-7746-a648-54dadb0d3565', NULL, '1', NULL, NULL, NULL, '01976d38-7d5f-7475-b7d1-4de10dbfc809', NULL, NULL, 'fc3c8b85-c65b-454d-8e09-4418edf2535d', NULL),
  ('01984f40-d442-719e-8729-5f441f9eed9d', '2025-26', '3', '0198305a-7b46-72b2-b359-e0b7c37d1ee3', 'Zoë Sample', '5550000007', 'Graphic Design', 'GD-2507', 'Online', '22000.00', '11000.00', '11000.00', '2025-07-28', '2025-07-28', '2025-07-28 04:18:25.474+00', '01a20e3a-8b37-764a-a5dc-c55e038dc618', NULL, '1', NULL, NULL, NULL, '0198305a-7b46-76e8-bdde-ef368f68e589', '632700023757', NULL, '4fe83f57-0ad4-41c9-ac6f-1b48ffd5c495', NULL),
  ('0198adb9-bb13-7151-95cf-f4fdccba5190', '2025-26', '4', '01976d38-7d5f-7284-8243-fcb35e0d80e5', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Others', '31500.00', '10500.00', '0.00', '2025-08-15', '2025-08-15', '2025-08-15 12:34:47.187+00', '01a20e3a-8c01-7035-9ff9-b6bbad9e72a9', NULL, '1', NULL, NULL, NULL, '01976d38-7d5f-7475-b7d1-4de10dbfc809', NULL, NULL, '1259e476-0186-4c0d-a716-10faf1c00161', NULL),
  ('0198d1be-32ac-741d-b2df-c763096edd21', '2025-26', '5', '0198305a-7b46-72b2-b359-e0b7c37d1ee3', 'Zoë Sample', '5550000007', 'Graphic Design', 'GD-2507', 'Online', '22000.00', '11000.00', '0.00', '2025-08-21', '2025-08-22', '2025-08-22 12:25:59.724+00', '01a20e3a-8c02-7746-a648-54dadb0d3565', NULL, '1', NULL, NULL, NULL, '0198305a-7b46-76e8-bdde-ef368f68e589', '632700039595', NULL, 'e885e8f1-976c-449d-8bd8-09d427f4bccc', NULL),
  ('01994735-b681-724b-b7b6-e3fd12e5396d', '2025-26', '6', '0199483e-e8b1-7440-b439-5e59d7008e6b', 'Yusuf Příklad', '5550000003', 'Digital Marketing', 'DM-2508', 'Cash', '15000.00', '15000.00', '0.00', '2025-09-14', '2025-09-14', '2025-09-14 07:52:06.529+00', '01a20e3a-8b37-764a-a5dc-c55e038dc618', NULL, '1', NULL, NULL, NULL, '0199483e-e8b1-7282-81bc-e5c02af5112d', NULL, NULL, 'bd7afd34-d1d3-4c51-bf0f-9339e5b4ee40', NULL),
  ('019acefa-c7b2-70c1-a126-21493a2e2b63', '2025-26', '7', '019acdcb-3f5e-70e5-9699-3d744487e33c', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '12000.00', '2025-11-29', '2025-11-29', '2025-11-29 09:38:52.978+00', '01a20e3a-8c01-7035-9ff9-b6bbad9e72a9', NULL, '1', NULL, NULL, NULL, '019acdcb-3f5e-71a8-8236-c0a74dd79fa9', NULL, NULL, '889985e8-bec2-442c-b503-346d9485c9b4', NULL),
  ('019b7ce0-50eb-74e0-ba71-7979013a9dda', '2025-26', '8', '019acdcb-3f5e-70e5-9699-3d744487e33c', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '6000.00', '2026-01-02', '2026-01-02', '2026-01-02 04:03:54.219+00', '01a20e3a-8c02-7746-a648-54dadb0d3565', NULL, '1', NULL, NULL, NULL, '019acdcb-3f5e-71a8-8236-c0a74dd79fa9', NULL, NULL, '0de371c9-dc48-4c1f-9b10-7423e147d164', NULL),
  ('019c1cef-33c4-7565-8ae4-a862c43ae474', '2025-26', '9', '019acdcb-3f5e-70e5-9699-3d744487e33c', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '0.00', '2026-02-02', '2026-02-02', '2026-02-02 05:59:24.356+00', '01a20e3a-8b37-764a-a5dc-c55e038dc618', NULL, '1', NULL, NULL, NULL, '019acdcb-3f5e-71a8-8236-c0a74dd79fa9', NULL, NULL, 'dd3eba39-8bb7-434e-801b-19d0d2683922', NULL),
  ('01a1cf35-657d-7568-a3dd-d2b7512c1b54', '2026-27', '1', '01a1b03c-74c1-77ea-a971-90e98411c9e7', 'Noor Namuna', '5550000008', 'Hindi Typing', 'HT-2611', 'Online', '4050.00', '1000.00', '3050.00', '2026-11-12', '2026-11-12', '2026-11-12 10:02:25.533+00', '01a20e3a-8c01-7035-9ff9-b6bbad9e72a9', NULL, '1', NULL, NULL, NULL, '01a1b03c-74c1-76c3-8b0c-1544bd4968e2', '632700007919', NULL, '298f5470-91fe-4296-9c09-20627f24f241', NULL);
insert into receipt_part ("receipt_id", "n", "mode", "amount", "reference") overriding system value values
  ('0198adb9-bb13-7151-95cf-f4fdccba5190', '1', 'Cash', '5200.00', NULL),
  ('0198adb9-bb13-7151-95cf-f4fdccba5190', '2', 'UPI', '5300.00', '632700031676');
insert into receipt_series ("financial_year", "last") overriding system value values
  ('2025-26', '9'),
  ('2026-27', '1');
insert into recovery_code ("id", "account_id", "code_hash", "used_at") overriding system value values
  ('01a20e3a-8d58-764f-8d1c-3f0894dc7638', '01a20e3a-8b37-764a-a5dc-c55e038dc618', 'example', NULL);
insert into recurring_expense ("id", "category_id", "remark", "amount", "pay_mode", "payee", "starts_on", "created_at", "updated_at", "ended_at", "version") overriding system value values
  ('01a20e3a-8c7d-75b8-9c79-c3af910257b8', '01a20e3a-8c77-729e-a841-20186c8357be', 'Demo Repairs: upkeep of the projectors', '1500.00', 'Online', NULL, '2026-11-01', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '1');
insert into recurring_expense_month ("recurring_id", "month", "expense_id") overriding system value values
  ('01a20e3a-8c7d-75b8-9c79-c3af910257b8', '2026-11-01', NULL);
insert into refund ("id", "financial_year", "n", "student_id", "enrolment_id", "student_name", "contact", "course", "b_code", "pay_mode", "amount", "paid_before", "refunded_on", "issued_on", "issued_at", "issued_by", "reason", "reference", "note", "version", "voided_at", "voided_by", "void_reason") overriding system value values
  ('01a20e3a-8cc6-7747-9304-5e6350761291', '2026-27', '1', '01a1b03c-74c1-77ea-a971-90e98411c9e7', '01a1b03c-74c1-76c3-8b0c-1544bd4968e2', 'Noor Namuna', '5550000008', 'Hindi Typing', 'HT-2611', 'Cash', '200.00', '1000.00', '2026-11-21', '2026-11-21', '2026-11-21 04:30:00+00', '01a20e3a-8b37-764a-a5dc-c1b29d599353', 'Paid twice', NULL, NULL, '1', NULL, NULL, NULL);
insert into refund_series ("financial_year", "last") overriding system value values
  ('2026-27', '1');
insert into reminder ("student_id", "day", "channel", "state", "sent_by", "at") overriding system value values
  ('01a11b91-9b52-7587-b892-db1a405d3858', '2026-11-19', 'WhatsApp', 'sent', '01a20e3a-8b37-764a-a5dc-c55e038dc618', '2026-11-19 04:30:00+00'),
  ('01a1b03c-74c1-77ea-a971-90e98411c9e7', '2026-11-19', 'WhatsApp', 'sent', '01a20e3a-8b37-764a-a5dc-c55e038dc618', '2026-11-19 04:30:00+00'),
  ('01a1fb86-a83e-71c6-bbb7-7ee728ccbd7f', '2026-11-19', 'WhatsApp', 'sent', '01a20e3a-8b37-764a-a5dc-c55e038dc618', '2026-11-19 04:30:00+00');
insert into reminder_settings ("one", "days", "texts", "version") overriding system value values
  ('true', '{-3,0,3,7,15}', '{}', '1');
insert into request_count ("scope", "caller", "started_at", "n") overriding system value values
  ('email-enquirer', '01a20e3a-8b37-764a-a5dc-c55e038dc618', '2026-11-21 04:30:00+00', '1');
insert into reset_token ("token_hash", "account_id", "made_at", "expires_at", "used_at", "purpose") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a20e3a-8b37-764a-a5dc-c55e038dc618', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', NULL, 'password');
insert into secret ("name", "value") overriding system value values
  ('log', E'\\x634a1c2f5b504fb4426ad1648d0034386251f143e9da88aa0da28157bdf5f728');
insert into session ("token_hash", "account_id", "created_at", "seen_at", "id", "address", "user_agent", "confirmed_at", "read_after") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a20e3a-8b37-764a-a5dc-c55e038dc618', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', '8d813fbc-4cbc-448c-9cc3-d663f43c33c9', '', '', NULL, '0/1F33DD0');
insert into setup_code ("code_hash", "created_at", "accounts") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00', NULL);
insert into sign_in_attempt ("id", "email_hash", "address", "at", "ok", "browser_hash") overriding system value values
  ('1', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '192.0.2.1', '2026-11-21 04:30:00+00', 'true', NULL);
insert into student ("id", "fname", "lname", "father", "contact", "alt_contact", "gender", "dob", "cur_address", "per_address", "linked_in", "profile", "degree", "com_year", "university", "course_id", "mode", "duration", "batch_id", "joining_on", "end_on", "is_completed", "is_placed", "status", "search_key", "created_at", "version", "search_text", "parent_contact", "import_id", "is_incomplete") overriding system value values
  ('01976d38-7d5f-7284-8243-fcb35e0d80e5', 'विवेक', 'दृष्टांत', 'Yusuf दृष्टांत', '5550000001', NULL, 'male', '1996-12-21', '8 नमूना मार्ग, Sampleganj', '159 Namuna Marg, Demo Colony', NULL, NULL, 'BCom', '2017', 'Université de l’Exemple', '01a20e3a-8ba2-71d1-a76a-dcff0b516358', 'offline', '6 months', '01a20e3a-8ba7-76dd-99ea-7a2b6ae74422', '2025-06-14', '2025-12-19', 'true', 'false', 'Active', 'विवेक दृष्टांत', '2025-06-14 06:55:08.127+00', '1', 'विवेक दृष्टांत yusuf दृष्टांत student.1@example.com 5550000001 5540000001', '5540000001', NULL, 'false'),
  ('0198305a-7b46-72b2-b359-e0b7c37d1ee3', 'Zoë', 'Sample', 'Ravi Sample', '5550000007', NULL, 'female', '1997-07-07', NULL, '124 नमूना मार्ग, Sampleganj', NULL, NULL, 'BCA', '2018', 'Sample Institute of Technology', '01a20e3a-8ba3-71a5-b3c1-c3335bc14582', 'offline', '5 months', '01a20e3a-8ba8-706c-b66a-7f2a03806067', '2025-07-22', '2025-12-16', 'true', 'false', 'Active', 'zoe sample', '2025-07-22 04:18:12.934+00', '1', 'zoe sample ravi sample zoe.7@example.com 5550000007 5540000007', '5540000007', NULL, 'false'),
  ('0199483e-e8b1-7440-b439-5e59d7008e6b', 'Yusuf', 'Příklad', 'Arjun Příklad', '5550000003', NULL, 'male', '2005-10-17', NULL, '52 नमूना मार्ग, Sampleganj', NULL, NULL, 'Diploma', '2026', 'Université de l’Exemple', '01a20e3a-8ba3-71a5-b3c1-c4b197024163', 'online', '3 months', '01a20e3a-8ba8-706c-b66a-828d7786a7b5', '2025-09-14', '2025-11-11', 'true', 'true', 'Active', 'yusuf priklad', '2025-09-14 12:41:46.417+00', '1', 'yusuf priklad arjun priklad yusuf.3@example.com 5550000003 5540000003', '5540000003', NULL, 'false'),
  ('019acdcb-3f5e-70e5-9699-3d744487e33c', 'Māyā', 'Udāharaṇ', 'Kabir Udāharaṇ', '5550000004', NULL, 'female', '1993-05-14', '45 Namuna Marg, Demo Colony', '143 Example Road, Example Nagar', NULL, NULL, 'BBA', '2014', 'Example University', '01a20e3a-8ba2-71d1-a76a-d7dc0049a026', 'offline', '4 months', '01a20e3a-8ba9-707b-a139-1affd3dcbf58', '2025-11-29', '2026-03-25', 'true', 'false', 'Active', 'maya udaharan', '2025-11-29 04:07:20.67+00', '1', 'maya udaharan kabir udaharan maya.4@example.com 5550000004', NULL, NULL, 'false'),
  ('01a11b91-9b52-7587-b892-db1a405d3858', 'Zoë', 'Przykład', 'Arjun Przykład', '5550000002', '5560000002', 'female', '1999-07-27', '55 Udāharaṇ Path, Namunapur', '22 Namuna Marg, Namunapur', 'https://www.example.com/in/student-2', NULL, 'Diploma', '2020', 'Sample Institute of Technology', '01a20e3a-8ba3-71a5-b3c1-c4b197024163', 'offline', '3 months', '01a20e3a-8bae-71eb-bc7e-e2463a7a4669', '2026-10-08', NULL, 'false', 'false', 'Disable', 'zoe przykład', '2026-10-08 12:51:29.746+00', '2', 'zoe przykład arjun przykład zoe.2@example.com 5550000002 5560000002 5540000002', '5540000002', NULL, 'false'),
  ('01a1b03c-74c1-77ea-a971-90e98411c9e7', 'Noor', 'Namuna', 'Ravi Namuna', '5550000008', NULL, 'female', '1993-03-31', NULL, '29 Example Road, Demo Colony', NULL, NULL, 'BCA', '2014', 'Sample Institute of Technology', '01a20e3a-8ba3-71a5-b3c1-c83fe0dca96c', 'online', '2 months', '01a20e3a-8bae-71eb-bc7e-e6ff5a16c034', '2026-11-06', NULL, 'false', 'false', 'Active', 'noor namuna', '2026-11-06 09:41:54.497+00', '1', 'noor namuna ravi namuna noor.8@example.com 5550000008', NULL, NULL, 'false'),
  ('01a1be83-9230-7657-9608-16cf4bf1c157', 'Zoë', 'Przykład', 'Om Przykład', '5550000006', '5560000006', 'female', '1998-11-14', NULL, '122 Udāharaṇ Path, Demo Colony', NULL, NULL, 'BBA', '2019', 'उदाहरण विश्वविद्यालय', '01a20e3a-8ba3-71a5-b3c1-cf0fbb0cffb7', 'offline', '4 months', '01a20e3a-8bae-71eb-bc7e-e99de86d276e', '2026-12-01', NULL, 'false', 'false', 'Pending', 'zoe przykład', '2026-11-09 04:14:16.112+00', '1', 'zoe przykład om przykład zoe.6@example.com 5550000006 5560000006 5540000006', '5540000006', NULL, 'false'),
  ('01a1fb86-a83e-71c6-bbb7-7ee728ccbd7f', 'Farhan', 'Beispiel', 'Arjun Beispiel', '5550000005', '5560000005', 'male', '1993-10-26', NULL, '9 Namuna Marg, Sampleganj', NULL, NULL, 'BSc', '2014', 'Example University', '01a20e3a-8ba3-71a5-b3c1-c83fe0dca96c', 'offline', '2 months', '01a20e3a-8bae-71eb-bc7e-e6ff5a16c034', '2026-11-21', NULL, 'false', 'false', 'Active', 'farhan beispiel', '2026-11-21 00:34:28.542+00', '1', 'farhan beispiel arjun beispiel farhan.5@example.com 5550000005 5560000005 5540000005', '5540000005', NULL, 'false');
insert into student_account ("student_id", "fee", "paid", "due_from", "planned_due_on", "due_amount") overriding system value values
  ('01976d38-7d5f-7284-8243-fcb35e0d80e5', '31500.00', '31500.00', '2025-08-15', NULL, NULL),
  ('0198305a-7b46-72b2-b359-e0b7c37d1ee3', '22000.00', '22000.00', '2025-08-21', NULL, NULL),
  ('0199483e-e8b1-7440-b439-5e59d7008e6b', '15000.00', '15000.00', '2025-09-14', NULL, NULL),
  ('019acdcb-3f5e-70e5-9699-3d744487e33c', '18000.00', '18000.00', '2026-02-02', NULL, NULL),
  ('01a11b91-9b52-7587-b892-db1a405d3858', '13500.00', '0.00', '2026-10-08', NULL, NULL),
  ('01a1b03c-74c1-77ea-a971-90e98411c9e7', '3550.00', '800.00', '2026-11-12', NULL, NULL),
  ('01a1be83-9230-7657-9608-16cf4bf1c157', '0.00', '0.00', '2026-12-01', NULL, NULL),
  ('01a1fb86-a83e-71c6-bbb7-7ee728ccbd7f', '4050.00', '0.00', '2026-11-21', NULL, NULL);
insert into student_photo ("student_id", "content", "hash", "changed_at") overriding system value values
  ('01976d38-7d5f-7284-8243-fcb35e0d80e5', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00');
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
  ('10', 'Disable', '1', '13500.00', '0.00'),
  ('10', 'Pending', '0', '0.00', '0.00'),
  ('10', 'Placed', '0', '0.00', '0.00'),
  ('11', 'Active', '0', '0.00', '0.00'),
  ('11', 'Disable', '0', '0.00', '0.00'),
  ('11', 'Pending', '0', '0.00', '0.00'),
  ('11', 'Placed', '0', '0.00', '0.00'),
  ('12', 'Active', '1', '31500.00', '31500.00'),
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
  ('3', 'Pending', '1', '0.00', '0.00'),
  ('3', 'Placed', '0', '0.00', '0.00'),
  ('4', 'Active', '0', '0.00', '0.00'),
  ('4', 'Disable', '0', '0.00', '0.00'),
  ('4', 'Pending', '0', '0.00', '0.00'),
  ('4', 'Placed', '0', '0.00', '0.00'),
  ('5', 'Active', '0', '0.00', '0.00'),
  ('5', 'Disable', '0', '0.00', '0.00'),
  ('5', 'Pending', '0', '0.00', '0.00'),
  ('5', 'Placed', '0', '0.00', '0.00'),
  ('6', 'Active', '1', '22000.00', '22000.00'),
  ('6', 'Disable', '0', '0.00', '0.00'),
  ('6', 'Pending', '0', '0.00', '0.00'),
  ('6', 'Placed', '0', '0.00', '0.00'),
  ('7', 'Active', '1', '4050.00', '0.00'),
  ('7', 'Disable', '0', '0.00', '0.00'),
  ('7', 'Pending', '0', '0.00', '0.00'),
  ('7', 'Placed', '1', '15000.00', '15000.00'),
  ('8', 'Active', '0', '0.00', '0.00'),
  ('8', 'Disable', '0', '0.00', '0.00'),
  ('8', 'Pending', '0', '0.00', '0.00'),
  ('8', 'Placed', '0', '0.00', '0.00'),
  ('9', 'Active', '0', '0.00', '0.00'),
  ('9', 'Disable', '0', '0.00', '0.00'),
  ('9', 'Pending', '0', '0.00', '0.00'),
  ('9', 'Placed', '0', '0.00', '0.00');
insert into two_factor ("account_id", "encrypted_secret", "started_at", "confirmed_at", "last_step") overriding system value values
  ('01a20e3a-8b37-764a-a5dc-c55e038dc618', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', '0');
select setval('sign_in_attempt_id_seq', (select max(id) from sign_in_attempt));
set session_replication_role = origin;
