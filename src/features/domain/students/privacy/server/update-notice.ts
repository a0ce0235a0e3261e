import { ABSENT_ID } from '#shared/contract/scalars.ts'
import { audit } from '#shared/server/audit.ts'
import { checkVersion, type Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import type { PrivacyNotice, PrivacyNoticeChange } from '../contract/privacy.contract.ts'
import { lockNotice, setNotice } from './privacy.sql.ts'

/** Every change is a new version, which later consents name. 409: another version. */
export async function updateNotice(ctx: Ctx, { language, text }: PrivacyNoticeChange): Promise<PrivacyNotice> {
  return inTx(ctx.db, async (tx) => {
    const before = await lockNotice(tx)
    checkVersion(ctx, before.version, before)
    const after = { texts: { ...before.texts, [language]: text ?? null }, version: before.version + 1 }
    await setNotice(tx, after)
    const toAudited = ({ texts, version }: PrivacyNotice) => ({ [`notice.${language}`]: texts[language], version })
    await audit(tx, ctx, {
      action: 'institute.privacy',
      record: 'institute',
      recordId: ABSENT_ID,
      before: toAudited(before),
      after: toAudited(after),
    })
    return after
  })
}
