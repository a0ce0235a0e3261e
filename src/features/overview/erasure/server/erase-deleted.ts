import { v7 as uuid } from 'uuid'
import { eraseAccount } from '#features/base/identity/server/accounts/public.ts'
import { deleteEnquiryById } from '#features/domain/enquiries/server/public.ts'
import { lockStudent } from '#features/domain/students/server/public.ts'
import { studentErasure } from '#features/domain/students/student-records/server/public.ts'
import { eraseFromImports } from '#features/overview/import-export/server/public.ts'
import { keyOf } from '#shared/contract/key-of.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import { audit, type AuditContext, erasePersonalAudit, SYSTEM } from '#shared/server/audit.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { inTx, type Tx } from '#shared/server/db.ts'
import {
  claimDueDeletion,
  insertDeletion,
  lockDeletion,
  type LockedDeletion,
  markErased,
} from '#shared/server/deletions.sql.ts'
import { eraseDraftsOf } from '#shared/server/drafts.ts'
import { found, invalidField } from '#shared/server/errors.ts'
import { eraseResponses } from '#shared/server/idempotency.ts'
import type { Mailer } from '#shared/server/mailer.ts'
import { EVERYBODY } from '#shared/server/scope.ts'
import type en from '../contract/messages/en.json'
import { deleteStudent } from './delete-student.ts'
import { describePerson, toEnquiry } from './describe-person.ts'
import { getStudentName } from './person.sql.ts'

const message = messagesOf<typeof en>('erasure')

type EraseContext = AuditContext & { mail: Pick<Mailer, 'erase'> }

/** Erases before the 30 days are over. 404: not deleted, or erased already. 422: another name. */
export async function eraseNow(ctx: Ctx, id: string, { name }: { name: string }): Promise<{ message: string }> {
  await inTx(ctx.db, async (tx) => {
    const deletion = found(await lockDeletion(tx, id))
    if (keyOf(await getName(tx, deletion)) !== keyOf(name)) throw invalidField('name', message('otherName'))
    await erase(tx, ctx, deletion)
  })
  return { message: ctx.translate(ctx.language, message('erased')) }
}

/**
 * Erases records of a restored backup that were erased after it was made. Ignores ids that it does not contain or that
 * are erased already. Returns the number of erased records.
 */
export async function eraseAgain(tx: Tx, ctx: EraseContext, ids: readonly string[]): Promise<number> {
  let count = 0
  for (const id of ids) {
    await deleteRestored(tx, ctx, id)
    const deletion = await lockDeletion(tx, id)
    if (!deletion) continue
    await erase(tx, ctx, deletion)
    count++
  }
  return count
}

/** The backup may be older than the deletion. */
async function deleteRestored(tx: Tx, ctx: EraseContext, id: string): Promise<void> {
  const student = await lockStudent(tx, EVERYBODY, id)
  if (student) return deleteStudent(tx, ctx, student)
  const enquiry = await deleteEnquiryById(tx, id)
  if (enquiry) await insertDeletion(tx, ctx, { id, record: 'enquiry', enquiry })
}

type Job = Pick<Ctx, 'db' | 'clock' | 'mail'> & {
  log: { error(details: object, text: string): void }
  isStopped?: () => boolean
}

/** Erases records that were deleted 30 days ago, each in its own transaction. A failure does not stop the others. */
export async function eraseDue(job: Job): Promise<void> {
  const failed: string[] = []
  while (!job.isStopped?.() && (await eraseNext(job, failed)));
}

/** Returns false once nothing is due. */
async function eraseNext({ db, log, ...rest }: Job, failed: string[]): Promise<boolean> {
  const ctx = { ...rest, actor: SYSTEM, requestId: uuid() }
  let claimed: LockedDeletion | undefined
  try {
    await inTx(db, async (tx) => {
      claimed = await claimDueDeletion(tx, ctx.clock.now(), failed)
      if (claimed) await erase(tx, ctx, claimed)
    })
  } catch (error) {
    if (!claimed) throw error
    failed.push(claimed.id)
    log.error({ err: error }, 'erasure of a deleted record failed, trying again in an hour')
  }
  return claimed !== undefined
}

async function getName(tx: Tx, { id, record, enquiry }: LockedDeletion): Promise<string> {
  if (record === 'enquiry') return toEnquiry(enquiry).name ?? ''
  const { fname, lname } = await getStudentName(tx, id)
  return `${fname} ${lname}`
}

/** Features to the right come first, because their rows refer to those of features to the left. */
async function eraseStudentData(tx: Tx, id: string): Promise<void> {
  for (const tables of studentErasure.get().toReversed())
    for (const action of new Set(Object.values(tables))) if (typeof action === 'function') await action(tx, id)
}

/** The audit entries stay, without personal values. The mails come last, because files do not roll back. */
async function erase(tx: Tx, ctx: EraseContext, deletion: LockedDeletion): Promise<void> {
  const { id, record } = deletion
  const person = await describePerson(tx, deletion)
  const ids = [...person.ids]
  const addresses = [...person.emails]
  if (record === 'student') {
    await eraseStudentData(tx, id)
    await eraseAccount(tx, id, addresses)
  }
  await eraseResponses(tx, ids, { keepForever: record === 'enquiry' })
  await eraseDraftsOf(tx, person)
  await eraseFromImports(tx, person)
  await erasePersonalAudit(tx, ids)
  await markErased(tx, ids, ctx.clock.now())
  // Writes an entry for each, because verifying the audit trail accepts missing values only of a record that was
  // erased.
  for (const each of ids) {
    const erased = each === id ? record : 'enquiry'
    await audit(tx, ctx, { action: `${erased}.erase` as 'student.erase', record: erased, recordId: each })
  }
  await ctx.mail.erase({ ids, addresses })
}
