import { formatLostNumbers, type LostNumbers } from '#features/overview/audit-trail/server/restores/public.ts'
import type { Authenticity } from '#features/overview/backup/server/authentication.ts'
import type { Manifest } from '#features/overview/backup/server/manifest.ts'
import { describeAuthenticity } from './decide-restore.ts'

/** Lists the figures that an administrator compares with the app. */
export function describeBackup(
  { madeAt, version, postgres, tables, figures, auditTrail }: Manifest,
  authenticity?: Authenticity,
): string[] {
  const rowsOf = (name: string) => tables.find((table) => table.name === name)?.rows ?? 0
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return [
    `  made ${madeAt} by Munshi ${version} on PostgreSQL ${postgres}`,
    `  ${tables.length} tables, ${rows} rows: ${rowsOf('student')} students, ${rowsOf('attendance_mark')} attendance marks, ${rowsOf('audit_entry')} audit entries`,
    `  fees ${figures.fees}, received ${figures.received}, spent ${figures.spent}`,
    ...(auditTrail ? [`  audit trail: ${madeAt.slice(0, 10)} ${auditTrail.entries} ${auditTrail.hash}`] : []),
    ...figures.series.map(
      ({ financialYear, last, receipts }) => `  receipts of ${financialYear}: ${receipts}, the last number is ${last}`,
    ),
    ...(authenticity === undefined ? [] : [`  ${describeAuthenticity(authenticity)}`]),
  ]
}

export const describeLost = (lost: readonly LostNumbers[]): string[] =>
  lost.map((numbers) => `  Printed after the backup, lost, and never issued again: ${formatLostNumbers(numbers)}`)

export function describeFaults({ figures: { faults } }: Manifest): string[] {
  if (faults.length === 0) return ['  The accounts balance, and receipt numbers have no gaps.']
  return ['  The accounts were inconsistent when the backup was made:', ...faults.map((fault) => `    ${fault}`)]
}
