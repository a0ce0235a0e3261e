import { constants } from 'node:zlib'
import compress, { type FastifyCompressOptions } from '@fastify/compress'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { TrailWatch } from '#features/overview/audit-trail/server/public.ts'
import type { ChangeHub } from '#features/overview/changes/server/public.ts'
import { type BackupService, NO_BACKUPS } from '#features/overview/backup/server/backup-service.ts'
import { NO_RESTORES, type RestoreService } from '#features/overview/backup/server/restoring/restore-service.ts'
import { NO_PROOFS, type ProofService } from '#features/overview/backup/server/proof-service.ts'
import { draftPermissions } from '#shared/contract/drafts.contract.ts'
import { FEATURES } from '#app/contract/declared.ts'
import { createCatalogue, createFindActor, recordWrite } from '#features/base/identity/server/public.ts'
import {
  createInstallationService,
  type InstallationService,
} from '#features/overview/installation/server/installation-service.ts'
import type { Disk } from '#features/base/institute/contract/disk.contract.ts'
import type { PhoneAccess } from '#features/overview/setup/contract/phones.contract.ts'
import type { SetupGate } from '#features/overview/setup/server/setup-gate.ts'
import { createChangeHub } from './create-change-hub.ts'
import { guardPlainHttp } from '#features/overview/tls/server/guard-plain-http.ts'
import { createInactive, type HttpsService } from '#features/overview/tls/server/https-service.ts'
import { type ApiDependencies, buildApi } from './build-api.ts'
import { createLogger } from '#shared/server/create-logger.ts'
import { draftsRoutes } from '#shared/server/drafts.ts'
import { diskFull } from '#shared/server/errors.ts'
import { loadMessages } from '#shared/server/messages.ts'
import type { Replica } from '#shared/server/start-replica.ts'
import { serveOpenApi } from './serve-openapi.ts'
import * as features from './features.ts'
import { closeConnectionsWhileDraining, type Health, healthRoutes } from './health.routes.ts'
import type { UpdateService } from '#features/overview/updates/server/update-service.ts'
import { createUpdateService } from './update/create-update-service.ts'
import { installFillers } from './install-fillers.ts'
import { logResponses } from './log-responses.ts'
import type { Metrics } from './metrics.ts'
import { addSecurityHeaders } from './security-headers.ts'
import { shortenHeaders } from './shorten-headers.ts'

type AppOptions = Pick<ApiDependencies, 'db' | 'clock' | 'mail' | 'secretKey' | 'getOrigin' | 'restart'> & {
  gate: SetupGate
  backups?: BackupService
  updates?: UpdateService
  installation?: InstallationService
  https?: HttpsService
  restores?: RestoreService
  proofs?: ProofService
  logger?: FastifyBaseLogger
  isHttps?: boolean
  hasPublicUrl?: boolean
  trustProxy?: false | string
  sealFiles?: readonly string[]
  trailWatch?: TrailWatch
  health?: Health
  getDisk?: () => Disk
  isDiskFull?: () => boolean
  getPhoneAccess?: () => PhoneAccess
  metrics?: Metrics | undefined
  replica?: Replica | undefined
  changes?: ChangeHub
}

/**
 * Brotli's next quality saves 140 bytes of a list of 17 kB and takes half as long again. A stream takes longer than the
 * compression, up to a size that keeps other requests waiting for 1 ms.
 */
const COMPRESSION: FastifyCompressOptions = {
  threshold: 1024,
  syncThreshold: 128 * 1024,
  encodings: ['br', 'gzip'],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } },
  zlibOptions: { level: 3 },
}

/** Builds the API and the health checks, without the page. */
export async function buildApp({
  db,
  clock,
  mail,
  secretKey,
  getOrigin,
  gate,
  backups = NO_BACKUPS,
  updates = createUpdateService({ installation: undefined, settings: {} }),
  installation = createInstallationService({ dataDirectory: 'data' }),
  https = createInactive('off'),
  restores = NO_RESTORES,
  proofs = NO_PROOFS,
  restart,
  logger,
  isHttps = false,
  hasPublicUrl = false,
  trustProxy = false,
  sealFiles = [],
  trailWatch = new TrailWatch(),
  health = { isDraining: false, database: { state: 'unknown', isSchemaCurrent: true } },
  getDisk = () => ({ state: 'ok', free: null, total: null }),
  isDiskFull = () => false,
  getPhoneAccess = () => ({ addresses: [], onlyThisComputer: true }),
  metrics,
  replica,
  changes = createChangeHub({ db, clock, log: logger ?? createLogger(false) }),
}: AppOptions): Promise<FastifyInstance> {
  installFillers()
  const catalogue = createCatalogue(FEATURES, draftPermissions)
  return buildApi({
    db,
    clock,
    mail,
    secretKey,
    getOrigin,
    hasPublicUrl,
    isHttps,
    restart,
    translate: loadMessages(),
    findActor: createFindActor(catalogue),
    replicaReads: replica && { replica, recordWrite },
    trustProxy,
    ...(logger && { logger }),
    routes: [
      ...Object.values(features).flatMap((feature) =>
        feature.routes({
          gate,
          backups,
          updates,
          installation,
          restart,
          https,
          restores,
          proofs,
          sealFiles,
          trailWatch,
          getDisk,
          getPhoneAccess,
          changes,
          catalogue,
        }),
      ),
      draftsRoutes,
      healthRoutes(health),
    ],
    registerPlugins: async (app) => {
      await app.register(compress, COMPRESSION)
      // First, so that responses which a later hook sends have these headers too.
      shortenHeaders(app)
      addSecurityHeaders(app, isHttps)
      guardPlainHttp(app, https)
      logResponses(app)
      metrics?.observe(app)
      closeConnectionsWhileDraining(app, health)
      rejectWritesOnFullDisk(app, isDiskFull)
      await serveOpenApi(app)
    },
  })
}

/** People can still sign in and read. */
const SESSION_CALLS = /\/(?:login|logout|session)$/

/** Leaves the rest of the disk to PostgreSQL, which would stop without any, so that reads would fail too. */
function rejectWritesOnFullDisk(app: FastifyInstance, isDiskFull: () => boolean) {
  app.addHook('onRequest', async (request) => {
    const { method, path } = request.routeOptions.config.endpoint ?? {}
    if (method === undefined || method === 'GET' || path === undefined || SESSION_CALLS.test(path)) return
    if (isDiskFull()) throw diskFull()
  })
}
