-- The monthly instalments proposed for a new student of the course. Null: none.
alter table course add column instalments smallint check (instalments between 1 and 60);
