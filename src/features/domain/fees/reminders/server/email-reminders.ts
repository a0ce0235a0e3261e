import { getToday } from '#features/base/institute/server/days/public.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import { ABSENT_ID } from '#shared/contract/scalars.ts'
import type { Actor } from '#shared/server/actor.ts'
import { audit } from '#shared/server/audit.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import { scopeOf } from '#shared/server/scope.ts'
import type en from '../contract/messages/en.json'
import { type EmailBody, MAX_EMAILS } from '../contract/reminders.contract.ts'
import { insertReminders } from './reminders.sql.ts'
import { getReminderSettings } from './settings.sql.ts'
import { selectDueIdsWithEmail } from './students-to-remind.sql.ts'

const message = messagesOf<typeof en>('reminders')

/** `sendQueuedReminders` sends the queued emails, in any process. */
export async function emailReminders(ctx: Ctx<Actor>, { search = '' }: EmailBody) {
  return inTx(ctx.db, async (tx) => {
    const day = await getToday(tx, ctx.clock)
    const { days } = await getReminderSettings(tx, ctx.translate)
    const due = await selectDueIdsWithEmail(tx, scopeOf(ctx.actor), { search, days, today: day }, MAX_EMAILS)
    const claim = { day, channel: 'Email', state: 'queued', by: ctx.actor.id, at: ctx.clock.now() } as const
    const queued = await insertReminders(tx, due, claim)
    const after = { emails: queued }
    if (queued > 0)
      await audit(tx, ctx, { action: 'institute.remind', record: 'institute', recordId: ABSENT_ID, after })
    return { message: ctx.translate(ctx.language, toMessageKey(ctx, queued), { count: queued }), queued }
  })
}

function toMessageKey({ mail }: Ctx, queued: number) {
  if (queued === 0) return message('nobodyToEmail')
  return mail.isSetUp ? message('emailsQueued') : message('emailsToOutbox')
}
