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

-- 0065_account_versions.sql
alter table student_account add column version integer not null default 1;
alter table receipt add column account_version integer;

-- 0066_replaced_receipts.sql
alter table receipt add column replaces uuid unique references receipt;

-- 0067_settlements.sql
create table receipt_settlement (
  receipt_id uuid not null references receipt on delete cascade,
  n smallint not null check (n > 0),
  enrolment_id uuid not null references enrolment,
  due_on date,
  amount numeric(12, 2) not null check (amount > 0),
  primary key (receipt_id, n)
);
grant select, insert, delete on receipt_settlement to munshi_app;
insert into receipt_settlement (receipt_id, n, enrolment_id, amount)
select r.id, 1, r.enrolment_id, r.paid from receipt r
where not exists (select from enrolment e where e.student_id = r.student_id
  and (e.n > 1 or exists (select from fee_plan p where p.enrolment_id = e.id)));
create temporary table due_amount on commit drop as
select student_id, enrolment_id, due_on, sum(amount) over by_date - amount as starts, sum(amount) over by_date as ends
from (
  select e.student_id, e.id as enrolment_id, e.n as course_n, coalesce(p.n, 1) as n, p.due_on,
    min(coalesce(p.due_on, e.joined_on + 35)) over (partition by e.id order by p.n desc) as sort_on,
    case when p.n is null or p.is_last then greatest(0, e.fee - coalesce(p.before, 0))
      else least(p.amount, greatest(0, e.fee - p.before)) end as amount
  from (
    select id, student_id, n, max(joining_on) over (partition by student_id order by n) as joined_on,
      fee - coalesce((select sum(amount) from fee_adjustment a where a.student_id = o.student_id and a.enrolment_id = o.id
        and a.withdrawn_at is null), 0) as fee
    from enrolment o
    where exists (select from enrolment e where e.student_id = o.student_id
      and (e.n > 1 or exists (select from fee_plan f where f.enrolment_id = e.id)))
  ) e left join lateral (
    select r.n, r.due_on, r.amount, sum(r.amount) over (order by r.n) - r.amount as before, r.n = max(r.n) over () as is_last
    from fee_plan_row r where r.enrolment_id = e.id
  ) p on true
) d
where amount > 0
window by_date as (partition by student_id order by sort_on, course_n, n);

insert into receipt_settlement (receipt_id, n, enrolment_id, due_on, amount)
select receipt_id, row_number() over (partition by receipt_id order by starts), enrolment_id, due_on, amount
from (
  select r.id as receipt_id, d.enrolment_id, d.due_on, d.starts, least(r.ends, d.ends) - greatest(r.starts, d.starts) as amount
  from (
    select id, student_id, sum(paid) over issued - paid as starts, sum(paid) over issued as ends
    from receipt where voided_at is null window issued as (partition by student_id order by issued_at, id)
  ) r join due_amount d on d.student_id = r.student_id and d.starts < r.ends and r.starts < d.ends
) s;

insert into receipt_settlement (receipt_id, n, enrolment_id, amount)
select r.id, coalesce(s.n, 0) + 1, r.enrolment_id, r.paid - coalesce(s.amount, 0)
from receipt r left join (select receipt_id, max(n) as n, sum(amount) as amount from receipt_settlement group by 1) s on s.receipt_id = r.id
where r.paid > coalesce(s.amount, 0);

drop table due_amount;
with due as materialized (
  select student_id, due_on is not null as is_planned, day, sum(amount - settled) as amount
  from (  select student_id, enrolment_id, course_n, n, due_on, day, sort_on, amount,
      case when total - pending >= sum(settled) over (partition by student_id)
        then settled + least(amount - settled, greatest(0, total - pending - sum(settled) over (partition by student_id)
          - (sum(amount - settled) over oldest - amount + settled)))
        else least(settled, greatest(0, total - pending - sum(settled) over oldest + settled)) end as settled
    from (
      select d.*, sum(amount) over (partition by student_id) as total,
        kept + least(amount - kept, greatest(0, received - sum(kept) over (partition by enrolment_id)
          - (sum(amount - kept) over (partition by enrolment_id order by n) - amount + kept))) as settled
      from (
        select d.*, least(own, greatest(0, received - (sum(own) over (partition by enrolment_id order by n) - own))) as kept
        from (
    select d.*, least(d.amount, coalesce(own.amount, 0)) as own
    from (
      select e.student_id, e.id as enrolment_id, e.n as course_n, coalesce(p.n, 1) as n, p.due_on,
        coalesce(p.due_on, 35 + case when e.n = 1 then coalesce(course.last, e.joining_on)
          else greatest(course.last, e.joining_on) end) as day,
        account.fee - account.paid as pending, coalesce(course.amount, 0) - e.refunded as received,
        min(coalesce(p.due_on, e.joined_on + 35)) over (partition by e.id order by p.n desc) as sort_on,
        case when p.n is null or p.is_last then greatest(0, e.fee - coalesce(p.before, 0))
          else least(p.amount, greatest(0, e.fee - p.before)) end as amount
      from (
        select id, student_id, n, joining_on, max(joining_on) over (partition by student_id order by n) as joined_on,
          fee - coalesce((select sum(amount) from fee_adjustment a where a.student_id = o.student_id and a.enrolment_id = o.id
            and a.withdrawn_at is null), 0) as fee,
          coalesce((select sum(amount) from refund f where f.student_id = o.student_id and f.enrolment_id = o.id
            and f.voided_at is null), 0) as refunded
        from enrolment o where student_id in (select student_id from enrolment where n > 1)
      ) e
      join student_account account on account.student_id = e.student_id
      left join (
        select s.enrolment_id, sum(s.amount) as amount, max(r.paid_on) as last from (
    select s.* from receipt r join receipt_settlement s on s.receipt_id = r.id
    where r.student_id in (select student_id from enrolment where n > 1) and r.voided_at is null) s
        join receipt r on r.id = s.receipt_id group by 1
      ) course on course.enrolment_id = e.id
      left join lateral (
        select r.n, r.due_on, r.amount, sum(r.amount) over (order by r.n) - r.amount as before,
          r.n = max(r.n) over () as is_last
        from fee_plan_row r where r.enrolment_id = e.id
      ) p on true
    ) d
    left join (
      select enrolment_id, due_on, sum(amount) as amount from (
    select s.* from receipt r join receipt_settlement s on s.receipt_id = r.id
    where r.student_id in (select student_id from enrolment where n > 1) and r.voided_at is null) s group by 1, 2
    ) own on own.enrolment_id = d.enrolment_id and own.due_on = d.due_on) d
      ) d
    ) d
    where amount > 0
    window oldest as (partition by student_id order by sort_on, course_n, n)) d
  where settled < amount group by 1, 2, 3
), next as (
  select student_id,
    min(day) filter (where is_planned) as planned, (array_agg(amount order by day) filter (where is_planned))[1] as planned_amount,
    min(day) filter (where not is_planned) as unplanned, (array_agg(amount order by day) filter (where not is_planned))[1] as unplanned_amount
  from due group by 1
)
update student_account m set due_from = coalesce(unplanned - 35, m.due_from),
  planned_due_on = case when planned <= unplanned or unplanned is null then planned end,
  due_amount = case when planned < unplanned or unplanned is null then planned_amount
    when planned = unplanned then planned_amount + unplanned_amount else unplanned_amount end
from next where m.student_id = next.student_id;

-- 0068_main_course.sql
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

-- 0069_uses_of_settled_courses.sql
create index receipt_settlement_of_enrolment on receipt_settlement (enrolment_id);

create or replace function uses_of_enrolment(wanted uuid, out receipts bigint, out refunds bigint, out certificates bigint, out marks bigint,
  out discounts bigint)
language sql stable set search_path = public, pg_temp as $$
  select
    (select count(*) from (
      select id from receipt where enrolment_id = wanted
      union select receipt_id from receipt_settlement where enrolment_id = wanted
    ) receipts),
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

-- 0070_imports_are_voided.sql
drop function remove_imported(uuid, uuid[]);
drop function remove_imported_expenses(uuid, uuid[]);
drop function uncount_import(uuid);
create table import_setting (
  one boolean primary key default true check (one),
  payments_before date check (payments_before >= '2000-01-01'),
  version integer not null default 1
);
insert into import_setting default values;
grant select on import_setting to munshi_app;
grant update (payments_before, version) on import_setting to munshi_app;
create table import_record (
  import_id uuid not null references import on delete cascade,
  record text not null check (length(record) between 1 and 40),
  record_id uuid not null,
  state text check (length(state) <= 64),
  primary key (import_id, record, record_id)
);
grant select, insert on import_record to munshi_app;
create or replace function student_total_of_student() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  was text := case when tg_op = 'UPDATE' then student_kind(old.status, old.is_placed) end;
  is_now text := student_kind(new.status, new.is_placed);
  money record;
begin
  if was is not distinct from is_now or (new.import_id is not null
    and (tg_op = 'INSERT' or new.import_id::text = current_setting('munshi.undone_import', true))) then return null; end if;
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
  if owner.import_id is not null and (tg_op = 'INSERT' or owner.import_id::text = current_setting('munshi.undone_import', true)) then
    return null;
  end if;
  perform student_total_add(new.student_id, owner.kind, 0,
    new.fee - case when tg_op = 'UPDATE' then old.fee else 0 end,
    new.paid - case when tg_op = 'UPDATE' then old.paid else 0 end);
  return null;
end $$;
create function undo_imported(wanted uuid, ids uuid[], undone_by uuid, undone_at timestamptz, reason text) returns void
language plpgsql volatile security definer set search_path = public, pg_temp as $$
begin
  perform set_config('munshi.undone_import', wanted::text, true);
  insert into import_total (import_id, shard, kind, n, fee, paid)
  select wanted, abs(hashtext(s.id::text) % 16), 'undo ' || student_kind(s.status, s.is_placed), count(*), sum(m.fee), sum(m.paid)
  from student s join student_account m on m.student_id = s.id
  where s.id = any (ids) and s.import_id is not distinct from wanted and s.status in ('Active', 'Disable') group by 2, 3
  on conflict (import_id, shard, kind) do update
    set n = import_total.n + excluded.n, fee = import_total.fee + excluded.fee, paid = import_total.paid + excluded.paid;
  update receipt set voided_at = undone_at, voided_by = undone_by, void_reason = reason, version = version + 1
  where student_id = any (ids) and import_id is not distinct from wanted and voided_at is null;
  update student_account m set paid = 0, due_from = e.joining_on
  from student s, enrolment e
  where s.id = any (ids) and s.import_id is not distinct from wanted and m.student_id = s.id and e.student_id = s.id and e.n = 1;
  update account set state = 'deleted', version = version + 1
  where id in (select id from student where id = any (ids) and import_id is not distinct from wanted);
  update student set status = 'Deleted', version = version + 1
  where id = any (ids) and import_id is not distinct from wanted and status <> 'Deleted';
  perform set_config('munshi.undone_import', '', true);
end $$;
create function uncount_import(wanted uuid) returns void
language sql volatile security definer set search_path = public, pg_temp as $$
  select from student_total where kind = 'Active' order by shard for update;
  update student_total t set n = t.n - i.n, fee = t.fee - i.fee, paid = t.paid - i.paid
  from import_total i where i.import_id = wanted and i.shard = t.shard and i.kind = 'undo ' || t.kind;
  delete from import_total where import_id = wanted;
$$;
revoke execute on function undo_imported, uncount_import from public;
grant execute on function undo_imported to munshi_app;
grant execute on function uncount_import to munshi_app;
create function keep_undone() returns trigger language plpgsql as $$
begin
  if exists (select from import where id = old.import_id and state = 'undone') then
    raise exception 'the import of this student was undone' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger student_of_undone_import_stays_deleted before update of status on student for each row
  when (old.status = 'Deleted' and new.status <> 'Deleted' and old.import_id is not null)
  execute function keep_undone();

-- 0071_import_sheets.sql
alter table import
  add column sheet text not null default '' check (length(sheet) <= 100),
  add column sheets jsonb not null default '[]',
  add column fixed jsonb not null default '{}';

-- 0072_concessions.sql
alter table enrolment
  add column list_fee numeric(12, 2) check (list_fee >= 0),
  add column limit_exempt boolean not null default false,
  add column fee_kind text check (fee_kind in ('Lower fee', 'Import', 'Left')),
  add column fee_reason text check (length(fee_reason) between 1 and 300),
  add column fee_on date,
  add column fee_by uuid references account,
  add check ((fee_kind is null) = (fee_on is null)),
  add check ((fee_kind is null) = (fee_by is null)),
  add check (fee_reason is null or fee_kind is not null);
update enrolment e set list_fee = case when s.status = 'Pending' then c.fee else e.fee end
from student s, course c where s.id = e.student_id and c.id = e.course_id;
alter table enrolment alter column list_fee set not null;

create index enrolment_concession on enrolment (fee_on desc, id desc) where fee_kind is not null;
grant update (list_fee, limit_exempt, fee_kind, fee_reason, fee_on, fee_by) on enrolment to munshi_app;
create index fee_adjustment_discount on fee_adjustment (day desc, id desc) where kind = 'Discount' and withdrawn_at is null;
alter table import_row add column list_fee numeric(12, 2), add column has_fee_reason boolean not null default false;

-- 0073_refunds_of_leavers.sql
alter table refund add column leaves boolean not null default false;

-- 0074_audit_search.sql
create function audit_words(before jsonb, after jsonb) returns tsvector language sql immutable parallel safe as $$
  select jsonb_to_tsvector('simple', coalesce(before, 'null'), '["string", "numeric"]')
    || jsonb_to_tsvector('simple', coalesce(after, 'null'), '["string", "numeric"]')
$$;
create index audit_entry_words on audit_entry using gin (audit_words(before, after));
create index audit_personal_words on audit_personal using gin (audit_words(before, after));

-- 0075_audit_seals.sql
revoke insert on audit_seal from munshi_app;
create function write_audit_seal() returns setof audit_seal
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  today date := (now() at time zone (select time_zone from institute))::date;
  last audit_link%rowtype;
begin
  if today is null or not pg_try_advisory_xact_lock(hashtext('audit trail')) then
    return;
  end if;
  select * into last from audit_link order by n desc limit 1;
  if not found or exists (select from audit_seal s where s.day = today or s.day < today and s.n >= last.n) then
    return;
  end if;
  return query insert into audit_seal (day, n, hash) values (today, last.n, last.hash) returning *;
end $$;
revoke execute on function write_audit_seal from public;
grant execute on function write_audit_seal to munshi_app;

-- 0076_fold_text.sql
create function fold_text(value text) returns text language sql immutable strict parallel safe
  return trim(regexp_replace(
    replace(replace(replace(replace(
      translate(
        regexp_replace(
          lower(normalize(regexp_replace(normalize(
            regexp_replace(value,
              '[´\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164'
              '\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb\U000e0000-\U000e01ef]', '', 'g'),
            NFKD), '[\u0300-\u036f]', '', 'g'), NFKC)),
          '[''`\u02b9-\u02bf\u02c8\u055a\u05f3\u2018-\u201b\u2032\u2035\ua78c]', '', 'g'),
        'łøđðħŧŋıĸſς', 'loddhtniksσ'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
    '[-\u0009-\u000d\u0020\u0085\u00a0\u058a\u05be\u1400\u1680\u180e\u2000-\u200a\u2010-\u2015\u2028\u2029\u202f\u2043\u2053'
    '\u205f\u2212\u2e3a\u2e3b\u3000\u301c\u3030]+', ' ', 'g'));
alter table course add column search_key text not null generated always as (fold_text(name)) stored;
alter table batch add column search_key text not null generated always as (fold_text(code)) stored;
drop index enquiry_search;
alter table enquiry add column search_text text generated always as (
  fold_text(name || ' ' || coalesce(mail_id, '') || ' ' || coalesce(contact, '') || ' ' || coalesce(alt_contact, ''))) stored;
create index enquiry_search on enquiry using gin (search_text gin_trgm_ops);
update enquiry set name_key = fold_text(name) where name_key <> fold_text(name);
update student s set search_key = n.search_key, search_text = n.search_text
from (
  select o.id, fold_text(o.fname || ' ' || o.lname) as search_key,
    fold_text(concat_ws(' ', o.fname, o.lname, o.father, a.email, o.contact, o.alt_contact, o.parent_contact)) as search_text
  from student o join account a on a.id = o.id where o.search_key <> ''
) n
where n.id = s.id and (s.search_key, s.search_text) <> (n.search_key, n.search_text);

-- 0077_registration_numbers.sql
alter table student add column reg_no text check (length(reg_no) between 1 and 40);
grant update (reg_no) on student to munshi_app;
create unique index student_reg_no on student (lower(reg_no)) where reg_no is not null;

alter table institute
  add column reg_no_pattern text check (length(reg_no_pattern) between 1 and 40),
  add column has_reg_nos boolean not null default false;

create function note_reg_no() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update institute set has_reg_nos = true where not has_reg_nos;
  return null;
end $$;
revoke execute on function note_reg_no from public;
create trigger student_reg_no_noted after insert or update of reg_no on student
  for each row when (new.reg_no is not null) execute function note_reg_no();
create table reg_no_series (
  series text primary key check (length(series) <= 200),
  last integer not null check (last > 0)
);
grant select, insert, update on reg_no_series to munshi_app;
create function take_reg_no(series text, digits integer) returns text language plpgsql as $$
declare n integer; number text;
begin
  loop
    insert into reg_no_series as s values (lower(take_reg_no.series), 1)
      on conflict on constraint reg_no_series_pkey do update set last = s.last + 1 returning last into n;
    number := replace(take_reg_no.series, '{n}', lpad(n::text, greatest(digits, length(n::text)), '0'));
    exit when not exists (select from student where lower(reg_no) = lower(number));
  end loop;
  return number;
end $$;
revoke execute on function take_reg_no from public;
grant execute on function take_reg_no to munshi_app;
alter table import_row add column reg_key text check (length(reg_key) <= 40);

-- 0078_reminders_opened.sql
alter table reminder drop constraint reminder_state_check;
alter table reminder add constraint reminder_state_check
  check (state in ('queued', 'sending', 'sent', 'failed', 'uncertain', 'opened'));

-- 0079_required_fields.sql
alter table institute
  add column registration_fields text[],
  add column enquiry_fields text[];

-- 0080_exact_payment_mode.sql
create function exact_mode_fits(exact_mode text, pay_mode text) returns boolean language sql immutable as $$
  select exact_mode is null or pay_mode is not distinct from
    case when exact_mode in ('UPI', 'Card', 'Bank transfer') then 'Online' when exact_mode = 'Cheque' then 'Others' else '' end
$$;

alter table receipt add column exact_mode text,
  add constraint receipt_exact_mode check (exact_mode_fits(exact_mode, pay_mode));
alter table refund add column exact_mode text,
  add constraint refund_exact_mode check (exact_mode_fits(exact_mode, pay_mode));
alter table expense add column exact_mode text,
  add constraint expense_exact_mode check (exact_mode_fits(exact_mode, pay_mode));
alter table recurring_expense add column exact_mode text,
  add constraint recurring_expense_exact_mode check (exact_mode_fits(exact_mode, pay_mode));
grant update (exact_mode) on receipt to munshi_app;
grant update (exact_mode) on expense to munshi_app;
alter table receipt_part drop constraint receipt_part_mode_check,
  add constraint receipt_part_mode_check check (mode in ('Cash', 'UPI', 'Card', 'Bank transfer', 'Cheque', 'Others'));
drop index receipt_received;
create index receipt_received on receipt (paid_on) include (paid, pay_mode, exact_mode, issued_by) where voided_at is null;

-- 0081_counts_since_the_last.sql
alter table receipt add column count_id uuid references day_closing, add column counted_version integer,
  add column counted_cash numeric(12, 2) not null default 0;
alter table refund add column count_id uuid references day_closing, add column counted_version integer,
  add column counted_cash numeric(12, 2) not null default 0;
alter table expense add column count_id uuid references day_closing, add column counted_version integer,
  add column counted_cash numeric(12, 2) not null default 0;
grant update (count_id, counted_version, counted_cash) on receipt, refund, expense to munshi_app;

alter table day_closing drop constraint day_closing_day_clerk_id_key;
create index day_closing_of_drawer on day_closing (clerk_id, day desc, signed_at desc);
create index day_closing_newest on day_closing (day desc, signed_at desc, id desc);
alter table day_closing add column sums jsonb, alter column records set default '{}';

create function keep_count() returns trigger language plpgsql as $$
begin
  raise exception 'a % stays in its first count', tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger receipt_count_is_final before update of count_id on receipt for each row
  when (old.count_id is not null and new.count_id is distinct from old.count_id) execute function keep_count();
create trigger refund_count_is_final before update of count_id on refund for each row
  when (old.count_id is not null and new.count_id is distinct from old.count_id) execute function keep_count();
create trigger expense_count_is_final before update of count_id on expense for each row
  when (old.count_id is not null and new.count_id is distinct from old.count_id) execute function keep_count();
create function counted_before(on_day date, at timestamptz, clerk uuid) returns table (is_settled boolean, count_id uuid)
language sql stable as $$
  select coalesce(at <= max(c.signed_at), on_day < (now() at time zone
      coalesce((select time_zone from institute), 'Asia/Kolkata'))::date),
    (array_agg(c.id order by c.signed_at) filter (where c.day = on_day and at <= c.signed_at))[1]
  from day_closing c where c.clerk_id is null or c.clerk_id = clerk
$$;
update receipt r set counted_version = r.version, count_id = b.count_id,
  counted_cash = case when r.voided_at is not null then 0 when r.pay_mode = 'Cash' then r.paid
    else coalesce((select sum(p.amount) from receipt_part p
      where p.receipt_id = r.id and p.mode = 'Cash' and r.pay_mode = 'Others'), 0) end
from receipt x cross join lateral counted_before(x.issued_on, x.issued_at, x.issued_by) b
where x.id = r.id and r.import_id is null and b.is_settled;
update refund r set counted_version = r.version, count_id = b.count_id,
  counted_cash = case when r.voided_at is null and r.pay_mode = 'Cash' then -r.amount else 0 end
from refund x cross join lateral counted_before(x.issued_on, x.issued_at, x.issued_by) b
where x.id = r.id and b.is_settled;
update expense r set counted_version = r.version, count_id = b.count_id,
  counted_cash = case when r.voided_at is null and r.pay_mode = 'Cash' then -r.amount else 0 end
from expense x cross join lateral counted_before(x.day, x.created_at, null) b
where x.id = r.id and r.import_id is null and b.is_settled;
drop function counted_before;

create index receipt_uncounted on receipt (issued_by, issued_on)
  where counted_version is distinct from version and import_id is null;
create index refund_uncounted on refund (issued_by, issued_on) where counted_version is distinct from version;
create index expense_uncounted on expense (day) where counted_version is distinct from version and import_id is null;


create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null);
create table kysely_migration_lock (id varchar(255) primary key, is_locked integer default 0 not null);
create table migration_hash (name text primary key, hash text not null);
grant select on migration_hash to munshi_app;

set session_replication_role = replica;
truncate absence_notice, absence_settings, access_link, account, attendance_mark, attendance_month, attendance_sheet, audit_entry, audit_link, audit_personal, audit_seal, audit_unchained, backup_run, batch, batch_waiting, bulk_change, bulk_change_student, calendar_feed, cash_entry, certificate, certificate_series, certificate_signature, certificate_template, consent, course, daily_sum, daily_sum_change, day_closing, declared_payment, deletion, discount_limit, draft, enquiry, enquiry_note, enrolment, expense, expense_category, expense_voucher_series, fee_adjustment, fee_plan, fee_plan_row, heartbeat, holiday, idempotency, import, import_record, import_row, import_setting, import_total, institute, institute_logo, job_run, known_browser, kysely_migration, kysely_migration_lock, migration_hash, name_word, portfolio, privacy_notice, project, receipt, receipt_part, receipt_series, receipt_settlement, recovery_code, recurring_expense, recurring_expense_month, refund, refund_series, reg_no_series, reminder, reminder_settings, request_count, reset_token, secret, session, setup_code, sign_in_attempt, student, student_account, student_photo, student_total, two_factor;
insert into absence_notice ("student_id", "day", "sheet_id", "sent_by", "at") overriding system value values
  ('01a11b91-9b52-75c4-8369-1f3424d0a5c3', '2026-11-06', '01a1b03c-724d-77c4-8d16-221966cac4ea', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', '2026-11-21 04:30:00+00');
insert into absence_settings ("one", "threshold", "texts", "version") overriding system value values
  ('true', '75', '{}', '1');
insert into access_link ("student_id", "state", "origin", "made_by", "at") overriding system value values
  ('01976d38-7d5f-70c1-a57a-6f1206177e87', 'sent', '', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', '2026-11-21 04:30:00+00');
insert into account ("id", "role", "name", "email", "email_key", "password_hash", "state", "created_at", "version", "email_confirmed_at", "language") overriding system value values
  ('01976d38-7d5f-70c1-a57a-6f1206177e87', 'student', 'विवेक दृष्टांत', 'student.1@example.com', 'student.1@example.com', '', 'active', '2025-06-14 06:55:08.127+00', '1', NULL, NULL),
  ('0198305a-7b46-768a-9c9e-8a52e0b87e8d', 'student', 'Zoë Sample', 'zoe.7@example.com', 'zoe.7@example.com', '', 'active', '2025-07-22 04:18:12.934+00', '1', NULL, NULL),
  ('0199483e-e8b1-703f-af37-6ac50abaeac0', 'student', 'Yusuf Příklad', 'yusuf.3@example.com', 'yusuf.3@example.com', '', 'active', '2025-09-14 12:41:46.417+00', '1', NULL, NULL),
  ('019acdcb-3f5e-737e-9dbe-38a24b9dcd57', 'student', 'Māyā Udāharaṇ', 'maya.4@example.com', 'maya.4@example.com', '', 'active', '2025-11-29 04:07:20.67+00', '1', NULL, NULL),
  ('01a11b91-9b52-75c4-8369-1f3424d0a5c3', 'student', 'Zoë Przykład', 'zoe.2@example.com', 'zoe.2@example.com', '', 'disabled', '2026-10-08 12:51:29.746+00', '2', NULL, NULL),
  ('01a1b03c-74c1-71e8-bddf-904a63497072', 'student', 'Noor Namuna', 'student@example.com', 'student@example.com', '$argon2id$v=19$m=19456,t=2,p=1$lurSXNvEv031UurVaR4EEw$wU5P4c7DthTzHKu3yI7gtUmhpgCAw+ADsimtqRdtNF8', 'active', '2026-11-06 09:41:54.497+00', '2', NULL, NULL),
  ('01a1be83-9230-7420-abff-8f6b23ac0f2d', 'student', 'Zoë Przykład', 'zoe.6@example.com', 'zoe.6@example.com', '', 'active', '2026-11-09 04:14:16.112+00', '1', NULL, NULL),
  ('01a1fb86-a83e-7169-a124-dd469fa5ab80', 'student', 'Farhan Beispiel', 'farhan.5@example.com', 'farhan.5@example.com', '', 'active', '2026-11-21 00:34:28.542+00', '1', NULL, NULL),
  ('01a219b6-c682-74e8-bc15-8eb51195f9b7', 'admin', 'Asha Example', 'admin@example.com', 'admin@example.com', '$argon2id$v=19$m=19456,t=2,p=1$dsImyiE5iWkUBHgG1n9deg$KHuDii1izit4oSGa6ztpOLywj4GIrhMqfHqPSC1ORgQ', 'active', '2026-11-21 04:30:00+00', '1', NULL, NULL),
  ('01a219b6-c683-73f4-ab61-cf4b23d1ec7e', 'hr', 'Hari Example', 'hr@example.com', 'hr@example.com', '$argon2id$v=19$m=19456,t=2,p=1$ZAc3uNpBs5cD/YEDZVoG1w$eFYpK4sWOzJ4acRYzlDo07YabFwCz9yvyxrwPkKMmRY', 'active', '2026-11-21 04:30:00+00', '1', NULL, NULL),
  ('01a219b6-c709-7168-a8fc-e60b8f1d376e', 'hr', 'Hina Sample', 'hina@example.com', 'hina@example.com', '$argon2id$v=19$m=19456,t=2,p=1$MJcxaeC6aoKtQHKxfHkwlw$u4VIzwpsPvimj14rVGpTxcVW8Gp8pR5ay/sFfbY1Rkg', 'active', '2025-04-01 08:10:32.502+00', '1', NULL, NULL),
  ('01a219b6-c709-7168-a8fc-ea19da1bcbae', 'hr', 'Hemant Namuna', 'hemant@example.com', 'hemant@example.com', '$argon2id$v=19$m=19456,t=2,p=1$MJcxaeC6aoKtQHKxfHkwlw$u4VIzwpsPvimj14rVGpTxcVW8Gp8pR5ay/sFfbY1Rkg', 'active', '2025-04-01 12:11:18.039+00', '1', NULL, NULL),
  ('01a219b6-c70b-7097-beb2-1282f9e11206', 'hr', 'Hazel Specimen', 'hazel@example.com', 'hazel@example.com', '$argon2id$v=19$m=19456,t=2,p=1$MJcxaeC6aoKtQHKxfHkwlw$u4VIzwpsPvimj14rVGpTxcVW8Gp8pR5ay/sFfbY1Rkg', 'disabled', '2025-04-01 12:58:12.964+00', '2', NULL, NULL),
  ('01a219b6-c70b-7097-beb2-1748b0353865', 'admin', 'Anil Demo', 'anil@example.com', 'anil@example.com', '$argon2id$v=19$m=19456,t=2,p=1$MJcxaeC6aoKtQHKxfHkwlw$u4VIzwpsPvimj14rVGpTxcVW8Gp8pR5ay/sFfbY1Rkg', 'active', '2025-04-01 05:46:43.465+00', '1', NULL, NULL);
insert into attendance_mark ("student_id", "day", "sheet_id", "present", "import_id") overriding system value values
  ('01a11b91-9b52-75c4-8369-1f3424d0a5c3', '2026-11-06', '01a1b03c-724d-77c4-8d16-221966cac4ea', 'false', NULL),
  ('01a1b03c-74c1-71e8-bddf-904a63497072', '2026-11-06', '01a1b0c9-1727-7266-8be8-b38ba277e90a', 'true', NULL),
  ('01a1b03c-74c1-71e8-bddf-904a63497072', '2026-11-07', '01a1b51d-6a8b-7117-a0d0-3688d380a80b', 'true', NULL),
  ('01a1b03c-74c1-71e8-bddf-904a63497072', '2026-11-09', '01a1c041-4eb3-774b-820a-e4708e634054', 'true', NULL),
  ('01a1b03c-74c1-71e8-bddf-904a63497072', '2026-11-10', '01a1c53b-8e49-7747-9b1e-59c11219004d', 'true', NULL),
  ('01a1b03c-74c1-71e8-bddf-904a63497072', '2026-11-11', '01a1ca38-8fec-74e9-87a1-b6fd3b5bc16b', 'true', NULL),
  ('01a1b03c-74c1-71e8-bddf-904a63497072', '2026-11-12', '01a1ce42-8cd3-72bb-ac63-1186d8097459', 'true', NULL),
  ('01a1b03c-74c1-71e8-bddf-904a63497072', '2026-11-13', '01a1d445-07d9-7677-972d-17aa531e9687', 'true', NULL),
  ('01a1b03c-74c1-71e8-bddf-904a63497072', '2026-11-14', '01a1d916-73a3-731f-b81f-b784357e9ff0', 'true', NULL),
  ('01a1b03c-74c1-71e8-bddf-904a63497072', '2026-11-16', '01a1e402-4a37-7108-b088-500c561f354a', 'true', NULL),
  ('01a1b03c-74c1-71e8-bddf-904a63497072', '2026-11-17', '01a1e95a-a683-7325-b810-590c089eae28', 'true', NULL),
  ('01a1b03c-74c1-71e8-bddf-904a63497072', '2026-11-18', '01a1ee80-40dd-70dc-a4a3-197893c06610', 'true', NULL),
  ('01a1b03c-74c1-71e8-bddf-904a63497072', '2026-11-19', '01a1f2a8-7850-7601-a127-601374f33a21', 'true', NULL),
  ('01a1b03c-74c1-71e8-bddf-904a63497072', '2026-11-20', '01a1f8c0-38a9-75d1-a0ec-4bc2137a76ec', 'true', NULL);
insert into attendance_month ("student_id", "batch_id", "month", "present", "absent") overriding system value values
  ('01a11b91-9b52-75c4-8369-1f3424d0a5c3', '01a219b6-c6c4-73cf-92a6-50bd91dbeb98', '2026-11-01', '0', '1'),
  ('01a1b03c-74c1-71e8-bddf-904a63497072', '01a219b6-c6c4-73cf-92a6-55ffe53e9396', '2026-11-01', '13', '0');
insert into attendance_sheet ("id", "batch_id", "day", "present", "absent", "saved_at", "saved_by", "version") overriding system value values
  ('01a1b03c-724d-77c4-8d16-221966cac4ea', '01a219b6-c6c4-73cf-92a6-50bd91dbeb98', '2026-11-06', '0', '1', '2026-11-06 09:41:53.869+00', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', '1'),
  ('01a1b0c9-1727-7266-8be8-b38ba277e90a', '01a219b6-c6c4-73cf-92a6-55ffe53e9396', '2026-11-06', '1', '0', '2026-11-06 12:15:31.111+00', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', '1'),
  ('01a1b51d-6a8b-7117-a0d0-3688d380a80b', '01a219b6-c6c4-73cf-92a6-55ffe53e9396', '2026-11-07', '1', '0', '2026-11-07 08:26:06.347+00', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', '1'),
  ('01a1c041-4eb3-774b-820a-e4708e634054', '01a219b6-c6c4-73cf-92a6-55ffe53e9396', '2026-11-09', '1', '0', '2026-11-09 12:21:07.891+00', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', '1'),
  ('01a1c53b-8e49-7747-9b1e-59c11219004d', '01a219b6-c6c4-73cf-92a6-55ffe53e9396', '2026-11-10', '1', '0', '2026-11-10 11:32:57.033+00', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', '1'),
  ('01a1ca38-8fec-74e9-87a1-b6fd3b5bc16b', '01a219b6-c6c4-73cf-92a6-55ffe53e9396', '2026-11-11', '1', '0', '2026-11-11 10:47:46.924+00', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', '1'),
  ('01a1ce42-8cd3-72bb-ac63-1186d8097459', '01a219b6-c6c4-73cf-92a6-55ffe53e9396', '2026-11-12', '1', '0', '2026-11-12 05:37:10.355+00', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', '1'),
  ('01a1d445-07d9-7677-972d-17aa531e9687', '01a219b6-c6c4-73cf-92a6-55ffe53e9396', '2026-11-13', '1', '0', '2026-11-13 09:37:36.217+00', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', '1'),
  ('01a1d916-73a3-731f-b81f-b784357e9ff0', '01a219b6-c6c4-73cf-92a6-55ffe53e9396', '2026-11-14', '1', '0', '2026-11-14 08:04:49.699+00', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', '1'),
  ('01a1e402-4a37-7108-b088-500c561f354a', '01a219b6-c6c4-73cf-92a6-55ffe53e9396', '2026-11-16', '1', '0', '2026-11-16 10:58:37.751+00', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', '1'),
  ('01a1e95a-a683-7325-b810-590c089eae28', '01a219b6-c6c4-73cf-92a6-55ffe53e9396', '2026-11-17', '1', '0', '2026-11-17 11:53:14.627+00', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', '1'),
  ('01a1ee80-40dd-70dc-a4a3-197893c06610', '01a219b6-c6c4-73cf-92a6-55ffe53e9396', '2026-11-18', '1', '0', '2026-11-18 11:52:25.053+00', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', '1'),
  ('01a1f2a8-7850-7601-a127-601374f33a21', '01a219b6-c6c4-73cf-92a6-55ffe53e9396', '2026-11-19', '1', '0', '2026-11-19 07:14:49.552+00', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', '1'),
  ('01a1f8c0-38a9-75d1-a0ec-4bc2137a76ec', '01a219b6-c6c4-73cf-92a6-55ffe53e9396', '2026-11-20', '1', '0', '2026-11-20 11:38:29.417+00', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', '1');
insert into audit_entry ("id", "at", "actor_id", "actor_name", "actor_role", "action", "record", "record_id", "request_id", "before", "after") overriding system value values
  ('019583bb-5506-757a-8718-7d24c9afd7cc', '2025-03-11 05:44:07.174+00', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a219b6-c6c0-7714-b600-0395e12334a1', '019583bb-5506-7463-b2c6-8e5615ff016e', NULL, '{"_id": "01a219b6-c6c0-7714-b600-0395e12334a1", "room": "Room 1", "bCode": "TALLY-2504", "bTime": "15:00 to 17:00", "seats": 1, "endDate": "2025-07-01", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 5}], "startDate": "2025-04-01", "courseName": "Tally with GST"}'),
  ('0195eaed-5b52-704c-b431-0d8a5328c9f0', '2025-03-31 06:39:38.834+00', '01a219b6-c682-74e8-bc15-8eb51195f9b7', 'Asha Example', 'admin', 'category.create', 'category', '01a219b6-c76c-763e-9439-cbe93f7a23ff', '0195eaed-5b52-73fe-8126-2216dbc6af5e', NULL, '{"ledger": "Rent"}'),
  ('0195eaed-5b52-7075-8870-7455d6fa4194', '2025-03-31 06:39:38.834+00', '01a219b6-c682-74e8-bc15-8eb51195f9b7', 'Asha Example', 'admin', 'category.create', 'category', '01a219b6-c76c-763e-9439-c42936af00ee', '0195eaed-5b52-70c8-9c80-f5f87d63b076', NULL, '{"ledger": "Salaries"}'),
  ('0195eaed-5b52-718b-8ea4-20d2376a7aa8', '2025-03-31 06:39:38.834+00', '01a219b6-c682-74e8-bc15-8eb51195f9b7', 'Asha Example', 'admin', 'recurring.create', 'recurring', '01a219b6-c777-77c3-8a73-c5881a3ee6bd', '0195eaed-5b52-7456-880a-448a5cd011fd', NULL, '{"_id": "01a219b6-c777-77c3-8a73-c5881a3ee6bd", "amount": 1500, "ledger": "01a219b6-c76c-763e-9439-db6c9a2bb9d9", "remark": "Demo Repairs: upkeep of the projectors", "payMode": "Online", "version": 1, "startsOn": "2026-11-01", "createdAt": "2025-03-31T06:39:38.834Z", "exactMode": null, "updatedAt": "2025-03-31T06:39:38.834Z", "ledgerName": "Repairs"}'),
  ('0195eaed-5b52-736d-a4da-90dbb6717cf0', '2025-03-31 06:39:38.834+00', '01a219b6-c682-74e8-bc15-8eb51195f9b7', 'Asha Example', 'admin', 'category.create', 'category', '01a219b6-c76c-763e-9439-db6c9a2bb9d9', '0195eaed-5b52-76ea-b9a4-1964d5616f5a', NULL, '{"ledger": "Repairs"}'),
  ('0195eaed-5b52-7550-bc76-a4b1323738eb', '2025-03-31 06:39:38.834+00', '01a219b6-c682-74e8-bc15-8eb51195f9b7', 'Asha Example', 'admin', 'category.create', 'category', '01a219b6-c76c-763e-9439-d683af7a0672', '0195eaed-5b52-75ab-a30b-5247fc026b50', NULL, '{"budget": 5000, "ledger": "Stationery"}'),
  ('0195eaed-5b52-75ae-93b0-939c88dd8a6c', '2025-03-31 06:39:38.834+00', '01a219b6-c682-74e8-bc15-8eb51195f9b7', 'Asha Example', 'admin', 'category.create', 'category', '01a219b6-c76c-763e-9439-cfdecd2c2351', '0195eaed-5b52-7663-baa3-9d1f26bf4bd9', NULL, '{"ledger": "Electricity"}'),
  ('0195eaed-5b52-76b1-ad84-1196c3a193ee', '2025-03-31 06:39:38.834+00', '01a219b6-c682-74e8-bc15-8eb51195f9b7', 'Asha Example', 'admin', 'category.create', 'category', '01a219b6-c76c-763e-9439-dc40a2e4797e', '0195eaed-5b52-7464-a59a-95ace5376488', NULL, '{"budget": 3000, "ledger": "Tea and water"}'),
  ('0195eaed-5b52-776f-8648-8f5790969673', '2025-03-31 06:39:38.834+00', '01a219b6-c682-74e8-bc15-8eb51195f9b7', 'Asha Example', 'admin', 'category.create', 'category', '01a219b6-c76c-763e-9439-e31aea3a6c22', '0195eaed-5b52-76e3-88d8-fdd54ea8ab74', NULL, '{"budget": 20000, "ledger": "Advertising"}'),
  ('0195eaed-5b52-77df-9ebd-d39ec5246da6', '2025-03-31 06:39:38.834+00', '01a219b6-c682-74e8-bc15-8eb51195f9b7', 'Asha Example', 'admin', 'category.create', 'category', '01a219b6-c76c-763e-9439-d0fcf603e91c', '0195eaed-5b52-76cb-a955-9916a3f0b43e', NULL, '{"ledger": "Internet"}'),
  ('0195efe3-4389-7724-bf05-4bb9f211540c', '2025-04-01 05:46:43.465+00', '01a219b6-c682-74e8-bc15-8eb51195f9b7', 'Asha Example', 'admin', 'staff.create', 'account', '01a219b6-c70b-7097-beb2-1748b0353865', '0195efe3-4389-76ad-a5b7-156a57e2578f', NULL, '{"id": "01a219b6-c70b-7097-beb2-1748b0353865", "name": "Anil Demo", "role": "admin", "email": "anil@example.com"}'),
  ('0195f066-eeb6-75d5-b4b7-cbd5471d296a', '2025-04-01 08:10:32.502+00', '01a219b6-c682-74e8-bc15-8eb51195f9b7', 'Asha Example', 'admin', 'staff.create', 'account', '01a219b6-c709-7168-a8fc-e60b8f1d376e', '0195f066-eeb6-7594-b197-5d0a35dd31b5', NULL, '{"id": "01a219b6-c709-7168-a8fc-e60b8f1d376e", "name": "Hina Sample", "role": "hr", "email": "hina@example.com"}'),
  ('0195f0f8-846c-7066-8248-bff62e19025d', '2025-04-01 10:49:33.548+00', '01a219b6-c682-74e8-bc15-8eb51195f9b7', 'Asha Example', 'admin', 'course.create', 'course', '01a219b6-c6bc-72fa-b343-5b90fb3ab951', '0195f0f8-846c-7018-bb54-ba60c3c5c977', NULL, '{"_id": "01a219b6-c6bc-72fa-b343-5b90fb3ab951", "cFee": 12000, "course": "Tally with GST", "version": 1, "cDuration": "3 months"}'),
  ('0195f0f8-846c-72aa-98aa-de5c0b24094a', '2025-04-01 10:49:33.548+00', '01a219b6-c682-74e8-bc15-8eb51195f9b7', 'Asha Example', 'admin', 'course.create', 'course', '01a219b6-c6bc-72fa-b343-639320c0975f', '0195f0f8-846c-73a1-847e-97cba9e9f171', NULL, '{"_id": "01a219b6-c6bc-72fa-b343-639320c0975f", "cFee": 45000, "course": "Full Stack Web Development", "version": 1, "cDuration": "8 months"}'),
  ('0195f0f8-846c-731a-8e2f-d002e43ed4c5', '2025-04-01 10:49:33.548+00', '01a219b6-c682-74e8-bc15-8eb51195f9b7', 'Asha Example', 'admin', 'course.create', 'course', '01a219b6-c6bc-72fa-b343-5c1a6e178d12', '0195f0f8-846c-7102-bec0-a6d0661552e7', NULL, '{"_id": "01a219b6-c6bc-72fa-b343-5c1a6e178d12", "cFee": 18000, "course": "Python Programming", "version": 1, "cDuration": "4 months"}'),
  ('0195f0f8-846c-7573-851e-fd157f3a224f', '2025-04-01 10:49:33.548+00', '01a219b6-c682-74e8-bc15-8eb51195f9b7', 'Asha Example', 'admin', 'course.create', 'course', '01a219b6-c6bc-72fa-b343-719b70cd1e74', '0195f0f8-846c-7458-b0a7-b192b3fe9354', NULL, '{"_id": "01a219b6-c6bc-72fa-b343-719b70cd1e74", "cFee": 4500, "course": "Hindi Typing", "version": 1, "cDuration": "2 months"}'),
  ('0195f0f8-846c-760e-9798-d357864f7770', '2025-04-01 10:49:33.548+00', '01a219b6-c682-74e8-bc15-8eb51195f9b7', 'Asha Example', 'admin', 'course.create', 'course', '01a219b6-c6bd-7301-8aba-3da8b21b8253', '0195f0f8-846c-7000-ac8c-ac157bc71f87', NULL, '{"_id": "01a219b6-c6bd-7301-8aba-3da8b21b8253", "cFee": 16500, "course": "Français des affaires", "version": 1, "cDuration": "4 months"}'),
  ('0195f0f8-846c-767d-9d6c-2b32dc3b13e3', '2025-04-01 10:49:33.548+00', '01a219b6-c682-74e8-bc15-8eb51195f9b7', 'Asha Example', 'admin', 'course.create', 'course', '01a219b6-c6bc-72fa-b343-6cadedfa1fa4', '0195f0f8-846c-747f-8791-3bc19a49a4c5', NULL, '{"_id": "01a219b6-c6bc-72fa-b343-6cadedfa1fa4", "cFee": 15000, "course": "Digital Marketing", "version": 1, "cDuration": "3 months"}'),
  ('0195f0f8-846c-775d-a632-a8d69c301713', '2025-04-01 10:49:33.548+00', '01a219b6-c682-74e8-bc15-8eb51195f9b7', 'Asha Example', 'admin', 'course.create', 'course', '01a219b6-c6bc-72fa-b343-69e808186c95', '0195f0f8-846c-76ca-827d-eb4d2d8dae2b', NULL, '{"_id": "01a219b6-c6bc-72fa-b343-69e808186c95", "cFee": 22000, "course": "Graphic Design", "version": 1, "cDuration": "5 months"}'),
  ('0195f0f8-846c-7772-8ea4-950deef14dab', '2025-04-01 10:49:33.548+00', '01a219b6-c682-74e8-bc15-8eb51195f9b7', 'Asha Example', 'admin', 'course.create', 'course', '01a219b6-c6bc-72fa-b343-66c1f2a7adde', '0195f0f8-846c-70b0-982f-4044b80cf391', NULL, '{"_id": "01a219b6-c6bc-72fa-b343-66c1f2a7adde", "cFee": 35000, "course": "Data Analytics", "version": 1, "cDuration": "6 months"}'),
  ('0195f143-5a97-737d-b94e-0a2d6290d996', '2025-04-01 12:11:18.039+00', '01a219b6-c682-74e8-bc15-8eb51195f9b7', 'Asha Example', 'admin', 'staff.create', 'account', '01a219b6-c709-7168-a8fc-ea19da1bcbae', '0195f143-5a97-7643-83c4-9f5e11984bca', NULL, '{"id": "01a219b6-c709-7168-a8fc-ea19da1bcbae", "name": "Hemant Namuna", "role": "hr", "email": "hemant@example.com"}'),
  ('0195f16e-4e64-7750-89c7-55df34c905eb', '2025-04-01 12:58:12.964+00', '01a219b6-c682-74e8-bc15-8eb51195f9b7', 'Asha Example', 'admin', 'staff.create', 'account', '01a219b6-c70b-7097-beb2-1282f9e11206', '0195f16e-4e64-70f1-bfcb-a47e6887ea22', NULL, '{"id": "01a219b6-c70b-7097-beb2-1282f9e11206", "name": "Hazel Specimen", "role": "hr", "email": "hazel@example.com"}'),
  ('01960aa5-c6f2-710b-a123-cd216115fb19', '2025-04-06 10:29:18.706+00', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a219b6-c6c0-7714-b600-043b8370289f', '01960aa5-c6f2-72d7-9ffa-33ad8ecadf2c', NULL, '{"_id": "01a219b6-c6c0-7714-b600-043b8370289f", "room": "Room 2", "bCode": "PY-2504", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2025-08-27", "trainer": "Binod Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 6}], "startDate": "2025-04-27", "courseName": "Python Programming"}'),
  ('01962e07-dbf7-70ef-9b17-be065a7da172', '2025-04-13 07:23:09.175+00', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '01962e07-dbf7-756f-acf4-30cd5a429a38', '01962e07-dbf7-700b-9168-39aff52f2735', NULL, '{"_id": "01962e07-dbf7-756f-acf4-30cd5a429a38", "date": "2025-04-13", "mode": "online", "year": 2025, "month": 4, "course": "Full Stack Web Development", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "nextCall": null, "Enquirymode": "online"}'),
  ('01965222-1b54-7346-bc5f-af8db7b447ad', '2025-04-20 07:38:09.108+00', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', 'Hari Example', 'hr', 'enquiry.status', 'enquiry', '01962e07-dbf7-756f-acf4-30cd5a429a38', '01965222-1b54-744b-898f-0280659c56dd', '{"status": "Open"}', '{"status": "Pending"}'),
  ('0196952d-9296-768c-a0f0-4506bf718422', '2025-05-03 08:05:14.006+00', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a219b6-c6c1-7355-97b4-e9d345ba6c51', '0196952d-9296-75cb-81ee-d6c4e245bbfe', NULL, '{"_id": "01a219b6-c6c1-7355-97b4-e9d345ba6c51", "room": "Lab 1", "bCode": "FSW-2505", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-01-24", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}], "startDate": "2025-05-24", "courseName": "Full Stack Web Development"}'),
  ('01971baf-477f-70d0-8fd9-e443be94022f', '2025-05-29 10:56:01.407+00', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a219b6-c6c1-7355-97b4-ecd87ecfc1ca', '01971baf-477f-774d-ab0f-2ddf86c0ca27', NULL, '{"_id": "01a219b6-c6c1-7355-97b4-ecd87ecfc1ca", "room": "Lab 2", "bCode": "DA-2506", "bTime": "18:00 to 20:00", "seats": 1, "endDate": "2025-12-19", "trainer": "Dev Example", "version": 1, "sessions": [{"end": "20:00", "start": "18:00", "weekday": 1}, {"end": "20:00", "start": "18:00", "weekday": 3}, {"end": "20:00", "start": "18:00", "weekday": 5}], "startDate": "2025-06-19", "courseName": "Data Analytics"}'),
  ('01972f8c-001d-733e-93a2-b8e5eccf185b', '2025-06-02 07:29:53.693+00', '01a219b6-c682-74e8-bc15-8eb51195f9b7', 'Asha Example', 'admin', 'expense.create', 'expense', '01972f8c-001d-740a-8264-319423900670', '01972f8c-001d-7536-8bc9-a4fbef7c3028', NULL, '{"_id": "01972f8c-001d-740a-8264-319423900670", "date": "2025-06-02", "year": 2025, "month": 6, "amount": 172, "ledger": "01a219b6-c76c-763e-9439-d0fcf603e91c", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-06-02T07:29:53.693Z", "exactMode": null, "updatedAt": "2025-06-02T07:29:53.693Z", "voucherNo": "V2025-26/0001", "ledgerName": "Internet"}'),
  ('019730ae-176e-74b1-a2bb-aef0815acf55', '2025-06-02 12:46:45.102+00', '01a219b6-c682-74e8-bc15-8eb51195f9b7', 'Asha Example', 'admin', 'expense.create', 'expense', '019730ae-176e-755c-98fb-e44b45b70443', '019730ae-176e-7704-9d8f-e46c775614b4', NULL, '{"_id": "019730ae-176e-755c-98fb-e44b45b70443", "date": "2025-06-02", "year": 2025, "month": 6, "amount": 516, "ledger": "01a219b6-c76c-763e-9439-cfdecd2c2351", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-06-02T12:46:45.102Z", "exactMode": null, "updatedAt": "2025-06-02T12:46:45.102Z", "voucherNo": "V2025-26/0002", "ledgerName": "Electricity"}'),
  ('01973f27-1abc-7543-8a77-d800f257984b', '2025-06-05 08:13:36.828+00', '01a219b6-c682-74e8-bc15-8eb51195f9b7', 'Asha Example', 'admin', 'expense.create', 'expense', '01973f27-1abc-7299-be84-c49bb5d31767', '01973f27-1abc-77f7-bae5-593fea6e96b6', NULL, '{"_id": "01973f27-1abc-7299-be84-c49bb5d31767", "date": "2025-06-05", "year": 2025, "month": 6, "amount": 3876, "ledger": "01a219b6-c76c-763e-9439-c42936af00ee", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-06-05T08:13:36.828Z", "exactMode": null, "updatedAt": "2025-06-05T08:13:36.828Z", "voucherNo": "V2025-26/0003", "ledgerName": "Salaries"}'),
  ('01973f71-631b-74b6-9d5f-5c6a3a0b6465', '2025-06-05 09:34:45.019+00', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '01973f71-631b-7508-85a8-8b43d1d8a698', '01973f71-631b-730b-8f99-61fdb16cb8c5', NULL, '{"_id": "01973f71-631b-7508-85a8-8b43d1d8a698", "date": "2025-06-05", "mode": "offline", "year": 2025, "month": 6, "course": "Data Analytics", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "nextCall": null, "Enquirymode": "offline"}'),
  ('019744be-dbb1-702b-a28d-deef55f89ea3', '2025-06-06 10:17:28.241+00', '01a219b6-c682-74e8-bc15-8eb51195f9b7', 'Asha Example', 'admin', 'expense.create', 'expense', '019744be-dbb1-7138-9eb4-7bbf78f591f3', '019744be-dbb1-74fc-bd1b-1a3324fe54a0', NULL, '{"_id": "019744be-dbb1-7138-9eb4-7bbf78f591f3", "date": "2025-06-06", "year": 2025, "month": 6, "amount": 2153, "ledger": "01a219b6-c76c-763e-9439-cbe93f7a23ff", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-06-06T10:17:28.241Z", "exactMode": null, "updatedAt": "2025-06-06T10:17:28.241Z", "voucherNo": "V2025-26/0004", "ledgerName": "Rent"}'),
  ('01976d38-7d5f-7023-8666-58b8bda40d7f', '2025-06-14 06:55:08.127+00', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', 'Hari Example', 'hr', 'student.register', 'student', '01976d38-7d5f-70c1-a57a-6f1206177e87', '01976d38-7d5f-7638-bc46-bfc703e9c914', NULL, '{"_id": "01976d38-7d5f-70c1-a57a-6f1206177e87", "fee": 31500, "mode": "offline", "batch": "DA-2506", "course": "Data Analytics", "status": "Active", "PaidFee": 0, "dueDate": "2025-07-19", "endDate": "2025-12-19", "version": 1, "TotalFee": 31500, "declared": null, "isPlaced": "notPlaced", "cduration": "6 months", "PendingFee": 31500, "isCompleted": "yes", "joiningDate": "2025-06-14"}'),
  ('01976d38-7d5f-761d-9ee9-b213d81e3bbf', '2025-06-14 06:55:08.127+00', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', 'Hari Example', 'hr', 'enquiry.admit', 'enquiry', '01973f71-631b-7508-85a8-8b43d1d8a698', '01976d38-7d5f-7035-9b50-5c060298753f', '{"status": "Open", "student": null}', '{"status": "Closed", "student": "01976d38-7d5f-70c1-a57a-6f1206177e87"}'),
  ('01977d82-9bf0-769c-9ab0-a6e4c32ba29e', '2025-06-17 10:50:01.072+00', '01a219b6-c709-7168-a8fc-e60b8f1d376e', 'Hina Sample', 'hr', 'fee.record', 'receipt', '01977d82-9bf0-7739-bd00-558d4c4d9f21', '01977d82-9bf0-7104-9e71-ac3f6a5df6f6', NULL, '{"_id": "01977d82-9bf0-7739-bd00-558d4c4d9f21", "due": 21000, "date": "2025-06-17", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 6, "course": "Data Analytics", "changed": false, "payMode": "Online", "payable": 31500, "student": "01976d38-7d5f-70c1-a57a-6f1206177e87", "version": 1, "issuedOn": "2025-06-17", "exactMode": "UPI", "receiptNo": "2025-26/000001"}'),
  ('0197a729-c8b5-73e9-bde7-32bfdb8d58ed', '2025-06-25 12:57:02.901+00', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a219b6-c6c1-7355-97b4-f29f9cd6559b', '0197a729-c8b5-7526-888c-df246e810223', NULL, '{"_id": "01a219b6-c6c1-7355-97b4-f29f9cd6559b", "room": "Room 1", "bCode": "GD-2507", "bTime": "18:00 to 20:00", "seats": 1, "endDate": "2025-12-16", "trainer": "Esther Example", "version": 1, "sessions": [{"end": "20:00", "start": "18:00", "weekday": 2}, {"end": "20:00", "start": "18:00", "weekday": 4}, {"end": "20:00", "start": "18:00", "weekday": 6}], "startDate": "2025-07-16", "courseName": "Graphic Design"}'),
  ('0197cf00-2cf0-7171-95f1-adfdb5c895a4', '2025-07-03 06:36:24.688+00', '01a219b6-c682-74e8-bc15-8eb51195f9b7', 'Asha Example', 'admin', 'expense.create', 'expense', '0197cf00-2cf0-767b-93ff-78c4e6abf8fc', '0197cf00-2cf0-74b2-9cce-69b184768639', NULL, '{"_id": "0197cf00-2cf0-767b-93ff-78c4e6abf8fc", "date": "2025-07-03", "year": 2025, "month": 7, "amount": 1058, "ledger": "01a219b6-c76c-763e-9439-cfdecd2c2351", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-07-03T06:36:24.688Z", "exactMode": null, "updatedAt": "2025-07-03T06:36:24.688Z", "voucherNo": "V2025-26/0005", "ledgerName": "Electricity"}'),
  ('0197d3b1-cdf4-73c2-aafe-61909afb654f', '2025-07-04 04:28:54.644+00', '01a219b6-c682-74e8-bc15-8eb51195f9b7', 'Asha Example', 'admin', 'expense.create', 'expense', '0197d3b1-cdf4-7732-af32-c0c76a39c474', '0197d3b1-cdf4-7362-a733-45867399f54b', NULL, '{"_id": "0197d3b1-cdf4-7732-af32-c0c76a39c474", "date": "2025-07-04", "year": 2025, "month": 7, "amount": 352, "ledger": "01a219b6-c76c-763e-9439-d0fcf603e91c", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-07-04T04:28:54.644Z", "exactMode": null, "updatedAt": "2025-07-04T04:28:54.644Z", "voucherNo": "V2025-26/0006", "ledgerName": "Internet"}'),
  ('0197d44b-78c3-70cc-8da6-bbbff93c00c0', '2025-07-04 07:16:45.379+00', '01a219b6-c682-74e8-bc15-8eb51195f9b7', 'Asha Example', 'admin', 'expense.create', 'expense', '0197d44b-78c3-76cb-95bc-a46aeda3ce09', '0197d44b-78c3-75f8-86c8-0e82e618fca0', NULL, '{"_id": "0197d44b-78c3-76cb-95bc-a46aeda3ce09", "date": "2025-07-04", "year": 2025, "month": 7, "amount": 7938, "ledger": "01a219b6-c76c-763e-9439-c42936af00ee", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-07-04T07:16:45.379Z", "exactMode": null, "updatedAt": "2025-07-04T07:16:45.379Z", "voucherNo": "V2025-26/0007", "ledgerName": "Salaries"}'),
  ('0197e9a1-67f5-774e-bf80-65f1467cfa76', '2025-07-08 10:42:38.709+00', '01a219b6-c682-74e8-bc15-8eb51195f9b7', 'Asha Example', 'admin', 'expense.create', 'expense', '0197e9a1-67f5-72a0-9de9-69cc17809b44', '0197e9a1-67f5-729c-bda9-5ae477647ec9', NULL, '{"_id": "0197e9a1-67f5-72a0-9de9-69cc17809b44", "date": "2025-07-08", "year": 2025, "month": 7, "amount": 4410, "ledger": "01a219b6-c76c-763e-9439-cbe93f7a23ff", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-07-08T10:42:38.709Z", "exactMode": null, "updatedAt": "2025-07-08T10:42:38.709Z", "voucherNo": "V2025-26/0008", "ledgerName": "Rent"}'),
  ('01980c8c-196a-70e8-997d-ad1f043c4e65', '2025-07-15 05:26:04.906+00', '01a219b6-c709-7168-a8fc-ea19da1bcbae', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '01980c8c-196a-71b7-aae9-a565c88fccab', '01980c8c-196a-70bf-8199-fee84d046785', NULL, '{"_id": "01980c8c-196a-71b7-aae9-a565c88fccab", "due": 10500, "date": "2025-07-15", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 7, "course": "Data Analytics", "changed": false, "payMode": "Cash", "payable": 31500, "student": "01976d38-7d5f-70c1-a57a-6f1206177e87", "version": 1, "issuedOn": "2025-07-15", "exactMode": null, "receiptNo": "2025-26/000002"}'),
  ('01982b99-c49f-738b-b205-48149106d63c', '2025-07-21 06:09:14.399+00', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a219b6-c6c1-7355-97b4-f490f9affbf8', '01982b99-c49f-72e4-8362-1d194398608a', NULL, '{"_id": "01a219b6-c6c1-7355-97b4-f490f9affbf8", "room": "Room 2", "bCode": "DM-2508", "bTime": "10:00 to 12:00", "seats": 1, "endDate": "2025-11-11", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 5}], "startDate": "2025-08-11", "courseName": "Digital Marketing"}'),
  ('0198305a-7b46-754f-b8fc-187a99e0d240', '2025-07-22 04:18:12.934+00', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', 'Hari Example', 'hr', 'student.register', 'student', '0198305a-7b46-768a-9c9e-8a52e0b87e8d', '0198305a-7b46-737e-8802-e2e55f376ef6', NULL, '{"_id": "0198305a-7b46-768a-9c9e-8a52e0b87e8d", "fee": 22000, "mode": "offline", "batch": "GD-2507", "course": "Graphic Design", "status": "Active", "PaidFee": 0, "dueDate": "2025-08-26", "endDate": "2025-12-16", "version": 1, "TotalFee": 22000, "declared": null, "isPlaced": "notPlaced", "cduration": "5 months", "PendingFee": 22000, "isCompleted": "yes", "joiningDate": "2025-07-22"}'),
  ('01983ab5-5436-7483-9970-b47f531bc115', '2025-07-24 04:33:38.87+00', '01976d38-7d5f-70c1-a57a-6f1206177e87', '', 'student', 'project.add', 'project', '01983ab5-5436-75a5-8388-75b373e9a064', '01983ab5-5436-7553-a64e-04714ad8d324', NULL, '{"_id": "01983ab5-5436-75a5-8388-75b373e9a064", "student": "01976d38-7d5f-70c1-a57a-6f1206177e87", "version": 1}'),
  ('01984f40-d442-74ee-a622-3beb537acb17', '2025-07-28 04:18:25.474+00', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', 'Hari Example', 'hr', 'fee.record', 'receipt', '01984f40-d442-70d9-8d82-b45c6d496398', '01984f40-d442-70e9-84dc-f2f8e63e096b', NULL, '{"_id": "01984f40-d442-70d9-8d82-b45c6d496398", "due": 11000, "date": "2025-07-28", "paid": 11000, "year": 2025, "bCode": "GD-2507", "month": 7, "course": "Graphic Design", "changed": false, "payMode": "Online", "payable": 22000, "student": "0198305a-7b46-768a-9c9e-8a52e0b87e8d", "version": 1, "issuedOn": "2025-07-28", "exactMode": "Bank transfer", "receiptNo": "2025-26/000003"}'),
  ('01985aa9-0953-7789-acdc-571aabc71446', '2025-07-30 09:28:04.179+00', '01a219b6-c682-74e8-bc15-8eb51195f9b7', 'Asha Example', 'admin', 'staff.update', 'account', '01a219b6-c70b-7097-beb2-1282f9e11206', '01985aa9-0953-7047-890a-54c99bc962cd', '{"status": "Active", "version": 1}', '{"status": "Disable", "version": 2}'),
  ('01986905-43a3-73e1-ac5e-781359e08f59', '2025-08-02 04:23:29.443+00', '01a219b6-c682-74e8-bc15-8eb51195f9b7', 'Asha Example', 'admin', 'expense.create', 'expense', '01986905-43a3-758d-ab64-4c9318567629', '01986905-43a3-7508-922d-f3d768acf5c7', NULL, '{"_id": "01986905-43a3-758d-ab64-4c9318567629", "date": "2025-08-02", "year": 2025, "month": 8, "amount": 4341, "ledger": "01a219b6-c76c-763e-9439-cbe93f7a23ff", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-08-02T04:23:29.443Z", "exactMode": null, "updatedAt": "2025-08-02T04:23:29.443Z", "voucherNo": "V2025-26/0009", "ledgerName": "Rent"}'),
  ('019873c7-c03e-775b-8462-f003a04a0a41', '2025-08-04 06:32:07.486+00', '01a219b6-c682-74e8-bc15-8eb51195f9b7', 'Asha Example', 'admin', 'expense.create', 'expense', '019873c7-c03e-74a7-add6-780c00786581', '019873c7-c03e-73c9-8c28-5979614f0dfe', NULL, '{"_id": "019873c7-c03e-74a7-add6-780c00786581", "date": "2025-08-04", "year": 2025, "month": 8, "amount": 7814, "ledger": "01a219b6-c76c-763e-9439-c42936af00ee", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-08-04T06:32:07.486Z", "exactMode": null, "updatedAt": "2025-08-04T06:32:07.486Z", "voucherNo": "V2025-26/0010", "ledgerName": "Salaries"}'),
  ('0198742d-391a-713a-9587-5166cccb5e8a', '2025-08-04 08:22:57.562+00', '01a219b6-c682-74e8-bc15-8eb51195f9b7', 'Asha Example', 'admin', 'expense.create', 'expense', '0198742d-391a-7519-ac70-47cfda70fee0', '0198742d-391a-722f-b98b-d25a59040ae9', NULL, '{"_id": "0198742d-391a-7519-ac70-47cfda70fee0", "date": "2025-08-04", "year": 2025, "month": 8, "amount": 347, "ledger": "01a219b6-c76c-763e-9439-d0fcf603e91c", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-08-04T08:22:57.562Z", "exactMode": null, "updatedAt": "2025-08-04T08:22:57.562Z", "voucherNo": "V2025-26/0011", "ledgerName": "Internet"}'),
  ('01987a45-a517-7010-bf96-b6a21903c532', '2025-08-05 12:47:21.367+00', '01a219b6-c682-74e8-bc15-8eb51195f9b7', 'Asha Example', 'admin', 'expense.create', 'expense', '01987a45-a517-730b-80b7-1e3ba8943e23', '01987a45-a517-72af-ad7b-bfaabbe40466', NULL, '{"_id": "01987a45-a517-730b-80b7-1e3ba8943e23", "date": "2025-08-05", "year": 2025, "month": 8, "amount": 1041, "ledger": "01a219b6-c76c-763e-9439-cfdecd2c2351", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-08-05T12:47:21.367Z", "exactMode": null, "updatedAt": "2025-08-05T12:47:21.367Z", "voucherNo": "V2025-26/0012", "ledgerName": "Electricity"}'),
  ('0198adb9-bb13-7551-8460-23ee9591cc5d', '2025-08-15 12:34:47.187+00', '01a219b6-c709-7168-a8fc-e60b8f1d376e', 'Hina Sample', 'hr', 'fee.record', 'receipt', '0198adb9-bb13-77e9-89f6-121cd48afac2', '0198adb9-bb13-72a9-95d7-8e56f9eca649', NULL, '{"_id": "0198adb9-bb13-77e9-89f6-121cd48afac2", "due": 0, "date": "2025-08-15", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 8, "course": "Data Analytics", "changed": false, "payMode": "Others", "payable": 31500, "student": "01976d38-7d5f-70c1-a57a-6f1206177e87", "version": 1, "issuedOn": "2025-08-15", "exactMode": null, "receiptNo": "2025-26/000004"}'),
  ('0198b7a5-65f9-73fe-a1b6-699beb923313', '2025-08-17 10:48:46.841+00', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a219b6-c6c2-72c5-be96-486d43fbfcf6', '0198b7a5-65f9-77be-bc77-bea2fd8cf14f', NULL, '{"_id": "01a219b6-c6c2-72c5-be96-486d43fbfcf6", "room": "Lab 1", "bCode": "HT-2509", "bTime": "15:00 to 17:00", "seats": 1, "endDate": "2025-11-07", "trainer": "Binod Example", "version": 1, "sessions": [{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 5}], "startDate": "2025-09-07", "courseName": "Hindi Typing"}'),
  ('0198d1be-32ac-7084-96a6-53d908027efd', '2025-08-22 12:25:59.724+00', '01a219b6-c709-7168-a8fc-ea19da1bcbae', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '0198d1be-32ac-7105-bf57-53eec60adf87', '0198d1be-32ac-742e-9e3b-8cf63bdd4eb4', NULL, '{"_id": "0198d1be-32ac-7105-bf57-53eec60adf87", "due": 0, "date": "2025-08-21", "paid": 11000, "year": 2025, "bCode": "GD-2507", "month": 8, "course": "Graphic Design", "changed": false, "payMode": "Online", "payable": 22000, "student": "0198305a-7b46-768a-9c9e-8a52e0b87e8d", "version": 1, "issuedOn": "2025-08-22", "exactMode": "UPI", "receiptNo": "2025-26/000005"}'),
  ('019904aa-7eb6-75ef-a971-fe88c282428f', '2025-09-01 09:45:06.486+00', '01a219b6-c682-74e8-bc15-8eb51195f9b7', 'Asha Example', 'admin', 'expense.create', 'expense', '019904aa-7eb6-72b2-b4de-ed52d8b05345', '019904aa-7eb6-75c8-81f9-95736b9bd317', NULL, '{"_id": "019904aa-7eb6-72b2-b4de-ed52d8b05345", "date": "2025-09-01", "year": 2025, "month": 9, "amount": 6144, "ledger": "01a219b6-c76c-763e-9439-c42936af00ee", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-09-01T09:45:06.486Z", "exactMode": null, "updatedAt": "2025-09-01T09:45:06.486Z", "voucherNo": "V2025-26/0013", "ledgerName": "Salaries"}'),
  ('01990a07-c598-72d3-9445-81ab2730d618', '2025-09-02 10:45:05.56+00', '01a219b6-c682-74e8-bc15-8eb51195f9b7', 'Asha Example', 'admin', 'expense.create', 'expense', '01990a07-c598-7322-a995-a1e5dfd34472', '01990a07-c598-726f-862a-58e7818b7b8f', NULL, '{"_id": "01990a07-c598-7322-a995-a1e5dfd34472", "date": "2025-09-02", "year": 2025, "month": 9, "amount": 3413, "ledger": "01a219b6-c76c-763e-9439-cbe93f7a23ff", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-09-02T10:45:05.560Z", "exactMode": null, "updatedAt": "2025-09-02T10:45:05.560Z", "voucherNo": "V2025-26/0014", "ledgerName": "Rent"}'),
  ('01990f32-eeb0-7374-8a84-72676eb27d36', '2025-09-03 10:50:20.208+00', '01a219b6-c682-74e8-bc15-8eb51195f9b7', 'Asha Example', 'admin', 'expense.create', 'expense', '01990f32-eeb0-740a-9350-08145c9b1140', '01990f32-eeb0-737d-ad8c-1db9fd68e5c7', NULL, '{"_id": "01990f32-eeb0-740a-9350-08145c9b1140", "date": "2025-09-03", "year": 2025, "month": 9, "amount": 819, "ledger": "01a219b6-c76c-763e-9439-cfdecd2c2351", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-09-03T10:50:20.208Z", "exactMode": null, "updatedAt": "2025-09-03T10:50:20.208Z", "voucherNo": "V2025-26/0015", "ledgerName": "Electricity"}'),
  ('0199291d-4815-7738-8be6-228e1ad17982', '2025-09-08 11:36:48.917+00', '01a219b6-c682-74e8-bc15-8eb51195f9b7', 'Asha Example', 'admin', 'expense.create', 'expense', '0199291d-4815-71d0-a098-0762dadba61a', '0199291d-4815-7096-8185-8df1c303765b', NULL, '{"_id": "0199291d-4815-71d0-a098-0762dadba61a", "date": "2025-09-08", "year": 2025, "month": 9, "amount": 273, "ledger": "01a219b6-c76c-763e-9439-d0fcf603e91c", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-09-08T11:36:48.917Z", "exactMode": null, "updatedAt": "2025-09-08T11:36:48.917Z", "voucherNo": "V2025-26/0016", "ledgerName": "Internet"}'),
  ('01993c60-445a-750e-bfe0-b8c7948574bd', '2025-09-12 05:22:45.978+00', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a219b6-c6c2-72c5-be96-4ef29408569a', '01993c60-445a-73de-8abc-e45bdf80e925', NULL, '{"_id": "01a219b6-c6c2-72c5-be96-4ef29408569a", "room": "Lab 2", "bCode": "FR-2510", "bTime": "15:00 to 17:00", "seats": 1, "endDate": "2026-02-03", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "17:00", "start": "15:00", "weekday": 2}, {"end": "17:00", "start": "15:00", "weekday": 4}, {"end": "17:00", "start": "15:00", "weekday": 6}], "startDate": "2025-10-03", "courseName": "Français des affaires"}'),
  ('01994735-b681-71ae-8b06-95a3c9814925', '2025-09-14 07:52:06.529+00', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', 'Hari Example', 'hr', 'fee.record', 'receipt', '01994735-b681-779d-b915-38a281821a0e', '01994735-b681-755f-b45b-61c8b3e811b0', NULL, '{"_id": "01994735-b681-779d-b915-38a281821a0e", "due": 0, "date": "2025-09-14", "paid": 15000, "year": 2025, "bCode": "DM-2508", "month": 9, "course": "Digital Marketing", "changed": false, "payMode": "Cash", "payable": 15000, "student": "0199483e-e8b1-703f-af37-6ac50abaeac0", "version": 1, "issuedOn": "2025-09-14", "exactMode": null, "receiptNo": "2025-26/000006"}'),
  ('0199483e-e8b1-756e-9622-02021e8b546d', '2025-09-14 12:41:46.417+00', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', 'Hari Example', 'hr', 'student.register', 'student', '0199483e-e8b1-703f-af37-6ac50abaeac0', '0199483e-e8b1-70ac-af1d-f66ec4f0eaa4', NULL, '{"_id": "0199483e-e8b1-703f-af37-6ac50abaeac0", "fee": 15000, "mode": "online", "batch": "DM-2508", "course": "Digital Marketing", "status": "Active", "PaidFee": 0, "dueDate": "2025-10-19", "endDate": "2025-11-11", "version": 1, "TotalFee": 15000, "declared": null, "isPlaced": "placed", "cduration": "3 months", "PendingFee": 15000, "isCompleted": "yes", "joiningDate": "2025-09-14"}'),
  ('0199c7c0-0ba8-7690-89f5-29d24fb5844d', '2025-10-09 06:54:35.944+00', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a219b6-c6c2-72c5-be96-538a0be2f63d', '0199c7c0-0ba8-72ff-9736-e08ecb371fb6', NULL, '{"_id": "01a219b6-c6c2-72c5-be96-538a0be2f63d", "room": "Room 1", "bCode": "TALLY-2510", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-01-30", "trainer": "Dev Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}], "startDate": "2025-10-30", "courseName": "Tally with GST"}'),
  ('019a24d1-6480-74e7-8b2a-da5218a2abb2', '2025-10-27 08:38:13.888+00', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '019a24d1-6480-7087-999c-b4b5b9304092', '019a24d1-6480-73d4-af02-d256395be375', NULL, '{"_id": "019a24d1-6480-7087-999c-b4b5b9304092", "date": "2025-10-27", "mode": "offline", "year": 2025, "month": 10, "course": "Full Stack Web Development", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "nextCall": null, "Enquirymode": "offline"}'),
  ('019a24d1-6480-76dc-acbf-419cf21f40b9', '2025-10-27 08:38:13.888+00', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', 'Hari Example', 'hr', 'enquiry.status', 'enquiry', '019a24d1-6480-7087-999c-b4b5b9304092', '019a24d1-6480-7295-83b6-72384157403c', '{"status": "Open"}', '{"status": "Pending"}'),
  ('019a3e0d-cbe7-723c-907e-9b4e62408f62', '2025-11-01 06:14:42.919+00', '01a219b6-c682-74e8-bc15-8eb51195f9b7', 'Asha Example', 'admin', 'expense.create', 'expense', '019a3e0d-cbe7-7228-9f50-d657f0e46a86', '019a3e0d-cbe7-7482-adc0-f32b7c9eb3b9', NULL, '{"_id": "019a3e0d-cbe7-7228-9f50-d657f0e46a86", "date": "2025-11-01", "year": 2025, "month": 11, "amount": 1250, "ledger": "01a219b6-c76c-763e-9439-cbe93f7a23ff", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-11-01T06:14:42.919Z", "exactMode": null, "updatedAt": "2025-11-01T06:14:42.919Z", "voucherNo": "V2025-26/0017", "ledgerName": "Rent"}'),
  ('019a499b-18e8-7242-8aaa-63333031ad9e', '2025-11-03 12:04:52.584+00', '01a219b6-c682-74e8-bc15-8eb51195f9b7', 'Asha Example', 'admin', 'expense.create', 'expense', '019a499b-18e8-77ab-a30a-b77d0b09c4d1', '019a499b-18e8-73d3-8f95-e6d328da12fe', NULL, '{"_id": "019a499b-18e8-77ab-a30a-b77d0b09c4d1", "date": "2025-11-03", "year": 2025, "month": 11, "amount": 2250, "ledger": "01a219b6-c76c-763e-9439-c42936af00ee", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-11-03T12:04:52.584Z", "exactMode": null, "updatedAt": "2025-11-03T12:04:52.584Z", "voucherNo": "V2025-26/0018", "ledgerName": "Salaries"}'),
  ('019a4dd1-d13d-7618-94ea-3ae66268f996', '2025-11-04 07:43:07.581+00', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a219b6-c6c2-72c5-be96-55710f3be36c', '019a4dd1-d13d-7224-9488-8cfcc6d6927a', NULL, '{"_id": "01a219b6-c6c2-72c5-be96-55710f3be36c", "room": "Room 2", "bCode": "PY-2511", "bTime": "18:00 to 20:00", "seats": 1, "endDate": "2026-03-25", "trainer": "Esther Example", "version": 1, "sessions": [{"end": "20:00", "start": "18:00", "weekday": 1}, {"end": "20:00", "start": "18:00", "weekday": 3}, {"end": "20:00", "start": "18:00", "weekday": 5}], "startDate": "2025-11-25", "courseName": "Python Programming"}'),
  ('019a5870-be50-7090-9450-ad6c60b73d2c', '2025-11-06 09:12:55.12+00', '01a219b6-c682-74e8-bc15-8eb51195f9b7', 'Asha Example', 'admin', 'expense.create', 'expense', '019a5870-be50-72a2-9013-5f2cff7c60ba', '019a5870-be50-7657-89dd-fd3d8f188c68', NULL, '{"_id": "019a5870-be50-72a2-9013-5f2cff7c60ba", "date": "2025-11-06", "year": 2025, "month": 11, "amount": 100, "ledger": "01a219b6-c76c-763e-9439-d0fcf603e91c", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-11-06T09:12:55.120Z", "exactMode": null, "updatedAt": "2025-11-06T09:12:55.120Z", "voucherNo": "V2025-26/0019", "ledgerName": "Internet"}'),
  ('019a58cd-919f-7322-ad50-a638eb3d5b4c', '2025-11-06 10:54:18.527+00', '01a219b6-c682-74e8-bc15-8eb51195f9b7', 'Asha Example', 'admin', 'expense.create', 'expense', '019a58cd-919f-776d-af88-7c4faeed3329', '019a58cd-919f-70cb-8d73-9a65ef28316b', NULL, '{"_id": "019a58cd-919f-776d-af88-7c4faeed3329", "date": "2025-11-06", "year": 2025, "month": 11, "amount": 300, "ledger": "01a219b6-c76c-763e-9439-cfdecd2c2351", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-11-06T10:54:18.527Z", "exactMode": null, "updatedAt": "2025-11-06T10:54:18.527Z", "voucherNo": "V2025-26/0020", "ledgerName": "Electricity"}'),
  ('019acdcb-3f5e-73a9-bf94-2ff967edf20c', '2025-11-29 04:07:20.67+00', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', 'Hari Example', 'hr', 'student.register', 'student', '019acdcb-3f5e-737e-9dbe-38a24b9dcd57', '019acdcb-3f5e-7029-9683-fce003b08a34', NULL, '{"_id": "019acdcb-3f5e-737e-9dbe-38a24b9dcd57", "fee": 18000, "mode": "offline", "batch": "PY-2511", "course": "Python Programming", "status": "Active", "PaidFee": 0, "dueDate": "2026-01-03", "endDate": "2026-03-25", "version": 1, "TotalFee": 18000, "declared": null, "isPlaced": "notPlaced", "cduration": "4 months", "PendingFee": 18000, "isCompleted": "yes", "joiningDate": "2025-11-29"}'),
  ('019acefa-c7b2-7624-85ed-bfbdbf8a5516', '2025-11-29 09:38:52.978+00', '01a219b6-c709-7168-a8fc-e60b8f1d376e', 'Hina Sample', 'hr', 'fee.record', 'receipt', '019acefa-c7b2-73e9-abaf-83dc7166ad53', '019acefa-c7b2-742c-b42a-dc8b20e4bc64', NULL, '{"_id": "019acefa-c7b2-73e9-abaf-83dc7166ad53", "due": 12000, "date": "2025-11-29", "paid": 6000, "year": 2025, "bCode": "PY-2511", "month": 11, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-737e-9dbe-38a24b9dcd57", "version": 1, "issuedOn": "2025-11-29", "exactMode": null, "receiptNo": "2025-26/000007"}'),
  ('019ad88c-72fa-75ba-9a3b-d7bf9b560d42', '2025-12-01 06:14:34.49+00', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a219b6-c6c2-72c5-be96-5ac0c6edd28b', '019ad88c-72fa-7286-9d0f-45dcad345787', NULL, '{"_id": "01a219b6-c6c2-72c5-be96-5ac0c6edd28b", "room": "Lab 1", "bCode": "FSW-2512", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-08-22", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}], "startDate": "2025-12-22", "courseName": "Full Stack Web Development"}'),
  ('019b5e41-c6ac-731a-8616-0ee0b3681c73', '2025-12-27 05:22:07.66+00', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a219b6-c6c3-7590-aaf0-31788d4ddd0e', '019b5e41-c6ac-76e9-9906-903a890bff19', NULL, '{"_id": "01a219b6-c6c3-7590-aaf0-31788d4ddd0e", "room": "Lab 2", "bCode": "DA-2601", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-07-17", "trainer": "Binod Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}], "startDate": "2026-01-17", "courseName": "Data Analytics"}'),
  ('019b7ce0-50eb-7527-a1de-1869d85a3848', '2026-01-02 04:03:54.219+00', '01a219b6-c709-7168-a8fc-ea19da1bcbae', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '019b7ce0-50eb-7392-991e-08f21cf8ed38', '019b7ce0-50eb-75f6-a565-14fce0eebad8', NULL, '{"_id": "019b7ce0-50eb-7392-991e-08f21cf8ed38", "due": 6000, "date": "2026-01-02", "paid": 6000, "year": 2026, "bCode": "PY-2511", "month": 1, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-737e-9dbe-38a24b9dcd57", "version": 1, "issuedOn": "2026-01-02", "exactMode": null, "receiptNo": "2025-26/000008"}'),
  ('019b7d9a-7db3-75de-89e8-9fb1d016a817', '2026-01-02 07:27:15.379+00', '01a219b6-c682-74e8-bc15-8eb51195f9b7', 'Asha Example', 'admin', 'expense.create', 'expense', '019b7d9a-7db3-778e-a533-fb4dba3be85f', '019b7d9a-7db3-74bd-af93-fe02df549615', NULL, '{"_id": "019b7d9a-7db3-778e-a533-fb4dba3be85f", "date": "2026-01-02", "year": 2026, "month": 1, "amount": 1076, "ledger": "01a219b6-c76c-763e-9439-cbe93f7a23ff", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2026-01-02T07:27:15.379Z", "exactMode": null, "updatedAt": "2026-01-02T07:27:15.379Z", "voucherNo": "V2025-26/0021", "ledgerName": "Rent"}'),
  ('019b92c8-7213-7409-a51c-35fb4aa9d405', '2026-01-06 10:09:28.595+00', '01a219b6-c682-74e8-bc15-8eb51195f9b7', 'Asha Example', 'admin', 'expense.create', 'expense', '019b92c8-7213-727f-899d-13f27576c4fa', '019b92c8-7213-741e-a870-685fbee7970c', NULL, '{"_id": "019b92c8-7213-727f-899d-13f27576c4fa", "date": "2026-01-06", "year": 2026, "month": 1, "amount": 258, "ledger": "01a219b6-c76c-763e-9439-cfdecd2c2351", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2026-01-06T10:09:28.595Z", "exactMode": null, "updatedAt": "2026-01-06T10:09:28.595Z", "voucherNo": "V2025-26/0022", "ledgerName": "Electricity"}'),
  ('019b96c0-e9f1-730d-9458-ff1ba1e4a096', '2026-01-07 04:39:43.857+00', '01a219b6-c682-74e8-bc15-8eb51195f9b7', 'Asha Example', 'admin', 'expense.create', 'expense', '019b96c0-e9f1-7471-8822-aa9c6f4633cf', '019b96c0-e9f1-700f-8afa-da4fbd9b9ff8', NULL, '{"_id": "019b96c0-e9f1-7471-8822-aa9c6f4633cf", "date": "2026-01-07", "year": 2026, "month": 1, "amount": 1938, "ledger": "01a219b6-c76c-763e-9439-c42936af00ee", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2026-01-07T04:39:43.857Z", "exactMode": null, "updatedAt": "2026-01-07T04:39:43.857Z", "voucherNo": "V2025-26/0023", "ledgerName": "Salaries"}'),
  ('019b9be6-f910-7741-9449-6d4b40163d68', '2026-01-08 04:39:24.176+00', '01a219b6-c682-74e8-bc15-8eb51195f9b7', 'Asha Example', 'admin', 'expense.create', 'expense', '019b9be6-f910-77f0-8640-a339e59c0422', '019b9be6-f910-77c6-bc76-2ac9ac1d8c53', NULL, '{"_id": "019b9be6-f910-77f0-8640-a339e59c0422", "date": "2026-01-08", "year": 2026, "month": 1, "amount": 86, "ledger": "01a219b6-c76c-763e-9439-d0fcf603e91c", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2026-01-08T04:39:24.176Z", "exactMode": null, "updatedAt": "2026-01-08T04:39:24.176Z", "voucherNo": "V2025-26/0024", "ledgerName": "Internet"}'),
  ('019bea69-43a4-739f-93e2-55cb6aabab62', '2026-01-23 10:32:05.796+00', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a219b6-c6c3-7590-aaf0-36c731a98a39', '019bea69-43a4-7405-8f72-f665d93eaf59', NULL, '{"_id": "01a219b6-c6c3-7590-aaf0-36c731a98a39", "room": "Room 1", "bCode": "GD-2602", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2026-07-13", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 5}], "startDate": "2026-02-13", "courseName": "Graphic Design"}'),
  ('019c1cef-33c4-7334-be7a-5c23297d48f1', '2026-02-02 05:59:24.356+00', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', 'Hari Example', 'hr', 'fee.record', 'receipt', '019c1cef-33c4-720b-942c-38c6bff60693', '019c1cef-33c4-70c4-92ab-8f001d53ffa0', NULL, '{"_id": "019c1cef-33c4-720b-942c-38c6bff60693", "due": 0, "date": "2026-02-02", "paid": 6000, "year": 2026, "bCode": "PY-2511", "month": 2, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-737e-9dbe-38a24b9dcd57", "version": 1, "issuedOn": "2026-02-02", "exactMode": null, "receiptNo": "2025-26/000009"}'),
  ('019c31b6-9ffd-77b4-b908-79591896fc7e', '2026-02-06 06:49:38.045+00', '01a219b6-c682-74e8-bc15-8eb51195f9b7', 'Asha Example', 'admin', 'expense.create', 'expense', '019c31b6-9ffd-75e8-a950-afaee5541464', '019c31b6-9ffd-779a-9296-fcb8566618dd', NULL, '{"_id": "019c31b6-9ffd-75e8-a950-afaee5541464", "date": "2026-02-06", "year": 2026, "month": 2, "amount": 2457, "ledger": "01a219b6-c76c-763e-9439-c42936af00ee", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2026-02-06T06:49:38.045Z", "exactMode": null, "updatedAt": "2026-02-06T06:49:38.045Z", "voucherNo": "V2025-26/0025", "ledgerName": "Salaries"}'),
  ('019c369f-a274-77da-a701-16d0442bc977', '2026-02-07 05:42:37.428+00', '01a219b6-c682-74e8-bc15-8eb51195f9b7', 'Asha Example', 'admin', 'expense.create', 'expense', '019c369f-a274-711b-9c68-e4433ac4de4c', '019c369f-a274-7592-9046-758c511a6487', NULL, '{"_id": "019c369f-a274-711b-9c68-e4433ac4de4c", "date": "2026-02-07", "year": 2026, "month": 2, "amount": 1365, "ledger": "01a219b6-c76c-763e-9439-cbe93f7a23ff", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2026-02-07T05:42:37.428Z", "exactMode": null, "updatedAt": "2026-02-07T05:42:37.428Z", "voucherNo": "V2025-26/0026", "ledgerName": "Rent"}'),
  ('019c411e-2084-73d8-a505-37a7028e7c0a', '2026-02-09 06:36:59.396+00', '01a219b6-c682-74e8-bc15-8eb51195f9b7', 'Asha Example', 'admin', 'expense.create', 'expense', '019c411e-2084-7625-91e8-935047b507c2', '019c411e-2084-702f-9dc1-c9798c4928b7', NULL, '{"_id": "019c411e-2084-7625-91e8-935047b507c2", "date": "2026-02-09", "year": 2026, "month": 2, "amount": 327, "ledger": "01a219b6-c76c-763e-9439-cfdecd2c2351", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2026-02-09T06:36:59.396Z", "exactMode": null, "updatedAt": "2026-02-09T06:36:59.396Z", "voucherNo": "V2025-26/0027", "ledgerName": "Electricity"}'),
  ('019c423e-23a9-7155-ac39-7938e174c9be', '2026-02-09 11:51:34.569+00', '01a219b6-c682-74e8-bc15-8eb51195f9b7', 'Asha Example', 'admin', 'expense.create', 'expense', '019c423e-23a9-766c-af7c-2454486876e5', '019c423e-23a9-7638-bab2-afabdd47a71a', NULL, '{"_id": "019c423e-23a9-766c-af7c-2454486876e5", "date": "2026-02-09", "year": 2026, "month": 2, "amount": 109, "ledger": "01a219b6-c76c-763e-9439-d0fcf603e91c", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2026-02-09T11:51:34.569Z", "exactMode": null, "updatedAt": "2026-02-09T11:51:34.569Z", "voucherNo": "V2025-26/0028", "ledgerName": "Internet"}'),
  ('019c7004-9136-712e-9b6a-9e098bb5aaca', '2026-02-18 09:11:13.462+00', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a219b6-c6c3-7590-aaf0-3bcadad97816', '019c7004-9136-718f-98b3-1f56083a0a3c', NULL, '{"_id": "01a219b6-c6c3-7590-aaf0-3bcadad97816", "room": "Room 2", "bCode": "DM-2603", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-06-11", "trainer": "Dev Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}], "startDate": "2026-03-11", "courseName": "Digital Marketing"}'),
  ('019cfa32-3a20-765a-9682-d4a4f7b52f96', '2026-03-17 05:08:41.632+00', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a219b6-c6c3-7590-aaf0-3d440c13b342', '019cfa32-3a20-7521-a3a9-b2b3b23f52e8', NULL, '{"_id": "01a219b6-c6c3-7590-aaf0-3d440c13b342", "room": "Lab 1", "bCode": "HT-2604", "bTime": "10:00 to 12:00", "seats": 1, "endDate": "2026-06-07", "trainer": "Esther Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 5}], "startDate": "2026-04-07", "courseName": "Hindi Typing"}'),
  ('019d47ad-09b4-72a1-89f5-a921a14fce7a', '2026-04-01 06:13:35.796+00', '01976d38-7d5f-70c1-a57a-6f1206177e87', '', 'student', 'project.add', 'project', '019d47ad-09b4-773a-b5e2-04fa04bf09a9', '019d47ad-09b4-71f0-935b-1c383a767d24', NULL, '{"_id": "019d47ad-09b4-773a-b5e2-04fa04bf09a9", "student": "01976d38-7d5f-70c1-a57a-6f1206177e87", "version": 1}'),
  ('019d805b-85ba-761e-94e7-51de15bfccce', '2026-04-12 06:22:54.906+00', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a219b6-c6c3-7590-aaf0-40741e364ce6', '019d805b-85ba-74e5-bbbd-3afe651aa0e6', NULL, '{"_id": "01a219b6-c6c3-7590-aaf0-40741e364ce6", "room": "Lab 2", "bCode": "FR-2605", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2026-09-03", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 5}], "startDate": "2026-05-03", "courseName": "Français des affaires"}'),
  ('019daf1c-ae23-703b-8e5b-ecbd68520336', '2026-04-21 08:16:25.635+00', '01976d38-7d5f-70c1-a57a-6f1206177e87', '', 'student', 'portfolio.add', 'portfolio', '019daf1c-ae23-776f-87b4-2728d19a852e', '019daf1c-ae23-76e2-a93c-4e4794de691c', NULL, '{"_id": "019daf1c-ae23-776f-87b4-2728d19a852e", "student": "01976d38-7d5f-70c1-a57a-6f1206177e87", "version": 1}'),
  ('019e0afc-7890-7270-ad42-9a6d926bc9cf', '2026-05-09 04:26:18.64+00', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a219b6-c6c3-7590-aaf0-4452b836eb30', '019e0afc-7890-7474-b034-54630a202f3a', NULL, '{"_id": "01a219b6-c6c3-7590-aaf0-4452b836eb30", "room": "Room 1", "bCode": "TALLY-2605", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-08-30", "trainer": "Binod Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}], "startDate": "2026-05-30", "courseName": "Tally with GST"}'),
  ('019e91fd-57b9-757e-8770-0cea664459c9', '2026-06-04 09:35:59.929+00', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a219b6-c6c3-7590-aaf0-4a19c62b53f4', '019e91fd-57b9-71da-95ed-862fbce97097', NULL, '{"_id": "01a219b6-c6c3-7590-aaf0-4a19c62b53f4", "room": "Room 2", "bCode": "PY-2606", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2026-10-25", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 5}], "startDate": "2026-06-25", "courseName": "Python Programming"}'),
  ('019f1d81-7446-7012-868d-04936d011cf9', '2026-07-01 11:47:31.014+00', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a219b6-c6c3-7590-aaf0-4f8d9ac21c78', '019f1d81-7446-755a-bc4e-79d3c9e3b433', NULL, '{"_id": "01a219b6-c6c3-7590-aaf0-4f8d9ac21c78", "room": "Lab 1", "bCode": "FSW-2607", "bTime": "10:00 to 12:00", "seats": 1, "endDate": null, "trainer": "Dev Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 5}], "startDate": "2026-07-22", "courseName": "Full Stack Web Development"}'),
  ('019f4660-91bf-76d0-bc34-630e8eeb2860', '2026-07-09 10:16:01.727+00', '01976d38-7d5f-70c1-a57a-6f1206177e87', '', 'student', 'portfolio.add', 'portfolio', '019f4660-91bf-70cd-8b04-65ef9a4fc653', '019f4660-91bf-75a5-a353-3d56937bc070', NULL, '{"_id": "019f4660-91bf-70cd-8b04-65ef9a4fc653", "student": "01976d38-7d5f-70c1-a57a-6f1206177e87", "version": 1}'),
  ('019fa230-ae6c-774b-a93d-6113b43cb7c7', '2026-07-27 06:08:47.212+00', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a219b6-c6c3-7590-aaf0-50d5758657eb', '019fa230-ae6c-75fd-8b68-da8e592ccad6', NULL, '{"_id": "01a219b6-c6c3-7590-aaf0-50d5758657eb", "room": "Lab 2", "bCode": "DA-2608", "bTime": "10:00 to 12:00", "seats": 1, "endDate": "2027-02-17", "trainer": "Esther Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 6}], "startDate": "2026-08-17", "courseName": "Data Analytics"}'),
  ('01a02eaf-9c16-7563-837f-0fe51c1e82fb', '2026-08-23 12:54:15.83+00', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a219b6-c6c4-73cf-92a6-4c519f744faa', '01a02eaf-9c16-741d-8eda-23b386241131', NULL, '{"_id": "01a219b6-c6c4-73cf-92a6-4c519f744faa", "room": "Room 1", "bCode": "GD-2609", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2027-02-13", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 5}], "startDate": "2026-09-13", "courseName": "Graphic Design"}'),
  ('01a0b40e-f07d-70b3-8d14-bc49c8ccd538', '2026-09-18 10:27:53.085+00', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a219b6-c6c4-73cf-92a6-50bd91dbeb98', '01a0b40e-f07d-7294-8241-00c130b11d60', NULL, '{"_id": "01a219b6-c6c4-73cf-92a6-50bd91dbeb98", "room": "Room 2", "bCode": "DM-2610", "bTime": "12:30 to 14:30", "seats": 1, "endDate": null, "trainer": "Binod Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 5}], "startDate": "2026-10-09", "courseName": "Digital Marketing"}'),
  ('01a0d6d4-797a-74b3-8b97-919f4b072181', '2026-09-25 04:30:44.09+00', '01976d38-7d5f-70c1-a57a-6f1206177e87', '', 'student', 'project.add', 'project', '01a0d6d4-797a-737d-8cd3-ce52915fd845', '01a0d6d4-797a-7624-be5b-6ad22d701e92', NULL, '{"_id": "01a0d6d4-797a-737d-8cd3-ce52915fd845", "student": "01976d38-7d5f-70c1-a57a-6f1206177e87", "version": 1}'),
  ('01a11b91-9b52-76c4-adb8-6dc40d060002', '2026-10-08 12:51:29.746+00', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', 'Hari Example', 'hr', 'student.register', 'student', '01a11b91-9b52-75c4-8369-1f3424d0a5c3', '01a11b91-9b52-7693-88cb-d75625e3255b', NULL, '{"_id": "01a11b91-9b52-75c4-8369-1f3424d0a5c3", "fee": 13500, "mode": "offline", "batch": "DM-2610", "course": "Digital Marketing", "status": "Active", "PaidFee": 0, "dueDate": "2026-11-12", "endDate": null, "version": 1, "TotalFee": 13500, "declared": null, "isPlaced": "notPlaced", "cduration": "3 months", "PendingFee": 13500, "isCompleted": "no", "joiningDate": "2026-10-08"}'),
  ('01a13e7e-69d3-7768-9232-06ff628ddc24', '2026-10-15 07:37:14.451+00', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a219b6-c6c4-73cf-92a6-55ffe53e9396', '01a13e7e-69d3-77dd-b006-2cf487f4e671', NULL, '{"_id": "01a219b6-c6c4-73cf-92a6-55ffe53e9396", "room": "Lab 1", "bCode": "HT-2611", "bTime": "10:00 to 12:00", "seats": 1, "endDate": "2027-01-05", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 6}], "startDate": "2026-11-05", "courseName": "Hindi Typing"}'),
  ('01a19b44-4019-74e4-9342-bd9c5a273395', '2026-11-02 07:58:23.769+00', '01a219b6-c682-74e8-bc15-8eb51195f9b7', 'Asha Example', 'admin', 'expense.create', 'expense', '01a19b44-4019-72e9-8d9f-e0f2cb7efe14', '01a19b44-4019-73c1-b2d9-138b9279892c', NULL, '{"_id": "01a19b44-4019-72e9-8d9f-e0f2cb7efe14", "date": "2026-11-02", "year": 2026, "month": 11, "amount": 221, "ledger": "01a219b6-c76c-763e-9439-cbe93f7a23ff", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2026-11-02T07:58:23.769Z", "exactMode": null, "updatedAt": "2026-11-02T07:58:23.769Z", "voucherNo": "V2026-27/0001", "ledgerName": "Rent"}'),
  ('01a19c3d-3bc5-72e7-8b02-f35af709cde3', '2026-11-02 12:30:21.125+00', '01a219b6-c682-74e8-bc15-8eb51195f9b7', 'Asha Example', 'admin', 'expense.create', 'expense', '01a19c3d-3bc5-7092-a119-8e598c0fc086', '01a19c3d-3bc5-76c0-a1f4-10acc8d62037', NULL, '{"_id": "01a19c3d-3bc5-7092-a119-8e598c0fc086", "date": "2026-11-02", "year": 2026, "month": 11, "amount": 398, "ledger": "01a219b6-c76c-763e-9439-c42936af00ee", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2026-11-02T12:30:21.125Z", "exactMode": null, "updatedAt": "2026-11-02T12:30:21.125Z", "voucherNo": "V2026-27/0002", "ledgerName": "Salaries"}'),
  ('01a1a4b8-370c-73d5-a6f5-4ae17a68abc8', '2026-11-04 04:01:38.572+00', '01a219b6-c682-74e8-bc15-8eb51195f9b7', 'Asha Example', 'admin', 'expense.create', 'expense', '01a1a4b8-370c-7266-97d3-6b32aaaeace8', '01a1a4b8-370c-7348-b993-942b7301dab3', NULL, '{"_id": "01a1a4b8-370c-7266-97d3-6b32aaaeace8", "date": "2026-11-04", "year": 2026, "month": 11, "amount": 53, "ledger": "01a219b6-c76c-763e-9439-cfdecd2c2351", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2026-11-04T04:01:38.572Z", "exactMode": null, "updatedAt": "2026-11-04T04:01:38.572Z", "voucherNo": "V2026-27/0003", "ledgerName": "Electricity"}'),
  ('01a1b03c-724d-7421-8206-b394e8ba0806', '2026-11-06 09:41:53.869+00', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b03c-724d-77c4-8d16-221966cac4ea', '01a1b03c-724d-73a6-ae45-bc10ca581432', NULL, '{"date": "2026-11-06", "absent": 1, "present": 0, "batchCode": "DM-2610"}'),
  ('01a1b03c-74c1-76e9-a836-a38ad1276937', '2026-11-06 09:41:54.497+00', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', 'Hari Example', 'hr', 'student.register', 'student', '01a1b03c-74c1-71e8-bddf-904a63497072', '01a1b03c-74c1-723e-8346-561aa32f1062', NULL, '{"_id": "01a1b03c-74c1-71e8-bddf-904a63497072", "fee": 4050, "mode": "online", "batch": "HT-2611", "course": "Hindi Typing", "status": "Active", "PaidFee": 0, "dueDate": "2026-12-11", "endDate": null, "version": 1, "TotalFee": 4050, "declared": null, "isPlaced": "notPlaced", "cduration": "2 months", "PendingFee": 4050, "isCompleted": "no", "joiningDate": "2026-11-06"}'),
  ('01a1b0c9-1727-7446-8690-6db18f25461c', '2026-11-06 12:15:31.111+00', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b0c9-1727-7266-8be8-b38ba277e90a', '01a1b0c9-1727-77b2-a3ea-0856a6c0255e', NULL, '{"date": "2026-11-06", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1b4a5-afa4-70b5-8705-0adb34e15bc1', '2026-11-07 06:15:19.716+00', '01a219b6-c682-74e8-bc15-8eb51195f9b7', 'Asha Example', 'admin', 'student.disable', 'student', '01a11b91-9b52-75c4-8369-1f3424d0a5c3', '01a1b4a5-afa4-7130-9d54-cee49186f0da', '{"status": "Active"}', '{"status": "Disable"}'),
  ('01a1b51d-6a8b-7046-9a3e-46970c10ee46', '2026-11-07 08:26:06.347+00', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b51d-6a8b-7117-a0d0-3688d380a80b', '01a1b51d-6a8b-7208-bf39-537ea0094439', NULL, '{"date": "2026-11-07", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1be83-9230-70a6-a85b-0eaa1441bcbb', '2026-11-09 04:14:16.112+00', NULL, '', 'anyone', 'student.apply', 'student', '01a1be83-9230-7420-abff-8f6b23ac0f2d', '01a1be83-9230-7517-805b-003e74f28332', NULL, '{"_id": "01a1be83-9230-7420-abff-8f6b23ac0f2d", "fee": 16500, "mode": "offline", "batch": "FR-2612", "course": "Français des affaires", "status": "Pending", "PaidFee": 0, "dueDate": "2027-01-05", "endDate": null, "version": 1, "TotalFee": 0, "declared": {"fee": 16500, "Paidfee": 8250, "payMode": "Online"}, "isPlaced": "notPlaced", "cduration": "4 months", "PendingFee": 0, "isCompleted": "no", "joiningDate": "2026-12-01"}'),
  ('01a1c041-4eb3-71e7-a38b-b2c19f1de6e6', '2026-11-09 12:21:07.891+00', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1c041-4eb3-774b-820a-e4708e634054', '01a1c041-4eb3-7125-a0d4-bfca432301c6', NULL, '{"date": "2026-11-09", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1c057-66d2-7341-8b0b-12342f170e2f', '2026-11-09 12:45:15.858+00', '01a219b6-c682-74e8-bc15-8eb51195f9b7', 'Asha Example', 'admin', 'expense.create', 'expense', '01a1c057-66d2-715c-b7c0-d273b86161a9', '01a1c057-66d2-71a1-8ff0-be40b9ab1200', NULL, '{"_id": "01a1c057-66d2-715c-b7c0-d273b86161a9", "date": "2026-11-09", "year": 2026, "month": 11, "amount": 17, "ledger": "01a219b6-c76c-763e-9439-d0fcf603e91c", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2026-11-09T12:45:15.858Z", "exactMode": null, "updatedAt": "2026-11-09T12:45:15.858Z", "voucherNo": "V2026-27/0004", "ledgerName": "Internet"}'),
  ('01a1c432-5b10-75b8-a13a-22f71b9afa26', '2026-11-10 06:43:16.88+00', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a219b6-c6c4-73cf-92a6-5b6cc3e7d8a5', '01a1c432-5b10-708e-842e-aef6439b193b', NULL, '{"_id": "01a219b6-c6c4-73cf-92a6-5b6cc3e7d8a5", "room": "Lab 2", "bCode": "FR-2612", "bTime": "15:00 to 17:00", "seats": 1, "endDate": null, "trainer": "Dev Example", "version": 1, "sessions": [{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 2}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 4}, {"end": "17:00", "start": "15:00", "weekday": 5}], "startDate": "2026-12-01", "courseName": "Français des affaires"}'),
  ('01a1c53b-8e49-70fc-abdf-8abab14be776', '2026-11-10 11:32:57.033+00', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1c53b-8e49-7747-9b1e-59c11219004d', '01a1c53b-8e49-77a2-9dd1-a176fa5a8829', NULL, '{"date": "2026-11-10", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ca38-8fec-713e-86ea-72ee051d0f01', '2026-11-11 10:47:46.924+00', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ca38-8fec-74e9-87a1-b6fd3b5bc16b', '01a1ca38-8fec-70bd-a979-dfc3d6857b8c', NULL, '{"date": "2026-11-11", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ce42-8cd3-72a7-870f-fcf8fc8c88fe', '2026-11-12 05:37:10.355+00', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ce42-8cd3-72bb-ac63-1186d8097459', '01a1ce42-8cd3-70a9-8d9e-262b4fcf93bc', NULL, '{"date": "2026-11-12", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1cf35-657d-7609-93df-c2b70758d480', '2026-11-12 10:02:25.533+00', '01a219b6-c709-7168-a8fc-e60b8f1d376e', 'Hina Sample', 'hr', 'fee.record', 'receipt', '01a1cf35-657d-702f-8500-8591441e9055', '01a1cf35-657d-76d5-9b9f-06f0f4872486', NULL, '{"_id": "01a1cf35-657d-702f-8500-8591441e9055", "due": 3050, "date": "2026-11-12", "paid": 1000, "year": 2026, "bCode": "HT-2611", "month": 11, "course": "Hindi Typing", "changed": false, "payMode": "Online", "payable": 4050, "student": "01a1b03c-74c1-71e8-bddf-904a63497072", "version": 1, "issuedOn": "2026-11-12", "exactMode": "UPI", "receiptNo": "2026-27/000001"}'),
  ('01a1d445-07d9-74b2-8ca6-ba10cd494531', '2026-11-13 09:37:36.217+00', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1d445-07d9-7677-972d-17aa531e9687', '01a1d445-07d9-777f-a2c5-50df23103e36', NULL, '{"date": "2026-11-13", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1d916-73a3-731d-9aaa-502964589694', '2026-11-14 08:04:49.699+00', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1d916-73a3-731f-b81f-b784357e9ff0', '01a1d916-73a3-72ce-9804-e14642884d70', NULL, '{"date": "2026-11-14", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1e402-4a37-7456-9f18-312ee25cf053', '2026-11-16 10:58:37.751+00', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1e402-4a37-7108-b088-500c561f354a', '01a1e402-4a37-73e8-97b9-9a7d36beb646', NULL, '{"date": "2026-11-16", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1e95a-a683-7356-925f-15da0469ba07', '2026-11-17 11:53:14.627+00', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1e95a-a683-7325-b810-590c089eae28', '01a1e95a-a683-72bf-9b7c-747042718e91', NULL, '{"date": "2026-11-17", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ee80-40dd-703c-b48d-f9f4fa0a9cfd', '2026-11-18 11:52:25.053+00', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ee80-40dd-70dc-a4a3-197893c06610', '01a1ee80-40dd-771b-a7e2-3fc29db14cc7', NULL, '{"date": "2026-11-18", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1f2a8-7850-7153-ae6f-7e4e0ba2be2f', '2026-11-19 07:14:49.552+00', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1f2a8-7850-7601-a127-601374f33a21', '01a1f2a8-7850-7259-8278-b98806afb7b3', NULL, '{"date": "2026-11-19", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1f8c0-38a9-71b8-acb3-44754b73866f', '2026-11-20 11:38:29.417+00', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1f8c0-38a9-75d1-a0ec-4bc2137a76ec', '01a1f8c0-38a9-7484-a62f-90bb1afed96b', NULL, '{"date": "2026-11-20", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1fb86-a83e-708d-9260-fd200a62c877', '2026-11-21 00:34:28.542+00', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', 'Hari Example', 'hr', 'student.register', 'student', '01a1fb86-a83e-7169-a124-dd469fa5ab80', '01a1fb86-a83e-7432-9a47-b9af4bbfe679', NULL, '{"_id": "01a1fb86-a83e-7169-a124-dd469fa5ab80", "fee": 4050, "mode": "offline", "batch": "HT-2611", "course": "Hindi Typing", "status": "Active", "PaidFee": 0, "dueDate": "2026-12-26", "endDate": null, "version": 1, "TotalFee": 4050, "declared": null, "isPlaced": "notPlaced", "cduration": "2 months", "PendingFee": 4050, "isCompleted": "no", "joiningDate": "2026-11-21"}'),
  ('01a219b6-c68b-75d9-a8eb-f1d72b53308d', '2026-11-21 04:30:00+00', NULL, '', 'system', 'institute.create', 'institute', '00000000-0000-0000-0000-000000000000', 'dump', NULL, '{"name": "Namuna Training Institute (demo)", "phone": "+91 55500 00000", "address": "1 Example Road, Example Nagar", "timeZone": "Asia/Kolkata", "selfRegistration": true}'),
  ('01a219b6-c693-74a0-b4d4-06a9a5a6f87e', '2026-11-21 04:30:00+00', NULL, '', 'system', 'staff.create', 'account', '01a219b6-c682-74e8-bc15-8eb51195f9b7', 'dump', NULL, '{"id": "01a219b6-c682-74e8-bc15-8eb51195f9b7", "name": "Asha Example", "role": "admin", "email": "admin@example.com"}'),
  ('01a219b6-c694-71c1-a7d4-cb431fe4f541', '2026-11-21 04:30:00+00', NULL, '', 'system', 'staff.create', 'account', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', 'dump', NULL, '{"id": "01a219b6-c683-73f4-ab61-cf4b23d1ec7e", "name": "Hari Example", "role": "hr", "email": "hr@example.com"}'),
  ('01a219b6-c7cf-7058-9354-f5eeb05ab934', '2026-11-21 04:30:00+00', '01a219b6-c682-74e8-bc15-8eb51195f9b7', 'Asha Example', 'admin', 'discount.give', 'student', '01a1b03c-74c1-71e8-bddf-904a63497072', 'dump', NULL, '{"amount": "500.00", "course": "Hindi Typing"}'),
  ('01a219b6-c7e7-7398-b307-bdfe41551b9e', '2026-11-21 04:30:00+00', '01a219b6-c682-74e8-bc15-8eb51195f9b7', 'Asha Example', 'admin', 'refund.record', 'refund', '01a219b6-c7dc-7698-bba3-428db5ff6f8c', 'dump', NULL, '{"_id": "01a219b6-c7dc-7698-bba3-428db5ff6f8c", "date": "2026-11-21T00:00:00.000Z", "bCode": "HT-2611", "amount": "200.00", "course": "Hindi Typing", "payMode": "Cash", "student": "01a1b03c-74c1-71e8-bddf-904a63497072", "version": 1, "issuedOn": "2026-11-21T00:00:00.000Z", "refundNo": "R2026-27/0001", "enrolment": "01a1b03c-74c1-71a4-a576-503b05780a95", "exactMode": null, "paidAfter": "800.00", "paidBefore": "1000.00"}'),
  ('01a219b6-c88d-7068-9995-316c9e750ac7', '2026-11-21 04:30:00+00', NULL, '', 'system', 'student.update', 'student', '01976d38-7d5f-70c1-a57a-6f1206177e87', 'dump', '{}', '{}');
insert into audit_link ("n", "entry_id", "entry_digest", "subject_id", "personal_fields", "personal_digests", "latest_at", "chained_at", "hash") overriding system value values
  ('1', '019583bb-5506-757a-8718-7d24c9afd7cc', E'\\x9b12281aee06fe49372d7c8bd78a8369b54510fa42dd2c7d55d48c23191e06e7', NULL, '{}', E'\\x', '2025-03-11 05:44:07.174+00', '2026-11-21 04:30:00+00', E'\\x9cfe3d0c08c97ab38a759e4eb7d279d29406309d0ed9b5c1ca7627c895bf7028'),
  ('10', '0195eaed-5b52-77df-9ebd-d39ec5246da6', E'\\xabddde9c807005c5b2e732fd82f2a83f889eb327cebfa3654310642fa744fc58', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x2ba780213049cfaf2ba0ca7210d522eefd6996b27982cb2d745cbdf7724e9c69'),
  ('100', '01a19c3d-3bc5-72e7-8b02-f35af709cde3', E'\\x88ace7fcf6a4b326ce82bcbcee41fc278bf19f6776f37ab5a1f5b2d5473e9635', NULL, '{}', E'\\x', '2026-11-02 12:30:21.125+00', '2026-11-21 04:30:00+00', E'\\x2d50d19c37d478712d361068a7e0e0d41e95137394df41fa003d5b0b42d06316'),
  ('101', '01a1a4b8-370c-73d5-a6f5-4ae17a68abc8', E'\\x8553bb15a798cd2e81ecf504e65f2e3f7a9464eef9212b603a4ddb2aae408dc6', NULL, '{}', E'\\x', '2026-11-04 04:01:38.572+00', '2026-11-21 04:30:00+00', E'\\x9164b516d22ffb8530f0b87d2e7a31162f88d765f96e1591ac89c3c15bf6ef98'),
  ('102', '01a1b03c-724d-7421-8206-b394e8ba0806', E'\\x3be35a5b038c51bc1e4232c4786db238267075ba77b2dfca12d4a906e77a2218', NULL, '{}', E'\\x', '2026-11-06 09:41:53.869+00', '2026-11-21 04:30:00+00', E'\\xa429be00af05b863157ed42abee8e3597f5c0624eb55799bd69acbac04cde685'),
  ('103', '01a1b03c-74c1-76e9-a836-a38ad1276937', E'\\xf5e8d9c12312156eca48b6639f841e1d0bf53b3f5a4116693befbfdef0500374', NULL, '{}', E'\\x', '2026-11-06 09:41:54.497+00', '2026-11-21 04:30:00+00', E'\\x14b21c0adbdb473407aa74e8237cae7e77fa0f6cf37f70c8601d708d5edaf225'),
  ('104', '01a1b0c9-1727-7446-8690-6db18f25461c', E'\\xf3a6796ce4a0222be8fe3f8613265cac5938267b508d8a16af294272f9a78521', NULL, '{}', E'\\x', '2026-11-06 12:15:31.111+00', '2026-11-21 04:30:00+00', E'\\x02b5ebefb28045d0f86361c2f45fee83343d18dfbd8b7eb22902a4c29592029d'),
  ('105', '01a1b4a5-afa4-70b5-8705-0adb34e15bc1', E'\\x513ae8a48e76ad534e7c39535738119008205881fd765756d8d04b9b334f63c6', NULL, '{}', E'\\x', '2026-11-07 06:15:19.716+00', '2026-11-21 04:30:00+00', E'\\x1c63070b32c32191a1e094606e59fde6c04c4d17db0ed9f1a7c105f337d102f6'),
  ('106', '01a1b51d-6a8b-7046-9a3e-46970c10ee46', E'\\x2f641776dbc85ffa0ce46940951b5af7d46e5bb71a894c655107f2793f87edfd', NULL, '{}', E'\\x', '2026-11-07 08:26:06.347+00', '2026-11-21 04:30:00+00', E'\\xf20020aa6b7d63c781e9d781c8b81062475b7790055f4a35bfd10ff7e31d9093'),
  ('107', '01a1be83-9230-70a6-a85b-0eaa1441bcbb', E'\\xd2d26377399b3012c7e6d6510fc643697ec465f9ec2038bf82c8c4d746ed6bf2', NULL, '{}', E'\\x', '2026-11-09 04:14:16.112+00', '2026-11-21 04:30:00+00', E'\\x79d185582b423481785660fe5068fba4c25e68c90205a0e994485303efcd4f3e'),
  ('108', '01a1c041-4eb3-71e7-a38b-b2c19f1de6e6', E'\\x5d3fb670fb4804342fdda07dc69d474fdda617d5cd778dc97faec074986aebfb', NULL, '{}', E'\\x', '2026-11-09 12:21:07.891+00', '2026-11-21 04:30:00+00', E'\\x5378feb3d070e7362322c4990eefc254770ffa1533e3b0817a18b68b7e86c82d'),
  ('109', '01a1c057-66d2-7341-8b0b-12342f170e2f', E'\\xbd7d0d942330408771e3a3d4e755b5b689a7ff621dfc5f7c8b7d988753a5eba1', NULL, '{}', E'\\x', '2026-11-09 12:45:15.858+00', '2026-11-21 04:30:00+00', E'\\x80c60236f5c144315a8bd967ff65993d0017ad5369d41e2fe45251a70eca0230'),
  ('11', '0195efe3-4389-7724-bf05-4bb9f211540c', E'\\x20952aaf6a9ee6f0e57ce1654bb4f018338541650b9d96c1d213d2f5669a5bc9', NULL, '{}', E'\\x', '2025-04-01 05:46:43.465+00', '2026-11-21 04:30:00+00', E'\\x5ec2db513ed27889b68a1d6e0684fd0ebd03fc1875ce8250831b71e4bc6a81d0'),
  ('110', '01a1c432-5b10-75b8-a13a-22f71b9afa26', E'\\xe1d76d36313b96e2b46b8a08a496fa5cdb28f8b2eda4a535e4f0eb15b0d676fc', NULL, '{}', E'\\x', '2026-11-10 06:43:16.88+00', '2026-11-21 04:30:00+00', E'\\x6f3ea7dfd869827c86c6f03356aa6f890fe9781c631d5ce57080f9eb7f7f2401'),
  ('111', '01a1c53b-8e49-70fc-abdf-8abab14be776', E'\\x4c65c53108fa98678d194f489ea21214b544e2fef55708e50ec8bdc23447f05e', NULL, '{}', E'\\x', '2026-11-10 11:32:57.033+00', '2026-11-21 04:30:00+00', E'\\xded7b8c7e4d1affcfec169daa135f55a61a48dffeea30dd968a248bb8935a17b'),
  ('112', '01a1ca38-8fec-713e-86ea-72ee051d0f01', E'\\x5787aae7e450d73b5e3401b7e46926e70ada63793ef8bd798aa7096fd4aaf326', NULL, '{}', E'\\x', '2026-11-11 10:47:46.924+00', '2026-11-21 04:30:00+00', E'\\x46837629f625c2841e3a0ef59ef9737d9b6aa375aed05af9464fc7892fe5621a'),
  ('113', '01a1ce42-8cd3-72a7-870f-fcf8fc8c88fe', E'\\xbcac2b5d96972afc5af1bc4d4842d81e5f9ad14ddab60eced431a177888455cc', NULL, '{}', E'\\x', '2026-11-12 05:37:10.355+00', '2026-11-21 04:30:00+00', E'\\xace0aafe15804462daf0b697b975d888b742f2c9e6bb48e3ccd34eb85f3f2138'),
  ('114', '01a1cf35-657d-7609-93df-c2b70758d480', E'\\x0dc0b069a0f217b8af536d9fc26b08dc007992523d82a5c90639465a0086a652', NULL, '{}', E'\\x', '2026-11-12 10:02:25.533+00', '2026-11-21 04:30:00+00', E'\\x0048718341b897cc844a7fe7facc12f8687f0d0e9f087e683a75bcdefdf34ce5'),
  ('115', '01a1d445-07d9-74b2-8ca6-ba10cd494531', E'\\x8d85c0e358a954f2e8aac7892ecc388fa95e2b53d728837984006e662649f731', NULL, '{}', E'\\x', '2026-11-13 09:37:36.217+00', '2026-11-21 04:30:00+00', E'\\x96cc3655b2d69d6602ac0a890550536378022c55bc7208965569ee9714aabf43'),
  ('116', '01a1d916-73a3-731d-9aaa-502964589694', E'\\x4653599a4babff565343ce6f9e4d40b8be25e640215e3b27baf8513690b6fe63', NULL, '{}', E'\\x', '2026-11-14 08:04:49.699+00', '2026-11-21 04:30:00+00', E'\\x43e855882cf1ad3e3c280edbfa91ef8824fa5921fc8c89b2040689e12086652c'),
  ('117', '01a1e402-4a37-7456-9f18-312ee25cf053', E'\\x9114a427e85b7cd61e320df4098ae7029efe1033f5c50ff0357ae6deecc86c03', NULL, '{}', E'\\x', '2026-11-16 10:58:37.751+00', '2026-11-21 04:30:00+00', E'\\x5e7f96f98f56fb37d0fba3a5bb08208a256f209309292d7960fbf7c8ccd0bb85'),
  ('118', '01a1e95a-a683-7356-925f-15da0469ba07', E'\\xa9cf0c0c4efbc80bb50dc52fe7d4905e4fdc9a25287d07c521a1de90a2485210', NULL, '{}', E'\\x', '2026-11-17 11:53:14.627+00', '2026-11-21 04:30:00+00', E'\\xf8522a7eba2ba9938a6cfcbac1ebe8ef1abb483c56cda25bef6e92f98bc008ba'),
  ('119', '01a1ee80-40dd-703c-b48d-f9f4fa0a9cfd', E'\\xf32bd5f23c81da3338f54c304a6602be0b16c4f7bdc43b91e3a852c265b90468', NULL, '{}', E'\\x', '2026-11-18 11:52:25.053+00', '2026-11-21 04:30:00+00', E'\\xc9fde886fa7fad2cab1cb34376fee0166259683ada49b38539eff5b841cf0337'),
  ('12', '0195f066-eeb6-75d5-b4b7-cbd5471d296a', E'\\x8429b90d1faa751992111e17a05788434e89f29e8865b536d23937d1da027430', NULL, '{}', E'\\x', '2025-04-01 08:10:32.502+00', '2026-11-21 04:30:00+00', E'\\x2f4859e60b96e4c37a9456c4aa6f00a15150f9c9dc195097470c72633855f51d'),
  ('120', '01a1f2a8-7850-7153-ae6f-7e4e0ba2be2f', E'\\xa841e1fd66633738b1d32d2920ee6b3fdf36b16169a7b51a9f115ead92d60194', NULL, '{}', E'\\x', '2026-11-19 07:14:49.552+00', '2026-11-21 04:30:00+00', E'\\x759a420c1ac98d5a49a737b9f2b17799cc1dff3ec376864ead3767cf6d7ad3fd'),
  ('121', '01a1f8c0-38a9-71b8-acb3-44754b73866f', E'\\xe8f454fb8a252dc9c096a296ccaf507030decda288aad4ba06043e4458b13cd4', NULL, '{}', E'\\x', '2026-11-20 11:38:29.417+00', '2026-11-21 04:30:00+00', E'\\xd86e3bb5237b0eef623bd56e588de70a0a18d49865642a121bb932b4d9b12f5c'),
  ('122', '01a1fb86-a83e-708d-9260-fd200a62c877', E'\\xecccf22380fe7af2df272f05b5d7a5731d69301c3029050baac4542ef6e0d65f', NULL, '{}', E'\\x', '2026-11-21 00:34:28.542+00', '2026-11-21 04:30:00+00', E'\\xec485680910835ef3f7631471f6d813a55b0f59375e1846c0394e9b86aa5854f'),
  ('123', '01a219b6-c68b-75d9-a8eb-f1d72b53308d', E'\\x5ed34df4ba1087b2ef1594740376963e74e7cd12653305a15c6ac8bf725d52f9', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\x2519eb20f0c588aad7c04f8914dde65ccf842c62721d158eb5150988698298e5'),
  ('124', '01a219b6-c693-74a0-b4d4-06a9a5a6f87e', E'\\xfac6c851e0e65ae0e030ef1771da36d53ad217f548abbb366f8ff93a1ccd9e63', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\xdd66823ade01cf1c34089ea1e89287448b16c769c8f19b2993e411389b658264'),
  ('125', '01a219b6-c694-71c1-a7d4-cb431fe4f541', E'\\x97a46e17d3c7c9efdeb4a57d48f8d3ff740ed98a7b78d03ca64a6f85ebe90b67', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\x042f4626c23af870a60f032a982212a2b277c74e91a7f34c1ee3a183257222dd'),
  ('126', '01a219b6-c7cf-7058-9354-f5eeb05ab934', E'\\x7dfdf2216277ae55cdd55f92e2bb2d0d406389ef35f45cee94c55ef808f2bec7', '01a1b03c-74c1-71e8-bddf-904a63497072', '{reason}', E'\\xc7b2c7f9dd3741e1663b6d2f01267f0a3bf99759d26f0148b6709831e9d884de', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\xf860e6f93675d3f2f1e0c97c35b43c0103dcb4154dd6cf95819e5836cd7bde16'),
  ('127', '01a219b6-c7e7-7398-b307-bdfe41551b9e', E'\\x6f50ec92fe58bf32b37c6465ad5de78ebc52b79819fe448e3e22262e9f1f39d4', '01a1b03c-74c1-71e8-bddf-904a63497072', '{reason}', E'\\xb87573c29443657649e64db02cb1903d502d5e08772e440380cf2d2f71ebd827', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\xd1ca93fcd64cf3803803466778aad675bec0bbe06e9e0c84b0850a9e98eab018'),
  ('13', '0195f0f8-846c-7066-8248-bff62e19025d', E'\\x73958d1b05710e6e4a55ec523ea85cab08e80cc14bb67dfd27b591334e404f5e', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\xe04f4ec28bc1efeaebf7b63716ef6b91aca61f78615dcd98eb6bef8b100efbba'),
  ('14', '0195f0f8-846c-72aa-98aa-de5c0b24094a', E'\\xf4b2c30b97983006aefdf946ca2ee578d474262e327c3409eb21bc0b54f64e87', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x5216e1f4065bf6a96e3923e4def9f88a65a72939ef1e6e200edcfa09480454e0'),
  ('15', '0195f0f8-846c-731a-8e2f-d002e43ed4c5', E'\\xfa4def0610a97630861ee59c350936b772d914f1b20bc7c65578d03558ae3788', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x6fbde30dc1c3b3b86a4cbac7c35c7f0c48065d6f9759a523914de983e07f7d0b'),
  ('16', '0195f0f8-846c-7573-851e-fd157f3a224f', E'\\x0af17558b798a760ecee18637e89a367b0fe8538edbcdeb4a0f891ec4cfef6ff', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x80922c2f6924e5d51a6e24a84cbe837f4cee5687b8107c61588a8d362d911bf5'),
  ('17', '0195f0f8-846c-760e-9798-d357864f7770', E'\\xfb277edcc53ccafcd41fb80cbb0580be8961c722e7195d67bca781e3b5400780', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x44e7e4c3dba87d2bc2d79dcd050a8cbfe41ff5e0d9da70438d7173f73b2793ef'),
  ('18', '0195f0f8-846c-767d-9d6c-2b32dc3b13e3', E'\\xda78a50205fc58d78b57496625051dbf0a8a81862fdc2353b1f8ddcfcdd1b14f', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\xa33d3e75abde731f6bf416e18919ccb34ac2e97ab51df6b0ac4055a2eb7fc6cd'),
  ('19', '0195f0f8-846c-775d-a632-a8d69c301713', E'\\xca5b876608a9699147c28796ca9a7022f34470d75003976b5529f0fac1eefe65', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\xa477fa007ba21697f93bbf3eef20d6f176bca3914f1476f7c0fe80ce66ea6104'),
  ('2', '0195eaed-5b52-704c-b431-0d8a5328c9f0', E'\\xd4f609e2d3e9f2d81a231a03ae793e713e6fecf2db9f35a676a5f70c10bdb04d', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x7f2853f343e9a1389445b11e843593c9ba78b6c83ba9bd771ffe8cf1ce75ae88'),
  ('20', '0195f0f8-846c-7772-8ea4-950deef14dab', E'\\x0e1927e2f19337a60133eeebc08180a47344060f52e2072030c4c8c3f48234a9', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x8050a61903cd87d990a73480b76adcad368e2992dcc8bbac4611a2a44379466c'),
  ('21', '0195f143-5a97-737d-b94e-0a2d6290d996', E'\\xbae650480191b937e20612b7ce717f0a212f8a59fc6e59f04b0a200ed36a2d16', NULL, '{}', E'\\x', '2025-04-01 12:11:18.039+00', '2026-11-21 04:30:00+00', E'\\xe5ef5f8a99a57845f1e13643d4841a6681a8868360fa3f49805614953e55aedb'),
  ('22', '0195f16e-4e64-7750-89c7-55df34c905eb', E'\\x17394731033ffb1f14825ac35746e42926e890f7330ddd7752bfec9acc6282ca', NULL, '{}', E'\\x', '2025-04-01 12:58:12.964+00', '2026-11-21 04:30:00+00', E'\\xb66d7c637a1735e4f8ca0bcde8a2bfa3e8ca45693b7f05a63f8f6b462606d560'),
  ('23', '01960aa5-c6f2-710b-a123-cd216115fb19', E'\\x3a01c8d6fa2483e98702def3d13c35bf3a562ac09db0d7f8bb32eca79dbbf5da', NULL, '{}', E'\\x', '2025-04-06 10:29:18.706+00', '2026-11-21 04:30:00+00', E'\\xa759a60bf96293a8e8033b338c1c518fdc872c332da82650b229d258a5ca0ba6'),
  ('24', '01962e07-dbf7-70ef-9b17-be065a7da172', E'\\x0a8ba1ab7fb1f8f895391f6bedcf90c986c7bb307533e9d8a29c323f94a3c3a4', NULL, '{}', E'\\x', '2025-04-13 07:23:09.175+00', '2026-11-21 04:30:00+00', E'\\xda6ba1885545c20dd74616decd0f1443c46608e196ecbbabe1a2f79097b4325e'),
  ('25', '01965222-1b54-7346-bc5f-af8db7b447ad', E'\\x8662e12ce07f729be5abe5dabf988c285cb2c7f560239f93a74c774874fe94e5', NULL, '{}', E'\\x', '2025-04-20 07:38:09.108+00', '2026-11-21 04:30:00+00', E'\\xb4af8cb16547a2f8d787293ae32dca13a89d066a45445c809ef56bb157ab6720'),
  ('26', '0196952d-9296-768c-a0f0-4506bf718422', E'\\xbd5f9ab6895e3fcaec741caca40f6b53d8cc1b4163a2f5c4b60cf3307e593e8b', NULL, '{}', E'\\x', '2025-05-03 08:05:14.006+00', '2026-11-21 04:30:00+00', E'\\xff3ff950582317c281a357f668127a4cf412912985fdf88ce9b696e74fc62fe1'),
  ('27', '01971baf-477f-70d0-8fd9-e443be94022f', E'\\xc4b7235272b1df6590b95fa32d041707832fb3eebe035f3294a3b2c11c3c3250', NULL, '{}', E'\\x', '2025-05-29 10:56:01.407+00', '2026-11-21 04:30:00+00', E'\\x5bdf691d1d47d8fd00b3bf5a8a021923b374005d6925720bb62bcb6796ad4d8b'),
  ('28', '01972f8c-001d-733e-93a2-b8e5eccf185b', E'\\xc4ee1188af215f5d984f67f7f79706545d32a180a345e0ab80d6981f727c1194', NULL, '{}', E'\\x', '2025-06-02 07:29:53.693+00', '2026-11-21 04:30:00+00', E'\\x861b10c46b89314aedaa6da8d4445913dbad1e2eed9ca9a3c14f3793d3483b9c'),
  ('29', '019730ae-176e-74b1-a2bb-aef0815acf55', E'\\x925d3785878ff284c7e6fa8736cabdb28f161a81c5cec37923913753396e2063', NULL, '{}', E'\\x', '2025-06-02 12:46:45.102+00', '2026-11-21 04:30:00+00', E'\\x7ba6fb90b4e6fffc56dd76d0717263f82d506acb12a299b6e19661c86a1c6b4b'),
  ('3', '0195eaed-5b52-7075-8870-7455d6fa4194', E'\\xda2bc849efd9f2b67d12d345a806baf5dd04934a62ae4d232f3707cf6c0ee99b', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x31c8add8c7802d6f5b56bd99fcf9726b5314b139975c9333e4a689be57aea0f0'),
  ('30', '01973f27-1abc-7543-8a77-d800f257984b', E'\\x497c349a879fb040e358a202abcb7114bf8ed2486b639e3b759f3068ff25f87a', NULL, '{}', E'\\x', '2025-06-05 08:13:36.828+00', '2026-11-21 04:30:00+00', E'\\x34379c54703bc12991c06610aafcd7555e2d4b49ef0b0fac30a471de1801c9fb'),
  ('31', '01973f71-631b-74b6-9d5f-5c6a3a0b6465', E'\\x4b51a5571e85fe50291455991fa92af295b376aa62b36241a3f3d8ce6997e0b4', NULL, '{}', E'\\x', '2025-06-05 09:34:45.019+00', '2026-11-21 04:30:00+00', E'\\xca4b1610978f4586b3e070284de069db32733e127cb4de91320cdf5b1c96680b'),
  ('32', '019744be-dbb1-702b-a28d-deef55f89ea3', E'\\x07e4bda56699195683bca071ed1242f08cdb5e0fd6a088cc9b338cd12a737d71', NULL, '{}', E'\\x', '2025-06-06 10:17:28.241+00', '2026-11-21 04:30:00+00', E'\\x98581f2196798b1ca7bd16a565c291a57b673bde6e75a5be9118dfd40120589c'),
  ('33', '01976d38-7d5f-7023-8666-58b8bda40d7f', E'\\x27bab908b7bb57fd58730fd0d8fc7389c2a1916a25fd44cc5c0f9d8e9fa40766', NULL, '{}', E'\\x', '2025-06-14 06:55:08.127+00', '2026-11-21 04:30:00+00', E'\\x24c77e98d6256b3a9c4d590a189bdac3516cb9b0c4bd4d03bb279e6cff4af9af'),
  ('34', '01976d38-7d5f-761d-9ee9-b213d81e3bbf', E'\\x674a568e26ea221c53e9e11e82745af7137b28ec435e7474b1bbc2ec8a4812c0', NULL, '{}', E'\\x', '2025-06-14 06:55:08.127+00', '2026-11-21 04:30:00+00', E'\\x8d8642e53f6c032fcd18df3ba0a3084207fe8db66321fdb2945130bcce71560d'),
  ('35', '01977d82-9bf0-769c-9ab0-a6e4c32ba29e', E'\\xe8e831446c269b9dfe726e1744445d782ca0d698fb02a4989c2fd28e8b04cac4', NULL, '{}', E'\\x', '2025-06-17 10:50:01.072+00', '2026-11-21 04:30:00+00', E'\\x02355131bbba1dfab600b32a16777e88764b6514113ea7bdc2bdd9bca7b1b32b'),
  ('36', '0197a729-c8b5-73e9-bde7-32bfdb8d58ed', E'\\x5fed011f6535e3f826d3934077935f2f1ac75aa05a439184ae9403622daa7d64', NULL, '{}', E'\\x', '2025-06-25 12:57:02.901+00', '2026-11-21 04:30:00+00', E'\\xcbbcb17d955f884c4f1257e56b3b9be7b3dd84eca9b3a830f92b9136c8d997e8'),
  ('37', '0197cf00-2cf0-7171-95f1-adfdb5c895a4', E'\\xbbd7d7acc51d3597878e7954ef8484ee1016dab8b5a6ad948c2ccef28c02e8e3', NULL, '{}', E'\\x', '2025-07-03 06:36:24.688+00', '2026-11-21 04:30:00+00', E'\\x029a14e2d4a988296e1c9fc0b1964879d949220e5427bad27012dcae740147d0'),
  ('38', '0197d3b1-cdf4-73c2-aafe-61909afb654f', E'\\xcae19210117a8d54336203d371f005a5987b1d1f963b723d197f82b116c15a43', NULL, '{}', E'\\x', '2025-07-04 04:28:54.644+00', '2026-11-21 04:30:00+00', E'\\x188f50afad664ca037a07fe893f6ec0af7bebeaa6ec23bbcc402557b3a8d78a9'),
  ('39', '0197d44b-78c3-70cc-8da6-bbbff93c00c0', E'\\x802fd293499f6b6b69878dc501fd4e7b194203d8b9a4e3c699140b8f240e9276', NULL, '{}', E'\\x', '2025-07-04 07:16:45.379+00', '2026-11-21 04:30:00+00', E'\\x1054637de17aac9a134f722393e970be64fa1f6c2206a740fbc4a93b6dd7dc47'),
  ('4', '0195eaed-5b52-718b-8ea4-20d2376a7aa8', E'\\x2651053f5bc64efac81d4fe303bb049e6726b1eb552a89e379fb07300f20c27f', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x74ebc338aafceec96ec224edc3fbf1e0d04a778dc13d742107a564d22af0a501'),
  ('40', '0197e9a1-67f5-774e-bf80-65f1467cfa76', E'\\x1d4b6c85854cc379f4987e2385b1366a6c58554a9072564e431f8a880485545d', NULL, '{}', E'\\x', '2025-07-08 10:42:38.709+00', '2026-11-21 04:30:00+00', E'\\x859e2062bbbbb506d0f392c7e8b43cd64d2b5c465ba1a408373926d7b4222a36'),
  ('41', '01980c8c-196a-70e8-997d-ad1f043c4e65', E'\\xf7658570f157727e82928a285781e4e4750a291cb7dc3a9c3e441db37f62f828', NULL, '{}', E'\\x', '2025-07-15 05:26:04.906+00', '2026-11-21 04:30:00+00', E'\\x13608420d91c2ec55ef877cbc27e74afb28a70c9b91d6c5fcf9f1c8493366a37'),
  ('42', '01982b99-c49f-738b-b205-48149106d63c', E'\\x3672aa706c421583b8853abc85b0919ffa3f07cfac8058beb4ec65bd45f9e518', NULL, '{}', E'\\x', '2025-07-21 06:09:14.399+00', '2026-11-21 04:30:00+00', E'\\x2fddb85843de534449f1da477c83e5fbcaf6ceee5e05e6dc360e1babe105448e'),
  ('43', '0198305a-7b46-754f-b8fc-187a99e0d240', E'\\x7b88141190022e72d6a80cf338ba7c6cf2c226f32ffb82e8cdf84f2c4926672b', NULL, '{}', E'\\x', '2025-07-22 04:18:12.934+00', '2026-11-21 04:30:00+00', E'\\x35215d9ccf7ae5a1a19febc21b5fc5fab60a0e91b8a8263f7080aecc695c4226'),
  ('44', '01983ab5-5436-7483-9970-b47f531bc115', E'\\xc85079af2041af52e2f8b5a091353cb4b9d9f8d045218219aa4ca43bca55624b', NULL, '{}', E'\\x', '2025-07-24 04:33:38.87+00', '2026-11-21 04:30:00+00', E'\\xf47988c1d31e99eb0985cb4acb5a0953231b155c84af6897817ff75f34becae9'),
  ('45', '01984f40-d442-74ee-a622-3beb537acb17', E'\\xf2101d9510fd09fa7942bee9312c3ec30e3ae49e46e842ba3a963e8ec185a420', NULL, '{}', E'\\x', '2025-07-28 04:18:25.474+00', '2026-11-21 04:30:00+00', E'\\xd807cd9674043b60ad6af3dfc4343f299f9bf44b1ed84c34d2dbb1a3863ce741'),
  ('46', '01985aa9-0953-7789-acdc-571aabc71446', E'\\x0f4eb6447be004f46896241be978e667ace6bf13278fde80bad58b87adf182fa', NULL, '{}', E'\\x', '2025-07-30 09:28:04.179+00', '2026-11-21 04:30:00+00', E'\\xcb2991c9033d5eab988adca480a7300da451108a405d58e6bb47a82e0211a3ee'),
  ('47', '01986905-43a3-73e1-ac5e-781359e08f59', E'\\xe73abc58565a0b99c876a4497745cf861398bec07e7a22fc31959297dafa07e4', NULL, '{}', E'\\x', '2025-08-02 04:23:29.443+00', '2026-11-21 04:30:00+00', E'\\xf757a6b5fb2fc390046221c5ba1c172601d6bed4b7efca712a9569c4dbbd1390'),
  ('48', '019873c7-c03e-775b-8462-f003a04a0a41', E'\\xecf574e845fd5232c63b00b5be3ceadd2e7834857b48fef61eb75d4caa3f973a', NULL, '{}', E'\\x', '2025-08-04 06:32:07.486+00', '2026-11-21 04:30:00+00', E'\\x5c60bf1ca263deaa80de24af2f8da449e693b74896aa4ae7e96206affd96403c'),
  ('49', '0198742d-391a-713a-9587-5166cccb5e8a', E'\\xf1f78fee1a28e48f8d90b683dbbc89df307c804f0665944ca13dd2b48b6f265b', NULL, '{}', E'\\x', '2025-08-04 08:22:57.562+00', '2026-11-21 04:30:00+00', E'\\x86bec9666da500ea255ab10496fe34ec0dde702d822a721f34cd5e2384019a38'),
  ('5', '0195eaed-5b52-736d-a4da-90dbb6717cf0', E'\\xcb2452231872839fa65bdced60cc153b3e4cf84764a622ce1a4e2f6c3da9eaab', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xb491f8ae27e4eef5ed74843abc7c17cd18ee14a02986ee78a7d1807535abf815'),
  ('50', '01987a45-a517-7010-bf96-b6a21903c532', E'\\xe29e9f6d51ada4dd89723d4c6fa8da4be3cb808c995cb62bffcf6a443dabbc3e', NULL, '{}', E'\\x', '2025-08-05 12:47:21.367+00', '2026-11-21 04:30:00+00', E'\\x0b4e1eb9ccc6609c3c4454f4318a790d2d904981df2db9ee5466203c6ffeefe6'),
  ('51', '0198adb9-bb13-7551-8460-23ee9591cc5d', E'\\x9b43dc61dfe4b010b72c9622322627253617ea7c15a245493b4062fcf1c57e50', NULL, '{}', E'\\x', '2025-08-15 12:34:47.187+00', '2026-11-21 04:30:00+00', E'\\xea6ae98ba08c128ec785c9b804cbafe5b2cfc18912753968e966c50030a41724'),
  ('52', '0198b7a5-65f9-73fe-a1b6-699beb923313', E'\\x56e669d39c530bdfe7efa19dd4770ec59692f83faa00748593c33371724364e7', NULL, '{}', E'\\x', '2025-08-17 10:48:46.841+00', '2026-11-21 04:30:00+00', E'\\xbea98f7bf9fe919f63261af8579e11b79a5a17d6559d9f7d3d68674aa30b515c'),
  ('53', '0198d1be-32ac-7084-96a6-53d908027efd', E'\\xea9a2a242049a62034ff5f5fcc6cb281022b2b7340dfa4e51350f68ed99ec3e0', NULL, '{}', E'\\x', '2025-08-22 12:25:59.724+00', '2026-11-21 04:30:00+00', E'\\xa8236ff8d5961be13af9120fde70afaaf5ed92f18242da7f0c858112f35f3450'),
  ('54', '019904aa-7eb6-75ef-a971-fe88c282428f', E'\\x8fa1c1ead2af44cb7e9d434374159f2be5ac1a645f2d2053ab0caa5f5db957aa', NULL, '{}', E'\\x', '2025-09-01 09:45:06.486+00', '2026-11-21 04:30:00+00', E'\\xd28a3ecbd7b02dd61942b6102b1415c141d36f6dbd35c18f7c4b19d1c5fc19e6'),
  ('55', '01990a07-c598-72d3-9445-81ab2730d618', E'\\x5b210f5ae849bfe1caf728f12af2dcf0e135030036d7c15220bf12c4bb160e21', NULL, '{}', E'\\x', '2025-09-02 10:45:05.56+00', '2026-11-21 04:30:00+00', E'\\x196b06051e33f219883674f90d4dcc372ed260a362fd781dc7e2ead54cdaad23'),
  ('56', '01990f32-eeb0-7374-8a84-72676eb27d36', E'\\xa8fe85253894992831d5ce98516a08810fccdca648fc93beea1ec86d2a11a002', NULL, '{}', E'\\x', '2025-09-03 10:50:20.208+00', '2026-11-21 04:30:00+00', E'\\xf736854ce790dca5b04680f6ee50f83f46daaee538c0c20d8791e613fed39163'),
  ('57', '0199291d-4815-7738-8be6-228e1ad17982', E'\\xd7a5fc1fd67bf4513af5ed6ee77153fce680518c413656fdeab2aa6649cf228d', NULL, '{}', E'\\x', '2025-09-08 11:36:48.917+00', '2026-11-21 04:30:00+00', E'\\x2e2fc390e8838ba2ad23f817cb0f28afda188185fc1b5c486997010665cfa0b9'),
  ('58', '01993c60-445a-750e-bfe0-b8c7948574bd', E'\\x705d8f28a3436129039c2cf34986845aa08fb883e95866a5e46105b1e1d47cbb', NULL, '{}', E'\\x', '2025-09-12 05:22:45.978+00', '2026-11-21 04:30:00+00', E'\\x59ddd755c045012c785590329c620cf9adb090655a7274cd8c8709c529a87763'),
  ('59', '01994735-b681-71ae-8b06-95a3c9814925', E'\\x62a7cb817dbbe6d0642fd74f6b0796febb74fb51684be1bbc539332dcd3a5549', NULL, '{}', E'\\x', '2025-09-14 07:52:06.529+00', '2026-11-21 04:30:00+00', E'\\x12dbe8cb001b4f3d1e0a174e33ea6ec9b6af587e4b8a0fea1fc968ae62206814'),
  ('6', '0195eaed-5b52-7550-bc76-a4b1323738eb', E'\\xe6ede4e6107856bded40011074328b88b15de2b81f2b4ae60bc6c910d567df87', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x61032b3eae32203e7fc6ae29f8269471d03b0e14d9c6e4de36751f6cc84f8b70'),
  ('60', '0199483e-e8b1-756e-9622-02021e8b546d', E'\\x6be3b38f524fbf58c23a95f4092a876b58811a59752d6442eea50d6201aceb0c', NULL, '{}', E'\\x', '2025-09-14 12:41:46.417+00', '2026-11-21 04:30:00+00', E'\\xbac0c9a5907c985a9e8e68de9e685eca65cd9b3329382fccf742d36faf19d763'),
  ('61', '0199c7c0-0ba8-7690-89f5-29d24fb5844d', E'\\x3b19c18ef9e84b1fca5e4bd8bb7192c3cd7c302513ec5e976ce0332a19ecde65', NULL, '{}', E'\\x', '2025-10-09 06:54:35.944+00', '2026-11-21 04:30:00+00', E'\\x378434058729259c59f19b9781b71ea1954f8a7482c6606a7508d5a14c2bc666'),
  ('62', '019a24d1-6480-74e7-8b2a-da5218a2abb2', E'\\x5eea95c280668505b737861878f93f4eb1a14f906e04f2c54ed88ca52dc1cc91', NULL, '{}', E'\\x', '2025-10-27 08:38:13.888+00', '2026-11-21 04:30:00+00', E'\\xa9d96b590a8b30103365d5651d8e544eeff41b18d9eee27156c6629314b3ecd6'),
  ('63', '019a24d1-6480-76dc-acbf-419cf21f40b9', E'\\xa0d0b96bb5b31c953252220ed9b745babddf32b30547a1269e64cfd642414994', NULL, '{}', E'\\x', '2025-10-27 08:38:13.888+00', '2026-11-21 04:30:00+00', E'\\x71c1438996eccdbcc376e1d0de3420310e23648d2a63f1b3cb7f313e2c9075de'),
  ('64', '019a3e0d-cbe7-723c-907e-9b4e62408f62', E'\\xc261180b901cafa546bc6ce10c04a09d26f8ff434c4d9a43cc6d98c9cf6d1d70', NULL, '{}', E'\\x', '2025-11-01 06:14:42.919+00', '2026-11-21 04:30:00+00', E'\\x3b26d04f00d1dfab154ddd3fb022492e62aaaddf4ee14f331e6e54ce8c4189a4'),
  ('65', '019a499b-18e8-7242-8aaa-63333031ad9e', E'\\xfcf7076cafc31e566121a670308c7bc0328e3379f2e7a0fa4e5812e14875770f', NULL, '{}', E'\\x', '2025-11-03 12:04:52.584+00', '2026-11-21 04:30:00+00', E'\\xb74eaae0ee512a1b8e9bca51f677f20d99c8598e2a68ab89c2b66a3dda7fccb9'),
  ('66', '019a4dd1-d13d-7618-94ea-3ae66268f996', E'\\x91c2c45048ff8deab8178a383c5e32bd1b0dbe78d1bb27355ca80dbce627ef49', NULL, '{}', E'\\x', '2025-11-04 07:43:07.581+00', '2026-11-21 04:30:00+00', E'\\xd5263fe1a0e526c3cc7d723a5eadff80ac88625ab97280bdcc5a4da2686c37d1'),
  ('67', '019a5870-be50-7090-9450-ad6c60b73d2c', E'\\x1f754fdec2fc1604776b330178c50281f6033a356434dedd4b05ed114dff2178', NULL, '{}', E'\\x', '2025-11-06 09:12:55.12+00', '2026-11-21 04:30:00+00', E'\\x1637ab84ff6d109991d7420d50c17a701bcddd328f8ada3efd27047113243558'),
  ('68', '019a58cd-919f-7322-ad50-a638eb3d5b4c', E'\\x0dccf5d502c4273ddcd2e3a9f1f437cc8536e8a184100c4b5e0b6accec949a39', NULL, '{}', E'\\x', '2025-11-06 10:54:18.527+00', '2026-11-21 04:30:00+00', E'\\x8fca08ba25139e3b9a067ad0ce9711b94e6701102322726c23a053b9870b0e2f'),
  ('69', '019acdcb-3f5e-73a9-bf94-2ff967edf20c', E'\\xbae23eac97ce08d1bbd930a709c140cc905ab4c2cf666540d1c47594c99d26a9', NULL, '{}', E'\\x', '2025-11-29 04:07:20.67+00', '2026-11-21 04:30:00+00', E'\\x24ee53628b9a6ba010a4976220e330e98a25335efe8774c915a007db99c98592'),
  ('7', '0195eaed-5b52-75ae-93b0-939c88dd8a6c', E'\\xee44e945bc9f8761f4a923115879e0d9390108c0b807a1e811424eb77e4d5d1d', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x133837b12082029de90f09b0c99d54a5a7b2a6529a4e1c72dfbde991adb2ea68'),
  ('70', '019acefa-c7b2-7624-85ed-bfbdbf8a5516', E'\\xba939a61111dbe2d4dddbed7d6680b1813ace829e3d7336621890f8275957740', NULL, '{}', E'\\x', '2025-11-29 09:38:52.978+00', '2026-11-21 04:30:00+00', E'\\x18917052bef6f57147bde17fd75e9a1adab6541b2191ef1f316591b9112119f9'),
  ('71', '019ad88c-72fa-75ba-9a3b-d7bf9b560d42', E'\\x4dd034ff5d224e46f93f71d52ea647335a834130f8a34c63c8e9fe1a861155dc', NULL, '{}', E'\\x', '2025-12-01 06:14:34.49+00', '2026-11-21 04:30:00+00', E'\\x80de8721c72b4bd7ca431beca0a4bde42acecac85f3a2a42b3f3edcdd7a1ff47'),
  ('72', '019b5e41-c6ac-731a-8616-0ee0b3681c73', E'\\x3c42c508f08c76a324f8d69074b0d0374537607d320dc2446b2dab39309de02b', NULL, '{}', E'\\x', '2025-12-27 05:22:07.66+00', '2026-11-21 04:30:00+00', E'\\xa35305e4ae76a49b8209eb39194c7c11a168277d1af0b6f1453480b1e4e584c5'),
  ('73', '019b7ce0-50eb-7527-a1de-1869d85a3848', E'\\x5dd05c3cdb31a0d0581abcff5ac3b60aee3a9d6cdfa3a3961eaf5519f0e07225', NULL, '{}', E'\\x', '2026-01-02 04:03:54.219+00', '2026-11-21 04:30:00+00', E'\\x9c573990801735ad09a4357cdaa4258eadb8913dad7aea0ef132b00812648735'),
  ('74', '019b7d9a-7db3-75de-89e8-9fb1d016a817', E'\\xde8228273cac6d7044b1a122beb7491dcb5d5a2709fb9856a73b19bab38fb55e', NULL, '{}', E'\\x', '2026-01-02 07:27:15.379+00', '2026-11-21 04:30:00+00', E'\\xc6cbe5af9e89caa0d31faa4c6e1f8057ca543a924770f4c48db3a4d93b96876d'),
  ('75', '019b92c8-7213-7409-a51c-35fb4aa9d405', E'\\xaea687f59b21ec3f3dcf9dabcb53801a74ab74c60db9fbd12590297a41ed183c', NULL, '{}', E'\\x', '2026-01-06 10:09:28.595+00', '2026-11-21 04:30:00+00', E'\\xfa71572fb074622c5d9204ecc662ae560daa1fbbbf4e92967b2e0edd7a38760c'),
  ('76', '019b96c0-e9f1-730d-9458-ff1ba1e4a096', E'\\x199cbd48750c56d2514aec500c6fe723d2f3cbc2df9c21c0a81b524cffaed63a', NULL, '{}', E'\\x', '2026-01-07 04:39:43.857+00', '2026-11-21 04:30:00+00', E'\\x32c96f43b1a67207d2e952a022d658ab88a5f58e21722d582606dcb8c79591ef'),
  ('77', '019b9be6-f910-7741-9449-6d4b40163d68', E'\\xbde6d403f9f2b2c99375ff6100c46fa6ed14cc31c3ad28e8a79d5423c5232add', NULL, '{}', E'\\x', '2026-01-08 04:39:24.176+00', '2026-11-21 04:30:00+00', E'\\x42eb1fbfcaf0aec4926fbf356ddcbab0dc8a739114dcef5d16bec8649c764723'),
  ('78', '019bea69-43a4-739f-93e2-55cb6aabab62', E'\\x731bd295e2b1d0d73db48e9b466ac0d55292514bb4bd862b8ca3b57a21521b3f', NULL, '{}', E'\\x', '2026-01-23 10:32:05.796+00', '2026-11-21 04:30:00+00', E'\\x546197a2e1c234499e1dde6dd60138abc7f1d4f810dbeec526d82fda335eef37'),
  ('79', '019c1cef-33c4-7334-be7a-5c23297d48f1', E'\\x7c8c5794431ab641cec36a9376e740a4e2c810d5c2e93a60058f0699dd4a656b', NULL, '{}', E'\\x', '2026-02-02 05:59:24.356+00', '2026-11-21 04:30:00+00', E'\\x33003969e348bca40e5d4d85766727b146e193a5c1ae9cee62c63cf872caa21e'),
  ('8', '0195eaed-5b52-76b1-ad84-1196c3a193ee', E'\\x7a02e48170d2a7d4b0fbd60abe471d438ebdc49e8716817f1d18ceaf7d226896', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x6b5954f61fb9e0cff82f3404d31f816f4ae5f076f3b4d7de4b7e72d16277927e'),
  ('80', '019c31b6-9ffd-77b4-b908-79591896fc7e', E'\\x9d4a152f6a378843f7045aec2bd226b1017fd1e3233238fa5df262741c2b2b1b', NULL, '{}', E'\\x', '2026-02-06 06:49:38.045+00', '2026-11-21 04:30:00+00', E'\\xefac75b7666c59c0ef30cb7b9939e82b6c50e9b8c65d68b8bf5f0bdb9ddd9d5a'),
  ('81', '019c369f-a274-77da-a701-16d0442bc977', E'\\x6ea2a1d08cde26d98aa45ad3f8c8dba0fbf99007816d60882642663ddf3fa2f4', NULL, '{}', E'\\x', '2026-02-07 05:42:37.428+00', '2026-11-21 04:30:00+00', E'\\x3787d3dfcf772f1ab9789ed01a029a3b78f1b3764d1b9e57d89904b5875e0184'),
  ('82', '019c411e-2084-73d8-a505-37a7028e7c0a', E'\\x7a5f0aa977260c228c724125abae6a22b14086ef50a442a70054760f45906308', NULL, '{}', E'\\x', '2026-02-09 06:36:59.396+00', '2026-11-21 04:30:00+00', E'\\x0370ccc5d4161d8a67aa308b172555bd1e7ffceae87ba41dde84fca73c28357f'),
  ('83', '019c423e-23a9-7155-ac39-7938e174c9be', E'\\x3ac7dcafb70050b3533367bc91449505f82bab64139f7533a80ea6afd2444646', NULL, '{}', E'\\x', '2026-02-09 11:51:34.569+00', '2026-11-21 04:30:00+00', E'\\xae1cb850a84f5a12ed5c894f1dd5b4b8d2eac01d7df261e82adc2e97af150926'),
  ('84', '019c7004-9136-712e-9b6a-9e098bb5aaca', E'\\x25e500f005688dbd561f49eb4fb8a770e93be014df40846f2d00e382acf43196', NULL, '{}', E'\\x', '2026-02-18 09:11:13.462+00', '2026-11-21 04:30:00+00', E'\\xd3337ffd72142cd1d96b6817d148d254a23e30cd91dfbc1bad2455653cfa4832'),
  ('85', '019cfa32-3a20-765a-9682-d4a4f7b52f96', E'\\xa679ec9bc422d8aaa2667c6f7fd32ae51565edf1259eee6585fcca5d92bffdae', NULL, '{}', E'\\x', '2026-03-17 05:08:41.632+00', '2026-11-21 04:30:00+00', E'\\xe30afe8549f0ff1fc6c6047cd675c65bddc57f32cf73e51f4d840d8d9040b9e3'),
  ('86', '019d47ad-09b4-72a1-89f5-a921a14fce7a', E'\\xc41ce4302d962b4ec78bfabca4aa4693898b2b7e5cf46d1f144842d98d341f90', NULL, '{}', E'\\x', '2026-04-01 06:13:35.796+00', '2026-11-21 04:30:00+00', E'\\x09e086a1d7e1769e117d3d3800dbd080573a7da4e6fea615cc449f683e57cce1'),
  ('87', '019d805b-85ba-761e-94e7-51de15bfccce', E'\\x84169e5b79b19bbae811192aaa0700f7f4a7c0c79bbdf7d4a6b0f815a07a51ea', NULL, '{}', E'\\x', '2026-04-12 06:22:54.906+00', '2026-11-21 04:30:00+00', E'\\x8ed2a293e5a28f98f8599903644e73ceb766cc3c8b2f7b13748d14b9b8a6c7ac'),
  ('88', '019daf1c-ae23-703b-8e5b-ecbd68520336', E'\\x28d8347690b96eb2327105445d9ac808861a7991d933529daf0b705a9e2f6f69', NULL, '{}', E'\\x', '2026-04-21 08:16:25.635+00', '2026-11-21 04:30:00+00', E'\\x3d7f9a01e79b3899213f45f2ba722d87ec27eb66f444cb1cb62d2cb2bb5f215f'),
  ('89', '019e0afc-7890-7270-ad42-9a6d926bc9cf', E'\\x6954589e61ee877246bdb66f70b6ca1d64d11368ca63e5187701556292ff8470', NULL, '{}', E'\\x', '2026-05-09 04:26:18.64+00', '2026-11-21 04:30:00+00', E'\\x384d172f34020ebbb1e98e3ebf6cff9b3dba84a517204a70d4eb07c4a30817e6'),
  ('9', '0195eaed-5b52-776f-8648-8f5790969673', E'\\x9d76e75463a3ab56940a049ff00c5898176cb1b02babf5491d9cf4043ea7d15e', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xd56334fd4da7416735962a47c39cec9bc590ab3305cd616fa83788e3b45f9bee'),
  ('90', '019e91fd-57b9-757e-8770-0cea664459c9', E'\\x30b98bcd1a3fbd2810daaa91fdee41094e663b0ae5c40746966822dbe584ffb7', NULL, '{}', E'\\x', '2026-06-04 09:35:59.929+00', '2026-11-21 04:30:00+00', E'\\x52182a5e8138608043f70c59e7b6773ad79894972000097734c70829306a98e5'),
  ('91', '019f1d81-7446-7012-868d-04936d011cf9', E'\\xe333aac40bfad61bf541c46b88f0bd3ef4329902f0d7671cd83c5f705f1f2c9d', NULL, '{}', E'\\x', '2026-07-01 11:47:31.014+00', '2026-11-21 04:30:00+00', E'\\x525b88c5907e1c4ff6d764baa14a5ac3d4b0b716b380ed36b57d0c3c1066d32a'),
  ('92', '019f4660-91bf-76d0-bc34-630e8eeb2860', E'\\x2a63e1c9c4f7301f1c65a4fdb82a16df69252b44b51dd20bb4ee5eb4e8e594a8', NULL, '{}', E'\\x', '2026-07-09 10:16:01.727+00', '2026-11-21 04:30:00+00', E'\\xc2143d911e0762952f6dd85201aa66662edcf1d6fc3938b7b37a96631aedf413'),
  ('93', '019fa230-ae6c-774b-a93d-6113b43cb7c7', E'\\x2ff80ed7a31011b2f9f6cd16fcd85d8336ca4c77381cae22d348f00730aee4d6', NULL, '{}', E'\\x', '2026-07-27 06:08:47.212+00', '2026-11-21 04:30:00+00', E'\\xcb4e6ed1b2e1d75bde27f6db2d37182743f77a9d613d5887405767c7f7d2707f'),
  ('94', '01a02eaf-9c16-7563-837f-0fe51c1e82fb', E'\\x2863b6133555edd9198f251e34055cfff228386a190278f920556c9b50bdf3bb', NULL, '{}', E'\\x', '2026-08-23 12:54:15.83+00', '2026-11-21 04:30:00+00', E'\\xf6a170f6a195b3b877a2f747c6825c06c40404856685cf64f8a707261c681a79'),
  ('95', '01a0b40e-f07d-70b3-8d14-bc49c8ccd538', E'\\xc48ed18793057419804d808d357bca7c59fa82150e73e5edb90ebe9868332fcb', NULL, '{}', E'\\x', '2026-09-18 10:27:53.085+00', '2026-11-21 04:30:00+00', E'\\xfe6774df5c7f4e745c68e8aebbc7cd95fd5c46ab2456c8d450324a61b598ae01'),
  ('96', '01a0d6d4-797a-74b3-8b97-919f4b072181', E'\\x6b8b77c8eb22a4af3347d019acc20bd69ba0b2998dd76c2eb37cf21e91bebc3e', NULL, '{}', E'\\x', '2026-09-25 04:30:44.09+00', '2026-11-21 04:30:00+00', E'\\x5645df0bd9325675518577a12b2a4ec5cd6afd813e54ed4ceacd9b0e95488dbd'),
  ('97', '01a11b91-9b52-76c4-adb8-6dc40d060002', E'\\xe215e0909e54d483edb9304f90163153218e39f9f79c3864616fa6ee5048d47e', NULL, '{}', E'\\x', '2026-10-08 12:51:29.746+00', '2026-11-21 04:30:00+00', E'\\x93ee69a46649789817d1f9f030927579080ffde9c2169d106faf43da20e8e013'),
  ('98', '01a13e7e-69d3-7768-9232-06ff628ddc24', E'\\x804220e65b66a7ab2a07f37ddd456993a48f3e2a65fc2e1801665db2010d0621', NULL, '{}', E'\\x', '2026-10-15 07:37:14.451+00', '2026-11-21 04:30:00+00', E'\\xd54ac93bed92fd42e33232100bb18b6180c8b37070fed2f1978c61ded721216c'),
  ('99', '01a19b44-4019-74e4-9342-bd9c5a273395', E'\\x287b584e003be8622042f68845a9c06b329656dd38e45f4938db521b663f977d', NULL, '{}', E'\\x', '2026-11-02 07:58:23.769+00', '2026-11-21 04:30:00+00', E'\\x3d86e9d1a50575cbbea917cf7df95d54bc15072dd299b7542004b827aabc5f38');
insert into audit_personal ("entry_id", "subject_id", "field", "before", "after", "salt") overriding system value values
  ('01a219b6-c7cf-7058-9354-f5eeb05ab934', '01a1b03c-74c1-71e8-bddf-904a63497072', 'reason', NULL, '"Scholarship"', '0e82efa1-45a1-4717-a036-63189ae0f0bc'),
  ('01a219b6-c7e7-7398-b307-bdfe41551b9e', '01a1b03c-74c1-71e8-bddf-904a63497072', 'reason', NULL, '"Paid twice"', '2a55b18b-e11a-4bd2-9917-5c91f35fa0c6'),
  ('01a219b6-c88d-7068-9995-316c9e750ac7', '01976d38-7d5f-70c1-a57a-6f1206177e87', 'degree', '"BCom"', '"BSc"', '0d1b8cfc-9a20-4fd2-8871-18195d0d7cd9');
insert into audit_seal ("day", "n", "hash") overriding system value values
  ('2026-11-27', '127', E'\\xd1ca93fcd64cf3803803466778aad675bec0bbe06e9e0c84b0850a9e98eab018');
insert into audit_unchained ("at", "entry_id") overriding system value values
  ('2026-11-21 04:30:00+00', '01a219b6-c88d-7068-9995-316c9e750ac7');
insert into backup_run ("id", "kind", "started_at", "seen_at", "finished_at", "place", "encrypted", "bytes", "reason") overriding system value values
  ('01a219b6-c851-73d6-b118-9694e55dfb0c', 'scheduled', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', 'office:/backup/example.tar.gz', 'false', '4096', NULL);
insert into batch ("id", "code", "code_key", "course_id", "time", "start_on", "end_on", "created_at", "version", "deleted_at", "trainer", "trainer_key", "room", "room_key", "sessions", "seats", "import_id") overriding system value values
  ('01a219b6-c6c0-7714-b600-0395e12334a1', 'TALLY-2504', 'tally-2504', '01a219b6-c6bc-72fa-b343-5b90fb3ab951', '15:00 to 17:00', '2025-04-01', '2025-07-01', '2025-03-11 05:44:07.174+00', '1', NULL, 'Anita Example', 'anita example', 'Room 1', 'room 1', '[{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 5}]', '1', NULL),
  ('01a219b6-c6c0-7714-b600-043b8370289f', 'PY-2504', 'py-2504', '01a219b6-c6bc-72fa-b343-5c1a6e178d12', '08:00 to 10:00', '2025-04-27', '2025-08-27', '2025-04-06 10:29:18.706+00', '1', NULL, 'Binod Example', 'binod example', 'Room 2', 'room 2', '[{"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 6}]', '1', NULL),
  ('01a219b6-c6c1-7355-97b4-e9d345ba6c51', 'FSW-2505', 'fsw-2505', '01a219b6-c6bc-72fa-b343-639320c0975f', '12:30 to 14:30', '2025-05-24', '2026-01-24', '2025-05-03 08:05:14.006+00', '1', NULL, 'Chitra Example', 'chitra example', 'Lab 1', 'lab 1', '[{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}]', '1', NULL),
  ('01a219b6-c6c1-7355-97b4-ecd87ecfc1ca', 'DA-2506', 'da-2506', '01a219b6-c6bc-72fa-b343-66c1f2a7adde', '18:00 to 20:00', '2025-06-19', '2025-12-19', '2025-05-29 10:56:01.407+00', '1', NULL, 'Dev Example', 'dev example', 'Lab 2', 'lab 2', '[{"end": "20:00", "start": "18:00", "weekday": 1}, {"end": "20:00", "start": "18:00", "weekday": 3}, {"end": "20:00", "start": "18:00", "weekday": 5}]', '1', NULL),
  ('01a219b6-c6c1-7355-97b4-f29f9cd6559b', 'GD-2507', 'gd-2507', '01a219b6-c6bc-72fa-b343-69e808186c95', '18:00 to 20:00', '2025-07-16', '2025-12-16', '2025-06-25 12:57:02.901+00', '1', NULL, 'Esther Example', 'esther example', 'Room 1', 'room 1', '[{"end": "20:00", "start": "18:00", "weekday": 2}, {"end": "20:00", "start": "18:00", "weekday": 4}, {"end": "20:00", "start": "18:00", "weekday": 6}]', '1', NULL),
  ('01a219b6-c6c1-7355-97b4-f490f9affbf8', 'DM-2508', 'dm-2508', '01a219b6-c6bc-72fa-b343-6cadedfa1fa4', '10:00 to 12:00', '2025-08-11', '2025-11-11', '2025-07-21 06:09:14.399+00', '1', NULL, 'Anita Example', 'anita example', 'Room 2', 'room 2', '[{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 5}]', '1', NULL),
  ('01a219b6-c6c2-72c5-be96-486d43fbfcf6', 'HT-2509', 'ht-2509', '01a219b6-c6bc-72fa-b343-719b70cd1e74', '15:00 to 17:00', '2025-09-07', '2025-11-07', '2025-08-17 10:48:46.841+00', '1', NULL, 'Binod Example', 'binod example', 'Lab 1', 'lab 1', '[{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 5}]', '1', NULL),
  ('01a219b6-c6c2-72c5-be96-4ef29408569a', 'FR-2510', 'fr-2510', '01a219b6-c6bd-7301-8aba-3da8b21b8253', '15:00 to 17:00', '2025-10-03', '2026-02-03', '2025-09-12 05:22:45.978+00', '1', NULL, 'Chitra Example', 'chitra example', 'Lab 2', 'lab 2', '[{"end": "17:00", "start": "15:00", "weekday": 2}, {"end": "17:00", "start": "15:00", "weekday": 4}, {"end": "17:00", "start": "15:00", "weekday": 6}]', '1', NULL),
  ('01a219b6-c6c2-72c5-be96-538a0be2f63d', 'TALLY-2510', 'tally-2510', '01a219b6-c6bc-72fa-b343-5b90fb3ab951', '12:30 to 14:30', '2025-10-30', '2026-01-30', '2025-10-09 06:54:35.944+00', '1', NULL, 'Dev Example', 'dev example', 'Room 1', 'room 1', '[{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}]', '1', NULL),
  ('01a219b6-c6c2-72c5-be96-55710f3be36c', 'PY-2511', 'py-2511', '01a219b6-c6bc-72fa-b343-5c1a6e178d12', '18:00 to 20:00', '2025-11-25', '2026-03-25', '2025-11-04 07:43:07.581+00', '1', NULL, 'Esther Example', 'esther example', 'Room 2', 'room 2', '[{"end": "20:00", "start": "18:00", "weekday": 1}, {"end": "20:00", "start": "18:00", "weekday": 3}, {"end": "20:00", "start": "18:00", "weekday": 5}]', '1', NULL),
  ('01a219b6-c6c2-72c5-be96-5ac0c6edd28b', 'FSW-2512', 'fsw-2512', '01a219b6-c6bc-72fa-b343-639320c0975f', '12:30 to 14:30', '2025-12-22', '2026-08-22', '2025-12-01 06:14:34.49+00', '1', NULL, 'Anita Example', 'anita example', 'Lab 1', 'lab 1', '[{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}]', '1', NULL),
  ('01a219b6-c6c3-7590-aaf0-31788d4ddd0e', 'DA-2601', 'da-2601', '01a219b6-c6bc-72fa-b343-66c1f2a7adde', '12:30 to 14:30', '2026-01-17', '2026-07-17', '2025-12-27 05:22:07.66+00', '1', NULL, 'Binod Example', 'binod example', 'Lab 2', 'lab 2', '[{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}]', '1', NULL),
  ('01a219b6-c6c3-7590-aaf0-36c731a98a39', 'GD-2602', 'gd-2602', '01a219b6-c6bc-72fa-b343-69e808186c95', '08:00 to 10:00', '2026-02-13', '2026-07-13', '2026-01-23 10:32:05.796+00', '1', NULL, 'Chitra Example', 'chitra example', 'Room 1', 'room 1', '[{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 5}]', '1', NULL),
  ('01a219b6-c6c3-7590-aaf0-3bcadad97816', 'DM-2603', 'dm-2603', '01a219b6-c6bc-72fa-b343-6cadedfa1fa4', '12:30 to 14:30', '2026-03-11', '2026-06-11', '2026-02-18 09:11:13.462+00', '1', NULL, 'Dev Example', 'dev example', 'Room 2', 'room 2', '[{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}]', '1', NULL),
  ('01a219b6-c6c3-7590-aaf0-3d440c13b342', 'HT-2604', 'ht-2604', '01a219b6-c6bc-72fa-b343-719b70cd1e74', '10:00 to 12:00', '2026-04-07', '2026-06-07', '2026-03-17 05:08:41.632+00', '1', NULL, 'Esther Example', 'esther example', 'Lab 1', 'lab 1', '[{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 5}]', '1', NULL),
  ('01a219b6-c6c3-7590-aaf0-40741e364ce6', 'FR-2605', 'fr-2605', '01a219b6-c6bd-7301-8aba-3da8b21b8253', '08:00 to 10:00', '2026-05-03', '2026-09-03', '2026-04-12 06:22:54.906+00', '1', NULL, 'Anita Example', 'anita example', 'Lab 2', 'lab 2', '[{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 5}]', '1', NULL),
  ('01a219b6-c6c3-7590-aaf0-4452b836eb30', 'TALLY-2605', 'tally-2605', '01a219b6-c6bc-72fa-b343-5b90fb3ab951', '12:30 to 14:30', '2026-05-30', '2026-08-30', '2026-05-09 04:26:18.64+00', '1', NULL, 'Binod Example', 'binod example', 'Room 1', 'room 1', '[{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}]', '1', NULL),
  ('01a219b6-c6c3-7590-aaf0-4a19c62b53f4', 'PY-2606', 'py-2606', '01a219b6-c6bc-72fa-b343-5c1a6e178d12', '08:00 to 10:00', '2026-06-25', '2026-10-25', '2026-06-04 09:35:59.929+00', '1', NULL, 'Chitra Example', 'chitra example', 'Room 2', 'room 2', '[{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 5}]', '1', NULL),
  ('01a219b6-c6c3-7590-aaf0-4f8d9ac21c78', 'FSW-2607', 'fsw-2607', '01a219b6-c6bc-72fa-b343-639320c0975f', '10:00 to 12:00', '2026-07-22', NULL, '2026-07-01 11:47:31.014+00', '1', NULL, 'Dev Example', 'dev example', 'Lab 1', 'lab 1', '[{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 5}]', '1', NULL),
  ('01a219b6-c6c3-7590-aaf0-50d5758657eb', 'DA-2608', 'da-2608', '01a219b6-c6bc-72fa-b343-66c1f2a7adde', '10:00 to 12:00', '2026-08-17', '2027-02-17', '2026-07-27 06:08:47.212+00', '1', NULL, 'Esther Example', 'esther example', 'Lab 2', 'lab 2', '[{"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 6}]', '1', NULL),
  ('01a219b6-c6c4-73cf-92a6-4c519f744faa', 'GD-2609', 'gd-2609', '01a219b6-c6bc-72fa-b343-69e808186c95', '08:00 to 10:00', '2026-09-13', '2027-02-13', '2026-08-23 12:54:15.83+00', '1', NULL, 'Anita Example', 'anita example', 'Room 1', 'room 1', '[{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 5}]', '1', NULL),
  ('01a219b6-c6c4-73cf-92a6-50bd91dbeb98', 'DM-2610', 'dm-2610', '01a219b6-c6bc-72fa-b343-6cadedfa1fa4', '12:30 to 14:30', '2026-10-09', NULL, '2026-09-18 10:27:53.085+00', '1', NULL, 'Binod Example', 'binod example', 'Room 2', 'room 2', '[{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 5}]', '1', NULL),
  ('01a219b6-c6c4-73cf-92a6-55ffe53e9396', 'HT-2611', 'ht-2611', '01a219b6-c6bc-72fa-b343-719b70cd1e74', '10:00 to 12:00', '2026-11-05', '2027-01-05', '2026-10-15 07:37:14.451+00', '1', NULL, 'Chitra Example', 'chitra example', 'Lab 1', 'lab 1', '[{"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 6}]', '1', NULL),
  ('01a219b6-c6c4-73cf-92a6-5b6cc3e7d8a5', 'FR-2612', 'fr-2612', '01a219b6-c6bd-7301-8aba-3da8b21b8253', '15:00 to 17:00', '2026-12-01', NULL, '2026-11-10 06:43:16.88+00', '1', NULL, 'Dev Example', 'dev example', 'Lab 2', 'lab 2', '[{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 2}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 4}, {"end": "17:00", "start": "15:00", "weekday": 5}]', '1', NULL);
insert into batch_waiting ("id", "batch_id", "enquiry_id", "student_id", "at", "removed_at") overriding system value values
  ('01a219b6-c851-73d6-b118-a014bc167fb3', '01a219b6-c6c0-7714-b600-0395e12334a1', NULL, '01976d38-7d5f-70c1-a57a-6f1206177e87', '2026-11-21 04:30:00+00', NULL);
insert into bulk_change ("id", "change", "students", "changed_at", "changed_by", "undone_at") overriding system value values
  ('01a219b6-c86c-77cf-a2e3-33b564495172', '{"isCompleted": "yes"}', '1', '2026-11-21 04:30:00+00', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', NULL);
insert into bulk_change_student ("bulk_change_id", "student_id", "before", "versions") overriding system value values
  ('01a219b6-c86c-77cf-a2e3-33b564495172', '01976d38-7d5f-70c1-a57a-6f1206177e87', '{}', '1.1.0');
insert into calendar_feed ("account_id", "code", "batch_id", "trainer", "created_at") overriding system value values
  ('01a219b6-c683-73f4-ab61-cf4b23d1ec7e', '88c3f2b5-1556-4bf9-a623-178e92b46d0b', NULL, 'Example', '2026-11-21 04:30:00+00');
insert into cash_entry ("id", "kind", "amount", "day", "reference", "recorded_at", "recorded_by", "voided_at", "voided_by") overriding system value values
  ('01a219b6-c86c-77cf-a2e3-3a416e58aaeb', 'opening', '1000.00', '2026-11-20', NULL, '2026-11-21 04:30:00+00', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', NULL, NULL);
insert into certificate ("id", "issue_id", "kind", "financial_year", "n", "student_id", "enrolment_id", "student_name", "course", "batch", "title", "body", "signatory", "issued_on", "issued_at", "issued_by", "revoked_at", "revoked_by", "revoke_reason", "verification_id") overriding system value values
  ('01a219b6-c86d-7587-8541-b53b6421eeb2', '01a219b6-c86d-7587-8541-b89e7c2ed9a7', 'completion', '2026-27', '1', '01976d38-7d5f-70c1-a57a-6f1206177e87', '01976d38-7d5f-726c-8e3c-8ed6b65fb049', 'Example', 'Example', 'Example', 'Example', 'Example', 'Example', '2026-11-20', '2026-11-21 04:30:00+00', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', NULL, NULL, NULL, 'bfa728e3-0ddf-4156-8a83-30913a5085cf');
insert into certificate_series ("kind", "financial_year", "last") overriding system value values
  ('completion', '2026-27', '1');
insert into certificate_signature ("one", "content", "changed_at") overriding system value values
  ('true', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00');
insert into certificate_template ("kind", "title", "body", "signatory", "version") overriding system value values
  ('completion', 'Example', '{name}', 'Example', '1');
insert into consent ("student_id", "given_by", "guardian_name", "notice_version", "at", "recorded_by") overriding system value values
  ('01976d38-7d5f-70c1-a57a-6f1206177e87', 'student', NULL, '2', '2026-11-21 04:30:00+00', NULL);
insert into course ("id", "name", "name_key", "fee", "duration", "added_by", "created_at", "version", "deleted_at", "instalments", "import_id") overriding system value values
  ('01a219b6-c6bc-72fa-b343-5b90fb3ab951', 'Tally with GST', 'tally with gst', '12000.00', '3 months', '01a219b6-c682-74e8-bc15-8eb51195f9b7', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a219b6-c6bc-72fa-b343-5c1a6e178d12', 'Python Programming', 'python programming', '18000.00', '4 months', '01a219b6-c682-74e8-bc15-8eb51195f9b7', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a219b6-c6bc-72fa-b343-639320c0975f', 'Full Stack Web Development', 'full stack web development', '45000.00', '8 months', '01a219b6-c682-74e8-bc15-8eb51195f9b7', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a219b6-c6bc-72fa-b343-66c1f2a7adde', 'Data Analytics', 'data analytics', '35000.00', '6 months', '01a219b6-c682-74e8-bc15-8eb51195f9b7', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a219b6-c6bc-72fa-b343-69e808186c95', 'Graphic Design', 'graphic design', '22000.00', '5 months', '01a219b6-c682-74e8-bc15-8eb51195f9b7', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a219b6-c6bc-72fa-b343-6cadedfa1fa4', 'Digital Marketing', 'digital marketing', '15000.00', '3 months', '01a219b6-c682-74e8-bc15-8eb51195f9b7', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a219b6-c6bc-72fa-b343-719b70cd1e74', 'Hindi Typing', 'hindi typing', '4500.00', '2 months', '01a219b6-c682-74e8-bc15-8eb51195f9b7', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a219b6-c6bd-7301-8aba-3da8b21b8253', 'Français des affaires', 'francais des affaires', '16500.00', '4 months', '01a219b6-c682-74e8-bc15-8eb51195f9b7', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL);
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
insert into day_closing ("id", "day", "clerk_id", "expected", "counted", "counts", "reason", "signed_at", "signed_by", "records", "sums") overriding system value values
  ('01a219b6-c86c-77cf-a2e3-3687cdf7c4e9', '2026-11-20', NULL, '0.00', '0.00', '{}', NULL, '2026-11-21 04:30:00+00', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', '{}', NULL);
insert into declared_payment ("student_id", "fee", "paid", "pay_mode") overriding system value values
  ('01a1be83-9230-7420-abff-8f6b23ac0f2d', '16500.00', '8250.00', 'Online');
insert into deletion ("id", "record", "deleted_at", "deleted_by", "status_before", "enquiry", "erase_after", "erased_at") overriding system value values
  ('01a219b6-c84c-7180-a889-a812fff6e145', 'enquiry', '2026-11-21 04:30:00+00', NULL, NULL, '{"id": "01a219b6-c84c-7180-a889-a812fff6e145", "name": "Example"}', '2026-11-21 04:30:00+00', NULL);
insert into discount_limit ("one", "percent", "version") overriding system value values
  ('true', '10.00', '2');
insert into draft ("account_id", "key", "field_values", "saved_at") overriding system value values
  ('01a219b6-c683-73f4-ab61-cf4b23d1ec7e', 'course-add', '{"course":"Example"}', '2026-11-21 04:30:00+00');
insert into enquiry ("id", "name", "name_key", "mail_id", "contact", "alt_contact", "qualification", "address", "course_id", "enquiry_mode", "mode", "ref", "remark", "day", "status", "is_placed", "student_id", "created_at", "version", "next_call_on", "import_id") overriding system value values
  ('01962e07-dbf7-756f-acf4-30cd5a429a38', 'Ishwari Voorbeeld', 'ishwari voorbeeld', 'ishwari.3@example.net', '5570000003', '5580000003', 'BSc', '37 Namuna Marg, Example Nagar', '01a219b6-c6bc-72fa-b343-639320c0975f', 'online', 'online', NULL, NULL, '2025-04-13', 'Pending', 'false', NULL, '2025-04-13 07:23:09.175+00', '2', NULL, NULL),
  ('01973f71-631b-7508-85a8-8b43d1d8a698', 'विवेक दृष्टांत', 'विवेक दृष्टांत', 'student.1@example.com', '5550000001', NULL, 'BCom', '159 Namuna Marg, Demo Colony', '01a219b6-c6bc-72fa-b343-66c1f2a7adde', 'offline', 'offline', 'एक मित्र', 'Will come for a trial class', '2025-06-05', 'Closed', 'false', '01976d38-7d5f-70c1-a57a-6f1206177e87', '2025-06-05 09:34:45.019+00', '2', NULL, NULL),
  ('019a24d1-6480-7087-999c-b4b5b9304092', 'Asha Beispiel', 'asha beispiel', 'asha.2@example.net', '5570000002', '5580000002', 'BSc', '77 Example Road, Namunapur', '01a219b6-c6bc-72fa-b343-639320c0975f', 'offline', 'offline', 'Poster at the college', 'Will come for a trial class', '2025-10-27', 'Pending', 'false', NULL, '2025-10-27 08:38:13.888+00', '2', NULL, NULL);
insert into enquiry_note ("id", "enquiry_id", "at", "written_by", "note", "next_call_on") overriding system value values
  ('01a219b6-c851-73d6-b118-9dac806eeb10', '01962e07-dbf7-756f-acf4-30cd5a429a38', '2026-11-21 04:30:00+00', NULL, 'Example', NULL);
insert into enrolment ("id", "student_id", "n", "course_id", "batch_id", "mode", "duration", "fee", "joining_on", "end_on", "is_completed", "ended_at", "end_reason", "created_at", "version", "is_main", "list_fee", "limit_exempt", "fee_kind", "fee_reason", "fee_on", "fee_by") overriding system value values
  ('01976d38-7d5f-726c-8e3c-8ed6b65fb049', '01976d38-7d5f-70c1-a57a-6f1206177e87', '1', '01a219b6-c6bc-72fa-b343-66c1f2a7adde', '01a219b6-c6c1-7355-97b4-ecd87ecfc1ca', 'offline', '6 months', '31500.00', '2025-06-14', '2025-12-19', 'true', NULL, NULL, '2025-06-14 06:55:08.127+00', '1', 'true', '31500.00', 'false', NULL, NULL, NULL, NULL),
  ('0198305a-7b46-7604-92b4-f48a879f38b6', '0198305a-7b46-768a-9c9e-8a52e0b87e8d', '1', '01a219b6-c6bc-72fa-b343-69e808186c95', '01a219b6-c6c1-7355-97b4-f29f9cd6559b', 'offline', '5 months', '22000.00', '2025-07-22', '2025-12-16', 'true', NULL, NULL, '2025-07-22 04:18:12.934+00', '1', 'true', '22000.00', 'false', NULL, NULL, NULL, NULL),
  ('0199483e-e8b1-716e-9986-327030dc246c', '0199483e-e8b1-703f-af37-6ac50abaeac0', '1', '01a219b6-c6bc-72fa-b343-6cadedfa1fa4', '01a219b6-c6c1-7355-97b4-f490f9affbf8', 'online', '3 months', '15000.00', '2025-09-14', '2025-11-11', 'true', NULL, NULL, '2025-09-14 12:41:46.417+00', '1', 'true', '15000.00', 'false', NULL, NULL, NULL, NULL),
  ('019acdcb-3f5e-75c3-927f-821314dc1bb2', '019acdcb-3f5e-737e-9dbe-38a24b9dcd57', '1', '01a219b6-c6bc-72fa-b343-5c1a6e178d12', '01a219b6-c6c2-72c5-be96-55710f3be36c', 'offline', '4 months', '18000.00', '2025-11-29', '2026-03-25', 'true', NULL, NULL, '2025-11-29 04:07:20.67+00', '1', 'true', '18000.00', 'false', NULL, NULL, NULL, NULL),
  ('01a11b91-9b52-7719-8131-6c77e2360501', '01a11b91-9b52-75c4-8369-1f3424d0a5c3', '1', '01a219b6-c6bc-72fa-b343-6cadedfa1fa4', '01a219b6-c6c4-73cf-92a6-50bd91dbeb98', 'offline', '3 months', '13500.00', '2026-10-08', NULL, 'false', NULL, NULL, '2026-10-08 12:51:29.746+00', '1', 'true', '13500.00', 'false', NULL, NULL, NULL, NULL),
  ('01a1b03c-74c1-71a4-a576-503b05780a95', '01a1b03c-74c1-71e8-bddf-904a63497072', '1', '01a219b6-c6bc-72fa-b343-719b70cd1e74', '01a219b6-c6c4-73cf-92a6-55ffe53e9396', 'online', '2 months', '4050.00', '2026-11-06', NULL, 'false', NULL, NULL, '2026-11-06 09:41:54.497+00', '1', 'true', '4050.00', 'false', NULL, NULL, NULL, NULL),
  ('01a1be83-9230-74bd-8999-008a4fc8f9a0', '01a1be83-9230-7420-abff-8f6b23ac0f2d', '1', '01a219b6-c6bd-7301-8aba-3da8b21b8253', '01a219b6-c6c4-73cf-92a6-5b6cc3e7d8a5', 'offline', '4 months', '0.00', '2026-12-01', NULL, 'false', NULL, NULL, '2026-11-09 04:14:16.112+00', '1', 'true', '0.00', 'false', NULL, NULL, NULL, NULL),
  ('01a1fb86-a83e-7789-824c-ce4fe4facef7', '01a1fb86-a83e-7169-a124-dd469fa5ab80', '1', '01a219b6-c6bc-72fa-b343-719b70cd1e74', '01a219b6-c6c4-73cf-92a6-55ffe53e9396', 'offline', '2 months', '4050.00', '2026-11-21', NULL, 'false', NULL, NULL, '2026-11-21 00:34:28.542+00', '1', 'true', '4050.00', 'false', NULL, NULL, NULL, NULL);
insert into expense ("id", "category_id", "remark", "amount", "day", "created_at", "updated_at", "version", "financial_year", "n", "pay_mode", "payee", "voided_at", "voided_by", "import_id", "old_voucher", "exact_mode", "count_id", "counted_version", "counted_cash") overriding system value values
  ('01972f8c-001d-740a-8264-319423900670', '01a219b6-c76c-763e-9439-d0fcf603e91c', 'Sample Telecom, line of the month', '172.00', '2025-06-02', '2025-06-02 07:29:53.693+00', '2025-06-02 07:29:53.693+00', '1', '2025-26', '1', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019730ae-176e-755c-98fb-e44b45b70443', '01a219b6-c76c-763e-9439-cfdecd2c2351', 'Example Power Company, bill of the month', '516.00', '2025-06-02', '2025-06-02 12:46:45.102+00', '2025-06-02 12:46:45.102+00', '1', '2025-26', '2', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('01973f27-1abc-7299-be84-c49bb5d31767', '01a219b6-c76c-763e-9439-c42936af00ee', 'Teachers and office of the example institute', '3876.00', '2025-06-05', '2025-06-05 08:13:36.828+00', '2025-06-05 08:13:36.828+00', '1', '2025-26', '3', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019744be-dbb1-7138-9eb4-7bbf78f591f3', '01a219b6-c76c-763e-9439-cbe93f7a23ff', 'Example House, all classrooms', '2153.00', '2025-06-06', '2025-06-06 10:17:28.241+00', '2025-06-06 10:17:28.241+00', '1', '2025-26', '4', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('0197cf00-2cf0-767b-93ff-78c4e6abf8fc', '01a219b6-c76c-763e-9439-cfdecd2c2351', 'Example Power Company, bill of the month', '1058.00', '2025-07-03', '2025-07-03 06:36:24.688+00', '2025-07-03 06:36:24.688+00', '1', '2025-26', '5', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('0197d3b1-cdf4-7732-af32-c0c76a39c474', '01a219b6-c76c-763e-9439-d0fcf603e91c', 'Sample Telecom, line of the month', '352.00', '2025-07-04', '2025-07-04 04:28:54.644+00', '2025-07-04 04:28:54.644+00', '1', '2025-26', '6', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('0197d44b-78c3-76cb-95bc-a46aeda3ce09', '01a219b6-c76c-763e-9439-c42936af00ee', 'Teachers and office of the example institute', '7938.00', '2025-07-04', '2025-07-04 07:16:45.379+00', '2025-07-04 07:16:45.379+00', '1', '2025-26', '7', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('0197e9a1-67f5-72a0-9de9-69cc17809b44', '01a219b6-c76c-763e-9439-cbe93f7a23ff', 'Example House, all classrooms', '4410.00', '2025-07-08', '2025-07-08 10:42:38.709+00', '2025-07-08 10:42:38.709+00', '1', '2025-26', '8', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('01986905-43a3-758d-ab64-4c9318567629', '01a219b6-c76c-763e-9439-cbe93f7a23ff', 'Example House, all classrooms', '4341.00', '2025-08-02', '2025-08-02 04:23:29.443+00', '2025-08-02 04:23:29.443+00', '1', '2025-26', '9', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019873c7-c03e-74a7-add6-780c00786581', '01a219b6-c76c-763e-9439-c42936af00ee', 'Teachers and office of the example institute', '7814.00', '2025-08-04', '2025-08-04 06:32:07.486+00', '2025-08-04 06:32:07.486+00', '1', '2025-26', '10', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('0198742d-391a-7519-ac70-47cfda70fee0', '01a219b6-c76c-763e-9439-d0fcf603e91c', 'Sample Telecom, line of the month', '347.00', '2025-08-04', '2025-08-04 08:22:57.562+00', '2025-08-04 08:22:57.562+00', '1', '2025-26', '11', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('01987a45-a517-730b-80b7-1e3ba8943e23', '01a219b6-c76c-763e-9439-cfdecd2c2351', 'Example Power Company, bill of the month', '1041.00', '2025-08-05', '2025-08-05 12:47:21.367+00', '2025-08-05 12:47:21.367+00', '1', '2025-26', '12', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019904aa-7eb6-72b2-b4de-ed52d8b05345', '01a219b6-c76c-763e-9439-c42936af00ee', 'Teachers and office of the example institute', '6144.00', '2025-09-01', '2025-09-01 09:45:06.486+00', '2025-09-01 09:45:06.486+00', '1', '2025-26', '13', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('01990a07-c598-7322-a995-a1e5dfd34472', '01a219b6-c76c-763e-9439-cbe93f7a23ff', 'Example House, all classrooms', '3413.00', '2025-09-02', '2025-09-02 10:45:05.56+00', '2025-09-02 10:45:05.56+00', '1', '2025-26', '14', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('01990f32-eeb0-740a-9350-08145c9b1140', '01a219b6-c76c-763e-9439-cfdecd2c2351', 'Example Power Company, bill of the month', '819.00', '2025-09-03', '2025-09-03 10:50:20.208+00', '2025-09-03 10:50:20.208+00', '1', '2025-26', '15', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('0199291d-4815-71d0-a098-0762dadba61a', '01a219b6-c76c-763e-9439-d0fcf603e91c', 'Sample Telecom, line of the month', '273.00', '2025-09-08', '2025-09-08 11:36:48.917+00', '2025-09-08 11:36:48.917+00', '1', '2025-26', '16', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019a3e0d-cbe7-7228-9f50-d657f0e46a86', '01a219b6-c76c-763e-9439-cbe93f7a23ff', 'Example House, all classrooms', '1250.00', '2025-11-01', '2025-11-01 06:14:42.919+00', '2025-11-01 06:14:42.919+00', '1', '2025-26', '17', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019a499b-18e8-77ab-a30a-b77d0b09c4d1', '01a219b6-c76c-763e-9439-c42936af00ee', 'Teachers and office of the example institute', '2250.00', '2025-11-03', '2025-11-03 12:04:52.584+00', '2025-11-03 12:04:52.584+00', '1', '2025-26', '18', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019a5870-be50-72a2-9013-5f2cff7c60ba', '01a219b6-c76c-763e-9439-d0fcf603e91c', 'Sample Telecom, line of the month', '100.00', '2025-11-06', '2025-11-06 09:12:55.12+00', '2025-11-06 09:12:55.12+00', '1', '2025-26', '19', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019a58cd-919f-776d-af88-7c4faeed3329', '01a219b6-c76c-763e-9439-cfdecd2c2351', 'Example Power Company, bill of the month', '300.00', '2025-11-06', '2025-11-06 10:54:18.527+00', '2025-11-06 10:54:18.527+00', '1', '2025-26', '20', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019b7d9a-7db3-778e-a533-fb4dba3be85f', '01a219b6-c76c-763e-9439-cbe93f7a23ff', 'Example House, all classrooms', '1076.00', '2026-01-02', '2026-01-02 07:27:15.379+00', '2026-01-02 07:27:15.379+00', '1', '2025-26', '21', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019b92c8-7213-727f-899d-13f27576c4fa', '01a219b6-c76c-763e-9439-cfdecd2c2351', 'Example Power Company, bill of the month', '258.00', '2026-01-06', '2026-01-06 10:09:28.595+00', '2026-01-06 10:09:28.595+00', '1', '2025-26', '22', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019b96c0-e9f1-7471-8822-aa9c6f4633cf', '01a219b6-c76c-763e-9439-c42936af00ee', 'Teachers and office of the example institute', '1938.00', '2026-01-07', '2026-01-07 04:39:43.857+00', '2026-01-07 04:39:43.857+00', '1', '2025-26', '23', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019b9be6-f910-77f0-8640-a339e59c0422', '01a219b6-c76c-763e-9439-d0fcf603e91c', 'Sample Telecom, line of the month', '86.00', '2026-01-08', '2026-01-08 04:39:24.176+00', '2026-01-08 04:39:24.176+00', '1', '2025-26', '24', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019c31b6-9ffd-75e8-a950-afaee5541464', '01a219b6-c76c-763e-9439-c42936af00ee', 'Teachers and office of the example institute', '2457.00', '2026-02-06', '2026-02-06 06:49:38.045+00', '2026-02-06 06:49:38.045+00', '1', '2025-26', '25', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019c369f-a274-711b-9c68-e4433ac4de4c', '01a219b6-c76c-763e-9439-cbe93f7a23ff', 'Example House, all classrooms', '1365.00', '2026-02-07', '2026-02-07 05:42:37.428+00', '2026-02-07 05:42:37.428+00', '1', '2025-26', '26', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019c411e-2084-7625-91e8-935047b507c2', '01a219b6-c76c-763e-9439-cfdecd2c2351', 'Example Power Company, bill of the month', '327.00', '2026-02-09', '2026-02-09 06:36:59.396+00', '2026-02-09 06:36:59.396+00', '1', '2025-26', '27', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019c423e-23a9-766c-af7c-2454486876e5', '01a219b6-c76c-763e-9439-d0fcf603e91c', 'Sample Telecom, line of the month', '109.00', '2026-02-09', '2026-02-09 11:51:34.569+00', '2026-02-09 11:51:34.569+00', '1', '2025-26', '28', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('01a19b44-4019-72e9-8d9f-e0f2cb7efe14', '01a219b6-c76c-763e-9439-cbe93f7a23ff', 'Example House, all classrooms', '221.00', '2026-11-02', '2026-11-02 07:58:23.769+00', '2026-11-02 07:58:23.769+00', '1', '2026-27', '1', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('01a19c3d-3bc5-7092-a119-8e598c0fc086', '01a219b6-c76c-763e-9439-c42936af00ee', 'Teachers and office of the example institute', '398.00', '2026-11-02', '2026-11-02 12:30:21.125+00', '2026-11-02 12:30:21.125+00', '1', '2026-27', '2', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('01a1a4b8-370c-7266-97d3-6b32aaaeace8', '01a219b6-c76c-763e-9439-cfdecd2c2351', 'Example Power Company, bill of the month', '53.00', '2026-11-04', '2026-11-04 04:01:38.572+00', '2026-11-04 04:01:38.572+00', '1', '2026-27', '3', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('01a1c057-66d2-715c-b7c0-d273b86161a9', '01a219b6-c76c-763e-9439-d0fcf603e91c', 'Sample Telecom, line of the month', '17.00', '2026-11-09', '2026-11-09 12:45:15.858+00', '2026-11-09 12:45:15.858+00', '1', '2026-27', '4', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00');
insert into expense_category ("id", "ledger", "ledger_key", "created_at", "updated_at", "deleted_at", "budget", "version") overriding system value values
  ('01a219b6-c76c-763e-9439-c42936af00ee', 'Salaries', 'salaries', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a219b6-c76c-763e-9439-cbe93f7a23ff', 'Rent', 'rent', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a219b6-c76c-763e-9439-cfdecd2c2351', 'Electricity', 'electricity', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a219b6-c76c-763e-9439-d0fcf603e91c', 'Internet', 'internet', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a219b6-c76c-763e-9439-d683af7a0672', 'Stationery', 'stationery', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '5000.00', '1'),
  ('01a219b6-c76c-763e-9439-db6c9a2bb9d9', 'Repairs', 'repairs', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a219b6-c76c-763e-9439-dc40a2e4797e', 'Tea and water', 'tea and water', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '3000.00', '1'),
  ('01a219b6-c76c-763e-9439-e31aea3a6c22', 'Advertising', 'advertising', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '20000.00', '1');
insert into expense_voucher_series ("financial_year", "last") overriding system value values
  ('2025-26', '28'),
  ('2026-27', '4');
insert into fee_adjustment ("id", "student_id", "kind", "enrolment_id", "amount", "reason", "day", "created_at", "created_by", "by_hr", "version", "withdrawn_at", "withdrawn_by", "import_id") overriding system value values
  ('01a219b6-c7c1-72ed-9e0b-b1f6896c3357', '01a1b03c-74c1-71e8-bddf-904a63497072', 'Discount', '01a1b03c-74c1-71a4-a576-503b05780a95', '500.00', 'Scholarship', '2026-11-21', '2026-11-21 04:30:00+00', '01a219b6-c682-74e8-bc15-8eb51195f9b7', 'false', '1', NULL, NULL, NULL);
insert into fee_plan ("enrolment_id", "version") overriding system value values
  ('01976d38-7d5f-726c-8e3c-8ed6b65fb049', '1');
insert into fee_plan_row ("enrolment_id", "n", "due_on", "amount") overriding system value values
  ('01976d38-7d5f-726c-8e3c-8ed6b65fb049', '1', '2026-11-20', '1000.00');
insert into heartbeat ("process_id", "started_at", "seen_at") overriding system value values
  ('01a219b6-c851-73d6-b118-9acd0c797b4d', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00');
insert into holiday ("id", "name", "start_on", "end_on", "created_at") overriding system value values
  ('01a219b6-c852-7207-9bfa-e28eeca1d708', 'Example', '2026-11-08', '2026-11-09', '2026-11-21 04:30:00+00');
insert into idempotency ("scope", "route", "key", "body_hash", "status", "answer", "forever", "at") overriding system value values
  ('01a219b6-c683-73f4-ab61-cf4b23d1ec7e', 'POST /api/enquiry', 'dump', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '201', '{}', 'false', '2026-11-21 04:30:00+00');
insert into import ("id", "kind", "owner_id", "name", "columns", "mapping", "day_order", "asks_day_order", "state", "created_at", "run_at", "done_rows", "is_cancelled", "failure", "done_at", "undone_at", "undone_by", "students", "receipts", "paid", "records", "discounts", "sheet", "sheets", "fixed") overriding system value values
  ('01a219b6-c683-73f4-ab61-cf4b23d1ec7e', 'students', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', '', '["Name"]', '{"name": 0}', NULL, 'false', 'open', '2026-11-21 04:30:00+00', NULL, '0', 'false', NULL, NULL, NULL, NULL, '0', '0', '0.00', '0', '0.00', '', '[]', '{}');
insert into import_record ("import_id", "record", "record_id", "state") overriding system value values
  ('01a219b6-c683-73f4-ab61-cf4b23d1ec7e', 'course', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', '');
insert into import_row ("import_id", "line", "cells", "is_skipped", "errors", "conflicts", "warnings", "person_key", "name_key", "known_key", "email_key", "phone", "course", "batch", "fee", "amount", "category", "day", "present", "student", "payments", "discount", "list_fee", "has_fee_reason", "reg_key") overriding system value values
  ('01a219b6-c683-73f4-ab61-cf4b23d1ec7e', '2', '["Example"]', 'false', '{}', '{}', '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '[]', NULL, NULL, 'false', NULL);
insert into import_setting ("one", "payments_before", "version") overriding system value values
  ('true', NULL, '1');
insert into import_total ("import_id", "shard", "kind", "n", "fee", "paid") overriding system value values
  ('01a219b6-c683-73f4-ab61-cf4b23d1ec7e', '0', 'Active', '0', '0.00', '0.00');
insert into institute ("one", "name", "address", "phone", "time_zone", "self_registration", "version", "receipt_language", "two_factor", "upi_id", "hr_closes_all", "gstin", "receipt_terms", "receipt_paper", "reg_no_pattern", "has_reg_nos", "registration_fields", "enquiry_fields") overriding system value values
  ('true', 'Namuna Training Institute (demo)', '1 Example Road, Example Nagar', '+91 55500 00000', 'Asia/Kolkata', 'true', '2', 'en', 'off', 'namuna@examplebank', 'false', '00AAAAA0000A1ZI', NULL, 'a4', NULL, 'false', NULL, NULL);
insert into institute_logo ("one", "content", "type", "hash", "changed_at") overriding system value values
  ('true', E'\\x0101010101010101010101010101010101010101010101010101010101010101', 'image/png', '0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00');
insert into job_run ("job", "started_at") overriding system value values
  ('cleanup', '2026-11-21 04:30:00+00');
insert into known_browser ("token_hash", "account_id", "used_at") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', '2026-11-21 04:30:00+00');
insert into kysely_migration ("name", "timestamp") overriding system value values
  ('0001_house', '2026-11-26T21:15:37.098Z'),
  ('0002_courses_and_batches', '2026-11-26T21:15:37.112Z'),
  ('0003_students_and_fees', '2026-11-26T21:15:37.144Z'),
  ('0004_attendance_and_enquiries', '2026-11-26T21:15:37.161Z'),
  ('0005_portfolio', '2026-11-26T21:15:37.167Z'),
  ('0006_projects', '2026-11-26T21:15:37.173Z'),
  ('0007_expenses', '2026-11-26T21:15:37.182Z'),
  ('0008_reset_tokens', '2026-11-26T21:15:37.189Z'),
  ('0009_lists_of_the_admin', '2026-11-26T21:15:37.196Z'),
  ('0010_erasure', '2026-11-26T21:15:37.199Z'),
  ('0011_search', '2026-11-26T21:15:37.208Z'),
  ('0012_receipt_amounts', '2026-11-26T21:15:37.210Z'),
  ('0013_drafts', '2026-11-26T21:15:37.217Z'),
  ('0014_request_limits', '2026-11-26T21:15:37.223Z'),
  ('0015_placed_enquiries', '2026-11-26T21:15:37.226Z'),
  ('0017_sign_in', '2026-11-26T21:15:37.239Z'),
  ('0018_two_factor', '2026-11-26T21:15:37.248Z'),
  ('0019_erasure', '2026-11-26T21:15:37.259Z'),
  ('0020_privacy', '2026-11-26T21:15:37.265Z'),
  ('0021_backups', '2026-11-26T21:15:37.271Z'),
  ('0022_audit_chain', '2026-11-26T21:15:37.283Z'),
  ('0023_several_processes', '2026-11-26T21:15:37.290Z'),
  ('0024_enrolments', '2026-11-26T21:15:37.311Z'),
  ('0025_expense_vouchers', '2026-11-26T21:15:37.331Z'),
  ('0026_payment_details', '2026-11-26T21:15:37.339Z'),
  ('0027_receipt_verification', '2026-11-26T21:15:37.345Z'),
  ('0028_daily_closing', '2026-11-26T21:15:37.357Z'),
  ('0029_discounts_and_refunds', '2026-11-26T21:15:37.368Z'),
  ('0030_fee_plans', '2026-11-26T21:15:37.374Z'),
  ('0031_refunds', '2026-11-26T21:15:37.392Z'),
  ('0032_reminders', '2026-11-26T21:15:37.415Z'),
  ('0033_course_instalments', '2026-11-26T21:15:37.418Z'),
  ('0034_name_search', '2026-11-26T21:15:37.422Z'),
  ('0035_receipt_paper', '2026-11-26T21:15:37.425Z'),
  ('0036_student_list_order', '2026-11-26T21:15:37.430Z'),
  ('0037_overdue_sums', '2026-11-26T21:15:37.433Z'),
  ('0038_enquiry_calls', '2026-11-26T21:15:37.439Z'),
  ('0039_photos_and_logo', '2026-11-26T21:15:37.449Z'),
  ('0041_duplicate_lookup', '2026-11-26T21:15:37.454Z'),
  ('0042_name_words', '2026-11-26T21:15:37.460Z'),
  ('0043_daily_sums', '2026-11-26T21:15:37.478Z'),
  ('0044_read_after', '2026-11-26T21:15:37.484Z'),
  ('0045_list_order', '2026-11-26T21:15:37.489Z'),
  ('0046_name_word_removal', '2026-11-26T21:15:37.490Z'),
  ('0047_parent_contact', '2026-11-26T21:15:37.492Z'),
  ('0048_attendance_months', '2026-11-26T21:15:37.500Z'),
  ('0049_absence_notices', '2026-11-26T21:15:37.508Z'),
  ('0050_imports', '2026-11-26T21:15:37.529Z'),
  ('0051_changes', '2026-11-26T21:15:37.534Z'),
  ('0052_batch_sessions', '2026-11-26T21:15:37.539Z'),
  ('0053_holidays', '2026-11-26T21:15:37.543Z'),
  ('0054_waiting_list', '2026-11-26T21:15:37.550Z'),
  ('0055_calendar_feeds', '2026-11-26T21:15:37.556Z'),
  ('0056_bulk_changes', '2026-11-26T21:15:37.567Z'),
  ('0057_certificates', '2026-11-26T21:15:37.586Z'),
  ('0058_import_kinds', '2026-11-26T21:15:37.598Z'),
  ('0059_import_more_kinds', '2026-11-26T21:15:37.608Z'),
  ('0060_complete_imports', '2026-11-26T21:15:37.623Z'),
  ('0061_batch_strength_indexes', '2026-11-26T21:15:37.627Z'),
  ('0062_voids_and_roles_are_final', '2026-11-26T21:15:37.630Z'),
  ('0063_people_in_stored_responses', '2026-11-26T21:15:37.634Z'),
  ('0064_browser_links', '2026-11-26T21:15:37.636Z'),
  ('0065_account_versions', '2026-11-26T21:15:37.638Z'),
  ('0066_replaced_receipts', '2026-11-26T21:15:37.643Z'),
  ('0067_settlements', '2026-11-26T21:15:37.661Z'),
  ('0068_main_course', '2026-11-26T21:15:37.668Z'),
  ('0069_uses_of_settled_courses', '2026-11-26T21:15:37.671Z'),
  ('0070_imports_are_voided', '2026-11-26T21:15:37.680Z'),
  ('0071_import_sheets', '2026-11-26T21:15:37.683Z'),
  ('0072_concessions', '2026-11-26T21:15:37.691Z'),
  ('0073_refunds_of_leavers', '2026-11-26T21:15:37.693Z'),
  ('0074_audit_search', '2026-11-26T21:15:37.697Z'),
  ('0075_audit_seals', '2026-11-26T21:15:37.700Z'),
  ('0076_fold_text', '2026-11-26T21:15:37.720Z'),
  ('0077_registration_numbers', '2026-11-26T21:15:37.730Z'),
  ('0078_reminders_opened', '2026-11-26T21:15:37.733Z'),
  ('0079_required_fields', '2026-11-26T21:15:37.734Z'),
  ('0080_exact_payment_mode', '2026-11-26T21:15:37.739Z'),
  ('0081_counts_since_the_last', '2026-11-26T21:15:37.757Z');
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
  ('0065_account_versions', 'adb112f6864a54c34a797f7db851982597e5f3a31b7f0c4e593125baf9ac881a'),
  ('0066_replaced_receipts', '28ff444dc01911425381e07f56986ebb418c6334c5912b3a389eb77328cf6b17'),
  ('0067_settlements', '075752454a1ebe0a73f1912f2f0b815c84362dd281d278a8ba67e9e3953e01c2'),
  ('0068_main_course', '605fed7c8a3afb103fd1ca101ca222edbfd18371a791e3773fa87d4777d9b19b'),
  ('0069_uses_of_settled_courses', 'bb836880ad83a774b02755dcd6d2b880b32572ba015e947bf9901b78a4ceca13'),
  ('0070_imports_are_voided', 'e39d48d1bc9e8cda89887e47fe5e738f2793e20ffb2a8e19222ac039a5ac4321'),
  ('0071_import_sheets', 'df7f5d4af7057d657571cc5c071f8d5cbeed7775ec5f00ddd88d2c3344ae5614'),
  ('0072_concessions', 'ebcf75ae126993b5c3d8f9ba83a54776e5f718dffaa358923176fc41bea0ea22'),
  ('0073_refunds_of_leavers', 'c6b3849dda955851295fd2e7ad6a58c34330a90b1b9cdd7389bfc2fa54dfbd49'),
  ('0074_audit_search', 'e7b3a9e2f8a5850742cd27186fc90abf5968257f8ef6f899fe68cfdc7a0c8f44'),
  ('0075_audit_seals', 'b1058827870f7ee028541e649b5a8ded9fb61b779330a51482364c170aa66faa'),
  ('0076_fold_text', 'a9337d51439be69c13aece50063c11bf8f7215a9d551630a1c4d73f847d062f9'),
  ('0077_registration_numbers', 'f44acb2b5471bf1dc45cda98d0b4f5be5097859bd2bace5303aa5cd78017d7d0'),
  ('0078_reminders_opened', 'bbe9e9897bc09867dddd38b3c2863c7377bd84467959c5eaf5a63020a643833b'),
  ('0079_required_fields', '69ea019044121a5d6593c13186fee3b2c27105cc289559c7a70d965023efc2e7'),
  ('0080_exact_payment_mode', '81bdc680de773237809a127b0b0f839d31ff5b70559f714642c16f511b25259d'),
  ('0081_counts_since_the_last', '4f3b218d44eacae22e0ad6d11c8d199192f1a13a0f8b1a50ea8a3bc6293b396a');
insert into name_word ("word") overriding system value values
  ('asha'),
  ('beispiel'),
  ('farhan'),
  ('ishwari'),
  ('maya'),
  ('namuna'),
  ('noor'),
  ('priklad'),
  ('przyklad'),
  ('sample'),
  ('udaharan'),
  ('voorbeeld'),
  ('yusuf'),
  ('zoe'),
  ('दृष्टांत'),
  ('विवेक');
insert into portfolio ("id", "student_id", "link", "created_at", "version") overriding system value values
  ('019daf1c-ae23-776f-87b4-2728d19a852e', '01976d38-7d5f-70c1-a57a-6f1206177e87', 'https://example.com/6f1206177e87/portfolio-1', '2026-04-21 08:16:25.635+00', '1'),
  ('019f4660-91bf-70cd-8b04-65ef9a4fc653', '01976d38-7d5f-70c1-a57a-6f1206177e87', 'https://example.com/6f1206177e87/portfolio-2', '2026-07-09 10:16:01.727+00', '1');
insert into privacy_notice ("one", "texts", "version") overriding system value values
  ('true', '{"en": "Example"}', '2');
insert into project ("id", "student_id", "link", "tech_used", "description", "created_at", "version") overriding system value values
  ('01983ab5-5436-75a5-8388-75b373e9a064', '01976d38-7d5f-70c1-a57a-6f1206177e87', 'https://example.com/6f1206177e87/project-3', 'Python, pandas', 'Sales of a sample company, month by month', '2025-07-24 04:33:38.87+00', '1'),
  ('019d47ad-09b4-773a-b5e2-04fa04bf09a9', '01976d38-7d5f-70c1-a57a-6f1206177e87', 'https://example.com/6f1206177e87/project-1', 'Python, pandas', 'नमूना पुस्तकालय की सूची', '2026-04-01 06:13:35.796+00', '1'),
  ('01a0d6d4-797a-737d-8cd3-ce52915fd845', '01976d38-7d5f-70c1-a57a-6f1206177e87', 'https://example.com/6f1206177e87/project-2', 'Tally', 'The example institute’s timetable as a page', '2026-09-25 04:30:44.09+00', '1');
insert into receipt ("id", "financial_year", "n", "student_id", "student_name", "contact", "course", "b_code", "pay_mode", "payable", "paid", "due_after", "paid_on", "issued_on", "issued_at", "issued_by", "changed_at", "version", "voided_at", "voided_by", "void_reason", "enrolment_id", "reference", "note", "verification_id", "import_id", "account_version", "replaces", "exact_mode", "count_id", "counted_version", "counted_cash") overriding system value values
  ('01977d82-9bf0-7739-bd00-558d4c4d9f21', '2025-26', '1', '01976d38-7d5f-70c1-a57a-6f1206177e87', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Online', '31500.00', '10500.00', '21000.00', '2025-06-17', '2025-06-17', '2025-06-17 10:50:01.072+00', '01a219b6-c709-7168-a8fc-e60b8f1d376e', NULL, '1', NULL, NULL, NULL, '01976d38-7d5f-726c-8e3c-8ed6b65fb049', '632700007919', NULL, '163ac484-0a7a-430f-a468-12711df20077', NULL, NULL, NULL, 'UPI', NULL, '1', '0.00'),
  ('01980c8c-196a-71b7-aae9-a565c88fccab', '2025-26', '2', '01976d38-7d5f-70c1-a57a-6f1206177e87', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Cash', '31500.00', '10500.00', '10500.00', '2025-07-15', '2025-07-15', '2025-07-15 05:26:04.906+00', '01a219b6-c709-7168-a8fc-ea19da1bcbae', NULL, '1', NULL, NULL, NULL, '01976d38-7d5f-726c-8e3c-8ed6b65fb049', NULL, NULL, '5d062f6b-d4d0-40db-ada2-efdde77c7923', NULL, NULL, NULL, NULL, NULL, '1', '10500.00'),
  ('01984f40-d442-70d9-8d82-b45c6d496398', '2025-26', '3', '0198305a-7b46-768a-9c9e-8a52e0b87e8d', 'Zoë Sample', '5550000007', 'Graphic Design', 'GD-2507', 'Online', '22000.00', '11000.00', '11000.00', '2025-07-28', '2025-07-28', '2025-07-28 04:18:25.474+00', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', NULL, '1', NULL, NULL, NULL, '0198305a-7b46-7604-92b4-f48a879f38b6', '632700023757', NULL, 'e58f4098-6393-4669-9371-fd4fab43485f', NULL, NULL, NULL, 'Bank transfer', NULL, '1', '0.00'),
  ('0198adb9-bb13-77e9-89f6-121cd48afac2', '2025-26', '4', '01976d38-7d5f-70c1-a57a-6f1206177e87', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Others', '31500.00', '10500.00', '0.00', '2025-08-15', '2025-08-15', '2025-08-15 12:34:47.187+00', '01a219b6-c709-7168-a8fc-e60b8f1d376e', NULL, '1', NULL, NULL, NULL, '01976d38-7d5f-726c-8e3c-8ed6b65fb049', NULL, NULL, '1e9fe514-8bfc-47ce-9513-67ca151c5ba4', NULL, NULL, NULL, NULL, NULL, '1', '5200.00'),
  ('0198d1be-32ac-7105-bf57-53eec60adf87', '2025-26', '5', '0198305a-7b46-768a-9c9e-8a52e0b87e8d', 'Zoë Sample', '5550000007', 'Graphic Design', 'GD-2507', 'Online', '22000.00', '11000.00', '0.00', '2025-08-21', '2025-08-22', '2025-08-22 12:25:59.724+00', '01a219b6-c709-7168-a8fc-ea19da1bcbae', NULL, '1', NULL, NULL, NULL, '0198305a-7b46-7604-92b4-f48a879f38b6', '632700039595', NULL, '09de104c-460d-48d2-afcc-bab74c1ac3e2', NULL, NULL, NULL, 'UPI', NULL, '1', '0.00'),
  ('01994735-b681-779d-b915-38a281821a0e', '2025-26', '6', '0199483e-e8b1-703f-af37-6ac50abaeac0', 'Yusuf Příklad', '5550000003', 'Digital Marketing', 'DM-2508', 'Cash', '15000.00', '15000.00', '0.00', '2025-09-14', '2025-09-14', '2025-09-14 07:52:06.529+00', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', NULL, '1', NULL, NULL, NULL, '0199483e-e8b1-716e-9986-327030dc246c', NULL, NULL, '94cabcb2-8504-4e2f-bb86-ba9c93a13487', NULL, NULL, NULL, NULL, NULL, '1', '15000.00'),
  ('019acefa-c7b2-73e9-abaf-83dc7166ad53', '2025-26', '7', '019acdcb-3f5e-737e-9dbe-38a24b9dcd57', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '12000.00', '2025-11-29', '2025-11-29', '2025-11-29 09:38:52.978+00', '01a219b6-c709-7168-a8fc-e60b8f1d376e', NULL, '1', NULL, NULL, NULL, '019acdcb-3f5e-75c3-927f-821314dc1bb2', NULL, NULL, 'ca8dd987-d9d8-4a80-bca9-42e9dd180c46', NULL, NULL, NULL, NULL, NULL, '1', '6000.00'),
  ('019b7ce0-50eb-7392-991e-08f21cf8ed38', '2025-26', '8', '019acdcb-3f5e-737e-9dbe-38a24b9dcd57', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '6000.00', '2026-01-02', '2026-01-02', '2026-01-02 04:03:54.219+00', '01a219b6-c709-7168-a8fc-ea19da1bcbae', NULL, '1', NULL, NULL, NULL, '019acdcb-3f5e-75c3-927f-821314dc1bb2', NULL, NULL, 'c6d12aa5-6b8b-4d49-85a0-53b0d7b327cf', NULL, NULL, NULL, NULL, NULL, '1', '6000.00'),
  ('019c1cef-33c4-720b-942c-38c6bff60693', '2025-26', '9', '019acdcb-3f5e-737e-9dbe-38a24b9dcd57', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '0.00', '2026-02-02', '2026-02-02', '2026-02-02 05:59:24.356+00', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', NULL, '1', NULL, NULL, NULL, '019acdcb-3f5e-75c3-927f-821314dc1bb2', NULL, NULL, '883a4e84-fe49-42e5-aa5e-19decb3a27e7', NULL, NULL, NULL, NULL, NULL, '1', '6000.00'),
  ('01a1cf35-657d-702f-8500-8591441e9055', '2026-27', '1', '01a1b03c-74c1-71e8-bddf-904a63497072', 'Noor Namuna', '5550000008', 'Hindi Typing', 'HT-2611', 'Online', '4050.00', '1000.00', '3050.00', '2026-11-12', '2026-11-12', '2026-11-12 10:02:25.533+00', '01a219b6-c709-7168-a8fc-e60b8f1d376e', NULL, '1', NULL, NULL, NULL, '01a1b03c-74c1-71a4-a576-503b05780a95', '632700007919', NULL, '6110dc4e-0e39-4db3-99f3-468a105a50cc', NULL, NULL, NULL, 'UPI', NULL, '1', '0.00');
insert into receipt_part ("receipt_id", "n", "mode", "amount", "reference") overriding system value values
  ('0198adb9-bb13-77e9-89f6-121cd48afac2', '1', 'Cash', '5200.00', NULL),
  ('0198adb9-bb13-77e9-89f6-121cd48afac2', '2', 'UPI', '5300.00', '632700031676');
insert into receipt_series ("financial_year", "last") overriding system value values
  ('2025-26', '9'),
  ('2026-27', '1');
insert into receipt_settlement ("receipt_id", "n", "enrolment_id", "due_on", "amount") overriding system value values
  ('01977d82-9bf0-7739-bd00-558d4c4d9f21', '1', '01976d38-7d5f-726c-8e3c-8ed6b65fb049', NULL, '10500.00'),
  ('01980c8c-196a-71b7-aae9-a565c88fccab', '1', '01976d38-7d5f-726c-8e3c-8ed6b65fb049', NULL, '10500.00'),
  ('01984f40-d442-70d9-8d82-b45c6d496398', '1', '0198305a-7b46-7604-92b4-f48a879f38b6', NULL, '11000.00'),
  ('0198adb9-bb13-77e9-89f6-121cd48afac2', '1', '01976d38-7d5f-726c-8e3c-8ed6b65fb049', NULL, '10500.00'),
  ('0198d1be-32ac-7105-bf57-53eec60adf87', '1', '0198305a-7b46-7604-92b4-f48a879f38b6', NULL, '11000.00'),
  ('01994735-b681-779d-b915-38a281821a0e', '1', '0199483e-e8b1-716e-9986-327030dc246c', NULL, '15000.00'),
  ('019acefa-c7b2-73e9-abaf-83dc7166ad53', '1', '019acdcb-3f5e-75c3-927f-821314dc1bb2', NULL, '6000.00'),
  ('019b7ce0-50eb-7392-991e-08f21cf8ed38', '1', '019acdcb-3f5e-75c3-927f-821314dc1bb2', NULL, '6000.00'),
  ('019c1cef-33c4-720b-942c-38c6bff60693', '1', '019acdcb-3f5e-75c3-927f-821314dc1bb2', NULL, '6000.00'),
  ('01a1cf35-657d-702f-8500-8591441e9055', '1', '01a1b03c-74c1-71a4-a576-503b05780a95', NULL, '1000.00');
insert into recovery_code ("id", "account_id", "code_hash", "used_at") overriding system value values
  ('01a219b6-c851-73d6-b118-906c4f43a8a9', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', 'example', NULL);
insert into recurring_expense ("id", "category_id", "remark", "amount", "pay_mode", "payee", "starts_on", "created_at", "updated_at", "ended_at", "version", "exact_mode") overriding system value values
  ('01a219b6-c777-77c3-8a73-c5881a3ee6bd', '01a219b6-c76c-763e-9439-db6c9a2bb9d9', 'Demo Repairs: upkeep of the projectors', '1500.00', 'Online', NULL, '2026-11-01', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '1', NULL);
insert into recurring_expense_month ("recurring_id", "month", "expense_id") overriding system value values
  ('01a219b6-c777-77c3-8a73-c5881a3ee6bd', '2026-11-01', NULL);
insert into refund ("id", "financial_year", "n", "student_id", "enrolment_id", "student_name", "contact", "course", "b_code", "pay_mode", "amount", "paid_before", "refunded_on", "issued_on", "issued_at", "issued_by", "reason", "reference", "note", "version", "voided_at", "voided_by", "void_reason", "leaves", "exact_mode", "count_id", "counted_version", "counted_cash") overriding system value values
  ('01a219b6-c7dc-7698-bba3-428db5ff6f8c', '2026-27', '1', '01a1b03c-74c1-71e8-bddf-904a63497072', '01a1b03c-74c1-71a4-a576-503b05780a95', 'Noor Namuna', '5550000008', 'Hindi Typing', 'HT-2611', 'Cash', '200.00', '1000.00', '2026-11-21', '2026-11-21', '2026-11-21 04:30:00+00', '01a219b6-c682-74e8-bc15-8eb51195f9b7', 'Paid twice', NULL, NULL, '1', NULL, NULL, NULL, 'false', NULL, NULL, NULL, '0.00');
insert into refund_series ("financial_year", "last") overriding system value values
  ('2026-27', '1');
insert into reg_no_series ("series", "last") overriding system value values
  ('example/{n}', '1');
insert into reminder ("student_id", "day", "channel", "state", "sent_by", "at") overriding system value values
  ('01a11b91-9b52-75c4-8369-1f3424d0a5c3', '2026-11-19', 'WhatsApp', 'sent', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', '2026-11-19 04:30:00+00'),
  ('01a1b03c-74c1-71e8-bddf-904a63497072', '2026-11-19', 'WhatsApp', 'sent', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', '2026-11-19 04:30:00+00'),
  ('01a1fb86-a83e-7169-a124-dd469fa5ab80', '2026-11-19', 'WhatsApp', 'sent', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', '2026-11-19 04:30:00+00');
insert into reminder_settings ("one", "days", "texts", "version") overriding system value values
  ('true', '{-3,0,3,7,15}', '{}', '1');
insert into request_count ("scope", "caller", "started_at", "n") overriding system value values
  ('email-enquirer', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', '2026-11-21 04:30:00+00', '1');
insert into reset_token ("token_hash", "account_id", "made_at", "expires_at", "used_at", "purpose") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', NULL, 'password');
insert into secret ("name", "value") overriding system value values
  ('log', E'\\x4ece22163249d1e52fc0673d8252719925d2e46b38fc6e1a1fb3fbd417f9f981');
insert into session ("token_hash", "account_id", "created_at", "seen_at", "id", "address", "user_agent", "confirmed_at", "read_after") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a219b6-c683-73f4-ab61-cf4b23d1ec7e', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', 'fe507a20-86ff-4244-b299-f38826e5530e', '', '', NULL, '0/1FB7670');
insert into setup_code ("code_hash", "created_at", "accounts") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00', NULL);
insert into sign_in_attempt ("id", "email_hash", "address", "at", "ok", "browser_hash") overriding system value values
  ('1', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '192.0.2.1', '2026-11-21 04:30:00+00', 'true', NULL);
insert into student ("id", "fname", "lname", "father", "contact", "alt_contact", "gender", "dob", "cur_address", "per_address", "linked_in", "profile", "degree", "com_year", "university", "course_id", "mode", "duration", "batch_id", "joining_on", "end_on", "is_completed", "is_placed", "status", "search_key", "created_at", "version", "search_text", "parent_contact", "import_id", "is_incomplete", "reg_no") overriding system value values
  ('01976d38-7d5f-70c1-a57a-6f1206177e87', 'विवेक', 'दृष्टांत', 'Yusuf दृष्टांत', '5550000001', NULL, 'male', '1996-12-21', '8 नमूना मार्ग, Sampleganj', '159 Namuna Marg, Demo Colony', NULL, NULL, 'BCom', '2017', 'Université de l’Exemple', '01a219b6-c6bc-72fa-b343-66c1f2a7adde', 'offline', '6 months', '01a219b6-c6c1-7355-97b4-ecd87ecfc1ca', '2025-06-14', '2025-12-19', 'true', 'false', 'Active', 'विवेक दृष्टांत', '2025-06-14 06:55:08.127+00', '1', 'विवेक दृष्टांत yusuf दृष्टांत student.1@example.com 5550000001 5540000001', '5540000001', NULL, 'false', NULL),
  ('0198305a-7b46-768a-9c9e-8a52e0b87e8d', 'Zoë', 'Sample', 'Ravi Sample', '5550000007', NULL, 'female', '1997-07-07', NULL, '124 नमूना मार्ग, Sampleganj', NULL, NULL, 'BCA', '2018', 'Sample Institute of Technology', '01a219b6-c6bc-72fa-b343-69e808186c95', 'offline', '5 months', '01a219b6-c6c1-7355-97b4-f29f9cd6559b', '2025-07-22', '2025-12-16', 'true', 'false', 'Active', 'zoe sample', '2025-07-22 04:18:12.934+00', '1', 'zoe sample ravi sample zoe.7@example.com 5550000007 5540000007', '5540000007', NULL, 'false', NULL),
  ('0199483e-e8b1-703f-af37-6ac50abaeac0', 'Yusuf', 'Příklad', 'Arjun Příklad', '5550000003', NULL, 'male', '2005-10-17', NULL, '52 नमूना मार्ग, Sampleganj', NULL, NULL, 'Diploma', '2026', 'Université de l’Exemple', '01a219b6-c6bc-72fa-b343-6cadedfa1fa4', 'online', '3 months', '01a219b6-c6c1-7355-97b4-f490f9affbf8', '2025-09-14', '2025-11-11', 'true', 'true', 'Active', 'yusuf priklad', '2025-09-14 12:41:46.417+00', '1', 'yusuf priklad arjun priklad yusuf.3@example.com 5550000003 5540000003', '5540000003', NULL, 'false', NULL),
  ('019acdcb-3f5e-737e-9dbe-38a24b9dcd57', 'Māyā', 'Udāharaṇ', 'Kabir Udāharaṇ', '5550000004', NULL, 'female', '1993-05-14', '45 Namuna Marg, Demo Colony', '143 Example Road, Example Nagar', NULL, NULL, 'BBA', '2014', 'Example University', '01a219b6-c6bc-72fa-b343-5c1a6e178d12', 'offline', '4 months', '01a219b6-c6c2-72c5-be96-55710f3be36c', '2025-11-29', '2026-03-25', 'true', 'false', 'Active', 'maya udaharan', '2025-11-29 04:07:20.67+00', '1', 'maya udaharan kabir udaharan maya.4@example.com 5550000004', NULL, NULL, 'false', NULL),
  ('01a11b91-9b52-75c4-8369-1f3424d0a5c3', 'Zoë', 'Przykład', 'Arjun Przykład', '5550000002', '5560000002', 'female', '1999-07-27', '55 Udāharaṇ Path, Namunapur', '22 Namuna Marg, Namunapur', 'https://www.example.com/in/student-2', NULL, 'Diploma', '2020', 'Sample Institute of Technology', '01a219b6-c6bc-72fa-b343-6cadedfa1fa4', 'offline', '3 months', '01a219b6-c6c4-73cf-92a6-50bd91dbeb98', '2026-10-08', NULL, 'false', 'false', 'Disable', 'zoe przyklad', '2026-10-08 12:51:29.746+00', '2', 'zoe przyklad arjun przyklad zoe.2@example.com 5550000002 5560000002 5540000002', '5540000002', NULL, 'false', NULL),
  ('01a1b03c-74c1-71e8-bddf-904a63497072', 'Noor', 'Namuna', 'Ravi Namuna', '5550000008', NULL, 'female', '1993-03-31', NULL, '29 Example Road, Demo Colony', NULL, NULL, 'BCA', '2014', 'Sample Institute of Technology', '01a219b6-c6bc-72fa-b343-719b70cd1e74', 'online', '2 months', '01a219b6-c6c4-73cf-92a6-55ffe53e9396', '2026-11-06', NULL, 'false', 'false', 'Active', 'noor namuna', '2026-11-06 09:41:54.497+00', '1', 'noor namuna ravi namuna noor.8@example.com 5550000008', NULL, NULL, 'false', NULL),
  ('01a1be83-9230-7420-abff-8f6b23ac0f2d', 'Zoë', 'Przykład', 'Om Przykład', '5550000006', '5560000006', 'female', '1998-11-14', NULL, '122 Udāharaṇ Path, Demo Colony', NULL, NULL, 'BBA', '2019', 'उदाहरण विश्वविद्यालय', '01a219b6-c6bd-7301-8aba-3da8b21b8253', 'offline', '4 months', '01a219b6-c6c4-73cf-92a6-5b6cc3e7d8a5', '2026-12-01', NULL, 'false', 'false', 'Pending', 'zoe przyklad', '2026-11-09 04:14:16.112+00', '1', 'zoe przyklad om przyklad zoe.6@example.com 5550000006 5560000006 5540000006', '5540000006', NULL, 'false', NULL),
  ('01a1fb86-a83e-7169-a124-dd469fa5ab80', 'Farhan', 'Beispiel', 'Arjun Beispiel', '5550000005', '5560000005', 'male', '1993-10-26', NULL, '9 Namuna Marg, Sampleganj', NULL, NULL, 'BSc', '2014', 'Example University', '01a219b6-c6bc-72fa-b343-719b70cd1e74', 'offline', '2 months', '01a219b6-c6c4-73cf-92a6-55ffe53e9396', '2026-11-21', NULL, 'false', 'false', 'Active', 'farhan beispiel', '2026-11-21 00:34:28.542+00', '1', 'farhan beispiel arjun beispiel farhan.5@example.com 5550000005 5560000005 5540000005', '5540000005', NULL, 'false', NULL);
insert into student_account ("student_id", "fee", "paid", "due_from", "planned_due_on", "due_amount", "version") overriding system value values
  ('01976d38-7d5f-70c1-a57a-6f1206177e87', '31500.00', '31500.00', '2025-08-15', NULL, NULL, '1'),
  ('0198305a-7b46-768a-9c9e-8a52e0b87e8d', '22000.00', '22000.00', '2025-08-21', NULL, NULL, '1'),
  ('0199483e-e8b1-703f-af37-6ac50abaeac0', '15000.00', '15000.00', '2025-09-14', NULL, NULL, '1'),
  ('019acdcb-3f5e-737e-9dbe-38a24b9dcd57', '18000.00', '18000.00', '2026-02-02', NULL, NULL, '1'),
  ('01a11b91-9b52-75c4-8369-1f3424d0a5c3', '13500.00', '0.00', '2026-10-08', NULL, NULL, '1'),
  ('01a1b03c-74c1-71e8-bddf-904a63497072', '3550.00', '800.00', '2026-11-12', NULL, NULL, '3'),
  ('01a1be83-9230-7420-abff-8f6b23ac0f2d', '0.00', '0.00', '2026-12-01', NULL, NULL, '1'),
  ('01a1fb86-a83e-7169-a124-dd469fa5ab80', '4050.00', '0.00', '2026-11-21', NULL, NULL, '1');
insert into student_photo ("student_id", "content", "hash", "changed_at") overriding system value values
  ('01976d38-7d5f-70c1-a57a-6f1206177e87', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00');
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
  ('14', 'Disable', '0', '0.00', '0.00'),
  ('14', 'Pending', '1', '0.00', '0.00'),
  ('14', 'Placed', '0', '0.00', '0.00'),
  ('15', 'Active', '0', '0.00', '0.00'),
  ('15', 'Disable', '0', '0.00', '0.00'),
  ('15', 'Pending', '0', '0.00', '0.00'),
  ('15', 'Placed', '1', '15000.00', '15000.00'),
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
  ('5', 'Active', '2', '53500.00', '53500.00'),
  ('5', 'Disable', '0', '0.00', '0.00'),
  ('5', 'Pending', '0', '0.00', '0.00'),
  ('5', 'Placed', '0', '0.00', '0.00'),
  ('6', 'Active', '1', '3550.00', '800.00'),
  ('6', 'Disable', '0', '0.00', '0.00'),
  ('6', 'Pending', '0', '0.00', '0.00'),
  ('6', 'Placed', '0', '0.00', '0.00'),
  ('7', 'Active', '1', '4050.00', '0.00'),
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
  ('01a219b6-c683-73f4-ab61-cf4b23d1ec7e', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', '0');
select setval('sign_in_attempt_id_seq', (select max(id) from sign_in_attempt));
set session_replication_role = origin;
