import { sql } from 'kysely'
import type { Db } from '#shared/server/db.ts'
import { andWithin, type Scope } from '#shared/server/scope.ts'
import type { CertificateKind } from '../contract/certificate-kind.ts'
import type { PrintedCertificate } from './pdf/printed-certificate.ts'

export type PrintedRow = Omit<PrintedCertificate, 'serial' | 'photo' | 'verifyUrl' | 'isRevoked'> & {
  kind: CertificateKind
  financialYear: string
  n: number
  studentId: string
  verificationId: string
  revokedAt: Date | null
}

export async function listPrinted(
  db: Db,
  scope: Scope,
  which: { id: string } | { issue: string },
): Promise<PrintedRow[]> {
  const condition = 'id' in which ? sql`id = ${which.id}` : sql`issue_id = ${which.issue}`
  const { rows } = await sql<PrintedRow>`
    select kind, financial_year as "financialYear", n, student_id as "studentId", student_name as name, title, body, signatory,
      issued_on as date, verification_id as "verificationId", revoked_at as "revokedAt",
      (select reg_no from student s where s.id = student_id and strpos(body, s.reg_no) = 0) as "regNo"
    from certificate where ${condition} ${andWithin(scope, 'student_id')} order by n`.execute(db)
  return rows
}
