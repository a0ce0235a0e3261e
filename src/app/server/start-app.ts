import { TrailWatch } from '#features/overview/audit-trail/server/public.ts'
import { hostname } from 'node:os'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createBackupService } from '#features/overview/backup/server/backup-service.ts'
import { createHttpsService } from '#features/overview/tls/server/create-https-service.ts'
import { findUnconfirmedRestore } from '#features/overview/audit-trail/server/restores/public.ts'
import {
  continueRestore,
  endRestore,
  isRestoring,
  requestUndo,
} from '#features/overview/backup/server/restoring/continue-restore.ts'
import { createRestoreService, NO_RESTORES } from '#features/overview/backup/server/restoring/restore-service.ts'
import { createMakeBackup } from '#features/overview/backup/server/make-backup.ts'
import { createProofService } from '#features/overview/backup/server/proof-service.ts'
import { listenForChanges } from '#features/overview/changes/server/public.ts'
import { isSecretKeyCurrent } from '#features/base/identity/server/two-factor/public.ts'
import { createInstallationService } from '#features/overview/installation/server/installation-service.ts'
import { getMailSender } from '#features/overview/installation/server/mail-sender.ts'
import { openSetupGate } from '#features/overview/setup/server/setup-gate.ts'
import { setUpFromEnvironment } from '#features/overview/setup/server/set-up-from-environment.ts'
import { wallClock } from '#shared/server/clock.ts'
import { openDb } from '#shared/server/db.ts'
import { selectWritten, startReplica, withLoginOf } from '#shared/server/start-replica.ts'
import { createLogger } from '#shared/server/create-logger.ts'
import { createMailer } from '#shared/server/mailer.ts'
import { createChangeHub } from './create-change-hub.ts'
import { getServerUrls, listUrls, resolveOrigin } from './server-urls.ts'
import { createHttpsListeners } from './https-listeners.ts'
import { getHttpsPlan } from './https-plan.ts'
import { buildApp } from './build-app.ts'
import { getPhoneAccess } from './phone-access.ts'
import { openDatabase } from './open-database.ts'
import { createGracefulClose } from './graceful-close.ts'
import { assertHealthy } from './update/assert-healthy.ts'
import { createUpdateService } from './update/create-update-service.ts'
import { findInstallation } from './update/installation.ts'
import { followUpdate } from './update/follow-update.ts'
import { createProveBackup } from './prove-backup.ts'
import { startJobs } from './start-jobs.ts'
import { type Monitoring, startMonitoring } from './start-monitoring.ts'
import { listen } from './listen.ts'
import type { LoadedSettings } from './load-settings.ts'
import { getRestoreSettings } from './restore-settings.ts'
import { startRestoringServer } from './restoring-server.ts'
import { readSecretKey } from './secret-key.ts'
import { serveWebApp } from './serve-web-app.ts'
import { getDailyBackups, getErasureFiles, getHeadFile, getSealFiles, isPublicOverHttps } from './settings.ts'

export type RunningApp = {
  urls: string[]
  /** The link with the one-time code; undefined once there is an institute. */
  setupLink: string | undefined
  /** Advice and SQL for an administrator of the database. */
  notes: string[]
  dataDir: string
  /** `stop` still serves requests for this time, so that a proxy can send them elsewhere. */
  drainMs: number
  /** Drains, finishes the requests in progress and stops. Does not wait once `cut` is aborted. */
  stop(cut: AbortSignal): Promise<void>
}

type StartOptions = LoadedSettings & {
  /** Names the institute of an unattended set-up. */
  environment: Record<string, string | undefined>
  restart: () => void
}

/**
 * Restores first what an admin has requested. If the app does not start with the restored data, it starts with those
 * before.
 */
export async function startApp(options: StartOptions): Promise<RunningApp> {
  const { settings } = options
  const log = createLogger({ level: settings.LOG_LEVEL })
  const dataDir = resolve(settings.DATA_DIR)
  const stopAnswering = isRestoring(dataDir) ? await startRestoringServer(settings) : async () => {}
  const start = () => openApp({ ...options, log, stopAnswering })
  try {
    const running = await start().catch((error: unknown) => {
      if (!requestUndo(dataDir, error instanceof Error ? error.message : String(error))) throw error
      log.error({ err: error }, 'the app did not start with the restored data')
      return start()
    })
    endRestore(dataDir)
    return running
  } catch (error) {
    await stopAnswering()
    throw error
  }
}

type OpenOptions = StartOptions & {
  log: ReturnType<typeof createLogger>
  /** Frees the port. */
  stopAnswering: () => Promise<void>
}

async function openApp(options: OpenOptions): Promise<RunningApp> {
  const { settings, source, environment, restart, log, stopAnswering } = options
  const begin = performance.now()
  const restoreSettings = getRestoreSettings(settings, log)
  const database = await openDatabase(
    settings,
    (message, details) => log.info(details ?? {}, message),
    (ownerUrl) => continueRestore(ownerUrl, restoreSettings),
  )
  let isClosing = false
  const { db, pool } = openDb(database.url, {
    // A connection that is being closed can still receive the database's message that it shuts down.
    log: (message, error) => isClosing || log.warn({ err: error }, message),
  })
  const { DATABASE_READ_URL } = settings
  const replica =
    DATABASE_READ_URL === undefined
      ? undefined
      : startReplica({ primary: db, url: withLoginOf(database.url, DATABASE_READ_URL), log })
  const changes = createChangeHub({
    db,
    clock: wallClock,
    log,
    ...(replica && { getReadAfter: () => selectWritten(db) }),
  })
  let stopListening = async () => {}
  let monitoring: Monitoring | undefined
  const closeDatabase = async () => {
    isClosing = true
    await stopListening()
    await monitoring?.stop()
    await replica?.stop()
    await db.destroy()
    await database.stop()
  }
  try {
    for (const note of database.notes) log.warn(note)
    monitoring = await startMonitoring({
      db,
      pool,
      log,
      clock: wallClock,
      dataDir: resolve(settings.DATA_DIR),
      databaseDirectory: database.directory,
      address: settings.METRICS_ADDRESS,
      replica,
      changes,
    })
    const { health } = monitoring
    const outbox = resolve(settings.DATA_DIR, 'outbox')
    const mail = createMailer({
      smtpUrl: settings.SMTP_URL,
      from: getMailSender(settings),
      outbox,
      log,
    })
    let urls: string[] = []
    const secretKey = readSecretKey(settings)
    if (!(await isSecretKeyCurrent(db, secretKey)))
      log.error('the secret key differs from the one that encrypted the two-factor secrets in the database')
    const dependencies = {
      db,
      clock: wallClock,
      mail,
      secretKey,
      getOrigin: (host?: string) => resolveOrigin(urls, host, settings),
    }
    await setUpFromEnvironment(dependencies, environment)
    const gate = await openSetupGate(db, database.ownerUrl)
    const listeners = createHttpsListeners(() => app.server, settings)
    const https = createHttpsService(getHttpsPlan(settings), { clock: wallClock, log, listeners })
    // A local authority leaves http as it is: headers that force https would end it.
    const isHttps = isPublicOverHttps(settings) && https.mode !== 'local'
    const hasPublicUrl = settings.PUBLIC_URL !== undefined
    const sealFiles = getSealFiles(settings)
    const trailWatch = new TrailWatch(getHeadFile(settings))
    const backups = createBackupService({
      db,
      clock: wallClock,
      log,
      ...getDailyBackups(settings),
      time: settings.BACKUP_HOUR,
      encrypted: settings.BACKUP_PASSPHRASE !== undefined,
      makeBackup: createMakeBackup({
        ownerUrl: database.ownerUrl,
        passphrase: settings.BACKUP_PASSPHRASE,
        secretKey,
      }),
      databaseDirectory: database.directory,
    })
    const installation = findInstallation(environment)
    const serverSettings = createInstallationService({
      ...source,
      sharedBy: settings.DATABASE_URL === undefined ? null : hostname(),
      listUrls,
    })
    const restores =
      settings.DATABASE_URL === undefined
        ? createRestoreService({
            ...restoreSettings,
            directory: restoreSettings.backupDirectory,
            ownerUrl: database.ownerUrl,
            restart,
          })
        : NO_RESTORES
    const proofs = createProofService({
      db,
      clock: wallClock,
      log,
      backups,
      proveBackup: createProveBackup({ passphrase: settings.BACKUP_PASSPHRASE, secretKey }),
    })
    const app = await buildApp({
      ...dependencies,
      ...monitoring,
      replica,
      changes,
      gate,
      backups,
      updates: createUpdateService({ installation, settings }),
      installation: serverSettings,
      https,
      restores,
      proofs,
      restart,
      isHttps,
      hasPublicUrl,
      logger: log,
      trustProxy: settings.TRUST_PROXY,
      sealFiles,
      trailWatch,
      getPhoneAccess: () => getPhoneAccess(app.server, settings),
    })
    await serveWebApp(app, { webDir: settings.WEB_DIR, isHttps, db })
    const drainMs = settings.DRAIN_SECONDS * 1000
    const closeApp = createGracefulClose(app, listeners.closeConnections)
    stopListening = listenForChanges({ url: withLoginOf(database.url, database.ownerUrl), hub: changes, log })
    const stopFollowing =
      installation && (await followUpdate({ installation, restart, assertHealthy: () => assertHealthy(app), log }))
    if (isRestoring(restoreSettings.dataDir)) await assertHealthy(app)
    await stopAnswering()
    await listen(app, settings)
    await https.start()
    urls = getServerUrls(app.server, settings, https.getStatus().urls)
    serverSettings.urls = urls
    serverSettings.restartSeconds = estimateRestart(performance.now() - begin + drainMs)
    const { translate } = app.dependencies
    const erasureFiles = getErasureFiles(settings)
    const stopJobs = startJobs({
      db,
      clock: wallClock,
      log,
      mail,
      translate,
      maySend: async () => (await findUnconfirmedRestore(db)) === undefined,
      backups,
      https,
      proofs,
      restores,
      outbox,
      sealFiles,
      erasureFiles,
      secretKey,
      trailWatch,
    })
    return {
      urls,
      setupLink: gate.code && `${urls[0]}/setup?code=${gate.code}`,
      notes: database.notes,
      dataDir: resolve(settings.DATA_DIR),
      drainMs,
      async stop(cut) {
        health.isDraining = true
        stopFollowing?.()
        changes.close()
        const jobsStopped = stopJobs()
        // Rejects when `cut` is aborted.
        await sleep(drainMs, undefined, { signal: cut }).catch(() => {})
        listeners.close()
        await Promise.all([jobsStopped, closeApp(cut)])
        await closeDatabase()
      },
    }
  } catch (error) {
    await closeDatabase()
    throw error
  }
}

/** Adds to the time of the last start what stopping and loading the code take. */
const estimateRestart = (startMs: number) => Math.ceil(startMs / 1000) + 3
