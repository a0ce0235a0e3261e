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

-- 0061_batch_strength_indexes.sql
create index enrolment_of_batch on enrolment (batch_id, student_id) include (joining_on, ended_at, end_on);
drop index enrolment_batch;
create index student_active on student (id) where status = 'Active';
create index idempotency_record on idempotency ((answer ->> '_id')) where answer ->> '_id' is not null;

-- 0062_voids_and_roles_are_final.sql
create function keep_void() returns trigger language plpgsql as $$
begin
  raise exception 'a voided % stays voided', tg_table_name using errcode = 'insufficient_privilege';
end $$;

create trigger receipt_void_is_final before update of voided_at, voided_by on receipt for each row
  when (old.voided_at is not null and (new.voided_at, new.voided_by) is distinct from (old.voided_at, old.voided_by))
  execute function keep_void();
create trigger refund_void_is_final before update of voided_at, voided_by on refund for each row
  when (old.voided_at is not null and (new.voided_at, new.voided_by) is distinct from (old.voided_at, old.voided_by))
  execute function keep_void();
create trigger expense_void_is_final before update of voided_at, voided_by on expense for each row
  when (old.voided_at is not null and (new.voided_at, new.voided_by) is distinct from (old.voided_at, old.voided_by))
  execute function keep_void();
create trigger cash_entry_void_is_final before update of voided_at, voided_by on cash_entry for each row
  when (old.voided_at is not null and (new.voided_at, new.voided_by) is distinct from (old.voided_at, old.voided_by))
  execute function keep_void();
create function keep_role() returns trigger language plpgsql as $$
begin
  raise exception 'the role of an account cannot be changed' using errcode = 'insufficient_privilege';
end $$;
create trigger account_keeps_role before update of role on account for each row
  when (new.role is distinct from old.role) execute function keep_role();

-- 0063_people_in_stored_responses.sql
create function ids_of_response(route text, answer jsonb) returns text[]
language sql immutable parallel safe as $$
  select array(
    select distinct found[1]
    from regexp_matches(route || ' ' || answer::text, '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}', 'g') found
  )
$$;
drop index idempotency_student;
create index idempotency_ids on idempotency using gin (ids_of_response(route, answer)) where answer is not null;

-- 0064_browser_links.sql
alter table reset_token drop constraint reset_token_purpose_check;
alter table reset_token add constraint reset_token_purpose_check check (purpose in ('password', 'email', 'browser'));

-- 0075_main_course.sql
alter table enrolment add column is_main boolean not null default true;
update enrolment e set is_main = false
where id <> (select id from enrolment where student_id = e.student_id order by ended_at is not null, n desc limit 1);
create index enrolment_other on enrolment (batch_id, course_id, student_id) where not is_main and ended_at is null;

create or replace function student_course_of_enrolment() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  main enrolment;
begin
  select * into main from enrolment where student_id = coalesce(new.student_id, old.student_id)
  order by ended_at is not null, n desc limit 1;
  update enrolment set is_main = (id = main.id) where student_id = main.student_id and is_main <> (id = main.id);
  update student s set course_id = main.course_id, batch_id = main.batch_id, mode = main.mode, duration = main.duration,
    joining_on = main.joining_on, end_on = main.end_on, is_completed = main.is_completed
  where s.id = main.student_id
    and (s.course_id, s.batch_id, s.mode, s.duration, s.joining_on, s.end_on, s.is_completed) is distinct from
      (main.course_id, main.batch_id, main.mode, main.duration, main.joining_on, main.end_on, main.is_completed);
  return null;
end $$;
drop trigger student_course_of_enrolment on enrolment;
create trigger student_course_of_enrolment
  after insert or delete or update of course_id, batch_id, mode, duration, joining_on, end_on, is_completed, ended_at on enrolment
  for each row execute function student_course_of_enrolment();
revoke execute on function student_course_of_enrolment from public;
update student s set course_id = e.course_id, batch_id = e.batch_id, mode = e.mode, duration = e.duration,
  joining_on = e.joining_on, end_on = e.end_on, is_completed = e.is_completed
from enrolment e
where e.student_id = s.id and e.is_main
  and (s.course_id, s.batch_id, s.mode, s.duration, s.joining_on, s.end_on, s.is_completed) is distinct from
    (e.course_id, e.batch_id, e.mode, e.duration, e.joining_on, e.end_on, e.is_completed);
create function uses_of_enrolment(wanted uuid, out receipts bigint, out refunds bigint, out certificates bigint, out marks bigint,
  out discounts bigint)
language sql stable set search_path = public, pg_temp as $$
  select
    (select count(*) from receipt where enrolment_id = wanted),
    (select count(*) from refund where enrolment_id = wanted),
    (select count(*) from certificate where enrolment_id = wanted),
    (select count(*) from enrolment e
      join attendance_mark k on k.student_id = e.student_id
      join attendance_sheet h on h.id = k.sheet_id and h.batch_id = e.batch_id
      where e.id = wanted and not exists (select from enrolment o
        where o.student_id = e.student_id and o.id <> e.id and o.batch_id = e.batch_id
          and o.joining_on <= k.day and (o.ended_at is null or o.end_on >= k.day))),
    (select count(*) from fee_adjustment where enrolment_id = wanted and withdrawn_at is null)
$$;
create function remove_enrolment(wanted uuid) returns boolean
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  owner uuid;
begin
  select student_id into owner from enrolment where id = wanted for update;
  if not exists (select from enrolment where student_id = owner and id <> wanted) or exists (
    select from uses_of_enrolment(wanted) u where u.receipts + u.refunds + u.certificates + u.marks + u.discounts > 0
  ) then
    return false;
  end if;
  delete from fee_plan_row where enrolment_id = wanted;
  delete from fee_plan where enrolment_id = wanted;
  delete from fee_adjustment where enrolment_id = wanted;
  delete from enrolment where id = wanted;
  update enrolment set n = 1 where student_id = owner and n > 1 and n = (select min(n) from enrolment where student_id = owner);
  return true;
end $$;
revoke execute on function remove_enrolment from public;
grant execute on function remove_enrolment to munshi_app;


create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null);
create table kysely_migration_lock (id varchar(255) primary key, is_locked integer default 0 not null);
create table migration_hash (name text primary key, hash text not null);
grant select on migration_hash to munshi_app;

set session_replication_role = replica;
truncate absence_notice, absence_settings, access_link, account, attendance_mark, attendance_month, attendance_sheet, audit_entry, audit_link, audit_personal, audit_seal, audit_unchained, backup_run, batch, batch_waiting, bulk_change, bulk_change_student, calendar_feed, cash_entry, certificate, certificate_series, certificate_signature, certificate_template, consent, course, daily_sum, daily_sum_change, day_closing, declared_payment, deletion, discount_limit, draft, enquiry, enquiry_note, enrolment, expense, expense_category, expense_voucher_series, fee_adjustment, fee_plan, fee_plan_row, heartbeat, holiday, idempotency, import, import_row, import_total, institute, institute_logo, job_run, known_browser, kysely_migration, kysely_migration_lock, migration_hash, name_word, portfolio, privacy_notice, project, receipt, receipt_part, receipt_series, recovery_code, recurring_expense, recurring_expense_month, refund, refund_series, reminder, reminder_settings, request_count, reset_token, secret, session, setup_code, sign_in_attempt, student, student_account, student_photo, student_total, two_factor;
insert into absence_notice ("student_id", "day", "sheet_id", "sent_by", "at") overriding system value values
  ('01a11b91-9b52-73dd-8d7c-920c482ddf92', '2026-11-06', '01a1b03c-724d-747a-bc1c-5e947c10c1ba', '01a21963-29d8-7209-a955-6eece69fb7ce', '2026-11-21 04:30:00+00');
insert into absence_settings ("one", "threshold", "texts", "version") overriding system value values
  ('true', '75', '{}', '1');
insert into access_link ("student_id", "state", "origin", "made_by", "at") overriding system value values
  ('01976d38-7d5f-7349-b644-b1692217627c', 'sent', '', '01a21963-29d8-7209-a955-6eece69fb7ce', '2026-11-21 04:30:00+00');
insert into account ("id", "role", "name", "email", "email_key", "password_hash", "state", "created_at", "version", "email_confirmed_at", "language") overriding system value values
  ('01976d38-7d5f-7349-b644-b1692217627c', 'student', 'विवेक दृष्टांत', 'student.1@example.com', 'student.1@example.com', '', 'active', '2025-06-14 06:55:08.127+00', '1', NULL, NULL),
  ('0198305a-7b46-7443-8069-5e17a3ff15c6', 'student', 'Zoë Sample', 'zoe.7@example.com', 'zoe.7@example.com', '', 'active', '2025-07-22 04:18:12.934+00', '1', NULL, NULL),
  ('0199483e-e8b1-737f-bd11-f7ddf761b92d', 'student', 'Yusuf Příklad', 'yusuf.3@example.com', 'yusuf.3@example.com', '', 'active', '2025-09-14 12:41:46.417+00', '1', NULL, NULL),
  ('019acdcb-3f5e-7000-b8c6-81694acf286e', 'student', 'Māyā Udāharaṇ', 'maya.4@example.com', 'maya.4@example.com', '', 'active', '2025-11-29 04:07:20.67+00', '1', NULL, NULL),
  ('01a11b91-9b52-73dd-8d7c-920c482ddf92', 'student', 'Zoë Przykład', 'zoe.2@example.com', 'zoe.2@example.com', '', 'disabled', '2026-10-08 12:51:29.746+00', '2', NULL, NULL),
  ('01a1b03c-74c1-7146-8b4f-3f10c2ca5ec1', 'student', 'Noor Namuna', 'student@example.com', 'student@example.com', '$argon2id$v=19$m=19456,t=2,p=1$gZDm56iS2UYxlgvwM/Kdlw$dHbQFcbmTLUZkxDuaErTfHGfBGQwHzLwnxcWkGBf6oc', 'active', '2026-11-06 09:41:54.497+00', '2', NULL, NULL),
  ('01a1be83-9230-7075-887e-40feec52219e', 'student', 'Zoë Przykład', 'zoe.6@example.com', 'zoe.6@example.com', '', 'active', '2026-11-09 04:14:16.112+00', '1', NULL, NULL),
  ('01a1fb86-a83e-77d1-8f10-c3c24f1b1d4e', 'student', 'Farhan Beispiel', 'farhan.5@example.com', 'farhan.5@example.com', '', 'active', '2026-11-21 00:34:28.542+00', '1', NULL, NULL),
  ('01a21963-29d8-7209-a955-6b05e071e289', 'admin', 'Asha Example', 'admin@example.com', 'admin@example.com', '$argon2id$v=19$m=19456,t=2,p=1$nFvHpAkFnIC9EA3TTSgilg$yJ83YGEBx1mtTnfvuoJDjMPBQRtjsCNN/kphO08aGCc', 'active', '2026-11-21 04:30:00+00', '1', NULL, NULL),
  ('01a21963-29d8-7209-a955-6eece69fb7ce', 'hr', 'Hari Example', 'hr@example.com', 'hr@example.com', '$argon2id$v=19$m=19456,t=2,p=1$qTVJ3T0ZrspY2UAT+x4AlQ$0d/vykXrFjF/GP1DZoEkquU1nf0QFBS4AGaXdYl8T7s', 'active', '2026-11-21 04:30:00+00', '1', NULL, NULL),
  ('01a21963-2a9c-72b0-a994-6bc2bb2db981', 'hr', 'Hina Sample', 'hina@example.com', 'hina@example.com', '$argon2id$v=19$m=19456,t=2,p=1$tbvU7U3dkxE8UkVUmEILEg$FGBXw9dkBb4LlexIwwVhAX8Fjb31FMIkSuP8ArVbEwA', 'active', '2025-04-01 08:10:32.502+00', '1', NULL, NULL),
  ('01a21963-2a9c-72b0-a994-6d122de126e4', 'hr', 'Hemant Namuna', 'hemant@example.com', 'hemant@example.com', '$argon2id$v=19$m=19456,t=2,p=1$tbvU7U3dkxE8UkVUmEILEg$FGBXw9dkBb4LlexIwwVhAX8Fjb31FMIkSuP8ArVbEwA', 'active', '2025-04-01 12:11:18.039+00', '1', NULL, NULL),
  ('01a21963-2a9c-72b0-a994-70082a7664b0', 'hr', 'Hazel Specimen', 'hazel@example.com', 'hazel@example.com', '$argon2id$v=19$m=19456,t=2,p=1$tbvU7U3dkxE8UkVUmEILEg$FGBXw9dkBb4LlexIwwVhAX8Fjb31FMIkSuP8ArVbEwA', 'disabled', '2025-04-01 12:58:12.964+00', '2', NULL, NULL),
  ('01a21963-2a9c-72b0-a994-741003865da3', 'admin', 'Anil Demo', 'anil@example.com', 'anil@example.com', '$argon2id$v=19$m=19456,t=2,p=1$tbvU7U3dkxE8UkVUmEILEg$FGBXw9dkBb4LlexIwwVhAX8Fjb31FMIkSuP8ArVbEwA', 'active', '2025-04-01 05:46:43.465+00', '1', NULL, NULL);
insert into attendance_mark ("student_id", "day", "sheet_id", "present", "import_id") overriding system value values
  ('01a11b91-9b52-73dd-8d7c-920c482ddf92', '2026-11-06', '01a1b03c-724d-747a-bc1c-5e947c10c1ba', 'false', NULL),
  ('01a1b03c-74c1-7146-8b4f-3f10c2ca5ec1', '2026-11-06', '01a1b0c9-1727-7046-9980-f321379c102f', 'true', NULL),
  ('01a1b03c-74c1-7146-8b4f-3f10c2ca5ec1', '2026-11-07', '01a1b51d-6a8b-7274-a437-456860a7f4f3', 'true', NULL),
  ('01a1b03c-74c1-7146-8b4f-3f10c2ca5ec1', '2026-11-09', '01a1c041-4eb3-75db-8bc6-80f7e7de76c5', 'true', NULL),
  ('01a1b03c-74c1-7146-8b4f-3f10c2ca5ec1', '2026-11-10', '01a1c53b-8e49-7751-aaaf-7537881066f6', 'true', NULL),
  ('01a1b03c-74c1-7146-8b4f-3f10c2ca5ec1', '2026-11-11', '01a1ca38-8fec-7572-9172-14baf34cf1f9', 'true', NULL),
  ('01a1b03c-74c1-7146-8b4f-3f10c2ca5ec1', '2026-11-12', '01a1ce42-8cd3-7732-b78c-0156b9c4cd87', 'true', NULL),
  ('01a1b03c-74c1-7146-8b4f-3f10c2ca5ec1', '2026-11-13', '01a1d445-07d9-74f9-9824-29b484fcdeb8', 'true', NULL),
  ('01a1b03c-74c1-7146-8b4f-3f10c2ca5ec1', '2026-11-14', '01a1d916-73a3-7272-b3ea-9bb5892104d0', 'true', NULL),
  ('01a1b03c-74c1-7146-8b4f-3f10c2ca5ec1', '2026-11-16', '01a1e402-4a37-76f0-a6d6-5ebc22ba0e2a', 'true', NULL),
  ('01a1b03c-74c1-7146-8b4f-3f10c2ca5ec1', '2026-11-17', '01a1e95a-a683-75fa-8892-9a6fdd1b04b3', 'true', NULL),
  ('01a1b03c-74c1-7146-8b4f-3f10c2ca5ec1', '2026-11-18', '01a1ee80-40dd-7472-b562-ed4d87a9e1fd', 'true', NULL),
  ('01a1b03c-74c1-7146-8b4f-3f10c2ca5ec1', '2026-11-19', '01a1f2a8-7850-7137-b0f4-c3dba2708e8c', 'true', NULL),
  ('01a1b03c-74c1-7146-8b4f-3f10c2ca5ec1', '2026-11-20', '01a1f8c0-38a9-766c-af00-ef0f0fe787af', 'true', NULL);
insert into attendance_month ("student_id", "batch_id", "month", "present", "absent") overriding system value values
  ('01a11b91-9b52-73dd-8d7c-920c482ddf92', '01a21963-2a33-764a-a44d-1baeabfbe4a3', '2026-11-01', '0', '1'),
  ('01a1b03c-74c1-7146-8b4f-3f10c2ca5ec1', '01a21963-2a33-764a-a44d-1ddf3d8d6b6c', '2026-11-01', '13', '0');
insert into attendance_sheet ("id", "batch_id", "day", "present", "absent", "saved_at", "saved_by", "version") overriding system value values
  ('01a1b03c-724d-747a-bc1c-5e947c10c1ba', '01a21963-2a33-764a-a44d-1baeabfbe4a3', '2026-11-06', '0', '1', '2026-11-06 09:41:53.869+00', '01a21963-29d8-7209-a955-6eece69fb7ce', '1'),
  ('01a1b0c9-1727-7046-9980-f321379c102f', '01a21963-2a33-764a-a44d-1ddf3d8d6b6c', '2026-11-06', '1', '0', '2026-11-06 12:15:31.111+00', '01a21963-29d8-7209-a955-6eece69fb7ce', '1'),
  ('01a1b51d-6a8b-7274-a437-456860a7f4f3', '01a21963-2a33-764a-a44d-1ddf3d8d6b6c', '2026-11-07', '1', '0', '2026-11-07 08:26:06.347+00', '01a21963-29d8-7209-a955-6eece69fb7ce', '1'),
  ('01a1c041-4eb3-75db-8bc6-80f7e7de76c5', '01a21963-2a33-764a-a44d-1ddf3d8d6b6c', '2026-11-09', '1', '0', '2026-11-09 12:21:07.891+00', '01a21963-29d8-7209-a955-6eece69fb7ce', '1'),
  ('01a1c53b-8e49-7751-aaaf-7537881066f6', '01a21963-2a33-764a-a44d-1ddf3d8d6b6c', '2026-11-10', '1', '0', '2026-11-10 11:32:57.033+00', '01a21963-29d8-7209-a955-6eece69fb7ce', '1'),
  ('01a1ca38-8fec-7572-9172-14baf34cf1f9', '01a21963-2a33-764a-a44d-1ddf3d8d6b6c', '2026-11-11', '1', '0', '2026-11-11 10:47:46.924+00', '01a21963-29d8-7209-a955-6eece69fb7ce', '1'),
  ('01a1ce42-8cd3-7732-b78c-0156b9c4cd87', '01a21963-2a33-764a-a44d-1ddf3d8d6b6c', '2026-11-12', '1', '0', '2026-11-12 05:37:10.355+00', '01a21963-29d8-7209-a955-6eece69fb7ce', '1'),
  ('01a1d445-07d9-74f9-9824-29b484fcdeb8', '01a21963-2a33-764a-a44d-1ddf3d8d6b6c', '2026-11-13', '1', '0', '2026-11-13 09:37:36.217+00', '01a21963-29d8-7209-a955-6eece69fb7ce', '1'),
  ('01a1d916-73a3-7272-b3ea-9bb5892104d0', '01a21963-2a33-764a-a44d-1ddf3d8d6b6c', '2026-11-14', '1', '0', '2026-11-14 08:04:49.699+00', '01a21963-29d8-7209-a955-6eece69fb7ce', '1'),
  ('01a1e402-4a37-76f0-a6d6-5ebc22ba0e2a', '01a21963-2a33-764a-a44d-1ddf3d8d6b6c', '2026-11-16', '1', '0', '2026-11-16 10:58:37.751+00', '01a21963-29d8-7209-a955-6eece69fb7ce', '1'),
  ('01a1e95a-a683-75fa-8892-9a6fdd1b04b3', '01a21963-2a33-764a-a44d-1ddf3d8d6b6c', '2026-11-17', '1', '0', '2026-11-17 11:53:14.627+00', '01a21963-29d8-7209-a955-6eece69fb7ce', '1'),
  ('01a1ee80-40dd-7472-b562-ed4d87a9e1fd', '01a21963-2a33-764a-a44d-1ddf3d8d6b6c', '2026-11-18', '1', '0', '2026-11-18 11:52:25.053+00', '01a21963-29d8-7209-a955-6eece69fb7ce', '1'),
  ('01a1f2a8-7850-7137-b0f4-c3dba2708e8c', '01a21963-2a33-764a-a44d-1ddf3d8d6b6c', '2026-11-19', '1', '0', '2026-11-19 07:14:49.552+00', '01a21963-29d8-7209-a955-6eece69fb7ce', '1'),
  ('01a1f8c0-38a9-766c-af00-ef0f0fe787af', '01a21963-2a33-764a-a44d-1ddf3d8d6b6c', '2026-11-20', '1', '0', '2026-11-20 11:38:29.417+00', '01a21963-29d8-7209-a955-6eece69fb7ce', '1');
insert into audit_entry ("id", "at", "actor_id", "actor_name", "actor_role", "action", "record", "record_id", "request_id", "before", "after") overriding system value values
  ('019583bb-5506-74c0-8f32-ba293702d08b', '2025-03-11 05:44:07.174+00', '01a21963-29d8-7209-a955-6eece69fb7ce', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21963-2a32-71b5-81f6-fdafce2c8bdc', '019583bb-5506-71fe-bc2f-780317691b2f', NULL, '{"_id": "01a21963-2a32-71b5-81f6-fdafce2c8bdc", "room": "Room 1", "bCode": "TALLY-2504", "bTime": "15:00 to 17:00", "seats": 1, "endDate": "2025-07-01", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 5}], "startDate": "2025-04-01", "courseName": "Tally with GST"}'),
  ('0195eaed-5b52-701f-9b5d-13d0b17d62eb', '2025-03-31 06:39:38.834+00', '01a21963-29d8-7209-a955-6b05e071e289', 'Asha Example', 'admin', 'category.create', 'category', '01a21963-2af9-730a-9fee-47caa8953406', '0195eaed-5b52-73e4-9022-4f05f5fb645a', NULL, '{"ledger": "Electricity"}'),
  ('0195eaed-5b52-7022-b9b5-f570f8fe22e4', '2025-03-31 06:39:38.834+00', '01a21963-29d8-7209-a955-6b05e071e289', 'Asha Example', 'admin', 'category.create', 'category', '01a21963-2af9-730a-9fee-4e2434d372f5', '0195eaed-5b52-72a6-8d51-490bd8af743b', NULL, '{"budget": 5000, "ledger": "Stationery"}'),
  ('0195eaed-5b52-7120-ae2b-e1e49db5b5cc', '2025-03-31 06:39:38.834+00', '01a21963-29d8-7209-a955-6b05e071e289', 'Asha Example', 'admin', 'category.create', 'category', '01a21963-2af9-730a-9fee-4bfe29e4093f', '0195eaed-5b52-7265-ba88-637d6e655077', NULL, '{"ledger": "Internet"}'),
  ('0195eaed-5b52-718c-b0ca-24db65c3b33b', '2025-03-31 06:39:38.834+00', '01a21963-29d8-7209-a955-6b05e071e289', 'Asha Example', 'admin', 'category.create', 'category', '01a21963-2af9-730a-9fee-518d56a44e5e', '0195eaed-5b52-76df-8cb0-53da90ca2cba', NULL, '{"ledger": "Repairs"}'),
  ('0195eaed-5b52-719d-9ea9-b0d4d72da1ea', '2025-03-31 06:39:38.834+00', '01a21963-29d8-7209-a955-6b05e071e289', 'Asha Example', 'admin', 'category.create', 'category', '01a21963-2af9-730a-9fee-3e5c3b21d140', '0195eaed-5b52-7444-9fa1-e59b21ba2c1a', NULL, '{"ledger": "Salaries"}'),
  ('0195eaed-5b52-7249-8db9-a8eb3c2ed36e', '2025-03-31 06:39:38.834+00', '01a21963-29d8-7209-a955-6b05e071e289', 'Asha Example', 'admin', 'category.create', 'category', '01a21963-2af9-730a-9fee-43aef3329fff', '0195eaed-5b52-7203-b898-0fdddd1a9240', NULL, '{"ledger": "Rent"}'),
  ('0195eaed-5b52-7484-859c-4072b6b1725f', '2025-03-31 06:39:38.834+00', '01a21963-29d8-7209-a955-6b05e071e289', 'Asha Example', 'admin', 'category.create', 'category', '01a21963-2af9-730a-9fee-56e342b5c10a', '0195eaed-5b52-772a-b8fb-5e00dc9d9c3b', NULL, '{"budget": 3000, "ledger": "Tea and water"}'),
  ('0195eaed-5b52-76f0-a17e-02c81267028b', '2025-03-31 06:39:38.834+00', '01a21963-29d8-7209-a955-6b05e071e289', 'Asha Example', 'admin', 'category.create', 'category', '01a21963-2af9-730a-9fee-59e1f3f5f02b', '0195eaed-5b52-768a-8762-654ad6b2ffe4', NULL, '{"budget": 20000, "ledger": "Advertising"}'),
  ('0195eaed-5b52-77ea-956e-c7887b2bf9be', '2025-03-31 06:39:38.834+00', '01a21963-29d8-7209-a955-6b05e071e289', 'Asha Example', 'admin', 'recurring.create', 'recurring', '01a21963-2b01-7047-bb2b-7fc93e4aa45a', '0195eaed-5b52-70f6-9272-6f1b4000fb4d', NULL, '{"_id": "01a21963-2b01-7047-bb2b-7fc93e4aa45a", "amount": 1500, "ledger": "01a21963-2af9-730a-9fee-518d56a44e5e", "remark": "Demo Repairs: upkeep of the projectors", "payMode": "Online", "version": 1, "startsOn": "2026-11-01", "createdAt": "2025-03-31T06:39:38.834Z", "updatedAt": "2025-03-31T06:39:38.834Z", "ledgerName": "Repairs"}'),
  ('0195efe3-4389-74b4-82e5-814be8ffa524', '2025-04-01 05:46:43.465+00', '01a21963-29d8-7209-a955-6b05e071e289', 'Asha Example', 'admin', 'staff.create', 'account', '01a21963-2a9c-72b0-a994-741003865da3', '0195efe3-4389-74d0-82f6-27d681463ab1', NULL, '{"id": "01a21963-2a9c-72b0-a994-741003865da3", "name": "Anil Demo", "role": "admin", "email": "anil@example.com"}'),
  ('0195f066-eeb6-7318-bb8e-878a6a74cc09', '2025-04-01 08:10:32.502+00', '01a21963-29d8-7209-a955-6b05e071e289', 'Asha Example', 'admin', 'staff.create', 'account', '01a21963-2a9c-72b0-a994-6bc2bb2db981', '0195f066-eeb6-74eb-a6a5-d33127d264ab', NULL, '{"id": "01a21963-2a9c-72b0-a994-6bc2bb2db981", "name": "Hina Sample", "role": "hr", "email": "hina@example.com"}'),
  ('0195f0f8-846c-7116-9d57-97b86bd2e62b', '2025-04-01 10:49:33.548+00', '01a21963-29d8-7209-a955-6b05e071e289', 'Asha Example', 'admin', 'course.create', 'course', '01a21963-2a30-7458-938e-283c0b6f4726', '0195f0f8-846c-7647-b597-4af2b2a7ef66', NULL, '{"_id": "01a21963-2a30-7458-938e-283c0b6f4726", "cFee": 45000, "course": "Full Stack Web Development", "version": 1, "cDuration": "8 months"}'),
  ('0195f0f8-846c-7256-b5e9-c308eaf10fd3', '2025-04-01 10:49:33.548+00', '01a21963-29d8-7209-a955-6b05e071e289', 'Asha Example', 'admin', 'course.create', 'course', '01a21963-2a30-7458-938e-3fbeb6b8b433', '0195f0f8-846c-7377-b8c2-5168d25d3616', NULL, '{"_id": "01a21963-2a30-7458-938e-3fbeb6b8b433", "cFee": 16500, "course": "Français des affaires", "version": 1, "cDuration": "4 months"}'),
  ('0195f0f8-846c-7541-94f4-86e932b4fb95', '2025-04-01 10:49:33.548+00', '01a21963-29d8-7209-a955-6b05e071e289', 'Asha Example', 'admin', 'course.create', 'course', '01a21963-2a2f-77d1-b591-016e85da5c49', '0195f0f8-846c-7022-9585-4b3baab765de', NULL, '{"_id": "01a21963-2a2f-77d1-b591-016e85da5c49", "cFee": 12000, "course": "Tally with GST", "version": 1, "cDuration": "3 months"}'),
  ('0195f0f8-846c-75f0-ac84-cd20f5ee5e35', '2025-04-01 10:49:33.548+00', '01a21963-29d8-7209-a955-6b05e071e289', 'Asha Example', 'admin', 'course.create', 'course', '01a21963-2a30-7458-938e-2d3e7de9dbcf', '0195f0f8-846c-7617-b285-1beab273cc0c', NULL, '{"_id": "01a21963-2a30-7458-938e-2d3e7de9dbcf", "cFee": 35000, "course": "Data Analytics", "version": 1, "cDuration": "6 months"}'),
  ('0195f0f8-846c-76b8-a13d-7d0a7ae9c2d2', '2025-04-01 10:49:33.548+00', '01a21963-29d8-7209-a955-6b05e071e289', 'Asha Example', 'admin', 'course.create', 'course', '01a21963-2a30-7458-938e-272fca84a8db', '0195f0f8-846c-751c-bb0b-cdf0014deae4', NULL, '{"_id": "01a21963-2a30-7458-938e-272fca84a8db", "cFee": 18000, "course": "Python Programming", "version": 1, "cDuration": "4 months"}'),
  ('0195f0f8-846c-76e4-83b0-4cd67dc2ca46', '2025-04-01 10:49:33.548+00', '01a21963-29d8-7209-a955-6b05e071e289', 'Asha Example', 'admin', 'course.create', 'course', '01a21963-2a30-7458-938e-35f45e078be2', '0195f0f8-846c-75aa-911f-8cbfdd7dbe0d', NULL, '{"_id": "01a21963-2a30-7458-938e-35f45e078be2", "cFee": 15000, "course": "Digital Marketing", "version": 1, "cDuration": "3 months"}'),
  ('0195f0f8-846c-76ea-8a3f-2d157323ded5', '2025-04-01 10:49:33.548+00', '01a21963-29d8-7209-a955-6b05e071e289', 'Asha Example', 'admin', 'course.create', 'course', '01a21963-2a30-7458-938e-307d650699db', '0195f0f8-846c-7398-9b8e-48af8cc61c7f', NULL, '{"_id": "01a21963-2a30-7458-938e-307d650699db", "cFee": 22000, "course": "Graphic Design", "version": 1, "cDuration": "5 months"}'),
  ('0195f0f8-846c-77ec-8724-1d8ea24a242a', '2025-04-01 10:49:33.548+00', '01a21963-29d8-7209-a955-6b05e071e289', 'Asha Example', 'admin', 'course.create', 'course', '01a21963-2a30-7458-938e-394ac2d3843c', '0195f0f8-846c-7085-8a33-f09b0deeee1b', NULL, '{"_id": "01a21963-2a30-7458-938e-394ac2d3843c", "cFee": 4500, "course": "Hindi Typing", "version": 1, "cDuration": "2 months"}'),
  ('0195f143-5a97-72aa-89cf-3fd14e0dae2b', '2025-04-01 12:11:18.039+00', '01a21963-29d8-7209-a955-6b05e071e289', 'Asha Example', 'admin', 'staff.create', 'account', '01a21963-2a9c-72b0-a994-6d122de126e4', '0195f143-5a97-76ed-adac-9f7aade6cfc5', NULL, '{"id": "01a21963-2a9c-72b0-a994-6d122de126e4", "name": "Hemant Namuna", "role": "hr", "email": "hemant@example.com"}'),
  ('0195f16e-4e64-72f7-af6b-a3be0a45c842', '2025-04-01 12:58:12.964+00', '01a21963-29d8-7209-a955-6b05e071e289', 'Asha Example', 'admin', 'staff.create', 'account', '01a21963-2a9c-72b0-a994-70082a7664b0', '0195f16e-4e64-75af-9e72-22a476aea5fa', NULL, '{"id": "01a21963-2a9c-72b0-a994-70082a7664b0", "name": "Hazel Specimen", "role": "hr", "email": "hazel@example.com"}'),
  ('01960aa5-c6f2-70e5-84fd-a6d7b1632a52', '2025-04-06 10:29:18.706+00', '01a21963-29d8-7209-a955-6eece69fb7ce', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21963-2a32-71b5-81f7-0309e90b63d5', '01960aa5-c6f2-748c-abb3-14224106429b', NULL, '{"_id": "01a21963-2a32-71b5-81f7-0309e90b63d5", "room": "Room 2", "bCode": "PY-2504", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2025-08-27", "trainer": "Binod Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 6}], "startDate": "2025-04-27", "courseName": "Python Programming"}'),
  ('01962e07-dbf7-7482-b712-3a59808eb2b6', '2025-04-13 07:23:09.175+00', '01a21963-29d8-7209-a955-6eece69fb7ce', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '01962e07-dbf7-7362-9447-be45e08ed930', '01962e07-dbf7-7759-afa9-e0fd794f0a18', NULL, '{"_id": "01962e07-dbf7-7362-9447-be45e08ed930", "date": "2025-04-13", "mode": "online", "year": 2025, "month": 4, "course": "Full Stack Web Development", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "nextCall": null, "Enquirymode": "online"}'),
  ('01965222-1b54-73e8-8c2c-df3f1b7a1c03', '2025-04-20 07:38:09.108+00', '01a21963-29d8-7209-a955-6eece69fb7ce', 'Hari Example', 'hr', 'enquiry.status', 'enquiry', '01962e07-dbf7-7362-9447-be45e08ed930', '01965222-1b54-71ab-92d4-3a941dd4a2f9', '{"status": "Open"}', '{"status": "Pending"}'),
  ('0196952d-9296-70ab-840f-9b94c3ca3950', '2025-05-03 08:05:14.006+00', '01a21963-29d8-7209-a955-6eece69fb7ce', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21963-2a32-71b5-81f7-0772efb84646', '0196952d-9296-741b-950a-f3bad00bc3a6', NULL, '{"_id": "01a21963-2a32-71b5-81f7-0772efb84646", "room": "Lab 1", "bCode": "FSW-2505", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-01-24", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}], "startDate": "2025-05-24", "courseName": "Full Stack Web Development"}'),
  ('01971baf-477f-760f-b933-222a6a08778f', '2025-05-29 10:56:01.407+00', '01a21963-29d8-7209-a955-6eece69fb7ce', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21963-2a32-71b5-81f7-099fbcad2f80', '01971baf-477f-743c-998b-95db050becea', NULL, '{"_id": "01a21963-2a32-71b5-81f7-099fbcad2f80", "room": "Lab 2", "bCode": "DA-2506", "bTime": "18:00 to 20:00", "seats": 1, "endDate": "2025-12-19", "trainer": "Dev Example", "version": 1, "sessions": [{"end": "20:00", "start": "18:00", "weekday": 1}, {"end": "20:00", "start": "18:00", "weekday": 3}, {"end": "20:00", "start": "18:00", "weekday": 5}], "startDate": "2025-06-19", "courseName": "Data Analytics"}'),
  ('01972f8c-001d-7339-91b2-9526efb33e55', '2025-06-02 07:29:53.693+00', '01a21963-29d8-7209-a955-6b05e071e289', 'Asha Example', 'admin', 'expense.create', 'expense', '01972f8c-001d-7639-b064-cc23e0174687', '01972f8c-001d-7321-ae78-394fd44ebcc7', NULL, '{"_id": "01972f8c-001d-7639-b064-cc23e0174687", "date": "2025-06-02", "year": 2025, "month": 6, "amount": 172, "ledger": "01a21963-2af9-730a-9fee-4bfe29e4093f", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-06-02T07:29:53.693Z", "updatedAt": "2025-06-02T07:29:53.693Z", "voucherNo": "V2025-26/0001", "ledgerName": "Internet"}'),
  ('019730ae-176e-747c-9e0a-81612fadfc0d', '2025-06-02 12:46:45.102+00', '01a21963-29d8-7209-a955-6b05e071e289', 'Asha Example', 'admin', 'expense.create', 'expense', '019730ae-176e-7615-8bca-b53971cedabd', '019730ae-176e-7047-881f-aec36b7993ac', NULL, '{"_id": "019730ae-176e-7615-8bca-b53971cedabd", "date": "2025-06-02", "year": 2025, "month": 6, "amount": 516, "ledger": "01a21963-2af9-730a-9fee-47caa8953406", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-06-02T12:46:45.102Z", "updatedAt": "2025-06-02T12:46:45.102Z", "voucherNo": "V2025-26/0002", "ledgerName": "Electricity"}'),
  ('01973f27-1abc-71d5-9cde-b535f3caf362', '2025-06-05 08:13:36.828+00', '01a21963-29d8-7209-a955-6b05e071e289', 'Asha Example', 'admin', 'expense.create', 'expense', '01973f27-1abc-73dc-971b-38874bf4e22b', '01973f27-1abc-702d-9f3a-fcc97d1f5903', NULL, '{"_id": "01973f27-1abc-73dc-971b-38874bf4e22b", "date": "2025-06-05", "year": 2025, "month": 6, "amount": 3876, "ledger": "01a21963-2af9-730a-9fee-3e5c3b21d140", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-06-05T08:13:36.828Z", "updatedAt": "2025-06-05T08:13:36.828Z", "voucherNo": "V2025-26/0003", "ledgerName": "Salaries"}'),
  ('01973f71-631b-7461-b6e0-4231757bd95b', '2025-06-05 09:34:45.019+00', '01a21963-29d8-7209-a955-6eece69fb7ce', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '01973f71-631b-71f2-8d1e-a6936c5c8101', '01973f71-631b-7344-a28f-43d01bed0272', NULL, '{"_id": "01973f71-631b-71f2-8d1e-a6936c5c8101", "date": "2025-06-05", "mode": "offline", "year": 2025, "month": 6, "course": "Data Analytics", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "nextCall": null, "Enquirymode": "offline"}'),
  ('019744be-dbb1-72eb-a0bb-48090f524d6d', '2025-06-06 10:17:28.241+00', '01a21963-29d8-7209-a955-6b05e071e289', 'Asha Example', 'admin', 'expense.create', 'expense', '019744be-dbb1-74cc-b8ea-b969fbb51aed', '019744be-dbb1-740f-a1b5-1bad123150a9', NULL, '{"_id": "019744be-dbb1-74cc-b8ea-b969fbb51aed", "date": "2025-06-06", "year": 2025, "month": 6, "amount": 2153, "ledger": "01a21963-2af9-730a-9fee-43aef3329fff", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-06-06T10:17:28.241Z", "updatedAt": "2025-06-06T10:17:28.241Z", "voucherNo": "V2025-26/0004", "ledgerName": "Rent"}'),
  ('01976d38-7d5f-7566-b5b9-630887563238', '2025-06-14 06:55:08.127+00', '01a21963-29d8-7209-a955-6eece69fb7ce', 'Hari Example', 'hr', 'student.register', 'student', '01976d38-7d5f-7349-b644-b1692217627c', '01976d38-7d5f-75e0-8600-41f41d0ef53c', NULL, '{"_id": "01976d38-7d5f-7349-b644-b1692217627c", "fee": 31500, "mode": "offline", "batch": "DA-2506", "course": "Data Analytics", "status": "Active", "PaidFee": 0, "dueDate": "2025-07-19", "endDate": "2025-12-19", "version": 1, "TotalFee": 31500, "declared": null, "isPlaced": "notPlaced", "cduration": "6 months", "PendingFee": 31500, "isCompleted": "yes", "joiningDate": "2025-06-14"}'),
  ('01976d38-7d5f-7730-adb3-b1e7a7385707', '2025-06-14 06:55:08.127+00', '01a21963-29d8-7209-a955-6eece69fb7ce', 'Hari Example', 'hr', 'enquiry.admit', 'enquiry', '01973f71-631b-71f2-8d1e-a6936c5c8101', '01976d38-7d5f-7566-a2f1-e4f8066af86a', '{"status": "Open", "student": null}', '{"status": "Closed", "student": "01976d38-7d5f-7349-b644-b1692217627c"}'),
  ('01977d82-9bf0-719e-afb8-5261a9b32716', '2025-06-17 10:50:01.072+00', '01a21963-2a9c-72b0-a994-6bc2bb2db981', 'Hina Sample', 'hr', 'fee.record', 'receipt', '01977d82-9bf0-7656-9d26-06267edaa80e', '01977d82-9bf0-7654-ba68-7845dff947d4', NULL, '{"_id": "01977d82-9bf0-7656-9d26-06267edaa80e", "due": 21000, "date": "2025-06-17", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 6, "course": "Data Analytics", "changed": false, "payMode": "Online", "payable": 31500, "student": "01976d38-7d5f-7349-b644-b1692217627c", "version": 1, "issuedOn": "2025-06-17", "receiptNo": "2025-26/000001"}'),
  ('0197a729-c8b5-70f0-9ecf-1481b535b637', '2025-06-25 12:57:02.901+00', '01a21963-29d8-7209-a955-6eece69fb7ce', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21963-2a32-71b5-81f7-0dc9a66a39c4', '0197a729-c8b5-739c-b5b3-3ad006258853', NULL, '{"_id": "01a21963-2a32-71b5-81f7-0dc9a66a39c4", "room": "Room 1", "bCode": "GD-2507", "bTime": "18:00 to 20:00", "seats": 1, "endDate": "2025-12-16", "trainer": "Esther Example", "version": 1, "sessions": [{"end": "20:00", "start": "18:00", "weekday": 2}, {"end": "20:00", "start": "18:00", "weekday": 4}, {"end": "20:00", "start": "18:00", "weekday": 6}], "startDate": "2025-07-16", "courseName": "Graphic Design"}'),
  ('0197cf00-2cf0-728d-bdd9-44792043111f', '2025-07-03 06:36:24.688+00', '01a21963-29d8-7209-a955-6b05e071e289', 'Asha Example', 'admin', 'expense.create', 'expense', '0197cf00-2cf0-71de-8720-d42f6084532f', '0197cf00-2cf0-72d8-892d-acda5732f5dd', NULL, '{"_id": "0197cf00-2cf0-71de-8720-d42f6084532f", "date": "2025-07-03", "year": 2025, "month": 7, "amount": 1058, "ledger": "01a21963-2af9-730a-9fee-47caa8953406", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-07-03T06:36:24.688Z", "updatedAt": "2025-07-03T06:36:24.688Z", "voucherNo": "V2025-26/0005", "ledgerName": "Electricity"}'),
  ('0197d3b1-cdf4-736f-9d5e-b5225fd30b9c', '2025-07-04 04:28:54.644+00', '01a21963-29d8-7209-a955-6b05e071e289', 'Asha Example', 'admin', 'expense.create', 'expense', '0197d3b1-cdf4-72f0-9661-625335c0012b', '0197d3b1-cdf4-74ae-8220-f6ebc5f70754', NULL, '{"_id": "0197d3b1-cdf4-72f0-9661-625335c0012b", "date": "2025-07-04", "year": 2025, "month": 7, "amount": 352, "ledger": "01a21963-2af9-730a-9fee-4bfe29e4093f", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-07-04T04:28:54.644Z", "updatedAt": "2025-07-04T04:28:54.644Z", "voucherNo": "V2025-26/0006", "ledgerName": "Internet"}'),
  ('0197d44b-78c3-75ad-8896-e30622a3cc7a', '2025-07-04 07:16:45.379+00', '01a21963-29d8-7209-a955-6b05e071e289', 'Asha Example', 'admin', 'expense.create', 'expense', '0197d44b-78c3-7281-b35e-27230f51bb87', '0197d44b-78c3-737d-b211-a1db9cc2e3b1', NULL, '{"_id": "0197d44b-78c3-7281-b35e-27230f51bb87", "date": "2025-07-04", "year": 2025, "month": 7, "amount": 7938, "ledger": "01a21963-2af9-730a-9fee-3e5c3b21d140", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-07-04T07:16:45.379Z", "updatedAt": "2025-07-04T07:16:45.379Z", "voucherNo": "V2025-26/0007", "ledgerName": "Salaries"}'),
  ('0197e9a1-67f5-76f3-ac64-d246d3ac4d78', '2025-07-08 10:42:38.709+00', '01a21963-29d8-7209-a955-6b05e071e289', 'Asha Example', 'admin', 'expense.create', 'expense', '0197e9a1-67f5-741c-bd01-a8fad49d634f', '0197e9a1-67f5-7080-ba71-5d45788c6cf1', NULL, '{"_id": "0197e9a1-67f5-741c-bd01-a8fad49d634f", "date": "2025-07-08", "year": 2025, "month": 7, "amount": 4410, "ledger": "01a21963-2af9-730a-9fee-43aef3329fff", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-07-08T10:42:38.709Z", "updatedAt": "2025-07-08T10:42:38.709Z", "voucherNo": "V2025-26/0008", "ledgerName": "Rent"}'),
  ('01980c8c-196a-74b9-961c-d3b5fd6daa80', '2025-07-15 05:26:04.906+00', '01a21963-2a9c-72b0-a994-6d122de126e4', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '01980c8c-196a-706d-b4d0-ddf8d05d394a', '01980c8c-196a-7133-b32b-113d3fc72ec9', NULL, '{"_id": "01980c8c-196a-706d-b4d0-ddf8d05d394a", "due": 10500, "date": "2025-07-15", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 7, "course": "Data Analytics", "changed": false, "payMode": "Cash", "payable": 31500, "student": "01976d38-7d5f-7349-b644-b1692217627c", "version": 1, "issuedOn": "2025-07-15", "receiptNo": "2025-26/000002"}'),
  ('01982b99-c49f-7734-bba0-41e6030e9753', '2025-07-21 06:09:14.399+00', '01a21963-29d8-7209-a955-6eece69fb7ce', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21963-2a33-764a-a44c-d9203e0a6cbc', '01982b99-c49f-774f-89a9-30077b68cfb5', NULL, '{"_id": "01a21963-2a33-764a-a44c-d9203e0a6cbc", "room": "Room 2", "bCode": "DM-2508", "bTime": "10:00 to 12:00", "seats": 1, "endDate": "2025-11-11", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 5}], "startDate": "2025-08-11", "courseName": "Digital Marketing"}'),
  ('0198305a-7b46-7777-a1b2-873d318fdd0d', '2025-07-22 04:18:12.934+00', '01a21963-29d8-7209-a955-6eece69fb7ce', 'Hari Example', 'hr', 'student.register', 'student', '0198305a-7b46-7443-8069-5e17a3ff15c6', '0198305a-7b46-7379-90f6-ceb71cfe3395', NULL, '{"_id": "0198305a-7b46-7443-8069-5e17a3ff15c6", "fee": 22000, "mode": "offline", "batch": "GD-2507", "course": "Graphic Design", "status": "Active", "PaidFee": 0, "dueDate": "2025-08-26", "endDate": "2025-12-16", "version": 1, "TotalFee": 22000, "declared": null, "isPlaced": "notPlaced", "cduration": "5 months", "PendingFee": 22000, "isCompleted": "yes", "joiningDate": "2025-07-22"}'),
  ('01983ab5-5436-7235-88d9-ed100d86bd18', '2025-07-24 04:33:38.87+00', '01976d38-7d5f-7349-b644-b1692217627c', '', 'student', 'project.add', 'project', '01983ab5-5436-71d0-8f43-bbe4b0fd43ac', '01983ab5-5436-709d-bbbb-ab4afd4f9beb', NULL, '{"_id": "01983ab5-5436-71d0-8f43-bbe4b0fd43ac", "student": "01976d38-7d5f-7349-b644-b1692217627c", "version": 1}'),
  ('01984f40-d442-73b2-b39c-cc7041879119', '2025-07-28 04:18:25.474+00', '01a21963-29d8-7209-a955-6eece69fb7ce', 'Hari Example', 'hr', 'fee.record', 'receipt', '01984f40-d442-7311-ad1f-c9a70339832a', '01984f40-d442-75be-a055-dba488d4e700', NULL, '{"_id": "01984f40-d442-7311-ad1f-c9a70339832a", "due": 11000, "date": "2025-07-28", "paid": 11000, "year": 2025, "bCode": "GD-2507", "month": 7, "course": "Graphic Design", "changed": false, "payMode": "Online", "payable": 22000, "student": "0198305a-7b46-7443-8069-5e17a3ff15c6", "version": 1, "issuedOn": "2025-07-28", "receiptNo": "2025-26/000003"}'),
  ('01985aa9-0953-754e-b89f-cbbd38cc7bb2', '2025-07-30 09:28:04.179+00', '01a21963-29d8-7209-a955-6b05e071e289', 'Asha Example', 'admin', 'staff.update', 'account', '01a21963-2a9c-72b0-a994-70082a7664b0', '01985aa9-0953-70eb-b2c0-069ccf3f35e8', '{"status": "Active", "version": 1}', '{"status": "Disable", "version": 2}'),
  ('01986905-43a3-704e-ac07-7b46c5b3e94e', '2025-08-02 04:23:29.443+00', '01a21963-29d8-7209-a955-6b05e071e289', 'Asha Example', 'admin', 'expense.create', 'expense', '01986905-43a3-76ab-b972-bbbc5af48a4c', '01986905-43a3-7694-a0f4-c2f5db39f6ee', NULL, '{"_id": "01986905-43a3-76ab-b972-bbbc5af48a4c", "date": "2025-08-02", "year": 2025, "month": 8, "amount": 4341, "ledger": "01a21963-2af9-730a-9fee-43aef3329fff", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-08-02T04:23:29.443Z", "updatedAt": "2025-08-02T04:23:29.443Z", "voucherNo": "V2025-26/0009", "ledgerName": "Rent"}'),
  ('019873c7-c03e-7297-a3c4-5c582d84dee8', '2025-08-04 06:32:07.486+00', '01a21963-29d8-7209-a955-6b05e071e289', 'Asha Example', 'admin', 'expense.create', 'expense', '019873c7-c03e-769a-bcc2-0464cea86580', '019873c7-c03e-7623-a365-7186e6b5636e', NULL, '{"_id": "019873c7-c03e-769a-bcc2-0464cea86580", "date": "2025-08-04", "year": 2025, "month": 8, "amount": 7814, "ledger": "01a21963-2af9-730a-9fee-3e5c3b21d140", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-08-04T06:32:07.486Z", "updatedAt": "2025-08-04T06:32:07.486Z", "voucherNo": "V2025-26/0010", "ledgerName": "Salaries"}'),
  ('0198742d-391a-71a1-ace9-df06d2b41a00', '2025-08-04 08:22:57.562+00', '01a21963-29d8-7209-a955-6b05e071e289', 'Asha Example', 'admin', 'expense.create', 'expense', '0198742d-391a-77d8-92e5-b9a1b0254972', '0198742d-391a-70b6-9ecb-72533a51d4cf', NULL, '{"_id": "0198742d-391a-77d8-92e5-b9a1b0254972", "date": "2025-08-04", "year": 2025, "month": 8, "amount": 347, "ledger": "01a21963-2af9-730a-9fee-4bfe29e4093f", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-08-04T08:22:57.562Z", "updatedAt": "2025-08-04T08:22:57.562Z", "voucherNo": "V2025-26/0011", "ledgerName": "Internet"}'),
  ('01987a45-a517-7557-bb69-20f76ba38b1f', '2025-08-05 12:47:21.367+00', '01a21963-29d8-7209-a955-6b05e071e289', 'Asha Example', 'admin', 'expense.create', 'expense', '01987a45-a517-724e-a695-fb6b9849e9ab', '01987a45-a517-7415-9610-7ac06c07936a', NULL, '{"_id": "01987a45-a517-724e-a695-fb6b9849e9ab", "date": "2025-08-05", "year": 2025, "month": 8, "amount": 1041, "ledger": "01a21963-2af9-730a-9fee-47caa8953406", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-08-05T12:47:21.367Z", "updatedAt": "2025-08-05T12:47:21.367Z", "voucherNo": "V2025-26/0012", "ledgerName": "Electricity"}'),
  ('0198adb9-bb13-7460-bb23-49da281de105', '2025-08-15 12:34:47.187+00', '01a21963-2a9c-72b0-a994-6bc2bb2db981', 'Hina Sample', 'hr', 'fee.record', 'receipt', '0198adb9-bb13-7294-89ef-c3a25da4d8b8', '0198adb9-bb13-722c-8ee8-1c2d386c80dc', NULL, '{"_id": "0198adb9-bb13-7294-89ef-c3a25da4d8b8", "due": 0, "date": "2025-08-15", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 8, "course": "Data Analytics", "changed": false, "payMode": "Others", "payable": 31500, "student": "01976d38-7d5f-7349-b644-b1692217627c", "version": 1, "issuedOn": "2025-08-15", "receiptNo": "2025-26/000004"}'),
  ('0198b7a5-65f9-7589-b815-ea5211341d35', '2025-08-17 10:48:46.841+00', '01a21963-29d8-7209-a955-6eece69fb7ce', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21963-2a33-764a-a44c-de849e4e5bfb', '0198b7a5-65f9-723a-a325-420190148b9f', NULL, '{"_id": "01a21963-2a33-764a-a44c-de849e4e5bfb", "room": "Lab 1", "bCode": "HT-2509", "bTime": "15:00 to 17:00", "seats": 1, "endDate": "2025-11-07", "trainer": "Binod Example", "version": 1, "sessions": [{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 5}], "startDate": "2025-09-07", "courseName": "Hindi Typing"}'),
  ('0198d1be-32ac-7361-90a8-c2004d54d86e', '2025-08-22 12:25:59.724+00', '01a21963-2a9c-72b0-a994-6d122de126e4', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '0198d1be-32ac-77df-9835-222f16344fd7', '0198d1be-32ac-7399-b200-ce5e7637db15', NULL, '{"_id": "0198d1be-32ac-77df-9835-222f16344fd7", "due": 0, "date": "2025-08-21", "paid": 11000, "year": 2025, "bCode": "GD-2507", "month": 8, "course": "Graphic Design", "changed": false, "payMode": "Online", "payable": 22000, "student": "0198305a-7b46-7443-8069-5e17a3ff15c6", "version": 1, "issuedOn": "2025-08-22", "receiptNo": "2025-26/000005"}'),
  ('019904aa-7eb6-7478-835b-530558d907cd', '2025-09-01 09:45:06.486+00', '01a21963-29d8-7209-a955-6b05e071e289', 'Asha Example', 'admin', 'expense.create', 'expense', '019904aa-7eb6-7328-b4f1-385a6092d680', '019904aa-7eb6-76a0-9351-10863b9d4c68', NULL, '{"_id": "019904aa-7eb6-7328-b4f1-385a6092d680", "date": "2025-09-01", "year": 2025, "month": 9, "amount": 6144, "ledger": "01a21963-2af9-730a-9fee-3e5c3b21d140", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-09-01T09:45:06.486Z", "updatedAt": "2025-09-01T09:45:06.486Z", "voucherNo": "V2025-26/0013", "ledgerName": "Salaries"}'),
  ('01990a07-c598-74b3-a181-474c34c3cc8b', '2025-09-02 10:45:05.56+00', '01a21963-29d8-7209-a955-6b05e071e289', 'Asha Example', 'admin', 'expense.create', 'expense', '01990a07-c598-7462-9a5b-6bb6454516e0', '01990a07-c598-7730-a959-5655c20ef53d', NULL, '{"_id": "01990a07-c598-7462-9a5b-6bb6454516e0", "date": "2025-09-02", "year": 2025, "month": 9, "amount": 3413, "ledger": "01a21963-2af9-730a-9fee-43aef3329fff", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-09-02T10:45:05.560Z", "updatedAt": "2025-09-02T10:45:05.560Z", "voucherNo": "V2025-26/0014", "ledgerName": "Rent"}'),
  ('01990f32-eeb0-759c-8dd4-9a67bada21d3', '2025-09-03 10:50:20.208+00', '01a21963-29d8-7209-a955-6b05e071e289', 'Asha Example', 'admin', 'expense.create', 'expense', '01990f32-eeb0-751e-bdcf-a7609d1f6682', '01990f32-eeb0-7101-b425-db869bc0e898', NULL, '{"_id": "01990f32-eeb0-751e-bdcf-a7609d1f6682", "date": "2025-09-03", "year": 2025, "month": 9, "amount": 819, "ledger": "01a21963-2af9-730a-9fee-47caa8953406", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-09-03T10:50:20.208Z", "updatedAt": "2025-09-03T10:50:20.208Z", "voucherNo": "V2025-26/0015", "ledgerName": "Electricity"}'),
  ('0199291d-4815-71bf-9425-53f8ae670368', '2025-09-08 11:36:48.917+00', '01a21963-29d8-7209-a955-6b05e071e289', 'Asha Example', 'admin', 'expense.create', 'expense', '0199291d-4815-764e-91a4-429a3b7e27b8', '0199291d-4815-76ae-85cb-c315ae63c036', NULL, '{"_id": "0199291d-4815-764e-91a4-429a3b7e27b8", "date": "2025-09-08", "year": 2025, "month": 9, "amount": 273, "ledger": "01a21963-2af9-730a-9fee-4bfe29e4093f", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-09-08T11:36:48.917Z", "updatedAt": "2025-09-08T11:36:48.917Z", "voucherNo": "V2025-26/0016", "ledgerName": "Internet"}'),
  ('01993c60-445a-7531-921f-c351bd2f9990', '2025-09-12 05:22:45.978+00', '01a21963-29d8-7209-a955-6eece69fb7ce', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21963-2a33-764a-a44c-e24e42e700a2', '01993c60-445a-7285-ba69-e47abeeff74e', NULL, '{"_id": "01a21963-2a33-764a-a44c-e24e42e700a2", "room": "Lab 2", "bCode": "FR-2510", "bTime": "15:00 to 17:00", "seats": 1, "endDate": "2026-02-03", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "17:00", "start": "15:00", "weekday": 2}, {"end": "17:00", "start": "15:00", "weekday": 4}, {"end": "17:00", "start": "15:00", "weekday": 6}], "startDate": "2025-10-03", "courseName": "Français des affaires"}'),
  ('01994735-b681-748d-9ff6-0f10714bd709', '2025-09-14 07:52:06.529+00', '01a21963-29d8-7209-a955-6eece69fb7ce', 'Hari Example', 'hr', 'fee.record', 'receipt', '01994735-b681-7289-a2f9-d1dee217cc9a', '01994735-b681-76f6-8423-f23cb743624e', NULL, '{"_id": "01994735-b681-7289-a2f9-d1dee217cc9a", "due": 0, "date": "2025-09-14", "paid": 15000, "year": 2025, "bCode": "DM-2508", "month": 9, "course": "Digital Marketing", "changed": false, "payMode": "Cash", "payable": 15000, "student": "0199483e-e8b1-737f-bd11-f7ddf761b92d", "version": 1, "issuedOn": "2025-09-14", "receiptNo": "2025-26/000006"}'),
  ('0199483e-e8b1-76d8-b380-1c6e54e0227e', '2025-09-14 12:41:46.417+00', '01a21963-29d8-7209-a955-6eece69fb7ce', 'Hari Example', 'hr', 'student.register', 'student', '0199483e-e8b1-737f-bd11-f7ddf761b92d', '0199483e-e8b1-72d3-9149-635b518acd3a', NULL, '{"_id": "0199483e-e8b1-737f-bd11-f7ddf761b92d", "fee": 15000, "mode": "online", "batch": "DM-2508", "course": "Digital Marketing", "status": "Active", "PaidFee": 0, "dueDate": "2025-10-19", "endDate": "2025-11-11", "version": 1, "TotalFee": 15000, "declared": null, "isPlaced": "placed", "cduration": "3 months", "PendingFee": 15000, "isCompleted": "yes", "joiningDate": "2025-09-14"}'),
  ('0199c7c0-0ba8-77bc-b316-541c7daac203', '2025-10-09 06:54:35.944+00', '01a21963-29d8-7209-a955-6eece69fb7ce', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21963-2a33-764a-a44c-e7d23325f1d8', '0199c7c0-0ba8-7152-ac4b-841cac350783', NULL, '{"_id": "01a21963-2a33-764a-a44c-e7d23325f1d8", "room": "Room 1", "bCode": "TALLY-2510", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-01-30", "trainer": "Dev Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}], "startDate": "2025-10-30", "courseName": "Tally with GST"}'),
  ('019a24d1-6480-7294-97d8-0b339b0c69ee', '2025-10-27 08:38:13.888+00', '01a21963-29d8-7209-a955-6eece69fb7ce', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '019a24d1-6480-74bd-b897-451140027628', '019a24d1-6480-7532-9c67-2b8931c366cc', NULL, '{"_id": "019a24d1-6480-74bd-b897-451140027628", "date": "2025-10-27", "mode": "offline", "year": 2025, "month": 10, "course": "Full Stack Web Development", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "nextCall": null, "Enquirymode": "offline"}'),
  ('019a24d1-6480-72b6-bec8-90325af7a153', '2025-10-27 08:38:13.888+00', '01a21963-29d8-7209-a955-6eece69fb7ce', 'Hari Example', 'hr', 'enquiry.status', 'enquiry', '019a24d1-6480-74bd-b897-451140027628', '019a24d1-6480-73f2-baed-d8e412ce9c5a', '{"status": "Open"}', '{"status": "Pending"}'),
  ('019a3e0d-cbe7-7103-8853-f644c34a3452', '2025-11-01 06:14:42.919+00', '01a21963-29d8-7209-a955-6b05e071e289', 'Asha Example', 'admin', 'expense.create', 'expense', '019a3e0d-cbe7-75b9-aafe-e01857c58317', '019a3e0d-cbe7-711f-bd30-0cb7cc80db84', NULL, '{"_id": "019a3e0d-cbe7-75b9-aafe-e01857c58317", "date": "2025-11-01", "year": 2025, "month": 11, "amount": 1250, "ledger": "01a21963-2af9-730a-9fee-43aef3329fff", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-11-01T06:14:42.919Z", "updatedAt": "2025-11-01T06:14:42.919Z", "voucherNo": "V2025-26/0017", "ledgerName": "Rent"}'),
  ('019a499b-18e8-7730-9f12-8679e2aa8181', '2025-11-03 12:04:52.584+00', '01a21963-29d8-7209-a955-6b05e071e289', 'Asha Example', 'admin', 'expense.create', 'expense', '019a499b-18e8-7491-8c7d-b1d62d249105', '019a499b-18e8-74b5-aa30-e7cfde446b2d', NULL, '{"_id": "019a499b-18e8-7491-8c7d-b1d62d249105", "date": "2025-11-03", "year": 2025, "month": 11, "amount": 2250, "ledger": "01a21963-2af9-730a-9fee-3e5c3b21d140", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-11-03T12:04:52.584Z", "updatedAt": "2025-11-03T12:04:52.584Z", "voucherNo": "V2025-26/0018", "ledgerName": "Salaries"}'),
  ('019a4dd1-d13d-7332-acf3-a7515764e8ab', '2025-11-04 07:43:07.581+00', '01a21963-29d8-7209-a955-6eece69fb7ce', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21963-2a33-764a-a44c-ea1f55266062', '019a4dd1-d13d-76d5-8d91-f2983cee3877', NULL, '{"_id": "01a21963-2a33-764a-a44c-ea1f55266062", "room": "Room 2", "bCode": "PY-2511", "bTime": "18:00 to 20:00", "seats": 1, "endDate": "2026-03-25", "trainer": "Esther Example", "version": 1, "sessions": [{"end": "20:00", "start": "18:00", "weekday": 1}, {"end": "20:00", "start": "18:00", "weekday": 3}, {"end": "20:00", "start": "18:00", "weekday": 5}], "startDate": "2025-11-25", "courseName": "Python Programming"}'),
  ('019a5870-be50-7011-9a9b-b9c956494e7b', '2025-11-06 09:12:55.12+00', '01a21963-29d8-7209-a955-6b05e071e289', 'Asha Example', 'admin', 'expense.create', 'expense', '019a5870-be50-720b-8f0a-75242375ec60', '019a5870-be50-760a-8e3f-f9ee3238beb2', NULL, '{"_id": "019a5870-be50-720b-8f0a-75242375ec60", "date": "2025-11-06", "year": 2025, "month": 11, "amount": 100, "ledger": "01a21963-2af9-730a-9fee-4bfe29e4093f", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-11-06T09:12:55.120Z", "updatedAt": "2025-11-06T09:12:55.120Z", "voucherNo": "V2025-26/0019", "ledgerName": "Internet"}'),
  ('019a58cd-919f-7441-b004-c1c68e71d3bc', '2025-11-06 10:54:18.527+00', '01a21963-29d8-7209-a955-6b05e071e289', 'Asha Example', 'admin', 'expense.create', 'expense', '019a58cd-919f-74aa-8215-db083c63e524', '019a58cd-919f-7292-a5d5-493bd153196e', NULL, '{"_id": "019a58cd-919f-74aa-8215-db083c63e524", "date": "2025-11-06", "year": 2025, "month": 11, "amount": 300, "ledger": "01a21963-2af9-730a-9fee-47caa8953406", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-11-06T10:54:18.527Z", "updatedAt": "2025-11-06T10:54:18.527Z", "voucherNo": "V2025-26/0020", "ledgerName": "Electricity"}'),
  ('019acdcb-3f5e-7192-98a5-7b0ef1135d07', '2025-11-29 04:07:20.67+00', '01a21963-29d8-7209-a955-6eece69fb7ce', 'Hari Example', 'hr', 'student.register', 'student', '019acdcb-3f5e-7000-b8c6-81694acf286e', '019acdcb-3f5e-7059-8d2d-95546619f05b', NULL, '{"_id": "019acdcb-3f5e-7000-b8c6-81694acf286e", "fee": 18000, "mode": "offline", "batch": "PY-2511", "course": "Python Programming", "status": "Active", "PaidFee": 0, "dueDate": "2026-01-03", "endDate": "2026-03-25", "version": 1, "TotalFee": 18000, "declared": null, "isPlaced": "notPlaced", "cduration": "4 months", "PendingFee": 18000, "isCompleted": "yes", "joiningDate": "2025-11-29"}'),
  ('019acefa-c7b2-76c5-b390-551e58716427', '2025-11-29 09:38:52.978+00', '01a21963-2a9c-72b0-a994-6bc2bb2db981', 'Hina Sample', 'hr', 'fee.record', 'receipt', '019acefa-c7b2-7346-b3c8-87219e81022a', '019acefa-c7b2-71bd-9d75-80d1b27e29e1', NULL, '{"_id": "019acefa-c7b2-7346-b3c8-87219e81022a", "due": 12000, "date": "2025-11-29", "paid": 6000, "year": 2025, "bCode": "PY-2511", "month": 11, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-7000-b8c6-81694acf286e", "version": 1, "issuedOn": "2025-11-29", "receiptNo": "2025-26/000007"}'),
  ('019ad88c-72fa-707b-93ca-ec76a64ad2c5', '2025-12-01 06:14:34.49+00', '01a21963-29d8-7209-a955-6eece69fb7ce', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21963-2a33-764a-a44c-edc998a91338', '019ad88c-72fa-74ea-a669-495bae31426e', NULL, '{"_id": "01a21963-2a33-764a-a44c-edc998a91338", "room": "Lab 1", "bCode": "FSW-2512", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-08-22", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}], "startDate": "2025-12-22", "courseName": "Full Stack Web Development"}'),
  ('019b5e41-c6ac-7259-9b56-55bc57e20e05', '2025-12-27 05:22:07.66+00', '01a21963-29d8-7209-a955-6eece69fb7ce', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21963-2a33-764a-a44c-f39f0445f17d', '019b5e41-c6ac-7147-aa1f-238e4144557b', NULL, '{"_id": "01a21963-2a33-764a-a44c-f39f0445f17d", "room": "Lab 2", "bCode": "DA-2601", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-07-17", "trainer": "Binod Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}], "startDate": "2026-01-17", "courseName": "Data Analytics"}'),
  ('019b7ce0-50eb-777d-b34f-27f10340290f', '2026-01-02 04:03:54.219+00', '01a21963-2a9c-72b0-a994-6d122de126e4', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '019b7ce0-50eb-70f6-87f6-7066100852b8', '019b7ce0-50eb-73b9-8e51-6b2c3d7260c4', NULL, '{"_id": "019b7ce0-50eb-70f6-87f6-7066100852b8", "due": 6000, "date": "2026-01-02", "paid": 6000, "year": 2026, "bCode": "PY-2511", "month": 1, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-7000-b8c6-81694acf286e", "version": 1, "issuedOn": "2026-01-02", "receiptNo": "2025-26/000008"}'),
  ('019b7d9a-7db3-7050-88b4-bac268237c7e', '2026-01-02 07:27:15.379+00', '01a21963-29d8-7209-a955-6b05e071e289', 'Asha Example', 'admin', 'expense.create', 'expense', '019b7d9a-7db3-70ba-8e27-e1acb0f59246', '019b7d9a-7db3-724a-b8ff-ef42c2980440', NULL, '{"_id": "019b7d9a-7db3-70ba-8e27-e1acb0f59246", "date": "2026-01-02", "year": 2026, "month": 1, "amount": 1076, "ledger": "01a21963-2af9-730a-9fee-43aef3329fff", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2026-01-02T07:27:15.379Z", "updatedAt": "2026-01-02T07:27:15.379Z", "voucherNo": "V2025-26/0021", "ledgerName": "Rent"}'),
  ('019b92c8-7213-7583-9d67-09aefb96320a', '2026-01-06 10:09:28.595+00', '01a21963-29d8-7209-a955-6b05e071e289', 'Asha Example', 'admin', 'expense.create', 'expense', '019b92c8-7213-7622-ac6b-98c2c6df7f42', '019b92c8-7213-7444-80ad-33d22f895936', NULL, '{"_id": "019b92c8-7213-7622-ac6b-98c2c6df7f42", "date": "2026-01-06", "year": 2026, "month": 1, "amount": 258, "ledger": "01a21963-2af9-730a-9fee-47caa8953406", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2026-01-06T10:09:28.595Z", "updatedAt": "2026-01-06T10:09:28.595Z", "voucherNo": "V2025-26/0022", "ledgerName": "Electricity"}'),
  ('019b96c0-e9f1-71a8-9dbd-1004c057a88e', '2026-01-07 04:39:43.857+00', '01a21963-29d8-7209-a955-6b05e071e289', 'Asha Example', 'admin', 'expense.create', 'expense', '019b96c0-e9f1-7698-9c29-912b1a5cb38d', '019b96c0-e9f1-760a-8506-215a96efea79', NULL, '{"_id": "019b96c0-e9f1-7698-9c29-912b1a5cb38d", "date": "2026-01-07", "year": 2026, "month": 1, "amount": 1938, "ledger": "01a21963-2af9-730a-9fee-3e5c3b21d140", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2026-01-07T04:39:43.857Z", "updatedAt": "2026-01-07T04:39:43.857Z", "voucherNo": "V2025-26/0023", "ledgerName": "Salaries"}'),
  ('019b9be6-f910-713a-a190-dbd3b9e8a7fa', '2026-01-08 04:39:24.176+00', '01a21963-29d8-7209-a955-6b05e071e289', 'Asha Example', 'admin', 'expense.create', 'expense', '019b9be6-f910-7760-9a63-d9346ca50690', '019b9be6-f910-76ec-8e09-5a60b5e83ecb', NULL, '{"_id": "019b9be6-f910-7760-9a63-d9346ca50690", "date": "2026-01-08", "year": 2026, "month": 1, "amount": 86, "ledger": "01a21963-2af9-730a-9fee-4bfe29e4093f", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2026-01-08T04:39:24.176Z", "updatedAt": "2026-01-08T04:39:24.176Z", "voucherNo": "V2025-26/0024", "ledgerName": "Internet"}'),
  ('019bea69-43a4-74cf-8731-c96403d2953b', '2026-01-23 10:32:05.796+00', '01a21963-29d8-7209-a955-6eece69fb7ce', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21963-2a33-764a-a44c-f6f893135e64', '019bea69-43a4-760c-99e2-8589a8351e41', NULL, '{"_id": "01a21963-2a33-764a-a44c-f6f893135e64", "room": "Room 1", "bCode": "GD-2602", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2026-07-13", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 5}], "startDate": "2026-02-13", "courseName": "Graphic Design"}'),
  ('019c1cef-33c4-7469-b539-7b9ff9caf9b2', '2026-02-02 05:59:24.356+00', '01a21963-29d8-7209-a955-6eece69fb7ce', 'Hari Example', 'hr', 'fee.record', 'receipt', '019c1cef-33c4-7130-8a5a-42804bd3a616', '019c1cef-33c4-748c-90d0-544bda6ef384', NULL, '{"_id": "019c1cef-33c4-7130-8a5a-42804bd3a616", "due": 0, "date": "2026-02-02", "paid": 6000, "year": 2026, "bCode": "PY-2511", "month": 2, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-7000-b8c6-81694acf286e", "version": 1, "issuedOn": "2026-02-02", "receiptNo": "2025-26/000009"}'),
  ('019c31b6-9ffd-70d2-9090-8d7d86d2d79b', '2026-02-06 06:49:38.045+00', '01a21963-29d8-7209-a955-6b05e071e289', 'Asha Example', 'admin', 'expense.create', 'expense', '019c31b6-9ffd-7137-8834-523511307e35', '019c31b6-9ffd-71d3-9a54-e627945a2b88', NULL, '{"_id": "019c31b6-9ffd-7137-8834-523511307e35", "date": "2026-02-06", "year": 2026, "month": 2, "amount": 2457, "ledger": "01a21963-2af9-730a-9fee-3e5c3b21d140", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2026-02-06T06:49:38.045Z", "updatedAt": "2026-02-06T06:49:38.045Z", "voucherNo": "V2025-26/0025", "ledgerName": "Salaries"}'),
  ('019c369f-a274-7552-8b49-63640070a124', '2026-02-07 05:42:37.428+00', '01a21963-29d8-7209-a955-6b05e071e289', 'Asha Example', 'admin', 'expense.create', 'expense', '019c369f-a274-75b0-b34c-448e9afbac9c', '019c369f-a274-707f-9a09-86e720989e63', NULL, '{"_id": "019c369f-a274-75b0-b34c-448e9afbac9c", "date": "2026-02-07", "year": 2026, "month": 2, "amount": 1365, "ledger": "01a21963-2af9-730a-9fee-43aef3329fff", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2026-02-07T05:42:37.428Z", "updatedAt": "2026-02-07T05:42:37.428Z", "voucherNo": "V2025-26/0026", "ledgerName": "Rent"}'),
  ('019c411e-2084-72e4-b579-98f32a63e6fe', '2026-02-09 06:36:59.396+00', '01a21963-29d8-7209-a955-6b05e071e289', 'Asha Example', 'admin', 'expense.create', 'expense', '019c411e-2084-7740-acfc-9a288f21f3bd', '019c411e-2084-74da-8297-702943aa80e2', NULL, '{"_id": "019c411e-2084-7740-acfc-9a288f21f3bd", "date": "2026-02-09", "year": 2026, "month": 2, "amount": 327, "ledger": "01a21963-2af9-730a-9fee-47caa8953406", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2026-02-09T06:36:59.396Z", "updatedAt": "2026-02-09T06:36:59.396Z", "voucherNo": "V2025-26/0027", "ledgerName": "Electricity"}'),
  ('019c423e-23a9-77d9-8367-022d2f42ba03', '2026-02-09 11:51:34.569+00', '01a21963-29d8-7209-a955-6b05e071e289', 'Asha Example', 'admin', 'expense.create', 'expense', '019c423e-23a9-71a9-b26d-32645599c96d', '019c423e-23a9-77df-886c-94b511236d41', NULL, '{"_id": "019c423e-23a9-71a9-b26d-32645599c96d", "date": "2026-02-09", "year": 2026, "month": 2, "amount": 109, "ledger": "01a21963-2af9-730a-9fee-4bfe29e4093f", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2026-02-09T11:51:34.569Z", "updatedAt": "2026-02-09T11:51:34.569Z", "voucherNo": "V2025-26/0028", "ledgerName": "Internet"}'),
  ('019c7004-9136-71d3-b312-09db04394489', '2026-02-18 09:11:13.462+00', '01a21963-29d8-7209-a955-6eece69fb7ce', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21963-2a33-764a-a44c-f94dc94510c6', '019c7004-9136-74a4-a66e-70f829ba41ed', NULL, '{"_id": "01a21963-2a33-764a-a44c-f94dc94510c6", "room": "Room 2", "bCode": "DM-2603", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-06-11", "trainer": "Dev Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}], "startDate": "2026-03-11", "courseName": "Digital Marketing"}'),
  ('019cfa32-3a20-71f7-9a07-967fdc1d43a2', '2026-03-17 05:08:41.632+00', '01a21963-29d8-7209-a955-6eece69fb7ce', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21963-2a33-764a-a44c-ff2fb72db11a', '019cfa32-3a20-768e-88e2-800b67fe5430', NULL, '{"_id": "01a21963-2a33-764a-a44c-ff2fb72db11a", "room": "Lab 1", "bCode": "HT-2604", "bTime": "10:00 to 12:00", "seats": 1, "endDate": "2026-06-07", "trainer": "Esther Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 5}], "startDate": "2026-04-07", "courseName": "Hindi Typing"}'),
  ('019d47ad-09b4-75b7-bd51-6ea7175a42c5', '2026-04-01 06:13:35.796+00', '01976d38-7d5f-7349-b644-b1692217627c', '', 'student', 'project.add', 'project', '019d47ad-09b4-7271-a8c1-a0e07410c119', '019d47ad-09b4-7511-8015-f0154990bfc4', NULL, '{"_id": "019d47ad-09b4-7271-a8c1-a0e07410c119", "student": "01976d38-7d5f-7349-b644-b1692217627c", "version": 1}'),
  ('019d805b-85ba-705e-8ac3-959f3c689d55', '2026-04-12 06:22:54.906+00', '01a21963-29d8-7209-a955-6eece69fb7ce', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21963-2a33-764a-a44d-01189103c0fb', '019d805b-85ba-702b-93cc-2c028ee87bc1', NULL, '{"_id": "01a21963-2a33-764a-a44d-01189103c0fb", "room": "Lab 2", "bCode": "FR-2605", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2026-09-03", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 5}], "startDate": "2026-05-03", "courseName": "Français des affaires"}'),
  ('019daf1c-ae23-715f-8a67-7678158a0768', '2026-04-21 08:16:25.635+00', '01976d38-7d5f-7349-b644-b1692217627c', '', 'student', 'portfolio.add', 'portfolio', '019daf1c-ae23-7749-bb7b-cf75d59cf966', '019daf1c-ae23-71b9-b893-8eba55f6d8d5', NULL, '{"_id": "019daf1c-ae23-7749-bb7b-cf75d59cf966", "student": "01976d38-7d5f-7349-b644-b1692217627c", "version": 1}'),
  ('019e0afc-7890-71fe-85e9-6871ed0be38d', '2026-05-09 04:26:18.64+00', '01a21963-29d8-7209-a955-6eece69fb7ce', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21963-2a33-764a-a44d-07647db7902a', '019e0afc-7890-770f-beb6-c823dba929ab', NULL, '{"_id": "01a21963-2a33-764a-a44d-07647db7902a", "room": "Room 1", "bCode": "TALLY-2605", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-08-30", "trainer": "Binod Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}], "startDate": "2026-05-30", "courseName": "Tally with GST"}'),
  ('019e91fd-57b9-7123-942b-985651210226', '2026-06-04 09:35:59.929+00', '01a21963-29d8-7209-a955-6eece69fb7ce', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21963-2a33-764a-a44d-0aa99ed17f82', '019e91fd-57b9-75b2-a695-826fb0147c5c', NULL, '{"_id": "01a21963-2a33-764a-a44d-0aa99ed17f82", "room": "Room 2", "bCode": "PY-2606", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2026-10-25", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 5}], "startDate": "2026-06-25", "courseName": "Python Programming"}'),
  ('019f1d81-7446-73e3-8fdc-f4dd58550b30', '2026-07-01 11:47:31.014+00', '01a21963-29d8-7209-a955-6eece69fb7ce', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21963-2a33-764a-a44d-0f8373c2bc16', '019f1d81-7446-7263-861f-2d632d555fd8', NULL, '{"_id": "01a21963-2a33-764a-a44d-0f8373c2bc16", "room": "Lab 1", "bCode": "FSW-2607", "bTime": "10:00 to 12:00", "seats": 1, "endDate": null, "trainer": "Dev Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 5}], "startDate": "2026-07-22", "courseName": "Full Stack Web Development"}'),
  ('019f4660-91bf-7436-b9bd-9a9945693987', '2026-07-09 10:16:01.727+00', '01976d38-7d5f-7349-b644-b1692217627c', '', 'student', 'portfolio.add', 'portfolio', '019f4660-91bf-74d1-a8fc-a19551a13351', '019f4660-91bf-77bb-abbe-114bcca4b0c8', NULL, '{"_id": "019f4660-91bf-74d1-a8fc-a19551a13351", "student": "01976d38-7d5f-7349-b644-b1692217627c", "version": 1}'),
  ('019fa230-ae6c-728c-8d91-144e13f3d92b', '2026-07-27 06:08:47.212+00', '01a21963-29d8-7209-a955-6eece69fb7ce', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21963-2a33-764a-a44d-104f855f8d5b', '019fa230-ae6c-71bf-ab91-11d7eeeae014', NULL, '{"_id": "01a21963-2a33-764a-a44d-104f855f8d5b", "room": "Lab 2", "bCode": "DA-2608", "bTime": "10:00 to 12:00", "seats": 1, "endDate": "2027-02-17", "trainer": "Esther Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 6}], "startDate": "2026-08-17", "courseName": "Data Analytics"}'),
  ('01a02eaf-9c16-74de-8d6d-f8a26e704ba2', '2026-08-23 12:54:15.83+00', '01a21963-29d8-7209-a955-6eece69fb7ce', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21963-2a33-764a-a44d-17074a3ec7f9', '01a02eaf-9c16-72ef-99e3-049e473253c6', NULL, '{"_id": "01a21963-2a33-764a-a44d-17074a3ec7f9", "room": "Room 1", "bCode": "GD-2609", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2027-02-13", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 5}], "startDate": "2026-09-13", "courseName": "Graphic Design"}'),
  ('01a0b40e-f07d-7253-aa6a-9f2b31aa7090', '2026-09-18 10:27:53.085+00', '01a21963-29d8-7209-a955-6eece69fb7ce', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21963-2a33-764a-a44d-1baeabfbe4a3', '01a0b40e-f07d-7307-adc3-7dc90d7c9980', NULL, '{"_id": "01a21963-2a33-764a-a44d-1baeabfbe4a3", "room": "Room 2", "bCode": "DM-2610", "bTime": "12:30 to 14:30", "seats": 1, "endDate": null, "trainer": "Binod Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 5}], "startDate": "2026-10-09", "courseName": "Digital Marketing"}'),
  ('01a0d6d4-797a-7386-89ee-a3f880886477', '2026-09-25 04:30:44.09+00', '01976d38-7d5f-7349-b644-b1692217627c', '', 'student', 'project.add', 'project', '01a0d6d4-797a-7313-ac2b-946db8fdd367', '01a0d6d4-797a-7474-9ee5-f321e64d5151', NULL, '{"_id": "01a0d6d4-797a-7313-ac2b-946db8fdd367", "student": "01976d38-7d5f-7349-b644-b1692217627c", "version": 1}'),
  ('01a11b91-9b52-7411-ba32-354de41fd14a', '2026-10-08 12:51:29.746+00', '01a21963-29d8-7209-a955-6eece69fb7ce', 'Hari Example', 'hr', 'student.register', 'student', '01a11b91-9b52-73dd-8d7c-920c482ddf92', '01a11b91-9b52-775a-b0d0-a5040c2b6344', NULL, '{"_id": "01a11b91-9b52-73dd-8d7c-920c482ddf92", "fee": 13500, "mode": "offline", "batch": "DM-2610", "course": "Digital Marketing", "status": "Active", "PaidFee": 0, "dueDate": "2026-11-12", "endDate": null, "version": 1, "TotalFee": 13500, "declared": null, "isPlaced": "notPlaced", "cduration": "3 months", "PendingFee": 13500, "isCompleted": "no", "joiningDate": "2026-10-08"}'),
  ('01a13e7e-69d3-71bb-9388-a24dc887dd93', '2026-10-15 07:37:14.451+00', '01a21963-29d8-7209-a955-6eece69fb7ce', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21963-2a33-764a-a44d-1ddf3d8d6b6c', '01a13e7e-69d3-7233-95ab-45176911d015', NULL, '{"_id": "01a21963-2a33-764a-a44d-1ddf3d8d6b6c", "room": "Lab 1", "bCode": "HT-2611", "bTime": "10:00 to 12:00", "seats": 1, "endDate": "2027-01-05", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 6}], "startDate": "2026-11-05", "courseName": "Hindi Typing"}'),
  ('01a19b44-4019-73a2-8c79-9c9f208cea31', '2026-11-02 07:58:23.769+00', '01a21963-29d8-7209-a955-6b05e071e289', 'Asha Example', 'admin', 'expense.create', 'expense', '01a19b44-4019-73df-ba49-c2dccf628250', '01a19b44-4019-774d-a5bb-76b0bafd7d97', NULL, '{"_id": "01a19b44-4019-73df-ba49-c2dccf628250", "date": "2026-11-02", "year": 2026, "month": 11, "amount": 221, "ledger": "01a21963-2af9-730a-9fee-43aef3329fff", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2026-11-02T07:58:23.769Z", "updatedAt": "2026-11-02T07:58:23.769Z", "voucherNo": "V2026-27/0001", "ledgerName": "Rent"}'),
  ('01a19c3d-3bc5-7029-9752-bd22a2aae5ae', '2026-11-02 12:30:21.125+00', '01a21963-29d8-7209-a955-6b05e071e289', 'Asha Example', 'admin', 'expense.create', 'expense', '01a19c3d-3bc5-720c-a157-1ff9b9f12ac0', '01a19c3d-3bc5-719d-a089-3c390dd87853', NULL, '{"_id": "01a19c3d-3bc5-720c-a157-1ff9b9f12ac0", "date": "2026-11-02", "year": 2026, "month": 11, "amount": 398, "ledger": "01a21963-2af9-730a-9fee-3e5c3b21d140", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2026-11-02T12:30:21.125Z", "updatedAt": "2026-11-02T12:30:21.125Z", "voucherNo": "V2026-27/0002", "ledgerName": "Salaries"}'),
  ('01a1a4b8-370c-7752-96c5-e07857194973', '2026-11-04 04:01:38.572+00', '01a21963-29d8-7209-a955-6b05e071e289', 'Asha Example', 'admin', 'expense.create', 'expense', '01a1a4b8-370c-7323-aef9-42d298c07f06', '01a1a4b8-370c-77c8-83a0-66b48d0039e7', NULL, '{"_id": "01a1a4b8-370c-7323-aef9-42d298c07f06", "date": "2026-11-04", "year": 2026, "month": 11, "amount": 53, "ledger": "01a21963-2af9-730a-9fee-47caa8953406", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2026-11-04T04:01:38.572Z", "updatedAt": "2026-11-04T04:01:38.572Z", "voucherNo": "V2026-27/0003", "ledgerName": "Electricity"}'),
  ('01a1b03c-724d-772f-817e-3d1d59e7da5c', '2026-11-06 09:41:53.869+00', '01a21963-29d8-7209-a955-6eece69fb7ce', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b03c-724d-747a-bc1c-5e947c10c1ba', '01a1b03c-724d-771f-a5b5-30b8c0451eaf', NULL, '{"date": "2026-11-06", "absent": 1, "present": 0, "batchCode": "DM-2610"}'),
  ('01a1b03c-74c1-750a-98cf-e02072d420d9', '2026-11-06 09:41:54.497+00', '01a21963-29d8-7209-a955-6eece69fb7ce', 'Hari Example', 'hr', 'student.register', 'student', '01a1b03c-74c1-7146-8b4f-3f10c2ca5ec1', '01a1b03c-74c1-7233-a8a6-f0419d2f8d5f', NULL, '{"_id": "01a1b03c-74c1-7146-8b4f-3f10c2ca5ec1", "fee": 4050, "mode": "online", "batch": "HT-2611", "course": "Hindi Typing", "status": "Active", "PaidFee": 0, "dueDate": "2026-12-11", "endDate": null, "version": 1, "TotalFee": 4050, "declared": null, "isPlaced": "notPlaced", "cduration": "2 months", "PendingFee": 4050, "isCompleted": "no", "joiningDate": "2026-11-06"}'),
  ('01a1b0c9-1727-7179-a0a6-5eaa0663419e', '2026-11-06 12:15:31.111+00', '01a21963-29d8-7209-a955-6eece69fb7ce', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b0c9-1727-7046-9980-f321379c102f', '01a1b0c9-1727-7740-9416-2ff2b0959ba0', NULL, '{"date": "2026-11-06", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1b4a5-afa4-77ad-a91e-4c400b55aa82', '2026-11-07 06:15:19.716+00', '01a21963-29d8-7209-a955-6b05e071e289', 'Asha Example', 'admin', 'student.disable', 'student', '01a11b91-9b52-73dd-8d7c-920c482ddf92', '01a1b4a5-afa4-716f-9c85-3084b72723d2', '{"status": "Active"}', '{"status": "Disable"}'),
  ('01a1b51d-6a8b-7407-8558-1a7ab261c13a', '2026-11-07 08:26:06.347+00', '01a21963-29d8-7209-a955-6eece69fb7ce', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b51d-6a8b-7274-a437-456860a7f4f3', '01a1b51d-6a8b-72de-b361-d2470e2f34f7', NULL, '{"date": "2026-11-07", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1be83-9230-757d-a61a-cd787b26ad01', '2026-11-09 04:14:16.112+00', NULL, '', 'anyone', 'student.apply', 'student', '01a1be83-9230-7075-887e-40feec52219e', '01a1be83-9230-7522-85c6-9271e4554d0b', NULL, '{"_id": "01a1be83-9230-7075-887e-40feec52219e", "fee": 16500, "mode": "offline", "batch": "FR-2612", "course": "Français des affaires", "status": "Pending", "PaidFee": 0, "dueDate": "2027-01-05", "endDate": null, "version": 1, "TotalFee": 0, "declared": {"fee": 16500, "Paidfee": 8250, "payMode": "Online"}, "isPlaced": "notPlaced", "cduration": "4 months", "PendingFee": 0, "isCompleted": "no", "joiningDate": "2026-12-01"}'),
  ('01a1c041-4eb3-703f-90bc-52af2255d183', '2026-11-09 12:21:07.891+00', '01a21963-29d8-7209-a955-6eece69fb7ce', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1c041-4eb3-75db-8bc6-80f7e7de76c5', '01a1c041-4eb3-73ce-a47c-c8c595ae5fb1', NULL, '{"date": "2026-11-09", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1c057-66d2-7422-879b-120ed87da5ec', '2026-11-09 12:45:15.858+00', '01a21963-29d8-7209-a955-6b05e071e289', 'Asha Example', 'admin', 'expense.create', 'expense', '01a1c057-66d2-76f5-ab35-c781fbcdf14d', '01a1c057-66d2-751a-ae63-8aa861920518', NULL, '{"_id": "01a1c057-66d2-76f5-ab35-c781fbcdf14d", "date": "2026-11-09", "year": 2026, "month": 11, "amount": 17, "ledger": "01a21963-2af9-730a-9fee-4bfe29e4093f", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2026-11-09T12:45:15.858Z", "updatedAt": "2026-11-09T12:45:15.858Z", "voucherNo": "V2026-27/0004", "ledgerName": "Internet"}'),
  ('01a1c432-5b10-718f-847f-8b4abf038751', '2026-11-10 06:43:16.88+00', '01a21963-29d8-7209-a955-6eece69fb7ce', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21963-2a34-7780-bb02-17c319edb3d7', '01a1c432-5b10-71ff-82f9-b43a58c43b38', NULL, '{"_id": "01a21963-2a34-7780-bb02-17c319edb3d7", "room": "Lab 2", "bCode": "FR-2612", "bTime": "15:00 to 17:00", "seats": 1, "endDate": null, "trainer": "Dev Example", "version": 1, "sessions": [{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 2}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 4}, {"end": "17:00", "start": "15:00", "weekday": 5}], "startDate": "2026-12-01", "courseName": "Français des affaires"}'),
  ('01a1c53b-8e49-74aa-9e0c-2fb7b9e9a9b6', '2026-11-10 11:32:57.033+00', '01a21963-29d8-7209-a955-6eece69fb7ce', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1c53b-8e49-7751-aaaf-7537881066f6', '01a1c53b-8e49-726f-98ac-9eedb4c1aa9d', NULL, '{"date": "2026-11-10", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ca38-8fec-716c-99b7-63c2b791dd19', '2026-11-11 10:47:46.924+00', '01a21963-29d8-7209-a955-6eece69fb7ce', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ca38-8fec-7572-9172-14baf34cf1f9', '01a1ca38-8fec-75a6-8964-ac59f5f5e043', NULL, '{"date": "2026-11-11", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ce42-8cd3-75f0-a7b9-5bfe3bee3ea8', '2026-11-12 05:37:10.355+00', '01a21963-29d8-7209-a955-6eece69fb7ce', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ce42-8cd3-7732-b78c-0156b9c4cd87', '01a1ce42-8cd3-7179-a8a4-f4c61cf53c53', NULL, '{"date": "2026-11-12", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1cf35-657d-7164-b27c-5feef91a78c5', '2026-11-12 10:02:25.533+00', '01a21963-2a9c-72b0-a994-6bc2bb2db981', 'Hina Sample', 'hr', 'fee.record', 'receipt', '01a1cf35-657d-7375-a7d8-dd64841b12a4', '01a1cf35-657d-74ce-ba5a-6f356ca153e6', NULL, '{"_id": "01a1cf35-657d-7375-a7d8-dd64841b12a4", "due": 3050, "date": "2026-11-12", "paid": 1000, "year": 2026, "bCode": "HT-2611", "month": 11, "course": "Hindi Typing", "changed": false, "payMode": "Online", "payable": 4050, "student": "01a1b03c-74c1-7146-8b4f-3f10c2ca5ec1", "version": 1, "issuedOn": "2026-11-12", "receiptNo": "2026-27/000001"}'),
  ('01a1d445-07d9-7143-ae93-621fd2a9e6c6', '2026-11-13 09:37:36.217+00', '01a21963-29d8-7209-a955-6eece69fb7ce', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1d445-07d9-74f9-9824-29b484fcdeb8', '01a1d445-07d9-72dd-b58d-bebf153fa874', NULL, '{"date": "2026-11-13", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1d916-73a3-7709-a78c-ef00df55499c', '2026-11-14 08:04:49.699+00', '01a21963-29d8-7209-a955-6eece69fb7ce', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1d916-73a3-7272-b3ea-9bb5892104d0', '01a1d916-73a3-7619-9b27-a57878ee2232', NULL, '{"date": "2026-11-14", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1e402-4a37-742b-8810-4cb6e810b44d', '2026-11-16 10:58:37.751+00', '01a21963-29d8-7209-a955-6eece69fb7ce', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1e402-4a37-76f0-a6d6-5ebc22ba0e2a', '01a1e402-4a37-7735-94df-4be584f791cc', NULL, '{"date": "2026-11-16", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1e95a-a683-70c9-b92c-0330f468edf8', '2026-11-17 11:53:14.627+00', '01a21963-29d8-7209-a955-6eece69fb7ce', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1e95a-a683-75fa-8892-9a6fdd1b04b3', '01a1e95a-a683-77a9-88eb-0343ca94d509', NULL, '{"date": "2026-11-17", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ee80-40dd-701b-a2c2-e04e4db8ee93', '2026-11-18 11:52:25.053+00', '01a21963-29d8-7209-a955-6eece69fb7ce', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ee80-40dd-7472-b562-ed4d87a9e1fd', '01a1ee80-40dd-76c9-a57e-73db60d359d2', NULL, '{"date": "2026-11-18", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1f2a8-7850-7358-b849-173b49d2677a', '2026-11-19 07:14:49.552+00', '01a21963-29d8-7209-a955-6eece69fb7ce', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1f2a8-7850-7137-b0f4-c3dba2708e8c', '01a1f2a8-7850-72d6-9cf8-4ba1b218ddce', NULL, '{"date": "2026-11-19", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1f8c0-38a9-70f9-9312-88dcbd7887ea', '2026-11-20 11:38:29.417+00', '01a21963-29d8-7209-a955-6eece69fb7ce', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1f8c0-38a9-766c-af00-ef0f0fe787af', '01a1f8c0-38a9-7447-8605-b977cb5c8c0d', NULL, '{"date": "2026-11-20", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1fb86-a83e-703f-9370-d5862a3dfdc2', '2026-11-21 00:34:28.542+00', '01a21963-29d8-7209-a955-6eece69fb7ce', 'Hari Example', 'hr', 'student.register', 'student', '01a1fb86-a83e-77d1-8f10-c3c24f1b1d4e', '01a1fb86-a83e-77f2-8cc3-b5bf06b6daae', NULL, '{"_id": "01a1fb86-a83e-77d1-8f10-c3c24f1b1d4e", "fee": 4050, "mode": "offline", "batch": "HT-2611", "course": "Hindi Typing", "status": "Active", "PaidFee": 0, "dueDate": "2026-12-26", "endDate": null, "version": 1, "TotalFee": 4050, "declared": null, "isPlaced": "notPlaced", "cduration": "2 months", "PendingFee": 4050, "isCompleted": "no", "joiningDate": "2026-11-21"}'),
  ('01a21963-29dd-725e-9ce0-7febc337be0a', '2026-11-21 04:30:00+00', NULL, '', 'system', 'institute.create', 'institute', '00000000-0000-0000-0000-000000000000', 'dump', NULL, '{"name": "Namuna Training Institute (demo)", "phone": "+91 55500 00000", "address": "1 Example Road, Example Nagar", "timeZone": "Asia/Kolkata", "selfRegistration": true}'),
  ('01a21963-29e1-743d-9ff0-ea79fac3a144', '2026-11-21 04:30:00+00', NULL, '', 'system', 'staff.create', 'account', '01a21963-29d8-7209-a955-6b05e071e289', 'dump', NULL, '{"id": "01a21963-29d8-7209-a955-6b05e071e289", "name": "Asha Example", "role": "admin", "email": "admin@example.com"}'),
  ('01a21963-29e2-75ae-b182-726439fbf52e', '2026-11-21 04:30:00+00', NULL, '', 'system', 'staff.create', 'account', '01a21963-29d8-7209-a955-6eece69fb7ce', 'dump', NULL, '{"id": "01a21963-29d8-7209-a955-6eece69fb7ce", "name": "Hari Example", "role": "hr", "email": "hr@example.com"}'),
  ('01a21963-2b48-75f9-9c65-b948eb2e787a', '2026-11-21 04:30:00+00', '01a21963-29d8-7209-a955-6b05e071e289', 'Asha Example', 'admin', 'discount.give', 'student', '01a1b03c-74c1-7146-8b4f-3f10c2ca5ec1', 'dump', NULL, '{"amount": "500.00", "course": "Hindi Typing"}'),
  ('01a21963-2b56-7356-9ac8-ccb202119619', '2026-11-21 04:30:00+00', '01a21963-29d8-7209-a955-6b05e071e289', 'Asha Example', 'admin', 'refund.record', 'refund', '01a21963-2b50-7504-9f9c-d79ab22be37c', 'dump', NULL, '{"_id": "01a21963-2b50-7504-9f9c-d79ab22be37c", "date": "2026-11-21T00:00:00.000Z", "bCode": "HT-2611", "amount": "200.00", "course": "Hindi Typing", "payMode": "Cash", "student": "01a1b03c-74c1-7146-8b4f-3f10c2ca5ec1", "version": 1, "issuedOn": "2026-11-21T00:00:00.000Z", "refundNo": "R2026-27/0001", "enrolment": "01a1b03c-74c1-755f-bbfa-996f2ee3ffce", "paidAfter": "800.00", "paidBefore": "1000.00"}'),
  ('01a21963-2c0a-74dd-8e56-fb793844d160', '2026-11-21 04:30:00+00', NULL, '', 'system', 'student.update', 'student', '01976d38-7d5f-7349-b644-b1692217627c', 'dump', '{}', '{}');
insert into audit_link ("n", "entry_id", "entry_digest", "subject_id", "personal_fields", "personal_digests", "latest_at", "chained_at", "hash") overriding system value values
  ('1', '019583bb-5506-74c0-8f32-ba293702d08b', E'\\xf7810efe4a0bb2a3c0193e3fc2cc407eff59177e2b8662d4bd1955bc1f129378', NULL, '{}', E'\\x', '2025-03-11 05:44:07.174+00', '2026-11-21 04:30:00+00', E'\\x2697e93242d0868d45f1c95fe953b934931390aa9f5369a41f6ba9c1e7b3376e'),
  ('10', '0195eaed-5b52-77ea-956e-c7887b2bf9be', E'\\x35915ad2e65ed32e2f20c99ab7faec72b9e1cc9e192d1dfb222a87d1b1c578f1', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xe8f6fd87fadc49188cb6659896590d8a255b82ce8a1722a92c7aa65a7cf0d0a7'),
  ('100', '01a19c3d-3bc5-7029-9752-bd22a2aae5ae', E'\\x58b88e97a22895868552c3c2b06a030ac53aa367d43a2d9a2b2daecef7a2d783', NULL, '{}', E'\\x', '2026-11-02 12:30:21.125+00', '2026-11-21 04:30:00+00', E'\\x4f841e1598ac76872cce07b5d3c35af12e044e9f63601a38d28e974c82ef0fef'),
  ('101', '01a1a4b8-370c-7752-96c5-e07857194973', E'\\x93d7dd3bc3603373116b4d57f18a97714578bedbd795ecdca9167d12bfe45bc3', NULL, '{}', E'\\x', '2026-11-04 04:01:38.572+00', '2026-11-21 04:30:00+00', E'\\xb5faf2258a96aa1fc6a723b880c1fd0bfcba182f11d11fbf7fac9624d79c4230'),
  ('102', '01a1b03c-724d-772f-817e-3d1d59e7da5c', E'\\xc26d5d4f19f5ad2da0356789b8eb4cff76f778b33ac4c478f80709a48380e225', NULL, '{}', E'\\x', '2026-11-06 09:41:53.869+00', '2026-11-21 04:30:00+00', E'\\xa2d2310ba0bee15891baf0e116f3eacdf2a3e365dd0a9a7bd56c7dfa2434c2f1'),
  ('103', '01a1b03c-74c1-750a-98cf-e02072d420d9', E'\\x3b3ae41e15008c35eb52cd430229258f6f258454367e279bf63bfa9d36e3d423', NULL, '{}', E'\\x', '2026-11-06 09:41:54.497+00', '2026-11-21 04:30:00+00', E'\\xeab58c478ce75a1dcc91d51296eed24f890d203020d2c4b8c0a43b6d7027b294'),
  ('104', '01a1b0c9-1727-7179-a0a6-5eaa0663419e', E'\\x6df840ef9a4ebf1debec73839fcdc4f21f895deb36aca267e03a2089ab32a84d', NULL, '{}', E'\\x', '2026-11-06 12:15:31.111+00', '2026-11-21 04:30:00+00', E'\\x652eda8aa1df6d9193a67690f756cd1258977e89b6781dfced7fc7586344d7d0'),
  ('105', '01a1b4a5-afa4-77ad-a91e-4c400b55aa82', E'\\x3b3dbcb6ecba39f69aa0b3ffe16dafe65a0ddc4355e914e6fe61e2dc8dd65756', NULL, '{}', E'\\x', '2026-11-07 06:15:19.716+00', '2026-11-21 04:30:00+00', E'\\xab01739ecc84e9f45e02862e2d37bb33028c2867e6a3d107e053568413bd8c1d'),
  ('106', '01a1b51d-6a8b-7407-8558-1a7ab261c13a', E'\\x54f64470a5954efd5b0d4c9a4fe28f04ee384cb0a78561ef5495f1298032426f', NULL, '{}', E'\\x', '2026-11-07 08:26:06.347+00', '2026-11-21 04:30:00+00', E'\\xe83cf8d2d619d9148448f3120543fc6dcf5b4b7308573c1bf686597dfd2f96da'),
  ('107', '01a1be83-9230-757d-a61a-cd787b26ad01', E'\\x587ba61ae691cdb852d72ffcf79f2290f205435c0e3845042388a7d88ae95d88', NULL, '{}', E'\\x', '2026-11-09 04:14:16.112+00', '2026-11-21 04:30:00+00', E'\\xbda79814e00cfb6bca0521f07e1ff948e0a2fd8b89b20f4cc6ef39bb5d2de092'),
  ('108', '01a1c041-4eb3-703f-90bc-52af2255d183', E'\\xb18fcfa08a12202211a5ec27c5e9bf0624cd2e8482eb80dfc72ed2349b34bf40', NULL, '{}', E'\\x', '2026-11-09 12:21:07.891+00', '2026-11-21 04:30:00+00', E'\\xb83b7b83c5ea83681ef3804575c89dddf17549d17756203972829105536bf87e'),
  ('109', '01a1c057-66d2-7422-879b-120ed87da5ec', E'\\x07f3889d08daef7097a54091fa771e957bc6712defbbfdbc73cd3ccd101a7b41', NULL, '{}', E'\\x', '2026-11-09 12:45:15.858+00', '2026-11-21 04:30:00+00', E'\\x54236c6b3322960a5b222c738386e82734aeb6e845e0ce9a56a81d94265ced30'),
  ('11', '0195efe3-4389-74b4-82e5-814be8ffa524', E'\\x92276b01aaea62c24256671f88adc5391164fa8db4f46641485404c2cee7b234', NULL, '{}', E'\\x', '2025-04-01 05:46:43.465+00', '2026-11-21 04:30:00+00', E'\\x3ecdf2c81e4d7572a1e0d126e3f67d89bd0b320fb503980fc9769eb2358fbe21'),
  ('110', '01a1c432-5b10-718f-847f-8b4abf038751', E'\\xde8a66319e37d6e86d1cd6cfcbecf8dce6dca895e544b37f25bb76e53a8eaa17', NULL, '{}', E'\\x', '2026-11-10 06:43:16.88+00', '2026-11-21 04:30:00+00', E'\\x9b21a51897f7798707e1052892b51305a5b27f61a3dc5dd07829545401a7ff23'),
  ('111', '01a1c53b-8e49-74aa-9e0c-2fb7b9e9a9b6', E'\\x98bf3e5cebb75f4c765051d8f73e5c1a9053d817b0f2b14e06a1030d547df64e', NULL, '{}', E'\\x', '2026-11-10 11:32:57.033+00', '2026-11-21 04:30:00+00', E'\\x4bb0c8f38840e114aefda5cfa8a1e1c2d48528195897d828a9705916ac469034'),
  ('112', '01a1ca38-8fec-716c-99b7-63c2b791dd19', E'\\x5cd2c5a289a9d4e3a12831828f1db9c4a55f7f97641d928aedcac524a7f082cc', NULL, '{}', E'\\x', '2026-11-11 10:47:46.924+00', '2026-11-21 04:30:00+00', E'\\x49d70832112c46f16deaf591c58ba02ed7c23831407ed5744dc1b808ede7c69a'),
  ('113', '01a1ce42-8cd3-75f0-a7b9-5bfe3bee3ea8', E'\\x9ef186f56f07678bdfef171c3de2b52d21d0a151ba1703ff0722d3ddf1ead83c', NULL, '{}', E'\\x', '2026-11-12 05:37:10.355+00', '2026-11-21 04:30:00+00', E'\\xa8d73c39658fe4c8ea688bdadfdf0e004cf3aea3e04a7525fa625cf2d4e630e8'),
  ('114', '01a1cf35-657d-7164-b27c-5feef91a78c5', E'\\xc991d2a3dda8c3662c9746dd8bf7960ff542f4a7f50ecadede89bb58684ba1bb', NULL, '{}', E'\\x', '2026-11-12 10:02:25.533+00', '2026-11-21 04:30:00+00', E'\\xd2db37fa359bfdba0cc30b66e4fd785c20688c0f170ed9ccd72c9adc6f22f098'),
  ('115', '01a1d445-07d9-7143-ae93-621fd2a9e6c6', E'\\x0479b092e9d35e0d551cc437caa003f95c859adbd758174900c01f510791b1ae', NULL, '{}', E'\\x', '2026-11-13 09:37:36.217+00', '2026-11-21 04:30:00+00', E'\\x389962b3bbd8d4ab60d59da9549479b9a86ef382950bdabb062ba8aa44246f30'),
  ('116', '01a1d916-73a3-7709-a78c-ef00df55499c', E'\\xbfba6bd8bef626734ddd9028616d689897807d9cb225d4bb3147f93c68198394', NULL, '{}', E'\\x', '2026-11-14 08:04:49.699+00', '2026-11-21 04:30:00+00', E'\\x974302dfe3125262bb41da9d2326d9b6f5a494237b8665935d125f3ad08edabc'),
  ('117', '01a1e402-4a37-742b-8810-4cb6e810b44d', E'\\x5662a33549aeb54a9ca818a76cfcb54a63e5200bcee3f567e2662a303b0c59f4', NULL, '{}', E'\\x', '2026-11-16 10:58:37.751+00', '2026-11-21 04:30:00+00', E'\\x947c84b0de8edfbff5ef70e27a27eab31f9effb66395643308978dc7a262cb98'),
  ('118', '01a1e95a-a683-70c9-b92c-0330f468edf8', E'\\x8bba24423ac3c0c189ee7d3a1463e5932746cbeb4f1978e4cf8d2c4cfd527bcc', NULL, '{}', E'\\x', '2026-11-17 11:53:14.627+00', '2026-11-21 04:30:00+00', E'\\x1726120dba637e66d9db56267713bbdef58b2052203ee9acd4ee4d87290068e3'),
  ('119', '01a1ee80-40dd-701b-a2c2-e04e4db8ee93', E'\\x4358c5fb0edc5d497f1a109ec73ec3b9c2ff89a165276c6a74c6755c7bf6b677', NULL, '{}', E'\\x', '2026-11-18 11:52:25.053+00', '2026-11-21 04:30:00+00', E'\\x1e178676adfae5babec3f453c4191a677ebaf8af4808b19eb7576a970d5679f1'),
  ('12', '0195f066-eeb6-7318-bb8e-878a6a74cc09', E'\\xa03cf718d6df788b9050c311968696c5cd14c70c6db55ac6c4a8c83916ed94d2', NULL, '{}', E'\\x', '2025-04-01 08:10:32.502+00', '2026-11-21 04:30:00+00', E'\\x27629199c00f841510a9d9ee706c149a0b0caff4efecf24995845d92e33dc656'),
  ('120', '01a1f2a8-7850-7358-b849-173b49d2677a', E'\\x60199064c61cde95933df6369a810318a40a0dcbf738b7d23130b17a1595fa12', NULL, '{}', E'\\x', '2026-11-19 07:14:49.552+00', '2026-11-21 04:30:00+00', E'\\xd10fbc195de8f46397f100bd413e00ee2d9573ddc82e80667e9aeec6fb252dfb'),
  ('121', '01a1f8c0-38a9-70f9-9312-88dcbd7887ea', E'\\x7f2abda72eceacd6b09377c1b55bae8a25bf15f799263b60cac28039af019073', NULL, '{}', E'\\x', '2026-11-20 11:38:29.417+00', '2026-11-21 04:30:00+00', E'\\x212724b6cdfa9253339d658651f64453e3ee6e98777d69a1b0eaff530770d870'),
  ('122', '01a1fb86-a83e-703f-9370-d5862a3dfdc2', E'\\x66ebba84f67aca3e970905168190333958f2ef07e11ea03537e634e409ac19c6', NULL, '{}', E'\\x', '2026-11-21 00:34:28.542+00', '2026-11-21 04:30:00+00', E'\\xbc09b5dfcc0a3dca4aee897daccfd453637f92ab988959a2025d3abd24e8f312'),
  ('123', '01a21963-29dd-725e-9ce0-7febc337be0a', E'\\x2b367acc2e910606c946e4d41de08a3a2069b43645653bf81dccff7341e07a72', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\x3c7f7fbaa011ee2f7666085090f3acffd012e129da672f763050e49bdb91c4d6'),
  ('124', '01a21963-29e1-743d-9ff0-ea79fac3a144', E'\\x496cc2c458d2b415def0ec08b813f9eb6f456f4407be1eb412d0ec35bb68cfd4', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\x7f0f9a4407bd9760e3329ef906e528b02d69c88f1ea65eef08bbb8a1904cfe4e'),
  ('125', '01a21963-29e2-75ae-b182-726439fbf52e', E'\\xe9c6f356df60ccc21af0c10e4c1a8eef5360cd1f04903dfc7edde0f5786ee767', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\x157bb079173e8805270d91abbbdc5308d533ddcfbba24ff8ca7346b3ba5d42b3'),
  ('126', '01a21963-2b48-75f9-9c65-b948eb2e787a', E'\\x741e0332d9373665a0b57817c441de352f44ab3ea83503bc1433130eca558272', '01a1b03c-74c1-7146-8b4f-3f10c2ca5ec1', '{reason}', E'\\x364d90c31d0adf69ec7412d24425b69b95fef07bd29d5728894f661b3a82eef4', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\xc05e4b51b4dd6f6e5be3bc95233e2fc77bd6828ccd85c68acfed00f91ec005a6'),
  ('127', '01a21963-2b56-7356-9ac8-ccb202119619', E'\\xd89c871a9368ebe89db901c7ec1f02f2b5905d98dc69a50b0b7d73bc26c271c7', '01a1b03c-74c1-7146-8b4f-3f10c2ca5ec1', '{reason}', E'\\xda1bedbc6fe88f642692266d81d67a2003a3111b7afeca95d9b71838ceac9c65', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\xc6de4b214322daac428ae3082b999e2826ba5c83cc47d8c79c6ff45d5b0ea77a'),
  ('13', '0195f0f8-846c-7116-9d57-97b86bd2e62b', E'\\x4b202af32d59c9f4ead3b4ed2f0741805248ffc75bd8e53a8351c9adb9c17857', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\xb98a139270e2d5d61ef3df6b39731e1e3e048077d859575a3b24074823e83d26'),
  ('14', '0195f0f8-846c-7256-b5e9-c308eaf10fd3', E'\\x1540feaeff389e1a2c08ae2fa69f8144c479c21ea4fb580595fe8c8a222f7f9c', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\xc6ed0af7066661f96574751e527e5f2ec459ed0a244800af45a89156954f1c0f'),
  ('15', '0195f0f8-846c-7541-94f4-86e932b4fb95', E'\\x4dd93668e03ee9bf1c42f936f0114ec6cdd4fa57377341fedf1cd5f6b6740224', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x93242625f6a2d9375244ecd86e916183c81374b98afec4e4d130659ad0bd992f'),
  ('16', '0195f0f8-846c-75f0-ac84-cd20f5ee5e35', E'\\xdb5eae523e266c734f88f1f6d0be526f5cbc4e4b15ef9f00aac276df3de60d2c', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\xf1b25012eec021f596c2f6331b45db64bc1e6aa9c80a98e04c7ce495d784ca09'),
  ('17', '0195f0f8-846c-76b8-a13d-7d0a7ae9c2d2', E'\\xba6e9203052f7e025b7b5be82c6455833b5443fc9b7a14a9ac661235a6a61c2e', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x66daec9a375b6d017ec919a8a8e4c852d4631acbadbc298805d25e7e4e5c6099'),
  ('18', '0195f0f8-846c-76e4-83b0-4cd67dc2ca46', E'\\x427034bf47befc934fed6c6f4957774843fefe2effaab70ae7e292283f290b84', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x329b483d6786981ff5ed08ece42f70a5d4c0ad1763569c6845bb4cad34fb4657'),
  ('19', '0195f0f8-846c-76ea-8a3f-2d157323ded5', E'\\xbecb5a52da50fbf403f81312d5ec3c58e844e606b68d324f0ea25f93c9ec1878', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x310a3bb2a496113f3e6033dced335a7b026ea79475f8aae4447bbbe9a8c19fe8'),
  ('2', '0195eaed-5b52-701f-9b5d-13d0b17d62eb', E'\\x82d6b7ba6d5932bbea6217854e10367ecca4874bc80c08df02af5363ce060e90', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x5db8c2e2a4a122e4c39c31fbb246021c5e39bfd791103aa496b5a3aee6b854d5'),
  ('20', '0195f0f8-846c-77ec-8724-1d8ea24a242a', E'\\x19c5973d7e50625b5a97adf1e1b760d443d22198ba39d380617d062e6d10d7c1', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\xd49d88a8808f9c476c4654ef0eb7fa533a76aa73b6e637fcf52f95b852cf0989'),
  ('21', '0195f143-5a97-72aa-89cf-3fd14e0dae2b', E'\\x40ca87114bf23379ba0fe2e447ff2b9b706db886ed8c353eaee090fcd233d5e1', NULL, '{}', E'\\x', '2025-04-01 12:11:18.039+00', '2026-11-21 04:30:00+00', E'\\x583842b21bfce890d434494b384df438e2b5e5c32ca6ed22ea3a8f41edfd8264'),
  ('22', '0195f16e-4e64-72f7-af6b-a3be0a45c842', E'\\xf2fdbacc56d0082f74b4cd3786d06a5cbb11ab14a4d3d0e3c3668c942d3669fc', NULL, '{}', E'\\x', '2025-04-01 12:58:12.964+00', '2026-11-21 04:30:00+00', E'\\xa0358f127b334377aba99b57e5281466481f913b241430eaa40e2db4c0d3b76c'),
  ('23', '01960aa5-c6f2-70e5-84fd-a6d7b1632a52', E'\\x58b822dcf13db0a55365e2fe2bda468a911b41cae7056ead408df79a184116c4', NULL, '{}', E'\\x', '2025-04-06 10:29:18.706+00', '2026-11-21 04:30:00+00', E'\\xb140ca37af833f24476911ddb3ba8d7838b65b0a0ebaf703822bd520b469841f'),
  ('24', '01962e07-dbf7-7482-b712-3a59808eb2b6', E'\\x21a755226528b26ad2126f1813979b2910aca9beaba1b3f6627c8694796ab67c', NULL, '{}', E'\\x', '2025-04-13 07:23:09.175+00', '2026-11-21 04:30:00+00', E'\\x3ea82823f1f4299cc5ad9933cc18101a1be75941114abfeca48e8d21f35a1fac'),
  ('25', '01965222-1b54-73e8-8c2c-df3f1b7a1c03', E'\\xfbeff953380c0bfeffab698624d7ced81e98a6135225054a0cb51f99aa9fe2e6', NULL, '{}', E'\\x', '2025-04-20 07:38:09.108+00', '2026-11-21 04:30:00+00', E'\\xb74a6296bcc632d3796da1152bdcb26b854a8aef31309fe9008c19b81372e2b9'),
  ('26', '0196952d-9296-70ab-840f-9b94c3ca3950', E'\\x2972559d77ad1b8bc335931573e19e00a9f9245288a817c002141382699ae3c0', NULL, '{}', E'\\x', '2025-05-03 08:05:14.006+00', '2026-11-21 04:30:00+00', E'\\xe9eddee85c1725fbaddd9ea583b9fb6b07472947af041ca9798d8d62cd6e4086'),
  ('27', '01971baf-477f-760f-b933-222a6a08778f', E'\\x4a8378cb37e38c713ff74d6824b3ea4c5f75f4600542a02b670160a00643b62a', NULL, '{}', E'\\x', '2025-05-29 10:56:01.407+00', '2026-11-21 04:30:00+00', E'\\x9e84d0cd4ac7562bd35b2632c5d9630446d3002dd69dd7c87298707726354747'),
  ('28', '01972f8c-001d-7339-91b2-9526efb33e55', E'\\xf4c89c8af2f6ec3177e0f082dff7661b6b40ef30688ac888d09df794a209ff70', NULL, '{}', E'\\x', '2025-06-02 07:29:53.693+00', '2026-11-21 04:30:00+00', E'\\x93c7a64cc564ea9d06b93e90235a9d1731be846c21757504f2069948e1cffcdc'),
  ('29', '019730ae-176e-747c-9e0a-81612fadfc0d', E'\\x45595d1ad7925317a965a2e5a5a8ef84b2c400fb0eedcb0a844bd13ea08196a1', NULL, '{}', E'\\x', '2025-06-02 12:46:45.102+00', '2026-11-21 04:30:00+00', E'\\xa73428e1b7bb2c232060c5556000e1baa2e070e2953904a2132adf6e0f3540b8'),
  ('3', '0195eaed-5b52-7022-b9b5-f570f8fe22e4', E'\\x230da532649dd2d7be7d7609b4c0fe9a6c16ba8e097826ce60102045a0881498', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xb679513483afc76f1c3fce3978c35442613f9cdbdaca303f094b8d4b59d884d3'),
  ('30', '01973f27-1abc-71d5-9cde-b535f3caf362', E'\\x74f2b075d243b17b09e43095a6570ef46347fff88fa583364d8be28e96296b05', NULL, '{}', E'\\x', '2025-06-05 08:13:36.828+00', '2026-11-21 04:30:00+00', E'\\x82a23617eb123fc7c9ce5e12cdb464b128bf3f0e4c5e2d93d89ba756f5cbd8b8'),
  ('31', '01973f71-631b-7461-b6e0-4231757bd95b', E'\\x2211ced81097eced08cc27f8662eca8bda4d3406c82af6cea768a2b59e1a3d26', NULL, '{}', E'\\x', '2025-06-05 09:34:45.019+00', '2026-11-21 04:30:00+00', E'\\x63c08755f729b55610bed921ac0e3d9b1890dd9874546050c2a3efdc269316e1'),
  ('32', '019744be-dbb1-72eb-a0bb-48090f524d6d', E'\\x786c3049e08fde3897907aeccbbb2301413bbc60d4861a5f96b6f121ff077042', NULL, '{}', E'\\x', '2025-06-06 10:17:28.241+00', '2026-11-21 04:30:00+00', E'\\xbb0b0846cd7ad6a20e8c381dead88a331b346298e6e6145575f5b4a931a6c240'),
  ('33', '01976d38-7d5f-7566-b5b9-630887563238', E'\\x4b8748482fca4548736fbfdfc762188ef0a35bbe777b91ed104f6902b1d2f191', NULL, '{}', E'\\x', '2025-06-14 06:55:08.127+00', '2026-11-21 04:30:00+00', E'\\xa6a674bec28116c67ada9127ec60bf90c68169c475ce578681d0520124cded97'),
  ('34', '01976d38-7d5f-7730-adb3-b1e7a7385707', E'\\x9d13653ea1e06995c99132de2d1a30df1725b0bbf36454bfc0aec0a5c95c6ad3', NULL, '{}', E'\\x', '2025-06-14 06:55:08.127+00', '2026-11-21 04:30:00+00', E'\\x56d38ae542d2946ec360d915a59a287dcccd61d1f2a64203788494563c1a65a9'),
  ('35', '01977d82-9bf0-719e-afb8-5261a9b32716', E'\\x658cb87be78b206e0f7fc002199bce1bf7cae722d1f93a5d7cdb68a84c3ff21b', NULL, '{}', E'\\x', '2025-06-17 10:50:01.072+00', '2026-11-21 04:30:00+00', E'\\x3c1abce8da87c3fa144e90a286f042fcddefe0048f0ccfc67e70fd8aab60f8d9'),
  ('36', '0197a729-c8b5-70f0-9ecf-1481b535b637', E'\\x7773a906bf32ebd81540859b6725c0338733922aa698bea4c99c9a7c05ebb687', NULL, '{}', E'\\x', '2025-06-25 12:57:02.901+00', '2026-11-21 04:30:00+00', E'\\x84afea649104a02168f7e2a4e4bea3365c37469d14615091104564b7cf25b000'),
  ('37', '0197cf00-2cf0-728d-bdd9-44792043111f', E'\\x09b4ce68d198539b0359abd4e1674335e06fbe269b2e38fa814c6488e1c6105a', NULL, '{}', E'\\x', '2025-07-03 06:36:24.688+00', '2026-11-21 04:30:00+00', E'\\xa104c378dcbb399d3140eb0e25996c124c8c943140f665764502e2700a08fbcf'),
  ('38', '0197d3b1-cdf4-736f-9d5e-b5225fd30b9c', E'\\xb5d7e00a62f36fdd8bb8a585ad461fe2fbc1a747f5d3b528140995779406039e', NULL, '{}', E'\\x', '2025-07-04 04:28:54.644+00', '2026-11-21 04:30:00+00', E'\\x637811ba170c96407baa3d3dde65ea7704b44a825af2a382b6e55f0c602d0c6c'),
  ('39', '0197d44b-78c3-75ad-8896-e30622a3cc7a', E'\\x5bd6b0508f8191a59277583cb59cf025ea9b4c9d950cbb9fe0bfcca5a9f688ea', NULL, '{}', E'\\x', '2025-07-04 07:16:45.379+00', '2026-11-21 04:30:00+00', E'\\x54f5fa023c97d2ca6d0528cb5a286be2a7f5eb668d2df990537a2071984d8fdb'),
  ('4', '0195eaed-5b52-7120-ae2b-e1e49db5b5cc', E'\\x9e164847fba5d788f7ccca07fd14006727f4490ba96c7c5a48608f23a3ec2215', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x7b70e504c2d4239a18cd590363ced4b438bed4bbdba6e687f9d6aeaf10d0882e'),
  ('40', '0197e9a1-67f5-76f3-ac64-d246d3ac4d78', E'\\xeedf387a9eb38c1b77ad59663b303daeffee8e9c79c3ee8b3b2e82b4c19c3c81', NULL, '{}', E'\\x', '2025-07-08 10:42:38.709+00', '2026-11-21 04:30:00+00', E'\\x2c6d98430cb5033a9f157fc04e34314e76dc6b60c247dc4396789c37926250d3'),
  ('41', '01980c8c-196a-74b9-961c-d3b5fd6daa80', E'\\xeadab9feaff925f781a0e74e36c37852500fcbc85d2b34d5ffa880dc6430a7bc', NULL, '{}', E'\\x', '2025-07-15 05:26:04.906+00', '2026-11-21 04:30:00+00', E'\\xf210f49759c3e2871a6eec9adeffa94de565ace0266f8435365e1b7919fbc23c'),
  ('42', '01982b99-c49f-7734-bba0-41e6030e9753', E'\\x713da49e21fb36b2e9c790e629a366140b3b9fe81472fc51c10da67aabe9956e', NULL, '{}', E'\\x', '2025-07-21 06:09:14.399+00', '2026-11-21 04:30:00+00', E'\\xa2d47e85e5ff7ebfc0258b211540064fa142e5a1cd99d438ab7b081d0abb1303'),
  ('43', '0198305a-7b46-7777-a1b2-873d318fdd0d', E'\\x2005d6b6b5c5f486bfd41aa6c6effd6c6d012cca744789ce9d057c24a87599ce', NULL, '{}', E'\\x', '2025-07-22 04:18:12.934+00', '2026-11-21 04:30:00+00', E'\\x801d89eaa88ae5d2cd0c719a0a72d1ad454904bd6543215814200c22936fbc65'),
  ('44', '01983ab5-5436-7235-88d9-ed100d86bd18', E'\\x55ae68f1dfd22976995eddf03b4297a0dfefcd72275a310122a5b44194049a83', NULL, '{}', E'\\x', '2025-07-24 04:33:38.87+00', '2026-11-21 04:30:00+00', E'\\x270936698157f6381313bec56b46dadcbf639785f8dd41bf4fac8573fbef97e1'),
  ('45', '01984f40-d442-73b2-b39c-cc7041879119', E'\\x8a7ef242f62fdbcb706acd3dce0a76540b2f67daacd71db185f4529a6da659ca', NULL, '{}', E'\\x', '2025-07-28 04:18:25.474+00', '2026-11-21 04:30:00+00', E'\\x632f1a6f22335d322040cff83def1a08b96066c1334b8080714b661ab4330424'),
  ('46', '01985aa9-0953-754e-b89f-cbbd38cc7bb2', E'\\xf4c5b00690fb080f9397deb1a6066bf1be384abdb4832d5287fcfc3ee8c85a02', NULL, '{}', E'\\x', '2025-07-30 09:28:04.179+00', '2026-11-21 04:30:00+00', E'\\x51c7b4b7c272cb7d670034447c87e8b1ab58cc1403da436c1438f346ed34be7c'),
  ('47', '01986905-43a3-704e-ac07-7b46c5b3e94e', E'\\x9aa5247720057bb1a4e67026e0bf966c0896783f10c7daa37f316f64100f2170', NULL, '{}', E'\\x', '2025-08-02 04:23:29.443+00', '2026-11-21 04:30:00+00', E'\\xd51f1ba0818506d3d2100a32f2f9ea50aa0c282576684e10e28186a5316fb72a'),
  ('48', '019873c7-c03e-7297-a3c4-5c582d84dee8', E'\\x5890d9a848f77b21c6a79d2428dd7114a48631330f5144f209ba8671cb594742', NULL, '{}', E'\\x', '2025-08-04 06:32:07.486+00', '2026-11-21 04:30:00+00', E'\\x46b6b22375d43f2089c33755ebd1d8ab2870ace2818f4f00090bba3a8c3edf3a'),
  ('49', '0198742d-391a-71a1-ace9-df06d2b41a00', E'\\x70b81face28e6c9af9b52ea0de21e072a48b7ff96971b9aa8d438b779cac2def', NULL, '{}', E'\\x', '2025-08-04 08:22:57.562+00', '2026-11-21 04:30:00+00', E'\\xd8473c6c7c0254d887e8a90247e3d81f274976b473b8a9544e78bb8728d9d7aa'),
  ('5', '0195eaed-5b52-718c-b0ca-24db65c3b33b', E'\\x4822eb0d8a24bb2978b931b6ce1fe45adc3001938676a90aa3c69079000b46f5', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xb9d7b45b47277e16ec4565841dcff6373dcb014b9535150c963ffb89d85dae82'),
  ('50', '01987a45-a517-7557-bb69-20f76ba38b1f', E'\\xa5a73fbb24c361f68e2d30195eaec8c9f42e7cd4c94c316262282c38938918ed', NULL, '{}', E'\\x', '2025-08-05 12:47:21.367+00', '2026-11-21 04:30:00+00', E'\\x1fb01117259bd395842ec2985ff44e0de1704f5e5f2b0dda39996d93103cce42'),
  ('51', '0198adb9-bb13-7460-bb23-49da281de105', E'\\x374055465b65f7eda7fd878af1bc7efadb5ba4171bae7b14971f1937d53cca86', NULL, '{}', E'\\x', '2025-08-15 12:34:47.187+00', '2026-11-21 04:30:00+00', E'\\x1eff3ae5ed469eaafabd1b55dd572c71076d0dc5fe913b3a224f26b3c9851817'),
  ('52', '0198b7a5-65f9-7589-b815-ea5211341d35', E'\\x25c012ba2e068e41b63dea31c6037570015dfeed372937d1ff31adc69830b404', NULL, '{}', E'\\x', '2025-08-17 10:48:46.841+00', '2026-11-21 04:30:00+00', E'\\x2a631c215a4a2d6374b56f64264c14a9d301ec8ba8e087f0f55a51861f1ecd9d'),
  ('53', '0198d1be-32ac-7361-90a8-c2004d54d86e', E'\\xa99553189b0405c82cd63bec112360d398d550915eb737800b6b5aa79f2c1cce', NULL, '{}', E'\\x', '2025-08-22 12:25:59.724+00', '2026-11-21 04:30:00+00', E'\\xc0acfb6fda48d7da0f7088097e240b88bd837d45abc630544c4da07a3751a162'),
  ('54', '019904aa-7eb6-7478-835b-530558d907cd', E'\\xfa7b88b327d7d6c3277c6e821a7531740164ba2ae2a788b0513b23369ae955dc', NULL, '{}', E'\\x', '2025-09-01 09:45:06.486+00', '2026-11-21 04:30:00+00', E'\\x0458940d3067e20de6357aae4321381addfbb8c99ee55d5d1c5abaf05fe862cb'),
  ('55', '01990a07-c598-74b3-a181-474c34c3cc8b', E'\\x57029d8ee2c175da9372ba166a203fcfcf9c2295f5d1a10a7c0a35cbdb9465e4', NULL, '{}', E'\\x', '2025-09-02 10:45:05.56+00', '2026-11-21 04:30:00+00', E'\\x1a2cfa8287262c4fb600e17b69bccd2cbe2b525ed3a7edaa369b1f9136299866'),
  ('56', '01990f32-eeb0-759c-8dd4-9a67bada21d3', E'\\x9e2ae1166d61d687282ff9ee74403e9219f30c9bd3722eb32acdb45831d7dc1b', NULL, '{}', E'\\x', '2025-09-03 10:50:20.208+00', '2026-11-21 04:30:00+00', E'\\x1754cb63e57125957e4442904e35d4b354884afd0028e4545d2e0210b113ac99'),
  ('57', '0199291d-4815-71bf-9425-53f8ae670368', E'\\xb47b8d2a7d98c71f8866cb78eaefbd9c0327fedf371fdd5b7003741ee19f1fcd', NULL, '{}', E'\\x', '2025-09-08 11:36:48.917+00', '2026-11-21 04:30:00+00', E'\\x9102d17e18683890914ad958f62d9126574c718c12c3f12eaa13417f4971c8b7'),
  ('58', '01993c60-445a-7531-921f-c351bd2f9990', E'\\x6e069852066e7dbe2686887539fa42af8d35fed5ca118cdbf5d20ee3a660e6f6', NULL, '{}', E'\\x', '2025-09-12 05:22:45.978+00', '2026-11-21 04:30:00+00', E'\\x29cab68058e05dcbb29460e492a61bd2c57c4c4a106bec5f585765e59b00f4ed'),
  ('59', '01994735-b681-748d-9ff6-0f10714bd709', E'\\x43bb3c79a7ff5d4fc7c1870698b87b0d24677df999f3f0f4c1d21f130d88c623', NULL, '{}', E'\\x', '2025-09-14 07:52:06.529+00', '2026-11-21 04:30:00+00', E'\\xadea9a889738d29a71d6c78221054f42bb5d4f2f87ee0c1dec5382ca2a294bab'),
  ('6', '0195eaed-5b52-719d-9ea9-b0d4d72da1ea', E'\\x7fab92d72febfd3dba7a887e174b87926a76bc213532f74120049b7f8a3e950c', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xf105b6582614f984c65571a0c70ac6c51e1507ab0dc849437190db3a9adcb765'),
  ('60', '0199483e-e8b1-76d8-b380-1c6e54e0227e', E'\\x4d3c5cd0d8373c5922f00ac2aef8b1f163948ccf4dc072238feffa23d34fecb5', NULL, '{}', E'\\x', '2025-09-14 12:41:46.417+00', '2026-11-21 04:30:00+00', E'\\x0c5fb22a90f59d806b647d5a36c6ae862c40f542716b37bb06a15e509e858206'),
  ('61', '0199c7c0-0ba8-77bc-b316-541c7daac203', E'\\x36309c8618c30b10ba2e41238c0be0f9afb7fb9e6bf49fb222c04c2077064b64', NULL, '{}', E'\\x', '2025-10-09 06:54:35.944+00', '2026-11-21 04:30:00+00', E'\\x544deb6f65460cc71b7e815d9b74d59a4e5af160c1afdd03a4933653fdce91eb'),
  ('62', '019a24d1-6480-7294-97d8-0b339b0c69ee', E'\\x14812af3536cd8538449a38bcf5f1fdfcd31a1d229e205e893c76613a84cce89', NULL, '{}', E'\\x', '2025-10-27 08:38:13.888+00', '2026-11-21 04:30:00+00', E'\\x3e71b07fc1eaf37d94a3afb881fec3b9983ea9aa52599e6cbeb70e910e4bea86'),
  ('63', '019a24d1-6480-72b6-bec8-90325af7a153', E'\\xbfa6cef5c9a5f1ad9c5a70652127266b4a86c581af0f69cae5d3192e77b04445', NULL, '{}', E'\\x', '2025-10-27 08:38:13.888+00', '2026-11-21 04:30:00+00', E'\\x6d2844c63e465ce7a2fa4e369439706e10ed54897c7f5e738f426daed8489e54'),
  ('64', '019a3e0d-cbe7-7103-8853-f644c34a3452', E'\\xbdb0c5bd02ef4a94944825f3e8800ceb63824056b843f41c63aefefff317be57', NULL, '{}', E'\\x', '2025-11-01 06:14:42.919+00', '2026-11-21 04:30:00+00', E'\\x70a5d5265c70d6a872ca5baddc79941c4e0b8a3447b0a8b84b6e0a34b63162bd'),
  ('65', '019a499b-18e8-7730-9f12-8679e2aa8181', E'\\xaa9223c86fdb24348f7699973476f3850e298c287c036890c9a395dfe1470b29', NULL, '{}', E'\\x', '2025-11-03 12:04:52.584+00', '2026-11-21 04:30:00+00', E'\\x74a7daac152ab88a146c7c7588c8897e11afa356a72da781f3a074ac84447124'),
  ('66', '019a4dd1-d13d-7332-acf3-a7515764e8ab', E'\\xbbeda6aae4a3aacaadd39c3a6ca15f79a892366d9642d0a16b04fbc8befd2038', NULL, '{}', E'\\x', '2025-11-04 07:43:07.581+00', '2026-11-21 04:30:00+00', E'\\x7a20cf638ff5b209f121e12c5e27b7240d9ad192c15aa3d25ffcae8291e685b2'),
  ('67', '019a5870-be50-7011-9a9b-b9c956494e7b', E'\\x7d888d73b870785e18bb6a59b62002a421b99e40fc06b70747c6e8ca88432917', NULL, '{}', E'\\x', '2025-11-06 09:12:55.12+00', '2026-11-21 04:30:00+00', E'\\x820d7dbe694ffb6394536f9314802b370e7c639f2ec7bc59316fbd52a58f519c'),
  ('68', '019a58cd-919f-7441-b004-c1c68e71d3bc', E'\\xac9f4cabcd557cbb048f6a37adc0a62eee72539f6df6d0f4f8a90d2f8dd62d2c', NULL, '{}', E'\\x', '2025-11-06 10:54:18.527+00', '2026-11-21 04:30:00+00', E'\\x80992571c90ef17b5a3161b111c423abfa5f04db242bf53b3feac2c2bb29d192'),
  ('69', '019acdcb-3f5e-7192-98a5-7b0ef1135d07', E'\\x61fb7934fb08cd523f78d93bd18c711e4aabc1f08f18b3e2b9ca9f89b97f014f', NULL, '{}', E'\\x', '2025-11-29 04:07:20.67+00', '2026-11-21 04:30:00+00', E'\\xbf9af010fd4968bf57b028e6c345c645cbbb9d04c1cbc330514f50d381edf51b'),
  ('7', '0195eaed-5b52-7249-8db9-a8eb3c2ed36e', E'\\x3a4f906f0a7b151e3a34497f70fbcd1063a3dd9a1e27c1e50ff403d563a858ed', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xb64404b0f676776c46acaf392331770e6dbf6b6d8d8535d97484aba8549c628d'),
  ('70', '019acefa-c7b2-76c5-b390-551e58716427', E'\\x7b09103933096514e229c647bcc57b20e63af176a68dce3d608ed086ab4bb990', NULL, '{}', E'\\x', '2025-11-29 09:38:52.978+00', '2026-11-21 04:30:00+00', E'\\xaba87d13e3af2dce4994bc85ccf246f8deb131681eb2f0e7c4341244679a853b'),
  ('71', '019ad88c-72fa-707b-93ca-ec76a64ad2c5', E'\\xe0fe13cfe57304578f18fd7ea7b7c2a210fb9558b71a2de07afa7b76ab3456be', NULL, '{}', E'\\x', '2025-12-01 06:14:34.49+00', '2026-11-21 04:30:00+00', E'\\xa9e12d5d94fd30d48bb35a79a504380aa6087cb88be5d8175a4acf044af6cfe1'),
  ('72', '019b5e41-c6ac-7259-9b56-55bc57e20e05', E'\\xae8f4588ef319cca81b72d496e773ce92b3427e95b5ec00fbbe7728b762d6e9a', NULL, '{}', E'\\x', '2025-12-27 05:22:07.66+00', '2026-11-21 04:30:00+00', E'\\x129c01c10ea76cbc2f2d1a08f36e34b13b5692e64f9558af24a061efd7fc35a6'),
  ('73', '019b7ce0-50eb-777d-b34f-27f10340290f', E'\\x172d77a90cb8ff9b43a829cd2dd1b30aa013294b893fa381121a64b7fdb2b4ab', NULL, '{}', E'\\x', '2026-01-02 04:03:54.219+00', '2026-11-21 04:30:00+00', E'\\x399efbab1958a496465cf02b5ffb1d799acc2c8da71f7c46430d398e5843b5db'),
  ('74', '019b7d9a-7db3-7050-88b4-bac268237c7e', E'\\xbf18865f0691ced82225ae63c8a60203e9b3d3187043f9eba3784ce59d87ecea', NULL, '{}', E'\\x', '2026-01-02 07:27:15.379+00', '2026-11-21 04:30:00+00', E'\\xe9fa9ce8b3f3528a0555e775d6eee0630c4aea59d90ffd89a889392c543251d0'),
  ('75', '019b92c8-7213-7583-9d67-09aefb96320a', E'\\xc968e3710fe2cffdd54062a7e4b83a6f9273d74d910ac7a6ae9101ec101e80d7', NULL, '{}', E'\\x', '2026-01-06 10:09:28.595+00', '2026-11-21 04:30:00+00', E'\\xa381354d65bde37f03b79ec63b318c7d6142a6f8d41d60633ca37a2e2acaa84b'),
  ('76', '019b96c0-e9f1-71a8-9dbd-1004c057a88e', E'\\x8e19a97b477327dddd7b355d90afdf2ea5d27228a51049d885756c86c0a355d4', NULL, '{}', E'\\x', '2026-01-07 04:39:43.857+00', '2026-11-21 04:30:00+00', E'\\x27a1f08a9bac61e6bcc2db2bd30673e78c1b3ff16fae8d05d62a03b71a5b2cf5'),
  ('77', '019b9be6-f910-713a-a190-dbd3b9e8a7fa', E'\\xe0c72cbd6f69070715695652af370a2da851d9a049254d90afb626d6a11c2a3a', NULL, '{}', E'\\x', '2026-01-08 04:39:24.176+00', '2026-11-21 04:30:00+00', E'\\x0cc84450c377b1774af60b8de7cdd12797c8aaa8b63d6408f1b851d9cfa7ebf9'),
  ('78', '019bea69-43a4-74cf-8731-c96403d2953b', E'\\xfea2fd493d61f8f82960003c961b6c98a414b1b1275223c23f12f0bc98a4b77a', NULL, '{}', E'\\x', '2026-01-23 10:32:05.796+00', '2026-11-21 04:30:00+00', E'\\x3d94438d686946624ebaf83e70fbbf76d564bf0f033a2a6e944b7d9446e7a399'),
  ('79', '019c1cef-33c4-7469-b539-7b9ff9caf9b2', E'\\xffcbd8f41dd50f9b465eeb6bb5ac8bf6fb32851cccc8d8e35cbe7b0d00782db7', NULL, '{}', E'\\x', '2026-02-02 05:59:24.356+00', '2026-11-21 04:30:00+00', E'\\x0927c6f1f1b93f9628601302d6cbd43fbe04e467ffacb78b67e5a25e5e66bf4c'),
  ('8', '0195eaed-5b52-7484-859c-4072b6b1725f', E'\\x321e15284fef7e385b739403d63da6caec201408aaa628032b777b1831e4dc45', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xd15d9207ba47e38ecc78c9c9c0c266bb7c13254c5b2f0b21011dba1744629837'),
  ('80', '019c31b6-9ffd-70d2-9090-8d7d86d2d79b', E'\\x4582ada6c0d1ea4b87a1c4f497fb02054baca918ce99b68d35c1fe6efda59555', NULL, '{}', E'\\x', '2026-02-06 06:49:38.045+00', '2026-11-21 04:30:00+00', E'\\xdaa0ef2702041e5739fa24b73b7232824d1d11f6d1ec84a16d960b66b6ad7ce2'),
  ('81', '019c369f-a274-7552-8b49-63640070a124', E'\\x3f36aa67e7325410acee3d3f1642c66f788554bc9d52e20dafdf05bd10a3d3cc', NULL, '{}', E'\\x', '2026-02-07 05:42:37.428+00', '2026-11-21 04:30:00+00', E'\\x38512f71158ffd8fa019eaa22d4468b7b000dee3a02bfd7fae4ef84b6e3e6673'),
  ('82', '019c411e-2084-72e4-b579-98f32a63e6fe', E'\\xb3405af740ced36920c9a74c404023311f89b126a1ef3257e87e8f038ac869c6', NULL, '{}', E'\\x', '2026-02-09 06:36:59.396+00', '2026-11-21 04:30:00+00', E'\\x12d766b69d39559192cff8167ea03ea88b2defdcc686cf4dd028726b36feaafd'),
  ('83', '019c423e-23a9-77d9-8367-022d2f42ba03', E'\\xca87c43bfd133b6f89586b5d149b5bec8ceecaa54f112c899e7ef3722f9fc118', NULL, '{}', E'\\x', '2026-02-09 11:51:34.569+00', '2026-11-21 04:30:00+00', E'\\x077c5c4ff8246a53d4cb0a47cb421d4eea7636c09be2607c68011e9d8b9b14be'),
  ('84', '019c7004-9136-71d3-b312-09db04394489', E'\\x2fc903fc0cca5bfc1fc4b363167b9945e73ae97b551ee3b60f38cc59cfd14f32', NULL, '{}', E'\\x', '2026-02-18 09:11:13.462+00', '2026-11-21 04:30:00+00', E'\\x9fea9693d2ed2e910d03bbb196f45c3dd407197177857e883606196d5a0438b6'),
  ('85', '019cfa32-3a20-71f7-9a07-967fdc1d43a2', E'\\x92afe99727504534e8915f3a21dfb7002fdc05e475feb6dfa8fd57431a20c696', NULL, '{}', E'\\x', '2026-03-17 05:08:41.632+00', '2026-11-21 04:30:00+00', E'\\x8e296ca40f6ba4a6404853b93983e47a5151e9fcc827218b5737869fd79e65ba'),
  ('86', '019d47ad-09b4-75b7-bd51-6ea7175a42c5', E'\\x60981af39f095aedd46955f59ee26e399e0ffc1a5ab41643cda6ae72bed0c6f9', NULL, '{}', E'\\x', '2026-04-01 06:13:35.796+00', '2026-11-21 04:30:00+00', E'\\x10b63f58e976f3df31a4800d0c011d03a064e585331780396e20ad2e642554f8'),
  ('87', '019d805b-85ba-705e-8ac3-959f3c689d55', E'\\x77b1de20b7b4013ada56833bf84e87ed519fcf8c3180e3dfaca2a40b07bd450f', NULL, '{}', E'\\x', '2026-04-12 06:22:54.906+00', '2026-11-21 04:30:00+00', E'\\xf867dfd50aadf1afc14280d0894e748656f6288adfaca1d44c3132c5bccd4edf'),
  ('88', '019daf1c-ae23-715f-8a67-7678158a0768', E'\\x01bde2b2c3dc86792429635613e21f248eeddc062a531a98fa9ad42f8cda92e8', NULL, '{}', E'\\x', '2026-04-21 08:16:25.635+00', '2026-11-21 04:30:00+00', E'\\xfff32b0797a1c786c9ad10f576a06b9755ff5a7cc1ada2f6f5b8fc0c6f3fe24f'),
  ('89', '019e0afc-7890-71fe-85e9-6871ed0be38d', E'\\x6298b52f5cac4b7948db3ebbde498b45c8715110118dc22a02ad4491dc147f2e', NULL, '{}', E'\\x', '2026-05-09 04:26:18.64+00', '2026-11-21 04:30:00+00', E'\\x9f4024b29a5280eb6c09fb6f18419d88a475ac06ea05b4012c2267d98961b8e9'),
  ('9', '0195eaed-5b52-76f0-a17e-02c81267028b', E'\\x534d52ffec636548188755400ec965c8b4caf5da2d6601fb92ea521ec94d106e', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xa48651bb0f1b2c2bbdc81647c1811e7822e06873c0d0ab100d49c30ab53a38a2'),
  ('90', '019e91fd-57b9-7123-942b-985651210226', E'\\x8c6e30be81a6cda5eb96bb50820f74431000cfee8dac87b65b854285fd143a03', NULL, '{}', E'\\x', '2026-06-04 09:35:59.929+00', '2026-11-21 04:30:00+00', E'\\x13b65fc4fa84219ea2f4bb0e475c3e4cdf616c2e665260094ad3b1450109bc77'),
  ('91', '019f1d81-7446-73e3-8fdc-f4dd58550b30', E'\\x9542cd8b14f6d9d3a20118b735f74d03ff4498519bd07e50d577282c42ab52f3', NULL, '{}', E'\\x', '2026-07-01 11:47:31.014+00', '2026-11-21 04:30:00+00', E'\\x0f9ebf4183b6c2ce56892bb05c17dea5dfa036b368e4cdd0514a581439e5012a'),
  ('92', '019f4660-91bf-7436-b9bd-9a9945693987', E'\\x158069afae054ed1d78be5cb8b6a7c4717c9bf7309f2466cd271ab807d33c8fe', NULL, '{}', E'\\x', '2026-07-09 10:16:01.727+00', '2026-11-21 04:30:00+00', E'\\x28e2da528359f6cf03963520f4201272c86bb7ad2361c7329bde3102f2e67107'),
  ('93', '019fa230-ae6c-728c-8d91-144e13f3d92b', E'\\x8da217c1344f825308527cfacd89a0845945f10e095801b3c30fa02c3b0d1197', NULL, '{}', E'\\x', '2026-07-27 06:08:47.212+00', '2026-11-21 04:30:00+00', E'\\x4aa041380ba64bf2fed38d76a687024ba766d1c5d8cb3df947207e7839ddd322'),
  ('94', '01a02eaf-9c16-74de-8d6d-f8a26e704ba2', E'\\xb4e96b81f8476131a0a020bee574fe82ff42264fae61a102d2688a850288d185', NULL, '{}', E'\\x', '2026-08-23 12:54:15.83+00', '2026-11-21 04:30:00+00', E'\\x421feb7aa2dfad575ccb80a868fd80da6330db182267f4f5ac1c95aead76bedc'),
  ('95', '01a0b40e-f07d-7253-aa6a-9f2b31aa7090', E'\\x362302d253eba1d4054897778861eea90ac8281cf94ed4da1b5d059008681744', NULL, '{}', E'\\x', '2026-09-18 10:27:53.085+00', '2026-11-21 04:30:00+00', E'\\xa011257e3cd5e68bba52346148fbc451f66b79fff9ef7cf568cb9bc8c2dde028'),
  ('96', '01a0d6d4-797a-7386-89ee-a3f880886477', E'\\x0b543f4ade9acb10e242351f74144c9e4811839427cb6d7e505274b50b621e48', NULL, '{}', E'\\x', '2026-09-25 04:30:44.09+00', '2026-11-21 04:30:00+00', E'\\x5239037d40213076cde41f26bde3fb9a6c57188b5fab2101b054545953446c1c'),
  ('97', '01a11b91-9b52-7411-ba32-354de41fd14a', E'\\xc32286469d072ecea4b96cb93cab1b736b45b4f9bbacd0a8a67338546863399d', NULL, '{}', E'\\x', '2026-10-08 12:51:29.746+00', '2026-11-21 04:30:00+00', E'\\x1b98aca15adf2711109da92d14de487858d3b97b480ebcc712dda3818007ab44'),
  ('98', '01a13e7e-69d3-71bb-9388-a24dc887dd93', E'\\x5d5d1e554944d561b0097fcc272e4b4634e9fd508ed18f5815c5d67744ce066a', NULL, '{}', E'\\x', '2026-10-15 07:37:14.451+00', '2026-11-21 04:30:00+00', E'\\xb6152e375f6d5a28240a0a9217cdb63ab88e96ccab984494b5b1382c638ee1fe'),
  ('99', '01a19b44-4019-73a2-8c79-9c9f208cea31', E'\\xfc18910ceb0bfafbf4ff5366b386529ceb2d3cc33346c414869cd925c9e8bb5e', NULL, '{}', E'\\x', '2026-11-02 07:58:23.769+00', '2026-11-21 04:30:00+00', E'\\xac3d1d4a2af4706ff0ab6cec8a3155ff0402efd7ce8e2a8f0848b8622b1d9bd4');
insert into audit_personal ("entry_id", "subject_id", "field", "before", "after", "salt") overriding system value values
  ('01a21963-2b48-75f9-9c65-b948eb2e787a', '01a1b03c-74c1-7146-8b4f-3f10c2ca5ec1', 'reason', NULL, '"Scholarship"', 'ca72e10e-ea3e-4216-a450-08f2a5707633'),
  ('01a21963-2b56-7356-9ac8-ccb202119619', '01a1b03c-74c1-7146-8b4f-3f10c2ca5ec1', 'reason', NULL, '"Paid twice"', '98f87b61-c223-483c-8aab-0667b1fece4a'),
  ('01a21963-2c0a-74dd-8e56-fb793844d160', '01976d38-7d5f-7349-b644-b1692217627c', 'degree', '"BCom"', '"BSc"', '73ed7774-bd06-4ecd-9685-993c6139a64f');
insert into audit_seal ("day", "n", "hash") overriding system value values
  ('2026-11-21', '127', E'\\xc6de4b214322daac428ae3082b999e2826ba5c83cc47d8c79c6ff45d5b0ea77a');
insert into audit_unchained ("at", "entry_id") overriding system value values
  ('2026-11-21 04:30:00+00', '01a21963-2c0a-74dd-8e56-fb793844d160');
insert into backup_run ("id", "kind", "started_at", "seen_at", "finished_at", "place", "encrypted", "bytes", "reason") overriding system value values
  ('01a21963-2bc3-726f-9776-7162015dfcc7', 'scheduled', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', 'office:/backup/example.tar.gz', 'false', '4096', NULL);
insert into batch ("id", "code", "code_key", "course_id", "time", "start_on", "end_on", "created_at", "version", "deleted_at", "trainer", "trainer_key", "room", "room_key", "sessions", "seats", "import_id") overriding system value values
  ('01a21963-2a32-71b5-81f6-fdafce2c8bdc', 'TALLY-2504', 'tally-2504', '01a21963-2a2f-77d1-b591-016e85da5c49', '15:00 to 17:00', '2025-04-01', '2025-07-01', '2025-03-11 05:44:07.174+00', '1', NULL, 'Anita Example', 'anita example', 'Room 1', 'room 1', '[{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 5}]', '1', NULL),
  ('01a21963-2a32-71b5-81f7-0309e90b63d5', 'PY-2504', 'py-2504', '01a21963-2a30-7458-938e-272fca84a8db', '08:00 to 10:00', '2025-04-27', '2025-08-27', '2025-04-06 10:29:18.706+00', '1', NULL, 'Binod Example', 'binod example', 'Room 2', 'room 2', '[{"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 6}]', '1', NULL),
  ('01a21963-2a32-71b5-81f7-0772efb84646', 'FSW-2505', 'fsw-2505', '01a21963-2a30-7458-938e-283c0b6f4726', '12:30 to 14:30', '2025-05-24', '2026-01-24', '2025-05-03 08:05:14.006+00', '1', NULL, 'Chitra Example', 'chitra example', 'Lab 1', 'lab 1', '[{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}]', '1', NULL),
  ('01a21963-2a32-71b5-81f7-099fbcad2f80', 'DA-2506', 'da-2506', '01a21963-2a30-7458-938e-2d3e7de9dbcf', '18:00 to 20:00', '2025-06-19', '2025-12-19', '2025-05-29 10:56:01.407+00', '1', NULL, 'Dev Example', 'dev example', 'Lab 2', 'lab 2', '[{"end": "20:00", "start": "18:00", "weekday": 1}, {"end": "20:00", "start": "18:00", "weekday": 3}, {"end": "20:00", "start": "18:00", "weekday": 5}]', '1', NULL),
  ('01a21963-2a32-71b5-81f7-0dc9a66a39c4', 'GD-2507', 'gd-2507', '01a21963-2a30-7458-938e-307d650699db', '18:00 to 20:00', '2025-07-16', '2025-12-16', '2025-06-25 12:57:02.901+00', '1', NULL, 'Esther Example', 'esther example', 'Room 1', 'room 1', '[{"end": "20:00", "start": "18:00", "weekday": 2}, {"end": "20:00", "start": "18:00", "weekday": 4}, {"end": "20:00", "start": "18:00", "weekday": 6}]', '1', NULL),
  ('01a21963-2a33-764a-a44c-d9203e0a6cbc', 'DM-2508', 'dm-2508', '01a21963-2a30-7458-938e-35f45e078be2', '10:00 to 12:00', '2025-08-11', '2025-11-11', '2025-07-21 06:09:14.399+00', '1', NULL, 'Anita Example', 'anita example', 'Room 2', 'room 2', '[{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 5}]', '1', NULL),
  ('01a21963-2a33-764a-a44c-de849e4e5bfb', 'HT-2509', 'ht-2509', '01a21963-2a30-7458-938e-394ac2d3843c', '15:00 to 17:00', '2025-09-07', '2025-11-07', '2025-08-17 10:48:46.841+00', '1', NULL, 'Binod Example', 'binod example', 'Lab 1', 'lab 1', '[{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 5}]', '1', NULL),
  ('01a21963-2a33-764a-a44c-e24e42e700a2', 'FR-2510', 'fr-2510', '01a21963-2a30-7458-938e-3fbeb6b8b433', '15:00 to 17:00', '2025-10-03', '2026-02-03', '2025-09-12 05:22:45.978+00', '1', NULL, 'Chitra Example', 'chitra example', 'Lab 2', 'lab 2', '[{"end": "17:00", "start": "15:00", "weekday": 2}, {"end": "17:00", "start": "15:00", "weekday": 4}, {"end": "17:00", "start": "15:00", "weekday": 6}]', '1', NULL),
  ('01a21963-2a33-764a-a44c-e7d23325f1d8', 'TALLY-2510', 'tally-2510', '01a21963-2a2f-77d1-b591-016e85da5c49', '12:30 to 14:30', '2025-10-30', '2026-01-30', '2025-10-09 06:54:35.944+00', '1', NULL, 'Dev Example', 'dev example', 'Room 1', 'room 1', '[{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}]', '1', NULL),
  ('01a21963-2a33-764a-a44c-ea1f55266062', 'PY-2511', 'py-2511', '01a21963-2a30-7458-938e-272fca84a8db', '18:00 to 20:00', '2025-11-25', '2026-03-25', '2025-11-04 07:43:07.581+00', '1', NULL, 'Esther Example', 'esther example', 'Room 2', 'room 2', '[{"end": "20:00", "start": "18:00", "weekday": 1}, {"end": "20:00", "start": "18:00", "weekday": 3}, {"end": "20:00", "start": "18:00", "weekday": 5}]', '1', NULL),
  ('01a21963-2a33-764a-a44c-edc998a91338', 'FSW-2512', 'fsw-2512', '01a21963-2a30-7458-938e-283c0b6f4726', '12:30 to 14:30', '2025-12-22', '2026-08-22', '2025-12-01 06:14:34.49+00', '1', NULL, 'Anita Example', 'anita example', 'Lab 1', 'lab 1', '[{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}]', '1', NULL),
  ('01a21963-2a33-764a-a44c-f39f0445f17d', 'DA-2601', 'da-2601', '01a21963-2a30-7458-938e-2d3e7de9dbcf', '12:30 to 14:30', '2026-01-17', '2026-07-17', '2025-12-27 05:22:07.66+00', '1', NULL, 'Binod Example', 'binod example', 'Lab 2', 'lab 2', '[{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}]', '1', NULL),
  ('01a21963-2a33-764a-a44c-f6f893135e64', 'GD-2602', 'gd-2602', '01a21963-2a30-7458-938e-307d650699db', '08:00 to 10:00', '2026-02-13', '2026-07-13', '2026-01-23 10:32:05.796+00', '1', NULL, 'Chitra Example', 'chitra example', 'Room 1', 'room 1', '[{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 5}]', '1', NULL),
  ('01a21963-2a33-764a-a44c-f94dc94510c6', 'DM-2603', 'dm-2603', '01a21963-2a30-7458-938e-35f45e078be2', '12:30 to 14:30', '2026-03-11', '2026-06-11', '2026-02-18 09:11:13.462+00', '1', NULL, 'Dev Example', 'dev example', 'Room 2', 'room 2', '[{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}]', '1', NULL),
  ('01a21963-2a33-764a-a44c-ff2fb72db11a', 'HT-2604', 'ht-2604', '01a21963-2a30-7458-938e-394ac2d3843c', '10:00 to 12:00', '2026-04-07', '2026-06-07', '2026-03-17 05:08:41.632+00', '1', NULL, 'Esther Example', 'esther example', 'Lab 1', 'lab 1', '[{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 5}]', '1', NULL),
  ('01a21963-2a33-764a-a44d-01189103c0fb', 'FR-2605', 'fr-2605', '01a21963-2a30-7458-938e-3fbeb6b8b433', '08:00 to 10:00', '2026-05-03', '2026-09-03', '2026-04-12 06:22:54.906+00', '1', NULL, 'Anita Example', 'anita example', 'Lab 2', 'lab 2', '[{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 5}]', '1', NULL),
  ('01a21963-2a33-764a-a44d-07647db7902a', 'TALLY-2605', 'tally-2605', '01a21963-2a2f-77d1-b591-016e85da5c49', '12:30 to 14:30', '2026-05-30', '2026-08-30', '2026-05-09 04:26:18.64+00', '1', NULL, 'Binod Example', 'binod example', 'Room 1', 'room 1', '[{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}]', '1', NULL),
  ('01a21963-2a33-764a-a44d-0aa99ed17f82', 'PY-2606', 'py-2606', '01a21963-2a30-7458-938e-272fca84a8db', '08:00 to 10:00', '2026-06-25', '2026-10-25', '2026-06-04 09:35:59.929+00', '1', NULL, 'Chitra Example', 'chitra example', 'Room 2', 'room 2', '[{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 5}]', '1', NULL),
  ('01a21963-2a33-764a-a44d-0f8373c2bc16', 'FSW-2607', 'fsw-2607', '01a21963-2a30-7458-938e-283c0b6f4726', '10:00 to 12:00', '2026-07-22', NULL, '2026-07-01 11:47:31.014+00', '1', NULL, 'Dev Example', 'dev example', 'Lab 1', 'lab 1', '[{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 5}]', '1', NULL),
  ('01a21963-2a33-764a-a44d-104f855f8d5b', 'DA-2608', 'da-2608', '01a21963-2a30-7458-938e-2d3e7de9dbcf', '10:00 to 12:00', '2026-08-17', '2027-02-17', '2026-07-27 06:08:47.212+00', '1', NULL, 'Esther Example', 'esther example', 'Lab 2', 'lab 2', '[{"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 6}]', '1', NULL),
  ('01a21963-2a33-764a-a44d-17074a3ec7f9', 'GD-2609', 'gd-2609', '01a21963-2a30-7458-938e-307d650699db', '08:00 to 10:00', '2026-09-13', '2027-02-13', '2026-08-23 12:54:15.83+00', '1', NULL, 'Anita Example', 'anita example', 'Room 1', 'room 1', '[{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 5}]', '1', NULL),
  ('01a21963-2a33-764a-a44d-1baeabfbe4a3', 'DM-2610', 'dm-2610', '01a21963-2a30-7458-938e-35f45e078be2', '12:30 to 14:30', '2026-10-09', NULL, '2026-09-18 10:27:53.085+00', '1', NULL, 'Binod Example', 'binod example', 'Room 2', 'room 2', '[{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 5}]', '1', NULL),
  ('01a21963-2a33-764a-a44d-1ddf3d8d6b6c', 'HT-2611', 'ht-2611', '01a21963-2a30-7458-938e-394ac2d3843c', '10:00 to 12:00', '2026-11-05', '2027-01-05', '2026-10-15 07:37:14.451+00', '1', NULL, 'Chitra Example', 'chitra example', 'Lab 1', 'lab 1', '[{"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 6}]', '1', NULL),
  ('01a21963-2a34-7780-bb02-17c319edb3d7', 'FR-2612', 'fr-2612', '01a21963-2a30-7458-938e-3fbeb6b8b433', '15:00 to 17:00', '2026-12-01', NULL, '2026-11-10 06:43:16.88+00', '1', NULL, 'Dev Example', 'dev example', 'Lab 2', 'lab 2', '[{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 2}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 4}, {"end": "17:00", "start": "15:00", "weekday": 5}]', '1', NULL);
insert into batch_waiting ("id", "batch_id", "enquiry_id", "student_id", "at", "removed_at") overriding system value values
  ('01a21963-2bc3-726f-9776-7d88340e9651', '01a21963-2a32-71b5-81f6-fdafce2c8bdc', NULL, '01976d38-7d5f-7349-b644-b1692217627c', '2026-11-21 04:30:00+00', NULL);
insert into bulk_change ("id", "change", "students", "changed_at", "changed_by", "undone_at") overriding system value values
  ('01a21963-2beb-7348-abd2-7bc7ee6c58af', '{"isCompleted": "yes"}', '1', '2026-11-21 04:30:00+00', '01a21963-29d8-7209-a955-6eece69fb7ce', NULL);
insert into bulk_change_student ("bulk_change_id", "student_id", "before", "versions") overriding system value values
  ('01a21963-2beb-7348-abd2-7bc7ee6c58af', '01976d38-7d5f-7349-b644-b1692217627c', '{}', '1.1.0');
insert into calendar_feed ("account_id", "code", "batch_id", "trainer", "created_at") overriding system value values
  ('01a21963-29d8-7209-a955-6eece69fb7ce', '8d20f82b-9e2b-4192-8bbb-ac25710e3349', NULL, 'Example', '2026-11-21 04:30:00+00');
insert into cash_entry ("id", "kind", "amount", "day", "reference", "recorded_at", "recorded_by", "voided_at", "voided_by") overriding system value values
  ('01a21963-2beb-7348-abd2-82e4ff501e39', 'opening', '1000.00', '2026-11-20', NULL, '2026-11-21 04:30:00+00', '01a21963-29d8-7209-a955-6eece69fb7ce', NULL, NULL);
insert into certificate ("id", "issue_id", "kind", "financial_year", "n", "student_id", "enrolment_id", "student_name", "course", "batch", "title", "body", "signatory", "issued_on", "issued_at", "issued_by", "revoked_at", "revoked_by", "revoke_reason", "verification_id") overriding system value values
  ('01a21963-2beb-7348-abd2-863c3a5371cb', '01a21963-2beb-7348-abd2-8b7da37a26f6', 'completion', '2026-27', '1', '01976d38-7d5f-7349-b644-b1692217627c', '01976d38-7d5f-7072-b267-127f6bdeb546', 'Example', 'Example', 'Example', 'Example', 'Example', 'Example', '2026-11-20', '2026-11-21 04:30:00+00', '01a21963-29d8-7209-a955-6eece69fb7ce', NULL, NULL, NULL, '57783f1c-0e30-45f5-98fe-5e30e3adde1d');
insert into certificate_series ("kind", "financial_year", "last") overriding system value values
  ('completion', '2026-27', '1');
insert into certificate_signature ("one", "content", "changed_at") overriding system value values
  ('true', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00');
insert into certificate_template ("kind", "title", "body", "signatory", "version") overriding system value values
  ('completion', 'Example', '{name}', 'Example', '1');
insert into consent ("student_id", "given_by", "guardian_name", "notice_version", "at", "recorded_by") overriding system value values
  ('01976d38-7d5f-7349-b644-b1692217627c', 'student', NULL, '2', '2026-11-21 04:30:00+00', NULL);
insert into course ("id", "name", "name_key", "fee", "duration", "added_by", "created_at", "version", "deleted_at", "instalments", "import_id") overriding system value values
  ('01a21963-2a2f-77d1-b591-016e85da5c49', 'Tally with GST', 'tally with gst', '12000.00', '3 months', '01a21963-29d8-7209-a955-6b05e071e289', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a21963-2a30-7458-938e-272fca84a8db', 'Python Programming', 'python programming', '18000.00', '4 months', '01a21963-29d8-7209-a955-6b05e071e289', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a21963-2a30-7458-938e-283c0b6f4726', 'Full Stack Web Development', 'full stack web development', '45000.00', '8 months', '01a21963-29d8-7209-a955-6b05e071e289', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a21963-2a30-7458-938e-2d3e7de9dbcf', 'Data Analytics', 'data analytics', '35000.00', '6 months', '01a21963-29d8-7209-a955-6b05e071e289', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a21963-2a30-7458-938e-307d650699db', 'Graphic Design', 'graphic design', '22000.00', '5 months', '01a21963-29d8-7209-a955-6b05e071e289', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a21963-2a30-7458-938e-35f45e078be2', 'Digital Marketing', 'digital marketing', '15000.00', '3 months', '01a21963-29d8-7209-a955-6b05e071e289', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a21963-2a30-7458-938e-394ac2d3843c', 'Hindi Typing', 'hindi typing', '4500.00', '2 months', '01a21963-29d8-7209-a955-6b05e071e289', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a21963-2a30-7458-938e-3fbeb6b8b433', 'Français des affaires', 'francais des affaires', '16500.00', '4 months', '01a21963-29d8-7209-a955-6b05e071e289', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL);
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
  ('01a21963-2beb-7348-abd2-7ff7984b7c06', '2026-11-20', NULL, '0.00', '0.00', '{}', NULL, '2026-11-21 04:30:00+00', '01a21963-29d8-7209-a955-6eece69fb7ce', '{}');
insert into declared_payment ("student_id", "fee", "paid", "pay_mode") overriding system value values
  ('01a1be83-9230-7075-887e-40feec52219e', '16500.00', '8250.00', 'Online');
insert into deletion ("id", "record", "deleted_at", "deleted_by", "status_before", "enquiry", "erase_after", "erased_at") overriding system value values
  ('01a21963-2bbe-73e1-8591-9a24ae66aa21', 'enquiry', '2026-11-21 04:30:00+00', NULL, NULL, '{"id": "01a21963-2bbe-73e1-8591-9a24ae66aa21", "name": "Example"}', '2026-11-21 04:30:00+00', NULL);
insert into discount_limit ("one", "percent", "version") overriding system value values
  ('true', '10.00', '2');
insert into draft ("account_id", "key", "field_values", "saved_at") overriding system value values
  ('01a21963-29d8-7209-a955-6eece69fb7ce', 'course-add', '{"course":"Example"}', '2026-11-21 04:30:00+00');
insert into enquiry ("id", "name", "name_key", "mail_id", "contact", "alt_contact", "qualification", "address", "course_id", "enquiry_mode", "mode", "ref", "remark", "day", "status", "is_placed", "student_id", "created_at", "version", "next_call_on", "import_id") overriding system value values
  ('01962e07-dbf7-7362-9447-be45e08ed930', 'Ishwari Voorbeeld', 'ishwari voorbeeld', 'ishwari.3@example.net', '5570000003', '5580000003', 'BSc', '37 Namuna Marg, Example Nagar', '01a21963-2a30-7458-938e-283c0b6f4726', 'online', 'online', NULL, NULL, '2025-04-13', 'Pending', 'false', NULL, '2025-04-13 07:23:09.175+00', '2', NULL, NULL),
  ('01973f71-631b-71f2-8d1e-a6936c5c8101', 'विवेक दृष्टांत', 'विवेक दृष्टांत', 'student.1@example.com', '5550000001', NULL, 'BCom', '159 Namuna Marg, Demo Colony', '01a21963-2a30-7458-938e-2d3e7de9dbcf', 'offline', 'offline', 'एक मित्र', 'Will come for a trial class', '2025-06-05', 'Closed', 'false', '01976d38-7d5f-7349-b644-b1692217627c', '2025-06-05 09:34:45.019+00', '2', NULL, NULL),
  ('019a24d1-6480-74bd-b897-451140027628', 'Asha Beispiel', 'asha beispiel', 'asha.2@example.net', '5570000002', '5580000002', 'BSc', '77 Example Road, Namunapur', '01a21963-2a30-7458-938e-283c0b6f4726', 'offline', 'offline', 'Poster at the college', 'Will come for a trial class', '2025-10-27', 'Pending', 'false', NULL, '2025-10-27 08:38:13.888+00', '2', NULL, NULL);
insert into enquiry_note ("id", "enquiry_id", "at", "written_by", "note", "next_call_on") overriding system value values
  ('01a21963-2bc3-726f-9776-7a1e72477163', '01962e07-dbf7-7362-9447-be45e08ed930', '2026-11-21 04:30:00+00', NULL, 'Example', NULL);
insert into enrolment ("id", "student_id", "n", "course_id", "batch_id", "mode", "duration", "fee", "joining_on", "end_on", "is_completed", "ended_at", "end_reason", "created_at", "version", "is_main") overriding system value values
  ('01976d38-7d5f-7072-b267-127f6bdeb546', '01976d38-7d5f-7349-b644-b1692217627c', '1', '01a21963-2a30-7458-938e-2d3e7de9dbcf', '01a21963-2a32-71b5-81f7-099fbcad2f80', 'offline', '6 months', '31500.00', '2025-06-14', '2025-12-19', 'true', NULL, NULL, '2025-06-14 06:55:08.127+00', '1', 'true'),
  ('0198305a-7b46-769b-9ead-a653d24f3aab', '0198305a-7b46-7443-8069-5e17a3ff15c6', '1', '01a21963-2a30-7458-938e-307d650699db', '01a21963-2a32-71b5-81f7-0dc9a66a39c4', 'offline', '5 months', '22000.00', '2025-07-22', '2025-12-16', 'true', NULL, NULL, '2025-07-22 04:18:12.934+00', '1', 'true'),
  ('0199483e-e8b1-72b3-af6f-55d74a8d71e8', '0199483e-e8b1-737f-bd11-f7ddf761b92d', '1', '01a21963-2a30-7458-938e-35f45e078be2', '01a21963-2a33-764a-a44c-d9203e0a6cbc', 'online', '3 months', '15000.00', '2025-09-14', '2025-11-11', 'true', NULL, NULL, '2025-09-14 12:41:46.417+00', '1', 'true'),
  ('019acdcb-3f5e-70c4-8cc8-21e3279b5511', '019acdcb-3f5e-7000-b8c6-81694acf286e', '1', '01a21963-2a30-7458-938e-272fca84a8db', '01a21963-2a33-764a-a44c-ea1f55266062', 'offline', '4 months', '18000.00', '2025-11-29', '2026-03-25', 'true', NULL, NULL, '2025-11-29 04:07:20.67+00', '1', 'true'),
  ('01a11b91-9b52-731f-af0d-115208e785ed', '01a11b91-9b52-73dd-8d7c-920c482ddf92', '1', '01a21963-2a30-7458-938e-35f45e078be2', '01a21963-2a33-764a-a44d-1baeabfbe4a3', 'offline', '3 months', '13500.00', '2026-10-08', NULL, 'false', NULL, NULL, '2026-10-08 12:51:29.746+00', '1', 'true'),
  ('01a1b03c-74c1-755f-bbfa-996f2ee3ffce', '01a1b03c-74c1-7146-8b4f-3f10c2ca5ec1', '1', '01a21963-2a30-7458-938e-394ac2d3843c', '01a21963-2a33-764a-a44d-1ddf3d8d6b6c', 'online', '2 months', '4050.00', '2026-11-06', NULL, 'false', NULL, NULL, '2026-11-06 09:41:54.497+00', '1', 'true'),
  ('01a1be83-9230-71bb-8a31-271b9f3ee910', '01a1be83-9230-7075-887e-40feec52219e', '1', '01a21963-2a30-7458-938e-3fbeb6b8b433', '01a21963-2a34-7780-bb02-17c319edb3d7', 'offline', '4 months', '0.00', '2026-12-01', NULL, 'false', NULL, NULL, '2026-11-09 04:14:16.112+00', '1', 'true'),
  ('01a1fb86-a83e-77d3-b0c7-0143b09c789c', '01a1fb86-a83e-77d1-8f10-c3c24f1b1d4e', '1', '01a21963-2a30-7458-938e-394ac2d3843c', '01a21963-2a33-764a-a44d-1ddf3d8d6b6c', 'offline', '2 months', '4050.00', '2026-11-21', NULL, 'false', NULL, NULL, '2026-11-21 00:34:28.542+00', '1', 'true');
insert into expense ("id", "category_id", "remark", "amount", "day", "created_at", "updated_at", "version", "financial_year", "n", "pay_mode", "payee", "voided_at", "voided_by", "import_id", "old_voucher") overriding system value values
  ('01972f8c-001d-7639-b064-cc23e0174687', '01a21963-2af9-730a-9fee-4bfe29e4093f', 'Sample Telecom, line of the month', '172.00', '2025-06-02', '2025-06-02 07:29:53.693+00', '2025-06-02 07:29:53.693+00', '1', '2025-26', '1', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('019730ae-176e-7615-8bca-b53971cedabd', '01a21963-2af9-730a-9fee-47caa8953406', 'Example Power Company, bill of the month', '516.00', '2025-06-02', '2025-06-02 12:46:45.102+00', '2025-06-02 12:46:45.102+00', '1', '2025-26', '2', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('01973f27-1abc-73dc-971b-38874bf4e22b', '01a21963-2af9-730a-9fee-3e5c3b21d140', 'Teachers and office of the example institute', '3876.00', '2025-06-05', '2025-06-05 08:13:36.828+00', '2025-06-05 08:13:36.828+00', '1', '2025-26', '3', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('019744be-dbb1-74cc-b8ea-b969fbb51aed', '01a21963-2af9-730a-9fee-43aef3329fff', 'Example House, all classrooms', '2153.00', '2025-06-06', '2025-06-06 10:17:28.241+00', '2025-06-06 10:17:28.241+00', '1', '2025-26', '4', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('0197cf00-2cf0-71de-8720-d42f6084532f', '01a21963-2af9-730a-9fee-47caa8953406', 'Example Power Company, bill of the month', '1058.00', '2025-07-03', '2025-07-03 06:36:24.688+00', '2025-07-03 06:36:24.688+00', '1', '2025-26', '5', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('0197d3b1-cdf4-72f0-9661-625335c0012b', '01a21963-2af9-730a-9fee-4bfe29e4093f', 'Sample Telecom, line of the month', '352.00', '2025-07-04', '2025-07-04 04:28:54.644+00', '2025-07-04 04:28:54.644+00', '1', '2025-26', '6', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('0197d44b-78c3-7281-b35e-27230f51bb87', '01a21963-2af9-730a-9fee-3e5c3b21d140', 'Teachers and office of the example institute', '7938.00', '2025-07-04', '2025-07-04 07:16:45.379+00', '2025-07-04 07:16:45.379+00', '1', '2025-26', '7', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('0197e9a1-67f5-741c-bd01-a8fad49d634f', '01a21963-2af9-730a-9fee-43aef3329fff', 'Example House, all classrooms', '4410.00', '2025-07-08', '2025-07-08 10:42:38.709+00', '2025-07-08 10:42:38.709+00', '1', '2025-26', '8', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('01986905-43a3-76ab-b972-bbbc5af48a4c', '01a21963-2af9-730a-9fee-43aef3329fff', 'Example House, all classrooms', '4341.00', '2025-08-02', '2025-08-02 04:23:29.443+00', '2025-08-02 04:23:29.443+00', '1', '2025-26', '9', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('019873c7-c03e-769a-bcc2-0464cea86580', '01a21963-2af9-730a-9fee-3e5c3b21d140', 'Teachers and office of the example institute', '7814.00', '2025-08-04', '2025-08-04 06:32:07.486+00', '2025-08-04 06:32:07.486+00', '1', '2025-26', '10', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('0198742d-391a-77d8-92e5-b9a1b0254972', '01a21963-2af9-730a-9fee-4bfe29e4093f', 'Sample Telecom, line of the month', '347.00', '2025-08-04', '2025-08-04 08:22:57.562+00', '2025-08-04 08:22:57.562+00', '1', '2025-26', '11', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('01987a45-a517-724e-a695-fb6b9849e9ab', '01a21963-2af9-730a-9fee-47caa8953406', 'Example Power Company, bill of the month', '1041.00', '2025-08-05', '2025-08-05 12:47:21.367+00', '2025-08-05 12:47:21.367+00', '1', '2025-26', '12', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('019904aa-7eb6-7328-b4f1-385a6092d680', '01a21963-2af9-730a-9fee-3e5c3b21d140', 'Teachers and office of the example institute', '6144.00', '2025-09-01', '2025-09-01 09:45:06.486+00', '2025-09-01 09:45:06.486+00', '1', '2025-26', '13', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('01990a07-c598-7462-9a5b-6bb6454516e0', '01a21963-2af9-730a-9fee-43aef3329fff', 'Example House, all classrooms', '3413.00', '2025-09-02', '2025-09-02 10:45:05.56+00', '2025-09-02 10:45:05.56+00', '1', '2025-26', '14', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('01990f32-eeb0-751e-bdcf-a7609d1f6682', '01a21963-2af9-730a-9fee-47caa8953406', 'Example Power Company, bill of the month', '819.00', '2025-09-03', '2025-09-03 10:50:20.208+00', '2025-09-03 10:50:20.208+00', '1', '2025-26', '15', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('0199291d-4815-764e-91a4-429a3b7e27b8', '01a21963-2af9-730a-9fee-4bfe29e4093f', 'Sample Telecom, line of the month', '273.00', '2025-09-08', '2025-09-08 11:36:48.917+00', '2025-09-08 11:36:48.917+00', '1', '2025-26', '16', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('019a3e0d-cbe7-75b9-aafe-e01857c58317', '01a21963-2af9-730a-9fee-43aef3329fff', 'Example House, all classrooms', '1250.00', '2025-11-01', '2025-11-01 06:14:42.919+00', '2025-11-01 06:14:42.919+00', '1', '2025-26', '17', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('019a499b-18e8-7491-8c7d-b1d62d249105', '01a21963-2af9-730a-9fee-3e5c3b21d140', 'Teachers and office of the example institute', '2250.00', '2025-11-03', '2025-11-03 12:04:52.584+00', '2025-11-03 12:04:52.584+00', '1', '2025-26', '18', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('019a5870-be50-720b-8f0a-75242375ec60', '01a21963-2af9-730a-9fee-4bfe29e4093f', 'Sample Telecom, line of the month', '100.00', '2025-11-06', '2025-11-06 09:12:55.12+00', '2025-11-06 09:12:55.12+00', '1', '2025-26', '19', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('019a58cd-919f-74aa-8215-db083c63e524', '01a21963-2af9-730a-9fee-47caa8953406', 'Example Power Company, bill of the month', '300.00', '2025-11-06', '2025-11-06 10:54:18.527+00', '2025-11-06 10:54:18.527+00', '1', '2025-26', '20', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('019b7d9a-7db3-70ba-8e27-e1acb0f59246', '01a21963-2af9-730a-9fee-43aef3329fff', 'Example House, all classrooms', '1076.00', '2026-01-02', '2026-01-02 07:27:15.379+00', '2026-01-02 07:27:15.379+00', '1', '2025-26', '21', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('019b92c8-7213-7622-ac6b-98c2c6df7f42', '01a21963-2af9-730a-9fee-47caa8953406', 'Example Power Company, bill of the month', '258.00', '2026-01-06', '2026-01-06 10:09:28.595+00', '2026-01-06 10:09:28.595+00', '1', '2025-26', '22', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('019b96c0-e9f1-7698-9c29-912b1a5cb38d', '01a21963-2af9-730a-9fee-3e5c3b21d140', 'Teachers and office of the example institute', '1938.00', '2026-01-07', '2026-01-07 04:39:43.857+00', '2026-01-07 04:39:43.857+00', '1', '2025-26', '23', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('019b9be6-f910-7760-9a63-d9346ca50690', '01a21963-2af9-730a-9fee-4bfe29e4093f', 'Sample Telecom, line of the month', '86.00', '2026-01-08', '2026-01-08 04:39:24.176+00', '2026-01-08 04:39:24.176+00', '1', '2025-26', '24', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('019c31b6-9ffd-7137-8834-523511307e35', '01a21963-2af9-730a-9fee-3e5c3b21d140', 'Teachers and office of the example institute', '2457.00', '2026-02-06', '2026-02-06 06:49:38.045+00', '2026-02-06 06:49:38.045+00', '1', '2025-26', '25', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('019c369f-a274-75b0-b34c-448e9afbac9c', '01a21963-2af9-730a-9fee-43aef3329fff', 'Example House, all classrooms', '1365.00', '2026-02-07', '2026-02-07 05:42:37.428+00', '2026-02-07 05:42:37.428+00', '1', '2025-26', '26', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('019c411e-2084-7740-acfc-9a288f21f3bd', '01a21963-2af9-730a-9fee-47caa8953406', 'Example Power Company, bill of the month', '327.00', '2026-02-09', '2026-02-09 06:36:59.396+00', '2026-02-09 06:36:59.396+00', '1', '2025-26', '27', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('019c423e-23a9-71a9-b26d-32645599c96d', '01a21963-2af9-730a-9fee-4bfe29e4093f', 'Sample Telecom, line of the month', '109.00', '2026-02-09', '2026-02-09 11:51:34.569+00', '2026-02-09 11:51:34.569+00', '1', '2025-26', '28', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('01a19b44-4019-73df-ba49-c2dccf628250', '01a21963-2af9-730a-9fee-43aef3329fff', 'Example House, all classrooms', '221.00', '2026-11-02', '2026-11-02 07:58:23.769+00', '2026-11-02 07:58:23.769+00', '1', '2026-27', '1', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('01a19c3d-3bc5-720c-a157-1ff9b9f12ac0', '01a21963-2af9-730a-9fee-3e5c3b21d140', 'Teachers and office of the example institute', '398.00', '2026-11-02', '2026-11-02 12:30:21.125+00', '2026-11-02 12:30:21.125+00', '1', '2026-27', '2', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('01a1a4b8-370c-7323-aef9-42d298c07f06', '01a21963-2af9-730a-9fee-47caa8953406', 'Example Power Company, bill of the month', '53.00', '2026-11-04', '2026-11-04 04:01:38.572+00', '2026-11-04 04:01:38.572+00', '1', '2026-27', '3', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('01a1c057-66d2-76f5-ab35-c781fbcdf14d', '01a21963-2af9-730a-9fee-4bfe29e4093f', 'Sample Telecom, line of the month', '17.00', '2026-11-09', '2026-11-09 12:45:15.858+00', '2026-11-09 12:45:15.858+00', '1', '2026-27', '4', 'Online', NULL, NULL, NULL, NULL, NULL);
insert into expense_category ("id", "ledger", "ledger_key", "created_at", "updated_at", "deleted_at", "budget", "version") overriding system value values
  ('01a21963-2af9-730a-9fee-3e5c3b21d140', 'Salaries', 'salaries', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a21963-2af9-730a-9fee-43aef3329fff', 'Rent', 'rent', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a21963-2af9-730a-9fee-47caa8953406', 'Electricity', 'electricity', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a21963-2af9-730a-9fee-4bfe29e4093f', 'Internet', 'internet', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a21963-2af9-730a-9fee-4e2434d372f5', 'Stationery', 'stationery', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '5000.00', '1'),
  ('01a21963-2af9-730a-9fee-518d56a44e5e', 'Repairs', 'repairs', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a21963-2af9-730a-9fee-56e342b5c10a', 'Tea and water', 'tea and water', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '3000.00', '1'),
  ('01a21963-2af9-730a-9fee-59e1f3f5f02b', 'Advertising', 'advertising', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '20000.00', '1');
insert into expense_voucher_series ("financial_year", "last") overriding system value values
  ('2025-26', '28'),
  ('2026-27', '4');
insert into fee_adjustment ("id", "student_id", "kind", "enrolment_id", "amount", "reason", "day", "created_at", "created_by", "by_hr", "version", "withdrawn_at", "withdrawn_by", "import_id") overriding system value values
  ('01a21963-2b3d-70fe-81cd-8ff27ab8de53', '01a1b03c-74c1-7146-8b4f-3f10c2ca5ec1', 'Discount', '01a1b03c-74c1-755f-bbfa-996f2ee3ffce', '500.00', 'Scholarship', '2026-11-21', '2026-11-21 04:30:00+00', '01a21963-29d8-7209-a955-6b05e071e289', 'false', '1', NULL, NULL, NULL);
insert into fee_plan ("enrolment_id", "version") overriding system value values
  ('01976d38-7d5f-7072-b267-127f6bdeb546', '1');
insert into fee_plan_row ("enrolment_id", "n", "due_on", "amount") overriding system value values
  ('01976d38-7d5f-7072-b267-127f6bdeb546', '1', '2026-11-20', '1000.00');
insert into heartbeat ("process_id", "started_at", "seen_at") overriding system value values
  ('01a21963-2bc3-726f-9776-74ce9bd6bdb6', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00');
insert into holiday ("id", "name", "start_on", "end_on", "created_at") overriding system value values
  ('01a21963-2bc3-726f-9776-82e435f866c7', 'Example', '2026-11-08', '2026-11-09', '2026-11-21 04:30:00+00');
insert into idempotency ("scope", "route", "key", "body_hash", "status", "answer", "forever", "at") overriding system value values
  ('01a21963-29d8-7209-a955-6eece69fb7ce', 'POST /api/enquiry', 'dump', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '201', '{}', 'false', '2026-11-21 04:30:00+00');
insert into import ("id", "kind", "owner_id", "name", "columns", "mapping", "day_order", "asks_day_order", "state", "created_at", "run_at", "done_rows", "is_cancelled", "failure", "done_at", "undone_at", "undone_by", "students", "receipts", "paid", "records", "discounts") overriding system value values
  ('01a21963-29d8-7209-a955-6eece69fb7ce', 'students', '01a21963-29d8-7209-a955-6eece69fb7ce', '', '["Name"]', '{"name": 0}', NULL, 'false', 'open', '2026-11-21 04:30:00+00', NULL, '0', 'false', NULL, NULL, NULL, NULL, '0', '0', '0.00', '0', '0.00');
insert into import_row ("import_id", "line", "cells", "is_skipped", "errors", "conflicts", "warnings", "person_key", "name_key", "known_key", "email_key", "phone", "course", "batch", "fee", "amount", "category", "day", "present", "student", "payments", "discount") overriding system value values
  ('01a21963-29d8-7209-a955-6eece69fb7ce', '2', '["Example"]', 'false', '{}', '{}', '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '[]', NULL);
insert into import_total ("import_id", "shard", "kind", "n", "fee", "paid") overriding system value values
  ('01a21963-29d8-7209-a955-6eece69fb7ce', '0', 'Active', '0', '0.00', '0.00');
insert into institute ("one", "name", "address", "phone", "time_zone", "self_registration", "version", "receipt_language", "two_factor", "upi_id", "hr_closes_all", "gstin", "receipt_terms", "receipt_paper") overriding system value values
  ('true', 'Namuna Training Institute (demo)', '1 Example Road, Example Nagar', '+91 55500 00000', 'Asia/Kolkata', 'true', '2', 'en', 'off', 'namuna@examplebank', 'false', '00AAAAA0000A1ZI', NULL, 'a4');
insert into institute_logo ("one", "content", "type", "hash", "changed_at") overriding system value values
  ('true', E'\\x0101010101010101010101010101010101010101010101010101010101010101', 'image/png', '0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00');
insert into job_run ("job", "started_at") overriding system value values
  ('cleanup', '2026-11-21 04:30:00+00');
insert into known_browser ("token_hash", "account_id", "used_at") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a21963-29d8-7209-a955-6eece69fb7ce', '2026-11-21 04:30:00+00');
insert into kysely_migration ("name", "timestamp") overriding system value values
  ('0001_house', '2026-11-26T19:44:18.356Z'),
  ('0002_courses_and_batches', '2026-11-26T19:44:18.367Z'),
  ('0003_students_and_fees', '2026-11-26T19:44:18.391Z'),
  ('0004_attendance_and_enquiries', '2026-11-26T19:44:18.405Z'),
  ('0005_portfolio', '2026-11-26T19:44:18.410Z'),
  ('0006_projects', '2026-11-26T19:44:18.415Z'),
  ('0007_expenses', '2026-11-26T19:44:18.423Z'),
  ('0008_reset_tokens', '2026-11-26T19:44:18.429Z'),
  ('0009_lists_of_the_admin', '2026-11-26T19:44:18.432Z'),
  ('0010_erasure', '2026-11-26T19:44:18.436Z'),
  ('0011_search', '2026-11-26T19:44:18.445Z'),
  ('0012_receipt_amounts', '2026-11-26T19:44:18.446Z'),
  ('0013_drafts', '2026-11-26T19:44:18.450Z'),
  ('0014_request_limits', '2026-11-26T19:44:18.455Z'),
  ('0015_placed_enquiries', '2026-11-26T19:44:18.457Z'),
  ('0017_sign_in', '2026-11-26T19:44:18.470Z'),
  ('0018_two_factor', '2026-11-26T19:44:18.477Z'),
  ('0019_erasure', '2026-11-26T19:44:18.486Z'),
  ('0020_privacy', '2026-11-26T19:44:18.492Z'),
  ('0021_backups', '2026-11-26T19:44:18.496Z'),
  ('0022_audit_chain', '2026-11-26T19:44:18.508Z'),
  ('0023_several_processes', '2026-11-26T19:44:18.512Z'),
  ('0024_enrolments', '2026-11-26T19:44:18.530Z'),
  ('0025_expense_vouchers', '2026-11-26T19:44:18.549Z'),
  ('0026_payment_details', '2026-11-26T19:44:18.555Z'),
  ('0027_receipt_verification', '2026-11-26T19:44:18.559Z'),
  ('0028_daily_closing', '2026-11-26T19:44:18.587Z'),
  ('0029_discounts_and_refunds', '2026-11-26T19:44:18.598Z'),
  ('0030_fee_plans', '2026-11-26T19:44:18.602Z'),
  ('0031_refunds', '2026-11-26T19:44:18.616Z'),
  ('0032_reminders', '2026-11-26T19:44:18.624Z'),
  ('0033_course_instalments', '2026-11-26T19:44:18.625Z'),
  ('0034_name_search', '2026-11-26T19:44:18.627Z'),
  ('0035_receipt_paper', '2026-11-26T19:44:18.629Z'),
  ('0036_student_list_order', '2026-11-26T19:44:18.631Z'),
  ('0037_overdue_sums', '2026-11-26T19:44:18.634Z'),
  ('0038_enquiry_calls', '2026-11-26T19:44:18.638Z'),
  ('0039_photos_and_logo', '2026-11-26T19:44:18.645Z'),
  ('0041_duplicate_lookup', '2026-11-26T19:44:18.650Z'),
  ('0042_name_words', '2026-11-26T19:44:18.653Z'),
  ('0043_daily_sums', '2026-11-26T19:44:18.665Z'),
  ('0044_read_after', '2026-11-26T19:44:18.668Z'),
  ('0045_list_order', '2026-11-26T19:44:18.672Z'),
  ('0046_name_word_removal', '2026-11-26T19:44:18.673Z'),
  ('0047_parent_contact', '2026-11-26T19:44:18.678Z'),
  ('0048_attendance_months', '2026-11-26T19:44:18.682Z'),
  ('0049_absence_notices', '2026-11-26T19:44:18.685Z'),
  ('0050_imports', '2026-11-26T19:44:18.710Z'),
  ('0051_changes', '2026-11-26T19:44:18.712Z'),
  ('0052_batch_sessions', '2026-11-26T19:44:18.715Z'),
  ('0053_holidays', '2026-11-26T19:44:18.717Z'),
  ('0054_waiting_list', '2026-11-26T19:44:18.724Z'),
  ('0055_calendar_feeds', '2026-11-26T19:44:18.727Z'),
  ('0056_bulk_changes', '2026-11-26T19:44:18.736Z'),
  ('0057_certificates', '2026-11-26T19:44:18.748Z'),
  ('0058_import_kinds', '2026-11-26T19:44:18.752Z'),
  ('0059_import_more_kinds', '2026-11-26T19:44:18.763Z'),
  ('0060_complete_imports', '2026-11-26T19:44:18.774Z'),
  ('0061_batch_strength_indexes', '2026-11-26T19:44:18.777Z'),
  ('0062_voids_and_roles_are_final', '2026-11-26T19:44:18.778Z'),
  ('0063_people_in_stored_responses', '2026-11-26T19:44:18.780Z'),
  ('0064_browser_links', '2026-11-26T19:44:18.781Z'),
  ('0075_main_course', '2026-11-26T19:44:18.786Z');
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
  ('0060_complete_imports', '5a3e5f3289e229a3e893891eab5faf60d0b4e3a3e578e71cefb30a39307f0700'),
  ('0061_batch_strength_indexes', '8b882c6670af805a0e6a818ee1a1d8c9df1c0709f72df168ee69798dc7ccb258'),
  ('0062_voids_and_roles_are_final', '18fc6031aa04977a988ac1a0fffe2154a684bc7971a05cbb4a440f7a98d59baf'),
  ('0063_people_in_stored_responses', 'a31a32eb8019230ca2fce9c5e5d54529a8297fe6931754ab0d569d67b2c7ca8e'),
  ('0064_browser_links', '3252fa0b0298a3c0a74a91ca38ddfa25d85a16b332dc7aa5eef599f0b377eb48'),
  ('0075_main_course', '605fed7c8a3afb103fd1ca101ca222edbfd18371a791e3773fa87d4777d9b19b');
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
  ('019daf1c-ae23-7749-bb7b-cf75d59cf966', '01976d38-7d5f-7349-b644-b1692217627c', 'https://example.com/b1692217627c/portfolio-1', '2026-04-21 08:16:25.635+00', '1'),
  ('019f4660-91bf-74d1-a8fc-a19551a13351', '01976d38-7d5f-7349-b644-b1692217627c', 'https://example.com/b1692217627c/portfolio-2', '2026-07-09 10:16:01.727+00', '1');
insert into privacy_notice ("one", "texts", "version") overriding system value values
  ('true', '{"en": "Example"}', '2');
insert into project ("id", "student_id", "link", "tech_used", "description", "created_at", "version") overriding system value values
  ('01983ab5-5436-71d0-8f43-bbe4b0fd43ac', '01976d38-7d5f-7349-b644-b1692217627c', 'https://example.com/b1692217627c/project-3', 'Python, pandas', 'Sales of a sample company, month by month', '2025-07-24 04:33:38.87+00', '1'),
  ('019d47ad-09b4-7271-a8c1-a0e07410c119', '01976d38-7d5f-7349-b644-b1692217627c', 'https://example.com/b1692217627c/project-1', 'Python, pandas', 'नमूना पुस्तकालय की सूची', '2026-04-01 06:13:35.796+00', '1'),
  ('01a0d6d4-797a-7313-ac2b-946db8fdd367', '01976d38-7d5f-7349-b644-b1692217627c', 'https://example.com/b1692217627c/project-2', 'Tally', 'The example institute’s timetable as a page', '2026-09-25 04:30:44.09+00', '1');
insert into receipt ("id", "financial_year", "n", "student_id", "student_name", "contact", "course", "b_code", "pay_mode", "payable", "paid", "due_after", "paid_on", "issued_on", "issued_at", "issued_by", "changed_at", "version", "voided_at", "voided_by", "void_reason", "enrolment_id", "reference", "note", "verification_id", "import_id") overriding system value values
  ('01977d82-9bf0-7656-9d26-06267edaa80e', '2025-26', '1', '01976d38-7d5f-7349-b644-b1692217627c', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Online', '31500.00', '10500.00', '21000.00', '2025-06-17', '2025-06-17', '2025-06-17 10:50:01.072+00', '01a21963-2a9c-72b0-a994-6bc2bb2db981', NULL, '1', NULL, NULL, NULL, '01976d38-7d5f-7072-b267-127f6bdeb546', '632700007919', NULL, '6774958f-640c-4413-bdd0-76989f901c4c', NULL),
  ('01980c8c-196a-706d-b4d0-ddf8d05d394a', '2025-26', '2', '01976d38-7d5f-7349-b644-b1692217627c', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Cash', '31500.00', '10500.00', '10500.00', '2025-07-15', '2025-07-15', '2025-07-15 05:26:04.906+00', '01a21963-2a9c-72b0-a994-6d122de126e4', NULL, '1', NULL, NULL, NULL, '01976d38-7d5f-7072-b267-127f6bdeb546', NULL, NULL, '93e96e90-042d-450e-b40e-13e1e1ed4188', NULL),
  ('01984f40-d442-7311-ad1f-c9a70339832a', '2025-26', '3', '0198305a-7b46-7443-8069-5e17a3ff15c6', 'Zoë Sample', '5550000007', 'Graphic Design', 'GD-2507', 'Online', '22000.00', '11000.00', '11000.00', '2025-07-28', '2025-07-28', '2025-07-28 04:18:25.474+00', '01a21963-29d8-7209-a955-6eece69fb7ce', NULL, '1', NULL, NULL, NULL, '0198305a-7b46-769b-9ead-a653d24f3aab', '632700023757', NULL, '73ee1866-54ca-4718-8044-c36c851e41e1', NULL),
  ('0198adb9-bb13-7294-89ef-c3a25da4d8b8', '2025-26', '4', '01976d38-7d5f-7349-b644-b1692217627c', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Others', '31500.00', '10500.00', '0.00', '2025-08-15', '2025-08-15', '2025-08-15 12:34:47.187+00', '01a21963-2a9c-72b0-a994-6bc2bb2db981', NULL, '1', NULL, NULL, NULL, '01976d38-7d5f-7072-b267-127f6bdeb546', NULL, NULL, '8e470e17-6e3a-4156-8c49-cf268422d69b', NULL),
  ('0198d1be-32ac-77df-9835-222f16344fd7', '2025-26', '5', '0198305a-7b46-7443-8069-5e17a3ff15c6', 'Zoë Sample', '5550000007', 'Graphic Design', 'GD-2507', 'Online', '22000.00', '11000.00', '0.00', '2025-08-21', '2025-08-22', '2025-08-22 12:25:59.724+00', '01a21963-2a9c-72b0-a994-6d122de126e4', NULL, '1', NULL, NULL, NULL, '0198305a-7b46-769b-9ead-a653d24f3aab', '632700039595', NULL, '1e6c37b8-2c57-4a9a-a386-2b3bdaf9da9c', NULL),
  ('01994735-b681-7289-a2f9-d1dee217cc9a', '2025-26', '6', '0199483e-e8b1-737f-bd11-f7ddf761b92d', 'Yusuf Příklad', '5550000003', 'Digital Marketing', 'DM-2508', 'Cash', '15000.00', '15000.00', '0.00', '2025-09-14', '2025-09-14', '2025-09-14 07:52:06.529+00', '01a21963-29d8-7209-a955-6eece69fb7ce', NULL, '1', NULL, NULL, NULL, '0199483e-e8b1-72b3-af6f-55d74a8d71e8', NULL, NULL, 'aa43d8d4-090f-4f17-b389-2232eecda03b', NULL),
  ('019acefa-c7b2-7346-b3c8-87219e81022a', '2025-26', '7', '019acdcb-3f5e-7000-b8c6-81694acf286e', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '12000.00', '2025-11-29', '2025-11-29', '2025-11-29 09:38:52.978+00', '01a21963-2a9c-72b0-a994-6bc2bb2db981', NULL, '1', NULL, NULL, NULL, '019acdcb-3f5e-70c4-8cc8-21e3279b5511', NULL, NULL, 'd4d2f5c3-75fd-4020-8e59-544aa6a08569', NULL),
  ('019b7ce0-50eb-70f6-87f6-7066100852b8', '2025-26', '8', '019acdcb-3f5e-7000-b8c6-81694acf286e', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '6000.00', '2026-01-02', '2026-01-02', '2026-01-02 04:03:54.219+00', '01a21963-2a9c-72b0-a994-6d122de126e4', NULL, '1', NULL, NULL, NULL, '019acdcb-3f5e-70c4-8cc8-21e3279b5511', NULL, NULL, 'f38248c6-ae12-420e-ba27-07bba2276b37', NULL),
  ('019c1cef-33c4-7130-8a5a-42804bd3a616', '2025-26', '9', '019acdcb-3f5e-7000-b8c6-81694acf286e', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '0.00', '2026-02-02', '2026-02-02', '2026-02-02 05:59:24.356+00', '01a21963-29d8-7209-a955-6eece69fb7ce', NULL, '1', NULL, NULL, NULL, '019acdcb-3f5e-70c4-8cc8-21e3279b5511', NULL, NULL, '31e1f143-e92f-4817-b45d-089526913d9e', NULL),
  ('01a1cf35-657d-7375-a7d8-dd64841b12a4', '2026-27', '1', '01a1b03c-74c1-7146-8b4f-3f10c2ca5ec1', 'Noor Namuna', '5550000008', 'Hindi Typing', 'HT-2611', 'Online', '4050.00', '1000.00', '3050.00', '2026-11-12', '2026-11-12', '2026-11-12 10:02:25.533+00', '01a21963-2a9c-72b0-a994-6bc2bb2db981', NULL, '1', NULL, NULL, NULL, '01a1b03c-74c1-755f-bbfa-996f2ee3ffce', '632700007919', NULL, '6e2c76bf-9d0f-436b-9c07-39a8eae6199a', NULL);
insert into receipt_part ("receipt_id", "n", "mode", "amount", "reference") overriding system value values
  ('0198adb9-bb13-7294-89ef-c3a25da4d8b8', '1', 'Cash', '5200.00', NULL),
  ('0198adb9-bb13-7294-89ef-c3a25da4d8b8', '2', 'UPI', '5300.00', '632700031676');
insert into receipt_series ("financial_year", "last") overriding system value values
  ('2025-26', '9'),
  ('2026-27', '1');
insert into recovery_code ("id", "account_id", "code_hash", "used_at") overriding system value values
  ('01a21963-2bc3-726f-9776-6d4329445ecf', '01a21963-29d8-7209-a955-6eece69fb7ce', 'example', NULL);
insert into recurring_expense ("id", "category_id", "remark", "amount", "pay_mode", "payee", "starts_on", "created_at", "updated_at", "ended_at", "version") overriding system value values
  ('01a21963-2b01-7047-bb2b-7fc93e4aa45a', '01a21963-2af9-730a-9fee-518d56a44e5e', 'Demo Repairs: upkeep of the projectors', '1500.00', 'Online', NULL, '2026-11-01', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '1');
insert into recurring_expense_month ("recurring_id", "month", "expense_id") overriding system value values
  ('01a21963-2b01-7047-bb2b-7fc93e4aa45a', '2026-11-01', NULL);
insert into refund ("id", "financial_year", "n", "student_id", "enrolment_id", "student_name", "contact", "course", "b_code", "pay_mode", "amount", "paid_before", "refunded_on", "issued_on", "issued_at", "issued_by", "reason", "reference", "note", "version", "voided_at", "voided_by", "void_reason") overriding system value values
  ('01a21963-2b50-7504-9f9c-d79ab22be37c', '2026-27', '1', '01a1b03c-74c1-7146-8b4f-3f10c2ca5ec1', '01a1b03c-74c1-755f-bbfa-996f2ee3ffce', 'Noor Namuna', '5550000008', 'Hindi Typing', 'HT-2611', 'Cash', '200.00', '1000.00', '2026-11-21', '2026-11-21', '2026-11-21 04:30:00+00', '01a21963-29d8-7209-a955-6b05e071e289', 'Paid twice', NULL, NULL, '1', NULL, NULL, NULL);
insert into refund_series ("financial_year", "last") overriding system value values
  ('2026-27', '1');
insert into reminder ("student_id", "day", "channel", "state", "sent_by", "at") overriding system value values
  ('01a11b91-9b52-73dd-8d7c-920c482ddf92', '2026-11-19', 'WhatsApp', 'sent', '01a21963-29d8-7209-a955-6eece69fb7ce', '2026-11-19 04:30:00+00'),
  ('01a1b03c-74c1-7146-8b4f-3f10c2ca5ec1', '2026-11-19', 'WhatsApp', 'sent', '01a21963-29d8-7209-a955-6eece69fb7ce', '2026-11-19 04:30:00+00'),
  ('01a1fb86-a83e-77d1-8f10-c3c24f1b1d4e', '2026-11-19', 'WhatsApp', 'sent', '01a21963-29d8-7209-a955-6eece69fb7ce', '2026-11-19 04:30:00+00');
insert into reminder_settings ("one", "days", "texts", "version") overriding system value values
  ('true', '{-3,0,3,7,15}', '{}', '1');
insert into request_count ("scope", "caller", "started_at", "n") overriding system value values
  ('email-enquirer', '01a21963-29d8-7209-a955-6eece69fb7ce', '2026-11-21 04:30:00+00', '1');
insert into reset_token ("token_hash", "account_id", "made_at", "expires_at", "used_at", "purpose") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a21963-29d8-7209-a955-6eece69fb7ce', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', NULL, 'password');
insert into secret ("name", "value") overriding system value values
  ('log', E'\\xe192ad199037c78f1098802ab283511cd07936cff962212ff7360840d61fb445');
insert into session ("token_hash", "account_id", "created_at", "seen_at", "id", "address", "user_agent", "confirmed_at", "read_after") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a21963-29d8-7209-a955-6eece69fb7ce', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', '004b6679-8069-4930-9300-7a419085045b', '', '', NULL, '0/1F42348');
insert into setup_code ("code_hash", "created_at", "accounts") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00', NULL);
insert into sign_in_attempt ("id", "email_hash", "address", "at", "ok", "browser_hash") overriding system value values
  ('1', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '192.0.2.1', '2026-11-21 04:30:00+00', 'true', NULL);
insert into student ("id", "fname", "lname", "father", "contact", "alt_contact", "gender", "dob", "cur_address", "per_address", "linked_in", "profile", "degree", "com_year", "university", "course_id", "mode", "duration", "batch_id", "joining_on", "end_on", "is_completed", "is_placed", "status", "search_key", "created_at", "version", "search_text", "parent_contact", "import_id", "is_incomplete") overriding system value values
  ('01976d38-7d5f-7349-b644-b1692217627c', 'विवेक', 'दृष्टांत', 'Yusuf दृष्टांत', '5550000001', NULL, 'male', '1996-12-21', '8 नमूना मार्ग, Sampleganj', '159 Namuna Marg, Demo Colony', NULL, NULL, 'BCom', '2017', 'Université de l’Exemple', '01a21963-2a30-7458-938e-2d3e7de9dbcf', 'offline', '6 months', '01a21963-2a32-71b5-81f7-099fbcad2f80', '2025-06-14', '2025-12-19', 'true', 'false', 'Active', 'विवेक दृष्टांत', '2025-06-14 06:55:08.127+00', '1', 'विवेक दृष्टांत yusuf दृष्टांत student.1@example.com 5550000001 5540000001', '5540000001', NULL, 'false'),
  ('0198305a-7b46-7443-8069-5e17a3ff15c6', 'Zoë', 'Sample', 'Ravi Sample', '5550000007', NULL, 'female', '1997-07-07', NULL, '124 नमूना मार्ग, Sampleganj', NULL, NULL, 'BCA', '2018', 'Sample Institute of Technology', '01a21963-2a30-7458-938e-307d650699db', 'offline', '5 months', '01a21963-2a32-71b5-81f7-0dc9a66a39c4', '2025-07-22', '2025-12-16', 'true', 'false', 'Active', 'zoe sample', '2025-07-22 04:18:12.934+00', '1', 'zoe sample ravi sample zoe.7@example.com 5550000007 5540000007', '5540000007', NULL, 'false'),
  ('0199483e-e8b1-737f-bd11-f7ddf761b92d', 'Yusuf', 'Příklad', 'Arjun Příklad', '5550000003', NULL, 'male', '2005-10-17', NULL, '52 नमूना मार्ग, Sampleganj', NULL, NULL, 'Diploma', '2026', 'Université de l’Exemple', '01a21963-2a30-7458-938e-35f45e078be2', 'online', '3 months', '01a21963-2a33-764a-a44c-d9203e0a6cbc', '2025-09-14', '2025-11-11', 'true', 'true', 'Active', 'yusuf priklad', '2025-09-14 12:41:46.417+00', '1', 'yusuf priklad arjun priklad yusuf.3@example.com 5550000003 5540000003', '5540000003', NULL, 'false'),
  ('019acdcb-3f5e-7000-b8c6-81694acf286e', 'Māyā', 'Udāharaṇ', 'Kabir Udāharaṇ', '5550000004', NULL, 'female', '1993-05-14', '45 Namuna Marg, Demo Colony', '143 Example Road, Example Nagar', NULL, NULL, 'BBA', '2014', 'Example University', '01a21963-2a30-7458-938e-272fca84a8db', 'offline', '4 months', '01a21963-2a33-764a-a44c-ea1f55266062', '2025-11-29', '2026-03-25', 'true', 'false', 'Active', 'maya udaharan', '2025-11-29 04:07:20.67+00', '1', 'maya udaharan kabir udaharan maya.4@example.com 5550000004', NULL, NULL, 'false'),
  ('01a11b91-9b52-73dd-8d7c-920c482ddf92', 'Zoë', 'Przykład', 'Arjun Przykład', '5550000002', '5560000002', 'female', '1999-07-27', '55 Udāharaṇ Path, Namunapur', '22 Namuna Marg, Namunapur', 'https://www.example.com/in/student-2', NULL, 'Diploma', '2020', 'Sample Institute of Technology', '01a21963-2a30-7458-938e-35f45e078be2', 'offline', '3 months', '01a21963-2a33-764a-a44d-1baeabfbe4a3', '2026-10-08', NULL, 'false', 'false', 'Disable', 'zoe przykład', '2026-10-08 12:51:29.746+00', '2', 'zoe przykład arjun przykład zoe.2@example.com 5550000002 5560000002 5540000002', '5540000002', NULL, 'false'),
  ('01a1b03c-74c1-7146-8b4f-3f10c2ca5ec1', 'Noor', 'Namuna', 'Ravi Namuna', '5550000008', NULL, 'female', '1993-03-31', NULL, '29 Example Road, Demo Colony', NULL, NULL, 'BCA', '2014', 'Sample Institute of Technology', '01a21963-2a30-7458-938e-394ac2d3843c', 'online', '2 months', '01a21963-2a33-764a-a44d-1ddf3d8d6b6c', '2026-11-06', NULL, 'false', 'false', 'Active', 'noor namuna', '2026-11-06 09:41:54.497+00', '1', 'noor namuna ravi namuna noor.8@example.com 5550000008', NULL, NULL, 'false'),
  ('01a1be83-9230-7075-887e-40feec52219e', 'Zoë', 'Przykład', 'Om Przykład', '5550000006', '5560000006', 'female', '1998-11-14', NULL, '122 Udāharaṇ Path, Demo Colony', NULL, NULL, 'BBA', '2019', 'उदाहरण विश्वविद्यालय', '01a21963-2a30-7458-938e-3fbeb6b8b433', 'offline', '4 months', '01a21963-2a34-7780-bb02-17c319edb3d7', '2026-12-01', NULL, 'false', 'false', 'Pending', 'zoe przykład', '2026-11-09 04:14:16.112+00', '1', 'zoe przykład om przykład zoe.6@example.com 5550000006 5560000006 5540000006', '5540000006', NULL, 'false'),
  ('01a1fb86-a83e-77d1-8f10-c3c24f1b1d4e', 'Farhan', 'Beispiel', 'Arjun Beispiel', '5550000005', '5560000005', 'male', '1993-10-26', NULL, '9 Namuna Marg, Sampleganj', NULL, NULL, 'BSc', '2014', 'Example University', '01a21963-2a30-7458-938e-394ac2d3843c', 'offline', '2 months', '01a21963-2a33-764a-a44d-1ddf3d8d6b6c', '2026-11-21', NULL, 'false', 'false', 'Active', 'farhan beispiel', '2026-11-21 00:34:28.542+00', '1', 'farhan beispiel arjun beispiel farhan.5@example.com 5550000005 5560000005 5540000005', '5540000005', NULL, 'false');
insert into student_account ("student_id", "fee", "paid", "due_from", "planned_due_on", "due_amount") overriding system value values
  ('01976d38-7d5f-7349-b644-b1692217627c', '31500.00', '31500.00', '2025-08-15', NULL, NULL),
  ('0198305a-7b46-7443-8069-5e17a3ff15c6', '22000.00', '22000.00', '2025-08-21', NULL, NULL),
  ('0199483e-e8b1-737f-bd11-f7ddf761b92d', '15000.00', '15000.00', '2025-09-14', NULL, NULL),
  ('019acdcb-3f5e-7000-b8c6-81694acf286e', '18000.00', '18000.00', '2026-02-02', NULL, NULL),
  ('01a11b91-9b52-73dd-8d7c-920c482ddf92', '13500.00', '0.00', '2026-10-08', NULL, NULL),
  ('01a1b03c-74c1-7146-8b4f-3f10c2ca5ec1', '3550.00', '800.00', '2026-11-12', NULL, NULL),
  ('01a1be83-9230-7075-887e-40feec52219e', '0.00', '0.00', '2026-12-01', NULL, NULL),
  ('01a1fb86-a83e-77d1-8f10-c3c24f1b1d4e', '4050.00', '0.00', '2026-11-21', NULL, NULL);
insert into student_photo ("student_id", "content", "hash", "changed_at") overriding system value values
  ('01976d38-7d5f-7349-b644-b1692217627c', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00');
insert into student_total ("shard", "kind", "n", "fee", "paid") overriding system value values
  ('0', 'Active', '0', '0.00', '0.00'),
  ('0', 'Disable', '0', '0.00', '0.00'),
  ('0', 'Pending', '0', '0.00', '0.00'),
  ('0', 'Placed', '1', '15000.00', '15000.00'),
  ('1', 'Active', '0', '0.00', '0.00'),
  ('1', 'Disable', '0', '0.00', '0.00'),
  ('1', 'Pending', '0', '0.00', '0.00'),
  ('1', 'Placed', '0', '0.00', '0.00'),
  ('10', 'Active', '0', '0.00', '0.00'),
  ('10', 'Disable', '0', '0.00', '0.00'),
  ('10', 'Pending', '0', '0.00', '0.00'),
  ('10', 'Placed', '0', '0.00', '0.00'),
  ('11', 'Active', '1', '22000.00', '22000.00'),
  ('11', 'Disable', '0', '0.00', '0.00'),
  ('11', 'Pending', '0', '0.00', '0.00'),
  ('11', 'Placed', '0', '0.00', '0.00'),
  ('12', 'Active', '1', '18000.00', '18000.00'),
  ('12', 'Disable', '0', '0.00', '0.00'),
  ('12', 'Pending', '0', '0.00', '0.00'),
  ('12', 'Placed', '0', '0.00', '0.00'),
  ('13', 'Active', '0', '0.00', '0.00'),
  ('13', 'Disable', '0', '0.00', '0.00'),
  ('13', 'Pending', '0', '0.00', '0.00'),
  ('13', 'Placed', '0', '0.00', '0.00'),
  ('14', 'Active', '0', '0.00', '0.00'),
  ('14', 'Disable', '1', '13500.00', '0.00'),
  ('14', 'Pending', '0', '0.00', '0.00'),
  ('14', 'Placed', '0', '0.00', '0.00'),
  ('15', 'Active', '0', '0.00', '0.00'),
  ('15', 'Disable', '0', '0.00', '0.00'),
  ('15', 'Pending', '0', '0.00', '0.00'),
  ('15', 'Placed', '0', '0.00', '0.00'),
  ('2', 'Active', '0', '0.00', '0.00'),
  ('2', 'Disable', '0', '0.00', '0.00'),
  ('2', 'Pending', '1', '0.00', '0.00'),
  ('2', 'Placed', '0', '0.00', '0.00'),
  ('3', 'Active', '1', '31500.00', '31500.00'),
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
  ('7', 'Active', '0', '0.00', '0.00'),
  ('7', 'Disable', '0', '0.00', '0.00'),
  ('7', 'Pending', '0', '0.00', '0.00'),
  ('7', 'Placed', '0', '0.00', '0.00'),
  ('8', 'Active', '1', '4050.00', '0.00'),
  ('8', 'Disable', '0', '0.00', '0.00'),
  ('8', 'Pending', '0', '0.00', '0.00'),
  ('8', 'Placed', '0', '0.00', '0.00'),
  ('9', 'Active', '1', '3550.00', '800.00'),
  ('9', 'Disable', '0', '0.00', '0.00'),
  ('9', 'Pending', '0', '0.00', '0.00'),
  ('9', 'Placed', '0', '0.00', '0.00');
insert into two_factor ("account_id", "encrypted_secret", "started_at", "confirmed_at", "last_step") overriding system value values
  ('01a21963-29d8-7209-a955-6eece69fb7ce', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', '0');
select setval('sign_in_attempt_id_seq', (select max(id) from sign_in_attempt));
set session_replication_role = origin;
