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
  ('01a11b91-9b52-70fd-bbca-9a89383fd5e2', '2026-11-06', '01a1b03c-724d-73e1-b8a9-d57ccf42a991', '01a20de6-9490-7244-9e8a-b4fec88cdadf', '2026-11-21 04:30:00+00');
insert into absence_settings ("one", "threshold", "texts", "version") overriding system value values
  ('true', '75', '{}', '1');
insert into access_link ("student_id", "state", "origin", "made_by", "at") overriding system value values
  ('01976d38-7d5f-7793-ad1f-e5d235bee332', 'sent', '', '01a20de6-9490-7244-9e8a-b4fec88cdadf', '2026-11-21 04:30:00+00');
insert into account ("id", "role", "name", "email", "email_key", "password_hash", "state", "created_at", "version", "email_confirmed_at", "language") overriding system value values
  ('01976d38-7d5f-7793-ad1f-e5d235bee332', 'student', 'विवेक दृष्टांत', 'student.1@example.com', 'student.1@example.com', '', 'active', '2025-06-14 06:55:08.127+00', '1', NULL, NULL),
  ('0198305a-7b46-7103-a7d4-d2d5ccc9bb0d', 'student', 'Zoë Sample', 'zoe.7@example.com', 'zoe.7@example.com', '', 'active', '2025-07-22 04:18:12.934+00', '1', NULL, NULL),
  ('0199483e-e8b1-7066-9ee3-ebe09d18515a', 'student', 'Yusuf Příklad', 'yusuf.3@example.com', 'yusuf.3@example.com', '', 'active', '2025-09-14 12:41:46.417+00', '1', NULL, NULL),
  ('019acdcb-3f5e-7059-9845-a6d3c923e574', 'student', 'Māyā Udāharaṇ', 'maya.4@example.com', 'maya.4@example.com', '', 'active', '2025-11-29 04:07:20.67+00', '1', NULL, NULL),
  ('01a11b91-9b52-70fd-bbca-9a89383fd5e2', 'student', 'Zoë Przykład', 'zoe.2@example.com', 'zoe.2@example.com', '', 'disabled', '2026-10-08 12:51:29.746+00', '2', NULL, NULL),
  ('01a1b03c-74c1-7756-85a8-7b5687162fb7', 'student', 'Noor Namuna', 'student@example.com', 'student@example.com', '$argon2id$v=19$m=19456,t=2,p=1$rq9wsNX2t6/o4ToofjfSJw$XpiryUrv+C01E8FurXNezmJoBj52G7yXsuL0BU/0NF4', 'active', '2026-11-06 09:41:54.497+00', '2', NULL, NULL),
  ('01a1be83-9230-7062-8491-a6a944d38860', 'student', 'Zoë Przykład', 'zoe.6@example.com', 'zoe.6@example.com', '', 'active', '2026-11-09 04:14:16.112+00', '1', NULL, NULL),
  ('01a1fb86-a83e-76da-868d-53d4133c8e1c', 'student', 'Farhan Beispiel', 'farhan.5@example.com', 'farhan.5@example.com', '', 'active', '2026-11-21 00:34:28.542+00', '1', NULL, NULL),
  ('01a20de6-948f-77ab-96f0-e3d17835167a', 'admin', 'Asha Example', 'admin@example.com', 'admin@example.com', '$argon2id$v=19$m=19456,t=2,p=1$ZnNm6ruO+ZB+fR+6F79+iw$HcSAgnHZ8mxbpQUF8xMOoFxyhs8YQbgAUfsYO4SggkQ', 'active', '2026-11-21 04:30:00+00', '1', NULL, NULL),
  ('01a20de6-9490-7244-9e8a-b4fec88cdadf', 'hr', 'Hari Example', 'hr@example.com', 'hr@example.com', '$argon2id$v=19$m=19456,t=2,p=1$Gx1Y5Gv5KW/FHY99CxSojA$N3iOGHDPmX5ubM4yixOzYx5fYjyOF7l//Tx5G29H9LE', 'active', '2026-11-21 04:30:00+00', '1', NULL, NULL),
  ('01a20de6-95eb-7323-b7e0-0f83d464c8f1', 'hr', 'Hina Sample', 'hina@example.com', 'hina@example.com', '$argon2id$v=19$m=19456,t=2,p=1$BtblxYfpM5P2tyGU0wKagw$LdbLY5Ip9vIlT6tN1TF/JGOmO5rLmHqCoKHWnEr/Qlw', 'active', '2025-04-01 08:10:32.502+00', '1', NULL, NULL),
  ('01a20de6-95eb-7323-b7e0-10fca1846c09', 'hr', 'Hemant Namuna', 'hemant@example.com', 'hemant@example.com', '$argon2id$v=19$m=19456,t=2,p=1$BtblxYfpM5P2tyGU0wKagw$LdbLY5Ip9vIlT6tN1TF/JGOmO5rLmHqCoKHWnEr/Qlw', 'active', '2025-04-01 12:11:18.039+00', '1', NULL, NULL),
  ('01a20de6-95ec-705f-9ed5-6b9ce4258311', 'hr', 'Hazel Specimen', 'hazel@example.com', 'hazel@example.com', '$argon2id$v=19$m=19456,t=2,p=1$BtblxYfpM5P2tyGU0wKagw$LdbLY5Ip9vIlT6tN1TF/JGOmO5rLmHqCoKHWnEr/Qlw', 'disabled', '2025-04-01 12:58:12.964+00', '2', NULL, NULL),
  ('01a20de6-95ec-705f-9ed5-6e364d322a66', 'admin', 'Anil Demo', 'anil@example.com', 'anil@example.com', '$argon2id$v=19$m=19456,t=2,p=1$BtblxYfpM5P2tyGU0wKagw$LdbLY5Ip9vIlT6tN1TF/JGOmO5rLmHqCoKHWnEr/Qlw', 'active', '2025-04-01 05:46:43.465+00', '1', NULL, NULL);
insert into attendance_mark ("student_id", "day", "sheet_id", "present") overriding system value values
  ('01a11b91-9b52-70fd-bbca-9a89383fd5e2', '2026-11-06', '01a1b03c-724d-73e1-b8a9-d57ccf42a991', 'false'),
  ('01a1b03c-74c1-7756-85a8-7b5687162fb7', '2026-11-06', '01a1b0c9-1727-7561-8ea6-22281350f731', 'true'),
  ('01a1b03c-74c1-7756-85a8-7b5687162fb7', '2026-11-07', '01a1b51d-6a8b-72bd-b998-e462ebf208ed', 'true'),
  ('01a1b03c-74c1-7756-85a8-7b5687162fb7', '2026-11-09', '01a1c041-4eb3-74c2-9709-dc1b934c030f', 'true'),
  ('01a1b03c-74c1-7756-85a8-7b5687162fb7', '2026-11-10', '01a1c53b-8e49-77c9-b6f7-bdbb67e0d8f5', 'true'),
  ('01a1b03c-74c1-7756-85a8-7b5687162fb7', '2026-11-11', '01a1ca38-8fec-701f-b286-1d9026a65cb9', 'true'),
  ('01a1b03c-74c1-7756-85a8-7b5687162fb7', '2026-11-12', '01a1ce42-8cd3-7196-a6cc-f8c780de162c', 'true'),
  ('01a1b03c-74c1-7756-85a8-7b5687162fb7', '2026-11-13', '01a1d445-07d9-7111-91ef-e00f3a89c102', 'true'),
  ('01a1b03c-74c1-7756-85a8-7b5687162fb7', '2026-11-14', '01a1d916-73a3-72cd-8a62-4a1e0a831ca4', 'true'),
  ('01a1b03c-74c1-7756-85a8-7b5687162fb7', '2026-11-16', '01a1e402-4a37-746a-beaa-9d8119ce1f25', 'true'),
  ('01a1b03c-74c1-7756-85a8-7b5687162fb7', '2026-11-17', '01a1e95a-a683-7616-812b-6116f8cb8c2e', 'true'),
  ('01a1b03c-74c1-7756-85a8-7b5687162fb7', '2026-11-18', '01a1ee80-40dd-7420-9c1b-686ea3665527', 'true'),
  ('01a1b03c-74c1-7756-85a8-7b5687162fb7', '2026-11-19', '01a1f2a8-7850-72e4-bbf7-eecd9a72c3a2', 'true'),
  ('01a1b03c-74c1-7756-85a8-7b5687162fb7', '2026-11-20', '01a1f8c0-38a9-763f-91a6-2ab830aaec6c', 'true');
insert into attendance_month ("student_id", "batch_id", "month", "present", "absent") overriding system value values
  ('01a11b91-9b52-70fd-bbca-9a89383fd5e2', '01a20de6-9546-76ee-81fc-fd75a5b0fe7a', '2026-11-01', '0', '1'),
  ('01a1b03c-74c1-7756-85a8-7b5687162fb7', '01a20de6-9546-76ee-81fd-0226a5757a1b', '2026-11-01', '13', '0');
insert into attendance_sheet ("id", "batch_id", "day", "present", "absent", "saved_at", "saved_by", "version") overriding system value values
  ('01a1b03c-724d-73e1-b8a9-d57ccf42a991', '01a20de6-9546-76ee-81fc-fd75a5b0fe7a', '2026-11-06', '0', '1', '2026-11-06 09:41:53.869+00', '01a20de6-9490-7244-9e8a-b4fec88cdadf', '1'),
  ('01a1b0c9-1727-7561-8ea6-22281350f731', '01a20de6-9546-76ee-81fd-0226a5757a1b', '2026-11-06', '1', '0', '2026-11-06 12:15:31.111+00', '01a20de6-9490-7244-9e8a-b4fec88cdadf', '1'),
  ('01a1b51d-6a8b-72bd-b998-e462ebf208ed', '01a20de6-9546-76ee-81fd-0226a5757a1b', '2026-11-07', '1', '0', '2026-11-07 08:26:06.347+00', '01a20de6-9490-7244-9e8a-b4fec88cdadf', '1'),
  ('01a1c041-4eb3-74c2-9709-dc1b934c030f', '01a20de6-9546-76ee-81fd-0226a5757a1b', '2026-11-09', '1', '0', '2026-11-09 12:21:07.891+00', '01a20de6-9490-7244-9e8a-b4fec88cdadf', '1'),
  ('01a1c53b-8e49-77c9-b6f7-bdbb67e0d8f5', '01a20de6-9546-76ee-81fd-0226a5757a1b', '2026-11-10', '1', '0', '2026-11-10 11:32:57.033+00', '01a20de6-9490-7244-9e8a-b4fec88cdadf', '1'),
  ('01a1ca38-8fec-701f-b286-1d9026a65cb9', '01a20de6-9546-76ee-81fd-0226a5757a1b', '2026-11-11', '1', '0', '2026-11-11 10:47:46.924+00', '01a20de6-9490-7244-9e8a-b4fec88cdadf', '1'),
  ('01a1ce42-8cd3-7196-a6cc-f8c780de162c', '01a20de6-9546-76ee-81fd-0226a5757a1b', '2026-11-12', '1', '0', '2026-11-12 05:37:10.355+00', '01a20de6-9490-7244-9e8a-b4fec88cdadf', '1'),
  ('01a1d445-07d9-7111-91ef-e00f3a89c102', '01a20de6-9546-76ee-81fd-0226a5757a1b', '2026-11-13', '1', '0', '2026-11-13 09:37:36.217+00', '01a20de6-9490-7244-9e8a-b4fec88cdadf', '1'),
  ('01a1d916-73a3-72cd-8a62-4a1e0a831ca4', '01a20de6-9546-76ee-81fd-0226a5757a1b', '2026-11-14', '1', '0', '2026-11-14 08:04:49.699+00', '01a20de6-9490-7244-9e8a-b4fec88cdadf', '1'),
  ('01a1e402-4a37-746a-beaa-9d8119ce1f25', '01a20de6-9546-76ee-81fd-0226a5757a1b', '2026-11-16', '1', '0', '2026-11-16 10:58:37.751+00', '01a20de6-9490-7244-9e8a-b4fec88cdadf', '1'),
  ('01a1e95a-a683-7616-812b-6116f8cb8c2e', '01a20de6-9546-76ee-81fd-0226a5757a1b', '2026-11-17', '1', '0', '2026-11-17 11:53:14.627+00', '01a20de6-9490-7244-9e8a-b4fec88cdadf', '1'),
  ('01a1ee80-40dd-7420-9c1b-686ea3665527', '01a20de6-9546-76ee-81fd-0226a5757a1b', '2026-11-18', '1', '0', '2026-11-18 11:52:25.053+00', '01a20de6-9490-7244-9e8a-b4fec88cdadf', '1'),
  ('01a1f2a8-7850-72e4-bbf7-eecd9a72c3a2', '01a20de6-9546-76ee-81fd-0226a5757a1b', '2026-11-19', '1', '0', '2026-11-19 07:14:49.552+00', '01a20de6-9490-7244-9e8a-b4fec88cdadf', '1'),
  ('01a1f8c0-38a9-763f-91a6-2ab830aaec6c', '01a20de6-9546-76ee-81fd-0226a5757a1b', '2026-11-20', '1', '0', '2026-11-20 11:38:29.417+00', '01a20de6-9490-7244-9e8a-b4fec88cdadf', '1');
insert into audit_entry ("id", "at", "actor_id", "actor_name", "actor_role", "action", "record", "record_id", "request_id", "before", "after") overriding system value values
  ('019583bb-5506-77ff-9be1-89130264e2e2', '2025-03-11 05:44:07.174+00', '01a20de6-9490-7244-9e8a-b4fec88cdadf', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20de6-953e-705d-9e7c-45559c28959f', '019583bb-5506-7707-8e0a-5f3754a2085d', NULL, '{"_id": "01a20de6-953e-705d-9e7c-45559c28959f", "room": "Room 1", "bCode": "TALLY-2504", "bTime": "15:00 to 17:00", "seats": 1, "endDate": "2025-07-01", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 5}], "startDate": "2025-04-01", "courseName": "Tally with GST"}'),
  ('0195eaed-5b52-7204-82db-7207eeca4bed', '2025-03-31 06:39:38.834+00', '01a20de6-948f-77ab-96f0-e3d17835167a', 'Asha Example', 'admin', 'category.create', 'category', '01a20de6-9749-72a0-bfae-6b2a4715fc2c', '0195eaed-5b52-7396-853d-7bc7d13f59df', NULL, '{"ledger": "Repairs"}'),
  ('0195eaed-5b52-72ae-ba5b-104b5f5f19ad', '2025-03-31 06:39:38.834+00', '01a20de6-948f-77ab-96f0-e3d17835167a', 'Asha Example', 'admin', 'category.create', 'category', '01a20de6-9749-72a0-bfae-6f5b12c2ff64', '0195eaed-5b52-727b-ba38-b2ecf1f0e901', NULL, '{"budget": 3000, "ledger": "Tea and water"}'),
  ('0195eaed-5b52-748a-9503-51e2696c4570', '2025-03-31 06:39:38.834+00', '01a20de6-948f-77ab-96f0-e3d17835167a', 'Asha Example', 'admin', 'category.create', 'category', '01a20de6-9749-72a0-bfae-5edd22302c49', '0195eaed-5b52-7764-aae3-85f26addbf18', NULL, '{"ledger": "Electricity"}'),
  ('0195eaed-5b52-749c-b947-e0677e897dce', '2025-03-31 06:39:38.834+00', '01a20de6-948f-77ab-96f0-e3d17835167a', 'Asha Example', 'admin', 'category.create', 'category', '01a20de6-9749-72a0-bfae-648c33043ba1', '0195eaed-5b52-71fb-8929-ed0563afa358', NULL, '{"budget": 5000, "ledger": "Stationery"}'),
  ('0195eaed-5b52-75b8-9817-6d841a34ade1', '2025-03-31 06:39:38.834+00', '01a20de6-948f-77ab-96f0-e3d17835167a', 'Asha Example', 'admin', 'category.create', 'category', '01a20de6-9749-72a0-bfae-5658213550a3', '0195eaed-5b52-7519-b1c7-98ae14c79b60', NULL, '{"ledger": "Salaries"}'),
  ('0195eaed-5b52-75d3-9464-246fdaced704', '2025-03-31 06:39:38.834+00', '01a20de6-948f-77ab-96f0-e3d17835167a', 'Asha Example', 'admin', 'category.create', 'category', '01a20de6-9749-72a0-bfae-61ed34102a19', '0195eaed-5b52-760f-9bf7-c643dd946f1c', NULL, '{"ledger": "Internet"}'),
  ('0195eaed-5b52-7651-8ccc-3efd933ad151', '2025-03-31 06:39:38.834+00', '01a20de6-948f-77ab-96f0-e3d17835167a', 'Asha Example', 'admin', 'recurring.create', 'recurring', '01a20de6-9758-7201-832d-acd0cbfe8ef6', '0195eaed-5b52-765d-aad1-a380069e8946', NULL, '{"_id": "01a20de6-9758-7201-832d-acd0cbfe8ef6", "amount": 1500, "ledger": "01a20de6-9749-72a0-bfae-6b2a4715fc2c", "remark": "Demo Repairs: upkeep of the projectors", "payMode": "Online", "version": 1, "startsOn": "2026-11-01", "createdAt": "2025-03-31T06:39:38.834Z", "updatedAt": "2025-03-31T06:39:38.834Z", "ledgerName": "Repairs"}'),
  ('0195eaed-5b52-7662-b08a-6b540bbf73d7', '2025-03-31 06:39:38.834+00', '01a20de6-948f-77ab-96f0-e3d17835167a', 'Asha Example', 'admin', 'category.create', 'category', '01a20de6-9749-72a0-bfae-73bd2a695af3', '0195eaed-5b52-7076-adb0-59d7ab17a4dc', NULL, '{"budget": 20000, "ledger": "Advertising"}'),
  ('0195eaed-5b52-76b5-b4a1-34e6d0baeb59', '2025-03-31 06:39:38.834+00', '01a20de6-948f-77ab-96f0-e3d17835167a', 'Asha Example', 'admin', 'category.create', 'category', '01a20de6-9749-72a0-bfae-5a3e37ed5453', '0195eaed-5b52-7323-95ce-f3e7be0c0c50', NULL, '{"ledger": "Rent"}'),
  ('0195efe3-4389-76c3-a67a-3a38d4e6bb19', '2025-04-01 05:46:43.465+00', '01a20de6-948f-77ab-96f0-e3d17835167a', 'Asha Example', 'admin', 'staff.create', 'account', '01a20de6-95ec-705f-9ed5-6e364d322a66', '0195efe3-4389-73cf-8d7b-79d0c44035d1', NULL, '{"id": "01a20de6-95ec-705f-9ed5-6e364d322a66", "name": "Anil Demo", "role": "admin", "email": "anil@example.com"}'),
  ('0195f066-eeb6-7202-80e7-62a0c9009d20', '2025-04-01 08:10:32.502+00', '01a20de6-948f-77ab-96f0-e3d17835167a', 'Asha Example', 'admin', 'staff.create', 'account', '01a20de6-95eb-7323-b7e0-0f83d464c8f1', '0195f066-eeb6-70cc-8e6c-ed8673ca9aa7', NULL, '{"id": "01a20de6-95eb-7323-b7e0-0f83d464c8f1", "name": "Hina Sample", "role": "hr", "email": "hina@example.com"}'),
  ('0195f0f8-846c-7167-83e8-67991d7d77e1', '2025-04-01 10:49:33.548+00', '01a20de6-948f-77ab-96f0-e3d17835167a', 'Asha Example', 'admin', 'course.create', 'course', '01a20de6-9536-72cd-8bec-f8fbf37e9f6b', '0195f0f8-846c-706d-b82d-f6478d6fbed8', NULL, '{"_id": "01a20de6-9536-72cd-8bec-f8fbf37e9f6b", "cFee": 12000, "course": "Tally with GST", "version": 1, "cDuration": "3 months"}'),
  ('0195f0f8-846c-727b-ab74-d129cebb6f5c', '2025-04-01 10:49:33.548+00', '01a20de6-948f-77ab-96f0-e3d17835167a', 'Asha Example', 'admin', 'course.create', 'course', '01a20de6-9536-72cd-8bed-0788121a2990', '0195f0f8-846c-71b2-bcee-ed43e470bfeb', NULL, '{"_id": "01a20de6-9536-72cd-8bed-0788121a2990", "cFee": 35000, "course": "Data Analytics", "version": 1, "cDuration": "6 months"}'),
  ('0195f0f8-846c-7360-a6ca-e1d521795642', '2025-04-01 10:49:33.548+00', '01a20de6-948f-77ab-96f0-e3d17835167a', 'Asha Example', 'admin', 'course.create', 'course', '01a20de6-9536-72cd-8bed-0ccfa0e42a7d', '0195f0f8-846c-7552-b0e7-106b76e9feb9', NULL, '{"_id": "01a20de6-9536-72cd-8bed-0ccfa0e42a7d", "cFee": 15000, "course": "Digital Marketing", "version": 1, "cDuration": "3 months"}'),
  ('0195f0f8-846c-748b-bf38-e9f1762d9f54', '2025-04-01 10:49:33.548+00', '01a20de6-948f-77ab-96f0-e3d17835167a', 'Asha Example', 'admin', 'course.create', 'course', '01a20de6-9536-72cd-8bed-000c44b42c0c', '0195f0f8-846c-7288-9143-855a73e9d588', NULL, '{"_id": "01a20de6-9536-72cd-8bed-000c44b42c0c", "cFee": 45000, "course": "Full Stack Web Development", "version": 1, "cDuration": "8 months"}'),
  ('0195f0f8-846c-7563-a6ae-13064a03dee0', '2025-04-01 10:49:33.548+00', '01a20de6-948f-77ab-96f0-e3d17835167a', 'Asha Example', 'admin', 'course.create', 'course', '01a20de6-9537-7438-ab1d-b685d44df30a', '0195f0f8-846c-739a-9591-82f44a440d5a', NULL, '{"_id": "01a20de6-9537-7438-ab1d-b685d44df30a", "cFee": 16500, "course": "Français des affaires", "version": 1, "cDuration": "4 months"}'),
  ('0195f0f8-846c-765d-b999-cadbc8171688', '2025-04-01 10:49:33.548+00', '01a20de6-948f-77ab-96f0-e3d17835167a', 'Asha Example', 'admin', 'course.create', 'course', '01a20de6-9536-72cd-8bed-133e0a5ae63c', '0195f0f8-846c-71f5-b9f1-ca3b98210060', NULL, '{"_id": "01a20de6-9536-72cd-8bed-133e0a5ae63c", "cFee": 4500, "course": "Hindi Typing", "version": 1, "cDuration": "2 months"}'),
  ('0195f0f8-846c-7693-b20e-d499b8f5e07c', '2025-04-01 10:49:33.548+00', '01a20de6-948f-77ab-96f0-e3d17835167a', 'Asha Example', 'admin', 'course.create', 'course', '01a20de6-9536-72cd-8bec-fc83c757ed6a', '0195f0f8-846c-7607-b5ed-74d797066794', NULL, '{"_id": "01a20de6-9536-72cd-8bec-fc83c757ed6a", "cFee": 18000, "course": "Python Programming", "version": 1, "cDuration": "4 months"}'),
  ('0195f0f8-846c-774f-adba-58c66b1cbb48', '2025-04-01 10:49:33.548+00', '01a20de6-948f-77ab-96f0-e3d17835167a', 'Asha Example', 'admin', 'course.create', 'course', '01a20de6-9536-72cd-8bed-0a6ff062fc87', '0195f0f8-846c-73a1-b611-4f485ded0b1a', NULL, '{"_id": "01a20de6-9536-72cd-8bed-0a6ff062fc87", "cFee": 22000, "course": "Graphic Design", "version": 1, "cDuration": "5 months"}'),
  ('0195f143-5a97-7791-a637-0bc6b14017aa', '2025-04-01 12:11:18.039+00', '01a20de6-948f-77ab-96f0-e3d17835167a', 'Asha Example', 'admin', 'staff.create', 'account', '01a20de6-95eb-7323-b7e0-10fca1846c09', '0195f143-5a97-757e-b6c9-77b1eefa3525', NULL, '{"id": "01a20de6-95eb-7323-b7e0-10fca1846c09", "name": "Hemant Namuna", "role": "hr", "email": "hemant@example.com"}'),
  ('0195f16e-4e64-73db-b00e-8df20be128c7', '2025-04-01 12:58:12.964+00', '01a20de6-948f-77ab-96f0-e3d17835167a', 'Asha Example', 'admin', 'staff.create', 'account', '01a20de6-95ec-705f-9ed5-6b9ce4258311', '0195f16e-4e64-7671-bb0c-0a660b29ff4c', NULL, '{"id": "01a20de6-95ec-705f-9ed5-6b9ce4258311", "name": "Hazel Specimen", "role": "hr", "email": "hazel@example.com"}'),
  ('01960aa5-c6f2-708e-8a61-30c926232566', '2025-04-06 10:29:18.706+00', '01a20de6-9490-7244-9e8a-b4fec88cdadf', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20de6-953e-705d-9e7c-4877446784dd', '01960aa5-c6f2-72c6-9e46-8911efa27df1', NULL, '{"_id": "01a20de6-953e-705d-9e7c-4877446784dd", "room": "Room 2", "bCode": "PY-2504", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2025-08-27", "trainer": "Binod Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 6}], "startDate": "2025-04-27", "courseName": "Python Programming"}'),
  ('01962e07-dbf7-7059-ab84-8d75239a90e7', '2025-04-13 07:23:09.175+00', '01a20de6-9490-7244-9e8a-b4fec88cdadf', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '01962e07-dbf7-700a-9ad1-f92652e07c84', '01962e07-dbf7-7576-9495-fcfc7d2d99af', NULL, '{"_id": "01962e07-dbf7-700a-9ad1-f92652e07c84", "date": "2025-04-13", "mode": "online", "year": 2025, "month": 4, "course": "Full Stack Web Development", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "nextCall": null, "Enquirymode": "online"}'),
  ('01965222-1b54-744f-986b-3c566124652a', '2025-04-20 07:38:09.108+00', '01a20de6-9490-7244-9e8a-b4fec88cdadf', 'Hari Example', 'hr', 'enquiry.status', 'enquiry', '01962e07-dbf7-700a-9ad1-f92652e07c84', '01965222-1b54-7016-a77b-2907163b0586', '{"status": "Open"}', '{"status": "Pending"}'),
  ('0196952d-9296-74a8-b497-6f1783abe1e6', '2025-05-03 08:05:14.006+00', '01a20de6-9490-7244-9e8a-b4fec88cdadf', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20de6-953f-74b1-bbae-f6d315c1aab1', '0196952d-9296-7298-9153-cfc35b201116', NULL, '{"_id": "01a20de6-953f-74b1-bbae-f6d315c1aab1", "room": "Lab 1", "bCode": "FSW-2505", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-01-24", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}], "startDate": "2025-05-24", "courseName": "Full Stack Web Development"}'),
  ('01971baf-477f-7462-a481-cc294cdf1624', '2025-05-29 10:56:01.407+00', '01a20de6-9490-7244-9e8a-b4fec88cdadf', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20de6-953f-74b1-bbae-f9834a6c0514', '01971baf-477f-745f-9a3e-ce321b82a68f', NULL, '{"_id": "01a20de6-953f-74b1-bbae-f9834a6c0514", "room": "Lab 2", "bCode": "DA-2506", "bTime": "18:00 to 20:00", "seats": 1, "endDate": "2025-12-19", "trainer": "Dev Example", "version": 1, "sessions": [{"end": "20:00", "start": "18:00", "weekday": 1}, {"end": "20:00", "start": "18:00", "weekday": 3}, {"end": "20:00", "start": "18:00", "weekday": 5}], "startDate": "2025-06-19", "courseName": "Data Analytics"}'),
  ('01972f8c-001d-7643-859a-693e13930d88', '2025-06-02 07:29:53.693+00', '01a20de6-948f-77ab-96f0-e3d17835167a', 'Asha Example', 'admin', 'expense.create', 'expense', '01972f8c-001d-7423-958c-da1146004336', '01972f8c-001d-74a2-939f-ad5f1b1f65ca', NULL, '{"_id": "01972f8c-001d-7423-958c-da1146004336", "date": "2025-06-02", "year": 2025, "month": 6, "amount": 172, "ledger": "01a20de6-9749-72a0-bfae-61ed34102a19", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-06-02T07:29:53.693Z", "updatedAt": "2025-06-02T07:29:53.693Z", "voucherNo": "V2025-26/0001", "ledgerName": "Internet"}'),
  ('019730ae-176e-71ce-ae54-3344656057ae', '2025-06-02 12:46:45.102+00', '01a20de6-948f-77ab-96f0-e3d17835167a', 'Asha Example', 'admin', 'expense.create', 'expense', '019730ae-176e-742a-97a9-de8933f4a0f6', '019730ae-176e-7157-b0fc-d3a13736d5b7', NULL, '{"_id": "019730ae-176e-742a-97a9-de8933f4a0f6", "date": "2025-06-02", "year": 2025, "month": 6, "amount": 516, "ledger": "01a20de6-9749-72a0-bfae-5edd22302c49", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-06-02T12:46:45.102Z", "updatedAt": "2025-06-02T12:46:45.102Z", "voucherNo": "V2025-26/0002", "ledgerName": "Electricity"}'),
  ('01973f27-1abc-7796-80a2-f80e2d8910ac', '2025-06-05 08:13:36.828+00', '01a20de6-948f-77ab-96f0-e3d17835167a', 'Asha Example', 'admin', 'expense.create', 'expense', '01973f27-1abc-774c-b56d-f8837118534c', '01973f27-1abc-7584-81e6-bc0a2baec00d', NULL, '{"_id": "01973f27-1abc-774c-b56d-f8837118534c", "date": "2025-06-05", "year": 2025, "month": 6, "amount": 3876, "ledger": "01a20de6-9749-72a0-bfae-5658213550a3", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-06-05T08:13:36.828Z", "updatedAt": "2025-06-05T08:13:36.828Z", "voucherNo": "V2025-26/0003", "ledgerName": "Salaries"}'),
  ('01973f71-631b-70ac-bdd5-38fd7992c473', '2025-06-05 09:34:45.019+00', '01a20de6-9490-7244-9e8a-b4fec88cdadf', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '01973f71-631b-7565-8fdd-c5e3448d9a9c', '01973f71-631b-7761-adee-ee50d88cab6c', NULL, '{"_id": "01973f71-631b-7565-8fdd-c5e3448d9a9c", "date": "2025-06-05", "mode": "offline", "year": 2025, "month": 6, "course": "Data Analytics", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "nextCall": null, "Enquirymode": "offline"}'),
  ('019744be-dbb1-7420-8836-716512a3aa98', '2025-06-06 10:17:28.241+00', '01a20de6-948f-77ab-96f0-e3d17835167a', 'Asha Example', 'admin', 'expense.create', 'expense', '019744be-dbb1-760c-b7c7-d90952ef293c', '019744be-dbb1-74bf-b0ba-ef9ce6dd8ee7', NULL, '{"_id": "019744be-dbb1-760c-b7c7-d90952ef293c", "date": "2025-06-06", "year": 2025, "month": 6, "amount": 2153, "ledger": "01a20de6-9749-72a0-bfae-5a3e37ed5453", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-06-06T10:17:28.241Z", "updatedAt": "2025-06-06T10:17:28.241Z", "voucherNo": "V2025-26/0004", "ledgerName": "Rent"}'),
  ('01976d38-7d5f-7036-96ea-db510edc34ed', '2025-06-14 06:55:08.127+00', '01a20de6-9490-7244-9e8a-b4fec88cdadf', 'Hari Example', 'hr', 'enquiry.admit', 'enquiry', '01973f71-631b-7565-8fdd-c5e3448d9a9c', '01976d38-7d5f-7625-9dc0-66de335f80a7', '{"status": "Open", "student": null}', '{"status": "Closed", "student": "01976d38-7d5f-7793-ad1f-e5d235bee332"}'),
  ('01976d38-7d5f-744c-b3c3-c4bed9f31a76', '2025-06-14 06:55:08.127+00', '01a20de6-9490-7244-9e8a-b4fec88cdadf', 'Hari Example', 'hr', 'student.register', 'student', '01976d38-7d5f-7793-ad1f-e5d235bee332', '01976d38-7d5f-76d2-ab9a-591c9b992755', NULL, '{"_id": "01976d38-7d5f-7793-ad1f-e5d235bee332", "fee": 31500, "mode": "offline", "batch": "DA-2506", "course": "Data Analytics", "status": "Active", "PaidFee": 0, "dueDate": "2025-07-19", "endDate": "2025-12-19", "version": 1, "TotalFee": 31500, "declared": null, "isPlaced": "notPlaced", "cduration": "6 months", "PendingFee": 31500, "isCompleted": "yes", "joiningDate": "2025-06-14"}'),
  ('01977d82-9bf0-72a0-b760-3689ce439b54', '2025-06-17 10:50:01.072+00', '01a20de6-95eb-7323-b7e0-0f83d464c8f1', 'Hina Sample', 'hr', 'fee.record', 'receipt', '01977d82-9bf0-71bf-9d1c-0df889168001', '01977d82-9bf0-76af-a75c-7b9038e7c0b2', NULL, '{"_id": "01977d82-9bf0-71bf-9d1c-0df889168001", "due": 21000, "date": "2025-06-17", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 6, "course": "Data Analytics", "changed": false, "payMode": "Online", "payable": 31500, "student": "01976d38-7d5f-7793-ad1f-e5d235bee332", "version": 1, "issuedOn": "2025-06-17", "receiptNo": "2025-26/000001"}'),
  ('0197a729-c8b5-74dd-9be8-6cffaf410c45', '2025-06-25 12:57:02.901+00', '01a20de6-9490-7244-9e8a-b4fec88cdadf', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20de6-953f-74b1-bbae-fe4a8cd04e3a', '0197a729-c8b5-74e3-a08f-181d2bf960de', NULL, '{"_id": "01a20de6-953f-74b1-bbae-fe4a8cd04e3a", "room": "Room 1", "bCode": "GD-2507", "bTime": "18:00 to 20:00", "seats": 1, "endDate": "2025-12-16", "trainer": "Esther Example", "version": 1, "sessions": [{"end": "20:00", "start": "18:00", "weekday": 2}, {"end": "20:00", "start": "18:00", "weekday": 4}, {"end": "20:00", "start": "18:00", "weekday": 6}], "startDate": "2025-07-16", "courseName": "Graphic Design"}'),
  ('0197cf00-2cf0-720c-88ad-fd403218548e', '2025-07-03 06:36:24.688+00', '01a20de6-948f-77ab-96f0-e3d17835167a', 'Asha Example', 'admin', 'expense.create', 'expense', '0197cf00-2cf0-70ac-9a8e-58b9f36019b2', '0197cf00-2cf0-72ab-88cc-a340263b1a2b', NULL, '{"_id": "0197cf00-2cf0-70ac-9a8e-58b9f36019b2", "date": "2025-07-03", "year": 2025, "month": 7, "amount": 1058, "ledger": "01a20de6-9749-72a0-bfae-5edd22302c49", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-07-03T06:36:24.688Z", "updatedAt": "2025-07-03T06:36:24.688Z", "voucherNo": "V2025-26/0005", "ledgerName": "Electricity"}'),
  ('0197d3b1-cdf4-7367-bd26-83a0a8910a36', '2025-07-04 04:28:54.644+00', '01a20de6-948f-77ab-96f0-e3d17835167a', 'Asha Example', 'admin', 'expense.create', 'expense', '0197d3b1-cdf4-7690-8778-910893fbfbb2', '0197d3b1-cdf4-750d-8811-40e80ea5fb9b', NULL, '{"_id": "0197d3b1-cdf4-7690-8778-910893fbfbb2", "date": "2025-07-04", "year": 2025, "month": 7, "amount": 352, "ledger": "01a20de6-9749-72a0-bfae-61ed34102a19", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-07-04T04:28:54.644Z", "updatedAt": "2025-07-04T04:28:54.644Z", "voucherNo": "V2025-26/0006", "ledgerName": "Internet"}'),
  ('0197d44b-78c3-722c-a4bf-6fea871fd785', '2025-07-04 07:16:45.379+00', '01a20de6-948f-77ab-96f0-e3d17835167a', 'Asha Example', 'admin', 'expense.create', 'expense', '0197d44b-78c3-70dd-aada-b8f2fb75d1b5', '0197d44b-78c3-77d9-8cd0-0471fb612ba2', NULL, '{"_id": "0197d44b-78c3-70dd-aada-b8f2fb75d1b5", "date": "2025-07-04", "year": 2025, "month": 7, "amount": 7938, "ledger": "01a20de6-9749-72a0-bfae-5658213550a3", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-07-04T07:16:45.379Z", "updatedAt": "2025-07-04T07:16:45.379Z", "voucherNo": "V2025-26/0007", "ledgerName": "Salaries"}'),
  ('0197e9a1-67f5-7202-add9-ebc3e1ca19a7', '2025-07-08 10:42:38.709+00', '01a20de6-948f-77ab-96f0-e3d17835167a', 'Asha Example', 'admin', 'expense.create', 'expense', '0197e9a1-67f5-7263-a3ca-fde747a29e1a', '0197e9a1-67f5-769b-b673-d7b1a1fae332', NULL, '{"_id": "0197e9a1-67f5-7263-a3ca-fde747a29e1a", "date": "2025-07-08", "year": 2025, "month": 7, "amount": 4410, "ledger": "01a20de6-9749-72a0-bfae-5a3e37ed5453", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-07-08T10:42:38.709Z", "updatedAt": "2025-07-08T10:42:38.709Z", "voucherNo": "V2025-26/0008", "ledgerName": "Rent"}'),
  ('01980c8c-196a-769c-b779-592171b277af', '2025-07-15 05:26:04.906+00', '01a20de6-95eb-7323-b7e0-10fca1846c09', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '01980c8c-196a-7294-b291-ce16fdd6cc2f', '01980c8c-196a-7568-8bf7-ea0a6cff8257', NULL, '{"_id": "01980c8c-196a-7294-b291-ce16fdd6cc2f", "due": 10500, "date": "2025-07-15", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 7, "course": "Data Analytics", "changed": false, "payMode": "Cash", "payable": 31500, "student": "01976d38-7d5f-7793-ad1f-e5d235bee332", "version": 1, "issuedOn": "2025-07-15", "receiptNo": "2025-26/000002"}'),
  ('01982b99-c49f-748b-a79a-047a30dff0d2', '2025-07-21 06:09:14.399+00', '01a20de6-9490-7244-9e8a-b4fec88cdadf', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20de6-953f-74b1-bbaf-035f0361d6fb', '01982b99-c49f-7375-9f94-1f78aea81c9c', NULL, '{"_id": "01a20de6-953f-74b1-bbaf-035f0361d6fb", "room": "Room 2", "bCode": "DM-2508", "bTime": "10:00 to 12:00", "seats": 1, "endDate": "2025-11-11", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 5}], "startDate": "2025-08-11", "courseName": "Digital Marketing"}'),
  ('0198305a-7b46-726c-ab5d-8d4e1132686f', '2025-07-22 04:18:12.934+00', '01a20de6-9490-7244-9e8a-b4fec88cdadf', 'Hari Example', 'hr', 'student.register', 'student', '0198305a-7b46-7103-a7d4-d2d5ccc9bb0d', '0198305a-7b46-75b8-9be4-32d4951fb2c5', NULL, '{"_id": "0198305a-7b46-7103-a7d4-d2d5ccc9bb0d", "fee": 22000, "mode": "offline", "batch": "GD-2507", "course": "Graphic Design", "status": "Active", "PaidFee": 0, "dueDate": "2025-08-26", "endDate": "2025-12-16", "version": 1, "TotalFee": 22000, "declared": null, "isPlaced": "notPlaced", "cduration": "5 months", "PendingFee": 22000, "isCompleted": "yes", "joiningDate": "2025-07-22"}'),
  ('01983ab5-5436-770a-b3aa-80fd4f2f3723', '2025-07-24 04:33:38.87+00', '01976d38-7d5f-7793-ad1f-e5d235bee332', '', 'student', 'project.add', 'project', '01983ab5-5436-7458-9c48-4e762bae9ac2', '01983ab5-5436-74d2-8bac-931d4cc77186', NULL, '{"_id": "01983ab5-5436-7458-9c48-4e762bae9ac2", "student": "01976d38-7d5f-7793-ad1f-e5d235bee332", "version": 1}'),
  ('01984f40-d442-7362-b61d-a481ae0a4221', '2025-07-28 04:18:25.474+00', '01a20de6-9490-7244-9e8a-b4fec88cdadf', 'Hari Example', 'hr', 'fee.record', 'receipt', '01984f40-d442-7461-82da-d2a3f6486f22', '01984f40-d442-75b1-815a-e53f1272bc32', NULL, '{"_id": "01984f40-d442-7461-82da-d2a3f6486f22", "due": 11000, "date": "2025-07-28", "paid": 11000, "year": 2025, "bCode": "GD-2507", "month": 7, "course": "Graphic Design", "changed": false, "payMode": "Online", "payable": 22000, "student": "0198305a-7b46-7103-a7d4-d2d5ccc9bb0d", "version": 1, "issuedOn": "2025-07-28", "receiptNo": "2025-26/000003"}'),
  ('01985aa9-0953-75ac-94ce-d0d1f2f1cb74', '2025-07-30 09:28:04.179+00', '01a20de6-948f-77ab-96f0-e3d17835167a', 'Asha Example', 'admin', 'staff.update', 'account', '01a20de6-95ec-705f-9ed5-6b9ce4258311', '01985aa9-0953-73f4-8a18-702418abca1c', '{"status": "Active", "version": 1}', '{"status": "Disable", "version": 2}'),
  ('01986905-43a3-7648-a00a-ec0a04b85f06', '2025-08-02 04:23:29.443+00', '01a20de6-948f-77ab-96f0-e3d17835167a', 'Asha Example', 'admin', 'expense.create', 'expense', '01986905-43a3-7201-89b9-ffb3bcca422e', '01986905-43a3-7310-8934-d0e604082db5', NULL, '{"_id": "01986905-43a3-7201-89b9-ffb3bcca422e", "date": "2025-08-02", "year": 2025, "month": 8, "amount": 4341, "ledger": "01a20de6-9749-72a0-bfae-5a3e37ed5453", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-08-02T04:23:29.443Z", "updatedAt": "2025-08-02T04:23:29.443Z", "voucherNo": "V2025-26/0009", "ledgerName": "Rent"}'),
  ('019873c7-c03e-77a5-ba00-af8784c22087', '2025-08-04 06:32:07.486+00', '01a20de6-948f-77ab-96f0-e3d17835167a', 'Asha Example', 'admin', 'expense.create', 'expense', '019873c7-c03e-7117-aacf-e1e776bcfe2f', '019873c7-c03e-758f-834c-98cb56e591fa', NULL, '{"_id": "019873c7-c03e-7117-aacf-e1e776bcfe2f", "date": "2025-08-04", "year": 2025, "month": 8, "amount": 7814, "ledger": "01a20de6-9749-72a0-bfae-5658213550a3", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-08-04T06:32:07.486Z", "updatedAt": "2025-08-04T06:32:07.486Z", "voucherNo": "V2025-26/0010", "ledgerName": "Salaries"}'),
  ('0198742d-391a-74d3-bdc7-d7b06e05a2f5', '2025-08-04 08:22:57.562+00', '01a20de6-948f-77ab-96f0-e3d17835167a', 'Asha Example', 'admin', 'expense.create', 'expense', '0198742d-391a-713a-bcd2-37520f2cbca5', '0198742d-391a-71a9-8923-04c730617a60', NULL, '{"_id": "0198742d-391a-713a-bcd2-37520f2cbca5", "date": "2025-08-04", "year": 2025, "month": 8, "amount": 347, "ledger": "01a20de6-9749-72a0-bfae-61ed34102a19", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-08-04T08:22:57.562Z", "updatedAt": "2025-08-04T08:22:57.562Z", "voucherNo": "V2025-26/0011", "ledgerName": "Internet"}'),
  ('01987a45-a517-7534-a24b-743b1904bab3', '2025-08-05 12:47:21.367+00', '01a20de6-948f-77ab-96f0-e3d17835167a', 'Asha Example', 'admin', 'expense.create', 'expense', '01987a45-a517-7666-b278-45d78a023d7c', '01987a45-a517-750f-8aa8-2035a0de9a1d', NULL, '{"_id": "01987a45-a517-7666-b278-45d78a023d7c", "date": "2025-08-05", "year": 2025, "month": 8, "amount": 1041, "ledger": "01a20de6-9749-72a0-bfae-5edd22302c49", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-08-05T12:47:21.367Z", "updatedAt": "2025-08-05T12:47:21.367Z", "voucherNo": "V2025-26/0012", "ledgerName": "Electricity"}'),
  ('0198adb9-bb13-73cb-8bba-e4e820662ea5', '2025-08-15 12:34:47.187+00', '01a20de6-95eb-7323-b7e0-0f83d464c8f1', 'Hina Sample', 'hr', 'fee.record', 'receipt', '0198adb9-bb13-72d1-bc49-a9bb9936c625', '0198adb9-bb13-746a-bb04-6aa45c9cc124', NULL, '{"_id": "0198adb9-bb13-72d1-bc49-a9bb9936c625", "due": 0, "date": "2025-08-15", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 8, "course": "Data Analytics", "changed": false, "payMode": "Others", "payable": 31500, "student": "01976d38-7d5f-7793-ad1f-e5d235bee332", "version": 1, "issuedOn": "2025-08-15", "receiptNo": "2025-26/000004"}'),
  ('0198b7a5-65f9-746a-a3ca-29c84ccb2901', '2025-08-17 10:48:46.841+00', '01a20de6-9490-7244-9e8a-b4fec88cdadf', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20de6-953f-74b1-bbaf-04e3ae87ab49', '0198b7a5-65f9-769b-b77d-b7cd7e3cb7c8', NULL, '{"_id": "01a20de6-953f-74b1-bbaf-04e3ae87ab49", "room": "Lab 1", "bCode": "HT-2509", "bTime": "15:00 to 17:00", "seats": 1, "endDate": "2025-11-07", "trainer": "Binod Example", "version": 1, "sessions": [{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 5}], "startDate": "2025-09-07", "courseName": "Hindi Typing"}'),
  ('0198d1be-32ac-733a-9939-26d80677265b', '2025-08-22 12:25:59.724+00', '01a20de6-95eb-7323-b7e0-10fca1846c09', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '0198d1be-32ac-717b-a6b2-6a1973fd1d52', '0198d1be-32ac-7273-a3d6-35acb6ec1ee1', NULL, '{"_id": "0198d1be-32ac-717b-a6b2-6a1973fd1d52", "due": 0, "date": "2025-08-21", "paid": 11000, "year": 2025, "bCode": "GD-2507", "month": 8, "course": "Graphic Design", "changed": false, "payMode": "Online", "payable": 22000, "student": "0198305a-7b46-7103-a7d4-d2d5ccc9bb0d", "version": 1, "issuedOn": "2025-08-22", "receiptNo": "2025-26/000005"}'),
  ('019904aa-7eb6-7184-ab67-bcea5355c0fe', '2025-09-01 09:45:06.486+00', '01a20de6-948f-77ab-96f0-e3d17835167a', 'Asha Example', 'admin', 'expense.create', 'expense', '019904aa-7eb6-7599-b355-56601d8273a8', '019904aa-7eb6-7082-bd5e-0d877f800775', NULL, '{"_id": "019904aa-7eb6-7599-b355-56601d8273a8", "date": "2025-09-01", "year": 2025, "month": 9, "amount": 6144, "ledger": "01a20de6-9749-72a0-bfae-5658213550a3", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-09-01T09:45:06.486Z", "updatedAt": "2025-09-01T09:45:06.486Z", "voucherNo": "V2025-26/0013", "ledgerName": "Salaries"}'),
  ('01990a07-c598-76ab-8d93-38e9f3a35ebe', '2025-09-02 10:45:05.56+00', '01a20de6-948f-77ab-96f0-e3d17835167a', 'Asha Example', 'admin', 'expense.create', 'expense', '01990a07-c598-766a-ab46-71ca2ac01127', '01990a07-c598-75a9-ae20-d1ac191b4409', NULL, '{"_id": "01990a07-c598-766a-ab46-71ca2ac01127", "date": "2025-09-02", "year": 2025, "month": 9, "amount": 3413, "ledger": "01a20de6-9749-72a0-bfae-5a3e37ed5453", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-09-02T10:45:05.560Z", "updatedAt": "2025-09-02T10:45:05.560Z", "voucherNo": "V2025-26/0014", "ledgerName": "Rent"}'),
  ('01990f32-eeb0-733d-8c14-d4b44af96672', '2025-09-03 10:50:20.208+00', '01a20de6-948f-77ab-96f0-e3d17835167a', 'Asha Example', 'admin', 'expense.create', 'expense', '01990f32-eeb0-74f7-9d93-33ef326c4709', '01990f32-eeb0-7587-9d6f-cc006a24928b', NULL, '{"_id": "01990f32-eeb0-74f7-9d93-33ef326c4709", "date": "2025-09-03", "year": 2025, "month": 9, "amount": 819, "ledger": "01a20de6-9749-72a0-bfae-5edd22302c49", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-09-03T10:50:20.208Z", "updatedAt": "2025-09-03T10:50:20.208Z", "voucherNo": "V2025-26/0015", "ledgerName": "Electricity"}'),
  ('0199291d-4815-71c4-a711-7ebe4305b8be', '2025-09-08 11:36:48.917+00', '01a20de6-948f-77ab-96f0-e3d17835167a', 'Asha Example', 'admin', 'expense.create', 'expense', '0199291d-4815-72b7-8f68-9301ed3cf895', '0199291d-4815-70da-989a-b98053b34494', NULL, '{"_id": "0199291d-4815-72b7-8f68-9301ed3cf895", "date": "2025-09-08", "year": 2025, "month": 9, "amount": 273, "ledger": "01a20de6-9749-72a0-bfae-61ed34102a19", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-09-08T11:36:48.917Z", "updatedAt": "2025-09-08T11:36:48.917Z", "voucherNo": "V2025-26/0016", "ledgerName": "Internet"}'),
  ('01993c60-445a-73b2-8850-044dbc2eec80', '2025-09-12 05:22:45.978+00', '01a20de6-9490-7244-9e8a-b4fec88cdadf', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20de6-953f-74b1-bbaf-0b91a9d8e6e3', '01993c60-445a-7567-99e0-82498543060f', NULL, '{"_id": "01a20de6-953f-74b1-bbaf-0b91a9d8e6e3", "room": "Lab 2", "bCode": "FR-2510", "bTime": "15:00 to 17:00", "seats": 1, "endDate": "2026-02-03", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "17:00", "start": "15:00", "weekday": 2}, {"end": "17:00", "start": "15:00", "weekday": 4}, {"end": "17:00", "start": "15:00", "weekday": 6}], "startDate": "2025-10-03", "courseName": "Français des affaires"}'),
  ('01994735-b681-73fc-8211-4ad2d6736136', '2025-09-14 07:52:06.529+00', '01a20de6-9490-7244-9e8a-b4fec88cdadf', 'Hari Example', 'hr', 'fee.record', 'receipt', '01994735-b681-7323-bc83-da24bdf43e56', '01994735-b681-7310-af94-2c4fd09a069d', NULL, '{"_id": "01994735-b681-7323-bc83-da24bdf43e56", "due": 0, "date": "2025-09-14", "paid": 15000, "year": 2025, "bCode": "DM-2508", "month": 9, "course": "Digital Marketing", "changed": false, "payMode": "Cash", "payable": 15000, "student": "0199483e-e8b1-7066-9ee3-ebe09d18515a", "version": 1, "issuedOn": "2025-09-14", "receiptNo": "2025-26/000006"}'),
  ('0199483e-e8b1-754c-bb95-98ddbe1703a4', '2025-09-14 12:41:46.417+00', '01a20de6-9490-7244-9e8a-b4fec88cdadf', 'Hari Example', 'hr', 'student.register', 'student', '0199483e-e8b1-7066-9ee3-ebe09d18515a', '0199483e-e8b1-7179-a309-af054230b52a', NULL, '{"_id": "0199483e-e8b1-7066-9ee3-ebe09d18515a", "fee": 15000, "mode": "online", "batch": "DM-2508", "course": "Digital Marketing", "status": "Active", "PaidFee": 0, "dueDate": "2025-10-19", "endDate": "2025-11-11", "version": 1, "TotalFee": 15000, "declared": null, "isPlaced": "placed", "cduration": "3 months", "PendingFee": 15000, "isCompleted": "yes", "joiningDate": "2025-09-14"}'),
  ('0199c7c0-0ba8-7579-ba7a-c1e16d3ea719', '2025-10-09 06:54:35.944+00', '01a20de6-9490-7244-9e8a-b4fec88cdadf', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20de6-953f-74b1-bbaf-0fdb8547f48c', '0199c7c0-0ba8-72ca-9f14-b839769017ea', NULL, '{"_id": "01a20de6-953f-74b1-bbaf-0fdb8547f48c", "room": "Room 1", "bCode": "TALLY-2510", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-01-30", "trainer": "Dev Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}], "startDate": "2025-10-30", "courseName": "Tally with GST"}'),
  ('019a24d1-6480-714c-a4ce-88c7aa07890c', '2025-10-27 08:38:13.888+00', '01a20de6-9490-7244-9e8a-b4fec88cdadf', 'Hari Example', 'hr', 'enquiry.status', 'enquiry', '019a24d1-6480-7661-a397-75e7c074355f', '019a24d1-6480-77be-bd88-e929c18a2150', '{"status": "Open"}', '{"status": "Pending"}'),
  ('019a24d1-6480-7695-a04e-3f8d47665f78', '2025-10-27 08:38:13.888+00', '01a20de6-9490-7244-9e8a-b4fec88cdadf', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '019a24d1-6480-7661-a397-75e7c074355f', '019a24d1-6480-74b0-a4dc-488bd704b6d4', NULL, '{"_id": "019a24d1-6480-7661-a397-75e7c074355f", "date": "2025-10-27", "mode": "offline", "year": 2025, "month": 10, "course": "Full Stack Web Development", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "nextCall": null, "Enquirymode": "offline"}'),
  ('019a3e0d-cbe7-7404-8b84-2a71cae2b8e6', '2025-11-01 06:14:42.919+00', '01a20de6-948f-77ab-96f0-e3d17835167a', 'Asha Example', 'admin', 'expense.create', 'expense', '019a3e0d-cbe7-706a-bb9f-e8f1df54626a', '019a3e0d-cbe7-7081-9613-3da738a3133f', NULL, '{"_id": "019a3e0d-cbe7-706a-bb9f-e8f1df54626a", "date": "2025-11-01", "year": 2025, "month": 11, "amount": 1250, "ledger": "01a20de6-9749-72a0-bfae-5a3e37ed5453", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-11-01T06:14:42.919Z", "updatedAt": "2025-11-01T06:14:42.919Z", "voucherNo": "V2025-26/0017", "ledgerName": "Rent"}'),
  ('019a499b-18e8-73df-b9fa-efd35ca8e8ef', '2025-11-03 12:04:52.584+00', '01a20de6-948f-77ab-96f0-e3d17835167a', 'Asha Example', 'admin', 'expense.create', 'expense', '019a499b-18e8-741e-954c-fbfc57e2095a', '019a499b-18e8-768e-80b5-5c3c7e7a9cdb', NULL, '{"_id": "019a499b-18e8-741e-954c-fbfc57e2095a", "date": "2025-11-03", "year": 2025, "month": 11, "amount": 2250, "ledger": "01a20de6-9749-72a0-bfae-5658213550a3", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-11-03T12:04:52.584Z", "updatedAt": "2025-11-03T12:04:52.584Z", "voucherNo": "V2025-26/0018", "ledgerName": "Salaries"}'),
  ('019a4dd1-d13d-759a-815e-572328d34e24', '2025-11-04 07:43:07.581+00', '01a20de6-9490-7244-9e8a-b4fec88cdadf', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20de6-9540-7620-b728-59141277857c', '019a4dd1-d13d-703d-83e6-186d40dd6ff9', NULL, '{"_id": "01a20de6-9540-7620-b728-59141277857c", "room": "Room 2", "bCode": "PY-2511", "bTime": "18:00 to 20:00", "seats": 1, "endDate": "2026-03-25", "trainer": "Esther Example", "version": 1, "sessions": [{"end": "20:00", "start": "18:00", "weekday": 1}, {"end": "20:00", "start": "18:00", "weekday": 3}, {"end": "20:00", "start": "18:00", "weekday": 5}], "startDate": "2025-11-25", "courseName": "Python Programming"}'),
  ('019a5870-be50-72d0-ad79-189fb9a7b682', '2025-11-06 09:12:55.12+00', '01a20de6-948f-77ab-96f0-e3d17835167a', 'Asha Example', 'admin', 'expense.create', 'expense', '019a5870-be50-7695-a0eb-cbfba5b6a541', '019a5870-be50-709c-99ac-4ac46b6b4eac', NULL, '{"_id": "019a5870-be50-7695-a0eb-cbfba5b6a541", "date": "2025-11-06", "year": 2025, "month": 11, "amount": 100, "ledger": "01a20de6-9749-72a0-bfae-61ed34102a19", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-11-06T09:12:55.120Z", "updatedAt": "2025-11-06T09:12:55.120Z", "voucherNo": "V2025-26/0019", "ledgerName": "Internet"}'),
  ('019a58cd-919f-7382-81a7-6a24aaa17a6d', '2025-11-06 10:54:18.527+00', '01a20de6-948f-77ab-96f0-e3d17835167a', 'Asha Example', 'admin', 'expense.create', 'expense', '019a58cd-919f-703b-9204-60c689fe4965', '019a58cd-919f-7607-9893-152e52c6f582', NULL, '{"_id": "019a58cd-919f-703b-9204-60c689fe4965", "date": "2025-11-06", "year": 2025, "month": 11, "amount": 300, "ledger": "01a20de6-9749-72a0-bfae-5edd22302c49", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-11-06T10:54:18.527Z", "updatedAt": "2025-11-06T10:54:18.527Z", "voucherNo": "V2025-26/0020", "ledgerName": "Electricity"}'),
  ('019acdcb-3f5e-7766-9f1a-bd5a36208107', '2025-11-29 04:07:20.67+00', '01a20de6-9490-7244-9e8a-b4fec88cdadf', 'Hari Example', 'hr', 'student.register', 'student', '019acdcb-3f5e-7059-9845-a6d3c923e574', '019acdcb-3f5e-71fd-bc3d-22c908ec3e12', NULL, '{"_id": "019acdcb-3f5e-7059-9845-a6d3c923e574", "fee": 18000, "mode": "offline", "batch": "PY-2511", "course": "Python Programming", "status": "Active", "PaidFee": 0, "dueDate": "2026-01-03", "endDate": "2026-03-25", "version": 1, "TotalFee": 18000, "declared": null, "isPlaced": "notPlaced", "cduration": "4 months", "PendingFee": 18000, "isCompleted": "yes", "joiningDate": "2025-11-29"}'),
  ('019acefa-c7b2-73a7-b4d5-2d3ff119b64d', '2025-11-29 09:38:52.978+00', '01a20de6-95eb-7323-b7e0-0f83d464c8f1', 'Hina Sample', 'hr', 'fee.record', 'receipt', '019acefa-c7b2-73b4-be94-6698bbfff33d', '019acefa-c7b2-73ad-9ee2-aa5c04e58634', NULL, '{"_id": "019acefa-c7b2-73b4-be94-6698bbfff33d", "due": 12000, "date": "2025-11-29", "paid": 6000, "year": 2025, "bCode": "PY-2511", "month": 11, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-7059-9845-a6d3c923e574", "version": 1, "issuedOn": "2025-11-29", "receiptNo": "2025-26/000007"}'),
  ('019ad88c-72fa-721c-b17f-fedb0b77cec7', '2025-12-01 06:14:34.49+00', '01a20de6-9490-7244-9e8a-b4fec88cdadf', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20de6-9540-7620-b728-5cc44a71da2d', '019ad88c-72fa-77a4-bea5-ab0c7962c79d', NULL, '{"_id": "01a20de6-9540-7620-b728-5cc44a71da2d", "room": "Lab 1", "bCode": "FSW-2512", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-08-22", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}], "startDate": "2025-12-22", "courseName": "Full Stack Web Development"}'),
  ('019b5e41-c6ac-7335-9386-74ed7df5486d', '2025-12-27 05:22:07.66+00', '01a20de6-9490-7244-9e8a-b4fec88cdadf', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20de6-9540-7620-b728-625524b5aad5', '019b5e41-c6ac-7236-ab2e-3e28238aa95e', NULL, '{"_id": "01a20de6-9540-7620-b728-625524b5aad5", "room": "Lab 2", "bCode": "DA-2601", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-07-17", "trainer": "Binod Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}], "startDate": "2026-01-17", "courseName": "Data Analytics"}'),
  ('019b7ce0-50eb-7316-a73b-279577fe69c6', '2026-01-02 04:03:54.219+00', '01a20de6-95eb-7323-b7e0-10fca1846c09', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '019b7ce0-50eb-7023-884a-f5d0e6f2b59c', '019b7ce0-50eb-71cd-9f55-9d169e30b7bc', NULL, '{"_id": "019b7ce0-50eb-7023-884a-f5d0e6f2b59c", "due": 6000, "date": "2026-01-02", "paid": 6000, "year": 2026, "bCode": "PY-2511", "month": 1, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-7059-9845-a6d3c923e574", "version": 1, "issuedOn": "2026-01-02", "receiptNo": "2025-26/000008"}'),
  ('019b7d9a-7db3-7404-b222-deb6e6e64997', '2026-01-02 07:27:15.379+00', '01a20de6-948f-77ab-96f0-e3d17835167a', 'Asha Example', 'admin', 'expense.create', 'expense', '019b7d9a-7db3-7467-bf26-bb0140de0d2b', '019b7d9a-7db3-76a7-b84b-e3072da97671', NULL, '{"_id": "019b7d9a-7db3-7467-bf26-bb0140de0d2b", "date": "2026-01-02", "year": 2026, "month": 1, "amount": 1076, "ledger": "01a20de6-9749-72a0-bfae-5a3e37ed5453", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2026-01-02T07:27:15.379Z", "updatedAt": "2026-01-02T07:27:15.379Z", "voucherNo": "V2025-26/0021", "ledgerName": "Rent"}'),
  ('019b92c8-7213-75f9-80a9-258f4e54aaa8', '2026-01-06 10:09:28.595+00', '01a20de6-948f-77ab-96f0-e3d17835167a', 'Asha Example', 'admin', 'expense.create', 'expense', '019b92c8-7213-77ea-a092-7e12f7d8beaf', '019b92c8-7213-728a-b5ac-642aa2a34c16', NULL, '{"_id": "019b92c8-7213-77ea-a092-7e12f7d8beaf", "date": "2026-01-06", "year": 2026, "month": 1, "amount": 258, "ledger": "01a20de6-9749-72a0-bfae-5edd22302c49", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2026-01-06T10:09:28.595Z", "updatedAt": "2026-01-06T10:09:28.595Z", "voucherNo": "V2025-26/0022", "ledgerName": "Electricity"}'),
  ('019b96c0-e9f1-77d9-90cf-5c31d432e6a7', '2026-01-07 04:39:43.857+00', '01a20de6-948f-77ab-96f0-e3d17835167a', 'Asha Example', 'admin', 'expense.create', 'expense', '019b96c0-e9f1-774f-9441-a88904d3ff02', '019b96c0-e9f1-71ae-b0d1-9791481d3d53', NULL, '{"_id": "019b96c0-e9f1-774f-9441-a88904d3ff02", "date": "2026-01-07", "year": 2026, "month": 1, "amount": 1938, "ledger": "01a20de6-9749-72a0-bfae-5658213550a3", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2026-01-07T04:39:43.857Z", "updatedAt": "2026-01-07T04:39:43.857Z", "voucherNo": "V2025-26/0023", "ledgerName": "Salaries"}'),
  ('019b9be6-f910-732e-a1a8-9b907b6e2efa', '2026-01-08 04:39:24.176+00', '01a20de6-948f-77ab-96f0-e3d17835167a', 'Asha Example', 'admin', 'expense.create', 'expense', '019b9be6-f910-7528-81e4-85a89a214998', '019b9be6-f910-71af-ac18-359bcb752199', NULL, '{"_id": "019b9be6-f910-7528-81e4-85a89a214998", "date": "2026-01-08", "year": 2026, "month": 1, "amount": 86, "ledger": "01a20de6-9749-72a0-bfae-61ed34102a19", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2026-01-08T04:39:24.176Z", "updatedAt": "2026-01-08T04:39:24.176Z", "voucherNo": "V2025-26/0024", "ledgerName": "Internet"}'),
  ('019bea69-43a4-70a9-b941-fab7152b6865', '2026-01-23 10:32:05.796+00', '01a20de6-9490-7244-9e8a-b4fec88cdadf', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20de6-9540-7620-b728-66f3cf151b8f', '019bea69-43a4-7623-9eda-626cd3af8de3', NULL, '{"_id": "01a20de6-9540-7620-b728-66f3cf151b8f", "room": "Room 1", "bCode": "GD-2602", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2026-07-13", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 5}], "startDate": "2026-02-13", "courseName": "Graphic Design"}'),
  ('019c1cef-33c4-775a-b51e-839d48eb8cbd', '2026-02-02 05:59:24.356+00', '01a20de6-9490-7244-9e8a-b4fec88cdadf', 'Hari Example', 'hr', 'fee.record', 'receipt', '019c1cef-33c4-7356-ba0f-5987a9041b5a', '019c1cef-33c4-7722-92f4-f9500d2ee614', NULL, '{"_id": "019c1cef-33c4-7356-ba0f-5987a9041b5a", "due": 0, "date": "2026-02-02", "paid": 6000, "year": 2026, "bCode": "PY-2511", "month": 2, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-7059-9845-a6d3c923e574", "version": 1, "issuedOn": "2026-02-02", "receiptNo": "2025-26/000009"}'),
  ('019c31b6-9ffd-76df-8347-790358d8a422', '2026-02-06 06:49:38.045+00', '01a20de6-948f-77ab-96f0-e3d17835167a', 'Asha Example', 'admin', 'expense.create', 'expense', '019c31b6-9ffd-75b8-be65-7b9f7d80cb11', '019c31b6-9ffd-7207-832d-b456f7da1bff', NULL, '{"_id": "019c31b6-9ffd-75b8-be65-7b9f7d80cb11", "date": "2026-02-06", "year": 2026, "month": 2, "amount": 2457, "ledger": "01a20de6-9749-72a0-bfae-5658213550a3", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2026-02-06T06:49:38.045Z", "updatedAt": "2026-02-06T06:49:38.045Z", "voucherNo": "V2025-26/0025", "ledgerName": "Salaries"}'),
  ('019c369f-a274-736d-9445-6aac613c9a13', '2026-02-07 05:42:37.428+00', '01a20de6-948f-77ab-96f0-e3d17835167a', 'Asha Example', 'admin', 'expense.create', 'expense', '019c369f-a274-72a7-97e8-7fc9333b9e52', '019c369f-a274-77f2-b0e3-5464aed2eec7', NULL, '{"_id": "019c369f-a274-72a7-97e8-7fc9333b9e52", "date": "2026-02-07", "year": 2026, "month": 2, "amount": 1365, "ledger": "01a20de6-9749-72a0-bfae-5a3e37ed5453", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2026-02-07T05:42:37.428Z", "updatedAt": "2026-02-07T05:42:37.428Z", "voucherNo": "V2025-26/0026", "ledgerName": "Rent"}'),
  ('019c411e-2084-703f-85cf-c72471a7c558', '2026-02-09 06:36:59.396+00', '01a20de6-948f-77ab-96f0-e3d17835167a', 'Asha Example', 'admin', 'expense.create', 'expense', '019c411e-2084-7549-827b-ce21fef06003', '019c411e-2084-7124-8b08-446bb3494303', NULL, '{"_id": "019c411e-2084-7549-827b-ce21fef06003", "date": "2026-02-09", "year": 2026, "month": 2, "amount": 327, "ledger": "01a20de6-9749-72a0-bfae-5edd22302c49", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2026-02-09T06:36:59.396Z", "updatedAt": "2026-02-09T06:36:59.396Z", "voucherNo": "V2025-26/0027", "ledgerName": "Electricity"}'),
  ('019c423e-23a9-7250-8cdb-b056f2fa1b27', '2026-02-09 11:51:34.569+00', '01a20de6-948f-77ab-96f0-e3d17835167a', 'Asha Example', 'admin', 'expense.create', 'expense', '019c423e-23a9-7006-9bf6-814f382a7621', '019c423e-23a9-7179-9103-2a8e6c844c4f', NULL, '{"_id": "019c423e-23a9-7006-9bf6-814f382a7621", "date": "2026-02-09", "year": 2026, "month": 2, "amount": 109, "ledger": "01a20de6-9749-72a0-bfae-61ed34102a19", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2026-02-09T11:51:34.569Z", "updatedAt": "2026-02-09T11:51:34.569Z", "voucherNo": "V2025-26/0028", "ledgerName": "Internet"}'),
  ('019c7004-9136-7172-b9e1-9a8f2c943877', '2026-02-18 09:11:13.462+00', '01a20de6-9490-7244-9e8a-b4fec88cdadf', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20de6-9544-7226-9aef-83c9319f4417', '019c7004-9136-7512-9185-364939ebeba4', NULL, '{"_id": "01a20de6-9544-7226-9aef-83c9319f4417", "room": "Room 2", "bCode": "DM-2603", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-06-11", "trainer": "Dev Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}], "startDate": "2026-03-11", "courseName": "Digital Marketing"}'),
  ('019cfa32-3a20-7236-ad70-f3b514c4d947', '2026-03-17 05:08:41.632+00', '01a20de6-9490-7244-9e8a-b4fec88cdadf', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20de6-9545-7622-9096-8c14cc6899da', '019cfa32-3a20-76ef-96ff-ad5d6c33706b', NULL, '{"_id": "01a20de6-9545-7622-9096-8c14cc6899da", "room": "Lab 1", "bCode": "HT-2604", "bTime": "10:00 to 12:00", "seats": 1, "endDate": "2026-06-07", "trainer": "Esther Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 5}], "startDate": "2026-04-07", "courseName": "Hindi Typing"}'),
  ('019d47ad-09b4-715e-bfb8-00be20244a3a', '2026-04-01 06:13:35.796+00', '01976d38-7d5f-7793-ad1f-e5d235bee332', '', 'student', 'project.add', 'project', '019d47ad-09b4-7438-81f0-431cc192a500', '019d47ad-09b4-7517-9686-854630baf88a', NULL, '{"_id": "019d47ad-09b4-7438-81f0-431cc192a500", "student": "01976d38-7d5f-7793-ad1f-e5d235bee332", "version": 1}'),
  ('019d805b-85ba-76d1-b150-3541e574c22c', '2026-04-12 06:22:54.906+00', '01a20de6-9490-7244-9e8a-b4fec88cdadf', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20de6-9545-7622-9096-933a5ee50621', '019d805b-85ba-7585-8ca5-79a7d51fe0b9', NULL, '{"_id": "01a20de6-9545-7622-9096-933a5ee50621", "room": "Lab 2", "bCode": "FR-2605", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2026-09-03", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 5}], "startDate": "2026-05-03", "courseName": "Français des affaires"}'),
  ('019daf1c-ae23-75ee-9c24-0e4e23bc712a', '2026-04-21 08:16:25.635+00', '01976d38-7d5f-7793-ad1f-e5d235bee332', '', 'student', 'portfolio.add', 'portfolio', '019daf1c-ae23-74d8-8903-1293d72b8dda', '019daf1c-ae23-70e7-a0e8-1773ace1d41f', NULL, '{"_id": "019daf1c-ae23-74d8-8903-1293d72b8dda", "student": "01976d38-7d5f-7793-ad1f-e5d235bee332", "version": 1}'),
  ('019e0afc-7890-7732-be5c-75985cf8bc41', '2026-05-09 04:26:18.64+00', '01a20de6-9490-7244-9e8a-b4fec88cdadf', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20de6-9545-7622-9096-96c83767fed7', '019e0afc-7890-744d-add3-4517ca96041c', NULL, '{"_id": "01a20de6-9545-7622-9096-96c83767fed7", "room": "Room 1", "bCode": "TALLY-2605", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-08-30", "trainer": "Binod Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}], "startDate": "2026-05-30", "courseName": "Tally with GST"}'),
  ('019e91fd-57b9-7613-9da8-7c7562e21b85', '2026-06-04 09:35:59.929+00', '01a20de6-9490-7244-9e8a-b4fec88cdadf', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20de6-9545-7622-9096-9a599e076485', '019e91fd-57b9-765c-b434-d53b8d7ae584', NULL, '{"_id": "01a20de6-9545-7622-9096-9a599e076485", "room": "Room 2", "bCode": "PY-2606", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2026-10-25", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 5}], "startDate": "2026-06-25", "courseName": "Python Programming"}'),
  ('019f1d81-7446-7227-b677-d1151ad02980', '2026-07-01 11:47:31.014+00', '01a20de6-9490-7244-9e8a-b4fec88cdadf', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20de6-9545-7622-9096-9cd19f20052b', '019f1d81-7446-72aa-9ad3-a5e090295162', NULL, '{"_id": "01a20de6-9545-7622-9096-9cd19f20052b", "room": "Lab 1", "bCode": "FSW-2607", "bTime": "10:00 to 12:00", "seats": 1, "endDate": null, "trainer": "Dev Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 5}], "startDate": "2026-07-22", "courseName": "Full Stack Web Development"}'),
  ('019f4660-91bf-76c9-8618-b5ec5fcecfeb', '2026-07-09 10:16:01.727+00', '01976d38-7d5f-7793-ad1f-e5d235bee332', '', 'student', 'portfolio.add', 'portfolio', '019f4660-91bf-73fd-bae5-a33bcd511d71', '019f4660-91bf-713a-a58d-60d89bf844f6', NULL, '{"_id": "019f4660-91bf-73fd-bae5-a33bcd511d71", "student": "01976d38-7d5f-7793-ad1f-e5d235bee332", "version": 1}'),
  ('019fa230-ae6c-77ed-8b8d-23ee7360cb2f', '2026-07-27 06:08:47.212+00', '01a20de6-9490-7244-9e8a-b4fec88cdadf', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20de6-9545-7622-9096-a27a5bf5d0cb', '019fa230-ae6c-7151-a1d1-54a61c307d94', NULL, '{"_id": "01a20de6-9545-7622-9096-a27a5bf5d0cb", "room": "Lab 2", "bCode": "DA-2608", "bTime": "10:00 to 12:00", "seats": 1, "endDate": "2027-02-17", "trainer": "Esther Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 6}], "startDate": "2026-08-17", "courseName": "Data Analytics"}'),
  ('01a02eaf-9c16-7562-a20f-4de2cc280671', '2026-08-23 12:54:15.83+00', '01a20de6-9490-7244-9e8a-b4fec88cdadf', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20de6-9546-76ee-81fc-f9615663e772', '01a02eaf-9c16-7522-a246-eef9b47e0aa4', NULL, '{"_id": "01a20de6-9546-76ee-81fc-f9615663e772", "room": "Room 1", "bCode": "GD-2609", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2027-02-13", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 5}], "startDate": "2026-09-13", "courseName": "Graphic Design"}'),
  ('01a0b40e-f07d-72d6-a9d5-56e367f9855f', '2026-09-18 10:27:53.085+00', '01a20de6-9490-7244-9e8a-b4fec88cdadf', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20de6-9546-76ee-81fc-fd75a5b0fe7a', '01a0b40e-f07d-74ea-a9be-70ee4ac1ed07', NULL, '{"_id": "01a20de6-9546-76ee-81fc-fd75a5b0fe7a", "room": "Room 2", "bCode": "DM-2610", "bTime": "12:30 to 14:30", "seats": 1, "endDate": null, "trainer": "Binod Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 5}], "startDate": "2026-10-09", "courseName": "Digital Marketing"}'),
  ('01a0d6d4-797a-725c-ac0f-a4a8c7a34a4a', '2026-09-25 04:30:44.09+00', '01976d38-7d5f-7793-ad1f-e5d235bee332', '', 'student', 'project.add', 'project', '01a0d6d4-797a-7649-9b2b-50ba71320dcf', '01a0d6d4-797a-7308-a236-c1c2394c0ac0', NULL, '{"_id": "01a0d6d4-797a-7649-9b2b-50ba71320dcf", "student": "01976d38-7d5f-7793-ad1f-e5d235bee332", "version": 1}'),
  ('01a11b91-9b52-7116-9399-d84b945f18f5', '2026-10-08 12:51:29.746+00', '01a20de6-9490-7244-9e8a-b4fec88cdadf', 'Hari Example', 'hr', 'student.register', 'student', '01a11b91-9b52-70fd-bbca-9a89383fd5e2', '01a11b91-9b52-720d-b482-26bbf1843b4f', NULL, '{"_id": "01a11b91-9b52-70fd-bbca-9a89383fd5e2", "fee": 13500, "mode": "offline", "batch": "DM-2610", "course": "Digital Marketing", "status": "Active", "PaidFee": 0, "dueDate": "2026-11-12", "endDate": null, "version": 1, "TotalFee": 13500, "declared": null, "isPlaced": "notPlaced", "cduration": "3 months", "PendingFee": 13500, "isCompleted": "no", "joiningDate": "2026-10-08"}'),
  ('01a13e7e-69d3-715b-aa5a-d9fa54443b68', '2026-10-15 07:37:14.451+00', '01a20de6-9490-7244-9e8a-b4fec88cdadf', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20de6-9546-76ee-81fd-0226a5757a1b', '01a13e7e-69d3-71d8-93d6-1fc911404fe2', NULL, '{"_id": "01a20de6-9546-76ee-81fd-0226a5757a1b", "room": "Lab 1", "bCode": "HT-2611", "bTime": "10:00 to 12:00", "seats": 1, "endDate": "2027-01-05", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 6}], "startDate": "2026-11-05", "courseName": "Hindi Typing"}'),
  ('01a19b44-4019-7352-8f7b-bab435c184fb', '2026-11-02 07:58:23.769+00', '01a20de6-948f-77ab-96f0-e3d17835167a', 'Asha Example', 'admin', 'expense.create', 'expense', '01a19b44-4019-70c9-85bf-cbe11b4388c1', '01a19b44-4019-74ec-aca7-0563c0963e1f', NULL, '{"_id": "01a19b44-4019-70c9-85bf-cbe11b4388c1", "date": "2026-11-02", "year": 2026, "month": 11, "amount": 221, "ledger": "01a20de6-9749-72a0-bfae-5a3e37ed5453", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2026-11-02T07:58:23.769Z", "updatedAt": "2026-11-02T07:58:23.769Z", "voucherNo": "V2026-27/0001", "ledgerName": "Rent"}'),
  ('01a19c3d-3bc5-7297-b9c5-81013668c404', '2026-11-02 12:30:21.125+00', '01a20de6-948f-77ab-96f0-e3d17835167a', 'Asha Example', 'admin', 'expense.create', 'expense', '01a19c3d-3bc5-77a5-a0fb-5d5590e44752', '01a19c3d-3bc5-7233-a6ea-9d874c8c5c54', NULL, '{"_id": "01a19c3d-3bc5-77a5-a0fb-5d5590e44752", "date": "2026-11-02", "year": 2026, "month": 11, "amount": 398, "ledger": "01a20de6-9749-72a0-bfae-5658213550a3", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2026-11-02T12:30:21.125Z", "updatedAt": "2026-11-02T12:30:21.125Z", "voucherNo": "V2026-27/0002", "ledgerName": "Salaries"}'),
  ('01a1a4b8-370c-77dc-8ce4-51a7b5e0dd04', '2026-11-04 04:01:38.572+00', '01a20de6-948f-77ab-96f0-e3d17835167a', 'Asha Example', 'admin', 'expense.create', 'expense', '01a1a4b8-370c-73a4-8e48-482d304dd94b', '01a1a4b8-370c-70ff-8df7-75cb3bfd9f4e', NULL, '{"_id": "01a1a4b8-370c-73a4-8e48-482d304dd94b", "date": "2026-11-04", "year": 2026, "month": 11, "amount": 53, "ledger": "01a20de6-9749-72a0-bfae-5edd22302c49", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2026-11-04T04:01:38.572Z", "updatedAt": "2026-11-04T04:01:38.572Z", "voucherNo": "V2026-27/0003", "ledgerName": "Electricity"}'),
  ('01a1b03c-724d-71a7-9edd-bb613d15e5c1', '2026-11-06 09:41:53.869+00', '01a20de6-9490-7244-9e8a-b4fec88cdadf', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b03c-724d-73e1-b8a9-d57ccf42a991', '01a1b03c-724d-731b-835c-8ca139b5fb7e', NULL, '{"date": "2026-11-06", "absent": 1, "present": 0, "batchCode": "DM-2610"}'),
  ('01a1b03c-74c1-7719-8cc6-1907458a3129', '2026-11-06 09:41:54.497+00', '01a20de6-9490-7244-9e8a-b4fec88cdadf', 'Hari Example', 'hr', 'student.register', 'student', '01a1b03c-74c1-7756-85a8-7b5687162fb7', '01a1b03c-74c1-74c6-959c-fa28b7229679', NULL, '{"_id": "01a1b03c-74c1-7756-85a8-7b5687162fb7", "fee": 4050, "mode": "online", "batch": "HT-2611", "course": "Hindi Typing", "status": "Active", "PaidFee": 0, "dueDate": "2026-12-11", "endDate": null, "version": 1, "TotalFee": 4050, "declared": null, "isPlaced": "notPlaced", "cduration": "2 months", "PendingFee": 4050, "isCompleted": "no", "joiningDate": "2026-11-06"}'),
  ('01a1b0c9-1727-7333-acf3-732705f7628d', '2026-11-06 12:15:31.111+00', '01a20de6-9490-7244-9e8a-b4fec88cdadf', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b0c9-1727-7561-8ea6-22281350f731', '01a1b0c9-1727-7006-83e6-65e760d7b4df', NULL, '{"date": "2026-11-06", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1b4a5-afa4-7539-953c-2bda87f6ac52', '2026-11-07 06:15:19.716+00', '01a20de6-948f-77ab-96f0-e3d17835167a', 'Asha Example', 'admin', 'student.disable', 'student', '01a11b91-9b52-70fd-bbca-9a89383fd5e2', '01a1b4a5-afa4-76c7-a9a3-0ca3a6c9adee', '{"status": "Active"}', '{"status": "Disable"}'),
  ('01a1b51d-6a8b-73dc-9627-e4ffe160595a', '2026-11-07 08:26:06.347+00', '01a20de6-9490-7244-9e8a-b4fec88cdadf', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b51d-6a8b-72bd-b998-e462ebf208ed', '01a1b51d-6a8b-70ee-b2e8-7cf71239fad5', NULL, '{"date": "2026-11-07", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1be83-9230-756b-bb21-abee061208ca', '2026-11-09 04:14:16.112+00', NULL, '', 'anyone', 'student.apply', 'student', '01a1be83-9230-7062-8491-a6a944d38860', '01a1be83-9230-7089-8db0-951d51061146', NULL, '{"_id": "01a1be83-9230-7062-8491-a6a944d38860", "fee": 16500, "mode": "offline", "batch": "FR-2612", "course": "Français des affaires", "status": "Pending", "PaidFee": 0, "dueDate": "2027-01-05", "endDate": null, "version": 1, "TotalFee": 0, "declared": {"fee": 16500, "Paidfee": 8250, "payMode": "Online"}, "isPlaced": "notPlaced", "cduration": "4 months", "PendingFee": 0, "isCompleted": "no", "joiningDate": "2026-12-01"}'),
  ('01a1c041-4eb3-74eb-be54-4bd59bb2edcb', '2026-11-09 12:21:07.891+00', '01a20de6-9490-7244-9e8a-b4fec88cdadf', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1c041-4eb3-74c2-9709-dc1b934c030f', '01a1c041-4eb3-7790-afa4-9a0a9f494312', NULL, '{"date": "2026-11-09", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1c057-66d2-72d4-a8d3-01e8f87ce5c8', '2026-11-09 12:45:15.858+00', '01a20de6-948f-77ab-96f0-e3d17835167a', 'Asha Example', 'admin', 'expense.create', 'expense', '01a1c057-66d2-72fc-91cc-23808f049c44', '01a1c057-66d2-74a9-ac79-e09d69074490', NULL, '{"_id": "01a1c057-66d2-72fc-91cc-23808f049c44", "date": "2026-11-09", "year": 2026, "month": 11, "amount": 17, "ledger": "01a20de6-9749-72a0-bfae-61ed34102a19", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2026-11-09T12:45:15.858Z", "updatedAt": "2026-11-09T12:45:15.858Z", "voucherNo": "V2026-27/0004", "ledgerName": "Internet"}'),
  ('01a1c432-5b10-74b9-a319-78709a03b347', '2026-11-10 06:43:16.88+00', '01a20de6-9490-7244-9e8a-b4fec88cdadf', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20de6-9546-76ee-81fd-072e170da649', '01a1c432-5b10-73a9-951f-33bcc5691407', NULL, '{"_id": "01a20de6-9546-76ee-81fd-072e170da649", "room": "Lab 2", "bCode": "FR-2612", "bTime": "15:00 to 17:00", "seats": 1, "endDate": null, "trainer": "Dev Example", "version": 1, "sessions": [{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 2}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 4}, {"end": "17:00", "start": "15:00", "weekday": 5}], "startDate": "2026-12-01", "courseName": "Français des affaires"}'),
  ('01a1c53b-8e49-769f-bfa4-e8aaf887957f', '2026-11-10 11:32:57.033+00', '01a20de6-9490-7244-9e8a-b4fec88cdadf', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1c53b-8e49-77c9-b6f7-bdbb67e0d8f5', '01a1c53b-8e49-75e1-bf7d-e213b13377cb', NULL, '{"date": "2026-11-10", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ca38-8fec-7643-bcd7-bf58163fbd68', '2026-11-11 10:47:46.924+00', '01a20de6-9490-7244-9e8a-b4fec88cdadf', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ca38-8fec-701f-b286-1d9026a65cb9', '01a1ca38-8fec-747f-8484-7f3bd5ac8ad3', NULL, '{"date": "2026-11-11", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ce42-8cd3-73a5-a894-01e1aabd2829', '2026-11-12 05:37:10.355+00', '01a20de6-9490-7244-9e8a-b4fec88cdadf', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ce42-8cd3-7196-a6cc-f8c780de162c', '01a1ce42-8cd3-74b7-aec8-c71966827777', NULL, '{"date": "2026-11-12", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1cf35-657d-7753-8d1f-f736e6ffe976', '2026-11-12 10:02:25.533+00', '01a20de6-95eb-7323-b7e0-0f83d464c8f1', 'Hina Sample', 'hr', 'fee.record', 'receipt', '01a1cf35-657d-75af-b2ba-c8d24a3753a2', '01a1cf35-657d-7124-81d7-112483f44d3a', NULL, '{"_id": "01a1cf35-657d-75af-b2ba-c8d24a3753a2", "due": 3050, "date": "2026-11-12", "paid": 1000, "year": 2026, "bCode": "HT-2611", "month": 11, "course": "Hindi Typing", "changed": false, "payMode": "Online", "payable": 4050, "student": "01a1b03c-74c1-7756-85a8-7b5687162fb7", "version": 1, "issuedOn": "2026-11-12", "receiptNo": "2026-27/000001"}'),
  ('01a1d445-07d9-717f-a42e-8ae8c4afe9d9', '2026-11-13 09:37:36.217+00', '01a20de6-9490-7244-9e8a-b4fec88cdadf', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1d445-07d9-7111-91ef-e00f3a89c102', '01a1d445-07d9-768d-b4f8-c6d3578c6c3b', NULL, '{"date": "2026-11-13", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1d916-73a3-775e-90cb-558018cd780a', '2026-11-14 08:04:49.699+00', '01a20de6-9490-7244-9e8a-b4fec88cdadf', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1d916-73a3-72cd-8a62-4a1e0a831ca4', '01a1d916-73a3-76b9-a62e-4d3a2ceec6a6', NULL, '{"date": "2026-11-14", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1e402-4a37-763d-807f-ae153dc4c6a6', '2026-11-16 10:58:37.751+00', '01a20de6-9490-7244-9e8a-b4fec88cdadf', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1e402-4a37-746a-beaa-9d8119ce1f25', '01a1e402-4a37-76d4-8e3c-034dface7007', NULL, '{"date": "2026-11-16", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1e95a-a683-75be-9da9-348641e3c8ac', '2026-11-17 11:53:14.627+00', '01a20de6-9490-7244-9e8a-b4fec88cdadf', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1e95a-a683-7616-812b-6116f8cb8c2e', '01a1e95a-a683-72a1-81b5-3b7c7ea8c575', NULL, '{"date": "2026-11-17", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ee80-40dd-75e1-8707-18fc5b96b607', '2026-11-18 11:52:25.053+00', '01a20de6-9490-7244-9e8a-b4fec88cdadf', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ee80-40dd-7420-9c1b-686ea3665527', '01a1ee80-40dd-749f-82f1-c73c0383497c', NULL, '{"date": "2026-11-18", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1f2a8-7850-703a-9c47-7544b4debe8c', '2026-11-19 07:14:49.552+00', '01a20de6-9490-7244-9e8a-b4fec88cdadf', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1f2a8-7850-72e4-bbf7-eecd9a72c3a2', '01a1f2a8-7850-768f-b71e-030faaf761f7', NULL, '{"date": "2026-11-19", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1f8c0-38a9-765a-92a0-335c9c2775a5', '2026-11-20 11:38:29.417+00', '01a20de6-9490-7244-9e8a-b4fec88cdadf', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1f8c0-38a9-763f-91a6-2ab830aaec6c', '01a1f8c0-38a9-77b4-8de5-d04d66a8992f', NULL, '{"date": "2026-11-20", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1fb86-a83e-763b-9651-b47162515464', '2026-11-21 00:34:28.542+00', '01a20de6-9490-7244-9e8a-b4fec88cdadf', 'Hari Example', 'hr', 'student.register', 'student', '01a1fb86-a83e-76da-868d-53d4133c8e1c', '01a1fb86-a83e-7729-ab47-fb780efe6b63', NULL, '{"_id": "01a1fb86-a83e-76da-868d-53d4133c8e1c", "fee": 4050, "mode": "offline", "batch": "HT-2611", "course": "Hindi Typing", "status": "Active", "PaidFee": 0, "dueDate": "2026-12-26", "endDate": null, "version": 1, "TotalFee": 4050, "declared": null, "isPlaced": "notPlaced", "cduration": "2 months", "PendingFee": 4050, "isCompleted": "no", "joiningDate": "2026-11-21"}'),
  ('01a20de6-94ae-7650-abab-782a082bb851', '2026-11-21 04:30:00+00', NULL, '', 'system', 'institute.create', 'institute', '00000000-0000-0000-0000-000000000000', 'dump', NULL, '{"name": "Namuna Training Institute (demo)", "phone": "+91 55500 00000", "address": "1 Example Road, Example Nagar", "timeZone": "Asia/Kolkata", "selfRegistration": true}'),
  ('01a20de6-94d7-7373-b83f-111a7d02f1c5', '2026-11-21 04:30:00+00', NULL, '', 'system', 'staff.create', 'account', '01a20de6-948f-77ab-96f0-e3d17835167a', 'dump', NULL, '{"id": "01a20de6-948f-77ab-96f0-e3d17835167a", "name": "Asha Example", "role": "admin", "email": "admin@example.com"}'),
  ('01a20de6-94d9-772e-bdaa-c6e606a8b091', '2026-11-21 04:30:00+00', NULL, '', 'system', 'staff.create', 'account', '01a20de6-9490-7244-9e8a-b4fec88cdadf', 'dump', NULL, '{"id": "01a20de6-9490-7244-9e8a-b4fec88cdadf", "name": "Hari Example", "role": "hr", "email": "hr@example.com"}'),
  ('01a20de6-9823-7267-b5dd-81462a27bbb3', '2026-11-21 04:30:00+00', '01a20de6-948f-77ab-96f0-e3d17835167a', 'Asha Example', 'admin', 'discount.give', 'student', '01a1b03c-74c1-7756-85a8-7b5687162fb7', 'dump', NULL, '{"amount": "500.00", "course": "Hindi Typing"}'),
  ('01a20de6-985a-7283-8808-9e472e60e90d', '2026-11-21 04:30:00+00', '01a20de6-948f-77ab-96f0-e3d17835167a', 'Asha Example', 'admin', 'refund.record', 'refund', '01a20de6-984b-7431-90e3-66ffb0fcf4e0', 'dump', NULL, '{"_id": "01a20de6-984b-7431-90e3-66ffb0fcf4e0", "date": "2026-11-21T00:00:00.000Z", "bCode": "HT-2611", "amount": "200.00", "course": "Hindi Typing", "payMode": "Cash", "student": "01a1b03c-74c1-7756-85a8-7b5687162fb7", "version": 1, "issuedOn": "2026-11-21T00:00:00.000Z", "refundNo": "R2026-27/0001", "enrolment": "01a1b03c-74c1-72ac-884e-0ba232183f01", "paidAfter": "800.00", "paidBefore": "1000.00"}'),
  ('01a20de6-99e6-7385-b4ee-f25bb7d14f77', '2026-11-21 04:30:00+00', NULL, '', 'system', 'student.update', 'student', '01976d38-7d5f-7793-ad1f-e5d235bee332', 'dump', '{}', '{}');
insert into audit_link ("n", "entry_id", "entry_digest", "subject_id", "personal_fields", "personal_digests", "latest_at", "chained_at", "hash") overriding system value values
  ('1', '019583bb-5506-77ff-9be1-89130264e2e2', E'\\x0e09332279fd4b9725e86cceca25f87b1598cd91d1c058d13eb6010159cf2fa8', NULL, '{}', E'\\x', '2025-03-11 05:44:07.174+00', '2026-11-21 04:30:00+00', E'\\x46fdb77eaf4e9405ecac0aef16c750693c8310e175a821af3c0702c509cba593'),
  ('10', '0195eaed-5b52-76b5-b4a1-34e6d0baeb59', E'\\x2a14cfc988b18f1ba195a109087e640da3a79e260ecf60266064c9f5f3707a72', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x45e40a1e8b5d515716908dba22fc5102bc6dde474fdf5161b98ec30698db22d6'),
  ('100', '01a19c3d-3bc5-7297-b9c5-81013668c404', E'\\x9fa81fccfc3d5db1df2cae24dea7549c42a45ca436e4aa3fe6afba48b40cf596', NULL, '{}', E'\\x', '2026-11-02 12:30:21.125+00', '2026-11-21 04:30:00+00', E'\\x6292373e4f1dcac7a0c604993b6e46824a946d0443a9e17bf674787770231f3d'),
  ('101', '01a1a4b8-370c-77dc-8ce4-51a7b5e0dd04', E'\\xf75edff6b70a20ae94a09c3076b5f8726cc67367ffe548f37b5d92c900856f16', NULL, '{}', E'\\x', '2026-11-04 04:01:38.572+00', '2026-11-21 04:30:00+00', E'\\x26380c8cc317dae49f32a37a22f5474eb3bd84b0116c6c215b9a1df9d3a4fa62'),
  ('102', '01a1b03c-724d-71a7-9edd-bb613d15e5c1', E'\\xaf93e3202ad2afc4c61006efd78f186f042695e023583aed3012851af68ddfc0', NULL, '{}', E'\\x', '2026-11-06 09:41:53.869+00', '2026-11-21 04:30:00+00', E'\\xa186b8331148e55d3d60e09c63819aeed80594f656baa458cc588d9ca3a5f1b7'),
  ('103', '01a1b03c-74c1-7719-8cc6-1907458a3129', E'\\x89184e1932fd4324631e2e31b53184118f2c487612cabd4e031a03b881d54401', NULL, '{}', E'\\x', '2026-11-06 09:41:54.497+00', '2026-11-21 04:30:00+00', E'\\xae581301c72472536ef0345ba1e5402fa1b23cd34177b88453a1479c21c91286'),
  ('104', '01a1b0c9-1727-7333-acf3-732705f7628d', E'\\x34073a8a9bb0577e70f65516e5655d42d1ddcbb9dab54d21ab098b5a5f08e65c', NULL, '{}', E'\\x', '2026-11-06 12:15:31.111+00', '2026-11-21 04:30:00+00', E'\\x96f9472178c58f4b80372b03f6c9dc75ede1fc646a26c6e7fd1b0b1d0682f0ae'),
  ('105', '01a1b4a5-afa4-7539-953c-2bda87f6ac52', E'\\x2f708b51ebeae08c30e4818b1235ddb024a3ec739afaf8e2b2bceb8a838ca828', NULL, '{}', E'\\x', '2026-11-07 06:15:19.716+00', '2026-11-21 04:30:00+00', E'\\xe214b7d5e36d4733ab20d985fb2a44386cc573c31afff5594eb6d30305462df5'),
  ('106', '01a1b51d-6a8b-73dc-9627-e4ffe160595a', E'\\x95cc4756ed865edcd7f5074d54cd82f7f2ef98fb0df05dbee217d6f00e51dce3', NULL, '{}', E'\\x', '2026-11-07 08:26:06.347+00', '2026-11-21 04:30:00+00', E'\\xf3db8c09ac316b630f3c17600eda50e407d6d2c3d7d7c5fe5645f77f23427fa1'),
  ('107', '01a1be83-9230-756b-bb21-abee061208ca', E'\\x98b4c004620cd9b29a08101fd0711862ac187daa4b82abbe22293a2bb8c2b0f3', NULL, '{}', E'\\x', '2026-11-09 04:14:16.112+00', '2026-11-21 04:30:00+00', E'\\x7157a5cbc3e75d77bb9c744099e18e43ef673171cd5e9620d39170ef250595b0'),
  ('108', '01a1c041-4eb3-74eb-be54-4bd59bb2edcb', E'\\x3b97436bde14c70c821e00f57bb566b036d3e39b9eb110a7a69e4e9915238405', NULL, '{}', E'\\x', '2026-11-09 12:21:07.891+00', '2026-11-21 04:30:00+00', E'\\x1553a7aed9367f58928833e27a35ccd86ca6735c7f145a1f5fdd4a7683206041'),
  ('109', '01a1c057-66d2-72d4-a8d3-01e8f87ce5c8', E'\\xf2000d25bf85afce7e5d7d1d84c4883fa97719a742a948384ab6686a09af0e9f', NULL, '{}', E'\\x', '2026-11-09 12:45:15.858+00', '2026-11-21 04:30:00+00', E'\\x8d7801b1eb5657c8380ddcadc935de38a7e8c57353f8ca06c47c9b05e14900e7'),
  ('11', '0195efe3-4389-76c3-a67a-3a38d4e6bb19', E'\\x436c4af896d224eeff13c3efa55c0d89c9c4058a563db5262e30023982dec9f7', NULL, '{}', E'\\x', '2025-04-01 05:46:43.465+00', '2026-11-21 04:30:00+00', E'\\xfd28c4783abc5b853aa9a33b9ac91bd27110df64334d2e35fe67eb5e22c95eb8'),
  ('110', '01a1c432-5b10-74b9-a319-78709a03b347', E'\\xea281cc68d38bffeda783ff870a24deea81f9e22b24f71c296072adfaaf540f5', NULL, '{}', E'\\x', '2026-11-10 06:43:16.88+00', '2026-11-21 04:30:00+00', E'\\xdfb8ae3ad4bfc5039d600d52993400824bba656bf9a71e5a9c6554b8c7beb11f'),
  ('111', '01a1c53b-8e49-769f-bfa4-e8aaf887957f', E'\\x8f5f14fab77046fc0ff946486a3f1143bb62a15f963da8d6a630082f9b1981f0', NULL, '{}', E'\\x', '2026-11-10 11:32:57.033+00', '2026-11-21 04:30:00+00', E'\\xfde52974e1f8779a0b331f624cff0c00e6a45b77034ee5e0872f8b5aa4baec18'),
  ('112', '01a1ca38-8fec-7643-bcd7-bf58163fbd68', E'\\x4d9982bd20bc553648afe5d5f5bf55224cfa6ccded96dcec748bafee82684bcd', NULL, '{}', E'\\x', '2026-11-11 10:47:46.924+00', '2026-11-21 04:30:00+00', E'\\x35054a7faa4d6e59dc36575a1815daf922e337fae2ce095e7b4cc481172b68b7'),
  ('113', '01a1ce42-8cd3-73a5-a894-01e1aabd2829', E'\\x38931b0791df1d7381e32494c264607516a89fd202d0204bc36fb3f96bd2db49', NULL, '{}', E'\\x', '2026-11-12 05:37:10.355+00', '2026-11-21 04:30:00+00', E'\\x931c2f60b46ff6174248d71cf7fc4182567a0cac1251eda10a63b64265808835'),
  ('114', '01a1cf35-657d-7753-8d1f-f736e6ffe976', E'\\x06e195b2f90f4fc53bf7f57901888c8825599cc96df60f3c01e163de627bd7b4', NULL, '{}', E'\\x', '2026-11-12 10:02:25.533+00', '2026-11-21 04:30:00+00', E'\\x053d39eb0baea3b2d0a6990f6d92ae021a119bba4cebdf8c79154030c1e13b9d'),
  ('115', '01a1d445-07d9-717f-a42e-8ae8c4afe9d9', E'\\x22c3a0ffdbcd74efb9b2e0da728e119b9d28da50676608d69de07ba004f9d7c5', NULL, '{}', E'\\x', '2026-11-13 09:37:36.217+00', '2026-11-21 04:30:00+00', E'\\xeec9b2c82c6282fa3246d9e4c25314c47737f38233803dce144794ef965bc7e8'),
  ('116', '01a1d916-73a3-775e-90cb-558018cd780a', E'\\xeaf1bdcda1383c7c73a5e5d8f73c93a2bd2bcc886fd2e8254617637594b118b4', NULL, '{}', E'\\x', '2026-11-14 08:04:49.699+00', '2026-11-21 04:30:00+00', E'\\x70aaf116c3c17cbf9504394361dd6fe662054f4e4c2e45298dbf62c1647505a3'),
  ('117', '01a1e402-4a37-763d-807f-ae153dc4c6a6', E'\\x5d215c813634d514463ba823744d99c2e2c0db51b2c1b8a25586c3067e5eb44b', NULL, '{}', E'\\x', '2026-11-16 10:58:37.751+00', '2026-11-21 04:30:00+00', E'\\x200d2fea7bb3260be062de225bd12be57d4f29492973306473c670b6aa8244ce'),
  ('118', '01a1e95a-a683-75be-9da9-348641e3c8ac', E'\\xef50fcdf329db2b1af2215a8743afc56cb91d10a35c8e3a44511374e8107ae98', NULL, '{}', E'\\x', '2026-11-17 11:53:14.627+00', '2026-11-21 04:30:00+00', E'\\x7092ce0237aeef81306d93e093f892da45f73d234a08257958f48cfe1b211edc'),
  ('119', '01a1ee80-40dd-75e1-8707-18fc5b96b607', E'\\x9211753aa518b45e3f772cf8dfc815b0431af9b7d52f33af44f8fa4354b3fcaa', NULL, '{}', E'\\x', '2026-11-18 11:52:25.053+00', '2026-11-21 04:30:00+00', E'\\xc4d7900783dcdd5117bb0b714d36a1f25e9ba86b8ef9a533de56a148279d5ba6'),
  ('12', '0195f066-eeb6-7202-80e7-62a0c9009d20', E'\\xe13f2bf1ef4f6c4fc06ccaa00a3ebb61c7061c9e631ff6e3fe230cfbf1853dc8', NULL, '{}', E'\\x', '2025-04-01 08:10:32.502+00', '2026-11-21 04:30:00+00', E'\\x145ee671514d4cf584438e3baa03189dc862365140e490f4a4fd09a478d3cbd1'),
  ('120', '01a1f2a8-7850-703a-9c47-7544b4debe8c', E'\\xd9a555a7421ced480e27c50c201e226129bfe80cbd6e95ba3cb6cea49f2985b3', NULL, '{}', E'\\x', '2026-11-19 07:14:49.552+00', '2026-11-21 04:30:00+00', E'\\xd21efde60871ece5e392acb074a618d92b2fd47885c13c83404b25fce479ef2a'),
  ('121', '01a1f8c0-38a9-765a-92a0-335c9c2775a5', E'\\xa5967928ddaa2bed333da799d9c7a878dda8f3589c99bfce63ab2ba5bfe94593', NULL, '{}', E'\\x', '2026-11-20 11:38:29.417+00', '2026-11-21 04:30:00+00', E'\\x31eaf0cd03db97131aebf71a8e7d39118228db7f69b2fb102ca848278a6a70c4'),
  ('122', '01a1fb86-a83e-763b-9651-b47162515464', E'\\xf2e989e45a080a6ba4e5315874a3a8ae5c818715abd5fa026d3032a109aedcf2', NULL, '{}', E'\\x', '2026-11-21 00:34:28.542+00', '2026-11-21 04:30:00+00', E'\\x44b2e812deddb95117df2495e40d88047430dea775593fe03e873925bc0ddb6d'),
  ('123', '01a20de6-94ae-7650-abab-782a082bb851', E'\\x35182c331e50ae07b5ecba0a1146884d941457e4643a3f31a37c0bbe63651120', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\x2fb7d3381afa7e4b7ede58a1af8a727ef69656791c846ff4334b345069b5ca77'),
  ('124', '01a20de6-94d7-7373-b83f-111a7d02f1c5', E'\\x3586c31e7731c94f42b6e2fd756ac8af4dc59af26af1dc97119a70804cd62660', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\x008e795376aac9fe3c56f2a6ed56fcf23f1681982694fd9d4628d7815fe28743'),
  ('125', '01a20de6-94d9-772e-bdaa-c6e606a8b091', E'\\x5ad0ee2eedb852ddae228b8d0fc482bb6cce2b14a64a39c4076a7e8cf3ac3d4f', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\x078dea534a62e92f86aba1d61450bafc5d0dd6b7ff5753efcd425e7820b6b381'),
  ('126', '01a20de6-9823-7267-b5dd-81462a27bbb3', E'\\xf54b4b540fd7fd53047d716e7ff6e06719dd80bf4bb4be268c346a45c8b0f6bb', '01a1b03c-74c1-7756-85a8-7b5687162fb7', '{reason}', E'\\x284afdf2b60903bb4d4ea9e56fdbad37d5a7a17187bf92b86e473495549cd2a2', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\x4dcb2e0f2d4e795974632bdc3135c67eaaec09d17aaf0355292c77f14139f34d'),
  ('127', '01a20de6-985a-7283-8808-9e472e60e90d', E'\\xf5f10af558247f5612b9b8bd81320b0eeb7d10122abe76bccaa0c3b966637490', '01a1b03c-74c1-7756-85a8-7b5687162fb7', '{reason}', E'\\x70e0c35cf0634dd57f48f7d525c2b0a11d07319be93d832025e2f472e28aac97', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\xa54fbfa28f553795ae95a08d414f64230f6f61971461f437923b5c58627132e4'),
  ('13', '0195f0f8-846c-7167-83e8-67991d7d77e1', E'\\x150ed66181e16135bf0d815d89e30d5054a03e6af48f9515abc9fe4bf0086023', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x2941f3cef2c99d91c2726c0a1f3f03f9bf02f1bdad205769b498eb94f32015ff'),
  ('14', '0195f0f8-846c-727b-ab74-d129cebb6f5c', E'\\xcf73f058a816920d0a23756ceeb884670921034d8631fda04da0385d22bcdf61', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x9e123632efe8e53b76f7d373c8cf6507cba60e01c9297ab829f2775c98c4db8b'),
  ('15', '0195f0f8-846c-7360-a6ca-e1d521795642', E'\\xbea3e747ba13c0130695dcff659433ff6afbafc5d6fbbeffa5679c4a2e882b3b', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x69460ee7c59083e35f85cf99ac6d222aebbfe27d6dae72b0f258f657b8df7bde'),
  ('16', '0195f0f8-846c-748b-bf38-e9f1762d9f54', E'\\x5c9119e6212ee9fed314dd6e408f3cbff4e4337b9fbb76b3002e69653182cb0d', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x411eefee709d2ac69d0d8766332bf9392df4d2d996d35b2e73445039537fa564'),
  ('17', '0195f0f8-846c-7563-a6ae-13064a03dee0', E'\\xe43440793ccc8cee7628187a488bcb6a6c044af908589a790fab8b71facfe030', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\xdecf7a0aec0b6a50c29366dc04e862127b9794d432e4ba6e6070fe6407edf583'),
  ('18', '0195f0f8-846c-765d-b999-cadbc8171688', E'\\x494aceb1cd4b693396cce4ed5a615155dc772edc47723ccc0d5ca7de4efd6828', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x8219c47c800b140276b790735fb1a0b98a0856678c28d0f793e892e1b38159d4'),
  ('19', '0195f0f8-846c-7693-b20e-d499b8f5e07c', E'\\x553c2fe111b87ab7bb9d76d301b1bd6722be8dfad14db3bf069dee3cf6db5445', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x8b5f2de262b3c95792adab8fb272418f04619c79724736f11be4cab04023dfd3'),
  ('2', '0195eaed-5b52-7204-82db-7207eeca4bed', E'\\x71facf3ed7f1656bcde21adc0a5bd420e1d1963f77eca0af3be747d2dc0c917d', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xc3e1a3faff5603709212368851ab2c2289eaa2c4a818f4e5aae7f73aa670ada3'),
  ('20', '0195f0f8-846c-774f-adba-58c66b1cbb48', E'\\x795d512e3d00dec3a589a63988863d9aaef081fa07fd0ac643bafb4fa134f667', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x18d9aa401e8300a0c48fdc14f47d6fafab8dd67a5a990769e6998c18eda8e1a7'),
  ('21', '0195f143-5a97-7791-a637-0bc6b14017aa', E'\\xdd654a236ecaecdc96418cdb90957a1cc0e79cbbd435109b877c1d5b4dc14e56', NULL, '{}', E'\\x', '2025-04-01 12:11:18.039+00', '2026-11-21 04:30:00+00', E'\\x19be51c8251168aa1841fe570e84b22aba57a43bea4a6da67da235bcf490c80b'),
  ('22', '0195f16e-4e64-73db-b00e-8df20be128c7', E'\\x04b30c39701d97e54025b550ba6d60b4762ac4652c9d4db0116a907605f52996', NULL, '{}', E'\\x', '2025-04-01 12:58:12.964+00', '2026-11-21 04:30:00+00', E'\\x67c3304e7a6f659e6e43f45d8f4580b079ab98913c2d0c3ac958997c86b83a2b'),
  ('23', '01960aa5-c6f2-708e-8a61-30c926232566', E'\\x5f2ad6604153c0644aaec809ce4f14163221471736ea12eaa9cf15ac4e8cb18f', NULL, '{}', E'\\x', '2025-04-06 10:29:18.706+00', '2026-11-21 04:30:00+00', E'\\xed9bca5f520b75d3515cfce08c571e63e71f93d640536f9d2cb2bb2bcf0dedb5'),
  ('24', '01962e07-dbf7-7059-ab84-8d75239a90e7', E'\\x9bd2317d340a609ed8ccf4713f272c106435689129a325c6dfc289ff0baf0cb5', NULL, '{}', E'\\x', '2025-04-13 07:23:09.175+00', '2026-11-21 04:30:00+00', E'\\x33f68d5d5ffff0e3a5582565536e64d384f73cf60258e50ddc173495581bcb2d'),
  ('25', '01965222-1b54-744f-986b-3c566124652a', E'\\x8149e2e866ed2df9ecb84f41de95a037e60a0557f8b0f713c139497c08093803', NULL, '{}', E'\\x', '2025-04-20 07:38:09.108+00', '2026-11-21 04:30:00+00', E'\\xece70986e93ccc03f13ddd0f6b8a8b6c9c29aa5c7f5930d643df4611dd3e2cc9'),
  ('26', '0196952d-9296-74a8-b497-6f1783abe1e6', E'\\x3828ae7aa1fb5d58557f6378aaaf44d212c3752e2c10446de6959e2123229557', NULL, '{}', E'\\x', '2025-05-03 08:05:14.006+00', '2026-11-21 04:30:00+00', E'\\x9d08bef64163cdee55416dedb9b37465f0889be5c5a17bb86666c5d52b8fa6f4'),
  ('27', '01971baf-477f-7462-a481-cc294cdf1624', E'\\x2f5cd98daf1fe2fbfea2df130f2a4012779ac6775277f23f4821e4095758a546', NULL, '{}', E'\\x', '2025-05-29 10:56:01.407+00', '2026-11-21 04:30:00+00', E'\\x4204ed111685e9315451585d36d33a20af88c019416fe2890a0976dd24e16ec7'),
  ('28', '01972f8c-001d-7643-859a-693e13930d88', E'\\x26e09b305d7b7d32c299718cc542772812e34101bf577526bda3e7a2d41c7354', NULL, '{}', E'\\x', '2025-06-02 07:29:53.693+00', '2026-11-21 04:30:00+00', E'\\x7e3e4204b1181fc4b1c0fd00a3fdf34b90dbb33ef4b9e776817950825eecaaec'),
  ('29', '019730ae-176e-71ce-ae54-3344656057ae', E'\\x17066de06bba11f5c4f7058da74b100e91a4c298ebba38d27eb4e9f0e625ac08', NULL, '{}', E'\\x', '2025-06-02 12:46:45.102+00', '2026-11-21 04:30:00+00', E'\\x342d6b10f360232c32d69b2eb6f9d3a38ac200016930bd280cb415fde3cd51f0'),
  ('3', '0195eaed-5b52-72ae-ba5b-104b5f5f19ad', E'\\x8f13e53a35f940afa0f0efb6904a51d124d0e5c7b0c1f5ee2daa254e7e30c3b9', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x479e3fc752fcb89bcefb5c0377bea4b928bc1600e5d4de177049590577de5518'),
  ('30', '01973f27-1abc-7796-80a2-f80e2d8910ac', E'\\xe8d1eb3fc7f19d348c119a326d6a5a25425f0fb99bb13130c1cab3caa3199812', NULL, '{}', E'\\x', '2025-06-05 08:13:36.828+00', '2026-11-21 04:30:00+00', E'\\x5bf98eb0bcbd1334ec01f64c86233cece5e2348babf14637ab8724a291fb9e8c'),
  ('31', '01973f71-631b-70ac-bdd5-38fd7992c473', E'\\xce33b91811da7a364082542e75453fc26d9425eb84ba3196dc71f0dbd35f606a', NULL, '{}', E'\\x', '2025-06-05 09:34:45.019+00', '2026-11-21 04:30:00+00', E'\\x53c7d0e3bd6a362c1abada6211a2354afe279fc75bfe75dd36846f23fb4f221b'),
  ('32', '019744be-dbb1-7420-8836-716512a3aa98', E'\\x9ad6a5821281e0bce56fb2c3ee161922a78c0af1f8bc4cab44b17bd9d12bbdb0', NULL, '{}', E'\\x', '2025-06-06 10:17:28.241+00', '2026-11-21 04:30:00+00', E'\\xd4306c18438fd887f6d968faa4bcf6cd0bd4217300dbbb91eaed92316d2490b9'),
  ('33', '01976d38-7d5f-7036-96ea-db510edc34ed', E'\\xb239e081ac4fd536064ca89d56ab4e4d79a2eefcc3051b5a0141df5e7bf543dd', NULL, '{}', E'\\x', '2025-06-14 06:55:08.127+00', '2026-11-21 04:30:00+00', E'\\x974e8130f53c56b2bcb69a7cbc67d7f768667f197844fb4f621fa68e5c9bb178'),
  ('34', '01976d38-7d5f-744c-b3c3-c4bed9f31a76', E'\\xa1a833b39d76901dee02db9ad77165eb11dfb6eae80d72fb9d39ae38daf583c3', NULL, '{}', E'\\x', '2025-06-14 06:55:08.127+00', '2026-11-21 04:30:00+00', E'\\x049e5f0e362a727f6cd6f5c30b208f8dfe521dbb6b7af66f827954bab0ad2429'),
  ('35', '01977d82-9bf0-72a0-b760-3689ce439b54', E'\\x8b99cc032b3188de9b7e56924a1df128695469a85296bd3c377add0bfc143d74', NULL, '{}', E'\\x', '2025-06-17 10:50:01.072+00', '2026-11-21 04:30:00+00', E'\\x2992170b5cd5d93179ae63a67636e0346db3b2082b0bd04a9f3c6d608f442e66'),
  ('36', '0197a729-c8b5-74dd-9be8-6cffaf410c45', E'\\xe5b5ebf018b8a1f7d111c089fade1b97dcf008108c361d52553870a97fe81b97', NULL, '{}', E'\\x', '2025-06-25 12:57:02.901+00', '2026-11-21 04:30:00+00', E'\\x5bc934eaf8819415311b377cc8e2a4e8f11f058fb76ed23652edc42d8d084aaa'),
  ('37', '0197cf00-2cf0-720c-88ad-fd403218548e', E'\\xee25538a580d7b94ce4c292e9f2bc35e238df713ae2a7a361ece2317ef4b8282', NULL, '{}', E'\\x', '2025-07-03 06:36:24.688+00', '2026-11-21 04:30:00+00', E'\\x51c7ef3eb54392f94ea923815885628cd51a6f2cd169deca24fbebb603432174'),
  ('38', '0197d3b1-cdf4-7367-bd26-83a0a8910a36', E'\\xd4ca27adbf7e66fd1f875f6ee0abdfe78aab62e9cea79c791b155c9f721a4b3c', NULL, '{}', E'\\x', '2025-07-04 04:28:54.644+00', '2026-11-21 04:30:00+00', E'\\x5c2a1986fda76135c8d2e15cf643e8cfbde5d8b059dcd9e891c89fe1b726bb6e'),
  ('39', '0197d44b-78c3-722c-a4bf-6fea871fd785', E'\\x5341253f8a877a0aeae37e0e345337ad93e81833f487ac3bd1bd31ce0eacb24f', NULL, '{}', E'\\x', '2025-07-04 07:16:45.379+00', '2026-11-21 04:30:00+00', E'\\x28e6124934537029c64ac9ffd47697a96fce2361fcb59c1760e51a551415da74'),
  ('4', '0195eaed-5b52-748a-9503-51e2696c4570', E'\\x41eaf16b4ab91aff6471576e9314db0661ec13921b0dfa23db22c6805f023bfb', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xc0cca3a2d5aeec60f3677d8c25c526dd8fb75ff73562bec2fd4c79ada276398d'),
  ('40', '0197e9a1-67f5-7202-add9-ebc3e1ca19a7', E'\\x086c642ae8f2e48f1bd7987095d0656c8233c4bd28cc0cb2149fc406da876cac', NULL, '{}', E'\\x', '2025-07-08 10:42:38.709+00', '2026-11-21 04:30:00+00', E'\\xbce66981145681fa63f0588b969edb69dbd6610e50ea2b4f7a5dd36dba8bc626'),
  ('41', '01980c8c-196a-769c-b779-592171b277af', E'\\xbb92b7229b12aeb44eba69c0eab4d46770f7a07a36e808845fdfb6a08a259cde', NULL, '{}', E'\\x', '2025-07-15 05:26:04.906+00', '2026-11-21 04:30:00+00', E'\\x39cf292410f82dbbb18e56318639ce3d27d18b95df3e759b4c4871fb5df54803'),
  ('42', '01982b99-c49f-748b-a79a-047a30dff0d2', E'\\xefad8d1e1c605d51c260bcf47f0b86d4b082295e619534bfd8ded3a66080bba3', NULL, '{}', E'\\x', '2025-07-21 06:09:14.399+00', '2026-11-21 04:30:00+00', E'\\x7670388133fe58200cf0c743312d7562dda823b6626ed26a62fb91e64e79d624'),
  ('43', '0198305a-7b46-726c-ab5d-8d4e1132686f', E'\\x8b2f8f551bd1f67f138797dbfbe5eb21eb606bf50461b9c9c3d11d734659a920', NULL, '{}', E'\\x', '2025-07-22 04:18:12.934+00', '2026-11-21 04:30:00+00', E'\\xd74882bed61e4308a896a67695b7ca0b072da3723f1a0c92f3bc75b927a35fdf'),
  ('44', '01983ab5-5436-770a-b3aa-80fd4f2f3723', E'\\x885736a6529b8942101efb37f5db78e5afc023fd11b443f54a20933ae54c8b3f', NULL, '{}', E'\\x', '2025-07-24 04:33:38.87+00', '2026-11-21 04:30:00+00', E'\\xb56167256145f79c82fafb3d128892502c6a6d362ab537fa254ab2bdb294fa6e'),
  ('45', '01984f40-d442-7362-b61d-a481ae0a4221', E'\\xd0f0bcd432ee2421697e5e59a55c7ed3d8b1f1e3e658f528eb021d5797c290c7', NULL, '{}', E'\\x', '2025-07-28 04:18:25.474+00', '2026-11-21 04:30:00+00', E'\\xe873567ae496d0de7be63fb5831d7a06e0a307096a06112ea71bf8241b9ef817'),
  ('46', '01985aa9-0953-75ac-94ce-d0d1f2f1cb74', E'\\x876ad265f1cac56771fa7f29e59eed7043b846c065f6d4655b176e20a7ebc89a', NULL, '{}', E'\\x', '2025-07-30 09:28:04.179+00', '2026-11-21 04:30:00+00', E'\\x5adfbe01c2690922b798bbac2bae169830b41eaf64fd17d130e831d5748e1c40'),
  ('47', '01986905-43a3-7648-a00a-ec0a04b85f06', E'\\x6d74b61c60b94b612922c82946156c66a9b38ae98b4e887359f00577a858b13c', NULL, '{}', E'\\x', '2025-08-02 04:23:29.443+00', '2026-11-21 04:30:00+00', E'\\xc4f56e22b9a1b6845d523fbb7e65aaa602feefdbc593d9439406ff4718dac0fd'),
  ('48', '019873c7-c03e-77a5-ba00-af8784c22087', E'\\xbea0b80309bdcdb627fba01b09de6abece06e6781fd37dcb7a2dd2c7f99186de', NULL, '{}', E'\\x', '2025-08-04 06:32:07.486+00', '2026-11-21 04:30:00+00', E'\\xfb00b6286a5dc80d17b348d00f2b362cf79e3c1e87dc018d29e3b67a51801363'),
  ('49', '0198742d-391a-74d3-bdc7-d7b06e05a2f5', E'\\x7ecb22435603e807d0a85bb5c0fc02570bcea8949b98bdbdfca80cbc601086df', NULL, '{}', E'\\x', '2025-08-04 08:22:57.562+00', '2026-11-21 04:30:00+00', E'\\x02e0c8ee084b53a05c208ef661c53fe8124fe2781c3e111bde6acb6600294e75'),
  ('5', '0195eaed-5b52-749c-b947-e0677e897dce', E'\\x33a21e3a15a00cc5915ca75695aed249aa38097f5ecb0e0607103d29856fe558', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x676caf2b4486669cd3181f00943fee3685bd0ba352e5398ad6c70ddc3f2d91f9'),
  ('50', '01987a45-a517-7534-a24b-743b1904bab3', E'\\x897f057055c54568c2f0e569822a4d1523406d415fb4faf81f9e5a171b861681', NULL, '{}', E'\\x', '2025-08-05 12:47:21.367+00', '2026-11-21 04:30:00+00', E'\\x451a561fe96248f80face3ef7838c50764183acc8ca55fd6ef4f0bbe3f1e0f90'),
  ('51', '0198adb9-bb13-73cb-8bba-e4e820662ea5', E'\\xb06cb7ce6e23c3deab4635174614c52bce8d3f951a29fc14026e5351dfbfdf66', NULL, '{}', E'\\x', '2025-08-15 12:34:47.187+00', '2026-11-21 04:30:00+00', E'\\x43c7a511a22623000cebecf3ce90ffd99a1c53cefaaf4b53ce478efa354cf949'),
  ('52', '0198b7a5-65f9-746a-a3ca-29c84ccb2901', E'\\x0b6c8418e124aaaa4eec373b5999d8a4946913165c5057dc593141663af2da5b', NULL, '{}', E'\\x', '2025-08-17 10:48:46.841+00', '2026-11-21 04:30:00+00', E'\\x8ff29e67c0067b468d546fbb6199ac96d5535552b338baf622687ca8fa69594f'),
  ('53', '0198d1be-32ac-733a-9939-26d80677265b', E'\\x04ee11a3b54cd75c6e3e9ec3d3fd680a8e465ac8c1b8bc725fc7677b38682282', NULL, '{}', E'\\x', '2025-08-22 12:25:59.724+00', '2026-11-21 04:30:00+00', E'\\xff257dc6bcea98366e4e902069604658913f2baf3332340e6d8e5277cc213fd9'),
  ('54', '019904aa-7eb6-7184-ab67-bcea5355c0fe', E'\\x5eee4d92a48017ebe9bfee62752968734ff079cf2e2d16aa83a38ae3d54ae3ea', NULL, '{}', E'\\x', '2025-09-01 09:45:06.486+00', '2026-11-21 04:30:00+00', E'\\x984d13e17ce33214363253438838f4d1ee1406913ca98a11b0f19a9d8fe4e4af'),
  ('55', '01990a07-c598-76ab-8d93-38e9f3a35ebe', E'\\x1352a3edf779969e9201d16cb389e99a530ee44b89a0142d18827b4d1bdd42a7', NULL, '{}', E'\\x', '2025-09-02 10:45:05.56+00', '2026-11-21 04:30:00+00', E'\\xdee5dcbcafe7ef0e42ec73535e351b9c32595025533aecb737c7c8329e43b0dc'),
  ('56', '01990f32-eeb0-733d-8c14-d4b44af96672', E'\\xde11775be9fe0317ed4460016e9115ee0ccaad00bd0591c568a40ba6f6882768', NULL, '{}', E'\\x', '2025-09-03 10:50:20.208+00', '2026-11-21 04:30:00+00', E'\\x25f9344d67527fd7fb1e11ad837e269a9e48ade9d0d94901639aeda9907f8123'),
  ('57', '0199291d-4815-71c4-a711-7ebe4305b8be', E'\\x0ebce79eca920d64a969027c42f66c62375ceb42e5ad22809f370901c41d5efa', NULL, '{}', E'\\x', '2025-09-08 11:36:48.917+00', '2026-11-21 04:30:00+00', E'\\x61a9256e3ef66e620cb92412cbc74ee02555c29a1de48cecff936fd00f3fa01f'),
  ('58', '01993c60-445a-73b2-8850-044dbc2eec80', E'\\xab69024ef72e9cf1930e8b9099912d3cc901b094f1dd5c550e512b9edb1f166c', NULL, '{}', E'\\x', '2025-09-12 05:22:45.978+00', '2026-11-21 04:30:00+00', E'\\x83b518e3e982224d8a19451b492bb5bea428c66e6322933b5ef341a52005a76f'),
  ('59', '01994735-b681-73fc-8211-4ad2d6736136', E'\\xbb31b4adefff8ba3204dcc21d1576243b1a30aab4089f2b8fbd071c815b6e469', NULL, '{}', E'\\x', '2025-09-14 07:52:06.529+00', '2026-11-21 04:30:00+00', E'\\x5d9b0886d093dd5ff38b2aa54b88de4a2428481c249fd945eae601ec5711c04c'),
  ('6', '0195eaed-5b52-75b8-9817-6d841a34ade1', E'\\xd9ede52d29ab205f73609dc853b81c745b836f70470530be6cede43e775e6481', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x65a3ef6db0fef68075cd55e8b6fb11b210dc506ee55f6ff30e6be0fed9cbd63c'),
  ('60', '0199483e-e8b1-754c-bb95-98ddbe1703a4', E'\\xb099cf5dda717e861da4ce65fb27b7cba5769c84ebb01ac90e9972462858e3e0', NULL, '{}', E'\\x', '2025-09-14 12:41:46.417+00', '2026-11-21 04:30:00+00', E'\\xcb6adfc09d9467f6c58a01f2fdba8462cf51a7fda593410cf56ccc4a8b326621'),
  ('61', '0199c7c0-0ba8-7579-ba7a-c1e16d3ea719', E'\\x952ed3f0a34b7d0ee26da84a6c47b9f732b08bd199345a2f95a29b4b0d7f3c96', NULL, '{}', E'\\x', '2025-10-09 06:54:35.944+00', '2026-11-21 04:30:00+00', E'\\x54fbc5515a9cda7b70a3268a54e4c1738a1814c93cd8e548953ef9a92d29eb01'),
  ('62', '019a24d1-6480-714c-a4ce-88c7aa07890c', E'\\x0caca5ffc7f80bd4d192b1e91368fd5439b3f975e69967023005573929b2a21a', NULL, '{}', E'\\x', '2025-10-27 08:38:13.888+00', '2026-11-21 04:30:00+00', E'\\xe478ee4b5fbea4a73a051c4dd9992f5851971b0e8fa1de999b07381256a35b86'),
  ('63', '019a24d1-6480-7695-a04e-3f8d47665f78', E'\\x8fe9d8d3e10258390c3b7f8999ac74175143148778ffeabfd55e5569c8805300', NULL, '{}', E'\\x', '2025-10-27 08:38:13.888+00', '2026-11-21 04:30:00+00', E'\\x376f66a04af9b261ecc56b3e7ff24ab82bfb75a276ac06174aa8b4c69838013b'),
  ('64', '019a3e0d-cbe7-7404-8b84-2a71cae2b8e6', E'\\x1441eb8281b426d9cd03655f2de191d22f6424df2745f897e27967e4c717879b', NULL, '{}', E'\\x', '2025-11-01 06:14:42.919+00', '2026-11-21 04:30:00+00', E'\\xf1cc314aacd8fc0450ad34622bbc6df84cbe105d8b1403bfcc4e8cae5f870311'),
  ('65', '019a499b-18e8-73df-b9fa-efd35ca8e8ef', E'\\x887944cf6c0c0d055d0d32686ae6a31a63809e714df5bae1b7def626e8c0c5f8', NULL, '{}', E'\\x', '2025-11-03 12:04:52.584+00', '2026-11-21 04:30:00+00', E'\\xb07e09a882f7eda1802818b88829c3425650dca5f785e72244f6a37a7852a178'),
  ('66', '019a4dd1-d13d-759a-815e-572328d34e24', E'\\x64a4a7b061d74edc182851fdf568a7474cd5d8a0091511306d619689afc9a4a8', NULL, '{}', E'\\x', '2025-11-04 07:43:07.581+00', '2026-11-21 04:30:00+00', E'\\x330b99b40802a77b2cbc4b793db01daca95a7c99af7e56ee6276a0ad59fbdccd'),
  ('67', '019a5870-be50-72d0-ad79-189fb9a7b682', E'\\xa3fef5f5859698bc4937294bcfb2cc934ac35a723e06e29be756389be3cc9579', NULL, '{}', E'\\x', '2025-11-06 09:12:55.12+00', '2026-11-21 04:30:00+00', E'\\x816c4eb0d7c68bb1140ba391a324b355fdca5322740b046e1cb8f4a6aee2c09d'),
  ('68', '019a58cd-919f-7382-81a7-6a24aaa17a6d', E'\\x913acf6c0dfb65487acba1b73bb58f8ab3d1005bddd11c5ad6a88bde2a2786c8', NULL, '{}', E'\\x', '2025-11-06 10:54:18.527+00', '2026-11-21 04:30:00+00', E'\\xa780af2b6922a1e84224ea37765c2f0c9f3d0749dc5b27e5436ed9e5769f3772'),
  ('69', '019acdcb-3f5e-7766-9f1a-bd5a36208107', E'\\xe7927cbaef44186abab075161c02d1c91e974d68b56c061c7b24a774514a197c', NULL, '{}', E'\\x', '2025-11-29 04:07:20.67+00', '2026-11-21 04:30:00+00', E'\\xa63b34c7e289175a8c1350136b8a884cba9c2808225b7c38ed33c2cbbef23109'),
  ('7', '0195eaed-5b52-75d3-9464-246fdaced704', E'\\x18bfc493229014b9a41759e16431584797435fa56eae5f5056debd482181d63d', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x799e724719fce2b72ec77b0c792785e5665c644aaf7b0b1f796dc943cd6dfac5'),
  ('70', '019acefa-c7b2-73a7-b4d5-2d3ff119b64d', E'\\xadf0355d3aa9605c5c2f3f26cdc9cade47739c979fd89eb708061f568d8cc6d4', NULL, '{}', E'\\x', '2025-11-29 09:38:52.978+00', '2026-11-21 04:30:00+00', E'\\x2a172944d9272ecebceaae612cf159db1e4d49dccc21ae7dce9b005887c06aee'),
  ('71', '019ad88c-72fa-721c-b17f-fedb0b77cec7', E'\\x7e902310e134fa1fa6265dba75bd01e302c0d3f895650b4090c03a92772d07de', NULL, '{}', E'\\x', '2025-12-01 06:14:34.49+00', '2026-11-21 04:30:00+00', E'\\x9f4c9da379c8f6842eee61cbfdbbd664fe9b58dfde70f217fa68d907929059d9'),
  ('72', '019b5e41-c6ac-7335-9386-74ed7df5486d', E'\\xbd027432aa5b8fc3722d38d230b3bb2f30d19910715410ae8c31f23e3f683c3b', NULL, '{}', E'\\x', '2025-12-27 05:22:07.66+00', '2026-11-21 04:30:00+00', E'\\xcfe30719f3ffb3b9fac81ce3ca87e6f0a80a30d5028fe44feae70215812414d8'),
  ('73', '019b7ce0-50eb-7316-a73b-279577fe69c6', E'\\xa0973f94cb3a06db0fc0d1de5cfbab1ca1068539abb2f14cff91380930f76b82', NULL, '{}', E'\\x', '2026-01-02 04:03:54.219+00', '2026-11-21 04:30:00+00', E'\\x14c8b672932a7ff6d7608b0ea0c395eec5232dee817b43e66941cf1302bd1774'),
  ('74', '019b7d9a-7db3-7404-b222-deb6e6e64997', E'\\xfe3862bd324d68a58700e077418af4ee8ea8e8bb94d38212a396ab7215b88d04', NULL, '{}', E'\\x', '2026-01-02 07:27:15.379+00', '2026-11-21 04:30:00+00', E'\\x255e7399154d0adc765c288757da7fd0551c2346fd7f9daf81fb101c84b64948'),
  ('75', '019b92c8-7213-75f9-80a9-258f4e54aaa8', E'\\x7c43950dc1169615caf04f075eb7ce0320b07e4450323c10cfefb45d238ca14a', NULL, '{}', E'\\x', '2026-01-06 10:09:28.595+00', '2026-11-21 04:30:00+00', E'\\x210cd8da2b7b05bf79f9e4c1c021bea61bf4c3179ca3cdb19776beac3dad2316'),
  ('76', '019b96c0-e9f1-77d9-90cf-5c31d432e6a7', E'\\x7e0a90d74aa71905c52a6913f1918fc27795d018fc4bdca34bfeb4938f8552cf', NULL, '{}', E'\\x', '2026-01-07 04:39:43.857+00', '2026-11-21 04:30:00+00', E'\\xacdde7264f6ccff15618fd7096de81b21fdf2f675afda9018f2d3bcdcc1d3454'),
  ('77', '019b9be6-f910-732e-a1a8-9b907b6e2efa', E'\\x9f27814d816a07e4232d2b0d20b406036c749e99e7829b820b0189763452eac5', NULL, '{}', E'\\x', '2026-01-08 04:39:24.176+00', '2026-11-21 04:30:00+00', E'\\x49bd6988bf1a4033c6f56a4bf092388d656a65065e2238b9d9fcac8de2f45ce2'),
  ('78', '019bea69-43a4-70a9-b941-fab7152b6865', E'\\x3eb309497d5f761dcb0bde958235cbe41cf99c01d68f6006820c30962e9d0b5e', NULL, '{}', E'\\x', '2026-01-23 10:32:05.796+00', '2026-11-21 04:30:00+00', E'\\xa1fcfe774e9aa322fb20e1d05ef23c48e5db8bfcc07c523328add132267d39b8'),
  ('79', '019c1cef-33c4-775a-b51e-839d48eb8cbd', E'\\x86168b2cd4bed1607495ec166d56ca402e97a0c1bd173039aac003cd3022ebbe', NULL, '{}', E'\\x', '2026-02-02 05:59:24.356+00', '2026-11-21 04:30:00+00', E'\\xf9718e5ef7f95b23514f005392d58bce1b6fb1aeb0765183b485f4cd6851e7aa'),
  ('8', '0195eaed-5b52-7651-8ccc-3efd933ad151', E'\\xd202bf6e1bc4841655e0059a31a36497aed6b71ce3754c6340b3e812818e3505', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xe4ed41d321bf3eaacf5ec8ac958a58bb3571cabbe0dd31e2b9de93330de646d8'),
  ('80', '019c31b6-9ffd-76df-8347-790358d8a422', E'\\x48ac004c1607f5c2b8d902ae252e0103230618e976e8b790410ad6d1aa1c0f90', NULL, '{}', E'\\x', '2026-02-06 06:49:38.045+00', '2026-11-21 04:30:00+00', E'\\x71b60cfe7ffc2647782f80fb85458062584fc6b6e679f7e4a63c3b117615c760'),
  ('81', '019c369f-a274-736d-9445-6aac613c9a13', E'\\xe05c0142fc907fd6b6a95fb61f0863548348847b45addc45809521dfa0208123', NULL, '{}', E'\\x', '2026-02-07 05:42:37.428+00', '2026-11-21 04:30:00+00', E'\\x2d6985f40678f1d54590424ca2e2a89350260e5ca2853e7aaafdd9ba1bf443a2'),
  ('82', '019c411e-2084-703f-85cf-c72471a7c558', E'\\x6c0a05c9aa89260ebe3804fdd3c493fa62d279aefb2950b9d7b780a80d91a56d', NULL, '{}', E'\\x', '2026-02-09 06:36:59.396+00', '2026-11-21 04:30:00+00', E'\\xf128d50db18bb11021ad2a99c52b9127b841801b1e3acaabc3c1525199ddc818'),
  ('83', '019c423e-23a9-7250-8cdb-b056f2fa1b27', E'\\x847899bbe7daf0be5e04d17840a1f5c6c93ef397afe023ff22f51b9b33db3667', NULL, '{}', E'\\x', '2026-02-09 11:51:34.569+00', '2026-11-21 04:30:00+00', E'\\x8b70318daf87b5840fe8abd3d72f8fa87fa258d0011f614fbef5fa7049deb733'),
  ('84', '019c7004-9136-7172-b9e1-9a8f2c943877', E'\\x6ff6ec4cb7b89ea4f29c473e025f7e189deba64ac03b625b8c700634ca13b3aa', NULL, '{}', E'\\x', '2026-02-18 09:11:13.462+00', '2026-11-21 04:30:00+00', E'\\x4a914a54a195a040374e289499ac40bcbbc07f8907de654796c7f196ddd4c8b6'),
  ('85', '019cfa32-3a20-7236-ad70-f3b514c4d947', E'\\x168f04cab0ec73cd7e8fd167468c89a2c7af11c30a671685bd77284908ea5464', NULL, '{}', E'\\x', '2026-03-17 05:08:41.632+00', '2026-11-21 04:30:00+00', E'\\x7a02dd140f9eb095241ef8f403faf484c76c3b4d6dea6722fd50b9a31473e8d6'),
  ('86', '019d47ad-09b4-715e-bfb8-00be20244a3a', E'\\x75ff5f99a7c632375a1836a9ea3db4756447d767713c165aae98ada71bdc2fda', NULL, '{}', E'\\x', '2026-04-01 06:13:35.796+00', '2026-11-21 04:30:00+00', E'\\x183323f0c375c9e37b58c8bd10a36eecb542f6b76628b7a46e4a8f634cc90094'),
  ('87', '019d805b-85ba-76d1-b150-3541e574c22c', E'\\xf53c86ccbd43abaeccf3c82ff8ee01cbdc75938509ecfcf15ca29f0513fa2fb7', NULL, '{}', E'\\x', '2026-04-12 06:22:54.906+00', '2026-11-21 04:30:00+00', E'\\x2e7db48dd3449ca462163f4a6713882e677bd885ba4496a58b52bc686d5860d3'),
  ('88', '019daf1c-ae23-75ee-9c24-0e4e23bc712a', E'\\x50174bd6d37b14214652910e2a41152c43eaa6336a9e9020a9d2e68b0e6d4d40', NULL, '{}', E'\\x', '2026-04-21 08:16:25.635+00', '2026-11-21 04:30:00+00', E'\\x44a0a30e3d7e4b257001502299f463968e4cdbe7465a7e4bc33ed2456e0e0da4'),
  ('89', '019e0afc-7890-7732-be5c-75985cf8bc41', E'\\xb5fde7a03502f9a9ab8d28c9864481ae41603ada43ea98db8271ef7bd2c462d2', NULL, '{}', E'\\x', '2026-05-09 04:26:18.64+00', '2026-11-21 04:30:00+00', E'\\x1628e05dbe6d1912ba5b4cad29df620da14861ff4ecdf4896162b833b2d3d1c1'),
  ('9', '0195eaed-5b52-7662-b08a-6b540bbf73d7', E'\\x6c57875b73ce95466cba4766a8fa7f64735507e7d1b4000eeddc59d876992c66', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x909d30c43110e68deee826d7fef287e046cab56437843daa47689fcbe5adb40f'),
  ('90', '019e91fd-57b9-7613-9da8-7c7562e21b85', E'\\xf232618f48c3b69759d6bc33718811ec0682af136e70a975934b8294a303eae2', NULL, '{}', E'\\x', '2026-06-04 09:35:59.929+00', '2026-11-21 04:30:00+00', E'\\xe078af3d027fd4581fbbfaba3b76e56be9f96ae9e2a0dfe510e0b96252c6ef75'),
  ('91', '019f1d81-7446-7227-b677-d1151ad02980', E'\\xa1404528bb275b577243eefd4521212eb065bb78c5adf88ae90b60ce44460211', NULL, '{}', E'\\x', '2026-07-01 11:47:31.014+00', '2026-11-21 04:30:00+00', E'\\x5f4158a19a20d1c188c7ef848d9ebad89a9baa0950bf3e865a47992322959ac5'),
  ('92', '019f4660-91bf-76c9-8618-b5ec5fcecfeb', E'\\xff9db4308cb041bb401a0ee56acb5b27032de39c758717604d8a1ee6603b2ebb', NULL, '{}', E'\\x', '2026-07-09 10:16:01.727+00', '2026-11-21 04:30:00+00', E'\\xc18aac4423bd23159d8eeddaf5e99f780d496611bc245614672a7e3aed929648'),
  ('93', '019fa230-ae6c-77ed-8b8d-23ee7360cb2f', E'\\xfb6379c70b86e63d01bcd0b0d4bcb5fc929eded64fcdc37bc883be62732a4de8', NULL, '{}', E'\\x', '2026-07-27 06:08:47.212+00', '2026-11-21 04:30:00+00', E'\\x370422ad72231ae417c14cbe654d54043efb05a0a415355b13f4fe61e4f34cd9'),
  ('94', '01a02eaf-9c16-7562-a20f-4de2cc280671', E'\\x5813c9c853829f090fdef8596c3b2108d93c51759c463d7ec44ebaf45ee29773', NULL, '{}', E'\\x', '2026-08-23 12:54:15.83+00', '2026-11-21 04:30:00+00', E'\\x40ddd2b2d623afd3170877cb522f99d836d315a88e0fb758e996db1232674214'),
  ('95', '01a0b40e-f07d-72d6-a9d5-56e367f9855f', E'\\xe4db775f0c2eb8d98e2bc9978d764d92ff52ad9148c41fe914d4d846d2028a6b', NULL, '{}', E'\\x', '2026-09-18 10:27:53.085+00', '2026-11-21 04:30:00+00', E'\\x1754417f6b454aea5eeddcb12c86445da5272356d6c077d9c7a9b805c694b62e'),
  ('96', '01a0d6d4-797a-725c-ac0f-a4a8c7a34a4a', E'\\x4462ed3f6a6da1662140393e4a2781b49984b50387ddec87f19e34ebefee98e9', NULL, '{}', E'\\x', '2026-09-25 04:30:44.09+00', '2026-11-21 04:30:00+00', E'\\x0a1ee87afb435ca96b4ecf4a83844e79a752ffa040e1cbd662342e7b89e1489c'),
  ('97', '01a11b91-9b52-7116-9399-d84b945f18f5', E'\\xee5fc26afb1886c4eda02668af692e15003a83fa756dadcc49125ccd481dc63d', NULL, '{}', E'\\x', '2026-10-08 12:51:29.746+00', '2026-11-21 04:30:00+00', E'\\x6c2590f867525b3aee8e4dc8f64beb3f7e7cf0e86bc917fe4c38ae20c745a27c'),
  ('98', '01a13e7e-69d3-715b-aa5a-d9fa54443b68', E'\\xa2e676dfb53629517b39f1bbdaad3328ed61bc561132570ee90aba1c263a1c32', NULL, '{}', E'\\x', '2026-10-15 07:37:14.451+00', '2026-11-21 04:30:00+00', E'\\xa07b56e426d105eac5405543db66702f43c9a588e1188ef870e5b5592017a81e'),
  ('99', '01a19b44-4019-7352-8f7b-bab435c184fb', E'\\x99e49273860e29223dcd280b90807fb92830374af3a90983ef8ff4a6f3d34467', NULL, '{}', E'\\x', '2026-11-02 07:58:23.769+00', '2026-11-21 04:30:00+00', E'\\x0dc6693b8c1c63c166ecc6009b465c3fa476d082f285c190fdba4a2328715dbf');
insert into audit_personal ("entry_id", "subject_id", "field", "before", "after", "salt") overriding system value values
  ('01a20de6-9823-7267-b5dd-81462a27bbb3', '01a1b03c-74c1-7756-85a8-7b5687162fb7', 'reason', NULL, '"Scholarship"', '3f5d5c5e-ea49-44c7-a4d5-f16b8b7bd7a3'),
  ('01a20de6-985a-7283-8808-9e472e60e90d', '01a1b03c-74c1-7756-85a8-7b5687162fb7', 'reason', NULL, '"Paid twice"', '5f7d2264-5cdf-4bee-8c6c-209474ab44a1'),
  ('01a20de6-99e6-7385-b4ee-f25bb7d14f77', '01976d38-7d5f-7793-ad1f-e5d235bee332', 'degree', '"BCom"', '"BSc"', '3474fc50-74ec-4992-97e2-f297fb1b5f10');
insert into audit_seal ("day", "n", "hash") overriding system value values
  ('2026-11-21', '127', E'\\xa54fbfa28f553795ae95a08d414f64230f6f61971461f437923b5c58627132e4');
insert into audit_unchained ("at", "entry_id") overriding system value values
  ('2026-11-21 04:30:00+00', '01a20de6-99e6-7385-b4ee-f25bb7d14f77');
insert into backup_run ("id", "kind", "started_at", "seen_at", "finished_at", "place", "encrypted", "bytes", "reason") overriding system value values
  ('01a20de6-996a-7298-8af6-a57155e29cda', 'scheduled', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', 'office:/backup/example.tar.gz', 'false', '4096', NULL);
insert into batch ("id", "code", "code_key", "course_id", "time", "start_on", "end_on", "created_at", "version", "deleted_at", "trainer", "trainer_key", "room", "room_key", "sessions", "seats", "import_id") overriding system value values
  ('01a20de6-953e-705d-9e7c-45559c28959f', 'TALLY-2504', 'tally-2504', '01a20de6-9536-72cd-8bec-f8fbf37e9f6b', '15:00 to 17:00', '2025-04-01', '2025-07-01', '2025-03-11 05:44:07.174+00', '1', NULL, 'Anita Example', 'anita example', 'Room 1', 'room 1', '[{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 5}]', '1', NULL),
  ('01a20de6-953e-705d-9e7c-4877446784dd', 'PY-2504', 'py-2504', '01a20de6-9536-72cd-8bec-fc83c757ed6a', '08:00 to 10:00', '2025-04-27', '2025-08-27', '2025-04-06 10:29:18.706+00', '1', NULL, 'Binod Example', 'binod example', 'Room 2', 'room 2', '[{"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 6}]', '1', NULL),
  ('01a20de6-953f-74b1-bbae-f6d315c1aab1', 'FSW-2505', 'fsw-2505', '01a20de6-9536-72cd-8bed-000c44b42c0c', '12:30 to 14:30', '2025-05-24', '2026-01-24', '2025-05-03 08:05:14.006+00', '1', NULL, 'Chitra Example', 'chitra example', 'Lab 1', 'lab 1', '[{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}]', '1', NULL),
  ('01a20de6-953f-74b1-bbae-f9834a6c0514', 'DA-2506', 'da-2506', '01a20de6-9536-72cd-8bed-0788121a2990', '18:00 to 20:00', '2025-06-19', '2025-12-19', '2025-05-29 10:56:01.407+00', '1', NULL, 'Dev Example', 'dev example', 'Lab 2', 'lab 2', '[{"end": "20:00", "start": "18:00", "weekday": 1}, {"end": "20:00", "start": "18:00", "weekday": 3}, {"end": "20:00", "start": "18:00", "weekday": 5}]', '1', NULL),
  ('01a20de6-953f-74b1-bbae-fe4a8cd04e3a', 'GD-2507', 'gd-2507', '01a20de6-9536-72cd-8bed-0a6ff062fc87', '18:00 to 20:00', '2025-07-16', '2025-12-16', '2025-06-25 12:57:02.901+00', '1', NULL, 'Esther Example', 'esther example', 'Room 1', 'room 1', '[{"end": "20:00", "start": "18:00", "weekday": 2}, {"end": "20:00", "start": "18:00", "weekday": 4}, {"end": "20:00", "start": "18:00", "weekday": 6}]', '1', NULL),
  ('01a20de6-953f-74b1-bbaf-035f0361d6fb', 'DM-2508', 'dm-2508', '01a20de6-9536-72cd-8bed-0ccfa0e42a7d', '10:00 to 12:00', '2025-08-11', '2025-11-11', '2025-07-21 06:09:14.399+00', '1', NULL, 'Anita Example', 'anita example', 'Room 2', 'room 2', '[{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 5}]', '1', NULL),
  ('01a20de6-953f-74b1-bbaf-04e3ae87ab49', 'HT-2509', 'ht-2509', '01a20de6-9536-72cd-8bed-133e0a5ae63c', '15:00 to 17:00', '2025-09-07', '2025-11-07', '2025-08-17 10:48:46.841+00', '1', NULL, 'Binod Example', 'binod example', 'Lab 1', 'lab 1', '[{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 5}]', '1', NULL),
  ('01a20de6-953f-74b1-bbaf-0b91a9d8e6e3', 'FR-2510', 'fr-2510', '01a20de6-9537-7438-ab1d-b685d44df30a', '15:00 to 17:00', '2025-10-03', '2026-02-03', '2025-09-12 05:22:45.978+00', '1', NULL, 'Chitra Example', 'chitra example', 'Lab 2', 'lab 2', '[{"end": "17:00", "start": "15:00", "weekday": 2}, {"end": "17:00", "start": "15:00", "weekday": 4}, {"end": "17:00", "start": "15:00", "weekday": 6}]', '1', NULL),
  ('01a20de6-953f-74b1-bbaf-0fdb8547f48c', 'TALLY-2510', 'tally-2510', '01a20de6-9536-72cd-8bec-f8fbf37e9f6b', '12:30 to 14:30', '2025-10-30', '2026-01-30', '2025-10-09 06:54:35.944+00', '1', NULL, 'Dev Example', 'dev example', 'Room 1', 'room 1', '[{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}]', '1', NULL),
  ('01a20de6-9540-7620-b728-59141277857c', 'PY-2511', 'py-2511', '01a20de6-9536-72cd-8bec-fc83c757ed6a', '18:00 to 20:00', '2025-11-25', '2026-03-25', '2025-11-04 07:43:07.581+00', '1', NULL, 'Esther Example', 'esther example', 'Room 2', 'room 2', '[{"end": "20:00", "start": "18:00", "weekday": 1}, {"end": "20:00", "start": "18:00", "weekday": 3}, {"end": "20:00", "start": "18:00", "weekday": 5}]', '1', NULL),
  ('01a20de6-9540-7620-b728-5cc44a71da2d', 'FSW-2512', 'fsw-2512', '01a20de6-9536-72cd-8bed-000c44b42c0c', '12:30 to 14:30', '2025-12-22', '2026-08-22', '2025-12-01 06:14:34.49+00', '1', NULL, 'Anita Example', 'anita example', 'Lab 1', 'lab 1', '[{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}]', '1', NULL),
  ('01a20de6-9540-7620-b728-625524b5aad5', 'DA-2601', 'da-2601', '01a20de6-9536-72cd-8bed-0788121a2990', '12:30 to 14:30', '2026-01-17', '2026-07-17', '2025-12-27 05:22:07.66+00', '1', NULL, 'Binod Example', 'binod example', 'Lab 2', 'lab 2', '[{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}]', '1', NULL),
  ('01a20de6-9540-7620-b728-66f3cf151b8f', 'GD-2602', 'gd-2602', '01a20de6-9536-72cd-8bed-0a6ff062fc87', '08:00 to 10:00', '2026-02-13', '2026-07-13', '2026-01-23 10:32:05.796+00', '1', NULL, 'Chitra Example', 'chitra example', 'Room 1', 'room 1', '[{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 5}]', '1', NULL),
  ('01a20de6-9544-7226-9aef-83c9319f4417', 'DM-2603', 'dm-2603', '01a20de6-9536-72cd-8bed-0ccfa0e42a7d', '12:30 to 14:30', '2026-03-11', '2026-06-11', '2026-02-18 09:11:13.462+00', '1', NULL, 'Dev Example', 'dev example', 'Room 2', 'room 2', '[{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}]', '1', NULL),
  ('01a20de6-9545-7622-9096-8c14cc6899da', 'HT-2604', 'ht-2604', '01a20de6-9536-72cd-8bed-133e0a5ae63c', '10:00 to 12:00', '2026-04-07', '2026-06-07', '2026-03-17 05:08:41.632+00', '1', NULL, 'Esther Example', 'esther example', 'Lab 1', 'lab 1', '[{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 5}]', '1', NULL),
  ('01a20de6-9545-7622-9096-933a5ee50621', 'FR-2605', 'fr-2605', '01a20de6-9537-7438-ab1d-b685d44df30a', '08:00 to 10:00', '2026-05-03', '2026-09-03', '2026-04-12 06:22:54.906+00', '1', NULL, 'Anita Example', 'anita example', 'Lab 2', 'lab 2', '[{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 5}]', '1', NULL),
  ('01a20de6-9545-7622-9096-96c83767fed7', 'TALLY-2605', 'tally-2605', '01a20de6-9536-72cd-8bec-f8fbf37e9f6b', '12:30 to 14:30', '2026-05-30', '2026-08-30', '2026-05-09 04:26:18.64+00', '1', NULL, 'Binod Example', 'binod example', 'Room 1', 'room 1', '[{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}]', '1', NULL),
  ('01a20de6-9545-7622-9096-9a599e076485', 'PY-2606', 'py-2606', '01a20de6-9536-72cd-8bec-fc83c757ed6a', '08:00 to 10:00', '2026-06-25', '2026-10-25', '2026-06-04 09:35:59.929+00', '1', NULL, 'Chitra Example', 'chitra example', 'Room 2', 'room 2', '[{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 5}]', '1', NULL),
  ('01a20de6-9545-7622-9096-9cd19f20052b', 'FSW-2607', 'fsw-2607', '01a20de6-9536-72cd-8bed-000c44b42c0c', '10:00 to 12:00', '2026-07-22', NULL, '2026-07-01 11:47:31.014+00', '1', NULL, 'Dev Example', 'dev example', 'Lab 1', 'lab 1', '[{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 5}]', '1', NULL),
  ('01a20de6-9545-7622-9096-a27a5bf5d0cb', 'DA-2608', 'da-2608', '01a20de6-9536-72cd-8bed-0788121a2990', '10:00 to 12:00', '2026-08-17', '2027-02-17', '2026-07-27 06:08:47.212+00', '1', NULL, 'Esther Example', 'esther example', 'Lab 2', 'lab 2', '[{"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 6}]', '1', NULL),
  ('01a20de6-9546-76ee-81fc-f9615663e772', 'GD-2609', 'gd-2609', '01a20de6-9536-72cd-8bed-0a6ff062fc87', '08:00 to 10:00', '2026-09-13', '2027-02-13', '2026-08-23 12:54:15.83+00', '1', NULL, 'Anita Example', 'anita example', 'Room 1', 'room 1', '[{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 5}]', '1', NULL),
  ('01a20de6-9546-76ee-81fc-fd75a5b0fe7a', 'DM-2610', 'dm-2610', '01a20de6-9536-72cd-8bed-0ccfa0e42a7d', '12:30 to 14:30', '2026-10-09', NULL, '2026-09-18 10:27:53.085+00', '1', NULL, 'Binod Example', 'binod example', 'Room 2', 'room 2', '[{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 5}]', '1', NULL),
  ('01a20de6-9546-76ee-81fd-0226a5757a1b', 'HT-2611', 'ht-2611', '01a20de6-9536-72cd-8bed-133e0a5ae63c', '10:00 to 12:00', '2026-11-05', '2027-01-05', '2026-10-15 07:37:14.451+00', '1', NULL, 'Chitra Example', 'chitra example', 'Lab 1', 'lab 1', '[{"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 6}]', '1', NULL),
  ('01a20de6-9546-76ee-81fd-072e170da649', 'FR-2612', 'fr-2612', '01a20de6-9537-7438-ab1d-b685d44df30a', '15:00 to 17:00', '2026-12-01', NULL, '2026-11-10 06:43:16.88+00', '1', NULL, 'Dev Example', 'dev example', 'Lab 2', 'lab 2', '[{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 2}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 4}, {"end": "17:00", "start": "15:00", "weekday": 5}]', '1', NULL);
insert into batch_waiting ("id", "batch_id", "enquiry_id", "student_id", "at", "removed_at") overriding system value values
  ('01a20de6-996a-7298-8af6-b0ab2979991b', '01a20de6-953e-705d-9e7c-45559c28959f', NULL, '01976d38-7d5f-7793-ad1f-e5d235bee332', '2026-11-21 04:30:00+00', NULL);
insert into bulk_change ("id", "change", "students", "changed_at", "changed_by", "undone_at") overriding system value values
  ('01a20de6-99ad-7337-a26b-ec014c04ae5a', '{"isCompleted": "yes"}', '1', '2026-11-21 04:30:00+00', '01a20de6-9490-7244-9e8a-b4fec88cdadf', NULL);
insert into bulk_change_student ("bulk_change_id", "student_id", "before", "versions") overriding system value values
  ('01a20de6-99ad-7337-a26b-ec014c04ae5a', '01976d38-7d5f-7793-ad1f-e5d235bee332', '{}', '1.1.0');
insert into calendar_feed ("account_id", "code", "batch_id", "trainer", "created_at") overriding system value values
  ('01a20de6-9490-7244-9e8a-b4fec88cdadf', 'ccbf0839-8153-4513-9e17-a5691bfc7679', NULL, 'Example', '2026-11-21 04:30:00+00');
insert into cash_entry ("id", "kind", "amount", "day", "reference", "recorded_at", "recorded_by", "voided_at", "voided_by") overriding system value values
  ('01a20de6-99ad-7337-a26b-f411a37489d2', 'opening', '1000.00', '2026-11-20', NULL, '2026-11-21 04:30:00+00', '01a20de6-9490-7244-9e8a-b4fec88cdadf', NULL, NULL);
insert into certificate ("id", "issue_id", "kind", "financial_year", "n", "student_id", "enrolment_id", "student_name", "course", "batch", "title", "body", "signatory", "issued_on", "issued_at", "issued_by", "revoked_at", "revoked_by", "revoke_reason", "verification_id") overriding system value values
  ('01a20de6-99ad-7337-a26b-fb2d6d58017b', '01a20de6-99ae-751c-aee9-4633656cb4c1', 'completion', '2026-27', '1', '01976d38-7d5f-7793-ad1f-e5d235bee332', '01976d38-7d5f-77f4-9ee0-a6e46434acdf', 'Example', 'Example', 'Example', 'Example', 'Example', 'Example', '2026-11-20', '2026-11-21 04:30:00+00', '01a20de6-9490-7244-9e8a-b4fec88cdadf', NULL, NULL, NULL, '3c05c537-9bce-4da8-8e5a-a6cac4f8a37d');
insert into certificate_series ("kind", "financial_year", "last") overriding system value values
  ('completion', '2026-27', '1');
insert into certificate_signature ("one", "content", "changed_at") overriding system value values
  ('true', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00');
insert into certificate_template ("kind", "title", "body", "signatory", "version") overriding system value values
  ('completion', 'Example', '{name}', 'Example', '1');
insert into consent ("student_id", "given_by", "guardian_name", "notice_version", "at", "recorded_by") overriding system value values
  ('01976d38-7d5f-7793-ad1f-e5d235bee332', 'student', NULL, '2', '2026-11-21 04:30:00+00', NULL);
insert into course ("id", "name", "name_key", "fee", "duration", "added_by", "created_at", "version", "deleted_at", "instalments", "import_id") overriding system value values
  ('01a20de6-9536-72cd-8bec-f8fbf37e9f6b', 'Tally with GST', 'tally with gst', '12000.00', '3 months', '01a20de6-948f-77ab-96f0-e3d17835167a', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a20de6-9536-72cd-8bec-fc83c757ed6a', 'Python Programming', 'python programming', '18000.00', '4 months', '01a20de6-948f-77ab-96f0-e3d17835167a', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a20de6-9536-72cd-8bed-000c44b42c0c', 'Full Stack Web Development', 'full stack web development', '45000.00', '8 months', '01a20de6-948f-77ab-96f0-e3d17835167a', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a20de6-9536-72cd-8bed-0788121a2990', 'Data Analytics', 'data analytics', '35000.00', '6 months', '01a20de6-948f-77ab-96f0-e3d17835167a', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a20de6-9536-72cd-8bed-0a6ff062fc87', 'Graphic Design', 'graphic design', '22000.00', '5 months', '01a20de6-948f-77ab-96f0-e3d17835167a', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a20de6-9536-72cd-8bed-0ccfa0e42a7d', 'Digital Marketing', 'digital marketing', '15000.00', '3 months', '01a20de6-948f-77ab-96f0-e3d17835167a', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a20de6-9536-72cd-8bed-133e0a5ae63c', 'Hindi Typing', 'hindi typing', '4500.00', '2 months', '01a20de6-948f-77ab-96f0-e3d17835167a', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a20de6-9537-7438-ab1d-b685d44df30a', 'Français des affaires', 'francais des affaires', '16500.00', '4 months', '01a20de6-948f-77ab-96f0-e3d17835167a', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL);
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
  ('01a20de6-99ad-7337-a26b-f225904b95e5', '2026-11-20', NULL, '0.00', '0.00', '{}', NULL, '2026-11-21 04:30:00+00', '01a20de6-9490-7244-9e8a-b4fec88cdadf', '{}');
insert into declared_payment ("student_id", "fee", "paid", "pay_mode") overriding system value values
  ('01a1be83-9230-7062-8491-a6a944d38860', '16500.00', '8250.00', 'Online');
insert into deletion ("id", "record", "deleted_at", "deleted_by", "status_before", "enquiry", "erase_after", "erased_at") overriding system value values
  ('01a20de6-9962-7128-abe3-c0182b53ffb7', 'enquiry', '2026-11-21 04:30:00+00', NULL, NULL, '{"id": "01a20de6-9962-7128-abe3-c0182b53ffb7", "name": "Example"}', '2026-11-21 04:30:00+00', NULL);
insert into discount_limit ("one", "percent", "version") overriding system value values
  ('true', '10.00', '2');
insert into draft ("account_id", "key", "field_values", "saved_at") overriding system value values
  ('01a20de6-9490-7244-9e8a-b4fec88cdadf', 'course-add', '{"course":"Example"}', '2026-11-21 04:30:00+00');
insert into enquiry ("id", "name", "name_key", "mail_id", "contact", "alt_contact", "qualification", "address", "course_id", "enquiry_mode", "mode", "ref", "remark", "day", "status", "is_placed", "student_id", "created_at", "version", "next_call_on") overriding system value values
  ('01962e07-dbf7-700a-9ad1-f92652e07c84', 'Ishwari Voorbeeld', 'ishwari voorbeeld', 'ishwari.3@example.net', '5570000003', '5580000003', 'BSc', '37 Namuna Marg, Example Nagar', '01a20de6-9536-72cd-8bed-000c44b42c0c', 'online', 'online', NULL, NULL, '2025-04-13', 'Pending', 'false', NULL, '2025-04-13 07:23:09.175+00', '2', NULL),
  ('01973f71-631b-7565-8fdd-c5e3448d9a9c', 'विवेक दृष्टांत', 'विवेक दृष्टांत', 'student.1@example.com', '5550000001', NULL, 'BCom', '159 Namuna Marg, Demo Colony', '01a20de6-9536-72cd-8bed-0788121a2990', 'offline', 'offline', 'एक मित्र', 'Will come for a trial class', '2025-06-05', 'Closed', 'false', '01976d38-7d5f-7793-ad1f-e5d235bee332', '2025-06-05 09:34:45.019+00', '2', NULL),
  ('019a24d1-6480-7661-a397-75e7c074355f', 'Asha Beispiel', 'asha beispiel', 'asha.2@example.net', '5570000002', '5580000002', 'BSc', '77 Example Road, Namunapur', '01a20de6-9536-72cd-8bed-000c44b42c0c', 'offline', 'offline', 'Poster at the college', 'Will come for a trial class', '2025-10-27', 'Pending', 'false', NULL, '2025-10-27 08:38:13.888+00', '2', NULL);
insert into enquiry_note ("id", "enquiry_id", "at", "written_by", "note", "next_call_on") overriding system value values
  ('01a20de6-996a-7298-8af6-ad45430bdedb', '01962e07-dbf7-700a-9ad1-f92652e07c84', '2026-11-21 04:30:00+00', NULL, 'Example', NULL);
insert into enrolment ("id", "student_id", "n", "course_id", "batch_id", "mode", "duration", "fee", "joining_on", "end_on", "is_completed", "ended_at", "end_reason", "created_at", "version") overriding system value values
  ('01976d38-7d5f-77f4-9ee0-a6e46434acdf', '01976d38-7d5f-7793-ad1f-e5d235bee332', '1', '01a20de6-9536-72cd-8bed-0788121a2990', '01a20de6-953f-74b1-bbae-f9834a6c0514', 'offline', '6 months', '31500.00', '2025-06-14', '2025-12-19', 'true', NULL, NULL, '2025-06-14 06:55:08.127+00', '1'),
  ('0198305a-7b46-716b-acbd-378a27f63751', '0198305a-7b46-7103-a7d4-d2d5ccc9bb0d', '1', '01a20de6-9536-72cd-8bed-0a6ff062fc87', '01a20de6-953f-74b1-bbae-fe4a8cd04e3a', 'offline', '5 months', '22000.00', '2025-07-22', '2025-12-16', 'true', NULL, NULL, '2025-07-22 04:18:12.934+00', '1'),
  ('0199483e-e8b1-7646-b3d0-8a781d3b7672', '0199483e-e8b1-7066-9ee3-ebe09d18515a', '1', '01a20de6-9536-72cd-8bed-0ccfa0e42a7d', '01a20de6-953f-74b1-bbaf-035f0361d6fb', 'online', '3 months', '15000.00', '2025-09-14', '2025-11-11', 'true', NULL, NULL, '2025-09-14 12:41:46.417+00', '1'),
  ('019acdcb-3f5e-762e-b8f8-b80ec3ab56a4', '019acdcb-3f5e-7059-9845-a6d3c923e574', '1', '01a20de6-9536-72cd-8bec-fc83c757ed6a', '01a20de6-9540-7620-b728-59141277857c', 'offline', '4 months', '18000.00', '2025-11-29', '2026-03-25', 'true', NULL, NULL, '2025-11-29 04:07:20.67+00', '1'),
  ('01a11b91-9b52-740e-8cfe-caf984879a85', '01a11b91-9b52-70fd-bbca-9a89383fd5e2', '1', '01a20de6-9536-72cd-8bed-0ccfa0e42a7d', '01a20de6-9546-76ee-81fc-fd75a5b0fe7a', 'offline', '3 months', '13500.00', '2026-10-08', NULL, 'false', NULL, NULL, '2026-10-08 12:51:29.746+00', '1'),
  ('01a1b03c-74c1-72ac-884e-0ba232183f01', '01a1b03c-74c1-7756-85a8-7b5687162fb7', '1', '01a20de6-9536-72cd-8bed-133e0a5ae63c', '01a20de6-9546-76ee-81fd-0226a5757a1b', 'online', '2 months', '4050.00', '2026-11-06', NULL, 'false', NULL, NULL, '2026-11-06 09:41:54.497+00', '1'),
  ('01a1be83-9230-77f0-95f2-126fa53657e0', '01a1be83-9230-7062-8491-a6a944d38860', '1', '01a20de6-9537-7438-ab1d-b685d44df30a', '01a20de6-9546-76ee-81fd-072e170da649', 'offline', '4 months', '0.00', '2026-12-01', NULL, 'false', NULL, NULL, '2026-11-09 04:14:16.112+00', '1'),
  ('01a1fb86-a83e-7509-89fc-9d17bcd5cc22', '01a1fb86-a83e-76da-868d-53d4133c8e1c', '1', '01a20de6-9536-72cd-8bed-133e0a5ae63c', '01a20de6-9546-76ee-81fd-0226a5757a1b', 'offline', '2 months', '4050.00', '2026-11-21', NULL, 'false', NULL, NULL, '2026-11-21 00:34:28.542+00', '1');
insert into expense ("id", "category_id", "remark", "amount", "day", "created_at", "updated_at", "version", "financial_year", "n", "pay_mode", "payee", "voided_at", "voided_by") overriding system value values
  ('01972f8c-001d-7423-958c-da1146004336', '01a20de6-9749-72a0-bfae-61ed34102a19', 'Sample Telecom, line of the month', '172.00', '2025-06-02', '2025-06-02 07:29:53.693+00', '2025-06-02 07:29:53.693+00', '1', '2025-26', '1', 'Online', NULL, NULL, NULL),
  ('019730ae-176e-742a-97a9-de8933f4a0f6', '01a20de6-9749-72a0-bfae-5edd22302c49', 'Example Power Company, bill of the month', '516.00', '2025-06-02', '2025-06-02 12:46:45.102+00', '2025-06-02 12:46:45.102+00', '1', '2025-26', '2', 'Online', NULL, NULL, NULL),
  ('01973f27-1abc-774c-b56d-f8837118534c', '01a20de6-9749-72a0-bfae-5658213550a3', 'Teachers and office of the example institute', '3876.00', '2025-06-05', '2025-06-05 08:13:36.828+00', '2025-06-05 08:13:36.828+00', '1', '2025-26', '3', 'Online', NULL, NULL, NULL),
  ('019744be-dbb1-760c-b7c7-d90952ef293c', '01a20de6-9749-72a0-bfae-5a3e37ed5453', 'Example House, all classrooms', '2153.00', '2025-06-06', '2025-06-06 10:17:28.241+00', '2025-06-06 10:17:28.241+00', '1', '2025-26', '4', 'Online', NULL, NULL, NULL),
  ('0197cf00-2cf0-70ac-9a8e-58b9f36019b2', '01a20de6-9749-72a0-bfae-5edd22302c49', 'Example Power Company, bill of the month', '1058.00', '2025-07-03', '2025-07-03 06:36:24.688+00', '2025-07-03 06:36:24.688+00', '1', '2025-26', '5', 'Online', NULL, NULL, NULL),
  ('0197d3b1-cdf4-7690-8778-910893fbfbb2', '01a20de6-9749-72a0-bfae-61ed34102a19', 'Sample Telecom, line of the month', '352.00', '2025-07-04', '2025-07-04 04:28:54.644+00', '2025-07-04 04:28:54.644+00', '1', '2025-26', '6', 'Online', NULL, NULL, NULL),
  ('0197d44b-78c3-70dd-aada-b8f2fb75d1b5', '01a20de6-9749-72a0-bfae-5658213550a3', 'Teachers and office of the example institute', '7938.00', '2025-07-04', '2025-07-04 07:16:45.379+00', '2025-07-04 07:16:45.379+00', '1', '2025-26', '7', 'Online', NULL, NULL, NULL),
  ('0197e9a1-67f5-7263-a3ca-fde747a29e1a', '01a20de6-9749-72a0-bfae-5a3e37ed5453', 'Example House, all classrooms', '4410.00', '2025-07-08', '2025-07-08 10:42:38.709+00', '2025-07-08 10:42:38.709+00', '1', '2025-26', '8', 'Online', NULL, NULL, NULL),
  ('01986905-43a3-7201-89b9-ffb3bcca422e', '01a20de6-9749-72a0-bfae-5a3e37ed5453', 'Example House, all classrooms', '4341.00', '2025-08-02', '2025-08-02 04:23:29.443+00', '2025-08-02 04:23:29.443+00', '1', '2025-26', '9', 'Online', NULL, NULL, NULL),
  ('019873c7-c03e-7117-aacf-e1e776bcfe2f', '01a20de6-9749-72a0-bfae-5658213550a3', 'Teachers and office of the example institute', '7814.00', '2025-08-04', '2025-08-04 06:32:07.486+00', '2025-08-04 06:32:07.486+00', '1', '2025-26', '10', 'Online', NULL, NULL, NULL),
  ('0198742d-391a-713a-bcd2-37520f2cbca5', '01a20de6-9749-72a0-bfae-61ed34102a19', 'Sample Telecom, line of the month', '347.00', '2025-08-04', '2025-08-04 08:22:57.562+00', '2025-08-04 08:22:57.562+00', '1', '2025-26', '11', 'Online', NULL, NULL, NULL),
  ('01987a45-a517-7666-b278-45d78a023d7c', '01a20de6-9749-72a0-bfae-5edd22302c49', 'Example Power Company, bill of the month', '1041.00', '2025-08-05', '2025-08-05 12:47:21.367+00', '2025-08-05 12:47:21.367+00', '1', '2025-26', '12', 'Online', NULL, NULL, NULL),
  ('019904aa-7eb6-7599-b355-56601d8273a8', '01a20de6-9749-72a0-bfae-5658213550a3', 'Teachers and office of the example institute', '6144.00', '2025-09-01', '2025-09-01 09:45:06.486+00', '2025-09-01 09:45:06.486+00', '1', '2025-26', '13', 'Online', NULL, NULL, NULL),
  ('01990a07-c598-766a-ab46-71ca2ac01127', '01a20de6-9749-72a0-bfae-5a3e37ed5453', 'Example House, all classrooms', '3413.00', '2025-09-02', '2025-09-02 10:45:05.56+00', '2025-09-02 10:45:05.56+00', '1', '2025-26', '14', 'Online', NULL, NULL, NULL),
  ('01990f32-eeb0-74f7-9d93-33ef326c4709', '01a20de6-9749-72a0-bfae-5edd22302c49', 'Example Power Company, bill of the month', '819.00', '2025-09-03', '2025-09-03 10:50:20.208+00', '2025-09-03 10:50:20.208+00', '1', '2025-26', '15', 'Online', NULL, NULL, NULL),
  ('0199291d-4815-72b7-8f68-9301ed3cf895', '01a20de6-9749-72a0-bfae-61ed34102a19', 'Sample Telecom, line of the month', '273.00', '2025-09-08', '2025-09-08 11:36:48.917+00', '2025-09-08 11:36:48.917+00', '1', '2025-26', '16', 'Online', NULL, NULL, NULL),
  ('019a3e0d-cbe7-706a-bb9f-e8f1df54626a', '01a20de6-9749-72a0-bfae-5a3e37ed5453', 'Example House, all classrooms', '1250.00', '2025-11-01', '2025-11-01 06:14:42.919+00', '2025-11-01 06:14:42.919+00', '1', '2025-26', '17', 'Online', NULL, NULL, NULL),
  ('019a499b-18e8-741e-954c-fbfc57e2095a', '01a20de6-9749-72a0-bfae-5658213550a3', 'Teachers and office of the example institute', '2250.00', '2025-11-03', '2025-11-03 12:04:52.584+00', '2025-11-03 12:04:52.584+00', '1', '2025-26', '18', 'Online', NULL, NULL, NULL),
  ('019a5870-be50-7695-a0eb-cbfba5b6a541', '01a20de6-9749-72a0-bfae-61ed34102a19', 'Sample Telecom, line of the month', '100.00', '2025-11-06', '2025-11-06 09:12:55.12+00', '2025-11-06 09:12:55.12+00', '1', '2025-26', '19', 'Online', NULL, NULL, NULL),
  ('019a58cd-919f-703b-9204-60c689fe4965', '01a20de6-9749-72a0-bfae-5edd22302c49', 'Example Power Company, bill of the month', '300.00', '2025-11-06', '2025-11-06 10:54:18.527+00', '2025-11-06 10:54:18.527+00', '1', '2025-26', '20', 'Online', NULL, NULL, NULL),
  ('019b7d9a-7db3-7467-bf26-bb0140de0d2b', '01a20de6-9749-72a0-bfae-5a3e37ed5453', 'Example House, all classrooms', '1076.00', '2026-01-02', '2026-01-02 07:27:15.379+00', '2026-01-02 07:27:15.379+00', '1', '2025-26', '21', 'Online', NULL, NULL, NULL),
  ('019b92c8-7213-77ea-a092-7e12f7d8beaf', '01a20de6-9749-72a0-bfae-5edd22302c49', 'Example Power Company, bill of the month', '258.00', '2026-01-06', '2026-01-06 10:09:28.595+00', '2026-01-06 10:09:28.595+00', '1', '2025-26', '22', 'Online', NULL, NULL, NULL),
  ('019b96c0-e9f1-774f-9441-a88904d3ff02', '01a20de6-9749-72a0-bfae-5658213550a3', 'Teachers and office of the example institute', '1938.00', '2026-01-07', '2026-01-07 04:39:43.857+00', '2026-01-07 04:39:43.857+00', '1', '2025-26', '23', 'Online', NULL, NULL, NULL),
  ('019b9be6-f910-7528-81e4-85a89a214998', '01a20de6-9749-72a0-bfae-61ed34102a19', 'Sample Telecom, line of the month', '86.00', '2026-01-08', '2026-01-08 04:39:24.176+00', '2026-01-08 04:39:24.176+00', '1', '2025-26', '24', 'Online', NULL, NULL, NULL),
  ('019c31b6-9ffd-75b8-be65-7b9f7d80cb11', '01a20de6-9749-72a0-bfae-5658213550a3', 'Teachers and office of the example institute', '2457.00', '2026-02-06', '2026-02-06 06:49:38.045+00', '2026-02-06 06:49:38.045+00', '1', '2025-26', '25', 'Online', NULL, NULL, NULL),
  ('019c369f-a274-72a7-97e8-7fc9333b9e52', '01a20de6-9749-72a0-bfae-5a3e37ed5453', 'Example House, all classrooms', '1365.00', '2026-02-07', '2026-02-07 05:42:37.428+00', '2026-02-07 05:42:37.428+00', '1', '2025-26', '26', 'Online', NULL, NULL, NULL),
  ('019c411e-2084-7549-827b-ce21fef06003', '01a20de6-9749-72a0-bfae-5edd22302c49', 'Example Power Company, bill of the month', '327.00', '2026-02-09', '2026-02-09 06:36:59.396+00', '2026-02-09 06:36:59.396+00', '1', '2025-26', '27', 'Online', NULL, NULL, NULL),
  ('019c423e-23a9-7006-9bf6-814f382a7621', '01a20de6-9749-72a0-bfae-61ed34102a19', 'Sample Telecom, line of the month', '109.00', '2026-02-09', '2026-02-09 11:51:34.569+00', '2026-02-09 11:51:34.569+00', '1', '2025-26', '28', 'Online', NULL, NULL, NULL),
  ('01a19b44-4019-70c9-85bf-cbe11b4388c1', '01a20de6-9749-72a0-bfae-5a3e37ed5453', 'Example House, all classrooms', '221.00', '2026-11-02', '2026-11-02 07:58:23.769+00', '2026-11-02 07:58:23.769+00', '1', '2026-27', '1', 'Online', NULL, NULL, NULL),
  ('01a19c3d-3bc5-77a5-a0fb-5d5590e44752', '01a20de6-9749-72a0-bfae-5658213550a3', 'Teachers and office of the example institute', '398.00', '2026-11-02', '2026-11-02 12:30:21.125+00', '2026-11-02 12:30:21.125+00', '1', '2026-27', '2', 'Online', NULL, NULL, NULL),
  ('01a1a4b8-370c-73a4-8e48-482d304dd94b', '01a20de6-9749-72a0-bfae-5edd22302c49', 'Example Power Company, bill of the month', '53.00', '2026-11-04', '2026-11-04 04:01:38.572+00', '2026-11-04 04:01:38.572+00', '1', '2026-27', '3', 'Online', NULL, NULL, NULL),
  ('01a1c057-66d2-72fc-91cc-23808f049c44', '01a20de6-9749-72a0-bfae-61ed34102a19', 'Sample Telecom, line of the month', '17.00', '2026-11-09', '2026-11-09 12:45:15.858+00', '2026-11-09 12:45:15.858+00', '1', '2026-27', '4', 'Online', NULL, NULL, NULL);
insert into expense_category ("id", "ledger", "ledger_key", "created_at", "updated_at", "deleted_at", "budget", "version") overriding system value values
  ('01a20de6-9749-72a0-bfae-5658213550a3', 'Salaries', 'salaries', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a20de6-9749-72a0-bfae-5a3e37ed5453', 'Rent', 'rent', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a20de6-9749-72a0-bfae-5edd22302c49', 'Electricity', 'electricity', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a20de6-9749-72a0-bfae-61ed34102a19', 'Internet', 'internet', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a20de6-9749-72a0-bfae-648c33043ba1', 'Stationery', 'stationery', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '5000.00', '1'),
  ('01a20de6-9749-72a0-bfae-6b2a4715fc2c', 'Repairs', 'repairs', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a20de6-9749-72a0-bfae-6f5b12c2ff64', 'Tea and water', 'tea and water', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '3000.00', '1'),
  ('01a20de6-9749-72a0-bfae-73bd2a695af3', 'Advertising', 'advertising', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '20000.00', '1');
insert into expense_voucher_series ("financial_year", "last") overriding system value values
  ('2025-26', '28'),
  ('2026-27', '4');
insert into fee_adjustment ("id", "student_id", "kind", "enrolment_id", "amount", "reason", "day", "created_at", "created_by", "by_hr", "version", "withdrawn_at", "withdrawn_by", "import_id") overriding system value values
  ('01a20de6-97ff-767b-8d30-b3ce58a68917', '01a1b03c-74c1-7756-85a8-7b5687162fb7', 'Discount', '01a1b03c-74c1-72ac-884e-0ba232183f01', '500.00', 'Scholarship', '2026-11-21', '2026-11-21 04:30:00+00', '01a20de6-948f-77ab-96f0-e3d17835167a', 'false', '1', NULL, NULL, NULL);
insert into fee_plan ("enrolment_id", "version") overriding system value values
  ('01976d38-7d5f-77f4-9ee0-a6e46434acdf', '1');
insert into fee_plan_row ("enrolment_id", "n", "due_on", "amount") overriding system value values
  ('01976d38-7d5f-77f4-9ee0-a6e46434acdf', '1', '2026-11-20', '1000.00');
insert into heartbeat ("process_id", "started_at", "seen_at") overriding system value values
  ('01a20de6-996a-7298-8af6-ab6e6ee3161a', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00');
insert into holiday ("id", "name", "start_on", "end_on", "created_at") overriding system value values
  ('01a20de6-996a-7298-8af6-b762e7dcef0d', 'Example', '2026-11-08', '2026-11-09', '2026-11-21 04:30:00+00');
insert into idempotency ("scope", "route", "key", "body_hash", "status", "answer", "forever", "at") overriding system value values
  ('01a20de6-9490-7244-9e8a-b4fec88cdadf', 'POST /api/enquiry', 'dump', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '201', '{}', 'false', '2026-11-21 04:30:00+00');
insert into import ("id", "kind", "owner_id", "name", "columns", "mapping", "day_order", "asks_day_order", "state", "created_at", "run_at", "done_rows", "is_cancelled", "failure", "done_at", "undone_at", "undone_by", "students", "receipts", "paid", "records", "discounts") overriding system value values
  ('01a20de6-9490-7244-9e8a-b4fec88cdadf', 'students', '01a20de6-9490-7244-9e8a-b4fec88cdadf', '', '["Name"]', '{"name": 0}', NULL, 'false', 'open', '2026-11-21 04:30:00+00', NULL, '0', 'false', NULL, NULL, NULL, NULL, '0', '0', '0.00', '0', '0.00');
insert into import_row ("import_id", "line", "cells", "is_skipped", "errors", "conflicts", "warnings", "person_key", "name_key", "known_key", "email_key", "phone", "course", "batch", "fee", "amount", "payments", "discount") overriding system value values
  ('01a20de6-9490-7244-9e8a-b4fec88cdadf', '2', '["Example"]', 'false', '{}', '{}', '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '[]', NULL);
insert into import_total ("import_id", "shard", "kind", "n", "fee", "paid") overriding system value values
  ('01a20de6-9490-7244-9e8a-b4fec88cdadf', '0', 'Active', '0', '0.00', '0.00');
insert into institute ("one", "name", "address", "phone", "time_zone", "self_registration", "version", "receipt_language", "two_factor", "upi_id", "hr_closes_all", "gstin", "receipt_terms", "receipt_paper") overriding system value values
  ('true', 'Namuna Training Institute (demo)', '1 Example Road, Example Nagar', '+91 55500 00000', 'Asia/Kolkata', 'true', '2', 'en', 'off', 'namuna@examplebank', 'false', '00AAAAA0000A1ZI', NULL, 'a4');
insert into institute_logo ("one", "content", "type", "hash", "changed_at") overriding system value values
  ('true', E'\\x0101010101010101010101010101010101010101010101010101010101010101', 'image/png', '0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00');
insert into job_run ("job", "started_at") overriding system value values
  ('cleanup', '2026-11-21 04:30:00+00');
insert into known_browser ("token_hash", "account_id", "used_at") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a20de6-9490-7244-9e8a-b4fec88cdadf', '2026-11-21 04:30:00+00');
insert into kysely_migration ("name", "timestamp") overriding system value values
  ('0001_house', '2026-11-24T14:12:23.603Z'),
  ('0002_courses_and_batches', '2026-11-24T14:12:23.613Z'),
  ('0003_students_and_fees', '2026-11-24T14:12:23.657Z'),
  ('0004_attendance_and_enquiries', '2026-11-24T14:12:23.674Z'),
  ('0005_portfolio', '2026-11-24T14:12:23.678Z'),
  ('0006_projects', '2026-11-24T14:12:23.688Z'),
  ('0007_expenses', '2026-11-24T14:12:23.696Z'),
  ('0008_reset_tokens', '2026-11-24T14:12:23.703Z'),
  ('0009_lists_of_the_admin', '2026-11-24T14:12:23.709Z'),
  ('0010_erasure', '2026-11-24T14:12:23.717Z'),
  ('0011_search', '2026-11-24T14:12:23.731Z'),
  ('0012_receipt_amounts', '2026-11-24T14:12:23.736Z'),
  ('0013_drafts', '2026-11-24T14:12:23.745Z'),
  ('0014_request_limits', '2026-11-24T14:12:23.750Z'),
  ('0015_placed_enquiries', '2026-11-24T14:12:23.752Z'),
  ('0017_sign_in', '2026-11-24T14:12:23.764Z'),
  ('0018_two_factor', '2026-11-24T14:12:23.770Z'),
  ('0019_erasure', '2026-11-24T14:12:23.781Z'),
  ('0020_privacy', '2026-11-24T14:12:23.793Z'),
  ('0021_backups', '2026-11-24T14:12:23.802Z'),
  ('0022_audit_chain', '2026-11-24T14:12:23.826Z'),
  ('0023_several_processes', '2026-11-24T14:12:23.837Z'),
  ('0024_enrolments', '2026-11-24T14:12:23.876Z'),
  ('0025_expense_vouchers', '2026-11-24T14:12:23.912Z'),
  ('0026_payment_details', '2026-11-24T14:12:23.923Z'),
  ('0027_receipt_verification', '2026-11-24T14:12:23.931Z'),
  ('0028_daily_closing', '2026-11-24T14:12:23.946Z'),
  ('0029_discounts_and_refunds', '2026-11-24T14:12:23.966Z'),
  ('0030_fee_plans', '2026-11-24T14:12:23.975Z'),
  ('0031_refunds', '2026-11-24T14:12:24.005Z'),
  ('0032_reminders', '2026-11-24T14:12:24.020Z'),
  ('0033_course_instalments', '2026-11-24T14:12:24.032Z'),
  ('0034_name_search', '2026-11-24T14:12:24.039Z'),
  ('0035_receipt_paper', '2026-11-24T14:12:24.044Z'),
  ('0036_student_list_order', '2026-11-24T14:12:24.054Z'),
  ('0037_overdue_sums', '2026-11-24T14:12:24.058Z'),
  ('0038_enquiry_calls', '2026-11-24T14:12:24.074Z'),
  ('0039_photos_and_logo', '2026-11-24T14:12:24.086Z'),
  ('0041_duplicate_lookup', '2026-11-24T14:12:24.092Z'),
  ('0042_name_words', '2026-11-24T14:12:24.108Z'),
  ('0043_daily_sums', '2026-11-24T14:12:24.141Z'),
  ('0044_read_after', '2026-11-24T14:12:24.152Z'),
  ('0045_list_order', '2026-11-24T14:12:24.159Z'),
  ('0046_name_word_removal', '2026-11-24T14:12:24.163Z'),
  ('0047_parent_contact', '2026-11-24T14:12:24.165Z'),
  ('0048_attendance_months', '2026-11-24T14:12:24.182Z'),
  ('0049_absence_notices', '2026-11-24T14:12:24.197Z'),
  ('0050_imports', '2026-11-24T14:12:24.240Z'),
  ('0051_changes', '2026-11-24T14:12:24.246Z'),
  ('0052_batch_sessions', '2026-11-24T14:12:24.264Z'),
  ('0053_holidays', '2026-11-24T14:12:24.273Z'),
  ('0054_waiting_list', '2026-11-24T14:12:24.294Z'),
  ('0055_calendar_feeds', '2026-11-24T14:12:24.299Z'),
  ('0056_bulk_changes', '2026-11-24T14:12:24.314Z'),
  ('0057_certificates', '2026-11-24T14:12:24.346Z'),
  ('0058_import_kinds', '2026-11-24T14:12:24.352Z'),
  ('0060_complete_imports', '2026-11-24T14:12:24.372Z');
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
  ('019daf1c-ae23-74d8-8903-1293d72b8dda', '01976d38-7d5f-7793-ad1f-e5d235bee332', 'https://example.com/e5d235bee332/portfolio-1', '2026-04-21 08:16:25.635+00', '1'),
  ('019f4660-91bf-73fd-bae5-a33bcd511d71', '01976d38-7d5f-7793-ad1f-e5d235bee332', 'https://example.com/e5d235bee332/portfolio-2', '2026-07-09 10:16:01.727+00', '1');
insert into privacy_notice ("one", "texts", "version") overriding system value values
  ('true', '{"en": "Example"}', '2');
insert into project ("id", "student_id", "link", "tech_used", "description", "created_at", "version") overriding system value values
  ('01983ab5-5436-7458-9c48-4e762bae9ac2', '01976d38-7d5f-7793-ad1f-e5d235bee332', 'https://example.com/e5d235bee332/project-3', 'Python, pandas', 'Sales of a sample company, month by month', '2025-07-24 04:33:38.87+00', '1'),
  ('019d47ad-09b4-7438-81f0-431cc192a500', '01976d38-7d5f-7793-ad1f-e5d235bee332', 'https://example.com/e5d235bee332/project-1', 'Python, pandas', 'नमूना पुस्तकालय की सूची', '2026-04-01 06:13:35.796+00', '1'),
  ('01a0d6d4-797a-7649-9b2b-50ba71320dcf', '01976d38-7d5f-7793-ad1f-e5d235bee332', 'https://example.com/e5d235bee332/project-2', 'Tally', 'The example institute’s timetable as a page', '2026-09-25 04:30:44.09+00', '1');
insert into receipt ("id", "financial_year", "n", "student_id", "student_name", "contact", "course", "b_code", "pay_mode", "payable", "paid", "due_after", "paid_on", "issued_on", "issued_at", "issued_by", "changed_at", "version", "voided_at", "voided_by", "void_reason", "enrolment_id", "reference", "note", "verification_id", "import_id") overriding system value values
  ('01977d82-9bf0-71bf-9d1c-0df889168001', '2025-26', '1', '01976d38-7d5f-7793-ad1f-e5d235bee332', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Online', '31500.00', '10500.00', '21000.00', '2025-06-17', '2025-06-17', '2025-06-17 10:50:01.072+00', '01a20de6-95eb-7323-b7e0-0f83d464c8f1', NULL, '1', NULL, NULL, NULL, '01976d38-7d5f-77f4-9ee0-a6e46434acdf', '632700007919', NULL, '786b40b2-a3fd-43a0-9312-65a4ac8b14f8', NULL),
  ('01980c8c-196a-7294-b291-ce16fdd6cc2f', '2025-26', '2', '01976d38-7d5f-7793-ad1f-e5d235bee332', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Cash', '31500.00', '10500.00', '10500.00', '2025-07-15', '2025-07-15', '2025-07-15 05:26:04.906+00', '01a20de6-95eb-7323-b7e0-10fca1846c09', NULL, '1', NULL, NULL, NULL, '01976d38-7d5f-77f4-9ee0-a6e46434acdf', NULL, NULL, '2f8861d4-e2e4-454d-a7a3-9be37eb17556', NULL),
  ('01984f40-d442-7461-82da-d2a3f6486f22', '2025-26', '3', '0198305a-7b46-7103-a7d4-d2d5ccc9bb0d', 'Zoë Sample', '5550000007', 'Graphic Design', 'GD-2507', 'Online', '22000.00', '11000.00', '11000.00', '2025-07-28', '2025-07-28', '2025-07-28 04:18:25.474+00', '01a20de6-9490-7244-9e8a-b4fec88cdadf', NULL, '1', NULL, NULL, NULL, '0198305a-7b46-716b-acbd-378a27f63751', '632700023757', NULL, '2ac3e59c-b9dc-4d25-8747-9119437081b8', NULL),
  ('0198adb9-bb13-72d1-bc49-a9bb9936c625', '2025-26', '4', '01976d38-7d5f-7793-ad1f-e5d235bee332', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Others', '31500.00', '10500.00', '0.00', '2025-08-15', '2025-08-15', '2025-08-15 12:34:47.187+00', '01a20de6-95eb-7323-b7e0-0f83d464c8f1', NULL, '1', NULL, NULL, NULL, '01976d38-7d5f-77f4-9ee0-a6e46434acdf', NULL, NULL, 'e4efbaf7-ac6e-4d12-a2a4-729bee720a96', NULL),
  ('0198d1be-32ac-717b-a6b2-6a1973fd1d52', '2025-26', '5', '0198305a-7b46-7103-a7d4-d2d5ccc9bb0d', 'Zoë Sample', '5550000007', 'Graphic Design', 'GD-2507', 'Online', '22000.00', '11000.00', '0.00', '2025-08-21', '2025-08-22', '2025-08-22 12:25:59.724+00', '01a20de6-95eb-7323-b7e0-10fca1846c09', NULL, '1', NULL, NULL, NULL, '0198305a-7b46-716b-acbd-378a27f63751', '632700039595', NULL, '54118581-821a-4624-9356-8dc37115eb1e', NULL),
  ('01994735-b681-7323-bc83-da24bdf43e56', '2025-26', '6', '0199483e-e8b1-7066-9ee3-ebe09d18515a', 'Yusuf Příklad', '5550000003', 'Digital Marketing', 'DM-2508', 'Cash', '15000.00', '15000.00', '0.00', '2025-09-14', '2025-09-14', '2025-09-14 07:52:06.529+00', '01a20de6-9490-7244-9e8a-b4fec88cdadf', NULL, '1', NULL, NULL, NULL, '0199483e-e8b1-7646-b3d0-8a781d3b7672', NULL, NULL, '82f23fb5-4934-4c9f-90db-802cb1f9fc08', NULL),
  ('019acefa-c7b2-73b4-be94-6698bbfff33d', '2025-26', '7', '019acdcb-3f5e-7059-9845-a6d3c923e574', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '12000.00', '2025-11-29', '2025-11-29', '2025-11-29 09:38:52.978+00', '01a20de6-95eb-7323-b7e0-0f83d464c8f1', NULL, '1', NULL, NULL, NULL, '019acdcb-3f5e-762e-b8f8-b80ec3ab56a4', NULL, NULL, 'b7467d84-c09f-4a6e-9489-e8faac5f851d', NULL),
  ('019b7ce0-50eb-7023-884a-f5d0e6f2b59c', '2025-26', '8', '019acdcb-3f5e-7059-9845-a6d3c923e574', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '6000.00', '2026-01-02', '2026-01-02', '2026-01-02 04:03:54.219+00', '01a20de6-95eb-7323-b7e0-10fca1846c09', NULL, '1', NULL, NULL, NULL, '019acdcb-3f5e-762e-b8f8-b80ec3ab56a4', NULL, NULL, 'b99b9f01-2d41-4199-a97a-a5a11c671f41', NULL),
  ('019c1cef-33c4-7356-ba0f-5987a9041b5a', '2025-26', '9', '019acdcb-3f5e-7059-9845-a6d3c923e574', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '0.00', '2026-02-02', '2026-02-02', '2026-02-02 05:59:24.356+00', '01a20de6-9490-7244-9e8a-b4fec88cdadf', NULL, '1', NULL, NULL, NULL, '019acdcb-3f5e-762e-b8f8-b80ec3ab56a4', NULL, NULL, '054952c2-2571-49d8-aa82-93839d2cd237', NULL),
  ('01a1cf35-657d-75af-b2ba-c8d24a3753a2', '2026-27', '1', '01a1b03c-74c1-7756-85a8-7b5687162fb7', 'Noor Namuna', '5550000008', 'Hindi Typing', 'HT-2611', 'Online', '4050.00', '1000.00', '3050.00', '2026-11-12', '2026-11-12', '2026-11-12 10:02:25.533+00', '01a20de6-95eb-7323-b7e0-0f83d464c8f1', NULL, '1', NULL, NULL, NULL, '01a1b03c-74c1-72ac-884e-0ba232183f01', '632700007919', NULL, 'b5f97170-cedc-451b-a305-94607e1f999c', NULL);
insert into receipt_part ("receipt_id", "n", "mode", "amount", "reference") overriding system value values
  ('0198adb9-bb13-72d1-bc49-a9bb9936c625', '1', 'Cash', '5200.00', NULL),
  ('0198adb9-bb13-72d1-bc49-a9bb9936c625', '2', 'UPI', '5300.00', '632700031676');
insert into receipt_series ("financial_year", "last") overriding system value values
  ('2025-26', '9'),
  ('2026-27', '1');
insert into recovery_code ("id", "account_id", "code_hash", "used_at") overriding system value values
  ('01a20de6-996a-7298-8af6-a2afca939c61', '01a20de6-9490-7244-9e8a-b4fec88cdadf', 'example', NULL);
insert into recurring_expense ("id", "category_id", "remark", "amount", "pay_mode", "payee", "starts_on", "created_at", "updated_at", "ended_at", "version") overriding system value values
  ('01a20de6-9758-7201-832d-acd0cbfe8ef6', '01a20de6-9749-72a0-bfae-6b2a4715fc2c', 'Demo Repairs: upkeep of the projectors', '1500.00', 'Online', NULL, '2026-11-01', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '1');
insert into recurring_expense_month ("recurring_id", "month", "expense_id") overriding system value values
  ('01a20de6-9758-7201-832d-acd0cbfe8ef6', '2026-11-01', NULL);
insert into refund ("id", "financial_year", "n", "student_id", "enrolment_id", "student_name", "contact", "course", "b_code", "pay_mode", "amount", "paid_before", "refunded_on", "issued_on", "issued_at", "issued_by", "reason", "reference", "note", "version", "voided_at", "voided_by", "void_reason") overriding system value values
  ('01a20de6-984b-7431-90e3-66ffb0fcf4e0', '2026-27', '1', '01a1b03c-74c1-7756-85a8-7b5687162fb7', '01a1b03c-74c1-72ac-884e-0ba232183f01', 'Noor Namuna', '5550000008', 'Hindi Typing', 'HT-2611', 'Cash', '200.00', '1000.00', '2026-11-21', '2026-11-21', '2026-11-21 04:30:00+00', '01a20de6-948f-77ab-96f0-e3d17835167a', 'Paid twice', NULL, NULL, '1', NULL, NULL, NULL);
insert into refund_series ("financial_year", "last") overriding system value values
  ('2026-27', '1');
insert into reminder ("student_id", "day", "channel", "state", "sent_by", "at") overriding system value values
  ('01a11b91-9b52-70fd-bbca-9a89383fd5e2', '2026-11-19', 'WhatsApp', 'sent', '01a20de6-9490-7244-9e8a-b4fec88cdadf', '2026-11-19 04:30:00+00'),
  ('01a1b03c-74c1-7756-85a8-7b5687162fb7', '2026-11-19', 'WhatsApp', 'sent', '01a20de6-9490-7244-9e8a-b4fec88cdadf', '2026-11-19 04:30:00+00'),
  ('01a1fb86-a83e-76da-868d-53d4133c8e1c', '2026-11-19', 'WhatsApp', 'sent', '01a20de6-9490-7244-9e8a-b4fec88cdadf', '2026-11-19 04:30:00+00');
insert into reminder_settings ("one", "days", "texts", "version") overriding system value values
  ('true', '{-3,0,3,7,15}', '{}', '1');
insert into request_count ("scope", "caller", "started_at", "n") overriding system value values
  ('email-enquirer', '01a20de6-9490-7244-9e8a-b4fec88cdadf', '2026-11-21 04:30:00+00', '1');
insert into reset_token ("token_hash", "account_id", "made_at", "expires_at", "used_at", "purpose") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a20de6-9490-7244-9e8a-b4fec88cdadf', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', NULL, 'password');
insert into secret ("name", "value") overriding system value values
  ('log', E'\\x33cc07abc1d4bdb2603699b875c375818e3d121bc686a36ffea26b780c7bc212');
insert into session ("token_hash", "account_id", "created_at", "seen_at", "id", "address", "user_agent", "confirmed_at", "read_after") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a20de6-9490-7244-9e8a-b4fec88cdadf', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', '6f249504-3673-40a7-bac5-b2a2f1d0529d', '', '', NULL, '0/1F26E60');
insert into setup_code ("code_hash", "created_at", "accounts") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00', NULL);
insert into sign_in_attempt ("id", "email_hash", "address", "at", "ok", "browser_hash") overriding system value values
  ('1', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '192.0.2.1', '2026-11-21 04:30:00+00', 'true', NULL);
insert into student ("id", "fname", "lname", "father", "contact", "alt_contact", "gender", "dob", "cur_address", "per_address", "linked_in", "profile", "degree", "com_year", "university", "course_id", "mode", "duration", "batch_id", "joining_on", "end_on", "is_completed", "is_placed", "status", "search_key", "created_at", "version", "search_text", "parent_contact", "import_id", "is_incomplete") overriding system value values
  ('01976d38-7d5f-7793-ad1f-e5d235bee332', 'विवेक', 'दृष्टांत', 'Yusuf दृष्टांत', '5550000001', NULL, 'male', '1996-12-21', '8 नमूना मार्ग, Sampleganj', '159 Namuna Marg, Demo Colony', NULL, NULL, 'BCom', '2017', 'Université de l’Exemple', '01a20de6-9536-72cd-8bed-0788121a2990', 'offline', '6 months', '01a20de6-953f-74b1-bbae-f9834a6c0514', '2025-06-14', '2025-12-19', 'true', 'false', 'Active', 'विवेक दृष्टांत', '2025-06-14 06:55:08.127+00', '1', 'विवेक दृष्टांत yusuf दृष्टांत student.1@example.com 5550000001 5540000001', '5540000001', NULL, 'false'),
  ('0198305a-7b46-7103-a7d4-d2d5ccc9bb0d', 'Zoë', 'Sample', 'Ravi Sample', '5550000007', NULL, 'female', '1997-07-07', NULL, '124 नमूना मार्ग, Sampleganj', NULL, NULL, 'BCA', '2018', 'Sample Institute of Technology', '01a20de6-9536-72cd-8bed-0a6ff062fc87', 'offline', '5 months', '01a20de6-953f-74b1-bbae-fe4a8cd04e3a', '2025-07-22', '2025-12-16', 'true', 'false', 'Active', 'zoe sample', '2025-07-22 04:18:12.934+00', '1', 'zoe sample ravi sample zoe.7@example.com 5550000007 5540000007', '5540000007', NULL, 'false'),
  ('0199483e-e8b1-7066-9ee3-ebe09d18515a', 'Yusuf', 'Příklad', 'Arjun Příklad', '5550000003', NULL, 'male', '2005-10-17', NULL, '52 नमूना मार्ग, Sampleganj', NULL, NULL, 'Diploma', '2026', 'Université de l’Exemple', '01a20de6-9536-72cd-8bed-0ccfa0e42a7d', 'online', '3 months', '01a20de6-953f-74b1-bbaf-035f0361d6fb', '2025-09-14', '2025-11-11', 'true', 'true', 'Active', 'yusuf priklad', '2025-09-14 12:41:46.417+00', '1', 'yusuf priklad arjun priklad yusuf.3@example.com 5550000003 5540000003', '5540000003', NULL, 'false'),
  ('019acdcb-3f5e-7059-9845-a6d3c923e574', 'Māyā', 'Udāharaṇ', 'Kabir Udāharaṇ', '5550000004', NULL, 'female', '1993-05-14', '45 Namuna Marg, Demo Colony', '143 Example Road, Example Nagar', NULL, NULL, 'BBA', '2014', 'Example University', '01a20de6-9536-72cd-8bec-fc83c757ed6a', 'offline', '4 months', '01a20de6-9540-7620-b728-59141277857c', '2025-11-29', '2026-03-25', 'true', 'false', 'Active', 'maya udaharan', '2025-11-29 04:07:20.67+00', '1', 'maya udaharan kabir udaharan maya.4@example.com 5550000004', NULL, NULL, 'false'),
  ('01a11b91-9b52-70fd-bbca-9a89383fd5e2', 'Zoë', 'Przykład', 'Arjun Przykład', '5550000002', '5560000002', 'female', '1999-07-27', '55 Udāharaṇ Path, Namunapur', '22 Namuna Marg, Namunapur', 'https://www.example.com/in/student-2', NULL, 'Diploma', '2020', 'Sample Institute of Technology', '01a20de6-9536-72cd-8bed-0ccfa0e42a7d', 'offline', '3 months', '01a20de6-9546-76ee-81fc-fd75a5b0fe7a', '2026-10-08', NULL, 'false', 'false', 'Disable', 'zoe przykład', '2026-10-08 12:51:29.746+00', '2', 'zoe przykład arjun przykład zoe.2@example.com 5550000002 5560000002 5540000002', '5540000002', NULL, 'false'),
  ('01a1b03c-74c1-7756-85a8-7b5687162fb7', 'Noor', 'Namuna', 'Ravi Namuna', '5550000008', NULL, 'female', '1993-03-31', NULL, '29 Example Road, Demo Colony', NULL, NULL, 'BCA', '2014', 'Sample Institute of Technology', '01a20de6-9536-72cd-8bed-133e0a5ae63c', 'online', '2 months', '01a20de6-9546-76ee-81fd-0226a5757a1b', '2026-11-06', NULL, 'false', 'false', 'Active', 'noor namuna', '2026-11-06 09:41:54.497+00', '1', 'noor namuna ravi namuna noor.8@example.com 5550000008', NULL, NULL, 'false'),
  ('01a1be83-9230-7062-8491-a6a944d38860', 'Zoë', 'Przykład', 'Om Przykład', '5550000006', '5560000006', 'female', '1998-11-14', NULL, '122 Udāharaṇ Path, Demo Colony', NULL, NULL, 'BBA', '2019', 'उदाहरण विश्वविद्यालय', '01a20de6-9537-7438-ab1d-b685d44df30a', 'offline', '4 months', '01a20de6-9546-76ee-81fd-072e170da649', '2026-12-01', NULL, 'false', 'false', 'Pending', 'zoe przykład', '2026-11-09 04:14:16.112+00', '1', 'zoe przykład om przykład zoe.6@example.com 5550000006 5560000006 5540000006', '5540000006', NULL, 'false'),
  ('01a1fb86-a83e-76da-868d-53d4133c8e1c', 'Farhan', 'Beispiel', 'Arjun Beispiel', '5550000005', '5560000005', 'male', '1993-10-26', NULL, '9 Namuna Marg, Sampleganj', NULL, NULL, 'BSc', '2014', 'Example University', '01a20de6-9536-72cd-8bed-133e0a5ae63c', 'offline', '2 months', '01a20de6-9546-76ee-81fd-0226a5757a1b', '2026-11-21', NULL, 'false', 'false', 'Active', 'farhan beispiel', '2026-11-21 00:34:28.542+00', '1', 'farhan beispiel arjun beispiel farhan.5@example.com 5550000005 5560000005 5540000005', '5540000005', NULL, 'false');
insert into student_account ("student_id", "fee", "paid", "due_from", "planned_due_on", "due_amount") overriding system value values
  ('01976d38-7d5f-7793-ad1f-e5d235bee332', '31500.00', '31500.00', '2025-08-15', NULL, NULL),
  ('0198305a-7b46-7103-a7d4-d2d5ccc9bb0d', '22000.00', '22000.00', '2025-08-21', NULL, NULL),
  ('0199483e-e8b1-7066-9ee3-ebe09d18515a', '15000.00', '15000.00', '2025-09-14', NULL, NULL),
  ('019acdcb-3f5e-7059-9845-a6d3c923e574', '18000.00', '18000.00', '2026-02-02', NULL, NULL),
  ('01a11b91-9b52-70fd-bbca-9a89383fd5e2', '13500.00', '0.00', '2026-10-08', NULL, NULL),
  ('01a1b03c-74c1-7756-85a8-7b5687162fb7', '3550.00', '800.00', '2026-11-12', NULL, NULL),
  ('01a1be83-9230-7062-8491-a6a944d38860', '0.00', '0.00', '2026-12-01', NULL, NULL),
  ('01a1fb86-a83e-76da-868d-53d4133c8e1c', '4050.00', '0.00', '2026-11-21', NULL, NULL);
insert into student_photo ("student_id", "content", "hash", "changed_at") overriding system value values
  ('01976d38-7d5f-7793-ad1f-e5d235bee332', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00');
insert into student_total ("shard", "kind", "n", "fee", "paid") overriding system value values
  ('0', 'Active', '1', '31500.00', '31500.00'),
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
  ('13', 'Placed', '1', '15000.00', '15000.00'),
  ('14', 'Active', '0', '0.00', '0.00'),
  ('14', 'Disable', '0', '0.00', '0.00'),
  ('14', 'Pending', '0', '0.00', '0.00'),
  ('14', 'Placed', '0', '0.00', '0.00'),
  ('15', 'Active', '0', '0.00', '0.00'),
  ('15', 'Disable', '1', '13500.00', '0.00'),
  ('15', 'Pending', '1', '0.00', '0.00'),
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
  ('5', 'Active', '1', '3550.00', '800.00'),
  ('5', 'Disable', '0', '0.00', '0.00'),
  ('5', 'Pending', '0', '0.00', '0.00'),
  ('5', 'Placed', '0', '0.00', '0.00'),
  ('6', 'Active', '1', '4050.00', '0.00'),
  ('6', 'Disable', '0', '0.00', '0.00'),
  ('6', 'Pending', '0', '0.00', '0.00'),
  ('6', 'Placed', '0', '0.00', '0.00'),
  ('7', 'Active', '1', '18000.00', '18000.00'),
  ('7', 'Disable', '0', '0.00', '0.00'),
  ('7', 'Pending', '0', '0.00', '0.00'),
  ('7', 'Placed', '0', '0.00', '0.00'),
  ('8', 'Active', '0', '0.00', '0.00'),
  ('8', 'Disable', '0', '0.00', '0.00'),
  ('8', 'Pending', '0', '0.00', '0.00'),
  ('8', 'Placed', '0', '0.00', '0.00'),
  ('9', 'Active', '1', '22000.00', '22000.00'),
  ('9', 'Disable', '0', '0.00', '0.00'),
  ('9', 'Pending', '0', '0.00', '0.00'),
  ('9', 'Placed', '0', '0.00', '0.00');
insert into two_factor ("account_id", "encrypted_secret", "started_at", "confirmed_at", "last_step") overriding system value values
  ('01a20de6-9490-7244-9e8a-b4fec88cdadf', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', '0');
select setval('sign_in_attempt_id_seq', (select max(id) from sign_in_attempt));
set session_replication_role = origin;
