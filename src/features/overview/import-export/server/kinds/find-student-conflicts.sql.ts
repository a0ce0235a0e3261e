import { type RawBuilder, sql } from 'kysely'
import { selectLeft } from '#features/domain/fees/server/adjustments/public.ts'
import type { Tx } from '#shared/server/db.ts'
import type { ParseContext } from '../parse-context.ts'
import { withoutNestedLoops } from '../without-nested-loops.sql.ts'

const messageIf = (condition: string, key: string) =>
  `case when ${condition} then '{"key": "import-export:${key}", "values": {}}'::jsonb end`

const CONFLICTS = sql.raw(`jsonb_strip_nulls(jsonb_build_object(
  'email', coalesce(${messageIf('r.first_of_email <> r.last_of_email', 'emailTwice')}, ${messageIf('a.id is not null', 'emailTaken')}),
  'regNo', coalesce(${messageIf('r.first_of_reg <> r.last_of_reg', 'regNoTwice')}, ${messageIf(
    'exists (select from student s where lower(s.reg_no) = r.reg_key)',
    'regNoTaken',
  )}),
  'discount', coalesce(${messageIf('r.discount <> coalesce(r.person_discount, 0)', 'otherDiscount')},
    ${messageIf('r.nth = 1 and r.discount > r.person_fee', 'discountAboveFee')},
    ${messageIf('r.nth = 1 and r.paid <= r.person_fee and r.paid + r.discount > r.person_fee', 'discountAboveRest')}),
  'name', ${messageIf('r.nth > 1 and r.amount is null', 'sameRow')}))
  || case when r.paid > r.person_fee then (
    select coalesce(jsonb_object_agg(p.field, ${messageIf('true', 'paidAboveFee')}), '{}') from (
      select e ->> 'field' as field, r.paid_before + sum((e ->> 'amount')::numeric) over (order by n) as total
      from jsonb_array_elements(r.payments) with ordinality as payment (e, n)
    ) p where p.total > r.person_fee) else '{}' end`)

const LIST_FEE = sql`r.list_fee`

/**
 * Fees that HR imports are compared with the importer's limit in percent, like all fees that HR sets. Those of an admin
 * are not.
 */
function selectAboveLimit(percent: RawBuilder<number>) {
  const leftOfFee = selectLeft({ listFee: LIST_FEE, concession: sql`r.list_fee - r.fee`, percent })
  const concession = sql`r.list_fee - r.fee + coalesce(r.discount, 0)`
  const leftOfAll = selectLeft({ listFee: LIST_FEE, concession, percent })
  return sql`jsonb_strip_nulls(jsonb_build_object(
    'fee', case when ${leftOfFee} < 0 then jsonb_build_object('key', 'students:feeBelowLimit',
      'values', jsonb_build_object('listFee', r.list_fee, 'lowest', r.fee - ${leftOfFee})) end,
    'discount', case when ${leftOfFee} >= 0 and ${leftOfAll} < 0 then jsonb_build_object('key', 'fees:discountTooHigh',
      'values', jsonb_build_object('sum', r.discount + ${leftOfAll})) end,
    'feeReason', case when r.fee - coalesce(r.discount, 0) < r.list_fee and not r.has_fee_reason
      then '{"key": "students:feeReasonMissing", "values": {}}'::jsonb end))`
}

const WARNINGS = sql.raw(`jsonb_strip_nulls(jsonb_build_object(
  'contact', coalesce(${messageIf(
    `exists (select from student s where s.contact = r.phone and s.status <> 'Deleted')
      or exists (select from student s where s.alt_contact = r.phone and s.status <> 'Deleted')`,
    'knownPhone',
  )}, ${messageIf('r.first_of_phone <> r.last_of_phone', 'phoneTwice')}),
  'name', ${messageIf(
    `r.known_key is not null and exists (select from student s where s.search_key = r.name_key and s.status <> 'Deleted'
      and starts_with(s.search_text, r.known_key || ' '))`,
    'knownName',
  )}))`)

/**
 * Compares the rows with each other and with the students of the institute, by the rules of the registration form. Rows
 * with errors and skipped rows are left out. Only rows whose result changes are written.
 */
export async function findStudentConflicts(
  tx: Tx,
  importId: string,
  { maxPercent }: Pick<ParseContext, 'maxPercent'>,
): Promise<void> {
  const aboveLimit = selectAboveLimit(sql`${maxPercent}::numeric`)
  const isByHr = sql`(select a.role = 'hr' from import i join account a on a.id = i.owner_id where i.id = ${importId})`
  const statement = sql`
    with r as materialized (
      select line, name_key, known_key, phone, reg_key, email_key, amount, payments, discount, fee, list_fee, has_fee_reason,
        row_number() over (partition by person_key order by line) as nth,
        coalesce(sum(amount) over (partition by person_key), 0) as paid,
        coalesce(sum(amount) over (partition by person_key order by line rows between unbounded preceding and 1 preceding), 0)
          as paid_before,
        first_value(fee) over (partition by person_key order by line) as person_fee,
        first_value(discount) over (partition by person_key order by line) as person_discount,
        min(person_key) over (partition by email_key) as first_of_email,
        case when email_key is not null then max(person_key) over (partition by email_key) end as last_of_email,
        min(person_key) over (partition by reg_key) as first_of_reg,
        case when reg_key is not null then max(person_key) over (partition by reg_key) end as last_of_reg,
        min(person_key) over (partition by phone) as first_of_phone,
        case when phone is not null then max(person_key) over (partition by phone) end as last_of_phone
      from import_row where import_id = ${importId} and not is_skipped and person_key is not null
    ), found as (
      select r.line, case when r.nth = 1 and ${isByHr} then ${aboveLimit} else '{}' end || ${CONFLICTS} as conflicts,
        ${WARNINGS} as warnings
      from r left join account a on a.role = 'student' and a.email_key = r.email_key and a.state <> 'deleted'
    )
    update import_row t set conflicts = n.conflicts, warnings = n.warnings
    from (
      select o.line, coalesce(f.conflicts, '{}') as conflicts, coalesce(f.warnings, '{}') as warnings
      from import_row o left join found f using (line) where o.import_id = ${importId}
    ) n
    where t.import_id = ${importId} and t.line = n.line and (t.conflicts, t.warnings) <> (n.conflicts, n.warnings)`
  await withoutNestedLoops(tx, () => statement.execute(tx))
}
