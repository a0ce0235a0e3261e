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

-- 0084_words_without_ids.sql
drop index audit_entry_words, audit_personal_words;
create or replace function audit_words(before jsonb, after jsonb) returns tsvector language sql immutable parallel safe
  return (
    select to_tsvector('simple'::regconfig, fold_text(coalesce(string_agg(value #>> '{}', ' '), '')))
    from (select jsonb_path_query(before, 'strict $.**') union all select jsonb_path_query(after, 'strict $.**')) v (value)
    where jsonb_typeof(value) in ('string', 'number')
      and value #>> '{}' !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
  );
create index audit_entry_words on audit_entry using gin (audit_words(before, after));
create index audit_personal_words on audit_personal using gin (audit_words(before, after));

-- 0085_batch_counts.sql
create table batch_count (
  batch_id uuid not null,
  first_on date not null,
  n integer not null,
  primary key (batch_id, first_on)
);
grant select on batch_count to munshi_app;

create table batch_count_change (
  batch_id uuid not null,
  first_on date not null,
  n integer not null
);
grant select on batch_count_change to munshi_app;

create view batch_total as
  select batch_id, first_on, n from batch_count union all select batch_id, first_on, n from batch_count_change;
grant select on batch_total to munshi_app;

create view batch_total_of_records as
  select batch_id, first_on, count(*)::integer as n
  from (
    select e.batch_id, min(greatest(e.joining_on, e.batch_since)) as first_on
    from enrolment e join student s on s.id = e.student_id
    where e.ended_at is null and s.status = 'Active' group by e.batch_id, e.student_id
  ) members group by 1, 2;
create function batch_count_add(course enrolment, n integer) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into batch_count_change (batch_id, first_on, n)
  select course.batch_id, c.first_on, c.n
  from (
    select greatest(course.joining_on, course.batch_since) as own, min(greatest(o.joining_on, o.batch_since)) as other
    from enrolment o
    where o.student_id = course.student_id and o.batch_id = course.batch_id and o.id <> course.id and o.ended_at is null
  ) first, lateral (values (own, n), (other, -n)) c (first_on, n)
  where course.ended_at is null and (other is null or own < other) and c.first_on is not null
$$;
create function keep_members_of_batch() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  is_active boolean;
begin
  select status = 'Active' into is_active from student where id = coalesce(new.student_id, old.student_id) for no key update;
  if is_active and tg_op <> 'INSERT' then perform batch_count_add(old, -1); end if;
  if is_active and tg_op <> 'DELETE' then perform batch_count_add(new, 1); end if;
  if tg_op = 'DELETE' then return old; end if;
  return new;
end $$;
create trigger keep_members_of_batch before insert or delete on enrolment
  for each row execute function keep_members_of_batch();
create trigger keep_members_of_batches before update on enrolment
  for each row when (
    (old.batch_id, old.ended_at is null, greatest(old.joining_on, old.batch_since))
    <> (new.batch_id, new.ended_at is null, greatest(new.joining_on, new.batch_since))
  ) execute function keep_members_of_batch();

create function keep_members_by_status() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into batch_count_change (batch_id, first_on, n)
  select batch_id, min(greatest(joining_on, batch_since)), case when new.status = 'Active' then 1 else -1 end
  from enrolment where student_id = new.id and ended_at is null group by batch_id;
  return null;
end $$;
create trigger keep_members_by_status after update of status on student
  for each row when ((old.status = 'Active') <> (new.status = 'Active')) execute function keep_members_by_status();
create function fold_batch_counts(past date) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  lock table batch_count in share row exclusive mode;
  with taken as (
    delete from batch_count_change returning batch_id, first_on, n
  ), aged as (
    delete from batch_count where first_on <= past and first_on > '-infinity' returning batch_id, first_on, n
  )
  insert into batch_count as c (batch_id, first_on, n)
  select batch_id, day, sum(n)
  from (select * from taken union all select * from aged) changed,
    lateral (select case when first_on <= past then '-infinity' else first_on end) d (day)
  group by batch_id, day having sum(n) <> 0
  on conflict (batch_id, first_on) do update set n = c.n + excluded.n;
  delete from batch_count where n = 0;
end $$;
revoke execute on function batch_count_add, keep_members_of_batch, keep_members_by_status, fold_batch_counts from public;
grant execute on function fold_batch_counts to munshi_app;

insert into batch_count (batch_id, first_on, n) select batch_id, first_on, n from batch_total_of_records;
select fold_batch_counts(current_date - 7);
create index enrolment_ended on enrolment (end_on) where ended_at is not null;
create index former_batch_until on former_batch (until);


create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null);
create table kysely_migration_lock (id varchar(255) primary key, is_locked integer default 0 not null);
create table migration_hash (name text primary key, hash text not null);
grant select on migration_hash to munshi_app;

set session_replication_role = replica;
truncate absence_notice, absence_settings, access_link, account, attendance_mark, attendance_month, attendance_sheet, audit_entry, audit_link, audit_personal, audit_seal, audit_unchained, backup_run, batch, batch_count, batch_count_change, batch_waiting, bulk_change, bulk_change_student, calendar_feed, cash_entry, certificate, certificate_series, certificate_signature, certificate_template, consent, course, daily_sum, daily_sum_change, day_closing, declared_payment, deletion, discount_limit, draft, enquiry, enquiry_note, enrolment, expense, expense_category, expense_voucher_series, fee_adjustment, fee_plan, fee_plan_row, former_batch, heartbeat, holiday, idempotency, import, import_record, import_row, import_setting, import_total, institute, institute_logo, job_run, known_browser, kysely_migration, kysely_migration_lock, migration_hash, name_word, portfolio, privacy_notice, project, receipt, receipt_part, receipt_series, receipt_settlement, recovery_code, recurring_expense, recurring_expense_month, refund, refund_series, reg_no_series, reminder, reminder_settings, request_count, reset_token, secret, session, setup_code, sign_in_attempt, student, student_account, student_photo, student_total, two_factor;
insert into absence_notice ("student_id", "day", "sheet_id", "sent_by", "at") overriding system value values
  ('01a11b91-9b52-75dc-942f-c7198eade8b7', '2026-11-06', '01a1b03c-724d-7627-8488-63428208a7cf', '01a220f7-7d84-7397-b08a-176cb3703baf', '2026-11-21 04:30:00+00');
insert into absence_settings ("one", "threshold", "texts", "version") overriding system value values
  ('true', '75', '{}', '1');
insert into access_link ("student_id", "state", "origin", "made_by", "at") overriding system value values
  ('01976d38-7d5f-7398-b400-06498a17563d', 'sent', '', '01a220f7-7d84-7397-b08a-176cb3703baf', '2026-11-21 04:30:00+00');
insert into account ("id", "role", "name", "email", "email_key", "password_hash", "state", "created_at", "version", "email_confirmed_at", "language") overriding system value values
  ('01976d38-7d5f-7398-b400-06498a17563d', 'student', 'विवेक दृष्टांत', 'student.1@example.com', 'student.1@example.com', '', 'active', '2025-06-14 06:55:08.127+00', '1', NULL, NULL),
  ('0198305a-7b46-7188-ba91-d80449b3553a', 'student', 'Zoë Sample', 'zoe.7@example.com', 'zoe.7@example.com', '', 'active', '2025-07-22 04:18:12.934+00', '1', NULL, NULL),
  ('0199483e-e8b1-7675-9bff-25fb55a0974f', 'student', 'Yusuf Příklad', 'yusuf.3@example.com', 'yusuf.3@example.com', '', 'active', '2025-09-14 12:41:46.417+00', '1', NULL, NULL),
  ('019acdcb-3f5e-72c9-ab4c-604a620c2640', 'student', 'Māyā Udāharaṇ', 'maya.4@example.com', 'maya.4@example.com', '', 'active', '2025-11-29 04:07:20.67+00', '1', NULL, NULL),
  ('01a11b91-9b52-75dc-942f-c7198eade8b7', 'student', 'Zoë Przykład', 'zoe.2@example.com', 'zoe.2@example.com', '', 'disabled', '2026-10-08 12:51:29.746+00', '2', NULL, NULL),
  ('01a1b03c-74c1-7780-9f81-a158fd2775b7', 'student', 'Noor Namuna', 'student@example.com', 'student@example.com', '$argon2id$v=19$m=19456,t=2,p=1$xbH/F12zf4UBYVEpIalwAA$5o5nJKbqEj/q6u6jg2Rdsi3hypp+ssFyOzdCOgjohCo', 'active', '2026-11-06 09:41:54.497+00', '2', NULL, NULL),
  ('01a1be83-9230-71e3-83bd-8ac4d4ead933', 'student', 'Zoë Przykład', 'zoe.6@example.com', 'zoe.6@example.com', '', 'active', '2026-11-09 04:14:16.112+00', '1', NULL, NULL),
  ('01a1fb86-a83e-7538-98a5-058e7567a920', 'student', 'Farhan Beispiel', 'farhan.5@example.com', 'farhan.5@example.com', '', 'active', '2026-11-21 00:34:28.542+00', '1', NULL, NULL),
  ('01a220f7-7d83-739e-b775-2692e4d75cdb', 'admin', 'Asha Example', 'admin@example.com', 'admin@example.com', '$argon2id$v=19$m=19456,t=2,p=1$11injBV9zOqPvHp1pBRG+g$ErFpbtj8PNDXeof7u+Xr+xIIYe+5hUtPbBnS8YkM/ho', 'active', '2026-11-21 04:30:00+00', '1', NULL, NULL),
  ('01a220f7-7d84-7397-b08a-176cb3703baf', 'hr', 'Hari Example', 'hr@example.com', 'hr@example.com', '$argon2id$v=19$m=19456,t=2,p=1$yJN1FV+Tx6NxN3Cei9VcuA$wZbClnwW0ErLVoRI0Woz80WcglApOq2Me3y4ExM/AtE', 'active', '2026-11-21 04:30:00+00', '1', NULL, NULL),
  ('01a220f7-7e0d-7082-849e-722ded0a5100', 'hr', 'Hina Sample', 'hina@example.com', 'hina@example.com', '$argon2id$v=19$m=19456,t=2,p=1$gezuyrxOEghpA8yrNy+5/g$wiU0AuD8dOhxag/LV/OyFT/bx/bzMhPrm4SfvjJOBr0', 'active', '2025-04-01 08:10:32.502+00', '1', NULL, NULL),
  ('01a220f7-7e0e-7370-84e0-e4da851c775a', 'hr', 'Hemant Namuna', 'hemant@example.com', 'hemant@example.com', '$argon2id$v=19$m=19456,t=2,p=1$gezuyrxOEghpA8yrNy+5/g$wiU0AuD8dOhxag/LV/OyFT/bx/bzMhPrm4SfvjJOBr0', 'active', '2025-04-01 12:11:18.039+00', '1', NULL, NULL),
  ('01a220f7-7e0e-7370-84e0-ea7b036ff03e', 'hr', 'Hazel Specimen', 'hazel@example.com', 'hazel@example.com', '$argon2id$v=19$m=19456,t=2,p=1$gezuyrxOEghpA8yrNy+5/g$wiU0AuD8dOhxag/LV/OyFT/bx/bzMhPrm4SfvjJOBr0', 'disabled', '2025-04-01 12:58:12.964+00', '2', NULL, NULL),
  ('01a220f7-7e0f-719b-afa1-1934824319bf', 'admin', 'Anil Demo', 'anil@example.com', 'anil@example.com', '$argon2id$v=19$m=19456,t=2,p=1$gezuyrxOEghpA8yrNy+5/g$wiU0AuD8dOhxag/LV/OyFT/bx/bzMhPrm4SfvjJOBr0', 'active', '2025-04-01 05:46:43.465+00', '1', NULL, NULL);
insert into attendance_mark ("student_id", "day", "sheet_id", "present", "import_id") overriding system value values
  ('01a11b91-9b52-75dc-942f-c7198eade8b7', '2026-11-06', '01a1b03c-724d-7627-8488-63428208a7cf', 'false', NULL),
  ('01a1b03c-74c1-7780-9f81-a158fd2775b7', '2026-11-06', '01a1b0c9-1727-73cc-9403-43e1aa7d4f87', 'true', NULL),
  ('01a1b03c-74c1-7780-9f81-a158fd2775b7', '2026-11-07', '01a1b51d-6a8b-73c8-8e3d-ad018b0f8c46', 'true', NULL),
  ('01a1b03c-74c1-7780-9f81-a158fd2775b7', '2026-11-09', '01a1c041-4eb3-700b-9eca-a88bf8dd5a4d', 'true', NULL),
  ('01a1b03c-74c1-7780-9f81-a158fd2775b7', '2026-11-10', '01a1c53b-8e49-7536-a7e0-2c9fe4bc0dc5', 'true', NULL),
  ('01a1b03c-74c1-7780-9f81-a158fd2775b7', '2026-11-11', '01a1ca38-8fec-74c9-8755-8bdd5e3329dc', 'true', NULL),
  ('01a1b03c-74c1-7780-9f81-a158fd2775b7', '2026-11-12', '01a1ce42-8cd3-704b-8f98-c958236fd1a8', 'true', NULL),
  ('01a1b03c-74c1-7780-9f81-a158fd2775b7', '2026-11-13', '01a1d445-07d9-77f5-a2c0-10b54a0344dc', 'true', NULL),
  ('01a1b03c-74c1-7780-9f81-a158fd2775b7', '2026-11-14', '01a1d916-73a3-76a9-a018-6a47a3a31e76', 'true', NULL),
  ('01a1b03c-74c1-7780-9f81-a158fd2775b7', '2026-11-16', '01a1e402-4a37-72e6-bced-2dd2c3370429', 'true', NULL),
  ('01a1b03c-74c1-7780-9f81-a158fd2775b7', '2026-11-17', '01a1e95a-a683-7149-a0ab-a04ffa1a0124', 'true', NULL),
  ('01a1b03c-74c1-7780-9f81-a158fd2775b7', '2026-11-18', '01a1ee80-40dd-73b8-b26e-7f0565fd904d', 'true', NULL),
  ('01a1b03c-74c1-7780-9f81-a158fd2775b7', '2026-11-19', '01a1f2a8-7850-70c4-928c-46a37fda5b97', 'true', NULL),
  ('01a1b03c-74c1-7780-9f81-a158fd2775b7', '2026-11-20', '01a1f8c0-38a9-7533-bf82-ba9b956c9a67', 'true', NULL);
insert into attendance_month ("student_id", "batch_id", "month", "present", "absent") overriding system value values
  ('01a11b91-9b52-75dc-942f-c7198eade8b7', '01a220f7-7dbf-71c7-91a7-42792a22d46b', '2026-11-01', '0', '1'),
  ('01a1b03c-74c1-7780-9f81-a158fd2775b7', '01a220f7-7dbf-71c7-91a7-476ced000a81', '2026-11-01', '13', '0');
insert into attendance_sheet ("id", "batch_id", "day", "present", "absent", "saved_at", "saved_by", "version") overriding system value values
  ('01a1b03c-724d-7627-8488-63428208a7cf', '01a220f7-7dbf-71c7-91a7-42792a22d46b', '2026-11-06', '0', '1', '2026-11-06 09:41:53.869+00', '01a220f7-7d84-7397-b08a-176cb3703baf', '1'),
  ('01a1b0c9-1727-73cc-9403-43e1aa7d4f87', '01a220f7-7dbf-71c7-91a7-476ced000a81', '2026-11-06', '1', '0', '2026-11-06 12:15:31.111+00', '01a220f7-7d84-7397-b08a-176cb3703baf', '1'),
  ('01a1b51d-6a8b-73c8-8e3d-ad018b0f8c46', '01a220f7-7dbf-71c7-91a7-476ced000a81', '2026-11-07', '1', '0', '2026-11-07 08:26:06.347+00', '01a220f7-7d84-7397-b08a-176cb3703baf', '1'),
  ('01a1c041-4eb3-700b-9eca-a88bf8dd5a4d', '01a220f7-7dbf-71c7-91a7-476ced000a81', '2026-11-09', '1', '0', '2026-11-09 12:21:07.891+00', '01a220f7-7d84-7397-b08a-176cb3703baf', '1'),
  ('01a1c53b-8e49-7536-a7e0-2c9fe4bc0dc5', '01a220f7-7dbf-71c7-91a7-476ced000a81', '2026-11-10', '1', '0', '2026-11-10 11:32:57.033+00', '01a220f7-7d84-7397-b08a-176cb3703baf', '1'),
  ('01a1ca38-8fec-74c9-8755-8bdd5e3329dc', '01a220f7-7dbf-71c7-91a7-476ced000a81', '2026-11-11', '1', '0', '2026-11-11 10:47:46.924+00', '01a220f7-7d84-7397-b08a-176cb3703baf', '1'),
  ('01a1ce42-8cd3-704b-8f98-c958236fd1a8', '01a220f7-7dbf-71c7-91a7-476ced000a81', '2026-11-12', '1', '0', '2026-11-12 05:37:10.355+00', '01a220f7-7d84-7397-b08a-176cb3703baf', '1'),
  ('01a1d445-07d9-77f5-a2c0-10b54a0344dc', '01a220f7-7dbf-71c7-91a7-476ced000a81', '2026-11-13', '1', '0', '2026-11-13 09:37:36.217+00', '01a220f7-7d84-7397-b08a-176cb3703baf', '1'),
  ('01a1d916-73a3-76a9-a018-6a47a3a31e76', '01a220f7-7dbf-71c7-91a7-476ced000a81', '2026-11-14', '1', '0', '2026-11-14 08:04:49.699+00', '01a220f7-7d84-7397-b08a-176cb3703baf', '1'),
  ('01a1e402-4a37-72e6-bced-2dd2c3370429', '01a220f7-7dbf-71c7-91a7-476ced000a81', '2026-11-16', '1', '0', '2026-11-16 10:58:37.751+00', '01a220f7-7d84-7397-b08a-176cb3703baf', '1'),
  ('01a1e95a-a683-7149-a0ab-a04ffa1a0124', '01a220f7-7dbf-71c7-91a7-476ced000a81', '2026-11-17', '1', '0', '2026-11-17 11:53:14.627+00', '01a220f7-7d84-7397-b08a-176cb3703baf', '1'),
  ('01a1ee80-40dd-73b8-b26e-7f0565fd904d', '01a220f7-7dbf-71c7-91a7-476ced000a81', '2026-11-18', '1', '0', '2026-11-18 11:52:25.053+00', '01a220f7-7d84-7397-b08a-176cb3703baf', '1'),
  ('01a1f2a8-7850-70c4-928c-46a37fda5b97', '01a220f7-7dbf-71c7-91a7-476ced000a81', '2026-11-19', '1', '0', '2026-11-19 07:14:49.552+00', '01a220f7-7d84-7397-b08a-176cb3703baf', '1'),
  ('01a1f8c0-38a9-7533-bf82-ba9b956c9a67', '01a220f7-7dbf-71c7-91a7-476ced000a81', '2026-11-20', '1', '0', '2026-11-20 11:38:29.417+00', '01a220f7-7d84-7397-b08a-176cb3703baf', '1');
insert into audit_entry ("id", "at", "actor_id", "actor_name", "actor_role", "action", "record", "record_id", "request_id", "before", "after") overriding system value values
  ('019583bb-5506-75f9-a7d3-d5e6208e44a7', '2025-03-11 05:44:07.174+00', '01a220f7-7d84-7397-b08a-176cb3703baf', 'Hari Example', 'hr', 'batch.create', 'batch', '01a220f7-7dbb-739d-b251-fb20bdaaa627', '019583bb-5506-73b6-90c8-92b0419e837b', NULL, '{"_id": "01a220f7-7dbb-739d-b251-fb20bdaaa627", "room": "Room 1", "bCode": "TALLY-2504", "bTime": "15:00 to 17:00", "seats": 1, "endDate": "2025-07-01", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 5}], "startDate": "2025-04-01", "courseName": "Tally with GST"}'),
  ('0195eaed-5b52-71af-8519-8939d1114290', '2025-03-31 06:39:38.834+00', '01a220f7-7d83-739e-b775-2692e4d75cdb', 'Asha Example', 'admin', 'category.create', 'category', '01a220f7-7e67-77e1-a325-a7e78108ed16', '0195eaed-5b52-7570-a40d-97df079b1506', NULL, '{"ledger": "Rent"}'),
  ('0195eaed-5b52-71d3-afee-6154c4a77c9e', '2025-03-31 06:39:38.834+00', '01a220f7-7d83-739e-b775-2692e4d75cdb', 'Asha Example', 'admin', 'recurring.create', 'recurring', '01a220f7-7e76-710a-a424-602fce9723d4', '0195eaed-5b52-7669-b8d5-e06feb3ab7c3', NULL, '{"_id": "01a220f7-7e76-710a-a424-602fce9723d4", "amount": 1500, "ledger": "01a220f7-7e67-77e1-a325-b7bfb9cfddb0", "remark": "Demo Repairs: upkeep of the projectors", "payMode": "Online", "version": 1, "startsOn": "2026-11-01", "createdAt": "2025-03-31T06:39:38.834Z", "exactMode": null, "updatedAt": "2025-03-31T06:39:38.834Z", "ledgerName": "Repairs"}'),
  ('0195eaed-5b52-73b1-b628-03472eeff9d3', '2025-03-31 06:39:38.834+00', '01a220f7-7d83-739e-b775-2692e4d75cdb', 'Asha Example', 'admin', 'category.create', 'category', '01a220f7-7e67-77e1-a325-b119a7c13551', '0195eaed-5b52-7730-8129-575c446151ef', NULL, '{"budget": 5000, "ledger": "Stationery"}'),
  ('0195eaed-5b52-7438-88ca-6ff180b15be1', '2025-03-31 06:39:38.834+00', '01a220f7-7d83-739e-b775-2692e4d75cdb', 'Asha Example', 'admin', 'category.create', 'category', '01a220f7-7e67-77e1-a325-b7bfb9cfddb0', '0195eaed-5b52-74fd-a47a-40aceb71a4b2', NULL, '{"ledger": "Repairs"}'),
  ('0195eaed-5b52-758d-a7d4-151f7a0182a6', '2025-03-31 06:39:38.834+00', '01a220f7-7d83-739e-b775-2692e4d75cdb', 'Asha Example', 'admin', 'category.create', 'category', '01a220f7-7e67-77e1-a325-ad1884a6b146', '0195eaed-5b52-7274-8883-e7da5ce4c18d', NULL, '{"ledger": "Internet"}'),
  ('0195eaed-5b52-75fb-aeea-fec9e8190608', '2025-03-31 06:39:38.834+00', '01a220f7-7d83-739e-b775-2692e4d75cdb', 'Asha Example', 'admin', 'category.create', 'category', '01a220f7-7e67-77e1-a325-a972a4622e15', '0195eaed-5b52-71d2-a685-ccb642aaa12a', NULL, '{"ledger": "Electricity"}'),
  ('0195eaed-5b52-7614-9efa-eb2505930d40', '2025-03-31 06:39:38.834+00', '01a220f7-7d83-739e-b775-2692e4d75cdb', 'Asha Example', 'admin', 'category.create', 'category', '01a220f7-7e67-77e1-a325-b9e06d7cee81', '0195eaed-5b52-72ca-89f5-b0bfe1881005', NULL, '{"budget": 3000, "ledger": "Tea and water"}'),
  ('0195eaed-5b52-765a-9d6c-3a73a9690a37', '2025-03-31 06:39:38.834+00', '01a220f7-7d83-739e-b775-2692e4d75cdb', 'Asha Example', 'admin', 'category.create', 'category', '01a220f7-7e67-77e1-a325-beb0e084a853', '0195eaed-5b52-716b-8a3d-97bd119d33df', NULL, '{"budget": 20000, "ledger": "Advertising"}'),
  ('0195eaed-5b52-7711-843e-247ef2abcfe5', '2025-03-31 06:39:38.834+00', '01a220f7-7d83-739e-b775-2692e4d75cdb', 'Asha Example', 'admin', 'category.create', 'category', '01a220f7-7e67-77e1-a325-a36d74c2352b', '0195eaed-5b52-76a3-b9f6-c54d88b5e5e4', NULL, '{"ledger": "Salaries"}'),
  ('0195efe3-4389-760f-976f-92e3cb9be34f', '2025-04-01 05:46:43.465+00', '01a220f7-7d83-739e-b775-2692e4d75cdb', 'Asha Example', 'admin', 'staff.create', 'account', '01a220f7-7e0f-719b-afa1-1934824319bf', '0195efe3-4389-7528-be94-a71d4f8073da', NULL, '{"id": "01a220f7-7e0f-719b-afa1-1934824319bf", "name": "Anil Demo", "role": "admin", "email": "anil@example.com"}'),
  ('0195f066-eeb6-77fe-ab86-6c724231b4c0', '2025-04-01 08:10:32.502+00', '01a220f7-7d83-739e-b775-2692e4d75cdb', 'Asha Example', 'admin', 'staff.create', 'account', '01a220f7-7e0d-7082-849e-722ded0a5100', '0195f066-eeb6-7236-9ae8-74dee352cc6d', NULL, '{"id": "01a220f7-7e0d-7082-849e-722ded0a5100", "name": "Hina Sample", "role": "hr", "email": "hina@example.com"}'),
  ('0195f0f8-846c-7023-a7df-4ed3394f03da', '2025-04-01 10:49:33.548+00', '01a220f7-7d83-739e-b775-2692e4d75cdb', 'Asha Example', 'admin', 'course.create', 'course', '01a220f7-7db9-7386-b982-8844c5a6dbc3', '0195f0f8-846c-74e1-8745-2eb0fa5458fb', NULL, '{"_id": "01a220f7-7db9-7386-b982-8844c5a6dbc3", "cFee": 16500, "course": "Français des affaires", "version": 1, "cDuration": "4 months"}'),
  ('0195f0f8-846c-71ca-868a-51d08f75a1cf', '2025-04-01 10:49:33.548+00', '01a220f7-7d83-739e-b775-2692e4d75cdb', 'Asha Example', 'admin', 'course.create', 'course', '01a220f7-7db8-7359-9029-99d6deb0e3b1', '0195f0f8-846c-75bd-911b-036c50933d2b', NULL, '{"_id": "01a220f7-7db8-7359-9029-99d6deb0e3b1", "cFee": 22000, "course": "Graphic Design", "version": 1, "cDuration": "5 months"}'),
  ('0195f0f8-846c-71de-853c-c26a8e35576e', '2025-04-01 10:49:33.548+00', '01a220f7-7d83-739e-b775-2692e4d75cdb', 'Asha Example', 'admin', 'course.create', 'course', '01a220f7-7db8-7359-9029-8901e949f72a', '0195f0f8-846c-7614-bd1c-681f44776ef8', NULL, '{"_id": "01a220f7-7db8-7359-9029-8901e949f72a", "cFee": 12000, "course": "Tally with GST", "version": 1, "cDuration": "3 months"}'),
  ('0195f0f8-846c-738e-a640-e906b04afb82', '2025-04-01 10:49:33.548+00', '01a220f7-7d83-739e-b775-2692e4d75cdb', 'Asha Example', 'admin', 'course.create', 'course', '01a220f7-7db8-7359-9029-955f18b6cd2f', '0195f0f8-846c-758b-9865-3aa994c00e33', NULL, '{"_id": "01a220f7-7db8-7359-9029-955f18b6cd2f", "cFee": 35000, "course": "Data Analytics", "version": 1, "cDuration": "6 months"}'),
  ('0195f0f8-846c-743a-b7a2-341ddeac7956', '2025-04-01 10:49:33.548+00', '01a220f7-7d83-739e-b775-2692e4d75cdb', 'Asha Example', 'admin', 'course.create', 'course', '01a220f7-7db8-7359-9029-8d331e490f03', '0195f0f8-846c-76ba-ae02-ad417dc9009b', NULL, '{"_id": "01a220f7-7db8-7359-9029-8d331e490f03", "cFee": 18000, "course": "Python Programming", "version": 1, "cDuration": "4 months"}'),
  ('0195f0f8-846c-7723-a200-674d9ea13bef', '2025-04-01 10:49:33.548+00', '01a220f7-7d83-739e-b775-2692e4d75cdb', 'Asha Example', 'admin', 'course.create', 'course', '01a220f7-7db9-7386-b982-82914c22670a', '0195f0f8-846c-76f8-a7db-628b36eca6a2', NULL, '{"_id": "01a220f7-7db9-7386-b982-82914c22670a", "cFee": 15000, "course": "Digital Marketing", "version": 1, "cDuration": "3 months"}'),
  ('0195f0f8-846c-772d-b52a-bd82e2788667', '2025-04-01 10:49:33.548+00', '01a220f7-7d83-739e-b775-2692e4d75cdb', 'Asha Example', 'admin', 'course.create', 'course', '01a220f7-7db9-7386-b982-87862c537e94', '0195f0f8-846c-70af-8945-e3f4eaf19636', NULL, '{"_id": "01a220f7-7db9-7386-b982-87862c537e94", "cFee": 4500, "course": "Hindi Typing", "version": 1, "cDuration": "2 months"}'),
  ('0195f0f8-846c-7747-bf64-7ed705d78e80', '2025-04-01 10:49:33.548+00', '01a220f7-7d83-739e-b775-2692e4d75cdb', 'Asha Example', 'admin', 'course.create', 'course', '01a220f7-7db8-7359-9029-91e719602074', '0195f0f8-846c-7100-b8de-ae0ed0ebe221', NULL, '{"_id": "01a220f7-7db8-7359-9029-91e719602074", "cFee": 45000, "course": "Full Stack Web Development", "version": 1, "cDuration": "8 months"}'),
  ('0195f143-5a97-73ee-b1a4-923cc0b0720c', '2025-04-01 12:11:18.039+00', '01a220f7-7d83-739e-b775-2692e4d75cdb', 'Asha Example', 'admin', 'staff.create', 'account', '01a220f7-7e0e-7370-84e0-e4da851c775a', '0195f143-5a97-74a4-b987-64762b60276d', NULL, '{"id": "01a220f7-7e0e-7370-84e0-e4da851c775a", "name": "Hemant Namuna", "role": "hr", "email": "hemant@example.com"}'),
  ('0195f16e-4e64-75e8-843a-0cd7043cb237', '2025-04-01 12:58:12.964+00', '01a220f7-7d83-739e-b775-2692e4d75cdb', 'Asha Example', 'admin', 'staff.create', 'account', '01a220f7-7e0e-7370-84e0-ea7b036ff03e', '0195f16e-4e64-7175-96b7-70b90eb9be51', NULL, '{"id": "01a220f7-7e0e-7370-84e0-ea7b036ff03e", "name": "Hazel Specimen", "role": "hr", "email": "hazel@example.com"}'),
  ('01960aa5-c6f2-7358-9bc3-bc43a0cba98b', '2025-04-06 10:29:18.706+00', '01a220f7-7d84-7397-b08a-176cb3703baf', 'Hari Example', 'hr', 'batch.create', 'batch', '01a220f7-7dbc-7392-95d5-47ac5fafeed4', '01960aa5-c6f2-77b7-9776-ce898286e992', NULL, '{"_id": "01a220f7-7dbc-7392-95d5-47ac5fafeed4", "room": "Room 2", "bCode": "PY-2504", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2025-08-27", "trainer": "Binod Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 6}], "startDate": "2025-04-27", "courseName": "Python Programming"}'),
  ('01962e07-dbf7-72d4-9322-3d6a9defc31c', '2025-04-13 07:23:09.175+00', '01a220f7-7d84-7397-b08a-176cb3703baf', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '01962e07-dbf7-71e8-9f48-d36bcdb74d43', '01962e07-dbf7-7721-bd75-2bc2d0058efc', NULL, '{"_id": "01962e07-dbf7-71e8-9f48-d36bcdb74d43", "date": "2025-04-13", "mode": "online", "year": 2025, "month": 4, "course": "Full Stack Web Development", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "nextCall": null, "Enquirymode": "online"}'),
  ('01965222-1b54-753f-9801-e9dc90f0717f', '2025-04-20 07:38:09.108+00', '01a220f7-7d84-7397-b08a-176cb3703baf', 'Hari Example', 'hr', 'enquiry.status', 'enquiry', '01962e07-dbf7-71e8-9f48-d36bcdb74d43', '01965222-1b54-708f-8f8e-7e0dcfb241c7', '{"status": "Open"}', '{"status": "Pending"}'),
  ('0196952d-9296-73f4-ba9b-a60fc0b00233', '2025-05-03 08:05:14.006+00', '01a220f7-7d84-7397-b08a-176cb3703baf', 'Hari Example', 'hr', 'batch.create', 'batch', '01a220f7-7dbc-7392-95d5-4adb028180e3', '0196952d-9296-75ed-b1f6-579caa2d0cd1', NULL, '{"_id": "01a220f7-7dbc-7392-95d5-4adb028180e3", "room": "Lab 1", "bCode": "FSW-2505", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-01-24", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}], "startDate": "2025-05-24", "courseName": "Full Stack Web Development"}'),
  ('01971baf-477f-750a-b99c-69b593c12532', '2025-05-29 10:56:01.407+00', '01a220f7-7d84-7397-b08a-176cb3703baf', 'Hari Example', 'hr', 'batch.create', 'batch', '01a220f7-7dbc-7392-95d5-4ddf8e9fc849', '01971baf-477f-7005-938d-eaa4664e5ea1', NULL, '{"_id": "01a220f7-7dbc-7392-95d5-4ddf8e9fc849", "room": "Lab 2", "bCode": "DA-2506", "bTime": "18:00 to 20:00", "seats": 1, "endDate": "2025-12-19", "trainer": "Dev Example", "version": 1, "sessions": [{"end": "20:00", "start": "18:00", "weekday": 1}, {"end": "20:00", "start": "18:00", "weekday": 3}, {"end": "20:00", "start": "18:00", "weekday": 5}], "startDate": "2025-06-19", "courseName": "Data Analytics"}'),
  ('01972f8c-001d-7108-a7f0-8d911bb58453', '2025-06-02 07:29:53.693+00', '01a220f7-7d83-739e-b775-2692e4d75cdb', 'Asha Example', 'admin', 'expense.create', 'expense', '01972f8c-001d-7650-a858-4605a5309f2b', '01972f8c-001d-73aa-8cc8-31270b26890f', NULL, '{"_id": "01972f8c-001d-7650-a858-4605a5309f2b", "date": "2025-06-02", "year": 2025, "month": 6, "amount": 172, "ledger": "01a220f7-7e67-77e1-a325-ad1884a6b146", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-06-02T07:29:53.693Z", "exactMode": null, "updatedAt": "2025-06-02T07:29:53.693Z", "voucherNo": "V2025-26/0001", "ledgerName": "Internet"}'),
  ('019730ae-176e-7235-a2ac-72ff2d8b43ce', '2025-06-02 12:46:45.102+00', '01a220f7-7d83-739e-b775-2692e4d75cdb', 'Asha Example', 'admin', 'expense.create', 'expense', '019730ae-176e-76a2-b6be-f8df501fece5', '019730ae-176e-7302-951a-b802a1ede567', NULL, '{"_id": "019730ae-176e-76a2-b6be-f8df501fece5", "date": "2025-06-02", "year": 2025, "month": 6, "amount": 516, "ledger": "01a220f7-7e67-77e1-a325-a972a4622e15", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-06-02T12:46:45.102Z", "exactMode": null, "updatedAt": "2025-06-02T12:46:45.102Z", "voucherNo": "V2025-26/0002", "ledgerName": "Electricity"}'),
  ('01973f27-1abc-77fb-8cfe-9ba4219856b4', '2025-06-05 08:13:36.828+00', '01a220f7-7d83-739e-b775-2692e4d75cdb', 'Asha Example', 'admin', 'expense.create', 'expense', '01973f27-1abc-72e4-a326-af6ad13ff372', '01973f27-1abc-7295-a533-5f27460ace8c', NULL, '{"_id": "01973f27-1abc-72e4-a326-af6ad13ff372", "date": "2025-06-05", "year": 2025, "month": 6, "amount": 3876, "ledger": "01a220f7-7e67-77e1-a325-a36d74c2352b", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-06-05T08:13:36.828Z", "exactMode": null, "updatedAt": "2025-06-05T08:13:36.828Z", "voucherNo": "V2025-26/0003", "ledgerName": "Salaries"}'),
  ('01973f71-631b-734e-9d77-4c94e88630df', '2025-06-05 09:34:45.019+00', '01a220f7-7d84-7397-b08a-176cb3703baf', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '01973f71-631b-77b6-a846-f5c0d2308200', '01973f71-631b-7404-aff4-aff9e98e3a3f', NULL, '{"_id": "01973f71-631b-77b6-a846-f5c0d2308200", "date": "2025-06-05", "mode": "offline", "year": 2025, "month": 6, "course": "Data Analytics", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "nextCall": null, "Enquirymode": "offline"}'),
  ('019744be-dbb1-7200-b4b1-93c45800de63', '2025-06-06 10:17:28.241+00', '01a220f7-7d83-739e-b775-2692e4d75cdb', 'Asha Example', 'admin', 'expense.create', 'expense', '019744be-dbb1-7553-acf4-762540013b51', '019744be-dbb1-71c5-aa7b-258d75846dfe', NULL, '{"_id": "019744be-dbb1-7553-acf4-762540013b51", "date": "2025-06-06", "year": 2025, "month": 6, "amount": 2153, "ledger": "01a220f7-7e67-77e1-a325-a7e78108ed16", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-06-06T10:17:28.241Z", "exactMode": null, "updatedAt": "2025-06-06T10:17:28.241Z", "voucherNo": "V2025-26/0004", "ledgerName": "Rent"}'),
  ('01976d38-7d5f-70a1-9dbe-d68b7ce12851', '2025-06-14 06:55:08.127+00', '01a220f7-7d84-7397-b08a-176cb3703baf', 'Hari Example', 'hr', 'student.register', 'student', '01976d38-7d5f-7398-b400-06498a17563d', '01976d38-7d5f-701e-91f3-a1ed7bbada19', NULL, '{"_id": "01976d38-7d5f-7398-b400-06498a17563d", "fee": 31500, "mode": "offline", "batch": "DA-2506", "course": "Data Analytics", "status": "Active", "PaidFee": 0, "dueDate": "2025-07-19", "endDate": "2025-12-19", "version": 1, "TotalFee": 31500, "declared": null, "isPlaced": "notPlaced", "cduration": "6 months", "PendingFee": 31500, "isCompleted": "yes", "joiningDate": "2025-06-14"}'),
  ('01976d38-7d5f-7557-bf9a-fb34d4def2d2', '2025-06-14 06:55:08.127+00', '01a220f7-7d84-7397-b08a-176cb3703baf', 'Hari Example', 'hr', 'enquiry.admit', 'enquiry', '01973f71-631b-77b6-a846-f5c0d2308200', '01976d38-7d5f-7494-b5d4-f39029833fde', '{"status": "Open", "student": null}', '{"status": "Closed", "student": "01976d38-7d5f-7398-b400-06498a17563d"}'),
  ('01977d82-9bf0-73ec-ab76-b94b5077c268', '2025-06-17 10:50:01.072+00', '01a220f7-7e0d-7082-849e-722ded0a5100', 'Hina Sample', 'hr', 'fee.record', 'receipt', '01977d82-9bf0-72a3-b682-80bb45309c8f', '01977d82-9bf0-73a2-8965-716510ea83c7', NULL, '{"_id": "01977d82-9bf0-72a3-b682-80bb45309c8f", "due": 21000, "date": "2025-06-17", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 6, "course": "Data Analytics", "changed": false, "payMode": "Online", "payable": 31500, "student": "01976d38-7d5f-7398-b400-06498a17563d", "version": 1, "issuedOn": "2025-06-17", "exactMode": "UPI", "receiptNo": "2025-26/000001"}'),
  ('0197a729-c8b5-73aa-95f5-c40aeef73197', '2025-06-25 12:57:02.901+00', '01a220f7-7d84-7397-b08a-176cb3703baf', 'Hari Example', 'hr', 'batch.create', 'batch', '01a220f7-7dbc-7392-95d5-52138d9e2016', '0197a729-c8b5-7460-bf43-b78f161897f3', NULL, '{"_id": "01a220f7-7dbc-7392-95d5-52138d9e2016", "room": "Room 1", "bCode": "GD-2507", "bTime": "18:00 to 20:00", "seats": 1, "endDate": "2025-12-16", "trainer": "Esther Example", "version": 1, "sessions": [{"end": "20:00", "start": "18:00", "weekday": 2}, {"end": "20:00", "start": "18:00", "weekday": 4}, {"end": "20:00", "start": "18:00", "weekday": 6}], "startDate": "2025-07-16", "courseName": "Graphic Design"}'),
  ('0197cf00-2cf0-763c-abee-245ec06e8ccd', '2025-07-03 06:36:24.688+00', '01a220f7-7d83-739e-b775-2692e4d75cdb', 'Asha Example', 'admin', 'expense.create', 'expense', '0197cf00-2cf0-7794-bfb0-dad2c711d94b', '0197cf00-2cf0-725c-8962-b7066d22a0e4', NULL, '{"_id": "0197cf00-2cf0-7794-bfb0-dad2c711d94b", "date": "2025-07-03", "year": 2025, "month": 7, "amount": 1058, "ledger": "01a220f7-7e67-77e1-a325-a972a4622e15", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-07-03T06:36:24.688Z", "exactMode": null, "updatedAt": "2025-07-03T06:36:24.688Z", "voucherNo": "V2025-26/0005", "ledgerName": "Electricity"}'),
  ('0197d3b1-cdf4-75af-8ad5-bee142394229', '2025-07-04 04:28:54.644+00', '01a220f7-7d83-739e-b775-2692e4d75cdb', 'Asha Example', 'admin', 'expense.create', 'expense', '0197d3b1-cdf4-77d1-9daf-cc26d96417c2', '0197d3b1-cdf4-73c4-9dc8-e97d35289404', NULL, '{"_id": "0197d3b1-cdf4-77d1-9daf-cc26d96417c2", "date": "2025-07-04", "year": 2025, "month": 7, "amount": 352, "ledger": "01a220f7-7e67-77e1-a325-ad1884a6b146", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-07-04T04:28:54.644Z", "exactMode": null, "updatedAt": "2025-07-04T04:28:54.644Z", "voucherNo": "V2025-26/0006", "ledgerName": "Internet"}'),
  ('0197d44b-78c3-70c0-96f9-235eec7bbe15', '2025-07-04 07:16:45.379+00', '01a220f7-7d83-739e-b775-2692e4d75cdb', 'Asha Example', 'admin', 'expense.create', 'expense', '0197d44b-78c3-70b6-9930-71b7c1853ed4', '0197d44b-78c3-736b-9239-24670f41d091', NULL, '{"_id": "0197d44b-78c3-70b6-9930-71b7c1853ed4", "date": "2025-07-04", "year": 2025, "month": 7, "amount": 7938, "ledger": "01a220f7-7e67-77e1-a325-a36d74c2352b", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-07-04T07:16:45.379Z", "exactMode": null, "updatedAt": "2025-07-04T07:16:45.379Z", "voucherNo": "V2025-26/0007", "ledgerName": "Salaries"}'),
  ('0197e9a1-67f5-778b-8596-93735d83df96', '2025-07-08 10:42:38.709+00', '01a220f7-7d83-739e-b775-2692e4d75cdb', 'Asha Example', 'admin', 'expense.create', 'expense', '0197e9a1-67f5-7596-a2e4-5a93d3cbea81', '0197e9a1-67f5-71cc-be92-3dee66246310', NULL, '{"_id": "0197e9a1-67f5-7596-a2e4-5a93d3cbea81", "date": "2025-07-08", "year": 2025, "month": 7, "amount": 4410, "ledger": "01a220f7-7e67-77e1-a325-a7e78108ed16", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-07-08T10:42:38.709Z", "exactMode": null, "updatedAt": "2025-07-08T10:42:38.709Z", "voucherNo": "V2025-26/0008", "ledgerName": "Rent"}'),
  ('01980c8c-196a-7609-b408-4492519b7d89', '2025-07-15 05:26:04.906+00', '01a220f7-7e0e-7370-84e0-e4da851c775a', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '01980c8c-196a-758b-bb24-303aa66b3b81', '01980c8c-196a-74c7-8698-d3cee3e3d8c5', NULL, '{"_id": "01980c8c-196a-758b-bb24-303aa66b3b81", "due": 10500, "date": "2025-07-15", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 7, "course": "Data Analytics", "changed": false, "payMode": "Cash", "payable": 31500, "student": "01976d38-7d5f-7398-b400-06498a17563d", "version": 1, "issuedOn": "2025-07-15", "exactMode": null, "receiptNo": "2025-26/000002"}'),
  ('01982b99-c49f-76ef-998c-d05d3235ecbb', '2025-07-21 06:09:14.399+00', '01a220f7-7d84-7397-b08a-176cb3703baf', 'Hari Example', 'hr', 'batch.create', 'batch', '01a220f7-7dbc-7392-95d5-550a83a4c244', '01982b99-c49f-751d-9a34-a6ee0e28b829', NULL, '{"_id": "01a220f7-7dbc-7392-95d5-550a83a4c244", "room": "Room 2", "bCode": "DM-2508", "bTime": "10:00 to 12:00", "seats": 1, "endDate": "2025-11-11", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 5}], "startDate": "2025-08-11", "courseName": "Digital Marketing"}'),
  ('0198305a-7b46-739e-ae79-386ff8ef2759', '2025-07-22 04:18:12.934+00', '01a220f7-7d84-7397-b08a-176cb3703baf', 'Hari Example', 'hr', 'student.register', 'student', '0198305a-7b46-7188-ba91-d80449b3553a', '0198305a-7b46-769f-8d15-62a2bc367ef2', NULL, '{"_id": "0198305a-7b46-7188-ba91-d80449b3553a", "fee": 22000, "mode": "offline", "batch": "GD-2507", "course": "Graphic Design", "status": "Active", "PaidFee": 0, "dueDate": "2025-08-26", "endDate": "2025-12-16", "version": 1, "TotalFee": 22000, "declared": null, "isPlaced": "notPlaced", "cduration": "5 months", "PendingFee": 22000, "isCompleted": "yes", "joiningDate": "2025-07-22"}'),
  ('01983ab5-5436-7475-856c-067be0c5c9dc', '2025-07-24 04:33:38.87+00', '01976d38-7d5f-7398-b400-06498a17563d', '', 'student', 'project.add', 'project', '01983ab5-5436-7666-932d-dd31703240b5', '01983ab5-5436-7487-8c43-be345cc5921e', NULL, '{"_id": "01983ab5-5436-7666-932d-dd31703240b5", "student": "01976d38-7d5f-7398-b400-06498a17563d", "version": 1}'),
  ('01984f40-d442-737a-8374-53b4321e54cf', '2025-07-28 04:18:25.474+00', '01a220f7-7d84-7397-b08a-176cb3703baf', 'Hari Example', 'hr', 'fee.record', 'receipt', '01984f40-d442-7578-89ff-ed455aa5f9b2', '01984f40-d442-71ee-b31c-cdf64cf4e95c', NULL, '{"_id": "01984f40-d442-7578-89ff-ed455aa5f9b2", "due": 11000, "date": "2025-07-28", "paid": 11000, "year": 2025, "bCode": "GD-2507", "month": 7, "course": "Graphic Design", "changed": false, "payMode": "Online", "payable": 22000, "student": "0198305a-7b46-7188-ba91-d80449b3553a", "version": 1, "issuedOn": "2025-07-28", "exactMode": "Bank transfer", "receiptNo": "2025-26/000003"}'),
  ('01985aa9-0953-76f6-aeab-155b80a59e66', '2025-07-30 09:28:04.179+00', '01a220f7-7d83-739e-b775-2692e4d75cdb', 'Asha Example', 'admin', 'staff.update', 'account', '01a220f7-7e0e-7370-84e0-ea7b036ff03e', '01985aa9-0953-75f7-bcf1-759e1d4835a1', '{"status": "Active", "version": 1}', '{"status": "Disable", "version": 2}'),
  ('01986905-43a3-7162-b8e0-db805048deed', '2025-08-02 04:23:29.443+00', '01a220f7-7d83-739e-b775-2692e4d75cdb', 'Asha Example', 'admin', 'expense.create', 'expense', '01986905-43a3-722c-9944-f6a008e0b085', '01986905-43a3-7277-8072-f9ac25153362', NULL, '{"_id": "01986905-43a3-722c-9944-f6a008e0b085", "date": "2025-08-02", "year": 2025, "month": 8, "amount": 4341, "ledger": "01a220f7-7e67-77e1-a325-a7e78108ed16", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-08-02T04:23:29.443Z", "exactMode": null, "updatedAt": "2025-08-02T04:23:29.443Z", "voucherNo": "V2025-26/0009", "ledgerName": "Rent"}'),
  ('019873c7-c03e-7765-9c74-17680d78c770', '2025-08-04 06:32:07.486+00', '01a220f7-7d83-739e-b775-2692e4d75cdb', 'Asha Example', 'admin', 'expense.create', 'expense', '019873c7-c03e-7515-b0f8-9d95c3ceeaed', '019873c7-c03e-759c-8879-60fe97baaf84', NULL, '{"_id": "019873c7-c03e-7515-b0f8-9d95c3ceeaed", "date": "2025-08-04", "year": 2025, "month": 8, "amount": 7814, "ledger": "01a220f7-7e67-77e1-a325-a36d74c2352b", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-08-04T06:32:07.486Z", "exactMode": null, "updatedAt": "2025-08-04T06:32:07.486Z", "voucherNo": "V2025-26/0010", "ledgerName": "Salaries"}'),
  ('0198742d-391a-741c-8d6a-52f3f7e30638', '2025-08-04 08:22:57.562+00', '01a220f7-7d83-739e-b775-2692e4d75cdb', 'Asha Example', 'admin', 'expense.create', 'expense', '0198742d-391a-75e3-a8d5-c0e2a5356828', '0198742d-391a-753b-b47c-b7b22ce60043', NULL, '{"_id": "0198742d-391a-75e3-a8d5-c0e2a5356828", "date": "2025-08-04", "year": 2025, "month": 8, "amount": 347, "ledger": "01a220f7-7e67-77e1-a325-ad1884a6b146", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-08-04T08:22:57.562Z", "exactMode": null, "updatedAt": "2025-08-04T08:22:57.562Z", "voucherNo": "V2025-26/0011", "ledgerName": "Internet"}'),
  ('01987a45-a517-73c6-adc2-b853e956efa2', '2025-08-05 12:47:21.367+00', '01a220f7-7d83-739e-b775-2692e4d75cdb', 'Asha Example', 'admin', 'expense.create', 'expense', '01987a45-a517-77ae-a797-12420c583720', '01987a45-a517-705b-818f-4213cb74c9c1', NULL, '{"_id": "01987a45-a517-77ae-a797-12420c583720", "date": "2025-08-05", "year": 2025, "month": 8, "amount": 1041, "ledger": "01a220f7-7e67-77e1-a325-a972a4622e15", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-08-05T12:47:21.367Z", "exactMode": null, "updatedAt": "2025-08-05T12:47:21.367Z", "voucherNo": "V2025-26/0012", "ledgerName": "Electricity"}'),
  ('0198adb9-bb13-721d-ac92-e5bd9feb0220', '2025-08-15 12:34:47.187+00', '01a220f7-7e0d-7082-849e-722ded0a5100', 'Hina Sample', 'hr', 'fee.record', 'receipt', '0198adb9-bb13-752f-a871-a5cfc74e03b5', '0198adb9-bb13-743f-ba41-a09bd39054b6', NULL, '{"_id": "0198adb9-bb13-752f-a871-a5cfc74e03b5", "due": 0, "date": "2025-08-15", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 8, "course": "Data Analytics", "changed": false, "payMode": "Others", "payable": 31500, "student": "01976d38-7d5f-7398-b400-06498a17563d", "version": 1, "issuedOn": "2025-08-15", "exactMode": null, "receiptNo": "2025-26/000004"}'),
  ('0198b7a5-65f9-706d-ae78-99bfb0c8dc9d', '2025-08-17 10:48:46.841+00', '01a220f7-7d84-7397-b08a-176cb3703baf', 'Hari Example', 'hr', 'batch.create', 'batch', '01a220f7-7dbc-7392-95d5-5a68e4df4c96', '0198b7a5-65f9-76a0-82f3-05cfe29f1430', NULL, '{"_id": "01a220f7-7dbc-7392-95d5-5a68e4df4c96", "room": "Lab 1", "bCode": "HT-2509", "bTime": "15:00 to 17:00", "seats": 1, "endDate": "2025-11-07", "trainer": "Binod Example", "version": 1, "sessions": [{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 5}], "startDate": "2025-09-07", "courseName": "Hindi Typing"}'),
  ('0198d1be-32ac-7170-869e-019ff0c6b641', '2025-08-22 12:25:59.724+00', '01a220f7-7e0e-7370-84e0-e4da851c775a', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '0198d1be-32ac-74a7-905f-49fcac2c7ecf', '0198d1be-32ac-7473-9ed7-3e760e646883', NULL, '{"_id": "0198d1be-32ac-74a7-905f-49fcac2c7ecf", "due": 0, "date": "2025-08-21", "paid": 11000, "year": 2025, "bCode": "GD-2507", "month": 8, "course": "Graphic Design", "changed": false, "payMode": "Online", "payable": 22000, "student": "0198305a-7b46-7188-ba91-d80449b3553a", "version": 1, "issuedOn": "2025-08-22", "exactMode": "UPI", "receiptNo": "2025-26/000005"}'),
  ('019904aa-7eb6-70a7-ad1a-dd8675e9b8ad', '2025-09-01 09:45:06.486+00', '01a220f7-7d83-739e-b775-2692e4d75cdb', 'Asha Example', 'admin', 'expense.create', 'expense', '019904aa-7eb6-701f-8077-b4bed5e33e1b', '019904aa-7eb6-745b-885a-8000de7f30ac', NULL, '{"_id": "019904aa-7eb6-701f-8077-b4bed5e33e1b", "date": "2025-09-01", "year": 2025, "month": 9, "amount": 6144, "ledger": "01a220f7-7e67-77e1-a325-a36d74c2352b", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-09-01T09:45:06.486Z", "exactMode": null, "updatedAt": "2025-09-01T09:45:06.486Z", "voucherNo": "V2025-26/0013", "ledgerName": "Salaries"}'),
  ('01990a07-c598-715b-8fc2-70948b714328', '2025-09-02 10:45:05.56+00', '01a220f7-7d83-739e-b775-2692e4d75cdb', 'Asha Example', 'admin', 'expense.create', 'expense', '01990a07-c598-7611-a112-477e80f45eb3', '01990a07-c598-718b-867d-236d371d47f2', NULL, '{"_id": "01990a07-c598-7611-a112-477e80f45eb3", "date": "2025-09-02", "year": 2025, "month": 9, "amount": 3413, "ledger": "01a220f7-7e67-77e1-a325-a7e78108ed16", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-09-02T10:45:05.560Z", "exactMode": null, "updatedAt": "2025-09-02T10:45:05.560Z", "voucherNo": "V2025-26/0014", "ledgerName": "Rent"}'),
  ('01990f32-eeb0-700e-a093-0989bc39f8f7', '2025-09-03 10:50:20.208+00', '01a220f7-7d83-739e-b775-2692e4d75cdb', 'Asha Example', 'admin', 'expense.create', 'expense', '01990f32-eeb0-766c-9686-626b93c829a9', '01990f32-eeb0-7107-9d5f-45f4997fc4ab', NULL, '{"_id": "01990f32-eeb0-766c-9686-626b93c829a9", "date": "2025-09-03", "year": 2025, "month": 9, "amount": 819, "ledger": "01a220f7-7e67-77e1-a325-a972a4622e15", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-09-03T10:50:20.208Z", "exactMode": null, "updatedAt": "2025-09-03T10:50:20.208Z", "voucherNo": "V2025-26/0015", "ledgerName": "Electricity"}'),
  ('0199291d-4815-77e6-acea-84cea442a42b', '2025-09-08 11:36:48.917+00', '01a220f7-7d83-739e-b775-2692e4d75cdb', 'Asha Example', 'admin', 'expense.create', 'expense', '0199291d-4815-7784-862b-86e6cbc6f172', '0199291d-4815-7621-bc1f-88c30050617c', NULL, '{"_id": "0199291d-4815-7784-862b-86e6cbc6f172", "date": "2025-09-08", "year": 2025, "month": 9, "amount": 273, "ledger": "01a220f7-7e67-77e1-a325-ad1884a6b146", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-09-08T11:36:48.917Z", "exactMode": null, "updatedAt": "2025-09-08T11:36:48.917Z", "voucherNo": "V2025-26/0016", "ledgerName": "Internet"}'),
  ('01993c60-445a-7787-aa82-7de5c3e9bdb9', '2025-09-12 05:22:45.978+00', '01a220f7-7d84-7397-b08a-176cb3703baf', 'Hari Example', 'hr', 'batch.create', 'batch', '01a220f7-7dbd-751c-b64f-1bece59769eb', '01993c60-445a-7539-842b-36fc0296c329', NULL, '{"_id": "01a220f7-7dbd-751c-b64f-1bece59769eb", "room": "Lab 2", "bCode": "FR-2510", "bTime": "15:00 to 17:00", "seats": 1, "endDate": "2026-02-03", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "17:00", "start": "15:00", "weekday": 2}, {"end": "17:00", "start": "15:00", "weekday": 4}, {"end": "17:00", "start": "15:00", "weekday": 6}], "startDate": "2025-10-03", "courseName": "Français des affaires"}'),
  ('01994735-b681-751b-ad51-89c1fbd86b87', '2025-09-14 07:52:06.529+00', '01a220f7-7d84-7397-b08a-176cb3703baf', 'Hari Example', 'hr', 'fee.record', 'receipt', '01994735-b681-7424-a915-40ab148bacb5', '01994735-b681-772b-9661-80214f325549', NULL, '{"_id": "01994735-b681-7424-a915-40ab148bacb5", "due": 0, "date": "2025-09-14", "paid": 15000, "year": 2025, "bCode": "DM-2508", "month": 9, "course": "Digital Marketing", "changed": false, "payMode": "Cash", "payable": 15000, "student": "0199483e-e8b1-7675-9bff-25fb55a0974f", "version": 1, "issuedOn": "2025-09-14", "exactMode": null, "receiptNo": "2025-26/000006"}'),
  ('0199483e-e8b1-75b3-89f9-9f88ab0989ee', '2025-09-14 12:41:46.417+00', '01a220f7-7d84-7397-b08a-176cb3703baf', 'Hari Example', 'hr', 'student.register', 'student', '0199483e-e8b1-7675-9bff-25fb55a0974f', '0199483e-e8b1-72fe-afa7-fcc1669c2c91', NULL, '{"_id": "0199483e-e8b1-7675-9bff-25fb55a0974f", "fee": 15000, "mode": "online", "batch": "DM-2508", "course": "Digital Marketing", "status": "Active", "PaidFee": 0, "dueDate": "2025-10-19", "endDate": "2025-11-11", "version": 1, "TotalFee": 15000, "declared": null, "isPlaced": "placed", "cduration": "3 months", "PendingFee": 15000, "isCompleted": "yes", "joiningDate": "2025-09-14"}'),
  ('0199c7c0-0ba8-715f-ac04-a24d855598ce', '2025-10-09 06:54:35.944+00', '01a220f7-7d84-7397-b08a-176cb3703baf', 'Hari Example', 'hr', 'batch.create', 'batch', '01a220f7-7dbd-751c-b64f-1e979a81d194', '0199c7c0-0ba8-776d-83a1-3806e110c5b9', NULL, '{"_id": "01a220f7-7dbd-751c-b64f-1e979a81d194", "room": "Room 1", "bCode": "TALLY-2510", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-01-30", "trainer": "Dev Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}], "startDate": "2025-10-30", "courseName": "Tally with GST"}'),
  ('019a24d1-6480-748f-88c6-3dbfd2d2c638', '2025-10-27 08:38:13.888+00', '01a220f7-7d84-7397-b08a-176cb3703baf', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '019a24d1-6480-768d-9258-f01cb9e76e47', '019a24d1-6480-75b0-a3da-c91d53b9aa1a', NULL, '{"_id": "019a24d1-6480-768d-9258-f01cb9e76e47", "date": "2025-10-27", "mode": "offline", "year": 2025, "month": 10, "course": "Full Stack Web Development", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "nextCall": null, "Enquirymode": "offline"}'),
  ('019a24d1-6480-77ca-ba1b-87f47c983db9', '2025-10-27 08:38:13.888+00', '01a220f7-7d84-7397-b08a-176cb3703baf', 'Hari Example', 'hr', 'enquiry.status', 'enquiry', '019a24d1-6480-768d-9258-f01cb9e76e47', '019a24d1-6480-70ca-94bf-427b9fe0e78b', '{"status": "Open"}', '{"status": "Pending"}'),
  ('019a3e0d-cbe7-7463-af8f-e6d78c22daba', '2025-11-01 06:14:42.919+00', '01a220f7-7d83-739e-b775-2692e4d75cdb', 'Asha Example', 'admin', 'expense.create', 'expense', '019a3e0d-cbe7-71de-83b9-2c8b3058c1e2', '019a3e0d-cbe7-70a0-af6b-495f4566eaab', NULL, '{"_id": "019a3e0d-cbe7-71de-83b9-2c8b3058c1e2", "date": "2025-11-01", "year": 2025, "month": 11, "amount": 1250, "ledger": "01a220f7-7e67-77e1-a325-a7e78108ed16", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-11-01T06:14:42.919Z", "exactMode": null, "updatedAt": "2025-11-01T06:14:42.919Z", "voucherNo": "V2025-26/0017", "ledgerName": "Rent"}'),
  ('019a499b-18e8-7649-b2a2-6e31fc94baa1', '2025-11-03 12:04:52.584+00', '01a220f7-7d83-739e-b775-2692e4d75cdb', 'Asha Example', 'admin', 'expense.create', 'expense', '019a499b-18e8-7274-b7eb-ba5eb8ec5000', '019a499b-18e8-7085-874c-75c466740bf1', NULL, '{"_id": "019a499b-18e8-7274-b7eb-ba5eb8ec5000", "date": "2025-11-03", "year": 2025, "month": 11, "amount": 2250, "ledger": "01a220f7-7e67-77e1-a325-a36d74c2352b", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-11-03T12:04:52.584Z", "exactMode": null, "updatedAt": "2025-11-03T12:04:52.584Z", "voucherNo": "V2025-26/0018", "ledgerName": "Salaries"}'),
  ('019a4dd1-d13d-7092-987f-65b95f588929', '2025-11-04 07:43:07.581+00', '01a220f7-7d84-7397-b08a-176cb3703baf', 'Hari Example', 'hr', 'batch.create', 'batch', '01a220f7-7dbd-751c-b64f-236b42fd21ec', '019a4dd1-d13d-7593-a472-a50718a8f47b', NULL, '{"_id": "01a220f7-7dbd-751c-b64f-236b42fd21ec", "room": "Room 2", "bCode": "PY-2511", "bTime": "18:00 to 20:00", "seats": 1, "endDate": "2026-03-25", "trainer": "Esther Example", "version": 1, "sessions": [{"end": "20:00", "start": "18:00", "weekday": 1}, {"end": "20:00", "start": "18:00", "weekday": 3}, {"end": "20:00", "start": "18:00", "weekday": 5}], "startDate": "2025-11-25", "courseName": "Python Programming"}'),
  ('019a5870-be50-717b-a853-44d79ed7b433', '2025-11-06 09:12:55.12+00', '01a220f7-7d83-739e-b775-2692e4d75cdb', 'Asha Example', 'admin', 'expense.create', 'expense', '019a5870-be50-7114-a134-a61bc1243d9d', '019a5870-be50-710a-b47a-172ee6ba51c7', NULL, '{"_id": "019a5870-be50-7114-a134-a61bc1243d9d", "date": "2025-11-06", "year": 2025, "month": 11, "amount": 100, "ledger": "01a220f7-7e67-77e1-a325-ad1884a6b146", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-11-06T09:12:55.120Z", "exactMode": null, "updatedAt": "2025-11-06T09:12:55.120Z", "voucherNo": "V2025-26/0019", "ledgerName": "Internet"}'),
  ('019a58cd-919f-75b2-a6bb-639d765ec0ec', '2025-11-06 10:54:18.527+00', '01a220f7-7d83-739e-b775-2692e4d75cdb', 'Asha Example', 'admin', 'expense.create', 'expense', '019a58cd-919f-7205-bb5c-5377f46c89a0', '019a58cd-919f-737d-82b7-bf58fbcc0e71', NULL, '{"_id": "019a58cd-919f-7205-bb5c-5377f46c89a0", "date": "2025-11-06", "year": 2025, "month": 11, "amount": 300, "ledger": "01a220f7-7e67-77e1-a325-a972a4622e15", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-11-06T10:54:18.527Z", "exactMode": null, "updatedAt": "2025-11-06T10:54:18.527Z", "voucherNo": "V2025-26/0020", "ledgerName": "Electricity"}'),
  ('019acdcb-3f5e-70ab-b808-c7954267081f', '2025-11-29 04:07:20.67+00', '01a220f7-7d84-7397-b08a-176cb3703baf', 'Hari Example', 'hr', 'student.register', 'student', '019acdcb-3f5e-72c9-ab4c-604a620c2640', '019acdcb-3f5e-708b-aadc-94b1bb806a0a', NULL, '{"_id": "019acdcb-3f5e-72c9-ab4c-604a620c2640", "fee": 18000, "mode": "offline", "batch": "PY-2511", "course": "Python Programming", "status": "Active", "PaidFee": 0, "dueDate": "2026-01-03", "endDate": "2026-03-25", "version": 1, "TotalFee": 18000, "declared": null, "isPlaced": "notPlaced", "cduration": "4 months", "PendingFee": 18000, "isCompleted": "yes", "joiningDate": "2025-11-29"}'),
  ('019acefa-c7b2-725a-801e-1de5b0b92c40', '2025-11-29 09:38:52.978+00', '01a220f7-7e0d-7082-849e-722ded0a5100', 'Hina Sample', 'hr', 'fee.record', 'receipt', '019acefa-c7b2-747f-93f7-dc648d8f8062', '019acefa-c7b2-7602-b66d-5dd3f93ef123', NULL, '{"_id": "019acefa-c7b2-747f-93f7-dc648d8f8062", "due": 12000, "date": "2025-11-29", "paid": 6000, "year": 2025, "bCode": "PY-2511", "month": 11, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-72c9-ab4c-604a620c2640", "version": 1, "issuedOn": "2025-11-29", "exactMode": null, "receiptNo": "2025-26/000007"}'),
  ('019ad88c-72fa-76b6-9327-051fa396a1ce', '2025-12-01 06:14:34.49+00', '01a220f7-7d84-7397-b08a-176cb3703baf', 'Hari Example', 'hr', 'batch.create', 'batch', '01a220f7-7dbd-751c-b64f-24e0209bdad2', '019ad88c-72fa-7468-bb05-86cc19506527', NULL, '{"_id": "01a220f7-7dbd-751c-b64f-24e0209bdad2", "room": "Lab 1", "bCode": "FSW-2512", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-08-22", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}], "startDate": "2025-12-22", "courseName": "Full Stack Web Development"}'),
  ('019b5e41-c6ac-71d1-8781-b357ef6ee4fa', '2025-12-27 05:22:07.66+00', '01a220f7-7d84-7397-b08a-176cb3703baf', 'Hari Example', 'hr', 'batch.create', 'batch', '01a220f7-7dbd-751c-b64f-2ad4448240b2', '019b5e41-c6ac-7448-9f01-22c82f87e3e1', NULL, '{"_id": "01a220f7-7dbd-751c-b64f-2ad4448240b2", "room": "Lab 2", "bCode": "DA-2601", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-07-17", "trainer": "Binod Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}], "startDate": "2026-01-17", "courseName": "Data Analytics"}'),
  ('019b7ce0-50eb-7293-a974-545ccce9a39f', '2026-01-02 04:03:54.219+00', '01a220f7-7e0e-7370-84e0-e4da851c775a', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '019b7ce0-50eb-73f0-8a92-6c420e7fd86a', '019b7ce0-50eb-7211-a6c9-96c8ea70ca5d', NULL, '{"_id": "019b7ce0-50eb-73f0-8a92-6c420e7fd86a", "due": 6000, "date": "2026-01-02", "paid": 6000, "year": 2026, "bCode": "PY-2511", "month": 1, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-72c9-ab4c-604a620c2640", "version": 1, "issuedOn": "2026-01-02", "exactMode": null, "receiptNo": "2025-26/000008"}'),
  ('019b7d9a-7db3-7404-ba67-e4395404e9b0', '2026-01-02 07:27:15.379+00', '01a220f7-7d83-739e-b775-2692e4d75cdb', 'Asha Example', 'admin', 'expense.create', 'expense', '019b7d9a-7db3-7662-a74c-79c058a121a3', '019b7d9a-7db3-72dd-a3fd-05e4d286c0b8', NULL, '{"_id": "019b7d9a-7db3-7662-a74c-79c058a121a3", "date": "2026-01-02", "year": 2026, "month": 1, "amount": 1076, "ledger": "01a220f7-7e67-77e1-a325-a7e78108ed16", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2026-01-02T07:27:15.379Z", "exactMode": null, "updatedAt": "2026-01-02T07:27:15.379Z", "voucherNo": "V2025-26/0021", "ledgerName": "Rent"}'),
  ('019b92c8-7213-761a-89cb-85ebd40c2f3b', '2026-01-06 10:09:28.595+00', '01a220f7-7d83-739e-b775-2692e4d75cdb', 'Asha Example', 'admin', 'expense.create', 'expense', '019b92c8-7213-7667-a98b-c2ec88a80654', '019b92c8-7213-75f1-a48d-939411e04e84', NULL, '{"_id": "019b92c8-7213-7667-a98b-c2ec88a80654", "date": "2026-01-06", "year": 2026, "month": 1, "amount": 258, "ledger": "01a220f7-7e67-77e1-a325-a972a4622e15", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2026-01-06T10:09:28.595Z", "exactMode": null, "updatedAt": "2026-01-06T10:09:28.595Z", "voucherNo": "V2025-26/0022", "ledgerName": "Electricity"}'),
  ('019b96c0-e9f1-75a6-b263-2f2f57e7a820', '2026-01-07 04:39:43.857+00', '01a220f7-7d83-739e-b775-2692e4d75cdb', 'Asha Example', 'admin', 'expense.create', 'expense', '019b96c0-e9f1-75a1-ab56-febde82a7724', '019b96c0-e9f1-7073-8e44-0f851584cccb', NULL, '{"_id": "019b96c0-e9f1-75a1-ab56-febde82a7724", "date": "2026-01-07", "year": 2026, "month": 1, "amount": 1938, "ledger": "01a220f7-7e67-77e1-a325-a36d74c2352b", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2026-01-07T04:39:43.857Z", "exactMode": null, "updatedAt": "2026-01-07T04:39:43.857Z", "voucherNo": "V2025-26/0023", "ledgerName": "Salaries"}'),
  ('019b9be6-f910-75f8-b2b1-892d867dad1f', '2026-01-08 04:39:24.176+00', '01a220f7-7d83-739e-b775-2692e4d75cdb', 'Asha Example', 'admin', 'expense.create', 'expense', '019b9be6-f910-75cc-932e-30d9283371ce', '019b9be6-f910-763d-ae9b-00e782e8b6e0', NULL, '{"_id": "019b9be6-f910-75cc-932e-30d9283371ce", "date": "2026-01-08", "year": 2026, "month": 1, "amount": 86, "ledger": "01a220f7-7e67-77e1-a325-ad1884a6b146", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2026-01-08T04:39:24.176Z", "exactMode": null, "updatedAt": "2026-01-08T04:39:24.176Z", "voucherNo": "V2025-26/0024", "ledgerName": "Internet"}'),
  ('019bea69-43a4-72d6-8675-0f46dec126b8', '2026-01-23 10:32:05.796+00', '01a220f7-7d84-7397-b08a-176cb3703baf', 'Hari Example', 'hr', 'batch.create', 'batch', '01a220f7-7dbd-751c-b64f-2cb722e7114c', '019bea69-43a4-776b-9867-d4378b0d55d2', NULL, '{"_id": "01a220f7-7dbd-751c-b64f-2cb722e7114c", "room": "Room 1", "bCode": "GD-2602", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2026-07-13", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 5}], "startDate": "2026-02-13", "courseName": "Graphic Design"}'),
  ('019c1cef-33c4-703a-b829-757baa2022a3', '2026-02-02 05:59:24.356+00', '01a220f7-7d84-7397-b08a-176cb3703baf', 'Hari Example', 'hr', 'fee.record', 'receipt', '019c1cef-33c4-7650-8cd1-bee67c2582a6', '019c1cef-33c4-7070-a3f1-0ca3f86fb86c', NULL, '{"_id": "019c1cef-33c4-7650-8cd1-bee67c2582a6", "due": 0, "date": "2026-02-02", "paid": 6000, "year": 2026, "bCode": "PY-2511", "month": 2, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-72c9-ab4c-604a620c2640", "version": 1, "issuedOn": "2026-02-02", "exactMode": null, "receiptNo": "2025-26/000009"}'),
  ('019c31b6-9ffd-757b-b395-60fb873299f5', '2026-02-06 06:49:38.045+00', '01a220f7-7d83-739e-b775-2692e4d75cdb', 'Asha Example', 'admin', 'expense.create', 'expense', '019c31b6-9ffd-75fd-8654-55f214cde4df', '019c31b6-9ffd-716d-8a64-ed1e525e5a3a', NULL, '{"_id": "019c31b6-9ffd-75fd-8654-55f214cde4df", "date": "2026-02-06", "year": 2026, "month": 2, "amount": 2457, "ledger": "01a220f7-7e67-77e1-a325-a36d74c2352b", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2026-02-06T06:49:38.045Z", "exactMode": null, "updatedAt": "2026-02-06T06:49:38.045Z", "voucherNo": "V2025-26/0025", "ledgerName": "Salaries"}'),
  ('019c369f-a274-7446-baa1-b55486b80519', '2026-02-07 05:42:37.428+00', '01a220f7-7d83-739e-b775-2692e4d75cdb', 'Asha Example', 'admin', 'expense.create', 'expense', '019c369f-a274-71dd-abdf-ff62c5a88095', '019c369f-a274-773d-bb5a-5ae1570d9d7e', NULL, '{"_id": "019c369f-a274-71dd-abdf-ff62c5a88095", "date": "2026-02-07", "year": 2026, "month": 2, "amount": 1365, "ledger": "01a220f7-7e67-77e1-a325-a7e78108ed16", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2026-02-07T05:42:37.428Z", "exactMode": null, "updatedAt": "2026-02-07T05:42:37.428Z", "voucherNo": "V2025-26/0026", "ledgerName": "Rent"}'),
  ('019c411e-2084-72ad-b16e-2e5c4b22a104', '2026-02-09 06:36:59.396+00', '01a220f7-7d83-739e-b775-2692e4d75cdb', 'Asha Example', 'admin', 'expense.create', 'expense', '019c411e-2084-70f9-af25-3dae27e15f8b', '019c411e-2084-7393-ba31-bf0cc9322e0f', NULL, '{"_id": "019c411e-2084-70f9-af25-3dae27e15f8b", "date": "2026-02-09", "year": 2026, "month": 2, "amount": 327, "ledger": "01a220f7-7e67-77e1-a325-a972a4622e15", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2026-02-09T06:36:59.396Z", "exactMode": null, "updatedAt": "2026-02-09T06:36:59.396Z", "voucherNo": "V2025-26/0027", "ledgerName": "Electricity"}'),
  ('019c423e-23a9-75b7-a477-ed59d7039754', '2026-02-09 11:51:34.569+00', '01a220f7-7d83-739e-b775-2692e4d75cdb', 'Asha Example', 'admin', 'expense.create', 'expense', '019c423e-23a9-7523-bb48-fcad1205edb5', '019c423e-23a9-7234-a704-48162bf78feb', NULL, '{"_id": "019c423e-23a9-7523-bb48-fcad1205edb5", "date": "2026-02-09", "year": 2026, "month": 2, "amount": 109, "ledger": "01a220f7-7e67-77e1-a325-ad1884a6b146", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2026-02-09T11:51:34.569Z", "exactMode": null, "updatedAt": "2026-02-09T11:51:34.569Z", "voucherNo": "V2025-26/0028", "ledgerName": "Internet"}'),
  ('019c7004-9136-7101-8fd5-35a4b4070c2b', '2026-02-18 09:11:13.462+00', '01a220f7-7d84-7397-b08a-176cb3703baf', 'Hari Example', 'hr', 'batch.create', 'batch', '01a220f7-7dbe-72d9-893c-1ab0dd008292', '019c7004-9136-7033-b4d4-ec52729a5160', NULL, '{"_id": "01a220f7-7dbe-72d9-893c-1ab0dd008292", "room": "Room 2", "bCode": "DM-2603", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-06-11", "trainer": "Dev Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}], "startDate": "2026-03-11", "courseName": "Digital Marketing"}'),
  ('019cfa32-3a20-74de-a0a3-b570784cb761', '2026-03-17 05:08:41.632+00', '01a220f7-7d84-7397-b08a-176cb3703baf', 'Hari Example', 'hr', 'batch.create', 'batch', '01a220f7-7dbe-72d9-893c-1d695f2a12ef', '019cfa32-3a20-7371-a0d4-f5adaf20752a', NULL, '{"_id": "01a220f7-7dbe-72d9-893c-1d695f2a12ef", "room": "Lab 1", "bCode": "HT-2604", "bTime": "10:00 to 12:00", "seats": 1, "endDate": "2026-06-07", "trainer": "Esther Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 5}], "startDate": "2026-04-07", "courseName": "Hindi Typing"}'),
  ('019d47ad-09b4-75e8-bf3d-52f5bdc6bbac', '2026-04-01 06:13:35.796+00', '01976d38-7d5f-7398-b400-06498a17563d', '', 'student', 'project.add', 'project', '019d47ad-09b4-7758-9950-57f2245844be', '019d47ad-09b4-73e0-9e35-4b1d44735249', NULL, '{"_id": "019d47ad-09b4-7758-9950-57f2245844be", "student": "01976d38-7d5f-7398-b400-06498a17563d", "version": 1}'),
  ('019d805b-85ba-7102-8a7c-0582b82cd70e', '2026-04-12 06:22:54.906+00', '01a220f7-7d84-7397-b08a-176cb3703baf', 'Hari Example', 'hr', 'batch.create', 'batch', '01a220f7-7dbe-72d9-893c-23d8ffdb8c17', '019d805b-85ba-7587-a8a6-b6b6deb84528', NULL, '{"_id": "01a220f7-7dbe-72d9-893c-23d8ffdb8c17", "room": "Lab 2", "bCode": "FR-2605", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2026-09-03", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 5}], "startDate": "2026-05-03", "courseName": "Français des affaires"}'),
  ('019daf1c-ae23-74e1-8056-faf3dca8d6c7', '2026-04-21 08:16:25.635+00', '01976d38-7d5f-7398-b400-06498a17563d', '', 'student', 'portfolio.add', 'portfolio', '019daf1c-ae23-77d6-9701-c8a03083db6f', '019daf1c-ae23-761e-9433-7b42d02e610a', NULL, '{"_id": "019daf1c-ae23-77d6-9701-c8a03083db6f", "student": "01976d38-7d5f-7398-b400-06498a17563d", "version": 1}'),
  ('019e0afc-7890-72fb-83f6-91e19878329c', '2026-05-09 04:26:18.64+00', '01a220f7-7d84-7397-b08a-176cb3703baf', 'Hari Example', 'hr', 'batch.create', 'batch', '01a220f7-7dbe-72d9-893c-25b6516b5fd4', '019e0afc-7890-72a7-bbd3-f7a06d81d85a', NULL, '{"_id": "01a220f7-7dbe-72d9-893c-25b6516b5fd4", "room": "Room 1", "bCode": "TALLY-2605", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-08-30", "trainer": "Binod Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}], "startDate": "2026-05-30", "courseName": "Tally with GST"}'),
  ('019e91fd-57b9-7300-917e-43be8e973682', '2026-06-04 09:35:59.929+00', '01a220f7-7d84-7397-b08a-176cb3703baf', 'Hari Example', 'hr', 'batch.create', 'batch', '01a220f7-7dbe-72d9-893c-28053e369e55', '019e91fd-57b9-7176-aa88-3ce319072768', NULL, '{"_id": "01a220f7-7dbe-72d9-893c-28053e369e55", "room": "Room 2", "bCode": "PY-2606", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2026-10-25", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 5}], "startDate": "2026-06-25", "courseName": "Python Programming"}'),
  ('019f1d81-7446-76ff-b405-8faa40a5485a', '2026-07-01 11:47:31.014+00', '01a220f7-7d84-7397-b08a-176cb3703baf', 'Hari Example', 'hr', 'batch.create', 'batch', '01a220f7-7dbf-71c7-91a7-369c6cd9c221', '019f1d81-7446-7129-af8e-be5e1ff3f11d', NULL, '{"_id": "01a220f7-7dbf-71c7-91a7-369c6cd9c221", "room": "Lab 1", "bCode": "FSW-2607", "bTime": "10:00 to 12:00", "seats": 1, "endDate": null, "trainer": "Dev Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 5}], "startDate": "2026-07-22", "courseName": "Full Stack Web Development"}'),
  ('019f4660-91bf-7402-b71d-3f8398edaa35', '2026-07-09 10:16:01.727+00', '01976d38-7d5f-7398-b400-06498a17563d', '', 'student', 'portfolio.add', 'portfolio', '019f4660-91bf-7616-b47d-cf4cbb476bd5', '019f4660-91bf-716a-af25-34539ae5c828', NULL, '{"_id": "019f4660-91bf-7616-b47d-cf4cbb476bd5", "student": "01976d38-7d5f-7398-b400-06498a17563d", "version": 1}'),
  ('019fa230-ae6c-773e-ab0f-a16e878e7485', '2026-07-27 06:08:47.212+00', '01a220f7-7d84-7397-b08a-176cb3703baf', 'Hari Example', 'hr', 'batch.create', 'batch', '01a220f7-7dbf-71c7-91a7-3b129e39de61', '019fa230-ae6c-7022-923b-582b12afe4aa', NULL, '{"_id": "01a220f7-7dbf-71c7-91a7-3b129e39de61", "room": "Lab 2", "bCode": "DA-2608", "bTime": "10:00 to 12:00", "seats": 1, "endDate": "2027-02-17", "trainer": "Esther Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 6}], "startDate": "2026-08-17", "courseName": "Data Analytics"}'),
  ('01a02eaf-9c16-7445-95ec-a6ea9394d936', '2026-08-23 12:54:15.83+00', '01a220f7-7d84-7397-b08a-176cb3703baf', 'Hari Example', 'hr', 'batch.create', 'batch', '01a220f7-7dbf-71c7-91a7-3de1584bd7bd', '01a02eaf-9c16-71d8-ac03-10776baf8b86', NULL, '{"_id": "01a220f7-7dbf-71c7-91a7-3de1584bd7bd", "room": "Room 1", "bCode": "GD-2609", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2027-02-13", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 5}], "startDate": "2026-09-13", "courseName": "Graphic Design"}'),
  ('01a0b40e-f07d-747a-9eec-b30a19b01aa9', '2026-09-18 10:27:53.085+00', '01a220f7-7d84-7397-b08a-176cb3703baf', 'Hari Example', 'hr', 'batch.create', 'batch', '01a220f7-7dbf-71c7-91a7-42792a22d46b', '01a0b40e-f07d-76d7-a980-dee34305a61e', NULL, '{"_id": "01a220f7-7dbf-71c7-91a7-42792a22d46b", "room": "Room 2", "bCode": "DM-2610", "bTime": "12:30 to 14:30", "seats": 1, "endDate": null, "trainer": "Binod Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 5}], "startDate": "2026-10-09", "courseName": "Digital Marketing"}'),
  ('01a0d6d4-797a-7117-8b22-c886e944cb3c', '2026-09-25 04:30:44.09+00', '01976d38-7d5f-7398-b400-06498a17563d', '', 'student', 'project.add', 'project', '01a0d6d4-797a-7393-a34b-7df5ba62ae99', '01a0d6d4-797a-7767-b1a1-54495b0afd8e', NULL, '{"_id": "01a0d6d4-797a-7393-a34b-7df5ba62ae99", "student": "01976d38-7d5f-7398-b400-06498a17563d", "version": 1}'),
  ('01a11b91-9b52-7386-a1f0-1606d351195b', '2026-10-08 12:51:29.746+00', '01a220f7-7d84-7397-b08a-176cb3703baf', 'Hari Example', 'hr', 'student.register', 'student', '01a11b91-9b52-75dc-942f-c7198eade8b7', '01a11b91-9b52-774a-a036-efe799ef73dc', NULL, '{"_id": "01a11b91-9b52-75dc-942f-c7198eade8b7", "fee": 13500, "mode": "offline", "batch": "DM-2610", "course": "Digital Marketing", "status": "Active", "PaidFee": 0, "dueDate": "2026-11-12", "endDate": null, "version": 1, "TotalFee": 13500, "declared": null, "isPlaced": "notPlaced", "cduration": "3 months", "PendingFee": 13500, "isCompleted": "no", "joiningDate": "2026-10-08"}'),
  ('01a13e7e-69d3-74d3-b819-dd7efec215ed', '2026-10-15 07:37:14.451+00', '01a220f7-7d84-7397-b08a-176cb3703baf', 'Hari Example', 'hr', 'batch.create', 'batch', '01a220f7-7dbf-71c7-91a7-476ced000a81', '01a13e7e-69d3-71d1-8849-1e434e4ef18c', NULL, '{"_id": "01a220f7-7dbf-71c7-91a7-476ced000a81", "room": "Lab 1", "bCode": "HT-2611", "bTime": "10:00 to 12:00", "seats": 1, "endDate": "2027-01-05", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 6}], "startDate": "2026-11-05", "courseName": "Hindi Typing"}'),
  ('01a19b44-4019-7472-b514-44ff47fad1c1', '2026-11-02 07:58:23.769+00', '01a220f7-7d83-739e-b775-2692e4d75cdb', 'Asha Example', 'admin', 'expense.create', 'expense', '01a19b44-4019-7628-b4b7-27158bc0108f', '01a19b44-4019-73e4-84d2-b20150818f4b', NULL, '{"_id": "01a19b44-4019-7628-b4b7-27158bc0108f", "date": "2026-11-02", "year": 2026, "month": 11, "amount": 221, "ledger": "01a220f7-7e67-77e1-a325-a7e78108ed16", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2026-11-02T07:58:23.769Z", "exactMode": null, "updatedAt": "2026-11-02T07:58:23.769Z", "voucherNo": "V2026-27/0001", "ledgerName": "Rent"}'),
  ('01a19c3d-3bc5-7639-ae55-a85ee2a86152', '2026-11-02 12:30:21.125+00', '01a220f7-7d83-739e-b775-2692e4d75cdb', 'Asha Example', 'admin', 'expense.create', 'expense', '01a19c3d-3bc5-7072-b908-453f8e12706b', '01a19c3d-3bc5-738d-941d-3f70f6a7acb1', NULL, '{"_id": "01a19c3d-3bc5-7072-b908-453f8e12706b", "date": "2026-11-02", "year": 2026, "month": 11, "amount": 398, "ledger": "01a220f7-7e67-77e1-a325-a36d74c2352b", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2026-11-02T12:30:21.125Z", "exactMode": null, "updatedAt": "2026-11-02T12:30:21.125Z", "voucherNo": "V2026-27/0002", "ledgerName": "Salaries"}'),
  ('01a1a4b8-370c-7696-960b-caac680cab5d', '2026-11-04 04:01:38.572+00', '01a220f7-7d83-739e-b775-2692e4d75cdb', 'Asha Example', 'admin', 'expense.create', 'expense', '01a1a4b8-370c-770a-a6a1-6eed158a1c1c', '01a1a4b8-370c-75b8-9ddf-32734ba4bab1', NULL, '{"_id": "01a1a4b8-370c-770a-a6a1-6eed158a1c1c", "date": "2026-11-04", "year": 2026, "month": 11, "amount": 53, "ledger": "01a220f7-7e67-77e1-a325-a972a4622e15", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2026-11-04T04:01:38.572Z", "exactMode": null, "updatedAt": "2026-11-04T04:01:38.572Z", "voucherNo": "V2026-27/0003", "ledgerName": "Electricity"}'),
  ('01a1b03c-724d-70c3-8be2-a11b8512df7b', '2026-11-06 09:41:53.869+00', '01a220f7-7d84-7397-b08a-176cb3703baf', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b03c-724d-7627-8488-63428208a7cf', '01a1b03c-724d-75c9-820b-23b0f0b27401', NULL, '{"date": "2026-11-06", "absent": 1, "present": 0, "batchCode": "DM-2610"}'),
  ('01a1b03c-74c1-707e-bb4d-e03d0b7d83d0', '2026-11-06 09:41:54.497+00', '01a220f7-7d84-7397-b08a-176cb3703baf', 'Hari Example', 'hr', 'student.register', 'student', '01a1b03c-74c1-7780-9f81-a158fd2775b7', '01a1b03c-74c1-7765-b3cb-3f398de570be', NULL, '{"_id": "01a1b03c-74c1-7780-9f81-a158fd2775b7", "fee": 4050, "mode": "online", "batch": "HT-2611", "course": "Hindi Typing", "status": "Active", "PaidFee": 0, "dueDate": "2026-12-11", "endDate": null, "version": 1, "TotalFee": 4050, "declared": null, "isPlaced": "notPlaced", "cduration": "2 months", "PendingFee": 4050, "isCompleted": "no", "joiningDate": "2026-11-06"}'),
  ('01a1b0c9-1727-73f5-9077-8e90d3c8bb26', '2026-11-06 12:15:31.111+00', '01a220f7-7d84-7397-b08a-176cb3703baf', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b0c9-1727-73cc-9403-43e1aa7d4f87', '01a1b0c9-1727-700c-8889-14edc0995ea1', NULL, '{"date": "2026-11-06", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1b4a5-afa4-7126-aab0-4625049323db', '2026-11-07 06:15:19.716+00', '01a220f7-7d83-739e-b775-2692e4d75cdb', 'Asha Example', 'admin', 'student.disable', 'student', '01a11b91-9b52-75dc-942f-c7198eade8b7', '01a1b4a5-afa4-7199-af8d-a87ced4753a5', '{"status": "Active"}', '{"status": "Disable"}'),
  ('01a1b51d-6a8b-730b-8fad-58cad7d2bc0e', '2026-11-07 08:26:06.347+00', '01a220f7-7d84-7397-b08a-176cb3703baf', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b51d-6a8b-73c8-8e3d-ad018b0f8c46', '01a1b51d-6a8b-7556-b474-df304e9eb3c9', NULL, '{"date": "2026-11-07", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1be83-9230-75fd-811d-7e67e2bc326f', '2026-11-09 04:14:16.112+00', NULL, '', 'anyone', 'student.apply', 'student', '01a1be83-9230-71e3-83bd-8ac4d4ead933', '01a1be83-9230-73a8-b8ec-699a4a3f3ccc', NULL, '{"_id": "01a1be83-9230-71e3-83bd-8ac4d4ead933", "fee": 16500, "mode": "offline", "batch": "FR-2612", "course": "Français des affaires", "status": "Pending", "PaidFee": 0, "dueDate": "2027-01-05", "endDate": null, "version": 1, "TotalFee": 0, "declared": {"fee": 16500, "Paidfee": 8250, "payMode": "Online"}, "isPlaced": "notPlaced", "cduration": "4 months", "PendingFee": 0, "isCompleted": "no", "joiningDate": "2026-12-01"}'),
  ('01a1c041-4eb3-73ba-85cd-3349f0a17a27', '2026-11-09 12:21:07.891+00', '01a220f7-7d84-7397-b08a-176cb3703baf', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1c041-4eb3-700b-9eca-a88bf8dd5a4d', '01a1c041-4eb3-7368-8404-54d85f9d690b', NULL, '{"date": "2026-11-09", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1c057-66d2-74c2-b8d5-b4ea6789bffd', '2026-11-09 12:45:15.858+00', '01a220f7-7d83-739e-b775-2692e4d75cdb', 'Asha Example', 'admin', 'expense.create', 'expense', '01a1c057-66d2-7713-ad7f-e42fbc6fb247', '01a1c057-66d2-7259-8b32-617be1d67b39', NULL, '{"_id": "01a1c057-66d2-7713-ad7f-e42fbc6fb247", "date": "2026-11-09", "year": 2026, "month": 11, "amount": 17, "ledger": "01a220f7-7e67-77e1-a325-ad1884a6b146", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2026-11-09T12:45:15.858Z", "exactMode": null, "updatedAt": "2026-11-09T12:45:15.858Z", "voucherNo": "V2026-27/0004", "ledgerName": "Internet"}'),
  ('01a1c432-5b10-72b9-966a-31c93ce9b413', '2026-11-10 06:43:16.88+00', '01a220f7-7d84-7397-b08a-176cb3703baf', 'Hari Example', 'hr', 'batch.create', 'batch', '01a220f7-7dbf-71c7-91a7-495d6723c4f7', '01a1c432-5b10-72d4-91bd-e99aa2d5028a', NULL, '{"_id": "01a220f7-7dbf-71c7-91a7-495d6723c4f7", "room": "Lab 2", "bCode": "FR-2612", "bTime": "15:00 to 17:00", "seats": 1, "endDate": null, "trainer": "Dev Example", "version": 1, "sessions": [{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 2}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 4}, {"end": "17:00", "start": "15:00", "weekday": 5}], "startDate": "2026-12-01", "courseName": "Français des affaires"}'),
  ('01a1c53b-8e49-77cd-8613-d9b9d05074b2', '2026-11-10 11:32:57.033+00', '01a220f7-7d84-7397-b08a-176cb3703baf', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1c53b-8e49-7536-a7e0-2c9fe4bc0dc5', '01a1c53b-8e49-719a-9cf0-f0a67ca51567', NULL, '{"date": "2026-11-10", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ca38-8fec-7577-8160-c199181f5103', '2026-11-11 10:47:46.924+00', '01a220f7-7d84-7397-b08a-176cb3703baf', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ca38-8fec-74c9-8755-8bdd5e3329dc', '01a1ca38-8fec-72e0-8905-6b06edef55ba', NULL, '{"date": "2026-11-11", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ce42-8cd3-71e4-8e32-a5ed0a203d6d', '2026-11-12 05:37:10.355+00', '01a220f7-7d84-7397-b08a-176cb3703baf', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ce42-8cd3-704b-8f98-c958236fd1a8', '01a1ce42-8cd3-727e-b101-6bedfa074eb4', NULL, '{"date": "2026-11-12", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1cf35-657d-738b-b576-fc9113878d8a', '2026-11-12 10:02:25.533+00', '01a220f7-7e0d-7082-849e-722ded0a5100', 'Hina Sample', 'hr', 'fee.record', 'receipt', '01a1cf35-657d-7225-b948-b03ec9d0c2f9', '01a1cf35-657d-72e5-8a5c-9150b6af5521', NULL, '{"_id": "01a1cf35-657d-7225-b948-b03ec9d0c2f9", "due": 3050, "date": "2026-11-12", "paid": 1000, "year": 2026, "bCode": "HT-2611", "month": 11, "course": "Hindi Typing", "changed": false, "payMode": "Online", "payable": 4050, "student": "01a1b03c-74c1-7780-9f81-a158fd2775b7", "version": 1, "issuedOn": "2026-11-12", "exactMode": "UPI", "receiptNo": "2026-27/000001"}'),
  ('01a1d445-07d9-7436-b9d4-7892ed672d46', '2026-11-13 09:37:36.217+00', '01a220f7-7d84-7397-b08a-176cb3703baf', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1d445-07d9-77f5-a2c0-10b54a0344dc', '01a1d445-07d9-708f-80cf-39fdebb13020', NULL, '{"date": "2026-11-13", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1d916-73a3-7082-9254-a3a819634df4', '2026-11-14 08:04:49.699+00', '01a220f7-7d84-7397-b08a-176cb3703baf', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1d916-73a3-76a9-a018-6a47a3a31e76', '01a1d916-73a3-75f0-badf-aa8d31b79ffb', NULL, '{"date": "2026-11-14", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1e402-4a37-750d-a4c2-82e3cef47af5', '2026-11-16 10:58:37.751+00', '01a220f7-7d84-7397-b08a-176cb3703baf', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1e402-4a37-72e6-bced-2dd2c3370429', '01a1e402-4a37-7763-b69b-769b70c1a9cf', NULL, '{"date": "2026-11-16", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1e95a-a683-70ce-ade4-eabc907e1b4b', '2026-11-17 11:53:14.627+00', '01a220f7-7d84-7397-b08a-176cb3703baf', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1e95a-a683-7149-a0ab-a04ffa1a0124', '01a1e95a-a683-7118-853e-739b5dee9d5a', NULL, '{"date": "2026-11-17", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ee80-40dd-738e-8ece-8195e47bc96e', '2026-11-18 11:52:25.053+00', '01a220f7-7d84-7397-b08a-176cb3703baf', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ee80-40dd-73b8-b26e-7f0565fd904d', '01a1ee80-40dd-7287-91d8-b3a3619f0c90', NULL, '{"date": "2026-11-18", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1f2a8-7850-73b0-a2ec-cae08e623af9', '2026-11-19 07:14:49.552+00', '01a220f7-7d84-7397-b08a-176cb3703baf', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1f2a8-7850-70c4-928c-46a37fda5b97', '01a1f2a8-7850-7390-a27d-b88036a1b8be', NULL, '{"date": "2026-11-19", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1f8c0-38a9-7187-8161-9cfb1344b689', '2026-11-20 11:38:29.417+00', '01a220f7-7d84-7397-b08a-176cb3703baf', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1f8c0-38a9-7533-bf82-ba9b956c9a67', '01a1f8c0-38a9-73d4-b527-de7c2f580f53', NULL, '{"date": "2026-11-20", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1fb86-a83e-734d-a3fc-f43e128bd4b1', '2026-11-21 00:34:28.542+00', '01a220f7-7d84-7397-b08a-176cb3703baf', 'Hari Example', 'hr', 'student.register', 'student', '01a1fb86-a83e-7538-98a5-058e7567a920', '01a1fb86-a83e-7282-8b0b-47f5f3f7de72', NULL, '{"_id": "01a1fb86-a83e-7538-98a5-058e7567a920", "fee": 4050, "mode": "offline", "batch": "HT-2611", "course": "Hindi Typing", "status": "Active", "PaidFee": 0, "dueDate": "2026-12-26", "endDate": null, "version": 1, "TotalFee": 4050, "declared": null, "isPlaced": "notPlaced", "cduration": "2 months", "PendingFee": 4050, "isCompleted": "no", "joiningDate": "2026-11-21"}'),
  ('01a220f7-7d8e-7324-ab5c-bc8b58a8f241', '2026-11-21 04:30:00+00', NULL, '', 'system', 'institute.create', 'institute', '00000000-0000-0000-0000-000000000000', 'dump', NULL, '{"name": "Namuna Training Institute (demo)", "phone": "+91 55500 00000", "address": "1 Example Road, Example Nagar", "timeZone": "Asia/Kolkata", "selfRegistration": true}'),
  ('01a220f7-7d99-7356-a9d8-ffcaf333563b', '2026-11-21 04:30:00+00', NULL, '', 'system', 'staff.create', 'account', '01a220f7-7d83-739e-b775-2692e4d75cdb', 'dump', NULL, '{"id": "01a220f7-7d83-739e-b775-2692e4d75cdb", "name": "Asha Example", "role": "admin", "email": "admin@example.com"}'),
  ('01a220f7-7d9b-73f9-9326-87b96bb88f52', '2026-11-21 04:30:00+00', NULL, '', 'system', 'staff.create', 'account', '01a220f7-7d84-7397-b08a-176cb3703baf', 'dump', NULL, '{"id": "01a220f7-7d84-7397-b08a-176cb3703baf", "name": "Hari Example", "role": "hr", "email": "hr@example.com"}'),
  ('01a220f7-7ed7-73bb-aa46-473d263fff51', '2026-11-21 04:30:00+00', '01a220f7-7d83-739e-b775-2692e4d75cdb', 'Asha Example', 'admin', 'discount.give', 'student', '01a1b03c-74c1-7780-9f81-a158fd2775b7', 'dump', NULL, '{"amount": "500.00", "course": "Hindi Typing"}'),
  ('01a220f7-7eed-75e9-8865-3f9bd9c61a0c', '2026-11-21 04:30:00+00', '01a220f7-7d83-739e-b775-2692e4d75cdb', 'Asha Example', 'admin', 'refund.record', 'refund', '01a220f7-7ee2-7035-b84f-f19a2dff6e6f', 'dump', NULL, '{"_id": "01a220f7-7ee2-7035-b84f-f19a2dff6e6f", "date": "2026-11-21T00:00:00.000Z", "bCode": "HT-2611", "amount": "200.00", "course": "Hindi Typing", "payMode": "Cash", "student": "01a1b03c-74c1-7780-9f81-a158fd2775b7", "version": 1, "issuedOn": "2026-11-21T00:00:00.000Z", "refundNo": "R2026-27/0001", "enrolment": "01a1b03c-74c1-73e2-8daa-a5c175ad1e01", "exactMode": null, "paidAfter": "800.00", "paidBefore": "1000.00"}'),
  ('01a220f7-7f7c-7669-9dc3-1c17b14a7b35', '2026-11-21 04:30:00+00', NULL, '', 'system', 'student.update', 'student', '01976d38-7d5f-7398-b400-06498a17563d', 'dump', '{}', '{}');
insert into audit_link ("n", "entry_id", "entry_digest", "subject_id", "personal_fields", "personal_digests", "latest_at", "chained_at", "hash") overriding system value values
  ('1', '019583bb-5506-75f9-a7d3-d5e6208e44a7', E'\\x5915ddd08a8402df606d093068a323a47e485e7e9fe47e674a9f0a1e86f9f37d', NULL, '{}', E'\\x', '2025-03-11 05:44:07.174+00', '2026-11-21 04:30:00+00', E'\\x4903e4af1de515a7e23beef6e016b6f2c54ebead18e584718f6f8943b537f588'),
  ('10', '0195eaed-5b52-7711-843e-247ef2abcfe5', E'\\xf7539133fb21c3c6b7082ac9ac15df1ea2fb3e43b720ab5be2f7721bbbb2cb7c', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xf69f6b9bf2d5bb5551f2f285128636abcb5406418681f3bf50374566aa97739e'),
  ('100', '01a19c3d-3bc5-7639-ae55-a85ee2a86152', E'\\xb29cdff002ec3cac6954c6ae6e0fad8d69a78137a282bc29a502def962c8d7d4', NULL, '{}', E'\\x', '2026-11-02 12:30:21.125+00', '2026-11-21 04:30:00+00', E'\\x2520150b954512dc0b01b99aeb74f593b0295c21e2d32af6fb3baf8efd65f34c'),
  ('101', '01a1a4b8-370c-7696-960b-caac680cab5d', E'\\x71240b0b782b90d10be061d2a9b39d3bdf300495a3016537df2d2e37020d38c3', NULL, '{}', E'\\x', '2026-11-04 04:01:38.572+00', '2026-11-21 04:30:00+00', E'\\xd359fea48f9199a2afff9c9be2b71c648b9769a4cc79ee918424d6538bbedfdd'),
  ('102', '01a1b03c-724d-70c3-8be2-a11b8512df7b', E'\\xbcd043ffb07c29dba20cb35dc2808af6d9cf6db5c834d56117cf919007f88906', NULL, '{}', E'\\x', '2026-11-06 09:41:53.869+00', '2026-11-21 04:30:00+00', E'\\xab2f630e4e69157b5b15db61f8cb1db99e70ad9bd5597c21891db0fca03310ab'),
  ('103', '01a1b03c-74c1-707e-bb4d-e03d0b7d83d0', E'\\x0f8f7a2ffe9e44b876c82eb943481596fd34596932ec600058f3b499a9327e79', NULL, '{}', E'\\x', '2026-11-06 09:41:54.497+00', '2026-11-21 04:30:00+00', E'\\x5bed6b4db311b24a8379e264ee34e0929c7d76e172cac011c15cef55325c1ed5'),
  ('104', '01a1b0c9-1727-73f5-9077-8e90d3c8bb26', E'\\x24a05c75d7267f04c7673ada3b66c5816258bdafcd91f2ff346f608a83b8b609', NULL, '{}', E'\\x', '2026-11-06 12:15:31.111+00', '2026-11-21 04:30:00+00', E'\\xb1dde51d2e4153088b8073ef57d78f1417d887d33b522d8de4385e4afad0fab3'),
  ('105', '01a1b4a5-afa4-7126-aab0-4625049323db', E'\\x899e15fa173d5a9579556277557a9bc8d53196558dd13cbcb41799ee164a6ee8', NULL, '{}', E'\\x', '2026-11-07 06:15:19.716+00', '2026-11-21 04:30:00+00', E'\\xbb898187a52618982497c2899d3302c17c55588c6edc79133ddb6a712666cec9'),
  ('106', '01a1b51d-6a8b-730b-8fad-58cad7d2bc0e', E'\\xdc2a78626c609a65d4f9efdd70b045bc4b7eb1c38ef2c1d316211fcdc6d2c52a', NULL, '{}', E'\\x', '2026-11-07 08:26:06.347+00', '2026-11-21 04:30:00+00', E'\\xeed49a9c9361c1aa84a776003b018ce24a08d5152806830e56e983f01d882744'),
  ('107', '01a1be83-9230-75fd-811d-7e67e2bc326f', E'\\x1869cc604c8e0161434ef3161870ce89b05f09d39ab3c6049724b181e4900680', NULL, '{}', E'\\x', '2026-11-09 04:14:16.112+00', '2026-11-21 04:30:00+00', E'\\x6e4e64c3ddd5566056ea1b7d3993f6240977d9a55341f865d11aa84bb8217530'),
  ('108', '01a1c041-4eb3-73ba-85cd-3349f0a17a27', E'\\x41be213c7b7cb42a9f27dbede125016e56f5c85926ad2f820a34847e49fc8d2a', NULL, '{}', E'\\x', '2026-11-09 12:21:07.891+00', '2026-11-21 04:30:00+00', E'\\xff6f24da541dd9435b57a6f3ca27184628cababb3f780443877f7e013bb104bc'),
  ('109', '01a1c057-66d2-74c2-b8d5-b4ea6789bffd', E'\\x6ebd83ec34870af7103a3a209916ca6879e470410e24d4e5abe2d7610d88e8c3', NULL, '{}', E'\\x', '2026-11-09 12:45:15.858+00', '2026-11-21 04:30:00+00', E'\\xfa7d2c722f285c04aea40daab0aed938e31183a99cb82a63be9fa26862cfff76'),
  ('11', '0195efe3-4389-760f-976f-92e3cb9be34f', E'\\x0c47d8c64e26a6df616c741eef08b519b4e35cee8d0ea694f7635d05ed6250a3', NULL, '{}', E'\\x', '2025-04-01 05:46:43.465+00', '2026-11-21 04:30:00+00', E'\\x036cafe4c017d0cc9275af61e9b00929b7700f431bf6c37e8027b7639203df13'),
  ('110', '01a1c432-5b10-72b9-966a-31c93ce9b413', E'\\x2b03c26b3e7adecb706bee939c9d2d12247ef68e9f59d686f887274c115bdc12', NULL, '{}', E'\\x', '2026-11-10 06:43:16.88+00', '2026-11-21 04:30:00+00', E'\\x4993012533aa26c78630176af33305d1aa90b4784e84cfc1b01a529e1fa1b827'),
  ('111', '01a1c53b-8e49-77cd-8613-d9b9d05074b2', E'\\x7b39d73bfa496a3d76d355cbd1ca3260d489730a14fd707c71583c7afd63434d', NULL, '{}', E'\\x', '2026-11-10 11:32:57.033+00', '2026-11-21 04:30:00+00', E'\\x7d5193e26f2b61beb7c5170bbc421953744fac522372a822f9cac88ec75aa97f'),
  ('112', '01a1ca38-8fec-7577-8160-c199181f5103', E'\\x267aa3d0d2851609fc5d994953d4f12ac35bac0f5c8e32479b33e549082e63b2', NULL, '{}', E'\\x', '2026-11-11 10:47:46.924+00', '2026-11-21 04:30:00+00', E'\\xf2b2ec1d83022e43173464c900d027e9d438e25479281a122885b55529cfcb83'),
  ('113', '01a1ce42-8cd3-71e4-8e32-a5ed0a203d6d', E'\\x94798d7a7a525c7f6236ed93d79dfeb1e5540c686ce290cb7b2ae3aba63b3a32', NULL, '{}', E'\\x', '2026-11-12 05:37:10.355+00', '2026-11-21 04:30:00+00', E'\\x4171b4b34c0cc03a7f65ede519b9441c5d69067f97031ff51c782696d6387875'),
  ('114', '01a1cf35-657d-738b-b576-fc9113878d8a', E'\\x6da902db27e78d07adc4efd7a8cc18cec5b8f4913bf1bf46dc0063fd599e31e3', NULL, '{}', E'\\x', '2026-11-12 10:02:25.533+00', '2026-11-21 04:30:00+00', E'\\x2e341b718123a2f8218d76e6ddb121a81ea12e1ba2882d00906c8ff98fac21ff'),
  ('115', '01a1d445-07d9-7436-b9d4-7892ed672d46', E'\\xb7f1e04fdf3082cc18410bfc25c7ab6af2bc53c948a45d3f765446a9f09446ca', NULL, '{}', E'\\x', '2026-11-13 09:37:36.217+00', '2026-11-21 04:30:00+00', E'\\xf6245f43de0cfd0f7616e5ae5dca7f1b253b4008439e9ef0f8df2391930ce788'),
  ('116', '01a1d916-73a3-7082-9254-a3a819634df4', E'\\x8b1e0bea9d27b48259c7ba74f817e93a0be072f72b9def2e6fea73791ae852c4', NULL, '{}', E'\\x', '2026-11-14 08:04:49.699+00', '2026-11-21 04:30:00+00', E'\\xdbf36fba7874445f05d8f490d7517ac85241105a3f9d75ff23db076a5992c213'),
  ('117', '01a1e402-4a37-750d-a4c2-82e3cef47af5', E'\\x558a81cc1ee4897fac9239f3a4173bb5f4968caccbe97dcdc052441384902ff9', NULL, '{}', E'\\x', '2026-11-16 10:58:37.751+00', '2026-11-21 04:30:00+00', E'\\xd6125b111cfb7ec7ceefa7247c174be761068e70ef9a7af7da09d94ba33f2dc9'),
  ('118', '01a1e95a-a683-70ce-ade4-eabc907e1b4b', E'\\xb974c59f6391350eff60d371dddf4d40d0f2f720a9ea2660db4e9adae68b6b9b', NULL, '{}', E'\\x', '2026-11-17 11:53:14.627+00', '2026-11-21 04:30:00+00', E'\\xed3aba18d5fc1da1befcbef2e8560b7e5f674531538bfd8ba8f2b5490c77cf96'),
  ('119', '01a1ee80-40dd-738e-8ece-8195e47bc96e', E'\\xe990a673e1141e3bb44340c136c9e5aabb579bb93d3981824824c0de8f7e2411', NULL, '{}', E'\\x', '2026-11-18 11:52:25.053+00', '2026-11-21 04:30:00+00', E'\\x79e88a01d6be848274a29cd3d848e0931a82b2dbd104acf3a29acad8efa734a0'),
  ('12', '0195f066-eeb6-77fe-ab86-6c724231b4c0', E'\\x2584e0c7147999c2b30da8095c8a1ff824b29497692410579827d89ea0930e68', NULL, '{}', E'\\x', '2025-04-01 08:10:32.502+00', '2026-11-21 04:30:00+00', E'\\xc3c40ea16d8dbec1a42addce4635794ab6aa542dd768c73a37caae3c98377ece'),
  ('120', '01a1f2a8-7850-73b0-a2ec-cae08e623af9', E'\\x03ce4397e6985bae927e8bcf9ae3f45472465ebb01d7fc62a6753cf0386ec8eb', NULL, '{}', E'\\x', '2026-11-19 07:14:49.552+00', '2026-11-21 04:30:00+00', E'\\x6c00d1f165d95f4efe9d13e813dee8338e5aebea5b57e0b1ef3d601366893f27'),
  ('121', '01a1f8c0-38a9-7187-8161-9cfb1344b689', E'\\x4a518fdc5c0a12ec95fc205cdd8420251f5298730b5f79d5a5d99fe4019c9c62', NULL, '{}', E'\\x', '2026-11-20 11:38:29.417+00', '2026-11-21 04:30:00+00', E'\\x053add40a898e30f6bf32fdc16a4539d7180b29e1a0b4eb290ecbec2d3550290'),
  ('122', '01a1fb86-a83e-734d-a3fc-f43e128bd4b1', E'\\xd4286725544c0aa2e0ec0f1ce292cdc405df4cf597ca04280ca0116fb6dfe3a2', NULL, '{}', E'\\x', '2026-11-21 00:34:28.542+00', '2026-11-21 04:30:00+00', E'\\x021add6cc7a809d3887162000fe266d34f345fd41820494cadb23a21390a880a'),
  ('123', '01a220f7-7d8e-7324-ab5c-bc8b58a8f241', E'\\x599643f679cf5ebea71a45543d9f4fd90b122f70865265d1c9e5e3743c344b28', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\xf0620c7cec3a86c1e7d809b7b872ca050e364f1fe7de3de7fb5eedbd0b6f8de9'),
  ('124', '01a220f7-7d99-7356-a9d8-ffcaf333563b', E'\\xdb686a65bed2605e5e1f7c207a27fe56ce32d94d753cb4bfce90fbb925be5f8a', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\x1274903b6f059e84515a71eeb96cdad804309dfbe3f1206bb1c1a0597f98fca5'),
  ('125', '01a220f7-7d9b-73f9-9326-87b96bb88f52', E'\\xbf47d083cf656bd606c7d9a76f66d22e410be6c58b5a8ede20bc38b3984248d5', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\xea00f183c86512cda134464b404e676386dc4a016276f66caa74b98760e2f4e3'),
  ('126', '01a220f7-7ed7-73bb-aa46-473d263fff51', E'\\x5e31939fb71b1f5c207789b4c2601029b46527515826badb05ec01fdd67235dd', '01a1b03c-74c1-7780-9f81-a158fd2775b7', '{reason}', E'\\x9b9b1d1da544c3a4f7286e60b32fac448659932ef7ee47ea1db9d520bdb633d4', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\xf246aade7fb89be92bfdccdc1081b507d7563ecc96edd4adbb92451cbea7fce7'),
  ('127', '01a220f7-7eed-75e9-8865-3f9bd9c61a0c', E'\\x5bfd920ec1d28b1ebe024bed2a011cc92bb42fc98524ea4b73270f0f007c19d6', '01a1b03c-74c1-7780-9f81-a158fd2775b7', '{reason}', E'\\x5d0d7256031394259e4699d73baf698c57814e1bd3f65fb317a028a858699d47', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\x43681cb7bd8a34c1b2d05f92e87fd659c830b8761ff22c7bde3e894c50940a81'),
  ('13', '0195f0f8-846c-7023-a7df-4ed3394f03da', E'\\x09553ec82766c4e3c351d5b506142cf33ec916dbcf62245ece7d71c5c56a847d', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\xca979cdf0f04d9f4a9fd3803868b12d8c3873f4d80b21b7152089f583531966e'),
  ('14', '0195f0f8-846c-71ca-868a-51d08f75a1cf', E'\\x130d452c1dfff94c032723323defbd3114af6a3ad7d9f6969f3fa99dc436dd18', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x62f64535b463ded29ab49d1a89eace8376b36d464cc8df20407f65566c83b288'),
  ('15', '0195f0f8-846c-71de-853c-c26a8e35576e', E'\\xebc437a134836c86dfb82f277b772a9edf2312f93842778f4a721f2860917eb6', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x5b29ae1f6825453c4c1ad5a8ea1ff793996dc57a2720782f2a00c94f6b23bf41'),
  ('16', '0195f0f8-846c-738e-a640-e906b04afb82', E'\\x644a546aef000365401a4b43d46dfac8d5138331915aa89cb8651ee2cce17542', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\xc5dc5d61963434fe41b723651e0cee0018d89ef5cc7f9c899fbeb92dc03675bb'),
  ('17', '0195f0f8-846c-743a-b7a2-341ddeac7956', E'\\xe33435cb4aad21ed863327eebd3efa11766670fbd68e30dc937bced0335de192', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\xe38e3cd4e0056ec9c3b02f7828f7d07f6a932b30e175d65cdea0cbf81a4a767d'),
  ('18', '0195f0f8-846c-7723-a200-674d9ea13bef', E'\\xf9c1a5b6a44679704f1a88fbeb5cb5cba1acd6c95bfc65049624d3dd1503d579', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x47616a4c58f45c2ad873eb512af840a2a44ac3d0455d9e24b73ca4c95797d7ee'),
  ('19', '0195f0f8-846c-772d-b52a-bd82e2788667', E'\\x558abbf69f0680d6d15452bb0e34f1c35db879f91423ba1fe3529b4c0c7d750b', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x3572cdb84f6f962423139b13ca734855285f142b4f3f8928368b9a98159382de'),
  ('2', '0195eaed-5b52-71af-8519-8939d1114290', E'\\xe385b443b4c77f728d0d08e9155847d5d18084ddba05827a2f8c328fc21a7612', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xa658ae462246fc448d398913b2f103c4b88bebb98bf3860f1b537d6f6b64681d'),
  ('20', '0195f0f8-846c-7747-bf64-7ed705d78e80', E'\\xac25ff2b46b640084f630137bb659ffd53c512ddff5cbbe94ac9fc97204f0d91', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\xa13a9e356790f955a8338f0d5c4c6d33cb0b0a7eb1de6701a649009caabd89cd'),
  ('21', '0195f143-5a97-73ee-b1a4-923cc0b0720c', E'\\x792acb6409799b7f0a7c5c9db660545e7275f0e7810b8cf4f9ff977d044b48fb', NULL, '{}', E'\\x', '2025-04-01 12:11:18.039+00', '2026-11-21 04:30:00+00', E'\\x87f2f3a00068c4d08323bd50fd056d4e9774ed746e1f27c1521b2631be48ba01'),
  ('22', '0195f16e-4e64-75e8-843a-0cd7043cb237', E'\\xb86cfe76c0a87542f6383ab9ab24df55e22cd178eb41a9db575d4513476e5744', NULL, '{}', E'\\x', '2025-04-01 12:58:12.964+00', '2026-11-21 04:30:00+00', E'\\x817a8efbcbafe1fab4d97649da39bd6e0c9141bc542349fcf2d5bf50d5922bba'),
  ('23', '01960aa5-c6f2-7358-9bc3-bc43a0cba98b', E'\\x234bb57a2c512eecff7fac82e23df7e0fd23069116e61824b303112b34c7b9eb', NULL, '{}', E'\\x', '2025-04-06 10:29:18.706+00', '2026-11-21 04:30:00+00', E'\\xce149b43636b2527150c4d71b7eaf2609e72e305ae08c6fc3327e5009d38596c'),
  ('24', '01962e07-dbf7-72d4-9322-3d6a9defc31c', E'\\xac1e05f4e815ad48a383d62010ec20fc659f4a288e07ac7720da3c6c550de029', NULL, '{}', E'\\x', '2025-04-13 07:23:09.175+00', '2026-11-21 04:30:00+00', E'\\x34f98339c9a04655bd82294f6cec562b16fcf71c727b04a62d4e3bdd8dc4119d'),
  ('25', '01965222-1b54-753f-9801-e9dc90f0717f', E'\\x136b0a0e7c21137a26a2534f186e19173e9da1f0f2627ceadf739723a1897901', NULL, '{}', E'\\x', '2025-04-20 07:38:09.108+00', '2026-11-21 04:30:00+00', E'\\xac6770af97a8ae857d0be7903cf1efc1d1e0c276ef508f92afe532d93a88ebba'),
  ('26', '0196952d-9296-73f4-ba9b-a60fc0b00233', E'\\x25b74c15a8af9b761974c351ad7145a328a72e749109ef2c23686338cc216759', NULL, '{}', E'\\x', '2025-05-03 08:05:14.006+00', '2026-11-21 04:30:00+00', E'\\x8b504b0635e5d8a6d85ca85d6dc520cf63a4bd600b16b412b7c4f906447eb997'),
  ('27', '01971baf-477f-750a-b99c-69b593c12532', E'\\x139f746b54d183b35e37642916ff5c7bd13a50c5d00a98956828c34c05868ac1', NULL, '{}', E'\\x', '2025-05-29 10:56:01.407+00', '2026-11-21 04:30:00+00', E'\\x78ab9f077292cd5a96eb50958670340f17de903ad8132c8ef661c9457bf40a6b'),
  ('28', '01972f8c-001d-7108-a7f0-8d911bb58453', E'\\xa89d0b093db3c9031fe3fdfed110b3c6bc00af9fa9e80010e8e43028e33603df', NULL, '{}', E'\\x', '2025-06-02 07:29:53.693+00', '2026-11-21 04:30:00+00', E'\\x5f94da051279961d5fbf72d2f0bd130f8486e501971fa1d2a4eee6bde3c0bfa4'),
  ('29', '019730ae-176e-7235-a2ac-72ff2d8b43ce', E'\\x8171f97ab5d68901997f650b99256998b2bf68cf0f028d0d6015598905b2b960', NULL, '{}', E'\\x', '2025-06-02 12:46:45.102+00', '2026-11-21 04:30:00+00', E'\\x9ac8800a20cb4c3c1a2275e2dbddba8503d8b50b1296cd8ce89445d6d73f415a'),
  ('3', '0195eaed-5b52-71d3-afee-6154c4a77c9e', E'\\x1a64e31cc9963e5b61388f806897d9a4abf53c894c3e8e8bb7000d03b6096a6f', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x1baa79fc17a6cefd4cc97d24815ff9bd17eda0e4c55eaf7dae1e3f81e69635bf'),
  ('30', '01973f27-1abc-77fb-8cfe-9ba4219856b4', E'\\x23b668ac361823dab09282fdabd0e15164a279b8fb1fa15cd085a81484b2d18d', NULL, '{}', E'\\x', '2025-06-05 08:13:36.828+00', '2026-11-21 04:30:00+00', E'\\xeba795fb255a61904631332e1f95aa59d9dbac3c1a03dada66c9db96a83f8b5b'),
  ('31', '01973f71-631b-734e-9d77-4c94e88630df', E'\\x19b20b34b3461345e26840962a082238ab82b13eff06b0e9fd50090de74054e6', NULL, '{}', E'\\x', '2025-06-05 09:34:45.019+00', '2026-11-21 04:30:00+00', E'\\x48c1c817993de3a3277f672ffb72185c56e605823047635a6cb46a8e05947288'),
  ('32', '019744be-dbb1-7200-b4b1-93c45800de63', E'\\x003a1c8c49ad766a50696eb646f7b40443608a13f8f3b4ad836ce3277083b0db', NULL, '{}', E'\\x', '2025-06-06 10:17:28.241+00', '2026-11-21 04:30:00+00', E'\\x6290ea0a6464bb8ddac253ef0a0d01f19d4421352b7401623a6ce309e0c265b8'),
  ('33', '01976d38-7d5f-70a1-9dbe-d68b7ce12851', E'\\x54bb356473a436cc0d68094bf9621a4b8213259f6a8ec997edd69cfced57701b', NULL, '{}', E'\\x', '2025-06-14 06:55:08.127+00', '2026-11-21 04:30:00+00', E'\\x3b58aa99d433de3611d086dd903fbfdd0ad03e7ec732fca4fa8c86dbcfa65adb'),
  ('34', '01976d38-7d5f-7557-bf9a-fb34d4def2d2', E'\\x8041de8133438888815a70320c0db9b61e2a0830765d245bbb2196d19b9ea7a9', NULL, '{}', E'\\x', '2025-06-14 06:55:08.127+00', '2026-11-21 04:30:00+00', E'\\x9d09537a5ca5408db96e91c97cd4aaeb12640298ea44c7cbbf148fdad38c8a4b'),
  ('35', '01977d82-9bf0-73ec-ab76-b94b5077c268', E'\\xd0b0327454c59eb274a82f09ea768c282097108d12779e1cfeab4e8d5d74212f', NULL, '{}', E'\\x', '2025-06-17 10:50:01.072+00', '2026-11-21 04:30:00+00', E'\\x461fcdd585a9b54f404c0adb687d9d5e2c0dbbd58f2665e550bb7ee784b8a79f'),
  ('36', '0197a729-c8b5-73aa-95f5-c40aeef73197', E'\\x3f629b015997a89ac7a7ee094d7218f3815392c493d1235f4d4af4adff080895', NULL, '{}', E'\\x', '2025-06-25 12:57:02.901+00', '2026-11-21 04:30:00+00', E'\\xc9d4a6c8a4a0ed8ad99f203658a8d7beb35ce862a0dda0c053469183b63a126e'),
  ('37', '0197cf00-2cf0-763c-abee-245ec06e8ccd', E'\\x51fd0d39c012c23578ba69a4cae6fa90ddce1dddb62450922573508c43b2a514', NULL, '{}', E'\\x', '2025-07-03 06:36:24.688+00', '2026-11-21 04:30:00+00', E'\\xfb5fd8b8b7d1d012887593a6c87d0cff5ac971c7784e0f70e997901e05e5373b'),
  ('38', '0197d3b1-cdf4-75af-8ad5-bee142394229', E'\\x7b2c1ca40f57a2daa8be06e3ab6d7a62583a3c9c78dc317d218370418922aac2', NULL, '{}', E'\\x', '2025-07-04 04:28:54.644+00', '2026-11-21 04:30:00+00', E'\\x70d37c2055e8037a2ec83feb42faf62f23cbf85cafa0da17ada6a00cf07479ea'),
  ('39', '0197d44b-78c3-70c0-96f9-235eec7bbe15', E'\\xef78982bb0972593fdf007ae290907ce92d3b2c14a707263bc35ad89b0b7cc3d', NULL, '{}', E'\\x', '2025-07-04 07:16:45.379+00', '2026-11-21 04:30:00+00', E'\\x8fe6d2c6ed7b81f1a4ada6ceca77a2ad15d1cef47a6619084975fe215214333e'),
  ('4', '0195eaed-5b52-73b1-b628-03472eeff9d3', E'\\xcfe646045824e70829e553d1629248c7195c0050e064643e28eef6f02a886355', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xbeb3402fb93a799826489b74e2726179c2050c5ab519dd87f596f78955de9c9d'),
  ('40', '0197e9a1-67f5-778b-8596-93735d83df96', E'\\xb9a80d45fe2c35140b9fc3589303fa6f067b8f2cf942b29411184332d0e2d31e', NULL, '{}', E'\\x', '2025-07-08 10:42:38.709+00', '2026-11-21 04:30:00+00', E'\\xadaa222de0015e5b1b2f451d7f5812f7e97010edde3bbef1a2a86ab14547bbad'),
  ('41', '01980c8c-196a-7609-b408-4492519b7d89', E'\\x2e07b605b59cea5a9baf2e89450adaab58eff6cca0902395039e48128fe2c99c', NULL, '{}', E'\\x', '2025-07-15 05:26:04.906+00', '2026-11-21 04:30:00+00', E'\\x678f73c2aef120ba347229e0f30cf7b88faecb3e84eb1fb104b20a19c6b18aa2'),
  ('42', '01982b99-c49f-76ef-998c-d05d3235ecbb', E'\\xac798d297d7912155e0db958d5681f1ae08665885a5e60b13d43fb4f5578de07', NULL, '{}', E'\\x', '2025-07-21 06:09:14.399+00', '2026-11-21 04:30:00+00', E'\\xeee4523d505bd738733059771f20826707b90420ff81074408c04786692829e6'),
  ('43', '0198305a-7b46-739e-ae79-386ff8ef2759', E'\\xcd19003885c10d7bbb7af9fdbc4d80435ba202d247b4c5debb73359b8adaa635', NULL, '{}', E'\\x', '2025-07-22 04:18:12.934+00', '2026-11-21 04:30:00+00', E'\\xaede8260cd8f63ec4994639a3a0ef782927f439db720c2b74043a7d601736784'),
  ('44', '01983ab5-5436-7475-856c-067be0c5c9dc', E'\\x8fbdab06d8b89d31211a45998534694e8f3eb5573538c6ed40b2939d493908bb', NULL, '{}', E'\\x', '2025-07-24 04:33:38.87+00', '2026-11-21 04:30:00+00', E'\\x6ab4faf603e6a708e310e0c4466e04f3a23806dd749c6bc756ac7d1cd8693fc2'),
  ('45', '01984f40-d442-737a-8374-53b4321e54cf', E'\\x85014051ad85ff525aae1ae22153104d4802ab93f42beaa755ecb47918a8c830', NULL, '{}', E'\\x', '2025-07-28 04:18:25.474+00', '2026-11-21 04:30:00+00', E'\\xc847d9fbabbcd7ac5679a6ef61b5f11afa1d22f45af98e77335c4e964a12dfcb'),
  ('46', '01985aa9-0953-76f6-aeab-155b80a59e66', E'\\xaa686db139636da818378d36a38993f6a2b8d8d05788b7ea2665e1af0362c135', NULL, '{}', E'\\x', '2025-07-30 09:28:04.179+00', '2026-11-21 04:30:00+00', E'\\x59e1597ffb8dd05e1f10595103f1ec7bbf2bc0f03e71a50a4f6f55c181444176'),
  ('47', '01986905-43a3-7162-b8e0-db805048deed', E'\\xac3fa2dbab45249a7e9fde82f58d5323a8fc3327f4e709b8390b6d815adc50dc', NULL, '{}', E'\\x', '2025-08-02 04:23:29.443+00', '2026-11-21 04:30:00+00', E'\\x0d22720d652569edb606956ad267bd921973a1e2778c675a787f160dae259e37'),
  ('48', '019873c7-c03e-7765-9c74-17680d78c770', E'\\x6908a3b4d638829324d220a3e32b1859ec9f151ea07bd6a2c0937846ba14554a', NULL, '{}', E'\\x', '2025-08-04 06:32:07.486+00', '2026-11-21 04:30:00+00', E'\\x3b5302d654fcf5ab2db5821a6998b19931599e10c2551ce7324c466fed05b76e'),
  ('49', '0198742d-391a-741c-8d6a-52f3f7e30638', E'\\xd3e8e1be2e05284b3bc62dc7ba9f4426af756ec66148a9bbe25a6af81f5f5086', NULL, '{}', E'\\x', '2025-08-04 08:22:57.562+00', '2026-11-21 04:30:00+00', E'\\xc52ee680d8435a0be82818c80f44818c86ea1524f4486c4d983c9a1fcec1018c'),
  ('5', '0195eaed-5b52-7438-88ca-6ff180b15be1', E'\\x0b4f55d669c7d9098713d54eda1ac2a5916415d56482cea622157642de37786a', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x3bf9030b5bfa7e825f75970d2b200d34051fb2bf4600728854e51faa56192a5d'),
  ('50', '01987a45-a517-73c6-adc2-b853e956efa2', E'\\xe2137be9b06b44539c59c9483e3f5643cc2e9f22f8b78ba3d07b6c1712a6eeaa', NULL, '{}', E'\\x', '2025-08-05 12:47:21.367+00', '2026-11-21 04:30:00+00', E'\\x46682fcad756bfe818493506e052298518225ab12a66c37de3e8a0acf36afb8d'),
  ('51', '0198adb9-bb13-721d-ac92-e5bd9feb0220', E'\\xdde624effaa804fda0d6244f4781b742deb0735228cddb51d4dc0ec6346fad1a', NULL, '{}', E'\\x', '2025-08-15 12:34:47.187+00', '2026-11-21 04:30:00+00', E'\\x2cf418ee48232f4a5583036c93dba2cc1be0afd00af6adb57cc1b23ed53ac89a'),
  ('52', '0198b7a5-65f9-706d-ae78-99bfb0c8dc9d', E'\\xa4e616a0b6c512c0b57680cd77d726d3e82f0e7bd9adab1c761d05b80d9bbeb7', NULL, '{}', E'\\x', '2025-08-17 10:48:46.841+00', '2026-11-21 04:30:00+00', E'\\x8cb77391d8e5a9cf1c6b1b71fafa8f9bd41cc5d16cc46fc3b703b35dfed6e709'),
  ('53', '0198d1be-32ac-7170-869e-019ff0c6b641', E'\\x3bab5a2a08fc71ddd4105876a3af3c3c348cee402d64a9fc62f763e9770d0b16', NULL, '{}', E'\\x', '2025-08-22 12:25:59.724+00', '2026-11-21 04:30:00+00', E'\\xebf5b85ca902b25367c81c3b6ab7b5ed8e40df94e5f9ac684f2830250d136a8b'),
  ('54', '019904aa-7eb6-70a7-ad1a-dd8675e9b8ad', E'\\xfeadd7a6916e4afecaf9af1e7a1658a0079fc34a3567f187a5af54cfa7885387', NULL, '{}', E'\\x', '2025-09-01 09:45:06.486+00', '2026-11-21 04:30:00+00', E'\\x58a003e5fd025b26b487546db655811dc0bd7074201890e0fdf0ea9e81d9f66f'),
  ('55', '01990a07-c598-715b-8fc2-70948b714328', E'\\xdfd17373eb2d6a9e0da45c0e3c44f9284d90dd58f6fd9c1af792c8ab2e179d57', NULL, '{}', E'\\x', '2025-09-02 10:45:05.56+00', '2026-11-21 04:30:00+00', E'\\x6b87f329d6f0583737695e35bd4313a74658ed9ad3086345962133253e4054fe'),
  ('56', '01990f32-eeb0-700e-a093-0989bc39f8f7', E'\\x9e748907c049c1dfceb119f90df334c6e06ff208182893b75e0d58c9a765869e', NULL, '{}', E'\\x', '2025-09-03 10:50:20.208+00', '2026-11-21 04:30:00+00', E'\\x74edf3224c9c4a3bf96d7ae1bd51e7c3c346b4ea4b51ee756dee5a4261020af9'),
  ('57', '0199291d-4815-77e6-acea-84cea442a42b', E'\\x91a18305a80bec3781e0fad56bf28207c965635c5e68ca6611ead7472a46f46d', NULL, '{}', E'\\x', '2025-09-08 11:36:48.917+00', '2026-11-21 04:30:00+00', E'\\xfa8840c79c76bf6c92dc04e7b77afe83d64dc3a4b1784e09795d6a8d75f27baa'),
  ('58', '01993c60-445a-7787-aa82-7de5c3e9bdb9', E'\\x079585fabe222a4dec953e30f225872980d85205fd25ae24d7098409b583f567', NULL, '{}', E'\\x', '2025-09-12 05:22:45.978+00', '2026-11-21 04:30:00+00', E'\\x7b3e603fc1bd1780456e2b7938bb3449d874eb927badb94551296e17d4e9341f'),
  ('59', '01994735-b681-751b-ad51-89c1fbd86b87', E'\\xfbac228c5ea6af2ca62a86bdd37b3d82fc72e79d1b023ecf0cec2e027f4b6e8c', NULL, '{}', E'\\x', '2025-09-14 07:52:06.529+00', '2026-11-21 04:30:00+00', E'\\xec54915c80b30d6000e15fe6ca66b6b6b8269e08025ca49776491ce61803a5f7'),
  ('6', '0195eaed-5b52-758d-a7d4-151f7a0182a6', E'\\xec33284bb5c7e4dfb47d25459345f321cd5a77c6b22368267a5e79d2336447c8', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x846c70a568c526205bd20819ee3506b5546ccd1e7762fd8442dfecbe77754a32'),
  ('60', '0199483e-e8b1-75b3-89f9-9f88ab0989ee', E'\\x538a3cf17c59f588dba8e741a5db800a9febf8119ced982e5efcb6f33d7bbc18', NULL, '{}', E'\\x', '2025-09-14 12:41:46.417+00', '2026-11-21 04:30:00+00', E'\\x04c870a5e99920a75cc12cbdeb71c70ca4fe8c94889d2059fd9006eb2632109f'),
  ('61', '0199c7c0-0ba8-715f-ac04-a24d855598ce', E'\\x090caef771b9f33acd3e0b6fa4fb90ab1773e29bbb77f5b44ba34093be61df64', NULL, '{}', E'\\x', '2025-10-09 06:54:35.944+00', '2026-11-21 04:30:00+00', E'\\x8571916b406ea705d0c24c08e5d6c849b329e188a1d66edee62bd9dd9addb85d'),
  ('62', '019a24d1-6480-748f-88c6-3dbfd2d2c638', E'\\xd94b8ca4c3af93aa312258deb546af796b462db90907277616b07fd23625743a', NULL, '{}', E'\\x', '2025-10-27 08:38:13.888+00', '2026-11-21 04:30:00+00', E'\\x742c6df761d0a256bc475074baa42c5e7344f0756ad57d3978d05a3dc77cebeb'),
  ('63', '019a24d1-6480-77ca-ba1b-87f47c983db9', E'\\xcf921b56c823ec6cb58d6a59b07f717ada064bc0e9c50fdfd88de7d1792fd09f', NULL, '{}', E'\\x', '2025-10-27 08:38:13.888+00', '2026-11-21 04:30:00+00', E'\\xd1349068677fb347c404f569f41c9c88f7c50cea5b6e7b04f6bc9d8dd2e83c6a'),
  ('64', '019a3e0d-cbe7-7463-af8f-e6d78c22daba', E'\\xf28800db9be133e305fa53f46cb404a585a1b8ac3d8adff1f9b09b3794e475c7', NULL, '{}', E'\\x', '2025-11-01 06:14:42.919+00', '2026-11-21 04:30:00+00', E'\\xa78411e7fe743ecde75c2db896a6bcb53a6dd7fd09584fa987e96a03e1d32ade'),
  ('65', '019a499b-18e8-7649-b2a2-6e31fc94baa1', E'\\x4f0e967e2badf178222c1bfbdb4f03c76b89faef781d5ea20055d83421243225', NULL, '{}', E'\\x', '2025-11-03 12:04:52.584+00', '2026-11-21 04:30:00+00', E'\\x32370173a643e46658ceccc0118f3aaf0d062d57f9ad634a47a7e50118c94932'),
  ('66', '019a4dd1-d13d-7092-987f-65b95f588929', E'\\x148185291281279ea75e89b1ae65cdffdd96c66f564be61c7a89d87b5673f7ca', NULL, '{}', E'\\x', '2025-11-04 07:43:07.581+00', '2026-11-21 04:30:00+00', E'\\x79c7ba7647899910df25c20e9f2a92733c762f965548a20cbc113a4c55a18679'),
  ('67', '019a5870-be50-717b-a853-44d79ed7b433', E'\\xa98dd55a3f1f8092ea591b84d1dff6f8ed0ebe73a84860773cb2925c1781e463', NULL, '{}', E'\\x', '2025-11-06 09:12:55.12+00', '2026-11-21 04:30:00+00', E'\\xc9421a31dbe5ad25d97fde1952815f8334e6199deab275d3df8c6f43a48e4491'),
  ('68', '019a58cd-919f-75b2-a6bb-639d765ec0ec', E'\\xb86cb6f102ba09b1d0486e21c4133390d5db4a41023cf46e76510129e3871271', NULL, '{}', E'\\x', '2025-11-06 10:54:18.527+00', '2026-11-21 04:30:00+00', E'\\x70e92ea40aba92fd28c05341e35082efd2037b22c498bfbc9050f7a278ff3f56'),
  ('69', '019acdcb-3f5e-70ab-b808-c7954267081f', E'\\xbbca90ebd5f7f3f9f3ac3d67a25836ef9f79f2c6ddec32daa99b53f1ae22685d', NULL, '{}', E'\\x', '2025-11-29 04:07:20.67+00', '2026-11-21 04:30:00+00', E'\\x65d8106e8e7a7b3330137b177d375c52e5bbce117df4fbd66daba2dd14720688'),
  ('7', '0195eaed-5b52-75fb-aeea-fec9e8190608', E'\\x8f908815bc03b069bb69c18c18318e524baaa52e915b8aa209b320153c353043', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x3661555dcda925efb521711be86587969017b15c4e21b00bf8adaf2bb995f7b6'),
  ('70', '019acefa-c7b2-725a-801e-1de5b0b92c40', E'\\xaa6055117ecd987e3a2fa41504383be3f1f07b97bab19d2a97ae3a077228b63d', NULL, '{}', E'\\x', '2025-11-29 09:38:52.978+00', '2026-11-21 04:30:00+00', E'\\x505ee840aeb0de3821854184d5cd9ec18c0915b865cb2409cfeccb51b997d297'),
  ('71', '019ad88c-72fa-76b6-9327-051fa396a1ce', E'\\xfde19fa05e65dddb896b3f7c38c0b52f173cbd9010fec6d92a713bdcf235b7a7', NULL, '{}', E'\\x', '2025-12-01 06:14:34.49+00', '2026-11-21 04:30:00+00', E'\\x11176c35ef2cbead4fe5e1297e7290ea5a7a4f581daa102426ad643b11b96844'),
  ('72', '019b5e41-c6ac-71d1-8781-b357ef6ee4fa', E'\\xf3e5970422a76bdf8b17d5ef709e255dc13612f12ca902c1ea99e965c38dc4df', NULL, '{}', E'\\x', '2025-12-27 05:22:07.66+00', '2026-11-21 04:30:00+00', E'\\xa6f5fb0ed92a359d831bc4af134ae70a9031fdf083e36dafe424b32473a21992'),
  ('73', '019b7ce0-50eb-7293-a974-545ccce9a39f', E'\\xb051921ba972e97f91c2019f5f2649f472abd0dba128b93b56c686b8fe95e949', NULL, '{}', E'\\x', '2026-01-02 04:03:54.219+00', '2026-11-21 04:30:00+00', E'\\x964c5ab0208ae64409af7dece52a0f118e1947d6e6c05da5e8205c8f127af000'),
  ('74', '019b7d9a-7db3-7404-ba67-e4395404e9b0', E'\\x254408a89853a9037a095f5e7adcf68217c22dd2a722d6a280405dd1e7cb6691', NULL, '{}', E'\\x', '2026-01-02 07:27:15.379+00', '2026-11-21 04:30:00+00', E'\\xdac146a3bef3b67a2616a3e97695151a39a01466f75af0cc3fe9ae97abe565ff'),
  ('75', '019b92c8-7213-761a-89cb-85ebd40c2f3b', E'\\xa608ca0b2736d34e98543d62f0a3f93af887a50bc17de2b60253dffc98076592', NULL, '{}', E'\\x', '2026-01-06 10:09:28.595+00', '2026-11-21 04:30:00+00', E'\\x5bc7ca5aa85edad6ccd3cb4ac8b9ea7dbf68d1b42ef2c118455a86b39f0911d4'),
  ('76', '019b96c0-e9f1-75a6-b263-2f2f57e7a820', E'\\x0241a122c1259472aefd5ab921a58bae2111de5df56b83b768db9fb159cc4f86', NULL, '{}', E'\\x', '2026-01-07 04:39:43.857+00', '2026-11-21 04:30:00+00', E'\\xe8e82aaf070e5901b89131ac6b5678a56d12ad18a4ad5da3dc033b97ce2e5228'),
  ('77', '019b9be6-f910-75f8-b2b1-892d867dad1f', E'\\x071c8c8245c9ab9f5b186e300fc502b3ba13dd7a582c9fa15ad11af218927dfd', NULL, '{}', E'\\x', '2026-01-08 04:39:24.176+00', '2026-11-21 04:30:00+00', E'\\x8b53ab8511737fb79846cf3eab45f3aaefe594cf27894e8b1f7ba8adef4845ad'),
  ('78', '019bea69-43a4-72d6-8675-0f46dec126b8', E'\\xf5cc92cdc2b3d0987176005dd6e103c758253cedcad4c8eed1fb796a18c48ef6', NULL, '{}', E'\\x', '2026-01-23 10:32:05.796+00', '2026-11-21 04:30:00+00', E'\\x7e0492c2b6209b45042d430e091fdf3b076a6df92ea2671bcb568d29aed8776b'),
  ('79', '019c1cef-33c4-703a-b829-757baa2022a3', E'\\x4692f575ca28f43f66e366565d9217f58539e52262fe99a345b4af098a211135', NULL, '{}', E'\\x', '2026-02-02 05:59:24.356+00', '2026-11-21 04:30:00+00', E'\\xac03bd3e82c1661f6f99395c244cb16fe5f8a55792b8cfa913962abc572ef42c'),
  ('8', '0195eaed-5b52-7614-9efa-eb2505930d40', E'\\xc0a2f5c1abdadbc7dd36296f11ab03fb9f92bb65cfaa50da33a919431138d40a', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x372a943e16f7a3f30cd52fd4c033b8ce01895f1640b25af1643f3efa5557e8a1'),
  ('80', '019c31b6-9ffd-757b-b395-60fb873299f5', E'\\x720b423eca00e5efffc9147b7a0ed810fbe2415da9f982d74637c9162d684cb1', NULL, '{}', E'\\x', '2026-02-06 06:49:38.045+00', '2026-11-21 04:30:00+00', E'\\x985b251723120df479aa0eea4a07553ae7466f664e1d50a303e3ceac178f5dd7'),
  ('81', '019c369f-a274-7446-baa1-b55486b80519', E'\\x79c872cb1728b58116fed105f8040d47b46679200edd081c1a47dde4d82f98bc', NULL, '{}', E'\\x', '2026-02-07 05:42:37.428+00', '2026-11-21 04:30:00+00', E'\\x0d82fc9d4fe15812e8a808affd23a5b2611f6f6032a7b02bc01806b379957256'),
  ('82', '019c411e-2084-72ad-b16e-2e5c4b22a104', E'\\x6c2a3f5c0c03cd8983f0937f77f2065e23ff2f484c9b5c280e96eb3c3101f0f4', NULL, '{}', E'\\x', '2026-02-09 06:36:59.396+00', '2026-11-21 04:30:00+00', E'\\xed676eb626007460541c5943daa64fab55eda4524897e5ea116326e401cef0a6'),
  ('83', '019c423e-23a9-75b7-a477-ed59d7039754', E'\\x5b358c59462c7fed399374946fb3c9ae35d18240837485e34702e78de8391c5e', NULL, '{}', E'\\x', '2026-02-09 11:51:34.569+00', '2026-11-21 04:30:00+00', E'\\x6d60f557f5346624e59cf76665367547c8280148f4b04a7f12615db39ef85c21'),
  ('84', '019c7004-9136-7101-8fd5-35a4b4070c2b', E'\\x2210641b733dfb759b28f798bfb5acd67cba6f88ce1c442cc839d11d8f333fe0', NULL, '{}', E'\\x', '2026-02-18 09:11:13.462+00', '2026-11-21 04:30:00+00', E'\\x8ae16aade415b66a86b977cb22981ad9cfa633828bfc404309239c8b329a76aa'),
  ('85', '019cfa32-3a20-74de-a0a3-b570784cb761', E'\\x2197c5d5b3be75af9eecfe9ff6c924e4f4f5e90487f93a7a6bd0999862991d15', NULL, '{}', E'\\x', '2026-03-17 05:08:41.632+00', '2026-11-21 04:30:00+00', E'\\xd50512c329837b827def44752698e46630446cc9757f2748fe197d5160bb2a6a'),
  ('86', '019d47ad-09b4-75e8-bf3d-52f5bdc6bbac', E'\\xd168df0ecc66bc3751fa57ebae84ff2591284322e74ab000ae242d0d112a5fd4', NULL, '{}', E'\\x', '2026-04-01 06:13:35.796+00', '2026-11-21 04:30:00+00', E'\\x7203f4704d8bad1404908eaf45f5e9902794fe45b389dbc62669e53e9cc4caf3'),
  ('87', '019d805b-85ba-7102-8a7c-0582b82cd70e', E'\\x2d357066194eb4d262f9a75beed69321db53b99482dcff29884b924736d9deac', NULL, '{}', E'\\x', '2026-04-12 06:22:54.906+00', '2026-11-21 04:30:00+00', E'\\x05d8cf190730524972a90de2638934132e77dfddcf529306c704569103126f04'),
  ('88', '019daf1c-ae23-74e1-8056-faf3dca8d6c7', E'\\xe9beb06bf00c3ef431ab8c57ff4a4f5a23b9732b8a5821f79aac80d31cb76ad0', NULL, '{}', E'\\x', '2026-04-21 08:16:25.635+00', '2026-11-21 04:30:00+00', E'\\x369938ab03de747ae74f9d907c48d63896279cc21f1616433ff4fd9ffc67a72e'),
  ('89', '019e0afc-7890-72fb-83f6-91e19878329c', E'\\x8bf6c93a28579f70b427223a5cab6c2e051cccec582d1097e40926b90ae896b7', NULL, '{}', E'\\x', '2026-05-09 04:26:18.64+00', '2026-11-21 04:30:00+00', E'\\x11d26c9bd35e281c229c4077c6c5db2a00b46cfc77a73fba40168e4134f68911'),
  ('9', '0195eaed-5b52-765a-9d6c-3a73a9690a37', E'\\xb1b0a468555a2dea83478093211ed940a2af0e1ac46e26a3123e037ec4ef901b', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xdc02916883de1d381b8b12f146f7c1fea733e9e404abf16c4b6090ff6778aa9b'),
  ('90', '019e91fd-57b9-7300-917e-43be8e973682', E'\\x6f55c1bd7f7ef151d0830f57027a54c1f3437caaaa61cbc17ab16b52545bd589', NULL, '{}', E'\\x', '2026-06-04 09:35:59.929+00', '2026-11-21 04:30:00+00', E'\\x720c46d2ef72bd1edb95de2084a77325e44de1a77695a86ff660696783db7fef'),
  ('91', '019f1d81-7446-76ff-b405-8faa40a5485a', E'\\x9f61ceaa956c9e9828be6a4e8c84f83b2a3587ee9060301759a3b3f57745643d', NULL, '{}', E'\\x', '2026-07-01 11:47:31.014+00', '2026-11-21 04:30:00+00', E'\\x685df0e293b947b5dca6cda961a29aaf4b2066abce6dce0a62170a33f80146d7'),
  ('92', '019f4660-91bf-7402-b71d-3f8398edaa35', E'\\xdc7d838e2a16f804c2e702896114328a83c027cdc0efa85089ce14920565cc86', NULL, '{}', E'\\x', '2026-07-09 10:16:01.727+00', '2026-11-21 04:30:00+00', E'\\xb0a38af040cfe0f881db32c9d9f3f2f39ffe3eab1fd7ce2a4fbc4ffc8f0f3730'),
  ('93', '019fa230-ae6c-773e-ab0f-a16e878e7485', E'\\xebf681b44c0913bc9c3afa1096f9fe9f539ce95b2dcbe70af1309bc3ae6108d4', NULL, '{}', E'\\x', '2026-07-27 06:08:47.212+00', '2026-11-21 04:30:00+00', E'\\xfa2d84ead7a33ab2d96c2d9691413564c39ae7d24440764c44509f15f2ca43dd'),
  ('94', '01a02eaf-9c16-7445-95ec-a6ea9394d936', E'\\x96fc03c3af0fc5bd8e30a408657fbc21dc4087c397919ea3720f36fb468669b4', NULL, '{}', E'\\x', '2026-08-23 12:54:15.83+00', '2026-11-21 04:30:00+00', E'\\x4b9632611b5c144554f55565dd8e561ba0e599634bf3b0947b45ce6da9a403f9'),
  ('95', '01a0b40e-f07d-747a-9eec-b30a19b01aa9', E'\\x813b786c9ae98823a5d9377ceaae588cee2f0d33b6776b49b733386f4ca514a2', NULL, '{}', E'\\x', '2026-09-18 10:27:53.085+00', '2026-11-21 04:30:00+00', E'\\xc77a561aa555035105aa8d3d81309849cec4cbe861b52bae48f3d2a778624e00'),
  ('96', '01a0d6d4-797a-7117-8b22-c886e944cb3c', E'\\xc00ae23a74f9025946490eb70d7ff4bbb5fdaafd98332e07ecc279b16f0f0b08', NULL, '{}', E'\\x', '2026-09-25 04:30:44.09+00', '2026-11-21 04:30:00+00', E'\\xab12566fa00a1fce08da4bef6e644d27acaea29650db524bd0d2d168b9040f35'),
  ('97', '01a11b91-9b52-7386-a1f0-1606d351195b', E'\\x7dd42fce4a8f9c475f8818b1781bebbb8ae00a1ec55849c113536c142dc292bd', NULL, '{}', E'\\x', '2026-10-08 12:51:29.746+00', '2026-11-21 04:30:00+00', E'\\x3b1d2ffdee1ba5a8c647afdcaf56ede60f2cba990ee73b0e35188e96d3b972f3'),
  ('98', '01a13e7e-69d3-74d3-b819-dd7efec215ed', E'\\x9300914f27eca00b123f07d853d44b752f080b5afcef2569b100c8288ffb22a7', NULL, '{}', E'\\x', '2026-10-15 07:37:14.451+00', '2026-11-21 04:30:00+00', E'\\x667081fb98608013ec0b3a6b6e3a08530fa9f471c03b0fea411da12bb778a3ee'),
  ('99', '01a19b44-4019-7472-b514-44ff47fad1c1', E'\\xb66c4adc61f3d2aae02659e22cef722d6dbcb2e0fe0851645517111fa8ec199e', NULL, '{}', E'\\x', '2026-11-02 07:58:23.769+00', '2026-11-21 04:30:00+00', E'\\x29e757dca128722b21a9bfc4b10d8a225ea47d77b8a5ef09a12411444c2633bd');
insert into audit_personal ("entry_id", "subject_id", "field", "before", "after", "salt") overriding system value values
  ('01a220f7-7ed7-73bb-aa46-473d263fff51', '01a1b03c-74c1-7780-9f81-a158fd2775b7', 'reason', NULL, '"Scholarship"', 'ee23fc2c-7e25-40c8-9d32-86d0b7b04a51'),
  ('01a220f7-7eed-75e9-8865-3f9bd9c61a0c', '01a1b03c-74c1-7780-9f81-a158fd2775b7', 'reason', NULL, '"Paid twice"', '237938b7-ae20-40b8-b44e-2b112cec20cd'),
  ('01a220f7-7f7c-7669-9dc3-1c17b14a7b35', '01976d38-7d5f-7398-b400-06498a17563d', 'degree', '"BCom"', '"BSc"', 'eb76da75-a58e-4813-92db-b28e901bcc48');
insert into audit_seal ("day", "n", "hash") overriding system value values
  ('2026-11-28', '127', E'\\x43681cb7bd8a34c1b2d05f92e87fd659c830b8761ff22c7bde3e894c50940a81');
insert into audit_unchained ("at", "entry_id") overriding system value values
  ('2026-11-21 04:30:00+00', '01a220f7-7f7c-7669-9dc3-1c17b14a7b35');
insert into backup_run ("id", "kind", "started_at", "seen_at", "finished_at", "place", "encrypted", "bytes", "reason") overriding system value values
  ('01a220f7-7f48-7602-a364-45304bf43eff', 'scheduled', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', 'office:/backup/example.tar.gz', 'false', '4096', NULL);
insert into batch ("id", "code", "code_key", "course_id", "time", "start_on", "end_on", "created_at", "version", "deleted_at", "trainer", "trainer_key", "room", "room_key", "sessions", "seats", "import_id") overriding system value values
  ('01a220f7-7dbb-739d-b251-fb20bdaaa627', 'TALLY-2504', 'tally-2504', '01a220f7-7db8-7359-9029-8901e949f72a', '15:00 to 17:00', '2025-04-01', '2025-07-01', '2025-03-11 05:44:07.174+00', '1', NULL, 'Anita Example', 'anita example', 'Room 1', 'room 1', '[{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 5}]', '1', NULL),
  ('01a220f7-7dbc-7392-95d5-47ac5fafeed4', 'PY-2504', 'py-2504', '01a220f7-7db8-7359-9029-8d331e490f03', '08:00 to 10:00', '2025-04-27', '2025-08-27', '2025-04-06 10:29:18.706+00', '1', NULL, 'Binod Example', 'binod example', 'Room 2', 'room 2', '[{"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 6}]', '1', NULL),
  ('01a220f7-7dbc-7392-95d5-4adb028180e3', 'FSW-2505', 'fsw-2505', '01a220f7-7db8-7359-9029-91e719602074', '12:30 to 14:30', '2025-05-24', '2026-01-24', '2025-05-03 08:05:14.006+00', '1', NULL, 'Chitra Example', 'chitra example', 'Lab 1', 'lab 1', '[{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}]', '1', NULL),
  ('01a220f7-7dbc-7392-95d5-4ddf8e9fc849', 'DA-2506', 'da-2506', '01a220f7-7db8-7359-9029-955f18b6cd2f', '18:00 to 20:00', '2025-06-19', '2025-12-19', '2025-05-29 10:56:01.407+00', '1', NULL, 'Dev Example', 'dev example', 'Lab 2', 'lab 2', '[{"end": "20:00", "start": "18:00", "weekday": 1}, {"end": "20:00", "start": "18:00", "weekday": 3}, {"end": "20:00", "start": "18:00", "weekday": 5}]', '1', NULL),
  ('01a220f7-7dbc-7392-95d5-52138d9e2016', 'GD-2507', 'gd-2507', '01a220f7-7db8-7359-9029-99d6deb0e3b1', '18:00 to 20:00', '2025-07-16', '2025-12-16', '2025-06-25 12:57:02.901+00', '1', NULL, 'Esther Example', 'esther example', 'Room 1', 'room 1', '[{"end": "20:00", "start": "18:00", "weekday": 2}, {"end": "20:00", "start": "18:00", "weekday": 4}, {"end": "20:00", "start": "18:00", "weekday": 6}]', '1', NULL),
  ('01a220f7-7dbc-7392-95d5-550a83a4c244', 'DM-2508', 'dm-2508', '01a220f7-7db9-7386-b982-82914c22670a', '10:00 to 12:00', '2025-08-11', '2025-11-11', '2025-07-21 06:09:14.399+00', '1', NULL, 'Anita Example', 'anita example', 'Room 2', 'room 2', '[{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 5}]', '1', NULL),
  ('01a220f7-7dbc-7392-95d5-5a68e4df4c96', 'HT-2509', 'ht-2509', '01a220f7-7db9-7386-b982-87862c537e94', '15:00 to 17:00', '2025-09-07', '2025-11-07', '2025-08-17 10:48:46.841+00', '1', NULL, 'Binod Example', 'binod example', 'Lab 1', 'lab 1', '[{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 5}]', '1', NULL),
  ('01a220f7-7dbd-751c-b64f-1bece59769eb', 'FR-2510', 'fr-2510', '01a220f7-7db9-7386-b982-8844c5a6dbc3', '15:00 to 17:00', '2025-10-03', '2026-02-03', '2025-09-12 05:22:45.978+00', '1', NULL, 'Chitra Example', 'chitra example', 'Lab 2', 'lab 2', '[{"end": "17:00", "start": "15:00", "weekday": 2}, {"end": "17:00", "start": "15:00", "weekday": 4}, {"end": "17:00", "start": "15:00", "weekday": 6}]', '1', NULL),
  ('01a220f7-7dbd-751c-b64f-1e979a81d194', 'TALLY-2510', 'tally-2510', '01a220f7-7db8-7359-9029-8901e949f72a', '12:30 to 14:30', '2025-10-30', '2026-01-30', '2025-10-09 06:54:35.944+00', '1', NULL, 'Dev Example', 'dev example', 'Room 1', 'room 1', '[{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}]', '1', NULL),
  ('01a220f7-7dbd-751c-b64f-236b42fd21ec', 'PY-2511', 'py-2511', '01a220f7-7db8-7359-9029-8d331e490f03', '18:00 to 20:00', '2025-11-25', '2026-03-25', '2025-11-04 07:43:07.581+00', '1', NULL, 'Esther Example', 'esther example', 'Room 2', 'room 2', '[{"end": "20:00", "start": "18:00", "weekday": 1}, {"end": "20:00", "start": "18:00", "weekday": 3}, {"end": "20:00", "start": "18:00", "weekday": 5}]', '1', NULL),
  ('01a220f7-7dbd-751c-b64f-24e0209bdad2', 'FSW-2512', 'fsw-2512', '01a220f7-7db8-7359-9029-91e719602074', '12:30 to 14:30', '2025-12-22', '2026-08-22', '2025-12-01 06:14:34.49+00', '1', NULL, 'Anita Example', 'anita example', 'Lab 1', 'lab 1', '[{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}]', '1', NULL),
  ('01a220f7-7dbd-751c-b64f-2ad4448240b2', 'DA-2601', 'da-2601', '01a220f7-7db8-7359-9029-955f18b6cd2f', '12:30 to 14:30', '2026-01-17', '2026-07-17', '2025-12-27 05:22:07.66+00', '1', NULL, 'Binod Example', 'binod example', 'Lab 2', 'lab 2', '[{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}]', '1', NULL),
  ('01a220f7-7dbd-751c-b64f-2cb722e7114c', 'GD-2602', 'gd-2602', '01a220f7-7db8-7359-9029-99d6deb0e3b1', '08:00 to 10:00', '2026-02-13', '2026-07-13', '2026-01-23 10:32:05.796+00', '1', NULL, 'Chitra Example', 'chitra example', 'Room 1', 'room 1', '[{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 5}]', '1', NULL),
  ('01a220f7-7dbe-72d9-893c-1ab0dd008292', 'DM-2603', 'dm-2603', '01a220f7-7db9-7386-b982-82914c22670a', '12:30 to 14:30', '2026-03-11', '2026-06-11', '2026-02-18 09:11:13.462+00', '1', NULL, 'Dev Example', 'dev example', 'Room 2', 'room 2', '[{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}]', '1', NULL),
  ('01a220f7-7dbe-72d9-893c-1d695f2a12ef', 'HT-2604', 'ht-2604', '01a220f7-7db9-7386-b982-87862c537e94', '10:00 to 12:00', '2026-04-07', '2026-06-07', '2026-03-17 05:08:41.632+00', '1', NULL, 'Esther Example', 'esther example', 'Lab 1', 'lab 1', '[{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 5}]', '1', NULL),
  ('01a220f7-7dbe-72d9-893c-23d8ffdb8c17', 'FR-2605', 'fr-2605', '01a220f7-7db9-7386-b982-8844c5a6dbc3', '08:00 to 10:00', '2026-05-03', '2026-09-03', '2026-04-12 06:22:54.906+00', '1', NULL, 'Anita Example', 'anita example', 'Lab 2', 'lab 2', '[{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 5}]', '1', NULL),
  ('01a220f7-7dbe-72d9-893c-25b6516b5fd4', 'TALLY-2605', 'tally-2605', '01a220f7-7db8-7359-9029-8901e949f72a', '12:30 to 14:30', '2026-05-30', '2026-08-30', '2026-05-09 04:26:18.64+00', '1', NULL, 'Binod Example', 'binod example', 'Room 1', 'room 1', '[{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}]', '1', NULL),
  ('01a220f7-7dbe-72d9-893c-28053e369e55', 'PY-2606', 'py-2606', '01a220f7-7db8-7359-9029-8d331e490f03', '08:00 to 10:00', '2026-06-25', '2026-10-25', '2026-06-04 09:35:59.929+00', '1', NULL, 'Chitra Example', 'chitra example', 'Room 2', 'room 2', '[{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 5}]', '1', NULL),
  ('01a220f7-7dbf-71c7-91a7-369c6cd9c221', 'FSW-2607', 'fsw-2607', '01a220f7-7db8-7359-9029-91e719602074', '10:00 to 12:00', '2026-07-22', NULL, '2026-07-01 11:47:31.014+00', '1', NULL, 'Dev Example', 'dev example', 'Lab 1', 'lab 1', '[{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 5}]', '1', NULL),
  ('01a220f7-7dbf-71c7-91a7-3b129e39de61', 'DA-2608', 'da-2608', '01a220f7-7db8-7359-9029-955f18b6cd2f', '10:00 to 12:00', '2026-08-17', '2027-02-17', '2026-07-27 06:08:47.212+00', '1', NULL, 'Esther Example', 'esther example', 'Lab 2', 'lab 2', '[{"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 6}]', '1', NULL),
  ('01a220f7-7dbf-71c7-91a7-3de1584bd7bd', 'GD-2609', 'gd-2609', '01a220f7-7db8-7359-9029-99d6deb0e3b1', '08:00 to 10:00', '2026-09-13', '2027-02-13', '2026-08-23 12:54:15.83+00', '1', NULL, 'Anita Example', 'anita example', 'Room 1', 'room 1', '[{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 5}]', '1', NULL),
  ('01a220f7-7dbf-71c7-91a7-42792a22d46b', 'DM-2610', 'dm-2610', '01a220f7-7db9-7386-b982-82914c22670a', '12:30 to 14:30', '2026-10-09', NULL, '2026-09-18 10:27:53.085+00', '1', NULL, 'Binod Example', 'binod example', 'Room 2', 'room 2', '[{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 5}]', '1', NULL),
  ('01a220f7-7dbf-71c7-91a7-476ced000a81', 'HT-2611', 'ht-2611', '01a220f7-7db9-7386-b982-87862c537e94', '10:00 to 12:00', '2026-11-05', '2027-01-05', '2026-10-15 07:37:14.451+00', '1', NULL, 'Chitra Example', 'chitra example', 'Lab 1', 'lab 1', '[{"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 6}]', '1', NULL),
  ('01a220f7-7dbf-71c7-91a7-495d6723c4f7', 'FR-2612', 'fr-2612', '01a220f7-7db9-7386-b982-8844c5a6dbc3', '15:00 to 17:00', '2026-12-01', NULL, '2026-11-10 06:43:16.88+00', '1', NULL, 'Dev Example', 'dev example', 'Lab 2', 'lab 2', '[{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 2}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 4}, {"end": "17:00", "start": "15:00", "weekday": 5}]', '1', NULL);
insert into batch_count ("batch_id", "first_on", "n") overriding system value values
  ('01a220f7-7dbc-7392-95d5-4ddf8e9fc849', '-infinity', '1'),
  ('01a220f7-7dbc-7392-95d5-52138d9e2016', '-infinity', '1'),
  ('01a220f7-7dbc-7392-95d5-550a83a4c244', '-infinity', '1'),
  ('01a220f7-7dbd-751c-b64f-236b42fd21ec', '-infinity', '1'),
  ('01a220f7-7dbf-71c7-91a7-476ced000a81', '-infinity', '1'),
  ('01a220f7-7dbf-71c7-91a7-476ced000a81', '2026-11-21', '1');
insert into batch_count_change ("batch_id", "first_on", "n") overriding system value values
  ('01a220f7-7dbb-739d-b251-fb20bdaaa627', '2026-11-20', '0'),
  ('01a220f7-7dbb-739d-b251-fb20bdaaa627', '2026-11-20', '1'),
  ('01a220f7-7dbc-7392-95d5-4ddf8e9fc849', '2025-06-14', '-1');
insert into batch_waiting ("id", "batch_id", "enquiry_id", "student_id", "at", "removed_at") overriding system value values
  ('01a220f7-7f48-7602-a364-514dcab3aa54', '01a220f7-7dbb-739d-b251-fb20bdaaa627', NULL, '01976d38-7d5f-7398-b400-06498a17563d', '2026-11-21 04:30:00+00', NULL);
insert into bulk_change ("id", "change", "students", "changed_at", "changed_by", "undone_at") overriding system value values
  ('01a220f7-7f5d-771a-9f87-39b7bad9d477', '{"isCompleted": "yes"}', '1', '2026-11-21 04:30:00+00', '01a220f7-7d84-7397-b08a-176cb3703baf', NULL);
insert into bulk_change_student ("bulk_change_id", "student_id", "before", "versions") overriding system value values
  ('01a220f7-7f5d-771a-9f87-39b7bad9d477', '01976d38-7d5f-7398-b400-06498a17563d', '{}', '1.1.0');
insert into calendar_feed ("account_id", "code", "batch_id", "trainer", "created_at") overriding system value values
  ('01a220f7-7d84-7397-b08a-176cb3703baf', 'e1adae65-c0a7-43c2-a1e4-ae4c45748939', NULL, 'Example', '2026-11-21 04:30:00+00');
insert into cash_entry ("id", "kind", "amount", "day", "reference", "recorded_at", "recorded_by", "voided_at", "voided_by") overriding system value values
  ('01a220f7-7f5d-771a-9f87-4188fb7e40f0', 'opening', '1000.00', '2026-11-20', NULL, '2026-11-21 04:30:00+00', '01a220f7-7d84-7397-b08a-176cb3703baf', NULL, NULL);
insert into certificate ("id", "issue_id", "kind", "financial_year", "n", "student_id", "enrolment_id", "student_name", "course", "batch", "title", "body", "signatory", "issued_on", "issued_at", "issued_by", "revoked_at", "revoked_by", "revoke_reason", "verification_id") overriding system value values
  ('01a220f7-7f5d-771a-9f87-46c2c90b3737', '01a220f7-7f5e-77e6-8255-d77c9916d49c', 'completion', '2026-27', '1', '01976d38-7d5f-7398-b400-06498a17563d', '01976d38-7d5f-733c-8a65-ee30ad750446', 'Example', 'Example', 'Example', 'Example', 'Example', 'Example', '2026-11-20', '2026-11-21 04:30:00+00', '01a220f7-7d84-7397-b08a-176cb3703baf', NULL, NULL, NULL, 'a347eecc-b455-4496-8602-3092e8a724de');
insert into certificate_series ("kind", "financial_year", "last") overriding system value values
  ('completion', '2026-27', '1');
insert into certificate_signature ("one", "content", "changed_at") overriding system value values
  ('true', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00');
insert into certificate_template ("kind", "title", "body", "signatory", "version") overriding system value values
  ('completion', 'Example', '{name}', 'Example', '1');
insert into consent ("student_id", "given_by", "guardian_name", "notice_version", "at", "recorded_by") overriding system value values
  ('01976d38-7d5f-7398-b400-06498a17563d', 'student', NULL, '2', '2026-11-21 04:30:00+00', NULL);
insert into course ("id", "name", "name_key", "fee", "duration", "added_by", "created_at", "version", "deleted_at", "instalments", "import_id") overriding system value values
  ('01a220f7-7db8-7359-9029-8901e949f72a', 'Tally with GST', 'tally with gst', '12000.00', '3 months', '01a220f7-7d83-739e-b775-2692e4d75cdb', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a220f7-7db8-7359-9029-8d331e490f03', 'Python Programming', 'python programming', '18000.00', '4 months', '01a220f7-7d83-739e-b775-2692e4d75cdb', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a220f7-7db8-7359-9029-91e719602074', 'Full Stack Web Development', 'full stack web development', '45000.00', '8 months', '01a220f7-7d83-739e-b775-2692e4d75cdb', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a220f7-7db8-7359-9029-955f18b6cd2f', 'Data Analytics', 'data analytics', '35000.00', '6 months', '01a220f7-7d83-739e-b775-2692e4d75cdb', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a220f7-7db8-7359-9029-99d6deb0e3b1', 'Graphic Design', 'graphic design', '22000.00', '5 months', '01a220f7-7d83-739e-b775-2692e4d75cdb', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a220f7-7db9-7386-b982-82914c22670a', 'Digital Marketing', 'digital marketing', '15000.00', '3 months', '01a220f7-7d83-739e-b775-2692e4d75cdb', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a220f7-7db9-7386-b982-87862c537e94', 'Hindi Typing', 'hindi typing', '4500.00', '2 months', '01a220f7-7d83-739e-b775-2692e4d75cdb', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a220f7-7db9-7386-b982-8844c5a6dbc3', 'Français des affaires', 'francais des affaires', '16500.00', '4 months', '01a220f7-7d83-739e-b775-2692e4d75cdb', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL);
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
  ('01a220f7-7f5d-771a-9f87-3c358021e4a2', '2026-11-20', NULL, '0.00', '0.00', '{}', NULL, '2026-11-21 04:30:00+00', '01a220f7-7d84-7397-b08a-176cb3703baf', '{}', NULL);
insert into declared_payment ("student_id", "fee", "paid", "pay_mode") overriding system value values
  ('01a1be83-9230-71e3-83bd-8ac4d4ead933', '16500.00', '8250.00', 'Online');
insert into deletion ("id", "record", "deleted_at", "deleted_by", "status_before", "enquiry", "erase_after", "erased_at") overriding system value values
  ('01a220f7-7f45-7566-a239-36810ad431f9', 'enquiry', '2026-11-21 04:30:00+00', NULL, NULL, '{"id": "01a220f7-7f45-7566-a239-36810ad431f9", "name": "Example"}', '2026-11-21 04:30:00+00', NULL);
insert into discount_limit ("one", "percent", "version") overriding system value values
  ('true', '10.00', '2');
insert into draft ("account_id", "key", "field_values", "saved_at") overriding system value values
  ('01a220f7-7d84-7397-b08a-176cb3703baf', 'course-add', '{"course":"Example"}', '2026-11-21 04:30:00+00');
insert into enquiry ("id", "name", "name_key", "mail_id", "contact", "alt_contact", "qualification", "address", "course_id", "enquiry_mode", "mode", "ref", "remark", "day", "status", "is_placed", "student_id", "created_at", "version", "next_call_on", "import_id") overriding system value values
  ('01962e07-dbf7-71e8-9f48-d36bcdb74d43', 'Ishwari Voorbeeld', 'ishwari voorbeeld', 'ishwari.3@example.net', '5570000003', '5580000003', 'BSc', '37 Namuna Marg, Example Nagar', '01a220f7-7db8-7359-9029-91e719602074', 'online', 'online', NULL, NULL, '2025-04-13', 'Pending', 'false', NULL, '2025-04-13 07:23:09.175+00', '2', NULL, NULL),
  ('01973f71-631b-77b6-a846-f5c0d2308200', 'विवेक दृष्टांत', 'विवेक दृष्टांत', 'student.1@example.com', '5550000001', NULL, 'BCom', '159 Namuna Marg, Demo Colony', '01a220f7-7db8-7359-9029-955f18b6cd2f', 'offline', 'offline', 'एक मित्र', 'Will come for a trial class', '2025-06-05', 'Closed', 'false', '01976d38-7d5f-7398-b400-06498a17563d', '2025-06-05 09:34:45.019+00', '2', NULL, NULL),
  ('019a24d1-6480-768d-9258-f01cb9e76e47', 'Asha Beispiel', 'asha beispiel', 'asha.2@example.net', '5570000002', '5580000002', 'BSc', '77 Example Road, Namunapur', '01a220f7-7db8-7359-9029-91e719602074', 'offline', 'offline', 'Poster at the college', 'Will come for a trial class', '2025-10-27', 'Pending', 'false', NULL, '2025-10-27 08:38:13.888+00', '2', NULL, NULL);
insert into enquiry_note ("id", "enquiry_id", "at", "written_by", "note", "next_call_on") overriding system value values
  ('01a220f7-7f48-7602-a364-4e348f8fd5f0', '01962e07-dbf7-71e8-9f48-d36bcdb74d43', '2026-11-21 04:30:00+00', NULL, 'Example', NULL);
insert into enrolment ("id", "student_id", "n", "course_id", "batch_id", "mode", "duration", "fee", "joining_on", "end_on", "is_completed", "ended_at", "end_reason", "created_at", "version", "is_main", "list_fee", "limit_exempt", "fee_kind", "fee_reason", "fee_on", "fee_by", "batch_since") overriding system value values
  ('01976d38-7d5f-733c-8a65-ee30ad750446', '01976d38-7d5f-7398-b400-06498a17563d', '1', '01a220f7-7db8-7359-9029-955f18b6cd2f', '01a220f7-7dbb-739d-b251-fb20bdaaa627', 'offline', '6 months', '31500.00', '2025-06-14', '2025-12-19', 'true', NULL, NULL, '2025-06-14 06:55:08.127+00', '1', 'true', '31500.00', 'false', NULL, NULL, NULL, NULL, '2026-11-20'),
  ('0198305a-7b46-77ff-b4de-08ff5ed5f807', '0198305a-7b46-7188-ba91-d80449b3553a', '1', '01a220f7-7db8-7359-9029-99d6deb0e3b1', '01a220f7-7dbc-7392-95d5-52138d9e2016', 'offline', '5 months', '22000.00', '2025-07-22', '2025-12-16', 'true', NULL, NULL, '2025-07-22 04:18:12.934+00', '1', 'true', '22000.00', 'false', NULL, NULL, NULL, NULL, NULL),
  ('0199483e-e8b1-7409-b3b1-89342475ebbf', '0199483e-e8b1-7675-9bff-25fb55a0974f', '1', '01a220f7-7db9-7386-b982-82914c22670a', '01a220f7-7dbc-7392-95d5-550a83a4c244', 'online', '3 months', '15000.00', '2025-09-14', '2025-11-11', 'true', NULL, NULL, '2025-09-14 12:41:46.417+00', '1', 'true', '15000.00', 'false', NULL, NULL, NULL, NULL, NULL),
  ('019acdcb-3f5e-7666-b039-d4c70ba8f233', '019acdcb-3f5e-72c9-ab4c-604a620c2640', '1', '01a220f7-7db8-7359-9029-8d331e490f03', '01a220f7-7dbd-751c-b64f-236b42fd21ec', 'offline', '4 months', '18000.00', '2025-11-29', '2026-03-25', 'true', NULL, NULL, '2025-11-29 04:07:20.67+00', '1', 'true', '18000.00', 'false', NULL, NULL, NULL, NULL, NULL),
  ('01a11b91-9b52-741f-986b-d64f9befeba8', '01a11b91-9b52-75dc-942f-c7198eade8b7', '1', '01a220f7-7db9-7386-b982-82914c22670a', '01a220f7-7dbf-71c7-91a7-42792a22d46b', 'offline', '3 months', '13500.00', '2026-10-08', NULL, 'false', NULL, NULL, '2026-10-08 12:51:29.746+00', '1', 'true', '13500.00', 'false', NULL, NULL, NULL, NULL, NULL),
  ('01a1b03c-74c1-73e2-8daa-a5c175ad1e01', '01a1b03c-74c1-7780-9f81-a158fd2775b7', '1', '01a220f7-7db9-7386-b982-87862c537e94', '01a220f7-7dbf-71c7-91a7-476ced000a81', 'online', '2 months', '4050.00', '2026-11-06', NULL, 'false', NULL, NULL, '2026-11-06 09:41:54.497+00', '1', 'true', '4050.00', 'false', NULL, NULL, NULL, NULL, NULL),
  ('01a1be83-9230-719f-9b72-ee1f8e3bed8d', '01a1be83-9230-71e3-83bd-8ac4d4ead933', '1', '01a220f7-7db9-7386-b982-8844c5a6dbc3', '01a220f7-7dbf-71c7-91a7-495d6723c4f7', 'offline', '4 months', '0.00', '2026-12-01', NULL, 'false', NULL, NULL, '2026-11-09 04:14:16.112+00', '1', 'true', '0.00', 'false', NULL, NULL, NULL, NULL, NULL),
  ('01a1fb86-a83e-7370-8b73-acc9352e025a', '01a1fb86-a83e-7538-98a5-058e7567a920', '1', '01a220f7-7db9-7386-b982-87862c537e94', '01a220f7-7dbf-71c7-91a7-476ced000a81', 'offline', '2 months', '4050.00', '2026-11-21', NULL, 'false', NULL, NULL, '2026-11-21 00:34:28.542+00', '1', 'true', '4050.00', 'false', NULL, NULL, NULL, NULL, NULL);
insert into expense ("id", "category_id", "remark", "amount", "day", "created_at", "updated_at", "version", "financial_year", "n", "pay_mode", "payee", "voided_at", "voided_by", "import_id", "old_voucher", "exact_mode", "count_id", "counted_version", "counted_cash") overriding system value values
  ('01972f8c-001d-7650-a858-4605a5309f2b', '01a220f7-7e67-77e1-a325-ad1884a6b146', 'Sample Telecom, line of the month', '172.00', '2025-06-02', '2025-06-02 07:29:53.693+00', '2025-06-02 07:29:53.693+00', '1', '2025-26', '1', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019730ae-176e-76a2-b6be-f8df501fece5', '01a220f7-7e67-77e1-a325-a972a4622e15', 'Example Power Company, bill of the month', '516.00', '2025-06-02', '2025-06-02 12:46:45.102+00', '2025-06-02 12:46:45.102+00', '1', '2025-26', '2', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('01973f27-1abc-72e4-a326-af6ad13ff372', '01a220f7-7e67-77e1-a325-a36d74c2352b', 'Teachers and office of the example institute', '3876.00', '2025-06-05', '2025-06-05 08:13:36.828+00', '2025-06-05 08:13:36.828+00', '1', '2025-26', '3', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019744be-dbb1-7553-acf4-762540013b51', '01a220f7-7e67-77e1-a325-a7e78108ed16', 'Example House, all classrooms', '2153.00', '2025-06-06', '2025-06-06 10:17:28.241+00', '2025-06-06 10:17:28.241+00', '1', '2025-26', '4', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('0197cf00-2cf0-7794-bfb0-dad2c711d94b', '01a220f7-7e67-77e1-a325-a972a4622e15', 'Example Power Company, bill of the month', '1058.00', '2025-07-03', '2025-07-03 06:36:24.688+00', '2025-07-03 06:36:24.688+00', '1', '2025-26', '5', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('0197d3b1-cdf4-77d1-9daf-cc26d96417c2', '01a220f7-7e67-77e1-a325-ad1884a6b146', 'Sample Telecom, line of the month', '352.00', '2025-07-04', '2025-07-04 04:28:54.644+00', '2025-07-04 04:28:54.644+00', '1', '2025-26', '6', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('0197d44b-78c3-70b6-9930-71b7c1853ed4', '01a220f7-7e67-77e1-a325-a36d74c2352b', 'Teachers and office of the example institute', '7938.00', '2025-07-04', '2025-07-04 07:16:45.379+00', '2025-07-04 07:16:45.379+00', '1', '2025-26', '7', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('0197e9a1-67f5-7596-a2e4-5a93d3cbea81', '01a220f7-7e67-77e1-a325-a7e78108ed16', 'Example House, all classrooms', '4410.00', '2025-07-08', '2025-07-08 10:42:38.709+00', '2025-07-08 10:42:38.709+00', '1', '2025-26', '8', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('01986905-43a3-722c-9944-f6a008e0b085', '01a220f7-7e67-77e1-a325-a7e78108ed16', 'Example House, all classrooms', '4341.00', '2025-08-02', '2025-08-02 04:23:29.443+00', '2025-08-02 04:23:29.443+00', '1', '2025-26', '9', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019873c7-c03e-7515-b0f8-9d95c3ceeaed', '01a220f7-7e67-77e1-a325-a36d74c2352b', 'Teachers and office of the example institute', '7814.00', '2025-08-04', '2025-08-04 06:32:07.486+00', '2025-08-04 06:32:07.486+00', '1', '2025-26', '10', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('0198742d-391a-75e3-a8d5-c0e2a5356828', '01a220f7-7e67-77e1-a325-ad1884a6b146', 'Sample Telecom, line of the month', '347.00', '2025-08-04', '2025-08-04 08:22:57.562+00', '2025-08-04 08:22:57.562+00', '1', '2025-26', '11', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('01987a45-a517-77ae-a797-12420c583720', '01a220f7-7e67-77e1-a325-a972a4622e15', 'Example Power Company, bill of the month', '1041.00', '2025-08-05', '2025-08-05 12:47:21.367+00', '2025-08-05 12:47:21.367+00', '1', '2025-26', '12', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019904aa-7eb6-701f-8077-b4bed5e33e1b', '01a220f7-7e67-77e1-a325-a36d74c2352b', 'Teachers and office of the example institute', '6144.00', '2025-09-01', '2025-09-01 09:45:06.486+00', '2025-09-01 09:45:06.486+00', '1', '2025-26', '13', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('01990a07-c598-7611-a112-477e80f45eb3', '01a220f7-7e67-77e1-a325-a7e78108ed16', 'Example House, all classrooms', '3413.00', '2025-09-02', '2025-09-02 10:45:05.56+00', '2025-09-02 10:45:05.56+00', '1', '2025-26', '14', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('01990f32-eeb0-766c-9686-626b93c829a9', '01a220f7-7e67-77e1-a325-a972a4622e15', 'Example Power Company, bill of the month', '819.00', '2025-09-03', '2025-09-03 10:50:20.208+00', '2025-09-03 10:50:20.208+00', '1', '2025-26', '15', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('0199291d-4815-7784-862b-86e6cbc6f172', '01a220f7-7e67-77e1-a325-ad1884a6b146', 'Sample Telecom, line of the month', '273.00', '2025-09-08', '2025-09-08 11:36:48.917+00', '2025-09-08 11:36:48.917+00', '1', '2025-26', '16', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019a3e0d-cbe7-71de-83b9-2c8b3058c1e2', '01a220f7-7e67-77e1-a325-a7e78108ed16', 'Example House, all classrooms', '1250.00', '2025-11-01', '2025-11-01 06:14:42.919+00', '2025-11-01 06:14:42.919+00', '1', '2025-26', '17', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019a499b-18e8-7274-b7eb-ba5eb8ec5000', '01a220f7-7e67-77e1-a325-a36d74c2352b', 'Teachers and office of the example institute', '2250.00', '2025-11-03', '2025-11-03 12:04:52.584+00', '2025-11-03 12:04:52.584+00', '1', '2025-26', '18', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019a5870-be50-7114-a134-a61bc1243d9d', '01a220f7-7e67-77e1-a325-ad1884a6b146', 'Sample Telecom, line of the month', '100.00', '2025-11-06', '2025-11-06 09:12:55.12+00', '2025-11-06 09:12:55.12+00', '1', '2025-26', '19', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019a58cd-919f-7205-bb5c-5377f46c89a0', '01a220f7-7e67-77e1-a325-a972a4622e15', 'Example Power Company, bill of the month', '300.00', '2025-11-06', '2025-11-06 10:54:18.527+00', '2025-11-06 10:54:18.527+00', '1', '2025-26', '20', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019b7d9a-7db3-7662-a74c-79c058a121a3', '01a220f7-7e67-77e1-a325-a7e78108ed16', 'Example House, all classrooms', '1076.00', '2026-01-02', '2026-01-02 07:27:15.379+00', '2026-01-02 07:27:15.379+00', '1', '2025-26', '21', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019b92c8-7213-7667-a98b-c2ec88a80654', '01a220f7-7e67-77e1-a325-a972a4622e15', 'Example Power Company, bill of the month', '258.00', '2026-01-06', '2026-01-06 10:09:28.595+00', '2026-01-06 10:09:28.595+00', '1', '2025-26', '22', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019b96c0-e9f1-75a1-ab56-febde82a7724', '01a220f7-7e67-77e1-a325-a36d74c2352b', 'Teachers and office of the example institute', '1938.00', '2026-01-07', '2026-01-07 04:39:43.857+00', '2026-01-07 04:39:43.857+00', '1', '2025-26', '23', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019b9be6-f910-75cc-932e-30d9283371ce', '01a220f7-7e67-77e1-a325-ad1884a6b146', 'Sample Telecom, line of the month', '86.00', '2026-01-08', '2026-01-08 04:39:24.176+00', '2026-01-08 04:39:24.176+00', '1', '2025-26', '24', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019c31b6-9ffd-75fd-8654-55f214cde4df', '01a220f7-7e67-77e1-a325-a36d74c2352b', 'Teachers and office of the example institute', '2457.00', '2026-02-06', '2026-02-06 06:49:38.045+00', '2026-02-06 06:49:38.045+00', '1', '2025-26', '25', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019c369f-a274-71dd-abdf-ff62c5a88095', '01a220f7-7e67-77e1-a325-a7e78108ed16', 'Example House, all classrooms', '1365.00', '2026-02-07', '2026-02-07 05:42:37.428+00', '2026-02-07 05:42:37.428+00', '1', '2025-26', '26', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019c411e-2084-70f9-af25-3dae27e15f8b', '01a220f7-7e67-77e1-a325-a972a4622e15', 'Example Power Company, bill of the month', '327.00', '2026-02-09', '2026-02-09 06:36:59.396+00', '2026-02-09 06:36:59.396+00', '1', '2025-26', '27', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019c423e-23a9-7523-bb48-fcad1205edb5', '01a220f7-7e67-77e1-a325-ad1884a6b146', 'Sample Telecom, line of the month', '109.00', '2026-02-09', '2026-02-09 11:51:34.569+00', '2026-02-09 11:51:34.569+00', '1', '2025-26', '28', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('01a19b44-4019-7628-b4b7-27158bc0108f', '01a220f7-7e67-77e1-a325-a7e78108ed16', 'Example House, all classrooms', '221.00', '2026-11-02', '2026-11-02 07:58:23.769+00', '2026-11-02 07:58:23.769+00', '1', '2026-27', '1', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('01a19c3d-3bc5-7072-b908-453f8e12706b', '01a220f7-7e67-77e1-a325-a36d74c2352b', 'Teachers and office of the example institute', '398.00', '2026-11-02', '2026-11-02 12:30:21.125+00', '2026-11-02 12:30:21.125+00', '1', '2026-27', '2', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('01a1a4b8-370c-770a-a6a1-6eed158a1c1c', '01a220f7-7e67-77e1-a325-a972a4622e15', 'Example Power Company, bill of the month', '53.00', '2026-11-04', '2026-11-04 04:01:38.572+00', '2026-11-04 04:01:38.572+00', '1', '2026-27', '3', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('01a1c057-66d2-7713-ad7f-e42fbc6fb247', '01a220f7-7e67-77e1-a325-ad1884a6b146', 'Sample Telecom, line of the month', '17.00', '2026-11-09', '2026-11-09 12:45:15.858+00', '2026-11-09 12:45:15.858+00', '1', '2026-27', '4', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00');
insert into expense_category ("id", "ledger", "ledger_key", "created_at", "updated_at", "deleted_at", "budget", "version") overriding system value values
  ('01a220f7-7e67-77e1-a325-a36d74c2352b', 'Salaries', 'salaries', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a220f7-7e67-77e1-a325-a7e78108ed16', 'Rent', 'rent', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a220f7-7e67-77e1-a325-a972a4622e15', 'Electricity', 'electricity', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a220f7-7e67-77e1-a325-ad1884a6b146', 'Internet', 'internet', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a220f7-7e67-77e1-a325-b119a7c13551', 'Stationery', 'stationery', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '5000.00', '1'),
  ('01a220f7-7e67-77e1-a325-b7bfb9cfddb0', 'Repairs', 'repairs', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a220f7-7e67-77e1-a325-b9e06d7cee81', 'Tea and water', 'tea and water', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '3000.00', '1'),
  ('01a220f7-7e67-77e1-a325-beb0e084a853', 'Advertising', 'advertising', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '20000.00', '1');
insert into expense_voucher_series ("financial_year", "last") overriding system value values
  ('2025-26', '28'),
  ('2026-27', '4');
insert into fee_adjustment ("id", "student_id", "kind", "enrolment_id", "amount", "reason", "day", "created_at", "created_by", "by_hr", "version", "withdrawn_at", "withdrawn_by", "import_id") overriding system value values
  ('01a220f7-7ec8-75d9-a51e-dec00852d591', '01a1b03c-74c1-7780-9f81-a158fd2775b7', 'Discount', '01a1b03c-74c1-73e2-8daa-a5c175ad1e01', '500.00', 'Scholarship', '2026-11-21', '2026-11-21 04:30:00+00', '01a220f7-7d83-739e-b775-2692e4d75cdb', 'false', '1', NULL, NULL, NULL);
insert into fee_plan ("enrolment_id", "version") overriding system value values
  ('01976d38-7d5f-733c-8a65-ee30ad750446', '1');
insert into fee_plan_row ("enrolment_id", "n", "due_on", "amount") overriding system value values
  ('01976d38-7d5f-733c-8a65-ee30ad750446', '1', '2026-11-20', '1000.00');
insert into former_batch ("enrolment_id", "batch_id", "since", "until") overriding system value values
  ('01976d38-7d5f-733c-8a65-ee30ad750446', '01a220f7-7dbc-7392-95d5-4ddf8e9fc849', NULL, '2026-11-19');
insert into heartbeat ("process_id", "started_at", "seen_at") overriding system value values
  ('01a220f7-7f48-7602-a364-4887c26eccc9', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00');
insert into holiday ("id", "name", "start_on", "end_on", "created_at") overriding system value values
  ('01a220f7-7f48-7602-a364-561b64a97298', 'Example', '2026-11-08', '2026-11-09', '2026-11-21 04:30:00+00');
insert into idempotency ("scope", "route", "key", "body_hash", "status", "answer", "forever", "at") overriding system value values
  ('01a220f7-7d84-7397-b08a-176cb3703baf', 'POST /api/enquiry', 'dump', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '201', '{}', 'false', '2026-11-21 04:30:00+00');
insert into import ("id", "kind", "owner_id", "name", "columns", "mapping", "day_order", "asks_day_order", "state", "created_at", "run_at", "done_rows", "is_cancelled", "failure", "done_at", "undone_at", "undone_by", "students", "receipts", "paid", "records", "discounts", "sheet", "sheets", "fixed") overriding system value values
  ('01a220f7-7d84-7397-b08a-176cb3703baf', 'students', '01a220f7-7d84-7397-b08a-176cb3703baf', '', '["Name"]', '{"name": 0}', NULL, 'false', 'open', '2026-11-21 04:30:00+00', NULL, '0', 'false', NULL, NULL, NULL, NULL, '0', '0', '0.00', '0', '0.00', '', '[]', '{}');
insert into import_record ("import_id", "record", "record_id", "state") overriding system value values
  ('01a220f7-7d84-7397-b08a-176cb3703baf', 'course', '01a220f7-7d84-7397-b08a-176cb3703baf', '');
insert into import_row ("import_id", "line", "cells", "is_skipped", "errors", "conflicts", "warnings", "person_key", "name_key", "known_key", "email_key", "phone", "course", "batch", "fee", "amount", "category", "day", "present", "student", "payments", "discount", "list_fee", "has_fee_reason", "reg_key") overriding system value values
  ('01a220f7-7d84-7397-b08a-176cb3703baf', '2', '["Example"]', 'false', '{}', '{}', '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '[]', NULL, NULL, 'false', NULL);
insert into import_setting ("one", "payments_before", "version") overriding system value values
  ('true', NULL, '1');
insert into import_total ("import_id", "shard", "kind", "n", "fee", "paid") overriding system value values
  ('01a220f7-7d84-7397-b08a-176cb3703baf', '0', 'Active', '0', '0.00', '0.00');
insert into institute ("one", "name", "address", "phone", "time_zone", "self_registration", "version", "receipt_language", "two_factor", "upi_id", "hr_closes_all", "gstin", "receipt_terms", "receipt_paper", "reg_no_pattern", "has_reg_nos", "registration_fields", "enquiry_fields") overriding system value values
  ('true', 'Namuna Training Institute (demo)', '1 Example Road, Example Nagar', '+91 55500 00000', 'Asia/Kolkata', 'true', '2', 'en', 'off', 'namuna@examplebank', 'false', '00AAAAA0000A1ZI', NULL, 'a4', NULL, 'false', NULL, NULL);
insert into institute_logo ("one", "content", "type", "hash", "changed_at") overriding system value values
  ('true', E'\\x0101010101010101010101010101010101010101010101010101010101010101', 'image/png', '0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00');
insert into job_run ("job", "started_at") overriding system value values
  ('cleanup', '2026-11-21 04:30:00+00');
insert into known_browser ("token_hash", "account_id", "used_at") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a220f7-7d84-7397-b08a-176cb3703baf', '2026-11-21 04:30:00+00');
insert into kysely_migration ("name", "timestamp") overriding system value values
  ('0001_house', '2026-11-28T07:03:38.761Z'),
  ('0002_courses_and_batches', '2026-11-28T07:03:38.771Z'),
  ('0003_students_and_fees', '2026-11-28T07:03:38.800Z'),
  ('0004_attendance_and_enquiries', '2026-11-28T07:03:38.814Z'),
  ('0005_portfolio', '2026-11-28T07:03:38.819Z'),
  ('0006_projects', '2026-11-28T07:03:38.824Z'),
  ('0007_expenses', '2026-11-28T07:03:38.832Z'),
  ('0008_reset_tokens', '2026-11-28T07:03:38.836Z'),
  ('0009_lists_of_the_admin', '2026-11-28T07:03:38.842Z'),
  ('0010_erasure', '2026-11-28T07:03:38.845Z'),
  ('0011_search', '2026-11-28T07:03:38.853Z'),
  ('0012_receipt_amounts', '2026-11-28T07:03:38.855Z'),
  ('0013_drafts', '2026-11-28T07:03:38.862Z'),
  ('0014_request_limits', '2026-11-28T07:03:38.873Z'),
  ('0015_placed_enquiries', '2026-11-28T07:03:38.875Z'),
  ('0017_sign_in', '2026-11-28T07:03:38.888Z'),
  ('0018_two_factor', '2026-11-28T07:03:38.896Z'),
  ('0019_erasure', '2026-11-28T07:03:38.908Z'),
  ('0020_privacy', '2026-11-28T07:03:38.915Z'),
  ('0021_backups', '2026-11-28T07:03:38.919Z'),
  ('0022_audit_chain', '2026-11-28T07:03:38.928Z'),
  ('0023_several_processes', '2026-11-28T07:03:38.934Z'),
  ('0024_enrolments', '2026-11-28T07:03:38.951Z'),
  ('0025_expense_vouchers', '2026-11-28T07:03:38.967Z'),
  ('0026_payment_details', '2026-11-28T07:03:38.973Z'),
  ('0027_receipt_verification', '2026-11-28T07:03:38.980Z'),
  ('0028_daily_closing', '2026-11-28T07:03:38.989Z'),
  ('0029_discounts_and_refunds', '2026-11-28T07:03:38.998Z'),
  ('0030_fee_plans', '2026-11-28T07:03:39.004Z'),
  ('0031_refunds', '2026-11-28T07:03:39.018Z'),
  ('0032_reminders', '2026-11-28T07:03:39.027Z'),
  ('0033_course_instalments', '2026-11-28T07:03:39.029Z'),
  ('0034_name_search', '2026-11-28T07:03:39.032Z'),
  ('0035_receipt_paper', '2026-11-28T07:03:39.035Z'),
  ('0036_student_list_order', '2026-11-28T07:03:39.039Z'),
  ('0037_overdue_sums', '2026-11-28T07:03:39.041Z'),
  ('0038_enquiry_calls', '2026-11-28T07:03:39.048Z'),
  ('0039_photos_and_logo', '2026-11-28T07:03:39.055Z'),
  ('0041_duplicate_lookup', '2026-11-28T07:03:39.060Z'),
  ('0042_name_words', '2026-11-28T07:03:39.066Z'),
  ('0043_daily_sums', '2026-11-28T07:03:39.081Z'),
  ('0044_read_after', '2026-11-28T07:03:39.088Z'),
  ('0045_list_order', '2026-11-28T07:03:39.095Z'),
  ('0046_name_word_removal', '2026-11-28T07:03:39.097Z'),
  ('0047_parent_contact', '2026-11-28T07:03:39.100Z'),
  ('0048_attendance_months', '2026-11-28T07:03:39.109Z'),
  ('0049_absence_notices', '2026-11-28T07:03:39.118Z'),
  ('0050_imports', '2026-11-28T07:03:39.146Z'),
  ('0051_changes', '2026-11-28T07:03:39.150Z'),
  ('0052_batch_sessions', '2026-11-28T07:03:39.154Z'),
  ('0053_holidays', '2026-11-28T07:03:39.157Z'),
  ('0054_waiting_list', '2026-11-28T07:03:39.164Z'),
  ('0055_calendar_feeds', '2026-11-28T07:03:39.171Z'),
  ('0056_bulk_changes', '2026-11-28T07:03:39.181Z'),
  ('0057_certificates', '2026-11-28T07:03:39.200Z'),
  ('0058_import_kinds', '2026-11-28T07:03:39.207Z'),
  ('0059_import_more_kinds', '2026-11-28T07:03:39.219Z'),
  ('0060_complete_imports', '2026-11-28T07:03:39.235Z'),
  ('0061_batch_strength_indexes', '2026-11-28T07:03:39.239Z'),
  ('0062_voids_and_roles_are_final', '2026-11-28T07:03:39.244Z'),
  ('0063_people_in_stored_responses', '2026-11-28T07:03:39.248Z'),
  ('0064_browser_links', '2026-11-28T07:03:39.250Z'),
  ('0065_account_versions', '2026-11-28T07:03:39.253Z'),
  ('0066_replaced_receipts', '2026-11-28T07:03:39.259Z'),
  ('0067_settlements', '2026-11-28T07:03:39.278Z'),
  ('0068_main_course', '2026-11-28T07:03:39.287Z'),
  ('0069_uses_of_settled_courses', '2026-11-28T07:03:39.290Z'),
  ('0070_imports_are_voided', '2026-11-28T07:03:39.301Z'),
  ('0071_import_sheets', '2026-11-28T07:03:39.305Z'),
  ('0072_concessions', '2026-11-28T07:03:39.316Z'),
  ('0073_refunds_of_leavers', '2026-11-28T07:03:39.320Z'),
  ('0074_audit_search', '2026-11-28T07:03:39.324Z'),
  ('0075_audit_seals', '2026-11-28T07:03:39.326Z'),
  ('0076_fold_text', '2026-11-28T07:03:39.351Z'),
  ('0077_registration_numbers', '2026-11-28T07:03:39.360Z'),
  ('0078_reminders_opened', '2026-11-28T07:03:39.362Z'),
  ('0079_required_fields', '2026-11-28T07:03:39.364Z'),
  ('0080_exact_payment_mode', '2026-11-28T07:03:39.371Z'),
  ('0081_counts_since_the_last', '2026-11-28T07:03:39.394Z'),
  ('0082_batch_membership', '2026-11-28T07:03:39.408Z'),
  ('0083_folded_words', '2026-11-28T07:03:39.418Z'),
  ('0084_words_without_ids', '2026-11-28T07:03:39.425Z'),
  ('0085_batch_counts', '2026-11-28T07:03:39.439Z');
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
  ('0083_folded_words', 'cdfcd4ca6917689295756354f0d5db3db267cf1e13d54087cd9bc60355b5e5b0'),
  ('0084_words_without_ids', '9cc88afe5915cffe4829bce7266d9f2e879a56e37760341fb4e8622b7714f003'),
  ('0085_batch_counts', '7682b3dfe1f716e3973176c9ef02dbb911bbebb76cdb439405cf77cfd8c23ec6');
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
  ('019daf1c-ae23-77d6-9701-c8a03083db6f', '01976d38-7d5f-7398-b400-06498a17563d', 'https://example.com/06498a17563d/portfolio-1', '2026-04-21 08:16:25.635+00', '1'),
  ('019f4660-91bf-7616-b47d-cf4cbb476bd5', '01976d38-7d5f-7398-b400-06498a17563d', 'https://example.com/06498a17563d/portfolio-2', '2026-07-09 10:16:01.727+00', '1');
insert into privacy_notice ("one", "texts", "version") overriding system value values
  ('true', '{"en": "Example"}', '2');
insert into project ("id", "student_id", "link", "tech_used", "description", "created_at", "version") overriding system value values
  ('01983ab5-5436-7666-932d-dd31703240b5', '01976d38-7d5f-7398-b400-06498a17563d', 'https://example.com/06498a17563d/project-3', 'Python, pandas', 'Sales of a sample company, month by month', '2025-07-24 04:33:38.87+00', '1'),
  ('019d47ad-09b4-7758-9950-57f2245844be', '01976d38-7d5f-7398-b400-06498a17563d', 'https://example.com/06498a17563d/project-1', 'Python, pandas', 'नमूना पुस्तकालय की सूची', '2026-04-01 06:13:35.796+00', '1'),
  ('01a0d6d4-797a-7393-a34b-7df5ba62ae99', '01976d38-7d5f-7398-b400-06498a17563d', 'https://example.com/06498a17563d/project-2', 'Tally', 'The example institute’s timetable as a page', '2026-09-25 04:30:44.09+00', '1');
insert into receipt ("id", "financial_year", "n", "student_id", "student_name", "contact", "course", "b_code", "pay_mode", "payable", "paid", "due_after", "paid_on", "issued_on", "issued_at", "issued_by", "changed_at", "version", "voided_at", "voided_by", "void_reason", "enrolment_id", "reference", "note", "verification_id", "import_id", "account_version", "replaces", "exact_mode", "count_id", "counted_version", "counted_cash") overriding system value values
  ('01977d82-9bf0-72a3-b682-80bb45309c8f', '2025-26', '1', '01976d38-7d5f-7398-b400-06498a17563d', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Online', '31500.00', '10500.00', '21000.00', '2025-06-17', '2025-06-17', '2025-06-17 10:50:01.072+00', '01a220f7-7e0d-7082-849e-722ded0a5100', NULL, '1', NULL, NULL, NULL, '01976d38-7d5f-733c-8a65-ee30ad750446', '632700007919', NULL, '0be051ef-f7f4-493a-84b9-5200b6460ec9', NULL, NULL, NULL, 'UPI', NULL, '1', '0.00'),
  ('01980c8c-196a-758b-bb24-303aa66b3b81', '2025-26', '2', '01976d38-7d5f-7398-b400-06498a17563d', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Cash', '31500.00', '10500.00', '10500.00', '2025-07-15', '2025-07-15', '2025-07-15 05:26:04.906+00', '01a220f7-7e0e-7370-84e0-e4da851c775a', NULL, '1', NULL, NULL, NULL, '01976d38-7d5f-733c-8a65-ee30ad750446', NULL, NULL, '579df210-7f3a-40f2-9cd3-44fea4c9b798', NULL, NULL, NULL, NULL, NULL, '1', '10500.00'),
  ('01984f40-d442-7578-89ff-ed455aa5f9b2', '2025-26', '3', '0198305a-7b46-7188-ba91-d80449b3553a', 'Zoë Sample', '5550000007', 'Graphic Design', 'GD-2507', 'Online', '22000.00', '11000.00', '11000.00', '2025-07-28', '2025-07-28', '2025-07-28 04:18:25.474+00', '01a220f7-7d84-7397-b08a-176cb3703baf', NULL, '1', NULL, NULL, NULL, '0198305a-7b46-77ff-b4de-08ff5ed5f807', '632700023757', NULL, 'aa512981-3450-47ea-a12c-dab019845bee', NULL, NULL, NULL, 'Bank transfer', NULL, '1', '0.00'),
  ('0198adb9-bb13-752f-a871-a5cfc74e03b5', '2025-26', '4', '01976d38-7d5f-7398-b400-06498a17563d', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Others', '31500.00', '10500.00', '0.00', '2025-08-15', '2025-08-15', '2025-08-15 12:34:47.187+00', '01a220f7-7e0d-7082-849e-722ded0a5100', NULL, '1', NULL, NULL, NULL, '01976d38-7d5f-733c-8a65-ee30ad750446', NULL, NULL, '091e5639-171b-427f-b0df-8a2319e8c0f5', NULL, NULL, NULL, NULL, NULL, '1', '5200.00'),
  ('0198d1be-32ac-74a7-905f-49fcac2c7ecf', '2025-26', '5', '0198305a-7b46-7188-ba91-d80449b3553a', 'Zoë Sample', '5550000007', 'Graphic Design', 'GD-2507', 'Online', '22000.00', '11000.00', '0.00', '2025-08-21', '2025-08-22', '2025-08-22 12:25:59.724+00', '01a220f7-7e0e-7370-84e0-e4da851c775a', NULL, '1', NULL, NULL, NULL, '0198305a-7b46-77ff-b4de-08ff5ed5f807', '632700039595', NULL, 'c02617fa-473e-4816-9eb1-3b671c56b45e', NULL, NULL, NULL, 'UPI', NULL, '1', '0.00'),
  ('01994735-b681-7424-a915-40ab148bacb5', '2025-26', '6', '0199483e-e8b1-7675-9bff-25fb55a0974f', 'Yusuf Příklad', '5550000003', 'Digital Marketing', 'DM-2508', 'Cash', '15000.00', '15000.00', '0.00', '2025-09-14', '2025-09-14', '2025-09-14 07:52:06.529+00', '01a220f7-7d84-7397-b08a-176cb3703baf', NULL, '1', NULL, NULL, NULL, '0199483e-e8b1-7409-b3b1-89342475ebbf', NULL, NULL, 'd3f79c76-fcf4-4bb0-b5e7-5ef8516b8d97', NULL, NULL, NULL, NULL, NULL, '1', '15000.00'),
  ('019acefa-c7b2-747f-93f7-dc648d8f8062', '2025-26', '7', '019acdcb-3f5e-72c9-ab4c-604a620c2640', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '12000.00', '2025-11-29', '2025-11-29', '2025-11-29 09:38:52.978+00', '01a220f7-7e0d-7082-849e-722ded0a5100', NULL, '1', NULL, NULL, NULL, '019acdcb-3f5e-7666-b039-d4c70ba8f233', NULL, NULL, '001d9c78-abcd-4e9b-b80e-d14b632028a9', NULL, NULL, NULL, NULL, NULL, '1', '6000.00'),
  ('019b7ce0-50eb-73f0-8a92-6c420e7fd86a', '2025-26', '8', '019acdcb-3f5e-72c9-ab4c-604a620c2640', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '6000.00', '2026-01-02', '2026-01-02', '2026-01-02 04:03:54.219+00', '01a220f7-7e0e-7370-84e0-e4da851c775a', NULL, '1', NULL, NULL, NULL, '019acdcb-3f5e-7666-b039-d4c70ba8f233', NULL, NULL, '63ab1b97-14b2-4abd-9fa2-7309745121ae', NULL, NULL, NULL, NULL, NULL, '1', '6000.00'),
  ('019c1cef-33c4-7650-8cd1-bee67c2582a6', '2025-26', '9', '019acdcb-3f5e-72c9-ab4c-604a620c2640', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '0.00', '2026-02-02', '2026-02-02', '2026-02-02 05:59:24.356+00', '01a220f7-7d84-7397-b08a-176cb3703baf', NULL, '1', NULL, NULL, NULL, '019acdcb-3f5e-7666-b039-d4c70ba8f233', NULL, NULL, '5f88631a-8514-43c9-9d14-f933c653a864', NULL, NULL, NULL, NULL, NULL, '1', '6000.00'),
  ('01a1cf35-657d-7225-b948-b03ec9d0c2f9', '2026-27', '1', '01a1b03c-74c1-7780-9f81-a158fd2775b7', 'Noor Namuna', '5550000008', 'Hindi Typing', 'HT-2611', 'Online', '4050.00', '1000.00', '3050.00', '2026-11-12', '2026-11-12', '2026-11-12 10:02:25.533+00', '01a220f7-7e0d-7082-849e-722ded0a5100', NULL, '1', NULL, NULL, NULL, '01a1b03c-74c1-73e2-8daa-a5c175ad1e01', '632700007919', NULL, '5016740b-291a-4211-a552-f7dcbd0f6a05', NULL, NULL, NULL, 'UPI', NULL, '1', '0.00');
insert into receipt_part ("receipt_id", "n", "mode", "amount", "reference") overriding system value values
  ('0198adb9-bb13-752f-a871-a5cfc74e03b5', '1', 'Cash', '5200.00', NULL),
  ('0198adb9-bb13-752f-a871-a5cfc74e03b5', '2', 'UPI', '5300.00', '632700031676');
insert into receipt_series ("financial_year", "last") overriding system value values
  ('2025-26', '9'),
  ('2026-27', '1');
insert into receipt_settlement ("receipt_id", "n", "enrolment_id", "due_on", "amount") overriding system value values
  ('01977d82-9bf0-72a3-b682-80bb45309c8f', '1', '01976d38-7d5f-733c-8a65-ee30ad750446', NULL, '10500.00'),
  ('01980c8c-196a-758b-bb24-303aa66b3b81', '1', '01976d38-7d5f-733c-8a65-ee30ad750446', NULL, '10500.00'),
  ('01984f40-d442-7578-89ff-ed455aa5f9b2', '1', '0198305a-7b46-77ff-b4de-08ff5ed5f807', NULL, '11000.00'),
  ('0198adb9-bb13-752f-a871-a5cfc74e03b5', '1', '01976d38-7d5f-733c-8a65-ee30ad750446', NULL, '10500.00'),
  ('0198d1be-32ac-74a7-905f-49fcac2c7ecf', '1', '0198305a-7b46-77ff-b4de-08ff5ed5f807', NULL, '11000.00'),
  ('01994735-b681-7424-a915-40ab148bacb5', '1', '0199483e-e8b1-7409-b3b1-89342475ebbf', NULL, '15000.00'),
  ('019acefa-c7b2-747f-93f7-dc648d8f8062', '1', '019acdcb-3f5e-7666-b039-d4c70ba8f233', NULL, '6000.00'),
  ('019b7ce0-50eb-73f0-8a92-6c420e7fd86a', '1', '019acdcb-3f5e-7666-b039-d4c70ba8f233', NULL, '6000.00'),
  ('019c1cef-33c4-7650-8cd1-bee67c2582a6', '1', '019acdcb-3f5e-7666-b039-d4c70ba8f233', NULL, '6000.00'),
  ('01a1cf35-657d-7225-b948-b03ec9d0c2f9', '1', '01a1b03c-74c1-73e2-8daa-a5c175ad1e01', NULL, '1000.00');
insert into recovery_code ("id", "account_id", "code_hash", "used_at") overriding system value values
  ('01a220f7-7f48-7602-a364-411195677a3e', '01a220f7-7d84-7397-b08a-176cb3703baf', 'example', NULL);
insert into recurring_expense ("id", "category_id", "remark", "amount", "pay_mode", "payee", "starts_on", "created_at", "updated_at", "ended_at", "version", "exact_mode") overriding system value values
  ('01a220f7-7e76-710a-a424-602fce9723d4', '01a220f7-7e67-77e1-a325-b7bfb9cfddb0', 'Demo Repairs: upkeep of the projectors', '1500.00', 'Online', NULL, '2026-11-01', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '1', NULL);
insert into recurring_expense_month ("recurring_id", "month", "expense_id") overriding system value values
  ('01a220f7-7e76-710a-a424-602fce9723d4', '2026-11-01', NULL);
insert into refund ("id", "financial_year", "n", "student_id", "enrolment_id", "student_name", "contact", "course", "b_code", "pay_mode", "amount", "paid_before", "refunded_on", "issued_on", "issued_at", "issued_by", "reason", "reference", "note", "version", "voided_at", "voided_by", "void_reason", "leaves", "exact_mode", "count_id", "counted_version", "counted_cash") overriding system value values
  ('01a220f7-7ee2-7035-b84f-f19a2dff6e6f', '2026-27', '1', '01a1b03c-74c1-7780-9f81-a158fd2775b7', '01a1b03c-74c1-73e2-8daa-a5c175ad1e01', 'Noor Namuna', '5550000008', 'Hindi Typing', 'HT-2611', 'Cash', '200.00', '1000.00', '2026-11-21', '2026-11-21', '2026-11-21 04:30:00+00', '01a220f7-7d83-739e-b775-2692e4d75cdb', 'Paid twice', NULL, NULL, '1', NULL, NULL, NULL, 'false', NULL, NULL, NULL, '0.00');
insert into refund_series ("financial_year", "last") overriding system value values
  ('2026-27', '1');
insert into reg_no_series ("series", "last") overriding system value values
  ('example/{n}', '1');
insert into reminder ("student_id", "day", "channel", "state", "sent_by", "at") overriding system value values
  ('01a11b91-9b52-75dc-942f-c7198eade8b7', '2026-11-19', 'WhatsApp', 'sent', '01a220f7-7d84-7397-b08a-176cb3703baf', '2026-11-19 04:30:00+00'),
  ('01a1b03c-74c1-7780-9f81-a158fd2775b7', '2026-11-19', 'WhatsApp', 'sent', '01a220f7-7d84-7397-b08a-176cb3703baf', '2026-11-19 04:30:00+00'),
  ('01a1fb86-a83e-7538-98a5-058e7567a920', '2026-11-19', 'WhatsApp', 'sent', '01a220f7-7d84-7397-b08a-176cb3703baf', '2026-11-19 04:30:00+00');
insert into reminder_settings ("one", "days", "texts", "version") overriding system value values
  ('true', '{-3,0,3,7,15}', '{}', '1');
insert into request_count ("scope", "caller", "started_at", "n") overriding system value values
  ('email-enquirer', '01a220f7-7d84-7397-b08a-176cb3703baf', '2026-11-21 04:30:00+00', '1');
insert into reset_token ("token_hash", "account_id", "made_at", "expires_at", "used_at", "purpose") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a220f7-7d84-7397-b08a-176cb3703baf', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', NULL, 'password');
insert into secret ("name", "value") overriding system value values
  ('log', E'\\x124e657eb307c1e4e50f93d921710abe178ec7c0436b96290bb4da155bf43382');
insert into session ("token_hash", "account_id", "created_at", "seen_at", "id", "address", "user_agent", "confirmed_at", "read_after") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a220f7-7d84-7397-b08a-176cb3703baf', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', '103a0121-40f6-443d-be41-ea0a15bf036f', '', '', NULL, '0/1FD4D80');
insert into setup_code ("code_hash", "created_at", "accounts") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00', NULL);
insert into sign_in_attempt ("id", "email_hash", "address", "at", "ok", "browser_hash") overriding system value values
  ('1', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '192.0.2.1', '2026-11-21 04:30:00+00', 'true', NULL);
insert into student ("id", "fname", "lname", "father", "contact", "alt_contact", "gender", "dob", "cur_address", "per_address", "linked_in", "profile", "degree", "com_year", "university", "course_id", "mode", "duration", "batch_id", "joining_on", "end_on", "is_completed", "is_placed", "status", "search_key", "created_at", "version", "search_text", "parent_contact", "import_id", "is_incomplete", "reg_no") overriding system value values
  ('01976d38-7d5f-7398-b400-06498a17563d', 'विवेक', 'दृष्टांत', 'Yusuf दृष्टांत', '5550000001', NULL, 'male', '1996-12-21', '8 नमूना मार्ग, Sampleganj', '159 Namuna Marg, Demo Colony', NULL, NULL, 'BCom', '2017', 'Université de l’Exemple', '01a220f7-7db8-7359-9029-955f18b6cd2f', 'offline', '6 months', '01a220f7-7dbb-739d-b251-fb20bdaaa627', '2025-06-14', '2025-12-19', 'true', 'false', 'Active', 'विवेक दृष्टांत', '2025-06-14 06:55:08.127+00', '1', 'विवेक दृष्टांत yusuf दृष्टांत student.1@example.com 5550000001 5540000001', '5540000001', NULL, 'false', NULL),
  ('0198305a-7b46-7188-ba91-d80449b3553a', 'Zoë', 'Sample', 'Ravi Sample', '5550000007', NULL, 'female', '1997-07-07', NULL, '124 नमूना मार्ग, Sampleganj', NULL, NULL, 'BCA', '2018', 'Sample Institute of Technology', '01a220f7-7db8-7359-9029-99d6deb0e3b1', 'offline', '5 months', '01a220f7-7dbc-7392-95d5-52138d9e2016', '2025-07-22', '2025-12-16', 'true', 'false', 'Active', 'zoe sample', '2025-07-22 04:18:12.934+00', '1', 'zoe sample ravi sample zoe.7@example.com 5550000007 5540000007', '5540000007', NULL, 'false', NULL),
  ('0199483e-e8b1-7675-9bff-25fb55a0974f', 'Yusuf', 'Příklad', 'Arjun Příklad', '5550000003', NULL, 'male', '2005-10-17', NULL, '52 नमूना मार्ग, Sampleganj', NULL, NULL, 'Diploma', '2026', 'Université de l’Exemple', '01a220f7-7db9-7386-b982-82914c22670a', 'online', '3 months', '01a220f7-7dbc-7392-95d5-550a83a4c244', '2025-09-14', '2025-11-11', 'true', 'true', 'Active', 'yusuf priklad', '2025-09-14 12:41:46.417+00', '1', 'yusuf priklad arjun priklad yusuf.3@example.com 5550000003 5540000003', '5540000003', NULL, 'false', NULL),
  ('019acdcb-3f5e-72c9-ab4c-604a620c2640', 'Māyā', 'Udāharaṇ', 'Kabir Udāharaṇ', '5550000004', NULL, 'female', '1993-05-14', '45 Namuna Marg, Demo Colony', '143 Example Road, Example Nagar', NULL, NULL, 'BBA', '2014', 'Example University', '01a220f7-7db8-7359-9029-8d331e490f03', 'offline', '4 months', '01a220f7-7dbd-751c-b64f-236b42fd21ec', '2025-11-29', '2026-03-25', 'true', 'false', 'Active', 'maya udaharan', '2025-11-29 04:07:20.67+00', '1', 'maya udaharan kabir udaharan maya.4@example.com 5550000004', NULL, NULL, 'false', NULL),
  ('01a11b91-9b52-75dc-942f-c7198eade8b7', 'Zoë', 'Przykład', 'Arjun Przykład', '5550000002', '5560000002', 'female', '1999-07-27', '55 Udāharaṇ Path, Namunapur', '22 Namuna Marg, Namunapur', 'https://www.example.com/in/student-2', NULL, 'Diploma', '2020', 'Sample Institute of Technology', '01a220f7-7db9-7386-b982-82914c22670a', 'offline', '3 months', '01a220f7-7dbf-71c7-91a7-42792a22d46b', '2026-10-08', NULL, 'false', 'false', 'Disable', 'zoe przyklad', '2026-10-08 12:51:29.746+00', '2', 'zoe przyklad arjun przyklad zoe.2@example.com 5550000002 5560000002 5540000002', '5540000002', NULL, 'false', NULL),
  ('01a1b03c-74c1-7780-9f81-a158fd2775b7', 'Noor', 'Namuna', 'Ravi Namuna', '5550000008', NULL, 'female', '1993-03-31', NULL, '29 Example Road, Demo Colony', NULL, NULL, 'BCA', '2014', 'Sample Institute of Technology', '01a220f7-7db9-7386-b982-87862c537e94', 'online', '2 months', '01a220f7-7dbf-71c7-91a7-476ced000a81', '2026-11-06', NULL, 'false', 'false', 'Active', 'noor namuna', '2026-11-06 09:41:54.497+00', '1', 'noor namuna ravi namuna noor.8@example.com 5550000008', NULL, NULL, 'false', NULL),
  ('01a1be83-9230-71e3-83bd-8ac4d4ead933', 'Zoë', 'Przykład', 'Om Przykład', '5550000006', '5560000006', 'female', '1998-11-14', NULL, '122 Udāharaṇ Path, Demo Colony', NULL, NULL, 'BBA', '2019', 'उदाहरण विश्वविद्यालय', '01a220f7-7db9-7386-b982-8844c5a6dbc3', 'offline', '4 months', '01a220f7-7dbf-71c7-91a7-495d6723c4f7', '2026-12-01', NULL, 'false', 'false', 'Pending', 'zoe przyklad', '2026-11-09 04:14:16.112+00', '1', 'zoe przyklad om przyklad zoe.6@example.com 5550000006 5560000006 5540000006', '5540000006', NULL, 'false', NULL),
  ('01a1fb86-a83e-7538-98a5-058e7567a920', 'Farhan', 'Beispiel', 'Arjun Beispiel', '5550000005', '5560000005', 'male', '1993-10-26', NULL, '9 Namuna Marg, Sampleganj', NULL, NULL, 'BSc', '2014', 'Example University', '01a220f7-7db9-7386-b982-87862c537e94', 'offline', '2 months', '01a220f7-7dbf-71c7-91a7-476ced000a81', '2026-11-21', NULL, 'false', 'false', 'Active', 'farhan beispiel', '2026-11-21 00:34:28.542+00', '1', 'farhan beispiel arjun beispiel farhan.5@example.com 5550000005 5560000005 5540000005', '5540000005', NULL, 'false', NULL);
insert into student_account ("student_id", "fee", "paid", "due_from", "planned_due_on", "due_amount", "version") overriding system value values
  ('01976d38-7d5f-7398-b400-06498a17563d', '31500.00', '31500.00', '2025-08-15', NULL, NULL, '1'),
  ('0198305a-7b46-7188-ba91-d80449b3553a', '22000.00', '22000.00', '2025-08-21', NULL, NULL, '1'),
  ('0199483e-e8b1-7675-9bff-25fb55a0974f', '15000.00', '15000.00', '2025-09-14', NULL, NULL, '1'),
  ('019acdcb-3f5e-72c9-ab4c-604a620c2640', '18000.00', '18000.00', '2026-02-02', NULL, NULL, '1'),
  ('01a11b91-9b52-75dc-942f-c7198eade8b7', '13500.00', '0.00', '2026-10-08', NULL, NULL, '1'),
  ('01a1b03c-74c1-7780-9f81-a158fd2775b7', '3550.00', '800.00', '2026-11-12', NULL, NULL, '3'),
  ('01a1be83-9230-71e3-83bd-8ac4d4ead933', '0.00', '0.00', '2026-12-01', NULL, NULL, '1'),
  ('01a1fb86-a83e-7538-98a5-058e7567a920', '4050.00', '0.00', '2026-11-21', NULL, NULL, '1');
insert into student_photo ("student_id", "content", "hash", "changed_at") overriding system value values
  ('01976d38-7d5f-7398-b400-06498a17563d', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00');
insert into student_total ("shard", "kind", "n", "fee", "paid") overriding system value values
  ('0', 'Active', '0', '0.00', '0.00'),
  ('0', 'Disable', '0', '0.00', '0.00'),
  ('0', 'Pending', '0', '0.00', '0.00'),
  ('0', 'Placed', '0', '0.00', '0.00'),
  ('1', 'Active', '1', '31500.00', '31500.00'),
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
  ('12', 'Active', '0', '0.00', '0.00'),
  ('12', 'Disable', '0', '0.00', '0.00'),
  ('12', 'Pending', '0', '0.00', '0.00'),
  ('12', 'Placed', '1', '15000.00', '15000.00'),
  ('13', 'Active', '1', '3550.00', '800.00'),
  ('13', 'Disable', '0', '0.00', '0.00'),
  ('13', 'Pending', '0', '0.00', '0.00'),
  ('13', 'Placed', '0', '0.00', '0.00'),
  ('14', 'Active', '1', '4050.00', '0.00'),
  ('14', 'Disable', '0', '0.00', '0.00'),
  ('14', 'Pending', '0', '0.00', '0.00'),
  ('14', 'Placed', '0', '0.00', '0.00'),
  ('15', 'Active', '0', '0.00', '0.00'),
  ('15', 'Disable', '0', '0.00', '0.00'),
  ('15', 'Pending', '0', '0.00', '0.00'),
  ('15', 'Placed', '0', '0.00', '0.00'),
  ('2', 'Active', '1', '18000.00', '18000.00'),
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
  ('7', 'Pending', '1', '0.00', '0.00'),
  ('7', 'Placed', '0', '0.00', '0.00'),
  ('8', 'Active', '0', '0.00', '0.00'),
  ('8', 'Disable', '0', '0.00', '0.00'),
  ('8', 'Pending', '0', '0.00', '0.00'),
  ('8', 'Placed', '0', '0.00', '0.00'),
  ('9', 'Active', '0', '0.00', '0.00'),
  ('9', 'Disable', '1', '13500.00', '0.00'),
  ('9', 'Pending', '0', '0.00', '0.00'),
  ('9', 'Placed', '0', '0.00', '0.00');
insert into two_factor ("account_id", "encrypted_secret", "started_at", "confirmed_at", "last_step") overriding system value values
  ('01a220f7-7d84-7397-b08a-176cb3703baf', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', '0');
select setval('sign_in_attempt_id_seq', (select max(id) from sign_in_attempt));
set session_replication_role = origin;
