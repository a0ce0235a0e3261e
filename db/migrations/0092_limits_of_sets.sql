-- Up to which number a set allows a permission, by permission: a percentage, days or rupees. Without an entry: no limit.
alter table permission_set add column limits jsonb not null default '{}' check (jsonb_typeof(limits) = 'object');

-- The limit of the institute becomes that of the front desk, and of sets of the institute.
update permission_set set limits = jsonb_build_object('fees.discount', (select percent from discount_limit))
where built_in = 'front-desk' or 'fees.discount' = any (permissions);
drop table discount_limit;
