import { deleteAccount } from '#features/base/identity/server/accounts/public.ts'
import { deleteEnquiryOfStudent } from '#features/domain/enquiries/server/public.ts'
import { setStudentStatus, type StoredStudent } from '#features/domain/students/server/public.ts'
import type { AuditContext } from '#shared/server/audit.ts'
import type { Tx } from '#shared/server/db.ts'
import { insertDeletion } from '#shared/server/deletions.sql.ts'
import { eraseResponses } from '#shared/server/idempotency.ts'

export async function deleteStudent(tx: Tx, ctx: AuditContext, student: StoredStudent): Promise<void> {
  const { _id: id, status: statusBefore } = student
  const enquiry = await deleteEnquiryOfStudent(tx, ctx, id)
  await insertDeletion(tx, ctx, { id, record: 'student', statusBefore, enquiry })
  await setStudentStatus(tx, id, 'Deleted')
  await deleteAccount(tx, id)
  await eraseResponses(tx, [id])
}
