import type { FastifyInstance } from 'fastify'
import { serve } from '#shared/server/serve.ts'
import { backupApi } from '../contract/backup.contract.ts'
import type { BackupService } from './backup-service.ts'
import { getBackupStatus } from './get-backup-status.ts'
import { startBackup } from './start-backup.ts'

export const backupRoutes = (backups: BackupService) => async (app: FastifyInstance) => {
  serve(app, backupApi.get, (ctx) => getBackupStatus(ctx, backups))
  serve(app, backupApi.start, (ctx) => startBackup(ctx, backups))
}
