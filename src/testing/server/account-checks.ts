import { queryOnce } from '#embedded-postgres/index.ts'

/**
 * One sentence per inconsistency. Receipt numbers of a series have no gap and no duplicate (voided ones included), accounts
 * equal the sums of their receipts, running totals equal the sums of the accounts, each receipt has one audit entry, and
 * each idempotency key has its stored response.
 */
const SQL = `
  select 'series ' || s.financial_year || ' has ' || count(r.n) || ' receipts, ' || count(distinct r.n) || ' numbers, the highest is '
    || coalesce(max(r.n), 0) || ', the last issued is ' || s.last as fault
  from receipt_series s left join receipt r using (financial_year) group by s.financial_year, s.last
  having s.last <> count(r.n) or s.last <> count(distinct r.n) or s.last <> coalesce(max(r.n), 0)
  union all
  select 'the account of ' || m.student_id || ' has ' || m.paid || ' paid of ' || m.fee || ', its receipts add up to ' || coalesce(sum(r.paid), 0)
  from student_account m left join receipt r on r.student_id = m.student_id and r.voided_at is null
  group by m.student_id having m.paid <> coalesce(sum(r.paid), 0) or m.paid > m.fee
  union all
  select 'the totals of ' || t.kind || ' are ' || t.n || ', ' || t.fee || ', ' || t.paid || ' and not '
    || coalesce(c.n, 0) || ', ' || coalesce(c.fee, 0) || ', ' || coalesce(c.paid, 0)
  from (select kind, sum(n) as n, sum(fee) as fee, sum(paid) as paid from student_total group by kind) t
  left join (select student_kind(s.status, s.is_placed) as kind, count(*) as n, sum(m.fee) as fee, sum(m.paid) as paid
    from student s join student_account m on m.student_id = s.id group by 1) c using (kind)
  where (t.n, t.fee, t.paid) is distinct from (coalesce(c.n, 0), coalesce(c.fee, 0), coalesce(c.paid, 0))
  union all
  select 'receipt ' || r.financial_year || '/' || r.n || ' has ' || count(e.id) || ' audit entries'
  from receipt r left join audit_entry e on e.record_id = r.id and e.action = 'fee.record'
  group by r.id having count(e.id) <> 1
  union all
  select 'the key ' || key || ' has no stored response' from idempotency where status is null`

export async function findAccountFaults(ownerUrl: string): Promise<string[]> {
  const faults = await queryOnce<{ fault: string }>(ownerUrl, SQL)
  return faults.map(({ fault }) => fault)
}

export type StoredReceipt = { id: string; number: string; student: string; paid: number; voided: boolean }

/** Includes voided receipts. */
export async function listReceipts(ownerUrl: string): Promise<Map<string, StoredReceipt>> {
  const rows = await queryOnce<StoredReceipt>(
    ownerUrl,
    `select id, financial_year || '/' || lpad(n::text, 6, '0') as number, student_id as student, paid::float as paid,
      voided_at is not null as voided from receipt`,
  )
  return new Map(rows.map((row) => [row.id, row]))
}
