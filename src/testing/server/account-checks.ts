import { queryOnce } from '#embedded-postgres/index.ts'
import { ACCOUNT_FAULTS } from '#features/overview/backup/server/figures.sql.ts'

const SETTLEMENT_FAULTS = `
  select 'receipt ' || r.financial_year || '/' || r.n || ' of ' || r.paid || ' settles ' || coalesce(sum(s.amount), 0) as fault
  from receipt r left join receipt_settlement s on s.receipt_id = r.id
  where r.voided_at is null group by r.id having r.paid <> coalesce(sum(s.amount), 0)`

export async function findAccountFaults(ownerUrl: string): Promise<string[]> {
  const faults = await queryOnce<{ fault: string }>(ownerUrl, `${ACCOUNT_FAULTS} union all ${SETTLEMENT_FAULTS}`)
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
