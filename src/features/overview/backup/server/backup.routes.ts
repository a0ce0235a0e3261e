import type { FastifyInstance } from 'fastify'
import { serve } from '#shared/server/serve.ts'
import { backupApi } from '../contract/backup.contract.ts'
import { restoreApi } from '../contract/restore.contract.ts'
import { kitApi } from '../contract/kit.contract.ts'
import { proofApi } from '../contract/proof.contract.ts'
import { secondPlaceApi } from '../contract/second-place.contract.ts'
import { uploadApi } from '../contract/upload.contract.ts'
import type { BackupService } from './backup-service.ts'
import { downloadBackup } from './download-backup.ts'
import { getBackupStatus } from './get-backup-status.ts'
import { listBackups } from './list-backups.ts'
import { confirmRestore, getRestoreStatus, goBack } from './restoring/end-restore.ts'
import { previewRestore, requestRestore } from './restoring/request-restore.ts'
import type { RestoreService } from './restoring/restore-service.ts'
import { storeUpload } from './restoring/store-upload.ts'
import { listReminders } from './list-reminders.ts'
import { postponePlace, removePlace, setPlace, tryOutPlace } from './set-place.ts'
import { openKit } from './open-kit.ts'
import type { ProofService } from './proof-service.ts'
import { startBackup } from './start-backup.ts'
import { startProof } from './start-proof.ts'

type Services = { backups: BackupService; proofs: ProofService; restores: RestoreService }

export const backupRoutes =
  ({ backups, proofs, restores }: Services) =>
  async (app: FastifyInstance) => {
    serve(app, backupApi.get, (ctx) => getBackupStatus(ctx, backups))
    serve(app, backupApi.start, (ctx) => startBackup(ctx, backups))
    serve(app, backupApi.reminders, async (ctx) => ({ reminders: await listReminders(ctx) }))
    serve(app, backupApi.list, async () => ({ files: await listBackups(backups) }))
    serve(app, backupApi.download, (ctx, { params }) => downloadBackup(ctx, backups, params.name))
    serve(app, restoreApi.status, (ctx) => getRestoreStatus(ctx, restores))
    serve(app, uploadApi.send, (_ctx, { body }) => storeUpload(restores, body))
    serve(app, restoreApi.preview, (ctx, { body }) => previewRestore(ctx, restores, body))
    serve(app, restoreApi.request, (ctx, { body }) => requestRestore(ctx, restores, body))
    serve(app, restoreApi.confirm, (ctx) => confirmRestore(ctx, restores))
    serve(app, restoreApi.back, (ctx) => goBack(ctx, restores))
    serve(app, kitApi.open, (ctx) => openKit(ctx, backups))
    serve(app, proofApi.prove, (ctx) => startProof(ctx, proofs))
    serve(app, secondPlaceApi.set, (ctx, { body }) => setPlace(ctx, backups, body))
    serve(app, secondPlaceApi.remove, (ctx) => removePlace(ctx))
    serve(app, secondPlaceApi.tryOut, (ctx, { body }) => tryOutPlace(ctx, backups, body))
    serve(app, secondPlaceApi.postpone, (ctx) => postponePlace(ctx))
  }
