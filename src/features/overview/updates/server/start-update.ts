import { v7 as uuid } from 'uuid'
import { messagesOf } from '#shared/contract/messages.ts'
import type { Actor } from '#shared/server/actor.ts'
import { audit } from '#shared/server/audit.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import { AppError } from '#shared/server/errors.ts'
import type en from '../contract/messages/en.json'
import type { UpdateService } from './update-service.ts'

const message = messagesOf<typeof en>('updates')

/** While a version is being fetched, no other fetch is started. */
export async function startUpdate(ctx: Ctx<Actor>, updates: UpdateService): Promise<{ _id: string | null }> {
  const { version, command, hasFeed, isFetching } = updates.describe()
  if (command !== null || !hasFeed) throw new AppError(409, 'no_update', message('notByItself'))
  if (isFetching) return { _id: null }
  const _id = uuid()
  await inTx(ctx.db, (tx) =>
    audit(tx, ctx, { action: 'update.start', record: 'update', recordId: _id, before: { version } }),
  )
  updates.start()
  return { _id }
}
