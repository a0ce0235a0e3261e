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
  return normalize(trim(regexp_replace(
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
    '\u205f\u2212\u2e3a\u2e3b\u3000\u301c\u3030]+', ' ', 'g')), NFC);
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

-- 0082_batch_membership.sql
alter table enrolment add column batch_since date;
grant update (batch_since) on enrolment to munshi_app;
create table former_batch (
  enrolment_id uuid not null references enrolment on delete cascade,
  batch_id uuid not null references batch,
  since date check (since <= until),
  until date not null,
  primary key (enrolment_id, until)
);
create index former_batch_of_batch on former_batch (batch_id, enrolment_id);
grant select on former_batch to munshi_app;
create view batch_member as
  select e.id as enrolment_id, e.student_id, e.batch_id, greatest(e.joining_on, e.batch_since) as first_on,
    case when e.ended_at is not null then e.end_on end as last_on
  from enrolment e
  union all
  select e.id, e.student_id, f.batch_id, greatest(e.joining_on, f.since),
    case when e.ended_at is not null then least(f.until, e.end_on) else f.until end
  from former_batch f join enrolment e on e.id = f.enrolment_id;
grant select on batch_member to munshi_app;

drop index enrolment_of_batch;
create index enrolment_of_batch on enrolment (batch_id, student_id) include (joining_on, ended_at, end_on, batch_since);
create function keep_former_batch() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  moved_on date := new.batch_since;
begin
  if moved_on is null or moved_on <= new.joining_on then
    new.batch_since := null;
    delete from former_batch where enrolment_id = new.id;
    return new;
  end if;
  delete from former_batch where enrolment_id = new.id and since >= moved_on;
  update former_batch set until = moved_on - 1 where enrolment_id = new.id and until >= moved_on;
  if greatest(new.joining_on, old.batch_since) < moved_on then
    insert into former_batch (enrolment_id, batch_id, since, until) values (new.id, old.batch_id, old.batch_since, moved_on - 1);
  end if;
  delete from former_batch where enrolment_id = new.id and batch_id = new.batch_id and until = moved_on - 1
    returning since into new.batch_since;
  if not found then new.batch_since := moved_on; end if;
  return new;
end $$;
create trigger keep_former_batch before update of batch_id on enrolment
  for each row when (old.batch_id <> new.batch_id) execute function keep_former_batch();
revoke execute on function keep_former_batch from public;
create function marks_outside(wanted uuid, target uuid) returns table (day date, sheet_id uuid, batch_id uuid)
language sql stable set search_path = public, pg_temp as $$
  select k.day, k.sheet_id, h.batch_id
  from enrolment e join attendance_mark k on k.student_id = e.student_id join attendance_sheet h on h.id = k.sheet_id
  where e.id = wanted and h.batch_id is distinct from target
    and exists (select from batch_member m where m.enrolment_id = e.id and m.batch_id = h.batch_id)
    and not exists (select from batch_member o where o.student_id = e.student_id and o.enrolment_id <> e.id
      and o.batch_id = h.batch_id and o.first_on <= k.day and (o.last_on is null or o.last_on >= k.day))
$$;
alter table absence_notice drop constraint absence_notice_student_id_day_sheet_id_fkey,
  add foreign key (student_id, day, sheet_id) references attendance_mark on update cascade;
create function move_marks(wanted uuid, target uuid, actor uuid, at timestamptz) returns integer
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  person uuid := (select student_id from enrolment where id = wanted);
  days date[];
  sheets uuid[];
  touched uuid[];
begin
  select coalesce(array_agg(o.day), '{}'), coalesce(array_agg(o.sheet_id), '{}') into days, sheets from marks_outside(wanted, target) o;
  if days = '{}' then return 0; end if;
  insert into attendance_sheet (id, batch_id, day, present, absent, saved_at, saved_by, version)
    select gen_random_uuid(), target, d, 0, 0, at, actor, 0 from unnest(days) d order by d on conflict (batch_id, day) do nothing;
  perform from attendance_sheet h where h.id = any (sheets) or (h.batch_id = target and h.day = any (days))
    order by h.batch_id, h.day for update;
  touched := sheets || array(select id from attendance_sheet h where h.batch_id = target and h.day = any (days));
  update attendance_mark k set sheet_id = h.id from attendance_sheet h
    where k.student_id = person and k.sheet_id = any (sheets) and h.batch_id = target and h.day = k.day;
  update attendance_sheet h set present = c.present, absent = c.absent, version = h.version + 1
  from (
    select t.id, count(*) filter (where k.present) as present, count(*) filter (where not k.present) as absent
    from unnest(touched) t (id) left join attendance_mark k on k.sheet_id = t.id group by t.id
  ) c where h.id = c.id;
  delete from attendance_month m using attendance_sheet h
    where h.id = any (touched) and (m.student_id, m.batch_id, m.month) = (person, h.batch_id, date_trunc('month', h.day)::date);
  insert into attendance_month (student_id, batch_id, month, present, absent)
    select k.student_id, h.batch_id, date_trunc('month', k.day)::date,
      count(*) filter (where k.present), count(*) filter (where not k.present)
    from attendance_mark k join attendance_sheet h on h.id = k.sheet_id
    where k.student_id = person and (h.batch_id, date_trunc('month', k.day)) in (
      select t.batch_id, date_trunc('month', t.day) from attendance_sheet t where t.id = any (touched))
    group by 1, 2, 3 order by 1, 3, 2;
  delete from attendance_sheet h where h.id = any (sheets) and h.present = 0 and h.absent = 0;
  return array_length(days, 1);
end $$;
revoke execute on function move_marks from public;
grant execute on function move_marks to munshi_app;
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
    (select count(*) from marks_outside(wanted, null)),
    (select count(*) from fee_adjustment where enrolment_id = wanted and withdrawn_at is null)
$$;

-- 0083_folded_words.sql
create or replace function fold_text(value text) returns text language sql immutable strict parallel safe
  return normalize(trim(regexp_replace(
    replace(replace(replace(replace(
      translate(
        regexp_replace(
          lower(normalize(regexp_replace(normalize(
            regexp_replace(value,
              '[´\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164'
              '\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb\U000e0000-\U000e01ef]', '', 'g'),
            NFKD), '[\u0300-\u036f]', '', 'g'), NFKC)),
          '[''`\u02b9-\u02bf\u02c8\u055a\u05f3\u2018-\u201b\u2032\u2035\ua78c]', '', 'g'),
        'łøđðħŧŋıĸſς'
        '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९০১২৩৪৫৬৭৮৯੦੧੨੩੪੫੬੭੮੯૦૧૨૩૪૫૬૭૮૯'
        '୦୧୨୩୪୫୬୭୮୯௦௧௨௩௪௫௬௭௮௯౦౧౨౩౪౫౬౭౮౯೦೧೨೩೪೫೬೭೮೯൦൧൨൩൪൫൬൭൮൯',
        'loddhtniksσ'
        '012345678901234567890123456789012345678901234567890123456789'
        '01234567890123456789012345678901234567890123456789'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
    '[-\u0009-\u000d\u0020\u0085\u00a0\u058a\u05be\u1400\u1680\u180e\u2000-\u200a\u2010-\u2015\u2028\u2029\u202f\u2043\u2053'
    '\u205f\u2212\u2e3a\u2e3b\u3000\u301c\u3030]+', ' ', 'g')), NFC);
update student set search_key = fold_text(search_key), search_text = fold_text(search_text)
where (search_key, search_text) <> (fold_text(search_key), fold_text(search_text));
update enquiry set name = name, name_key = fold_text(name_key)
where (search_text, name_key) <> (fold_text(search_text), fold_text(name_key));
update course set name = name where search_key <> fold_text(search_key);
update batch set code = code where search_key <> fold_text(search_key);
drop index audit_entry_words, audit_personal_words;
create or replace function audit_words(before jsonb, after jsonb) returns tsvector language sql immutable parallel safe
  return (
    select to_tsvector('simple'::regconfig, fold_text(coalesce(string_agg(value #>> '{}', ' '), '')))
    from (select jsonb_path_query(before, 'strict $.**') union all select jsonb_path_query(after, 'strict $.**')) v (value)
    where jsonb_typeof(value) in ('string', 'number')
  );
create index audit_entry_words on audit_entry using gin (audit_words(before, after));
create index audit_personal_words on audit_personal using gin (audit_words(before, after));
alter function undo_imported strict;
alter function remove_imported_enquiries strict;
alter function remove_imported_marks strict;


create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null);
create table kysely_migration_lock (id varchar(255) primary key, is_locked integer default 0 not null);
create table migration_hash (name text primary key, hash text not null);
grant select on migration_hash to munshi_app;

set session_replication_role = replica;
truncate absence_notice, absence_settings, access_link, account, attendance_mark, attendance_month, attendance_sheet, audit_entry, audit_link, audit_personal, audit_seal, audit_unchained, backup_run, batch, batch_waiting, bulk_change, bulk_change_student, calendar_feed, cash_entry, certificate, certificate_series, certificate_signature, certificate_template, consent, course, daily_sum, daily_sum_change, day_closing, declared_payment, deletion, discount_limit, draft, enquiry, enquiry_note, enrolment, expense, expense_category, expense_voucher_series, fee_adjustment, fee_plan, fee_plan_row, former_batch, heartbeat, holiday, idempotency, import, import_record, import_row, import_setting, import_total, institute, institute_logo, job_run, known_browser, kysely_migration, kysely_migration_lock, migration_hash, name_word, portfolio, privacy_notice, project, receipt, receipt_part, receipt_series, receipt_settlement, recovery_code, recurring_expense, recurring_expense_month, refund, refund_series, reg_no_series, reminder, reminder_settings, request_count, reset_token, secret, session, setup_code, sign_in_attempt, student, student_account, student_photo, student_total, two_factor;
insert into absence_notice ("student_id", "day", "sheet_id", "sent_by", "at") overriding system value values
  ('01a11b91-9b52-757b-bba4-c06c77b29fd8', '2026-11-06', '01a1b03c-724d-7145-9727-ec9aa3a0bdf0', '01a21a65-4997-74ca-9abc-f4b0bcb16689', '2026-11-21 04:30:00+00');
insert into absence_settings ("one", "threshold", "texts", "version") overriding system value values
  ('true', '75', '{}', '1');
insert into access_link ("student_id", "state", "origin", "made_by", "at") overriding system value values
  ('01976d38-7d5f-7238-8ab4-eea24dc69be2', 'sent', '', '01a21a65-4997-74ca-9abc-f4b0bcb16689', '2026-11-21 04:30:00+00');
insert into account ("id", "role", "name", "email", "email_key", "password_hash", "state", "created_at", "version", "email_confirmed_at", "language") overriding system value values
  ('01976d38-7d5f-7238-8ab4-eea24dc69be2', 'student', 'विवेक दृष्टांत', 'student.1@example.com', 'student.1@example.com', '', 'active', '2025-06-14 06:55:08.127+00', '1', NULL, NULL),
  ('0198305a-7b46-77ec-8c2e-3149c62dcef3', 'student', 'Zoë Sample', 'zoe.7@example.com', 'zoe.7@example.com', '', 'active', '2025-07-22 04:18:12.934+00', '1', NULL, NULL),
  ('0199483e-e8b1-7531-8158-8af4bbe90e11', 'student', 'Yusuf Příklad', 'yusuf.3@example.com', 'yusuf.3@example.com', '', 'active', '2025-09-14 12:41:46.417+00', '1', NULL, NULL),
  ('019acdcb-3f5e-73b8-a632-059ef63a6d18', 'student', 'Māyā Udāharaṇ', 'maya.4@example.com', 'maya.4@example.com', '', 'active', '2025-11-29 04:07:20.67+00', '1', NULL, NULL),
  ('01a11b91-9b52-757b-bba4-c06c77b29fd8', 'student', 'Zoë Przykład', 'zoe.2@example.com', 'zoe.2@example.com', '', 'disabled', '2026-10-08 12:51:29.746+00', '2', NULL, NULL),
  ('01a1b03c-74c1-75e2-9efa-ac1f16005044', 'student', 'Noor Namuna', 'student@example.com', 'student@example.com', '$argon2id$v=19$m=19456,t=2,p=1$0wFE+z4hH331uwMlNDm0LA$ee66DJYjtt9ULLBDMPeN+Hnw3kqB7b/Nz99NgphdExs', 'active', '2026-11-06 09:41:54.497+00', '2', NULL, NULL),
  ('01a1be83-9230-775a-bec9-c34538910323', 'student', 'Zoë Przykład', 'zoe.6@example.com', 'zoe.6@example.com', '', 'active', '2026-11-09 04:14:16.112+00', '1', NULL, NULL),
  ('01a1fb86-a83e-7479-beeb-f8780005ca30', 'student', 'Farhan Beispiel', 'farhan.5@example.com', 'farhan.5@example.com', '', 'active', '2026-11-21 00:34:28.542+00', '1', NULL, NULL),
  ('01a21a65-4996-76e0-9c55-cd2c47e33a7d', 'admin', 'Asha Example', 'admin@example.com', 'admin@example.com', '$argon2id$v=19$m=19456,t=2,p=1$MjhSzCcuPtrhRG3CPI+o9A$dRsOrMXGlnQNG4cRJhuRRLYSFxS4lW0disBlFayo0eI', 'active', '2026-11-21 04:30:00+00', '1', NULL, NULL),
  ('01a21a65-4997-74ca-9abc-f4b0bcb16689', 'hr', 'Hari Example', 'hr@example.com', 'hr@example.com', '$argon2id$v=19$m=19456,t=2,p=1$abvAeuuIQPaDPHcv4vnz8Q$JpgtPXK72iK7fOd29MkEo+UlvYvSAKIWXhLrllolIJE', 'active', '2026-11-21 04:30:00+00', '1', NULL, NULL),
  ('01a21a65-4c48-7184-94fa-d65037fa2a68', 'hr', 'Hina Sample', 'hina@example.com', 'hina@example.com', '$argon2id$v=19$m=19456,t=2,p=1$EAUjleduyAeFXcjRNPpzgQ$WlLYHzfKqRy+pgPtcPB0NQ27CgFVrA7wGP9BxpcZTvg', 'active', '2025-04-01 08:10:32.502+00', '1', NULL, NULL),
  ('01a21a65-4c48-7184-94fa-dabb5d1b7518', 'hr', 'Hemant Namuna', 'hemant@example.com', 'hemant@example.com', '$argon2id$v=19$m=19456,t=2,p=1$EAUjleduyAeFXcjRNPpzgQ$WlLYHzfKqRy+pgPtcPB0NQ27CgFVrA7wGP9BxpcZTvg', 'active', '2025-04-01 12:11:18.039+00', '1', NULL, NULL),
  ('01a21a65-4c48-7184-94fa-df8645ea0b10', 'hr', 'Hazel Specimen', 'hazel@example.com', 'hazel@example.com', '$argon2id$v=19$m=19456,t=2,p=1$EAUjleduyAeFXcjRNPpzgQ$WlLYHzfKqRy+pgPtcPB0NQ27CgFVrA7wGP9BxpcZTvg', 'disabled', '2025-04-01 12:58:12.964+00', '2', NULL, NULL),
  ('01a21a65-4c48-7184-94fa-e297597ded1e', 'admin', 'Anil Demo', 'anil@example.com', 'anil@example.com', '$argon2id$v=19$m=19456,t=2,p=1$EAUjleduyAeFXcjRNPpzgQ$WlLYHzfKqRy+pgPtcPB0NQ27CgFVrA7wGP9BxpcZTvg', 'active', '2025-04-01 05:46:43.465+00', '1', NULL, NULL);
insert into attendance_mark ("student_id", "day", "sheet_id", "present", "import_id") overriding system value values
  ('01a11b91-9b52-757b-bba4-c06c77b29fd8', '2026-11-06', '01a1b03c-724d-7145-9727-ec9aa3a0bdf0', 'false', NULL),
  ('01a1b03c-74c1-75e2-9efa-ac1f16005044', '2026-11-06', '01a1b0c9-1727-713e-8522-2a0bd0dcf51d', 'true', NULL),
  ('01a1b03c-74c1-75e2-9efa-ac1f16005044', '2026-11-07', '01a1b51d-6a8b-77f8-aa05-feef987f7260', 'true', NULL),
  ('01a1b03c-74c1-75e2-9efa-ac1f16005044', '2026-11-09', '01a1c041-4eb3-74c7-bc6b-86de2d39f234', 'true', NULL),
  ('01a1b03c-74c1-75e2-9efa-ac1f16005044', '2026-11-10', '01a1c53b-8e49-7645-9fa4-63adb6b86c25', 'true', NULL),
  ('01a1b03c-74c1-75e2-9efa-ac1f16005044', '2026-11-11', '01a1ca38-8fec-7420-ab50-6b634122d63d', 'true', NULL),
  ('01a1b03c-74c1-75e2-9efa-ac1f16005044', '2026-11-12', '01a1ce42-8cd3-74ba-81b1-24534e3f6b85', 'true', NULL),
  ('01a1b03c-74c1-75e2-9efa-ac1f16005044', '2026-11-13', '01a1d445-07d9-72f5-abcb-cb0659a228a1', 'true', NULL),
  ('01a1b03c-74c1-75e2-9efa-ac1f16005044', '2026-11-14', '01a1d916-73a3-7453-a187-2125832cdcec', 'true', NULL),
  ('01a1b03c-74c1-75e2-9efa-ac1f16005044', '2026-11-16', '01a1e402-4a37-7301-ac87-80fc2053d914', 'true', NULL),
  ('01a1b03c-74c1-75e2-9efa-ac1f16005044', '2026-11-17', '01a1e95a-a683-76c8-bd2e-e050dc21125b', 'true', NULL),
  ('01a1b03c-74c1-75e2-9efa-ac1f16005044', '2026-11-18', '01a1ee80-40dd-7176-8964-4663ac38f2f9', 'true', NULL),
  ('01a1b03c-74c1-75e2-9efa-ac1f16005044', '2026-11-19', '01a1f2a8-7850-7649-93f8-fcc03841e503', 'true', NULL),
  ('01a1b03c-74c1-75e2-9efa-ac1f16005044', '2026-11-20', '01a1f8c0-38a9-761c-88ad-c2c5f23a6d57', 'true', NULL);
insert into attendance_month ("student_id", "batch_id", "month", "present", "absent") overriding system value values
  ('01a11b91-9b52-757b-bba4-c06c77b29fd8', '01a21a65-4a20-76be-a8d6-f77614cd8e5f', '2026-11-01', '0', '1'),
  ('01a1b03c-74c1-75e2-9efa-ac1f16005044', '01a21a65-4a20-76be-a8d6-f83402135d23', '2026-11-01', '13', '0');
insert into attendance_sheet ("id", "batch_id", "day", "present", "absent", "saved_at", "saved_by", "version") overriding system value values
  ('01a1b03c-724d-7145-9727-ec9aa3a0bdf0', '01a21a65-4a20-76be-a8d6-f77614cd8e5f', '2026-11-06', '0', '1', '2026-11-06 09:41:53.869+00', '01a21a65-4997-74ca-9abc-f4b0bcb16689', '1'),
  ('01a1b0c9-1727-713e-8522-2a0bd0dcf51d', '01a21a65-4a20-76be-a8d6-f83402135d23', '2026-11-06', '1', '0', '2026-11-06 12:15:31.111+00', '01a21a65-4997-74ca-9abc-f4b0bcb16689', '1'),
  ('01a1b51d-6a8b-77f8-aa05-feef987f7260', '01a21a65-4a20-76be-a8d6-f83402135d23', '2026-11-07', '1', '0', '2026-11-07 08:26:06.347+00', '01a21a65-4997-74ca-9abc-f4b0bcb16689', '1'),
  ('01a1c041-4eb3-74c7-bc6b-86de2d39f234', '01a21a65-4a20-76be-a8d6-f83402135d23', '2026-11-09', '1', '0', '2026-11-09 12:21:07.891+00', '01a21a65-4997-74ca-9abc-f4b0bcb16689', '1'),
  ('01a1c53b-8e49-7645-9fa4-63adb6b86c25', '01a21a65-4a20-76be-a8d6-f83402135d23', '2026-11-10', '1', '0', '2026-11-10 11:32:57.033+00', '01a21a65-4997-74ca-9abc-f4b0bcb16689', '1'),
  ('01a1ca38-8fec-7420-ab50-6b634122d63d', '01a21a65-4a20-76be-a8d6-f83402135d23', '2026-11-11', '1', '0', '2026-11-11 10:47:46.924+00', '01a21a65-4997-74ca-9abc-f4b0bcb16689', '1'),
  ('01a1ce42-8cd3-74ba-81b1-24534e3f6b85', '01a21a65-4a20-76be-a8d6-f83402135d23', '2026-11-12', '1', '0', '2026-11-12 05:37:10.355+00', '01a21a65-4997-74ca-9abc-f4b0bcb16689', '1'),
  ('01a1d445-07d9-72f5-abcb-cb0659a228a1', '01a21a65-4a20-76be-a8d6-f83402135d23', '2026-11-13', '1', '0', '2026-11-13 09:37:36.217+00', '01a21a65-4997-74ca-9abc-f4b0bcb16689', '1'),
  ('01a1d916-73a3-7453-a187-2125832cdcec', '01a21a65-4a20-76be-a8d6-f83402135d23', '2026-11-14', '1', '0', '2026-11-14 08:04:49.699+00', '01a21a65-4997-74ca-9abc-f4b0bcb16689', '1'),
  ('01a1e402-4a37-7301-ac87-80fc2053d914', '01a21a65-4a20-76be-a8d6-f83402135d23', '2026-11-16', '1', '0', '2026-11-16 10:58:37.751+00', '01a21a65-4997-74ca-9abc-f4b0bcb16689', '1'),
  ('01a1e95a-a683-76c8-bd2e-e050dc21125b', '01a21a65-4a20-76be-a8d6-f83402135d23', '2026-11-17', '1', '0', '2026-11-17 11:53:14.627+00', '01a21a65-4997-74ca-9abc-f4b0bcb16689', '1'),
  ('01a1ee80-40dd-7176-8964-4663ac38f2f9', '01a21a65-4a20-76be-a8d6-f83402135d23', '2026-11-18', '1', '0', '2026-11-18 11:52:25.053+00', '01a21a65-4997-74ca-9abc-f4b0bcb16689', '1'),
  ('01a1f2a8-7850-7649-93f8-fcc03841e503', '01a21a65-4a20-76be-a8d6-f83402135d23', '2026-11-19', '1', '0', '2026-11-19 07:14:49.552+00', '01a21a65-4997-74ca-9abc-f4b0bcb16689', '1'),
  ('01a1f8c0-38a9-761c-88ad-c2c5f23a6d57', '01a21a65-4a20-76be-a8d6-f83402135d23', '2026-11-20', '1', '0', '2026-11-20 11:38:29.417+00', '01a21a65-4997-74ca-9abc-f4b0bcb16689', '1');
insert into audit_entry ("id", "at", "actor_id", "actor_name", "actor_role", "action", "record", "record_id", "request_id", "before", "after") overriding system value values
  ('019583bb-5506-73da-b25b-6398debbdcf7', '2025-03-11 05:44:07.174+00', '01a21a65-4997-74ca-9abc-f4b0bcb16689', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21a65-4a15-7540-b556-7d96fa81a965', '019583bb-5506-7756-8340-d6e811baf6fb', NULL, '{"_id": "01a21a65-4a15-7540-b556-7d96fa81a965", "room": "Room 1", "bCode": "TALLY-2504", "bTime": "15:00 to 17:00", "seats": 1, "endDate": "2025-07-01", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 5}], "startDate": "2025-04-01", "courseName": "Tally with GST"}'),
  ('0195eaed-5b52-707b-86a3-50fcbcaa9077', '2025-03-31 06:39:38.834+00', '01a21a65-4996-76e0-9c55-cd2c47e33a7d', 'Asha Example', 'admin', 'category.create', 'category', '01a21a65-4dcd-7283-a83b-020fd95b4681', '0195eaed-5b52-7298-b69d-0164ec140cf5', NULL, '{"budget": 20000, "ledger": "Advertising"}'),
  ('0195eaed-5b52-719b-b0ca-702b818ac427', '2025-03-31 06:39:38.834+00', '01a21a65-4996-76e0-9c55-cd2c47e33a7d', 'Asha Example', 'admin', 'recurring.create', 'recurring', '01a21a65-4dd7-732e-b848-5316185955cc', '0195eaed-5b52-71ec-81f9-7c56fc3e6b27', NULL, '{"_id": "01a21a65-4dd7-732e-b848-5316185955cc", "amount": 1500, "ledger": "01a21a65-4dcd-7283-a83a-fa58ddd8898f", "remark": "Demo Repairs: upkeep of the projectors", "payMode": "Online", "version": 1, "startsOn": "2026-11-01", "createdAt": "2025-03-31T06:39:38.834Z", "exactMode": null, "updatedAt": "2025-03-31T06:39:38.834Z", "ledgerName": "Repairs"}'),
  ('0195eaed-5b52-71a3-94f2-3e46df4a8d86', '2025-03-31 06:39:38.834+00', '01a21a65-4996-76e0-9c55-cd2c47e33a7d', 'Asha Example', 'admin', 'category.create', 'category', '01a21a65-4dcd-7283-a83a-ef3e460fd164', '0195eaed-5b52-71aa-8f5c-ed2dcc5f74ee', NULL, '{"ledger": "Electricity"}'),
  ('0195eaed-5b52-7228-abea-951fde6ee825', '2025-03-31 06:39:38.834+00', '01a21a65-4996-76e0-9c55-cd2c47e33a7d', 'Asha Example', 'admin', 'category.create', 'category', '01a21a65-4dcd-7283-a83a-fffb3772dbe9', '0195eaed-5b52-7653-a34c-f7ad7d0a0e07', NULL, '{"budget": 3000, "ledger": "Tea and water"}'),
  ('0195eaed-5b52-74a1-b272-8c5e9ac13e66', '2025-03-31 06:39:38.834+00', '01a21a65-4996-76e0-9c55-cd2c47e33a7d', 'Asha Example', 'admin', 'category.create', 'category', '01a21a65-4dcd-7283-a83a-e7c41d1629f3', '0195eaed-5b52-7310-a8c9-a7a91f1c43f0', NULL, '{"ledger": "Salaries"}'),
  ('0195eaed-5b52-74b2-b262-027b5a371936', '2025-03-31 06:39:38.834+00', '01a21a65-4996-76e0-9c55-cd2c47e33a7d', 'Asha Example', 'admin', 'category.create', 'category', '01a21a65-4dcd-7283-a83a-f034fa6ae9e0', '0195eaed-5b52-720a-a3fc-52f4da0c8236', NULL, '{"ledger": "Internet"}'),
  ('0195eaed-5b52-76cb-b25d-494feebf56db', '2025-03-31 06:39:38.834+00', '01a21a65-4996-76e0-9c55-cd2c47e33a7d', 'Asha Example', 'admin', 'category.create', 'category', '01a21a65-4dcd-7283-a83a-fa58ddd8898f', '0195eaed-5b52-73db-a958-4217d6b634c7', NULL, '{"ledger": "Repairs"}'),
  ('0195eaed-5b52-774b-bb3c-20c5874f2d20', '2025-03-31 06:39:38.834+00', '01a21a65-4996-76e0-9c55-cd2c47e33a7d', 'Asha Example', 'admin', 'category.create', 'category', '01a21a65-4dcd-7283-a83a-f7fcfe8db499', '0195eaed-5b52-7076-8d93-773c931dd799', NULL, '{"budget": 5000, "ledger": "Stationery"}'),
  ('0195eaed-5b52-77e8-8ce3-3517dedb2228', '2025-03-31 06:39:38.834+00', '01a21a65-4996-76e0-9c55-cd2c47e33a7d', 'Asha Example', 'admin', 'category.create', 'category', '01a21a65-4dcd-7283-a83a-e97f3665d66f', '0195eaed-5b52-76d3-97f4-5eee5c23dd57', NULL, '{"ledger": "Rent"}'),
  ('0195efe3-4389-754e-9fb6-c6d22f5f1010', '2025-04-01 05:46:43.465+00', '01a21a65-4996-76e0-9c55-cd2c47e33a7d', 'Asha Example', 'admin', 'staff.create', 'account', '01a21a65-4c48-7184-94fa-e297597ded1e', '0195efe3-4389-7447-be34-14213d4dcbb8', NULL, '{"id": "01a21a65-4c48-7184-94fa-e297597ded1e", "name": "Anil Demo", "role": "admin", "email": "anil@example.com"}'),
  ('0195f066-eeb6-75b4-9a1b-5b98e9837686', '2025-04-01 08:10:32.502+00', '01a21a65-4996-76e0-9c55-cd2c47e33a7d', 'Asha Example', 'admin', 'staff.create', 'account', '01a21a65-4c48-7184-94fa-d65037fa2a68', '0195f066-eeb6-774a-b5dc-131e9169da4b', NULL, '{"id": "01a21a65-4c48-7184-94fa-d65037fa2a68", "name": "Hina Sample", "role": "hr", "email": "hina@example.com"}'),
  ('0195f0f8-846c-71dc-a30d-cf508f8ec6b4', '2025-04-01 10:49:33.548+00', '01a21a65-4996-76e0-9c55-cd2c47e33a7d', 'Asha Example', 'admin', 'course.create', 'course', '01a21a65-4a04-77b1-8830-beaa31365b15', '0195f0f8-846c-77a8-96e0-0d2a26987be7', NULL, '{"_id": "01a21a65-4a04-77b1-8830-beaa31365b15", "cFee": 35000, "course": "Data Analytics", "version": 1, "cDuration": "6 months"}'),
  ('0195f0f8-846c-7432-bcc5-ab145a81e18a', '2025-04-01 10:49:33.548+00', '01a21a65-4996-76e0-9c55-cd2c47e33a7d', 'Asha Example', 'admin', 'course.create', 'course', '01a21a65-4a04-77b1-8830-c3265b63daf9', '0195f0f8-846c-7307-8a5b-cf12770df180', NULL, '{"_id": "01a21a65-4a04-77b1-8830-c3265b63daf9", "cFee": 22000, "course": "Graphic Design", "version": 1, "cDuration": "5 months"}'),
  ('0195f0f8-846c-74ea-bff5-898805722039', '2025-04-01 10:49:33.548+00', '01a21a65-4996-76e0-9c55-cd2c47e33a7d', 'Asha Example', 'admin', 'course.create', 'course', '01a21a65-4a04-77b1-8830-cd717744b59e', '0195f0f8-846c-71a4-ae64-b28fab66b40f', NULL, '{"_id": "01a21a65-4a04-77b1-8830-cd717744b59e", "cFee": 16500, "course": "Français des affaires", "version": 1, "cDuration": "4 months"}'),
  ('0195f0f8-846c-74ec-baf0-663d884cef4a', '2025-04-01 10:49:33.548+00', '01a21a65-4996-76e0-9c55-cd2c47e33a7d', 'Asha Example', 'admin', 'course.create', 'course', '01a21a65-4a04-77b1-8830-b55de12fd6b2', '0195f0f8-846c-70ad-b2ce-0062188c5f67', NULL, '{"_id": "01a21a65-4a04-77b1-8830-b55de12fd6b2", "cFee": 18000, "course": "Python Programming", "version": 1, "cDuration": "4 months"}'),
  ('0195f0f8-846c-7737-9da9-f8ca21f385bf', '2025-04-01 10:49:33.548+00', '01a21a65-4996-76e0-9c55-cd2c47e33a7d', 'Asha Example', 'admin', 'course.create', 'course', '01a21a65-4a03-776f-a8a9-3294cf79e0bc', '0195f0f8-846c-7349-b18b-2859e342cafc', NULL, '{"_id": "01a21a65-4a03-776f-a8a9-3294cf79e0bc", "cFee": 12000, "course": "Tally with GST", "version": 1, "cDuration": "3 months"}'),
  ('0195f0f8-846c-7761-9b38-667e159808b7', '2025-04-01 10:49:33.548+00', '01a21a65-4996-76e0-9c55-cd2c47e33a7d', 'Asha Example', 'admin', 'course.create', 'course', '01a21a65-4a04-77b1-8830-cb0e5ce0549e', '0195f0f8-846c-74c8-b0c2-3913fcabd142', NULL, '{"_id": "01a21a65-4a04-77b1-8830-cb0e5ce0549e", "cFee": 4500, "course": "Hindi Typing", "version": 1, "cDuration": "2 months"}'),
  ('0195f0f8-846c-77e1-be51-644192aeafb9', '2025-04-01 10:49:33.548+00', '01a21a65-4996-76e0-9c55-cd2c47e33a7d', 'Asha Example', 'admin', 'course.create', 'course', '01a21a65-4a04-77b1-8830-b83828e3be14', '0195f0f8-846c-70cd-92f4-ce9873bbf09d', NULL, '{"_id": "01a21a65-4a04-77b1-8830-b83828e3be14", "cFee": 45000, "course": "Full Stack Web Development", "version": 1, "cDuration": "8 months"}'),
  ('0195f0f8-846c-77f3-836d-0713ec095d19', '2025-04-01 10:49:33.548+00', '01a21a65-4996-76e0-9c55-cd2c47e33a7d', 'Asha Example', 'admin', 'course.create', 'course', '01a21a65-4a04-77b1-8830-c7c7de37c664', '0195f0f8-846c-752d-85e5-e1ffb3645e1f', NULL, '{"_id": "01a21a65-4a04-77b1-8830-c7c7de37c664", "cFee": 15000, "course": "Digital Marketing", "version": 1, "cDuration": "3 months"}'),
  ('0195f143-5a97-7079-8c35-5f3c6a0dc2c8', '2025-04-01 12:11:18.039+00', '01a21a65-4996-76e0-9c55-cd2c47e33a7d', 'Asha Example', 'admin', 'staff.create', 'account', '01a21a65-4c48-7184-94fa-dabb5d1b7518', '0195f143-5a97-70f3-81b8-eb9d2a47d18e', NULL, '{"id": "01a21a65-4c48-7184-94fa-dabb5d1b7518", "name": "Hemant Namuna", "role": "hr", "email": "hemant@example.com"}'),
  ('0195f16e-4e64-7566-a03c-3b1adb65a9fe', '2025-04-01 12:58:12.964+00', '01a21a65-4996-76e0-9c55-cd2c47e33a7d', 'Asha Example', 'admin', 'staff.create', 'account', '01a21a65-4c48-7184-94fa-df8645ea0b10', '0195f16e-4e64-7543-b712-756bdc003cc1', NULL, '{"id": "01a21a65-4c48-7184-94fa-df8645ea0b10", "name": "Hazel Specimen", "role": "hr", "email": "hazel@example.com"}'),
  ('01960aa5-c6f2-76ff-9cf2-493ca5f69aac', '2025-04-06 10:29:18.706+00', '01a21a65-4997-74ca-9abc-f4b0bcb16689', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21a65-4a1e-757a-a5f6-74cee3c91837', '01960aa5-c6f2-70f0-916f-cf383db17e4f', NULL, '{"_id": "01a21a65-4a1e-757a-a5f6-74cee3c91837", "room": "Room 2", "bCode": "PY-2504", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2025-08-27", "trainer": "Binod Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 6}], "startDate": "2025-04-27", "courseName": "Python Programming"}'),
  ('01962e07-dbf7-77e2-8faf-440c19abe63c', '2025-04-13 07:23:09.175+00', '01a21a65-4997-74ca-9abc-f4b0bcb16689', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '01962e07-dbf7-753f-95aa-153b288f4c6e', '01962e07-dbf7-7663-a96c-1c148868c600', NULL, '{"_id": "01962e07-dbf7-753f-95aa-153b288f4c6e", "date": "2025-04-13", "mode": "online", "year": 2025, "month": 4, "course": "Full Stack Web Development", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "nextCall": null, "Enquirymode": "online"}'),
  ('01965222-1b54-7607-9df5-8cc3fa292c66', '2025-04-20 07:38:09.108+00', '01a21a65-4997-74ca-9abc-f4b0bcb16689', 'Hari Example', 'hr', 'enquiry.status', 'enquiry', '01962e07-dbf7-753f-95aa-153b288f4c6e', '01965222-1b54-714f-a651-730edc5bed0e', '{"status": "Open"}', '{"status": "Pending"}'),
  ('0196952d-9296-74c8-a014-36072f5bc429', '2025-05-03 08:05:14.006+00', '01a21a65-4997-74ca-9abc-f4b0bcb16689', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21a65-4a1e-757a-a5f6-7806cc2797c2', '0196952d-9296-756e-871a-5dfa103054d4', NULL, '{"_id": "01a21a65-4a1e-757a-a5f6-7806cc2797c2", "room": "Lab 1", "bCode": "FSW-2505", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-01-24", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}], "startDate": "2025-05-24", "courseName": "Full Stack Web Development"}'),
  ('01971baf-477f-75e0-acc3-412a2007126d', '2025-05-29 10:56:01.407+00', '01a21a65-4997-74ca-9abc-f4b0bcb16689', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21a65-4a1e-757a-a5f6-7c97ce6fdcad', '01971baf-477f-708a-b8a4-5e22b1b03766', NULL, '{"_id": "01a21a65-4a1e-757a-a5f6-7c97ce6fdcad", "room": "Lab 2", "bCode": "DA-2506", "bTime": "18:00 to 20:00", "seats": 1, "endDate": "2025-12-19", "trainer": "Dev Example", "version": 1, "sessions": [{"end": "20:00", "start": "18:00", "weekday": 1}, {"end": "20:00", "start": "18:00", "weekday": 3}, {"end": "20:00", "start": "18:00", "weekday": 5}], "startDate": "2025-06-19", "courseName": "Data Analytics"}'),
  ('01972f8c-001d-7212-90ef-596b627be469', '2025-06-02 07:29:53.693+00', '01a21a65-4996-76e0-9c55-cd2c47e33a7d', 'Asha Example', 'admin', 'expense.create', 'expense', '01972f8c-001d-77ff-804a-03ad050a4f31', '01972f8c-001d-7170-8755-ea8167885467', NULL, '{"_id": "01972f8c-001d-77ff-804a-03ad050a4f31", "date": "2025-06-02", "year": 2025, "month": 6, "amount": 172, "ledger": "01a21a65-4dcd-7283-a83a-f034fa6ae9e0", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-06-02T07:29:53.693Z", "exactMode": null, "updatedAt": "2025-06-02T07:29:53.693Z", "voucherNo": "V2025-26/0001", "ledgerName": "Internet"}'),
  ('019730ae-176e-71bf-ba6c-cb7353861f1f', '2025-06-02 12:46:45.102+00', '01a21a65-4996-76e0-9c55-cd2c47e33a7d', 'Asha Example', 'admin', 'expense.create', 'expense', '019730ae-176e-72bd-992c-57b370012164', '019730ae-176e-7222-8da1-bbcc70663f05', NULL, '{"_id": "019730ae-176e-72bd-992c-57b370012164", "date": "2025-06-02", "year": 2025, "month": 6, "amount": 516, "ledger": "01a21a65-4dcd-7283-a83a-ef3e460fd164", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-06-02T12:46:45.102Z", "exactMode": null, "updatedAt": "2025-06-02T12:46:45.102Z", "voucherNo": "V2025-26/0002", "ledgerName": "Electricity"}'),
  ('01973f27-1abc-73af-a663-3b9bfd235f17', '2025-06-05 08:13:36.828+00', '01a21a65-4996-76e0-9c55-cd2c47e33a7d', 'Asha Example', 'admin', 'expense.create', 'expense', '01973f27-1abc-711f-97b6-f4254fe770d2', '01973f27-1abc-7719-b3eb-33984ab033c3', NULL, '{"_id": "01973f27-1abc-711f-97b6-f4254fe770d2", "date": "2025-06-05", "year": 2025, "month": 6, "amount": 3876, "ledger": "01a21a65-4dcd-7283-a83a-e7c41d1629f3", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-06-05T08:13:36.828Z", "exactMode": null, "updatedAt": "2025-06-05T08:13:36.828Z", "voucherNo": "V2025-26/0003", "ledgerName": "Salaries"}'),
  ('01973f71-631b-757e-bd7f-4f3bfbb70873', '2025-06-05 09:34:45.019+00', '01a21a65-4997-74ca-9abc-f4b0bcb16689', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '01973f71-631b-766a-a3e5-655a406be4d9', '01973f71-631b-739e-a6b0-368f2474e1aa', NULL, '{"_id": "01973f71-631b-766a-a3e5-655a406be4d9", "date": "2025-06-05", "mode": "offline", "year": 2025, "month": 6, "course": "Data Analytics", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "nextCall": null, "Enquirymode": "offline"}'),
  ('019744be-dbb1-762e-8c01-cbadcf33e37f', '2025-06-06 10:17:28.241+00', '01a21a65-4996-76e0-9c55-cd2c47e33a7d', 'Asha Example', 'admin', 'expense.create', 'expense', '019744be-dbb1-711e-9c88-0e63788e296e', '019744be-dbb1-75e7-b485-c872c4161773', NULL, '{"_id": "019744be-dbb1-711e-9c88-0e63788e296e", "date": "2025-06-06", "year": 2025, "month": 6, "amount": 2153, "ledger": "01a21a65-4dcd-7283-a83a-e97f3665d66f", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-06-06T10:17:28.241Z", "exactMode": null, "updatedAt": "2025-06-06T10:17:28.241Z", "voucherNo": "V2025-26/0004", "ledgerName": "Rent"}'),
  ('01976d38-7d5f-72d3-89eb-783dcf23a122', '2025-06-14 06:55:08.127+00', '01a21a65-4997-74ca-9abc-f4b0bcb16689', 'Hari Example', 'hr', 'enquiry.admit', 'enquiry', '01973f71-631b-766a-a3e5-655a406be4d9', '01976d38-7d5f-76a0-8ab1-1c73f64e2ada', '{"status": "Open", "student": null}', '{"status": "Closed", "student": "01976d38-7d5f-7238-8ab4-eea24dc69be2"}'),
  ('01976d38-7d5f-7552-bf88-dddd5f42f2cf', '2025-06-14 06:55:08.127+00', '01a21a65-4997-74ca-9abc-f4b0bcb16689', 'Hari Example', 'hr', 'student.register', 'student', '01976d38-7d5f-7238-8ab4-eea24dc69be2', '01976d38-7d5f-77af-95d8-1c1a27f99768', NULL, '{"_id": "01976d38-7d5f-7238-8ab4-eea24dc69be2", "fee": 31500, "mode": "offline", "batch": "DA-2506", "course": "Data Analytics", "status": "Active", "PaidFee": 0, "dueDate": "2025-07-19", "endDate": "2025-12-19", "version": 1, "TotalFee": 31500, "declared": null, "isPlaced": "notPlaced", "cduration": "6 months", "PendingFee": 31500, "isCompleted": "yes", "joiningDate": "2025-06-14"}'),
  ('01977d82-9bf0-75e2-8a08-c20181ee112f', '2025-06-17 10:50:01.072+00', '01a21a65-4c48-7184-94fa-d65037fa2a68', 'Hina Sample', 'hr', 'fee.record', 'receipt', '01977d82-9bf0-76bd-8ddb-89099fb389df', '01977d82-9bf0-74fc-ba10-b73d0e83ee36', NULL, '{"_id": "01977d82-9bf0-76bd-8ddb-89099fb389df", "due": 21000, "date": "2025-06-17", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 6, "course": "Data Analytics", "changed": false, "payMode": "Online", "payable": 31500, "student": "01976d38-7d5f-7238-8ab4-eea24dc69be2", "version": 1, "issuedOn": "2025-06-17", "exactMode": "UPI", "receiptNo": "2025-26/000001"}'),
  ('0197a729-c8b5-75e2-a119-1538c39a9634', '2025-06-25 12:57:02.901+00', '01a21a65-4997-74ca-9abc-f4b0bcb16689', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21a65-4a1e-757a-a5f6-8182724c4264', '0197a729-c8b5-747d-91ad-771d2e532e1d', NULL, '{"_id": "01a21a65-4a1e-757a-a5f6-8182724c4264", "room": "Room 1", "bCode": "GD-2507", "bTime": "18:00 to 20:00", "seats": 1, "endDate": "2025-12-16", "trainer": "Esther Example", "version": 1, "sessions": [{"end": "20:00", "start": "18:00", "weekday": 2}, {"end": "20:00", "start": "18:00", "weekday": 4}, {"end": "20:00", "start": "18:00", "weekday": 6}], "startDate": "2025-07-16", "courseName": "Graphic Design"}'),
  ('0197cf00-2cf0-749a-9b70-287b83705cde', '2025-07-03 06:36:24.688+00', '01a21a65-4996-76e0-9c55-cd2c47e33a7d', 'Asha Example', 'admin', 'expense.create', 'expense', '0197cf00-2cf0-7108-899b-4f2e49408d4d', '0197cf00-2cf0-71fd-b6d6-f5afdb379d59', NULL, '{"_id": "0197cf00-2cf0-7108-899b-4f2e49408d4d", "date": "2025-07-03", "year": 2025, "month": 7, "amount": 1058, "ledger": "01a21a65-4dcd-7283-a83a-ef3e460fd164", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-07-03T06:36:24.688Z", "exactMode": null, "updatedAt": "2025-07-03T06:36:24.688Z", "voucherNo": "V2025-26/0005", "ledgerName": "Electricity"}'),
  ('0197d3b1-cdf4-7616-bb2d-36f4e1e8b0d6', '2025-07-04 04:28:54.644+00', '01a21a65-4996-76e0-9c55-cd2c47e33a7d', 'Asha Example', 'admin', 'expense.create', 'expense', '0197d3b1-cdf4-739b-bc46-864611a39c26', '0197d3b1-cdf4-7068-a761-8cc7a1679178', NULL, '{"_id": "0197d3b1-cdf4-739b-bc46-864611a39c26", "date": "2025-07-04", "year": 2025, "month": 7, "amount": 352, "ledger": "01a21a65-4dcd-7283-a83a-f034fa6ae9e0", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-07-04T04:28:54.644Z", "exactMode": null, "updatedAt": "2025-07-04T04:28:54.644Z", "voucherNo": "V2025-26/0006", "ledgerName": "Internet"}'),
  ('0197d44b-78c3-76a4-b211-86888d2d2d84', '2025-07-04 07:16:45.379+00', '01a21a65-4996-76e0-9c55-cd2c47e33a7d', 'Asha Example', 'admin', 'expense.create', 'expense', '0197d44b-78c3-7213-bf21-f62a762cb2b9', '0197d44b-78c3-7690-9972-7c6ab53b019a', NULL, '{"_id": "0197d44b-78c3-7213-bf21-f62a762cb2b9", "date": "2025-07-04", "year": 2025, "month": 7, "amount": 7938, "ledger": "01a21a65-4dcd-7283-a83a-e7c41d1629f3", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-07-04T07:16:45.379Z", "exactMode": null, "updatedAt": "2025-07-04T07:16:45.379Z", "voucherNo": "V2025-26/0007", "ledgerName": "Salaries"}'),
  ('0197e9a1-67f5-77df-9e28-582fe29fbc67', '2025-07-08 10:42:38.709+00', '01a21a65-4996-76e0-9c55-cd2c47e33a7d', 'Asha Example', 'admin', 'expense.create', 'expense', '0197e9a1-67f5-7001-8322-a003cfd20b64', '0197e9a1-67f5-73a9-b3db-8fd501ba61d2', NULL, '{"_id": "0197e9a1-67f5-7001-8322-a003cfd20b64", "date": "2025-07-08", "year": 2025, "month": 7, "amount": 4410, "ledger": "01a21a65-4dcd-7283-a83a-e97f3665d66f", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-07-08T10:42:38.709Z", "exactMode": null, "updatedAt": "2025-07-08T10:42:38.709Z", "voucherNo": "V2025-26/0008", "ledgerName": "Rent"}'),
  ('01980c8c-196a-73ed-baf5-32cdcb171817', '2025-07-15 05:26:04.906+00', '01a21a65-4c48-7184-94fa-dabb5d1b7518', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '01980c8c-196a-7438-be99-845c5490cea8', '01980c8c-196a-747a-8bdc-dc79fe946984', NULL, '{"_id": "01980c8c-196a-7438-be99-845c5490cea8", "due": 10500, "date": "2025-07-15", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 7, "course": "Data Analytics", "changed": false, "payMode": "Cash", "payable": 31500, "student": "01976d38-7d5f-7238-8ab4-eea24dc69be2", "version": 1, "issuedOn": "2025-07-15", "exactMode": null, "receiptNo": "2025-26/000002"}'),
  ('01982b99-c49f-779f-b4d1-1fab3b343bbf', '2025-07-21 06:09:14.399+00', '01a21a65-4997-74ca-9abc-f4b0bcb16689', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21a65-4a1f-7318-928d-af9d693149b4', '01982b99-c49f-76f7-9283-74b0e660153e', NULL, '{"_id": "01a21a65-4a1f-7318-928d-af9d693149b4", "room": "Room 2", "bCode": "DM-2508", "bTime": "10:00 to 12:00", "seats": 1, "endDate": "2025-11-11", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 5}], "startDate": "2025-08-11", "courseName": "Digital Marketing"}'),
  ('0198305a-7b46-7671-87c5-7ba835e00274', '2025-07-22 04:18:12.934+00', '01a21a65-4997-74ca-9abc-f4b0bcb16689', 'Hari Example', 'hr', 'student.register', 'student', '0198305a-7b46-77ec-8c2e-3149c62dcef3', '0198305a-7b46-7587-9257-37003e00ca8b', NULL, '{"_id": "0198305a-7b46-77ec-8c2e-3149c62dcef3", "fee": 22000, "mode": "offline", "batch": "GD-2507", "course": "Graphic Design", "status": "Active", "PaidFee": 0, "dueDate": "2025-08-26", "endDate": "2025-12-16", "version": 1, "TotalFee": 22000, "declared": null, "isPlaced": "notPlaced", "cduration": "5 months", "PendingFee": 22000, "isCompleted": "yes", "joiningDate": "2025-07-22"}'),
  ('01983ab5-5436-7229-84f1-c00e583edc55', '2025-07-24 04:33:38.87+00', '01976d38-7d5f-7238-8ab4-eea24dc69be2', '', 'student', 'project.add', 'project', '01983ab5-5436-769c-b50f-0e15f0cb5f9e', '01983ab5-5436-73f2-98f8-a7a2441235d2', NULL, '{"_id": "01983ab5-5436-769c-b50f-0e15f0cb5f9e", "student": "01976d38-7d5f-7238-8ab4-eea24dc69be2", "version": 1}'),
  ('01984f40-d442-7730-a1d0-213491e0ca13', '2025-07-28 04:18:25.474+00', '01a21a65-4997-74ca-9abc-f4b0bcb16689', 'Hari Example', 'hr', 'fee.record', 'receipt', '01984f40-d442-76be-ad0a-d9ff437d95fb', '01984f40-d442-7661-9a81-b8bd5ac35152', NULL, '{"_id": "01984f40-d442-76be-ad0a-d9ff437d95fb", "due": 11000, "date": "2025-07-28", "paid": 11000, "year": 2025, "bCode": "GD-2507", "month": 7, "course": "Graphic Design", "changed": false, "payMode": "Online", "payable": 22000, "student": "0198305a-7b46-77ec-8c2e-3149c62dcef3", "version": 1, "issuedOn": "2025-07-28", "exactMode": "Bank transfer", "receiptNo": "2025-26/000003"}'),
  ('01985aa9-0953-7134-9659-eabf719c97b0', '2025-07-30 09:28:04.179+00', '01a21a65-4996-76e0-9c55-cd2c47e33a7d', 'Asha Example', 'admin', 'staff.update', 'account', '01a21a65-4c48-7184-94fa-df8645ea0b10', '01985aa9-0953-71d5-b643-35658e364ec8', '{"status": "Active", "version": 1}', '{"status": "Disable", "version": 2}'),
  ('01986905-43a3-7230-9ee2-e6d1a24beb16', '2025-08-02 04:23:29.443+00', '01a21a65-4996-76e0-9c55-cd2c47e33a7d', 'Asha Example', 'admin', 'expense.create', 'expense', '01986905-43a3-7585-a29a-9898c1374f04', '01986905-43a3-7588-9e1c-f048ea9b33a5', NULL, '{"_id": "01986905-43a3-7585-a29a-9898c1374f04", "date": "2025-08-02", "year": 2025, "month": 8, "amount": 4341, "ledger": "01a21a65-4dcd-7283-a83a-e97f3665d66f", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-08-02T04:23:29.443Z", "exactMode": null, "updatedAt": "2025-08-02T04:23:29.443Z", "voucherNo": "V2025-26/0009", "ledgerName": "Rent"}'),
  ('019873c7-c03e-7598-b8c3-be0f63a7c27e', '2025-08-04 06:32:07.486+00', '01a21a65-4996-76e0-9c55-cd2c47e33a7d', 'Asha Example', 'admin', 'expense.create', 'expense', '019873c7-c03e-77b5-a456-26e29349a81d', '019873c7-c03e-7699-af5c-b243dc714463', NULL, '{"_id": "019873c7-c03e-77b5-a456-26e29349a81d", "date": "2025-08-04", "year": 2025, "month": 8, "amount": 7814, "ledger": "01a21a65-4dcd-7283-a83a-e7c41d1629f3", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-08-04T06:32:07.486Z", "exactMode": null, "updatedAt": "2025-08-04T06:32:07.486Z", "voucherNo": "V2025-26/0010", "ledgerName": "Salaries"}'),
  ('0198742d-391a-7494-9662-3c3436ddb306', '2025-08-04 08:22:57.562+00', '01a21a65-4996-76e0-9c55-cd2c47e33a7d', 'Asha Example', 'admin', 'expense.create', 'expense', '0198742d-391a-75c7-b3e2-270ff59c0cbb', '0198742d-391a-770c-8453-1ae11f327615', NULL, '{"_id": "0198742d-391a-75c7-b3e2-270ff59c0cbb", "date": "2025-08-04", "year": 2025, "month": 8, "amount": 347, "ledger": "01a21a65-4dcd-7283-a83a-f034fa6ae9e0", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-08-04T08:22:57.562Z", "exactMode": null, "updatedAt": "2025-08-04T08:22:57.562Z", "voucherNo": "V2025-26/0011", "ledgerName": "Internet"}'),
  ('01987a45-a517-72b0-870d-843ebd4d6bce', '2025-08-05 12:47:21.367+00', '01a21a65-4996-76e0-9c55-cd2c47e33a7d', 'Asha Example', 'admin', 'expense.create', 'expense', '01987a45-a517-70a6-b5aa-b71f43757488', '01987a45-a517-72e0-8c20-8a49ab6fc2aa', NULL, '{"_id": "01987a45-a517-70a6-b5aa-b71f43757488", "date": "2025-08-05", "year": 2025, "month": 8, "amount": 1041, "ledger": "01a21a65-4dcd-7283-a83a-ef3e460fd164", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-08-05T12:47:21.367Z", "exactMode": null, "updatedAt": "2025-08-05T12:47:21.367Z", "voucherNo": "V2025-26/0012", "ledgerName": "Electricity"}'),
  ('0198adb9-bb13-757c-aafa-ca999ab43172', '2025-08-15 12:34:47.187+00', '01a21a65-4c48-7184-94fa-d65037fa2a68', 'Hina Sample', 'hr', 'fee.record', 'receipt', '0198adb9-bb13-713c-8bd6-0b4d942ae04b', '0198adb9-bb13-72f7-834e-47e154ac7dce', NULL, '{"_id": "0198adb9-bb13-713c-8bd6-0b4d942ae04b", "due": 0, "date": "2025-08-15", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 8, "course": "Data Analytics", "changed": false, "payMode": "Others", "payable": 31500, "student": "01976d38-7d5f-7238-8ab4-eea24dc69be2", "version": 1, "issuedOn": "2025-08-15", "exactMode": null, "receiptNo": "2025-26/000004"}'),
  ('0198b7a5-65f9-7558-9729-dedd619d5f71', '2025-08-17 10:48:46.841+00', '01a21a65-4997-74ca-9abc-f4b0bcb16689', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21a65-4a1f-7318-928d-b0a5d83fc22d', '0198b7a5-65f9-70b5-b0c3-336cb21b5d3f', NULL, '{"_id": "01a21a65-4a1f-7318-928d-b0a5d83fc22d", "room": "Lab 1", "bCode": "HT-2509", "bTime": "15:00 to 17:00", "seats": 1, "endDate": "2025-11-07", "trainer": "Binod Example", "version": 1, "sessions": [{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 5}], "startDate": "2025-09-07", "courseName": "Hindi Typing"}'),
  ('0198d1be-32ac-77c4-a323-6e3ff501049c', '2025-08-22 12:25:59.724+00', '01a21a65-4c48-7184-94fa-dabb5d1b7518', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '0198d1be-32ac-771c-9ce3-d16f2e91bd7f', '0198d1be-32ac-71c9-8ffe-1670623901b8', NULL, '{"_id": "0198d1be-32ac-771c-9ce3-d16f2e91bd7f", "due": 0, "date": "2025-08-21", "paid": 11000, "year": 2025, "bCode": "GD-2507", "month": 8, "course": "Graphic Design", "changed": false, "payMode": "Online", "payable": 22000, "student": "0198305a-7b46-77ec-8c2e-3149c62dcef3", "version": 1, "issuedOn": "2025-08-22", "exactMode": "UPI", "receiptNo": "2025-26/000005"}'),
  ('019904aa-7eb6-7065-9adc-ebd0db78f69e', '2025-09-01 09:45:06.486+00', '01a21a65-4996-76e0-9c55-cd2c47e33a7d', 'Asha Example', 'admin', 'expense.create', 'expense', '019904aa-7eb6-70da-8e10-c01efa112aba', '019904aa-7eb6-77d5-9150-4da61b9623e6', NULL, '{"_id": "019904aa-7eb6-70da-8e10-c01efa112aba", "date": "2025-09-01", "year": 2025, "month": 9, "amount": 6144, "ledger": "01a21a65-4dcd-7283-a83a-e7c41d1629f3", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-09-01T09:45:06.486Z", "exactMode": null, "updatedAt": "2025-09-01T09:45:06.486Z", "voucherNo": "V2025-26/0013", "ledgerName": "Salaries"}'),
  ('01990a07-c598-7494-8282-60bd0a5d152f', '2025-09-02 10:45:05.56+00', '01a21a65-4996-76e0-9c55-cd2c47e33a7d', 'Asha Example', 'admin', 'expense.create', 'expense', '01990a07-c598-7760-a7e0-243841352c97', '01990a07-c598-764a-b0f5-445fb14f3e25', NULL, '{"_id": "01990a07-c598-7760-a7e0-243841352c97", "date": "2025-09-02", "year": 2025, "month": 9, "amount": 3413, "ledger": "01a21a65-4dcd-7283-a83a-e97f3665d66f", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-09-02T10:45:05.560Z", "exactMode": null, "updatedAt": "2025-09-02T10:45:05.560Z", "voucherNo": "V2025-26/0014", "ledgerName": "Rent"}'),
  ('01990f32-eeb0-703b-8343-7d8e088b560c', '2025-09-03 10:50:20.208+00', '01a21a65-4996-76e0-9c55-cd2c47e33a7d', 'Asha Example', 'admin', 'expense.create', 'expense', '01990f32-eeb0-73af-8ff5-fa22a7a40c91', '01990f32-eeb0-74f1-ba4e-2f548ea09a15', NULL, '{"_id": "01990f32-eeb0-73af-8ff5-fa22a7a40c91", "date": "2025-09-03", "year": 2025, "month": 9, "amount": 819, "ledger": "01a21a65-4dcd-7283-a83a-ef3e460fd164", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-09-03T10:50:20.208Z", "exactMode": null, "updatedAt": "2025-09-03T10:50:20.208Z", "voucherNo": "V2025-26/0015", "ledgerName": "Electricity"}'),
  ('0199291d-4815-7285-a4e5-3301c7744e02', '2025-09-08 11:36:48.917+00', '01a21a65-4996-76e0-9c55-cd2c47e33a7d', 'Asha Example', 'admin', 'expense.create', 'expense', '0199291d-4815-70a9-8b21-fa8132636f44', '0199291d-4815-7030-afd3-99748f5258f3', NULL, '{"_id": "0199291d-4815-70a9-8b21-fa8132636f44", "date": "2025-09-08", "year": 2025, "month": 9, "amount": 273, "ledger": "01a21a65-4dcd-7283-a83a-f034fa6ae9e0", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-09-08T11:36:48.917Z", "exactMode": null, "updatedAt": "2025-09-08T11:36:48.917Z", "voucherNo": "V2025-26/0016", "ledgerName": "Internet"}'),
  ('01993c60-445a-75c2-9715-76e2d00869ed', '2025-09-12 05:22:45.978+00', '01a21a65-4997-74ca-9abc-f4b0bcb16689', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21a65-4a1f-7318-928d-b46a05f7ad2f', '01993c60-445a-72f4-a2e6-6eec099ebc72', NULL, '{"_id": "01a21a65-4a1f-7318-928d-b46a05f7ad2f", "room": "Lab 2", "bCode": "FR-2510", "bTime": "15:00 to 17:00", "seats": 1, "endDate": "2026-02-03", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "17:00", "start": "15:00", "weekday": 2}, {"end": "17:00", "start": "15:00", "weekday": 4}, {"end": "17:00", "start": "15:00", "weekday": 6}], "startDate": "2025-10-03", "courseName": "Français des affaires"}'),
  ('01994735-b681-7652-ac8d-9798e5b11de8', '2025-09-14 07:52:06.529+00', '01a21a65-4997-74ca-9abc-f4b0bcb16689', 'Hari Example', 'hr', 'fee.record', 'receipt', '01994735-b681-7336-bd08-81e440095709', '01994735-b681-747f-ae75-5b02524049c3', NULL, '{"_id": "01994735-b681-7336-bd08-81e440095709", "due": 0, "date": "2025-09-14", "paid": 15000, "year": 2025, "bCode": "DM-2508", "month": 9, "course": "Digital Marketing", "changed": false, "payMode": "Cash", "payable": 15000, "student": "0199483e-e8b1-7531-8158-8af4bbe90e11", "version": 1, "issuedOn": "2025-09-14", "exactMode": null, "receiptNo": "2025-26/000006"}'),
  ('0199483e-e8b1-7112-849f-4cf731dd407d', '2025-09-14 12:41:46.417+00', '01a21a65-4997-74ca-9abc-f4b0bcb16689', 'Hari Example', 'hr', 'student.register', 'student', '0199483e-e8b1-7531-8158-8af4bbe90e11', '0199483e-e8b1-7315-b59d-1f8ccc1fbb8e', NULL, '{"_id": "0199483e-e8b1-7531-8158-8af4bbe90e11", "fee": 15000, "mode": "online", "batch": "DM-2508", "course": "Digital Marketing", "status": "Active", "PaidFee": 0, "dueDate": "2025-10-19", "endDate": "2025-11-11", "version": 1, "TotalFee": 15000, "declared": null, "isPlaced": "placed", "cduration": "3 months", "PendingFee": 15000, "isCompleted": "yes", "joiningDate": "2025-09-14"}'),
  ('0199c7c0-0ba8-75a0-bbb1-411942b29701', '2025-10-09 06:54:35.944+00', '01a21a65-4997-74ca-9abc-f4b0bcb16689', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21a65-4a1f-7318-928d-ba31f7336b67', '0199c7c0-0ba8-7646-9d88-5cf94870a75d', NULL, '{"_id": "01a21a65-4a1f-7318-928d-ba31f7336b67", "room": "Room 1", "bCode": "TALLY-2510", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-01-30", "trainer": "Dev Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}], "startDate": "2025-10-30", "courseName": "Tally with GST"}'),
  ('019a24d1-6480-71b3-a596-71e011820f42', '2025-10-27 08:38:13.888+00', '01a21a65-4997-74ca-9abc-f4b0bcb16689', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '019a24d1-6480-71a5-89ea-a02c30d04203', '019a24d1-6480-71f3-bb3c-ea35370113a1', NULL, '{"_id": "019a24d1-6480-71a5-89ea-a02c30d04203", "date": "2025-10-27", "mode": "offline", "year": 2025, "month": 10, "course": "Full Stack Web Development", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "nextCall": null, "Enquirymode": "offline"}'),
  ('019a24d1-6480-72f0-bcde-8a2c88f34fa3', '2025-10-27 08:38:13.888+00', '01a21a65-4997-74ca-9abc-f4b0bcb16689', 'Hari Example', 'hr', 'enquiry.status', 'enquiry', '019a24d1-6480-71a5-89ea-a02c30d04203', '019a24d1-6480-7625-8a8b-81ead40a633e', '{"status": "Open"}', '{"status": "Pending"}'),
  ('019a3e0d-cbe7-779e-8a61-674ec826f2f6', '2025-11-01 06:14:42.919+00', '01a21a65-4996-76e0-9c55-cd2c47e33a7d', 'Asha Example', 'admin', 'expense.create', 'expense', '019a3e0d-cbe7-779e-bca3-7696136a83f1', '019a3e0d-cbe7-7799-b1b6-3ff34eb7617a', NULL, '{"_id": "019a3e0d-cbe7-779e-bca3-7696136a83f1", "date": "2025-11-01", "year": 2025, "month": 11, "amount": 1250, "ledger": "01a21a65-4dcd-7283-a83a-e97f3665d66f", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-11-01T06:14:42.919Z", "exactMode": null, "updatedAt": "2025-11-01T06:14:42.919Z", "voucherNo": "V2025-26/0017", "ledgerName": "Rent"}'),
  ('019a499b-18e8-72d4-a0a0-bfc7cc1123c9', '2025-11-03 12:04:52.584+00', '01a21a65-4996-76e0-9c55-cd2c47e33a7d', 'Asha Example', 'admin', 'expense.create', 'expense', '019a499b-18e8-74e1-9a7f-0cb96e63ce5a', '019a499b-18e8-7583-bb5f-a19b589ce395', NULL, '{"_id": "019a499b-18e8-74e1-9a7f-0cb96e63ce5a", "date": "2025-11-03", "year": 2025, "month": 11, "amount": 2250, "ledger": "01a21a65-4dcd-7283-a83a-e7c41d1629f3", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-11-03T12:04:52.584Z", "exactMode": null, "updatedAt": "2025-11-03T12:04:52.584Z", "voucherNo": "V2025-26/0018", "ledgerName": "Salaries"}'),
  ('019a4dd1-d13d-769c-802f-3fd5685f0b9f', '2025-11-04 07:43:07.581+00', '01a21a65-4997-74ca-9abc-f4b0bcb16689', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21a65-4a1f-7318-928d-bff354b4b808', '019a4dd1-d13d-71f5-902d-7b92327de44a', NULL, '{"_id": "01a21a65-4a1f-7318-928d-bff354b4b808", "room": "Room 2", "bCode": "PY-2511", "bTime": "18:00 to 20:00", "seats": 1, "endDate": "2026-03-25", "trainer": "Esther Example", "version": 1, "sessions": [{"end": "20:00", "start": "18:00", "weekday": 1}, {"end": "20:00", "start": "18:00", "weekday": 3}, {"end": "20:00", "start": "18:00", "weekday": 5}], "startDate": "2025-11-25", "courseName": "Python Programming"}'),
  ('019a5870-be50-71e1-ab31-807756b5fa84', '2025-11-06 09:12:55.12+00', '01a21a65-4996-76e0-9c55-cd2c47e33a7d', 'Asha Example', 'admin', 'expense.create', 'expense', '019a5870-be50-70fe-90f8-1d2b7897aa6f', '019a5870-be50-7193-a96a-82c0aa1e7c15', NULL, '{"_id": "019a5870-be50-70fe-90f8-1d2b7897aa6f", "date": "2025-11-06", "year": 2025, "month": 11, "amount": 100, "ledger": "01a21a65-4dcd-7283-a83a-f034fa6ae9e0", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-11-06T09:12:55.120Z", "exactMode": null, "updatedAt": "2025-11-06T09:12:55.120Z", "voucherNo": "V2025-26/0019", "ledgerName": "Internet"}'),
  ('019a58cd-919f-7108-9aa0-e55f9ff8e24c', '2025-11-06 10:54:18.527+00', '01a21a65-4996-76e0-9c55-cd2c47e33a7d', 'Asha Example', 'admin', 'expense.create', 'expense', '019a58cd-919f-776f-978b-c1d7f37f3409', '019a58cd-919f-71d3-9de1-bf6e059f0cd8', NULL, '{"_id": "019a58cd-919f-776f-978b-c1d7f37f3409", "date": "2025-11-06", "year": 2025, "month": 11, "amount": 300, "ledger": "01a21a65-4dcd-7283-a83a-ef3e460fd164", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-11-06T10:54:18.527Z", "exactMode": null, "updatedAt": "2025-11-06T10:54:18.527Z", "voucherNo": "V2025-26/0020", "ledgerName": "Electricity"}'),
  ('019acdcb-3f5e-7796-852a-226effce004b', '2025-11-29 04:07:20.67+00', '01a21a65-4997-74ca-9abc-f4b0bcb16689', 'Hari Example', 'hr', 'student.register', 'student', '019acdcb-3f5e-73b8-a632-059ef63a6d18', '019acdcb-3f5e-7681-8c1e-a4b3c4389359', NULL, '{"_id": "019acdcb-3f5e-73b8-a632-059ef63a6d18", "fee": 18000, "mode": "offline", "batch": "PY-2511", "course": "Python Programming", "status": "Active", "PaidFee": 0, "dueDate": "2026-01-03", "endDate": "2026-03-25", "version": 1, "TotalFee": 18000, "declared": null, "isPlaced": "notPlaced", "cduration": "4 months", "PendingFee": 18000, "isCompleted": "yes", "joiningDate": "2025-11-29"}'),
  ('019acefa-c7b2-724c-b17b-26b47d36db65', '2025-11-29 09:38:52.978+00', '01a21a65-4c48-7184-94fa-d65037fa2a68', 'Hina Sample', 'hr', 'fee.record', 'receipt', '019acefa-c7b2-77c5-95bb-05f2a50f6af2', '019acefa-c7b2-733c-902e-c1289d66e220', NULL, '{"_id": "019acefa-c7b2-77c5-95bb-05f2a50f6af2", "due": 12000, "date": "2025-11-29", "paid": 6000, "year": 2025, "bCode": "PY-2511", "month": 11, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-73b8-a632-059ef63a6d18", "version": 1, "issuedOn": "2025-11-29", "exactMode": null, "receiptNo": "2025-26/000007"}'),
  ('019ad88c-72fa-7784-b17a-342d4ad0b141', '2025-12-01 06:14:34.49+00', '01a21a65-4997-74ca-9abc-f4b0bcb16689', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21a65-4a1f-7318-928d-c2af2d6f8fbf', '019ad88c-72fa-7191-9c60-2ebeaac8cde5', NULL, '{"_id": "01a21a65-4a1f-7318-928d-c2af2d6f8fbf", "room": "Lab 1", "bCode": "FSW-2512", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-08-22", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}], "startDate": "2025-12-22", "courseName": "Full Stack Web Development"}'),
  ('019b5e41-c6ac-74e6-8604-294309410be9', '2025-12-27 05:22:07.66+00', '01a21a65-4997-74ca-9abc-f4b0bcb16689', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21a65-4a1f-7318-928d-c59621ea710e', '019b5e41-c6ac-736d-a48e-ab75f0381518', NULL, '{"_id": "01a21a65-4a1f-7318-928d-c59621ea710e", "room": "Lab 2", "bCode": "DA-2601", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-07-17", "trainer": "Binod Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}], "startDate": "2026-01-17", "courseName": "Data Analytics"}'),
  ('019b7ce0-50eb-7080-9bdb-2188ede479ec', '2026-01-02 04:03:54.219+00', '01a21a65-4c48-7184-94fa-dabb5d1b7518', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '019b7ce0-50eb-7392-8398-edb7541fdbdd', '019b7ce0-50eb-7786-837f-1cfcf2d7f65b', NULL, '{"_id": "019b7ce0-50eb-7392-8398-edb7541fdbdd", "due": 6000, "date": "2026-01-02", "paid": 6000, "year": 2026, "bCode": "PY-2511", "month": 1, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-73b8-a632-059ef63a6d18", "version": 1, "issuedOn": "2026-01-02", "exactMode": null, "receiptNo": "2025-26/000008"}'),
  ('019b7d9a-7db3-7376-a0dd-8d7a1ebc06ae', '2026-01-02 07:27:15.379+00', '01a21a65-4996-76e0-9c55-cd2c47e33a7d', 'Asha Example', 'admin', 'expense.create', 'expense', '019b7d9a-7db3-742e-bef7-75030817dde6', '019b7d9a-7db3-7691-ade1-e0b9dbd0aa41', NULL, '{"_id": "019b7d9a-7db3-742e-bef7-75030817dde6", "date": "2026-01-02", "year": 2026, "month": 1, "amount": 1076, "ledger": "01a21a65-4dcd-7283-a83a-e97f3665d66f", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2026-01-02T07:27:15.379Z", "exactMode": null, "updatedAt": "2026-01-02T07:27:15.379Z", "voucherNo": "V2025-26/0021", "ledgerName": "Rent"}'),
  ('019b92c8-7213-7299-a04b-59cfda3bd129', '2026-01-06 10:09:28.595+00', '01a21a65-4996-76e0-9c55-cd2c47e33a7d', 'Asha Example', 'admin', 'expense.create', 'expense', '019b92c8-7213-705c-bbf0-35c9b6c48166', '019b92c8-7213-7716-9bd7-7c4b9481b9c5', NULL, '{"_id": "019b92c8-7213-705c-bbf0-35c9b6c48166", "date": "2026-01-06", "year": 2026, "month": 1, "amount": 258, "ledger": "01a21a65-4dcd-7283-a83a-ef3e460fd164", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2026-01-06T10:09:28.595Z", "exactMode": null, "updatedAt": "2026-01-06T10:09:28.595Z", "voucherNo": "V2025-26/0022", "ledgerName": "Electricity"}'),
  ('019b96c0-e9f1-7517-88ff-ce9be85ba032', '2026-01-07 04:39:43.857+00', '01a21a65-4996-76e0-9c55-cd2c47e33a7d', 'Asha Example', 'admin', 'expense.create', 'expense', '019b96c0-e9f1-712e-b85b-90e8c70a5683', '019b96c0-e9f1-71bf-b45c-d0050c4ceaf8', NULL, '{"_id": "019b96c0-e9f1-712e-b85b-90e8c70a5683", "date": "2026-01-07", "year": 2026, "month": 1, "amount": 1938, "ledger": "01a21a65-4dcd-7283-a83a-e7c41d1629f3", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2026-01-07T04:39:43.857Z", "exactMode": null, "updatedAt": "2026-01-07T04:39:43.857Z", "voucherNo": "V2025-26/0023", "ledgerName": "Salaries"}'),
  ('019b9be6-f910-73df-a7fc-3369862291e9', '2026-01-08 04:39:24.176+00', '01a21a65-4996-76e0-9c55-cd2c47e33a7d', 'Asha Example', 'admin', 'expense.create', 'expense', '019b9be6-f910-74ef-9119-e8cd3d3b70ab', '019b9be6-f910-77c0-809d-e042a2928c12', NULL, '{"_id": "019b9be6-f910-74ef-9119-e8cd3d3b70ab", "date": "2026-01-08", "year": 2026, "month": 1, "amount": 86, "ledger": "01a21a65-4dcd-7283-a83a-f034fa6ae9e0", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2026-01-08T04:39:24.176Z", "exactMode": null, "updatedAt": "2026-01-08T04:39:24.176Z", "voucherNo": "V2025-26/0024", "ledgerName": "Internet"}'),
  ('019bea69-43a4-75db-98ed-d532b2cd2a4e', '2026-01-23 10:32:05.796+00', '01a21a65-4997-74ca-9abc-f4b0bcb16689', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21a65-4a1f-7318-928d-ca8fab28c693', '019bea69-43a4-72a5-a428-b6686d2472f8', NULL, '{"_id": "01a21a65-4a1f-7318-928d-ca8fab28c693", "room": "Room 1", "bCode": "GD-2602", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2026-07-13", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 5}], "startDate": "2026-02-13", "courseName": "Graphic Design"}'),
  ('019c1cef-33c4-723e-b895-0a2e2bb9af55', '2026-02-02 05:59:24.356+00', '01a21a65-4997-74ca-9abc-f4b0bcb16689', 'Hari Example', 'hr', 'fee.record', 'receipt', '019c1cef-33c4-77d9-af8e-3e2093b3ac9a', '019c1cef-33c4-76be-9482-ebfce8ba6eff', NULL, '{"_id": "019c1cef-33c4-77d9-af8e-3e2093b3ac9a", "due": 0, "date": "2026-02-02", "paid": 6000, "year": 2026, "bCode": "PY-2511", "month": 2, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-73b8-a632-059ef63a6d18", "version": 1, "issuedOn": "2026-02-02", "exactMode": null, "receiptNo": "2025-26/000009"}'),
  ('019c31b6-9ffd-7241-b49b-7bcc2d52030c', '2026-02-06 06:49:38.045+00', '01a21a65-4996-76e0-9c55-cd2c47e33a7d', 'Asha Example', 'admin', 'expense.create', 'expense', '019c31b6-9ffd-7035-9766-45c43df2ca55', '019c31b6-9ffd-75f3-b0c4-ba1d2a312414', NULL, '{"_id": "019c31b6-9ffd-7035-9766-45c43df2ca55", "date": "2026-02-06", "year": 2026, "month": 2, "amount": 2457, "ledger": "01a21a65-4dcd-7283-a83a-e7c41d1629f3", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2026-02-06T06:49:38.045Z", "exactMode": null, "updatedAt": "2026-02-06T06:49:38.045Z", "voucherNo": "V2025-26/0025", "ledgerName": "Salaries"}'),
  ('019c369f-a274-709b-8c4e-98ffa45e0c01', '2026-02-07 05:42:37.428+00', '01a21a65-4996-76e0-9c55-cd2c47e33a7d', 'Asha Example', 'admin', 'expense.create', 'expense', '019c369f-a274-727c-84ca-3d3a9780548a', '019c369f-a274-753d-9d21-66b76c98a21a', NULL, '{"_id": "019c369f-a274-727c-84ca-3d3a9780548a", "date": "2026-02-07", "year": 2026, "month": 2, "amount": 1365, "ledger": "01a21a65-4dcd-7283-a83a-e97f3665d66f", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2026-02-07T05:42:37.428Z", "exactMode": null, "updatedAt": "2026-02-07T05:42:37.428Z", "voucherNo": "V2025-26/0026", "ledgerName": "Rent"}'),
  ('019c411e-2084-7627-be81-782f4715b9c0', '2026-02-09 06:36:59.396+00', '01a21a65-4996-76e0-9c55-cd2c47e33a7d', 'Asha Example', 'admin', 'expense.create', 'expense', '019c411e-2084-7370-b6a7-72e7d9ded333', '019c411e-2084-76a4-b75e-bfabf193817e', NULL, '{"_id": "019c411e-2084-7370-b6a7-72e7d9ded333", "date": "2026-02-09", "year": 2026, "month": 2, "amount": 327, "ledger": "01a21a65-4dcd-7283-a83a-ef3e460fd164", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2026-02-09T06:36:59.396Z", "exactMode": null, "updatedAt": "2026-02-09T06:36:59.396Z", "voucherNo": "V2025-26/0027", "ledgerName": "Electricity"}'),
  ('019c423e-23a9-7786-96a0-2121afc06974', '2026-02-09 11:51:34.569+00', '01a21a65-4996-76e0-9c55-cd2c47e33a7d', 'Asha Example', 'admin', 'expense.create', 'expense', '019c423e-23a9-7286-9998-5f41a4f0a195', '019c423e-23a9-7037-af25-6b8cd5386251', NULL, '{"_id": "019c423e-23a9-7286-9998-5f41a4f0a195", "date": "2026-02-09", "year": 2026, "month": 2, "amount": 109, "ledger": "01a21a65-4dcd-7283-a83a-f034fa6ae9e0", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2026-02-09T11:51:34.569Z", "exactMode": null, "updatedAt": "2026-02-09T11:51:34.569Z", "voucherNo": "V2025-26/0028", "ledgerName": "Internet"}'),
  ('019c7004-9136-734e-b7c4-d2b97803f577', '2026-02-18 09:11:13.462+00', '01a21a65-4997-74ca-9abc-f4b0bcb16689', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21a65-4a1f-7318-928d-cc578bb11c73', '019c7004-9136-7403-9b73-6a9197cd40cf', NULL, '{"_id": "01a21a65-4a1f-7318-928d-cc578bb11c73", "room": "Room 2", "bCode": "DM-2603", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-06-11", "trainer": "Dev Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}], "startDate": "2026-03-11", "courseName": "Digital Marketing"}'),
  ('019cfa32-3a20-7773-9663-4a9e122193f8', '2026-03-17 05:08:41.632+00', '01a21a65-4997-74ca-9abc-f4b0bcb16689', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21a65-4a1f-7318-928d-d2ca7958905e', '019cfa32-3a20-76e9-b1d2-9bf8daf5efba', NULL, '{"_id": "01a21a65-4a1f-7318-928d-d2ca7958905e", "room": "Lab 1", "bCode": "HT-2604", "bTime": "10:00 to 12:00", "seats": 1, "endDate": "2026-06-07", "trainer": "Esther Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 5}], "startDate": "2026-04-07", "courseName": "Hindi Typing"}'),
  ('019d47ad-09b4-75ec-b8a8-732147bdc317', '2026-04-01 06:13:35.796+00', '01976d38-7d5f-7238-8ab4-eea24dc69be2', '', 'student', 'project.add', 'project', '019d47ad-09b4-721d-97bb-ef279e9b3ce7', '019d47ad-09b4-76f0-88b8-4df7d7784c50', NULL, '{"_id": "019d47ad-09b4-721d-97bb-ef279e9b3ce7", "student": "01976d38-7d5f-7238-8ab4-eea24dc69be2", "version": 1}'),
  ('019d805b-85ba-77f7-9b94-e322e39006c8', '2026-04-12 06:22:54.906+00', '01a21a65-4997-74ca-9abc-f4b0bcb16689', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21a65-4a1f-7318-928d-d697caf0cce3', '019d805b-85ba-701b-acd2-a7ec0f34294c', NULL, '{"_id": "01a21a65-4a1f-7318-928d-d697caf0cce3", "room": "Lab 2", "bCode": "FR-2605", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2026-09-03", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 5}], "startDate": "2026-05-03", "courseName": "Français des affaires"}'),
  ('019daf1c-ae23-7172-9208-6c515d81bcdf', '2026-04-21 08:16:25.635+00', '01976d38-7d5f-7238-8ab4-eea24dc69be2', '', 'student', 'portfolio.add', 'portfolio', '019daf1c-ae23-72fa-af0f-e070dc2cb146', '019daf1c-ae23-7422-b286-3d59a33421b1', NULL, '{"_id": "019daf1c-ae23-72fa-af0f-e070dc2cb146", "student": "01976d38-7d5f-7238-8ab4-eea24dc69be2", "version": 1}'),
  ('019e0afc-7890-72b3-8ded-ed11ae4c4b59', '2026-05-09 04:26:18.64+00', '01a21a65-4997-74ca-9abc-f4b0bcb16689', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21a65-4a1f-7318-928d-dbeea4d7328a', '019e0afc-7890-7795-a458-912030384a59', NULL, '{"_id": "01a21a65-4a1f-7318-928d-dbeea4d7328a", "room": "Room 1", "bCode": "TALLY-2605", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-08-30", "trainer": "Binod Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}], "startDate": "2026-05-30", "courseName": "Tally with GST"}'),
  ('019e91fd-57b9-757f-ac72-6e3e6478aed8', '2026-06-04 09:35:59.929+00', '01a21a65-4997-74ca-9abc-f4b0bcb16689', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21a65-4a20-76be-a8d6-e657ae2a8265', '019e91fd-57b9-75b3-8560-1595841b9ca7', NULL, '{"_id": "01a21a65-4a20-76be-a8d6-e657ae2a8265", "room": "Room 2", "bCode": "PY-2606", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2026-10-25", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 5}], "startDate": "2026-06-25", "courseName": "Python Programming"}'),
  ('019f1d81-7446-73a6-b145-9bac011afa6d', '2026-07-01 11:47:31.014+00', '01a21a65-4997-74ca-9abc-f4b0bcb16689', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21a65-4a20-76be-a8d6-ebf68e7bf946', '019f1d81-7446-728d-acb2-4c94cdcab2da', NULL, '{"_id": "01a21a65-4a20-76be-a8d6-ebf68e7bf946", "room": "Lab 1", "bCode": "FSW-2607", "bTime": "10:00 to 12:00", "seats": 1, "endDate": null, "trainer": "Dev Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 5}], "startDate": "2026-07-22", "courseName": "Full Stack Web Development"}'),
  ('019f4660-91bf-7612-b306-ae329fb25568', '2026-07-09 10:16:01.727+00', '01976d38-7d5f-7238-8ab4-eea24dc69be2', '', 'student', 'portfolio.add', 'portfolio', '019f4660-91bf-7621-b745-e38494a58b5a', '019f4660-91bf-7517-b5f4-ce2ca117f181', NULL, '{"_id": "019f4660-91bf-7621-b745-e38494a58b5a", "student": "01976d38-7d5f-7238-8ab4-eea24dc69be2", "version": 1}'),
  ('019fa230-ae6c-7123-8c7b-826f2d799d7a', '2026-07-27 06:08:47.212+00', '01a21a65-4997-74ca-9abc-f4b0bcb16689', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21a65-4a20-76be-a8d6-ec2b8aae92f3', '019fa230-ae6c-74aa-b7bd-b497326b266a', NULL, '{"_id": "01a21a65-4a20-76be-a8d6-ec2b8aae92f3", "room": "Lab 2", "bCode": "DA-2608", "bTime": "10:00 to 12:00", "seats": 1, "endDate": "2027-02-17", "trainer": "Esther Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 6}], "startDate": "2026-08-17", "courseName": "Data Analytics"}'),
  ('01a02eaf-9c16-7526-b781-ec3da5be6efc', '2026-08-23 12:54:15.83+00', '01a21a65-4997-74ca-9abc-f4b0bcb16689', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21a65-4a20-76be-a8d6-f041932bb658', '01a02eaf-9c16-7726-b8e7-2b5509cce13c', NULL, '{"_id": "01a21a65-4a20-76be-a8d6-f041932bb658", "room": "Room 1", "bCode": "GD-2609", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2027-02-13", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 5}], "startDate": "2026-09-13", "courseName": "Graphic Design"}'),
  ('01a0b40e-f07d-72dc-b6a2-90cc6b19433e', '2026-09-18 10:27:53.085+00', '01a21a65-4997-74ca-9abc-f4b0bcb16689', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21a65-4a20-76be-a8d6-f77614cd8e5f', '01a0b40e-f07d-7040-b15b-c095bebc146c', NULL, '{"_id": "01a21a65-4a20-76be-a8d6-f77614cd8e5f", "room": "Room 2", "bCode": "DM-2610", "bTime": "12:30 to 14:30", "seats": 1, "endDate": null, "trainer": "Binod Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 5}], "startDate": "2026-10-09", "courseName": "Digital Marketing"}'),
  ('01a0d6d4-797a-73ce-8b0a-a3fea09eb9b2', '2026-09-25 04:30:44.09+00', '01976d38-7d5f-7238-8ab4-eea24dc69be2', '', 'student', 'project.add', 'project', '01a0d6d4-797a-7641-bbce-ad1aaadb6003', '01a0d6d4-797a-7794-a2d1-82fae76c5bb1', NULL, '{"_id": "01a0d6d4-797a-7641-bbce-ad1aaadb6003", "student": "01976d38-7d5f-7238-8ab4-eea24dc69be2", "version": 1}'),
  ('01a11b91-9b52-7294-a28f-559be6aaac07', '2026-10-08 12:51:29.746+00', '01a21a65-4997-74ca-9abc-f4b0bcb16689', 'Hari Example', 'hr', 'student.register', 'student', '01a11b91-9b52-757b-bba4-c06c77b29fd8', '01a11b91-9b52-7332-9328-7903e0639996', NULL, '{"_id": "01a11b91-9b52-757b-bba4-c06c77b29fd8", "fee": 13500, "mode": "offline", "batch": "DM-2610", "course": "Digital Marketing", "status": "Active", "PaidFee": 0, "dueDate": "2026-11-12", "endDate": null, "version": 1, "TotalFee": 13500, "declared": null, "isPlaced": "notPlaced", "cduration": "3 months", "PendingFee": 13500, "isCompleted": "no", "joiningDate": "2026-10-08"}'),
  ('01a13e7e-69d3-729c-822e-f678b6e14d82', '2026-10-15 07:37:14.451+00', '01a21a65-4997-74ca-9abc-f4b0bcb16689', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21a65-4a20-76be-a8d6-f83402135d23', '01a13e7e-69d3-727f-a438-cabeae5e36ae', NULL, '{"_id": "01a21a65-4a20-76be-a8d6-f83402135d23", "room": "Lab 1", "bCode": "HT-2611", "bTime": "10:00 to 12:00", "seats": 1, "endDate": "2027-01-05", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 6}], "startDate": "2026-11-05", "courseName": "Hindi Typing"}'),
  ('01a19b44-4019-765a-9d8b-0bea70b117e1', '2026-11-02 07:58:23.769+00', '01a21a65-4996-76e0-9c55-cd2c47e33a7d', 'Asha Example', 'admin', 'expense.create', 'expense', '01a19b44-4019-73bd-8529-3e45ecf2f339', '01a19b44-4019-7427-9d9d-3142c21448e0', NULL, '{"_id": "01a19b44-4019-73bd-8529-3e45ecf2f339", "date": "2026-11-02", "year": 2026, "month": 11, "amount": 221, "ledger": "01a21a65-4dcd-7283-a83a-e97f3665d66f", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2026-11-02T07:58:23.769Z", "exactMode": null, "updatedAt": "2026-11-02T07:58:23.769Z", "voucherNo": "V2026-27/0001", "ledgerName": "Rent"}'),
  ('01a19c3d-3bc5-737a-b8c3-cccfb93d7cdd', '2026-11-02 12:30:21.125+00', '01a21a65-4996-76e0-9c55-cd2c47e33a7d', 'Asha Example', 'admin', 'expense.create', 'expense', '01a19c3d-3bc5-766e-bc4d-80e4de3dde29', '01a19c3d-3bc5-717b-94e7-28ed4a8c218e', NULL, '{"_id": "01a19c3d-3bc5-766e-bc4d-80e4de3dde29", "date": "2026-11-02", "year": 2026, "month": 11, "amount": 398, "ledger": "01a21a65-4dcd-7283-a83a-e7c41d1629f3", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2026-11-02T12:30:21.125Z", "exactMode": null, "updatedAt": "2026-11-02T12:30:21.125Z", "voucherNo": "V2026-27/0002", "ledgerName": "Salaries"}'),
  ('01a1a4b8-370c-76fa-bf7e-99a0ac77ae79', '2026-11-04 04:01:38.572+00', '01a21a65-4996-76e0-9c55-cd2c47e33a7d', 'Asha Example', 'admin', 'expense.create', 'expense', '01a1a4b8-370c-737e-b866-2b47d7862a5e', '01a1a4b8-370c-7089-a998-429687f81a49', NULL, '{"_id": "01a1a4b8-370c-737e-b866-2b47d7862a5e", "date": "2026-11-04", "year": 2026, "month": 11, "amount": 53, "ledger": "01a21a65-4dcd-7283-a83a-ef3e460fd164", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2026-11-04T04:01:38.572Z", "exactMode": null, "updatedAt": "2026-11-04T04:01:38.572Z", "voucherNo": "V2026-27/0003", "ledgerName": "Electricity"}'),
  ('01a1b03c-724d-72d0-9e9c-77b3ba94a21a', '2026-11-06 09:41:53.869+00', '01a21a65-4997-74ca-9abc-f4b0bcb16689', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b03c-724d-7145-9727-ec9aa3a0bdf0', '01a1b03c-724d-710d-8c0a-7cbf9d42a3da', NULL, '{"date": "2026-11-06", "absent": 1, "present": 0, "batchCode": "DM-2610"}'),
  ('01a1b03c-74c1-756e-b32b-3c93f30d050c', '2026-11-06 09:41:54.497+00', '01a21a65-4997-74ca-9abc-f4b0bcb16689', 'Hari Example', 'hr', 'student.register', 'student', '01a1b03c-74c1-75e2-9efa-ac1f16005044', '01a1b03c-74c1-707a-b008-e1ad5c6ab92b', NULL, '{"_id": "01a1b03c-74c1-75e2-9efa-ac1f16005044", "fee": 4050, "mode": "online", "batch": "HT-2611", "course": "Hindi Typing", "status": "Active", "PaidFee": 0, "dueDate": "2026-12-11", "endDate": null, "version": 1, "TotalFee": 4050, "declared": null, "isPlaced": "notPlaced", "cduration": "2 months", "PendingFee": 4050, "isCompleted": "no", "joiningDate": "2026-11-06"}'),
  ('01a1b0c9-1727-7570-a064-f3d03f5d7fb9', '2026-11-06 12:15:31.111+00', '01a21a65-4997-74ca-9abc-f4b0bcb16689', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b0c9-1727-713e-8522-2a0bd0dcf51d', '01a1b0c9-1727-75ba-b103-6237868511b1', NULL, '{"date": "2026-11-06", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1b4a5-afa4-7591-9434-5289f9509982', '2026-11-07 06:15:19.716+00', '01a21a65-4996-76e0-9c55-cd2c47e33a7d', 'Asha Example', 'admin', 'student.disable', 'student', '01a11b91-9b52-757b-bba4-c06c77b29fd8', '01a1b4a5-afa4-74cc-82c2-f459befbf029', '{"status": "Active"}', '{"status": "Disable"}'),
  ('01a1b51d-6a8b-75e1-9697-738ef0d9eaa9', '2026-11-07 08:26:06.347+00', '01a21a65-4997-74ca-9abc-f4b0bcb16689', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b51d-6a8b-77f8-aa05-feef987f7260', '01a1b51d-6a8b-7453-b34a-c9371d832d40', NULL, '{"date": "2026-11-07", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1be83-9230-70d5-ae0f-b04d7c6b4328', '2026-11-09 04:14:16.112+00', NULL, '', 'anyone', 'student.apply', 'student', '01a1be83-9230-775a-bec9-c34538910323', '01a1be83-9230-74f3-8487-356565167376', NULL, '{"_id": "01a1be83-9230-775a-bec9-c34538910323", "fee": 16500, "mode": "offline", "batch": "FR-2612", "course": "Français des affaires", "status": "Pending", "PaidFee": 0, "dueDate": "2027-01-05", "endDate": null, "version": 1, "TotalFee": 0, "declared": {"fee": 16500, "Paidfee": 8250, "payMode": "Online"}, "isPlaced": "notPlaced", "cduration": "4 months", "PendingFee": 0, "isCompleted": "no", "joiningDate": "2026-12-01"}'),
  ('01a1c041-4eb3-7292-8fec-0dcbc689e350', '2026-11-09 12:21:07.891+00', '01a21a65-4997-74ca-9abc-f4b0bcb16689', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1c041-4eb3-74c7-bc6b-86de2d39f234', '01a1c041-4eb3-70fd-973c-e17768523fd5', NULL, '{"date": "2026-11-09", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1c057-66d2-71f0-b2db-9855c2d0bc36', '2026-11-09 12:45:15.858+00', '01a21a65-4996-76e0-9c55-cd2c47e33a7d', 'Asha Example', 'admin', 'expense.create', 'expense', '01a1c057-66d2-77fd-ac93-5203d1fd8eba', '01a1c057-66d2-722a-a992-ee5f247b3c6d', NULL, '{"_id": "01a1c057-66d2-77fd-ac93-5203d1fd8eba", "date": "2026-11-09", "year": 2026, "month": 11, "amount": 17, "ledger": "01a21a65-4dcd-7283-a83a-f034fa6ae9e0", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2026-11-09T12:45:15.858Z", "exactMode": null, "updatedAt": "2026-11-09T12:45:15.858Z", "voucherNo": "V2026-27/0004", "ledgerName": "Internet"}'),
  ('01a1c432-5b10-770e-b5df-d16de051a583', '2026-11-10 06:43:16.88+00', '01a21a65-4997-74ca-9abc-f4b0bcb16689', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21a65-4a20-76be-a8d6-ff288e13a3f4', '01a1c432-5b10-719c-bb44-9178408e6b0a', NULL, '{"_id": "01a21a65-4a20-76be-a8d6-ff288e13a3f4", "room": "Lab 2", "bCode": "FR-2612", "bTime": "15:00 to 17:00", "seats": 1, "endDate": null, "trainer": "Dev Example", "version": 1, "sessions": [{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 2}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 4}, {"end": "17:00", "start": "15:00", "weekday": 5}], "startDate": "2026-12-01", "courseName": "Français des affaires"}'),
  ('01a1c53b-8e49-7235-bb0e-8ac367a893cd', '2026-11-10 11:32:57.033+00', '01a21a65-4997-74ca-9abc-f4b0bcb16689', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1c53b-8e49-7645-9fa4-63adb6b86c25', '01a1c53b-8e49-735e-9daa-76d1bab0e619', NULL, '{"date": "2026-11-10", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ca38-8fec-7012-b1d8-393cc277397d', '2026-11-11 10:47:46.924+00', '01a21a65-4997-74ca-9abc-f4b0bcb16689', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ca38-8fec-7420-ab50-6b634122d63d', '01a1ca38-8fec-716d-bb52-720641fa186d', NULL, '{"date": "2026-11-11", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ce42-8cd3-7197-96d6-3426622a30d6', '2026-11-12 05:37:10.355+00', '01a21a65-4997-74ca-9abc-f4b0bcb16689', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ce42-8cd3-74ba-81b1-24534e3f6b85', '01a1ce42-8cd3-74a3-8747-8d1f1247e811', NULL, '{"date": "2026-11-12", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1cf35-657d-75e5-86f5-e3f6fb4bc5cd', '2026-11-12 10:02:25.533+00', '01a21a65-4c48-7184-94fa-d65037fa2a68', 'Hina Sample', 'hr', 'fee.record', 'receipt', '01a1cf35-657d-7574-88e4-e4f5bf1e7612', '01a1cf35-657d-7761-a79b-b3edd792866a', NULL, '{"_id": "01a1cf35-657d-7574-88e4-e4f5bf1e7612", "due": 3050, "date": "2026-11-12", "paid": 1000, "year": 2026, "bCode": "HT-2611", "month": 11, "course": "Hindi Typing", "changed": false, "payMode": "Online", "payable": 4050, "student": "01a1b03c-74c1-75e2-9efa-ac1f16005044", "version": 1, "issuedOn": "2026-11-12", "exactMode": "UPI", "receiptNo": "2026-27/000001"}'),
  ('01a1d445-07d9-75f1-b85d-4477d2b226e1', '2026-11-13 09:37:36.217+00', '01a21a65-4997-74ca-9abc-f4b0bcb16689', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1d445-07d9-72f5-abcb-cb0659a228a1', '01a1d445-07d9-76eb-91b2-76d20b96d6c3', NULL, '{"date": "2026-11-13", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1d916-73a3-7671-b506-21d0595cedca', '2026-11-14 08:04:49.699+00', '01a21a65-4997-74ca-9abc-f4b0bcb16689', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1d916-73a3-7453-a187-2125832cdcec', '01a1d916-73a3-774c-b06e-ed58811e71fb', NULL, '{"date": "2026-11-14", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1e402-4a37-72ad-a644-ff539345e2ff', '2026-11-16 10:58:37.751+00', '01a21a65-4997-74ca-9abc-f4b0bcb16689', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1e402-4a37-7301-ac87-80fc2053d914', '01a1e402-4a37-7040-93f2-f1f250041f1b', NULL, '{"date": "2026-11-16", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1e95a-a683-7308-97f5-3c33af855a6d', '2026-11-17 11:53:14.627+00', '01a21a65-4997-74ca-9abc-f4b0bcb16689', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1e95a-a683-76c8-bd2e-e050dc21125b', '01a1e95a-a683-7076-99aa-04aa5a665ac9', NULL, '{"date": "2026-11-17", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ee80-40dd-7180-8cfb-1b672cf41717', '2026-11-18 11:52:25.053+00', '01a21a65-4997-74ca-9abc-f4b0bcb16689', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ee80-40dd-7176-8964-4663ac38f2f9', '01a1ee80-40dd-725d-b132-5e68fa0267e1', NULL, '{"date": "2026-11-18", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1f2a8-7850-74e1-9f27-13cc93327163', '2026-11-19 07:14:49.552+00', '01a21a65-4997-74ca-9abc-f4b0bcb16689', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1f2a8-7850-7649-93f8-fcc03841e503', '01a1f2a8-7850-76a3-8d7d-9e8975c70092', NULL, '{"date": "2026-11-19", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1f8c0-38a9-778a-9eee-129c1ca747af', '2026-11-20 11:38:29.417+00', '01a21a65-4997-74ca-9abc-f4b0bcb16689', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1f8c0-38a9-761c-88ad-c2c5f23a6d57', '01a1f8c0-38a9-77c9-a0da-0e003233f531', NULL, '{"date": "2026-11-20", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1fb86-a83e-7043-9bd2-6da05784762f', '2026-11-21 00:34:28.542+00', '01a21a65-4997-74ca-9abc-f4b0bcb16689', 'Hari Example', 'hr', 'student.register', 'student', '01a1fb86-a83e-7479-beeb-f8780005ca30', '01a1fb86-a83e-75fd-aaa6-a1cac6699287', NULL, '{"_id": "01a1fb86-a83e-7479-beeb-f8780005ca30", "fee": 4050, "mode": "offline", "batch": "HT-2611", "course": "Hindi Typing", "status": "Active", "PaidFee": 0, "dueDate": "2026-12-26", "endDate": null, "version": 1, "TotalFee": 4050, "declared": null, "isPlaced": "notPlaced", "cduration": "2 months", "PendingFee": 4050, "isCompleted": "no", "joiningDate": "2026-11-21"}'),
  ('01a21a65-49a1-726b-a0ce-87f516dbe606', '2026-11-21 04:30:00+00', NULL, '', 'system', 'institute.create', 'institute', '00000000-0000-0000-0000-000000000000', 'dump', NULL, '{"name": "Namuna Training Institute (demo)", "phone": "+91 55500 00000", "address": "1 Example Road, Example Nagar", "timeZone": "Asia/Kolkata", "selfRegistration": true}'),
  ('01a21a65-49be-703c-be6d-12314b4c47bd', '2026-11-21 04:30:00+00', NULL, '', 'system', 'staff.create', 'account', '01a21a65-4996-76e0-9c55-cd2c47e33a7d', 'dump', NULL, '{"id": "01a21a65-4996-76e0-9c55-cd2c47e33a7d", "name": "Asha Example", "role": "admin", "email": "admin@example.com"}'),
  ('01a21a65-49bf-77c5-a9f0-1514b4fd78f7', '2026-11-21 04:30:00+00', NULL, '', 'system', 'staff.create', 'account', '01a21a65-4997-74ca-9abc-f4b0bcb16689', 'dump', NULL, '{"id": "01a21a65-4997-74ca-9abc-f4b0bcb16689", "name": "Hari Example", "role": "hr", "email": "hr@example.com"}'),
  ('01a21a65-4f4d-72dc-8c2d-3507ccb518b8', '2026-11-21 04:30:00+00', '01a21a65-4996-76e0-9c55-cd2c47e33a7d', 'Asha Example', 'admin', 'discount.give', 'student', '01a1b03c-74c1-75e2-9efa-ac1f16005044', 'dump', NULL, '{"amount": "500.00", "course": "Hindi Typing"}'),
  ('01a21a65-4f7a-71d3-91cc-2c1aab1b02e9', '2026-11-21 04:30:00+00', '01a21a65-4996-76e0-9c55-cd2c47e33a7d', 'Asha Example', 'admin', 'refund.record', 'refund', '01a21a65-4f6b-75d8-8358-ddbc059df18f', 'dump', NULL, '{"_id": "01a21a65-4f6b-75d8-8358-ddbc059df18f", "date": "2026-11-21T00:00:00.000Z", "bCode": "HT-2611", "amount": "200.00", "course": "Hindi Typing", "payMode": "Cash", "student": "01a1b03c-74c1-75e2-9efa-ac1f16005044", "version": 1, "issuedOn": "2026-11-21T00:00:00.000Z", "refundNo": "R2026-27/0001", "enrolment": "01a1b03c-74c1-758b-a613-8ca89edcd529", "exactMode": null, "paidAfter": "800.00", "paidBefore": "1000.00"}'),
  ('01a21a65-5071-7664-ad67-e1ad345af019', '2026-11-21 04:30:00+00', NULL, '', 'system', 'student.update', 'student', '01976d38-7d5f-7238-8ab4-eea24dc69be2', 'dump', '{}', '{}');
insert into audit_link ("n", "entry_id", "entry_digest", "subject_id", "personal_fields", "personal_digests", "latest_at", "chained_at", "hash") overriding system value values
  ('1', '019583bb-5506-73da-b25b-6398debbdcf7', E'\\x4a2e1782627c98bcfc0150c058d613d86880a860eb5014bdf5fc40d9b2512f60', NULL, '{}', E'\\x', '2025-03-11 05:44:07.174+00', '2026-11-21 04:30:00+00', E'\\x8786eb8ca09031bef5d311201071bedde89cc1b5d41267961d19333a8386dad5'),
  ('10', '0195eaed-5b52-77e8-8ce3-3517dedb2228', E'\\xd3672a37b016b3d0d411ec5f7468e15d3c1de7fed143bbcd980767815cfde8a1', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x0061724b1b028510d3f2d3633e1bfbc5d6abcfc0848dae49552fec53bbbd5530'),
  ('100', '01a19c3d-3bc5-737a-b8c3-cccfb93d7cdd', E'\\x5ed71089f902c8c3a476375acbd9524c23cafbb6961af088a45438ee40c8d347', NULL, '{}', E'\\x', '2026-11-02 12:30:21.125+00', '2026-11-21 04:30:00+00', E'\\x7f57ab20953fcb7d142f441952231665ce87f53b9af784bf1c6d8c4b9f210ddd'),
  ('101', '01a1a4b8-370c-76fa-bf7e-99a0ac77ae79', E'\\xb2112d6ca08c4fe80dddabde17633eac8398c842d12c6631c257aac76b29718f', NULL, '{}', E'\\x', '2026-11-04 04:01:38.572+00', '2026-11-21 04:30:00+00', E'\\xa1d251ae57704f3d5efba220bd752beb655f68bee769bd8398948b1e76d69106'),
  ('102', '01a1b03c-724d-72d0-9e9c-77b3ba94a21a', E'\\x4b53b7398980cd6fce10819d7c1e19a0ee5e07eda8f9f2f2ce3eaf3fad18673b', NULL, '{}', E'\\x', '2026-11-06 09:41:53.869+00', '2026-11-21 04:30:00+00', E'\\x27946ec387631844ded37964dc6e75facb129228bf57e6b984f5dd25651d6cf2'),
  ('103', '01a1b03c-74c1-756e-b32b-3c93f30d050c', E'\\xc3b52d85a16114878d25c22902f072694312469a7c6789623c24f5b93ccf53b8', NULL, '{}', E'\\x', '2026-11-06 09:41:54.497+00', '2026-11-21 04:30:00+00', E'\\xbbbce08cc69b84cb0684fcb9c3695d2fa8d97eab09daac950d26d69ae2c7d1ca'),
  ('104', '01a1b0c9-1727-7570-a064-f3d03f5d7fb9', E'\\xb922aafa7fd43162d004cd60ca09e234e9c07d731d94314b8fdaa9813cd91476', NULL, '{}', E'\\x', '2026-11-06 12:15:31.111+00', '2026-11-21 04:30:00+00', E'\\x9ffbb7f79f11baf9e96cffe96413c58e852f806430128c01498e240a840828c3'),
  ('105', '01a1b4a5-afa4-7591-9434-5289f9509982', E'\\x0b49c3616557a30c9bd92cd559b5548b45f5a796c0094ed0f3ee67f587a1cd0c', NULL, '{}', E'\\x', '2026-11-07 06:15:19.716+00', '2026-11-21 04:30:00+00', E'\\x2eb2c3c777a9990d5e70beb79a8aab7cedc401c49eb7a47eb4deb99e093ba099'),
  ('106', '01a1b51d-6a8b-75e1-9697-738ef0d9eaa9', E'\\xa48b48a51ef4fbe0fddbbf32039ad9e91a30f998a3a444719237ef7799e8eead', NULL, '{}', E'\\x', '2026-11-07 08:26:06.347+00', '2026-11-21 04:30:00+00', E'\\x3268caf600fd451292e55c2bb6701a9a9c79ebf09bf03ae753dadb3f026f3cca'),
  ('107', '01a1be83-9230-70d5-ae0f-b04d7c6b4328', E'\\x6522c233eaa07bf783d26f9c1689c9436f17cf984e024cdcc9d78a749c4b1ea1', NULL, '{}', E'\\x', '2026-11-09 04:14:16.112+00', '2026-11-21 04:30:00+00', E'\\x211c4f7d3c47848c9eb77f3f2f53754c8bab85ba72bcd6b0afa4456333494208'),
  ('108', '01a1c041-4eb3-7292-8fec-0dcbc689e350', E'\\x51754d6be4d7b39287cb5a2e9e616c94cb1ef84198718d5774c9ccb7ed78ae32', NULL, '{}', E'\\x', '2026-11-09 12:21:07.891+00', '2026-11-21 04:30:00+00', E'\\x5f597e26ffb94e1a09b7cad3750af3fbebc6ece0613a6da136cde3226c0f0faa'),
  ('109', '01a1c057-66d2-71f0-b2db-9855c2d0bc36', E'\\xbb433fa64822b5f65827f2ec45705034c201fbf0da2fcb0861a64e543f6b5e1b', NULL, '{}', E'\\x', '2026-11-09 12:45:15.858+00', '2026-11-21 04:30:00+00', E'\\xaf80a46be37e435c815567ed3e49287ee5b01b848cfd632b50257abe4bf7ad16'),
  ('11', '0195efe3-4389-754e-9fb6-c6d22f5f1010', E'\\x8827a840cd1ccf0e6a68ddbd9823b6a1da37b7d4a0e2dba1a0432942a1d2877c', NULL, '{}', E'\\x', '2025-04-01 05:46:43.465+00', '2026-11-21 04:30:00+00', E'\\xd4ade085ddc5279010742a8f30cb4ea3d74a97dfa3710c0e4aeda2ab48ed2f8e'),
  ('110', '01a1c432-5b10-770e-b5df-d16de051a583', E'\\xd0447901b9d5ad8824197d90353c792a54d81d8e40021a2be079ecfd89b1c5ac', NULL, '{}', E'\\x', '2026-11-10 06:43:16.88+00', '2026-11-21 04:30:00+00', E'\\x0cb001867abb04e037f476c2595fe4146f9108be5347cabd91d98b5825d95059'),
  ('111', '01a1c53b-8e49-7235-bb0e-8ac367a893cd', E'\\xaccc4ac5d212f4209dbf247b70860548ea7a68f5e650c4069ecadaf527d295f1', NULL, '{}', E'\\x', '2026-11-10 11:32:57.033+00', '2026-11-21 04:30:00+00', E'\\x73117e09f8c46a21b756366619fba9011748b6a590a83ff13262300745fca8b0'),
  ('112', '01a1ca38-8fec-7012-b1d8-393cc277397d', E'\\xf3c20d3472e279af023bfdcc65674b0217f875c691c4a47d7621756a039601b0', NULL, '{}', E'\\x', '2026-11-11 10:47:46.924+00', '2026-11-21 04:30:00+00', E'\\x52c7cc723ce3237e492a04c3ae7ea5daf3cb0fd46b270e165e597cabebd73321'),
  ('113', '01a1ce42-8cd3-7197-96d6-3426622a30d6', E'\\x70b2430abd318d4a64a3a08a93abdaac2772b76c8407b63098d50f49829dedea', NULL, '{}', E'\\x', '2026-11-12 05:37:10.355+00', '2026-11-21 04:30:00+00', E'\\xd0d90d8518a49a5f36d293ae0cad4852c7ccb1c3dbe472beb82789895a76c296'),
  ('114', '01a1cf35-657d-75e5-86f5-e3f6fb4bc5cd', E'\\x3298f1658fcb1a10c1052d61f244bbd00aeca7841dfed4f24d2c0e8c9367cae4', NULL, '{}', E'\\x', '2026-11-12 10:02:25.533+00', '2026-11-21 04:30:00+00', E'\\x5501f6e68e6fda5f201a40bd3c4d57a61e42410d720d279d682bb606eb65a4bf'),
  ('115', '01a1d445-07d9-75f1-b85d-4477d2b226e1', E'\\xd39b285ab3f8926ea4363bf12004db7bee56e2bf0e158c8ff48e0e68b1a58b95', NULL, '{}', E'\\x', '2026-11-13 09:37:36.217+00', '2026-11-21 04:30:00+00', E'\\x3f7826501cd0b1f43f4be2f45d01f1aaa268d87b9a3bcf9cf8677dda56ee7350'),
  ('116', '01a1d916-73a3-7671-b506-21d0595cedca', E'\\x050450070b424cfad19f206edf62d83c760258555fb213366ee4faa650411b85', NULL, '{}', E'\\x', '2026-11-14 08:04:49.699+00', '2026-11-21 04:30:00+00', E'\\x77b76e4febd787d08451d5fe85642e2a6c58d617f5d69ee6514e8484851c3240'),
  ('117', '01a1e402-4a37-72ad-a644-ff539345e2ff', E'\\x33580ce12b085111a406a6071340dbd57862e3bd74204e6f137a0c64f69f71b6', NULL, '{}', E'\\x', '2026-11-16 10:58:37.751+00', '2026-11-21 04:30:00+00', E'\\x03be227c8d930c10d6240341e056333b883e84bb55c91e9d2458fcc0584c0b90'),
  ('118', '01a1e95a-a683-7308-97f5-3c33af855a6d', E'\\xa8864ae572c13fa241b617e97db4673e7d0cbd65402e0b5a02587a360879742c', NULL, '{}', E'\\x', '2026-11-17 11:53:14.627+00', '2026-11-21 04:30:00+00', E'\\xd349811475726558fa46bb820a7610a831ce88c015876d7166c332993dc049fa'),
  ('119', '01a1ee80-40dd-7180-8cfb-1b672cf41717', E'\\xa192c1c66dd073e0176b91b818b36dd870a052a511a0d3e72445e213f339a6a6', NULL, '{}', E'\\x', '2026-11-18 11:52:25.053+00', '2026-11-21 04:30:00+00', E'\\xd90f436b34fa24820fc351bc074ffe5770fbca95abbcc38d8d78f92092533e50'),
  ('12', '0195f066-eeb6-75b4-9a1b-5b98e9837686', E'\\xf6b35cd0cf47ca97922ddc9e46a5515466b521baa479115ba7be47d42ba11884', NULL, '{}', E'\\x', '2025-04-01 08:10:32.502+00', '2026-11-21 04:30:00+00', E'\\x679d3740421a4f4e637b796512ae5bfacf24a622a389c22bd59486b3d1d13d3b'),
  ('120', '01a1f2a8-7850-74e1-9f27-13cc93327163', E'\\x80d99a3e049ee8e8bf0443a99dc9aa97a55853862fbbc578cb358a889e618887', NULL, '{}', E'\\x', '2026-11-19 07:14:49.552+00', '2026-11-21 04:30:00+00', E'\\xe349da0496a16424b8ce9ab5ec0d64ef57fc1e04d5553793e0d541a0da277349'),
  ('121', '01a1f8c0-38a9-778a-9eee-129c1ca747af', E'\\x1501f798e0b7fbd0b57a476aa4c9b36181805885d19876135b73754e325353d2', NULL, '{}', E'\\x', '2026-11-20 11:38:29.417+00', '2026-11-21 04:30:00+00', E'\\xe2d7cc17ebb9f31de797c2aef707359c857001ed3ae7b050303e03795ca6d802'),
  ('122', '01a1fb86-a83e-7043-9bd2-6da05784762f', E'\\xc4407e4b2db177dd505fc145fa91b6d7b2b78cdf6fe04d548cb752bd340ee06c', NULL, '{}', E'\\x', '2026-11-21 00:34:28.542+00', '2026-11-21 04:30:00+00', E'\\x399dd5af3b1558b88305ec9071fa1cc4c87a85adaa068479630abc5e7b36eb5a'),
  ('123', '01a21a65-49a1-726b-a0ce-87f516dbe606', E'\\x626b9356f8d70c64c5a64e945c43574bfda172d188c1709b9ecaf3fdfb2ded53', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\xf5a61417c47e4f5d7cc920358089afb3d0a4bb9954e12845cadb0fc32994ea74'),
  ('124', '01a21a65-49be-703c-be6d-12314b4c47bd', E'\\xe3945befaededcf1ca83b584f3af9df77928fa14d09cecd73c57927f2c7884cd', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\x20865604eeff8bb8acff8c85e220b0d7d4a7c70591feca00c7a655152071a492'),
  ('125', '01a21a65-49bf-77c5-a9f0-1514b4fd78f7', E'\\xbab9c430127d1108672d4f95ec21e65aaeedd04303fc33e2581439c9e3c072f8', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\x04ba7e1157962221db97c08519f8e3db578eed06c5d358db7e170a9f41779cf5'),
  ('126', '01a21a65-4f4d-72dc-8c2d-3507ccb518b8', E'\\xcebd1aef34b5e6f533e20f1f69fe977a6e875f2a98cac96ee7fa83262abc4afa', '01a1b03c-74c1-75e2-9efa-ac1f16005044', '{reason}', E'\\xd45fba715093ff9a107dd3e7366d15a7054c5bd2e510a5dbee3a9075ee393615', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\xd82710c2b44a6ffedb30a1e8fc2fd41f521aa6ae292e99f9eaa527b189cace5c'),
  ('127', '01a21a65-4f7a-71d3-91cc-2c1aab1b02e9', E'\\x5851c8849765021bb582170663353fea6951aad7d33698f20ba984b724db928e', '01a1b03c-74c1-75e2-9efa-ac1f16005044', '{reason}', E'\\x7ce8cef11aa285cd79676939332457fb1064323852523920c26d0506259af612', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\x80cad99e5ca2c4789c5db03bcd8de3477ffca27358d01cacd24a905a872a306c'),
  ('13', '0195f0f8-846c-71dc-a30d-cf508f8ec6b4', E'\\x2b857c9e588f1981c5b7e9527e48b31a4cb8c89fda961c650965b17ac2ee2fff', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x66d154fc3614fccef8ee09c5f70c5d2e64c0d394b6869bf5701d3d3f2a916096'),
  ('14', '0195f0f8-846c-7432-bcc5-ab145a81e18a', E'\\x6a376905d13187b3e924f8a1129c0e7b615fd6000f8c86df19593bea96fe2aca', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x5bb977d5084a21915dcdd6e677a4723b6f644bfd0ab5cc491d4f30310ab4d329'),
  ('15', '0195f0f8-846c-74ea-bff5-898805722039', E'\\x8ef6514236d5ef4cb2b9b987669a3530a01dcb49bff3fa09c428877f000fac7b', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x9a320c926366539ff948160cf661bb4846fd81f18f9dec5a3fde903a7e97f2ae'),
  ('16', '0195f0f8-846c-74ec-baf0-663d884cef4a', E'\\xaf2fb570d28774e7f3ae1228dddd90a53a457d4ea88e96b3089eb242dd484ca9', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x8e3f44bd6aa86eb9084035fbba26be0468d7fd0beb9585fef84f380aeb70685c'),
  ('17', '0195f0f8-846c-7737-9da9-f8ca21f385bf', E'\\x7f6d33e134558783123e2319013e7a1ba50a52be867598e8db0263c4ebba7afa', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x49c23407fc9550395c14c972e698daeee485791cf532be79890f0fa62b511851'),
  ('18', '0195f0f8-846c-7761-9b38-667e159808b7', E'\\x67995cf469068546302a5e534ab7b1d983ebe99c0de7eef343acce839cc37e6b', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x1eaeb667afc6e3217301089cb0de9aa80de1e2fafb371a823ba5566440881a9b'),
  ('19', '0195f0f8-846c-77e1-be51-644192aeafb9', E'\\x10171fe6cfb427151135d1700343effd391cab0e48f5add6e61137f7c5a7c4b5', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\xac1d82fd2d7952337a7006c753800b5ddf54f8a78ec63200cbbd3225cd7fed7d'),
  ('2', '0195eaed-5b52-707b-86a3-50fcbcaa9077', E'\\xa03178b1954643e0adb1ab0c116d72ad56fb07abef1cfbe566ef238678d1de90', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xf1e8ed6bb950987702671e8934412c761892ea26687364ba307f162ab0992b34'),
  ('20', '0195f0f8-846c-77f3-836d-0713ec095d19', E'\\x9cd703a69139a014165696e1db558bb76efabf3303d1c341bec9d4b3b6fa7d8e', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\xbfb93afaf1cdcfe6f6ed74b6a1a2f2444048995eea4f038aef2aa95451279167'),
  ('21', '0195f143-5a97-7079-8c35-5f3c6a0dc2c8', E'\\x63e1807adcac531a270fd3f18876196e485b15868ea45b79f8aa3ab3bc9a15c3', NULL, '{}', E'\\x', '2025-04-01 12:11:18.039+00', '2026-11-21 04:30:00+00', E'\\x8ee14caab81d7bc2e4d841eb7b83ece3ff65a9399924db0403f27a8b0cdf7a2b'),
  ('22', '0195f16e-4e64-7566-a03c-3b1adb65a9fe', E'\\xe2066b52cf5ec6fbcbd9a608c7df81908bae433128b570f0797930a6171b990d', NULL, '{}', E'\\x', '2025-04-01 12:58:12.964+00', '2026-11-21 04:30:00+00', E'\\x032ec4ce02622cf5d14e21114e6fe80e7304b82f79db50eec11a2ef23d0abc15'),
  ('23', '01960aa5-c6f2-76ff-9cf2-493ca5f69aac', E'\\x26ee6fc21064447c27ea6b19413831cdc6b562f4a2f85a1d18d14ada00a6fc8e', NULL, '{}', E'\\x', '2025-04-06 10:29:18.706+00', '2026-11-21 04:30:00+00', E'\\xebdf6e2148cc5d3e36356e459c24159493b172ed533a18734695d090875827e3'),
  ('24', '01962e07-dbf7-77e2-8faf-440c19abe63c', E'\\x75acf5af37af7a627034a71b182cfa42a68d9ae44fd0b6970ef2488b0ae6c55c', NULL, '{}', E'\\x', '2025-04-13 07:23:09.175+00', '2026-11-21 04:30:00+00', E'\\xa40971839b205208a25d4616b6ed41d4e6055391d43ad32ce8cc941be664620d'),
  ('25', '01965222-1b54-7607-9df5-8cc3fa292c66', E'\\xe8fb63e99f7a2b5468f00440d5716205ebc9e9e904770be8e1fa13d94bd6d6f9', NULL, '{}', E'\\x', '2025-04-20 07:38:09.108+00', '2026-11-21 04:30:00+00', E'\\xbe98749d94e69de7210cc68eedb98e2a8d2f198dc516239d5bbe02bbf6f0b77a'),
  ('26', '0196952d-9296-74c8-a014-36072f5bc429', E'\\xda3af4051f4b40796300b641363e5a5f80931df39eeb513ba38585801b089730', NULL, '{}', E'\\x', '2025-05-03 08:05:14.006+00', '2026-11-21 04:30:00+00', E'\\xf61a39c29d434fc0fc75767bb94cad863feeeed9318653b4e55e38fa6b425c7a'),
  ('27', '01971baf-477f-75e0-acc3-412a2007126d', E'\\x1f4d9c085bb93f3d52a5f250001c9de0a24df0319867194fe411a969989886f7', NULL, '{}', E'\\x', '2025-05-29 10:56:01.407+00', '2026-11-21 04:30:00+00', E'\\x406a2c742da1e329ae3e38615a4d7bc60551022c9224aafea11469f1210d39c5'),
  ('28', '01972f8c-001d-7212-90ef-596b627be469', E'\\x1108d36d29f9160dbb05be2c3876a9d520c8637259689ddff970e69265c36c6c', NULL, '{}', E'\\x', '2025-06-02 07:29:53.693+00', '2026-11-21 04:30:00+00', E'\\xd147548001e2e0194e6285791816c4303b9ca3893c0c38ca11d648cfb93df01d'),
  ('29', '019730ae-176e-71bf-ba6c-cb7353861f1f', E'\\x8cba7d6d1ac9e6cde04f634e17f28980547b6059c59d0f8e4b0c32ad10bcc46a', NULL, '{}', E'\\x', '2025-06-02 12:46:45.102+00', '2026-11-21 04:30:00+00', E'\\xdb0db29179ddc5dad96a5fcd0394a42e81fd33cc26016420ac66a4d40bcc560b'),
  ('3', '0195eaed-5b52-719b-b0ca-702b818ac427', E'\\xa883d740bd168d91726d05946fcce6ee7d2390d3b760db912b3e347f77c9b059', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x0f11ba1c53c49e279bf63b4d44bb663b219b04d89eab94079f312b0bc2ad6e41'),
  ('30', '01973f27-1abc-73af-a663-3b9bfd235f17', E'\\x3df84afcc6209f2aa40fde16130545098456d35e970fc5df72cc0ca2611d610f', NULL, '{}', E'\\x', '2025-06-05 08:13:36.828+00', '2026-11-21 04:30:00+00', E'\\x1ae3d96e034d2d7155709ade0454eef1e20deef3244233b42f3306aa95038683'),
  ('31', '01973f71-631b-757e-bd7f-4f3bfbb70873', E'\\x72248b754f6a2a349884456532b76fe4d46b1e4ebb92a5ef0b5e643f261859c6', NULL, '{}', E'\\x', '2025-06-05 09:34:45.019+00', '2026-11-21 04:30:00+00', E'\\xd400fe2b68eed0cfdad72e4cb56207f75b74cd3e2be6651db066e7f91636de22'),
  ('32', '019744be-dbb1-762e-8c01-cbadcf33e37f', E'\\x96437d7270bdc97d1b43686d5d1db1518554ea0031021d3adc4496fd374b1da1', NULL, '{}', E'\\x', '2025-06-06 10:17:28.241+00', '2026-11-21 04:30:00+00', E'\\x8a04c2a0b5d01394f52c8101ee1c6bef7297bb1755d59e988e214f1280890ea8'),
  ('33', '01976d38-7d5f-72d3-89eb-783dcf23a122', E'\\x282aeacfb104d2e2288b3de097619af93a065726b9d0f03fb44e1fee263d35a0', NULL, '{}', E'\\x', '2025-06-14 06:55:08.127+00', '2026-11-21 04:30:00+00', E'\\xb77f378686cb7ab8839175a16ca49a2a1bbe01ade5da32863db1b0139f34a572'),
  ('34', '01976d38-7d5f-7552-bf88-dddd5f42f2cf', E'\\x15e3f2238f1194631b51b3b62a8032d19dd3a5527158db96be82843aeb97a424', NULL, '{}', E'\\x', '2025-06-14 06:55:08.127+00', '2026-11-21 04:30:00+00', E'\\xc2e9e2e26b128dc3eec86884bcedd417f80fea14a70db68d04cfe70a52fe29ff'),
  ('35', '01977d82-9bf0-75e2-8a08-c20181ee112f', E'\\xd29cbc7b01a767c66d61acef34aacff026842fe3e74d50de6467fc36772d21a0', NULL, '{}', E'\\x', '2025-06-17 10:50:01.072+00', '2026-11-21 04:30:00+00', E'\\x9dcb59b25e67209a3efd5ee30856c36b3e412cca25a1abd61434837322c44204'),
  ('36', '0197a729-c8b5-75e2-a119-1538c39a9634', E'\\x2eddaf65225272faabb48fd194f196d56981494c523aa3df7045f01bf087bce1', NULL, '{}', E'\\x', '2025-06-25 12:57:02.901+00', '2026-11-21 04:30:00+00', E'\\xbe0009ed288636c8fe1ae549eb816535051f56659a866ba238df9dc5cee61197'),
  ('37', '0197cf00-2cf0-749a-9b70-287b83705cde', E'\\xfb2facac11a56c8e5ea106a36d6f4a6a04dfa6d3b3d9ac039bec824b5b323153', NULL, '{}', E'\\x', '2025-07-03 06:36:24.688+00', '2026-11-21 04:30:00+00', E'\\x9da265e9fbbe6bf4590c7521507b387cfb4ec8a52fd7de8b88a3bf2a12147648'),
  ('38', '0197d3b1-cdf4-7616-bb2d-36f4e1e8b0d6', E'\\x01725cd753c47ef281525921a0e4b7a4b5461ff13c2c039f6496aa4c45b264a1', NULL, '{}', E'\\x', '2025-07-04 04:28:54.644+00', '2026-11-21 04:30:00+00', E'\\x3bf0fbf3b4f3b4f2dc9b8b65009f0646cda68e7ba6087d1726884ec37224dced'),
  ('39', '0197d44b-78c3-76a4-b211-86888d2d2d84', E'\\xed64c893beabaabfd1048c3b754585d2af98a921a006a8d464804b183fbba910', NULL, '{}', E'\\x', '2025-07-04 07:16:45.379+00', '2026-11-21 04:30:00+00', E'\\x92cc3ecf505b704e5f123afd0f96814c9723dd3f2a372eaa0e63ed4da8360ef9'),
  ('4', '0195eaed-5b52-71a3-94f2-3e46df4a8d86', E'\\x469a6b605fefc5b8a711185fc714bebf062f8b77e531b6563466ea2ffe898445', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x4870b824d8df9a15b32de521f541a262146a12a3f71def17f9b3f0af54519a9b'),
  ('40', '0197e9a1-67f5-77df-9e28-582fe29fbc67', E'\\xfe406749b624527b313291f0bf6fe53e00ed48f522a1871cbab8f7b3895c74ba', NULL, '{}', E'\\x', '2025-07-08 10:42:38.709+00', '2026-11-21 04:30:00+00', E'\\x4704e80c94651cb5ae9eabfca878da816aab0e0ba25ea0a4f815b61c9a116605'),
  ('41', '01980c8c-196a-73ed-baf5-32cdcb171817', E'\\x890971bd57301d165e9d95b59f05ee86f2196c8e6a22ac6517d766bf3b0173eb', NULL, '{}', E'\\x', '2025-07-15 05:26:04.906+00', '2026-11-21 04:30:00+00', E'\\xd2f22d51cf4d59afe17f9937dcc922523d6b41996cf86b3028345400549e67f2'),
  ('42', '01982b99-c49f-779f-b4d1-1fab3b343bbf', E'\\xe64d17c5e088d955d926078de1709a02f5c1c01c8c6e4455037f6e6d407437a7', NULL, '{}', E'\\x', '2025-07-21 06:09:14.399+00', '2026-11-21 04:30:00+00', E'\\x3a900b283cfdceadeed1e195cb42f4d58863898b3d8f5a740333c9f43dccb265'),
  ('43', '0198305a-7b46-7671-87c5-7ba835e00274', E'\\xbd2b58a1b0219b2f826fb7de063ad37d556f0679a23cc5fba73d83fa893073b5', NULL, '{}', E'\\x', '2025-07-22 04:18:12.934+00', '2026-11-21 04:30:00+00', E'\\x291bbeecb78a81054687f3a8e34a52b003e5e95061999cbf9262ccce21e71213'),
  ('44', '01983ab5-5436-7229-84f1-c00e583edc55', E'\\xf537e750a56b275191ae89c1f7e15b25358783003cac446b545eb991b53beb88', NULL, '{}', E'\\x', '2025-07-24 04:33:38.87+00', '2026-11-21 04:30:00+00', E'\\x086d1bea9037a748bc428fa45653b15b6cf8daae2456a52f85847acb0845126e'),
  ('45', '01984f40-d442-7730-a1d0-213491e0ca13', E'\\x9fd3f0d3858149bc05294fe9c7d343879279952b2858cf49b66b5ff6daaf8ba6', NULL, '{}', E'\\x', '2025-07-28 04:18:25.474+00', '2026-11-21 04:30:00+00', E'\\x23cbb83e4e21cb9f71924e6c09a9dffdcac2374ec4b3aa70b64eaffd1d55bd4f'),
  ('46', '01985aa9-0953-7134-9659-eabf719c97b0', E'\\xc808ee4f8d8e17d67868f1afd03944fe6b482cebf7a2f76a3930fee7f1d5a53d', NULL, '{}', E'\\x', '2025-07-30 09:28:04.179+00', '2026-11-21 04:30:00+00', E'\\x997550e67cde425caca5454449accb6f3580f75abe45e894e792fe61a3802971'),
  ('47', '01986905-43a3-7230-9ee2-e6d1a24beb16', E'\\x04585f674f817ca349f2c5ba1b77383e589366037d763bb42831d5dd6f3d41e4', NULL, '{}', E'\\x', '2025-08-02 04:23:29.443+00', '2026-11-21 04:30:00+00', E'\\xaad3297ca07349d658a8b6b9dea405c75116aab73e50bcae5adb1f1f0da95868'),
  ('48', '019873c7-c03e-7598-b8c3-be0f63a7c27e', E'\\x901ed74ea59d385dec561ab2c615711ca0bb7f8c575c681580cb79175f896987', NULL, '{}', E'\\x', '2025-08-04 06:32:07.486+00', '2026-11-21 04:30:00+00', E'\\xa46f179c73bfc2afb077a2987aa6221aff5a5ba9fde768f34b25f338bec91763'),
  ('49', '0198742d-391a-7494-9662-3c3436ddb306', E'\\x577f8196f523e2df085f8f2e3680a48e706d82ae3f66e14f0bf8ff36943b8c63', NULL, '{}', E'\\x', '2025-08-04 08:22:57.562+00', '2026-11-21 04:30:00+00', E'\\x2a77ce7c0eb51c6f55017f60e932e8e5d0eda463354c2d2f6d3b620a199e9fda'),
  ('5', '0195eaed-5b52-7228-abea-951fde6ee825', E'\\xbdfeecab8add571f32c53dab2f08ee79f9839adae99a173e99bdf4bdcaca7186', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x4c795adad16f6633e357b6bd3c4a4ff199505eac839f37729c821e915c03b5a6'),
  ('50', '01987a45-a517-72b0-870d-843ebd4d6bce', E'\\x658e2e4d9344962168d7854981cd9afb9da16e058375d4ea8ef93844e4c08cbd', NULL, '{}', E'\\x', '2025-08-05 12:47:21.367+00', '2026-11-21 04:30:00+00', E'\\x4428e50e662a27548d1d0ebb63f49dea46ef08bc6c8f33ea97022250ac8d880c'),
  ('51', '0198adb9-bb13-757c-aafa-ca999ab43172', E'\\xb2451a48dc474f24368fbcf4511ab5e8bcdcf10b8a0171c58e53a0069f315c96', NULL, '{}', E'\\x', '2025-08-15 12:34:47.187+00', '2026-11-21 04:30:00+00', E'\\xe76e7c60ed6acad8f0ab1cf5725c05dea9c739b940bb1f4697e29b7e5b7e67e6'),
  ('52', '0198b7a5-65f9-7558-9729-dedd619d5f71', E'\\xe371e5369eec3dd6be83e9e06d29a06160816f1c9f3f5a6c93da67124cdb9dea', NULL, '{}', E'\\x', '2025-08-17 10:48:46.841+00', '2026-11-21 04:30:00+00', E'\\x01bdb3e4f541e2785349f90adb30414752010dd9a281a164de8098753ec403de'),
  ('53', '0198d1be-32ac-77c4-a323-6e3ff501049c', E'\\x9db9fd3ddb6a443349f7f03bb8bd363f0f4b874111265059ec2b8b4695b52f9b', NULL, '{}', E'\\x', '2025-08-22 12:25:59.724+00', '2026-11-21 04:30:00+00', E'\\xad9305eb333e141ddcfebf804acd260465a3e83df7fd5c0ce9694106dcb5d3c7'),
  ('54', '019904aa-7eb6-7065-9adc-ebd0db78f69e', E'\\x1c1c2d3c104a6353b8b1c8f8917b0ecc851ca60f01244cbd78394b5412c1c8a6', NULL, '{}', E'\\x', '2025-09-01 09:45:06.486+00', '2026-11-21 04:30:00+00', E'\\xbf547cdf6d22eb8155bbb7414ad4677eec4b11d5f513130721a2bb888ab9aa07'),
  ('55', '01990a07-c598-7494-8282-60bd0a5d152f', E'\\xc1989b26656261e6b63bfc058de07ae88171eb286ddf164ecea5477cdfb1c291', NULL, '{}', E'\\x', '2025-09-02 10:45:05.56+00', '2026-11-21 04:30:00+00', E'\\xb5ddbd542cb75808f1a6a6ced7b595677c6f9cd62b731e9f8f043cb9c74674df'),
  ('56', '01990f32-eeb0-703b-8343-7d8e088b560c', E'\\x564881ea25623f2af3fb43ed8f0e91871f44f80cad4865e97d4096b594ea4ce6', NULL, '{}', E'\\x', '2025-09-03 10:50:20.208+00', '2026-11-21 04:30:00+00', E'\\xaf685786b4c21c80748162d2196d2e88d51774502655e357e8b87fffab6cea0c'),
  ('57', '0199291d-4815-7285-a4e5-3301c7744e02', E'\\x34df949fcef103efac1c17250c6272c5662d835dd2cad5c961d5ef1661e50d0f', NULL, '{}', E'\\x', '2025-09-08 11:36:48.917+00', '2026-11-21 04:30:00+00', E'\\x54766bea129b2429647384292b5e220560e8e9cf99100b16d675d269db21c763'),
  ('58', '01993c60-445a-75c2-9715-76e2d00869ed', E'\\x0767a7e9947f16105e02d39fd3ce4f2d016bfdb36b8506cf3242b02e7000f959', NULL, '{}', E'\\x', '2025-09-12 05:22:45.978+00', '2026-11-21 04:30:00+00', E'\\xc783d3f78606d8551d36bb04489280dea00878b68443f4a1440a124f93b4188f'),
  ('59', '01994735-b681-7652-ac8d-9798e5b11de8', E'\\xa6435ec904c4c1a7cdb161980baebbe68dbcdb10e9a16d9b3c79064cd999d57f', NULL, '{}', E'\\x', '2025-09-14 07:52:06.529+00', '2026-11-21 04:30:00+00', E'\\x55175335dca38a83f8d2c0d5f47d255c724cea3d4e16f05f7961c8ac774751bc'),
  ('6', '0195eaed-5b52-74a1-b272-8c5e9ac13e66', E'\\xf2f117010037bdabc3428b666862c82a20ee2aaf61ad9fa9f0f797b020e240cc', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x7635fc45c30ce94e259119d2f348c027f271a8af5be513bb4a2a47165b5fe147'),
  ('60', '0199483e-e8b1-7112-849f-4cf731dd407d', E'\\xaaa2f71da81bc14496f1487520c863260f3ae01feac6a0ea0689cf38094ba34e', NULL, '{}', E'\\x', '2025-09-14 12:41:46.417+00', '2026-11-21 04:30:00+00', E'\\x6506168c1028d4d569ee4d89a39ff78610cda8788919688e54d309aa874bcc73'),
  ('61', '0199c7c0-0ba8-75a0-bbb1-411942b29701', E'\\xdf8600970237a8154db1eaee6589c71f1da3b6ce5e581693299fafdfd6777a0a', NULL, '{}', E'\\x', '2025-10-09 06:54:35.944+00', '2026-11-21 04:30:00+00', E'\\xb14f904b3091ec7f522609a9197e01b0961a473c7fd3d1897d1c20a548b5c804'),
  ('62', '019a24d1-6480-71b3-a596-71e011820f42', E'\\xc27d41d34775471860b3a0ffd19d5218fb62922324c2258baa9bbad895012ae4', NULL, '{}', E'\\x', '2025-10-27 08:38:13.888+00', '2026-11-21 04:30:00+00', E'\\x5d5e8cf6bd887a95df20bb47dbcf4776ed8570adf0a7156de0b640fb19fa555f'),
  ('63', '019a24d1-6480-72f0-bcde-8a2c88f34fa3', E'\\x20eb9bff3a4efd3f9024274c0031141a5014cf347e1885a8c87075ba7c10022d', NULL, '{}', E'\\x', '2025-10-27 08:38:13.888+00', '2026-11-21 04:30:00+00', E'\\x5e27af040f71281f5da0e8ad196f3555c1e2cbbf73adbea93c3a530af84879da'),
  ('64', '019a3e0d-cbe7-779e-8a61-674ec826f2f6', E'\\x590aa9adbf7a3e6f9cf8672ae92a6a0391a501d9aaf5614059bc7ee77a5905dd', NULL, '{}', E'\\x', '2025-11-01 06:14:42.919+00', '2026-11-21 04:30:00+00', E'\\x3f1d6184902d5b431c2dd2c71b11bf92192a0cbf90760edde8735890f08f77b0'),
  ('65', '019a499b-18e8-72d4-a0a0-bfc7cc1123c9', E'\\x4da538224e3a134a9c739308a6bd9453631f360576bc897d9c8bebdbe8318056', NULL, '{}', E'\\x', '2025-11-03 12:04:52.584+00', '2026-11-21 04:30:00+00', E'\\xea3969d39edd7ccdd3da2effac98ce42e22e1ec8fba12d80e881b97f8e14bd10'),
  ('66', '019a4dd1-d13d-769c-802f-3fd5685f0b9f', E'\\x69f1a34fc09f502f71097bf0a7df5bbe402d73b767db75da4da71bb0f139c204', NULL, '{}', E'\\x', '2025-11-04 07:43:07.581+00', '2026-11-21 04:30:00+00', E'\\x8cead15f12a0601d4b86500030682270b0aaff3b219ff4563738f53fc493a44d'),
  ('67', '019a5870-be50-71e1-ab31-807756b5fa84', E'\\xa5f3eb101e621940cb283084afb5786ef8ad1f8631ecc64ca1aa906a12ee3e98', NULL, '{}', E'\\x', '2025-11-06 09:12:55.12+00', '2026-11-21 04:30:00+00', E'\\xd54709b481993d35235db8974da23e875b65264fd73204d44a313543e180241f'),
  ('68', '019a58cd-919f-7108-9aa0-e55f9ff8e24c', E'\\x409a5a563371e9a82164dbbe3528b3e2542addc872136bc5f3d0013a7d51e9d0', NULL, '{}', E'\\x', '2025-11-06 10:54:18.527+00', '2026-11-21 04:30:00+00', E'\\xe5d38b7dddf6057fd57fcff2e611e252c3c0472e0fd7122da1352b266f9b3b13'),
  ('69', '019acdcb-3f5e-7796-852a-226effce004b', E'\\xa9e41ff9585d1fb66c4d3acd5d393709f02697ed79a154eed77bdc47029b00c7', NULL, '{}', E'\\x', '2025-11-29 04:07:20.67+00', '2026-11-21 04:30:00+00', E'\\x9b81c75059ff4991fd4b11ca96825d71818041209e63e36dc78148f4cded6eed'),
  ('7', '0195eaed-5b52-74b2-b262-027b5a371936', E'\\x6392562906e04d07b656b3295a976796d3dde5808b3b83af29b728baef0886de', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xbe25bc2fd057be981dc8c62c13663be5257d4b6f98e049d5716eccfa682c8eb8'),
  ('70', '019acefa-c7b2-724c-b17b-26b47d36db65', E'\\x61b74c3d7578cc81b80bff4117ed88b6b874cb1bbe65cfc1ce43645b23ef3667', NULL, '{}', E'\\x', '2025-11-29 09:38:52.978+00', '2026-11-21 04:30:00+00', E'\\x792400b331fe318815541c559efdacfcff3fbcc7b460bcb336fe1a5958348ab3'),
  ('71', '019ad88c-72fa-7784-b17a-342d4ad0b141', E'\\xc2ef9b28d149b781df8e9b6bf619eef4f6e0b340b9460e5ad0748910a9713fbf', NULL, '{}', E'\\x', '2025-12-01 06:14:34.49+00', '2026-11-21 04:30:00+00', E'\\x75b0a5799f0162a7801c5bed0c030c2bb018caffddd6e5453013ad15006801da'),
  ('72', '019b5e41-c6ac-74e6-8604-294309410be9', E'\\x31d666dc7b8a6d5861375f52757a990ae487d2aff457ffc3f72b49ebf7d13746', NULL, '{}', E'\\x', '2025-12-27 05:22:07.66+00', '2026-11-21 04:30:00+00', E'\\x2a74ac365097a5fb464efe644c85d302e2058ffd2573d73553e442308709ee70'),
  ('73', '019b7ce0-50eb-7080-9bdb-2188ede479ec', E'\\xa01299812393f7bc9a1af2f56e5441287173cf3d77b0f8206c4c2f100427f668', NULL, '{}', E'\\x', '2026-01-02 04:03:54.219+00', '2026-11-21 04:30:00+00', E'\\x2c52663e4db8ca1496e69b4b7f19475e1f8e30f35a69489344eb98f0f79eeb3f'),
  ('74', '019b7d9a-7db3-7376-a0dd-8d7a1ebc06ae', E'\\x9b600ac1adf7f804c1338b93d6835ba5ee1e8a9b237b5b0d5b18d9ae9dc8dfcf', NULL, '{}', E'\\x', '2026-01-02 07:27:15.379+00', '2026-11-21 04:30:00+00', E'\\x59b07c63091379ae9fa233cd07b7e88eb0755720beddf96ef12d8bbf74b5fd83'),
  ('75', '019b92c8-7213-7299-a04b-59cfda3bd129', E'\\x1cd29b4892f824c4ba60c8d22109f166294b1d8aa2c0e3410f7b8d32cdff91c9', NULL, '{}', E'\\x', '2026-01-06 10:09:28.595+00', '2026-11-21 04:30:00+00', E'\\x1393167ab4d100eef82dbe5e3f63b2298955e142f4bee65988fa25aa607a8b3e'),
  ('76', '019b96c0-e9f1-7517-88ff-ce9be85ba032', E'\\x9234486d10536f2066d6610517282c1daba977aeff2ef5f80fc927e076e3f649', NULL, '{}', E'\\x', '2026-01-07 04:39:43.857+00', '2026-11-21 04:30:00+00', E'\\x2a13d34f48738dcb5d2b94eccd2f45c663cf75e2b81b9c77913a37691ef34c46'),
  ('77', '019b9be6-f910-73df-a7fc-3369862291e9', E'\\x8d55fb888d8338cdbf7b37471ed9cf891e749cec80864ddf92715efc7306b8db', NULL, '{}', E'\\x', '2026-01-08 04:39:24.176+00', '2026-11-21 04:30:00+00', E'\\xbcbeb3c78e06448989f42b5442a9e5df1d5c11522fc3d75ddd54c76261992550'),
  ('78', '019bea69-43a4-75db-98ed-d532b2cd2a4e', E'\\x769b1d25a225461d31c0d8fc13592d7bff32e0b4acfa35b68320b37f6b68aab5', NULL, '{}', E'\\x', '2026-01-23 10:32:05.796+00', '2026-11-21 04:30:00+00', E'\\x95068388ac40f3dc760611075869563e3944b06bc0d86a4d5e6c97a9e4bb7e36'),
  ('79', '019c1cef-33c4-723e-b895-0a2e2bb9af55', E'\\x5fb7180bc6121c9df2be7a5d28a2add6a0772f17fe439e89a12f6714d2298fdb', NULL, '{}', E'\\x', '2026-02-02 05:59:24.356+00', '2026-11-21 04:30:00+00', E'\\x23b9863dd33ac3ab3baade5777ec2c0e03e48b5122785f10a9323317fbee726c'),
  ('8', '0195eaed-5b52-76cb-b25d-494feebf56db', E'\\xf121ac3c8e2a6489c94f54266b19451d60cca787e258beb4e55f573183428da4', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x7ab3db394dcd3f2014f0db9622ce6fe6765b6e3a477bb1448a9d70376dd9764f'),
  ('80', '019c31b6-9ffd-7241-b49b-7bcc2d52030c', E'\\xb24c041db2663626f6ba080d9ca2af9089a00a939d797af9bda967d1a42e2a38', NULL, '{}', E'\\x', '2026-02-06 06:49:38.045+00', '2026-11-21 04:30:00+00', E'\\x24d39e233de004e11dd8a1d7da8c5675c6136e1f5050222ec40e70d02d05746c'),
  ('81', '019c369f-a274-709b-8c4e-98ffa45e0c01', E'\\x32b5bc7105ab75cba19008fd6fa4fa564675622db3f82fc32e8a657ebb228ee1', NULL, '{}', E'\\x', '2026-02-07 05:42:37.428+00', '2026-11-21 04:30:00+00', E'\\xc0ef8fffc68c788f3330a1c7341b334eed29646b5bcb9b92cc639864cc211412'),
  ('82', '019c411e-2084-7627-be81-782f4715b9c0', E'\\x6b9c70a8f50bb17ca73550c00d9f5efda04a46309ed72b7c85318fab2cb1b2a9', NULL, '{}', E'\\x', '2026-02-09 06:36:59.396+00', '2026-11-21 04:30:00+00', E'\\x00e3fe78163a3907a490637807981d4b1012a416d2f5fbe8f3f9cc41ce5e46ee'),
  ('83', '019c423e-23a9-7786-96a0-2121afc06974', E'\\x645102e5eac31a0630802483d47f3c93dfe2fb2081b4c02ea1d2bf82801496ed', NULL, '{}', E'\\x', '2026-02-09 11:51:34.569+00', '2026-11-21 04:30:00+00', E'\\xa027e28a270481f84c7441445501e54b38e98d6059115896c2696680116996bb'),
  ('84', '019c7004-9136-734e-b7c4-d2b97803f577', E'\\xed4949455cfceeec5d066e625e66e790bb9e4eb528d3741e89be6035eb3583fe', NULL, '{}', E'\\x', '2026-02-18 09:11:13.462+00', '2026-11-21 04:30:00+00', E'\\xf441480b640e43d91b47d4ac097e14f7dcaf15b70b18d65517e687ce50404cc5'),
  ('85', '019cfa32-3a20-7773-9663-4a9e122193f8', E'\\xd772d2d3a49d775fdd1c3fbfaea63bb8842fb78b9856f6ced404cfc2017673d7', NULL, '{}', E'\\x', '2026-03-17 05:08:41.632+00', '2026-11-21 04:30:00+00', E'\\x05f10da029187aa5e5aed13452177cccfbd2dd295ba7211da9003322f1e8b923'),
  ('86', '019d47ad-09b4-75ec-b8a8-732147bdc317', E'\\x537a0ef5f49101d651d82d47aad6ec883a50a40d75dc019d19f6e141bcf98950', NULL, '{}', E'\\x', '2026-04-01 06:13:35.796+00', '2026-11-21 04:30:00+00', E'\\xbc5d589a0bce89bf2990657f22b9b6a902bc6934154d7ac489ee5544686923d4'),
  ('87', '019d805b-85ba-77f7-9b94-e322e39006c8', E'\\xa0f6221db26e3d1c9c441401956d1b9874a1427d60caa343e07a17e300abebce', NULL, '{}', E'\\x', '2026-04-12 06:22:54.906+00', '2026-11-21 04:30:00+00', E'\\x2cb5fee5f6742cb2fa936258be77534e763258ae4658dc64e4663a9f3c48dd52'),
  ('88', '019daf1c-ae23-7172-9208-6c515d81bcdf', E'\\x57266f5f90a1b7c792354506c64af484904b50fc3771ebc19b002649ea01b617', NULL, '{}', E'\\x', '2026-04-21 08:16:25.635+00', '2026-11-21 04:30:00+00', E'\\xf5a839b26b5fb2cddf30f590564e4695ad95801058900e4c46f4bcb6ad477fca'),
  ('89', '019e0afc-7890-72b3-8ded-ed11ae4c4b59', E'\\x10cfd50f999fe6804e6571ac3d1fb2ec1cd4f860968cf3f7aee3bcac8113784f', NULL, '{}', E'\\x', '2026-05-09 04:26:18.64+00', '2026-11-21 04:30:00+00', E'\\x771daffd090f6f2d919674d701f734b9571651dd4bc3b6029d405007465690e5'),
  ('9', '0195eaed-5b52-774b-bb3c-20c5874f2d20', E'\\x8eba53b48818ac99f3ed611e2496ab6cf05b355cd1bbc50b37f8f4442509502d', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x0820ae8f6bb49fd420328251166698c2f74e0261d4f2ec313b6f4ca31af48609'),
  ('90', '019e91fd-57b9-757f-ac72-6e3e6478aed8', E'\\xcacbb26efa59d808591a97fcc77bfd0e4509f1ed85e69c8034112997826741aa', NULL, '{}', E'\\x', '2026-06-04 09:35:59.929+00', '2026-11-21 04:30:00+00', E'\\xe1720dc89540501de8264f7407c990bfc8ec0b255bc496eb22fe2c2010fb20ad'),
  ('91', '019f1d81-7446-73a6-b145-9bac011afa6d', E'\\xa9dfde949bc63752ea4a7abf92ebb3b68962b0a91e771b840d172925b83ba495', NULL, '{}', E'\\x', '2026-07-01 11:47:31.014+00', '2026-11-21 04:30:00+00', E'\\x189292333b60fe4f8b66ea77d8b9ab9a0218ce72b0ae224976454d5ee8b46e88'),
  ('92', '019f4660-91bf-7612-b306-ae329fb25568', E'\\xb1b13061c3e4b6a301139e3c319cf6f07b18f8f78ace87e5e682212fedaf03d1', NULL, '{}', E'\\x', '2026-07-09 10:16:01.727+00', '2026-11-21 04:30:00+00', E'\\xf20b7c4535c7b6b59bc39c22043419f4e132c95975b0367678ba1d6645f67774'),
  ('93', '019fa230-ae6c-7123-8c7b-826f2d799d7a', E'\\x314ef04c140b77c2cb8fb90be1ecbce270fabfbd96178e6d1abb14a8f206211f', NULL, '{}', E'\\x', '2026-07-27 06:08:47.212+00', '2026-11-21 04:30:00+00', E'\\xba1b030e26351b456ddb07debb3f1bfbebc489077900580d1ee9d26d04e4b4a3'),
  ('94', '01a02eaf-9c16-7526-b781-ec3da5be6efc', E'\\x8b556f0615a1fe48e05b9ddd84196ea0ddc8a90a07a997efa6ff7a2f0fdf8856', NULL, '{}', E'\\x', '2026-08-23 12:54:15.83+00', '2026-11-21 04:30:00+00', E'\\x12b07dae3d3b658bb134c1047953bfdc9f5367d79537075496c881a51d3774be'),
  ('95', '01a0b40e-f07d-72dc-b6a2-90cc6b19433e', E'\\x59036513736988ddcde09d434fd85ffc588ab0376acbee379901acd7111f4e85', NULL, '{}', E'\\x', '2026-09-18 10:27:53.085+00', '2026-11-21 04:30:00+00', E'\\x8cbdc85649cc8ec0230ef91d857cd414fbf6abe723838709b90c9fb384d46835'),
  ('96', '01a0d6d4-797a-73ce-8b0a-a3fea09eb9b2', E'\\x8fac60583c06daec6b1e13a584e51f8262449aeb8c7a5ed17b6a62eb4fffb753', NULL, '{}', E'\\x', '2026-09-25 04:30:44.09+00', '2026-11-21 04:30:00+00', E'\\x314fb7a61574d56415dd85991fd12da1a955eea270d163ff03d8b5233112cefb'),
  ('97', '01a11b91-9b52-7294-a28f-559be6aaac07', E'\\x64446468c71979966b734b20061e80d3ac8f5a19eacc122a791296496cacbb2f', NULL, '{}', E'\\x', '2026-10-08 12:51:29.746+00', '2026-11-21 04:30:00+00', E'\\xe29cdd40f02aa7971f2e0848394fe1154b922004bc2c5f429ebece07e42ec159'),
  ('98', '01a13e7e-69d3-729c-822e-f678b6e14d82', E'\\x12fe80482e624a48453c94061683d4a21f415ed713aac59478d6b9ff7c5bf956', NULL, '{}', E'\\x', '2026-10-15 07:37:14.451+00', '2026-11-21 04:30:00+00', E'\\xee822398c4d14f9fb9804a0bb9cb8921b21deb1113bb79661c45a0965e4f775d'),
  ('99', '01a19b44-4019-765a-9d8b-0bea70b117e1', E'\\x7a399d8a4549daec43f918fc7b0be794ccd1d2201bb2aea59362d469fc24a1e8', NULL, '{}', E'\\x', '2026-11-02 07:58:23.769+00', '2026-11-21 04:30:00+00', E'\\xf353f08988f4260bcf971805c59d3c277661ea90f11cca2b54d511e55993411e');
insert into audit_personal ("entry_id", "subject_id", "field", "before", "after", "salt") overriding system value values
  ('01a21a65-4f4d-72dc-8c2d-3507ccb518b8', '01a1b03c-74c1-75e2-9efa-ac1f16005044', 'reason', NULL, '"Scholarship"', '63e2a536-273f-4a3e-be8a-33023e2acb37'),
  ('01a21a65-4f7a-71d3-91cc-2c1aab1b02e9', '01a1b03c-74c1-75e2-9efa-ac1f16005044', 'reason', NULL, '"Paid twice"', 'aaaaffe9-b610-4ceb-88d2-cd79aeecbb7b'),
  ('01a21a65-5071-7664-ad67-e1ad345af019', '01976d38-7d5f-7238-8ab4-eea24dc69be2', 'degree', '"BCom"', '"BSc"', 'a7fface2-6bd1-4d84-91b0-21686f2b95f4');
insert into audit_seal ("day", "n", "hash") overriding system value values
  ('2026-11-27', '127', E'\\x80cad99e5ca2c4789c5db03bcd8de3477ffca27358d01cacd24a905a872a306c');
insert into audit_unchained ("at", "entry_id") overriding system value values
  ('2026-11-21 04:30:00+00', '01a21a65-5071-7664-ad67-e1ad345af019');
insert into backup_run ("id", "kind", "started_at", "seen_at", "finished_at", "place", "encrypted", "bytes", "reason") overriding system value values
  ('01a21a65-4fee-7766-839a-307cd091440c', 'scheduled', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', 'office:/backup/example.tar.gz', 'false', '4096', NULL);
insert into batch ("id", "code", "code_key", "course_id", "time", "start_on", "end_on", "created_at", "version", "deleted_at", "trainer", "trainer_key", "room", "room_key", "sessions", "seats", "import_id") overriding system value values
  ('01a21a65-4a15-7540-b556-7d96fa81a965', 'TALLY-2504', 'tally-2504', '01a21a65-4a03-776f-a8a9-3294cf79e0bc', '15:00 to 17:00', '2025-04-01', '2025-07-01', '2025-03-11 05:44:07.174+00', '1', NULL, 'Anita Example', 'anita example', 'Room 1', 'room 1', '[{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 5}]', '1', NULL),
  ('01a21a65-4a1e-757a-a5f6-74cee3c91837', 'PY-2504', 'py-2504', '01a21a65-4a04-77b1-8830-b55de12fd6b2', '08:00 to 10:00', '2025-04-27', '2025-08-27', '2025-04-06 10:29:18.706+00', '1', NULL, 'Binod Example', 'binod example', 'Room 2', 'room 2', '[{"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 6}]', '1', NULL),
  ('01a21a65-4a1e-757a-a5f6-7806cc2797c2', 'FSW-2505', 'fsw-2505', '01a21a65-4a04-77b1-8830-b83828e3be14', '12:30 to 14:30', '2025-05-24', '2026-01-24', '2025-05-03 08:05:14.006+00', '1', NULL, 'Chitra Example', 'chitra example', 'Lab 1', 'lab 1', '[{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}]', '1', NULL),
  ('01a21a65-4a1e-757a-a5f6-7c97ce6fdcad', 'DA-2506', 'da-2506', '01a21a65-4a04-77b1-8830-beaa31365b15', '18:00 to 20:00', '2025-06-19', '2025-12-19', '2025-05-29 10:56:01.407+00', '1', NULL, 'Dev Example', 'dev example', 'Lab 2', 'lab 2', '[{"end": "20:00", "start": "18:00", "weekday": 1}, {"end": "20:00", "start": "18:00", "weekday": 3}, {"end": "20:00", "start": "18:00", "weekday": 5}]', '1', NULL),
  ('01a21a65-4a1e-757a-a5f6-8182724c4264', 'GD-2507', 'gd-2507', '01a21a65-4a04-77b1-8830-c3265b63daf9', '18:00 to 20:00', '2025-07-16', '2025-12-16', '2025-06-25 12:57:02.901+00', '1', NULL, 'Esther Example', 'esther example', 'Room 1', 'room 1', '[{"end": "20:00", "start": "18:00", "weekday": 2}, {"end": "20:00", "start": "18:00", "weekday": 4}, {"end": "20:00", "start": "18:00", "weekday": 6}]', '1', NULL),
  ('01a21a65-4a1f-7318-928d-af9d693149b4', 'DM-2508', 'dm-2508', '01a21a65-4a04-77b1-8830-c7c7de37c664', '10:00 to 12:00', '2025-08-11', '2025-11-11', '2025-07-21 06:09:14.399+00', '1', NULL, 'Anita Example', 'anita example', 'Room 2', 'room 2', '[{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 5}]', '1', NULL),
  ('01a21a65-4a1f-7318-928d-b0a5d83fc22d', 'HT-2509', 'ht-2509', '01a21a65-4a04-77b1-8830-cb0e5ce0549e', '15:00 to 17:00', '2025-09-07', '2025-11-07', '2025-08-17 10:48:46.841+00', '1', NULL, 'Binod Example', 'binod example', 'Lab 1', 'lab 1', '[{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 5}]', '1', NULL),
  ('01a21a65-4a1f-7318-928d-b46a05f7ad2f', 'FR-2510', 'fr-2510', '01a21a65-4a04-77b1-8830-cd717744b59e', '15:00 to 17:00', '2025-10-03', '2026-02-03', '2025-09-12 05:22:45.978+00', '1', NULL, 'Chitra Example', 'chitra example', 'Lab 2', 'lab 2', '[{"end": "17:00", "start": "15:00", "weekday": 2}, {"end": "17:00", "start": "15:00", "weekday": 4}, {"end": "17:00", "start": "15:00", "weekday": 6}]', '1', NULL),
  ('01a21a65-4a1f-7318-928d-ba31f7336b67', 'TALLY-2510', 'tally-2510', '01a21a65-4a03-776f-a8a9-3294cf79e0bc', '12:30 to 14:30', '2025-10-30', '2026-01-30', '2025-10-09 06:54:35.944+00', '1', NULL, 'Dev Example', 'dev example', 'Room 1', 'room 1', '[{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}]', '1', NULL),
  ('01a21a65-4a1f-7318-928d-bff354b4b808', 'PY-2511', 'py-2511', '01a21a65-4a04-77b1-8830-b55de12fd6b2', '18:00 to 20:00', '2025-11-25', '2026-03-25', '2025-11-04 07:43:07.581+00', '1', NULL, 'Esther Example', 'esther example', 'Room 2', 'room 2', '[{"end": "20:00", "start": "18:00", "weekday": 1}, {"end": "20:00", "start": "18:00", "weekday": 3}, {"end": "20:00", "start": "18:00", "weekday": 5}]', '1', NULL),
  ('01a21a65-4a1f-7318-928d-c2af2d6f8fbf', 'FSW-2512', 'fsw-2512', '01a21a65-4a04-77b1-8830-b83828e3be14', '12:30 to 14:30', '2025-12-22', '2026-08-22', '2025-12-01 06:14:34.49+00', '1', NULL, 'Anita Example', 'anita example', 'Lab 1', 'lab 1', '[{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}]', '1', NULL),
  ('01a21a65-4a1f-7318-928d-c59621ea710e', 'DA-2601', 'da-2601', '01a21a65-4a04-77b1-8830-beaa31365b15', '12:30 to 14:30', '2026-01-17', '2026-07-17', '2025-12-27 05:22:07.66+00', '1', NULL, 'Binod Example', 'binod example', 'Lab 2', 'lab 2', '[{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}]', '1', NULL),
  ('01a21a65-4a1f-7318-928d-ca8fab28c693', 'GD-2602', 'gd-2602', '01a21a65-4a04-77b1-8830-c3265b63daf9', '08:00 to 10:00', '2026-02-13', '2026-07-13', '2026-01-23 10:32:05.796+00', '1', NULL, 'Chitra Example', 'chitra example', 'Room 1', 'room 1', '[{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 5}]', '1', NULL),
  ('01a21a65-4a1f-7318-928d-cc578bb11c73', 'DM-2603', 'dm-2603', '01a21a65-4a04-77b1-8830-c7c7de37c664', '12:30 to 14:30', '2026-03-11', '2026-06-11', '2026-02-18 09:11:13.462+00', '1', NULL, 'Dev Example', 'dev example', 'Room 2', 'room 2', '[{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}]', '1', NULL),
  ('01a21a65-4a1f-7318-928d-d2ca7958905e', 'HT-2604', 'ht-2604', '01a21a65-4a04-77b1-8830-cb0e5ce0549e', '10:00 to 12:00', '2026-04-07', '2026-06-07', '2026-03-17 05:08:41.632+00', '1', NULL, 'Esther Example', 'esther example', 'Lab 1', 'lab 1', '[{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 5}]', '1', NULL),
  ('01a21a65-4a1f-7318-928d-d697caf0cce3', 'FR-2605', 'fr-2605', '01a21a65-4a04-77b1-8830-cd717744b59e', '08:00 to 10:00', '2026-05-03', '2026-09-03', '2026-04-12 06:22:54.906+00', '1', NULL, 'Anita Example', 'anita example', 'Lab 2', 'lab 2', '[{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 5}]', '1', NULL),
  ('01a21a65-4a1f-7318-928d-dbeea4d7328a', 'TALLY-2605', 'tally-2605', '01a21a65-4a03-776f-a8a9-3294cf79e0bc', '12:30 to 14:30', '2026-05-30', '2026-08-30', '2026-05-09 04:26:18.64+00', '1', NULL, 'Binod Example', 'binod example', 'Room 1', 'room 1', '[{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}]', '1', NULL),
  ('01a21a65-4a20-76be-a8d6-e657ae2a8265', 'PY-2606', 'py-2606', '01a21a65-4a04-77b1-8830-b55de12fd6b2', '08:00 to 10:00', '2026-06-25', '2026-10-25', '2026-06-04 09:35:59.929+00', '1', NULL, 'Chitra Example', 'chitra example', 'Room 2', 'room 2', '[{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 5}]', '1', NULL),
  ('01a21a65-4a20-76be-a8d6-ebf68e7bf946', 'FSW-2607', 'fsw-2607', '01a21a65-4a04-77b1-8830-b83828e3be14', '10:00 to 12:00', '2026-07-22', NULL, '2026-07-01 11:47:31.014+00', '1', NULL, 'Dev Example', 'dev example', 'Lab 1', 'lab 1', '[{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 5}]', '1', NULL),
  ('01a21a65-4a20-76be-a8d6-ec2b8aae92f3', 'DA-2608', 'da-2608', '01a21a65-4a04-77b1-8830-beaa31365b15', '10:00 to 12:00', '2026-08-17', '2027-02-17', '2026-07-27 06:08:47.212+00', '1', NULL, 'Esther Example', 'esther example', 'Lab 2', 'lab 2', '[{"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 6}]', '1', NULL),
  ('01a21a65-4a20-76be-a8d6-f041932bb658', 'GD-2609', 'gd-2609', '01a21a65-4a04-77b1-8830-c3265b63daf9', '08:00 to 10:00', '2026-09-13', '2027-02-13', '2026-08-23 12:54:15.83+00', '1', NULL, 'Anita Example', 'anita example', 'Room 1', 'room 1', '[{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 5}]', '1', NULL),
  ('01a21a65-4a20-76be-a8d6-f77614cd8e5f', 'DM-2610', 'dm-2610', '01a21a65-4a04-77b1-8830-c7c7de37c664', '12:30 to 14:30', '2026-10-09', NULL, '2026-09-18 10:27:53.085+00', '1', NULL, 'Binod Example', 'binod example', 'Room 2', 'room 2', '[{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 5}]', '1', NULL),
  ('01a21a65-4a20-76be-a8d6-f83402135d23', 'HT-2611', 'ht-2611', '01a21a65-4a04-77b1-8830-cb0e5ce0549e', '10:00 to 12:00', '2026-11-05', '2027-01-05', '2026-10-15 07:37:14.451+00', '1', NULL, 'Chitra Example', 'chitra example', 'Lab 1', 'lab 1', '[{"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 6}]', '1', NULL),
  ('01a21a65-4a20-76be-a8d6-ff288e13a3f4', 'FR-2612', 'fr-2612', '01a21a65-4a04-77b1-8830-cd717744b59e', '15:00 to 17:00', '2026-12-01', NULL, '2026-11-10 06:43:16.88+00', '1', NULL, 'Dev Example', 'dev example', 'Lab 2', 'lab 2', '[{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 2}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 4}, {"end": "17:00", "start": "15:00", "weekday": 5}]', '1', NULL);
insert into batch_waiting ("id", "batch_id", "enquiry_id", "student_id", "at", "removed_at") overriding system value values
  ('01a21a65-4fee-7766-839a-3d27e6e57557', '01a21a65-4a15-7540-b556-7d96fa81a965', NULL, '01976d38-7d5f-7238-8ab4-eea24dc69be2', '2026-11-21 04:30:00+00', NULL);
insert into bulk_change ("id", "change", "students", "changed_at", "changed_by", "undone_at") overriding system value values
  ('01a21a65-5020-7077-bc39-5b421e057311', '{"isCompleted": "yes"}', '1', '2026-11-21 04:30:00+00', '01a21a65-4997-74ca-9abc-f4b0bcb16689', NULL);
insert into bulk_change_student ("bulk_change_id", "student_id", "before", "versions") overriding system value values
  ('01a21a65-5020-7077-bc39-5b421e057311', '01976d38-7d5f-7238-8ab4-eea24dc69be2', '{}', '1.1.0');
insert into calendar_feed ("account_id", "code", "batch_id", "trainer", "created_at") overriding system value values
  ('01a21a65-4997-74ca-9abc-f4b0bcb16689', '20563515-8f84-41a3-9f33-593b9e2ba8c4', NULL, 'Example', '2026-11-21 04:30:00+00');
insert into cash_entry ("id", "kind", "amount", "day", "reference", "recorded_at", "recorded_by", "voided_at", "voided_by") overriding system value values
  ('01a21a65-5020-7077-bc39-6115e3447b01', 'opening', '1000.00', '2026-11-20', NULL, '2026-11-21 04:30:00+00', '01a21a65-4997-74ca-9abc-f4b0bcb16689', NULL, NULL);
insert into certificate ("id", "issue_id", "kind", "financial_year", "n", "student_id", "enrolment_id", "student_name", "course", "batch", "title", "body", "signatory", "issued_on", "issued_at", "issued_by", "revoked_at", "revoked_by", "revoke_reason", "verification_id") overriding system value values
  ('01a21a65-5021-720d-be1d-5012f037768a', '01a21a65-5021-720d-be1d-562d94d4b508', 'completion', '2026-27', '1', '01976d38-7d5f-7238-8ab4-eea24dc69be2', '01976d38-7d5f-70b0-9cd3-aa22fdd0f000', 'Example', 'Example', 'Example', 'Example', 'Example', 'Example', '2026-11-20', '2026-11-21 04:30:00+00', '01a21a65-4997-74ca-9abc-f4b0bcb16689', NULL, NULL, NULL, '43ef3cad-fc6b-4c99-b6c5-0b41a3cfb6c8');
insert into certificate_series ("kind", "financial_year", "last") overriding system value values
  ('completion', '2026-27', '1');
insert into certificate_signature ("one", "content", "changed_at") overriding system value values
  ('true', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00');
insert into certificate_template ("kind", "title", "body", "signatory", "version") overriding system value values
  ('completion', 'Example', '{name}', 'Example', '1');
insert into consent ("student_id", "given_by", "guardian_name", "notice_version", "at", "recorded_by") overriding system value values
  ('01976d38-7d5f-7238-8ab4-eea24dc69be2', 'student', NULL, '2', '2026-11-21 04:30:00+00', NULL);
insert into course ("id", "name", "name_key", "fee", "duration", "added_by", "created_at", "version", "deleted_at", "instalments", "import_id") overriding system value values
  ('01a21a65-4a03-776f-a8a9-3294cf79e0bc', 'Tally with GST', 'tally with gst', '12000.00', '3 months', '01a21a65-4996-76e0-9c55-cd2c47e33a7d', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a21a65-4a04-77b1-8830-b55de12fd6b2', 'Python Programming', 'python programming', '18000.00', '4 months', '01a21a65-4996-76e0-9c55-cd2c47e33a7d', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a21a65-4a04-77b1-8830-b83828e3be14', 'Full Stack Web Development', 'full stack web development', '45000.00', '8 months', '01a21a65-4996-76e0-9c55-cd2c47e33a7d', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a21a65-4a04-77b1-8830-beaa31365b15', 'Data Analytics', 'data analytics', '35000.00', '6 months', '01a21a65-4996-76e0-9c55-cd2c47e33a7d', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a21a65-4a04-77b1-8830-c3265b63daf9', 'Graphic Design', 'graphic design', '22000.00', '5 months', '01a21a65-4996-76e0-9c55-cd2c47e33a7d', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a21a65-4a04-77b1-8830-c7c7de37c664', 'Digital Marketing', 'digital marketing', '15000.00', '3 months', '01a21a65-4996-76e0-9c55-cd2c47e33a7d', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a21a65-4a04-77b1-8830-cb0e5ce0549e', 'Hindi Typing', 'hindi typing', '4500.00', '2 months', '01a21a65-4996-76e0-9c55-cd2c47e33a7d', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a21a65-4a04-77b1-8830-cd717744b59e', 'Français des affaires', 'francais des affaires', '16500.00', '4 months', '01a21a65-4996-76e0-9c55-cd2c47e33a7d', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL);
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
  ('01a21a65-5020-7077-bc39-5cfb47807f05', '2026-11-20', NULL, '0.00', '0.00', '{}', NULL, '2026-11-21 04:30:00+00', '01a21a65-4997-74ca-9abc-f4b0bcb16689', '{}', NULL);
insert into declared_payment ("student_id", "fee", "paid", "pay_mode") overriding system value values
  ('01a1be83-9230-775a-bec9-c34538910323', '16500.00', '8250.00', 'Online');
insert into deletion ("id", "record", "deleted_at", "deleted_by", "status_before", "enquiry", "erase_after", "erased_at") overriding system value values
  ('01a21a65-4fe6-72c9-8643-9fd2d8f36f3d', 'enquiry', '2026-11-21 04:30:00+00', NULL, NULL, '{"id": "01a21a65-4fe6-72c9-8643-9fd2d8f36f3d", "name": "Example"}', '2026-11-21 04:30:00+00', NULL);
insert into discount_limit ("one", "percent", "version") overriding system value values
  ('true', '10.00', '2');
insert into draft ("account_id", "key", "field_values", "saved_at") overriding system value values
  ('01a21a65-4997-74ca-9abc-f4b0bcb16689', 'course-add', '{"course":"Example"}', '2026-11-21 04:30:00+00');
insert into enquiry ("id", "name", "name_key", "mail_id", "contact", "alt_contact", "qualification", "address", "course_id", "enquiry_mode", "mode", "ref", "remark", "day", "status", "is_placed", "student_id", "created_at", "version", "next_call_on", "import_id") overriding system value values
  ('01962e07-dbf7-753f-95aa-153b288f4c6e', 'Ishwari Voorbeeld', 'ishwari voorbeeld', 'ishwari.3@example.net', '5570000003', '5580000003', 'BSc', '37 Namuna Marg, Example Nagar', '01a21a65-4a04-77b1-8830-b83828e3be14', 'online', 'online', NULL, NULL, '2025-04-13', 'Pending', 'false', NULL, '2025-04-13 07:23:09.175+00', '2', NULL, NULL),
  ('01973f71-631b-766a-a3e5-655a406be4d9', 'विवेक दृष्टांत', 'विवेक दृष्टांत', 'student.1@example.com', '5550000001', NULL, 'BCom', '159 Namuna Marg, Demo Colony', '01a21a65-4a04-77b1-8830-beaa31365b15', 'offline', 'offline', 'एक मित्र', 'Will come for a trial class', '2025-06-05', 'Closed', 'false', '01976d38-7d5f-7238-8ab4-eea24dc69be2', '2025-06-05 09:34:45.019+00', '2', NULL, NULL),
  ('019a24d1-6480-71a5-89ea-a02c30d04203', 'Asha Beispiel', 'asha beispiel', 'asha.2@example.net', '5570000002', '5580000002', 'BSc', '77 Example Road, Namunapur', '01a21a65-4a04-77b1-8830-b83828e3be14', 'offline', 'offline', 'Poster at the college', 'Will come for a trial class', '2025-10-27', 'Pending', 'false', NULL, '2025-10-27 08:38:13.888+00', '2', NULL, NULL);
insert into enquiry_note ("id", "enquiry_id", "at", "written_by", "note", "next_call_on") overriding system value values
  ('01a21a65-4fee-7766-839a-3a2ac071d445', '01962e07-dbf7-753f-95aa-153b288f4c6e', '2026-11-21 04:30:00+00', NULL, 'Example', NULL);
insert into enrolment ("id", "student_id", "n", "course_id", "batch_id", "mode", "duration", "fee", "joining_on", "end_on", "is_completed", "ended_at", "end_reason", "created_at", "version", "is_main", "list_fee", "limit_exempt", "fee_kind", "fee_reason", "fee_on", "fee_by", "batch_since") overriding system value values
  ('01976d38-7d5f-70b0-9cd3-aa22fdd0f000', '01976d38-7d5f-7238-8ab4-eea24dc69be2', '1', '01a21a65-4a04-77b1-8830-beaa31365b15', '01a21a65-4a15-7540-b556-7d96fa81a965', 'offline', '6 months', '31500.00', '2025-06-14', '2025-12-19', 'true', NULL, NULL, '2025-06-14 06:55:08.127+00', '1', 'true', '31500.00', 'false', NULL, NULL, NULL, NULL, '2026-11-20'),
  ('0198305a-7b46-71ad-b3b3-bf3a7e339533', '0198305a-7b46-77ec-8c2e-3149c62dcef3', '1', '01a21a65-4a04-77b1-8830-c3265b63daf9', '01a21a65-4a1e-757a-a5f6-8182724c4264', 'offline', '5 months', '22000.00', '2025-07-22', '2025-12-16', 'true', NULL, NULL, '2025-07-22 04:18:12.934+00', '1', 'true', '22000.00', 'false', NULL, NULL, NULL, NULL, NULL),
  ('0199483e-e8b1-772a-845d-3a9411a57264', '0199483e-e8b1-7531-8158-8af4bbe90e11', '1', '01a21a65-4a04-77b1-8830-c7c7de37c664', '01a21a65-4a1f-7318-928d-af9d693149b4', 'online', '3 months', '15000.00', '2025-09-14', '2025-11-11', 'true', NULL, NULL, '2025-09-14 12:41:46.417+00', '1', 'true', '15000.00', 'false', NULL, NULL, NULL, NULL, NULL),
  ('019acdcb-3f5e-744f-abd1-2aa21b3a26c3', '019acdcb-3f5e-73b8-a632-059ef63a6d18', '1', '01a21a65-4a04-77b1-8830-b55de12fd6b2', '01a21a65-4a1f-7318-928d-bff354b4b808', 'offline', '4 months', '18000.00', '2025-11-29', '2026-03-25', 'true', NULL, NULL, '2025-11-29 04:07:20.67+00', '1', 'true', '18000.00', 'false', NULL, NULL, NULL, NULL, NULL),
  ('01a11b91-9b52-718a-a97b-e1748cf0e1b4', '01a11b91-9b52-757b-bba4-c06c77b29fd8', '1', '01a21a65-4a04-77b1-8830-c7c7de37c664', '01a21a65-4a20-76be-a8d6-f77614cd8e5f', 'offline', '3 months', '13500.00', '2026-10-08', NULL, 'false', NULL, NULL, '2026-10-08 12:51:29.746+00', '1', 'true', '13500.00', 'false', NULL, NULL, NULL, NULL, NULL),
  ('01a1b03c-74c1-758b-a613-8ca89edcd529', '01a1b03c-74c1-75e2-9efa-ac1f16005044', '1', '01a21a65-4a04-77b1-8830-cb0e5ce0549e', '01a21a65-4a20-76be-a8d6-f83402135d23', 'online', '2 months', '4050.00', '2026-11-06', NULL, 'false', NULL, NULL, '2026-11-06 09:41:54.497+00', '1', 'true', '4050.00', 'false', NULL, NULL, NULL, NULL, NULL),
  ('01a1be83-9230-77f1-ad60-75eabe5a7d97', '01a1be83-9230-775a-bec9-c34538910323', '1', '01a21a65-4a04-77b1-8830-cd717744b59e', '01a21a65-4a20-76be-a8d6-ff288e13a3f4', 'offline', '4 months', '0.00', '2026-12-01', NULL, 'false', NULL, NULL, '2026-11-09 04:14:16.112+00', '1', 'true', '0.00', 'false', NULL, NULL, NULL, NULL, NULL),
  ('01a1fb86-a83e-72ad-9f49-a396c61619c0', '01a1fb86-a83e-7479-beeb-f8780005ca30', '1', '01a21a65-4a04-77b1-8830-cb0e5ce0549e', '01a21a65-4a20-76be-a8d6-f83402135d23', 'offline', '2 months', '4050.00', '2026-11-21', NULL, 'false', NULL, NULL, '2026-11-21 00:34:28.542+00', '1', 'true', '4050.00', 'false', NULL, NULL, NULL, NULL, NULL);
insert into expense ("id", "category_id", "remark", "amount", "day", "created_at", "updated_at", "version", "financial_year", "n", "pay_mode", "payee", "voided_at", "voided_by", "import_id", "old_voucher", "exact_mode", "count_id", "counted_version", "counted_cash") overriding system value values
  ('01972f8c-001d-77ff-804a-03ad050a4f31', '01a21a65-4dcd-7283-a83a-f034fa6ae9e0', 'Sample Telecom, line of the month', '172.00', '2025-06-02', '2025-06-02 07:29:53.693+00', '2025-06-02 07:29:53.693+00', '1', '2025-26', '1', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019730ae-176e-72bd-992c-57b370012164', '01a21a65-4dcd-7283-a83a-ef3e460fd164', 'Example Power Company, bill of the month', '516.00', '2025-06-02', '2025-06-02 12:46:45.102+00', '2025-06-02 12:46:45.102+00', '1', '2025-26', '2', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('01973f27-1abc-711f-97b6-f4254fe770d2', '01a21a65-4dcd-7283-a83a-e7c41d1629f3', 'Teachers and office of the example institute', '3876.00', '2025-06-05', '2025-06-05 08:13:36.828+00', '2025-06-05 08:13:36.828+00', '1', '2025-26', '3', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019744be-dbb1-711e-9c88-0e63788e296e', '01a21a65-4dcd-7283-a83a-e97f3665d66f', 'Example House, all classrooms', '2153.00', '2025-06-06', '2025-06-06 10:17:28.241+00', '2025-06-06 10:17:28.241+00', '1', '2025-26', '4', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('0197cf00-2cf0-7108-899b-4f2e49408d4d', '01a21a65-4dcd-7283-a83a-ef3e460fd164', 'Example Power Company, bill of the month', '1058.00', '2025-07-03', '2025-07-03 06:36:24.688+00', '2025-07-03 06:36:24.688+00', '1', '2025-26', '5', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('0197d3b1-cdf4-739b-bc46-864611a39c26', '01a21a65-4dcd-7283-a83a-f034fa6ae9e0', 'Sample Telecom, line of the month', '352.00', '2025-07-04', '2025-07-04 04:28:54.644+00', '2025-07-04 04:28:54.644+00', '1', '2025-26', '6', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('0197d44b-78c3-7213-bf21-f62a762cb2b9', '01a21a65-4dcd-7283-a83a-e7c41d1629f3', 'Teachers and office of the example institute', '7938.00', '2025-07-04', '2025-07-04 07:16:45.379+00', '2025-07-04 07:16:45.379+00', '1', '2025-26', '7', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('0197e9a1-67f5-7001-8322-a003cfd20b64', '01a21a65-4dcd-7283-a83a-e97f3665d66f', 'Example House, all classrooms', '4410.00', '2025-07-08', '2025-07-08 10:42:38.709+00', '2025-07-08 10:42:38.709+00', '1', '2025-26', '8', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('01986905-43a3-7585-a29a-9898c1374f04', '01a21a65-4dcd-7283-a83a-e97f3665d66f', 'Example House, all classrooms', '4341.00', '2025-08-02', '2025-08-02 04:23:29.443+00', '2025-08-02 04:23:29.443+00', '1', '2025-26', '9', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019873c7-c03e-77b5-a456-26e29349a81d', '01a21a65-4dcd-7283-a83a-e7c41d1629f3', 'Teachers and office of the example institute', '7814.00', '2025-08-04', '2025-08-04 06:32:07.486+00', '2025-08-04 06:32:07.486+00', '1', '2025-26', '10', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('0198742d-391a-75c7-b3e2-270ff59c0cbb', '01a21a65-4dcd-7283-a83a-f034fa6ae9e0', 'Sample Telecom, line of the month', '347.00', '2025-08-04', '2025-08-04 08:22:57.562+00', '2025-08-04 08:22:57.562+00', '1', '2025-26', '11', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('01987a45-a517-70a6-b5aa-b71f43757488', '01a21a65-4dcd-7283-a83a-ef3e460fd164', 'Example Power Company, bill of the month', '1041.00', '2025-08-05', '2025-08-05 12:47:21.367+00', '2025-08-05 12:47:21.367+00', '1', '2025-26', '12', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019904aa-7eb6-70da-8e10-c01efa112aba', '01a21a65-4dcd-7283-a83a-e7c41d1629f3', 'Teachers and office of the example institute', '6144.00', '2025-09-01', '2025-09-01 09:45:06.486+00', '2025-09-01 09:45:06.486+00', '1', '2025-26', '13', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('01990a07-c598-7760-a7e0-243841352c97', '01a21a65-4dcd-7283-a83a-e97f3665d66f', 'Example House, all classrooms', '3413.00', '2025-09-02', '2025-09-02 10:45:05.56+00', '2025-09-02 10:45:05.56+00', '1', '2025-26', '14', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('01990f32-eeb0-73af-8ff5-fa22a7a40c91', '01a21a65-4dcd-7283-a83a-ef3e460fd164', 'Example Power Company, bill of the month', '819.00', '2025-09-03', '2025-09-03 10:50:20.208+00', '2025-09-03 10:50:20.208+00', '1', '2025-26', '15', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('0199291d-4815-70a9-8b21-fa8132636f44', '01a21a65-4dcd-7283-a83a-f034fa6ae9e0', 'Sample Telecom, line of the month', '273.00', '2025-09-08', '2025-09-08 11:36:48.917+00', '2025-09-08 11:36:48.917+00', '1', '2025-26', '16', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019a3e0d-cbe7-779e-bca3-7696136a83f1', '01a21a65-4dcd-7283-a83a-e97f3665d66f', 'Example House, all classrooms', '1250.00', '2025-11-01', '2025-11-01 06:14:42.919+00', '2025-11-01 06:14:42.919+00', '1', '2025-26', '17', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019a499b-18e8-74e1-9a7f-0cb96e63ce5a', '01a21a65-4dcd-7283-a83a-e7c41d1629f3', 'Teachers and office of the example institute', '2250.00', '2025-11-03', '2025-11-03 12:04:52.584+00', '2025-11-03 12:04:52.584+00', '1', '2025-26', '18', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019a5870-be50-70fe-90f8-1d2b7897aa6f', '01a21a65-4dcd-7283-a83a-f034fa6ae9e0', 'Sample Telecom, line of the month', '100.00', '2025-11-06', '2025-11-06 09:12:55.12+00', '2025-11-06 09:12:55.12+00', '1', '2025-26', '19', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019a58cd-919f-776f-978b-c1d7f37f3409', '01a21a65-4dcd-7283-a83a-ef3e460fd164', 'Example Power Company, bill of the month', '300.00', '2025-11-06', '2025-11-06 10:54:18.527+00', '2025-11-06 10:54:18.527+00', '1', '2025-26', '20', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019b7d9a-7db3-742e-bef7-75030817dde6', '01a21a65-4dcd-7283-a83a-e97f3665d66f', 'Example House, all classrooms', '1076.00', '2026-01-02', '2026-01-02 07:27:15.379+00', '2026-01-02 07:27:15.379+00', '1', '2025-26', '21', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019b92c8-7213-705c-bbf0-35c9b6c48166', '01a21a65-4dcd-7283-a83a-ef3e460fd164', 'Example Power Company, bill of the month', '258.00', '2026-01-06', '2026-01-06 10:09:28.595+00', '2026-01-06 10:09:28.595+00', '1', '2025-26', '22', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019b96c0-e9f1-712e-b85b-90e8c70a5683', '01a21a65-4dcd-7283-a83a-e7c41d1629f3', 'Teachers and office of the example institute', '1938.00', '2026-01-07', '2026-01-07 04:39:43.857+00', '2026-01-07 04:39:43.857+00', '1', '2025-26', '23', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019b9be6-f910-74ef-9119-e8cd3d3b70ab', '01a21a65-4dcd-7283-a83a-f034fa6ae9e0', 'Sample Telecom, line of the month', '86.00', '2026-01-08', '2026-01-08 04:39:24.176+00', '2026-01-08 04:39:24.176+00', '1', '2025-26', '24', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019c31b6-9ffd-7035-9766-45c43df2ca55', '01a21a65-4dcd-7283-a83a-e7c41d1629f3', 'Teachers and office of the example institute', '2457.00', '2026-02-06', '2026-02-06 06:49:38.045+00', '2026-02-06 06:49:38.045+00', '1', '2025-26', '25', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019c369f-a274-727c-84ca-3d3a9780548a', '01a21a65-4dcd-7283-a83a-e97f3665d66f', 'Example House, all classrooms', '1365.00', '2026-02-07', '2026-02-07 05:42:37.428+00', '2026-02-07 05:42:37.428+00', '1', '2025-26', '26', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019c411e-2084-7370-b6a7-72e7d9ded333', '01a21a65-4dcd-7283-a83a-ef3e460fd164', 'Example Power Company, bill of the month', '327.00', '2026-02-09', '2026-02-09 06:36:59.396+00', '2026-02-09 06:36:59.396+00', '1', '2025-26', '27', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019c423e-23a9-7286-9998-5f41a4f0a195', '01a21a65-4dcd-7283-a83a-f034fa6ae9e0', 'Sample Telecom, line of the month', '109.00', '2026-02-09', '2026-02-09 11:51:34.569+00', '2026-02-09 11:51:34.569+00', '1', '2025-26', '28', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('01a19b44-4019-73bd-8529-3e45ecf2f339', '01a21a65-4dcd-7283-a83a-e97f3665d66f', 'Example House, all classrooms', '221.00', '2026-11-02', '2026-11-02 07:58:23.769+00', '2026-11-02 07:58:23.769+00', '1', '2026-27', '1', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('01a19c3d-3bc5-766e-bc4d-80e4de3dde29', '01a21a65-4dcd-7283-a83a-e7c41d1629f3', 'Teachers and office of the example institute', '398.00', '2026-11-02', '2026-11-02 12:30:21.125+00', '2026-11-02 12:30:21.125+00', '1', '2026-27', '2', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('01a1a4b8-370c-737e-b866-2b47d7862a5e', '01a21a65-4dcd-7283-a83a-ef3e460fd164', 'Example Power Company, bill of the month', '53.00', '2026-11-04', '2026-11-04 04:01:38.572+00', '2026-11-04 04:01:38.572+00', '1', '2026-27', '3', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('01a1c057-66d2-77fd-ac93-5203d1fd8eba', '01a21a65-4dcd-7283-a83a-f034fa6ae9e0', 'Sample Telecom, line of the month', '17.00', '2026-11-09', '2026-11-09 12:45:15.858+00', '2026-11-09 12:45:15.858+00', '1', '2026-27', '4', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00');
insert into expense_category ("id", "ledger", "ledger_key", "created_at", "updated_at", "deleted_at", "budget", "version") overriding system value values
  ('01a21a65-4dcd-7283-a83a-e7c41d1629f3', 'Salaries', 'salaries', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a21a65-4dcd-7283-a83a-e97f3665d66f', 'Rent', 'rent', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a21a65-4dcd-7283-a83a-ef3e460fd164', 'Electricity', 'electricity', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a21a65-4dcd-7283-a83a-f034fa6ae9e0', 'Internet', 'internet', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a21a65-4dcd-7283-a83a-f7fcfe8db499', 'Stationery', 'stationery', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '5000.00', '1'),
  ('01a21a65-4dcd-7283-a83a-fa58ddd8898f', 'Repairs', 'repairs', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a21a65-4dcd-7283-a83a-fffb3772dbe9', 'Tea and water', 'tea and water', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '3000.00', '1'),
  ('01a21a65-4dcd-7283-a83b-020fd95b4681', 'Advertising', 'advertising', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '20000.00', '1');
insert into expense_voucher_series ("financial_year", "last") overriding system value values
  ('2025-26', '28'),
  ('2026-27', '4');
insert into fee_adjustment ("id", "student_id", "kind", "enrolment_id", "amount", "reason", "day", "created_at", "created_by", "by_hr", "version", "withdrawn_at", "withdrawn_by", "import_id") overriding system value values
  ('01a21a65-4f42-75ca-90fd-f05c116a1094', '01a1b03c-74c1-75e2-9efa-ac1f16005044', 'Discount', '01a1b03c-74c1-758b-a613-8ca89edcd529', '500.00', 'Scholarship', '2026-11-21', '2026-11-21 04:30:00+00', '01a21a65-4996-76e0-9c55-cd2c47e33a7d', 'false', '1', NULL, NULL, NULL);
insert into fee_plan ("enrolment_id", "version") overriding system value values
  ('01976d38-7d5f-70b0-9cd3-aa22fdd0f000', '1');
insert into fee_plan_row ("enrolment_id", "n", "due_on", "amount") overriding system value values
  ('01976d38-7d5f-70b0-9cd3-aa22fdd0f000', '1', '2026-11-20', '1000.00');
insert into former_batch ("enrolment_id", "batch_id", "since", "until") overriding system value values
  ('01976d38-7d5f-70b0-9cd3-aa22fdd0f000', '01a21a65-4a1e-757a-a5f6-7c97ce6fdcad', NULL, '2026-11-19');
insert into heartbeat ("process_id", "started_at", "seen_at") overriding system value values
  ('01a21a65-4fee-7766-839a-341ec27ffc36', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00');
insert into holiday ("id", "name", "start_on", "end_on", "created_at") overriding system value values
  ('01a21a65-4fee-7766-839a-437d58b03856', 'Example', '2026-11-08', '2026-11-09', '2026-11-21 04:30:00+00');
insert into idempotency ("scope", "route", "key", "body_hash", "status", "answer", "forever", "at") overriding system value values
  ('01a21a65-4997-74ca-9abc-f4b0bcb16689', 'POST /api/enquiry', 'dump', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '201', '{}', 'false', '2026-11-21 04:30:00+00');
insert into import ("id", "kind", "owner_id", "name", "columns", "mapping", "day_order", "asks_day_order", "state", "created_at", "run_at", "done_rows", "is_cancelled", "failure", "done_at", "undone_at", "undone_by", "students", "receipts", "paid", "records", "discounts", "sheet", "sheets", "fixed") overriding system value values
  ('01a21a65-4997-74ca-9abc-f4b0bcb16689', 'students', '01a21a65-4997-74ca-9abc-f4b0bcb16689', '', '["Name"]', '{"name": 0}', NULL, 'false', 'open', '2026-11-21 04:30:00+00', NULL, '0', 'false', NULL, NULL, NULL, NULL, '0', '0', '0.00', '0', '0.00', '', '[]', '{}');
insert into import_record ("import_id", "record", "record_id", "state") overriding system value values
  ('01a21a65-4997-74ca-9abc-f4b0bcb16689', 'course', '01a21a65-4997-74ca-9abc-f4b0bcb16689', '');
insert into import_row ("import_id", "line", "cells", "is_skipped", "errors", "conflicts", "warnings", "person_key", "name_key", "known_key", "email_key", "phone", "course", "batch", "fee", "amount", "category", "day", "present", "student", "payments", "discount", "list_fee", "has_fee_reason", "reg_key") overriding system value values
  ('01a21a65-4997-74ca-9abc-f4b0bcb16689', '2', '["Example"]', 'false', '{}', '{}', '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '[]', NULL, NULL, 'false', NULL);
insert into import_setting ("one", "payments_before", "version") overriding system value values
  ('true', NULL, '1');
insert into import_total ("import_id", "shard", "kind", "n", "fee", "paid") overriding system value values
  ('01a21a65-4997-74ca-9abc-f4b0bcb16689', '0', 'Active', '0', '0.00', '0.00');
insert into institute ("one", "name", "address", "phone", "time_zone", "self_registration", "version", "receipt_language", "two_factor", "upi_id", "hr_closes_all", "gstin", "receipt_terms", "receipt_paper", "reg_no_pattern", "has_reg_nos", "registration_fields", "enquiry_fields") overriding system value values
  ('true', 'Namuna Training Institute (demo)', '1 Example Road, Example Nagar', '+91 55500 00000', 'Asia/Kolkata', 'true', '2', 'en', 'off', 'namuna@examplebank', 'false', '00AAAAA0000A1ZI', NULL, 'a4', NULL, 'false', NULL, NULL);
insert into institute_logo ("one", "content", "type", "hash", "changed_at") overriding system value values
  ('true', E'\\x0101010101010101010101010101010101010101010101010101010101010101', 'image/png', '0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00');
insert into job_run ("job", "started_at") overriding system value values
  ('cleanup', '2026-11-21 04:30:00+00');
insert into known_browser ("token_hash", "account_id", "used_at") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a21a65-4997-74ca-9abc-f4b0bcb16689', '2026-11-21 04:30:00+00');
insert into kysely_migration ("name", "timestamp") overriding system value values
  ('0001_house', '2026-11-27T00:26:12.955Z'),
  ('0002_courses_and_batches', '2026-11-27T00:26:12.970Z'),
  ('0003_students_and_fees', '2026-11-27T00:26:13.010Z'),
  ('0004_attendance_and_enquiries', '2026-11-27T00:26:13.026Z'),
  ('0005_portfolio', '2026-11-27T00:26:13.033Z'),
  ('0006_projects', '2026-11-27T00:26:13.042Z'),
  ('0007_expenses', '2026-11-27T00:26:13.049Z'),
  ('0008_reset_tokens', '2026-11-27T00:26:13.055Z'),
  ('0009_lists_of_the_admin', '2026-11-27T00:26:13.066Z'),
  ('0010_erasure', '2026-11-27T00:26:13.069Z'),
  ('0011_search', '2026-11-27T00:26:13.082Z'),
  ('0012_receipt_amounts', '2026-11-27T00:26:13.084Z'),
  ('0013_drafts', '2026-11-27T00:26:13.091Z'),
  ('0014_request_limits', '2026-11-27T00:26:13.099Z'),
  ('0015_placed_enquiries', '2026-11-27T00:26:13.101Z'),
  ('0017_sign_in', '2026-11-27T00:26:13.122Z'),
  ('0018_two_factor', '2026-11-27T00:26:13.131Z'),
  ('0019_erasure', '2026-11-27T00:26:13.147Z'),
  ('0020_privacy', '2026-11-27T00:26:13.155Z'),
  ('0021_backups', '2026-11-27T00:26:13.161Z'),
  ('0022_audit_chain', '2026-11-27T00:26:13.178Z'),
  ('0023_several_processes', '2026-11-27T00:26:13.183Z'),
  ('0024_enrolments', '2026-11-27T00:26:13.213Z'),
  ('0025_expense_vouchers', '2026-11-27T00:26:13.242Z'),
  ('0026_payment_details', '2026-11-27T00:26:13.247Z'),
  ('0027_receipt_verification', '2026-11-27T00:26:13.252Z'),
  ('0028_daily_closing', '2026-11-27T00:26:13.269Z'),
  ('0029_discounts_and_refunds', '2026-11-27T00:26:13.291Z'),
  ('0030_fee_plans', '2026-11-27T00:26:13.304Z'),
  ('0031_refunds', '2026-11-27T00:26:13.331Z'),
  ('0032_reminders', '2026-11-27T00:26:13.342Z'),
  ('0033_course_instalments', '2026-11-27T00:26:13.344Z'),
  ('0034_name_search', '2026-11-27T00:26:13.345Z'),
  ('0035_receipt_paper', '2026-11-27T00:26:13.348Z'),
  ('0036_student_list_order', '2026-11-27T00:26:13.351Z'),
  ('0037_overdue_sums', '2026-11-27T00:26:13.353Z'),
  ('0038_enquiry_calls', '2026-11-27T00:26:13.367Z'),
  ('0039_photos_and_logo', '2026-11-27T00:26:13.372Z'),
  ('0041_duplicate_lookup', '2026-11-27T00:26:13.376Z'),
  ('0042_name_words', '2026-11-27T00:26:13.381Z'),
  ('0043_daily_sums', '2026-11-27T00:26:13.392Z'),
  ('0044_read_after', '2026-11-27T00:26:13.401Z'),
  ('0045_list_order', '2026-11-27T00:26:13.410Z'),
  ('0046_name_word_removal', '2026-11-27T00:26:13.411Z'),
  ('0047_parent_contact', '2026-11-27T00:26:13.413Z'),
  ('0048_attendance_months', '2026-11-27T00:26:13.418Z'),
  ('0049_absence_notices', '2026-11-27T00:26:13.424Z'),
  ('0050_imports', '2026-11-27T00:26:13.470Z'),
  ('0051_changes', '2026-11-27T00:26:13.473Z'),
  ('0052_batch_sessions', '2026-11-27T00:26:13.486Z'),
  ('0053_holidays', '2026-11-27T00:26:13.488Z'),
  ('0054_waiting_list', '2026-11-27T00:26:13.498Z'),
  ('0055_calendar_feeds', '2026-11-27T00:26:13.507Z'),
  ('0056_bulk_changes', '2026-11-27T00:26:13.522Z'),
  ('0057_certificates', '2026-11-27T00:26:13.553Z'),
  ('0058_import_kinds', '2026-11-27T00:26:13.557Z'),
  ('0059_import_more_kinds', '2026-11-27T00:26:13.570Z'),
  ('0060_complete_imports', '2026-11-27T00:26:13.594Z'),
  ('0061_batch_strength_indexes', '2026-11-27T00:26:13.597Z'),
  ('0062_voids_and_roles_are_final', '2026-11-27T00:26:13.604Z'),
  ('0063_people_in_stored_responses', '2026-11-27T00:26:13.607Z'),
  ('0064_browser_links', '2026-11-27T00:26:13.610Z'),
  ('0065_account_versions', '2026-11-27T00:26:13.613Z'),
  ('0066_replaced_receipts', '2026-11-27T00:26:13.622Z'),
  ('0067_settlements', '2026-11-27T00:26:13.646Z'),
  ('0068_main_course', '2026-11-27T00:26:13.658Z'),
  ('0069_uses_of_settled_courses', '2026-11-27T00:26:13.663Z'),
  ('0070_imports_are_voided', '2026-11-27T00:26:13.674Z'),
  ('0071_import_sheets', '2026-11-27T00:26:13.678Z'),
  ('0072_concessions', '2026-11-27T00:26:13.695Z'),
  ('0073_refunds_of_leavers', '2026-11-27T00:26:13.698Z'),
  ('0074_audit_search', '2026-11-27T00:26:13.706Z'),
  ('0075_audit_seals', '2026-11-27T00:26:13.707Z'),
  ('0076_fold_text', '2026-11-27T00:26:13.753Z'),
  ('0077_registration_numbers', '2026-11-27T00:26:13.770Z'),
  ('0078_reminders_opened', '2026-11-27T00:26:13.777Z'),
  ('0079_required_fields', '2026-11-27T00:26:13.782Z'),
  ('0080_exact_payment_mode', '2026-11-27T00:26:13.789Z'),
  ('0081_counts_since_the_last', '2026-11-27T00:26:13.819Z'),
  ('0082_batch_membership', '2026-11-27T00:26:13.835Z'),
  ('0083_folded_words', '2026-11-27T00:26:13.858Z');
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
  ('0076_fold_text', 'd6eceb5f8aeb025d1468325e61e3f0e847539985f1d9299abf5cb5a9f3300601'),
  ('0077_registration_numbers', 'f44acb2b5471bf1dc45cda98d0b4f5be5097859bd2bace5303aa5cd78017d7d0'),
  ('0078_reminders_opened', 'bbe9e9897bc09867dddd38b3c2863c7377bd84467959c5eaf5a63020a643833b'),
  ('0079_required_fields', '69ea019044121a5d6593c13186fee3b2c27105cc289559c7a70d965023efc2e7'),
  ('0080_exact_payment_mode', '81bdc680de773237809a127b0b0f839d31ff5b70559f714642c16f511b25259d'),
  ('0081_counts_since_the_last', '4f3b218d44eacae22e0ad6d11c8d199192f1a13a0f8b1a50ea8a3bc6293b396a'),
  ('0082_batch_membership', 'bbbe574e140fe87095985f4271ab9eb6a4cae30b79b614837ebd9cb7934dd9c7'),
  ('0083_folded_words', 'cdfcd4ca6917689295756354f0d5db3db267cf1e13d54087cd9bc60355b5e5b0');
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
  ('019daf1c-ae23-72fa-af0f-e070dc2cb146', '01976d38-7d5f-7238-8ab4-eea24dc69be2', 'https://example.com/eea24dc69be2/portfolio-1', '2026-04-21 08:16:25.635+00', '1'),
  ('019f4660-91bf-7621-b745-e38494a58b5a', '01976d38-7d5f-7238-8ab4-eea24dc69be2', 'https://example.com/eea24dc69be2/portfolio-2', '2026-07-09 10:16:01.727+00', '1');
insert into privacy_notice ("one", "texts", "version") overriding system value values
  ('true', '{"en": "Example"}', '2');
insert into project ("id", "student_id", "link", "tech_used", "description", "created_at", "version") overriding system value values
  ('01983ab5-5436-769c-b50f-0e15f0cb5f9e', '01976d38-7d5f-7238-8ab4-eea24dc69be2', 'https://example.com/eea24dc69be2/project-3', 'Python, pandas', 'Sales of a sample company, month by month', '2025-07-24 04:33:38.87+00', '1'),
  ('019d47ad-09b4-721d-97bb-ef279e9b3ce7', '01976d38-7d5f-7238-8ab4-eea24dc69be2', 'https://example.com/eea24dc69be2/project-1', 'Python, pandas', 'नमूना पुस्तकालय की सूची', '2026-04-01 06:13:35.796+00', '1'),
  ('01a0d6d4-797a-7641-bbce-ad1aaadb6003', '01976d38-7d5f-7238-8ab4-eea24dc69be2', 'https://example.com/eea24dc69be2/project-2', 'Tally', 'The example institute’s timetable as a page', '2026-09-25 04:30:44.09+00', '1');
insert into receipt ("id", "financial_year", "n", "student_id", "student_name", "contact", "course", "b_code", "pay_mode", "payable", "paid", "due_after", "paid_on", "issued_on", "issued_at", "issued_by", "changed_at", "version", "voided_at", "voided_by", "void_reason", "enrolment_id", "reference", "note", "verification_id", "import_id", "account_version", "replaces", "exact_mode", "count_id", "counted_version", "counted_cash") overriding system value values
  ('01977d82-9bf0-76bd-8ddb-89099fb389df', '2025-26', '1', '01976d38-7d5f-7238-8ab4-eea24dc69be2', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Online', '31500.00', '10500.00', '21000.00', '2025-06-17', '2025-06-17', '2025-06-17 10:50:01.072+00', '01a21a65-4c48-7184-94fa-d65037fa2a68', NULL, '1', NULL, NULL, NULL, '01976d38-7d5f-70b0-9cd3-aa22fdd0f000', '632700007919', NULL, 'f1d15800-d9dd-4a0a-a5de-186448dbed6e', NULL, NULL, NULL, 'UPI', NULL, '1', '0.00'),
  ('01980c8c-196a-7438-be99-845c5490cea8', '2025-26', '2', '01976d38-7d5f-7238-8ab4-eea24dc69be2', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Cash', '31500.00', '10500.00', '10500.00', '2025-07-15', '2025-07-15', '2025-07-15 05:26:04.906+00', '01a21a65-4c48-7184-94fa-dabb5d1b7518', NULL, '1', NULL, NULL, NULL, '01976d38-7d5f-70b0-9cd3-aa22fdd0f000', NULL, NULL, '72b9b708-3c1c-452e-bdf0-2b0bd979682a', NULL, NULL, NULL, NULL, NULL, '1', '10500.00'),
  ('01984f40-d442-76be-ad0a-d9ff437d95fb', '2025-26', '3', '0198305a-7b46-77ec-8c2e-3149c62dcef3', 'Zoë Sample', '5550000007', 'Graphic Design', 'GD-2507', 'Online', '22000.00', '11000.00', '11000.00', '2025-07-28', '2025-07-28', '2025-07-28 04:18:25.474+00', '01a21a65-4997-74ca-9abc-f4b0bcb16689', NULL, '1', NULL, NULL, NULL, '0198305a-7b46-71ad-b3b3-bf3a7e339533', '632700023757', NULL, '83fd52df-b2d9-4419-80e1-969c2751cc2d', NULL, NULL, NULL, 'Bank transfer', NULL, '1', '0.00'),
  ('0198adb9-bb13-713c-8bd6-0b4d942ae04b', '2025-26', '4', '01976d38-7d5f-7238-8ab4-eea24dc69be2', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Others', '31500.00', '10500.00', '0.00', '2025-08-15', '2025-08-15', '2025-08-15 12:34:47.187+00', '01a21a65-4c48-7184-94fa-d65037fa2a68', NULL, '1', NULL, NULL, NULL, '01976d38-7d5f-70b0-9cd3-aa22fdd0f000', NULL, NULL, '64e3ec9d-bbf9-4d54-856f-81075b40a49f', NULL, NULL, NULL, NULL, NULL, '1', '5200.00'),
  ('0198d1be-32ac-771c-9ce3-d16f2e91bd7f', '2025-26', '5', '0198305a-7b46-77ec-8c2e-3149c62dcef3', 'Zoë Sample', '5550000007', 'Graphic Design', 'GD-2507', 'Online', '22000.00', '11000.00', '0.00', '2025-08-21', '2025-08-22', '2025-08-22 12:25:59.724+00', '01a21a65-4c48-7184-94fa-dabb5d1b7518', NULL, '1', NULL, NULL, NULL, '0198305a-7b46-71ad-b3b3-bf3a7e339533', '632700039595', NULL, '48117f2e-e4b4-46b3-ba39-48d455bd448f', NULL, NULL, NULL, 'UPI', NULL, '1', '0.00'),
  ('01994735-b681-7336-bd08-81e440095709', '2025-26', '6', '0199483e-e8b1-7531-8158-8af4bbe90e11', 'Yusuf Příklad', '5550000003', 'Digital Marketing', 'DM-2508', 'Cash', '15000.00', '15000.00', '0.00', '2025-09-14', '2025-09-14', '2025-09-14 07:52:06.529+00', '01a21a65-4997-74ca-9abc-f4b0bcb16689', NULL, '1', NULL, NULL, NULL, '0199483e-e8b1-772a-845d-3a9411a57264', NULL, NULL, 'be50220a-1547-4983-bde2-f9b14f876260', NULL, NULL, NULL, NULL, NULL, '1', '15000.00'),
  ('019acefa-c7b2-77c5-95bb-05f2a50f6af2', '2025-26', '7', '019acdcb-3f5e-73b8-a632-059ef63a6d18', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '12000.00', '2025-11-29', '2025-11-29', '2025-11-29 09:38:52.978+00', '01a21a65-4c48-7184-94fa-d65037fa2a68', NULL, '1', NULL, NULL, NULL, '019acdcb-3f5e-744f-abd1-2aa21b3a26c3', NULL, NULL, 'ad9792b5-aff9-44ac-8124-9f115d6bb38e', NULL, NULL, NULL, NULL, NULL, '1', '6000.00'),
  ('019b7ce0-50eb-7392-8398-edb7541fdbdd', '2025-26', '8', '019acdcb-3f5e-73b8-a632-059ef63a6d18', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '6000.00', '2026-01-02', '2026-01-02', '2026-01-02 04:03:54.219+00', '01a21a65-4c48-7184-94fa-dabb5d1b7518', NULL, '1', NULL, NULL, NULL, '019acdcb-3f5e-744f-abd1-2aa21b3a26c3', NULL, NULL, 'f9d4d071-b23b-41c4-84fc-227134678797', NULL, NULL, NULL, NULL, NULL, '1', '6000.00'),
  ('019c1cef-33c4-77d9-af8e-3e2093b3ac9a', '2025-26', '9', '019acdcb-3f5e-73b8-a632-059ef63a6d18', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '0.00', '2026-02-02', '2026-02-02', '2026-02-02 05:59:24.356+00', '01a21a65-4997-74ca-9abc-f4b0bcb16689', NULL, '1', NULL, NULL, NULL, '019acdcb-3f5e-744f-abd1-2aa21b3a26c3', NULL, NULL, 'cbc505f8-39fd-4ab0-a47c-63c12fabc287', NULL, NULL, NULL, NULL, NULL, '1', '6000.00'),
  ('01a1cf35-657d-7574-88e4-e4f5bf1e7612', '2026-27', '1', '01a1b03c-74c1-75e2-9efa-ac1f16005044', 'Noor Namuna', '5550000008', 'Hindi Typing', 'HT-2611', 'Online', '4050.00', '1000.00', '3050.00', '2026-11-12', '2026-11-12', '2026-11-12 10:02:25.533+00', '01a21a65-4c48-7184-94fa-d65037fa2a68', NULL, '1', NULL, NULL, NULL, '01a1b03c-74c1-758b-a613-8ca89edcd529', '632700007919', NULL, 'de78fd82-690f-46d6-9438-e6b66a833443', NULL, NULL, NULL, 'UPI', NULL, '1', '0.00');
insert into receipt_part ("receipt_id", "n", "mode", "amount", "reference") overriding system value values
  ('0198adb9-bb13-713c-8bd6-0b4d942ae04b', '1', 'Cash', '5200.00', NULL),
  ('0198adb9-bb13-713c-8bd6-0b4d942ae04b', '2', 'UPI', '5300.00', '632700031676');
insert into receipt_series ("financial_year", "last") overriding system value values
  ('2025-26', '9'),
  ('2026-27', '1');
insert into receipt_settlement ("receipt_id", "n", "enrolment_id", "due_on", "amount") overriding system value values
  ('01977d82-9bf0-76bd-8ddb-89099fb389df', '1', '01976d38-7d5f-70b0-9cd3-aa22fdd0f000', NULL, '10500.00'),
  ('01980c8c-196a-7438-be99-845c5490cea8', '1', '01976d38-7d5f-70b0-9cd3-aa22fdd0f000', NULL, '10500.00'),
  ('01984f40-d442-76be-ad0a-d9ff437d95fb', '1', '0198305a-7b46-71ad-b3b3-bf3a7e339533', NULL, '11000.00'),
  ('0198adb9-bb13-713c-8bd6-0b4d942ae04b', '1', '01976d38-7d5f-70b0-9cd3-aa22fdd0f000', NULL, '10500.00'),
  ('0198d1be-32ac-771c-9ce3-d16f2e91bd7f', '1', '0198305a-7b46-71ad-b3b3-bf3a7e339533', NULL, '11000.00'),
  ('01994735-b681-7336-bd08-81e440095709', '1', '0199483e-e8b1-772a-845d-3a9411a57264', NULL, '15000.00'),
  ('019acefa-c7b2-77c5-95bb-05f2a50f6af2', '1', '019acdcb-3f5e-744f-abd1-2aa21b3a26c3', NULL, '6000.00'),
  ('019b7ce0-50eb-7392-8398-edb7541fdbdd', '1', '019acdcb-3f5e-744f-abd1-2aa21b3a26c3', NULL, '6000.00'),
  ('019c1cef-33c4-77d9-af8e-3e2093b3ac9a', '1', '019acdcb-3f5e-744f-abd1-2aa21b3a26c3', NULL, '6000.00'),
  ('01a1cf35-657d-7574-88e4-e4f5bf1e7612', '1', '01a1b03c-74c1-758b-a613-8ca89edcd529', NULL, '1000.00');
insert into recovery_code ("id", "account_id", "code_hash", "used_at") overriding system value values
  ('01a21a65-4fed-70e1-872e-dce106ce04f7', '01a21a65-4997-74ca-9abc-f4b0bcb16689', 'example', NULL);
insert into recurring_expense ("id", "category_id", "remark", "amount", "pay_mode", "payee", "starts_on", "created_at", "updated_at", "ended_at", "version", "exact_mode") overriding system value values
  ('01a21a65-4dd7-732e-b848-5316185955cc', '01a21a65-4dcd-7283-a83a-fa58ddd8898f', 'Demo Repairs: upkeep of the projectors', '1500.00', 'Online', NULL, '2026-11-01', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '1', NULL);
insert into recurring_expense_month ("recurring_id", "month", "expense_id") overriding system value values
  ('01a21a65-4dd7-732e-b848-5316185955cc', '2026-11-01', NULL);
insert into refund ("id", "financial_year", "n", "student_id", "enrolment_id", "student_name", "contact", "course", "b_code", "pay_mode", "amount", "paid_before", "refunded_on", "issued_on", "issued_at", "issued_by", "reason", "reference", "note", "version", "voided_at", "voided_by", "void_reason", "leaves", "exact_mode", "count_id", "counted_version", "counted_cash") overriding system value values
  ('01a21a65-4f6b-75d8-8358-ddbc059df18f', '2026-27', '1', '01a1b03c-74c1-75e2-9efa-ac1f16005044', '01a1b03c-74c1-758b-a613-8ca89edcd529', 'Noor Namuna', '5550000008', 'Hindi Typing', 'HT-2611', 'Cash', '200.00', '1000.00', '2026-11-21', '2026-11-21', '2026-11-21 04:30:00+00', '01a21a65-4996-76e0-9c55-cd2c47e33a7d', 'Paid twice', NULL, NULL, '1', NULL, NULL, NULL, 'false', NULL, NULL, NULL, '0.00');
insert into refund_series ("financial_year", "last") overriding system value values
  ('2026-27', '1');
insert into reg_no_series ("series", "last") overriding system value values
  ('example/{n}', '1');
insert into reminder ("student_id", "day", "channel", "state", "sent_by", "at") overriding system value values
  ('01a11b91-9b52-757b-bba4-c06c77b29fd8', '2026-11-19', 'WhatsApp', 'sent', '01a21a65-4997-74ca-9abc-f4b0bcb16689', '2026-11-19 04:30:00+00'),
  ('01a1b03c-74c1-75e2-9efa-ac1f16005044', '2026-11-19', 'WhatsApp', 'sent', '01a21a65-4997-74ca-9abc-f4b0bcb16689', '2026-11-19 04:30:00+00'),
  ('01a1fb86-a83e-7479-beeb-f8780005ca30', '2026-11-19', 'WhatsApp', 'sent', '01a21a65-4997-74ca-9abc-f4b0bcb16689', '2026-11-19 04:30:00+00');
insert into reminder_settings ("one", "days", "texts", "version") overriding system value values
  ('true', '{-3,0,3,7,15}', '{}', '1');
insert into request_count ("scope", "caller", "started_at", "n") overriding system value values
  ('email-enquirer', '01a21a65-4997-74ca-9abc-f4b0bcb16689', '2026-11-21 04:30:00+00', '1');
insert into reset_token ("token_hash", "account_id", "made_at", "expires_at", "used_at", "purpose") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a21a65-4997-74ca-9abc-f4b0bcb16689', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', NULL, 'password');
insert into secret ("name", "value") overriding system value values
  ('log', E'\\x00c7b678e401ca86dac5875387914dfa0276520813c38e066232e8e2d4e1ace7');
insert into session ("token_hash", "account_id", "created_at", "seen_at", "id", "address", "user_agent", "confirmed_at", "read_after") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a21a65-4997-74ca-9abc-f4b0bcb16689', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', '021ade47-17c0-4537-afcd-0d04dc2a98cb', '', '', NULL, '0/1FC8100');
insert into setup_code ("code_hash", "created_at", "accounts") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00', NULL);
insert into sign_in_attempt ("id", "email_hash", "address", "at", "ok", "browser_hash") overriding system value values
  ('1', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '192.0.2.1', '2026-11-21 04:30:00+00', 'true', NULL);
insert into student ("id", "fname", "lname", "father", "contact", "alt_contact", "gender", "dob", "cur_address", "per_address", "linked_in", "profile", "degree", "com_year", "university", "course_id", "mode", "duration", "batch_id", "joining_on", "end_on", "is_completed", "is_placed", "status", "search_key", "created_at", "version", "search_text", "parent_contact", "import_id", "is_incomplete", "reg_no") overriding system value values
  ('01976d38-7d5f-7238-8ab4-eea24dc69be2', 'विवेक', 'दृष्टांत', 'Yusuf दृष्टांत', '5550000001', NULL, 'male', '1996-12-21', '8 नमूना मार्ग, Sampleganj', '159 Namuna Marg, Demo Colony', NULL, NULL, 'BCom', '2017', 'Université de l’Exemple', '01a21a65-4a04-77b1-8830-beaa31365b15', 'offline', '6 months', '01a21a65-4a15-7540-b556-7d96fa81a965', '2025-06-14', '2025-12-19', 'true', 'false', 'Active', 'विवेक दृष्टांत', '2025-06-14 06:55:08.127+00', '1', 'विवेक दृष्टांत yusuf दृष्टांत student.1@example.com 5550000001 5540000001', '5540000001', NULL, 'false', NULL),
  ('0198305a-7b46-77ec-8c2e-3149c62dcef3', 'Zoë', 'Sample', 'Ravi Sample', '5550000007', NULL, 'female', '1997-07-07', NULL, '124 नमूना मार्ग, Sampleganj', NULL, NULL, 'BCA', '2018', 'Sample Institute of Technology', '01a21a65-4a04-77b1-8830-c3265b63daf9', 'offline', '5 months', '01a21a65-4a1e-757a-a5f6-8182724c4264', '2025-07-22', '2025-12-16', 'true', 'false', 'Active', 'zoe sample', '2025-07-22 04:18:12.934+00', '1', 'zoe sample ravi sample zoe.7@example.com 5550000007 5540000007', '5540000007', NULL, 'false', NULL),
  ('0199483e-e8b1-7531-8158-8af4bbe90e11', 'Yusuf', 'Příklad', 'Arjun Příklad', '5550000003', NULL, 'male', '2005-10-17', NULL, '52 नमूना मार्ग, Sampleganj', NULL, NULL, 'Diploma', '2026', 'Université de l’Exemple', '01a21a65-4a04-77b1-8830-c7c7de37c664', 'online', '3 months', '01a21a65-4a1f-7318-928d-af9d693149b4', '2025-09-14', '2025-11-11', 'true', 'true', 'Active', 'yusuf priklad', '2025-09-14 12:41:46.417+00', '1', 'yusuf priklad arjun priklad yusuf.3@example.com 5550000003 5540000003', '5540000003', NULL, 'false', NULL),
  ('019acdcb-3f5e-73b8-a632-059ef63a6d18', 'Māyā', 'Udāharaṇ', 'Kabir Udāharaṇ', '5550000004', NULL, 'female', '1993-05-14', '45 Namuna Marg, Demo Colony', '143 Example Road, Example Nagar', NULL, NULL, 'BBA', '2014', 'Example University', '01a21a65-4a04-77b1-8830-b55de12fd6b2', 'offline', '4 months', '01a21a65-4a1f-7318-928d-bff354b4b808', '2025-11-29', '2026-03-25', 'true', 'false', 'Active', 'maya udaharan', '2025-11-29 04:07:20.67+00', '1', 'maya udaharan kabir udaharan maya.4@example.com 5550000004', NULL, NULL, 'false', NULL),
  ('01a11b91-9b52-757b-bba4-c06c77b29fd8', 'Zoë', 'Przykład', 'Arjun Przykład', '5550000002', '5560000002', 'female', '1999-07-27', '55 Udāharaṇ Path, Namunapur', '22 Namuna Marg, Namunapur', 'https://www.example.com/in/student-2', NULL, 'Diploma', '2020', 'Sample Institute of Technology', '01a21a65-4a04-77b1-8830-c7c7de37c664', 'offline', '3 months', '01a21a65-4a20-76be-a8d6-f77614cd8e5f', '2026-10-08', NULL, 'false', 'false', 'Disable', 'zoe przyklad', '2026-10-08 12:51:29.746+00', '2', 'zoe przyklad arjun przyklad zoe.2@example.com 5550000002 5560000002 5540000002', '5540000002', NULL, 'false', NULL),
  ('01a1b03c-74c1-75e2-9efa-ac1f16005044', 'Noor', 'Namuna', 'Ravi Namuna', '5550000008', NULL, 'female', '1993-03-31', NULL, '29 Example Road, Demo Colony', NULL, NULL, 'BCA', '2014', 'Sample Institute of Technology', '01a21a65-4a04-77b1-8830-cb0e5ce0549e', 'online', '2 months', '01a21a65-4a20-76be-a8d6-f83402135d23', '2026-11-06', NULL, 'false', 'false', 'Active', 'noor namuna', '2026-11-06 09:41:54.497+00', '1', 'noor namuna ravi namuna noor.8@example.com 5550000008', NULL, NULL, 'false', NULL),
  ('01a1be83-9230-775a-bec9-c34538910323', 'Zoë', 'Przykład', 'Om Przykład', '5550000006', '5560000006', 'female', '1998-11-14', NULL, '122 Udāharaṇ Path, Demo Colony', NULL, NULL, 'BBA', '2019', 'उदाहरण विश्वविद्यालय', '01a21a65-4a04-77b1-8830-cd717744b59e', 'offline', '4 months', '01a21a65-4a20-76be-a8d6-ff288e13a3f4', '2026-12-01', NULL, 'false', 'false', 'Pending', 'zoe przyklad', '2026-11-09 04:14:16.112+00', '1', 'zoe przyklad om przyklad zoe.6@example.com 5550000006 5560000006 5540000006', '5540000006', NULL, 'false', NULL),
  ('01a1fb86-a83e-7479-beeb-f8780005ca30', 'Farhan', 'Beispiel', 'Arjun Beispiel', '5550000005', '5560000005', 'male', '1993-10-26', NULL, '9 Namuna Marg, Sampleganj', NULL, NULL, 'BSc', '2014', 'Example University', '01a21a65-4a04-77b1-8830-cb0e5ce0549e', 'offline', '2 months', '01a21a65-4a20-76be-a8d6-f83402135d23', '2026-11-21', NULL, 'false', 'false', 'Active', 'farhan beispiel', '2026-11-21 00:34:28.542+00', '1', 'farhan beispiel arjun beispiel farhan.5@example.com 5550000005 5560000005 5540000005', '5540000005', NULL, 'false', NULL);
insert into student_account ("student_id", "fee", "paid", "due_from", "planned_due_on", "due_amount", "version") overriding system value values
  ('01976d38-7d5f-7238-8ab4-eea24dc69be2', '31500.00', '31500.00', '2025-08-15', NULL, NULL, '1'),
  ('0198305a-7b46-77ec-8c2e-3149c62dcef3', '22000.00', '22000.00', '2025-08-21', NULL, NULL, '1'),
  ('0199483e-e8b1-7531-8158-8af4bbe90e11', '15000.00', '15000.00', '2025-09-14', NULL, NULL, '1'),
  ('019acdcb-3f5e-73b8-a632-059ef63a6d18', '18000.00', '18000.00', '2026-02-02', NULL, NULL, '1'),
  ('01a11b91-9b52-757b-bba4-c06c77b29fd8', '13500.00', '0.00', '2026-10-08', NULL, NULL, '1'),
  ('01a1b03c-74c1-75e2-9efa-ac1f16005044', '3550.00', '800.00', '2026-11-12', NULL, NULL, '3'),
  ('01a1be83-9230-775a-bec9-c34538910323', '0.00', '0.00', '2026-12-01', NULL, NULL, '1'),
  ('01a1fb86-a83e-7479-beeb-f8780005ca30', '4050.00', '0.00', '2026-11-21', NULL, NULL, '1');
insert into student_photo ("student_id", "content", "hash", "changed_at") overriding system value values
  ('01976d38-7d5f-7238-8ab4-eea24dc69be2', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00');
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
  ('14', 'Active', '1', '31500.00', '31500.00'),
  ('14', 'Disable', '1', '13500.00', '0.00'),
  ('14', 'Pending', '0', '0.00', '0.00'),
  ('14', 'Placed', '0', '0.00', '0.00'),
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
  ('4', 'Pending', '1', '0.00', '0.00'),
  ('4', 'Placed', '0', '0.00', '0.00'),
  ('5', 'Active', '0', '0.00', '0.00'),
  ('5', 'Disable', '0', '0.00', '0.00'),
  ('5', 'Pending', '0', '0.00', '0.00'),
  ('5', 'Placed', '0', '0.00', '0.00'),
  ('6', 'Active', '2', '21550.00', '18800.00'),
  ('6', 'Disable', '0', '0.00', '0.00'),
  ('6', 'Pending', '0', '0.00', '0.00'),
  ('6', 'Placed', '0', '0.00', '0.00'),
  ('7', 'Active', '1', '22000.00', '22000.00'),
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
  ('9', 'Placed', '1', '15000.00', '15000.00');
insert into two_factor ("account_id", "encrypted_secret", "started_at", "confirmed_at", "last_step") overriding system value values
  ('01a21a65-4997-74ca-9abc-f4b0bcb16689', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', '0');
select setval('sign_in_attempt_id_seq', (select max(id) from sign_in_attempt));
set session_replication_role = origin;
