import { sql } from 'kysely'

/** The keys have the format of `known_key`. */
export const selectEnquiryKeys = (importId: string) => sql`
  select concat_ws('|', e.name_key, coalesce(e.contact, ''), coalesce(lower(e.mail_id), ''), c.name_key, e.day::text) as key
  from enquiry e join course c on c.id = e.course_id
  where e.day in (select day from import_row where import_id = ${importId})`

export const ENQUIRY_PHONES = sql`select contact as key from enquiry union all select alt_contact from enquiry`

export const ENQUIRY_EMAILS = sql`select lower(mail_id) as key from enquiry`

/** The keys have the format of `known_key`. */
export const selectExpenseKeys = (importId: string) => sql`
  select concat_ws('|', x.day::text, k.ledger_key, x.amount::text, coalesce(x.payee, ''), x.remark) as key
  from expense x join expense_category k on k.id = x.category_id
  where x.voided_at is null and x.day in (select day from import_row where import_id = ${importId})`
