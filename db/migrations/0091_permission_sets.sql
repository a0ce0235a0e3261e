-- What staff may do. The code knows the permissions of a built-in set; the others list theirs.
create table permission_set (
  id uuid primary key,
  built_in text unique check (built_in in ('owner', 'front-desk', 'accountant', 'observer')),
  name text not null check (length(name) between 1 and 60),
  name_key text not null unique check (length(name_key) between 1 and 240),
  permissions text[] not null,
  /* The kinds of sign-in that may use it. */
  areas text[] not null check (areas <@ array['hr', 'admin'] and cardinality(areas) > 0),
  version integer not null default 1,
  check (built_in is null or permissions = '{}'),
  check (built_in is not null or cardinality(permissions) > 0)
);
grant select, insert, update, delete on permission_set to munshi_app;

insert into permission_set (id, built_in, name, name_key, permissions, areas) values
  ('00000000-0000-7000-8000-000000000001', 'owner', 'Owner', 'owner', '{}', '{hr,admin}'),
  ('00000000-0000-7000-8000-000000000002', 'front-desk', 'Front desk', 'front desk', '{}', '{hr}'),
  ('00000000-0000-7000-8000-000000000003', 'accountant', 'Accountant', 'accountant', '{}', '{hr,admin}'),
  ('00000000-0000-7000-8000-000000000004', 'observer', 'Observer', 'observer', '{}', '{hr,admin}');

alter table account add column set_id uuid references permission_set;
update account set set_id = case role
    when 'admin' then '00000000-0000-7000-8000-000000000001'::uuid
    else '00000000-0000-7000-8000-000000000002'::uuid
  end
where role in ('hr', 'admin');
alter table account add constraint account_set check ((role = 'student') = (set_id is null));
create index account_set_id on account (set_id) where set_id is not null;
