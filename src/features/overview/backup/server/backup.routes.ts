import type { FastifyInstance } from 'fastify'
import { serve } from '#shared/server/serve.ts'
import { backupApi } from '../contract/backup.contract.ts'
import type { BackupService } from './backup-service.ts'
import { downloadBackup } from './download-backup.ts'
import { getBackupStatus } from './get-backup-status.ts'
import { listBackups } from './list-backups.ts'
import { startBackup } from './start-backup.ts'

export const backupRoutes = (backups: BackupService) => async (app: FastifyInstance) => {
  serve(app, backupApi.get, (ctx) => getBackupStatus(ctx, backups))
  serve(app, backupApi.start, (ctx) => startBackup(ctx, backups))
  serve(app, backupApi.list, async () => ({ files: await listBackups(backups) }))
  serve(app, backupApi.download, (ctx, { params }) => downloadBackup(ctx, backups, params.name))
}
