-- Whether admins see the checklist of a new institute. One that has issued a receipt is in use.
alter table institute add column checklist boolean not null default true;
update institute set checklist = not exists (select from receipt);
