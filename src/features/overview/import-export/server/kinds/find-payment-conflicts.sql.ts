import { sql } from 'kysely'
import { type MessageKey, messagesOf } from '#shared/contract/messages.ts'
import type { Tx } from '#shared/server/db.ts'
import type en from '../../contract/messages/en.json'
import { withoutNestedLoops } from '../without-nested-loops.sql.ts'

const message = messagesOf<typeof en>('import-export')

const toMessage = (key: MessageKey) => sql`jsonb_build_object('key', ${key}::text, 'values', '{}'::jsonb)`

/** Finds the student of each row, then payments above the balance and those that the institute has. */
export async function findPaymentConflicts(tx: Tx, importId: string): Promise<void> {
  await withoutNestedLoops(tx, () => findPayers(importId).execute(tx))
  await withoutNestedLoops(tx, () => findAmounts(importId).execute(tx))
}

/**
 * Finds students by phone number, email, registration number or id, and by name without them. All that a row has must
 * be of one student, because siblings have the same phone number. A registration number is ignored as long as the
 * institute has none.
 */
const findPayers = (importId: string) => sql`
  with r as materialized (
    select line, phone, email_key, known_key, name_key, reg_key as typed,
      case when (select has_reg_nos from institute) then reg_key end as reg_key,
      coalesce(phone, email_key, known_key) is not null as has_contact
    from import_row where import_id = ${importId} and person_key is not null
  ), candidate as (
    select r.line, s.id, false as by_reg from r join student s on s.contact = r.phone
    union select r.line, s.id, false from r join student s on s.alt_contact = r.phone
    union select r.line, s.id, false from r join student s on s.parent_contact = r.phone
    union select r.line, a.id, false from r join account a on a.role = 'student' and a.email_key = r.email_key
      and a.state <> 'deleted'
    union select r.line, s.id, false from r join student s on s.id = r.known_key::uuid
    union select r.line, s.id, true from r join student s on lower(s.reg_no) = r.reg_key
    union select r.line, s.id, false from r join student s on s.search_key = r.name_key
      where not r.has_contact and r.reg_key is null
  ), fitting as (
    select c.line, c.id, (r.reg_key is null or bool_or(c.by_reg)) and (not r.has_contact or bool_or(not c.by_reg)) as has_numbers,
      coalesce(s.search_key = r.name_key, true) as has_name
    from candidate c join r using (line) join student s on s.id = c.id where s.status in ('Active', 'Disable')
    group by c.line, c.id, r.reg_key, r.has_contact, s.search_key, r.name_key
  ), found as (
    select line, count(*) filter (where has_numbers) as numbered, count(*) filter (where has_numbers and has_name) as n,
      (min(id::text) filter (where has_numbers and has_name))::uuid as student
    from fitting group by line
  )
  update import_row t set student = case when f.n = 1 then f.student end, warnings = '{}',
    conflicts = case when f.n is null then jsonb_build_object(
        case when r.typed is not null and not r.has_contact and i.mapping ? 'regNo' then 'regNo' else 'student' end,
        ${toMessage(message('payerUnknown'))})
      when f.numbered = 0 then jsonb_build_object('regNo', ${toMessage(message('payerOtherNumber'))})
      when f.n = 0 then jsonb_build_object('name', ${toMessage(message('payerOtherName'))})
      when f.n > 1 then jsonb_build_object('student', ${toMessage(message('payerSeveral'))}) else '{}' end
  from r left join found f using (line), import i
  where t.import_id = ${importId} and t.line = r.line and i.id = ${importId}`

const findAmounts = (importId: string) => sql`
  with p as materialized (
    select r.line, r.student, e.value ->> 'field' as field, (e.value ->> 'amount')::numeric as amount, (e.value ->> 'day')::date as day,
      sum((e.value ->> 'amount')::numeric) over (partition by r.student order by r.line, e.n) as total
    from import_row r cross join lateral jsonb_array_elements(r.payments) with ordinality as e (value, n)
    where r.import_id = ${importId} and not r.is_skipped and r.person_key is not null and r.student is not null
  ), judged as (
    select p.line,
      coalesce(jsonb_object_agg(p.field, ${toMessage(message('abovePending'))}) filter (where p.total > m.fee - m.paid), '{}') as conflicts,
      coalesce(jsonb_object_agg(p.field, ${toMessage(message('knownPayment'))}) filter (where exists (
        select from receipt x where x.student_id = p.student and x.paid_on = p.day and x.paid = p.amount and x.voided_at is null)), '{}')
        as warnings
    from p join student_account m on m.student_id = p.student group by p.line
  )
  update import_row t set conflicts = j.conflicts, warnings = j.warnings from judged j
  where t.import_id = ${importId} and t.line = j.line`
