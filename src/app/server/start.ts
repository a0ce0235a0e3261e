import { resolve } from 'node:path'
import { openSetupGate } from '#features/setup/server/setup-gate.ts'
import { setUpFromEnvironment } from '#features/setup/server/set-up-from-environment.ts'
import { assertRestricted } from '#shared/server/assert-restricted.ts'
import { wallClock } from '#shared/server/clock.ts'
import { openDb } from '#shared/server/db.ts'
import { openLog } from '#shared/server/log.ts'
import { openMail } from '#shared/server/mail.ts'
import { addressesOf, originAmong } from './addresses.ts'
import { buildApp } from './app.ts'
import { openDatabase } from './database.ts'
import { drainer } from './drain.ts'
import { startCleanupJob } from './cleanup-job.ts'
import { listen } from './listen.ts'
import { servePage } from './page.ts'
import { senderOf, type Settings } from './settings.ts'

export type Running = {
  /** Where people reach it, the first one first. */
  addresses: string[]
  /** The set-up link with its one-time code, while there is no institute. */
  setupLink: string | undefined
  /** Answers what is under way, then closes the database, which it stops if it started it. */
  stop(): Promise<void>
}

/** Database, migrations, API and page, in this order; whatever was started is stopped again when a later step fails. */
export async function start(settings: Settings, environment: Record<string, string | undefined>): Promise<Running> {
  const log = openLog({ level: settings.LOG_LEVEL })
  const database = await openDatabase(settings, (message, details) => log.info(details ?? {}, message))
  const { db } = openDb(database.url, { log: (message, error) => log.warn({ err: error }, message) })
  const closeDatabase = async () => {
    await db.destroy()
    await database.stop()
  }
  try {
    await assertRestricted(db)
    const outbox = resolve(settings.DATA_DIR, 'outbox')
    const mail = openMail({
      smtpUrl: settings.SMTP_URL,
      from: senderOf(settings),
      outbox,
      log,
    })
    let addresses: string[] = []
    const parts = { db, clock: wallClock, mail, originFor: (host?: string) => originAmong(addresses, host, settings) }
    await setUpFromEnvironment(parts, environment)
    const gate = await openSetupGate(db, database.url)
    const isHttps = settings.PUBLIC_URL?.startsWith('https:') ?? false
    const app = await buildApp({ ...parts, gate, isHttps, logger: log, trustProxy: settings.TRUST_PROXY })
    await servePage(app, { webDir: settings.WEB_DIR, isHttps, db })
    const drain = drainer(app)
    const stopHousekeeping = startCleanupJob({ db, clock: wallClock, log, outbox })
    await listen(app, settings)
    addresses = addressesOf(app.server, settings)
    return {
      addresses,
      setupLink: gate.code && `${addresses[0]}/setup?code=${gate.code}`,
      async stop() {
        stopHousekeeping()
        await drain()
        await closeDatabase()
      },
    }
  } catch (error) {
    await closeDatabase()
    throw error
  }
}
