import type { Language } from '#shared/contract/messages.ts'
import { LANGUAGES } from '#shared/contract/messages.ts'
import type { Db, Tx } from '#shared/server/db.ts'
import { type Scope, within } from '#shared/server/scope.ts'
import type { Consent, PrivacyNotice } from '../contract/privacy.contract.ts'

const FIRST_VERSION = 1

export async function getNotice(db: Db): Promise<PrivacyNotice> {
  const row = await db.selectFrom('privacy_notice').select(['texts', 'version']).executeTakeFirst()
  const own = (row?.texts ?? {}) as Partial<Record<Language, string>>
  const texts = Object.fromEntries(LANGUAGES.map((language) => [language, own[language] ?? null]))
  return { texts: texts as PrivacyNotice['texts'], version: row?.version ?? FIRST_VERSION }
}

/** Creates the row if necessary, and locks it. */
export async function lockNotice(tx: Tx): Promise<PrivacyNotice> {
  await tx
    .insertInto('privacy_notice')
    .values({ texts: '{}', version: FIRST_VERSION })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await tx.selectFrom('privacy_notice').select('one').forUpdate().execute()
  return getNotice(tx)
}

export async function setNotice(tx: Tx, { texts, version }: PrivacyNotice): Promise<void> {
  await tx
    .updateTable('privacy_notice')
    .set({ texts: JSON.stringify(texts), version })
    .execute()
}

type NewConsent = { studentId: string; guardian: string | null; version: number; at: Date; recordedBy: string | null }

export async function insertConsent(tx: Tx, consent: NewConsent): Promise<void> {
  await tx
    .insertInto('consent')
    .values({
      student_id: consent.studentId,
      given_by: consent.guardian === null ? 'student' : 'guardian',
      guardian_name: consent.guardian,
      notice_version: consent.version,
      at: consent.at,
      recorded_by: consent.recordedBy,
    })
    .execute()
}

export async function findConsent(db: Db, scope: Scope, studentId: string): Promise<Consent | null> {
  const row = await db
    .selectFrom('consent as c')
    .leftJoin('account as a', 'a.id', 'c.recorded_by')
    .select(['c.given_by', 'c.guardian_name', 'c.notice_version', 'c.at', 'a.name'])
    .where('c.student_id', '=', studentId)
    .$call(within(scope, 'c.student_id'))
    .executeTakeFirst()
  if (!row) return null
  return {
    by: row.given_by as Consent['by'],
    guardian: row.guardian_name,
    noticeVersion: row.notice_version,
    at: row.at.toISOString(),
    recordedBy: row.name,
  }
}

export async function eraseConsent(tx: Tx, studentId: string): Promise<void> {
  await tx.deleteFrom('consent').where('student_id', '=', studentId).execute()
}
