import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '#shared/server/clock.ts'
import type { Db } from '#shared/server/db.ts'
import type { Mailer } from '#shared/server/mailer.ts'
import type { Translate } from '#shared/server/messages.ts'
import { isSetUp } from '#features/base/institute/server/public.ts'
import { chainEntries } from './chain-entries.ts'
import { emailSeal } from './email-seal.ts'
import { sealTrail } from './seals.sql.ts'

type MaintainTrailOptions = {
  db: Db
  clock: Clock
  mail: Mailer
  translate: Translate
  log: Pick<FastifyBaseLogger, 'info'>
  isStopped?: () => boolean
  maySend?: () => Promise<boolean>
}

/** Links new entries. Once a day seals the links and emails the seal. */
export async function maintainTrail(options: MaintainTrailOptions): Promise<void> {
  const { db, log, maySend = async () => true } = options
  if (!(await isSetUp(db))) return
  await chainEntries(options)
  const seal = await sealTrail(db)
  if (seal !== undefined) {
    log.info({ day: seal.day, entries: seal.number, hash: seal.hash }, 'audit trail sealed')
    if (await maySend()) await emailSeal(options, seal)
  }
}
