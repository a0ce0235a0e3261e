import type { FastifyInstance } from 'fastify'
import { serve } from '#shared/server/serve.ts'
import { backupApi } from '../contract/backup.contract.ts'
import { restoreApi } from '../contract/restore.contract.ts'
import type { BackupService } from './backup-service.ts'
import { downloadBackup } from './download-backup.ts'
import { getBackupStatus } from './get-backup-status.ts'
import { listBackups } from './list-backups.ts'
import { confirmRestore, getRestoreStatus, goBack } from './restoring/end-restore.ts'
import { previewRestore, requestRestore } from './restoring/request-restore.ts'
import type { RestoreService } from './restoring/restore-service.ts'
import { startBackup } from './start-backup.ts'

type Services = { backups: BackupService; restores: RestoreService }

export const backupRoutes =
  ({ backups, restores }: Services) =>
  async (app: FastifyInstance) => {
    serve(app, backupApi.get, (ctx) => getBackupStatus(ctx, backups))
    serve(app, backupApi.start, (ctx) => startBackup(ctx, backups))
    serve(app, backupApi.list, async () => ({ files: await listBackups(backups) }))
    serve(app, backupApi.download, (ctx, { params }) => downloadBackup(ctx, backups, params.name))
    serve(app, restoreApi.status, (ctx) => getRestoreStatus(ctx, restores))
    serve(app, restoreApi.preview, (ctx, { body }) => previewRestore(ctx, restores, body))
    serve(app, restoreApi.request, (ctx, { body }) => requestRestore(ctx, restores, body))
    serve(app, restoreApi.confirm, (ctx) => confirmRestore(ctx, restores))
    serve(app, restoreApi.back, (ctx) => goBack(ctx, restores))
  }
