-- Of a workbook: the visible sheets, and the one that was read. `fixed` has a value for all rows of fields without a column.
alter table import
  add column sheet text not null default '' check (length(sheet) <= 100),
  add column sheets jsonb not null default '[]',
  add column fixed jsonb not null default '{}';
