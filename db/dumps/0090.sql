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

-- 0090_audit_seals.sql
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


create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null);
create table kysely_migration_lock (id varchar(255) primary key, is_locked integer default 0 not null);
create table migration_hash (name text primary key, hash text not null);
grant select on migration_hash to munshi_app;

set session_replication_role = replica;
truncate absence_notice, absence_settings, access_link, account, attendance_mark, attendance_month, attendance_sheet, audit_entry, audit_link, audit_personal, audit_seal, audit_unchained, backup_run, batch, batch_waiting, bulk_change, bulk_change_student, calendar_feed, cash_entry, certificate, certificate_series, certificate_signature, certificate_template, consent, course, daily_sum, daily_sum_change, day_closing, declared_payment, deletion, discount_limit, draft, enquiry, enquiry_note, enrolment, expense, expense_category, expense_voucher_series, fee_adjustment, fee_plan, fee_plan_row, heartbeat, holiday, idempotency, import, import_row, import_total, institute, institute_logo, job_run, known_browser, kysely_migration, kysely_migration_lock, migration_hash, name_word, portfolio, privacy_notice, project, receipt, receipt_part, receipt_series, recovery_code, recurring_expense, recurring_expense_month, refund, refund_series, reminder, reminder_settings, request_count, reset_token, secret, session, setup_code, sign_in_attempt, student, student_account, student_photo, student_total, two_factor;
insert into absence_notice ("student_id", "day", "sheet_id", "sent_by", "at") overriding system value values
  ('01a11b91-9b52-77e5-8572-91caf63af810', '2026-11-06', '01a1b03c-724d-7068-9f70-5649baf33095', '01a21989-0922-74b9-a688-957b9d20854c', '2026-11-21 04:30:00+00');
insert into absence_settings ("one", "threshold", "texts", "version") overriding system value values
  ('true', '75', '{}', '1');
insert into access_link ("student_id", "state", "origin", "made_by", "at") overriding system value values
  ('01976d38-7d5f-70e8-a278-9999f6952c6d', 'sent', '', '01a21989-0922-74b9-a688-957b9d20854c', '2026-11-21 04:30:00+00');
insert into account ("id", "role", "name", "email", "email_key", "password_hash", "state", "created_at", "version", "email_confirmed_at", "language") overriding system value values
  ('01976d38-7d5f-70e8-a278-9999f6952c6d', 'student', 'विवेक दृष्टांत', 'student.1@example.com', 'student.1@example.com', '', 'active', '2025-06-14 06:55:08.127+00', '1', NULL, NULL),
  ('0198305a-7b46-72d6-98c0-cac30162a738', 'student', 'Zoë Sample', 'zoe.7@example.com', 'zoe.7@example.com', '', 'active', '2025-07-22 04:18:12.934+00', '1', NULL, NULL),
  ('0199483e-e8b1-771d-b580-fb9e17e97000', 'student', 'Yusuf Příklad', 'yusuf.3@example.com', 'yusuf.3@example.com', '', 'active', '2025-09-14 12:41:46.417+00', '1', NULL, NULL),
  ('019acdcb-3f5e-7037-9935-4570992ae0e3', 'student', 'Māyā Udāharaṇ', 'maya.4@example.com', 'maya.4@example.com', '', 'active', '2025-11-29 04:07:20.67+00', '1', NULL, NULL),
  ('01a11b91-9b52-77e5-8572-91caf63af810', 'student', 'Zoë Przykład', 'zoe.2@example.com', 'zoe.2@example.com', '', 'disabled', '2026-10-08 12:51:29.746+00', '2', NULL, NULL),
  ('01a1b03c-74c1-746e-a453-117eb63e74ff', 'student', 'Noor Namuna', 'student@example.com', 'student@example.com', '$argon2id$v=19$m=19456,t=2,p=1$sMRMAtplOkfeNr+/bQhkkg$sA5k+1MDuEvRgLjF0Q81SiKCOZKNuLS88PVcf88tpGw', 'active', '2026-11-06 09:41:54.497+00', '2', NULL, NULL),
  ('01a1be83-9230-7236-9b98-7297d28610a6', 'student', 'Zoë Przykład', 'zoe.6@example.com', 'zoe.6@example.com', '', 'active', '2026-11-09 04:14:16.112+00', '1', NULL, NULL),
  ('01a1fb86-a83e-77bb-9905-dbcd27141e68', 'student', 'Farhan Beispiel', 'farhan.5@example.com', 'farhan.5@example.com', '', 'active', '2026-11-21 00:34:28.542+00', '1', NULL, NULL),
  ('01a21989-0922-74b9-a688-907952884a48', 'admin', 'Asha Example', 'admin@example.com', 'admin@example.com', '$argon2id$v=19$m=19456,t=2,p=1$BjhzuY1BSCOI5q+8ul5JMw$O/hXJzjQpg1j82JjM+gwFtXzT6Z6UW0SmSs7B5FEq3I', 'active', '2026-11-21 04:30:00+00', '1', NULL, NULL),
  ('01a21989-0922-74b9-a688-957b9d20854c', 'hr', 'Hari Example', 'hr@example.com', 'hr@example.com', '$argon2id$v=19$m=19456,t=2,p=1$bXJjMxuv3xuNruGrvqaCxA$YVtrh2d7UNhphyLJrsuE9xOzbhBch1NPXX54lqloUxE', 'active', '2026-11-21 04:30:00+00', '1', NULL, NULL),
  ('01a21989-0b8a-769d-8ef2-066026cc2720', 'hr', 'Hina Sample', 'hina@example.com', 'hina@example.com', '$argon2id$v=19$m=19456,t=2,p=1$tvlXgYHDfgJ+JxcGpFw8FA$RJVnA07iCBUv0xOC/K1DXx3S0r8q0WIZeydyIxSn5r4', 'active', '2025-04-01 08:10:32.502+00', '1', NULL, NULL),
  ('01a21989-0b8a-769d-8ef2-0abf08798373', 'hr', 'Hemant Namuna', 'hemant@example.com', 'hemant@example.com', '$argon2id$v=19$m=19456,t=2,p=1$tvlXgYHDfgJ+JxcGpFw8FA$RJVnA07iCBUv0xOC/K1DXx3S0r8q0WIZeydyIxSn5r4', 'active', '2025-04-01 12:11:18.039+00', '1', NULL, NULL),
  ('01a21989-0b8b-72fc-a036-708041efdba5', 'hr', 'Hazel Specimen', 'hazel@example.com', 'hazel@example.com', '$argon2id$v=19$m=19456,t=2,p=1$tvlXgYHDfgJ+JxcGpFw8FA$RJVnA07iCBUv0xOC/K1DXx3S0r8q0WIZeydyIxSn5r4', 'disabled', '2025-04-01 12:58:12.964+00', '2', NULL, NULL),
  ('01a21989-0b8b-72fc-a036-75d856e6382f', 'admin', 'Anil Demo', 'anil@example.com', 'anil@example.com', '$argon2id$v=19$m=19456,t=2,p=1$tvlXgYHDfgJ+JxcGpFw8FA$RJVnA07iCBUv0xOC/K1DXx3S0r8q0WIZeydyIxSn5r4', 'active', '2025-04-01 05:46:43.465+00', '1', NULL, NULL);
insert into attendance_mark ("student_id", "day", "sheet_id", "present", "import_id") overriding system value values
  ('01a11b91-9b52-77e5-8572-91caf63af810', '2026-11-06', '01a1b03c-724d-7068-9f70-5649baf33095', 'false', NULL),
  ('01a1b03c-74c1-746e-a453-117eb63e74ff', '2026-11-06', '01a1b0c9-1727-7007-9bab-32ad2602775b', 'true', NULL),
  ('01a1b03c-74c1-746e-a453-117eb63e74ff', '2026-11-07', '01a1b51d-6a8b-741e-8629-f11539cda6cd', 'true', NULL),
  ('01a1b03c-74c1-746e-a453-117eb63e74ff', '2026-11-09', '01a1c041-4eb3-72d5-a1d5-41aba0cf8c75', 'true', NULL),
  ('01a1b03c-74c1-746e-a453-117eb63e74ff', '2026-11-10', '01a1c53b-8e49-7405-99d8-b6a83c5e9032', 'true', NULL),
  ('01a1b03c-74c1-746e-a453-117eb63e74ff', '2026-11-11', '01a1ca38-8fec-7730-804d-3f948c9aab4b', 'true', NULL),
  ('01a1b03c-74c1-746e-a453-117eb63e74ff', '2026-11-12', '01a1ce42-8cd3-752b-b6b9-5f96915b722a', 'true', NULL),
  ('01a1b03c-74c1-746e-a453-117eb63e74ff', '2026-11-13', '01a1d445-07d9-73a6-97b8-42d4ba79a95b', 'true', NULL),
  ('01a1b03c-74c1-746e-a453-117eb63e74ff', '2026-11-14', '01a1d916-73a3-72d1-8574-508dc08d32a0', 'true', NULL),
  ('01a1b03c-74c1-746e-a453-117eb63e74ff', '2026-11-16', '01a1e402-4a37-7652-98ee-8dadc4b69c63', 'true', NULL),
  ('01a1b03c-74c1-746e-a453-117eb63e74ff', '2026-11-17', '01a1e95a-a683-7043-80ce-56860a8e0cb6', 'true', NULL),
  ('01a1b03c-74c1-746e-a453-117eb63e74ff', '2026-11-18', '01a1ee80-40dd-77aa-8991-01c73618b3de', 'true', NULL),
  ('01a1b03c-74c1-746e-a453-117eb63e74ff', '2026-11-19', '01a1f2a8-7850-75c4-b9be-f78538fb93ed', 'true', NULL),
  ('01a1b03c-74c1-746e-a453-117eb63e74ff', '2026-11-20', '01a1f8c0-38a9-744e-a6c1-0ce125037667', 'true', NULL);
insert into attendance_month ("student_id", "batch_id", "month", "present", "absent") overriding system value values
  ('01a11b91-9b52-77e5-8572-91caf63af810', '01a21989-0a72-75ed-8279-7efa425a4415', '2026-11-01', '0', '1'),
  ('01a1b03c-74c1-746e-a453-117eb63e74ff', '01a21989-0a72-75ed-8279-826f735a305e', '2026-11-01', '13', '0');
insert into attendance_sheet ("id", "batch_id", "day", "present", "absent", "saved_at", "saved_by", "version") overriding system value values
  ('01a1b03c-724d-7068-9f70-5649baf33095', '01a21989-0a72-75ed-8279-7efa425a4415', '2026-11-06', '0', '1', '2026-11-06 09:41:53.869+00', '01a21989-0922-74b9-a688-957b9d20854c', '1'),
  ('01a1b0c9-1727-7007-9bab-32ad2602775b', '01a21989-0a72-75ed-8279-826f735a305e', '2026-11-06', '1', '0', '2026-11-06 12:15:31.111+00', '01a21989-0922-74b9-a688-957b9d20854c', '1'),
  ('01a1b51d-6a8b-741e-8629-f11539cda6cd', '01a21989-0a72-75ed-8279-826f735a305e', '2026-11-07', '1', '0', '2026-11-07 08:26:06.347+00', '01a21989-0922-74b9-a688-957b9d20854c', '1'),
  ('01a1c041-4eb3-72d5-a1d5-41aba0cf8c75', '01a21989-0a72-75ed-8279-826f735a305e', '2026-11-09', '1', '0', '2026-11-09 12:21:07.891+00', '01a21989-0922-74b9-a688-957b9d20854c', '1'),
  ('01a1c53b-8e49-7405-99d8-b6a83c5e9032', '01a21989-0a72-75ed-8279-826f735a305e', '2026-11-10', '1', '0', '2026-11-10 11:32:57.033+00', '01a21989-0922-74b9-a688-957b9d20854c', '1'),
  ('01a1ca38-8fec-7730-804d-3f948c9aab4b', '01a21989-0a72-75ed-8279-826f735a305e', '2026-11-11', '1', '0', '2026-11-11 10:47:46.924+00', '01a21989-0922-74b9-a688-957b9d20854c', '1'),
  ('01a1ce42-8cd3-752b-b6b9-5f96915b722a', '01a21989-0a72-75ed-8279-826f735a305e', '2026-11-12', '1', '0', '2026-11-12 05:37:10.355+00', '01a21989-0922-74b9-a688-957b9d20854c', '1'),
  ('01a1d445-07d9-73a6-97b8-42d4ba79a95b', '01a21989-0a72-75ed-8279-826f735a305e', '2026-11-13', '1', '0', '2026-11-13 09:37:36.217+00', '01a21989-0922-74b9-a688-957b9d20854c', '1'),
  ('01a1d916-73a3-72d1-8574-508dc08d32a0', '01a21989-0a72-75ed-8279-826f735a305e', '2026-11-14', '1', '0', '2026-11-14 08:04:49.699+00', '01a21989-0922-74b9-a688-957b9d20854c', '1'),
  ('01a1e402-4a37-7652-98ee-8dadc4b69c63', '01a21989-0a72-75ed-8279-826f735a305e', '2026-11-16', '1', '0', '2026-11-16 10:58:37.751+00', '01a21989-0922-74b9-a688-957b9d20854c', '1'),
  ('01a1e95a-a683-7043-80ce-56860a8e0cb6', '01a21989-0a72-75ed-8279-826f735a305e', '2026-11-17', '1', '0', '2026-11-17 11:53:14.627+00', '01a21989-0922-74b9-a688-957b9d20854c', '1'),
  ('01a1ee80-40dd-77aa-8991-01c73618b3de', '01a21989-0a72-75ed-8279-826f735a305e', '2026-11-18', '1', '0', '2026-11-18 11:52:25.053+00', '01a21989-0922-74b9-a688-957b9d20854c', '1'),
  ('01a1f2a8-7850-75c4-b9be-f78538fb93ed', '01a21989-0a72-75ed-8279-826f735a305e', '2026-11-19', '1', '0', '2026-11-19 07:14:49.552+00', '01a21989-0922-74b9-a688-957b9d20854c', '1'),
  ('01a1f8c0-38a9-744e-a6c1-0ce125037667', '01a21989-0a72-75ed-8279-826f735a305e', '2026-11-20', '1', '0', '2026-11-20 11:38:29.417+00', '01a21989-0922-74b9-a688-957b9d20854c', '1');
insert into audit_entry ("id", "at", "actor_id", "actor_name", "actor_role", "action", "record", "record_id", "request_id", "before", "after") overriding system value values
  ('019583bb-5506-73f3-a1ef-99a72223b8c5', '2025-03-11 05:44:07.174+00', '01a21989-0922-74b9-a688-957b9d20854c', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21989-0a6b-7635-ac78-5b456a77db0d', '019583bb-5506-700c-847b-574ba79fa5d6', NULL, '{"_id": "01a21989-0a6b-7635-ac78-5b456a77db0d", "room": "Room 1", "bCode": "TALLY-2504", "bTime": "15:00 to 17:00", "seats": 1, "endDate": "2025-07-01", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 5}], "startDate": "2025-04-01", "courseName": "Tally with GST"}'),
  ('0195eaed-5b52-703e-ac9f-df579adceb6d', '2025-03-31 06:39:38.834+00', '01a21989-0922-74b9-a688-907952884a48', 'Asha Example', 'admin', 'category.create', 'category', '01a21989-0cee-76d4-bf44-5e0ac5061bac', '0195eaed-5b52-77e5-b2ba-55746bb7fbb4', NULL, '{"ledger": "Repairs"}'),
  ('0195eaed-5b52-70d4-8c71-5859ef3e901a', '2025-03-31 06:39:38.834+00', '01a21989-0922-74b9-a688-907952884a48', 'Asha Example', 'admin', 'category.create', 'category', '01a21989-0cee-76d4-bf44-5013d6c18e60', '0195eaed-5b52-71d1-a4e5-b58518827f39', NULL, '{"ledger": "Electricity"}'),
  ('0195eaed-5b52-7201-8b1e-28f841a78080', '2025-03-31 06:39:38.834+00', '01a21989-0922-74b9-a688-907952884a48', 'Asha Example', 'admin', 'category.create', 'category', '01a21989-0cee-76d4-bf44-4b315b9d155e', '0195eaed-5b52-74b2-9fe1-8891d0e842cf', NULL, '{"ledger": "Salaries"}'),
  ('0195eaed-5b52-7206-b154-d3a13e0b8727', '2025-03-31 06:39:38.834+00', '01a21989-0922-74b9-a688-907952884a48', 'Asha Example', 'admin', 'category.create', 'category', '01a21989-0cee-76d4-bf44-4f796b9446e5', '0195eaed-5b52-7610-9032-4cd981cab0dd', NULL, '{"ledger": "Rent"}'),
  ('0195eaed-5b52-72c7-b8d1-b50a2f40d3f8', '2025-03-31 06:39:38.834+00', '01a21989-0922-74b9-a688-907952884a48', 'Asha Example', 'admin', 'category.create', 'category', '01a21989-0cee-76d4-bf44-56fa101c1673', '0195eaed-5b52-70cf-a4f7-61458a831ae7', NULL, '{"ledger": "Internet"}'),
  ('0195eaed-5b52-73db-9409-4867942118bd', '2025-03-31 06:39:38.834+00', '01a21989-0922-74b9-a688-907952884a48', 'Asha Example', 'admin', 'category.create', 'category', '01a21989-0cee-76d4-bf44-5a3bf3cb133c', '0195eaed-5b52-71cc-87a3-79392c1327e2', NULL, '{"budget": 5000, "ledger": "Stationery"}'),
  ('0195eaed-5b52-74fe-be2f-38d25e036b4e', '2025-03-31 06:39:38.834+00', '01a21989-0922-74b9-a688-907952884a48', 'Asha Example', 'admin', 'category.create', 'category', '01a21989-0cee-76d4-bf44-67373719cd0c', '0195eaed-5b52-7191-9443-9e2a91dcc600', NULL, '{"budget": 20000, "ledger": "Advertising"}'),
  ('0195eaed-5b52-7710-8a31-d1201f261bbc', '2025-03-31 06:39:38.834+00', '01a21989-0922-74b9-a688-907952884a48', 'Asha Example', 'admin', 'recurring.create', 'recurring', '01a21989-0d20-712b-a944-f1e5f8eb81dc', '0195eaed-5b52-71af-9f3d-0c8d494ecf89', NULL, '{"_id": "01a21989-0d20-712b-a944-f1e5f8eb81dc", "amount": 1500, "ledger": "01a21989-0cee-76d4-bf44-5e0ac5061bac", "remark": "Demo Repairs: upkeep of the projectors", "payMode": "Online", "version": 1, "startsOn": "2026-11-01", "createdAt": "2025-03-31T06:39:38.834Z", "updatedAt": "2025-03-31T06:39:38.834Z", "ledgerName": "Repairs"}'),
  ('0195eaed-5b52-7721-88c3-6de508e96615', '2025-03-31 06:39:38.834+00', '01a21989-0922-74b9-a688-907952884a48', 'Asha Example', 'admin', 'category.create', 'category', '01a21989-0cee-76d4-bf44-6012ef14ab05', '0195eaed-5b52-7756-867e-fa2476e53388', NULL, '{"budget": 3000, "ledger": "Tea and water"}'),
  ('0195efe3-4389-711f-8d47-5e66725e4ce5', '2025-04-01 05:46:43.465+00', '01a21989-0922-74b9-a688-907952884a48', 'Asha Example', 'admin', 'staff.create', 'account', '01a21989-0b8b-72fc-a036-75d856e6382f', '0195efe3-4389-76e7-aa8c-202a52cc8986', NULL, '{"id": "01a21989-0b8b-72fc-a036-75d856e6382f", "name": "Anil Demo", "role": "admin", "email": "anil@example.com"}'),
  ('0195f066-eeb6-7362-a681-6ede2b678dd2', '2025-04-01 08:10:32.502+00', '01a21989-0922-74b9-a688-907952884a48', 'Asha Example', 'admin', 'staff.create', 'account', '01a21989-0b8a-769d-8ef2-066026cc2720', '0195f066-eeb6-75b7-af7f-8990aaffdb6b', NULL, '{"id": "01a21989-0b8a-769d-8ef2-066026cc2720", "name": "Hina Sample", "role": "hr", "email": "hina@example.com"}'),
  ('0195f0f8-846c-7072-901b-81e42fa58c48', '2025-04-01 10:49:33.548+00', '01a21989-0922-74b9-a688-907952884a48', 'Asha Example', 'admin', 'course.create', 'course', '01a21989-0a60-77f9-935e-eae73f39f132', '0195f0f8-846c-70d0-b391-390d77c81431', NULL, '{"_id": "01a21989-0a60-77f9-935e-eae73f39f132", "cFee": 12000, "course": "Tally with GST", "version": 1, "cDuration": "3 months"}'),
  ('0195f0f8-846c-70dc-8e2e-8f5a7d0aa0a5', '2025-04-01 10:49:33.548+00', '01a21989-0922-74b9-a688-907952884a48', 'Asha Example', 'admin', 'course.create', 'course', '01a21989-0a67-7292-8169-1905d24e36c8', '0195f0f8-846c-764a-9b37-53169602f757', NULL, '{"_id": "01a21989-0a67-7292-8169-1905d24e36c8", "cFee": 22000, "course": "Graphic Design", "version": 1, "cDuration": "5 months"}'),
  ('0195f0f8-846c-745a-a107-7e700a23fd09', '2025-04-01 10:49:33.548+00', '01a21989-0922-74b9-a688-907952884a48', 'Asha Example', 'admin', 'course.create', 'course', '01a21989-0a61-7619-9d2c-bca47c57cdd2', '0195f0f8-846c-7347-b26d-4b4ea3152b2f', NULL, '{"_id": "01a21989-0a61-7619-9d2c-bca47c57cdd2", "cFee": 45000, "course": "Full Stack Web Development", "version": 1, "cDuration": "8 months"}'),
  ('0195f0f8-846c-748c-b5a1-2c65dd1ab4c2', '2025-04-01 10:49:33.548+00', '01a21989-0922-74b9-a688-907952884a48', 'Asha Example', 'admin', 'course.create', 'course', '01a21989-0a67-7292-8169-23f3fa93f27c', '0195f0f8-846c-739f-91bc-9f7a6f733eb2', NULL, '{"_id": "01a21989-0a67-7292-8169-23f3fa93f27c", "cFee": 4500, "course": "Hindi Typing", "version": 1, "cDuration": "2 months"}'),
  ('0195f0f8-846c-74cb-8c4d-f49db7dd3460', '2025-04-01 10:49:33.548+00', '01a21989-0922-74b9-a688-907952884a48', 'Asha Example', 'admin', 'course.create', 'course', '01a21989-0a67-7292-8169-1e1bc84aeef0', '0195f0f8-846c-751c-98c1-d1a018423f15', NULL, '{"_id": "01a21989-0a67-7292-8169-1e1bc84aeef0", "cFee": 15000, "course": "Digital Marketing", "version": 1, "cDuration": "3 months"}'),
  ('0195f0f8-846c-75f4-9295-3bfeda305c2f', '2025-04-01 10:49:33.548+00', '01a21989-0922-74b9-a688-907952884a48', 'Asha Example', 'admin', 'course.create', 'course', '01a21989-0a60-77f9-935e-ee6fb97c2916', '0195f0f8-846c-74db-9bcf-2a4f9c4a09c9', NULL, '{"_id": "01a21989-0a60-77f9-935e-ee6fb97c2916", "cFee": 18000, "course": "Python Programming", "version": 1, "cDuration": "4 months"}'),
  ('0195f0f8-846c-7781-a977-b2d620c01de5', '2025-04-01 10:49:33.548+00', '01a21989-0922-74b9-a688-907952884a48', 'Asha Example', 'admin', 'course.create', 'course', '01a21989-0a67-7292-8169-24f84c1e3c59', '0195f0f8-846c-730d-9a29-ab398b881610', NULL, '{"_id": "01a21989-0a67-7292-8169-24f84c1e3c59", "cFee": 16500, "course": "Français des affaires", "version": 1, "cDuration": "4 months"}'),
  ('0195f0f8-846c-77d9-b945-2c7e88c94fe5', '2025-04-01 10:49:33.548+00', '01a21989-0922-74b9-a688-907952884a48', 'Asha Example', 'admin', 'course.create', 'course', '01a21989-0a61-7619-9d2c-c2eaaf953bc7', '0195f0f8-846c-7347-8062-4459612c65cc', NULL, '{"_id": "01a21989-0a61-7619-9d2c-c2eaaf953bc7", "cFee": 35000, "course": "Data Analytics", "version": 1, "cDuration": "6 months"}'),
  ('0195f143-5a97-7600-997b-916d39e4e257', '2025-04-01 12:11:18.039+00', '01a21989-0922-74b9-a688-907952884a48', 'Asha Example', 'admin', 'staff.create', 'account', '01a21989-0b8a-769d-8ef2-0abf08798373', '0195f143-5a97-7294-8409-c6c30be5d71e', NULL, '{"id": "01a21989-0b8a-769d-8ef2-0abf08798373", "name": "Hemant Namuna", "role": "hr", "email": "hemant@example.com"}'),
  ('0195f16e-4e64-703b-902a-4aab8adf9569', '2025-04-01 12:58:12.964+00', '01a21989-0922-74b9-a688-907952884a48', 'Asha Example', 'admin', 'staff.create', 'account', '01a21989-0b8b-72fc-a036-708041efdba5', '0195f16e-4e64-7777-8663-0843b5b12b82', NULL, '{"id": "01a21989-0b8b-72fc-a036-708041efdba5", "name": "Hazel Specimen", "role": "hr", "email": "hazel@example.com"}'),
  ('01960aa5-c6f2-779c-b634-c9cd26c02f81', '2025-04-06 10:29:18.706+00', '01a21989-0922-74b9-a688-957b9d20854c', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21989-0a6c-76fb-b9d3-dc61d76eb38a', '01960aa5-c6f2-704a-9b20-b4812c8c2b8e', NULL, '{"_id": "01a21989-0a6c-76fb-b9d3-dc61d76eb38a", "room": "Room 2", "bCode": "PY-2504", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2025-08-27", "trainer": "Binod Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 6}], "startDate": "2025-04-27", "courseName": "Python Programming"}'),
  ('01962e07-dbf7-7566-9fdc-1d2e42b7e61f', '2025-04-13 07:23:09.175+00', '01a21989-0922-74b9-a688-957b9d20854c', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '01962e07-dbf7-709d-999f-7c54a8625a9c', '01962e07-dbf7-773f-97f5-4417b7fe3e7f', NULL, '{"_id": "01962e07-dbf7-709d-999f-7c54a8625a9c", "date": "2025-04-13", "mode": "online", "year": 2025, "month": 4, "course": "Full Stack Web Development", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "nextCall": null, "Enquirymode": "online"}'),
  ('01965222-1b54-75b3-8ffa-ae208ad28ced', '2025-04-20 07:38:09.108+00', '01a21989-0922-74b9-a688-957b9d20854c', 'Hari Example', 'hr', 'enquiry.status', 'enquiry', '01962e07-dbf7-709d-999f-7c54a8625a9c', '01965222-1b54-7381-a38e-5632a9f0503f', '{"status": "Open"}', '{"status": "Pending"}'),
  ('0196952d-9296-768f-9463-1975f77a9264', '2025-05-03 08:05:14.006+00', '01a21989-0922-74b9-a688-957b9d20854c', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21989-0a6d-76f3-81b9-19d3890a9fee', '0196952d-9296-7303-8ae3-8718146f3056', NULL, '{"_id": "01a21989-0a6d-76f3-81b9-19d3890a9fee", "room": "Lab 1", "bCode": "FSW-2505", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-01-24", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}], "startDate": "2025-05-24", "courseName": "Full Stack Web Development"}'),
  ('01971baf-477f-7347-bb8f-5a3a242c2c40', '2025-05-29 10:56:01.407+00', '01a21989-0922-74b9-a688-957b9d20854c', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21989-0a6d-76f3-81b9-1d238c994c72', '01971baf-477f-7673-b489-d4e55fd15539', NULL, '{"_id": "01a21989-0a6d-76f3-81b9-1d238c994c72", "room": "Lab 2", "bCode": "DA-2506", "bTime": "18:00 to 20:00", "seats": 1, "endDate": "2025-12-19", "trainer": "Dev Example", "version": 1, "sessions": [{"end": "20:00", "start": "18:00", "weekday": 1}, {"end": "20:00", "start": "18:00", "weekday": 3}, {"end": "20:00", "start": "18:00", "weekday": 5}], "startDate": "2025-06-19", "courseName": "Data Analytics"}'),
  ('01972f8c-001d-702b-9d04-36f0cbf2766a', '2025-06-02 07:29:53.693+00', '01a21989-0922-74b9-a688-907952884a48', 'Asha Example', 'admin', 'expense.create', 'expense', '01972f8c-001d-725c-84a6-0dece339f60e', '01972f8c-001d-7654-9037-0d3d00fdc3c3', NULL, '{"_id": "01972f8c-001d-725c-84a6-0dece339f60e", "date": "2025-06-02", "year": 2025, "month": 6, "amount": 172, "ledger": "01a21989-0cee-76d4-bf44-56fa101c1673", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-06-02T07:29:53.693Z", "updatedAt": "2025-06-02T07:29:53.693Z", "voucherNo": "V2025-26/0001", "ledgerName": "Internet"}'),
  ('019730ae-176e-72d0-8a14-c2088b1727f7', '2025-06-02 12:46:45.102+00', '01a21989-0922-74b9-a688-907952884a48', 'Asha Example', 'admin', 'expense.create', 'expense', '019730ae-176e-72a7-a31e-7fa67eaab356', '019730ae-176e-7148-97de-85d6abf66bf5', NULL, '{"_id": "019730ae-176e-72a7-a31e-7fa67eaab356", "date": "2025-06-02", "year": 2025, "month": 6, "amount": 516, "ledger": "01a21989-0cee-76d4-bf44-5013d6c18e60", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-06-02T12:46:45.102Z", "updatedAt": "2025-06-02T12:46:45.102Z", "voucherNo": "V2025-26/0002", "ledgerName": "Electricity"}'),
  ('01973f27-1abc-7681-b85e-d0e79f1f4a2d', '2025-06-05 08:13:36.828+00', '01a21989-0922-74b9-a688-907952884a48', 'Asha Example', 'admin', 'expense.create', 'expense', '01973f27-1abc-77da-950d-de8054b0dcfa', '01973f27-1abc-72e1-93aa-4a82f92c2f4e', NULL, '{"_id": "01973f27-1abc-77da-950d-de8054b0dcfa", "date": "2025-06-05", "year": 2025, "month": 6, "amount": 3876, "ledger": "01a21989-0cee-76d4-bf44-4b315b9d155e", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-06-05T08:13:36.828Z", "updatedAt": "2025-06-05T08:13:36.828Z", "voucherNo": "V2025-26/0003", "ledgerName": "Salaries"}'),
  ('01973f71-631b-778f-86ec-949b7ffaa33d', '2025-06-05 09:34:45.019+00', '01a21989-0922-74b9-a688-957b9d20854c', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '01973f71-631b-763f-b4ff-63186230fa05', '01973f71-631b-7762-a851-d1f2561f5b71', NULL, '{"_id": "01973f71-631b-763f-b4ff-63186230fa05", "date": "2025-06-05", "mode": "offline", "year": 2025, "month": 6, "course": "Data Analytics", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "nextCall": null, "Enquirymode": "offline"}'),
  ('019744be-dbb1-7604-8681-f3ad9c605f5d', '2025-06-06 10:17:28.241+00', '01a21989-0922-74b9-a688-907952884a48', 'Asha Example', 'admin', 'expense.create', 'expense', '019744be-dbb1-7751-9682-39324936d4b7', '019744be-dbb1-769d-8b9a-401fc8c495a7', NULL, '{"_id": "019744be-dbb1-7751-9682-39324936d4b7", "date": "2025-06-06", "year": 2025, "month": 6, "amount": 2153, "ledger": "01a21989-0cee-76d4-bf44-4f796b9446e5", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-06-06T10:17:28.241Z", "updatedAt": "2025-06-06T10:17:28.241Z", "voucherNo": "V2025-26/0004", "ledgerName": "Rent"}'),
  ('01976d38-7d5f-7006-858d-ddd7d7bd94da', '2025-06-14 06:55:08.127+00', '01a21989-0922-74b9-a688-957b9d20854c', 'Hari Example', 'hr', 'student.register', 'student', '01976d38-7d5f-70e8-a278-9999f6952c6d', '01976d38-7d5f-77f9-b71d-91f9c4147a6f', NULL, '{"_id": "01976d38-7d5f-70e8-a278-9999f6952c6d", "fee": 31500, "mode": "offline", "batch": "DA-2506", "course": "Data Analytics", "status": "Active", "PaidFee": 0, "dueDate": "2025-07-19", "endDate": "2025-12-19", "version": 1, "TotalFee": 31500, "declared": null, "isPlaced": "notPlaced", "cduration": "6 months", "PendingFee": 31500, "isCompleted": "yes", "joiningDate": "2025-06-14"}'),
  ('01976d38-7d5f-701c-9443-ee1a7080c178', '2025-06-14 06:55:08.127+00', '01a21989-0922-74b9-a688-957b9d20854c', 'Hari Example', 'hr', 'enquiry.admit', 'enquiry', '01973f71-631b-763f-b4ff-63186230fa05', '01976d38-7d5f-7323-81f1-9dca1c76bf37', '{"status": "Open", "student": null}', '{"status": "Closed", "student": "01976d38-7d5f-70e8-a278-9999f6952c6d"}'),
  ('01977d82-9bf0-7009-be6a-76b3be10e86b', '2025-06-17 10:50:01.072+00', '01a21989-0b8a-769d-8ef2-066026cc2720', 'Hina Sample', 'hr', 'fee.record', 'receipt', '01977d82-9bf0-755b-b789-3de449550df1', '01977d82-9bf0-71ca-a77d-e094ff42496c', NULL, '{"_id": "01977d82-9bf0-755b-b789-3de449550df1", "due": 21000, "date": "2025-06-17", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 6, "course": "Data Analytics", "changed": false, "payMode": "Online", "payable": 31500, "student": "01976d38-7d5f-70e8-a278-9999f6952c6d", "version": 1, "issuedOn": "2025-06-17", "receiptNo": "2025-26/000001"}'),
  ('0197a729-c8b5-7530-b105-f8456860b07b', '2025-06-25 12:57:02.901+00', '01a21989-0922-74b9-a688-957b9d20854c', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21989-0a6d-76f3-81b9-21e90fe06015', '0197a729-c8b5-775f-9277-2ae4c41c3fc1', NULL, '{"_id": "01a21989-0a6d-76f3-81b9-21e90fe06015", "room": "Room 1", "bCode": "GD-2507", "bTime": "18:00 to 20:00", "seats": 1, "endDate": "2025-12-16", "trainer": "Esther Example", "version": 1, "sessions": [{"end": "20:00", "start": "18:00", "weekday": 2}, {"end": "20:00", "start": "18:00", "weekday": 4}, {"end": "20:00", "start": "18:00", "weekday": 6}], "startDate": "2025-07-16", "courseName": "Graphic Design"}'),
  ('0197cf00-2cf0-70ca-886b-9c84711f705e', '2025-07-03 06:36:24.688+00', '01a21989-0922-74b9-a688-907952884a48', 'Asha Example', 'admin', 'expense.create', 'expense', '0197cf00-2cf0-7693-9574-98ad4002f23f', '0197cf00-2cf0-77ac-a801-14facf10ef7c', NULL, '{"_id": "0197cf00-2cf0-7693-9574-98ad4002f23f", "date": "2025-07-03", "year": 2025, "month": 7, "amount": 1058, "ledger": "01a21989-0cee-76d4-bf44-5013d6c18e60", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-07-03T06:36:24.688Z", "updatedAt": "2025-07-03T06:36:24.688Z", "voucherNo": "V2025-26/0005", "ledgerName": "Electricity"}'),
  ('0197d3b1-cdf4-7185-a2cf-ef17592dd05d', '2025-07-04 04:28:54.644+00', '01a21989-0922-74b9-a688-907952884a48', 'Asha Example', 'admin', 'expense.create', 'expense', '0197d3b1-cdf4-71b6-9435-c9ef38b5841b', '0197d3b1-cdf4-76f7-b371-436110c672fb', NULL, '{"_id": "0197d3b1-cdf4-71b6-9435-c9ef38b5841b", "date": "2025-07-04", "year": 2025, "month": 7, "amount": 352, "ledger": "01a21989-0cee-76d4-bf44-56fa101c1673", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-07-04T04:28:54.644Z", "updatedAt": "2025-07-04T04:28:54.644Z", "voucherNo": "V2025-26/0006", "ledgerName": "Internet"}'),
  ('0197d44b-78c3-7290-bb13-8bb122ce83ef', '2025-07-04 07:16:45.379+00', '01a21989-0922-74b9-a688-907952884a48', 'Asha Example', 'admin', 'expense.create', 'expense', '0197d44b-78c3-7118-9cc3-0a69d864e98d', '0197d44b-78c3-7166-ae62-b934da950c81', NULL, '{"_id": "0197d44b-78c3-7118-9cc3-0a69d864e98d", "date": "2025-07-04", "year": 2025, "month": 7, "amount": 7938, "ledger": "01a21989-0cee-76d4-bf44-4b315b9d155e", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-07-04T07:16:45.379Z", "updatedAt": "2025-07-04T07:16:45.379Z", "voucherNo": "V2025-26/0007", "ledgerName": "Salaries"}'),
  ('0197e9a1-67f5-70d2-9b57-4e8d48c2ef27', '2025-07-08 10:42:38.709+00', '01a21989-0922-74b9-a688-907952884a48', 'Asha Example', 'admin', 'expense.create', 'expense', '0197e9a1-67f5-7572-b079-1678d379fc03', '0197e9a1-67f5-73da-b326-62482355e551', NULL, '{"_id": "0197e9a1-67f5-7572-b079-1678d379fc03", "date": "2025-07-08", "year": 2025, "month": 7, "amount": 4410, "ledger": "01a21989-0cee-76d4-bf44-4f796b9446e5", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-07-08T10:42:38.709Z", "updatedAt": "2025-07-08T10:42:38.709Z", "voucherNo": "V2025-26/0008", "ledgerName": "Rent"}'),
  ('01980c8c-196a-7643-88ac-16e01d87690a', '2025-07-15 05:26:04.906+00', '01a21989-0b8a-769d-8ef2-0abf08798373', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '01980c8c-196a-7182-93f6-4ec52915f2ff', '01980c8c-196a-74dc-b9b7-f4abe76fb6f0', NULL, '{"_id": "01980c8c-196a-7182-93f6-4ec52915f2ff", "due": 10500, "date": "2025-07-15", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 7, "course": "Data Analytics", "changed": false, "payMode": "Cash", "payable": 31500, "student": "01976d38-7d5f-70e8-a278-9999f6952c6d", "version": 1, "issuedOn": "2025-07-15", "receiptNo": "2025-26/000002"}'),
  ('01982b99-c49f-72e2-997b-f93ff590464b', '2025-07-21 06:09:14.399+00', '01a21989-0922-74b9-a688-957b9d20854c', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21989-0a70-729e-87e8-eddcf1ee884c', '01982b99-c49f-70a9-ae3b-08b1ae087f4b', NULL, '{"_id": "01a21989-0a70-729e-87e8-eddcf1ee884c", "room": "Room 2", "bCode": "DM-2508", "bTime": "10:00 to 12:00", "seats": 1, "endDate": "2025-11-11", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 5}], "startDate": "2025-08-11", "courseName": "Digital Marketing"}'),
  ('0198305a-7b46-7220-ac4b-15c0e368f892', '2025-07-22 04:18:12.934+00', '01a21989-0922-74b9-a688-957b9d20854c', 'Hari Example', 'hr', 'student.register', 'student', '0198305a-7b46-72d6-98c0-cac30162a738', '0198305a-7b46-77ec-9199-6da2a2e1b4fd', NULL, '{"_id": "0198305a-7b46-72d6-98c0-cac30162a738", "fee": 22000, "mode": "offline", "batch": "GD-2507", "course": "Graphic Design", "status": "Active", "PaidFee": 0, "dueDate": "2025-08-26", "endDate": "2025-12-16", "version": 1, "TotalFee": 22000, "declared": null, "isPlaced": "notPlaced", "cduration": "5 months", "PendingFee": 22000, "isCompleted": "yes", "joiningDate": "2025-07-22"}'),
  ('01983ab5-5436-769d-8e26-231773b56513', '2025-07-24 04:33:38.87+00', '01976d38-7d5f-70e8-a278-9999f6952c6d', '', 'student', 'project.add', 'project', '01983ab5-5436-73d0-a2b4-dd81b7f26908', '01983ab5-5436-778b-bd68-85b87e922cd0', NULL, '{"_id": "01983ab5-5436-73d0-a2b4-dd81b7f26908", "student": "01976d38-7d5f-70e8-a278-9999f6952c6d", "version": 1}'),
  ('01984f40-d442-76e3-bcd6-cc06e68ac6de', '2025-07-28 04:18:25.474+00', '01a21989-0922-74b9-a688-957b9d20854c', 'Hari Example', 'hr', 'fee.record', 'receipt', '01984f40-d442-724a-a351-ed3913d46eec', '01984f40-d442-7399-855d-0e30c18fc432', NULL, '{"_id": "01984f40-d442-724a-a351-ed3913d46eec", "due": 11000, "date": "2025-07-28", "paid": 11000, "year": 2025, "bCode": "GD-2507", "month": 7, "course": "Graphic Design", "changed": false, "payMode": "Online", "payable": 22000, "student": "0198305a-7b46-72d6-98c0-cac30162a738", "version": 1, "issuedOn": "2025-07-28", "receiptNo": "2025-26/000003"}'),
  ('01985aa9-0953-77c7-9624-e53d4a0573a5', '2025-07-30 09:28:04.179+00', '01a21989-0922-74b9-a688-907952884a48', 'Asha Example', 'admin', 'staff.update', 'account', '01a21989-0b8b-72fc-a036-708041efdba5', '01985aa9-0953-7385-ae6b-15788cb92742', '{"status": "Active", "version": 1}', '{"status": "Disable", "version": 2}'),
  ('01986905-43a3-7334-9494-32190cb155cd', '2025-08-02 04:23:29.443+00', '01a21989-0922-74b9-a688-907952884a48', 'Asha Example', 'admin', 'expense.create', 'expense', '01986905-43a3-7215-8851-c67282501a6d', '01986905-43a3-77c6-a7ba-2b69513b493b', NULL, '{"_id": "01986905-43a3-7215-8851-c67282501a6d", "date": "2025-08-02", "year": 2025, "month": 8, "amount": 4341, "ledger": "01a21989-0cee-76d4-bf44-4f796b9446e5", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-08-02T04:23:29.443Z", "updatedAt": "2025-08-02T04:23:29.443Z", "voucherNo": "V2025-26/0009", "ledgerName": "Rent"}'),
  ('019873c7-c03e-739f-8c62-7fe4d52240ec', '2025-08-04 06:32:07.486+00', '01a21989-0922-74b9-a688-907952884a48', 'Asha Example', 'admin', 'expense.create', 'expense', '019873c7-c03e-777d-b909-e3bf9dbdee93', '019873c7-c03e-751a-b0da-b6ddc0dc2988', NULL, '{"_id": "019873c7-c03e-777d-b909-e3bf9dbdee93", "date": "2025-08-04", "year": 2025, "month": 8, "amount": 7814, "ledger": "01a21989-0cee-76d4-bf44-4b315b9d155e", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-08-04T06:32:07.486Z", "updatedAt": "2025-08-04T06:32:07.486Z", "voucherNo": "V2025-26/0010", "ledgerName": "Salaries"}'),
  ('0198742d-391a-744d-9b19-2edee05993ab', '2025-08-04 08:22:57.562+00', '01a21989-0922-74b9-a688-907952884a48', 'Asha Example', 'admin', 'expense.create', 'expense', '0198742d-391a-74a9-a76b-086baae4923c', '0198742d-391a-74a4-93f4-3e37f30c65a7', NULL, '{"_id": "0198742d-391a-74a9-a76b-086baae4923c", "date": "2025-08-04", "year": 2025, "month": 8, "amount": 347, "ledger": "01a21989-0cee-76d4-bf44-56fa101c1673", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-08-04T08:22:57.562Z", "updatedAt": "2025-08-04T08:22:57.562Z", "voucherNo": "V2025-26/0011", "ledgerName": "Internet"}'),
  ('01987a45-a517-7061-84aa-eb955cf95a27', '2025-08-05 12:47:21.367+00', '01a21989-0922-74b9-a688-907952884a48', 'Asha Example', 'admin', 'expense.create', 'expense', '01987a45-a517-71e8-ace4-59bacc350adb', '01987a45-a517-711f-8f4f-262df9749cc1', NULL, '{"_id": "01987a45-a517-71e8-ace4-59bacc350adb", "date": "2025-08-05", "year": 2025, "month": 8, "amount": 1041, "ledger": "01a21989-0cee-76d4-bf44-5013d6c18e60", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-08-05T12:47:21.367Z", "updatedAt": "2025-08-05T12:47:21.367Z", "voucherNo": "V2025-26/0012", "ledgerName": "Electricity"}'),
  ('0198adb9-bb13-73d6-9caa-73594a86a17b', '2025-08-15 12:34:47.187+00', '01a21989-0b8a-769d-8ef2-066026cc2720', 'Hina Sample', 'hr', 'fee.record', 'receipt', '0198adb9-bb13-728b-80a5-6c6ad5f3c30c', '0198adb9-bb13-715c-b467-f8015b9fa19a', NULL, '{"_id": "0198adb9-bb13-728b-80a5-6c6ad5f3c30c", "due": 0, "date": "2025-08-15", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 8, "course": "Data Analytics", "changed": false, "payMode": "Others", "payable": 31500, "student": "01976d38-7d5f-70e8-a278-9999f6952c6d", "version": 1, "issuedOn": "2025-08-15", "receiptNo": "2025-26/000004"}'),
  ('0198b7a5-65f9-722b-8381-88fbda87adeb', '2025-08-17 10:48:46.841+00', '01a21989-0922-74b9-a688-957b9d20854c', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21989-0a70-729e-87e8-f1bc2ec77b2b', '0198b7a5-65f9-74b7-a7b4-d7c704fa9026', NULL, '{"_id": "01a21989-0a70-729e-87e8-f1bc2ec77b2b", "room": "Lab 1", "bCode": "HT-2509", "bTime": "15:00 to 17:00", "seats": 1, "endDate": "2025-11-07", "trainer": "Binod Example", "version": 1, "sessions": [{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 5}], "startDate": "2025-09-07", "courseName": "Hindi Typing"}'),
  ('0198d1be-32ac-7487-9267-624fcfd640f3', '2025-08-22 12:25:59.724+00', '01a21989-0b8a-769d-8ef2-0abf08798373', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '0198d1be-32ac-717e-9ee9-acaaaac5c305', '0198d1be-32ac-75f8-9897-b6ab821807df', NULL, '{"_id": "0198d1be-32ac-717e-9ee9-acaaaac5c305", "due": 0, "date": "2025-08-21", "paid": 11000, "year": 2025, "bCode": "GD-2507", "month": 8, "course": "Graphic Design", "changed": false, "payMode": "Online", "payable": 22000, "student": "0198305a-7b46-72d6-98c0-cac30162a738", "version": 1, "issuedOn": "2025-08-22", "receiptNo": "2025-26/000005"}'),
  ('019904aa-7eb6-7717-9f97-5893da22ed1f', '2025-09-01 09:45:06.486+00', '01a21989-0922-74b9-a688-907952884a48', 'Asha Example', 'admin', 'expense.create', 'expense', '019904aa-7eb6-76a8-8394-b274786edcc7', '019904aa-7eb6-70a6-9a98-7d9192c990c7', NULL, '{"_id": "019904aa-7eb6-76a8-8394-b274786edcc7", "date": "2025-09-01", "year": 2025, "month": 9, "amount": 6144, "ledger": "01a21989-0cee-76d4-bf44-4b315b9d155e", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-09-01T09:45:06.486Z", "updatedAt": "2025-09-01T09:45:06.486Z", "voucherNo": "V2025-26/0013", "ledgerName": "Salaries"}'),
  ('01990a07-c598-704d-80d0-deefb2e4c656', '2025-09-02 10:45:05.56+00', '01a21989-0922-74b9-a688-907952884a48', 'Asha Example', 'admin', 'expense.create', 'expense', '01990a07-c598-75ce-8dc7-6bcf806b4bb4', '01990a07-c598-704c-be39-fd58ae2ee5e0', NULL, '{"_id": "01990a07-c598-75ce-8dc7-6bcf806b4bb4", "date": "2025-09-02", "year": 2025, "month": 9, "amount": 3413, "ledger": "01a21989-0cee-76d4-bf44-4f796b9446e5", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-09-02T10:45:05.560Z", "updatedAt": "2025-09-02T10:45:05.560Z", "voucherNo": "V2025-26/0014", "ledgerName": "Rent"}'),
  ('01990f32-eeb0-70f4-aba0-6bb2bfaa0d95', '2025-09-03 10:50:20.208+00', '01a21989-0922-74b9-a688-907952884a48', 'Asha Example', 'admin', 'expense.create', 'expense', '01990f32-eeb0-72d6-b923-36c5ba2eb3fc', '01990f32-eeb0-765a-a7d6-109f84032629', NULL, '{"_id": "01990f32-eeb0-72d6-b923-36c5ba2eb3fc", "date": "2025-09-03", "year": 2025, "month": 9, "amount": 819, "ledger": "01a21989-0cee-76d4-bf44-5013d6c18e60", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-09-03T10:50:20.208Z", "updatedAt": "2025-09-03T10:50:20.208Z", "voucherNo": "V2025-26/0015", "ledgerName": "Electricity"}'),
  ('0199291d-4815-7336-93c9-7a7dfe182e70', '2025-09-08 11:36:48.917+00', '01a21989-0922-74b9-a688-907952884a48', 'Asha Example', 'admin', 'expense.create', 'expense', '0199291d-4815-737f-8a7f-419164eb5c54', '0199291d-4815-7441-ba12-8a640b917b39', NULL, '{"_id": "0199291d-4815-737f-8a7f-419164eb5c54", "date": "2025-09-08", "year": 2025, "month": 9, "amount": 273, "ledger": "01a21989-0cee-76d4-bf44-56fa101c1673", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-09-08T11:36:48.917Z", "updatedAt": "2025-09-08T11:36:48.917Z", "voucherNo": "V2025-26/0016", "ledgerName": "Internet"}'),
  ('01993c60-445a-7772-a136-0acbc5009f1f', '2025-09-12 05:22:45.978+00', '01a21989-0922-74b9-a688-957b9d20854c', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21989-0a70-729e-87e8-f52a4d4ba228', '01993c60-445a-7662-9b27-1d5bc5683a10', NULL, '{"_id": "01a21989-0a70-729e-87e8-f52a4d4ba228", "room": "Lab 2", "bCode": "FR-2510", "bTime": "15:00 to 17:00", "seats": 1, "endDate": "2026-02-03", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "17:00", "start": "15:00", "weekday": 2}, {"end": "17:00", "start": "15:00", "weekday": 4}, {"end": "17:00", "start": "15:00", "weekday": 6}], "startDate": "2025-10-03", "courseName": "Français des affaires"}'),
  ('01994735-b681-72cb-a4cb-101988d7a554', '2025-09-14 07:52:06.529+00', '01a21989-0922-74b9-a688-957b9d20854c', 'Hari Example', 'hr', 'fee.record', 'receipt', '01994735-b681-7219-afe2-75d638475c99', '01994735-b681-72c9-b29b-d69c967308d4', NULL, '{"_id": "01994735-b681-7219-afe2-75d638475c99", "due": 0, "date": "2025-09-14", "paid": 15000, "year": 2025, "bCode": "DM-2508", "month": 9, "course": "Digital Marketing", "changed": false, "payMode": "Cash", "payable": 15000, "student": "0199483e-e8b1-771d-b580-fb9e17e97000", "version": 1, "issuedOn": "2025-09-14", "receiptNo": "2025-26/000006"}'),
  ('0199483e-e8b1-70d3-92a3-e0eb42b68e40', '2025-09-14 12:41:46.417+00', '01a21989-0922-74b9-a688-957b9d20854c', 'Hari Example', 'hr', 'student.register', 'student', '0199483e-e8b1-771d-b580-fb9e17e97000', '0199483e-e8b1-71bd-b00d-2e2e61ff3a01', NULL, '{"_id": "0199483e-e8b1-771d-b580-fb9e17e97000", "fee": 15000, "mode": "online", "batch": "DM-2508", "course": "Digital Marketing", "status": "Active", "PaidFee": 0, "dueDate": "2025-10-19", "endDate": "2025-11-11", "version": 1, "TotalFee": 15000, "declared": null, "isPlaced": "placed", "cduration": "3 months", "PendingFee": 15000, "isCompleted": "yes", "joiningDate": "2025-09-14"}'),
  ('0199c7c0-0ba8-771c-aaf2-06756901961e', '2025-10-09 06:54:35.944+00', '01a21989-0922-74b9-a688-957b9d20854c', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21989-0a70-729e-87e8-f846560f021d', '0199c7c0-0ba8-70ff-87ff-2a387d0775f3', NULL, '{"_id": "01a21989-0a70-729e-87e8-f846560f021d", "room": "Room 1", "bCode": "TALLY-2510", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-01-30", "trainer": "Dev Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}], "startDate": "2025-10-30", "courseName": "Tally with GST"}'),
  ('019a24d1-6480-757e-a915-b1dfba37273d', '2025-10-27 08:38:13.888+00', '01a21989-0922-74b9-a688-957b9d20854c', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '019a24d1-6480-74fa-be9e-377d85b90220', '019a24d1-6480-73d7-bdf4-a9dd8ac71cc8', NULL, '{"_id": "019a24d1-6480-74fa-be9e-377d85b90220", "date": "2025-10-27", "mode": "offline", "year": 2025, "month": 10, "course": "Full Stack Web Development", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "nextCall": null, "Enquirymode": "offline"}'),
  ('019a24d1-6480-7641-a9f0-17393de7b5e6', '2025-10-27 08:38:13.888+00', '01a21989-0922-74b9-a688-957b9d20854c', 'Hari Example', 'hr', 'enquiry.status', 'enquiry', '019a24d1-6480-74fa-be9e-377d85b90220', '019a24d1-6480-7518-9742-eac785cc0dab', '{"status": "Open"}', '{"status": "Pending"}'),
  ('019a3e0d-cbe7-7280-b0c6-2851c5cb42d1', '2025-11-01 06:14:42.919+00', '01a21989-0922-74b9-a688-907952884a48', 'Asha Example', 'admin', 'expense.create', 'expense', '019a3e0d-cbe7-74af-be9d-761bf34b5d00', '019a3e0d-cbe7-763e-84c4-b359a07a282e', NULL, '{"_id": "019a3e0d-cbe7-74af-be9d-761bf34b5d00", "date": "2025-11-01", "year": 2025, "month": 11, "amount": 1250, "ledger": "01a21989-0cee-76d4-bf44-4f796b9446e5", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-11-01T06:14:42.919Z", "updatedAt": "2025-11-01T06:14:42.919Z", "voucherNo": "V2025-26/0017", "ledgerName": "Rent"}'),
  ('019a499b-18e8-71b8-9682-91fc40665408', '2025-11-03 12:04:52.584+00', '01a21989-0922-74b9-a688-907952884a48', 'Asha Example', 'admin', 'expense.create', 'expense', '019a499b-18e8-753d-ae55-940c92621025', '019a499b-18e8-722e-bb6c-1444601e4e4f', NULL, '{"_id": "019a499b-18e8-753d-ae55-940c92621025", "date": "2025-11-03", "year": 2025, "month": 11, "amount": 2250, "ledger": "01a21989-0cee-76d4-bf44-4b315b9d155e", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-11-03T12:04:52.584Z", "updatedAt": "2025-11-03T12:04:52.584Z", "voucherNo": "V2025-26/0018", "ledgerName": "Salaries"}'),
  ('019a4dd1-d13d-7151-920e-62d38ec9de40', '2025-11-04 07:43:07.581+00', '01a21989-0922-74b9-a688-957b9d20854c', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21989-0a70-729e-87e8-fc1a76c24016', '019a4dd1-d13d-7497-9fc9-80a94f10a8d2', NULL, '{"_id": "01a21989-0a70-729e-87e8-fc1a76c24016", "room": "Room 2", "bCode": "PY-2511", "bTime": "18:00 to 20:00", "seats": 1, "endDate": "2026-03-25", "trainer": "Esther Example", "version": 1, "sessions": [{"end": "20:00", "start": "18:00", "weekday": 1}, {"end": "20:00", "start": "18:00", "weekday": 3}, {"end": "20:00", "start": "18:00", "weekday": 5}], "startDate": "2025-11-25", "courseName": "Python Programming"}'),
  ('019a5870-be50-733f-b73f-3f260484ffa7', '2025-11-06 09:12:55.12+00', '01a21989-0922-74b9-a688-907952884a48', 'Asha Example', 'admin', 'expense.create', 'expense', '019a5870-be50-74aa-881a-2ed1858fd95c', '019a5870-be50-75a0-91b8-9bb3052bfc02', NULL, '{"_id": "019a5870-be50-74aa-881a-2ed1858fd95c", "date": "2025-11-06", "year": 2025, "month": 11, "amount": 100, "ledger": "01a21989-0cee-76d4-bf44-56fa101c1673", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-11-06T09:12:55.120Z", "updatedAt": "2025-11-06T09:12:55.120Z", "voucherNo": "V2025-26/0019", "ledgerName": "Internet"}'),
  ('019a58cd-919f-73b0-b535-864b8d700f78', '2025-11-06 10:54:18.527+00', '01a21989-0922-74b9-a688-907952884a48', 'Asha Example', 'admin', 'expense.create', 'expense', '019a58cd-919f-74c6-b0d2-b84fd46f5ede', '019a58cd-919f-70ca-bcc9-3c39788d9459', NULL, '{"_id": "019a58cd-919f-74c6-b0d2-b84fd46f5ede", "date": "2025-11-06", "year": 2025, "month": 11, "amount": 300, "ledger": "01a21989-0cee-76d4-bf44-5013d6c18e60", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-11-06T10:54:18.527Z", "updatedAt": "2025-11-06T10:54:18.527Z", "voucherNo": "V2025-26/0020", "ledgerName": "Electricity"}'),
  ('019acdcb-3f5e-72ff-9f6d-b787354e7ca0', '2025-11-29 04:07:20.67+00', '01a21989-0922-74b9-a688-957b9d20854c', 'Hari Example', 'hr', 'student.register', 'student', '019acdcb-3f5e-7037-9935-4570992ae0e3', '019acdcb-3f5e-7113-aa08-a5050ee47b00', NULL, '{"_id": "019acdcb-3f5e-7037-9935-4570992ae0e3", "fee": 18000, "mode": "offline", "batch": "PY-2511", "course": "Python Programming", "status": "Active", "PaidFee": 0, "dueDate": "2026-01-03", "endDate": "2026-03-25", "version": 1, "TotalFee": 18000, "declared": null, "isPlaced": "notPlaced", "cduration": "4 months", "PendingFee": 18000, "isCompleted": "yes", "joiningDate": "2025-11-29"}'),
  ('019acefa-c7b2-70f3-886f-fe080acde722', '2025-11-29 09:38:52.978+00', '01a21989-0b8a-769d-8ef2-066026cc2720', 'Hina Sample', 'hr', 'fee.record', 'receipt', '019acefa-c7b2-745d-92ae-85023179afa2', '019acefa-c7b2-7266-acd3-3157b6fd97d0', NULL, '{"_id": "019acefa-c7b2-745d-92ae-85023179afa2", "due": 12000, "date": "2025-11-29", "paid": 6000, "year": 2025, "bCode": "PY-2511", "month": 11, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-7037-9935-4570992ae0e3", "version": 1, "issuedOn": "2025-11-29", "receiptNo": "2025-26/000007"}'),
  ('019ad88c-72fa-755f-b0dd-e2aa925eddcc', '2025-12-01 06:14:34.49+00', '01a21989-0922-74b9-a688-957b9d20854c', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21989-0a71-71d7-a981-efb4ea724ec2', '019ad88c-72fa-7193-8ada-7ee6a1f4237d', NULL, '{"_id": "01a21989-0a71-71d7-a981-efb4ea724ec2", "room": "Lab 1", "bCode": "FSW-2512", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-08-22", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}], "startDate": "2025-12-22", "courseName": "Full Stack Web Development"}'),
  ('019b5e41-c6ac-72d2-bd9b-ce23cee94740', '2025-12-27 05:22:07.66+00', '01a21989-0922-74b9-a688-957b9d20854c', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21989-0a71-71d7-a981-f1b19fd5f4d0', '019b5e41-c6ac-7518-97c4-af460a2b80c9', NULL, '{"_id": "01a21989-0a71-71d7-a981-f1b19fd5f4d0", "room": "Lab 2", "bCode": "DA-2601", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-07-17", "trainer": "Binod Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}], "startDate": "2026-01-17", "courseName": "Data Analytics"}'),
  ('019b7ce0-50eb-76e0-b71e-d79becf224f8', '2026-01-02 04:03:54.219+00', '01a21989-0b8a-769d-8ef2-0abf08798373', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '019b7ce0-50eb-772c-9656-7294fa0d0ad9', '019b7ce0-50eb-70fa-b75b-5240ac54fd5a', NULL, '{"_id": "019b7ce0-50eb-772c-9656-7294fa0d0ad9", "due": 6000, "date": "2026-01-02", "paid": 6000, "year": 2026, "bCode": "PY-2511", "month": 1, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-7037-9935-4570992ae0e3", "version": 1, "issuedOn": "2026-01-02", "receiptNo": "2025-26/000008"}'),
  ('019b7d9a-7db3-7630-9206-ba121e9cbd9e', '2026-01-02 07:27:15.379+00', '01a21989-0922-74b9-a688-907952884a48', 'Asha Example', 'admin', 'expense.create', 'expense', '019b7d9a-7db3-720e-96a3-5abe0c69efe6', '019b7d9a-7db3-7773-b277-cfc53da036c4', NULL, '{"_id": "019b7d9a-7db3-720e-96a3-5abe0c69efe6", "date": "2026-01-02", "year": 2026, "month": 1, "amount": 1076, "ledger": "01a21989-0cee-76d4-bf44-4f796b9446e5", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2026-01-02T07:27:15.379Z", "updatedAt": "2026-01-02T07:27:15.379Z", "voucherNo": "V2025-26/0021", "ledgerName": "Rent"}'),
  ('019b92c8-7213-7032-9fff-c965c7829c61', '2026-01-06 10:09:28.595+00', '01a21989-0922-74b9-a688-907952884a48', 'Asha Example', 'admin', 'expense.create', 'expense', '019b92c8-7213-744a-a63b-b8a75e65cc3f', '019b92c8-7213-7260-8494-144f2b17cfb8', NULL, '{"_id": "019b92c8-7213-744a-a63b-b8a75e65cc3f", "date": "2026-01-06", "year": 2026, "month": 1, "amount": 258, "ledger": "01a21989-0cee-76d4-bf44-5013d6c18e60", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2026-01-06T10:09:28.595Z", "updatedAt": "2026-01-06T10:09:28.595Z", "voucherNo": "V2025-26/0022", "ledgerName": "Electricity"}'),
  ('019b96c0-e9f1-774f-b622-4100dc9b0352', '2026-01-07 04:39:43.857+00', '01a21989-0922-74b9-a688-907952884a48', 'Asha Example', 'admin', 'expense.create', 'expense', '019b96c0-e9f1-732e-ba99-0a51d40418eb', '019b96c0-e9f1-720d-80b8-9887c49b79e6', NULL, '{"_id": "019b96c0-e9f1-732e-ba99-0a51d40418eb", "date": "2026-01-07", "year": 2026, "month": 1, "amount": 1938, "ledger": "01a21989-0cee-76d4-bf44-4b315b9d155e", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2026-01-07T04:39:43.857Z", "updatedAt": "2026-01-07T04:39:43.857Z", "voucherNo": "V2025-26/0023", "ledgerName": "Salaries"}'),
  ('019b9be6-f910-704f-929f-6f3479e0b0b1', '2026-01-08 04:39:24.176+00', '01a21989-0922-74b9-a688-907952884a48', 'Asha Example', 'admin', 'expense.create', 'expense', '019b9be6-f910-720e-a5d2-1c9688e701bd', '019b9be6-f910-7398-b15d-f8d67af29aab', NULL, '{"_id": "019b9be6-f910-720e-a5d2-1c9688e701bd", "date": "2026-01-08", "year": 2026, "month": 1, "amount": 86, "ledger": "01a21989-0cee-76d4-bf44-56fa101c1673", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2026-01-08T04:39:24.176Z", "updatedAt": "2026-01-08T04:39:24.176Z", "voucherNo": "V2025-26/0024", "ledgerName": "Internet"}'),
  ('019bea69-43a4-7425-8857-829afb059be1', '2026-01-23 10:32:05.796+00', '01a21989-0922-74b9-a688-957b9d20854c', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21989-0a71-71d7-a981-f55839862e12', '019bea69-43a4-73dd-874e-2cccdacf5344', NULL, '{"_id": "01a21989-0a71-71d7-a981-f55839862e12", "room": "Room 1", "bCode": "GD-2602", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2026-07-13", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 5}], "startDate": "2026-02-13", "courseName": "Graphic Design"}'),
  ('019c1cef-33c4-70dd-ab26-db709f06356d', '2026-02-02 05:59:24.356+00', '01a21989-0922-74b9-a688-957b9d20854c', 'Hari Example', 'hr', 'fee.record', 'receipt', '019c1cef-33c4-774f-822e-4b83fbc4510c', '019c1cef-33c4-731c-b2a7-b9a48f4384e2', NULL, '{"_id": "019c1cef-33c4-774f-822e-4b83fbc4510c", "due": 0, "date": "2026-02-02", "paid": 6000, "year": 2026, "bCode": "PY-2511", "month": 2, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-7037-9935-4570992ae0e3", "version": 1, "issuedOn": "2026-02-02", "receiptNo": "2025-26/000009"}'),
  ('019c31b6-9ffd-776a-9675-0fcbd8710e8f', '2026-02-06 06:49:38.045+00', '01a21989-0922-74b9-a688-907952884a48', 'Asha Example', 'admin', 'expense.create', 'expense', '019c31b6-9ffd-71d6-9c0f-841b217fd920', '019c31b6-9ffd-74cf-bf30-6010419511ae', NULL, '{"_id": "019c31b6-9ffd-71d6-9c0f-841b217fd920", "date": "2026-02-06", "year": 2026, "month": 2, "amount": 2457, "ledger": "01a21989-0cee-76d4-bf44-4b315b9d155e", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2026-02-06T06:49:38.045Z", "updatedAt": "2026-02-06T06:49:38.045Z", "voucherNo": "V2025-26/0025", "ledgerName": "Salaries"}'),
  ('019c369f-a274-739c-bb48-35feeb202c0a', '2026-02-07 05:42:37.428+00', '01a21989-0922-74b9-a688-907952884a48', 'Asha Example', 'admin', 'expense.create', 'expense', '019c369f-a274-71f1-be84-ea75ca627545', '019c369f-a274-746b-a7f2-7b7b89751bc9', NULL, '{"_id": "019c369f-a274-71f1-be84-ea75ca627545", "date": "2026-02-07", "year": 2026, "month": 2, "amount": 1365, "ledger": "01a21989-0cee-76d4-bf44-4f796b9446e5", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2026-02-07T05:42:37.428Z", "updatedAt": "2026-02-07T05:42:37.428Z", "voucherNo": "V2025-26/0026", "ledgerName": "Rent"}'),
  ('019c411e-2084-7395-87f2-b5e2ed23e072', '2026-02-09 06:36:59.396+00', '01a21989-0922-74b9-a688-907952884a48', 'Asha Example', 'admin', 'expense.create', 'expense', '019c411e-2084-76fa-bf7e-847cf91b318c', '019c411e-2084-7603-9bcd-4e8bee44905e', NULL, '{"_id": "019c411e-2084-76fa-bf7e-847cf91b318c", "date": "2026-02-09", "year": 2026, "month": 2, "amount": 327, "ledger": "01a21989-0cee-76d4-bf44-5013d6c18e60", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2026-02-09T06:36:59.396Z", "updatedAt": "2026-02-09T06:36:59.396Z", "voucherNo": "V2025-26/0027", "ledgerName": "Electricity"}'),
  ('019c423e-23a9-7523-8c4e-e39cb94dc7c3', '2026-02-09 11:51:34.569+00', '01a21989-0922-74b9-a688-907952884a48', 'Asha Example', 'admin', 'expense.create', 'expense', '019c423e-23a9-7423-ba76-334b9714ff47', '019c423e-23a9-72e5-8a06-1892a4876d41', NULL, '{"_id": "019c423e-23a9-7423-ba76-334b9714ff47", "date": "2026-02-09", "year": 2026, "month": 2, "amount": 109, "ledger": "01a21989-0cee-76d4-bf44-56fa101c1673", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2026-02-09T11:51:34.569Z", "updatedAt": "2026-02-09T11:51:34.569Z", "voucherNo": "V2025-26/0028", "ledgerName": "Internet"}'),
  ('019c7004-9136-754a-8928-f698805b3a4f', '2026-02-18 09:11:13.462+00', '01a21989-0922-74b9-a688-957b9d20854c', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21989-0a71-71d7-a981-fa36ed63a174', '019c7004-9136-71cb-9f84-79be78afb9ad', NULL, '{"_id": "01a21989-0a71-71d7-a981-fa36ed63a174", "room": "Room 2", "bCode": "DM-2603", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-06-11", "trainer": "Dev Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}], "startDate": "2026-03-11", "courseName": "Digital Marketing"}'),
  ('019cfa32-3a20-72fa-a75e-9ceed1179102', '2026-03-17 05:08:41.632+00', '01a21989-0922-74b9-a688-957b9d20854c', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21989-0a71-71d7-a981-ffc5a2a03ff1', '019cfa32-3a20-744a-8dae-1ff743111b25', NULL, '{"_id": "01a21989-0a71-71d7-a981-ffc5a2a03ff1", "room": "Lab 1", "bCode": "HT-2604", "bTime": "10:00 to 12:00", "seats": 1, "endDate": "2026-06-07", "trainer": "Esther Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 5}], "startDate": "2026-04-07", "courseName": "Hindi Typing"}'),
  ('019d47ad-09b4-71b9-92bb-831504801261', '2026-04-01 06:13:35.796+00', '01976d38-7d5f-70e8-a278-9999f6952c6d', '', 'student', 'project.add', 'project', '019d47ad-09b4-776b-b433-79e6efa565fb', '019d47ad-09b4-740d-a7cf-5a3f28bd0c4e', NULL, '{"_id": "019d47ad-09b4-776b-b433-79e6efa565fb", "student": "01976d38-7d5f-70e8-a278-9999f6952c6d", "version": 1}'),
  ('019d805b-85ba-74e8-aeba-aa5c760d0894', '2026-04-12 06:22:54.906+00', '01a21989-0922-74b9-a688-957b9d20854c', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21989-0a71-71d7-a982-002a6276b14e', '019d805b-85ba-74c8-8089-55b5521d38df', NULL, '{"_id": "01a21989-0a71-71d7-a982-002a6276b14e", "room": "Lab 2", "bCode": "FR-2605", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2026-09-03", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 5}], "startDate": "2026-05-03", "courseName": "Français des affaires"}'),
  ('019daf1c-ae23-720d-a369-1cb851deb5c2', '2026-04-21 08:16:25.635+00', '01976d38-7d5f-70e8-a278-9999f6952c6d', '', 'student', 'portfolio.add', 'portfolio', '019daf1c-ae23-72dc-bd6e-e5302ad9bbe0', '019daf1c-ae23-753e-880e-33b5f7133c86', NULL, '{"_id": "019daf1c-ae23-72dc-bd6e-e5302ad9bbe0", "student": "01976d38-7d5f-70e8-a278-9999f6952c6d", "version": 1}'),
  ('019e0afc-7890-7189-9e72-17d303fa5f86', '2026-05-09 04:26:18.64+00', '01a21989-0922-74b9-a688-957b9d20854c', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21989-0a71-71d7-a982-076f6b4d59ac', '019e0afc-7890-70f0-8b59-c6c4fbc02ef1', NULL, '{"_id": "01a21989-0a71-71d7-a982-076f6b4d59ac", "room": "Room 1", "bCode": "TALLY-2605", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-08-30", "trainer": "Binod Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}], "startDate": "2026-05-30", "courseName": "Tally with GST"}'),
  ('019e91fd-57b9-7431-90b1-891584e68f14', '2026-06-04 09:35:59.929+00', '01a21989-0922-74b9-a688-957b9d20854c', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21989-0a71-71d7-a982-091e8c671f56', '019e91fd-57b9-77dc-8afa-0743f0ca5b3c', NULL, '{"_id": "01a21989-0a71-71d7-a982-091e8c671f56", "room": "Room 2", "bCode": "PY-2606", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2026-10-25", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 5}], "startDate": "2026-06-25", "courseName": "Python Programming"}'),
  ('019f1d81-7446-7762-b94d-1c5a5b92b335', '2026-07-01 11:47:31.014+00', '01a21989-0922-74b9-a688-957b9d20854c', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21989-0a71-71d7-a982-0d329ad69657', '019f1d81-7446-7595-803b-40de223b7822', NULL, '{"_id": "01a21989-0a71-71d7-a982-0d329ad69657", "room": "Lab 1", "bCode": "FSW-2607", "bTime": "10:00 to 12:00", "seats": 1, "endDate": null, "trainer": "Dev Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 5}], "startDate": "2026-07-22", "courseName": "Full Stack Web Development"}'),
  ('019f4660-91bf-748f-ae34-31b36e93590e', '2026-07-09 10:16:01.727+00', '01976d38-7d5f-70e8-a278-9999f6952c6d', '', 'student', 'portfolio.add', 'portfolio', '019f4660-91bf-7552-a5d3-4efb34dec652', '019f4660-91bf-763a-bfe1-70d793539ec2', NULL, '{"_id": "019f4660-91bf-7552-a5d3-4efb34dec652", "student": "01976d38-7d5f-70e8-a278-9999f6952c6d", "version": 1}'),
  ('019fa230-ae6c-7315-b8bf-25e4b98e1aec', '2026-07-27 06:08:47.212+00', '01a21989-0922-74b9-a688-957b9d20854c', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21989-0a72-75ed-8279-77cc93be35da', '019fa230-ae6c-7029-ab6d-a8166956d7a2', NULL, '{"_id": "01a21989-0a72-75ed-8279-77cc93be35da", "room": "Lab 2", "bCode": "DA-2608", "bTime": "10:00 to 12:00", "seats": 1, "endDate": "2027-02-17", "trainer": "Esther Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 6}], "startDate": "2026-08-17", "courseName": "Data Analytics"}'),
  ('01a02eaf-9c16-747c-9b63-386187f55faf', '2026-08-23 12:54:15.83+00', '01a21989-0922-74b9-a688-957b9d20854c', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21989-0a72-75ed-8279-79847f1ae0b5', '01a02eaf-9c16-7419-b1cc-ecd637400afb', NULL, '{"_id": "01a21989-0a72-75ed-8279-79847f1ae0b5", "room": "Room 1", "bCode": "GD-2609", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2027-02-13", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 5}], "startDate": "2026-09-13", "courseName": "Graphic Design"}'),
  ('01a0b40e-f07d-74a6-bac2-d390a7c5c396', '2026-09-18 10:27:53.085+00', '01a21989-0922-74b9-a688-957b9d20854c', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21989-0a72-75ed-8279-7efa425a4415', '01a0b40e-f07d-7013-988e-a26624710f38', NULL, '{"_id": "01a21989-0a72-75ed-8279-7efa425a4415", "room": "Room 2", "bCode": "DM-2610", "bTime": "12:30 to 14:30", "seats": 1, "endDate": null, "trainer": "Binod Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 5}], "startDate": "2026-10-09", "courseName": "Digital Marketing"}'),
  ('01a0d6d4-797a-7362-9bb3-0d0510c37f79', '2026-09-25 04:30:44.09+00', '01976d38-7d5f-70e8-a278-9999f6952c6d', '', 'student', 'project.add', 'project', '01a0d6d4-797a-7670-afbe-13b221371339', '01a0d6d4-797a-7111-8ce1-507f5e341af2', NULL, '{"_id": "01a0d6d4-797a-7670-afbe-13b221371339", "student": "01976d38-7d5f-70e8-a278-9999f6952c6d", "version": 1}'),
  ('01a11b91-9b52-74ff-bfe7-fdbcdaf0c4a6', '2026-10-08 12:51:29.746+00', '01a21989-0922-74b9-a688-957b9d20854c', 'Hari Example', 'hr', 'student.register', 'student', '01a11b91-9b52-77e5-8572-91caf63af810', '01a11b91-9b52-74ba-808b-e32fc6c682f0', NULL, '{"_id": "01a11b91-9b52-77e5-8572-91caf63af810", "fee": 13500, "mode": "offline", "batch": "DM-2610", "course": "Digital Marketing", "status": "Active", "PaidFee": 0, "dueDate": "2026-11-12", "endDate": null, "version": 1, "TotalFee": 13500, "declared": null, "isPlaced": "notPlaced", "cduration": "3 months", "PendingFee": 13500, "isCompleted": "no", "joiningDate": "2026-10-08"}'),
  ('01a13e7e-69d3-7575-baea-ec128c3465b2', '2026-10-15 07:37:14.451+00', '01a21989-0922-74b9-a688-957b9d20854c', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21989-0a72-75ed-8279-826f735a305e', '01a13e7e-69d3-778d-9f39-ace659a2a4f5', NULL, '{"_id": "01a21989-0a72-75ed-8279-826f735a305e", "room": "Lab 1", "bCode": "HT-2611", "bTime": "10:00 to 12:00", "seats": 1, "endDate": "2027-01-05", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 6}], "startDate": "2026-11-05", "courseName": "Hindi Typing"}'),
  ('01a19b44-4019-7520-8ab5-a0e893a0a298', '2026-11-02 07:58:23.769+00', '01a21989-0922-74b9-a688-907952884a48', 'Asha Example', 'admin', 'expense.create', 'expense', '01a19b44-4019-726e-89cb-c76b19cd82d9', '01a19b44-4019-7794-99ee-e753c8265dc5', NULL, '{"_id": "01a19b44-4019-726e-89cb-c76b19cd82d9", "date": "2026-11-02", "year": 2026, "month": 11, "amount": 221, "ledger": "01a21989-0cee-76d4-bf44-4f796b9446e5", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2026-11-02T07:58:23.769Z", "updatedAt": "2026-11-02T07:58:23.769Z", "voucherNo": "V2026-27/0001", "ledgerName": "Rent"}'),
  ('01a19c3d-3bc5-7470-a611-180f2e7beeb9', '2026-11-02 12:30:21.125+00', '01a21989-0922-74b9-a688-907952884a48', 'Asha Example', 'admin', 'expense.create', 'expense', '01a19c3d-3bc5-7554-8ceb-c6dc2bffa375', '01a19c3d-3bc5-77ad-9517-d905a4f6155e', NULL, '{"_id": "01a19c3d-3bc5-7554-8ceb-c6dc2bffa375", "date": "2026-11-02", "year": 2026, "month": 11, "amount": 398, "ledger": "01a21989-0cee-76d4-bf44-4b315b9d155e", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2026-11-02T12:30:21.125Z", "updatedAt": "2026-11-02T12:30:21.125Z", "voucherNo": "V2026-27/0002", "ledgerName": "Salaries"}'),
  ('01a1a4b8-370c-745c-a457-9fc25afbf739', '2026-11-04 04:01:38.572+00', '01a21989-0922-74b9-a688-907952884a48', 'Asha Example', 'admin', 'expense.create', 'expense', '01a1a4b8-370c-75e7-a816-02cc97b84156', '01a1a4b8-370c-74bd-8ff9-b898e6c55991', NULL, '{"_id": "01a1a4b8-370c-75e7-a816-02cc97b84156", "date": "2026-11-04", "year": 2026, "month": 11, "amount": 53, "ledger": "01a21989-0cee-76d4-bf44-5013d6c18e60", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2026-11-04T04:01:38.572Z", "updatedAt": "2026-11-04T04:01:38.572Z", "voucherNo": "V2026-27/0003", "ledgerName": "Electricity"}'),
  ('01a1b03c-724d-7217-8636-82813e80c2d2', '2026-11-06 09:41:53.869+00', '01a21989-0922-74b9-a688-957b9d20854c', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b03c-724d-7068-9f70-5649baf33095', '01a1b03c-724d-700c-bc5b-aafdeb5d06ba', NULL, '{"date": "2026-11-06", "absent": 1, "present": 0, "batchCode": "DM-2610"}'),
  ('01a1b03c-74c1-7363-9fb5-2849b97651b8', '2026-11-06 09:41:54.497+00', '01a21989-0922-74b9-a688-957b9d20854c', 'Hari Example', 'hr', 'student.register', 'student', '01a1b03c-74c1-746e-a453-117eb63e74ff', '01a1b03c-74c1-7549-83a2-d70ae8590242', NULL, '{"_id": "01a1b03c-74c1-746e-a453-117eb63e74ff", "fee": 4050, "mode": "online", "batch": "HT-2611", "course": "Hindi Typing", "status": "Active", "PaidFee": 0, "dueDate": "2026-12-11", "endDate": null, "version": 1, "TotalFee": 4050, "declared": null, "isPlaced": "notPlaced", "cduration": "2 months", "PendingFee": 4050, "isCompleted": "no", "joiningDate": "2026-11-06"}'),
  ('01a1b0c9-1727-72b2-b6f3-55f6c9bcad40', '2026-11-06 12:15:31.111+00', '01a21989-0922-74b9-a688-957b9d20854c', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b0c9-1727-7007-9bab-32ad2602775b', '01a1b0c9-1727-74db-af76-ed85820f75a3', NULL, '{"date": "2026-11-06", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1b4a5-afa4-71fa-9ca6-f53beef99f51', '2026-11-07 06:15:19.716+00', '01a21989-0922-74b9-a688-907952884a48', 'Asha Example', 'admin', 'student.disable', 'student', '01a11b91-9b52-77e5-8572-91caf63af810', '01a1b4a5-afa4-70a9-a1a1-cdc64f7d1d47', '{"status": "Active"}', '{"status": "Disable"}'),
  ('01a1b51d-6a8b-7205-b422-a72cb3702c56', '2026-11-07 08:26:06.347+00', '01a21989-0922-74b9-a688-957b9d20854c', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b51d-6a8b-741e-8629-f11539cda6cd', '01a1b51d-6a8b-73f9-b090-c3caa966b6c7', NULL, '{"date": "2026-11-07", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1be83-9230-7199-82a3-75e060027abf', '2026-11-09 04:14:16.112+00', NULL, '', 'anyone', 'student.apply', 'student', '01a1be83-9230-7236-9b98-7297d28610a6', '01a1be83-9230-775d-843b-ba6345e4c8c5', NULL, '{"_id": "01a1be83-9230-7236-9b98-7297d28610a6", "fee": 16500, "mode": "offline", "batch": "FR-2612", "course": "Français des affaires", "status": "Pending", "PaidFee": 0, "dueDate": "2027-01-05", "endDate": null, "version": 1, "TotalFee": 0, "declared": {"fee": 16500, "Paidfee": 8250, "payMode": "Online"}, "isPlaced": "notPlaced", "cduration": "4 months", "PendingFee": 0, "isCompleted": "no", "joiningDate": "2026-12-01"}'),
  ('01a1c041-4eb3-77d9-b2cb-14a32d22b283', '2026-11-09 12:21:07.891+00', '01a21989-0922-74b9-a688-957b9d20854c', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1c041-4eb3-72d5-a1d5-41aba0cf8c75', '01a1c041-4eb3-7595-b785-858d950d14ab', NULL, '{"date": "2026-11-09", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1c057-66d2-7684-8ca2-b554fcabcec1', '2026-11-09 12:45:15.858+00', '01a21989-0922-74b9-a688-907952884a48', 'Asha Example', 'admin', 'expense.create', 'expense', '01a1c057-66d2-72fe-94f7-98631d88077f', '01a1c057-66d2-751a-a7e0-84ad12c615e0', NULL, '{"_id": "01a1c057-66d2-72fe-94f7-98631d88077f", "date": "2026-11-09", "year": 2026, "month": 11, "amount": 17, "ledger": "01a21989-0cee-76d4-bf44-56fa101c1673", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2026-11-09T12:45:15.858Z", "updatedAt": "2026-11-09T12:45:15.858Z", "voucherNo": "V2026-27/0004", "ledgerName": "Internet"}'),
  ('01a1c432-5b10-7237-90a7-6850582bb312', '2026-11-10 06:43:16.88+00', '01a21989-0922-74b9-a688-957b9d20854c', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21989-0a72-75ed-8279-85429d370ab9', '01a1c432-5b10-7577-bad6-5a38477fe034', NULL, '{"_id": "01a21989-0a72-75ed-8279-85429d370ab9", "room": "Lab 2", "bCode": "FR-2612", "bTime": "15:00 to 17:00", "seats": 1, "endDate": null, "trainer": "Dev Example", "version": 1, "sessions": [{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 2}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 4}, {"end": "17:00", "start": "15:00", "weekday": 5}], "startDate": "2026-12-01", "courseName": "Français des affaires"}'),
  ('01a1c53b-8e49-7570-9f80-530c81c5a6e5', '2026-11-10 11:32:57.033+00', '01a21989-0922-74b9-a688-957b9d20854c', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1c53b-8e49-7405-99d8-b6a83c5e9032', '01a1c53b-8e49-7498-af91-f852d4d0a8b6', NULL, '{"date": "2026-11-10", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ca38-8fec-72c6-8f08-9aeb2a9d878a', '2026-11-11 10:47:46.924+00', '01a21989-0922-74b9-a688-957b9d20854c', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ca38-8fec-7730-804d-3f948c9aab4b', '01a1ca38-8fec-729b-9655-d6e361a91b2b', NULL, '{"date": "2026-11-11", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ce42-8cd3-71b3-a25e-aa2ffd067696', '2026-11-12 05:37:10.355+00', '01a21989-0922-74b9-a688-957b9d20854c', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ce42-8cd3-752b-b6b9-5f96915b722a', '01a1ce42-8cd3-7393-8039-2e4c87495ecf', NULL, '{"date": "2026-11-12", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1cf35-657d-736e-8f86-3ea4ffc52db5', '2026-11-12 10:02:25.533+00', '01a21989-0b8a-769d-8ef2-066026cc2720', 'Hina Sample', 'hr', 'fee.record', 'receipt', '01a1cf35-657d-77c9-a65e-4b43e9f98d60', '01a1cf35-657d-76f7-8aa1-8e04a2c5ccc6', NULL, '{"_id": "01a1cf35-657d-77c9-a65e-4b43e9f98d60", "due": 3050, "date": "2026-11-12", "paid": 1000, "year": 2026, "bCode": "HT-2611", "month": 11, "course": "Hindi Typing", "changed": false, "payMode": "Online", "payable": 4050, "student": "01a1b03c-74c1-746e-a453-117eb63e74ff", "version": 1, "issuedOn": "2026-11-12", "receiptNo": "2026-27/000001"}'),
  ('01a1d445-07d9-74af-b73a-b0d86e131fda', '2026-11-13 09:37:36.217+00', '01a21989-0922-74b9-a688-957b9d20854c', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1d445-07d9-73a6-97b8-42d4ba79a95b', '01a1d445-07d9-73b5-b537-c6414ca218a0', NULL, '{"date": "2026-11-13", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1d916-73a3-730d-8834-ae2203f091cd', '2026-11-14 08:04:49.699+00', '01a21989-0922-74b9-a688-957b9d20854c', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1d916-73a3-72d1-8574-508dc08d32a0', '01a1d916-73a3-7176-a12b-88fef73cddb3', NULL, '{"date": "2026-11-14", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1e402-4a37-7799-b518-3a0abf9e1f6a', '2026-11-16 10:58:37.751+00', '01a21989-0922-74b9-a688-957b9d20854c', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1e402-4a37-7652-98ee-8dadc4b69c63', '01a1e402-4a37-7743-8711-9590c72c9e35', NULL, '{"date": "2026-11-16", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1e95a-a683-70ea-acd8-25e3e8de0c12', '2026-11-17 11:53:14.627+00', '01a21989-0922-74b9-a688-957b9d20854c', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1e95a-a683-7043-80ce-56860a8e0cb6', '01a1e95a-a683-73f2-8f4e-64fa3e89de03', NULL, '{"date": "2026-11-17", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ee80-40dd-7686-92ea-d14f0d102065', '2026-11-18 11:52:25.053+00', '01a21989-0922-74b9-a688-957b9d20854c', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ee80-40dd-77aa-8991-01c73618b3de', '01a1ee80-40dd-73ea-b5c3-e2fa1648946e', NULL, '{"date": "2026-11-18", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1f2a8-7850-7159-a254-2e8937458fef', '2026-11-19 07:14:49.552+00', '01a21989-0922-74b9-a688-957b9d20854c', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1f2a8-7850-75c4-b9be-f78538fb93ed', '01a1f2a8-7850-7783-8ced-7e87e8422ce4', NULL, '{"date": "2026-11-19", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1f8c0-38a9-742f-862e-3f99b5064b8b', '2026-11-20 11:38:29.417+00', '01a21989-0922-74b9-a688-957b9d20854c', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1f8c0-38a9-744e-a6c1-0ce125037667', '01a1f8c0-38a9-73ae-9785-652db7f273d0', NULL, '{"date": "2026-11-20", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1fb86-a83e-733e-8da9-32a2d276550b', '2026-11-21 00:34:28.542+00', '01a21989-0922-74b9-a688-957b9d20854c', 'Hari Example', 'hr', 'student.register', 'student', '01a1fb86-a83e-77bb-9905-dbcd27141e68', '01a1fb86-a83e-748e-a525-d7e320411518', NULL, '{"_id": "01a1fb86-a83e-77bb-9905-dbcd27141e68", "fee": 4050, "mode": "offline", "batch": "HT-2611", "course": "Hindi Typing", "status": "Active", "PaidFee": 0, "dueDate": "2026-12-26", "endDate": null, "version": 1, "TotalFee": 4050, "declared": null, "isPlaced": "notPlaced", "cduration": "2 months", "PendingFee": 4050, "isCompleted": "no", "joiningDate": "2026-11-21"}'),
  ('01a21989-094d-74b5-bab3-3f250cbbf543', '2026-11-21 04:30:00+00', NULL, '', 'system', 'institute.create', 'institute', '00000000-0000-0000-0000-000000000000', 'dump', NULL, '{"name": "Namuna Training Institute (demo)", "phone": "+91 55500 00000", "address": "1 Example Road, Example Nagar", "timeZone": "Asia/Kolkata", "selfRegistration": true}'),
  ('01a21989-0966-7464-8f75-d700118ced6a', '2026-11-21 04:30:00+00', NULL, '', 'system', 'staff.create', 'account', '01a21989-0922-74b9-a688-907952884a48', 'dump', NULL, '{"id": "01a21989-0922-74b9-a688-907952884a48", "name": "Asha Example", "role": "admin", "email": "admin@example.com"}'),
  ('01a21989-0973-73d2-a0f0-4911bc9f3101', '2026-11-21 04:30:00+00', NULL, '', 'system', 'staff.create', 'account', '01a21989-0922-74b9-a688-957b9d20854c', 'dump', NULL, '{"id": "01a21989-0922-74b9-a688-957b9d20854c", "name": "Hari Example", "role": "hr", "email": "hr@example.com"}'),
  ('01a21989-0f66-7150-a6ea-57204bdd4fc3', '2026-11-21 04:30:00+00', '01a21989-0922-74b9-a688-907952884a48', 'Asha Example', 'admin', 'discount.give', 'student', '01a1b03c-74c1-746e-a453-117eb63e74ff', 'dump', NULL, '{"amount": "500.00", "course": "Hindi Typing"}'),
  ('01a21989-0fce-72ff-bb77-222d8dc73003', '2026-11-21 04:30:00+00', '01a21989-0922-74b9-a688-907952884a48', 'Asha Example', 'admin', 'refund.record', 'refund', '01a21989-0fa6-70a9-b895-60fe9b414813', 'dump', NULL, '{"_id": "01a21989-0fa6-70a9-b895-60fe9b414813", "date": "2026-11-21T00:00:00.000Z", "bCode": "HT-2611", "amount": "200.00", "course": "Hindi Typing", "payMode": "Cash", "student": "01a1b03c-74c1-746e-a453-117eb63e74ff", "version": 1, "issuedOn": "2026-11-21T00:00:00.000Z", "refundNo": "R2026-27/0001", "enrolment": "01a1b03c-74c1-71b7-81c3-5d3177d5def1", "paidAfter": "800.00", "paidBefore": "1000.00"}'),
  ('01a21989-1308-71c3-919c-5218edcc8d24', '2026-11-21 04:30:00+00', NULL, '', 'system', 'student.update', 'student', '01976d38-7d5f-70e8-a278-9999f6952c6d', 'dump', '{}', '{}');
insert into audit_link ("n", "entry_id", "entry_digest", "subject_id", "personal_fields", "personal_digests", "latest_at", "chained_at", "hash") overriding system value values
  ('1', '019583bb-5506-73f3-a1ef-99a72223b8c5', E'\\x338a3abf5372b5f0a067f9e1f284721e799f55182d16c4d698e63d5d84254846', NULL, '{}', E'\\x', '2025-03-11 05:44:07.174+00', '2026-11-21 04:30:00+00', E'\\x2080b23d6257ed1ce02dcb631093158a2491cd0303daf09a50d8cf267875dc0e'),
  ('10', '0195eaed-5b52-7721-88c3-6de508e96615', E'\\x1050a5a5fbf50dbac728f9852bd99c310a81853bb5770872ffd966f69c1418fc', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x78dd60282c8d7022d109ce05d92a75def091ad10daf96798c397c6afd6abe3de'),
  ('100', '01a19c3d-3bc5-7470-a611-180f2e7beeb9', E'\\xa2121d2a3a93a46e9ef1fbd81d5315a858d6c09bd22adaf5130e79dfbccd800d', NULL, '{}', E'\\x', '2026-11-02 12:30:21.125+00', '2026-11-21 04:30:00+00', E'\\xc75ba3ecdf82dbb981f88d9b8ef685a0058e4f46713b19b5f90fb5ff85e8f2c7'),
  ('101', '01a1a4b8-370c-745c-a457-9fc25afbf739', E'\\x898552e4a14388b2a2bae617bd9d248d77067aeb34d6440143b2fe84afaa744e', NULL, '{}', E'\\x', '2026-11-04 04:01:38.572+00', '2026-11-21 04:30:00+00', E'\\x76e6f34d3ccaf76892195ec17fe127bb49a23b16a291a0ee116e14d8f4a2fac7'),
  ('102', '01a1b03c-724d-7217-8636-82813e80c2d2', E'\\xe7c35d637c105731f7de4fae3b600b57e37eae059bd2ee60b10a6fcd16cddb37', NULL, '{}', E'\\x', '2026-11-06 09:41:53.869+00', '2026-11-21 04:30:00+00', E'\\x8311a13bbcbba9ecad1bc34ce6c33b558e28a03dec9c0aa893e4b3f8f5b66758'),
  ('103', '01a1b03c-74c1-7363-9fb5-2849b97651b8', E'\\x8b3696de0d60f727fd36525f1586f82f444bd268fd2392bf3342e75eedb9382e', NULL, '{}', E'\\x', '2026-11-06 09:41:54.497+00', '2026-11-21 04:30:00+00', E'\\xbdc7add6b0437caad2b53508930a701b57f808b9921158981ea92b10cd285683'),
  ('104', '01a1b0c9-1727-72b2-b6f3-55f6c9bcad40', E'\\xa6322a720397a94ddeea130cb76f3762176cf8f68b9bd85faa667f30053b9c97', NULL, '{}', E'\\x', '2026-11-06 12:15:31.111+00', '2026-11-21 04:30:00+00', E'\\x7ef9b59708b79841bfaf2a627a33433fd7655d178501341568d9c78ed9d821f7'),
  ('105', '01a1b4a5-afa4-71fa-9ca6-f53beef99f51', E'\\xf833a4c28c8c120319a2a220889333f6126ec94e83be8c626fb14a757d028967', NULL, '{}', E'\\x', '2026-11-07 06:15:19.716+00', '2026-11-21 04:30:00+00', E'\\xe6c79782e0b75885288ca11661b7ed6a5b8d4272867328deab7abb72eb4886e8'),
  ('106', '01a1b51d-6a8b-7205-b422-a72cb3702c56', E'\\x1404d27ca6bec305ec8942dfa14635b0eda84e8071f7504bbc7ebd33e831be4b', NULL, '{}', E'\\x', '2026-11-07 08:26:06.347+00', '2026-11-21 04:30:00+00', E'\\x42f607b409e44afbcbaf41c1910f7d0bcf90cca27970aa26ddfd780249ec8a52'),
  ('107', '01a1be83-9230-7199-82a3-75e060027abf', E'\\x52eaf07043470c06d57c70768ed83f957d1b28afca47757b5856caa074a9f253', NULL, '{}', E'\\x', '2026-11-09 04:14:16.112+00', '2026-11-21 04:30:00+00', E'\\x34c76d1dede11f9ae08c22535f118ed81646b3bc2126d693c2ba53bb615e534b'),
  ('108', '01a1c041-4eb3-77d9-b2cb-14a32d22b283', E'\\x7cebb26ca4108b5f1e615848ab12f666baaaae9a22fdeb58f50d3aeb1e914740', NULL, '{}', E'\\x', '2026-11-09 12:21:07.891+00', '2026-11-21 04:30:00+00', E'\\x3d6ab78102031ff3284cf01666e7818edb3d5f4513fadf7ca126632ef75eec14'),
  ('109', '01a1c057-66d2-7684-8ca2-b554fcabcec1', E'\\xae2e91779e5d96bc51d01b1d6a870593dc458b66bb76bef71fb979d6e3948ea2', NULL, '{}', E'\\x', '2026-11-09 12:45:15.858+00', '2026-11-21 04:30:00+00', E'\\x55dec02ff5d41c1c0e1195812bfe7b45a4852fb39e12bd1e0b14cdb2f3aa939f'),
  ('11', '0195efe3-4389-711f-8d47-5e66725e4ce5', E'\\x48e3ed7031336811d315c66579ca53784cdea4b7ba180c38115c95494391a08f', NULL, '{}', E'\\x', '2025-04-01 05:46:43.465+00', '2026-11-21 04:30:00+00', E'\\x86ed2382811e8603d881e7d386d8edfbf44339333cac4e2ab0b7f96b2dda50a0'),
  ('110', '01a1c432-5b10-7237-90a7-6850582bb312', E'\\x01b53f598c02c81b3e83b90e3d9626a3bca5c9446985fd5a0801602b370a2b1c', NULL, '{}', E'\\x', '2026-11-10 06:43:16.88+00', '2026-11-21 04:30:00+00', E'\\xd830aa7878f65fb81738cc727d4f7afd538bec24cdd61e1d49aeeb24592e9922'),
  ('111', '01a1c53b-8e49-7570-9f80-530c81c5a6e5', E'\\x87f3d5ccdf19a0dbe9c802c7e72f0fbfd5d90c89900008ab1313f6a72a819c88', NULL, '{}', E'\\x', '2026-11-10 11:32:57.033+00', '2026-11-21 04:30:00+00', E'\\x18b242689eb377ad6880fb77c42db50fce6ec93f238e07c205fcd79551b10251'),
  ('112', '01a1ca38-8fec-72c6-8f08-9aeb2a9d878a', E'\\xa7c017d41c00034c9482da1996c6d02a0c01e563079a4b9e1906d79abbe10a5c', NULL, '{}', E'\\x', '2026-11-11 10:47:46.924+00', '2026-11-21 04:30:00+00', E'\\xc682ba011e0bbad117630d08701909ccebcc9f32aef16e92c36bcecde43c3f90'),
  ('113', '01a1ce42-8cd3-71b3-a25e-aa2ffd067696', E'\\x1776a504411572e7acd77e94f8391138b7fd20bcdc213fb15b14d5aaae4ad64a', NULL, '{}', E'\\x', '2026-11-12 05:37:10.355+00', '2026-11-21 04:30:00+00', E'\\xc5c6204a9ae1cc67b796f14dad7dea7955b0a90137d531ee423b939b7ecd7f4f'),
  ('114', '01a1cf35-657d-736e-8f86-3ea4ffc52db5', E'\\x4b63508d7018b3d090c087c1f511d7aa8a55017b3422e0405f6993fad96ec69b', NULL, '{}', E'\\x', '2026-11-12 10:02:25.533+00', '2026-11-21 04:30:00+00', E'\\x3df9aab6f910de145d775ee68830e50389039eb68f8ca3d0f549d67cd0e3a629'),
  ('115', '01a1d445-07d9-74af-b73a-b0d86e131fda', E'\\xddf3b18033de42f2c1b3b6218dd59fa7bbef831552f09e1a463028ac208afa78', NULL, '{}', E'\\x', '2026-11-13 09:37:36.217+00', '2026-11-21 04:30:00+00', E'\\x248a2644751717c1c81e75c09f3fac49efd50a536676284bc6e63aae4aacda54'),
  ('116', '01a1d916-73a3-730d-8834-ae2203f091cd', E'\\xde145d050d53d137cbef558eba784f22a6251323c7e3f1934094db387a5bd0de', NULL, '{}', E'\\x', '2026-11-14 08:04:49.699+00', '2026-11-21 04:30:00+00', E'\\x0dcdf837ef40e2d3d125ba26e321e71cc32dde2537bc17e850b6f718f6bd6145'),
  ('117', '01a1e402-4a37-7799-b518-3a0abf9e1f6a', E'\\x2e6ae2d8f839073f9f16b28b11c355fd2f06d364e96cfc3d41b9fe819fe68e6a', NULL, '{}', E'\\x', '2026-11-16 10:58:37.751+00', '2026-11-21 04:30:00+00', E'\\x44ddae30e3e5d785eea533c2a1b51268318383d34e47c394079e0e7aafd3646a'),
  ('118', '01a1e95a-a683-70ea-acd8-25e3e8de0c12', E'\\x35ad688f0551b8b104ae86d35aa63f75b21ecb32938e6930c8ce65ee48fdbe92', NULL, '{}', E'\\x', '2026-11-17 11:53:14.627+00', '2026-11-21 04:30:00+00', E'\\x3069cc197ad7686b0dae8267b301b812af00c3a2d7d028bd149684cf976b2da5'),
  ('119', '01a1ee80-40dd-7686-92ea-d14f0d102065', E'\\x7422bfb391cb3b7583973e5c01dd5274139c0d9815aa44f5c28168271a67e8f6', NULL, '{}', E'\\x', '2026-11-18 11:52:25.053+00', '2026-11-21 04:30:00+00', E'\\xcce29299d6dea418e6b11e87fcd9efa03c6abb581a9a176c5f1f4b4eea08a9ce'),
  ('12', '0195f066-eeb6-7362-a681-6ede2b678dd2', E'\\xb63ff2c83ae4ce68ef4ce99d93ff3b3315fd558078bc12a626fba05ab44c0ee6', NULL, '{}', E'\\x', '2025-04-01 08:10:32.502+00', '2026-11-21 04:30:00+00', E'\\x8bcfc902fdcf98a16c684a6015324bd8bd2b83d51a707a081ed35b3e02eaa8dd'),
  ('120', '01a1f2a8-7850-7159-a254-2e8937458fef', E'\\x919c132222c3aa1519b48155920213da1d8cf85c04e5e7c92152021b5963f69d', NULL, '{}', E'\\x', '2026-11-19 07:14:49.552+00', '2026-11-21 04:30:00+00', E'\\xc3af521e0de189299c6c6593b7d8a4218a945330c9dd927c74faa47173c7aa31'),
  ('121', '01a1f8c0-38a9-742f-862e-3f99b5064b8b', E'\\xf732aa7c6a306816be61d1d2ba1ae63b74d75bdaa967cbe438a44d9d7c52e8c7', NULL, '{}', E'\\x', '2026-11-20 11:38:29.417+00', '2026-11-21 04:30:00+00', E'\\xff3dfa6a606e2ce834dc4758cd538109002c5ae689006b47b6851b20313db3da'),
  ('122', '01a1fb86-a83e-733e-8da9-32a2d276550b', E'\\xb4b6226b14f28f755a80bd061f06ffd2242d5b9ab5eb10927b6ea2f5095ec544', NULL, '{}', E'\\x', '2026-11-21 00:34:28.542+00', '2026-11-21 04:30:00+00', E'\\x55c9866343487d80bc49dfa29f061d7cdd04e03a9220109847f0b7a25813e46c'),
  ('123', '01a21989-094d-74b5-bab3-3f250cbbf543', E'\\xc6af0daa471af943fb73d90f569d52b0717646859c7d2ce5d590b3831d4c2d8b', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\x86ac2b1020da307817bcb7273418f26bbf837d1e974308236b16e45c46ae26c5'),
  ('124', '01a21989-0966-7464-8f75-d700118ced6a', E'\\x86548710d36dc4a2656acd8be2f328a7df0091a261cde7da0032938f6df54ebb', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\x9c021b8408efcf281c9d3950a86e07aebb4f53d21a8f6f77506b408a1b883ba6'),
  ('125', '01a21989-0973-73d2-a0f0-4911bc9f3101', E'\\xb2d8bcbf880ecf85cd7b341c4a25465081a92d4f94b15088ca59c997428c20b6', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\x58bea35608dae5349ddc1dc65cfa862798a0113bf7d8e49b73d27c42ccb1aa22'),
  ('126', '01a21989-0f66-7150-a6ea-57204bdd4fc3', E'\\x537d86d7e64b7a7939259ca5fadc50236dccacc6365c7875e1102448e8a7d1e9', '01a1b03c-74c1-746e-a453-117eb63e74ff', '{reason}', E'\\xd3651ec11fd849f35f7810ebd03764facc576af907cb4eebd85c241382614049', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\xfd6700af3c90248b3cabc187a3db13ff76fba2a0ebf3ebb8e4ac70d999c503a0'),
  ('127', '01a21989-0fce-72ff-bb77-222d8dc73003', E'\\x0730d282612c01f4e35ec7e1ae6d7209eba244b3cade08c4ec35ed6ddf27ea39', '01a1b03c-74c1-746e-a453-117eb63e74ff', '{reason}', E'\\xd0676f06bcd5eb686984669ea2a28ef066208f3918bc711a17854d5e434e538b', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\xccce1e7360a231a49051c46205e2de10c3bbd17f16fd7ee3054f9231b26cbc2f'),
  ('13', '0195f0f8-846c-7072-901b-81e42fa58c48', E'\\x1e212f99fc151885dfe055bc74c621e782121988609fcadf3043c2621c62a675', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\xbfb575d955af1550d6ebf99ee6e51b468daea411df83b6cbc7382885059970d4'),
  ('14', '0195f0f8-846c-70dc-8e2e-8f5a7d0aa0a5', E'\\x730a517663fc46900bd0c3ee52fe53f8fd53163b9fff52810ad0ca0d8a48abcf', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\xa9df3a73f7ed4a37d815a4c5eb0b18609984b5e8f4e5a9c06a6183e973e634b2'),
  ('15', '0195f0f8-846c-745a-a107-7e700a23fd09', E'\\xe610b6203edc3d237a00bf872c00ae8f31189c29b475450ead6e2ccfdd756cda', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x6787906257785bb0a30eacf524e5a7c821a26e08ed2dc65849f55d10b7e47e73'),
  ('16', '0195f0f8-846c-748c-b5a1-2c65dd1ab4c2', E'\\x61faad9affe5a36f9636528892bce8b5f657d48e661628982b72203684c73d65', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x579fbd7b7fd317e00c5288532bd5d123f19ed8c088939efb961c505d41d18491'),
  ('17', '0195f0f8-846c-74cb-8c4d-f49db7dd3460', E'\\x83c622a11c3cfa8433ee1b0287b8e6ea795f90f1ec9d27877c1ea49da6a95aaa', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x6391c3eafbb050088fe15b80e4c89c8a2204458bba940a2db32070396e077976'),
  ('18', '0195f0f8-846c-75f4-9295-3bfeda305c2f', E'\\xd0c114afdaa6afeea025ba13f0b4f20c867c1a21696f2f0203a95fccfd9d17b9', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x7a7634ca8ea9cf0e7e79392832ba1ad3ed4f1bd37cbe99aee0cf60756510c2b9'),
  ('19', '0195f0f8-846c-7781-a977-b2d620c01de5', E'\\x333cb3e3a2e2fb736b882e2d866128dd156853b55045f3f3cfbaff4c1fee4dfb', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x94acc3b74f3daaddb6a5d48b5c1913f32c82d7a345e1e8b0adfa83b1691625a5'),
  ('2', '0195eaed-5b52-703e-ac9f-df579adceb6d', E'\\x1798c8063af4ecc132386ddb6f394aea2fb03d3b64c319df238e9a34fa9125b1', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x4dcdf46afa7205bfaad1767c52c559b2360fee4b796508aed568336a3e4f469c'),
  ('20', '0195f0f8-846c-77d9-b945-2c7e88c94fe5', E'\\xd9ed5f7e7e828d593b5b3ba9e5cb84568477bb4cbc9c05ff86727a87c9bcd371', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\xcc49cacca25f1fcbd3607c6fd28403b285f97dd838ab6ba3a27c9c4312e43c57'),
  ('21', '0195f143-5a97-7600-997b-916d39e4e257', E'\\x3dd2ec3cf0a73ac73715cb82958d076ae259187fe3bb6e3f8530cf74c63d0b32', NULL, '{}', E'\\x', '2025-04-01 12:11:18.039+00', '2026-11-21 04:30:00+00', E'\\xcb05b74bc541e8456bb3ed66646ab5b2367cc2365dde9606e62c4a7ca05e408d'),
  ('22', '0195f16e-4e64-703b-902a-4aab8adf9569', E'\\xb34122cc87879d7c10b83c5c73950d152948c65a5cf746b8d4e6c2c4bf842d93', NULL, '{}', E'\\x', '2025-04-01 12:58:12.964+00', '2026-11-21 04:30:00+00', E'\\xbf335e42043d03cc30021359870c06042ecf692a46920eae96d567d4f807de36'),
  ('23', '01960aa5-c6f2-779c-b634-c9cd26c02f81', E'\\xebf4b916fb86298b431cc908fb4400a9fdca3cc9fd3ad061583dd6225f97ab82', NULL, '{}', E'\\x', '2025-04-06 10:29:18.706+00', '2026-11-21 04:30:00+00', E'\\x73c5ec51e133b41f8f225baa241f7a61509943cb6a47c51e56ed7688384695b0'),
  ('24', '01962e07-dbf7-7566-9fdc-1d2e42b7e61f', E'\\x3a37bb5fd60e0084c5e8b5bb5f726ff69e3f16233740af6cf163e3639318ca10', NULL, '{}', E'\\x', '2025-04-13 07:23:09.175+00', '2026-11-21 04:30:00+00', E'\\x8e71a7b0f828b998dd8f8c8f20ffb54d8163357772190cc8379499d5e11eaae7'),
  ('25', '01965222-1b54-75b3-8ffa-ae208ad28ced', E'\\x408102e344814fb2ec9e13bc730371fef2b860aacff922f3f982e6ca83dc9c75', NULL, '{}', E'\\x', '2025-04-20 07:38:09.108+00', '2026-11-21 04:30:00+00', E'\\x6cd0595b21db9e7c811e62b1882321fa0e28b2ac0b76dab4b6c6780b1ac1d35d'),
  ('26', '0196952d-9296-768f-9463-1975f77a9264', E'\\xe4c8d66d218228e1aa61e3d2504c79d98bf4e2e731eb207eb93b90583b090c73', NULL, '{}', E'\\x', '2025-05-03 08:05:14.006+00', '2026-11-21 04:30:00+00', E'\\x38e8ec9efafe37252c3f62cef231327379dcaf7b034a0f2a024056c8e380cd5e'),
  ('27', '01971baf-477f-7347-bb8f-5a3a242c2c40', E'\\x65ebc838bc29be4a4b1d84dc5cd2d0ad2e57e7c88b8d83926b8eb708d8b8660f', NULL, '{}', E'\\x', '2025-05-29 10:56:01.407+00', '2026-11-21 04:30:00+00', E'\\x3ee48ea2a0811702f605fe8aa049e845569ddc26c43ffa1156b688e61759fdd6'),
  ('28', '01972f8c-001d-702b-9d04-36f0cbf2766a', E'\\xb5757124c566db58109267c8b8980bb05ebd9f2b1a2c4e807819b738ad4fd8de', NULL, '{}', E'\\x', '2025-06-02 07:29:53.693+00', '2026-11-21 04:30:00+00', E'\\xb9a2a0ec6594bb67603930249090fa28e229dff0bd8c7934fc565cf1ab2bbef4'),
  ('29', '019730ae-176e-72d0-8a14-c2088b1727f7', E'\\x3996e189b1bf1ce002071ebe0cf41be9c899b25acb59e8b4382949aecec9f478', NULL, '{}', E'\\x', '2025-06-02 12:46:45.102+00', '2026-11-21 04:30:00+00', E'\\x4688c08c2146faed63edee704c56e3700e657d133c0bdee728885e4c39e3a8a6'),
  ('3', '0195eaed-5b52-70d4-8c71-5859ef3e901a', E'\\xaad855c76f55699884ff36e29b2ae1a361057d764e6e9dbbcd4edfdca0244d97', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x817774074722df46f3b1a5f066226115ee73769cc985d0c4ee587e9ecc48ac80'),
  ('30', '01973f27-1abc-7681-b85e-d0e79f1f4a2d', E'\\xc194b93bc9c2636b90b57f191270261462697423e702c2a7df2c721e894915a3', NULL, '{}', E'\\x', '2025-06-05 08:13:36.828+00', '2026-11-21 04:30:00+00', E'\\x9e8f5513bcd659d4fe566b1fa4bab5ef36418b191e3021f1deb85c6d295761d8'),
  ('31', '01973f71-631b-778f-86ec-949b7ffaa33d', E'\\x2ed2acba5cc171685afca1d51c6f8b564344234cdcbec0ba4938dca7ecc6a3d5', NULL, '{}', E'\\x', '2025-06-05 09:34:45.019+00', '2026-11-21 04:30:00+00', E'\\x11bd5be666151beb2a63dc6576c2c64c486a2b45f98b8a1735c12946ed57442d'),
  ('32', '019744be-dbb1-7604-8681-f3ad9c605f5d', E'\\xea6224abfd10a00bb9349e95910c8f9bc52d0842bf96d6a5fd3f02b4c31f71cf', NULL, '{}', E'\\x', '2025-06-06 10:17:28.241+00', '2026-11-21 04:30:00+00', E'\\xee2afd04f03139e75ac958fd9991fac95621d8f0e522d2afc4691fb1602fe38f'),
  ('33', '01976d38-7d5f-7006-858d-ddd7d7bd94da', E'\\xddfd708d1df5451641fc8b13df236a34d5513c08d73164ddfd6f829afb9fab37', NULL, '{}', E'\\x', '2025-06-14 06:55:08.127+00', '2026-11-21 04:30:00+00', E'\\xd5bb4b19e74fc5546b6431b39e7ed406a672baaf55188afd35fdcb8c77177f8b'),
  ('34', '01976d38-7d5f-701c-9443-ee1a7080c178', E'\\x168656bac0ad1bd6270660492a7cae742a29b1b7eb814cb8ce81f7ec6337de85', NULL, '{}', E'\\x', '2025-06-14 06:55:08.127+00', '2026-11-21 04:30:00+00', E'\\x81482538ff9ee92c73338e07af3a47740e563df6bde803908412fc843a1ab8ad'),
  ('35', '01977d82-9bf0-7009-be6a-76b3be10e86b', E'\\x6b69ac6a1d9099dd7b60229d0d2f54a2f1e0a36552e81f44b2aa0644dd4bac58', NULL, '{}', E'\\x', '2025-06-17 10:50:01.072+00', '2026-11-21 04:30:00+00', E'\\x04c0f62342291af2d06dab30c867a63cef6a414c28c313868a793e2f8557b86a'),
  ('36', '0197a729-c8b5-7530-b105-f8456860b07b', E'\\x133b878bf63f6c7765750bab11b0907bf9c272027b94d492582af01311e01128', NULL, '{}', E'\\x', '2025-06-25 12:57:02.901+00', '2026-11-21 04:30:00+00', E'\\x7065a5f89002a7e982daac9800e993af7d09a4327bd1fbdddb2535df9356b58a'),
  ('37', '0197cf00-2cf0-70ca-886b-9c84711f705e', E'\\x00398da087e596b0f522eebb2bb71e61a2263135a221caa27dd37a5bde0648be', NULL, '{}', E'\\x', '2025-07-03 06:36:24.688+00', '2026-11-21 04:30:00+00', E'\\x1a37aff8f46024779c85221b04e82defd876e9cf224a8dd02282f5386cef0e31'),
  ('38', '0197d3b1-cdf4-7185-a2cf-ef17592dd05d', E'\\xc31c0440177d7320177789653105f32bf279d54287a8a6155bd56b8f675bc689', NULL, '{}', E'\\x', '2025-07-04 04:28:54.644+00', '2026-11-21 04:30:00+00', E'\\xaed941da3b8ec1da8416900216fc037244ae602db9506d910394b8a4311f1bd9'),
  ('39', '0197d44b-78c3-7290-bb13-8bb122ce83ef', E'\\x7ac8fa3baccce61b72ce72db3c35c183cec96070e353814d08dc8291c494e3fd', NULL, '{}', E'\\x', '2025-07-04 07:16:45.379+00', '2026-11-21 04:30:00+00', E'\\x8d27d000569b1c453251fe697924dd5ce7aca8dbe988390fb9a12ad0085e576a'),
  ('4', '0195eaed-5b52-7201-8b1e-28f841a78080', E'\\x30ebabbe599f9bb39037423d261f218135a35529e34351a6792eb67ac25a147f', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x81ae34ec5c639584098670f7cd8571c278f2cfb50c4a72e10f1bd007d3aa60ff'),
  ('40', '0197e9a1-67f5-70d2-9b57-4e8d48c2ef27', E'\\xf235a80d932d703f6ee433dd59860c465328c77418afef121ec74d9a5a4071e9', NULL, '{}', E'\\x', '2025-07-08 10:42:38.709+00', '2026-11-21 04:30:00+00', E'\\x3eedf8c7ba89f8f1e00055c997c65ce84cff1f9079996822519b0530d2e19550'),
  ('41', '01980c8c-196a-7643-88ac-16e01d87690a', E'\\x43ebd6e3b4b061b11ecfa49e6b9d63536b35a8327649867277bbe45aa90b373f', NULL, '{}', E'\\x', '2025-07-15 05:26:04.906+00', '2026-11-21 04:30:00+00', E'\\x7b488e890ccaf999110bc1908195a3042a00a06ab65b5f589be9f3ca8c3c5bc5'),
  ('42', '01982b99-c49f-72e2-997b-f93ff590464b', E'\\x74a43e999776ac1365eeb42481d200b7e740b6195fd78ca1a9a8d5a36cf781ff', NULL, '{}', E'\\x', '2025-07-21 06:09:14.399+00', '2026-11-21 04:30:00+00', E'\\x33cbf9c7574b29b089fca24750e45fa62900b58a27a9aa5f73ab7eb8f1feb243'),
  ('43', '0198305a-7b46-7220-ac4b-15c0e368f892', E'\\x1d4eb8d92451c09db04593253eb9af392fe008ed25f43fd7bc178c3b1c00cc27', NULL, '{}', E'\\x', '2025-07-22 04:18:12.934+00', '2026-11-21 04:30:00+00', E'\\xa36505bd9113dc1f8796dc8f4f8f5220185c57660c845b4f002f382a70f3a8fb'),
  ('44', '01983ab5-5436-769d-8e26-231773b56513', E'\\x2b473357f6fda2eade3d4395157e914b77a306d41230ff07f955763209cc4404', NULL, '{}', E'\\x', '2025-07-24 04:33:38.87+00', '2026-11-21 04:30:00+00', E'\\x15c12785d3265892aeaa14654f1517ff4fc20b5e3b4fd3fdf137cdbff3c8b3f6'),
  ('45', '01984f40-d442-76e3-bcd6-cc06e68ac6de', E'\\xd7279e359897ef4ab3ff45bf974007fd75242deb8e73d428bb473f91849d33d1', NULL, '{}', E'\\x', '2025-07-28 04:18:25.474+00', '2026-11-21 04:30:00+00', E'\\x929a6ba67f10480f1d8084bc69013c23094d458c0366a7d8e46f25c9179918d1'),
  ('46', '01985aa9-0953-77c7-9624-e53d4a0573a5', E'\\x2071ad7d9d3223c0f6cd62e50cd64f6476fcd0af3717e9abd3b69bcd57a882f6', NULL, '{}', E'\\x', '2025-07-30 09:28:04.179+00', '2026-11-21 04:30:00+00', E'\\x245aa27088110d3220cafe4d054e8316d6749f5e4dededaa78a207fe24fd341f'),
  ('47', '01986905-43a3-7334-9494-32190cb155cd', E'\\x710890ad279646e71f6480030df37dff0428300209ab2b73f3b813c1a6ba3cd4', NULL, '{}', E'\\x', '2025-08-02 04:23:29.443+00', '2026-11-21 04:30:00+00', E'\\x38a551dc99ca93d28345912407a080ee917c032ea14181aecf3d9ff127d268d8'),
  ('48', '019873c7-c03e-739f-8c62-7fe4d52240ec', E'\\xd4625a277c90411fad83b93675b55065894049a1b379eb992e7d7039fdb10e9b', NULL, '{}', E'\\x', '2025-08-04 06:32:07.486+00', '2026-11-21 04:30:00+00', E'\\xb61dfa3f8e023572b94352e4084517d0ac05b3dc72034c793e9fcb0c82d32a9d'),
  ('49', '0198742d-391a-744d-9b19-2edee05993ab', E'\\xb6233a7cbf1560efe202587f4805c336e02b3bbd26a408cb9bf31ec598425179', NULL, '{}', E'\\x', '2025-08-04 08:22:57.562+00', '2026-11-21 04:30:00+00', E'\\xb24d1561e1b5eed01ae3dbab5f7bd4de980eaf311ee3d799a546981f841d411a'),
  ('5', '0195eaed-5b52-7206-b154-d3a13e0b8727', E'\\xdc5bacc36ba8cf840df8adc35af61f2c333a7292ae1373fdec6d648bbf0f6f6f', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xc93b0d3f9aa9aa905263255350f3d9646a468575905d11f65a681e6277005f5f'),
  ('50', '01987a45-a517-7061-84aa-eb955cf95a27', E'\\x8a3e2da1dadfbeb4ad1057a7e3b4d5e0addcb161a372fae8ebc5a772f2fc36b8', NULL, '{}', E'\\x', '2025-08-05 12:47:21.367+00', '2026-11-21 04:30:00+00', E'\\x093c9c15fa34e6beee1ffa529d5db6fcc2dbd5e1f413f43fa710048296a6c928'),
  ('51', '0198adb9-bb13-73d6-9caa-73594a86a17b', E'\\x8be20eb8fa16631f2de221df170fca69cde53fa8ae79fb09bd68ac2527cce205', NULL, '{}', E'\\x', '2025-08-15 12:34:47.187+00', '2026-11-21 04:30:00+00', E'\\xa4eb3308919af0a51dc7612ccafe95a462f32a89ad017e633f3822f57b711aca'),
  ('52', '0198b7a5-65f9-722b-8381-88fbda87adeb', E'\\x5e7114f478cc04d3f657977b3e59ea282cb668c8db71e176f7b26c8b330c79b4', NULL, '{}', E'\\x', '2025-08-17 10:48:46.841+00', '2026-11-21 04:30:00+00', E'\\x29cd72109efcf49f4d29cfdafb77755e7e2ed5c50a9b89abbedf2b8967899133'),
  ('53', '0198d1be-32ac-7487-9267-624fcfd640f3', E'\\x5208c5fe7b69354edad0abe9fb1e98f0bc30c91ad25651a82c389dd036bee0ee', NULL, '{}', E'\\x', '2025-08-22 12:25:59.724+00', '2026-11-21 04:30:00+00', E'\\xeece88460dcdba2fb5583d124476b640255c0b2414279fb28b0cd62f6499ef3f'),
  ('54', '019904aa-7eb6-7717-9f97-5893da22ed1f', E'\\x8df154140dedc5218dfac5f64569f355119307174873c8e4744635e58f487c12', NULL, '{}', E'\\x', '2025-09-01 09:45:06.486+00', '2026-11-21 04:30:00+00', E'\\x2f94585359b5a573fca02bbe7f4d1ae3319ab235c15e90ce47d1a74ba97fcf6a'),
  ('55', '01990a07-c598-704d-80d0-deefb2e4c656', E'\\x5c1b234761c593c9610e0532b28b3a90c18db55f2e7959e0db1899bc77236126', NULL, '{}', E'\\x', '2025-09-02 10:45:05.56+00', '2026-11-21 04:30:00+00', E'\\xd7cd045c038aa6c1eceda770a8d80ce3f85275e8f1a53d296218757272193a8a'),
  ('56', '01990f32-eeb0-70f4-aba0-6bb2bfaa0d95', E'\\x088dc9c92e45f6526e04ca3f94763c7e166a45f5dfbfafdca4c54650d9e298ef', NULL, '{}', E'\\x', '2025-09-03 10:50:20.208+00', '2026-11-21 04:30:00+00', E'\\xf6459028becd92615cb5a3b36c8bcf8074e3af8e49074cb0b17fd0303805227d'),
  ('57', '0199291d-4815-7336-93c9-7a7dfe182e70', E'\\x77de9fee2bce85a7e63be7dd69203efc0aa663ebf1152a9161705d5c3ca264ae', NULL, '{}', E'\\x', '2025-09-08 11:36:48.917+00', '2026-11-21 04:30:00+00', E'\\x0d62ef3aa245f433d40854891e1412f78cde069bfef80877bb5f92d9d7776a7b'),
  ('58', '01993c60-445a-7772-a136-0acbc5009f1f', E'\\xdc5d8509aadd0348daffc7d94b928e143c433a37f95d404ce5d646bb04406d59', NULL, '{}', E'\\x', '2025-09-12 05:22:45.978+00', '2026-11-21 04:30:00+00', E'\\x776f79a0bbe4f4d3875f35f0d5ada390fca10f8419c2d213385d2747d13ac2d9'),
  ('59', '01994735-b681-72cb-a4cb-101988d7a554', E'\\x4ed3227eaa836f54604401cade81e7af12272c6392de6919dd2d4fe52071e3d5', NULL, '{}', E'\\x', '2025-09-14 07:52:06.529+00', '2026-11-21 04:30:00+00', E'\\xc8c2ef01aa8fc2359a9c304ddc697c3894f957114fc3ac168facd2af714c91cc'),
  ('6', '0195eaed-5b52-72c7-b8d1-b50a2f40d3f8', E'\\x0baa6b7cdbf1155d52b4c3778b4bc4880f607f00d1e857f83b9d475f18a02716', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x29c710ae4bc10ba6ae849d1960e829a43c4b2b547f02e92938ad63bbb6d51b5f'),
  ('60', '0199483e-e8b1-70d3-92a3-e0eb42b68e40', E'\\xd5304181e3b2122961bf7cbf43fff1a681fe5d8101a1bb819ef50dced473f55e', NULL, '{}', E'\\x', '2025-09-14 12:41:46.417+00', '2026-11-21 04:30:00+00', E'\\xaac75ae59915fcfc61e8d1fcbac8c16dda05c49bc2a59767e1da775d54e02781'),
  ('61', '0199c7c0-0ba8-771c-aaf2-06756901961e', E'\\xf378a5d80b6d98aaaca3a7e1a21d92a4e83ba19f173b935ce7fa1c4d7255cf35', NULL, '{}', E'\\x', '2025-10-09 06:54:35.944+00', '2026-11-21 04:30:00+00', E'\\x779aec6aa664f4b10df61d55c2b5cf9b19107937de69766090b28ef8c648a482'),
  ('62', '019a24d1-6480-757e-a915-b1dfba37273d', E'\\x44d92214a93148be5f036f896530dbf1a41b668bea2c8fce2664a6dfcb134da1', NULL, '{}', E'\\x', '2025-10-27 08:38:13.888+00', '2026-11-21 04:30:00+00', E'\\x43ecf10815c2ea20f43c21184451987bade69276386afb2e1d371388e7fed3c7'),
  ('63', '019a24d1-6480-7641-a9f0-17393de7b5e6', E'\\xf3448f19ee41c40dd5c142ac319973031e4183a59089c2d696c73864ab5397aa', NULL, '{}', E'\\x', '2025-10-27 08:38:13.888+00', '2026-11-21 04:30:00+00', E'\\x032f570afb4f5ac476a807c990b6d1062128437612a097debda4d5ad03296d26'),
  ('64', '019a3e0d-cbe7-7280-b0c6-2851c5cb42d1', E'\\x4059092a9aa0670455709e117d4969ade98bcc79c3c354e1ad41312794fd9610', NULL, '{}', E'\\x', '2025-11-01 06:14:42.919+00', '2026-11-21 04:30:00+00', E'\\x18f52298504ab2a3a7129d7c1ec9d80cb8bea7997ef4b68117cdb2c40156fc78'),
  ('65', '019a499b-18e8-71b8-9682-91fc40665408', E'\\x546feb22b9c042c8c3e99935b3999a02854e755b1867fe2485eb34b091474889', NULL, '{}', E'\\x', '2025-11-03 12:04:52.584+00', '2026-11-21 04:30:00+00', E'\\xb9592d0831432894fd04bb7fce99e29f6bd084f734b8a324753497a1ed87d3d3'),
  ('66', '019a4dd1-d13d-7151-920e-62d38ec9de40', E'\\x175d4f66a4bfd7018ed5718149fc1eaf560536a03757aa5630da8e387d1a58b7', NULL, '{}', E'\\x', '2025-11-04 07:43:07.581+00', '2026-11-21 04:30:00+00', E'\\xf2de195c62d713f7c151b9752288394a35f07d841e0148b1b6a291e6c54a1bd7'),
  ('67', '019a5870-be50-733f-b73f-3f260484ffa7', E'\\xafb2d33d3340bb955c3507974f0c623d0167e6bdd40722d2a49de22cf846a28d', NULL, '{}', E'\\x', '2025-11-06 09:12:55.12+00', '2026-11-21 04:30:00+00', E'\\x06b3eba97e33536ca6cb478d4a14177870c9ed613a60e94838902bbf511e0ec6'),
  ('68', '019a58cd-919f-73b0-b535-864b8d700f78', E'\\x93c444490530f9645983fe5099813e010347be375880a8ba72074c9afceca57d', NULL, '{}', E'\\x', '2025-11-06 10:54:18.527+00', '2026-11-21 04:30:00+00', E'\\xfd9d23ba34a6a6ae90bbbc659e32ccf46c94770a94b8cf16cd4700da6c76808c'),
  ('69', '019acdcb-3f5e-72ff-9f6d-b787354e7ca0', E'\\x2a4cbdb229a8e25486accb65c8d5946ddbd5ea656edebc9f4b2659c52e9f3384', NULL, '{}', E'\\x', '2025-11-29 04:07:20.67+00', '2026-11-21 04:30:00+00', E'\\x59883764ffec85b29ef4171e62ae347025a25ee31fb4fae808edef9918730943'),
  ('7', '0195eaed-5b52-73db-9409-4867942118bd', E'\\x738035d096398f92bafef14797f0f49b6077fe2d01da4122b6e9085eca163c4c', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x733e2398a29ac8482440bdca6e124a94b66546d09e13051588b0c1f0fff92817'),
  ('70', '019acefa-c7b2-70f3-886f-fe080acde722', E'\\xd6cb421b05d6e285135ef43713fbd2161575451beddee9169ed25037a951ab9e', NULL, '{}', E'\\x', '2025-11-29 09:38:52.978+00', '2026-11-21 04:30:00+00', E'\\x6b52c1e8bf5355f591f0230fa018ce413987710de73121b366ab9e1d8c7a0a48'),
  ('71', '019ad88c-72fa-755f-b0dd-e2aa925eddcc', E'\\xa8bf5ac630a260e1caa5e88ffe65338a0dd2d6e5b5f7c54c65d4aa5acc5099df', NULL, '{}', E'\\x', '2025-12-01 06:14:34.49+00', '2026-11-21 04:30:00+00', E'\\xae70e1ba367cc3e202cb2103312051fa19d0cc9c5b8cfe1107204fcfd6aec42e'),
  ('72', '019b5e41-c6ac-72d2-bd9b-ce23cee94740', E'\\x47febdba330de9171134723966c56d4be13d10448586dc3fe54e6064e40efd6f', NULL, '{}', E'\\x', '2025-12-27 05:22:07.66+00', '2026-11-21 04:30:00+00', E'\\x6800aa72edf67d25be0e804ab53ede7983cbcba961e75e2afd7f07889672a7fa'),
  ('73', '019b7ce0-50eb-76e0-b71e-d79becf224f8', E'\\x72930dc436e3b740f66dc0d48bcbde4aeb6c3493e28df8d5fa9111181560cf9f', NULL, '{}', E'\\x', '2026-01-02 04:03:54.219+00', '2026-11-21 04:30:00+00', E'\\x881ddd51f6ecd71085d5a37dd01a18849ea000a4cdbc56fc12f7a95df1d0934f'),
  ('74', '019b7d9a-7db3-7630-9206-ba121e9cbd9e', E'\\xf2303dcd4ee09839526003e14eb3769e19a39356fdbfac2996e1d3a25420898c', NULL, '{}', E'\\x', '2026-01-02 07:27:15.379+00', '2026-11-21 04:30:00+00', E'\\xb0c6b6d6814d946052fc254c956d0a59cf8b6c8ee5d1b71a3a1ce65ed9d4456e'),
  ('75', '019b92c8-7213-7032-9fff-c965c7829c61', E'\\x2c9ddf38419f993ee16f494aeb62582ed7d5bc4d8492fea3275cd8cc747ab6a6', NULL, '{}', E'\\x', '2026-01-06 10:09:28.595+00', '2026-11-21 04:30:00+00', E'\\x059bf3837d1844fd121e9ff415949a58256c9534a1595fe2cd9478e53721036f'),
  ('76', '019b96c0-e9f1-774f-b622-4100dc9b0352', E'\\x602ae67feb88e519aaca9234a4200d1452ea616b8a28b823e517d61e7013ab93', NULL, '{}', E'\\x', '2026-01-07 04:39:43.857+00', '2026-11-21 04:30:00+00', E'\\xf2a8987fa68600059ebb259a3536e0af0787d78a0fb1a932e036bc57833ca545'),
  ('77', '019b9be6-f910-704f-929f-6f3479e0b0b1', E'\\xb40eb8b63614cc891a02c7ad7e1b45d7612eff82f729ba748f915affe64e84bc', NULL, '{}', E'\\x', '2026-01-08 04:39:24.176+00', '2026-11-21 04:30:00+00', E'\\x0c71d714706016c21b203d753358167233421883452105ab27dacb4db1342c54'),
  ('78', '019bea69-43a4-7425-8857-829afb059be1', E'\\x13ed142867e40d220edd4d7c178c67eb33752881cd741fafa0598b5e33b10f1a', NULL, '{}', E'\\x', '2026-01-23 10:32:05.796+00', '2026-11-21 04:30:00+00', E'\\x54823875028cc5f2fc39e8bc0e530ed460989c29739a8153110a9d550d7bd526'),
  ('79', '019c1cef-33c4-70dd-ab26-db709f06356d', E'\\x50aa4651274ec10d7a4c4ed5c152da86fd50d652cfbe4616b68730c0d4095998', NULL, '{}', E'\\x', '2026-02-02 05:59:24.356+00', '2026-11-21 04:30:00+00', E'\\x201bde0d8b72930b94963113f3bf3eb7f60f5b14de4efdbc0537f7f7ff656a96'),
  ('8', '0195eaed-5b52-74fe-be2f-38d25e036b4e', E'\\xd7272f68b0fa304d87f64c8d4039ffdb7449efa7888f62dba45f214c6e85cee0', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x0b328e0a381d3f34d077e317a4a7935690b974db362e165b52113ad16f8716cb'),
  ('80', '019c31b6-9ffd-776a-9675-0fcbd8710e8f', E'\\xcf81a2e41a14129520d75c1e4e6c33cee3752c58220df7046625a43132ff3dce', NULL, '{}', E'\\x', '2026-02-06 06:49:38.045+00', '2026-11-21 04:30:00+00', E'\\x65127ee47f6eb83518a01a53be304645c6b6a030304f10634ad4d0e00f564cc1'),
  ('81', '019c369f-a274-739c-bb48-35feeb202c0a', E'\\x26e70be66ddab9194b04fd5c1982bc4c74a85f3e12f35511095e2a24d9977633', NULL, '{}', E'\\x', '2026-02-07 05:42:37.428+00', '2026-11-21 04:30:00+00', E'\\x32094731e670fb282d588b308aa6b2addf505d96e2a62271ac30fa1984ab2249'),
  ('82', '019c411e-2084-7395-87f2-b5e2ed23e072', E'\\x0ba7f7ed12c383e9bfe696b5ae1610e7be96ac9b8e6f868b707d155525398b1e', NULL, '{}', E'\\x', '2026-02-09 06:36:59.396+00', '2026-11-21 04:30:00+00', E'\\xe842b6fe66cc3cb06f443f48b3cacfb532afad269ae201918d1079de0debeed7'),
  ('83', '019c423e-23a9-7523-8c4e-e39cb94dc7c3', E'\\x1f84a3a82b061ee72bcf39604948e8789ca42151e98c7422c4be48a3059af8cb', NULL, '{}', E'\\x', '2026-02-09 11:51:34.569+00', '2026-11-21 04:30:00+00', E'\\x058ce1369d94f6b83820c88e54b087ba71e88b42ab5eccb4d469e8f1e3edb7d8'),
  ('84', '019c7004-9136-754a-8928-f698805b3a4f', E'\\xfa0eb1c2cab63abb49fcb3e0b5f8456ed9f2e2d1d6d3928eefe83b29b03faac5', NULL, '{}', E'\\x', '2026-02-18 09:11:13.462+00', '2026-11-21 04:30:00+00', E'\\xe85d6224282aec19de6a6e3bbb4930750bac79c076b33d8a38a4d76de1bf5ff1'),
  ('85', '019cfa32-3a20-72fa-a75e-9ceed1179102', E'\\xf31cb02b5f0fa8d615e45b50e4802d9ec8a2a92164b5c4e9fffd2cbab8b95f42', NULL, '{}', E'\\x', '2026-03-17 05:08:41.632+00', '2026-11-21 04:30:00+00', E'\\xeccbbc0a3f0c225ca26f3f6528a2b5a42c74afebe59c2cd4cadd436fff32a6e2'),
  ('86', '019d47ad-09b4-71b9-92bb-831504801261', E'\\xb15ac78c01f3ab2fd0d48cb323ff7a8867714cb8e136e34be0e3fce453445bc6', NULL, '{}', E'\\x', '2026-04-01 06:13:35.796+00', '2026-11-21 04:30:00+00', E'\\xe1cfb8ae6ac241673c26e7f7d8d37eea91d429a313e3fb3377ee1269249217cf'),
  ('87', '019d805b-85ba-74e8-aeba-aa5c760d0894', E'\\x6d4b805dd7cfbece20011f346faebb08538226f0056a0e0b01cf16b26bb89b97', NULL, '{}', E'\\x', '2026-04-12 06:22:54.906+00', '2026-11-21 04:30:00+00', E'\\xa571873c9342ee258340739c5600077f6d85e418b2fc7e236507ce14de7fb88c'),
  ('88', '019daf1c-ae23-720d-a369-1cb851deb5c2', E'\\xab6d817c6e05b37e934a5e7d07ebc9e19dc4a766274263c422488014a3dfd273', NULL, '{}', E'\\x', '2026-04-21 08:16:25.635+00', '2026-11-21 04:30:00+00', E'\\x53fb496b17da71e8f5539601589e5950d1f77ea75b3a547fda95bd4edae6aa2d'),
  ('89', '019e0afc-7890-7189-9e72-17d303fa5f86', E'\\x2d31838942aae1b07cbdbf41aed327b30736240cc3cc80b325b78a0ac8c9584b', NULL, '{}', E'\\x', '2026-05-09 04:26:18.64+00', '2026-11-21 04:30:00+00', E'\\x26a7e7fbead4c68c262e752a92107539336cce0f6a91387312fe4058bf19b970'),
  ('9', '0195eaed-5b52-7710-8a31-d1201f261bbc', E'\\xdccaf38bae7619da6e81d10bf708c4ee850c9062b0d304b18fe171933f5550c8', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xb6358f43384a2d78f3836f16a4ce6a2f54bddab7e6b102c60b039cbbdf25b120'),
  ('90', '019e91fd-57b9-7431-90b1-891584e68f14', E'\\x8ee21bcf7f0c96b0833831f7163c2e48b5e4df8b57d12647722d1331e4843713', NULL, '{}', E'\\x', '2026-06-04 09:35:59.929+00', '2026-11-21 04:30:00+00', E'\\x10cd5fc2f388edaaa9afc3cdabef100661a8b31363b1ad1e72d422b318f636d4'),
  ('91', '019f1d81-7446-7762-b94d-1c5a5b92b335', E'\\x31a34125b2876e234d96988d1eeeffcbf830cd8add18fb61fc97155429225f39', NULL, '{}', E'\\x', '2026-07-01 11:47:31.014+00', '2026-11-21 04:30:00+00', E'\\x82078197cd96e5f9b466b98221c186de6838db412a9148963e455af88da07493'),
  ('92', '019f4660-91bf-748f-ae34-31b36e93590e', E'\\xa484cf63edccff24d8032e7650cd15732179865b020d6177bc46c909d1c10b44', NULL, '{}', E'\\x', '2026-07-09 10:16:01.727+00', '2026-11-21 04:30:00+00', E'\\xaf0ae0783e386a95190690dc28b1661ccc1aae54af45264ea58b75ceff73179b'),
  ('93', '019fa230-ae6c-7315-b8bf-25e4b98e1aec', E'\\x74b11bc6f93423192c3931af439a8b4b4768c85c545b594f374b040ded79adf8', NULL, '{}', E'\\x', '2026-07-27 06:08:47.212+00', '2026-11-21 04:30:00+00', E'\\x620b558e861a891bb3db76a64ab11e0bf77aec0861f715933bee3d30f151cbc3'),
  ('94', '01a02eaf-9c16-747c-9b63-386187f55faf', E'\\x19f03652fa671226cef878abac8af0e272a6a9488690486bb62d5534377f2a45', NULL, '{}', E'\\x', '2026-08-23 12:54:15.83+00', '2026-11-21 04:30:00+00', E'\\x4c4f5ef2e9d832675badcfbfefca6d347a25558b892d09d12ae9555a0b416d88'),
  ('95', '01a0b40e-f07d-74a6-bac2-d390a7c5c396', E'\\x1d4c14c8ba52a2e5ed04ae6e9b0bccf5847eed0aed10eb2b0613601293ad0765', NULL, '{}', E'\\x', '2026-09-18 10:27:53.085+00', '2026-11-21 04:30:00+00', E'\\xeb5371234b5c5095e3cb8c70b8e8c5c0ccc79428864ccf9b146e83e3fc245bb6'),
  ('96', '01a0d6d4-797a-7362-9bb3-0d0510c37f79', E'\\x8bf4d609f9f2455c4b03421c6c6ace6742c5e8a1d5aedb634f370aff8374055a', NULL, '{}', E'\\x', '2026-09-25 04:30:44.09+00', '2026-11-21 04:30:00+00', E'\\x1c5bbd6e80a28b2d66876a1868696b068d9faddc754eb083c10875c83125829d'),
  ('97', '01a11b91-9b52-74ff-bfe7-fdbcdaf0c4a6', E'\\x6214a7eadadb1cee84476d54fd5766a6581475e359fae31ce5793844a7847a17', NULL, '{}', E'\\x', '2026-10-08 12:51:29.746+00', '2026-11-21 04:30:00+00', E'\\x8328f15e887b818b3aad8eafef111a3c3edc42d99fcec1fcd01504e8cafa03a0'),
  ('98', '01a13e7e-69d3-7575-baea-ec128c3465b2', E'\\x4add708e8babbc6b3fe58d573f54dd4564976b3d43d0cf37000d648d52a87a81', NULL, '{}', E'\\x', '2026-10-15 07:37:14.451+00', '2026-11-21 04:30:00+00', E'\\xff427ae2a842a778c5fc10357e84b62d16a586ce1b7253b6d9bcf7505fc9f5af'),
  ('99', '01a19b44-4019-7520-8ab5-a0e893a0a298', E'\\x3eb9906bd65c21e789b7370c22be7f6353a4b91849d8900bd2db7d75d4f272c7', NULL, '{}', E'\\x', '2026-11-02 07:58:23.769+00', '2026-11-21 04:30:00+00', E'\\xb81a5861a5c7e420d6ad063ef9a57d1d020013e7a095671d686be907f6bc444f');
insert into audit_personal ("entry_id", "subject_id", "field", "before", "after", "salt") overriding system value values
  ('01a21989-0f66-7150-a6ea-57204bdd4fc3', '01a1b03c-74c1-746e-a453-117eb63e74ff', 'reason', NULL, '"Scholarship"', '68c77a43-a7c2-4a8b-abad-563b602a8669'),
  ('01a21989-0fce-72ff-bb77-222d8dc73003', '01a1b03c-74c1-746e-a453-117eb63e74ff', 'reason', NULL, '"Paid twice"', 'e006e953-6eed-49f1-8074-b662b3bb19a7'),
  ('01a21989-1308-71c3-919c-5218edcc8d24', '01976d38-7d5f-70e8-a278-9999f6952c6d', 'degree', '"BCom"', '"BSc"', '6e55b617-c078-4529-b2dc-8f139d27af00');
insert into audit_seal ("day", "n", "hash") overriding system value values
  ('2026-11-27', '127', E'\\xccce1e7360a231a49051c46205e2de10c3bbd17f16fd7ee3054f9231b26cbc2f');
insert into audit_unchained ("at", "entry_id") overriding system value values
  ('2026-11-21 04:30:00+00', '01a21989-1308-71c3-919c-5218edcc8d24');
insert into backup_run ("id", "kind", "started_at", "seen_at", "finished_at", "place", "encrypted", "bytes", "reason") overriding system value values
  ('01a21989-11e0-7325-9ef7-3adae3899920', 'scheduled', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', 'office:/backup/example.tar.gz', 'false', '4096', NULL);
insert into batch ("id", "code", "code_key", "course_id", "time", "start_on", "end_on", "created_at", "version", "deleted_at", "trainer", "trainer_key", "room", "room_key", "sessions", "seats", "import_id") overriding system value values
  ('01a21989-0a6b-7635-ac78-5b456a77db0d', 'TALLY-2504', 'tally-2504', '01a21989-0a60-77f9-935e-eae73f39f132', '15:00 to 17:00', '2025-04-01', '2025-07-01', '2025-03-11 05:44:07.174+00', '1', NULL, 'Anita Example', 'anita example', 'Room 1', 'room 1', '[{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 5}]', '1', NULL),
  ('01a21989-0a6c-76fb-b9d3-dc61d76eb38a', 'PY-2504', 'py-2504', '01a21989-0a60-77f9-935e-ee6fb97c2916', '08:00 to 10:00', '2025-04-27', '2025-08-27', '2025-04-06 10:29:18.706+00', '1', NULL, 'Binod Example', 'binod example', 'Room 2', 'room 2', '[{"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 6}]', '1', NULL),
  ('01a21989-0a6d-76f3-81b9-19d3890a9fee', 'FSW-2505', 'fsw-2505', '01a21989-0a61-7619-9d2c-bca47c57cdd2', '12:30 to 14:30', '2025-05-24', '2026-01-24', '2025-05-03 08:05:14.006+00', '1', NULL, 'Chitra Example', 'chitra example', 'Lab 1', 'lab 1', '[{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}]', '1', NULL),
  ('01a21989-0a6d-76f3-81b9-1d238c994c72', 'DA-2506', 'da-2506', '01a21989-0a61-7619-9d2c-c2eaaf953bc7', '18:00 to 20:00', '2025-06-19', '2025-12-19', '2025-05-29 10:56:01.407+00', '1', NULL, 'Dev Example', 'dev example', 'Lab 2', 'lab 2', '[{"end": "20:00", "start": "18:00", "weekday": 1}, {"end": "20:00", "start": "18:00", "weekday": 3}, {"end": "20:00", "start": "18:00", "weekday": 5}]', '1', NULL),
  ('01a21989-0a6d-76f3-81b9-21e90fe06015', 'GD-2507', 'gd-2507', '01a21989-0a67-7292-8169-1905d24e36c8', '18:00 to 20:00', '2025-07-16', '2025-12-16', '2025-06-25 12:57:02.901+00', '1', NULL, 'Esther Example', 'esther example', 'Room 1', 'room 1', '[{"end": "20:00", "start": "18:00", "weekday": 2}, {"end": "20:00", "start": "18:00", "weekday": 4}, {"end": "20:00", "start": "18:00", "weekday": 6}]', '1', NULL),
  ('01a21989-0a70-729e-87e8-eddcf1ee884c', 'DM-2508', 'dm-2508', '01a21989-0a67-7292-8169-1e1bc84aeef0', '10:00 to 12:00', '2025-08-11', '2025-11-11', '2025-07-21 06:09:14.399+00', '1', NULL, 'Anita Example', 'anita example', 'Room 2', 'room 2', '[{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 5}]', '1', NULL),
  ('01a21989-0a70-729e-87e8-f1bc2ec77b2b', 'HT-2509', 'ht-2509', '01a21989-0a67-7292-8169-23f3fa93f27c', '15:00 to 17:00', '2025-09-07', '2025-11-07', '2025-08-17 10:48:46.841+00', '1', NULL, 'Binod Example', 'binod example', 'Lab 1', 'lab 1', '[{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 5}]', '1', NULL),
  ('01a21989-0a70-729e-87e8-f52a4d4ba228', 'FR-2510', 'fr-2510', '01a21989-0a67-7292-8169-24f84c1e3c59', '15:00 to 17:00', '2025-10-03', '2026-02-03', '2025-09-12 05:22:45.978+00', '1', NULL, 'Chitra Example', 'chitra example', 'Lab 2', 'lab 2', '[{"end": "17:00", "start": "15:00", "weekday": 2}, {"end": "17:00", "start": "15:00", "weekday": 4}, {"end": "17:00", "start": "15:00", "weekday": 6}]', '1', NULL),
  ('01a21989-0a70-729e-87e8-f846560f021d', 'TALLY-2510', 'tally-2510', '01a21989-0a60-77f9-935e-eae73f39f132', '12:30 to 14:30', '2025-10-30', '2026-01-30', '2025-10-09 06:54:35.944+00', '1', NULL, 'Dev Example', 'dev example', 'Room 1', 'room 1', '[{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}]', '1', NULL),
  ('01a21989-0a70-729e-87e8-fc1a76c24016', 'PY-2511', 'py-2511', '01a21989-0a60-77f9-935e-ee6fb97c2916', '18:00 to 20:00', '2025-11-25', '2026-03-25', '2025-11-04 07:43:07.581+00', '1', NULL, 'Esther Example', 'esther example', 'Room 2', 'room 2', '[{"end": "20:00", "start": "18:00", "weekday": 1}, {"end": "20:00", "start": "18:00", "weekday": 3}, {"end": "20:00", "start": "18:00", "weekday": 5}]', '1', NULL),
  ('01a21989-0a71-71d7-a981-efb4ea724ec2', 'FSW-2512', 'fsw-2512', '01a21989-0a61-7619-9d2c-bca47c57cdd2', '12:30 to 14:30', '2025-12-22', '2026-08-22', '2025-12-01 06:14:34.49+00', '1', NULL, 'Anita Example', 'anita example', 'Lab 1', 'lab 1', '[{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}]', '1', NULL),
  ('01a21989-0a71-71d7-a981-f1b19fd5f4d0', 'DA-2601', 'da-2601', '01a21989-0a61-7619-9d2c-c2eaaf953bc7', '12:30 to 14:30', '2026-01-17', '2026-07-17', '2025-12-27 05:22:07.66+00', '1', NULL, 'Binod Example', 'binod example', 'Lab 2', 'lab 2', '[{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}]', '1', NULL),
  ('01a21989-0a71-71d7-a981-f55839862e12', 'GD-2602', 'gd-2602', '01a21989-0a67-7292-8169-1905d24e36c8', '08:00 to 10:00', '2026-02-13', '2026-07-13', '2026-01-23 10:32:05.796+00', '1', NULL, 'Chitra Example', 'chitra example', 'Room 1', 'room 1', '[{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 5}]', '1', NULL),
  ('01a21989-0a71-71d7-a981-fa36ed63a174', 'DM-2603', 'dm-2603', '01a21989-0a67-7292-8169-1e1bc84aeef0', '12:30 to 14:30', '2026-03-11', '2026-06-11', '2026-02-18 09:11:13.462+00', '1', NULL, 'Dev Example', 'dev example', 'Room 2', 'room 2', '[{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}]', '1', NULL),
  ('01a21989-0a71-71d7-a981-ffc5a2a03ff1', 'HT-2604', 'ht-2604', '01a21989-0a67-7292-8169-23f3fa93f27c', '10:00 to 12:00', '2026-04-07', '2026-06-07', '2026-03-17 05:08:41.632+00', '1', NULL, 'Esther Example', 'esther example', 'Lab 1', 'lab 1', '[{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 5}]', '1', NULL),
  ('01a21989-0a71-71d7-a982-002a6276b14e', 'FR-2605', 'fr-2605', '01a21989-0a67-7292-8169-24f84c1e3c59', '08:00 to 10:00', '2026-05-03', '2026-09-03', '2026-04-12 06:22:54.906+00', '1', NULL, 'Anita Example', 'anita example', 'Lab 2', 'lab 2', '[{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 5}]', '1', NULL),
  ('01a21989-0a71-71d7-a982-076f6b4d59ac', 'TALLY-2605', 'tally-2605', '01a21989-0a60-77f9-935e-eae73f39f132', '12:30 to 14:30', '2026-05-30', '2026-08-30', '2026-05-09 04:26:18.64+00', '1', NULL, 'Binod Example', 'binod example', 'Room 1', 'room 1', '[{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}]', '1', NULL),
  ('01a21989-0a71-71d7-a982-091e8c671f56', 'PY-2606', 'py-2606', '01a21989-0a60-77f9-935e-ee6fb97c2916', '08:00 to 10:00', '2026-06-25', '2026-10-25', '2026-06-04 09:35:59.929+00', '1', NULL, 'Chitra Example', 'chitra example', 'Room 2', 'room 2', '[{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 5}]', '1', NULL),
  ('01a21989-0a71-71d7-a982-0d329ad69657', 'FSW-2607', 'fsw-2607', '01a21989-0a61-7619-9d2c-bca47c57cdd2', '10:00 to 12:00', '2026-07-22', NULL, '2026-07-01 11:47:31.014+00', '1', NULL, 'Dev Example', 'dev example', 'Lab 1', 'lab 1', '[{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 5}]', '1', NULL),
  ('01a21989-0a72-75ed-8279-77cc93be35da', 'DA-2608', 'da-2608', '01a21989-0a61-7619-9d2c-c2eaaf953bc7', '10:00 to 12:00', '2026-08-17', '2027-02-17', '2026-07-27 06:08:47.212+00', '1', NULL, 'Esther Example', 'esther example', 'Lab 2', 'lab 2', '[{"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 6}]', '1', NULL),
  ('01a21989-0a72-75ed-8279-79847f1ae0b5', 'GD-2609', 'gd-2609', '01a21989-0a67-7292-8169-1905d24e36c8', '08:00 to 10:00', '2026-09-13', '2027-02-13', '2026-08-23 12:54:15.83+00', '1', NULL, 'Anita Example', 'anita example', 'Room 1', 'room 1', '[{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 5}]', '1', NULL),
  ('01a21989-0a72-75ed-8279-7efa425a4415', 'DM-2610', 'dm-2610', '01a21989-0a67-7292-8169-1e1bc84aeef0', '12:30 to 14:30', '2026-10-09', NULL, '2026-09-18 10:27:53.085+00', '1', NULL, 'Binod Example', 'binod example', 'Room 2', 'room 2', '[{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 5}]', '1', NULL),
  ('01a21989-0a72-75ed-8279-826f735a305e', 'HT-2611', 'ht-2611', '01a21989-0a67-7292-8169-23f3fa93f27c', '10:00 to 12:00', '2026-11-05', '2027-01-05', '2026-10-15 07:37:14.451+00', '1', NULL, 'Chitra Example', 'chitra example', 'Lab 1', 'lab 1', '[{"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 6}]', '1', NULL),
  ('01a21989-0a72-75ed-8279-85429d370ab9', 'FR-2612', 'fr-2612', '01a21989-0a67-7292-8169-24f84c1e3c59', '15:00 to 17:00', '2026-12-01', NULL, '2026-11-10 06:43:16.88+00', '1', NULL, 'Dev Example', 'dev example', 'Lab 2', 'lab 2', '[{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 2}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 4}, {"end": "17:00", "start": "15:00", "weekday": 5}]', '1', NULL);
insert into batch_waiting ("id", "batch_id", "enquiry_id", "student_id", "at", "removed_at") overriding system value values
  ('01a21989-11e0-7325-9ef7-46fd6b05757d', '01a21989-0a6b-7635-ac78-5b456a77db0d', NULL, '01976d38-7d5f-70e8-a278-9999f6952c6d', '2026-11-21 04:30:00+00', NULL);
insert into bulk_change ("id", "change", "students", "changed_at", "changed_by", "undone_at") overriding system value values
  ('01a21989-1274-701d-b48e-d1e58dda5de5', '{"isCompleted": "yes"}', '1', '2026-11-21 04:30:00+00', '01a21989-0922-74b9-a688-957b9d20854c', NULL);
insert into bulk_change_student ("bulk_change_id", "student_id", "before", "versions") overriding system value values
  ('01a21989-1274-701d-b48e-d1e58dda5de5', '01976d38-7d5f-70e8-a278-9999f6952c6d', '{}', '1.1.0');
insert into calendar_feed ("account_id", "code", "batch_id", "trainer", "created_at") overriding system value values
  ('01a21989-0922-74b9-a688-957b9d20854c', '0af497f4-8de3-47d2-a668-6b5a97c225c6', NULL, 'Example', '2026-11-21 04:30:00+00');
insert into cash_entry ("id", "kind", "amount", "day", "reference", "recorded_at", "recorded_by", "voided_at", "voided_by") overriding system value values
  ('01a21989-1275-7235-8f48-3a33861cdd24', 'opening', '1000.00', '2026-11-20', NULL, '2026-11-21 04:30:00+00', '01a21989-0922-74b9-a688-957b9d20854c', NULL, NULL);
insert into certificate ("id", "issue_id", "kind", "financial_year", "n", "student_id", "enrolment_id", "student_name", "course", "batch", "title", "body", "signatory", "issued_on", "issued_at", "issued_by", "revoked_at", "revoked_by", "revoke_reason", "verification_id") overriding system value values
  ('01a21989-1275-7235-8f48-3ebb9cd4e849', '01a21989-1275-7235-8f48-40b2a97c73e3', 'completion', '2026-27', '1', '01976d38-7d5f-70e8-a278-9999f6952c6d', '01976d38-7d5f-77e2-9679-e70254c3aa39', 'Example', 'Example', 'Example', 'Example', 'Example', 'Example', '2026-11-20', '2026-11-21 04:30:00+00', '01a21989-0922-74b9-a688-957b9d20854c', NULL, NULL, NULL, '6bea3bdc-b856-4c8a-b390-ecb518fc0d09');
insert into certificate_series ("kind", "financial_year", "last") overriding system value values
  ('completion', '2026-27', '1');
insert into certificate_signature ("one", "content", "changed_at") overriding system value values
  ('true', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00');
insert into certificate_template ("kind", "title", "body", "signatory", "version") overriding system value values
  ('completion', 'Example', '{name}', 'Example', '1');
insert into consent ("student_id", "given_by", "guardian_name", "notice_version", "at", "recorded_by") overriding system value values
  ('01976d38-7d5f-70e8-a278-9999f6952c6d', 'student', NULL, '2', '2026-11-21 04:30:00+00', NULL);
insert into course ("id", "name", "name_key", "fee", "duration", "added_by", "created_at", "version", "deleted_at", "instalments", "import_id") overriding system value values
  ('01a21989-0a60-77f9-935e-eae73f39f132', 'Tally with GST', 'tally with gst', '12000.00', '3 months', '01a21989-0922-74b9-a688-907952884a48', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a21989-0a60-77f9-935e-ee6fb97c2916', 'Python Programming', 'python programming', '18000.00', '4 months', '01a21989-0922-74b9-a688-907952884a48', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a21989-0a61-7619-9d2c-bca47c57cdd2', 'Full Stack Web Development', 'full stack web development', '45000.00', '8 months', '01a21989-0922-74b9-a688-907952884a48', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a21989-0a61-7619-9d2c-c2eaaf953bc7', 'Data Analytics', 'data analytics', '35000.00', '6 months', '01a21989-0922-74b9-a688-907952884a48', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a21989-0a67-7292-8169-1905d24e36c8', 'Graphic Design', 'graphic design', '22000.00', '5 months', '01a21989-0922-74b9-a688-907952884a48', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a21989-0a67-7292-8169-1e1bc84aeef0', 'Digital Marketing', 'digital marketing', '15000.00', '3 months', '01a21989-0922-74b9-a688-907952884a48', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a21989-0a67-7292-8169-23f3fa93f27c', 'Hindi Typing', 'hindi typing', '4500.00', '2 months', '01a21989-0922-74b9-a688-907952884a48', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a21989-0a67-7292-8169-24f84c1e3c59', 'Français des affaires', 'francais des affaires', '16500.00', '4 months', '01a21989-0922-74b9-a688-907952884a48', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL);
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
  ('01a21989-1275-7235-8f48-37255b573eab', '2026-11-20', NULL, '0.00', '0.00', '{}', NULL, '2026-11-21 04:30:00+00', '01a21989-0922-74b9-a688-957b9d20854c', '{}');
insert into declared_payment ("student_id", "fee", "paid", "pay_mode") overriding system value values
  ('01a1be83-9230-7236-9b98-7297d28610a6', '16500.00', '8250.00', 'Online');
insert into deletion ("id", "record", "deleted_at", "deleted_by", "status_before", "enquiry", "erase_after", "erased_at") overriding system value values
  ('01a21989-11b8-7490-8c2c-044fd5faf6e7', 'enquiry', '2026-11-21 04:30:00+00', NULL, NULL, '{"id": "01a21989-11b8-7490-8c2c-044fd5faf6e7", "name": "Example"}', '2026-11-21 04:30:00+00', NULL);
insert into discount_limit ("one", "percent", "version") overriding system value values
  ('true', '10.00', '2');
insert into draft ("account_id", "key", "field_values", "saved_at") overriding system value values
  ('01a21989-0922-74b9-a688-957b9d20854c', 'course-add', '{"course":"Example"}', '2026-11-21 04:30:00+00');
insert into enquiry ("id", "name", "name_key", "mail_id", "contact", "alt_contact", "qualification", "address", "course_id", "enquiry_mode", "mode", "ref", "remark", "day", "status", "is_placed", "student_id", "created_at", "version", "next_call_on", "import_id") overriding system value values
  ('01962e07-dbf7-709d-999f-7c54a8625a9c', 'Ishwari Voorbeeld', 'ishwari voorbeeld', 'ishwari.3@example.net', '5570000003', '5580000003', 'BSc', '37 Namuna Marg, Example Nagar', '01a21989-0a61-7619-9d2c-bca47c57cdd2', 'online', 'online', NULL, NULL, '2025-04-13', 'Pending', 'false', NULL, '2025-04-13 07:23:09.175+00', '2', NULL, NULL),
  ('01973f71-631b-763f-b4ff-63186230fa05', 'विवेक दृष्टांत', 'विवेक दृष्टांत', 'student.1@example.com', '5550000001', NULL, 'BCom', '159 Namuna Marg, Demo Colony', '01a21989-0a61-7619-9d2c-c2eaaf953bc7', 'offline', 'offline', 'एक मित्र', 'Will come for a trial class', '2025-06-05', 'Closed', 'false', '01976d38-7d5f-70e8-a278-9999f6952c6d', '2025-06-05 09:34:45.019+00', '2', NULL, NULL),
  ('019a24d1-6480-74fa-be9e-377d85b90220', 'Asha Beispiel', 'asha beispiel', 'asha.2@example.net', '5570000002', '5580000002', 'BSc', '77 Example Road, Namunapur', '01a21989-0a61-7619-9d2c-bca47c57cdd2', 'offline', 'offline', 'Poster at the college', 'Will come for a trial class', '2025-10-27', 'Pending', 'false', NULL, '2025-10-27 08:38:13.888+00', '2', NULL, NULL);
insert into enquiry_note ("id", "enquiry_id", "at", "written_by", "note", "next_call_on") overriding system value values
  ('01a21989-11e0-7325-9ef7-4325811b9735', '01962e07-dbf7-709d-999f-7c54a8625a9c', '2026-11-21 04:30:00+00', NULL, 'Example', NULL);
insert into enrolment ("id", "student_id", "n", "course_id", "batch_id", "mode", "duration", "fee", "joining_on", "end_on", "is_completed", "ended_at", "end_reason", "created_at", "version") overriding system value values
  ('01976d38-7d5f-77e2-9679-e70254c3aa39', '01976d38-7d5f-70e8-a278-9999f6952c6d', '1', '01a21989-0a61-7619-9d2c-c2eaaf953bc7', '01a21989-0a6d-76f3-81b9-1d238c994c72', 'offline', '6 months', '31500.00', '2025-06-14', '2025-12-19', 'true', NULL, NULL, '2025-06-14 06:55:08.127+00', '1'),
  ('0198305a-7b46-71b6-8bd5-c849cdd07f83', '0198305a-7b46-72d6-98c0-cac30162a738', '1', '01a21989-0a67-7292-8169-1905d24e36c8', '01a21989-0a6d-76f3-81b9-21e90fe06015', 'offline', '5 months', '22000.00', '2025-07-22', '2025-12-16', 'true', NULL, NULL, '2025-07-22 04:18:12.934+00', '1'),
  ('0199483e-e8b1-717b-9be0-2c87313a045a', '0199483e-e8b1-771d-b580-fb9e17e97000', '1', '01a21989-0a67-7292-8169-1e1bc84aeef0', '01a21989-0a70-729e-87e8-eddcf1ee884c', 'online', '3 months', '15000.00', '2025-09-14', '2025-11-11', 'true', NULL, NULL, '2025-09-14 12:41:46.417+00', '1'),
  ('019acdcb-3f5e-7095-82a7-7e7ad9da913d', '019acdcb-3f5e-7037-9935-4570992ae0e3', '1', '01a21989-0a60-77f9-935e-ee6fb97c2916', '01a21989-0a70-729e-87e8-fc1a76c24016', 'offline', '4 months', '18000.00', '2025-11-29', '2026-03-25', 'true', NULL, NULL, '2025-11-29 04:07:20.67+00', '1'),
  ('01a11b91-9b52-7595-a125-195b6318d108', '01a11b91-9b52-77e5-8572-91caf63af810', '1', '01a21989-0a67-7292-8169-1e1bc84aeef0', '01a21989-0a72-75ed-8279-7efa425a4415', 'offline', '3 months', '13500.00', '2026-10-08', NULL, 'false', NULL, NULL, '2026-10-08 12:51:29.746+00', '1'),
  ('01a1b03c-74c1-71b7-81c3-5d3177d5def1', '01a1b03c-74c1-746e-a453-117eb63e74ff', '1', '01a21989-0a67-7292-8169-23f3fa93f27c', '01a21989-0a72-75ed-8279-826f735a305e', 'online', '2 months', '4050.00', '2026-11-06', NULL, 'false', NULL, NULL, '2026-11-06 09:41:54.497+00', '1'),
  ('01a1be83-9230-7481-bb39-b56c41c12361', '01a1be83-9230-7236-9b98-7297d28610a6', '1', '01a21989-0a67-7292-8169-24f84c1e3c59', '01a21989-0a72-75ed-8279-85429d370ab9', 'offline', '4 months', '0.00', '2026-12-01', NULL, 'false', NULL, NULL, '2026-11-09 04:14:16.112+00', '1'),
  ('01a1fb86-a83e-716c-992e-33edb4cace51', '01a1fb86-a83e-77bb-9905-dbcd27141e68', '1', '01a21989-0a67-7292-8169-23f3fa93f27c', '01a21989-0a72-75ed-8279-826f735a305e', 'offline', '2 months', '4050.00', '2026-11-21', NULL, 'false', NULL, NULL, '2026-11-21 00:34:28.542+00', '1');
insert into expense ("id", "category_id", "remark", "amount", "day", "created_at", "updated_at", "version", "financial_year", "n", "pay_mode", "payee", "voided_at", "voided_by", "import_id", "old_voucher") overriding system value values
  ('01972f8c-001d-725c-84a6-0dece339f60e', '01a21989-0cee-76d4-bf44-56fa101c1673', 'Sample Telecom, line of the month', '172.00', '2025-06-02', '2025-06-02 07:29:53.693+00', '2025-06-02 07:29:53.693+00', '1', '2025-26', '1', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('019730ae-176e-72a7-a31e-7fa67eaab356', '01a21989-0cee-76d4-bf44-5013d6c18e60', 'Example Power Company, bill of the month', '516.00', '2025-06-02', '2025-06-02 12:46:45.102+00', '2025-06-02 12:46:45.102+00', '1', '2025-26', '2', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('01973f27-1abc-77da-950d-de8054b0dcfa', '01a21989-0cee-76d4-bf44-4b315b9d155e', 'Teachers and office of the example institute', '3876.00', '2025-06-05', '2025-06-05 08:13:36.828+00', '2025-06-05 08:13:36.828+00', '1', '2025-26', '3', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('019744be-dbb1-7751-9682-39324936d4b7', '01a21989-0cee-76d4-bf44-4f796b9446e5', 'Example House, all classrooms', '2153.00', '2025-06-06', '2025-06-06 10:17:28.241+00', '2025-06-06 10:17:28.241+00', '1', '2025-26', '4', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('0197cf00-2cf0-7693-9574-98ad4002f23f', '01a21989-0cee-76d4-bf44-5013d6c18e60', 'Example Power Company, bill of the month', '1058.00', '2025-07-03', '2025-07-03 06:36:24.688+00', '2025-07-03 06:36:24.688+00', '1', '2025-26', '5', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('0197d3b1-cdf4-71b6-9435-c9ef38b5841b', '01a21989-0cee-76d4-bf44-56fa101c1673', 'Sample Telecom, line of the month', '352.00', '2025-07-04', '2025-07-04 04:28:54.644+00', '2025-07-04 04:28:54.644+00', '1', '2025-26', '6', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('0197d44b-78c3-7118-9cc3-0a69d864e98d', '01a21989-0cee-76d4-bf44-4b315b9d155e', 'Teachers and office of the example institute', '7938.00', '2025-07-04', '2025-07-04 07:16:45.379+00', '2025-07-04 07:16:45.379+00', '1', '2025-26', '7', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('0197e9a1-67f5-7572-b079-1678d379fc03', '01a21989-0cee-76d4-bf44-4f796b9446e5', 'Example House, all classrooms', '4410.00', '2025-07-08', '2025-07-08 10:42:38.709+00', '2025-07-08 10:42:38.709+00', '1', '2025-26', '8', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('01986905-43a3-7215-8851-c67282501a6d', '01a21989-0cee-76d4-bf44-4f796b9446e5', 'Example House, all classrooms', '4341.00', '2025-08-02', '2025-08-02 04:23:29.443+00', '2025-08-02 04:23:29.443+00', '1', '2025-26', '9', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('019873c7-c03e-777d-b909-e3bf9dbdee93', '01a21989-0cee-76d4-bf44-4b315b9d155e', 'Teachers and office of the example institute', '7814.00', '2025-08-04', '2025-08-04 06:32:07.486+00', '2025-08-04 06:32:07.486+00', '1', '2025-26', '10', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('0198742d-391a-74a9-a76b-086baae4923c', '01a21989-0cee-76d4-bf44-56fa101c1673', 'Sample Telecom, line of the month', '347.00', '2025-08-04', '2025-08-04 08:22:57.562+00', '2025-08-04 08:22:57.562+00', '1', '2025-26', '11', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('01987a45-a517-71e8-ace4-59bacc350adb', '01a21989-0cee-76d4-bf44-5013d6c18e60', 'Example Power Company, bill of the month', '1041.00', '2025-08-05', '2025-08-05 12:47:21.367+00', '2025-08-05 12:47:21.367+00', '1', '2025-26', '12', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('019904aa-7eb6-76a8-8394-b274786edcc7', '01a21989-0cee-76d4-bf44-4b315b9d155e', 'Teachers and office of the example institute', '6144.00', '2025-09-01', '2025-09-01 09:45:06.486+00', '2025-09-01 09:45:06.486+00', '1', '2025-26', '13', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('01990a07-c598-75ce-8dc7-6bcf806b4bb4', '01a21989-0cee-76d4-bf44-4f796b9446e5', 'Example House, all classrooms', '3413.00', '2025-09-02', '2025-09-02 10:45:05.56+00', '2025-09-02 10:45:05.56+00', '1', '2025-26', '14', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('01990f32-eeb0-72d6-b923-36c5ba2eb3fc', '01a21989-0cee-76d4-bf44-5013d6c18e60', 'Example Power Company, bill of the month', '819.00', '2025-09-03', '2025-09-03 10:50:20.208+00', '2025-09-03 10:50:20.208+00', '1', '2025-26', '15', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('0199291d-4815-737f-8a7f-419164eb5c54', '01a21989-0cee-76d4-bf44-56fa101c1673', 'Sample Telecom, line of the month', '273.00', '2025-09-08', '2025-09-08 11:36:48.917+00', '2025-09-08 11:36:48.917+00', '1', '2025-26', '16', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('019a3e0d-cbe7-74af-be9d-761bf34b5d00', '01a21989-0cee-76d4-bf44-4f796b9446e5', 'Example House, all classrooms', '1250.00', '2025-11-01', '2025-11-01 06:14:42.919+00', '2025-11-01 06:14:42.919+00', '1', '2025-26', '17', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('019a499b-18e8-753d-ae55-940c92621025', '01a21989-0cee-76d4-bf44-4b315b9d155e', 'Teachers and office of the example institute', '2250.00', '2025-11-03', '2025-11-03 12:04:52.584+00', '2025-11-03 12:04:52.584+00', '1', '2025-26', '18', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('019a5870-be50-74aa-881a-2ed1858fd95c', '01a21989-0cee-76d4-bf44-56fa101c1673', 'Sample Telecom, line of the month', '100.00', '2025-11-06', '2025-11-06 09:12:55.12+00', '2025-11-06 09:12:55.12+00', '1', '2025-26', '19', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('019a58cd-919f-74c6-b0d2-b84fd46f5ede', '01a21989-0cee-76d4-bf44-5013d6c18e60', 'Example Power Company, bill of the month', '300.00', '2025-11-06', '2025-11-06 10:54:18.527+00', '2025-11-06 10:54:18.527+00', '1', '2025-26', '20', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('019b7d9a-7db3-720e-96a3-5abe0c69efe6', '01a21989-0cee-76d4-bf44-4f796b9446e5', 'Example House, all classrooms', '1076.00', '2026-01-02', '2026-01-02 07:27:15.379+00', '2026-01-02 07:27:15.379+00', '1', '2025-26', '21', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('019b92c8-7213-744a-a63b-b8a75e65cc3f', '01a21989-0cee-76d4-bf44-5013d6c18e60', 'Example Power Company, bill of the month', '258.00', '2026-01-06', '2026-01-06 10:09:28.595+00', '2026-01-06 10:09:28.595+00', '1', '2025-26', '22', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('019b96c0-e9f1-732e-ba99-0a51d40418eb', '01a21989-0cee-76d4-bf44-4b315b9d155e', 'Teachers and office of the example institute', '1938.00', '2026-01-07', '2026-01-07 04:39:43.857+00', '2026-01-07 04:39:43.857+00', '1', '2025-26', '23', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('019b9be6-f910-720e-a5d2-1c9688e701bd', '01a21989-0cee-76d4-bf44-56fa101c1673', 'Sample Telecom, line of the month', '86.00', '2026-01-08', '2026-01-08 04:39:24.176+00', '2026-01-08 04:39:24.176+00', '1', '2025-26', '24', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('019c31b6-9ffd-71d6-9c0f-841b217fd920', '01a21989-0cee-76d4-bf44-4b315b9d155e', 'Teachers and office of the example institute', '2457.00', '2026-02-06', '2026-02-06 06:49:38.045+00', '2026-02-06 06:49:38.045+00', '1', '2025-26', '25', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('019c369f-a274-71f1-be84-ea75ca627545', '01a21989-0cee-76d4-bf44-4f796b9446e5', 'Example House, all classrooms', '1365.00', '2026-02-07', '2026-02-07 05:42:37.428+00', '2026-02-07 05:42:37.428+00', '1', '2025-26', '26', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('019c411e-2084-76fa-bf7e-847cf91b318c', '01a21989-0cee-76d4-bf44-5013d6c18e60', 'Example Power Company, bill of the month', '327.00', '2026-02-09', '2026-02-09 06:36:59.396+00', '2026-02-09 06:36:59.396+00', '1', '2025-26', '27', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('019c423e-23a9-7423-ba76-334b9714ff47', '01a21989-0cee-76d4-bf44-56fa101c1673', 'Sample Telecom, line of the month', '109.00', '2026-02-09', '2026-02-09 11:51:34.569+00', '2026-02-09 11:51:34.569+00', '1', '2025-26', '28', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('01a19b44-4019-726e-89cb-c76b19cd82d9', '01a21989-0cee-76d4-bf44-4f796b9446e5', 'Example House, all classrooms', '221.00', '2026-11-02', '2026-11-02 07:58:23.769+00', '2026-11-02 07:58:23.769+00', '1', '2026-27', '1', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('01a19c3d-3bc5-7554-8ceb-c6dc2bffa375', '01a21989-0cee-76d4-bf44-4b315b9d155e', 'Teachers and office of the example institute', '398.00', '2026-11-02', '2026-11-02 12:30:21.125+00', '2026-11-02 12:30:21.125+00', '1', '2026-27', '2', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('01a1a4b8-370c-75e7-a816-02cc97b84156', '01a21989-0cee-76d4-bf44-5013d6c18e60', 'Example Power Company, bill of the month', '53.00', '2026-11-04', '2026-11-04 04:01:38.572+00', '2026-11-04 04:01:38.572+00', '1', '2026-27', '3', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('01a1c057-66d2-72fe-94f7-98631d88077f', '01a21989-0cee-76d4-bf44-56fa101c1673', 'Sample Telecom, line of the month', '17.00', '2026-11-09', '2026-11-09 12:45:15.858+00', '2026-11-09 12:45:15.858+00', '1', '2026-27', '4', 'Online', NULL, NULL, NULL, NULL, NULL);
insert into expense_category ("id", "ledger", "ledger_key", "created_at", "updated_at", "deleted_at", "budget", "version") overriding system value values
  ('01a21989-0cee-76d4-bf44-4b315b9d155e', 'Salaries', 'salaries', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a21989-0cee-76d4-bf44-4f796b9446e5', 'Rent', 'rent', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a21989-0cee-76d4-bf44-5013d6c18e60', 'Electricity', 'electricity', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a21989-0cee-76d4-bf44-56fa101c1673', 'Internet', 'internet', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a21989-0cee-76d4-bf44-5a3bf3cb133c', 'Stationery', 'stationery', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '5000.00', '1'),
  ('01a21989-0cee-76d4-bf44-5e0ac5061bac', 'Repairs', 'repairs', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a21989-0cee-76d4-bf44-6012ef14ab05', 'Tea and water', 'tea and water', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '3000.00', '1'),
  ('01a21989-0cee-76d4-bf44-67373719cd0c', 'Advertising', 'advertising', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '20000.00', '1');
insert into expense_voucher_series ("financial_year", "last") overriding system value values
  ('2025-26', '28'),
  ('2026-27', '4');
insert into fee_adjustment ("id", "student_id", "kind", "enrolment_id", "amount", "reason", "day", "created_at", "created_by", "by_hr", "version", "withdrawn_at", "withdrawn_by", "import_id") overriding system value values
  ('01a21989-0f16-767e-9e96-36ad81c379c1', '01a1b03c-74c1-746e-a453-117eb63e74ff', 'Discount', '01a1b03c-74c1-71b7-81c3-5d3177d5def1', '500.00', 'Scholarship', '2026-11-21', '2026-11-21 04:30:00+00', '01a21989-0922-74b9-a688-907952884a48', 'false', '1', NULL, NULL, NULL);
insert into fee_plan ("enrolment_id", "version") overriding system value values
  ('01976d38-7d5f-77e2-9679-e70254c3aa39', '1');
insert into fee_plan_row ("enrolment_id", "n", "due_on", "amount") overriding system value values
  ('01976d38-7d5f-77e2-9679-e70254c3aa39', '1', '2026-11-20', '1000.00');
insert into heartbeat ("process_id", "started_at", "seen_at") overriding system value values
  ('01a21989-11e0-7325-9ef7-3eaeea4cf3a3', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00');
insert into holiday ("id", "name", "start_on", "end_on", "created_at") overriding system value values
  ('01a21989-11e0-7325-9ef7-4b45d67d7289', 'Example', '2026-11-08', '2026-11-09', '2026-11-21 04:30:00+00');
insert into idempotency ("scope", "route", "key", "body_hash", "status", "answer", "forever", "at") overriding system value values
  ('01a21989-0922-74b9-a688-957b9d20854c', 'POST /api/enquiry', 'dump', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '201', '{}', 'false', '2026-11-21 04:30:00+00');
insert into import ("id", "kind", "owner_id", "name", "columns", "mapping", "day_order", "asks_day_order", "state", "created_at", "run_at", "done_rows", "is_cancelled", "failure", "done_at", "undone_at", "undone_by", "students", "receipts", "paid", "records", "discounts") overriding system value values
  ('01a21989-0922-74b9-a688-957b9d20854c', 'students', '01a21989-0922-74b9-a688-957b9d20854c', '', '["Name"]', '{"name": 0}', NULL, 'false', 'open', '2026-11-21 04:30:00+00', NULL, '0', 'false', NULL, NULL, NULL, NULL, '0', '0', '0.00', '0', '0.00');
insert into import_row ("import_id", "line", "cells", "is_skipped", "errors", "conflicts", "warnings", "person_key", "name_key", "known_key", "email_key", "phone", "course", "batch", "fee", "amount", "category", "day", "present", "student", "payments", "discount") overriding system value values
  ('01a21989-0922-74b9-a688-957b9d20854c', '2', '["Example"]', 'false', '{}', '{}', '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '[]', NULL);
insert into import_total ("import_id", "shard", "kind", "n", "fee", "paid") overriding system value values
  ('01a21989-0922-74b9-a688-957b9d20854c', '0', 'Active', '0', '0.00', '0.00');
insert into institute ("one", "name", "address", "phone", "time_zone", "self_registration", "version", "receipt_language", "two_factor", "upi_id", "hr_closes_all", "gstin", "receipt_terms", "receipt_paper") overriding system value values
  ('true', 'Namuna Training Institute (demo)', '1 Example Road, Example Nagar', '+91 55500 00000', 'Asia/Kolkata', 'true', '2', 'en', 'off', 'namuna@examplebank', 'false', '00AAAAA0000A1ZI', NULL, 'a4');
insert into institute_logo ("one", "content", "type", "hash", "changed_at") overriding system value values
  ('true', E'\\x0101010101010101010101010101010101010101010101010101010101010101', 'image/png', '0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00');
insert into job_run ("job", "started_at") overriding system value values
  ('cleanup', '2026-11-21 04:30:00+00');
insert into known_browser ("token_hash", "account_id", "used_at") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a21989-0922-74b9-a688-957b9d20854c', '2026-11-21 04:30:00+00');
insert into kysely_migration ("name", "timestamp") overriding system value values
  ('0001_house', '2026-11-26T20:25:38.538Z'),
  ('0002_courses_and_batches', '2026-11-26T20:25:38.650Z'),
  ('0003_students_and_fees', '2026-11-26T20:25:38.786Z'),
  ('0004_attendance_and_enquiries', '2026-11-26T20:25:38.885Z'),
  ('0005_portfolio', '2026-11-26T20:25:38.904Z'),
  ('0006_projects', '2026-11-26T20:25:38.918Z'),
  ('0007_expenses', '2026-11-26T20:25:38.936Z'),
  ('0008_reset_tokens', '2026-11-26T20:25:38.990Z'),
  ('0009_lists_of_the_admin', '2026-11-26T20:25:39.002Z'),
  ('0010_erasure', '2026-11-26T20:25:39.015Z'),
  ('0011_search', '2026-11-26T20:25:39.022Z'),
  ('0012_receipt_amounts', '2026-11-26T20:25:39.027Z'),
  ('0013_drafts', '2026-11-26T20:25:39.062Z'),
  ('0014_request_limits', '2026-11-26T20:25:39.077Z'),
  ('0015_placed_enquiries', '2026-11-26T20:25:39.080Z'),
  ('0017_sign_in', '2026-11-26T20:25:39.140Z'),
  ('0018_two_factor', '2026-11-26T20:25:39.187Z'),
  ('0019_erasure', '2026-11-26T20:25:39.269Z'),
  ('0020_privacy', '2026-11-26T20:25:39.311Z'),
  ('0021_backups', '2026-11-26T20:25:39.325Z'),
  ('0022_audit_chain', '2026-11-26T20:25:39.374Z'),
  ('0023_several_processes', '2026-11-26T20:25:39.392Z'),
  ('0024_enrolments', '2026-11-26T20:25:39.499Z'),
  ('0025_expense_vouchers', '2026-11-26T20:25:39.600Z'),
  ('0026_payment_details', '2026-11-26T20:25:39.629Z'),
  ('0027_receipt_verification', '2026-11-26T20:25:39.645Z'),
  ('0028_daily_closing', '2026-11-26T20:25:39.673Z'),
  ('0029_discounts_and_refunds', '2026-11-26T20:25:39.702Z'),
  ('0030_fee_plans', '2026-11-26T20:25:39.707Z'),
  ('0031_refunds', '2026-11-26T20:25:39.783Z'),
  ('0032_reminders', '2026-11-26T20:25:39.793Z'),
  ('0033_course_instalments', '2026-11-26T20:25:39.803Z'),
  ('0034_name_search', '2026-11-26T20:25:39.805Z'),
  ('0035_receipt_paper', '2026-11-26T20:25:39.810Z'),
  ('0036_student_list_order', '2026-11-26T20:25:39.813Z'),
  ('0037_overdue_sums', '2026-11-26T20:25:39.824Z'),
  ('0038_enquiry_calls', '2026-11-26T20:25:39.836Z'),
  ('0039_photos_and_logo', '2026-11-26T20:25:39.858Z'),
  ('0041_duplicate_lookup', '2026-11-26T20:25:39.869Z'),
  ('0042_name_words', '2026-11-26T20:25:39.883Z'),
  ('0043_daily_sums', '2026-11-26T20:25:39.948Z'),
  ('0044_read_after', '2026-11-26T20:25:39.962Z'),
  ('0045_list_order', '2026-11-26T20:25:40.035Z'),
  ('0046_name_word_removal', '2026-11-26T20:25:40.040Z'),
  ('0047_parent_contact', '2026-11-26T20:25:40.048Z'),
  ('0048_attendance_months', '2026-11-26T20:25:40.069Z'),
  ('0049_absence_notices', '2026-11-26T20:25:40.088Z'),
  ('0050_imports', '2026-11-26T20:25:40.150Z'),
  ('0051_changes', '2026-11-26T20:25:40.159Z'),
  ('0052_batch_sessions', '2026-11-26T20:25:40.186Z'),
  ('0053_holidays', '2026-11-26T20:25:40.201Z'),
  ('0054_waiting_list', '2026-11-26T20:25:40.215Z'),
  ('0055_calendar_feeds', '2026-11-26T20:25:40.227Z'),
  ('0056_bulk_changes', '2026-11-26T20:25:40.235Z'),
  ('0057_certificates', '2026-11-26T20:25:40.309Z'),
  ('0058_import_kinds', '2026-11-26T20:25:40.314Z'),
  ('0059_import_more_kinds', '2026-11-26T20:25:40.330Z'),
  ('0060_complete_imports', '2026-11-26T20:25:40.382Z'),
  ('0061_batch_strength_indexes', '2026-11-26T20:25:40.393Z'),
  ('0062_voids_and_roles_are_final', '2026-11-26T20:25:40.410Z'),
  ('0063_people_in_stored_responses', '2026-11-26T20:25:40.413Z'),
  ('0064_browser_links', '2026-11-26T20:25:40.414Z'),
  ('0090_audit_seals', '2026-11-26T20:25:40.415Z');
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
  ('0090_audit_seals', 'b1058827870f7ee028541e649b5a8ded9fb61b779330a51482364c170aa66faa');
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
  ('019daf1c-ae23-72dc-bd6e-e5302ad9bbe0', '01976d38-7d5f-70e8-a278-9999f6952c6d', 'https://example.com/9999f6952c6d/portfolio-1', '2026-04-21 08:16:25.635+00', '1'),
  ('019f4660-91bf-7552-a5d3-4efb34dec652', '01976d38-7d5f-70e8-a278-9999f6952c6d', 'https://example.com/9999f6952c6d/portfolio-2', '2026-07-09 10:16:01.727+00', '1');
insert into privacy_notice ("one", "texts", "version") overriding system value values
  ('true', '{"en": "Example"}', '2');
insert into project ("id", "student_id", "link", "tech_used", "description", "created_at", "version") overriding system value values
  ('01983ab5-5436-73d0-a2b4-dd81b7f26908', '01976d38-7d5f-70e8-a278-9999f6952c6d', 'https://example.com/9999f6952c6d/project-3', 'Python, pandas', 'Sales of a sample company, month by month', '2025-07-24 04:33:38.87+00', '1'),
  ('019d47ad-09b4-776b-b433-79e6efa565fb', '01976d38-7d5f-70e8-a278-9999f6952c6d', 'https://example.com/9999f6952c6d/project-1', 'Python, pandas', 'नमूना पुस्तकालय की सूची', '2026-04-01 06:13:35.796+00', '1'),
  ('01a0d6d4-797a-7670-afbe-13b221371339', '01976d38-7d5f-70e8-a278-9999f6952c6d', 'https://example.com/9999f6952c6d/project-2', 'Tally', 'The example institute’s timetable as a page', '2026-09-25 04:30:44.09+00', '1');
insert into receipt ("id", "financial_year", "n", "student_id", "student_name", "contact", "course", "b_code", "pay_mode", "payable", "paid", "due_after", "paid_on", "issued_on", "issued_at", "issued_by", "changed_at", "version", "voided_at", "voided_by", "void_reason", "enrolment_id", "reference", "note", "verification_id", "import_id") overriding system value values
  ('01977d82-9bf0-755b-b789-3de449550df1', '2025-26', '1', '01976d38-7d5f-70e8-a278-9999f6952c6d', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Online', '31500.00', '10500.00', '21000.00', '2025-06-17', '2025-06-17', '2025-06-17 10:50:01.072+00', '01a21989-0b8a-769d-8ef2-066026cc2720', NULL, '1', NULL, NULL, NULL, '01976d38-7d5f-77e2-9679-e70254c3aa39', '632700007919', NULL, '41ad429b-99e3-4019-974a-9f4da2c7f4d5', NULL),
  ('01980c8c-196a-7182-93f6-4ec52915f2ff', '2025-26', '2', '01976d38-7d5f-70e8-a278-9999f6952c6d', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Cash', '31500.00', '10500.00', '10500.00', '2025-07-15', '2025-07-15', '2025-07-15 05:26:04.906+00', '01a21989-0b8a-769d-8ef2-0abf08798373', NULL, '1', NULL, NULL, NULL, '01976d38-7d5f-77e2-9679-e70254c3aa39', NULL, NULL, '865b18f9-9678-442f-ba45-0f2ea107f283', NULL),
  ('01984f40-d442-724a-a351-ed3913d46eec', '2025-26', '3', '0198305a-7b46-72d6-98c0-cac30162a738', 'Zoë Sample', '5550000007', 'Graphic Design', 'GD-2507', 'Online', '22000.00', '11000.00', '11000.00', '2025-07-28', '2025-07-28', '2025-07-28 04:18:25.474+00', '01a21989-0922-74b9-a688-957b9d20854c', NULL, '1', NULL, NULL, NULL, '0198305a-7b46-71b6-8bd5-c849cdd07f83', '632700023757', NULL, 'e822fd2b-72e2-4cfa-87ee-6241ac0009ad', NULL),
  ('0198adb9-bb13-728b-80a5-6c6ad5f3c30c', '2025-26', '4', '01976d38-7d5f-70e8-a278-9999f6952c6d', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Others', '31500.00', '10500.00', '0.00', '2025-08-15', '2025-08-15', '2025-08-15 12:34:47.187+00', '01a21989-0b8a-769d-8ef2-066026cc2720', NULL, '1', NULL, NULL, NULL, '01976d38-7d5f-77e2-9679-e70254c3aa39', NULL, NULL, 'f19cbbfe-6256-4254-83dd-4f49d725ef27', NULL),
  ('0198d1be-32ac-717e-9ee9-acaaaac5c305', '2025-26', '5', '0198305a-7b46-72d6-98c0-cac30162a738', 'Zoë Sample', '5550000007', 'Graphic Design', 'GD-2507', 'Online', '22000.00', '11000.00', '0.00', '2025-08-21', '2025-08-22', '2025-08-22 12:25:59.724+00', '01a21989-0b8a-769d-8ef2-0abf08798373', NULL, '1', NULL, NULL, NULL, '0198305a-7b46-71b6-8bd5-c849cdd07f83', '632700039595', NULL, '48d22334-ab5a-4e05-a452-554e9a5cb1ea', NULL),
  ('01994735-b681-7219-afe2-75d638475c99', '2025-26', '6', '0199483e-e8b1-771d-b580-fb9e17e97000', 'Yusuf Příklad', '5550000003', 'Digital Marketing', 'DM-2508', 'Cash', '15000.00', '15000.00', '0.00', '2025-09-14', '2025-09-14', '2025-09-14 07:52:06.529+00', '01a21989-0922-74b9-a688-957b9d20854c', NULL, '1', NULL, NULL, NULL, '0199483e-e8b1-717b-9be0-2c87313a045a', NULL, NULL, 'e1359dba-ce7d-4ad2-8f4b-ba748a034adc', NULL),
  ('019acefa-c7b2-745d-92ae-85023179afa2', '2025-26', '7', '019acdcb-3f5e-7037-9935-4570992ae0e3', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '12000.00', '2025-11-29', '2025-11-29', '2025-11-29 09:38:52.978+00', '01a21989-0b8a-769d-8ef2-066026cc2720', NULL, '1', NULL, NULL, NULL, '019acdcb-3f5e-7095-82a7-7e7ad9da913d', NULL, NULL, '4b024aea-790d-4942-89ae-c144ba9b43de', NULL),
  ('019b7ce0-50eb-772c-9656-7294fa0d0ad9', '2025-26', '8', '019acdcb-3f5e-7037-9935-4570992ae0e3', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '6000.00', '2026-01-02', '2026-01-02', '2026-01-02 04:03:54.219+00', '01a21989-0b8a-769d-8ef2-0abf08798373', NULL, '1', NULL, NULL, NULL, '019acdcb-3f5e-7095-82a7-7e7ad9da913d', NULL, NULL, '81664677-9d53-4f8a-ad27-73b5c39a123c', NULL),
  ('019c1cef-33c4-774f-822e-4b83fbc4510c', '2025-26', '9', '019acdcb-3f5e-7037-9935-4570992ae0e3', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '0.00', '2026-02-02', '2026-02-02', '2026-02-02 05:59:24.356+00', '01a21989-0922-74b9-a688-957b9d20854c', NULL, '1', NULL, NULL, NULL, '019acdcb-3f5e-7095-82a7-7e7ad9da913d', NULL, NULL, '24d10512-95fb-4c8b-a78a-10bf8bf4f3ff', NULL),
  ('01a1cf35-657d-77c9-a65e-4b43e9f98d60', '2026-27', '1', '01a1b03c-74c1-746e-a453-117eb63e74ff', 'Noor Namuna', '5550000008', 'Hindi Typing', 'HT-2611', 'Online', '4050.00', '1000.00', '3050.00', '2026-11-12', '2026-11-12', '2026-11-12 10:02:25.533+00', '01a21989-0b8a-769d-8ef2-066026cc2720', NULL, '1', NULL, NULL, NULL, '01a1b03c-74c1-71b7-81c3-5d3177d5def1', '632700007919', NULL, '577b2853-4f14-448e-b464-f22ee5df6286', NULL);
insert into receipt_part ("receipt_id", "n", "mode", "amount", "reference") overriding system value values
  ('0198adb9-bb13-728b-80a5-6c6ad5f3c30c', '1', 'Cash', '5200.00', NULL),
  ('0198adb9-bb13-728b-80a5-6c6ad5f3c30c', '2', 'UPI', '5300.00', '632700031676');
insert into receipt_series ("financial_year", "last") overriding system value values
  ('2025-26', '9'),
  ('2026-27', '1');
insert into recovery_code ("id", "account_id", "code_hash", "used_at") overriding system value values
  ('01a21989-11e0-7325-9ef7-37ba9336741a', '01a21989-0922-74b9-a688-957b9d20854c', 'example', NULL);
insert into recurring_expense ("id", "category_id", "remark", "amount", "pay_mode", "payee", "starts_on", "created_at", "updated_at", "ended_at", "version") overriding system value values
  ('01a21989-0d20-712b-a944-f1e5f8eb81dc', '01a21989-0cee-76d4-bf44-5e0ac5061bac', 'Demo Repairs: upkeep of the projectors', '1500.00', 'Online', NULL, '2026-11-01', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '1');
insert into recurring_expense_month ("recurring_id", "month", "expense_id") overriding system value values
  ('01a21989-0d20-712b-a944-f1e5f8eb81dc', '2026-11-01', NULL);
insert into refund ("id", "financial_year", "n", "student_id", "enrolment_id", "student_name", "contact", "course", "b_code", "pay_mode", "amount", "paid_before", "refunded_on", "issued_on", "issued_at", "issued_by", "reason", "reference", "note", "version", "voided_at", "voided_by", "void_reason") overriding system value values
  ('01a21989-0fa6-70a9-b895-60fe9b414813', '2026-27', '1', '01a1b03c-74c1-746e-a453-117eb63e74ff', '01a1b03c-74c1-71b7-81c3-5d3177d5def1', 'Noor Namuna', '5550000008', 'Hindi Typing', 'HT-2611', 'Cash', '200.00', '1000.00', '2026-11-21', '2026-11-21', '2026-11-21 04:30:00+00', '01a21989-0922-74b9-a688-907952884a48', 'Paid twice', NULL, NULL, '1', NULL, NULL, NULL);
insert into refund_series ("financial_year", "last") overriding system value values
  ('2026-27', '1');
insert into reminder ("student_id", "day", "channel", "state", "sent_by", "at") overriding system value values
  ('01a11b91-9b52-77e5-8572-91caf63af810', '2026-11-19', 'WhatsApp', 'sent', '01a21989-0922-74b9-a688-957b9d20854c', '2026-11-19 04:30:00+00'),
  ('01a1b03c-74c1-746e-a453-117eb63e74ff', '2026-11-19', 'WhatsApp', 'sent', '01a21989-0922-74b9-a688-957b9d20854c', '2026-11-19 04:30:00+00'),
  ('01a1fb86-a83e-77bb-9905-dbcd27141e68', '2026-11-19', 'WhatsApp', 'sent', '01a21989-0922-74b9-a688-957b9d20854c', '2026-11-19 04:30:00+00');
insert into reminder_settings ("one", "days", "texts", "version") overriding system value values
  ('true', '{-3,0,3,7,15}', '{}', '1');
insert into request_count ("scope", "caller", "started_at", "n") overriding system value values
  ('email-enquirer', '01a21989-0922-74b9-a688-957b9d20854c', '2026-11-21 04:30:00+00', '1');
insert into reset_token ("token_hash", "account_id", "made_at", "expires_at", "used_at", "purpose") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a21989-0922-74b9-a688-957b9d20854c', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', NULL, 'password');
insert into secret ("name", "value") overriding system value values
  ('log', E'\\x7c6005ef52bef72d6074f91633db01543a04dc55b4cd7f03ddd46d77361cc6c0');
insert into session ("token_hash", "account_id", "created_at", "seen_at", "id", "address", "user_agent", "confirmed_at", "read_after") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a21989-0922-74b9-a688-957b9d20854c', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', '7331410e-2cff-4c2e-8021-a0f6d2fbdf1f', '', '', NULL, '0/1F3EAC0');
insert into setup_code ("code_hash", "created_at", "accounts") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00', NULL);
insert into sign_in_attempt ("id", "email_hash", "address", "at", "ok", "browser_hash") overriding system value values
  ('1', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '192.0.2.1', '2026-11-21 04:30:00+00', 'true', NULL);
insert into student ("id", "fname", "lname", "father", "contact", "alt_contact", "gender", "dob", "cur_address", "per_address", "linked_in", "profile", "degree", "com_year", "university", "course_id", "mode", "duration", "batch_id", "joining_on", "end_on", "is_completed", "is_placed", "status", "search_key", "created_at", "version", "search_text", "parent_contact", "import_id", "is_incomplete") overriding system value values
  ('01976d38-7d5f-70e8-a278-9999f6952c6d', 'विवेक', 'दृष्टांत', 'Yusuf दृष्टांत', '5550000001', NULL, 'male', '1996-12-21', '8 नमूना मार्ग, Sampleganj', '159 Namuna Marg, Demo Colony', NULL, NULL, 'BCom', '2017', 'Université de l’Exemple', '01a21989-0a61-7619-9d2c-c2eaaf953bc7', 'offline', '6 months', '01a21989-0a6d-76f3-81b9-1d238c994c72', '2025-06-14', '2025-12-19', 'true', 'false', 'Active', 'विवेक दृष्टांत', '2025-06-14 06:55:08.127+00', '1', 'विवेक दृष्टांत yusuf दृष्टांत student.1@example.com 5550000001 5540000001', '5540000001', NULL, 'false'),
  ('0198305a-7b46-72d6-98c0-cac30162a738', 'Zoë', 'Sample', 'Ravi Sample', '5550000007', NULL, 'female', '1997-07-07', NULL, '124 नमूना मार्ग, Sampleganj', NULL, NULL, 'BCA', '2018', 'Sample Institute of Technology', '01a21989-0a67-7292-8169-1905d24e36c8', 'offline', '5 months', '01a21989-0a6d-76f3-81b9-21e90fe06015', '2025-07-22', '2025-12-16', 'true', 'false', 'Active', 'zoe sample', '2025-07-22 04:18:12.934+00', '1', 'zoe sample ravi sample zoe.7@example.com 5550000007 5540000007', '5540000007', NULL, 'false'),
  ('0199483e-e8b1-771d-b580-fb9e17e97000', 'Yusuf', 'Příklad', 'Arjun Příklad', '5550000003', NULL, 'male', '2005-10-17', NULL, '52 नमूना मार्ग, Sampleganj', NULL, NULL, 'Diploma', '2026', 'Université de l’Exemple', '01a21989-0a67-7292-8169-1e1bc84aeef0', 'online', '3 months', '01a21989-0a70-729e-87e8-eddcf1ee884c', '2025-09-14', '2025-11-11', 'true', 'true', 'Active', 'yusuf priklad', '2025-09-14 12:41:46.417+00', '1', 'yusuf priklad arjun priklad yusuf.3@example.com 5550000003 5540000003', '5540000003', NULL, 'false'),
  ('019acdcb-3f5e-7037-9935-4570992ae0e3', 'Māyā', 'Udāharaṇ', 'Kabir Udāharaṇ', '5550000004', NULL, 'female', '1993-05-14', '45 Namuna Marg, Demo Colony', '143 Example Road, Example Nagar', NULL, NULL, 'BBA', '2014', 'Example University', '01a21989-0a60-77f9-935e-ee6fb97c2916', 'offline', '4 months', '01a21989-0a70-729e-87e8-fc1a76c24016', '2025-11-29', '2026-03-25', 'true', 'false', 'Active', 'maya udaharan', '2025-11-29 04:07:20.67+00', '1', 'maya udaharan kabir udaharan maya.4@example.com 5550000004', NULL, NULL, 'false'),
  ('01a11b91-9b52-77e5-8572-91caf63af810', 'Zoë', 'Przykład', 'Arjun Przykład', '5550000002', '5560000002', 'female', '1999-07-27', '55 Udāharaṇ Path, Namunapur', '22 Namuna Marg, Namunapur', 'https://www.example.com/in/student-2', NULL, 'Diploma', '2020', 'Sample Institute of Technology', '01a21989-0a67-7292-8169-1e1bc84aeef0', 'offline', '3 months', '01a21989-0a72-75ed-8279-7efa425a4415', '2026-10-08', NULL, 'false', 'false', 'Disable', 'zoe przykład', '2026-10-08 12:51:29.746+00', '2', 'zoe przykład arjun przykład zoe.2@example.com 5550000002 5560000002 5540000002', '5540000002', NULL, 'false'),
  ('01a1b03c-74c1-746e-a453-117eb63e74ff', 'Noor', 'Namuna', 'Ravi Namuna', '5550000008', NULL, 'female', '1993-03-31', NULL, '29 Example Road, Demo Colony', NULL, NULL, 'BCA', '2014', 'Sample Institute of Technology', '01a21989-0a67-7292-8169-23f3fa93f27c', 'online', '2 months', '01a21989-0a72-75ed-8279-826f735a305e', '2026-11-06', NULL, 'false', 'false', 'Active', 'noor namuna', '2026-11-06 09:41:54.497+00', '1', 'noor namuna ravi namuna noor.8@example.com 5550000008', NULL, NULL, 'false'),
  ('01a1be83-9230-7236-9b98-7297d28610a6', 'Zoë', 'Przykład', 'Om Przykład', '5550000006', '5560000006', 'female', '1998-11-14', NULL, '122 Udāharaṇ Path, Demo Colony', NULL, NULL, 'BBA', '2019', 'उदाहरण विश्वविद्यालय', '01a21989-0a67-7292-8169-24f84c1e3c59', 'offline', '4 months', '01a21989-0a72-75ed-8279-85429d370ab9', '2026-12-01', NULL, 'false', 'false', 'Pending', 'zoe przykład', '2026-11-09 04:14:16.112+00', '1', 'zoe przykład om przykład zoe.6@example.com 5550000006 5560000006 5540000006', '5540000006', NULL, 'false'),
  ('01a1fb86-a83e-77bb-9905-dbcd27141e68', 'Farhan', 'Beispiel', 'Arjun Beispiel', '5550000005', '5560000005', 'male', '1993-10-26', NULL, '9 Namuna Marg, Sampleganj', NULL, NULL, 'BSc', '2014', 'Example University', '01a21989-0a67-7292-8169-23f3fa93f27c', 'offline', '2 months', '01a21989-0a72-75ed-8279-826f735a305e', '2026-11-21', NULL, 'false', 'false', 'Active', 'farhan beispiel', '2026-11-21 00:34:28.542+00', '1', 'farhan beispiel arjun beispiel farhan.5@example.com 5550000005 5560000005 5540000005', '5540000005', NULL, 'false');
insert into student_account ("student_id", "fee", "paid", "due_from", "planned_due_on", "due_amount") overriding system value values
  ('01976d38-7d5f-70e8-a278-9999f6952c6d', '31500.00', '31500.00', '2025-08-15', NULL, NULL),
  ('0198305a-7b46-72d6-98c0-cac30162a738', '22000.00', '22000.00', '2025-08-21', NULL, NULL),
  ('0199483e-e8b1-771d-b580-fb9e17e97000', '15000.00', '15000.00', '2025-09-14', NULL, NULL),
  ('019acdcb-3f5e-7037-9935-4570992ae0e3', '18000.00', '18000.00', '2026-02-02', NULL, NULL),
  ('01a11b91-9b52-77e5-8572-91caf63af810', '13500.00', '0.00', '2026-10-08', NULL, NULL),
  ('01a1b03c-74c1-746e-a453-117eb63e74ff', '3550.00', '800.00', '2026-11-12', NULL, NULL),
  ('01a1be83-9230-7236-9b98-7297d28610a6', '0.00', '0.00', '2026-12-01', NULL, NULL),
  ('01a1fb86-a83e-77bb-9905-dbcd27141e68', '4050.00', '0.00', '2026-11-21', NULL, NULL);
insert into student_photo ("student_id", "content", "hash", "changed_at") overriding system value values
  ('01976d38-7d5f-70e8-a278-9999f6952c6d', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00');
insert into student_total ("shard", "kind", "n", "fee", "paid") overriding system value values
  ('0', 'Active', '0', '0.00', '0.00'),
  ('0', 'Disable', '1', '13500.00', '0.00'),
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
  ('14', 'Active', '0', '0.00', '0.00'),
  ('14', 'Disable', '0', '0.00', '0.00'),
  ('14', 'Pending', '0', '0.00', '0.00'),
  ('14', 'Placed', '0', '0.00', '0.00'),
  ('15', 'Active', '2', '49500.00', '49500.00'),
  ('15', 'Disable', '0', '0.00', '0.00'),
  ('15', 'Pending', '0', '0.00', '0.00'),
  ('15', 'Placed', '0', '0.00', '0.00'),
  ('2', 'Active', '0', '0.00', '0.00'),
  ('2', 'Disable', '0', '0.00', '0.00'),
  ('2', 'Pending', '0', '0.00', '0.00'),
  ('2', 'Placed', '1', '15000.00', '15000.00'),
  ('3', 'Active', '1', '3550.00', '800.00'),
  ('3', 'Disable', '0', '0.00', '0.00'),
  ('3', 'Pending', '0', '0.00', '0.00'),
  ('3', 'Placed', '0', '0.00', '0.00'),
  ('4', 'Active', '0', '0.00', '0.00'),
  ('4', 'Disable', '0', '0.00', '0.00'),
  ('4', 'Pending', '0', '0.00', '0.00'),
  ('4', 'Placed', '0', '0.00', '0.00'),
  ('5', 'Active', '1', '4050.00', '0.00'),
  ('5', 'Disable', '0', '0.00', '0.00'),
  ('5', 'Pending', '0', '0.00', '0.00'),
  ('5', 'Placed', '0', '0.00', '0.00'),
  ('6', 'Active', '1', '22000.00', '22000.00'),
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
  ('9', 'Disable', '0', '0.00', '0.00'),
  ('9', 'Pending', '0', '0.00', '0.00'),
  ('9', 'Placed', '0', '0.00', '0.00');
insert into two_factor ("account_id", "encrypted_secret", "started_at", "confirmed_at", "last_step") overriding system value values
  ('01a21989-0922-74b9-a688-957b9d20854c', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', '0');
select setval('sign_in_attempt_id_seq', (select max(id) from sign_in_attempt));
set session_replication_role = origin;
