-- Numbers of students, by a pattern of the institute or entered by hand. No two students have the same one, whatever the case.
alter table student add column reg_no text check (length(reg_no) between 1 and 40);
grant update (reg_no) on student to munshi_app;
create unique index student_reg_no on student (lower(reg_no)) where reg_no is not null;

alter table institute
  add column reg_no_pattern text check (length(reg_no_pattern) between 1 and 40),
  -- Whether a student has ever had a number, so that pages need not look.
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

-- The last number of each series: the pattern with the course and the year, `DCA/26/{n}`.
create table reg_no_series (
  series text primary key check (length(series) <= 200),
  last integer not null check (last > 0)
);
grant select, insert, update on reg_no_series to munshi_app;

-- The next number that no student has. The row stays locked until the end of the transaction, so that numbers have no gaps.
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

-- What the numbers of an import are compared by.
alter table import_row add column reg_key text check (length(reg_key) <= 40);
