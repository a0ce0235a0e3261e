-- With the refund the student left: the course ended, and its fee became what was received less the refund.
alter table refund add column leaves boolean not null default false;
