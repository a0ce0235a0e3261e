import type pg from 'pg'
import { Figures, type Manifest } from './manifest.ts'

const buildAccounts = (hasRefunds: boolean) => `
  select 'the account of ' || m.student_id || ' has ' || m.paid || ' paid of ' || m.fee || ', its receipts less refunds add up to '
    || coalesce(r.paid, 0) || ', its fees to ' || coalesce(e.fee, 0) || ' less ' || coalesce(f.amount, 0)
  from student_account m
  left join (
    select student_id, sum(paid) as paid from (
      select student_id, paid from receipt where voided_at is null
      ${hasRefunds ? 'union all select student_id, -amount from refund where voided_at is null' : ''}
    ) payments group by 1
  ) r using (student_id)
  left join (select student_id, sum(fee) as fee from enrolment group by 1) e using (student_id)
  left join (select student_id, sum(amount) as amount from fee_adjustment where withdrawn_at is null group by 1) f using (student_id)
  where m.paid <> coalesce(r.paid, 0) or m.fee <> coalesce(e.fee, 0) - coalesce(f.amount, 0) or m.paid > m.fee or m.paid < 0`

/** Backups of earlier versions have no table of discounts and write-offs. */
const ACCOUNTS_OF_RECEIPTS = `
  select 'the account of ' || m.student_id || ' has ' || m.paid || ' paid of ' || m.fee || ', its receipts add up to ' || coalesce(sum(r.paid), 0)
  from student_account m left join receipt r on r.student_id = m.student_id and r.voided_at is null
  group by m.student_id having m.paid <> coalesce(sum(r.paid), 0) or m.paid > m.fee`

/**
 * Joins the numbers of `series s` that a restore lost, as `l`: they count as issued. Backups of earlier versions have no
 * table of them.
 */
const joinLost = (series: string, hasLostNumbers: boolean) =>
  hasLostNumbers
    ? `cross join lateral (select coalesce(sum(last_n - first_n + 1), 0) as n, coalesce(max(last_n), 0) as highest
        from lost_number where series = '${series}' and financial_year = s.financial_year) l`
    : 'cross join (select 0 as n, 0 as highest) l'

/** Is true if the numbers `r.n` of a series `s` are not exactly those that it has issued. */
const HAS_GAP = 's.last <> count(r.n) + l.n or s.last <> greatest(coalesce(max(r.n), 0), l.highest)'

/** Faults that no restore touched have the same text as in the manifest of an older backup. */
const NAME_LOST = `case when l.n > 0 then ', ' || l.n || ' lost' else '' end`

const selectReissued = (series: string, table: string) => `
  select '${series} ' || r.financial_year || '/' || r.n || ' has a number that a restore lost'
  from lost_number l join ${table} r using (financial_year) where l.series = '${series}' and r.n between l.first_n and l.last_n`

/** Backups of earlier versions have no refunds. */
const buildRefundFaults = (hasLostNumbers: boolean) => `
  select 'refund series ' || s.financial_year || ' has ' || count(r.n) || ' refunds' || ${NAME_LOST} || ', the highest is '
    || coalesce(max(r.n), 0) || ', the last issued is ' || s.last
  from refund_series s left join refund r using (financial_year) ${joinLost('refund', hasLostNumbers)}
  group by s.financial_year, s.last, l.n, l.highest having ${HAS_GAP}
  ${hasLostNumbers ? `union all ${selectReissued('refund', 'refund')}` : ''}
  union all
  select 'refund ' || r.financial_year || '/' || r.n || ' has ' || count(e.id) || ' audit entries'
  from refund r left join audit_entry e on e.record_id = r.id and e.action = 'refund.record'
  group by r.id having count(e.id) <> 1`

/** Backups of earlier versions have no kept sums by day. */
const DAILY_SUM_FAULTS = `
  select 'the kept sums of ' || kind || ' on ' || day || ' are ' || coalesce(k.n, 0) || ', ' || coalesce(k.amount, 0) || ' and not '
    || coalesce(r.n, 0) || ', ' || coalesce(r.amount, 0)
  from (select kind, day, sum(n) as n, sum(amount) as amount from daily_total group by kind, day) k
  full join daily_total_of_records r using (kind, day)
  where (coalesce(k.n, 0), coalesce(k.amount, 0)) <> (coalesce(r.n, 0), coalesce(r.amount, 0))`

/** Backups of earlier versions have no kept counts of batches. */
const BATCH_COUNT_FAULTS = `
  select 'the kept count of students of batch ' || batch_id || ' is ' || coalesce(k.n, 0) || ' and not ' || coalesce(r.n, 0)
  from (select batch_id, sum(n) as n from batch_total group by batch_id) k
  full join (select batch_id, sum(n) as n from batch_total_of_records group by batch_id) r using (batch_id)
  where coalesce(k.n, 0) <> coalesce(r.n, 0)`

/**
 * Imported receipts have numbers of their own, which have gaps after an import is undone, and one audit entry together.
 */
const IS_ISSUED = "financial_year <> 'IMP'"

/**
 * Selects one sentence per inconsistency. Receipt numbers of a series have no gap and no duplicate (voided ones and those
 * that a restore lost included), accounts equal the sums of their fees, discounts, receipts and refunds, running totals equal the sums of
 * the accounts, the kept sums of each day those of its records, the kept counts of batches their students, each receipt
 * has one audit entry, and each idempotency key has its stored response.
 */
const buildAccountFaults = ({
  hasAdjustments,
  hasRefunds,
  hasDailySums,
  hasBatchCounts,
  hasLostNumbers,
}: Omit<Tables, 'hasVouchers'>) => `
  select 'series ' || s.financial_year || ' has ' || count(r.n) || ' receipts, ' || count(distinct r.n) || ' numbers' || ${NAME_LOST}
    || ', the highest is ' || coalesce(max(r.n), 0) || ', the last issued is ' || s.last as fault
  from receipt_series s left join receipt r using (financial_year) ${joinLost('receipt', hasLostNumbers)}
  where ${IS_ISSUED} group by s.financial_year, s.last, l.n, l.highest
  having ${HAS_GAP} or count(r.n) <> count(distinct r.n)
  ${hasLostNumbers ? `union all ${selectReissued('receipt', 'receipt')}` : ''}
  union all
  ${hasAdjustments ? buildAccounts(hasRefunds) : ACCOUNTS_OF_RECEIPTS}
  ${hasRefunds ? `union all ${buildRefundFaults(hasLostNumbers)}` : ''}
  union all
  select 'the totals of ' || t.kind || ' are ' || t.n || ', ' || t.fee || ', ' || t.paid || ' and not '
    || coalesce(c.n, 0) || ', ' || coalesce(c.fee, 0) || ', ' || coalesce(c.paid, 0)
  from (select kind, sum(n) as n, sum(fee) as fee, sum(paid) as paid from student_total group by kind) t
  left join (select student_kind(s.status, s.is_placed) as kind, count(*) as n, sum(m.fee) as fee, sum(m.paid) as paid
    from student s join student_account m on m.student_id = s.id group by 1) c using (kind)
  where (t.n, t.fee, t.paid) is distinct from (coalesce(c.n, 0), coalesce(c.fee, 0), coalesce(c.paid, 0))
  ${hasDailySums ? `union all ${DAILY_SUM_FAULTS}` : ''}
  ${hasBatchCounts ? `union all ${BATCH_COUNT_FAULTS}` : ''}
  union all
  select 'receipt ' || r.financial_year || '/' || r.n || ' has ' || count(e.id) || ' audit entries'
  from receipt r left join audit_entry e on e.record_id = r.id and e.action = 'fee.record'
  where ${IS_ISSUED} group by r.id having count(e.id) <> 1
  union all
  select 'the key ' || key || ' has no stored response' from idempotency where status is null`

export const ACCOUNT_FAULTS = buildAccountFaults({
  hasAdjustments: true,
  hasRefunds: true,
  hasDailySums: true,
  hasBatchCounts: true,
  hasLostNumbers: true,
})

/** Checks the voucher numbers of expenses in the same way. Backups of earlier versions have none. */
const buildVoucherFaults = (hasLostNumbers: boolean) => `
  select 'vouchers ' || s.financial_year || ' have ' || count(r.n) || ' expenses' || ${NAME_LOST} || ', the highest is '
    || coalesce(max(r.n), 0) || ', the last issued is ' || s.last
  from expense_voucher_series s left join expense r using (financial_year) ${joinLost('expense', hasLostNumbers)}
  where ${IS_ISSUED} group by s.financial_year, s.last, l.n, l.highest having ${HAS_GAP}
  ${hasLostNumbers ? `union all ${selectReissued('expense', 'expense')}` : ''}`

type Tables = Record<
  'hasVouchers' | 'hasAdjustments' | 'hasRefunds' | 'hasDailySums' | 'hasBatchCounts' | 'hasLostNumbers',
  boolean
>

const buildFiguresQuery = ({ hasVouchers, ...tables }: Tables) => `
  select jsonb_build_object(
    'series', (select coalesce(jsonb_agg(to_jsonb(y) order by y."financialYear"), '[]') from (
      select s.financial_year as "financialYear", s.last, count(r.n) as receipts, max(r.n) as highest
      from receipt_series s left join receipt r using (financial_year) where ${IS_ISSUED} group by 1, 2) y),
    'fees', (select coalesce(sum(fee), 0)::text from student_account),
    'paid', (select coalesce(sum(paid), 0)::text from student_account),
    'received', (select coalesce(sum(paid), 0)::text from receipt where voided_at is null),
    ${tables.hasRefunds ? `'refunded', (select coalesce(sum(amount), 0)::text from refund where voided_at is null),` : ''}
    'spent', (select coalesce(sum(amount), 0)::text from expense ${hasVouchers ? 'where voided_at is null' : ''}),
    'faults', (select coalesce(jsonb_agg(fault order by fault), '[]') from (
      select fault from (${buildAccountFaults(tables)} ${hasVouchers ? `union all ${buildVoucherFaults(tables.hasLostNumbers)}` : ''}) all_faults order by fault limit 20) first_faults)
  ) as figures`

export async function readFigures(client: pg.Client): Promise<Figures> {
  const { rows: found } = await client.query<Tables>(
    `select to_regclass('expense_voucher_series') is not null as "hasVouchers",
      to_regclass('fee_adjustment') is not null as "hasAdjustments", to_regclass('refund') is not null as "hasRefunds",
      to_regclass('daily_sum') is not null as "hasDailySums", to_regclass('batch_count') is not null as "hasBatchCounts",
      to_regclass('lost_number') is not null as "hasLostNumbers"`,
  )
  const tables = found[0]!
  const { rows } = await client.query<{ figures: unknown }>(buildFiguresQuery(tables))
  return Figures.parse(rows[0]?.figures)
}

/** Reads the number and hash of the last link of the audit trail. Null if there is none, as before there were links. */
export async function readEndOfTrail(client: pg.Client): Promise<NonNullable<Manifest['auditTrail']> | null> {
  const tables = await client.query<{ found: boolean }>(`select to_regclass('audit_link') is not null as found`)
  if (!tables.rows[0]?.found) return null
  const { rows } = await client.query<{ entries: number; hash: string }>(
    `select n::float8 as entries, encode(hash, 'hex') as hash from audit_link order by n desc limit 1`,
  )
  return rows[0] ?? null
}
