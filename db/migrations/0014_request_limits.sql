-- Requests that count towards an hourly limit, of an IP address or of an account. The hour starts with the first one.
create table request_count (
  scope text not null check (length(scope) <= 100),
  caller text not null check (length(caller) <= 64),
  started_at timestamptz not null,
  n integer not null,
  primary key (scope, caller)
);
create index request_count_started_at on request_count (started_at);
grant select, insert, update, delete on request_count to munshi_app;
