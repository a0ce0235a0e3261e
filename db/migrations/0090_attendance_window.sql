-- Attendance of earlier days needs the permission for late changes, and is marked in the audit trail.
alter table absence_settings add column edit_days smallint not null default 7 check (edit_days between 1 and 366);
grant update (edit_days) on absence_settings to munshi_app;
