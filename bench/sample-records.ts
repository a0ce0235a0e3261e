import { PostgresClient } from '#embedded-postgres/index.ts'

const DELETED_STUDENTS = `
  with chosen as (
    select id, status, row_number() over (order by md5(id::text)) as n from student
    where status = 'Active' and not exists (select from deletion) order by n limit 2000
  ), deletions as (
    insert into deletion (id, record, deleted_at, deleted_by, status_before, erase_after)
    select c.id, 'student', now() - n * interval '20 minutes', a.id, c.status, now() - n * interval '20 minutes' + interval '30 days'
    from chosen c, (select id from account where role = 'admin' limit 1) a
  ), accounts as (update account set state = 'deleted' where id in (select id from chosen))
  update student set status = 'Deleted' where id in (select id from chosen)`

const SIGN_INS = `
  with entries as (
    insert into audit_entry (id, at, actor_id, actor_name, actor_role, action, record, record_id, request_id, after)
    select gen_random_uuid(), now() - n * interval '5 minutes', a.id, a.name, a.role,
      case when n % 10 = 0 then 'session.fail' else 'session.start' end, 'account', a.id, 'bench', '{}'
    from generate_series(1, 100000) n
    join (select id, name, role, row_number() over (order by id) - 1 as i, count(*) over () as total from account
      where role <> 'student') a on a.i = n % a.total
    where not exists (select from audit_entry where action = 'session.fail' and request_id = 'bench')
    returning id, actor_id
  )
  insert into audit_personal (entry_id, subject_id, field, after)
  select e.id, e.actor_id, v.field, v.value from entries e,
    (values ('address', '"192.0.2.1"'::jsonb), ('userAgent', '"Mozilla/5.0 (Example)"')) v (field, value)`

/** The measurements register students, who need seats. */
const FREE_SEATS = `update batch set seats = 1000 where seats is not null`

/** Adds what the data set lacks, once: students deleted within 30 days, sign-ins and free seats. */
export async function addSampleRecords(ownerUrl: string): Promise<void> {
  const client = new PostgresClient({ connectionString: ownerUrl })
  await client.connect()
  try {
    for (const statement of [DELETED_STUDENTS, SIGN_INS, FREE_SEATS]) await client.query(statement)
  } finally {
    await client.end()
  }
}
