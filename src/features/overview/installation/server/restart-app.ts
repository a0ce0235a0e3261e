import { messagesOf } from '#shared/contract/messages.ts'
import { ABSENT_ID } from '#shared/contract/scalars.ts'
import { audit } from '#shared/server/audit.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import { AppError } from '#shared/server/errors.ts'
import type en from '../contract/messages/en.json'
import type { Restart } from './get-installation.ts'
import { type InstallationService, keepInUse, readText } from './installation-service.ts'

const message = messagesOf<typeof en>('installation')

/** The response is still sent: the app stops after the requests in progress. 409: nothing can start it again. */
export async function restartApp(ctx: Ctx, service: InstallationService, restart: Restart) {
  if (restart === undefined) throw new AppError(409, 'no_restart', message('restartByHand'))
  await inTx(ctx.db, (tx) => audit(tx, ctx, { action: 'institute.restart', record: 'institute', recordId: ABSENT_ID }))
  if (readText(service) !== service.text) keepInUse(service)
  restart()
  return { message: ctx.translate(ctx.language, message('restarting'), { count: service.restartSeconds }) }
}
