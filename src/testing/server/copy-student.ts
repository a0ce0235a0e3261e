import { queryOnce } from '#embedded-postgres/index.ts'

/** Adds 1,000 students with the same names and courses, and with the same rows of the other tables. */
export async function copyStudent(ownerUrl: string, id: string, tables: string[] = []): Promise<void> {
  const copy = (table: string, key: string, changes: string) => `
    insert into ${table} select (jsonb_populate_record(t, jsonb_build_object(${changes}))).*
    from ${table} t, (select id from account where email_key = id::text offset 0) c where t.${key} = '${id}';`
  const owned = ['enrolment', 'student_account', ...tables].map((table) =>
    copy(table, 'student_id', "'id', gen_random_uuid(), 'student_id', c.id"),
  )
  await queryOnce(
    ownerUrl,
    `insert into account select (jsonb_populate_record(a, jsonb_build_object('id', c.id, 'email_key', c.id))).*
     from account a, (select gen_random_uuid() as id from generate_series(1, 1000) offset 0) c where a.id = '${id}';
     ${copy('student', 'id', "'id', c.id")} ${owned.join('')}`,
  )
}
